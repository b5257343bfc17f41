//! Declarations of members outside of their class or namespace (`[class.mfct]`, `[class.static.data]`,
//! `[namespace.memdef]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::declaration::DeclarationParts;
use crate::sema::declaration::place::Redeclares;
use crate::sema::lookup::Key;
use crate::sema::syntax::{Declarator, NameScope};
use crate::source::Pos;

impl Compilation {
    /// Whether the members of the scope that a declarator's qualifier names are all known: those of a class, of a class
    /// template and of a partial specialization are.
    fn knows_members(&self, scope: ScopeId) -> bool {
        match self.il[scope].kind {
            ScopeKind::Class { of } => {
                let c = &self.il[of];
                let specialized = c.instance.is_none_or(|i| self.il[i].explicit == Specialization::Explicit);
                c.state == Completeness::Complete && specialized && !c.flags.contains(ClassFlags::ERROR)
            }
            ScopeKind::Namespace { .. } => true,
            _ => false,
        }
    }

    /// The name of a member that a class declares is not qualified (`[dcl.meaning.general]`): the name of the class itself is
    /// only warned of.
    pub fn check_qualified_member(&mut self, declarator: &mut Declarator) {
        let pos = declarator.pos;
        let Some(name) = declarator.name.as_mut().filter(|name| name.qualifier.is_some()) else { return };
        let NameScope::Members(scope) = name.scope else { return };
        let at = self.il.places.start_of_name(pos);
        let own = self.context.class.is_some_and(|class| self.il[class].scope == scope);
        if own {
            (name.qualifier, name.scope) = (None, NameScope::Unqualified);
            declarator.scope = None;
        }
        if !self.reports_now() {
            return;
        }
        if own {
            self.warn(at, messages::qualified_name_not_allowed_in());
        } else if name
            .qualifier
            .is_some_and(|qualifier| matches!(self.il[qualifier].part, QualifierPart::Global))
        {
            self.report(at, messages::global_scope_qualifier_leading_coloncolon());
        } else {
            self.report(at, messages::qualified_name_not_allowed());
        }
    }

    /// A namespace that is not global names itself before the name of what it declares first, which says nothing
    /// (`[dcl.meaning.general]`).
    pub fn check_qualified_namespace_member(&mut self, declarator: &mut Declarator) {
        let pos = declarator.pos;
        let scope = self.context.scope;
        let Some(name) = declarator.name.as_mut().filter(|name| name.qualifier.is_some()) else { return };
        let own = name.scope == NameScope::Members(scope) && name.found.is_empty() && name.args.is_none();
        if !own || !matches!(name.name, EntityName::Identifier { .. }) {
            return;
        }
        let message = match self.il[scope].kind {
            ScopeKind::Namespace { .. } => messages::nonstandard_qualified_name_in_namespace(),
            ScopeKind::Global => messages::nonstandard_qualified_name_in_global(),
            _ => return,
        };
        (name.qualifier, name.scope) = (None, NameScope::Unqualified);
        declarator.scope = None;
        if self.reports_now() {
            let at = self.il.places.start_of_name(pos);
            self.warn(at, message);
        }
    }

    /// The name of what a block declares is not qualified either (`[dcl.meaning.general]`): it is another one than that.
    pub fn check_qualified_local(&mut self, declarator: &mut Declarator) {
        let pos = declarator.pos;
        let Some(name) = declarator.name.as_mut().filter(|name| name.qualifier.is_some()) else { return };
        let (at, reports) = (self.il.places.start_of_name(pos), self.reports_now());
        if let NameScope::Members(_) = name.scope
            && reports
        {
            name.qualifier = None;
            name.scope = NameScope::Unqualified;
            declarator.scope = None;
            self.report(at, messages::qualified_name_not_allowed());
        }
    }

