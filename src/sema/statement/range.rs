//! The range of a range-based for statement (`[stmt.ranged]`).

use crate::compilation::{Compilation, boundary};
use crate::diag::{messages, phrases};
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::expression::DEPENDENT;
use crate::sema::lookup::{Found, Key, add_once};
use crate::sema::overload::Resolution;
use crate::source::Pos;

/// What a range-based for over an object of class type does (`[stmt.ranged]`).
#[derive(Clone, Copy, Debug)]
pub(in crate::sema) struct RangeLoop {
    /// Stands for the object.
    pub range: VariableId,
    /// What is moved on, and its first value.
    pub begin: (VariableId, ExprId),
    /// What it is compared with.
    pub end: (VariableId, ExprId),
    pub differs: ExprId,
    pub next: ExprId,
    pub element: ExprId,
}

impl Compilation {
    /// What a loop over `range` does, which is no array; none where one of its calls is not known.
    pub(in crate::sema) fn range_loop(&mut self, range: ExprId) -> Option<RangeLoop> {
        if let Some(known) = self.constants.range_loops.get(&range) {
            return *known;
        }
        let made = self.across(boundary::Trial, |c| c.make_range_loop(range));
        self.constants.range_loops.insert(range, made);
        made
    }

    fn make_range_loop(&mut self, range: ExprId) -> Option<RangeLoop> {
        let pos = self.start_of(range);
        let ty = self.il[range].ty;
        let class = self.class_of(ty);
        if let Some(class) = class {
            self.complete_class(class);
        }
        let members = class.filter(|class| self.has_member_range(*class));
        let (object, named) = self.unnamed_variable(ty, pos);
        let [begin, end] = [known::BEGIN, known::END].map(|name| {
            let call = match members {
                Some(class) => {
                    let function = self.member_overload(named, class, name, pos);
                    self.build_call(function, &[], pos)
                }
                None => {
                    let function = self.range_overload(ty, name, pos);
                    self.build_call(function, &[named], pos)
                }
            };
            let ty = self.decayed_type_of(call);
            let ty = self.unqualified(ty);
            (call, self.unnamed_variable(ty, pos))
        });
        let ((first, (begin, begin_name)), (last, (end, end_name))) = (begin, end);
        for ty in [self.il[begin].ty, self.il[end].ty] {
            if let Some(class) = self.class_of(ty) {
                self.complete_class(class);
            }
        }
        let differs = self.build_binary(BinaryOp::NotEqual, begin_name, end_name, pos);
        let next = self.build_unary(UnaryOp::PreIncrement, begin_name, pos);
        let element = self.build_unary(UnaryOp::Deref, begin_name, pos);
        if [first, last, differs, next, element].iter().any(|e| self.is_open(*e)) {
            return None;
        }
        let (begin, end) = ((begin, first), (end, last));
        Some(RangeLoop { range: object, begin, end, differs, next, element })
    }

    /// A variable that no program can name, and the expression that names it.
    fn unnamed_variable(&mut self, ty: TypeId, pos: Pos) -> (VariableId, ExprId) {
        let id = self.new_variable(None, pos, ty, Storage::Automatic);
        let kind = ExprKind::Name { entity: Entity::Variable { id }, qualifier: None, args: None };
        (id, self.expr(kind, ty, Category::Lvalue, ExprFlags::empty(), pos))
    }

    /// The members of a name of an object.
    fn member_overload(&mut self, object: ExprId, class: ClassId, name: Name, pos: Pos) -> ExprId {
        let found = self.lookup_member(class, Key::name(name));
        let candidates = self.il.list(&found);
        let name = EntityName::Identifier { name };
        let set = self.il.overload_set(candidates, name);
        let kind = ExprKind::MemberOverload { base: object, arrow: false, set, qualifier: None, args: None };
        self.expr(kind, self.common.overload, Category::Lvalue, ExprFlags::empty(), pos)
    }

