//! Members of one name in several base classes (`[class.member.lookup]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::diag::{Declared, EntityKind, EntityText};
use crate::il::*;
use crate::sema::lookup::{Counted, EntityKinds, Found, Key};
use crate::sema::syntax::{NameScope, ParsedName};
use crate::source::Pos;
use smallvec::SmallVec;

/// A base class subobject: the classes from the complete object, or from the last virtual base, down to its own.
pub(in crate::sema) type Subobject = SmallVec<[ClassId; 4]>;

impl Compilation {
    /// The subobjects of a class whose classes declare a name, without those that another one of them hides.
    fn declaring_subobjects(&self, class: ClassId, key: Key, counted: Counted) -> Vec<Subobject> {
        let mut all = Vec::new();
        self.gather_declaring(class, key, counted, SmallVec::from_slice(&[class]), &mut all);
        let hidden = |s: &Subobject| {
            s.first().is_some_and(|first| {
                all.iter().any(|other| {
                    other != s && other.last().is_some_and(|of| self.has_virtual_base(*of, *first))
                })
            })
        };
        all.iter().filter(|s| !hidden(s)).cloned().collect()
    }

    fn gather_declaring(
        &self,
        class: ClassId,
        key: Key,
        counted: Counted,
        path: Subobject,
        all: &mut Vec<Subobject>,
    ) {
        if self.declares_member(class, key, counted) {
            if !all.contains(&path) {
                all.push(path);
            }
            return;
        }
        for base in &self.il[class].bases {
            let Some(of) = self.class_of(base.ty) else { continue };
            let mut path = if base.virtual_ { SmallVec::new() } else { path.clone() };
            path.push(of);
            self.gather_declaring(of, key, counted, path, all);
        }
    }

    fn declares_member(&self, class: ClassId, key: Key, counted: Counted) -> bool {
        self.symbols
            .bindings
            .get(self.il[class].scope, key)
            .iter()
            .any(|entity| counted.counts(self, *entity))
    }

    /// Whether a class has this one as a virtual base, direct or not.
    pub(in crate::sema) fn has_virtual_base(&self, class: ClassId, base: ClassId) -> bool {
        self.il[class].bases.iter().any(|b| {
            self.class_of(b.ty).is_some_and(|of| b.virtual_ && of == base || self.has_virtual_base(of, base))
        })
    }

    /// What the bases of a class declare of a name, without what is hidden by way of a virtual base.
    pub(in crate::sema) fn lookup_in_bases(&self, class: ClassId, key: Key, counted: Counted) -> Found {
        let mut found = Found::new();
        for subobject in self.declaring_subobjects(class, key, counted) {
            let Some(holder) = subobject.last() else { continue };
            for entity in self.symbols.bindings.get(self.il[*holder].scope, key) {
                if counted.counts(self, *entity) && !found.contains(entity) {
                    found.push(*entity);
                }
            }
        }
        found
    }

    /// Whether the lookup of a name among the members of a class is ambiguous: bases declare different members of it, or
    /// it is a non-static one of a base that there is more than one subobject of.
    fn is_ambiguous_member(&self, class: ClassId, key: Key) -> bool {
        let counted = Counted::All;
        // With a single base it is as in that.
        if let [base] = self.il[class].bases[..]
            && !self.declares_member(class, key, counted)
        {
            return self.class_of(base.ty).is_some_and(|base| self.is_ambiguous_member(base, key));
        }
        if self.il[class].bases.is_empty()
            || self.declares_member(class, key, counted)
            || self.has_dependent_base(class)
        {
            return false;
        }
        let subobjects = self.declaring_subobjects(class, key, counted);
        let mut holders = subobjects.iter().filter_map(|s| s.last().copied());
        let Some(first) = holders.next() else { return false };
        let declared = self.symbols.bindings.get(self.il[first].scope, key);
        let same = |other: ClassId| {
            let others = self.symbols.bindings.get(self.il[other].scope, key);
            others.len() == declared.len() && others.iter().all(|entity| declared.contains(entity))
        };
        if !holders.all(|other| other == first || same(other)) {
            return true;
        }
        // Using-declarations of several bases may name the member of one virtual base.
        let of_many = |owner: ClassId| self.base_subobjects(class, owner, &mut Vec::new()) > 1;
        subobjects.len() > 1 && declared.iter().filter_map(|e| self.class_of_object(*e)).any(of_many)
    }

