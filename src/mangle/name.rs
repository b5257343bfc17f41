//! Names of entities and the scopes that they are in.

use super::substitution::Component;
use super::{INTERNAL, Mangler};
use crate::il::*;
use crate::names::known;
use crate::tables::itanium_abbreviations::ABBREVIATIONS;

impl Mangler<'_> {
    /// Writes the name and type of a function.
    pub(super) fn function_encoding(&mut self, id: FunctionId) {
        let il = self.il;
        let f = &il[id];
        let traits = match il[il[f.ty].canonical].kind {
            TypeKind::Function { traits, .. } => traits,
            _ => FunctionTraits::empty(),
        };
        let member = if f.class.is_some() { traits } else { FunctionTraits::empty() };
        let internal =
            f.linkage == Linkage::Internal && f.class.is_none() || self.has_internal_argument(f.instance);
        let pattern = self.template_pattern(f.instance);
        self.in_signature(pattern, |m| {
            m.scoped_name(f.scope, internal, member, |m| m.function_name(id), f.instance);
            m.function_signature(id, pattern);
        });
    }

    /// Writes what belongs to the signature of a function that was made from this pattern.
    fn in_signature(&mut self, pattern: Option<FunctionId>, write: impl FnOnce(&mut Self)) {
        let around = std::mem::replace(&mut self.signature, pattern);
        write(self);
        self.signature = around;
    }

    /// Writes what follows the name of a function.
    fn function_signature(&mut self, id: FunctionId, pattern: Option<FunctionId>) {
        let il = self.il;
        let f = &il[id];
        let returns = f.instance.is_some()
            && !matches!(
                f.name,
                EntityName::Constructor | EntityName::Destructor | EntityName::Conversion { .. }
            );
        self.local_discriminator(id);
        let ty = pattern.map_or(f.ty, |pattern| il[pattern].ty);
        let placeholder = pattern.filter(|_| returns).and_then(|pattern| self.placeholder_return(pattern));
        if let Some(placeholder) = placeholder {
            self.ty(placeholder);
        }
        self.bare_function_type(ty, returns && placeholder.is_none());
    }

    /// For names in messages: the pattern that an instance of a function template was made from.
    fn template_pattern(&self, instance: Option<InstanceId>) -> Option<FunctionId> {
        self.shown?;
        match self.il[self.il[instance?].template].kind {
            TemplateKind::Function { pattern } => Some(pattern),
            _ => None,
        }
    }

    /// The placeholder that a function was declared to return.
    fn placeholder_return(&self, function: FunctionId) -> Option<TypeId> {
        let il = self.il;
        let declaration = il[function].first.or(il[function].definition)?;
        match il[il[il[declaration].ty].canonical].kind {
            TypeKind::Function { ret, .. } => Some(il[ret].canonical)
                .filter(|ret| matches!(il[*ret].kind, TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. })),
            _ => None,
        }
    }

    /// For names in messages: whether a template argument is an entity that only this unit knows.
    fn has_internal_argument(&self, instance: Option<InstanceId>) -> bool {
        let il = self.il;
        self.shown.is_some()
            && instance.is_some_and(|instance| {
                il[il[instance].args].iter().any(|arg| match arg {
                    TemplateArg::Value { value, .. } => match il[*value].value {
                        Value::Address { base: AddressBase::Variable { id }, .. } => {
                            il[id].linkage == Linkage::Internal
                        }
                        Value::Address { base: AddressBase::Function { id }, .. } => {
                            il[id].linkage == Linkage::Internal
                        }
                        _ => false,
                    },
                    _ => false,
                })
            })
    }

    /// Writes what stands for the unit around an entity that it alone knows, in names for messages.
    pub(super) fn internal_mark(&mut self) {
        if let Some(shown) = self.shown {
            if self.substituted(Component::Unit) {
                return;
            }
            let mark = format!("{INTERNAL}{}", shown.unit);
            self.spelled(&mark);
            self.remember(Component::Unit);
        }
    }

    /// Writes the name of a variable.
    pub(super) fn variable_name(&mut self, id: VariableId) {
        let v = &self.il[id];
        let Some(name) = v.name else { return };
        let internal = v.linkage == Linkage::Internal && v.class.is_none();
        self.scoped_name(
            v.scope,
            internal,
            FunctionTraits::empty(),
            |m| m.identifier(name),
            v.instance(self.il),
        );
    }

    /// Writes a name inside its scope: nested, local or plain.
    pub(super) fn scoped_name(
        &mut self,
        scope: ScopeId,
        internal: bool,
        traits: FunctionTraits,
        name: impl FnOnce(&mut Self),
        instance: Option<InstanceId>,
    ) {
        let internal = internal && self.shown.is_some();
        self.local_prefix(scope);
        match self.il[scope].kind {
            ScopeKind::Global if !internal => {
                name(self);
                self.instance_args(instance);
            }
            ScopeKind::Namespace { of } if self.is_std(of) && !internal => {
                self.text("St");
                name(self);
                self.instance_args(instance);
            }
            ScopeKind::Global | ScopeKind::Namespace { .. } | ScopeKind::Class { .. } => {
                self.text("N");
                self.member_traits(traits);
                if internal {
                    self.internal_mark();
                }
                self.prefix(scope);
                name(self);
                self.instance_args(instance);
                self.text("E");
            }
            _ => {
                name(self);
                self.instance_args(instance);
            }
        }
    }

    fn instance_args(&mut self, instance: Option<InstanceId>) {
        if let Some(instance) = instance {
            let instance = &self.il[instance];
            self.remember(Component::Template(instance.template));
            self.template_args(instance.args);
        }
    }

    /// Writes cv- and ref-qualifiers of a member function.
    fn member_traits(&mut self, traits: FunctionTraits) {
        for (flag, letter) in [
            (FunctionTraits::RESTRICT, "r"),
            (FunctionTraits::VOLATILE, "V"),
            (FunctionTraits::CONST, "K"),
            (FunctionTraits::LVALUE_REF, "R"),
            (FunctionTraits::RVALUE_REF, "O"),
        ] {
            if traits.contains(flag) {
                self.text(letter);
            }
        }
    }

    /// Writes the scopes around a name, each with what encloses it.
    pub(super) fn prefix(&mut self, scope: ScopeId) {
        match self.il[scope].kind {
            ScopeKind::Namespace { of } if self.is_std(of) => self.text("St"),
            ScopeKind::Namespace { of } => {
                if self.substituted(Component::Namespace(of)) {
                    return;
                }
                let namespace = &self.il[of];
                self.prefix(namespace.enclosing);
                match namespace.name {
                    Some(name) => self.identifier(name),
                    None => self.spelled(self.unnamed_namespace),
                }
                self.note_namespace_tags(of);
                self.remember(Component::Namespace(of));
            }
            ScopeKind::Class { of } => self.class_prefix(of),
            _ => {}
        }
    }

    /// Writes a class as part of a nested name.
    pub(super) fn class_prefix(&mut self, class: ClassId) {
        let c = &self.il[class];
        let component = Component::Type(self.il[c.ty].canonical);
        if self.abbreviated(class) || self.substituted(component) {
            return;
        }
        match c.instance {
            Some(instance) => {
                let instance = &self.il[instance];
                let template = Component::Template(instance.template);
                if !self.abbreviated_template(instance.template) && !self.substituted(template) {
                    self.prefix(c.enclosing);
                    self.class_identifier(class);
                    self.remember(template);
                }
                self.template_args(instance.args);
            }
            None => {
                self.prefix(c.enclosing);
                self.class_identifier(class);
            }
        }
        self.remember(component);
    }

    /// Writes a class as a type of its own.
    pub(super) fn class_type(&mut self, class: ClassId) {
        let c = &self.il[class];
        let component = Component::Type(self.il[c.ty].canonical);
        if self.abbreviated(class) || self.substituted(component) {
            return;
        }
        let unnamed = self.shown.is_some() && c.name.is_none();
        let (nested, internal) = match self.il[c.enclosing].kind {
            ScopeKind::Global => (unnamed, unnamed),
            ScopeKind::Namespace { of } => (unnamed || !self.is_std(of), unnamed),
            ScopeKind::Class { .. } => (true, false),
            _ => (false, false),
        };
        let local = self.local_prefix(c.enclosing);
        if nested {
            self.text("N");
            if internal {
                self.internal_mark();
            }
            self.class_prefix(class);
            self.text("E");
        } else {
            self.class_prefix(class);
        }
        if local {
            self.class_discriminator(class);
        }
    }

    /// Writes an enumeration as a type of its own.
    pub(super) fn enum_type(&mut self, of: EnumId) {
        let e = &self.il[of];
        let component = Component::Type(self.il[e.ty].canonical);
        if self.substituted(component) {
            return;
        }
        let name = e.name;
        self.scoped_name(
            e.enclosing,
            name.is_none() && !matches!(self.il[e.enclosing].kind, ScopeKind::Class { .. }),
            FunctionTraits::empty(),
            |m| match name {
                Some(name) => {
                    m.identifier(name);
                    m.abi_tags(m.il[of].abi_tags);
                }
                None => m.unnamed_type(Entity::Enum { id: of }),
            },
            None,
        );
        self.remember(component);
    }

    pub(super) fn class_identifier(&mut self, class: ClassId) {
        let c = &self.il[class];
        match (c.name, c.lambda(self.il)) {
            (Some(name), _) => {
                self.identifier(name);
                self.abi_tags(self.class_tags(class));
            }
            (None, Some(lambda)) => self.closure_type(class, lambda),
            (None, None) => self.unnamed_type(Entity::Class { id: class }),
        }
    }

    /// Writes what a function is called in its scope.
    fn function_name(&mut self, id: FunctionId) {
        let il = self.il;
        let f = &il[id];
        match f.name {
            EntityName::Identifier { name } => self.identifier(name),
            EntityName::Operator { op } => {
                let operands = match il[il[f.ty].canonical].kind {
                    TypeKind::Function { params, .. } => params.len() + usize::from(f.class.is_some()),
                    _ => 0,
                };
                self.text(op.mangled(operands == 1));
            }
            EntityName::Conversion { to } => {
                let written = self.signature.map(|pattern| il[pattern].name);
                self.text("cv");
                match written {
                    Some(EntityName::Conversion { to }) => self.ty(to),
                    _ => self.ty(to),
                }
            }
            EntityName::Literal { suffix } => {
                self.text("li");
                self.identifier(suffix);
            }
            EntityName::Constructor => self.text("C1"),
            EntityName::Destructor | EntityName::OpenDestructor { .. } => self.text("D1"),
            EntityName::None | EntityName::Guide { .. } => return,
        }
        self.function_tags(id);
    }

    /// Whether a namespace is `::std`.
    pub(super) fn is_std(&self, of: NamespaceId) -> bool {
        let namespace = &self.il[of];
        namespace.name == Some(known::STD) && matches!(self.il[namespace.enclosing].kind, ScopeKind::Global)
    }

    fn in_std(&self, scope: ScopeId) -> bool {
        matches!(self.il[scope].kind, ScopeKind::Namespace { of } if self.is_std(of))
    }

    /// Writes the abbreviation of a standard template; says whether it has one.
    pub(super) fn abbreviated_template(&mut self, template: TemplateId) -> bool {
        let t = &self.il[template];
        let Some(name) = t.name.filter(|_| self.in_std(t.scope)) else { return false };
        let spelling = self.names.text(name);
        let found = ABBREVIATIONS.iter().find(|a| a.over_char.is_none() && a.template == spelling);
        if let Some(found) = found {
            self.text(found.code);
        }
        found.is_some()
    }

    /// Writes the abbreviation of a standard class over `char`; says whether it has one.
    fn abbreviated(&mut self, class: ClassId) -> bool {
        let il = self.il;
        let c = &il[class];
        let Some(instance) = c.instance else { return false };
        if !self.in_std(c.enclosing) {
            return false;
        }
        let Some(name) = c.name else { return false };
        let args = &il[il[instance].args];
        let spelling = self.names.text(name);
        if !args.first().is_some_and(|arg| self.is_char(arg)) {
            return false;
        }
        let found = ABBREVIATIONS.iter().find(|abbreviation| {
            let others = abbreviation.over_char.filter(|_| abbreviation.template == spelling);
            others.is_some_and(|others| {
                let given = &args[1..];
                given.len() == others.len()
                    && given.iter().zip(others).all(|(arg, name)| self.is_standard_over_char(arg, name))
            })
        });
        if let Some(found) = found {
            self.text(found.code);
        }
        found.is_some()
    }

    fn is_char(&self, arg: &TemplateArg) -> bool {
        match arg {
            TemplateArg::Type { of } => {
                matches!(self.il[self.il[*of].canonical].kind, TypeKind::Builtin { of: Builtin::Char })
            }
            _ => false,
        }
    }

    /// Whether an argument is `std::NAME<char>`.
    fn is_standard_over_char(&self, arg: &TemplateArg, name: &str) -> bool {
        let il = self.il;
        let TemplateArg::Type { of } = *arg else { return false };
        let TypeKind::Class { class } = il[il[of].canonical].kind else { return false };
        let c = &il[class];
        let Some(instance) = c.instance else { return false };
        let args = &il[il[instance].args];
        self.in_std(c.enclosing)
            && c.name.is_some_and(|n| self.names.text(n) == name)
            && args.len() == 1
            && args.first().is_some_and(|arg| self.is_char(arg))
    }

    /// Writes the names of the scopes around an entity, outermost first, without anything else.
    pub(super) fn plain_path(&mut self, scope: ScopeId) {
        match self.il[scope].kind {
            ScopeKind::Namespace { of } => {
                let namespace = &self.il[of];
                self.plain_path(namespace.enclosing);
                match namespace.name {
                    Some(name) => self.identifier(name),
                    None => self.spelled(self.unnamed_namespace),
                }
            }
            ScopeKind::Class { of } => {
                self.plain_path(self.il[of].enclosing);
                if let Some(name) = self.il[of].name {
                    self.identifier(name);
                }
            }
            _ => {}
        }
    }
}
