//! Sets of functions of one name: those that very many functions have, among which a declaration finds the one it repeats by
//! its parameters, and those that belong to a type.

use crate::compilation::Compilation;
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::found::Stamp;
use crate::sema::lookup::{Found, Key};
use crate::sema::overload::candidate_index::CandidateIndex;
use crate::source::Pos;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// With fewer functions than this a name's declarations are compared one by one.
pub(in crate::sema) const LARGE: usize = 64;

/// The functions of one name in one scope.
#[derive(Default)]
pub struct LargeSet {
    /// Those that ordinary lookup finds.
    found: NearSet<Entity>,
    by_parameters: NearMap<List<TypeId>, SameParameters>,
    /// What is no function among them, which is a mistake mostly.
    others: SmallVec<[Entity; 1]>,
    /// Whether one of them is a member of a class, or none of the functions.
    pub(in crate::sema) has_members: bool,
    /// The same for overload resolution.
    pub(in crate::sema) candidates: CandidateIndex,
    /// How many of those that ordinary lookup finds stand here, and of the hidden friends.
    names: usize,
    friends: usize,
}

/// What a name of very many functions stood for when it was last used.
#[derive(Clone, Copy)]
pub struct LargeList {
    list: List<Entity>,
    /// What tells whether it still stands for the same.
    stamp: Option<Stamp>,
    /// The scope in which the name stands for just these.
    scope: Option<ScopeId>,
    /// Whether there is a member function among them that is called on an object.
    instance_member: bool,
    /// So many elements the list may have where it is.
    room: usize,
}

/// Those with the same parameters.
#[derive(Default)]
struct SameParameters {
    all: SmallVec<[Entity; 1]>,
    /// The same by their constraints, where there are many.
    by_constraints: Option<Box<ByConstraints>>,
}

/// Functions by their constraints, as numbers in the order of their declarations.
#[derive(Default)]
struct ByConstraints {
    equal: FxHashMap<Box<[u32]>, Vec<usize>>,
    /// Those whose constraints are not compared.
    open: Vec<usize>,
    /// How many of them stand here.
    entered: usize,
}

/// The constructors or the conversion functions of a class that has very many, or the deduction guides of a class
/// template.
#[derive(Default)]
pub struct SpecialMembers {
    by_kind: NearMap<SpecialKind, SmallVec<[Entity; 1]>>,
    /// Constructors for overload resolution.
    pub(in crate::sema) candidates: CandidateIndex,
    /// How many of them stand here.
    members: usize,
    /// Of how many it is known whether one of them is only for the device, and whether one is.
    device: (usize, bool),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum SpecialKind {
    Parameters(List<TypeId>),
    Conversion(TypeId),
}

/// Whose functions are found by no name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::sema) enum SpecialOf {
    Constructors(ClassId),
    Conversions(ClassId),
    Guides(TemplateId),
}

impl SpecialOf {
    /// Those that a declaration of this name in a class is one of.
    pub(in crate::sema) fn declared(name: EntityName, class: Option<ClassId>) -> Option<Self> {
        match name {
            EntityName::Constructor => class.map(Self::Constructors),
            EntityName::Conversion { .. } => class.map(Self::Conversions),
            EntityName::Guide { template } => Some(Self::Guides(template)),
            _ => None,
        }
    }
}

impl Compilation {
    /// The functions that a name was found to stand for as a list; where they are many, each use of the name shares the
    /// one of the use before, which grows by those that were declared since then.
    pub(in crate::sema) fn candidate_list(&mut self, name: EntityName, found: &Found) -> List<Entity> {
        if found.len() < LARGE {
            return self.il.list(found);
        }
        let before = self.symbols.bindings.candidates.get(&name).copied();
        let stamp = found.stamp();
        let same = |known: &LargeList| match (known.stamp, stamp) {
            (Some(then), Some(now)) => then == now,
            _ => self.il[known.list] == **found,
        };
        if let Some(known) = before.filter(same) {
            return known.list;
        }
        let longer =
            |known: &LargeList| known.stamp.zip(stamp).is_some_and(|(then, now)| then.is_continued_by(now));
        let before = before.filter(longer);
        let known = before.map_or(0, |known| known.list.len());
        let (list, room) = match before {
            Some(LargeList { list, room, .. }) => self.il.longer_list(list, room, found),
            None => (self.il.list(found), found.len()),
        };
        let instance_member = before.is_some_and(|known| known.instance_member)
            || found[known..].iter().any(|entity| self.is_instance_member(*entity));
        let declaring = || self.il.function_in(*found.first()?).map(|f| self.il[f].scope);
        let scope = stamp.map(|stamp| stamp.scope).or_else(declaring);
        let scope = scope
            .zip(Key::of(name))
            .and_then(|(scope, key)| self.is_bound_to(scope, key, found).then_some(scope));
        let known = LargeList { list, stamp, scope, instance_member, room };
        self.symbols.bindings.candidates.insert(name, known);
        list
    }

