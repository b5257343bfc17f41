//! The scanner: finds where each preprocessing token begins and ends (`[lex.pptoken]`).
//!
//! It only looks at bytes. Values of literals, names, keywords and directives are left to its callers, so
//! that the text of macros and of directives goes through the same code.

use super::classes::{ALONE, APART, BLANK, DIGIT, HEX, LETTER, OPERATOR, WORD, classes_of, is};
use super::dialect::Dialect;
use super::message::Problem;
use super::token::{LINE_START, SPACE_BEFORE, TokenKind, punctuator};

/// The text of the token contains line splices (a backslash at the end of a line).
pub(crate) const SPLICED: u8 = 0x80;
/// The identifier contains characters outside the basic set, as UTF-8 or as universal character names.
pub(crate) const EXTENDED: u8 = 0x40;

/// A token as found in the text. Numbers are `Integer`, whatever their value turns out to be; text between
/// quotes is `Char` or `String` with its prefix and suffix; the end of a directive is `EndOfFile`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Raw {
    pub kind: TokenKind,
    /// Flags of tokens, and [`SPLICED`] and [`EXTENDED`].
    pub flags: u8,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset behind the last byte.
    pub end: u32,
}

/// Where a token begins.
#[derive(Clone, Copy)]
pub(crate) struct Begin {
    pub start: usize,
    byte: u8,
    classes: u8,
    /// The flags of the token.
    pub flags: u8,
}

impl Begin {
    /// Whether an identifier, a keyword or the prefix of a literal begins.
    #[inline(always)]
    pub fn is_word(self) -> bool {
        self.classes & LETTER != 0
    }
}

/// Reads one text from its start to its end.
#[derive(Clone)]
pub(crate) struct Scanner<'t> {
    text: &'t [u8],
    at: usize,
    /// Whether a token of the current line was seen already.
    in_line: bool,
    /// Stop in front of the end of the line.
    in_directive: bool,
    dialect: Dialect,
    /// What is wrong with the text, with the offset; to be taken after each token.
    pub problems: Vec<(u32, Problem)>,
}

impl<'t> Scanner<'t> {
    /// A scanner at the beginning of a text, behind its byte order mark.
    pub fn new(text: &'t [u8], dialect: Dialect) -> Self {
        let at = if text.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Self { text, at, in_line: false, in_directive: false, dialect, problems: Vec::new() }
    }

