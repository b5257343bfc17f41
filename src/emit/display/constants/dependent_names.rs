//! Names that are looked up when template parameters are known (`[temp.dep]`): each is a constant that stands for what
//! it will name.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ConstantNode, ExprNode, ScopeNode, constant, expr_node, new, word};

impl Build<'_> {
    /// A name that depends on template parameters by its qualifier or the arguments of a call.
    pub fn dependent_name(
        &mut self,
        expr: ExprId,
        name: EntityName,
        qualifier: Option<QualifierId>,
    ) -> ExprNode {
        let e = self.il[expr];
        let owner = qualifier.and_then(|qualifier| self.scope_of_open(qualifier));
        let constant = self.named_constant(name, owner, e.pos, qualifier.is_some());
        let place = match qualifier {
            Some(_) => self.il.places.start_of_name(e.pos),
            None => e.pos,
        };
        self.name_use(constant, qualifier, None, place)
    }

    /// A function that is found when it is called ([temp.dep.candidate]).
    pub fn unknown_function(&mut self, name: EntityName) -> ConstantNode {
        self.named_constant(name, None, Pos::NONE, false)
    }

    /// A member of an object whose type depends on template parameters.
    pub fn dependent_member_access(
        &mut self,
        expr: ExprId,
        base: ExprId,
        arrow: bool,
        name: EntityName,
        qualifier: Option<QualifierId>,
    ) -> ExprNode {
        let e = self.il[expr];
        let implicit = matches!(self.il[base].kind, ExprKind::This { implicit: true });
        // A pointer is read; of an object, nothing is known yet to be done with it.
        let how = if arrow { Use::Value } else { Use::Target };
        let object = self.with(change::Dependent(false), |p| p.expression(base, how));
        let place = self.member_place(expr, qualifier, implicit);
        let owner = match qualifier {
            Some(qualifier) => self.scope_of_open(qualifier),
            None => self.open_class(self.il[base].ty, arrow),
        };
        let constant = self.named_constant(name, owner, place, true);
        let member = self.name_use(constant, qualifier, None, place);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        let ty = self.unknown_type();
        self.g.link(node, expr_node::TYPE, ty);
        let kind = if arrow { word::EOK_POINTS_TO_STATIC } else { word::EOK_DOT_STATIC };
        self.operands(node, kind, &[object, member]);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.position(node, e.pos);
        node
    }

    /// The use of a constant that stands for a name, with so many template arguments.
    pub fn name_use(
        &mut self,
        constant: ConstantNode,
        qualifier: Option<QualifierId>,
        args: Option<usize>,
        pos: Pos,
    ) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        let ty = self.unknown_type();
        self.g.link(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::CONSTANT, constant);
        if !self.place.unevaluated {
            self.referenced(constant);
        }
        let reference = self.name_reference(constant, qualifier, args, false);
        self.g.link(node, expr_node::NAME_REFERENCE, reference);
        self.position(node, pos);
        node
    }

    fn open_class(&mut self, ty: TypeId, pointed: bool) -> Option<ScopeNode> {
        let il = self.il;
        let mut ty = ty;
        if pointed {
            let TypeKind::Pointer { to } = il[ty].kind else { return None };
            ty = to;
        }
        while let TypeKind::Qualified { base, .. } = il[ty].kind {
            ty = base;
        }
        self.members_of_open(ty)
    }

    /// What a name will name, which is one constant for each scope.
    fn named_constant(
        &mut self,
        name: EntityName,
        owner: Option<ScopeNode>,
        pos: Pos,
        member: bool,
    ) -> ConstantNode {
        if let Some(found) = self.made.entities.open_names.get(&(owner, name)) {
            return *found;
        }
        let (form, kind) = if member {
            (new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_MEMBER, word::TPCK_MEMBER)
        } else {
            (new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_UNKNOWN_FUNCTION, word::TPCK_UNKNOWN_FUNCTION)
        };
        let node = self.g.add_to_file(form);
        self.made.entities.open_names.insert((owner, name), node);
        let ty = self.unknown_type();
        self.g.link(node, constant::TYPE, ty);
        self.g.word(node, constant::KIND, kind);
        let text = self.entity_name(name);
        self.named(node, Some(text), word::NO);
        if member {
            self.declared_at(node, pos);
            self.access(node, Access::Public);
            self.g.link_some(node, constant::SOURCE_CORRESP_PARENT_SCOPE, owner);
        }
        node
    }

    /// A name as entities have it.
    fn entity_name(&self, name: EntityName) -> String {
        match name {
            EntityName::Identifier { name } => self.text(name),
            EntityName::Operator { op } => crate::emit::display::expressions::operators::operator_text(op),
            EntityName::Literal { suffix } => {
                crate::emit::display::expressions::operators::literal_text(&self.text(suffix))
            }
            _ => String::new(),
        }
    }
}