    /// Whether a declaration with a qualified name, and no explicit specialization or instantiation, declares a member
    /// again whose declaration is known.
    fn redeclares_known_member(&self, parts: &DeclarationParts<'_>, scope: ScopeId) -> bool {
        let specializes = parts.headers.iter().any(|header| self.il[*header].params(&self.il).is_empty());
        parts.is_qualified()
            && !specializes
            // A friend may be a member of a class that is not known before instantiation.
            && (!parts.has(SpecifierFlags::FRIEND)
                || parts.headers.is_empty() && parts.qualifying_scope().is_some())
            && self.place.instantiating.is_none()
            && parts.declarator.name.as_ref().is_some_and(|name| name.args.is_none())
            && parts.headers.len() >= self.template_levels(scope)
            && self.knows_members(scope)
            && self.reports_now()
    }

    /// Checks a function that is declared as a member of `scope` from outside and that no declaration there is like
    /// (`[class.mfct]`): whether it is none of the functions of its name that are declared there.
    pub(in crate::sema) fn check_unknown_member_function(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        named: EntityName,
        header: Option<TemplateParamsId>,
    ) -> Redeclares {
        let constrained = parts.declarator.function.as_ref().is_some_and(|f| f.requires.is_some());
        let guide = matches!(named, EntityName::Guide { .. } | EntityName::Conversion { .. });
        // A friend may be a special member that nobody has asked for yet ([class.friend]).
        let assignment = EntityName::Operator { op: OverloadedOperator::Assign };
        let special =
            matches!(named, EntityName::Constructor | EntityName::Destructor) || named == assignment;
        let befriended = special && parts.has(SpecifierFlags::FRIEND);
        if guide || constrained || befriended {
            return Redeclares::Known;
        }
        if let Some(refused) = self.refuses_befriended_member(parts, scope, named) {
            return refused;
        }
        if self.specializes_member(parts, scope) {
            return self.check_missing_specialized(scope, named, parts.declarator.pos);
        }
        if !self.redeclares_known_member(parts, scope) {
            return Redeclares::Known;
        }
        let class = self.class_of_scope(scope);
        let found: Vec<Entity> = match Key::of(named) {
            Some(key) if class.is_none() => self.lookup_in(scope, key).to_vec(),
            _ => self.functions_named(scope, named).to_vec(),
        };
        let own = |c: &Self, f: &FunctionId| class.is_none() || c.il[*f].class == class;
        let mut candidates: Vec<FunctionId> =
            found.iter().filter_map(|entity| self.il.function_in(*entity)).filter(|f| own(self, f)).collect();
        let pos = parts.declarator.pos;
        if candidates.is_empty() {
            return self.check_other_member(scope, named, &found, pos);
        }
        // A function of a namespace may be declared with other parameters.
        let Some(class) = class else { return Redeclares::Known };
        // Nor are those that the compiler declares known before the class needs them.
        let implicit = |c: &Self, f: &FunctionId| c.il[*f].flags.contains(FunctionFlags::IMPLICIT);
        let own_templates = self.template_levels(scope) > 0;
        let special = matches!(named, EntityName::Constructor)
            || named == EntityName::Operator { op: OverloadedOperator::Assign };
        let only_implicit = special && header.is_none() && candidates.iter().all(|f| implicit(self, f));
        if only_implicit && !self.is_dependent_class(class) && named == EntityName::Constructor {
            self.report_no_instance(candidates[0], pos);
            return Redeclares::OtherMember;
        }
        candidates.retain(|f| !implicit(self, f));
        let several = candidates.len() > 1 || special && !self.is_dependent_class(class);
        if candidates.is_empty() || header.is_none() && !own_templates && self.no_functions(&candidates) {
            return Redeclares::Known;
        }
        if header.is_some() && !own_templates && self.no_templates(&candidates) {
            let shown = self.class_text(class);
            let at = self.il.places.start_of_name(pos);
            self.report(at, messages::not_class_template(&shown));
            return Redeclares::OtherMember;
        }
        let now = parts.declarator.ty;
        let other = |c: &Self, f: FunctionId| {
            c.il[f].template.is_some() != header.is_some()
                || c.surely_another_function(c.il[f].ty, now)
                || c.returns_nothing_known(now) && !c.returns_nothing_known(c.il[f].ty)
        };
        if !candidates.iter().all(|f| other(self, *f)) {
            return Redeclares::Known;
        }
        match candidates[..] {
            [only] if !several => {
                let entity = self.declared_function_entity(only);
                self.report(pos, messages::declaration_incompatible(entity));
            }
            _ => self.report_no_instance(candidates[0], pos),
        }
        Redeclares::OtherMember
    }

