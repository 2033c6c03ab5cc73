//! Standard output, files, and how numbers are written.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use comfy_table::{LineStyle, Table, TableStyle};
use halfulp::Format;
use halfulp_verify::grouped;
use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};

use crate::command::Failure;

/// Standard output, until its reader goes away; what is written after that is dropped, since `| head` is no failure.
pub struct Output(BufWriter<io::Stdout>);

impl Output {
    /// Standard output.
    pub fn stdout() -> Self {
        Output(BufWriter::new(io::stdout()))
    }
}

fn unless_broken_pipe<T>(result: io::Result<T>, otherwise: T) -> io::Result<T> {
    match result {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(otherwise),
        result => result,
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        unless_broken_pipe(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        unless_broken_pipe(self.0.flush(), ())
    }
}

/// Writes a file whole or not at all: to a temporary file beside it, which then takes its name.
pub fn write_file(path: &Path, content: &[u8]) -> Result<(), Failure> {
    write_file_with(path, |write| write(content))
}

/// As [`write_file`], piece by piece: `content` hands the pieces on.
pub fn write_file_with(
    path: &Path,
    content: impl FnOnce(&mut dyn FnMut(&[u8]) -> Result<(), Failure>) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let failure = |error: io::Error| unwritable(path, &error);
    let (target, temporary) = place(path)?;
    let create = || -> Result<(), Failure> {
        let mut file = BufWriter::new(File::create_new(&temporary).map_err(failure)?);
        content(&mut |piece| Ok(file.write_all(piece).map_err(failure)?))?;
        file.into_inner()
            .map_err(|error| failure(error.into_error()))?
            .sync_all()
            .map_err(failure)?;
        Ok(fs::rename(&temporary, &target).map_err(failure)?)
    };
    create().inspect_err(|_| {
        let _ = fs::remove_file(&temporary);
    })
}

/// Refuses what [`write_file`] could not write, before there is anything to write: a long run should not fail at its end. Nothing
/// is left behind.
pub fn check_files<'a>(paths: impl IntoIterator<Item = &'a PathBuf>) -> Result<(), Failure> {
    for path in paths {
        let (_, temporary) = place(path)?;
        File::create_new(&temporary)
            .and_then(|_| fs::remove_file(&temporary))
            .map_err(|error| unwritable(path, &error))?;
    }
    Ok(())
}

fn unwritable(path: &Path, error: &io::Error) -> String {
    format!("{} can't be written: {error}", path.display())
}

/// The file that a name stands for, and the temporary one beside it.
fn place(path: &Path) -> Result<(PathBuf, PathBuf), Failure> {
    let failure = |error: io::Error| unwritable(path, &error);
    // The name may be a link's; a device or a directory must not be replaced.
    let target = match fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => fs::canonicalize(path).map_err(failure)?,
        Ok(_) => return Err(format!("{} is not a regular file", path.display()).into()),
        Err(error) if error.kind() == ErrorKind::NotFound => path.to_path_buf(),
        Err(error) => return Err(failure(error).into()),
    };
    let mut name = target.file_name().ok_or("the name of a file to write is empty")?.to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = target.with_file_name(name);
    Ok((target, temporary))
}

/// A table with its columns' names over a line and another line at its end.
pub fn table<'a>(header: impl IntoIterator<Item = &'a str>) -> Table {
    let line = || LineStyle::none().fill('─').junction('─');
    let mut table = Table::new();
    table.load_style(TableStyle::new().header_separator(line()).bottom_border(line()));
    table.set_header(header.into_iter().collect::<Vec<_>>());
    table
}

/// For so long after its start a bar shows neither rate nor time left: the first results take the start of a process or a compilation, too.
const SETTLED: Duration = Duration::from_secs(5);

/// A bar's style, in which `left` is the time left as soon as that means something, and `rate` the results a second.
fn style(template: &str) -> ProgressStyle {
    let once_settled = |tell: fn(&ProgressState, &mut dyn fmt::Write) -> fmt::Result| {
        move |state: &ProgressState, out: &mut dyn fmt::Write| {
            if state.elapsed() >= SETTLED {
                // There is no one to tell of an error.
                let _ = tell(state, out);
            }
        }
    };
    let rate =
        once_settled(|state, out| write!(out, ", {} a second", grouped(state.per_sec() as u64)));
    let left = once_settled(|state, out| write!(out, ", {:#} left", HumanDuration(state.eta())));
    let style = ProgressStyle::with_template(template).expect("a valid template");
    style.with_key("rate", rate).with_key("left", left)
}

/// A bar of results done on standard error, if that is a terminal.
pub fn progress_bar(results: u64) -> ProgressBar {
    let style = style("{msg:16} {wide_bar} {human_pos} of {human_len} results{rate}{left}");
    ProgressBar::new(results).with_style(style)
}

/// A bar of kernels timed on standard error, if that is a terminal.
pub fn kernels_bar() -> ProgressBar {
    ProgressBar::new(0).with_style(style("{wide_bar} {pos}/{len} kernels timed{left}"))
}

/// A time in seconds, to the millisecond.
pub fn seconds(time: Duration) -> String {
    format!("{:.3}", time.as_secs_f64())
}

