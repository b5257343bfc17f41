//! Initialization: braced lists, members, variables (`[dcl.init]`).

pub(super) mod aggregate;
pub(super) mod list_construction;
pub(super) mod narrowing;
pub(super) mod unbound_reference;
pub(super) mod uninitialized;

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::names::{Name, known};
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::expression::construct::Parenthesized;
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::sema::{Initialized, Narrowing};
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

/// Which part of an object a constructor initializes.
#[derive(Clone, Copy)]
pub struct MemberPlace {
    /// Where its arguments begin.
    open: Pos,
    /// Whether it is a base class rather than a member.
    base: bool,
}

impl Compilation {
    /// The index of an element that a designator names: an integral constant that no template argument decides
    /// (`[dcl.init.aggr]`).
    pub fn constant_index(&mut self, index: ExprId) -> ExprId {
        let ty = self.il[index].ty;
        let at = self.start_of(index);
        if self.il[index].flags.intersects(DEPENDENT) || self.is_dependent(ty) {
            if self.reports_now() {
                self.report(at, messages::dependent_designator());
            }
            return index;
        }
        let converts = self.class_of(ty).is_some_and(|class| !self.all_conversions(class).is_empty());
        if !self.is_integral(ty) && self.enum_of(ty).is_none() && !converts {
            if !self.is_open(index) && self.reports_now() {
                let ty = self.decayed_type_of(index);
                let have = self.shown_type(self.unqualified(ty));
                self.report(at, messages::constant_expression_type_instead_required(have));
            }
            return index;
        }
        let converted = self.contextual_integral(index);
        match self.constant_integer(converted) {
            Some(_) if self.il[index].kind.is_literal() => index,
            Some(value) => self.integer_constant_expr(value, self.common.int, self.il[index].pos),
            None => {
                self.require_constant(converted);
                index
            }
        }
    }

