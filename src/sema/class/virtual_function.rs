//! Virtual functions: overriding, hiding, and abstract classes (`[class.virtual]`, `[class.abstract]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{Declared, EntityKind, EntityText, Message, Phrase, TypeText, messages, phrases};
use crate::il::*;
use crate::names::known;
use crate::sema::lookup::Key;
use crate::sema::syntax::DeclSpecifiers;
use crate::source::Pos;
use crate::tables::limits;
use rustc_hash::FxHashSet;

impl Compilation {
    /// A member function that names its object as a parameter is neither static nor virtual (`[dcl.fct]`).
    pub fn check_explicit_object_function(&mut self, function: FunctionId, specs: &DeclSpecifiers) {
        if self.dialect.standard < 23 || !self.il.has_explicit_object(function) || !self.reports_now() {
            return;
        }
        if specs.has(SpecifierFlags::STATIC) {
            self.report(specs.pos, messages::member_function_declared_static_cannot());
        } else if specs.has(SpecifierFlags::VIRTUAL) {
            self.report(specs.virtual_pos, messages::virtual_member_function_cannot_have());
        }
    }

    /// Checks the member functions of a class that is complete now against the virtual functions of its bases.
    pub(in crate::sema) fn check_overriders(&mut self, class: ClassId) {
        if !self.dialect.cxx || self.has_dependent_base(class) || self.has_incomplete_base(class) {
            return;
        }
        self.note_known_hierarchy(class);
        // What the functions of a template override is known of its instances alone.
        if self.is_dependent_class(class) {
            return;
        }
        self.check_final_overriders(class);
        self.check_implicit_destructor(class);
        let functions: Vec<FunctionId> = self.il[class]
            .members
            .declared
            .iter()
            .filter_map(|e| match *e {
                Entity::Function { id } if !self.il[id].flags.contains(FunctionFlags::IMPLICIT) => Some(id),
                _ => None,
            })
            .collect();
        if self.il[class].instance.is_some() {
            for id in &functions {
                self.check_overrider(class, *id);
            }
        }
        match self.il[class].instance {
            Some(_) => functions.iter().rev().for_each(|id| self.check_overriding_exceptions(class, *id)),
            None if self.il[class].bases.is_empty() => {}
            None => self.classes.uncompared.extend(functions.iter().map(|id| (class, *id))),
        }
        if self.il[class].bases.is_empty() {
            return;
        }
        let mut seen = FxHashSet::default();
        for id in functions {
            let name = self.il[id].name;
            let Some(key) = Key::of(name).filter(|_| self.is_virtual_elsewhere(class, name)) else {
                continue;
            };
            if seen.insert(key) {
                self.check_hidden_virtuals(class, key);
            }
        }
    }

    /// Compares the exception specifications of the functions that waited for the end of the outermost class.
    pub fn check_uncompared_exceptions(&mut self) {
        for (class, id) in std::mem::take(&mut self.classes.uncompared).into_iter().rev() {
            self.check_overriding_exceptions(class, id);
        }
    }

    /// A function that overrides one that cannot throw can throw neither (`[except.spec]`).
    fn check_overriding_exceptions(&mut self, class: ClassId, id: FunctionId) {
        let destructor = self.il[id].name == EntityName::Destructor;
        // In an instance a noexcept-specifier is made when it is needed.
        let waits = self.il[class].instance.is_some() && self.exception_condition(id).is_some();
        if waits || self.is_dependent_class(class) {
            return;
        }
        if self.il[id].flags.contains(FunctionFlags::DELETED)
            || destructor && self.exception_condition(id).is_none()
            || self.function_is_noexcept(id)
        {
            return;
        }
        let overridden = self.overridden_by(class, id);
        let Some(other) = overridden.into_iter().find(|other| self.function_is_noexcept(*other)) else {
            return;
        };
        let (own, base) = (self.function_name_entity(id), self.function_name_entity(other));
        let message = messages::exception_specification_of_overrider(own, base);
        self.reports.diags.report(self.il[id].pos, message);
    }

