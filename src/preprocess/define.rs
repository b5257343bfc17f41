//! Macro definitions (`[cpp.replace]`).

use super::{Found, PREDEFINED, PpToken};
use crate::lex::{Input, Lexer, Problem, SPACE_BEFORE, TokenKind};
use crate::names::{Name, known};
use crate::source::Pos;

/// A macro.
#[derive(Clone, Debug)]
pub(super) struct Macro {
    pub name: Name,
    /// Parameters of a function-like macro; the last one takes the rest when `variadic`.
    pub parameters: Option<Vec<Name>>,
    pub variadic: bool,
    pub body: Vec<PpToken>,
    /// Where it is defined; none for predefined ones.
    pub pos: Pos,
    /// Its expansion is being read.
    pub active: bool,
}

impl Macro {
    /// The index of the parameter with a name.
    pub fn parameter(&self, name: Name) -> Option<usize> {
        self.parameters.as_ref()?.iter().position(|parameter| *parameter == name)
    }
}

impl Lexer<'_> {
    /// Defines the macros that exist from the start.
    pub(crate) fn define_predefined(&mut self) {
        for (name, body) in PREDEFINED {
            let name = self.out.names.intern(name.as_bytes());
            let body = self.scan_text(body.as_bytes(), Pos::NONE);
            self.add_macro(Macro {
                name,
                parameters: None,
                variadic: false,
                body,
                pos: Pos::NONE,
                active: false,
            });
        }
    }

    fn add_macro(&mut self, definition: Macro) {
        let name = definition.name.index();
        if definition.pos.is_some() {
            self.pp.defined += 1;
        }
        if self.pp.macro_of.len() <= name {
            self.pp.macro_of.resize(name + 1, 0);
        }
        self.pp.macros.push(definition);
        if let Some(slot) = self.pp.macro_of.get_mut(name) {
            *slot = self.pp.macros.len() as u32;
        }
    }

    /// `#define`, behind that word.
    pub(super) fn define_directive(&mut self, input: &mut Input<'_>) {
        let Some((name, pos)) = self.directive_name(input) else { return };
        if name == known::VA_ARGS || name == known::VA_OPT {
            return self.out.message_ahead(pos, Problem::VaArgsNotAllowed);
        }
        let mut definition =
            Macro { name, parameters: None, variadic: false, body: Vec::new(), pos, active: false };
        // A parenthesis directly behind the name begins parameters; any other one is replacement text.
        let paren = input.scanner.byte(input.scanner.offset() as usize) == b'(';
        if paren {
            self.read(input);
            if let Err((pos, problem)) = self.parameters(input, &mut definition) {
                return self.out.message_ahead(pos, problem);
            }
        }
        let body = self.line(input);
        let end = input.pos(input.scanner.offset());
        if let Err((pos, problem)) = check_body(&definition, &body, end) {
            return self.out.message_ahead(pos, problem);
        }
        definition.body = body;
        if let Some(first) = definition.body.first_mut() {
            first.flags &= !SPACE_BEFORE;
        }
        self.check_redefinition(&definition);
        self.add_macro(definition);
    }

    /// The parameters up to the closing parenthesis; the opening one was read.
    fn parameters(&mut self, input: &mut Input<'_>, definition: &mut Macro) -> Result<(), Found> {
        let mut parameters = Vec::new();
        loop {
            let token = self.read(input);
            match token.kind {
                TokenKind::RightParen if parameters.is_empty() => break,
                TokenKind::Ellipsis => {
                    parameters.push(known::VA_ARGS);
                    definition.variadic = true;
                }
                TokenKind::Identifier if parameters.contains(&token.name) => {
                    return Err((token.pos, Problem::DuplicateParameter));
                }
                TokenKind::Identifier if token.name == known::VA_ARGS => {
                    return Err((token.pos, Problem::VaArgsNotAllowed));
                }
                TokenKind::Identifier => parameters.push(token.name),
                _ => {
                    self.out.message_ahead(token.pos, Problem::ExpectedIdentifier);
                    return Err((token.pos, Problem::ExpectedCloseParen));
                }
            }
            let mut token = self.read(input);
            if token.kind == TokenKind::Ellipsis && !definition.variadic {
                definition.variadic = true;
                token = self.read(input);
            }
            match token.kind {
                TokenKind::RightParen => break,
                TokenKind::Comma if !definition.variadic => {}
                _ => return Err((token.pos, Problem::ExpectedCloseParen)),
            }
        }
        definition.parameters = Some(parameters);
        Ok(())
    }

    /// Reports a definition that differs from an earlier one; it takes effect anyway.
    fn check_redefinition(&mut self, new: &Macro) {
        let Some(old) = self.pp.macro_named(new.name) else { return };
        if !old.pos.is_some() {
            return;
        }
        let same_tokens = old.body.len() == new.body.len()
            && old.body.iter().zip(&new.body).all(|(a, b)| {
                (a.flags ^ b.flags) & SPACE_BEFORE == 0 && self.pp.text_of(a) == self.pp.text_of(b)
            });
        if !same_tokens || old.parameters != new.parameters || old.variadic != new.variadic {
            let problem = Problem::IncompatibleRedefinition(new.name, old.pos);
            self.out.message_ahead(new.pos, problem);
        }
    }

    /// `#undef`, behind that word.
    pub(super) fn undef_directive(&mut self, input: &mut Input<'_>) {
        let Some((name, _)) = self.directive_name(input) else { return };
        self.check_end_of_directive(input);
        if let Some(slot) = self.pp.macro_of.get_mut(name.index()) {
            *slot = 0;
        }
    }
}

/// Checks the replacement list of a macro, which ends at `end`.
fn check_body(definition: &Macro, body: &[PpToken], end: Pos) -> Result<(), Found> {
    if let Some(first) = body.first().filter(|token| token.kind == TokenKind::HashHash) {
        return Err((first.pos, Problem::PasteFirst));
    }
    if body.last().is_some_and(|token| token.kind == TokenKind::HashHash) {
        return Err((end, Problem::PasteLast));
    }
    let own = |name: Name| definition.parameter(name).is_some();
    for (index, token) in body.iter().enumerate() {
        let variadic_only = token.name == known::VA_ARGS && !own(known::VA_ARGS)
            || token.name == known::VA_OPT && !definition.variadic;
        if token.kind == TokenKind::Identifier && variadic_only {
            return Err((token.pos, Problem::VaArgsNotAllowed));
        }
        if token.kind == TokenKind::Hash && definition.parameters.is_some() {
            let next = body.get(index + 1);
            let names_parameter = next.is_some_and(|next| {
                next.kind == TokenKind::Identifier && (own(next.name) || next.name == known::VA_OPT)
            });
            if !names_parameter {
                return Err((next.map_or(end, |next| next.pos), Problem::ExpectedParameter));
            }
        }
    }
    Ok(())
}
