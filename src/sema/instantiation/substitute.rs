//! Substitution of template arguments into types, arguments and expressions (`[temp.deduct.type]`, `[temp.inst]`).

use super::substitution_memo::{How, SettledSubstitution};
use crate::compilation::{Compilation, boundary};
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::lookup::Key;
use crate::sema::lookup::ill_formed_type::IllFormedType;
use crate::sema::template::Args;
use crate::tables::limits;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;
use std::borrow::Cow;

/// What template parameters stand for: argument lists by depth, and which element of packs is meant.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Environment {
    pub(in crate::sema) levels: SmallVec<[Option<List<TemplateArg>>; 2]>,
    /// The same as they were first written, where that is known: the elements of packs one by one, without defaults.
    written: SmallVec<[Option<List<TemplateArg>>; 2]>,
    /// While a pack is expanded: the element in question.
    pub pack_index: Option<usize>,
    /// While it is asked whether this element of packs is an expansion itself: packs of which it is not have no length.
    probed: Option<usize>,
    /// Whether expressions that depend on no parameter are built again too: members that they name are those of
    /// the template and not of its instance.
    pub rebuilds_all: bool,
    /// Whether the names of types before members of dependent classes stay as they were written.
    pub spelled: bool,
    /// Whether this is the definition of a typedef: what members of other classes name stands in template arguments there.
    pub(in crate::sema) defines_typedef: bool,
    /// Whether alias templates that take the place of parameters stay where what they name is still open.
    keeps_aliases: bool,
    /// Parameters and local variables that were replaced.
    pub variables: SmallVec<[(VariableId, ExprId); 4]>,
    /// Classes that the body of the template defines, with the ones in their place.
    pub(super) local_classes: SmallVec<[(ClassId, ClassId); 1]>,
}

impl Environment {
    /// Sets the arguments for the parameters of one depth.
    pub fn set(&mut self, depth: u16, args: List<TemplateArg>) {
        let depth = depth as usize;
        while self.levels.len() <= depth {
            self.levels.push(None);
        }
        self.levels[depth] = Some(args);
    }

    /// Notes how the arguments for the parameters of one depth were written.
    pub(in crate::sema) fn set_written(&mut self, depth: u16, args: List<TemplateArg>) {
        let depth = depth as usize;
        while self.written.len() <= depth {
            self.written.push(None);
        }
        self.written[depth] = Some(args);
    }

    /// How the arguments for the parameters of one depth were written.
    pub(in crate::sema) fn written(&self, depth: u16) -> Option<List<TemplateArg>> {
        self.written.get(depth as usize).copied().flatten()
    }

    /// Whether it is known of any arguments how they were written.
    pub(in crate::sema) fn has_written(&self) -> bool {
        self.written.iter().any(Option::is_some)
    }

    /// The arguments for the parameters of one depth.
    pub fn level(&self, depth: u16) -> Option<List<TemplateArg>> {
        self.levels.get(depth as usize).copied().flatten()
    }

    /// What decides about the substitution of a type that names little more than parameters; none where that is much.
    pub(super) fn settled_substitution(&self, ty: TypeId, mut how: How) -> Option<SettledSubstitution> {
        let both = |lists: &[Option<List<TemplateArg>>]| match *lists {
            [] => Some([None; 2]),
            [one] => Some([one, None]),
            [one, other] => Some([one, other]),
            _ => None,
        };
        if !self.variables.is_empty() || !self.local_classes.is_empty() || self.probed.is_some() {
            return None;
        }
        how.set(How::KEEPS_ALIASES, self.keeps_aliases);
        how.set(How::DEFINES_TYPEDEF, self.defines_typedef);
        let pack_index = self.pack_index.map(|index| index as u32);
        let (levels, written) = (both(&self.levels)?, both(&self.written)?);
        Some(SettledSubstitution { ty, levels, written, pack_index, how })
    }

    /// The argument lists of all depths.
    pub fn levels(&self) -> impl Iterator<Item = List<TemplateArg>> {
        self.levels.iter().copied().flatten()
    }

    /// Whether nothing is substituted.
    pub fn is_empty(&self) -> bool {
        self.levels.iter().all(Option::is_none)
    }

