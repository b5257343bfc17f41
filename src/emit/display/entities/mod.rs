//! Variables, functions and data members, as far as they are known where they are first named.

mod attribute_effects;
mod attributes;
mod fields;
mod hidden;
mod hidden_bases;
mod locals;
pub(super) mod names;
mod return_types;
mod structured_bindings;
mod variable_types;

use super::build::Build;
use super::graph::{Derived, Handle, Of};
use super::types::{Parameter, qualifiers};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    RoutineNode, ScopeNode, TypeNode, VariableNode, any, exception_specification,
    exception_specification_type, kind, new, param_type, routine, scope, template, ty, variable,
    variable_template_info, word,
};

impl Build<'_> {
    /// The linkage of a name.
    pub fn linkage(&self, linkage: Linkage, c_linkage: bool) -> &'static str {
        match linkage {
            Linkage::None => word::NO,
            Linkage::Internal => word::INTERNAL,
            Linkage::External if c_linkage || self.header.is_c => word::C,
            Linkage::External => word::CPLUSPLUS,
        }
    }

    /// A variable with what its type and linkage say; where it is declared adds the rest.
    pub fn variable(&mut self, id: VariableId) -> VariableNode {
        let entity = Entity::Variable { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        if let Some(class) = self.il[id].class
            && self.unit.made_from.contains_key(&entity)
        {
            self.class(class);
            if let Some(found) = self.known(entity) {
                return found;
            }
        }
        let il = self.il;
        let v = &il[id];
        let local = match v.storage {
            Storage::Register | Storage::Parameter => true,
            // Structured bindings of a namespace say nothing of their storage.
            Storage::Automatic => v.name.is_some() || self.is_local_scope(v.scope),
            Storage::Binding => self.is_local_scope(v.scope),
            Storage::Static | Storage::Thread => false,
        };
        let node = if local { self.new_node(new::VARIABLE) } else { self.g.add_to_file(new::VARIABLE) };
        self.made.entities.by_entity.insert(entity, node.id());
        let name = v.name.map(|name| self.text(name));
        let linkage = self.linkage(v.linkage, v.c_linkage);
        self.named(node, name, linkage);
        self.declared_at(node, v.pos);
        if !local {
            self.access(node, v.access);
        }
        let ty = self.object_type(id);
        self.g.link(node, variable::TYPE, ty);
        self.declared_type(v.ty, v.linkage != Linkage::None);
        self.variable_storage(node, id);
        self.g.word(node, variable::INIT_KIND, word::INITK_NONE);
        self.g.flag(node, variable::ASM_NAME_IS_VALID, true);
        self.memory_space(node, v.space);
        self.g.variable_of_variable(node, v);
        self.g.flag(node, variable::IS_THREAD_LOCAL, v.storage == Storage::Thread);
        if local {
            self.local_entity(node);
        } else if let Some(class) = v.class {
            let scope = self.scope(v.scope);
            self.member_of(node, scope, scope::VARIABLES);
            self.initialized_in_class(node, id);
            self.templated_variable(node, class, id);
        } else if self.is_local_scope(v.scope) && v.linkage == Linkage::None {
            return node;
        } else {
            let scope = if self.is_local_scope(v.scope) { self.file } else { self.scope(v.scope) };
            let list = if v.c_linkage { self.file } else { scope };
            self.g.link(node, variable::SOURCE_CORRESP_PARENT_SCOPE, scope);
            self.g.append(list, scope::VARIABLES, node, variable::NEXT);
        }
        self.variable_specialization(node, id);
        node
    }

    /// A static data member that is initialized in its class ([class.static.data]): one that is constant can stand for
    /// its value.
    fn initialized_in_class(&mut self, node: VariableNode, id: VariableId) {
        let il = self.il;
        let from = match self.unit.made_from.get(&Entity::Variable { id }) {
            Some(Entity::Variable { id: pattern }) => *pattern,
            _ => id,
        };
        let within =
            |d: &DeclarationId| il[*d].qualifier(il).is_none() && !matches!(il[*d].init, Initializer::None);
        if !il[from].definition.iter().any(within) {
            return;
        }
        self.g.flag(node, variable::INITIALIZER_IN_CLASS, true);
        let open = matches!(
            il[self.il.unqualified_type(il[id].ty)].kind,
            TypeKind::NamedParam { .. } | TypeKind::Param { .. }
        );
        let fixed = self.is_fixed(il[id].ty) || il[id].flags.contains(VariableFlags::CONSTEXPR) || open;
        let known = from == id || il[id].value.is_some();
        self.g.flag(node, variable::IS_MEMBER_CONSTANT, fixed && known);
        if from == id {
            self.g.word(node, variable::DECLARED_STORAGE_CLASS, word::SC_STATIC);
        } else {
            self.g.flag(node, variable::HAS_EXPLICIT_INITIALIZER, true);
            self.g.word(node, variable::STORAGE_CLASS, word::SC_EXTERN);
        }
    }

    /// What a static data member has that belongs to a class template or to an instance of one.
    fn templated_variable(&mut self, node: VariableNode, class: ClassId, id: VariableId) {
        let entity = Entity::Variable { id };
        let prototype = self.is_prototype_class(class) && self.il[id].template(self.il).is_none();
        if prototype {
            let form = new::TEMPLATE_TEMPLK_STATIC_DATA_MEMBER;
            self.member_template(entity, class, form, template::VARIABLE, node);
        }
        let own = self.made.templates.member_templates.get(&entity).copied();
        let Some(template) = own.or_else(|| self.origin_template(entity)) else { return };
        let info = self.g.add_to_file(new::VARIABLE_TEMPLATE_INFO);
        self.g.link(info, variable_template_info::ASSOC_TEMPLATE, template);
        self.g.link(node, variable::TEMPLATE_INFO, info);
        self.g.flag(node, variable::IS_TEMPLATE_VARIABLE, true);
        self.g.flag(node, variable::IS_PROTOTYPE_INSTANTIATION, prototype);
        self.g.flag(node, variable::IS_NONREAL, prototype);
        let within = self.g.is_true(node, variable::INITIALIZER_IN_CLASS);
        let defined =
            self.g.is_true(node, variable::IS_INLINE) || self.g.is_true(node, variable::IS_CONSTEXPR);
        if prototype && within && defined {
            self.g.link(template, template::DEFINITION_TEMPLATE, template);
        }
        if !prototype && self.unit.made_from.contains_key(&entity) {
            let within = self.g.is_true(node, variable::INITIALIZER_IN_CLASS);
            if !within {
                self.g.word(node, variable::STORAGE_CLASS, word::SC_EXTERN);
            }
            self.name_reference(node, None, None, within);
        }
    }

    /// An array without a bound has the bound that its initializer gives.
    fn object_type(&mut self, id: VariableId) -> TypeNode {
        let il = self.il;
        let v = &il[id];
        let made = v.instance(il).is_some_and(|of| il[of].explicit != Specialization::Explicit);
        let written = v.definition.filter(|_| !made).map_or(v.ty, |definition| il[definition].ty);
        let same = il[written].canonical == il[v.ty].canonical;
        if v.flags.contains(VariableFlags::CONSTEXPR)
            && !matches!(
                il[il[written].canonical].kind,
                TypeKind::Qualified { .. }
                    | TypeKind::LvalueReference { .. }
                    | TypeKind::RvalueReference { .. }
            )
            && !v.flags.contains(VariableFlags::DEDUCED)
        {
            let plain = self.written_type(id, written);
            return self.derived(plain, Derived::Qualified(word::CONST));
        }
        if v.flags.contains(VariableFlags::DEDUCED) || !same {
            self.ty(v.ty)
        } else {
            self.written_type(id, written)
        }
    }

    /// The type of a variable as it was written, which is one entry for its type and its declaration.
    pub fn written_type(&mut self, id: VariableId, written: TypeId) -> TypeNode {
        if self.il[id].storage == Storage::Parameter { self.ty(self.il[id].ty) } else { self.ty(written) }
    }

    fn variable_storage(&mut self, node: VariableNode, id: VariableId) {
        let v = &self.il[id];
        let (storage, declared) = match v.storage {
            // All threads of a block share it ([dcl.stc] does not know of that).
            Storage::Automatic if v.space == MemorySpace::Shared => (word::SC_STATIC, word::SC_UNSPECIFIED),
            Storage::Automatic | Storage::Parameter | Storage::Binding => {
                (word::SC_AUTO, word::SC_UNSPECIFIED)
            }
            Storage::Register => (word::SC_REGISTER, word::SC_REGISTER),
            Storage::Static | Storage::Thread => {
                let is_static = v.flags.contains(VariableFlags::STATIC) && v.class.is_none();
                let declared = if is_static { word::SC_STATIC } else { word::SC_UNSPECIFIED };
                let storage = match v.linkage {
                    Linkage::Internal | Linkage::None => word::SC_STATIC,
                    Linkage::External if v.defined && !self.is_declared_in_class(id) => word::SC_UNSPECIFIED,
                    Linkage::External => word::SC_EXTERN,
                };
                (storage, declared)
            }
        };
        self.g.word(node, variable::STORAGE_CLASS, storage);
        self.g.word(node, variable::DECLARED_STORAGE_CLASS, declared);
    }

    /// Whether a static data member has a value in its class and is no definition by that ([class.static.data]).
    fn is_declared_in_class(&self, id: VariableId) -> bool {
        let v = &self.il[id];
        let inline = v.flags.contains(VariableFlags::INLINE)
            || v.flags.contains(VariableFlags::CONSTEXPR) && self.header.standard >= 2017;
        let within = |d: DeclarationId| self.il[d].qualifier(self.il).is_none();
        v.class.is_some() && !inline && v.definition.is_some_and(within)
    }

    fn memory_space(&mut self, node: VariableNode, space: MemorySpace) {
        match space {
            MemorySpace::Host => {}
            MemorySpace::Device | MemorySpace::Managed => self.g.flag(node, variable::DEVICE, true),
            MemorySpace::Constant => self.g.flag(node, variable::CONSTANT_MEMORY_SPACE, true),
            MemorySpace::Shared => self.g.flag(node, variable::SHARED, true),
        }
    }

    /// What all entities local to a function have.
    pub fn local_entity(&mut self, node: impl Handle<kind::Entity>) {
        let node = node.of();
        self.g.mark(node, any::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION, true);
        self.g.link_some(node, any::SOURCE_CORRESP_ENCLOSING_ROUTINE, self.function.routine);
        self.g.link_some(node, any::SOURCE_CORRESP_PARENT_SCOPE, self.function.local_scope);
    }

    /// A function with what its type and flags say.
    pub fn routine(&mut self, id: FunctionId) -> RoutineNode {
        let entity = Entity::Function { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        if let Some(class) = self.il[id].class
            && self.unit.made_from.contains_key(&entity)
        {
            // The members of an instance are declared together.
            self.class(class);
            if let Some(found) = self.known(entity) {
                return found;
            }
        }
        if let Some(known) = self.undeclared_allocation(id) {
            self.made.entities.by_entity.insert(entity, known.id());
            return known;
        }
        let il = self.il;
        let f = &il[id];
        let node = self.g.add_to_file(new::ROUTINE);
        self.made.entities.by_entity.insert(entity, node.id());
        let name = self.function_name(id);
        let linkage = self.linkage(f.linkage, f.c_linkage);
        let linkage = if f.class.is_some() && f.linkage == Linkage::None { word::CPLUSPLUS } else { linkage };
        let local = f.class.is_some_and(|class| self.is_local_class(class));
        let unnamed = f.class.is_some_and(|class| il[class].name.is_none() && il[class].lambda(il).is_none());
        let hidden = unnamed
            && f.class.is_some_and(|class| match il[il[class].enclosing].kind {
                ScopeKind::Namespace { of } => il[of].name.is_none(),
                _ => false,
            });
        let lambda = f.class.and_then(|class| il[class].lambda(il));
        let generic = lambda.is_some_and(|lambda| il[lambda].template.is_some() && il[lambda].call == id);
        let linkage = match (hidden, local || unnamed || lambda.is_some() && !generic) {
            (true, _) => word::INTERNAL,
            (false, true) => word::NO,
            (false, false) => linkage,
        };
        self.named(node, name, linkage);
        self.g.flag(node, routine::SOURCE_CORRESP_IS_LOCAL_TO_FUNCTION, local);
        let pos = self.pattern_position(id).unwrap_or(f.pos);
        self.declared_at(node, pos);
        if f.class.is_some() {
            self.access(node, f.access);
        }
        // The declaration of what is made from a member of a template is that member's; a member template is as its class
        // declares it.
        let first = f.first.filter(|_| f.template.is_some() && f.class.is_some());
        let declaration = first.or(f.definition).or(f.first).filter(|d| il[*d].entity == entity);
        let ty = self.routine_type_of(id, declaration);
        self.g.link(node, routine::TYPE, ty);
        self.deduced_return_type(node, ty, id);
        if !f.flags.contains(FunctionFlags::IMPLICIT) && f.template.is_none() {
            let has_linkage = f.linkage != Linkage::None && !f.c_linkage;
            self.declared_type(f.ty, has_linkage);
            // What has no object says nothing of its class.
            match f.class.filter(|_| !f.flags.contains(FunctionFlags::STATIC)) {
                Some(class) if f.instance.is_some() => self.names_no_hidden_type(class),
                Some(class) => self.declared_class(class, false, has_linkage),
                None => {}
            }
        }
        self.routine_storage(node, id);
        self.routine_flags(node, id);
        if local || unnamed {
            self.g.word(node, routine::STORAGE_CLASS, word::SC_STATIC);
        }
        self.virtual_number(node, id);
        self.special_kind(node, id);
        self.templated_function(node, ty, id);
        if f.class.is_some() && f.template.is_none() && self.unit.made_from.contains_key(&entity) {
            self.name_reference(node, None, None, false);
        }
        self.trailing_requires(node, id);
        self.asm_label(node, f.asm_label(self.il));
        self.attributes_of_pattern(node, id);
        self.triviality(node, id);
        self.copied_parameter(ty, id);
        let scope = if self.is_local_scope(f.scope) { self.file } else { self.scope(f.scope) };
        self.g.link(node, routine::SOURCE_CORRESP_PARENT_SCOPE, scope);
        if f.flags.contains(FunctionFlags::IMPLICIT) && !f.pos.is_some() {
            let before = self.last_lazy(scope);
            self.g.insert(scope, scope::ROUTINES, node, routine::NEXT, before.map(Of::id));
        } else {
            self.g.append(scope, scope::ROUTINES, node, routine::NEXT);
        }
        node
    }

    /// What a function has that is the pattern of a template, a member of one, or made from one.
    fn templated_function(&mut self, node: RoutineNode, ty: TypeNode, id: FunctionId) {
        let il = self.il;
        let f = &il[id];
        if f.template.is_some() || f.instance.is_some() {
            self.g.clear(node, routine::SURROUNDING_NAME_LINKAGE_STATE);
        }
        if let Some(instance) = f.instance {
            let Instance { template, args, explicit, .. } = il[instance];
            let of = template;
            let template = self.template(template);
            self.g.link(node, routine::ASSOC_TEMPLATE, template);
            self.g.flag(node, routine::IS_TEMPLATE_FUNCTION, true);
            self.g.flag(node, routine::IS_SPECIALIZED, explicit == Specialization::Explicit);
            self.g.flag(ty, ty::IS_VARIADIC_INSTANCE, true);
            let written = self.written_arguments(Entity::Function { id });
            self.specialization_arguments(node, any::TEMPLATE_ARG_LIST, (of, args), written, false);
            return;
        }
        let Some(class) = f.class else {
            if f.template.is_some() {
                self.involved_parameters(ty, id);
            }
            return;
        };
        let implicit = f.flags.contains(FunctionFlags::IMPLICIT);
        if let Some(template) = f.template {
            self.involved_parameters(ty, id);
            if il[template].pattern_of.is_some_and(|origin| il[origin].defined) {
                self.g.word(node, routine::STORAGE_CLASS, word::SC_UNSPECIFIED);
            }
        } else if self.is_prototype_class(class) {
            let form = new::TEMPLATE_TEMPLK_MEMBER_FUNCTION;
            self.member_template(Entity::Function { id }, class, form, template::ROUTINE, node);
            if let Some(template) =
                self.made.templates.member_templates.get(&Entity::Function { id }).copied()
            {
                self.g.link(node, routine::ASSOC_TEMPLATE, template);
                if f.flags.contains(FunctionFlags::IN_CLASS) {
                    self.g.link(template, template::DEFINITION_TEMPLATE, template);
                }
            }
            self.g.flag(node, routine::IS_TEMPLATE_FUNCTION, true);
            self.g.flag(node, routine::IS_PROTOTYPE_INSTANTIATION, true);
            self.involved_parameters(ty, id);
            if !implicit && !f.flags.contains(FunctionFlags::STATIC) {
                let class = self.class(class);
                self.referenced(class);
            }
        } else if !implicit && let Some(template) = self.origin_template(Entity::Function { id }) {
            self.g.link(node, routine::ASSOC_TEMPLATE, template);
            self.g.flag(node, routine::IS_TEMPLATE_FUNCTION, true);
        }
    }

    /// Parameters of function templates say whether template parameters are in their types.
    fn involved_parameters(&mut self, ty: TypeNode, id: FunctionId) {
        let il = self.il;
        let mut at = self.g.target(ty, ty::PARAM_TYPE_LIST);
        for param in il[id].params(il) {
            let Some(row) = at else { return };
            let dependent = il[param.ty].flags.contains(TypeFlags::DEPENDENT);
            let named = matches!(il[il[param.ty].canonical].kind, TypeKind::DependentName { .. });
            self.g.flag(row, param_type::TYPE_INVOLVES_DEDUCED_TEMPLATE_PARAM, dependent && !named);
            self.g.flag(row, param_type::TYPE_INVOLVES_TEMPLATE_PARAM, dependent);
            at = self.g.target(row, param_type::NEXT);
        }
    }

    /// The parameter of a function that copies or moves says so.
    fn copied_parameter(&mut self, ty: TypeNode, id: FunctionId) {
        let f = &self.il[id];
        let (Some(class), Some(first)) = (f.class, f.params(self.il).first()) else { return };
        let is_constructor = f.name == EntityName::Constructor;
        let assigns = f.name == EntityName::Operator { op: OverloadedOperator::Assign };
        let others = f.params(self.il).iter().skip(1).all(|param| param.has_default);
        if !others || !is_constructor && !assigns || !f.pos.is_some() {
            return;
        }
        let (to, moves) = match self.il[self.il[first.ty].canonical].kind {
            TypeKind::LvalueReference { to } => (to, false),
            TypeKind::RvalueReference { to } => (to, true),
            _ => return,
        };
        let itself = match self.il[self.il.unqualified_type(to)].kind {
            TypeKind::Injected { class } => Some(class),
            _ => self.il.class_of(to),
        };
        if itself != Some(class) {
            return;
        }
        if let Some(param) = self.g.target(ty, ty::PARAM_TYPE_LIST) {
            self.g.flag(param, param_type::MOVE_CTOR_OR_ASSIGN_PARAMETER, moves);
            self.g.flag(param, param_type::COPY_OR_MOVE_CTOR_PARAMETER, is_constructor);
        }
    }

    /// The last one of the constructors without a place that begin the list of a class's functions.
    fn last_lazy(&self, scope: ScopeNode) -> Option<RoutineNode> {
        let placeless = |id: &RoutineNode| {
            self.g.is_true(*id, routine::COMPILER_GENERATED)
                && self.g.get(*id, routine::SOURCE_CORRESP_DECL_POSITION_SEQ).is_none()
        };
        let mut last = None;
        let mut at = self.g.target(scope, scope::ROUTINES).filter(placeless);
        while let Some(id) = at {
            last = at;
            at = self.g.target(id, routine::NEXT).filter(placeless);
        }
        last
    }

    /// Whether a special member copies bytes or does nothing.
    fn triviality(&mut self, node: RoutineNode, id: FunctionId) {
        let f = &self.il[id];
        if !f.flags.contains(FunctionFlags::TRIVIAL) {
            return;
        }
        let label = match f.name {
            EntityName::Destructor => routine::IS_TRIVIAL_DESTRUCTOR,
            EntityName::Constructor if f.params(self.il).is_empty() => {
                routine::IS_TRIVIAL_DEFAULT_CONSTRUCTOR
            }
            _ => routine::IS_TRIVIAL_COPY_FUNCTION,
        };
        self.g.flag(node, label, true);
        if label == routine::IS_TRIVIAL_DEFAULT_CONSTRUCTOR {
            self.g.clear(node, routine::IS_CONSTEXPR);
        }
    }

    fn routine_storage(&mut self, node: RoutineNode, id: FunctionId) {
        let f = &self.il[id];
        let declared = match f.first {
            Some(_)
                if f.flags.contains(FunctionFlags::STATIC)
                    && (f.class.is_none() || f.flags.contains(FunctionFlags::IN_CLASS)) =>
            {
                word::SC_STATIC
            }
            _ => word::SC_UNSPECIFIED,
        };
        let closure = f.class.is_some_and(|class| self.il[class].lambda(self.il).is_some());
        let storage = if f.linkage == Linkage::Internal || closure {
            word::SC_STATIC
        } else if f.definition.is_some_and(|d| self.il[d].body.is_some()) {
            word::SC_UNSPECIFIED
        } else {
            word::SC_EXTERN
        };
        self.g.word(node, routine::STORAGE_CLASS, storage);
        self.g.word(node, routine::DECLARED_STORAGE_CLASS, declared);
        let surrounding = match f.class {
            Some(_) => self.language_linkage(),
            None if f.c_linkage => word::C,
            None => word::CPLUSPLUS,
        };
        self.g.word(node, routine::SURROUNDING_NAME_LINKAGE_STATE, surrounding);
    }

    /// The slot of a virtual function in the table of its class.
    fn virtual_number(&mut self, node: RoutineNode, id: FunctionId) {
        let Some(class) = self.il[id].class else { return };
        if let Some(slot) = self.il[class].virtual_table(self.il).iter().position(|slot| *slot == id) {
            self.g.int(node, routine::NUMBER_VIRTUAL_FUNCTION, slot as i128);
        }
    }

    fn routine_flags(&mut self, node: RoutineNode, id: FunctionId) {
        let flags = self.il[id].flags;
        let inline = FunctionFlags::INLINE | FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        // The body of a member of a template is made where it is used.
        let made = self.unit.made_from.contains_key(&Entity::Function { id });
        let inside = flags.contains(FunctionFlags::IN_CLASS) && (!made || self.il[id].template.is_some());
        if self.il[id].builtin(self.il).is_some() {
            self.g.flag(node, routine::COMPILER_GENERATED, true);
            let name = self.g.name(node).unwrap_or_default();
            let throws = self.throws_nothing_built_in(&name);
            self.g.flag(node, routine::NEVER_THROWS, throws);
            self.g.text(node, routine::BUILTIN_FUNCTION_KIND, name);
            return;
        }
        self.g.routine_of_function(node, &self.il[id]);
        self.g.flag(
            node,
            routine::IS_CONSTEXPR,
            flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL),
        );
        if flags.intersects(FunctionFlags::DEFAULTED | FunctionFlags::DELETED) {
            self.g.clear(node, routine::IS_DECLARED_CONSTEXPR);
        }
        self.g.flag(node, routine::IS_INLINE, inside || flags.intersects(inline));
        self.g.flag(node, routine::INLINE_IN_CLASS_DEFINITION, inside && self.il[id].class.is_some());
        // Nothing is said of the pattern of a template.
        let throws = self.throws_nothing(id) && self.il[id].template.is_none();
        self.g.flag(node, routine::NEVER_THROWS, throws);
    }

    pub(super) fn throws_nothing(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        let in_type = matches!(self.il[self.il[f.ty].canonical].kind,
            TypeKind::Function { traits, .. } if traits.contains(FunctionTraits::NOEXCEPT));
        // The specification is no part of the type before C++17.
        let written = f.first.or(f.definition).map(|declaration| self.il[declaration].noexcept);
        let says = match written {
            Some(ExceptionSpec::Noexcept) => true,
            Some(ExceptionSpec::Throw { types }) => types.is_empty(),
            _ => false,
        };
        in_type || says && self.header.standard < 2017
    }

    fn special_kind(&mut self, node: RoutineNode, id: FunctionId) {
        let f = &self.il[id];
        let explicit = f.flags.contains(FunctionFlags::EXPLICIT);
        let word = match f.name {
            EntityName::Constructor => {
                self.g.flag(node, routine::IS_EXPLICIT_CONSTRUCTOR, explicit);
                word::SFK_CONSTRUCTOR
            }
            EntityName::Destructor | EntityName::OpenDestructor { .. } => word::SFK_DESTRUCTOR,
            EntityName::Conversion { .. } => {
                self.g.flag(node, routine::IS_EXPLICIT_CONVERSION_FUNCTION, explicit);
                word::SFK_CONVERSION
            }
            EntityName::Operator { op } => {
                self.g.word(node, routine::OPNAME_KIND, super::expressions::operators::operator_name(op));
                word::SFK_OPERATOR
            }
            EntityName::Literal { .. } => word::SFK_UDL_OPERATOR,
            EntityName::Guide { .. } => word::SFK_DEDUCTION_GUIDE,
            EntityName::None | EntityName::Identifier { .. } => return,
        };
        self.g.word(node, routine::SPECIAL_KIND, word);
    }

    /// What a function is called.
    pub fn function_name(&mut self, id: FunctionId) -> Option<String> {
        let f = &self.il[id];
        let class = f.class.and_then(|class| self.il[class].name).map(|name| self.text(name));
        Some(match f.name {
            EntityName::None => return None,
            EntityName::Identifier { name } => self.text(name),
            EntityName::Operator { op } => super::expressions::operators::operator_text(op),
            EntityName::Conversion { to } => {
                let to = self.ty(to);
                super::expressions::operators::conversion_text(&without_numbers(&self.g.type_text(to)))
            }
            EntityName::Literal { suffix } => super::expressions::operators::literal_text(&self.text(suffix)),
            EntityName::Constructor => class?,
            EntityName::Destructor | EntityName::OpenDestructor { .. } => format!("~{}", class?),
            EntityName::Guide { template } => self.il[template].name.map(|name| self.text(name))?,
        })
    }

    /// A new type for a function as a declaration writes it.
    pub fn routine_type_of(&mut self, id: FunctionId, declaration: Option<DeclarationId>) -> TypeNode {
        let il = self.il;
        let f = &il[id];
        if let (Some(_), EntityName::Identifier { name }) = (f.builtin(il), f.name)
            && let Some(ty) =
                self.builtin_type(self.unit.names.text(name), !f.flags.contains(FunctionFlags::NORETURN))
        {
            return ty;
        }
        let written = declaration.map_or(f.ty, |d| il[d].ty);
        if let TypeKind::Typedef { .. } = il[written].kind {
            return self.ty(written);
        }
        let written = self.underlying_function(written);
        let TypeKind::Function { ret, params, traits, noexcept } = il[written].kind else {
            return self.ty(f.ty);
        };
        let special = matches!(f.name, EntityName::Constructor | EntityName::Destructor);
        let ret = match f.name {
            EntityName::Conversion { to } => self.ty(to),
            _ if special => self.builtin(Builtin::Void),
            _ => self.returned_type(id, ret, declaration),
        };
        let types = il[params].to_vec();
        let origin = declaration.or_else(|| self.pattern_declaration(id));
        let instance = origin.filter(|_| declaration.is_none());
        let places = instance.map_or_else(Vec::new, |origin| self.parameter_places(origin, types.len()));
        let names: Vec<Option<String>> = match origin {
            Some(d) => il[il[d].params].iter().map(|v| il[*v].name.map(|name| self.text(name))).collect(),
            None => Vec::new(),
        };
        let mut made = Vec::new();
        for (index, param) in types.iter().enumerate() {
            let key = origin.map(|origin| (id, origin, index));
            let (ty, declared) = match key
                .and_then(|key| self.made.functions.parameter_types.get(&key).copied())
            {
                Some(known) => known,
                None => {
                    let written = declaration.map_or(List::EMPTY, |d| il[d].param_info);
                    let written = il[written].get(index).filter(|_| written.len() == types.len());
                    let (ty, declared) = self.parameter_type(written.map_or(*param, |written| written.ty));
                    self.made.functions.parameter_types.extend(key.map(|key| (key, (ty, declared))));
                    (ty, declared)
                }
            };
            let place = places.get(index).map_or(index, |place| place.0);
            let name = names.get(place).cloned().flatten();
            let is_written = origin.is_some()
                || f.builtin(self.il).is_some()
                || f.template.is_some()
                || f.inherited_from(self.il).is_some();
            made.push(Parameter { ty, declared: is_written.then_some(declared), name });
        }
        let ty = if f.builtin(self.il).is_some() && !self.header.is_c {
            self.with_linkage(true, |p| p.routine_type(ret, &made))
        } else {
            self.routine_type(ret, &made)
        };
        if f.class.is_some() {
            self.g.word(ty, ty::ROUTINE_NAME_LINKAGE, word::CPLUSPLUS);
        }
        if let Some(d) = declaration {
            self.without_prototype(ty, d);
        }
        let mut row = self.g.target(ty, ty::PARAM_TYPE_LIST);
        for param in &types {
            let Some(of) = row else { break };
            let pack = matches!(il[*param].kind, TypeKind::PackExpansion { .. });
            self.g.flag(of, param_type::IS_PARAMETER_PACK, pack);
            row = self.g.target(of, param_type::NEXT);
        }
        let mut row = self.g.target(ty, ty::PARAM_TYPE_LIST);
        for (place, element) in places {
            let Some(param) = row else { break };
            if element {
                self.g.flag(param, param_type::IS_PACK_ELEMENT, true);
                self.g.int(param, param_type::PARAM_NUM, place as i128 + 1);
            }
            row = self.g.target(param, param_type::NEXT);
        }
        if let Some(origin) = origin {
            self.made.functions.prototypes.push((ty, id, origin));
        }
        self.parameter_qualifiers(ty);
        self.parameter_attributes(ty, declaration);
        self.function_traits(ty, traits);
        if instance.is_some_and(|origin| il[origin].trailing_return) {
            self.g.flag(ty, ty::TRAILING_RETURN_TYPE, true);
        }
        self.function_context(ty, id);
        if let Some(d) = declaration {
            self.default_arguments(ty, d);
            self.exception_specification(ty, d);
        } else if traits.contains(FunctionTraits::NOEXCEPT) {
            let argument = noexcept.and_then(|expr| self.constant_of(expr, None));
            let written = self.pattern_declaration(id).map(|pattern| il[pattern].noexcept);
            self.noexcept(ty, argument, !matches!(written, Some(ExceptionSpec::Noexcept)));
        } else if f.name == EntityName::Destructor && f.pos.is_some() && instance.is_some() {
            self.noexcept(ty, None, true);
        }
        ty
    }

    /// The declaration that a function made from a template takes its parameters' names from.
    pub(super) fn pattern_declaration(&self, id: FunctionId) -> Option<DeclarationId> {
        let il = self.il;
        let pattern = match il[id].instance {
            Some(instance) => {
                let mut template = il[instance].template;
                while let Some(origin) = il[template].pattern_of {
                    template = origin;
                }
                match il[template].kind {
                    TemplateKind::Function { pattern } => pattern,
                    _ => return None,
                }
            }
            None => match self.unit.made_from.get(&Entity::Function { id }) {
                Some(Entity::Function { id }) => *id,
                _ => return None,
            },
        };
        il[pattern].definition.or(il[pattern].first)
    }

    /// For each parameter of an instance: the place of the parameter of the template, and whether that is a pack.
    fn parameter_places(&self, origin: DeclarationId, count: usize) -> Vec<(usize, bool)> {
        let il = self.il;
        let params = &il[il[origin].params];
        let is_pack = |at: usize| {
            params.get(at).is_some_and(|v| matches!(il[il[*v].ty].kind, TypeKind::PackExpansion { .. }))
        };
        let packs = (0..params.len()).filter(|at| is_pack(*at)).count();
        if packs != 1 || params.len() == count && packs == 0 {
            return (0..count).map(|at| (at, false)).collect();
        }
        let elements = (count + 1).saturating_sub(params.len());
        let mut places = Vec::new();
        for at in 0..params.len() {
            if is_pack(at) {
                places.extend(std::iter::repeat_n((at, true), elements));
            } else {
                places.push((at, false));
            }
        }
        places
    }

    /// A function type as it was written, and for a name of one the type itself.
    pub(super) fn underlying_function(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Function { .. } => ty,
            _ => self.il[ty].canonical,
        }
    }

    /// A parameter's own qualifiers do not count for the function's type.
    /// The type of a parameter after adjustment ([dcl.fct]), and as it was written.
    fn parameter_type(&mut self, written: TypeId) -> (TypeNode, TypeNode) {
        let il = self.il;
        let declared = self.ty(written);
        let object = self.resolved(declared);
        let ty = match il[il[written].canonical].kind {
            TypeKind::Array { .. } => match self.g.target(object, ty::ELEMENT_TYPE) {
                Some(element) => self.derived(element, Derived::Pointer),
                None => declared,
            },
            TypeKind::Function { .. } => self.derived(declared, Derived::Pointer),
            _ => self.without_qualifiers(declared),
        };
        (ty, declared)
    }

    /// Notes the qualifiers that parameters are declared with, which are no part of the function's type.
    fn parameter_qualifiers(&mut self, ty: TypeNode) {
        let mut at = self.g.target(ty, ty::PARAM_TYPE_LIST);
        while let Some(row) = at {
            if let Some(declared) = self.g.target(row, param_type::DECLARED_TYPE)
                && self.g.target(row, param_type::TYPE) == Some(self.without_qualifiers(declared))
                && let Some(qualifiers) = self.g.get(declared, ty::QUALIFIERS).cloned()
            {
                self.g.set(row, param_type::QUALIFIERS, qualifiers);
            }
            at = self.g.target(row, param_type::NEXT);
        }
    }

    /// The attributes of the parameters of a declaration.
    fn parameter_attributes(&mut self, ty: TypeNode, declaration: Option<DeclarationId>) {
        let il = self.il;
        let Some(declaration) = declaration else { return };
        let mut row = self.g.target(ty, ty::PARAM_TYPE_LIST);
        for info in il[il[declaration].param_info].iter() {
            let Some(param) = row else { return };
            if !info.attributes.is_empty() {
                self.attribute_list(param, any::ATTRIBUTES, &[info.attributes], true);
            }
            row = self.g.target(param, param_type::NEXT);
        }
    }

    /// The type of a function as its definition was written: with the types that its parameters were declared with.
    pub fn written_routine_type(&mut self, id: FunctionId, declaration: DeclarationId) -> TypeNode {
        self.type_as_written(id, Some(declaration))
    }

    /// The type of a function made from a template as its template says it.
    pub(in crate::emit::display) fn instance_type(&mut self, id: FunctionId) -> TypeNode {
        self.type_as_written(id, None)
    }

    fn type_as_written(&mut self, id: FunctionId, declaration: Option<DeclarationId>) -> TypeNode {
        let ty = self.routine_type_of(id, declaration);
        self.g.clear(ty, ty::DOES_NOT_RETURN);
        if !self.g.is_true(ty, ty::PROTOTYPED) && self.header.is_c {
            self.g.clear(ty, ty::PARAM_TYPE_LIST);
        }
        let mut at = self.g.target(ty, ty::PARAM_TYPE_LIST);
        while let Some(row) = at {
            if let Some(declared) = self.g.target(row, param_type::DECLARED_TYPE) {
                self.g.link(row, param_type::TYPE, declared);
            }
            at = self.g.target(row, param_type::NEXT);
        }
        ty
    }

    /// The members that belong to functions of classes and to special functions.
    fn function_context(&mut self, ty: TypeNode, id: FunctionId) {
        let f = &self.il[id];
        self.g.flag(ty, ty::ASSOC_ROUTINE_IS_CTOR, f.name == EntityName::Constructor);
        self.g.flag(ty, ty::ASSOC_ROUTINE_IS_DTOR, f.name == EntityName::Destructor);
        if let Some(class) = f.class
            && !f.flags.contains(FunctionFlags::STATIC)
        {
            let class = self.class(class);
            self.g.flag(ty, ty::HAS_THIS_PARAM, true);
            self.g.link(ty, ty::THIS_CLASS, class);
        }
        self.g.flag(ty, ty::DOES_NOT_RETURN, f.flags.contains(FunctionFlags::NORETURN));
    }

    fn default_arguments(&mut self, ty: TypeNode, declaration: DeclarationId) {
        let il = self.il;
        let d = &il[declaration];
        let in_class = d.qualifier(self.il).is_none()
            && matches!(d.entity, Entity::Function { id } if il[id].class.is_some());
        let mut at = self.g.target(ty, ty::PARAM_TYPE_LIST);
        for info in &il[d.param_info] {
            let Some(param) = at else { return };
            if let Some(default) = info.default {
                self.g.flag(param, param_type::DEFAULT_ARG_APPEARED_IN_CLASS_DEFINITION, in_class);
                self.g.flag(param, param_type::HAS_DEFAULT_ARG, true);
                let made = self.expression(default, super::expressions::Use::Value);
                self.shared_default(default, made);
                self.g.link(param, param_type::DEFAULT_ARG_EXPR, made);
            }
            at = self.g.target(param, param_type::NEXT);
        }
    }

    /// The exception specification of a declaration, which the types that are made for it share.
    fn exception_specification(&mut self, ty: TypeNode, declaration: DeclarationId) {
        if let Some(known) = self.made.functions.exceptions.get(&declaration).copied() {
            self.g.link(ty, ty::EXCEPTION_SPECIFICATION, known);
            return;
        }
        self.new_exception_specification(ty, declaration);
        if !matches!(self.il[declaration].noexcept, ExceptionSpec::None)
            && let Some(made) = self.g.target(ty, ty::EXCEPTION_SPECIFICATION)
        {
            self.made.functions.exceptions.insert(declaration, made);
        }
    }

    fn new_exception_specification(&mut self, ty: TypeNode, declaration: DeclarationId) {
        let il = self.il;
        match il[declaration].noexcept {
            ExceptionSpec::None => {
                let is_destructor = self.g.is_true(ty, ty::ASSOC_ROUTINE_IS_DTOR);
                let class = self.g.target(ty, ty::THIS_CLASS);
                let prototype = class.is_some_and(|of| self.g.is_true(of, ty::IS_PROTOTYPE_INSTANTIATION));
                if is_destructor && !prototype && self.header.standard >= 2011 {
                    self.noexcept(ty, None, true);
                }
            }
            ExceptionSpec::Noexcept => {
                self.noexcept(ty, None, false);
            }
            ExceptionSpec::NoexceptIf { condition } => {
                let argument = self.constant_of(condition, None);
                self.noexcept(ty, argument, false);
            }
            ExceptionSpec::Throw { types } => {
                let id = self.g.add_to_file(new::EXCEPTION_SPECIFICATION);
                let mut rows = Vec::new();
                for of in il[types].iter().copied() {
                    self.declared_type(of, true);
                    let of = self.ty(of);
                    // What is thrown is compared with them.
                    self.known_at_run_time(of);
                    let row = self.g.add_to_file(new::EXCEPTION_SPECIFICATION_TYPE);
                    self.g.link(row, exception_specification_type::TYPE, of);
                    rows.push(row);
                }
                let first = self.g.chain(&rows, exception_specification_type::NEXT);
                match first {
                    Some(first) => {
                        self.g.link(id, exception_specification::EXCEPTION_SPECIFICATION_TYPE_LIST, first)
                    }
                    None => self.g.null(id, exception_specification::EXCEPTION_SPECIFICATION_TYPE_LIST),
                }
                self.g.link(ty, ty::EXCEPTION_SPECIFICATION, id);
            }
        }
    }

    /// The variable for `this` in a member function.
    pub fn this_variable(&mut self, id: FunctionId) -> Option<VariableNode> {
        let f = &self.il[id];
        let class = f.class?;
        if f.flags.contains(FunctionFlags::STATIC) {
            return None;
        }
        let mut ty = self.class(class);
        if let TypeKind::Function { traits, .. } = self.il[self.il[f.ty].canonical].kind {
            let mut quals = Qualifiers::empty();
            quals.set(Qualifiers::CONST, traits.contains(FunctionTraits::CONST));
            quals.set(Qualifiers::VOLATILE, traits.contains(FunctionTraits::VOLATILE));
            if !quals.is_empty() {
                ty = self.derived(ty, Derived::Qualified(qualifiers(quals)));
            }
        }
        Some(self.this_parameter(ty))
    }

    /// What the entries of all parameters say.
    pub fn parameter_fields(&mut self, node: VariableNode) {
        self.g.flag(node, variable::IS_PARAMETER, true);
        self.g.word(node, variable::INIT_KIND, word::INITK_NONE);
        self.g.truth(node, variable::PARAM_VALUE_HAS_BEEN_CHANGED, false);
        self.g.truth(node, variable::PARAM_USED_MORE_THAN_ONCE, false);
    }

    /// The position of the sign that begins an initializer, or else that of the name.
    pub fn initializer_position(&self, declaration: &Declaration) -> Pos {
        if declaration.init_pos.is_some() { declaration.init_pos } else { declaration.pos }
    }
}

/// The text of a type without the numbers of the template parameters in it.
fn without_numbers(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("#(") {
        plain.push_str(before);
        rest = behind.split_once(')').map_or("", |(_, behind)| behind);
    }
    plain + rest
}
