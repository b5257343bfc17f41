//! Hash-consing of types, and the property sets of types, declarations and expressions.

use super::near::NearHash;
use super::*;
use crate::literals::FloatType;
use crate::tables::limits;
use bitflags::bitflags;
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash};

impl Builtin {
    /// Whether a fundamental type is integral (`[basic.fundamental]`).
    pub fn is_integral(self) -> bool {
        (Self::Bool..=Self::UnsignedInt128).contains(&self)
    }

    /// Whether a fundamental type is a floating one.
    pub fn is_floating(self) -> bool {
        (Self::Float16..=Self::Float64x).contains(&self)
    }

    /// The type of the literals whose values a floating type has (`[lex.fcon]`); `None`: there are none.
    pub fn literal_type(self) -> Option<FloatType> {
        Some(match self {
            Self::Float => FloatType::Float,
            Self::Double => FloatType::Double,
            Self::LongDouble => FloatType::LongDouble,
            Self::Float128 => FloatType::Float128,
            Self::Float16 => FloatType::F16,
            Self::Bfloat16 => FloatType::BF16,
            Self::Float32 => FloatType::F32,
            Self::Float64 => FloatType::F64,
            _ => return None,
        })
    }
}

bitflags! {
    /// const, volatile and restrict (`[basic.type.qualifier]`).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct Qualifiers: u8 {
        const CONST = 1;
        const VOLATILE = 2;
        const RESTRICT = 4;
    }

    /// Properties of a function type beside its return and parameter types.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct FunctionTraits: u16 {
        const VARIADIC = 1;
        const CONST = 2;
        const VOLATILE = 4;
        const LVALUE_REF = 8;
        const RVALUE_REF = 16;
        const NOEXCEPT = 32;
        /// The return type was written after `->`: sugar.
        const TRAILING = 64;
        /// `(void)` was written: sugar.
        const VOID_LIST = 128;
        const RESTRICT = 256;
        /// What throws nothing was written as an empty list of exceptions: sugar.
        const EMPTY_THROW = 512;
    }

    /// What the parts of a type say about the whole.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct TypeFlags: u8 {
        const DEPENDENT = 1;
        /// Contains a parameter pack that is not expanded.
        const PACK = 2;
        /// Contains the unknown type.
        const UNKNOWN = 4;
        /// Contains a placeholder (`auto`).
        const PLACEHOLDER = 8;
        /// Was written with an alias template that names something else in each instance.
        const ALIAS = 16;
        /// Was written with one whose arguments must satisfy constraints.
        const CONSTRAINED = 32;
    }

    /// Properties of an expression.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct ExprFlags: u16 {
        const TYPE_DEPENDENT = 1;
        const VALUE_DEPENDENT = 2;
        /// Contains a parameter pack that is not expanded.
        const PACK = 4;
        /// Was written in parentheses.
        const PARENTHESIZED = 8;
        /// Designates a bit-field.
        const BIT_FIELD = 16;
        /// Not written by the programmer.
        const GENERATED = 32;
        /// Contains something not analysed.
        const UNKNOWN = 64;
        /// A call that makes an object at compile time, as an operand of an overloaded operator.
        const FOLDED = 128;
        /// Names a variable, itself not constant, that is initialized by what is known only at instantiation.
        const OPEN_ORIGIN = 256;
        /// A constant that a constexpr constructor converts, which makes no constant of it.
        const MADE_AT_RUN_TIME = 512;
        /// A condition that is known to be true.
        const TRUE = 1024;
        /// A condition that is known to be false.
        const FALSE = 2048;
        /// A division by zero, or a shift by less than nothing: it has no result.
        const UNDEFINED = 4096;
        /// An object named in parentheses that a function returns a reference to: they may decide about that.
        const DECIDING_PARENTHESES = 8192;
        /// A template argument for which a class had to be instantiated first: it is spelled as it was written.
        const INSTANTIATES = 16384;
    }

    /// decl-specifiers other than types.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct SpecifierFlags: u32 {
        const TYPEDEF = 1;
        const EXTERN = 2;
        const STATIC = 4;
        const REGISTER = 8;
        const MUTABLE = 16;
        const THREAD_LOCAL = 32;
        const GNU_THREAD = 64;
        const INLINE = 128;
        const VIRTUAL = 256;
        const EXPLICIT = 512;
        const FRIEND = 1024;
        const CONSTEXPR = 2048;
        const CONSTEVAL = 4096;
        const CONSTINIT = 8192;
        /// Declared with `using N = T`.
        const ALIAS = 16384;
        /// `__extension__` stands before the declaration.
        const EXTENSION = 32768;
        /// `_Noreturn` in C.
        const NORETURN = 65536;
        /// A linkage-specification without braces stands before the declaration, which says `extern` by that.
        const LINKAGE = 131072;
    }

    /// Properties of one declarator.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct DeclarationFlags: u16 {
        const OVERRIDE = 1;
        const FINAL = 2;
        const PURE = 4;
        const DEFAULTED = 8;
        const DELETED = 16;
        /// Is a definition.
        const DEFINITION = 32;
        /// Is the first declaration of its entity.
        const FIRST = 64;
        /// Names a structured binding declaration: the bindings are its parameters.
        const BINDINGS = 128;
        /// Is a member function that overrides a virtual one without saying virtual.
        const IMPLICIT_VIRTUAL = 256;
        /// The template-id is an explicit specialization.
        const SPECIALIZATION = 512;
    }

    /// Properties of a variable merged over its declarations.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct VariableFlags: u32 {
        const CONSTEXPR = 1;
        const INLINE = 2;
        const STATIC = 4;
        const EXTERN = 8;
        const CONSTINIT = 16;
        const PACK = 32;
        const WEAK = 64;
        /// The type was deduced from the initializer.
        const DEDUCED = 128;
        const DEVICE_BUILTIN = 256;
        const CAPTURED_BY_REFERENCE = 512;
        /// Is the declaration of a range-based for.
        const FOR_RANGE = 1024;
        const MUTABLE = 2048;
        const VISIBILITY = 4096;
        const ERROR = 8192;
        const EXPLICIT_DEVICE = 16384;
        /// A parameter that is constant for the whole grid of a launch.
        const GRID_CONSTANT = 32768;
        /// A parameter declared with `this`: it stands for the object.
        const EXPLICIT_OBJECT = 65536;
        /// A structured binding that is a variable of its own, which `get` initializes.
        const TUPLE_ELEMENT = 131072;
        /// A structured binding that names a bit-field.
        const BIT_FIELD = 262144;
        /// A scalar that is const, with an initializer whose value is known or depends on template parameters.
        const CONSTANT = 524288;
        /// A reference to an object or function whose address is known.
        const BOUND = 1048576;
        /// A member of a class template declared without the bound that its definition gives: specializations may have
        /// other ones.
        const OPEN_BOUND = 2097152;
        /// A parameter of a friend that is called as something that is declared around it.
        const KNOWN_NAME = 4194304;
    }

    /// Properties of a function merged over its declarations.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct FunctionFlags: u32 {
        const STATIC = 1;
        const INLINE = 2;
        const VIRTUAL = 4;
        const PURE = 8;
        const CONSTEXPR = 16;
        const CONSTEVAL = 32;
        const EXPLICIT = 64;
        const DEFAULTED = 128;
        const DELETED = 256;
        const IMPLICIT = 512;
        const NORETURN = 1024;
        const OVERRIDE = 2048;
        const FINAL = 4096;
        const FRIEND = 8192;
        /// Only found by argument-dependent lookup until it is declared in its namespace.
        const HIDDEN_FRIEND = 16384;
        /// The return type is a placeholder still to be deduced.
        const UNDEDUCED = 32768;
        const WEAK = 65536;
        const DEVICE_BUILTIN = 1 << 17;
        const NODISCARD = 1 << 18;
        const DEPRECATED = 1 << 19;
        const DEFINED = 1 << 20;
        const TRIVIAL = 1 << 21;
        const EXTERN = 1 << 22;
        const IN_CLASS = 1 << 23;
        const VISIBILITY = 1 << 24;
        const LAMBDA = 1 << 25;
        const COROUTINE = 1 << 26;
        const NAMED_DEDUCED_RETURN = 1 << 27;
        const DEFAULTED_FIRST = 1 << 28;
        /// Inlined as GNU C does it: the definition is not emitted.
        const GNU_INLINE = 1 << 29;
        /// Is named or called somewhere.
        const REFERENCED = 1 << 30;
        /// A pragma says that calls into other execution spaces are not to be checked in it.
        const SPACE_UNCHECKED = 1 << 31;
    }

    /// CUDA execution spaces; none means host.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct ExecutionSpace: u8 {
        const HOST = 1;
        const DEVICE = 2;
        const GLOBAL = 4;
    }

    /// Properties of a class.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
    pub struct ClassFlags: u32 {
        const FINAL = 1;
        const POLYMORPHIC = 2;
        /// It is named outside of its own definition.
        const MENTIONED = 4;
        const DEVICE_BUILTIN = 8;
        const LOCAL = 16;
        const ANONYMOUS = 32;
        /// An instance with a template argument that is not known.
        const UNKNOWN_ARGUMENT = 64;
        const USER_COPY_CTOR = 128;
        const USER_MOVE_CTOR = 256;
        const USER_COPY_ASSIGN = 512;
        const USER_MOVE_ASSIGN = 1024;
        const USER_DTOR = 2048;
        const USER_CTOR = 4096;
        /// Implicit members have been declared.
        const IMPLICIT_MEMBERS = 8192;
        const PACKED = 16384;
        const MAY_ALIAS = 32768;
        const DEFINING = 65536;
        /// A class that a template instance could not be made of.
        const ERROR = 1 << 17;
        const TRANSPARENT = 1 << 18;
        /// Is a member of a class whose template parameters are not yet known, or local to such a function.
        const DEPENDENT = 1 << 19;
        const HAS_VIRTUAL_DTOR = 1 << 20;
        /// So far only a friend declaration inside of a template named it, at another depth of headers.
        const FRIEND_ONLY = 1 << 21;
        /// An instance that is named outside of its own explicit specialization.
        const NAMED = 1 << 22;
        /// A function, variable or enumerator of the same scope and name hides it.
        const HIDDEN = 1 << 23;
        /// A using-declaration names the constructors of a base, and there are some besides those that copy and move.
        const INHERITED_CTOR = 1 << 24;
        /// Textures and surfaces of the device.
        const TEXTURE = 1 << 25;
        /// An anonymous union whose one object has static storage.
        const STATIC_OBJECT = 1 << 26;
        /// Its constructors need no code and are made where they are asked for.
        const LAZY = 1 << 27;
        /// A member that is no type has its name, which hides the injected-class-name.
        const HIDDEN_WITHIN = 1 << 28;
    }
}

