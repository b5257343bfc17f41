//! Deduction of value arguments, and of types from those of values (`[temp.deduct.type]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::deduction::Deduction;

/// The first standard in which the type of a value parameter is deduced from the type of its argument.
const DEDUCES_TYPES: u8 = 17;

impl Deduction {
    /// What the type of an array's bound told of a parameter gives way to what something else tells.
    pub(super) fn forget_bound_type(&mut self, index: u32) {
        if let Some(at) = self.of_bounds.iter().position(|of| *of == index) {
            self.of_bounds.remove(at);
            if let Some(place) = self.args.get_mut(index as usize) {
                *place = None;
            }
        }
    }
}

impl Compilation {
    /// Deduces a value parameter that the bound of an array names alone. The bound is of any integral type: where that of the
    /// parameter is a template parameter itself, it is `std::size_t` only if nothing else tells (`[temp.deduct.type]`).
    pub(in crate::sema) fn deduce_bound(
        &mut self,
        expr: ExprId,
        count: i128,
        d: &mut Deduction,
    ) -> Option<()> {
        let Some(param) = self.named_value_param(expr) else { return Some(()) };
        let p = &self.il[param];
        let (depth, index, pack) = (p.depth, p.index, p.pack);
        let of = match p.kind {
            TemplateParamKind::NonType { ty, .. } => self.il[self.canonical(self.unqualified(ty))].kind,
            _ => return self.deduce_value(expr, count, d),
        };
        let TypeKind::Param { depth: of_depth, index: of, pack: false } = of else {
            return self.deduce_value(expr, count, d);
        };
        if depth != d.depth || of_depth != depth || pack || self.dialect.standard < DEDUCES_TYPES {
            return self.deduce_value(expr, count, d);
        }
        self.record(index, false, TemplateArg::integral(count, self.common.size), d)?;
        if d.lacks(of) {
            self.record(of, false, TemplateArg::Type { of: self.common.size }, d)?;
            d.of_bounds.push(of);
        }
        Some(())
    }

    /// Deduces a value parameter that an expression names alone.
    pub(in crate::sema) fn deduce_value(
        &mut self,
        expr: ExprId,
        value: i128,
        d: &mut Deduction,
    ) -> Option<()> {
        let Some(param) = self.named_value_param(expr) else { return Some(()) };
        if self.il[param].depth != d.depth {
            return Some(());
        }
        let ty = match self.il[param].kind {
            TemplateParamKind::NonType { ty, .. } if !self.is_dependent(ty) => self.unqualified(ty),
            _ => self.common.size,
        };
        self.record_value(param, TemplateArg::integral(value, ty), d)
    }

    /// Records what a value parameter stands for; what its type depends on is deduced from the type of the value
    /// (`[temp.deduct.type]`).
    pub(in crate::sema) fn record_value(
        &mut self,
        param: TemplateParamId,
        arg: TemplateArg,
        d: &mut Deduction,
    ) -> Option<()> {
        let p = &self.il[param];
        let (index, pack, kind) = (p.index, p.pack, p.kind);
        self.record(index, pack, arg, d)?;
        let TemplateParamKind::NonType { ty, .. } = kind else { return Some(()) };
        let ty = match self.il[ty].kind {
            TypeKind::PackExpansion { pattern } => pattern,
            _ => ty,
        };
        if self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
            let named = match arg {
                TemplateArg::Expr { expr } => self.named_value_param(expr),
                _ => None,
            };
            let given = match named.map(|named| self.il[named].kind) {
                Some(TemplateParamKind::NonType { ty, .. }) => Some(ty),
                _ => self.type_of_value(&arg),
            };
            if given.is_some_and(|given| !self.placeholder_takes(ty, given)) {
                return None;
            }
        }
        // What the type of a member template's parameter says of the class around it is settled.
        if self.dialect.standard < DEDUCES_TYPES
            || !self.is_dependent(ty)
            || self.is_made_of_outer_parameter(ty, d.depth)
        {
            return Some(());
        }
        match self.type_of_value(&arg) {
            // A reference is deduced from the type of what it refers to, which may have fewer qualifiers.
            Some(of) if self.is_reference(ty) => {
                let (ty, of) = (self.without_reference(ty), self.without_reference(of));
                let of = self.qualified(of, self.qualifiers(ty));
                self.deduce_exactly(ty, of, d)
            }
            Some(of) => self.deduce_exactly(self.unqualified(ty), of, d),
            None => Some(()),
        }
    }

    /// Whether a placeholder type can stand for a type, as `auto*` for `auto**` and `int*`.
    fn placeholder_takes(&self, ty: TypeId, of: TypeId) -> bool {
        let (ty, of) = (self.canonical(ty), self.canonical(of));
        match (self.il[ty].kind, self.il[of].kind) {
            (TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. }, _) => true,
            (TypeKind::Pointer { to: ty }, TypeKind::Pointer { to: of })
            | (TypeKind::LvalueReference { to: ty }, TypeKind::LvalueReference { to: of })
            | (TypeKind::Qualified { base: ty, .. }, TypeKind::Qualified { base: of, .. }) => {
                self.placeholder_takes(ty, of)
            }
            (
                TypeKind::Pointer { .. },
                TypeKind::Auto { .. }
                | TypeKind::Builtin { .. }
                | TypeKind::Class { .. }
                | TypeKind::Enum { .. }
                | TypeKind::MemberPointer { .. },
            ) => false,
            _ => true,
        }
    }

    /// Whether a type is made of a type parameter of a template around that of this depth.
    fn is_made_of_outer_parameter(&self, ty: TypeId, depth: u16) -> bool {
        match self.il[self.canonical(ty)].kind {
            TypeKind::Param { depth: of, .. } => of < depth,
            TypeKind::Instance { args, .. } => self.il[args].iter().any(
                |arg| matches!(*arg, TemplateArg::Type { of } if self.is_made_of_outer_parameter(of, depth)),
            ),
            kind => self.il.any_part_type(kind, |of| self.is_made_of_outer_parameter(of, depth)),
        }
    }

    /// The type of a value argument, where it is known.
    fn type_of_value(&self, arg: &TemplateArg) -> Option<TypeId> {
        let ty = match *arg {
            TemplateArg::Integral { ty, .. } => ty,
            TemplateArg::Value { ty, .. } => ty,
            TemplateArg::Expr { expr } => self.il[expr].ty,
            _ => return None,
        };
        let open = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
        (!self.il[ty].flags.intersects(open)).then(|| self.unqualified(ty))
    }

    /// The value parameter that an expression is the name of.
    pub fn named_value_param(&self, expr: ExprId) -> Option<TemplateParamId> {
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => Some(id),
            ExprKind::Implicit { operand, .. } => self.named_value_param(operand),
            _ => None,
        }
    }
}
