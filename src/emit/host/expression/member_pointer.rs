//! Access through pointers to members (`[expr.mptr.oper]`).

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints `.*` or `->*` with its operands: an object that is made or converted for it stands in parentheses.
    pub(super) fn pointed_member(&mut self, op: BinaryOp, object: ExprId, member: ExprId) {
        let changed = matches!(self.il[object].kind, ExprKind::Implicit { .. })
            || self.converts_object(object, member)
            || self.makes_object(op, object, member);
        match changed {
            true => self.parenthesized(self.il.without_conversions(object)),
            false => self.operand(object),
        }
        self.text(op.spelling());
        self.operand(member);
    }

    /// Whether an object is made whose member a pointer designates; where only an instantiation finds the operator, other
    /// than by a call.
    fn makes_object(&self, op: BinaryOp, object: ExprId, member: ExprId) -> bool {
        let e = &self.il[object];
        let open = self.il[member].flags.contains(ExprFlags::TYPE_DEPENDENT);
        let made = match open {
            true => matches!(e.kind, ExprKind::Cast { .. } | ExprKind::ConstructBrace { .. }),
            false => {
                let zero = matches!(e.kind, ExprKind::Construct { args, .. } if args.is_empty())
                    && matches!(self.il.unqualified(e.ty), TypeKind::Class { class }
                        if self.il.needs_no_constructor(class));
                op == BinaryOp::MemberPointerDot && e.category == Category::Prvalue && !zero
            }
        };
        made && self.il.is_class(e.ty)
    }

    /// Whether access through a member pointer converts the object: to a base of its class, or to const for a call.
    fn converts_object(&self, object: ExprId, member: ExprId) -> bool {
        let TypeKind::MemberPointer { class, to } = self.il.unqualified(self.il[member].ty) else {
            return false;
        };
        let constant = matches!(self.il[self.il[to].canonical].kind,
            TypeKind::Function { traits, .. } if traits.contains(FunctionTraits::CONST));
        let ty = match self.il.unqualified(self.il[object].ty) {
            TypeKind::Pointer { to } => to,
            _ => self.il[object].ty,
        };
        let base = match (self.il.unqualified(ty), self.il.unqualified(class)) {
            (TypeKind::Class { class: of }, TypeKind::Class { class }) => of != class,
            _ => false,
        };
        base || constant && !self.il.is_constant_object(ty)
    }
}
