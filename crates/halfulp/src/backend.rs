//! Which way of running on this processor is used.

use core::fmt;
use core::str::FromStr;
use core::sync::atomic::{AtomicU8, Ordering};

/// A way of running kernels on a CPU. Every backend gives the same bits, NaNs aside.
///
/// ```
/// use halfulp::Backend;
/// for backend in Backend::ALL.iter().filter(|backend| backend.is_available()) {
///     println!("{backend}");
/// }
/// assert_eq!("portable".parse(), Ok(Backend::Portable));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Backend {
    /// Any processor: no fused multiply-add, one value at a time.
    Portable,
    /// x86-64 with FMA and F16C, one value at a time.
    Scalar,
    /// x86-64 with AVX2, FMA and F16C: eight values at a time.
    Avx2,
    /// x86-64 with AVX-512 F, BW, DQ and VL (and VBMI where present): sixteen values at a time.
    Avx512,
}

impl Backend {
    /// Every backend, the preferred ones last.
    pub const ALL: &[Backend] =
        &[Backend::Portable, Backend::Scalar, Backend::Avx2, Backend::Avx512];

    /// The name, as in `HALFULP_BACKEND` and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Backend::Portable => "portable",
            Backend::Scalar => "scalar",
            Backend::Avx2 => "avx2",
            Backend::Avx512 => "avx512",
        }
    }

    /// The semantics class of the backend's narrow kernels: backends of one class run the same IEEE
    /// operations in the same order. (Of f32's there are two classes: fused, and on the portable backend unfused.)
    pub const fn class(self) -> &'static str {
        match self {
            Backend::Portable => "f32-unfused",
            Backend::Scalar => "f32-fused",
            Backend::Avx512 => "f32-fused, fractions rounded down",
            Backend::Avx2 => "f32-fused, tables of 8",
        }
    }

    /// Whether this processor has the backend's instructions.
    ///
    /// Without the feature `std`, whether the crate was compiled for processors that have them.
    #[inline]
    pub fn is_available(self) -> bool {
        match self {
            Backend::Portable => true,
            Backend::Scalar => detected::scalar(),
            Backend::Avx2 => detected::avx2(),
            Backend::Avx512 => detected::avx512(),
        }
    }

    /// The best backend that this processor has.
    pub fn best() -> Self {
        Backend::ALL
            .iter()
            .rev()
            .copied()
            .find(|backend| backend.is_available())
            .unwrap_or(Backend::Portable)
    }

    /// The backend in use: the one [forced](Backend::force), else the one that the environment variable
    /// `HALFULP_BACKEND` names (feature `std`), else the best.
    ///
    /// A name in the variable that is unknown, or names a backend which the processor lacks, is ignored
    /// here; [`from_env`](Backend::from_env) reports it.
    #[inline]
    pub fn current() -> Self {
        match CURRENT.load(Ordering::Relaxed) {
            0 => Self::choose(),
            code => Self::from_code(code),
        }
    }

    #[cold]
    fn choose() -> Self {
        #[cfg(feature = "std")]
        let chosen = Self::from_env().ok().flatten().unwrap_or_else(Self::best);
        #[cfg(not(feature = "std"))]
        let chosen = Self::best();
        // Another thread may have forced a backend in the meantime: its choice stands.
        match CURRENT.compare_exchange(0, chosen.code(), Ordering::Relaxed, Ordering::Relaxed) {
            Ok(_) => chosen,
            Err(code) => Self::from_code(code),
        }
    }

    /// The backend in [`CURRENT`].
    const fn code(self) -> u8 {
        self as u8 + 1
    }

    /// The code must be one of [`code`](Self::code)'s: a backend that the processor lacks may come of any other.
    const fn from_code(code: u8) -> Self {
        debug_assert!(code != 0 && code <= Backend::Avx512.code());
        match code {
            1 => Backend::Portable,
            2 => Backend::Scalar,
            3 => Backend::Avx2,
            _ => Backend::Avx512,
        }
    }

    /// Makes every later call in this process use this backend.
    ///
    /// ```standalone_crate
    /// use halfulp::Backend;
    /// Backend::Portable.force()?;
    /// assert_eq!(Backend::current(), Backend::Portable);
    /// # Ok::<(), halfulp::backend::BackendError>(())
    /// ```
    ///
    /// # Errors
    /// If the processor lacks it; then nothing changes.
    pub fn force(self) -> Result<(), BackendError> {
        if !self.is_available() {
            return Err(BackendError::Unavailable(self));
        }
        CURRENT.store(self.code(), Ordering::Relaxed);
        Ok(())
    }

    /// The backend that the environment variable `HALFULP_BACKEND` names, if it is set.
    ///
    /// # Errors
    /// If it names no backend, or one that the processor lacks.
    #[cfg(feature = "std")]
    pub fn from_env() -> Result<Option<Self>, BackendError> {
        let Some(name) = std::env::var_os("HALFULP_BACKEND") else { return Ok(None) };
        let backend: Self = name.to_str().ok_or(BackendError::Unknown)?.parse()?;
        if backend.is_available() {
            Ok(Some(backend))
        } else {
            Err(BackendError::Unavailable(backend))
        }
    }
}

