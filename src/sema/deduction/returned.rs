//! Return types that follow from return statements (`[dcl.spec.auto]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::conversion::mismatch::Purpose;

impl Compilation {
    /// What one return statement makes of a placeholder return type.
    pub(in crate::sema) fn deduce_from_return(
        &mut self,
        value: ExprId,
        ret: Option<TypeId>,
    ) -> (ExprId, TypeId) {
        let auto = match ret {
            Some(ret) => ret,
            None => self.make_type(TypeKind::Auto { constraint: None }),
        };
        if self.il[value].flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return (value, self.common.dependent);
        }
        let deduced = self.deduce_auto(auto, value);
        let converted = self.convert_for(value, deduced, Purpose::Return);
        let replacement = match self.il[self.canonical(auto)].kind {
            TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. } => deduced,
            _ => self.placeholder_part(auto, deduced),
        };
        (converted, replacement)
    }

    /// A braced list has no type that a placeholder could stand for, and what is no pointer none behind `*`
    /// (`[dcl.type.auto.deduct]`). True if that is reported.
    pub(in crate::sema) fn refuses_deduced_return(&mut self, value: ExprId, ret: Option<TypeId>) -> bool {
        let placeholder = ret.is_none_or(|ret| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER));
        // Which of several functions is meant is another question.
        let overloaded = self.il[value].ty == self.common.overload;
        if !placeholder || overloaded || self.scope_is_dependent(self.context.scope) {
            return false;
        }
        let list = matches!(self.il[value].kind, ExprKind::InitList { .. });
        let fits = match ret {
            Some(ret) if list => self.pointee(ret).is_none(),
            Some(ret) => self.can_deduce_from(ret, value),
            None => true,
        };
        if fits && !list || !self.reports_here() {
            return false;
        }
        let at = self.start_of(value);
        if list {
            let lambda =
                self.context.function.is_some_and(|f| self.il[f].flags.contains(FunctionFlags::LAMBDA));
            let message = match lambda {
                true => messages::list_provides_no_return_type_for_lambda(),
                false => messages::list_provides_no_return_type(),
            };
            self.report(at, message);
        }
        if let Some(auto) = ret.filter(|_| !fits).and_then(|ret| self.auto_within(ret)) {
            self.report(at, messages::cannot_deduce_type(&self.placeholder_text(auto)));
            self.body.undeduced_return = Some(auto).filter(|_| !self.is_void(self.il[value].ty));
        }
        self.context.return_types.push(self.common.unknown);
        true
    }

    /// The end of a body, from whose return statements the return type does not follow: there are none for a placeholder
    /// behind `*` or `&`, or they do not fit.
    pub(in crate::sema) fn check_body_deduces_return(&mut self, id: FunctionId, statement: Option<StmtId>) {
        let undeduced = self.body.undeduced_return.take();
        let Some(statement) = statement else { return };
        if let Some(auto) = undeduced {
            let at = self.il[statement].pos;
            return self.report(at, messages::cannot_deduce_type(&self.placeholder_text(auto)));
        }
        if !self.il[id].flags.contains(FunctionFlags::UNDEDUCED)
            || !self.context.return_types.is_empty()
            || self.scope_is_dependent(self.context.scope)
        {
            return;
        }
        let Some((ret, ..)) = self.written_function(self.il[id].ty) else { return };
        let behind = self.pointee(ret).is_some() || self.is_reference(ret);
        if let (true, Some(auto), Some(end)) = (behind, self.auto_within(ret), self.end_of_block(statement))
            && self.reports_here()
        {
            self.report(end, messages::cannot_deduce_type(&self.placeholder_text(auto)));
            self.context.return_types.push(self.common.unknown);
        }
    }
}