    /// Refuses a friend that is a member of a class which is not defined, or which is being defined and has declared no
    /// such member (`[class.friend]`).
    fn refuses_befriended_member(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        named: EntityName,
    ) -> Option<Redeclares> {
        let class = self.class_of_scope(scope)?;
        let plain = parts.has(SpecifierFlags::FRIEND)
            && parts.is_qualified()
            && parts.headers.is_empty()
            && parts.declarator.name.as_ref().is_some_and(|name| name.args.is_none())
            && self.il[class].instance.is_none()
            && !self.is_dependent_class(class)
            && self.reports_now();
        let (true, EntityName::Identifier { name }) = (plain, named) else { return None };
        let pos = parts.declarator.pos;
        match self.il[class].state {
            Completeness::Declared => {
                let (at, shown) = (self.il.places.start_of_name(pos), self.shown_type(self.il[class].ty));
                self.report(at, messages::incomplete_type_not_allowed(shown));
                Some(Redeclares::Nothing)
            }
            Completeness::BeingDefined if self.lookup_member(class, Key::name(name)).is_empty() => {
                self.report_missing(name, NameScope::Members(scope), pos);
                Some(Redeclares::Nothing)
            }
            _ => None,
        }
    }

    /// Whether a declaration specializes a member of an instance of a class template, which is no template itself
    /// (`[temp.expl.spec]`).
    fn specializes_member(&self, parts: &DeclarationParts<'_>, scope: ScopeId) -> bool {
        let [header] = parts.headers else { return false };
        let implicit = self.class_of_scope(scope).is_some_and(|class| {
            self.il[class].instance.is_some_and(|i| self.il[i].explicit == Specialization::Implicit)
                && !self.is_dependent_class(class)
        });
        implicit
            && self.il[*header].params(&self.il).is_empty()
            && parts.is_qualified()
            && !parts.has(SpecifierFlags::FRIEND)
            && self.place.instantiating.is_none()
            && parts.declarator.name.as_ref().is_some_and(|name| name.args.is_none())
            && self.reports_now()
    }

    /// Reports a specialized member of an instance that its class does not have.
    fn check_missing_specialized(&mut self, scope: ScopeId, named: EntityName, pos: Pos) -> Redeclares {
        let (EntityName::Identifier { name }, Some(class)) = (named, self.class_of_scope(scope)) else {
            return Redeclares::Known;
        };
        self.complete_class(class);
        let c = &self.il[class];
        let whole = c.state == Completeness::Complete && !c.flags.contains(ClassFlags::ERROR);
        if !whole || !self.lookup_in(scope, Key::name(name)).is_empty() {
            return Redeclares::Known;
        }
        self.report_missing(name, NameScope::Members(scope), pos);
        Redeclares::Nothing
    }

    /// The definition of a member of an instance of a class template is a specialization, and says so
    /// (`[temp.expl.spec]`).
    pub(in crate::sema) fn check_specialization_header(
        &mut self,
        id: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let of_instance = self.il[id].class.is_some_and(|class| {
            self.il[class].instance.is_some_and(|i| self.il[i].explicit == Specialization::Implicit)
                && !self.is_dependent_class(class)
        });
        if of_instance
            && parts.headers.is_empty()
            && parts.is_qualified()
            && !parts.has(SpecifierFlags::FRIEND)
            && self.place.instantiating.is_none()
            && self.reports_now()
        {
            let mut entity = self.function_entity(id);
            entity.declared = Declared::Implicitly;
            self.report(parts.declarator.pos, messages::specializing_requires_template_syntax(entity));
        }
    }

