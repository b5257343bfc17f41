//! Enumerators (`[dcl.enum]`), in class templates too, where their values may depend on template parameters.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, ScopeNode, TypeNode, any, class_type_supplement, constant, expr_node, new, scope, ty, word,
};

impl Build<'_> {
    /// The enumerators of an enumeration that is defined.
    pub fn enumerators(&mut self, id: EnumId, node: TypeNode, scope: ScopeNode) {
        let il = self.il;
        if il[id].state != Completeness::Complete {
            return;
        }
        self.g.flag(node, ty::ENUMERATOR_LIST_SEEN, true);
        if !il[id].scoped {
            self.builtin(Builtin::Int);
        }
        let mut made = Vec::new();
        for enumerator in il[il[id].enumerators].iter().copied() {
            let e = &il[enumerator];
            let open = self.is_open_enumeration(id);
            let form =
                if open { new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_EXPRESSION } else { new::CONSTANT_CK_INTEGER };
            let constant = self.g.add_to_file(form);
            let name = self.text(e.name);
            self.named(constant, Some(name), word::CPLUSPLUS);
            self.declared_at(constant, e.pos);
            if !il[id].scoped {
                self.access(constant, il[id].access);
            }
            if self.is_local_scope(il[id].enclosing) {
                self.g.flag(constant, constant::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION, true);
                self.g.word(constant, constant::SOURCE_CORRESP_NAME_LINKAGE, word::NO);
            } else {
                self.g.link(constant, constant::SOURCE_CORRESP_PARENT_SCOPE, scope);
            }
            if il[id].name.is_none() {
                self.g.word(constant, constant::SOURCE_CORRESP_NAME_LINKAGE, word::NO);
            }
            self.g.link(constant, constant::TYPE, node);
            self.g.flag(constant, constant::IS_NAMED_CONSTANT_DEFINITION, true);
            if open {
                self.open_enumerator(constant, enumerator, made.len());
            } else {
                self.g.int(constant, constant::INTEGER_VALUE, e.value);
            }
            if let Some(init) = e.init.filter(|init| !open && !il[*init].kind.is_literal()) {
                let made = self
                    .with(change::Region(1), |p| p.with(change::Whole(true), |p| p.converted_operand(init)));
                self.g.link(constant, constant::EXPR, made);
                let called = self.computed_by_calls(init);
                self.g.flag(constant, constant::IS_RESULT_OF_CONSTEXPR_CALL, called);
                let ruled_out = self.rules_out_null(init);
                self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, ruled_out);
                if let ExprKind::Name { .. } = il[init].kind {
                    self.g.clear(made, expr_node::POSITION_SEQ);
                    self.g.clear(made, expr_node::POSITION_COLUMN);
                }
            }
            if let Some(before) = made.last().filter(|_| e.init.is_none())
                && self.g.is_true(*before, constant::IS_RESULT_OF_CONSTEXPR_CALL)
            {
                self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
                self.g.flag(constant, constant::IS_RESULT_OF_CONSTEXPR_CALL, true);
            }
            let other = e.init.is_some_and(|init| self.is_no_plain_number(self.il.without_conversions(init)));
            self.g.flag(constant, constant::NON_ARITHMETIC, other);
            self.attributes(constant, any::SOURCE_CORRESP_ATTRIBUTES, e.attributes);
            self.made.entities.by_entity.insert(Entity::Enumerator { id: enumerator }, constant.id());
            made.push(constant);
        }
        let first = self.g.chain(&made, constant::NEXT);
        if il[id].scoped {
            self.g.link_some(scope, scope::CONSTANTS, first);
        } else {
            self.g.link_some(node, ty::ENUM_INFO_CONSTANT_LIST, first);
        }
    }

    /// Whether an enumeration is a member of a class template.
    fn is_open_enumeration(&self, id: EnumId) -> bool {
        match self.il[self.il[id].enclosing].kind {
            ScopeKind::Class { of } => self.is_prototype_class(of),
            _ => false,
        }
    }

    /// What an enumeration has that is a member of a class template.
    pub fn open_enumeration(&mut self, id: EnumId, node: TypeNode) {
        if !self.is_open_enumeration(id) {
            return;
        }
        self.g.flag(node, ty::IS_TEMPLATE_ENUM, true);
        self.g.flag(node, ty::IS_PROTOTYPE_INSTANTIATION, true);
        self.g.flag(node, ty::IS_NONREAL, true);
        let il = self.il;
        if il[il[id].enumerators].iter().any(|enumerator| il[*enumerator].dependent) {
            self.g.clear(node, ty::UNDERLYING_TYPE_SHOULD_USE_UNSIGNED);
        }
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        if let ScopeKind::Class { of } = il[il[id].enclosing].kind {
            self.nested_type(node, of, il[id].pos, il[id].access);
        }
    }

    /// A class or enumeration that is a member of a class template also counts as a type that is found in it when the
    /// parameters are known.
    pub fn nested_type(&mut self, node: TypeNode, of: ClassId, pos: Pos, access: Access) {
        let class = self.class(of);
        if let Some(supplement) = self.g.target(class, ty::EXTRA_INFO) {
            self.g.truth(supplement, class_type_supplement::CONTAINS_ERROR, false);
        }
        let proxy = self.new_type(new::TYPE_TK_TEMPLATE_PARAM, 1, 1);
        self.g.clear(proxy, ty::SOURCE_CORRESP_REFERENCED);
        self.g.word(proxy, ty::KIND, word::TPTK_MEMBER);
        let name = self.g.name(node);
        self.named(proxy, name, word::NO);
        self.declared_at(proxy, pos);
        self.access(proxy, access);
        let parent = self.class_scope(of);
        self.g.link(proxy, ty::SOURCE_CORRESP_PARENT_SCOPE, parent);
        self.g.link(proxy, ty::ORIG_NESTED_TYPE, node);
        self.g.append(self.file, scope::TYPES, proxy, ty::NEXT);
    }

    /// The value of an enumerator in a class template, which is taken for one that depends on the parameters.
    fn open_enumerator(&mut self, node: ConstantNode, id: EnumeratorId, before: usize) {
        self.g.word(node, constant::KIND, word::TPCK_EXPRESSION);
        let value = self.with(change::Region(1), |p| {
            let constant = match p.il[id].init {
                Some(init) => p.constant_of(init, None),
                None => {
                    let int = p.builtin(Builtin::Int);
                    // Those that begin with zero share it.
                    let shared = p.made.constants.first_enumerator.filter(|_| before == 0);
                    let value = shared.unwrap_or_else(|| p.integer_constant(int, before as i128));
                    if before == 0 {
                        p.made.constants.first_enumerator = Some(value);
                    }
                    Some(value)
                }
            }?;
            let to = p.g.target(constant, constant::TYPE)?;
            Some(p.symbol_cast(constant, to))
        });
        self.g.link_some(node, constant::EXPR_OPERAND, value);
        let name = self.g.name(node);
        self.g.node_mut(node).text = name;
    }
}
