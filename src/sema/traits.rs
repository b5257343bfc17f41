//! Type traits: operators that ask about types, and those that make a type from another (`[meta.unary]`,
//! `[meta.rel]`, `[meta.trans]`).

mod class_properties;
mod implicit;
pub mod part_facts;
pub(in crate::sema) mod special;

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::type_traits::{Gives, TypeTrait};
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;
use special::Special;

/// The types among the arguments of a trait.
type Types = SmallVec<[TypeId; 4]>;

impl Compilation {
    /// Whether a word is a built-in that names a type made from another one.
    pub fn gives_type(&self, name: Name) -> bool {
        // All of them begin with underscores: most names need no further look.
        self.names.bytes(name).starts_with(b"__") && self.type_transform(name).is_some()
    }

    fn trait_named(&self, name: Name) -> Option<TypeTrait> {
        // Their names are all reserved ones: two underscores first.
        if !self.names.bytes(name).starts_with(b"__") {
            return None;
        }
        TypeTrait::find(self.names.text(name), self.dialect.gnu_version, false)
    }

    /// The row of the table for the trait of a name that gives a value.
    pub fn type_trait(&self, name: Name) -> Option<u16> {
        let found = self.trait_named(name)?;
        matches!(found.row().gives, Gives::Bool | Gives::Number).then_some(found as u16)
    }

    /// The row of the table for the trait of a name that gives types.
    pub fn type_transform(&self, name: Name) -> Option<u16> {
        let found = self.trait_named(name)?;
        matches!(found.row().gives, Gives::Type | Gives::Pack).then_some(found as u16)
    }

    /// `__trait(args)`: a bool or size_t, whose value depends on what its arguments depend on.
    pub fn build_trait(&mut self, trait_: u16, args: &[TraitArg], pos: Pos) -> ExprId {
        let mut flags = ExprFlags::empty();
        for (index, arg) in args.iter().enumerate() {
            let (dependent, pack) = match *arg {
                TraitArg::Type { of } => {
                    let missing = self.complete_operand(TypeTrait::at(trait_), index, of);
                    if missing && self.instantiation.sfinae.is_none() && self.reports_here() {
                        self.report(pos, messages::incomplete_class_type_not_allowed());
                    }
                    (self.is_dependent(of), self.il[of].flags.contains(TypeFlags::PACK))
                }
                TraitArg::Expr { expr } => {
                    let f = self.il[expr].flags;
                    (f.intersects(crate::sema::expression::DEPENDENT), f.contains(ExprFlags::PACK))
                }
            };
            flags.set(ExprFlags::VALUE_DEPENDENT, dependent || flags.contains(ExprFlags::VALUE_DEPENDENT));
            flags.set(ExprFlags::PACK, pack || flags.contains(ExprFlags::PACK));
        }
        let number = TypeTrait::at(trait_).is_some_and(|t| t.row().gives == Gives::Number);
        let ty = if number { self.common.size } else { self.common.bool };
        let args = self.il.list(args);
        self.expr(ExprKind::Trait { trait_, args }, ty, Category::Prvalue, flags, pos)
    }

    /// Whether an operand of a built-in that asks about members may point to one of a complete class: reported where not.
    pub fn check_member_operand(&mut self, operand: ExprId) -> bool {
        let e = self.il[operand];
        if self.is_open(operand) {
            return true;
        }
        let pos = self.start_of(operand);
        if let TypeKind::MemberPointer { class, .. } = self.split(e.ty).kind {
            return self.check_complete(class, pos);
        }
        if self.reports_here() {
            self.report(pos, messages::expected_class_struct_union_type());
        }
        false
    }

