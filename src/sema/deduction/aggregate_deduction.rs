//! The deduction candidate that the elements of an aggregate are, since C++20 (`[over.match.class.deduct]`).

use crate::compilation::Compilation;
use crate::il::*;

/// The parameters of the candidate, as far as arguments are given for them.
struct AggregateParameters<'a> {
    args: &'a [ExprId],
    types: Vec<TypeId>,
    /// The pattern of the trailing pack of bases, which takes the arguments behind.
    pack: Option<TypeId>,
}

impl Compilation {
    /// The type that the elements of an aggregate give.
    pub(super) fn deduce_from_members(
        &mut self,
        template: TemplateId,
        pattern: ClassId,
        args: &[ExprId],
    ) -> Option<TypeId> {
        let c = &self.il[pattern];
        let open = |base: &Base| !base.virtual_ && base.access == Access::Public;
        let plain = c.bases.iter().all(open) && !c.flags.contains(ClassFlags::POLYMORPHIC);
        if self.dialect.standard < 20 || !plain || args.is_empty() || self.declares_constructor(pattern) {
            return None;
        }
        let mut elements: Vec<_> = self.il[pattern].bases.iter().map(|base| (base.ty, base.pack)).collect();
        elements.extend(self.il.member_fields(pattern).map(|field| (self.il[field].ty, false)));
        let mut parameters = AggregateParameters { args, types: Vec::new(), pack: None };
        for (i, (ty, pack)) in elements.iter().enumerate() {
            let pattern = match self.il[*ty].kind {
                TypeKind::PackExpansion { pattern } => pattern,
                _ => *ty,
            };
            // A pack that others follow stands for no element.
            match *pack {
                true => parameters.pack = (i + 1 == elements.len()).then_some(pattern),
                false => self.add_element(*ty, &mut parameters),
            }
        }
        let AggregateParameters { types, pack, .. } = parameters;
        if pack.is_none() && types.len() < args.len() {
            return None;
        }
        let deduced = self.deduce_element_args(template, &types, pack, args)?;
        self.deduced_instance(template, deduced)
    }

    /// Adds the parameters for an element of the aggregate: one of its type, or those of its own elements where no braces
    /// are around what initializes them (`[dcl.init.aggr]`).
    fn add_element(&mut self, ty: TypeId, parameters: &mut AggregateParameters) {
        let Some(arg) = parameters.args.get(parameters.types.len()).copied() else { return };
        let kind = self.il[arg].kind;
        let listed = matches!(kind, ExprKind::InitList { .. } | ExprKind::Designated { .. });
        let TypeKind::Array { element, bound } = self.canonical_kind(ty) else {
            parameters.types.push(ty);
            return;
        };
        if listed {
            parameters.types.push(ty);
        } else if matches!(kind, ExprKind::String { .. }) {
            let array = self.qualified(ty, Qualifiers::CONST);
            parameters.types.push(self.lvalue_reference(array));
        } else if let Some(count) = self.il.element_count(bound) {
            for _ in 0..count {
                if parameters.types.len() >= parameters.args.len() {
                    break;
                }
                self.add_element(element, parameters);
            }
        } else {
            parameters.types.push(ty);
        }
    }
}
