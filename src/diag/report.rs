//! Reports: collecting them, deciding their severity, counting them, and handing them to a layout.

use super::catalog::{DiagId, Message, messages};
use super::colour::Colours;
use super::layout;
use super::phrase::{Phrase, phrases};
use super::render::Rendering;
use super::sarif::Document;
use super::severity::{Level, Severities, Severity};
use super::source_position::Positions;
use crate::source::Pos;
use crate::tables::limits;
use rustc_hash::FxHashSet;

/// How messages are selected and shown.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Warnings, remarks and notes show their number.
    pub display_numbers: bool,
    /// One line per message: no source line, no caret, no blank line.
    pub brief: bool,
    /// Lines are wrapped.
    pub wrap: bool,
    /// No warnings and no remarks.
    pub no_warnings: bool,
    /// Warnings count as errors.
    pub promote_warnings: bool,
    /// Remarks are shown.
    pub remarks: bool,
    /// Messages form one SARIF document, in which relative file names start from this folder.
    pub sarif: Option<String>,
    /// The compilation ends at this many errors.
    pub error_limit: u32,
    /// After calls that no function accepts, notes say why not.
    pub match_notes: bool,
    /// More contexts than this are left out in the middle; 0: none is.
    pub context_limit: u32,
    pub colours: Colours,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            display_numbers: false,
            brief: false,
            wrap: false,
            no_warnings: false,
            promote_warnings: false,
            remarks: false,
            sarif: None,
            error_limit: limits::ERRORS,
            match_notes: true,
            context_limit: 10,
            colours: Colours::default(),
        }
    }
}

/// The compilation cannot go on: a catastrophe was reported or the error limit was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

/// One report as its stage made it.
#[derive(Clone, Debug)]
pub(super) struct Diagnostic {
    pub pos: Pos,
    pub message: Message,
    /// Lines under the message.
    pub lines: Vec<Phrase>,
    /// What was being done, from the innermost to the outermost.
    pub contexts: Vec<Phrase>,
    pub notes: Vec<Diagnostic>,
    /// Whether the source line goes with it.
    pub echo: bool,
    /// The token that it waits for, where it was found before parsing began.
    pub token: u32,
}

impl Diagnostic {
    fn new(pos: Pos, message: Message) -> Self {
        Self {
            pos,
            message,
            lines: Vec::new(),
            contexts: Vec::new(),
            notes: Vec::new(),
            echo: true,
            token: 0,
        }
    }
}

/// A place in the order of reports, after which others are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(usize);

/// All messages of a compilation.
#[derive(Debug, Default)]
pub struct Diagnostics {
    pub settings: Settings,
    pub severities: Severities,
    /// The token that the parser is at: what was found up to there comes before what it reports.
    pub token: u32,
    pending: Vec<Diagnostic>,
    /// What was found before parsing began, in the order of tokens, and how much of it was moved to `pending`.
    waiting: Vec<Diagnostic>,
    delivered: usize,
    /// Reports wait until the parser is at this token.
    deferring: Option<u32>,
    output: Vec<u8>,
    document: Option<Document>,
    shown_once: FxHashSet<DiagId>,
    errors: u32,
    catastrophes: u32,
    hint_shown: bool,
    stopped: bool,
    limit_reached: bool,
}

impl Diagnostics {
    /// Nothing reported yet.
    pub fn new(settings: Settings, severities: Severities) -> Self {
        let document = settings.sarif.clone().map(Document::new);
        Self { settings, severities, document, ..Self::default() }
    }

