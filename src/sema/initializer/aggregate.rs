//! Aggregate initialization: whether a braced list fits what it initializes (`[dcl.init.aggr]`, `[dcl.init.list]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::near::NearSet;
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::limits;

/// How far elements of a list were given to members, or that it cannot be told.
struct Fitting<'v> {
    values: &'v [ExprId],
    next: usize,
    /// What each of the elements so far was given to; none where it is a list or gives more than one.
    given: Vec<Option<TypeId>>,
    /// The elements that are lists, and what they were given to.
    lists: Vec<(usize, TypeId)>,
    /// An element does not convert to the class or reference that it was given to.
    unfit: bool,
}

impl<'v> Fitting<'v> {
    fn new(values: &'v [ExprId]) -> Self {
        Self { values, next: 0, given: Vec::new(), lists: Vec::new(), unfit: false }
    }

    /// Takes the next element, for something of type `ty`.
    fn take(&mut self, ty: Option<TypeId>) {
        self.next += 1;
        self.given.push(ty);
    }
}

impl Compilation {
    /// Reports a list with more elements than what it initializes has, and designators that do not fit.
    pub(in crate::sema) fn check_list_fits(&mut self, values: &[ExprId], target: TypeId) {
        let dependent = self.scope_is_dependent(self.context.scope);
        if self.is_open_type(target) || !self.reports_now() || values.is_empty() || dependent {
            return;
        }
        let designated = |c: &Self, e: &ExprId| matches!(c.il[*e].kind, ExprKind::Designated { .. });
        // What stands for an error takes the place of one scalar.
        let scalars = self.has_scalar_parts(target) && self.reports.diags.has_errors();
        let unclear = |c: &Self, e: &ExprId| {
            let flags = c.il[*e].flags;
            let error = scalars && c.stands_for_error(*e);
            matches!(c.il[*e].kind, ExprKind::Expansion { .. })
                || flags.contains(ExprFlags::TYPE_DEPENDENT)
                || flags.contains(ExprFlags::UNKNOWN) && !error
        };
        if values.iter().any(|e| unclear(self, e)) {
            return;
        }
        if values.iter().any(|e| designated(self, e)) {
            if let Some(class) = self.class_of(target) {
                self.check_designators(class, values);
            }
            return;
        }
        if self.class_of(target).is_some_and(|class| self.is_copied_whole(values, class)) {
            return;
        }
        let mut fitting = Fitting::new(values);
        let fits = match self.canonical_kind(target) {
            TypeKind::Array { element, bound: ArrayBound::Constant { count } } => {
                self.fill_array(&mut fitting, element, count.get())
            }
            TypeKind::Array { .. } => None,
            _ => match self.class_of(target) {
                Some(class) if self.is_aggregate(class) => self.fill_class(&mut fitting, class, 0),
                Some(_) => None,
                None if self.is_scalar_type(target) => {
                    fitting.take(None);
                    Some(())
                }
                None => None,
            },
        };
        if let (Some(()), Some(extra)) = (fits, values.get(fitting.next)) {
            let at = self.start_of(*extra);
            self.report(at, messages::too_many_initializer_values());
        }
    }

