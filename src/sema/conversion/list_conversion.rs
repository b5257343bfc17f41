//! Conversions of braced lists to types: which there is, and how good it is (`[over.ics.list]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::conversion::{ArrayFit, Rank, Sequence};
use crate::sema::overload::Resolution;
use rustc_hash::FxHashMap;

/// Conversions of the lists inside of the list that is being looked at.
#[derive(Default)]
pub struct ListConversions {
    open: u32,
    known: FxHashMap<(List<ExprId>, TypeId, bool), Option<Sequence>>,
}

impl Compilation {
    /// A braced list as the initializer of a parameter (`[over.ics.list]`).
    ///
    /// Lists in lists are asked about once for each function that takes the outer one, at every level: what is known
    /// of them is kept until the outermost list is done.
    pub(in crate::sema) fn list_sequence(
        &mut self,
        elements: List<ExprId>,
        to: TypeId,
        user: bool,
    ) -> Option<Sequence> {
        let key = (elements, to, user);
        if let Some(known) = self.functions.list_conversions.known.get(&key) {
            return *known;
        }
        self.functions.list_conversions.open += 1;
        let sequence = self.list_sequence_anew(elements, to, user);
        self.functions.list_conversions.open -= 1;
        if self.functions.list_conversions.open == 0 {
            self.functions.list_conversions.known.clear();
        } else {
            self.functions.list_conversions.known.insert(key, sequence);
        }
        sequence
    }

    fn list_sequence_anew(&mut self, elements: List<ExprId>, to: TypeId, user: bool) -> Option<Sequence> {
        let values = self.il[elements].to_vec();
        let (target, rvalue) = match self.canonical_kind(to) {
            TypeKind::LvalueReference { to } => (to, false),
            TypeKind::RvalueReference { to } => (to, true),
            _ => return self.list_value_sequence(&values, to, user),
        };
        // The qualifiers of an array are those of its elements ([basic.type.qualifier]).
        let object = self.innermost_element(target);
        let quals = self.qualifiers(object);
        if let [only] = values[..]
            && self.is_reference_related(self.il[only].ty, target)
        {
            return self.conversion_sequence(only, to, user);
        }
        // The list makes a temporary, to which the reference is bound.
        let temporary = rvalue || quals & (Qualifiers::CONST | Qualifiers::VOLATILE) == Qualifiers::CONST;
        let sequence = self.list_value_sequence(&values, target, user).filter(|_| temporary)?;
        Some(Sequence { binds_rvalue: rvalue, reference_quals: Some(quals), ..sequence })
    }

    /// Whether a list is to be bound to a reference that does not refer to temporaries: then it must hold what the
    /// reference can refer to (`[dcl.init.list]`).
    pub(in crate::sema) fn needs_lvalue(&mut self, values: &[ExprId], to: TypeId) -> bool {
        let TypeKind::LvalueReference { to: target } = self.canonical_kind(to) else { return false };
        let quals = self.qualifiers(self.innermost_element(target));
        if quals.intersects(Qualifiers::CONST | Qualifiers::VOLATILE) || self.is_open_type(target) {
            return false;
        }
        if values.iter().any(|value| self.is_open(*value)) {
            return false;
        }
        match *values {
            [only] => {
                let ty = self.il[only].ty;
                let same = self.unqualified(ty) == self.unqualified(target);
                !(same || self.is_reference_related(ty, target)) || self.il[only].category != Category::Lvalue
            }
            _ => true,
        }
    }

    fn is_list(&self, value: ExprId) -> bool {
        matches!(self.il[value].kind, ExprKind::InitList { .. })
    }

    /// Whether `arg`, the only argument of a constructor of `class` and a list itself, cannot be converted to the
    /// parameter `param`: it would be by another constructor of the same class (`[over.best.ics]`).
    pub(in crate::sema) fn is_converted_again(&mut self, class: ClassId, arg: ExprId, param: TypeId) -> bool {
        let ExprKind::InitList { elements, .. } = self.il[arg].kind else { return false };
        if self.class_of(self.without_reference(param)) != Some(class) {
            return false;
        }
        let ty = self.il[class].ty;
        match self.il[elements] {
            [only] => !self.is_reference_related(self.il[only].ty, ty),
            _ => true,
        }
    }

    /// Whether a list for a reference holds an array alone that the reference is bound to, and no elements of one.
    pub(in crate::sema) fn binds_array(&self, values: &[ExprId], to: TypeId) -> bool {
        match *values {
            [only] => {
                self.is_reference(to) && self.is_same_array(self.il[only].ty, self.without_reference(to))
            }
            _ => false,
        }
    }

    /// Whether two types are arrays of the same length and of the same type of elements, qualifiers aside.
    fn is_same_array(&self, a: TypeId, b: TypeId) -> bool {
        let (TypeKind::Array { element: a, bound: m }, TypeKind::Array { element: b, bound: n }) =
            (self.split(a).kind, self.split(b).kind)
        else {
            return false;
        };
        let counted =
            self.il.element_count(m).is_some() && self.il.element_count(m) == self.il.element_count(n);
        counted && (self.unqualified(a) == self.unqualified(b) || self.is_same_array(a, b))
    }

    /// Whether two types are the same class, or one is a base class of the other, or they are the same array, qualifiers
    /// aside.
    fn is_reference_related(&mut self, from: TypeId, to: TypeId) -> bool {
        if self.is_same_array(from, to) {
            return true;
        }
        let (from, to) = (self.unqualified(from), self.unqualified(to));
        match (self.class_of(from), self.class_of(to)) {
            (Some(a), Some(b)) => {
                self.complete_class(a);
                self.base_distance(a, b).is_some()
            }
            _ => false,
        }
    }

