//! Declaration specifiers, in the one order in which they are printed.

use crate::emit::host::{Place, Printer};
use crate::il::*;
use crate::tables::attributes::AttributeKind;
use crate::tables::host_runtime;
use crate::tables::spelled;

/// Whether variables are managed ones, of which the host has pointers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Managed {
    No,
    /// Declared only.
    External,
    Defined,
}

impl Printer<'_> {
    /// Whether a class gives a static member a value by which it is only declared (`[class.static.data]`): what was written
    /// before its specifiers is left to a definition.
    fn is_constant_of_class(
        &self,
        specifiers: &Specifiers,
        d: &Declaration,
        variable: Option<VariableId>,
    ) -> bool {
        let defines = SpecifierFlags::INLINE | SpecifierFlags::CONSTEXPR;
        d.qualifier(self.il).is_none()
            && !matches!(d.init, Initializer::None)
            && !specifiers.flags.intersects(defines)
            && variable.is_some_and(|variable| self.il[variable].class.is_some())
    }

    /// Prints the specifiers of variables, members and typedefs other than the type; says whether the variables
    /// are managed ones.
    pub(super) fn object_specifiers(
        &mut self,
        group: &Group,
        d: &Declaration,
        variable: Option<VariableId>,
        place: Place,
    ) -> Managed {
        let specifiers = &group.specifiers;
        let flags = specifiers.flags;
        let again = variable.is_some_and(|variable| self.repeats_c_variable(variable, specifiers, d));
        match again {
            true => self.text(spelled!(EXTERN " \"C\" ")),
            false if self.completes_c_constant(variable, specifiers, d) => self.text(spelled!(EXTERN " ")),
            false => self.language_linkage(specifiers),
        }
        if !self.is_constant_of_class(specifiers, d, variable) {
            self.prefix_attributes(specifiers.attributes);
        }
        if flags.contains(SpecifierFlags::EXTENSION) {
            self.text(spelled!(__EXTENSION__ " "));
        }
        if flags.contains(SpecifierFlags::TYPEDEF) {
            self.text(spelled!(TYPEDEF " "));
        }
        if place.friend {
            self.text(spelled!(FRIEND " "));
        }
        let space = variable.map_or(MemorySpace::Host, |variable| self.il[variable].space);
        let managed = match space {
            MemorySpace::Managed if place.instantiation => Managed::No,
            MemorySpace::Managed if flags.contains(SpecifierFlags::EXTERN) => Managed::External,
            MemorySpace::Managed => Managed::Defined,
            _ => Managed::No,
        };
        match variable {
            Some(variable) if space != MemorySpace::Host && !place.instantiation => {
                self.device_storage(specifiers, d, variable, place);
            }
            _ if again || specifiers.c_linkage && !self.around.in_c_block => {}
            // What a linkage-specification only declares is declared so without it too.
            _ if flags.contains(SpecifierFlags::LINKAGE)
                && !flags.intersects(SpecifierFlags::TYPEDEF | SpecifierFlags::STATIC)
                && !specifiers.cxx_linkage
                && matches!(d.init, Initializer::None) =>
            {
                self.storage(flags | SpecifierFlags::EXTERN);
            }
            Some(variable) if !matches!(d.init, Initializer::None) && self.needs_extern(variable, flags) => {
                self.storage(flags | SpecifierFlags::EXTERN);
            }
            _ => self.storage(flags),
        }
        self.value_specifiers(flags, variable);
        if flags.contains(SpecifierFlags::CONSTEXPR)
            && let Some(variable) = variable.filter(|variable| self.replaces_type(*variable, place))
            && !self.il.is_constant_object(self.il[variable].ty)
        {
            self.text(spelled!(CONST " "));
        }
        if flags.contains(SpecifierFlags::MUTABLE) {
            self.text(spelled!(MUTABLE " "));
        }
        if flags.contains(SpecifierFlags::REGISTER) {
            self.text(spelled!(REGISTER " "));
        }
        if flags.contains(SpecifierFlags::GNU_THREAD) {
            self.text(spelled!(__THREAD " "));
        } else if flags.contains(SpecifierFlags::THREAD_LOCAL) {
            self.text(if self.options.c { spelled!(_THREAD_LOCAL " ") } else { spelled!(THREAD_LOCAL " ") });
        }
        managed
    }

    /// Whether a declaration outside of linkage-specifications repeats a variable that was declared in one of C: it says so
    /// by itself.
    fn repeats_c_variable(&self, variable: VariableId, specifiers: &Specifiers, d: &Declaration) -> bool {
        let v = &self.il[variable];
        v.c_linkage
            && v.linkage == Linkage::External
            && specifiers.flags.contains(SpecifierFlags::EXTERN)
            && !specifiers.c_linkage
            && !specifiers.cxx_linkage
            && matches!(d.init, Initializer::None)
            && !self.around.in_c_block
            && self.around.functions == 0
            && !self.options.c
    }

    /// Whether a linkage-specification stands before the definition of a constant that was declared in one: `extern`
    /// is enough.
    fn completes_c_constant(
        &self,
        variable: Option<VariableId>,
        specifiers: &Specifiers,
        d: &Declaration,
    ) -> bool {
        let declared = |variable: VariableId| self.il[variable].pos != d.pos;
        specifiers.c_linkage
            && !self.around.in_c_block
            && !matches!(d.init, Initializer::None)
            && variable.is_some_and(|id| declared(id) && self.il.is_plain_constant(self.il[id].ty))
    }

    /// Whether a constant of a namespace that has an initializer has external linkage only because an earlier declaration says `extern`
    /// (`[basic.link]`).
    fn needs_extern(&self, variable: VariableId, flags: SpecifierFlags) -> bool {
        let v = &self.il[variable];
        let scopes = SpecifierFlags::EXTERN | SpecifierFlags::CONSTEXPR | SpecifierFlags::TYPEDEF;
        v.class.is_none()
            && v.template(self.il).is_none()
            && v.instance(self.il).is_none()
            && v.linkage == Linkage::External
            && v.flags.contains(VariableFlags::EXTERN)
            && !v.flags.contains(VariableFlags::INLINE)
            && !flags.intersects(scopes)
            && self.il.is_plain_constant(v.ty)
    }

    /// Whether a declaration defines a function template that was declared before: its storage class is not
    /// repeated.
    pub(in crate::emit::host) fn completes_template(&self, d: &Declaration) -> bool {
        let Some(id) = self.il.function_in(d.entity) else { return false };
        let f = &self.il[id];
        let first = f.first.is_some_and(|first| self.il[first].pos == d.pos);
        f.template.is_some() && f.class.is_none() && d.body.is_some() && !first
    }

    /// Prints the linkage-specification that stands directly before a declaration, unless the one around says it.
    fn language_linkage(&mut self, specifiers: &Specifiers) {
        if specifiers.c_linkage && self.around.in_c_block {
            return;
        }
        if specifiers.c_linkage {
            self.text(spelled!(EXTERN " \"C\" "));
        } else if specifiers.cxx_linkage {
            self.text(spelled!(EXTERN " \"C++\" "));
        }
    }

    pub(super) fn storage(&mut self, flags: SpecifierFlags) {
        if flags.contains(SpecifierFlags::EXTERN) {
            self.text(spelled!(EXTERN " "));
        }
        if flags.contains(SpecifierFlags::STATIC) {
            self.text(spelled!(STATIC " "));
        }
    }

    /// Prints constexpr and inline. A definition of a static member says that its declaration in the class does. From
    /// C++17 on, static constexpr members are inline.
    fn value_specifiers(&mut self, flags: SpecifierFlags, variable: Option<VariableId>) {
        let member = variable.is_some_and(|variable| self.il[variable].class.is_some());
        let declared = variable.is_some_and(|id| self.il[id].flags.contains(VariableFlags::CONSTEXPR));
        let constexpr = flags.contains(SpecifierFlags::CONSTEXPR)
            || member && declared && !flags.contains(SpecifierFlags::STATIC);
        if constexpr {
            self.text(spelled!(CONSTEXPR " "));
        }
        if flags.contains(SpecifierFlags::CONSTINIT) {
            let own = self.options.standard >= 20;
            self.text(if own { spelled!(CONSTINIT " ") } else { spelled!(__CONSTINIT " ") });
        }
        let first = flags.contains(SpecifierFlags::STATIC)
            || variable.is_some_and(|id| self.il[id].flags.contains(VariableFlags::INLINE));
        let implied = member && constexpr && first && self.options.standard >= 17;
        // Every declaration of a variable of a namespace says it.
        let made = |of: InstanceId| self.il[of].explicit != Specialization::Explicit;
        let inline = variable.is_some_and(|id| {
            let v = &self.il[id];
            !member && v.flags.contains(VariableFlags::INLINE) && !v.instance(self.il).is_some_and(made)
        });
        if flags.contains(SpecifierFlags::INLINE) || implied || inline {
            self.text(spelled!(INLINE " "));
        }
    }

    /// Prints the storage class of a variable that lives on the device.
    fn device_storage(
        &mut self,
        specifiers: &Specifiers,
        d: &Declaration,
        variable: VariableId,
        place: Place,
    ) {
        let v = &self.il[variable];
        let flags = specifiers.flags;
        let whole_program = !self.options.device_c;
        match v.space {
            MemorySpace::Managed if place.local => {}
            // An inline variable is put into no section: each unit has one.
            MemorySpace::Managed if !whole_program && v.flags.contains(VariableFlags::INLINE) => {}
            MemorySpace::Managed => self.text(host_runtime::MANAGED_SECTION),
            MemorySpace::Shared => {
                self.text(host_runtime::UNUSED);
                // Of what other units declare too, only memory whose size the launch says is shared with them.
                let sized = !matches!(
                    self.il[self.il[d.ty].canonical].kind,
                    TypeKind::Array { bound: ArrayBound::Unknown, .. }
                );
                if flags.contains(SpecifierFlags::EXTERN) && !(whole_program && sized) {
                    self.text(spelled!(EXTERN " "));
                } else if whole_program || flags.contains(SpecifierFlags::STATIC) {
                    self.text(spelled!(STATIC " "));
                }
                return;
            }
            _ => {}
        }
        if specifiers.c_linkage {
            return;
        }
        let specialization =
            d.flags.contains(DeclarationFlags::SPECIALIZATION) || v.instance(self.il).is_some();
        if whole_program && !specialization {
            self.text(spelled!(STATIC " "));
            return;
        }
        let builtin = v.flags.contains(VariableFlags::DEVICE_BUILTIN);
        let visible = v.linkage == Linkage::External
            && !self.is_unnamed_scope(v.scope)
            && !self.has_visibility(specifiers.attributes)
            && (builtin || !self.il.is_constant_object(v.ty));
        if visible && self.options.device_hidden_visibility {
            self.text(host_runtime::HIDDEN);
        }
        self.storage(flags);
    }

    /// Whether a scope is an unnamed namespace or inside of one.
    pub(in crate::emit::host) fn is_unnamed_scope(&self, scope: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(here) = at {
            if let ScopeKind::Namespace { of } = self.il[here].kind
                && self.il[of].name.is_none()
            {
                return true;
            }
            at = self.il[here].parent;
        }
        false
    }

    /// Prints the specifiers of a function other than its type; says whether the type is to be `void` because it
    /// is deduced from a body that is not there.
    pub(super) fn function_specifiers(
        &mut self,
        group: &Group,
        id: DeclarationId,
        function: FunctionId,
        place: Place,
    ) -> bool {
        let il = self.il;
        let specifiers = &group.specifiers;
        let mut flags = specifiers.flags;
        let d = &il[id];
        let f = &il[function];
        // Constructors of templates may turn out not to be what they were declared to be.
        if f.name == EntityName::Constructor && !f.flags.contains(FunctionFlags::CONSTEXPR) {
            flags.remove(SpecifierFlags::CONSTEXPR);
        }
        self.language_linkage(specifiers);
        if flags.contains(SpecifierFlags::EXTENSION) {
            self.text(spelled!(__EXTENSION__ " "));
        }
        if d.body.is_some() {
            self.template_attributes(function, d, specifiers.attributes);
        }
        let bare = self.is_bare_friend(id, place);
        if !bare {
            self.prefix_attributes(specifiers.attributes);
        }
        if d.body.is_some() {
            self.definition_attributes(d.attributes(self.il));
        }
        if place.friend || flags.contains(SpecifierFlags::FRIEND) {
            self.text(spelled!(FRIEND " "));
        }
        let hides = !place.instantiation && self.device_attributes(specifiers, function, place);
        if !specifiers.c_linkage && !specifiers.cxx_linkage && !self.completes_template(d) {
            self.storage(flags);
        }
        if self.options.debug_mode && !place.instantiation && f.space.contains(ExecutionSpace::GLOBAL) {
            self.text(host_runtime::NOINLINE);
        }
        let merged =
            !self.is_open_friend(place) && f.class.is_none() && f.flags.contains(FunctionFlags::CONSTEXPR);
        if merged || flags.contains(SpecifierFlags::CONSTEXPR) {
            self.text(spelled!(CONSTEXPR " "));
        }
        if flags.contains(SpecifierFlags::CONSTEVAL) {
            self.text(spelled!(CONSTEVAL " "));
        }
        if !bare && self.prints_inline(flags, d, f, place) {
            // How it is inlined must be known where it is first said to be.
            if !flags.contains(SpecifierFlags::INLINE) && f.flags.contains(FunctionFlags::GNU_INLINE) {
                self.text(spelled!(__ATTRIBUTE "(("));
                self.text(AttributeKind::GnuInline.row().name);
                self.text(")) ");
            }
            self.text(if self.options.c { spelled!(__INLINE__ " ") } else { spelled!(INLINE " ") });
        }
        if flags.contains(SpecifierFlags::NORETURN) {
            self.text(spelled!(_NORETURN " "));
        }
        if flags.contains(SpecifierFlags::VIRTUAL) || d.flags.contains(DeclarationFlags::IMPLICIT_VIRTUAL) {
            self.text(spelled!(VIRTUAL " "));
        }
        if flags.contains(SpecifierFlags::EXPLICIT) && !matches!(d.name, EntityName::Guide { .. }) {
            self.text(spelled!(EXPLICIT));
            if let Some(condition) = specifiers.explicit_condition {
                self.parenthesized(condition);
            }
            self.text(" ");
        }
        hides && self.has_placeholder_result(d.ty)
    }

    /// Whether what a function returns is deduced from its body.
    fn has_placeholder_result(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Function { ret, .. }
            if self.il[ret].flags.contains(TypeFlags::PLACEHOLDER))
    }

    /// Whether a friend declaration is that of a class template and no template of its own: only an instantiation finds
    /// out what else declares the function.
    fn is_open_friend(&self, place: Place) -> bool {
        place.friend && !place.templated && place.class.is_some_and(|class| self.il.is_dependent_class(class))
    }

    /// Whether a friend declaration in a class template declares a function, and is no template of its own: its attributes
    /// are those of what an instantiation finds.
    pub(super) fn is_bare_friend(&self, id: DeclarationId, place: Place) -> bool {
        let d = &self.il[id];
        self.is_open_friend(place)
            && d.body.is_none()
            && !d.flags.intersects(DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED)
            && self.il.function_in(d.entity).is_some()
    }

    fn prints_inline(&self, flags: SpecifierFlags, d: &Declaration, f: &Function, place: Place) -> bool {
        if place.friend && d.body.is_some() {
            return !flags.intersects(SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL);
        }
        let in_class = f.class.is_some()
            && d.qualifier(self.il).is_none()
            && place.class.is_some()
            && (d.body.is_some()
                || d.flags.intersects(DeclarationFlags::DEFAULTED | DeclarationFlags::DELETED));
        let defaulted = d.flags.contains(DeclarationFlags::DEFAULTED);
        if defaulted && f.class.is_none() && (place.friend || flags.contains(SpecifierFlags::FRIEND)) {
            return !flags.intersects(SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL);
        }
        // A function that is deleted in a namespace is an inline one.
        if place.instantiation {
            return false;
        }
        let deleted = d.flags.contains(DeclarationFlags::DELETED) && f.class.is_none();
        let of_template = place.class.is_some_and(|class| self.il.is_dependent_class(class));
        let friend = place.friend && (of_template || d.args(self.il).is_some());
        // What is defaulted outside of its class is defined where an instantiation or a use needs it.
        let defaulted_later = f.flags.contains(FunctionFlags::DEFAULTED)
            && !f.flags.contains(FunctionFlags::DEFAULTED_FIRST)
            && d.qualifier(self.il).is_none();
        let inline = flags.contains(SpecifierFlags::INLINE)
            || f.flags.contains(FunctionFlags::INLINE) && !self.options.c && !friend && !defaulted_later
            || deleted;
        inline
            && !f.flags.contains(FunctionFlags::CONSTEXPR)
            && !in_class
            && !flags.intersects(SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL)
    }

    /// Prints what marks a function of the device; says whether its body is, or would be, hidden.
    fn device_attributes(&mut self, specifiers: &Specifiers, function: FunctionId, place: Place) -> bool {
        let f = &self.il[function];
        if f.space.contains(ExecutionSpace::GLOBAL) {
            if self.hides_kernel(specifiers, f) {
                self.text(host_runtime::HIDDEN);
            }
            return false;
        }
        if !f.space.is_device_only() {
            return false;
        }
        let gcc = self.options.compiler.clang_version.is_none();
        if (f.class.is_none() || place.friend) && gcc {
            self.text(host_runtime::UNUSED);
        }
        !f.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
    }

    /// Whether a kernel gets hidden visibility.
    pub(in crate::emit::host) fn hides_kernel(&self, specifiers: &Specifiers, f: &Function) -> bool {
        self.options.device_hidden_visibility
            && f.linkage != Linkage::Internal
            && !specifiers.flags.contains(SpecifierFlags::STATIC)
            && !self.is_unnamed_scope(f.scope)
            && !self.has_visibility(specifiers.attributes)
    }
}
