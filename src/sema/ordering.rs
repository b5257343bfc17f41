//! Partial ordering of function templates (`[temp.func.order]`, `[temp.deduct.partial]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::deduce::Deduction;

/// How the parameters of one template are matched by those of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fit {
    No,
    Yes,
}

impl Compilation {
    /// Whether every parameter of a type is among the template arguments that were given explicitly.
    pub(super) fn is_given(&self, ty: TypeId, given: &[bool], depth: u16) -> bool {
        use TypeKind::*;
        if !self.is_dependent(ty) {
            return true;
        }
        match self.il[self.canonical(ty)].kind {
            Param { depth: d, index, pack: false } if d == depth => {
                given.get(index as usize).copied().unwrap_or(false)
            }
            Qualified { base: to, .. } | Pointer { to } | LvalueReference { to } | RvalueReference { to } => {
                self.is_given(to, given, depth)
            }
            _ => false,
        }
    }

    /// Whether function template `a` is more specialized than `b`.
    pub fn more_specialized_function(&mut self, a: TemplateId, b: TemplateId) -> bool {
        self.more_specialized_for(a, b, usize::MAX)
    }

    /// Whether function template `a` is more specialized than `b` for a call with so many arguments.
    pub fn more_specialized_for(&mut self, a: TemplateId, b: TemplateId, count: usize) -> bool {
        let (Some(pa), Some(pb)) = (self.parameters_to_order(a, count), self.parameters_to_order(b, count))
        else {
            return false;
        };
        let a_is = self.fits_parameters(b, &pb, &pa);
        let b_is = self.fits_parameters(a, &pa, &pb);
        if (a_is, b_is) == (Fit::Yes, Fit::Yes) {
            return match self.finer_references(&pa, &pb) {
                Some(finer) => finer,
                None if self.ends_in_pack(&pa) != self.ends_in_pack(&pb) => self.ends_in_pack(&pb),
                None => self.more_constrained(a, b),
            };
        }
        a_is == Fit::Yes && b_is == Fit::No
    }

    fn parameters_to_order(&self, template: TemplateId, count: usize) -> Option<Vec<TypeId>> {
        let function = self.function_in(Entity::Template { id: template })?;
        let (_, params, _) = self.function_of(self.il[function].ty)?;
        Some(self.il[params].iter().copied().take(count).collect())
    }

    fn is_pack(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::PackExpansion { .. })
    }

    fn ends_in_pack(&self, list: &[TypeId]) -> bool {
        list.last().is_some_and(|ty| self.is_pack(*ty))
    }

    /// Whether the parameters of a general template can be deduced from those of a special one.
    fn fits_parameters(&mut self, general: TemplateId, params: &[TypeId], special: &[TypeId]) -> Fit {
        // A pack stands for more than any parameter that is none.
        let swallowed = special
            .iter()
            .enumerate()
            .any(|(i, from)| self.is_pack(*from) && params.get(i).is_some_and(|to| !self.is_pack(*to)));
        if swallowed {
            return Fit::No;
        }
        let strip = |c: &Self, list: &[TypeId]| -> Vec<TypeId> {
            list.iter()
                .map(|t| if c.is_pack(*t) { *t } else { c.unqualified(c.without_reference(*t)) })
                .collect()
        };
        let (params, special) = (strip(self, params), strip(self, special));
        let from: Vec<TypeId> = special
            .iter()
            .enumerate()
            .map(|(i, ty)| match self.il[*ty].kind {
                TypeKind::PackExpansion { pattern } if params.get(i).is_some_and(|p| self.is_pack(*p)) => {
                    pattern
                }
                _ => *ty,
            })
            .collect();
        let header = self.il[general].params;
        let mut d = Deduction::new(self.il[header].depth, self.il[header].params.len());
        match self.deduce_type_lists(&params, &from, &mut d) {
            Some(()) => Fit::Yes,
            None => Fit::No,
        }
    }

    /// Where each could be deduced from the other: whether the references of the first are the finer ones.
    fn finer_references(&self, a: &[TypeId], b: &[TypeId]) -> Option<bool> {
        for (x, y) in a.iter().zip(b) {
            let (kx, ky) = (self.canonical_kind(*x), self.canonical_kind(*y));
            let (tx, ty) = match (kx, ky) {
                (TypeKind::LvalueReference { .. }, TypeKind::RvalueReference { .. }) => return Some(true),
                (TypeKind::RvalueReference { .. }, TypeKind::LvalueReference { .. }) => return Some(false),
                (TypeKind::LvalueReference { to: x }, TypeKind::LvalueReference { to: y })
                | (TypeKind::RvalueReference { to: x }, TypeKind::RvalueReference { to: y }) => (x, y),
                _ => continue,
            };
            let (qx, qy) = (self.qualifiers(tx), self.qualifiers(ty));
            if qx != qy {
                return Some(qx.contains(qy));
            }
        }
        None
    }
}
