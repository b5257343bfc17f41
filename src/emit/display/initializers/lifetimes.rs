//! When objects end: what destroys them, in which lifetime, and in which order (`[class.dtor]`, `[class.temporary]`).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::expressions::Use;
use crate::emit::display::graph::{Derived, Value};
use crate::finalize::lifetime::{self, Begun, Ending, Subobject};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    BaseClassNode, ConstructorInitNode, DynamicInitNode, ExprNode, LocalStaticVariableInitNode, New,
    ObjectLifetimeNode, RoutineNode, ScopeNode, VariableNode, base_class, class_type_supplement, constant,
    constructor_init, data_member, dynamic_init, expr_node, form, kind, local_static_variable_init, new,
    object_lifetime, param_type, routine, scope, ty, variable, word,
};

impl Build<'_> {
    /// An object of a class with a destructor of its own is destroyed at the end of its lifetime: that of the scope
    /// or, for temporaries, of the full-expression.
    pub fn destroyed(&mut self, node: DynamicInitNode, class: ClassId, temporary: bool) {
        let Some(destructor) = lifetime::destructor(self.il, class)
            .filter(|_| self.function.evaluated.is_none() && !self.function.unended)
        else {
            return;
        };
        let routine = self.routine(destructor);
        self.uses_implicitly(destructor);
        self.g.flag(routine, routine::CALLED, true);
        self.used.push(routine.id());
        self.g.link(node, dynamic_init::DESTRUCTOR, routine);
        let in_function = self.function.local_scope.is_some();
        let lifetime = match Ending::of(temporary, self.function.static_local, in_function) {
            Ending::FullExpression => {
                self.g.flag(node, dynamic_init::HAS_TEMPORARY_LIFETIME, true);
                self.expression_lifetime()
            }
            Ending::FunctionStatics => self.static_variables_lifetime(),
            Ending::Block | Ending::Program => {
                self.open_blocks();
                let owner = self.function.local_scope.unwrap_or(self.file);
                self.lifetime_of(owner)
            }
        };
        self.g.link(node, dynamic_init::LIFETIME, lifetime);
        match self.g.target(lifetime, object_lifetime::DESTRUCTIONS) {
            Some(first) => self.g.link(node, dynamic_init::NEXT_IN_DESTRUCTION_LIST, first),
            None => self.g.null(node, dynamic_init::NEXT_IN_DESTRUCTION_LIST),
        }
        self.g.truth(node, dynamic_init::UNORDERED, false);
        self.g.link(lifetime, object_lifetime::DESTRUCTIONS, node);
    }

    /// The lifetime of what belongs to a scope.
    pub fn lifetime_of(&mut self, scope: ScopeNode) -> ObjectLifetimeNode {
        if let Some(found) = self.g.target(scope, scope::LIFETIME) {
            return found;
        }
        let is_file = scope == self.file;
        let form =
            if is_file { new::OBJECT_LIFETIME_OLK_GLOBAL_STATIC } else { new::OBJECT_LIFETIME_OLK_BLOCK };
        let node = if is_file { self.g.add_to_file(form) } else { self.new_node(form) };
        self.g.link(node, object_lifetime::ENTITY, scope);
        self.g.link(scope, scope::LIFETIME, node);
        if !is_file {
            let outer = self.g.target(scope, scope::PARENT);
            self.child_lifetime(node, outer);
        }
        node
    }

    /// The lifetime of the variables of a function that live as long as the program.
    fn static_variables_lifetime(&mut self) -> ObjectLifetimeNode {
        let scope = self.function.statements.function.unwrap_or(self.file);
        if let Some(found) = self.g.target(scope, scope::LIFETIME_OF_LOCAL_STATIC_VARS) {
            return found;
        }
        let node = self.new_node(new::OBJECT_LIFETIME_OLK_FUNCTION_STATIC);
        self.g.link(node, object_lifetime::ENTITY, scope);
        self.g.link(scope, scope::LIFETIME_OF_LOCAL_STATIC_VARS, node);
        node
    }

    /// The lifetime of what the initialization of a variable makes that lives as long as the program: the function
    /// has one when such a variable begins.
    pub fn static_lifetime(&mut self, entry: LocalStaticVariableInitNode) {
        let Some(scope) = self.function.statements.function else { return };
        self.lifetime_of(scope);
        let node = self.new_node(new::OBJECT_LIFETIME_OLK_BLOCK);
        self.g.link(node, object_lifetime::ENTITY, entry);
        self.g.link(entry, local_static_variable_init::LIFETIME, node);
        let inner = self.function.local_scope;
        self.child_lifetime(node, inner);
    }

    /// Makes a lifetime part of the innermost one around it.
    pub(in crate::emit::display) fn child_lifetime(
        &mut self,
        node: ObjectLifetimeNode,
        mut scope: Option<ScopeNode>,
    ) {
        // What is part of a function ends within its lifetime.
        if let Some(function) = self.function.statements.function
            && self.g.target(function, scope::LIFETIME) != Some(node)
        {
            self.lifetime_of(function);
        }
        while let Some(outer) = scope {
            if self.g.node(outer).region == 1 {
                break;
            }
            let of_scope = self.g.target(outer, scope::LIFETIME);
            if let Some(parent) = self.try_lifetime(outer).filter(|of| *of != node).or(of_scope) {
                self.g.link(node, object_lifetime::PARENT_LIFETIME, parent);
                let done = self.g.target(parent, object_lifetime::DESTRUCTIONS);
                self.g.link_some(node, object_lifetime::PARENT_DESTRUCTION_SUBLIST, done);
                self.g.insert(parent, object_lifetime::CHILD_LIFETIME, node, object_lifetime::NEXT, None);
                return;
            }
            scope = self.g.target(outer, scope::PARENT);
        }
        let parent = self.lifetime_of(self.file);
        self.g.link(node, object_lifetime::PARENT_LIFETIME, parent);
    }

    /// The lifetime of the temporaries of the full-expression that is being shown.
    pub(in crate::emit::display) fn expression_lifetime(&mut self) -> ObjectLifetimeNode {
        if let Some(found) = self.function.temporaries {
            return found;
        }
        self.open_blocks();
        let node = self.new_node(new::OBJECT_LIFETIME_OLK_EXPR_TEMPORARY);
        self.function.temporaries = Some(node);
        let scope = self.function.local_scope;
        if let Some(scope) = scope
            && self.g.target(scope, scope::ASSOC_BLOCK).is_some()
        {
            self.lifetime_of(scope);
        }
        self.child_lifetime(node, scope);
        node
    }

    /// An expression that is no part of another one: its temporaries end behind it.
    pub fn full_expression(&mut self, expr: ExprId, how: Use) -> ExprNode {
        self.with_temporaries(how, |p| p.expression(expr, how))
    }

    /// As [`Self::full_expression`], for what `make` makes of it.
    pub fn with_temporaries(&mut self, how: Use, make: impl FnOnce(&mut Self) -> ExprNode) -> ExprNode {
        let (inner, made) = self.with(change::Temporaries(None), |p| {
            let inner = make(p);
            (inner, p.function.temporaries)
        });
        match made {
            Some(lifetime) => self.with_lifetime(inner, lifetime, how),
            None => inner,
        }
    }

    /// As [`Self::with_temporaries`], for the beginning of an object: its temporaries end behind it, before it does.
    pub(super) fn object_with_temporaries(
        &mut self,
        make: impl FnOnce(&mut Self) -> DynamicInitNode,
    ) -> DynamicInitNode {
        let (node, made) = self.with(change::Temporaries(None), |p| {
            let node = make(p);
            (node, p.function.temporaries)
        });
        if let Some(lifetime) = made {
            self.g.link(lifetime, object_lifetime::ENTITY, node);
            self.g.link(node, dynamic_init::INIT_EXPR_LIFETIME, lifetime);
            if self.g.target(node, dynamic_init::DESTRUCTOR).is_some() {
                self.g.flag(node, dynamic_init::OVERLAPS_TEMPS_IN_INNER_LIFETIME, true);
                self.g.link(node, dynamic_init::LIFETIME_OF_OVERLAPPING_TEMPS, lifetime);
                self.g.link(lifetime, object_lifetime::PARENT_DESTRUCTION_SUBLIST, node);
            }
        }
        node
    }

    /// Says that temporaries end behind an expression.
    pub fn with_lifetime(&mut self, inner: ExprNode, lifetime: ObjectLifetimeNode, how: Use) -> ExprNode {
        let node = self.new_node(new::EXPR_NODE_ENK_OBJECT_LIFETIME);
        self.g.copy_field(inner, node, expr_node::TYPE);
        self.g.copy_field(inner, node, expr_node::IS_LVALUE);
        self.g.copy_field(inner, node, expr_node::IS_XVALUE);
        self.g.copy_field(inner, node, expr_node::ORIG_LVALUE_TYPE);
        self.g.flag(node, expr_node::RESULT_IS_NOT_USED, how == Use::Discarded);
        self.g.link(node, expr_node::EXPR, inner);
        self.g.link(node, expr_node::PTR, lifetime);
        self.g.link(lifetime, object_lifetime::ENTITY, node);
        node
    }

    /// How an object of class type begins that a variable is, where a constructor makes it.
    pub fn class_construction(
        &mut self,
        node: VariableNode,
        declaration: DeclarationId,
        id: VariableId,
    ) -> Option<DynamicInitNode> {
        let (ty, init) = (self.il[id].ty, self.il[declaration].init);
        let Some(class) = self.il.class_of(ty) else {
            let array = self.g.target(node, variable::TYPE)?;
            let end = self.end_of_declarator(self.il[declaration].pos);
            return matches!(init, Initializer::None).then(|| self.default_array(ty, array, end))?;
        };
        match init {
            Initializer::None => match lifetime::default_constructor(self.il, class) {
                Some(constructor) => Some(self.constructor_call(constructor, List::EMPTY)),
                None if lifetime::destructor(self.il, class).is_some() => {
                    // Nothing is done at its beginning, but something at its end.
                    let node = self.new_node(new::DYNAMIC_INIT_DIK_NONE);
                    self.destroyed(node, class, false);
                    Some(node)
                }
                None => None,
            },
            Initializer::Paren { args } => {
                let constructor = *self.unit.paren_constructors.get(&args)?;
                if self.il[constructor].flags.contains(FunctionFlags::TRIVIAL) {
                    return None;
                }
                Some(self.object_with_temporaries(|p| p.chosen_constructor(constructor, args)))
            }
            _ => None,
        }
    }

    /// The members and bases that a constructor begins, in the order in which it does; `body` is where its body is.
    pub fn constructor_initializers(
        &mut self,
        scope: ScopeNode,
        function: FunctionId,
        inits: &[MemberInit],
        body: Pos,
    ) {
        let il = self.il;
        let Some(class) = il[function].class else { return };
        if il[function].name == EntityName::Destructor {
            self.member_destructions(scope, class);
            return;
        }
        if il[function].name != EntityName::Constructor {
            return;
        }
        let prototype = self.is_prototype_class(class);
        for begun in lifetime::beginnings(il, function, inits) {
            match begun {
                Begun::Whole { written } => {
                    let form = new::CONSTRUCTOR_INIT_CIK_DELEGATION;
                    self.base_initializer(scope, class, Some(written), il[class].ty, form);
                }
                Begun::Part { of: Subobject::Base { ty, virtual_ }, written } => {
                    self.base_initializer(scope, class, written, ty, base_form(virtual_));
                }
                Begun::Part { of: Subobject::Field { id }, written } => {
                    if written.is_some() || !prototype {
                        self.field_initializer(scope, id, written, body);
                    }
                }
            }
        }
    }

    fn base_initializer(
        &mut self,
        scope: ScopeNode,
        class: ClassId,
        written: Option<MemberInit>,
        ty: TypeId,
        form: New<kind::ConstructorInit>,
    ) {
        let made = match written {
            Some(init) => self.member_value(init.init, ty),
            None => {
                let constructor =
                    self.il.class_of(ty).and_then(|base| lifetime::default_constructor(self.il, base));
                constructor.map(|constructor| self.constructor_call(constructor, List::EMPTY))
            }
        };
        let Some(made) = made else { return };
        let node = self.new_node(form);
        self.g.flag(node, constructor_init::COMPILER_GENERATED, written.is_none());
        let braced = written.is_some_and(|init| matches!(init.init, Initializer::Brace { .. }));
        self.g.flag(node, constructor_init::IS_BRACED, braced);
        if let Some(init) = written.filter(|_| braced) {
            self.braced(made, init.init);
        }
        self.g.flag(made, dynamic_init::IS_CONSTRUCTOR_INIT, true);
        self.g.link(node, constructor_init::INITIALIZER, made);
        if form.form() != form::CONSTRUCTOR_INIT_CIK_DELEGATION {
            let base = self.base_entry(class, ty);
            self.g.link_some(node, constructor_init::BASE_CLASS, base);
        } else if let Some(routine) = self.function.routine {
            self.g.flag(routine, routine::IS_DELEGATING_CTOR, true);
        }
        if written.is_some() {
            let written = self.ty(ty);
            self.g.link(node, constructor_init::ORIG_TYPE, written);
        }
        self.g.append(scope, scope::CONSTRUCTOR_INITS, node, constructor_init::NEXT);
    }

    /// The entry of a base class in a class derived from it.
    pub(in crate::emit::display) fn base_entry(
        &mut self,
        class: ClassId,
        base: TypeId,
    ) -> Option<BaseClassNode> {
        let node = self.class(class);
        let ty = self.ty(base);
        let ty = self.resolved(ty);
        let supplement = self.g.target(node, ty::EXTRA_INFO)?;
        let mut at = self.g.target(supplement, class_type_supplement::BASE_CLASSES);
        while let Some(entry) = at {
            let of = self.g.target(entry, base_class::TYPE).map(|of| self.resolved(of));
            if of == Some(ty) {
                return Some(entry);
            }
            at = self.g.target(entry, base_class::NEXT);
        }
        None
    }

    fn field_initializer(&mut self, scope: ScopeNode, id: FieldId, written: Option<MemberInit>, body: Pos) {
        let f = &self.il[id];
        let made = match written {
            Some(init) => self.member_value(init.init, f.ty),
            None if f.has_init => None,
            None => {
                let constructor =
                    self.il.class_of(f.ty).and_then(|class| lifetime::default_constructor(self.il, class));
                let made = match constructor {
                    Some(constructor) => Some(self.constructor_call(constructor, List::EMPTY)),
                    None => {
                        let field = self.field(id);
                        let array = self.g.target(field, data_member::TYPE);
                        array.and_then(|array| self.default_array(f.ty, array, body))
                    }
                };
                if made.is_none() {
                    return;
                }
                made
            }
        };
        let target = self.field(id);
        let node = self.new_node(new::CONSTRUCTOR_INIT_CIK_FIELD);
        self.g.flag(node, constructor_init::COMPILER_GENERATED, written.is_none());
        let braced = written.is_some_and(|init| matches!(init.init, Initializer::Brace { .. }));
        self.g.flag(node, constructor_init::IS_BRACED, braced);
        self.g.link(node, constructor_init::FIELD, target);
        self.used.push(target.id());
        match made {
            Some(made) => {
                if let Some(init) = written.filter(|_| braced) {
                    self.braced(made, init.init);
                }
                let array = self.g.target(target, data_member::TYPE);
                if let Some(array) = array.filter(|of| self.g.node(*of).form == form::TYPE_TK_ARRAY)
                    && let Some(constant) = self.g.target(made, dynamic_init::CONSTANT)
                {
                    self.g.link(constant, constant::TYPE, array);
                }
                self.g.flag(made, dynamic_init::IS_CONSTRUCTOR_INIT, true);
                self.g.link(node, constructor_init::INITIALIZER, made);
            }
            None => self.g.flag(node, constructor_init::USE_FIELD_INITIALIZER, written.is_none()),
        }
        self.g.append(scope, scope::CONSTRUCTOR_INITS, node, constructor_init::NEXT);
    }

    /// An object that begins without arguments is taken for a temporary first.
    fn begins_empty(&mut self, made: DynamicInitNode, ty: TypeId) {
        if self.g.node(made).form == form::DYNAMIC_INIT_DIK_CONSTRUCTOR {
            let of = self.ty(ty);
            let of = self.resolved(of);
            self.derived(of, Derived::LvalueReference);
        }
    }

    /// The initialization that a constructor gives a member or base.
    fn member_value(&mut self, init: Initializer, ty: TypeId) -> Option<DynamicInitNode> {
        let il = self.il;
        let class = self.il.class_of(ty);
        match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                let made = self.dynamic_initializer(value);
                let empty =
                    matches!(il[value].kind, ExprKind::InitList { elements, .. } if elements.is_empty());
                if empty && self.g.node(made).form == form::DYNAMIC_INIT_DIK_CONSTRUCTOR {
                    self.g.flag(made, dynamic_init::VALUE_INITIALIZATION, true);
                }
                Some(made)
            }
            Initializer::Paren { args } => {
                if let Some(constructor) = self.unit.paren_constructors.get(&args).copied() {
                    let made = self.chosen_constructor(constructor, args);
                    if args.is_empty() {
                        self.begins_empty(made, ty);
                    }
                    return Some(made);
                }
                if let [only] = il[args] {
                    return Some(self.dynamic_initializer(only));
                }
                if !args.is_empty() {
                    return None;
                }
                match class.and_then(|class| lifetime::default_constructor(self.il, class)) {
                    Some(constructor) => {
                        let node = self.constructor_call(constructor, args);
                        self.g.flag(node, dynamic_init::VALUE_INITIALIZATION, true);
                        self.begins_empty(node, ty);
                        Some(node)
                    }
                    None => Some(self.new_node(new::DYNAMIC_INIT_DIK_ZERO)),
                }
            }
            _ => None,
        }
    }

    /// A destructor ends members and bases that have destructors of their own.
    pub(super) fn member_destructions(&mut self, scope: ScopeNode, class: ClassId) {
        for (of, ended) in lifetime::endings(self.il, class) {
            let node = self.subobject(class, of);
            self.member_destruction(scope, node, ended);
        }
    }

    /// The entry for how a part of an object begins or ends.
    pub(in crate::emit::display) fn subobject(
        &mut self,
        class: ClassId,
        of: Subobject,
    ) -> ConstructorInitNode {
        match of {
            Subobject::Base { ty, virtual_ } => {
                let node = self.new_node(base_form(virtual_));
                let entry = self.base_entry(class, ty);
                self.g.link_some(node, constructor_init::BASE_CLASS, entry);
                node
            }
            Subobject::Field { id } => {
                let node = self.new_node(new::CONSTRUCTOR_INIT_CIK_FIELD);
                let target = self.field(id);
                self.g.link(node, constructor_init::FIELD, target);
                self.used.push(target.id());
                node
            }
        }
    }

    fn member_destruction(&mut self, scope: ScopeNode, node: ConstructorInitNode, of: ClassId) {
        let init = self.new_node(new::DYNAMIC_INIT_DIK_NONE);
        self.g.flag(init, dynamic_init::IS_CONSTRUCTOR_INIT, true);
        self.destroyed(init, of, false);
        self.g.flag(node, constructor_init::COMPILER_GENERATED, true);
        self.g.link(node, constructor_init::INITIALIZER, init);
        self.g.append(scope, scope::CONSTRUCTOR_INITS, node, constructor_init::NEXT);
    }

    /// A constructor with a body can be used to make objects on the free store, a destructor to end them there.
    pub fn allocation_routines(&mut self, function: FunctionId) {
        let il = self.il;
        let Some(class) = il[function].class else { return };
        let is_constructor = il[function].name == EntityName::Constructor;
        if !is_constructor && il[function].name != EntityName::Destructor || self.is_prototype_class(class) {
            return;
        }
        // The constructor that another one leaves its work to makes the objects.
        let routine = self.known::<kind::Routine>(Entity::Function { id: function });
        if routine.is_some_and(|routine| self.g.is_true(routine, routine::IS_DELEGATING_CTOR)) {
            return;
        }
        let node = self.class(class);
        let Some(supplement) = self.g.target(node, ty::EXTRA_INFO) else { return };
        let sized = self.header.standard >= 2014;
        let wanted = [
            (class_type_supplement::ASSOC_OPERATOR_NEW_ROUTINE, word::ONK_NEW, 1, is_constructor),
            (
                class_type_supplement::ASSOC_OPERATOR_DELETE_ROUTINE,
                word::ONK_DELETE,
                1 + usize::from(sized),
                true,
            ),
        ];
        for (label, kind, count, applies) in wanted {
            if applies && let Some(routine) = self.allocation_routine(kind, count) {
                self.g.link(supplement, label, routine);
                self.referenced(routine);
                self.g.flag(routine, routine::CALLED, true);
                self.made.classes.allocated.push((node, routine));
            }
        }
    }

    /// The routine of this kind with so many parameters that is there without being declared.
    pub(in crate::emit::display) fn allocation_routine(
        &self,
        kind: &'static str,
        count: usize,
    ) -> Option<RoutineNode> {
        let mut at = self.g.target(self.file, scope::ROUTINES);
        while let Some(routine) = at {
            let ty = self.g.target(routine, routine::TYPE);
            let mut params = 0;
            let mut param = ty.and_then(|ty| self.g.target(ty, ty::PARAM_TYPE_LIST));
            while let Some(row) = param {
                params += 1;
                param = self.g.target(row, param_type::NEXT);
            }
            if self.g.get(routine, routine::OPNAME_KIND) == Some(&Value::Word(kind)) && params == count {
                return Some(routine);
            }
            at = self.g.target(routine, routine::NEXT);
        }
        None
    }
}

/// The entry for how a direct or virtual base begins or ends.
fn base_form(virtual_: bool) -> New<kind::ConstructorInit> {
    if virtual_ {
        new::CONSTRUCTOR_INIT_CIK_VIRTUAL_BASE_CLASS
    } else {
        new::CONSTRUCTOR_INIT_CIK_DIRECT_BASE_CLASS
    }
}