    /// Completes the class that an operand of a trait is, for a relation also the one that it refers to, where the trait
    /// asks for more than what kind of type it is. Whether it had to be complete and is not.
    fn complete_operand(&mut self, of_trait: Option<TypeTrait>, index: usize, ty: TypeId) -> bool {
        let Some(of_trait) = of_trait.filter(|t| t.completes(index)) else { return false };
        let row = of_trait.row();
        let relation = row.operands > 1 || row.variadic;
        let ty = if relation { self.without_reference(ty) } else { ty };
        // Arrays have no properties that only classes have.
        let of_classes = matches!(
            of_trait,
            TypeTrait::IsAbstract
                | TypeTrait::IsEmpty
                | TypeTrait::IsPolymorphic
                | TypeTrait::IsFinal
                | TypeTrait::HasVirtualDestructor
        );
        let object = if relation || of_classes { ty } else { self.innermost_element(ty) };
        let Some(class) = self.class_of(object) else { return false };
        self.complete_class(class);
        // What destroys objects of it asks for no more than a declaration, and aggregates are asked about their parts.
        let other = matches!(
            of_trait,
            TypeTrait::IsDestructible | TypeTrait::IsNothrowDestructible | TypeTrait::IsAggregate
        );
        !relation && !other && self.il[class].state != Completeness::Complete && !self.is_dependent(ty)
    }

    /// The value of a trait; none where it is dependent or what it asks about is not known.
    pub fn trait_value(&mut self, e: ExprId) -> Option<i128> {
        let ExprKind::Trait { trait_, args } = self.il[e].kind else { return None };
        let trait_ = TypeTrait::at(trait_)?;
        let mut types = Types::new();
        for arg in &self.il[args] {
            match *arg {
                TraitArg::Type { of } => types.push(of),
                TraitArg::Expr { .. } => return None,
            }
        }
        if types.iter().any(|ty| self.is_dependent(*ty) || self.is_unknown(*ty)) {
            return None;
        }
        for (index, ty) in types.iter().enumerate() {
            self.complete_operand(Some(trait_), index, *ty);
        }
        let (first, rest) = types.split_first()?;
        if trait_ == TypeTrait::ArrayRank {
            return Some(self.array_rank(*first));
        }
        let value = match rest {
            [] => self.unary_trait(trait_, *first),
            _ => None,
        };
        value.or_else(|| self.relation(trait_, *first, rest)).map(i128::from)
    }

    fn array_rank(&self, ty: TypeId) -> i128 {
        match self.split(ty).kind {
            TypeKind::Array { element, .. } => 1 + self.array_rank(element),
            _ => 0,
        }
    }

    /// Traits of one type that its kind decides.
    fn unary_trait(&mut self, trait_: TypeTrait, ty: TypeId) -> Option<bool> {
        use TypeTrait::*;
        let split = self.split(ty);
        let (builtin, target) = (self.builtin_of(ty), self.dialect.target);
        let is_signed = |of| target.is_signed(of);
        Some(match trait_ {
            IsEnum => self.enum_of(ty).is_some(),
            IsScopedEnum => self.enum_of(ty).is_some_and(|e| self.il[e].scoped),
            IsFunction => matches!(split.kind, TypeKind::Function { .. }),
            IsArray => matches!(split.kind, TypeKind::Array { .. }),
            IsBoundedArray => self.array_count(ty).is_some(),
            IsUnboundedArray => matches!(split.kind, TypeKind::Array { bound: ArrayBound::Unknown, .. }),
            IsConst => self.qualifiers(ty).contains(Qualifiers::CONST),
            IsVolatile => self.qualifiers(ty).contains(Qualifiers::VOLATILE),
            IsPointer => matches!(split.kind, TypeKind::Pointer { .. }),
            IsReference => self.is_reference(ty),
            IsLvalueReference => matches!(split.kind, TypeKind::LvalueReference { .. }),
            IsRvalueReference => matches!(split.kind, TypeKind::RvalueReference { .. }),
            IsMemberPointer => matches!(split.kind, TypeKind::MemberPointer { .. }),
            IsMemberFunctionPointer => {
                self.member_target(ty).is_some_and(|to| self.function_of(to).is_some())
            }
            IsMemberObjectPointer => self.member_target(ty).is_some_and(|to| self.function_of(to).is_none()),
            IsVoid => self.is_void(ty),
            IsIntegral => self.is_integral(ty),
            IsFloatingPoint => self.is_floating(ty),
            IsArithmetic => self.is_arithmetic(ty),
            IsSigned => self.is_floating(ty) || builtin.is_some_and(is_signed),
            IsUnsigned => self.is_integral(ty) && !builtin.is_some_and(is_signed),
            IsFundamental => self.is_arithmetic(ty) || self.is_void(ty) || builtin == Some(Builtin::Nullptr),
            IsCompound => !(self.is_arithmetic(ty) || self.is_void(ty) || builtin == Some(Builtin::Nullptr)),
            IsScalar => self.is_scalar(ty),
            IsObject => !self.is_reference(ty) && !self.is_void(ty) && self.function_of(ty).is_none(),
            IsReferenceable => !self.is_void(ty),
            IsCompleteType => self.size_of(ty).is_some(),
            _ => return self.class_trait(trait_, ty),
        })
    }

