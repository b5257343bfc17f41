//! Calls in templates: with arguments that depend on template parameters (`[temp.dep.expr]`), and of members of the current
//! instantiation (`[temp.dep.type]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;

/// What a function returns and takes, each parameter with whether it has a default argument, and whether it takes more.
type Signature = (TypeId, Vec<(TypeId, bool)>, bool);

impl Compilation {
    /// Whether only an instance can tell which of some functions a call chooses: they are called on a member of the
    /// current instantiation, or one of them is a member template of it or takes what depends on template parameters
    /// (`[temp.dep.type]`, `[temp.dep.expr]`).
    pub(super) fn wait_for_instance(&self, object: Option<ExprId>, functions: &[Entity]) -> bool {
        object.is_some_and(|object| self.is_dependent(self.il[object].ty))
            || self.takes_open_arguments(functions)
            || functions.iter().any(|entity| match *entity {
                Entity::Template { .. } => self.is_of_current_instantiation(*entity),
                _ => false,
            })
    }

    /// Whether a function, or that of a template, is a member of a class that depends on template parameters.
    fn is_of_current_instantiation(&self, entity: Entity) -> bool {
        let class = self.il.function_in(entity).and_then(|function| self.il[function].class);
        class.is_some_and(|class| self.is_dependent_class(class))
    }

    /// A call with arguments that depend on template parameters: it has a known type where its function is settled, and is
    /// resolved at instantiation in either case.
    pub(super) fn open_call(&mut self, callee: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        let Some((ret, params, variadic)) = self.settled_signature(callee) else {
            return self.unresolved_call(callee, args, pos);
        };
        if self.is_open_type(ret) || self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) {
            return self.unresolved_call(callee, args, pos);
        }
        // How many arguments there are is known here, what they are converted to only in an instance.
        let expanded = |arg: &ExprId| matches!(self.il[*arg].kind, ExprKind::Expansion { .. });
        let missing = params.get(args.len()).is_some_and(|(_, default)| !default);
        let too_many = args.len() > params.len() && !variadic;
        if (missing || too_many)
            && !args.iter().any(expanded)
            && !self.check_direct_arguments(&params, variadic, args, pos)
        {
            return self.unresolved_call(callee, args, pos);
        }
        let call = self.plain_call(callee, args, ret, pos);
        self.il[call].flags |= ExprFlags::VALUE_DEPENDENT;
        call
    }

    /// What the function of a callee returns and takes (each parameter with whether it has a default argument), and whether
    /// it takes more, where no other function can be chosen: it is the only one found, is no template, and is not one that
    /// argument-dependent lookup could find more of.
    fn settled_signature(&mut self, callee: ExprId) -> Option<Signature> {
        let e = self.il[callee];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return None;
        }
        let function = match e.kind {
            ExprKind::Overload { set, qualifier, args: None } => {
                let function = self.only_function(self.il[set].candidates)?;
                (qualifier.is_some() || self.il[function].class.is_some()).then_some(function)?
            }
            ExprKind::MemberOverload { base, set, args: None, .. } => {
                let function = self.only_function(self.il[set].candidates)?;
                let open = self.il[base].flags.contains(ExprFlags::TYPE_DEPENDENT);
                (!open && !self.stays_unresolved(base, &[], function)).then_some(function)?
            }
            ExprKind::Overload { .. } | ExprKind::MemberOverload { .. } => return None,
            ExprKind::Name { entity: Entity::Function { id }, qualifier, args: None } => {
                let parenthesized = e.flags.contains(ExprFlags::PARENTHESIZED);
                let own = qualifier.is_some() || parenthesized || self.il[id].class.is_some();
                own.then_some(id)?
            }
            ExprKind::Name { entity: Entity::Function { .. }, .. } => return None,
            _ => return self.settled_pointer(e.ty),
        };
        let f = &self.il[function];
        if f.builtin(&self.il).is_some() || f.template.is_some() || self.il.has_explicit_object(function) {
            return None;
        }
        let ret = self.result_of(function);
        let (_, _, traits) = self.function_of(self.il[function].ty)?;
        let params = self.il[function].params(&self.il).iter().map(|p| (p.ty, p.has_default)).collect();
        Some((ret, params, traits.contains(FunctionTraits::VARIADIC)))
    }

    /// The same for what points to a function.
    fn settled_pointer(&self, ty: TypeId) -> Option<Signature> {
        let function = match self.split(ty).kind {
            TypeKind::Pointer { to } => self.function_of(to),
            _ => self.function_of(ty),
        };
        let (ret, params, traits) = function?;
        let params = self.il[params].iter().map(|ty| (*ty, false)).collect();
        Some((ret, params, traits.contains(FunctionTraits::VARIADIC)))
    }

    fn only_function(&self, candidates: List<Entity>) -> Option<FunctionId> {
        match self.il[candidates] {
            [Entity::Function { id }] => Some(id),
            _ => None,
        }
    }
}
