//! What an alias template-id stands for (`[temp.alias]`).

use crate::compilation::{Compilation, boundary};
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::instantiation::context::Instantiated;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::missing_type::MissingIn;
use crate::sema::template::Args;
use crate::tables::limits;
use smallvec::SmallVec;

impl Compilation {
    /// The type that an alias template names with arguments: the template-id itself where that cannot be said before
    /// instantiation.
    pub(in crate::sema) fn alias_target(
        &mut self,
        template: TemplateId,
        pattern: TypedefId,
        canonical: List<TemplateArg>,
        written: List<TemplateArg>,
        dependent: bool,
    ) -> TypeId {
        if dependent
            && (self.alias_is_opaque(template, canonical) || self.counts_open_pack(pattern, canonical))
        {
            return self.make_type(TypeKind::Instance { template, args: canonical });
        }
        let named = match dependent {
            true => self.converted_arguments(template, canonical),
            false => self.signed_arguments(written, canonical),
        };
        let env = self.environment_for(template, named);
        if self.instantiation.sfinae.is_some() && self.is_constrained(template) {
            let header = self.il[template].params;
            if self.header_constraints_hold(header, &env) == Some(false) {
                self.sfinae_fail();
            }
        }
        let target = self.il[pattern].ty;
        let result = match dependent {
            true => self.substitute_type(target, &env),
            false => self.alias_instance_target(template, pattern, (canonical, written), &env),
        };
        // What the result does not mention must still be valid.
        let lost = dependent
            && match self.is_dependent(result) {
                true => self.drops_a_condition(template, target, canonical),
                false => !self.is_dependent(target) || self.may_lose_an_argument(canonical),
            };
        if lost {
            return self.make_type(TypeKind::Instance { template, args: canonical });
        }
        if dependent && let Some(spelled) = self.spelled_target(template, target, written, canonical) {
            // The arguments of other alias templates in the target stay written.
            return if self.canonical(spelled) == self.canonical(result) { spelled } else { result };
        }
        result
    }

    /// Whether what is wrong with what an alias template names is told now.
    pub(in crate::sema) fn tells_aliases(&self) -> bool {
        self.instantiation.sfinae.is_none() && self.reports.quiet == 0
    }

    /// What an alias template names with arguments that depend on nothing. Where that is invalid, it is reported as part
    /// of the alias (`[temp.alias]`), once for these arguments.
    fn alias_instance_target(
        &mut self,
        template: TemplateId,
        pattern: TypedefId,
        (canonical, written): (List<TemplateArg>, List<TemplateArg>),
        env: &Environment,
    ) -> TypeId {
        let (target, pos) = (self.il[pattern].ty, self.il[pattern].pos);
        let known = self.reports.aliases.told.contains(&(template, canonical));
        if known || self.instantiation.sfinae.is_some() || !self.is_dependent(target) {
            return self.substitute_as_written(target, env);
        }
        self.begin_instantiation(Instantiated::Alias { template, canonical, written });
        if !self.tells_aliases() {
            // Classes that it needs are defined all the same, and told as part of it.
            let result = self.across(boundary::NeededAt(pos), |c| c.substitute_as_written(target, env));
            self.end_instantiation();
            return result;
        }
        let result = self.across(boundary::NeededAt(pos), |c| {
            c.across(boundary::MissingMember(None), |c| {
                let mut spelled = env.clone();
                spelled.set_written(c.il[c.il[template].params].depth, written);
                let result = c.substitute_as_written(target, &spelled);
                if !c.reports_alias_within(target, env) {
                    c.report_missing_type(pos, MissingIn::Alias);
                }
                result
            })
        });
        self.end_instantiation();
        if self.is_unknown(result) {
            self.reports.aliases.told.insert((template, canonical));
        }
        result
    }

    /// Whether the type that was found to be missing since the last call is what an alias stands for that `written`
    /// names. It is reported with that.
    pub(in crate::sema) fn reports_alias_within(&mut self, written: TypeId, env: &Environment) -> bool {
        if self.instantiation.missing_type.is_none() {
            return false;
        }
        let Some((template, args)) = self.alias_named_in(written, 0) else { return false };
        let args = self.apart(|c| c.substitute_args(args, env));
        if self.il[args].iter().any(|arg| self.arg_is_dependent(arg)) {
            return false;
        }
        self.instantiation.missing_type = None;
        let pos = self.instantiation.pos;
        self.template_id(template, args, pos);
        true
    }

