//! Objects made by a type that stands before their initializer (`[expr.type.conv]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::Narrowing;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::deduction::class_deduction::DeductionPlaces;
use crate::sema::expression::INHERITED;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;
use rustc_hash::FxHashSet;

impl Compilation {
    /// `T(args)` (`[expr.type.conv]`).
    pub fn build_construct(&mut self, to: TypeId, args: &[ExprId], pos: Pos) -> ExprId {
        let expansion = args.iter().any(|a| matches!(self.il[*a].kind, ExprKind::Expansion { .. }));
        if let ([only], false) = (args, expansion) {
            return self.build_functional_cast(to, *only, pos);
        }
        let mut flags = self.flags_of(args) & INHERITED;
        if self.il[to].flags.contains(TypeFlags::PACK) {
            flags |= ExprFlags::PACK;
        }
        let dependent_args = self.flags_of(args).contains(ExprFlags::TYPE_DEPENDENT);
        let ty = self.constructed_type(to, args, self.cast_places(args, pos));
        if self.refuses_several_values(ty, args, Parenthesized::Operand) {
            return self.fall_back_expr(UnknownCause::Construction, pos);
        }
        let mark = self.reports.diags.mark();
        if let Some(class) = self.class_of(ty).filter(|_| args.is_empty()) {
            self.report_uninitialized_bases(class, &mut FxHashSet::default());
        }
        let (constructor, converted) = match (self.class_of(ty), dependent_args) {
            (Some(class), false) => self.constructor_call_at(class, args, Some(pos)),
            _ => (None, args.to_vec()),
        };
        self.note_constructed(constructor, pos);
        if let Some(constructor) = constructor {
            self.check_whole_object_access(constructor, pos);
        }
        let failed = constructor.is_none() && self.reports.diags.has_errors_since(mark);
        if failed
            || self.refuses_empty_value(to, args, pos)
            || !self.check_complete_object(ty, pos)
            || self.refuses_abstract_cast(ty, pos)
        {
            return self.fall_back_expr(UnknownCause::Construction, pos);
        }
        let list = self.il.list(&converted);
        self.check_temporary(ty, constructor, pos);
        let kind = ExprKind::Construct { to, args: list, constructor };
        flags |= self.dependence_of(ty);
        let ty = self.value_type(ty);
        let made = self.expr(kind, ty, Category::Prvalue, flags, pos);
        self.note_made(made, pos);
        made
    }

    /// The type of a prvalue of a type: only those of classes and arrays have qualifiers (`[expr.type]`).
    fn value_type(&mut self, ty: TypeId) -> TypeId {
        let object = self.class_of(ty).is_some() || matches!(self.canonical_kind(ty), TypeKind::Array { .. });
        if object || self.qualifiers(ty).is_empty() || self.is_dependent(ty) {
            return ty;
        }
        self.without_top_qualifiers(ty)
    }

    /// Refuses `T()` where there is no value of the type: a reference has nothing to refer to, and there are no values of
    /// functions and arrays (`[expr.type.conv]`). True if it is one.
    fn refuses_empty_value(&mut self, to: TypeId, args: &[ExprId], pos: Pos) -> bool {
        let message = match self.canonical_kind(to) {
            _ if !args.is_empty() || !self.dialect.cxx => return false,
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => {
                messages::invalid_type_conversion()
            }
            TypeKind::Array { .. } | TypeKind::Function { .. } => {
                let shown = self.shown_type(to);
                messages::cast_to_type_not_allowed(shown)
            }
            _ => return false,
        };
        self.sfinae_fail();
        if self.reports_now() || self.reports_in_instance() {
            self.report_in_context(pos, message);
        }
        true
    }