impl ExecutionSpace {
    /// Whether code runs only on the device: kernels do too.
    pub fn is_device_only(self) -> bool {
        self.contains(Self::GLOBAL) || (self.contains(Self::DEVICE) && !self.contains(Self::HOST))
    }
}

/// The tables that make equal types one: nodes by kind, qualifiers, lists of types and of template arguments. They hold
/// where the entries are in the IL, and so stay small.
#[derive(Default)]
pub struct Interned {
    /// What is made from each type, by its number. Most types are made from one that has just been made, so that it is at
    /// hand, however many there are.
    made: Vec<MadeFrom>,
    /// Types that are made from none, or from one from which many are.
    types: HashTable<TypeId>,
    /// Fundamental types, which are asked for most often, by their number.
    builtins: Vec<Option<TypeId>>,
    /// Those that typedefs name, by the number of the typedef.
    typedefs: Vec<Option<TypeId>>,
    /// Those that classes are, by the number of the class.
    classes: Vec<Option<TypeId>>,
    qualifiers: HashTable<QualifierId>,
    type_lists: HashTable<List<TypeId>>,
    arg_lists: HashTable<List<TemplateArg>>,
    constants: HashTable<ConstantId>,
}

impl TemplateArg {
    /// An argument that is a number.
    pub fn integral(value: impl Into<i128>, ty: TypeId) -> Self {
        Self::Integral { value: value.into().into(), ty }
    }
}