    /// The first template-id of an alias that a type was written with.
    fn alias_named_in(&self, ty: TypeId, nested: u32) -> Option<(TemplateId, List<TemplateArg>)> {
        if nested > limits::ALIASED_TYPE_NESTING || !self.is_dependent(ty) {
            return None;
        }
        if let TypeKind::AliasInstance { template, args, .. } = self.il[ty].kind {
            return Some((template, args));
        }
        let mut found = None;
        self.il.any_in_type(self.il[ty].kind, |piece| {
            if let Piece::Type(of) = piece {
                found = self.alias_named_in(of, nested + 1);
            }
            found.is_some()
        });
        found
    }

    /// How messages name an alias template with its arguments: types as they were written, but for what other alias
    /// templates name, all others in full.
    pub(in crate::sema) fn alias_instance_text(
        &self,
        template: TemplateId,
        canonical: List<TemplateArg>,
        written: List<TemplateArg>,
    ) -> String {
        let written = &self.il[written];
        let mut at = 0;
        let mut texts = Vec::new();
        let mut list = |arg: &TemplateArg| {
            let shown = match (written.get(at), arg) {
                (Some(TemplateArg::Type { of }), TemplateArg::Type { .. }) => {
                    TemplateArg::Type { of: self.behind_passing_names(*of) }
                }
                _ => *arg,
            };
            at += 1;
            self.list_argument(&shown, &mut texts);
        };
        for arg in &self.il[canonical] {
            match *arg {
                TemplateArg::Pack { args } => self.il[args].iter().for_each(&mut list),
                _ => list(arg),
            }
        }
        let listed = texts.join(", ");
        let around = self.il[template].class.and_then(|class| self.il[class].instance);
        match (around, self.il[template].name) {
            (Some(around), Some(name)) => {
                let (class, name) = (self.instance_pattern_text(around), self.names.text(name));
                format!("{class}::{name}<{listed}> [with {}]", self.instance_bindings_text(around))
            }
            _ => format!("{}<{listed}>", self.template_text(template)),
        }
    }

    /// What a type is that is named by an alias template with arguments or by a typedef of a function, and so on.
    fn behind_passing_names(&self, mut ty: TypeId) -> TypeId {
        loop {
            ty = match self.il[ty].kind {
                TypeKind::AliasInstance { target, .. } => target,
                TypeKind::Typedef { typedef } if self.il[self.il[typedef].scope].kind.is_local() => {
                    self.il[typedef].ty
                }
                _ => return ty,
            };
        }
    }

    /// The canonical arguments of an alias template, where types that were written with `signed` or `decltype` keep
    /// that: it shows in what the alias stands for.
    fn signed_arguments(
        &mut self,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) -> List<TemplateArg> {
        let mut signed = self.il[canonical].to_vec();
        let written: Vec<_> = self.il[written].iter().map(|arg| self.signed_argument(arg)).collect();
        if written.iter().all(Option::is_none) {
            return canonical;
        }
        for (index, arg) in signed.iter_mut().enumerate() {
            match *arg {
                TemplateArg::Pack { args } => {
                    let mut elements = self.il[args].to_vec();
                    for (element, written) in elements.iter_mut().zip(written.iter().skip(index)) {
                        *element = written.unwrap_or(*element);
                    }
                    *arg = TemplateArg::Pack { args: self.il.list(&elements) };
                }
                _ => *arg = written.get(index).copied().flatten().unwrap_or(*arg),
            }
        }
        self.il.list(&signed)
    }

