//! The child's side: what comes on standard input goes through a function to standard output.

use std::io::{self, ErrorKind, Read, Write};

use halfulp::{Bf16, F16, Format};

/// Reads bit patterns of a format, little-endian, from standard input until its end, `block` at a time, and writes f of them
/// to standard output. f is of floats; its results are rounded once to the format, to nearest even.
///
/// # Errors
/// If f fails, or standard input or output; the error is a sentence.
pub fn serve(
    format: Format,
    block: usize,
    mut f: impl FnMut(&[f32], &mut [f32]) -> Result<(), String>,
) -> Result<(), String> {
    let number = |bits: u32| match format {
        Format::F16 => F16::from_bits(bits as u16).to_f32(),
        Format::Bf16 => Bf16::from_bits(bits as u16).to_f32(),
        Format::F32 => f32::from_bits(bits),
    };
    let bits = |number: f32| match format {
        Format::F16 => F16::from_f32(number).to_bits().into(),
        Format::Bf16 => Bf16::from_f32(number).to_bits().into(),
        Format::F32 => number.to_bits(),
    };
    let width = format.bits() as usize / 8;
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    Output::take()?.serve(width, block, |bytes| {
        inputs.clear();
        inputs.extend(bytes.chunks_exact(width).map(|bytes| {
            let mut word = [0; 4];
            word[..width].copy_from_slice(bytes);
            number(u32::from_le_bytes(word))
        }));
        outputs.resize(inputs.len(), 0.0);
        f(&inputs, &mut outputs)?;
        for (bytes, &output) in bytes.chunks_exact_mut(width).zip(&outputs) {
            bytes.copy_from_slice(&bits(output).to_le_bytes()[..width]);
        }
        Ok(())
    })
}

/// Standard output for results alone: what else is printed there goes to standard error.
pub(crate) struct Output(#[cfg(unix)] std::fs::File, #[cfg(not(unix))] io::Stdout);

impl Output {
    /// Takes it.
    pub fn take() -> Result<Self, String> {
        #[cfg(unix)]
        let own = rustix::io::dup(rustix::stdio::stdout())
            .and_then(|own| {
                rustix::stdio::dup2_stdout(rustix::stdio::stderr()).map(|()| own.into())
            })
            .map_err(|error| format!("standard output: {error}"))?;
        #[cfg(not(unix))]
        let own = io::stdout();
        Ok(Output(own))
    }

    /// Reads standard input until its end, so many patterns of so many bytes at a time, and writes what `run` makes of
    /// them. No more is lost if it crashes.
    pub fn serve(
        mut self,
        width: usize,
        block: usize,
        mut run: impl FnMut(&mut [u8]) -> Result<(), String>,
    ) -> Result<(), String> {
        let mut bytes = vec![0; block * width];
        let mut input = io::stdin().lock();
        loop {
            let filled = read_whole(&mut input, &mut bytes)
                .map_err(|error| format!("standard input: {error}"))?;
            let block = &mut bytes[..filled / width * width];
            if block.is_empty() {
                return Ok(());
            }
            run(block)?;
            self.0.write_all(block).map_err(|error| format!("standard output: {error}"))?;
        }
    }
}

/// Fills the buffer, unless the input ends before.
fn read_whole(input: &mut impl Read, buffer: &mut [u8]) -> io::Result<usize> {
    let mut filled = 0;
    while filled < buffer.len() {
        match input.read(&mut buffer[filled..]) {
            Ok(0) => break,
            Ok(n) => filled += n,
            Err(error) if error.kind() == ErrorKind::Interrupted => (),
            Err(error) => return Err(error),
        }
    }
    Ok(filled)
}