    /// A pure-specifier, its `=` at a place, of a member function that is not said to be virtual, in a class with bases:
    /// it overrides a virtual function of these (`[class.virtual]`).
    pub fn check_pure_overrides(&mut self, declared: Entity, equal: Pos) {
        let Entity::Function { id } = declared else { return };
        let Some(class) = self.il[id].class else { return };
        if self.il[class].bases.is_empty()
            || self.has_dependent_base(class)
            || self.has_incomplete_base(class)
        {
            return;
        }
        if self.overridden_by(class, id).is_empty() {
            self.report(equal, messages::pure_specifier_0_allowed_only());
        }
    }

    /// Checks a member function where it is declared in its class, whose bases are complete.
    pub fn check_declared_overrider(&mut self, id: FunctionId) {
        let Some(class) = self.il[id].class.filter(|_| self.dialect.cxx && self.reports.quiet == 0) else {
            return;
        };
        let own = self.class_of_scope(self.declaring_scope()) == Some(class);
        if own
            && self.il[class].instance.is_none()
            && !self.is_dependent_class(class)
            && !self.has_incomplete_base(class)
        {
            self.check_overrider(class, id);
        }
    }

    fn has_incomplete_base(&self, class: ClassId) -> bool {
        self.has_incomplete_base_below(class, 0)
    }

    fn has_incomplete_base_below(&self, class: ClassId, below: u32) -> bool {
        self.il[class].bases.iter().any(|b| {
            self.class_of(b.ty).is_none_or(|base| {
                let b = &self.il[base];
                b.state != Completeness::Complete
                    || b.flags.contains(ClassFlags::ERROR)
                    || !self.is_known_hierarchy(base, below)
                        && self.has_incomplete_base_below(base, below + 1)
            })
        })
    }

    /// One member function: what it overrides may be overridden so, and what it says of itself is true.
    fn check_overrider(&mut self, class: ClassId, id: FunctionId) {
        let overridden = self.overridden_by(class, id);
        let f = self.il[id].clone();
        let pos = f.pos;
        if let Some(last) =
            overridden.iter().copied().find(|o| self.il[*o].flags.contains(FunctionFlags::FINAL))
        {
            let message = match self.incompatible_return(id, last) {
                Some(message) => message,
                None => messages::cannot_override_final(self.function_name_entity(last)),
            };
            return self.report(pos, message);
        }
        if overridden.is_empty() {
            if f.flags.contains(FunctionFlags::OVERRIDE) {
                let word = self.names.text(known::OVERRIDE).to_owned();
                self.report(pos, messages::member_function_declared_does_not(&word));
            }
            if f.flags.contains(FunctionFlags::FINAL) && !f.flags.contains(FunctionFlags::VIRTUAL) {
                let word = self.names.text(known::FINAL).to_owned();
                self.report(pos, messages::nonvirtual_function_cannot_declared_modifier(&word));
            }
            return;
        }
        self.check_deleted_overriders(&f, &overridden);
        for other in overridden {
            if let Some(message) = self.incompatible_return(id, other) {
                self.report(pos, message);
                if f.flags.contains(FunctionFlags::OVERRIDE) {
                    let word = self.names.text(known::OVERRIDE).to_owned();
                    self.report(pos, messages::member_function_declared_does_not(&word));
                }
                return;
            }
        }
    }

    /// A function and those that it overrides are all deleted or none is (`[class.virtual]`).
    fn check_deleted_overriders(&mut self, f: &Function, overridden: &[FunctionId]) {
        let deleted = f.flags.contains(FunctionFlags::DELETED);
        let other = overridden.iter().copied().find(|o| {
            let made = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST;
            let flags = self.il[*o].flags;
            match self.il[*o].class.filter(|_| flags.intersects(made) && f.name == EntityName::Destructor) {
                Some(class) => !deleted && self.has_deleted_destructor(class),
                None => {
                    flags.contains(FunctionFlags::DELETED) != deleted
                        && !flags.contains(FunctionFlags::IMPLICIT)
                }
            }
        });
        if let Some(other) = other.filter(|_| !f.flags.contains(FunctionFlags::DEFAULTED)) {
            let entity = self.function_name_entity(other);
            let message = match deleted {
                true => messages::deleted_overrides_nondeleted(entity),
                false => messages::nondeleted_overrides_deleted(entity),
            };
            self.report(f.pos, message);
        }
    }

