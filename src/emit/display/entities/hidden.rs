//! Names that scopes hide: those of enclosing scopes and of base classes that a declaration inside makes
//! unreachable without a qualifier (`[basic.scope.hiding]`).

use crate::emit::display::build::Build;
use crate::emit::display::graph::{Graph, Handle, NodeId, Of, Seen, Value};
use crate::il::{Access, DeclarationId, Entity, FunctionId};
use crate::tables::il_display::{
    RoutineNode, ScopeNode, any, base_class, base_class_derivation, class_type_supplement, form, hidden_name,
    kind, local_scope_ref, new, routine, scope, template, ty, using_decl, word,
};
use crate::tables::limits;
use rustc_hash::FxHashMap;

/// What a scope declares, by name, in the order of the source.
pub(super) type Names = Vec<(String, Vec<NodeId>)>;

/// How a hidden name can still be reached.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    Qualified,
    Elaborated,
    /// The name of the class inside of it hides its template.
    ByClass,
    /// The name of the class inside of it hides another name for it.
    OtherName,
    /// A name that a function only declares.
    Directly,
}

impl Build<'_> {
    /// Finds the hidden names of all scopes.
    pub fn hidden_names(&mut self) {
        self.note_bases();
        let scopes: Vec<ScopeNode> = self.g.ids().filter_map(|id| self.g.cast(id)).collect();
        let mut declared: FxHashMap<NodeId, Names> = FxHashMap::default();
        for scope in &scopes {
            declared.insert(scope.id(), names_of(&self.g, *scope));
        }
        let parents = self.enclosing_scopes(&scopes);
        for scope in scopes {
            // What an anonymous union declares belongs to the class around it.
            let class = self.g.target(scope, scope::ASSOC_TYPE);
            let is_anonymous = class.is_some_and(|class| {
                let supplement = self.g.target(class, ty::EXTRA_INFO);
                self.g.is_true(class, ty::IS_NONSTD_ANONYMOUS_UNION_TYPE)
                    || supplement.is_some_and(|of| {
                        self.g.get(of, class_type_supplement::ANONYMOUS_UNION_KIND).is_some()
                    })
            });
            if is_anonymous {
                continue;
            }
            let found = self.hidden_in(scope, &declared, &parents);
            let region = self.g.node(scope).region;
            self.list_hidden(scope, region, found);
        }
        self.hidden_by_parameters(&declared, &parents);
    }

    /// Lists what a scope hides.
    fn list_hidden(&mut self, scope: ScopeNode, region: u32, found: Vec<(NodeId, Reach, bool)>) {
        for (entity, reach, member) in found {
            self.g.region = region;
            let id = self.g.add(new::HIDDEN_NAME);
            self.g.link_cast(id, hidden_name::ENTITY, entity);
            let qualified = matches!(reach, Reach::Qualified | Reach::ByClass);
            self.g.flag(id, hidden_name::QUALIFICATION_NEEDED, qualified);
            let by_class = matches!(reach, Reach::ByClass | Reach::OtherName);
            self.g.flag(id, hidden_name::HIDDEN_BY_CLASS_NAME, by_class);
            self.g.flag(id, hidden_name::ELABORATED_TYPE_SPECIFIER_NEEDED, reach == Reach::Elaborated);
            self.g.flag(id, hidden_name::IS_CLASS_MEMBER, member);
            self.g.insert(scope, scope::HIDDEN_NAMES, id, hidden_name::NEXT, None);
        }
        self.g.region = 1;
    }

    /// What the names of parameters hide belongs to the types of functions; those that one declaration makes share it.
    fn hidden_by_parameters(
        &mut self,
        declared: &FxHashMap<NodeId, Names>,
        parents: &FxHashMap<NodeId, NodeId>,
    ) {
        let il = self.il;
        let mut scopes: FxHashMap<(FunctionId, DeclarationId), NodeId> = FxHashMap::default();
        for (ty, function, declaration) in std::mem::take(&mut self.made.functions.prototypes) {
            if let Some(scope) = scopes.get(&(function, declaration)) {
                self.g.link_cast(ty, ty::PROTOTYPE_SCOPE, *scope);
                continue;
            }
            let Some(routine) = self.made.entities.by_entity.get(&Entity::Function { id: function }).copied()
            else {
                continue;
            };
            let around = self.g.target(routine, routine::SOURCE_CORRESP_PARENT_SCOPE);
            let mut found = Vec::new();
            for param in il[il[declaration].params].iter().copied() {
                let Some(name) = il[param].name.map(|name| self.text(name)) else { continue };
                let place = |pos| {
                    (i128::from(self.lines.number(self.unit, pos)), i128::from(self.unit.sources.column(pos)))
                };
                let own = place(il[param].pos);
                let later = |entity: NodeId| self.declared_place(entity).is_some_and(|at| at > own);
                self.hidden_from(around, &name, declared, parents, &later, &mut found);
            }
            if found.is_empty() {
                continue;
            }
            let scope = self.g.add_to_file(new::SCOPE_SCK_FUNC_PROTOTYPE);
            self.g.link(scope, scope::ASSOC_TYPE, ty);
            self.list_hidden(scope, 1, found);
            self.g.link(ty, ty::PROTOTYPE_SCOPE, scope);
            scopes.insert((function, declaration), scope.id());
        }
    }

    /// The line and column where an entity is declared.
    fn declared_place(&self, id: impl Seen<kind::Hidden>) -> Option<(i128, i128)> {
        let id = id.id();
        let seq = self.g.get(id, any::SOURCE_CORRESP_DECL_POSITION_SEQ)?;
        let column = self.g.get(id, any::SOURCE_CORRESP_DECL_POSITION_COLUMN)?;
        match (seq, column) {
            (Value::Int(seq), Value::Int(column)) => Some((*seq, *column)),
            _ => None,
        }
    }

    /// The scope around each scope; those of local classes are reached by reference only.
    fn enclosing_scopes(&self, scopes: &[ScopeNode]) -> FxHashMap<NodeId, NodeId> {
        let mut parents: FxHashMap<NodeId, NodeId> = FxHashMap::default();
        for scope in scopes {
            if let Some(parent) = self.g.target(*scope, scope::PARENT) {
                parents.insert(scope.id(), parent.id());
            }
            let mut at = self.g.target(*scope, scope::SCOPE_REFS);
            while let Some(reference) = at {
                if let Some(referrer) = self.g.target(reference, local_scope_ref::REFERRER) {
                    parents.entry(referrer.id()).or_insert(scope.id());
                }
                at = self.g.target(reference, local_scope_ref::NEXT);
            }
        }
        parents
    }

    fn hidden_in(
        &self,
        scope: ScopeNode,
        declared: &FxHashMap<NodeId, Names>,
        parents: &FxHashMap<NodeId, NodeId>,
    ) -> Vec<(NodeId, Reach, bool)> {
        let mut found = Vec::new();
        let form = self.g.node(scope).form;
        if form == form::SCOPE_SCK_TEMPLATE_DECLARATION || form == form::SCOPE_SCK_ENUM {
            return found;
        }
        let own = declared.get(&scope.id()).cloned().unwrap_or_default();
        let bases = base_scopes(&self.g, scope);
        self.hidden_template(scope, &mut found);
        self.hidden_by_class(scope, declared, parents, &mut found);
        self.hidden_members(scope, &own, declared, &mut found);
        let inherited = bases.iter().filter_map(|base| declared.get(&base.id())).flatten();
        let mut names: Vec<&str> = own.iter().map(|(name, _)| name.as_str()).collect();
        for (name, _) in inherited {
            if !names.contains(&name.as_str()) && !is_assignment(name) {
                names.push(name);
            }
        }
        for name in names {
            self.hidden_outside(scope, name, declared, parents, &mut found);
            let member = form == form::SCOPE_SCK_CLASS_STRUCT_UNION;
            self.hidden_beside(named(&own, name).unwrap_or_default(), member, &mut found);
        }
        for entity in
            self.function.local_declarations.iter().filter(|(at, _)| *at == scope).map(|(_, entity)| *entity)
        {
            found.push((entity, Reach::Directly, false));
        }
        self.inaccessible_again(scope, &mut found);
        found
    }

    /// The name of an instance inside of it hides its template.
    fn hidden_template(&self, scope: ScopeNode, found: &mut Vec<(NodeId, Reach, bool)>) {
        let Some(class) = self.g.target(scope, scope::ASSOC_TYPE) else { return };
        // What is only known by its name has no members that hide anything.
        if self.g.is_true(class, ty::IS_NONREAL_CLASS)
            && !self.g.is_true(class, ty::IS_PROTOTYPE_INSTANTIATION)
        {
            return;
        }
        let supplement = self.g.target(class, ty::EXTRA_INFO);
        if let Some(template) =
            supplement.and_then(|of| self.g.target(of, class_type_supplement::ASSOC_TEMPLATE))
            && (!self.g.is_true(class, ty::IS_PROTOTYPE_INSTANTIATION)
                || self.made.templates.primaries.contains_key(&template))
            && self.g.node(template).form == form::TEMPLATE_TEMPLK_CLASS
        {
            for template in self.templates_of_name(template) {
                found.push((template.id(), Reach::ByClass, false));
            }
        }
    }

    /// The members of base classes that a class hides: those that it declares itself in their order, what the
    /// assignments that all classes have hide in each base, and what the bases hide in theirs.
    fn hidden_members(
        &self,
        scope: ScopeNode,
        own: &Names,
        declared: &FxHashMap<NodeId, Names>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let direct = self.direct_bases(scope);
        // What one base hides of another is not found by way of a third ([class.member.lookup]).
        let mut dominated = Vec::new();
        for base in &direct {
            let mut entries = Vec::new();
            chain(&self.g, self.g.target(*base, scope::HIDDEN_NAMES).map(Of::id), &mut entries);
            dominated
                .extend(entries.into_iter().filter_map(|entry| self.g.target(entry, hidden_name::ENTITY)));
        }
        // What using-declarations name is the class's own.
        let mut using = Vec::new();
        let mut at = self.g.target(scope, scope::USING_DECLARATIONS);
        while let Some(declaration) = at {
            using.extend(self.g.target(declaration, using_decl::ENTITY).map(|entity| entity.id()));
            at = self.g.target(declaration, using_decl::NEXT);
        }
        let implicit = |id: &NodeId| self.g.is_true(*id, any::COMPILER_GENERATED);
        for (name, entities) in own {
            if entities.iter().all(implicit) {
                continue;
            }
            for base in &direct {
                self.hidden_in_base(*base, name, declared, (&dominated, &using), found, 0);
            }
        }
        let assignments = |p: &Self, base, found: &mut Vec<_>| {
            for (name, _) in own.iter().filter(|(_, entities)| entities.iter().all(implicit)) {
                p.hidden_in_base(base, name, declared, (&dominated, &using), found, 0);
            }
        };
        // The most accessible base comes first, with the virtual bases that it has.
        let first = direct.first().copied();
        if let Some(first) = first {
            assignments(self, first, found);
            if direct.len() > 1 {
                self.hidden_of_virtual_bases(scope, first, declared, found);
            }
        }
        for base in self.declared_bases(scope) {
            self.inaccessible_bases(scope, base, found);
            self.inaccessible(base, declared, found);
            if first != Some(base) {
                self.hidden_of_base(scope, base, true, declared, found);
                assignments(self, base, found);
            }
            self.hidden_of_base(scope, base, false, declared, found);
            self.hidden_by_each_other(base, &direct, own, declared, found);
        }
    }

    /// What a base hides of its own bases: assignments alone, or everything.
    fn hidden_of_base(
        &self,
        scope: ScopeNode,
        base: ScopeNode,
        assigns: bool,
        declared: &FxHashMap<NodeId, Names>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let several = self.direct_bases(scope).len() > 1;
        for entity in self.hidden_members_of(base, several) {
            if (!assigns || self.g.name(entity).is_some_and(|name| is_assignment(&name)))
                && !found.iter().any(|(known, ..)| *known == entity.id())
            {
                self.hidden_where_bases_meet(scope, entity, declared, found);
                if !found.iter().any(|(known, ..)| *known == entity.id()) {
                    found.push((entity.id(), Reach::Qualified, true));
                }
            }
        }
    }

    /// A base that two direct bases of a class have: what is hidden of it is looked for there, and if the class has it
    /// twice, none of its members can be named ([class.member.lookup]).
    pub(super) fn hidden_where_bases_meet(
        &self,
        scope: ScopeNode,
        entity: impl Handle<kind::Entity>,
        declared: &FxHashMap<NodeId, Names>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let entity = entity.of();
        let Some(base) = self.g.target(entity, any::SOURCE_CORRESP_PARENT_SCOPE) else { return };
        let supplement =
            self.g.target(scope, scope::ASSOC_TYPE).and_then(|ty| self.g.target(ty, ty::EXTRA_INFO));
        let class = self.g.target(base, scope::ASSOC_TYPE);
        let mut entries = Vec::new();
        chain(
            &self.g,
            supplement.and_then(|of| self.g.target(of, class_type_supplement::BASE_CLASSES)).map(Of::id),
            &mut entries,
        );
        entries.retain(|entry| self.g.target(*entry, base_class::TYPE).map(|ty| self.resolved(ty)) == class);
        let mut ways = Vec::new();
        for entry in &entries {
            chain(&self.g, self.g.target(*entry, base_class::DERIVATION).map(Of::id), &mut ways);
        }
        let first = |way: &NodeId| match self.g.get(*way, base_class_derivation::PATH) {
            Some(Value::Rows(rows)) => rows.first().map(|(_, value)| value.clone()),
            _ => None,
        };
        let meet = ways.iter().any(|way| ways.first().is_some_and(|one| first(one) != first(way)));
        if !meet {
            return;
        }
        if entries.len() > 1
            && let Some(class) = class
            && !found.iter().any(|(known, ..)| *known == class)
        {
            found.push((class.id(), Reach::Qualified, false));
        }
        let wanted = self.g.name(entity);
        for (name, entities) in declared.get(&base.id()).into_iter().flatten() {
            if entries.len() > 1 || wanted.as_ref() == Some(name) {
                for id in entities.iter().rev() {
                    if !found.iter().any(|(known, ..)| known == id) {
                        found.push((*id, Reach::Qualified, true));
                    }
                }
            }
        }
    }

    /// Members of several direct bases with one name, which the class itself does not declare, hide each other.
    fn hidden_by_each_other(
        &self,
        base: ScopeNode,
        direct: &[ScopeNode],
        own: &Names,
        declared: &FxHashMap<NodeId, Names>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        for (name, entities) in declared.get(&base.id()).into_iter().flatten() {
            if named(own, name).is_some() {
                continue;
            }
            let later = direct.iter().skip_while(|other| **other != base).skip(1);
            let others: Vec<_> = later
                .filter_map(|other| declared.get(&other.id()).and_then(|names| named(names, name)))
                .flatten()
                .copied()
                .collect();
            if others.is_empty() {
                continue;
            }
            for id in entities.iter().chain(&others) {
                if !found.iter().any(|(known, ..)| known == id) {
                    found.push((*id, Reach::Qualified, true));
                }
            }
        }
    }

    /// The members of a base class that a derived class has no access to: its private ones, and all of its private bases
    /// with their names ([class.access.base]).
    fn inaccessible(
        &self,
        base: ScopeNode,
        declared: &FxHashMap<NodeId, Names>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let mut add = |id: NodeId, member| {
            if !found.iter().any(|(known, ..)| *known == id) {
                found.push((id, Reach::Qualified, member));
            }
        };
        let members = |scope: NodeId| declared.get(&scope).into_iter().flatten().flat_map(|(_, ids)| ids);
        let generated = |id: &NodeId| self.g.is_true(*id, any::COMPILER_GENERATED);
        for id in members(base.id()).filter(|id| self.is_private(**id) && !generated(id)) {
            add(*id, true);
        }
        for inner in self.private_bases(base) {
            for id in members(inner.id()).filter(|id| !generated(id)) {
                add(*id, true);
            }
        }
    }

    fn is_private(&self, id: impl Seen<kind::Entity>) -> bool {
        let id = id.id();
        self.g.get(id, any::SOURCE_CORRESP_ACCESS) == Some(&Value::Word(word::AS_PRIVATE))
    }

    /// The scopes of the bases that a class hides from those derived of it.
    fn private_bases(&self, scope: ScopeNode) -> Vec<ScopeNode> {
        let class = self.g.target(scope, scope::ASSOC_TYPE);
        let id = class.and_then(|class| self.made.classes.of_types.get(&class).copied());
        let bases =
            id.iter().flat_map(|id| &self.il[*id].bases).filter(|base| base.access == Access::Private);
        let mut all = Vec::new();
        for base in bases.filter_map(|base| self.il.class_of(base.ty)) {
            self.bases_of(base, &mut all, 0);
            all.push(base);
        }
        all.into_iter().filter_map(|class| self.scope_of_class(class)).collect()
    }

    /// What else has the name of a class around it: within the class, the name is its own.
    fn hidden_by_class(
        &self,
        scope: ScopeNode,
        declared: &FxHashMap<NodeId, Names>,
        parents: &FxHashMap<NodeId, NodeId>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let Some(class) = self.g.target(scope, scope::ASSOC_TYPE) else { return };
        let Some(name) = self.g.name(class).filter(|_| self.g.target(class, ty::EXTRA_INFO).is_some()) else {
            return;
        };
        let unnamed = self.g.is_true(class, ty::ORIGINALLY_UNNAMED);
        let mut at = parents.get(&scope.id()).copied();
        for _ in 0..limits::DISPLAYED_HIDDEN_NESTING {
            let Some(outer) = at else { return };
            let others = declared.get(&outer).and_then(|names| named(names, &name)).unwrap_or_default();
            // Its own template counts elsewhere, and a name that it has for linkage hides nothing.
            let is_class = |id: NodeId| {
                self.g.target(id, ty::EXTRA_INFO).is_some()
                    || self.g.is(id, form::TEMPLATE)
                    || self.g.is_type(id) && unnamed
            };
            let mut seen = false;
            for id in others.iter().rev().copied().filter(|id| *id != class && !is_class(*id)) {
                let alias = self.g.cast(id).is_some_and(|ty| self.resolved(ty) == class);
                let reach = if alias { Reach::OtherName } else { Reach::ByClass };
                found.push((id, reach, self.g.node(outer).form == form::SCOPE_SCK_CLASS_STRUCT_UNION));
                seen = true;
            }
            if seen || self.g.node(outer).form == form::SCOPE_SCK_FILE {
                return;
            }
            at = parents.get(&outer).copied();
        }
    }

    /// The members of a base class with this name, or else of its own bases.
    fn hidden_in_base(
        &self,
        base: ScopeNode,
        name: &str,
        declared: &FxHashMap<NodeId, Names>,
        (dominated, using): (&[NodeId], &[NodeId]),
        found: &mut Vec<(NodeId, Reach, bool)>,
        depth: u32,
    ) {
        if depth > limits::DISPLAYED_CLASS_NESTING {
            return;
        }
        match declared.get(&base.id()).and_then(|names| named(names, name)) {
            Some(hidden) => {
                for entity in hidden.iter().rev() {
                    if using.contains(entity) {
                        continue;
                    }
                    let inner = depth > 0 && dominated.contains(entity);
                    if !inner && !found.iter().any(|(known, ..)| known == entity) {
                        found.push((*entity, Reach::Qualified, true));
                    }
                }
            }
            None => {
                for inner in self.direct_bases(base) {
                    self.hidden_in_base(inner, name, declared, (dominated, using), found, depth + 1);
                }
            }
        }
    }

    /// The scopes of the direct bases of a class; the less access there is to one, the later it comes.
    fn direct_bases(&self, scope: ScopeNode) -> Vec<ScopeNode> {
        let class = self.g.target(scope, scope::ASSOC_TYPE);
        let id = class.and_then(|class| self.made.classes.of_types.get(&class).copied());
        let mut bases: Vec<(u8, ScopeNode)> = Vec::new();
        for base in id.iter().flat_map(|id| &self.il[*id].bases) {
            let scope = self
                .il
                .class_of(base.ty)
                .and_then(|of| self.made.entities.by_entity.get(&Entity::Class { id: of }));
            let supplement = scope.and_then(|node| self.g.target(*node, ty::EXTRA_INFO));
            if let Some(scope) =
                supplement.and_then(|of| self.g.target(of, class_type_supplement::ASSOC_SCOPE))
            {
                let rank = match base.access {
                    Access::Private => 2,
                    Access::Protected => 1,
                    _ => 0,
                };
                bases.push((rank, scope));
            }
        }
        bases.sort_by_key(|(rank, _)| *rank);
        bases.into_iter().map(|(_, scope)| scope).collect()
    }

    /// The nearest enclosing scope that has the name; what is local to functions cannot be reached anyway.
    fn hidden_outside(
        &self,
        scope: ScopeNode,
        name: &str,
        declared: &FxHashMap<NodeId, Names>,
        parents: &FxHashMap<NodeId, NodeId>,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        let later = |entity: NodeId| self.is_declared_later(entity, scope, name, declared);
        self.hidden_from(
            parents.get(&scope.id()).copied().map(NodeId::assumed),
            name,
            declared,
            parents,
            &later,
            found,
        );
    }

    /// As [`Self::hidden_outside`], for a name in a scope that `at` is the one around.
    fn hidden_from(
        &self,
        mut at: Option<ScopeNode>,
        name: &str,
        declared: &FxHashMap<NodeId, Names>,
        parents: &FxHashMap<NodeId, NodeId>,
        later: &dyn Fn(NodeId) -> bool,
        found: &mut Vec<(NodeId, Reach, bool)>,
    ) {
        for _ in 0..limits::DISPLAYED_HIDDEN_NESTING {
            let Some(outer) = at else { return };
            let of = self.g.node(outer).form;
            let is_class = of == form::SCOPE_SCK_CLASS_STRUCT_UNION;
            if is_class
                && let Some(class) = self.g.target(outer, scope::ASSOC_TYPE)
                && self.g.name(class).as_deref() == Some(name)
            {
                found.push((class.id(), Reach::Qualified, true));
                return;
            }
            let hidden = declared.get(&outer.id()).and_then(|names| named(names, name));
            if let Some(hidden) = hidden {
                let reachable = is_class || of == form::SCOPE_SCK_FILE || of == form::SCOPE_SCK_NAMESPACE;
                if reachable {
                    for entity in hidden.iter().rev().filter(|entity| !later(**entity)) {
                        found.push((*entity, Reach::Qualified, is_class));
                    }
                }
                return;
            }
            at = parents.get(&outer.id()).copied().map(NodeId::assumed);
        }
    }

    /// Whether an entity is declared behind what would hide it in a function: nothing hides it then.
    fn is_declared_later(
        &self,
        entity: impl Seen<kind::Hidden>,
        scope: ScopeNode,
        name: &str,
        declared: &FxHashMap<NodeId, Names>,
    ) -> bool {
        let entity = entity.id();
        let place = |id: NodeId| self.declared_place(id);
        let local = matches!(self.g.node(scope).form, form::SCOPE_SCK_FUNCTION | form::SCOPE_SCK_BLOCK);
        let own = declared.get(&scope.id()).and_then(|names| named(names, name)).unwrap_or_default();
        let first = own.iter().filter_map(|id| place(*id)).min();
        local && matches!((place(entity.id()), first), (Some(at), Some(first)) if at > first)
    }

    /// A class or enumeration that something else in the same scope hides.
    fn hidden_beside(&self, same: &[NodeId], member: bool, found: &mut Vec<(NodeId, Reach, bool)>) {
        if same.iter().all(|id| self.g.is_type(*id)) {
            return;
        }
        for id in same.iter().filter(|id| self.g.is_type(**id)) {
            found.push((*id, Reach::Elaborated, member));
        }
    }
}

