//! Names declared more than once (`[basic.scope.scope]`, `[dcl.typedef]`, `[over.dcl]`, `[basic.def.odr]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::declaration::DeclarationParts;
use crate::sema::declaration::place::Redeclares;
use crate::sema::lookup::Key;
use crate::source::Pos;

impl Compilation {
    /// Whether redeclarations are looked at: C has rules of its own.
    pub(in crate::sema) fn checks_redeclarations(&self) -> bool {
        self.dialect.cxx
            && self.reports.quiet == 0
            && self.instantiation.sfinae.is_none()
            && self.instantiation.depth == 0
    }

    /// Whether a function declared in a namespace is another one than that of its signature which a using-declaration
    /// names there: it is, where that one is defined; where it is only declared the two conflict (`[namespace.udecl]`).
    pub(in crate::sema) fn is_apart_from_used(
        &mut self,
        used: FunctionId,
        scope: ScopeId,
        parts: &DeclarationParts<'_>,
    ) -> bool {
        let f = &self.il[used];
        let (there, here) = (f.scope, self.enclosing_namespace(scope));
        let in_namespace =
            |s: ScopeId| matches!(self.il[s].kind, ScopeKind::Namespace { .. } | ScopeKind::Global);
        // A member of an inline namespace is one of the namespace around it too.
        let mut set = there;
        while let ScopeKind::Namespace { of } = self.il[set].kind
            && set != here
            && self.il[of].inline
        {
            set = self.il[of].enclosing;
        }
        let another = in_namespace(there) && in_namespace(scope) && set != here;
        let friend = parts.has(SpecifierFlags::FRIEND) || f.flags.contains(FunctionFlags::FRIEND);
        let c = self.place.c_linkage || f.c_linkage;
        if !another || friend || c || parts.is_qualified() || !self.checks_redeclarations() {
            return false;
        }
        if f.definition.is_some() || f.template.is_some() {
            return f.definition.is_some();
        }
        let outer = self.scope_text(there).len();
        let mut known = self.function_entity(used);
        known.name = self.signature_with_parameters(used);
        let mut named = known.clone();
        named.name = format!("{}{}", self.scope_text(scope), known.name.get(outer..).unwrap_or(&known.name));
        let pos = parts.declarator.pos;
        self.report(pos, messages::function_conflicts_with_using_declaration(named, known));
        false
    }

    /// A name without its scope, as some messages show it.
    fn bare_entity(&self, name: Name, pos: Pos) -> EntityText {
        EntityText::new(EntityKind::None, self.names.text(name), Declared::At(pos))
    }

    fn already_declared(&mut self, name: Name, pos: Pos) {
        let entity = self.bare_entity(name, pos);
        self.report(pos, messages::already_declared_in_current_scope(entity));
    }

    /// A member name that the scope already has.
    pub fn check_member_redeclared(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let clashes = self.symbols.bindings.get(scope, Key::name(name)).iter().any(|e| {
            matches!(
                e,
                Entity::Enumerator { .. }
                    | Entity::Field { .. }
                    | Entity::Variable { .. }
                    | Entity::Binding { .. }
                    | Entity::Function { .. }
                    | Entity::Typedef { .. }
            )
        });
        if clashes && self.checks_redeclarations() {
            self.already_declared(name, pos);
        }
    }

    /// An enumerator whose name the scope has already, for another than a class or enumeration, which it hides: from here
    /// on the name means the enumerator.
    pub(in crate::sema) fn check_enumerator_redeclared(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let key = Key::name(name);
        let kept = |e: &Entity| {
            matches!(e, Entity::Class { .. } | Entity::Enum { .. } | Entity::Namespace { .. })
                || matches!(e, Entity::TemplateParam { .. } | Entity::Using { .. })
        };
        let found = self.symbols.bindings.get(scope, key);
        let namespace = found.iter().any(|e| matches!(e, Entity::Namespace { .. }));
        if !namespace && found.iter().all(kept) || !self.checks_redeclarations() {
            return;
        }
        self.already_declared(name, pos);
        self.symbols.bindings.keep(scope, key, kept);
    }

