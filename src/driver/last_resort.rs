//! What is said when the program itself cannot go on: its stack or memory is used up, or it aborts.
//!
//! The thread that works stops where it is and calls the one that waits, which says in one line what happened and
//! where; where there is no other thread, or that has no memory either, the line is one that was made before.

use super::small_blocks;
use std::alloc::{GlobalAlloc, Layout};
use std::io;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering};

/// The signal that calls the waiting thread.
pub(super) const CALL: i32 = libc::SIGUSR2;

/// The exit status after such an end.
const STATUS: i32 = 4;

/// The stack on which the end of the other one is dealt with, in bytes.
const ALTERNATE_STACK: usize = 64 << 10;

/// How long the waiting thread may take to say what happened: what the other one left locked stays so.
const REPORT_SECONDS: u32 = 5;

/// What went wrong.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Breakdown {
    StackOverflow,
    OutOfMemory,
    /// A file that lies in memory has become shorter.
    FileCutOff,
    Aborted,
}

const BREAKDOWNS: [Breakdown; 4] =
    [Breakdown::StackOverflow, Breakdown::OutOfMemory, Breakdown::FileCutOff, Breakdown::Aborted];

/// What signal handlers and the allocator can reach; there is one of each in a process.
static STATE: State = State {
    lines: OnceLock::new(),
    somebody_waits: AtomicBool::new(false),
    worker: AtomicUsize::new(0),
    broken: AtomicU8::new(0),
};

struct State {
    /// The line for each breakdown, for when nothing else can be said.
    lines: OnceLock<[Vec<u8>; 4]>,
    /// Whether another thread waits for the signal.
    somebody_waits: AtomicBool,
    /// The thread that works, as the system's library names it.
    worker: AtomicUsize,
    /// The breakdown, by number from one; zero: none.
    broken: AtomicU8,
}

/// Prepares for all breakdowns, with the line that is printed for each where nothing better can be said.
pub(super) fn prepare(line: impl Fn(Breakdown) -> Vec<u8>) {
    let _ = STATE.lines.set(BREAKDOWNS.map(line));
    for signal in [libc::SIGSEGV, libc::SIGBUS, libc::SIGABRT] {
        // SAFETY: the structure is filled in whole, and the handler only does what handlers may.
        unsafe {
            let mut action: libc::sigaction = std::mem::zeroed();
            let handler: extern "C" fn(i32, *const libc::siginfo_t, *const libc::c_void) = on_breakdown;
            action.sa_sigaction = handler as libc::sighandler_t;
            action.sa_flags = libc::SA_ONSTACK | libc::SA_SIGINFO;
            libc::sigaction(signal, &action, std::ptr::null_mut());
        }
    }
}

/// Gives the calling thread, which works from now on, a stack for its last words; `waited_for` says whether
/// another thread waits meanwhile.
pub(super) fn begin_work(waited_for: bool) {
    STATE.somebody_waits.store(waited_for, Ordering::SeqCst);
    // SAFETY: asks only.
    STATE.worker.store(unsafe { libc::pthread_self() } as usize, Ordering::SeqCst);
    let stack = Box::leak(vec![0_u8; ALTERNATE_STACK].into_boxed_slice());
    // SAFETY: the memory is never given back, and no other stack was set for this thread.
    unsafe {
        let alternate = libc::stack_t { ss_sp: stack.as_mut_ptr().cast(), ss_flags: 0, ss_size: stack.len() };
        libc::sigaltstack(&alternate, std::ptr::null_mut());
    }
}

/// The breakdown for which the working thread called.
pub(super) fn breakdown() -> Option<Breakdown> {
    let number = usize::from(STATE.broken.load(Ordering::SeqCst)).checked_sub(1)?;
    BREAKDOWNS.get(number).copied()
}

/// Allows the waiting thread some seconds to say what happened; then the prepared line has to do.
pub(super) fn hurry() {
    // SAFETY: the handler only does what handlers may.
    unsafe {
        libc::signal(libc::SIGALRM, on_alarm as extern "C" fn(i32) as libc::sighandler_t);
        libc::alarm(REPORT_SECONDS);
    }
}

/// Whether the process was started with a signal ignored.
pub(super) fn is_ignored(signal: i32) -> bool {
    // SAFETY: asks only.
    unsafe {
        let mut action: libc::sigaction = std::mem::zeroed();
        libc::sigaction(signal, std::ptr::null(), &mut action) == 0 && action.sa_sigaction == libc::SIG_IGN
    }
}

