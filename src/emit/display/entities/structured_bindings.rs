//! Structured bindings ([dcl.struct.bind]): a variable without name, and names for its parts.

use crate::emit::display::build::Build;
use crate::emit::display::change::Region;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::Derived;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    DynamicInitNode, ExprNode, TypeNode, VariableNode, data_member, dynamic_init, expr_node, form, new,
    scope, ty, variable, word,
};
use crate::tables::limits;

impl Build<'_> {
    /// Whether a declaration gives names to the parts of a variable that has none.
    pub fn names_parts(&self, declaration: DeclarationId) -> bool {
        self.il[declaration].flags.contains(DeclarationFlags::BINDINGS)
    }

    /// The array that is copied into a variable without name, which has its type.
    fn copied_array(&self, id: VariableId) -> Option<ExprId> {
        let init = self.il[id].init?;
        let value = match self.il[init].kind {
            ExprKind::InitList { elements, .. } => self.il[elements].first().copied()?,
            _ => init,
        };
        match self.il[value].kind {
            ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } => Some(operand),
            _ => None,
        }
    }

    /// What is known of a variable without name before its initializer.
    pub fn variable_of_parts(&mut self, node: VariableNode, id: VariableId) {
        if let Some(array) = self.copied_array(id) {
            let ty = self.expression_type(array);
            self.g.link(node, variable::TYPE, ty);
        }
        self.mark_used(node);
        if self.function.local_scope.is_none() && self.il[id].storage == Storage::Automatic {
            let fixed = self.is_fixed(self.il[id].ty);
            let storage = if fixed { word::SC_STATIC } else { word::SC_UNSPECIFIED };
            self.g.word(node, variable::STORAGE_CLASS, storage);
        }
    }

    /// The initializer of a variable without name that an array is copied into.
    pub fn array_copy(&mut self, node: VariableNode, id: VariableId) -> Option<DynamicInitNode> {
        let is_reference = self
            .g
            .target(node, variable::TYPE)
            .is_some_and(|ty| self.g.is_true(self.resolved(ty), ty::IS_REFERENCE));
        let array = self.copied_array(id).filter(|_| self.il[id].name.is_none() && !is_reference)?;
        let source = self.expression(array, Use::Object);
        let made = self.new_node(new::DYNAMIC_INIT_DIK_BITWISE_COPY);
        self.g.link(made, dynamic_init::SOURCE, source);
        Some(made)
    }

    /// The names of the parts of a variable, which follow it in its scope.
    /// `init`: what the variable begins with, or the range that it runs over.
    pub fn names_of_parts(
        &mut self,
        node: VariableNode,
        id: VariableId,
        declaration: DeclarationId,
        init: Option<ExprId>,
    ) {
        let il = self.il;
        let end = init.map_or(Pos::NONE, |init| self.behind_expression(init));
        let names = il[il[declaration].params].to_vec();
        let class = match il[il[il[id].ty].canonical].kind {
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => il.class_of(to),
            _ => il.class_of(il[id].ty),
        };
        let members = class.map(|class| self.bound_members(class)).unwrap_or_default();
        let mut bindings = Vec::with_capacity(names.len());
        let placeholder = self.placeholder_of(node);
        for (index, part) in names.into_iter().enumerate() {
            let binding = self.variable(part);
            self.g.link(binding, variable::CONTAINER, node);
            self.g.link_some(binding, variable::DECLARED_TYPE, placeholder);
            self.g.flag(binding, variable::IS_PROTOTYPE_INSTANTIATION, self.place.in_prototype);
            match self.function.local_scope {
                Some(scope) => {
                    self.local_entity(binding);
                    self.g.append(scope, scope::NONSTATIC_VARIABLES, binding, variable::NEXT);
                }
                None => {
                    self.g.word(binding, variable::STORAGE_CLASS, word::SC_STATIC);
                    self.g.word(binding, variable::SOURCE_CORRESP_NAME_LINKAGE, word::INTERNAL);
                    self.name_reference(binding, None, None, true);
                }
            }
            // What a function gives for a part is not shown.
            let called = il[part].flags.contains(VariableFlags::TUPLE_ELEMENT);
            let stands_for = match (class, members.get(index)) {
                (Some(class), Some(field)) if !called => {
                    self.member_bound(node, binding, (class, *field), end)
                }
                (None, _) => self.element_bound(node, binding, index),
                _ => None,
            };
            if let Some(part) = stands_for {
                self.g.word(binding, variable::INIT_KIND, word::INITK_BINDING);
                self.g.link(binding, variable::BINDING, part);
            }
            bindings.push(binding);
        }
        self.g.links(node, variable::BINDINGS, &bindings);
    }

    /// The placeholder in the type that a declaration was written with.
    fn placeholder_of(&self, node: VariableNode) -> Option<TypeNode> {
        let mut written = self.g.target(node, variable::DECLARED_TYPE)?;
        for _ in 0..limits::DISPLAYED_STEPS {
            let beneath = match self.g.node(written).form {
                form::TYPE_TK_POINTER => self.g.target(written, ty::TYPE_POINTED_TO),
                _ if self.g.get(written, ty::QUALIFIERS).is_some() => {
                    self.g.target(written, ty::TYPEREF_TYPE)
                }
                _ => None,
            };
            match beneath {
                Some(beneath) => written = beneath,
                None => break,
            }
        }
        Some(written)
    }

    /// The element of a variable that one of its names stands for.
    fn element_bound(
        &mut self,
        whole: VariableNode,
        binding: VariableNode,
        index: usize,
    ) -> Option<ExprNode> {
        let bound = self.g.target(binding, variable::TYPE)?;
        let of = self.type_of_parts(whole)?;
        let element = self.g.target(self.resolved(of), ty::ELEMENT_TYPE)?;
        let object = self.object_of_parts(whole, of, Pos::NONE);
        let pointer = self.derived(element, Derived::Pointer);
        let first = self.generated(word::EOK_ARRAY_TO_POINTER, pointer, object, Pos::NONE);
        let size = self.builtin(Builtin::UnsignedLong);
        let at = self.with(Region(1), |p| p.integer_constant(size, index as i128));
        let number = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(number, expr_node::TYPE, size);
        self.g.link(number, expr_node::CONSTANT, at);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, bound);
        self.operands(node, word::EOK_SUBSCRIPT, &[first, number]);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, true);
        Some(node)
    }

    /// The member of a variable, of a class or of a base of it, that one of its names stands for.
    fn member_bound(
        &mut self,
        whole: VariableNode,
        binding: VariableNode,
        (class, field): (ClassId, FieldId),
        end: Pos,
    ) -> Option<ExprNode> {
        let bound = self.g.target(binding, variable::TYPE)?;
        let of = self.type_of_parts(whole)?;
        let whole = self.object_of_parts(whole, of, end);
        let object = self.base_object(whole, class, self.il[field].class, false, end);
        if object != whole {
            self.g.clear(object, expr_node::IMPLICIT_IN_MEMBER_NAMING);
        }
        let target = self.field(field);
        let member = self.new_node(new::EXPR_NODE_ENK_FIELD);
        let ty = self.g.target(target, data_member::TYPE);
        self.g.link_some(member, expr_node::TYPE, ty);
        self.g.link(member, expr_node::FIELD, target);
        self.uses(target);
        let name = self.name_reference(target, None, None, false);
        self.g.link(member, expr_node::NAME_REFERENCE, name);
        self.position(member, end);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, bound);
        self.operands(node, word::EOK_DOT_FIELD, &[object, member]);
        self.g.flag(node, expr_node::COMPILER_GENERATED, true);
        self.position(node, end);
        let resolved = self.resolved(bound);
        let to = self.g.target(resolved, ty::TYPE_POINTED_TO);
        if let Some(to) = to.filter(|_| self.g.is_true(resolved, ty::IS_REFERENCE)) {
            self.g.link(node, expr_node::ORIG_LVALUE_TYPE, bound);
            self.g.link(binding, variable::TYPE, to);
            let object = self.generated(word::EOK_REF_INDIRECT, to, node, end);
            self.g.flag(object, expr_node::IS_LVALUE, true);
            return Some(object);
        }
        self.g.flag(node, expr_node::IS_LVALUE, true);
        Some(node)
    }

    /// The type of what is taken apart, which a variable that is a reference is bound to.
    fn type_of_parts(&self, whole: VariableNode) -> Option<TypeNode> {
        let declared = self.g.target(whole, variable::TYPE)?;
        let resolved = self.resolved(declared);
        let bound = self.g.target(resolved, ty::TYPE_POINTED_TO);
        Some(bound.filter(|_| self.g.is_true(resolved, ty::IS_REFERENCE)).unwrap_or(declared))
    }

    /// The variable without name as the object that a part belongs to.
    fn object_of_parts(&mut self, whole: VariableNode, of: TypeNode, at: Pos) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let declared = self.g.target(whole, variable::TYPE);
        self.g.link_some(node, expr_node::TYPE, declared);
        self.g.link(node, expr_node::VARIABLE, whole);
        self.position(node, at);
        if declared == Some(of) {
            self.g.flag(node, expr_node::IS_LVALUE, true);
            return node;
        }
        if at.is_some() {
            self.g.link_some(node, expr_node::ORIG_LVALUE_TYPE, declared);
        }
        let object = self.generated(word::EOK_REF_INDIRECT, of, node, at);
        self.g.flag(object, expr_node::IS_LVALUE, true);
        object
    }

    /// The members of a class that names can be bound to: those of the one class among it and its bases that has any.
    fn bound_members(&self, class: ClassId) -> Vec<FieldId> {
        let il = self.il;
        let own = il[class].members.fields.iter().copied();
        let own: Vec<FieldId> = own.filter(|field| il[*field].name.is_some()).collect();
        if !own.is_empty() {
            return own;
        }
        let mut bases = il[class].bases.iter().filter_map(|base| il.class_of(base.ty));
        bases
            .find_map(|base| Some(self.bound_members(base)).filter(|fields| !fields.is_empty()))
            .unwrap_or_default()
    }
}
