//! Where the declaration stands that is shown.

use super::build::Sequence;
use crate::il::{DeclarationId, TypedefId};
use crate::source::Pos;
use crate::tables::il_display::{ConstantNode, ScopeNode, TypeNode};
use rustc_hash::FxHashMap;

/// What stands around a declaration.
pub(super) struct DeclarationPlace {
    /// The list that declarations are added to.
    pub sequence: Sequence,
    /// Whether what is shown is made from a template, and stands in no list of what the source says.
    pub unlisted: bool,
    /// Whether declarations have C language linkage.
    pub c_linkage: bool,
    /// Whether a linkage-specification says which.
    pub explicit_linkage: bool,
    /// Whether a declaration stands behind a linkage specification without braces.
    pub only_linkage: bool,
    /// Whether templates have been declared.
    pub has_templates: bool,
    /// Whether a class or enumeration is declared without anything of its type.
    pub tag_alone: bool,
    /// Whether operands are shown of an operation that depends on template parameters.
    pub dependent: bool,
    /// Whether what is being shown is the pattern of a template.
    pub in_prototype: bool,
    /// Whether the body of the template that is being shown was not read.
    pub unread_body: bool,
    /// The declaration of a function whose declarator is shown, where parameters are known by their numbers only.
    pub declarator: Option<DeclarationId>,
    /// The scope of the namespace whose members are being shown.
    pub namespace_scope: Option<ScopeNode>,
    /// Whether an operand is shown that is not evaluated.
    pub unevaluated: bool,
    /// Whether the bounds of arrays are kept as they are written, as those of variables are that functions have for the whole
    /// program.
    pub plain_bounds: bool,
    /// Whether what is being made is evaluated as a whole, because the language asks for its value.
    pub whole: bool,
    /// Where the next declaration begins.
    pub until: Pos,
    /// The scope of the class whose members are being shown.
    pub class_scope: Option<ScopeNode>,
    /// The alias that is the pattern of the template that is being shown.
    pub alias_pattern: Option<TypedefId>,
    /// Whether the parameters of a template are shown, which may name each other.
    pub in_header: bool,
    /// What stands for the parameters of a member template of an instance, by depth and place.
    pub own_parameters: Option<OwnParameters>,
}

/// What stands for template parameters that an instance of a class template has of its own.
#[derive(Default)]
pub(super) struct OwnParameters {
    pub types: FxHashMap<(u16, u32), TypeNode>,
    pub constants: FxHashMap<(u16, u32), ConstantNode>,
}

impl DeclarationPlace {
    /// The place of the first declaration of a unit, which is added to a list.
    pub fn new(sequence: Sequence, c_linkage: bool) -> Self {
        Self {
            sequence,
            unlisted: false,
            c_linkage,
            explicit_linkage: false,
            only_linkage: false,
            has_templates: false,
            tag_alone: false,
            dependent: false,
            in_prototype: false,
            unread_body: false,
            declarator: None,
            namespace_scope: None,
            unevaluated: false,
            plain_bounds: false,
            whole: false,
            until: Pos(u32::MAX),
            class_scope: None,
            alias_pattern: None,
            in_header: false,
            own_parameters: None,
        }
    }
}