    /// `T(e)`: a cast, or a constructor call for a class.
    fn build_functional_cast(&mut self, to: TypeId, arg: ExprId, pos: Pos) -> ExprId {
        if matches!(self.canonical_kind(to), TypeKind::DeducedClass { .. }) {
            return self.construct_deduced(to, arg, pos);
        }
        if let ExprKind::InitList { .. } = self.il[arg].kind
            && !self.is_dependent(to)
            && !self.is_open_type(to)
            && self.class_of(to).is_none()
            && self.reports_here()
        {
            let at = self.il[arg].pos;
            self.report(at, messages::brace_enclosed_list_not_allowed());
        }
        let arg = self.copied_list(to, arg);
        self.check_converted_temporary(to, arg, pos);
        self.build_cast(CastStyle::Functional, to, arg, pos)
    }

    /// A list that is the only argument of a constructor: converted to the class where that is a copy, which is elided
    /// (`[over.best.ics]`).
    fn copied_list(&mut self, to: TypeId, arg: ExprId) -> ExprId {
        let ExprKind::InitList { elements, .. } = self.il[arg].kind else { return arg };
        let Some(class) = self.class_of(to) else { return arg };
        let elements = self.il[elements].to_vec();
        if self.is_open_type(to) || elements.iter().any(|element| self.is_open(*element)) {
            return arg;
        }
        match self.best_constructor(class, &[arg]) {
            Resolution::Function(constructor) if self.copies(constructor, class) => {
                self.narrowing_allowed(Narrowing::Warned, |c| c.convert_list(arg, to))
            }
            _ => arg,
        }
    }

    /// `C(e)` for the name of a class template: an object of the class that is deduced for it. An object of that class
    /// that nothing else names is the result itself (`[dcl.init.general]`).
    fn construct_deduced(&mut self, to: TypeId, arg: ExprId, pos: Pos) -> ExprId {
        let ty = self.constructed_type(to, &[arg], self.cast_places(&[arg], pos));
        if self.is_prvalue_of(arg, ty) {
            return arg;
        }
        if self.class_of(ty).is_some() && !self.check_complete_object(ty, pos) {
            return self.fall_back_expr(UnknownCause::Construction, pos);
        }
        let flags = self.dependence_of(ty) | (self.il[arg].flags & INHERITED);
        let known = !self.is_open(arg) && !self.is_open_type(ty);
        let mark = self.reports.diags.mark();
        let (constructor, converted) = match self.class_of(ty) {
            Some(class) if known => self.constructor_call_at(class, &[arg], Some(pos)),
            _ => (None, vec![arg]),
        };
        self.note_constructed(constructor, pos);
        if constructor.is_none() && self.reports.diags.has_errors_since(mark) {
            return self.fall_back_expr(UnknownCause::Construction, pos);
        }
        if let Some(constructor) = constructor {
            self.check_whole_object_access(constructor, pos);
        }
        let args = self.il.list(&converted);
        self.check_temporary(ty, constructor, pos);
        let kind = ExprKind::Construct { to, args, constructor };
        let made = self.expr(kind, ty, Category::Prvalue, flags, pos);
        self.note_made(made, pos);
        made
    }

    /// Whether an expression is such an object. Templates are kept as they are written.
    fn is_prvalue_of(&self, value: ExprId, ty: TypeId) -> bool {
        let e = &self.il[value];
        e.category == Category::Prvalue
            && !self.scope_is_dependent(self.context.scope)
            && self.class_of(ty).is_some()
            && !self.is_dependent(ty)
            && self.unqualified(e.ty) == self.unqualified(ty)
    }

    /// The type of an object that is made: deduced for a class template's name (`[over.match.class.deduct]`).
    pub fn constructed_type(&mut self, to: TypeId, args: &[ExprId], places: DeductionPlaces) -> TypeId {
        let pos = places.template;
        match self.canonical_kind(to) {
            TypeKind::DeducedClass { template } => self.deduce_class_template(template, args, places),
            TypeKind::Auto { .. } => match args {
                [only] => self.deduce_auto(to, *only),
                _ => self.fall_back(UnknownCause::AutoConstruction, pos),
            },
            _ => to,
        }
    }