    /// Reports a message at a position; what belongs to it is added to the result.
    pub fn report(&mut self, pos: Pos, message: Message) -> Reported<'_> {
        let mut diagnostic = Diagnostic::new(pos, message);
        if let Some(token) = self.deferring {
            diagnostic.token = token;
            let index = self.waiting.len();
            self.waiting.push(diagnostic);
            return Reported { pending: &mut self.waiting, index, note: None };
        }
        self.deliver(self.token);
        let index = self.pending.len();
        self.pending.push(diagnostic);
        Reported { pending: &mut self.pending, index, note: None }
    }

    /// Whether as many errors wait to be shown as may be: nothing more needs to be found out.
    pub fn has_enough(&self) -> bool {
        let most = self.settings.error_limit.max(1) as usize;
        let is_error = |d: &&Diagnostic| d.message.severity() >= Severity::Error;
        self.pending.len() >= most && self.pending.iter().filter(is_error).count() >= most
    }

    /// How many messages have been made and not shown.
    pub fn pending_count(&self) -> usize {
        self.pending.len() + self.waiting.len()
    }

    /// Reports made from now on wait until the parser is at a token; tokens must not go down from call to call.
    /// `None`: reports do not wait.
    pub fn defer(&mut self, token: Option<u32>) {
        self.deferring = token;
    }

    /// Puts what was found before parsing began, up to the token that the parser is at, before what is reported next.
    pub fn catch_up(&mut self) {
        self.deliver(self.token);
    }

    /// Moves what waited for tokens up to this one to the end of what is pending.
    fn deliver(&mut self, token: u32) {
        while let Some(next) = self.waiting.get(self.delivered).filter(|next| next.token <= token) {
            self.pending.push(next.clone());
            self.delivered += 1;
        }
    }

    /// Where reports stand now.
    pub fn mark(&self) -> Mark {
        Mark(self.pending.len())
    }

    /// Whether an error was reported since `mark` and not taken back.
    pub fn has_errors_since(&self, mark: Mark) -> bool {
        self.pending.iter().skip(mark.0).any(|d| d.message.severity() >= Severity::Error)
    }

    /// The same of hard errors whose places are asked for, without static assertions that fail: what stands around them is
    /// not wrong.
    pub fn has_errors_at(&self, mark: Mark, holds: impl Fn(Pos) -> bool) -> bool {
        use crate::diag::messages::{static_assertion_failed, static_assertion_failed_2};
        let assertions = [static_assertion_failed("").id(), static_assertion_failed_2().id()];
        self.pending
            .iter()
            .skip(mark.0)
            .any(|d| !d.message.is_soft() && holds(d.pos) && !assertions.contains(&d.message.id()))
    }

    /// Decides the severity of everything reported so far, counts it and prints it.
    ///
    /// Must not be called during a tentative parse. Fails where the compilation cannot go on.
    pub fn flush(&mut self, positions: &dyn Positions) -> Result<(), Stop> {
        self.deliver(u32::MAX);
        for diagnostic in std::mem::take(&mut self.pending) {
            if self.stopped {
                break;
            }
            self.emit(&diagnostic, positions);
        }
        if self.stopped { Err(Stop) } else { Ok(()) }
    }

    /// Whether a remark can be shown at all: options or pragmas raise it, or all remarks are shown.
    pub fn may_show(&self, id: DiagId) -> bool {
        self.settings.remarks || self.severities.mentions(id)
    }

    /// The number of errors shown so far, catastrophes included.
    pub fn error_count(&self) -> u32 {
        self.errors + self.catastrophes
    }

    /// Whether an error was shown, or is going to be if nothing takes it back.
    pub fn has_errors(&self) -> bool {
        let waits = |d: &Diagnostic| d.message.severity() >= Severity::Error;
        self.error_count() > 0
            || self.has_errors_since(Mark(0))
            || self.waiting.iter().skip(self.delivered).any(waits)
    }

    /// Whether the compilation ended early.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// The bytes printed since the last call.
    pub fn take_output(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.output)
    }

    /// Ends the output: with the count of errors, where there are any; `name` is the source file's where it is known.
    pub fn summarize(&mut self, positions: &dyn Positions, name: Option<&str>) {
        let errors = match self.errors {
            0 => None,
            1 => Some(phrases::one_error()),
            count => Some(phrases::several_errors(count.into())),
        };
        let catastrophes = match self.catastrophes {
            0 => None,
            1 => Some(phrases::one_catastrophe()),
            count => Some(phrases::several_catastrophes(count.into())),
        };
        let rendering = Rendering { positions, colours: &self.settings.colours, file: None };
        let counts =
            match (errors, catastrophes) {
                (None, None) => None,
                (Some(one), None) | (None, Some(one)) => Some(rendering.phrase(&one)),
                (Some(errors), Some(catastrophes)) => Some(rendering.phrase(&phrases::both_counts(
                    &rendering.phrase(&errors),
                    &rendering.phrase(&catastrophes),
                ))),
            };
        if let Some(document) = &mut self.document {
            return document.finish(&mut self.output);
        }
        let mut lines = Vec::new();
        if self.limit_reached {
            lines.push(rendering.phrase(&phrases::error_limit_reached()));
        }
        if let Some(counts) = counts {
            lines.push(rendering.phrase(&match name {
                Some(name) => phrases::detected_in_compilation_of(&counts, name),
                None => phrases::detected_in_this_compilation(&counts),
            }));
        }
        if self.stopped {
            lines.push(rendering.phrase(&phrases::compilation_terminated()));
        }
        for line in lines {
            self.output.extend_from_slice(line.as_bytes());
            self.output.push(b'\n');
        }
    }

    fn write(&mut self, diagnostic: &Diagnostic, shown: Shown, positions: &dyn Positions) {
        match &mut self.document {
            Some(document) => document.write(&mut self.output, diagnostic, shown, positions),
            None => layout::write(&mut self.output, diagnostic, shown, &self.settings, positions),
        }
    }

    /// Prints one report, unless options or pragmas suppress it.
    fn emit(&mut self, diagnostic: &Diagnostic, positions: &dyn Positions) {
        let Some(shown) = self.decide(diagnostic, positions) else { return };
        self.write(diagnostic, shown, positions);
        let promoted = shown.severity == Severity::Error && shown.numbered;
        let hint = shown.severity == Severity::Warning || promoted;
        if hint && !self.hint_shown && self.settings.display_numbers {
            self.hint_shown = true;
            let hint = Diagnostic::new(Pos(0), messages::suppression_hint());
            let shown = Shown { severity: Severity::Remark, numbered: false };
            self.write(&hint, shown, positions);
        }
        match shown.severity {
            Severity::Error => {
                self.errors += 1;
                if self.errors >= self.settings.error_limit {
                    self.stopped = true;
                    self.limit_reached = true;
                }
            }
            Severity::Catastrophe | Severity::CommandLine | Severity::Internal => {
                self.catastrophes += 1;
                self.stopped = true;
            }
            _ => {}
        }
    }

    /// How a report is shown; `None`: not at all.
    fn decide(&mut self, diagnostic: &Diagnostic, positions: &dyn Positions) -> Option<Shown> {
        let message = &diagnostic.message;
        let mut severity = message.severity();
        let mut numbered = severity < Severity::Error;
        if message.is_soft() && severity != Severity::Note {
            if positions.is_in_system_header(diagnostic.pos) {
                return None;
            }
            let (level, once) = self.severities.at(message.id(), diagnostic.pos, positions);
            severity = match level {
                None => severity,
                Some(Level::Suppressed) => return None,
                Some(Level::Remark) => Severity::Remark,
                Some(Level::Warning) => Severity::Warning,
                Some(Level::Error) => Severity::Error,
            };
            numbered = severity < Severity::Error;
            let hidden = match severity {
                Severity::Remark => self.settings.no_warnings || !self.settings.remarks,
                Severity::Warning => self.settings.no_warnings,
                _ => false,
            };
            if hidden || once && !self.shown_once.insert(message.id()) {
                return None;
            }
            if severity == Severity::Warning && self.settings.promote_warnings {
                severity = Severity::Error;
            }
        }
        Some(Shown { severity, numbered: numbered && self.settings.display_numbers })
    }
}