    /// Whether a name stands for what was found in a scope, and for nothing else.
    fn is_bound_to(&self, scope: ScopeId, key: Key, found: &Found) -> bool {
        let bound = self.symbols.bindings.names.several(scope, key);
        bound.is_some_and(|bound| {
            bound.stamp().is_some() && bound.stamp() == found.stamp() || **bound == **found
        })
    }

    /// Whether there is a member function that is called on an object among what a name stands for.
    pub(in crate::sema) fn has_instance_member(&self, name: EntityName, list: List<Entity>) -> bool {
        match self.symbols.bindings.candidates.get(&name) {
            Some(known) if known.list == list => known.instance_member,
            _ => self.il[list].iter().any(|entity| self.is_instance_member(*entity)),
        }
    }

    /// The scope in which a name stands for the very many functions of a list and for nothing else.
    pub(in crate::sema) fn scope_of_large(&self, list: List<Entity>, name: EntityName) -> Option<ScopeId> {
        let known = self.symbols.bindings.candidates.get(&name).filter(|known| known.list == list)?;
        let (scope, key) = (known.scope?, Key::of(name)?);
        (self.symbols.bindings.get(scope, key).len() == list.len()).then_some(scope)
    }

    /// Whether the functions of a list are very many and no members of classes: they are the same in all instances of a
    /// template.
    pub(in crate::sema) fn is_large_and_free(&mut self, list: List<Entity>, name: EntityName) -> bool {
        let scope = if list.len() > LARGE { self.scope_of_large(list, name) } else { None };
        scope.zip(Key::of(name)).is_some_and(|(scope, key)| !self.large_set(scope, key).has_members)
    }

    /// Whether a name stands for so many functions that they are kept by their parameters.
    pub(in crate::sema) fn has_large_set(&self, scope: ScopeId, key: Key) -> bool {
        self.symbols.bindings.has_large
            && (self.symbols.bindings.get(scope, key).len() > LARGE
                || self.hidden_friends(scope, key).len() > LARGE)
    }

    /// The functions of a name by their parameters, those that were declared since then among them.
    pub(in crate::sema) fn large_set(&mut self, scope: ScopeId, key: Key) -> &mut LargeSet {
        let mut set = self.symbols.bindings.large.remove(&(scope, key)).unwrap_or_default();
        let names = self.symbols.bindings.get(scope, key);
        let friends = self.hidden_friends(scope, key);
        set.found.extend(names.iter().skip(set.names));
        let other = |e: &&Entity| self.il.function_in(**e).is_none();
        set.others.extend(names.iter().skip(set.names).filter(other).copied());
        let member = |e: &Entity| self.il.function_in(*e).is_none_or(|f| self.il[f].class.is_some());
        set.has_members = set.has_members || names.iter().skip(set.names).any(member);
        let new = names.iter().skip(set.names).chain(friends.iter().skip(set.friends).map(|(_, e)| e));
        for entity in new {
            let function = self.il.function_in(*entity).and_then(|f| self.function_of(self.il[f].ty));
            if let Some((_, parameters, _)) = function {
                let same = &mut set.by_parameters.entry(parameters).or_default().all;
                // Of many only the last is looked at: one that stands there twice is compared twice.
                if !same.iter().rev().take(LARGE).any(|known| known == entity) {
                    same.push(*entity);
                }
            }
        }
        (set.names, set.friends) = (names.len(), friends.len());
        self.symbols.bindings.large.entry((scope, key)).or_insert(set)
    }

    /// The variable that a name stands for in a scope, perhaps beside functions.
    pub(in crate::sema) fn variable_named(&mut self, scope: ScopeId, key: Key) -> Option<VariableId> {
        self.first_named(scope, key, |entity| match entity {
            Entity::Variable { id } => Some(id),
            _ => None,
        })
    }

    /// The first that a name stands for in a scope of which something is wanted that no function has.
    pub(in crate::sema) fn first_named<T>(
        &mut self,
        scope: ScopeId,
        key: Key,
        wanted: impl Fn(Entity) -> Option<T>,
    ) -> Option<T> {
        match self.symbols.bindings.get(scope, key) {
            few if few.len() <= LARGE => few.iter().find_map(|e| wanted(*e)),
            _ => self.large_set(scope, key).others.iter().find_map(|e| wanted(*e)),
        }
    }

    /// The functions of a name that have the parameters of a type; none where there are so few that all can be compared.
    pub(in crate::sema) fn functions_like(&mut self, scope: ScopeId, key: Key, ty: TypeId) -> Option<Found> {
        if !self.has_large_set(scope, key) {
            return None;
        }
        let (_, parameters, _) = self.function_of(ty)?;
        let same = self.large_set(scope, key).by_parameters.get(&parameters);
        Some(same.map_or_else(Found::new, |same| same.all.iter().copied().collect()))
    }

