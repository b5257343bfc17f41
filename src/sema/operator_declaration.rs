//! What declarations of operator functions must look like (`[over.oper]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::declare::DeclarationParts;

/// The least and the most operands of an overloaded operator; none for those with any number.
fn operand_counts(op: OverloadedOperator) -> Option<(usize, usize)> {
    let unary = UnaryOp::of_overloaded(op, false).is_some();
    let binary = BinaryOp::of_overloaded(op).is_some();
    match op {
        OverloadedOperator::PlusPlus | OverloadedOperator::MinusMinus => Some((1, 2)),
        OverloadedOperator::Arrow | OverloadedOperator::CoAwait => Some((1, 1)),
        OverloadedOperator::Subscript => Some((2, 2)),
        _ => match (unary, binary) {
            (true, true) => Some((1, 2)),
            (true, false) => Some((1, 1)),
            (false, true) => Some((2, 2)),
            (false, false) => None,
        },
    }
}

impl Compilation {
    /// Checks the number of parameters of an operator function: one for each operand, less the object of a member.
    pub fn check_operator_parameters(&mut self, parts: &DeclarationParts<'_>, member: bool) {
        let EntityName::Operator { op } = parts.name() else { return };
        let Some(function) = &parts.declarator.function else { return };
        let Some((least, most)) = operand_counts(op) else { return };
        let params = self.il[function.params].to_vec();
        let special = params
            .iter()
            .any(|p| self.il[*p].flags.intersects(VariableFlags::PACK | VariableFlags::EXPLICIT_OBJECT));
        if self.quiet > 0 || special || !self.dialect.cxx {
            return;
        }
        let object = usize::from(member && !parts.has(SpecifierFlags::STATIC));
        let pos = parts.declarator.pos;
        if params.len() + object > most {
            self.report(pos, messages::too_many_parameters_operator_function());
        } else if params.len() + object < least {
            self.report(pos, messages::too_few_parameters_operator_function());
        }
    }
}
