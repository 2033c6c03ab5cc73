//! The audited code as a child process: bit patterns on its standard input, as many on its standard output.

use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, ErrorKind, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use halfulp::Format;

/// What begins a line on the child's standard error that says why it gives up.
pub(crate) const REASON: &str = "halfulp-audit: ";
/// The exit status with which it does so whatever the inputs are.
const REFUSED: i32 = 3;
/// What begins one that says something about the function.
pub(crate) const NOTE: &str = "halfulp-audit note: ";

/// A program that reads bit patterns, little-endian, from its standard input until that ends, and writes as many
/// results to its standard output.
#[derive(Clone, Debug)]
pub struct Program {
    arguments: Vec<std::ffi::OsString>,
    /// How long it may neither read nor write.
    timeout: Duration,
}

/// What went wrong with a run of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// It can't be started.
    Start(String),
    /// It ended with an exit status, and perhaps gave a reason.
    Exit(String),
    /// It gave up for a reason that has nothing to do with particular inputs.
    Refused(String),
    /// A signal ended it.
    Signal(String),
    /// It neither read nor wrote for so many seconds.
    Hang(u64),
    /// It ended well, but with another number of bytes than the inputs have.
    Length {
        /// The number of bytes that the results would have.
        expected: u64,
        /// The number of bytes that came, or at least that.
        came: u64,
    },
    /// It was not run any more, after many failures.
    NotRun,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Start(error) => write!(f, "can't be started: {error}"),
            Failure::Exit(reason) | Failure::Refused(reason) => f.write_str(reason),
            Failure::Signal(signal) => write!(f, "crashes: {signal}"),
            Failure::Hang(seconds) => write!(f, "hangs: nothing read or written for {seconds} s"),
            Failure::NotRun => f.write_str("not run any more, after many failures"),
            Failure::Length { expected, came } if came > expected => {
                write!(f, "writes more than the {expected} bytes of as many results as inputs")
            }
            Failure::Length { expected, came } => {
                write!(f, "writes {came} bytes, not the {expected} of as many results as inputs")
            }
        }
    }
}

/// What a run of the program gave.
#[derive(Debug)]
pub(crate) struct Run {
    /// How many results came, from the first on.
    pub received: usize,
    /// How it ended.
    pub end: Result<(), Failure>,
    /// What it says about the function.
    pub notes: Vec<String>,
}

impl Program {
    /// A program with arguments, and how long it may neither read nor write.
    pub fn new<S: Into<std::ffi::OsString>>(
        arguments: impl IntoIterator<Item = S>,
        timeout: Duration,
    ) -> Self {
        Program { arguments: arguments.into_iter().map(Into::into).collect(), timeout }
    }

    /// Runs it on no input, which shows whether it can be run at all.
    ///
    /// # Errors
    /// If it can't.
    pub fn probe(&self, format: Format) -> Result<(), Failure> {
        self.run(format, &[], &mut [], &|_| ()).end
    }

    /// Starts it; it becomes the leader of a process group, so that its own children can be ended with it.
    fn start(&self) -> io::Result<Child> {
        let [program, arguments @ ..] = &self.arguments[..] else {
            return Err(io::Error::new(ErrorKind::NotFound, "no program is named"));
        };
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        command.spawn()
    }

