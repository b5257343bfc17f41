//! Whole texts through the lexer and preprocessor.

#[path = "../../tests/inputs/random.rs"]
mod random;

use super::*;
use random::Random;
use std::fmt::Write;

struct Lexed {
    tokens: Tokens,
    names: Names,
    sources: SourceMap,
}

fn lex_with(text: &[u8], options: &LexOptions) -> Lexed {
    let (mut sources, mut names) = (SourceMap::new(), Names::new());
    let tokens = match sources.add(text.to_vec(), b"x.cu", false) {
        Ok(buffer) => lex_unit(&mut sources, &mut names, buffer, options),
        Err(_) => Tokens::default(),
    };
    Lexed { tokens, names, sources }
}

fn lex(text: &str) -> Lexed {
    lex_with(text.as_bytes(), &LexOptions::default())
}

impl Lexed {
    /// All tokens but the last in a readable form.
    fn spell(&self) -> String {
        let tokens = &self.tokens;
        let mut out = String::new();
        for index in 0..tokens.len() - 1 {
            if index > 0 {
                out.push(' ');
            }
            let payload = tokens.payload(index) as usize;
            let literals = &tokens.literals;
            let done = match tokens.kind(index) {
                TokenKind::Identifier => write!(out, "{}", self.names.text(tokens.name(index))),
                TokenKind::Integer => write!(out, "{}", literals.integers[payload].value),
                TokenKind::Float => write!(out, "{}", self.names.text(literals.floats[payload].spelling)),
                TokenKind::Char => write!(out, "'{}'", literals.chars[payload].value),
                TokenKind::String => {
                    let units = literals.units(&literals.strings[payload]);
                    write!(out, "\"{}\"", String::from_utf8_lossy(units))
                }
                TokenKind::Pragma => {
                    write!(out, "[{}]", String::from_utf8_lossy(&tokens.pragmas[payload].text))
                }
                kind => write!(out, "{}", kind.spelling()),
            };
            assert!(done.is_ok());
        }
        out
    }

    fn problems(&self) -> Vec<(u32, u32, Problem)> {
        let place = |pos| (self.sources.place(pos).line, self.sources.column(pos));
        let messages = self.tokens.messages.iter();
        messages.map(|m| (place(m.pos).0, place(m.pos).1, m.problem.clone())).collect()
    }
}

#[test]
fn punctuators_are_the_longest_possible() {
    assert_eq!(lex("a<<=b->*c...d<=e").spell(), "a <<= b ->* c ... d <= e");
    // Three-way comparisons came with C++20.
    assert_eq!(lex("d<=>e").spell(), "d <= > e");
    assert_eq!(lex("x>>y>>=z>=w").spell(), "x > > y >>= z >= w");
    assert_eq!(lex("<:a:> <% %> f<::g>").spell(), "[ a ] { } f < :: g >");
    assert_eq!(lex("a and b or not c").spell(), "a && b || ! c");
}

#[test]
fn adjacency_tells_shifts_from_brackets() {
    let lexed = lex("a >> b > > c <<< d");
    let adjacent: Vec<_> = (0..lexed.tokens.len()).map(|i| lexed.tokens.adjacent(i)).collect();
    assert_eq!(lexed.spell(), "a > > b > > c << < d");
    assert!(adjacent[1] && !adjacent[4] && adjacent[7]);
}

#[test]
fn keywords_depend_on_the_mode() {
    let kind = |dialect: Dialect, text: &str| {
        let options = LexOptions { dialect, ..LexOptions::default() };
        lex_with(text.as_bytes(), &options).tokens.kind(0)
    };
    let cxx17 = Dialect::default();
    assert_eq!(kind(cxx17, "concept"), TokenKind::Identifier);
    assert_eq!(kind(Dialect { standard: 20, ..cxx17 }, "concept"), TokenKind::KwConcept);
    assert_eq!(kind(cxx17, "__inline__"), TokenKind::KwInline);
    assert_eq!(kind(cxx17, "_Float32"), TokenKind::Identifier);
    assert_eq!(kind(Dialect { gnu_version: 130_000, ..cxx17 }, "_Float32"), TokenKind::KwFloat32);
    assert_eq!(kind(Dialect { cxx: false, standard: 11, ..cxx17 }, "class"), TokenKind::Identifier);
}

