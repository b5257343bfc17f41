//! Turns scanned text into finished tokens: names, keywords and values of literals.

use super::dialect::Dialect;
use super::message::{Pending, Problem};
use super::number::{self, Number};
use super::quoted::{self, Element, Quoted};
use super::scan::{EXTENDED, Raw, Scanner, push_unspliced, universal, utf8};
use super::token::{FROM_MACRO, HAS_MESSAGE, KEYWORD_ROWS, LINE_START, SPACE_BEFORE, TokenKind, Tokens};
use crate::literals::{
    CharLiteral, Encoding, FloatLiteral, IntegerLiteral, IntegerType, StringLiteral, UserSuffix,
};
use crate::names::{Name, Names};
use crate::source::Pos;

/// What the suffix of a literal begins with that is not reserved.
pub const USER_SUFFIX: &str = "_";

/// Token flags that are kept in finished tokens.
const KEPT: u8 = SPACE_BEFORE | LINE_START | FROM_MACRO | HAS_MESSAGE;

/// Where finished tokens go.
pub(crate) struct Output<'c> {
    pub names: &'c mut Names,
    pub tokens: Tokens,
    pub dialect: Dialect,
    words: Words,
    strings: StringParts,
    /// The first token that may have got a message since this goes on.
    first: usize,
    /// Cleaned spelling of an identifier.
    spelling: Vec<u8>,
}

/// What is known of words and numbers by their spelling.
#[derive(Default)]
pub(crate) struct Words {
    /// The kind of each word that is a keyword in some mode, in this mode.
    keyword_kinds: Vec<TokenKind>,
    /// Index in the literals of each small `int`, plus one: they are many, and the same.
    small_integers: Vec<u32>,
}

impl Words {
    /// What is known at the beginning of a unit.
    pub fn of(dialect: Dialect) -> Self {
        Self { keyword_kinds: keyword_kinds(dialect), small_integers: vec![0; 256] }
    }
}

/// The literals that the last string token was made of, for concatenation.
#[derive(Default)]
struct StringParts {
    text: Vec<u8>,
    ends: Vec<usize>,
    /// Strings before this token index are left alone.
    floor: usize,
}

impl<'c> Output<'c> {
    /// An output without tokens, with room for so many.
    pub fn new(names: &'c mut Names, dialect: Dialect, expected: usize) -> Self {
        let mut tokens = Tokens::default();
        tokens.reserve(expected);
        Self::going_on(Words::of(dialect), tokens, names, dialect)
    }

    /// An output that adds tokens to those there are; strings are not joined with those.
    pub fn going_on(words: Words, tokens: Tokens, names: &'c mut Names, dialect: Dialect) -> Self {
        let strings = StringParts { floor: tokens.len(), ..StringParts::default() };
        let first = tokens.len().saturating_sub(1);
        Self { names, tokens, dialect, words, strings, first, spelling: Vec::new() }
    }

    /// Notes a message at the token that was pushed last.
    pub fn message(&mut self, pos: Pos, problem: Problem) {
        self.message_at(self.tokens.len().saturating_sub(1), pos, problem);
    }

    /// Notes a message at the token that will be pushed next.
    pub fn message_ahead(&mut self, pos: Pos, problem: Problem) {
        self.message_at(self.tokens.len(), pos, problem);
    }

    fn message_at(&mut self, token: usize, pos: Pos, problem: Problem) {
        if problem == Problem::TrigraphIgnored && std::mem::replace(&mut self.tokens.said.trigraph, true) {
            return;
        }
        self.tokens.messages.push(Pending { token: token as u32, pos, problem });
    }

    /// From here on, strings are not joined with those before.
    pub fn separate_strings(&mut self) {
        self.strings.floor = self.tokens.len();
    }

    /// The kind of a word in this mode.
    #[inline]
    pub fn word_kind(&self, name: Name) -> TokenKind {
        if name.number() < Name::KEYWORDS {
            return self.words.keyword_kinds.get(name.index()).copied().unwrap_or(TokenKind::Identifier);
        }
        TokenKind::Identifier
    }

    /// The name of an identifier, given without line splices.
    #[inline]
    pub fn name(&mut self, text: &[u8], flags: u8) -> Name {
        if flags & EXTENDED == 0 {
            return self.names.intern(text);
        }
        self.extended_name(text)
    }

    #[cold]
    fn extended_name(&mut self, text: &[u8]) -> Name {
        self.spelling.clear();
        push_extended(&mut self.spelling, text);
        self.names.intern(&self.spelling)
    }

