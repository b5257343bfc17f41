//! Partial ordering of function templates (`[temp.func.order]`, `[temp.deduct.partial]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::deduction::Deduction;
use crate::tables::limits;
use std::cell::Cell;

impl Compilation {
    /// Whether function template `a` is more specialized than `b`.
    pub fn more_specialized_function(&mut self, a: TemplateId, b: TemplateId) -> bool {
        self.more_specialized_for(a, b, usize::MAX)
    }

    /// Whether function template `a` is more specialized than `b` for a call with so many arguments.
    pub fn more_specialized_for(&mut self, a: TemplateId, b: TemplateId, count: usize) -> bool {
        let (Some(pa), Some(pb)) = (self.parameters_to_order(a), self.parameters_to_order(b)) else {
            return false;
        };
        let (ca, cb) = (&pa[..pa.len().min(count)], &pb[..pb.len().min(count)]);
        let a_is = self.fits_parameters(b, cb, ca).is_some();
        let b_is = self.fits_parameters(a, ca, cb).is_some();
        if a_is && b_is {
            let (a_finer, b_finer) = self.finer_references(ca, cb);
            return match self.ends_in_pack(&pa) == self.ends_in_pack(&pb) {
                _ if a_finer != b_finer => a_finer,
                false => self.ends_in_pack(&pb),
                true if self.more_constrained(a, b) => true,
                true => self.takes_pack(b) && !self.takes_pack(a) && !self.more_constrained(b, a),
            };
        }
        a_is && !b_is
    }

    /// The types that decide which template is more specialized: of a conversion function what it converts to
    /// (`[temp.deduct.partial]`).
    fn parameters_to_order(&self, template: TemplateId) -> Option<Vec<TypeId>> {
        let function = self.il.function_in(Entity::Template { id: template })?;
        let (ret, params, _) = self.function_of(self.il[function].ty)?;
        if matches!(self.il[function].name, EntityName::Conversion { .. }) {
            return Some(vec![ret]);
        }
        Some(self.il[params].to_vec())
    }

    fn is_pack(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::PackExpansion { .. })
    }

    /// A parameter's type, or the pattern of a pack of them.
    fn pattern_of_parameter(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::PackExpansion { pattern } => pattern,
            _ => ty,
        }
    }

    /// Whether a template has a pack among its parameters: where nothing else tells two of them apart, the one without
    /// is more specialized.
    fn takes_pack(&self, template: TemplateId) -> bool {
        self.il[self.il[template].params].params(&self.il).iter().any(|param| self.il[*param].pack)
    }

    fn ends_in_pack(&self, list: &[TypeId]) -> bool {
        list.last().is_some_and(|ty| self.is_pack(*ty))
    }

    /// Whether the parameters of a general template can be deduced from those of a special one.
    fn fits_parameters(&mut self, general: TemplateId, params: &[TypeId], special: &[TypeId]) -> Option<()> {
        let header = self.il[general].params;
        let mut d = Deduction::new(self.il[header].depth, self.il[header].params(&self.il).len());
        self.deduce_parameters(params, special, &mut d)?;
        let left = Cell::new(limits::ORDERED_TYPES);
        (!params.iter().any(|ty| self.leaves_open(self.canonical(*ty), &d, &left))).then_some(())
    }

    /// Whether a type uses a parameter of the template that is ordered, in whatever context, for which nothing was
    /// deduced: a pack may be empty (`[temp.deduct.partial]`).
    fn leaves_open(&self, ty: TypeId, d: &Deduction, left: &Cell<u32>) -> bool {
        use TypeKind::*;
        if !self.is_dependent(ty) || left.get() == 0 {
            return false;
        }
        left.set(left.get() - 1);
        let within = |ty: TypeId| self.leaves_open(ty, d, left);
        let among =
            |args: List<TemplateArg>| self.il[args].iter().any(|arg| self.argument_leaves_open(arg, d, left));
        let before = |qualifier: QualifierId| match self.il[qualifier].part {
            QualifierPart::Type { of } => within(of),
            _ => false,
        };
        match self.il[ty].kind {
            Param { depth, index, .. } => depth == d.depth && d.lacks(index),
            kind @ (Qualified { .. }
            | Pointer { .. }
            | LvalueReference { .. }
            | RvalueReference { .. }
            | Array { .. }
            | Transform { .. }
            | Function { .. }
            | MemberPointer { .. }) => self.il.any_part_type(kind, within),
            Instance { args, .. } | AliasInstance { args, .. } => among(args),
            DependentName { qualifier, .. } => before(qualifier),
            DependentTemplate { qualifier, args, .. } => before(qualifier) || among(args),
            // A pack may be empty, and operands deduce nothing.
            _ => false,
        }
    }

    fn argument_leaves_open(&self, arg: &TemplateArg, d: &Deduction, left: &Cell<u32>) -> bool {
        match *arg {
            TemplateArg::Type { of } => self.leaves_open(self.canonical(of), d, left),
            TemplateArg::Expr { expr, .. } => self
                .named_value_param(expr)
                .map(|param| &self.il[param])
                .is_some_and(|param| param.depth == d.depth && d.lacks(param.index)),
            _ => false,
        }
    }

    fn deduce_parameters(&mut self, params: &[TypeId], special: &[TypeId], d: &mut Deduction) -> Option<()> {
        let strip = |c: &Self, ty: TypeId| {
            let ty = c.pattern_of_parameter(ty);
            c.unqualified(c.without_reference(ty))
        };
        for (i, param) in params.iter().enumerate() {
            let p = strip(self, *param);
            if self.is_pack(*param) {
                if i + 1 == params.len() {
                    let from: Vec<TypeId> = special.iter().skip(i).map(|ty| strip(self, *ty)).collect();
                    self.deduce_pack_elements(p, &from, d)?;
                }
                return Some(());
            }
            // A pack stands for more than any parameter that is none.
            let from = special.get(i).copied().filter(|ty| !self.is_pack(*ty))?;
            let from = strip(self, from);
            self.deduce_exactly(p, from, d)?;
        }
        (special.len() == params.len()).then_some(())
    }

    /// Where each could be deduced from the other: whether the references of the first are at least as special
    /// everywhere, and whether those of the second are (`[temp.deduct.partial]`).
    fn finer_references(&self, a: &[TypeId], b: &[TypeId]) -> (bool, bool) {
        let (mut a_is, mut b_is) = (true, true);
        let at = |list: &[TypeId], i: usize| list.get(i).or(list.last()).copied();
        for i in 0..a.len().max(b.len()) {
            let (Some(x), Some(y)) = (at(a, i), at(b, i)) else { break };
            let kind = |ty: TypeId| self.canonical_kind(self.pattern_of_parameter(ty));
            let (tx, ty) = match (kind(x), kind(y)) {
                (TypeKind::LvalueReference { .. }, TypeKind::RvalueReference { .. }) => {
                    b_is = false;
                    continue;
                }
                (TypeKind::RvalueReference { .. }, TypeKind::LvalueReference { .. }) => {
                    a_is = false;
                    continue;
                }
                (TypeKind::LvalueReference { to: x }, TypeKind::LvalueReference { to: y })
                | (TypeKind::RvalueReference { to: x }, TypeKind::RvalueReference { to: y }) => (x, y),
                _ => continue,
            };
            let (qx, qy) = (self.qualifiers(tx), self.qualifiers(ty));
            if qx != qy {
                b_is &= !qx.contains(qy);
                a_is &= !qy.contains(qx);
            }
        }
        (a_is, b_is)
    }
}
