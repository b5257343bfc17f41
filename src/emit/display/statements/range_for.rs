//! Range-based for statements, with the variables that they are defined by (`[stmt.ranged]`).

use crate::emit::display::build::Build;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::Derived;
use crate::finalize::lifetime;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ExprNode, StatementNode, TypeNode, VariableNode, dynamic_init, expr_node, new, routine, scope, statement,
    ty, variable, word,
};

/// The variables of a range-based for statement that have no names.
#[derive(Clone, Copy)]
struct Hidden {
    range: VariableNode,
    begin: VariableNode,
    end: VariableNode,
}

impl Build<'_> {
    pub(super) fn range_for(
        &mut self,
        pos: Pos,
        declaration: GroupId,
        range: ExprId,
        body: StmtId,
        parent: Option<StatementNode>,
    ) -> StatementNode {
        let node = self.new_statement(new::STATEMENT_STMK_RANGE_BASED_FOR, pos, parent);
        self.statement_in_sequence(node);
        self.function.statements.executed = true;
        self.with_scopes(|p| {
            let outer = p.block_scope(new::SCOPE_SCK_BLOCK);
            let hidden = p.hidden_variables(range);
            let inner = p.block_scope(new::SCOPE_SCK_BLOCK);
            let iterator = p.range_declaration(declaration, range, hidden);
            p.g.link(node, statement::RANGE_BASED_FOR_SCOPE, outer);
            p.g.link(node, statement::ITERATOR_SCOPE, inner);
            p.g.link_some(node, statement::ITERATOR, iterator);
            if let Some(Hidden { range, begin, end }) = hidden {
                p.g.link(node, statement::RANGE, range);
                p.g.link(node, statement::BEGIN, begin);
                p.g.link(node, statement::END, end);
                let differs = p.iterators_differ(begin, end);
                p.g.link(node, statement::NE_CALL_EXPR, differs);
                let step = p.step(begin);
                p.g.link(node, statement::INCR_CALL_EXPR, step);
            }
            let block = p.loop_body(body, node);
            p.g.link(node, statement::STATEMENT, block);
        });
        node
    }

    /// The range, and where it begins and ends: pointers, as far as these are known.
    fn hidden_variables(&mut self, range: ExprId) -> Option<Hidden> {
        if self.place.in_prototype {
            return None;
        }
        let il = self.il;
        let e = il[range];
        let of = self.expression_type(range);
        let how =
            if e.category == Category::Lvalue { Derived::LvalueReference } else { Derived::RvalueReference };
        let reference = self.derived(of, how);
        let bound = self.bound_reference(range, reference, None, false)?.node;
        let variable = self.hidden_variable(Some(reference), bound);
        self.g.flag(variable, variable::EXTENDS_LIFETIME, true);
        let start = self.start_of(range);
        let begin = self.range_begin(range, variable, of, start)?;
        let begin = self.pointer_variable(begin);
        let end = self.range_end(range, variable, of, start)?;
        let end = self.pointer_variable(end);
        Some(Hidden { range: variable, begin, end })
    }

    fn pointer_variable(&mut self, value: ExprNode) -> VariableNode {
        let ty = self.g.target(value, expr_node::TYPE);
        self.hidden_variable(ty, value)
    }

    /// A variable without a name, in the current scope.
    fn hidden_variable(&mut self, ty: Option<TypeNode>, value: ExprNode) -> VariableNode {
        let node = self.new_node(new::VARIABLE);
        self.local_entity(node);
        self.referenced(node);
        self.g.link_some(node, variable::TYPE, ty);
        self.g.word(node, variable::STORAGE_CLASS, word::SC_AUTO);
        self.g.word(node, variable::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(node, variable::ASM_NAME_IS_VALID, true);
        self.g.flag(node, variable::COMPILER_GENERATED, true);
        self.begins_with(node, value);
        if let Some(scope) = self.function.local_scope {
            self.g.append(scope, scope::NONSTATIC_VARIABLES, node, variable::NEXT);
        }
        node
    }

    fn begins_with(&mut self, variable: VariableNode, value: ExprNode) {
        let init = self.new_node(new::DYNAMIC_INIT_DIK_EXPRESSION);
        self.g.link(init, dynamic_init::EXPRESSION, value);
        self.g.link(init, dynamic_init::VARIABLE, variable);
        self.g.word(variable, variable::INIT_KIND, word::INITK_DYNAMIC);
        self.g.link(variable, variable::DYNAMIC, init);
    }

    /// The object that the range is.
    fn range_object(&mut self, range: VariableNode, of: TypeNode, pos: Pos) -> ExprNode {
        let named = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let ty = self.g.target(range, variable::TYPE);
        self.g.link_some(named, expr_node::TYPE, ty);
        self.g.link(named, expr_node::VARIABLE, range);
        self.position(named, pos);
        let node = self.generated(word::EOK_REF_INDIRECT, of, named, pos);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        node
    }

    fn range_begin(&mut self, expr: ExprId, range: VariableNode, of: TypeNode, pos: Pos) -> Option<ExprNode> {
        match self.element_of(of) {
            Some(element) => Some(self.first_element(range, of, element, pos)),
            None => self.range_call(expr, range, of, crate::names::known::BEGIN, pos),
        }
    }

    fn range_end(&mut self, expr: ExprId, range: VariableNode, of: TypeNode, pos: Pos) -> Option<ExprNode> {
        let Some(element) = self.element_of(of) else {
            return self.range_call(expr, range, of, crate::names::known::END, pos);
        };
        let first = self.first_element(range, of, element, pos);
        let ty = self.g.target(first, expr_node::TYPE)?;
        let size = self.builtin(Builtin::UnsignedLong);
        let count = match self.g.get(self.resolved(of), ty::NUMBER_OF_ELEMENTS) {
            Some(crate::emit::display::graph::Value::Int(count)) => *count,
            _ => 0,
        };
        let constant =
            self.with(crate::emit::display::change::Region(1), |p| p.integer_constant(size, count));
        let count = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(count, expr_node::TYPE, size);
        self.g.link(count, expr_node::CONSTANT, constant);
        let behind = self.behind_expression(expr);
        self.position(count, behind);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, ty);
        self.operands(node, word::EOK_PADD, &[first, count]);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
        Some(node)
    }

    fn element_of(&self, of: TypeNode) -> Option<TypeNode> {
        self.g.target(self.resolved(of), ty::ELEMENT_TYPE)
    }

    fn first_element(&mut self, range: VariableNode, of: TypeNode, element: TypeNode, pos: Pos) -> ExprNode {
        let object = self.range_object(range, of, pos);
        let pointer = self.derived(element, Derived::Pointer);
        self.generated(word::EOK_ARRAY_TO_POINTER, pointer, object, pos)
    }

    /// The call of a member of the range that gives a pointer.
    fn range_call(
        &mut self,
        expr: ExprId,
        range: VariableNode,
        of: TypeNode,
        name: crate::names::Name,
        pos: Pos,
    ) -> Option<ExprNode> {
        let il = self.il;
        let class = self.il.class_of(il[expr].ty)?;
        let function = il[class].members.declared.iter().find_map(|member| match member {
            Entity::Function { id } if il[*id].name == (EntityName::Identifier { name }) => Some(*id),
            _ => None,
        })?;
        let routine = self.routine(function);
        let result = self.g.target(self.g.target(routine, routine::TYPE)?, ty::RETURN_TYPE)?;
        if self.type_kind(result) != word::TK_POINTER {
            return None;
        }
        let target = self.routine_node(routine, pos, Use::Value);
        self.called(target);
        let object = self.range_object(range, of, pos);
        self.derived(of, Derived::Pointer);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, result);
        self.g.flag(node, expr_node::COMPILER_GENERATED, true);
        self.position(node, pos);
        self.operands(node, word::EOK_DOT_MEMBER_CALL, &[target, object]);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, self.header.standard >= 2017);
        Some(node)
    }

    /// The value of a hidden variable, which stands nowhere.
    fn hidden_value(&mut self, variable: VariableNode, how: Use) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let ty = self.g.target(variable, variable::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::VARIABLE, variable);
        match how {
            Use::Value => self.g.link_some(node, expr_node::ORIG_LVALUE_TYPE, ty),
            _ => self.g.flag(node, expr_node::IS_LVALUE, true),
        }
        node
    }

    fn iterators_differ(&mut self, begin: VariableNode, end: VariableNode) -> ExprNode {
        let operands = [self.hidden_value(begin, Use::Value), self.hidden_value(end, Use::Value)];
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        let truth = self.builtin(Builtin::Bool);
        self.g.link(node, expr_node::TYPE, truth);
        self.operands(node, word::EOK_NE, &operands);
        node
    }

    fn step(&mut self, begin: VariableNode) -> ExprNode {
        let operand = self.hidden_value(begin, Use::Object);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        let ty = self.g.target(begin, variable::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.operands(node, word::EOK_PRE_INCR, &[operand]);
        node
    }

    /// The variable that stands for each element.
    fn range_declaration(
        &mut self,
        declaration: GroupId,
        range: ExprId,
        hidden: Option<Hidden>,
    ) -> Option<VariableNode> {
        let il = self.il;
        let group = &il[declaration];
        let declarator = il[group.declarators].first().copied()?;
        let mut inits = Vec::new();
        let variable = self.local_declarator(declarator, group.specifiers.flags, None, &mut inits)?;
        let variable: VariableNode = self.g.cast(variable)?;
        self.g.flag(variable, variable::IS_ENHANCED_FOR_ITERATOR, true);
        self.g.clear(variable, variable::HAS_EXPLICIT_INITIALIZER);
        if self.names_parts(declarator)
            && let Entity::Variable { id } = il[declarator].entity
        {
            self.names_of_parts(variable, id, declarator, Some(range));
        }
        let written = self.il[lifetime::innermost(self.il, il[declarator].ty)].kind;
        let written = match written {
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => {
                self.il[lifetime::innermost(self.il, to)].kind
            }
            kind => kind,
        };
        if let TypeKind::Auto { .. } = written {
            self.g.flag(variable, variable::DECLARED_WITH_AUTO_TYPE_SPECIFIER, true);
        }
        let begin = hidden?.begin;
        let pointer = self.g.target(begin, variable::TYPE)?;
        let to = self.g.target(self.resolved(pointer), ty::TYPE_POINTED_TO)?;
        let at = self.hidden_value(begin, Use::Value);
        let element = self.generated(word::EOK_INDIRECT, to, at, Pos::NONE);
        let declared = self.g.target(variable, variable::TYPE)?;
        if self.g.is_true(self.resolved(declared), ty::IS_REFERENCE) {
            self.g.flag(element, expr_node::IS_LVALUE, true);
            let behind = self.behind_expression(range);
            let reference = self.derived(to, Derived::LvalueReference);
            let bound = self.generated(word::EOK_REFERENCE_TO, reference, element, behind);
            self.g.word(bound, expr_node::OPERATION_TYPE_KIND, word::TK_POINTER);
            self.g.flag(variable, variable::EXTENDS_LIFETIME, true);
            self.begins_with(variable, bound);
        } else {
            let plain = self.without_qualifiers(to);
            self.g.link(element, expr_node::TYPE, plain);
            self.g.link(element, expr_node::ORIG_LVALUE_TYPE, to);
            self.begins_with(variable, element);
        }
        Some(variable)
    }
}