    /// Pushes a finished token for text without line splices; identifiers are not looked up as macros.
    pub fn push_text(&mut self, kind: TokenKind, text: &[u8], pos: Pos, flags: u8, at: &dyn Fn(u32) -> Pos) {
        match kind {
            TokenKind::Identifier => {
                let name = self.name(text, flags);
                self.push_word(name, pos, flags);
            }
            TokenKind::Integer => self.push_number(text, pos, flags, at),
            TokenKind::Char => self.push_character(text, pos, flags, at),
            TokenKind::String => self.push_string(text, pos, flags, at),
            kind => self.tokens.push(kind, pos, 0, flags & KEPT),
        }
    }

    /// Pushes an identifier or keyword.
    #[inline]
    pub fn push_word(&mut self, name: Name, pos: Pos, flags: u8) {
        let kind = self.word_kind(name);
        let behind_string = self.tokens.kinds.last().is_some_and(|token| token.kind == TokenKind::String);
        self.tokens.push(kind, pos, name.number(), flags & KEPT);
        if behind_string {
            self.check_operator_suffix(name, pos);
        }
    }

    /// Checks the suffix of a literal operator that stands apart from the string (`[over.literal]`).
    #[cold]
    fn check_operator_suffix(&mut self, name: Name, pos: Pos) {
        if let [.., operator, _, word] = self.tokens.kinds.items()
            && operator.kind == TokenKind::KwOperator
            && word.kind == TokenKind::Identifier
            && self.is_new_reserved_suffix(name)
        {
            self.message(pos, Problem::ReservedSuffix);
        }
    }

    /// Pushes a number. `at` gives the position of an offset in `text`.
    pub fn push_number(&mut self, text: &[u8], pos: Pos, flags: u8, at: &dyn Fn(u32) -> Pos) {
        if let [digit @ b'0'..=b'9'] = text {
            let index = self.integer(u128::from(digit - b'0'), IntegerType::Int, None);
            self.tokens.push(TokenKind::Integer, pos, index, flags & KEPT);
            return;
        }
        let before = self.tokens.marks.last().map_or(pos, |token| token.pos);
        let evaluated = number::evaluate(text, self.dialect);
        let digits = text.get(..evaluated.digits).unwrap_or_default();
        let mut unseen = false;
        let (kind, index) = match evaluated.number {
            Number::Integer { value, ty } => (TokenKind::Integer, self.integer(value, ty, None)),
            Number::Float { ty, imaginary } => {
                let spelling = self.digits(digits);
                let index = self.float(ty, spelling, None);
                if let Some(literal) = self.tokens.literals.floats.last_mut() {
                    literal.imaginary = imaginary;
                }
                (TokenKind::Float, index)
            }
            Number::User { is_float, suffix } => {
                let suffix = self.name(suffix, flags);
                unseen = self.is_new_reserved_suffix(suffix);
                let spelling = self.names.intern(digits);
                let user = Some(UserSuffix { suffix, spelling });
                if is_float {
                    let plain = self.digits(digits);
                    (TokenKind::Float, self.float(crate::literals::FloatType::LongDouble, plain, user))
                } else {
                    let value = integer_value(digits, self.dialect);
                    (TokenKind::Integer, self.integer(value, IntegerType::UnsignedLongLong, user))
                }
            }
        };
        self.tokens.push(kind, pos, index, flags & KEPT);
        if unseen {
            self.message(pos, Problem::ReservedSuffix);
        }
        for (offset, problem) in evaluated.problems.0.into_iter().flatten() {
            // Integers are found to be too large before their position becomes the current one.
            let whole = matches!(problem, Problem::IntegerTooLarge | Problem::IntegerOfNoType);
            let place = if whole { before } else { at(offset) };
            self.message(place, problem);
        }
    }

    fn integer(&mut self, value: u128, ty: IntegerType, user: Option<UserSuffix>) -> u32 {
        let integers = &mut self.tokens.literals.integers;
        let index = integers.len() as u32;
        let literal = IntegerLiteral { value, ty, user };
        if ty == IntegerType::Int
            && user.is_none()
            && let Some(known) =
                usize::try_from(value).ok().and_then(|v| self.words.small_integers.get_mut(v))
        {
            if *known != 0 {
                return *known - 1;
            }
            *known = index + 1;
        }
        integers.push(literal);
        index
    }

    /// The name for the digits of a number, without separators.
    fn digits(&mut self, digits: &[u8]) -> Name {
        if !digits.contains(&b'\'') {
            return self.names.intern(digits);
        }
        self.spelling.clear();
        self.spelling.extend(digits.iter().filter(|byte| **byte != b'\''));
        self.names.intern(&self.spelling)
    }

    fn float(&mut self, ty: crate::literals::FloatType, spelling: Name, user: Option<UserSuffix>) -> u32 {
        let index = self.tokens.literals.floats.len() as u32;
        self.tokens.literals.floats.push(FloatLiteral { ty, spelling, imaginary: false, user });
        index
    }

