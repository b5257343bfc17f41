//! What declarators declare: functions, typedefs, and the choice between them and variables (`[dcl.meaning]`).

pub(super) mod abi_tag;
pub(super) mod agreement;
mod array_bound;
mod asm_label;
pub(super) mod default_argument;
pub(super) mod definition_scope;
pub(super) mod deleted_function;
pub mod enumeration;
pub mod function;
pub(super) mod literal_operator;
pub(super) mod member_definition;
mod misplaced;
pub mod namespace;
pub(super) mod operator_function;
pub mod place;
mod qualified_function;
pub(super) mod redeclaration;
pub(super) mod redeclared_type;
mod size_type;
mod storage_class;
pub mod structured_binding;
pub mod unused;
pub mod variable;
mod without_declarator;
mod without_linkage;

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::sema::class::bit_field::BitFieldWidth;
use crate::sema::lookup::Key;
use crate::sema::syntax::{DeclSpecifiers, Declarator, NameScope};
use crate::source::Pos;
use smallvec::SmallVec;

/// Everything read of one declarator before it is declared.
pub struct DeclarationParts<'p> {
    pub specs: &'p DeclSpecifiers,
    pub declarator: &'p Declarator,
    pub headers: &'p [TemplateParamsId],
    pub flags: DeclarationFlags,
    pub bits: Option<ExprId>,
    pub member: bool,
}

impl DeclarationParts<'_> {
    /// The name, none for an unnamed bit-field.
    pub fn name(&self) -> EntityName {
        self.declarator.name.as_ref().map_or(EntityName::None, |n| n.name)
    }

    /// Whether the declarator has a qualifier: it redeclares a member of that.
    pub fn is_qualified(&self) -> bool {
        self.declarator.name.as_ref().is_some_and(|n| n.qualifier.is_some())
    }

    /// What stands behind the parentheses of the parameters; none where the declarator is of no function.
    pub fn behind_parameters(&self) -> Option<Pos> {
        self.declarator.function.as_ref().map(|function| function.after_pos)
    }

    /// The scope that the qualifier of the declarator names.
    pub fn qualifying_scope(&self) -> Option<ScopeId> {
        let name = self.declarator.name.as_ref()?;
        match (name.qualifier, name.scope) {
            (Some(_), NameScope::Members(scope)) => Some(scope),
            _ => None,
        }
    }

    /// Whether a specifier stands in the declaration.
    pub fn has(&self, flag: SpecifierFlags) -> bool {
        self.specs.has(flag)
    }

    /// Whether the declaration says `extern`, by itself or by a linkage-specification directly before it
    /// (`[dcl.link]`).
    pub fn says_extern(&self) -> bool {
        self.has(SpecifierFlags::EXTERN) || self.has(SpecifierFlags::LINKAGE)
    }
}

impl Compilation {
    /// Declares what a declarator says. None if it cannot be declared.
    pub fn declare(&mut self, parts: DeclarationParts<'_>) -> Option<DeclarationId> {
        self.check_specifiers(&parts);
        self.check_misplaced(&parts);
        if let (EntityName::Identifier { name }, false) = (parts.name(), parts.is_qualified()) {
            let scope = self.declaring_scope();
            let header = self.own_header(&parts, scope);
            self.check_hides_parameter(scope, name, parts.declarator.pos, header);
        }
        let entity = if parts.has(SpecifierFlags::TYPEDEF) {
            self.declare_typedef(&parts)?
        } else if let Some((ret, ..)) = self.function_of(parts.declarator.ty) {
            if !matches!(parts.name(), EntityName::Guide { .. }) {
                self.check_missing_arguments(ret, parts.specs.type_pos);
            }
            self.declare_function(&parts)?
        } else if parts.member && !parts.has(SpecifierFlags::STATIC) && !parts.is_qualified() {
            self.check_missing_arguments(parts.declarator.ty, parts.specs.type_pos);
            self.declare_field(&parts)?
        } else {
            self.declare_variable(&parts)?
        };
        let label = self.kept_asm_label(entity, &parts);
        let id = self.declaration_of(entity, label, &parts);
        self.spell_member_type(id);
        if let Entity::Function { id: function } = entity {
            self.check_declared_outside(function, &parts);
            self.spell_redeclared_type(function, id);
            self.check_template_attributes(function, &parts);
            let f = &mut self.il[function];
            match f.first {
                None => {
                    f.first = Some(id);
                    self.il[id].flags |= DeclarationFlags::FIRST;
                }
                Some(first) => self.note_declared_outside(function, first, id),
            }
            if parts.flags.contains(DeclarationFlags::DEFINITION) {
                self.check_function_redefined(function, id);
                self.check_always_inline(function, &parts);
                let f = &mut self.il[function];
                f.definition = Some(id);
                f.flags |= FunctionFlags::DEFINED;
            }
        }
        if let (Entity::Function { id }, Some(label)) = (entity, parts.declarator.asm_label) {
            id.extras_mut(&mut self.il).asm_label = Some(label);
        }
        self.apply_attributes_of(entity, &parts);
        Some(id)
    }

