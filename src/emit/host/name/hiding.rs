//! Names that a nearer scope hides (`[basic.scope.hiding]`): what they stand for needs a path although its scope is
//! one of those around the place.
//!
//! What a scope declares hides for all of the scope, also before its declaration.

use crate::emit::Input;
use crate::emit::host::Printer;
use crate::emit::host::types::Typename;
use crate::il::*;
use crate::names::Name;
use crate::tables::limits;
use smallvec::{SmallVec, smallvec};

/// Names that more than one scope declares: only these can be hidden.
pub(in crate::emit::host) struct SharedNames {
    words: Vec<u64>,
}

impl SharedNames {
    /// The shared names of a unit.
    pub fn of(input: &Input) -> Self {
        let size = input.names.len() / 64 + 1;
        let (mut once, mut words) = (vec![0u64; size], vec![0u64; size]);
        input.bindings.visit_identifiers(&mut |name| {
            let (index, bit) = Self::place(name);
            if let (Some(once), Some(shared)) = (once.get_mut(index), words.get_mut(index)) {
                *shared |= *once & bit;
                *once |= bit;
            }
        });
        Self { words }
    }

    fn place(name: Name) -> (usize, u64) {
        (name.index() / 64, 1 << (name.index() % 64))
    }

    /// Whether a name is shared.
    pub fn contains(&self, name: Name) -> bool {
        let (index, bit) = Self::place(name);
        self.words.get(index).is_some_and(|word| word & bit != 0)
    }
}

