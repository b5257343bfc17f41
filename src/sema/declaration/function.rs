//! Declaring functions, and their bodies (`[dcl.fct]`, `[dcl.fct.def]`, `[class.mfct]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::declaration::DeclarationParts;
use crate::sema::declaration::place::Redeclares;
use crate::sema::expression::variable_access::Use;
use crate::sema::lookup::overload_set::SpecialOf;
use crate::sema::lookup::{Counted, Found, Key, add_once};
use crate::sema::report::describe::DEPENDENT_NOEXCEPT;
use crate::source::Pos;
use smallvec::SmallVec;

/// What an explicit specialization does not take over from its template ([temp.expl.spec], [dcl.fct.def.delete]).
const OF_ITS_OWN_DECLARATION: FunctionFlags = FunctionFlags::INLINE
    .union(FunctionFlags::CONSTEXPR)
    .union(FunctionFlags::CONSTEVAL)
    .union(FunctionFlags::DELETED)
    .union(FunctionFlags::IN_CLASS);

impl Compilation {
    /// Declares a function or function template, or redeclares an earlier one.
    pub(in crate::sema) fn declare_function(&mut self, parts: &DeclarationParts<'_>) -> Option<Entity> {
        if self.context.function.is_none() && self.context.class.is_none() {
            self.tell_unexpanded();
        }
        let scope = self.target_scope(parts);
        let name = self.function_name(parts, scope);
        let real_headers = parts.headers.iter().copied().rfind(|h| !self.il[*h].params(&self.il).is_empty());
        let own_header = match self.own_header(parts, scope) {
            Some(header) => Some(self.with_invented_parameters(header, parts)),
            None => self.invented_header(parts, real_headers),
        };
        if let Some(specialization) = self.explicit_function_specialization(parts, scope, name, own_header) {
            self.merge_function(specialization, parts);
            self.check_function_headers(specialization, parts.headers, true, parts.declarator.pos);
            if parts.has(SpecifierFlags::FRIEND) {
                self.note_friend_function(specialization, parts.declarator.pos);
            }
            return Some(Entity::Function { id: specialization });
        }
        self.check_specialized_name(parts, scope, true);
        self.check_constructor_specifiers(name, parts);
        let earlier = self.redeclared_function(parts, scope, name, own_header);
        let id = match earlier {
            Some(id) => id,
            None => self.new_function(parts, scope, name, own_header),
        };
        // `template<> int A<int>::f()`: the first declaration of its own, where `f` was an implicit instance.
        let specializes = own_header.is_none() && parts.headers.last().is_some();
        if earlier.is_some() && specializes {
            self.check_specialized_member(id, parts);
            if self.il[id].template.is_none() {
                self.check_function_headers(id, parts.headers, false, parts.declarator.pos);
            }
        }
        if earlier.is_some() && specializes && self.il[id].first.is_none() {
            self.il[id].flags -= OF_ITS_OWN_DECLARATION;
        }
        if let Some(header) = own_header {
            self.check_undeducible(id, header, parts);
        }
        self.merge_function(id, parts);
        if std::mem::take(&mut self.place.unchecked_declaration) {
            // Of a template it is what is made of it that is not checked.
            match self.il[id].template.is_some() {
                true => drop(self.cuda.unchecked_templates.insert(id)),
                false => self.il[id].flags |= FunctionFlags::SPACE_UNCHECKED,
            }
        }
        if parts.has(SpecifierFlags::FRIEND) {
            self.note_friend_function(id, parts.declarator.pos);
            self.check_friend_qualifier(id, parts);
            self.check_local_friend(parts);
            if own_header.is_none() {
                self.check_friend_of_template(id, parts);
            }
        }
        if earlier.is_none() && matches!(name, EntityName::Identifier { .. }) {
            self.check_global_qualifier(parts);
        }
        self.check_replaced_operator(id, parts);
        if earlier.is_none() && !parts.is_qualified() {
            if !parts.has(SpecifierFlags::FRIEND) {
                self.check_overloads_differ(id, scope);
            }
            self.check_operator_function(id, parts);
            if !parts.has(SpecifierFlags::FRIEND) {
                self.check_function_is_variable(scope, name, parts.declarator.pos);
                self.check_function_name_taken(scope, name, parts.declarator.pos);
            }
        }
        self.check_special_member(id, parts);
        self.check_main(id, parts);
        self.check_defaulted(id, parts);
        self.check_constexpr_member(id, parts);
        Some(Entity::Function { id })
    }

    /// A friend that a class template only declares is a function of its own for each instance, which few mean ([temp.friend]).
    fn check_friend_of_template(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let defined = parts.flags.intersects(DeclarationFlags::DEFINITION | DeclarationFlags::DEFAULTED);
        let template = parts.is_qualified() || !parts.headers.is_empty();
        if !defined && !template && self.is_dependent(parts.declarator.ty) {
            let condition = parts.declarator.function.as_ref().map(|function| function.noexcept);
            let open = matches!(condition, Some(ExceptionSpec::NoexceptIf { .. }));
            let function = self.friend_text(id) + if open { DEPENDENT_NOEXCEPT } else { "" };
            self.report(parts.declarator.pos, messages::friend_declares_non_template(&function));
        }
    }

