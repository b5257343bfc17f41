//! How objects begin: constants, computed values, calls of constructors, temporaries.

mod aggregates;
mod arrays;
mod computed_objects;
mod designators;
mod initial_values;
mod lifetimes;
mod open_initializers;

use super::build::Build;
use super::change;
use super::expressions::Use;
use super::graph::{Derived, Value};
use crate::finalize::lifetime;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, DynamicInitNode, ExprNode, TypeNode, VariableNode, constant, dynamic_init, expr_node, form,
    kind, new, routine, scope, ty, variable, word,
};

/// A reference that is bound.
pub(super) struct Bound {
    /// What it is bound to, and the type of that.
    pub object: ExprNode,
    pub target: TypeNode,
    /// The operation that binds it.
    pub node: ExprNode,
    how: Derived,
}

impl Build<'_> {
    /// The initialization that an expression gives an object; `variable` is the object where it has a name.
    pub fn initializer(&mut self, expr: ExprId, variable: Option<VariableNode>) -> Option<DynamicInitNode> {
        let node = self.dynamic_initializer(expr);
        self.g.link_some(node, dynamic_init::VARIABLE, variable);
        Some(node)
    }

    /// The initialization that an expression stands for.
    pub fn dynamic_initializer(&mut self, expr: ExprId) -> DynamicInitNode {
        if self.is_evaluated(expr)
            && let Some(constant) = self.evaluated_constant(expr)
        {
            let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
            self.g.link(node, dynamic_init::CONSTANT, constant);
            if let Some(class) = self.il.class_of(self.il[expr].ty) {
                let temporary = std::mem::take(&mut self.function.making_temporary);
                self.destroyed(node, class, temporary);
            }
            return node;
        }
        self.constructing_initializer(expr)
    }

    /// As [`Self::dynamic_initializer`], whether or not the constructor can be evaluated.
    pub(super) fn constructing_initializer(&mut self, expr: ExprId) -> DynamicInitNode {
        if self.function.making_temporary || self.il.class_of(self.il[expr].ty).is_none() {
            return self.new_initializer(expr);
        }
        self.object_with_temporaries(|p| p.new_initializer(expr))
    }

    fn new_initializer(&mut self, expr: ExprId) -> DynamicInitNode {
        let il = self.il;
        let e = il[expr];
        if let Some(copy) = self.begins_as_copy(expr) {
            return copy;
        }
        if let ExprKind::Conditional { condition, then: Some(then), otherwise } = e.kind
            && self.chooses_object(expr)
        {
            return self.chosen_object(expr, condition, [then, otherwise]);
        }
        if let Some(made) = self.made_object(expr) {
            return made;
        }
        if let Some(constant) = self.constant_of(expr, None) {
            let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
            self.placed_symbol(constant, expr);
            self.g.link(node, dynamic_init::CONSTANT, constant);
            return node;
        }
        if let ExprKind::InitList { elements, .. } = e.kind
            && (self.il.class_of(e.ty).is_some()
                || matches!(il[il[e.ty].canonical].kind, TypeKind::Array { .. }))
        {
            let node = self.nonconstant_aggregate(expr, elements);
            self.g.flag(node, dynamic_init::IS_BRACED_INITIALIZER, true);
            return node;
        }
        let result = self.il.class_of(e.ty).filter(|class| {
            e.category == Category::Prvalue
                && matches!(e.kind, ExprKind::Call { .. } | ExprKind::Operator { .. })
                && lifetime::needs_constructor(self.il, *class)
        });
        let form = match result {
            Some(_) => new::DYNAMIC_INIT_DIK_CLASS_RESULT_VIA_CTOR,
            None => new::DYNAMIC_INIT_DIK_EXPRESSION,
        };
        let node = self.new_node(form);
        let temporary = std::mem::take(&mut self.function.making_temporary);
        let made = if temporary || self.il.class_of(e.ty).is_some() {
            self.expression(expr, Use::Value)
        } else {
            self.full_expression(expr, Use::Value)
        };
        self.g.link(node, dynamic_init::EXPRESSION, made);
        if let Some(class) = self.il.class_of(e.ty) {
            self.destroyed(node, class, temporary);
        }
        node
    }

    /// What makes an object where a constructor, a closure or the only element of a list does; none where nothing does.
    fn made_object(&mut self, expr: ExprId) -> Option<DynamicInitNode> {
        let il = self.il;
        let e = il[expr];
        match e.kind {
            ExprKind::Lambda { id } => return Some(self.closure_initializer(expr, id)),
            ExprKind::Construct { args, constructor: Some(constructor), .. } => {
                let node = if args.is_empty() && lifetime::makes_zero(self.il, constructor) {
                    let node = self.new_node(new::DYNAMIC_INIT_DIK_ZERO);
                    let temporary = std::mem::take(&mut self.function.making_temporary);
                    if let Some(class) = self.il.class_of(e.ty) {
                        self.destroyed(node, class, temporary);
                    }
                    node
                } else {
                    let node = self.chosen_constructor(constructor, args);
                    self.g.flag(node, dynamic_init::VALUE_INITIALIZATION, args.is_empty());
                    node
                };
                self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, true);
                return Some(node);
            }
            ExprKind::ConstructBrace { list, constructor: Some(constructor), .. } => {
                let args = match il[list].kind {
                    ExprKind::InitList { elements, .. } => elements,
                    _ => List::EMPTY,
                };
                let node = self.chosen_constructor(constructor, args);
                self.g.flag(node, dynamic_init::IS_BRACED_INITIALIZER, true);
                self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, true);
                self.g.flag(node, dynamic_init::VALUE_INITIALIZATION, args.is_empty());
                return Some(node);
            }
            ExprKind::InitList { elements, constructor: Some(constructor) } if elements.is_empty() => {
                return Some(self.constructor_call(constructor, elements));
            }
            ExprKind::InitList { elements, constructor: Some(constructor) } => {
                return Some(self.chosen_constructor(constructor, elements));
            }
            ExprKind::InitList { elements, constructor: None }
                if elements.len() == 1
                    && self.il.class_of(e.ty).is_some()
                    && il[elements]
                        .first()
                        .is_some_and(|only| self.il.class_of(il[*only].ty) == self.il.class_of(e.ty)) =>
            {
                if let Some(only) = il[elements].first().copied() {
                    let node = self.dynamic_initializer(only);
                    self.g.clear(node, dynamic_init::IS_IMPLICIT_COPY_FOR_COPY_INITIALIZATION);
                    return Some(node);
                }
            }
            ExprKind::InitList { elements, constructor: None }
                if self.is_scalar(e.ty) && elements.len() == 1 =>
            {
                if let Some(only) = il[elements].first().copied() {
                    return Some(self.dynamic_initializer(only));
                }
            }
            ExprKind::ConstructBrace { list, constructor: None, .. } if self.il.class_of(e.ty).is_some() => {
                return Some(self.braced_class(expr, list));
            }
            ExprKind::Construct { args, constructor: None, .. } if self.il.class_of(e.ty).is_some() => {
                if let [only] = il[args] {
                    let node = self.dynamic_initializer(only);
                    self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, true);
                    return Some(node);
                }
            }
            ExprKind::Cast {
                style: CastStyle::Functional | CastStyle::C | CastStyle::Static,
                operand,
                ..
            } => return self.cast_object(expr, operand),
            ExprKind::Implicit { operand, conversion: ConversionKind::User, function: Some(function) }
                if il[function].name == EntityName::Constructor =>
            {
                return Some(self.constructor_from(function, operand));
            }
            _ => {}
        }
        None
    }

    /// The same of a cast, by a constructor or as a copy.
    fn cast_object(&mut self, expr: ExprId, operand: ExprId) -> Option<DynamicInitNode> {
        let il = self.il;
        let e = il[expr];
        if let Some(constructor) = self.unit.cast_constructors.get(&expr).copied() {
            let node = self.constructor_from(constructor, operand);
            self.thought_of_copying(constructor);
            self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, true);
            return Some(node);
        }
        if let ExprKind::Implicit { conversion: ConversionKind::User, function: Some(constructor), .. } =
            il[operand].kind
            && il[constructor].name == EntityName::Constructor
        {
            let node = self.dynamic_initializer(operand);
            self.thought_of_copying(constructor);
            self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, true);
            return Some(node);
        }
        if e.category != Category::Prvalue || il.class_of(il[operand].ty) != il.class_of(e.ty) {
            return None;
        }
        let node = self.begins_as_copy(operand)?;
        self.g.clear(node, dynamic_init::IS_IMPLICIT_COPY_FOR_COPY_INITIALIZATION);
        self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, true);
        Some(node)
    }

    /// `T{...}` for an aggregate ([expr.type.conv]).
    fn braced_class(&mut self, expr: ExprId, list: ExprId) -> DynamicInitNode {
        let node = match (self.constant_of(list, None), self.il[list].kind) {
            (Some(constant), _) => {
                let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
                self.g.link(node, dynamic_init::CONSTANT, constant);
                node
            }
            (None, ExprKind::InitList { elements, .. }) => self.nonconstant_aggregate(list, elements),
            _ => self.new_node(new::DYNAMIC_INIT_DIK_ZERO),
        };
        if let Some(constant) = self.g.target(node, dynamic_init::CONSTANT) {
            let ty = self.expression_type(expr);
            let text = self.g.annotation(constant).unwrap_or_default();
            self.g.node_mut(constant).text = Some(format!("{}{text}", self.g.type_text(ty)));
            self.g.flag(constant, constant::EXPLICIT_CAST_APPLIED, true);
        }
        self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, true);
        self.g.flag(node, dynamic_init::IS_BRACED_INITIALIZER, true);
        node
    }

    /// A braced list whose elements are not all constants.
    fn nonconstant_aggregate(&mut self, expr: ExprId, elements: List<ExprId>) -> DynamicInitNode {
        let node = self.new_node(new::DYNAMIC_INIT_DIK_NONCONSTANT_AGGREGATE);
        self.g.flag(node, dynamic_init::NON_CONSTANT, true);
        let constant = self.dynamic_aggregate(expr, elements);
        self.g.link(node, dynamic_init::CONSTANT, constant);
        let temporary = std::mem::take(&mut self.function.making_temporary);
        if let Some(class) = self.il.class_of(lifetime::innermost(self.il, self.il[expr].ty)) {
            self.destroyed(node, class, temporary);
        }
        node
    }

    fn dynamic_aggregate(&mut self, expr: ExprId, elements: List<ExprId>) -> ConstantNode {
        let il = self.il;
        if self.is_designated(elements) {
            let ty = self.expression_type(expr);
            if let Some(node) = self.designated_aggregate(expr, elements, ty, true) {
                self.g.flag(node, constant::HAS_DYNAMIC_INIT_COMPONENT, true);
                return node;
            }
        }
        let mut made = Vec::new();
        for element in il[elements].iter().copied() {
            if let Some(constant) = self.constant_of(element, None) {
                made.push(constant);
                continue;
            }
            if let ExprKind::InitList { elements, constructor: None } = il[element].kind {
                made.push(self.dynamic_aggregate(element, elements));
                continue;
            }
            made.push(self.dynamic_element(element));
        }
        made.extend(self.rest_of_objects(expr, elements));
        let ty = self.expression_type(expr);
        let node = self.braced_aggregate(expr, ty, &made);
        self.g.flag(node, constant::HAS_DYNAMIC_INIT_COMPONENT, true);
        node
    }

    /// An element of a list that is computed when the program runs.
    pub(super) fn dynamic_element(&mut self, element: ExprId) -> ConstantNode {
        let init = self.dynamic_initializer(element);
        let ends = self.g.target(init, dynamic_init::DESTRUCTOR).is_some();
        self.g.flag(init, dynamic_init::DESTRUCTION_IS_FOR_PARTIALLY_CONSTRUCTED_AGGREGATE, ends);
        let constant = self.new_node(new::CONSTANT_CK_DYNAMIC_INIT);
        let ty = self.expression_type(element);
        let ty = self.without_qualifiers(ty);
        self.g.link(constant, constant::TYPE, ty);
        self.referenced(constant);
        self.g.link(constant, constant::DYNAMIC_INIT, init);
        let name = self.g.initialization_text(init);
        self.g.node_mut(constant).text = Some(format!("dynamic-init: {name}"));
        let start = self.start_of(element);
        self.constant_position(constant, start);
        constant
    }

    /// The initialization by a constructor with arguments.
    pub fn constructor_call(&mut self, constructor: FunctionId, args: List<ExprId>) -> DynamicInitNode {
        let args = self.arguments(args, Some(constructor));
        self.constructor_node(constructor, &args)
    }

    /// As [`Self::constructor_call`], where the program says how an object begins: of all constructors, those that copy
    /// are thought of last.
    pub(super) fn chosen_constructor(
        &mut self,
        constructor: FunctionId,
        args: List<ExprId>,
    ) -> DynamicInitNode {
        let node = self.constructor_call(constructor, args);
        self.thought_of_copying(constructor);
        node
    }

    fn thought_of_copying(&mut self, constructor: FunctionId) {
        if let Some(class) = self.il[constructor].class {
            let class = self.class(class);
            if self.g.derived.contains_key(&(class, Derived::LvalueReference)) {
                self.derived(class, Derived::LvalueReference);
            }
        }
    }

    pub(super) fn constructor_from(&mut self, constructor: FunctionId, operand: ExprId) -> DynamicInitNode {
        let parameter = self.il[constructor].params(self.il).first().map(|param| param.ty);
        let arg = match parameter {
            Some(ty) => self.converted_argument(operand, ty),
            None => self.argument(operand, None),
        };
        let mut args = vec![arg];
        args.extend(self.default_arguments_behind(constructor, 1));
        self.constructor_node(constructor, &args)
    }

    /// The same over entries.
    pub fn constructor_node(&mut self, constructor: FunctionId, args: &[ExprNode]) -> DynamicInitNode {
        let routine = self.routine(constructor);
        self.uses_implicitly(constructor);
        self.g.flag(routine, routine::CALLED, true);
        if !self.place.unevaluated {
            self.referenced(routine);
        }
        self.used.push(routine.id());
        let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTRUCTOR);
        self.g.link(node, dynamic_init::ROUTINE, routine);
        let first = self.g.chain(args, expr_node::NEXT);
        self.g.link_some(node, dynamic_init::ARGS, first);
        if let Some(class) = self.il[constructor].class {
            let temporary = self.function.making_temporary;
            self.destroyed(node, class, temporary);
        }
        node
    }

    /// An object without a name.
    pub fn temporary(&mut self, expr: ExprId, how: Use) -> ExprNode {
        let il = self.il;
        let e = il[expr];
        if let ExprKind::CompoundLiteral { list, .. } = e.kind {
            return self.compound_literal(expr, list, how);
        }
        let is_class = matches!(il[il[e.ty].canonical].kind, TypeKind::Class { .. });
        if !is_class && !matches!(e.kind, ExprKind::Implicit { .. }) {
            return self.constant_expression(expr, how);
        }
        let kept = std::mem::take(&mut self.function.keeps_temporary);
        let node = self.new_expression(new::EXPR_NODE_ENK_TEMP_INIT, expr);
        // A choice ends as what it is chosen for.
        let choice = std::mem::take(&mut self.function.choice);
        let making = (change::MakingTemporary(!kept), change::Unended(choice.is_some()));
        let init = self.with(making, |p| match e.kind {
            ExprKind::Construct { .. }
            | ExprKind::ConstructBrace { .. }
            | ExprKind::Implicit { .. }
            | ExprKind::InitList { .. } => p.dynamic_initializer_without_loop(expr),
            _ => p.dynamic_initializer(expr),
        });
        self.g.link_some(init, dynamic_init::MASTER_ENTRY, choice);
        self.g.link(node, expr_node::DYNAMIC_INIT, init);
        let functional = matches!(
            e.kind,
            ExprKind::Construct { .. }
                | ExprKind::ConstructBrace { .. }
                | ExprKind::Cast { style: CastStyle::Functional, .. }
        );
        self.g.flag(node, expr_node::IS_FUNCTIONAL_NOTATION_CAST, functional);
        let is_static = matches!(e.kind, ExprKind::Cast { style: CastStyle::Static, .. });
        self.g.flag(node, expr_node::IS_STATIC_CAST, is_static);
        if let ExprKind::ConstructBrace { .. } = e.kind {
            self.g.flag(node, expr_node::IS_BRACE_NOTATION_CAST, true);
            let ty = self.expression_type(expr);
            self.g.link(node, expr_node::SOURCE_TYPE, ty);
        }
        self.g.flag(init, dynamic_init::HAS_TEMPORARY_LIFETIME, !kept && !self.place.unevaluated);
        self.category(node, expr, how);
        node
    }

    /// `(T){...}`, an object without a name (C 6.5.2.5).
    fn compound_literal(&mut self, expr: ExprId, list: ExprId, how: Use) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_TEMP_INIT, expr);
        let init = self.dynamic_initializer(list);
        self.g.flag(init, dynamic_init::IS_COMPOUND_LITERAL, true);
        self.g.flag(init, dynamic_init::IS_BRACED_INITIALIZER, true);
        if let Some(constant) = self.g.target(init, dynamic_init::CONSTANT) {
            self.g.flag(constant, constant::IS_COMPOUND_LITERAL, true);
            let ty = self.expression_type(expr);
            self.g.link(constant, constant::TYPE, ty);
            let text = self.g.annotation(constant).unwrap_or_default();
            self.g.node_mut(constant).text = Some(format!("({}){text}", self.g.type_text(ty)));
        }
        self.g.link(node, expr_node::DYNAMIC_INIT, init);
        self.category(node, expr, how);
        node
    }

    /// A number or pointer that a reference is bound to.
    fn scalar_temporary(&mut self, expr: ExprId, ty: Option<TypeNode>) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_TEMP_INIT);
        let start = self.start_of(expr);
        self.position(node, start);
        let ty = ty.unwrap_or_else(|| self.expression_type(expr));
        self.g.link(node, expr_node::TYPE, ty);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        let init = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
        self.g.flag(init, dynamic_init::HAS_TEMPORARY_LIFETIME, true);
        let value = self.expression(expr, Use::Value);
        self.g.link(init, dynamic_init::EXPRESSION, value);
        self.g.link(node, expr_node::DYNAMIC_INIT, init);
        node
    }

    /// As [`Self::dynamic_initializer`], for an expression that is itself shown as a temporary.
    fn dynamic_initializer_without_loop(&mut self, expr: ExprId) -> DynamicInitNode {
        let il = self.il;
        match il[expr].kind {
            ExprKind::Construct { args, constructor: None, .. } => {
                let Some(arg) = il[args].first().copied() else {
                    return self.new_node(new::DYNAMIC_INIT_DIK_ZERO);
                };
                let node = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
                let made = self.expression(arg, Use::Value);
                self.g.link(node, dynamic_init::EXPRESSION, made);
                node
            }
            ExprKind::ConstructBrace { constructor: None, list, .. }
                if self.il.class_of(il[expr].ty).is_some() =>
            {
                self.braced_class(expr, list)
            }
            ExprKind::ConstructBrace { constructor: None, list, .. } => {
                let node = self.new_node(new::DYNAMIC_INIT_DIK_NONCONSTANT_AGGREGATE);
                let constant = self.constant_of(list, None);
                self.g.link_some(node, dynamic_init::CONSTANT, constant);
                node
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::User, function: None } => {
                let node = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
                let made = self.expression(operand, Use::Value);
                self.g.link(node, dynamic_init::EXPRESSION, made);
                node
            }
            _ => self.constructing_initializer(expr),
        }
    }

    /// What a variable's declaration says about its beginning.
    pub fn variable_initializer(
        &mut self,
        node: VariableNode,
        id: VariableId,
        declaration: DeclarationId,
    ) -> Option<DynamicInitNode> {
        let il = self.il;
        let d = &il[declaration];
        let written = !matches!(d.init, Initializer::None);
        self.g.flag(node, variable::HAS_EXPLICIT_INITIALIZER, written);
        self.g.flag(
            node,
            variable::HAS_PARENTHESIZED_INITIALIZER,
            matches!(d.init, Initializer::Paren { .. }),
        );
        self.g.flag(
            node,
            variable::HAS_DIRECT_BRACED_INITIALIZER,
            matches!(d.init, Initializer::Brace { .. }),
        );
        if let Some(made) = self.open_initializer(node, id, declaration) {
            return self.begun(node, id, made);
        }
        if let Some(made) = self.array_copy(node, id) {
            self.braced(made, d.init);
            return self.begun(node, id, made);
        }
        if self.is_local_variable(node, id) {
            if let Some(constant) = self.evaluated_beginning(id, d.init) {
                let made = self.begin_with_constant(node, id, constant);
                self.braced(made, d.init);
                return Some(made);
            }
        } else {
            let built = self.with(change::Region(1), |p| p.evaluated_beginning(id, d.init));
            if let Some(constant) = built {
                let fixed = il[id].flags.contains(VariableFlags::CONSTEXPR);
                self.g.flag(node, variable::CONSTANT_VALUED, fixed);
                self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
                self.g.link(node, variable::CONSTANT, constant);
                return None;
            }
        }
        if let Some(made) = self.class_construction(node, declaration, id) {
            self.g.link(made, dynamic_init::VARIABLE, node);
            self.g.word(node, variable::INIT_KIND, word::INITK_DYNAMIC);
            self.g.link(node, variable::DYNAMIC, made);
            self.file_initialization(node, made);
            return Some(made);
        }
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
        let local = self.is_local_variable(node, id);
        let reference = self
            .g
            .target(node, variable::TYPE)
            .is_some_and(|ty| self.g.is_true(self.resolved(ty), ty::IS_REFERENCE));
        if reference {
            return self.reference_initializer((node, Some(id)), init, local);
        }
        let fixed = self.is_fixed(il[id].ty)
            || il[id].flags.contains(VariableFlags::CONSTEXPR) && self.il.class_of(il[id].ty).is_none();
        let whole = self.g.target(node, variable::TYPE).map(|ty| self.without_qualifiers(ty));
        let whole_type = whole;
        let whole = whole.filter(|_| matches!(il[init].kind, ExprKind::InitList { .. }));
        let text = self.array_text(node, init, local);
        if local
            && let Some(constant) =
                text.or_else(|| whole.and_then(|whole| self.constant_of(init, Some(whole))))
        {
            let made = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
            let ruled_out = fixed && self.is_number(constant) && !self.numbers().divides_by_zero(init);
            self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, ruled_out);
            self.g.flag(node, variable::CONSTANT_VALUED, fixed);
            self.g.link(made, dynamic_init::CONSTANT, constant);
            self.braced(made, d.init);
            self.g.link(made, dynamic_init::VARIABLE, node);
            self.g.word(node, variable::INIT_KIND, word::INITK_DYNAMIC);
            self.g.link(node, variable::DYNAMIC, made);
            return Some(made);
        }
        if !local && let Some(constant) = text.or_else(|| self.constant_of(init, whole)) {
            self.begins_with_constant((node, whole_type), init, constant, fixed);
            return None;
        }
        if !local && let Some(value) = self.unit.initial_values.get(&id).copied() {
            let built = matches!(il[init].kind, ExprKind::Construct { constructor: Some(_), .. });
            let region = if self.function.static_local { self.g.region } else { 1 };
            if let Some(constant) = self.with(change::Region(region), |p| p.initial_value(init, value, built))
            {
                self.g.flag(
                    node,
                    variable::CONSTANT_VALUED,
                    fixed || il[id].flags.contains(VariableFlags::CONSTEXPR),
                );
                self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
                self.g.link(node, variable::CONSTANT, constant);
                return None;
            }
        }
        let made = self.initializer(init, Some(node))?;
        self.braced(made, d.init);
        if let (Some(ty), Some(constant)) = (whole_type, self.g.target(made, dynamic_init::CONSTANT)) {
            self.literal_of_type(constant, ty);
        }
        if self.is_null(init)
            && let (Some(ty), Some(constant)) = (whole_type, self.g.target(made, dynamic_init::CONSTANT))
        {
            self.null_of_type(constant, ty);
        }
        if self.g.node(made).form == form::DYNAMIC_INIT_DIK_NONCONSTANT_AGGREGATE {
            self.referenced(node);
        }
        if fixed && let Some(constant) = self.g.target(made, dynamic_init::CONSTANT) {
            self.g.flag(node, variable::CONSTANT_VALUED, true);
            self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, self.is_number(constant));
        }
        self.g.word(node, variable::INIT_KIND, word::INITK_DYNAMIC);
        self.g.link(node, variable::DYNAMIC, made);
        self.file_initialization(node, made);
        Some(made)
    }

    /// An object that lasts as long as the program begins with a constant; `fixed` says that it keeps it.
    fn begins_with_constant(
        &mut self,
        (node, whole_type): (VariableNode, Option<TypeNode>),
        init: ExprId,
        constant: ConstantNode,
        fixed: bool,
    ) {
        self.placed_symbol(constant, init);
        self.typed_address(node, init, constant);
        let constant = self.initial_constant(init, constant);
        if let Some(ty) = whole_type {
            self.literal_of_type(constant, ty);
        }
        if self.is_null(init)
            && let Some(ty) = whole_type
        {
            self.null_of_type(constant, ty);
        }
        let null = self.g.target(node, variable::TYPE).filter(|ty| self.type_kind(*ty) == word::TK_NULLPTR);
        if let Some(ty) = null {
            self.g.link(constant, constant::TYPE, ty);
        }
        let ruled_out = fixed && self.is_number(constant) && !self.numbers().divides_by_zero(init);
        self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, ruled_out);
        self.g.flag(node, variable::CONSTANT_VALUED, fixed);
        let last = self.g.target(constant, constant::LAST_CONSTANT);
        let flexible = last.is_some_and(|last| self.g.is_true(last, constant::FLEXIBLE_ARRAY_INITIALIZER));
        self.g.flag(node, variable::HAS_FLEXIBLE_ARRAY_INITIALIZER, flexible);
        self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
        self.g.link(node, variable::CONSTANT, constant);
    }

    /// A number that is not converted has the type of what begins with it, as that is written.
    pub(super) fn literal_of_type(&mut self, constant: ConstantNode, ty: TypeNode) {
        let same =
            self.g.target(constant, constant::TYPE).map(|of| self.resolved(of)) == Some(self.resolved(ty));
        let plain = self.g.get(constant, constant::EXPR).is_none();
        if same && plain && self.is_number(constant) {
            self.g.link(constant, constant::TYPE, ty);
        }
    }

    /// Says of an initialization that it is a braced list; one of a computed value is as good as without braces.
    fn braced(&mut self, made: DynamicInitNode, init: Initializer) {
        let list = matches!(init, Initializer::Brace { .. } | Initializer::CopyBrace { .. });
        let computed = self.g.node(made).form == form::DYNAMIC_INIT_DIK_EXPRESSION;
        self.g.flag(made, dynamic_init::IS_BRACED_INITIALIZER, list && !computed);
        if let Some(constant) = self.g.target(made, dynamic_init::CONSTANT) {
            let partial = self.g.is_true(constant, constant::IS_PARTIALLY_INITIALIZED);
            self.g.flag(made, dynamic_init::IS_PARTIALLY_INITIALIZED, partial);
        }
    }

    /// Gives a variable of a template its initialization: that of one that lives as long as the program is its value.
    fn begun(
        &mut self,
        node: VariableNode,
        id: VariableId,
        made: DynamicInitNode,
    ) -> Option<DynamicInitNode> {
        if !self.is_local_variable(node, id)
            && let Some(constant) = self.g.target(made, dynamic_init::CONSTANT)
        {
            self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
            self.g.link(node, variable::CONSTANT, constant);
            return None;
        }
        self.g.link(made, dynamic_init::VARIABLE, node);
        self.g.word(node, variable::INIT_KIND, word::INITK_DYNAMIC);
        self.g.link(node, variable::DYNAMIC, made);
        self.file_initialization(node, made);
        Some(made)
    }

    fn is_local_variable(&self, node: VariableNode, id: VariableId) -> bool {
        self.g.is_true(node, variable::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION) && !self.il[id].is_lasting()
    }

    /// The null pointer that a variable begins with is of the variable's type, which no other entry has.
    fn null_of_type(&mut self, constant: ConstantNode, ty: TypeNode) {
        let function = self.g.target(self.resolved(ty), ty::TYPE_POINTED_TO);
        if function.is_none_or(|to| self.g.node(to).form != form::TYPE_TK_ROUTINE) {
            return;
        }
        self.g.link(constant, constant::TYPE, ty);
        if let Some(made) = self.g.target(constant, constant::EXPR) {
            self.g.link(made, expr_node::TYPE, ty);
        }
    }

    /// What begins before the program does is listed in the scope of the file.
    fn file_initialization(&mut self, node: VariableNode, init: DynamicInitNode) {
        if self.g.region == 1 {
            if self.g.is_true(node, variable::IS_PROTOTYPE_INSTANTIATION) {
                self.referenced(node);
            }
            self.g.append(self.file, scope::DYNAMIC_INITS, init, dynamic_init::NEXT);
        }
    }

    /// A reference is bound to an object.
    fn reference_initializer(
        &mut self,
        (node, of): (VariableNode, Option<VariableId>),
        init: ExprId,
        local: bool,
    ) -> Option<DynamicInitNode> {
        let declared = self.g.target(node, variable::TYPE)?;
        self.g.flag(node, variable::EXTENDS_LIFETIME, true);
        let place = if local { None } else { Some(self.behind_expression(init)) };
        let Bound { object, target, node: bound, how } =
            self.bound_reference(init, declared, place, false)?;
        let ty = self.g.target(bound, expr_node::TYPE)?;
        let rvalue = self.g.is_true(self.resolved(declared), ty::IS_RVALUE_REFERENCE);
        let is_temporary = self.g.node(object).form == form::EXPR_NODE_ENK_TEMP_INIT;
        if !local
            && let Some(value) = of.and_then(|of| self.unit.initial_values.get(&of).copied())
            && let Some(constant) = self.bound_part(init, value, ty, bound)
        {
            self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
            self.g.link(node, variable::CONSTANT, constant);
            return None;
        }
        if !local && let Some(constant) = self.bound_address(init, object, ty, bound) {
            self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
            self.g.link(node, variable::CONSTANT, constant);
            return None;
        }
        if !local && self.temporary_beneath(object).is_some() {
            self.lasts_with_reference(object);
        }
        if !local
            && is_temporary
            && let Some(value) = self.constant_of(init, None)
        {
            let value = self.g.copy(value);
            self.g.clear(value, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
            self.g.clear(value, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
            self.g.clear(value, constant::EXPR);
            self.g.clear(value, constant::ORIG_TYPE);
            self.g.clear(value, constant::IS_SIMPLE_ZERO);
            self.g.link(value, constant::TYPE, target);
            self.g.flag(value, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
            if let Some(init) = self.g.target(object, expr_node::DYNAMIC_INIT) {
                self.g.flag(init, dynamic_init::STATIC_TEMP, true);
                self.g.clear(init, dynamic_init::HAS_TEMPORARY_LIFETIME);
            }
            self.g.flag(object, expr_node::IS_LVALUE, true);
            let to = self.derived(target, if rvalue { Derived::RvalueReference } else { how });
            let form = new::CONSTANT_CK_ADDRESS_ABK_TEMPORARY;
            let constant = self.address_of(to, form, value, false, Pos::NONE);
            self.g.link(constant, constant::EXPR, bound);
            self.g.flag(constant, constant::IMPLICIT_CAST, true);
            self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
            self.g.link(node, variable::CONSTANT, constant);
            let fixed = target != self.without_qualifiers(target);
            self.g.flag(node, variable::CONSTANT_VALUED, fixed);
            return None;
        }
        if local
            && let Some(init) = self
                .temporary_beneath(object)
                .and_then(|temporary| self.g.target(temporary, expr_node::DYNAMIC_INIT))
        {
            self.g.clear(init, dynamic_init::HAS_TEMPORARY_LIFETIME);
        }
        let made = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
        self.g.link(made, dynamic_init::VARIABLE, node);
        self.g.link(made, dynamic_init::EXPRESSION, bound);
        self.g.word(node, variable::INIT_KIND, word::INITK_DYNAMIC);
        self.g.link(node, variable::DYNAMIC, made);
        self.file_initialization(node, made);
        Some(made)
    }

    /// Binds a reference of a declared type to what an expression designates ([dcl.init.ref]); `place` is where that is
    /// noted for an object with a name.
    pub fn bound_reference(
        &mut self,
        init: ExprId,
        declared: TypeNode,
        place: Option<Pos>,
        argument: bool,
    ) -> Option<Bound> {
        let rvalue_reference = self.g.is_true(self.resolved(declared), ty::IS_RVALUE_REFERENCE);
        let rvalue = rvalue_reference && !argument;
        let start = self.start_of(init);
        let computed = self.is_new_object(init);
        let made_here = self.is_computed_object(init);
        self.function.keeps_temporary = !argument && self.il.class_of(self.il[init].ty).is_some();
        let mut object = match self.il[init].category {
            Category::Prvalue if self.il.class_of(self.il[init].ty).is_none() => {
                let bare = self.g.target(self.resolved(declared), ty::TYPE_POINTED_TO);
                self.scalar_temporary(init, bare)
            }
            _ if made_here => self.computed_object(init),
            _ => self.expression(init, Use::Object),
        };
        self.function.keeps_temporary = false;
        if self.il.class_of(self.il[init].ty).is_some()
            && self.g.node(object).form == form::EXPR_NODE_ENK_TEMP_INIT
        {
            self.g.flag(object, expr_node::IS_LVALUE, !rvalue_reference);
            self.g.flag(object, expr_node::IS_XVALUE, rvalue_reference);
        }
        self.take_address(object);
        let mut target = self.g.target(object, expr_node::TYPE)?;
        let bare = self.g.target(self.resolved(declared), ty::TYPE_POINTED_TO)?;
        if target != bare && self.without_qualifiers(bare) == target && bare != self.resolved(bare) {
            if self.g.node(object).form == form::EXPR_NODE_ENK_TEMP_INIT && !computed {
                self.g.link(object, expr_node::TYPE, bare);
            } else {
                let at = if computed { self.il[init].pos } else { start };
                object = self.generated(word::EOK_LVALUE_ADJUST, bare, object, at);
                self.g.flag(object, expr_node::IS_LVALUE, !computed || !rvalue_reference);
                self.g.flag(object, expr_node::IS_XVALUE, computed && rvalue_reference);
            }
            target = bare;
        }
        let is_temporary = computed || self.g.node(object).form == form::EXPR_NODE_ENK_TEMP_INIT;
        let indirect =
            self.g.get(object, expr_node::OPERATION_KIND) == Some(&Value::Word(word::EOK_REF_INDIRECT));
        let pos = place.filter(|_| !is_temporary && !indirect).unwrap_or(start);
        let cast = self.g.get(object, expr_node::OPERATION_KIND) == Some(&Value::Word(word::EOK_REF_CAST));
        let how = if rvalue && !is_temporary && !cast {
            Derived::RvalueReference
        } else {
            Derived::LvalueReference
        };
        let ty = self.derived(target, how);
        let bound = self.generated(word::EOK_REFERENCE_TO, ty, object, pos);
        self.g.word(bound, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
        Some(Bound { object, target, node: bound, how })
    }

    /// The address of a function has the type of the variable that it is put in.
    fn typed_address(&mut self, node: VariableNode, init: ExprId, constant: ConstantNode) {
        let function = self.g.node(constant).form == form::CONSTANT_CK_ADDRESS_ABK_ROUTINE
            || self.g.is_true(constant, constant::IS_FUNCTION_PTR);
        if function
            && !matches!(self.il[init].kind, ExprKind::Cast { .. })
            && let Some(ty) = self.g.target(node, variable::TYPE)
        {
            let ty = self.without_qualifiers(ty);
            self.g.link(constant, constant::TYPE, ty);
        }
    }

    /// Whether the value of a variable of this type never changes.
    pub(super) fn is_fixed(&self, ty: TypeId) -> bool {
        matches!(self.il[self.il[ty].canonical].kind,
            TypeKind::Qualified { quals, base } if quals.contains(Qualifiers::CONST)
                && !quals.contains(Qualifiers::VOLATILE)
                && !matches!(self.il[self.il[base].canonical].kind, TypeKind::Class { .. } | TypeKind::Array { .. }))
    }

    /// Whether a constant is a number.
    pub fn is_number(&self, constant: ConstantNode) -> bool {
        matches!(self.g.node(constant).form, form::CONSTANT_CK_INTEGER | form::CONSTANT_CK_FLOAT)
    }

    /// The address of the part of an object that a reference is bound to.
    fn bound_part(
        &mut self,
        init: ExprId,
        value: ConstantId,
        ty: TypeNode,
        bound: ExprNode,
    ) -> Option<ConstantNode> {
        let crate::il::Value::Address { base, ref path, .. } = self.il[value].value else { return None };
        let node = self.address_value(ty, base, path)?;
        let sign = UnaryOp::Address.spelling();
        let text = self.g.annotation(node).unwrap_or_default();
        let text = text.strip_prefix(sign).unwrap_or(&text).to_owned();
        self.g.node_mut(node).text = Some(text);
        self.g.clear(node, constant::NULL_POINTER_CONSTANT_RULED_OUT);
        self.g.flag(node, constant::IMPLICIT_CAST, true);
        self.g.link(node, constant::EXPR, bound);
        let start = self.start_of(init);
        self.constant_position(node, start);
        Some(node)
    }

    /// The address of the object that a reference is bound to, where it lives as long as the program.
    fn bound_address(
        &mut self,
        init: ExprId,
        object: ExprNode,
        ty: TypeNode,
        bound: ExprNode,
    ) -> Option<ConstantNode> {
        let il = self.il;
        let (form, target) = match il[init].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } if self.is_static(id) => {
                (new::CONSTANT_CK_ADDRESS_ABK_VARIABLE, self.variable(id).among::<kind::Entity>())
            }
            ExprKind::Name { entity: Entity::Function { id }, .. } => {
                (new::CONSTANT_CK_ADDRESS_ABK_ROUTINE, self.routine(id).among())
            }
            _ => return None,
        };
        let pos = self.start_of(init);
        let constant = self.address_of(ty, form, target, false, pos);
        self.g.link(constant, constant::EXPR, bound);
        if let Some(of) = self.g.target(ty, ty::TYPE_POINTED_TO) {
            self.derived(of, Derived::Pointer);
            self.derived(of, Derived::LvalueReference);
        }
        let adjusted =
            self.g.get(object, expr_node::OPERATION_KIND) == Some(&Value::Word(word::EOK_LVALUE_ADJUST));
        if adjusted {
            let plain = self.g.target(object, expr_node::OPERANDS);
            if let Some(of) = plain.and_then(|plain| self.g.target(plain, expr_node::TYPE))
                && self.g.derived.contains_key(&(of, Derived::LvalueReference))
            {
                self.derived(of, Derived::LvalueReference);
            }
            self.g.flag(constant, constant::IMPLICIT_CAST, true);
            let text = format!("({}){}", self.g.type_text(ty), self.g.name(target).unwrap_or_default());
            self.g.node_mut(constant).text = Some(text);
        }
        Some(constant)
    }

    /// Whether what is being shown is the beginning of an object that lives as long as the program, or a part of one.
    pub fn begins_before_main(&self) -> bool {
        let outside = self.function.local_scope.is_none() && self.g.region == 1;
        (outside || self.function.static_local) && !self.place.unevaluated
    }

    /// An argument that is the address of an object which lives as long as the program.
    pub fn lasting_argument(&mut self, arg: ExprId, bound: &Bound) -> Option<ExprNode> {
        let ty = self.g.target(bound.node, expr_node::TYPE)?;
        let constant = self.bound_address(arg, bound.object, ty, bound.node)?;
        self.g.flag(constant, constant::IMPLICIT_CAST, true);
        self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
        self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::CONSTANT, constant);
        let start = self.start_of(arg);
        self.position(node, start);
        Some(node)
    }
}
