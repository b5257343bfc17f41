//! Casts that cannot be done (`[expr.static.cast]`, `[expr.dynamic.cast]`, `[expr.const.cast]`,
//! `[expr.reinterpret.cast]`, `[expr.cast]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// Qualifiers written on the type of a cast mean nothing unless it is of a class (`[expr.type]`).
    ///
    /// `written` says that there are some even if the type would be qualified without them, as a typedef may be.
    pub fn check_cast_qualifiers(&mut self, to: TypeId, written: bool, pos: Pos) {
        if self.has_written_qualifiers(to) || written && self.is_qualified_scalar(to, Qualifiers::all()) {
            self.report(pos, messages::type_qualifier_meaningless_on_cast());
        }
    }

    /// The same for the result of a function on which some are written; that of a dependent type may be of a class.
    pub fn check_result_qualifiers(&mut self, ret: TypeId, pos: Pos) {
        let meant = Qualifiers::CONST | Qualifiers::VOLATILE;
        if self.is_qualified_scalar(ret, meant) && !self.is_open_type(ret) {
            self.report(pos, messages::type_qualifier_on_return_type());
        }
    }

    fn is_qualified_scalar(&self, ty: TypeId, meant: Qualifiers) -> bool {
        self.is_scalar_or_open(ty) && self.qualifiers(ty).intersects(meant)
    }

    fn has_written_qualifiers(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::Qualified { base, .. } if self.is_scalar_or_open(base))
    }

    /// Whether a type, its qualifiers apart, is surely of no class, or a parameter stands for it.
    fn is_scalar_or_open(&self, ty: TypeId) -> bool {
        let instance = matches!(self.canonical_kind(self.split(ty).id), TypeKind::Instance { .. });
        let placeholder = self.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
        self.class_of(ty).is_none() && !instance && !self.is_unknown(ty) && !placeholder
    }

    /// A cast between a number and a pointer of which a template parameter says what it points to: what it may be does not
    /// depend on that, and is as for a pointer to `void`.
    fn cast_of_any_pointer(
        &mut self,
        style: CastStyle,
        to: TypeId,
        operand: ExprId,
    ) -> Option<(TypeId, ExprId)> {
        let written = matches!(style, CastStyle::C | CastStyle::Static | CastStyle::Reinterpret);
        let e = self.il[operand];
        let open = ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        if !written || !self.reports_now() || e.flags.contains(ExprFlags::UNKNOWN) {
            return None;
        }
        let pointer = |c: &Self, ty: TypeId| c.is_dependent(ty) && c.is_pointer(ty);
        let number = |c: &Self, ty: TypeId| {
            !c.is_open_type(ty)
                && (c.is_arithmetic(ty)
                    || c.enum_of(ty).is_some()
                    || c.builtin_of(ty) == Some(Builtin::Nullptr))
        };
        let any = self.pointer_to(self.common.void);
        if pointer(self, to) && number(self, e.ty) && !e.flags.intersects(open) {
            return Some((any, operand));
        }
        if pointer(self, e.ty) && number(self, to) {
            let value = Expr { ty: any, flags: e.flags - DEPENDENT, ..e };
            let pointer = self.expr(value.kind, value.ty, value.category, value.flags, value.pos);
            return Some((to, pointer));
        }
        None
    }

    /// Whether an expression can be cast to a type in this notation: reported where not. True where that is not known.
    pub(in crate::sema) fn check_cast(
        &mut self,
        style: CastStyle,
        to: TypeId,
        operand: ExprId,
        pos: Pos,
    ) -> bool {
        if let Some(shown) = self.unselected_overload(operand, to) {
            // What identifies one function is that one where no type selects another.
            let sole = self.sole_specialization(operand);
            if sole != operand {
                return self.check_cast(style, to, sole, pos);
            }
            if self.reports_here() {
                let at = self.start_of(operand);
                self.report(at, messages::cannot_determine_instance_intended(shown));
            }
            return false;
        }
        let target = self.without_reference(to);
        // An object of a class is made, which must be complete for that ([temp.inst]).
        if let Some(class) = self.class_of(to).filter(|_| self.reports_now() && !self.is_dependent(to)) {
            self.complete_class(class);
        }
        let declared = |c: &Self, ty: TypeId| {
            c.class_of(ty).is_some_and(|class| {
                let class = &c.il[class];
                class.state == Completeness::Declared && class.instance.is_none() && class.template.is_none()
            })
        };
        let incomplete = declared(self, target);
        if let Some((to, operand)) = self.cast_of_any_pointer(style, to, operand) {
            return self.check_cast(style, to, operand, pos);
        }
        // What depends on nothing must be complete whatever is converted to it.
        if matches!(style, CastStyle::C | CastStyle::Functional)
            && self.il[operand].flags.contains(ExprFlags::TYPE_DEPENDENT)
            && !self.is_reference(to)
            && self.reports_now()
        {
            let type_pos = if style == CastStyle::C { self.il.places.operand(pos) } else { pos };
            return self.check_complete(to, type_pos);
        }
        let fails = self.instantiation.sfinae.is_some() && self.dialect.cxx;
        let e = self.il[operand];
        let open_flags = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        let open = self.is_open(operand) && (e.flags.intersects(open_flags) || !declared(self, e.ty));
        if !(self.reports_now() || self.examines_instance() || fails) || open || self.is_dependent(to) {
            return true;
        }
        if self.is_unknown(to) || (self.is_open_type(to) && !incomplete) {
            return true;
        }
        // The reference program leaves the construction of an object in a template to its instances.
        if let Some(class) = self.class_of(to)
            && style == CastStyle::Functional
            && self.defines_template()
            && matches!(self.best_constructor(class, &[operand]), Resolution::None)
        {
            return true;
        }
        if !self.is_reference(to) && !self.converts_like_vector(style, to, operand) {
            self.sfinae_fail();
            self.report(pos, messages::invalid_type_conversion());
            return false;
        }
        let unusual = |c: &Self, ty: TypeId| {
            matches!(c.split(ty).kind, TypeKind::Vector { .. } | TypeKind::Complex { .. })
                || c.builtin_of(ty) == Some(Builtin::VaList)
        };
        if unusual(self, target) || unusual(self, self.il[operand].ty) {
            return true;
        }
        if self.il[operand].flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return true;
        }
        if matches!(style, CastStyle::C | CastStyle::Functional | CastStyle::Static) {
            // Where the type of a static_cast is named is not kept.
            if style != CastStyle::Static || self.integer_width(to).is_some() {
                self.check_floating_fits(operand, to, pos);
            }
        }
        let named = matches!(
            style,
            CastStyle::Static | CastStyle::Const | CastStyle::Dynamic | CastStyle::Reinterpret
        );
        if named && matches!(self.canonical_kind(to), TypeKind::Array { .. } | TypeKind::Function { .. }) {
            let (at, shown) = (self.type_of_named_cast(pos), self.shown_type(to));
            self.report(at, messages::cast_to_type_not_allowed(shown));
            return false;
        }
        match style {
            CastStyle::C | CastStyle::Functional | CastStyle::Static if self.is_void(to) => true,
            CastStyle::C | CastStyle::Functional => self.check_explicit_cast(style, to, operand, pos),
            CastStyle::Static => self.check_static_cast(to, operand, pos),
            CastStyle::Const => self.check_const_cast(to, operand, pos),
            CastStyle::Dynamic => self.check_dynamic_operand(to, operand, pos),
            CastStyle::Reinterpret => self.check_reinterpret_cast(to, operand, pos),
            CastStyle::FunctionalBrace | CastStyle::BitCast => true,
        }
    }

    /// Where the type of a cast begins whose notation is a keyword at `pos` and angle brackets.
    pub(in crate::sema) fn type_of_named_cast(&self, pos: Pos) -> Pos {
        self.il.places.operand(pos)
    }

    fn check_explicit_cast(&mut self, style: CastStyle, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        if self.is_reference(to) {
            return self.check_explicit_reference_cast(to, operand, pos);
        }
        let type_pos = if style == CastStyle::C { self.il.places.operand(pos) } else { pos };
        if matches!(self.canonical_kind(to), TypeKind::Array { .. } | TypeKind::Function { .. }) {
            let shown = self.shown_type(to);
            self.report(type_pos, messages::cast_to_type_not_allowed(shown));
            return false;
        }
        if let Some(valid) = self.check_class_cast(to, operand, style, type_pos) {
            return valid;
        }
        let from = self.il[operand].ty;
        let from = self.decayed(from);
        let null = self.is_null_type(from);
        if self.member_pointee(from).is_some() || self.member_pointee(to).is_some() {
            return self.check_explicit_member_cast(to, operand, pos);
        }
        if let (Some(a), Some(b)) = (self.pointee(from), self.pointee(to)) {
            return !self.refuses_ambiguous_base(a, b, pos);
        }
        let valid = match (self.is_pointer(from), self.is_pointer(to)) {
            (false, _) if null && self.is_integral(to) => return self.check_pointer_to_integer(to, pos),
            (false, false) if null => self.is_null_type(to),
            (true, false) if self.is_integral(to) => return self.check_pointer_to_integer(to, pos),
            (true, false) => !self.is_number(to),
            (false, true) => !self.is_floating(from),
            (true, true) | (false, false) => true,
        };
        if !valid {
            self.report(pos, messages::invalid_type_conversion());
        }
        valid
    }

    /// Whether a type is that of `nullptr`.
    pub(super) fn is_null_type(&self, ty: TypeId) -> bool {
        self.builtin_of(ty) == Some(Builtin::Nullptr)
    }

    /// Whether a type is an arithmetic or enumeration type.
    pub(super) fn is_number(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty) || self.enum_of(ty).is_some()
    }

    /// A pointer fits into a large enough integer, or is true or false.
    pub(super) fn check_pointer_to_integer(&mut self, to: TypeId, pos: Pos) -> bool {
        let void = self.common.void;
        let pointer = self.pointer_to(void);
        let small = self.size_of(to) < self.size_of(pointer);
        if small && self.builtin_of(to) != Some(Builtin::Bool) {
            self.warn(pos, messages::pointer_conversion_loses_bits());
        }
        true
    }

    /// Casts to and from classes: constructors and conversion functions do them. None where neither is a class.
    fn check_class_cast(
        &mut self,
        to: TypeId,
        operand: ExprId,
        style: CastStyle,
        type_pos: Pos,
    ) -> Option<bool> {
        if let Some(class) = self.class_of(to) {
            return Some(self.check_cast_to_class(class, to, operand, style, type_pos));
        }
        let from = self.il[operand].ty;
        let class = self.class_of(from)?;
        if !self.is_void(to)
            && let Some(function) =
                self.explicit_conversion(operand, to).or_else(|| self.user_conversion(operand, to))
        {
            self.check_not_deleted(function, self.start_of(operand));
            self.check_conversion_space(operand, function);
            self.check_conversion_access(operand, function, self.il[operand].pos);
            self.require_body(function);
        }
        let ambiguous = match self.converts_explicitly(class) || self.is_void(to) {
            true => Vec::new(),
            false => self.ambiguous_conversions(operand, to),
        };
        if !ambiguous.is_empty() {
            self.several_conversions(operand, &ambiguous, Some(self.unqualified(to)));
            return Some(false);
        }
        if self.may_convert_explicitly(class, operand, to)
            || self.is_reference(to)
            || self.il[class].lambda(&self.il).is_some()
        {
            return Some(true);
        }
        let at = self.start_of(operand);
        self.class_mismatch(operand, to, at);
        Some(false)
    }

    /// A cast to a class: a constructor does it, or a conversion function of what is converted.
    fn check_cast_to_class(
        &mut self,
        class: ClassId,
        to: TypeId,
        operand: ExprId,
        style: CastStyle,
        type_pos: Pos,
    ) -> bool {
        let from = self.il[operand].ty;
        if self.il[class].state == Completeness::Declared || self.is_being_defined(to) {
            let shown = self.shown_type(self.unqualified(to));
            self.report(type_pos, messages::incomplete_type_not_allowed(shown));
            return false;
        }
        if self.refuses_abstract_cast(to, type_pos) {
            return false;
        }
        let chosen = self.best_constructor(class, &[operand]);
        // Copies are checked where they are made.
        let copied = self.class_of(from) == Some(class) && self.instantiation.sfinae.is_none();
        let at = if style == CastStyle::Functional { type_pos } else { self.start_of(operand) };
        if let Resolution::Function(constructor) = chosen
            && self.il[constructor].flags.contains(FunctionFlags::DELETED)
        {
            if !copied {
                self.check_not_deleted(constructor, at);
            }
            // It is the one that was meant all the same.
            return self.instantiation.sfinae.is_none();
        }
        if let Resolution::Function(constructor) = chosen {
            if !copied && self.instantiation.sfinae.is_none() {
                self.check_constructor_access(constructor, at);
                match style {
                    CastStyle::Functional => self.note_constructed(Some(constructor), at),
                    _ => self.note_called(constructor, at),
                }
            }
            self.require_body(constructor);
            if !self.class_of(from).is_some_and(|from| self.derives_from(from, class)) {
                self.check_constructor_argument(constructor, operand);
            }
            if self.il[constructor].params(&self.il).first().is_some_and(|param| self.is_reference(param.ty))
            {
                self.functions.bound_operands.insert(operand);
            }
        }
        if let (Resolution::Ambiguous, false) = (&chosen, self.is_open(operand)) {
            match style {
                CastStyle::Functional => self.ambiguous_constructors(class, &[operand], type_pos),
                _ => self.several_constructors(class, operand),
            }
            return false;
        }
        let constructed = !matches!(chosen, Resolution::None);
        // Explicit conversion functions give the object itself, or what a constructor takes.
        let explicit = self.class_of(from).is_some_and(|from| self.converts_explicitly(from));
        if constructed || explicit || self.converts(operand, to) || self.is_aggregate_cast(class) {
            return true;
        }
        if style == CastStyle::Functional && !self.is_aggregate(class) {
            self.no_viable_constructor(class, &[operand], type_pos);
            return false;
        }
        let at = self.start_of(operand);
        self.class_mismatch(operand, to, at);
        false
    }

    /// Whether a conversion function of a class may give what a cast wants (`[expr.static.cast]`): an explicit one only
    /// what it returns (`[over.match.conv]`).
    pub(super) fn may_convert_explicitly(&mut self, class: ClassId, operand: ExprId, to: TypeId) -> bool {
        let wanted_number = self.is_number(to);
        self.all_conversions(class).into_iter().any(|entity| {
            let Entity::Function { id } = entity else { return true };
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return true };
            if self.is_open_type(ret) {
                return true;
            }
            if self.function_constraint_holds(id) == Some(false) {
                return false;
            }
            let result = self.call_result_probe(ret, operand);
            let given = self.without_reference(ret);
            if self.is_explicit(id) && wanted_number && self.is_number(given) {
                return self.unqualified(given) == self.unqualified(to);
            }
            let enumeration = self.enum_of(to).is_some();
            (wanted_number && !enumeration && self.is_number(given))
                || self.standard_sequence(result, to).is_some()
        })
    }

    /// Whether the one argument of a direct initialization of a class has an explicit conversion function to what the
    /// copy constructor takes (`[over.match.copy]`).
    pub(in crate::sema) fn gives_by_conversion(&mut self, args: &[ExprId], class: ClassId) -> bool {
        let [only] = args else { return false };
        let Some(source) = self.class_of(self.il[*only].ty) else { return false };
        self.all_conversions(source).into_iter().any(|entity| {
            let Entity::Function { id } = entity else { return true };
            let Some((ret, ..)) = self.function_of(self.il[id].ty) else { return true };
            let given = self.without_reference(ret);
            self.is_explicit(id) && (self.is_open_type(given) || self.class_of(given) == Some(class))
        })
    }

    /// Whether a class has explicit conversion functions.
    fn converts_explicitly(&mut self, class: ClassId) -> bool {
        self.all_conversions(class)
            .iter()
            .filter_map(|entity| self.il.function_in(*entity))
            .any(|function| self.il[function].flags.contains(FunctionFlags::EXPLICIT))
    }

    /// Since C++20 parentheses can initialize an aggregate.
    fn is_aggregate_cast(&mut self, class: ClassId) -> bool {
        self.dialect.standard >= 20 && self.is_aggregate(class)
    }

    /// Whether an aggregate can be made of the one value in such parentheses (`[dcl.init.general]`).
    pub(in crate::sema) fn aggregate_takes(&mut self, class: ClassId, value: ExprId) -> bool {
        self.is_aggregate_cast(class) && self.element_made_of(class, value, 0).is_some()
    }

    /// The type of the first element of an aggregate, or of the first element of that, which the one value converts to that
    /// the aggregate is made of. None where that is no element, or others need a value too.
    pub(in crate::sema) fn element_made_of(
        &mut self,
        class: ClassId,
        value: ExprId,
        nested: u32,
    ) -> Option<TypeId> {
        if nested > limits::AGGREGATE_NESTING {
            return None;
        }
        let c = &self.il[class];
        let bases: Vec<TypeId> = c.bases.iter().map(|base| base.ty).collect();
        let fields: Vec<(TypeId, bool)> =
            self.il.member_fields(class).map(|field| (self.il[field].ty, self.il[field].has_init)).collect();
        let mut elements = bases.into_iter().map(|ty| (ty, false)).chain(fields);
        let (first, _) = elements.next()?;
        let rest: Vec<_> = elements.collect();
        let made = self.first_made_of(first, value, nested)?;
        let union_ = self.il[class].tag == Tag::Union;
        (union_ || rest.into_iter().all(|(ty, has_init)| has_init || self.needs_no_value(ty))).then_some(made)
    }

    fn first_made_of(&mut self, first: TypeId, value: ExprId, nested: u32) -> Option<TypeId> {
        if let TypeKind::Array { .. } = self.canonical_kind(first) {
            return self.first_made_of(self.innermost_element(first), value, nested + 1);
        }
        if self.converts(value, first) {
            return Some(first);
        }
        let class = self.class_of(first).filter(|class| self.is_aggregate(*class))?;
        self.element_made_of(class, value, nested + 1)
    }

    /// Whether an element of an aggregate can be made of an empty list.
    fn needs_no_value(&mut self, ty: TypeId) -> bool {
        match self.class_of(self.innermost_element(ty)) {
            Some(class) => {
                self.is_aggregate(class)
                    || matches!(self.best_constructor(class, &[]), Resolution::Function(_))
            }
            None => !self.is_reference(ty),
        }
    }

    fn check_static_cast(&mut self, to: TypeId, operand: ExprId, pos: Pos) -> bool {
        if self.is_reference(to) {
            return self.check_static_reference_cast(to, operand, pos);
        }
        let type_pos = self.type_of_named_cast(pos);
        if let Some(valid) = self.check_class_cast(to, operand, CastStyle::Static, type_pos) {
            return valid;
        }
        let from = self.il[operand].ty;
        let from = self.decayed(from);
        let to_bool = self.builtin_of(to) == Some(Builtin::Bool);
        let valid = match (self.pointee(from), self.pointee(to)) {
            (Some(a), Some(b)) => return self.check_static_pointer(operand, to, (a, b), pos),
            _ if self.member_pointee(from).is_some() => {
                if self.refuses_member_cast(from, to, pos) {
                    return false;
                }
                to_bool || self.casts_member_pointer(to, operand)
            }
            _ if self.member_pointee(to).is_some() || self.is_null_type(to) => self.converts(operand, to),
            (None, Some(_)) if self.is_number(from) => self.converts(operand, to),
            (None, None) if self.is_null_type(from) => to_bool,
            (Some(_), None) => !self.is_number(to) || to_bool,
            _ => true,
        };
        if !valid {
            self.report(pos, messages::invalid_type_conversion());
        }
        valid
    }

    /// Whether a pointer to member is one of another class or a base of that, as `static_cast` can make it
    /// (`[expr.static.cast]`).
    fn casts_member_pointer(&mut self, to: TypeId, operand: ExprId) -> bool {
        let from = self.il[operand].ty;
        let (Some((a, member_a)), Some((b, member_b))) = (self.member_pointee(from), self.member_pointee(to))
        else {
            return false;
        };
        let (Some(derived), Some(base)) = (self.class_of(a), self.class_of(b)) else { return true };
        let backward = (derived == base || self.base_distance(derived, base).is_some())
            && self.same_but_qualifiers(member_a, member_b, 0)
            && self.qualifiers(member_b).contains(self.qualifiers(member_a));
        backward || self.converts(operand, to)
    }

    /// A cast to a base class, said at `at`, or to a derived one, said at `pos` (`[expr.static.cast]`): the base is
    /// accessible, there is one of it, and it is not virtual where the cast goes down.
    pub(super) fn check_cast_in_hierarchy(&mut self, from: TypeId, to: TypeId, at: Pos, pos: Pos) -> bool {
        let (Some(source), Some(target)) = (self.class_of(from), self.class_of(to)) else { return true };
        if source == target {
            return true;
        }
        if self.derives_from(source, target) {
            self.check_base_conversion(from, to, at);
            return true;
        }
        self.check_downward_cast(source, target, at, pos)
    }

    fn check_static_pointer(
        &mut self,
        operand: ExprId,
        to: TypeId,
        (from_pointee, to_pointee): (TypeId, TypeId),
        pos: Pos,
    ) -> bool {
        if self.converts(operand, to) {
            let type_pos = self.type_of_named_cast(pos);
            return !self.refuses_ambiguous_base(from_pointee, to_pointee, type_pos)
                && self.check_cast_in_hierarchy(from_pointee, to_pointee, type_pos, pos);
        }
        let keeps = self.qualifiers(to_pointee).contains(self.qualifiers(from_pointee));
        let (a, b) = (self.unqualified(from_pointee), self.unqualified(to_pointee));
        let object = self.function_of(b).is_none();
        let downward = match (self.class_of(a), self.class_of(b)) {
            (Some(base), Some(derived)) => self.base_distance(derived, base).is_some(),
            _ => false,
        };
        if keeps && downward {
            let type_pos = self.type_of_named_cast(pos);
            return self.check_cast_in_hierarchy(a, b, type_pos, pos);
        }
        if keeps && self.is_void(a) && object {
            return true;
        }
        let message = if self.same_but_qualifiers(from_pointee, to_pointee, 0) {
            messages::static_cast_cannot_cast_away_const(&self.word_at(pos))
        } else {
            messages::invalid_type_conversion()
        };
        let from_void = self.is_void(a) && !object;
        if from_void || self.takes_function_as_void(operand, to) {
            self.warn(pos, message.as_warning());
            return true;
        }
        self.report(pos, message);
        false
    }

    /// Whether two types differ in qualifiers alone, at any level of pointers and arrays.
    pub(super) fn same_but_qualifiers(&mut self, a: TypeId, b: TypeId, depth: u32) -> bool {
        if self.unqualified(a) == self.unqualified(b) || depth > limits::QUALIFIED_TYPE_NESTING {
            return true;
        }
        match (self.split(a).kind, self.split(b).kind) {
            (TypeKind::Pointer { to: a }, TypeKind::Pointer { to: b }) => {
                self.same_but_qualifiers(a, b, depth + 1)
            }
            (TypeKind::Array { element: a, .. }, TypeKind::Array { element: b, .. }) => {
                self.same_but_qualifiers(a, b, depth + 1)
            }
            (TypeKind::MemberPointer { to: a, .. }, TypeKind::MemberPointer { to: b, .. }) => {
                self.same_but_qualifiers(a, b, depth + 1)
            }
            // Similar types have qualifiers nowhere else ([conv.qual]).
            _ => false,
        }
    }
}
