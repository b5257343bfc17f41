//! The allocation functions that new-expressions call (`[expr.new]`, `[new.delete]`).

use super::callee_text::FoundIn;
use super::candidates::{CallSite, Reason};
use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Message, messages, phrases};
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::source::Pos;

/// From this standard on, there is a second allocation function without a declaration: that of over-aligned types.
const ALIGNED_ALLOCATION: u8 = 17;

/// Types with a greater alignment are over-aligned: `__STDCPP_DEFAULT_NEW_ALIGNMENT__` (`[basic.align]`).
const DEFAULT_ALIGNMENT: u64 = 16;

impl Compilation {
    /// Reports a new-expression at `pos` whose placement no allocation function takes: none of the class or, where that
    /// declares none, of the global namespace, where some are without a declaration.
    pub(in crate::sema) fn check_allocation_call(&mut self, new: &New, pos: Pos) {
        let element = self.innermost_element(new.ty);
        if !(self.reports_now() || self.instantiation.sfinae.is_some())
            || self.defines_template()
            || self.is_open_type(element)
            || self.is_dependent(element)
        {
            return;
        }
        let array = new.array || matches!(self.canonical_kind(new.ty), TypeKind::Array { .. });
        let op = if array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        let class = self.class_of(element).filter(|_| !new.global);
        let own = class.map_or_else(Vec::new, |class| self.lookup_member(class, Key::operator(op)).to_vec());
        let placement = new.placement.map_or(List::EMPTY, |list| list);
        let like = match (self.il[placement].first(), new.bound, own.is_empty()) {
            (Some(first), ..) => *first,
            (None, _, true) => return,
            (None, Some(bound), false) => bound,
            (None, None, false) => self.unknown_expr(),
        };
        if class.is_some_and(|class| self.has_dependent_base(class) || self.is_over_aligned(class)) {
            return;
        }
        let mut args = vec![self.call_result_probe(self.common.size, like)];
        args.extend_from_slice(&self.il[placement]);
        let global = own.is_empty();
        let candidates = match global {
            true => self.symbols.bindings.get(self.symbols.global, Key::operator(op)).to_vec(),
            false => own,
        };
        let found = class.filter(|_| !global).map_or(FoundIn::Own, FoundIn::Class);
        let call = CallSite {
            candidates: &candidates,
            found,
            explicit: None,
            object: None,
            args: &args,
            pos,
            open: pos,
        };
        if self.call_is_open(&call) {
            return;
        }
        let reasons = self.reasons(&call);
        if reasons.iter().any(|(_, reason)| *reason == Reason::Unclear) {
            return;
        }
        if !self.reports_here() {
            return;
        }
        match global {
            true => self.no_global_allocation(op, &reasons, &call),
            false => {
                let mut callee = self.callee_entity(&candidates, found);
                let message = match candidates.len() {
                    1 => messages::cannot_called_given_argument_list(callee),
                    _ => {
                        callee.kind = EntityKind::OverloadedOperator;
                        messages::no_instance_matches_argument_list_2(callee)
                    }
                };
                self.report_candidates(&call, pos, message, &reasons);
            }
        }
    }

    /// The allocation function that a new-expression calls, where it is declared: of the class of the object, else one of the
    /// global namespace that takes the placement.
    pub(in crate::sema) fn allocation_function(&mut self, new: &New) -> Option<FunctionId> {
        let op = if new.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        let class = self.class_of(self.innermost_element(new.ty)).filter(|_| !new.global);
        let own = class.map_or_else(Vec::new, |class| self.lookup_member(class, Key::operator(op)).to_vec());
        let placement = new.placement.map_or_else(Vec::new, |list| self.il[list].to_vec());
        if own.is_empty() && placement.is_empty() {
            return None;
        }
        let candidates = match own.is_empty() {
            true => self.symbols.bindings.get(self.symbols.global, Key::operator(op)).to_vec(),
            false => own,
        };
        let like = placement.first().copied().unwrap_or_else(|| self.unknown_expr());
        let mut args = vec![self.call_result_probe(self.common.size, like)];
        args.extend(placement);
        match self.attempt(|c| c.resolve(&candidates, None, None, &args)) {
            Some(Resolution::Function(function)) => Some(function),
            _ => None,
        }
    }

    fn is_over_aligned(&mut self, class: ClassId) -> bool {
        self.dialect.standard >= ALIGNED_ALLOCATION
            && self.layout_of(class).is_some_and(|layout| layout.align > DEFAULT_ALIGNMENT)
    }

    /// No allocation function of the global namespace takes what a new-expression gives: those that are there without a
    /// declaration are listed last, wherever they are declared again.
    fn no_global_allocation(
        &mut self,
        op: OverloadedOperator,
        reasons: &[(Entity, Reason)],
        call: &CallSite<'_>,
    ) {
        let operator = self.allocation_operator_text(op);
        let size = self.type_text(self.common.size);
        let aligned = format!("{operator}({size}, {})", phrases::aligned_allocation_type().plain());
        let mut predeclared = Vec::new();
        if self.dialect.standard >= ALIGNED_ALLOCATION {
            let reason = if call.args.len() == 2 { Reason::Argument(2) } else { Reason::Count };
            predeclared.push((aligned, reason));
        }
        predeclared.push((format!("{operator}({size})"), Reason::Count));
        let mut notes: Vec<(Pos, Message)> = Vec::new();
        let mut again = vec![None; predeclared.len()];
        for (entity, reason) in reasons {
            let text = self.candidate_entity(*entity).name;
            let Some(note) = self.reason_note(*entity, *reason, call) else { continue };
            match predeclared.iter().position(|(name, _)| *name == text) {
                Some(index) => again[index] = Some(note),
                None => notes.push(note),
            }
        }
        let several = notes.len() + predeclared.len() > 1;
        for ((name, reason), again) in predeclared.into_iter().zip(again) {
            let name = if several { name } else { operator.clone() };
            let candidate = EntityText::new(EntityKind::Function, name, Declared::Implicitly);
            notes.push(again.unwrap_or_else(|| match reason {
                Reason::Argument(number) => {
                    (Pos::NONE, messages::does_not_match_because_argument(candidate, number as i64))
                }
                _ => (Pos::NONE, messages::number_parameters_does_not_match(candidate)),
            }));
        }
        let kind = if several { EntityKind::OverloadedOperator } else { EntityKind::Function };
        let callee = EntityText::new(kind, operator, Declared::Implicitly);
        let message = match several {
            true => messages::no_instance_matches_argument_list_2(callee),
            false => messages::cannot_called_given_argument_list(callee),
        };
        let types = phrases::argument_types_are(&self.argument_types_text(call.args));
        let explains = self.reports.diags.settings.match_notes;
        let mut reported = self.report_in_context(call.pos, message).also(types);
        for (pos, note) in notes.into_iter().filter(|_| explains) {
            reported = reported.note(pos, note);
        }
    }

    fn allocation_operator_text(&self, op: OverloadedOperator) -> String {
        let (operator, word) = (TokenKind::KwOperator.spelling(), TokenKind::KwNew.spelling());
        let array = if op == OverloadedOperator::NewArray { "[]" } else { "" };
        format!("{operator} {word}{array}")
    }
}