    /// The bytes between two offsets.
    #[inline]
    pub fn slice(&self, start: u32, end: u32) -> &'t [u8] {
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    /// The bytes from an offset on.
    #[inline]
    pub fn rest(&self, start: u32) -> &'t [u8] {
        self.text.get(start as usize..).unwrap_or_default()
    }

    /// The offset of the next byte to be read.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.at as u32
    }

    /// Goes to an offset, which is the start of a line if `line_start` is set.
    pub fn go_to(&mut self, offset: u32, line_start: bool) {
        self.at = offset as usize;
        self.in_line = !line_start;
    }

    /// Whether no token of its line was read yet.
    pub fn at_line_start(&self) -> bool {
        !self.in_line
    }

    /// From now on the end of the line is the end of the text.
    pub fn enter_directive(&mut self) {
        self.in_directive = true;
    }

    /// Ends a directive: skips what is left of its line and the end of the line.
    pub fn leave_directive(&mut self) {
        self.skip_to_line_end();
        self.in_directive = false;
        if self.byte(self.at) == b'\n' {
            self.at += 1;
        }
        self.in_line = false;
    }

    /// Skips the rest of the line with its comments, up to the end of the line.
    pub fn skip_to_line_end(&mut self) {
        self.in_directive = true;
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            match memchr::memchr3(b'\n', b'/', b'\\', rest) {
                None => {
                    self.at = self.text.len();
                    return;
                }
                Some(found) => self.at += found,
            }
            match self.byte(self.at) {
                b'\n' => return,
                b'/' if self.byte(self.at + 1) == b'/' => self.line_comment(),
                b'/' if self.byte(self.at + 1) == b'*' => self.block_comment(),
                b'\\' => self.at += self.splice(self.at).max(1),
                _ => self.at += 1,
            }
        }
    }

    /// A byte of the text; 0 behind its end.
    #[inline]
    pub fn byte(&self, at: usize) -> u8 {
        self.text.get(at).copied().unwrap_or(0)
    }

    fn problem(&mut self, at: usize, problem: Problem) {
        self.problems.push((at as u32, problem));
    }

    /// Length of the line splice at an offset, 0 if there is none.
    #[inline]
    fn splice(&self, at: usize) -> usize {
        splice_length(self.text.get(at..).unwrap_or_default())
    }

    /// The next token.
    #[inline]
    pub fn next(&mut self) -> Raw {
        let begin = self.begin();
        self.token(begin)
    }

    /// Goes over blanks to where the next token begins, or what the text has between tokens besides.
    #[inline(always)]
    pub fn begin(&mut self) -> Begin {
        self.begin_at(self.at, if self.in_line { 0 } else { LINE_START })
    }

    #[inline(always)]
    fn begin_at(&mut self, mut start: usize, mut flags: u8) -> Begin {
        let text = self.text;
        loop {
            let byte = text.get(start).copied().unwrap_or(0);
            let classes = classes_of(byte);
            if classes & BLANK != 0 {
                start += 1;
                flags |= SPACE_BEFORE;
                continue;
            }
            if byte == b'\n' && !self.in_directive {
                start += 1;
                flags |= SPACE_BEFORE | LINE_START;
                self.in_line = false;
                continue;
            }
            return Begin { start, byte, classes, flags };
        }
    }

    /// The token that begins here, or behind what stands between tokens here.
    pub fn token(&mut self, mut begin: Begin) -> Raw {
        loop {
            let Begin { start, byte, flags, .. } = begin;
            if begin.is_word() {
                self.in_line = true;
                return self.word(start, flags);
            }
            self.at = start;
            if byte == b'\n' {
                return self.raw(TokenKind::EndOfFile, start, flags);
            }
            if let Some((kind, length)) = self.plain_punctuator(begin) {
                self.pass(start + length);
                return self.raw(kind, start, flags);
            }
            let found = match self.other(start, byte, flags) {
                Found::Token(raw) => {
                    self.in_line = true;
                    return raw;
                }
                Found::Space => SPACE_BEFORE,
                Found::Nothing => 0,
                Found::End => return self.raw(TokenKind::EndOfFile, start, flags),
            };
            begin = self.begin_at(self.at, flags | found);
        }
    }

    /// Goes behind a token that ends at an offset.
    #[inline(always)]
    pub fn pass(&mut self, end: usize) {
        self.at = end;
        self.in_line = true;
    }

    /// The kind and length of a punctuator that nothing behind it can be part of, as most are.
    #[inline(always)]
    pub fn plain_punctuator(&self, begin: Begin) -> Option<(TokenKind, usize)> {
        let Begin { start, byte, classes, .. } = begin;
        if classes & (ALONE | OPERATOR) == 0 {
            return None;
        }
        let next = self.byte(start + 1);
        if if classes & ALONE != 0 { next != b'\\' } else { is(next, APART) } {
            return Some((punctuator_of(byte), 1));
        }
        let colons = byte == b':' && next == b':' && is(self.byte(start + 2), APART);
        colons.then_some((TokenKind::ColonColon, 2))
    }

    /// The length of a word that is neither the prefix of a literal nor goes on with other than basic characters, and
    /// the text from its first byte on.
    #[inline(always)]
    pub fn plain_word(&self, begin: Begin) -> Option<(&'t [u8], usize)> {
        let rest = self.text.get(begin.start..)?;
        let length = word_length(rest);
        let next = rest.get(length).copied().unwrap_or(0);
        let plain = is(next, APART) || !matches!(next, b'"' | b'\'' | b'\\' | 0x80..);
        plain.then_some((rest, length))
    }

    #[inline]
    fn raw(&self, kind: TokenKind, start: usize, flags: u8) -> Raw {
        Raw { kind, flags, start: start as u32, end: self.at as u32 }
    }

    /// What begins with a byte that is neither a letter nor a blank.
    #[inline(never)]
    fn other(&mut self, start: usize, byte: u8, flags: u8) -> Found {
        match byte {
            b'/' => match self.byte(start + 1) {
                b'/' if self.dialect.line_comments() => {
                    self.line_comment();
                    Found::Space
                }
                b'*' => {
                    self.block_comment();
                    Found::Space
                }
                _ => Found::Token(self.punctuator(start, flags)),
            },
            b'0'..=b'9' => Found::Token(self.number(start, flags)),
            b'"' | b'\'' => Found::Token(self.quoted(start, start, flags)),
            b'.' if is(self.byte(start + 1), DIGIT) => Found::Token(self.number(start, flags)),
            b'\\' => self.backslash(start, flags),
            0 => self.null(start),
            0x80.. => self.not_ascii(start, flags),
            _ => Found::Token(self.punctuator(start, flags)),
        }
    }

    #[inline]
    fn word(&mut self, start: usize, flags: u8) -> Raw {
        let at = start + word_length(self.text.get(start..).unwrap_or_default());
        self.at = at;
        match self.byte(at) {
            b'"' | b'\'' if self.is_prefix(start, at) => self.quoted(start, at, flags),
            b'\\' | 0x80.. => self.long_word(start, flags),
            _ => self.raw(TokenKind::Identifier, start, flags),
        }
    }

    /// Goes on with an identifier behind its first plain characters.
    #[cold]
    fn long_word(&mut self, start: usize, mut flags: u8) -> Raw {
        loop {
            let byte = self.byte(self.at);
            if is(byte, WORD) {
                self.at += 1;
            } else if byte >= 0x80 {
                let Some((c, length)) = utf8(self.text.get(self.at..).unwrap_or_default()) else { break };
                if !continues_identifier(c) {
                    break;
                }
                flags |= EXTENDED;
                self.at += length;
            } else if self.splice(self.at) != 0 {
                let next = self.at + self.splice(self.at);
                // A splice behind the last character of the word is left to what follows.
                let more = self.byte(next);
                if !is(more, WORD) && more < 0x80 && more != b'\\' {
                    break;
                }
                flags |= SPLICED;
                self.at = next;
            } else if let Some((_, length)) = universal(self.text.get(self.at..).unwrap_or_default()) {
                flags |= EXTENDED;
                self.at += length;
            } else {
                break;
            }
        }
        self.raw(TokenKind::Identifier, start, flags)
    }

    /// Whether the word in front of a quote is the prefix of a literal.
    fn is_prefix(&self, start: usize, end: usize) -> bool {
        let quote = self.byte(end);
        let word = self.text.get(start..end).unwrap_or_default();
        let (word, raw) = match word.strip_suffix(b"R") {
            Some(word) if self.dialect.raw_strings() => (word, true),
            _ => (word, false),
        };
        if raw && quote != b'"' {
            return false;
        }
        match word {
            b"L" => true,
            b"" => raw,
            b"u" | b"U" => self.dialect.unicode_literals(),
            b"u8" => self.dialect.unicode_literals() && (quote == b'"' || self.dialect.utf8_chars()),
            _ => false,
        }
    }

    fn number(&mut self, start: usize, mut flags: u8) -> Raw {
        let mut at = start;
        loop {
            let byte = self.byte(at);
            let next = self.byte(at + 1);
            if is(byte, WORD) {
                let hex = matches!(self.byte(start + 1), b'x' | b'X');
                let exponent = matches!(byte, b'e' | b'E') && !hex || matches!(byte, b'p' | b'P') && hex;
                at += if exponent && matches!(next, b'+' | b'-') { 2 } else { 1 };
            } else if byte == b'.' || byte == b'\'' && self.separates(at) {
                at += 1;
            } else if byte == b'\\' && self.splice(at) != 0 {
                let behind = self.byte(at + self.splice(at));
                if !is(behind, WORD) && behind != b'.' {
                    break;
                }
                at += self.splice(at);
                flags |= SPLICED;
            } else if byte == b'\\' || byte >= 0x80 {
                let rest = self.text.get(at..).unwrap_or_default();
                let plain = || utf8(rest).filter(|(c, _)| byte >= 0x80 && continues_identifier(*c));
                let length = universal(rest).or_else(plain);
                let Some((_, length)) = length else { break };
                flags |= EXTENDED;
                at += length;
            } else {
                break;
            }
        }
        self.at = at;
        self.raw(TokenKind::Integer, start, flags)
    }

    /// Whether the apostrophe at an offset inside a number is a digit separator, well placed or not.
    fn separates(&mut self, at: usize) -> bool {
        let before = self.byte(at.wrapping_sub(1));
        let after = self.byte(at + 1);
        if !self.dialect.digit_separators() {
            if is(before, HEX) && is(after, HEX) {
                self.problem(at, Problem::SeparatorsNotEnabled);
            }
            return false;
        }
        is(before, HEX) || matches!(before, b'x' | b'X' | b'\'')
    }

    /// A character or string literal; its prefix begins at `start` and its quote is at `quote`.
    fn quoted(&mut self, start: usize, quote: usize, mut flags: u8) -> Raw {
        let mark = self.byte(quote);
        let kind = if mark == b'"' { TokenKind::String } else { TokenKind::Char };
        let raw = quote > start && self.byte(quote - 1) == b'R' && self.raw_string(start, quote);
        if !raw {
            let mut at = quote + 1;
            loop {
                match self.byte(at) {
                    byte if byte == mark => {
                        at += 1;
                        break;
                    }
                    b'\\' => match self.splice(at) {
                        0 => at += 2,
                        length => {
                            flags |= SPLICED;
                            at += length;
                        }
                    },
                    b'\n' => {
                        self.problem(start, Problem::MissingClosingQuote);
                        break;
                    }
                    _ if at >= self.text.len() => {
                        self.problem(start, Problem::MissingClosingQuote);
                        break;
                    }
                    _ => at += 1,
                }
            }
            self.at = at.min(self.text.len());
        }
        if is(self.byte(self.at), LETTER) && self.dialect.user_literals() {
            let suffix = self.at;
            while is(self.byte(self.at), WORD) {
                self.at += 1;
            }
            if matches!(self.byte(self.at), b'\\' | 0x80..) {
                flags |= self.long_word(suffix, 0).flags;
            }
        }
        self.raw(kind, start, flags)
    }

    /// A raw string: up to its delimiter, with everything between as it is. False when it cannot be one; it is
    /// then read like any other string.
    fn raw_string(&mut self, start: usize, quote: usize) -> bool {
        let rest = self.text.get(quote + 1..).unwrap_or_default();
        let bad = |byte: &u8| matches!(byte, b'\\' | b')') || byte.is_ascii_whitespace();
        let open = rest.iter().take(17).position(|byte| *byte == b'(' || bad(byte));
        let delimiter = match open.map(|length| (length, rest.get(length))) {
            Some((length, Some(b'('))) => rest.get(..length).unwrap_or_default(),
            Some((length, _)) => {
                self.problem(quote + 1 + length, Problem::RawDelimiterCharacter);
                return false;
            }
            None => {
                self.problem(start, Problem::RawDelimiterTooLong);
                return false;
            }
        };
        let body = delimiter.len() + 1;
        let mut from = body;
        while let Some(found) = memchr::memchr(b')', rest.get(from..).unwrap_or_default()) {
            from += found + 1;
            let behind = rest.get(from..).unwrap_or_default();
            if behind.starts_with(delimiter) && behind.get(delimiter.len()) == Some(&b'"') {
                self.at = quote + 1 + from + delimiter.len() + 1;
                return true;
            }
        }
        self.problem(start, Problem::RawStringUnclosed);
        self.at = self.text.len();
        true
    }

    #[inline]
    fn punctuator(&mut self, start: usize, flags: u8) -> Raw {
        let rest = self.text.get(start..).unwrap_or_default();
        let Some((kind, length)) = punctuator(rest) else { return self.unknown(start, flags) };
        let end = start + length as usize;
        if self.byte(end) == b'\\' && self.splice(end) != 0 {
            return self.spliced_punctuator(start, flags);
        }
        let found = match kind {
            // Two adjacent `>` stay two tokens, so that closing template argument lists needs no splitting.
            // `<::` is `<` and `::` unless a third `:` or a `>` follows ([lex.pptoken]/3).
            TokenKind::LeftBracket if self.text.get(start) == Some(&b'<') => {
                if self.byte(end) == b':'
                    && !matches!(self.byte(end + 1), b':' | b'>')
                    && self.dialect.cxx11()
                {
                    (TokenKind::Less, 1)
                } else {
                    (kind, length)
                }
            }
            TokenKind::Question if self.byte(end) == b'?' => {
                if matches!(self.byte(end + 1), b'=' | b'/' | b'\'' | b'(' | b')' | b'!' | b'<' | b'>' | b'-')
                {
                    self.problem(start, Problem::TrigraphIgnored);
                }
                (kind, length)
            }
            TokenKind::Spaceship if !self.dialect.three_way_comparisons() => (TokenKind::LessEqual, 2),
            _ => (kind, length),
        };
        self.at = start + found.1 as usize;
        self.raw(found.0, start, flags)
    }

    /// A punctuator with line splices between its characters.
    #[cold]
    fn spliced_punctuator(&mut self, start: usize, flags: u8) -> Raw {
        let (mut bytes, mut ends) = ([0u8; 4], [start; 4]);
        let mut at = start;
        for (byte, end) in bytes.iter_mut().zip(&mut ends) {
            while self.splice(at) != 0 {
                at += self.splice(at);
            }
            *byte = self.byte(at);
            at += 1;
            *end = at;
        }
        let (kind, length) = punctuator(&bytes).unwrap_or((TokenKind::Unknown, 1));
        self.at = ends.get(length as usize - 1).copied().unwrap_or(start + 1);
        self.raw(kind, start, flags | SPLICED)
    }

    #[cold]
    fn unknown(&mut self, start: usize, flags: u8) -> Raw {
        self.at = (start + 1).min(self.text.len());
        self.problem(start, Problem::UnrecognizedToken);
        self.raw(TokenKind::Unknown, start, flags)
    }

    /// A null byte, or the end of the text.
    #[cold]
    fn null(&mut self, start: usize) -> Found {
        if start >= self.text.len() {
            return Found::End;
        }
        self.problem(start, Problem::NullIgnored);
        self.at += 1;
        Found::Nothing
    }

    #[cold]
    fn backslash(&mut self, start: usize, flags: u8) -> Found {
        let splice = self.splice(start);
        if splice != 0 {
            self.at += splice;
            if self.at >= self.text.len() {
                self.problem(start, Problem::LastLineBackslash);
            }
            return Found::Nothing;
        }
        let rest = self.text.get(start..).unwrap_or_default();
        match universal(rest) {
            Some((_, length)) => {
                self.at += length;
                Found::Token(self.long_word(start, flags | EXTENDED))
            }
            None => Found::Token(self.unknown(start, flags)),
        }
    }

    #[cold]
    fn not_ascii(&mut self, start: usize, flags: u8) -> Found {
        let rest = self.text.get(start..).unwrap_or_default();
        match utf8(rest) {
            Some((c, _)) if continues_identifier(c) => Found::Token(self.long_word(start, flags | EXTENDED)),
            Some((_, length)) => {
                let raw = self.unknown(start, flags);
                self.at = start + length;
                Found::Token(Raw { end: self.at as u32, ..raw })
            }
            None => {
                self.problem(start, Problem::UnrecognizedToken);
                let bad = rest.iter().take_while(|byte| **byte >= 0x80).count();
                self.at += bad.max(1);
                Found::Token(self.raw(TokenKind::Unknown, start, flags))
            }
        }
    }

    fn line_comment(&mut self) {
        loop {
            let rest = self.text.get(self.at..).unwrap_or_default();
            let Some(end) = memchr::memchr(b'\n', rest) else {
                self.at = self.text.len();
                return;
            };
            let line = rest.get(..end).unwrap_or_default();
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            if line.last() == Some(&b'\\') {
                self.at += end + 1;
            } else {
                self.at += end;
                return;
            }
        }
    }

    fn block_comment(&mut self) {
        let start = self.at;
        let mut at = start + 2;
        loop {
            let rest = self.text.get(at..).unwrap_or_default();
            match memchr::memchr2(b'*', b'/', rest) {
                None => {
                    self.problem(start, Problem::CommentUnclosed);
                    self.at = self.text.len();
                    return;
                }
                Some(found) => at += found,
            }
            if self.byte(at) == b'/' {
                if self.byte(at + 1) == b'*' && self.byte(at + 2) != b'/' {
                    self.problem(at, Problem::NestedComment);
                }
                at += 1;
                continue;
            }
            let mut behind = at + 1;
            while self.splice(behind) != 0 {
                behind += self.splice(behind);
            }
            if self.byte(behind) == b'/' {
                self.at = behind + 1;
                return;
            }
            at += 1;
        }
    }
}