    /// The arguments for the parameters of the templates around one of a depth.
    pub(in crate::sema) fn around(&self, depth: u16) -> Cow<'_, Self> {
        if self.levels.len() <= depth as usize {
            return Cow::Borrowed(self);
        }
        let mut around = self.clone();
        around.levels.truncate(depth as usize);
        around.written.truncate(depth as usize);
        Cow::Owned(around)
    }

    /// Takes over the arguments that another environment has.
    pub fn override_by(&mut self, other: &Self) {
        for (depth, level) in other.levels.iter().enumerate() {
            if let Some(args) = level {
                self.set(depth as u16, *args);
            }
        }
        for (depth, level) in other.written.iter().enumerate() {
            if let Some(args) = level {
                self.set_written(depth as u16, *args);
            }
        }
    }

    /// The same to ask whether an element of packs is an expansion itself.
    pub(in crate::sema) fn probing(&self, index: usize) -> Self {
        Self { probed: Some(index), ..self.clone() }
    }

    /// The same for the definition of a typedef.
    pub(in crate::sema) fn of_typedef(&self) -> Self {
        Self { defines_typedef: true, ..self.clone() }
    }

    /// The same for the definition of an alias template: the aliases in it are told in messages of their own.
    pub(super) fn of_alias(&self) -> Self {
        Self { keeps_aliases: true, ..self.clone() }
    }

    /// The same with one element of packs chosen.
    pub fn at_pack_index(&self, index: usize) -> Self {
        Self { pack_index: Some(index), ..self.clone() }
    }
}

impl Compilation {
    /// The argument that a parameter stands for.
    pub fn argument_of(&self, depth: u16, index: u32, env: &Environment) -> Option<TemplateArg> {
        let list = env.level(depth)?;
        let arg = self.il[list].get(index as usize).copied()?;
        match (arg, env.pack_index) {
            (TemplateArg::Pack { args }, Some(i)) => self.il[args].get(i).copied(),
            _ => Some(arg),
        }
    }

    /// A type with arguments in the place of parameters.
    pub fn substitute_type(&mut self, ty: TypeId, env: &Environment) -> TypeId {
        if !self.is_dependent(ty) || env.is_empty() {
            return ty;
        }
        // Substitution proceeds in lexical order and stops where it fails ([temp.deduct.general]).
        if self.sfinae_failed() {
            return ty;
        }
        if self.instantiation.depth > limits::SUBSTITUTION_NESTING {
            self.sfinae_fail();
            return self.fall_back(UnknownCause::Depth, self.instantiation.pos);
        }
        let ty = self.without_qualifier(ty);
        let trailing = matches!(self.il[ty].kind,
            TypeKind::Function { traits, .. } if traits.contains(FunctionTraits::TRAILING));
        self.across(boundary::Step, |c| {
            let followed = c.follows_aliases(ty, env);
            let kind = if followed { c.il[ty].kind } else { c.canonical_kind(ty) };
            c.in_substitution(|c| match kind {
                TypeKind::Function { ret, params, traits, .. } if trailing => {
                    let types = c.substitute_type_list(params, env);
                    let ret = c.substitute_canonical(ret, env);
                    c.substituted_function(ret, &types, traits)
                }
                _ if followed || matches!(c.il[ty].kind, TypeKind::Instance { .. }) => {
                    c.substitute_canonical(ty, env)
                }
                _ => c.substitute_canonical(c.canonical(ty), env),
            })
        })
    }

    /// Whether a type is substituted as it was written: what is wrong with it, and with classes that it needs, is told of
    /// each alias template in it, and the constraints of these are part of it.
    fn follows_aliases(&self, ty: TypeId, env: &Environment) -> bool {
        let flags = self.il[ty].flags;
        let tells = !self.instantiation.open.is_empty() && self.instantiation.sfinae.is_none();
        flags.contains(TypeFlags::CONSTRAINED)
            || flags.contains(TypeFlags::ALIAS) && (env.keeps_aliases || tells)
    }

    /// What an alias template names with substituted arguments, of which messages tell as of an instantiation of its
    /// own (`[temp.alias]`).
    fn substitute_alias(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        target: TypeId,
        env: &Environment,
    ) -> TypeId {
        let (pos, written) = (self.instantiation.pos, args);
        let args = self.substitute_args(args, env);
        let open = self.il[args].iter().any(|arg| self.arg_is_dependent(arg));
        if !self.sfinae_failed() && open == env.keeps_aliases && self.is_alias_of_namespace(template) {
            let args = self.flatten_packs(args);
            let args = self.spell_substituted(written, args, env);
            let args = self.keep_written_names(written, args, env);
            // What its arguments need stands elsewhere.
            self.instantiation.pos = pos;
            if let Some(named) = self.template_id(template, args, pos) {
                return if open { named } else { self.canonical(named) };
            }
        }
        self.substitute_canonical(self.canonical(target), env)
    }

    /// Whether an alias template is the same in all instances.
    fn is_alias_of_namespace(&self, template: TemplateId) -> bool {
        self.il[template].class.is_none_or(|class| !self.il[class].flags.contains(ClassFlags::DEPENDENT))
    }

    /// The same of a template-id with the names that its arguments were written with.
    pub(in crate::sema) fn substitute_as_written(&mut self, ty: TypeId, env: &Environment) -> TypeId {
        let ty = self.without_qualifier(ty);
        let TypeKind::Instance { .. } = self.il[ty].kind else { return self.substitute_type(ty, env) };
        self.across(boundary::Step, |c| c.in_substitution(|c| c.substitute_canonical(ty, env)))
    }

