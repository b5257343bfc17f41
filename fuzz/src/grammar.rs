//! Texts made after a grammar that is a table; `grammar/unit.toml` explains its notation.

use arbitrary::Unstructured;
use std::collections::HashMap;

/// How long a text may be, in bytes, before it is brought to its end.
const MOST: usize = 6_000;
/// The rule that stands for the whole text.
const START: &str = "start";

/// A piece of an alternative.
enum Piece {
    Text(String),
    Rule(usize, Repeat),
    /// A new name of a kind.
    Declared(String),
    /// A name of a kind that was declared before.
    Used(String),
}

#[derive(Clone, Copy)]
enum Repeat {
    Once,
    /// `?`
    Optional,
    /// `*`
    Any,
    /// `,`
    List,
}

/// A grammar that texts are made after.
pub struct Grammar {
    rules: Vec<Vec<Vec<Piece>>>,
    /// For each rule the alternative that ends soonest.
    shortest: Vec<usize>,
    start: usize,
}

impl Grammar {
    /// Reads a table.
    ///
    /// # Panics
    /// Where the table is wrong, which no input decides.
    pub fn new(table: &str) -> Self {
        let table: HashMap<String, Vec<String>> = toml::from_str(table).expect("a table of lists");
        let mut names: Vec<&String> = table.keys().collect();
        names.sort();
        let number = |name: &str| {
            names
                .binary_search_by(|other| other.as_str().cmp(name))
                .unwrap_or_else(|_| panic!("no rule {name}"))
        };
        let pieces = |text: &String| pieces(text, &number);
        let rules: Vec<Vec<_>> = names.iter().map(|name| table[*name].iter().map(pieces).collect()).collect();
        Self { shortest: shortest(&rules), start: number(START), rules }
    }

    /// A text whose choices come from `choices`; `depth` bounds its nesting.
    pub fn text(&self, choices: &mut Unstructured<'_>, depth: usize) -> String {
        let mut made = Made { text: String::new(), names: HashMap::new(), choices };
        made.rule(self, self.start, depth);
        made.text
    }
}

fn pieces(text: &str, number: &impl Fn(&str) -> usize) -> Vec<Piece> {
    let mut parts = text.split('$');
    let mut pieces = vec![Piece::Text(parts.next().unwrap_or_default().to_string())];
    for part in parts {
        let (sign, part) = match part.as_bytes().first() {
            Some(sign @ (b'+' | b'-')) => (*sign, &part[1..]),
            _ => (0, part),
        };
        let end = part.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(part.len());
        let (name, mut rest) = part.split_at(end);
        pieces.push(match sign {
            b'+' => Piece::Declared(name.to_string()),
            b'-' => Piece::Used(name.to_string()),
            _ => {
                let repeat = match rest.as_bytes().first() {
                    Some(b'?') => Repeat::Optional,
                    Some(b'*') => Repeat::Any,
                    Some(b',') => Repeat::List,
                    _ => Repeat::Once,
                };
                if !matches!(repeat, Repeat::Once) {
                    rest = &rest[1..];
                }
                Piece::Rule(number(name), repeat)
            }
        });
        pieces.push(Piece::Text(rest.to_string()));
    }
    pieces
}

/// For each rule the alternative with the least nesting, found by going over all until nothing gets less.
fn shortest(rules: &[Vec<Vec<Piece>>]) -> Vec<usize> {
    let mut depths = vec![usize::MAX; rules.len()];
    let mut best = vec![0; rules.len()];
    loop {
        let before = depths.clone();
        for (rule, alternatives) in rules.iter().enumerate() {
            for (number, pieces) in alternatives.iter().enumerate() {
                let needed = pieces.iter().map(|piece| match piece {
                    Piece::Rule(rule, Repeat::Once | Repeat::List) => before[*rule],
                    _ => 0,
                });
                let depth = needed.max().unwrap_or(0).saturating_add(1);
                if depth < depths[rule] {
                    (depths[rule], best[rule]) = (depth, number);
                }
            }
        }
        if depths == before {
            assert!(!depths.contains(&usize::MAX), "each rule ends");
            return best;
        }
    }
}

/// A text that is being made.
struct Made<'a, 'b> {
    text: String,
    /// How many names of each kind there are.
    names: HashMap<String, usize>,
    choices: &'a mut Unstructured<'b>,
}

impl Made<'_, '_> {
    /// A number below `end`; 0 where no choices are left.
    fn below(&mut self, end: usize) -> usize {
        self.choices.choose_index(end.max(1)).unwrap_or(0)
    }

    fn rule(&mut self, grammar: &Grammar, rule: usize, depth: usize) {
        let alternatives = &grammar.rules[rule];
        let ends = depth == 0 || self.text.len() > MOST || self.choices.is_empty();
        let number = if ends { grammar.shortest[rule] } else { self.below(alternatives.len()) };
        let chain = rule == grammar.start;
        for piece in &alternatives[number] {
            match piece {
                Piece::Text(text) => self.text.push_str(text),
                Piece::Declared(kind) => self.declare(kind),
                Piece::Used(kind) => self.mention(kind),
                Piece::Rule(rule, repeat) => {
                    let count = match repeat {
                        Repeat::Once => 1,
                        _ if ends => usize::from(matches!(repeat, Repeat::List)),
                        Repeat::Optional => self.below(2),
                        Repeat::Any => self.below(5),
                        Repeat::List => 1 + self.below(12) / 4 * self.below(2),
                    };
                    for time in 0..count {
                        if time > 0 {
                            self.text.push_str(if matches!(repeat, Repeat::List) { ", " } else { " " });
                        }
                        // What follows at the same level is not nested.
                        let same = chain && *rule == grammar.start;
                        self.rule(grammar, *rule, if same { depth } else { depth.saturating_sub(1) });
                    }
                }
            }
        }
    }

    fn declare(&mut self, kind: &str) {
        let number = self.names.get(kind).copied().unwrap_or(0);
        self.names.insert(kind.to_string(), number + 1);
        self.text.push_str(&format!("{kind}{number}"));
    }

    fn mention(&mut self, kind: &str) {
        let declared = self.names.get(kind).copied().unwrap_or(0);
        let number = self.below(declared);
        self.text.push_str(&format!("{kind}{number}"));
    }
}

#[test]
fn a_text_follows_its_table() {
    let grammar = Grammar::new("start = [\"a $b, $+n $-n;$start\", \".\"]\nb = [\"($b)\", \"x\"]");
    let bytes = [0_u8, 0, 1, 0, 0, 0, 1, 1];
    let text = grammar.text(&mut Unstructured::new(&bytes), 3);
    assert!(text.starts_with("a (") && text.contains("n0 n0;") && text.ends_with('.'), "{text}");
    assert_eq!(grammar.text(&mut Unstructured::new(&[]), 3), ".");
}
