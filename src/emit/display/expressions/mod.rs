//! Expressions: operations over operands, with the conversions between them.

mod allocations;
mod argument_lookup;
mod builtins;
mod calls;
mod casts;
mod expression_text;
mod folds;
pub(super) mod lambdas;
mod literal_objects;
mod members;
mod names;
mod open_calls;
mod operands;
mod operator_calls;
pub(super) mod operators;
mod typeids;
mod user_literals;
mod vectors;

use super::build::Build;
use super::change;
use super::graph::{Derived, Handle, Value};
use crate::finalize::lifetime;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ExprNode, New, TypeNode, VariableNode, any, expr_node, form, kind, new, routine, scope, ty, variable,
    word,
};
use crate::tables::limits;

/// What is done with the value of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// The value is read.
    Value,
    /// The object is what counts.
    Object,
    /// The object is assigned to, whatever its value is.
    Target,
    /// Nothing is done with it.
    Discarded,
}

impl Build<'_> {
    /// The entry of an expression.
    pub fn expression(&mut self, expr: ExprId, how: Use) -> ExprNode {
        let how = if how == Use::Value && self.place.dependent { Use::Object } else { how };
        let dependent = self.place.in_prototype && self.has_dependent_operand(expr);
        self.with(change::Dependent(dependent), |p| p.expression_inside(expr, how))
    }

    /// Whether an operand's type depends on template parameters: it is not known then what is done with operands.
    fn has_dependent_operand(&self, expr: ExprId) -> bool {
        let depends = |e: ExprId| self.is_of_unknown_kind(e);
        match self.il[expr].kind {
            ExprKind::Binary { lhs, rhs, .. } => depends(lhs) || depends(rhs),
            ExprKind::Unary { operand, .. } => depends(operand),
            ExprKind::Subscript { base, index } => depends(base) || depends(index),
            ExprKind::Call { callee, args } => depends(callee) || self.il[args].iter().any(|a| depends(*a)),
            ExprKind::Conditional { condition, then, otherwise } => {
                depends(condition) || then.is_some_and(depends) || depends(otherwise)
            }
            _ => false,
        }
    }

    /// Whether it depends on template parameters what kind of type an expression has.
    pub fn is_of_unknown_kind(&self, expr: ExprId) -> bool {
        let e = self.il[expr];
        e.flags.contains(ExprFlags::TYPE_DEPENDENT)
            && !matches!(
                self.il[self.il.unqualified_type(e.ty)].kind,
                TypeKind::Pointer { .. } | TypeKind::Array { .. } | TypeKind::MemberPointer { .. }
            )
    }

    fn expression_inside(&mut self, expr: ExprId, how: Use) -> ExprNode {
        let e = self.il[expr];
        if self.depth > limits::DISPLAYED_TYPE_NESTING {
            return self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        }
        let node = self.with(change::Depth(self.depth + 1), |p| p.plain_expression(expr, how));
        if how == Use::Discarded {
            self.g.flag(node, expr_node::RESULT_IS_NOT_USED, true);
        }
        // The parentheses around a constant are gone.
        let kept = self.g.node(node).form != form::EXPR_NODE_ENK_CONSTANT;
        self.g.flag(node, expr_node::IS_PARENTHESIZED, kept && e.flags.contains(ExprFlags::PARENTHESIZED));
        node
    }

    fn plain_expression(&mut self, expr: ExprId, how: Use) -> ExprNode {
        let il = self.il;
        let e = il[expr];
        if self.place.in_prototype
            && self.is_symbolic(expr)
            && let Some(node) = self.symbolic_use(expr)
        {
            return node;
        }
        if let ExprKind::Call { callee, .. } = e.kind
            && let Some(node) = self.asked_for_constancy(expr, callee)
        {
            return node;
        }
        if how == Use::Discarded
            && let Some(node) = self.discarded_object(expr)
        {
            return node;
        }
        if self.is_evaluated(expr)
            && let Some(node) = self.evaluated_call(expr, how)
        {
            return node;
        }
        match e.kind {
            ExprKind::Extension { operand } => self.expression(operand, how),
            ExprKind::Name { entity, qualifier, args } => self.name(expr, entity, qualifier, args, how),
            ExprKind::This { implicit } => self.this(expr, implicit),
            ExprKind::Unary { op, operand } => self.unary(expr, op, operand, how),
            ExprKind::Binary { op, lhs, rhs } => self.binary(expr, op, lhs, rhs, how),
            ExprKind::Conditional { .. } if self.numbers().is_number(expr) => {
                self.constant_expression(expr, how)
            }
            ExprKind::Conditional { .. } if self.chooses_object(expr) => self.temporary(expr, how),
            ExprKind::Conditional { condition, then, otherwise } => {
                let chosen = self.condition(condition);
                // Without a second operand the first one's value counts.
                let then_made = self.expression(then.unwrap_or(condition), how_inside(how, e.category));
                let otherwise = self.expression(otherwise, how_inside(how, e.category));
                let node = if self.vector_of(chosen).is_some() {
                    self.vector_choice(expr, [chosen, then_made, otherwise], how)
                } else {
                    self.operation(expr, word::EOK_QUESTION, &[chosen, then_made, otherwise], how)
                };
                self.g.flag(node, expr_node::IS_GNU_TWO_OPERAND_QUESTION_MARK, then.is_none());
                node
            }
            ExprKind::Subscript { base, index } if self.is_vector(base) => {
                self.vector_element(expr, base, index, how)
            }
            ExprKind::Subscript { base, index } => {
                let unused = self.unused_array(base).filter(|_| how == Use::Target);
                let operands = [self.decayed_operand(base), self.decayed_operand(index)];
                if let Some(array) = unused {
                    self.g.clear(array, variable::USED);
                }
                let node = self.operation(expr, word::EOK_SUBSCRIPT, &operands, how);
                let is_pointer = |this: &Self, node| {
                    this.g
                        .target(node, expr_node::TYPE)
                        .is_some_and(|ty| this.type_kind(ty) == word::TK_POINTER)
                };
                let second = is_pointer(self, operands[1]) && !is_pointer(self, operands[0]);
                self.g.flag(node, expr_node::POINTER_OPERAND_IS_SECOND, second);
                if self.place.in_prototype && self.is_of_unknown_kind(expr) {
                    self.g.clear(node, expr_node::IS_LVALUE);
                }
                let ordered = self.header.standard >= 2017 && !self.header.is_c;
                self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, ordered);
                node
            }
            ExprKind::Call { callee, args } => self.call(expr, callee, args, how),
            ExprKind::Launch { configure, call } => self.launch(configure, call),
            ExprKind::Operator { op, function, args, postfix } => {
                self.operator_call(expr, op, function, args, postfix, how)
            }
            ExprKind::Member { .. } => self.member(expr, how),
            ExprKind::Overload { set, qualifier, args } if self.place.in_prototype => {
                self.open_overload(expr, il[set].name, qualifier, args)
            }
            ExprKind::Dependent { name, qualifier, args: None, .. } if is_plain_name(name) => {
                self.dependent_name(expr, name, qualifier)
            }
            ExprKind::DependentMember { base, arrow, name, qualifier, args: None, .. }
                if is_plain_name(name) =>
            {
                self.dependent_member_access(expr, base, arrow, name, qualifier)
            }
            ExprKind::Implicit { conversion, operand, function } => {
                self.implicit(expr, conversion, operand, function, how)
            }
            ExprKind::Cast { style: CastStyle::BitCast, to, operand } => self.bit_cast(expr, to, operand),
            ExprKind::Cast { style, to, operand } => self.cast(expr, style, to, operand, how),
            ExprKind::Construct { .. }
            | ExprKind::ConstructBrace { .. }
            | ExprKind::CompoundLiteral { .. } => self.temporary(expr, how),
            ExprKind::Throw { operand } => self.throw(expr, operand),
            ExprKind::SizeofType { of } => self.sizeof(expr, new::EXPR_NODE_ENK_SIZEOF, Some(of), None),
            ExprKind::SizeofExpr { of } => self.sizeof(expr, new::EXPR_NODE_ENK_SIZEOF, None, Some(of)),
            ExprKind::AlignofType { of, .. } => self.sizeof(expr, new::EXPR_NODE_ENK_ALIGNOF, Some(of), None),
            ExprKind::AlignofExpr { of, .. } => self.sizeof(expr, new::EXPR_NODE_ENK_ALIGNOF, None, Some(of)),
            ExprKind::Noexcept { of } => self.noexcept_of(expr, of),
            ExprKind::New { id } => self.new_object(expr, id),
            ExprKind::Delete { operand, array, global, .. } => self.delete(expr, operand, array, global),
            ExprKind::Lambda { id } => self.lambda(expr, id),
            ExprKind::StatementExpr { body } => {
                let node = self.new_expression(new::EXPR_NODE_ENK_STATEMENT, expr);
                let statement = self.statement_expression(body);
                self.g.link(node, expr_node::STATEMENT, statement);
                node
            }
            ExprKind::Fold { op, left, right, .. } => self.fold(expr, op, left, right),
            ExprKind::Concept { template, args, .. } => self.concept(expr, template, args),
            ExprKind::Trait { trait_, args } if self.numbers().integer(expr).is_none() => {
                self.trait_operation(expr, trait_, args)
            }
            ExprKind::Generic { .. } if self.numbers().integer(expr).is_none() => {
                self.generic_selection(expr)
            }
            ExprKind::Choose { .. } if self.numbers().integer(expr).is_none() => {
                self.choice_by_constant(expr)
            }
            ExprKind::TypeidType { .. } | ExprKind::TypeidExpr { .. } => self.typeid(expr, how),
            ExprKind::VaArg { list, .. } => self.next_argument(expr, list),
            ExprKind::Offsetof { .. } if self.numbers().integer(expr).is_none() => self.offset_of(expr),
            ExprKind::Expansion { pattern } => {
                let node = self.expression(pattern, how);
                self.g.flag(node, expr_node::IS_PACK_EXPANSION, true);
                node
            }
            ExprKind::UserLiteral { .. } => match self.user_literal(expr, how) {
                Some(node) => node,
                None => self.constant_expression(expr, how),
            },
            ExprKind::FunctionName { word, literal: Some(literal) } => {
                self.function_name_use(expr, word, literal, how)
            }
            _ => self.constant_expression(expr, how),
        }
    }

    /// The array that an expression names, where nothing has used it yet: to assign to an element is no use.
    fn unused_array(&self, base: ExprId) -> Option<VariableNode> {
        let plain = self.il.without_conversions(base);
        let ExprKind::Name { entity: entity @ Entity::Variable { .. }, .. } = self.il[plain].kind else {
            return None;
        };
        let array =
            matches!(self.il[self.il.unqualified_type(self.il[plain].ty)].kind, TypeKind::Array { .. });
        let node = self.known(entity).filter(|_| array)?;
        (!self.g.is_true(node, variable::USED)).then_some(node)
    }

    /// What ends an object that is thrown.
    fn thrown_destructor(&mut self, node: ExprNode, operand: ExprId) {
        let class = self.il.class_of(self.il[operand].ty).filter(|_| !self.place.in_prototype);
        let Some(destructor) = class.and_then(|class| lifetime::destructor(self.il, class)) else { return };
        let routine = self.routine(destructor);
        self.uses_implicitly(destructor);
        self.g.flag(routine, routine::CALLED, true);
        self.used.push(routine.id());
        self.g.link(node, expr_node::DESTRUCTOR, routine);
    }

    fn throw(&mut self, expr: ExprId, operand: Option<ExprId>) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_THROW, expr);
        if let Some(operand) = operand {
            let ty = self.ty(self.il[operand].ty);
            let ty = self.without_qualifiers(ty);
            if !self.place.in_prototype {
                self.known_at_run_time(ty);
            }
            self.g.null(node, expr_node::DESTRUCTOR);
            self.thrown_destructor(node, operand);
            self.g.link(node, expr_node::TYPE_OPERAND, ty);
            let init = self.with(change::Unended(true), |p| p.dynamic_initializer(operand));
            self.g.link(node, expr_node::DYNAMIC_INIT, init);
        }
        let void = self.builtin(Builtin::Void);
        self.g.link(node, expr_node::TYPE, void);
        node
    }

    /// A new entry with the type and position of an expression.
    pub fn new_expression(&mut self, form: New<kind::ExprNode>, expr: ExprId) -> ExprNode {
        let ty = self.expression_type(expr);
        let node = self.new_node(form);
        self.g.link(node, expr_node::TYPE, ty);
        let pos = self.place_of(expr);
        self.position(node, pos);
        node
    }

    /// The position of an expression: that of its operator, or where a name begins.
    pub fn place_of(&self, expr: ExprId) -> Pos {
        match self.il[expr].kind {
            ExprKind::Name { qualifier: Some(_), .. } => self.il.places.start_of_name(self.il[expr].pos),
            _ => self.il[expr].pos,
        }
    }

    /// The type of an expression whose value is read: without qualifiers where it is no class.
    pub fn expression_type(&mut self, expr: ExprId) -> TypeNode {
        let e = self.il[expr];
        if let ExprKind::String { literal } = e.kind
            && let Some(ty) = self.literal_type(literal)
        {
            return ty;
        }
        if let Some(ty) = self.declared_array(expr) {
            return ty;
        }
        let ty = self.ty(e.ty);
        if e.category == Category::Prvalue { self.without_qualifiers(ty) } else { ty }
    }

    /// The type of an array that is named, which is that of its declaration: no other one has the same entry.
    fn declared_array(&mut self, expr: ExprId) -> Option<TypeNode> {
        let il = self.il;
        let e = il[expr];
        if !matches!(il[il[e.ty].canonical].kind, TypeKind::Array { .. }) {
            return None;
        }
        let entity = match e.kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. }
            | ExprKind::Member { entity: Entity::Variable { id }, .. } => self.variable(id).id(),
            ExprKind::Name { entity: Entity::Field { id }, .. }
            | ExprKind::Member { entity: Entity::Field { id }, .. } => self.field(id).id(),
            ExprKind::Subscript { base, .. } => {
                let of = self.declared_array(self.il.without_conversions(base))?;
                return self.g.target(self.resolved(of), ty::ELEMENT_TYPE);
            }
            _ => return None,
        };
        let ty = self.g.target(entity, any::TYPE)?;
        let object = self.resolved(ty);
        if self.g.is_true(object, ty::IS_REFERENCE) {
            return self.g.target(object, ty::TYPE_POINTED_TO);
        }
        Some(ty)
    }

    /// The entry of a type below its qualifiers.
    pub fn without_qualifiers(&self, ty: TypeNode) -> TypeNode {
        match (self.g.node(ty).form, self.g.get(ty, ty::QUALIFIERS)) {
            (form::TYPE_TK_TYPEREF, Some(_)) => self.g.target(ty, ty::TYPEREF_TYPE).unwrap_or(ty),
            _ => ty,
        }
    }

    /// Marks an entry as an object, or as the value that is read from one.
    pub fn category(&mut self, node: ExprNode, expr: ExprId, how: Use) {
        let e = self.il[expr];
        match (e.category, how) {
            (Category::Prvalue, _) => {}
            (Category::Lvalue, Use::Value) => {
                self.copied_object(expr);
                if let Some(ty) = self.g.target(node, expr_node::TYPE) {
                    self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
                    self.g.flag(node, expr_node::VOLATILE_FETCH, self.is_volatile(ty));
                    let ty = self.without_qualifiers(ty);
                    self.g.link(node, expr_node::TYPE, ty);
                }
            }
            (Category::Lvalue, Use::Discarded) if self.fetches(expr, node) => {
                self.category(node, expr, Use::Value);
            }
            (Category::Lvalue, _) => self.g.flag(node, expr_node::IS_LVALUE, true),
            (Category::Xvalue, Use::Value) => {
                self.copied_object(expr);
                if let Some(ty) = self.g.target(node, expr_node::TYPE) {
                    self.g.link(node, expr_node::ORIG_LVALUE_TYPE, ty);
                }
            }
            (Category::Xvalue, _) => self.g.flag(node, expr_node::IS_XVALUE, true),
        }
    }

    /// Whether an object that nothing is done with is read all the same ([expr.context]).
    fn fetches(&self, expr: ExprId, node: ExprNode) -> bool {
        let named = matches!(self.il[expr].kind, ExprKind::Name { .. } | ExprKind::Member { .. });
        named && self.g.target(node, expr_node::TYPE).is_some_and(|ty| self.is_volatile(ty))
    }

    fn is_volatile(&self, ty: TypeNode) -> bool {
        let quals = match self.g.get(ty, ty::QUALIFIERS) {
            Some(Value::Word(quals)) => *quals,
            _ => return false,
        };
        quals.split(' ').any(|word| word == word::VOLATILE)
    }

    /// An operation with its operands in order.
    pub fn operation(
        &mut self,
        expr: ExprId,
        kind: &'static str,
        operands: &[ExprNode],
        how: Use,
    ) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_OPERATION, expr);
        self.operands(node, kind, operands);
        self.category(node, expr, how);
        node
    }

    /// Gives an operation its kind and operands.
    pub fn operands(&mut self, node: ExprNode, kind: &'static str, operands: &[ExprNode]) {
        self.g.word(node, expr_node::OPERATION_KIND, kind);
        let first = self.g.chain(operands, expr_node::NEXT);
        self.g.link_some(node, expr_node::OPERANDS, first);
        self.open_operands(node, kind, operands);
        let of = first.and_then(|first| self.g.target(first, expr_node::TYPE));
        let type_kind = match kind {
            word::EOK_ADDRESS_OF | word::EOK_REFERENCE_TO => word::TK_POINTER,
            word::EOK_DOT_FIELD | word::EOK_POINTS_TO_FIELD | word::EOK_QUESTION => word::TK_UNKNOWN,
            _ => of.map_or(word::TK_UNKNOWN, |ty| self.type_kind(ty)),
        };
        // What an operator is depends on a parameter where the type of one operand does.
        let open = |operand: &ExprNode| {
            self.g
                .target(*operand, expr_node::TYPE)
                .is_some_and(|ty| self.type_kind(ty) == word::TK_TEMPLATE_PARAM)
        };
        let number = matches!(type_kind, word::TK_INTEGER | word::TK_FLOAT);
        let type_kind = if number && operands.iter().any(open) { word::TK_TEMPLATE_PARAM } else { type_kind };
        let vector = type_kind == word::TK_VECTOR;
        let type_kind = if kind == word::EOK_SUBSCRIPT && !vector { word::TK_POINTER } else { type_kind };
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, type_kind);
    }

    /// An operation that the program does not say.
    pub fn generated(&mut self, kind: &'static str, ty: TypeNode, operand: ExprNode, pos: Pos) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, ty);
        self.g.flag(node, expr_node::COMPILER_GENERATED, true);
        self.operands(node, kind, &[operand]);
        self.position(node, pos);
        node
    }

    /// The kind of a type, through its names.
    pub fn type_kind(&self, ty: TypeNode) -> &'static str {
        match self.g.node(self.resolved(ty)).form {
            form::TYPE_TK_ARRAY => word::TK_ARRAY,
            form::TYPE_TK_COMPLEX => word::TK_COMPLEX,
            form::TYPE_TK_FLOAT => word::TK_FLOAT,
            form::TYPE_TK_INTEGER | form::TYPE_TK_INTEGER_ENUM => word::TK_INTEGER,
            form::TYPE_TK_POINTER => word::TK_POINTER,
            form::TYPE_TK_PTR_TO_MEMBER => word::TK_PTR_TO_MEMBER,
            form::TYPE_TK_STRUCT => word::TK_STRUCT,
            form::TYPE_TK_CLASS => word::TK_CLASS,
            form::TYPE_TK_UNION => word::TK_UNION,
            form::TYPE_TK_TEMPLATE_PARAM => word::TK_TEMPLATE_PARAM,
            form::TYPE_TK_VECTOR => word::TK_VECTOR,
            form::TYPE_TK_VOID => word::TK_VOID,
            form::TYPE_TK_NULLPTR => word::TK_NULLPTR,
            _ => word::TK_UNKNOWN,
        }
    }

    /// The type that a name or a qualified type stands for.
    pub fn resolved(&self, mut ty: TypeNode) -> TypeNode {
        for _ in 0..limits::DISPLAYED_STEPS {
            match self.g.target(ty, ty::TYPEREF_TYPE) {
                Some(of) if self.g.node(ty).form == form::TYPE_TK_TYPEREF => ty = of,
                _ => break,
            }
        }
        ty
    }

    fn this(&mut self, expr: ExprId, implicit: bool) -> ExprNode {
        if let Some(field) = self.function.captures.this {
            return self.captured_this(field);
        }
        let node = self.new_expression(new::EXPR_NODE_ENK_VARIABLE, expr);
        if implicit {
            self.g.clear(node, expr_node::POSITION_SEQ);
            self.g.clear(node, expr_node::POSITION_COLUMN);
        }
        let scope = self.function.statements.function;
        let this = scope.and_then(|scope| self.g.target(scope, scope::THIS_PARAM_VARIABLE));
        self.g.link_some(node, expr_node::VARIABLE, this);
        node
    }

    /// An operator with one operand.
    pub fn unary(&mut self, expr: ExprId, op: UnaryOp, operand: ExprId, how: Use) -> ExprNode {
        let literal = matches!(op, UnaryOp::Minus | UnaryOp::Plus | UnaryOp::Complement | UnaryOp::Not);
        if literal && self.numbers().is_number(expr) {
            return self.constant_expression(expr, how);
        }
        let inner = match op {
            UnaryOp::Address
            | UnaryOp::PreIncrement
            | UnaryOp::PreDecrement
            | UnaryOp::PostIncrement
            | UnaryOp::PostDecrement => Use::Object,
            UnaryOp::Real | UnaryOp::Imag if self.is_complex_number(operand) => Use::Object,
            UnaryOp::Real | UnaryOp::Imag => how,
            _ => Use::Value,
        };
        let truth = op == UnaryOp::Not && !self.place.dependent;
        let made = if truth { self.condition(operand) } else { self.expression(operand, inner) };
        let kind = match operators::unary(op) {
            word::EOK_COMPLEMENT if self.is_complex_number(operand) => word::EOK_XCONJ,
            kind if self.vector_of(made).is_some() => vectors::of_vectors(kind),
            kind => kind,
        };
        let node = self.operation(expr, kind, &[made], how);
        if matches!(op, UnaryOp::Real | UnaryOp::Imag) && self.is_complex_number(operand) {
            self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_FLOAT);
        }
        if op == UnaryOp::Deref && self.place.in_prototype {
            self.open_object(node, made);
        }
        if matches!(op, UnaryOp::Deref | UnaryOp::Address) {
            self.function_operand(node, made, op, expr, how);
        }
        let steps = matches!(op, UnaryOp::PreIncrement | UnaryOp::PreDecrement);
        self.g.flag(node, expr_node::RETURNS_LVALUE_INSTEAD_OF_USUAL_RVALUE, steps && !self.header.is_c);
        if inner == Use::Object && op != UnaryOp::Address {
            self.changed(made);
        }
        if op == UnaryOp::Address {
            let of = self.g.target(made, expr_node::TYPE);
            if let Some(of) =
                of.filter(|_| self.g.is_true(made, expr_node::IS_LVALUE) && !self.place.in_prototype)
            {
                self.derived(of, Derived::LvalueReference);
                let class = matches!(self.type_kind(of), word::TK_STRUCT | word::TK_CLASS | word::TK_UNION);
                if class && self.g.derived.contains_key(&(of, Derived::Pointer)) {
                    self.derived(of, Derived::Pointer);
                }
            }
            self.take_address(made);
        }
        node
    }

    /// Notes that an operand is assigned to.
    pub fn changed(&mut self, mut node: ExprNode) {
        while self.g.get(node, expr_node::OPERATION_KIND) == Some(&Value::Word(word::EOK_DOT_FIELD))
            && let Some(object) = self.g.target(node, expr_node::OPERANDS)
        {
            node = object;
        }
        if let Some(variable) = self.g.target(node, expr_node::VARIABLE) {
            self.changed_in_try(variable);
        }
        if let Some(variable) = self.g.target(node, expr_node::VARIABLE)
            && self.g.get(variable, variable::PARAM_VALUE_HAS_BEEN_CHANGED).is_some()
        {
            self.g.truth(variable, variable::PARAM_VALUE_HAS_BEEN_CHANGED, true);
        }
    }

    /// An operator with two operands.
    pub fn binary(&mut self, expr: ExprId, op: BinaryOp, lhs: ExprId, rhs: ExprId, how: Use) -> ExprNode {
        if self.numbers().is_number(expr) {
            return self.constant_expression(expr, how);
        }
        let logical = matches!(op, BinaryOp::LogicalAnd | BinaryOp::LogicalOr);
        let assigns = op.is_assignment();
        let left = match op {
            BinaryOp::Comma => Use::Discarded,
            BinaryOp::MemberPointerDot => Use::Object,
            BinaryOp::Assign => Use::Target,
            _ if assigns => Use::Object,
            _ => Use::Value,
        };
        let right = match (op, how) {
            (BinaryOp::Comma, Use::Discarded) => Use::Object,
            (BinaryOp::Comma, how) => how,
            _ => Use::Value,
        };
        let (left, right) = if logical && !self.place.dependent {
            (self.condition(lhs), self.condition(rhs))
        } else {
            (self.expression(lhs, left), self.expression(rhs, right))
        };
        if let Some(overloaded) = operators::overloaded(op).filter(|_| !self.place.dependent) {
            self.candidate_types(overloaded, Some(lhs), Some(rhs));
        }
        let is_pointer = |this: &Self, node| {
            this.g.target(node, expr_node::TYPE).is_some_and(|ty| this.type_kind(ty) == word::TK_POINTER)
        };
        let (a, b) = (is_pointer(self, left), is_pointer(self, right));
        let vector = self.vector_of(left).or_else(|| self.vector_of(right));
        let vector = vector.filter(|_| !matches!(op, BinaryOp::Comma | BinaryOp::Assign));
        let (left, right) = (self.filled_vector(left, vector), self.filled_vector(right, vector));
        let kind = operators::binary(op, a || b, a && b);
        let kind = if vector.is_some() { vectors::of_vectors(kind) } else { kind };
        let node = self.operation(expr, kind, &[left, right], how);
        self.vector_result(node, op, vector);
        let second = b && !a && op == BinaryOp::Add;
        self.g.flag(node, expr_node::POINTER_OPERAND_IS_SECOND, second);
        if second {
            self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
        }
        if op == BinaryOp::Comma {
            self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
            let lvalue = !self.header.is_c && self.il[expr].category == Category::Lvalue;
            self.g.flag(node, expr_node::RETURNS_LVALUE_INSTEAD_OF_USUAL_RVALUE, lvalue);
        }
        if assigns {
            self.changed(left);
            let lvalue = !self.header.is_c;
            let known = !self.place.dependent;
            if !known {
                // What is assigned may be anything.
                self.changed(right);
                if let Some(variable) = self.g.target(left, expr_node::VARIABLE) {
                    self.mark_used(variable);
                }
            }
            self.g.flag(node, expr_node::RETURNS_LVALUE_INSTEAD_OF_USUAL_RVALUE, lvalue && known);
            self.g.flag(node, expr_node::EVAL_RIGHT_TO_LEFT, self.header.standard >= 2017 && lvalue);
            if !known {
                self.g.clear(node, expr_node::IS_LVALUE);
            }
        }
        let ordered = matches!(
            op,
            BinaryOp::ShiftLeft
                | BinaryOp::ShiftRight
                | BinaryOp::MemberPointerArrow
                | BinaryOp::MemberPointerDot
        );
        self.g.flag(
            node,
            expr_node::EVAL_LEFT_TO_RIGHT,
            ordered && self.header.standard >= 2017 && !self.header.is_c,
        );
        node
    }

    /// An expression whose truth is asked for.
    pub fn condition(&mut self, expr: ExprId) -> ExprNode {
        let node = self.with(change::Dependent(false), |p| p.expression(expr, Use::Value));
        let Some(ty) = self.g.target(node, expr_node::TYPE) else { return node };
        if self.header.is_c
            || self.g.is_true(self.resolved(ty), ty::BOOL_TYPE)
            || self.vector_of(node).is_some()
        {
            return node;
        }
        if self.il[expr].flags.contains(ExprFlags::UNKNOWN) {
            return node;
        }
        let bool_type = self.builtin(Builtin::Bool);
        let start = self.start_of(expr);
        self.generated(word::EOK_BOOL_CAST, bool_type, node, start)
    }

    /// A conversion that nobody wrote.
    pub fn implicit(
        &mut self,
        expr: ExprId,
        conversion: ConversionKind,
        operand: ExprId,
        function: Option<FunctionId>,
        how: Use,
    ) -> ExprNode {
        let e = self.il[expr];
        match conversion {
            ConversionKind::FunctionToPointer => return self.expression(operand, Use::Value),
            ConversionKind::User => {
                return match function {
                    Some(function) => self.conversion_call(expr, operand, function, how),
                    None => self.expression(operand, how),
                };
            }
            _ => {}
        }
        let complex = conversion == ConversionKind::Complex && self.numbers().float(operand).is_some();
        if self.numbers().is_number(expr) || self.is_null(expr) || complex {
            let node = self.constant_expression(expr, how);
            if complex {
                let start = self.start_of(operand);
                self.position(node, start);
            }
            return node;
        }
        let kind = match conversion {
            ConversionKind::Boolean => word::EOK_BOOL_CAST,
            ConversionKind::DerivedToBase => word::EOK_BASE_CLASS_CAST,
            ConversionKind::BaseMember => word::EOK_PM_DERIVED_CLASS_CAST,
            ConversionKind::Qualification if e.category != Category::Prvalue => {
                return self.expression(operand, how);
            }
            _ => word::EOK_CAST,
        };
        if conversion == ConversionKind::ArrayToPointer {
            return self.decayed_operand(operand);
        }
        let inner = match conversion {
            ConversionKind::DerivedToBase if e.category != Category::Prvalue => Use::Object,
            _ => Use::Value,
        };
        let made = self.expression(operand, inner);
        let ty = self.expression_type(expr);
        let start = self.start_of(operand);
        let node = self.generated(kind, ty, made, start);
        self.mixed_kinds(node, made, ty);
        self.category(node, expr, how);
        node
    }

    /// The value of an operand; that of an array is the address of its first element ([conv.array]).
    pub(super) fn decayed_operand(&mut self, expr: ExprId) -> ExprNode {
        let il = self.il;
        if !matches!(il[il[il[expr].ty].canonical].kind, TypeKind::Array { .. }) {
            return self.expression(expr, Use::Value);
        }
        let made = self.expression(expr, Use::Object);
        self.take_address(made);
        let of = self.g.target(made, expr_node::TYPE).map(|ty| self.resolved(ty));
        let element = of.and_then(|of| self.g.target(of, ty::ELEMENT_TYPE));
        let ty = match element {
            Some(element) => self.derived(element, Derived::Pointer),
            None => self.expression_type(expr),
        };
        let place = self.place_of(expr);
        self.generated(word::EOK_ARRAY_TO_POINTER, ty, made, place)
    }

    /// The variable that an object is, or is a part of, has its address taken.
    pub fn take_address(&mut self, mut node: ExprNode) {
        while self.g.get(node, expr_node::OPERATION_KIND) == Some(&Value::Word(word::EOK_DOT_FIELD))
            && let Some(object) = self.g.target(node, expr_node::OPERANDS)
        {
            node = object;
        }
        if let Some(variable) = self.g.target(node, expr_node::VARIABLE) {
            self.g.flag(variable, variable::ADDRESS_TAKEN, true);
            self.changed(node);
        }
    }

    /// Notes that an entity is used, which naming it in an operand that is not evaluated does not do
    /// (`[basic.def.odr]`).
    pub fn uses(&mut self, target: impl Handle<kind::Entity>) {
        let target = target.id();
        if !self.place.unevaluated {
            self.used.push(target.id());
        }
    }
}

/// Whether a name is no constructor, destructor or conversion.
pub(super) fn is_plain_name(name: EntityName) -> bool {
    matches!(name, EntityName::Identifier { .. } | EntityName::Operator { .. } | EntityName::Literal { .. })
}

/// A branch of a conditional expression is used as the whole is.
fn how_inside(how: Use, category: Category) -> Use {
    match (how, category) {
        (Use::Discarded, _) => Use::Discarded,
        (_, Category::Prvalue) => Use::Value,
        (how, _) => how,
    }
}