    fn member_target(&self, ty: TypeId) -> Option<TypeId> {
        match self.split(ty).kind {
            TypeKind::MemberPointer { to, .. } => Some(to),
            _ => None,
        }
    }

    /// Whether a type is scalar (`[basic.types.general]`).
    pub fn is_scalar(&self, ty: TypeId) -> bool {
        self.is_arithmetic(ty)
            || self.enum_of(ty).is_some()
            || self.builtin_of(ty) == Some(Builtin::Nullptr)
            || matches!(
                self.split(ty).kind,
                TypeKind::Pointer { .. }
                    | TypeKind::MemberPointer { .. }
                    | TypeKind::Vector { .. }
                    | TypeKind::Complex { .. }
            )
    }

    /// Traits of one type that ask about classes; other types have the answer that scalars have.
    fn class_trait(&mut self, trait_: TypeTrait, ty: TypeId) -> Option<bool> {
        use TypeTrait::*;
        let class = self.class_of(ty);
        let flag = |c: &Self, flag| class.is_some_and(|class| c.il[class].flags.contains(flag));
        let is_union = class.is_some_and(|class| self.il[class].tag == Tag::Union);
        let complete = class.is_none_or(|class| self.il[class].state == Completeness::Complete);
        match trait_ {
            IsClass => return Some(class.is_some() && !is_union),
            IsUnion => return Some(is_union),
            IsFinal => return Some(flag(self, ClassFlags::FINAL)),
            NvIsExtendedDeviceLambdaClosureType
            | NvIsExtendedHostDeviceLambdaClosureType
            | NvIsExtendedDeviceLambdaWithPreservedReturnType => {
                return Some(class.is_some_and(|class| self.is_extended_lambda(trait_, class)));
            }
            _ => {}
        }
        if !complete {
            return None;
        }
        Some(match trait_ {
            IsPolymorphic => flag(self, ClassFlags::POLYMORPHIC),
            IsAbstract => class.is_some_and(|class| self.is_abstract(class)),
            IsEmpty => class.is_some_and(|class| self.is_empty_class(class)),
            IsAggregate => match class {
                Some(class) => self.is_aggregate(class),
                None => matches!(self.split(ty).kind, TypeKind::Array { .. }),
            },
            HasVirtualDestructor => class
                .and_then(|class| self.il[class].special.destructor)
                .is_some_and(|f| self.il[f].flags.contains(FunctionFlags::VIRTUAL)),
            IsStandardLayout => self.is_standard_layout(ty),
            IsTrivial => self.is_trivial(ty),
            IsTriviallyCopyable | IsTriviallyRelocatable => self.is_trivially_copyable(ty),
            IsPod => self.is_trivial(ty) && self.is_standard_layout(ty),
            IsLiteralType | IsLiteral => self.is_literal_type(ty),
            HasUniqueObjectRepresentations => self.has_unique_representations(ty)?,
            HasTrivialConstructor => self.is_trivially(ty, Special::Default),
            HasTrivialCopy => self.is_trivially(ty, Special::Copy) || self.is_reference(ty),
            HasTrivialMoveConstructor => self.is_trivially(ty, Special::Move),
            HasTrivialAssign => !self.is_constant(ty) && self.is_trivially(ty, Special::CopyAssign),
            HasTrivialMoveAssign => !self.is_constant(ty) && self.is_trivially(ty, Special::MoveAssign),
            HasTrivialDestructor => self.has_trivial_destructor(ty) || self.is_reference(ty),
            HasNothrowConstructor => self.is_nothrow(ty, Special::Default),
            HasNothrowCopy => self.is_nothrow(ty, Special::Copy) || self.is_reference(ty),
            HasNothrowAssign => !self.is_constant(ty) && self.is_nothrow(ty, Special::CopyAssign),
            HasNothrowMoveAssign => !self.is_constant(ty) && self.is_nothrow(ty, Special::MoveAssign),
            IsDestructible => self.is_destructible(ty),
            IsTriviallyDestructible => {
                self.is_destructible(ty) && (self.is_reference(ty) || self.has_trivial_destructor(ty))
            }
            IsNothrowDestructible => {
                self.is_destructible(ty)
                    && (self.is_reference(ty) || self.is_nothrow(ty, Special::Destructor))
            }
            _ => return None,
        })
    }

