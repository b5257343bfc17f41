//! `__func__` and its relatives (`[dcl.fct.def.general]`): variables that functions have without declaring them.

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::il_display::{ExprNode, VariableNode, constant, expr_node, new, scope, variable, word};
use crate::tables::spelled;

impl Build<'_> {
    /// A use of the name of the function around it.
    pub(in crate::emit::display) fn function_name_use(
        &mut self,
        expr: ExprId,
        name: Name,
        literal: u32,
        how: Use,
    ) -> ExprNode {
        let Some(variable) = self.function_name_variable(name, literal) else {
            return self.constant_expression(expr, how);
        };
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let ty = self.g.target(variable, variable::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::VARIABLE, variable);
        self.used.push(variable.id());
        self.position(node, self.il[expr].pos);
        self.category(node, expr, how);
        node
    }

    /// The variable that holds the name of a function, made when it is first used; the names of the standard and of old
    /// GNU stand for the same one.
    pub(in crate::emit::display) fn function_name_variable(
        &mut self,
        name: Name,
        literal: u32,
    ) -> Option<VariableNode> {
        let function = self.function.statements.function?;
        let pretty = self.unit.names.text(name) == spelled!(__PRETTY_FUNCTION__);
        if let Some(found) = self.made.constants.function_names.get(&(function, pretty)) {
            return Some(*found);
        }
        let own = if pretty { spelled!(__PRETTY_FUNCTION__) } else { spelled!(__FUNC__) };
        let node = self.with(change::Region(1), |p| {
            let value = p.string_constant(literal, Pos::NONE)?;
            p.g.word(value, constant::LITERAL_KIND, word::NOT_A_LITERAL);
            let node = p.new_node(new::VARIABLE);
            p.named(node, Some(own.to_owned()), word::NO);
            p.referenced(node);
            let ty = p.g.target(value, constant::TYPE);
            p.g.link_some(node, variable::TYPE, ty);
            p.g.link(node, variable::CONSTANT, value);
            Some(node)
        })?;
        self.g.word(node, variable::STORAGE_CLASS, word::SC_STATIC);
        self.g.word(node, variable::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(node, variable::ASM_NAME_IS_VALID, true);
        self.g.flag(node, variable::ADDRESS_TAKEN, true);
        self.g.flag(node, variable::COMPILER_GENERATED, true);
        self.g.word(node, variable::INIT_KIND, word::INITK_STATIC);
        self.g.flag(node, variable::IS_CONSTEXPR, true);
        self.made.constants.function_names.insert((function, pretty), node);
        self.with(change::LocalScope(Some(function)), |p| {
            p.g.append(function, scope::VARIABLES, node, variable::NEXT);
            p.local_to_function(node);
        });
        Some(node)
    }
}
