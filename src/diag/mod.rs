//! Messages: the catalog, what fills a message in, severities, and the sinks that print messages.
//!
//! A stage reports `messages::some_message(fill-ins)` at a position. [`Diagnostics`] keeps reports in order, so
//! that a tentative parse can take its own back; [`Diagnostics::flush`] then decides the severity of each from
//! the catalog, the options and the pragmas in force at its position, counts it, and prints it.

mod catalog;
mod colour;
mod explanation;
mod layout;
mod lexical;
mod phrase;
pub mod pragma;
mod render;
mod report;
mod sarif;
mod severity;
mod source_position;
pub mod template;

pub use catalog::{CATALOG, DiagId, Entry, Giver, Message, messages};
pub use colour::Colours;
pub use explanation::Explanation;
pub use phrase::{ArgumentsText, Declared, EntityKind, EntityText, Fill, Phrase, TypeText, phrases};
pub use report::{Diagnostics, Mark, Reported, Settings, Stop};
pub use severity::{Change, Level, Severities, Severity};
pub use source_position::{NoPositions, Place, Positions};
