//! Objects that member functions are called for.

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Whether a member function is called for an object that a constructor makes just for this call, or that a function
    /// returns in memory, and that is not converted to a base or to const for it.
    pub(super) fn is_called_for_temporary(&self, call: ExprId) -> bool {
        self.object_called_for(call)
            .is_some_and(|object| self.is_constructed_object(object) || self.is_returned_in_memory(object))
    }

    /// Whether a constructor makes an object just where it stands: in a template none without arguments is called yet.
    fn is_constructed_object(&self, made: ExprId) -> bool {
        match self.il[made].kind {
            ExprKind::Construct { args, .. } => self.around.templates == 0 || !args.is_empty(),
            ExprKind::ConstructBrace { .. } => true,
            ExprKind::Cast { to, .. } => self.il.is_class(to),
            _ => false,
        }
    }

    /// The object that a member function of its own class is called for as it is, neither const nor volatile.
    fn object_called_for(&self, call: ExprId) -> Option<ExprId> {
        let member = |id: FunctionId| {
            let f = &self.il[id];
            f.class.is_some()
                && !f.flags.contains(FunctionFlags::STATIC)
                && matches!(self.il.unqualified(f.ty), TypeKind::Function { traits, .. }
                    if !traits.intersects(FunctionTraits::CONST | FunctionTraits::VOLATILE))
        };
        let of = |id: FunctionId| self.il[id].class.map(|class| self.il.unqualified(self.il[class].ty));
        let called = match self.il[call].kind {
            ExprKind::Operator { args, function: Some(Entity::Function { id }), .. } if member(id) => {
                self.il[args].first().map(|object| (*object, id))
            }
            ExprKind::Call { callee, .. } => match self.il[self.il.without_conversions(callee)].kind {
                ExprKind::Member { base, arrow: false, entity: Entity::Function { id }, .. }
                    if member(id) =>
                {
                    Some((base, id))
                }
                _ => None,
            },
            _ => None,
        };
        let (object, function) = called?;
        let made = self.il.without_conversions(object);
        let ty = self.il[made].ty;
        (self.il.is_class(ty) && Some(self.il.unqualified(ty)) == of(function)).then_some(made)
    }
}
