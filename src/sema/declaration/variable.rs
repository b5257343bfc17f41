//! Variables, parameters and structured bindings (`[dcl.dcl]`, `[dcl.struct.bind]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::declaration::DeclarationParts;
use crate::sema::declaration::unused::Local;
use crate::sema::deduction::class_deduction::DeductionPlaces;
use crate::sema::lookup::Key;
use crate::sema::syntax::{DeclSpecifiers, Declarator};
use crate::source::Pos;
use crate::tables::limits;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// A variable with nothing known but its name and type.
    pub(in crate::sema) fn new_variable(
        &mut self,
        name: Option<Name>,
        pos: Pos,
        ty: TypeId,
        storage: Storage,
    ) -> VariableId {
        let scope = self.declaring_scope();
        let access = self.place.member_access;
        self.il.entities.variables.add(Variable {
            name,
            pos,
            scope,
            ty,
            class: None,
            storage,
            linkage: Linkage::None,
            c_linkage: false,
            flags: VariableFlags::empty(),
            space: MemorySpace::Host,
            init: None,
            value: None,
            access,
            defined: false,
            definition: None,
            extras: None,
        })
    }

    /// A parameter; it is bound by the caller.
    pub fn declare_parameter(&mut self, name: Option<Name>, pos: Pos, ty: TypeId, pack: bool) -> VariableId {
        // Inside the function a pack's name has the type of an element.
        let inner = match self.il[ty].kind {
            TypeKind::PackExpansion { .. } => ty,
            _ => ty,
        };
        if let Some(name) = name {
            self.check_hides_parameter(self.context.scope, name, pos, None);
        }
        let id = self.new_variable(name, pos, inner, Storage::Parameter);
        if self.context.template_depth > 0 && self.may_be_redeclared() {
            self.templates.parameter_numbers.add(self.context.scope, id);
        }
        if pack {
            self.il[id].flags |= VariableFlags::PACK;
        }
        id
    }

    /// Whether the parameter list here is that of a function which other declarations may declare too: no lambda, and
    /// nothing in a function.
    fn may_be_redeclared(&self) -> bool {
        let prototype = |scope: ScopeId| matches!(self.il[scope].kind, ScopeKind::Prototype);
        let nested =
            |scope: ScopeId| matches!(self.il[scope].kind, ScopeKind::Prototype | ScopeKind::Template);
        let mut around = std::iter::successors(Some(self.context.scope), |scope| self.il[*scope].parent);
        prototype(self.context.scope)
            && !around.find(|scope| !nested(*scope)).is_some_and(|scope| {
                matches!(self.il[scope].kind, ScopeKind::Function { .. } | ScopeKind::Block)
            })
    }

    /// Declares a variable or static data member, or redeclares an earlier one.
    pub(in crate::sema) fn declare_variable(&mut self, parts: &DeclarationParts<'_>) -> Option<Entity> {
        let EntityName::Identifier { name } = parts.name() else { return None };
        let scope = self.target_scope(parts);
        let class = self.class_of_scope(scope);
        let key = Key::name(name);
        let header = self.own_header(parts, scope);
        let args = parts.declarator.name.as_ref().and_then(|n| n.args);
        let block = matches!(
            self.il[scope].kind,
            ScopeKind::Block | ScopeKind::Function { .. } | ScopeKind::Prototype
        );
        if let Some(args) = args {
            return self.declare_variable_specialization(parts, scope, name, args, header);
        }
        let is_extern = parts.says_extern();
        let earlier = if block && !is_extern {
            None
        } else {
            self.symbols.bindings.get(scope, key).iter().find_map(|e| match *e {
                Entity::Variable { id } => Some(id),
                Entity::Template { id } => match self.il[id].kind {
                    TemplateKind::Variable { pattern } => Some(pattern),
                    _ => None,
                },
                _ => None,
            })
        };
        let pos = parts.declarator.pos;
        self.check_specialized_name(parts, scope, false);
        if earlier.is_none() {
            self.check_global_qualifier(parts);
        }
        self.check_outside_variable(parts, scope, name, earlier);
        if block {
            self.check_header_redeclared(scope, name, pos);
            if is_extern && earlier.is_none() {
                self.check_previous_external(parts, name);
            }
        }
        if earlier.is_some_and(|earlier| self.check_specialized_variable(parts, earlier)) {
            // Nothing more is wrong with it.
        } else if self.reports_variable_elsewhere(parts, scope, earlier) {
            // Nor is it defined.
        } else if block && (!is_extern || self.has_own_variable(scope, name)) {
            self.check_block_redeclared(scope, name, pos);
        } else if earlier.is_some() && class.is_some() && parts.member && header.is_none() {
            // A static data member is declared once in its class.
            self.check_member_redeclared(scope, name, pos);
        } else if let Some(earlier) = earlier {
            self.check_variable_redeclared(earlier, parts);
            self.check_variable_template_redeclared(earlier, parts);
            self.check_variable_linkage(earlier, parts.declarator.pos);
        } else if !parts.is_qualified() && !block && !self.check_named_as_class(scope, name, pos) {
            self.check_other_kind(scope, name, pos, |e| matches!(e, Entity::Variable { .. }));
        }
        let unnamed = |c: &Self, class: ClassId| c.il[class].tag == Tag::Union && c.il[class].name.is_none();
        if class.is_some_and(|class| self.is_in_local_class(class) || unnamed(self, class)) {
            self.report(parts.specs.pos, messages::static_data_member_declaration_not());
        }
        let id = match earlier {
            Some(id) => id,
            None => {
                let id =
                    self.new_variable(Some(name), parts.declarator.pos, parts.declarator.ty, Storage::Static);
                self.il[id].scope = scope;
                self.il[id].class = class;
                let mut entity = Entity::Variable { id };
                if let Some(params) = header {
                    self.check_pack_is_last(params);
                    self.check_defaults_are_last(params);
                    let kind = TemplateKind::Variable { pattern: id };
                    let template = self.new_template(Some(name), parts.declarator.pos, scope, kind, params);
                    id.extras_mut(&mut self.il).template = Some(template);
                    entity = Entity::Template { id: template };
                }
                if !parts.is_qualified() {
                    self.bind(scope, key, entity);
                    self.add_member(scope, entity);
                    if block && !is_extern {
                        self.note_local(Local::Variable(id));
                    }
                }
                id
            }
        };
        self.merge_variable(id, parts, block, earlier.is_some());
        self.check_array_of_placeholders(id, parts);
        if self.context.function.is_none() && self.context.class.is_none() {
            self.tell_unexpanded();
        }
        self.check_constant_specifiers(id, parts);
        self.check_variable_bound(id, block);
        Some(Entity::Variable { id })
    }

    /// In the global scope `::` alone before the name of what is declared there first says nothing
    /// (`[dcl.meaning.general]`).
    pub(in crate::sema) fn check_global_qualifier(&mut self, parts: &DeclarationParts<'_>) {
        let Some(qualifier) = parts.declarator.name.as_ref().and_then(|name| name.qualifier) else { return };
        let global = self.declaring_scope() == self.symbols.global;
        if global && matches!(self.il[qualifier].part, QualifierPart::Global) && self.reports_now() {
            let at = self.il.places.start_of_name(parts.declarator.pos);
            self.warn(at, messages::nonstandard_qualified_name_in_global());
        }
    }

    /// What `auto` stands for is no array, nor a part of the elements of one that is declared (`[dcl.array]`).
    fn check_array_of_placeholders(&mut self, id: VariableId, parts: &DeclarationParts<'_>) {
        let ty = parts.declarator.ty;
        let TypeKind::Array { element, .. } = self.canonical_kind(ty) else { return };
        let mut at = element;
        let placeholder = loop {
            at = match self.canonical_kind(self.split(at).id) {
                TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. } => break self.split(at).id,
                TypeKind::Array { element: to, .. }
                | TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to } => to,
                _ => return,
            }
        };
        if self.dialect.cxx && self.reports_now() {
            let (text, at) = (self.type_text(placeholder), parts.specs.type_pos);
            // Once for all declarators behind it.
            if self.reports.refused_arguments.insert(at) {
                self.report(at, messages::placeholder_in_top_level_array(&text));
            }
            self.il[id].ty = self.common.unknown;
        }
    }

    /// The name of a class template without arguments stands for the whole type of a variable that is defined without
    /// initializer, and for no part of it (`[dcl.type.class.deduct]`).
    pub fn check_deduced_component(
        &mut self,
        declaration: DeclarationId,
        (specs, member): (&DeclSpecifiers, bool),
        after: Pos,
    ) {
        let at = specs.type_pos;
        let Entity::Variable { id } = self.il[declaration].entity else { return };
        let ty = self.il[id].ty;
        let (mut part, mut whole, mut array) = (ty, true, false);
        let template = loop {
            part = match self.il[part].kind {
                TypeKind::DeducedClass { template } => break template,
                TypeKind::Qualified { base: to, .. } | TypeKind::Qualifiedly { of: to, .. } => {
                    part = to;
                    continue;
                }
                TypeKind::Array { element, .. } => {
                    array |= part == ty;
                    element
                }
                TypeKind::Function { ret, .. } => ret,
                TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to } => to,
                _ => return,
            };
            whole = false;
        };
        if matches!(self.il[template].kind, TemplateKind::Param { .. }) || !self.reports_now() {
            return;
        }
        if whole {
            if member || specs.has(SpecifierFlags::EXTERN) {
                self.check_missing_arguments(part, at);
                self.il[id].ty = self.common.unknown;
            }
            return;
        }
        if self.is_reference(ty) {
            let entity = self.variable_entity(id);
            self.report(after, messages::reference_requires_initializer(entity));
        }
        if array || self.il[id].class.is_some() {
            let entity = self.template_entity(template);
            self.report(at, messages::argument_list_missing(entity));
        } else {
            self.report(at, messages::class_template_placeholder_of_component());
        }
        self.il[id].ty = self.common.unknown;
    }

    /// What says that something is constant and does not go with a variable (`[dcl.constinit]`, `[dcl.constexpr]`).
    fn check_constant_specifiers(&mut self, id: VariableId, parts: &DeclarationParts<'_>) {
        let pos = parts.specs.constexpr_pos;
        if !self.reports_now() {
            return;
        }
        let lasting = matches!(self.il[id].storage, Storage::Static | Storage::Thread);
        if parts.has(SpecifierFlags::CONSTEVAL) {
            let word = parts.specs.constant_word();
            self.report(pos, messages::not_permitted_on_declaration_variable(word));
        } else if parts.has(SpecifierFlags::CONSTINIT) && !lasting {
            let word = parts.specs.constant_word();
            self.report(pos, messages::only_valid_declarations_variables_static(word));
        }
    }

    /// `template<> T v<int>` and partial specializations of variable templates.
    fn declare_variable_specialization(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        name: Name,
        args: List<TemplateArg>,
        header: Option<TemplateParamsId>,
    ) -> Option<Entity> {
        let template = self.lookup_in(scope, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Template { id } => Some(id),
            _ => None,
        })?;
        let pos = parts.declarator.pos;
        let canonical = self.convert_template_args(template, args)?;
        if self.place.instantiating.is_some() && header.is_none() {
            return self.instantiated_variable(template, canonical, pos);
        }
        let id = self.new_variable(Some(name), pos, parts.declarator.ty, Storage::Static);
        self.il[id].scope = scope;
        let pattern = Entity::Variable { id };
        if let Some(params) = header {
            self.check_partial_defaults(params);
            if self.check_partially_specialized(canonical) {
                let own = self.names.text(name).to_owned() + &self.template_arguments_text(canonical);
                let text = self.scope_text(scope) + &own;
                let entity = EntityText::new(EntityKind::Variable, text, Declared::At(pos));
                self.report(pos, messages::invalid_partial_specialization_already_fully(entity));
            }
            let partial = self.il.entities.partials.add(Partial { params, args: canonical, pattern });
            template.extras_mut(&mut self.il).partials.push(partial);
            id.extras_mut(&mut self.il).partial = Some(canonical);
            self.il[id].class = self.class_of_scope(scope);
        } else {
            let how = Specialization::Explicit;
            let instance = self.add_instance(template, canonical, pattern, how, pos);
            id.extras_mut(&mut self.il).instance = Some(instance);
        }
        self.merge_variable(id, parts, false, false);
        Some(pattern)
    }

    /// Merges what one declaration says into the variable.
    fn merge_variable(&mut self, id: VariableId, parts: &DeclarationParts<'_>, block: bool, again: bool) {
        let scope = self.il[id].scope;
        // A const variable that is volatile too, and a reference, have external linkage ([basic.link]).
        let ty = parts.declarator.ty;
        let quals = self.qualifiers(ty);
        let constant = (quals.contains(Qualifiers::CONST) || parts.has(SpecifierFlags::CONSTEXPR))
            && !quals.contains(Qualifiers::VOLATILE)
            && !self.is_reference(ty);
        let unnamed = self.in_unnamed_namespace(scope);
        // A declaration that says nothing of it keeps the linkage of the first.
        let keeps_linkage = again && !self.place.in_linkage_specification;
        let c_linkage = if keeps_linkage { self.il[id].c_linkage } else { self.place.c_linkage };
        let member = self.il[id].class.is_some();
        let static_ = parts.has(SpecifierFlags::STATIC);
        let extern_ = parts.says_extern();
        let inline = parts.has(SpecifierFlags::INLINE)
            // Its first declaration must say so ([dcl.constexpr]).
            || (member && !again && parts.has(SpecifierFlags::CONSTEXPR) && self.dialect.standard >= 17);
        let is_template = self.il[id].template(&self.il).is_some();
        let v = &mut self.il[id];
        let specs = parts.specs.flags;
        for (specifier, flag) in [
            (SpecifierFlags::CONSTEXPR, VariableFlags::CONSTEXPR),
            (SpecifierFlags::STATIC, VariableFlags::STATIC),
            (SpecifierFlags::EXTERN, VariableFlags::EXTERN),
            (SpecifierFlags::LINKAGE, VariableFlags::EXTERN),
            (SpecifierFlags::CONSTINIT, VariableFlags::CONSTINIT),
            (SpecifierFlags::MUTABLE, VariableFlags::MUTABLE),
        ] {
            if specs.contains(specifier) {
                v.flags |= flag;
            }
        }
        if inline {
            v.flags |= VariableFlags::INLINE;
        }
        v.storage = if specs.intersects(SpecifierFlags::THREAD_LOCAL | SpecifierFlags::GNU_THREAD) {
            Storage::Thread
        } else if !block || static_ || extern_ {
            Storage::Static
        } else if specs.contains(SpecifierFlags::REGISTER) {
            Storage::Register
        } else {
            Storage::Automatic
        };
        v.c_linkage = c_linkage && !member;
        if !again {
            v.linkage = if block && !extern_ {
                Linkage::None
            } else if unnamed || (!member && (static_ || (constant && !extern_ && !inline && !is_template))) {
                Linkage::Internal
            } else {
                Linkage::External
            };
        }
        // An explicit specialization has a bound of its own.
        let specializes = member && self.place.specializing;
        if again
            && match self.canonical_kind(parts.declarator.ty) {
                TypeKind::Array { bound: ArrayBound::Constant { .. }, .. } => true,
                TypeKind::Array { bound: ArrayBound::Unknown, .. } => specializes,
                _ => false,
            }
        {
            self.note_open_bound(id);
            self.il[id].ty = parts.declarator.ty;
        }
    }

    /// The bound of an array is given by a definition. Specializations of a member of a class template may have others.
    fn note_open_bound(&mut self, variable: VariableId) {
        if self.il[variable].class.is_some_and(|class| self.is_dependent_class(class)) {
            self.il[variable].flags |= VariableFlags::OPEN_BOUND;
        }
    }

    /// A declarator without initializer, with what specifiers say of it: whether it defines, and what follows from that.
    pub fn finish_without_initializer(&mut self, id: DeclarationId, specs: SpecifierFlags, after: Pos) {
        if let Entity::Field { id: field } = self.il[id].entity {
            self.check_flexible_array(field, after);
        }
        if let Entity::Variable { id: variable } = self.il[id].entity {
            let v = &mut self.il[variable];
            let member = v.class.is_some();
            let declares_only = match v.class {
                Some(_) => v.scope == self.context.scope,
                None => specs.intersects(SpecifierFlags::EXTERN | SpecifierFlags::LINKAGE),
            };
            if !declares_only {
                let again = std::mem::replace(&mut v.defined, true) && !member;
                v.definition = v.definition.or(Some(id));
                let pos = self.il[id].pos;
                self.deduce_without_initializer(variable, pos);
                self.check_implicit_calls(variable, Initializer::None);
                // The template has the initializer of what is instantiated. An explicit specialization of a static member is
                // a definition only if it has one ([temp.expl.spec]).
                let specializes = member && self.place.specializing;
                if specializes {
                    // What is made of the template's member is not what defines it.
                    self.instances.examined_initializers.insert(variable);
                }
                // What is wrong with a type that is not that of earlier declarations was reported.
                let constant =
                    |c: &Self, ty| c.qualifiers(c.innermost_element(ty)).contains(Qualifiers::CONST);
                let agrees = constant(self, self.il[id].ty) == constant(self, self.il[variable].ty);
                if !again && agrees && !specializes && self.place.instantiating.is_none() {
                    self.check_uninitialized(variable, pos, after);
                }
                self.note_unset(variable);
                self.check_constexpr_variable(variable, false);
                self.require_constant_default(variable);
                let ty = self.il[variable].ty;
                let class = self.il[variable].class;
                match class.filter(|_| self.context.class.is_none()) {
                    // A static data member is made and destroyed as a member ([class.access.general]).
                    Some(class) => self
                        .across(boundary::DeclaredEntity { class: Some(class), function: None }, |c| {
                            c.check_destructor_access(ty, pos)
                        }),
                    None => self.check_destructor_access(ty, pos),
                }
                self.note_object_destroyed(ty, pos);
                if self.reports_now() {
                    self.check_destructor_not_deleted(ty, pos);
                }
            } else {
                self.check_constant_member_initialized(variable, id);
            }
            if let Some(class) = self.class_of(self.il[variable].ty) {
                self.complete_class(class);
            }
        }
    }

    /// A class template's name as the type of a variable without initializer: only default arguments give its arguments.
    fn deduce_without_initializer(&mut self, variable: VariableId, pos: Pos) {
        let declared = self.il[variable].ty;
        let target = self.unqualified(declared);
        if let TypeKind::DeducedClass { .. } = self.il[target].kind {
            let places = DeductionPlaces {
                template: self.il.places.preceding(pos),
                object: pos,
                initialized: false,
                list: None,
            };
            let ty = self.constructed_type(target, &[], places);
            self.il[variable].ty = self.replace_placeholder(declared, ty);
            self.il[variable].flags |= VariableFlags::DEDUCED;
        }
    }

    /// A static data member that is initialized in its class at `pos` is constant or inline (`[class.static.data]`).
    pub fn check_in_class_initializer(&mut self, id: DeclarationId, pos: Pos) {
        let Entity::Variable { id: variable } = self.il[id].entity else { return };
        let v = &self.il[variable];
        let free = v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::INLINE);
        let allowed = free
            || self.qualifiers(self.innermost_element(v.ty)).contains(Qualifiers::CONST)
            || self.is_unknown(v.ty)
            || self.is_dependent(v.ty);
        if !allowed && self.dialect.cxx {
            return self.report(pos, messages::member_in_class_initializer_must());
        }
        let v = &self.il[variable];
        let open = v.ty == self.common.unknown
            || self.is_unknown(v.ty)
            || self.is_dependent(v.ty)
            || self.il[v.ty].flags.contains(TypeFlags::PLACEHOLDER);
        let scalar = self.is_arithmetic(v.ty) || self.enum_of(v.ty).is_some();
        if !free && !open && !scalar && self.dialect.cxx && self.reports_now() {
            let shown = self.shown_type(v.ty);
            self.report(pos, messages::member_cannot_have_in_class(shown));
        }
    }

    /// Whether the initializer that a static data member has in its class is a constant expression: the member is const,
    /// and defined elsewhere if at all (`[class.static.data]`).
    pub fn is_constant_in_class(&self, id: DeclarationId) -> bool {
        let Entity::Variable { id: variable } = self.il[id].entity else { return false };
        let v = &self.il[variable];
        !v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::INLINE)
            && self.qualifiers(v.ty).contains(Qualifiers::CONST)
            && v.class.is_some_and(|class| !self.is_dependent_class(class))
    }

    /// What is checked when a variable's initializer is known.
    pub fn finish_variable(&mut self, variable: VariableId, declaration: DeclarationId) {
        self.check_implicit_calls(variable, self.il[declaration].init);
        if let Some(class) = self.class_of(self.il[variable].ty) {
            self.complete_class(class);
        }
    }

    /// A variable whose type its initializer gives is named in that.
    pub(in crate::sema) fn check_own_initializer(&mut self, id: VariableId, pos: Pos) {
        let v = &self.il[id];
        let auto = matches!(self.il[self.unqualified(v.ty)].kind, TypeKind::Auto { .. });
        let local = matches!(v.storage, Storage::Automatic | Storage::Static) && v.class.is_none();
        let waits = !v.defined
            && v.init.is_none()
            && v.template(&self.il).is_none()
            && v.instance(&self.il).is_none();
        let ranged =
            v.flags.intersects(VariableFlags::FOR_RANGE | VariableFlags::EXTERN | VariableFlags::PACK);
        if auto && local && waits && !ranged && self.reports_now() {
            self.report(pos, messages::variable_declared_auto_type_specifier());
        }
    }

    /// Declarators after one `auto` deduce the same type for it (`[dcl.spec.auto]`).
    pub fn check_same_deduced(&mut self, first: DeclarationId, next: DeclarationId) {
        let deduced = |c: &Self, id: DeclarationId| match (c.il[id].entity, c.il[c.il[id].ty].kind) {
            (Entity::Variable { id: variable }, TypeKind::Auto { .. }) => {
                Some((c.il[id].ty, c.il[variable].ty))
            }
            _ => None,
        };
        let (Some((auto, was)), Some((_, now))) = (deduced(self, first), deduced(self, next)) else { return };
        let open = |c: &Self, ty: TypeId| {
            c.is_unknown(ty) || c.is_dependent(ty) || c.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
        };
        if open(self, was) || open(self, now) || self.same_type(was, now) {
            return;
        }
        let (pos, placeholder) = (self.il[next].pos, self.placeholder_text(auto));
        let (now, was) = (self.shown_type(now), self.shown_type(was));
        self.report(pos, messages::type_entity_but_previously_implied(&placeholder, now, was));
    }

    /// Replaces a placeholder in a variable's type by what its initializer says (`[dcl.spec.auto]`).
    pub fn deduce_variable_type(&mut self, variable: VariableId, init: &Initializer) {
        let declared = self.il[variable].ty;
        if !self.il[declared].flags.contains(TypeFlags::PLACEHOLDER) {
            return;
        }
        let pos = self.il[variable].pos;
        if let Some(ty) = self.deduce_class_from(declared, init, self.il.places.preceding(pos), pos) {
            self.il[variable].ty = ty;
            self.il[variable].flags |= VariableFlags::DEDUCED;
            return;
        }
        let Some(value) = self.deduced_from(init) else { return };
        let ty = self.deduce_auto(declared, value);
        if let Some(constraint) = self.placeholder_constraint(declared) {
            let pos = self.il[constraint].pos;
            self.check_placeholder_constraint(declared, ty, pos);
        }
        if !self.is_dependent(ty) || self.class_of(ty).is_some() {
            self.il[variable].ty = ty;
            self.il[variable].flags |= VariableFlags::DEDUCED;
        } else {
            self.il[variable].ty = self.common.dependent;
        }
    }

    /// The value that the type of a variable with a placeholder follows from: the only element of a list in braces
    /// without `=` (`[dcl.type.auto.deduct]`).
    pub(in crate::sema) fn deduced_from(&self, init: &Initializer) -> Option<ExprId> {
        let value = self.initializer_value(*init)?;
        match (init, self.il[value].kind) {
            (Initializer::Brace { .. }, ExprKind::InitList { elements, .. }) => match self.il[elements] {
                [only] => Some(only),
                _ => Some(value),
            },
            _ => Some(value),
        }
    }

    /// `int a[] = {1, 2}`: the bound follows from the initializer (`[dcl.array]`).
    pub fn complete_array_type(&mut self, variable: VariableId, init: Initializer) {
        let ty = self.il[variable].ty;
        let TypeKind::Array { element, bound: ArrayBound::Unknown } = self.canonical_kind(ty) else { return };
        let Some(value) = self.initializer_value(init) else { return };
        let count = match self.il[value].kind {
            ExprKind::InitList { elements, .. } => match self.il[elements] {
                [only] if matches!(self.il[only].kind, ExprKind::String { .. }) => {
                    self.array_count(self.il[only].ty)
                }
                _ => self.count_initialized(element, elements),
            },
            ExprKind::String { .. } => self.array_count(self.il[value].ty),
            _ => None,
        };
        if let Some(count) = count {
            self.note_open_bound(variable);
            self.il[variable].ty = self
                .make_type(TypeKind::Array { element, bound: ArrayBound::Constant { count: count.into() } });
        }
    }

    /// How many elements a braced list gives an array, designators considered.
    pub fn count_initialized(&mut self, element: TypeId, elements: List<ExprId>) -> Option<u64> {
        let (mut next, mut most) = (0u64, 0u64);
        let list = self.il[elements].to_vec();
        if list.iter().any(|e| matches!(self.il[*e].kind, ExprKind::Expansion { .. })) {
            return None;
        }
        for e in &list {
            if let ExprKind::Designated { path, .. } = self.il[*e].kind {
                match self.il[path].first().copied() {
                    Some(Designator::Index { index }) => next = self.constant_integer(index)? as u64,
                    Some(Designator::Range { high, .. }) => next = self.constant_integer(high)? as u64,
                    _ => {}
                }
            }
            next += 1;
            most = most.max(next);
        }
        let designated = list.iter().any(|e| matches!(self.il[*e].kind, ExprKind::Designated { .. }));
        if designated {
            return Some(most);
        }
        let (mut at, mut count) = (0, 0);
        while at < list.len() {
            at = self.after_element(element, &list, at, 0).max(at + 1);
            count += 1;
        }
        Some(count)
    }

    /// The index behind the elements of a list that initialize an object, braces around its parts being left out where it
    /// is an aggregate that the first of them does not initialize as a whole (`[dcl.init.aggr]`).
    fn after_element(&mut self, ty: TypeId, list: &[ExprId], at: usize, depth: u32) -> usize {
        let Some(first) = list.get(at).copied() else { return at };
        let whole = matches!(self.il[first].kind, ExprKind::InitList { .. })
            || depth > limits::AGGREGATE_NESTING
            || self.is_open(first)
            || self.is_dependent(ty);
        if whole {
            return at + 1;
        }
        if let TypeKind::Array { element, bound: ArrayBound::Constant { count } } = self.canonical_kind(ty) {
            if matches!(self.il[first].kind, ExprKind::String { .. }) && self.is_integral(element) {
                return at + 1;
            }
            let mut next = at;
            for _ in 0..count.get() {
                if next >= list.len() {
                    break;
                }
                next = self.after_element(element, list, next, depth + 1);
            }
            return next;
        }
        let Some(class) = self.class_of(ty) else { return at + 1 };
        self.complete_class(class);
        if !self.is_aggregate(class) || self.conversion_sequence(first, ty, true).is_some() {
            return at + 1;
        }
        let union_ = self.il[class].tag == Tag::Union;
        let entry = &self.il[class];
        // Bit-fields without a name are no elements.
        let named = |f: &&FieldId| self.il[**f].name.is_some() || self.class_of(self.il[**f].ty).is_some();
        let fields = entry.members.fields.iter().filter(named).map(|f| self.il[*f].ty);
        let parts: Vec<TypeId> = entry.bases.iter().map(|base| base.ty).chain(fields).collect();
        let mut next = at;
        for part in parts.into_iter().take(if union_ { 1 } else { usize::MAX }) {
            next = self.after_element(part, list, next, depth + 1);
        }
        next
    }

    /// The number of elements of an array type.
    pub fn array_count(&self, ty: TypeId) -> Option<u64> {
        match self.canonical_kind(ty) {
            TypeKind::Array { bound: ArrayBound::Constant { count }, .. } => Some(count.get()),
            _ => None,
        }
    }

    /// `auto [a, b]`: the variable and its bindings.
    pub fn declare_bindings(
        &mut self,
        specs: &DeclSpecifiers,
        ty: TypeId,
        pos: Pos,
        names: &[(Name, Pos)],
    ) -> DeclarationId {
        let storage = if specs.has(SpecifierFlags::STATIC) { Storage::Static } else { Storage::Automatic };
        self.check_binding_spaces(specs, pos);
        self.check_binding_specifiers(specs);
        let variable = self.new_variable(None, pos, ty, storage);
        let scope = self.declaring_scope();
        let unknown = self.common.unknown;
        let mut bindings = Vec::new();
        for (name, pos) in names {
            self.check_binding_redeclared(scope, *name, *pos);
            let binding = self.new_variable(Some(*name), *pos, unknown, Storage::Binding);
            self.bind(scope, Key::name(*name), Entity::Binding { id: binding });
            self.note_local(Local::Variable(binding));
            bindings.push(binding);
        }
        let id = self.simple_declaration_of(Entity::Variable { id: variable }, None, pos, ty, &[]);
        self.il[id].params = self.il.list(&bindings);
        self.il[id].flags |= DeclarationFlags::BINDINGS;
        id
    }

    /// A structured binding declaration has no type but `auto`, is no constant and, before C++20, belongs to no storage class
    /// (`[dcl.struct.bind]`).
    fn check_binding_specifiers(&mut self, specs: &DeclSpecifiers) {
        if !self.reports_now() {
            return;
        }
        let lasting = SpecifierFlags::STATIC | SpecifierFlags::THREAD_LOCAL;
        let others = SpecifierFlags::EXTERN | SpecifierFlags::REGISTER;
        let at = if specs.storage_pos.is_some() { specs.storage_pos } else { specs.pos };
        if specs.has(SpecifierFlags::CONSTEXPR) {
            self.report(specs.constexpr_pos, messages::structured_binding_constexpr(specs.constant_word()));
        } else if self.dialect.standard < 20 && specs.flags.intersects(lasting | others) {
            self.report(at, messages::structured_binding_storage_class());
        } else if specs.flags.intersects(others) {
            self.report(at, messages::structured_binding_other_storage_class());
        }
        if specs.has(SpecifierFlags::INLINE) {
            self.report(specs.inline_pos, messages::structured_binding_inline());
        }
        let Some(ty) = specs.ty.filter(|ty| !self.is_unknown(*ty)) else { return };
        let plain = self.unqualified(ty);
        if !matches!(self.il[plain].kind, TypeKind::Auto { .. }) {
            self.report(specs.pos, messages::invalid_structured_binding_specifier());
        }
    }

    /// A name that a structured binding declaration gives is another one in its scope, and in its list.
    fn check_binding_redeclared(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        if matches!(self.il[scope].kind, ScopeKind::Block | ScopeKind::Function { .. }) {
            return self.check_block_redeclared(scope, name, pos);
        }
        let earlier = self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Binding { id } => Some(self.il[id].pos),
            _ => None,
        });
        if let Some(at) = earlier.filter(|_| self.reports_now()) {
            let text = self.scope_text(scope) + self.names.text(name);
            let entity = EntityText::new(EntityKind::StructuredBinding, text, Declared::At(at));
            self.report(pos, messages::declaration_incompatible(entity));
        }
    }

    /// The variable of a range-based for; its type is deduced from the range.
    pub fn declare_range_variable(
        &mut self,
        specs: &DeclSpecifiers,
        d: &Declarator,
    ) -> Option<DeclarationId> {
        let name = d.name.as_ref().and_then(|n| n.identifier())?;
        let variable = self.new_variable(Some(name), d.pos, d.ty, Storage::Automatic);
        self.il[variable].flags |= VariableFlags::FOR_RANGE;
        self.check_range_variable_space(specs, d.pos);
        if specs.has(SpecifierFlags::CONSTEXPR) {
            self.il[variable].flags |= VariableFlags::CONSTEXPR;
        }
        let scope = self.declaring_scope();
        self.bind(scope, Key::name(name), Entity::Variable { id: variable });
        self.note_local(Local::Variable(variable));
        self.note_declared_set(variable);
        Some(self.simple_declaration_of(
            Entity::Variable { id: variable },
            Some(name),
            d.pos,
            d.ty,
            &d.attributes,
        ))
    }

    /// Gives the variable of a range-based for the type of the range's elements (`[stmt.ranged]`).
    pub fn deduce_range_variable(&mut self, group: GroupId, range: ExprId) {
        let declarators = self.il[group].declarators;
        let Some(first) = self.il[declarators].first().copied() else { return };
        let Entity::Variable { id: variable } = self.il[first].entity else { return };
        self.il[first].init = Initializer::Range { range };
        let bindings = self.il[first].flags.contains(DeclarationFlags::BINDINGS);
        self.deduce_element_variable(variable, range, bindings);
        if bindings {
            self.type_bindings(first);
            self.check_bindings(first, Pos::NONE);
        }
    }

    /// The same; with names bound to parts of an element, one that is an array is copied whole (`[dcl.struct.bind]`).
    fn deduce_element_variable(&mut self, variable: VariableId, range: ExprId, bindings: bool) {
        let declared = self.il[variable].ty;
        if !self.il[declared].flags.contains(TypeFlags::PLACEHOLDER) {
            return;
        }
        let element = self.range_element(range);
        let array = |c: &Self, element: ExprId| {
            bindings
                && !c.is_reference(declared)
                && matches!(c.canonical_kind(c.il[element].ty), TypeKind::Array { .. })
        };
        let ty = match element {
            Some(element) if array(self, element) => {
                let quals = self.qualifiers(declared);
                self.qualified(self.il[element].ty, quals)
            }
            Some(element) => self.deduce_auto(declared, element),
            None if self.is_type_dependent(range) || self.is_current_instantiation(self.il[range].ty) => {
                self.common.dependent
            }
            None if self.is_unknown(self.il[range].ty) => self.common.unknown,
            None => self.fall_back(UnknownCause::Range, self.il[range].pos),
        };
        self.il[variable].ty = ty;
    }

    /// The declaration of an exception handler.
    pub fn declare_exception(&mut self, d: &Declarator) -> Option<DeclarationId> {
        let name = d.name.as_ref().and_then(|n| n.identifier());
        let variable = self.new_variable(name, d.pos, d.ty, Storage::Automatic);
        if let Some(name) = name {
            let scope = self.declaring_scope();
            self.bind(scope, Key::name(name), Entity::Variable { id: variable });
            self.note_local(Local::HandlerParameter(variable));
        }
        Some(self.simple_declaration_of(Entity::Variable { id: variable }, name, d.pos, d.ty, &d.attributes))
    }

    /// The variable of an init-capture (`[expr.prim.lambda.capture]`).
    pub fn declare_init_capture(
        &mut self,
        name: Name,
        pos: Pos,
        init: &Initializer,
        by_reference: bool,
        pack: bool,
    ) -> VariableId {
        let auto = self.make_type(TypeKind::Auto { constraint: None });
        let declared = if by_reference { self.lvalue_reference(auto) } else { auto };
        let ty = match self.deduced_from(init) {
            Some(value) => {
                let ty = self.deduce_auto(declared, value);
                if !by_reference {
                    self.check_copied(value, ty, Purpose::Initialize);
                }
                ty
            }
            None => self.fall_back(UnknownCause::InitCapture, pos),
        };
        self.examine_initializer(*init, ty);
        let id = self.new_variable(Some(name), pos, ty, Storage::Automatic);
        if pack {
            self.il[id].flags |= VariableFlags::PACK;
        }
        id
    }
}