    /// The functions of a name that give the beginning or the end of a range of a type: those of the associated namespaces, to
    /// which `std` belongs here (`[stmt.ranged]` of C++11).
    fn range_functions(&self, ty: TypeId, name: Name) -> Found {
        let mut found = Found::new();
        self.lookup_associated(Key::name(name), &[ty], &mut found);
        if let Some(std) = self.std_scope() {
            add_once(&mut found, self.lookup_in(std, Key::name(name)));
        }
        found
    }

    /// An expression that stands for these functions.
    fn range_overload(&mut self, ty: TypeId, name: Name, pos: Pos) -> ExprId {
        let found = self.range_functions(ty, name);
        let candidates = self.il.list(&found[..]);
        let set = self.il.overload_set(candidates, EntityName::Identifier { name });
        let kind = ExprKind::Overload { set, qualifier: None, args: None };
        self.expr(kind, self.common.overload, Category::Lvalue, ExprFlags::empty(), pos)
    }

    /// What stands for a range where its beginning and its end are asked for: the variable that is bound to it, an lvalue.
    fn bound_range(&mut self, range: ExprId) -> ExprId {
        let e = self.il[range];
        match e.category {
            Category::Lvalue => range,
            _ => self.expr(ExprKind::Unknown { text: List::EMPTY }, e.ty, Category::Lvalue, e.flags, e.pos),
        }
    }

    /// Whether a constexpr function gives the beginning or the end of an object of class type that has a constant address and
    /// is no local variable: the call is evaluated at compile time.
    pub fn asks_constant_range(&mut self, range: ExprId) -> bool {
        if self.is_open(range) || self.scope_is_dependent(self.context.scope) {
            return false;
        }
        let Some(class) = self.class_of(self.il[range].ty) else { return false };
        if !self.has_outer_address(range) {
            return false;
        }
        let ends = [known::BEGIN, known::END].map(|name| self.range_function(range, Some(class), name));
        let constexpr = |f: &FunctionId| self.il[*f].flags.contains(FunctionFlags::CONSTEXPR);
        ends.iter().flatten().any(constexpr)
    }

    /// The function that gives the beginning or the end of a range.
    fn range_function(&mut self, range: ExprId, class: Option<ClassId>, name: Name) -> Option<FunctionId> {
        match self.attempt(|c| c.resolve_range_call(range, class, name)) {
            Some(Resolution::Function(function)) => Some(function),
            _ => None,
        }
    }

    /// Resolves the call that gives the beginning or the end of a range: of a member of its class, or of a function of the
    /// namespaces associated with its type.
    fn resolve_range_call(&mut self, range: ExprId, class: Option<ClassId>, name: Name) -> Resolution {
        let range = self.bound_range(range);
        if let Some(class) = class.filter(|class| self.has_member_range(*class)) {
            let members = self.lookup_member(class, Key::name(name));
            return self.resolve(&members, None, Some(range), &[]);
        }
        let found = self.range_functions(self.il[range].ty, name);
        self.resolve(&found, None, None, &[range])
    }

    /// The variable that a range-based for initializes with what `function` returns: an object of which only the type is known.
    fn range_iterator(&mut self, function: FunctionId, at: Pos) -> ExprId {
        let ret = self.result_of(function);
        let ty = self.without_reference(ret);
        let ty = self.unqualified(ty);
        if let Some(class) = self.class_of(ty) {
            self.complete_class(class);
        }
        let flags = self.dependence_of(ty);
        self.expr(ExprKind::Unknown { text: List::EMPTY }, ty, Category::Lvalue, flags, at)
    }

    /// Checks that a range has a beginning and an end.
    pub fn check_range(&mut self, range: ExprId) {
        if !self.reports_now() {
            return;
        }
        let at = self.start_of(range);
        if let ExprKind::InitList { elements, .. } = self.il[range].kind {
            let values = self.il[elements].to_vec();
            let dependent = values.iter().any(|value| self.il[*value].flags.intersects(DEPENDENT));
            if dependent {
                return;
            }
            if values.is_empty() || self.has_several_types(&values) {
                self.report(at, messages::cannot_deduce_type_range_in());
            } else if !values.iter().any(|value| self.is_open(*value))
                && self.std_template(known::INITIALIZER_LIST).is_none()
            {
                self.report(at, messages::include_initializer_list_needed_prior_use());
                self.report(at, messages::cannot_deduce_type_range_in());
            }
            return;
        }
        let ty = self.il[range].ty;
        self.complete_range(range);
        if self.is_open(range) {
            return;
        }
        if let TypeKind::Array { bound, .. } = self.canonical_kind(ty) {
            return self.check_range_array(ty, bound, at);
        }
        match self.class_of(ty) {
            Some(class) if self.has_dependent_base(class) => {}
            class => self.check_range_iterators(range, class, at),
        }
    }

