//! Arguments of variable templates whose instance is known: values of the types of their parameters.

use crate::emit::host::Printer;
use crate::il::*;

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
        let args = self.arguments_here(args);
        let values = self.elements_of(il[instance].args);
        if keep || args.is_empty() || values.len() < args.len() {
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
