//! Parameters of function templates whose types name no template parameter: an argument that does not convert to one rules
//! the template out before anything is substituted (`[temp.deduct.call]`).

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// The template arguments that a call deduces, if its other arguments may convert to what the parameters say.
    pub(in crate::sema) fn deduce_viable_call(
        &mut self,
        template: TemplateId,
        explicit: Option<List<TemplateArg>>,
        args: &[ExprId],
    ) -> Option<List<TemplateArg>> {
        let deduction = self.match_call(template, explicit, args)?;
        if self.refuses_fixed_argument(template, args) {
            return None;
        }
        self.finish_deduction(template, deduction)
    }

    fn refuses_fixed_argument(&mut self, template: TemplateId, args: &[ExprId]) -> bool {
        let TemplateKind::Function { pattern } = self.il[template].kind else { return false };
        let params: smallvec::SmallVec<[TypeId; 8]> =
            self.il[pattern].params(&self.il).iter().map(|param| param.ty).collect();
        for (param, arg) in params.into_iter().zip(args) {
            if matches!(self.il[param].kind, TypeKind::PackExpansion { .. }) {
                return false;
            }
            if !self.is_dependent(param) && self.surely_refuses(param, *arg) {
                return true;
            }
        }
        false
    }

    /// Whether a value of no class type surely does not convert to a parameter: where that is of class type, it has no
    /// constructor that is a template.
    fn surely_refuses(&mut self, param: TypeId, arg: ExprId) -> bool {
        let ty = self.il[arg].ty;
        let listed = matches!(self.il[arg].kind, ExprKind::InitList { .. });
        if listed || ty == self.common.overload || self.is_open(arg) || self.class_of(ty).is_some() {
            return false;
        }
        let target = self.without_reference(param);
        if self.is_open_type(target) {
            return false;
        }
        if let Some(class) = self.class_of(target) {
            self.complete_class(class);
            let c = &self.il[class];
            let plain = c.special.constructors.iter().all(|e| matches!(e, Entity::Function { .. }));
            if c.state != Completeness::Complete || !plain {
                return false;
            }
        }
        self.conversion_sequence(arg, param, true).is_none()
    }
}
