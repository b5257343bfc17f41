//! What instances of templates are made from.

use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::sema::instantiation::closure::ClosureContext;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::instantiation::variable_instance::UnmadeVariable;
use crate::sema::lookup::Key;
use crate::source::Pos;

/// What instances and their members are made from, and what of them has been asked for.
#[derive(Default)]
pub struct Instances {
    /// For each class template instance: the members made from members of its pattern.
    pub member_map: NearMap<(ClassId, Entity), Entity>,
    /// For functions and variables that are members of class template instances: what they are made from.
    pub made_from: NearMap<Entity, Entity>,
    /// Member classes of instances that are not defined yet, with the ones that they are made from.
    pub member_classes: NearMap<ClassId, ClassId>,
    /// What member classes of instances are made from, once they are.
    pub member_class_patterns: NearMap<ClassId, ClassId>,
    /// Scoped enumerations of instances without their enumerators yet, with the ones that they are made from.
    pub member_enums: NearMap<EnumId, EnumId>,
    /// For each function template instance whose body was made: the enumerations in the place of those of the template.
    pub local_enums: NearMap<(EnumId, FunctionId), EnumId>,
    /// The classes in the place of those that bodies of templates define, with what the names around them stand for.
    pub local_classes: NearMap<ClassId, Environment>,
    /// Parameters of function templates by the types that substitution gave them.
    pub typed_parameters: NearMap<(VariableId, TypeId), VariableId>,
    /// The template parameter objects, by value and type.
    pub parameter_objects: NearMap<(ConstantId, TypeId), VariableId>,
    /// Closure types with what stands around their lambda-expressions.
    pub closures: NearMap<ClassId, ClosureContext>,
    /// Default arguments of template instances that were instantiated, by their number among the parameters.
    pub default_arguments_made: NearSet<(FunctionId, usize)>,
    /// The static data members of instances whose initializers gave no value, and were examined for the reason.
    pub examined_initializers: NearSet<VariableId>,
    /// The instances of variable templates that have no initializer yet, or cannot be made, which was not reported yet.
    pub unmade_variables: NearMap<VariableId, UnmadeVariable>,
    /// Everything that the unit has instantiated explicitly.
    pub explicitly_instantiated: NearSet<Entity>,
    /// What is instantiated explicitly with its bodies, and where.
    pub bodies: Vec<(Entity, Pos)>,
    /// The functions that are instantiated explicitly, and where.
    pub explicit: Vec<(FunctionId, Pos)>,
    /// Where instances of function templates, and members of class template instances, were first named.
    pub first_uses: NearMap<FunctionId, Pos>,
    /// The names of friend functions that instances only declare: others may define them.
    pub declared_friends: NearSet<(ScopeId, Key)>,
    /// Friend functions that other instances only declare, and the instances that define them.
    pub defining_friends: NearMap<FunctionId, ClassId>,
    /// The tokens that were being read when classes were instantiated.
    pub classes: Vec<u32>,
}
