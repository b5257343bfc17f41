//! What names stand for in scopes, for whoever reads a unit: lookup keeps it.

use super::{Entity, EntityName, OverloadedOperator, ScopeId};
use crate::names::Name;

/// A name in the form that scopes are searched by: identifiers, operators and literal suffixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LookupKey(u32);

impl LookupKey {
    const OPERATOR: u32 = 1 << 31;
    const LITERAL: u32 = 1 << 30;

    /// The key of an identifier.
    pub fn name(name: Name) -> Self {
        Self(name.number())
    }

    /// The identifier that it is the key of, if it is that of one.
    pub fn identifier(self) -> Option<Name> {
        (self.0 & (Self::OPERATOR | Self::LITERAL) == 0).then_some(Name::from_number(self.0))
    }

    /// The key of an operator function.
    pub fn operator(op: OverloadedOperator) -> Self {
        Self(Self::OPERATOR | op as u32)
    }

    /// The key under which an entity of this name is found by ordinary lookup.
    pub fn of(name: EntityName) -> Option<Self> {
        match name {
            EntityName::Identifier { name } => Some(Self::name(name)),
            EntityName::Operator { op } => Some(Self::operator(op)),
            EntityName::Literal { suffix } => Some(Self(Self::LITERAL | suffix.number())),
            _ => None,
        }
    }
}

/// What each name stands for in each scope.
pub trait DeclaredNames {
    /// What `key` stands for in `scope`, its own members and what using-declarations brought in.
    fn named(&self, scope: ScopeId, key: LookupKey) -> &[Entity];

    /// The inline namespaces that are members of a namespace.
    fn inline_namespaces(&self, scope: ScopeId) -> &[ScopeId];

    /// Calls a function with each identifier that is declared, once for every scope that declares it.
    fn visit_identifiers(&self, visit: &mut dyn FnMut(Name));
}