/// An error in ulp.
pub fn ulps(error: f64) -> String {
    match error {
        _ if !error.is_finite() => "infinite".into(),
        // Enough digits to tell an error from half an ulp.
        _ if error < 1.0 => format!("{error:.7} ulp"),
        _ if error < 1e4 => format!("{error:.2} ulp"),
        _ => format!("{error:.3e} ulp"),
    }
}

/// A bit pattern in hex, as wide as the format.
pub fn hex(format: Format, bits: u32) -> String {
    format!("{bits:0width$x}", width = format.bits() as usize / 4)
}

/// The value of a bit pattern in decimal: the shortest that names the same f64.
pub fn decimal(format: Format, bits: u32) -> String {
    let value = format.decode(bits);
    match value.abs() {
        magnitude if magnitude.is_nan() => "nan".into(),
        0.0 | 1e-5..1e16 | f64::INFINITY => format!("{value}"),
        _ => format!("{value:e}"),
    }
}

/// The value of a bit pattern as a hexadecimal floating-point number: `0x1.8p-3`.
pub fn hex_float(format: Format, bits: u32) -> String {
    let value = format.decode(bits);
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if !value.is_finite() {
        return decimal(format, bits);
    }
    if value == 0.0 {
        return format!("{sign}0x0p+0");
    }
    // Normal in f64, whatever it is in its format.
    let exponent = (value.to_bits() >> 52 & 0x7ff) as i32 - 1023;
    let fraction = format!("{:013x}", value.to_bits() & ((1 << 52) - 1));
    let fraction = fraction.trim_end_matches('0');
    let point = if fraction.is_empty() { "" } else { "." };
    format!("{sign}0x1{point}{fraction}p{exponent:+}")
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use indicatif::{ProgressDrawTarget, TermLike};

    use super::*;

    /// A terminal that keeps what is written.
    #[derive(Clone, Debug, Default)]
    struct Screen(Arc<Mutex<String>>);

    impl TermLike for Screen {
        fn width(&self) -> u16 {
            120
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, text: &str) -> io::Result<()> {
            self.write_str(text)
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            self.0.lock().unwrap().push_str(text);
            Ok(())
        }
        fn clear_line(&self) -> io::Result<()> {
            Ok(())
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn bars_tell_the_time_left_only_when_it_means_something() {
        let shown = |bar: ProgressBar, elapsed| {
            let screen = Screen::default();
            bar.set_length(1 << 20);
            bar.set_draw_target(ProgressDrawTarget::term_like(Box::new(screen.clone())));
            let bar = bar.with_elapsed(Duration::from_millis(elapsed));
            bar.inc(1 << 10);
            bar.force_draw();
            screen.0.lock().unwrap().clone()
        };
        let young = shown(progress_bar(0), 100);
        assert!(young.contains("1,024 of 1,048,576 results"), "{young}");
        assert!(!young.contains("left") && !young.contains("a second"), "{young}");
        let settled = shown(progress_bar(0), 5_100);
        assert!(settled.contains(" a second, ") && settled.contains(" left"), "{settled}");
        assert!(!shown(kernels_bar(), 100).contains("left"));
        let settled = shown(kernels_bar(), 5_100);
        assert!(settled.contains("1024/1048576 kernels timed, "), "{settled}");
    }

    #[test]
    fn checking_files_leaves_nothing_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let [new, present] = ["new", "present"].map(|name| folder.path().join(name));
        fs::write(&present, "as it was").unwrap();
        check_files([&new, &present]).unwrap();
        assert_eq!(fs::read_to_string(&present).unwrap(), "as it was");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        let refused = |path: &Path| check_files([&path.to_owned()]).unwrap_err().to_string();
        assert!(refused(&new.join("below")).contains("can't be written"));
        assert!(refused(&present.join("below")).contains("can't be written"));
        assert!(refused(folder.path()).contains("is not a regular file"));
    }

    #[test]
    fn numbers_are_written_as_c_reads_them() {
        assert_eq!(hex_float(Format::F16, 0x3e00), "0x1.8p+0");
        assert_eq!(hex_float(Format::F16, 0x8001), "-0x1p-24");
        assert_eq!(hex_float(Format::F16, 0x8000), "-0x0p+0");
        assert_eq!(hex_float(Format::Bf16, 0xff80), "-inf");
        assert_eq!(hex_float(Format::Bf16, 0x0001), "0x1p-133");
        assert_eq!(hex_float(Format::F32, 0x3fc90fdb), "0x1.921fb6p+0");
        assert_eq!(decimal(Format::F16, 0x0001), "5.960464477539063e-8");
        assert_eq!(decimal(Format::F16, 0x8000), "-0");
        assert_eq!(decimal(Format::Bf16, 0x7f7f), "3.3895313892515355e38");
        assert_eq!(decimal(Format::F16, 0x7e00), "nan");
        assert_eq!(hex(Format::F16, 0x3c), "003c");
    }

    #[test]
    fn digits_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(65_536), "65,536");
        assert_eq!(grouped(4_294_967_296), "4,294,967,296");
    }
}
