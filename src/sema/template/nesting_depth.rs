//! How many template headers an explicit specialization has (`[temp.expl.spec]`).

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::source::Pos;

impl Compilation {
    /// How many classes around a scope are specializations that the unit has not declared itself: the header of a
    /// member's specialization has one part for each.
    fn implicit_specializations(&self, scope: ScopeId) -> usize {
        let (mut at, mut count) = (Some(scope), 0);
        while let Some(scope) = at {
            if let ScopeKind::Class { of } = self.il[scope].kind {
                let made = |i: InstanceId| self.il[i].explicit != Specialization::Explicit;
                count += usize::from(self.il[of].instance.is_some_and(made));
            }
            at = self.il[scope].parent;
        }
        count
    }

    /// Whether an explicit specialization of something in `scope`, itself of a template or not, has more empty headers
    /// than there are templates.
    fn has_too_many_headers(&self, headers: &[TemplateParamsId], scope: ScopeId, own: bool) -> bool {
        let empty = headers.iter().all(|header| self.il[*header].params(&self.il).is_empty());
        let outside = self.class_of_scope(self.declaring_scope()).is_none();
        empty
            && outside
            && headers.len() > self.implicit_specializations(scope) + usize::from(own)
            && self.reports_now()
    }

    fn report_nesting_depth(&mut self, entity: EntityText, pos: Pos) {
        self.report(pos, messages::template_nesting_depth_does_not(entity));
    }

    /// The headers before an explicit specialization of a class; `keyword` stands before its name.
    pub(in crate::sema) fn check_class_headers(
        &mut self,
        class: ClassId,
        headers: &[TemplateParamsId],
        keyword: Pos,
    ) {
        if headers.len() > 1 && self.has_too_many_headers(headers, self.il[class].enclosing, true) {
            let entity = self.class_entity(class);
            self.report_nesting_depth(entity, keyword);
        }
    }

    /// The headers before an explicit specialization of a function whose name stands at `pos`; `own`: of a template.
    pub(in crate::sema) fn check_function_headers(
        &mut self,
        function: FunctionId,
        headers: &[TemplateParamsId],
        own: bool,
        pos: Pos,
    ) {
        if headers.len() > 1 && self.has_too_many_headers(headers, self.il[function].scope, own) {
            let entity = match own {
                true => self.function_entity_without_result(function),
                false => self.function_name_entity(function),
            };
            self.report_nesting_depth(entity, pos);
        }
    }

    /// A specialization of a function template without the type that the template returns, which stands in front.
    fn function_entity_without_result(&self, function: FunctionId) -> EntityText {
        let mut entity = self.function_entity(function);
        let pattern = self.il[function].instance.and_then(|i| match self.il[self.il[i].template].kind {
            TemplateKind::Function { pattern } => Some(pattern),
            _ => None,
        });
        if let Some((ret, ..)) = pattern.and_then(|pattern| self.function_of(self.il[pattern].ty)) {
            let result = self.type_text(ret);
            if let Some(rest) = entity.name.strip_prefix(&result) {
                entity.name = rest.trim_start().to_owned();
            }
        }
        entity
    }
}
