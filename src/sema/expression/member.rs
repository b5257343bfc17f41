//! Member access (`[expr.ref]`, `[class.mfct.non.static]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::Name;
use crate::sema::expression::variable_access::Use;
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::sema::lookup::{EntityKinds, Key};
use crate::sema::syntax::{NameScope, ParsedName};
use crate::source::Pos;
use crate::tables::limits;
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

impl Compilation {
    /// What stands before `.` or `->`: for `->` on a class object, what its operator-> gives (`[over.ref]`).
    pub fn member_base(&mut self, base: ExprId, arrow: bool, arrow_pos: Pos) -> ExprId {
        let mut base = base;
        if !arrow {
            return base;
        }
        base = self.decay(base);
        let mut passed: SmallVec<[ClassId; 4]> = SmallVec::new();
        for _ in 0..limits::ARROW_OPERATORS {
            let Some(class) = self.class_of(self.il[base].ty).filter(|_| !self.is_type_dependent(base))
            else {
                return base;
            };
            if passed.contains(&class) {
                return self.report_arrow_loop(base, class);
            }
            passed.push(class);
            let pos = self.il[base].pos;
            let Some(function) = self.resolve_operator(OverloadedOperator::Arrow, &[base]) else {
                return base;
            };
            self.check_operator_space(function, arrow_pos);
            let at = if self.reports_now() { arrow_pos } else { pos };
            self.check_operator_access(function, Some(base), at);
            self.require_body(function);
            let ret = self.result_of(function);
            let args = self.il.list(&[base]);
            let function = Some(Entity::Function { id: function });
            let kind = ExprKind::Operator { op: OverloadedOperator::Arrow, function, args, postfix: false };
            base = self.call_result(kind, ret, ExprFlags::empty(), pos);
        }
        base
    }

    /// Functions for `->` that come back to the class of one of them never lead to a pointer.
    fn report_arrow_loop(&mut self, base: ExprId, first: ClassId) -> ExprId {
        if self.reports_here() {
            let (at, class) = (self.start_of(base), self.shown_type(self.il[first].ty));
            let name = format!("{}{}", TokenKind::KwOperator.spelling(), TokenKind::Arrow.spelling());
            self.report(at, messages::loop_in_sequence_functions_starting(&name, class));
        }
        let unknown = self.common.unknown;
        self.expr(self.il[base].kind, unknown, Category::Lvalue, ExprFlags::UNKNOWN, self.il[base].pos)
    }

