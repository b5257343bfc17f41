//! What happens when the user or the system ends the program early: no partial file stays behind.

use crate::diag::phrases;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::iterator::Signals;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// The exit status of an interrupted run.
const STATUS: i32 = 4;

/// The file that is being written, which goes when the program is interrupted.
#[derive(Clone, Debug, Default)]
pub(super) struct Unfinished(Arc<Mutex<Option<PathBuf>>>);

impl Unfinished {
    /// Notes the file that is being written from now on; `None`: there is none.
    pub fn set(&self, file: Option<&Path>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = file.map(Path::to_path_buf);
    }

    /// Ends the program when it is interrupted, with a message.
    ///
    /// A system that does not let signals be watched interrupts the program in its own way.
    pub fn watch(&self) {
        let Ok(mut signals) = Signals::new([SIGINT, SIGTERM]) else { return };
        let unfinished = self.clone();
        let watcher = std::thread::Builder::new().stack_size(64 << 10);
        let _ = watcher.spawn(move || {
            if signals.forever().next().is_some() {
                // The lock is kept: no other file is begun.
                let file = unfinished.0.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(file) = file.as_deref() {
                    let _ = std::fs::remove_file(file);
                }
                eprint!("\n{}\n", phrases::compilation_terminated().plain());
                std::process::exit(STATUS);
            }
        });
    }
}
