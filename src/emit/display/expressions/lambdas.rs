//! Lambda expressions: the closure type with its members, what is captured, and how captures are used.

use super::Use;
use crate::emit::display::build::{Build, PendingBody};
use crate::emit::display::change;
use crate::emit::display::graph::{Derived, Value};
use crate::emit::display::types::Parameter;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ClassTypeSupplementNode, ConstantNode, DynamicInitNode, ExprNode, FieldNode, LambdaCaptureNode,
    LambdaNode, RoutineNode, ScopeNode, StatementNode, TypeNode, VariableNode, class_type_supplement,
    constant, data_member, dynamic_init, exception_specification, expr_node, kind, lambda, lambda_capture,
    new, object_lifetime, param_type, routine, scope, statement, ty, variable, word,
};
use rustc_hash::FxHashMap;

/// A variable that the lambda being shown has captured.
#[derive(Clone, Copy)]
pub(in crate::emit::display) struct Captured {
    field: FieldNode,
    by_reference: bool,
    /// Whether the capture has an initializer of its own.
    initialized: bool,
}

/// What the lambda being shown has captured.
#[derive(Clone, Default)]
pub(in crate::emit::display) struct Captures {
    pub variables: FxHashMap<VariableId, Captured>,
    /// The member that holds `this`.
    pub this: Option<FieldNode>,
}

