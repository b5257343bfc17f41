//! Bases of the class around, which are named as they were in its base-clause.

use super::PatternArgs;
use crate::emit::host::Printer;
use crate::il::*;
use crate::tables::limits;

impl Printer<'_> {
    /// Whether a type is a base of the class whose member is printed.
    pub(in crate::emit::host) fn is_base_of_class_around(&self, ty: TypeId) -> bool {
        self.is_base_named(ty, self.around.arguments.of_initialized_base)
    }

    /// The same; `within` says that a function names it and no declaration of a member.
    pub(in crate::emit::host) fn is_base_named(&self, ty: TypeId, within: bool) -> bool {
        if self.around.templates == 0 {
            return false;
        }
        let mut at = self.scope;
        let (of, member) = loop {
            match self.il[at].kind {
                ScopeKind::Class { of } => break (of, at == self.scope && !within),
                _ => match self.scope_around(at) {
                    Some(around) => at = around,
                    None => return false,
                },
            }
        };
        let canonical = self.il[ty].canonical;
        let is_base = self.il[of].bases.iter().any(|base| self.il[base.ty].canonical == canonical);
        let aliased =
            || self.around.declared.names_type || self.around.aliased_bases.contains(&(of, canonical));
        // Each expression that is not known is another one: where members are declared only an alias shows it, and not for
        // the size of a type.
        let another = |expr: ExprId| {
            let inner = self.il.without_conversions(expr);
            self.il[inner].flags.contains(ExprFlags::VALUE_DEPENDENT)
                && !(member && matches!(self.il[inner].kind, ExprKind::SizeofType { .. }))
        };
        is_base
            && self.is_named_by_types(of)
            && !self.is_member_of_counted(ty, 0)
            && !match member {
                true => aliased() && (self.is_computed(ty, &another, 0) || self.names_value(ty, &another, 0)),
                false => self.names_value(ty, &another, 0),
            }
    }

    /// Whether there is a value among the template arguments that a type is made of, or those of the class that it is a
    /// member of, of which `counts` says that it counts.
    fn names_value(&self, ty: TypeId, counts: &dyn Fn(ExprId) -> bool, depth: u32) -> bool {
        let within = |ty: TypeId| self.names_value(ty, counts, depth + 1);
        depth < limits::PRINTED_ARGUMENT_NESTING
            && match self.il[ty].kind {
                TypeKind::DependentName { qualifier, .. } => {
                    matches!(self.il[qualifier].part, QualifierPart::Type { of } if within(of))
                }
                TypeKind::Instance { args, .. } => self.il[args].iter().any(|arg| match *arg {
                    TemplateArg::Type { of } => within(of),
                    TemplateArg::Expr { expr } => counts(expr),
                    _ => false,
                }),
                // What else a type is made of is the same type wherever it is named.
                _ => false,
            }
    }

    /// Whether the number of elements of a pack determines a member of a class that a type is made of.
    fn is_member_of_counted(&self, ty: TypeId, depth: u32) -> bool {
        let counts = |expr: ExprId| {
            matches!(self.il[self.il.without_conversions(expr)].kind, ExprKind::SizeofPack { .. })
        };
        let within = |ty: TypeId| self.is_member_of_counted(ty, depth + 1);
        depth < limits::PRINTED_ARGUMENT_NESTING
            && match self.il[ty].kind {
                TypeKind::DependentName { .. } => self.names_value(ty, &counts, depth),
                TypeKind::Instance { args, .. } => {
                    self.il[args].iter().any(|arg| matches!(arg, TemplateArg::Type { of } if within(*of)))
                }
                _ => false,
            }
    }

    /// Whether a class is the pattern of a template whose parameters all stand for types or templates, or of a partial
    /// specialization for such.
    fn is_named_by_types(&self, class: ClassId) -> bool {
        match self.pattern_args(class) {
            Some(PatternArgs::Own(params)) => self.il[params]
                .params(self.il)
                .iter()
                .all(|param| !matches!(self.il[*param].kind, TemplateParamKind::NonType { .. })),
            Some(PatternArgs::Partial(args)) => {
                self.il[args].iter().all(|arg| !matches!(arg, TemplateArg::Expr { .. }))
            }
            None => false,
        }
    }

    /// Notes that an alias of the class around names one of its bases: behind it the base is printed like other types.
    pub(in crate::emit::host) fn note_aliased_base(&mut self, ty: TypeId) {
        if let ScopeKind::Class { of } = self.il[self.scope].kind
            && self.around.templates > 0
            && self.is_base_of_class_around(ty)
        {
            self.around.aliased_bases.insert((of, self.il[ty].canonical));
        }
    }
}
