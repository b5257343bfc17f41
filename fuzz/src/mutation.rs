//! Random changes to a text, the same ones for the same seed.

use crate::random::Random;
use std::ops::Range;

/// Changes the text at one to four places.
pub fn mutate(text: &[u8], random: &mut Random) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..=random.below(4) {
        change(&mut text, random);
    }
    text
}

/// One text with a part of another one in it.
pub fn splice(text: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let (places, parts) = (tokens(text), tokens(other));
    let some = |tokens: &[Range<usize>], random: &mut Random| {
        tokens.get(random.below(tokens.len())).cloned().unwrap_or_default()
    };
    let (place, first) = (some(&places, random).start, some(&parts, random).start);
    // Most parts are of some lines, so that they have a meaning of their own.
    let most = if random.below(4) == 0 { other.len() } else { 400 };
    let length = random.below(most);
    let line = |at: usize| other[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let (start, end) = (line(first), line(other.len().min(first + length)));
    let part = other.get(start..end).filter(|part| !part.is_empty()).unwrap_or(other);
    [&text[..place], part, &text[place..]].concat()
}

/// Numbers and words at which something may go wrong.
const HOSTILE: [&str; 24] = [
    "0",
    "-1",
    "2147483647",
    "0x80000000",
    "9223372036854775807",
    "18446744073709551615ull",
    "1ull << 62",
    "1e999",
    "0x",
    "...",
    "template",
    "typename",
    "operator",
    "this",
    "auto",
    "decltype(auto)",
    "requires",
    "::",
    "<",
    ">>",
    "&&",
    "[]",
    "{}",
    "static_assert",
];

fn change(text: &mut Vec<u8>, random: &mut Random) {
    let tokens = tokens(text);
    let some = |random: &mut Random| tokens.get(random.below(tokens.len())).cloned().unwrap_or_default();
    let (one, other) = (some(random), some(random));
    match random.below(20) {
        0 => {
            let at = random.below(text.len());
            if let Some(byte) = text.get_mut(at) {
                *byte ^= 1 << random.below(8);
            }
        }
        1 => text.truncate(random.below(text.len())),
        2 => {
            let at = random.below(text.len());
            text.insert(at, random.below(256) as u8);
        }
        // All from one token up to another.
        3 => {
            let (start, end) = (one.start.min(other.start), one.end.max(other.end));
            text.drain(start..end);
        }
        // All from one token up to another, several times.
        16 => {
            let (start, end) =
                (one.start.min(other.start), one.end.max(other.end).min(one.start.min(other.start) + 200));
            let copy = text[start..end.max(start)].repeat(2 + random.below(30));
            text.splice(end.max(start)..end.max(start), copy);
        }
        17 | 18 => drop(text.splice(one, HOSTILE[random.below(HOSTILE.len())].bytes())),
        // The same name where there were two.
        19 => {
            let (from, to) = (text[one].to_vec(), text[other].to_vec());
            let places = tokens.iter().rev().filter(|token| text.get((*token).clone()) == Some(&from[..]));
            for token in places.cloned().collect::<Vec<_>>() {
                text.splice(token, to.iter().copied());
            }
        }
        4..=7 => drop(text.drain(one)),
        8..=11 => {
            let copy = text[other].to_vec();
            text.splice(one.start..one.start, copy);
        }
        _ => {
            let copy = text[other].to_vec();
            text.splice(one, copy);
        }
    }
}

/// The places of the words, numbers and punctuators of a text; white space is left out.
pub fn tokens(text: &[u8]) -> Vec<Range<usize>> {
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    let (mut tokens, mut at) = (Vec::new(), 0);
    while let Some(first) = text.get(at) {
        let start = at;
        at += 1;
        if is_word(*first) {
            at += text[at..].iter().take_while(|byte| is_word(**byte)).count();
        }
        if !first.is_ascii_whitespace() {
            tokens.push(start..at);
        }
    }
    tokens
}

#[test]
fn a_text_is_cut_into_tokens() {
    assert_eq!(tokens(b"int a_1+=2; "), [0..3, 4..7, 7..8, 8..9, 9..10, 10..11]);
}

#[test]
fn the_same_seed_gives_the_same_changes() {
    let text = b"struct A { int a; };";
    let run = |seed| mutate(text, &mut Random::new(seed));
    assert_eq!(run(7), run(7));
    assert!((0..10).any(|seed| run(seed) != text));
}