    /// Runs it on `inputs`, patterns of a format, and puts the results into `outputs`, which is as long. `progress` is told
    /// how many more results came.
    pub(crate) fn run(
        &self,
        format: Format,
        inputs: &[u32],
        outputs: &mut [u32],
        progress: &(dyn Fn(u64) + Sync),
    ) -> Run {
        let mut child = match self.start() {
            Ok(child) => child,
            Err(error) => {
                let end = Err(Failure::Start(error.to_string()));
                return Run { received: 0, end, notes: Vec::new() };
            }
        };
        let _running = Running::new(child.id());
        let (stdin, stdout, stderr) =
            match (child.stdin.take(), child.stdout.take(), child.stderr.take()) {
                (Some(stdin), Some(stdout), Some(stderr)) => (stdin, stdout, stderr),
                _ => unreachable!("all three are piped"),
            };
        let width = format.bits() as usize / 8;
        let written = AtomicU64::new(0);
        let errors = thread::spawn(move || tail(stderr));
        thread::scope(|scope| {
            scope.spawn(|| feed(stdin, width, inputs, &written));
            let (sender, blocks) = mpsc::sync_channel(16);
            // Not in the scope: a grandchild that left the group could keep the pipe open for ever.
            thread::spawn(move || read_blocks(stdout, &sender));
            let mut decoder =
                Decoder { width, outputs, received: 0, partial: Vec::new(), extra: 0 };
            let hung = self.receive(&blocks, &written, &mut decoder, progress);
            let status = if hung { None } else { self.wait(&mut child) };
            if status.is_none() {
                kill(&mut child);
            }
            let _ = child.wait();
            drop(blocks);
            let lines = if hung { Vec::new() } else { errors.join().unwrap_or_default() };
            let end = match status {
                None if decoder.extra > 0 => Err(decoder.wrong_length()),
                None => Err(Failure::Hang(self.timeout.as_secs())),
                Some(status) if status.success() => decoder.check_length(),
                Some(status) => Err(ended(status, &lines)),
            };
            let received = match end {
                // Which result belongs to which input is unknown then.
                Err(Failure::Length { .. }) => 0,
                _ => decoder.received,
            };
            let notes = lines.iter().filter_map(|line| line.strip_prefix(NOTE).map(str::to_owned));
            Run { received, end, notes: notes.collect() }
        })
    }

    /// Takes what the program writes, until it closes its output; whether it hung.
    fn receive(
        &self,
        blocks: &mpsc::Receiver<Vec<u8>>,
        written: &AtomicU64,
        decoder: &mut Decoder<'_>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> bool {
        let (mut last, mut since) = (0, Instant::now());
        loop {
            match blocks.recv_timeout(Duration::from_millis(50)) {
                Ok(block) => {
                    progress(decoder.take(&block) as u64);
                    since = Instant::now();
                    if decoder.extra > 0 {
                        return true;
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return false,
                Err(RecvTimeoutError::Timeout) => {
                    let now = written.load(Ordering::Relaxed);
                    if now != last {
                        (last, since) = (now, Instant::now());
                    } else if since.elapsed() > self.timeout {
                        return true;
                    }
                }
            }
        }
    }

    /// Waits for the end of a program that has closed its output; nothing if it doesn't come.
    fn wait(&self, child: &mut Child) -> Option<ExitStatus> {
        let start = Instant::now();
        let mut pause = Duration::from_micros(100);
        while start.elapsed() < self.timeout {
            if let Ok(Some(status)) = child.try_wait() {
                return Some(status);
            }
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(20));
        }
        None
    }
}

/// Ends the program and what it started.
fn kill(child: &mut Child) {
    kill_group(child.id());
    let _ = child.kill();
}

fn kill_group(id: u32) {
    #[cfg(unix)]
    if let Some(group) = rustix::process::Pid::from_raw(id as i32) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = id;
}

/// The programs that run.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

fn running() -> MutexGuard<'static, BTreeSet<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends all audited programs: for whoever is about to end himself, since a signal to him doesn't reach their process groups.
pub fn end_all() {
    for &id in running().iter() {
        kill_group(id);
    }
}

/// A program that runs.
struct Running(u32);

impl Running {
    fn new(id: u32) -> Self {
        running().insert(id);
        Running(id)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        running().remove(&self.0);
    }
}

/// Writes the inputs, until the program has all or wants no more.
fn feed(mut stdin: impl Write, width: usize, inputs: &[u32], written: &AtomicU64) {
    let mut bytes = Vec::new();
    for block in inputs.chunks(1 << 14) {
        bytes.clear();
        for x in block {
            bytes.extend_from_slice(&x.to_le_bytes()[..width]);
        }
        if stdin.write_all(&bytes).is_err() {
            return;
        }
        written.fetch_add(block.len() as u64, Ordering::Relaxed);
    }
}

/// Reads a stream to its end, or until nobody takes the blocks.
fn read_blocks(mut stream: impl Read, sender: &mpsc::SyncSender<Vec<u8>>) {
    loop {
        let mut block = vec![0; 1 << 16];
        match stream.read(&mut block) {
            Ok(0) => return,
            Ok(n) => block.truncate(n),
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(_) => return,
        }
        if sender.send(block).is_err() {
            return;
        }
    }
}

/// The last lines of a stream.
fn tail(mut stream: impl Read) -> Vec<String> {
    const KEEP: usize = 1 << 14;
    let (mut text, mut block) = (Vec::new(), [0; 4096]);
    while let Ok(n @ 1..) = stream.read(&mut block) {
        text.extend_from_slice(&block[..n]);
        if text.len() > 2 * KEEP {
            text.drain(..text.len() - KEEP);
        }
    }
    String::from_utf8_lossy(&text).lines().map(str::to_owned).collect()
}

/// The signal that ended a program, or what a shell ran, which adds 128 to it.
#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<String> {
    use rustix::process::Signal;
    const CRASHES: [(Signal, &str); 5] = [
        (Signal::ILL, "illegal instruction (SIGILL)"),
        (Signal::ABORT, "abort (SIGABRT)"),
        (Signal::BUS, "bus error (SIGBUS)"),
        (Signal::FPE, "arithmetic exception (SIGFPE)"),
        (Signal::SEGV, "segmentation fault (SIGSEGV)"),
    ];
    let of_shell = status.code().map(|code| code - 128);
    let own = std::os::unix::process::ExitStatusExt::signal(&status);
    let crash = CRASHES.iter().find(|(signal, _)| own.or(of_shell) == Some(signal.as_raw()));
    match (crash, own) {
        (Some((_, name)), _) => Some((*name).into()),
        (None, Some(signal)) => Some(format!("signal {signal}")),
        (None, None) => None,
    }
}