    /// The destructor that a class gets without declaring one overrides no deleted one.
    fn check_implicit_destructor(&mut self, class: ClassId) {
        let c = &self.il[class];
        let declared =
            c.special.destructor.is_some_and(|id| !self.il[id].flags.contains(FunctionFlags::IMPLICIT));
        if declared || c.bases.is_empty() || c.instance.is_some() || self.is_dependent_class(class) {
            return;
        }
        let bases: Vec<ClassId> = c.bases.iter().filter_map(|base| self.class_of(base.ty)).collect();
        let deleted = bases.into_iter().find_map(|base| {
            let destructor = self.il[base].special.destructor?;
            let overridden = self.il[destructor].flags.contains(FunctionFlags::VIRTUAL)
                && self.has_deleted_destructor(base);
            overridden.then_some(destructor)
        });
        if let Some(deleted) = deleted.filter(|_| self.reports_now()) {
            let entity = self.function_name_entity(deleted);
            self.report(self.il[class].pos, messages::nondeleted_overrides_deleted(entity));
        }
    }

    /// Why the return type of a function does not fit that of the function it overrides.
    fn incompatible_return(&mut self, id: FunctionId, overridden: FunctionId) -> Option<Message> {
        let (own, ..) = self.function_of(self.il[id].ty)?;
        let (base, ..) = self.function_of(self.il[overridden].ty)?;
        let open = |c: &Self, ty: TypeId| {
            c.is_unknown(ty) || c.is_dependent(ty) || c.il[ty].flags.contains(TypeFlags::PLACEHOLDER)
        };
        if open(self, own) || open(self, base) || self.same_type(own, base) || self.is_covariant(own, base) {
            return None;
        }
        let entity = self.function_name_entity(overridden);
        Some(messages::return_type_not_identical_nor(self.shown_type(base), entity))
    }

    /// Whether both are pointers or references to classes of which one is derived from the other, with no more
    /// qualifiers.
    fn is_covariant(&mut self, own: TypeId, base: TypeId) -> bool {
        let (a, b) = match (self.canonical_kind(own), self.canonical_kind(base)) {
            (TypeKind::Pointer { to: a }, TypeKind::Pointer { to: b })
            | (TypeKind::LvalueReference { to: a }, TypeKind::LvalueReference { to: b })
            | (TypeKind::RvalueReference { to: a }, TypeKind::RvalueReference { to: b }) => (a, b),
            _ => return false,
        };
        let fewer = self.qualifiers(b).contains(self.qualifiers(a));
        match (self.class_of(a), self.class_of(b)) {
            (Some(a), Some(b)) => {
                self.complete_class(a);
                // The class that is being defined is complete enough, and its bases are known.
                let declared = self.il[a].state == Completeness::Declared && self.il[a].instance.is_some();
                fewer
                    && (declared
                        || self.base_distance(a, b).is_some()
                            && self.base_conversion_fault(own, base).is_none())
            }
            _ => false,
        }
    }