    /// Whether a suffix is one that is not for users (`[usrlit.suffix]`) and was not seen before: it is told of once.
    fn is_new_reserved_suffix(&mut self, suffix: Name) -> bool {
        !self.names.text(suffix).starts_with(USER_SUFFIX) && self.tokens.said.reserved_suffixes.insert(suffix)
    }

    fn user_suffix(&mut self, quoted: &Quoted<'_>, flags: u8) -> Option<UserSuffix> {
        if quoted.suffix.is_empty() {
            return None;
        }
        let suffix = self.name(quoted.suffix, flags);
        Some(UserSuffix { suffix, spelling: suffix })
    }

    fn push_character(&mut self, text: &[u8], pos: Pos, flags: u8, at: &dyn Fn(u32) -> Pos) {
        let quoted = quoted::parts(text);
        let user = self.user_suffix(&quoted, flags);
        let mut problems = Vec::new();
        let character = quoted::character(&quoted, |offset, problem| problems.push((offset, problem)));
        let index = self.tokens.literals.chars.len() as u32;
        let encoding = quoted.encoding;
        let literal = CharLiteral { value: character.value, encoding, multi: character.multi, user };
        self.tokens.literals.chars.push(literal);
        self.tokens.push(TokenKind::Char, pos, index, flags & KEPT);
        if user.is_some_and(|user| self.is_new_reserved_suffix(user.suffix)) {
            self.message(pos, Problem::ReservedSuffix);
        }
        for (offset, problem) in problems {
            self.message(at(offset as u32), problem);
        }
    }

    /// Pushes a string, or joins it with the one before it (`[lex.phases]`/6).
    fn push_string(&mut self, text: &[u8], pos: Pos, flags: u8, at: &dyn Fn(u32) -> Pos) {
        let quoted = quoted::parts(text);
        let last = self.tokens.len().wrapping_sub(1);
        let joins = self.tokens.kinds.last().is_some_and(|token| token.kind == TokenKind::String)
            && last >= self.strings.floor;
        let user = self.user_suffix(&quoted, flags);
        if !joins {
            let start = self.tokens.literals.string_units.len() as u32;
            let index = self.tokens.literals.strings.len() as u32;
            let literal = StringLiteral { start, length: 0, encoding: quoted.encoding, user };
            self.tokens.literals.strings.push(literal);
            self.tokens.push(TokenKind::String, pos, index, flags & KEPT);
            self.strings.text.clear();
            self.strings.ends.clear();
        }
        if user.is_some_and(|user| self.is_new_reserved_suffix(user.suffix)) {
            self.message(pos, Problem::ReservedSuffix);
        }
        self.strings.text.extend_from_slice(text);
        self.strings.ends.push(self.strings.text.len());
        let suffix_at = (text.len() - quoted.suffix.len()) as u32;
        let encoding = self.joint_encoding(&quoted, user, pos, at(suffix_at));
        let units = &mut self.tokens.literals.string_units;
        for (offset, problem) in append_string(units, &Quoted { encoding, ..quoted }) {
            self.message(at((quoted.body_at + offset) as u32), problem);
        }
        self.finish_string(encoding);
    }

    /// The encoding of the last string after a further part; earlier parts are encoded anew if it changes.
    fn joint_encoding(
        &mut self,
        part: &Quoted<'_>,
        user: Option<UserSuffix>,
        pos: Pos,
        suffix: Pos,
    ) -> Encoding {
        let Some(string) = self.tokens.literals.strings.last_mut() else { return part.encoding };
        let whole = string.encoding;
        let known = string.user.map(|known| known.suffix);
        let mixed = known.filter(|known| user.is_some_and(|user| user.suffix != *known));
        string.user = string.user.or(user);
        if let Some(known) = mixed {
            self.message(suffix, Problem::MixedSuffixes(known));
        }
        if whole == part.encoding || part.encoding == Encoding::Narrow {
            return whole;
        }
        if whole != Encoding::Narrow {
            self.message(pos, Problem::MixedStringKinds);
            return whole;
        }
        self.encode_parts_anew(part.encoding);
        part.encoding
    }

    fn encode_parts_anew(&mut self, encoding: Encoding) {
        let Some(string) = self.tokens.literals.strings.last() else { return };
        let units = &mut self.tokens.literals.string_units;
        units.truncate(string.start as usize);
        let mut start = 0;
        // The last part is the one that brought the encoding; it is added by the caller.
        let earlier = self.strings.ends.len().saturating_sub(1);
        for index in 0..earlier {
            let end = self.strings.ends.get(index).copied().unwrap_or(start);
            let part = quoted::parts(self.strings.text.get(start..end).unwrap_or_default());
            // Problems were reported when the part was met.
            append_string(units, &Quoted { encoding, ..part });
            start = end;
        }
    }

