//! The part of a unit that no tokens were made of yet.
//!
//! Tokens are made a few thousand at a time, shortly before they are parsed: so they need little room, and are still near
//! when they are read. Each time it goes on to the end of a declaration of a namespace, which is known by the brackets:
//! the parser then never looks behind what is there.

use super::ahead::Ahead;
use super::output::Words;
use super::token::{Kind, LINE_START, SPACE_BEFORE, TokenKind, Tokens};
use super::{Input, LexOptions, Lexer, Output, Scanner};
use crate::names::Names;
use crate::preprocess::Preprocessor;
use crate::source::{BufferId, SourceMap};

/// About how many tokens are made at a time.
pub(super) const CHUNK: usize = 1 << 15;

/// How many tokens there are behind a declaration that is complete, unless the unit ends before: the parser looks at a
/// few of them, and where something is wrong it looks further for where to go on.
const BEHIND: usize = 1 << 10;

/// About how many bytes a token takes with what stands around it.
const BYTES_PER_TOKEN: usize = 7;

/// How much of the unit is made into tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// What the parser needs next.
    Next,
    Whole,
}

/// The rest of a unit, and what making its tokens goes on with.
pub struct Unread {
    buffer: BufferId,
    options: LexOptions,
    pp: Preprocessor,
    words: Words,
    /// Where the rest begins in the text, and whether there a line begins.
    offset: u32,
    line_begins: bool,
    brackets: Brackets,
    /// How many bytes there are left.
    rest: usize,
}

/// What an open bracket is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Open {
    /// The brace of a namespace or of a linkage-specification: declarations follow.
    Namespace,
    Brace,
    Paren,
    Square,
}

/// The number of no token.
const NONE: u32 = u32::MAX;

/// What a token says about brackets.
#[derive(Clone, Copy)]
enum Sign {
    Other,
    Opens(Open),
    /// It closes what was opened by such a one.
    Closes(Open),
    /// A declaration ends, where one of a namespace does.
    Ends,
}

/// What the tokens of each kind say about brackets.
const SIGNS: [Sign; 256] = {
    let mut signs = [Sign::Other; 256];
    signs[TokenKind::LeftParen as usize] = Sign::Opens(Open::Paren);
    signs[TokenKind::LeftBracket as usize] = Sign::Opens(Open::Square);
    signs[TokenKind::LeftBrace as usize] = Sign::Opens(Open::Brace);
    signs[TokenKind::RightParen as usize] = Sign::Closes(Open::Paren);
    signs[TokenKind::RightBracket as usize] = Sign::Closes(Open::Square);
    signs[TokenKind::RightBrace as usize] = Sign::Closes(Open::Brace);
    signs[TokenKind::Semicolon as usize] = Sign::Ends;
    signs
};

/// The brackets that are open, up to a token.
#[derive(Default)]
struct Brackets {
    /// What is open, with its number in `pairs`.
    open: Vec<(Open, u32)>,
    /// The brackets that were opened since they were last noted, and those that close them, `NONE` without any; the
    /// braces around declarations of namespaces are not among them.
    pairs: Vec<(u32, u32)>,
    /// The first token of the declaration of a namespace that is being passed.
    head: usize,
    /// The tokens behind which such a declaration has ended, since they were last asked for.
    ends: Vec<usize>,
    /// One closes what was not opened: nothing is known of what follows.
    wrong: bool,
}

impl Brackets {
    /// Whether a declaration of a namespace may begin here.
    fn in_namespace(&self) -> bool {
        matches!(self.open.last(), None | Some((Open::Namespace, _)))
    }

    /// Passes some of the tokens.
    fn pass(&mut self, kinds: &Ahead<Kind>, from: usize) {
        let mut at = from;
        while let Some(token) = kinds.get(at) {
            match SIGNS[token.kind as usize] {
                Sign::Other => {}
                Sign::Opens(Open::Brace) if self.in_namespace() && begins_namespace(kinds, self.head..at) => {
                    self.head = at + 1;
                    self.open.push((Open::Namespace, 0));
                }
                Sign::Opens(open) => {
                    self.open.push((open, self.pairs.len() as u32));
                    self.pairs.push((at as u32, NONE));
                }
                Sign::Closes(kind) => self.close(kind, at),
                Sign::Ends if self.in_namespace() => {
                    self.head = at + 1;
                    self.ends.push(self.head);
                }
                Sign::Ends => {}
            }
            at += 1;
        }
    }

