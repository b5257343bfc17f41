//! The text that a unit becomes when it is only preprocessed (`[cpp]`): the lines as they are written, with
//! comments left out, macros expanded and directives run.

use super::{Directive, PpToken};
use crate::lex::{EXTENDED, Input, LINE_START, Lexer, Raw, SPACE_BEFORE, SPLICED, TokenKind, push_unspliced};
use crate::names::Name;
use crate::source::{BufferId, FileNameId, Pos};

/// How preprocessed text is written.
#[derive(Clone, Copy, Debug, Default)]
pub struct TextStyle {
    /// Line markers tell where lines come from, and lines that directives took are replaced by empty ones.
    pub markers: bool,
    /// Comments stay.
    pub comments: bool,
    /// Blanks keep tokens apart that would be read as another token without one.
    pub separators: bool,
    /// Only directives count: nothing is expanded or reported outside of them, and headers must be there.
    pub directives_only: bool,
}

/// More missing lines than this are skipped by a line marker.
const MOST_EMPTY_LINES: u32 = 5;

/// The text so far.
pub(super) struct Text {
    style: TextStyle,
    out: Vec<u8>,
    /// The line that is being made, and where it begins.
    line: Vec<u8>,
    start: Pos,
    /// Where the next line of the output seems to come from.
    file: Option<FileNameId>,
    next_line: u32,
    /// A directive says that lines are counted anew.
    recount: bool,
    /// The last thing in the line is the end of an expansion.
    joint: bool,
    /// Where the lines of the last file that was begun start.
    file_start: usize,
}

impl Text {
    /// A text without lines.
    pub fn new(style: TextStyle) -> Self {
        Self {
            style,
            out: Vec::new(),
            line: Vec::new(),
            start: Pos::NONE,
            file: None,
            next_line: 1,
            recount: false,
            joint: false,
            file_start: 0,
        }
    }

    /// Line numbers begin anew with the next line.
    pub fn recount(&mut self) {
        self.recount = true;
    }

    /// Appends a token, apart from what the line ends with.
    fn token(&mut self, spelling: &[u8], is_joint: bool) {
        if (self.joint || is_joint) && self.style.separators && needs_blank(&self.line, spelling) {
            self.line.push(b' ');
        }
        self.joint = false;
        self.line.extend_from_slice(spelling);
    }

    fn marker(&mut self, line: u32, file: FileNameId, name: &[u8]) {
        self.recount = false;
        self.file = Some(file);
        self.next_line = line;
        if !self.style.markers {
            return;
        }
        self.out.extend_from_slice(format!("# {line} \"").as_bytes());
        for byte in name {
            if matches!(byte, b'"' | b'\\') {
                self.out.push(b'\\');
            }
            self.out.push(*byte);
        }
        self.out.extend_from_slice(b"\"\n");
    }
}