    /// A name declared as something else than before. True if that is an error, which is then reported.
    pub fn check_other_kind(
        &mut self,
        scope: ScopeId,
        name: Name,
        pos: Pos,
        same: fn(Entity) -> bool,
    ) -> bool {
        let clash = self.symbols.bindings.get(scope, Key::name(name)).iter().any(|e| {
            !same(*e)
                && matches!(
                    e,
                    Entity::Enumerator { .. }
                        | Entity::Field { .. }
                        | Entity::Variable { .. }
                        | Entity::Function { .. }
                        | Entity::Typedef { .. }
                        | Entity::Template { .. }
                        | Entity::Namespace { .. }
                )
        });
        let clash = clash && self.checks_redeclarations();
        if clash {
            self.declared_otherwise(scope, name, pos);
        }
        clash
    }

    /// A template or namespace that is declared where its name is something else's already.
    pub(in crate::sema) fn check_name_taken(
        &mut self,
        scope: ScopeId,
        name: Option<Name>,
        template: bool,
        pos: Pos,
    ) {
        let Some(name) = name else { return };
        let outside = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let taken = self.symbols.bindings.get(scope, Key::name(name)).iter().any(|e| {
            matches!(
                e,
                Entity::Enumerator { .. }
                    | Entity::Variable { .. }
                    | Entity::Function { .. }
                    | Entity::Typedef { .. }
                    | Entity::Enum { .. }
                    | Entity::Namespace { .. }
                    | Entity::NamespaceAlias { .. }
            ) || match *e {
                Entity::Template { id } => {
                    !template || !matches!(self.il[id].kind, TemplateKind::Class { .. })
                }
                Entity::Class { id } => !template || self.template_of_class(id).is_none(),
                _ => false,
            }
        });
        if outside && taken && self.checks_redeclarations() {
            self.already_declared(name, pos);
        }
    }

    /// An alias template whose name its namespace has for something else (`[temp.pre]`).
    pub(in crate::sema) fn check_alias_name_taken(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let outside = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let taken = self.symbols.bindings.get(scope, Key::name(name)).iter().any(|e| match *e {
            Entity::Template { id } => !matches!(self.il[id].kind, TemplateKind::Alias { .. }),
            Entity::Class { .. } | Entity::Enum { .. } | Entity::Typedef { .. } => true,
            Entity::Variable { .. } | Entity::Enumerator { .. } => true,
            _ => false,
        });
        if outside && taken && self.checks_redeclarations() {
            self.already_declared(name, pos);
        }
    }

    /// Reports a name of a namespace that its functions, or a variable, have already; another name is taken as it is.
    fn declared_otherwise(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let found = self.symbols.bindings.get(scope, Key::name(name)).to_vec();
        let functions: Vec<FunctionId> = found.iter().filter_map(|e| self.il.function_in(*e)).collect();
        let outside = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let entity = match (&functions[..], &found[..]) {
            _ if !outside => None,
            ([only], [_]) => Some(self.declared_function_entity(*only)),
            ([first, ..], _) if functions.len() == found.len() => {
                let text = self.name_in_scope_text(*first, false);
                let at = Declared::At(self.shown_position(*first));
                Some(EntityText::new(EntityKind::OverloadedFunction, text, at))
            }
            _ => None,
        };
        match entity {
            Some(entity) => self.report(pos, messages::declaration_incompatible(entity)),
            None => self.already_declared(name, pos),
        }
    }

    /// A function that is declared in a namespace where its name is a variable's (`[basic.scope.scope]`).
    pub(in crate::sema) fn check_function_is_variable(&mut self, scope: ScopeId, name: EntityName, pos: Pos) {
        let outside = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let EntityName::Identifier { name } = name else { return };
        if !outside || !self.checks_redeclarations() {
            return;
        }
        let Some(id) = self.variable_named(scope, Key::name(name)) else { return };
        let v = &self.il[id];
        let text = self.declared_variable_text(v.ty, &(self.scope_text(scope) + self.names.text(name)));
        let entity = EntityText::new(EntityKind::None, text, Declared::At(v.pos));
        self.report(pos, messages::declaration_incompatible(entity));
    }

