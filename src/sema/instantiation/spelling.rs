//! How the types of members of instances are spelled: with the typedef names of the class and the arguments as they were
//! first written. What a type is does not depend on it.

use super::substitute::Environment;
use crate::compilation::{Compilation, boundary};
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Key;
use crate::sema::template::Args;
use crate::tables::limits;
use smallvec::SmallVec;

/// For each argument the type that was written in its place, and which element of an expansion of that it is.
type WrittenPlaces = SmallVec<[(Option<TypeId>, Option<usize>); 8]>;

impl Compilation {
    /// A type, made by substitution from one that a template has written, in the spelling that the template gives it.
    pub(in crate::sema) fn with_spelling(
        &mut self,
        ty: TypeId,
        written: TypeId,
        class: Option<ClassId>,
        env: &Environment,
    ) -> TypeId {
        let open = TypeFlags::UNKNOWN | TypeFlags::PLACEHOLDER | TypeFlags::DEPENDENT;
        if self.il[ty].flags.intersects(open) || self.instantiation.sfinae.is_some() {
            return ty;
        }
        let spelled = self.spelled_in(written, class, env, 0);
        spelled.filter(|spelled| self.same_type(*spelled, ty)).unwrap_or(ty)
    }

    /// A type that a template has written with arguments in the place of parameters, names kept. None if it has no names
    /// that are not found in the type itself.
    pub(in crate::sema) fn spelled_in(
        &mut self,
        ty: TypeId,
        class: Option<ClassId>,
        env: &Environment,
        nested: u32,
    ) -> Option<TypeId> {
        if nested > limits::REDECLARED_TYPE_NESTING {
            return None;
        }
        let within = |c: &mut Self, of: TypeId| c.spelled_in(of, class, env, nested + 1);
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => {
                let ScopeKind::Class { of } = self.il[self.il[typedef].scope].kind else { return None };
                if !self.is_dependent_class(of) {
                    return None;
                }
                let name = self.il[typedef].name;
                // The typedef may be one of a class around.
                let mut class = class;
                while let Some(at) = class {
                    if let Some(named) = self.typedef_member(at, name) {
                        return Some(named);
                    }
                    class = self.il[at].parent_class;
                }
                None
            }
            TypeKind::NamedParam { param } => {
                let (depth, index) = (self.il[param].depth, self.il[param].index);
                self.written_argument(depth, index, env)
            }
            TypeKind::Param { depth, index, .. } => self.written_argument(depth, index, env),
            TypeKind::DependentName { qualifier, name } => {
                let outer = self.apart(|c| c.substitute_qualifier_type(qualifier, env));
                let class = self.class_of(outer)?;
                (self.il[class].state == Completeness::Complete).then_some(())?;
                self.typedef_member(class, name)
            }
            TypeKind::AliasInstance { template, args, .. } => {
                let args = self.spelled_arguments_in(args, env)?;
                let pos = self.instantiation.pos;
                self.apart(|c| c.template_id(template, args, pos))
            }
            TypeKind::Qualifiedly { of, .. } => within(self, of),
            TypeKind::Qualified { base, quals } => {
                let base = within(self, base)?;
                Some(self.qualified(base, quals))
            }
            TypeKind::Pointer { to } => {
                let to = within(self, to)?;
                Some(self.make_type(TypeKind::Pointer { to }))
            }
            TypeKind::LvalueReference { to } => {
                let to = within(self, to)?;
                (!self.is_reference(to)).then(|| self.make_type(TypeKind::LvalueReference { to }))
            }
            TypeKind::RvalueReference { to } => {
                let to = within(self, to)?;
                (!self.is_reference(to)).then(|| self.make_type(TypeKind::RvalueReference { to }))
            }
            // Types of other forms are spelled by what they are.
            _ => None,
        }
    }

    /// The member typedef of a class that a name stands for, as a name.
    fn typedef_member(&mut self, class: ClassId, name: Name) -> Option<TypeId> {
        let found = self.lookup_member(class, Key::name(name));
        let Some(Entity::Typedef { id }) = found.first().copied() else { return None };
        Some(self.make_type(TypeKind::Typedef { typedef: id }))
    }

    /// The argument of a parameter as it was first written, where that says more than what it is.
    fn written_argument(&mut self, depth: u16, index: u32, env: &Environment) -> Option<TypeId> {
        let written = env.written(depth)?;
        let Some(TemplateArg::Type { of }) = self.argument_of(depth, index, env) else { return None };
        let at = index as usize + env.pack_index.unwrap_or(0);
        let Some(TemplateArg::Type { of: spelled }) = self.il[written].get(at).copied() else { return None };
        let open = TypeFlags::UNKNOWN | TypeFlags::PLACEHOLDER | TypeFlags::DEPENDENT | TypeFlags::PACK;
        let says_more = spelled != of && !self.il[spelled].flags.intersects(open);
        (says_more && self.same_type(spelled, of)).then_some(spelled)
    }

    /// Template arguments after substitution, in the spelling in which they were written. None where expansions keep the
    /// places from being known.
    pub(in crate::sema) fn spelled_arguments_in(
        &mut self,
        args: List<TemplateArg>,
        env: &Environment,
    ) -> Option<List<TemplateArg>> {
        let mut spelled = Args::new();
        let listed = self.il[args].to_vec();
        for arg in listed {
            let made = match arg {
                TemplateArg::Expansion { .. } | TemplateArg::Pack { .. } => return None,
                TemplateArg::Type { of } => match self.spelled_in(of, None, env, 0) {
                    Some(of) => TemplateArg::Type { of },
                    None => self.apart(|c| c.substitute_arg(&arg, env))?,
                },
                _ => self.apart(|c| c.substitute_arg(&arg, env))?,
            };
            spelled.push(made);
        }
        Some(self.interned.arg_list(&mut self.il, &spelled))
    }

    /// Arguments after substitution, in canonical form and with the members of classes by their names.
    pub(super) fn substitute_args_named(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        env: &Environment,
    ) -> (List<TemplateArg>, List<TemplateArg>) {
        // Most name no members.
        let (mut result, mut named): (_, Option<Args>) = (Args::new(), None);
        for at in 0..args.len() {
            let arg = self.il[args][at];
            let member = match arg {
                TemplateArg::Type { of } if !env.is_empty() && !self.sfinae_failed() => {
                    match self.il[self.canonical(of)].kind {
                        TypeKind::DependentName { qualifier, name }
                            if self.instantiation.depth <= limits::SUBSTITUTION_NESTING =>
                        {
                            Some((qualifier, name))
                        }
                        _ => None,
                    }
                }
                _ => None,
            };
            match member {
                Some((qualifier, name)) => {
                    let of = self.across(boundary::Step, |c| {
                        c.in_substitution(|c| c.substitute_named_member(qualifier, name, None, env))
                    });
                    let of = match env.defines_typedef && !self.parameter_has_default(template, at) {
                        true => self.behind_member_typedefs(of),
                        false => of,
                    };
                    named.get_or_insert_with(|| result.clone()).push(TemplateArg::Type { of });
                    result.push(TemplateArg::Type { of: self.canonical(of) });
                }
                None => {
                    let (known, instantiated) = (result.len(), self.instances.classes.len());
                    let value = self.substitute_argument_value(&arg, env);
                    match value {
                        Some((value, _)) => result.push(value),
                        None => self.substitute_arg_into(&arg, env, &mut result),
                    }
                    if let Some((TemplateArg::Integral { .. }, spelled)) = value
                        && (self.instances.classes.len() != instantiated
                            || self.names_constexpr_member(spelled))
                    {
                        if self.instances.classes.len() != instantiated {
                            self.il[spelled].flags |= ExprFlags::INSTANTIATES;
                        }
                        let written = TemplateArg::Expr { expr: spelled };
                        named.get_or_insert_with(|| Args::from_slice(&result[..known])).push(written);
                    } else if let Some(named) = &mut named {
                        named.extend_from_slice(result.get(known..).unwrap_or_default());
                    }
                }
            }
        }
        let list = self.interned.arg_list(&mut self.il, &result);
        let named = match named {
            Some(named) if named != result => self.interned.arg_list(&mut self.il, &named),
            _ => list,
        };
        (list, named)
    }

    /// The value of an argument after substitution, with the expression that gives it. None for arguments of other kinds,
    /// and parameters by themselves.
    fn substitute_argument_value(
        &mut self,
        arg: &TemplateArg,
        env: &Environment,
    ) -> Option<(TemplateArg, ExprId)> {
        let TemplateArg::Expr { expr, .. } = *arg else { return None };
        if env.is_empty() || self.sfinae_failed() || self.argument_named_by(expr, env).is_some() {
            return None;
        }
        Some(self.substituted_argument_value(expr, env))
    }

    /// Whether an expression is the name of a constexpr member or of an instance of a variable template, which stays
    /// where it is a template argument.
    fn names_constexpr_member(&self, expr: ExprId) -> bool {
        let name = &self.il[self.il.without_conversions(expr)];
        matches!(name.kind, ExprKind::Name { entity: Entity::Variable { id }, .. }
            if self.il[id].flags.contains(VariableFlags::CONSTEXPR))
    }

    /// Whether a parameter of a template has a default argument, which a template-id then need not have written.
    fn parameter_has_default(&self, template: TemplateId, at: usize) -> bool {
        let params = self.il[self.il[template].params].params(&self.il);
        params.get(at).is_some_and(|param| match self.il[*param].kind {
            TemplateParamKind::Type { default, .. } => default.is_some(),
            TemplateParamKind::NonType { default, .. } => default.is_some(),
            TemplateParamKind::Template { default, .. } => default.is_some(),
        })
    }

    /// What a type is that is named by a typedef of a class, and so on.
    fn behind_member_typedefs(&self, ty: TypeId) -> TypeId {
        let mut at = ty;
        while let TypeKind::Typedef { typedef } = self.il[at].kind
            && let ScopeKind::Class { .. } = self.il[self.il[typedef].scope].kind
        {
            at = self.il[typedef].ty;
        }
        at
    }

    /// For each of `count` arguments the type that a template has written in its place, and which element of an expansion
    /// of that it is. None where more than one expansion keeps the places from being known.
    fn written_places(&self, pattern: List<TemplateArg>, count: usize) -> Option<WrittenPlaces> {
        let mut flat = Args::new();
        for arg in &self.il[pattern] {
            match *arg {
                TemplateArg::Pack { args } => flat.extend_from_slice(&self.il[args]),
                other => flat.push(other),
            }
        }
        let expansions = flat.iter().filter(|arg| matches!(arg, TemplateArg::Expansion { .. })).count();
        let length = match expansions {
            0 => (flat.len() == count).then_some(0)?,
            1 => (count + 1).checked_sub(flat.len())?,
            _ => return None,
        };
        let mut places = WrittenPlaces::new();
        for arg in flat {
            match arg {
                TemplateArg::Expansion { pattern } => {
                    let written = match pattern {
                        PackedArg::Type { of } => Some(of),
                        _ => None,
                    };
                    places.extend((0..length).map(|element| (written, Some(element))));
                }
                TemplateArg::Type { of } => places.push((Some(of), None)),
                _ => places.push((None, None)),
            }
        }
        Some(places)
    }

    /// Canonical arguments that a substitution has given, with those of parameters as they were first written.
    pub(super) fn spell_substituted(
        &mut self,
        pattern: List<TemplateArg>,
        made: List<TemplateArg>,
        env: &Environment,
    ) -> List<TemplateArg> {
        if !env.has_written() {
            return made;
        }
        let Some(places) = self.written_places(pattern, made.len()) else { return made };
        let mut changed: Option<Args> = None;
        for (at, (written, element)) in places.into_iter().enumerate() {
            let (Some(written), TemplateArg::Type { of }) = (written, self.il[made][at]) else { continue };
            let spelled = match element {
                Some(element) => self.spelled_in(written, None, &env.at_pack_index(element), 0),
                None => self.spelled_in(written, None, env, 0),
            };
            if let Some(spelled) = spelled
                && self.same_type(spelled, of)
            {
                let to = changed.get_or_insert_with(|| Args::from_slice(&self.il[made]));
                to[at] = TemplateArg::Type { of: spelled };
            }
        }
        changed.map_or(made, |to| self.interned.arg_list(&mut self.il, &to))
    }

    /// Substituted template arguments, of which those that depend on nothing keep the names that they were written
    /// with.
    pub(super) fn keep_written_names(
        &mut self,
        written: List<TemplateArg>,
        made: List<TemplateArg>,
        env: &Environment,
    ) -> List<TemplateArg> {
        if written == made || written.len() > made.len() {
            return made;
        }
        let mut changed: Option<Args> = None;
        for at in 0..written.len() {
            match (self.il[written][at], self.il[made][at]) {
                (TemplateArg::Type { of: written }, TemplateArg::Type { of })
                    if written != of && !self.is_dependent(written) && self.same_type(written, of) =>
                {
                    let of = self.type_of_parameter_value(written, env).unwrap_or(written);
                    let to = changed.get_or_insert_with(|| Args::from_slice(&self.il[made]));
                    to[at] = TemplateArg::Type { of };
                }
                // What follows an expansion stands elsewhere.
                (TemplateArg::Expansion { .. } | TemplateArg::Pack { .. }, _) => break,
                _ => {}
            }
        }
        changed.map_or(made, |to| self.interned.arg_list(&mut self.il, &to))
    }
}
