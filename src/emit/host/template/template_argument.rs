//! Template arguments, and how types are spelled among them.

use crate::emit::host::change;
use crate::emit::host::{LocalScope, Printer};
use crate::il::*;
use crate::names::Name;
use crate::tables::limits;
use crate::tables::spelled;
use smallvec::SmallVec;

impl Printer<'_> {
    /// Prints the arguments of a template that names a type.
    pub(in crate::emit::host) fn type_arguments(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) {
        let as_written = self.keeps_literals(template);
        let as_written = match canonical.is_empty() || self.around.templates == 0 {
            true => as_written,
            false => self.keeps_first_literals(template, (args, canonical), as_written),
        };
        self.type_arguments_in(template, args, canonical, as_written);
    }

    fn type_arguments_in(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        canonical: List<TemplateArg>,
        as_written: bool,
    ) {
        let il = self.il;
        let args = self.arguments_here(args);
        let takes_none = il[il[template].params].params(il).first().is_some_and(|param| il[*param].pack);
        if args.is_empty() && takes_none {
            return self.text("< > ");
        }
        let params = il[il[template].params].params(il);
        self.text(if args.is_empty() { "<" } else { "< " });
        for (index, arg) in il[args].iter().enumerate() {
            // A pack of nothing is no argument.
            if matches!(arg, TemplateArg::Pack { args } if args.is_empty()) {
                continue;
            }
            if index > 0 {
                self.text(", ");
            }
            let param = params.get(index).or(params.last()).copied();
            let value = self
                .literal_argument(params.get(index).copied(), arg)
                .or_else(|| self.computed_argument(arg, il[canonical].get(index)?));
            match value.filter(|_| !as_written) {
                Some((value, ty)) => self.value_of_type(value, ty),
                None if self.converts_pack(param, args, arg) => {
                    self.text("(");
                    self.template_arg(self.pattern_of(*arg));
                    self.text(")...");
                }
                None if self.bound_function(template, index, arg) => {}
                None if self.function_of_open_type(param, arg) => {}
                None if il[canonical]
                    .get(index)
                    .is_some_and(|value| self.function_argument(template, index, value)) => {}
                None if !as_written
                    && il[canonical]
                        .get(index)
                        .is_some_and(|value| self.converted_argument(arg, value, false)) => {}
                None if self.takes_pack_as_it_is(param, arg) || self.is_open_function(param, arg) => {
                    self.with(change::Unresolved(true), |p| p.template_arg(*arg));
                }
                None => self.template_arg(*arg),
            }
        }
        self.text("> ");
    }

    /// Whether an argument expands a pack of values that a parameter takes without conversion: its type is a
    /// placeholder (`[temp.param]`).
    fn takes_pack_as_it_is(&self, param: Option<TemplateParamId>, arg: &TemplateArg) -> bool {
        let TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } = *arg else { return false };
        let named = matches!(
            self.il[self.il.without_conversions(expr)].kind,
            ExprKind::Name { .. }
                | ExprKind::Dependent { .. }
                | ExprKind::Call { .. }
                | ExprKind::Noexcept { .. }
        );
        named
            && param.is_some_and(|param| match self.il[param].kind {
                TemplateParamKind::NonType { ty, .. } => self.il[ty].flags.contains(TypeFlags::PLACEHOLDER),
                _ => false,
            })
    }

    /// The arguments of a template-id as they are spelled here: a block with declarations names no typedefs of classes.
    pub(in crate::emit::host) fn arguments_here(&self, args: List<TemplateArg>) -> List<TemplateArg> {
        let scopes = [self.around.local_scope, self.around.arguments.scope];
        match scopes.contains(&LocalScope::Declaring) {
            true => self.input.in_blocks.get(&args).copied().unwrap_or(args),
            _ => args,
        }
    }

    /// Whether an argument expands a pack of values of other types than that of the parameter: each is converted.
    fn converts_pack(
        &self,
        param: Option<TemplateParamId>,
        args: List<TemplateArg>,
        arg: &TemplateArg,
    ) -> bool {
        let type_of = |param: TemplateParamId| match self.il[param].kind {
            TemplateParamKind::NonType { ty, .. } => Some(self.il[ty].canonical),
            _ => None,
        };
        let any_type = |ty: TypeId| self.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
        let TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } = *arg else { return false };
        let inner = &self.il[self.il.without_conversions(expr)];
        if let ExprKind::SizeofType { .. } | ExprKind::AlignofType { .. } = inner.kind {
            let of = self.il[inner.ty].canonical;
            return param.and_then(type_of).is_some_and(|ty| ty != of && !any_type(ty));
        }
        let ExprKind::Name { entity: Entity::TemplateParam { id }, .. } = inner.kind else {
            return false;
        };
        let (Some(given), Some(param), Some(wanted)) = (type_of(id), param, param.and_then(type_of)) else {
            return false;
        };
        !any_type(wanted) && !self.agrees(given, wanted, self.il[param].depth, args)
    }

    /// Whether a type is that of a template parameter with the arguments before it for the parameters of its list,
    /// cv-qualifiers of the whole aside. What only an instantiation knows agrees.
    fn agrees(&self, given: TypeId, wanted: TypeId, depth: u16, args: List<TemplateArg>) -> bool {
        let within = |given: TypeId, wanted: TypeId| self.agrees(given, wanted, depth, args);
        let wanted = match self.il.unqualified(wanted) {
            TypeKind::Param { depth: of, index, .. } if of == depth => {
                match self.il[args].get(index as usize) {
                    Some(TemplateArg::Type { of }) => self.il.unqualified(*of),
                    _ => return true,
                }
            }
            TypeKind::DependentName { qualifier, name } => {
                match self.named_by_args(qualifier, name, depth, args) {
                    Some(ty) => self.il.unqualified(ty),
                    None => return self.names_member_of_args(given, qualifier, name, depth, args),
                }
            }
            TypeKind::DependentTemplate { .. } | TypeKind::Decltype { .. } => return true,
            wanted => wanted,
        };
        match (self.il.unqualified(given), wanted) {
            (TypeKind::Pointer { to: a }, TypeKind::Pointer { to: b })
            | (TypeKind::LvalueReference { to: a }, TypeKind::LvalueReference { to: b })
            | (TypeKind::RvalueReference { to: a }, TypeKind::RvalueReference { to: b }) => within(a, b),
            (TypeKind::MemberPointer { class: c, to: a }, TypeKind::MemberPointer { class: d, to: b }) => {
                within(a, b) && within(c, d)
            }
            (given, wanted) => given == wanted,
        }
    }

    /// The class or open type that a nested-name-specifier names by a parameter of a list with these arguments.
    fn argument_named(&self, qualifier: QualifierId, depth: u16, args: List<TemplateArg>) -> Option<TypeId> {
        let q = &self.il[qualifier];
        let QualifierPart::Type { of } = q.part else { return None };
        match self.il.unqualified(of) {
            TypeKind::Param { depth: at, index, .. } if at == depth => {
                match self.il[args].get(index as usize) {
                    Some(TemplateArg::Type { of }) => Some(*of),
                    _ => None,
                }
            }
            _ => Some(of),
        }
    }

    /// The type that a dependent name is with arguments of which the class is known.
    fn named_by_args(
        &self,
        qualifier: QualifierId,
        name: Name,
        depth: u16,
        args: List<TemplateArg>,
    ) -> Option<TypeId> {
        let of = self.argument_named(qualifier, depth, args)?;
        let TypeKind::Class { class } = self.il.unqualified(of) else { return None };
        self.il[class].members.declared.iter().find_map(|member| match *member {
            Entity::Typedef { id } if self.il[id].name == name => Some(self.il[id].ty),
            _ => None,
        })
    }

    /// Whether a type is the one that a dependent name is with these arguments, of which no class is known. Of other
    /// types than dependent names it is not known either.
    fn names_member_of_args(
        &self,
        given: TypeId,
        qualifier: QualifierId,
        name: Name,
        depth: u16,
        args: List<TemplateArg>,
    ) -> bool {
        let TypeKind::DependentName { qualifier: given, name: given_name } = self.il.unqualified(given)
        else {
            return !matches!(self.il.unqualified(given), TypeKind::Param { .. });
        };
        let QualifierPart::Type { of: given } = self.il[given].part else { return true };
        match self.argument_named(qualifier, depth, args) {
            Some(of) => given_name == name && self.il[given].canonical == self.il[of].canonical,
            None => true,
        }
    }

    /// What a pack expansion among template arguments repeats.
    fn pattern_of(&self, arg: TemplateArg) -> TemplateArg {
        match arg {
            TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => TemplateArg::Expr { expr },
            _ => arg,
        }
    }

    /// Prints an argument of a concept, which is no entity that would outlive the names that functions and classes
    /// declare.
    pub(in crate::emit::host) fn concept_arg(&mut self, arg: TemplateArg) {
        match arg {
            TemplateArg::Type { of }
                if self.names_local_typedef(of, |_, _| true, 0)
                    || self.typedef_outside_classes(of).is_some()
                    || self.typedef_of_other_class(of).is_some() =>
            {
                self.type_id(of)
            }
            _ => self.template_arg(arg),
        }
    }

    /// Prints the arguments of a concept-id, default arguments too.
    pub(in crate::emit::host) fn concept_args(&mut self, template: TemplateId, args: List<TemplateArg>) {
        let il = self.il;
        let params = il[il[template].params].params(il);
        self.text(if args.is_empty() { "<" } else { "< " });
        self.separated(&il[args], |p, arg| p.concept_arg(arg));
        let spread = il[args].iter().any(|arg| matches!(arg, TemplateArg::Expansion { .. }));
        for param in params.iter().skip(args.len()).filter(|_| !spread) {
            let TemplateParamKind::Type { default: Some(default), .. } = il[*param].kind else { break };
            match il[il[default].canonical].kind {
                TypeKind::Param { index, .. } => match il[args].get(index as usize) {
                    Some(arg) => {
                        self.text(", ");
                        self.template_arg(*arg);
                    }
                    None => break,
                },
                _ if il[default].flags.contains(TypeFlags::DEPENDENT) => break,
                _ => {
                    self.text(", ");
                    self.type_id(default);
                }
            }
        }
        self.text("> ");
    }

    /// A literal among template arguments with the type of its parameter: it is printed as a value of that.
    pub(super) fn literal_argument(
        &self,
        param: Option<TemplateParamId>,
        arg: &TemplateArg,
    ) -> Option<(i128, TypeId)> {
        let TemplateParamKind::NonType { ty, .. } = self.il[param?].kind else { return None };
        let TemplateArg::Expr { expr, .. } = *arg else { return None };
        let inner = self.il.without_conversions(expr);
        let literal = matches!(self.il[inner].kind, ExprKind::Integer { .. }) || self.is_named_value(arg);
        let variable = matches!(self.il[inner].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. });
        let settled = match self.il.unqualified(ty) {
            TypeKind::Builtin { .. } => true,
            TypeKind::Enum { .. } => variable,
            _ => false,
        };
        let value = match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => Some(self.il[id].value),
            _ => self.integer_value(inner),
        };
        value.filter(|_| literal && settled).map(|value| (value, ty))
    }

    /// The value of an argument that is computed from what depends on no parameter, `canonical` being what it is.
    fn computed_argument(&self, arg: &TemplateArg, canonical: &TemplateArg) -> Option<(i128, TypeId)> {
        let (TemplateArg::Expr { expr }, TemplateArg::Integral { value, ty }) = (*arg, *canonical) else {
            return None;
        };
        let inner = self.il.without_conversions(expr);
        let other = matches!(self.il[inner].kind, ExprKind::Bool { .. } | ExprKind::Char { .. })
            && self.il.unqualified(ty) != self.il.unqualified(self.il[inner].ty);
        (other || self.is_folded_outside(arg)).then_some((value.get(), ty))
    }

    /// Prints template arguments: `< a, b> `.
    pub(in crate::emit::host) fn template_args(&mut self, args: List<TemplateArg>) {
        self.joined_args(args, List::default());
    }

    /// Prints the arguments of two lists in one pair of brackets.
    pub(in crate::emit::host) fn joined_args(&mut self, args: List<TemplateArg>, rest: List<TemplateArg>) {
        self.unchanged_args(self.arguments_here(args), rest);
    }

    /// Prints the arguments of two lists as they are.
    pub(in crate::emit::host) fn unchanged_args(&mut self, args: List<TemplateArg>, rest: List<TemplateArg>) {
        let il = self.il;
        let empty = args.is_empty() && rest.is_empty();
        self.text(if empty { "<" } else { "< " });
        // A pack of nothing is no argument.
        let listed = il[args].iter().chain(&il[rest]).copied();
        let listed: SmallVec<[TemplateArg; 8]> =
            listed.filter(|arg| !matches!(arg, TemplateArg::Pack { args } if args.is_empty())).collect();
        self.separated(&listed, |p, arg| p.template_arg(arg));
        self.text("> ");
    }

    /// A type argument as it is spelled: outside of templates no typedef names are left in it, inside of them
    /// those become what they stand for that a function declares.
    fn argument_spelling(&self, mut ty: TypeId) -> TypeId {
        if self.declares_class(ty) {
            return ty;
        }
        if self.is_spelled_closure(ty) {
            return ty;
        }
        if let Some(name) = self.name_of_closed(ty) {
            return name;
        }
        let settled = !self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::UNKNOWN)
            && !self.is_kept_alias(ty);
        let signed = matches!(self.il[ty].kind, TypeKind::Signed { .. });
        if settled && self.is_computed_from_locals(ty) {
            return self.spelled_or_written(self.il[ty].canonical, ty);
        }
        if settled
            && !signed
            && !self.names_member_of_template(ty)
            && (self.around.template_bodies == 0
                || self.around.local_scope == LocalScope::Declaring
                || !self.manner.arguments.of_partial && self.names_class_typedef(ty, 0))
        {
            return match self.keeps_computation(ty) {
                true => self.without_alias_templates(ty),
                false => {
                    let of = self.typedef_outside_classes(ty).unwrap_or(self.il[ty].canonical);
                    self.spelled_or_written(of, ty)
                }
            };
        }
        while let Some(target) = self.typedef_of_other_class(ty).or_else(|| self.private_target(ty)) {
            ty = target;
        }
        while let TypeKind::Typedef { typedef } = self.il[ty].kind {
            let typedef = &self.il[typedef];
            let local = matches!(self.il[typedef.scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
            // Generic lambda expressions keep the names among the arguments of what they call.
            let generic = self.around.lambdas.generic > 0;
            if !local || generic && self.manner.arguments.unresolved || self.keeps_computed_name(typedef.ty) {
                break;
            }
            ty = typedef.ty;
        }
        if settled
            && !self.manner.arguments.of_partial
            && let Some(outside) = self.typedef_outside_classes(ty)
        {
            return outside;
        }
        // One that stands for a pointer cannot be spelled in the place of its name.
        let spelled = |p: &Self, typedef: TypedefId| p.has_declarator(p.il[typedef].ty);
        match self.names_local_typedef(ty, spelled, 0) {
            true => self.spelled_or_written(self.il[ty].canonical, ty),
            false => ty,
        }
    }

    /// Whether a type is made of one that its canonical type does not spell, by typedef names too: one that was written
    /// with `signed`, and a vector that a typedef makes, which is known by the name of that.
    pub(in crate::emit::host) fn keeps_spelling(&self, ty: TypeId, depth: u32) -> bool {
        let within =
            |ty: TypeId| depth < limits::PRINTED_ARGUMENT_NESTING && self.keeps_spelling(ty, depth + 1);
        match self.il[ty].kind {
            TypeKind::Signed { .. } => true,
            TypeKind::Typedef { typedef } if self.makes_vector(typedef) => true,
            // Its name cannot be left out alone.
            TypeKind::Typedef { typedef } if depth > 0 && self.has_declarator(self.il[typedef].ty) => false,
            TypeKind::Typedef { typedef } => within(self.il[typedef].ty),
            kind @ (TypeKind::Qualifiedly { .. }
            | TypeKind::Qualified { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }
            | TypeKind::Array { .. }
            | TypeKind::Function { .. }) => self.il.any_part_type(kind, within),
            // The names of other types are printed as they were written.
            _ => false,
        }
    }

    /// Whether the declaration of a typedef outside of functions makes a vector, not of another typedef name.
    pub(in crate::emit::host) fn makes_vector(&self, typedef: TypedefId) -> bool {
        let typedef = &self.il[typedef];
        let vector = |ty: TypeId| matches!(self.il[ty].kind, TypeKind::Vector { .. });
        let made = match self.il[typedef.ty].kind {
            TypeKind::Qualified { base, .. } => vector(base),
            _ => vector(typedef.ty),
        };
        made && !self.il[typedef.scope].kind.is_local()
    }

    /// What a type stands for that is a typedef name.
    pub(in crate::emit::host) fn without_typedefs(&self, mut ty: TypeId) -> TypeId {
        loop {
            let named = match self.il[ty].kind {
                TypeKind::Qualifiedly { of, .. } => of,
                _ => ty,
            };
            if let TypeKind::Typedef { typedef } = self.il[named].kind
                && self.makes_vector(typedef)
            {
                return ty;
            }
            ty = match self.il[ty].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } => of,
                _ => return ty,
            };
        }
    }

    /// What a type stands for that is named by alias templates.
    fn without_alias_templates(&self, mut ty: TypeId) -> TypeId {
        loop {
            ty = match self.il[ty].kind {
                TypeKind::AliasInstance { target, .. } => target,
                TypeKind::Qualifiedly { of, .. }
                    if matches!(self.il[of].kind, TypeKind::AliasInstance { .. }) =>
                {
                    of
                }
                _ => return ty,
            };
        }
    }

    /// What a typedef name of a class stands for that only the class itself can name.
    fn private_target(&self, ty: TypeId) -> Option<TypeId> {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return None };
        let t = &self.il[typedef];
        let private = matches!(self.il[t.scope].kind, ScopeKind::Class { .. })
            && !matches!(t.access, Access::Public | Access::None)
            && !self.is_visible(t.scope);
        private.then_some(t.ty)
    }

    /// What a typedef name of a class template, written without a path, stands for outside of the class.
    fn typedef_of_other_class(&self, ty: TypeId) -> Option<TypeId> {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return None };
        let typedef = &self.il[typedef];
        match self.il[typedef.scope].kind {
            ScopeKind::Class { of } if self.il.is_dependent_class(of) && !self.is_visible(typedef.scope) => {
                Some(typedef.ty)
            }
            _ => None,
        }
    }

    /// Whether a type is the typedef name of a class that is a template or member of one, written with a path.
    fn names_member_of_template(&self, ty: TypeId) -> bool {
        let TypeKind::Qualifiedly { of, .. } = self.il[ty].kind else { return false };
        let TypeKind::Typedef { typedef } = self.il[of].kind else { return false };
        let scope = self.il[typedef].scope;
        self.around.template_bodies > 0
            && matches!(self.il[scope].kind, ScopeKind::Class { of } if self.il.is_dependent_class(of))
    }

    /// Inside of templates, the typedef name of another class or a namespace that a typedef name of a class template
    /// or instance stands for.
    fn typedef_outside_classes(&self, mut ty: TypeId) -> Option<TypeId> {
        let named = ty;
        while let TypeKind::Typedef { typedef } = self.il[ty].kind
            && let ScopeKind::Class { of } = self.il[self.il[typedef].scope].kind
            && (self.il.is_dependent_class(of) || self.il[of].instance.is_some())
        {
            ty = self.il[typedef].ty;
        }
        let outside = ty != named
            && match self.il[ty].kind {
                TypeKind::Typedef { .. } => true,
                TypeKind::Qualifiedly { of, .. } => matches!(self.il[of].kind, TypeKind::Typedef { .. }),
                _ => false,
            };
        (self.around.templates > 0 && outside).then_some(ty)
    }

    /// Whether a type is made of a class that is declared by its being named here.
    fn declares_class(&self, ty: TypeId) -> bool {
        match self.il[self.innermost(ty)].kind {
            TypeKind::Elaborated { of, .. } => match self.il[of].kind {
                TypeKind::Class { class } => {
                    self.il[class].instance.is_none() && !self.memory.mentioned_tags.contains(&class)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a type is made of one that is spelled with the name of such a typedef of a function as is `wanted`.
    fn names_local_typedef(&self, ty: TypeId, wanted: fn(&Self, TypedefId) -> bool, depth: u32) -> bool {
        let within = |ty: TypeId| {
            depth < limits::PRINTED_ARGUMENT_NESTING && self.names_local_typedef(ty, wanted, depth + 1)
        };
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => {
                let scope = &self.il[self.il[typedef].scope];
                matches!(scope.kind, ScopeKind::Block | ScopeKind::Function { .. }) && wanted(self, typedef)
            }
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of } => within(of),
            // Typedef names deeper in a type stay.
            _ => false,
        }
    }

    /// Whether a type is spelled with the name of a typedef that a class template declares, or an instance of one but
    /// for a path to it.
    fn names_class_typedef(&self, ty: TypeId, depth: u32) -> bool {
        let il = self.il;
        let within =
            |ty: TypeId| depth < limits::PRINTED_ARGUMENT_NESTING && self.names_class_typedef(ty, depth + 1);
        match il[ty].kind {
            TypeKind::Typedef { typedef } => match il[il[typedef].scope].kind {
                ScopeKind::Class { of } => self.il.is_dependent_class(of),
                _ => false,
            },
            TypeKind::Qualifiedly { of, .. } if self.is_typedef_of_instance(of) => false,
            kind @ (TypeKind::Qualified { .. }
            | TypeKind::Qualifiedly { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }
            | TypeKind::Array { .. }
            | TypeKind::Function { .. }) => il.any_part_type(kind, within),
            TypeKind::Class { class } => match il[class].instance {
                Some(instance) => il[class]
                    .specialization
                    .first_args
                    .map_or(&il[il[instance].args], |args| &il[args])
                    .iter()
                    .any(|arg| matches!(arg, TemplateArg::Type { of } if within(*of))),
                None => false,
            },
            // Other types are printed by names of their own.
            _ => false,
        }
    }

    /// Prints the arguments of a class template instance as its first mention spelled them, without those at the
    /// end that equal the default arguments.
    pub(in crate::emit::host) fn instance_args(
        &mut self,
        class: ClassId,
        template: TemplateId,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) {
        if self.default_comes_later(template, written.len()) {
            return self.template_args(canonical);
        }
        let first = self.il[class].specialization.first_args;
        if let Some(first) = first
            && (first == written || first.len() < written.len())
        {
            return self.written_args(class, template, written.slice(0, first.len()), canonical);
        }
        let needed = self.arguments_before_defaults(template, canonical);
        let count = needed.min(written.len());
        match needed > count && needed == canonical.len() {
            true => self.template_args(canonical),
            false => self.written_args(class, template, written.slice(0, count), canonical),
        }
    }

    /// Whether the default argument of the parameter at `index` is given behind this place.
    fn default_comes_later(&self, template: TemplateId, index: usize) -> bool {
        let params = self.il[self.il[template].params].params(self.il);
        params.get(index).is_some_and(|param| {
            let param = &self.il[*param];
            self.here.is_some() && !param.pack && param.pos > self.here
        })
    }

    /// Prints written arguments of a class template instance, those that equal default arguments too.
    pub(in crate::emit::host) fn written_args(
        &mut self,
        class: ClassId,
        template: TemplateId,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) {
        let in_function = self.around.functions > 0 || self.manner.templated_declaration;
        let in_body = self.manner.types.first_in_body.unwrap_or(self.around.functions > 0);
        let (keep, body) = self.memory.first_mention_in_function.first(class, (in_function, in_body));
        self.with(change::FirstInBody(Some(body)), |p| {
            p.with(change::Functions(u32::from(keep)), |p| {
                p.listed_args(class, template, (written, canonical), keep)
            });
        });
    }

    /// Prints the arguments in their brackets: as written if they are kept so, and those behind them that are needed.
    fn listed_args(
        &mut self,
        class: ClassId,
        template: TemplateId,
        (written, canonical): (List<TemplateArg>, List<TemplateArg>),
        keep: bool,
    ) {
        let il = self.il;
        let count = written.len();
        let takes_none = il[il[template].params].params(il).first().is_some_and(|param| il[*param].pack);
        let least = self.arguments_of_partial(class, template);
        self.text(if count.max(least) == 0 && !takes_none { "<" } else { "< " });
        let values = self.elements_of(canonical);
        for (index, arg) in il[written].iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            // What an instantiation computed has the type of the parameter.
            let computed = matches!(arg, TemplateArg::Integral { .. });
            match values.get(index) {
                Some(TemplateArg::Integral { value, ty })
                    if computed
                        || (!keep && self.is_folded_outside(arg))
                        || self.is_declared_elsewhere(arg) =>
                {
                    self.value_of_type(value.get(), *ty);
                }
                Some(value) if self.function_argument(template, index, value) => {}
                _ if self.bound_function(template, index, arg) => {}
                Some(value) if !keep && self.is_null_of_auto(template, index, value) => self.text("0"),
                Some(value) if !keep && self.converted_argument(arg, value, false) => {}
                _ => self.template_arg(*arg),
            }
        }
        for (index, arg) in il[canonical].iter().enumerate().take(least).skip(count) {
            if index > 0 {
                self.text(", ");
            }
            self.template_arg(*arg);
        }
        self.text("> ");
    }

    /// How many arguments at least name an instance: one that a partial specialization defines has as many as that
    /// has parameters.
    fn arguments_of_partial(&self, class: ClassId, template: TemplateId) -> usize {
        let il = self.il;
        let Some(instance) = il[class].instance else { return 0 };
        let packs = il[il[template].params].params(il).iter().any(|param| il[*param].pack);
        let partial = match il[instance].pattern {
            Some(Entity::Class { id }) => il.partial_of(template, id),
            _ => None,
        };
        match partial {
            Some(partial) if !packs => il[il[partial].params].params(il).len(),
            _ => 0,
        }
    }

    /// Whether an argument is the unqualified name of a variable of a function, or of a member of a template or
    /// instance, that is not around here.
    fn is_declared_elsewhere(&self, arg: &TemplateArg) -> bool {
        let TemplateArg::Expr { expr, .. } = *arg else { return false };
        let name = self.il.without_conversions(expr);
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[name].kind else { return false };
        let scope = self.il[id].scope;
        match self.il[scope].kind {
            ScopeKind::Class { of } => self.is_templated_class(of) && self.is_out_of_sight(scope, name),
            ScopeKind::Block | ScopeKind::Function { .. } => !self.is_around(scope),
            _ => false,
        }
    }

    /// Whether an argument for a parameter that is no type is printed as its value outside of functions: names and
    /// literals stay.
    pub(super) fn is_folded_outside(&self, arg: &TemplateArg) -> bool {
        let TemplateArg::Expr { expr, .. } = *arg else { return false };
        if self.il[expr].flags.contains(ExprFlags::INSTANTIATES) {
            return self.names_closed_member(expr, 0);
        }
        let e = &self.il[self.il.without_conversions(expr)];
        let kept = matches!(
            e.kind,
            ExprKind::Name { .. }
                | ExprKind::Char { .. }
                | ExprKind::Bool { .. }
                | ExprKind::Dependent { .. }
        );
        !e.flags.contains(ExprFlags::VALUE_DEPENDENT) && (!kept || self.is_named_value(arg))
    }

    /// Whether an expression names a member that cannot be named here.
    pub(in crate::emit::host) fn names_closed_member(&self, expr: ExprId, depth: u32) -> bool {
        let kind = self.il[expr].kind;
        let closed = |access: Access, scope: ScopeId| {
            matches!(access, Access::Private | Access::Protected) && !self.is_visible(scope)
        };
        let named = match kind {
            ExprKind::Name { entity, .. } | ExprKind::Member { entity, .. } => match entity {
                Entity::Variable { id } => closed(self.il[id].access, self.il[id].scope),
                Entity::Function { id } => closed(self.il[id].access, self.il[id].scope),
                Entity::Field { id } => closed(self.il[id].access, self.il[self.il[id].class].scope),
                _ => false,
            },
            _ => false,
        };
        if named {
            return true;
        }
        depth < limits::DEFERRED_OPERAND_NESTING
            && self.il.any_operand(kind, |of| self.names_closed_member(of, depth + 1))
    }

    /// Whether an argument is the name of a constant that stands among template arguments as its value: it is neither
    /// constexpr nor local.
    fn is_named_value(&self, arg: &TemplateArg) -> bool {
        let TemplateArg::Expr { expr, .. } = *arg else { return false };
        let e = &self.il[self.il.without_conversions(expr)];
        if e.flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return false;
        }
        match e.kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let variable = &self.il[id];
                let scope = self.il[variable.scope].kind;
                let local = matches!(scope, ScopeKind::Block | ScopeKind::Function { .. });
                !local && !variable.flags.contains(VariableFlags::CONSTEXPR)
            }
            ExprKind::Name { entity: Entity::Enumerator { .. }, .. } => true,
            _ => false,
        }
    }

    /// How many arguments stay when those equal to default arguments are dropped from the end.
    fn arguments_before_defaults(&self, template: TemplateId, args: List<TemplateArg>) -> usize {
        let il = self.il;
        let params = il[il[template].params].params(il);
        let args = &il[args];
        // A pack has no default argument, and what it stands for may be written as any number of arguments.
        let ends_in_pack = params.last().is_some_and(|param| il[*param].pack);
        if ends_in_pack || params.len() != args.len() {
            return usize::MAX;
        }
        let mut count = args.len();
        while let (Some(param), Some(arg)) =
            (params.get(count.wrapping_sub(1)), args.get(count.wrapping_sub(1)))
        {
            let equal = match (il[*param].kind, *arg) {
                (TemplateParamKind::Type { default: Some(default), .. }, TemplateArg::Type { of }) => {
                    self.equals_default(default, of, args, 0)
                }
                (
                    TemplateParamKind::NonType { default: Some(default), .. },
                    TemplateArg::Integral { value, .. },
                ) => self.integer_value(default) == Some(value.get()),
                _ => false,
            };
            if !equal {
                break;
            }
            count -= 1;
        }
        count
    }

    /// Whether a default argument gives `actual` when the parameters stand for `args`.
    fn equals_default(&self, default: TypeId, actual: TypeId, args: &[TemplateArg], depth: u32) -> bool {
        let il = self.il;
        let (default, actual) = (il[default].canonical, il[actual].canonical);
        if default == actual {
            return true;
        }
        if depth > limits::PRINTED_ARGUMENT_NESTING {
            return false;
        }
        let same = |default, actual| self.equals_default(default, actual, args, depth + 1);
        match (il[default].kind, il[actual].kind) {
            (TypeKind::Param { index, .. }, _) => match args.get(index as usize) {
                Some(TemplateArg::Type { of }) => {
                    il[*of].canonical == actual && !matches!(il[actual].kind, TypeKind::Array { .. })
                }
                _ => false,
            },
            (TypeKind::Pointer { to: a }, TypeKind::Pointer { to: b })
            | (TypeKind::LvalueReference { to: a }, TypeKind::LvalueReference { to: b })
            | (TypeKind::RvalueReference { to: a }, TypeKind::RvalueReference { to: b }) => same(a, b),
            (TypeKind::Qualified { base: a, quals: q }, TypeKind::Qualified { base: b, quals: r }) => {
                q == r && same(a, b)
            }
            (TypeKind::Instance { template, args: wanted }, TypeKind::Class { class }) => {
                let Some(instance) = il[class].instance else { return false };
                let (wanted, found) = (&il[wanted], &il[il[instance].args]);
                il[instance].template == template
                    && wanted.len() == found.len()
                    && wanted.iter().zip(found).all(|(a, b)| match (a, b) {
                        (TemplateArg::Type { of: a }, TemplateArg::Type { of: b }) => same(*a, *b),
                        (a, b) => a == b,
                    })
            }
            // A default argument of another form is another type.
            _ => false,
        }
    }

    /// Prints one template argument.
    pub(in crate::emit::host) fn template_arg(&mut self, arg: TemplateArg) {
        if !self.count_type() {
            return;
        }
        match arg {
            TemplateArg::Type { of } => {
                let spelled = self.argument_spelling(of);
                let kept = spelled == self.il[of].canonical && self.keeps_spelling(of, 0);
                let computed =
                    spelled == of && self.around.template_bodies == 0 && self.keeps_computation(of);
                let bare = kept || computed || self.is_spelled_closure(of);
                self.with(change::BareTypes(bare), |p| {
                    p.with(change::InValue(false), |p| {
                        p.with(change::NamesFunction(Default::default()), |p| {
                            p.with(change::KeptConstants(p.manner.values.kept_constants + 1), |p| {
                                let named = if bare { p.without_typedefs(of) } else { spelled };
                                p.in_argument(|p| p.type_id(named));
                            })
                        })
                    })
                });
            }
            TemplateArg::Integral { value, ty } => self.integer_constant(value.get(), ty),
            TemplateArg::Value { value, .. } => self.constant(value),
            TemplateArg::Expr { expr } => {
                self.with(change::TypeArgs(0), |p| p.in_argument(|p| p.template_argument_expression(expr)));
            }
            TemplateArg::Template { template, .. } => match self.il[template].kind {
                TemplateKind::Param { .. } => self.template_name(template),
                _ => {
                    self.qualify(self.il[template].scope, self.il[template].name);
                    self.template_identifier(template);
                }
            },
            TemplateArg::DependentTemplate { qualifier, name } => {
                self.qualifier(qualifier);
                self.text(spelled!(TEMPLATE " "));
                self.name(name);
            }
            TemplateArg::Pack { args } => {
                let il = self.il;
                self.separated(&il[args], |p, arg| p.template_arg(arg));
            }
            TemplateArg::Expansion { pattern } => {
                match pattern {
                    PackedArg::Type { of } => self.type_id(of),
                    PackedArg::Expr { expr } => self.expanded_value(expr),
                    PackedArg::Template { template } => self.template_name(template),
                }
                self.text("...");
            }
        }
    }

    /// Prints the arguments of an instance of a function template that the source names: values of the types of their
    /// parameters.
    pub(in crate::emit::host) fn function_template_args(
        &mut self,
        function: FunctionId,
        args: List<TemplateArg>,
    ) {
        let il = self.il;
        let open = il[function].class.is_some_and(|class| self.il.is_dependent_class(class));
        let Some(instance) = il[function].instance.filter(|_| !open) else {
            return self.template_args(args);
        };
        let (template, values) = (il[instance].template, self.elements_of(il[instance].args));
        self.text(if args.is_empty() { "<" } else { "< " });
        for (index, arg) in il[args].iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            match values.get(index) {
                Some(TemplateArg::Integral { value, ty }) if self.is_computed_argument(*arg, *ty) => {
                    match self.il.unqualified(*ty) {
                        TypeKind::Builtin { of: Builtin::Bool } => {
                            self.text(if value.get() == 0 { spelled!(FALSE) } else { spelled!(TRUE) });
                        }
                        _ => self.integer_constant(value.get(), *ty),
                    }
                }
                Some(value) if self.function_argument(template, index, value) => {}
                Some(value) if self.converted_argument(arg, value, true) => {}
                _ if self.bound_function(template, index, arg) => {}
                _ => self.template_arg(self.first_spelling(function, index, *arg)),
            }
        }
        self.text("> ");
    }

    /// Template arguments, each element of a pack as one.
    pub(in crate::emit::host) fn elements_of(&self, args: List<TemplateArg>) -> SmallVec<[TemplateArg; 8]> {
        let mut elements = SmallVec::new();
        for arg in &self.il[args] {
            match *arg {
                TemplateArg::Pack { args } => elements.extend(self.il[args].iter().copied()),
                arg => elements.push(arg),
            }
        }
        elements
    }

    /// Whether an argument is a number that was computed, or converted, from an expression other than the name of a
    /// variable.
    fn is_computed_argument(&self, arg: TemplateArg, ty: TypeId) -> bool {
        let TemplateArg::Expr { expr, .. } = arg else { return false };
        let inner = self.il.without_conversions(expr);
        let named = match self.il[inner].kind {
            ExprKind::Name { entity, .. } => !matches!(entity, Entity::Enumerator { .. }),
            ExprKind::Dependent { .. } | ExprKind::Char { .. } => true,
            _ => false,
        };
        let number = matches!(
            self.il.unqualified(ty),
            TypeKind::Builtin {
                of: Builtin::Bool
                    | Builtin::Char
                    | Builtin::Char8
                    | Builtin::Char16
                    | Builtin::Char32
                    | Builtin::WChar
                    | Builtin::SignedChar
                    | Builtin::UnsignedChar
                    | Builtin::Short
                    | Builtin::UnsignedShort
                    | Builtin::Int
                    | Builtin::UnsignedInt
                    | Builtin::Long
                    | Builtin::UnsignedLong
                    | Builtin::LongLong
                    | Builtin::UnsignedLongLong
            }
        );
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        number && !self.il[inner].flags.intersects(dependent) && !named
    }
}
