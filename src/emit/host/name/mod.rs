//! Names of entities, and the qualification that they need.
//!
//! Types are named by the shortest path from the innermost scope that the place of the name shares with them,
//! however they were written. Other names are printed as written.

mod base;
mod hidden_namespace;
pub(super) mod hiding;
mod nested_name;
mod qualifier;
pub(super) mod unit_names;

use super::Printer;
use super::change;
use super::types::Typename;
use crate::il::*;
use crate::names::Name;
use crate::tables::limits;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints an identifier. Characters outside ASCII become universal character names.
    pub(super) fn name(&mut self, name: Name) {
        let names = self.input.names;
        if names.is_ascii(name) {
            match names.short_bytes(name) {
                Some((bytes, length)) => self.w.some_bytes(bytes, length),
                None => self.w.bytes(names.bytes(name)),
            }
            return;
        }
        for c in names.text(name).chars() {
            self.character(c);
        }
    }

    fn character(&mut self, c: char) {
        if c.is_ascii() {
            self.w.bytes(&[c as u8]);
            return;
        }
        let code = c as u32;
        let digits = if code > 0xffff { 8 } else { 4 };
        self.text(if digits == 8 { "\\U" } else { "\\u" });
        for shift in (0..digits).rev() {
            let digit = (code >> (shift * 4) & 15) as u8;
            self.w.bytes(&[if digit < 10 { b'0' + digit } else { b'a' + digit - 10 }]);
        }
    }

    /// Prints what a function or other entity is called.
    pub(super) fn entity_name(&mut self, name: EntityName, class: Option<ClassId>) {
        match name {
            EntityName::None => {}
            EntityName::Identifier { name } => self.name(name),
            EntityName::Operator { op } => {
                self.text(spelled!(OPERATOR));
                if op.spelling().starts_with(|c: char| c.is_ascii_alphabetic()) {
                    self.text(" ");
                }
                self.text(op.spelling());
            }
            EntityName::Conversion { to } => {
                self.text(spelled!(OPERATOR " "));
                self.with(change::ConvertsTo(true), |p| p.type_id(to));
            }
            EntityName::Literal { suffix } => {
                self.text(spelled!(OPERATOR " \"\""));
                self.name(suffix);
            }
            EntityName::Constructor => self.class_identifier(class),
            EntityName::Destructor => {
                self.text("~");
                self.class_identifier(class);
            }
            EntityName::OpenDestructor { name } => {
                self.text("~");
                match class {
                    Some(class) => self.class_identifier(Some(class)),
                    None => self.name(name),
                }
            }
            EntityName::Guide { template } => self.template_identifier(template),
        }
    }

    /// Prints what parts a name from the `<` of template arguments: `operator<` would be another operator with it.
    pub(super) fn blank_behind(&mut self, name: EntityName) {
        use OverloadedOperator::{Less, ShiftLeft};
        if let EntityName::Operator { op: Less | ShiftLeft } = name {
            self.text(" ");
        }
    }

    /// Prints the name of a class without qualification or arguments.
    pub(super) fn class_identifier(&mut self, class: Option<ClassId>) {
        let Some(class) = class else { return };
        if let Some(name) = self.il[class].name {
            self.name(name);
        } else if let Some(number) = self.memory.named_closures.get(&class) {
            self.invented_name(number);
        }
    }

    /// Prints the name of a template without qualification.
    pub(super) fn template_identifier(&mut self, template: TemplateId) {
        let t = &self.il[template];
        if let Some(name) = t.name {
            self.name(name);
            return;
        }
        if let TemplateKind::Function { pattern } = t.kind {
            let function = &self.il[pattern];
            self.entity_name(function.name, function.class);
        }
    }

    /// Prints a template's name with the qualification it needs.
    pub(super) fn template_name(&mut self, template: TemplateId) {
        let t = &self.il[template];
        if let TemplateKind::Param { param } = t.kind {
            // Parameters of redeclared templates are one: the headers around say what it is called here.
            self.template_param_name(self.parameter_here(param));
            return;
        }
        self.qualify_template(template, false);
        self.template_identifier(template);
    }

    /// Prints the name of a template that an instance or template-id is named by: inside of a template those of
    /// classes that are named with a path are marked as templates, and as types where they are `dependent`.
    pub(super) fn template_of_type(&mut self, template: TemplateId, dependent: bool, typename: Typename) {
        if let Some(class) = self.class_of_hidden_template(template) {
            if typename == Typename::Written {
                self.text(spelled!(TYPENAME " "));
            }
            self.class_identifier(Some(class));
            self.named_pattern_args(class);
            self.text(spelled!("::" TEMPLATE " "));
            return self.template_identifier(template);
        }
        if !self.is_marked_template(template) {
            return self.template_name(template);
        }
        if dependent && typename == Typename::Written {
            self.text(spelled!(TYPENAME " "));
        }
        // One says it for the whole path.
        self.marked_path(template, if dependent { Typename::Implied } else { Typename::Written });
        self.template_identifier(template);
    }

    /// The class template around this place whose member template a typedef of a nearer class hides.
    pub(super) fn class_of_hidden_template(&self, template: TemplateId) -> Option<ClassId> {
        let t = &self.il[template];
        self.template_of_hidden(t.scope, t.name?)
    }

    /// Whether the name of a template is one of a class, and marked as a template inside of another.
    fn is_marked_template(&self, template: TemplateId) -> bool {
        let scope = self.il[template].scope;
        self.around.templates > 0
            && matches!(self.il[scope].kind, ScopeKind::Class { .. })
            && match self.is_inside_specialization(template, false) {
                true => self.around.declared.specialized.is_none(),
                false => !self.is_visible(scope),
            }
    }

    /// Prints the path to a template of a class with the mark that it is one.
    fn marked_path(&mut self, template: TemplateId, typename: Typename) {
        let scope = self.il[template].scope;
        match self.il[scope].kind {
            ScopeKind::Class { of } if self.is_visible(scope) => {
                self.class_type(of, typename);
                self.text("::");
            }
            _ => self.path(scope, None, typename),
        }
        self.text(spelled!(TEMPLATE " "));
    }

    /// Prints a template parameter's name.
    pub(super) fn template_param_name(&mut self, param: TemplateParamId) {
        let p = &self.il[param];
        let by_place = self.memory.last_parameters.get(&(p.depth, p.index));
        if let Some(name) = by_place.filter(|_| self.manner.types.parameters_by_place).or(p.name) {
            self.name(name);
        } else if let Some(number) = self.memory.template_parameter_names.get(&param) {
            self.invented_name(number);
        }
    }

    /// Prints a class with the qualification and template arguments it needs.
    pub(super) fn class_name(&mut self, class: ClassId) {
        self.class_type(class, Typename::Written);
    }

    /// The same, for a class whose path may have `typename` before it.
    pub(super) fn class_type(&mut self, class: ClassId, typename: Typename) {
        if self.befriending_specialization(class) {
            return;
        }
        let c = &self.il[class];
        match c.instance {
            _ if self.befriends(c.scope) => {}
            Some(instance) => {
                let template = self.il[instance].template;
                if self.is_marked_template(template) {
                    self.marked_path(template, Typename::Written);
                } else {
                    self.qualify_template(template, true);
                }
            }
            None if self.is_around(c.scope) && !self.is_hidden_by_base(class) => {
                // A base in between that is not known could have a member of its name.
                let of_namespace =
                    matches!(self.il[c.enclosing].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
                match of_namespace && c.scope != self.scope && self.has_unknown_base_within(c.scope) {
                    true => self.whole_path(c.enclosing, typename),
                    false => self.path_from_here(c.enclosing, typename),
                }
            }
            // Its tag names it.
            None if c.flags.contains(ClassFlags::HIDDEN) && c.enclosing == self.input.global => {}
            None => self.qualify_type(c.enclosing, c.name, typename),
        }
        self.class_identifier(Some(class));
        self.class_arguments(class);
    }

    /// Prints the specialization around the friend whose parameters are being printed by its full name; says whether
    /// the class is one.
    fn befriending_specialization(&mut self, class: ClassId) -> bool {
        let il = self.il;
        let c = &il[class];
        if self.around.declared.befriending != Some(c.scope) {
            return false;
        }
        let explicit = c.instance.filter(|instance| il[*instance].explicit == Specialization::Explicit);
        let Some(template) = c.specialization.partial_of.or(explicit.map(|instance| il[instance].template))
        else {
            return false;
        };
        match il[template].scope == self.input.global {
            true => self.text("::"),
            false => {
                self.text(if self.passes_hidden(il[template].scope) { "::" } else { "" });
                self.enclosing_path(il[template].scope);
            }
        }
        self.class_identifier(Some(class));
        match c.specialization.first_args {
            Some(args) if c.specialization.partial_of.is_some() => self.template_args(args),
            _ => self.class_arguments(class),
        }
        true
    }

    /// Whether a class is the one around the friend whose parameters are being printed.
    fn befriends(&self, scope: ScopeId) -> bool {
        self.around.declared.befriending == Some(scope) && !self.names_parameter_as_known()
    }

    /// Whether a type is the class template around the friend whose parameters are being printed.
    pub(super) fn is_befriending_class(&self, ty: TypeId) -> bool {
        let Some(ScopeKind::Class { of }) = self.around.declared.befriending.map(|scope| self.il[scope].kind)
        else {
            return false;
        };
        self.il[self.il[of].ty].canonical == self.il[ty].canonical && !self.names_parameter_as_known()
    }

    /// Whether this place is inside of a scope.
    pub(super) fn is_around(&self, scope: ScopeId) -> bool {
        self.encloses(scope, self.scope)
    }

    pub(super) fn encloses(&self, scope: ScopeId, inner: ScopeId) -> bool {
        let mut at = Some(inner);
        while let Some(here) = at {
            if here == scope {
                return true;
            }
            at = self.scope_around(here);
        }
        false
    }

    /// Prints the path to a type that is a member of `scope`. Where a base that is not known could hide a member
    /// of a class template around this place, the member is named through the template.
    pub(super) fn qualify_type(&mut self, scope: ScopeId, name: Option<Name>, typename: Typename) {
        let bare = typename == Typename::Implied;
        let around = self.enclosing_template(scope).or_else(|| self.template_of_hidden(scope, name?));
        let Some(class) = around else {
            let open =
                matches!(self.il[scope].kind, ScopeKind::Class { of } if self.il.is_dependent_class(of));
            let written = open && !bare && !self.is_visible(scope);
            if written {
                self.text(spelled!(TYPENAME " "));
            }
            // One says it for the whole path.
            let typename = if written { Typename::Implied } else { typename };
            return match self.is_hidden_member(scope) {
                true => self.whole_path(scope, typename),
                false => self.path(scope, name, typename),
            };
        };
        self.text(if bare { "" } else { spelled!(TYPENAME " ") });
        self.class_identifier(Some(class));
        self.named_pattern_args(class);
        self.text("::");
    }

    /// The class template around this place that `scope` belongs to, if there is an unknown base in between, or if what
    /// is printed stands for what is outside of the class.
    pub(super) fn enclosing_template(&self, scope: ScopeId) -> Option<ClassId> {
        let ScopeKind::Class { of } = self.il[scope].kind else { return None };
        self.pattern_args(of)?;
        let mut hidden = self.around.declared.outside;
        let mut at = Some(self.scope);
        while let Some(here) = at {
            if here == scope {
                return hidden.then_some(of);
            }
            if let ScopeKind::Class { of } = self.il[here].kind {
                hidden |= self.il[of].bases.iter().any(|base| self.is_unknown_base(base.ty));
            }
            at = self.scope_around(here);
        }
        None
    }

    /// The class template around this place that `scope` belongs to, if a class in between declares a type by the
    /// name of a member of it.
    fn template_of_hidden(&self, scope: ScopeId, name: Name) -> Option<ClassId> {
        let ScopeKind::Class { of } = self.il[scope].kind else { return None };
        self.pattern_args(of)?;
        let mut at = Some(self.scope).filter(|here| *here != scope);
        let mut hidden = false;
        while let Some(here) = at {
            if here == scope {
                return hidden.then_some(of);
            }
            if let ScopeKind::Class { of } = self.il[here].kind {
                hidden |= self.declares_type(of, name);
            }
            at = self.scope_around(here);
        }
        None
    }

    /// Whether a class declares a typedef name.
    pub(super) fn declares_type(&self, class: ClassId, name: Name) -> bool {
        let typedef = |member: &Entity| matches!(*member, Entity::Typedef { id } if self.il[id].name == name);
        self.il[class].members.declared.iter().any(typedef)
    }

    /// Prints the arguments that name a pattern.
    pub(super) fn named_pattern_args(&mut self, class: ClassId) {
        match self.pattern_args(class) {
            Some(PatternArgs::Own(params)) => self.own_args(params),
            Some(PatternArgs::Partial(args)) => self.template_args(args),
            None => {}
        }
    }

    /// Prints the name of a class inside of it, where no base can hide it.
    pub(super) fn injected_class_name(&mut self, class: ClassId, typename: Typename) {
        if self.befriending_specialization(class) {
            return;
        }
        let c = &self.il[class];
        match c.instance {
            _ if self.befriends(c.scope) => {}
            Some(instance) => self.qualify_template(self.il[instance].template, false),
            None => self.path_from_here(c.enclosing, typename),
        }
        self.class_identifier(Some(class));
        self.class_arguments(class);
    }

    /// Prints the template arguments of an instance, or of a pattern named from outside of it.
    pub(super) fn class_arguments(&mut self, class: ClassId) {
        let il = self.il;
        let c = &il[class];
        if let Some(instance) = c.instance {
            let instance = &il[instance];
            let args = c.specialization.first_args.unwrap_or(instance.args);
            self.instance_args(class, instance.template, args, instance.args);
        } else if let Some(args) = self.pattern_args(class)
            && !self.is_visible(c.scope)
        {
            match args {
                PatternArgs::Own(params) => self.own_args(params),
                PatternArgs::Partial(args) => self.template_args(args),
            }
        }
    }

    /// The arguments that name a pattern: its own parameters, or those of a partial specialization.
    pub(super) fn pattern_args(&self, class: ClassId) -> Option<PatternArgs> {
        let c = &self.il[class];
        let template = c.specialization.partial_of.or(c.template)?;
        let partial = c.specialization.partial_of.and_then(|of| self.il.partial_of(of, class));
        Some(match partial {
            Some(partial) => PatternArgs::Partial(self.il[partial].args),
            None => PatternArgs::Own(self.il[template].params),
        })
    }

    /// All arguments of the partial specialization that a class is the pattern of, unless a pack is among them.
    pub(super) fn partial_args(&self, class: ClassId) -> Option<List<TemplateArg>> {
        let template = self.il[class].specialization.partial_of?;
        let partial = self.il.partial_of(template, class)?;
        let args = self.il[partial].args;
        let packs = self.il[args].iter().any(|arg| matches!(arg, TemplateArg::Pack { .. }));
        (!packs).then_some(args)
    }

    /// Prints the parameters of a template as its own arguments, with names for those that have none.
    pub(super) fn own_arguments(&mut self, params: TemplateParamsId) {
        let il = self.il;
        self.text("< ");
        self.separated(il[params].params(il), |p, param| {
            // Each declaration of a template gives its parameters names of its own.
            let index = il[param].index;
            // The empty header of a class's explicit specialization does not count for its member templates.
            let innermost =
                p.around.headers.last().and_then(|header| il[*header].params(il).get(index as usize));
            let here = p.parameter_at(il[param].depth, index).or(innermost.copied());
            let param = here.unwrap_or(param);
            if il[param].invented {
                p.text(spelled!(AUTO));
            } else {
                if il[param].name.is_none() && !p.memory.template_parameter_names.contains(&param) {
                    let number = p.invent_name();
                    p.memory.template_parameter_names.set(param, number);
                }
                p.template_param_name(param);
            }
            if il[param].pack {
                p.text("...");
            }
        });
        self.text("> ");
    }

    /// Prints the parameters of a template as its own arguments, as far as they have names: inside of the
    /// template its name alone would be enough, and what follows the named ones mostly has default arguments.
    pub(super) fn own_args(&mut self, params: TemplateParamsId) {
        let il = self.il;
        // Each declaration of a template gives its parameters names of its own.
        let here = |p: &Self, param: TemplateParamId| {
            p.parameter_at(il[param].depth, il[param].index).unwrap_or(param)
        };
        let params = il[params].params(il);
        let unnamed = params.iter().position(|param| {
            let param = here(self, *param);
            il[param].name.is_none() && !self.memory.template_parameter_names.contains(&param)
        });
        let named = params.get(..unnamed.unwrap_or(params.len())).unwrap_or_default();
        if named.is_empty() {
            return;
        }
        self.text("< ");
        self.separated(named, |p, param| {
            p.template_param_name(here(p, param));
            if il[param].pack {
                p.text("...");
            }
        });
        self.text("> ");
    }

    /// Prints an enumeration where a type stands: inside of templates members of other classes are marked as types.
    pub(super) fn enum_type(&mut self, of: EnumId, typename: Typename) {
        let e = &self.il[of];
        self.qualify_type(e.enclosing, e.name, typename);
        if let Some(name) = e.name {
            self.name(name);
        }
    }

    /// Prints an enumeration with the qualification it needs.
    pub(super) fn enum_name(&mut self, of: EnumId) {
        let e = &self.il[of];
        self.qualify(e.enclosing, e.name);
        if let Some(name) = e.name {
            self.name(name);
        }
    }

    /// Prints the path to the member of `scope` that is called `name` from the current scope, each part followed by
    /// `::`.
    pub(super) fn qualify(&mut self, scope: ScopeId, name: Option<Name>) {
        self.path(scope, name, Typename::Written);
    }

    /// The same, for a path that may have `typename` before it.
    fn path(&mut self, scope: ScopeId, name: Option<Name>, typename: Typename) {
        let hidden = name.is_some_and(|name| self.is_hidden(name, scope));
        if self.is_visible(scope) && (hidden || self.may_be_hidden(scope)) {
            self.whole_path(scope, typename);
        } else {
            self.path_from_here(scope, typename);
        }
    }

    /// Prints the path to the members of `scope`, unless they can be named without.
    pub(super) fn qualify_visible(&mut self, scope: ScopeId) {
        self.path_from_here(scope, Typename::Written);
    }

    /// The same, before what is itself part of a path: that says `typename` where it must.
    pub(super) fn path_of_path(&mut self, scope: ScopeId) {
        self.path_from_here(scope, Typename::Implied);
    }

    /// The same, for a path that may have `typename` before it.
    fn path_from_here(&mut self, scope: ScopeId, typename: Typename) {
        if self.is_visible(scope) {
            return;
        }
        match self.il[scope].kind {
            ScopeKind::Namespace { of } => self.nearest_path(of),
            ScopeKind::Class { of } => {
                self.class_type(of, typename);
                self.text("::");
            }
            _ => {}
        }
    }

    /// Prints the path to the members of a namespace, from the nearest place from which it can be named.
    pub(super) fn nearest_path(&mut self, of: NamespaceId) {
        let namespace = &self.il[of];
        let Some(name) = namespace.name else { return self.path_around_unnamed(namespace.enclosing) };
        match self.is_hidden(name, namespace.enclosing) {
            true => self.path_around(namespace.enclosing),
            false => self.qualify_visible(namespace.enclosing),
        }
        self.reaching_name(of);
        self.text("::");
    }

    /// Prints the path to the members of an unnamed namespace in `scope`, where they are named from outside of it.
    fn path_around_unnamed(&mut self, scope: ScopeId) {
        if let ScopeKind::Namespace { of } = self.il[scope].kind {
            self.nearest_path(of);
        }
    }

    /// Whether a type is a class template's pattern that this place is inside of, where its name alone means it.
    pub(super) fn is_current_class(&self, ty: TypeId) -> bool {
        self.current_class(ty).is_some()
    }

    /// The class around this place whose own type a type is.
    pub(super) fn current_class(&self, ty: TypeId) -> Option<ClassId> {
        let canonical = self.il[ty].canonical;
        let mut at = Some(self.scope);
        while let Some(here) = at {
            if let ScopeKind::Class { of } = self.il[here].kind
                && self.il[self.il[of].ty].canonical == canonical
            {
                return Some(of);
            }
            at = self.scope_around(here);
        }
        None
    }

    /// Whether this place is inside of a specialization of a template, where the name of the template means the
    /// specialization; with `primary`, inside of its own pattern too.
    pub(super) fn is_inside_specialization(&self, template: TemplateId, primary: bool) -> bool {
        if self.around.declared.specialized == Some(template) {
            return true;
        }
        let mut at = Some(self.scope);
        while let Some(here) = at {
            if let ScopeKind::Class { of } = self.il[here].kind
                && (self.il[of].instance.is_some_and(|instance| self.il[instance].template == template)
                    || self.il[of].specialization.partial_of == Some(template)
                    || (primary && self.il[of].template == Some(template)))
            {
                return true;
            }
            at = self.scope_around(here);
        }
        false
    }

    /// Prints the path to a template inside of one of its specializations, where its name alone would mean that:
    /// the scope it is a member of.
    pub(super) fn qualify_specialized(&mut self, scope: ScopeId) {
        match self.il[scope].kind {
            ScopeKind::Class { of } if self.il.is_dependent_class(of) => {}
            ScopeKind::Class { .. } => {
                let outside = if self.around.declared.specialized.is_some() {
                    self.il[scope].parent.unwrap_or(self.input.global)
                } else {
                    self.text(spelled!(TYPENAME " "));
                    self.input.global
                };
                self.with(change::Scope(outside), |p| p.qualify_visible(scope));
                self.text(spelled!(TEMPLATE " "));
            }
            ScopeKind::Global => self.text("::"),
            _ => {
                let parent = self.il[scope].parent.unwrap_or(self.input.global);
                self.with(change::Scope(parent), |p| p.qualify_visible(scope));
            }
        }
    }

    /// Prints the path to a template that is named with its arguments.
    fn qualify_template(&mut self, template: TemplateId, instance: bool) {
        let scope = self.il[template].scope;
        if self.is_inside_specialization(template, false) {
            self.qualify_specialized(scope);
        } else if self.is_hidden_template(template) || self.naming_alias_of_base(template) {
            self.path_around(scope);
        } else if instance
            || matches!(self.il[template].kind, TemplateKind::Alias { .. } | TemplateKind::Concept { .. })
        {
            self.qualify(scope, None);
        } else {
            self.qualify_visible(scope);
        }
    }

    /// Prints the path to a variable template within a constant that is kept by what it refers to.
    pub(super) fn qualify_kept_template(&mut self, template: TemplateId) {
        let scope = self.il[template].scope;
        match self.naming_alias_of_base(template) {
            true => self.path_around(scope),
            false => self.qualify(scope, None),
        }
    }

    /// Whether an alias or variable template of a namespace around the innermost one is named in a base-clause: what
    /// the bases stand for could have members that hide it.
    fn naming_alias_of_base(&self, template: TemplateId) -> bool {
        let t = &self.il[template];
        self.around.declared.naming_bases.is_some()
            && matches!(t.kind, TemplateKind::Alias { .. } | TemplateKind::Variable { .. })
            && matches!(self.il[t.scope].kind, ScopeKind::Namespace { .. })
            && self.is_around(t.scope)
            && self.innermost_namespace() != Some(t.scope)
    }

    /// Whether something nearer hides a template around this place: so does the alias whose target is being printed.
    fn is_hidden_template(&self, template: TemplateId) -> bool {
        let t = &self.il[template];
        let aliased = self.around.declared.aliased.is_some() && self.around.declared.aliased == t.name;
        (aliased && self.is_visible(t.scope) && self.scope != t.scope)
            || t.name.is_some_and(|name| self.is_hidden(name, t.scope))
    }

    /// Whether a class around this place has a base that is not known and may have members that hide those of a
    /// namespace.
    fn may_be_hidden(&self, scope: ScopeId) -> bool {
        matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. })
            && self.has_unknown_base_within(scope)
    }

    /// Whether a class around this place and within `scope`, or derived from it, has such a base, and `scope` is that
    /// of a class that is known.
    fn is_hidden_member(&self, scope: ScopeId) -> bool {
        matches!(self.il[scope].kind, ScopeKind::Class { of } if !self.il.is_dependent_class(of))
            && self.is_visible(scope)
            && self.has_unknown_base_within(scope)
    }

    /// Whether a class has a base that is not known until it is instantiated; local ones hide nothing.
    fn has_unknown_base(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        !c.flags.contains(ClassFlags::LOCAL) && c.bases.iter().any(|b| self.is_unknown_base(b.ty))
    }

    pub(super) fn has_unknown_base_within(&self, scope: ScopeId) -> bool {
        // A base is looked up around its class, but what is not next to that is named as from inside of it.
        if scope != self.scope
            && self.around.declared.naming_bases.is_some_and(|of| self.has_unknown_base(of))
        {
            return true;
        }
        // A friend's parameters are named from outside of all namespaces and found from inside of the class.
        let outside = self.scope == self.input.global;
        let from = self.around.declared.befriending.filter(|_| outside).unwrap_or(self.scope);
        let mut at = Some(from).filter(|_| !self.around.declared.naming_base);
        while let Some(here) = at.filter(|here| *here != scope) {
            if let ScopeKind::Class { of } = self.il[here].kind
                && self.has_unknown_base(of)
            {
                return true;
            }
            at = self.scope_around(here);
        }
        false
    }

    /// Whether only an instantiation knows what a base is: a type that depends on a parameter, a member class of the
    /// template that is open too.
    fn is_unknown_base(&self, ty: TypeId) -> bool {
        match self.il[self.il[ty].canonical].kind {
            TypeKind::Class { class } => self.il.is_dependent_class(class),
            TypeKind::Instance { .. }
            | TypeKind::Param { .. }
            | TypeKind::DependentName { .. }
            | TypeKind::DependentTemplate { .. } => true,
            _ => false,
        }
    }

    /// The scope around another: around a member, its class, wherever it is defined.
    pub(super) fn scope_around(&self, scope: ScopeId) -> Option<ScopeId> {
        let scope = &self.il[scope];
        match scope.kind {
            ScopeKind::Class { of }
                if matches!(self.il[self.il[of].enclosing].kind, ScopeKind::Class { .. })
                    && self.around_templates(scope.parent) != Some(self.il[of].enclosing) =>
            {
                Some(self.il[of].enclosing)
            }
            ScopeKind::Function { of: Some(function) } => match self.il[function].class {
                Some(class) => Some(self.il[class].scope),
                None => scope.parent,
            },
            _ => scope.parent,
        }
    }

    /// The innermost scope from `scope` on that is not one of template parameters.
    fn around_templates(&self, mut scope: Option<ScopeId>) -> Option<ScopeId> {
        while let Some(here) = scope
            && matches!(self.il[here].kind, ScopeKind::Template)
        {
            scope = self.il[here].parent;
        }
        scope
    }

    /// Whether members of `scope` can be named here without qualification, using-declarations aside.
    pub(super) fn is_visible(&self, scope: ScopeId) -> bool {
        if scope == self.input.global {
            return true;
        }
        let class = match self.il[scope].kind {
            ScopeKind::Namespace { .. } => None,
            ScopeKind::Class { of } => Some(of),
            _ => return true,
        };
        let mut at = Some(self.scope);
        while let Some(here) = at {
            if here == scope {
                return true;
            }
            // Lookup does not look into bases that depend on parameters ([temp.dep.type]).
            if let (Some(class), ScopeKind::Class { of }) = (class, self.il[here].kind)
                && !self.il.is_dependent_class(class)
                && self.derives_from(of, class, 0)
            {
                return true;
            }
            at = self.scope_around(here);
        }
        false
    }

    /// Whether `class` has `base` among its direct and indirect bases.
    pub(in crate::emit::host) fn derives_from(&self, class: ClassId, base: ClassId, depth: u32) -> bool {
        depth < limits::NAMING_BASE_DEPTH
            && self.il[class].bases.iter().any(|b| match self.il[self.il[b.ty].canonical].kind {
                TypeKind::Class { class } => class == base || self.derives_from(class, base, depth + 1),
                _ => false,
            })
    }

    pub(super) fn namespace_entity(&mut self, of: Entity) {
        match of {
            Entity::Namespace { id } => match self.il[id].name {
                Some(name) => self.name(name),
                None => {
                    let name = self.unnamed_namespace_name();
                    self.text(&name);
                }
            },
            Entity::NamespaceAlias { id } => self.name(self.il[id].name),
            _ => {}
        }
    }
}

/// The arguments that name the pattern of a class template.
pub(super) enum PatternArgs {
    Own(TemplateParamsId),
    Partial(List<TemplateArg>),
}