impl Lexer<'_> {
    /// The text of the unit, where there is one.
    pub(crate) fn take_text(&mut self) -> Vec<u8> {
        self.pp.printed.take().map(|text| text.out).unwrap_or_default()
    }

    /// Whether reading goes on without a header that is missing.
    pub(super) fn goes_on_without(&self) -> bool {
        self.pp.printed.as_ref().is_some_and(|text| !text.style.directives_only)
    }

    /// Adds the blank that an empty argument leaves behind.
    pub(super) fn print_blank(&mut self) {
        if let Some(text) = &mut self.pp.printed {
            text.line.push(b' ');
        }
    }

    /// Whether text is made instead of tokens.
    pub(crate) fn makes_text(&self) -> bool {
        self.pp.printed.is_some()
    }

    /// Tells that the lines from `pos` on come from the place that they have in the sources.
    pub(crate) fn mark_place(&mut self, pos: Pos) {
        let place = self.sources.place(pos);
        let file = self.sources.segment(place.segment).file;
        let name = self.sources.file_name_bytes(file).to_vec();
        if let Some(text) = &mut self.pp.printed {
            text.marker(place.line, file, &name);
        }
    }

    /// Reads a buffer to its end, or up to a catastrophic error, and adds its text.
    pub(crate) fn print_buffer(&mut self, buffer: BufferId) {
        let bytes = self.sources.bytes(buffer);
        let scanner = crate::lex::Scanner::new(&bytes, self.options.dialect);
        let mut input = Input { scanner, base: self.sources.base(buffer), buffer };
        let open = self.pp.open_conditionals();
        let mut behind = input.scanner.offset();
        let directives_only = !self.goes_on_without();
        let mut plain_line = directives_only;
        self.mark_place(input.pos(behind));
        self.begin_line(input.pos(behind));
        if let Some(text) = &mut self.pp.printed {
            text.file_start = text.out.len();
        }
        while !self.pp.stopped {
            let raw = input.scanner.next();
            if raw.flags & LINE_START != 0 {
                plain_line = directives_only;
            }
            self.gap(&input, behind, raw.start);
            match raw.kind {
                TokenKind::EndOfFile => break,
                TokenKind::Hash if raw.flags & LINE_START != 0 => match self.kept_directive(&input) {
                    Some(unexpanded) => {
                        plain_line = unexpanded;
                        self.print_spelling(&input, &raw);
                    }
                    None => {
                        self.drop_line();
                        self.directive(&mut input, &raw);
                        self.begin_line(input.pos(input.scanner.offset()));
                    }
                },
                TokenKind::Identifier if !plain_line => self.print_word(&mut input, &raw),
                _ => self.print_spelling(&input, &raw),
            }
            // What is wrong with tokens is told when they are used.
            input.scanner.problems.clear();
            behind = input.scanner.offset();
        }
        if self.pp.is_exhausted() {
            self.out.message_ahead(input.pos(input.scanner.offset()), crate::lex::Problem::ExpansionTooLarge);
        }
        if self.pp.printed.as_ref().is_some_and(|text| !text.line.is_empty()) {
            self.end_line(Pos::NONE);
        }
        self.close_conditionals(open);
    }

    /// Whether the directive whose `#` was read stays in the text; and if so, whether names in it do, too.
    fn kept_directive(&mut self, input: &Input<'_>) -> Option<bool> {
        let mut ahead = input.scanner.clone();
        ahead.enter_directive();
        let mut word = || {
            let raw = ahead.next();
            let is_word = raw.kind == TokenKind::Identifier;
            if is_word { ahead.slice(raw.start, raw.end) } else { &[] }
        };
        match Directive::from_word(word()) {
            Some(Directive::Ident) => Some(false),
            Some(Directive::Pragma) => {
                let first = word();
                let kind = super::PragmaKind::from_words(first, b"");
                if kind == super::PragmaKind::Once {
                    self.mark_once();
                }
                Some(super::UNEXPANDED_PRAGMAS.iter().any(|name| name.as_bytes() == first))
            }
            _ => None,
        }
    }

    fn begin_line(&mut self, pos: Pos) {
        if let Some(text) = &mut self.pp.printed {
            text.start = pos;
        }
    }

    /// Forgets all lines of the current file, of which the marker stays.
    pub(super) fn drop_text(&mut self) {
        if let Some(text) = &mut self.pp.printed {
            text.out.truncate(text.file_start);
        }
    }

    fn drop_line(&mut self) {
        if let Some(text) = &mut self.pp.printed {
            text.line.clear();
            text.joint = false;
        }
    }

    /// Ends the line; the next one begins at `next`.
    fn end_line(&mut self, next: Pos) {
        let Some(text) = &mut self.pp.printed else { return };
        let place = self.sources.place(text.start);
        let file = self.sources.segment(place.segment).file;
        let missing = place.line.checked_sub(text.next_line).filter(|count| *count <= MOST_EMPTY_LINES);
        match missing {
            Some(count) if text.file == Some(file) && !text.recount => {
                let count = if text.style.markers { count as usize } else { 0 };
                text.out.resize(text.out.len() + count, b'\n');
            }
            _ => {
                let name = self.sources.file_name_bytes(file).to_vec();
                text.marker(place.line, file, &name);
            }
        }
        text.next_line = place.line.saturating_add(1);
        text.out.append(&mut text.line);
        text.out.push(b'\n');
        text.joint = false;
        text.start = next;
    }

    /// Adds what stands between two tokens: blanks, ends of lines and comments.
    fn gap(&mut self, input: &Input<'_>, from: u32, to: u32) {
        let gap = input.scanner.slice(from, to);
        let mut at = 0;
        while let Some(&byte) = gap.get(at) {
            let rest = gap.get(at..).unwrap_or_default();
            let length = match (byte, rest.get(1)) {
                (b'\n', _) => {
                    self.end_line(input.pos(from + at as u32 + 1));
                    1
                }
                (b'/', Some(b'*')) => {
                    let length = memchr::memmem::find(rest.get(2..).unwrap_or_default(), b"*/");
                    let length = length.map_or(rest.len(), |found| found + 4);
                    self.block_comment(input, from + at as u32, rest.get(..length).unwrap_or(rest));
                    length
                }
                (b'/', Some(b'/')) => {
                    let length = line_comment_length(rest);
                    self.comment(rest.get(..length).unwrap_or(rest), b"");
                    length
                }
                (b'\\', _) | (b'\r', Some(b'\n')) | (0x80.., _) => 1 + usize::from(byte == b'\\'),
                _ => {
                    if let Some(text) = &mut self.pp.printed {
                        text.line.push(byte);
                        text.joint = false;
                    }
                    1
                }
            };
            at += length;
        }
    }

    /// Adds a comment where comments stay, and otherwise what takes its place.
    fn comment(&mut self, comment: &[u8], instead: &[u8]) {
        if let Some(text) = &mut self.pp.printed {
            text.line.extend_from_slice(if text.style.comments { comment } else { instead });
        }
    }

    fn block_comment(&mut self, input: &Input<'_>, start: u32, comment: &[u8]) {
        let mut lines = comment.split(|byte| *byte == b'\n');
        let mut offset = start;
        if let Some(first) = lines.next() {
            self.comment(first, b"");
            offset += first.len() as u32 + 1;
        }
        for line in lines {
            self.end_line(input.pos(offset));
            self.comment(line, b"");
            offset += line.len() as u32 + 1;
        }
        self.comment(b"", b" ");
    }

    fn print_spelling(&mut self, input: &Input<'_>, raw: &Raw) {
        let Some(text) = &mut self.pp.printed else { return };
        let spelling = input.scanner.slice(raw.start, raw.end);
        if raw.flags & SPLICED == 0 {
            return text.token(spelling, false);
        }
        let mut clean = Vec::new();
        push_unspliced(&mut clean, spelling);
        text.token(&clean, false);
    }

    /// Adds a word of the text, or what the macro of that name stands for.
    fn print_word(&mut self, input: &mut Input<'_>, raw: &Raw) {
        let mut token = self.keep(input, raw);
        // The blanks before it were added.
        token.flags = raw.flags & EXTENDED;
        let index = self.pp.macro_index(token.name);
        if index.is_none_or(|index| !self.invoke(index, &token, Some(input))) {
            return self.print_spelling(input, raw);
        }
        let mut before: Option<PpToken> = None;
        while let Some(token) = self.next_expanded(Some(input)) {
            self.print_token(before.as_ref(), &token);
            before = Some(token);
        }
        if let Some(text) = &mut self.pp.printed {
            text.joint = true;
        }
    }

    /// Adds a token of an expansion.
    fn print_token(&mut self, before: Option<&PpToken>, token: &PpToken) {
        let Some(text) = &mut self.pp.printed else { return };
        let spelling = self.pp.text.get(token.start as usize..token.end as usize).unwrap_or_default();
        let contiguous = before.is_some_and(|before| before.end == token.start);
        if token.flags & SPACE_BEFORE != 0 {
            text.line.push(b' ');
        }
        text.token(spelling, !contiguous);
    }

    /// The definitions of all macros that there are at the end, in the order of their definitions.
    pub(crate) fn macro_definitions(&self) -> Vec<u8> {
        let mut out = Vec::new();
        for (index, definition) in self.pp.macros.iter().enumerate() {
            if self.pp.macro_index(definition.name) != Some(index) {
                continue;
            }
            let name = |name: Name| self.out.names.bytes(name);
            out.extend_from_slice(b"#define ");
            out.extend_from_slice(name(definition.name));
            if let Some(parameters) = &definition.parameters {
                out.push(b'(');
                for (at, parameter) in parameters.iter().enumerate() {
                    out.extend_from_slice(if at > 0 { b"," } else { b"" });
                    out.extend_from_slice(name(*parameter));
                }
                out.extend_from_slice(if definition.variadic { b"...)" } else { b")" });
            }
            let (mut operator, mut blank) = (false, false);
            for (at, token) in definition.body.iter().enumerate() {
                let pastes = token.kind == TokenKind::HashHash;
                if at == 0 || pastes || blank || token.flags & SPACE_BEFORE != 0 && !operator {
                    out.push(b' ');
                }
                out.extend_from_slice(self.pp.text_of(token));
                operator = token.kind == TokenKind::Hash && definition.parameters.is_some();
                blank = pastes;
            }
            if definition.body.is_empty() {
                out.push(b' ');
            }
            out.push(b'\n');
        }
        out
    }
}

