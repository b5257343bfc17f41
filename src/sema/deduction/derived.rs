//! Deduction of a template-id from the base classes of a call's argument (`[temp.deduct.call]`).

use super::Deduction;
use crate::compilation::Compilation;
use crate::il::*;
use rustc_hash::FxHashSet;

/// The base classes from which a template-id can be deduced.
#[derive(Default)]
struct Bases {
    /// The instances that fit: their types, templates and arguments as first written.
    fitting: Vec<(TypeId, TemplateId, List<TemplateArg>)>,
    seen: FxHashSet<TypeId>,
}

impl Compilation {
    /// Deduces `TT<args>` from the one base class of `class` that fits. A base class of another that fits does not
    /// count; where more than one is left, the deduction fails.
    pub(super) fn deduce_from_bases(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        class: ClassId,
        d: &mut Deduction,
    ) -> Option<()> {
        let mut bases = Bases::default();
        self.find_fitting_bases(template, args, class, &d.unstarted(), &mut bases);
        let found = bases.fitting;
        let mut nearest = found.iter().filter(|(ty, ..)| {
            !found.iter().any(|(other, ..)| other != ty && self.is_base_of_fitting(*ty, *other))
        });
        let (_, from, from_args) = nearest.next().copied()?;
        match nearest.next() {
            Some(_) => None,
            None => self.deduce_same_template(template, args, from, from_args, d),
        }
    }

    /// Whether a class that fits is a base class of another one that does.
    fn is_base_of_fitting(&self, base: TypeId, class: TypeId) -> bool {
        match (self.class_of(base), self.class_of(class)) {
            (Some(base), Some(class)) => self.derives_from(class, base),
            _ => false,
        }
    }

    /// Collects the nearest base classes along each path from which the template-id can be deduced alone.
    fn find_fitting_bases(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        class: ClassId,
        start: &Deduction,
        bases: &mut Bases,
    ) {
        self.complete_class(class);
        for base in self.il[class].bases.clone() {
            let ty = self.split(base.ty).id;
            if !bases.seen.insert(ty) {
                continue;
            }
            let (inner, instance) = self.instance_named(ty);
            if let Some((from, from_args)) = instance
                && (from == template || matches!(self.il[template].kind, TemplateKind::Param { .. }))
                && self.deduce_same_template(template, args, from, from_args, &mut start.clone()).is_some()
            {
                bases.fitting.push((ty, from, from_args));
            } else if let Some(inner) = inner {
                self.find_fitting_bases(template, args, inner, start, bases);
            }
        }
    }
}