    /// The type of the object that a member is looked up in.
    pub fn object_type(&mut self, base: ExprId, arrow: bool) -> TypeId {
        let e = self.il[base];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) && !self.is_cast_to_current(base, arrow) {
            return self.common.dependent;
        }
        if arrow { self.pointee(e.ty).unwrap_or(self.common.unknown) } else { e.ty }
    }

    /// Whether an expression is a cast to the current instantiation, or to a pointer to it (`[temp.dep.type]`).
    fn is_cast_to_current(&self, expr: ExprId, arrow: bool) -> bool {
        let ExprKind::Cast { to, .. } = self.il[expr].kind else { return false };
        let object = if arrow { self.pointee(to) } else { Some(self.without_reference(to)) };
        object
            .and_then(|ty| self.class_of(ty))
            .is_some_and(|class| self.is_dependent_class(class) && self.is_inside_class(class))
    }

    /// `base.name` or `base->name`.
    pub fn build_member(&mut self, base: ExprId, arrow: bool, name: &ParsedName, pos: Pos) -> ExprId {
        let object = self.object_type(base, arrow);
        let known = self.class_of(object);
        let Some(class) = known.filter(|_| name.scope != NameScope::Dependent || !name.found.is_empty())
        else {
            self.check_member_object(base, arrow, name);
            return self.dependent_member(base, arrow, name, object, pos);
        };
        self.check_object_complete(base, object, arrow);
        if name.found.is_empty() {
            let more = self.may_have_more_members(self.il[class].scope);
            // Another specialization could have it.
            let open = more || self.is_dependent_class(class);
            if !open && self.il[class].state == Completeness::Complete && name.name != EntityName::Destructor
            {
                self.sfinae_fail();
                if name.identifier().is_some() {
                    self.report_no_member(name);
                }
            }
            if name.name == EntityName::Destructor && !more {
                return self.implicit_destructor(base, arrow, name, pos);
            }
            return self.dependent_member(base, arrow, name, object, pos);
        }
        if self.is_other_dependent_class(class) {
            return self.dependent_member(base, arrow, name, self.common.dependent, pos);
        }
        if self.check_ambiguous_name(name) {
            return self.fall_back_expr(UnknownCause::MemberAmbiguous, pos);
        }
        self.member_found(base, arrow, object, name, pos)
    }

    /// Whether a class is a member of a class template, and none around this place: its members are left to the
    /// instantiation.
    fn is_other_dependent_class(&self, class: ClassId) -> bool {
        self.is_dependent_class(class)
            && !self.il[class].flags.contains(ClassFlags::LOCAL)
            && self.il[class].lambda(&self.il).is_none()
            && !self.is_inside_class(class)
    }

    /// What stands before `.` or `->` is no object of class type.
    fn check_member_object(&mut self, base: ExprId, arrow: bool, name: &ParsedName) {
        let plain = matches!(name.name, EntityName::Identifier { .. }) && !name.member_pointer;
        if plain {
            self.check_unnamed_member(base, arrow);
        }
    }

    /// The same whatever follows.
    pub fn check_unnamed_member(&mut self, base: ExprId, arrow: bool) {
        let ty = self.il[base].ty;
        let scalar = |c: &Self, ty: TypeId| {
            c.is_arithmetic(ty)
                || c.enum_of(ty).is_some()
                || c.is_pointer_value(ty)
                || c.is_void(ty)
                || c.builtin_of(ty) == Some(Builtin::Nullptr)
        };
        if self.refuses_overload_set(base) || self.is_open(base) || self.is_dependent(ty) {
            return;
        }
        if !self.reports_in_instance() && !self.reports_here() {
            return;
        }
        let at = self.start_of(base);
        let shown = self.shown_value_type(base);
        let object = self.decayed(ty);
        let object = self.shown_type(object);
        match self.pointee(ty) {
            Some(to) if arrow && scalar(self, to) => {
                self.report(at, messages::expression_must_have_pointer_class(shown));
            }
            None if arrow && (scalar(self, ty) || self.class_of(ty).is_some()) => {
                if self.may_be_completed() || self.check_complete(self.il[base].ty, at) {
                    self.report(at, messages::operator_applied_instead_pointer_type(shown));
                }
                self.examine(base, Use::Value);
            }
            _ if !arrow && scalar(self, ty) => {
                self.report(at, messages::expression_must_have_class_type(object))
            }
            _ => {}
        }
    }

    /// A data member named without an object (`[expr.prim.id.general]`).
    pub fn check_member_has_object(&mut self, e: ExprId, pos: Pos) {
        let ExprKind::Member { base, entity: Entity::Field { id }, .. } = self.il[e].kind else { return };
        if self.il[self.il[id].class].flags.contains(ClassFlags::ANONYMOUS) {
            return;
        }
        let implicit = matches!(self.il[base].kind, ExprKind::This { implicit: true });
        let open = self.instantiation.depth > 0 || self.scope_is_dependent(self.context.scope);
        let none = !open && !self.is_member_of_this(self.il[id].class);
        if implicit && none && !self.context.unevaluated && self.reports_here() {
            self.report(pos, messages::nonstatic_member_reference_must_relative());
            self.il[e].flags |= ExprFlags::UNKNOWN;
        }
    }

    /// The only function that a name stands for; with arguments, that of the only template, if they depend on nothing.
    fn sole_candidate(
        &self,
        candidates: List<Entity>,
        args: Option<List<TemplateArg>>,
    ) -> Option<FunctionId> {
        let Some(args) = args else { return self.sole_function(candidates) };
        if self.il[args].iter().any(|arg| self.arg_is_dependent(arg)) {
            return None;
        }
        match self.il[candidates][..] {
            [template @ Entity::Template { .. }] => self.il.function_in(template),
            _ => None,
        }
    }

    fn sole_function(&self, candidates: List<Entity>) -> Option<FunctionId> {
        match self.il[candidates][..] {
            [Entity::Function { id }] => Some(id),
            _ => None,
        }
    }

    /// A non-static member function that is named without an object and not called: its address has another form
    /// (`[expr.prim.id.general]`, `[expr.unary.op]`).
    /// True if that is reported.
    pub fn check_function_has_object(&mut self, e: ExprId) -> bool {
        let named = match self.il[e].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => Some(id),
            ExprKind::MemberOverload { base, set, args, .. }
                if matches!(self.il[base].kind, ExprKind::This { implicit: true }) =>
            {
                self.sole_candidate(self.il[set].candidates, args)
            }
            ExprKind::Overload { set, args, .. } => self.sole_candidate(self.il[set].candidates, args),
            _ => None,
        };
        let Some(function) = named else { return false };
        let f = &self.il[function];
        // In a template it is a member of the class itself, or of one that depends on nothing.
        let open =
            f.class.is_none_or(|class| self.is_dependent_class(class) && !self.is_member_of_this(class));
        let own = matches!(f.name, EntityName::Identifier { .. } | EntityName::Operator { .. });
        let refused = own
            && !open
            && !f.flags.contains(FunctionFlags::STATIC)
            && !self.il.has_explicit_object(function)
            && !self.context.unevaluated
            && self.instantiation.depth == 0
            && self.reports_now();
        if refused {
            let pos = self.start_of(e);
            self.report(pos, messages::nonstd_member_function_address());
        }
        refused
    }

    /// Whether a class is that of `*this` or a base of it, so that its members are parts of that object.
    pub(in crate::sema) fn is_member_of_this(&self, class: ClassId) -> bool {
        let this = self.context.this_type.and_then(|ty| self.class_of(ty));
        this.is_some_and(|this| this == class || self.derives_from(this, class))
    }

    /// Refuses the qualified name of a member that is none of the object's class or of a base of that (`[expr.ref]`).
    /// True if so.
    fn refuses_member_qualifier(&mut self, object: TypeId, name: &ParsedName) -> bool {
        let (Some(class), Some(qualifier)) = (self.class_of(object), name.qualifier) else { return false };
        let known = self.il[class].state == Completeness::Complete
            && !self.is_open_type(object)
            && !self.has_dependent_base(class)
            && !self.il[class].flags.contains(ClassFlags::ERROR)
            && self.instantiation.depth == 0
            && !self.scope_is_dependent(self.context.scope);
        let plain = name
            .found
            .iter()
            .all(|e| matches!(e, Entity::Field { .. } | Entity::Variable { .. } | Entity::Function { .. }));
        let (true, Some(first)) = (known && plain && self.reports_now(), name.found.first().copied()) else {
            return false;
        };
        let of = match first {
            Entity::Field { id } => Some(self.il[id].class),
            Entity::Variable { id } => self.il[id].class,
            Entity::Function { id } => self.il[id].class,
            _ => None,
        };
        let named = self.type_of_qualifier(qualifier);
        let (named, at) = (self.class_of(named), self.il.places.start_of_name(name.pos));
        match (of, named) {
            (Some(_), Some(named)) if named != class && !self.derives_from(class, named) => {
                let shown = self.class_entity(class);
                self.report(at, messages::qualified_name_not_member_of_class(shown));
                true
            }
            (None, None) if matches!(first, Entity::Variable { .. } | Entity::Function { .. }) => {
                let text = match first {
                    Entity::Variable { id } => self.variable_entity(id).name,
                    Entity::Function { id } => self.function_name_entity(id).name,
                    _ => return false,
                };
                self.report(at, messages::not_class_member(&text));
                true
            }
            _ => false,
        }
    }

    fn member_found(
        &mut self,
        base: ExprId,
        arrow: bool,
        object: TypeId,
        name: &ParsedName,
        pos: Pos,
    ) -> ExprId {
        let (qualifier, args) = (name.qualifier, name.args);
        if qualifier.is_some() && self.refuses_member_qualifier(object, name) {
            return self.fall_back_expr(UnknownCause::Member, pos);
        }
        if let Some(named) = qualifier.filter(|_| name.found.iter().all(|e| self.is_instance_member(*e))) {
            let (to, at) = (self.type_of_qualifier(named), self.start_of(base));
            self.check_base_conversion(object, to, at);
        }
        let functions = name.found.is_only(EntityKinds::FUNCTIONS)
            || name.found.iter().all(|e| self.il.function_in(*e).is_some());
        if functions {
            let candidates = self.candidate_list(name.name, &name.found);
            let set = self.il.overload_set(candidates, name.name);
            let kind = ExprKind::MemberOverload { base, arrow, set, qualifier, args };
            let ty = self.common.overload;
            let mut flags = self.il[base].flags & INHERITED;
            if args.is_some_and(|a| self.il[a].iter().any(|a| self.arg_is_dependent(a))) {
                flags |= ExprFlags::VALUE_DEPENDENT;
            }
            return self.expr(kind, ty, Category::Lvalue, flags, pos);
        }
        // What a using-declaration names in a dependent scope is added where that is known (`[temp.dep]`).
        if name.found.iter().any(|e| matches!(e, Entity::Using { .. })) {
            return self.dependent_member(base, arrow, name, object, pos);
        }
        let named = self.class_of(object);
        let Some(entity) = name.single() else {
            return self.fall_back_expr(UnknownCause::MemberAmbiguous, pos);
        };
        let kind = ExprKind::Member { base, arrow, entity, qualifier, args };
        // A qualifier may be one that a substitution has not replaced.
        let looked_up = match name.scope {
            NameScope::Members(scope) => self.class_of_scope(scope),
            _ => None,
        };
        let naming = qualifier.map_or(named, |q| self.class_of_qualifier(q).or(looked_up));
        if naming.is_some() {
            self.check_member_access(entity, naming, named, name.pos);
        }
        if let (Entity::Template { id }, Some(given)) = (entity, args)
            && matches!(self.il[id].kind, TemplateKind::Variable { .. })
        {
            return self.variable_template_member(id, (base, arrow), (name, given), pos);
        }
        match entity {
            Entity::Field { id } => self.field_access(kind, base, arrow, object, id, pos),
            Entity::Variable { id } => {
                let ty = self.variable_type(id);
                let ty = self.without_reference(ty);
                let flags = self.dependence_of(ty);
                self.expr(kind, ty, Category::Lvalue, flags, pos)
            }
            Entity::Enumerator { id } => {
                let ty = self.il[id].ty;
                let mut flags = self.dependence_of(ty);
                if self.il[id].dependent {
                    flags |= ExprFlags::VALUE_DEPENDENT;
                }
                self.expr(kind, ty, Category::Prvalue, flags, pos)
            }
            _ => {
                let ty = self.fall_back(UnknownCause::MemberKind, pos);
                self.expr(kind, ty, Category::Lvalue, ExprFlags::UNKNOWN, pos)
            }
        }
    }

    /// A static data member that a template-id names (`[temp.static]`, `[expr.ref]`).
    fn variable_template_member(
        &mut self,
        template: TemplateId,
        (base, arrow): (ExprId, bool),
        (name, args): (&ParsedName, List<TemplateArg>),
        pos: Pos,
    ) -> ExprId {
        let qualifier = name.qualifier;
        let variable = self.build_variable_instance(template, qualifier, args, pos);
        let Expr { kind, ty, category, flags, .. } = self.il[variable];
        match kind {
            ExprKind::Name { entity: entity @ Entity::Variable { .. }, .. } => {
                let kind = ExprKind::Member { base, arrow, entity, qualifier, args: Some(args) };
                self.expr(kind, ty, category, flags | self.il[base].flags & INHERITED, pos)
            }
            _ if flags.contains(ExprFlags::VALUE_DEPENDENT) => {
                self.dependent_member(base, arrow, name, self.common.dependent, pos)
            }
            _ => variable,
        }
    }

    /// The type and category of a data member of an object (`[expr.ref]`).
    fn field_access(
        &mut self,
        kind: ExprKind,
        base: ExprId,
        arrow: bool,
        object: TypeId,
        id: FieldId,
        pos: Pos,
    ) -> ExprId {
        let (declared, mutable, bits) = (self.il[id].ty, self.il[id].mutable, self.il[id].bits.is_some());
        let e = self.il[base];
        let mut flags = e.flags & INHERITED;
        if bits {
            flags |= ExprFlags::BIT_FIELD;
        }
        if self.is_reference(declared) {
            let ty = self.without_reference(declared);
            let flags = flags | self.dependence_of(ty);
            return self.expr(kind, ty, Category::Lvalue, flags, pos);
        }
        let mut quals = self.qualifiers(object) - Qualifiers::RESTRICT;
        if mutable {
            quals -= Qualifiers::CONST;
        }
        let ty = self.qualified(declared, quals);
        let category =
            if arrow || e.category == Category::Lvalue { Category::Lvalue } else { Category::Xvalue };
        let flags = flags | self.dependence_of(ty);
        self.expr(kind, ty, category, flags, pos)
    }

    /// A member that is found only at instantiation, or not at all.
    fn dependent_member(
        &mut self,
        base: ExprId,
        arrow: bool,
        name: &ParsedName,
        object: TypeId,
        pos: Pos,
    ) -> ExprId {
        let kind = ExprKind::DependentMember {
            base,
            arrow,
            name: self.open_name(name),
            qualifier: name.qualifier,
            args: name.args,
            template_keyword: name.template_keyword,
        };
        let flags = self.il[base].flags & (DEPENDENT | INHERITED);
        if self.is_dependent(object) || flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return self.dependent_expr(kind, flags, pos);
        }
        let open = self.is_unknown(object) || self.is_unknown(self.il[base].ty);
        let ty = if open { self.common.unknown } else { self.fall_back(UnknownCause::Member, pos) };
        self.expr(kind, ty, Category::Lvalue, flags | ExprFlags::UNKNOWN, pos)
    }

    /// What a member is called that only an instantiation finds: a destructor by the name behind `~`.
    fn open_name(&self, name: &ParsedName) -> EntityName {
        match self.symbols.destroyed {
            Some((tilde, named)) if name.name == EntityName::Destructor && tilde == name.pos => {
                EntityName::OpenDestructor { name: named }
            }
            _ => name.name,
        }
    }

    /// A call of a destructor that is not declared.
    fn implicit_destructor(&mut self, base: ExprId, arrow: bool, name: &ParsedName, pos: Pos) -> ExprId {
        let object = self.object_type(base, arrow);
        if let Some(class) = self.class_of(object).filter(|class| !self.is_dependent_class(*class))
            && self.has_trivial_destructor(object)
        {
            // One that does nothing is named as that of a scalar is.
            let ty = self.il[class].ty;
            return self.build_pseudo_destructor(base, arrow, ty, pos);
        }
        let void = self.common.void;
        let params = List::EMPTY;
        let traits = FunctionTraits::empty();
        let ty = self.make_type(TypeKind::Function { ret: void, params, traits, noexcept: None });
        let kind = ExprKind::DependentMember {
            base,
            arrow,
            name: name.name,
            qualifier: name.qualifier,
            args: None,
            template_keyword: false,
        };
        let flags = self.il[base].flags & INHERITED;
        self.expr(kind, ty, Category::Lvalue, flags, pos)
    }

    /// A data member named alone: a member of `*this`, or of nothing in an unevaluated operand.
    pub fn build_implicit_member(&mut self, id: FieldId, qualifier: Option<QualifierId>, pos: Pos) -> ExprId {
        if self.is_refused_outer_union(id, pos) {
            return self.unknown_expr();
        }
        if !(self.context.member_constant && qualifier.is_some() || self.is_of_lone_union(id)) {
            self.note_this_capture(pos);
            self.check_this_available(pos);
        }
        let naming = qualifier.map(|q| self.class_of_qualifier(q));
        if naming != Some(None) {
            self.check_member_access(Entity::Field { id }, naming.flatten(), None, pos);
        }
        let base = self.build_this(pos, true);
        let object = match self.context.this_type {
            Some(object) => object,
            None => {
                // Outside of functions a member is named for its type ([expr.prim.id.general]).
                let class = self.il[id].class;
                let object = self.il[class].ty;
                self.il[base].ty = self.pointer_to(object);
                let flags = self.dependence_of(object);
                self.il[base].flags |= flags;
                object
            }
        };
        let entity = Entity::Field { id };
        let kind = ExprKind::Member { base, arrow: true, entity, qualifier, args: None };
        self.il[base].flags -= ExprFlags::UNKNOWN;
        self.field_access(kind, base, true, object, id, pos)
    }

    /// `p->~T()` of something that is no class (`[expr.prim.id.dtor]`).
    pub fn build_pseudo_destructor(&mut self, base: ExprId, arrow: bool, ty: TypeId, pos: Pos) -> ExprId {
        let mut flags = self.il[base].flags & INHERITED;
        if self.is_dependent(ty) || self.il[base].flags.contains(ExprFlags::TYPE_DEPENDENT) {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        let kind = ExprKind::PseudoDestructor { base, arrow, qualifier: None, ty };
        let void = self.common.void;
        self.expr(kind, void, Category::Prvalue, flags, pos)
    }

    /// `~identifier` after an object of a class names the class.
    pub fn check_destroyed_class(&mut self, class: ClassId, object: TypeId, identifier: Name, pos: Pos) {
        if self.is_dependent_class(class) || self.scope_is_dependent(self.context.scope) {
            return;
        }
        let key = Key::name(identifier);
        let mut found = self.lookup_in(self.il[class].scope, key);
        found.extend(self.lookup_qualifier(key, self.context.scope));
        let names = |c: &mut Self, entity: &Entity| match *entity {
            Entity::Template { .. } | Entity::TemplateParam { .. } => true,
            Entity::Class { .. } | Entity::Typedef { .. } | Entity::Using { .. } => {
                let named = c.type_named(*entity, None, pos);
                named.is_none_or(|ty| c.is_open_type(ty) || c.class_of(ty) == Some(class))
            }
            _ => false,
        };
        if !found.iter().any(|entity| names(self, entity)) && self.reports_here() {
            let shown = self.shown_type(self.unqualified(object));
            self.report(pos, messages::invalid_destructor_name_type(shown));
        }
    }

    /// Conversion functions of a class to a type, for `x.operator T`.
    pub fn conversions_to(&self, class: ClassId, to: TypeId) -> crate::sema::lookup::Found {
        self.all_conversions(class)
            .into_iter()
            .filter(|e| match self.il.function_in(*e).map(|f| self.il[f].name) {
                Some(EntityName::Conversion { to: t }) => self.same_type(t, to),
                _ => false,
            })
            .collect()
    }
}
