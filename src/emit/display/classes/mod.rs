//! Classes and enumerations: the type, what belongs to it alone, and its members.

mod bases;
mod enumerators;
mod friends;
mod implicit;
mod inherited;

use super::build::Build;
use super::change;
use super::graph::{Derived, Handle};
use crate::finalize::{is_prototype_class, lifetime};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ClassTypeSupplementNode, Kind, Link, New, RoutineNode, ScopeNode, TemplateNode, TypeNode, any,
    class_type_supplement, data_member, kind, new, routine, scope, src_seq_secondary_decl, template, ty,
    word,
};
use crate::tables::limits;

/// The number of virtual functions of a class without any.
const NO_VIRTUAL_FUNCTION: i128 = 65_535;
/// Marks what is no template that argument lists are counted for.
const NO_ARGUMENTS: i128 = -1;

impl Build<'_> {
    /// What the supplement of every class shows.
    pub fn supplement_defaults(&mut self, id: ClassTypeSupplementNode) {
        self.g.int(id, class_type_supplement::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES, 1);
        self.g.int(id, class_type_supplement::HIGHEST_VIRTUAL_FUNCTION_NUMBER, NO_VIRTUAL_FUNCTION);
        self.g.int(id, class_type_supplement::VIRTUAL_FUNCTION_INFO_OFFSET, 0);
        self.g.int(id, class_type_supplement::MIN_TEMPLATE_ARGUMENTS, NO_ARGUMENTS);
    }

    /// The type of a class, without its members.
    pub fn class(&mut self, id: ClassId) -> TypeNode {
        let entity = Entity::Class { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        let il = self.il;
        let c = &il[id];
        let parent = self.scope(c.enclosing);
        let name = if c.lambda(self.il).is_some() { None } else { c.name.map(|name| self.text(name)) };
        let known = name.clone().and_then(|name| self.predeclared(parent, name));
        let node = match known {
            Some(node) => node,
            None => self.new_class(id, name, parent),
        };
        self.made.entities.by_entity.insert(entity, node.id());
        self.made.classes.of_types.insert(node, id);
        if known.is_none() {
            self.declared_at(node, c.pos);
        }
        node
    }

    fn new_class(&mut self, id: ClassId, name: Option<String>, parent: ScopeNode) -> TypeNode {
        let il = self.il;
        let c = &il[id];
        let node = self.new_type(class_form(c.tag), 0, 1);
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        let linkage = if self.header.is_c { word::NO } else { word::CPLUSPLUS };
        self.named(node, name, linkage);
        self.access(node, c.access);
        self.member_of(node, parent, scope::TYPES);
        if self.is_local_scope(c.enclosing) {
            self.local_type(node);
            if self.g.name(node).is_some() {
                self.g.word(node, ty::SOURCE_CORRESP_NAME_LINKAGE, word::NO);
            }
        }
        let supplement = self.g.add_to_file(new::CLASS_TYPE_SUPPLEMENT);
        self.supplement_defaults(supplement);
        self.g.link(node, ty::EXTRA_INFO, supplement);
        self.g.flag(node, ty::INCOMPLETE, true);
        let prototype = self.is_prototype_class(id);
        let made = c.instance.is_some_and(|of| il[of].explicit != Specialization::Explicit);
        let unknown = prototype || made && c.state != Completeness::Complete;
        if !unknown {
            self.g.truth(supplement, class_type_supplement::CONTAINS_ERROR, false);
        }
        self.g.flag(node, ty::IS_NONREAL_CLASS, prototype);
        self.g.flag(node, ty::ORIGINALLY_UNNAMED, c.named_for_linkage || c.name.is_none());
        if let ScopeKind::Class { of } = il[c.enclosing].kind
            && c.template.is_none()
            && c.lambda(self.il).is_none()
        {
            self.made.entities.by_entity.insert(Entity::Class { id }, node.id());
            self.declared_at(node, c.pos);
            self.g.flag(supplement, class_type_supplement::DEFINED_IN_PARENT_CLASS, c.body.is_some());
            if self.is_prototype_class(of) {
                self.member_template(
                    Entity::Class { id },
                    of,
                    new::TEMPLATE_TEMPLK_MEMBER_CLASS,
                    template::TYPE,
                    node,
                );
                if let Some(template) =
                    self.made.templates.member_templates.get(&Entity::Class { id }).copied()
                {
                    self.g.link(template, template::DEFINITION_TEMPLATE, template);
                    self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, template);
                }
                self.g.flag(node, ty::IS_TEMPLATE_CLASS, true);
                self.g.flag(node, ty::IS_PROTOTYPE_INSTANTIATION, true);
                self.g.truth(supplement, class_type_supplement::CONTAINS_ERROR, false);
                self.nested_type(node, of, c.pos, c.access);
            } else if let Some(template) = self.origin_template(Entity::Class { id }) {
                self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, template);
                self.g.flag(node, ty::IS_TEMPLATE_CLASS, true);
                if c.state == Completeness::Complete {
                    self.complete_class(id, node);
                    self.instance_members(id);
                }
            }
        }
        if let Some(instance) = c.instance {
            let Instance { template, args, explicit, .. } = il[instance];
            let of = template;
            let template = self.template(template);
            self.made.entities.by_entity.insert(Entity::Class { id }, node.id());
            self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, template);
            let written = c.specialization.first_args;
            self.specialization_arguments(supplement, any::TEMPLATE_ARG_LIST, (of, args), written, false);
            self.fewest_arguments(supplement, args, written);
            if let Some(partial) = self.chosen_partial(instance) {
                self.g.link(supplement, class_type_supplement::ASSOC_TEMPLATE, partial);
                let section = class_type_supplement::PARTIAL_SPEC_TEMPLATE_ARG_LIST;
                self.template_arguments(supplement, section, il[instance].pattern_args);
            }
            self.g.flag(node, ty::IS_TEMPLATE_CLASS, explicit != Specialization::Explicit);
            self.g.flag(node, ty::IS_SPECIALIZED, explicit == Specialization::Explicit);
            if c.state == Completeness::Complete && explicit != Specialization::Explicit {
                if il[instance].completed > self.place.until {
                    self.made.classes.unfinished.push(id);
                } else {
                    self.complete_class(id, node);
                    self.instance_members(id);
                }
            }
        }
        node
    }

    /// Where an unnamed namespace has classes without names, none is said to name no members of such a namespace.
    pub fn forget_hidden_types(&mut self) {
        let hidden = self.g.ids().any(|id| {
            let class = self.g.target(id, any::EXTRA_INFO).is_some() && !self.g.is_true(id, ty::INCOMPLETE);
            let scope = self.g.target(id, any::SOURCE_CORRESP_PARENT_SCOPE).filter(|_| class);
            let namespace = scope.and_then(|scope| self.g.target(scope, scope::ASSOC_NAMESPACE));
            namespace.is_some_and(|namespace| self.g.name(namespace).is_none()) && self.g.name(id).is_none()
        });
        if hidden {
            for id in self.g.ids() {
                if let Some(class) = self.g.cast::<kind::ClassTypeSupplement>(id) {
                    self.g.clear(class, class_type_supplement::CONTAINS_UNNAMED_NAMESPACE_TYPE);
                }
            }
        }
    }

    /// Whether a class is the pattern of a template or a member of one.
    pub fn is_prototype_class(&self, class: ClassId) -> bool {
        is_prototype_class(self.il, class)
    }

    /// A member of a class template counts as a template of its own.
    pub fn member_template<T: Kind>(
        &mut self,
        entity: Entity,
        class: ClassId,
        form: New<kind::Template>,
        slot: Link<kind::Template, T>,
        node: impl Handle<kind::Instantiated>,
    ) {
        let node = node.of();
        if !self.is_prototype_class(class) {
            return;
        }
        let template = self.g.add_to_file(form);
        self.made.templates.member_templates.insert(entity, template);
        let name = self.g.name(node);
        self.named(template, name, word::CPLUSPLUS);
        self.copy_position(node, template);
        self.g.copy_field(node, template, any::SOURCE_CORRESP_IS_CLASS_MEMBER);
        self.g.copy_field(node, template, any::SOURCE_CORRESP_ACCESS);
        let scope = self.class_scope(class);
        self.member_of(template, scope, scope::TEMPLATES);
        self.g.flag(template, template::SOURCE_CORRESP_NEEDED, true);
        self.g.link_cast(template, slot, node);
        self.g.link(template, template::CANONICAL_TEMPLATE, template);
    }

    /// The template that a member of a class template instance is made from.
    pub fn origin_template(&mut self, entity: Entity) -> Option<TemplateNode> {
        let mut at = entity;
        for _ in 0..limits::DISPLAYED_CLASS_NESTING {
            at = *self.unit.made_from.get(&at)?;
            if let Some(found) = self.made.templates.member_templates.get(&at) {
                return Some(*found);
            }
        }
        None
    }

    /// The scope of a class's members, which is made when it is first asked for.
    pub fn class_scope(&mut self, id: ClassId) -> ScopeNode {
        let node = self.class(id);
        let Some(supplement) = self.g.target(node, ty::EXTRA_INFO) else { return self.file };
        if let Some(scope) = self.g.target(supplement, class_type_supplement::ASSOC_SCOPE) {
            return scope;
        }
        let scope = self.g.add_to_file(new::SCOPE_SCK_CLASS_STRUCT_UNION);
        self.g.link(supplement, class_type_supplement::ASSOC_SCOPE, scope);
        if self.is_local_scope(self.il[id].enclosing) {
            self.scope_reference(scope);
        } else {
            let parent = self.scope(self.il[id].enclosing);
            self.g.link(scope, scope::PARENT, parent);
        }
        self.g.link(scope, scope::ASSOC_TYPE, node);
        scope
    }

    /// What is known of a class once it is complete.
    pub fn complete_class(&mut self, id: ClassId, node: TypeNode) {
        let il = self.il;
        let c = &il[id];
        self.class_scope(id);
        self.g.clear(node, ty::INCOMPLETE);
        let Some(supplement) = self.g.target(node, ty::EXTRA_INFO) else { return };
        let linkage = self.language_linkage();
        if !self.header.is_c {
            self.g.word(supplement, class_type_supplement::SURROUNDING_NAME_LINKAGE_STATE, linkage);
        }
        if let Some(layout) = c.layout(self.il) {
            self.g.int(node, ty::SIZE, layout.size);
            self.g.int(node, ty::ALIGNMENT, layout.align);
            let size = if layout.empty { 1 } else { layout.nonvirtual_size.max(1) };
            let align = layout.nonvirtual_align;
            self.g.int(supplement, class_type_supplement::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES, size);
            self.g.int(supplement, class_type_supplement::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES, align);
            self.g.flag(node, ty::IS_EMPTY_CLASS, layout.empty);
        }
        let known = c.layout.is_some()
            || self.is_prototype_class(id) && c.members.fields.is_empty() && c.bases.is_empty();
        self.g.flag(node, ty::NO_PROPER_DATA, known && !self.has_proper_data(id, 0));
        self.g.flag(node, ty::HAS_ZERO_INIT_COMPONENT, self.has_scalar(id, 0));
        self.g.flag(node, ty::ANY_CONST_MEMBER, self.has_constant(id, 0));
        let pure = |id: &FunctionId| il[*id].flags.contains(FunctionFlags::PURE);
        self.g.flag(node, ty::ABSTRACT, c.virtual_table(self.il).iter().any(pure));
        let packing = crate::preprocess::packing_at(self.unit.pragmas, c.pos, None);
        if let Some(packing) = packing.filter(|_| c.pos.is_some()) {
            self.g.int(node, ty::MAX_MEMBER_ALIGNMENT, packing);
        }
        self.g.ty_of_class(node, c);
        let polymorphic = c.flags.contains(ClassFlags::POLYMORPHIC);
        self.g.flag(node, ty::ANY_VIRTUAL_FUNCTIONS_INCLUDING_IN_BASE_CLASSES, polymorphic);
        let implied = |id: &FunctionId| il[*id].flags.contains(FunctionFlags::VIRTUAL);
        let virtuals =
            self.member_functions(id, FunctionFlags::VIRTUAL) || c.implicit(self.il).iter().any(implied);
        self.g.flag(node, ty::ANY_VIRTUAL_FUNCTIONS, virtuals);
        if !c.virtual_table(self.il).is_empty() {
            let highest = c.virtual_table(self.il).len() as i128 - 1;
            self.g.int(supplement, class_type_supplement::HIGHEST_VIRTUAL_FUNCTION_NUMBER, highest);
            if highest == 0 {
                self.g.clear(supplement, class_type_supplement::VIRTUAL_FUNCTION_INFO_OFFSET);
            }
        }
        let pure = self.member_functions(id, FunctionFlags::PURE);
        self.g.flag(node, ty::ANY_PURE_VIRTUAL_FUNCTIONS, pure);
        self.g.flag(node, ty::ANY_MUTABLE_MEMBER, c.members.fields.iter().any(|field| il[*field].mutable));
        self.g.flag(
            supplement,
            class_type_supplement::HAS_FIELD_INITIALIZER,
            c.members.fields.iter().any(|field| il[*field].has_init),
        );
        self.bases(id, node, supplement);
    }

    /// Whether a class has data beside members of empty classes; that of its bases is not its own.
    fn has_proper_data(&self, id: ClassId, depth: u32) -> bool {
        let c = &self.il[id];
        let empty = c.layout(self.il).is_some_and(|layout| layout.empty);
        !empty
            && (c.flags.contains(ClassFlags::POLYMORPHIC)
                || self.has_virtual_base(id)
                || self.data_types(id, depth == 0).any(|ty| match self.il.class_of(ty) {
                    Some(class) => {
                        depth > limits::DISPLAYED_CLASS_NESTING || self.has_proper_data(class, depth + 1)
                    }
                    None => true,
                }))
    }

    fn has_virtual_base(&self, id: ClassId) -> bool {
        let mut found = Vec::new();
        lifetime::virtual_bases(self.il, id, &mut found, 0);
        !found.is_empty()
    }

    /// Whether a part of a class is no class itself.
    fn has_scalar(&self, id: ClassId, depth: u32) -> bool {
        self.part_types(id).any(|ty| match self.il.class_of(lifetime::innermost(self.il, ty)) {
            Some(class) => depth <= limits::DISPLAYED_CLASS_NESTING && self.has_scalar(class, depth + 1),
            None => true,
        })
    }

    fn has_constant(&self, id: ClassId, depth: u32) -> bool {
        let fields = &self.il[id].members.fields;
        fields.iter().any(|field| {
            let ty = lifetime::innermost(self.il, self.il[*field].ty);
            let canonical = self.il[self.il[ty].canonical].kind;
            matches!(canonical, TypeKind::Qualified { quals, .. } if quals.contains(Qualifiers::CONST))
                || self.il.class_of(ty).is_some_and(|c| {
                    depth <= limits::DISPLAYED_CLASS_NESTING && self.has_constant(c, depth + 1)
                })
        })
    }

    /// The types of the bases and data members of a class.
    fn part_types(&self, id: ClassId) -> impl Iterator<Item = TypeId> {
        self.data_types(id, false)
    }

    /// The types of its members, and unless only its own data are asked for of its bases.
    fn data_types(&self, id: ClassId, own: bool) -> impl Iterator<Item = TypeId> {
        let c = &self.il[id];
        let fields = c.members.fields.iter().map(|field| &self.il[*field]);
        let fields = fields.filter(|f| f.name.is_some() || f.bits.is_none()).map(|f| f.ty);
        let bases = if own { &[] } else { c.bases.as_slice() };
        bases.iter().map(|base| base.ty).chain(fields)
    }

    /// Notes that a type is part of a declaration: the classes in it were looked at for what may not be used,
    /// and, where the declared name has linkage, for local classes.
    pub fn declared_type(&mut self, ty: TypeId, has_linkage: bool) {
        if !self.made.types.declared.insert((ty, has_linkage)) {
            return;
        }
        let il = self.il;
        match il[il[ty].canonical].kind {
            TypeKind::Class { class } => {
                let alias = matches!(il[ty].kind, TypeKind::AliasInstance { .. });
                self.declared_class(class, !alias, has_linkage);
            }
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of }
            | TypeKind::Array { element: of, .. } => self.declared_type(of, has_linkage),
            TypeKind::MemberPointer { class, to } => {
                self.declared_type(class, has_linkage);
                self.declared_type(to, has_linkage);
            }
            TypeKind::Function { ret, params, .. } => {
                self.declared_type(ret, has_linkage);
                for param in il[params].iter().copied() {
                    self.declared_type(param, has_linkage);
                }
            }
            TypeKind::Builtin { of: Builtin::VaList } => {
                let list = self.va_list();
                let tag = self.g.target(self.resolved(list), ty::ELEMENT_TYPE);
                if let Some(supplement) = tag.and_then(|tag| self.g.target(tag, ty::EXTRA_INFO)) {
                    let label = class_type_supplement::DOES_NOT_CONTAIN_DEPRECATED_OR_UNAVAILABLE_TYPE;
                    self.g.flag(supplement, label, true);
                }
            }
            // In the others no class is looked at for this.
            _ => {}
        }
    }

    /// Notes that a type is part of that of a function whose definition other units see: the classes in it were looked
    /// at for members of unnamed namespaces.
    pub fn defined_with(&mut self, ty: TypeId, depth: u32) {
        let il = self.il;
        if depth > limits::DISPLAYED_CLASS_NESTING {
            return;
        }
        match il[il[ty].canonical].kind {
            TypeKind::Class { class } => self.names_no_hidden_type(class),
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of }
            | TypeKind::Array { element: of, .. } => self.defined_with(of, depth + 1),
            TypeKind::MemberPointer { class, to } => {
                self.defined_with(class, depth + 1);
                self.defined_with(to, depth + 1);
            }
            TypeKind::Function { ret, params, .. } => {
                self.defined_with(ret, depth + 1);
                for param in il[params].iter().copied() {
                    self.defined_with(param, depth + 1);
                }
            }
            // In the others no class is looked at for this.
            _ => {}
        }
    }

    /// As [`Self::defined_with`], for a class.
    pub fn names_no_hidden_type(&mut self, class: ClassId) {
        let c = &self.il[class];
        if c.flags.contains(ClassFlags::DEPENDENT) || c.template.is_some() {
            return;
        }
        let node = self.class(class);
        if let Some(supplement) = self.g.target(node, ty::EXTRA_INFO) {
            self.g.truth(supplement, class_type_supplement::CONTAINS_UNNAMED_NAMESPACE_TYPE, false);
        }
    }

    /// As [`Self::declared_type`], for a class.
    pub fn declared_class(&mut self, class: ClassId, as_type: bool, has_linkage: bool) {
        let il = self.il;
        let c = &il[class];
        let node = self.class(class);
        if c.flags.intersects(ClassFlags::DEPENDENT) || c.template.is_some() || c.lambda(self.il).is_some() {
            return;
        }
        if let Some(supplement) = self.g.target(node, ty::EXTRA_INFO) {
            self.g.flag(
                supplement,
                class_type_supplement::DOES_NOT_CONTAIN_DEPRECATED_OR_UNAVAILABLE_TYPE,
                as_type,
            );
            if has_linkage && !c.flags.contains(ClassFlags::LOCAL) {
                self.g.truth(supplement, class_type_supplement::CONTAINS_LOCAL_TYPE, false);
            }
        }
        if let Some(instance) = c.instance {
            for arg in il[il[instance].args].iter().copied() {
                if let TemplateArg::Type { of } = arg {
                    self.declared_type(of, has_linkage);
                }
            }
        }
        if let ScopeKind::Class { of } = il[c.enclosing].kind {
            self.declared_class(of, as_type, has_linkage);
        }
    }

    fn member_functions(&self, id: ClassId, flag: FunctionFlags) -> bool {
        self.il[id].members.declared.iter().any(|member| match member {
            Entity::Function { id } => self.il[*id].flags.contains(flag),
            _ => false,
        })
    }

    /// The data members in order, as a list.
    pub fn field_list(&mut self, id: ClassId, node: TypeNode) {
        let fields: Vec<_> =
            self.il[id].members.fields.clone().into_iter().map(|id| self.field(id)).collect();
        let first = self.g.chain(&fields, data_member::NEXT);
        self.g.link_some(node, ty::FIELD_LIST, first);
    }

    /// Completes the instances of class templates that are defined before the next declaration. A class is in its
    /// scope where it is complete.
    pub fn finish_instances(&mut self) {
        let il = self.il;
        let completed = |id: ClassId| il[id].instance.map_or(Pos::NONE, |instance| il[instance].completed);
        let until = self.place.until;
        while let Some(next) = self
            .made
            .classes
            .unfinished
            .iter()
            .copied()
            .filter(|id| completed(*id) <= until)
            .min_by_key(|id| completed(*id))
        {
            self.made.classes.unfinished.retain(|id| *id != next);
            let node = self.class(next);
            self.complete_class(next, node);
            self.instance_members(next);
            self.listed_last(node);
        }
    }

    /// Moves a class to the end of its scope.
    fn listed_last(&mut self, node: TypeNode) {
        if let Some(scope) = self.g.target(node, ty::SOURCE_CORRESP_PARENT_SCOPE) {
            self.g.move_to_end(scope, scope::TYPES, node, ty::NEXT);
        }
    }

    /// The members of a class that was made from a template.
    fn instance_members(&mut self, id: ClassId) {
        let members = self.il[id].members.declared.clone();
        let Some(node) = self.known::<kind::Type>(Entity::Class { id }) else { return };
        for member in members {
            match member {
                Entity::Field { .. } => {}
                Entity::Function { id } => {
                    self.routine(id);
                }
                Entity::Variable { id } => {
                    self.variable(id);
                }
                Entity::Class { id } => {
                    let node = self.class(id);
                    if self.g.name(node).is_some() {
                        self.name_reference(node, None, None, false);
                    }
                }
                Entity::Enum { id } => {
                    let node = self.enumeration(id);
                    self.g.flag(node, ty::AUTONOMOUS_PRIMARY_TAG_DECL, true);
                    if self.g.name(node).is_some() {
                        self.name_reference(node, None, None, true);
                        self.g.flag(node, ty::IS_TEMPLATE_ENUM, true);
                    }
                }
                Entity::Typedef { id } => {
                    self.typedef(id);
                }
                Entity::Template { id } => {
                    self.template(id);
                }
                _ => {}
            }
        }
        self.field_list(id, node);
        self.implicit_members(id);
    }

    /// The members that the unit does not declare: constructors, assignments and the destructor. Constructors
    /// that need no code stand before all other members.
    pub fn implicit_members(&mut self, id: ClassId) {
        let il = self.il;
        let lazy = |id: &FunctionId| il[*id].name == EntityName::Constructor && !il[*id].pos.is_some();
        let class = self.class(id);
        if self.is_prototype_class(id) || self.header.is_c {
            return;
        }
        if !il[id].flags.contains(ClassFlags::LAZY) {
            self.derived(class, Derived::LvalueReference);
        }
        // The end of the unit does not come to instances of templates, which then never have them.
        let is_instance = il[id].instance.is_some_and(|of| il[of].explicit != Specialization::Explicit);
        for member in il[id].implicit(il).iter().filter(|id| lazy(id) && !is_instance) {
            self.implicit_member(id, *member);
        }
        for member in il[id].implicit(il).iter().filter(|id| !lazy(id)) {
            self.implicit_member(id, *member);
        }
        self.inherited_constructors(id);
        self.overriding_functions(id);
        if !il[id].flags.contains(ClassFlags::LAZY) && il[id].implicit(il).iter().any(|id| !lazy(id)) {
            self.copied_parts(id);
        }
        // Constructors that need no code are declared at the end of the unit, the others with their class.
        if il[id].implicit(il).iter().any(lazy) {
            if !is_instance {
                self.made.classes.lazy_classes.push(class);
            }
        } else {
            self.constructor_types(class);
        }
        if self.g.derived.contains_key(&(class, Derived::LvalueReference)) {
            self.derived(class, Derived::LvalueReference);
        }
    }

    /// What copies the bases and members of a class is looked for with constant objects of their classes, where
    /// copying them takes more than copying bytes.
    fn copied_parts(&mut self, id: ClassId) {
        let parts: Vec<TypeId> = self.part_types(id).collect();
        for part in parts {
            let Some(class) = self.il.class_of(lifetime::innermost(self.il, part)) else { continue };
            if self.il[class].flags.contains(ClassFlags::ANONYMOUS) {
                continue;
            }
            let node = self.class(class);
            let how = Derived::Qualified(word::CONST);
            if lifetime::needs_constructor(self.il, class) && self.g.derived.contains_key(&(node, how)) {
                self.derived(node, how);
            }
        }
    }

    /// The types of the parameters of constructors that copy and move, in the order of their declaration.
    fn constructor_types(&mut self, class: TypeNode) {
        for how in [Derived::Qualified(word::CONST), Derived::RvalueReference] {
            if self.g.derived.contains_key(&(class, how)) {
                let of = self.derived(class, how);
                if self.g.derived.contains_key(&(of, Derived::LvalueReference)) {
                    self.derived(of, Derived::LvalueReference);
                }
            }
        }
    }

    /// Declares the constructors that need no code.
    pub fn lazy_constructors(&mut self) {
        for class in std::mem::take(&mut self.made.classes.lazy_classes) {
            self.constructor_types(class);
        }
    }

    /// Adds a member function that is declared implicitly.
    pub fn implicit_member(&mut self, class: ClassId, id: FunctionId) {
        let known = self.made.entities.by_entity.contains_key(&Entity::Function { id });
        let node = self.routine(id);
        if known {
            return;
        }
        let Some(ty) = self.g.target(node, routine::TYPE) else { return };
        let class_node = self.class(class);
        self.g.clear(ty, ty::ROUTINE_NAME_LINKAGE_IS_EXPLICIT);
        self.g.clear(node, routine::IS_DEFAULTED);
        self.g.clear(node, routine::IS_DECLARED_CONSTEXPR);
        self.g.flag(node, routine::IS_INLINE, true);
        self.g.flag(node, routine::COMPILER_GENERATED, true);
        let flags = self.il[id].flags;
        self.g.flag(node, routine::DEFINED, flags.contains(FunctionFlags::DELETED));
        self.g.clear(node, routine::DEVICE);
        self.g.clear(node, routine::HOST);
        let is_constructor = self.il[id].name == EntityName::Constructor;
        if is_constructor && !self.il[id].pos.is_some() {
            self.lazy_constructor(node, ty);
            return;
        }
        self.g.link(ty, ty::ASSOC_ROUTINE, node);
        self.g.flag(node, routine::INLINE_IN_CLASS_DEFINITION, true);
        if self.il[id].name == EntityName::Destructor && flags.contains(FunctionFlags::VIRTUAL) {
            self.noexcept(ty, None, true);
            self.g.flag(node, routine::NEVER_THROWS, true);
        } else {
            self.g.clear(node, routine::NEVER_THROWS);
            self.indeterminate(ty);
        }
        self.copy_position(class_node, node);
    }

    /// A constructor that needs no code is there without having been declared.
    fn lazy_constructor(&mut self, node: RoutineNode, ty: TypeNode) {
        self.g.word(node, routine::STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.word(node, routine::SOURCE_CORRESP_NAME_LINKAGE, word::NO);
        self.g.clear(node, routine::SURROUNDING_NAME_LINKAGE_STATE);
        self.g.word(ty, ty::ROUTINE_NAME_LINKAGE, word::CPLUSPLUS);
        self.g.clear(ty, ty::ROUTINE_NAME_LINKAGE_IS_EXPLICIT);
        self.g.clear(node, routine::INLINE_IN_CLASS_DEFINITION);
        self.g.clear(node, routine::SOURCE_CORRESP_DECL_POSITION_SEQ);
        self.g.clear(node, routine::SOURCE_CORRESP_DECL_POSITION_COLUMN);
        self.referenced(node);
        if self.g.target(ty, ty::EXCEPTION_SPECIFICATION).is_none() {
            self.noexcept(ty, None, true);
        }
        self.g.flag(node, routine::NEVER_THROWS, true);
    }

    /// Gives an entry the positions of another one.
    pub fn copy_position(&mut self, from: impl Handle<kind::Entity>, to: impl Handle<kind::Entity>) {
        let from = from.of();
        let to = to.of();
        self.g.copy_field(from, to, any::SOURCE_CORRESP_DECL_POSITION_SEQ);
        self.g.copy_field(from, to, any::SOURCE_CORRESP_DECL_POSITION_COLUMN);
    }

    /// An enumeration with its enumerators.
    pub fn enumeration(&mut self, id: EnumId) -> TypeNode {
        let entity = Entity::Enum { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        let il = self.il;
        let e = &il[id];
        let parent = self.scope(e.enclosing);
        let name = e.name.map(|name| self.text(name));
        let known = name.clone().and_then(|name| self.predeclared(parent, name));
        let node = match known {
            Some(node) => node,
            None => {
                let node = self.new_type(new::TYPE_TK_INTEGER_ENUM, 0, 1);
                self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
                let linkage = if self.header.is_c { word::NO } else { word::CPLUSPLUS };
                self.named(node, name, linkage);
                self.member_of(node, parent, scope::TYPES);
                if self.is_local_scope(e.enclosing) {
                    self.local_type(node);
                    if self.g.name(node).is_some() {
                        self.g.word(node, ty::SOURCE_CORRESP_NAME_LINKAGE, word::NO);
                    }
                }
                node
            }
        };
        self.made.entities.by_entity.insert(entity, node.id());
        if known.is_none() {
            self.declared_at(node, e.pos);
        }
        self.access(node, e.access);
        let underlying = self.ty(e.underlying);
        let (size, align) = self.extent(underlying);
        self.g.int(node, ty::SIZE, size);
        self.g.int(node, ty::ALIGNMENT, align);
        if let TypeKind::Builtin { of } = il[il[e.underlying].canonical].kind {
            // Without a type of its own, an enumeration that could be unsigned counts as signed all the same.
            let unsigned = !e.fixed && of == Builtin::UnsignedInt;
            let of = if unsigned { Builtin::Int } else { of };
            self.g.word(node, ty::INT_KIND, of.spelling());
            self.g.flag(node, ty::UNDERLYING_TYPE_SHOULD_USE_UNSIGNED, unsigned);
        }
        self.g.flag(node, ty::ENUM_TYPE, true);
        let written = self.has_enum_base(node, e);
        self.g.flag(node, ty::HAS_EXPLICIT_ENUM_BASE, written);
        if e.base_pos.is_some() {
            self.place(node, (ty::BASE_TYPE_POSITION_SEQ, ty::BASE_TYPE_POSITION_COLUMN), e.base_pos);
        }
        self.g.ty_of_enum(node, e);
        self.g.flag(node, ty::ORIGINALLY_UNNAMED, e.named_for_linkage || e.name.is_none());
        if written {
            self.g.link(node, ty::BASE_TYPE, underlying);
        }
        let owner = self.enumerator_scope(id, node, parent);
        self.enumerators(id, node, owner);
        self.open_enumeration(id, node);
        node
    }

    fn enumerator_scope(&mut self, id: EnumId, node: TypeNode, parent: ScopeNode) -> ScopeNode {
        if !self.il[id].scoped {
            return parent;
        }
        let scope = self.g.add_to_file(new::SCOPE_SCK_ENUM);
        self.g.link(scope, scope::PARENT, parent);
        self.g.link(scope, scope::ASSOC_TYPE, node);
        self.g.link(node, ty::ENUM_INFO_ASSOC_SCOPE, scope);
        scope
    }

    /// Whether an enumeration whose type is fixed says so behind its name.
    fn has_enum_base(&self, node: TypeNode, e: &Enum) -> bool {
        let known = self.g.get(node, ty::BASE_TYPE).is_some();
        e.fixed && (known || !e.pos.is_some() || e.base_pos.is_some())
    }

    /// What defining a class or enumeration adds: its place in the source, its members, its end.
    pub fn define_tag(&mut self, definition: TagDefinitionId) {
        let il = self.il;
        let d = &il[definition];
        match d.entity {
            Entity::Class { id } => self.define_class(id, definition),
            Entity::Enum { id } => {
                let node = self.enumeration(id);
                if !d.body {
                    self.declare_tag(node, d.pos);
                    return;
                }
                if il[id].name.is_some() && !il[id].named_for_linkage {
                    self.name_reference(node, d.qualifier, None, true);
                }
                self.entity_in_sequence(node);
                self.attributes(node, any::SOURCE_CORRESP_ATTRIBUTES, d.attributes);
                for enumerator in il[d.enumerators].iter().copied() {
                    let constant = self.known::<kind::Constant>(Entity::Enumerator { id: enumerator });
                    if let Some(constant) = constant {
                        self.entity_in_sequence(constant);
                    }
                }
                self.end_of(node, Some(d.end));
            }
            _ => {}
        }
    }

    fn define_class(&mut self, id: ClassId, definition: TagDefinitionId) {
        let il = self.il;
        let d = &il[definition];
        let node = self.class(id);
        self.g.node_mut(node).form = class_form(d.tag).form();
        if !d.body {
            self.declare_tag(node, d.pos);
            return;
        }
        self.declared_at(node, d.pos);
        if !self.is_predeclared(node) {
            self.name_reference(node, d.qualifier, None, true);
        } else if let Some(supplement) = self.g.target(node, ty::EXTRA_INFO) {
            self.g.truth(supplement, class_type_supplement::CONTAINS_ERROR, false);
        }
        self.complete_class(id, node);
        self.entity_in_sequence(node);
        self.attributes(node, any::SOURCE_CORRESP_ATTRIBUTES, d.attributes);
        let outer = self.function.pending.len();
        let scope = self.class_scope(id);
        self.with(change::ClassScope(Some(scope)), |p| p.items(&d.items));
        self.field_list(id, node);
        self.listed_last(node);
        self.end_of(node, Some(d.end));
        self.implicit_members(id);
        if il[id].parent_class.is_none() || self.is_local_scope(il[id].enclosing) {
            self.bodies_from(outer);
        }
    }

    /// Whether a type is there from the beginning.
    fn is_predeclared(&self, node: TypeNode) -> bool {
        self.made.entities.predeclared.values().any(|of| *of == node.id())
    }

    fn declare_tag(&mut self, node: TypeNode, pos: Pos) {
        let first = self.g.target(node, ty::SOURCE_CORRESP_SOURCE_SEQUENCE_ENTRY).is_none()
            && !self.is_predeclared(node);
        let id = self.secondary(node, pos, first);
        if first {
            let reference = self.name_reference(node, None, None, false);
            self.g.link(id, src_seq_secondary_decl::NAME_REFERENCE, reference);
        }
        self.g.flag(id, src_seq_secondary_decl::AUTONOMOUS_TAG_DECL, self.place.tag_alone);
    }
}

pub(super) fn class_form(tag: Tag) -> New<kind::Type> {
    match tag {
        Tag::Class => new::TYPE_TK_CLASS,
        Tag::Union => new::TYPE_TK_UNION,
        _ => new::TYPE_TK_STRUCT,
    }
}
