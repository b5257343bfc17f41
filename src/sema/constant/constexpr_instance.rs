//! Constructors of templates that are declared constexpr and whose instances are not: those that need what is not
//! constexpr with the arguments at hand (`[dcl.constexpr]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::limits;
use rustc_hash::FxHashSet;

impl Compilation {
    /// Whether a constructor is not constexpr for those who call it: it was declared so, or is the instance of a
    /// constexpr one that calls others.
    pub(super) fn constructs_without_constexpr(&mut self, id: FunctionId) -> bool {
        self.is_declared_without_constexpr(id) || self.instance_lacks_constexpr(id, &mut FxHashSet::default())
    }

    /// `seen`: the constructors that are being looked at; these lack nothing.
    fn instance_lacks_constexpr(&mut self, id: FunctionId, seen: &mut FxHashSet<FunctionId>) -> bool {
        let f = &self.il[id];
        let Some(class) = f.class.filter(|_| f.name == EntityName::Constructor) else { return false };
        let of_template = f.instance.is_some() || self.il[class].instance.is_some();
        if !of_template
            || !f.flags.contains(FunctionFlags::CONSTEXPR)
            || !self.is_user_provided(id)
            || self.il[class].tag == Tag::Union
            || seen.len() > limits::DEFAULT_MEMBER_CLASS_NESTING as usize
            || !seen.insert(id)
        {
            return false;
        }
        let params: Vec<TypeId> = f.params(&self.il).iter().map(|param| param.ty).collect();
        if params.into_iter().any(|ty| self.is_surely_not_literal(ty)) {
            return true;
        }
        let Some((_, body)) = self.body_of(id) else { return false };
        let inits = self.il[self.il[body].inits(&self.il)].to_vec();
        let delegates = |c: &Self, init: &MemberInit| match init.target {
            InitTarget::Base { ty } => c.class_of(ty) == Some(class),
            InitTarget::Unknown { .. } => true,
            _ => init.expansion,
        };
        if inits.iter().any(|init| delegates(self, init)) {
            return false;
        }
        self.parts_lack_constexpr(class, &inits, seen)
    }

    /// Whether a base or member is made by what is not constexpr, or, before C++20, a scalar is left without value.
    fn parts_lack_constexpr(
        &mut self,
        class: ClassId,
        inits: &[MemberInit],
        seen: &mut FxHashSet<FunctionId>,
    ) -> bool {
        let mut parts: Vec<(TypeId, Option<FieldId>)> = Vec::new();
        parts.extend(self.il[class].bases.iter().map(|base| (base.ty, None)));
        parts.extend(self.il[class].members.fields.iter().map(|field| (self.il[*field].ty, Some(*field))));
        parts.into_iter().any(|(ty, field)| {
            let element = self.innermost_element(ty);
            let init = inits.iter().find(|init| match (init.target, field) {
                (InitTarget::Field { id }, Some(field)) => id == field,
                (InitTarget::Base { ty: base }, None) => self.class_of(base) == self.class_of(ty),
                _ => false,
            });
            let set = init.is_some() || field.is_some_and(|field| self.il[field].has_init);
            let Some(part) = self.class_of(element) else {
                return !set && self.dialect.standard < 20 && self.is_scalar(element);
            };
            let made = match (init.map(|init| init.init), field) {
                (Some(Initializer::Paren { args }), _) => {
                    let args = self.il[args].to_vec();
                    self.constructor_of_part(part, &args)
                }
                (Some(_), _) => None,
                (None, Some(field)) if set => self.il[field].init.and_then(|init| self.maker_of(init)),
                (None, _) => self.constructor_of_part(part, &[]),
            };
            made.is_some_and(|made| {
                self.is_declared_without_constexpr(made) || self.instance_lacks_constexpr(made, seen)
            })
        })
    }
}