    /// An array that is a range has a bound, and elements of a complete type.
    fn check_range_array(&mut self, ty: TypeId, bound: ArrayBound, at: Pos) {
        let element = self.innermost_element(ty);
        let incomplete = match self.class_of(element) {
            Some(class) if !self.is_open_type(element) => {
                self.complete_class(class);
                self.il[class].state != Completeness::Complete
            }
            _ => false,
        };
        if bound == ArrayBound::Unknown || incomplete {
            self.report(at, messages::range_cannot_operate_on_array(self.shown_type(ty)));
        }
    }

    fn report_no_range(&mut self, name: Name, at: Pos) {
        let text = self.names.text(name).to_owned();
        self.report(at, messages::range_based_statement_requires_suitable(&text));
    }

    /// A range of class type has a beginning and an end only if its class is complete.
    fn complete_range(&mut self, range: ExprId) {
        if let Some(class) = self.class_of(self.il[range].ty) {
            self.complete_class(class);
        }
    }

    /// Checks the functions that give the beginning and the end of a range, and the operators of these other than `*`.
    fn check_range_iterators(&mut self, range: ExprId, class: Option<ClassId>, at: Pos) {
        // In a template only the first fault is told of.
        let all = !self.scope_is_dependent(self.context.scope);
        let begin = self.check_range_end(range, class, known::BEGIN, at);
        if begin.is_none() && !all {
            return;
        }
        let end = self.check_range_end(range, class, known::END, at);
        let (Some(begin), Some(end)) = (begin, end) else { return };
        let open = self.is_open_type(self.il[begin].ty) || self.is_open_type(self.il[end].ty);
        if open || self.class_of(self.il[begin].ty).is_none() {
            return;
        }
        let differs = self.build_binary(BinaryOp::NotEqual, begin, end, at);
        if !self.is_unknown(self.il[differs].ty) {
            self.build_unary(UnaryOp::PreIncrement, begin, at);
        }
    }

    /// Checks the function that gives one end of a range, and gives what stands for the value; none where there is no function.
    fn check_range_end(
        &mut self,
        range: ExprId,
        class: Option<ClassId>,
        name: Name,
        at: Pos,
    ) -> Option<ExprId> {
        let member_of = class.filter(|class| self.has_member_range(*class));
        match self.resolve_range_call(range, class, name) {
            Resolution::Function(function) => {
                self.note_called(function, at);
                self.check_operator_access(function, Some(range), at);
                return Some(self.range_iterator(function, at));
            }
            Resolution::None => match member_of {
                Some(class) => {
                    let members = self.lookup_member(class, Key::name(name));
                    self.report_range_member(range, &members, at);
                }
                None => self.report_no_range(name, at),
            },
            _ => {}
        }
        None
    }