/// Ignores a signal from now on.
pub(super) fn ignore(signal: i32) {
    // SAFETY: ignoring needs no handler.
    unsafe {
        libc::signal(signal, libc::SIG_IGN);
    }
}

/// Lets the system send `SIGXCPU` when the process has used so much processor time, in seconds.
pub(super) fn limit_time(seconds: u64) {
    // SAFETY: the structure is filled in by the first call.
    unsafe {
        let mut limit: libc::rlimit = std::mem::zeroed();
        if libc::getrlimit(libc::RLIMIT_CPU, &mut limit) == 0 {
            limit.rlim_cur = limit.rlim_max.min(seconds);
            libc::setrlimit(libc::RLIMIT_CPU, &limit);
        }
    }
}

/// Lets a signal do again what it does by itself.
pub(super) fn restore(signal: i32) {
    // SAFETY: the default needs no handler.
    unsafe {
        libc::signal(signal, libc::SIG_DFL);
    }
}

/// Whether one of the standard streams was closed when the program began. It is open from now on, and what is
/// written to it is lost: otherwise the next file that is opened would take its place.
pub(super) fn reopen_if_closed(descriptor: i32) -> bool {
    // SAFETY: asks about a descriptor and opens one.
    unsafe {
        let closed = libc::fcntl(descriptor, libc::F_GETFD) == -1
            && io::Error::last_os_error().raw_os_error() == Some(libc::EBADF);
        // The lowest free descriptor is taken, which is this one when they are asked in order.
        closed && libc::open(c"/dev/null".as_ptr(), libc::O_RDWR) != -1
    }
}

extern "C" fn on_breakdown(signal: i32, info: *const libc::siginfo_t, _: *const libc::c_void) {
    // SAFETY: the system passes what it says about the signal.
    let sent = unsafe { (*info).si_code } == libc::SI_USER;
    match (signal, sent) {
        // Another process wants this one to end: the work goes on until the waiting thread ends it.
        (_, true) if STATE.somebody_waits.load(Ordering::SeqCst) => call(Breakdown::Aborted),
        (libc::SIGABRT, _) | (_, true) => break_down(Breakdown::Aborted),
        (libc::SIGBUS, _) => break_down(Breakdown::FileCutOff),
        _ => break_down(Breakdown::StackOverflow),
    }
}

extern "C" fn on_alarm(_: i32) {
    say_and_exit(Breakdown::Aborted)
}

/// Calls the waiting thread.
fn call(what: Breakdown) {
    let _ = STATE.broken.compare_exchange(0, what as u8 + 1, Ordering::SeqCst, Ordering::SeqCst);
    // SAFETY: allowed in signal handlers.
    unsafe {
        libc::kill(libc::getpid(), CALL);
    }
}

/// Ends the work of the calling thread for good.
fn break_down(what: Breakdown) -> ! {
    // SAFETY: these calls are allowed in signal handlers.
    unsafe {
        let works = STATE.worker.load(Ordering::SeqCst) == libc::pthread_self() as usize;
        if works && STATE.broken.load(Ordering::SeqCst) == 0 && STATE.somebody_waits.load(Ordering::SeqCst) {
            call(what);
            loop {
                libc::pause();
            }
        }
    }
    say_and_exit(what)
}

/// Prints the prepared line for the first breakdown, which is this one where there was no other.
fn say_and_exit(what: Breakdown) -> ! {
    // SAFETY: these calls are allowed in signal handlers.
    unsafe {
        if let Some(lines) = STATE.lines.get() {
            let line = &lines[breakdown().unwrap_or(what) as usize];
            libc::write(libc::STDERR_FILENO, line.as_ptr().cast(), line.len());
        }
        libc::_exit(STATUS)
    }
}

/// The allocator, which reports when there is no memory instead of aborting.
#[derive(Debug)]
pub struct ReportingAllocator;

impl ReportingAllocator {
    fn or_break_down(memory: *mut u8) -> *mut u8 {
        if memory.is_null() { break_down(Breakdown::OutOfMemory) } else { memory }
    }
}

// SAFETY: what it gives comes from an allocator.
unsafe impl GlobalAlloc for ReportingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        Self::or_break_down(unsafe { small_blocks::take(layout) })
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as the caller promises.
        Self::or_break_down(unsafe { small_blocks::take_zeroed(layout) })
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as the caller promises.
        Self::or_break_down(unsafe { small_blocks::resize(memory, layout, size) })
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as the caller promises.
        unsafe { small_blocks::give_back(memory, layout) }
    }
}