    /// Functions of a name in a class that hide virtual functions of its bases: each of them is told of the first hidden one.
    fn check_hidden_virtuals(&mut self, class: ClassId, key: Key) {
        let scope = self.il[class].scope;
        let own: Vec<FunctionId> =
            self.symbols.bindings.get(scope, key).iter().filter_map(|e| self.il.function_in(*e)).collect();
        // A using-declaration makes the others visible.
        if own.iter().any(|f| self.il[*f].class != Some(class)) {
            return;
        }
        let mut bases = Vec::new();
        self.bases_with_virtual(class, key, false, &mut FxHashSet::default(), &mut bases);
        for base in bases {
            let named: Vec<FunctionId> = self
                .symbols
                .bindings
                .get(self.il[base].scope, key)
                .iter()
                .filter_map(|e| self.il.function_in(*e))
                .collect();
            let virtuals: Vec<FunctionId> = named
                .iter()
                .copied()
                .filter(|f| self.il[*f].flags.contains(FunctionFlags::VIRTUAL))
                .collect();
            let mut overridden = 0;
            let mut hidden = None;
            for v in &virtuals {
                let same = own.iter().copied().find(|f| self.same_signature(self.il[*f].ty, self.il[*v].ty));
                let overrides = match same {
                    // One that returns something else leaves it hidden by the others.
                    Some(f) => own.len() == 1 || self.incompatible_return(f, *v).is_none(),
                    None => false,
                };
                overridden += usize::from(overrides);
                // What overrides is the affair of the class whose function that is.
                if hidden.is_none() && !overrides && self.overridden_by(base, *v).is_empty() {
                    hidden = Some(*v);
                }
            }
            let overloaded = named.len() > 1;
            let Some(example) = hidden else { continue };
            let mut entity = self.function_name_entity(example);
            if overridden > 0 {
                let class_entity = self.class_entity(class);
                let name = self.name_in_scope_text(example, false);
                let message = messages::partial_override(&name, class_entity);
                let at = self.il[class].pos;
                self.report(at, message);
                continue;
            }
            if overloaded {
                entity.kind = EntityKind::OverloadedFunction;
            } else {
                entity.name = match self.il[base].instance {
                    Some(_) => self.member_text_with_parameters(example),
                    None => self.signature_with_parameters(example),
                };
            }
            for hiding in own.iter().copied() {
                // It was meant to override.
                if self.same_signature(self.il[hiding].ty, self.il[example].ty) {
                    continue;
                }
                let (named, at) = (self.function_name_entity(hiding), self.il[hiding].pos);
                self.report(at, messages::hidden_virtual_function_override_intended(entity.clone(), named));
            }
            return;
        }
    }

    /// The bases that declare virtual functions of this name, those of bases before what is derived from them. Only where a
    /// class on the way has `several` bases can one be met twice.
    fn bases_with_virtual(
        &self,
        class: ClassId,
        key: Key,
        mut several: bool,
        seen: &mut FxHashSet<ClassId>,
        found: &mut Vec<ClassId>,
    ) {
        several |= self.il[class].bases.len() > 1;
        for base in self.il[class].bases.iter().filter_map(|b| self.class_of(b.ty)) {
            if several && !seen.insert(base) {
                continue;
            }
            let functions: Vec<FunctionId> = self
                .symbols
                .bindings
                .get(self.il[base].scope, key)
                .iter()
                .filter_map(|e| self.il.function_in(*e))
                .collect();
            self.bases_with_virtual(base, key, several, seen, found);
            let declared = functions.iter().any(|f| self.il[*f].flags.contains(FunctionFlags::VIRTUAL));
            if declared {
                found.push(base);
            }
        }
    }

    /// Whether a base has a virtual function that this one overrides.
    pub fn overrides_something(&self, class: ClassId, id: FunctionId) -> bool {
        !self.overridden_by(class, id).is_empty()
    }

    /// The virtual functions of bases that this one overrides, the nearest one of each base.
    pub(in crate::sema) fn overridden_by(&self, class: ClassId, id: FunctionId) -> Vec<FunctionId> {
        let mut found = Vec::new();
        // Member templates override nothing ([temp.mem]).
        if self.il[id].template.is_none() && self.is_virtual_elsewhere(class, self.il[id].name) {
            self.add_overridden(class, id, &mut found);
        }
        found
    }

    /// Whether a function overrides one of a base that is known before an instantiation: another one's functions may be
    /// virtual or not.
    pub(in crate::sema) fn overrides_known(&self, class: ClassId, id: FunctionId) -> bool {
        !self.is_dependent_class(class)
            || self.il[class].bases.iter().filter_map(|base| self.class_of(base.ty)).any(|base| {
                !self.is_dependent_class(base)
                    && (self.virtual_of_base(base, id).is_some() || self.overrides_something(base, id))
            })
    }

    fn add_overridden(&self, class: ClassId, id: FunctionId, found: &mut Vec<FunctionId>) {
        for base in &self.il[class].bases {
            let Some(base) = self.class_of(base.ty) else { continue };
            match self.virtual_of_base(base, id) {
                Some(other) => found.push(other),
                None => self.add_overridden(base, id, found),
            }
        }
    }

