//! Calls in templates of functions that are not chosen yet, because arguments depend on template parameters
//! ([temp.dep]).

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::il::*;
use crate::tables::il_display::{ConstantNode, ExprNode, constant, expr_node, kind, new, word};

impl Build<'_> {
    /// A call whose function is not known, or is a member of the class template around the call.
    pub(super) fn open_call(
        &mut self,
        expr: ExprId,
        callee: ExprId,
        args: List<ExprId>,
        how: Use,
    ) -> Option<ExprNode> {
        if !self.place.in_prototype {
            return None;
        }
        let target = self.open_callee(callee, args)?;
        let mut operands = vec![target];
        operands.extend(self.arguments(args, None));
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        let ty = self.unknown_type();
        self.g.link(node, expr_node::TYPE, ty);
        self.operands(node, word::EOK_CALL, &operands);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, self.header.standard >= 2017 && !self.header.is_c);
        self.g.flag(node, expr_node::RESULT_IS_NOT_USED, how == Use::Discarded);
        self.position(node, self.il[expr].pos);
        Some(node)
    }

    fn open_callee(&mut self, callee: ExprId, args: List<ExprId>) -> Option<ExprNode> {
        let il = self.il;
        let callee = self.without_decay(callee);
        let open = || il[args].iter().any(|arg| il[*arg].flags.contains(ExprFlags::TYPE_DEPENDENT));
        match il[callee].kind {
            ExprKind::Overload { set, qualifier, args } => {
                Some(self.open_overload(callee, il[set].name, qualifier, args))
            }
            ExprKind::MemberOverload { base, arrow, set, qualifier: None, args } => {
                Some(self.open_member_overload(callee, (base, arrow), set, args))
            }
            ExprKind::Name { entity: Entity::Function { id }, qualifier: None, args: None }
                if il[id].class.is_none() && open() =>
            {
                Some(self.open_overload(callee, il[id].name, None, None))
            }
            ExprKind::Member {
                base, entity: Entity::Function { id }, qualifier: None, args: None, ..
            } if matches!(il[base].kind, ExprKind::This { implicit: true })
                && !il[id].flags.contains(FunctionFlags::STATIC)
                && il[id].class.is_some_and(|class| self.is_prototype_class(class)) =>
            {
                Some(self.open_member(callee, id))
            }
            _ => None,
        }
    }

    /// A name that several functions or templates have.
    pub(super) fn open_overload(
        &mut self,
        expr: ExprId,
        name: EntityName,
        qualifier: Option<QualifierId>,
        args: Option<List<TemplateArg>>,
    ) -> ExprNode {
        let pos = self.il[expr].pos;
        let place = match qualifier {
            Some(_) => self.il.places.start_of_name(pos),
            None => pos,
        };
        let named = self.unknown_function(name);
        match args {
            Some(args) => {
                let reference = self.template_reference(named, args, String::new());
                self.name_use(reference, qualifier, Some(args.len()), place)
            }
            None => self.name_use(named, qualifier, None, place),
        }
    }

    /// A member that several functions or templates are, by its name alone where the object is `*this`.
    fn open_member_overload(
        &mut self,
        expr: ExprId,
        (base, arrow): (ExprId, bool),
        set: OverloadSetId,
        args: Option<List<TemplateArg>>,
    ) -> ExprNode {
        let il = self.il;
        for candidate in il[il[set].candidates].iter().copied() {
            if let Some(template) = self.known::<kind::Template>(candidate) {
                self.referenced(template);
            }
        }
        if matches!(il[base].kind, ExprKind::This { implicit: true }) {
            return self.open_overload(expr, il[set].name, None, args);
        }
        let how = if arrow { Use::Value } else { Use::Target };
        let object = self.expression(base, how);
        let place = self.member_place(expr, None, false);
        let named = self.unknown_function(il[set].name);
        let class = self.pointed_class(base, arrow).map(|class| self.class(class));
        let class = class.map(|class| format!("{}::", self.g.type_text(class))).unwrap_or_default();
        let member = match args {
            Some(args) => {
                let reference = self.template_reference(named, args, class);
                self.name_use(reference, None, Some(args.len()), place)
            }
            None => self.name_use(named, None, None, place),
        };
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        let ty = self.unknown_type();
        self.g.link(node, expr_node::TYPE, ty);
        let kind = if arrow { word::EOK_POINTS_TO_STATIC } else { word::EOK_DOT_STATIC };
        self.operands(node, kind, &[object, member]);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.position(node, place);
        node
    }

    /// A template-id whose template is not known.
    fn template_reference(
        &mut self,
        named: ConstantNode,
        args: List<TemplateArg>,
        qualifier: String,
    ) -> ConstantNode {
        let node = self.new_node(new::CONSTANT_CK_TEMPLATE_PARAM_TPCK_TEMPLATE_REF);
        let ty = self.unknown_type();
        self.g.link(node, constant::TYPE, ty);
        self.g.word(node, constant::KIND, word::TPCK_TEMPLATE_REF);
        self.g.link(node, constant::CON, named);
        let texts = self.with(change::Region(1), |p| p.reference_arguments(node, args)).join(", ");
        let name = self.g.annotation(named).unwrap_or_default();
        self.g.node_mut(node).text = Some(format!("{qualifier}{name}<{texts}>"));
        self.referenced(node);
        node
    }

    /// A member function of the class template whose member calls it: the call is one of a constant.
    fn open_member(&mut self, callee: ExprId, id: FunctionId) -> ExprNode {
        let pos = self.il[callee].pos;
        let routine = self.routine(id);
        let target = self.routine_node(routine, pos, Use::Value);
        self.referenced(routine);
        let ty = self.unknown_type();
        let symbol = self.symbol(ty, target);
        let class = self.il[id].class.map(|class| self.class(class));
        let class = class.map(|class| self.g.type_text(class)).unwrap_or_default();
        let name = self.g.name(routine).unwrap_or_default();
        self.g.node_mut(symbol).text = Some(format!("{class}::{name}"));
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::CONSTANT, symbol);
        self.position(node, pos);
        node
    }
}