    /// A braced list before it is known what it initializes.
    pub fn build_init_list(&mut self, elements: &[ExprId], pos: Pos) -> ExprId {
        let of_elements = self.flags_of(elements);
        let mut flags = of_elements & INHERITED;
        if of_elements.contains(ExprFlags::TYPE_DEPENDENT) {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        let list = self.il.list(elements);
        let ty = self.common.brace_list;
        let kind = ExprKind::InitList { elements: list, constructor: None };
        self.expr(kind, ty, Category::Prvalue, flags, pos)
    }

    /// Whether a braced list is among expressions that has elements of types which depend on template parameters: what
    /// it initializes shows in an instance (`[temp.dep.expr]`).
    pub(in crate::sema) fn list_open_elements(&self, exprs: &[ExprId]) -> bool {
        exprs.iter().any(|e| match self.il[*e].kind {
            ExprKind::InitList { elements, .. } => {
                let elements = &self.il[elements];
                self.flags_of(elements).contains(ExprFlags::TYPE_DEPENDENT)
                    || self.list_open_elements(elements)
            }
            _ => false,
        })
    }

    /// Whether one of some functions has a parameter whose type depends on template parameters.
    pub(in crate::sema) fn takes_open_arguments(&self, functions: &[Entity]) -> bool {
        functions.iter().any(|entity| match *entity {
            Entity::Function { id } => {
                self.il[id].params(&self.il).iter().any(|param| self.is_dependent(param.ty))
            }
            _ => false,
        })
    }

    /// A designated element of a braced list.
    pub fn build_designated(
        &mut self,
        path: &[Designator],
        value: ExprId,
        form: DesignatedForm,
        pos: Pos,
    ) -> ExprId {
        let e = self.il[value];
        let path = self.il.list(path);
        self.expr(ExprKind::Designated { path, value, form }, e.ty, e.category, e.flags, pos)
    }

    /// A braced list as the initializer of something of type `to` (`[dcl.init.list]`).
    pub fn convert_list(&mut self, list: ExprId, to: TypeId) -> ExprId {
        let converted = self.across(boundary::Listed(true), |c| c.convert_braced(list, to));
        if !self.place.listed {
            self.check_references_bound(list, to);
        }
        converted
    }

    fn convert_braced(&mut self, list: ExprId, to: TypeId) -> ExprId {
        let e = self.il[list];
        let ExprKind::InitList { elements, .. } = e.kind else { return list };
        if self.is_unknown(to) || self.il[to].flags.contains(TypeFlags::PLACEHOLDER) {
            return list;
        }
        let target = self.without_reference(to);
        if self.is_dependent(target) && self.class_of(target).is_none() {
            return self.convert_list_of_any_length(list, target);
        }
        let values = self.il[elements].to_vec();
        if self.flags_of(&values).contains(ExprFlags::TYPE_DEPENDENT) {
            return list;
        }
        if self.needs_lvalue(&values, to) {
            if self.reports_here() {
                let at = match values[..] {
                    [only] if self.class_of(target).is_none() => self.start_of(only),
                    _ => e.pos,
                };
                self.report(at, messages::initial_value_reference_non_const());
            }
            return list;
        }
        if self.binds_array(&values, to) {
            return list;
        }
        self.check_list_fits(&values, target);
        let mut constructor = None;
        let elided = match self.leaves_out_braces(&values, target) {
            true => self.convert_elided(&values, target),
            false => None,
        };
        let converted = match self.split(target).kind {
            _ if elided.is_some() => elided.unwrap_or_default(),
            TypeKind::Array { element, .. } if !self.is_string_for(&values, element) => {
                // An object that is made for an element is one of the type as that was declared.
                let written = self.class_of(element).and_then(|_| self.written_element(target));
                self.convert_elements(&values, written.unwrap_or(element))
            }
            TypeKind::Array { .. } => {
                for string in &values {
                    self.refuses_long_string(*string, target);
                }
                values
            }
            TypeKind::Class { .. } | TypeKind::Instance { .. } => {
                let Some(class) = self.class_of(target) else { return list };
                self.complete_class(class);
                let (function, converted) = self.convert_class_list(class, &values, target);
                constructor = function;
                converted
            }
            TypeKind::Vector { element, .. } => match values[..] {
                [only] if self.same_type(self.unqualified(self.il[only].ty), self.unqualified(target)) => {
                    values
                }
                _ => self.convert_elements(&values, element),
            },
            _ => match &values[..] {
                [only] => {
                    self.check_one_level(*only, target);
                    // An object that a reference refers to is made as strictly as an argument.
                    let mode = match self.place.narrowing {
                        Narrowing::Warned if self.is_reference(to) => Narrowing::Refused,
                        mode => mode,
                    };
                    vec![self.narrowing_allowed(mode, |c| c.convert_sole_element(*only, target))]
                }
                _ => values,
            },
        };
        let elements = self.il.list(&converted);
        self.expr(ExprKind::InitList { elements, constructor }, target, Category::Prvalue, e.flags, e.pos)
    }

    /// The only element of a list for a scalar (`[dcl.init.list]`).
    fn convert_sole_element(&mut self, element: ExprId, target: TypeId) -> ExprId {
        let list = matches!(self.il[element].kind, ExprKind::InitList { .. });
        let dependent = self.scope_is_dependent(self.context.scope);
        // What initializes directly is more: an enumeration takes numbers, a truth value a null pointer, and objects
        // convert explicitly.
        let null = self.builtin_of(self.il[element].ty) == Some(Builtin::Nullptr);
        let direct = self.enum_of(target).is_some() || null && self.builtin_of(target) == Some(Builtin::Bool);
        let said = !list && !direct && !dependent && self.reports_now();
        if said
            && !self.converts(element, target)
            && !self.across(boundary::Contextual, |c| c.converts(element, target))
        {
            return self.convert_for(element, target, Purpose::Initialize);
        }
        self.check_narrowing_of_scalar(element, target);
        // A number for an enumeration must be one that its underlying type has ([dcl.init.list]).
        if let Some(of) = self.enum_of(target)
            && self.is_integral(self.il[element].ty)
        {
            self.check_constant_fits(element, self.il[of].underlying);
        }
        self.convert(element, target)
    }

    /// Checks that the only element of a list for a scalar is no list itself (`[dcl.init.list]`).
    fn check_one_level(&mut self, element: ExprId, target: TypeId) {
        let e = &self.il[element];
        if matches!(e.kind, ExprKind::InitList { .. }) && self.is_scalar(target) {
            let (pos, shown) = (e.pos, self.shown_type(target));
            self.report(pos, messages::one_level_of_braces(shown));
        }
    }

    /// A braced list as the initializer of an array whose length only an instantiation knows: numbers are converted.
    fn convert_list_of_any_length(&mut self, list: ExprId, target: TypeId) -> ExprId {
        let e = self.il[list];
        let (ExprKind::InitList { elements, .. }, TypeKind::Array { element, .. }) =
            (e.kind, self.split(target).kind)
        else {
            return list;
        };
        let values = self.il[elements].to_vec();
        let number = |c: &Self, ty: TypeId| c.is_arithmetic(ty) && !c.is_dependent(ty);
        if !number(self, element) || !values.iter().all(|value| number(self, self.il[*value].ty)) {
            return list;
        }
        let converted = self.convert_elements(&values, element);
        let elements = self.il.list(&converted);
        self.expr(
            ExprKind::InitList { elements, constructor: None },
            target,
            Category::Prvalue,
            e.flags,
            e.pos,
        )
    }

    /// Whether elements of a list begin members or elements that are aggregates themselves (`[dcl.init.aggr]`).
    fn leaves_out_braces(&mut self, values: &[ExprId], target: TypeId) -> bool {
        let alone = |c: &Self, value: &ExprId| {
            let kind = c.il[*value].kind;
            !matches!(
                kind,
                ExprKind::InitList { .. }
                    | ExprKind::Designated { .. }
                    | ExprKind::Expansion { .. }
                    | ExprKind::String { .. }
            ) && c.class_of(c.il[*value].ty).is_none()
        };
        let open = |c: &Self, value: &ExprId| {
            matches!(c.il[*value].kind, ExprKind::Designated { .. } | ExprKind::Expansion { .. })
        };
        if values.is_empty() || values.iter().any(|value| open(self, value)) {
            return false;
        }
        let aggregate = |c: &mut Self, ty: TypeId| {
            matches!(c.canonical_kind(ty), TypeKind::Array { .. } | TypeKind::Vector { .. })
                || c.class_of(ty).is_some_and(|class| c.is_aggregate(class))
        };
        let all = values.iter().all(|value| alone(self, value));
        // An object that does not convert to what it stands for initializes a part of that.
        let other = |c: &mut Self, value: ExprId, ty: TypeId| {
            c.class_of(c.il[value].ty).is_some()
                && c.class_of(ty).is_some()
                && !c.is_open(value)
                && !c.is_open_type(ty)
                && !c.converts(value, ty)
        };
        let begins = |c: &mut Self, value: ExprId, ty: TypeId| {
            let string = matches!(c.il[value].kind, ExprKind::String { .. });
            aggregate(c, ty)
                && (all || alone(c, &value) || string && !c.is_character_array(ty) || other(c, value, ty))
        };
        match self.split(target).kind {
            TypeKind::Array { element, .. } => values.iter().any(|value| begins(self, *value, element)),
            TypeKind::Class { class } if self.is_aggregate(class) && self.il[class].bases.is_empty() => {
                let fields: Vec<FieldId> = self.il.member_fields(class).collect();
                if all {
                    return fields.iter().any(|field| aggregate(self, self.il[*field].ty));
                }
                values.iter().zip(fields).any(|(value, field)| {
                    let ty = self.il[field].ty;
                    begins(self, *value, ty)
                })
            }
            _ => false,
        }
    }

    /// Whether a type is an array of characters, which a string literal initializes.
    pub(in crate::sema) fn is_character_array(&self, ty: TypeId) -> bool {
        let TypeKind::Array { element, .. } = self.canonical_kind(ty) else { return false };
        self.is_character(element)
    }

    /// Whether a type is one of those of characters.
    pub(in crate::sema) fn is_character(&self, ty: TypeId) -> bool {
        use Builtin::*;
        matches!(
            self.builtin_of(ty),
            Some(Char | SignedChar | UnsignedChar | WChar | Char8 | Char16 | Char32)
        )
    }

    /// Whether a list is a string literal in braces for an array of characters (`[dcl.init.string]`).
    fn is_string_for(&self, values: &[ExprId], element: TypeId) -> bool {
        matches!(values, [only] if matches!(self.il[*only].kind, ExprKind::String { .. }))
            && self.is_character(element)
    }

    /// Reports a string literal with more elements than the array of characters that it initializes (`[dcl.init.string]`).
    /// True if it is one.
    pub(in crate::sema) fn refuses_long_string(&mut self, value: ExprId, to: TypeId) -> bool {
        let e = self.il[value];
        if !matches!(e.kind, ExprKind::String { .. }) || !self.is_character_array(to) || !self.dialect.cxx {
            return false;
        }
        let (
            TypeKind::Array { bound: ArrayBound::Constant { count }, .. },
            TypeKind::Array { bound: ArrayBound::Constant { count: room }, .. },
        ) = (self.canonical_kind(e.ty), self.canonical_kind(to))
        else {
            return false;
        };
        if count.get() <= room.get() {
            return false;
        }
        if self.reports_here() {
            let (at, have, want) = (self.start_of(value), self.shown_type(e.ty), self.shown_type(to));
            self.report(at, messages::value_type_cannot_used_initialize(have, want));
        }
        true
    }

    fn convert_elements(&mut self, values: &[ExprId], element: TypeId) -> Vec<ExprId> {
        values.iter().map(|value| self.convert_element(*value, element)).collect()
    }

    /// A value behind a designator that is the first part of an aggregate whose braces are left out.
    fn elided_first(&mut self, value: ExprId, to: TypeId) -> Option<ExprId> {
        let class = self.class_of(to).filter(|class| self.is_aggregate(*class))?;
        let listed = matches!(self.il[value].kind, ExprKind::InitList { .. });
        if listed || self.is_open(value) || self.is_open_type(to) || self.is_dependent_class(class) {
            return None;
        }
        if self.conversion_sequence(value, to, true).is_some() {
            return None;
        }
        self.convert_elided(&[value], to)?.first().copied()
    }

    /// One element of a list, through its designator if it has one.
    pub(super) fn convert_element(&mut self, value: ExprId, to: TypeId) -> ExprId {
        if let ExprKind::Designated { path, value: inner, form } = self.il[value].kind {
            // Braces behind a designator initialize directly ([dcl.init.aggr]).
            let direct = form == DesignatedForm::Brace
                && matches!(self.il[inner].kind, ExprKind::InitList { .. })
                && self.class_of(to).is_some_and(|class| !self.is_reference(to) && !self.is_aggregate(class));
            let converted = match direct {
                true => {
                    self.check_list_construction(inner, to, true);
                    self.convert_list(inner, to)
                }
                false => match self.elided_first(inner, to) {
                    Some(converted) => converted,
                    None => self.convert_listed(inner, to),
                },
            };
            let e = self.il[value];
            return self.expr(
                ExprKind::Designated { path, value: converted, form },
                to,
                e.category,
                e.flags,
                e.pos,
            );
        }
        self.convert_listed(value, to)
    }

    fn convert_listed(&mut self, value: ExprId, to: TypeId) -> ExprId {
        if self.is_reference(to) || !self.reports_now() || self.scope_is_dependent(self.context.scope) {
            let list = matches!(self.il[value].kind, ExprKind::InitList { .. });
            let said = self.reports_now() && !self.scope_is_dependent(self.context.scope) && !list;
            if said && !self.converts(value, to) {
                return self.convert_for(value, to, Purpose::Initialize);
            }
            self.check_copied(value, to, Purpose::Initialize);
            let value = self.made_as(value, to);
            return self.convert(value, to);
        }
        if self.converts(value, to) {
            self.check_narrowing(value, to);
        }
        // Empty braces are a value of the scalar ([dcl.init.list]).
        if let ExprKind::InitList { elements, .. } = self.il[value].kind
            && let Some(first) = self.il[elements].first()
            && self.is_scalar(to)
            && self.vector_parts(to).is_none()
        {
            let (pos, message) = (self.il[value].pos, messages::extra_braces_nonstandard());
            if matches!(self.il[*first].kind, ExprKind::InitList { .. }) {
                self.report(pos, message.as_error());
                return self.unknown_expr();
            }
            self.warn(pos, message);
        }
        self.convert_initializer(value, to)
    }

    /// Elements for a class: members of an aggregate, an initializer_list, or arguments of a constructor.
    fn convert_class_list(
        &mut self,
        class: ClassId,
        values: &[ExprId],
        target: TypeId,
    ) -> (Option<FunctionId>, Vec<ExprId>) {
        if let [only] = values
            && self.same_type(self.unqualified(self.il[*only].ty), self.unqualified(target))
        {
            return (None, values.to_vec());
        }
        if self.is_aggregate(class) && !self.is_copied_whole(values, class) {
            let converted = self.convert_members(class, values);
            self.examine_left_members(class, values);
            return (None, converted);
        }
        if let Some(element) = self.initializer_list_element(class) {
            self.check_list_constructor(class, values);
            return (None, self.convert_list_elements(values, element));
        }
        match self.initializer_list_constructor(class, values) {
            Resolution::Function(function) => {
                let converted = match self.element_of_list_constructor(function) {
                    Some(element) => {
                        self.check_listed_parameter(function, values);
                        self.convert_list_elements(values, element)
                    }
                    None => values.to_vec(),
                };
                return (Some(function), converted);
            }
            Resolution::Ambiguous => return (None, values.to_vec()),
            Resolution::None => {}
        }
        let (function, converted) = self.list_constructor_call(class, values);
        if let Some(function) = function
            && self.place.narrowing != Narrowing::Unchecked
        {
            let params: Vec<TypeId> =
                self.il[function].params(&self.il).iter().map(|param| param.ty).collect();
            self.narrowing_allowed(Narrowing::Warned, |c| {
                for (value, param) in values.iter().zip(params) {
                    if !matches!(c.il[*value].kind, ExprKind::InitList { .. }) {
                        c.check_narrowing(*value, c.without_reference(param));
                    }
                }
            });
        }
        (function, converted)
    }

    /// The elements of a std::initializer_list, which must hold what the list gives it.
    fn convert_list_elements(&mut self, values: &[ExprId], element: TypeId) -> Vec<ExprId> {
        let checked = self.place.narrowing != Narrowing::Unchecked;
        let mode = if checked { Narrowing::Refused } else { Narrowing::Unchecked };
        self.narrowing_allowed(mode, |c| {
            let convert =
                |c: &mut Self, value: ExprId| match checked && c.refuses_listed_constant(value, element) {
                    true => value,
                    false => c.convert_element(value, element),
                };
            values.iter().map(|value| convert(c, *value)).collect()
        })
    }

    /// Converts with other regard to values that may not fit.
    pub(super) fn narrowing_allowed<T>(
        &mut self,
        mode: Narrowing,
        convert: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.across(boundary::Narrowing(mode), convert)
    }

    /// What is said of values that do not fit in a braced list which is converted to a type for some purpose: a list
    /// that is an argument or assigned must fit, one that is returned only where it makes no class.
    pub(super) fn narrowing_for(&self, purpose: Purpose, to: TypeId) -> Narrowing {
        match purpose {
            Purpose::Argument | Purpose::DefaultArgument | Purpose::Assign(_) => Narrowing::Refused,
            Purpose::Return if self.class_of(to).is_some() => Narrowing::Warned,
            Purpose::Return => Narrowing::Refused,
            Purpose::Initialize | Purpose::TemplateArgument => self.place.narrowing,
        }
    }

    /// Elements for the members of an aggregate, with brace elision left as written.
    fn convert_members(&mut self, class: ClassId, values: &[ExprId]) -> Vec<ExprId> {
        let fields: Vec<FieldId> = self.il.member_fields(class).collect();
        let bases = self.il[class].bases.len();
        let mut converted = Vec::with_capacity(values.len());
        for (i, value) in values.iter().enumerate() {
            let designated = match self.il[*value].kind {
                ExprKind::Designated { path, .. } => self.il[path].first().copied(),
                _ => None,
            };
            let field = match designated {
                Some(Designator::Field { name, .. }) => {
                    let found = self.field_named(class, name);
                    found.or_else(|| fields.iter().copied().find(|f| self.il[*f].name == Some(name)))
                }
                Some(_) => None,
                None => i.checked_sub(bases).and_then(|i| fields.get(i).copied()),
            };
            converted.push(match field {
                Some(field) => {
                    let ty = self.il[field].ty;
                    let aggregate = matches!(self.canonical_kind(ty), TypeKind::Array { .. })
                        || self.class_of(ty).is_some_and(|c| self.is_aggregate(c));
                    let braced = matches!(self.il[*value].kind, ExprKind::InitList { .. });
                    // Without braces of its own the element may begin the members of the member.
                    if aggregate && !braced && designated.is_none() {
                        self.refuses_long_string(*value, ty);
                        self.check_copied(*value, ty, Purpose::Initialize);
                        self.made_as(*value, ty)
                    } else {
                        self.convert_element(*value, ty)
                    }
                }
                None => {
                    self.check_listed_base(class, i, *value);
                    *value
                }
            });
        }
        converted
    }

    /// The element for a base of an aggregate converts to that, unless it may begin the members of the base.
    fn check_listed_base(&mut self, class: ClassId, index: usize, value: ExprId) {
        let Some(ty) = self.il[class].bases.get(index).map(|base| base.ty) else { return };
        let list = matches!(self.il[value].kind, ExprKind::InitList { .. } | ExprKind::Designated { .. });
        let dependent = self.scope_is_dependent(self.context.scope) || !self.reports_now();
        let Some(base) = self.class_of(ty) else { return };
        if !list && !dependent && !self.is_aggregate(base) && !self.converts(value, ty) {
            self.report_mismatch(value, ty, Purpose::Initialize);
        }
    }

    /// Whether a class is an aggregate (`[dcl.init.aggr]`).
    pub fn is_aggregate(&mut self, class: ClassId) -> bool {
        self.complete_class(class);
        let entry = &self.il[class];
        // Nor are closures ([expr.prim.lambda.closure]).
        if entry.flags.contains(ClassFlags::INHERITED_CTOR) || entry.lambda(&self.il).is_some() {
            return false;
        }
        if entry.flags.contains(ClassFlags::POLYMORPHIC) {
            return false;
        }
        if entry.flags.contains(ClassFlags::USER_CTOR) {
            // A constructor that is defaulted or deleted, and not explicit, does not count before C++20.
            let unprovided =
                FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST | FunctionFlags::DELETED;
            let counts = |f: FunctionId| {
                let flags = self.il[f].flags;
                !flags.intersects(unprovided) || flags.contains(FunctionFlags::EXPLICIT)
            };
            let constructors = &entry.special.constructors;
            if self.dialect.standard >= 20
                || constructors.iter().any(|e| self.il.function_in(*e).is_none_or(counts))
            {
                return false;
            }
        }
        if self.dialect.standard < 17 && !entry.bases.is_empty()
            || self.dialect.standard < 14 && entry.members.fields.iter().any(|f| self.il[*f].has_init)
        {
            return false;
        }
        let public = |a: Access| matches!(a, Access::Public | Access::None);
        entry.members.fields.iter().all(|f| public(self.il[*f].access))
            && entry.bases.iter().all(|b| public(b.access) && !b.virtual_)
    }

    /// Whether a type is std::initializer_list of something.
    pub fn is_initializer_list(&self, ty: TypeId) -> bool {
        let template = match self.split(ty).kind {
            TypeKind::Instance { template, .. } => Some(template),
            TypeKind::Class { class } => self.template_of_class(class),
            _ => None,
        };
        template.is_some_and(|t| {
            let t = &self.il[t];
            t.name == Some(known::INITIALIZER_LIST)
                && matches!(self.il[t.scope].kind, ScopeKind::Namespace { of } if self.il[of].name == Some(known::STD))
        })
    }

    /// The element type if a class is an instance of std::initializer_list.
    pub fn initializer_list_element(&self, class: ClassId) -> Option<TypeId> {
        let instance = self.il[class].instance?;
        if !self.is_initializer_list(self.il[class].ty) {
            return None;
        }
        match self.il[self.il[instance].args].first() {
            Some(TemplateArg::Type { of }) => Some(*of),
            _ => None,
        }
    }

    /// The initializer-list constructor that takes the whole list: the first of the two phases of `[over.match.list]`.
    ///
    /// An empty list means the default constructor where there is one (`[dcl.init.list]`).
    pub fn initializer_list_constructor(&mut self, class: ClassId, values: &[ExprId]) -> Resolution {
        let candidates = self.initializer_list_candidates(class);
        if candidates.is_empty() || (values.is_empty() && self.names_default_constructor(class)) {
            return Resolution::None;
        }
        let pos = values.first().map_or(self.instantiation.pos, |first| self.il[*first].pos);
        let list = self.build_init_list(values, pos);
        self.resolve(&candidates, None, None, &[list])
    }

    /// The constructors of a class that take a `std::initializer_list` alone.
    pub(in crate::sema) fn initializer_list_candidates(&self, class: ClassId) -> Vec<Entity> {
        let takes = |e: &Entity| self.il.function_in(*e).is_some_and(|f| self.takes_only_a_list(f));
        self.il[class].special.constructors.iter().copied().filter(takes).collect()
    }

    /// Whether a class has a default constructor, which no template is (`[class.default.ctor]`).
    fn names_default_constructor(&self, class: ClassId) -> bool {
        let default = |e: &Entity| matches!(*e, Entity::Function { id } if self.count_fits(id, 0));
        self.il[class].special.constructors.iter().any(default)
    }

    /// Whether the first parameter of a constructor is a `std::initializer_list`, and the others have default arguments.
    pub(super) fn takes_only_a_list(&self, constructor: FunctionId) -> bool {
        let Some((first, others)) = self.il[constructor].params(&self.il).split_first() else { return false };
        others.iter().all(|param| param.has_default)
            && self.is_initializer_list(self.without_reference(first.ty))
    }

    /// The element type of the list that an initializer-list constructor takes.
    fn element_of_list_constructor(&self, constructor: FunctionId) -> Option<TypeId> {
        let first = self.il[constructor].params(&self.il).first()?;
        self.initializer_list_element(self.class_of(self.without_reference(first.ty))?)
    }

    /// std::initializer_list of the elements' type, for `auto x = {1, 2}` (`[dcl.type.auto.deduct]`).
    pub fn initializer_list_of(&mut self, list: ExprId) -> TypeId {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return self.common.unknown };
        let Some(first) = self.il[elements].first().copied() else { return self.common.unknown };
        let first = self.sole_specialization(first);
        let (ty, pos) = (self.il[first].ty, self.il[list].pos);
        if ty == self.common.overload {
            return self.common.unknown;
        }
        let ty = self.decayed(ty);
        let of = self.unqualified(ty);
        let Some(template) = self.std_template(known::INITIALIZER_LIST) else {
            return self.fall_back(UnknownCause::InitializerList, pos);
        };
        let args = self.interned.arg_list(&mut self.il, &[TemplateArg::Type { of }]);
        self.template_id(template, args, pos).unwrap_or(self.common.unknown)
    }

