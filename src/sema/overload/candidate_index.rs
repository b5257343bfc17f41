//! The candidates of a call among very many functions of one name (`[over.match.funcs]`): those that the first arguments
//! do not rule out are found by what the first parameters take, without a look at the others.

use super::unrelated_class::{ArgumentKind, LeadingArguments, Taken};
use crate::compilation::Compilation;
use crate::il::near::NearMap;
use crate::il::*;
use crate::sema::lookup::overload_set::{LARGE, SpecialOf};
use crate::sema::lookup::{Found, Key};

/// The functions of a name, as numbers in the order of their declarations, by what their first two parameters take.
#[derive(Default)]
pub(in crate::sema) struct CandidateIndex {
    groups: NearMap<Taken, Group>,
    /// What first parameters take that is not looked up by the argument.
    loose: Vec<Taken>,
    /// How many functions stand here.
    entered: usize,
}

/// Those whose first parameters take the same.
#[derive(Default)]
struct Group {
    by_second: NearMap<Taken, Vec<u32>>,
    /// What second parameters take that is not looked up by the argument.
    loose: Vec<Taken>,
}

/// Whose functions stand in an index.
#[derive(Clone, Copy)]
enum Indexed {
    Named(ScopeId, Key),
    Constructors(ClassId),
}

impl CandidateIndex {
    fn enter(&mut self, number: u32, first: Taken, second: Taken) {
        let group = self.groups.entry(first).or_insert_with(|| {
            if first.is_loose() {
                self.loose.push(first);
            }
            Group::default()
        });
        let numbers = group.by_second.entry(second).or_insert_with(|| {
            if second.is_loose() {
                group.loose.push(second);
            }
            Vec::new()
        });
        numbers.push(number);
    }

    /// Those whose first parameter takes what was not decided.
    fn take_undecided(&mut self) -> Vec<u32> {
        let Some(group) = self.groups.remove(&Taken::Undecided) else { return Vec::new() };
        self.loose.retain(|taken| *taken != Taken::Undecided);
        let mut numbers: Vec<u32> = group.by_second.into_values().flatten().collect();
        numbers.sort_unstable();
        numbers
    }

    /// The functions that the arguments do not rule out, in the order of their declarations.
    fn matching(&self, given: LeadingArguments) -> Vec<u32> {
        let mut numbers = Vec::new();
        let mut add = |taken: Taken, group: &Group| {
            if !given.kinds[0].is_no(taken) {
                group.add_matching(given.kinds[1], given.first_fits(taken), &mut numbers);
            }
        };
        if given.kinds[0] == ArgumentKind::Open {
            self.groups.iter().for_each(|(taken, group)| add(*taken, group));
        } else {
            let exact = given.kinds[0].exact();
            for taken in exact.iter().flatten().chain(&self.loose) {
                if let Some(group) = self.groups.get(taken) {
                    add(*taken, group);
                }
            }
        }
        numbers.sort_unstable();
        numbers
    }
}

impl Group {
    /// Adds those that the second argument does not rule out, which it can only where the first one fits.
    fn add_matching(&self, second: ArgumentKind, fits: bool, numbers: &mut Vec<u32>) {
        if !fits || second == ArgumentKind::Open {
            return self.by_second.values().for_each(|list| numbers.extend(list));
        }
        let exact = second.exact();
        let taken = exact.iter().flatten().chain(&self.loose).filter(|taken| !second.is_no(**taken));
        for list in taken.filter_map(|taken| self.by_second.get(taken)) {
            numbers.extend(list);
        }
    }
}

impl Compilation {
    /// The functions of a name in a scope, of which there are very many, that the first arguments of a call do not rule out.
    fn narrowed_set(&mut self, scope: ScopeId, key: Key, given: LeadingArguments) -> Found {
        let mut index = std::mem::take(&mut self.large_set(scope, key).candidates);
        let found = self.matching_of(&mut index, Indexed::Named(scope, key), given, given.completes());
        if let Some(set) = self.symbols.bindings.large.get_mut(&(scope, key)) {
            set.candidates = index;
        }
        found
    }

    fn indexed(&self, of: Indexed) -> &[Entity] {
        match of {
            Indexed::Named(scope, key) => self.symbols.bindings.get(scope, key),
            Indexed::Constructors(class) => &self.il[class].special.constructors,
        }
    }

    /// Those of some functions that the first arguments do not rule out, by an index into which those are entered first that
    /// it lacks.
    fn matching_of(
        &mut self,
        index: &mut CandidateIndex,
        of: Indexed,
        given: LeadingArguments,
        completing: bool,
    ) -> Found {
        let count = self.indexed(of).len();
        let undecided = if completing { index.take_undecided() } else { Vec::new() };
        let entered = u32::try_from(index.entered).unwrap_or(u32::MAX);
        for number in undecided.into_iter().chain(entered..u32::try_from(count).unwrap_or(u32::MAX)) {
            let Some(entity) = self.indexed(of).get(number as usize).copied() else { break };
            let (first, second) = self.taken_first(entity, completing);
            index.enter(number, first, second);
        }
        index.entered = count;
        let all = self.indexed(of);
        index.matching(given).iter().filter_map(|number| all.get(*number as usize).copied()).collect()
    }