/// What stands at an offset.
enum Found {
    Token(Raw),
    Space,
    Nothing,
    End,
}

/// The kind of a punctuator of one byte, in the class [`ALONE`] or [`OPERATOR`].
#[inline]
fn punctuator_of(byte: u8) -> TokenKind {
    const KINDS: [TokenKind; 256] = {
        let mut kinds = [TokenKind::Unknown; 256];
        let mut index = 0;
        while index < kinds.len() {
            kinds[index] = match index as u8 {
                b'(' => TokenKind::LeftParen,
                b')' => TokenKind::RightParen,
                b',' => TokenKind::Comma,
                b';' => TokenKind::Semicolon,
                b'[' => TokenKind::LeftBracket,
                b']' => TokenKind::RightBracket,
                b'{' => TokenKind::LeftBrace,
                b'}' => TokenKind::RightBrace,
                b'~' => TokenKind::Tilde,
                b'<' => TokenKind::Less,
                b'>' => TokenKind::Greater,
                b'=' => TokenKind::Equal,
                b':' => TokenKind::Colon,
                b'*' => TokenKind::Star,
                b'&' => TokenKind::Amp,
                b'.' => TokenKind::Dot,
                b'-' => TokenKind::Minus,
                b'+' => TokenKind::Plus,
                b'!' => TokenKind::Exclaim,
                b'|' => TokenKind::Pipe,
                b'^' => TokenKind::Caret,
                b'%' => TokenKind::Percent,
                b'?' => TokenKind::Question,
                _ => TokenKind::Unknown,
            };
            index += 1;
        }
        kinds
    };
    KINDS[byte as usize]
}