pub(super) fn is_assignment(name: &str) -> bool {
    name == crate::emit::display::expressions::operators::operator_text(crate::il::OverloadedOperator::Assign)
}

fn named<'n>(names: &'n Names, name: &str) -> Option<&'n [NodeId]> {
    names.iter().find(|(known, _)| known == name).map(|(_, entities)| entities.as_slice())
}

/// The scopes of the base classes of a class, nearest first.
fn base_scopes(g: &Graph, scope: ScopeNode) -> Vec<ScopeNode> {
    let mut found = Vec::new();
    let supplement = g.target(scope, scope::ASSOC_TYPE).and_then(|ty| g.target(ty, ty::EXTRA_INFO));
    let mut at = supplement.and_then(|supplement| g.target(supplement, class_type_supplement::BASE_CLASSES));
    while let Some(base) = at {
        let class = g.target(base, base_class::TYPE);
        let inner = class.and_then(|class| g.target(class, ty::EXTRA_INFO));
        found.extend(inner.and_then(|inner| g.target(inner, class_type_supplement::ASSOC_SCOPE)));
        at = g.target(base, base_class::NEXT);
    }
    found
}

/// The names that a scope declares, in the order of the source.
fn names_of(g: &Graph, scope: ScopeNode) -> Names {
    let lists = [
        scope::PARAMETERS.label(),
        scope::CONSTANTS.label(),
        scope::TYPES.label(),
        scope::VARIABLES.label(),
        scope::NONSTATIC_VARIABLES.label(),
        scope::LABELS.label(),
        scope::ROUTINES.label(),
        scope::NAMESPACES.label(),
        scope::TEMPLATES.label(),
    ];
    let mut all = Vec::new();
    for list in lists {
        chain(g, g.leads_to(scope, list), &mut all);
    }
    if let Some(class) = g.target(scope, scope::ASSOC_TYPE) {
        chain(g, g.target(class, ty::FIELD_LIST).map(Of::id), &mut all);
    }
    let enumerations: Vec<_> = all.iter().copied().filter(|id| g.is_type(*id)).collect();
    for enumeration in enumerations {
        chain(g, g.target(enumeration, ty::ENUM_INFO_CONSTANT_LIST).map(Of::id), &mut all);
    }
    all.retain(|id| !is_special(g, *id));
    // Implicit members are declared at the end of their class.
    all.sort_by_key(|id| (g.is_true(*id, any::COMPILER_GENERATED), place(g, *id)));
    let mut names: Names = Vec::new();
    for id in all {
        let Some(name) = g.name(id) else { continue };
        match names.iter_mut().find(|(known, _)| *known == name) {
            Some((_, same)) => same.push(id),
            None => names.push((name, vec![id])),
        }
    }
    names
}

