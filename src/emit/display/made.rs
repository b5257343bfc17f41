//! The entries that have been made.

use super::entities::names::Qualifies;
use super::graph::NodeId;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::il_display::{
    AttributeArgNode, AttributeGroupNode, ClassTypeSupplementNode, ConstantNode, ExceptionSpecificationNode,
    FieldNode, NameQualifierNode, RoutineNode, ScopeNode, TemplateNode, TypeNode, UsingDeclNode,
    VariableNode,
};
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
    pub scopes: FxHashMap<ScopeId, ScopeNode>,
    /// The namespaces that scopes belong to.
    pub namespaces: FxHashMap<ScopeNode, ScopeId>,
    /// Namespaces that are there before the unit declares them, by parent and name.
    pub predeclared: FxHashMap<(ScopeNode, String), NodeId>,
    /// Typedefs that are there before the unit declares them, by name.
    pub typedefs: FxHashMap<String, TypeNode>,
    /// Qualifiers of names, which are shared: by what they name and the qualifier before.
    pub qualifiers: FxHashMap<(Qualifies, Option<NameQualifierNode>), NameQualifierNode>,
    /// What dependent names stand for, by scope and name.
    pub open_names: FxHashMap<(Option<ScopeNode>, EntityName), ConstantNode>,
    /// What is only another name for something, and the name of that.
    pub aliases: Vec<(NodeId, String)>,
}

/// Types, and which of them are asked for.
#[derive(Default)]
pub(super) struct Types {
    /// Types.
    pub by_type: FxHashMap<TypeId, TypeNode>,
    /// The types that are built in.
    pub builtins: FxHashMap<Builtin, TypeNode>,
    /// Types of complex numbers, by the type of their parts.
    pub complex: FxHashMap<Builtin, TypeNode>,
    /// Types of string literals, by element type and length.
    pub string_types: FxHashMap<(TypeNode, u64), TypeNode>,
    /// The vectors that attributes make.
    pub vectors: FxHashMap<AttributeId, TypeNode>,
    /// The type of expressions whose type depends on template parameters.
    pub unknown: Option<TypeNode>,
    /// Types that declarations have, and whether one of a name with linkage is among them.
    pub declared: FxHashSet<(TypeId, bool)>,
    /// The last one of the types other than classes that are asked for when the program runs.
    pub run_time_types: Option<TypeNode>,
    /// Types that are needed for what is made without being declared.
    pub needed_types: Vec<TypeNode>,
}

/// Classes, and the members that they have without a declaration.
#[derive(Default)]
pub(super) struct Classes {
    /// The classes that types are.
    pub of_types: FxHashMap<TypeNode, ClassId>,
    /// The variables that anonymous unions are.
    pub anonymous: FxHashMap<ClassId, VariableNode>,
    /// Lambdas whose closure types have been made.
    pub closures: FxHashSet<LambdaId>,
    /// The members of closures, by lambda and place of the capture.
    pub capture_members: FxHashMap<(LambdaId, Pos), FieldNode>,
    /// Instances of class templates that are defined further on.
    pub unfinished: Vec<ClassId>,
    /// Classes with constructors that need no code.
    pub lazy_classes: Vec<TypeNode>,
    /// Implicit members that are used and have no bodies yet.
    pub implicit_uses: Vec<FunctionId>,
    /// Those that have bodies or will.
    pub implicit_seen: FxHashSet<FunctionId>,
    /// The declarations that name the constructors of base classes, by the scopes of the classes that have them.
    pub inheriting: Vec<(ScopeNode, UsingDeclNode, Pos)>,
    /// Classes that others are derived from.
    pub derived_from: FxHashSet<ClassId>,
    /// Classes and the routines that make and end objects of them on the free store.
    pub allocated: Vec<(TypeNode, RoutineNode)>,
}

/// What the types of functions consist of.
#[derive(Default)]
pub(super) struct Functions {
    /// The types of functions' parameters, by the declaration: as they count and as they are declared.
    pub parameter_types: FxHashMap<(FunctionId, DeclarationId, usize), (TypeNode, TypeNode)>,
    /// The exception specifications of declarations.
    pub exceptions: FxHashMap<DeclarationId, ExceptionSpecificationNode>,
    /// The computed return types of declarations.
    pub returned: FxHashMap<DeclarationId, TypeNode>,
    /// The types of built-in functions, by their number in the table and whether they return.
    pub builtin_types: FxHashMap<(u16, bool), TypeNode>,
    /// Built-in functions that no expression names, by name.
    pub builtins: FxHashMap<String, RoutineNode>,
    /// The types of functions whose parameters have names, with the declaration that those are from.
    pub prototypes: Vec<(TypeNode, FunctionId, DeclarationId)>,
}

/// What members of templates are, and the parameters in their headers.
#[derive(Default)]
pub(super) struct Templates {
    /// For members of class templates: the templates that they count as.
    pub member_templates: FxHashMap<Entity, TemplateNode>,
    /// The parameters that the headers of members name which are defined outside of their classes: those of the classes.
    pub own_parameters: FxHashMap<TemplateParamId, TemplateParamId>,
    /// The types that those parameters are in their headers.
    pub header_types: FxHashMap<TypeId, TypeNode>,
    /// Types and templates that are members of what depends on parameters, by the scope and name.
    pub open_members: FxHashMap<(ScopeNode, Name), TypeNode>,
    pub open_templates: FxHashMap<(ScopeNode, Name), TemplateNode>,
    /// The templates that partial specializations are, by their patterns.
    pub partials: FxHashMap<Entity, TemplateNode>,
    /// Those of each primary template, in order, and the primary templates of them.
    pub partials_of: FxHashMap<TemplateNode, Vec<TemplateNode>>,
    pub primaries: FxHashMap<TemplateNode, TemplateNode>,
    /// What the specializations have that partial ones name.
    pub named_partials: FxHashMap<TemplateNode, ClassTypeSupplementNode>,
    /// The arguments that specializations of functions and variables are first named with, once they are asked for.
    pub written_arguments: Option<FxHashMap<Entity, List<TemplateArg>>>,
}

/// Constants and values that all that name them share.
#[derive(Default)]
pub(super) struct Constants {
    /// The objects that string literals stand for, by their text.
    pub strings: FxHashMap<String, ConstantNode>,
    /// The constants of default arguments, which all uses share.
    pub default_constants: FxHashMap<ExprId, ConstantNode>,
    /// The second argument of operators behind their operands, which all of them share.
    pub postfix_zero: Option<ConstantNode>,
    /// The value that enumerators of class templates begin with.
    pub first_enumerator: Option<ConstantNode>,
    /// What a launch gives that is not configured.
    pub launch_result: Option<ConstantNode>,
    /// The variables that hold the names of functions, by the scope of the function and whether it is that with its type.
    pub function_names: FxHashMap<(ScopeNode, bool), VariableNode>,
    /// The value of the keyword for null pointers.
    pub null_keyword: Option<ConstantNode>,
}

/// The parts of attributes, and what functions are declared with.
#[derive(Default)]
pub(super) struct Attributes {
    /// The groups that attributes are written in, which copies of an attribute share.
    pub groups: FxHashMap<u32, AttributeGroupNode>,
    /// The arguments of attributes, which copies of an attribute share.
    pub arguments: FxHashMap<AttributeId, AttributeArgNode>,
    /// The attributes that functions are declared with.
    pub of_functions: FxHashMap<FunctionId, Vec<AttributeId>>,
}
