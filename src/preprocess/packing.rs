//! What `#pragma pack` says at a position.

use super::Pragma;
use super::PragmaKind;
use crate::source::Pos;

/// The alignment that members are packed to at a position; `default`: what the command line says.
pub fn packing_at(pragmas: &[Pragma], pos: Pos, default: Option<u64>) -> Option<u64> {
    let mut current = default;
    let mut stack = Vec::new();
    for pragma in pragmas.iter().filter(|p| p.kind == PragmaKind::Pack && p.pos < pos) {
        let text = String::from_utf8_lossy(&pragma.text);
        let inside = text.split_once('(').map_or("", |(_, rest)| rest.trim_end().trim_end_matches(')'));
        let mut named = false;
        for word in inside.split(',').map(str::trim) {
            match (word, word.parse::<u64>()) {
                ("push", _) => stack.push(current),
                ("pop", _) => current = stack.pop().flatten(),
                (_, Ok(limit)) => {
                    current = Some(limit).filter(|limit| *limit > 0).or(default);
                    named = true;
                }
                _ => {}
            }
        }
        if inside.trim().is_empty() && !named {
            current = default;
        }
    }
    current
}
