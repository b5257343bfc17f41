//! Line markers `# N "file" flags` and `#line` (`[cpp.line]`).

use crate::lex::{Input, Lexer, Problem, TokenKind};

/// The flag of a line marker that tells a system header.
const SYSTEM_HEADER: u8 = b'3';

impl Lexer<'_> {
    /// A line marker, whose number begins at `at`. False when it is not one that a preprocessor writes; it is
    /// then read as a directive.
    pub(super) fn line_marker(&mut self, input: &mut Input<'_>, at: u32) -> bool {
        let scanner = &mut input.scanner;
        let rest = scanner.rest(at);
        let line_end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let text = rest.get(..line_end).unwrap_or_default();
        let Some(marker) = Marker::parse(text) else { return false };
        scanner.go_to((at as usize + line_end).min(at as usize + rest.len()) as u32 + 1, true);
        let start = input.pos(at + line_end as u32 + 1);
        let segment = self.sources.place(input.pos(at)).segment;
        let (file, system) = match marker.name {
            Some(name) if name.contains(&b'\\') => {
                (self.sources.file_name(&unescape(name)), marker.flags.contains(&SYSTEM_HEADER))
            }
            Some(name) => (self.sources.file_name(name), marker.flags.contains(&SYSTEM_HEADER)),
            None => {
                let current = self.sources.segment(segment);
                (current.file, current.system)
            }
        };
        self.sources.begin_segment(start, marker.line, file, system);
        self.recount_lines();
        true
    }

    /// `#line`, behind that word.
    pub(super) fn line_directive(&mut self, input: &mut Input<'_>) {
        let tokens = self.expanded_line(input);
        let end = input.pos(input.scanner.offset());
        let Some(number) = tokens.first() else {
            return self.out.message_ahead(end, Problem::ExpectedLineNumber);
        };
        let text = std::str::from_utf8(self.pp.text_of(number)).unwrap_or_default();
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return self.out.message_ahead(number.pos, Problem::ExpectedLineNumber);
        }
        if digits < text.len() {
            // What follows the digits is no file name.
            let behind = crate::source::Pos(number.pos.0 + digits as u32);
            return self.out.message_ahead(behind, Problem::ExpectedLineFileName);
        }
        let line = match text.parse::<u32>() {
            Ok(line) if line > 0 => line,
            _ => return self.out.message_ahead(number.pos, Problem::InvalidLineNumber),
        };
        let current = self.sources.segment(self.sources.place(number.pos).segment);
        let file = match tokens.get(1) {
            None => current.file,
            Some(name) if name.kind == TokenKind::String && self.pp.text_of(name).starts_with(b"\"") => {
                let text = self.pp.text_of(name);
                let inner = text.get(1..text.len().saturating_sub(1)).unwrap_or_default();
                self.sources.file_name(&unescape(inner))
            }
            Some(other) => return self.out.message_ahead(other.pos, Problem::ExpectedLineFileName),
        };
        if let Some(extra) = tokens.get(2) {
            self.out.message_ahead(extra.pos, Problem::ExtraTextInCondition);
        }
        self.sources.begin_segment(crate::source::Pos(end.0 + 1), line, file, current.system);
        self.recount_lines();
    }

    /// Text that is made counts its lines anew.
    fn recount_lines(&mut self) {
        if let Some(text) = &mut self.pp.printed {
            text.recount();
        }
    }
}

/// The parts of a line marker.
struct Marker<'t> {
    line: u32,
    name: Option<&'t [u8]>,
    flags: &'t [u8],
}

impl<'t> Marker<'t> {
    /// Reads `N "file" flags`; the name is still escaped.
    fn parse(text: &'t [u8]) -> Option<Self> {
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let (number, rest) = text.split_at_checked(digits)?;
        let line = std::str::from_utf8(number).ok()?.parse().ok()?;
        let rest = rest.trim_ascii();
        if rest.is_empty() {
            return Some(Self { line, name: None, flags: &[] });
        }
        let rest = rest.strip_prefix(b"\"")?;
        // Flags hold no quote, so the last one closes the name.
        let close = memchr::memrchr(b'"', rest)?;
        let flags = rest.get(close + 1..)?;
        let plain = flags.iter().all(|byte| byte.is_ascii_digit() || *byte == b' ');
        plain.then_some(Self { line, name: rest.get(..close), flags })
    }
}

/// A file name without the backslashes that protect quotes and backslashes.
fn unescape(name: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(name.len());
    let mut bytes = name.iter().copied();
    while let Some(byte) = bytes.next() {
        match byte {
            b'\\' => out.extend(bytes.next()),
            byte => out.push(byte),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_have_parts() {
        let marker = Marker::parse(b"12 \"a \\\"b.h\" 1 3 4");
        assert!(marker.is_some_and(|m| m.line == 12 && m.name == Some(b"a \\\"b.h") && m.flags == b" 1 3 4"));
        assert!(Marker::parse(b"7").is_some_and(|m| m.line == 7 && m.name.is_none()));
        assert!(Marker::parse(b"7 foo").is_none());
        assert_eq!(unescape(b"a\\\\b\\\"c"), b"a\\b\"c");
    }
}
