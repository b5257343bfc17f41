//! Running a program to its end, and what that takes.

use std::os::unix::process::ExitStatusExt;
use std::process::{Command, ExitStatus, Stdio};

/// What a run took.
pub struct Usage {
    /// Seconds of processor time, of the program itself and of the system for it. The system knows only their sum
    /// exactly.
    pub user: f64,
    pub system: f64,
    /// The peak of memory.
    pub megabytes: f64,
    /// `None` where a signal ended it.
    pub status: Option<i32>,
}

/// Runs a program, with what it prints thrown away; `None` where it cannot be started.
#[allow(clippy::zombie_processes, reason = "it is waited for by its number")]
pub fn run(command: &mut Command) -> Option<Usage> {
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
    let pid = libc::pid_t::try_from(child.id()).ok()?;
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
    let mut status = 0;
    // SAFETY: both places are of the types that the call fills.
    let ended = unsafe { libc::wait4(pid, &raw mut status, 0, usage.as_mut_ptr()) };
    if ended != pid {
        return None;
    }
    // SAFETY: the call has filled it.
    let usage = unsafe { usage.assume_init() };
    let seconds = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
    Some(Usage {
        user: seconds(usage.ru_utime),
        system: seconds(usage.ru_stime),
        megabytes: usage.ru_maxrss as f64 / 1024.0,
        status: ExitStatus::from_raw(status).code(),
    })
}