    fn close(&mut self, kind: Open, at: usize) {
        match self.open.pop() {
            Some((Open::Namespace, _)) => self.wrong |= kind != Open::Brace,
            Some((open, pair)) => {
                self.wrong |= open != kind;
                if let Some(pair) = self.pairs.get_mut(pair as usize) {
                    pair.1 = at as u32;
                }
            }
            None => self.wrong = true,
        }
        if kind == Open::Brace && self.in_namespace() {
            self.head = at + 1;
        }
    }
}

impl Brackets {
    /// Notes which brackets close others: by their positions, and with the tokens as long as they are not passed. If
    /// some do not fit, what closes one is not known there.
    fn note(&mut self, tokens: &mut Tokens) {
        for &(open, close) in &self.pairs {
            let Some(end) = tokens.marks.get(close as usize).map(|mark| mark.pos) else { continue };
            let Some(mark) = tokens.marks.get_mut(open as usize) else { continue };
            if !self.wrong {
                mark.payload = close;
            }
            tokens.brackets.note_settled(mark.pos, end);
        }
        self.pairs.clear();
    }
}

/// Whether a brace behind these tokens of a declaration begins other declarations (`[namespace.def]`, `[dcl.link]`).
fn begins_namespace(kinds: &Ahead<Kind>, mut head: std::ops::Range<usize>) -> bool {
    let mut kinds = std::iter::from_fn(|| kinds.get(head.next()?))
        .map(|token| token.kind)
        .filter(|kind| !matches!(kind, TokenKind::Pragma | TokenKind::KwExtension));
    match kinds.next() {
        Some(TokenKind::KwNamespace) => true,
        Some(TokenKind::KwInline) => kinds.next() == Some(TokenKind::KwNamespace),
        Some(TokenKind::KwExtern) => kinds.next() == Some(TokenKind::String) && kinds.next().is_none(),
        _ => false,
    }
}

impl Unread {
    /// The unit whose text is `buffer`, behind the tokens that come before it: those that there are, without their
    /// `EndOfFile`, and those of files that the options name.
    pub fn begin(
        mut before: Tokens,
        sources: &mut SourceMap,
        names: &mut Names,
        buffer: BufferId,
        options: LexOptions,
    ) -> (Self, Tokens) {
        before.truncate(before.len().saturating_sub(1));
        let text = sources.bytes(buffer);
        before.reserve(text.len() / 4 + 16);
        let words = Words::of(options.dialect);
        let out = Output::going_on(words, before, names, options.dialect);
        let first = out.tokens.len();
        let mut lexer = Lexer { sources, out, pp: Preprocessor::default(), options: &options };
        lexer.begin_unit(buffer);
        let Lexer { out, pp, .. } = lexer;
        let (words, tokens) = out.pause();
        let offset = Scanner::new(&text, options.dialect).offset();
        let mut named = Brackets::default();
        named.pass(&tokens.kinds, first);
        let brackets = Brackets { head: tokens.len(), pairs: named.pairs, ..Brackets::default() };
        let rest = text.len();
        (Self { buffer, options, pp, words, offset, line_begins: true, brackets, rest }, tokens)
    }

    /// About how many tokens it has.
    pub fn expected(&self) -> usize {
        self.rest / BYTES_PER_TOKEN
    }