    /// The canonical arguments of an alias template. Those that it passes on to parameters that take values of any type
    /// show that they are converted to the types of its own ones.
    fn converted_arguments(
        &mut self,
        template: TemplateId,
        canonical: List<TemplateArg>,
    ) -> List<TemplateArg> {
        let TemplateKind::Alias { pattern } = self.il[template].kind else { return canonical };
        let target = self.canonical(self.il[pattern].ty);
        let params: SmallVec<[_; 8]> =
            SmallVec::from_slice(self.il[self.il[template].params].params(&self.il));
        let mut args = self.il[canonical].to_vec();
        for (param, arg) in params.iter().zip(&mut args) {
            let TemplateParamKind::NonType { ty, .. } = self.il[*param].kind else { continue };
            let TemplateArg::Expr { expr } = *arg else { continue };
            if matches!(self.il[ty].kind, TypeKind::Builtin { .. })
                && self.has_other_type(expr, ty)
                && self.is_passed_to_placeholder(*param, target, 0)
            {
                let e = self.il[expr];
                let kind = ExprKind::Cast { style: CastStyle::C, to: ty, operand: expr };
                let flags = (e.flags - ExprFlags::TYPE_DEPENDENT) | ExprFlags::VALUE_DEPENDENT;
                let cast = Expr { kind, ty, pos: e.pos, category: Category::Prvalue, flags };
                *arg = TemplateArg::Expr { expr: self.il.expressions.exprs.add(cast) };
            }
        }
        match args == self.il[canonical] {
            true => canonical,
            false => self.il.list(&args),
        }
    }