    /// The name that a function declarator gives: the class's own name is its constructor's.
    fn function_name(&self, parts: &DeclarationParts<'_>, scope: ScopeId) -> EntityName {
        match (parts.name(), self.class_of_scope(scope)) {
            (EntityName::Identifier { name }, Some(class))
                if parts.specs.ty.is_none() && self.il[class].name == Some(name) =>
            {
                EntityName::Constructor
            }
            (name, _) => name,
        }
    }

    /// The template header that belongs to the function itself rather than to an enclosing class template.
    pub(in crate::sema) fn own_header(
        &self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
    ) -> Option<TemplateParamsId> {
        let last = *parts.headers.last()?;
        if self.il[last].params(&self.il).is_empty() {
            return None;
        }
        let enclosing = if parts.is_qualified() { self.template_levels(scope) } else { 0 };
        (parts.headers.len() > enclosing).then_some(last)
    }

    /// How many template headers an out-of-class definition of a member of this scope needs.
    pub fn template_levels(&self, scope: ScopeId) -> usize {
        let mut levels = 0;
        let mut at = Some(scope);
        while let Some(scope) = at {
            if let ScopeKind::Class { of } = self.il[scope].kind {
                let class = &self.il[of];
                let partial = class.instance.is_some_and(|i| {
                    matches!(self.il[i].explicit, Specialization::Implicit)
                        && self.il[of].flags.contains(ClassFlags::DEPENDENT)
                });
                if class.template.is_some() || partial || self.is_partial_pattern(of) {
                    levels += 1;
                }
            }
            at = self.il[scope].parent;
        }
        levels
    }

    /// A header for the template parameters that `auto` in the parameters invents (`[dcl.fct]`).
    fn invented_header(
        &mut self,
        parts: &DeclarationParts<'_>,
        _outer: Option<TemplateParamsId>,
    ) -> Option<TemplateParamsId> {
        if parts.declarator.invented.is_empty() {
            return None;
        }
        let scope = self.context.scope;
        let param_list = self.il.list(&parts.declarator.invented);
        Some(self.il.entities.template_param_lists.add(TemplateParams {
            param_list,
            requires_clause: RequiresClause::default(),
            pos: Pos::default(),
            depth: self.context.template_depth,
            scope,
        }))
    }

    /// A written header with the template parameters that `auto` invents after its own (`[dcl.fct]`).
    fn with_invented_parameters(
        &mut self,
        header: TemplateParamsId,
        parts: &DeclarationParts<'_>,
    ) -> TemplateParamsId {
        if parts.declarator.invented.is_empty() {
            return header;
        }
        let mut longer = self.il[header].clone();
        let params = [longer.params(&self.il), &parts.declarator.invented].concat();
        longer.param_list = self.il.list(&params);
        self.il.entities.template_param_lists.add(longer)
    }

    /// Functions of this name that a declaration in `scope` may redeclare.
    pub(in crate::sema) fn functions_named(&self, scope: ScopeId, name: EntityName) -> Found {
        match (name, self.class_of_scope(scope)) {
            // Those of a base that a using-declaration names are hidden, not redeclared (`[namespace.udecl]`).
            (EntityName::Constructor, Some(class)) => {
                let own = |e: &&Entity| !self.is_inherited_constructor(**e, class);
                self.il[class].special.constructors.iter().filter(own).copied().collect()
            }
            (EntityName::Conversion { .. }, Some(class)) => {
                self.il[class].conversions(&self.il).iter().copied().collect()
            }
            (EntityName::Destructor, Some(class)) => {
                self.il[class].special.destructor.iter().map(|id| Entity::Function { id: *id }).collect()
            }
            (EntityName::Guide { template }, _) => {
                self.il[template].guides(&self.il).iter().copied().collect()
            }
            _ => match Key::of(name) {
                Some(key) => {
                    let mut found = Found::from_slice(self.symbols.bindings.get(scope, key));
                    add_once(&mut found, self.hidden_friends(scope, key).iter().map(|(_, friend)| *friend));
                    found
                }
                None => Found::new(),
            },
        }
    }

    /// The type of a function whose declarator says `ty`: a conversion function returns what it converts to
    /// (`[class.conv.fct]`).
    fn declared_function_type(&mut self, name: EntityName, ty: TypeId) -> TypeId {
        match (name, self.il[ty].kind) {
            (EntityName::Conversion { to: ret }, TypeKind::Function { params, traits, noexcept, .. }) => {
                self.make_type(TypeKind::Function { ret, params, traits, noexcept })
            }
            _ => ty,
        }
    }

