//! Sets of functions of one name: those that very many functions have, among which a declaration finds the one it repeats by
//! its parameters, and those that belong to a type.

use crate::compilation::Compilation;
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::{Found, Key};
use crate::source::Pos;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// With fewer functions than this a name's declarations are compared one by one.
pub(in crate::sema) const LARGE: usize = 64;

/// The functions of one name in one scope.
#[derive(Default)]
pub struct LargeSet {
    /// Those that ordinary lookup finds.
    found: FxHashSet<Entity>,
    by_parameters: FxHashMap<List<TypeId>, SmallVec<[Entity; 1]>>,
    /// How many of those that ordinary lookup finds stand here, and of the hidden friends.
    names: usize,
    friends: usize,
}

impl Compilation {
    /// The functions that a name was found to stand for as a list; where they are many, each use of the name shares the
    /// one of the use before.
    pub(in crate::sema) fn candidate_list(&mut self, name: EntityName, found: &[Entity]) -> List<Entity> {
        if found.len() < LARGE {
            return self.il.list(found);
        }
        let before = self.symbols.bindings.candidates.get(&name).copied();
        if let Some(list) = before.filter(|list| self.il[*list] == *found) {
            return list;
        }
        let list = self.il.list(found);
        self.symbols.bindings.candidates.insert(name, list);
        list
    }

    /// Whether a name stands for so many functions that they are kept by their parameters.
    pub(in crate::sema) fn has_large_set(&self, scope: ScopeId, key: Key) -> bool {
        self.symbols.bindings.has_large
            && (self.symbols.bindings.get(scope, key).len() > LARGE
                || self.hidden_friends(scope, key).len() > LARGE)
    }

    /// The functions of a name by their parameters, those that were declared since then among them.
    fn large_set(&mut self, scope: ScopeId, key: Key) -> &mut LargeSet {
        let mut set = self.symbols.bindings.large.remove(&(scope, key)).unwrap_or_default();
        let names = self.symbols.bindings.get(scope, key);
        let friends = self.hidden_friends(scope, key);
        set.found.extend(names.iter().skip(set.names));
        let new = names.iter().skip(set.names).chain(friends.iter().skip(set.friends).map(|(_, e)| e));
        for entity in new {
            let function = self.function_in(*entity).and_then(|f| self.function_of(self.il[f].ty));
            if let Some((_, parameters, _)) = function {
                let same = set.by_parameters.entry(parameters).or_default();
                if !same.contains(entity) {
                    same.push(*entity);
                }
            }
        }
        (set.names, set.friends) = (names.len(), friends.len());
        self.symbols.bindings.large.entry((scope, key)).or_insert(set)
    }

    /// Whether a name of very many functions stands for an entity.
    pub(in crate::sema) fn large_set_has(&mut self, scope: ScopeId, key: Key, entity: Entity) -> bool {
        self.large_set(scope, key).found.contains(&entity)
    }

    /// The functions of a name whose parameters are those of a type; none where there are so few that all of them can be
    /// compared.
    pub(in crate::sema) fn functions_with_parameters(
        &mut self,
        scope: ScopeId,
        key: Key,
        ty: TypeId,
    ) -> Option<Found> {
        if !self.has_large_set(scope, key) {
            return None;
        }
        let (_, parameters, _) = self.function_of(ty)?;
        let same = self.large_set(scope, key).by_parameters.get(&parameters);
        Some(same.into_iter().flatten().copied().collect())
    }

    /// An expression that names the functions of a name that belong to a type (`[basic.lookup.argdep]`), with explicit
    /// template arguments perhaps.
    pub(in crate::sema) fn associated_overload(
        &mut self,
        ty: TypeId,
        name: Name,
        args: Option<List<TemplateArg>>,
        pos: Pos,
    ) -> ExprId {
        let mut found = Default::default();
        self.lookup_associated(Key::name(name), &[ty], &mut found);
        let candidates = self.il.list(&found[..]);
        let name = EntityName::Identifier { name };
        let kind = ExprKind::Overload { candidates, name, qualifier: None, args };
        self.expr(kind, self.common.overload, Category::Lvalue, ExprFlags::empty(), pos)
    }
}