    /// Whether another class may have a virtual function of this name: for most names none has, and no hierarchy is
    /// searched.
    pub(in crate::sema) fn is_virtual_elsewhere(&self, class: ClassId, name: EntityName) -> bool {
        let Some(key) = Key::of(name) else { return true };
        self.classes.virtual_names.get(&key).is_some_and(|only| *only != Some(class))
    }

    /// The virtual function of a class itself that a function of a derived class overrides (`[class.virtual]`).
    pub fn virtual_of_base(&self, base: ClassId, id: FunctionId) -> Option<FunctionId> {
        let matches = |other: &FunctionId| {
            self.il[*other].flags.contains(FunctionFlags::VIRTUAL)
                && (self.il[id].name == EntityName::Destructor
                    || self.same_signature(self.il[*other].ty, self.il[id].ty))
        };
        match self.il[id].name {
            EntityName::Destructor => self.il[base].special.destructor.filter(matches),
            EntityName::Conversion { to } => {
                self.il[base].conversions(&self.il).iter().find_map(|e| match *e {
                    Entity::Function { id: other } => {
                        let same = match self.il[other].name {
                            EntityName::Conversion { to: t } => self.same_type(t, to),
                            _ => false,
                        };
                        Some(other).filter(|other| same && matches(other))
                    }
                    _ => None,
                })
            }
            name => {
                self.symbols.bindings.get(self.il[base].scope, Key::of(name)?).iter().find_map(|e| match *e {
                    Entity::Function { id: other } => Some(other).filter(matches),
                    _ => None,
                })
            }
        }
    }

    /// The pure virtual functions for which a class has no final overrider (`[class.abstract]`).
    pub fn pure_functions(&mut self, class: ClassId) -> Vec<FunctionId> {
        let mut found = Vec::new();
        for (pure, _) in self.pure_of_subobjects(class, 0) {
            if !found.contains(&pure) {
                found.push(pure);
            }
        }
        found
    }

    /// The same, with the virtual base, if any, that the class of each function is or is a part of.
    fn pure_of_subobjects(&mut self, class: ClassId, depth: u32) -> Vec<(FunctionId, Option<ClassId>)> {
        let entry = &self.il[class];
        if depth > limits::ABSTRACT_BASE_DEPTH || !entry.flags.contains(ClassFlags::POLYMORPHIC) {
            return Vec::new();
        }
        let direct: Vec<(ClassId, bool)> =
            entry.bases.iter().filter_map(|base| Some((self.class_of(base.ty)?, base.virtual_))).collect();
        let mut of_bases = Vec::new();
        for (base, shared) in &direct {
            let mut pure = self.pure_of_subobjects(*base, depth + 1);
            for (_, within) in &mut pure {
                *within = within.or(shared.then_some(*base));
            }
            of_bases.push(pure);
        }
        let mut found = Vec::new();
        for one in of_bases.iter().flatten() {
            // What one base overrides in a virtual base is overridden for all that share that.
            let elsewhere = one.1.is_some_and(|shared| {
                let mut bases = direct.iter().zip(&of_bases);
                bases.any(|((base, _), pure)| self.has_virtual_base(*base, shared) && !pure.contains(one))
            });
            if !elsewhere && !found.contains(one) && !self.has_overrider(class, one.0) {
                found.push(*one);
            }
        }
        let entry = &self.il[class];
        let functions = entry.members.declared.iter().filter_map(|e| match *e {
            Entity::Function { id } => Some(id),
            _ => None,
        });
        let pure = functions.chain(entry.special.destructor);
        found.extend(pure.filter(|f| self.il[*f].flags.contains(FunctionFlags::PURE)).map(|f| (f, None)));
        found
    }

    /// Whether a class itself overrides a virtual function of a base; its destructor always does. What says that it
    /// overrides and returns another type does not.
    fn has_overrider(&mut self, class: ClassId, overridden: FunctionId) -> bool {
        let name = self.il[overridden].name;
        if name == EntityName::Destructor {
            return true;
        }
        let own: Vec<Entity> = match Key::of(name) {
            Some(key) => self.symbols.bindings.get(self.il[class].scope, key).to_vec(),
            None => self.il[class].conversions(&self.il).to_vec(),
        };
        own.iter().any(|e| match *e {
            Entity::Function { id } => {
                self.il[id].class == Some(class)
                    && self.same_signature(self.il[id].ty, self.il[overridden].ty)
                    && !(self.il[id].flags.contains(FunctionFlags::OVERRIDE)
                        && self.incompatible_return(id, overridden).is_some())
            }
            _ => false,
        })
    }

