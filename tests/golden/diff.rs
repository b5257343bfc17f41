//! Differences between two texts, told token by token.

/// How many tokens stand around a difference, how many of a difference are shown, and how many differences.
const AROUND: usize = 6;
const SHOWN: usize = 24;
const HUNKS: usize = 6;
/// How far behind a difference the texts are searched for tokens that are the same again, and how many must be.
const WINDOW: usize = 400;
const AGAIN: usize = 4;

/// A unified difference of two sequences of tokens, cut to what can be read; empty where they are equal.
pub fn unified(expected: &[Vec<u8>], ours: &[Vec<u8>]) -> String {
    let (mut at, mut out, mut hunks) = ((0, 0), String::new(), 0);
    loop {
        let same = expected[at.0..].iter().zip(&ours[at.1..]).take_while(|(a, b)| a == b).count();
        at = (at.0 + same, at.1 + same);
        if at == (expected.len(), ours.len()) {
            return out;
        }
        let (gone, new) = resume(&expected[at.0..], &ours[at.1..]);
        hunks += 1;
        if hunks > HUNKS {
            return out + "... and more\n";
        }
        out.push_str(&format!("@@ token {} of {}\n", at.0 + 1, expected.len()));
        line(&mut out, ' ', &expected[at.0.saturating_sub(AROUND)..at.0]);
        line(&mut out, '-', &expected[at.0..at.0 + gone]);
        line(&mut out, '+', &ours[at.1..at.1 + new]);
        at = (at.0 + gone, at.1 + new);
        line(&mut out, ' ', &expected[at.0..expected.len().min(at.0 + AROUND)]);
    }
}

/// How many tokens of each side are skipped until both go on alike; all of them where they do not.
fn resume(expected: &[Vec<u8>], ours: &[Vec<u8>]) -> (usize, usize) {
    for sum in 1..WINDOW {
        for gone in 0..=sum.min(expected.len()) {
            let new = sum - gone;
            if new > ours.len() {
                continue;
            }
            let (a, b) = (&expected[gone..], &ours[new..]);
            let again = a.iter().zip(b).take(AGAIN).take_while(|(a, b)| a == b).count();
            if again == AGAIN || again == a.len() && again == b.len() {
                return (gone, new);
            }
        }
    }
    (expected.len(), ours.len())
}

/// One line of a difference, of at most `SHOWN` tokens.
fn line(out: &mut String, mark: char, tokens: &[Vec<u8>]) {
    if tokens.is_empty() {
        return;
    }
    out.push(mark);
    for token in tokens.iter().take(SHOWN) {
        let text = String::from_utf8_lossy(token);
        out.push(' ');
        out.push_str(if text.trim().is_empty() { "_" } else { &text });
    }
    if tokens.len() > SHOWN {
        out.push_str(&format!(" ... ({} more)", tokens.len() - SHOWN));
    }
    out.push('\n');
}

#[cfg(test)]
fn of(expected: &str, ours: &str) -> String {
    let words = |text: &str| text.split(' ').map(|word| word.as_bytes().to_vec()).collect::<Vec<_>>();
    unified(&words(expected), &words(ours))
}

#[test]
fn differences_are_told_with_what_stands_around_them() {
    assert_eq!(of("a b c d e f", "a b c d e f"), "");
    assert_eq!(of("a b c d e f", "a x c d e f"), "@@ token 2 of 6\n  a\n- b\n+ x\n  c d e f\n");
    assert_eq!(of("a b", "a b c"), "@@ token 3 of 2\n  a b\n+ c\n");
    assert_eq!(of("a b c", "a c"), "@@ token 2 of 3\n  a\n- b\n  c\n");
}

#[test]
fn long_differences_are_cut() {
    let long = |word: &str| vec![word; 3000].join(" ");
    let told = of(&long("a"), &long("b"));
    assert!(told.len() < 300 && told.contains("... (2976 more)"), "{told}");
    let many = |word: &str| vec![format!("{word} 1 2 3 4 5"); 20].join(" ");
    let told = of(&many("a"), &many("b"));
    assert_eq!(told.matches("@@").count(), HUNKS, "{told}");
    assert!(told.ends_with("... and more\n"), "{told}");
}