    /// The class of whose objects an entity is a non-static member.
    fn class_of_object(&self, entity: Entity) -> Option<ClassId> {
        match entity {
            Entity::Field { id } => Some(self.il[id].class.around_anonymous(&self.il)),
            _ => {
                let function = &self.il[self.il.function_in(entity)?];
                function.class.filter(|_| !function.flags.contains(FunctionFlags::STATIC))
            }
        }
    }

    /// Whether the lookup of a name in a class was ambiguous; then that is an error.
    pub(in crate::sema) fn check_ambiguous_member(
        &mut self,
        class: ClassId,
        key: Key,
        name: &str,
        pos: Pos,
    ) -> bool {
        if !self.is_ambiguous_member(class, key) {
            return false;
        }
        if self.reports_in_instance() || self.reports_here() {
            let text = format!("{}::{name}", self.class_text(class));
            self.report(pos, messages::ambiguous(EntityText::new(EntityKind::None, text, Declared::At(pos))));
        }
        self.sfinae_fail();
        true
    }

    /// Whether a name that stands for a type is that of different ones in several namespaces, which is reported; noted only
    /// where messages are held back.
    #[inline]
    pub(crate) fn check_ambiguous_type(&mut self, name: &ParsedName) -> bool {
        name.found.len() > 1 && self.tells_ambiguous_type(name)
    }

    fn tells_ambiguous_type(&mut self, name: &ParsedName) -> bool {
        if !self.is_ambiguous_type(name) {
            return false;
        }
        if !self.reports_now() {
            self.reports.suppressed += u32::from(self.reports.quiet > 0);
            return false;
        }
        self.report_ambiguous_name(name);
        true
    }

    fn is_ambiguous_type(&self, name: &ParsedName) -> bool {
        let of = |e: &Entity| match *e {
            Entity::Typedef { id } if self.il[id].template.is_none() => Some(self.canonical(self.il[id].ty)),
            Entity::Class { id } => Some(self.il[id].ty),
            Entity::Enum { id } => Some(self.il[id].ty),
            _ => None,
        };
        let template = |e: &Entity| match *e {
            Entity::Template { id }
                if matches!(self.il[id].kind, TemplateKind::Class { .. } | TemplateKind::Alias { .. }) =>
            {
                Some(id)
            }
            _ => None,
        };
        let outside =
            |scope: ScopeId| matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let declared = |e: &Entity| match *e {
            Entity::Typedef { id } => outside(self.il[id].scope),
            Entity::Class { id } => outside(self.il[id].enclosing),
            Entity::Enum { id } => outside(self.il[id].enclosing),
            Entity::Template { id } => outside(self.il[id].scope),
            _ => false,
        };
        let found = &name.found;
        let differ = match name.args {
            None => found.iter().all(|e| of(e).is_some()) && found.iter().any(|e| of(e) != of(&found[0])),
            Some(_) => {
                let first = template(&found[0]);
                found.iter().all(|e| template(e).is_some()) && found.iter().any(|e| template(e) != first)
            }
        };
        differ && found.iter().all(declared)
    }

    /// The scope in which the lookup of a name ends: that which it is qualified by, or the first around this place.
    fn scope_that_finds(&self, name: &ParsedName) -> Option<ScopeId> {
        if let NameScope::Members(scope) = name.scope {
            return Some(scope);
        }
        let key = Key::of(name.name)?;
        let around = std::iter::successors(Some(self.context.scope), |scope| self.il[*scope].parent);
        around.into_iter().find(|scope| !self.lookup_in(*scope, key).is_empty())
    }

    /// Several namespaces declare what a name stands for: it is told with the one whose lookup finds them.
    fn report_ambiguous_name(&mut self, name: &ParsedName) {
        let text = name.identifier().map_or("", |n| self.names.text(n));
        let text = match self.scope_that_finds(name) {
            Some(scope) => self.scope_text(scope) + text,
            None => text.to_owned(),
        };
        let entity = EntityText::new(EntityKind::None, text, Declared::At(name.pos));
        self.report(name.pos, messages::ambiguous(entity));
    }

