//! The arrays that new-expressions make, and the functions that give them memory (`[expr.new]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::Narrowing;
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::source::Pos;

impl Compilation {
    /// The first bound of the array that a new-expression makes: a number, or an object that converts to an integral type
    /// (`[expr.new]`).
    pub(super) fn first_new_bound(&mut self, bound: ExprId) -> ExprId {
        if self.is_open(bound) {
            return bound;
        }
        let converted = self.contextual_integral(bound);
        let ty = self.il[converted].ty;
        if !(self.is_plain_arithmetic(ty) || self.is_unscoped_enum(ty)) {
            self.sfinae_fail();
            if self.reports_here() && !self.is_unknown(ty) {
                let at = self.start_of(bound);
                self.report(at, messages::expression_must_have_integral_unscoped());
            }
            return bound;
        }
        self.promote(converted)
    }

    /// Another bound, which is a constant (`[expr.new]`); nothing with a message where it is none.
    pub fn further_new_bound(&mut self, bound: ExprId) -> Option<ArrayBound> {
        if self.is_open(bound) {
            return Some(self.array_bound(bound));
        }
        let before = self.reports.diags.mark();
        self.require_constant(bound);
        if self.reports.diags.mark() != before || self.has_other_bound_type(bound) {
            return None;
        }
        Some(self.array_bound(bound))
    }

    /// An array type in parentheses takes its bound from the initializer.
    pub(super) fn complete_new_type(&mut self, new: &mut New) {
        let TypeKind::Array { element, bound: ArrayBound::Unknown } = self.il[new.ty].kind else { return };
        if let Some(count) = self.count_given(element, new.init).filter(|_| !new.array) {
            let bound = ArrayBound::Constant { count: count.into() };
            new.ty = self.make_type(TypeKind::Array { element, bound });
        }
    }

    /// How many elements an initializer gives an array.
    fn count_given(&mut self, element: TypeId, init: Initializer) -> Option<u64> {
        let listed = match init {
            Initializer::Paren { args } => args,
            Initializer::Brace { value } => match self.il[value].kind {
                ExprKind::InitList { elements, .. } => elements,
                _ => return None,
            },
            _ => return None,
        };
        match self.il[listed] {
            [only] if matches!(self.il[only].kind, ExprKind::String { .. }) && self.is_integral(element) => {
                self.array_count(self.il[only].ty)
            }
            _ => self.count_initialized(element, listed).or(u64::try_from(listed.len()).ok()),
        }
    }

    /// The bound that the initializer of a new-expression gives its array, where none is written.
    pub(super) fn counted_elements(&mut self, new: &New) -> Option<u32> {
        if !new.array || new.bound.is_some() {
            return None;
        }
        u32::try_from(self.count_given(new.ty, new.init)?).ok()
    }

    /// A braced list initializes the elements of the array that a new-expression makes (`[dcl.init.aggr]`).
    pub(super) fn initialize_new_array(&mut self, new: &mut New) {
        let Initializer::Brace { value } = new.init else { return };
        let counted = self.count_given(new.ty, new.init);
        let given = new.bound.and_then(|bound| self.constant_integer(bound));
        let Some(count) = given.and_then(|given| u64::try_from(given).ok()).or(counted) else { return };
        let bound = ArrayBound::Constant { count: count.into() };
        let array = self.make_type(TypeKind::Array { element: new.ty, bound });
        let value = self.narrowing_allowed(Narrowing::Warned, |c| c.convert_list(value, array));
        new.init = Initializer::Brace { value };
    }

    /// An array that a new-expression makes is initialized by no values in parentheses before C++20 (`[expr.new]`).
    pub(super) fn check_new_array_values(&mut self, new: &New) {
        let Initializer::Paren { args } = new.init else { return };
        if let Some(first) = self.il[args].first().copied()
            && new.array
            && self.dialect.standard < 20
            && self.reports_here()
        {
            let at = self.start_of(first);
            self.report(at, messages::initializer_not_for_new_array());
        }
    }

