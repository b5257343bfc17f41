//! Parts of class members that are complete-class contexts (`[class.mem.general]`): bodies, default arguments,
//! default member initializers and exception specifications are parsed when the outermost class is complete.

use super::{Parser, T, reading};
use crate::compilation::boundary;
use crate::compilation::{Compilation, Context};
use crate::il::*;

/// A part that waits, with where its tokens begin and what was in scope there.
pub(crate) struct LatePart {
    kind: LateKind,
    start: u32,
    context: Context,
}

/// The kinds of parts that wait.
pub(crate) enum LateKind {
    Body { declaration: DeclarationId, scope: Option<ScopeId> },
    DefaultArgument { variable: VariableId, placeholder: ExprId },
    MemberInitializer { declaration: DeclarationId },
    Noexcept { placeholder: ExprId },
}

impl LatePart {
    /// Whether this is the initializer of a data member.
    pub(super) fn initializes(&self, c: &Compilation, field: FieldId) -> bool {
        match self.kind {
            LateKind::MemberInitializer { declaration } => {
                c.il[declaration].entity == Entity::Field { id: field }
            }
            _ => false,
        }
    }
}

impl Parser<'_> {
    /// Keeps a part for the end of the class.
    pub(crate) fn push_late(&mut self, kind: LateKind, start: u32) {
        let context = self.c.context.clone();
        self.late.push(LatePart { kind, start, context });
    }

    /// Parses everything that waited: what declarators have first, then what members are initialized with, bodies last.
    pub(crate) fn parse_late_parts(&mut self) {
        let mut parts = std::mem::take(&mut self.late);
        parts.sort_by_key(|part| match part.kind {
            LateKind::DefaultArgument { .. } | LateKind::Noexcept { .. } => 0,
            LateKind::MemberInitializer { .. } => 1,
            LateKind::Body { .. } => 2,
        });
        self.and_back(|p| {
            p.across(boundary::Elsewhere, |p| {
                for part in parts {
                    p.at = part.start;
                    p.c.context = part.context;
                    p.forget_name();
                    p.late_part(part.kind);
                    p.end_of_named_packs();
                }
            });
        });
        self.forget_name();
    }

    fn late_part(&mut self, kind: LateKind) {
        match kind {
            LateKind::Body { declaration, scope } => self.function_definition_body(declaration, scope),
            LateKind::DefaultArgument { variable, placeholder } => {
                let ty = self.c.il[variable].ty;
                let value = self.reading(reading::DefaultArgument(true), |p| {
                    p.outside_parameters(|p| match p.kind() {
                        T::LeftBrace => p.braced_list(),
                        _ => p.assignment_expression(),
                    })
                });
                let value = self.c.convert_default_argument(value, ty);
                self.c.il[placeholder] = self.c.il[value];
            }
            LateKind::MemberInitializer { declaration } => {
                let class = self.c.context.class;
                let this = class.map(|class| self.c.il[class].ty);
                self.across(boundary::MemberInitializer(this), |p| {
                    p.across(boundary::InitializedMember(class), |p| {
                        let init = p.initializer();
                        p.c.initialize_declaration(declaration, init);
                    });
                });
            }
            LateKind::Noexcept { placeholder } => {
                let value = self.constant_expression();
                self.c.check_exception_condition(value);
                self.c.il[placeholder] = self.c.il[value];
            }
        }
    }

    /// Parses where the names of the parameters are not in scope, as in a default argument: which value they have is not
    /// known there (`[dcl.fct.default]`).
    pub(crate) fn outside_parameters<R>(&mut self, parse: impl FnOnce(&mut Self) -> R) -> R {
        let outer = self.c.context.scope;
        let around = self.c.il[outer].parent;
        let scope = match (self.c.il[outer].kind, around) {
            (ScopeKind::Prototype, Some(around)) => {
                self.forget_name();
                self.c.new_scope(ScopeKind::Prototype, around)
            }
            _ => outer,
        };
        let parsed = self.in_scope(scope, parse);
        self.forget_name();
        parsed
    }

    /// Goes past a default argument without knowing what its names stand for.
    pub(crate) fn skip_default_argument(&mut self) {
        let mut angles = 0u32;
        loop {
            match self.kind() {
                T::LeftParen | T::LeftBracket | T::LeftBrace => {
                    self.at = self.after_matching(self.at);
                    continue;
                }
                T::RightParen | T::RightBracket | T::RightBrace | T::Semicolon | T::EndOfFile => return,
                T::Comma if angles == 0 => return,
                T::Less if self.names_template_before(self.at) => angles += 1,
                T::Greater if angles > 0 => angles -= 1,
                T::Greater if self.manner.greater_ends => return,
                _ => {}
            }
            self.bump();
        }
    }

    /// Whether the token before `<` is the name of a template, so that `<` opens template arguments.
    fn names_template_before(&mut self, less: u32) -> bool {
        if self.kind_at(less.wrapping_sub(1)) != T::Identifier {
            return false;
        }
        if self.kind_at(less.wrapping_sub(2)) == T::ColonColon {
            return true;
        }
        let key = crate::sema::lookup::Key::name(self.name_at(less - 1));
        let found = self.c.lookup_unqualified(key, self.c.context.scope);
        found.is_empty()
            || found.iter().any(|e| match *e {
                Entity::Template { .. } => true,
                Entity::Class { id } => self.c.template_of_class(id).is_some(),
                _ => false,
            })
    }

    /// Goes past a default member initializer, up to `,` or `;`.
    pub(crate) fn skip_member_initializer(&mut self) {
        if self.kind() == T::LeftBrace {
            self.at = self.after_matching(self.at);
            return;
        }
        self.bump();
        self.skip_default_argument();
    }

    /// Goes past a mem-initializer-id, to the parentheses or braces behind it.
    fn skip_initializer_name(&mut self) {
        let mut open = 0u32;
        loop {
            match self.kind() {
                T::EndOfFile | T::Semicolon => return,
                T::LeftParen | T::LeftBrace if open == 0 => return,
                T::LeftParen | T::LeftBrace => {
                    self.at = self.after_matching(self.at);
                    continue;
                }
                T::KwDecltype => {
                    self.at = self.after_matching(self.at + 1);
                    continue;
                }
                T::Less => open += 1,
                T::Greater => open = open.saturating_sub(1),
                _ => {}
            }
            self.bump();
        }
    }

    /// Goes past a constructor's initializers, a body and its handlers.
    pub(crate) fn skip_function_body(&mut self) {
        let tries = self.eat(T::KwTry);
        if self.eat(T::Colon) {
            loop {
                self.skip_initializer_name();
                self.at = self.after_matching(self.at);
                self.eat(T::Ellipsis);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        if self.kind() == T::LeftBrace {
            self.at = self.after_matching(self.at);
        }
        while tries && self.kind() == T::KwCatch {
            self.at = self.after_matching(self.at + 1);
            if self.kind() == T::LeftBrace {
                self.at = self.after_matching(self.at);
            }
        }
    }
}
