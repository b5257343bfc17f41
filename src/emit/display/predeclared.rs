//! What is declared before the unit begins, in the order in which it is declared.

use super::build::Build;
use super::graph::Derived;
use super::types::Parameter;
use crate::il::{Builtin, EntityName, FunctionId, OverloadedOperator};
use crate::literals::IntegerType;
use crate::tables::il_display::{
    New, PREDECLARED, RoutineNode, ScopeNode, TypeNode, class_type_supplement, data_member,
    exception_specification, kind, namespace, new, param_type, routine, scope, ty, word,
};
use crate::tables::predeclared_types;

/// The sizes of the arrays of characters that are made before the unit begins.
const CHARACTER_ARRAYS: [u64; 2] = [4, 2];

/// The letter for an alignment among the parameters of allocation functions.
const ALIGNMENT: char = 'a';

impl Build<'_> {
    /// Adds what every unit begins with.
    pub fn predeclare(&mut self) {
        let char = self.builtin(Builtin::Char);
        let quals = self.derived(char, Derived::Qualified(word::CONST));
        for count in CHARACTER_ARRAYS {
            self.string_type(quals, count);
        }
        for name in PREDECLARED.types_before_list {
            self.predeclared_type(name);
        }
        self.va_list();
        for name in PREDECLARED.types_behind_list {
            self.predeclared_type(name);
        }
        self.incomplete_class(PREDECLARED.incomplete, self.file, new::TYPE_TK_STRUCT);
        for name in PREDECLARED.types_at_end {
            self.predeclared_type(name);
        }
        if self.header.is_c {
            return;
        }
        let mut std = self.file;
        for (name, parent, is_std) in PREDECLARED.namespaces {
            let parent = self.made.entities.predeclared.get(&(self.file, (*parent).to_owned())).copied();
            let scope =
                parent.and_then(|parent| self.g.target(parent, namespace::ASSOC_SCOPE)).unwrap_or(self.file);
            let node = self.new_namespace(scope, Some((*name).to_owned()));
            self.made.entities.predeclared.insert((scope, (*name).to_owned()), node.id());
            if *is_std {
                self.g.flag(node, namespace::IS_STD, true);
                std = self.g.target(node, namespace::ASSOC_SCOPE).unwrap_or(self.file);
            }
        }
        self.incomplete_class(PREDECLARED.std_class, std, new::TYPE_TK_CLASS);
        let standard = self.header.standard;
        let known: Vec<_> = PREDECLARED.allocation.iter().filter(|row| row.3 <= standard).collect();
        let aligned = known.iter().any(|(_, _, parameters, _)| parameters.contains(ALIGNMENT));
        let alignment = if aligned { Some(self.alignment_type(std)) } else { None };
        for (name, kind, parameters, _) in known {
            self.allocation_function(name, kind, parameters, alignment);
        }
    }

    /// What preprocessing alone makes a type for: whole numbers that say nothing of theirs.
    pub(super) fn preprocessed_numbers(&mut self) {
        let numbers = &self.il.literals.integers;
        let plain = numbers.iter().any(|number| number.ty == IntegerType::Int && number.user.is_none());
        if plain {
            self.builtin(Builtin::Int);
        }
    }

    /// A predeclared name of a fundamental type.
    fn predeclared_type(&mut self, name: &'static str) {
        let row = predeclared_types::PREDECLARED.iter().find(|row| row.0 == name);
        let Some((_, of, gnu)) = row else { return };
        if *gnu > self.header.gnu_version {
            return;
        }
        let to = self.builtin(*of);
        self.predeclared_typedef(name, to);
    }

    fn predeclared_typedef(&mut self, name: &'static str, to: TypeNode) -> TypeNode {
        let node = self.type_reference(to, word::NONE);
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        self.named(node, Some(name.to_owned()), word::NO);
        self.g.flag(node, ty::PREDECLARED, true);
        self.member_of(node, self.file, scope::TYPES);
        self.made.entities.typedefs.insert(name.to_owned(), node);
        node
    }

    /// The list of variable arguments: an array of one structure with its own members.
    pub fn va_list(&mut self) -> TypeNode {
        if let Some(found) = self.made.entities.typedefs.get(PREDECLARED.list_name) {
            return *found;
        }
        let tag = self.new_type(new::TYPE_TK_STRUCT, 24, 8);
        let linkage = if self.header.is_c { word::NO } else { word::CPLUSPLUS };
        self.named(tag, Some(PREDECLARED.list_tag.to_owned()), linkage);
        self.member_of(tag, self.file, scope::TYPES);
        let scope = self.g.add_to_file(new::SCOPE_SCK_CLASS_STRUCT_UNION);
        self.g.link(scope, scope::PARENT, self.file);
        self.g.link(scope, scope::ASSOC_TYPE, tag);
        let mut offset = 0;
        let mut fields = Vec::new();
        for (name, pointer) in PREDECLARED.list_members {
            let ty = if *pointer {
                let void = self.builtin(Builtin::Void);
                self.derived(void, Derived::Pointer)
            } else {
                self.builtin(Builtin::UnsignedInt)
            };
            let (size, _) = self.extent(ty);
            let node = self.g.add_to_file(new::FIELD);
            self.named(node, Some((*name).to_owned()), word::NO);
            self.access(node, crate::il::Access::Public);
            self.g.link(node, data_member::SOURCE_CORRESP_PARENT_SCOPE, scope);
            self.g.link(node, data_member::TYPE, ty);
            self.g.int(node, data_member::OFFSET, offset);
            offset += size;
            fields.push(node);
        }
        let first = self.g.chain(&fields, data_member::NEXT);
        self.g.link_some(tag, ty::FIELD_LIST, first);
        self.g.flag(tag, ty::HAS_ZERO_INIT_COMPONENT, true);
        let supplement = self.g.add_to_file(new::CLASS_TYPE_SUPPLEMENT);
        self.supplement_defaults(supplement);
        // In C there are no bases, and nothing is known of objects without them.
        let (size, align) = if self.header.is_c { (0, 1) } else { (24, 8) };
        self.g.int(supplement, class_type_supplement::SIZE_WITHOUT_VIRTUAL_BASE_CLASSES, size);
        self.g.int(supplement, class_type_supplement::ALIGNMENT_WITHOUT_VIRTUAL_BASE_CLASSES, align);
        self.g.flag(supplement, class_type_supplement::IS_VA_LIST_TAG, true);
        self.g.truth(supplement, class_type_supplement::CONTAINS_ERROR, false);
        self.g.link(supplement, class_type_supplement::ASSOC_SCOPE, scope);
        self.g.link(tag, ty::EXTRA_INFO, supplement);
        let array = self.array_of(tag, 1);
        let list = self.predeclared_typedef(PREDECLARED.list_name, array);
        self.g.flag(list, ty::IS_BUILTIN_VA_LIST, true);
        if self.header.is_c {
            self.g.truth(tag, ty::SOURCE_CORRESP_REFERENCED, false);
        } else {
            self.implicit_assignments(tag, scope);
        }
        list
    }

    /// The copy and move assignment of a class that is known before the unit begins.
    fn implicit_assignments(&mut self, class: TypeNode, scope: ScopeNode) {
        let quals = self.derived(class, Derived::Qualified(word::CONST));
        let copied = self.derived(quals, Derived::LvalueReference);
        // Objects are moved since C++11.
        let moves = self.header.standard >= 2011;
        let rvalue = if moves { self.derived(class, Derived::RvalueReference) } else { copied };
        let reference = self.derived(class, Derived::LvalueReference);
        for source in [copied, rvalue].into_iter().take(if moves { 2 } else { 1 }) {
            let ty = self.routine_type(reference, &[Parameter { ty: source, declared: None, name: None }]);
            self.g.flag(ty, ty::HAS_THIS_PARAM, true);
            self.g.link(ty, ty::THIS_CLASS, class);
            self.indeterminate(ty);
            let node = self.g.add_to_file(new::ROUTINE);
            self.g.link(ty, ty::ASSOC_ROUTINE, node);
            let name = super::expressions::operators::operator_text(crate::il::OverloadedOperator::Assign);
            self.named(node, Some(name), word::CPLUSPLUS);
            self.access(node, crate::il::Access::Public);
            self.member_of(node, scope, scope::ROUTINES);
            self.g.link(node, routine::TYPE, ty);
            self.g.word(node, routine::STORAGE_CLASS, word::SC_EXTERN);
            self.g.word(node, routine::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
            self.g.word(node, routine::SPECIAL_KIND, word::SFK_OPERATOR);
            self.g.word(node, routine::OPNAME_KIND, word::ONK_ASSIGN);
            let flags = [
                routine::IS_INLINE,
                routine::IS_CONSTEXPR,
                routine::COMPILER_GENERATED,
                routine::IS_TRIVIAL_COPY_FUNCTION,
            ];
            for flag in flags {
                self.g.flag(node, flag, moves || flag != routine::IS_CONSTEXPR);
            }
            self.g.word(node, routine::SURROUNDING_NAME_LINKAGE_STATE, word::CPLUSPLUS);
            if source == rvalue
                && moves
                && let Some(param) = self.g.target(ty, ty::PARAM_TYPE_LIST)
            {
                self.g.flag(param, param_type::MOVE_CTOR_OR_ASSIGN_PARAMETER, true);
            }
        }
    }

    /// Gives a function type the exception specification that is not known yet.
    pub fn indeterminate(&mut self, ty: TypeNode) {
        let id = self.g.add_to_file(new::EXCEPTION_SPECIFICATION);
        self.g.flag(id, exception_specification::INDETERMINATE, true);
        self.g.flag(id, exception_specification::COMPILER_GENERATED, true);
        self.g.null(id, exception_specification::EXCEPTION_SPECIFICATION_TYPE_LIST);
        self.g.link(ty, ty::EXCEPTION_SPECIFICATION, id);
    }

    fn incomplete_class(&mut self, name: &'static str, scope: ScopeNode, form: New<kind::Type>) {
        let node = self.new_type(form, 0, 1);
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        let linkage = if self.header.is_c { word::NO } else { word::CPLUSPLUS };
        self.named(node, Some(name.to_owned()), linkage);
        self.member_of(node, scope, scope::TYPES);
        self.g.flag(node, ty::INCOMPLETE, true);
        let supplement = self.g.add_to_file(new::CLASS_TYPE_SUPPLEMENT);
        self.supplement_defaults(supplement);
        self.g.link(node, ty::EXTRA_INFO, supplement);
        self.made.entities.predeclared.insert((scope, name.to_owned()), node.id());
    }

    fn alignment_type(&mut self, scope: ScopeNode) -> TypeNode {
        let size = self.builtin(Builtin::UnsignedLong);
        let node = self.new_type(new::TYPE_TK_INTEGER_ENUM, 8, 1);
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        let name = PREDECLARED.std_enumeration.to_owned();
        self.named(node, Some(name.clone()), word::CPLUSPLUS);
        self.member_of(node, scope, scope::TYPES);
        self.g.word(node, ty::INT_KIND, Builtin::UnsignedLong.spelling());
        for flag in [ty::HAS_EXPLICIT_ENUM_BASE, ty::ENUM_TYPE, ty::IS_SCOPED_ENUM] {
            self.g.flag(node, flag, true);
        }
        self.g.null(node, ty::ENUM_INFO_ASSOC_SCOPE);
        self.g.link(node, ty::BASE_TYPE, size);
        self.made.entities.predeclared.insert((scope, name), node.id());
        node
    }

    /// The entry for an allocation or deallocation function that is there without a declaration.
    pub fn undeclared_allocation(&self, id: FunctionId) -> Option<RoutineNode> {
        let f = &self.il[id];
        if f.class.is_some() || f.first.is_some() || f.definition.is_some() {
            return None;
        }
        let EntityName::Operator { op } = f.name else { return None };
        let kind = match op {
            OverloadedOperator::New => word::ONK_NEW,
            OverloadedOperator::NewArray => word::ONK_ARRAY_NEW,
            OverloadedOperator::Delete => word::ONK_DELETE,
            OverloadedOperator::DeleteArray => word::ONK_ARRAY_DELETE,
            _ => return None,
        };
        self.allocation_routine(kind, f.params(self.il).len())
    }

    fn allocation_function(
        &mut self,
        name: &'static str,
        kind: &'static str,
        parameters: &str,
        alignment: Option<TypeNode>,
    ) {
        let void = self.builtin(Builtin::Void);
        let pointer = self.derived(void, Derived::Pointer);
        let size = self.builtin(Builtin::UnsignedLong);
        let types: Vec<_> = parameters
            .chars()
            .filter_map(|letter| match letter {
                'p' => Some(pointer),
                's' => Some(size),
                _ => alignment,
            })
            .collect();
        let made: Vec<Parameter> =
            types.iter().map(|ty| Parameter { ty: *ty, declared: None, name: None }).collect();
        let allocates = parameters.starts_with('s');
        let ty = self.routine_type(if allocates { pointer } else { void }, &made);
        let node = self.g.add_to_file(new::ROUTINE);
        self.named(node, Some(name.to_owned()), word::CPLUSPLUS);
        self.name_reference(node, None, None, false);
        self.member_of(node, self.file, scope::ROUTINES);
        self.g.link(node, routine::TYPE, ty);
        self.g.word(node, routine::STORAGE_CLASS, word::SC_EXTERN);
        self.g.word(node, routine::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.word(node, routine::SPECIAL_KIND, word::SFK_OPERATOR);
        self.g.word(node, routine::OPNAME_KIND, kind);
        self.g.flag(node, routine::COMPILER_GENERATED, true);
        self.g.word(node, routine::SURROUNDING_NAME_LINKAGE_STATE, word::CPLUSPLUS);
        if !allocates {
            let none = self.g.add_to_file(new::EXCEPTION_SPECIFICATION);
            self.g.null(none, exception_specification::EXCEPTION_SPECIFICATION_TYPE_LIST);
            self.g.link(ty, ty::EXCEPTION_SPECIFICATION, none);
            self.g.flag(node, routine::NEVER_THROWS, self.header.standard >= 2011);
        }
        let key = (self.file, format!("{name}{}", self.g.type_text(ty)));
        self.made.entities.predeclared.insert(key, node.id());
    }
}
