//! Operands of class type that a built-in operator takes: the built-in candidates with the types that their conversion
//! functions give, and the best of these (`[over.match.oper]`, `[over.built]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::conversion::{Rank, Sequence};
use crate::sema::expression::operator::operand_error::{Pattern, built_in_candidates};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// One or two operands.
pub(in crate::sema) type Operands = SmallVec<[ExprId; 2]>;

/// The built-in candidates of `?:`, without the condition.
const CONDITIONAL: &[&[Pattern]] =
    &[&[Pattern::PromotedArithmetic; 2], &[Pattern::Pointer; 2], &[Pattern::Enum; 2]];

/// A built-in operator function with the types of its parameters.
struct Candidate {
    /// The types of the parameters.
    targets: SmallVec<[TypeId; 2]>,
    /// Per operand: how it converts, and the conversion functions that are equally good for that.
    operands: SmallVec<[(Sequence, Vec<FunctionId>); 2]>,
    /// Per operand: the pointer that it converts to, where it is a closure.
    closures: SmallVec<[Option<TypeId>; 2]>,
}

impl Compilation {
    /// The operands of a built-in operator, those of class type converted by the conversion functions that the best
    /// built-in candidate calls. Where several candidates are equally good, that is reported and they stay as they are.
    pub(in crate::sema) fn class_operands(&mut self, op: OverloadedOperator, args: &[ExprId]) -> Operands {
        self.operands_for(built_in_candidates(op, args.len()), args)
    }

    /// The second and third operand of a conditional expression, where neither converts to the other's type
    /// (`[expr.cond]`).
    pub(in crate::sema) fn conditional_class_operands(&mut self, args: &[ExprId]) -> Operands {
        self.operands_for(CONDITIONAL, args)
    }

    /// Whether a built-in candidate takes the second and third operand of a conditional expression.
    pub(in crate::sema) fn has_conditional_candidate(&mut self, args: &[ExprId]) -> bool {
        !self.best_built_in(CONDITIONAL, args).is_empty()
    }

    /// The operands of a binary operator, those of class type converted for a built-in one.
    pub(in crate::sema) fn converted_class_operands(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
    ) -> (ExprId, ExprId) {
        let Some(op) = op.overloaded() else { return (lhs, rhs) };
        let converted = self.class_operands(op, &[lhs, rhs]);
        (converted[0], converted[1])
    }

    /// An index of class type converted to an integer, for what only a built-in subscript takes.
    pub(in crate::sema) fn class_to_index(&mut self, index: ExprId) -> ExprId {
        self.operands_for(&[&[Pattern::Ptrdiff]], &[index])[0]
    }

    fn operands_for(&mut self, lists: &[&[Pattern]], args: &[ExprId]) -> Operands {
        if args.iter().all(|arg| self.class_of(self.il[*arg].ty).is_none()) {
            return args.iter().copied().collect();
        }
        let best = self.best_built_in(lists, args);
        let mut converted = Operands::new();
        for (i, arg) in args.iter().enumerate() {
            let mut functions: Vec<FunctionId> = Vec::new();
            for function in best.iter().flat_map(|candidate| candidate.operands[i].1.iter()) {
                if !functions.contains(function) {
                    functions.push(*function);
                }
            }
            converted.push(match functions[..] {
                _ if self.class_of(self.il[*arg].ty).is_none() => *arg,
                [only] => {
                    let index = best.iter().all(|candidate| candidate.targets[i] == self.common.difference);
                    self.converted_by(*arg, only, index)
                }
                [] => match best.first().and_then(|only| only.closures[i]) {
                    Some(pointer) => self.implicit(*arg, ConversionKind::User, pointer, None),
                    None => *arg,
                },
                _ => {
                    self.several_conversions(*arg, &functions, None);
                    *arg
                }
            });
        }
        converted
    }

    /// A class object converted by a conversion function; `index`: for a built-in operator that adds to a pointer.
    pub(in crate::sema) fn converted_by(&mut self, e: ExprId, function: FunctionId, index: bool) -> ExprId {
        let Some((ret, ..)) = self.function_of(self.il[function].ty) else { return e };
        let ret = self.without_reference(ret);
        let converted = self.implicit(e, ConversionKind::User, ret, Some(function));
        if index { self.convert(converted, self.common.difference) } else { converted }
    }

    /// The candidates that no other one is better than.
    fn best_built_in(&mut self, lists: &[&[Pattern]], args: &[ExprId]) -> Vec<Candidate> {
        let mut viable: Vec<Candidate> = Vec::new();
        for patterns in lists {
            let targets: Vec<Vec<TypeId>> = args
                .iter()
                .zip(*patterns)
                .map(|(arg, pattern)| self.operand_targets(*arg, *pattern))
                .collect();
            match (&targets[..], patterns) {
                ([only], _) => {
                    for to in only {
                        viable.extend(self.built_in_candidate(args, &[*to]));
                    }
                }
                // Both parameters have one type.
                ([left, right], [a, b]) if a == b && !a.is_arithmetic() => {
                    let mut either = left.clone();
                    either.extend(right.iter().filter(|to| !left.contains(to)));
                    for to in either {
                        viable.extend(self.built_in_candidate(args, &[to, to]));
                    }
                }
                ([left, right], _) => {
                    for (a, b) in left.iter().flat_map(|a| right.iter().map(move |b| (*a, *b))) {
                        viable.extend(self.built_in_candidate(args, &[a, b]));
                    }
                }
                _ => {}
            }
        }
        let beaten: Vec<bool> = (0..viable.len())
            .map(|i| (0..viable.len()).any(|j| j != i && self.is_better_built_in(&viable[j], &viable[i])))
            .collect();
        let mut index = 0;
        viable.retain(|_| {
            index += 1;
            !beaten[index - 1]
        });
        viable
    }

