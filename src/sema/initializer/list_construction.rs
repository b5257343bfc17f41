//! Objects of class type that braces initialize: the constructor that takes the elements, and members that no element is
//! left for (`[dcl.init.list]`, `[dcl.init.aggr]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use rustc_hash::FxHashSet;

impl Compilation {
    /// The same for the first parameter of a constructor that takes the values as a list.
    pub(super) fn check_listed_parameter(&mut self, constructor: FunctionId, values: &[ExprId]) {
        let first = self.il[constructor].params(&self.il).first().map(|param| param.ty);
        if let Some(class) = first.and_then(|ty| self.class_of(self.without_reference(ty))) {
            self.check_list_constructor(class, values);
        }
    }

    /// A std::initializer_list is made of an array and its length or end, which a constructor of it takes
    /// (`[dcl.init.list]`).
    pub(super) fn check_list_constructor(&mut self, class: ClassId, values: &[ExprId]) {
        let Some(first) = values.first().copied() else { return };
        let fits = |entity: &Entity| {
            self.il.function_in(*entity).is_none_or(|f| self.il[f].params(&self.il).len() == 2)
        };
        let known = self.il[class].state == Completeness::Complete && !self.is_open_type(self.il[class].ty);
        if known && !self.il[class].special.constructors.iter().any(fits) && self.reports_here() {
            let brace = self.il.places.preceding(self.start_of(first));
            self.report(brace, messages::definition_std_initializer_list_does_not());
        }
    }

