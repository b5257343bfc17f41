//! Values while an expression is evaluated, and why an evaluation stops.

use crate::il::*;
use crate::source::Pos;
use smallvec::SmallVec;

/// A value. What type it has is known from where it is.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Datum {
    /// An object of scalar type whose lifetime has begun without a value, or a union without an active member.
    Uninitialized,
    Integer(i128),
    /// A floating value as the target stores it.
    Float(u128),
    Complex(u128, u128),
    /// A null pointer or null member pointer.
    Null,
    /// A pointer, or what a reference refers to.
    Pointer(Pointer),
    /// A pointer to member.
    Member(Entity),
    /// An array's elements; a class's direct bases followed by its members.
    Aggregate(Vec<Datum>),
    /// A union's active member, counted like the members of classes.
    Union(u32, Box<Datum>),
    /// An aggregate or union of a constant that was not taken apart.
    Kept(ConstantId),
    /// What a call of a void function gives.
    Void,
}

impl Datum {
    /// Of how many scalars and parts without parts it consists.
    pub fn parts(&self) -> u64 {
        match self {
            Self::Aggregate(parts) => parts.iter().map(Self::parts).sum::<u64>() + 1,
            Self::Union(_, part) => part.parts() + 1,
            _ => 1,
        }
    }
}

/// Steps from an object to a subobject: the number of an element, or of a base or member in [`Datum::Aggregate`].
pub(super) type Path = SmallVec<[u32; 4]>;

/// The address of an object or subobject.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pointer {
    pub root: Root,
    pub path: Path,
    /// Points behind an object that is no array element; behind an array, the last step says so.
    pub past_end: bool,
}

/// The complete object that an address lies in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Root {
    /// An object of this evaluation: its place among them, and its number, by which a later object in the same
    /// place is told apart.
    Object { place: u32, number: u32 },
    /// An object that was allocated by a new-expression of this evaluation.
    Heap(u32),
    /// Something that exists outside of this evaluation.
    Static(AddressBase),
}

impl Pointer {
    /// The address of a complete object.
    pub fn to(root: Root) -> Self {
        Self { root, path: Path::new(), past_end: false }
    }

    /// The address of a direct subobject.
    pub fn child(&self, step: u32) -> Self {
        let mut path = self.path.clone();
        path.push(step);
        Self { root: self.root, path, past_end: false }
    }
}

/// Why an evaluation stopped, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Failure {
    pub reason: Reason,
    pub pos: Pos,
}

/// The reasons for which an expression is not a constant expression (`[expr.const]`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Reason {
    /// An expression that constant expressions cannot have.
    NotConstant,
    /// The object of the member function around the expression.
    This,
    /// Depends on a template parameter, or was not analysed.
    Unknown,
    /// A variable whose value is not known at compile time, and whether it is known to be named where it is read.
    Variable(VariableId, bool),
    /// The address of a variable that is not static.
    Address(VariableId),
    /// A function that is not constexpr.
    NotConstexpr(FunctionId),
    /// An expression makes an object whose type is no literal type.
    NotLiteral,
    /// A constexpr function without a body here.
    NoBody(FunctionId),
    /// A function with a statement that keeps it from being constexpr.
    Incomplete(FunctionId),
    /// An integer result that its type cannot hold, or a division by zero.
    OutOfRange,
    /// A shift by more than there are bits.
    Shift(i128),
    NegativeShift,
    /// A result of `+`, `-` or `*` that its type cannot hold.
    Exceeds(TypeId),
    /// An array element that does not exist.
    OutOfBounds,
    /// The position of an element that an array of so many elements does not have.
    Position(i64, u64),
    /// Access one position behind the last of so many elements.
    PastEnd(u64),
    /// An expression that has no meaning in constant expressions: an exception is thrown, storage is allocated where
    /// that is not possible yet.
    NoMeaning,
    /// Storage is given back that was not allocated, or was given back already.
    NotAllocated,
    /// Access through a null pointer.
    NullPointer,
    /// Access to an object that exists at run time only.
    RunTimeStorage,
    /// Reading an object without a value.
    Uninitialized,
    /// Access to an object whose lifetime ended.
    Expired,
    /// A result with the address of storage that the evaluation allocated.
    Allocated,
    /// Reading a union member that is not active: that one, and the one that is.
    InactiveMember(Option<(FieldId, FieldId)>),
    /// Writing to something outside of the evaluation.
    Modification,
    /// Writing to an object that is constant.
    Constant,
    /// An array whose bound is known at run time only.
    RunTimeBound,
    /// A bit cast of a class that has bit-fields, or of a type whose bytes mean nothing here.
    BitFields(TypeId),
    BitCast(TypeId),
    /// Comparison of addresses that are not ordered, or of which it is not known whether they are the same.
    UnrelatedPointers,
    /// An order between addresses in different objects.
    NoOrder,
    /// A difference of addresses in different objects.
    NoDistance,
    /// Whether a pointer past the end of an object and one to another object are the same.
    PastOther,
    /// Reading an object by an expression of volatile type.
    Volatile,
    /// A conversion of a pointer to something else than the object has.
    Conversion(TypeId, TypeId),
    /// The end of a function with a result, without a return statement.
    NoReturn,
    /// Too many nested calls.
    Depth,
    /// Too many steps.
    Cost,
}

/// The outcome of evaluating something.
pub(super) type Eval<T> = Result<T, Failure>;

/// Stops the evaluation at a position.
pub(super) fn stop<T>(reason: Reason, pos: Pos) -> Eval<T> {
    Err(Failure { reason, pos })
}

impl Datum {
    /// The value of an integer, enumeration or bool.
    pub fn integer(&self, pos: Pos) -> Eval<i128> {
        match self {
            Datum::Integer(value) => Ok(*value),
            Datum::Uninitialized => stop(Reason::Uninitialized, pos),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// The bits of a floating value.
    pub fn float(&self, pos: Pos) -> Eval<u128> {
        match self {
            Datum::Float(bits) => Ok(*bits),
            Datum::Uninitialized => stop(Reason::Uninitialized, pos),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// What a pointer points to; null has nothing there.
    pub fn pointer(self, pos: Pos) -> Eval<Pointer> {
        match self {
            Datum::Pointer(pointer) => Ok(pointer),
            Datum::Null => stop(Reason::NullPointer, pos),
            Datum::Uninitialized => stop(Reason::Uninitialized, pos),
            _ => stop(Reason::NotConstant, pos),
        }
    }
}
