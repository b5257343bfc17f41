//! asm-declarations with operands (GNU), and computed goto.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::variable_access::Use;

impl Compilation {
    /// The characters of a string literal; none for any other expression.
    pub(in crate::sema) fn literal_text(&self, e: ExprId) -> Option<String> {
        let ExprKind::String { literal } = self.il[e].kind else { return None };
        let string = self.il.literals.strings.get(literal as usize)?;
        Some(String::from_utf8_lossy(self.il.literals.units(string)).into_owned())
    }

    /// An output operand can be assigned to; naming a variable there sets it.
    pub fn check_asm_output(&mut self, value: ExprId) {
        self.note_set(value);
        self.examine(value, Use::Output);
        let e = self.il[value];
        let constant = self.qualifiers(e.ty).contains(Qualifiers::CONST);
        if self.is_open(value) || !constant && e.category == Category::Lvalue || !self.reports_here() {
            return;
        }
        let (at, message) = (self.start_of(value), messages::expression_must_modifiable_lvalue());
        if e.category != Category::Lvalue {
            self.report(at, message);
        } else {
            self.report(at, message.with_severity(crate::diag::Severity::Warning));
        }
    }

    /// Checks the names in the text of an asm against those of its operands, and what CUDA restricts.
    pub fn check_asm(&mut self, id: AsmId) {
        if self.reports.quiet > 0 {
            return;
        }
        let asm = self.il[id].clone();
        let operands: Vec<AsmOperand> =
            self.il[asm.outputs].iter().chain(&self.il[asm.inputs]).copied().collect();
        if let Some(text) = self.literal_text(asm.text).filter(|_| asm.sections > 0) {
            for name in operand_names(&text) {
                let known = operands.iter().filter_map(|o| o.name).any(|n| self.names.text(n) == name);
                if !known {
                    self.report(asm.pos, messages::invalid_symbolic_operand_name(name));
                }
            }
        }
        let Some(function) = self.context.function else { return };
        let space = self.il[function].space;
        if !space.intersects(ExecutionSpace::DEVICE | ExecutionSpace::GLOBAL) {
            for operand in operands {
                let text = self.literal_text(operand.constraint).unwrap_or_default();
                if text.contains(CONSTANT_BANK) {
                    let at = self.il[operand.constraint].pos;
                    self.report(at, messages::c_constraint_can_only_used());
                }
            }
        } else if space.is_device_only() {
            let clobbers = self.il[asm.clobbers].to_vec();
            for clobber in clobbers {
                if self.literal_text(clobber).as_deref() == Some(CONDITION_CODES) {
                    let at = self.il[clobber].pos;
                    self.report(at, messages::cc_clobber_in_device());
                }
            }
        }
    }

    /// `goto *e`: a pointer to a label is a `void *`.
    pub fn check_computed_goto(&mut self, target: ExprId) {
        let void = self.common.void;
        let wanted = self.pointer_to(void);
        let given = self.decayed_type_of(target);
        let qualified = self.pointee(given).is_some_and(|to| self.is_void(to));
        if self.is_open(target) || qualified || self.converts(target, wanted) || !self.reports_here() {
            return;
        }
        let at = self.start_of(target);
        self.report(at, messages::in_goto_expr_expr_must());
    }
}

/// The constraint letter for operands in constant memory.
const CONSTANT_BANK: char = 'C';

/// The clobber that stands for the condition codes.
const CONDITION_CODES: &str = "cc";

/// The names in `%[name]` of an asm text.
fn operand_names(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("%[").filter_map(|(at, opening)| {
        let rest = &text[at + opening.len()..];
        rest.find(']').map(|end| &rest[..end])
    })
}