    fn finish_string(&mut self, encoding: Encoding) {
        let literals = &mut self.tokens.literals;
        if let Some(string) = literals.strings.last_mut() {
            string.length = literals.string_units.len() as u32 - string.start;
            string.encoding = encoding;
        }
    }

    /// Ends the unit, or a part of it: marks the tokens that have messages.
    pub fn pause(mut self) -> (Words, Tokens) {
        let new = self.tokens.messages.iter().rev();
        for message in new.take_while(|message| message.token as usize >= self.first) {
            if let Some(token) = self.tokens.kinds.get_mut(message.token as usize) {
                token.flags |= HAS_MESSAGE;
            }
        }
        (self.words, self.tokens)
    }
}

/// Adds the units of a part to those of the last string. The result is what is wrong in it, and where in its body.
fn append_string(units: &mut Vec<u8>, part: &Quoted<'_>) -> Vec<(usize, Problem)> {
    let mut problems = Vec::new();
    if part.encoding.unit_size() == 1 && part.body.is_ascii() && !part.body.contains(&b'\\') {
        units.extend_from_slice(part.body);
        return problems;
    }
    let add = |element: Element| match element {
        Element::Char(c, _) => quoted::encode(units, c, part.encoding),
        Element::Unit(unit) => quoted::push_unit(units, unit, part.encoding),
    };
    quoted::decode(part, add, |offset, problem| problems.push((offset, problem)));
    problems
}

/// Adds the spelling of an identifier with its universal character names as what they stand for (`[lex.charset]`).
fn push_extended(spelling: &mut Vec<u8>, text: &[u8]) {
    let mut at = 0;
    while let Some(byte) = text.get(at) {
        match universal(text.get(at..).unwrap_or_default()) {
            Some((c, length)) => {
                quoted::encode(spelling, c, Encoding::Utf8);
                at += length;
            }
            None => {
                spelling.push(*byte);
                at += 1;
            }
        }
    }
}

/// The spelling of the word that a text begins with; nothing where it begins with none.
pub fn spelled_word(text: &[u8], dialect: Dialect) -> Vec<u8> {
    let raw = Scanner::new(text, dialect).next();
    let (mut clean, mut spelling) = (Vec::new(), Vec::new());
    if raw.kind == TokenKind::Identifier {
        push_unspliced(&mut clean, text.get(..raw.end as usize).unwrap_or_default());
        push_extended(&mut spelling, &clean);
    }
    spelling
}

/// Where the second token of a text begins, if there is one; what follows `#` at the beginning of a line is none.
pub fn second_token(text: &[u8], dialect: Dialect) -> Option<u32> {
    let mut scanner = Scanner::new(text, dialect);
    scanner.next();
    loop {
        let raw = scanner.next();
        match raw.kind {
            TokenKind::EndOfFile => return None,
            TokenKind::Hash if raw.flags & LINE_START != 0 => scanner.leave_directive(),
            _ => return Some(raw.start),
        }
    }
}

/// The value of the digits of a user-defined integer literal.
fn integer_value(digits: &[u8], dialect: Dialect) -> u128 {
    match number::evaluate(digits, dialect).number {
        Number::Integer { value, .. } => value,
        _ => 0,
    }
}

fn keyword_kinds(dialect: Dialect) -> Vec<TokenKind> {
    let on = |row: &super::token::KeywordRow| match dialect.cxx {
        true => {
            (dialect.gnu || !row.extension)
                && match row.flag.and_then(|flag| dialect.keywords.get(flag)) {
                    Some(chosen) => chosen,
                    None => dialect.standard >= row.cxx && dialect.gnu_version >= row.gnu,
                }
        }
        false => row.c,
    };
    KEYWORD_ROWS.iter().map(|row| if on(row) { row.kind } else { TokenKind::Identifier }).collect()
}

/// Checks the characters of an identifier outside the basic set: a universal character name must not stand
/// for one of the basic set. Tells the offset in `text` and what is wrong there.
pub(crate) fn check_identifier(raw: &Raw, text: &[u8]) -> Option<(u32, Problem)> {
    if raw.flags & EXTENDED == 0 {
        return None;
    }
    let mut at = 0;
    while at < text.len() {
        let rest = text.get(at..).unwrap_or_default();
        match universal(rest) {
            Some((c, _)) if c < 0xa0 => return Some((at as u32, Problem::BasicUniversalName)),
            Some((_, length)) => at += length,
            None => at += utf8(rest).map_or(1, |(_, length)| length),
        }
    }
    None
}
