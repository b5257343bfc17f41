//! Names that more than one class or namespace declares. They are counted only where a friend's parameter asks for that.

use super::Key;
use crate::compilation::Compilation;
use crate::il::*;
use crate::names::Name;
use rustc_hash::FxHashMap;

/// The scopes of the names that have been counted.
#[derive(Default)]
pub struct SeveralScopes {
    /// How many of the names that are bound have been counted.
    counted: usize,
    /// By name, the first scope that declares it, and whether another one does.
    first: FxHashMap<Name, (ScopeId, bool)>,
}

impl Compilation {
    /// Notes the parameters of a friend that are called as something that a namespace around its class has declared, or
    /// as what a class around it has and another class or namespace too: its types are named by their whole paths then.
    pub(in crate::sema) fn note_known_parameters(&mut self, params: List<VariableId>) {
        for at in 0..params.len() {
            let id = self.il[params][at];
            if let Some(name) = self.il[id].name
                && self.is_known_around(name)
            {
                self.il[id].flags |= VariableFlags::KNOWN_NAME;
            }
        }
    }

    fn is_known_around(&mut self, name: Name) -> bool {
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            let declared = !self.symbols.bindings.get(scope, Key::name(name)).is_empty();
            let known = declared
                && match self.il[scope].kind {
                    ScopeKind::Namespace { .. } | ScopeKind::Global => true,
                    ScopeKind::Class { .. } => self.is_in_several_scopes(name),
                    _ => false,
                };
            if known {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    /// Whether more than one class or namespace declares a name.
    fn is_in_several_scopes(&mut self, name: Name) -> bool {
        let mut several = std::mem::take(&mut self.symbols.bindings.several);
        for (scope, key) in self.symbols.bindings.bound_from(several.counted) {
            several.counted += 1;
            let outside = matches!(
                self.il[scope].kind,
                ScopeKind::Namespace { .. } | ScopeKind::Global | ScopeKind::Class { .. }
            );
            if let (true, Some(name)) = (outside, key.identifier()) {
                let (first, more) = several.first.entry(name).or_insert((scope, false));
                *more |= *first != scope;
            }
        }
        let found = several.first.get(&name).is_some_and(|(_, more)| *more);
        self.symbols.bindings.several = several;
        found
    }
}
