//! Arguments of variable templates whose instance is known: values of the types of their parameters.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Prints the arguments of an instance of a variable template as it is named in an expression. An instance that a
    /// function names first keeps what is written there.
    pub(in crate::emit::host) fn variable_template_args(
        &mut self,
        variable: VariableId,
        args: List<TemplateArg>,
    ) {
        let il = self.il;
        let Some(instance) = il[variable].instance(il) else { return self.template_args(args) };
        let in_function = self.around.functions > 0 || self.manner.templated_declaration;
        let keep = self.memory.first_variable_in_function.first(variable, in_function);
        let args = self.first_values(variable, self.arguments_here(args));
        match keep {
            true => self.template_args(args),
            false => self.specialized_variable_args(instance, args),
        }
    }

    /// Prints the arguments of an instance of a variable template where they are values of the types of its parameters.
    pub(in crate::emit::host) fn specialized_variable_args(
        &mut self,
        instance: InstanceId,
        args: List<TemplateArg>,
    ) {
        let il = self.il;
        let values = self.elements_of(il[instance].args);
        if args.is_empty() || values.len() < args.len() {
            return self.template_args(args);
        }
        self.text("< ");
        for (index, (arg, value)) in il[args].iter().zip(&values).enumerate() {
            self.text(if index > 0 { ", " } else { "" });
            match value {
                TemplateArg::Integral { value, ty } if self.is_converted_literal(arg, *ty) => {
                    self.value_of_type(value.get(), *ty);
                }
                value if self.converted_argument(arg, value, false) => {}
                _ => self.template_arg(*arg),
            }
        }
        self.text("> ");
    }

    /// The arguments of the first mention of an instance, where they are all values and name nothing of a function.
    fn first_values(&mut self, variable: VariableId, args: List<TemplateArg>) -> List<TemplateArg> {
        let value = |arg: &TemplateArg| match *arg {
            TemplateArg::Expr { expr } => !self.names_local(expr, 0),
            TemplateArg::Integral { .. } => true,
            _ => false,
        };
        if args.is_empty() || !self.il[args].iter().all(value) {
            return args;
        }
        self.memory.first_variable_args.first((variable, self.around.templates > 0), args)
    }

    fn names_local(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let kind = self.il[inner].kind;
        match kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                matches!(self.il[self.il[id].scope].kind, ScopeKind::Block | ScopeKind::Function { .. })
            }
            ExprKind::Name { entity: Entity::Enumerator { .. }, .. } => false,
            _ if kind.is_literal() => false,
            ExprKind::Binary { .. } | ExprKind::Unary { .. } if depth < limits::DEFERRED_OPERAND_NESTING => {
                self.il.any_operand(kind, |operand| self.names_local(operand, depth + 1))
            }
            // What else there is may name types of a function.
            _ => true,
        }
    }

    /// Whether an argument for a parameter of type `ty` is printed as a value of that: literals of other types and what
    /// is computed.
    fn is_converted_literal(&self, arg: &TemplateArg, ty: TypeId) -> bool {
        let TemplateArg::Expr { expr } = *arg else { return matches!(arg, TemplateArg::Integral { .. }) };
        let inner = &self.il[self.il.without_conversions(expr)];
        match inner.kind {
            ExprKind::Char { .. } | ExprKind::Bool { .. } => {
                self.il.unqualified(inner.ty) != self.il.unqualified(ty)
            }
            _ => self.is_folded_outside(arg),
        }
    }
}
