//! Default arguments of template parameters (`[temp.param]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::template::Args;
use crate::source::Pos;

impl Compilation {
    /// The default argument of a parameter, given the arguments before it.
    pub fn default_argument_for(
        &mut self,
        template: TemplateId,
        param: TemplateParamId,
        before: &Args,
    ) -> Option<TemplateArg> {
        self.default_template_argument(template, param, before, self.instantiation_pos)
    }

    /// The default argument of a parameter with the arguments before it substituted.
    pub(in crate::sema) fn default_template_argument(
        &mut self,
        template: TemplateId,
        param: TemplateParamId,
        before: &Args,
        _pos: Pos,
    ) -> Option<TemplateArg> {
        let partial = match self.default_is_independent(param) {
            true => List::EMPTY,
            false => self.interned.arg_list(&mut self.il, before),
        };
        let env = self.environment_for(template, partial);
        match self.il[param].kind {
            TemplateParamKind::Type { default, .. } => {
                let of = self.substitute_type(default?, &env);
                if self.sfinae_failed() {
                    return None;
                }
                Some(TemplateArg::Type { of: self.canonical(of) })
            }
            TemplateParamKind::NonType { ty, default } => {
                let expr = self.substitute_expr(default?, &env);
                let ty = self.substitute_type(ty, &env);
                if self.sfinae_failed() {
                    return None;
                }
                self.convert_value_argument(expr, ty)
            }
            TemplateParamKind::Template { default, .. } => self.substitute_arg(&default?, &env),
        }
    }

    /// Whether the default argument of a parameter says nothing of other parameters: those before it need no list of their
    /// own then, of which very many parameters would make very many.
    fn default_is_independent(&self, param: TemplateParamId) -> bool {
        let open = |ty: TypeId| self.is_dependent(ty) || self.is_unknown(ty);
        match self.il[param].kind {
            TemplateParamKind::NonType { ty, default: Some(default) } => {
                let entry = &self.il[default];
                !entry.flags.intersects(DEPENDENT | ExprFlags::UNKNOWN | ExprFlags::PACK)
                    && !open(entry.ty)
                    && !open(ty)
            }
            TemplateParamKind::Type { default: Some(default), .. } => !open(default),
            _ => false,
        }
    }
}