/// The length of the line comment that a text begins with, without the end of its line.
fn line_comment_length(text: &[u8]) -> usize {
    let mut from = 0;
    loop {
        let Some(end) = memchr::memchr(b'\n', text.get(from..).unwrap_or_default()) else {
            return text.len();
        };
        let end = from + end;
        let line = text.get(..end).unwrap_or_default();
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if !line.ends_with(b"\\") {
            return line.len();
        }
        from = end + 1;
    }
}

/// What a character is to its neighbours.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Word,
    Dot,
    Quote,
    Operator,
    Other,
}

impl Sort {
    fn of(byte: u8) -> Self {
        match byte {
            b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' | b'$' | 0x80.. => Self::Word,
            b'.' => Self::Dot,
            b'"' | b'\'' => Self::Quote,
            b'+' | b'-' | b'*' | b'/' | b'%' | b'=' | b'<' | b'>' | b'!' | b'&' | b'|' | b'^' | b':'
            | b'#' => Self::Operator,
            _ => Self::Other,
        }
    }
}

/// Whether a token could be read as part of what stands before it.
fn needs_blank(before: &[u8], token: &[u8]) -> bool {
    let (Some(&last), Some(&first)) = (before.last(), token.first()) else { return false };
    match (Sort::of(last), Sort::of(first)) {
        (Sort::Word | Sort::Dot, Sort::Word | Sort::Dot) => true,
        (Sort::Word, Sort::Operator) => {
            matches!(last, b'e' | b'E' | b'p' | b'P') && matches!(first, b'+' | b'-')
        }
        (Sort::Word, Sort::Quote) => {
            let start = before.iter().rposition(|byte| Sort::of(*byte) != Sort::Word).map_or(0, |at| at + 1);
            let word = before.get(start..).unwrap_or_default();
            let word = word.strip_suffix(b"R").unwrap_or(word);
            matches!(word, b"" | b"L" | b"u" | b"U" | b"u8")
        }
        (Sort::Quote, next) => next != Sort::Other,
        (Sort::Operator, next) => matches!(next, Sort::Operator | Sort::Quote),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_keep_tokens_apart() {
        for (before, token) in
            [("-", "-"), ("a", "b"), ("name", "-"), ("L", "'x'"), ("\"s\"", "+"), (".", "1")]
        {
            assert!(needs_blank(before.as_bytes(), token.as_bytes()), "{before} {token}");
        }
        for (before, token) in [("a", "-"), ("a", "("), (")", "++"), ("a ", "b"), ("\"s\"", ";"), ("", "x")] {
            assert!(!needs_blank(before.as_bytes(), token.as_bytes()), "{before} {token}");
        }
    }
}