    /// Notes a declaration outside of system headers of a function that one has declared first: messages show that one.
    fn note_declared_outside(&mut self, function: FunctionId, first: DeclarationId, id: DeclarationId) {
        let f = &self.il[function];
        let sources = &self.input.sources;
        let shown = f.template.is_none()
            && f.class.is_none()
            && sources.in_system_header(self.il[first].pos)
            && !sources.in_system_header(self.il[id].pos);
        if shown {
            self.spellings.declared_outside.insert(function, id);
        }
    }

    /// The entry that keeps what was written of a declarator.
    fn declaration_of(
        &mut self,
        entity: Entity,
        asm_label: Option<u32>,
        parts: &DeclarationParts<'_>,
    ) -> DeclarationId {
        let d = parts.declarator;
        let attributes = self.il.list(&d.attributes);
        let inner_declarators = self.il.list(&d.inner);
        let function = d.function.as_ref();
        let extras = DeclarationExtras {
            qualifier: d.name.as_ref().and_then(|n| n.qualifier),
            args: d.name.as_ref().and_then(|n| n.args),
            attributes,
            asm_label,
            bits: parts.bits,
            requires_clause: RequiresClause {
                condition: function.and_then(|f| f.requires),
                pos: function.map_or(Pos::NONE, |f| f.requires_pos),
            },
            old_style: None,
            inner_declarators,
        };
        let extras = extras.kept(&mut self.il);
        if let Some(function) = function.filter(|_| parts.has(SpecifierFlags::FRIEND)) {
            self.note_known_parameters(function.params);
        }
        self.il.written.declarations.add(Declaration {
            entity,
            name: parts.name(),
            pos: d.pos,
            ty: d.ty,
            params: function.map_or(List::EMPTY, |f| f.params),
            param_info: function.map_or(List::EMPTY, |f| f.info),
            init: Initializer::None,
            init_pos: Pos::NONE,
            flags: parts.flags,
            trailing_return: function.is_some_and(|f| f.trailing),
            noexcept: function.map_or(ExceptionSpec::None, |f| f.noexcept),
            body: None,
            extras,
        })
    }

    /// A declaration that has only a name, a type and a place.
    pub fn simple_declaration_of(
        &mut self,
        entity: Entity,
        name: Option<Name>,
        pos: Pos,
        ty: TypeId,
        attributes: &[AttributeId],
    ) -> DeclarationId {
        let attributes = self.il.list(attributes);
        let extras = DeclarationExtras { attributes, ..Default::default() }.kept(&mut self.il);
        self.il.written.declarations.add(Declaration {
            entity,
            name: name.map_or(EntityName::None, |name| EntityName::Identifier { name }),
            pos,
            ty,
            params: List::EMPTY,
            param_info: List::EMPTY,
            init: Initializer::None,
            init_pos: Pos::NONE,
            flags: DeclarationFlags::empty(),
            trailing_return: false,
            noexcept: ExceptionSpec::None,
            body: None,
            extras,
        })
    }

