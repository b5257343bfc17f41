//! What a type became by a substitution in progress. Types share their parts, so that what is written in a few lines
//! may name one type along very many ways.

use super::substitute::Environment;
use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// Substitutions that visit fewer types than this are not remembered.
const MANY: u32 = 500;

/// How many types with what they became are remembered at a time: the members of a class, which name the same
/// ones again and again, come one after another. A power of two.
const KEPT: usize = 2048;

/// Parts of a type that are looked at to find out whether nothing but the arguments decides what it becomes.
const PARTS_LOOKED_AT: u32 = 64;

/// The types that the outermost substitution in progress, and what that needs, has replaced.
#[derive(Debug, Default)]
pub struct SubstitutionMemo {
    /// How many substitutions into types are in progress.
    open: u32,
    visited: u32,
    results: FxHashMap<(Environment, TypeId), TypeId>,
    /// What types became of which nothing but the arguments decides that, each in the place of its hash.
    settled: Vec<Option<Settled>>,
    /// Whether nothing but the arguments decides what a type becomes, by the type, where that was asked.
    by_arguments: Vec<Option<bool>>,
    /// How often something was told or looked at that differs from place to place.
    bound_to_place: u32,
    /// How often a qualified name was looked up where that may fail.
    looked_up: u32,
}

bitflags::bitflags! {
    /// In which ways a type is substituted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub(super) struct How: u16 {
        /// An error makes it fail.
        const ATTEMPTED = 1;
        const OF_BODY = 2;
        const IN_INSTANCE = 4;
        const OF_MEMBER = 8;
        const QUIET = 16;
        const SPELLED = 32;
        const REBUILT = 64;
        const KEEPS_ALIASES = 128;
        const DEFINES_TYPEDEF = 256;
    }
}

/// What a type became.
#[derive(Clone, Copy, Debug)]
struct Settled {
    of: SettledSubstitution,
    result: TypeId,
    /// Where the last qualified name stands that was looked up for that; none where there was none.
    looked_up: Option<Pos>,
}

/// All that decides what a type becomes that names nothing but template parameters, and members of what they make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct SettledSubstitution {
    pub ty: TypeId,
    pub levels: [Option<List<TemplateArg>>; 2],
    pub written: [Option<List<TemplateArg>>; 2],
    pub pack_index: Option<u32>,
    pub how: How,
}

impl SettledSubstitution {
    fn place(&self) -> usize {
        FxBuildHasher.hash_one(self) as usize & (KEPT - 1)
    }
}

impl Compilation {
    /// Runs a substitution into a type; what is remembered is forgotten behind the outermost one.
    pub(super) fn in_substitution(&mut self, run: impl FnOnce(&mut Self) -> TypeId) -> TypeId {
        self.instantiation.substitutions.open += 1;
        let result = run(self);
        let memo = &mut self.instantiation.substitutions;
        memo.open -= 1;
        if memo.open == 0 {
            memo.visited = 0;
            memo.results.clear();
        }
        result
    }

    /// What `substitute` makes of a type, found out once. A failure is not remembered, nor is what may be known later.
    pub(super) fn substitute_once(
        &mut self,
        ty: TypeId,
        env: &Environment,
        substitute: impl FnOnce(&mut Self) -> TypeId,
    ) -> TypeId {
        self.instantiation.substitutions.visited += 1;
        if self.instantiation.substitutions.visited < MANY || !env.variables.is_empty() {
            return substitute(self);
        }
        let key = (env.clone(), ty);
        if let Some(result) = self.instantiation.substitutions.results.get(&key) {
            return *result;
        }
        let result = substitute(self);
        if !self.sfinae_failed() && !self.il[result].flags.contains(TypeFlags::UNKNOWN) {
            self.instantiation.substitutions.results.insert(key, result);
        }
        result
    }

    /// Notes where a qualified name stands that is looked up in a substitution which may fail.
    pub(in crate::sema) fn note_looked_up(&mut self, at: Pos) {
        self.instantiation.substituted_at = at;
        self.instantiation.substitutions.looked_up += 1;
    }

    /// Notes that something was told, or depends on the place where it is found out: what is being substituted is not
    /// decided by the arguments alone.
    pub(in crate::sema) fn note_bound_to_place(&mut self) {
        self.instantiation.substitutions.bound_to_place += 1;
    }

    /// What `substitute` makes of a type, found out once where nothing but the arguments decides that; else as
    /// `substitute_once` has it.
    pub(super) fn substitute_settled(
        &mut self,
        ty: TypeId,
        env: &Environment,
        substitute: impl FnOnce(&mut Self) -> TypeId,
    ) -> TypeId {
        let key = if self.is_settled_by_arguments(ty) { self.settled_substitution(ty, env) } else { None };
        let Some(key) = key else {
            return self.substitute_once(ty, env, substitute);
        };
        let place = key.place();
        if let Some(Some(Settled { of, result, looked_up })) =
            self.instantiation.substitutions.settled.get(place).copied()
            && of == key
        {
            if let Some(at) = looked_up {
                self.note_looked_up(at);
            }
            return result;
        }
        let looked_up = self.instantiation.substitutions.looked_up;
        let bound = self.instantiation.substitutions.bound_to_place;
        let missed = self.instantiation.missing_type.is_some();
        let result = self.substitute_once(ty, env, substitute);
        let failed = self.sfinae_failed()
            || missed
            || self.instantiation.missing_type.is_some()
            || self.instantiation.substitutions.bound_to_place != bound
            || self.il[result].flags.contains(TypeFlags::UNKNOWN)
            || self.is_instance_with_unknown(result);
        if !failed {
            let at = self.instantiation.substituted_at;
            let looked_up = (self.instantiation.substitutions.looked_up != looked_up).then_some(at);
            let settled = &mut self.instantiation.substitutions.settled;
            if settled.is_empty() {
                settled.resize(KEPT, None);
            }
            settled[place] = Some(Settled { of: key, result, looked_up });
        }
        result
    }

