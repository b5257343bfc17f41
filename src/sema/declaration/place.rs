//! What stands around the declaration that is read.

use crate::il::*;
use crate::sema::{Initialized, Narrowing};
use crate::source::Pos;

/// What a declaration of a function with a qualified name declares again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Redeclares {
    /// What there is, as far as is known.
    #[default]
    Known,
    /// A member, but none that is declared so.
    OtherMember,
    /// No member.
    Nothing,
}

/// What the text around a declaration says of it.
pub struct Place {
    /// The template headers before the declaration being parsed.
    pub headers: Headers,
    /// Those before the declarators being read.
    pub declarator_headers: Headers,
    /// Access of the members being declared.
    pub member_access: Access,
    /// Whether declarations have C language linkage here.
    pub c_linkage: bool,
    /// Whether declarations stand in a linkage-specification.
    pub in_linkage_specification: bool,
    /// Whether an explicit instantiation is being parsed.
    pub instantiating: Option<Specialization>,
    /// Whether an empty template header stands before the declaration being read.
    pub specializing: bool,
    /// The explicit instantiation being read names no template: that was reported.
    pub names_no_template: bool,
    /// A pragma before the next declaration says that calls in it are not checked.
    pub unchecked_pragma: bool,
    /// The declaration being read is the one that this pragma stands before.
    pub unchecked_declaration: bool,
    /// What the declaration being read declares again.
    pub redeclares: Redeclares,
    /// Members that the declaration being read names as types, with the class they are named in and the place: their
    /// access is checked once it is known what is declared.
    pub named_types: Vec<(Entity, ClassId, Pos)>,
    /// What is said of a value in a braced list that what it initializes may not hold.
    pub narrowing: Narrowing,
    /// What the initializer belongs to that is being converted.
    pub initialized: Initialized,
    /// Whether what is converted is an element of a braced list.
    pub listed: bool,
}

impl Place {
    /// A place outside of all declarations.
    pub fn new(c_linkage: bool) -> Self {
        Self {
            headers: Headers::new(),
            declarator_headers: Headers::new(),
            member_access: Access::None,
            c_linkage,
            in_linkage_specification: false,
            instantiating: None,
            specializing: false,
            names_no_template: false,
            unchecked_pragma: false,
            unchecked_declaration: false,
            redeclares: Redeclares::Known,
            named_types: Vec::new(),
            narrowing: Narrowing::Unchecked,
            initialized: Initialized::Object,
            listed: false,
        }
    }
}