    /// Where messages about a functional cast point whose type begins at a position: its first argument or what closes
    /// the parentheses without one.
    fn cast_places(&self, args: &[ExprId], pos: Pos) -> DeductionPlaces {
        let object = match args {
            [first, ..] => self.start_of(*first),
            [] => self.il.places.operand(pos),
        };
        DeductionPlaces { template: pos, object, initialized: true, list: None }
    }

    /// `T{...}`.
    pub fn build_construct_brace(&mut self, to: TypeId, list: ExprId, pos: Pos) -> ExprId {
        let elements = match self.il[list].kind {
            ExprKind::InitList { elements, .. } => self.il[elements].to_vec(),
            _ => Vec::new(),
        };
        let object = self.il[list].pos;
        let places = DeductionPlaces { template: pos, object, initialized: true, list: Some(list) };
        let ty = self.constructed_type(to, &elements, places);
        let mut flags = (self.flags_of(&elements) & INHERITED) | self.dependence_of(ty);
        if self.flags_of(&elements).contains(ExprFlags::TYPE_DEPENDENT) {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        if self.il[to].flags.contains(TypeFlags::PACK) {
            flags |= ExprFlags::PACK;
        }
        let deduced = matches!(self.canonical_kind(to), TypeKind::DeducedClass { .. });
        if let ([only], true) = (&elements[..], deduced)
            && self.is_prvalue_of(*only, ty)
        {
            return *only;
        }
        let scalar = self.is_arithmetic(ty) || self.enum_of(ty).is_some() || self.is_pointer(ty);
        if let ([only], true) = (&elements[..], scalar) {
            let operand = *only;
            if self.check_listed_enumeration(operand, ty, true) {
                return self.refused_operands(operand);
            }
            self.narrowing_allowed(Narrowing::Warned, |c| c.check_narrowing(operand, ty));
            let kind = ExprKind::Cast { style: CastStyle::FunctionalBrace, to, operand };
            return self.expr(kind, ty, Category::Prvalue, flags, pos);
        }
        if let ([only], true) = (&elements[..], self.is_reference(ty)) {
            let (given, wanted) = (self.il[*only].ty, self.without_reference(ty));
            // What the reference can refer to is bound directly ([dcl.init.list]).
            if self.unqualified(given) == self.unqualified(wanted) && self.class_of(given).is_some() {
                let kind = ExprKind::Cast { style: CastStyle::Functional, to, operand: *only };
                return self.expr(kind, wanted, self.category_of_result(ty), flags, pos);
            }
        }
        // For a reference the list initializes a temporary that it binds to.
        let category = self.category_of_result(ty);
        let ty = self.without_reference(ty);
        if !self.check_complete_object(ty, pos) || self.refuses_abstract_cast(ty, pos) {
            return self.fall_back_expr(UnknownCause::Construction, pos);
        }
        let mark = self.reports.diags.mark();
        self.check_list_construction(list, ty, true);
        let aggregate = self.class_of(ty).is_some_and(|class| self.is_aggregate(class));
        let mode = if aggregate { Narrowing::Refused } else { Narrowing::Warned };
        let list = self.narrowing_allowed(mode, |c| c.convert_list(list, ty));
        let constructor = match self.il[list].kind {
            ExprKind::InitList { constructor, .. } => constructor,
            _ => None,
        };
        if constructor.is_none() && self.reports.diags.has_errors_since(mark) {
            return self.fall_back_expr(UnknownCause::Construction, pos);
        }
        let ty = if category == Category::Prvalue { self.value_type(ty) } else { ty };
        let made = self.expr(ExprKind::ConstructBrace { to, list, constructor }, ty, category, flags, pos);
        self.note_made(made, object);
        made
    }

    /// The one argument in parentheses for a class that is made from another object only, and that it is not
    /// (`[dcl.init.general]`).
    pub(in crate::sema) fn refuse_only_argument(&mut self, class: ClassId, args: &[ExprId]) {
        let [first] = args else { return };
        let ty = self.il[class].ty;
        if !self.is_open(*first)
            && !self.is_open_type(ty)
            && self.reports_here()
            && !self.converts(*first, ty)
        {
            let at = self.start_of(*first);
            self.class_mismatch(*first, ty, at);
        }
    }

    /// Refuses several values in parentheses for what is no class, or one whose implicit default constructor does nothing
    /// before C++20: it takes one (`[dcl.init.general]`). True if it does.
    pub(in crate::sema) fn refuses_several_values(
        &mut self,
        ty: TypeId,
        args: &[ExprId],
        form: Parenthesized,
    ) -> bool {
        let [first, second, ..] = args else { return false };
        let (first, second) = (*first, *second);
        let expansion = |arg: &ExprId| matches!(self.il[*arg].kind, ExprKind::Expansion { .. });
        let open = self.flags_of(args).contains(ExprFlags::TYPE_DEPENDENT) || args.iter().any(expansion);
        if open || self.is_open_type(ty) || !self.takes_one_value(ty, form) || !self.reports_here() {
            return false;
        }
        let second_at = self.start_of(second);
        match form {
            Parenthesized::Variable => {
                self.report(second_at, messages::too_many_initializer_values());
                self.require_conversion(first, ty);
            }
            Parenthesized::Member => {
                self.require_conversion(first, ty);
                self.report(second_at, messages::too_many_initializer_values());
            }
            Parenthesized::Operand => {
                self.require_conversion(first, ty);
                let comma = self.il.places.preceding(second_at);
                self.report(comma, messages::expected_right_paren());
            }
        }
        true
    }

    /// Refuses values in parentheses that an aggregate has no elements for, and those that do not convert to the elements
    /// (`[dcl.init.general]`).
    pub(in crate::sema) fn refuse_elements(&mut self, class: ClassId, args: &[ExprId]) {
        let c = &self.il[class];
        let bases = c.bases.iter().map(|base| base.ty);
        let fields = self.il.member_fields(class).map(|field| self.il[field].ty);
        let mut elements: Vec<TypeId> = bases.chain(fields).collect();
        if c.tag == Tag::Union {
            elements.truncate(1);
        }
        if !self.reports_here() || self.flags_of(args).contains(ExprFlags::TYPE_DEPENDENT) {
            return;
        }
        for (i, arg) in args.iter().enumerate() {
            let Some(ty) = elements.get(i).copied() else {
                let at = self.start_of(*arg);
                return self.report(at, messages::too_many_initializer_values());
            };
            if self.is_open(*arg) || self.is_open_type(ty) || self.array_count(ty).is_some() {
                continue;
            }
            if !self.converts(*arg, ty) {
                match self.class_of(ty) {
                    Some(_) => {
                        let at = self.start_of(*arg);
                        self.class_mismatch(*arg, ty, at);
                    }
                    None => {
                        self.convert_for(*arg, ty, Purpose::Initialize);
                    }
                }
            }
        }
    }

    /// Whether a type takes one value in parentheses. Of aggregates, C++20 takes a value for each element, but not for
    /// members.
    fn takes_one_value(&mut self, ty: TypeId, form: Parenthesized) -> bool {
        match self.class_of(ty) {
            Some(class) => {
                self.complete_class(class);
                let elements = self.dialect.standard >= 20 && form != Parenthesized::Member;
                !(elements && self.is_aggregate(class)) && self.has_plain_construction(class)
            }
            None => {
                let array = matches!(self.canonical_kind(ty), TypeKind::Array { .. });
                !self.is_reference(ty) && !self.is_void(ty) && (!array || self.dialect.standard < 20)
            }
        }
    }

    /// Reports a value that does not convert to what it initializes.
    fn require_conversion(&mut self, value: ExprId, ty: TypeId) {
        if self.is_open(value) {
            return;
        }
        if self.class_of(ty).is_none() {
            self.convert_direct_initializer(value, ty);
        } else if !self.converts(value, ty) {
            let at = self.start_of(value);
            self.class_mismatch(value, ty, at);
        }
    }
}

/// What values in parentheses initialize.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum Parenthesized {
    Variable,
    /// A base or member.
    Member,
    /// The operand of a cast or what a new-expression makes.
    Operand,
}