    /// The key of a substitution; none where too much takes part in it.
    fn settled_substitution(&self, ty: TypeId, env: &Environment) -> Option<SettledSubstitution> {
        let progress = &self.instantiation;
        let mut how = How::empty();
        how.set(How::ATTEMPTED, progress.sfinae.is_some());
        how.set(How::OF_BODY, progress.sfinae.is_some_and(|state| state.of_body));
        how.set(How::IN_INSTANCE, !progress.open.is_empty());
        how.set(How::OF_MEMBER, progress.member_declaration);
        how.set(How::QUIET, self.reports.quiet > 0);
        how.set(How::SPELLED, env.spelled);
        how.set(How::REBUILT, env.rebuilds_all);
        env.settled_substitution(ty, how)
    }

    fn is_settled_by_arguments(&mut self, ty: TypeId) -> bool {
        let place = ty.index();
        if let Some(Some(known)) = self.instantiation.substitutions.by_arguments.get(place) {
            return *known;
        }
        let mut looked_at = PARTS_LOOKED_AT;
        let known = self.settles_type(ty, &mut looked_at);
        let by_arguments = &mut self.instantiation.substitutions.by_arguments;
        if by_arguments.len() <= place {
            by_arguments.resize(self.il.types.len(), None);
        }
        by_arguments[place] = Some(known);
        known
    }

    /// Whether nothing but the arguments, and the members of classes that these make, decides what a type becomes by a
    /// substitution: nothing in it is chosen among functions, declared elsewhere or in need of constraints.
    fn settles_type(&self, ty: TypeId, looked_at: &mut u32) -> bool {
        if !self.is_dependent(ty) {
            return true;
        }
        let Some(left) = looked_at.checked_sub(1) else { return false };
        *looked_at = left;
        if self.il[ty].flags.intersects(TypeFlags::ALIAS | TypeFlags::CONSTRAINED) {
            return false;
        }
        match self.canonical_kind(ty) {
            TypeKind::Param { .. } => true,
            TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of }
            | TypeKind::Qualified { base: of, .. } => self.settles_type(of, looked_at),
            TypeKind::Instance { template, args } => {
                let t = &self.il[template];
                matches!(t.kind, TemplateKind::Class { .. })
                    && t.class.is_none()
                    && !self.is_constrained(template)
                    && self.settles_arguments(args, looked_at)
            }
            TypeKind::DependentName { qualifier, .. } => self.settles_qualifier(qualifier, looked_at),
            TypeKind::DependentTemplate { qualifier, args, .. } => {
                self.settles_qualifier(qualifier, looked_at) && self.settles_arguments(args, looked_at)
            }
            // Computed types and members of templates need more than the arguments.
            _ => false,
        }
    }

    fn settles_arguments(&self, args: List<TemplateArg>, looked_at: &mut u32) -> bool {
        self.il[args].iter().all(|arg| match *arg {
            TemplateArg::Type { of } | TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                self.settles_type(of, looked_at)
            }
            TemplateArg::Expr { expr } => self.settles_value(expr, looked_at),
            TemplateArg::Integral { .. } => true,
            TemplateArg::Pack { args } => self.settles_arguments(args, looked_at),
            _ => false,
        })
    }

    fn settles_qualifier(&self, qualifier: QualifierId, looked_at: &mut u32) -> bool {
        let q = &self.il[qualifier];
        match q.part {
            QualifierPart::Type { of } => self.settles_type(of, looked_at),
            QualifierPart::Name { .. } => {
                q.prefix.is_some_and(|prefix| self.settles_qualifier(prefix, looked_at))
            }
            QualifierPart::Global | QualifierPart::Namespace { .. } => true,
        }
    }

    /// The same of the value of an expression: members of classes have one value, calls may find other functions.
    fn settles_value(&self, expr: ExprId, looked_at: &mut u32) -> bool {
        let Some(left) = looked_at.checked_sub(1) else { return false };
        *looked_at = left;
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::TemplateParam { .. }, .. }
            | ExprKind::Integer { .. }
            | ExprKind::Bool { .. }
            | ExprKind::Constant { .. } => true,
            ExprKind::Dependent {
                name: EntityName::Identifier { .. },
                qualifier: Some(qualifier),
                args: None,
                ..
            } => self.settles_qualifier(qualifier, looked_at),
            ExprKind::Unary { operand, .. } | ExprKind::Implicit { operand, function: None, .. } => {
                self.settles_value(operand, looked_at)
            }
            ExprKind::Binary { lhs, rhs, .. } => {
                self.settles_value(lhs, looked_at) && self.settles_value(rhs, looked_at)
            }
            // What is called, and operators of classes, are chosen among what is declared by then.
            _ => false,
        }
    }
}
