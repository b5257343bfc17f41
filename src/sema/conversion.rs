//! Conversions: ranking them for overload resolution, and building them (`[conv]`, `[over.best.ics]`).

mod array_fit;
mod closure_pointer;
mod composite;
pub(super) mod integral_promotion;
pub mod list_conversion;
pub mod mismatch;
mod null_pointer;
pub mod user_conversion;

pub use array_fit::ArrayFit;

use crate::compilation::{Compilation, boundary};
use crate::diag::messages;
use crate::il::*;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::expression::{DEPENDENT, INHERITED};
use crate::tables::limits;

/// How good a conversion is; smaller is better (`[over.ics.scs]`, `[over.ics.rank]`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    Exact,
    Promotion,
    Conversion,
    User,
    Ellipsis,
}

/// An implicit conversion sequence: its rank and what breaks ties within it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sequence {
    pub rank: Rank,
    /// What counts among equal ranks.
    pub adjustment: Adjustment,
    /// The base class that the conversion goes to, of an object or what a pointer points to; for pointers to
    /// members the derived one.
    pub base: Option<BaseConversion>,
    /// For reference bindings: bound to an rvalue reference, or to a function by an lvalue reference.
    pub binds_rvalue: bool,
    /// For reference bindings: qualifiers of what the reference refers to.
    pub reference_quals: Option<Qualifiers>,
    /// The constructor or conversion function of a user-defined conversion, where it is one.
    pub function: Option<FunctionId>,
    /// A list-initialization of std::initializer_list.
    pub initializer_list: bool,
    /// The class that a braced list initializes.
    pub list_of: Option<ClassId>,
    /// The standard conversion of what a conversion function gives.
    pub second: Option<Second>,
    /// What the array is like that a list initializes or a reference is bound to.
    pub array: Option<ArrayFit>,
}

/// What a standard conversion comes to among those of its rank, the better first (`[over.ics.rank]`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Adjustment {
    pub target: Target,
    /// How much more qualified what a pointer points to becomes (`[conv.qual]`); dropping noexcept (`[conv.fctptr]`) counts
    /// as one.
    pub qualification: u32,
}

/// What a standard conversion gives, where others of its rank are better or worse for that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    #[default]
    Other,
    /// What the fixed underlying type of an enumeration is promoted to.
    Promoted,
    /// A complex number of a real one (GNU).
    Complex,
    /// A pointer to void of a pointer to something else.
    VoidPointer,
    /// A truth value of a pointer.
    Bool,
    /// A null pointer of a number that only an instance knows to be zero.
    OpenNull,
}

/// The classes that a standard conversion of objects, pointers or pointers to members begins and ends at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BaseConversion {
    pub from: ClassId,
    pub class: ClassId,
    /// A conversion of pointers to members, which goes from base to derived class.
    pub member: bool,
}

/// What ranks the second standard conversion of a user-defined conversion sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Second {
    pub rank: Rank,
    pub adjustment: Adjustment,
    pub base: Option<BaseConversion>,
}

impl Sequence {
    pub(super) fn of(rank: Rank) -> Self {
        Self {
            rank,
            adjustment: Adjustment::default(),
            base: None,
            binds_rvalue: false,
            reference_quals: None,
            function: None,
            initializer_list: false,
            list_of: None,
            second: None,
            array: None,
        }
    }

    /// A qualification conversion (`[conv.qual]`).
    fn qualifying(qualification: u32) -> Self {
        let adjustment = Adjustment { qualification, ..Adjustment::default() };
        Self { adjustment, ..Self::of(Rank::Exact) }
    }

    /// A conversion that others of its rank are better than for what it gives.
    fn giving(target: Target, qualification: u32) -> Self {
        Self { adjustment: Adjustment { target, qualification }, ..Self::of(Rank::Conversion) }
    }

    /// The conversion of a class to itself or a base of it.
    fn to_base(distance: u32, from: ClassId, class: ClassId) -> Self {
        let base = (distance > 0).then_some(BaseConversion { from, class, member: false });
        Self { base, ..Self::of(if distance == 0 { Rank::Exact } else { Rank::Conversion }) }
    }
}