    /// A class template of namespace std.
    pub fn std_template(&self, name: Name) -> Option<TemplateId> {
        let namespace = self.std_scope()?;
        self.lookup_in(namespace, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Template { id } => Some(id),
            _ => None,
        })
    }

    /// A class of namespace std.
    pub fn std_class(&self, name: Name) -> Option<ClassId> {
        let namespace = self.std_scope()?;
        self.lookup_in(namespace, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Class { id } => Some(id),
            _ => None,
        })
    }

    pub(in crate::sema) fn std_scope(&self) -> Option<ScopeId> {
        self.symbols.bindings.get(self.symbols.global, Key::name(known::STD)).iter().find_map(|e| match *e {
            Entity::Namespace { id } => Some(self.il[id].scope),
            _ => None,
        })
    }

    /// Gives a declaration its initializer, converted to its type; deduces the type where it is a placeholder.
    pub fn initialize_declaration(&mut self, id: DeclarationId, init: Initializer) {
        self.across(boundary::Narrowing(Narrowing::Warned), |c| c.initialize_entity(id, init));
        self.tell_made();
    }

    fn initialize_entity(&mut self, id: DeclarationId, init: Initializer) {
        let entity = self.il[id].entity;
        match entity {
            Entity::Variable { id: variable } | Entity::Binding { id: variable } => {
                self.check_shared_initializer(variable);
                self.deduce_variable_type(variable, &init);
                let ty = self.il[variable].ty;
                self.check_open_pointer_initialized(init, ty);
                let of = Initialized::Variable(variable);
                // A constexpr variable is const ([dcl.constexpr]).
                let constexpr = self.il[variable].flags.contains(VariableFlags::CONSTEXPR);
                let to = if constexpr && !self.is_reference(ty) {
                    self.qualified(ty, Qualifiers::CONST)
                } else {
                    ty
                };
                let init =
                    self.across(boundary::Initialized(of), |c| c.convert_initializer_form(init, to, None));
                self.il[id].init = init;
                self.il[variable].init = self.initializer_value(init);
                self.note_own_initializer(variable);
                if let (Initializer::Copy { value }, false) = (init, self.il[id].params.is_empty()) {
                    self.examine_copied_array(value);
                }
                self.examine_initializer(init, ty);
                self.body.unset.remove(&variable);
                self.check_constexpr_variable(variable, true);
                if let Some(value) = self.il[variable].init.filter(|_| self.is_reference(ty)) {
                    self.check_null_reference(value);
                }
                let name = self.il[id].pos;
                self.check_variable_destructor(ty, init, name);
                self.il[variable].defined = true;
                self.il[variable].definition = Some(id);
                if self.il[variable].flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::CONSTINIT) {
                    match (self.il[variable].init, init) {
                        (Some(value), _) => self.require_constant_initializer(variable, value),
                        (None, Initializer::Paren { args }) => {
                            self.require_constant_construction(variable, args)
                        }
                        _ => {}
                    }
                }
                self.check_array_initializer(variable, init, self.il[id].ty);
                self.complete_array_type(variable, init);
                self.finish_variable(variable, id);
                self.record_constant(variable);
            }
            Entity::Field { id: field } => {
                let ty = self.il[field].ty;
                self.check_open_pointer_initialized(init, ty);
                let init = self.across(boundary::Initialized(Initialized::Field), |c| {
                    c.convert_initializer_form(init, ty, None)
                });
                self.il[id].init = init;
                self.il[field].has_init = true;
                self.il[field].init = self.initializer_value(init);
            }
            _ => self.il[id].init = init,
        }
    }

    /// The one expression of an initializer.
    pub fn initializer_value(&self, init: Initializer) -> Option<ExprId> {
        match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                Some(value)
            }
            Initializer::Paren { args } => match self.il[args] {
                [only] => Some(only),
                _ => None,
            },
            _ => None,
        }
    }

    /// An initializer with its expressions converted to what they initialize. Messages about all arguments together stand
    /// at `open`, else at the first of them.
    pub fn convert_initializer_form(
        &mut self,
        init: Initializer,
        ty: TypeId,
        member: Option<MemberPlace>,
    ) -> Initializer {
        match init {
            Initializer::Copy { value } => Initializer::Copy { value: self.convert_initializer(value, ty) },
            Initializer::Brace { value } if member.is_some() && self.class_of(ty).is_none() => {
                self.check_list_construction(value, ty, true);
                let value = self.narrowing_allowed(Narrowing::Warned, |c| c.convert_list(value, ty));
                Initializer::Brace { value }
            }
            Initializer::Brace { value } => {
                match member.is_some_and(|member| member.base) {
                    true => self.check_base_list(value, ty),
                    false => self.check_list_construction(value, ty, true),
                }
                Initializer::Brace { value: self.convert_list(value, ty) }
            }
            Initializer::CopyBrace { value } => {
                self.check_list_construction(value, ty, false);
                Initializer::CopyBrace { value: self.convert_list(value, ty) }
            }
            Initializer::Paren { args } => {
                let mut list = self.il[args].to_vec();
                if let [only] = &mut list[..] {
                    *only = self.made_as(*only, ty);
                }
                if self.flags_of(&list).contains(ExprFlags::TYPE_DEPENDENT) {
                    return init;
                }
                let form = if member.is_some() { Parenthesized::Member } else { Parenthesized::Variable };
                if self.refuses_several_values(ty, &list, form) {
                    return init;
                }
                match (self.class_of(self.without_reference(ty)), &list[..]) {
                    (Some(class), _) if !self.is_reference(ty) => {
                        let pos = member.map(|member| member.open);
                        let pos = pos.or_else(|| list.first().map(|first| self.start_of(*first)));
                        let mut checked = pos;
                        if !member.is_some_and(|member| member.base)
                            && let ([only], Some(pos)) = (&list[..], pos)
                        {
                            if self.check_copied_in_place(*only, class, pos) {
                                return Initializer::Paren { args: self.il.list(&list) };
                            }
                            checked = checked.filter(|_| !self.check_converted_in_place(*only, class, pos));
                        }
                        let (constructor, converted) = self.constructor_call_at(class, &list, checked);
                        if let Some(constructor) = constructor {
                            self.note_called(constructor, checked.unwrap_or_default());
                        }
                        if let (Some(constructor), Some(pos)) = (constructor, checked)
                            && !member.is_some_and(|member| member.base)
                        {
                            self.check_whole_object_access(constructor, pos);
                        }
                        let args = self.il.list(&converted);
                        if let Some(constructor) = constructor.filter(|_| !args.is_empty()) {
                            self.functions.paren_constructors.insert(args, constructor);
                        }
                        Initializer::Paren { args }
                    }
                    (_, [only]) => {
                        let converted = self.convert_direct_initializer(*only, ty);
                        Initializer::Paren { args: self.il.list(&[converted]) }
                    }
                    _ => init,
                }
            }
            other => other,
        }
    }

    /// The member or base that a constructor initializer's identifier names, members first.
    pub fn initialized_member(&mut self, name: Name) -> Option<InitTarget> {
        let class = self.context.class?;
        let scope = self.il[class].scope;
        self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
            Entity::Field { id } => Some(InitTarget::Field { id }),
            _ => None,
        })
    }

    /// A constructor initializer with its expressions converted (`[class.base.init]`). It begins at the first position; its
    /// arguments at the second.
    pub fn member_init(
        &mut self,
        target: InitTarget,
        init: Initializer,
        expansion: bool,
        (pos, open): (Pos, Pos),
    ) -> MemberInit {
        let ty = match target {
            InitTarget::Field { id } => Some(self.il[id].ty),
            InitTarget::Base { ty } => Some(ty),
            InitTarget::Unknown { .. } => None,
        };
        let init = match ty {
            Some(ty) if !expansion => {
                let base = matches!(target, InitTarget::Base { .. });
                self.check_open_pointer_initialized(init, ty);
                self.convert_initializer_form(init, ty, Some(MemberPlace { open, base }))
            }
            _ => init,
        };
        if let Some(ty) = ty.filter(|_| !expansion) {
            self.examine_initializer(init, ty);
            self.check_initialized_destroyed(target, ty, init, open);
        }
        self.tell_made();
        MemberInit { target, init, expansion, pos, open }
    }
}
