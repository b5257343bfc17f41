//! Properties of classes (`[class.prop]`), and whether objects can be made, converted, assigned and destroyed.

use super::special::Special;
use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::conversion::Sequence;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::lookup::Key;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};

/// Whether an operation on types is possible, calls only trivial functions, and cannot throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Feasible {
    pub possible: bool,
    pub trivial: bool,
    pub nothrow: bool,
}

impl Feasible {
    const NO: Self = Self { possible: false, trivial: false, nothrow: false };
    /// What only copies values.
    const PLAIN: Self = Self { possible: true, trivial: true, nothrow: true };
}

impl Compilation {
    /// Whether a class has a pure virtual function without a final overrider (`[class.abstract]`).
    pub fn is_abstract(&mut self, class: ClassId) -> bool {
        !self.pure_functions(class).is_empty()
    }

    /// The function that a call of a virtual function reaches in an object of a class (`[class.virtual]`).
    pub fn overrider(&self, class: ClassId, function: FunctionId) -> Option<FunctionId> {
        let entry = &self.il[function];
        if entry.class == Some(class) {
            return Some(function);
        }
        if entry.name == EntityName::Destructor {
            return self.il[class].special.destructor;
        }
        let same =
            |id: FunctionId| self.il[id].name == entry.name && self.same_signature(self.il[id].ty, entry.ty);
        let own = match Key::of(entry.name) {
            Some(key) => self.symbols.bindings.get(self.il[class].scope, key),
            None => self.il[class].conversions(&self.il),
        };
        let own = own.iter().find_map(|e| match *e {
            Entity::Function { id } if same(id) && self.il[id].class == Some(class) => Some(id),
            _ => None,
        });
        own.or_else(|| {
            let bases = self.il[class].bases.iter().filter_map(|b| self.class_of(b.ty));
            let found: Vec<_> = bases.filter_map(|base| self.overrider(base, function)).collect();
            found.iter().copied().find(|f| *f != function).or(found.first().copied())
        })
    }

    /// Whether a class has no data: no members other than bit-fields of width zero, no virtual functions or
    /// bases, and only bases that are empty too.
    pub fn is_empty_class(&mut self, class: ClassId) -> bool {
        let entry = &self.il[class];
        if entry.tag == Tag::Union
            || entry.flags.contains(ClassFlags::POLYMORPHIC)
            || entry.bases.iter().any(|b| b.virtual_)
        {
            return false;
        }
        let fields = entry.members.fields.clone();
        let bases: Vec<_> = entry.bases.iter().filter_map(|b| self.class_of(b.ty)).collect();
        for field in fields {
            let width = self.il[field].bits.and_then(|bits| self.constant_integer(bits));
            if width != Some(0) && !self.is_empty_overlapping(field) {
                return false;
            }
        }
        bases.into_iter().all(|base| self.is_empty_class(base))
    }

    /// Whether a member takes no space of its own: a potentially-overlapping subobject of an empty class
    /// (`[intro.object]`).
    fn is_empty_overlapping(&mut self, field: FieldId) -> bool {
        let f = &self.il[field];
        let (ty, attributes) = (f.ty, f.attributes);
        self.has_attribute(attributes, AttributeKind::NoUniqueAddress)
            && self.class_of(ty).is_some_and(|class| self.is_empty_class(class))
    }

