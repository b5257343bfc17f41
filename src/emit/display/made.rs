//! The entries that have been made.

use super::entities::names::Qualifies;
use super::graph::NodeId;
use crate::il::*;
use crate::source::Pos;
use rustc_hash::{FxHashMap, FxHashSet};

/// The entries of what is shown once and named by many, by what it is.
#[derive(Default)]
pub(super) struct Made {
    /// Entities.
    pub entities: FxHashMap<Entity, NodeId>,
    /// The classes that types are.
    pub classes: FxHashMap<NodeId, ClassId>,
    /// Scopes.
    pub scopes: FxHashMap<ScopeId, NodeId>,
    /// The namespaces that scopes belong to.
    pub namespaces: FxHashMap<NodeId, ScopeId>,
    /// The second argument of operators behind their operands, which all of them share.
    pub postfix_zero: Option<NodeId>,
    /// The value that enumerators of class templates begin with.
    pub first_enumerator: Option<NodeId>,
    /// What dependent names stand for, by scope and name.
    pub open_names: FxHashMap<(Option<NodeId>, EntityName), NodeId>,
    /// Types.
    pub types: FxHashMap<TypeId, NodeId>,
    /// The types that are built in.
    pub builtins: FxHashMap<Builtin, NodeId>,
    /// Namespaces that are there before the unit declares them, by parent and name.
    pub predeclared: FxHashMap<(NodeId, String), NodeId>,
    /// Typedefs that are there before the unit declares them, by name.
    pub typedefs: FxHashMap<String, NodeId>,
    /// For members of class templates: the templates that they count as.
    pub member_templates: FxHashMap<Entity, NodeId>,
    /// Lambdas whose closure types have been made.
    pub closures: FxHashSet<LambdaId>,
    /// The members of closures, by lambda and place of the capture.
    pub capture_members: FxHashMap<(LambdaId, Pos), NodeId>,
    /// The objects that string literals stand for, by their text.
    pub strings: FxHashMap<String, NodeId>,
    /// Types of string literals, by element type and length.
    pub string_types: FxHashMap<(NodeId, u64), NodeId>,
    /// The types of functions' parameters, by the declaration: as they count and as they are declared.
    pub parameter_types: FxHashMap<(FunctionId, DeclarationId, usize), (NodeId, NodeId)>,
    /// The constants of default arguments, which all uses share.
    pub default_constants: FxHashMap<ExprId, NodeId>,
    /// Qualifiers of names, which are shared: by what they name and the qualifier before.
    pub qualifiers: FxHashMap<(Qualifies, Option<NodeId>), NodeId>,
    /// The groups that attributes are written in, which copies of an attribute share.
    pub attribute_groups: FxHashMap<u32, NodeId>,
    /// The arguments of attributes, which copies of an attribute share.
    pub attribute_arguments: FxHashMap<AttributeId, NodeId>,
    /// The last one of the types other than classes that are asked for when the program runs.
    pub run_time_types: Option<NodeId>,
    /// Types that are needed for what is made without being declared.
    pub needed_types: Vec<NodeId>,
    /// The exception specifications and computed return types of declarations.
    pub exceptions: FxHashMap<DeclarationId, NodeId>,
    pub returned: FxHashMap<DeclarationId, NodeId>,
    /// The variables that anonymous unions are.
    pub anonymous: FxHashMap<ClassId, NodeId>,
    /// The vectors that attributes make.
    pub vectors: FxHashMap<AttributeId, NodeId>,
    /// Implicit members that are used and have no bodies yet, and those that have them or will.
    pub implicit_uses: Vec<FunctionId>,
    pub implicit_seen: FxHashSet<FunctionId>,
    /// What is only another name for something, and the name of that.
    pub aliases: Vec<(NodeId, String)>,
    /// Types that declarations have, and whether one of a name with linkage is among them.
    pub declared: FxHashSet<(TypeId, bool)>,
    /// Classes and the routines that make and end objects of them on the free store.
    pub allocated: Vec<(NodeId, NodeId)>,
    /// Instances of class templates that are defined further on.
    pub unfinished: Vec<ClassId>,
    /// Classes with constructors that need no code.
    pub lazy_classes: Vec<NodeId>,
    /// The type of expressions whose type depends on template parameters.
    pub unknown: Option<NodeId>,
    /// The parameters that the headers of members name which are defined outside of their classes: those of the classes.
    pub own_parameters: FxHashMap<TemplateParamId, TemplateParamId>,
    /// The types that those parameters are in their headers.
    pub header_types: FxHashMap<TypeId, NodeId>,
    /// The types of functions whose parameters have names, with the declaration that those are from.
    pub prototypes: Vec<(NodeId, FunctionId, DeclarationId)>,
    /// The attributes that functions are declared with.
    pub attributes: FxHashMap<FunctionId, Vec<AttributeId>>,
    /// What a launch gives that is not configured.
    pub launch_result: Option<NodeId>,
    /// The value of the keyword for null pointers.
    pub null_keyword: Option<NodeId>,
}