    /// A member function is declared in its class alone; outside of it stands its definition (`[class.mfct]`).
    pub(in crate::sema) fn check_declared_outside(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let defined = DeclarationFlags::DEFINITION | DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED;
        let specializes = parts.headers.iter().any(|header| self.il[*header].params(&self.il).is_empty());
        if self.il[id].class.is_some()
            && parts.is_qualified()
            && !parts.member
            && !parts.flags.intersects(defined)
            && !parts.has(SpecifierFlags::FRIEND)
            && !specializes
            && self.place.instantiating.is_none()
            && parts.declarator.name.as_ref().is_some_and(|name| name.args.is_none())
            && self.reports_now()
        {
            let member = self.name_in_scope_text(id, false);
            self.report(parts.declarator.pos, messages::member_redeclared_outside_class(&member));
        }
    }

    /// None of the functions of a class that have the name of `one` is the one that is declared at `pos`.
    fn report_no_instance(&mut self, one: FunctionId, pos: Pos) {
        let text = self.name_in_scope_text(one, false);
        let entity = EntityText::new(EntityKind::OverloadedFunction, text, Declared::Implicitly);
        self.report(pos, messages::no_instance_matches_specified_type(entity));
    }

    /// Reports the definition of a member that the class declares implicitly (`[class.mfct]`, `[special]`).
    pub(in crate::sema) fn check_implicit_redefinition(
        &mut self,
        id: FunctionId,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
    ) -> Redeclares {
        let implicit = self.il[id].flags.contains(FunctionFlags::IMPLICIT);
        let Some(class) = self.il[id].class.filter(|_| implicit) else { return Redeclares::Known };
        if self.is_dependent_class(class)
            || parts.has(SpecifierFlags::FRIEND)
            || !self.redeclares_known_member(parts, scope)
        {
            return Redeclares::Known;
        }
        let pos = parts.declarator.pos;
        self.report(pos, messages::defining_implicitly_declared_member_function());
        if self.is_deleted(id) {
            return Redeclares::OtherMember;
        }
        let written = parts.declarator.function.as_ref();
        let throws = written.filter(|f| f.noexcept == ExceptionSpec::None).map(|f| f.noexcept_pos);
        if let Some(at) = throws.filter(|_| self.cannot_throw(id)) {
            let alone = self.il[id].name == EntityName::Constructor && !self.declares_constructors(class);
            let (text, declared) = match alone {
                true => (self.name_in_scope_text(id, false), Declared::At(Pos::NONE)),
                false => (self.signature_with_parameters(id), Declared::At(self.il[class].pos)),
            };
            let entity = EntityText::new(EntityKind::Function, text, declared);
            self.report(at, messages::allowing_all_exceptions_incompatible_previous(entity));
        }
        if self.il[id].name == EntityName::Constructor && self.il[id].params(&self.il).is_empty() {
            self.report(pos, messages::default_arguments_declare_special_member());
        }
        Redeclares::OtherMember
    }

    fn no_functions(&self, functions: &[FunctionId]) -> bool {
        functions.iter().all(|f| self.il[*f].template.is_some())
    }

    fn no_templates(&self, functions: &[FunctionId]) -> bool {
        functions.iter().all(|f| self.il[*f].template.is_none())
    }

    /// A function with its result and parameters, as messages name what another declaration does not fit.
    pub(in crate::sema) fn declared_function_entity(&self, id: FunctionId) -> EntityText {
        let kind = match self.il[id].template {
            Some(_) => EntityKind::FunctionTemplate,
            None => EntityKind::None,
        };
        let defined = self.il[id].definition.map(|definition| self.il[definition].pos);
        let at = defined.unwrap_or_else(|| self.shown_position(id));
        EntityText::new(kind, self.signature_text(id, true), Declared::At(at))
    }

