//! Runs of the program itself, in a folder of their own and within limits.

use crate::input::Input;
use crate::options::FLAGS;
use crate::stages::SOURCE;
use std::fmt;
use std::fs;
use std::io;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How much processor time a run may take, in seconds.
pub const SECONDS: u64 = 10;
/// How long a run may take on a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(90);
/// How much memory a run may have, in KiB of addresses: 2 GiB and the stack, which is reserved from the start.
pub const MEMORY: &str = "2700000";
/// What the message about a defect of the program says; that the reference calls some errors internal is another matter.
pub const INTERNAL: &str = "please report it with the input that shows it";
/// What it says when the processor time is used up.
const TOO_LONG: &str = "CPU time limit exceeded";
/// The files that a run may leave.
const OUTPUTS: [&str; 3] = ["int.c", "module_id", "x.stub.c"];

/// What went wrong in a way that no input may cause.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Defect {
    Signal(i32),
    Internal(String),
    Memory,
    Stack,
    Time,
    Status(i32),
    Left(String),
}

impl Defect {
    /// Whether another one is the same, as far as that can be said.
    pub fn is_like(&self, other: &Self) -> bool {
        // What stands before the position, and where in the program it happened.
        let place = |line: &str| {
            line.split(" at src/").nth(1).map(|rest| rest.split(':').take(2).collect::<String>())
        };
        match (self, other) {
            (Self::Internal(one), Self::Internal(other)) => place(one) == place(other),
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Signal(number) => write!(f, "it ends by signal {number}"),
            Self::Internal(line) => write!(f, "{line}"),
            Self::Memory => write!(f, "it needs more than 2 GiB"),
            Self::Stack => write!(f, "its stack is used up"),
            Self::Time => write!(f, "it takes more than {SECONDS} seconds"),
            Self::Status(status) => write!(f, "it ends with status {status}"),
            Self::Left(name) => write!(f, "it leaves {name} behind"),
        }
    }
}

/// A run that ended.
pub struct Ended {
    pub status: Option<i32>,
    pub messages: String,
    pub time: Duration,
    pub defect: Option<Defect>,
}

impl Ended {
    pub fn accepted(&self) -> bool {
        self.status == Some(0)
    }
}

/// A program and where it is run.
pub struct Program {
    pub path: PathBuf,
    pub folder: PathBuf,
}

impl Program {
    /// Runs the program over an input.
    pub fn run(&self, input: &Input) -> io::Result<Ended> {
        let _ = fs::remove_dir_all(&self.folder);
        fs::create_dir_all(&self.folder)?;
        fs::write(self.folder.join(SOURCE), &input.text)?;
        let messages = self.folder.join("messages");
        let limits = format!("ulimit -c 0; ulimit -t {SECONDS}; ulimit -v {MEMORY}; exec \"$@\"");
        let start = Instant::now();
        let mut child = Command::new("sh")
            .args(["-c", &limits, "sh"])
            .arg(&self.path)
            .args(FLAGS)
            .args(&input.flags)
            .arg(SOURCE)
            .current_dir(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(fs::File::create(&messages)?)
            .spawn()?;
        let mut pause = Duration::from_micros(200);
        let status = loop {
            match child.try_wait()? {
                Some(status) => break Some(status),
                None if start.elapsed() > PATIENCE => {
                    child.kill()?;
                    child.wait()?;
                    break None;
                }
                None => std::thread::sleep(pause),
            }
            pause = (pause * 2).min(Duration::from_millis(50));
        };
        let time = start.elapsed();
        let messages = String::from_utf8_lossy(&fs::read(messages)?).into_owned();
        let defect = match status {
            None => Some(Defect::Time),
            Some(status) => defect(status.code(), status.signal(), &messages)
                .or_else(|| self.left(input, status.success())),
        };
        Ok(Ended { status: status.and_then(|status| status.code()), messages, time, defect })
    }

    /// A file that the run should not have left: one that is no output, nor named by the command line.
    fn left(&self, input: &Input, accepted: bool) -> Option<Defect> {
        if fs::read(self.folder.join(SOURCE)).ok().as_deref() != Some(input.text.as_slice()) {
            return Some(Defect::Left("another source".to_string()));
        }
        let entries = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        let allowed = |name: &String| {
            let named = |flag: &String| flag.rsplit('=').next() == Some(name);
            let output = OUTPUTS.contains(&name.as_str()) || input.flags.iter().any(named);
            [SOURCE, "messages"].contains(&name.as_str()) || accepted && output
        };
        names.find(|name| !allowed(name)).map(Defect::Left)
    }
}

/// What the end of a run says.
fn defect(status: Option<i32>, signal: Option<i32>, messages: &str) -> Option<Defect> {
    if messages.contains(TOO_LONG) {
        return Some(Defect::Time);
    }
    if let Some(line) = messages.lines().find(|line| line.contains(INTERNAL)) {
        let what = [("out of memory", Defect::Memory), ("stack", Defect::Stack)];
        let known = what.into_iter().find(|(words, _)| line.contains(words));
        return Some(known.map_or_else(|| Defect::Internal(line.to_string()), |(_, defect)| defect));
    }
    match (status, signal) {
        (Some(0 | 1 | 2 | 4), _) => None,
        (Some(status), _) => Some(Defect::Status(status)),
        // The limit of processor time, where the program says nothing about it.
        (_, Some(9 | 24)) => Some(Defect::Time),
        (_, signal) => Some(Defect::Signal(signal.unwrap_or_default())),
    }
}

/// Where an input that failed is kept: its text and its flags.
pub fn keep(folder: &Path, name: &str, input: &Input) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    let path = folder.join(format!("{name}.cu"));
    let flags = format!("// flags: {}\n", input.flags.join(" "));
    fs::write(&path, [flags.as_bytes(), &input.text].concat())?;
    Ok(path)
}
