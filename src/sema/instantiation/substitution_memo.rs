//! What a type became by a substitution in progress. Types share their parts, so that what is written in a few lines
//! may name one type along very many ways.

use super::substitute::Environment;
use crate::compilation::Compilation;
use crate::il::*;
use rustc_hash::FxHashMap;

/// Substitutions that visit fewer types than this are not remembered.
const MANY: u32 = 500;

/// The types that the outermost substitution in progress, and what that needs, has replaced.
#[derive(Debug, Default)]
pub struct SubstitutionMemo {
    /// How many substitutions into types are in progress.
    open: u32,
    visited: u32,
    results: FxHashMap<(Environment, TypeId), TypeId>,
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
}
