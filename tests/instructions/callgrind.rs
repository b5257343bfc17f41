//! The files that callgrind writes: instructions by function.

use std::collections::{BTreeMap, HashMap};

/// What a run took.
pub struct Profile {
    /// All instructions.
    pub total: u64,
    /// Those of functions themselves, without what they call.
    pub functions: BTreeMap<String, u64>,
}

impl Profile {
    /// Reads a profile whose only event is the instruction.
    pub fn parse(text: &str) -> Option<Self> {
        let (mut names, mut functions) = (HashMap::new(), BTreeMap::<String, u64>::new());
        let (mut current, mut of_callee) = (String::new(), false);
        for line in text.lines() {
            if let Some(function) = line.strip_prefix("fn=") {
                current = name(function, &mut names)?;
            } else if let Some(function) = line.strip_prefix("cfn=") {
                name(function, &mut names)?;
            } else if line.starts_with("calls=") {
                of_callee = true;
            } else if line.starts_with(|c: char| c.is_ascii_digit() || "+-*".contains(c)) {
                let cost: u64 = line.rsplit(' ').next()?.parse().ok()?;
                if !std::mem::take(&mut of_callee) {
                    *functions.entry(current.clone()).or_default() += cost;
                }
            }
        }
        let total: u64 = functions.values().sum();
        (total > 0).then_some(Self { total, functions })
    }
}

/// The name behind a number, which stands only at its first use; without what tells instances of the same name apart.
fn name<'a>(text: &'a str, names: &mut HashMap<&'a str, String>) -> Option<String> {
    let (number, name) = text.split_once(')').map(|(number, name)| (number, name.trim()))?;
    if name.is_empty() {
        return names.get(number).cloned();
    }
    let recursive = name.rsplit_once('\'').filter(|(_, depth)| depth.bytes().all(|b| b.is_ascii_digit()));
    let name = recursive.map_or(name, |(name, _)| name);
    let hashed = name.rsplit_once("::h").filter(|(_, hash)| hash.len() == 16);
    let name = hashed.map_or(name, |(name, _)| name).to_string();
    names.insert(number, name.clone());
    Some(name)
}

#[test]
fn a_profile_is_read() {
    let text = "version: 1\nevents: Ir\n\nfn=(1) a::b::h0123456789abcdef\n0 5\n+3 2\ncfn=(2) c'2\ncalls=1 0\n0 100\n* 1\n\n\
        fn=(2)\n0 90\n-2 10\nfn=(3) a::b\n0 1\n\ntotals: 109\n";
    let profile = Profile::parse(text).expect("it is one");
    assert_eq!(profile.total, 109);
    assert_eq!(profile.functions, BTreeMap::from([("a::b".into(), 9), ("c".into(), 100)]));
    assert!(Profile::parse("==1== no profile\n").is_none());
}