/// What is made from a type.
#[derive(Clone, Copy, Default)]
struct MadeFrom {
    /// The newest of the types that are made from it and not in the table.
    newest: Option<TypeId>,
    /// The next older one of those that are made from the same type as it.
    older: Option<TypeId>,
    /// Where the list of it alone has its element, once there is one.
    alone: Option<Id<TypeId>>,
}

/// Where so many types are made from one, later ones are in the table.
const MOST_MADE: usize = 6;

/// Where a type belongs that was not made before.
#[derive(Clone, Copy, Debug)]
pub struct NewType(NewPlace);

#[derive(Clone, Copy, Debug)]
enum NewPlace {
    /// Its kind says it.
    Numbered,
    /// With what is made from the same type.
    From(TypeId),
    /// In the table.
    Hashed(u64),
}

impl Il {
    /// Whether a type is spelled with a template-id that has a value among its arguments, or theirs, that only an
    /// instantiation knows. Default arguments do not count.
    pub fn names_open_value(&self, ty: TypeId) -> bool {
        self.names_open_value_at(ty, 0)
    }

    fn hold_open_value(&self, args: List<TemplateArg>, nested: u32) -> bool {
        self[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => self.names_open_value_at(of, nested + 1),
            TemplateArg::Expr { expr, .. } => {
                self[expr].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT)
            }
            _ => false,
        })
    }

    fn qualifies_by_open_value(&self, qualifier: QualifierId, nested: u32) -> bool {
        match self[qualifier].part {
            QualifierPart::Type { of } => self.names_open_value_at(of, nested + 1),
            _ => false,
        }
    }

    fn names_open_value_at(&self, ty: TypeId, nested: u32) -> bool {
        if nested > limits::SEARCHED_TYPE_NESTING {
            return false;
        }
        let within = |ty: TypeId| self.names_open_value_at(ty, nested + 1);
        match self[ty].kind {
            TypeKind::Typedef { typedef } => within(self[typedef].ty),
            // What an alias stands for is not written.
            TypeKind::AliasInstance { args, .. } => self.hold_open_value(args, nested),
            kind => self.any_in_type(kind, |piece| match piece {
                Piece::Type(of) => within(of),
                Piece::Args(args) => self.hold_open_value(args, nested),
                Piece::Qualifier(qualifier) => self.qualifies_by_open_value(qualifier, nested),
                Piece::Expr(_) => false,
            }),
        }
    }
}