    /// The constructors of a class, where they are very many those that the first arguments do not rule out
    /// (`[over.match.ctor]`); only where that is asked for are classes of parameters made complete for them.
    pub(in crate::sema) fn narrowed_constructors(
        &mut self,
        class: ClassId,
        args: &[ExprId],
        completing: bool,
    ) -> Found {
        let few = self.il[class].special.constructors.len() <= LARGE;
        let given = self.leading_arguments(args, few);
        // They change until the class is complete.
        if given.is_open() || self.il[class].state != Completeness::Complete || self.is_dependent_class(class)
        {
            return Found::from_slice(&self.il[class].special.constructors);
        }
        let of = SpecialOf::Constructors(class);
        let mut set = self.symbols.bindings.special.remove(&of).unwrap_or_default();
        let completing = completing && given.completes();
        let found = self.matching_of(&mut set.candidates, Indexed::Constructors(class), given, completing);
        self.symbols.bindings.special.insert(of, set);
        found
    }

    /// The member functions of an operator that the first arguments do not rule out, where they are very many and all of one
    /// class.
    pub(in crate::sema) fn narrowed_members(
        &mut self,
        members: &Found,
        scope: ScopeId,
        key: Key,
        given: LeadingArguments,
    ) -> Option<Found> {
        let whole = members.len() > LARGE
            && !given.is_open()
            && self.symbols.bindings.get(scope, key).len() == members.len();
        whole.then(|| self.narrowed_set(scope, key, given))
    }

    /// The candidates for a call of a name that stands for `list`, where they are very many and the first arguments rule
    /// out some of them: all others, with those that argument-dependent lookup adds if it takes place.
    pub(in crate::sema) fn narrowed_candidates(
        &mut self,
        list: List<Entity>,
        name: EntityName,
        associated: bool,
        args: &[ExprId],
    ) -> Option<Found> {
        let key = Key::of(name).filter(|_| self.symbols.bindings.has_large)?;
        let many = list.len() > LARGE;
        let scope = match many {
            true => self.scope_of_large(list, name)?,
            false if associated && self.leaves_to_associated(&self.il[list]) => {
                self.large_associated_scope(key, &self.associated_types(args))?
            }
            false => return None,
        };
        let free = !self.large_set(scope, key).has_members;
        let unknown = |arg: &ExprId| self.is_unknown(self.il[*arg].ty) || self.is_undeclared(*arg);
        if args.iter().any(unknown) {
            return None;
        }
        let mut found = self.narrowed(scope, key, associated && free, args)?;
        if !many {
            for entity in self.il[list].iter().copied() {
                if !found.contains(&entity) {
                    found.push(entity);
                }
            }
        }
        Some(found)
    }

    /// The operator functions for operands that no operand rules out, where those that ordinary lookup finds stand in one
    /// scope and are very many (`[over.match.oper]`).
    pub(in crate::sema) fn narrowed_operators(&mut self, key: Key, args: &[ExprId]) -> Option<Found> {
        let scope = self.scope_of_large_set(key, self.scope_of_operators())?;
        if self.large_set(scope, key).has_members {
            return None;
        }
        self.narrowed(scope, key, true, args)
    }

    fn narrowed(&mut self, scope: ScopeId, key: Key, associated: bool, args: &[ExprId]) -> Option<Found> {
        let types = if associated { self.associated_types(args) } else { Vec::new() };
        self.complete_associated(&types);
        let given = self.leading_arguments(args, false);
        if given.is_open() {
            return None;
        }
        let mut more = Found::new();
        self.lookup_associated_outside(Some(scope), key, &types, &mut more);
        let mut found = self.narrowed_set(scope, key, given);
        for entity in more {
            if !self.large_set_has(scope, key, entity) {
                found.push(entity);
            }
        }
        Some(found)
    }

    /// The scope around another one in which ordinary lookup finds very many functions of a name, members of
    /// classes apart, and nothing elsewhere.
    fn scope_of_large_set(&self, key: Key, from: ScopeId) -> Option<ScopeId> {
        if !self.symbols.bindings.has_large {
            return None;
        }
        let mut at = Some(from);
        while let Some(scope) = at {
            let entry = &self.il[scope];
            if !entry.used_namespaces(&self.il).is_empty() || entry.has_inline {
                return None;
            }
            if entry.declares && !matches!(entry.kind, ScopeKind::Class { .. }) {
                match self.symbols.bindings.get(scope, key).len() {
                    0 => {}
                    count => return (count > LARGE).then_some(scope),
                }
            }
            at = entry.around;
        }
        None
    }
}