/// How many bytes at the start of `text` can be part of an identifier; four at a time, for there are many.
#[inline]
fn word_length(text: &[u8]) -> usize {
    let ends = |byte: &u8| !is(*byte, WORD);
    let (chunks, rest) = text.as_chunks::<4>();
    for (index, chunk) in chunks.iter().enumerate() {
        if let Some(end) = chunk.iter().position(ends) {
            return index * 4 + end;
        }
    }
    text.len() - rest.len() + rest.iter().position(ends).unwrap_or(rest.len())
}

/// Length of the line splice that `text` begins with, 0 if there is none.
pub(super) fn splice_length(text: &[u8]) -> usize {
    match text {
        [b'\\', b'\n', ..] => 2,
        [b'\\', b'\r', b'\n', ..] => 3,
        _ => 0,
    }
}

/// Appends `text` without its line splices.
pub(crate) fn push_unspliced(out: &mut Vec<u8>, text: &[u8]) {
    let mut rest = text;
    while let Some(at) = memchr::memchr(b'\\', rest) {
        let (before, from) = rest.split_at(at);
        out.extend_from_slice(before);
        let splice = splice_length(from);
        if splice == 0 {
            out.push(b'\\');
            rest = from.get(1..).unwrap_or_default();
        } else {
            rest = from.get(splice..).unwrap_or_default();
        }
    }
    out.extend_from_slice(rest);
}