impl Interned {
    /// No types yet, with room for what so many tokens usually name.
    pub fn for_tokens(tokens: usize) -> Self {
        Self {
            made: Vec::with_capacity(tokens / 7),
            types: HashTable::with_capacity(tokens / 20),
            type_lists: HashTable::with_capacity(tokens / 70),
            arg_lists: HashTable::with_capacity(tokens / 70),
            ..Self::default()
        }
    }

    /// The one list of types with these elements.
    pub fn type_list(&mut self, il: &mut Il, types: &[TypeId]) -> List<TypeId> {
        let [ty] = *types else { return one_list(&mut self.type_lists, il, types) };
        let alone = &mut self.made[ty.index()].alone;
        if let Some(element) = *alone {
            return List::of_one(element);
        }
        let list = <TypeId as Listed>::pool(il).add(types);
        *alone = list.first_element();
        list
    }

    /// The one list of template arguments with these elements.
    pub fn arg_list(&mut self, il: &mut Il, args: &[TemplateArg]) -> List<TemplateArg> {
        one_list(&mut self.arg_lists, il, args)
    }

    /// The one constant with this value and type.
    pub fn constant(&mut self, il: &mut Il, constant: Constant) -> ConstantId {
        let hash = hash(&constant);
        if let Some(id) = self.constants.find(hash, |id| il[*id] == constant) {
            return *id;
        }
        let id = il.constants.add(constant);
        *self.constants.insert_unique(hash, id, |id| self::hash(&il[*id])).get()
    }

    /// The one nested-name-specifier with these parts.
    pub fn qualifier(&mut self, il: &mut Il, qualifier: Qualifier) -> QualifierId {
        let hash = hash(&qualifier);
        if let Some(id) = self.qualifiers.find(hash, |id| il[*id] == qualifier) {
            return *id;
        }
        let id = il.qualifiers.add(qualifier);
        *self.qualifiers.insert_unique(hash, id, |id| self::hash(&il[*id])).get()
    }

