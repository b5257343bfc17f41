//! Constants that are addresses of what lives as long as the program, and pointers to members.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::{Derived, Handle, Value};
use crate::finalize::known_extent;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, New, Of, TypeNode, any, constant, data_member, expr_node, form, kind, new, routine,
    subobject_path, ty, variable, word,
};

impl Build<'_> {
    /// The address of something that lives as long as the program.
    pub fn address(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let il = self.il;
        match il[expr].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => match il[operand].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } if self.is_static(id) => {
                    let target = self.variable(id);
                    self.g.flag(target, variable::ADDRESS_TAKEN, true);
                    Some(self.written_address(expr, operand, new::CONSTANT_CK_ADDRESS_ABK_VARIABLE, target))
                }
                ExprKind::Name { entity: Entity::Function { id }, .. }
                    if il[id].class.is_none() || il[id].flags.contains(FunctionFlags::STATIC) =>
                {
                    let target = self.routine(id);
                    self.g.flag(target, routine::ADDRESS_TAKEN, true);
                    Some(self.written_address(expr, operand, new::CONSTANT_CK_ADDRESS_ABK_ROUTINE, target))
                }
                ExprKind::Name { entity: entity @ Entity::Field { .. }, qualifier, .. }
                | ExprKind::Name { entity: entity @ Entity::Function { .. }, qualifier, .. } => {
                    Some(self.member_pointer(expr, entity, qualifier))
                }
                _ => None,
            },
            ExprKind::Implicit { operand, conversion: ConversionKind::FunctionToPointer, .. } => {
                let ExprKind::Name { entity: Entity::Function { id }, .. } = il[operand].kind else {
                    return None;
                };
                let target = self.routine(id);
                self.g.flag(target, routine::ADDRESS_TAKEN, true);
                let made = self.expression(operand, Use::Value);
                let ty = self.g.target(made, expr_node::TYPE)?;
                let start = self.start_of(operand);
                let form = new::CONSTANT_CK_ADDRESS_ABK_ROUTINE;
                let node = self.address_of(ty, form, target, true, start);
                self.g.link(node, constant::EXPR, made);
                self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
                Some(node)
            }
            ExprKind::Implicit { operand, conversion: ConversionKind::ArrayToPointer, .. } => {
                self.decayed_address(expr, operand)
            }
            ExprKind::Implicit {
                operand,
                conversion: ConversionKind::Qualification | ConversionKind::Pointer,
                ..
            } => self.address(operand),
            _ => None,
        }
    }

    /// The address of an array's first element.
    fn decayed_address(&mut self, expr: ExprId, operand: ExprId) -> Option<ConstantNode> {
        let il = self.il;
        let (node, object) = match il[operand].kind {
            ExprKind::String { .. } => {
                let string = self.expression(operand, Use::Object);
                let target = self.g.target(string, expr_node::CONSTANT)?;
                (self.new_address(expr, new::CONSTANT_CK_ADDRESS_ABK_CONSTANT, target, false), string)
            }
            ExprKind::Name { entity: Entity::Variable { id }, .. } if self.is_static(id) => {
                let target = self.variable(id);
                self.g.flag(target, variable::ADDRESS_TAKEN, true);
                let object = self.expression(operand, Use::Object);
                (self.new_address(expr, new::CONSTANT_CK_ADDRESS_ABK_VARIABLE, target, false), object)
            }
            ExprKind::FunctionName { word, literal: Some(literal) } => {
                let target = self.function_name_variable(word, literal)?;
                if let Some(ty) = self.g.target(target, variable::TYPE) {
                    self.derived(ty, Derived::LvalueReference);
                }
                let object = self.expression(operand, Use::Object);
                (self.new_address(expr, new::CONSTANT_CK_ADDRESS_ABK_VARIABLE, target, false), object)
            }
            _ => return None,
        };
        let array = self.g.target(object, expr_node::TYPE).map(|ty| self.resolved(ty));
        let element = array.and_then(|array| self.g.target(array, ty::ELEMENT_TYPE));
        let ty = match element {
            Some(element) => self.derived(element, Derived::Pointer),
            None => self.expression_type(expr),
        };
        self.g.link(node, constant::TYPE, ty);
        let decayed = self.generated(word::EOK_ARRAY_TO_POINTER, ty, object, il[operand].pos);
        self.g.link(node, constant::EXPR, decayed);
        self.g.flag(node, constant::IMPLICIT_CAST, true);
        if !matches!(il[operand].kind, ExprKind::FunctionName { .. }) {
            self.g.clear(node, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
            self.g.clear(node, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        }
        Some(node)
    }

    /// Whether a variable lives as long as the program or its thread.
    pub fn is_static(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        (v.storage == Storage::Static || v.space == MemorySpace::Shared)
            && !matches!(
                self.il[self.il[v.ty].canonical].kind,
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
    }

    /// An address that the operator for it gives.
    fn written_address(
        &mut self,
        expr: ExprId,
        operand: ExprId,
        form: New<kind::Constant>,
        target: impl Handle<kind::Entity>,
    ) -> ConstantNode {
        let target = target.of();
        let object = self.expression(operand, Use::Object);
        let of = self.g.target(object, expr_node::TYPE);
        let ty = match of {
            Some(of) => self.derived(of, Derived::Pointer),
            None => self.expression_type(expr),
        };
        let node = self.address_of(ty, form, target, true, Pos::NONE);
        let made = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(made, expr_node::TYPE, ty);
        self.position(made, self.il[expr].pos);
        self.operands(made, word::EOK_ADDRESS_OF, &[object]);
        self.g.word(made, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
        self.g.link(node, constant::EXPR, made);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        node
    }

    /// An address constant; `operator` if its text begins with the operator.
    pub fn new_address(
        &mut self,
        expr: ExprId,
        form: New<kind::Constant>,
        target: impl Handle<kind::Entity>,
        operator: bool,
    ) -> ConstantNode {
        let target = target.of();
        let ty = self.expression_type(expr);
        let pos = self.start_of(expr);
        self.address_of(ty, form, target, operator, pos)
    }

    /// The constant that is the address of an entity; `operator` where `&` is written.
    pub fn address_of(
        &mut self,
        ty: TypeNode,
        form: New<kind::Constant>,
        target: impl Handle<kind::Entity>,
        operator: bool,
        pos: Pos,
    ) -> ConstantNode {
        let target = target.of();
        let node = self.new_node(form);
        self.g.link(node, constant::TYPE, ty);
        self.referenced(node);
        self.used.push(target.id());
        match form.form() {
            form::CONSTANT_CK_ADDRESS_ABK_ROUTINE => self.g.link_cast(node, constant::ROUTINE, target),
            form::CONSTANT_CK_ADDRESS_ABK_VARIABLE => self.g.link_cast(node, constant::VARIABLE, target),
            form::CONSTANT_CK_ADDRESS_ABK_TEMPORARY => self.g.link_cast(node, constant::TEMPORARY, target),
            _ => self.g.link_cast(node, constant::CONSTANT, target),
        }
        let name = self.g.annotation(target).unwrap_or_default();
        let scope = self.g.scope_prefix(target, 0);
        let sign = if operator { UnaryOp::Address.spelling() } else { "" };
        self.g.node_mut(node).text = Some(format!("{sign}{scope}{name}"));
        self.constant_position(node, pos);
        node
    }

    /// An address that constant evaluation has computed: of an object or of a part of it.
    pub(in crate::emit::display) fn address_value(
        &mut self,
        ty: TypeNode,
        base: AddressBase,
        path: &[PathStep],
    ) -> Option<ConstantNode> {
        let none = Pos::NONE;
        let (node, of) = match base {
            AddressBase::Variable { id } => {
                let target = self.variable(id);
                let form = new::CONSTANT_CK_ADDRESS_ABK_VARIABLE;
                (self.address_of(ty, form, target, true, none), Some(self.il[id].ty))
            }
            AddressBase::Function { id } => {
                let target = self.routine(id);
                (self.address_of(ty, new::CONSTANT_CK_ADDRESS_ABK_ROUTINE, target, true, none), None)
            }
            AddressBase::String { literal } => {
                let string = self.with(change::Region(1), |p| p.string_constant(literal, none))?;
                let target = self.shared_string(string);
                (self.address_of(ty, new::CONSTANT_CK_ADDRESS_ABK_CONSTANT, target, true, none), None)
            }
            _ => return None,
        };
        // The first element of an array is where the array is.
        let path = match path.split_last() {
            Some((PathStep::Element { index: 0 }, rest)) => {
                self.array_looked_into(node, rest);
                if rest.is_empty() {
                    let text = self.g.annotation(node).unwrap_or_default();
                    let sign = UnaryOp::Address.spelling();
                    self.g.node_mut(node).text = Some(text.strip_prefix(sign).unwrap_or(&text).to_owned());
                    self.g.flag(node, constant::IMPLICIT_CAST, true);
                    self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
                }
                rest
            }
            _ => path,
        };
        if path.is_empty() {
            return Some(node);
        }
        for at in 0..path.len() {
            if let PathStep::Element { .. } = path[at] {
                self.array_looked_into(node, &path[..at]);
            }
        }
        let mut of = of;
        let (mut offset, mut made, mut text) = (0, Vec::new(), String::new());
        for step in path.iter().copied() {
            let entry = self.new_node(new::SUBOBJECT_PATH);
            match step {
                PathStep::Field { id } => {
                    let field = self.field(id);
                    self.g.link(entry, subobject_path::VARIANT_FIELD, field);
                    if let Some(Value::Int(at)) = self.g.get(field, data_member::OFFSET) {
                        offset += *at;
                    }
                    text.push_str(&format!(".{}", self.g.name(field).unwrap_or_default()));
                    of = Some(self.il[id].ty);
                }
                PathStep::Element { index } => {
                    self.g.flag(entry, subobject_path::IS_OFFSET, true);
                    self.g.int(entry, subobject_path::PTR_OFFSET, index as i128);
                    let element = match of.map(|of| self.il[self.il.unqualified_type(of)].kind) {
                        Some(TypeKind::Array { element, .. }) => Some(element),
                        _ => None,
                    };
                    let size = element.and_then(|element| known_extent(self.il, element));
                    offset += size.map_or(1, |(size, _)| size) * index as i128;
                    text.push_str(&format!("[{index}]"));
                    of = element;
                }
                PathStep::Base { .. } => return None,
            }
            made.push(entry);
        }
        let first = self.g.chain(&made, subobject_path::NEXT);
        self.g.link_some(node, constant::SUBOBJECT_PATH, first);
        self.g.int(node, constant::ADDRESS_OFFSET, offset);
        let whole = self.g.annotation(node).unwrap_or_default();
        self.g.node_mut(node).text = Some(format!("{whole}{text}"));
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        Some(node)
    }

    /// Notes that an array was looked into which is an object or the member of one that `path` ends at.
    fn array_looked_into(&mut self, node: ConstantNode, path: &[PathStep]) {
        let array = match path.last() {
            None => self.g.target(node, constant::VARIABLE).and_then(|of| self.g.target(of, variable::TYPE)),
            Some(PathStep::Field { id }) => {
                let field = self.field(*id);
                self.g.target(field, data_member::TYPE)
            }
            _ => None,
        };
        if let Some(array) = array.filter(|ty| self.g.node(*ty).form == form::TYPE_TK_ARRAY) {
            self.derived(array, Derived::LvalueReference);
        }
    }

    fn member_pointer(
        &mut self,
        expr: ExprId,
        entity: Entity,
        qualifier: Option<QualifierId>,
    ) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_PTR_TO_MEMBER);
        self.referenced(node);
        let (routine, target): (_, Of<kind::Entity>) = match entity {
            Entity::Function { id } => {
                let routine = self.routine(id);
                (Some(routine), routine.among())
            }
            Entity::Field { id } => {
                let field = self.field(id);
                self.g.link(node, constant::FIELD, field);
                (None, field.among())
            }
            _ => return node,
        };
        let class = match entity {
            Entity::Function { id } => self.il[id].class,
            Entity::Field { id } => Some(self.il[id].class),
            _ => None,
        };
        if let Some(of) = self.g.target(target.id(), any::TYPE)
            && let Some(class) = class.filter(|_| !self.place.in_prototype)
        {
            // The type is made of that of the member.
            let class = self.class(class);
            let ty = self.derived(of, Derived::Member(class));
            self.g.link(node, constant::TYPE, ty);
        } else {
            let ty = self.expression_type(expr);
            self.g.link(node, constant::TYPE, ty);
        }
        self.used.push(target.id());
        self.referenced(target);
        if let Some(routine) = routine {
            self.g.flag(routine, routine::ADDRESS_TAKEN, true);
            self.g.link(node, constant::ROUTINE, routine);
        }
        self.g.flag(node, constant::IS_FUNCTION_PTR, routine.is_some());
        let name = self.g.name(target).unwrap_or_default();
        let scope = self.g.scope_prefix(target, 0);
        self.g.node_mut(node).text = Some(format!("{}{scope}{name}", UnaryOp::Address.spelling()));
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        let reference = self.copied_reference(qualifier, None);
        self.g.link(node, constant::NAME_REFERENCE, reference);
        node
    }
}