    /// A braced list for an array, which cannot be assigned to: it would have one value at most.
    pub(in crate::sema) fn check_list_for_array(&mut self, target: TypeId, list: ExprId) {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return };
        let [_, extra, ..] = self.il[elements] else { return };
        if matches!(self.canonical_kind(target), TypeKind::Array { .. }) && self.reports_here() {
            let at = self.start_of(extra);
            self.report(at, messages::too_many_initializer_values());
        }
    }

    /// Whether a list cannot initialize an object, because it has too many elements or because one of them cannot be
    /// converted or no constructor takes them (`[dcl.init.list]`); false also where that is not known.
    pub(in crate::sema) fn cannot_list_initialize(&mut self, values: &[ExprId], target: TypeId) -> bool {
        let unclear = values.iter().any(|e| self.is_unclear_element(*e));
        if let Some(class) = self.class_of(target) {
            self.complete_class(class);
        }
        if values.is_empty() || self.is_open_type(target) || unclear {
            return false;
        }
        if let TypeKind::Array { element, bound: ArrayBound::Constant { count } } =
            self.canonical_kind(target)
        {
            let mut fitting = Fitting::new(values);
            return self.fill_array(&mut fitting, element, count.get()).is_some() && self.is_unfit(fitting);
        }
        let Some(class) = self.class_of(target) else {
            return self.is_scalar_type(target) && self.cannot_initialize_scalar(values, target);
        };
        if self.initializer_list_element(class).is_some() {
            return false;
        }
        if self.is_aggregate(class) {
            return self.cannot_initialize_members(values, class);
        }
        matches!(self.initializer_list_constructor(class, values), Resolution::None)
            && matches!(self.best_constructor(class, values), Resolution::None)
    }

    /// Whether an element converts to what it initializes, by no function that is deleted.
    fn initializes(&mut self, element: ExprId, ty: TypeId) -> bool {
        let sequence = self.conversion_sequence(element, ty, true);
        sequence
            .is_some_and(|s| s.function.is_none_or(|f| !self.il[f].flags.contains(FunctionFlags::DELETED)))
    }

    /// Whether it cannot be told which member an element of a list initializes, or with what type.
    fn is_unclear_element(&self, element: ExprId) -> bool {
        let kind = self.il[element].kind;
        matches!(kind, ExprKind::Expansion { .. } | ExprKind::Designated { .. })
            || !matches!(kind, ExprKind::InitList { .. })
                && self.il[element].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN)
    }

    fn cannot_initialize_members(&mut self, values: &[ExprId], class: ClassId) -> bool {
        if self.is_copied_whole(values, class) {
            return false;
        }
        let mut fitting = Fitting::new(values);
        self.fill_class(&mut fitting, class, 0).is_some() && self.is_unfit(fitting)
    }

    /// Whether the only element of a list is an object of the class, or of one derived from it, that is copied
    /// (`[dcl.init.list]`).
    pub(super) fn is_copied_whole(&mut self, values: &[ExprId], class: ClassId) -> bool {
        let [only] = values else { return false };
        self.class_of(self.il[*only].ty)
            .is_some_and(|from| from == class || self.base_distance(from, class).is_some())
    }

    /// One value initializes a scalar: it converts without narrowing (`[dcl.init.list]`).
    fn cannot_initialize_scalar(&mut self, values: &[ExprId], target: TypeId) -> bool {
        match *values {
            [] => false,
            [only] if !matches!(self.il[only].kind, ExprKind::InitList { .. }) => {
                self.conversion_sequence(only, target, true).is_none()
                    || self.is_narrowing(only, self.il[only].ty, target)
            }
            _ => true,
        }
    }

    /// Whether elements are left over, or do not convert to what they were given to.
    fn is_unfit(&mut self, fitting: Fitting<'_>) -> bool {
        let values = fitting.values;
        fitting.unfit
            || fitting.next < values.len()
            || values.iter().zip(fitting.given).any(|(value, ty)| {
                ty.is_some_and(|ty| {
                    self.cannot_initialize_scalar(&[*value], ty) || !self.initializes(*value, ty)
                })
            })
    }

    /// Converts the elements of a list to what they initialize where inner braces are left out.
    pub(in crate::sema) fn convert_elided(
        &mut self,
        values: &[ExprId],
        target: TypeId,
    ) -> Option<Vec<ExprId>> {
        let mut fitting = Fitting::new(values);
        match self.canonical_kind(target) {
            TypeKind::Array { element, bound: ArrayBound::Constant { count } } => {
                self.fill_array(&mut fitting, element, count.get())?;
            }
            TypeKind::Array { element, bound: ArrayBound::Unknown } => {
                self.fill_array(&mut fitting, element, u64::MAX)?;
            }
            _ => {
                let class = self.class_of(target)?;
                self.fill_class(&mut fitting, class, 0)?;
            }
        }
        let mut given = fitting.given;
        for (at, ty) in fitting.lists {
            if let Some(place) = given.get_mut(at) {
                *place = Some(ty);
            }
        }
        let converted = values.iter().zip(given.into_iter().chain(std::iter::repeat(None)));
        Some(
            converted
                .map(|(value, ty)| match ty {
                    Some(ty) => self.convert_element(*value, ty),
                    None => *value,
                })
                .collect(),
        )
    }

    fn is_scalar_type(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty) || self.is_pointer(ty) || self.enum_of(ty).is_some()
    }

    /// Whether what a list initializes is a scalar or has only such as its elements or members.
    fn has_scalar_parts(&mut self, target: TypeId) -> bool {
        if let TypeKind::Array { element, .. } = self.canonical_kind(target) {
            return self.is_scalar_type(element);
        }
        let Some(class) = self.class_of(target) else { return self.is_scalar_type(target) };
        self.complete_class(class);
        self.il[class].bases.is_empty()
            && self.il[class].members.fields.iter().all(|field| self.is_scalar_type(self.il[*field].ty))
    }

    /// Gives elements to an array of so many.
    fn fill_array(&mut self, fitting: &mut Fitting<'_>, element: TypeId, count: u64) -> Option<()> {
        if let Some(first) = fitting.values.get(fitting.next)
            && matches!(self.il[*first].kind, ExprKind::String { .. })
            && self.is_character(element)
            && self.is_string_of(*first, element)
        {
            if count != u64::MAX {
                let bound = ArrayBound::Constant { count: count.into() };
                fitting.lists.push((fitting.next, self.make_type(TypeKind::Array { element, bound })));
            }
            fitting.take(None);
            return Some(());
        }
        for _ in 0..count {
            let next = fitting.next;
            if next >= fitting.values.len() {
                break;
            }
            self.fill(fitting, element, 0)?;
            // What takes nothing, an array without elements, takes nothing the next time either.
            if fitting.next == next {
                break;
            }
        }
        Some(())
    }

    /// Gives elements to the bases and members of an aggregate.
    fn fill_class(&mut self, fitting: &mut Fitting<'_>, class: ClassId, depth: u32) -> Option<()> {
        let (bases, union_) = (self.il[class].bases.clone(), self.il[class].tag == Tag::Union);
        let fields: Vec<FieldId> = self.il.member_fields(class).collect();
        for base in bases {
            self.fill(fitting, base.ty, depth + 1)?;
        }
        for field in fields {
            if fitting.next >= fitting.values.len() {
                break;
            }
            let ty = self.il[field].ty;
            self.fill(fitting, ty, depth + 1)?;
            if union_ {
                break;
            }
        }
        Some(())
    }

    /// Gives elements to one member or element; none where brace elision cannot be told.
    fn fill(&mut self, fitting: &mut Fitting<'_>, ty: TypeId, depth: u32) -> Option<()> {
        let Some(value) = fitting.values.get(fitting.next).copied() else { return Some(()) };
        if let Some(class) = self.class_of(ty) {
            self.complete_class(class);
        }
        if depth > limits::FILLED_AGGREGATE_NESTING || self.is_open_type(ty) {
            return None;
        }
        if let ExprKind::InitList { elements, .. } = self.il[value].kind {
            let elements = self.il[elements].to_vec();
            let clear = !elements.is_empty() && !elements.iter().any(|e| self.is_unclear_element(*e));
            // Braces within the list of an array may be left out, which no conversion does.
            let array = matches!(self.canonical_kind(ty), TypeKind::Array { .. });
            fitting.unfit |= (array && clear || self.instantiation.sfinae.is_some())
                && self.cannot_list_initialize(&elements, ty)
                || clear && !array && !self.initializes(value, ty);
            fitting.lists.push((fitting.next, ty));
            fitting.take(None);
            return Some(());
        }
        if self.is_reference(ty) {
            fitting.unfit |= !self.initializes(value, ty);
            fitting.take(None);
            return Some(());
        }
        match self.canonical_kind(ty) {
            TypeKind::Array { element, bound: ArrayBound::Constant { count } } => {
                self.fill_array(fitting, element, count.get())
            }
            TypeKind::Array { .. } => None,
            TypeKind::Vector { element, count } if self.conversion_sequence(value, ty, false).is_none() => {
                self.fill_array(fitting, element, count.into())
            }
            _ => match self.class_of(ty) {
                Some(class) => self.fill_member(fitting, (ty, class), depth),
                None => {
                    fitting.take(Some(ty));
                    Some(())
                }
            },
        }
    }

    /// Gives elements to one member of class type: the next one where that converts to it, else, where it is an aggregate
    /// whose braces are left out, as many as that has members.
    fn fill_member(
        &mut self,
        fitting: &mut Fitting<'_>,
        member: (TypeId, ClassId),
        depth: u32,
    ) -> Option<()> {
        let (ty, class) = member;
        let value = fitting.values[fitting.next];
        self.complete_class(class);
        let converts = self.conversion_sequence(value, ty, true).is_some();
        if converts || !self.is_aggregate(class) {
            fitting.unfit |= !converts || !self.initializes(value, ty);
            fitting.take(None);
            return Some(());
        }
        let empty = self.il[class].members.fields.is_empty() && self.il[class].bases.is_empty();
        if empty { None } else { self.fill_class(fitting, class, depth + 1) }
    }

    /// Designators name members of the class, each once and in order (`[dcl.init.aggr]`).
    fn check_designators(&mut self, class: ClassId, values: &[ExprId]) {
        let mut last: Option<usize> = None;
        let mut seen: NearSet<Name> = NearSet::default();
        for value in values {
            let ExprKind::Designated { path, .. } = self.il[*value].kind else {
                if self.dialect.standard >= 20 && last.is_some() {
                    let at = self.start_of(*value);
                    self.report(at, messages::mixing_designated_non_designated_initializers());
                }
                continue;
            };
            let Some(Designator::Field { name, .. }) = self.il[path].first().copied() else { return };
            let pos = self.il[*value].pos;
            let at = self.designator_name(pos);
            match self.designated_index(class, name) {
                None => {
                    let text = self.names.text(name).to_owned();
                    let entity = self.class_entity(class);
                    return self.report(at, messages::no_field(entity, &text));
                }
                Some(_) if seen.contains(&name) && self.il[path].len() == 1 => {
                    self.report(at, messages::duplicate_designator_not_allowed());
                }
                Some(_) if self.il[class].tag == Tag::Union && last.is_some() => {
                    self.report(at, messages::duplicate_designator_not_allowed());
                }
                Some(index) if last.is_some_and(|last| index < last) => {
                    self.report(at, messages::out_order_initializers_nonstandard_in());
                }
                Some(index) => last = Some(index),
            }
            seen.insert(name);
        }
    }

    /// The member of this name that a class declares itself.
    pub(in crate::sema) fn field_named(&self, class: ClassId, name: Name) -> Option<FieldId> {
        let found = self.symbols.bindings.get(self.il[class].scope, Key::name(name));
        let field = found.iter().find_map(|entity| match *entity {
            Entity::Field { id } => Some(id),
            _ => None,
        });
        field.filter(|field| self.il[*field].class == class && self.il[*field].name == Some(name))
    }

    /// The place of a member among those of its class; that of the anonymous union that holds it.
    fn designated_index(&self, class: ClassId, name: Name) -> Option<usize> {
        if let Some(field) = self.field_named(class, name) {
            return self.il.place_of_field(class, field);
        }
        self.il[class].members.fields.iter().position(|f| {
            let f = &self.il[*f];
            f.name == Some(name)
                || f.name.is_none()
                    && self.class_of(f.ty).is_some_and(|inner| self.designated_index(inner, name).is_some())
        })
    }

    /// Where the name of a designator stands that begins at `pos`.
    fn designator_name(&self, pos: Pos) -> Pos {
        self.il.places.member_name(pos)
    }
}