    /// An expression of the type that the elements of a range have.
    pub(in crate::sema) fn range_element(&mut self, range: ExprId) -> Option<ExprId> {
        let e = self.il[range];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return None;
        }
        let lvalue = |c: &mut Self, ty: TypeId| {
            Some(c.expr(
                ExprKind::Unknown { text: List::EMPTY },
                ty,
                Category::Lvalue,
                ExprFlags::empty(),
                e.pos,
            ))
        };
        if let ExprKind::InitList { elements, .. } = e.kind {
            let values = self.il[elements].to_vec();
            let first = *values.first()?;
            if self.has_several_types(&values) || self.std_template(known::INITIALIZER_LIST).is_none() {
                return None;
            }
            let ty = self.decayed_type_of(first);
            let ty = self.unqualified(ty);
            let ty = self.qualified(ty, Qualifiers::CONST);
            return lvalue(self, ty);
        }
        if let TypeKind::Array { element, .. } = self.canonical_kind(e.ty) {
            return lvalue(self, element);
        }
        let class = self.class_of(e.ty);
        if let Some(class) = class {
            self.complete_class(class);
        }
        let Resolution::Function(function) = self.resolve_range_call(range, class, known::BEGIN) else {
            return None;
        };
        let begin = self.range_iterator(function, e.pos);
        Some(self.build_unary(UnaryOp::Deref, begin, e.pos))
    }

    /// A member that gives the beginning or the end of a range, and that its object's qualifiers do not let be called.
    fn report_range_member(&mut self, range: ExprId, members: &[Entity], pos: Pos) {
        let const_object = !self.qualifiers(self.il[range].ty).is_empty();
        let [Entity::Function { id }] = *members else { return };
        let takes_none = self.function_of(self.il[id].ty).is_some_and(|(_, params, _)| params.is_empty());
        if !const_object || !takes_none || self.is_open(range) {
            return;
        }
        let callee = self.function_name_entity(id);
        let shown = self.type_text(self.il[range].ty);
        let message = messages::no_instance_matches_argument_list_object(callee);
        self.report_in_context(pos, message).also(phrases::object_type_is(&shown));
    }

    /// Checks that the variable of a range-based for, whose type is written, can be initialized by an element; `close`: where
    /// the parenthesis behind the range stands.
    pub fn check_range_element(&mut self, declaration: GroupId, range: ExprId, close: Pos) {
        let Some(first) = self.il[self.il[declaration].declarators].first().copied() else { return };
        let Entity::Variable { id } = self.il[first].entity else { return };
        let ty = self.il[self.il[first].ty].flags;
        if ty.contains(TypeFlags::PLACEHOLDER) {
            return self.check_range_copy(id, range, close);
        }
        let written = self.il[id].name.is_some();
        self.complete_range(range);
        let listed = matches!(self.il[range].kind, ExprKind::InitList { .. });
        let open = !listed && self.is_open(range);
        if !written || open || !self.reports_now() {
            return;
        }
        let (to, element) = (self.il[id].ty, self.range_element(range));
        // What a reference can bind to is known of complete classes only.
        let types = [Some(self.without_reference(to)), element.map(|e| self.il[e].ty)];
        for ty in types.into_iter().flatten() {
            if let Some(class) = self.class_of(ty) {
                self.complete_class(class);
            }
        }
        let Some(element) = element.filter(|e| !self.is_open(*e)) else { return };
        let shown = self.element_at(element, range, close);
        if !self.is_open_type(to) && !self.converts(shown, to) {
            self.report_mismatch(shown, to, Purpose::Initialize);
        } else {
            self.check_copied(shown, to, Purpose::Initialize);
        }
    }

    /// Checks the constructor that copies an element of a range into a variable whose type is deduced.
    fn check_range_copy(&mut self, variable: VariableId, range: ExprId, close: Pos) {
        let to = self.il[variable].ty;
        if self.class_of(to).is_none() || self.is_open(range) || !self.reports_now() {
            return;
        }
        if let Some(element) = self.range_element(range).filter(|e| !self.is_open(*e)) {
            let shown = self.element_at(element, range, close);
            self.check_copied(shown, to, Purpose::Initialize);
        }
    }

    /// An element of a range, of which only type and place are known: that of the operator, if one gives it.
    fn element_at(&mut self, like: ExprId, range: ExprId, close: Pos) -> ExprId {
        let e = self.il[like];
        let pos = match e.kind {
            ExprKind::Operator { .. } => self.start_of(range),
            _ => close,
        };
        self.expr(ExprKind::Unknown { text: List::EMPTY }, e.ty, e.category, ExprFlags::empty(), pos)
    }

    fn has_member_range(&self, class: ClassId) -> bool {
        let has = |name: Name| {
            let found = self.lookup_member(class, Key::name(name));
            found.iter().any(|e| self.il.function_in(*e).is_some() || matches!(e, Entity::Using { .. }))
        };
        has(known::BEGIN) && has(known::END)
    }
}
