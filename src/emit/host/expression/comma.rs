//! The comma operator (`[expr.comma]`).

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::il::*;

impl Printer<'_> {
    /// Prints both sides of a comma.
    pub(super) fn comma(&mut self, lhs: ExprId, rhs: ExprId) {
        self.with(change::FoldsLocals(Default::default()), |p| p.comma_operand(lhs));
        self.text(", ");
        self.comma_operand(rhs);
    }

    /// Prints one side of a comma: an object that is made there stands in parentheses.
    fn comma_operand(&mut self, operand: ExprId) {
        match self.is_object_made(operand) {
            true => self.parenthesized(operand),
            false => self.designated_operand(operand, true, |p| p.operand(operand)),
        }
    }

    /// Whether an expression makes an object of a class and says of what, or calls a constructor without arguments: of a
    /// class template whose arguments are not known, and outside of templates of any class that has code for it.
    fn is_object_made(&self, expr: ExprId) -> bool {
        let class = |to: TypeId| {
            matches!(self.il.unqualified(to), TypeKind::Class { .. } | TypeKind::Instance { .. })
        };
        match self.il[expr].kind {
            ExprKind::ConstructBrace { to, .. } => {
                self.is_list_object(expr) || self.around.templates > 0 && class(to)
            }
            ExprKind::Cast { style, to, .. } => {
                class(to) && (style == CastStyle::Static || self.il.is_construction(to, style))
            }
            ExprKind::Construct { to, args, .. } if args.is_empty() => match self.around.templates {
                0 => self.starts_with_code(to, 0),
                _ => self.il.is_open_class(to),
            },
            ExprKind::Construct { .. } => true,
            _ => false,
        }
    }

    /// Prints an operand. What it names is an object there and not its value where it is `designated`.
    pub(super) fn designated_operand(
        &mut self,
        operand: ExprId,
        designated: bool,
        print: impl FnOnce(&mut Self),
    ) {
        let named = designated && matches!(self.il[operand].kind, ExprKind::Name { .. });
        let addressed = self.manner.values.addressed || named;
        self.with(change::Addressed(addressed), |p| print(p));
    }
}
