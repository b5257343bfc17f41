//! Members that classes have without declaring them: their bodies, which are made where they are used
//! (`[class.default.ctor]`, `[class.copy.ctor]`, `[class.dtor]`).

use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::finalize::lifetime::{self, Source};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstructorInitNode, ExprNode, RoutineNode, ScopeNode, VariableNode, constructor_init, data_member,
    dynamic_init, expr_node, new, param_type, routine, scope, statement, ty, variable, word,
};

impl Build<'_> {
    /// Notes that an implicit member is used that has to be defined for it.
    pub(in crate::emit::display) fn uses_implicitly(&mut self, id: FunctionId) {
        if self.unit.instance_bodies.contains_key(&id) {
            if self.is_made_last(id) {
                return;
            }
            if !self.place.in_prototype && !self.place.unevaluated {
                self.defined_copying(id);
            }
            return;
        }
        let f = &self.il[id];
        let special = matches!(f.name, EntityName::Constructor | EntityName::Destructor);
        let plain = FunctionFlags::TRIVIAL | FunctionFlags::DELETED | FunctionFlags::DEFAULTED;
        let Some(class) = f.class else { return };
        if !special
            || !f.flags.contains(FunctionFlags::IMPLICIT)
            || f.flags.intersects(plain - FunctionFlags::DEFAULTED)
            || self.place.in_prototype
            || !self.il[class].implicit(self.il).contains(&id)
        {
            return;
        }
        if self.made.classes.implicit_seen.insert(id) {
            self.made.classes.implicit_uses.push(id);
        }
    }

    /// Notes that an object is copied or moved as bytes. A constructor that has been declared with its class is
    /// defined for it all the same.
    pub(in crate::emit::display) fn copied_object(&mut self, expr: ExprId) {
        if self.place.unevaluated || self.place.dependent || self.place.in_prototype {
            return;
        }
        let il = self.il;
        let Some(class) = self.il.class_of(il[expr].ty) else { return };
        let moved = il[expr].category == Category::Xvalue;
        if let Some(id) = self.declared_copying(class, moved) {
            self.defined_copying(id);
        }
    }

    /// The constructor without code that copies or moves objects of a class, where one has been declared with it.
    pub(in crate::emit::display) fn declared_copying(
        &self,
        class: ClassId,
        moved: bool,
    ) -> Option<FunctionId> {
        let il = self.il;
        let source = if moved { Source::Moved } else { Source::Copied };
        let declared = |id: &FunctionId| {
            let f = &il[*id];
            f.name == EntityName::Constructor
                && f.pos.is_some()
                && f.flags.contains(FunctionFlags::IMPLICIT | FunctionFlags::TRIVIAL)
                && !f.flags.contains(FunctionFlags::DELETED)
                && lifetime::source(self.il, *id) == source
        };
        il[class].implicit(il).iter().copied().find(declared).filter(|_| il[class].lambda(il).is_none())
    }

    /// Notes that a constructor without code is used.
    pub(in crate::emit::display) fn defined_copying(&mut self, constructor: FunctionId) {
        if self.made.classes.implicit_seen.insert(constructor) {
            self.made.classes.implicit_uses.push(constructor);
        }
    }

    /// Makes the bodies of the implicit members that have been used; those use others in turn.
    pub(in crate::emit::display) fn implicit_bodies(&mut self) {
        if self.function.routine.is_some() {
            return;
        }
        while !self.made.classes.implicit_uses.is_empty() {
            for id in std::mem::take(&mut self.made.classes.implicit_uses) {
                match self.unit.instance_bodies.get(&id).copied() {
                    Some((params, body)) => self.instance_body(id, params, body),
                    None => self.in_body(|p| p.implicit_body(id)),
                }
            }
        }
    }

    /// The definition of a function that is made from a template.
    pub(in crate::emit::display) fn instance_body(
        &mut self,
        id: FunctionId,
        params: List<VariableId>,
        body: FunctionBodyId,
    ) {
        let Some(statement) = self.il[body].statement else { return };
        let routine = self.routine(id);
        let Some(ty) = self.g.target(routine, routine::TYPE) else { return };
        let declared = match self.g.target(ty, ty::PARAM_TYPE_LIST) {
            Some(_) => self.instance_type(id),
            None if self.placeholder_return(id, None).is_some() => self.instance_type(id),
            None => ty,
        };
        self.g.link(routine, routine::DECLARED_TYPE, declared);
        if let Some(pattern) = self.pattern_declaration(id) {
            self.declared_at(routine, self.il[pattern].pos);
            let outside = self.il[pattern].qualifier(self.il).is_some();
            self.g.flag(routine, routine::DEFINED_OUTSIDE_OF_PARENT, outside);
        }
        self.g.link(ty, ty::ASSOC_ROUTINE, routine);
        self.g.flag(routine, routine::DEFINED, true);
        let inside = self.il[id].flags.contains(FunctionFlags::IN_CLASS) && self.il[id].class.is_some();
        self.g.flag(routine, routine::IS_INLINE, inside);
        self.g.flag(routine, routine::INLINE_IN_CLASS_DEFINITION, inside);
        self.g.word(routine, routine::STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.with(change::Unlisted(true), |p| {
            p.in_body(|p| p.parts_of_body(routine, (id, None), params, body, statement));
        });
    }

    fn implicit_body(&mut self, id: FunctionId) {
        let Some(class) = self.il[id].class else { return };
        let routine = self.routine(id);
        let parent = self.class_scope(class);
        let source = lifetime::source(self.il, id);
        self.resolve_exceptions(routine, id);
        let scope = self.open_body(routine, parent);
        if source != Source::Nothing {
            self.source_parameter(scope, routine);
        }
        let this = self.this_variable(id);
        self.g.link_some(scope, scope::THIS_PARAM_VARIABLE, this);
        match source {
            Source::Nothing => self.constructor_initializers(scope, id, &[], Pos::NONE),
            _ => self.copied_members(scope, class, source),
        }
        self.allocation_routines(id);
        self.plain_object(id, this);
        let block = self.new_node(new::STATEMENT_STMK_BLOCK);
        let last = self.new_node(new::STATEMENT_STMK_RETURN);
        self.g.link(block, statement::STATEMENTS, last);
        self.g.link(scope, scope::ASSOC_BLOCK, block);
        self.g.flag(routine, routine::DEFINED, true);
        self.g.word(routine, routine::STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.referenced(routine);
    }

    /// A constructor that leaves numbers as they are and calls no others needs the type of its object.
    fn plain_object(&mut self, id: FunctionId, this: Option<VariableNode>) {
        let il = self.il;
        let (Some(class), Some(this)) = (il[id].class, this) else { return };
        if il[id].name != EntityName::Constructor || lifetime::source(self.il, id) != Source::Nothing {
            return;
        }
        let fields = il[class].members.fields.iter().map(|field| &il[*field]);
        let left = fields.filter(|f| f.name.is_some() || f.bits.is_none()).any(|f| !f.has_init);
        let calls = |ty: TypeId| {
            self.il
                .class_of(lifetime::innermost(self.il, ty))
                .is_some_and(|of| lifetime::default_constructor(self.il, of).is_some())
        };
        let called = il[class].members.fields.iter().any(|field| calls(il[*field].ty))
            || il[class].bases.iter().any(|base| calls(base.ty));
        if left && !called {
            self.made.types.needed_types.extend(self.g.target(this, variable::TYPE));
        }
    }

    /// Whether an implicit member throws is known once it is defined ([except.spec]).
    fn resolve_exceptions(&mut self, routine: RoutineNode, id: FunctionId) {
        let Some(ty) = self.g.target(routine, routine::TYPE) else { return };
        self.g.clear(ty, ty::EXCEPTION_SPECIFICATION);
        if !self.may_throw(id) {
            self.noexcept(ty, None, true);
            self.g.flag(routine, routine::NEVER_THROWS, true);
        }
    }

    fn may_throw(&self, id: FunctionId) -> bool {
        let il = self.il;
        let Some(class) = il[id].class else { return false };
        let throws = |function: FunctionId| !self.throws_nothing(function) && !self.ends_quietly(function);
        let source = lifetime::source(self.il, id);
        let is_destructor = il[id].name == EntityName::Destructor;
        let part = |of: ClassId| {
            let called = match (is_destructor, source) {
                (true, _) => lifetime::destructor(self.il, of),
                (false, Source::Nothing) => lifetime::default_constructor(self.il, of),
                (false, source) => lifetime::copying_constructor(self.il, of, source),
            };
            called.is_some_and(throws)
        };
        let fields = il[class].members.fields.iter().map(|field| &il[*field]);
        let initialized = !is_destructor && source == Source::Nothing;
        fields.clone().any(|f| initialized && f.init.is_some_and(|init| !self.is_plain_value(init)))
            || fields.filter_map(|f| self.il.class_of(lifetime::innermost(self.il, f.ty))).any(part)
            || il[class].bases.iter().filter_map(|base| self.il.class_of(base.ty)).any(part)
    }

    /// A destructor that says nothing of exceptions throws none.
    fn ends_quietly(&self, function: FunctionId) -> bool {
        let f = &self.il[function];
        let silent = |id: DeclarationId| matches!(self.il[id].noexcept, ExceptionSpec::None);
        f.name == EntityName::Destructor && f.first.is_none_or(silent)
    }

    /// Whether an initializer is made of numbers.
    fn is_plain_value(&self, init: ExprId) -> bool {
        match self.il[init].kind {
            ExprKind::InitList { elements, constructor: None } => {
                self.il[elements].iter().all(|element| self.is_plain_value(*element))
            }
            _ => self.numbers().is_number(init) || self.is_null(init),
        }
    }

    /// The parameter of a constructor that copies or moves, which has no name.
    fn source_parameter(&mut self, scope: ScopeNode, routine: RoutineNode) {
        let row = self.g.target(routine, routine::TYPE).and_then(|ty| self.g.target(ty, ty::PARAM_TYPE_LIST));
        let Some(row) = row else { return };
        let Some(ty) = self.g.target(row, param_type::TYPE) else { return };
        let node = self.new_node(new::VARIABLE);
        self.local_entity(node);
        self.referenced(node);
        self.g.link(node, variable::TYPE, ty);
        self.g.link(node, variable::DECLARED_TYPE, ty);
        self.g.link(node, variable::ASSOC_PARAM_TYPE, row);
        self.g.word(node, variable::STORAGE_CLASS, word::SC_AUTO);
        self.g.word(node, variable::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.flag(node, variable::ASM_NAME_IS_VALID, true);
        self.parameter_fields(node);
        self.g.append(scope, scope::PARAMETERS, node, variable::NEXT);
    }

    /// Bases and members that are copied or moved from another object.
    fn copied_members(&mut self, scope: ScopeNode, class: ClassId, source: Source) {
        for (of, ty) in lifetime::direct_parts(self.il, class) {
            let node = self.subobject(class, of);
            self.copied_member(scope, node, ty, source);
        }
    }

    fn copied_member(&mut self, scope: ScopeNode, node: ConstructorInitNode, ty: TypeId, source: Source) {
        let class = self.il.class_of(ty);
        let constructor = class.and_then(|class| lifetime::copying_constructor(self.il, class, source));
        let init = match constructor {
            Some(constructor) => {
                let init = self.constructor_node(constructor, &[]);
                self.g.flag(init, dynamic_init::IS_COPY_CONSTRUCTOR_WITH_IMPLIED_SOURCE, true);
                init
            }
            None => self.new_node(new::DYNAMIC_INIT_DIK_BITWISE_COPY),
        };
        self.g.flag(init, dynamic_init::IS_CONSTRUCTOR_INIT, true);
        self.g.flag(node, constructor_init::COMPILER_GENERATED, true);
        self.g.link(node, constructor_init::INITIALIZER, init);
        self.g.append(scope, scope::CONSTRUCTOR_INITS, node, constructor_init::NEXT);
    }

    /// The variable that an anonymous union is which is no member of a class ([class.union.anon]).
    pub(in crate::emit::display) fn anonymous_variable(
        &mut self,
        class: ClassId,
        is_static: bool,
        end: Pos,
    ) -> Option<VariableNode> {
        let il = self.il;
        let c = &il[class];
        let member = matches!(il[c.enclosing].kind, ScopeKind::Class { .. });
        if member || !c.flags.contains(ClassFlags::ANONYMOUS) || c.tag != Tag::Union {
            return None;
        }
        let ty = self.class(class);
        let local = self.is_local_scope(c.enclosing) && !is_static;
        let node = if local { self.new_node(new::VARIABLE) } else { self.g.add_to_file(new::VARIABLE) };
        self.declared_at(node, end);
        self.g.link(node, variable::TYPE, ty);
        self.g.link(node, variable::DECLARED_TYPE, ty);
        let storage = match (local, is_static) {
            (true, _) => word::SC_AUTO,
            (false, true) => word::SC_STATIC,
            (false, false) => word::SC_UNSPECIFIED,
        };
        self.g.word(node, variable::STORAGE_CLASS, storage);
        let declared = if is_static { word::SC_STATIC } else { word::SC_UNSPECIFIED };
        self.g.word(node, variable::DECLARED_STORAGE_CLASS, declared);
        self.g.word(node, variable::INIT_KIND, word::INITK_NONE);
        self.g.flag(node, variable::ASM_NAME_IS_VALID, true);
        self.g.flag(node, variable::IS_ANONYMOUS_PARENT_OBJECT, true);
        self.referenced(node);
        if local {
            self.local_entity(node);
            let scope = self.function.local_scope.unwrap_or(self.file);
            self.g.append(scope, scope::NONSTATIC_VARIABLES, node, variable::NEXT);
        } else {
            let scope = self.scope(c.enclosing);
            self.member_of(node, scope, scope::VARIABLES);
        }
        self.entity_in_sequence(node);
        self.made.classes.anonymous.insert(class, node);
        Some(node)
    }

    /// A member of an anonymous union that is a variable, named by itself.
    pub(in crate::emit::display) fn anonymous_member(
        &mut self,
        base: ExprId,
        member: FieldId,
    ) -> Option<ExprNode> {
        let il = self.il;
        if !matches!(il[base].kind, ExprKind::This { implicit: true }) {
            return None;
        }
        let variable = self.made.classes.anonymous.get(&il[member].class).copied()?;
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let ty = self.g.target(variable, variable::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        self.g.link(node, expr_node::VARIABLE, variable);
        self.used.push(variable.id());
        self.referenced(variable);
        Some(node)
    }

    /// The object of an anonymous union or structure that a member belongs to, in the object around it.
    pub(in crate::emit::display) fn anonymous_object(
        &mut self,
        object: ExprNode,
        from: ClassId,
        member: FieldId,
        depth: u32,
    ) -> ExprNode {
        let il = self.il;
        let owner = il[member].class;
        if owner == from || !il[owner].flags.contains(ClassFlags::ANONYMOUS) || depth > 16 {
            return object;
        }
        let ScopeKind::Class { of } = il[il[owner].enclosing].kind else { return object };
        let holder = il[of]
            .members
            .fields
            .iter()
            .copied()
            .find(|field| self.il.class_of(il[*field].ty) == Some(owner));
        let Some(holder) = holder else { return object };
        let object = self.anonymous_object(object, from, holder, depth + 1);
        // What an anonymous union holds is named as if it stood in its place.
        if il[owner].tag == Tag::Union {
            return object;
        }
        let target = self.field(holder);
        let part = self.new_node(new::EXPR_NODE_ENK_FIELD);
        let ty = self.g.target(target, data_member::TYPE);
        self.g.link_some(part, expr_node::TYPE, ty);
        self.g.link(part, expr_node::FIELD, target);
        self.used.push(target.id());
        self.referenced(target);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        self.g.flag(node, expr_node::COMPILER_GENERATED, true);
        let pointer =
            self.g.target(object, expr_node::TYPE).map(|ty| self.type_kind(ty)) == Some(word::TK_POINTER);
        let kind = if pointer { word::EOK_POINTS_TO_FIELD } else { word::EOK_DOT_FIELD };
        self.operands(node, kind, &[object, part]);
        self.position(node, Pos::NONE);
        node
    }
}
