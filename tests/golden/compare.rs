//! Comparing outputs: host files token by token, module ids apart from what is random in them.

/// The operators of several letters, longest first.
const OPERATORS: [&[u8]; 22] = [
    b"<=>", b"->*", b"<<=", b">>=", b"...", b"::", b"->", b"++", b"--", b"<<", b"<=", b">=", b"==", b"!=",
    b"&&", b"||", b"-=", b"+=", b"*=", b"/=", b"%=", b"&=",
];

/// What an extended lambda's preamble begins with and what follows it: its text is each implementation's own.
const PREAMBLE: &[u8] = b"# 1 \"nvcc_internal_extended_lambda_implementation\"\n";
const BEHIND_PREAMBLE: &[u8] = b"\n#if 0\n";

/// What stands for a file that is not there.
const NO_FILE: &[u8] = b"(no such file)";

/// The tokens of a host file that are compared: without white space, what is random, and the preamble's text.
pub fn host_tokens(text: Option<&[u8]>) -> Vec<Vec<u8>> {
    let Some(text) = text else { return vec![NO_FILE.to_vec()] };
    tokens(&without_preamble(text)).map(stable).collect()
}

/// A module id apart from what is random in it.
pub fn id_token(text: Option<&[u8]>) -> Vec<Vec<u8>> {
    vec![text.map_or(NO_FILE.to_vec(), stable)]
}

/// The pieces of a text in which every byte counts; joined, they are the text.
pub fn pieces(text: &[u8]) -> Vec<Vec<u8>> {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_' || !byte.is_ascii();
    text.chunk_by(|a, b| is_word(a) && is_word(b)).map(<[u8]>::to_vec).collect()
}

/// The words of a text whose white space says nothing.
pub fn words(text: &[u8]) -> Vec<Vec<u8>> {
    let words = text.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
    words.map(<[u8]>::to_vec).collect()
}

/// A copy in which `to` stands for each `from`.
pub fn replace(bytes: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let (mut out, mut rest) = (Vec::with_capacity(bytes.len()), bytes);
    while let Some(at) = find(rest, from) {
        out.extend_from_slice(&rest[..at]);
        out.extend_from_slice(to);
        rest = &rest[at + from.len()..];
    }
    out.extend_from_slice(rest);
    out
}

fn find(bytes: &[u8], part: &[u8]) -> Option<usize> {
    bytes.windows(part.len()).position(|window| window == part)
}

fn without_preamble(text: &[u8]) -> Vec<u8> {
    let Some(start) = find(text, PREAMBLE).map(|at| at + PREAMBLE.len()) else { return text.to_vec() };
    let (head, tail) = text.split_at(start);
    // The newline before `#if 0` may be the one that ends the preamble's first line.
    let from = start - 1;
    match find(&text[from..], BEHIND_PREAMBLE) {
        Some(at) => [head, &text[from + at + 1..]].concat(),
        None => [head, tail].concat(),
    }
}

/// A word without the random part that ends the ids of units without an external definition: eight digits
/// and the number of the process, behind the sum and the length that begin such an id.
fn stable(word: &[u8]) -> Vec<u8> {
    let is_sum = |part: &&[u8]| {
        part.len() == 8 && part.iter().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(b))
    };
    let is_number = |part: &&[u8]| !part.is_empty() && part.iter().all(u8::is_ascii_digit);
    let parts: Vec<&[u8]> = word.split(|&b| b == b'_').collect();
    let begins = parts.windows(2).position(|pair| is_sum(&pair[0]) && is_number(&pair[1]));
    let ends = parts.windows(2).rposition(|pair| is_sum(&pair[0]) && is_number(&pair[1]));
    match (begins, ends) {
        (Some(begins), Some(ends)) if ends > begins + 1 && ends + 2 == parts.len() => {
            [parts[..ends].join(&b'_'), b"_RANDOM".to_vec()].concat()
        }
        _ => word.to_vec(),
    }
}

/// The tokens of a host file: literals, words, numbers, operators; white space does not count.
fn tokens(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let start = rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        rest = &rest[start..];
        let (token, behind) = rest.split_at(token_length(rest));
        rest = behind;
        Some(token)
    })
}

fn token_length(text: &[u8]) -> usize {
    let while_at = |from: usize, holds: &dyn Fn(usize) -> bool| {
        (from..text.len()).find(|&at| !holds(at)).unwrap_or(text.len())
    };
    let is_word = |at: usize| text[at].is_ascii_alphanumeric() || text[at] == b'_';
    match text[0] {
        quote @ (b'"' | b'\'') => quoted_length(text, quote).unwrap_or(1),
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => while_at(1, &is_word),
        first if first.is_ascii_digit() || first == b'.' && text.get(1).is_some_and(u8::is_ascii_digit) => {
            let exponent = |at: usize| matches!(text[at - 1], b'e' | b'E' | b'p' | b'P');
            while_at(1, &|at| {
                is_word(at) || text[at] == b'.' || matches!(text[at], b'+' | b'-') && exponent(at)
            })
        }
        _ => {
            OPERATORS.iter().find(|operator| text.starts_with(operator)).map_or(1, |operator| operator.len())
        }
    }
}

/// The length of a literal with its quotes; `None` where it does not end.
fn quoted_length(text: &[u8], quote: u8) -> Option<usize> {
    let mut at = 1;
    while *text.get(at)? != quote {
        at += if text[at] == b'\\' { 2 } else { 1 };
    }
    Some(at + 1)
}

#[cfg(test)]
fn same_tokens(ours: &str, theirs: &str) -> bool {
    host_tokens(Some(ours.as_bytes())) == host_tokens(Some(theirs.as_bytes()))
}

#[test]
fn white_space_does_not_count_between_tokens() {
    assert!(same_tokens("int  x=1;", "int x = 1 ;\n"));
    assert!(!same_tokens("a + +b", "a ++b"));
    assert!(!same_tokens("a b", "ab"));
    assert!(!same_tokens("\"a b\"", "\"ab\""), "in a literal it counts");
    assert_ne!(host_tokens(None), host_tokens(Some(b"")), "a file that is missing is no empty one");
}

#[test]
fn only_the_random_part_of_an_id_does_not_count() {
    let id = |tail: &str| id_token(Some(format!("_12345678_4_a_cu_{tail}").as_bytes()));
    assert_eq!(id("0a0b0c0d_17"), id("11111111_9"));
    assert_ne!(id("f"), id("g"));
    assert_ne!(
        id_token(Some(b"_12345678_4_a_cu_0a0b0c0d_17")),
        id_token(Some(b"_12345679_4_a_cu_0a0b0c0d_17"))
    );
    assert_ne!(id_token(None), id_token(Some(b"")));
}

#[test]
fn the_text_of_a_preamble_does_not_count_and_what_stands_around_it_does() {
    let line = String::from_utf8_lossy(PREAMBLE);
    let file = |text: &str, end: &str| format!("int a;\n{line}{text}\n#if 0\n{end}");
    assert!(same_tokens(&file("one", "b"), &file("two", "b")));
    assert!(!same_tokens(&file("one", "b"), &file("one", "c")));
}

#[test]
fn every_byte_of_a_message_counts() {
    let text = "a.cu(1): error  #20: \"x\"\n\n";
    assert_eq!(pieces(text.as_bytes()).concat(), text.as_bytes());
    assert_ne!(pieces(b"a  b"), pieces(b"a b"));
    assert_eq!(words(b" a \n b"), words(b"a b"));
}
