//! Base classes, direct ones and those of bases, with the functions that are overridden (`[class.derived]`).

use crate::emit::display::build::Build;
use crate::emit::display::graph::{Derived, NodeId, Value};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{field, form, word};
use crate::tables::limits;
use rustc_hash::FxHashSet;

/// The lists of base classes of a class.
#[derive(Default)]
struct Bases {
    /// Each behind its own bases.
    all: Vec<NodeId>,
    direct: Vec<NodeId>,
    /// Each before its own bases.
    preorder: Vec<NodeId>,
    /// The end of the virtual bases that have been placed.
    end: i128,
}

impl Build<'_> {
    /// The base classes of a class.
    pub(super) fn bases(&mut self, id: ClassId, node: NodeId, supplement: NodeId) {
        let il = self.il;
        let end = il[id].layout.map_or(0, |layout| i128::from(layout.nonvirtual_size));
        let mut bases = Bases { end, ..Bases::default() };
        for (index, base) in il[id].bases.clone().iter().enumerate() {
            self.direct_base(node, index, base, &mut bases);
        }
        self.g.chain(&bases.all, field::NEXT);
        self.g.chain(&bases.direct, field::NEXT_DIRECT);
        self.g.chain(&bases.preorder, field::NEXT_PREORDER);
        self.g.link_some(supplement, field::BASE_CLASSES, bases.all.first().copied());
        self.g.link_some(supplement, field::DIRECT_BASE_CLASSES, bases.direct.first().copied());
        self.g.link_some(supplement, field::PREORDER_BASE_CLASSES, bases.preorder.first().copied());
        let is_virtual = |entry: &NodeId| self.g.is_true(*entry, field::IS_VIRTUAL);
        let any_virtual = bases.all.iter().any(is_virtual);
        let polymorphic = |entry: &NodeId| {
            let ty = self.g.target(*entry, field::TYPE).map(|ty| self.resolved(ty));
            ty.is_some_and(|ty| {
                self.g.is_true(ty, field::ANY_VIRTUAL_FUNCTIONS_INCLUDING_IN_BASE_CLASSES)
                    || self.g.is_true(ty, field::ANY_VIRTUAL_BASE_CLASSES)
            })
        };
        let primary = bases.direct.iter().copied().find(|entry| !is_virtual(entry) && polymorphic(entry));
        self.g.flag(node, field::ANY_VIRTUAL_BASE_CLASSES, any_virtual);
        if let Some(primary) = primary {
            self.g.link(supplement, field::PRIMARY_BASE_CLASS, primary);
            if self.g.get(supplement, field::HIGHEST_VIRTUAL_FUNCTION_NUMBER) != Some(&Value::Int(0)) {
                self.g.link(supplement, field::VIRTUAL_FUNCTION_INFO_BASE_CLASS, primary);
            }
            self.shared_table(primary, &bases.all);
        }
    }

    /// The entry of a direct base, with those of its own bases.
    fn direct_base(&mut self, node: NodeId, index: usize, base: &Base, bases: &mut Bases) {
        let ty = self.ty(base.ty);
        let class = self.resolved(ty);
        // A virtual base that another one has brought along is the same.
        let known = bases.all.iter().copied().find(|entry| {
            base.virtual_
                && self.g.is_true(*entry, field::IS_VIRTUAL)
                && self.g.target(*entry, field::TYPE) == Some(class)
        });
        let entry = known.unwrap_or_else(|| self.g.add_to_file(form::BASE_CLASS));
        self.g.link(entry, field::TYPE, ty);
        self.g.link(entry, field::DERIVED_CLASS, node);
        self.place(entry, (field::DECL_POSITION_SEQ, field::DECL_POSITION_COLUMN), base.pos);
        self.g.flag(entry, field::DIRECT, true);
        self.g.int(entry, field::DIRECT_BASE_NUMBER, index as i128 + 1);
        self.g.flag(entry, field::IS_VIRTUAL, base.virtual_);
        self.g.flag(entry, field::HAS_PUBLIC_DERIVATION, base.access == Access::Public);
        self.g.int(entry, field::OFFSET, base.offset);
        if base.virtual_ {
            self.optimized(entry, class);
            let (size, _) = self.extent(class);
            bases.end = bases.end.max(i128::from(base.offset) + size);
        }
        self.g.set(entry, field::VARIANT_OVERRIDING_VIRTUAL_FUNCTIONS, Value::Null);
        let access = match base.access {
            Access::Private => word::AS_PRIVATE,
            Access::Protected => word::AS_PROTECTED,
            _ => word::AS_PUBLIC,
        };
        let derivation = self.derivation(entry, &[entry], access);
        self.g.flag(derivation, field::DIRECT, true);
        bases.direct.push(entry);
        if known.is_none() {
            bases.preorder.push(entry);
        }
        self.bases_of_base(node, entry, class, base.access == Access::Public, bases);
        if known.is_none() {
            bases.all.push(entry);
        }
    }

    /// The bases of a base are bases too, each once for every way to it unless it is virtual.
    fn bases_of_base(&mut self, node: NodeId, base: NodeId, class: NodeId, public: bool, bases: &mut Bases) {
        let Some(supplement) = self.g.target(class, field::EXTRA_INFO) else { return };
        let inner = self.chain_of(supplement, field::BASE_CLASSES, field::NEXT);
        let before = self.chain_of(supplement, field::PREORDER_BASE_CLASSES, field::NEXT_PREORDER);
        let mut made: Vec<(NodeId, NodeId)> = vec![];
        let mut fresh = Vec::new();
        for of in &inner {
            let Some(ty) = self.g.target(*of, field::TYPE).map(|ty| self.resolved(ty)) else { continue };
            let is_virtual = self.g.is_true(*of, field::IS_VIRTUAL);
            let known = bases.all.iter().copied().find(|entry| {
                is_virtual
                    && self.g.is_true(*entry, field::IS_VIRTUAL)
                    && self.g.target(*entry, field::TYPE).map(|ty| self.resolved(ty)) == Some(ty)
            });
            let entry = match known {
                Some(entry) => entry,
                None if bases.all.len() > limits::DISPLAYED_BASES => continue,
                None => {
                    let entry = self.indirect_base(node, base, *of, ty, bases);
                    fresh.push(entry);
                    bases.all.push(entry);
                    entry
                }
            };
            let reached = public && self.g.is_true(*of, field::HAS_PUBLIC_DERIVATION);
            self.g.flag(entry, field::HAS_PUBLIC_DERIVATION, reached);
            made.push((*of, entry));
        }
        for (of, entry) in &made {
            self.derivations(base, *of, *entry, &made);
        }
        for of in before {
            let entry = made.iter().find(|(known, _)| *known == of).map(|(_, entry)| *entry);
            bases.preorder.extend(entry.filter(|entry| fresh.contains(entry)));
        }
    }

    /// The entry of a base of a base.
    fn indirect_base(
        &mut self,
        node: NodeId,
        base: NodeId,
        of: NodeId,
        ty: NodeId,
        bases: &mut Bases,
    ) -> NodeId {
        let entry = self.g.add_to_file(form::BASE_CLASS);
        let is_virtual = self.g.is_true(of, field::IS_VIRTUAL);
        self.g.link(entry, field::TYPE, ty);
        self.g.set(entry, field::ORIG_TYPE, Value::Null);
        self.g.link(entry, field::DERIVED_CLASS, node);
        for label in [field::DECL_POSITION_SEQ, field::DECL_POSITION_COLUMN] {
            if let Some(value) = self.g.get(base, label).cloned() {
                self.g.set(entry, label, value);
            }
        }
        self.g.flag(entry, field::IS_VIRTUAL, is_virtual);
        let number = |label, id| match self.g.get(id, label) {
            Some(Value::Int(value)) => *value,
            _ => 0,
        };
        let offset = if is_virtual {
            let (size, align) = self.extent(ty);
            if self.g.is_true(ty, field::IS_EMPTY_CLASS) {
                0
            } else {
                let at = (bases.end + align - 1) / align * align;
                bases.end = at + size;
                at
            }
        } else {
            number(field::OFFSET, base) + number(field::OFFSET, of)
        };
        self.g.int(entry, field::OFFSET, offset);
        if is_virtual {
            self.optimized(entry, ty);
        }
        self.g.set(entry, field::VARIANT_OVERRIDING_VIRTUAL_FUNCTIONS, Value::Null);
        entry
    }

    /// A virtual base says whether it is empty.
    fn optimized(&mut self, entry: NodeId, class: NodeId) {
        let empty = self.g.is_true(class, field::IS_EMPTY_CLASS);
        self.g.set(entry, field::IS_OPTIMIZED_EMPTY_BASE, Value::Bool(empty));
    }

    /// The ways to a base of a base, which begin with the base.
    fn derivations(&mut self, base: NodeId, of: NodeId, entry: NodeId, made: &[(NodeId, NodeId)]) {
        for inner in self.chain_of(of, field::DERIVATION, field::NEXT) {
            let mut path = vec![base];
            if let Some(Value::Rows(rows)) = self.g.get(inner, field::PATH).cloned() {
                for (_, value) in rows {
                    if let Value::Node(step) = value {
                        let known = made.iter().find(|(known, _)| *known == step);
                        path.push(known.map_or(step, |(_, entry)| *entry));
                    }
                }
            }
            let access = match self.g.get(inner, field::ACCESS) {
                Some(Value::Word(access)) => access,
                _ => word::AS_PUBLIC,
            };
            self.derivation(entry, &path, access);
        }
    }

    /// Adds a way to a base, of which the first one is preferred.
    fn derivation(&mut self, entry: NodeId, path: &[NodeId], access: &'static str) -> NodeId {
        let node = self.g.add_to_file(form::BASE_CLASS_DERIVATION);
        let first = self.g.target(entry, field::DERIVATION).is_none();
        self.g.flag(node, field::PREFERRED, first);
        for step in path {
            self.g.add_row(node, field::PATH, (field::PATH_BASE_CLASS, Value::Node(*step)));
        }
        self.g.word(node, field::ACCESS, access);
        self.g.append(entry, field::DERIVATION, node, field::NEXT);
        node
    }

    /// A base whose table of virtual functions a class shares; that base shares one of its own in turn.
    fn shared_table(&mut self, primary: NodeId, all: &[NodeId]) {
        let mut at = Some(primary);
        for _ in 0..all.len() {
            let Some(entry) = at else { return };
            self.g.flag(entry, field::SHARES_VIRTUAL_FUNCTION_INFO, true);
            let class = self.g.target(entry, field::TYPE).map(|ty| self.resolved(ty));
            let supplement = class.and_then(|class| self.g.target(class, field::EXTRA_INFO));
            let inner = supplement.and_then(|of| self.g.target(of, field::PRIMARY_BASE_CLASS));
            let inner = inner.and_then(|inner| self.g.target(inner, field::TYPE)).map(|ty| self.resolved(ty));
            let next = inner.and_then(|inner| {
                all.iter().copied().find(|other| {
                    self.g.target(*other, field::TYPE).map(|ty| self.resolved(ty)) == Some(inner)
                })
            });
            self.g.link_some(entry, field::PRIMARY_BASE_CLASS, next);
            at = next;
        }
    }

    /// The classes on the way from a class to one of its bases, the base last.
    pub(in crate::emit::display) fn base_path(&self, from: ClassId, to: ClassId) -> Option<Vec<ClassId>> {
        let mut seen = FxHashSet::default();
        self.path_avoiding(from, to, &mut seen)
    }

    /// As [`Self::base_path`], where some classes are known not to lead there.
    fn path_avoiding(
        &self,
        from: ClassId,
        to: ClassId,
        seen: &mut FxHashSet<ClassId>,
    ) -> Option<Vec<ClassId>> {
        if from == to {
            return Some(Vec::new());
        }
        if !seen.insert(from) {
            return None;
        }
        for base in &self.il[from].bases {
            let Some(class) = self.il.class_of(base.ty) else { continue };
            if let Some(mut path) = self.path_avoiding(class, to, seen) {
                path.insert(0, class);
                return Some(path);
            }
        }
        None
    }

    /// The class that a member is named in: the members of anonymous ones count as those of the class around.
    pub(in crate::emit::display) fn named_class(&self, mut class: ClassId) -> ClassId {
        for _ in 0..limits::DISPLAYED_CLASS_NESTING {
            let c = &self.il[class];
            match self.il[c.enclosing].kind {
                ScopeKind::Class { of } if c.flags.contains(ClassFlags::ANONYMOUS) => class = of,
                _ => break,
            }
        }
        class
    }

    /// The part of an object, or of what a pointer leads to, that a base class is: step by step, or at once where a
    /// qualifier names the base.
    pub(in crate::emit::display) fn base_object(
        &mut self,
        object: NodeId,
        from: ClassId,
        to: ClassId,
        named: bool,
        pos: Pos,
    ) -> NodeId {
        let Some(mut path) = self.base_path(from, to).filter(|_| !self.place.in_prototype) else {
            return object;
        };
        if named && !path.is_empty() {
            path = vec![to];
        }
        let mut object = object;
        for class in path {
            let Some(ty) = self.g.target(object, field::TYPE) else { return object };
            let of = self.resolved(ty);
            let pointer = self.g.node(of).form == form::TYPE_TK_POINTER;
            let object_type =
                if pointer { self.g.target(of, field::TYPE_POINTED_TO).unwrap_or(of) } else { ty };
            let quals = match self.g.get(object_type, field::QUALIFIERS) {
                Some(Value::Word(quals)) => Some(*quals),
                _ => None,
            };
            let mut base = self.class(class);
            if let Some(quals) = quals {
                base = self.derived(base, Derived::Qualified(quals));
            }
            let made = if pointer { self.derived(base, Derived::Pointer) } else { base };
            let node = self.generated(word::EOK_BASE_CLASS_CAST, made, object, pos);
            self.g.flag(node, field::IMPLICIT_IN_MEMBER_NAMING, !named);
            for label in [field::IS_LVALUE, field::IS_XVALUE] {
                let holds = self.g.is_true(object, label);
                self.g.flag(node, label, holds);
            }
            object = node;
        }
        object
    }

    fn chain_of(
        &self,
        owner: NodeId,
        list: crate::tables::il_display::Label,
        next: crate::tables::il_display::Label,
    ) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut at = self.g.target(owner, list);
        while let Some(id) = at {
            found.push(id);
            at = self.g.target(id, next);
        }
        found
    }

    /// Which virtual functions of its bases a class overrides ([class.virtual]); known once its functions are.
    pub(super) fn overriding_functions(&mut self, id: ClassId) {
        let il = self.il;
        let class = self.class(id);
        let Some(supplement) = self.g.target(class, field::EXTRA_INFO) else { return };
        let own: Vec<FunctionId> = self.virtual_members(id);
        for entry in self.chain_of(supplement, field::BASE_CLASSES, field::NEXT) {
            let Some(ty) = self.g.target(entry, field::TYPE).map(|ty| self.resolved(ty)) else { continue };
            let Some(base) = self.made.classes.get(&ty).copied() else { continue };
            for overridden in self.virtual_members(base) {
                let Some(by) = own.iter().copied().find(|by| self.overrides(*by, overridden)) else {
                    continue;
                };
                let node = self.g.add_to_file(form::OVERRIDING_VIRTUAL_FUNCTION);
                let (function, primary) = (self.routine(by), self.routine(overridden));
                self.g.link(node, field::OVERRIDING_FUNCTION, function);
                self.g.link(node, field::PRIMARY_FUNCTION, primary);
                self.g.flag(function, field::OVERRIDES_BASE_MEMBER, true);
                if il[by].flags.contains(FunctionFlags::IMPLICIT) {
                    // Where it runs is as for the one that is overridden.
                    self.g.flag(function, field::HOST, true);
                }
                self.covariant(node, function, by, overridden);
                self.g.append(entry, field::VARIANT_OVERRIDING_VIRTUAL_FUNCTIONS, node, field::NEXT);
                self.derived(ty, Derived::Pointer);
            }
        }
    }

    /// A function that returns a pointer to a class derived from the one that the overridden function returns.
    fn covariant(&mut self, node: NodeId, function: NodeId, by: FunctionId, overridden: FunctionId) {
        let il = self.il;
        let returned = |id: FunctionId| match il[il[il[id].ty].canonical].kind {
            TypeKind::Function { ret, .. } => match il[self.without_names(ret)].kind {
                TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to } => self.il.class_of(to),
                _ => None,
            },
            _ => None,
        };
        let (Some(from), Some(to)) = (returned(by), returned(overridden)) else { return };
        if from == to || il[by].name == EntityName::Destructor {
            return;
        }
        self.g.flag(function, field::COVARIANT_RETURN_VIRTUAL_OVERRIDE, true);
        let (class, base) = (self.class(from), self.class(to));
        let Some(supplement) = self.g.target(class, field::EXTRA_INFO) else { return };
        let entries = self.chain_of(supplement, field::BASE_CLASSES, field::NEXT);
        let entry = entries
            .into_iter()
            .find(|entry| self.g.target(*entry, field::TYPE).map(|ty| self.resolved(ty)) == Some(base));
        self.g.link_some(node, field::RETURN_ADJUSTMENT_BASE_CLASS, entry);
    }

    /// Notes that a type is asked for when the program runs: it is thrown, caught or looked for.
    pub(in crate::emit::display) fn known_at_run_time(&mut self, ty: NodeId) {
        let mut ty = self.without_qualifiers(self.resolved(ty));
        if self.g.is_true(ty, field::IS_REFERENCE)
            && let Some(to) = self.g.target(ty, field::TYPE_POINTED_TO)
        {
            ty = self.resolved(to);
        }
        self.in_run_time_types(ty);
    }

    /// Notes a type that is known at run time as it is written.
    pub(in crate::emit::display) fn in_run_time_types(&mut self, ty: NodeId) {
        if self.g.is_true(ty, field::USED_IN_EXCEPTION_OR_RTTI) {
            return;
        }
        self.g.flag(ty, field::USED_IN_EXCEPTION_OR_RTTI, true);
        let class = [form::TYPE_TK_CLASS, form::TYPE_TK_STRUCT, form::TYPE_TK_UNION];
        if !class.contains(&self.g.node(ty).form)
            && self.g.get(ty, field::NEXT).is_none()
            && let Some(before) = self.made.run_time_types.replace(ty)
        {
            self.g.link(ty, field::NEXT, before);
        }
    }

    /// The virtual functions that a class declares, or has without declaring them.
    fn virtual_members(&self, id: ClassId) -> Vec<FunctionId> {
        let il = self.il;
        let declared = il[id].members.iter().filter_map(|member| match member {
            Entity::Function { id } => Some(*id),
            _ => None,
        });
        let mut found: Vec<FunctionId> = Vec::new();
        for function in declared.chain(il[id].implicit.iter().copied()) {
            let is_virtual = il[function].flags.contains(FunctionFlags::VIRTUAL);
            if is_virtual && !found.contains(&function) {
                found.push(function);
            }
        }
        found
    }

    fn overrides(&self, by: FunctionId, overridden: FunctionId) -> bool {
        let il = self.il;
        let (a, b) = (&il[by], &il[overridden]);
        if a.name == EntityName::Destructor || b.name == EntityName::Destructor {
            return a.name == b.name;
        }
        let parts = |ty: TypeId| match il[il[ty].canonical].kind {
            TypeKind::Function { params, traits, .. } => Some((params, traits)),
            _ => None,
        };
        let (Some((p, s)), Some((q, t))) = (parts(a.ty), parts(b.ty)) else { return false };
        let quals = FunctionTraits::CONST | FunctionTraits::VOLATILE;
        let same = |(a, b): (&TypeId, &TypeId)| il[*a].canonical == il[*b].canonical;
        a.name == b.name && s & quals == t & quals && p.len() == q.len() && il[p].iter().zip(&il[q]).all(same)
    }
}
