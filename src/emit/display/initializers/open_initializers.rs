//! How variables begin whose types depend on template parameters: what is written is kept as it is, converted to the type
//! that is not known yet.

use crate::emit::display::build::Build;
use crate::emit::display::expressions::Use;
use crate::il::*;
use crate::tables::il_display::{
    ConstantNode, DynamicInitNode, TypeNode, VariableNode, constant, dynamic_init, expr_node, form, new, ty,
    variable, word,
};

impl Build<'_> {
    /// The initialization of a variable in a template: none where it is like any other one.
    pub fn open_initializer(
        &mut self,
        node: VariableNode,
        id: VariableId,
        declaration: DeclarationId,
    ) -> Option<DynamicInitNode> {
        let il = self.il;
        let d = &il[declaration];
        if !self.place.in_prototype || matches!(d.init, Initializer::None) {
            return None;
        }
        if self.g.is_true(node, variable::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION) && !self.il[id].is_lasting() {
            self.referenced(node);
        }
        let ty = self.g.target(node, variable::TYPE)?;
        let open = self.is_open_type(il[id].ty);
        self.g.flag(node, variable::CONSTANT_VALUED, open);
        match d.init {
            Initializer::Copy { value } if open => {
                let constant = self.open_constant(value, ty)?;
                Some(self.constant_initializer(constant))
            }
            Initializer::Copy { value } => self.copied_constant(value, ty, il[id].ty),
            Initializer::Paren { args } if open => Some(self.open_construction(args)),
            Initializer::Brace { value } | Initializer::CopyBrace { value } if open => {
                let constant = self.open_aggregate(value, ty)?;
                let node = self.constant_initializer(constant);
                self.g.flag(node, dynamic_init::IS_BRACED_INITIALIZER, true);
                Some(node)
            }
            Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                let constant = self.open_elements(value, ty, il[id].ty)?;
                let node = self.constant_initializer(constant);
                self.g.flag(node, dynamic_init::IS_BRACED_INITIALIZER, true);
                Some(node)
            }
            _ => None,
        }
    }

    /// A braced list of constants for an array of elements of a type that is not known.
    fn open_elements(&mut self, value: ExprId, ty: TypeNode, declared: TypeId) -> Option<ConstantNode> {
        let il = self.il;
        let TypeKind::Array { element, .. } = il[self.il.unqualified_type(declared)].kind else {
            return None;
        };
        let ExprKind::InitList { elements, .. } = il[value].kind else { return None };
        if !self.is_open_type(element) {
            return None;
        }
        let to = self.g.target(self.resolved(ty), ty::ELEMENT_TYPE)?;
        let mut made = Vec::new();
        for element in il[elements].iter().copied() {
            made.push(self.open_constant(element, to)?);
        }
        Some(self.braced_aggregate(value, ty, &made))
    }

    /// Whether a type is a template parameter.
    fn is_open_type(&self, ty: TypeId) -> bool {
        matches!(
            self.il[self.il.unqualified_type(ty)].kind,
            TypeKind::NamedParam { .. } | TypeKind::Param { .. }
        )
    }

    /// Whether a value is said to be of such a type.
    fn is_open_value(&self, value: ExprId) -> bool {
        match self.il[value].kind {
            ExprKind::Cast { to, .. } | ExprKind::Construct { to, .. } => self.is_open_type(to),
            _ => self.is_open_type(self.il[value].ty),
        }
    }

    fn constant_initializer(&mut self, constant: ConstantNode) -> DynamicInitNode {
        let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTANT);
        self.g.link(node, dynamic_init::CONSTANT, constant);
        node
    }

    /// A constant of another type as a value of the type.
    pub fn open_constant(&mut self, value: ExprId, ty: TypeNode) -> Option<ConstantNode> {
        let known = self.numbers().integer(value).is_some()
            || self.numbers().float(value).is_some()
            || self.is_symbolic(value) && !self.is_open_value(value);
        if !known {
            return None;
        }
        let start = self.start_of(value);
        let operand = self.expression(value, Use::Value);
        if let Some(constant) = self.g.target(operand, expr_node::CONSTANT)
            && self.g.node(constant).form == form::CONSTANT_CK_FLOAT
        {
            self.g.clear(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT);
        }
        let cast = self.generated(word::EOK_CAST, ty, operand, start);
        self.g.word(cast, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        let node = self.symbol(ty, cast);
        self.constant_position(node, start);
        Some(node)
    }

    /// A variable of a type that is known has its own copy of a template parameter, and a null pointer of its type.
    fn copied_constant(&mut self, value: ExprId, ty: TypeNode, declared: TypeId) -> Option<DynamicInitNode> {
        let il = self.il;
        let start = self.start_of(value);
        let plain = self.il.without_conversions(value);
        if let ExprKind::Name { entity: Entity::TemplateParam { id }, .. } = il[plain].kind {
            let own = self.own_parameter(id);
            let constant = self.parameter_constant(own)?;
            if self.g.target(constant, constant::TYPE) != Some(self.without_qualifiers(ty)) {
                return None;
            }
            let copy = self.g.copy(constant);
            self.g.clear(copy, constant::SOURCE_CORRESP_REFERENCED);
            self.constant_position(copy, start);
            return Some(self.constant_initializer(copy));
        }
        let pointer = self.type_kind(ty) == word::TK_POINTER && self.is_open_pointer(declared);
        if !pointer || !self.is_null(value) && self.numbers().integer(value) != Some(0) {
            return None;
        }
        let ty = self.without_qualifiers(ty);
        let constant = self.constant_of(plain, None)?;
        let converted = self.converted_symbol(constant, ty, start);
        self.g.flag(converted, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        self.constant_position(converted, start);
        Some(self.constant_initializer(converted))
    }

    /// Whether a type is that of pointers to what depends on template parameters.
    fn is_open_pointer(&self, ty: TypeId) -> bool {
        match self.il[self.il.unqualified_type(ty)].kind {
            TypeKind::Pointer { to } => self.il[to].flags.contains(TypeFlags::DEPENDENT),
            _ => false,
        }
    }

    /// `T x(a, b)`: which constructor is called is not known.
    fn open_construction(&mut self, args: List<ExprId>) -> DynamicInitNode {
        let node = self.new_node(new::DYNAMIC_INIT_DIK_CONSTRUCTOR);
        let args = self.arguments(args, None);
        let first = self.g.chain(&args, expr_node::NEXT);
        self.g.link_some(node, dynamic_init::ARGS, first);
        self.g.flag(node, dynamic_init::IS_EXPLICIT_CAST, args.len() == 1);
        node
    }

    /// A braced list of constants for an object of a type that is not known.
    fn open_aggregate(&mut self, value: ExprId, ty: TypeNode) -> Option<ConstantNode> {
        let ExprKind::InitList { elements, .. } = self.il[value].kind else { return None };
        let mut made = Vec::new();
        for element in self.il[elements].iter().copied() {
            let constant = self.constant_of(element, None)?;
            self.g.flag(constant, constant::IS_GENERIC_INITIALIZER, true);
            made.push(constant);
        }
        let node = self.braced_aggregate(value, ty, &made);
        self.g.flag(node, constant::IS_GENERIC_INITIALIZER, true);
        Some(node)
    }
}
