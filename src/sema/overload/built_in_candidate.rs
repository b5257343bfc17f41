//! Built-in operators as candidates beside operator functions (`[over.match.oper]`, `[over.built]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::conversion::{Rank, Sequence};
use crate::sema::expression::operator::operand_error::{Pattern, built_in_candidates};
use crate::sema::overload::{Candidate, worst_rank};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// A built-in operator that accepts the operands, with their conversions.
#[derive(Clone, Debug)]
pub(in crate::sema) struct BuiltInCandidate {
    pub(in crate::sema) parameters: &'static [Pattern],
    sequences: SmallVec<[Sequence; 2]>,
}

/// How an operator function compares with the built-in operators.
#[derive(Clone, Debug)]
pub(in crate::sema) enum AgainstBuiltIn {
    /// It is better than each of them.
    Better,
    /// A built-in operator is better.
    Worse,
    /// These are neither better nor worse.
    Ambiguous(Vec<BuiltInCandidate>),
}

impl Compilation {
    /// The built-in candidates that accept operands some of which are converted from class types. Nothing where a
    /// conversion function template may take part, or where the left operand is not converted (`[over.match.oper]`).
    fn viable_built_in(&mut self, op: OverloadedOperator, args: &[ExprId]) -> Vec<BuiltInCandidate> {
        use OverloadedOperator::*;
        let converted = matches!(
            op,
            Plus | Minus
                | Star
                | Slash
                | Percent
                | Amp
                | Pipe
                | Caret
                | ShiftLeft
                | ShiftRight
                | Less
                | Greater
                | LessEqual
                | GreaterEqual
                | Equal
                | NotEqual
                | Spaceship
                | AndAnd
                | OrOr
        );
        if !converted || args.len() != 2 || args.iter().any(|arg| self.is_open(*arg)) {
            return Vec::new();
        }
        let mut viable = Vec::new();
        for parameters in built_in_candidates(op, args.len()) {
            let mut sequences = SmallVec::new();
            for (arg, pattern) in args.iter().zip(*parameters) {
                sequences.extend(self.built_in_sequence(*arg, *pattern));
            }
            if sequences.len() == args.len() {
                viable.push(BuiltInCandidate { parameters, sequences });
            }
        }
        viable
    }

    /// The conversion of an operand to a parameter of a built-in candidate.
    fn built_in_sequence(&mut self, e: ExprId, pattern: Pattern) -> Option<Sequence> {
        let ty = self.il[e].ty;
        let Some(class) = self.class_of(ty) else {
            return self
                .fits_pattern(e, pattern, false)
                .then(|| Sequence::of(self.built_in_rank(ty, pattern)));
        };
        let functions = self.all_conversions(class);
        if self.il[class].lambda(&self.il).is_some()
            || functions.iter().any(|f| matches!(f, Entity::Template { .. }))
        {
            return None;
        }
        for entity in functions {
            let Entity::Function { id } = entity else { continue };
            let explicit = self.is_explicit(id);
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { continue };
            if (!explicit || pattern == Pattern::Bool)
                && self.type_fits(self.without_reference(ret), pattern)
                && self.object_sequence(id, e).is_some()
            {
                return Some(Sequence::of(Rank::User));
            }
        }
        None
    }

    /// How an operand that is no class converts to a parameter of a built-in candidate.
    fn built_in_rank(&mut self, ty: TypeId, pattern: Pattern) -> Rank {
        match pattern {
            Pattern::Ptrdiff if self.unqualified(ty) != self.common.difference => Rank::Conversion,
            Pattern::Bool if self.builtin_of(ty) != Some(Builtin::Bool) => Rank::Conversion,
            Pattern::PromotedArithmetic | Pattern::PromotedIntegral => {
                let promoted = self.promoted_type(ty);
                if self.unqualified(promoted) == self.unqualified(ty) { Rank::Exact } else { Rank::Promotion }
            }
            Pattern::Pointer | Pattern::Nullptr if !self.is_pointer_value(ty) => Rank::Conversion,
            Pattern::PointerToMember if !self.type_fits(ty, pattern) => Rank::Conversion,
            _ => Rank::Exact,
        }
    }

    /// Compares the best operator function with the built-in candidates.
    pub(in crate::sema) fn against_built_in(
        &mut self,
        op: OverloadedOperator,
        args: &[ExprId],
        best: &Candidate,
    ) -> AgainstBuiltIn {
        let classes = args.iter().any(|arg| self.class_of(self.il[*arg].ty).is_some());
        if !classes
            || best.sequences.len() != args.len()
            || best.sequences.iter().all(|s| s.rank == Rank::Exact)
        {
            return AgainstBuiltIn::Better;
        }
        let mut ambiguous = Vec::new();
        for candidate in self.viable_built_in(op, args) {
            let mut order = (false, false);
            for (function, built_in) in best.sequences.iter().zip(&candidate.sequences) {
                match self.compare_sequences(function, built_in) {
                    Ordering::Less => order.0 = true,
                    Ordering::Greater => order.1 = true,
                    Ordering::Equal => {}
                }
            }
            match order {
                (false, true) => return AgainstBuiltIn::Worse,
                // What the standard leaves ambiguous the worst conversions decide.
                (true, true) => match worst_rank(&best.sequences).cmp(&worst_rank(&candidate.sequences)) {
                    Ordering::Less => {}
                    Ordering::Greater => return AgainstBuiltIn::Worse,
                    Ordering::Equal => ambiguous.push(candidate),
                },
                _ => {}
            }
        }
        let dominated = |c: &mut Self, i: usize| {
            (0..ambiguous.len()).any(|j| j != i && c.beats(&ambiguous[j], &ambiguous[i]))
        };
        let kept: Vec<_> = (0..ambiguous.len()).filter(|i| !dominated(self, *i)).collect();
        match kept.is_empty() {
            true => AgainstBuiltIn::Better,
            false => AgainstBuiltIn::Ambiguous(kept.into_iter().map(|i| ambiguous[i].clone()).collect()),
        }
    }

    /// Whether one built-in candidate is better than another.
    fn beats(&mut self, a: &BuiltInCandidate, b: &BuiltInCandidate) -> bool {
        let mut better = false;
        for (x, y) in a.sequences.iter().zip(&b.sequences) {
            match self.compare_sequences(x, y) {
                Ordering::Greater => return false,
                Ordering::Less => better = true,
                Ordering::Equal => {}
            }
        }
        better
    }
}
