//! What calls and overload resolution know of functions.

use crate::il::*;
use crate::sema::conversion::list_conversion::ListConversions;
use crate::sema::conversion::user_conversion::KnownConversions;
use crate::sema::overload::unrelated_class::LeadingParameters;
use rustc_hash::{FxHashMap, FxHashSet};

/// What calls and overload resolution know of functions beyond their types.
#[derive(Default)]
pub struct FunctionFacts {
    /// What their first parameters can take.
    pub leading_parameters: LeadingParameters,
    /// The user-defined conversions that depend on types alone.
    pub known_conversions: KnownConversions,
    /// The conversions of braced lists that are being looked at.
    pub list_conversions: ListConversions,
    /// The constructors that argument lists in parentheses are for.
    pub paren_constructors: FxHashMap<List<ExprId>, FunctionId>,
    /// The operands of casts to classes that constructors take by reference.
    pub bound_operands: FxHashSet<ExprId>,
    /// The values that variables begin with which live as long as the program; known where they are displayed.
    pub initial_values: FxHashMap<VariableId, ConstantId>,
    /// What calls give that are evaluated when the program is translated, `None` for those of type `void`; known where
    /// they are displayed.
    pub call_values: FxHashMap<ExprId, Option<ConstantId>>,
    /// The constructors that casts of what is no class call; known where they are displayed.
    pub cast_constructors: FxHashMap<ExprId, FunctionId>,
    /// What functions do that are made from templates; known where they are displayed.
    pub instance_bodies: FxHashMap<FunctionId, crate::sema::instantiation::body::Body>,
    /// What is instantiated at the end of the unit, in order; known where it is displayed.
    pub instantiated: Vec<Entity>,
    /// Functions that others choose when the program is loaded, with the attributes that name those.
    pub chosen_functions: Vec<(FunctionId, AttributeId)>,
    /// Functions that calls with dependent arguments may mean.
    pub candidates_named: FxHashSet<FunctionId>,
    /// Attributes of functions about the arguments of calls.
    pub call_attributes: FxHashMap<FunctionId, Vec<AttributeId>>,
    /// Functions and types whose results are not to be discarded, with the attributes that say so.
    pub discard_attributes: FxHashMap<Entity, AttributeId>,
    /// The promise types of coroutines, none where that is not known.
    pub coroutine_promises: FxHashMap<FunctionId, Option<TypeId>>,
}
