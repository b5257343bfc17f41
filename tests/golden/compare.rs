//! Comparing outputs: host files token by token, module ids apart from what is random in them.

/// The operators of several letters, longest first.
const OPERATORS: [&[u8]; 22] = [
    b"<=>", b"->*", b"<<=", b">>=", b"...", b"::", b"->", b"++", b"--", b"<<", b"<=", b">=", b"==", b"!=",
    b"&&", b"||", b"-=", b"+=", b"*=", b"/=", b"%=", b"&=",
];

/// What an extended lambda's preamble begins with and what follows it: its text is each implementation's own.
const PREAMBLE: &[u8] = b"# 1 \"nvcc_internal_extended_lambda_implementation\"\n";
const BEHIND_PREAMBLE: &[u8] = b"\n#if 0\n";

/// Whether both are missing or both have the same tokens in the same order.
pub fn same_tokens(ours: Option<&[u8]>, theirs: Option<&[u8]>) -> bool {
    match (ours, theirs) {
        (Some(ours), Some(theirs)) => {
            let (ours, theirs) = (without_preamble(ours), without_preamble(theirs));
            tokens(&ours).map(stable).eq(tokens(&theirs).map(stable))
        }
        (ours, theirs) => ours.is_none() && theirs.is_none(),
    }
}

/// Whether both are missing or both are the same module id.
pub fn same_id(ours: Option<&[u8]>, theirs: Option<&[u8]>) -> bool {
    ours.map(stable) == theirs.map(stable)
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

#[test]
fn white_space_does_not_count_and_random_ids_are_the_same() {
    assert!(same_tokens(Some(b"int  x=1;"), Some(b"int x = 1 ;\n")));
    assert!(!same_tokens(Some(b"a + +b"), Some(b"a ++b")));
    assert!(!same_tokens(Some(b""), None));
    let id = |tail: &str| format!("_12345678_4_a_cu_{tail}").into_bytes();
    assert!(same_id(Some(&id("0a0b0c0d_17")), Some(&id("11111111_9"))));
    assert!(!same_id(Some(&id("f")), Some(&id("g"))));
}