    /// The earlier declaration of the same function, if there is one (`[basic.link]`, `[over.dcl]`).
    fn redeclared_function(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        name: EntityName,
        header: Option<TemplateParamsId>,
    ) -> Option<FunctionId> {
        // Each instance of a class template declares such a friend, a function of its own ([temp.friend]).
        if parts.has(SpecifierFlags::FRIEND)
            && !parts.is_qualified()
            && header.is_none()
            && self.is_dependent(parts.declarator.ty)
        {
            return None;
        }
        let class = self.class_of_scope(scope);
        let ty = self.declared_function_type(name, parts.declarator.ty);
        let requires = parts.declarator.function.as_ref().and_then(|f| f.requires);
        let same = match Key::of(name) {
            _ if parts.is_qualified() => None,
            Some(key) => self.functions_with_parameters((scope, key), ty, header, requires),
            None => SpecialOf::declared(name, class).and_then(|of| self.special_members_like(of, ty)),
        };
        let alone = same.is_none();
        let mut named = same.unwrap_or_else(|| self.functions_named(scope, name));
        if let (Some(key), true) = (Key::of(name), parts.is_qualified()) {
            self.add_inline_members(scope, key, Counted::All, &mut named);
        }
        let candidates: SmallVec<[FunctionId; 8]> = named
            .iter()
            .copied()
            .filter_map(|e| self.il.function_in(e))
            // A using-declaration declares members of a base again, which these hide.
            .filter(|f| class.is_none() || self.il[*f].class == class)
            .filter(|f| self.il[*f].template.is_some() == header.is_some())
            .filter(|f| self.il[*f].instance.is_none() || self.il[*f].class.is_some())
            .collect();
        let returns =
            |c: &mut Self, f: FunctionId| header.is_none() || c.may_have_same_return(c.il[f].ty, ty);
        // What a qualified name declares again has been declared, perhaps with a type that is spelled in another way.
        let strict = !parts.is_qualified() || candidates.iter().any(|f| returns(self, *f));
        let exact = candidates.iter().copied().find(|f| {
            self.same_signature(self.il[*f].ty, ty)
                && self.same_header(self.il[*f].template, header)
                && (!strict || returns(self, *f))
                && self.same_trailing_constraint(self.il[*f].requires(&self.il), requires, parts.member)
                && (!matches!(name, EntityName::Conversion { .. }) || self.same_return(self.il[*f].ty, ty))
        });
        if let Some(id) = exact {
            if self.is_apart_from_used(id, scope, parts) {
                return None;
            }
            self.place.redeclares = self.check_implicit_redefinition(id, parts, scope);
            if self.place.redeclares != Redeclares::Known {
                return None;
            }
            self.check_return_type(id, ty, parts);
            if self.place.redeclares != Redeclares::Known {
                return None;
            }
            self.check_member_function_redeclared(id, parts);
            self.check_specialization_header(id, parts);
            self.check_exception_specification(id, parts);
            self.check_linkage_redeclared(id, parts);
            self.check_constexpr_agrees(id, parts);
            let fresh_friend = requires.is_some() && !parts.is_qualified() && self.il[id].class.is_none();
            return (!fresh_friend).then_some(id);
        }
        let c_linkage = self.place.c_linkage
            && self.class_of_scope(scope).is_none()
            && !parts.has(SpecifierFlags::STATIC);
        if let ([earlier], true) = (candidates.as_slice(), c_linkage && alone)
            && self.has_c_linkage(*earlier)
        {
            self.check_overloaded_c_function(*earlier, parts);
            return Some(*earlier);
        }
        self.place.redeclares = self.check_unknown_member_function(parts, scope, name, header);
        if self.place.redeclares != Redeclares::Known {
            return None;
        }
        // A member redeclared with dependent types that were spelled in another way.
        if parts.is_qualified() {
            let count = |ty| self.function_of(ty).map(|(_, params, _)| params.len());
            let same_count: Vec<_> =
                candidates.iter().filter(|f| count(self.il[**f].ty) == count(ty)).copied().collect();
            if let [only] = same_count[..] {
                return Some(only);
            }
        }
        None
    }

    /// Whether two function types have the same parameters and qualifiers (`[over.dcl]`).
    pub fn same_signature(&self, a: TypeId, b: TypeId) -> bool {
        let (Some((_, pa, ta)), Some((_, pb, tb))) = (self.function_of(a), self.function_of(b)) else {
            return false;
        };
        let ignored = FunctionTraits::NOEXCEPT | FunctionTraits::TRAILING | FunctionTraits::VOID_LIST;
        pa == pb && (ta - ignored) == (tb - ignored)
    }

    fn same_return(&self, a: TypeId, b: TypeId) -> bool {
        match (self.function_of(a), self.function_of(b)) {
            (Some((ra, ..)), Some((rb, ..))) => self.same_type(ra, rb),
            _ => false,
        }
    }

    /// Whether two templates could have the same return type: those of expressions have it unless the expressions are
    /// known to differ (`[temp.over.link]`).
    fn may_have_same_return(&mut self, a: TypeId, b: TypeId) -> bool {
        let (Some((ra, ..)), Some((rb, ..))) = (self.function_of(a), self.function_of(b)) else {
            return true;
        };
        let placeholder = |ty: TypeId| self.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
        if self.same_type(ra, rb) || placeholder(ra) || placeholder(rb) || self.same_member_as_written(a, b) {
            return true;
        }
        match (self.canonical_kind(ra), self.canonical_kind(rb)) {
            (TypeKind::Decltype { expr: a }, TypeKind::Decltype { expr: b }) => !self.surely_differ(a, b),
            _ => self.same_declared_type(ra, rb, 0),
        }
    }

