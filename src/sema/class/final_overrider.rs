//! Final overriders of the virtual functions of virtual bases (`[class.virtual]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::lookup::ambiguous_member::Subobject;
use crate::tables::limits;
use smallvec::SmallVec;

impl Compilation {
    /// Each virtual function of a virtual base has one final overrider in a class: a function that several bases override
    /// is overridden by the class itself, or by a base of these that all others are bases of.
    pub(in crate::sema) fn check_final_overriders(&mut self, class: ClassId) {
        if self.is_dependent_class(class)
            || self.il[class].bases.len() < 2
            || !self.il[class].flags.contains(ClassFlags::POLYMORPHIC)
        {
            return;
        }
        let mut bases = Vec::new();
        self.collect_virtual_bases(class, &mut bases, 0);
        for base in bases {
            for entity in self.il[base].members.declared.clone() {
                let Entity::Function { id } = entity else { continue };
                // The destructor of the class overrides those of its bases.
                let f = &self.il[id];
                if f.flags.contains(FunctionFlags::VIRTUAL)
                    && f.name != EntityName::Destructor
                    && self.is_overridden_ambiguously(class, id)
                    && (self.reports_now() || self.reports_in_instance())
                {
                    let (pos, entity) = (self.il[class].pos, self.function_name_entity(id));
                    self.report_in_context(pos, messages::override_ambiguous(entity));
                }
            }
        }
    }

    fn is_overridden_ambiguously(&self, class: ClassId, function: FunctionId) -> bool {
        let mut found = Vec::new();
        self.collect_overriders(class, function, SmallVec::from_slice(&[class]), &mut found);
        let overridden = |path: &Subobject| {
            path.first().is_some_and(|first| {
                found.iter().any(|other: &Subobject| {
                    other != path && other.last().is_some_and(|of| self.has_virtual_base(*of, *first))
                })
            })
        };
        found.iter().filter(|path| !overridden(path)).count() > 1
    }

    /// The subobjects whose classes override a function, on each way to the base that declares it the first one; `path`
    /// leads to `class`.
    fn collect_overriders(
        &self,
        class: ClassId,
        function: FunctionId,
        path: Subobject,
        found: &mut Vec<Subobject>,
    ) {
        if path.len() > limits::OVERRIDING_PATH || found.len() > limits::OVERRIDING_PATH {
            return;
        }
        let Some(declaring) = self.il[function].class else { return };
        if self.virtual_of_base(class, function).is_some() {
            // A base of the same class that is not virtual is another subobject.
            let of_virtual_base = match class == declaring {
                true => path[..] == [declaring],
                false => self.has_virtual_base(class, declaring),
            };
            if of_virtual_base && !found.contains(&path) {
                found.push(path);
            }
            return;
        }
        for base in &self.il[class].bases {
            let Some(of) = self.class_of(base.ty) else { continue };
            if of == declaring || self.derives_from(of, declaring) {
                let mut path = if base.virtual_ { SmallVec::new() } else { path.clone() };
                path.push(of);
                self.collect_overriders(of, function, path, found);
            }
        }
    }
}