/// The character that `text` begins with and its length in bytes, if it is valid UTF-8.
pub(super) fn utf8(text: &[u8]) -> Option<(u32, usize)> {
    let head = text.get(..text.len().min(4))?;
    let valid = match std::str::from_utf8(head) {
        Ok(valid) => valid,
        Err(error) => std::str::from_utf8(head.get(..error.valid_up_to())?).ok()?,
    };
    valid.chars().next().map(|c| (c as u32, c.len_utf8()))
}

/// The universal character name that `text` begins with: its code point and length in bytes.
pub(super) fn universal(text: &[u8]) -> Option<(u32, usize)> {
    let digits = match text {
        [b'\\', b'u', ..] => 4,
        [b'\\', b'U', ..] => 8,
        _ => return None,
    };
    let hex = std::str::from_utf8(text.get(2..2 + digits)?).ok()?;
    let valid = hex.bytes().all(|byte| byte.is_ascii_hexdigit());
    Some((u32::from_str_radix(hex, 16).ok().filter(|_| valid)?, 2 + digits))
}

/// Whether a character outside the basic set can be part of an identifier: every one that is not a separator
/// or a sign of punctuation.
fn continues_identifier(c: u32) -> bool {
    char::from_u32(c).is_some_and(|c| c >= '\u{a0}' && !c.is_whitespace() && !c.is_control())
}

#[cfg(test)]
mod tests {
    use super::super::classes::CLASSES;
    use super::*;

    #[test]
    fn punctuators_of_one_byte_are_what_the_table_says() {
        for byte in 0..=255u8 {
            if !is(byte, ALONE | OPERATOR) {
                continue;
            }
            for next in (0..=255u8).filter(|next| CLASSES[*next as usize] & APART != 0) {
                let found = punctuator(&[byte, next, next, next]);
                assert_eq!(found, Some((punctuator_of(byte), 1)), "{} {}", byte as char, next as char);
                assert_eq!(punctuator(&[b':', b':', next, next]), Some((TokenKind::ColonColon, 2)));
            }
        }
    }
}
