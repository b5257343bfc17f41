//! User-defined conversions (`[over.best.ics]`, `[over.match.copy]`). Those that depend on types alone are found once for all
//! expressions: where many operators take objects that numbers convert to, each of them asks for the same few.

use super::{Rank, Second, Sequence};
use crate::compilation::{Compilation, boundary};
use crate::il::near::NearMap;
use crate::il::*;
use crate::sema::overload::converting_constructor::SEVERAL;
use crate::tables::limits;
use smallvec::SmallVec;

/// Conversion sequences by what they depend on.
pub type KnownConversions = NearMap<ConversionKey, Option<Sequence>>;

/// What a user-defined conversion depends on, where that is no more than types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConversionKey {
    from: TypeId,
    category: Category,
    to: TypeId,
    /// Whether explicit conversion functions may give the very type.
    contextual: bool,
    /// Whether the expression is a null pointer constant.
    null: bool,
}

impl Sequence {
    /// Whether it is one of several to a class that are equally good (`[over.best.ics]`).
    pub(super) fn is_ambiguous(&self) -> bool {
        self.rank == Rank::User && self.function.is_none() && self.list_of.is_none() && !self.initializer_list
    }
}

impl Compilation {
    /// A user-defined conversion: by a constructor of the target or a conversion function (`[over.best.ics]`).
    pub(super) fn user_sequence(&mut self, from: ExprId, to: TypeId) -> Option<Sequence> {
        if self.instantiation.depth > limits::SUBSTITUTION_NESTING {
            return None;
        }
        let Some(key) = self.conversion_key(from, to) else { return self.find_user_sequence(from, to) };
        if let Some(known) = self.functions.known_conversions.get(&key) {
            return *known;
        }
        let found = self.find_user_sequence(from, to);
        if self.is_settled_conversion(&key) {
            self.functions.known_conversions.insert(key, found);
        }
        found
    }

    /// Whether an expression converts implicitly to a type, in one way that is better than all others.
    pub(in crate::sema) fn converts_in_one_way(&mut self, from: ExprId, to: TypeId) -> bool {
        self.conversion_sequence(from, to, true).is_some_and(|sequence| !sequence.is_ambiguous())
    }

    fn find_user_sequence(&mut self, from: ExprId, to: TypeId) -> Option<Sequence> {
        if self.have_no_conversions(from, to) {
            return None;
        }
        if self.closure_gives_pointer(self.il[from].ty, to) || self.closure_gives_truth(self.il[from].ty, to)
        {
            return Some(Sequence::of(Rank::User));
        }
        let (functions, function, second) = self.across(boundary::Step, |c| {
            let functions = c.first_user_conversions(from, to, SEVERAL);
            let function =
                functions.first().copied().filter(|_| functions.len() == 1 || c.class_of(to).is_none());
            let second = function.and_then(|f| c.second_conversion(f, from, to));
            (functions, function, second)
        });
        // An ambiguous one is a conversion like any other, until it is the chosen one ([over.best.ics.general]).
        let sequence = Sequence { function, second, ..Sequence::of(Rank::User) };
        (!functions.is_empty()).then_some(sequence)
    }

    /// The standard conversion from the result of a conversion function to the type wanted.
    pub(super) fn second_conversion(
        &mut self,
        function: FunctionId,
        from: ExprId,
        to: TypeId,
    ) -> Option<Second> {
        if !matches!(self.il[function].name, EntityName::Conversion { .. }) {
            return None;
        }
        let (ret, ..) = self.function_of(self.il[function].ty)?;
        let result = self.call_result_probe(ret, from);
        let target = self.without_reference(to);
        self.standard_sequence(result, target).map(|s| Second {
            rank: s.rank,
            adjustment: s.adjustment,
            base: s.base,
        })
    }

    /// The constructor or conversion function that converts an expression to a type, if one does better than all others.
    pub fn user_conversion(&mut self, from: ExprId, to: TypeId) -> Option<FunctionId> {
        match self.first_user_conversions(from, to, SEVERAL)[..] {
            [only] => Some(only),
            [first, ..] if self.class_of(to).is_none() => Some(first),
            _ => None,
        }
    }

    /// The constructors and conversion functions that convert an expression to a type and that no other one is better than
    /// (`[over.match.copy]`).
    pub(in crate::sema) fn user_conversions(&mut self, from: ExprId, to: TypeId) -> Vec<FunctionId> {
        self.first_user_conversions(from, to, usize::MAX)
    }

    /// The same; of several constructors the first `most`.
    fn first_user_conversions(&mut self, from: ExprId, to: TypeId, most: usize) -> Vec<FunctionId> {
        let source = self.il[from].ty;
        let target = self.class_of(to);
        let constructors = match target {
            Some(class) => {
                self.complete_class(class);
                self.converting_constructors(class, &[from], false, most)
            }
            None => SmallVec::new(),
        };
        let Some(class) = self.class_of(source) else { return constructors.into_vec() };
        self.complete_class(class);
        let mut functions = self.best_conversion_functions(from, class, to);
        match constructors[..] {
            [constructor] => self.better_conversions(from, constructor, functions),
            [] => {
                if target.is_some() {
                    functions.truncate(1);
                }
                functions
            }
            _ => constructors.into_vec(),
        }
    }

    /// What the conversion of an expression to a type depends on, if that is its own type and value category alone.
    pub(super) fn conversion_key(&self, expr: ExprId, to: TypeId) -> Option<ConversionKey> {
        let e = &self.il[expr];
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        let plain = match e.kind {
            // They convert to more than others of their types.
            ExprKind::String { .. }
            | ExprKind::InitList { .. }
            | ExprKind::Lambda { .. }
            | ExprKind::Extension { .. }
            | ExprKind::Overload { .. }
            | ExprKind::MemberOverload { .. } => false,
            _ => !e.flags.intersects(open),
        };
        let (from, to) = (self.il[e.ty].canonical, self.il[to].canonical);
        let (category, contextual) = (e.category, self.context.contextual);
        plain.then(|| ConversionKey {
            from,
            category,
            to,
            contextual,
            null: self.is_null_pointer_constant(expr),
        })
    }

    /// Whether nothing that is declared later changes a conversion: one of the types is a class that is complete and
    /// declares no templates that could convert, the other one is too, or is arithmetic or an enumeration.
    pub(super) fn is_settled_conversion(&self, key: &ConversionKey) -> bool {
        let settled = |ty: TypeId| match self.class_of(ty) {
            Some(class) => self.converts_by_functions_alone(class),
            None => {
                let enumeration =
                    self.enum_of(ty).is_some_and(|of| self.il[of].state == Completeness::Complete);
                enumeration || self.builtin_of(ty).is_some_and(|of| of.is_integral() || of.is_floating())
            }
        };
        settled(key.from) && settled(key.to)
    }

    fn converts_by_functions_alone(&self, class: ClassId) -> bool {
        let function = |entity: &Entity| matches!(entity, Entity::Function { .. });
        let class = &self.il[class];
        let open = ClassFlags::DEPENDENT | ClassFlags::UNKNOWN_ARGUMENT | ClassFlags::ERROR;
        class.state == Completeness::Complete
            && class.lambda(&self.il).is_none()
            && !class.flags.intersects(open)
            && class.bases.is_empty()
            && class.special.constructors.iter().all(function)
            && class.conversions(&self.il).iter().all(function)
    }
}