    /// The scope that an unqualified declaration here declares into: template headers have none of their own.
    pub fn declaring_scope(&self) -> ScopeId {
        self.scope_outside_headers(self.context.scope)
    }

    /// The innermost scope that is not that of template parameters.
    pub fn scope_outside_headers(&self, mut scope: ScopeId) -> ScopeId {
        while matches!(self.il[scope].kind, ScopeKind::Template) {
            match self.il[scope].parent {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        scope
    }

    /// The scope that a declaration declares into or redeclares in, by its qualifier or place.
    pub fn target_scope(&self, parts: &DeclarationParts<'_>) -> ScopeId {
        if let Some(scope) = parts.qualifying_scope() {
            return match Key::of(parts.name()) {
                Some(key) => self.declaring_inline(scope, key),
                None => scope,
            };
        }
        let scope = self.declaring_scope();
        if parts.has(SpecifierFlags::FRIEND) {
            return self.enclosing_namespace(scope);
        }
        scope
    }

    /// The class whose scope this is.
    pub fn class_of_scope(&self, scope: ScopeId) -> Option<ClassId> {
        match self.il[scope].kind {
            ScopeKind::Class { of } => Some(of),
            _ => None,
        }
    }

    /// Whether a string literal names the C language in a linkage-specification.
    pub fn is_c_language(&self, literal: u32) -> bool {
        let literals = &self.il.literals;
        literals.strings.get(literal as usize).is_some_and(|s| literals.units(s) == b"C")
    }

    /// Whether a string literal names the C++ language in a linkage-specification.
    pub fn is_cxx_language(&self, literal: u32) -> bool {
        let literals = &self.il.literals;
        literals.strings.get(literal as usize).is_some_and(|s| literals.units(s) == b"C++")
    }

    /// The type of a declarator whose type specifier is missing: `int` is assumed.
    pub fn with_assumed_int(&mut self, ty: TypeId) -> TypeId {
        let int = self.common.int;
        match self.il[ty].kind {
            TypeKind::Function { ret, params, traits, noexcept } => {
                let ret = self.with_assumed_int(ret);
                self.make_type(TypeKind::Function { ret, params, traits, noexcept })
            }
            TypeKind::Pointer { to } => {
                let to = self.with_assumed_int(to);
                self.pointer_to(to)
            }
            _ if self.is_void(ty) => int,
            _ => ty,
        }
    }

    /// Whether a name is declared in a namespace within a linkage-specification of C (`[dcl.link]`).
    fn declares_for_c(&self, scope: ScopeId) -> bool {
        let namespace = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        namespace && self.place.c_linkage
    }

    fn declare_typedef(&mut self, parts: &DeclarationParts<'_>) -> Option<Entity> {
        self.refuse_constant_specifier(parts.specs);
        if let TypeKind::Array { .. } = self.canonical_kind(parts.declarator.ty) {
            self.check_abstract(parts.declarator.ty, parts.declarator.pos);
        }
        let EntityName::Identifier { name } = parts.name() else { return None };
        let scope = self.declaring_scope();
        let key = Key::name(name);
        let ty = parts.declarator.ty;
        self.check_missing_arguments(ty, parts.specs.type_pos);
        if parts.specs.auto_pos.is_some() && self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
            let trailing = parts.declarator.function.as_ref().is_some_and(|f| f.trailing);
            if !trailing && self.dialect.cxx {
                let placeholder = self.placeholder_text(self.split(parts.specs.ty.unwrap_or(ty)).id);
                self.report(parts.specs.auto_pos, messages::not_allowed_here(&placeholder));
            }
        }
        let earlier = self.symbols.bindings.get(scope, key).iter().find_map(|e| match *e {
            Entity::Typedef { id } if self.same_type(self.il[id].ty, ty) => Some(id),
            _ => None,
        });
        if let Some(id) = earlier {
            self.check_member_typedef_again(id, scope, parts.declarator.pos);
            return Some(Entity::Typedef { id });
        }
        self.check_typedef_redeclared(scope, name, ty, parts.declarator.pos);
        self.check_size_type(scope, name, ty, parts.declarator.pos);
        let id = self.il.entities.typedefs.add(Typedef {
            name,
            pos: parts.declarator.pos,
            scope,
            ty,
            alias: false,
            c_linkage: self.declares_for_c(scope),
            access: self.place.member_access,
            template: None,
        });
        let attributes: Vec<_> =
            parts.specs.attributes.iter().chain(&parts.declarator.attributes).copied().collect();
        self.note_alignment(Entity::Typedef { id }, &attributes);
        let entity = Entity::Typedef { id };
        self.bind(scope, key, entity);
        self.add_member(scope, entity);
        Some(entity)
    }

    /// An alias-declaration, perhaps of an alias template (`[dcl.typedef]`, `[temp.alias]`).
    pub fn declare_alias(
        &mut self,
        name: Name,
        pos: Pos,
        ty: TypeId,
        attributes: &[AttributeId],
        headers: &[TemplateParamsId],
    ) -> DeclarationId {
        let scope = self.declaring_scope();
        let key = Key::name(name);
        let access = self.place.member_access;
        let template_header = headers.last().copied();
        self.check_hides_parameter(scope, name, pos, template_header);
        let bound: SmallVec<[Entity; 4]> = self.symbols.bindings.get(scope, key).iter().copied().collect();
        let earlier = bound.into_iter().find_map(|e| match e {
            Entity::Typedef { id } if template_header.is_none() && self.same_type(self.il[id].ty, ty) => {
                Some(id)
            }
            Entity::Template { id } => self.redeclared_alias(id, ty, template_header?),
            _ => None,
        });
        let id = match earlier {
            Some(id) => {
                if template_header.is_none() {
                    self.check_member_typedef_again(id, scope, pos);
                }
                id
            }
            None => {
                if template_header.is_none() {
                    self.check_typedef_redeclared(scope, name, ty, pos);
                    self.check_size_type(scope, name, ty, pos);
                }
                if let Some(header) = template_header {
                    self.check_alias_template_redeclared((scope, name), header, ty, pos);
                }
                let id = self.il.entities.typedefs.add(Typedef {
                    name,
                    pos,
                    scope,
                    ty,
                    alias: true,
                    c_linkage: self.declares_for_c(scope),
                    access,
                    template: None,
                });
                let mut entity = Entity::Typedef { id };
                if let Some(params) = template_header {
                    self.check_alias_name_taken(scope, name, pos);
                    self.check_pack_is_last(params);
                    self.check_defaults_are_last(params);
                    let kind = TemplateKind::Alias { pattern: id };
                    let template = self.new_template(Some(name), pos, scope, kind, params);
                    self.il[id].template = Some(template);
                    entity = Entity::Template { id: template };
                }
                self.note_alignment(Entity::Typedef { id }, attributes);
                self.bind(scope, key, entity);
                self.add_member(scope, entity);
                id
            }
        };
        self.simple_declaration_of(Entity::Typedef { id }, Some(name), pos, ty, attributes)
    }

    /// The pattern of an alias template that an alias-declaration with a header declares again as the same type
    /// (`[temp.alias]`); what the header adds to that of the template is added.
    fn redeclared_alias(
        &mut self,
        template: TemplateId,
        ty: TypeId,
        header: TemplateParamsId,
    ) -> Option<TypedefId> {
        let TemplateKind::Alias { pattern } = self.il[template].kind else { return None };
        let count = |c: &Self, header: TemplateParamsId| c.il[header].params(&c.il).len();
        let same = self.same_type(self.il[pattern].ty, ty);
        if same || count(self, self.il[template].params) != count(self, header) {
            self.check_redeclared_header(template, header, false);
        }
        if !same {
            return None;
        }
        self.merge_template_params(template, header);
        Some(pattern)
    }

    /// Notes a member of a class in the order of declaration.
    pub fn add_member(&mut self, scope: ScopeId, entity: Entity) {
        if let Some(class) = self.class_of_scope(scope) {
            self.il[class].members.declared.push(entity);
        }
    }

    fn declare_field(&mut self, parts: &DeclarationParts<'_>) -> Option<Entity> {
        self.refuse_constant_specifier(parts.specs);
        let scope = self.declaring_scope();
        let class = self.class_of_scope(scope)?;
        let name = match parts.name() {
            EntityName::Identifier { name } => Some(name),
            _ => None,
        };
        let attributes: Vec<_> =
            parts.specs.attributes.iter().chain(&parts.declarator.attributes).copied().collect();
        let attributes = self.il.list(&attributes);
        let ty = self.member_object_type(parts.declarator.ty, parts.declarator.pos);
        if !parts.headers.is_empty()
            && let Some(name) = name
        {
            let member = self.member_text(class, name);
            self.report(parts.declarator.pos, messages::invalid_class_member_template(&member));
        }
        let id = self.il.entities.fields.add(Field {
            name,
            pos: parts.declarator.pos,
            class,
            ty,
            access: self.place.member_access,
            bits: parts.bits,
            init: None,
            has_init: false,
            mutable: parts.has(SpecifierFlags::MUTABLE),
            attributes,
            offset: 0,
            gap: 0,
            bit: 0,
        });
        let entity = Entity::Field { id };
        if let Some(bits) = parts.bits {
            let name = name.map(|_| parts.declarator.pos);
            let width = BitFieldWidth { bits, declaration: parts.specs.pos, name, width: None };
            self.il[id].ty = self.check_bit_field(ty, width);
        } else {
            self.check_abstract(ty, parts.declarator.pos);
        }
        if let Some(name) = name {
            self.check_field_named_as_class(class, name, parts.declarator.pos);
            self.check_member_redeclared(scope, name, parts.declarator.pos);
            self.bind(scope, Key::name(name), entity);
        }
        self.check_array_before(class);
        self.il[class].members.fields.push(id);
        self.il[class].members.declared.push(entity);
        Some(entity)
    }

    /// Makes a template and links its pattern to it.
    pub fn new_template(
        &mut self,
        name: Option<Name>,
        pos: Pos,
        scope: ScopeId,
        kind: TemplateKind,
        params: TemplateParamsId,
    ) -> TemplateId {
        let access = self.place.member_access;
        let class = self.class_of_scope(scope);
        self.il.entities.templates.add(Template {
            name,
            pos,
            scope,
            class,
            kind,
            params,
            access,
            instances: None,
            pattern_of: None,
            attributes: None,
            defined: false,
            extras: None,
        })
    }

    /// The template that a templated group declares, if it is a template and no member or specialization.
    pub fn template_declared_by(&self, group: GroupId) -> Option<TemplateId> {
        let g = &self.il[group];
        let entity = match (self.il[g.declarators].first(), g.definition(&self.il)) {
            (Some(first), _) => self.il[*first].entity,
            (None, Some(definition)) => self.il[definition].entity,
            _ => return None,
        };
        match entity {
            Entity::Class { id } => self.il[id].template,
            Entity::Function { id } => self.il[id].template,
            Entity::Variable { id } => self.il[id].template(&self.il),
            Entity::Typedef { id } => self.il[id].template,
            _ => None,
        }
    }

    /// Gives an unnamed class or enumeration the name of the first typedef of it (`[dcl.typedef]`).
    pub fn name_tag_for_linkage(
        &mut self,
        definition: TagDefinitionId,
        declaration: DeclarationId,
        flags: SpecifierFlags,
    ) {
        if !flags.contains(SpecifierFlags::TYPEDEF) {
            return;
        }
        let Entity::Typedef { id } = self.il[declaration].entity else { return };
        let name = self.il[id].name;
        match self.il[definition].entity {
            Entity::Class { id: class }
                if self.il[class].name.is_none() && self.same_type(self.il[class].ty, self.il[id].ty) =>
            {
                self.il[class].name = Some(name);
                self.il[class].named_for_linkage = true;
            }
            Entity::Enum { id: e }
                if self.il[e].name.is_none() && self.same_type(self.il[e].ty, self.il[id].ty) =>
            {
                self.il[e].name = Some(name);
                self.il[e].named_for_linkage = true;
            }
            _ => {}
        }
    }
}
