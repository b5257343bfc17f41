//! Constants: literals, what is computed from them, and addresses of what lives as long as the program.

mod addresses;
mod dependent;
mod dependent_names;
mod evaluated;
mod floating;
mod function_names;

use super::build::Build;
use super::change;
use super::expressions::Use;
use super::function_place::Evaluated;
use super::graph::{Derived, Value};
use super::print::literal as literal_text;
use crate::finalize::{Numbers, is_null};
use crate::il::*;
use crate::literals::Encoding;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, ExprNode, TypeNode, constant, dynamic_init, expr_node, form, kind, new, ty, variable, word,
};
use crate::tables::spelled;
use std::fmt::Write;

/// Texts of strings that are longer than this are cut.
const LONGEST_TEXT: usize = 24;
const CUT_TEXT: usize = 21;

impl Build<'_> {
    /// What is asked about numbers where the display stands.
    pub fn numbers(&self) -> Numbers<'_> {
        Numbers {
            il: self.il,
            names: self.unit.names,
            call_values: self.unit.call_values,
            unevaluated: self.place.unevaluated,
            opened: match self.function.evaluated {
                Some(Evaluated::Call(expr)) => Some(expr),
                Some(Evaluated::Object) | None => None,
            },
            in_function: self.function.local_scope.is_some(),
        }
    }

    /// Whether an expression is a null pointer.
    pub fn is_null(&self, expr: ExprId) -> bool {
        is_null(self.il, expr)
    }

    /// An expression that is a constant, or that has no other form.
    pub fn constant_expression(&mut self, expr: ExprId, how: Use) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_CONSTANT, expr);
        if let ExprKind::Name { entity: entity @ Entity::Enumerator { id }, .. } = self.il[expr].kind {
            self.enumeration(self.il[id].of);
            if let Some(definition) = self.known::<kind::Constant>(entity) {
                self.referenced(definition);
                self.g.link(node, expr_node::CONSTANT, definition);
            }
        } else if let Some(constant) = self.constant_of(expr, None) {
            self.g.link(node, expr_node::CONSTANT, constant);
            self.operand_position(node, constant, expr);
            let shared = self.shared_string(constant);
            self.g.link(node, expr_node::CONSTANT, shared);
        }
        if let ExprKind::Name { entity, qualifier, .. } = self.il[expr].kind
            && !matches!(entity, Entity::TemplateParam { .. } | Entity::Variable { .. })
            && !self.is_open_enumerator(expr)
            && let Some(named) = self.entity(entity)
            && let Some(named) = self.g.cast::<kind::Entity>(named)
        {
            let reference = self.name_reference(named, qualifier, None, false);
            self.g.link(node, expr_node::NAME_REFERENCE, reference);
        }
        if let ExprKind::Name { entity: Entity::Variable { .. }, .. } = self.il[expr].kind {
            // The value of a constant variable is no object.
            if let Some(ty) = self.g.target(node, expr_node::TYPE) {
                let plain = self.without_qualifiers(ty);
                self.g.link(node, expr_node::TYPE, plain);
            }
            return node;
        }
        self.category(node, expr, how);
        node
    }

    /// The object that a string literal stands for lives as long as the program, and equal ones are the same
    /// ([lex.string]).
    pub fn shared_string(&mut self, constant: ConstantNode) -> ConstantNode {
        if self.g.node(constant).form != form::CONSTANT_CK_STRING {
            return constant;
        }
        self.g.node_mut(constant).region = 1;
        let key = self.g.get(constant, constant::VALUE);
        let key = key.map(|value| format!("{value:?}")).unwrap_or_default();
        *self.made.constants.strings.entry(key).or_insert(constant)
    }

    /// Whether a name stands for an enumerator within its enumeration, where it is a number yet ([dcl.enum]).
    fn is_open_enumerator(&self, expr: ExprId) -> bool {
        let e = self.il[expr];
        matches!(e.kind, ExprKind::Name { entity: Entity::Enumerator { .. }, .. })
            && !matches!(self.il[self.il[e.ty].canonical].kind, TypeKind::Enum { .. })
    }

    /// A constant that was computed stands where the expression for it begins, and has no place of its own.
    fn operand_position(&mut self, node: ExprNode, constant: ConstantNode, expr: ExprId) {
        let kind = self.il[expr].kind;
        let number = self.is_number(constant) || self.g.node(constant).form == form::CONSTANT_CK_FLOAT;
        if !number || matches!(kind, ExprKind::Name { .. }) || self.is_null(expr) {
            return;
        }
        let start = self.start_of(expr);
        self.position(node, start);
        match kind {
            // The value is one of the operands', with its place.
            ExprKind::Conditional { .. } => {
                let chosen = self.chosen_operand(expr);
                self.constant_position(constant, self.il[chosen].pos);
            }
            ExprKind::Cast { operand, .. } if self.il[operand].ty == self.il[expr].ty => {
                self.constant_position(constant, self.il[operand].pos);
            }
            kind if kind.is_literal() => self.constant_position(constant, self.il[expr].pos),
            _ => {
                self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
                self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
            }
        }
    }

    /// The operand that a folded conditional expression takes its value from.
    fn chosen_operand(&self, mut expr: ExprId) -> ExprId {
        while let ExprKind::Conditional { condition, then: Some(then), otherwise } = self.il[expr].kind {
            expr = if self.numbers().integer(condition).is_some_and(|value| value != 0) {
                then
            } else {
                otherwise
            };
        }
        expr
    }

    /// A constant of integral type.
    pub fn integer_constant(&mut self, ty: TypeNode, value: i128) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_INTEGER);
        self.g.link(node, constant::TYPE, ty);
        self.referenced(node);
        self.g.int(node, constant::INTEGER_VALUE, value);
        self.g.node_mut(node).text = Some(self.integer_text_of(ty, value));
        node
    }

    fn integer_text_of(&self, ty: TypeNode, value: i128) -> String {
        let of = self.resolved(ty);
        if self.g.is_true(of, ty::BOOL_TYPE) {
            return if value != 0 { "true" } else { "false" }.to_owned();
        }
        if self.g.is_true(of, ty::ENUM_TYPE) {
            return format!("({}){value}{}", self.g.type_text(ty), self.g.type_suffix(of));
        }
        let wide = [
            (ty::WCHAR_T_TYPE, "L'"),
            (ty::CHAR16_T_TYPE, "u'"),
            (ty::CHAR32_T_TYPE, "U'"),
            (ty::CHAR8_T_TYPE, "u8'"),
        ];
        if let Some((_, prefix)) = wide.into_iter().find(|(flag, _)| self.g.is_true(of, *flag)) {
            return format!("{prefix}\\x{:x}'", value as u32);
        }
        let kind = match self.g.get(of, ty::INT_KIND) {
            Some(Value::Word(kind)) => *kind,
            _ => "",
        };
        let cast = |kind: &str| format!("({kind}){}", parenthesized(value));
        match kind {
            word::CHAR => character(value as u8),
            word::SIGNED_CHAR | word::UNSIGNED_CHAR => format!("({kind}){}", character(value as u8)),
            word::SHORT | word::UNSIGNED_SHORT => cast(kind),
            word::UNSIGNED_INT => format!("{value}U"),
            word::LONG => format!("{value}L"),
            word::UNSIGNED_LONG => format!("{value}UL"),
            word::LONG_LONG => format!("{value}LL"),
            word::UNSIGNED_LONG_LONG => format!("{value}ULL"),
            _ => value.to_string(),
        }
    }

    /// The constant that an expression is; none where it has to be computed when the program runs.
    pub fn constant_of(&mut self, expr: ExprId, ty: Option<TypeNode>) -> Option<ConstantNode> {
        let il = self.il;
        let e = il[expr];
        match e.kind {
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => {
                let of = il[id].of;
                self.enumeration(of);
                let definition = self.known::<kind::Constant>(Entity::Enumerator { id })?;
                let ty = self.ty(e.ty);
                let node = self.integer_constant(ty, il[id].value);
                self.referenced(definition);
                self.constant_position(node, e.pos);
                return Some(node);
            }
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                let own = self.own_parameter(id);
                let constant = self.parameter_constant(own)?;
                self.referenced(constant);
                return Some(constant);
            }
            ExprKind::Extension { operand } => return self.constant_of(operand, ty),
            ExprKind::String { literal } => {
                let node = self.string_constant(literal, Pos::NONE)?;
                self.raw_literal(node, e.pos);
                return Some(node);
            }
            ExprKind::Float { literal } => return self.float_constant(expr, literal),
            ExprKind::Constant { value } => {
                let node = self.constant_value(value)?;
                self.constant_position(node, e.pos);
                let number = self.is_number(node);
                self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, number);
                return Some(node);
            }
            ExprKind::InitList { elements, constructor: None } => return self.aggregate(expr, elements, ty),
            ExprKind::Construct { .. } if self.makes_zero(expr) => return Some(self.zero_of_type(expr)),
            _ => {}
        }
        if self.is_evaluated(expr) {
            return self.evaluated_constant(expr);
        }
        if self.is_null(expr) {
            return Some(self.null_constant(expr));
        }
        if let Some(value) = self.numbers().integer(expr) {
            return Some(self.folded_constant(expr, value));
        }
        if let Some(node) = self.folded_float(expr) {
            return Some(node);
        }
        if let Some(node) = self.folded_complex(expr) {
            return Some(node);
        }
        if let Some(node) = self.built_complex(expr) {
            return Some(node);
        }
        if let Some(node) = self.address(expr) {
            return Some(node);
        }
        if self.is_symbolic(expr)
            && let Some(node) = self.symbolic_constant(expr)
        {
            return Some(node);
        }
        let dependent = e.flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT);
        dependent.then(|| self.dependent_constant(expr))
    }

    /// A null pointer, written as zero or as the keyword for it.
    fn null_constant(&mut self, expr: ExprId) -> ConstantNode {
        let il = self.il;
        let ty = self.expression_type(expr);
        let origin = self.il.without_conversions(expr);
        let keyword = matches!(il[origin].kind, ExprKind::Nullptr);
        let spelling = spelled!(NULLPTR);
        if keyword && origin == expr {
            return self.null_keyword(ty, spelling);
        }
        let start = self.start_of(origin);
        let operand = self.expression(origin, Use::Value);
        let cast = self.generated(word::EOK_CAST, ty, operand, start);
        self.g.word(cast, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        let resolved = self.resolved(ty);
        let written = self.g.type_text(ty);
        let is_member = self.g.is(resolved, form::TYPE_TK_PTR_TO_MEMBER)
            && self.g.node(resolved).form == form::TYPE_TK_PTR_TO_MEMBER;
        let node = if is_member {
            let node = self.new_node(new::CONSTANT_CK_PTR_TO_MEMBER);
            let to = self.g.target(resolved, ty::TYPE);
            let function = to.is_some_and(|to| self.g.node(to).form == form::TYPE_TK_ROUTINE);
            self.g.flag(node, constant::IS_FUNCTION_PTR, function);
            if function {
                self.g.null(node, constant::ROUTINE);
            } else {
                self.g.null(node, constant::FIELD);
            }
            self.g.link(node, constant::TYPE, ty);
            self.g.node_mut(node).text = Some(format!("({written})0"));
            node
        } else {
            let node = self.integer_constant(ty, 0);
            self.g.flag(node, constant::NULLPTR_KEYWORD, keyword);
            self.g.flag(node, constant::IS_SIMPLE_ZERO, !keyword);
            self.g.flag(node, constant::IS_REINTERPRET_LIKE_CAST, !keyword);
            let value = if keyword { spelling } else { "0LL" };
            self.g.node_mut(node).text = Some(format!("({written}){value}"));
            node
        };
        self.referenced(node);
        let from = self.expression_type(origin);
        self.g.link(node, constant::ORIG_TYPE, from);
        self.g.link(node, constant::EXPR, cast);
        self.g.flag(node, constant::IMPLICIT_CAST, true);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        if !keyword && !is_member {
            self.constant_position(node, start);
        }
        node
    }

    /// The value of the keyword for null pointers, which is one for the whole unit.
    fn null_keyword(&mut self, ty: TypeNode, spelling: &str) -> ConstantNode {
        if let Some(found) = self.made.constants.null_keyword {
            return found;
        }
        let node = self.with(change::Region(1), |p| p.integer_constant(ty, 0));
        self.g.flag(node, constant::IMPLICIT_CAST, true);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        self.g.flag(node, constant::NULLPTR_KEYWORD, true);
        self.g.node_mut(node).text = Some(spelling.to_owned());
        self.made.constants.null_keyword = Some(node);
        node
    }

    /// Whether a constant cannot be a null pointer whatever its value is: it is no plain literal.
    pub(super) fn rules_out_null(&self, expr: ExprId) -> bool {
        if self.is_evaluated(expr) {
            return true;
        }
        match self.il[expr].kind {
            ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. }
                if matches!(
                    self.il[operand].kind,
                    ExprKind::Name { entity: Entity::Variable { .. }, .. }
                ) =>
            {
                true
            }
            ExprKind::Implicit { operand, .. }
            | ExprKind::Cast { operand, .. }
            | ExprKind::Extension { operand } => self.rules_out_null(operand),
            ExprKind::Conditional { .. } => self.rules_out_null(self.chosen_operand(expr)),
            ExprKind::Name { entity: Entity::Variable { .. }, .. }
            | ExprKind::Unary { .. }
            | ExprKind::Binary { .. } => true,
            // The others are literals, or have no value yet.
            _ => false,
        }
    }

    /// A null pointer that something begins with has a place of its own.
    fn placed_null(&mut self, expr: ExprId, constant: ConstantNode) -> ConstantNode {
        if !self.is_null(expr) {
            return constant;
        }
        let node = if self.made.constants.null_keyword == Some(constant) {
            let copy = self.g.copy(constant);
            let ty = self.expression_type(expr);
            self.g.link(copy, constant::TYPE, ty);
            copy
        } else {
            constant
        };
        let start = self.start_of(expr);
        self.constant_position(node, start);
        node
    }

    /// The constant that a variable begins with or that an array's bound is: a constant with a name of its own
    /// is copied.
    pub fn initial_constant(&mut self, expr: ExprId, constant: ConstantNode) -> ConstantNode {
        let il = self.il;
        let plain = self.il.without_conversions(expr);
        let named = match il[plain].kind {
            ExprKind::Name { entity: Entity::Variable { .. } | Entity::Enumerator { .. }, .. } => {
                plain == expr || !self.g.is_type(constant)
            }
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                plain == expr && matches!(il[operand].kind, ExprKind::Name { .. })
            }
            _ => false,
        };
        if !named {
            return self.placed_null(expr, constant);
        }
        let qualifier = match il[plain].kind {
            ExprKind::Name { qualifier, .. } => qualifier,
            ExprKind::Unary { operand, .. } => match il[operand].kind {
                ExprKind::Name { qualifier, .. } => qualifier,
                _ => None,
            },
            _ => None,
        };
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        let ty = self.g.target(constant, constant::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        let definition = match il[plain].kind {
            ExprKind::Name { entity: entity @ Entity::Enumerator { .. }, .. }
                if plain == expr && self.g.get(constant, constant::EXPR).is_none() =>
            {
                self.known(entity)
            }
            _ => None,
        };
        self.g.link(node, expr_node::CONSTANT, definition.unwrap_or(constant));
        let reference = match definition {
            Some(definition) => self.name_reference(definition, qualifier, None, false),
            None => {
                let args = match il[plain].kind {
                    ExprKind::Name { entity: Entity::Variable { id }, .. } => il[id].instance(il).map(|_| 0),
                    _ => None,
                };
                self.copied_reference(qualifier, args)
            }
        };
        self.g.link(node, expr_node::NAME_REFERENCE, reference);
        let copy = self.g.copy(constant);
        if definition.is_some() {
            self.g.clear(copy, constant::SOURCE_CORRESP_REFERENCED);
        }
        self.g.link(copy, constant::EXPR, node);
        let start = self.start_of(expr);
        self.constant_position(copy, start);
        if plain != expr {
            self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
            self.g.clear(constant, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        }
        copy
    }

    /// Gives a constant its position.
    pub fn constant_position(&mut self, node: ConstantNode, pos: Pos) {
        self.declared_at(node, pos);
    }

    /// The type of what a conversion that nobody wrote converts is known before the one that it gives.
    pub(super) fn operand_type_first(&mut self, expr: ExprId) {
        if let ExprKind::Implicit { operand, .. } = self.il[expr].kind {
            self.expression_type(operand);
        }
    }

    fn folded_constant(&mut self, expr: ExprId, value: i128) -> ConstantNode {
        let e = self.il[expr];
        self.operand_type_first(expr);
        let ty = self.expression_type(expr);
        let node = self.integer_constant(ty, value);
        let literal =
            matches!(e.kind, ExprKind::Integer { .. } | ExprKind::Char { .. } | ExprKind::Bool { .. });
        self.g.flag(node, constant::IS_SIMPLE_ZERO, value == 0 && matches!(e.kind, ExprKind::Integer { .. }));
        let other = self.is_no_plain_number(expr);
        self.g.flag(node, constant::NON_ARITHMETIC, other);
        if let ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } = e.kind {
            let from = self.expression_type(operand);
            let from = self.without_qualifiers(from);
            if from != ty || matches!(e.kind, ExprKind::Implicit { .. }) {
                self.g.link(node, constant::ORIG_TYPE, from);
            }
        }
        let start = self.start_of(expr);
        self.constant_position(node, start);
        if let ExprKind::Name { entity: Entity::Variable { id }, .. } = e.kind {
            self.value_of_variable(node, id);
        }
        let ruled_out = self.rules_out_null(expr);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, ruled_out);
        if !literal {
            let made = self.unfolded(expr);
            self.g.link_some(node, constant::EXPR, made);
            if let Some(made) = made {
                self.g.flag(made, expr_node::IS_PARENTHESIZED, e.flags.contains(ExprFlags::PARENTHESIZED));
            }
        }
        node
    }

    /// Whether a literal is a truth value or a number in another base than ten.
    pub(super) fn is_no_plain_number(&self, expr: ExprId) -> bool {
        let e = self.il[expr];
        match e.kind {
            ExprKind::Bool { .. } => true,
            ExprKind::Integer { .. } => {
                // Columns count characters.
                let line = String::from_utf8_lossy(self.unit.sources.physical_line_text(e.pos));
                let at = (self.unit.sources.column(e.pos) as usize).saturating_sub(1);
                let line: Vec<u8> = line.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect();
                let digit = |at: usize| line.get(at).copied().unwrap_or_default();
                digit(at) == b'0'
                    && digit(at + 1).is_ascii_alphanumeric()
                    && !b"uUlLzZ".contains(&digit(at + 1))
            }
            _ => false,
        }
    }

    /// The value of a constant variable has the place of what initializes that.
    fn value_of_variable(&mut self, node: ConstantNode, id: VariableId) {
        let variable = self.variable(id);
        if let Some(ty) = self.g.target(node, constant::TYPE) {
            let plain = self.without_qualifiers(ty);
            self.g.link(node, constant::TYPE, plain);
        }
        self.instance_value(variable, id);
        let dynamic = self.g.target(variable, variable::DYNAMIC);
        let value = dynamic.and_then(|init| self.g.target(init, dynamic_init::CONSTANT));
        if let Some(value) = self.g.target(variable, variable::CONSTANT).or(value) {
            self.copy_position(value, node);
            let other = self.g.is_true(value, constant::NON_ARITHMETIC);
            self.g.flag(node, constant::NON_ARITHMETIC, other);
            if let Some(from) = self.g.target(value, constant::ORIG_TYPE) {
                self.g.link(node, constant::ORIG_TYPE, from);
            }
        }
    }

    /// What a folded constant was computed from.
    pub(super) fn unfolded(&mut self, expr: ExprId) -> Option<ExprNode> {
        if self.is_evaluated(expr) {
            return Some(self.call_behind_value(expr));
        }
        let il = self.il;
        let e = il[expr];
        Some(match e.kind {
            ExprKind::Unary { op, operand } => {
                let made = match op {
                    UnaryOp::Not => self.condition(operand),
                    _ => self.expression(operand, Use::Value),
                };
                self.operation(expr, super::expressions::operators::unary(op), &[made], Use::Value)
            }
            ExprKind::Conditional { condition, then: Some(then), otherwise } => {
                let condition = self.condition(condition);
                let made =
                    [condition, self.expression(then, Use::Value), self.expression(otherwise, Use::Value)];
                self.operation(expr, word::EOK_QUESTION, &made, Use::Value)
            }
            ExprKind::Binary { op, lhs, rhs } => {
                let made = [self.computed_operand(lhs), self.computed_operand(rhs)];
                let pointers = made.map(|operand| {
                    let ty = self.g.target(operand, expr_node::TYPE);
                    ty.is_some_and(|ty| self.type_kind(ty) == word::TK_POINTER)
                });
                let [left, right] = pointers;
                let kind = super::expressions::operators::binary(op, left || right, left && right);
                let node = self.operation(expr, kind, &made, Use::Value);
                let shifts = matches!(op, BinaryOp::ShiftLeft | BinaryOp::ShiftRight);
                let ordered = self.header.standard >= 2017 && !self.header.is_c;
                self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, shifts && ordered);
                node
            }
            ExprKind::Implicit { operand, conversion, .. } => {
                let made = self.converted_operand(operand);
                let ty = self.expression_type(expr);
                let boolean = conversion == ConversionKind::Boolean;
                let kind = if boolean { word::EOK_BOOL_CAST } else { word::EOK_CAST };
                let start = self.start_of(operand);
                let node = self.generated(kind, ty, made, start);
                self.mixed_kinds(node, made, ty);
                node
            }
            ExprKind::Cast { operand, style, .. } => {
                let made = self.converted_operand(operand);
                let node = self.operation(expr, word::EOK_CAST, &[made], Use::Value);
                if let Some(ty) = self.g.target(node, expr_node::TYPE) {
                    self.mixed_kinds(node, made, ty);
                }
                self.g.flag(node, expr_node::IS_STATIC_CAST, style == CastStyle::Static);
                let functional = matches!(style, CastStyle::Functional | CastStyle::FunctionalBrace);
                self.g.flag(node, expr_node::IS_FUNCTIONAL_NOTATION_CAST, functional);
                self.g.flag(node, expr_node::IS_BRACE_NOTATION_CAST, style == CastStyle::FunctionalBrace);
                node
            }
            ExprKind::SizeofType { of } => self.sizeof_node(expr, new::EXPR_NODE_ENK_SIZEOF, Some(of), None),
            ExprKind::SizeofExpr { of } => self.sizeof_node(expr, new::EXPR_NODE_ENK_SIZEOF, None, Some(of)),
            ExprKind::AlignofType { of, .. } => {
                self.sizeof_node(expr, new::EXPR_NODE_ENK_ALIGNOF, Some(of), None)
            }
            ExprKind::AlignofExpr { of, .. } => {
                self.sizeof_node(expr, new::EXPR_NODE_ENK_ALIGNOF, None, Some(of))
            }
            ExprKind::Offsetof { .. } => self.offset_of(expr),
            ExprKind::Noexcept { of } => self.noexcept_operation(expr, of),
            ExprKind::Trait { trait_, args } => self.trait_operation(expr, trait_, args),
            ExprKind::Generic { .. } => self.generic_selection(expr),
            ExprKind::Choose { .. } => self.choice_by_constant(expr),
            ExprKind::Name { entity: Entity::Variable { id }, qualifier, .. } => {
                let variable = self.variable(id);
                self.used.push(variable.id());
                if !self.place.unevaluated {
                    if il[id].class.is_none() {
                        self.mark_used(variable);
                    } else {
                        self.referenced(variable);
                    }
                }
                let node = self.new_expression(new::EXPR_NODE_ENK_VARIABLE, expr);
                if let Some(ty) = self.g.target(node, expr_node::TYPE) {
                    let plain = self.without_qualifiers(ty);
                    self.g.link(node, expr_node::TYPE, plain);
                }
                self.g.link(node, expr_node::VARIABLE, variable);
                let args = il[id].instance(il).map(|_| 0);
                self.names_specialization(id);
                let reference = self.name_reference(variable, qualifier, args, false);
                self.g.link(node, expr_node::NAME_REFERENCE, reference);
                node
            }
            _ => return None,
        })
    }

    /// The operand of a conversion that is folded: what it was computed from where it was folded itself.
    pub(super) fn converted_operand(&mut self, operand: ExprId) -> ExprNode {
        let kind = self.il[operand].kind;
        if !kind.is_literal()
            && self.numbers().is_number(operand)
            && let Some(made) = self.unfolded(operand)
        {
            self.g.flag(
                made,
                expr_node::IS_PARENTHESIZED,
                self.il[operand].flags.contains(ExprFlags::PARENTHESIZED),
            );
            return made;
        }
        self.computed_operand(operand)
    }

    /// An operand of what is folded; that a literal of floating type is no null pointer is not said there.
    fn computed_operand(&mut self, operand: ExprId) -> ExprNode {
        if let ExprKind::Implicit { operand: text, conversion: ConversionKind::ArrayToPointer, .. } =
            self.il[operand].kind
            && matches!(self.il[text].kind, ExprKind::String { .. })
            && let Some(constant) = self.constant_of(operand, None)
            && let Some(ty) = self.g.target(constant, constant::TYPE)
        {
            return self.constant_node(constant, ty, Some(self.start_of(operand)));
        }
        let made = self.expression(operand, Use::Value);
        if let ExprKind::Float { .. } = self.il[operand].kind
            && let Some(constant) = self.g.target(made, expr_node::CONSTANT)
        {
            self.g.clear(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT);
        }
        made
    }

    /// The type of string literals of a length, which they share.
    pub fn string_type(&mut self, element: TypeNode, count: u64) -> TypeNode {
        if let Some(found) = self.made.types.string_types.get(&(element, count)) {
            return *found;
        }
        let ty = self.array_of(element, count);
        self.made.types.string_types.insert((element, count), ty);
        self.g.string_types.insert(ty);
        ty
    }

    /// A plain string that no literal of the program has.
    pub fn text_constant(&mut self, text: &str) -> ConstantNode {
        let element = self.builtin(Builtin::Char);
        let element =
            if self.header.is_c { element } else { self.derived(element, Derived::Qualified(word::CONST)) };
        let ty = self.string_type(element, text.len() as u64 + 1);
        let node = self.new_node(new::CONSTANT_CK_STRING);
        self.g.link(node, constant::TYPE, ty);
        self.referenced(node);
        self.g.word(node, constant::CHARACTER_KIND, word::CHAR);
        self.g.int(node, constant::LENGTH, text.len() as i128 + 1);
        self.g.word(node, constant::LITERAL_KIND, word::ORDINARY_STRING_LITERAL);
        let quoted = format!("\"{}\"", literal_text(text.as_bytes()));
        self.g.text(node, constant::VALUE, quoted.clone());
        self.g.node_mut(node).text = Some(quoted);
        node
    }

    /// The type of a string literal.
    pub fn literal_type(&mut self, literal: u32) -> Option<TypeNode> {
        let literals = &self.il.literals;
        let string = *literals.strings.get(literal as usize)?;
        let count = literals.unit_values(&string).count() as u64 + 1;
        let of = match string.encoding {
            Encoding::Utf8 if self.header.standard >= 2020 => Builtin::Char8,
            Encoding::Narrow | Encoding::Utf8 => Builtin::Char,
            Encoding::Wide => Builtin::WChar,
            Encoding::Utf16 => Builtin::Char16,
            Encoding::Utf32 => Builtin::Char32,
        };
        let mut element = self.builtin(of);
        if !self.header.is_c {
            element = self.derived(element, Derived::Qualified(word::CONST));
        }
        Some(self.string_type(element, count))
    }

    /// Says of a string that its literal was a raw one ([lex.string]).
    fn raw_literal(&mut self, node: ConstantNode, pos: Pos) {
        let line = self.unit.sources.physical_line_text(pos);
        let at = (self.unit.sources.column(pos) as usize).saturating_sub(1);
        let text = String::from_utf8_lossy(line.get(at..).unwrap_or_default());
        let prefix = text.split('"').next().unwrap_or_default();
        let Some(Value::Word(kind)) = self.g.get(node, constant::LITERAL_KIND).cloned() else { return };
        if prefix.ends_with('R') {
            let known = crate::tables::il_display::enumerators("constant", constant::LITERAL_KIND.text());
            let raw = known
                .iter()
                .copied()
                .find(|raw| raw.strip_suffix(kind).is_some_and(|front| !front.is_empty()));
            self.g.word(node, constant::LITERAL_KIND, raw.unwrap_or(kind));
        }
    }

    pub(super) fn string_constant(&mut self, literal: u32, pos: Pos) -> Option<ConstantNode> {
        let literals = &self.il.literals;
        let string = *literals.strings.get(literal as usize)?;
        let units: Vec<u32> = literals.unit_values(&string).collect();
        let bytes = literals.units(&string).to_vec();
        let (kind, literal_kind, prefix) = match string.encoding {
            Encoding::Narrow => (word::CHAR, word::ORDINARY_STRING_LITERAL, ""),
            Encoding::Utf8 if self.header.standard < 2020 => (word::CHAR, word::UTF8_STRING_LITERAL, ""),
            Encoding::Utf8 => (word::CHAR8_T, word::UTF8_STRING_LITERAL, "u8"),
            Encoding::Wide => (word::WCHAR_T, word::WIDE_STRING_LITERAL, "L"),
            Encoding::Utf16 => (word::CHAR16_T, word::CHAR16_T_STRING_LITERAL, "u"),
            Encoding::Utf32 => (word::CHAR32_T, word::CHAR32_T_STRING_LITERAL, "U"),
        };
        let ty = self.literal_type(literal)?;
        let text = if prefix.is_empty() {
            literal_text(&bytes)
        } else {
            let mut text = String::new();
            for unit in &units {
                let _ = write!(text, "\\x{unit:x}");
            }
            text
        };
        let node = self.new_node(new::CONSTANT_CK_STRING);
        self.g.link(node, constant::TYPE, ty);
        self.referenced(node);
        self.g.word(node, constant::CHARACTER_KIND, kind);
        self.g.int(node, constant::LENGTH, (units.len() as i128 + 1) * string.encoding.unit_size() as i128);
        self.g.word(node, constant::LITERAL_KIND, literal_kind);
        self.g.text(node, constant::VALUE, format!("{prefix}\"{text}\""));
        let short = if text.len() > LONGEST_TEXT && text.is_char_boundary(CUT_TEXT) {
            format!("{prefix}\"{}...\"", &text[..CUT_TEXT])
        } else {
            format!("{prefix}\"{text}\"")
        };
        self.g.node_mut(node).text = Some(short);
        self.constant_position(node, pos);
        Some(node)
    }

    /// The aggregate that a braced list makes of constants.
    pub(super) fn braced_aggregate(
        &mut self,
        expr: ExprId,
        ty: TypeNode,
        made: &[ConstantNode],
    ) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_AGGREGATE);
        self.g.link(node, constant::TYPE, ty);
        self.referenced(node);
        self.g.flag(node, constant::EXPLICIT_BRACES_ON_AGGREGATE, true);
        let listed = self.listed_text(made);
        let first = self.g.chain(made, constant::NEXT);
        self.g.link_some(node, constant::FIRST_CONSTANT, first);
        self.g.link_some(node, constant::LAST_CONSTANT, made.last().copied());
        let vector = self.resolved(ty);
        let of = match self.g.node(vector).form {
            form::TYPE_TK_VECTOR => self.g.type_text(vector),
            _ => String::new(),
        };
        self.g.node_mut(node).text = Some(format!("{of}{{{listed}}}"));
        self.constant_position(node, self.il[expr].pos);
        node
    }

    /// The elements of a list with commas between them, and none behind designators.
    fn listed_text(&self, made: &[ConstantNode]) -> String {
        let mut text = String::new();
        let mut joined = true;
        for element in made {
            text.push_str(if joined { "" } else { ", " });
            if self.g.is_true(*element, constant::IMPLICIT_AGGR_ELEMENT) {
                text.push_str("<implicit element> ");
            }
            text.push_str(&self.g.annotation(*element).unwrap_or_default());
            joined = self.g.node(*element).form == form::CONSTANT_CK_DESIGNATOR;
        }
        text
    }

    fn dependent_constant(&mut self, expr: ExprId) -> ConstantNode {
        let ty = self.expression_type(expr);
        let node = self.new_node(new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_EXPRESSION);
        self.g.link(node, constant::TYPE, ty);
        self.g.word(node, constant::KIND, word::TPCK_EXPRESSION);
        if !matches!(
            self.il[expr].kind,
            ExprKind::Dependent { .. }
                | ExprKind::DependentMember { .. }
                | ExprKind::Unknown { .. }
                | ExprKind::Overload { .. }
                | ExprKind::UserLiteral { .. }
                | ExprKind::FunctionName { .. }
        ) {
            let made = self.dependent_operand(expr);
            self.g.link_some(node, constant::EXPR_OPERAND, made);
        }
        self.constant_position(node, self.il[expr].pos);
        node
    }

    fn dependent_operand(&mut self, expr: ExprId) -> Option<ExprNode> {
        let operand = matches!(
            self.il[expr].kind,
            ExprKind::Binary { .. }
                | ExprKind::Unary { .. }
                | ExprKind::Call { .. }
                | ExprKind::SizeofType { .. }
        );
        operand.then(|| self.expression(expr, Use::Value))
    }

    /// A value that constant evaluation has computed.
    pub fn constant_value(&mut self, id: ConstantId) -> Option<ConstantNode> {
        let constant = self.il[id].clone();
        let ty = self.ty(constant.ty);
        match constant.value {
            crate::il::Value::Integer { value } => Some(self.integer_constant(ty, value)),
            crate::il::Value::Null => Some(self.integer_constant(ty, 0)),
            crate::il::Value::Address { base, ref path, .. } => self.address_value(ty, base, path),
            crate::il::Value::Float { bits } => self.float_value_constant(ty, constant.ty, bits),
            crate::il::Value::Complex { real, imag } => self.complex_constant(ty, constant.ty, real, imag),
            crate::il::Value::Aggregate { elements } => {
                let made: Option<Vec<_>> =
                    elements.iter().map(|element| self.constant_value(*element)).collect();
                let made = made?;
                let node = self.new_node(new::CONSTANT_CK_AGGREGATE);
                self.g.link(node, constant::TYPE, ty);
                self.referenced(node);
                let texts: Vec<String> =
                    made.iter().filter_map(|element| self.g.annotation(*element)).collect();
                let first = self.g.chain(&made, constant::NEXT);
                self.g.link_some(node, constant::FIRST_CONSTANT, first);
                self.g.link_some(node, constant::LAST_CONSTANT, made.last().copied());
                self.g.node_mut(node).text = Some(format!("{{{}}}", texts.join(", ")));
                Some(node)
            }
            _ => None,
        }
    }
}

/// A character between quotes.
pub(super) fn character(value: u8) -> String {
    match value {
        b'\'' => "'\\''".to_owned(),
        b'"' => "'\"'".to_owned(),
        _ => format!("'{}'", literal_text(&[value])),
    }
}

fn parenthesized(value: i128) -> String {
    if value < 0 { format!("({value})") } else { value.to_string() }
}