/// Constructors, destructors and conversions have no names that could hide others.
fn is_special(g: &Graph, id: impl Seen<kind::Entity>) -> bool {
    let id = id.id();
    let pattern = g.cast::<kind::Template>(id).and_then(|of| g.target(of, template::ROUTINE)).map(Of::id);
    let special = matches!(
        g.get(pattern.unwrap_or(id), routine::SPECIAL_KIND),
        Some(Value::Word(word::SFK_CONSTRUCTOR | word::SFK_DESTRUCTOR | word::SFK_CONVERSION))
    );
    let members = [
        form::TEMPLATE_TEMPLK_MEMBER_FUNCTION,
        form::TEMPLATE_TEMPLK_MEMBER_CLASS,
        form::TEMPLATE_TEMPLK_STATIC_DATA_MEMBER,
    ];
    // The definition of a member template outside of its class is none of the class.
    let outside = g
        .cast::<kind::Template>(id)
        .and_then(|of| g.target(of, template::CANONICAL_TEMPLATE))
        .is_some_and(|first| first.id() != id);
    special
        || outside
        || members.contains(&g.node(id).form)
        || g.get(id, any::SOURCE_CORRESP_DECL_POSITION_SEQ).is_none()
        || g.is_type(id) && g.get(id, ty::KIND) == Some(&Value::Word(word::IS_TEMPLATE_ALIAS))
        || g.is_type(id) && g.get(id, ty::KIND) == Some(&Value::Word(word::TPTK_MEMBER))
        || g.cast(id).is_some_and(|routine| is_pattern(g, routine))
        || g.is_type(id) && (g.is_true(id, ty::IS_TEMPLATE_CLASS) || g.is_true(id, ty::PROXY_CLASS))
}

/// Whether a routine is what a function template is made of, which has the name.
fn is_pattern(g: &Graph, id: RoutineNode) -> bool {
    g.is_true(id, routine::IS_PROTOTYPE_INSTANTIATION)
        && g.target(id, routine::ASSOC_TEMPLATE)
            .is_some_and(|template| g.node(template).form == form::TEMPLATE_TEMPLK_FUNCTION)
}

fn chain(g: &Graph, first: Option<NodeId>, all: &mut Vec<NodeId>) {
    let mut at = first;
    while let Some(id) = at {
        all.push(id);
        at = g.target(id, any::NEXT).map(Of::id);
    }
}

fn place(g: &Graph, id: impl Seen<kind::Entity>) -> (i128, i128) {
    let id = id.id();
    (
        g.number(id, any::SOURCE_CORRESP_DECL_POSITION_SEQ),
        g.number(id, any::SOURCE_CORRESP_DECL_POSITION_COLUMN),
    )
}