    /// An array that a new-expression makes has a bound, which its initializer gives since C++20 (`[expr.new]`). False if
    /// it has none.
    pub(super) fn check_new_bounded(&mut self, new: &New) -> bool {
        let given = self.dialect.standard >= 20 && !matches!(new.init, Initializer::None);
        if !new.array || new.bound.is_some() || given || !self.reports_now() {
            return true;
        }
        let ty = self.make_type(TypeKind::Array { element: new.ty, bound: ArrayBound::Unknown });
        let (at, shown) = (new.type_pos, self.shown_type(ty));
        self.report(at, messages::incomplete_type_not_allowed(shown));
        false
    }

    /// The only allocation function that a class declares is accessible and not deleted where it is used, and so is the
    /// one that would free what it gave (`[expr.new]`).
    pub(super) fn check_new_function(&mut self, new: &New, pos: Pos) {
        let Some(class) = self.class_of(self.innermost_element(new.ty)).filter(|_| !new.global) else {
            return;
        };
        let freeing = if new.array { OverloadedOperator::DeleteArray } else { OverloadedOperator::Delete };
        self.check_deallocation_access(class, freeing, pos);
        let op = if new.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        if let [Entity::Function { id }] = self.lookup_in(self.il[class].scope, Key::operator(op))[..]
            && self.reports_now()
        {
            self.check_not_deleted(id, pos);
            self.check_member_access(Entity::Function { id }, Some(class), None, pos);
        }
    }

    /// The only deallocation function that a class declares is accessible where it is used.
    pub(super) fn check_deallocation_access(&mut self, class: ClassId, op: OverloadedOperator, pos: Pos) {
        if let [only @ Entity::Function { .. }] = self.lookup_in(self.il[class].scope, Key::operator(op))[..]
            && (self.reports_now() || self.instantiation.sfinae.is_some())
        {
            self.check_member_access(only, Some(class), None, pos);
        }
    }

    /// Checks that an object of the type of a new-expression can be made (`[expr.new]`). False if it
    /// is of no complete type.
    pub(super) fn check_new_object(&mut self, new: &New) -> bool {
        if !self.reports_now() && !self.examines_instance() {
            return true;
        }
        let at = new.type_pos;
        let element = self.innermost_element(new.ty);
        let uninitialized = matches!(new.init, Initializer::None);
        if self.is_void(element) {
            if self.reports_here() {
                let shown = self.shown_type(element);
                self.report(at, messages::incomplete_type_not_allowed(shown));
            }
            return false;
        }
        let Some(class) = self.class_of(element) else {
            if uninitialized {
                self.check_made_constant(element, new.object);
            }
            return true;
        };
        let count = new.bound.and_then(|bound| self.constant_integer(bound));
        let whole = match count.and_then(|count| u64::try_from(count).ok()) {
            Some(count) => {
                let bound = ArrayBound::Constant { count: count.into() };
                self.make_type(TypeKind::Array { element: new.ty, bound })
            }
            None => new.ty,
        };
        if !self.check_complete_object(whole, at) {
            return false;
        }
        match Some(new.bracket).filter(|bracket| bracket.is_some()) {
            Some(bracket) => self.check_abstract_elements(element, bracket),
            // What a name stands for was checked where that is declared.
            None if self.class_of(new.ty).is_none() => {}
            None => self.check_abstract(new.ty, at),
        }
        // Elements are destroyed where making one of them throws.
        let made = |c: &mut Self| match c.best_constructor(class, &[]) {
            Resolution::Function(function) => {
                c.note_called(function, at);
                !c.is_trivial_function(function)
            }
            _ => true,
        };
        let (listed, empty) = match new.init {
            Initializer::None => (false, true),
            Initializer::Paren { args } => (false, args.is_empty()),
            Initializer::Brace { value } => {
                let none =
                    |e: &Expr| matches!(e.kind, ExprKind::InitList { elements, .. } if elements.is_empty());
                (true, none(&self.il[value]))
            }
            _ => (true, false),
        };
        let destroyed = new.array && (!empty || made(self));
        if destroyed || new.array && listed {
            self.note_object_destroyed(new.ty, at);
            self.check_destructor_access(new.ty, at);
        }
        if destroyed {
            self.check_destructor_not_deleted(new.ty, at);
        }
        if uninitialized {
            self.check_new_without_initializer(class, at);
            self.check_made_constant(element, new.object);
        }
        true
    }
}
