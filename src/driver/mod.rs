//! From the command line to the exit status: options in, the pipeline's results out to their files.

mod banner;
mod breakdown;
mod command_line;
mod conflicts;
mod files;
mod flags;
pub mod generate;
mod handlers;
mod help;
mod interrupt;
mod last_resort;
pub(crate) mod option_list;
mod options;
mod outcome;
mod output;
mod results;
mod run;
mod settings;
mod small_blocks;
mod snapshot;
mod time_trace;
mod timing;
mod trace_summary;
mod translate;

pub use command_line::{CommandLineError, read};
pub use flags::{FLAGS, Flag, FlagId, Flags};
pub use last_resort::ReportingAllocator;
pub use options::{Instantiation, Language, Options, OutputMode, SeverityRequest, Standard};
pub use outcome::Outcome;
pub use run::run;
pub use snapshot::Folder as SnapshotFolder;
pub use time_trace::TimeTrace;
pub use trace_summary::trace_summary;
pub use translate::{dialect, lex_options, translated};
