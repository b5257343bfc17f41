//! What the parser reads of names, specifiers and declarators, as it hands it to the analysis.

use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Found;
use crate::source::Pos;
use crate::tables::spelled;

/// Where the last part of a name is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameScope {
    /// From the innermost scope outwards.
    Unqualified,
    /// Among the members of this scope.
    Members(ScopeId),
    /// In something that depends on template parameters.
    Dependent,
}

/// A name as read: its qualifier, its last part, and what that was found to be.
#[derive(Clone, Debug)]
pub struct ParsedName {
    /// The last part's position.
    pub pos: Pos,
    /// The index after the name.
    pub end: u32,
    pub qualifier: Option<QualifierId>,
    pub scope: NameScope,
    pub name: EntityName,
    pub args: Option<List<TemplateArg>>,
    pub found: Found,
    pub template_keyword: bool,
    /// The name is a qualifier followed by `*`: a pointer-to-member operator.
    pub member_pointer: bool,
}

impl ParsedName {
    /// An identifier that stands for nothing yet, with its position and the index after it.
    pub(crate) fn plain(name: Name, pos: Pos, end: u32) -> Self {
        Self {
            pos,
            end,
            qualifier: None,
            scope: NameScope::Unqualified,
            name: EntityName::Identifier { name },
            args: None,
            found: Found::new(),
            template_keyword: false,
            member_pointer: false,
        }
    }

    /// The identifier, if the last part is one.
    pub fn identifier(&self) -> Option<Name> {
        match self.name {
            EntityName::Identifier { name } => Some(name),
            _ => None,
        }
    }

    /// The template among what was found: a class template by its injected name too.
    pub fn single(&self) -> Option<Entity> {
        self.found.first().copied()
    }
}

/// What a decl-specifier-seq says.
#[derive(Clone, Debug)]
pub struct DeclSpecifiers {
    pub ty: Option<TypeId>,
    pub flags: SpecifierFlags,
    pub attributes: AttributeIds,
    pub definition: Option<TagDefinitionId>,
    pub pos: Pos,
    /// Where `inline` stands; none without it.
    pub inline_pos: Pos,
    /// Where `explicit` stands; none without it.
    pub explicit_pos: Pos,
    /// Where `mutable` stands; none without it.
    pub mutable_pos: Pos,
    /// Where `constexpr` stands; none without it.
    pub constexpr_pos: Pos,
    /// Where `virtual` stands; none without it.
    pub virtual_pos: Pos,
    /// Where `auto` stands as a type; none without it.
    pub auto_pos: Pos,
    /// Where the first storage class specifier stands; none without one.
    pub storage_pos: Pos,
    /// Where the type begins; none without one.
    pub type_pos: Pos,
    pub explicit_condition: Option<ExprId>,
    pub quals: Qualifiers,
    /// A class or enumeration was declared by `struct X` that names no earlier one.
    pub declares_tag: bool,
    /// The type is named with `enum`.
    pub enum_named: bool,
    /// An enumeration is defined by braces with nothing between them.
    pub enum_empty: bool,
}

impl DeclSpecifiers {
    /// The word that stands at `constexpr_pos`, of those that say so.
    pub fn constant_word(&self) -> &'static str {
        match () {
            () if self.has(SpecifierFlags::CONSTEVAL) => spelled!(CONSTEVAL),
            () if self.has(SpecifierFlags::CONSTINIT) => spelled!(CONSTINIT),
            () => spelled!(CONSTEXPR),
        }
    }

    /// Whether a specifier is among them.
    pub fn has(&self, flag: SpecifierFlags) -> bool {
        self.flags.contains(flag)
    }
}

/// The parameters and other parts of a function declarator.
#[derive(Clone, Debug)]
pub struct FunctionParts {
    pub params: List<VariableId>,
    /// Whether the parameters are names alone, as in C before prototypes.
    pub old_style: bool,
    pub info: List<ParamDeclaration>,
    /// What stands first between the parentheses of the parameters; none without parentheses.
    pub first_pos: Pos,
    /// What stands behind the parentheses of the parameters; none without parentheses.
    pub after_pos: Pos,
    /// Where the ref-qualifier stands, or would stand.
    pub ref_pos: Pos,
    pub scope: ScopeId,
    pub noexcept: ExceptionSpec,
    /// Where the exception specification stands, or would stand.
    pub noexcept_pos: Pos,
    pub trailing: bool,
    pub requires: Option<ExprId>,
    pub requires_pos: Pos,
}

/// A declarator as read.
#[derive(Clone, Debug)]
pub struct Declarator {
    pub name: Option<ParsedName>,
    pub pos: Pos,
    pub ty: TypeId,
    /// The function declarator next to the name.
    pub function: Option<FunctionParts>,
    pub inner: Vec<FunctionDeclarator>,
    pub attributes: AttributeIds,
    pub asm_label: Option<u32>,
    /// Where the asm label stands: its keyword and its string.
    pub asm_pos: (Pos, Pos),
    pub pack: bool,
    /// Scope to look names up in after a qualified name.
    pub scope: Option<ScopeId>,
    /// Template parameters invented for `auto` in the parameters.
    pub invented: Vec<TemplateParamId>,
    /// Where each of these `auto` stands.
    pub invented_at: Vec<Pos>,
    /// Something in the parentheses of a nested declarator belongs to none.
    pub(crate) unfinished: bool,
    /// Where the `=` of the first default argument of a parameter stands.
    pub(crate) default_pos: Pos,
}

impl FunctionParts {
    /// These parameters as those of a nested function declarator of type `ty`.
    pub(crate) fn as_inner(&self, ty: TypeId) -> FunctionDeclarator {
        FunctionDeclarator { ty, params: self.params, param_info: self.info }
    }
}

/// The head of a class or enumeration specifier.
pub struct TagHead {
    pub tag: Tag,
    pub pos: Pos,
    /// The token before the name.
    pub before: Pos,
    pub name: Option<ParsedName>,
    pub attributes: AttributeIds,
}
