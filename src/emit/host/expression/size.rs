//! Sizes of types and expressions (`[expr.sizeof]`).

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::il::*;
use crate::tables::limits;
use crate::tables::spelled;

impl Printer<'_> {
    pub(super) fn of_type(&mut self, open: &str, of: TypeId) {
        self.text(open);
        self.type_id(self.type_in_value(of));
        self.text(")");
    }

    /// What `typeid` says of a type: of what a reference refers to, without qualifiers, by whatever name (`[expr.typeid]`).
    pub(super) fn type_identified(&self, mut ty: TypeId) -> TypeId {
        loop {
            ty = match self.il[ty].kind {
                TypeKind::LvalueReference { to: of }
                | TypeKind::RvalueReference { to: of }
                | TypeKind::Qualified { base: of, .. }
                | TypeKind::AliasInstance { target: of, .. } => of,
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Decltype { .. } if !self.il[ty].flags.contains(TypeFlags::DEPENDENT) => {
                    match self.il[ty].canonical {
                        same if same == ty => return ty,
                        of => of,
                    }
                }
                TypeKind::Qualifiedly { of, .. } if self.is_typedef(of) => of,
                TypeKind::Qualifiedly { of, .. }
                    if matches!(self.il[of].kind, TypeKind::AliasInstance { .. }) =>
                {
                    of
                }
                _ => return ty,
            };
        }
    }

    /// Whether an operand makes an object of a known class: without parentheses it could be read as a type.
    pub(super) fn is_made_object(&self, of: ExprId) -> bool {
        let made = self.il.without_conversions(of);
        let object = match self.il[made].kind {
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } => true,
            ExprKind::Cast { style, to, .. } => self.il.is_construction(to, style),
            _ => false,
        };
        object
            && matches!(self.il.unqualified(self.il[made].ty), TypeKind::Class { class } if !self.il.is_dependent_class(class))
    }

    pub(super) fn sizeof_expression(&mut self, of: ExprId) {
        let local = |id: VariableId| self.il[self.il[id].scope].kind.is_local();
        if self.is_measured_open(of) {
            self.text(spelled!(SIZEOF "("));
            self.with(change::Measuring(true), |p| p.measured_operand(of));
            self.text(")");
        } else if self.manner.values.bounding && !self.il.names_any(of, &local) {
            self.of_type(spelled!(SIZEOF "("), self.il[of].ty);
        } else {
            self.text(spelled!(SIZEOF " "));
            self.unevaluated(|p| p.value_operand(of));
        }
    }

    /// Whether the type or the value of an operand of `sizeof` or `alignof`, or what that is computed from, is known only
    /// at instantiation.
    pub(super) fn is_measured_open(&self, of: ExprId) -> bool {
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::OPEN_ORIGIN;
        self.il[of].flags.intersects(open)
            || self.is_open(of)
            || self.around.templates > 0 && self.has_open_part(of, limits::DEFERRED_OPERAND_NESTING)
    }

    /// Whether an expression or what it is made of has a type that only an instantiation knows: the current class is one
    /// (`[temp.dep.type]`). Static members and enumerators of it count too.
    fn has_open_part(&self, expr: ExprId, depth: u32) -> bool {
        let member = match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                self.il[id].class.is_some_and(|class| self.il.is_dependent_class(class))
            }
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => {
                self.is_open_enumeration(&self.il[self.il[id].of])
            }
            _ => false,
        };
        member
            || self.il[self.il[expr].ty].flags.contains(TypeFlags::DEPENDENT)
            || depth.checked_sub(1).is_some_and(|depth| {
                self.il.any_operand(self.il[expr].kind, |operand| self.has_open_part(operand, depth))
            })
    }

    /// Prints an operand of `sizeof` or `alignof`, which stands in parentheses as it is: the name of a member behind
    /// its class needs no others.
    pub(super) fn measured_operand(&mut self, of: ExprId) {
        let qualified = matches!(self.il[of].kind,
            ExprKind::Member { base, qualifier: Some(_), .. } | ExprKind::DependentMember { base, qualifier: Some(_), .. }
                if self.is_implicit_this(base));
        match qualified {
            true => self.top(of),
            false => self.operand(of),
        }
    }
}