    /// Makes tokens of what follows. The last one of a unit is `EndOfFile`; where it is not reached, `unread` is what
    /// goes on from there and `complete` tells how far the tokens can be parsed.
    pub fn read(self, tokens: Tokens, sources: &mut SourceMap, names: &mut Names, amount: Amount) -> Tokens {
        let Self { buffer, options, pp, words, mut brackets, .. } = self;
        let text = sources.bytes(buffer);
        let mut scanner = Scanner::new(&text, options.dialect);
        scanner.go_to(self.offset, self.line_begins);
        let mut input = Input { scanner, base: sources.base(buffer), buffer };
        let out = Output::going_on(words, tokens, names, options.dialect);
        let mut lexer = Lexer { sources, out, pp, options: &options };
        let ended = lexer.read_declarations(&mut input, &mut brackets, amount);
        let (offset, line_begins) = (input.scanner.offset(), input.scanner.at_line_start());
        text.release(self.offset as usize..offset as usize);
        let end = lexer.sources.end_of(buffer);
        let Lexer { out, mut pp, .. } = lexer;
        let (words, mut tokens) = out.pause();
        tokens.opened.append(&mut pp.opened);
        brackets.note(&mut tokens);
        if ended {
            tokens.leaves_nothing = pp.leaves_nothing() && tokens.opened.is_empty();
            tokens.push(TokenKind::EndOfFile, end, 0, SPACE_BEFORE | LINE_START);
            tokens.complete = usize::MAX;
            return tokens;
        }
        let length = tokens.len();
        let complete = brackets.ends.drain(..).rev().find(|end| end + BEHIND <= length);
        tokens.complete = complete.unwrap_or_default();
        let rest = text.len().saturating_sub(offset as usize);
        let unread = Self { buffer, options, pp, words, offset, line_begins, brackets, rest };
        tokens.unread = Some(Box::new(unread));
        tokens
    }
}

