//! The entries that have been made.

use super::entities::names::Qualifies;
use super::graph::NodeId;
use crate::il::*;
use crate::source::Pos;
use rustc_hash::{FxHashMap, FxHashSet};

/// The entries of what is shown once and named by many, by what it is.
#[derive(Default)]
pub(super) struct Made {
    pub entities: Entities,
    pub types: Types,
    pub classes: Classes,
    pub functions: Functions,
    pub templates: Templates,
    pub constants: Constants,
    pub attributes: Attributes,
}

/// What declarations declare, and the scopes and names around it.
#[derive(Default)]
pub(super) struct Entities {
    /// Entities.
    pub by_entity: FxHashMap<Entity, NodeId>,
    /// Scopes.
    pub scopes: FxHashMap<ScopeId, NodeId>,
    /// The namespaces that scopes belong to.
    pub namespaces: FxHashMap<NodeId, ScopeId>,
    /// Namespaces that are there before the unit declares them, by parent and name.
    pub predeclared: FxHashMap<(NodeId, String), NodeId>,
    /// Typedefs that are there before the unit declares them, by name.
    pub typedefs: FxHashMap<String, NodeId>,
    /// Qualifiers of names, which are shared: by what they name and the qualifier before.
    pub qualifiers: FxHashMap<(Qualifies, Option<NodeId>), NodeId>,
    /// What dependent names stand for, by scope and name.
    pub open_names: FxHashMap<(Option<NodeId>, EntityName), NodeId>,
    /// What is only another name for something, and the name of that.
    pub aliases: Vec<(NodeId, String)>,
}

/// Types, and which of them are asked for.
#[derive(Default)]
pub(super) struct Types {
    /// Types.
    pub by_type: FxHashMap<TypeId, NodeId>,
    /// The types that are built in.
    pub builtins: FxHashMap<Builtin, NodeId>,
    /// Types of string literals, by element type and length.
    pub string_types: FxHashMap<(NodeId, u64), NodeId>,
    /// The vectors that attributes make.
    pub vectors: FxHashMap<AttributeId, NodeId>,
    /// The type of expressions whose type depends on template parameters.
    pub unknown: Option<NodeId>,
    /// Types that declarations have, and whether one of a name with linkage is among them.
    pub declared: FxHashSet<(TypeId, bool)>,
    /// The last one of the types other than classes that are asked for when the program runs.
    pub run_time_types: Option<NodeId>,
    /// Types that are needed for what is made without being declared.
    pub needed_types: Vec<NodeId>,
}

/// Classes, and the members that they have without a declaration.
#[derive(Default)]
pub(super) struct Classes {
    /// The classes that types are.
    pub of_types: FxHashMap<NodeId, ClassId>,
    /// The variables that anonymous unions are.
    pub anonymous: FxHashMap<ClassId, NodeId>,
    /// Lambdas whose closure types have been made.
    pub closures: FxHashSet<LambdaId>,
    /// The members of closures, by lambda and place of the capture.
    pub capture_members: FxHashMap<(LambdaId, Pos), NodeId>,
    /// Instances of class templates that are defined further on.
    pub unfinished: Vec<ClassId>,
    /// Classes with constructors that need no code.
    pub lazy_classes: Vec<NodeId>,
    /// Implicit members that are used and have no bodies yet.
    pub implicit_uses: Vec<FunctionId>,
    /// Those that have bodies or will.
    pub implicit_seen: FxHashSet<FunctionId>,
    /// Classes and the routines that make and end objects of them on the free store.
    pub allocated: Vec<(NodeId, NodeId)>,
}

/// What the types of functions consist of.
#[derive(Default)]
pub(super) struct Functions {
    /// The types of functions' parameters, by the declaration: as they count and as they are declared.
    pub parameter_types: FxHashMap<(FunctionId, DeclarationId, usize), (NodeId, NodeId)>,
    /// The exception specifications of declarations.
    pub exceptions: FxHashMap<DeclarationId, NodeId>,
    /// The computed return types of declarations.
    pub returned: FxHashMap<DeclarationId, NodeId>,
    /// The types of functions whose parameters have names, with the declaration that those are from.
    pub prototypes: Vec<(NodeId, FunctionId, DeclarationId)>,
}

/// What members of templates are, and the parameters in their headers.
#[derive(Default)]
pub(super) struct Templates {
    /// For members of class templates: the templates that they count as.
    pub member_templates: FxHashMap<Entity, NodeId>,
    /// The parameters that the headers of members name which are defined outside of their classes: those of the classes.
    pub own_parameters: FxHashMap<TemplateParamId, TemplateParamId>,
    /// The types that those parameters are in their headers.
    pub header_types: FxHashMap<TypeId, NodeId>,
}

/// Constants and values that all that name them share.
#[derive(Default)]
pub(super) struct Constants {
    /// The objects that string literals stand for, by their text.
    pub strings: FxHashMap<String, NodeId>,
    /// The constants of default arguments, which all uses share.
    pub default_constants: FxHashMap<ExprId, NodeId>,
    /// The second argument of operators behind their operands, which all of them share.
    pub postfix_zero: Option<NodeId>,
    /// The value that enumerators of class templates begin with.
    pub first_enumerator: Option<NodeId>,
    /// What a launch gives that is not configured.
    pub launch_result: Option<NodeId>,
    /// The value of the keyword for null pointers.
    pub null_keyword: Option<NodeId>,
}

/// The parts of attributes, and what functions are declared with.
#[derive(Default)]
pub(super) struct Attributes {
    /// The groups that attributes are written in, which copies of an attribute share.
    pub groups: FxHashMap<u32, NodeId>,
    /// The arguments of attributes, which copies of an attribute share.
    pub arguments: FxHashMap<AttributeId, NodeId>,
    /// The attributes that functions are declared with.
    pub of_functions: FxHashMap<FunctionId, Vec<AttributeId>>,
}
