//! How the arguments of function templates are spelled: as the types of the arguments, or the explicit ones, were written.
//! The first call that gives an argument decides.

use super::Deduction;
use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::template::Args;

/// A deduced type argument in another spelling than that of its type.
#[derive(Clone, Copy, Debug)]
pub struct SpelledArgument {
    index: usize,
    /// Of a pack: which of its elements it is.
    element: Option<usize>,
    ty: TypeId,
}

impl Compilation {
    /// Notes that the argument of a parameter was deduced from a type which is written as `ty`.
    pub(super) fn note_spelling(&self, index: u32, pack: bool, ty: TypeId, d: &mut Deduction) {
        let open = TypeFlags::UNKNOWN | TypeFlags::PLACEHOLDER | TypeFlags::DEPENDENT | TypeFlags::PACK;
        if self.canonical(ty) == ty || self.il[ty].flags.intersects(open) {
            return;
        }
        let (index, element) = (index as usize, d.element.filter(|_| pack));
        if !d.spelled.iter().any(|s| (s.index, s.element) == (index, element)) {
            d.spelled.push(SpelledArgument { index, element, ty });
        }
    }

    /// A type without its top-level cv-qualifiers, as it was written as far as these stand outside of names.
    pub(super) fn written_unqualified(&self, ty: TypeId) -> TypeId {
        let mut at = ty;
        loop {
            match self.il[at].kind {
                TypeKind::Qualified { base, .. } => at = base,
                _ if self.qualifiers(at).is_empty() => return at,
                _ => return self.unqualified(at),
            }
        }
    }

    /// What a pointer type that was written as `ty` points to, `to` being the canonical type of that.
    pub(super) fn written_pointee(&self, ty: TypeId, to: TypeId) -> TypeId {
        let mut at = ty;
        loop {
            match self.il[at].kind {
                TypeKind::Qualified { base, .. } => at = base,
                TypeKind::Typedef { typedef } => at = self.il[typedef].ty,
                TypeKind::Pointer { to: written } if self.same_type(written, to) => return written,
                _ => return to,
            }
        }
    }

    /// The arguments of a class template instance as they were first written, as far as that is known.
    pub(in crate::sema) fn spelled_arguments_of(
        &mut self,
        class: ClassId,
        args: List<TemplateArg>,
    ) -> List<TemplateArg> {
        let Some(written) =
            self.il[class].specialization.first_args.filter(|written| self.names_typedefs(*written))
        else {
            return args;
        };
        let (mut spelled, written) = (Args::from_slice(&self.il[args]), self.il[written].to_vec());
        for (at, arg) in spelled.iter_mut().enumerate() {
            match *arg {
                TemplateArg::Type { .. } => self.spell_argument(arg, written.get(at)),
                TemplateArg::Pack { args } => {
                    let mut elements = Args::from_slice(&self.il[args]);
                    for (k, element) in elements.iter_mut().enumerate() {
                        self.spell_argument(element, written.get(at + k));
                    }
                    *arg = TemplateArg::Pack { args: self.interned.arg_list(&mut self.il, &elements) };
                }
                _ => {}
            }
        }
        self.interned.arg_list(&mut self.il, &spelled)
    }

    fn spell_argument(&self, arg: &mut TemplateArg, written: Option<&TemplateArg>) {
        if let (TemplateArg::Type { of }, Some(TemplateArg::Type { of: written })) = (*arg, written)
            && self.same_type(of, *written)
        {
            *arg = TemplateArg::Type { of: *written };
        }
    }

    /// Remembers how the arguments of a function template are spelled, once they are all known.
    pub(super) fn note_spelled_arguments(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        d: &Deduction,
    ) {
        let key = (template, args);
        if d.spelled.is_empty() || self.spellings.deduced.contains_key(&key) {
            return;
        }
        let written = self.spelled_list(args, d);
        self.spellings.deduced.insert(key, written);
    }

    /// Remembers how the arguments of a partial specialization are spelled.
    pub(in crate::sema) fn note_partial_spelling(
        &mut self,
        header: TemplateParamsId,
        args: List<TemplateArg>,
        d: &Deduction,
    ) {
        if !d.spelled.is_empty() && !self.spellings.partial.contains_key(&(header, args)) {
            let written = self.spelled_list(args, d);
            self.spellings.partial.insert((header, args), written);
        }
    }

    /// Deduced arguments as they are spelled: the elements of the last pack one by one.
    fn spelled_list(&mut self, args: List<TemplateArg>, d: &Deduction) -> List<TemplateArg> {
        let spelled = |index: usize, element: Option<usize>| {
            d.spelled.iter().find(|s| (s.index, s.element) == (index, element)).map(|s| s.ty)
        };
        let mut written = Args::new();
        for (index, arg) in self.il[args].iter().enumerate() {
            match *arg {
                TemplateArg::Pack { args } => {
                    let elements = self.il[args]
                        .iter()
                        .enumerate()
                        .map(|(k, arg)| spelled(index, Some(k)).map_or(*arg, |of| TemplateArg::Type { of }));
                    written.extend(elements);
                    break;
                }
                arg => written.push(spelled(index, None).map_or(arg, |of| TemplateArg::Type { of })),
            }
        }
        self.interned.arg_list(&mut self.il, &written)
    }
}