    /// A type without the nested-name-specifier that its name was written with.
    fn without_qualifier(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        }
    }

    fn substitute_canonical(&mut self, ty: TypeId, env: &Environment) -> TypeId {
        use TypeKind::*;
        if !self.is_dependent(ty) {
            return self.canonical(ty);
        }
        match self.il[ty].kind {
            Param { depth, index, .. } => match self.argument_of(depth, index, env) {
                Some(TemplateArg::Type { of }) => of,
                Some(TemplateArg::Expansion { pattern: PackedArg::Type { of } }) => of,
                Some(TemplateArg::Pack { .. }) | None => ty,
                _ => self.substitution_error(),
            },
            Qualified { base, quals } => {
                let base = self.substitute_canonical(base, env);
                self.qualified(base, quals)
            }
            Pointer { to } => {
                let to = self.substitute_pointee(to, env);
                match IllFormedType::of_pointee(self, to) {
                    Some(what) => self.refused_type(what),
                    None => self.pointer_to(to),
                }
            }
            LvalueReference { to } | RvalueReference { to } => {
                let lvalue = matches!(self.il[ty].kind, LvalueReference { .. });
                let to = self.substitute_pointee(to, env);
                if let Some(what) = IllFormedType::of_referred(self, to) {
                    return self.refused_type(what);
                }
                let reference = if lvalue { self.lvalue_reference(to) } else { self.rvalue_reference(to) };
                self.canonical(reference)
            }
            MemberPointer { class, to } => {
                let class = self.substitute_canonical(class, env);
                let to = self.substitute_pointee(to, env);
                if !self.is_dependent(class) && self.class_of(class).is_none() {
                    return self.substitution_error();
                }
                self.make_type(MemberPointer { class, to })
            }
            Array { element, bound } => self.substitute_array(element, bound, env),
            Function { ret, params, traits, .. } => {
                self.substitute_once(ty, env, |c| c.substitute_function(ret, params, traits, env))
            }
            PackExpansion { pattern } => {
                let pattern = self.substitute_canonical(pattern, env);
                self.make_type(PackExpansion { pattern })
            }
            Complex { element } => {
                let element = self.substitute_canonical(element, env);
                self.make_type(Complex { element })
            }
            Vector { element, count } => {
                let element = self.substitute_canonical(element, env);
                self.make_type(Vector { element, count })
            }
            DependentVector { element, size } => {
                let element = self.substitute_canonical(element, env);
                let size = self.substitute_expr(size, env);
                self.vector_of_size(element, size, self.il[size].pos)
            }
            Instance { template, args } => {
                self.substitute_settled(ty, env, |c| c.substitute_instance(ty, (template, args), env))
            }
            DeducedClass { template } => self.substitute_deduced_class(ty, template, env),
            Class { class } => self.substitute_class(class, env),
            Enum { of } => self.substitute_enum(of, env),
            DependentName { qualifier, name } => {
                self.substitute_settled(ty, env, |c| c.substitute_member_type(qualifier, name, None, env))
            }
            DependentTemplate { qualifier, name, args } => {
                let args = self.substitute_args(args, env);
                self.substitute_member_type(qualifier, name, Some(args), env)
            }
            Decltype { expr } => {
                let expr = self.in_unevaluated(|c| c.substitute_expr(expr, env));
                let expr = self.sole_specialization(expr);
                if self.is_bound_member_function(expr) || self.is_undetermined_function(expr) {
                    return self.substitution_error();
                }
                let ty = self.make_type(Decltype { expr });
                // The expression shows where the type is an argument, unless it has no spelling there.
                if self.has_no_spelling(expr) { self.canonical(ty) } else { ty }
            }
            TypeofExpr { expr } => {
                let expr = self.in_unevaluated(|c| c.substitute_expr(expr, env));
                let ty = self.make_type(TypeofExpr { expr });
                self.canonical(ty)
            }
            Transform { trait_, of } => {
                let of = self.substitute_canonical(of, env);
                // The built-in shows where the type is an argument.
                self.make_type(Transform { trait_, of })
            }
            AliasInstance { template, args, target } => self.substitute_alias(template, args, target, env),
            Qualifiedly { of, .. } => self.substitute_canonical(of, env),
            _ if self.canonical(ty) != ty => self.substitute_canonical(self.canonical(ty), env),
            _ => ty,
        }
    }

    /// Whether an expression is a member function that a pointer to it names: it can only be called
    /// (`[expr.mptr.oper]`).
    fn is_bound_member_function(&self, e: ExprId) -> bool {
        let pointed = matches!(
            self.il[e].kind,
            ExprKind::Binary { op: BinaryOp::MemberPointerDot | BinaryOp::MemberPointerArrow, .. }
        );
        pointed && self.function_of(self.il[e].ty).is_some()
    }

    /// Runs `analyse` for an operand that is not evaluated.
    pub fn in_unevaluated<R>(&mut self, analyse: impl FnOnce(&mut Self) -> R) -> R {
        self.across(boundary::Unevaluated, analyse)
    }

    pub(in crate::sema) fn substitution_error(&mut self) -> TypeId {
        self.sfinae_fail();
        self.fall_back(UnknownCause::Substitution, self.instantiation.pos)
    }

    fn substitute_array(&mut self, element: TypeId, bound: ArrayBound, env: &Environment) -> TypeId {
        let element = self.substitute_canonical(element, env);
        if let Some(what) = IllFormedType::of_element(self, element) {
            return self.refused_type(what);
        }
        let bound = match bound {
            ArrayBound::Expr { expr } => {
                let written = self.start_of(expr);
                let expr = self.substitute_expr(expr, env);
                // An array without elements is an extension that deduction does not know ([temp.deduct.general]).
                if let Some(state) = self.instantiation.sfinae
                    && !self.il[expr].flags.intersects(DEPENDENT | ExprFlags::UNKNOWN)
                {
                    // Nor does it know one whose bound is no constant, but as the type of a local variable.
                    match self.constant_integer(expr) {
                        Some(count) if count > 0 => {}
                        None if state.of_body => {}
                        _ => return self.substitution_error(),
                    }
                }
                if self.class_of_member_declaration().is_some()
                    && !self.il[expr].flags.intersects(DEPENDENT)
                    && self.constant_integer(expr).is_some_and(|count| count < 0)
                {
                    return self.refused_type(IllFormedType::ArraySize);
                }
                self.array_bound_at(expr, written)
            }
            bound => bound,
        };
        if self.instantiation.sfinae.is_some() && self.is_array_too_large(element, bound) {
            return self.substitution_error();
        }
        let ty = self.make_type(TypeKind::Array { element, bound });
        self.canonical(ty)
    }

    /// What a pointer or reference points to, or a template argument is. The exception specification of a function type
    /// is part of it there; that of a declared function is not looked at before it is needed (`[temp.inst]`).
    fn substitute_pointee(&mut self, ty: TypeId, env: &Environment) -> TypeId {
        let substituted = self.substitute_canonical(ty, env);
        let (
            TypeKind::Function { noexcept: Some(e), .. },
            TypeKind::Function { ret, params, mut traits, .. },
        ) = (self.canonical_kind(ty), self.canonical_kind(substituted))
        else {
            return substituted;
        };
        let e = self.substitute_expr(e, env);
        let open = self.il[e].flags.intersects(DEPENDENT);
        if !open {
            traits.set(FunctionTraits::NOEXCEPT, self.constant_integer(e).is_some_and(|value| value != 0));
        }
        let ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept: open.then_some(e) });
        self.canonical(ty)
    }

    /// A function type whose return type stands before its parameters, and so fails before they are looked at.
    fn substitute_function(
        &mut self,
        ret: TypeId,
        params: List<TypeId>,
        traits: FunctionTraits,
        env: &Environment,
    ) -> TypeId {
        let ret = self.substitute_canonical(ret, env);
        let types = self.substitute_type_list(params, env);
        self.substituted_function(ret, &types, traits)
    }

    fn substituted_function(&mut self, ret: TypeId, types: &[TypeId], traits: FunctionTraits) -> TypeId {
        // No parameter has type void, unless it stands for there being none ([temp.deduct.general]).
        let void = self.instantiation.sfinae.is_some() && types.iter().any(|ty| self.is_void(*ty));
        if let Some(what) = IllFormedType::of_result(self, ret) {
            return self.refused_type(what);
        }
        if void {
            return self.substitution_error();
        }
        let params = self.interned.type_list(&mut self.il, types);
        let ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept: None });
        self.canonical(ty)
    }

    /// A list of types with pack expansions expanded.
    pub fn substitute_type_list(&mut self, list: List<TypeId>, env: &Environment) -> SmallVec<[TypeId; 8]> {
        let mut result = SmallVec::new();
        let listed = self.il[list].to_vec();
        for ty in listed {
            let TypeKind::PackExpansion { pattern } = self.il[ty].kind else {
                result.push(self.substitute_canonical(ty, env));
                continue;
            };
            if !self.expands(Piece::Type(pattern), env) {
                result.push(ty);
                continue;
            }
            match self.pack_length_in_type(pattern, env) {
                Some(length) => {
                    let mut chosen = env.clone();
                    for i in 0..length {
                        chosen.pack_index = Some(i);
                        let element = self.substitute_canonical(pattern, &chosen);
                        result.push(self.expanded_element(pattern, element, i, env));
                    }
                }
                None => result.push(self.substitute_canonical(ty, env)),
            }
        }
        result
    }

    /// An element of an expanded pack that is itself an expansion stays one.
    fn expanded_element(&mut self, pattern: TypeId, element: TypeId, i: usize, env: &Environment) -> TypeId {
        if self.is_dependent(element) && self.pack_length_in_type(pattern, &env.probing(i)).is_some() {
            return self.make_type(TypeKind::PackExpansion { pattern: element });
        }
        element
    }

    /// How many elements the packs in a type have, once they are known.
    pub fn pack_length_in_type(&self, ty: TypeId, env: &Environment) -> Option<usize> {
        use TypeKind::*;
        if !self.is_dependent(ty) {
            return None;
        }
        match self.il[self.canonical(ty)].kind {
            Param { depth, index, pack: true } => self.pack_length(depth, index, env),
            Instance { args, template } => {
                let own = self.template_pack_length(template, env);
                own.or_else(|| self.pack_length_in_args(args, env))
            }
            // What is expanded within is no pack of what stands around it.
            PackExpansion { .. } => None,
            kind => self.il.first_in_type(kind, |piece| self.pack_length_in_piece(piece, env)),
        }
    }

    pub(in crate::sema) fn pack_length_in_qualifier(
        &self,
        qualifier: QualifierId,
        env: &Environment,
    ) -> Option<usize> {
        match self.il[qualifier].part {
            QualifierPart::Type { of } => self.pack_length_in_type(of, env),
            _ => self.il[qualifier].prefix.and_then(|p| self.pack_length_in_qualifier(p, env)),
        }
    }

    /// How many elements the packs in template arguments have.
    pub fn pack_length_in_args(&self, args: List<TemplateArg>, env: &Environment) -> Option<usize> {
        self.il[args].iter().find_map(|arg| match *arg {
            TemplateArg::Type { of } => self.pack_length_in_type(of, env),
            TemplateArg::Expr { expr, .. } => self.pack_length_in_expr(expr, env),
            TemplateArg::Pack { args } => self.pack_length_in_args(args, env),
            TemplateArg::Template { template, .. } => self.template_pack_length(template, env),
            _ => None,
        })
    }

    /// How many elements a parameter pack has.
    pub fn pack_length(&self, depth: u16, index: u32, env: &Environment) -> Option<usize> {
        match self.il[env.level(depth)?].get(index as usize)? {
            TemplateArg::Pack { args } => match env.probed {
                None => Some(args.len()),
                Some(i) => matches!(self.il[*args].get(i), Some(TemplateArg::Expansion { .. })).then_some(1),
            },
            _ => None,
        }
    }

    /// Template arguments with parameters replaced and expansions expanded.
    pub fn substitute_args(&mut self, args: List<TemplateArg>, env: &Environment) -> List<TemplateArg> {
        let mut result = Args::new();
        for at in 0..args.len() {
            let arg = self.il[args][at];
            self.substitute_arg_into(&arg, env, &mut result);
        }
        self.interned.arg_list(&mut self.il, &result)
    }

    pub(super) fn substitute_arg_into(&mut self, arg: &TemplateArg, env: &Environment, result: &mut Args) {
        if self.sfinae_failed() {
            return result.push(*arg);
        }
        match *arg {
            TemplateArg::Expansion { pattern } => {
                let (length, single) = match pattern {
                    PackedArg::Type { of } => {
                        if !self.expands(Piece::Type(of), env) {
                            return result.push(*arg);
                        }
                        (self.pack_length_in_type(of, env), TemplateArg::Type { of })
                    }
                    PackedArg::Expr { expr } => {
                        if !self.expands(Piece::Expr(expr), env) {
                            return result.push(*arg);
                        }
                        (self.expansion_length(expr, env), TemplateArg::Expr { expr })
                    }
                    PackedArg::Template { template } => {
                        let arg = TemplateArg::Template { template, qualifier: None };
                        let list = self.interned.arg_list(&mut self.il, &[arg]);
                        (self.pack_length_in_args(list, env), arg)
                    }
                };
                match length {
                    Some(length) => {
                        let mut chosen = env.clone();
                        for i in 0..length {
                            chosen.pack_index = Some(i);
                            if let Some(arg) = self.substitute_arg(&single, &chosen) {
                                result.push(self.keep_expansion(&single, arg, i, env));
                            }
                        }
                    }
                    None => {
                        let pattern = match self.substitute_arg(&single, env) {
                            Some(TemplateArg::Type { of }) => PackedArg::Type { of },
                            Some(TemplateArg::Expr { expr, .. }) => PackedArg::Expr { expr },
                            Some(TemplateArg::Template { template, .. }) => PackedArg::Template { template },
                            _ => pattern,
                        };
                        result.push(TemplateArg::Expansion { pattern });
                    }
                }
            }
            TemplateArg::Pack { args } => {
                let args = self.substitute_args(args, env);
                result.push(TemplateArg::Pack { args });
            }
            _ => {
                if let Some(arg) = self.substitute_arg(arg, env) {
                    result.push(arg);
                }
            }
        }
    }

    /// An argument that replaced a pack element and was itself an expansion stays one.
    fn keep_expansion(
        &self,
        single: &TemplateArg,
        arg: TemplateArg,
        i: usize,
        env: &Environment,
    ) -> TemplateArg {
        if !self.arg_flags(&arg).intersects(TypeFlags::DEPENDENT | TypeFlags::PACK) {
            return arg;
        }
        let probing = env.probing(i);
        match (*single, arg) {
            (TemplateArg::Type { of: pattern }, TemplateArg::Type { of })
                if self.pack_length_in_type(pattern, &probing).is_some() =>
            {
                TemplateArg::Expansion { pattern: PackedArg::Type { of } }
            }
            (TemplateArg::Expr { expr: pattern, .. }, TemplateArg::Expr { expr, .. })
                if self.pack_length_in_expr(pattern, &probing).is_some() =>
            {
                TemplateArg::Expansion { pattern: PackedArg::Expr { expr } }
            }
            _ => arg,
        }
    }

    /// One template argument with parameters replaced. None if that fails.
    pub fn substitute_arg(&mut self, arg: &TemplateArg, env: &Environment) -> Option<TemplateArg> {
        Some(match *arg {
            TemplateArg::Type { of } => {
                let open_specification =
                    matches!(self.canonical_kind(of), TypeKind::Function { noexcept: Some(_), .. });
                let of = match self.type_of_parameter_value(of, env) {
                    Some(of) => of,
                    None if open_specification => self.substitute_pointee(of, env),
                    None => self.substitute_type(of, env),
                };
                let kept = env.keeps_aliases && self.il[of].flags.contains(TypeFlags::ALIAS)
                    || self.is_type_of_value(of);
                TemplateArg::Type { of: if kept { of } else { self.canonical(of) } }
            }
            TemplateArg::Expr { expr, .. } => {
                if let Some(direct) = self.argument_named_by(expr, env) {
                    return Some(direct);
                }
                self.substituted_argument_value(expr, env).0
            }
            TemplateArg::Template { template, .. } => match self.il[template].kind {
                TemplateKind::Param { param } => {
                    let p = &self.il[param];
                    match self.argument_of(p.depth, p.index, env) {
                        Some(
                            arg @ (TemplateArg::Template { .. } | TemplateArg::DependentTemplate { .. }),
                        ) => arg,
                        _ => *arg,
                    }
                }
                _ => self.substituted_member_template(template, env),
            },
            TemplateArg::DependentTemplate { qualifier, name } => {
                self.substitute_template_name(qualifier, name, env)?
            }
            other => other,
        })
    }

    /// An expression that is a template argument, with parameters replaced: its value where that is known, and the
    /// expression.
    pub(super) fn substituted_argument_value(
        &mut self,
        expr: ExprId,
        env: &Environment,
    ) -> (TemplateArg, ExprId) {
        let expr = self.across(boundary::Constant(true), |c| c.substitute_expr(expr, env));
        let arg = match self.canonical_arg(&TemplateArg::Expr { expr }) {
            // What is wrong with it is reported where it was written.
            TemplateArg::Expr { .. } if self.class_of_member_declaration().is_some() => {
                TemplateArg::Expr { expr }
            }
            arg => arg,
        };
        (arg, expr)
    }

    /// A member template of a class template, in the instance that the environment makes.
    fn substituted_member_template(&mut self, template: TemplateId, env: &Environment) -> TemplateArg {
        let unchanged = TemplateArg::Template { template, qualifier: None };
        let Some(class) = self.il[template].class else { return unchanged };
        if !self.il[class].flags.contains(ClassFlags::DEPENDENT) {
            return unchanged;
        }
        let ty = self.il[class].ty;
        let ty = self.substitute_type(ty, env);
        let Some(instance) = self.class_of(ty) else { return unchanged };
        self.complete_class(instance);
        match self.instances.member_map.get(&(instance, Entity::Template { id: template })) {
            Some(Entity::Template { id }) => TemplateArg::Template { template: *id, qualifier: None },
            _ => unchanged,
        }
    }

    /// The value argument that an expression naming a parameter stands for.
    pub(super) fn argument_named_by(&self, expr: ExprId, env: &Environment) -> Option<TemplateArg> {
        let ExprKind::Name { entity: Entity::TemplateParam { id }, .. } = self.il[expr].kind else {
            return None;
        };
        let p = &self.il[id];
        match self.argument_of(p.depth, p.index, env)? {
            arg @ (TemplateArg::Integral { .. } | TemplateArg::Value { .. } | TemplateArg::Expr { .. }) => {
                Some(arg)
            }
            TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => Some(TemplateArg::Expr { expr }),
            _ => None,
        }
    }

    /// A template parameter in the place of a class template's name, the arguments of which are deduced
    /// (`[dcl.type.class.deduct]`).
    fn substitute_deduced_class(&mut self, ty: TypeId, template: TemplateId, env: &Environment) -> TypeId {
        let TemplateKind::Param { param } = self.il[template].kind else { return ty };
        let p = &self.il[param];
        match self.argument_of(p.depth, p.index, env) {
            Some(TemplateArg::Template { template, .. }) => {
                self.make_type(TypeKind::DeducedClass { template })
            }
            Some(_) => self.substitution_error(),
            None => ty,
        }
    }

    /// A template-id with the arguments that were written; its defaults are among those of its canonical form.
    fn substitute_instance(
        &mut self,
        ty: TypeId,
        (template, listed): (TemplateId, List<TemplateArg>),
        env: &Environment,
    ) -> TypeId {
        let pos = self.instantiation.pos;
        let written = match self.canonical_kind(ty) {
            TypeKind::Instance { args, .. } => args,
            _ => listed,
        };
        let from = if self.follows_aliases(ty, env) { listed } else { written };
        // What its arguments need stands elsewhere.
        let (args, named) =
            self.across(boundary::NeededAt(pos), |c| c.substitute_args_named(template, from, env));
        let mut template = template;
        if let TemplateKind::Param { param } = self.il[template].kind {
            let p = &self.il[param];
            match self.argument_of(p.depth, p.index, env) {
                Some(TemplateArg::Template { template: actual, .. }) => template = actual,
                Some(TemplateArg::DependentTemplate { qualifier, name }) => {
                    let args = self.flatten_packs(args);
                    return self.make_type(TypeKind::DependentTemplate { qualifier, name, args });
                }
                Some(_) => return self.substitution_error(),
                None => {}
            }
        } else if let TemplateArg::Template { template: member, .. } =
            self.substituted_member_template(template, env)
        {
            template = member;
        }
        if self.sfinae_failed() {
            return self.common.unknown;
        }
        let flat = self.flatten_packs(args);
        let named = if named == args { flat } else { self.flatten_packs(named) };
        let args = if named.len() == flat.len() { named } else { flat };
        let args = self.spell_substituted(written, args, env);
        let args = self.keep_written_names(listed, args, env);
        match self.template_id(template, args, pos) {
            Some(ty) if env.keeps_aliases && self.il[ty].flags.contains(TypeFlags::ALIAS) => ty,
            Some(ty) => {
                let ty = self.canonical(ty);
                self.note_shortened(template, written, ty);
                ty
            }
            None => self.substitution_error(),
        }
    }

    /// Canonical arguments as they could be written: the elements of packs one by one.
    pub fn flatten_packs(&mut self, args: List<TemplateArg>) -> List<TemplateArg> {
        if !self.il[args].iter().any(|a| matches!(a, TemplateArg::Pack { .. })) {
            return args;
        }
        let mut flat = Args::new();
        for arg in &self.il[args] {
            match *arg {
                TemplateArg::Pack { args } => flat.extend_from_slice(&self.il[args]),
                other => flat.push(other),
            }
        }
        self.interned.arg_list(&mut self.il, &flat)
    }

    /// A member class of a class template, in the instance that the environment makes.
    fn substitute_class(&mut self, class: ClassId, env: &Environment) -> TypeId {
        let ty = self.il[class].ty;
        if let Some((_, made)) = env.local_classes.iter().rev().find(|(from, _)| *from == class) {
            return self.il[*made].ty;
        }
        let Some(outer) = self.class_of_scope(self.il[class].enclosing) else { return ty };
        let outer_ty = self.il[outer].ty;
        let outer_ty = self.substitute_type(outer_ty, env);
        let Some(instance) = self.class_of(outer_ty) else { return ty };
        self.complete_class(instance);
        match self.instances.member_map.get(&(instance, Entity::Class { id: class })) {
            Some(Entity::Class { id }) => self.il[*id].ty,
            _ => ty,
        }
    }

    fn substitute_enum(&mut self, of: EnumId, env: &Environment) -> TypeId {
        let ty = self.il[of].ty;
        if let Some(function) = self.context.function.filter(|_| !self.instances.local_enums.is_empty())
            && let Some(made) = self.instances.local_enums.get(&(of, function))
        {
            return self.il[*made].ty;
        }
        let Some(outer) = self.class_of_scope(self.il[of].enclosing) else { return ty };
        let outer_ty = self.il[outer].ty;
        let outer_ty = self.substitute_type(outer_ty, env);
        let Some(instance) = self.class_of(outer_ty) else { return ty };
        self.complete_class(instance);
        match self.instances.member_map.get(&(instance, Entity::Enum { id: of })) {
            Some(Entity::Enum { id }) => self.il[*id].ty,
            _ => ty,
        }
    }

    /// The type that a qualifier stands for after substitution.
    pub fn substitute_qualifier_type(&mut self, qualifier: QualifierId, env: &Environment) -> TypeId {
        let part = match self.il[qualifier].part {
            part @ QualifierPart::Type { of } if self.follows_aliases(of, env) => part,
            _ => {
                let canonical = self.canonical_qualifier(qualifier);
                self.il[canonical].part
            }
        };
        match part {
            QualifierPart::Type { of } => self.substitute_type(of, env),
            _ => self.common.unknown,
        }
    }

    /// `typename Q::name` or `typename Q::template name<args>` after substitution.
    fn substitute_member_type(
        &mut self,
        qualifier: QualifierId,
        name: crate::names::Name,
        args: Option<List<TemplateArg>>,
        env: &Environment,
    ) -> TypeId {
        let ty = self.substitute_named_member(qualifier, name, args, env);
        if env.keeps_aliases && self.il[ty].flags.contains(TypeFlags::ALIAS) {
            ty
        } else {
            self.transformed(ty).unwrap_or(self.canonical(ty))
        }
    }

    /// The same as the name of the member that it is.
    pub(super) fn substitute_named_member(
        &mut self,
        qualifier: QualifierId,
        name: crate::names::Name,
        args: Option<List<TemplateArg>>,
        env: &Environment,
    ) -> TypeId {
        let outer = self.substitute_qualifier_type(qualifier, env);
        if self.is_unknown(outer) || self.sfinae_failed() {
            return self.common.unknown;
        }
        let Some(scope) = self.known_scope_of(outer) else {
            if !self.is_dependent(outer) {
                if !self.is_unknown(outer) {
                    self.note_missing_type(None, name);
                }
                return self.substitution_error();
            }
            let outer = if env.keeps_aliases { outer } else { self.canonical(outer) };
            self.note_if_still_incomplete(outer);
            return self.unknown_member(outer, name, args);
        };
        let found = self.lookup_qualifier_in(scope, Key::name(name));
        let pos = self.instantiation.pos;
        if let Some(class) = self.class_of_scope(scope)
            && found.len() > 1
        {
            let text = self.names.text(name).to_owned();
            if self.check_ambiguous_member(class, Key::name(name), &text, pos) {
                return self.substitution_error();
            }
        }
        if let (Some(entity), Some(class)) = (found.first().copied(), self.class_of_scope(scope)) {
            self.check_member_type_access(entity, class, pos);
            if self.sfinae_failed() {
                return self.substitution_error();
            }
            self.note_inaccessible_type(entity, class, name);
        }
        match found.first().copied().and_then(|entity| self.type_named(entity, args, pos)) {
            // The name of a member template alone is no type (`[temp.names]`).
            Some(ty) if self.instantiation.sfinae.is_some() && self.is_template_placeholder(ty) => {
                self.substitution_error()
            }
            Some(ty) => ty,
            // A base that only an instantiation knows may have it.
            None if self.may_have_more_members(scope) && self.is_dependent(outer) => {
                self.note_if_still_incomplete(outer);
                self.unknown_member(outer, name, args)
            }
            None if self.may_have_more_members(scope) => {
                self.fall_back(UnknownCause::MemberOfDependentBase, pos)
            }
            None => {
                if found.is_empty() {
                    self.note_missing_type(Some(scope), name);
                }
                self.substitution_error()
            }
        }
    }

    /// Notes that what members a dependent class has will be known later, where its template is not yet defined.
    fn note_if_still_incomplete(&mut self, outer: TypeId) {
        let complete = match self.canonical_kind(outer) {
            TypeKind::Instance { template, .. } => match self.il[template].kind {
                TemplateKind::Class { pattern } => self.il[pattern].state == Completeness::Complete,
                TemplateKind::Param { .. } => true,
                _ => false,
            },
            TypeKind::Param { .. } | TypeKind::DependentName { .. } | TypeKind::DependentTemplate { .. } => {
                true
            }
            _ => false,
        };
        if !complete {
            self.note_bound_to_place();
        }
    }

    /// The type that a name stands for in a type that depends on template parameters.
    fn unknown_member(
        &mut self,
        outer: TypeId,
        name: crate::names::Name,
        args: Option<List<TemplateArg>>,
    ) -> TypeId {
        let qualifier = self.qualifier_of(None, QualifierPart::Type { of: outer }, false);
        self.make_type(match args {
            Some(args) => TypeKind::DependentTemplate { qualifier, name, args },
            None => TypeKind::DependentName { qualifier, name },
        })
    }

    /// The scope of a class or enumeration, completed first.
    fn known_scope_of(&mut self, ty: TypeId) -> Option<ScopeId> {
        self.complete_scope_of(ty);
        self.scope_of_type(ty)
    }

    fn substitute_template_name(
        &mut self,
        qualifier: QualifierId,
        name: crate::names::Name,
        env: &Environment,
    ) -> Option<TemplateArg> {
        let outer = self.substitute_qualifier_type(qualifier, env);
        let Some(scope) = self.known_scope_of(outer) else {
            let of = self.canonical(outer);
            let qualifier = self.qualifier_of(None, QualifierPart::Type { of }, false);
            return Some(TemplateArg::DependentTemplate { qualifier, name });
        };
        match self.lookup_in(scope, Key::name(name)).first() {
            Some(Entity::Template { id }) => Some(TemplateArg::Template { template: *id, qualifier: None }),
            _ => {
                self.sfinae_fail();
                None
            }
        }
    }
}