    /// The class of a variable that is declared at `pos` is not abstract; where it is defined, the class must be complete for
    /// that.
    pub fn check_object_class(&mut self, variable: VariableId, pos: Pos) {
        let v = &self.il[variable];
        let (ty, defined) = (v.ty, v.class.is_none() && !v.flags.contains(VariableFlags::EXTERN));
        if let Some(class) =
            self.class_of(self.innermost_element(ty)).filter(|_| defined && self.reports_now())
        {
            self.across(boundary::NeededAt(pos), |c| c.complete_class(class));
        }
        self.check_abstract(ty, pos);
    }

    /// An object, or an array, of an abstract class is declared or made at `pos` (`[class.abstract]`).
    pub fn check_abstract(&mut self, ty: TypeId, pos: Pos) {
        let element = self.innermost_element(ty);
        let array = element != ty && !self.same_type(element, ty);
        match array {
            true => self.check_abstract_elements(element, pos),
            false => {
                self.refuses_abstract(element, pos, messages::object_abstract_class_type_not);
            }
        }
    }

    /// An array with elements of this type is declared or made at `pos`.
    pub fn check_abstract_elements(&mut self, element: TypeId, pos: Pos) {
        self.refuses_abstract(element, pos, messages::array_abstract_class_not_allowed);
        self.check_flexible_elements(element, pos);
    }

    /// A cast whose type stands at `pos` makes an object (`[class.abstract]`). True if its class is abstract.
    pub fn refuses_abstract_cast(&mut self, to: TypeId, pos: Pos) -> bool {
        self.refuses_abstract(to, pos, messages::cast_to_abstract_class_not_allowed)
    }

    /// A handler at `pos` is for exceptions of this type, or references to it (`[except.handle]`). True if its class is
    /// abstract.
    pub fn refuses_abstract_handler(&mut self, ty: TypeId, pos: Pos) -> bool {
        self.refuses_abstract(ty, pos, messages::abstract_class_not_allowed_as_catch_type)
    }

    /// A function that is called, or defined, at `pos` returns an object (`[class.abstract]`). True if its class is
    /// abstract.
    pub fn refuses_abstract_result(&mut self, ty: TypeId, pos: Pos) -> bool {
        self.refuses_abstract(ty, pos, messages::function_returning_abstract_class_not_allowed)
    }

    /// A parameter at `pos` of a function that is defined is an object (`[class.abstract]`). True if its class is
    /// abstract.
    pub fn refuses_abstract_parameter(&mut self, ty: TypeId, pos: Pos) -> bool {
        self.refuses_abstract(ty, pos, messages::parameter_abstract_class_not_allowed)
    }

    /// Reports a message about an abstract class and the functions that make it one. True if `ty` is such a class.
    fn refuses_abstract(&mut self, ty: TypeId, pos: Pos, message: impl FnOnce(TypeText) -> Message) -> bool {
        let Some(class) = self.class_of(ty) else { return false };
        if !self.il[class].flags.contains(ClassFlags::POLYMORPHIC) || self.is_open_type(ty) {
            return false;
        }
        let pure = self.pure_functions(class);
        if pure.is_empty() || self.class_of_member_declaration().is_none() && !self.reports_here() {
            return !pure.is_empty();
        }
        let shown = self.shown_type(self.unqualified(ty));
        let lines: Vec<Phrase> = pure.iter().map(|f| self.pure_line(class, *f)).collect();
        let mut reported = self.report_in_context(pos, message(shown));
        for line in lines {
            reported = reported.also(line);
        }
        true
    }

    fn pure_line(&self, class: ClassId, function: FunctionId) -> Phrase {
        let f = &self.il[function];
        let entity: EntityText = self.function_name_entity(function);
        if f.class == Some(class) {
            return phrases::pure_virtual_function(EntityText::new(
                EntityKind::Function,
                entity.name,
                Declared::At(f.pos),
            ));
        }
        phrases::pure_virtual_without_overrider(entity)
    }
}