    /// The type of this kind if it was made before, else where it belongs.
    pub fn find(&self, il: &Il, kind: &TypeKind) -> Result<TypeId, NewType> {
        let found = |id: Option<&Option<TypeId>>| id.copied().flatten().ok_or(NewType(NewPlace::Numbered));
        match kind {
            TypeKind::Builtin { of } => return found(self.builtins.get(*of as usize)),
            TypeKind::Typedef { typedef } => return found(self.typedefs.get(typedef.index())),
            TypeKind::Class { class } => return found(self.classes.get(class.index())),
            _ => {}
        }
        if let Some(origin) = origin(il, kind) {
            let (mut made, mut count) = (self.made[origin.index()].newest, 0);
            while let Some(id) = made {
                if il[id].kind == *kind {
                    return Ok(id);
                }
                (made, count) = (self.made[id.index()].older, count + 1);
            }
            if count < MOST_MADE {
                return Err(NewType(NewPlace::From(origin)));
            }
        }
        let hash = hash(kind);
        let found = self.types.find(hash, |id| il[*id].kind == *kind);
        found.copied().ok_or(NewType(NewPlace::Hashed(hash)))
    }

    /// Adds a type that was not found, whose canonical type is `canonical`, or itself for none.
    pub fn insert(
        &mut self,
        il: &mut Il,
        new: NewType,
        kind: TypeKind,
        canonical: Option<TypeId>,
        flags: TypeFlags,
    ) -> TypeId {
        let itself = TypeId::from_index(il.types.len());
        let id = il.types.add(Type { kind, canonical: canonical.unwrap_or(itself), flags });
        self.made.push(MadeFrom { newest: None, older: None, alone: None });
        match (kind, new.0) {
            (TypeKind::Builtin { of }, _) => set(&mut self.builtins, of as usize, id),
            (TypeKind::Typedef { typedef }, _) => set(&mut self.typedefs, typedef.index(), id),
            (TypeKind::Class { class }, _) => set(&mut self.classes, class.index(), id),
            (_, NewPlace::From(origin)) => {
                self.made[id.index()].older = self.made[origin.index()].newest.replace(id);
            }
            (_, NewPlace::Hashed(hash)) => {
                self.types.insert_unique(hash, id, |id| self::hash(&il[*id].kind));
            }
            (_, NewPlace::Numbered) => {}
        }
        id
    }
}

/// The type that one of this kind is made from, the newest if there are several; none if that is a fundamental one, from
/// which too many are.
fn origin(il: &Il, kind: &TypeKind) -> Option<TypeId> {
    let origin = match *kind {
        TypeKind::Qualified { base: of, .. }
        | TypeKind::Pointer { to: of }
        | TypeKind::LvalueReference { to: of }
        | TypeKind::RvalueReference { to: of }
        | TypeKind::Array { element: of, .. }
        | TypeKind::PackExpansion { pattern: of }
        | TypeKind::Qualifiedly { of, .. }
        | TypeKind::Elaborated { of, .. }
        | TypeKind::Decayed { written: of } => of,
        TypeKind::MemberPointer { class, to } => newest(class, to),
        TypeKind::Function { ret, params, .. } => {
            il[params].iter().fold(ret, |origin, param| newest(origin, *param))
        }
        _ => return None,
    };
    (!matches!(il[origin].kind, TypeKind::Builtin { .. })).then_some(origin)
}

fn newest(one: TypeId, other: TypeId) -> TypeId {
    if one.index() < other.index() { other } else { one }
}

fn set(table: &mut Vec<Option<TypeId>>, at: usize, id: TypeId) {
    if table.len() <= at {
        table.resize(at + 1, None);
    }
    table[at] = Some(id);
}

fn hash<T: Hash + ?Sized>(of: &T) -> u64 {
    NearHash::default().hash_one(of)
}

/// The one list in `table` with these elements, which is new if there was none.
fn one_list<T: Listed + Hash + Eq>(table: &mut HashTable<List<T>>, il: &mut Il, elements: &[T]) -> List<T> {
    if elements.is_empty() {
        return List::EMPTY;
    }
    let hash = hash(elements);
    let pool = T::pool(il);
    if let Some(list) = table.find(hash, |list| pool[*list] == *elements) {
        return *list;
    }
    let list = pool.add(elements);
    *table.insert_unique(hash, list, |list| self::hash(&pool[*list])).get()
}