    /// Reports a function whose name no function of its scope has.
    fn check_other_member(
        &mut self,
        scope: ScopeId,
        named: EntityName,
        found: &[Entity],
        pos: Pos,
    ) -> Redeclares {
        match (found, named) {
            ([], EntityName::Identifier { name }) => {
                if !self.lookup_in(scope, Key::name(name)).is_empty() {
                    return Redeclares::Known;
                }
                self.report_missing(name, NameScope::Members(scope), pos);
                Redeclares::Nothing
            }
            ([], EntityName::Destructor) => {
                self.report(pos, messages::defining_implicitly_declared_member_function());
                Redeclares::OtherMember
            }
            ([], EntityName::Constructor | EntityName::Operator { .. }) => {
                let text = self.function_name_in(named, self.class_of_scope(scope));
                self.report_missing_text(&text, scope, pos);
                Redeclares::Nothing
            }
            ([Entity::Field { id }], _) => {
                let (ty, text) = (self.il[*id].ty, self.field_entity(*id).name);
                self.report_other_member(ty, &text, self.il[*id].pos, pos)
            }
            ([Entity::Variable { id }], EntityName::Identifier { name }) => {
                let text = self.scope_text(scope) + self.names.text(name);
                self.report_other_member(self.il[*id].ty, &text, self.il[*id].pos, pos)
            }
            _ => Redeclares::Known,
        }
    }