    /// The types that the parameter of a built-in candidate may have for an operand: of a class those that its
    /// conversion functions give.
    fn operand_targets(&mut self, e: ExprId, pattern: Pattern) -> Vec<TypeId> {
        let ty = self.il[e].ty;
        let Some(class) = self.class_of(ty) else {
            return self.pattern_target(ty, pattern).into_iter().collect();
        };
        if self.il[class].lambda(&self.il).is_some() {
            let pointer = self.closure_pointer(ty).filter(|to| !self.is_unknown(*to));
            return pointer.and_then(|to| self.pattern_target(to, pattern)).into_iter().collect();
        }
        let mut found = Vec::new();
        for (_, given) in self.values_by_conversion(e, class) {
            match self.pattern_target(given, pattern) {
                Some(to) if !found.contains(&to) => found.push(to),
                _ => {}
            }
        }
        found
    }

    /// The conversion functions that convert an object implicitly, with the types of the values that they give.
    pub(in crate::sema) fn values_by_conversion(
        &mut self,
        object: ExprId,
        class: ClassId,
    ) -> Vec<(FunctionId, TypeId)> {
        let mut found = Vec::new();
        for entity in self.all_conversions(class) {
            let Entity::Function { id } = entity else { continue };
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { continue };
            if !self.is_explicit(id) && self.object_sequence(id, object).is_some() {
                found.push((id, self.without_reference(ret)));
            }
        }
        found
    }

    /// Of some conversion functions those that can be called on an object, where no other one's object parameter fits it
    /// better (`[over.match.conv]`).
    pub(in crate::sema) fn best_for_object(
        &mut self,
        object: ExprId,
        functions: &[FunctionId],
    ) -> Vec<FunctionId> {
        let viable: Vec<_> = functions
            .iter()
            .filter_map(|id| self.object_sequence(*id, object).map(|sequence| (*id, sequence)))
            .collect();
        let mut best = Vec::new();
        for (id, sequence) in &viable {
            if !viable.iter().any(|(_, other)| self.compare_sequences(other, sequence).is_lt()) {
                best.push(*id);
            }
        }
        best
    }

    /// The type of the parameter that a value of a type fits best, if the pattern covers it.
    fn pattern_target(&mut self, ty: TypeId, pattern: Pattern) -> Option<TypeId> {
        if !self.type_fits(ty, pattern) {
            return None;
        }
        Some(match pattern {
            Pattern::PromotedArithmetic | Pattern::PromotedIntegral => {
                let promoted = self.promoted_type(ty);
                self.unqualified(promoted)
            }
            Pattern::Ptrdiff => self.common.difference,
            Pattern::Bool => self.common.bool,
            Pattern::Pointer | Pattern::PointerToObject | Pattern::PointerToFunction => {
                let decayed = self.decayed(ty);
                self.unqualified(decayed)
            }
            _ => self.unqualified(ty),
        })
    }

    /// A built-in candidate with parameters of these types, if the operands convert to them.
    fn built_in_candidate(&mut self, args: &[ExprId], to: &[TypeId]) -> Option<Candidate> {
        let (mut operands, mut closures) = (SmallVec::new(), SmallVec::new());
        for (arg, to) in args.iter().zip(to) {
            let ty = self.il[*arg].ty;
            let class = self.class_of(ty);
            let pointer = class
                .filter(|class| self.il[*class].lambda(&self.il).is_some())
                .and_then(|_| self.closure_pointer(ty));
            closures.push(pointer);
            operands.push(match class {
                None => (self.standard_sequence(*arg, *to)?, Vec::new()),
                Some(_) if pointer.is_some() => (Sequence::of(Rank::User), Vec::new()),
                Some(class) => {
                    let functions = self.best_conversion_functions(*arg, class, *to);
                    let sequence = match functions[..] {
                        [] => return None,
                        [_] => self.conversion_sequence(*arg, *to, true)?,
                        _ => Sequence::of(Rank::User),
                    };
                    (sequence, functions)
                }
            });
        }
        Some(Candidate { targets: SmallVec::from_slice(to), operands, closures })
    }

    fn is_better_built_in(&mut self, a: &Candidate, b: &Candidate) -> bool {
        let mut better = false;
        for ((x, _), (y, _)) in a.operands.iter().zip(&b.operands) {
            match self.compare_sequences(x, y) {
                Ordering::Greater => return false,
                Ordering::Less => better = true,
                Ordering::Equal => {}
            }
        }
        better
    }
}
