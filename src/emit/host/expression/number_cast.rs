//! Casts of numbers in constants that are kept by what they come to: `static_cast` and the notation of C are one there,
//! and typedef names give way to what they stand for. Functional notation stays.

use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Prints a constant of a template that is a cast of a number to a known type. False if it is something else.
    pub(in crate::emit::host) fn number_cast(&mut self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        let ExprKind::Cast { style: CastStyle::Static | CastStyle::C, to, operand } = self.il[inner].kind
        else {
            return false;
        };
        let operand = self.il.without_conversions(operand);
        let number = matches!(self.il.unqualified(to), TypeKind::Builtin { .. } | TypeKind::Enum { .. });
        if !number || self.il.is_dependent(to) || !self.is_number_of_parameters(operand, 0) {
            return false;
        }
        self.text("(");
        let canonical = self.il[to].canonical;
        let plain = match self.il[canonical].kind {
            TypeKind::Qualified { base, .. } => base,
            _ => canonical,
        };
        self.type_id(plain);
        self.text(")");
        match self.il[operand].kind {
            ExprKind::Cast { style: CastStyle::Static | CastStyle::C, .. } => {
                self.text("(");
                if !self.number_cast(operand) {
                    self.top(operand);
                }
                self.text(")");
            }
            _ => self.operand(operand),
        }
        true
    }

    /// Whether an expression of a known type depends on the parameters of templates, but names nothing else that does.
    fn is_number_of_parameters(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let e = &self.il[inner];
        // In a constant no operator is overloaded: a comparison is true or false, whatever is compared.
        let compares = matches!(e.kind, ExprKind::Binary { op, .. } if op.gives_bool());
        if depth == 0 && !e.flags.contains(ExprFlags::VALUE_DEPENDENT)
            || e.flags.contains(ExprFlags::TYPE_DEPENDENT) && !compares
            || depth > limits::CALLING_OPERAND_NESTING
        {
            return false;
        }
        match e.kind {
            ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. } | ExprKind::SizeofPack { .. } => true,
            ExprKind::AlignofType { .. } | ExprKind::AlignofExpr { .. } => true,
            ExprKind::Name { entity: Entity::TemplateParam { .. }, .. } => true,
            kind if compares => !self.il.any_operand(kind, |operand| {
                !self.is_value_parameter(operand) && !self.is_number_of_parameters(operand, depth + 1)
            }),
            kind if kind.is_literal() => true,
            kind @ (ExprKind::Cast { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Binary { .. }
            | ExprKind::Conditional { .. }) => {
                !self.il.any_operand(kind, |operand| !self.is_number_of_parameters(operand, depth + 1))
            }
            // What else has a value is a member or is called.
            _ => false,
        }
    }

    /// Whether an expression is the name of a template parameter that stands for a value.
    fn is_value_parameter(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        matches!(self.il[inner].kind, ExprKind::Name { entity: Entity::TemplateParam { .. }, .. })
    }
}
