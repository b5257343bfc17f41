//! Constants whose values depend on template parameters (`[temp.dep.constexpr]`): each stands for the expression that
//! gives its value when the parameters are known.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::Value;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, ExprNode, New, TypeNode, constant, dynamic_init, expr_node, form, kind, new, variable, word,
};
use crate::tables::limits;
use crate::tables::spelled;

/// The word for alignments in the display, however they are asked for.
const GNU_ALIGNOF: &str = "__alignof__";

impl Build<'_> {
    /// Whether an expression is a constant of a value that depends on template parameters.
    pub fn is_symbolic(&self, expr: ExprId) -> bool {
        self.symbolic_at(expr, 0)
    }

    fn symbolic_at(&self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::DISPLAYED_CONSTANT_NESTING {
            return false;
        }
        let il = self.il;
        let e = il[expr];
        if !e.flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return false;
        }
        let symbolic = |of: ExprId| self.symbolic_at(of, depth + 1);
        let known = |of: ExprId| symbolic(of) || self.numbers().is_number(of);
        match e.kind {
            ExprKind::Name { entity: Entity::TemplateParam { .. }, qualifier: None, args: None } => true,
            ExprKind::Dependent { name, qualifier: Some(_), args: None, .. } => {
                crate::emit::display::expressions::is_plain_name(name)
            }
            ExprKind::SizeofType { .. }
            | ExprKind::SizeofExpr { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::AlignofExpr { .. }
            | ExprKind::SizeofPack { .. } => true,
            ExprKind::Extension { operand } => symbolic(operand),
            ExprKind::Unary { op, operand } => {
                matches!(op, UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement)
                    && symbolic(operand)
            }
            ExprKind::Binary { op, lhs, rhs } => is_computed(op) && known(lhs) && known(rhs),
            ExprKind::Conditional { condition, then: Some(then), otherwise } => {
                known(condition) && known(then) && known(otherwise)
            }
            ExprKind::Implicit {
                operand,
                conversion:
                    ConversionKind::Integral
                    | ConversionKind::Boolean
                    | ConversionKind::Floating
                    | ConversionKind::FloatingIntegral,
                ..
            } => symbolic(operand),
            ExprKind::Cast {
                style: CastStyle::C | CastStyle::Functional | CastStyle::Static,
                to,
                operand,
            } => known(operand) && self.is_scalar_or_open(to),
            ExprKind::Construct { to, args, constructor: None } => {
                args.is_empty() && il[to].flags.contains(TypeFlags::DEPENDENT)
            }
            // What else depends on a parameter has the form of an expression.
            _ => false,
        }
    }

    /// Whether a type is one of numbers, or can become one.
    fn is_scalar_or_open(&self, ty: TypeId) -> bool {
        matches!(
            self.il[self.il.unqualified_type(ty)].kind,
            TypeKind::Builtin { .. }
                | TypeKind::Enum { .. }
                | TypeKind::NamedParam { .. }
                | TypeKind::Param { .. }
        )
    }

    /// The use of such a constant: it stands where its expression begins.
    pub fn symbolic_use(&mut self, expr: ExprId) -> Option<ExprNode> {
        if let ExprKind::Name { .. } | ExprKind::Dependent { .. } = self.il[expr].kind {
            return None;
        }
        let constant = self.symbolic_constant(expr)?;
        let start = self.start_of(expr);
        Some(self.constant_use(constant, start))
    }

    fn constant_use(&mut self, constant: ConstantNode, pos: Pos) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        let ty = self.g.target(constant, constant::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::CONSTANT, constant);
        self.position(node, pos);
        node
    }

    /// The constant of an expression that [`Self::is_symbolic`] holds for.
    pub fn symbolic_constant(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let il = self.il;
        let e = il[expr];
        Some(match e.kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                let own = self.own_parameter(id);
                let constant = self.parameter_constant(own)?;
                self.referenced(constant);
                constant
            }
            ExprKind::Dependent { name, qualifier, .. } => {
                let made = self.dependent_name(expr, name, qualifier);
                return self.g.target(made, expr_node::CONSTANT);
            }
            ExprKind::Extension { operand } => return self.symbolic_constant(operand),
            ExprKind::SizeofType { of } => self.size_constant(expr, Some(of), None),
            ExprKind::SizeofExpr { of } => self.size_constant(expr, None, Some(of)),
            ExprKind::AlignofType { of, .. } => self.size_constant(expr, Some(of), None),
            ExprKind::AlignofExpr { of, .. } => self.size_constant(expr, None, Some(of)),
            ExprKind::Implicit { operand, conversion, .. } => {
                let constant = self.symbolic_constant(operand)?;
                let to = self.expression_type(expr);
                let start = self.start_of(operand);
                let node = self.converted_symbol(constant, to, start);
                if conversion == ConversionKind::Boolean {
                    for label in [constant::EXPR, constant::EXPR_OPERAND] {
                        if let Some(cast) = self.g.target(node, label) {
                            self.g.word(cast, expr_node::OPERATION_KIND, word::EOK_BOOL_CAST);
                            self.g.word(cast, expr_node::OPERATION_TYPE_KIND, word::TK_INTEGER);
                        }
                    }
                }
                node
            }
            ExprKind::SizeofPack { pack } => {
                let made = self.pack_size(expr, pack);
                self.symbol_of(made, expr)
            }
            ExprKind::Construct { .. } => {
                let made = self.zero_temporary(expr);
                self.symbol_of(made, expr)
            }
            _ => {
                let made = self.unfolded(expr)?;
                self.symbol_of(made, expr)
            }
        })
    }

    /// The constant that an operation gives.
    fn symbol_of(&mut self, made: ExprNode, expr: ExprId) -> ConstantNode {
        let ty = match self.il[expr].kind {
            ExprKind::Cast { to, .. } => {
                let ty = self.ty(to);
                self.g.link(made, expr_node::TYPE, ty);
                ty
            }
            _ => self.expression_type(expr),
        };
        self.symbol(ty, made)
    }

    /// The constant of a type that an operation gives.
    pub fn symbol(&mut self, ty: TypeNode, made: ExprNode) -> ConstantNode {
        let node =
            self.new_symbol(new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_EXPRESSION, word::TPCK_EXPRESSION, ty);
        self.g.link(node, constant::EXPR_OPERAND, made);
        let text = self.g.expression_text(made);
        self.g.node_mut(node).text = Some(text);
        node
    }

    fn new_symbol(&mut self, form: New<kind::Constant>, kind: &'static str, ty: TypeNode) -> ConstantNode {
        let node = self.new_node(form);
        self.g.link(node, constant::TYPE, ty);
        self.g.word(node, constant::KIND, kind);
        self.referenced(node);
        node
    }

    /// The size or alignment of a type or expression.
    fn size_constant(&mut self, expr: ExprId, ty: Option<TypeId>, of: Option<ExprId>) -> ConstantNode {
        let il = self.il;
        let size = self.expression_type(expr);
        let is_size = matches!(il[expr].kind, ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. });
        let (form, kind) = if is_size {
            (new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_SIZEOF, word::TPCK_SIZEOF)
        } else {
            (new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_ALIGNOF, word::TPCK_ALIGNOF)
        };
        let node = self.new_symbol(form, kind, size);
        let operand = of.map(|of| {
            let made = self.with(change::Unevaluated(true), |p| p.expression(of, Use::Object));
            if let Some(variable) = self.g.target(made, expr_node::VARIABLE) {
                self.referenced(variable);
            }
            made
        });
        let written = match (ty, of) {
            (Some(ty), _) => Some(self.ty(ty)),
            (None, Some(of)) => {
                let made = operand.and_then(|made| self.g.target(made, expr_node::TYPE));
                Some(made.unwrap_or_else(|| self.expression_type(of)))
            }
            _ => None,
        };
        self.g.link_some(node, constant::TYPE_OPERAND, written);
        self.g.link_some(node, constant::EXPR_OPERAND, operand);
        let word = if is_size { spelled!(SIZEOF) } else { GNU_ALIGNOF };
        self.g.flag(node, constant::IS_STD_ALIGNOF, !is_size && self.says_alignof(expr));
        let inner = match (operand, written) {
            (Some(operand), _) => self.g.expression_text(operand),
            (None, Some(ty)) => self.g.type_text(ty),
            _ => String::new(),
        };
        self.g.node_mut(node).text = Some(format!("{word}({inner})"));
        node
    }

    /// Whether an alignment is asked for with the word of the standard.
    pub fn says_alignof(&self, expr: ExprId) -> bool {
        matches!(
            self.il[expr].kind,
            ExprKind::AlignofType { gnu: false, .. } | ExprKind::AlignofExpr { gnu: false, .. }
        )
    }

    /// A constant as another type: `pos` is where it is converted.
    pub fn converted_symbol(&mut self, constant: ConstantNode, to: TypeNode, pos: Pos) -> ConstantNode {
        let from = self.g.target(constant, constant::TYPE);
        let used = self.constant_use(constant, pos);
        let cast = self.generated(word::EOK_CAST, to, used, pos);
        self.mixed_kinds(cast, used, to);
        let inner = self.symbol_cast(constant, to);
        let node = self.symbol(to, inner);
        self.g.link_some(node, constant::ORIG_TYPE, from);
        self.g.link(node, constant::EXPR, cast);
        node
    }

    /// The conversion of a constant's own expression, which stands nowhere.
    pub fn symbol_cast(&mut self, constant: ConstantNode, to: TypeNode) -> ExprNode {
        let operand = match self.g.node(constant).form {
            form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_EXPRESSION => {
                self.g.target(constant, constant::EXPR_OPERAND)
            }
            _ => None,
        };
        let operand = operand.unwrap_or_else(|| {
            // What has no name is one for each use.
            let sizes =
                [form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_SIZEOF, form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_ALIGNOF];
            let own =
                if sizes.contains(&self.g.node(constant).form) { self.g.copy(constant) } else { constant };
            self.constant_use(own, Pos::NONE)
        });
        let cast = self.generated(word::EOK_CAST, to, operand, Pos::NONE);
        self.mixed_kinds(cast, operand, to);
        cast
    }

    /// `sizeof...(P)`.
    fn pack_size(&mut self, expr: ExprId, pack: Entity) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_SIZEOF_PACK, expr);
        let name = self.il.places.member_name(self.il[expr].pos);
        match pack {
            Entity::TemplateParam { id } => {
                let own = self.own_parameter(id);
                if let TemplateParamKind::Type { .. } = self.il[own].kind {
                    let of = self.type_parameter(own);
                    self.referenced(of);
                    self.g.flag(node, expr_node::IS_TYPE, true);
                    self.g.link(node, expr_node::TYPE_OPERAND, of);
                } else if let Some(constant) = self.parameter_constant(own) {
                    let of = self.constant_use(constant, name);
                    self.g.link(node, expr_node::EXPR, of);
                }
            }
            Entity::Variable { id } => {
                let variable = self.variable(id);
                let of = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
                let ty = self.g.target(variable, variable::TYPE);
                self.g.link_some(of, expr_node::TYPE, ty);
                self.g.flag(of, expr_node::IS_LVALUE, true);
                self.g.link(of, expr_node::VARIABLE, variable);
                self.position(of, name);
                self.g.link(node, expr_node::EXPR, of);
            }
            _ => {}
        }
        node
    }

    /// `T()`, which makes an object of a type that is not known and sets it to zero.
    fn zero_temporary(&mut self, expr: ExprId) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_TEMP_INIT, expr);
        let init = self.new_node(new::DYNAMIC_INIT_DIK_ZERO);
        self.g.flag(init, dynamic_init::HAS_TEMPORARY_LIFETIME, true);
        self.g.flag(init, dynamic_init::IS_EXPLICIT_CAST, true);
        self.g.link(node, expr_node::DYNAMIC_INIT, init);
        self.g.flag(node, expr_node::IS_FUNCTIONAL_NOTATION_CAST, true);
        node
    }

    /// Whether an expression is `T()` for a type of integers ([dcl.init.general]).
    pub fn makes_zero(&self, expr: ExprId) -> bool {
        let e = &self.il[expr];
        let ExprKind::Construct { args, constructor: None, .. } = e.kind else { return false };
        args.is_empty()
            && match self.il[self.il.unqualified_type(e.ty)].kind {
                TypeKind::Enum { .. } => true,
                TypeKind::Builtin { of } => of.is_integral(),
                _ => false,
            }
    }

    /// The zero that `T()` gives.
    pub fn zero_of_type(&mut self, expr: ExprId) -> ConstantNode {
        let ty = self.expression_type(expr);
        let made = self.zero_temporary(expr);
        let node = self.integer_constant(ty, 0);
        self.g.link(node, constant::EXPR, made);
        let number = self.builtin(Builtin::Int);
        if self.resolved(ty) != number {
            self.g.link(node, constant::ORIG_TYPE, number);
        }
        node
    }

    /// A constant that an object begins with has a place of its own.
    pub fn placed_symbol(&mut self, constant: ConstantNode, expr: ExprId) {
        let placed =
            [form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_EXPRESSION, form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_SIZEOF];
        if placed.contains(&self.g.node(constant).form) || self.makes_zero(expr) {
            let start = self.start_of(expr);
            self.constant_position(constant, start);
        }
    }

    /// Whether a constant depends on template parameters.
    pub fn is_symbol(&self, constant: ConstantNode) -> bool {
        let kind = form::CONSTANT_CK_TEMPLATE_PARAM_TPCK_EXPRESSION;
        self.g.is(constant, kind) && matches!(self.g.get(constant, constant::KIND), Some(Value::Word(_)))
    }
}

/// Whether an operation of constants is one itself; an assignment to what is not known yet counts.
fn is_computed(op: BinaryOp) -> bool {
    !matches!(op, BinaryOp::Comma | BinaryOp::MemberPointerArrow | BinaryOp::MemberPointerDot)
}
