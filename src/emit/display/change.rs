//! What is known of a place changes inside of a construct and is the same again behind it.

use super::build::Build;
use super::build::Sequence as List;
use super::expressions::lambdas::Captures as Captured;
use super::statements::Targets;
use crate::il::{DeclarationId, TypedefId};
use crate::source::Pos;
use crate::tables::il_display::{ObjectLifetimeNode, RoutineNode, ScopeNode};

/// What is another thing inside of a place than outside of it.
pub(super) trait Change {
    /// Exchanges what it says for what holds: twice, and nothing has changed.
    fn exchange(&mut self, at: &mut Build);
}

/// Declares what may change, with the field that holds it and its type.
macro_rules! changes {
    ($($name:ident($type:ty) = $($field:ident).+;)*) => { $(
        pub(super) struct $name(pub $type);

        impl Change for $name {
            #[inline]
            fn exchange(&mut self, at: &mut Build) {
                std::mem::swap(&mut at.$($field).+, &mut self.0);
            }
        }
    )* };
}

changes! {
    ClassScope(Option<ScopeNode>) = place.class_scope;
    Captures(Captured) = function.captures;
    Dependent(bool) = place.dependent;
    CLinkage(bool) = place.c_linkage;
    CasesReached(bool) = function.statements.cases_reached;
    Depth(u32) = depth;
    Executed(bool) = function.statements.executed;
    ExplicitLinkage(bool) = place.explicit_linkage;
    FunctionRegion(u32) = function.region;
    AliasPattern(Option<TypedefId>) = place.alias_pattern;
    InHeader(bool) = place.in_header;
    InPrototype(bool) = place.in_prototype;
    LambdaParent(Option<super::graph::NodeId>) = function.lambda_parent;
    LocalScope(Option<ScopeNode>) = function.local_scope;
    MakingTemporary(bool) = function.making_temporary;
    NamespaceScope(Option<ScopeNode>) = place.namespace_scope;
    OnlyLinkage(bool) = place.only_linkage;
    OwnParameters(Option<super::declaration_place::OwnParameters>) = place.own_parameters;
    Outermost(Option<ScopeNode>) = function.outermost;
    Reached(bool) = function.statements.reached;
    Region(u32) = g.region;
    Routine(Option<RoutineNode>) = function.routine;
    Statements(Targets) = function.statements;
    Sequence(List) = place.sequence;
    Declarator(Option<DeclarationId>) = place.declarator;
    StaticLocal(bool) = function.static_local;
    Unended(bool) = function.unended;
    Unevaluated(bool) = place.unevaluated;
    Unlisted(bool) = place.unlisted;
    Until(Pos) = place.until;
    Whole(bool) = place.whole;
    PlainBounds(bool) = place.plain_bounds;
    ConditionVariable(Option<crate::il::VariableId>) = function.condition_variable;
    Evaluated(Option<super::function_place::Evaluated>) = function.evaluated;
    Temporaries(Option<ObjectLifetimeNode>) = function.temporaries;
}

impl<A: Change, B: Change> Change for (A, B) {
    #[inline]
    fn exchange(&mut self, at: &mut Build) {
        self.0.exchange(at);
        self.1.exchange(at);
    }
}

impl Build<'_> {
    /// Goes on where something is changed, and takes that back behind it.
    #[inline]
    pub(super) fn with<R>(&mut self, mut change: impl Change, run: impl FnOnce(&mut Self) -> R) -> R {
        change.exchange(self);
        let result = run(self);
        change.exchange(self);
        result
    }

    /// Makes something that may open scopes, which are closed behind it.
    #[inline]
    pub(super) fn with_scopes<R>(&mut self, run: impl FnOnce(&mut Self) -> R) -> R {
        let result = self.with(LocalScope(self.function.local_scope), run);
        self.scope_of_block();
        result
    }

    /// Goes on where names have C language linkage or not, because a linkage specification says so.
    #[inline]
    pub(super) fn with_linkage<R>(&mut self, c: bool, run: impl FnOnce(&mut Self) -> R) -> R {
        self.with((CLinkage(c), ExplicitLinkage(true)), run)
    }
}
