//! User-defined conversions that are found once for all expressions of a type: where many operators take objects that
//! numbers convert to, each of them asks for the same few.

use super::Sequence;
use crate::compilation::Compilation;
use crate::il::near::NearMap;
use crate::il::*;

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

impl Compilation {
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
            && class.lambda.is_none()
            && !class.flags.intersects(open)
            && class.bases.is_empty()
            && class.constructors.iter().all(function)
            && class.conversions.iter().all(function)
    }
}
