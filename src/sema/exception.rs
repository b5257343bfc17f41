//! Exception specifications and handlers (`[except.spec]`, `[except.handle]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::sema::declare::DeclarationParts;
use crate::source::Pos;

impl Compilation {
    /// Another declaration of a function says the same of exceptions as the first.
    pub(super) fn check_exception_specification(
        &mut self,
        earlier: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let f = &self.il[earlier];
        let Some(function) = &parts.declarator.function else { return };
        let special = matches!(
            f.name,
            EntityName::Destructor
                | EntityName::Operator { op: OverloadedOperator::Delete | OverloadedOperator::DeleteArray }
                | EntityName::Operator { op: OverloadedOperator::New | OverloadedOperator::NewArray }
        );
        let skipped = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED;
        let unclear = f.builtin.is_some()
            || f.c_linkage
            || f.template.is_some()
            || f.instance.is_some()
            || f.first.is_none()
            || f.flags.intersects(skipped)
            || parts.flags.contains(DeclarationFlags::DEFAULTED);
        if special || unclear || !self.dialect.cxx || !self.dialect.exceptions || !self.reports_now() {
            return;
        }
        let Some(first) = self.il[earlier].first.map(|d| self.il[d].noexcept) else { return };
        let clear = |s: ExceptionSpec| {
            matches!(s, ExceptionSpec::None | ExceptionSpec::Noexcept)
                || matches!(s, ExceptionSpec::Throw { types } if types.is_empty())
        };
        if !clear(first) || !clear(function.noexcept) {
            return;
        }
        let (was, now) = (first != ExceptionSpec::None, function.noexcept != ExceptionSpec::None);
        if was == now {
            return;
        }
        let pos = function.noexcept_pos;
        let entity: EntityText = self.function_name_entity(earlier);
        self.report(
            pos,
            match was {
                true => messages::allowing_all_exceptions_incompatible_previous(entity),
                false => messages::exception_specification_incompatible_previous(entity),
            },
        );
    }

    /// A specification that lists types (deprecated by C++11, removed by C++17).
    pub fn check_dynamic_specification(&mut self, pos: Pos) {
        match self.dialect.standard {
            _ if !self.dialect.cxx => {}
            17.. => self.report(pos, messages::dynamic_exception_specifications_not_permitted()),
            14.. => self.report(pos, messages::dynamic_exception_specifications_deprecated()),
            _ => {}
        }
    }
}
