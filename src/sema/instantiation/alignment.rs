//! Alignments that depend on template parameters, checked where a class is made of its template (`[dcl.align]`).

use super::substitute::Environment;
use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// Checks the alignments among the attributes of a class template or of a member of one, with what the parameters
    /// stand for.
    pub(super) fn check_instance_alignments(&mut self, attributes: List<AttributeId>, env: &Environment) {
        if attributes.is_empty() || !self.reports_in_instance() {
            return;
        }
        let list: smallvec::SmallVec<[AttributeId; 4]> = smallvec::SmallVec::from_slice(&self.il[attributes]);
        for id in list {
            let attribute = &self.il[id];
            let aligned = attribute.id == AttributeKind::Aligned as u16;
            if !aligned && attribute.syntax != AttributeSyntax::Alignas {
                continue;
            }
            let name = self.names.text(attribute.name).to_owned();
            let arg = attribute.args(&self.il).and_then(|args| self.il[args].first().copied());
            let Some(AttributeArg::Expr { expr }) = arg else { continue };
            let flags = self.il[expr].flags;
            if !flags.contains(ExprFlags::VALUE_DEPENDENT)
                || flags.intersects(ExprFlags::PACK | ExprFlags::UNKNOWN)
            {
                continue;
            }
            let pos = self.start_of(expr);
            let value = self.substitute_expr(expr, env);
            if let Some(value) = self.constant_integer(value) {
                self.check_alignment_value(&name, value, pos);
            }
        }
    }
}