    /// A braced list as the initializer of something that is no reference.
    fn list_value_sequence(&mut self, values: &[ExprId], to: TypeId, user: bool) -> Option<Sequence> {
        if let Some(class) = self.class_of(to) {
            self.complete_class(class);
            return self.list_class_sequence(values, class, user);
        }
        match (values, self.canonical_kind(to)) {
            (_, TypeKind::Array { element, bound }) => self.list_array_sequence(values, element, bound, user),
            ([], _) => Some(Sequence::of(Rank::Exact)),
            // Braces around the initializer of a scalar do not nest.
            ([one], _) if !self.is_list(*one) => self.conversion_sequence(*one, to, user),
            _ => None,
        }
    }

    /// Whether the characters of a string literal are those of an array that it initializes (`[dcl.init.string]`).
    pub(in crate::sema) fn is_string_of(&self, string: ExprId, element: TypeId) -> bool {
        let TypeKind::Array { element: own, .. } = self.canonical_kind(self.il[string].ty) else {
            return true;
        };
        let (Some(own), Some(wanted)) = (self.builtin_of(own), self.builtin_of(element)) else { return true };
        let narrow = |of: Builtin| matches!(of, Builtin::Char | Builtin::SignedChar | Builtin::UnsignedChar);
        own == wanted || narrow(wanted) && (narrow(own) || own == Builtin::Char8)
    }

    /// A braced list as the initializer of an array: the worst of the conversions of its elements
    /// (`[over.ics.list]`).
    fn list_array_sequence(
        &mut self,
        values: &[ExprId],
        element: TypeId,
        bound: ArrayBound,
        user: bool,
    ) -> Option<Sequence> {
        if matches!(bound, ArrayBound::Constant { count } if values.len() as u64 > count.get()) {
            return None;
        }
        let elements = self.il.element_count(bound).unwrap_or(values.len() as u64);
        let elements = u32::try_from(elements).unwrap_or(u32::MAX);
        let array = Some(ArrayFit { elements, unbounded: bound == ArrayBound::Unknown });
        if let ([only], true) = (values, self.is_integral(element))
            && matches!(self.il[*only].kind, ExprKind::String { .. })
        {
            let sequence = Sequence { array, ..Sequence::of(Rank::Exact) };
            return self.is_string_of(*only, element).then_some(sequence);
        }
        let mut worst = Sequence::of(Rank::Exact);
        for value in values {
            let sequence = self.conversion_sequence(*value, element, user)?;
            if sequence.rank > worst.rank {
                worst = sequence;
            }
        }
        Some(Sequence { array, ..worst })
    }

    /// A braced list as the initializer of a class: elements of std::initializer_list, members of an aggregate, or
    /// arguments of a constructor.
    fn list_class_sequence(&mut self, values: &[ExprId], class: ClassId, user: bool) -> Option<Sequence> {
        let designated =
            values.iter().any(|value| matches!(self.il[*value].kind, ExprKind::Designated { .. }));
        if let Some(element) = self.initializer_list_element(class) {
            // Designators name members of aggregates alone ([over.ics.list]).
            if designated {
                return None;
            }
            let mut worst = Sequence::of(Rank::Exact);
            for value in values {
                let s = self.conversion_sequence(*value, element, user)?;
                if s.rank > worst.rank {
                    worst = s;
                }
            }
            worst.initializer_list = true;
            return Some(worst);
        }
        let by_list = Sequence { list_of: Some(class), ..Sequence::of(Rank::User) };
        if let [only] = *values {
            let ty = self.il[class].ty;
            if self.is_reference_related(self.il[only].ty, ty) {
                return self.conversion_sequence(only, ty, user);
            }
        }
        if self.is_aggregate(class) {
            return self.list_fits_members(values, class).then_some(by_list);
        }
        let chosen = match self.initializer_list_constructor(class, values) {
            Resolution::None => self.list_constructor(class, values),
            whole => whole,
        };
        match chosen {
            Resolution::Function(function)
                if values.is_empty()
                    && (self.is_explicit(function)
                        || self.il[function].flags.contains(FunctionFlags::DELETED)) =>
            {
                None
            }
            Resolution::Function(function) => Some(Sequence { function: Some(function), ..by_list }),
            Resolution::Ambiguous => Some(by_list),
            Resolution::None => None,
        }
    }

    /// Whether the elements of a list can initialize the members of an aggregate: not known to be false.
    fn list_fits_members(&mut self, values: &[ExprId], class: ClassId) -> bool {
        let fields: Vec<FieldId> = self.il.member_fields(class).collect();
        let plain = self.il[class].bases.is_empty() && self.il[class].tag != Tag::Union;
        let mut pairs = Vec::new();
        for (i, field) in fields.iter().enumerate() {
            let ty = self.il[*field].ty;
            // A string literal is for the whole array.
            if let (TypeKind::Array { element, .. }, Some(value)) = (self.canonical_kind(ty), values.get(i))
                && plain
                && self.is_integral(element)
                && matches!(self.il[*value].kind, ExprKind::String { .. })
                && !self.is_string_of(*value, element)
            {
                return false;
            }
            let aggregate = matches!(self.canonical_kind(ty), TypeKind::Array { .. })
                || self.class_of(ty).is_some_and(|c| self.is_aggregate(c));
            if aggregate || self.il[*field].name.is_none() {
                return true;
            }
            pairs.push(ty);
        }
        if !plain || values.iter().any(|v| matches!(self.il[*v].kind, ExprKind::Designated { .. })) {
            return true;
        }
        values.len() <= pairs.len()
            && values
                .iter()
                .zip(pairs)
                .all(|(value, ty)| self.conversion_sequence(*value, ty, true).is_some())
    }
}
