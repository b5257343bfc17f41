//! Parts of a name that are repeated: later mentions refer to the first one ([Itanium C++ ABI 5.1.9]).

use super::Mangler;
use crate::il::*;

/// What can be referred to again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Component {
    Type(TypeId),
    Namespace(NamespaceId),
    Template(TemplateId),
    /// `__builtin_va_list`.
    VaList,
    /// `__builtin_va_list` as the type of a parameter.
    VaListPointer,
    /// What `__builtin_va_list` is an array of.
    VaListElement,
    /// The unit, around its internal entities.
    Unit,
    /// What stands before a name that depends on a template parameter.
    Qualifier(QualifierId),
}

/// The parts that were written, in order.
#[derive(Default)]
pub(super) struct Substitutions {
    seen: Vec<Component>,
}

impl Substitutions {
    /// Notes that a part was written.
    pub fn add(&mut self, component: Component) {
        if !self.seen.contains(&component) {
            self.seen.push(component);
        }
    }

    fn position(&self, component: Component) -> Option<usize> {
        self.seen.iter().position(|seen| *seen == component)
    }
}

impl Mangler<'_> {
    /// Refers to a part that was written before; says whether there is one.
    pub(super) fn substituted(&mut self, component: Component) -> bool {
        let Some(position) = self.substitutions.position(component) else { return false };
        self.out.push(b'S');
        if let Some(number) = position.checked_sub(1) {
            self.base36(number);
        }
        self.out.push(b'_');
        true
    }

    fn base36(&mut self, number: usize) {
        let mut digits = Vec::new();
        let mut rest = number;
        loop {
            let digit = (rest % 36) as u8;
            digits.push(if digit < 10 { b'0' + digit } else { b'A' + digit - 10 });
            rest /= 36;
            if rest == 0 {
                break;
            }
        }
        self.out.extend(digits.iter().rev());
    }

    /// Notes a part that can be referred to from now on.
    pub(super) fn remember(&mut self, component: Component) {
        self.substitutions.add(component);
    }
}
