//! Declarations: specifiers, declarators, initializers and bodies.

mod attribute;
mod class;
pub(super) mod declarator;
mod enumeration;
mod friend;
mod namespace;
pub(super) mod parameter;
pub(super) mod specifier;

use super::change;
use super::statement::BodyEnd;
use super::{Place, Printer};
use crate::finalize::Target;
use crate::il::*;
use crate::names::known;
use crate::source::Pos;
use crate::tables::limits;
use crate::tables::spelled;
use declarator::Shape;
use parameter::ParameterStyle;
use specifier::Managed;

impl Printer<'_> {
    /// Prints specifiers with the declarators that share them.
    pub(super) fn group(&mut self, id: GroupId, place: Place) {
        let il = self.il;
        let group = &il[id];
        match il[group.declarators].first() {
            None if self.declares_nothing(group, place) => {}
            None => self.tag_only(group, place),
            Some(first) if group.specifiers.flags.contains(SpecifierFlags::ALIAS) => {
                self.alias(*first, group, place);
            }
            Some(first) => match self.il.function_in(il[*first].entity) {
                Some(function) => self.function_group(group, *first, function, place),
                _ => self.object_group(group, place),
            },
        }
    }

    /// Whether a declarator declares a function, and not something whose type came to be one by other means.
    pub(super) fn is_function_declaration(&self, declaration: DeclarationId) -> bool {
        matches!(self.il[self.il[declaration].ty].kind, TypeKind::Function { .. })
    }

    /// The variable that an entity is, or that is the pattern of a variable template.
    pub(super) fn variable_of(&self, entity: Entity) -> Option<VariableId> {
        match entity {
            Entity::Variable { id } | Entity::Binding { id } => Some(id),
            Entity::Template { id } => match self.il[id].kind {
                TemplateKind::Variable { pattern } => Some(pattern),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether a declaration has neither a declarator nor a tag.
    fn declares_nothing(&self, group: &Group, place: Place) -> bool {
        let specifiers = &group.specifiers;
        let befriends = place.friend || specifiers.flags.contains(SpecifierFlags::FRIEND);
        let mut named = specifiers.ty;
        while let TypeKind::Qualified { base, .. } = self.il[named].kind {
            named = base;
        }
        let tagged = matches!(self.il[named].kind, TypeKind::Elaborated { .. });
        group.definition(self.il).is_none()
            && !befriends
            && !place.templated
            && !place.instantiation
            && !tagged
    }

    /// Prints a declaration without declarators: of a class or enumeration, or a friend.
    fn tag_only(&mut self, group: &Group, place: Place) {
        let specifiers = &group.specifiers;
        let pos = group.definition(self.il).map_or(specifiers.pos, |definition| self.il[definition].pos);
        let packed = self.begin_packing(group, place, pos);
        let declared = place.templated
            && !place.instantiation
            && group.definition(self.il).is_some_and(|definition| !self.il[definition].body);
        if !place.positioned && !declared {
            self.w.at(pos);
        }
        self.prefix_attributes(specifiers.attributes);
        let friend = place.friend || specifiers.flags.contains(SpecifierFlags::FRIEND);
        if friend {
            self.text(spelled!(FRIEND " "));
        }
        if group.definition(self.il).is_some_and(|definition| self.is_anonymous_class(definition)) {
            self.storage(specifiers.flags & SpecifierFlags::STATIC);
        }
        match group.definition(self.il) {
            Some(definition) if friend => self.befriended_tag(definition),
            Some(definition) => self.tag(definition, None),
            None => match self.friend_template_named(specifiers.ty).filter(|_| friend && place.templated) {
                Some((tag, member)) => self.friend_template_member(tag, member),
                None => self.friend_type(specifiers.ty),
            },
        }
        self.text(if place.instantiation { ";" } else { "; " });
        self.end_packing(packed);
    }

    /// Whether a definition is of a class without a name, which declares an object where it stands alone.
    fn is_anonymous_class(&self, definition: TagDefinitionId) -> bool {
        matches!(self.il[definition].entity, Entity::Class { id } if self.il[id].name.is_none())
    }

    /// Prints an alias-declaration, whose type may define a class or enumeration.
    fn alias(&mut self, id: DeclarationId, group: &Group, place: Place) {
        self.with(change::NamesType(true), |p| p.alias_declaration(id, group, place));
        self.note_aliased_base(self.il[id].ty);
    }

    fn alias_declaration(&mut self, id: DeclarationId, group: &Group, place: Place) {
        let d = &self.il[id];
        let definition = group.definition(self.il);
        if !place.templated {
            self.w.at(d.pos);
        }
        let block = self.opens_c_block(group, d.entity);
        if group.specifiers.flags.contains(SpecifierFlags::EXTENSION) {
            self.text(spelled!(__EXTENSION__ " "));
        }
        self.text(spelled!(USING " "));
        self.entity_name(d.name, None);
        self.alias_attributes(d.attributes(self.il));
        self.text(" = ");
        let aliased = match d.name {
            EntityName::Identifier { name } => Some(name),
            _ => None,
        };
        self.with(change::Aliased(aliased), |p| {
            match definition.filter(|definition| p.il[*definition].body) {
                Some(definition) => {
                    p.qualifiers_of(p.innermost(d.ty));
                    p.w.at(p.il[definition].pos);
                    p.tag(definition, None);
                    p.text(if p.has_declarator(d.ty) { " " } else { "" });
                }
                None => p.base_type(d.ty),
            }
            p.type_id_making_attributes(d.attributes(p.il));
            p.abstract_declarator_in(d.ty, Shape { names: d.inner_declarators(self.il), ..Shape::default() });
        });
        self.type_id_attributes(d.attributes(self.il));
        self.text(if block { "; }" } else { "; " });
        self.runtime_behind_size_t(&[id]);
    }

    /// The namespace that this place is in.
    pub(super) fn innermost_namespace(&self) -> Option<ScopeId> {
        let mut at = Some(self.scope);
        while let Some(here) = at {
            if let ScopeKind::Namespace { .. } | ScopeKind::Global = self.il[here].kind {
                return Some(here);
            }
            at = self.scope_around(here);
        }
        None
    }

    /// Prints variables, members and typedefs.
    fn object_group(&mut self, group: &Group, place: Place) {
        let names_type = group.specifiers.flags.contains(SpecifierFlags::TYPEDEF);
        self.with(change::NamesType(names_type), |p| p.objects(group, place));
    }

    fn objects(&mut self, group: &Group, place: Place) {
        let il = self.il;
        let declarators = &il[group.declarators];
        let Some(first) = declarators.first() else { return };
        let d = &il[*first];
        let variable = self.variable_of(d.entity);
        let positioned = !place.templated || place.instantiation;
        let packed = self.begin_packing(group, place, d.pos);
        if !place.positioned && positioned && !packed {
            self.w.at(d.pos);
        }
        // The definition of a member that its class initializes says nothing new.
        let repeated =
            d.qualifier(self.il).is_none() || variable.is_none_or(|variable| il[variable].init.is_some());
        let outside = d.qualifier(self.il).is_some();
        let template = variable.is_some_and(|variable| il[variable].template(il).is_some())
            && !group.specifiers.flags.contains(SpecifierFlags::EXTERN);
        let bare = matches!(d.init, Initializer::None);
        let mut name_pos = (!positioned && (!template || outside) && bare && repeated)
            .then(|| self.header_pos(place.headers));
        let block = self.opens_c_block(group, d.entity);
        let managed = self.object_specifiers(group, d, variable, place);
        let completed =
            variable.filter(|variable| self.replaces_type(*variable, place) || self.adds_const(*variable, d));
        match (group.definition(self.il), completed) {
            (Some(definition), _) => {
                self.qualifiers_of(group.specifiers.ty);
                if il[definition].body {
                    self.w.at(il[definition].pos);
                }
                self.tag(definition, Some(d.pos));
            }
            (None, Some(variable)) => self.base_type(il[variable].ty),
            (None, None) => self.base_type_of_member(d, d.ty),
        }
        let named = !matches!(d.name, EntityName::None) || d.flags.contains(DeclarationFlags::BINDINGS);
        if named || self.has_declarator(d.ty) {
            self.text(" ");
        }
        self.type_attributes(group.specifiers.attributes);
        if variable.is_some() || matches!(d.entity, Entity::Field { .. }) {
            self.type_attributes(d.attributes(self.il));
        }
        // A member variable template stands where its class declares it.
        if let Some(variable) = variable.filter(|_| template && !positioned && outside && !bare) {
            name_pos = Some(il[variable].pos);
        }
        for (index, declarator) in declarators.iter().enumerate() {
            if index > 0 {
                self.next_declarator(&il[*declarator]);
            }
            let name_pos = name_pos.filter(|_| index == 0).unwrap_or(il[*declarator].pos);
            let register = group.specifiers.flags.contains(SpecifierFlags::REGISTER);
            self.object_declarator(*declarator, name_pos, Place { register, ..place }, managed);
            self.note_object_of_unnamed(*declarator);
            self.references.pass(il[*declarator].pos);
        }
        if !place.embedded {
            self.text(if place.instantiation { ";" } else { "; " });
            if let Some(variable) = variable
                && self.around.functions > 0
                && self.is_variable_array(il[variable].ty)
            {
                self.text("  ");
            }
            for declarator in declarators {
                if let (Entity::Variable { id }, false) = (il[*declarator].entity, place.templated) {
                    self.closure_typedef(id);
                }
            }
        }
        self.text(if block { "}" } else { "" });
        self.end_packing(packed);
        if group.specifiers.flags.contains(SpecifierFlags::TYPEDEF) {
            self.runtime_behind_size_t(declarators);
        }
    }

    /// Begins a linkage-specification of C for a declaration that repeats a typedef name of such a one. Whether there is
    /// one, which ends behind the declaration.
    fn opens_c_block(&mut self, group: &Group, entity: Entity) -> bool {
        let Entity::Typedef { id } = entity else { return false };
        let needed = self.il[id].c_linkage
            && group.declarators.len() == 1
            && !group.specifiers.c_linkage
            && !self.around.in_c_block
            && !self.options.c;
        if needed {
            self.text(spelled!(EXTERN " \"C\" { "));
        }
        needed
    }

    /// Prints what stands before a declarator that is not the first of its declaration. An unnamed bit-field begins a
    /// declaration of its own.
    fn next_declarator(&mut self, d: &Declaration) {
        let unnamed = d.bits(self.il).is_some() && matches!(d.name, EntityName::None);
        self.text(if unnamed { "; " } else { ", " });
        self.w.at(d.pos);
        if unnamed {
            self.base_type(d.ty);
        }
    }

    /// Prints the cv-qualifiers of a type that is defined in its specifiers.
    fn qualifiers_of(&mut self, ty: TypeId) {
        if let TypeKind::Qualified { quals, .. } = self.il[ty].kind {
            self.qualifiers(quals);
        }
    }

    /// Whether a type is an array whose bound is only known at run time.
    fn is_variable_array(&self, ty: TypeId) -> bool {
        match self.il.unqualified(ty) {
            TypeKind::Array { bound: ArrayBound::Expr { expr }, .. } => {
                !self.il[expr].flags.contains(ExprFlags::VALUE_DEPENDENT)
            }
            _ => false,
        }
    }

    /// Whether a member defined out of its class is const by its declaration there alone.
    fn adds_const(&self, variable: VariableId, d: &Declaration) -> bool {
        let v = &self.il[variable];
        d.qualifier(self.il).is_some()
            && v.flags.contains(VariableFlags::CONSTEXPR)
            && !self.il.is_constant_object(d.ty)
            && self.il.is_constant_object(v.ty)
    }

    /// Prints the declarator of an object, a member or a typedef, whose name stands at `name_pos`, and its initializer.
    fn object_declarator(&mut self, id: DeclarationId, name_pos: Pos, place: Place, managed: Managed) {
        let il = self.il;
        let d = &il[id];
        let variable = self.variable_of(d.entity);
        let ty = match variable {
            Some(variable) if self.replaces_type(variable, place) => il[variable].ty,
            _ => d.ty,
        };
        let shape = Shape { names: d.inner_declarators(self.il), own: Some(id), ..Shape::default() };
        if managed != Managed::No {
            let external = managed == Managed::External && matches!(d.init, Initializer::None);
            self.managed_declarator(d, ty, shape, external);
        } else {
            self.declarator(ty, shape, |p| {
                p.declared_name(d, name_pos);
                p.name_attributes(d.attributes(self.il));
            });
        }
        if let Some(bits) = d.bits(self.il) {
            self.text(": ");
            self.bit_width(bits, &d.init);
        }
        if let Some(label) = d.asm_label(self.il) {
            self.asm_label(label, place.register);
        }
        self.suffix_attributes(d.attributes(self.il), matches!(d.entity, Entity::Typedef { .. }));
        if managed != Managed::No
            || variable.is_some_and(|variable| self.drops_initializer(variable, d, place))
        {
            return;
        }
        let static_storage = variable.is_some_and(|variable| il[variable].storage != Storage::Automatic)
            || matches!(d.entity, Entity::Field { .. });
        let member_constant = place.class.is_some()
            && self.il.is_constant_object(d.ty)
            && variable.is_some_and(|variable| !il[variable].flags.contains(VariableFlags::CONSTEXPR));
        let static_storage = static_storage && variable.is_some();
        let constexpr = variable.is_some_and(|v| il[v].flags.contains(VariableFlags::CONSTEXPR));
        let variable_template = variable.is_some_and(|v| {
            (il[v].template(il).is_some() || il[v].partial(il).is_some()) && il[v].class.is_none()
        });
        let target = Target {
            ty: Some(d.ty),
            static_storage,
            member_constant,
            constexpr,
            variable_template,
            variable: variable.is_some(),
            field: matches!(d.entity, Entity::Field { .. }),
            ..Target::default()
        };
        self.initializer(d.init, target);
    }

    fn bit_width(&mut self, bits: ExprId, init: &Initializer) {
        if let Some(width) = self.local_enumerator_value(bits, false) {
            let follows = !matches!(init, Initializer::None | Initializer::Brace { .. });
            self.text(if follows { " (" } else { "" });
            self.w.number(width.unsigned_abs());
            return self.text(if follows { ")" } else { "" });
        }
        if matches!(init, Initializer::None | Initializer::Brace { .. }) {
            self.bounding(bits, |p| p.kept_constant(bits));
        } else {
            self.text(" ");
            self.parenthesized(bits);
        }
    }

    /// Prints the declared name, which stands at `pos`.
    fn declared_name(&mut self, d: &Declaration, pos: Pos) {
        self.w.at(pos);
        if d.flags.contains(DeclarationFlags::BINDINGS) {
            let il = self.il;
            self.text("[");
            self.separated(&il[d.params], |p, binding| {
                p.w.at(p.il[binding].pos);
                p.variable_identifier(binding);
            });
            self.text("]");
            return;
        }
        let from_global = d.qualifier(self.il).is_some_and(|qualifier| self.closes_global_name(d, qualifier));
        self.text(if from_global { "(::" } else { "" });
        if let (Some(_), Some(class), Some(function)) =
            (d.qualifier(self.il), self.around.declared.befriending, self.il.function_in(d.entity))
            && !from_global
        {
            self.friend_path(d, class, function);
        } else if let Some(qualifier) = d.qualifier(self.il) {
            match from_global || self.is_named_as_written(d) {
                true => self.written_member_path(qualifier),
                false => match self.il.function_in(d.entity) {
                    Some(function) if self.is_of_template(function) => {
                        self.path_of_member(self.il[function].scope, qualifier);
                    }
                    Some(function) => self.declared_qualifier(self.il[function].scope, qualifier),
                    None => match self.variable_of(d.entity) {
                        Some(variable) => self.declared_qualifier(self.il[variable].scope, qualifier),
                        None => self.qualifier(qualifier),
                    },
                },
            }
        }
        match d.entity {
            Entity::Variable { id } => self.variable_identifier(id),
            _ => {
                let class = self.class_of(d.entity);
                self.stub_prefix();
                let name = self.declared_entity_name(d);
                self.entity_name(name, class);
            }
        }
        let partial = self.variable_of(d.entity).and_then(|variable| self.il[variable].partial(self.il));
        if let Some((function, named)) = self.named_instantiation(d) {
            self.arguments_as_named(function, named);
        } else if let Some(args) = d.args(self.il) {
            let spread = |arg: &TemplateArg| matches!(arg, TemplateArg::Pack { .. });
            // Of a partial specialization default arguments are spelled out.
            let all = partial.filter(|all| all.len() > args.len() && !self.il[*all].iter().any(spread));
            match self.il.function_in(d.entity) {
                // A constructor is called as its class, whatever arguments that is written with ([class.ctor.general]).
                Some(function) if self.names_class_of_constructor(function) => {}
                Some(function) => {
                    self.blank_behind(self.il[function].name);
                    self.function_template_args(function, args);
                }
                None => {
                    match self.variable_of(d.entity).and_then(|variable| self.il[variable].instance(self.il))
                    {
                        Some(instance) if partial.is_none() => self.specialized_variable_args(instance, args),
                        _ => self.template_args(all.unwrap_or(args)),
                    }
                }
            }
        }
        self.text(if from_global { ")" } else { "" });
    }

    /// The function that an explicit instantiation names, and how many template arguments it has there: as many as the
    /// unit names it with where that is most. None if those that the declaration says are not fewer.
    fn named_instantiation(&self, d: &Declaration) -> Option<(FunctionId, usize)> {
        let function = self.il.function_in(d.entity).filter(|_| self.manner.types.settled_types)?;
        let named = self.named_arguments(function)?;
        d.args(self.il).is_none_or(|written| written.len() < named).then_some((function, named))
    }

    /// Whether the arguments behind the name of a function are those of the class of which it is a constructor.
    fn names_class_of_constructor(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        f.name == EntityName::Constructor && f.instance.is_none()
    }

    /// Whether a function is that of a template or an explicit instantiation of one: those are named by what they are.
    fn is_of_template(&self, function: FunctionId) -> bool {
        self.il[function].template.is_some() || self.manner.types.settled_types
    }

    /// Whether a declared function is named from the global scope on, so that parentheses part it from its type.
    fn closes_global_name(&self, d: &Declaration, qualifier: QualifierId) -> bool {
        let Some(function) = self.il.function_in(d.entity) else { return false };
        let function = &self.il[function];
        if !self.starts_at_global(qualifier) || !self.prints_type(d) {
            return false;
        }
        let Some(class) = self.around.declared.befriending else { return self.is_named_as_written(d) };
        let within = function.scope == self.namespace_around(class);
        match function.template.is_some() || d.args(self.il).is_some() {
            true => !within && function.scope == self.input.global,
            // Of a class template the path is the shortest, which may begin so too.
            false if self.scope_is_template(class) => {
                !within && function.class.is_none() && self.passes_hidden(function.scope)
            }
            false => !within,
        }
    }

    /// Prints the path to a function that the class with scope `class` befriends: as written, but that of templates,
    /// and all of them in class templates, is the shortest from there.
    fn friend_path(&mut self, d: &Declaration, class: ScopeId, function: FunctionId) {
        let f = &self.il[function];
        let Some(qualifier) = d.qualifier(self.il) else { return };
        // Which function that is only an instantiation knows.
        let member = matches!(self.il[f.scope].kind, ScopeKind::Class { .. });
        if !member
            && matches!(self.il[qualifier].part, QualifierPart::Type { .. } | QualifierPart::Name { .. })
        {
            return self.qualifier(qualifier);
        }
        if f.template.is_none() && !self.scope_is_template(class) {
            return self.written_member_path(qualifier);
        }
        // Without its path a friend is declared in the innermost namespace, not in one around that ([namespace.memdef]).
        if d.args(self.il).is_none() && self.is_around_namespace_of(f.scope, class) {
            return self.written_member_path(qualifier);
        }
        // A specialization of a template beside the class is named as a member of its namespace.
        let beside = d.args(self.il).is_some() && f.scope == self.namespace_around(class);
        let from = self.il[f.scope].parent.filter(|_| beside).unwrap_or(class);
        self.with(change::Scope(from), |p| p.path_of_path(f.scope));
    }

    /// Whether a scope encloses the innermost namespace around a class, and is another one.
    fn is_around_namespace_of(&self, scope: ScopeId, class: ScopeId) -> bool {
        let mut at = self.il[self.namespace_around(class)].parent;
        while let Some(outer) = at {
            if outer == scope {
                return true;
            }
            at = self.il[outer].parent;
        }
        false
    }

    /// Whether a class scope belongs to a class template.
    fn scope_is_template(&self, scope: ScopeId) -> bool {
        matches!(self.il[scope].kind, ScopeKind::Class { of } if self.il.is_dependent_class(of))
    }

    /// Whether the qualifier of a declared name stays as written: that of variables and of explicit specializations.
    fn is_named_as_written(&self, d: &Declaration) -> bool {
        // Explicit instantiations are named by what they are.
        if self.around.templates > 0
            || self.manner.types.settled_types
            || !d.qualifier(self.il).is_some_and(|q| self.has_plain_parts(q))
        {
            return false;
        }
        self.specialized_class(d.entity).is_some() || matches!(d.entity, Entity::Variable { .. })
    }

    /// What a declaration calls what it declares: constructors are not known by their spelling.
    pub(super) fn declared_entity_name(&self, d: &Declaration) -> EntityName {
        match (self.il.function_in(d.entity).map(|function| self.il[function].name), d.name) {
            (Some(special @ (EntityName::Constructor | EntityName::Destructor)), _) => special,
            (_, name) => name,
        }
    }

    /// Includes the runtime header behind a declaration of the global name `size_t` as a type.
    fn runtime_behind_size_t(&mut self, declarators: &[DeclarationId]) {
        let is_size_t = |id: &DeclarationId| {
            matches!(self.il[*id].entity, Entity::Typedef { id } if self.il[id].name == known::SIZE_T
                && self.il[id].scope == self.input.global)
        };
        if declarators.iter().any(is_size_t) {
            self.runtime_header();
        }
    }

    /// Prints the declaration or definition of a function.
    fn function_group(&mut self, group: &Group, id: DeclarationId, function: FunctionId, place: Place) {
        let il = self.il;
        let f = &il[function];
        if f.flags.contains(FunctionFlags::DEVICE_BUILTIN) && f.space.is_device_only() && !place.local {
            return;
        }
        self.function_declaration(group, id, function, place);
    }

    fn function_declaration(&mut self, group: &Group, id: DeclarationId, function: FunctionId, place: Place) {
        let il = self.il;
        let declarators = &il[group.declarators];
        if !place.templated {
            self.w.at(il[id].pos);
        }
        let void_result = self.function_specifiers(group, id, function, place);
        let place = Place { void_result, ..place };
        if self.prints_type(&il[id]) {
            if void_result {
                self.text(spelled!(" " VOID " "));
            } else {
                // An explicit instantiation shows the type that its template declares, if that is the same for all.
                let pattern =
                    if place.instantiation { self.pattern_declaration(&il[id], place) } else { None };
                let declared = pattern.map(|pattern| il[pattern].ty).filter(|ty| self.is_settled_result(*ty));
                self.with(change::SettledTypes(place.instantiation && declared.is_none()), |p| {
                    p.base_type_of_member(&il[id], declared.unwrap_or(il[id].ty));
                });
                self.text(" ");
                self.type_attributes(group.specifiers.attributes);
                self.type_attributes(il[id].attributes(il));
            }
        }
        for (index, declarator) in declarators.iter().enumerate() {
            if index > 0 {
                self.text(", ");
                self.w.at(il[*declarator].pos);
            }
            if self.il.function_in(il[*declarator].entity).is_some() && place.friend {
                self.friend_declarator(*declarator, place);
            } else if self.il.function_in(il[*declarator].entity).is_some() {
                self.function_declarator(*declarator, place);
            } else {
                self.object_declarator(*declarator, il[*declarator].pos, place, Managed::No);
            }
        }
        match il[id].body {
            Some(body) => self.function_body(id, body, function),
            None => {
                self.text(if self.ends_without_blank(&il[id]) || place.instantiation { ";" } else { "; " })
            }
        }
    }

    /// Prints what stands before a declarator of a type; that of a member whose class is named there too.
    fn base_type_of_member(&mut self, d: &Declaration, ty: TypeId) {
        let class = match self.variable_of(d.entity) {
            Some(variable) => self.il[variable].class,
            None => self.class_of(d.entity),
        };
        let class = class.filter(|_| d.qualifier(self.il).is_some());
        self.with(change::MemberOf(class), |p| p.base_type(ty));
    }

    /// Prints the declarator of a friend: its parameters are named from outside of all namespaces, but the classes
    /// around it as if from where they are declared.
    fn friend_declarator(&mut self, id: DeclarationId, place: Place) {
        let befriending = change::Befriending(Some(self.scope));
        self.with(change::Scope(self.input.global), |p| {
            p.with(befriending, |p| p.function_declarator(id, place));
        });
    }

    fn ends_without_blank(&self, d: &Declaration) -> bool {
        d.flags.intersects(DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED)
    }

    /// Whether a function's type stands before its name: constructors and conversions have none.
    fn prints_type(&self, d: &Declaration) -> bool {
        !matches!(
            self.declared_entity_name(d),
            EntityName::Constructor
                | EntityName::Destructor
                | EntityName::Conversion { .. }
                | EntityName::Guide { .. }
        )
    }

    /// Prints a function declarator with what follows it, up to the body.
    pub(super) fn function_declarator(&mut self, id: DeclarationId, place: Place) {
        self.with(change::Scope(self.scope), |p| p.declarator_in_scope(id, place));
    }

    /// The same; behind a qualified name the scope is that of the function.
    fn declarator_in_scope(&mut self, id: DeclarationId, place: Place) {
        let il = self.il;
        let d = &il[id];
        let scope = self.il.function_in(d.entity).map_or(self.scope, |function| il[function].scope);
        let names_from = if place.instantiation { self.pattern_declaration(d, place) } else { None };
        let style = ParameterStyle { separated: d.body.is_none(), names_from, ..self.kernel_style(id) };
        let shape = Shape {
            function: Some(id),
            names: d.inner_declarators(self.il),
            void_result: place.void_result,
            ..Shape::default()
        };
        let guide = matches!(d.name, EntityName::Guide { .. });
        let name_pos = match place.templated && d.body.is_none() && !guide {
            true => self.header_pos(place.headers),
            false => d.pos,
        };
        let name = |p: &mut Self| {
            p.declared_name(d, name_pos);
            if !matches!(d.name, EntityName::Conversion { .. }) {
                p.name_attributes(d.attributes(self.il));
            }
            if d.qualifier(self.il).is_some() && p.around.declared.befriending.is_none() {
                p.scope = scope;
            }
        };
        self.with(change::SettledTypes(place.instantiation), |p| {
            p.with(change::ParameterStyle(style), |p| p.declarator(d.ty, shape, name));
        });
        let conditional_constructor = self.il.function_in(d.entity).is_some_and(|function| {
            let f = &il[function];
            f.explicit_condition(self.il).is_some() && f.name == EntityName::Constructor
        });
        if conditional_constructor && d.params.is_empty() && d.body.is_some() {
            self.text(" ");
        }
        if let Some(requires) = d.requires_clause(self.il).condition {
            if place.class.is_some() && !place.friend {
                self.w.at(d.requires_clause(self.il).pos);
            }
            self.text(spelled!(" " REQUIRES " ("));
            self.top(requires);
            self.text(")");
        }
        self.virt_specifiers(d);
        let function = self.il.function_in(d.entity).filter(|_| d.body.is_none());
        if let Some(label) = d.asm_label(self.il).or(function.and_then(|function| il[function].asm_label(il)))
        {
            self.asm_label(label, false);
        }
        match d.body {
            Some(_) => self.behind_definition_attributes(d.attributes(self.il)),
            None if self.is_bare_friend(id, place) => {}
            None => self.suffix_attributes(d.attributes(self.il), false),
        }
        self.function_value(d);
    }

    /// Whether a function type has a result that depends on no template parameters.
    fn is_settled_result(&self, ty: TypeId) -> bool {
        matches!(self.il.unqualified(ty), TypeKind::Function { ret, .. }
            if !self.il[ret].flags.contains(TypeFlags::DEPENDENT))
    }

    /// The declaration of the template that a function is an instance of: the definition where the unit instantiates
    /// that, the first one where it only says `extern`.
    fn pattern_declaration(&self, d: &Declaration, place: Place) -> Option<DeclarationId> {
        let instance = self.il[self.il.function_in(d.entity)?].instance?;
        let pattern = self.il.function_in(Entity::Template { id: self.il[instance].template })?;
        let p = &self.il[pattern];
        let instantiated = self.il[instance].explicit == Specialization::ExplicitInstantiation;
        match place.extern_template && !instantiated {
            true => p.first.or(p.definition),
            false => p.definition.or(p.first),
        }
    }

    fn virt_specifiers(&mut self, d: &Declaration) {
        if d.flags.contains(DeclarationFlags::OVERRIDE) {
            self.text(" override");
        }
        if d.flags.contains(DeclarationFlags::FINAL) {
            self.text(" final");
        }
    }

    fn function_value(&mut self, d: &Declaration) {
        if d.flags.contains(DeclarationFlags::PURE) {
            self.text(" = 0");
        } else if d.flags.contains(DeclarationFlags::DEFAULTED) {
            self.text(spelled!(" = " DEFAULT));
        } else if d.flags.contains(DeclarationFlags::DELETED) {
            self.text(spelled!(" = " DELETE));
        }
    }

    /// What is added to or dropped from the end of a function's body.
    fn body_end(&self, id: DeclarationId, function: FunctionId) -> BodyEnd {
        let f = &self.il[function];
        let main = matches!(f.name, EntityName::Identifier { name } if name == known::MAIN);
        let main = main && f.scope == self.input.global && self.il[id].qualifier(self.il).is_none();
        if main && !self.returns_nothing(function) {
            BodyEnd::Main
        } else if f.flags.contains(FunctionFlags::COROUTINE) && !self.has_open_promise(function) {
            BodyEnd::Coroutine
        } else {
            BodyEnd::Void
        }
    }

    /// Whether only an instantiation tells what the promise of a coroutine is: its type or that of its object depends
    /// on template parameters (`[dcl.fct.def.coroutine]`).
    fn has_open_promise(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        let open = |ty: TypeId| self.il[ty].flags.contains(TypeFlags::DEPENDENT);
        let object =
            f.class.filter(|_| !f.flags.contains(FunctionFlags::STATIC)).map(|class| &self.il[class]);
        open(f.ty)
            || object.is_some_and(|class| class.flags.contains(ClassFlags::DEPENDENT) || open(class.ty))
    }

    /// Prints the body of a function with its constructor initializers and handlers.
    fn function_body(&mut self, id: DeclarationId, body: FunctionBodyId, function: FunctionId) {
        let il = self.il;
        let b = &il[body];
        let end = self.body_end(id, function);
        let qualified = il[id].qualifier(il).is_some();
        let scope = if qualified { il[function].scope } else { self.scope };
        let scope = self.scope_of_parameters(id).unwrap_or(scope);
        let device_only = il[function].space.is_device_only();
        self.references.pass(il[id].pos);
        self.in_function(|p| {
            p.with(change::DeviceOnly(p.around.device_only + u32::from(device_only)), |p| {
                p.inside(scope, |p| {
                    if !p.device_body(id, b, function, end) {
                        p.text(" ");
                        p.plain_body(b, function, end);
                    }
                })
            })
        });
    }

    /// Prints what stands inside of a function, one of a closure perhaps.
    pub(super) fn in_function(&mut self, print: impl FnOnce(&mut Self)) {
        self.with(change::Functions(self.around.functions + 1), |p| {
            p.with(change::FunctionWord(None), |p| {
                p.with(change::FoldsLocals(Default::default()), print);
            });
        });
    }

    /// Prints a body as it is.
    pub(super) fn plain_body(&mut self, body: &FunctionBody, function: FunctionId, end: BodyEnd) {
        self.in_function_body(function, |p| p.written_body(body, function, end));
    }

    /// Prints what stands in the body of a function.
    pub(super) fn in_function_body(&mut self, function: FunctionId, print: impl FnOnce(&mut Self)) {
        let bodies = self.around.template_bodies + u32::from(self.around.templates > 0);
        self.with(change::ReturnsReference(self.returns_reference(function)), |p| {
            p.with(change::TemplateBodies(bodies), |p| {
                p.with(change::LocalScope(Default::default()), |p| print(p));
            });
        });
    }

    /// Whether a function returns a reference.
    pub(in crate::emit::host) fn returns_reference(&self, function: FunctionId) -> bool {
        matches!(self.il.unqualified(self.il[function].ty), TypeKind::Function { ret, .. }
            if matches!(self.il.unqualified(ret), TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }))
    }

    fn written_body(&mut self, body: &FunctionBody, function: FunctionId, end: BodyEnd) {
        let tried = body.try_handlers(self.il);
        if tried.is_some() {
            self.w.at(body.try_pos(self.il));
            self.text(spelled!(TRY " "));
        }
        self.constructor_initializers(body, function);
        if let Some(statement) = body.statement {
            match tried {
                Some(_) => self.in_block(statement, |p| p.compound(statement, end)),
                None => self.compound(statement, end),
            }
        } else {
            self.text("{ } ");
        }
        if let Some(handlers) = tried {
            let constructor =
                matches!(self.il[function].name, EntityName::Constructor | EntityName::Destructor);
            self.handlers(handlers, if constructor { BodyEnd::Rethrow } else { end });
            self.text(" ");
        }
    }

    /// Prints constructor initializers in the order in which they run.
    pub(super) fn constructor_initializers(&mut self, body: &FunctionBody, function: FunctionId) {
        let il = self.il;
        if body.inits(self.il).is_empty() {
            return;
        }
        let class = il[function].class;
        let listed = il[body.inits(self.il)].iter().filter(|init| !self.initializes_flexible(init));
        let mut inits: smallvec::SmallVec<[&MemberInit; 16]> = listed.collect();
        if inits.is_empty() {
            return;
        }
        inits.sort_by_key(|init| self.initialization_order(init, class));
        self.text(": ");
        for (index, init) in inits.into_iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            self.member_init(init, class);
        }
        self.text(" ");
    }

    /// Whether an array without a bound is initialized, which is of no element.
    fn initializes_flexible(&self, init: &MemberInit) -> bool {
        matches!(init.target, InitTarget::Field { id }
            if matches!(self.il.unqualified(self.il[id].ty), TypeKind::Array { bound: ArrayBound::Unknown, .. }))
    }

    fn initialization_order(&self, init: &MemberInit, class: Option<ClassId>) -> (u8, usize) {
        match init.target {
            InitTarget::Base { ty } => {
                let canonical = self.il[ty].canonical;
                let bases = class.map_or(&[][..], |class| &self.il[class].bases);
                // A base named by a typedef of the template around the class is found at instantiation.
                if let TypeKind::Typedef { typedef } = self.il[ty].kind
                    && self.enclosing_template(self.il[typedef].scope).is_some()
                {
                    return (1, bases.len());
                }
                // So is one with values that only the instantiation knows.
                if self.il.names_open_value(ty) {
                    return (1, bases.len());
                }
                let index = bases.iter().position(|base| self.il[base.ty].canonical == canonical);
                match index {
                    Some(index) if bases.get(index).is_some_and(|base| base.virtual_) => (
                        0,
                        class.and_then(|class| self.virtual_base_index(class, canonical)).unwrap_or(index),
                    ),
                    Some(index) => (1, index),
                    None => match class.and_then(|class| self.virtual_base_index(class, canonical)) {
                        Some(index) => (0, index),
                        None => (1, bases.len()),
                    },
                }
            }
            InitTarget::Field { id } => (2, id.index()),
            InitTarget::Unknown { .. } => (3, 0),
        }
    }

    /// Where a virtual base stands among those of a class, in the order in which they are initialized
    /// (`[class.base.init]`).
    fn virtual_base_index(&self, class: ClassId, base: TypeId) -> Option<usize> {
        let mut found = Vec::new();
        self.virtual_bases(class, 0, &mut found);
        found.iter().position(|ty| *ty == base)
    }

    fn virtual_bases(&self, class: ClassId, depth: u32, found: &mut Vec<TypeId>) {
        if depth > limits::ORDERED_BASE_DEPTH {
            return;
        }
        for base in &self.il[class].bases {
            let canonical = self.il[base.ty].canonical;
            if found.contains(&canonical) {
                continue;
            }
            if let TypeKind::Class { class } = self.il.unqualified(base.ty) {
                self.virtual_bases(class, depth + 1, found);
            }
            if base.virtual_ && !found.contains(&canonical) {
                found.push(canonical);
            }
        }
    }

    /// Whether a constructor of an explicit specialization calls another one of the same class.
    fn delegates_in_specialization(&self, ty: TypeId, class: ClassId) -> bool {
        let explicit = |i: InstanceId| self.il[i].explicit == Specialization::Explicit;
        self.il[class].instance.is_some_and(explicit) && self.il[ty].canonical == self.il[class].ty
    }

    fn member_init(&mut self, init: &MemberInit, class: Option<ClassId>) {
        let target = match init.target {
            InitTarget::Field { id } => {
                self.entity_identifier(Entity::Field { id });
                Some(self.il[id].ty)
            }
            InitTarget::Base { ty } => {
                match class.filter(|class| self.delegates_in_specialization(ty, *class)) {
                    Some(class) => self.class_identifier(Some(class)),
                    None => self.with(change::InitializedBase(true), |p| p.type_without_typename(ty)),
                }
                Some(ty)
            }
            InitTarget::Unknown { name } => {
                self.name(name);
                None
            }
        };
        let base = matches!(init.target, InitTarget::Base { .. });
        let listed = self.around.templates == 0 && self.is_whole_list(init.init);
        self.text(if listed { "{" } else { "" });
        self.initializer(init.init, Target { ty: target, base, member: !base, ..Target::default() });
        self.text(if listed { "}" } else { "" });
        if init.expansion {
            self.text("...");
        }
    }
}