    /// The same for a name as read: of a class that it is qualified by, or of the class around it.
    pub(in crate::sema) fn check_ambiguous_name(&mut self, name: &ParsedName) -> bool {
        let differ = match name.args {
            None => self.names_different_entities(&name.found),
            Some(_) => self.names_variable_templates(&name.found),
        };
        if differ && self.reports_now() {
            self.report_ambiguous_name(name);
            return true;
        }
        let scope = match name.scope {
            NameScope::Members(scope) => scope,
            NameScope::Unqualified => match self.scope_of_member(name) {
                Some(scope) => scope,
                None => return false,
            },
            NameScope::Dependent => return false,
        };
        let (Some(class), Some(key)) = (self.class_of_scope(scope), Key::of(name.name)) else { return false };
        if !self.is_ambiguous_member(class, key) {
            return false;
        }
        let text = match name.found.first().and_then(|e| self.il.function_in(*e)) {
            Some(function) => self.bare_function_name(function),
            None => name.identifier().map_or_else(String::new, |n| self.names.text(n).to_owned()),
        };
        self.check_ambiguous_member(class, key, &text, name.pos)
    }

    /// Whether namespaces declare different variable templates of a name.
    fn names_variable_templates(&self, found: &[Entity]) -> bool {
        let variable = |e: &Entity| match *e {
            Entity::Template { id } => {
                matches!(self.il[id].kind, TemplateKind::Variable { .. }).then_some(id)
            }
            _ => None,
        };
        match found {
            [first, rest @ ..] => {
                rest.iter().any(|e| e != first) && found.iter().all(|e| variable(e).is_some())
            }
            [] => false,
        }
    }

    /// Whether namespaces declare different entities of a name that are not all functions: variables and enumerators,
    /// and with them functions and templates (`[namespace.udir]`).
    fn names_different_entities(&self, found: &Found) -> bool {
        let outside =
            |scope: ScopeId| matches!(self.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. });
        let is_value = |e: &Entity| matches!(e, Entity::Variable { .. } | Entity::Enumerator { .. });
        if found.len() < 2 || !found.may_have(EntityKinds::OTHERS) || !found.iter().any(is_value) {
            return false;
        }
        let (mut first, mut apart) = (None, false);
        for entity in found {
            let scope = match *entity {
                Entity::Variable { id } if self.il[id].c_linkage => return false,
                Entity::Variable { id } => self.il[id].scope,
                Entity::Enumerator { id } => self.il[self.il[id].of].enclosing,
                Entity::Function { id } => self.il[id].scope,
                Entity::Template { id } => self.il[id].scope,
                _ => return false,
            };
            if !outside(scope) {
                return false;
            }
            apart |= *first.get_or_insert(scope) != scope;
        }
        apart
    }

    /// The class scope around this place in whose bases an unqualified name was found.
    fn scope_of_member(&self, name: &ParsedName) -> Option<ScopeId> {
        let first = *name.found.first()?;
        let member = match first {
            Entity::Field { .. } => true,
            _ => self.il.function_in(first).is_some_and(|id| self.il[id].class.is_some()),
        };
        let key = Key::of(name.name)?;
        let mut at = Some(self.context.scope).filter(|_| member);
        while let Some(scope) = at {
            if let Some(class) = self.class_of_scope(scope)
                && self.lookup_member(class, key).contains(&first)
            {
                return Some(scope);
            }
            at = self.il[scope].parent;
        }
        None
    }

    /// The members of a class that are candidates for an operator; that they are found in several bases makes the
    /// expression ill-formed, and a call is said to be (`[over.match.oper]`, `[over.call.object]`).
    pub(in crate::sema) fn lookup_member_operators(
        &mut self,
        class: ClassId,
        op: OverloadedOperator,
        object: ExprId,
    ) -> Found {
        let key = Key::operator(op);
        let found = self.lookup_member(class, key);
        if found.len() > 1 && self.is_ambiguous_member(class, key) {
            let first = found.first().and_then(|e| self.il.function_in(*e));
            if let (OverloadedOperator::Call, Some(first)) = (op, first) {
                let (name, pos) = (self.bare_function_name(first), self.start_of(object));
                self.check_ambiguous_member(class, key, &name, pos);
                return Found::new();
            }
            self.sfinae_fail();
        }
        found
    }
}