    /// A function whose name its scope has for a type, an object or a namespace.
    pub(in crate::sema) fn check_function_name_taken(&mut self, scope: ScopeId, name: EntityName, pos: Pos) {
        let outside = matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let EntityName::Identifier { name } = name else { return };
        let taken = self.first_named(scope, Key::name(name), |entity| match entity {
            Entity::Typedef { .. } | Entity::Namespace { .. } | Entity::NamespaceAlias { .. } => Some(()),
            Entity::Variable { .. } | Entity::Field { .. } | Entity::Binding { .. } => {
                (!outside).then_some(())
            }
            _ => None,
        });
        if taken.is_some() && self.checks_redeclarations() {
            self.already_declared(name, pos);
        }
    }

    /// A name in the outermost scope of a substatement that the header of the statement declares (`[stmt.stmt]`).
    pub(in crate::sema) fn check_header_redeclared(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        if self.il[scope].kind != ScopeKind::Block {
            return;
        }
        let Some(mut around) = self.il[scope].parent else { return };
        if self.il[around].header == Header::Braces {
            around = self.il[around].parent.unwrap_or(around);
        }
        let header = self.il[around].header;
        if header == Header::None || !self.checks_redeclarations() {
            return;
        }
        let declared = self.symbols.bindings.get(around, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Variable { id } => Some(self.il[id].pos),
            _ => None,
        });
        let Some(declared) = declared else { return };
        let entity = self.bare_entity(name, pos);
        let message = match header {
            Header::For { condition } if declared < condition => {
                messages::declared_in_loop_initialization_not(entity)
            }
            Header::Range => messages::declared_as_range_iterator_not(entity),
            Header::Handler => messages::hides_handler_parameter(entity),
            _ => messages::declared_in_condition_not_redeclared(entity),
        };
        self.report(pos, message);
    }

    /// A variable in a block that the same block already declares: the new one takes the name.
    pub fn check_block_redeclared(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let clash = self.symbols.bindings.get(scope, Key::name(name)).iter().any(|e| {
            matches!(
                e,
                Entity::Variable { .. }
                    | Entity::Binding { .. }
                    | Entity::Field { .. }
                    | Entity::Typedef { .. }
                    | Entity::Enumerator { .. }
                    | Entity::Function { .. }
            )
        });
        if clash && self.checks_redeclarations() {
            self.already_declared(name, pos);
            // From here on the name means the new variable.
            self.symbols.bindings.forget(scope, Key::name(name));
        }
    }

    /// Whether two types are arrays of one element type whose bounds are known and not the same.
    pub(in crate::sema) fn have_other_bounds(&mut self, a: TypeId, b: TypeId) -> bool {
        match (self.canonical_kind(a), self.canonical_kind(b)) {
            (TypeKind::Array { element: x, bound: m }, TypeKind::Array { element: y, bound: n }) => {
                let known = |bound| matches!(bound, ArrayBound::Constant { .. });
                known(m) && known(n) && m != n && self.same_type(x, y) || self.have_other_bounds(x, y)
            }
            _ => false,
        }
    }

    /// Whether one of two types of arrays of one element type says no bound.
    fn leaves_bound(&mut self, a: TypeId, b: TypeId) -> bool {
        match (self.canonical_kind(a), self.canonical_kind(b)) {
            (TypeKind::Array { element: x, bound: m }, TypeKind::Array { element: y, bound: n }) => {
                let unknown = |bound| matches!(bound, ArrayBound::Unknown);
                (unknown(m) || unknown(n)) && self.same_type(x, y)
            }
            _ => false,
        }
    }

    /// A variable that a block declares `extern` is that of the namespace around it (`[basic.link]`): of the same type.
    pub(in crate::sema) fn check_previous_external(&mut self, parts: &DeclarationParts<'_>, name: Name) {
        let mut scope = self.context.scope;
        while !matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. }) {
            let Some(parent) = self.il[scope].parent else { return };
            scope = parent;
        }
        let [Entity::Variable { id }] = self.symbols.bindings.get(scope, Key::name(name))[..] else { return };
        let (was, now) = (self.il[id].ty, parts.declarator.ty);
        let open = |c: &Self, ty: TypeId| {
            c.is_unknown(ty) || c.is_dependent(ty) || matches!(c.canonical_kind(ty), TypeKind::Array { .. })
        };
        let agrees =
            open(self, was) || open(self, now) || self.same_type(was, now) || !self.checks_redeclarations();
        if agrees && !(self.have_other_bounds(was, now) && self.checks_redeclarations()) {
            return;
        }
        let text = self.scope_text(scope) + self.names.text(name);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(self.il[id].pos));
        self.report(parts.declarator.pos, messages::declaration_incompatible_with_previous(entity));
    }

    /// A static data member that is defined again outside of its class (`[class.static.data]`); one that `constexpr` makes
    /// inline may be declared there.
    fn check_data_member_redefined(&mut self, id: VariableId, parts: &DeclarationParts<'_>) {
        let v = &self.il[id];
        let Some(class) = v.class else { return };
        let made = v.template(&self.il).is_some()
            || v.instance(&self.il).is_some()
            || self.il[class].instance.is_some();
        if made || !parts.is_qualified() || !self.checks_redeclarations() {
            return;
        }
        let (pos, name) = (parts.declarator.pos, v.pos);
        let constant = v.flags.contains(VariableFlags::CONSTEXPR);
        let inline = v.flags.contains(VariableFlags::INLINE) && !constant;
        let previous = self.classes.data_members_defined.entry(id).or_insert(pos);
        let previous = match *previous == pos {
            true if inline => name,
            true => return,
            false if constant => return,
            false => *previous,
        };
        let entity = self.variable_entity(id);
        self.report(pos, messages::already_defined_previous_definition(entity, previous));
    }

    /// Whether a block has a variable of its own of this name, which an external one cannot be.
    pub(in crate::sema) fn has_own_variable(&self, scope: ScopeId, name: Name) -> bool {
        self.symbols.bindings.get(scope, Key::name(name)).iter().any(|e| {
            matches!(*e, Entity::Variable { id } if self.il[id].linkage == Linkage::None
                && self.il[id].scope == scope)
        })
    }

    /// The initializer of a static data member, at `pos`: within its class, or of one that has none there
    /// (`[class.static.data]`).
    pub fn check_static_member_initializer(
        &mut self,
        declaration: DeclarationId,
        pos: Pos,
        in_class: bool,
        braced: bool,
    ) {
        if in_class {
            return self.check_in_class_initializer(declaration, pos);
        }
        let Entity::Variable { id } = self.il[declaration].entity else { return };
        let v = &self.il[id];
        let before = v
            .definition
            .filter(|first| *first != declaration && self.il[*first].qualifier(&self.il).is_none());
        let (Some(class), Some(first)) = (v.class, before) else { return };
        if self.il[class].instance.is_some() || !self.checks_redeclarations() || v.init.is_none() {
            return;
        }
        let inline = v.flags.contains(VariableFlags::INLINE);
        let open = self.is_dependent_class(class);
        if inline && !open && !v.flags.contains(VariableFlags::CONSTEXPR) {
            return;
        }
        let (entity, pos) = (self.variable_entity(id), self.il[declaration].pos);
        if (inline || braced) && !open {
            let previous = self.il[first].pos;
            return self.report(pos, messages::already_defined_previous_definition(entity, previous));
        }
        self.report(pos, messages::member_already_initialized(entity));
    }

    /// Checks another declaration of a variable of a namespace against the first.
    pub fn check_variable_redeclared(&mut self, id: VariableId, parts: &DeclarationParts<'_>) {
        self.check_thread_storage_agrees(id, parts);
        let v = &self.il[id];
        let defined_before = v.class.is_some() && self.classes.data_members_defined.contains_key(&id);
        let (was, now) = (v.ty, parts.declarator.ty);
        if defined_before || v.class.is_some() && (self.same_type(was, now) || self.leaves_bound(was, now)) {
            return self.check_data_member_redefined(id, parts);
        }
        let v = &self.il[id];
        if !self.checks_redeclarations()
            || v.class.is_some()
            || v.template(&self.il).is_some()
            || v.instance(&self.il).is_some()
        {
            return;
        }
        let pos = parts.declarator.pos;
        let external = parts.says_extern();
        if v.defined && !external {
            let previous = v.definition.map_or(v.pos, |d| self.il[d].pos);
            let entity = self.variable_entity(id);
            return self.report(pos, messages::already_defined_previous_definition(entity, previous));
        }
        // `constexpr` makes the variable const ([dcl.constexpr]).
        let constant = v.flags.contains(VariableFlags::CONSTEXPR);
        let [was, now] = [(was, constant), (now, parts.has(SpecifierFlags::CONSTEXPR))].map(
            |(ty, constant)| match constant {
                true => self.qualified(ty, Qualifiers::CONST),
                false => ty,
            },
        );
        let open = |c: &Self, ty: TypeId| {
            c.is_unknown(ty) || c.is_dependent(ty) || c.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
        };
        let agree = match (self.canonical_kind(was), self.canonical_kind(now)) {
            // What bounds are not constants is not known here.
            (TypeKind::Array { element: a, bound: x }, TypeKind::Array { element: b, bound: y }) => {
                let known = |bound| matches!(bound, ArrayBound::Constant { .. });
                self.same_type(a, b) && !(known(x) && known(y) && x != y) || open(self, a) || open(self, b)
            }
            _ => self.same_type(was, now),
        };
        if open(self, was) || open(self, now) || agree {
            return;
        }
        let v = &self.il[id];
        let name = self.scope_text(v.scope) + v.name.map_or("", |n| self.names.text(n));
        let (text, at) = (self.declared_variable_text(was, &name), v.pos);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(at));
        self.report(pos, messages::declaration_incompatible(entity));
    }

    /// A typedef name is declared once in its class (`[class.mem]`).
    pub(in crate::sema) fn check_member_typedef_again(&mut self, id: TypedefId, scope: ScopeId, pos: Pos) {
        let own = self.il[id].scope == scope && self.class_of_scope(scope).is_some();
        if own && self.reports_now() {
            self.warn(pos, messages::member_typedef_redeclared());
        }
    }

    /// A typedef name that stands for something else already. True if it is an error.
    pub fn check_typedef_redeclared(&mut self, scope: ScopeId, name: Name, ty: TypeId, pos: Pos) -> bool {
        self.check_header_redeclared(scope, name, pos);
        if !self.checks_redeclarations() {
            return false;
        }
        let open = self.is_unknown(ty) || self.is_dependent(ty);
        let earlier = self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Typedef { id } => Some((self.il[id].ty, self.il[id].pos)),
            Entity::Class { id } if self.il[id].instance.is_none() => Some((self.il[id].ty, self.il[id].pos)),
            Entity::Enum { id } => Some((self.il[id].ty, self.il[id].pos)),
            _ => None,
        });
        if let Some((was, at)) = earlier {
            if open || self.same_type(was, ty) || self.is_unknown(was) || self.is_dependent(was) {
                let known = self.symbols.bindings.get(scope, Key::name(name)).iter();
                let own = known.copied().find_map(|e| match e {
                    Entity::Typedef { id } => Some(id),
                    _ => None,
                });
                if let Some(id) = own {
                    self.check_member_typedef_again(id, scope, pos);
                }
                return false;
            }
            if self.check_named_as_class(scope, name, pos) {
                return true;
            }
            let defined = self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
                Entity::Class { id } if self.il[id].state == Completeness::Complete => Some(id),
                _ => None,
            });
            if let Some(class) = defined
                && self.redefined_class(class, pos)
            {
                return true;
            }
            let text = self.scope_text(scope) + self.names.text(name);
            let entity = EntityText::new(EntityKind::None, text, Declared::At(at));
            self.report(pos, messages::invalid_redeclaration_type_name(entity));
            return true;
        }
        let function = |e: &Entity| matches!(e, Entity::Function { .. });
        if self.symbols.bindings.get(scope, Key::name(name)).iter().any(function) {
            self.already_declared(name, pos);
            return true;
        }
        self.check_other_kind(scope, name, pos, |e| matches!(e, Entity::Typedef { .. }))
    }

    /// A function that differs from an earlier one in its return type alone (`[over.dcl]`).
    pub fn check_return_type(&mut self, earlier: FunctionId, ty: TypeId, parts: &DeclarationParts<'_>) {
        let f = &self.il[earlier];
        let special = matches!(
            f.name,
            EntityName::Constructor
                | EntityName::Destructor
                | EntityName::Conversion { .. }
                | EntityName::Guide { .. }
        );
        if !self.checks_redeclarations()
            || special
            || f.template.is_some()
            || f.instance.is_some()
            || f.builtin(&self.il).is_some()
            || f.c_linkage
            || parts.has(SpecifierFlags::FRIEND)
        {
            return;
        }
        let (Some((was, ..)), Some((now, ..))) = (self.function_of(f.ty), self.function_of(ty)) else {
            return;
        };
        let open = |c: &Self, ty: TypeId| {
            c.is_unknown(ty) || c.is_dependent(ty) || c.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
        };
        let differ = parts.is_qualified() && self.types_surely_differ(was, now, 0);
        if !differ && (open(self, was) || open(self, now)) || self.same_type(was, now) {
            return;
        }
        let pos = parts.declarator.pos;
        if parts.is_qualified() {
            let entity = self.declared_function_entity(earlier);
            self.place.redeclares = Redeclares::OtherMember;
            return self.report(pos, messages::declaration_incompatible(entity));
        }
        self.report(pos, messages::cannot_overload_functions_distinguished_return());
    }

    /// A member function declared twice in its class (`[class.mem]`).
    pub fn check_member_function_redeclared(&mut self, earlier: FunctionId, parts: &DeclarationParts<'_>) {
        let f = &self.il[earlier];
        let other = |c: &Self, class| c.names_another_class(class, parts.declarator.pos);
        if f.name == EntityName::Destructor && f.class.is_some_and(|class| other(self, class)) {
            return;
        }
        let inside = f.class.is_some_and(|c| self.il[c].scope == self.declaring_scope());
        // A conversion function was found by what it returns.
        let converts = matches!(f.name, EntityName::Conversion { .. });
        if !self.checks_redeclarations()
            || !parts.member
            || parts.is_qualified()
            || parts.has(SpecifierFlags::FRIEND)
            || !inside
            || f.template.is_some()
            || f.flags.contains(FunctionFlags::IMPLICIT)
            || f.inherited_from(&self.il).is_some()
            || f.requires(&self.il).is_some()
            || !converts && !self.same_type(f.ty, parts.declarator.ty)
        {
            return;
        }
        let mut entity = self.function_entity(earlier);
        entity.name = self.signature_with_parameters(earlier);
        self.report(parts.declarator.pos, messages::invalid_redeclaration_member(entity));
    }

    /// A function that is defined twice.
    pub fn check_function_redefined(&mut self, id: FunctionId, declaration: DeclarationId) {
        let f = &self.il[id];
        let defines = |d: &DeclarationId| {
            let d = &self.il[*d];
            d.body.is_some() || d.flags.intersects(DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED)
        };
        let earlier = [f.definition, f.first].into_iter().flatten().filter(|d| *d != declaration);
        let Some(definition) = earlier.into_iter().find(defines) else { return };
        // What is only expanded in place gives way to a definition (GNU).
        if f.flags.contains(FunctionFlags::GNU_INLINE | FunctionFlags::INLINE) {
            return;
        }
        let pos = self.il[declaration].pos;
        let deleted = self.il[definition].flags.contains(DeclarationFlags::DELETED);
        if deleted && f.class.is_some() && self.il[declaration].qualifier(&self.il).is_none() {
            return;
        }
        // A class template's members are told apart when it is instantiated.
        let within = self.il[declaration].qualifier(&self.il).is_none()
            && f.class
                .is_some_and(|class| self.is_dependent_class(class) || self.il[class].instance.is_some());
        let made = f.instance.is_some_and(|i| self.il[i].explicit != Specialization::Explicit);
        if made || within || !self.checks_redeclarations() {
            return;
        }
        // A friend that a class template defines is another function in each instance.
        if self.context.class.is_some_and(|class| self.is_dependent_class(class)) {
            return;
        }
        if let Some(template) = f.template {
            let header = self.il[template].params;
            let exact = self.same_type(self.il[definition].ty, self.il[declaration].ty);
            if !exact || self.il[header].requires_clause.condition.is_some() || f.requires(&self.il).is_some()
            {
                return;
            }
        }
        // Before it is specialized, a member of an instance has the definition that its template gives it.
        let made = self.instances.made_from.get(&Entity::Function { id }).copied();
        if made
            .and_then(|made| self.il.function_in(made))
            .is_some_and(|from| self.il[from].definition == Some(definition))
        {
            return;
        }
        let previous = self.il[definition].pos;
        let entity = match (f.template, f.name) {
            (Some(template), _) => self.candidate_entity(Entity::Template { id: template }),
            (None, EntityName::Destructor | EntityName::Conversion { .. }) => self.function_name_entity(id),
            (None, _) => self.function_entity(id),
        };
        let entity = match self.instance_without_result(id) {
            Some(name) => EntityText::new(EntityKind::Function, name, entity.declared),
            None => entity,
        };
        self.report(pos, messages::already_defined_previous_definition(entity, previous));
    }

    /// A class that is defined twice: whether that is said.
    pub fn redefined_class(&mut self, class: ClassId, pos: Pos) -> bool {
        let c = &self.il[class];
        let Some(body) = c.body else { return false };
        let nested = !matches!(self.il[c.enclosing].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let made = c.instance.is_some_and(|i| self.il[i].explicit != Specialization::Explicit);
        if made || (c.template.is_some() && nested) {
            return false;
        }
        let start = self.il.places.start_of_name(pos);
        let named = c.name.filter(|_| start == pos).and_then(|name| self.typedef_in(c.enclosing, name));
        let previous = named.map_or(self.il[body].pos, |typedef| self.il[typedef].pos);
        let template = c.template.or(c.specialization.partial_of);
        let at = if template.is_some() { pos } else { start };
        let entity = match template {
            Some(template) => EntityText::new(
                EntityKind::ClassTemplate,
                self.template_text(template),
                Declared::At(previous),
            ),
            None if c.flags.contains(ClassFlags::DEPENDENT) => return false,
            // The name is that of the typedef of the class, as C programs declare them.
            None if named.is_some() => {
                EntityText::new(EntityKind::Type, self.class_text(class), Declared::At(previous))
            }
            None => EntityText::new(EntityKind::Class, self.class_text(class), Declared::At(previous)),
        };
        self.report(at, messages::already_defined_previous_definition(entity, previous));
        true
    }

    /// A class that is defined between its own braces, by its own name or as a member of that name (`[class.mem.general]`).
    pub fn defined_within_itself(&mut self, class: ClassId, scope: ScopeId, pos: Pos) {
        if self.class_of_scope(scope) == Some(class) {
            self.report(pos, messages::declaration_member_same_name_class());
        } else {
            self.redefined_class(class, pos);
        }
    }

    /// An enumeration that is defined twice.
    pub fn check_enum_redefined(&mut self, id: EnumId, pos: Pos) {
        let e = &self.il[id];
        if !self.checks_redeclarations() || e.state != Completeness::Complete || e.instance_of.is_some() {
            return;
        }
        let (ty, previous) = (e.ty, e.pos);
        let entity = EntityText::new(EntityKind::Enum, self.type_text(ty), Declared::At(previous));
        self.report(pos, messages::already_defined_previous_definition(entity, previous));
    }

    /// A label that the function already has.
    pub fn check_label_redefined(&mut self, label: LabelId, pos: Pos) {
        if self.il[label].defined && self.checks_redeclarations() {
            let (name, previous) = (self.il[label].name, self.il[label].pos);
            let entity = EntityText::new(EntityKind::Label, self.names.text(name), Declared::At(previous));
            self.report(pos, messages::already_defined_previous_definition(entity, previous));
        }
    }

    /// Two parameters of one function with the same name.
    pub fn check_parameter_redeclared(&mut self, name: Name, pos: Pos) {
        let scope = self.context.scope;
        let taken = self
            .symbols
            .bindings
            .get(scope, Key::name(name))
            .iter()
            .any(|e| matches!(e, Entity::Variable { .. }));
        if taken && self.checks_redeclarations() {
            self.report(pos, messages::duplicate_parameter_name());
            self.symbols.bindings.forget(scope, Key::name(name));
        }
    }

    /// Whether the name of a function has C linkage: names that only the unit knows for `static` have no language linkage,
    /// those of unnamed namespaces do (`[dcl.link]`).
    pub(in crate::sema) fn has_c_linkage(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        f.c_linkage && (f.linkage == Linkage::External || self.in_unnamed_namespace(f.scope))
    }

    /// A function that was declared without C linkage and now has it, or the other way round (`[dcl.link]`).
    pub(in crate::sema) fn check_linkage_redeclared(
        &mut self,
        earlier: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let f = &self.il[earlier];
        // That a function is defined again is said instead.
        let again = f.definition.is_some() && parts.flags.contains(DeclarationFlags::DEFINITION);
        let plain = !again
            && f.class.is_none()
            && f.template.is_none()
            && f.builtin(&self.il).is_none()
            && f.first.is_some();
        let changes = self.place.in_linkage_specification
            && self.place.c_linkage != f.c_linkage
            && f.linkage == Linkage::External;
        let checked = self.dialect.cxx && !parts.has(SpecifierFlags::FRIEND) && !self.is_main(earlier);
        if plain && changes && checked {
            let entity = self.function_name_entity(earlier);
            self.report(parts.declarator.pos, messages::linkage_specification_incompatible_previous(entity));
        }
    }

    /// The same of a variable of a namespace, which is only warned of.
    pub(in crate::sema) fn check_variable_linkage(&mut self, id: VariableId, pos: Pos) {
        let v = &self.il[id];
        let changes = self.place.in_linkage_specification
            && self.place.c_linkage != v.c_linkage
            && (v.class, v.linkage) == (None, Linkage::External);
        if changes && self.dialect.cxx {
            let entity = self.variable_entity(id);
            let message = messages::linkage_specification_incompatible_previous(entity);
            self.report(pos, message.as_warning());
        }
    }

    /// Two functions of one name and different parameters cannot both have C linkage (`[dcl.link]`).
    pub(in crate::sema) fn check_overloaded_c_function(
        &mut self,
        earlier: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let f = &self.il[earlier];
        let (was, now) = (f.ty, parts.declarator.ty);
        let known =
            |c: &Self, ty: TypeId| !c.is_dependent(ty) && !c.il[ty].flags.contains(TypeFlags::UNKNOWN);
        if f.builtin(&self.il).is_some() || !self.dialect.cxx || !known(self, was) || !known(self, now) {
            return;
        }
        if !self.same_signature(was, now) {
            let mut entity = self.function_name_entity(earlier);
            entity.kind = EntityKind::OverloadedFunction;
            self.report(parts.declarator.pos, messages::more_than_one_instance_c(entity));
        }
    }
}