    pub(in crate::sema) fn is_constant(&self, ty: TypeId) -> bool {
        self.qualifiers(ty).contains(Qualifiers::CONST)
    }

    /// Whether a closure type is that of a lambda with CUDA execution spaces of its own.
    fn is_extended_lambda(&self, trait_: TypeTrait, class: ClassId) -> bool {
        let Some(lambda) = self.il[class].lambda(&self.il) else { return false };
        let (wrapper, preserved) = (self.il[lambda].wrapper, self.il[lambda].preserved_return);
        match trait_ {
            TypeTrait::NvIsExtendedHostDeviceLambdaClosureType => wrapper == LambdaWrapper::HostDevice,
            TypeTrait::NvIsExtendedDeviceLambdaWithPreservedReturnType => {
                wrapper == LambdaWrapper::Device && preserved
            }
            _ => wrapper == LambdaWrapper::Device,
        }
    }

    /// Traits of several types; those of constructions may have one only.
    fn relation(&mut self, trait_: TypeTrait, first: TypeId, rest: &[TypeId]) -> Option<bool> {
        use TypeTrait::*;
        match trait_ {
            IsConstructible => return self.is_constructible(first, rest).map(|f| f.possible),
            IsNothrowConstructible => {
                return self.is_constructible(first, rest).map(|f| f.possible && f.nothrow);
            }
            IsTriviallyConstructible => {
                return self.is_constructible(first, rest).map(|f| f.possible && f.trivial);
            }
            _ => {}
        }
        let [second] = *rest else { return None };
        Some(match trait_ {
            IsSame | IsSameAs => self.same_type(first, second),
            IsBaseOf => match (self.class_of(first), self.class_of(second)) {
                (Some(base), Some(class)) if base == class => self.il[base].tag != Tag::Union,
                (Some(base), Some(class)) => self.base_distance(class, base).is_some(),
                _ => false,
            },
            IsConvertible | IsConvertibleTo => self.is_convertible(first, second)?.possible,
            IsNothrowConvertible => {
                let found = self.is_convertible(first, second)?;
                found.possible && found.nothrow
            }
            IsAssignable => self.is_assignable(first, second)?.possible,
            IsTriviallyAssignable => {
                let found = self.is_assignable(first, second)?;
                found.possible && found.trivial
            }
            IsNothrowAssignable => {
                let found = self.is_assignable(first, second)?;
                found.possible && found.nothrow
            }
            IsLayoutCompatible => self.is_layout_compatible(first, second),
            IsPointerInterconvertibleBaseOf => match (self.class_of(first), self.class_of(second)) {
                (Some(base), Some(class)) if base == class => self.il[class].tag != Tag::Union,
                (Some(base), Some(class)) => {
                    self.base_distance(class, base).is_some() && self.is_standard_layout(second)
                }
                _ => false,
            },
            _ => return None,
        })
    }

