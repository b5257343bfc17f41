//! How objects begin: constants, computed values, calls of constructors, temporaries.

use super::build::Build;
use super::expressions::Use;
use super::graph::{Derived, NodeId, Value};
use crate::il::*;
use crate::tables::il_display::{field, form, word};

impl Build<'_> {
    /// The initialization that an expression gives an object; `variable` is the object where it has a name.
    pub fn initializer(&mut self, expr: ExprId, variable: Option<NodeId>) -> Option<NodeId> {
        let node = self.dynamic_initializer(expr);
        self.g.link_some(node, field::VARIABLE, variable);
        Some(node)
    }

    /// The initialization that an expression stands for.
    pub fn dynamic_initializer(&mut self, expr: ExprId) -> NodeId {
        let il = self.il;
        let e = il[expr];
        match e.kind {
            ExprKind::Construct { args, constructor: Some(constructor), .. } => {
                return self.constructor_call(constructor, args);
            }
            ExprKind::ConstructBrace { list, constructor: Some(constructor), .. } => {
                let args = match il[list].kind {
                    ExprKind::InitList { elements, .. } => elements,
                    _ => List::EMPTY,
                };
                let node = self.constructor_call(constructor, args);
                self.g.flag(node, field::IS_BRACED_INITIALIZER, true);
                return node;
            }
            ExprKind::InitList { elements, constructor: Some(constructor) } => {
                return self.constructor_call(constructor, elements);
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::User, function: Some(function) }
                if il[function].name == EntityName::Constructor =>
            {
                return self.constructor_from(function, operand);
            }
            _ => {}
        }
        if let Some(constant) = self.constant_of(expr, None) {
            let node = self.new_node(form::DYNAMIC_INIT_DIK_CONSTANT);
            self.g.link(node, field::CONSTANT, constant);
            return node;
        }
        let node = self.new_node(form::DYNAMIC_INIT_DIK_EXPRESSION);
        let made = self.expression(expr, Use::Value);
        self.g.link(node, field::EXPRESSION, made);
        node
    }

    fn constructor_call(&mut self, constructor: FunctionId, args: List<ExprId>) -> NodeId {
        let args = self.arguments(args, Some(constructor));
        self.constructor_node(constructor, &args)
    }

    fn constructor_from(&mut self, constructor: FunctionId, operand: ExprId) -> NodeId {
        let arg = self.expression(operand, Use::Value);
        self.constructor_node(constructor, &[arg])
    }

    pub fn constructor_node(&mut self, constructor: FunctionId, args: &[NodeId]) -> NodeId {
        let routine = self.routine(constructor);
        self.g.flag(routine, field::CALLED, true);
        self.used.push(routine);
        let node = self.new_node(form::DYNAMIC_INIT_DIK_CONSTRUCTOR);
        self.g.link(node, field::ROUTINE, routine);
        let first = self.g.chain(args, field::NEXT);
        self.g.link_some(node, field::ARGS, first);
        if let Some(class) = self.il[constructor].class {
            self.destroyed(node, class);
        }
        node
    }

    /// An object of a class with a destructor of its own is destroyed at the end of its lifetime.
    fn destroyed(&mut self, node: NodeId, class: ClassId) {
        let Some(destructor) = self.il[class].destructor else { return };
        if self.il[destructor].flags.contains(FunctionFlags::TRIVIAL) {
            return;
        }
        let routine = self.routine(destructor);
        self.g.flag(routine, field::CALLED, true);
        self.used.push(routine);
        self.g.link(node, field::DESTRUCTOR, routine);
        let owner = self.local_scope.unwrap_or(self.file);
        let lifetime = self.lifetime_of(owner);
        self.g.link(node, field::LIFETIME, lifetime);
        match self.g.target(lifetime, field::DESTRUCTIONS) {
            Some(first) => self.g.link(node, field::NEXT_IN_DESTRUCTION_LIST, first),
            None => self.g.set(node, field::NEXT_IN_DESTRUCTION_LIST, Value::Null),
        }
        self.g.set(node, field::UNORDERED, Value::Bool(false));
        self.g.link(lifetime, field::DESTRUCTIONS, node);
    }

    /// The lifetime of what belongs to a scope.
    pub fn lifetime_of(&mut self, scope: NodeId) -> NodeId {
        if let Some(found) = self.g.target(scope, field::LIFETIME) {
            return found;
        }
        let is_file = scope == self.file;
        let form =
            if is_file { form::OBJECT_LIFETIME_OLK_GLOBAL_STATIC } else { form::OBJECT_LIFETIME_OLK_BLOCK };
        let node = if is_file { self.g.add_to_file(form) } else { self.new_node(form) };
        self.g.link(node, field::ENTITY, scope);
        self.g.link(scope, field::LIFETIME, node);
        if is_file {
            self.g.flag(node, field::HAS_IMPLICIT_CHILD, true);
        } else {
            let parent = self.lifetime_of(self.file);
            self.g.link(node, field::PARENT_LIFETIME, parent);
        }
        node
    }

    /// An object without a name.
    pub fn temporary(&mut self, expr: ExprId, how: Use) -> NodeId {
        let il = self.il;
        let e = il[expr];
        let is_class = matches!(il[il[e.ty].canonical].kind, TypeKind::Class { .. });
        if let ExprKind::Implicit { operand, conversion: ConversionKind::Materialize, .. } = e.kind
            && (is_class
                || matches!(il[operand].kind, ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. }))
        {
            return self.temporary(operand, how);
        }
        let source = match e.kind {
            ExprKind::Implicit { operand, conversion: ConversionKind::Materialize, .. } => operand,
            _ => expr,
        };
        if !is_class && !matches!(e.kind, ExprKind::Implicit { .. }) {
            return self.constant_expression(expr, how);
        }
        let node = self.new_expression(form::EXPR_NODE_ENK_TEMP_INIT, expr);
        let init = match il[source].kind {
            ExprKind::CompoundLiteral { list, .. } => {
                let init = self.new_node(form::DYNAMIC_INIT_DIK_NONCONSTANT_AGGREGATE);
                self.g.flag(init, field::IS_COMPOUND_LITERAL, true);
                let constant = self.constant_of(list, None);
                self.g.link_some(init, field::CONSTANT, constant);
                init
            }
            ExprKind::Construct { .. }
            | ExprKind::ConstructBrace { .. }
            | ExprKind::Implicit { .. }
            | ExprKind::InitList { .. } => self.dynamic_initializer_without_loop(source),
            _ if is_class => {
                let init = self.new_node(form::DYNAMIC_INIT_DIK_EXPRESSION);
                let made = self.expression(source, Use::Value);
                self.g.link(init, field::EXPRESSION, made);
                init
            }
            _ => self.dynamic_initializer(source),
        };
        self.g.link(node, field::DYNAMIC_INIT, init);
        self.category(node, expr, how);
        node
    }

    /// As [`Self::dynamic_initializer`], for an expression that is itself shown as a temporary.
    fn dynamic_initializer_without_loop(&mut self, expr: ExprId) -> NodeId {
        let il = self.il;
        match il[expr].kind {
            ExprKind::Construct { args, constructor: None, .. } => {
                let Some(arg) = il[args].first().copied() else {
                    return self.new_node(form::DYNAMIC_INIT_DIK_ZERO);
                };
                let node = self.new_node(form::DYNAMIC_INIT_DIK_EXPRESSION);
                let made = self.expression(arg, Use::Value);
                self.g.link(node, field::EXPRESSION, made);
                node
            }
            ExprKind::ConstructBrace { constructor: None, list, .. } => {
                let node = self.new_node(form::DYNAMIC_INIT_DIK_NONCONSTANT_AGGREGATE);
                let constant = self.constant_of(list, None);
                self.g.link_some(node, field::CONSTANT, constant);
                node
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::User, function: None } => {
                let node = self.new_node(form::DYNAMIC_INIT_DIK_EXPRESSION);
                let made = self.expression(operand, Use::Value);
                self.g.link(node, field::EXPRESSION, made);
                node
            }
            _ => self.dynamic_initializer(expr),
        }
    }

    /// What a variable's declaration says about its beginning.
    pub fn variable_initializer(
        &mut self,
        node: NodeId,
        id: VariableId,
        declaration: DeclarationId,
    ) -> Option<NodeId> {
        let il = self.il;
        let d = &il[declaration];
        let written = !matches!(d.init, Initializer::None);
        self.g.flag(node, field::HAS_EXPLICIT_INITIALIZER, written);
        self.g.flag(node, field::HAS_PARENTHESIZED_INITIALIZER, matches!(d.init, Initializer::Paren { .. }));
        self.g.flag(node, field::HAS_DIRECT_BRACED_INITIALIZER, matches!(d.init, Initializer::Brace { .. }));
        let init = il[id].init.or(match d.init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                Some(value)
            }
            _ => None,
        })?;
        if !written && !matches!(il[init].kind, ExprKind::Construct { constructor: Some(_), .. }) {
            return None;
        }
        if let ExprKind::Construct { constructor: Some(constructor), args, .. } = il[init].kind
            && args.is_empty()
            && il[constructor].flags.contains(FunctionFlags::TRIVIAL)
        {
            return None;
        }
        let local = self.g.is_true(node, field::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION)
            && il[id].storage != Storage::Static;
        let reference = self
            .g
            .target(node, field::TYPE)
            .is_some_and(|ty| self.g.is_true(self.resolved(ty), field::IS_REFERENCE));
        if reference {
            return self.reference_initializer(node, init, local);
        }
        if !local && let Some(constant) = self.constant_of(init, None) {
            self.g.word(node, field::INIT_KIND, word::INITK_STATIC);
            self.g.link(node, field::CONSTANT, constant);
            return None;
        }
        let made = self.initializer(init, Some(node))?;
        self.g.word(node, field::INIT_KIND, word::INITK_DYNAMIC);
        self.g.link(node, field::DYNAMIC, made);
        Some(made)
    }

    /// A reference is bound to an object.
    fn reference_initializer(&mut self, node: NodeId, init: ExprId, local: bool) -> Option<NodeId> {
        let il = self.il;
        let declared = self.g.target(node, field::TYPE)?;
        let object = self.expression(init, Use::Object);
        let target = self.g.target(object, field::TYPE)?;
        let rvalue = self.g.is_true(self.resolved(declared), field::IS_RVALUE_REFERENCE);
        let how = if rvalue { Derived::RvalueReference } else { Derived::LvalueReference };
        let ty = self.derived(target, how);
        let bound = self.generated(word::EOK_REFERENCE_TO, ty, object, il[init].pos);
        if let Some(variable) = self.g.target(object, field::VARIABLE) {
            self.g.flag(variable, field::ADDRESS_TAKEN, true);
            if !local {
                let constant = self.new_node(form::CONSTANT_CK_ADDRESS_ABK_VARIABLE);
                self.g.link(constant, field::TYPE, ty);
                self.referenced(constant);
                self.declared_at(constant, il[init].pos);
                self.g.link(constant, field::EXPR, bound);
                self.g.link(constant, field::VARIABLE, variable);
                self.g.node_mut(constant).text = self.g.name(variable);
                self.g.word(node, field::INIT_KIND, word::INITK_STATIC);
                self.g.link(node, field::CONSTANT, constant);
                return None;
            }
        }
        let made = self.new_node(form::DYNAMIC_INIT_DIK_EXPRESSION);
        self.g.link(made, field::VARIABLE, node);
        self.g.link(made, field::EXPRESSION, bound);
        self.g.word(node, field::INIT_KIND, word::INITK_DYNAMIC);
        self.g.link(node, field::DYNAMIC, made);
        Some(made)
    }
}