#[test]
fn strings_are_joined() {
    assert_eq!(lex(r#""a\x41" "b" R"(c\)""#).spell(), r#""aAbc\""#);
    let lexed = lex("L\"x\" \"y\" \"z\" u8\"w\"");
    let string = lexed.tokens.literals.strings[0];
    assert_eq!(lexed.tokens.literals.unit_values(&string).collect::<Vec<_>>(), [120, 121, 122, 119]);
    assert_eq!(lexed.problems(), [(1, 14, Problem::MixedStringKinds)]);
    let lexed = lex("\"\u{e9}\" u\"\\U0001F600\"");
    let string = lexed.tokens.literals.strings[0];
    assert_eq!(lexed.tokens.literals.unit_values(&string).collect::<Vec<_>>(), [0xe9, 0xd83d, 0xde00]);
}

#[test]
fn spelling_of_characters_does_not_matter_in_names() {
    let lexed = lex("caf\\u00e9 caf\u{e9} undef\\\nined $x");
    assert_eq!(lexed.spell(), "caf\u{e9} caf\u{e9} undefined $x");
    assert_eq!(lexed.tokens.name(0), lexed.tokens.name(1));
    assert_eq!(lexed.sources.place(lexed.tokens.pos(2)).line, 1);
    assert_eq!(lexed.sources.place(lexed.tokens.pos(3)).line, 2);
}

#[test]
fn markers_begin_segments() {
    let lexed = lex("# 1 \"a.h\" 1 3\nint\n# 7 \"b\\\\c.cu\" 2\nx\n#line 30\ny\n");
    assert_eq!(lexed.spell(), "int x y");
    let place = |index| {
        let place = lexed.sources.place(lexed.tokens.pos(index));
        (lexed.sources.segment_file(place.segment), place.line, lexed.sources.segment(place.segment).system)
    };
    assert_eq!(place(0), (&b"a.h"[..], 1, true));
    assert_eq!(place(1), (&b"b\\c.cu"[..], 7, false));
    assert_eq!(place(2), (&b"b\\c.cu"[..], 30, false));
}

#[test]
fn macros_expand() {
    let text = "#define CAT(a, b) a##b\n#define STR(x) #x\n#define CALL(f, ...) f(__VA_ARGS__)\n\
        #define OPT(f, ...) f(0 __VA_OPT__(,) __VA_ARGS__)\n#define GNU(a, r...) g(a, ##r)\n\
        #define SELF SELF + 1\n#define EMPTY\n#define ID(x) x\n\
        CAT(foo, bar) STR(a + \"b\\n\" 'c') CALL(g, 2, 3) OPT(h) OPT(h, 5) GNU(1) GNU(1, 2) SELF CAT(,x) \
        ID ID(1) ID(ID)(3) CAT(>,>)";
    let expected = "foobar \"a + \"b\\n\" 'c'\" g ( 2 , 3 ) h ( 0 ) h ( 0 , 5 ) g ( 1 ) g ( 1 , 2 ) \
        SELF + 1 x ID 1 ID ( 3 ) > >";
    assert_eq!(lex(text).spell(), expected);
    assert_eq!(lex(text).problems(), []);
}

#[test]
fn expansions_are_where_their_invocation_is() {
    let lexed = lex("#define ADD(a, b) ((a) +\\\n (b))\nint one = ADD(1,\n 2);");
    assert_eq!(lexed.spell(), "int one = ( ( 1 ) + ( 2 ) ) ;");
    let places: Vec<_> = (3..13).map(|i| lexed.sources.place(lexed.tokens.pos(i)).line).collect();
    assert_eq!(places, [3, 3, 3, 3, 3, 3, 3, 3, 3, 4]);
}

#[test]
fn conditions_choose_groups() {
    let text = "#define N 3\n#if N > 2 && (1 ? 2 : 3) == 2\na\n#elif 1\nb\n#else\nc\n#endif\n\
        #ifdef M\nd\n#elifdef N\ne\n#endif\n#if 0\n' junk\n#if 1\n#endif\n#else\nf\n#endif\n\
        #if true && 8 >> 2 == 2 && 'a' == 97\ng\n#endif\n#ifndef __GNUC__\nh\n#endif\n";
    let lexed = lex(text);
    assert_eq!(lexed.spell(), "a e f g h");
    assert_eq!(lexed.problems(), []);
}

#[test]
fn pragmas_are_tokens() {
    let lexed = lex("#pragma pack(push,1)\nint x;\n_Pragma(\"foo  a>>b\") int y;");
    assert_eq!(lexed.spell(), "[pack ( push, 1 )] int x ; [foo a>>b] int y ;");
    let pragma = &lexed.tokens.pragmas[0];
    assert_eq!(pragma.kind, crate::preprocess::PragmaKind::Pack);
    assert_eq!(pragma.tokens, (0, 6));
    assert_eq!(lexed.tokens.pragma_tokens.kinds[1], TokenKind::LeftParen);
}

#[test]
fn problems_are_told_where_they_are() {
    let only = |text: &str| match lex(text).problems().as_slice() {
        [problem] => problem.clone(),
        others => panic!("{text}: {others:?}"),
    };
    assert_eq!(only("int x = 1 @ 2;"), (1, 11, Problem::UnrecognizedToken));
    assert_eq!(only("char *s = \"abc\n;"), (1, 11, Problem::MissingClosingQuote));
    assert_eq!(only("int x; /* never"), (1, 8, Problem::CommentUnclosed));
    assert_eq!(only("/* a /* b */"), (1, 6, Problem::NestedComment));
    assert_eq!(only("\n#frobnicate"), (2, 2, Problem::UnrecognizedDirective));
    assert_eq!(only("#define\n"), (1, 8, Problem::ExpectedIdentifier));
    assert_eq!(only("#endif"), (1, 2, Problem::MissingIf));
    assert_eq!(only("#if 1\n"), (1, 2, Problem::MissingEndif));
    assert_eq!(only("#error stop  here \nx"), (1, 2, Problem::ErrorDirective(b"stop  here"[..].into())));
    assert_eq!(only("#if defined(X)\n#endif").2, Problem::CallInCondition);
    assert_eq!(only("a??(3??)"), (1, 2, Problem::TrigraphIgnored));
    assert_eq!(only("#include \"no_such_file.h\"").1, 26);
    assert_eq!(only("int x#y;"), (1, 6, Problem::HashNotExpected));
    assert_eq!(only("#if 1 2\n#endif"), (1, 7, Problem::ExtraTextInCondition));
}

#[test]
fn an_error_directive_ends_the_unit() {
    let lexed = lex("a\n#error x\nb");
    assert_eq!(lexed.spell(), "a");
    assert_eq!(lexed.tokens.messages[0].token, 1);
}

#[test]
fn deep_nesting_is_survived() {
    let nested = format!("#define F(x) x\n{}1{}", "F(".repeat(3000), ")".repeat(3000));
    assert!(lex(&nested).tokens.len() > 1);
    let condition = format!("#if {}1\n#endif", "!".repeat(100_000));
    assert_eq!(lex(&condition).problems().len(), 1);
    let unbalanced = "#define A A(\n#define B(x) B B(x\nA B(1) B(B(2)) A)";
    assert!(lex(unbalanced).tokens.len() > 1);
    let chain: String = (0..20_000).map(|i| format!("#define M{i} M{}\n", i + 1)).collect();
    assert_eq!(lex(&format!("{chain}M0")).tokens.len(), 2);
}

#[test]
fn no_text_makes_the_lexer_fail() {
    const SEED: &str = "#define F(a, b...) a ## b #a __VA_OPT__(x)\n#if F(1, 2) > 0x1'0 && ('a' << 2)\n\
        int x = 1.5e+3_km + R\"x(a)x\" u8\"b\\u00e9\\xff\"; // c\n#elif 1 / 0\n/* d */ F(F(1), (2, 3)) <::> %:\n\
        #else\n_Pragma(\"once\") #pragma pack(1)\n#endif\n# 3 \"f.h\" 1 3\n#line 7 \"g\"\nL'ab' \\u00e9\u{e9} \\\n.. ...\n";
    let pieces: Vec<&str> = SEED.split_inclusive([' ', '(', '"', '\n']).collect();
    let mut random = Random::new(1);
    for _ in 0..3000 {
        let mut text = SEED.as_bytes().to_vec();
        for _ in 0..1 + random.below(8) {
            let at = random.below(text.len());
            match random.below(4) {
                0 => drop(text.remove(at)),
                1 => text.insert(at, random.below(256) as u8),
                2 => text.truncate(at.max(1)),
                _ => {
                    let piece = pieces[random.below(pieces.len())].as_bytes();
                    text.splice(at..at, piece.iter().copied()).for_each(drop);
                }
            }
            if text.is_empty() {
                text.push(b'x');
            }
        }
        let standard = [3, 11, 14, 17, 20, 23][random.below(6)];
        let dialect = Dialect { standard, ..Dialect::default() };
        let lexed = lex_with(&text, &LexOptions { dialect, ..LexOptions::default() });
        assert_eq!(lexed.tokens.kinds.last().map(|token| token.kind), Some(TokenKind::EndOfFile));
        for message in &lexed.tokens.messages {
            assert!((message.token as usize) < lexed.tokens.len());
            message.problem.message(&lexed.names);
        }
    }
}