    /// The constructors, conversion functions or guides that a declaration of this type may repeat; none where there are so
    /// few that all of them can be compared.
    pub(in crate::sema) fn special_members_like(&mut self, of: SpecialOf, ty: TypeId) -> Option<Found> {
        let count = self.special_members(of).len();
        if count <= LARGE {
            return None;
        }
        let mut set = self.symbols.bindings.special.remove(&of).unwrap_or_default();
        // Those that a base has are hidden in the end.
        if set.members > count {
            set = SpecialMembers::default();
        }
        let conversions = matches!(of, SpecialOf::Conversions(_));
        for at in set.members..count {
            let Some(entity) = self.special_members(of).get(at).copied() else { break };
            let kind =
                self.il.function_in(entity).and_then(|f| self.special_kind(conversions, self.il[f].ty));
            if let Some(kind) = kind {
                set.by_kind.entry(kind).or_default().push(entity);
            }
        }
        set.members = count;
        let kind = self.special_kind(conversions, ty);
        let same = kind.and_then(|kind| set.by_kind.get(&kind)).cloned().unwrap_or_default();
        self.symbols.bindings.special.insert(of, set);
        let own = |entity: &Entity| match of {
            SpecialOf::Constructors(class) => !self.is_inherited_constructor(*entity, class),
            _ => true,
        };
        Some(same.into_iter().filter(own).collect())
    }

    /// Whether a class has a constructor that is only for the device.
    pub fn has_device_constructor(&mut self, class: ClassId) -> bool {
        let constructors = &self.il[class].special.constructors;
        let device_only =
            |e: &Entity| self.il.function_in(*e).is_some_and(|f| self.il[f].space.is_device_only());
        if constructors.len() <= LARGE || self.il[class].state != Completeness::Complete {
            return constructors.iter().any(device_only);
        }
        let set = self.symbols.bindings.special.entry(SpecialOf::Constructors(class)).or_default();
        let (looked_at, known) = set.device;
        let found = known || constructors.iter().skip(looked_at).any(device_only);
        set.device = (constructors.len(), found);
        found
    }

    fn special_members(&self, of: SpecialOf) -> &[Entity] {
        match of {
            SpecialOf::Constructors(class) => &self.il[class].special.constructors,
            SpecialOf::Conversions(class) => self.il[class].conversions(&self.il),
            SpecialOf::Guides(template) => self.il[template].guides(&self.il),
        }
    }

    /// What constructors, or conversion functions, that are the same have in common.
    fn special_kind(&self, conversion: bool, ty: TypeId) -> Option<SpecialKind> {
        let (ret, parameters, _) = self.function_of(ty)?;
        Some(if conversion {
            SpecialKind::Conversion(self.canonical(ret))
        } else {
            SpecialKind::Parameters(parameters)
        })
    }

    /// Whether a name of very many functions stands for an entity.
    pub(in crate::sema) fn large_set_has(&mut self, scope: ScopeId, key: Key, entity: Entity) -> bool {
        self.large_set(scope, key).found.contains(&entity)
    }

    /// The functions of a name whose parameters are those of a type, and whose constraints are not known to be other ones
    /// than those of a header and a requires-clause; none where there are so few that all of them can be compared.
    pub(in crate::sema) fn functions_with_parameters(
        &mut self,
        (scope, key): (ScopeId, Key),
        ty: TypeId,
        header: Option<TemplateParamsId>,
        requires: Option<ExprId>,
    ) -> Option<Found> {
        if !self.has_large_set(scope, key) {
            return None;
        }
        let (_, parameters, _) = self.function_of(ty)?;
        let Some(same) = self.large_set(scope, key).by_parameters.get_mut(&parameters) else {
            return Some(Found::new());
        };
        if same.all.len() <= LARGE {
            return Some(same.all.iter().copied().collect());
        }
        let (all, mut index) =
            (std::mem::take(&mut same.all), same.by_constraints.take().unwrap_or_default());
        self.enter_by_constraints(&all, &mut index);
        let found = match self.constraint_key(header, requires) {
            Some(wanted) => {
                let equal = index.equal.get(&wanted);
                let mut numbers: Vec<usize> =
                    equal.into_iter().flatten().chain(&index.open).copied().collect();
                numbers.sort_unstable();
                numbers.into_iter().map(|number| all[number]).collect()
            }
            None => all.iter().copied().collect(),
        };
        if let Some(same) = self.large_set(scope, key).by_parameters.get_mut(&parameters) {
            (same.all, same.by_constraints) = (all, Some(index));
        }
        Some(found)
    }

    fn enter_by_constraints(&mut self, all: &[Entity], index: &mut ByConstraints) {
        for (number, entity) in all.iter().enumerate().skip(index.entered) {
            let header = match *entity {
                Entity::Template { id } => Some(self.il[id].params),
                _ => None,
            };
            let requires =
                self.il.function_in(*entity).and_then(|function| self.il[function].requires(&self.il));
            match self.constraint_key(header, requires) {
                Some(key) => index.equal.entry(key).or_default().push(number),
                None => index.open.push(number),
            }
        }
        index.entered = all.len();
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
        let set = self.il.overload_set(candidates, name);
        let kind = ExprKind::Overload { set, qualifier: None, args };
        self.expr(kind, self.common.overload, Category::Lvalue, ExprFlags::empty(), pos)
    }
}
