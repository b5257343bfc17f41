//! Conversion functions (`[class.conv.fct]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;

impl Compilation {
    /// A conversion function to its own class, to a base class of that or to void is never called for a conversion.
    pub fn check_conversion_is_called(&mut self, function: FunctionId) {
        let f = &self.il[function];
        let EntityName::Conversion { .. } = f.name else { return };
        let (Some(class), None, pos) = (f.class, f.template, f.pos) else { return };
        let Some((ret, ..)) = self.function_of(f.ty).filter(|_| self.reports_now()) else { return };
        if self.converts_to_itself(class, ret) {
            let entity = self.function_entity(function);
            self.report(pos, messages::conversion_function_not_usable(entity));
        }
    }

    fn converts_to_itself(&mut self, class: ClassId, ret: TypeId) -> bool {
        let target = self.without_reference(ret);
        match self.canonical_kind(target) {
            TypeKind::Injected { class: named } => named == class,
            _ => match self.class_of(target) {
                Some(to) => to == class || self.base_distance(class, to).is_some(),
                None => {
                    let own = self.il[class].ty;
                    self.is_void(target) && target == ret
                        || self.pattern_of_instance(target) == Some(class)
                        || self.same_type(target, own)
                }
            },
        }
    }

    /// The same for a member of an instance, of which only the instance shows that it converts to the class or a base.
    pub(in crate::sema) fn check_conversion_of_instance(&mut self, class: ClassId, function: FunctionId) {
        let (ty, pos) = (self.il[function].ty, self.il[function].pos);
        if self.il[function].template.is_some() || !self.reports_in_instance() {
            return;
        }
        let Some((ret, ..)) = self.function_of(ty) else { return };
        let Some(Entity::Function { id: pattern }) =
            self.instances.made_from.get(&Entity::Function { id: function }).copied()
        else {
            return;
        };
        // What is wrong with the template itself was said there.
        let known = match (self.function_of(self.il[pattern].ty), self.il[pattern].class) {
            (Some((ret, ..)), Some(of)) => !self.is_dependent(ret) || self.converts_to_itself(of, ret),
            _ => true,
        };
        if !known
            && self.class_of(self.without_reference(ret)).is_some()
            && self.converts_to_itself(class, ret)
        {
            let entity = self.conversion_of_instance(function);
            self.report_in_context(pos, messages::conversion_function_not_usable(entity));
        }
    }
}
