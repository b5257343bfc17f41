//! Default arguments of template parameters (`[temp.param]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::template::Args;

/// The arguments of a template with very many parameters, found one after the other: those before each parameter are
/// the beginning of one list.
#[derive(Debug, Default)]
pub(in crate::sema) struct SharedArguments {
    all: List<TemplateArg>,
    known: usize,
    /// How those that are given were written, if by other names.
    written: Option<List<TemplateArg>>,
}

impl SharedArguments {
    /// None yet; those that are given are written so.
    pub(in crate::sema) fn written_as(written: Option<List<TemplateArg>>) -> Self {
        Self { written, ..Self::default() }
    }
}

/// Of templates with fewer parameters each list is one of its own.
const MANY: usize = 256;

impl Compilation {
    fn arguments_before(
        &mut self,
        template: TemplateId,
        before: &Args,
        shared: &mut SharedArguments,
    ) -> List<TemplateArg> {
        let count = self.il[self.il[template].params].params(&self.il).len();
        if count < MANY || before.len() > count {
            return self.interned.arg_list(&mut self.il, before);
        }
        if shared.all.is_empty() {
            shared.all = self.il.list(&vec![TemplateArg::Pack { args: List::EMPTY }; count]);
        }
        let known = std::mem::replace(&mut shared.known, before.len());
        let room = TemplateArg::pool(&mut self.il).get_mut(shared.all.slice(known, before.len()));
        room.copy_from_slice(before.get(known..).unwrap_or_default());
        shared.all.slice(0, before.len())
    }

    /// The default argument of a parameter, given the arguments before it.
    pub(in crate::sema) fn default_argument_for(
        &mut self,
        template: TemplateId,
        param: TemplateParamId,
        before: &Args,
        shared: &mut SharedArguments,
    ) -> Option<TemplateArg> {
        self.default_template_argument(template, param, before, shared)
    }

    /// The default argument of a parameter with the arguments before it substituted.
    pub(in crate::sema) fn default_template_argument(
        &mut self,
        template: TemplateId,
        param: TemplateParamId,
        before: &Args,
        shared: &mut SharedArguments,
    ) -> Option<TemplateArg> {
        let partial = match self.default_is_independent(param) {
            true => List::EMPTY,
            false => self.arguments_before(template, before, shared),
        };
        let mut env = self.environment_for(template, partial);
        if let Some(written) = shared.written {
            env.set_written(self.il[self.il[template].params].depth, written);
        }
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