    /// Whether two functions return the same member of the same template-id, as far as its arguments were written: default
    /// arguments that depend on them need no comparison.
    fn same_member_as_written(&self, a: TypeId, b: TypeId) -> bool {
        let instance = |function: TypeId| {
            let TypeKind::Function { ret, .. } = self.il[function].kind else { return None };
            let TypeKind::DependentName { qualifier, name } = self.il[ret].kind else { return None };
            let QualifierPart::Type { of } = self.il[qualifier].part else { return None };
            let of = match self.il[of].kind {
                TypeKind::Qualifiedly { of, .. } => of,
                _ => of,
            };
            match self.il[of].kind {
                TypeKind::Instance { template, args } | TypeKind::AliasInstance { template, args, .. } => {
                    Some((name, template, args))
                }
                _ => None,
            }
        };
        let (Some((name, template, a)), Some((other, same, b))) = (instance(a), instance(b)) else {
            return false;
        };
        name == other
            && template == same
            && a.len() == b.len()
            && self.il[a].iter().zip(&self.il[b]).all(|pair| match pair {
                (TemplateArg::Type { of: a }, TemplateArg::Type { of: b }) => self.same_type(*a, *b),
                _ => false,
            })
    }

    fn new_function(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        name: EntityName,
        header: Option<TemplateParamsId>,
    ) -> FunctionId {
        let d = parts.declarator;
        let class =
            self.class_of_scope(scope).filter(|_| !parts.has(SpecifierFlags::FRIEND) || parts.is_qualified());
        // What names no member is analysed as a function of the namespace around the class.
        let nothing = self.place.redeclares == Redeclares::Nothing;
        let class = class.filter(|_| !nothing);
        if let (Some(function), true) = (&d.function, nothing) {
            self.move_scope(function.scope, self.enclosing_namespace(scope));
        }
        let params = self.params_of_declarator(parts);
        let param_list = self.il.list(&params);
        let internal = parts.has(SpecifierFlags::STATIC) && class.is_none();
        let linkage =
            if internal || self.in_unnamed_namespace(scope) { Linkage::Internal } else { Linkage::External };
        let mut flags = FunctionFlags::empty();
        if parts.has(SpecifierFlags::STATIC) && class.is_some() && name != EntityName::Constructor {
            flags |= FunctionFlags::STATIC;
        }
        if class.is_some() && matches!(name, EntityName::Operator { op } if is_static_operator(op)) {
            flags |= FunctionFlags::STATIC;
        }
        let ty = self.declared_function_type(name, d.ty);
        let extras = FunctionExtras {
            requires: d.function.as_ref().and_then(|f| f.requires),
            explicit_condition: parts.specs.explicit_condition,
            ..FunctionExtras::default()
        };
        let extras = extras.kept(&mut self.il);
        let id = self.il.entities.functions.add(Function {
            name,
            pos: d.pos,
            scope,
            ty,
            class,
            linkage,
            c_linkage: self.place.c_linkage && class.is_none(),
            flags,
            space: ExecutionSpace::empty(),
            param_list,
            template: None,
            instance: None,
            access: self.place.member_access,
            definition: None,
            first: None,
            extras,
        });
        let mut entity = Entity::Function { id };
        if let Some(params) = header {
            let identifier = match name {
                EntityName::Identifier { name } => Some(name),
                _ => None,
            };
            let kind = TemplateKind::Function { pattern: id };
            let template = self.new_template(identifier, d.pos, scope, kind, params);
            self.il[id].template = Some(template);
            entity = Entity::Template { id: template };
        }
        self.bind_function(entity, id, scope, name, parts);
        id
    }

    /// Makes a new function findable in its scope or among its class's special members.
    fn bind_function(
        &mut self,
        entity: Entity,
        id: FunctionId,
        scope: ScopeId,
        name: EntityName,
        parts: &DeclarationParts<'_>,
    ) {
        let in_class = self.il[id].class;
        // Out-of-class definitions that match nothing must not be found as overloads.
        if parts.is_qualified() && self.class_of_scope(scope).is_some() && !parts.has(SpecifierFlags::FRIEND)
        {
            return;
        }
        match (name, in_class) {
            (EntityName::Constructor, Some(class)) => self.il[class].special.constructors.push(entity),
            (EntityName::Destructor, Some(class)) => {
                let earlier = self.il[class].special.destructor.replace(id).filter(|earlier| *earlier != id);
                class.extras_mut(&mut self.il).prospective_destructors.extend(earlier);
            }
            (EntityName::Conversion { .. }, Some(class)) => {
                class.extras_mut(&mut self.il).conversions.push(entity)
            }
            (EntityName::Guide { template }, _) => {
                template.extras_mut(&mut self.il).guides.push(entity);
                return;
            }
            _ => {}
        }
        if parts.has(SpecifierFlags::FRIEND) && !parts.is_qualified() {
            self.il[id].flags |= FunctionFlags::HIDDEN_FRIEND;
            if let (Some(key), Some(class)) = (Key::of(name), self.class_of_scope(self.declaring_scope())) {
                self.bind_friend(scope, key, class, entity);
                class.extras_mut(&mut self.il).friends.push(entity);
                if self.context.template_depth > 0 {
                    self.note_friend_again(entity, scope, key);
                }
            }
            return;
        }
        if let Some(key) = Key::of(name).filter(|_| !self.is_named_as_class(name, in_class)) {
            self.bind(scope, key, entity);
            if in_class.is_none() {
                self.note_earlier_friends(id, scope, key);
            }
        }
        self.add_member(scope, entity);
    }

