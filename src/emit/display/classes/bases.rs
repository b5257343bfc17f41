//! Base classes, direct ones and those of bases, with the functions that are overridden (`[class.derived]`).

use crate::emit::display::build::Build;
use crate::emit::display::graph::{Derived, NodeId, Of, Seen, Value, row_to};
use crate::emit::display::types::POINTER;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    Among, BaseClassDerivationNode, BaseClassNode, ClassTypeSupplementNode, ExprNode, Kind, Link,
    OverridingVirtualFunctionNode, RoutineNode, TypeNode, any, base_class, base_class_derivation,
    class_type_supplement, expr_node, form, kind, new, overriding_virtual_function, routine, ty, word,
};
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};

/// The lists of base classes of a class.
#[derive(Default)]
struct Bases {
    /// Each behind its own bases.
    all: Vec<BaseClassNode>,
    direct: Vec<BaseClassNode>,
    /// Each before its own bases.
    preorder: Vec<BaseClassNode>,
    /// The end of the virtual bases that have been placed.
    end: i128,
}

impl Build<'_> {
    /// The base classes of a class.
    pub(super) fn bases(&mut self, id: ClassId, node: TypeNode, supplement: ClassTypeSupplementNode) {
        let il = self.il;
        let end = il[id].layout(il).map_or(0, |layout| i128::from(layout.nonvirtual_size));
        let mut bases = Bases { end, ..Bases::default() };
        for (index, base) in il[id].bases.clone().iter().enumerate() {
            self.direct_base(node, index, base, &mut bases);
        }
        self.g.chain(&bases.all, base_class::NEXT);
        self.g.chain(&bases.direct, base_class::NEXT_DIRECT);
        self.g.chain(&bases.preorder, base_class::NEXT_PREORDER);
        self.g.link_some(supplement, class_type_supplement::BASE_CLASSES, bases.all.first().copied());
        self.g.link_some(
            supplement,
            class_type_supplement::DIRECT_BASE_CLASSES,
            bases.direct.first().copied(),
        );
        self.g.link_some(
            supplement,
            class_type_supplement::PREORDER_BASE_CLASSES,
            bases.preorder.first().copied(),
        );
        let is_virtual = |entry: &BaseClassNode| self.g.is_true(*entry, base_class::IS_VIRTUAL);
        let any_virtual = bases.all.iter().any(is_virtual);
        let polymorphic = |entry: &BaseClassNode| {
            let ty = self.g.target(*entry, base_class::TYPE).map(|ty| self.resolved(ty));
            ty.is_some_and(|ty| {
                self.g.is_true(ty, ty::ANY_VIRTUAL_FUNCTIONS_INCLUDING_IN_BASE_CLASSES)
                    || self.g.is_true(ty, ty::ANY_VIRTUAL_BASE_CLASSES)
            })
        };
        let primary = bases.direct.iter().copied().find(|entry| !is_virtual(entry) && polymorphic(entry));
        let polymorphic: Vec<_> = bases.direct.iter().copied().filter(polymorphic).collect();
        self.g.flag(node, ty::ANY_VIRTUAL_BASE_CLASSES, any_virtual);
        for entry in polymorphic {
            // What an overridden function would be called for.
            if let Some(class) = self.class_of_base(entry) {
                self.derived(class, Derived::Pointer);
            }
        }
        if let Some(primary) = primary {
            self.g.link(supplement, class_type_supplement::PRIMARY_BASE_CLASS, primary);
            if self.g.get(supplement, class_type_supplement::HIGHEST_VIRTUAL_FUNCTION_NUMBER)
                != Some(&Value::Int(0))
            {
                let first = self.first_table(primary, bases.all.len());
                self.g.link(supplement, class_type_supplement::VIRTUAL_FUNCTION_INFO_BASE_CLASS, first);
            }
        } else if let Some(shared) = self.shared_virtual_base(&bases) {
            self.g.link(supplement, class_type_supplement::PRIMARY_BASE_CLASS, shared);
        }
        // Other classes have no table of their own, but that of the base.
        if any_virtual || !self.virtual_members(id).is_empty() {
            self.share_tables(supplement, bases.all.len());
        }
        self.place_virtual_bases(supplement, &mut bases);
        self.ambiguous_bases(&bases.all);
        for entry in &bases.all {
            self.preferred_derivation(*entry);
        }
    }

    fn class_of_base(&self, entry: BaseClassNode) -> Option<TypeNode> {
        self.g.target(entry, base_class::TYPE).map(|ty| self.resolved(ty))
    }

    /// The base that the table of virtual functions of a base is made for first.
    fn first_table(&self, mut entry: BaseClassNode, bases: usize) -> BaseClassNode {
        for _ in 0..bases {
            match self.g.target(entry, base_class::PRIMARY_BASE_CLASS) {
                Some(inner) if !self.g.is_true(inner, base_class::IS_VIRTUAL) => entry = inner,
                _ => break,
            }
        }
        entry
    }

    /// A virtual base without data whose table a class shares that has no other one to share: the first one that no
    /// base shares, or else the first one.
    fn shared_virtual_base(&self, bases: &Bases) -> Option<BaseClassNode> {
        let only_a_table = |entry: &BaseClassNode| {
            let Some(class) = self.class_of_base(*entry) else { return false };
            let supplement = self.g.target(class, ty::EXTRA_INFO);
            let size = supplement
                .and_then(|of| self.g.get(of, class_type_supplement::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES));
            self.g.is_true(*entry, base_class::IS_VIRTUAL)
                && self.g.is_true(class, ty::ANY_VIRTUAL_FUNCTIONS_INCLUDING_IN_BASE_CLASSES)
                && self.g.target(class, ty::FIELD_LIST).is_none()
                && size == Some(&Value::Int(POINTER))
        };
        let found: Vec<_> = bases.preorder.iter().copied().filter(only_a_table).collect();
        let is_shared = |entry: &BaseClassNode| {
            bases.all.iter().any(|of| self.g.target(*of, base_class::PRIMARY_BASE_CLASS) == Some(*entry))
        };
        found.iter().copied().find(|entry| !is_shared(entry)).or(found.first().copied())
    }

    /// Notes the bases whose table of virtual functions is that of a class.
    fn share_tables(&mut self, supplement: ClassTypeSupplementNode, bases: usize) {
        let mut at = self.g.target(supplement, class_type_supplement::PRIMARY_BASE_CLASS);
        for _ in 0..bases {
            let Some(entry) = at else { return };
            self.g.flag(entry, base_class::SHARES_VIRTUAL_FUNCTION_INFO, true);
            at = self.g.target(entry, base_class::PRIMARY_BASE_CLASS);
        }
    }

    /// Gives virtual bases their places, behind everything else unless what shares their table has one, and then
    /// the bases of these.
    fn place_virtual_bases(&mut self, supplement: ClassTypeSupplementNode, bases: &mut Bases) {
        let shared = self.g.target(supplement, class_type_supplement::PRIMARY_BASE_CLASS);
        let virtual_ones: Vec<_> = bases
            .preorder
            .iter()
            .copied()
            .filter(|entry| self.g.is_true(*entry, base_class::IS_VIRTUAL))
            .collect();
        for entry in virtual_ones {
            let Some(class) = self.class_of_base(entry) else { continue };
            let sharing = bases
                .all
                .iter()
                .copied()
                .find(|of| self.g.target(*of, base_class::PRIMARY_BASE_CLASS) == Some(entry));
            if shared == Some(entry) || self.g.is_true(class, ty::IS_EMPTY_CLASS) {
                self.g.int(entry, base_class::OFFSET, 0);
            } else if let Some(of) = sharing {
                let at = self.g.number(of, base_class::OFFSET);
                self.g.int(entry, base_class::OFFSET, at);
            } else {
                let Some(of) = self.g.target(class, ty::EXTRA_INFO) else { continue };
                let align =
                    self.g.number(of, class_type_supplement::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES).max(1);
                let at = (bases.end + align - 1) / align * align;
                bases.end = at + self.g.number(of, class_type_supplement::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES);
                self.g.int(entry, base_class::OFFSET, at);
            }
        }
        for entry in &bases.all {
            let Some(first) = self.first_step(*entry).filter(|first| first != entry) else { continue };
            let Some(outer) =
                self.class_of_base(first).filter(|_| self.g.is_true(first, base_class::IS_VIRTUAL))
            else {
                continue;
            };
            let class = self.class_of_base(*entry);
            let inner = self.g.target(outer, ty::EXTRA_INFO).into_iter();
            let mut inner =
                inner.flat_map(|of| self.chain_of(of, class_type_supplement::BASE_CLASSES, base_class::NEXT));
            if let Some(of) = inner.find(|of| self.class_of_base(*of) == class) {
                let at = self.g.number(first, base_class::OFFSET) + self.g.number(of, base_class::OFFSET);
                self.g.int(*entry, base_class::OFFSET, at);
            }
        }
    }

    /// The first base on the first way to a base.
    fn first_step(&self, entry: BaseClassNode) -> Option<BaseClassNode> {
        self.g.target(entry, base_class::DERIVATION).and_then(|way| self.steps_of(way).first().copied())
    }

    fn steps_of(&self, derivation: BaseClassDerivationNode) -> Vec<BaseClassNode> {
        match self.g.get(derivation, base_class_derivation::PATH) {
            Some(Value::Rows(rows)) => rows
                .iter()
                .filter_map(|(_, value)| match value {
                    Value::Node(step) => self.g.cast(*step),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// A class that is a base more than once cannot be told by its name.
    fn ambiguous_bases(&mut self, all: &[BaseClassNode]) {
        let mut counts: FxHashMap<NodeId, usize> = FxHashMap::default();
        for entry in all {
            if let Some(class) = self.class_of_base(*entry) {
                *counts.entry(class.id()).or_default() += 1;
            }
        }
        for entry in all {
            let count = self.class_of_base(*entry).and_then(|class| counts.get(&class.id()));
            if count.is_some_and(|count| *count > 1) {
                self.g.flag(*entry, base_class::AMBIGUOUS, true);
            }
        }
    }

    /// Of the ways to a base the first one with the best access is preferred.
    fn preferred_derivation(&mut self, entry: BaseClassNode) {
        let rank = |access: Option<&Value>| match access {
            Some(Value::Word(word::AS_PRIVATE)) => 2,
            Some(Value::Word(word::AS_PROTECTED)) => 1,
            _ => 0,
        };
        let ways = self.chain_of(entry, base_class::DERIVATION, base_class_derivation::NEXT);
        let worst = |way: &BaseClassDerivationNode| {
            let first = self.steps_of(*way).first().copied().filter(|first| *first != entry);
            let first = first.and_then(|first| self.g.target(first, base_class::DERIVATION));
            let first = first.and_then(|first| self.g.get(first, base_class_derivation::ACCESS));
            rank(first).max(rank(self.g.get(*way, base_class_derivation::ACCESS)))
        };
        let best = ways.iter().copied().min_by_key(worst);
        for way in ways {
            self.g.flag(way, base_class_derivation::PREFERRED, Some(way) == best);
        }
    }

    /// The entry of a direct base, with those of its own bases.
    fn direct_base(&mut self, node: TypeNode, index: usize, base: &Base, bases: &mut Bases) {
        let ty = self.ty(base.ty);
        let class = self.resolved(ty);
        // A virtual base that another one has brought along is the same.
        let known = bases.all.iter().copied().find(|entry| {
            base.virtual_
                && self.g.is_true(*entry, base_class::IS_VIRTUAL)
                && self.g.target(*entry, base_class::TYPE) == Some(class)
        });
        let entry = known.unwrap_or_else(|| self.g.add_to_file(new::BASE_CLASS));
        self.g.link(entry, base_class::TYPE, ty);
        self.g.link(entry, base_class::DERIVED_CLASS, node);
        self.place(entry, (any::DECL_POSITION_SEQ, any::DECL_POSITION_COLUMN), base.pos);
        self.g.flag(entry, base_class::DIRECT, true);
        self.g.int(entry, base_class::DIRECT_BASE_NUMBER, index as i128 + 1);
        self.g.flag(entry, base_class::IS_VIRTUAL, base.virtual_);
        self.g.flag(entry, base_class::HAS_PUBLIC_DERIVATION, base.access == Access::Public);
        self.g.int(entry, base_class::OFFSET, base.offset);
        if base.virtual_ {
            self.optimized(entry, class);
        }
        self.g.null(entry, base_class::VARIANT_OVERRIDING_VIRTUAL_FUNCTIONS);
        let access = match base.access {
            Access::Private => word::AS_PRIVATE,
            Access::Protected => word::AS_PROTECTED,
            _ => word::AS_PUBLIC,
        };
        let derivation = self.derivation(entry, &[entry], access);
        self.g.flag(derivation, base_class_derivation::DIRECT, true);
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
    fn bases_of_base(
        &mut self,
        node: TypeNode,
        base: BaseClassNode,
        class: TypeNode,
        public: bool,
        bases: &mut Bases,
    ) {
        let Some(supplement) = self.g.target(class, ty::EXTRA_INFO) else { return };
        let inner = self.chain_of(supplement, class_type_supplement::BASE_CLASSES, base_class::NEXT);
        let before = self.chain_of(
            supplement,
            class_type_supplement::PREORDER_BASE_CLASSES,
            base_class::NEXT_PREORDER,
        );
        let mut made: Vec<(BaseClassNode, BaseClassNode)> = vec![];
        let mut fresh = Vec::new();
        for of in &inner {
            let Some(ty) = self.g.target(*of, base_class::TYPE).map(|ty| self.resolved(ty)) else { continue };
            let is_virtual = self.g.is_true(*of, base_class::IS_VIRTUAL);
            let outer = self.virtual_base_around(*of);
            let known = bases.all.iter().copied().find(|entry| {
                self.class_of_base(*entry) == Some(ty)
                    && match outer {
                        Some(outer) => self.virtual_base_around(*entry) == Some(outer),
                        None => is_virtual && self.g.is_true(*entry, base_class::IS_VIRTUAL),
                    }
            });
            let entry = match known {
                Some(entry) => entry,
                None if bases.all.len() > limits::DISPLAYED_BASES => continue,
                None => {
                    let entry = self.indirect_base(node, base, *of, ty);
                    fresh.push(entry);
                    bases.all.push(entry);
                    entry
                }
            };
            let reached = public && self.g.is_true(*of, base_class::HAS_PUBLIC_DERIVATION);
            self.g.flag(entry, base_class::HAS_PUBLIC_DERIVATION, reached);
            made.push((*of, entry));
        }
        for (of, entry) in &made {
            self.derivations(base, *of, *entry, &made);
            self.inherited_table(*entry, self.g.target(*of, base_class::PRIMARY_BASE_CLASS), &made);
        }
        self.inherited_table(
            base,
            self.g.target(supplement, class_type_supplement::PRIMARY_BASE_CLASS),
            &made,
        );
        for (of, entry) in &made {
            if self.g.is_true(*of, base_class::SHARES_VIRTUAL_FUNCTION_INFO) {
                self.g.flag(*entry, base_class::SHARES_VIRTUAL_FUNCTION_INFO, true);
            }
        }
        for of in before {
            let entry = made.iter().find(|(known, _)| *known == of).map(|(_, entry)| *entry);
            bases.preorder.extend(entry.filter(|entry| fresh.contains(entry)));
        }
    }

    /// The entry of a base of a base.
    fn indirect_base(
        &mut self,
        node: TypeNode,
        base: BaseClassNode,
        of: BaseClassNode,
        ty: TypeNode,
    ) -> BaseClassNode {
        let entry = self.g.add_to_file(new::BASE_CLASS);
        let is_virtual = self.g.is_true(of, base_class::IS_VIRTUAL);
        self.g.link(entry, base_class::TYPE, ty);
        self.g.null(entry, base_class::ORIG_TYPE);
        self.g.link(entry, base_class::DERIVED_CLASS, node);
        self.g.copy_field(base, entry, base_class::DECL_POSITION_SEQ);
        self.g.copy_field(base, entry, base_class::DECL_POSITION_COLUMN);
        self.g.flag(entry, base_class::IS_VIRTUAL, is_virtual);
        let number = |label, id| match self.g.get(id, label) {
            Some(Value::Int(value)) => *value,
            _ => 0,
        };
        self.g.int(
            entry,
            base_class::OFFSET,
            number(base_class::OFFSET, base) + number(base_class::OFFSET, of),
        );
        if is_virtual {
            self.optimized(entry, ty);
        }
        self.g.null(entry, base_class::VARIANT_OVERRIDING_VIRTUAL_FUNCTIONS);
        entry
    }

    /// The class of the virtual base that a base belongs to, which is there once however many bases have it.
    fn virtual_base_around(&self, entry: BaseClassNode) -> Option<TypeNode> {
        let first = self.first_step(entry).filter(|first| *first != entry)?;
        if self.g.is_true(entry, base_class::IS_VIRTUAL) || !self.g.is_true(first, base_class::IS_VIRTUAL) {
            return None;
        }
        self.class_of_base(first)
    }

    /// Notes whose table of virtual functions a base shares, as its class does.
    fn inherited_table(
        &mut self,
        entry: BaseClassNode,
        shared: Option<BaseClassNode>,
        made: &[(BaseClassNode, BaseClassNode)],
    ) {
        let Some((_, shared)) = made.iter().find(|(known, _)| Some(*known) == shared) else {
            return;
        };
        // A virtual base shares the table of the first one that has room for it.
        if !self.g.is_true(*shared, base_class::IS_VIRTUAL)
            || !self.g.is_true(*shared, base_class::SHARES_VIRTUAL_FUNCTION_INFO)
        {
            self.g.link(entry, base_class::PRIMARY_BASE_CLASS, *shared);
        }
    }

    /// A virtual base says whether it is empty.
    fn optimized(&mut self, entry: BaseClassNode, class: TypeNode) {
        let empty = self.g.is_true(class, ty::IS_EMPTY_CLASS);
        self.g.truth(entry, base_class::IS_OPTIMIZED_EMPTY_BASE, empty);
    }

    /// The ways to a base of a base, which begin with the base.
    fn derivations(
        &mut self,
        base: BaseClassNode,
        of: BaseClassNode,
        entry: BaseClassNode,
        made: &[(BaseClassNode, BaseClassNode)],
    ) {
        for inner in self.chain_of(of, base_class::DERIVATION, base_class_derivation::NEXT) {
            let steps = self.steps_of(inner);
            // What belongs to a virtual base is reached from there.
            let from_virtual = steps.len() > 1
                && steps.first().is_some_and(|first| self.g.is_true(*first, base_class::IS_VIRTUAL));
            let mut path = if from_virtual { Vec::new() } else { vec![base] };
            for step in steps {
                let known = made.iter().find(|(known, _)| *known == step);
                path.push(known.map_or(step, |(_, entry)| *entry));
            }
            let ways = self.chain_of(entry, base_class::DERIVATION, base_class_derivation::NEXT);
            if from_virtual && ways.into_iter().any(|way| self.steps_of(way) == path) {
                continue;
            }
            let access = match self.g.get(inner, base_class_derivation::ACCESS) {
                Some(Value::Word(access)) => access,
                _ => word::AS_PUBLIC,
            };
            self.derivation(entry, &path, access);
        }
    }

    /// Adds a way to a base.
    fn derivation(
        &mut self,
        entry: BaseClassNode,
        path: &[BaseClassNode],
        access: &'static str,
    ) -> BaseClassDerivationNode {
        let node = self.g.add_to_file(new::BASE_CLASS_DERIVATION);
        for step in path {
            self.g.add_row(
                node,
                base_class_derivation::PATH,
                row_to(base_class_derivation::PATH_BASE_CLASS, *step),
            );
        }
        self.g.word(node, base_class_derivation::ACCESS, access);
        self.g.append(entry, base_class::DERIVATION, node, base_class_derivation::NEXT);
        node
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
        object: ExprNode,
        from: ClassId,
        to: ClassId,
        named: bool,
        pos: Pos,
    ) -> ExprNode {
        let Some(mut path) = self.base_path(from, to).filter(|_| !self.place.in_prototype) else {
            return object;
        };
        if named && !path.is_empty() {
            path = vec![to];
        }
        let mut object = object;
        for class in path {
            let Some(ty) = self.g.target(object, expr_node::TYPE) else { return object };
            let of = self.resolved(ty);
            let pointer = self.g.node(of).form == form::TYPE_TK_POINTER;
            let object_type = if pointer { self.g.target(of, ty::TYPE_POINTED_TO).unwrap_or(of) } else { ty };
            let quals = match self.g.get(object_type, ty::QUALIFIERS) {
                Some(Value::Word(quals)) => Some(*quals),
                _ => None,
            };
            let mut base = self.class(class);
            if let Some(quals) = quals {
                base = self.derived(base, Derived::Qualified(quals));
            }
            let made = if pointer { self.derived(base, Derived::Pointer) } else { base };
            let node = self.generated(word::EOK_BASE_CLASS_CAST, made, object, pos);
            self.g.flag(node, expr_node::IMPLICIT_IN_MEMBER_NAMING, !named);
            for label in [expr_node::IS_LVALUE, expr_node::IS_XVALUE] {
                let holds = self.g.is_true(object, label);
                self.g.flag(node, label, holds);
            }
            object = node;
        }
        object
    }

    fn chain_of<O: Kind, T: Among<T>>(
        &self,
        owner: impl Seen<kind::Any>,
        list: Link<O, T>,
        next: Link<T, T>,
    ) -> Vec<Of<T>> {
        let owner = owner.id();
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
        let Some(supplement) = self.g.target(class, ty::EXTRA_INFO) else { return };
        let entries = self.chain_of(supplement, class_type_supplement::BASE_CLASSES, base_class::NEXT);
        for entry in entries.iter().copied() {
            let Some(ty) = self.class_of_base(entry) else { continue };
            let Some(base) = self.made.classes.of_types.get(&ty).copied() else { continue };
            let overriders = self.overriders(id, entry, &entries);
            for overridden in self.virtual_members(base) {
                let by = overriders.iter().copied().find(|by| self.overrides(*by, overridden));
                let Some(by) = by else { continue };
                let node = self.g.add_to_file(new::OVERRIDING_VIRTUAL_FUNCTION);
                let (function, primary) = (self.routine(by), self.routine(overridden));
                self.g.link(node, overriding_virtual_function::OVERRIDING_FUNCTION, function);
                let of = il[by].class.filter(|of| *of != id).map(|of| self.class(of));
                let of = of.and_then(|of| entries.iter().find(|e| self.class_of_base(**e) == Some(of)));
                self.g.link_some(node, overriding_virtual_function::BASE_CLASS, of.copied());
                self.g.link(node, overriding_virtual_function::PRIMARY_FUNCTION, primary);
                self.g.flag(function, routine::OVERRIDES_BASE_MEMBER, true);
                if il[by].flags.contains(FunctionFlags::IMPLICIT) {
                    // Where it runs is as for the one that is overridden.
                    self.g.flag(function, routine::HOST, true);
                }
                self.covariant(node, function, by, overridden);
                self.g.append(
                    entry,
                    base_class::VARIANT_OVERRIDING_VIRTUAL_FUNCTIONS,
                    node,
                    overriding_virtual_function::NEXT,
                );
            }
        }
    }

    /// The functions that can override those of a base of a class: its own before those of the bases in between.
    fn overriders(&self, id: ClassId, entry: BaseClassNode, entries: &[BaseClassNode]) -> Vec<FunctionId> {
        let mut found = self.virtual_members(id);
        let class = self.class_of_base(entry);
        let mut between: Vec<BaseClassNode> = Vec::new();
        for way in self.chain_of(entry, base_class::DERIVATION, base_class_derivation::NEXT) {
            between.extend(self.steps_of(way).into_iter().filter(|step| *step != entry));
        }
        if self.virtual_base_around(entry).is_some() || self.g.is_true(entry, base_class::IS_VIRTUAL) {
            // Whatever is derived from the virtual base has a say.
            between.extend(entries.iter().copied().filter(|other| {
                let supplement =
                    self.class_of_base(*other).and_then(|class| self.g.target(class, ty::EXTRA_INFO));
                let inner = supplement
                    .map(|of| self.chain_of(of, class_type_supplement::BASE_CLASSES, base_class::NEXT));
                inner.is_some_and(|inner| inner.iter().any(|of| self.class_of_base(*of) == class))
            }));
        }
        // Each base stands behind its own bases.
        for step in entries.iter().rev().filter(|step| between.contains(step)) {
            if let Some(base) =
                self.class_of_base(*step).and_then(|class| self.made.classes.of_types.get(&class))
            {
                found.extend(self.virtual_members(*base));
            }
        }
        found
    }

    /// A function that returns a pointer to a class derived from the one that the overridden function returns.
    fn covariant(
        &mut self,
        node: OverridingVirtualFunctionNode,
        function: RoutineNode,
        by: FunctionId,
        overridden: FunctionId,
    ) {
        let il = self.il;
        let returned = |id: FunctionId| match il[il[il[id].ty].canonical].kind {
            TypeKind::Function { ret, .. } => match il[self.il.unqualified_type(ret)].kind {
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
        self.g.flag(function, routine::COVARIANT_RETURN_VIRTUAL_OVERRIDE, true);
        let (class, base) = (self.class(from), self.class(to));
        let Some(supplement) = self.g.target(class, ty::EXTRA_INFO) else { return };
        let entries = self.chain_of(supplement, class_type_supplement::BASE_CLASSES, base_class::NEXT);
        let entry = entries
            .into_iter()
            .find(|entry| self.g.target(*entry, base_class::TYPE).map(|ty| self.resolved(ty)) == Some(base));
        self.g.link_some(node, overriding_virtual_function::RETURN_ADJUSTMENT_BASE_CLASS, entry);
    }

    /// Notes that a type is asked for when the program runs: it is thrown, caught or looked for.
    pub(in crate::emit::display) fn known_at_run_time(&mut self, ty: TypeNode) {
        let mut ty = self.without_qualifiers(self.resolved(ty));
        if self.g.is_true(ty, ty::IS_REFERENCE)
            && let Some(to) = self.g.target(ty, ty::TYPE_POINTED_TO)
        {
            ty = self.resolved(to);
        }
        self.in_run_time_types(ty);
    }

    /// Notes a type that is known at run time as it is written.
    pub(in crate::emit::display) fn in_run_time_types(&mut self, ty: TypeNode) {
        if self.g.is_true(ty, ty::USED_IN_EXCEPTION_OR_RTTI) {
            return;
        }
        self.g.flag(ty, ty::USED_IN_EXCEPTION_OR_RTTI, true);
        let class = [form::TYPE_TK_CLASS, form::TYPE_TK_STRUCT, form::TYPE_TK_UNION];
        if !class.contains(&self.g.node(ty).form)
            && self.g.get(ty, ty::NEXT).is_none()
            && let Some(before) = self.made.types.run_time_types.replace(ty)
        {
            self.g.link(ty, ty::NEXT, before);
        }
    }

    /// The virtual functions that a class declares, or has without declaring them.
    fn virtual_members(&self, id: ClassId) -> Vec<FunctionId> {
        let il = self.il;
        let declared = il[id].members.declared.iter().filter_map(|member| match member {
            Entity::Function { id } => Some(*id),
            _ => None,
        });
        let mut found: Vec<FunctionId> = Vec::new();
        for function in declared.chain(il[id].implicit(il).iter().copied()) {
            let is_virtual = il[function].flags.contains(FunctionFlags::VIRTUAL);
            if is_virtual && !found.contains(&function) {
                found.push(function);
            }
        }
        let table = &il[id].virtual_table(il);
        found.sort_by_key(|function| table.iter().position(|slot| slot == function));
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