impl Compilation {
    /// The conversion of an expression to a parameter of type `to`. None if there is none.
    pub fn conversion_sequence(&mut self, from: ExprId, to: TypeId, user: bool) -> Option<Sequence> {
        let e = self.il[from];
        if self.is_unknown(to) || self.is_unknown(e.ty) || e.flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return Some(Sequence::of(Rank::Exact));
        }
        if self.is_dependent(to) && self.class_of(self.without_reference(to)).is_none() {
            return Some(Sequence::of(Rank::Exact));
        }
        if let ExprKind::InitList { elements, .. } = e.kind {
            return self.list_sequence(elements, to, user);
        }
        if e.ty == self.common.overload {
            return self.overload_sequence(from, to);
        }
        match self.canonical_kind(to) {
            TypeKind::LvalueReference { to: target } => self.reference_sequence(from, target, false, user),
            TypeKind::RvalueReference { to: target } => self.reference_sequence(from, target, true, user),
            _ => self.value_sequence(from, to, user),
        }
    }

    /// The address of an overloaded function fits a function pointer type of one of them (`[over.over]`).
    fn overload_sequence(&mut self, from: ExprId, to: TypeId) -> Option<Sequence> {
        self.selected_overload(from, to).map(|_| Sequence::of(Rank::Exact))
    }

    /// The function type that a pointer, reference or member pointer type refers to.
    pub fn function_target(&self, to: TypeId) -> Option<TypeId> {
        let inner = self.without_reference(to);
        let inner = match self.split(inner).kind {
            TypeKind::Pointer { to } | TypeKind::MemberPointer { to, .. } => to,
            _ => inner,
        };
        self.function_of(inner).map(|_| inner)
    }

    /// A conversion to a non-reference type.
    fn value_sequence(&mut self, from: ExprId, to: TypeId, user: bool) -> Option<Sequence> {
        let e = self.il[from];
        if let Some(sequence) = self.standard_sequence(from, to) {
            return Some(sequence);
        }
        if user && (self.class_of(to).is_some() || self.class_of(e.ty).is_some()) {
            return self.user_sequence(from, to);
        }
        None
    }

    /// A standard conversion sequence (`[over.ics.scs]`).
    pub fn standard_sequence(&mut self, from: ExprId, to: TypeId) -> Option<Sequence> {
        let e = self.il[from];
        let (source, target) = (self.unqualified(e.ty), self.unqualified(to));
        if source == target {
            return Some(Sequence::of(Rank::Exact));
        }
        if let (Some(a), Some(b)) = (self.class_of(source), self.class_of(target)) {
            self.complete_class(a);
            return self.base_distance(a, b).map(|d| Sequence::to_base(d, a, b));
        }
        let decayed = self.decayed(e.ty);
        let decayed = self.unqualified(decayed);
        if decayed == target || self.is_same_vector(decayed, target) {
            return Some(Sequence::of(Rank::Exact));
        }
        let (from_builtin, to_builtin) = (self.builtin_of(decayed), self.builtin_of(target));
        if let Some(sequence) = self.arithmetic_sequence(decayed, target, from_builtin, to_builtin) {
            return Some(sequence);
        }
        self.pointer_sequence(from, decayed, target)
    }

    fn arithmetic_sequence(
        &mut self,
        from: TypeId,
        to: TypeId,
        from_builtin: Option<Builtin>,
        to_builtin: Option<Builtin>,
    ) -> Option<Sequence> {
        let unscoped = self.is_unscoped_enum(from);
        let arithmetic = |b: Option<Builtin>| b.is_some_and(|b| b.is_integral() || b.is_floating());
        if !(arithmetic(from_builtin) || unscoped) {
            if let TypeKind::Complex { .. } = self.split(from).kind {
                return Some(Sequence::of(Rank::Conversion));
            }
            return None;
        }
        if matches!(self.split(to).kind, TypeKind::Complex { .. }) {
            // GNU: a conversion between real types is the better one.
            return Some(Sequence::giving(Target::Complex, 0));
        }
        let to_builtin = to_builtin.filter(|b| b.is_integral() || b.is_floating())?;
        let promoted = self.promoted_type(from);
        // An enumeration whose underlying type is fixed is promoted to that rather than to what that is promoted to.
        let underlying = self.fixed_underlying(from);
        if underlying == Some(to) {
            return Some(Sequence::of(Rank::Promotion));
        }
        if self.unqualified(promoted) == to && promoted != from {
            let target = if underlying.is_some() { Target::Promoted } else { Target::Other };
            let adjustment = Adjustment { target, qualification: 0 };
            return Some(Sequence { adjustment, ..Sequence::of(Rank::Promotion) });
        }
        let half = from_builtin == Some(Builtin::Fp16);
        if from_builtin == Some(Builtin::Float) && to_builtin == Builtin::Double
            || half && to_builtin == Builtin::Float
        {
            return Some(Sequence::of(Rank::Promotion));
        }
        Some(Sequence::of(Rank::Conversion))
    }

    /// The fixed underlying type of an enumeration that is not scoped (`[conv.prom]`).
    fn fixed_underlying(&self, ty: TypeId) -> Option<TypeId> {
        let of = self.enum_of(ty)?;
        let e = &self.il[of];
        (e.fixed && !e.scoped).then(|| self.canonical(e.underlying))
    }

    fn pointer_sequence(&mut self, from: ExprId, source: TypeId, target: TypeId) -> Option<Sequence> {
        let to_bool = self.builtin_of(target) == Some(Builtin::Bool);
        let null = self.is_null_pointer_constant(from);
        match (self.split(source).kind, self.split(target).kind) {
            (_, TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. }) if null => {
                Some(Sequence::of(Rank::Conversion))
            }
            (_, TypeKind::Builtin { of: Builtin::Nullptr }) if null => Some(Sequence::of(Rank::Conversion)),
            (
                _,
                TypeKind::Pointer { .. }
                | TypeKind::MemberPointer { .. }
                | TypeKind::Builtin { of: Builtin::Nullptr },
            ) if self.may_become_null(from) => Some(Sequence::giving(Target::OpenNull, 0)),
            (TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. }, _) if to_bool => {
                Some(Sequence::giving(Target::Bool, 0))
            }
            (TypeKind::Builtin { of: Builtin::Nullptr }, _) if to_bool => None,
            (TypeKind::Pointer { .. }, TypeKind::Pointer { .. })
                if self.is_deprecated_string(from, target) =>
            {
                Some(Sequence::qualifying(1))
            }
            (TypeKind::Pointer { to: a }, TypeKind::Pointer { to: b }) => self.pointee_sequence(a, b),
            (TypeKind::MemberPointer { class: ca, to: a }, TypeKind::MemberPointer { class: cb, to: b }) => {
                if !self.same_member_target(a, b) {
                    return None;
                }
                if self.same_type(ca, cb) {
                    return Some(Sequence::qualifying(1));
                }
                let (ca, cb) = (self.class_of(ca)?, self.class_of(cb)?);
                let base = Some(BaseConversion { from: ca, class: cb, member: true });
                self.base_distance(cb, ca).map(|_| Sequence { base, ..Sequence::of(Rank::Conversion) })
            }
            _ => None,
        }
    }

    fn same_member_target(&mut self, a: TypeId, b: TypeId) -> bool {
        self.similar_pointees(a, b).is_some() || self.same_but_noexcept(a, b)
    }

    /// Whether two function types are the same but for noexcept, which can be dropped (`[conv.fctptr]`).
    pub(super) fn same_but_noexcept(&mut self, from: TypeId, to: TypeId) -> bool {
        match (self.function_of(from), self.function_of(to)) {
            (Some((ra, pa, ta)), Some((rb, pb, tb))) => {
                ra == rb && pa == pb && (ta - FunctionTraits::NOEXCEPT) == tb
            }
            _ => false,
        }
    }

    fn pointee_sequence(&mut self, a: TypeId, b: TypeId) -> Option<Sequence> {
        let (qa, qb) = (self.qualifiers(a), self.qualifiers(b));
        if !qb.contains(qa) {
            return None;
        }
        let added = (qb - qa).bits().count_ones();
        let (ua, ub) = (self.unqualified(a), self.unqualified(b));
        if ua == ub {
            return Some(Sequence::qualifying(added));
        }
        if self.is_void(ub) && self.function_of(ua).is_none() {
            return Some(Sequence::giving(Target::VoidPointer, added));
        }
        if let (Some(ca), Some(cb)) = (self.class_of(ua), self.class_of(ub)) {
            self.complete_class(ca);
            return self.base_distance(ca, cb).map(|d| Sequence {
                adjustment: Sequence::qualifying(added).adjustment,
                ..Sequence::to_base(d, ca, cb)
            });
        }
        if self.same_but_noexcept(ua, ub) {
            return Some(Sequence::qualifying(1));
        }
        self.similar_pointees(a, b).map(|added| Sequence::qualifying(added.max(1)))
    }

    /// How many qualifiers are added in a conversion between types that pointers point to and that differ in qualifiers
    /// only, at any level (`[conv.qual]`); none where there is no such conversion.
    fn similar_pointees(&mut self, mut a: TypeId, mut b: TypeId) -> Option<u32> {
        let mut all_const = true;
        let mut added = 0;
        loop {
            let (qa, qb) = (self.qualifiers(a), self.qualifiers(b));
            if !qb.contains(qa) || (qa != qb && !all_const) {
                return None;
            }
            added += (qb - qa).bits().count_ones();
            all_const &= qb.contains(Qualifiers::CONST);
            while let (
                TypeKind::Array { element: x, bound: have },
                TypeKind::Array { element: y, bound: wanted },
            ) = (self.split(a).kind, self.split(b).kind)
            {
                if have != wanted && wanted != ArrayBound::Unknown {
                    return None;
                }
                (a, b) = (x, y);
            }
            if self.unqualified(a) == self.unqualified(b) {
                return Some(added);
            }
            (a, b) = match (self.split(a).kind, self.split(b).kind) {
                (TypeKind::Pointer { to: a }, TypeKind::Pointer { to: b }) => (a, b),
                (
                    TypeKind::MemberPointer { class: from, to: a },
                    TypeKind::MemberPointer { class: to, to: b },
                ) if self.same_type(from, to) => (a, b),
                _ => return None,
            };
        }
    }

    /// How many classes lie between a class and a base of it; 0 for itself, none if it is no base.
    pub fn base_distance(&mut self, class: ClassId, base: ClassId) -> Option<u32> {
        if class == base {
            return Some(0);
        }
        self.complete_class(class);
        let mut best: Option<u32> = None;
        for b in self.il[class].bases.clone() {
            let Some(of) = self.class_of(b.ty) else { continue };
            if let Some(d) = self.base_distance(of, base) {
                best = Some(best.map_or(d + 1, |best| best.min(d + 1)));
            }
        }
        best
    }

    /// Binding a reference to `target` (`[dcl.init.ref]`, `[over.ics.ref]`).
    fn reference_sequence(
        &mut self,
        from: ExprId,
        target: TypeId,
        rvalue: bool,
        user: bool,
    ) -> Option<Sequence> {
        let e = self.il[from];
        let quals = self.qualifiers(target);
        // To a function, an lvalue reference is the better one ([over.ics.rank]).
        let function = self.function_of(target).is_some();
        let bind = |mut s: Sequence| {
            s.binds_rvalue = rvalue != function;
            s.reference_quals = Some(quals);
            s
        };
        let source_quals = self.qualifiers(e.ty);
        let (su, tu) = (self.unqualified(e.ty), self.unqualified(target));
        let distance = if su == tu || self.same_but_noexcept(su, tu) || self.similar_arrays(su, tu) {
            Some(0)
        } else {
            match (self.class_of(su), self.class_of(tu)) {
                (Some(a), Some(b)) => {
                    self.complete_class(a);
                    self.base_distance(a, b)
                }
                _ => None,
            }
        };
        let lvalue = e.category == Category::Lvalue;
        let function = self.function_of(tu).is_some();
        if let Some(distance) = distance {
            let sequence = bind(match self.class_of(tu) {
                Some(class) => Sequence::to_base(distance, self.class_of(su).unwrap_or(class), class),
                None => Sequence { array: self.bound_array(tu), ..Sequence::of(Rank::Exact) },
            });
            if !quals.contains(source_quals) {
                return None;
            }
            if rvalue {
                return (!lvalue || function).then_some(sequence);
            }
            let to_const = quals.contains(Qualifiers::CONST) && !quals.contains(Qualifiers::VOLATILE);
            return (lvalue || to_const).then_some(sequence);
        }
        let only_lvalues = !rvalue && self.is_bound_to_lvalues(target);
        // An lvalue that a conversion function gives is bound directly, before a temporary is made ([dcl.init.ref]).
        if !rvalue && user {
            let function = self.lvalue_conversions(from, target).first().copied();
            if let Some(function) = function {
                let second = self.second_conversion(function, from, target);
                return Some(bind(Sequence { function: Some(function), second, ..Sequence::of(Rank::User) }));
            }
        }
        if only_lvalues {
            return None;
        }
        let sequence = self.value_sequence(from, target, user)?;
        match sequence.function.filter(|_| rvalue) {
            Some(function) if self.converts_to_related_lvalue(function, target) => {
                let functions = self.rvalue_conversions(from, target);
                let function = functions.first().copied()?;
                let second = self.second_conversion(function, from, target);
                let only = (functions.len() == 1).then_some(function);
                Some(bind(Sequence { function: only, second, ..sequence }))
            }
            _ => Some(bind(sequence)),
        }
    }

    /// Whether a function is a conversion function that gives an lvalue to which no rvalue reference to a type binds.
    fn converts_to_related_lvalue(&mut self, function: FunctionId, target: TypeId) -> bool {
        matches!(self.il[function].name, EntityName::Conversion { .. })
            && self
                .function_of(self.il[function].ty)
                .is_some_and(|(ret, ..)| self.gives_related_lvalue(ret, target))
    }

    /// The best conversion functions that do not give such an lvalue.
    pub(in crate::sema) fn rvalue_conversions(&mut self, from: ExprId, target: TypeId) -> Vec<FunctionId> {
        let Some(class) = self.class_of(self.il[from].ty) else { return Vec::new() };
        let reference = self.rvalue_reference(target);
        self.across(boundary::Step, |c| c.best_conversion_functions(from, class, reference))
    }

    /// Whether a type is a reference that binds to nothing but lvalues.
    pub(in crate::sema) fn takes_only_lvalues(&self, reference: TypeId) -> bool {
        matches!(self.split(reference).kind, TypeKind::LvalueReference { to } if self.is_bound_to_lvalues(to))
    }

    fn is_bound_to_lvalues(&self, target: TypeId) -> bool {
        let quals = self.qualifiers(target);
        !quals.contains(Qualifiers::CONST) || quals.contains(Qualifiers::VOLATILE)
    }

    /// The best conversion functions that give an lvalue to which a reference to a type binds (`[over.match.ref]`).
    pub(in crate::sema) fn lvalue_conversions(&mut self, from: ExprId, target: TypeId) -> Vec<FunctionId> {
        let Some(class) = self.class_of(self.il[from].ty) else { return Vec::new() };
        if self.instantiation.depth > limits::SUBSTITUTION_NESTING {
            return Vec::new();
        }
        self.complete_class(class);
        let reference = self.lvalue_reference(target);
        self.across(boundary::Step, |c| c.best_conversion_functions(from, class, reference))
    }

    /// Arrays that differ in qualifiers or an unknown bound only.
    pub(in crate::sema) fn similar_arrays(&self, a: TypeId, b: TypeId) -> bool {
        match (self.il[a].kind, self.il[b].kind) {
            (TypeKind::Array { element: x, bound: ba }, TypeKind::Array { element: y, bound: bb }) => {
                let (x, y) = (self.unqualified(x), self.unqualified(y));
                (ba == bb || bb == ArrayBound::Unknown) && (x == y || self.similar_arrays(x, y))
            }
            _ => false,
        }
    }

    /// Whether an expression is a number that depends on template parameters, and so perhaps zero in an instance: it is
    /// taken for a null pointer constant until then. What `sizeof` gives is never zero.
    fn may_become_null(&self, e: ExprId) -> bool {
        let entry = &self.il[e];
        let open = entry.flags & DEPENDENT == ExprFlags::VALUE_DEPENDENT;
        open && (self.is_integral(entry.ty) || self.enum_of(entry.ty).is_some()) && !self.is_size(e)
    }

    /// Whether an expression is the size of a type, converted or not.
    fn is_size(&self, mut e: ExprId) -> bool {
        while let ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } = self.il[e].kind {
            e = operand;
        }
        matches!(self.il[e].kind, ExprKind::SizeofType { .. } | ExprKind::SizeofExpr { .. })
    }

    /// The type after integral promotion (`[conv.prom]`); other types unchanged.
    pub fn promoted_type(&mut self, ty: TypeId) -> TypeId {
        use Builtin::*;
        if let Some(e) = self.enum_of(ty) {
            if self.il[e].scoped {
                return ty;
            }
            let underlying = self.il[e].underlying;
            if self.is_dependent(underlying) {
                return ty;
            }
            if !self.il[e].fixed {
                return self.promoted_enumeration(e, underlying);
            }
            return self.promoted_type(underlying);
        }
        match self.builtin_of(ty) {
            Some(WChar) if !self.dialect.target.is_signed(WChar) => self.common.unsigned,
            Some(
                Bool | Char | SignedChar | UnsignedChar | Char8 | Char16 | Short | UnsignedShort | WChar,
            ) => self.common.int,
            Some(Char32) => self.common.unsigned,
            _ => ty,
        }
    }

    /// What an enumeration whose underlying type is not fixed is promoted to. There may be many enumerators: they are
    /// looked through once.
    fn promoted_enumeration(&mut self, e: EnumId, underlying: TypeId) -> TypeId {
        if let Some(known) = self.il[e].promoted {
            return known;
        }
        let promoted = self.first_promotion(e, underlying);
        if self.il[e].state == Completeness::Complete && !self.il[e].enumerators.is_empty() {
            self.il.entities.enums.unprinted_mut(e).promoted = Some(promoted);
        }
        promoted
    }

    /// The first type that has all values of an enumeration (`[conv.prom]`).
    fn first_promotion(&mut self, e: EnumId, underlying: TypeId) -> TypeId {
        let il = &self.il;
        let values = il[il[e].enumerators].iter().map(|enumerator| il[*enumerator].value);
        let (low, high) =
            values.fold((0, 0), |(low, high): (i128, i128), value| (low.min(value), high.max(value)));
        let fits = |least: i128, most: i128| low >= least && high <= most;
        match () {
            () if fits(i128::from(i32::MIN), i128::from(i32::MAX)) => self.common.int,
            () if fits(0, i128::from(u32::MAX)) => self.common.unsigned,
            () if self.il[underlying].canonical == self.common.unsigned_long
                && fits(i128::from(i64::MIN), i128::from(i64::MAX)) =>
            {
                self.common.long
            }
            () => self.promoted_type(underlying),
        }
    }

    /// The common type of two arithmetic operands (`[expr.arith.conv]`).
    pub fn usual_arithmetic_type(&mut self, a: TypeId, b: TypeId) -> TypeId {
        let (a, b) = (self.unqualified(a), self.unqualified(b));
        let (pa, pb) = (self.promoted_type(a), self.promoted_type(b));
        if let TypeKind::Complex { element } = self.split(a).kind {
            let other = if let TypeKind::Complex { element } = self.split(b).kind { element } else { b };
            let element = self.usual_arithmetic_type(element, other);
            return self.make_type(TypeKind::Complex { element });
        }
        if let TypeKind::Complex { element } = self.split(b).kind {
            let element = self.usual_arithmetic_type(a, element);
            return self.make_type(TypeKind::Complex { element });
        }
        let (Some(x), Some(y)) = (self.builtin_of(pa), self.builtin_of(pb)) else { return pa };
        if x.is_floating() || y.is_floating() {
            return match (x.is_floating(), y.is_floating()) {
                (true, false) => self.unqualified(pa),
                (false, true) => self.unqualified(pb),
                _ => self.unqualified(if x >= y { pa } else { pb }),
            };
        }
        let (Some((wa, sa)), Some((wb, sb))) = (self.integer_width(pa), self.integer_width(pb)) else {
            return pa;
        };
        let result = if sa == sb {
            if x >= y { x } else { y }
        } else {
            let (unsigned, uw, signed, sw) = if sa { (y, wb, x, wa) } else { (x, wa, y, wb) };
            if unsigned >= signed || uw >= sw {
                if unsigned >= signed { unsigned } else { signed.row().unsigned.unwrap_or(signed) }
            } else {
                signed
            }
        };
        self.builtin(result)
    }

    /// An expression converted to `to` as an initializer or argument would be; unchanged where no rule is known.
    pub fn convert_initializer(&mut self, from: ExprId, to: TypeId) -> ExprId {
        let from = self.made_as(from, to);
        self.convert_for(from, to, Purpose::Initialize)
    }

    /// The one expression in the parentheses of an initializer: explicit conversion functions to its very type
    /// are considered too (`[over.match.conv]`).
    pub fn convert_direct_initializer(&mut self, from: ExprId, to: TypeId) -> ExprId {
        if self.class_of(self.il[from].ty).is_some()
            && !self.converts(from, to)
            && let Some(function) = self.explicit_conversion(from, to)
        {
            return self.implicit(from, ConversionKind::User, to, Some(function));
        }
        if self.converts_explicitly_to_bool(from, to) {
            return self.convert(from, to);
        }
        // A null pointer constant of its own type is a truth value only where it is asked for so ([conv.bool]).
        if self.builtin_of(to) == Some(Builtin::Bool)
            && self.builtin_of(self.il[from].ty) == Some(Builtin::Nullptr)
        {
            return self.contextual_bool(from);
        }
        self.convert_initializer(from, to)
    }

    /// A default argument converted to the type of its parameter (`[dcl.fct.default]`).
    pub fn convert_default_argument(&mut self, from: ExprId, to: TypeId) -> ExprId {
        match self.refuses_default_argument(from, to) {
            true => from,
            false => self.convert_argument(from, to),
        }
    }

    /// Reports a default argument that does not convert to the type of its parameter. True if it does not.
    pub(in crate::sema) fn refuses_default_argument(&mut self, from: ExprId, to: TypeId) -> bool {
        if self.refuses_unselected(from, to, Purpose::DefaultArgument) {
            return true;
        }
        let list = matches!(self.il[from].kind, ExprKind::InitList { .. });
        // That of a template is looked at where it is used ([temp.inst]).
        let unused = self.defines_template();
        if list || unused || self.converts(from, to) || self.takes_function_as_void(from, to) {
            return false;
        }
        self.report_mismatch(from, to, Purpose::DefaultArgument);
        true
    }

    /// An argument converted to the type of its parameter.
    pub fn convert_argument(&mut self, from: ExprId, to: TypeId) -> ExprId {
        if let (ExprKind::InitList { elements, .. }, true) =
            (self.il[from].kind, self.instantiation.sfinae.is_some())
        {
            let values = self.il[elements].to_vec();
            if self.cannot_list_initialize(&values, self.unqualified(self.without_reference(to))) {
                self.sfinae_fail();
            }
        }
        if self.is_incomplete(to) && !self.may_be_completed() && self.reports_here() {
            let (at, shown) = (self.start_of(from), self.shown_type(self.unqualified(to)));
            let message = match self.il[from].kind {
                ExprKind::InitList { .. } => messages::list_initialization_of_incomplete(shown),
                _ => messages::cannot_convert_to_incomplete_class(shown),
            };
            self.report(at, message);
            return from;
        }
        self.check_conversion_to_base(from, to);
        self.check_copied(from, to, Purpose::Argument);
        if self.is_reference(to) {
            self.check_null_reference(from);
        }
        let of_class = self.class_of(self.il[from].ty).is_some();
        let to_class = self.class_of(self.without_reference(to)).is_some();
        if (of_class || to_class) && !self.is_open(from) && !self.is_open_type(to) {
            let ambiguous = self.ambiguous_conversions(from, to);
            if !ambiguous.is_empty() {
                let plain = self.unqualified(to);
                self.several_conversions(from, &ambiguous, Some(plain));
                return from;
            }
            if self.converts_explicitly_to_bool(from, to) {
                self.report_mismatch(from, to, Purpose::Argument);
                return from;
            }
        }
        let mode = self.narrowing_for(Purpose::Argument, to);
        let converted = self.narrowing_allowed(mode, |c| c.convert(from, to));
        if self.waits_to_tell_made() && self.class_of(to).is_some() {
            self.check_converted_object(from, converted, false);
        }
        if of_class || matches!(self.il[from].kind, ExprKind::InitList { .. }) {
            self.check_argument_destroyed(from, to);
        }
        converted
    }

    /// Builds the implicit conversion of an expression to a type (`[conv]`).
    pub fn convert(&mut self, from: ExprId, to: TypeId) -> ExprId {
        let e = self.il[from];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT)
            || self.is_unknown(e.ty)
            || self.is_unknown(to)
            || (self.is_dependent(to) && self.class_of(self.without_reference(to)).is_none())
            || self.il[to].flags.contains(TypeFlags::PLACEHOLDER)
        {
            return from;
        }
        if let ExprKind::InitList { .. } = e.kind {
            self.check_list_construction(from, to, false);
            return self.convert_list(from, to);
        }
        if e.ty == self.common.overload {
            return self.resolve_overload_for(from, to);
        }
        if self.is_reference(to) {
            return self.bind_reference(from, to);
        }
        let target = self.unqualified(to);
        if self.unqualified(e.ty) == target {
            return from;
        }
        if self.is_deprecated_string(from, target) {
            let pos = self.start_of(from);
            return self.convert_deprecated_string(from, target, pos);
        }
        match self.standard_conversion_kind(from, target) {
            Some(conversion) => {
                if matches!(
                    conversion,
                    ConversionKind::Integral | ConversionKind::FloatingIntegral | ConversionKind::Floating
                ) {
                    self.check_constant_fits(from, target);
                }
                let from = self.decay_first(from, conversion);
                self.implicit(from, conversion, to, None)
            }
            None => self.convert_by_user(from, to),
        }
    }

    /// Arrays and functions decay before any other conversion of the pointer.
    fn decay_first(&mut self, from: ExprId, conversion: ConversionKind) -> ExprId {
        let e = self.il[from];
        let array = matches!(self.canonical_kind(e.ty), TypeKind::Array { .. });
        if array && conversion != ConversionKind::ArrayToPointer {
            let ty = self.decayed(e.ty);
            return self.implicit(from, ConversionKind::ArrayToPointer, ty, None);
        }
        from
    }

    fn convert_by_user(&mut self, from: ExprId, to: TypeId) -> ExprId {
        match self.user_conversion(from, to) {
            Some(function) => self.converted_through(from, function, to),
            None => from,
        }
    }

    /// A user-defined conversion: what the function gives, and of a conversion function the standard conversion of
    /// that (`[over.ics.user]`).
    fn converted_through(&mut self, from: ExprId, function: FunctionId, to: TypeId) -> ExprId {
        if self.il[function].name == EntityName::Constructor {
            self.check_constructor_argument(function, from);
        }
        let given = match (self.il[function].name, self.function_of(self.il[function].ty)) {
            (EntityName::Conversion { .. }, Some((ret, ..))) if self.class_of(to).is_none() => {
                self.without_reference(ret)
            }
            _ => return self.implicit(from, ConversionKind::User, to, Some(function)),
        };
        if self.unqualified(given) == self.unqualified(to) || self.is_dependent(given) {
            return self.implicit(from, ConversionKind::User, to, Some(function));
        }
        let called = self.implicit(from, ConversionKind::User, given, Some(function));
        self.convert(called, to)
    }

    fn bind_reference(&mut self, from: ExprId, to: TypeId) -> ExprId {
        let e = self.il[from];
        let target = self.without_reference(to);
        let (su, tu) = (self.unqualified(e.ty), self.unqualified(target));
        if su == tu || self.similar_arrays(su, tu) {
            self.check_bound_bit_field(from, to);
            return from;
        }
        if let (Some(a), Some(b)) = (self.class_of(su), self.class_of(tu))
            && self.base_distance(a, b).is_some()
        {
            let converted = self.implicit(from, ConversionKind::DerivedToBase, target, None);
            self.il[converted].category = e.category;
            return converted;
        }
        if self.takes_only_lvalues(to)
            && let [only] = self.lvalue_conversions(from, target)[..]
        {
            let converted = self.converted_through(from, only, tu);
            self.il[converted].category = Category::Lvalue;
            return converted;
        }
        if let TypeKind::RvalueReference { .. } = self.canonical_kind(to)
            && let Some(function) = self.user_conversion(from, tu)
            && self.converts_to_related_lvalue(function, target)
            && let [only] = self.rvalue_conversions(from, target)[..]
        {
            return self.converted_through(from, only, tu);
        }
        self.convert(from, tu)
    }

    /// A reference that can change what it refers to does not bind to a bit-field (`[dcl.init.ref]`).
    pub(in crate::sema) fn check_bound_bit_field(&mut self, from: ExprId, to: TypeId) {
        let e = self.il[from];
        let lvalue = e.flags.contains(ExprFlags::BIT_FIELD) && e.category == Category::Lvalue;
        let TypeKind::LvalueReference { to: target } = self.canonical_kind(to) else { return };
        let quals = self.qualifiers(target) & (Qualifiers::CONST | Qualifiers::VOLATILE);
        if lvalue && quals != Qualifiers::CONST && !self.is_open(from) && self.reports_now() {
            let at = self.start_of(from);
            self.report(at, messages::taking_address_bit_field_not());
        }
    }

    /// Adds an implicit conversion.
    pub fn implicit(
        &mut self,
        operand: ExprId,
        conversion: ConversionKind,
        to: TypeId,
        function: Option<FunctionId>,
    ) -> ExprId {
        if conversion == ConversionKind::ArrayToPointer
            && let Some(decayed) = self.decayed_operands(operand, to)
        {
            return decayed;
        }
        let e = self.il[operand];
        if let (ConversionKind::User, Some(function)) = (conversion, function) {
            self.check_conversion_space(operand, function);
            let start = self.start_of(operand);
            self.note_called(function, start);
            if self.is_deleted(function) {
                self.check_not_deleted(function, start);
            }
            self.check_conversion_access(operand, function, e.pos);
            self.check_temporary_destroyed(to, e.pos);
            self.check_constant_argument(operand, function);
            self.require_body(function);
        }
        if conversion == ConversionKind::DerivedToBase {
            self.check_substituted_base(e.ty, to, e.pos);
        }
        let kind = ExprKind::Implicit { conversion, operand, function };
        let flags = e.flags & (DEPENDENT | INHERITED);
        let converted = self.expr(kind, to, Category::Prvalue, flags, e.pos);
        if conversion == ConversionKind::User {
            let start = self.start_of(operand);
            self.note_made(converted, start);
        }
        if function.is_some_and(|function| self.fails_as_constant(function, operand, converted)) {
            self.il[converted].flags |= ExprFlags::MADE_AT_RUN_TIME;
        }
        converted
    }

    /// Whether a constexpr constructor that a number is converted by, here and not in a template, makes no constant of it.
    fn fails_as_constant(&mut self, constructor: FunctionId, number: ExprId, converted: ExprId) -> bool {
        let f = &self.il[constructor];
        f.name == EntityName::Constructor
            && f.flags.contains(FunctionFlags::CONSTEXPR)
            && self.instantiation.depth == 0
            && self.instantiation.sfinae.is_none()
            && !self.context.unevaluated
            && !self.scope_is_dependent(self.context.scope)
            && self.plain_integer(number).is_some()
            && self.class_of(self.il[converted].ty).is_some()
            && self.constant_value(converted).is_none()
    }

    /// An array that one of several operands gives, as a pointer: the operands decay. One that a constant condition
    /// chooses stays whole.
    fn decayed_operands(&mut self, array: ExprId, to: TypeId) -> Option<ExprId> {
        let e = self.il[array];
        let decay = |c: &mut Self, operand| c.implicit(operand, ConversionKind::ArrayToPointer, to, None);
        let kind = match e.kind {
            ExprKind::Conditional { condition, then: Some(then), otherwise }
                if !e.flags.intersects(DEPENDENT) && self.constant_truth(condition).is_none() =>
            {
                let (then, otherwise) = (decay(self, then), decay(self, otherwise));
                ExprKind::Conditional { condition, then: Some(then), otherwise }
            }
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs: decay(self, rhs) }
            }
            _ => return None,
        };
        Some(self.expr(kind, to, Category::Prvalue, e.flags, e.pos))
    }

    /// The kind of the standard conversion of an expression to a type that is not its own.
    pub fn standard_conversion_kind(&mut self, from: ExprId, to: TypeId) -> Option<ConversionKind> {
        self.standard_sequence(from, to)?;
        let source = self.unqualified(self.il[from].ty);
        let to_bool = self.builtin_of(to) == Some(Builtin::Bool);
        let arithmetic = |c: &Self, t: TypeId| c.is_arithmetic(t) || c.enum_of(t).is_some();
        Some(match (self.split(source).kind, self.split(to).kind) {
            _ if to_bool => ConversionKind::Boolean,
            (TypeKind::Array { element, .. }, TypeKind::Pointer { to }) if self.same_type(element, to) => {
                ConversionKind::ArrayToPointer
            }
            (TypeKind::Function { .. }, TypeKind::Pointer { .. }) => ConversionKind::FunctionToPointer,
            (_, TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. })
                if self.is_null_pointer_constant(from) || self.may_become_null(from) =>
            {
                ConversionKind::NullPointer
            }
            (TypeKind::Class { .. } | TypeKind::Instance { .. }, _) => ConversionKind::DerivedToBase,
            (_, TypeKind::Complex { .. }) | (TypeKind::Complex { .. }, _) => ConversionKind::Complex,
            (_, TypeKind::Vector { .. }) => ConversionKind::Vector,
            _ if arithmetic(self, source) && arithmetic(self, to) => {
                match (self.is_floating(source), self.is_floating(to)) {
                    (true, true) => ConversionKind::Floating,
                    (false, false) => ConversionKind::Integral,
                    _ => ConversionKind::FloatingIntegral,
                }
            }
            (_, TypeKind::MemberPointer { .. }) => ConversionKind::BaseMember,
            _ => self.pointer_conversion_kind(source, to),
        })
    }

    fn pointer_conversion_kind(&mut self, from: TypeId, to: TypeId) -> ConversionKind {
        let from = self.decayed(from);
        match (self.pointee(from), self.pointee(to)) {
            (Some(a), Some(b)) => {
                let (a, b) = (self.unqualified(a), self.unqualified(b));
                if a != b && self.is_void(b) {
                    ConversionKind::Pointer
                } else if a != b && self.class_of(a).is_some() {
                    ConversionKind::DerivedToBase
                } else {
                    ConversionKind::Qualification
                }
            }
            _ => ConversionKind::Qualification,
        }
    }

    /// A condition: converted to bool, by a conversion function perhaps (`[conv.general]`).
    pub fn contextual_bool(&mut self, e: ExprId) -> ExprId {
        self.truth_value(e, None)
    }

    /// The same for an operand of a built-in operator, which takes a truth value and nothing else.
    pub(in crate::sema) fn truth_operand(&mut self, e: ExprId) -> ExprId {
        let bool = self.common.bool;
        self.truth_value(e, Some(bool))
    }

    fn truth_value(&mut self, e: ExprId, wanted: Option<TypeId>) -> ExprId {
        let bool = self.common.bool;
        self.check_assignment_in_condition(e);
        self.across(boundary::Contextual, |c| {
            if c.check_condition(e, wanted) {
                return c.convert(e, bool);
            }
            c.il[e].flags |= ExprFlags::UNKNOWN;
            e
        })
    }

    /// An operand of class type whose value is computed, or an array or function that decays.
    pub fn decay(&mut self, e: ExprId) -> ExprId {
        let ty = self.il[e].ty;
        match self.canonical_kind(ty) {
            TypeKind::Array { .. } => {
                let to = self.decayed(ty);
                self.implicit(e, ConversionKind::ArrayToPointer, to, None)
            }
            TypeKind::Function { .. } => {
                let to = self.decayed(ty);
                self.implicit(e, ConversionKind::FunctionToPointer, to, None)
            }
            _ => e,
        }
    }
}
