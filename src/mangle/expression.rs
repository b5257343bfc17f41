//! Expressions in the signatures of function templates ([Itanium C++ ABI 5.1.5.8]).

use super::Mangler;
use crate::il::*;

impl Mangler<'_> {
    /// Writes an expression as a template argument.
    pub(super) fn expression_argument(&mut self, expr: ExprId) {
        if let ExprKind::Name { entity: Entity::TemplateParam { id }, .. } = self.il[expr].kind {
            return self.template_parameter(self.il[id].index);
        }
        self.text("X");
        self.expression(expr);
        self.text("E");
    }

    fn expressions(&mut self, list: List<ExprId>) {
        let il = self.il;
        for expr in &il[list] {
            self.expression(*expr);
        }
    }

    /// Writes an expression. Marks the name as incomplete for what has no form here.
    pub(super) fn expression(&mut self, expr: ExprId) {
        let il = self.il;
        let e = il[expr];
        match e.kind {
            ExprKind::Implicit { operand, .. } | ExprKind::Extension { operand } => self.expression(operand),
            ExprKind::Unary { op, operand } => self.unary(op, operand),
            ExprKind::Binary { op, lhs, rhs } => {
                self.text(op.mangled());
                self.expression(lhs);
                self.expression(rhs);
            }
            ExprKind::Conditional { condition, then: Some(then), otherwise } => {
                self.text("qu");
                self.expression(condition);
                self.expression(then);
                self.expression(otherwise);
            }
            ExprKind::Operator { op, args, postfix, .. } => self.operator(op, args, postfix),
            ExprKind::Subscript { base, index } => {
                self.text("ix");
                self.expression(base);
                self.expression(index);
            }
            ExprKind::Call { callee, args } => {
                self.text("cl");
                self.expression(callee);
                self.expressions(args);
                self.text("E");
            }
            ExprKind::Expansion { pattern } => {
                self.text("sp");
                self.expression(pattern);
            }
            ExprKind::Fold { op, left, right, .. } => self.fold(op, left, right),
            ExprKind::Cast { .. } | ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } => {
                self.conversion(e.kind);
            }
            ExprKind::New { id } => self.new_expression(id),
            ExprKind::Delete { operand, array, .. } => {
                self.text(if array { "da" } else { "dl" });
                self.expression(operand);
            }
            ExprKind::SizeofType { .. }
            | ExprKind::SizeofExpr { .. }
            | ExprKind::SizeofPack { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::AlignofExpr { .. }
            | ExprKind::Noexcept { .. } => self.query(e.kind),
            _ => self.primary(expr),
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: ExprId) {
        self.text(op.mangled());
        if matches!(op, UnaryOp::PreIncrement | UnaryOp::PreDecrement) {
            self.text("_");
        }
        self.expression(operand);
    }

    fn operator(&mut self, op: OverloadedOperator, args: List<ExprId>, postfix: bool) {
        if op == OverloadedOperator::Call {
            self.text("cl");
            self.expressions(args);
            return self.text("E");
        }
        self.text(op.mangled(args.len() == 1));
        let prefix = matches!(op, OverloadedOperator::PlusPlus | OverloadedOperator::MinusMinus) && !postfix;
        if prefix {
            self.text("_");
        }
        self.expressions(args);
    }

    fn fold(&mut self, op: BinaryOp, left: Option<ExprId>, right: Option<ExprId>) {
        let is_pack = |e: ExprId| self.il[e].flags.contains(ExprFlags::PACK);
        let code = match (left, right) {
            (None, _) => "fl",
            (_, None) => "fr",
            (Some(left), _) if is_pack(left) => "fR",
            _ => "fL",
        };
        self.text(code);
        self.text(op.mangled());
        for operand in [left, right].into_iter().flatten() {
            self.expression(operand);
        }
    }

    /// Writes conversions in all notations.
    fn conversion(&mut self, kind: ExprKind) {
        let il = self.il;
        match kind {
            ExprKind::Cast { style, to, operand } => {
                let code = match style {
                    CastStyle::Static => "sc",
                    CastStyle::Dynamic => "dc",
                    CastStyle::Reinterpret => "rc",
                    CastStyle::Const => "cc",
                    CastStyle::FunctionalBrace => "tl",
                    CastStyle::BitCast => return self.incomplete = true,
                    CastStyle::C | CastStyle::Functional => "cv",
                };
                self.text(code);
                self.ty(to);
                self.expression(operand);
                if code == "tl" {
                    self.text("E");
                }
            }
            ExprKind::Construct { to, args, .. } => {
                self.text("cv");
                self.ty(to);
                match &il[args] {
                    [arg] => self.expression(*arg),
                    [] if matches!(il[il[to].canonical].kind, TypeKind::Builtin { .. }) => {
                        self.text("Li0E");
                    }
                    _ => {
                        self.text("_");
                        self.expressions(args);
                        self.text("E");
                    }
                }
            }
            ExprKind::ConstructBrace { to, list, .. } => {
                self.text("tl");
                self.ty(to);
                if let ExprKind::InitList { elements, .. } = il[list].kind {
                    self.expressions(elements);
                }
                self.text("E");
            }
            _ => self.incomplete = true,
        }
    }

    fn new_expression(&mut self, id: NewId) {
        let new = self.il[id].clone();
        if new.placement.is_some() {
            return self.incomplete = true;
        }
        self.text(if new.array { "na" } else { "nw" });
        self.text("_");
        self.incomplete |= new.bound.is_some();
        self.ty(new.ty);
        match new.init {
            Initializer::None => self.text("E"),
            Initializer::Paren { args } => {
                self.text("pi");
                self.expressions(args);
                self.text("E");
            }
            _ => self.incomplete = true,
        }
    }

    /// Writes what asks for a property of a type or expression.
    fn query(&mut self, kind: ExprKind) {
        match kind {
            ExprKind::SizeofType { of } => {
                self.text("st");
                self.ty(of);
            }
            ExprKind::AlignofType { of, .. } => {
                self.text("at");
                self.ty(of);
            }
            ExprKind::SizeofExpr { of } => {
                self.text("sz");
                self.expression(of);
            }
            ExprKind::AlignofExpr { of, .. } => {
                self.text("az");
                self.expression(of);
            }
            ExprKind::Noexcept { of } => {
                self.text("nx");
                self.expression(of);
            }
            ExprKind::SizeofPack { pack } => {
                self.text("sZ");
                match pack {
                    Entity::TemplateParam { id } => self.template_parameter(self.il[id].index),
                    Entity::Variable { id } => self.function_parameter(id),
                    _ => self.incomplete = true,
                }
            }
            _ => self.incomplete = true,
        }
    }

    /// Writes names, members and literals.
    fn primary(&mut self, expr: ExprId) {
        let il = self.il;
        let e = il[expr];
        match e.kind {
            ExprKind::Name { entity, qualifier, args } => match entity {
                Entity::TemplateParam { id } => self.template_parameter(il[id].index),
                Entity::Variable { id } if il[id].storage == Storage::Parameter => {
                    self.function_parameter(id)
                }
                Entity::Variable { .. } => {
                    self.text("L");
                    self.entity_name(entity);
                    self.text("E");
                }
                Entity::Function { id } => self.unresolved_name(il[id].name, qualifier, args),
                Entity::Enumerator { id } => self.integer(il[id].value, il[id].ty),
                _ => self.incomplete = true,
            },
            ExprKind::Overload { set, qualifier, args } => {
                self.unresolved_name(il[set].name, qualifier, args);
            }
            ExprKind::Dependent { name, qualifier, args, .. } => self.unresolved_name(name, qualifier, args),
            ExprKind::Member { base, arrow, entity, qualifier, args } => {
                let name = match entity {
                    Entity::Function { id } => il[id].name,
                    Entity::Field { id } => {
                        il[id].name.map_or(EntityName::None, |name| EntityName::Identifier { name })
                    }
                    _ => EntityName::None,
                };
                self.member(base, arrow, name, qualifier, args);
            }
            ExprKind::MemberOverload { base, arrow, set, qualifier, args } => {
                self.member(base, arrow, il[set].name, qualifier, args);
            }
            ExprKind::DependentMember { base, arrow, name, qualifier, args, .. } => {
                self.member(base, arrow, name, qualifier, args);
            }
            ExprKind::Bool { value } => self.integer(i128::from(value), e.ty),
            ExprKind::Nullptr => self.text("LDnE"),
            ExprKind::Constant { value } => self.constant(value),
            ExprKind::Integer { literal } => self.integer_literal(literal, e.ty),
            _ => self.incomplete = true,
        }
    }

    fn member(
        &mut self,
        base: ExprId,
        arrow: bool,
        name: EntityName,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        self.text(if arrow { "pt" } else { "dt" });
        self.expression(base);
        self.unresolved_name(name, qualifier, args);
    }

    /// Writes a name that is looked up again when the template is instantiated.
    fn unresolved_name(
        &mut self,
        name: EntityName,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) {
        if let Some(qualifier) = qualifier {
            self.text("srN");
            self.qualifier_prefix(qualifier);
            self.text("E");
        }
        match name {
            EntityName::Identifier { name } => self.identifier(name),
            EntityName::Operator { op } => {
                self.text("on");
                self.text(op.mangled(false));
            }
            _ => self.incomplete = true,
        }
        if let Some(args) = args {
            self.template_args(args);
        }
    }

    /// Writes a parameter of the function whose signature this is, by its place.
    fn function_parameter(&mut self, id: VariableId) {
        let il = self.il;
        let place = self.signature.and_then(|pattern| {
            let f = &il[pattern];
            [f.first, f.definition].into_iter().flatten().find_map(|declaration| {
                let params = &il[il[declaration].params];
                params.iter().position(|param| {
                    *param == id || il[*param].name.is_some() && il[*param].name == il[id].name
                })
            })
        });
        match place {
            Some(place) => {
                self.text("fp");
                self.ordinal(place);
            }
            None => self.incomplete = true,
        }
    }

    fn integer_literal(&mut self, literal: u32, ty: TypeId) {
        let value = self.shown.and_then(|_| self.il.literals.integers.get(literal as usize));
        match value {
            Some(value) => self.integer(value.value as i128, ty),
            None => self.incomplete = true,
        }
    }

    /// Writes the whole name of another entity, with its type where that is part of it.
    pub(super) fn entity_name(&mut self, entity: Entity) {
        self.text("_Z");
        match entity {
            Entity::Function { id } => self.function_encoding(id),
            Entity::Variable { id } => self.variable_name(id),
            Entity::Field { id } => {
                let field = &self.il[id];
                let Some(name) = field.name else { return self.incomplete = true };
                let scope = self.il[field.class].scope;
                self.scoped_name(scope, false, FunctionTraits::empty(), |m| m.identifier(name), None);
            }
            _ => self.incomplete = true,
        }
    }
}
