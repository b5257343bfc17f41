//! Execution spaces written on lambda-expressions.

use super::attributes::is;
use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// Spaces after the introducer make the lambda an extended one, where those are enabled. `pos` is the token
    /// after them.
    pub fn check_lambda_annotation(&mut self, attributes: &[AttributeId], pos: Pos) {
        let kinds = [AttributeKind::Host, AttributeKind::Device];
        if !self.modes.extended_lambda && self.has_one_of(attributes, &kinds) {
            self.report(pos, messages::extended_lambda_disallowed());
        }
    }

    /// Spaces anywhere else would be those of the call operator, which has them from its closure type.
    pub fn check_call_operator_annotation(&mut self, attributes: &[AttributeId], pos: Pos) {
        let kinds = [AttributeKind::Host, AttributeKind::Device, AttributeKind::Global];
        if self.has_one_of(attributes, &kinds) {
            self.report(pos, messages::lambda_operator_annotated());
        }
    }

    fn has_one_of(&self, attributes: &[AttributeId], kinds: &[AttributeKind]) -> bool {
        attributes.iter().any(|id| kinds.iter().any(|kind| is(&self.il[*id], *kind)))
    }
}