    /// Reports that a data member is declared again as a function.
    fn report_other_member(&mut self, ty: TypeId, name: &str, declared: Pos, pos: Pos) -> Redeclares {
        let text = self.declared_variable_text(ty, name);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(declared));
        self.report(pos, messages::declaration_incompatible(entity));
        Redeclares::OtherMember
    }

    /// Whether two types of functions surely have other parameters, qualifiers or results, whatever template
    /// parameters stand for.
    fn surely_another_function(&self, was: TypeId, now: TypeId) -> bool {
        let (Some((was_ret, was_params, was_traits)), Some((ret, params, traits))) =
            (self.function_of(was), self.function_of(now))
        else {
            return false;
        };
        let told = FunctionTraits::CONST
            | FunctionTraits::VOLATILE
            | FunctionTraits::LVALUE_REF
            | FunctionTraits::RVALUE_REF
            | FunctionTraits::VARIADIC;
        let pack = |c: &Self, ty: &TypeId| c.il[*ty].flags.contains(TypeFlags::PACK);
        let expanded = [was_params, params].iter().any(|list| {
            self.il[*list]
                .iter()
                .any(|ty| pack(self, ty) || matches!(self.il[*ty].kind, TypeKind::PackExpansion { .. }))
        });
        let unlike = |(a, b): (&TypeId, &TypeId)| {
            self.types_surely_differ(self.unqualified(*a), self.unqualified(*b), 0)
        };
        was_params.len() != params.len() && !expanded
            || was_traits & told != traits & told
            || !expanded && self.il[was_params].iter().zip(&self.il[params]).any(unlike)
            || self.types_surely_differ(was_ret, ret, 0)
    }

    /// Checks a variable that is declared as a member of `scope` from outside; `earlier`: what it redeclares.
    pub(in crate::sema) fn check_outside_variable(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        name: Name,
        earlier: Option<VariableId>,
    ) {
        if !self.redeclares_known_member(parts, scope) {
            return;
        }
        let pos = parts.declarator.pos;
        let template = !parts.headers.is_empty();
        let Some(id) = earlier else {
            let found = self.lookup_in(scope, Key::name(name));
            if template && found.iter().any(|e| matches!(e, Entity::Field { .. })) {
                let text = self.names.text(name).to_owned();
                self.report(pos, messages::not_function_or_static_data_member(&text));
            } else if found.iter().any(|e| matches!(e, Entity::Field { .. })) {
                self.report(pos, messages::nonstatic_data_member_defined_outside());
            } else if found.is_empty() {
                self.report_missing(name, NameScope::Members(scope), pos);
            }
            return;
        };
        let v = &self.il[id];
        let (was, now, at) = (v.ty, parts.declarator.ty, v.pos);
        let open = |c: &Self, ty: TypeId| {
            let flags = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
            c.il[ty].flags.intersects(flags)
                || c.is_unknown(ty)
                || matches!(c.canonical_kind(ty), TypeKind::Array { .. })
        };
        if v.class.is_none() || self.classes.data_members_defined.contains_key(&id) {
            return;
        }
        let differ = template && self.types_surely_differ(was, now, 0) || self.have_other_bounds(was, now);
        if !differ && (open(self, was) || open(self, now) || template)
            || self.same_type(self.unqualified(was), self.unqualified(now))
        {
            return;
        }
        let full = self.scope_text(scope) + self.names.text(name);
        let text = self.declared_variable_text(was, &full);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(at));
        self.report(pos, messages::declaration_incompatible(entity));
    }

    /// Whether the return type of a function was found to be none.
    fn returns_nothing_known(&self, ty: TypeId) -> bool {
        let unknown = self.function_of(ty).is_some_and(|(ret, ..)| self.is_unknown(ret));
        unknown && self.reports.diags.has_errors()
    }

    /// Checks what initializes an array by `=` (`[dcl.init.string]`, `[dcl.init.aggr]`): a braced list, or a string that is
    /// not too long for an array of its characters.
    /// `declared`: the type as it was declared.
    pub(in crate::sema) fn check_array_initializer(
        &mut self,
        variable: VariableId,
        init: Initializer,
        declared: TypeId,
    ) {
        let v = &self.il[variable];
        let ty = v.ty;
        let automatic = matches!(v.storage, Storage::Automatic | Storage::Register);
        let value = match init {
            Initializer::Copy { value } => value,
            // Since C++20 elements can stand in parentheses.
            Initializer::Paren { args } if !automatic && self.dialect.standard < 20 => match self.il[args] {
                [only] => only,
                _ => return,
            },
            _ => return,
        };
        let TypeKind::Array { element, .. } = self.canonical_kind(ty) else { return };
        let value = self.il.without_conversions(value);
        let e = self.il[value];
        if v.name.is_none() || self.is_open_type(element) || self.is_open(value) || !self.reports_now() {
            return;
        }
        let wrong = match e.kind {
            ExprKind::InitList { .. } | ExprKind::CompoundLiteral { .. } => return,
            ExprKind::String { .. } => {
                let TypeKind::Array { element: unit, .. } = self.canonical_kind(e.ty) else { return };
                let narrow = |c: &Self, ty: TypeId| {
                    matches!(
                        c.builtin_of(ty),
                        Some(Builtin::Char | Builtin::SignedChar | Builtin::UnsignedChar | Builtin::Char8)
                    )
                };
                let fits = self.unqualified(unit) == self.unqualified(element)
                    || narrow(self, unit) && narrow(self, element);
                !fits
            }
            ExprKind::StatementExpr { .. } => return,
            _ => {
                let from = self.canonical_kind(e.ty);
                !matches!(from, TypeKind::Array { .. }) || e.category == Category::Lvalue
            }
        };
        if !wrong {
            return;
        }
        let mut at = self.start_of(value);
        if matches!(self.il[declared].kind, TypeKind::DecltypeAuto { .. }) {
            // The type is known behind the initializer only.
            at = self.tokens.pos(self.reports.diags.token as usize);
        }
        let string = matches!(e.kind, ExprKind::String { .. });
        if automatic && !string {
            return self.report(at, messages::braces_expected_for_aggregate());
        }
        if self.class_of(e.ty).is_some() {
            return self.class_mismatch(value, ty, at);
        }
        let have = if string { self.shown_type(e.ty) } else { self.shown_value_type(value) };
        let want = self.shown_type(ty);
        self.report(at, messages::value_type_cannot_used_initialize(have, want));
    }
}
