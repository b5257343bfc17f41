//! Sets of functions of one name: those that very many functions have, among which a declaration finds the one it repeats by
//! its parameters, and those that belong to a type.

use crate::compilation::Compilation;
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::{Found, Key};
use crate::source::Pos;
use smallvec::SmallVec;

/// With fewer functions than this a name's declarations are compared one by one.
pub(in crate::sema) const LARGE: usize = 64;

/// The functions of one name in one scope.
#[derive(Default)]
pub struct LargeSet {
    /// Those that ordinary lookup finds.
    found: NearSet<Entity>,
    by_parameters: NearMap<List<TypeId>, SmallVec<[Entity; 1]>>,
    /// The first variable among them, which is a mistake.
    variable: Option<VariableId>,
    /// How many of those that ordinary lookup finds stand here, and of the hidden friends.
    names: usize,
    friends: usize,
}

/// The constructors or the conversion functions of a class that has very many.
#[derive(Default)]
pub struct SpecialMembers {
    by_kind: NearMap<SpecialKind, SmallVec<[Entity; 1]>>,
    /// How many of them stand here.
    members: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum SpecialKind {
    Constructor(List<TypeId>),
    Conversion(TypeId),
}

fn as_variable(entity: Entity) -> Option<VariableId> {
    match entity {
        Entity::Variable { id } => Some(id),
        _ => None,
    }
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
        set.variable = set.variable.or_else(|| names.iter().skip(set.names).find_map(|e| as_variable(*e)));
        let new = names.iter().skip(set.names).chain(friends.iter().skip(set.friends).map(|(_, e)| e));
        for entity in new {
            let function = self.il.function_in(*entity).and_then(|f| self.function_of(self.il[f].ty));
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

    /// The variable that a name stands for in a scope, perhaps beside functions.
    pub(in crate::sema) fn variable_named(&mut self, scope: ScopeId, key: Key) -> Option<VariableId> {
        match self.symbols.bindings.get(scope, key) {
            few if few.len() <= LARGE => few.iter().find_map(|e| as_variable(*e)),
            _ => self.large_set(scope, key).variable,
        }
    }

    /// The constructors or conversion functions of a class that a declaration of this type may repeat; none where there
    /// are so few that all of them can be compared.
    pub(in crate::sema) fn special_members_like(
        &mut self,
        class: ClassId,
        name: EntityName,
        ty: TypeId,
    ) -> Option<Found> {
        let list = |c: &Self| match name {
            EntityName::Constructor => c.il[class].constructors.len(),
            EntityName::Conversion { .. } => c.il[class].conversions.len(),
            _ => 0,
        };
        let count = list(self);
        if count <= LARGE {
            return None;
        }
        let conversions = matches!(name, EntityName::Conversion { .. });
        let mut set = self.symbols.bindings.special.remove(&(class, conversions)).unwrap_or_default();
        // Those that a base has are hidden in the end.
        if set.members > count {
            set = SpecialMembers::default();
        }
        for at in set.members..count {
            let c = &self.il[class];
            let list = if conversions { &c.conversions } else { &c.constructors };
            let Some(entity) = list.get(at).copied() else { break };
            let kind =
                self.il.function_in(entity).and_then(|f| self.special_kind(conversions, self.il[f].ty));
            if let Some(kind) = kind {
                set.by_kind.entry(kind).or_default().push(entity);
            }
        }
        set.members = count;
        let kind = self.special_kind(conversions, ty);
        let same = kind.and_then(|kind| set.by_kind.get(&kind)).cloned().unwrap_or_default();
        self.symbols.bindings.special.insert((class, conversions), set);
        Some(same.into_iter().filter(|e| conversions || !self.is_inherited_constructor(*e, class)).collect())
    }

    /// What constructors, or conversion functions, that are the same have in common.
    fn special_kind(&self, conversion: bool, ty: TypeId) -> Option<SpecialKind> {
        let (ret, parameters, _) = self.function_of(ty)?;
        Some(if conversion {
            SpecialKind::Conversion(self.canonical(ret))
        } else {
            SpecialKind::Constructor(parameters)
        })
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
