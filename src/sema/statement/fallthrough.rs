//! Statements that fall through to the next label of a switch (`[dcl.attr.fallthrough]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::attribute::is;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// A statement with attributes at `pos`, empty or not: one that falls through is, and needs a switch around it.
    pub fn note_fallthrough(&mut self, attributes: &[AttributeId], empty: bool, pos: Pos) {
        let falls = attributes.iter().find(|id| is(&self.il[**id], AttributeKind::Fallthrough));
        let Some(id) = falls.copied().filter(|_| self.reports.quiet == 0) else { return };
        let name = self.attribute_name(&self.il[id]);
        let attribute = self.il[id].pos;
        if !empty {
            self.report(attribute, messages::fallthrough_only_on_null_statements(&name));
        } else if self.body.switch_types.is_empty() {
            self.report(attribute, messages::fallthrough_needs_switch(&name));
        } else {
            self.body.flow.falling.push(pos);
        }
    }

    /// What comes next is a label or anything else: statements that fall through stand before labels.
    pub(in crate::sema) fn end_falling(&mut self, label: bool) {
        if self.body.flow.falling.is_empty() {
            return;
        }
        for pos in std::mem::take(&mut self.body.flow.falling) {
            if !label {
                self.report(pos, messages::fallthrough_statement_must_precede_switch());
            }
        }
    }
}
