//! The catalog of messages, generated from `tables/diagnostics/`, and messages that wait to be reported.

use super::phrase::{ArgumentsText, EntityText, Fill, Fills, TypeText};
use super::severity::Severity;
use super::template::{Format, Piece, Template};

include!(concat!(env!("OUT_DIR"), "/diagnostics.rs"));

/// The first internal number of the messages that CUDA adds, and the number it is displayed as.
const FIRST_CUDA: u16 = 3457;
const FIRST_CUDA_DISPLAY: u16 = 20000;
/// The number of the last message.
const LAST: u16 = 3794;

/// One message of the catalog.
#[derive(Debug)]
pub struct Entry {
    /// The identifier: the tag where severity options know one.
    pub name: &'static str,
    /// The internal number; 0 where there is none.
    pub number: u16,
    /// The severity where the place that reports the message says nothing else.
    pub severity: Severity,
    /// Which program gives it.
    pub giver: Giver,
    /// Whether the message may be lowered or suppressed where it is an error.
    pub soft: bool,
    /// Whether severity options accept the name as a tag.
    pub tag: bool,
    /// The text with its fill-ins.
    pub template: Template,
}

/// Which program gives a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Giver {
    /// This one, which translates for the host.
    Host,
    /// The compiler for the device, which reads the same unit: here, nvcc's users would see it twice.
    Device,
    /// None that was seen: it is known by its tag or text alone.
    Nobody,
}

/// A message of the catalog: an index into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiagId(u16);

impl DiagId {
    /// The catalog's entry.
    pub fn entry(self) -> &'static Entry {
        // Ids come from the generated code alone; the first entry stands in for an impossible one.
        CATALOG.get(usize::from(self.0)).unwrap_or(&CATALOG[0])
    }

    /// The number shown to the user: messages that CUDA adds count from 20000. 0 where there is none.
    pub fn display_number(self) -> u16 {
        let number = self.entry().number;
        if number < FIRST_CUDA { number } else { number - FIRST_CUDA + FIRST_CUDA_DISPLAY }
    }

    /// The message that severity options name by `number`, which may be an internal or a displayed one.
    ///
    /// `None` where no message can have that number; `Some(None)` where one could, but the catalog lacks it.
    pub fn from_number(number: u64) -> Option<Option<DiagId>> {
        let first_display = u64::from(FIRST_CUDA_DISPLAY);
        let number =
            if number >= first_display { number - first_display + u64::from(FIRST_CUDA) } else { number };
        let number = u16::try_from(number).ok().filter(|n| (1..=LAST).contains(n))?;
        let found = NUMBERS.binary_search_by_key(&number, |&(n, _)| n);
        Some(found.ok().and_then(|at| NUMBERS.get(at)).map(|&(_, id)| id))
    }

    /// The message that severity options name by `tag`; `Some(None)` where the tag is known and belongs to no
    /// message of the catalog.
    pub fn from_tag(tag: &str) -> Option<Option<DiagId>> {
        TAGS.get(tag).copied()
    }
}

/// A message with its fill-ins, ready to be reported.
///
/// A row of `tables/diagnostics/` makes a function of its name, which takes the fill-ins that its text names:
///
/// ```
/// use cudafexx::diag::{Diagnostics, NoPositions, messages};
/// use cudafexx::source::Pos;
///
/// let mut diagnostics = Diagnostics::default();
/// diagnostics.report(Pos(0), messages::identifier_undefined("x"));
/// let _ = diagnostics.flush(&NoPositions);
/// let text = String::from_utf8_lossy(&diagnostics.take_output()).into_owned();
/// assert!(text.contains("identifier \"x\" is undefined"));
/// ```
///
/// A fill-in of another type, or one too few, does not compile:
///
/// ```compile_fail
/// cudafexx::diag::messages::identifier_undefined(5);
/// ```
///
/// ```compile_fail
/// cudafexx::diag::messages::identifier_undefined();
/// ```
#[derive(Clone, Debug)]
pub struct Message {
    id: DiagId,
    severity: Severity,
    soft: bool,
    fills: Fills,
}

impl Message {
    fn new(id: DiagId, fills: Fills) -> Self {
        let entry = id.entry();
        Self { id, severity: entry.severity, soft: entry.soft, fills }
    }

    /// Which message of the catalog it is.
    pub fn id(&self) -> DiagId {
        self.id
    }

    /// The severity before options and pragmas.
    pub fn severity(&self) -> Severity {
        self.severity
    }

    /// Whether options and pragmas may change the severity.
    pub fn is_soft(&self) -> bool {
        self.soft || self.severity < Severity::Error
    }

    pub(super) fn fills(&self) -> &[Fill] {
        &self.fills
    }

    /// The same message with another severity than the catalog's: some messages are errors in one place and
    /// warnings in another.
    #[must_use]
    pub fn with_severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// The message as an error.
    #[must_use]
    pub fn as_error(self) -> Self {
        self.with_severity(Severity::Error)
    }

    /// The message as a warning.
    #[must_use]
    pub fn as_warning(self) -> Self {
        self.with_severity(Severity::Warning)
    }

    /// The message as a remark.
    #[must_use]
    pub fn as_remark(self) -> Self {
        self.with_severity(Severity::Remark)
    }

    /// The message as an error that ends the compilation.
    #[must_use]
    pub fn as_catastrophe(self) -> Self {
        self.with_severity(Severity::Catastrophe)
    }

    /// The same message, as an error that options and pragmas may lower.
    #[must_use]
    pub fn soft(mut self) -> Self {
        self.soft = true;
        self
    }

    /// The same message, as an error that nothing may lower.
    #[must_use]
    pub fn hard(mut self) -> Self {
        self.soft = false;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuda_messages_have_two_numbers() {
        let shown = DiagId::from_number(20048).flatten();
        assert!(shown.is_some());
        assert_eq!(shown, DiagId::from_number(3505).flatten());
        assert_eq!(shown.map(DiagId::display_number), Some(20048));
    }

    #[test]
    fn numbers_outside_the_ranges_name_nothing() {
        for number in [0, 3795, 19999, 20338, u64::MAX] {
            assert_eq!(DiagId::from_number(number), None, "{number}");
        }
        for number in [1, 3794, 20000, 20337] {
            assert!(DiagId::from_number(number).is_some(), "{number}");
        }
    }

    #[test]
    fn tags_name_messages() {
        let id = DiagId::from_tag("declared_but_not_referenced").flatten();
        assert_eq!(id.map(|id| id.entry().number), Some(177));
        assert_eq!(DiagId::from_tag("address_of_bit_field"), Some(None));
        assert_eq!(DiagId::from_tag("no_such_tag"), None);
    }
}
