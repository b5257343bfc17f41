//! Instances with arguments that are not known: whether a specialization would be chosen for them is not known
//! either (`[temp.spec.partial.match]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// Whether one of some template arguments is not known, or is made of what is not.
    pub(in crate::sema) fn has_unknown(&self, args: List<TemplateArg>) -> bool {
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => self.is_made_of_unknown(of),
            TemplateArg::Pack { args } => self.has_unknown(args),
            _ => self.arg_flags(arg).contains(TypeFlags::UNKNOWN),
        })
    }

    fn is_made_of_unknown(&self, ty: TypeId) -> bool {
        let mut ty = self.canonical(ty);
        loop {
            if self.is_unknown(ty) {
                return true;
            }
            match self.il[ty].kind {
                TypeKind::Qualified { base: to, .. }
                | TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to }
                | TypeKind::Array { element: to, .. } => ty = self.canonical(to),
                TypeKind::Class { class } => {
                    return self.il[class].flags.contains(ClassFlags::UNKNOWN_ARGUMENT);
                }
                _ => return false,
            }
        }
    }

    /// Whether a template has specializations, one of which arguments that are not known may select.
    pub(in crate::sema) fn has_specializations(&self, template: TemplateId) -> bool {
        let explicit = |id: &InstanceId| self.il[*id].explicit == Specialization::Explicit;
        !self.il[self.origin_template(template)].partials(&self.il).is_empty()
            || self.il[template].instances.iter().flat_map(|made| made.values()).any(explicit)
    }

    /// Completes an instance of which nothing is known: its members are those of a base that is not known.
    pub(in crate::sema) fn complete_undecided(&mut self, class: ClassId) {
        let ty = self.common.unknown;
        let base =
            Base { ty, access: Access::Public, virtual_: false, pack: false, offset: 0, pos: Pos::NONE };
        self.il[class].bases.push(base);
        self.il[class].state = Completeness::Complete;
    }
}