impl Build<'_> {
    /// A lambda expression as an operand: a temporary of the closure type.
    pub fn lambda(&mut self, expr: ExprId, id: LambdaId) -> ExprNode {
        let made = self.lambda_entry(id);
        let node = self.new_expression(new::EXPR_NODE_ENK_LAMBDA, expr);
        let init = match self.captured_values(id) {
            Some(values) => self.capturing_initializer(made, values),
            None => self.new_node(new::DYNAMIC_INIT_DIK_NONE),
        };
        self.g.flag(init, dynamic_init::HAS_TEMPORARY_LIFETIME, true);
        self.g.link(node, expr_node::DYNAMIC_INIT, init);
        self.g.link(node, expr_node::SOURCE_LAMBDA, made);
        node
    }

    /// How a variable begins that holds a closure.
    pub fn closure_initializer(&mut self, expr: ExprId, id: LambdaId) -> DynamicInitNode {
        let node = self.closure_beginning(expr, id);
        let closure = self.class(self.il[id].class);
        if self.g.derived.contains_key(&(closure, Derived::LvalueReference)) {
            self.derived(closure, Derived::LvalueReference);
        }
        node
    }

    fn closure_beginning(&mut self, expr: ExprId, id: LambdaId) -> DynamicInitNode {
        let il = self.il;
        if il[il[id].captures].is_empty() {
            let operand = self.lambda(expr, id);
            self.moved_closure(id);
            let constant = self.new_node(new::CONSTANT_CK_AGGREGATE);
            let closure = self.class(il[id].class);
            self.g.link(constant, constant::TYPE, closure);
            self.referenced(constant);
            self.g.link(constant, constant::EXPR, operand);
            self.g.node_mut(constant).text = Some("{}".to_owned());
            let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
            self.g.link(node, dynamic_init::CONSTANT, constant);
            return node;
        }
        let made = self.lambda_entry(id);
        match self.captured_values(id) {
            Some(values) => self.capturing_initializer(made, values),
            None => self.new_node(new::DYNAMIC_INIT_DIK_NONE),
        }
    }

    fn capturing_initializer(&mut self, lambda: LambdaNode, values: ConstantNode) -> DynamicInitNode {
        let node = self.new_node(new::DYNAMIC_INIT_DIK_LAMBDA);
        self.g.link(node, dynamic_init::LAMBDA, lambda);
        self.g.flag(node, dynamic_init::NON_CONSTANT, true);
        self.g.link(node, dynamic_init::CONSTANT, values);
        node
    }

    /// The entry of a lambda, with its closure type.
    fn lambda_entry(&mut self, id: LambdaId) -> LambdaNode {
        let il = self.il;
        let l = &il[id];
        let made = self.new_node(new::LAMBDA);
        let (closure, call) = self.closure(id);
        self.g.link(made, lambda::CLOSURE_CLASS, closure);
        self.g.link(made, lambda::LAMBDA_ROUTINE, call);
        self.g.flag(made, lambda::IS_MUTABLE, l.mutable);
        self.g.flag(made, lambda::HAS_CAPTURE_DEFAULT, l.default != CaptureDefault::None);
        self.g.flag(made, lambda::DEFAULT_IS_BY_REFERENCE, l.default == CaptureDefault::Reference);
        self.g.flag(made, lambda::EXPLICIT_RETURN_TYPE, l.trailing_return);
        self.g.flag(made, lambda::HAS_PARAMETER_DECL, l.has_params);
        self.g.flag(made, lambda::HAS_TEMPLATE_PARAM_LIST, l.explicit_template);
        self.place(made, (lambda::START_POSITION_SEQ, lambda::START_POSITION_COLUMN), l.pos);
        for capture in il[l.captures].iter().copied() {
            let node = self.capture(id, capture);
            self.g.append(made, lambda::CAPTURE_LIST, node, lambda_capture::NEXT);
        }
        made
    }

    fn capture(&mut self, id: LambdaId, capture: Capture) -> LambdaCaptureNode {
        let node = self.new_node(new::LAMBDA_CAPTURE);
        match capture.kind {
            CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                let variable = self.variable(variable);
                self.g.link(node, lambda_capture::CAPTURED_VARIABLE, variable);
                self.g.null(node, lambda_capture::SOURCE_CLOSURE_FIELD);
            }
            CaptureKind::Init { .. } => {
                self.g.flag(node, lambda_capture::IS_INIT_CAPTURE, true);
            }
            CaptureKind::This | CaptureKind::StarThis => {
                let this = self.function.statements.function;
                let this = this.and_then(|scope| self.g.target(scope, scope::THIS_PARAM_VARIABLE));
                self.g.link_some(node, lambda_capture::CAPTURED_VARIABLE, this);
                self.g.null(node, lambda_capture::SOURCE_CLOSURE_FIELD);
            }
        }
        let member = self.made.classes.capture_members.get(&(id, capture.pos)).copied();
        self.g.link_some(node, lambda_capture::CLOSURE_FIELD, member);
        let by_reference = match capture.kind {
            CaptureKind::Reference { .. } | CaptureKind::This => true,
            CaptureKind::Init { by_reference, .. } => by_reference,
            _ => false,
        };
        self.g.flag(node, lambda_capture::CAPTURE_BY_REFERENCE, by_reference);
        self.g.flag(node, lambda_capture::IS_IMPLICIT, capture.implicit);
        self.position(node, capture.pos);
        node
    }

    /// The values that a closure begins with; none where nothing is captured.
    fn captured_values(&mut self, id: LambdaId) -> Option<ConstantNode> {
        let il = self.il;
        let mut made = Vec::new();
        for capture in il[il[id].captures].iter().copied() {
            made.push(self.captured_value(id, capture));
        }
        if made.is_empty() {
            return None;
        }
        let texts: Vec<String> = made.iter().filter_map(|value| self.g.annotation(*value)).collect();
        let node = self.new_node(new::CONSTANT_CK_AGGREGATE);
        let closure = self.class(il[id].class);
        self.g.link(node, constant::TYPE, closure);
        self.referenced(node);
        let first = self.g.chain(&made, constant::NEXT);
        self.g.link_some(node, constant::FIRST_CONSTANT, first);
        self.g.link_some(node, constant::LAST_CONSTANT, made.last().copied());
        self.g.flag(node, constant::HAS_DYNAMIC_INIT_COMPONENT, true);
        self.g.node_mut(node).text = Some(format!("{{{}}}", texts.join(", ")));
        Some(node)
    }

    fn captured_value(&mut self, id: LambdaId, capture: Capture) -> ConstantNode {
        let member = self.made.classes.capture_members.get(&(id, capture.pos)).copied();
        let (expression, text) = match capture.kind {
            CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                let by_reference = matches!(capture.kind, CaptureKind::Reference { .. });
                let node = self.captured_operand(variable, capture.pos, by_reference);
                let name = self.il[variable].name.map(|name| self.text(name)).unwrap_or_default();
                (Some(node), if by_reference { format!("(ref-& {name})") } else { name })
            }
            CaptureKind::Init { variable, init, .. } => {
                let value = match init {
                    Initializer::Copy { value }
                    | Initializer::Brace { value }
                    | Initializer::CopyBrace { value } => Some(value),
                    Initializer::Paren { args } => self.il[args].first().copied(),
                    _ => None,
                };
                let name = self.il[variable].name.map(|name| self.text(name)).unwrap_or_default();
                (value.map(|value| self.expression(value, Use::Value)), name)
            }
            CaptureKind::This | CaptureKind::StarThis => (self.this_operand(capture.pos), String::new()),
        };
        let init = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
        self.g.link_some(init, dynamic_init::EXPRESSION, expression);
        let node = self.new_node(new::CONSTANT_CK_DYNAMIC_INIT);
        let ty = member.and_then(|member| self.g.target(member, data_member::TYPE));
        self.g.link_some(node, constant::TYPE, ty);
        self.referenced(node);
        self.g.link(node, constant::DYNAMIC_INIT, init);
        let text = match expression.and_then(|of| self.g.target(of, expr_node::VARIABLE)) {
            Some(variable) if text.is_empty() => {
                format!("<unnamed@{:x}>", crate::emit::display::print::address(variable.id()))
            }
            _ => text,
        };
        self.g.node_mut(node).text = Some(format!("dynamic-init: {text}"));
        node
    }

    /// A variable as it is captured.
    fn captured_operand(&mut self, id: VariableId, pos: Pos, by_reference: bool) -> ExprNode {
        let variable = self.variable(id);
        self.mark_used(variable);
        self.name_reference(variable, None, None, false);
        let ty = self.g.target(variable, variable::TYPE).unwrap_or_else(|| self.unknown_type());
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        self.g.link(node, expr_node::VARIABLE, variable);
        self.position(node, pos);
        if !by_reference {
            let plain = self.without_qualifiers(ty);
            self.g.link(node, expr_node::TYPE, plain);
            self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
            return node;
        }
        self.g.link(node, expr_node::TYPE, ty);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        self.g.flag(variable, variable::ADDRESS_TAKEN, true);
        let reference = self.derived(ty, Derived::LvalueReference);
        let bound = self.generated(word::EOK_REFERENCE_TO, reference, node, pos);
        self.g.word(bound, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
        bound
    }

    fn this_operand(&mut self, pos: Pos) -> Option<ExprNode> {
        let scope = self.function.statements.function?;
        let this = self.g.target(scope, scope::THIS_PARAM_VARIABLE)?;
        let ty = self.g.target(this, variable::TYPE)?;
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let plain = self.without_qualifiers(ty);
        self.g.link(node, expr_node::TYPE, plain);
        self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
        self.g.link(node, expr_node::VARIABLE, this);
        self.position(node, pos);
        Some(node)
    }

    /// The closure type of a lambda and its call operator.
    fn closure(&mut self, id: LambdaId) -> (TypeNode, RoutineNode) {
        let il = self.il;
        let l = &il[id];
        let known = !self.made.classes.closures.insert(id);
        let closure = self.class(l.class);
        if known {
            let call = self.routine(l.call);
            return (closure, call);
        }
        self.complete_class(l.class, closure);
        self.derived(closure, Derived::LvalueReference);
        let captures = self.capture_fields(id, closure);
        let call = self.routine(l.call);
        self.call_operator(id, call);
        let conversion = il[l.captures].is_empty()
            && l.default == CaptureDefault::None
            && l.template.is_none()
            && !il[l.call].flags.contains(FunctionFlags::STATIC);
        if let Some(supplement) = self.g.target(closure, ty::EXTRA_INFO) {
            self.parent_of_lambda(supplement);
            self.g.flag(supplement, class_type_supplement::IS_LAMBDA_CLOSURE_CLASS, true);
            self.g.clear(supplement, class_type_supplement::SURROUNDING_NAME_LINKAGE_STATE);
            self.g.flag(supplement, class_type_supplement::HAS_LAMBDA_CONVERSION_FUNCTION, conversion);
            self.g.flag(
                supplement,
                class_type_supplement::IS_GENERIC_LAMBDA_CLOSURE_CLASS,
                l.template.is_some(),
            );
        }
        if il[l.declaration].body.is_some() {
            let body = PendingBody { function: l.call, declaration: l.declaration };
            self.with(change::Captures(captures), |p| {
                p.with(change::Temporaries(None), |p| {
                    p.with(change::MakingTemporary(false), |p| {
                        p.with(change::Dependent(false), |p| p.function_body(body));
                    });
                });
            });
        }
        if conversion {
            self.conversion_to_pointer(id, call);
        }
        // A closure that captures nothing can be made without arguments ([expr.prim.lambda.closure]): what does so is declared
        // where it is needed.
        let lazy =
            self.header.standard >= 2020 && il[l.captures].is_empty() && l.default == CaptureDefault::None;
        for member in il[l.class].implicit(il).iter().copied() {
            if lazy && il[member].name == EntityName::Constructor && il[member].params(il).is_empty() {
                continue;
            }
            self.implicit_member(l.class, member);
            let node = self.routine(member);
            self.g.clear(node, routine::INLINE_IN_CLASS_DEFINITION);
            self.member_space(node, l.call);
        }
        (closure, call)
    }

    /// Members of closures run where the function around the lambda does.
    fn member_space(&mut self, node: RoutineNode, call: FunctionId) {
        let device = self.il[call].space.contains(ExecutionSpace::DEVICE);
        let host = !device || self.il[call].space.contains(ExecutionSpace::HOST);
        self.g.flag(node, routine::DEVICE, device);
        self.g.flag(node, routine::HOST, host);
    }

    /// The data members of a closure, one for each capture.
    fn capture_fields(&mut self, id: LambdaId, closure: TypeNode) -> Captures {
        let il = self.il;
        let mut captures = Captures::default();
        let mut fields = Vec::new();
        for capture in il[il[id].captures].iter().copied() {
            let (variable, initialized) = match capture.kind {
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    (Some(variable), false)
                }
                CaptureKind::Init { variable, .. } => (Some(variable), true),
                CaptureKind::This | CaptureKind::StarThis => (None, false),
            };
            let node = match capture.field {
                Some(field) => self.field(field),
                None => self.this_field(id, capture),
            };
            if let Some(variable) = variable {
                let name = il[variable].name.map(|name| self.text(name));
                self.named(node, name, word::NO);
                let by_reference = self
                    .g
                    .target(node, data_member::TYPE)
                    .is_some_and(|ty| self.g.is_true(ty, ty::IS_REFERENCE));
                self.g.flag(node, data_member::IS_INIT_CAPTURE, initialized);
                if !initialized {
                    // The program names the variable, not the member.
                    self.g.truth(node, data_member::SOURCE_CORRESP_REFERENCED, false);
                }
                captures.variables.insert(variable, Captured { field: node, by_reference, initialized });
            } else {
                captures.this = Some(node);
            }
            self.made.classes.capture_members.insert((id, capture.pos), node);
            fields.push(node);
        }
        if captures.this.is_some() && il[il[id].class].members.fields.is_empty() {
            let supplement = self.g.target(closure, ty::EXTRA_INFO);
            let (size, align) = captures
                .this
                .and_then(|field| self.g.target(field, data_member::TYPE))
                .map_or((0, 1), |ty| self.extent(ty));
            self.g.int(closure, ty::SIZE, size);
            self.g.int(closure, ty::ALIGNMENT, align);
            self.g.clear(closure, ty::IS_EMPTY_CLASS);
            self.g.clear(closure, ty::NO_PROPER_DATA);
            self.g.flag(closure, ty::ANY_CONST_MEMBER, true);
            self.g.flag(closure, ty::HAS_ZERO_INIT_COMPONENT, true);
            if let Some(supplement) = supplement {
                self.g.int(supplement, class_type_supplement::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES, size);
                self.g.int(supplement, class_type_supplement::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES, align);
            }
        }
        let first = self.g.chain(&fields, data_member::NEXT);
        self.g.link_some(closure, ty::FIELD_LIST, first);
        captures
    }

    /// What a lambda outside of all bodies is in the initializer of.
    fn parent_of_lambda(&mut self, supplement: ClassTypeSupplementNode) {
        let Some(parent) = self.function.lambda_parent.filter(|_| self.function.routine.is_none()) else {
            return;
        };
        if let Some(variable) = self.g.cast::<kind::Variable>(parent) {
            self.g.flag(supplement, class_type_supplement::DEFINED_IN_VARIABLE_INITIALIZER, true);
            self.g.link(supplement, class_type_supplement::LAMBDA_PARENT_VARIABLE, variable);
        } else if let Some(field) = self.g.cast::<kind::Field>(parent) {
            self.g.flag(supplement, class_type_supplement::DEFINED_IN_FIELD_INITIALIZER, true);
            self.g.link(supplement, class_type_supplement::LAMBDA_PARENT_FIELD, field);
        }
    }

    /// Closures that hold `this` or a copy of its object have a member that is const: they are made by nothing constant, and
    /// not assigned to.
    pub fn closures_with_objects(&mut self) {
        let il = self.il;
        let holds = |capture: &Capture| matches!(capture.kind, CaptureKind::This | CaptureKind::StarThis);
        for lambda in self.made.classes.closures.clone() {
            if !il[il[lambda].captures].iter().any(holds) {
                continue;
            }
            for id in il[il[lambda].class].implicit(il).iter().copied() {
                let known: Option<RoutineNode> = self.known(Entity::Function { id });
                let Some(node) = known else { continue };
                match il[id].name {
                    EntityName::Constructor if il[id].params(il).is_empty() => {
                        self.g.clear(node, routine::IS_CONSTEXPR);
                    }
                    EntityName::Operator { .. } => self.g.clear(node, routine::IS_TRIVIAL_COPY_FUNCTION),
                    _ => {}
                }
            }
        }
    }

    /// The member that holds `this`, or a copy of what it points to.
    fn this_field(&mut self, id: LambdaId, capture: Capture) -> FieldNode {
        let node = self.g.add_to_file(new::FIELD);
        self.declared_at(node, capture.pos);
        self.access(node, Access::Private);
        let scope = self.class_scope(self.il[id].class);
        self.g.link(node, data_member::SOURCE_CORRESP_PARENT_SCOPE, scope);
        let this = self.function.statements.function;
        let this = this.and_then(|scope| self.g.target(scope, scope::THIS_PARAM_VARIABLE));
        let mut ty = this.and_then(|this| self.g.target(this, variable::TYPE));
        if let CaptureKind::StarThis = capture.kind {
            let object = ty.and_then(|ty| self.g.target(self.resolved(ty), ty::TYPE_POINTED_TO));
            let call = self.il[self.il[self.il[id].call].ty].canonical;
            let fixed = matches!(self.il[call].kind, TypeKind::Function { traits, .. }
                if traits.contains(FunctionTraits::CONST));
            ty = object.map(|of| if fixed { self.derived(of, Derived::Qualified(word::CONST)) } else { of });
        }
        self.g.link_some(node, data_member::TYPE, ty);
        self.g.int(node, data_member::OFFSET, 0);
        self.g.flag(node, data_member::IS_CAPTURED_THIS, true);
        self.referenced(node);
        node
    }

    fn call_operator(&mut self, id: LambdaId, call: RoutineNode) {
        let il = self.il;
        let l = &il[id];
        self.name_reference(call, None, None, true);
        let ty = self.g.target(call, routine::TYPE);
        if l.template.is_none() {
            self.g.link_some(call, routine::DECLARED_TYPE, ty);
        }
        if let Some(ty) = ty {
            self.g.link(ty, ty::ASSOC_ROUTINE, call);
            self.g.flag(ty, ty::ASSOC_ROUTINE_IS_LAMBDA_BODY, true);
        }
        let pos = l.introduced;
        self.declared_at(call, pos);
        self.g.flag(call, routine::DEFINED, true);
        self.g.clear(call, routine::IS_DECLARED_CONSTEXPR);
        self.g.clear(call, routine::INLINE_IN_CLASS_DEFINITION);
        self.g.flag(call, routine::IS_LAMBDA_BODY, true);
        self.g.flag(call, routine::HAS_DEDUCIBLE_RETURN_TYPE, !l.trailing_return);
        self.g.flag(call, routine::HAS_DEDUCED_RETURN_TYPE, !l.trailing_return);
        self.member_space(call, l.call);
    }

    /// A closure without captures converts to a pointer to a function that does the same.
    fn conversion_to_pointer(&mut self, id: LambdaId, call: RoutineNode) {
        let il = self.il;
        let l = &il[id];
        let Some(ty) = self.g.target(call, routine::TYPE) else { return };
        let Some(ret) = self.g.target(ty, ty::RETURN_TYPE) else { return };
        let mut params = Vec::new();
        let mut at = self.g.target(ty, ty::PARAM_TYPE_LIST);
        while let Some(row) = at {
            if let Some(of) = self.g.target(row, param_type::TYPE) {
                let declared = self.g.target(row, param_type::DECLARED_TYPE);
                let name = match self.g.get(row, param_type::NAME) {
                    Some(Value::Name(name)) => Some(name.clone()),
                    _ => None,
                };
                params.push(Parameter { ty: of, declared, name });
            }
            at = self.g.target(row, param_type::NEXT);
        }
        let plain = self.routine_type(ret, &params);
        let pointer = self.derived(plain, Derived::Pointer);
        let converting = self.routine_type(pointer, &[]);
        self.g.word(converting, ty::QUALIFIERS, word::CONST);
        self.noexcept(converting, None, true);
        let node = self.closure_function(id, converting);
        let text = super::operators::conversion_text(&self.g.type_text(pointer));
        self.function_linkage(node, id, text);
        self.g.word(node, routine::SPECIAL_KIND, word::SFK_CONVERSION);
        self.g.flag(node, routine::IS_INLINE, true);
        self.g.flag(node, routine::NEVER_THROWS, true);
        self.g.flag(node, routine::DEFINED, true);
        let closure = self.class(l.class);
        self.g.flag(converting, ty::HAS_THIS_PARAM, true);
        self.g.link(converting, ty::THIS_CLASS, closure);
        self.g.link(converting, ty::ASSOC_ROUTINE, node);
        let entry = self.closure_function(id, plain);
        self.function_linkage(entry, id, super::operators::LAMBDA_ENTRY.to_owned());
        self.g.word(entry, routine::STORAGE_CLASS, word::SC_STATIC);
        self.g.word(entry, routine::SPECIAL_KIND, word::SFK_LAMBDA_ENTRY_POINT);
        self.g.link(entry, routine::LAMBDA_CALL_OPERATOR, call);
        self.g.flag(entry, routine::ADDRESS_TAKEN, true);
        self.referenced(entry);
        self.conversion_body(id, node, entry, pointer);
    }

    /// A variable of a namespace that holds a closure without captures.
    pub fn variable_of_closure(&mut self, id: VariableId) {
        let init = self.il[id].init.map(|init| self.il[init].kind);
        if let Some(ExprKind::Lambda { id }) = init
            && self.il[self.il[id].captures].is_empty()
            && !self.place.in_prototype
        {
            self.moved_closure(id);
        }
    }

    /// A closure without captures is moved into a variable: the constructor that does so has a body.
    fn moved_closure(&mut self, id: LambdaId) {
        let il = self.il;
        let class = il[id].class;
        let moves = |id: &FunctionId| {
            il[*id].name == EntityName::Constructor
                && il[*id].params(il).first().is_some_and(|param| {
                    matches!(il[il[param.ty].canonical].kind, TypeKind::RvalueReference { .. })
                })
        };
        let Some(function) = il[class].implicit(il).iter().copied().find(moves) else { return };
        let node = self.routine(function);
        if self.g.is_true(node, routine::DEFINED) {
            return;
        }
        self.g.flag(node, routine::DEFINED, true);
        self.g.flag(node, routine::NEVER_THROWS, true);
        self.referenced(node);
        let Some(ty) = self.g.target(node, routine::TYPE) else { return };
        if let Some(specification) = self.g.target(ty, ty::EXCEPTION_SPECIFICATION) {
            self.g.clear(specification, exception_specification::INDETERMINATE);
            self.g.clear(specification, exception_specification::EXCEPTION_SPECIFICATION_TYPE_LIST);
            self.g.flag(specification, exception_specification::IS_NOEXCEPT, true);
            self.g.null(specification, exception_specification::NOEXCEPT_ARG);
        }
        self.allocation_routines(function);
        let parent = self.class_scope(class);
        let closure = self.class(class);
        let row = self.g.target(ty, ty::PARAM_TYPE_LIST);
        self.generated_body(node, parent, |this, scope, block| {
            let parameter = this.new_node(new::VARIABLE);
            this.local_entity(parameter);
            this.referenced(parameter);
            let of = row.and_then(|row| this.g.target(row, param_type::TYPE));
            this.g.link_some(parameter, variable::TYPE, of);
            this.g.link_some(parameter, variable::DECLARED_TYPE, of);
            this.g.link_some(parameter, variable::ASSOC_PARAM_TYPE, row);
            this.g.word(parameter, variable::STORAGE_CLASS, word::SC_AUTO);
            this.g.word(parameter, variable::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
            this.g.flag(parameter, variable::ASM_NAME_IS_VALID, true);
            this.parameter_fields(parameter);
            this.g.append(scope, scope::PARAMETERS, parameter, variable::NEXT);
            let variable = this.this_parameter(closure);
            this.g.link(scope, scope::THIS_PARAM_VARIABLE, variable);
            let statement = this.new_node(new::STATEMENT_STMK_RETURN);
            this.g.link(block, statement::STATEMENTS, statement);
        });
    }

    fn closure_function(&mut self, id: LambdaId, ty: TypeNode) -> RoutineNode {
        let l = &self.il[id];
        let node = self.g.add_to_file(new::ROUTINE);
        let pos = l.introduced;
        self.declared_at(node, pos);
        self.access(node, Access::Public);
        let scope = self.class_scope(l.class);
        self.member_of(node, scope, scope::ROUTINES);
        self.g.link(node, routine::TYPE, ty);
        self.g.word(node, routine::STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.word(node, routine::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.word(node, routine::SURROUNDING_NAME_LINKAGE_STATE, word::CPLUSPLUS);
        self.g.flag(node, routine::IS_CONSTEXPR, true);
        self.g.flag(node, routine::COMPILER_GENERATED, true);
        self.member_space(node, l.call);
        node
    }

    fn function_linkage(&mut self, node: RoutineNode, id: LambdaId, name: String) {
        let local = self.is_local_class(self.il[id].class);
        self.named(node, Some(name), word::NO);
        self.g.flag(node, routine::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION, local);
    }

    /// The conversion returns the address of the function.
    fn conversion_body(&mut self, id: LambdaId, node: RoutineNode, entry: RoutineNode, pointer: TypeNode) {
        let class = self.il[id].class;
        let parent = self.class_scope(class);
        self.generated_body(node, parent, |this, scope, block| {
            let closure = this.class(class);
            let object = this.derived(closure, Derived::Qualified(word::CONST));
            let variable = this.this_parameter(object);
            this.g.link(scope, scope::THIS_PARAM_VARIABLE, variable);
            let operand = this.new_node(new::EXPR_NODE_ENK_ROUTINE);
            this.g.link(operand, expr_node::TYPE, pointer);
            this.g.link(operand, expr_node::ROUTINE, entry);
            let statement = this.new_node(new::STATEMENT_STMK_RETURN);
            this.g.link(statement, statement::EXPR, operand);
            this.g.link(block, statement::STATEMENTS, statement);
        });
    }

    /// A captured variable is a member of the closure.
    pub fn captured_variable(&mut self, expr: ExprId, captured: Captured, how: Use) -> ExprNode {
        let pos = self.place_of(expr);
        let Captured { field: member, by_reference, initialized } = captured;
        let object = self.closure_operand(if initialized { pos } else { Pos::NONE });
        let target = self.new_node(new::EXPR_NODE_ENK_FIELD);
        let ty = self.g.target(member, data_member::TYPE).unwrap_or_else(|| self.unknown_type());
        self.g.link(target, expr_node::TYPE, ty);
        self.g.link(target, expr_node::FIELD, member);
        self.used.push(member.id());
        if !by_reference && self.il.class_of(self.il[expr].ty).is_some() {
            self.reference_to_closure();
        }
        if initialized {
            self.position(target, pos);
            let reference = self.name_reference(member, None, None, false);
            self.referenced(member);
            self.g.link(target, expr_node::NAME_REFERENCE, reference);
        }
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.flag(node, expr_node::COMPILER_GENERATED, true);
        self.operands(node, word::EOK_POINTS_TO_FIELD, &[object, target]);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.position(node, pos);
        if by_reference {
            self.g.link(node, expr_node::TYPE, ty);
            self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
            let to = self.g.target(ty, ty::TYPE_POINTED_TO).unwrap_or(ty);
            let indirect = self.generated(word::EOK_REF_INDIRECT, to, node, pos);
            self.category(indirect, expr, how);
            return indirect;
        }
        let fixed = self
            .g
            .target(object, expr_node::TYPE)
            .and_then(|pointer| self.g.target(pointer, ty::TYPE_POINTED_TO))
            .is_some_and(|to| self.without_qualifiers(to) != to);
        let ty = if fixed { self.derived(ty, Derived::Qualified(word::CONST)) } else { ty };
        self.g.link(node, expr_node::TYPE, ty);
        if !fixed || how != Use::Value {
            self.category(node, expr, how);
        }
        node
    }

    /// The closure inside of its call operator.
    fn closure_operand(&mut self, pos: Pos) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let this = self.function.statements.function;
        let this = this.and_then(|scope| self.g.target(scope, scope::THIS_PARAM_VARIABLE));
        self.g.link_some(node, expr_node::VARIABLE, this);
        let ty =
            this.and_then(|this| self.g.target(this, variable::TYPE)).map(|ty| self.without_qualifiers(ty));
        self.g.link_some(node, expr_node::TYPE, ty);
        self.position(node, pos);
        node
    }

    /// A member of an object that a closure holds is looked for through a reference to the pointer to the closure.
    fn reference_to_closure(&mut self) {
        let this = self.function.statements.function;
        let this = this.and_then(|scope| self.g.target(scope, scope::THIS_PARAM_VARIABLE));
        if let Some(ty) = this.and_then(|this| self.g.target(this, variable::TYPE)) {
            self.derived(ty, Derived::LvalueReference);
        }
    }

    /// `this` of the function around a lambda, inside of it.
    pub fn captured_this(&mut self, member: FieldNode) -> ExprNode {
        let object = self.closure_operand(Pos::NONE);
        self.reference_to_closure();
        let target = self.new_node(new::EXPR_NODE_ENK_FIELD);
        let ty = self.g.target(member, data_member::TYPE).unwrap_or_else(|| self.unknown_type());
        self.g.link(target, expr_node::TYPE, ty);
        self.g.link(target, expr_node::FIELD, member);
        self.used.push(member.id());
        let plain = self.without_qualifiers(ty);
        let node = self.generated(word::EOK_POINTS_TO_FIELD, plain, object, Pos::NONE);
        self.g.link(object, expr_node::NEXT, target);
        self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        node
    }

    /// The region of a function that is not written: `make` fills its scope and block.
    pub fn generated_body(
        &mut self,
        routine: RoutineNode,
        parent: ScopeNode,
        make: impl FnOnce(&mut Self, ScopeNode, StatementNode),
    ) {
        self.in_body(|p| {
            let scope = p.open_body(routine, parent);
            let block = p.new_node(new::STATEMENT_STMK_BLOCK);
            p.g.link(scope, scope::ASSOC_BLOCK, block);
            make(p, scope, block);
        });
    }

    /// Opens the scope of a function in its region.
    pub fn open_body(&mut self, routine: RoutineNode, parent: ScopeNode) -> ScopeNode {
        let is_local = self.function.routine.is_some();
        let region = if is_local { self.function.region } else { self.function.bodies.len() as u32 + 2 };
        self.g.region = region;
        self.function.region = region;
        let whole = self.lifetime_of(self.file);
        self.g.clear(whole, object_lifetime::HAS_IMPLICIT_CHILD);
        self.g.flag(whole, object_lifetime::HAS_IMPLICIT_CHILD, true);
        let scope = self.new_node(new::SCOPE_SCK_FUNCTION);
        self.g.link(scope, scope::PARENT, parent);
        self.g.link(scope, scope::ROUTINE_PTR, routine);
        let constant = self.g.is_true(routine, routine::IS_CONSTEXPR);
        self.g.flag(scope, scope::IS_CONSTEXPR_ROUTINE, constant);
        let name = self.g.name(routine).unwrap_or_else(|| "<unnamed>".to_owned());
        match self.function.outermost.filter(|_| is_local) {
            Some(outermost) => {
                let next = self.g.target(outermost, scope::NEXT);
                self.g.link_some(scope, scope::NEXT, next);
                self.g.link(outermost, scope::NEXT, scope);
            }
            None => {
                self.function.bodies.push((scope, name));
                self.function.outermost = Some(scope);
            }
        }
        self.definitions += 1;
        self.g.int(routine, routine::FUNCTION_DEF_NUMBER, self.definitions);
        self.g.int(routine, routine::MEMORY_REGION, region);
        self.g.flag(routine, routine::IS_TOP_LEVEL_IN_MEM_REGION, !is_local);
        (self.function.routine, self.function.local_scope) = (Some(routine), Some(scope));
        self.place.sequence = crate::emit::display::build::Sequence { owner: scope.id(), last: None };
        self.function.statements.function = Some(scope);
        scope
    }

    /// The variable for `this` of a type.
    pub fn this_parameter(&mut self, object: TypeNode) -> VariableNode {
        let pointer = self.derived(object, Derived::Pointer);
        let ty = self.derived(pointer, Derived::Qualified(word::CONST));
        let node = self.new_node(new::VARIABLE);
        self.local_entity(node);
        self.referenced(node);
        self.g.link(node, variable::TYPE, ty);
        self.g.link(node, variable::DECLARED_TYPE, ty);
        self.g.word(node, variable::STORAGE_CLASS, word::SC_AUTO);
        self.g.word(node, variable::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(node, variable::ASM_NAME_IS_VALID, true);
        self.parameter_fields(node);
        self.g.flag(node, variable::IS_THIS_PARAMETER, true);
        self.g.truth(node, variable::PARAM_VALUE_HAS_BEEN_CHANGED, false);
        node
    }
}
