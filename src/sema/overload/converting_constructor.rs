//! The constructors that take part in a conversion, or in an initialization by a list (`[over.match.copy]`,
//! `[over.match.list]`).

use super::{Candidate, Resolution};
use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::conversion::Rank;
use smallvec::SmallVec;

/// So many tell that there is no best one: of very many all are found out only where they are listed.
pub(in crate::sema) const SEVERAL: usize = 2;

impl Compilation {
    /// The constructor that converts arguments to a class (`[over.match.copy]`, `[over.match.list]`).
    pub fn converting_constructor(
        &mut self,
        class: ClassId,
        args: &[ExprId],
        list: bool,
    ) -> Option<FunctionId> {
        match self.converting_constructors(class, args, list, SEVERAL)[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The same; where there are several that none is better than, the first `most` of them.
    pub(in crate::sema) fn converting_constructors(
        &mut self,
        class: ClassId,
        args: &[ExprId],
        list: bool,
        most: usize,
    ) -> SmallVec<[FunctionId; 1]> {
        let mut constructors = self.narrowed_constructors(class, args, false);
        if !list {
            constructors.retain(|e| !self.il.function_in(*e).is_some_and(|f| self.is_always_explicit(f)));
        }
        if let Some(exact) = self.exact_constructor(class, &constructors, args) {
            return SmallVec::from_slice(&[exact]);
        }
        // Arguments of a conversion's constructor are not themselves converted by users' functions.
        let mut viable = Vec::new();
        let given = self.leading_arguments(args, false);
        for entity in constructors {
            if self.is_known_for_others(entity, given, false) {
                continue;
            }
            let Some(candidate) = self.candidate_without_user(entity, args, list) else { continue };
            if list || !self.is_explicit(candidate.function) {
                viable.push(candidate);
            }
        }
        match self.best_of(&mut viable) {
            Resolution::Function(f) => SmallVec::from_slice(&[f]),
            Resolution::None => SmallVec::new(),
            Resolution::Ambiguous => self
                .undominated_by(viable.len(), most, |i| &viable[i])
                .iter()
                .map(|i| viable[*i].function)
                .collect(),
        }
    }

    /// The best constructor of a class for the elements of a braced list (`[over.match.list]`).
    pub fn list_constructor(&mut self, class: ClassId, values: &[ExprId]) -> Resolution {
        let constructors = self.narrowed_constructors(class, values, false);
        if let Some(exact) = self.exact_constructor(class, &constructors, values) {
            return Resolution::Function(exact);
        }
        let mut viable = Vec::new();
        let given = self.leading_arguments(values, false);
        for entity in constructors {
            if !self.is_known_for_others(entity, given, false) {
                viable.extend(self.candidate_without_user(entity, values, true));
            }
        }
        self.best_viable(viable)
    }

    /// In a class template, a constructor of it that takes arguments of just these types: no template is better, and
    /// nothing is instantiated to find that out before the class is (`[temp.dep.type]`).
    pub(super) fn exact_constructor(
        &self,
        class: ClassId,
        all: &[Entity],
        args: &[ExprId],
    ) -> Option<FunctionId> {
        let open = |ty: TypeId| self.is_dependent(ty) || self.class_of(ty).is_some();
        if !self.is_dependent_class(class) || args.is_empty() || args.iter().any(|arg| open(self.il[*arg].ty))
        {
            return None;
        }
        all.iter().find_map(|entity| {
            let Entity::Function { id } = *entity else { return None };
            let (_, params, _) = self.function_of(self.il[id].ty)?;
            let params = &self.il[params];
            let same =
                |(param, arg): (&TypeId, &ExprId)| self.same_type(*param, self.unqualified(self.il[*arg].ty));
            (params.len() == args.len() && params.iter().zip(args).all(same)).then_some(id)
        })
    }

    fn candidate_without_user(&mut self, entity: Entity, args: &[ExprId], list: bool) -> Option<Candidate> {
        let candidate = self.shallow_candidate(entity, args, list)?;
        let user = candidate.sequences.iter().any(|s| s.rank == Rank::User);
        (list || !user).then_some(candidate)
    }
}