impl Printer<'_> {
    /// Whether a scope between this place and `owner`, a scope around it, declares or inherits something else that
    /// is called `name`, or a parameter of the list that is being printed is.
    pub(in crate::emit::host) fn is_hidden(&self, name: Name, owner: ScopeId) -> bool {
        if !self.is_shared(name) {
            return false;
        }
        self.is_hidden_by_parameter(name) || self.is_hidden_by_scope(name, owner)
    }

    /// Whether a parameter of the list that is being printed has this name.
    pub(super) fn is_hidden_by_parameter(&self, name: Name) -> bool {
        self.il[self.around.declared.listed_parameters]
            .iter()
            .any(|parameter| self.il[*parameter].name == Some(name))
    }

    /// Whether a parameter of the friend whose parameters are being printed is called as something that is declared around
    /// it.
    pub(super) fn names_parameter_as_known(&self) -> bool {
        self.il[self.around.declared.listed_parameters]
            .iter()
            .any(|parameter| self.il[*parameter].flags.contains(VariableFlags::KNOWN_NAME))
    }

    /// Whether a class, no instance, could be named here without a path but for a parameter of the list that is
    /// being printed: its tag does.
    pub(in crate::emit::host) fn is_hidden_by_parameters_alone(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        c.instance.is_none()
            && c.template.is_none()
            && self.is_visible(c.enclosing)
            && c.name.is_some_and(|name| {
                self.is_hidden_by_parameter(name) && !self.is_hidden_by_scope(name, c.enclosing)
            })
    }

    fn is_hidden_by_scope(&self, name: Name, owner: ScopeId) -> bool {
        let key = LookupKey::name(name);
        // A friend's parameters are named from outside of all namespaces and found from inside of the class.
        let mut at = Some(
            self.around
                .declared
                .befriending
                .filter(|_| self.scope == self.input.global)
                .unwrap_or(self.scope),
        );
        while let Some(here) = at {
            if here == owner {
                return self.is_hidden_by_directives(here, key, owner);
            }
            if let Some(class) = self.class_named(here, name, owner) {
                return self.inherits_name(class, key, owner, 0).hides() && self.is_visible(owner);
            }
            if self.declares_name(here, key) {
                return !self.brings_in(here, key, owner) && self.is_visible(owner);
            }
            if self.is_hidden_by_directives(here, key, owner) {
                return self.is_visible(owner);
            }
            match self.il[here].kind {
                ScopeKind::Class { of } => match self.inherits_name(of, key, owner, 0) {
                    Inherited::Nothing => {}
                    Inherited::Owner | Inherited::Named => return false,
                    Inherited::Other | Inherited::Kept => return self.is_visible(owner),
                },
                ScopeKind::Function { of: Some(function) }
                    if self.il[function].class.is_some() && self.template_parameter_hides(here, key) =>
                {
                    return self.is_visible(owner);
                }
                _ => {}
            }
            at = self.scope_around(here);
        }
        false
    }

    /// Whether the using-directives of a scope, wherever they stand in it, bring in something else by this name than
    /// a member of `owner`, and as if that was declared in `owner` or inside of it (`[namespace.udir]`). Inline namespaces
    /// belong to those that they are members of (`[namespace.def]`).
    fn is_hidden_by_directives(&self, scope: ScopeId, key: LookupKey, owner: ScopeId) -> bool {
        if self.il[scope].used_namespaces(self.il).is_empty() {
            return false;
        }
        let mut seen: SmallVec<[ScopeId; 8]> = smallvec![scope];
        let mut next = 0;
        while let Some(here) = seen.get(next).copied() {
            next += 1;
            let inner = if here == scope { &[] } else { self.input.bindings.inline_namespaces(here) };
            for used in self.il[here].used_namespaces(self.il).iter().chain(inner) {
                if seen.contains(used) {
                    continue;
                }
                seen.push(*used);
                let other = *used != owner && self.encloses(owner, *used);
                if other && self.declares_name(*used, key) && !self.brings_in(*used, key, owner) {
                    return true;
                }
            }
        }
        false
    }

    /// The class called `name`, a member of `owner`, that a scope is that of: its name stands for itself there.
    fn class_named(&self, scope: ScopeId, name: Name, owner: ScopeId) -> Option<ClassId> {
        let ScopeKind::Class { of } = self.il[scope].kind else { return None };
        (self.il[of].name == Some(name) && self.il[of].enclosing == owner).then_some(of)
    }

    /// Whether a base class of a class, another one, has the same name: inside of the class it hides that.
    pub(super) fn is_hidden_by_base(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        c.name.is_some_and(|name| {
            self.is_shared(name) && self.inherits_name(class, LookupKey::name(name), c.enclosing, 0).hides()
        })
    }

    /// Whether the templates around a member function, whose scopes are passed over on the way to its class, have
    /// a parameter of this name.
    fn template_parameter_hides(&self, function: ScopeId, key: LookupKey) -> bool {
        let mut at = self.il[function].parent;
        while let Some(here) = at
            && matches!(self.il[here].kind, ScopeKind::Template)
        {
            if self.declares_name(here, key) {
                return true;
            }
            at = self.il[here].parent;
        }
        false
    }

    /// Whether a name stands in a scope for what a using-declaration brought in from `owner`.
    fn brings_in(&self, scope: ScopeId, key: LookupKey, owner: ScopeId) -> bool {
        self.stands_for(scope, key).iter().all(|entity| match *entity {
            Entity::Typedef { id } => self.il[id].scope == owner,
            Entity::Class { id } => self.il[id].enclosing == owner,
            Entity::Enum { id } => self.il[id].enclosing == owner,
            Entity::Template { id } => self.il[id].scope == owner,
            _ => false,
        })
    }

    fn declares_name(&self, scope: ScopeId, key: LookupKey) -> bool {
        // A scope that declares nothing may do so in the rest of the unit.
        self.note_name(key);
        self.il[scope].declares && !self.stands_for(scope, key).is_empty()
    }

    /// What a name stands for in a scope.
    pub(super) fn stands_for(&self, scope: ScopeId, key: LookupKey) -> &[Entity] {
        self.note_name(key);
        self.input.bindings.named(scope, key)
    }

    fn note_name(&self, key: LookupKey) {
        if let Some(name) = key.identifier() {
            self.il.reads.note_name(name);
        }
    }

    /// Whether more than one scope declares a name.
    fn is_shared(&self, name: Name) -> bool {
        self.note_name(LookupKey::name(name));
        self.names.shared_names.contains(name)
    }

    /// What a class inherits of a name: from the class whose scope is `owner`, or from another.
    fn inherits_name(&self, class: ClassId, key: LookupKey, owner: ScopeId, depth: u32) -> Inherited {
        if depth >= limits::HIDING_BASE_DEPTH {
            return Inherited::Nothing;
        }
        let kept = |base: &Base| depth > 0 && base.access == Access::Private;
        let mut inherited = Inherited::Nothing;
        for base in &self.il[class].bases {
            let TypeKind::Class { class } = self.il[self.il[base.ty].canonical].kind else { continue };
            // A base that is private keeps its name from the classes derived from the one around it.
            let named = !kept(base);
            let base = &self.il[class];
            let found = match base.scope == owner {
                true => Inherited::Owner,
                // The class itself, but not the template that it is an instance of.
                false if base.name.map(LookupKey::name) == Some(key) => {
                    match base.instance.is_none() && base.enclosing == owner {
                        true if !named => Inherited::Kept,
                        // A base of that one with the same name hides it all the same.
                        true => match self.inherits_name(class, key, owner, depth + 1) {
                            Inherited::Other | Inherited::Kept => Inherited::Other,
                            _ => Inherited::Named,
                        },
                        false => Inherited::Other,
                    }
                }
                false if self.declares_name(base.scope, key) => Inherited::Other,
                false => self.inherits_name(class, key, owner, depth + 1),
            };
            inherited = match (inherited, found) {
                (known, Inherited::Nothing) => known,
                (Inherited::Named, Inherited::Kept) | (Inherited::Kept, Inherited::Named) => Inherited::Named,
                (Inherited::Nothing, found) => found,
                // What two bases declare is ambiguous, be it the same.
                (known, found) if known != found => Inherited::Other,
                (known, _) => known,
            };
            if inherited == Inherited::Other {
                return inherited;
            }
        }
        inherited
    }

    /// Prints the path to a member of a scope around this place, for a name that is hidden here.
    pub(in crate::emit::host) fn path_around(&mut self, scope: ScopeId) {
        self.whole_path(scope, Typename::Written);
    }

    /// The same, for a path that may have `typename` before it.
    pub(super) fn whole_path(&mut self, scope: ScopeId, typename: Typename) {
        match self.il[scope].kind {
            ScopeKind::Global => self.text("::"),
            // The namespace itself can be named from where it is declared.
            ScopeKind::Namespace { of } if self.il[of].name.is_some() => self.nearest_path(of),
            ScopeKind::Class { of } => {
                self.class_type(of, typename);
                self.text("::");
            }
            _ => self.enclosing_path(scope),
        }
    }

    /// Prints what stands in the scope that the declarations among `statements` belong to.
    pub(in crate::emit::host) fn in_scope_of(
        &mut self,
        statements: &[StmtId],
        print: impl FnOnce(&mut Self),
    ) {
        let scope = statements.iter().find_map(|statement| match self.il[*statement].kind {
            StmtKind::Declaration { item } => self.scope_declared_in(item),
            _ => None,
        });
        self.inside(scope.unwrap_or(self.scope), print);
    }

    /// The scope that a declaration in a function makes its names members of.
    fn scope_declared_in(&self, item: Item) -> Option<ScopeId> {
        let Item::Declaration { id } = item else { return None };
        let group = &self.il[id];
        let declared = self.il[group.declarators].first().map(|declarator| self.il[*declarator].entity);
        match declared.or(group.definition(self.il).map(|definition| self.il[definition].entity))? {
            Entity::Variable { id } => Some(self.il[id].scope),
            Entity::Typedef { id } => Some(self.il[id].scope),
            Entity::Class { id } => Some(self.il[id].enclosing),
            Entity::Enum { id } => Some(self.il[id].enclosing),
            _ => None,
        }
        .filter(|scope| self.il[*scope].kind.is_local())
    }

    /// The scope of a function's parameters and the outermost block of its body.
    pub(in crate::emit::host) fn scope_of_parameters(&self, declaration: DeclarationId) -> Option<ScopeId> {
        let first = self.il[self.il[declaration].params].first()?;
        Some(self.il[*first].scope).filter(|scope| self.il[*scope].kind.is_local())
    }
}

/// What a class inherits of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inherited {
    Nothing,
    /// Members of the class that was asked for.
    Owner,
    /// The class itself, by its name within it.
    Named,
    /// The same, which a private base keeps from the class.
    Kept,
    /// Members of another class, or its name, or of several.
    Other,
}

impl Inherited {
    /// Whether what was asked for is not found by its name.
    fn hides(self) -> bool {
        matches!(self, Self::Other | Self::Kept)
    }
}
