//! Scopes within functions.
//!
//! Inside of templates types are printed as they were written, but not what is local to a function: in blocks,
//! in local classes and in the signatures of lambda expressions the arguments of templates lose their typedef
//! names as they do outside of templates. A block that declares nothing is no scope of its own.

use super::Printer;
use super::change;
use crate::il::*;
use crate::tables::limits;

/// The innermost scope of a place, as far as it is local to a function.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum LocalScope {
    /// The body of a function, or a scope outside of functions.
    #[default]
    None,
    /// A block of a function's body in which nothing is declared, however deep.
    Empty,
    /// A block with declarations, a local class, or the signature of a lambda expression.
    Declaring,
}

impl Printer<'_> {
    /// Prints what stands in a scope of a function.
    pub(super) fn in_local_scope(&mut self, scope: LocalScope, print: impl FnOnce(&mut Self)) {
        self.with(change::LocalScope(scope), |p| print(p));
    }

    /// Prints the inside of a template argument: where those of a function stay as they are written, the lists of
    /// arguments in them do not.
    pub(super) fn in_argument(&mut self, print: impl FnOnce(&mut Self)) {
        match (self.around.local_scope, self.around.arguments.scope) {
            (LocalScope::None, LocalScope::Declaring) => self.in_local_scope(LocalScope::Declaring, print),
            _ => print(self),
        }
    }

    /// Prints what stands in the block that `statement` is.
    pub(super) fn in_block(&mut self, statement: StmtId, print: impl FnOnce(&mut Self)) {
        let scope = match self.around.local_scope {
            LocalScope::None if self.around.templates == 0 => LocalScope::None,
            LocalScope::None if self.declares(statement, 0) => LocalScope::Declaring,
            LocalScope::None => LocalScope::Empty,
            known => known,
        };
        self.in_local_scope(scope, print);
    }

    /// Prints a part of a statement that is a scope of its own when something is declared there.
    pub(super) fn in_header(&mut self, declares: bool, print: impl FnOnce(&mut Self)) {
        let scope = if declares { LocalScope::Declaring } else { self.around.local_scope };
        self.in_local_scope(scope, print);
    }

    /// Whether a statement that is the body of a loop, or is within it, continues the loop.
    pub(super) fn continues(&self, statement: StmtId, depth: u32) -> bool {
        let il = self.il;
        let within = |statement: StmtId| {
            depth < limits::DECLARING_STATEMENT_NESTING && self.continues(statement, depth + 1)
        };
        match il[statement].kind {
            StmtKind::Continue => true,
            // What stands in a loop continues that one.
            StmtKind::While { .. }
            | StmtKind::Do { .. }
            | StmtKind::For { .. }
            | StmtKind::RangeFor { .. } => false,
            kind => il.any_part_stmt(kind, within),
        }
    }

    fn tests_temporary(&self, condition: Condition) -> bool {
        matches!(condition, Condition::Expr { expr } if self.makes_temporary(expr, 0))
    }

    /// Whether a statement or one within it declares something, or makes an object without a name.
    pub(super) fn declares(&self, statement: StmtId, depth: u32) -> bool {
        let il = self.il;
        if depth > limits::DECLARING_STATEMENT_NESTING {
            return false;
        }
        let own = match il[statement].kind {
            StmtKind::Declaration { item } => {
                !matches!(item, Item::StaticAssert { .. } | Item::Pragma { .. } | Item::Empty)
            }
            StmtKind::If { condition: Some(condition), .. } => {
                Self::is_declaration(condition) || self.tests_temporary(condition)
            }
            StmtKind::While { condition, .. }
            | StmtKind::For { condition: Some(condition), .. }
            | StmtKind::Switch { condition, .. } => Self::is_declaration(condition),
            StmtKind::RangeFor { .. } | StmtKind::Try { .. } => true,
            StmtKind::Expr { expr } => self.makes_temporary(expr, 0),
            StmtKind::Return { value } => value.is_some_and(|value| self.makes_temporary(value, 0)),
            // The others declare what the statements in them do.
            _ => false,
        };
        own || il.any_part_stmt(il[statement].kind, |statement| self.declares(statement, depth + 1))
    }

    /// Whether the init-statement of a selection or loop is a declaration.
    pub(super) fn declares_first(&self, init: Option<StmtId>) -> bool {
        init.is_some_and(|init| matches!(self.il[init].kind, StmtKind::Declaration { .. }))
    }

    /// Whether a condition is a declaration.
    pub(super) fn is_declaration(condition: Condition) -> bool {
        matches!(condition, Condition::Declaration { .. })
    }
}
