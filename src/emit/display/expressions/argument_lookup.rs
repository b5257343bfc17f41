//! Whether a function that is called is found without its arguments (`[basic.lookup.argdep]`).

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::graph::NodeId;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ExprNode, Link, ScopeNode, expr_node, kind, namespace, scope, using_decl};
use crate::tables::limits;

impl Build<'_> {
    /// What a call names: a function that only the arguments lead to has no reference to its name.
    pub fn callee(&mut self, callee: ExprId) -> ExprNode {
        let plain = self.without_decay(callee);
        let ExprKind::Name { entity: Entity::Function { id }, qualifier, args } = self.il[plain].kind else {
            return self.expression(callee, Use::Value);
        };
        if qualifier.is_some() {
            let node = self.expression(callee, Use::Value);
            // An instance stands where its template is named from.
            if self.il[id].instance.is_none() {
                self.position(node, self.il[plain].pos);
            }
            return node;
        }
        if args.is_some() || self.finds_function(id, self.il[plain].pos) {
            return self.expression(callee, Use::Value);
        }
        let routine = self.routine(id);
        self.routine_node(routine, self.il[plain].pos, Use::Value)
    }

    /// Says of a call how its function was found.
    pub fn lookup_of_callee(&mut self, call: ExprNode, callee: ExprId) {
        if self.header.is_c {
            return;
        }
        let plain = self.without_decay(callee);
        let e = self.il[plain];
        let ExprKind::Name { entity: Entity::Function { id }, qualifier, .. } = e.kind else { return };
        self.g.flag(call, expr_node::CALL_WITH_QUALIFIED_FUNCTION_NAME, qualifier.is_some());
        if qualifier.is_some() {
            return;
        }
        let suppressed = e.flags.contains(ExprFlags::PARENTHESIZED)
            || self.il[callee].flags.contains(ExprFlags::PARENTHESIZED);
        self.g.flag(call, expr_node::ARG_DEPENDENT_LOOKUP_SUPPRESSED_ON_CALL, suppressed);
        let unseen = !suppressed && !self.finds_function(id, e.pos);
        self.g.flag(call, expr_node::ONLY_FOUND_THROUGH_ARG_DEPENDENT_LOOKUP, unseen);
    }

    /// Whether unqualified lookup at `pos` finds a function.
    fn finds_function(&self, id: FunctionId, pos: Pos) -> bool {
        let f = &self.il[id];
        let Some(key) = LookupKey::of(f.name) else { return true };
        if f.class.is_some() || f.builtin(self.il).is_some() || self.is_local_scope(f.scope) {
            return true;
        }
        if f.flags.contains(FunctionFlags::HIDDEN_FRIEND) {
            return false;
        }
        self.is_brought(id) || self.found_around(id, key, pos, true)
    }

    /// Whether unqualified lookup of an operator, which finds no members, finds a function; those that
    /// using-declarations bring are others.
    pub fn finds_operator(&self, id: FunctionId, op: OverloadedOperator, pos: Pos) -> bool {
        !self.il[id].flags.contains(FunctionFlags::HIDDEN_FRIEND)
            && self.found_around(id, LookupKey::operator(op), pos, false)
    }

    /// Whether a using-declaration or -directive of a block or namespace around this place brings a function.
    fn is_brought(&self, id: FunctionId) -> bool {
        let Some(routine) = self.made.entities.by_entity.get(&Entity::Function { id }).copied() else {
            return false;
        };
        let home = self.made.entities.scopes.get(&self.il[id].scope).copied();
        let mut at = Some(self.current_scope());
        for _ in 0..limits::DISPLAYED_STEPS {
            let Some(scope) = at else { return false };
            if self.lists(scope, scope::USING_DECLARATIONS, |entity| entity == routine)
                || self.lists(scope, scope::USING_DIRECTIVES, |entity| {
                    home.is_some() && self.g.target(entity, namespace::ASSOC_SCOPE) == home
                })
            {
                return true;
            }
            at = self.g.target(scope, scope::PARENT);
        }
        false
    }

    /// Whether one of the using-declarations of a scope names a certain entity.
    fn lists(
        &self,
        scope: ScopeNode,
        list: Link<kind::Scope, kind::UsingDecl>,
        is: impl Fn(NodeId) -> bool,
    ) -> bool {
        let mut at = self.g.target(scope, list);
        while let Some(using) = at {
            if self.g.target(using, using_decl::ENTITY).is_some_and(|of| is(of.id())) {
                return true;
            }
            at = self.g.target(using, using_decl::NEXT);
        }
        false
    }

    /// Whether the innermost namespace around this place that declares the name before `pos` declares the function.
    fn found_around(&self, id: FunctionId, key: LookupKey, pos: Pos, brought: bool) -> bool {
        let il = self.il;
        let f = &il[id];
        let template = f.template.or(f.instance.map(|instance| il[instance].template));
        let wanted = |entity: &Entity| match entity {
            Entity::Function { id: found } => *found == id,
            Entity::Template { id: found } => Some(*found) == template,
            _ => false,
        };
        let mut at = self.namespace_here();
        while let Some(scope) = at {
            let members = self.unit.bindings.named(scope, key);
            let declared = |entity: &&Entity| match entity {
                Entity::Function { id } => !self.is_behind(il[*id].pos, pos),
                _ => true,
            };
            let before = || members.iter().filter(declared);
            if before().any(wanted) {
                return brought || f.scope == scope;
            }
            let within = |inner: &ScopeId| *inner == f.scope && self.is_transparent(*inner, scope);
            if il[scope].used_namespaces(il).iter().any(within) {
                return true;
            }
            if before().next().is_some() {
                return false;
            }
            at = il[scope].parent;
        }
        false
    }

    /// Whether a namespace is an inline or unnamed one of another one.
    fn is_transparent(&self, inner: ScopeId, outer: ScopeId) -> bool {
        match self.il[inner].kind {
            ScopeKind::Namespace { of } => {
                let Namespace { name, enclosing, inline, .. } = self.il[of];
                enclosing == outer && (inline || name.is_none())
            }
            _ => false,
        }
    }

    /// The namespace that what is being shown stands in.
    fn namespace_here(&self) -> Option<ScopeId> {
        let mut at = Some(self.current_scope());
        for _ in 0..limits::DISPLAYED_STEPS {
            let node = at?;
            if let Some(scope) = self.made.entities.namespaces.get(&node) {
                return Some(*scope);
            }
            at = self.g.target(node, scope::PARENT);
        }
        Some(self.unit.global)
    }
}