    /// The arguments of an alias template as they were written, where those that are computed from what depends on no
    /// parameter are their values, unless they are written among statements or in the header of a template. The names
    /// of constexpr variables stay.
    pub(in crate::sema) fn computed_arguments(
        &mut self,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) -> List<TemplateArg> {
        let scope = self.il[self.context.scope].kind;
        if !matches!(scope, ScopeKind::Global | ScopeKind::Namespace { .. } | ScopeKind::Class { .. }) {
            return written;
        }
        let mut values = self.il[canonical].iter().flat_map(|arg| match *arg {
            TemplateArg::Pack { args } => self.il[args].to_vec(),
            other => vec![other],
        });
        let mut args = Args::from_slice(&self.il[written]);
        for arg in &mut args {
            let (Some(value), TemplateArg::Expr { expr }) = (values.next(), *arg) else { continue };
            let TemplateArg::Integral { ty, .. } = value else { continue };
            let stays = match self.il[self.il.without_conversions(expr)].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                    self.il[id].flags.contains(VariableFlags::CONSTEXPR)
                }
                ExprKind::Name { .. } => true,
                kind if kind.is_literal() => self.enum_of(ty).is_some(),
                _ => false,
            };
            if !stays && !self.il[expr].flags.intersects(DEPENDENT) {
                *arg = value;
            }
        }
        match args[..] == self.il[written] {
            true => written,
            false => self.il.list(&args),
        }
    }

    /// Whether an argument may be of another type than its parameter, which comparisons and conditions are bool for.
    fn has_other_type(&self, expr: ExprId, ty: TypeId) -> bool {
        let e = self.il[expr];
        let truth = match e.kind {
            ExprKind::Binary { op, .. } => {
                use BinaryOp::*;
                matches!(
                    op,
                    Less | Greater | LessEqual | GreaterEqual | Equal | NotEqual | LogicalAnd | LogicalOr
                )
            }
            ExprKind::Unary { op, .. } => op == UnaryOp::Not,
            _ => false,
        };
        match truth {
            true => self.builtin_of(ty) != Some(Builtin::Bool),
            false => e.flags.contains(ExprFlags::TYPE_DEPENDENT),
        }
    }

    /// Whether the template argument lists in a type pass a parameter on to one whose type is a placeholder
    /// (`[temp.param]`).
    fn is_passed_to_placeholder(&self, param: TemplateParamId, ty: TypeId, depth: u32) -> bool {
        if depth > limits::SUBSTITUTION_NESTING {
            return false;
        }
        let within = |ty: TypeId| self.is_passed_to_placeholder(param, ty, depth + 1);
        if let TypeKind::Instance { template, args } = self.il[ty].kind {
            let header = &self.il[self.il[template].params];
            let mut open = header.params(&self.il).iter().map(|to| {
                matches!(self.il[*to].kind,
                TemplateParamKind::NonType { ty, .. } if self.il[ty].flags.contains(TypeFlags::PLACEHOLDER))
            });
            return self.il[args].iter().any(|arg| {
                let takes_any = open.next().unwrap_or(false);
                match *arg {
                    TemplateArg::Type { of } => within(of),
                    TemplateArg::Pack { args } => self.il[args].iter().any(|arg| match *arg {
                        TemplateArg::Type { of } => within(of),
                        _ => false,
                    }),
                    TemplateArg::Expr { expr } if takes_any => {
                        self.named_value_param(expr).is_some_and(|named| {
                            let (named, param) = (&self.il[named], &self.il[param]);
                            (named.depth, named.index) == (param.depth, param.index)
                        })
                    }
                    _ => false,
                }
            });
        }
        self.il.any_in_type(self.il[ty].kind, |piece| match piece {
            Piece::Type(of) => within(of),
            // What an operand of decltype makes of it is not followed.
            Piece::Expr(operand) => self.il[operand].flags.intersects(DEPENDENT),
            Piece::Qualifier(qualifier) => match self.il[qualifier].part {
                QualifierPart::Type { of } => within(of),
                _ => false,
            },
            // Those of an alias template show in what it stands for.
            Piece::Args(_) => false,
        })
    }

    /// An argument that is a type written with `signed`, by typedef names too.
    fn signed_argument(&self, arg: &TemplateArg) -> Option<TemplateArg> {
        let TemplateArg::Type { mut of } = *arg else { return None };
        loop {
            of = match self.il[of].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::AliasInstance { target, .. } => target,
                TypeKind::Qualifiedly { of, .. } => of,
                TypeKind::Signed { .. } | TypeKind::Decltype { .. } => return Some(TemplateArg::Type { of }),
                _ => return None,
            };
        }
    }

    /// What an alias template names, a class template-id, a member of one or another alias, with the alias templates
    /// among the arguments kept; none where there are none, or where the arguments do not match the parameters one by
    /// one.
    fn spelled_target(
        &mut self,
        template: TemplateId,
        target: TypeId,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) -> Option<TypeId> {
        let params = self.il[self.il[template].params].params(&self.il);
        let packs = params.iter().filter(|param| self.il[**param].pack).count();
        let last = params.last().is_some_and(|param| self.il[*param].pack);
        let single = (packs == 0 && params.len() >= written.len()) || (packs == 1 && last);
        let listed =
            |arg: &TemplateArg| !matches!(arg, TemplateArg::Pack { .. } | TemplateArg::Expansion { .. });
        if !single
            || !self.il[written].iter().all(listed)
            || self.spellings.spelled_aliases > limits::SPELLED_ALIAS_NESTING
        {
            return None;
        }
        self.across(boundary::SpelledAlias, |c| {
            let args = c.with_spelled_defaults(template, written, canonical);
            let mut env = c.environment_for(template, args);
            env.spelled = true;
            c.spelled_type(target, &env, 0)
        })
    }

    /// The arguments of an alias template as they were written, and what the defaults of its other parameters make of
    /// them.
    fn with_spelled_defaults(
        &mut self,
        template: TemplateId,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) -> List<TemplateArg> {
        let params: SmallVec<[_; 8]> =
            SmallVec::from_slice(self.il[self.il[template].params].params(&self.il));
        let mut args = self.il[written].to_vec();
        let known = self.il[canonical].to_vec();
        if let Some(pack) = params.len().checked_sub(1).filter(|last| self.il[params[*last]].pack) {
            let rest = args.split_off(pack.min(args.len()));
            if args.len() == pack {
                args.push(TemplateArg::Pack { args: self.il.list(&rest) });
            }
        }
        for (param, known) in params.iter().zip(known).skip(args.len()) {
            let so_far = self.il.list(&args);
            let mut env = self.environment_for(template, so_far);
            env.spelled = true;
            let spelled = match self.il[*param].kind {
                TemplateParamKind::Type { default: Some(of), .. } => {
                    self.spelled_type(of, &env, 0).map(|of| TemplateArg::Type { of })
                }
                _ => None,
            };
            args.push(spelled.unwrap_or(known));
        }
        self.il.list(&args)
    }

    /// The type before a member of a dependent class after substitution, with the names that it was written with.
    pub(in crate::sema) fn spelled_qualifier_type(
        &mut self,
        qualifier: QualifierId,
        env: &Environment,
    ) -> TypeId {
        let spelled = match self.il[qualifier].part {
            QualifierPart::Type { of } => self.spelled_type(of, env, 0),
            _ => None,
        };
        spelled.unwrap_or_else(|| self.substitute_qualifier_type(qualifier, env))
    }

    /// Template arguments after substitution, with alias templates kept; none where there are none.
    fn spelled_args(
        &mut self,
        args: List<TemplateArg>,
        env: &Environment,
        nested: u32,
    ) -> Option<List<TemplateArg>> {
        let mut any = false;
        let mut spelled = Vec::new();
        let written = self.il[args].to_vec();
        for arg in written {
            let kept = match arg {
                TemplateArg::Type { of } if !self.is_dependent(of) => {
                    let of = self.type_of_parameter_value(of, env).unwrap_or(of);
                    spelled.push(TemplateArg::Type { of });
                    continue;
                }
                TemplateArg::Type { of } => {
                    self.spelled_type(of, env, nested).map(|of| TemplateArg::Type { of })
                }
                TemplateArg::Expr { expr } => {
                    self.spelled_value(expr, env, nested).map(|expr| TemplateArg::Expr { expr })
                }
                TemplateArg::Expansion { .. } => {
                    any = true;
                    spelled.extend(self.expanded_argument(arg, env));
                    continue;
                }
                _ => None,
            };
            any |= kept.is_some();
            match kept {
                Some(arg) => spelled.push(arg),
                None => spelled.push(self.substitute_arg(&arg, env)?),
            }
        }
        any.then(|| self.il.list(&spelled))
    }

    /// What an argument that is a pack expansion becomes: one argument for each element.
    fn expanded_argument(&mut self, arg: TemplateArg, env: &Environment) -> Vec<TemplateArg> {
        if let Some(elements) = self.spelled_pack(arg, env) {
            return elements;
        }
        let alone = self.il.list(&[arg]);
        let elements = self.substitute_args(alone, env);
        let mut flat = Vec::new();
        for element in self.il[elements].iter().copied() {
            match element {
                TemplateArg::Pack { args } => flat.extend_from_slice(&self.il[args]),
                _ => flat.push(element),
            }
        }
        flat
    }

    /// The arguments that `T...` stands for where these were written as template-ids: each as it was written, if it depends on
    /// template parameters. None for other expansions.
    fn spelled_pack(&mut self, arg: TemplateArg, env: &Environment) -> Option<Vec<TemplateArg>> {
        let TemplateArg::Expansion { pattern: PackedArg::Type { of } } = arg else { return None };
        let TypeKind::Param { depth, index, .. } = self.canonical_kind(of) else { return None };
        let Some(TemplateArg::Pack { args }) = self.argument_of(depth, index, env) else { return None };
        let spelled = self.il[args].iter().map(|arg| match *arg {
            TemplateArg::Type { of } if !self.is_dependent(of) => {
                TemplateArg::Type { of: self.canonical(of) }
            }
            other => other,
        });
        Some(spelled.collect())
    }

    /// The name of a specialization of a variable template after substitution, with alias templates among its arguments
    /// kept; none where there are none.
    fn spelled_value(&mut self, value: ExprId, env: &Environment, nested: u32) -> Option<ExprId> {
        let e = self.il[value];
        let kind = match e.kind {
            ExprKind::Name { entity: entity @ Entity::Template { .. }, qualifier, args: Some(args) } => {
                let args = self.spelled_args(args, env, nested + 1)?;
                ExprKind::Name { entity, qualifier, args: Some(args) }
            }
            ExprKind::Unary { op: UnaryOp::Not, operand } if nested <= limits::ALIASED_TYPE_NESTING => {
                let operand = self.spelled_value(operand, env, nested + 1)?;
                ExprKind::Unary { op: UnaryOp::Not, operand }
            }
            _ => {
                let spelled = self.substitute_expr(value, env);
                return (spelled != value).then_some(spelled);
            }
        };
        Some(self.il.expressions.exprs.add(Expr { kind, ..e }))
    }

    fn spelled_type(&mut self, ty: TypeId, env: &Environment, nested: u32) -> Option<TypeId> {
        if nested > limits::ALIASED_TYPE_NESTING || !self.is_dependent(ty) {
            return None;
        }
        match self.il[ty].kind {
            TypeKind::AliasInstance { template, args, target } => {
                let written = self.il[args].to_vec();
                let mut result = Vec::new();
                for arg in written {
                    match arg {
                        TemplateArg::Type { of } => {
                            let spelled = self.spelled_type(of, env, nested + 1);
                            let of = spelled.unwrap_or_else(|| self.substitute_type(of, env));
                            result.push(TemplateArg::Type { of });
                        }
                        TemplateArg::Expr { expr } => {
                            let spelled = self.spelled_value(expr, env, nested);
                            match spelled {
                                Some(expr) => result.push(TemplateArg::Expr { expr }),
                                None => result.push(self.substitute_arg(&arg, env)?),
                            }
                        }
                        TemplateArg::Expansion { .. } => result.extend(self.expanded_argument(arg, env)),
                        _ => result.push(self.substitute_arg(&arg, env)?),
                    }
                }
                let args = self.il.list(&result);
                let pos = self.instantiation.pos;
                match self.attempt(|c| c.template_id(template, args, pos)).flatten() {
                    Some(alias) if matches!(self.il[alias].kind, TypeKind::AliasInstance { .. }) => {
                        Some(alias)
                    }
                    _ => {
                        let target = self.substitute_type(target, env);
                        Some(self.make_type(TypeKind::AliasInstance { template, args, target }))
                    }
                }
            }
            TypeKind::Pointer { to } => {
                let to = self.spelled_type(to, env, nested + 1)?;
                (!self.is_reference(to)).then(|| self.pointer_to(to))
            }
            TypeKind::LvalueReference { to } => {
                let to = self.spelled_type(to, env, nested + 1)?;
                Some(self.lvalue_reference(to))
            }
            TypeKind::Qualified { base, quals } => {
                let base = self.spelled_type(base, env, nested + 1)?;
                (!self.is_reference(base)).then(|| self.qualified(base, quals))
            }
            TypeKind::Param { .. } | TypeKind::NamedParam { .. } => {
                let argument = self.substitute_type(ty, env);
                (argument != self.canonical(argument)).then_some(argument)
            }
            TypeKind::DependentName { qualifier, name } => {
                let q = self.il[qualifier];
                let QualifierPart::Type { of } = q.part else { return None };
                let of = self.spelled_type(of, env, nested + 1)?;
                let qualifier = self.qualifier_of(None, QualifierPart::Type { of }, q.template_keyword);
                Some(self.make_type(TypeKind::DependentName { qualifier, name }))
            }
            TypeKind::Instance { template, args } => {
                let args = self.spelled_args(args, env, nested + 1)?;
                Some(self.make_type(TypeKind::Instance { template, args }))
            }
            TypeKind::Qualifiedly { of, .. } => self.spelled_type(of, env, nested + 1),
            TypeKind::Function { ret, params, traits, noexcept } => {
                let result = self.spelled_type(ret, env, nested + 1);
                let mut any = result.is_some();
                let mut types = Vec::new();
                let written = self.il[params].to_vec();
                for param in written {
                    let spelled = self.spelled_type(param, env, nested + 1);
                    any |= spelled.is_some();
                    types.push(spelled.unwrap_or_else(|| self.substitute_type(param, env)));
                }
                let ret = result.unwrap_or_else(|| self.substitute_type(ret, env));
                let params = self.il.list(&types);
                any.then(|| self.make_type(TypeKind::Function { ret, params, traits, noexcept }))
            }
            // Types of other forms are spelled as they are substituted.
            _ => None,
        }
    }

    /// The type that an alias kept as it is names, for deduction from that.
    pub(in crate::sema) fn alias_result(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> Option<TypeId> {
        let TemplateKind::Alias { pattern } = self.il[template].kind else { return None };
        let expansion = |arg: &TemplateArg| matches!(arg, TemplateArg::Expansion { .. });
        if self.il[args].len() != self.il[self.il[template].params].params(&self.il).len()
            || self.il[args].iter().any(expansion)
        {
            return None;
        }
        let env = self.environment_for(template, args);
        let target = self.il[pattern].ty;
        self.attempt(|c| c.substitute_type(target, &env))
    }

    /// Whether something is asked of an argument that is not left in what an alias names: all but a parameter may be
    /// invalid, and values may decide what it is.
    fn may_lose_an_argument(&self, args: List<TemplateArg>) -> bool {
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Pack { args } => self.may_lose_an_argument(args),
            TemplateArg::Type { .. } => self.may_be_invalid(arg),
            _ => self.arg_is_dependent(arg),
        })
    }

    /// Whether the target of an alias does not mention a parameter whose argument may be invalid.
    fn drops_a_condition(&self, template: TemplateId, target: TypeId, args: List<TemplateArg>) -> bool {
        let params = self.il[self.il[template].params].params(&self.il);
        params.iter().zip(&self.il[args]).any(|(param, arg)| {
            let param = &self.il[*param];
            (self.may_be_invalid(arg) || self.type_may_be_invalid(param.kind))
                && self.ignores(target, (param.depth, param.index), 0)
        })
    }

    /// Whether the type of a value parameter can become invalid where parameters are replaced by any arguments.
    fn type_may_be_invalid(&self, kind: TemplateParamKind) -> bool {
        let TemplateParamKind::NonType { ty, .. } = kind else { return false };
        self.is_dependent(ty) && !matches!(self.canonical_kind(ty), TypeKind::Param { .. })
    }

    /// Whether a template argument can become invalid where parameters are replaced by any arguments.
    fn may_be_invalid(&self, arg: &TemplateArg) -> bool {
        let is_param = |ty: TypeId| matches!(self.canonical_kind(ty), TypeKind::Param { .. });
        match *arg {
            TemplateArg::Type { of } => self.is_dependent(of) && !is_param(of),
            TemplateArg::Pack { args } => self.il[args].iter().any(|arg| self.may_be_invalid(arg)),
            TemplateArg::Expansion { pattern: PackedArg::Type { of } } => !is_param(of),
            _ => false,
        }
    }

    /// Whether a type surely does not mention the parameter at a depth and index.
    fn ignores(&self, ty: TypeId, place: (u16, u32), nested: u32) -> bool {
        if !self.is_dependent(ty) {
            return true;
        }
        match self.canonical_kind(ty) {
            _ if nested > limits::ALIASED_TYPE_NESTING => false,
            TypeKind::Param { depth, index, .. } => (depth, index) != place,
            TypeKind::Qualified { base: to, .. }
            | TypeKind::Pointer { to }
            | TypeKind::LvalueReference { to }
            | TypeKind::RvalueReference { to } => self.ignores(to, place, nested + 1),
            TypeKind::Instance { args, .. } => self.list_ignores(args, place, nested),
            TypeKind::DependentName { qualifier, .. } => self.qualifier_ignores(qualifier, place, nested),
            TypeKind::DependentTemplate { qualifier, args, .. } => {
                self.qualifier_ignores(qualifier, place, nested) && self.list_ignores(args, place, nested)
            }
            _ => false,
        }
    }

    fn list_ignores(&self, args: List<TemplateArg>, place: (u16, u32), nested: u32) -> bool {
        self.il[args].iter().all(|arg| match *arg {
            TemplateArg::Type { of } => self.ignores(of, place, nested + 1),
            TemplateArg::Expr { expr } => self.value_ignores(expr, place),
            _ => false,
        })
    }

    /// The same of a value: it depends on no parameter, or is one.
    fn value_ignores(&self, e: ExprId, place: (u16, u32)) -> bool {
        let entry = &self.il[e];
        match entry.kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                (self.il[id].depth, self.il[id].index) != place
            }
            _ => !entry.flags.intersects(DEPENDENT),
        }
    }

    fn qualifier_ignores(&self, qualifier: QualifierId, place: (u16, u32), nested: u32) -> bool {
        match self.il[qualifier].part {
            QualifierPart::Type { of } => self.ignores(of, place, nested + 1),
            _ => false,
        }
    }

    /// Whether the header of a template constrains its parameters.
    pub(in crate::sema) fn is_constrained(&self, template: TemplateId) -> bool {
        let header = &self.il[self.il[template].params];
        let of_param = |param: &TemplateParamId| {
            matches!(self.il[*param].kind, TemplateParamKind::Type { constraint: Some(_), .. })
        };
        header.requires_clause.condition.is_some() || header.params(&self.il).iter().any(of_param)
    }

    /// Whether an alias names a type of which the length of a pack is part that is not known yet.
    fn counts_open_pack(&self, pattern: TypedefId, args: List<TemplateArg>) -> bool {
        let open = |arg: &TemplateArg| match *arg {
            TemplateArg::Pack { args } => {
                self.il[args].iter().any(|arg| matches!(arg, TemplateArg::Expansion { .. }))
            }
            _ => false,
        };
        self.il[args].iter().any(open) && self.counts_pack(self.il[pattern].ty)
    }

    /// Whether an alias must stay as it is: one of its arguments is a pack expansion in a wrong place.
    fn alias_is_opaque(&self, template: TemplateId, args: List<TemplateArg>) -> bool {
        let params = self.il[self.il[template].params].params(&self.il);
        self.il[args].len() != params.len()
            || self.il[args].iter().any(|a| matches!(a, TemplateArg::Expansion { .. }))
    }
}