    /// Whether a type is trivially copyable (`[class.prop]`).
    pub(super) fn is_trivially_copyable(&mut self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return self.is_scalar(element) };
        let all = [Special::Copy, Special::Move, Special::CopyAssign, Special::MoveAssign];
        for which in all {
            let Some(function) = self.special_member(class, which) else { continue };
            // One that is declared and cannot be accessed counts; one that is defaulted may be deleted all the same.
            let implicit = self.il[function].flags.contains(FunctionFlags::IMPLICIT);
            if self.is_deleted(function) || implicit && !self.is_usable(element, which) {
                continue;
            }
            if !self.is_trivially(element, which) {
                return false;
            }
        }
        self.has_trivial_destructor(element) || self.is_destructor_written_deleted(class)
    }

    /// Whether a function that returns a class constructs the object where its caller wants it: the class is more than its
    /// bytes (`[class.temporary]`).
    pub(in crate::sema) fn is_returned_in_memory(&mut self, ty: TypeId) -> bool {
        let Some(class) = self.class_of(ty) else { return false };
        let copied = [Special::Copy, Special::Move].into_iter().any(|which| {
            self.special_member(class, which)
                .is_some_and(|id| !self.is_deleted(id) && !self.is_trivial_function(id))
        });
        copied || !self.has_trivial_destructor(ty)
    }

    /// Whether a type is trivial (`[class.prop]`).
    pub(super) fn is_trivial(&mut self, ty: TypeId) -> bool {
        self.is_trivially_copyable(ty) && self.is_trivially(ty, Special::Default)
    }

    /// Whether a type has standard layout (`[class.prop]`).
    pub(in crate::sema) fn is_standard_layout(&mut self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return self.is_scalar(element) };
        let entry = &self.il[class];
        if entry.flags.contains(ClassFlags::POLYMORPHIC) || entry.bases.iter().any(|b| b.virtual_) {
            return false;
        }
        let (fields, bases) = (entry.members.fields.clone(), entry.bases.clone());
        let mut access = None;
        for field in &fields {
            let own = match self.il[*field].access {
                Access::None => Access::Public,
                other => other,
            };
            if access.replace(own).is_some_and(|before| before != own) {
                return false;
            }
            let ty = self.il[*field].ty;
            if self.is_reference(ty) || !self.is_standard_layout(ty) {
                return false;
            }
        }
        let mut with_data = usize::from(!fields.is_empty());
        for base in bases {
            let Some(of) = self.class_of(base.ty) else { return false };
            if !self.is_standard_layout(base.ty) {
                return false;
            }
            let first = fields.first().map(|f| self.innermost_element(self.il[*f].ty));
            if first.is_some_and(|ty| self.class_of(ty) == Some(of)) {
                return false;
            }
            with_data += usize::from(!self.is_empty_class(of));
        }
        with_data <= 1 && !self.repeats_base(class)
    }

    /// Whether a class has two bases, of bases too, of the same type.
    fn repeats_base(&self, class: ClassId) -> bool {
        let (mut seen, mut open) = (FxHashSet::default(), vec![class]);
        while let Some(class) = open.pop() {
            for base in &self.il[class].bases {
                let Some(of) = self.class_of(base.ty) else { continue };
                if !seen.insert(of) {
                    return true;
                }
                open.push(of);
            }
        }
        false
    }

    /// Whether constant expressions can have objects of a type (`[basic.types.general]`).
    pub fn is_literal_type(&mut self, ty: TypeId) -> bool {
        self.is_literal_with(ty, &mut FxHashMap::default())
    }

    /// The same where classes that were asked about before, or are just now, have their answers in `known`.
    fn is_literal_with(&mut self, ty: TypeId, known: &mut FxHashMap<ClassId, bool>) -> bool {
        if self.is_reference(ty) || self.is_void(ty) {
            return self.is_reference(ty) || self.dialect.standard >= 14;
        }
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else { return self.is_scalar(element) };
        if let Some(known) = known.get(&class) {
            return *known;
        }
        known.insert(class, true);
        let literal = self.is_literal_class(class, element, known);
        known.insert(class, literal);
        literal
    }

    /// Whether a value parameter of a template can have a type (`[temp.param]`): a literal class does whose bases and
    /// members are public, not mutable, and of such types.
    pub fn is_structural_type(&mut self, ty: TypeId) -> bool {
        self.is_literal_type(ty) && self.has_structural_parts(ty, 0)
    }

    fn has_structural_parts(&self, ty: TypeId, depth: u32) -> bool {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element).filter(|_| depth <= limits::ACCESS_BASE_DEPTH) else {
            return true;
        };
        let c = &self.il[class];
        if c.lambda(&self.il).is_some() {
            return true;
        }
        let public = |access: Access| !matches!(access, Access::Private | Access::Protected);
        c.bases.iter().all(|base| public(base.access) && self.has_structural_parts(base.ty, depth + 1))
            && c.members.fields.iter().all(|field| {
                let field = &self.il[*field];
                public(field.access) && !field.mutable && self.has_structural_parts(field.ty, depth + 1)
            })
    }

    fn is_literal_class(
        &mut self,
        class: ClassId,
        element: TypeId,
        known: &mut FxHashMap<ClassId, bool>,
    ) -> bool {
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        let constexpr = |c: &Self, f: FunctionId| c.il[f].flags.intersects(constant);
        let destroyed = match self.il[class].special.destructor {
            // The parts say whether one that the compiler makes is constexpr.
            Some(f) => constexpr(self, f) || self.dialect.standard >= 20 && !self.is_user_provided(f),
            None => self.dialect.standard >= 20,
        };
        if !destroyed && !self.has_trivial_destructor(element) {
            return false;
        }
        let made = self.il[class].lambda(&self.il).is_some()
            || self.is_aggregate(class)
            || self.is_trivially(element, Special::Default)
            || self.is_constexpr_member(class, Special::Default, 0)
            || self.il[class].special.constructors.clone().into_iter().any(|e| {
                self.il
                    .function_in(e)
                    .is_some_and(|f| constexpr(self, f) && self.copy_or_move_of(f, class).is_none())
            });
        let mut parts = self.part_types(class).into_iter();
        made && match self.il[class].tag {
            Tag::Union if !self.il[class].members.fields.is_empty() => {
                parts.any(|ty| self.is_literal_part(ty, known))
            }
            _ => parts.all(|ty| self.is_literal_part(ty, known)),
        }
    }

    /// Whether a base or member keeps its class a literal type: it is not volatile and of a literal type itself.
    fn is_literal_part(&mut self, ty: TypeId, known: &mut FxHashMap<ClassId, bool>) -> bool {
        !self.qualifiers(self.innermost_element(ty)).contains(Qualifiers::VOLATILE)
            && self.is_literal_with(ty, known)
    }

    /// Whether equal values of a type have equal bytes; none where its layout is not known.
    pub(super) fn has_unique_representations(&mut self, ty: TypeId) -> Option<bool> {
        let element = self.innermost_element(ty);
        let Some(class) = self.class_of(element) else {
            return Some(
                self.is_scalar(element)
                    && !self.is_floating(element)
                    && self.builtin_of(element) != Some(Builtin::Nullptr),
            );
        };
        if !self.is_trivially_copyable(element) {
            return Some(false);
        }
        let layout = self.layout_of(class)?;
        let union_ = self.il[class].tag == Tag::Union;
        let mut bits = 0;
        for base in self.il[class].bases.clone() {
            let of = self.class_of(base.ty)?;
            if !self.is_empty_class(of) {
                if !self.has_unique_representations(base.ty)? {
                    return Some(false);
                }
                bits += self.size_of(base.ty)? * 8;
            }
        }
        for field in self.il[class].members.fields.clone() {
            let (ty, width) = (self.il[field].ty, self.il[field].bits);
            let size = match width {
                Some(width) => self.constant_integer(width)? as u64,
                None => self.size_of(ty)? * 8,
            };
            if !self.has_unique_representations(ty)? || (union_ && size != layout.size * 8) {
                return Some(false);
            }
            bits = if union_ { size } else { bits + size };
        }
        Some(bits == layout.size * 8 && bits > 0)
    }

    /// Whether two types have the same layout (`[basic.types.general]`, `[dcl.enum]`, `[class.mem.general]`).
    pub(super) fn is_layout_compatible(&mut self, a: TypeId, b: TypeId) -> bool {
        let (a, b) = (self.unqualified(a), self.unqualified(b));
        if a == b {
            return true;
        }
        if let (Some(x), Some(y)) = (self.enum_of(a), self.enum_of(b)) {
            return self.same_type(self.il[x].underlying, self.il[y].underlying);
        }
        let (Some(x), Some(y)) = (self.class_of(a), self.class_of(b)) else { return false };
        if !self.is_standard_layout(a) || !self.is_standard_layout(b) || self.align_of(a) != self.align_of(b)
        {
            return false;
        }
        let (fields, others) = (self.il[x].members.fields.clone(), self.il[y].members.fields.clone());
        fields.len() == others.len()
            && (self.il[x].tag == Tag::Union) == (self.il[y].tag == Tag::Union)
            && fields.iter().zip(&others).all(|(f, g)| {
                let width =
                    |c: &mut Self, id: FieldId| c.il[id].bits.and_then(|bits| c.constant_integer(bits));
                let (f, g) = (*f, *g);
                width(self, f) == width(self, g)
                    && self.shares_address(f) == self.shares_address(g)
                    && self.is_layout_compatible(self.il[f].ty, self.il[g].ty)
            })
    }

    /// Whether a member may lie where others do (`[dcl.attr.nouniqueaddr]`).
    fn shares_address(&self, field: FieldId) -> bool {
        self.has_attribute(self.il[field].attributes, AttributeKind::NoUniqueAddress)
    }

    /// Whether two members of standard-layout classes are at the same place in the common initial sequence of these
    /// (`[class.mem.general]`).
    pub(in crate::sema) fn is_corresponding_field(&mut self, a: FieldId, b: FieldId) -> bool {
        let fields = |c: &Self, of: FieldId| c.il[c.il[of].class].members.fields.clone();
        let (first, second) = (fields(self, a), fields(self, b));
        for (f, g) in first.into_iter().zip(second) {
            let ((f_type, f_bits), (g_type, g_bits)) =
                ((self.il[f].ty, self.il[f].bits), (self.il[g].ty, self.il[g].bits));
            let placed = self.shares_address(f) == self.shares_address(g);
            let mut width = |bits: Option<ExprId>| bits.and_then(|bits| self.constant_integer(bits));
            if !placed || width(f_bits) != width(g_bits) || !self.is_layout_compatible(f_type, g_type) {
                return false;
            }
            if f == a || g == b {
                return f == a && g == b;
            }
        }
        false
    }

    /// An expression of the type and category that std::declval gives for a type (`[declval]`).
    fn declval(&mut self, ty: TypeId) -> ExprId {
        let category = match self.canonical_kind(ty) {
            TypeKind::LvalueReference { .. } => Category::Lvalue,
            _ => Category::Xvalue,
        };
        let ty = self.without_reference(ty);
        let kind = ExprKind::Unknown { text: List::EMPTY };
        self.expr(kind, ty, category, ExprFlags::empty(), Pos::NONE)
    }

    /// Whether objects of a type can be destroyed (`[meta.unary.prop]`).
    pub(super) fn is_destructible(&mut self, ty: TypeId) -> bool {
        if self.is_reference(ty) {
            return true;
        }
        let unbounded = matches!(self.split(ty).kind, TypeKind::Array { bound: ArrayBound::Unknown, .. });
        !self.is_void(ty)
            && !unbounded
            && self.function_of(ty).is_none()
            && self.is_usable(ty, Special::Destructor)
    }

    /// Whether objects of a class can be made of volatile ones: implicitly declared constructors cannot
    /// (`[class.copy.ctor]`).
    pub(in crate::sema) fn copies_volatile(&mut self, class: TypeId) -> bool {
        let volatile = self.qualified(class, Qualifiers::VOLATILE);
        let object = self.lvalue_reference(volatile);
        self.is_constructible(class, &[object]) != Some(Feasible::NO)
    }

    /// Whether `T(args...)` is well-formed (`[meta.unary.prop]`).
    pub(super) fn is_constructible(&mut self, ty: TypeId, args: &[TypeId]) -> Option<Feasible> {
        if self.is_void(ty) || self.function_of(ty).is_some() || !self.is_destructible(ty) {
            return Some(Feasible::NO);
        }
        if args.iter().any(|arg| self.is_void(*arg)) {
            return Some(Feasible::NO);
        }
        if matches!(self.split(ty).kind, TypeKind::Array { .. }) {
            let element = self.innermost_element(ty);
            return if args.is_empty() { self.is_constructible(element, &[]) } else { Some(Feasible::NO) };
        }
        if self.is_reference(ty) {
            let [from] = *args else { return Some(Feasible::NO) };
            return self.is_convertible_object(from, ty);
        }
        let Some(class) = self.class_of(ty) else {
            return match *args {
                [] => Some(Feasible::PLAIN),
                [from] => self.is_convertible_object(from, ty),
                _ => Some(Feasible::NO),
            };
        };
        if self.il[class].state != Completeness::Complete {
            return None;
        }
        if self.is_abstract(class) {
            return Some(Feasible::NO);
        }
        let exprs: Vec<_> = args.iter().map(|ty| self.declval(*ty)).collect();
        let found = self.attempt(|c| c.best_constructor(class, &exprs));
        match found {
            Some(Resolution::Function(function)) => {
                let call = self.call_of(function, ty, args);
                let nothrow = call.nothrow && self.is_nothrow(ty, Special::Destructor);
                Some(Feasible { nothrow, ..call })
            }
            _ => match *args {
                [from] => self.converted_or_first_element(ty, class, from, exprs[0]),
                _ => Some(Feasible::NO),
            },
        }
    }

    /// What is known of an object of class type made of one value without a constructor: of the value converted, or in
    /// C++20 of an aggregate whose first element it is.
    fn converted_or_first_element(
        &mut self,
        ty: TypeId,
        class: ClassId,
        from: TypeId,
        value: ExprId,
    ) -> Option<Feasible> {
        let converted = match self.is_other_object(from, class) {
            true => self.is_convertible_object(from, ty)?,
            false => Feasible::NO,
        };
        if converted.possible || !self.aggregate_takes(class, value) {
            return Some(converted);
        }
        let element = self.element_made_of(class, value, 0)?;
        let made = self.is_convertible_object(from, element)?;
        Some(Feasible {
            nothrow: made.nothrow && self.is_nothrow(ty, Special::Destructor),
            trivial: made.trivial && self.has_trivial_destructor(ty),
            ..made
        })
    }

    /// Whether a type is a class that may convert to another one without a constructor of that: an object of the class
    /// itself needs one, where all are declared.
    fn is_other_object(&mut self, from: TypeId, class: ClassId) -> bool {
        let Some(source) = self.class_of(self.without_reference(from)) else { return false };
        let copies = |c: &Self, entity: &Entity| {
            let Entity::Function { id } = *entity else { return false };
            let first = c.il[id].params(&c.il).first().map(|p| c.without_reference(p.ty));
            first.is_some_and(|first| c.class_of(first) == Some(class))
        };
        let declared = self.il[class].special.constructors.iter().any(|entity| copies(self, entity));
        !declared || self.base_distance(source, class).is_none()
    }

    /// What calling a constructor or assignment operator of a type chosen for arguments says.
    fn call_of(&mut self, function: FunctionId, ty: TypeId, args: &[TypeId]) -> Feasible {
        let entry = &self.il[function];
        let params: Vec<TypeId> = entry.params(&self.il).iter().map(|param| param.ty).collect();
        if entry.flags.contains(FunctionFlags::DELETED)
            || matches!(entry.access, Access::Private | Access::Protected)
            || !args.iter().zip(params).all(|(arg, param)| {
                let value = self.declval(*arg);
                self.passes(value, param)
            })
        {
            return Feasible::NO;
        }
        let entry = &self.il[function];
        let defaulted = entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST);
        let class = entry.class;
        let constructs = entry.name == EntityName::Constructor;
        if defaulted {
            let all =
                [Special::Default, Special::Copy, Special::Move, Special::CopyAssign, Special::MoveAssign];
            let which = all.into_iter().find(|which| {
                class.is_some_and(|class| self.special_member(class, *which) == Some(function))
            });
            if which.is_some_and(|which| !self.is_usable(ty, which)) {
                return Feasible::NO;
            }
        }
        Feasible {
            possible: true,
            trivial: defaulted
                && self.is_trivial_function(function)
                && (!constructs || self.has_trivial_destructor(ty)),
            nothrow: self.is_nothrow_function(function) && self.passes_nothrow(function, args),
        }
    }

    /// Whether a parameter can be made of a value of a type as far as classes are concerned that the value is of: bases
    /// are accessible, and what is passed by value is copied.
    fn passes(&mut self, value: ExprId, param: TypeId) -> bool {
        let from = self.il[value].ty;
        if !self.reaches_base(from, param) {
            return false;
        }
        if self.class_of(param).is_none() {
            return true;
        }
        self.attempt_outside(|c| c.check_copied(value, param, Purpose::Argument)).is_some()
    }

    /// Whether nothing that initializes the parameters of a function from values of these types can throw
    /// (`[except.spec]`): conversions, copies, default arguments.
    fn passes_nothrow(&mut self, function: FunctionId, args: &[TypeId]) -> bool {
        let params: Vec<_> = self.il[function].params(&self.il).iter().map(|p| (p.ty, p.default)).collect();
        params.iter().enumerate().all(|(i, (ty, default))| match (args.get(i), default) {
            (Some(arg), _) => self.initializes_nothrow(*arg, *ty),
            (None, Some(default)) => !self.can_throw(*default),
            (None, None) => true,
        })
    }

    /// The implicit conversion of an expression to a type: by one function, if by any, that is not deleted
    /// (`[over.best.ics]`).
    fn implicit_sequence(&mut self, e: ExprId, to: TypeId) -> Option<Sequence> {
        let found = self.attempt(|c| c.conversion_sequence(e, to, true)).flatten()?;
        let deleted = found.function.is_some_and(|f| self.il[f].flags.contains(FunctionFlags::DELETED));
        let source = self.il[e].ty;
        let reached = match found.function {
            None => self.reaches_base(source, to),
            Some(function) if self.il[function].name == EntityName::Constructor => {
                let param = self.il[function].params(&self.il).first().map(|param| param.ty);
                param.is_none_or(|param| self.passes(e, param))
            }
            Some(_) => true,
        };
        (!deleted && reached && self.ambiguous_conversions(e, to).is_empty()).then_some(found)
    }

    /// Whether a value of a type is of a class, or of one derived from it, that only explicit constructors copy.
    fn is_copied_explicitly_to(&mut self, e: ExprId, to: TypeId) -> bool {
        let (Some(class), Some(source)) = (self.class_of(to), self.class_of(self.il[e].ty)) else {
            return false;
        };
        let copied = source == class || self.base_distance(source, class).is_some();
        copied && self.attempt(|c| c.is_copied_explicitly(e, class)) == Some(true)
    }

    /// Whether copy-initialization of a parameter from a value of a type cannot throw.
    fn initializes_nothrow(&mut self, from: TypeId, to: TypeId) -> bool {
        let e = self.declval(from);
        let found = self.implicit_sequence(e, to);
        if let Some(function) = found.and_then(|sequence| sequence.function) {
            return self.is_nothrow_function(function);
        }
        let Some(class) = self.class_of(to) else { return true };
        let copied = match self.attempt(|c| c.best_constructor(class, &[e])) {
            Some(Resolution::Function(function)) => self.is_nothrow_function(function),
            _ => true,
        };
        copied && self.is_nothrow(to, Special::Destructor)
    }

    /// Whether a value of one type initializes an object or reference of another one directly.
    fn is_convertible_object(&mut self, from: TypeId, to: TypeId) -> Option<Feasible> {
        let e = self.declval(from);
        let found = self.implicit_sequence(e, to);
        match found.map(|sequence| sequence.function) {
            Some(None) => Some(Feasible::PLAIN),
            Some(Some(function)) => {
                let nothrow = self.is_nothrow_function(function);
                Some(Feasible { possible: true, trivial: false, nothrow })
            }
            None => Some(self.is_converted_explicitly(from, to)),
        }
    }

    /// Conversions that initialization without `=` adds: explicit conversion functions, nullptr to bool.
    fn is_converted_explicitly(&mut self, from: TypeId, to: TypeId) -> Feasible {
        let source = self.without_reference(from);
        let mut feasible = Feasible { possible: true, trivial: false, nothrow: false };
        if self.builtin_of(to) == Some(Builtin::Bool) && self.builtin_of(source) == Some(Builtin::Nullptr) {
            return feasible;
        }
        let Some(class) = self.class_of(source) else { return Feasible::NO };
        let object = self.declval(from);
        let found = self.all_conversions(class).into_iter().find_map(|entity| {
            let Entity::Function { id } = entity else { return None };
            let ret = self.function_of(self.il[id].ty).map(|(ret, ..)| ret)?;
            let fits = self.is_explicit(id) && self.yields(ret, to);
            (fits && self.object_sequence(id, object).is_some()).then_some(id)
        });
        let Some(function) = found else { return Feasible::NO };
        feasible.nothrow = self.is_nothrow_function(function);
        feasible
    }

    /// Whether what a conversion function returns is of the type that is initialized, or may be bound by the reference
    /// (`[over.match.conv]`, `[over.match.ref]`).
    fn yields(&self, ret: TypeId, to: TypeId) -> bool {
        let (from, target) = (self.without_reference(ret), self.without_reference(to));
        let lvalue = matches!(self.canonical_kind(ret), TypeKind::LvalueReference { .. });
        let bound = match self.canonical_kind(to) {
            TypeKind::LvalueReference { .. } => {
                lvalue && self.qualifiers(target).contains(self.qualifiers(from))
            }
            TypeKind::RvalueReference { .. } => {
                !lvalue && self.qualifiers(target).contains(self.qualifiers(from))
            }
            _ => true,
        };
        bound && self.same_type(self.unqualified(from), self.unqualified(target))
    }

    /// Whether `return declval<From>();` is well-formed in a function that returns `to` (`[meta.rel]`).
    pub(super) fn is_convertible(&mut self, from: TypeId, to: TypeId) -> Option<Feasible> {
        if self.is_void(from) || self.is_void(to) {
            let both = self.is_void(from) && self.is_void(to);
            return Some(if both { Feasible::PLAIN } else { Feasible::NO });
        }
        if self.function_of(to).is_some() || matches!(self.split(to).kind, TypeKind::Array { .. }) {
            return Some(Feasible::NO);
        }
        let e = self.declval(from);
        match self.implicit_sequence(e, to).filter(|_| !self.is_copied_explicitly_to(e, to)) {
            None => Some(Feasible::NO),
            // An object of the class itself or of one derived from it is copied.
            Some(Sequence { function: None, .. })
                if self.class_of(to).is_some() && !self.is_constructible(to, &[from])?.possible =>
            {
                Some(Feasible::NO)
            }
            Some(sequence) => {
                let nothrow = match sequence.function {
                    Some(function) => self.is_nothrow_function(function),
                    None => true,
                };
                Some(Feasible { possible: true, trivial: sequence.function.is_none(), nothrow })
            }
        }
    }

    /// Whether `declval<T>() = declval<U>()` is well-formed (`[meta.unary.prop]`).
    pub(super) fn is_assignable(&mut self, to: TypeId, from: TypeId) -> Option<Feasible> {
        if self.is_void(to) || self.is_void(from) {
            return Some(Feasible::NO);
        }
        let target = self.without_reference(to);
        let (lhs, rhs) = (self.declval(to), self.declval(from));
        if self.class_of(target).is_none() {
            let lvalue = matches!(self.canonical_kind(to), TypeKind::LvalueReference { .. });
            let constant = self.qualifiers(target).contains(Qualifiers::CONST);
            let array = matches!(self.split(target).kind, TypeKind::Array { .. } | TypeKind::Function { .. });
            if !lvalue || constant || array {
                return Some(Feasible::NO);
            }
            return self.is_convertible(from, self.unqualified(target));
        }
        let found = self.attempt(|c| c.resolve_operator(OverloadedOperator::Assign, &[lhs, rhs])).flatten();
        match found {
            Some(function) => {
                let ty = self.unqualified(target);
                Some(self.call_of(function, ty, &[from]))
            }
            None => Some(Feasible::NO),
        }
    }

    /// Whether it is known that no object of a type can be made without arguments.
    pub fn lacks_default_constructor(&mut self, ty: TypeId) -> bool {
        self.is_constructible(ty, &[]).is_some_and(|found| !found.possible)
    }

    /// Whether it is known that an object of a type cannot be assigned the value of a constant one.
    pub fn lacks_assignment(&mut self, ty: TypeId) -> bool {
        let constant = self.qualified(ty, Qualifiers::CONST);
        let (to, from) = (self.lvalue_reference(ty), self.lvalue_reference(constant));
        self.is_assignable(to, from).is_some_and(|found| !found.possible)
    }
}
