//! The function that is shown.

use super::build::PendingBody;
use super::expressions::lambdas::Captures;
use super::graph::NodeId;
use super::statements::Targets;
use crate::il::ExprId;
use crate::tables::il_display::{
    DynamicInitNode, ObjectLifetimeNode, RoutineNode, ScopeNode, ScopeOrphanedListHeaderNode,
};
use rustc_hash::FxHashMap;

/// What has been evaluated when the program is translated.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Evaluated {
    /// What a call gives.
    Call(ExprId),
    /// The object that a constructor makes of a variable.
    Object,
}

/// What is known of the function whose body is made, and what waits for it.
#[derive(Default)]
pub(super) struct FunctionPlace {
    /// The function whose body is being made.
    pub routine: Option<RoutineNode>,
    /// The scope that local entities are being added to.
    pub local_scope: Option<ScopeNode>,
    /// The region of the outermost function being shown.
    pub region: u32,
    /// The scope of the outermost function being shown.
    pub outermost: Option<ScopeNode>,
    /// What jumps in the body lead to.
    pub statements: Targets,
    /// What the lambda being shown has captured.
    pub captures: Captures,
    /// The lifetime of the temporaries of the full-expression that is being shown, once it has one.
    pub temporaries: Option<ObjectLifetimeNode>,
    /// Whether the object that is being made is a temporary.
    pub making_temporary: bool,
    /// Whether the temporary that comes next lives as long as the reference that is bound to it.
    pub keeps_temporary: bool,
    /// Whether the object that is being made ends where it is not seen: it is returned or thrown.
    pub unended: bool,
    /// What begins the object that the next temporary is one of two choices for.
    pub choice: Option<DynamicInitNode>,
    /// What a lambda outside of all bodies belongs to: a variable or data member that it is in the initializer of.
    pub lambda_parent: Option<NodeId>,
    /// The variable that the condition declares whose value is being asked for.
    pub condition_variable: Option<crate::il::VariableId>,
    /// What is being made that has been evaluated: it is destroyed nowhere.
    pub evaluated: Option<Evaluated>,
    /// Whether the object that is being made is a variable of the function that lives as long as the program.
    pub static_local: bool,
    /// For scopes of functions: the lists of what lives as long as the program.
    pub orphans: FxHashMap<ScopeNode, ScopeOrphanedListHeaderNode>,
    /// Those of functions that are being shown.
    pub open_orphans: Vec<(ScopeNode, ScopeOrphanedListHeaderNode)>,
    /// Entities with linkage that functions declare, by the scope where they do.
    pub local_declarations: Vec<(ScopeNode, NodeId)>,
    /// The scopes of functions with bodies, in the order of their regions.
    pub bodies: Vec<(ScopeNode, String)>,
    /// Bodies that are made when what is around them has been.
    pub pending: Vec<PendingBody>,
}
