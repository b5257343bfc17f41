//! First mentions of dependent template-ids.
//!
//! Template-ids that are the same type are one entry of the intermediate language, and that keeps the arguments
//! with which it was first written. Parameters of different templates are different types, even where they
//! have the same place in their lists.

use crate::compilation::Compilation;
use crate::il::*;

/// Types nested deeper than this are taken to mention the innermost parameters.
const MAX_DEPTH: u32 = 32;

impl Compilation {
    /// The template-id that a name stands for, as the template around it first wrote it: the one whose parameters
    /// its arguments mention. Other types are left as they are.
    pub fn first_mention(&mut self, ty: TypeId) -> TypeId {
        if !self.is_dependent(ty) {
            return ty;
        }
        let (template, args) = match self.il[ty].kind {
            TypeKind::Instance { template, .. } => match self.il[self.canonical(ty)].kind {
                TypeKind::Instance { args, .. } => (template, args),
                _ => return ty,
            },
            TypeKind::AliasInstance { template, args, .. } => (template, self.canonical_args(args)),
            _ => return ty,
        };
        let depth = self.il[args].iter().map(|arg| self.deepest_param(arg, 0)).max().unwrap_or(u16::MAX);
        let Some(scope) = self.template_scope_at(depth) else { return ty };
        // Values in the bases of a class are not recognized inside of it.
        let apart = !self.is_in_class_within(scope) && self.il.names_open_value(ty);
        *self.first_mentions.entry((template, args, scope, apart)).or_insert(ty)
    }

    /// Notes that a class template instance is named with `written`: it is spelled with as many arguments as the
    /// shortest mention has.
    pub fn note_mention(&mut self, ty: TypeId, written: List<TemplateArg>) {
        let TypeKind::Class { class } = self.il[ty].kind else { return };
        let Some(instance) = self.il[class].instance else { return };
        let template = self.il[instance].template;
        let params = &self.il[self.il[template].params].params;
        let ends_in_pack = params.last().is_some_and(|param| self.il[*param].pack);
        let c = &mut self.il[class];
        c.flags |= ClassFlags::NAMED;
        if let Some(first) = c.first_args
            && written.len() < first.len()
            && !ends_in_pack
        {
            c.first_args = Some(first.slice(0, written.len()));
        }
    }

    /// Whether a class is around this place inside of `scope`.
    fn is_in_class_within(&self, scope: ScopeId) -> bool {
        let mut at = Some(self.context.scope);
        while let Some(here) = at.filter(|here| *here != scope) {
            if matches!(self.il[here].kind, ScopeKind::Class { .. }) {
                return true;
            }
            at = self.il[here].parent;
        }
        false
    }

    /// The scope of the parameters of the template around this place that is `depth` levels deep, or of the
    /// innermost one.
    fn template_scope_at(&self, depth: u16) -> Option<ScopeId> {
        let innermost = self.context.template_depth.saturating_sub(1);
        let mut outward = innermost.saturating_sub(depth);
        let mut at = Some(self.context.scope);
        while let Some(scope) = at {
            if matches!(self.il[scope].kind, ScopeKind::Template) {
                if outward == 0 {
                    return Some(scope);
                }
                outward -= 1;
            }
            at = self.il[scope].parent;
        }
        None
    }

    /// The depth of the innermost template whose parameters an argument mentions; the largest number where that
    /// does not show.
    fn deepest_param(&self, arg: &TemplateArg, nested: u32) -> u16 {
        match *arg {
            TemplateArg::Type { of } => self.deepest_param_of_type(of, nested),
            TemplateArg::Integral { .. } | TemplateArg::Value { .. } | TemplateArg::Template { .. } => 0,
            TemplateArg::Pack { args } => {
                self.il[args].iter().map(|arg| self.deepest_param(arg, nested + 1)).max().unwrap_or(0)
            }
            _ => u16::MAX,
        }
    }

    fn deepest_param_of_type(&self, ty: TypeId, nested: u32) -> u16 {
        if !self.is_dependent(ty) {
            return 0;
        }
        let within = |ty: TypeId| match nested < MAX_DEPTH {
            true => self.deepest_param_of_type(ty, nested + 1),
            false => u16::MAX,
        };
        match self.il[self.canonical(ty)].kind {
            TypeKind::Param { depth, .. } => depth,
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of } => within(of),
            TypeKind::Function { ret, params, .. } => {
                self.il[params].iter().map(|param| within(*param)).fold(within(ret), u16::max)
            }
            TypeKind::Instance { args, .. } => {
                self.il[args].iter().map(|arg| self.deepest_param(arg, nested + 1)).max().unwrap_or(0)
            }
            _ => u16::MAX,
        }
    }
}