/// A backend that this processor has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Available(Backend);

impl Available {
    /// The backend in use.
    #[inline]
    pub(crate) fn current() -> Self {
        Available(Backend::current())
    }

    /// The backend in use, if it has been chosen and is not the portable one: one comparison.
    #[inline]
    pub(crate) fn current_fused() -> Option<Self> {
        let code = CURRENT.load(Ordering::Relaxed);
        (code > Backend::Portable.code()).then(|| Available(Backend::from_code(code)))
    }

    /// `backend`, if the processor has it.
    #[inline]
    pub(crate) fn check(backend: Backend) -> Option<Self> {
        backend.is_available().then_some(Available(backend))
    }

    /// The backend for single values that a processor with this one has.
    #[inline]
    #[cfg(feature = "f32")]
    pub(crate) fn one_at_a_time(self) -> Self {
        Available(match self.0 {
            Backend::Portable => Backend::Portable,
            Backend::Scalar | Backend::Avx2 | Backend::Avx512 => Backend::Scalar,
        })
    }

    /// The backend.
    #[inline]
    pub(crate) fn backend(self) -> Backend {
        self.0
    }
}

/// The [code](Backend::code) of the backend in use; 0 before the first use.
static CURRENT: AtomicU8 = AtomicU8::new(0);

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Backend {
    type Err = BackendError;

    fn from_str(name: &str) -> Result<Self, BackendError> {
        Backend::ALL.iter().copied().find(|b| b.name() == name).ok_or(BackendError::Unknown)
    }
}

/// Why a backend can't be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BackendError {
    /// No backend has that name.
    Unknown,
    /// The processor lacks the backend's instructions.
    Unavailable(Backend),
}

impl fmt::Display for BackendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BackendError::Unknown => {
                f.write_str("no backend of that name; there are portable, scalar, avx2 and avx512")
            }
            BackendError::Unavailable(backend) => {
                write!(f, "this processor lacks the instructions of the backend {backend}")
            }
        }
    }
}

impl core::error::Error for BackendError {}

#[cfg(target_arch = "x86_64")]
mod detected {
    /// Whether the processor has all the features; without `std`, whether the compiler may assume them.
    macro_rules! has {
        ($($feature:tt),*) => {{
            #[cfg(feature = "std")]
            let has = $(std::arch::is_x86_feature_detected!($feature))&&*;
            #[cfg(not(feature = "std"))]
            let has = $(cfg!(target_feature = $feature))&&*;
            has
        }};
    }

    pub(super) fn scalar() -> bool {
        has!("fma", "f16c")
    }

    pub(super) fn avx2() -> bool {
        has!("avx2", "fma", "f16c")
    }

    pub(super) fn avx512() -> bool {
        has!("avx512f", "avx512bw", "avx512dq", "avx512vl", "fma", "f16c")
    }

    #[cfg(any(feature = "f16", feature = "bf16"))]
    pub(crate) fn avx512_vbmi() -> bool {
        has!("avx512vbmi")
    }
}

#[cfg(target_arch = "x86_64")]
#[cfg(any(feature = "f16", feature = "bf16"))]
pub(crate) use detected::avx512_vbmi;

#[cfg(not(target_arch = "x86_64"))]
mod detected {
    pub(super) fn scalar() -> bool {
        false
    }

    pub(super) fn avx2() -> bool {
        false
    }

    pub(super) fn avx512() -> bool {
        false
    }
}