    /// Parameter entries with the default arguments of one declaration.
    fn params_of_declarator(&mut self, parts: &DeclarationParts<'_>) -> SmallVec<[Param; 8]> {
        let Some(function) = &parts.declarator.function else {
            // Declared through a typedef of a function type.
            let Some((_, params, _)) = self.function_of(parts.declarator.ty) else { return SmallVec::new() };
            return self.il[params]
                .iter()
                .map(|ty| Param { ty: *ty, default: None, has_default: false })
                .collect();
        };
        let (variables, info) = (&self.il[function.params], &self.il[function.info]);
        variables
            .iter()
            .zip(info)
            .map(|(v, i)| Param { ty: self.il[*v].ty, default: i.default, has_default: i.default.is_some() })
            .collect()
    }

    /// Merges what one declaration says into the function (`[dcl.fct.default]`, `[dcl.inline]` ...).
    fn merge_function(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        let hidden = self.il[id].flags.contains(FunctionFlags::HIDDEN_FRIEND);
        let entity = self.il[id].template.map_or(Entity::Function { id }, |id| Entity::Template { id });
        // Each class whose friend it is finds it ([basic.lookup.argdep]).
        if hidden
            && parts.has(SpecifierFlags::FRIEND)
            && let Some(class) = self.class_of_scope(self.declaring_scope())
            && let Some(key) = Key::of(self.il[id].name)
        {
            self.bind_friend(self.il[id].scope, key, class, entity);
        }
        if hidden && !parts.has(SpecifierFlags::FRIEND) && !parts.is_qualified() {
            self.il[id].flags -= FunctionFlags::HIDDEN_FRIEND;
            let (scope, name) = (self.il[id].scope, self.il[id].name);
            if let Some(key) = Key::of(name) {
                self.bind(scope, key, entity);
            }
        }
        // The name of a conversion function says what it returns.
        let converts = matches!(self.il[id].name, EntityName::Conversion { .. });
        let placeholder = self
            .function_of(if converts { self.il[id].ty } else { parts.declarator.ty })
            .is_some_and(|(ret, ..)| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER));
        let class_scope = parts.member && !parts.has(SpecifierFlags::FRIEND);
        let member = self.il[id].class.map(|_| parts.declarator.pos);
        self.merge_default_arguments(id, parts, member);
        // A friend that is defined in a class is an inline function ([class.friend]); in a template only instances are.
        let inline_friend = parts.has(SpecifierFlags::FRIEND)
            && parts.flags.contains(DeclarationFlags::DEFINITION)
            && !self.scope_is_dependent(self.declaring_scope());
        let f = &mut self.il[id];
        let specs = parts.specs.flags;
        let mut flags = f.flags;
        for (specifier, flag) in [
            (SpecifierFlags::INLINE, FunctionFlags::INLINE),
            (SpecifierFlags::VIRTUAL, FunctionFlags::VIRTUAL),
            (SpecifierFlags::CONSTEXPR, FunctionFlags::CONSTEXPR),
            (SpecifierFlags::CONSTEVAL, FunctionFlags::CONSTEVAL),
            (SpecifierFlags::EXPLICIT, FunctionFlags::EXPLICIT),
            (SpecifierFlags::FRIEND, FunctionFlags::FRIEND),
            (SpecifierFlags::EXTERN, FunctionFlags::EXTERN),
        ] {
            if specs.contains(specifier) {
                flags |= flag;
            }
        }
        for (declared, flag) in [
            (DeclarationFlags::OVERRIDE, FunctionFlags::OVERRIDE),
            (DeclarationFlags::FINAL, FunctionFlags::FINAL),
            (DeclarationFlags::PURE, FunctionFlags::PURE),
            (DeclarationFlags::DEFAULTED, FunctionFlags::DEFAULTED),
            (DeclarationFlags::DELETED, FunctionFlags::DELETED),
        ] {
            if parts.flags.contains(declared) {
                flags |= flag;
            }
        }
        if inline_friend {
            flags |= FunctionFlags::INLINE;
        }
        if let (true, Some(key)) = (specs.contains(SpecifierFlags::VIRTUAL), Key::of(f.name)) {
            let only = self.classes.virtual_names.entry(key).or_insert(f.class);
            *only = only.filter(|only| f.class == Some(*only));
        }
        if class_scope && parts.flags.contains(DeclarationFlags::DEFAULTED) {
            flags |= FunctionFlags::DEFAULTED_FIRST;
        }
        if parts.member && parts.flags.contains(DeclarationFlags::DEFINITION) {
            flags |= FunctionFlags::IN_CLASS;
        }
        if placeholder && f.definition.is_none() && f.instance.is_none() {
            flags |= FunctionFlags::UNDEDUCED | FunctionFlags::NAMED_DEDUCED_RETURN;
        }
        f.flags = flags;
    }

    /// Adds the default arguments of one declaration to those of the others.
    fn merge_default_arguments(&mut self, id: FunctionId, parts: &DeclarationParts<'_>, member: Option<Pos>) {
        let info = parts.declarator.function.as_ref().map_or(List::EMPTY, |function| function.info);
        let given = self.il[info].iter().any(|info| info.default.is_some());
        if !given && !self.il[id].params(&self.il).iter().any(|param| param.has_default) {
            return;
        }
        let new = &self.params_of_declarator(parts)[..];
        let mut merged: SmallVec<[Param; 8]> = SmallVec::from_slice(self.il[id].params(&self.il));
        // The first declaration made the parameters from its own.
        let first = self.il[id].first.is_none();
        if !first {
            self.check_default_of_template(id, &merged, new, parts.declarator.pos);
        }
        for (param, new) in merged.iter_mut().zip(new) {
            if !new.has_default {
                continue;
            }
            if !first {
                self.check_default_redefined(*param, *new, member);
            }
            param.default = new.default;
            param.has_default = true;
        }
        if given {
            self.il[id].param_list = self.il.list(&merged);
        }
        self.check_default_arguments_last(&merged, new);
    }

    /// `template<> void f<int>(int)`: the specialization, made when it is declared first (`[temp.expl.spec]`).
    fn explicit_function_specialization(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        name: EntityName,
        own_header: Option<TemplateParamsId>,
    ) -> Option<FunctionId> {
        let empty_header = parts.headers.last().is_some_and(|h| self.il[*h].params(&self.il).is_empty());
        let explicit = self.place.instantiating.is_some();
        let friend_id = parts.has(SpecifierFlags::FRIEND)
            && parts.declarator.name.as_ref().is_some_and(|n| n.args.is_some());
        if own_header.is_some() || !(empty_header || explicit || friend_id) {
            return None;
        }
        let args = parts.declarator.name.as_ref().and_then(|n| n.args);
        let found = parts
            .declarator
            .name
            .as_ref()
            .map(|n| n.found.clone())
            // A constructor's name finds the class.
            .filter(|found| !found.is_empty() && name != EntityName::Constructor)
            .unwrap_or_else(|| match Key::of(name) {
                Some(key) if !parts.is_qualified() => self.lookup_unqualified(key, scope),
                _ => self.functions_named(scope, name),
            });
        let templates: Vec<_> = found
            .iter()
            .filter_map(|e| match *e {
                Entity::Template { id } => Some(id),
                _ => None,
            })
            .collect();
        let ty = self.declared_function_type(name, parts.declarator.ty);
        let candidates = self.templates_with_placeholder_of(ty, &templates);
        let Some((template, deduced)) = self.deduce_specialization(&candidates, args, ty) else {
            let declares =
                |e: &Entity| matches!(*e, Entity::Function { id } if self.same_signature(self.il[id].ty, ty));
            match templates.is_empty() {
                true => self.check_specializes_function(parts, &found),
                // The member of the instance that is no template is what is specialized.
                false if args.is_none() && parts.is_qualified() && found.iter().any(declares) => {}
                false => self.report_no_specialization(parts, &templates),
            }
            return None;
        };
        if let Some(instance) = self.known_instance(template, deduced)
            && let Entity::Function { id } = self.il[instance].entity
        {
            if empty_header {
                let before = std::mem::replace(&mut self.il[instance].explicit, Specialization::Explicit);
                if before != Specialization::Explicit {
                    self.il[id].flags -= OF_ITS_OWN_DECLARATION;
                    self.il[id].space = ExecutionSpace::empty();
                }
            }
            return Some(id);
        }
        let TemplateKind::Function { pattern } = self.il[template].kind else { return None };
        let mut function = pattern.copied(&mut self.il);
        function.ty = ty;
        function.template = None;
        function.first = None;
        function.definition = None;
        function.pos = parts.declarator.pos;
        if let Some(extras) = function.extras {
            self.il[extras].requires = None;
        }
        function.space = ExecutionSpace::empty();
        function.flags -= FunctionFlags::DEFINED | OF_ITS_OWN_DECLARATION;
        if explicit {
            let kept = OF_ITS_OWN_DECLARATION - FunctionFlags::IN_CLASS;
            function.space = self.il[pattern].space;
            function.flags |= self.il[pattern].flags & kept;
        }
        // Its default arguments are those of the template ([temp.expl.spec]).
        let mut params = self.params_of_declarator(parts);
        for (param, general) in params.iter_mut().zip(self.il[pattern].params(&self.il)) {
            if !param.has_default {
                (param.default, param.has_default) = (general.default, general.has_default);
            }
        }
        function.param_list = self.il.list(&params);
        let id = self.il.entities.functions.add(function);
        let how = match empty_header {
            true => Specialization::Explicit,
            false => self.place.instantiating.unwrap_or(Specialization::ExplicitInstantiation),
        };
        let instance =
            self.add_instance(template, deduced, Entity::Function { id }, how, parts.declarator.pos);
        self.il[id].instance = Some(instance);
        Some(id)
    }

    /// Whether a scope lies in an unnamed namespace (`[basic.link]`).
    pub fn in_unnamed_namespace(&self, scope: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(scope) = at {
            if let ScopeKind::Namespace { of } = self.il[scope].kind
                && self.il[of].name.is_none()
            {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    /// Sets what `this` is for the part of a member function declarator after its parameters (`[expr.prim.this]`).
    pub fn set_this_for(&mut self, traits: FunctionTraits, scope: ScopeId) {
        let mut at = Some(scope);
        let mut class = None;
        while let Some(scope) = at {
            match self.il[scope].kind {
                ScopeKind::Class { of } => {
                    class = Some(of);
                    break;
                }
                ScopeKind::Template => at = self.il[scope].parent,
                _ => break,
            }
        }
        let Some(class) = class else { return };
        self.context.this_type = Some(self.this_object_type(class, traits));
    }

    /// The type of `*this` in a member function with these qualifiers.
    pub fn this_object_type(&mut self, class: ClassId, traits: FunctionTraits) -> TypeId {
        let mut quals = Qualifiers::empty();
        if traits.contains(FunctionTraits::CONST) {
            quals |= Qualifiers::CONST;
        }
        if traits.contains(FunctionTraits::VOLATILE) {
            quals |= Qualifiers::VOLATILE;
        }
        let ty = self.il[class].ty;
        self.qualified(ty, quals)
    }

    /// Enters the scope of a function's parameters before its body. Returns that scope.
    pub fn begin_function_body(&mut self, declaration: DeclarationId, scope: Option<ScopeId>) -> ScopeId {
        let Entity::Function { id } = self.il[declaration].entity else {
            return self.new_scope(ScopeKind::Block, self.context.scope);
        };
        let scope = match scope {
            Some(scope) => scope,
            None => self.new_scope(ScopeKind::Prototype, self.context.scope),
        };
        self.il[scope].kind = ScopeKind::Function { of: Some(id) };
        self.context.scope = scope;
        self.context.function = Some(id);
        self.context.lambdas.clear();
        self.context.return_types.clear();
        self.context.unevaluated = false;
        self.context.uncomputed = false;
        self.context.constant = false;
        self.context.loops = 0;
        self.context.sub_statements = 0;
        self.context.first_local = self.body.locals.len();
        let class = self.il[id].class;
        self.context.this_type = None;
        if let Some(class) = class {
            self.context.class = Some(class);
            if !self.il[id].flags.contains(FunctionFlags::STATIC) {
                let traits = self.function_of(self.il[id].ty).map(|(_, _, t)| t).unwrap_or_default();
                self.context.this_type = Some(self.this_object_type(class, traits));
            }
        }
        if self.il[id].template.is_none() {
            self.check_returns_complete(id, self.il[declaration].pos);
            self.check_parameters_complete(declaration);
        }
        self.check_constexpr_signature(id, declaration);
        self.check_parameters_hide(self.il[declaration].params);
        self.forget_labels();
        if let Some(template) = self.il[id].template {
            let own = self.il[self.il[template].params].depth + 1;
            self.context.template_depth = self.context.template_depth.max(own);
        }
        scope
    }

    /// Attaches a parsed body and deduces the return type from it (`[dcl.spec.auto]`).
    pub fn finish_function_body(&mut self, declaration: DeclarationId, mut body: FunctionBody) {
        let Entity::Function { id } = self.il[declaration].entity else { return };
        body.device_only = self.il[id].space.is_device_only();
        self.check_body_deduces_return(id, body.statement);
        self.deduce_return_type(id);
        let (statement, tries, scope) = (body.statement, body.try_handlers(&self.il).is_some(), body.scope);
        let body = self.il.written.function_bodies.add(body);
        self.il[declaration].body = Some(body);
        self.il[id].definition = Some(declaration);
        let end = statement.and_then(|statement| self.end_of_block(statement));
        if let Some(end) = end.filter(|_| !tries) {
            self.check_end_of_function(id, scope, end);
        }
        let params = self.il[declaration].params;
        self.end_function(id, params, self.context.first_local);
        self.forget_labels();
    }

    /// Replaces a placeholder return type by what the return statements say.
    pub fn deduce_return_type(&mut self, id: FunctionId) {
        if !self.il[id].flags.contains(FunctionFlags::UNDEDUCED) {
            return;
        }
        let deduced = self.context.return_types.first().copied().unwrap_or(self.common.void);
        // Of several in a template the arguments may discard all but one.
        let one = self.context.return_types.iter().all(|ty| self.same_type(*ty, deduced));
        let open = !one || self.is_unknown(deduced);
        if self.is_dependent(deduced) || open && self.scope_is_dependent(self.context.scope) {
            return;
        }
        let ty = self.il[id].ty;
        let Some((ret, params, traits)) = self.written_function(ty) else { return };
        if self.il[id].template.is_some() {
            self.templates.placeholder_returns.insert(id, ret);
        } else {
            self.check_result_constraint(ret, deduced);
        }
        let ret = self.replace_placeholder(ret, deduced);
        let new = self.make_type(TypeKind::Function { ret, params, traits, noexcept: None });
        self.il[id].ty = new;
        self.il[id].flags -= FunctionFlags::UNDEDUCED;
    }

    /// `return value;` in the current function: the value converted to the return type.
    pub fn returned(&mut self, value: Option<ExprId>, pos: Pos) -> Option<ExprId> {
        if self.refuses_return(value, pos) {
            return value;
        }
        self.check_may_return(pos);
        value.into_iter().for_each(|value| self.forget_made(value));
        let ret = self.current_return_type();
        let Some(value) = value else {
            self.check_value_returned(ret, pos);
            if ret.is_none_or(|ret| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER)) {
                let void = self.common.void;
                self.context.return_types.push(void);
            }
            return None;
        };
        if self.is_constructor_or_destructor() {
            let at = self.start_of(value);
            self.report(at, messages::constructor_may_not_return_value());
            return Some(value);
        }
        match ret {
            Some(ret) if !self.il[ret].flags.contains(TypeFlags::PLACEHOLDER) => {
                if self.is_void(ret) && matches!(self.il[value].kind, ExprKind::InitList { .. }) {
                    if self.reports_here() {
                        let (at, shown) = (self.start_of(value), self.shown_type(ret));
                        self.report(at, messages::list_initialization_of_incomplete(shown));
                    }
                    return Some(value);
                }
                if self.is_void(ret) {
                    return Some(self.returned_from_void(value));
                }
                self.check_returned_address(value, ret);
                self.note_referenced_name(value, ret);
                // In a template only an instantiation asks whether the value can be converted.
                if self.scope_is_dependent(self.context.scope) && !self.converts(value, ret) {
                    return Some(value);
                }
                let value = match self.scope_is_dependent(self.context.scope) {
                    true => value,
                    false => self.made_as(value, ret),
                };
                let value = self.convert_for(value, ret, Purpose::Return);
                self.examine_returned(value, ret);
                Some(value)
            }
            ret if self.refuses_deduced_return(value, ret) => Some(value),
            ret => {
                let written = value;
                let (value, ty) = self.deduce_from_return(value, ret);
                self.check_returned_address(written, ty);
                self.note_referenced_name(written, ret.filter(|ret| self.is_reference(*ret)).unwrap_or(ty));
                self.examine_returned(value, ty);
                // A discarded statement does not take part (`[dcl.spec.auto.general]`).
                if !self.context.discards_return {
                    self.check_same_returned(written, ty);
                    self.context.return_types.push(ty);
                }
                Some(value)
            }
        }
    }

    /// Another return statement deduces the same type as the first.
    fn check_same_returned(&mut self, value: ExprId, ty: TypeId) {
        let Some(first) = self.context.return_types.first().copied() else { return };
        let open = |c: &Self, ty: TypeId| {
            c.is_unknown(ty) || c.is_dependent(ty) || c.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
        };
        let braced = [first, ty].contains(&self.common.brace_list);
        let dependent = self.scope_is_dependent(self.context.scope);
        if open(self, first) || open(self, ty) || braced || dependent {
            return;
        }
        if !self.same_type(first, ty) && self.reports_now() {
            let at = self.start_of(value);
            let (now, was) = (self.shown_type(ty), self.shown_type(first));
            self.report(at, messages::deduced_return_type_conflicts_previously(now, was));
        }
    }

    /// The value that a function returns is read, or referred to by a reference.
    fn examine_returned(&mut self, value: ExprId, ret: TypeId) {
        // What a template returns is converted when it is instantiated.
        let used = match self.is_reference(ret) {
            _ if self.scope_is_dependent(self.context.scope) => Use::Discarded,
            true => Use::Reference,
            false => Use::Value,
        };
        if used == Use::Reference {
            self.check_null_reference(value);
        }
        self.examine(value, used);
    }

    /// `return;` in a function with a result.
    fn check_value_returned(&mut self, ret: Option<TypeId>, pos: Pos) {
        let (Some(ret), Some(function)) = (ret, self.context.function) else { return };
        let name = self.il[function].name;
        if self.may_be_void(ret) || matches!(name, EntityName::Constructor | EntityName::Destructor) {
            return;
        }
        let (at, entity) = (self.after_token(pos), self.returning_entity(function));
        self.warn(at, messages::no_value_returned_in_non_void_function(entity));
    }

    /// `return value;` in a function without a result: the value must have none either.
    fn returned_from_void(&mut self, value: ExprId) -> ExprId {
        let dependent = self.scope_is_dependent(self.context.scope);
        if !dependent && !self.is_open(value) && !self.is_void(self.il[value].ty) {
            let pos = self.start_of(value);
            self.report(pos, messages::return_value_type_does_not());
        }
        value
    }

    fn is_constructor_or_destructor(&self) -> bool {
        self.context.function.is_some_and(|function| {
            matches!(self.il[function].name, EntityName::Constructor | EntityName::Destructor)
        })
    }

    /// The declared return type of the function or lambda whose body is being analysed.
    fn current_return_type(&self) -> Option<TypeId> {
        let function = self.context.function?;
        self.written_function(self.il[function].ty).map(|(ret, ..)| ret)
    }
}

/// Operator functions that are static members without saying so (`[class.free]`).
fn is_static_operator(op: OverloadedOperator) -> bool {
    use OverloadedOperator::*;
    matches!(op, New | Delete | NewArray | DeleteArray)
}