/// How a report is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    pub severity: Severity,
    /// With its number.
    pub numbered: bool,
}

/// A report just made, to which notes, lines and contexts can be added.
#[derive(Debug)]
pub struct Reported<'a> {
    pending: &'a mut Vec<Diagnostic>,
    index: usize,
    note: Option<usize>,
}

impl Reported<'_> {
    fn current(&mut self) -> Option<&mut Diagnostic> {
        let diagnostic = self.pending.get_mut(self.index)?;
        match self.note {
            None => Some(diagnostic),
            Some(note) => diagnostic.notes.get_mut(note),
        }
    }

    /// Adds a note; lines added afterwards belong to it.
    pub fn note(mut self, pos: Pos, message: Message) -> Self {
        if let Some(diagnostic) = self.pending.get_mut(self.index) {
            self.note = Some(diagnostic.notes.len());
            diagnostic.notes.push(Diagnostic::new(pos, message.with_severity(Severity::Note)));
        }
        self
    }

    /// Adds a line under the message or the last note, such as an entity of a list.
    pub fn also(mut self, line: Phrase) -> Self {
        if let Some(diagnostic) = self.current() {
            diagnostic.lines.push(line);
        }
        self
    }

    /// Shows the place without the source line: the message is about more than that line.
    pub fn without_source(mut self) -> Self {
        if let Some(diagnostic) = self.current() {
            diagnostic.echo = false;
        }
        self
    }

    /// Adds what was being done when this was found; call it from the innermost context to the outermost.
    pub fn context(self, context: Phrase) -> Self {
        if let Some(diagnostic) = self.pending.get_mut(self.index) {
            diagnostic.contexts.push(context);
        }
        self
    }
}