/// Why a program ended that did not end well.
fn ended(status: ExitStatus, lines: &[String]) -> Failure {
    #[cfg(unix)]
    if let Some(signal) = signal(status) {
        return Failure::Signal(signal);
    }
    if let Some(reason) = lines.iter().rev().find_map(|line| line.strip_prefix(REASON)) {
        return match status.code() {
            Some(REFUSED) => Failure::Refused(reason.into()),
            _ => Failure::Exit(reason.into()),
        };
    }
    let said = match lines.iter().rev().find(|line| !line.trim().is_empty()) {
        Some(line) => format!("; it says: {}", line.trim()),
        None => String::new(),
    };
    Failure::Exit(format!("ends with {status}{said}"))
}

/// Bytes become results.
struct Decoder<'a> {
    width: usize,
    outputs: &'a mut [u32],
    received: usize,
    /// Bytes of a result that is not complete yet.
    partial: Vec<u8>,
    /// Bytes beyond the last result.
    extra: usize,
}

impl Decoder<'_> {
    /// Takes some bytes; how many results they complete.
    fn take(&mut self, bytes: &[u8]) -> usize {
        let before = self.received;
        self.partial.extend_from_slice(bytes);
        let whole = self.partial.len() / self.width;
        let taken = whole.min(self.outputs.len() - self.received);
        let outputs = &mut self.outputs[self.received..][..taken];
        for (output, bytes) in outputs.iter_mut().zip(self.partial.chunks_exact(self.width)) {
            let mut word = [0; 4];
            word[..self.width].copy_from_slice(bytes);
            *output = u32::from_le_bytes(word);
        }
        self.received += taken;
        self.partial.drain(..taken * self.width);
        if self.received == self.outputs.len() {
            self.extra += self.partial.len();
            self.partial.clear();
        }
        self.received - before
    }

    fn wrong_length(&self) -> Failure {
        let expected = (self.outputs.len() * self.width) as u64;
        let came = self.received * self.width + self.partial.len() + self.extra;
        Failure::Length { expected, came: came as u64 }
    }

    fn check_length(&self) -> Result<(), Failure> {
        if self.received == self.outputs.len() && self.extra == 0 {
            Ok(())
        } else {
            Err(self.wrong_length())
        }
    }
}
