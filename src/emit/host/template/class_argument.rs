//! Values that are no integers among template arguments: those of classes, floating values, addresses and null pointers.

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints an argument whose value is no integer as the value that the parameter has; false if it stays as it was
    /// written.
    pub(super) fn converted_argument(
        &mut self,
        arg: &TemplateArg,
        converted: &TemplateArg,
        of_function: bool,
    ) -> bool {
        let TemplateArg::Value { value, ty } = *converted else { return false };
        match self.il[value].value {
            Value::Null if of_function => self.null_argument(ty),
            Value::Null => self.constant(value),
            Value::Float { .. } | Value::Address { .. } | Value::Member { .. }
                if !self.is_named_constant(arg) =>
            {
                self.constant(value);
            }
            Value::Aggregate { .. } | Value::Union { .. }
                if self.is_replaced_by_value(arg, ty, of_function) =>
            {
                match self.constant_named_by(arg, ty) {
                    Some(named) => self.template_argument_expression(named),
                    None => self.constant(value),
                }
            }
            _ => return false,
        }
        true
    }

    /// Whether an argument is a null member pointer for a parameter whose type it gives: that is written as zero.
    pub(super) fn is_null_of_auto(&self, template: TemplateId, index: usize, value: &TemplateArg) -> bool {
        let TemplateArg::Value { value, ty } = *value else { return false };
        let params = self.il[self.il[template].params].params(self.il);
        let param = params.get(index).or(params.last()).map(|param| self.il[*param].kind);
        matches!(self.il[value].value, Value::Null)
            && matches!(self.il.unqualified(ty), TypeKind::MemberPointer { .. })
            && matches!(param, Some(TemplateParamKind::NonType { ty, .. }) if self.il[ty].flags.contains(TypeFlags::PLACEHOLDER))
    }

    /// Whether the value of a class `ty` stands for the argument that was written. What is written for a parameter
    /// whose class only this argument made complete stays as it is, but for what a function template converts.
    fn is_replaced_by_value(&self, arg: &TemplateArg, ty: TypeId, of_function: bool) -> bool {
        let TemplateArg::Expr { expr } = *arg else { return true };
        let TypeKind::Class { class } = self.il.unqualified(ty) else { return false };
        let inner = self.il.without_conversions(expr);
        let is_of_class = matches!(self.il.unqualified(self.il[inner].ty), TypeKind::Class { class: given } if given == class);
        let makes_complete =
            self.il[class].instance.is_some_and(|instance| self.il[instance].completed >= self.il[inner].pos);
        !makes_complete || of_function && !is_of_class
    }

    /// Whether an argument is written as the name of a constant.
    fn is_named_constant(&self, arg: &TemplateArg) -> bool {
        let TemplateArg::Expr { expr } = *arg else { return false };
        let named = &self.il[self.il.without_conversions(expr)].kind;
        matches!(named, ExprKind::Name { entity: Entity::Variable { .. }, .. })
    }

    /// The name of the constant of class `ty` of which an argument is a copy.
    fn constant_named_by(&self, arg: &TemplateArg, ty: TypeId) -> Option<ExprId> {
        let TemplateArg::Expr { expr } = *arg else { return None };
        let mut named = self.il.without_conversions(expr);
        while let ExprKind::Cast { operand, .. } = self.il[named].kind {
            named = self.il.without_conversions(operand);
        }
        let same = self.il.unqualified(self.il[named].ty) == self.il.unqualified(ty);
        let variable = matches!(self.il[named].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. });
        (variable && same).then_some(named)
    }
}