impl Lexer<'_> {
    /// Reads on to the end of a declaration of a namespace, or to the end of the text: whether it came there.
    fn read_declarations(&mut self, input: &mut Input<'_>, brackets: &mut Brackets, amount: Amount) -> bool {
        // Without C++ the parameters of a function may be declared in front of its body.
        let whole = amount == Amount::Whole || !self.options.dialect.cxx || brackets.wrong;
        let mut passed = self.out.tokens.len();
        brackets.head = passed;
        let mut most = if whole { usize::MAX } else { passed + CHUNK };
        loop {
            let ended = self.lex_input(input, most);
            let length = self.out.tokens.len();
            brackets.pass(&self.out.tokens.kinds, passed);
            passed = length;
            if ended {
                break;
            }
            let ends = &brackets.ends;
            if ends.last() == Some(&length) && ends.first().is_some_and(|end| end + BEHIND <= length) {
                return false;
            }
            most = if brackets.wrong { usize::MAX } else { length + 1 };
        }
        self.end_buffer(input, 0);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lex::Dialect;

    /// Tokens with their positions.
    type All = Vec<(Kind, crate::source::Pos)>;

    fn add_to(all: &mut All, tokens: &Tokens) {
        let numbers = all.len()..tokens.len();
        all.extend(numbers.filter_map(|at| Some((tokens.kinds.get(at)?, tokens.pos(at)))));
    }

    /// The tokens of a text, made part by part, and how far those of each part were complete.
    fn read(text: &str, options: &LexOptions) -> (Tokens, All, Vec<usize>, SourceMap) {
        let (mut sources, mut names) = (SourceMap::new(), Names::new());
        let buffer = sources.add(text.as_bytes().to_vec(), b"a.cu", false).expect("it is short enough");
        let (mut unread, mut tokens) =
            Unread::begin(Tokens::default(), &mut sources, &mut names, buffer, options.clone());
        let (mut complete, mut all) = (Vec::new(), Vec::new());
        loop {
            tokens = unread.read(tokens, &mut sources, &mut names, Amount::Next);
            complete.push(tokens.complete);
            add_to(&mut all, &tokens);
            let Some(rest) = tokens.unread.take() else { return (tokens, all, complete, sources) };
            unread = *rest;
            tokens.pass(tokens.complete.saturating_sub(7));
        }
    }

    fn cxx() -> LexOptions {
        LexOptions {
            dialect: Dialect { cxx: true, standard: 17, ..Dialect::default() },
            ..LexOptions::default()
        }
    }

    /// Some hundred thousand tokens of everything that is part of declarations, most of them in classes.
    fn declarations() -> String {
        let one = |n: usize| {
            let members = "int a; ".repeat(n % 29);
            format!(
                "namespace n {{ inline namespace m {{ struct A {{ {members}\
                int f() {{ for (;;) {{ g(\"a\" \"b\"); }} }} }}; }} }}\n\
                extern \"C\" {{ void h(int, int); extern \"C\" int i[2]; }} template<class T> void k(T t) {{ t; }}\n\
                #pragma unroll\nint l = ([] {{ return 0; }})(), o[] = {{ 1, 2, 3 }};\n# 7 \"b.h\" 1 3\n"
            )
        };
        (0..2_000).map(one).collect()
    }

    #[test]
    fn parts_are_the_whole() {
        let (text, options) = (declarations(), cxx());
        let (parts, all, complete, sources) = read(&text, &options);
        let (mut whole_sources, mut names) = (SourceMap::new(), Names::new());
        let buffer = whole_sources.add(text.into_bytes(), b"a.cu", false).expect("it is short enough");
        let whole = crate::lex::lex_unit(&mut whole_sources, &mut names, buffer, &options);
        assert!(complete.len() > 4, "it is made in parts");
        let mut expected = Vec::new();
        add_to(&mut expected, &whole);
        assert!(all == expected);
        assert_eq!(parts.pragma_places, whole.pragma_places);
        assert_eq!(parts.literals.strings.len(), whole.literals.strings.len());
        for (_, pos) in expected.iter().step_by(1_001) {
            assert_eq!(sources.place(*pos), whole_sources.place(*pos));
            assert_eq!(parts.brackets.get(*pos), whole.brackets.get(*pos));
        }
    }

    #[test]
    fn parts_end_where_declarations_do() {
        let (_, all, complete, _) = read(&declarations(), &cxx());
        for end in &complete[..complete.len() - 1] {
            assert_eq!(all[end - 1].0.kind, TokenKind::Semicolon);
            let mut depth = 0;
            for (token, _) in &all[..*end] {
                match token.kind {
                    TokenKind::LeftBrace | TokenKind::LeftParen | TokenKind::LeftBracket => depth += 1,
                    TokenKind::RightBrace | TokenKind::RightParen | TokenKind::RightBracket => depth -= 1,
                    _ => {}
                }
            }
            // In namespaces and linkage-specifications, and nowhere else.
            assert!(depth <= 2, "{depth} brackets are open");
        }
    }

    #[test]
    fn what_closes_a_bracket_is_known() {
        let text = "void f(int (*a)[2]) { g({ 1 }, [] { return 0; }()); }\nint h(int);";
        let (tokens, all, ..) = read(text, &cxx());
        let mut open = Vec::new();
        for (at, (token, pos)) in all.iter().enumerate() {
            match token.kind {
                TokenKind::LeftBrace | TokenKind::LeftParen | TokenKind::LeftBracket => open.push(at),
                TokenKind::RightBrace | TokenKind::RightParen | TokenKind::RightBracket => {
                    let opened = open.pop().expect("they fit");
                    assert_eq!(tokens.payload(opened), at as u32);
                    assert_eq!(tokens.brackets.get(all[opened].1), Some(*pos));
                }
                _ => assert_eq!(tokens.brackets.get(*pos), None),
            }
        }
        for text in ["int a[(2];", "{ (", "int f)(;"] {
            let (tokens, all, ..) = read(text, &cxx());
            assert!(
                (0..all.len()).all(|at| all[at].0.kind != TokenKind::LeftParen || tokens.payload(at) == 0)
            );
        }
    }

    #[test]
    fn what_brackets_do_not_tell_is_made_at_once() {
        let many = "int a;\n".repeat(60_000);
        let (_, _, complete, _) = read(&many, &cxx());
        assert!(complete.len() > 3);
        for text in [format!("}} {many}"), format!("int a[(2]; {many}"), format!("struct A {{ {many}")] {
            let (_, _, complete, _) = read(&text, &cxx());
            assert_eq!(complete, [usize::MAX], "{}", &text[..12]);
        }
        let c = LexOptions { dialect: Dialect { cxx: false, ..Dialect::default() }, ..LexOptions::default() };
        let (_, _, complete, _) = read(&many, &c);
        assert_eq!(complete, [usize::MAX], "a body in C may be behind declarations");
    }
}