    /// The operand at `pos` of a built-in that makes a type of it: only enumerations have an underlying type.
    pub fn check_transformed(&mut self, trait_: u16, of: TypeId, pos: Pos) {
        let underlying = TypeTrait::at(trait_) == Some(TypeTrait::UnderlyingType);
        if underlying && self.enum_of(of).is_none() && !self.is_open_type(of) {
            self.report(pos, messages::underlying_type_only_applies_enum_types());
        }
    }

    /// The type that a type built-in makes of another one; the unknown type where it makes none.
    pub fn apply_type_transform(&mut self, trait_: u16, of: TypeId) -> TypeId {
        use TypeTrait::*;
        let Some(trait_) = TypeTrait::at(trait_) else { return self.common.unknown };
        let without = |c: &mut Self, quals: Qualifiers| {
            let split = c.split(of);
            c.qualified(split.id, split.quals - quals)
        };
        match trait_ {
            UnderlyingType => match self.enum_of(of) {
                Some(id) => self.il[id].underlying,
                None => {
                    self.sfinae_fail();
                    self.unknown_transform(of)
                }
            },
            RemoveConst => without(self, Qualifiers::CONST),
            RemoveVolatile => without(self, Qualifiers::VOLATILE),
            RemoveRestrict => without(self, Qualifiers::RESTRICT),
            RemoveCv => without(self, Qualifiers::CONST | Qualifiers::VOLATILE),
            RemoveReference | RemoveReferenceT => self.without_reference(of),
            RemoveCvref => {
                let inner = self.without_reference(of);
                self.unqualified(inner)
            }
            RemovePointer => self.pointee(of).unwrap_or(of),
            RemoveExtent => match self.split(of).kind {
                TypeKind::Array { element, .. } => element,
                _ => of,
            },
            RemoveAllExtents => self.innermost_element(of),
            AddPointer => {
                let inner = self.without_reference(of);
                self.pointer_to(inner)
            }
            AddLvalueReference if !self.is_void(of) => self.lvalue_reference(of),
            AddRvalueReference if !self.is_void(of) => self.rvalue_reference(of),
            AddLvalueReference | AddRvalueReference => of,
            Decay => {
                let inner = self.without_reference(of);
                let decayed = self.decayed(inner);
                self.unqualified(decayed)
            }
            MakeSigned | MakeUnsigned => self.with_sign(of, trait_ == MakeSigned),
            _ => self.unknown_transform(of),
        }
    }

    fn unknown_transform(&mut self, of: TypeId) -> TypeId {
        if self.is_unknown(of) || self.is_dependent(of) {
            return self.common.unknown;
        }
        self.fall_back(UnknownCause::TypeTransform, self.instantiation.pos)
    }

    /// The type of the elements of an array of arrays; other types unchanged.
    pub fn innermost_element(&self, mut ty: TypeId) -> TypeId {
        while let TypeKind::Array { element, .. } = self.split(ty).kind {
            ty = element;
        }
        ty
    }

    /// The signed or unsigned integer type of the size of another integer or enumeration type.
    fn with_sign(&mut self, of: TypeId, signed: bool) -> TypeId {
        let quals = self.split(of).quals;
        let builtin = self.builtin_of(of);
        let mut pairs = Builtin::ALL.iter().filter_map(|signed| Some((*signed, signed.row().unsigned?)));
        let same = pairs.clone().find(|(s, u)| builtin == Some(*s) || builtin == Some(*u));
        let (size, target) = (self.size_of(of), self.dialect.target);
        let pair = same.or_else(|| pairs.find(|(s, _)| s.extent(target).map(|e| e.size) == size));
        let Some((with, without)) = pair else { return self.unknown_transform(of) };
        let ty = self.builtin(if signed { with } else { without });
        self.qualified(ty, quals)
    }
}
