//! Values among template arguments (`[temp.arg.nontype]`).

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::il::*;

impl Printer<'_> {
    /// Prints the pattern of a pack expansion that is a value: a constant that is kept by what it refers to.
    pub(super) fn expanded_value(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        self.with(change::KeptConstants(self.manner.values.kept_constants + 1), |p| match p.il[inner].kind {
            // These have parentheses of their own.
            ExprKind::Binary { op: BinaryOp::Comma, .. } => p.operand(inner),
            ExprKind::Cast { style, to, .. } if p.il.is_construction(to, style) => p.operand(inner),
            ExprKind::Cast { .. } if !p.keeps_casts() => {
                p.text("(");
                if !p.number_cast(inner) {
                    p.top(inner);
                }
                p.text(")");
            }
            // Among those of functions that only an instantiation chooses, names and calls stay as they are written.
            ExprKind::Name { .. }
            | ExprKind::Dependent { .. }
            | ExprKind::Call { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::Member { .. }
            | ExprKind::DependentMember { .. }
            | ExprKind::Noexcept { .. }
                if p.manner.arguments.unresolved =>
            {
                p.template_argument_expression(expr);
            }
            ExprKind::Name { args: Some(_), .. }
            | ExprKind::Dependent { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Call { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::Member { .. }
            | ExprKind::DependentMember { .. }
            | ExprKind::Noexcept { .. } => p.parenthesized(inner),
            _ => p.template_argument_expression(expr),
        });
    }

    /// Prints an expression among template arguments: where `>` would end the list, in parentheses.
    pub(super) fn template_argument_expression(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        if let ExprKind::Name { entity: Entity::Enumerator { id }, .. } = self.il[inner].kind {
            return match self.is_replaced_enumerator(id) {
                true => self.replaced_enumerator(id),
                false if self.shows_greater(inner) => self.parenthesized(inner),
                // Functions are told apart by the values of their arguments.
                false if self.manner.arguments.names_function && !self.il[id].dependent => {
                    self.value_of_type(self.il[id].value, self.il[id].ty);
                }
                false => self.enumerator_path(id),
            };
        }
        if let ExprKind::Name { entity: Entity::Variable { id }, args: None, .. } = self.il[inner].kind {
            return self.constant_variable(id, inner);
        }
        let function = self.named_function(inner);
        let overloaded = matches!(self.il[inner].kind, ExprKind::Overload { .. });
        if self.manner.arguments.unresolved && (function.is_some() || overloaded) {
            return self.top(inner);
        }
        if let Some(function) = function {
            let (scope, name) = (self.il[function].scope, self.il[function].name);
            self.text("&");
            self.qualify_visible(scope);
            return self.entity_name(name, None);
        }
        let of_function = self.manner.arguments.names_function;
        self.with(change::InValue(true), |p| {
            p.with(change::Measuring(false), |p| {
                p.with(change::NamesFunction(false), |p| p.argument_value(inner, of_function));
            });
        });
    }

    /// Prints a value among template arguments, those of a function perhaps.
    fn argument_value(&mut self, inner: ExprId, of_function: bool) {
        self.with(change::FoldsLocals(of_function), |p| {
            p.with(change::KeptConstants(p.manner.values.kept_constants + 1), |p| {
                match p.shows_greater(inner) {
                    true => p.parenthesized(inner),
                    false if !of_function && !p.keeps_casts() && p.number_cast(inner) => {}
                    false => p.default_template_argument(inner),
                }
            })
        });
    }

    /// Whether casts among template arguments stay as they are written here: in functions, template headers and
    /// declarations of function templates.
    fn keeps_casts(&self) -> bool {
        self.around.functions > 0
            || self.manner.header_arguments
            || self.manner.templated_declaration
            || self.manner.arguments.unresolved
    }

    /// Prints the default argument of a template parameter that is no type.
    pub(super) fn default_template_argument(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        if matches!(
            self.il[inner].kind,
            ExprKind::Name { entity: Entity::Function { .. }, .. }
                | ExprKind::Overload { qualifier: None, .. }
        ) {
            self.text("&");
        }
        self.top(inner);
    }
}