    /// Checks that a braced list can initialize an object of type `to` or one that a reference of this type is bound to;
    /// `direct`: without an equals sign.
    pub(in crate::sema) fn check_list_construction(&mut self, list: ExprId, to: TypeId, direct: bool) {
        self.check_copied_from_list(list, to, direct);
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return };
        let values = self.il[elements].to_vec();
        let target = self.without_reference(to);
        let Some(class) = self.class_of(target) else {
            if let [only] = values[..] {
                self.check_listed_enumeration(only, target, direct);
            }
            return self.check_array_remainder(target, values.len(), list);
        };
        self.complete_class(class);
        if self.list_is_open(&values, target) || self.initializer_list_element(class).is_some() {
            return;
        }
        if self.is_aggregate(class) {
            return self.check_members_remainder(class, &values, list);
        }
        let pos = self.il[list].pos;
        match &values[..] {
            [] => self.check_empty_list(class, pos, direct),
            [only]
                if self
                    .class_of(self.il[*only].ty)
                    .is_some_and(|c| self.base_distance(c, class).is_some()) => {}
            _ => self.check_listed_arguments(class, &values, pos, direct),
        }
    }

    /// The same for a base class, whose constructor may be protected (`[class.protected]`).
    pub(super) fn check_base_list(&mut self, list: ExprId, base: TypeId) {
        let empty = matches!(self.il[list].kind, ExprKind::InitList { elements, .. } if elements.is_empty());
        let class = self.class_of(base).filter(|_| empty);
        match class.filter(|class| self.default_called_for_empty_list(*class)) {
            Some(class) => self.check_base_default(class, self.il[list].pos),
            None => self.check_list_construction(list, base, true),
        }
    }

    /// Whether an empty list calls the default constructor of a class: the only one that takes no arguments, and no
    /// constructor takes the list.
    fn default_called_for_empty_list(&mut self, class: ClassId) -> bool {
        self.complete_class(class);
        let ty = self.il[class].ty;
        if self.is_aggregate(class)
            || self.list_is_open(&[], ty)
            || self.initializer_list_element(class).is_some()
        {
            return false;
        }
        let callable = self.il[class].special.constructors.iter().filter_map(|e| self.il.function_in(*e));
        let alone = callable.filter(|f| self.count_fits(*f, 0)).count() == 1;
        alone && matches!(self.initializer_list_constructor(class, &[]), Resolution::None)
    }

    /// The only element of a list for an enumeration: a value of it, or in a direct initialization a number that the fixed
    /// underlying type can have (`[dcl.init.list]`).
    /// True if there is none.
    pub(in crate::sema) fn check_listed_enumeration(
        &mut self,
        value: ExprId,
        to: TypeId,
        direct: bool,
    ) -> bool {
        let Some(of) = self.enum_of(to) else { return false };
        let from = self.il[value].ty;
        let open =
            self.is_open(value) || self.is_open_type(to) || self.scope_is_dependent(self.context.scope);
        if open || !self.is_arithmetic(from) || !self.reports_now() {
            return false;
        }
        let fixed = self.il[of].fixed || self.il[of].scoped;
        let at = self.start_of(value);
        let (from, shown) = (self.shown_type(self.unqualified(from)), self.shown_type(self.unqualified(to)));
        let refused = !direct || !fixed;
        if refused {
            self.report(at, messages::value_type_cannot_used_initialize(from, shown));
        } else if self.is_floating(self.il[value].ty) {
            self.report(at, messages::narrowing_conversion(from, shown));
        }
        refused
    }

    /// Whether it cannot be told what a list does.
    fn list_is_open(&mut self, values: &[ExprId], target: TypeId) -> bool {
        let unclear = |c: &Self, e: &ExprId| {
            let kind = c.il[*e].kind;
            matches!(kind, ExprKind::Expansion { .. } | ExprKind::Designated { .. })
                || (!matches!(kind, ExprKind::InitList { .. }) && c.is_open(*e))
        };
        let dependent = self.scope_is_dependent(self.context.scope);
        dependent || self.is_open_type(target) || values.iter().any(|e| unclear(self, e))
    }

    /// `{}` for a class that is no aggregate: its default constructor, or one that takes an initializer_list.
    fn check_empty_list(&mut self, class: ClassId, pos: Pos, direct: bool) {
        let callable: Vec<FunctionId> = self.il[class]
            .special
            .constructors
            .iter()
            .filter_map(|e| self.il.function_in(*e))
            .filter(|f| self.count_fits(*f, 0))
            .collect();
        let listed = self.initializer_list_constructor(class, &[]);
        if matches!(listed, Resolution::Ambiguous) {
            return self.ambiguous_list_constructors(class, &[], pos);
        }
        let listed = matches!(listed, Resolution::Function(_));
        match callable[..] {
            [] if !listed => self.no_viable_constructor(class, &[], pos),
            [only] if !direct && self.is_explicit(only) && self.reports_here() => {
                let entity = self.class_entity(class);
                self.report(pos, messages::no_default_constructor_exists(entity));
            }
            [_] => self.check_default_new(class, pos),
            _ => {}
        }
    }

    /// The only constructor without arguments of a class makes a member of an aggregate though it is explicit.
    fn warn_of_explicit_default(&mut self, class: ClassId, pos: Pos) {
        let constructors = self.il[class].special.constructors.clone();
        let callable = constructors.iter().filter_map(|e| self.il.function_in(*e));
        let callable: Vec<FunctionId> = callable.filter(|f| self.count_fits(*f, 0)).collect();
        if let [only] = callable[..]
            && self.is_explicit(only)
            && self.reports_here()
        {
            let entity = self.function_name_entity(only);
            self.report(pos, messages::explicit_constructor_makes_aggregate_element(entity).as_warning());
        }
    }

    /// The constructor that the elements of a list choose can be called so (`[over.match.list]`).
    fn check_listed_arguments(&mut self, class: ClassId, values: &[ExprId], pos: Pos, direct: bool) {
        let chosen = match self.initializer_list_constructor(class, values) {
            Resolution::None => self.list_constructor(class, values),
            Resolution::Ambiguous => return self.ambiguous_list_constructors(class, values, pos),
            whole => whole,
        };
        match chosen {
            Resolution::Function(function) => {
                if !direct && self.is_explicit(function) {
                    if self.reports_here() {
                        self.report(pos, messages::copy_list_initialization_cannot_use());
                    }
                    return;
                }
                // Since C++17 what a conversion function gives is the object itself ([dcl.init]).
                let made = self.dialect.standard >= 17 && self.copy_or_move_of(function, class).is_some();
                if made && self.converts_to_object(values, class) {
                    return;
                }
                self.check_not_deleted(function, pos);
                self.check_constructor_access(function, pos);
            }
            // An object may convert to the class itself, explicitly too ([over.match.copy]).
            Resolution::None if direct && self.gives_by_conversion(values, class) => {}
            Resolution::None
                if self.il[class].lambda(&self.il).is_none() && self.has_plain_construction(class) =>
            {
                match values {
                    [_, second, ..] if self.reports_here() => {
                        let at = self.start_of(*second);
                        self.report(at, messages::too_many_initializer_values());
                    }
                    _ => self.refuse_only_argument(class, values),
                }
            }
            Resolution::None => {
                let first = self.initializer_list_candidates(class);
                self.no_constructor_takes(class, values, &first, pos);
            }
            Resolution::Ambiguous => self.ambiguous_constructors(class, values, pos),
        }
    }

    /// Whether the only element of a list is an object of another class that a conversion function makes one of this class
    /// of.
    fn converts_to_object(&mut self, values: &[ExprId], class: ClassId) -> bool {
        let [only] = *values else { return false };
        if self.class_of(self.il[only].ty).is_none_or(|from| from == class) {
            return false;
        }
        let conversions = self.user_conversions(only, self.il[class].ty);
        let gives = |function: &FunctionId| {
            self.function_of(self.il[*function].ty)
                .is_some_and(|(ret, ..)| !self.is_reference(ret) && self.class_of(ret) == Some(class))
        };
        matches!(conversions[..], [only] if gives(&only))
    }

    /// Members of an aggregate that no element is left for are initialized by empty lists.
    fn check_members_remainder(&mut self, class: ClassId, values: &[ExprId], list: ExprId) {
        let c = &self.il[class];
        if c.tag == Tag::Union || !c.bases.is_empty() || !self.reports_now() {
            return;
        }
        let fields: Vec<FieldId> = self.il.member_fields(class).collect();
        let whole = |c: &mut Self, value: &ExprId, ty: TypeId| {
            let braced = matches!(c.il[*value].kind, ExprKind::InitList { .. });
            braced || (c.class_of(ty).is_none() && !matches!(c.canonical_kind(ty), TypeKind::Array { .. }))
        };
        for (value, field) in values.iter().zip(&fields) {
            let ty = self.il[*field].ty;
            if self.il[*field].name.is_none() || !whole(self, value, ty) {
                return;
            }
        }
        let closing = self.closing_of(self.il[list].pos);
        for field in fields.into_iter().skip(values.len()) {
            let f = &self.il[field];
            if !f.has_init && f.name.is_some() {
                let ty = f.ty;
                self.check_empty_element(ty, closing, true, &mut FxHashSet::default());
            }
        }
    }

    /// The same for elements of an array.
    fn check_array_remainder(&mut self, array: TypeId, count: usize, list: ExprId) {
        let TypeKind::Array { element, bound: ArrayBound::Constant { count: bound } } =
            self.canonical_kind(array)
        else {
            return;
        };
        if (count as u64) < bound.get() && self.reports_now() && !self.list_is_open(&[], array) {
            let closing = self.closing_of(self.il[list].pos);
            self.check_empty_element(element, closing, false, &mut FxHashSet::default());
        }
    }

    /// An element or member that an empty list initializes; in aggregates that were `seen` nothing is wrong. The reference
    /// program lets an explicit constructor make a member.
    fn check_empty_element(&mut self, ty: TypeId, pos: Pos, member: bool, seen: &mut FxHashSet<ClassId>) {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element).filter(|class| !seen.contains(class)) else { return };
        self.complete_class(class);
        if self.is_open_type(element) || self.initializer_list_element(class).is_some() {
            return;
        }
        if !self.is_aggregate(class) {
            if member {
                self.warn_of_explicit_default(class, pos);
            }
            return self.check_empty_list(class, pos, member);
        }
        if self.il[class].tag == Tag::Union {
            return;
        }
        let before = self.reports.diags.mark();
        seen.insert(class);
        for field in self.il[class].members.fields.clone() {
            let f = &self.il[field];
            if !f.has_init && f.name.is_some() {
                let ty = f.ty;
                self.check_empty_element(ty, pos, true, seen);
            }
        }
        if self.reports.diags.mark() != before {
            seen.remove(&class);
        }
    }
}
