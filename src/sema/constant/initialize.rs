//! Initialization of objects (`[dcl.init]`).

use super::Interpreter;
use super::copy::Transfer;
use super::value::*;
use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;

impl Interpreter<'_> {
    /// Initializes an object by an initializer as written.
    pub fn initialize_by(&mut self, place: &Pointer, ty: TypeId, init: Initializer, pos: Pos) -> Eval<()> {
        match init {
            Initializer::None => self.default_initialize(place, ty, pos),
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                self.initialize_at(place, ty, value)
            }
            Initializer::Paren { args } => {
                let args = self.c.il[args].to_vec();
                match (&args[..], self.c.class_of(ty)) {
                    ([], None) => {
                        let zero = self.zero(ty, pos)?;
                        self.write(place, zero, pos)
                    }
                    ([only], Some(_)) if self.same_class_or_type(self.c.il[*only].ty, ty) => {
                        self.initialize_at(place, ty, *only)
                    }
                    ([only], Some(_)) if self.c.explicit_conversion(*only, ty).is_some() => {
                        self.initialize_class(place, ty, *only, pos)
                    }
                    (args, Some(_)) => self.construct_at(place, None, args, pos),
                    ([only], None) => self.initialize_at(place, ty, *only),
                    _ => stop(Reason::Unknown, pos),
                }
            }
            Initializer::Range { .. } => stop(Reason::Unknown, pos),
        }
    }

    /// Initializes an object of type `ty` by an expression.
    pub fn initialize_at(&mut self, place: &Pointer, ty: TypeId, e: ExprId) -> Eval<()> {
        let pos = self.c.il[e].pos;
        self.nested(pos, |i| i.initialize_inner(place, ty, e))
    }

    fn initialize_inner(&mut self, place: &Pointer, ty: TypeId, e: ExprId) -> Eval<()> {
        let entry = self.c.il[e];
        let pos = entry.pos;
        if entry.flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return stop(Reason::Unknown, pos);
        }
        if self.c.is_reference(ty) {
            let value = Datum::Pointer(self.bound_address(e, ty)?);
            return self.write(place, value, pos);
        }
        let same = self.same_class_or_type(entry.ty, ty);
        let makes = matches!(
            entry.kind,
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } | ExprKind::Cast { .. }
        );
        if same && makes && entry.category == Category::Prvalue && self.c.is_surely_not_literal(entry.ty) {
            return stop(Reason::NotLiteral, pos);
        }
        match entry.kind {
            ExprKind::InitList { elements, constructor } => {
                let elements = self.c.il[elements].to_vec();
                self.initialize_by_list(place, ty, &elements, constructor, pos)
            }
            ExprKind::Designated { value, .. } => self.initialize_at(place, ty, value),
            ExprKind::String { literal } if matches!(self.c.split(ty).kind, TypeKind::Array { .. }) => {
                self.fill_from_string(place, ty, literal, pos)
            }
            ExprKind::Extension { operand } => self.initialize_at(place, ty, operand),
            ExprKind::ConstructBrace { list, .. } if same => self.initialize_at(place, ty, list),
            ExprKind::Construct { args, constructor, .. } if same => {
                let args = self.c.il[args].to_vec();
                match self.c.class_of(ty) {
                    Some(_) => self.construct_value(place, ty, constructor, &args, pos),
                    None => {
                        let zero = self.zero(ty, pos)?;
                        self.write(place, zero, pos)
                    }
                }
            }
            ExprKind::Implicit { conversion: ConversionKind::User, operand, function: Some(function) }
                if same && self.c.il[function].name == EntityName::Constructor =>
            {
                self.construct_at(place, Some(function), &[operand], pos)
            }
            // A cast to a reference makes no object: what it refers to is copied or moved.
            ExprKind::Cast { style, operand, .. }
                if same
                    && style != CastStyle::BitCast
                    && entry.category == Category::Prvalue
                    && self.c.class_of(ty).is_some() =>
            {
                self.initialize_by_cast(place, ty, operand, pos)
            }
            ExprKind::Lambda { id } if same => self.make_closure(place, id, pos),
            // The operand that is chosen initializes the object: an object by being copied or moved.
            ExprKind::Conditional { condition, then: Some(then), otherwise }
                if same && self.c.class_of(ty).is_some() && entry.category == Category::Prvalue =>
            {
                let chosen = if self.truth(condition)? { then } else { otherwise };
                self.initialize_at(place, ty, chosen)
            }
            _ if self.c.class_of(ty).is_some() => self.initialize_class(place, ty, e, pos),
            _ => {
                let value = self.converted(e, ty)?;
                self.write(place, value, pos)
            }
        }
    }

    /// `T()` with or without arguments: without any, members that no constructor initializes are zero.
    fn construct_value(
        &mut self,
        place: &Pointer,
        ty: TypeId,
        constructor: Option<FunctionId>,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<()> {
        if let ([only], None) = (args, constructor)
            && self.same_class_or_type(self.c.il[*only].ty, ty)
        {
            return self.initialize_at(place, ty, *only);
        }
        self.construct_at(place, constructor, args, pos)
    }

    /// An object of class type initialized by an expression of its own, a derived or a convertible type.
    fn initialize_class(&mut self, place: &Pointer, ty: TypeId, e: ExprId, pos: Pos) -> Eval<()> {
        let entry = self.c.il[e];
        if !self.same_class_or_type(entry.ty, ty) {
            let related = match (self.c.class_of(entry.ty), self.c.class_of(ty)) {
                (Some(a), Some(b)) => self.c.base_distance(a, b).is_some(),
                _ => false,
            };
            // Whether the initialization may use explicit functions was found out before.
            let converts =
                |c: &mut Compilation| c.user_conversion(e, ty).or_else(|| c.explicit_conversion(e, ty));
            if !related && let Some(function) = converts(self.c) {
                if self.c.il[function].name != EntityName::Constructor {
                    let value = self.call_conversion(function, e, pos)?;
                    return self.write(place, value, pos);
                }
                return self.construct_at(place, Some(function), &[e], pos);
            }
            return self.construct_at(place, None, &[e], pos);
        }
        if entry.category == Category::Prvalue {
            let value = self.rvalue(e)?;
            return self.write(place, value, pos);
        }
        if let Some(constructor) = self.copying_constructor(ty, e) {
            return self.construct_at(place, Some(constructor), &[e], pos);
        }
        let source = self.lvalue(e)?;
        let Some(class) = self.c.class_of(ty) else { return stop(Reason::Unknown, pos) };
        let constant = self.c.split(entry.ty).quals.contains(Qualifiers::CONST);
        let moves = entry.category == Category::Xvalue && !constant;
        self.transfer_object(place, &source, class, Transfer { moves, assigns: false }, pos)
    }

    /// What a cast makes is initialized directly: explicit constructors take part ([expr.static.cast]).
    pub fn initialize_by_cast(&mut self, place: &Pointer, ty: TypeId, operand: ExprId, pos: Pos) -> Eval<()> {
        let entry = &self.c.il[operand];
        if matches!(entry.kind, ExprKind::InitList { .. }) || self.same_class_or_type(entry.ty, ty) {
            return self.initialize_at(place, ty, operand);
        }
        let constructor = self.c.class_of(ty).and_then(|class| {
            let constructor = self.c.casting_constructor(class, operand)?;
            (!self.c.copies(constructor, class)).then_some(constructor)
        });
        match constructor {
            Some(constructor) => self.construct_at(place, Some(constructor), &[operand], pos),
            None => self.initialize_class(place, ty, operand, pos),
        }
    }

    /// The constructor that copies or moves an object, where the program provides one.
    fn copying_constructor(&mut self, ty: TypeId, e: ExprId) -> Option<FunctionId> {
        let class = self.c.class_of(ty)?;
        if !self.c.il[class].flags.intersects(ClassFlags::USER_COPY_CTOR | ClassFlags::USER_MOVE_CTOR) {
            return None;
        }
        match self.c.attempt(|c| c.best_constructor(class, &[e]))? {
            crate::sema::overload::Resolution::Function(function) => {
                let plain = FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED;
                (!self.c.il[function].flags.intersects(plain)).then_some(function)
            }
            _ => None,
        }
    }

    /// The closure object of a lambda expression: its members are what it captures.
    fn make_closure(&mut self, place: &Pointer, id: LambdaId, pos: Pos) -> Eval<()> {
        let captures = self.c.il[self.c.il[id].captures].to_vec();
        for capture in captures {
            let Some(field) = capture.field else { return stop(Reason::NotConstant, pos) };
            let part = self.field_place(place, field, pos)?;
            let ty = self.c.il[field].ty;
            match capture.kind {
                CaptureKind::Copy { variable } => {
                    let source = self.captured_place(variable, pos)?;
                    let value = self.read(&source, pos)?;
                    self.write(&part, value, pos)?;
                }
                CaptureKind::Reference { variable } => {
                    let value = match capture.implicit && self.is_value_without_object(variable) {
                        true => Datum::Null,
                        false => Datum::Pointer(self.captured_place(variable, pos)?),
                    };
                    self.write(&part, value, pos)?;
                }
                CaptureKind::Init { init, .. } => self.initialize_by(&part, ty, init, pos)?,
                CaptureKind::This | CaptureKind::StarThis => return stop(Reason::NotConstant, pos),
            }
        }
        Ok(())
    }

    fn captured_place(&mut self, variable: VariableId, pos: Pos) -> Eval<Pointer> {
        if self.c.il[variable].storage == Storage::Binding {
            return self.binding_place(variable, pos);
        }
        self.variable_place(variable, pos)
    }

    fn fill_from_string(&mut self, place: &Pointer, ty: TypeId, literal: u32, pos: Pos) -> Eval<()> {
        let Datum::Aggregate(mut units) = self.read_string(literal, &[], pos)? else {
            return stop(Reason::Unknown, pos);
        };
        let count = self.element_count(ty).map_or(units.len(), |count| count as usize);
        units.resize(count.min(1 << 20), Datum::Integer(0));
        self.write(place, Datum::Aggregate(units), pos)
    }

    /// List-initialization (`[dcl.init.list]`).
    fn initialize_by_list(
        &mut self,
        place: &Pointer,
        ty: TypeId,
        elements: &[ExprId],
        constructor: Option<FunctionId>,
        pos: Pos,
    ) -> Eval<()> {
        let class = self.c.class_of(ty);
        if let Some(constructor) = constructor {
            return self.construct_by_list(place, constructor, elements, pos);
        }
        if let ([only], true) = (elements, class.is_some())
            && self.same_class_or_type(self.c.il[*only].ty, ty)
        {
            return self.initialize_at(place, ty, *only);
        }
        match (self.c.split(ty).kind, elements, class) {
            (TypeKind::Array { .. }, [only], _)
                if matches!(self.c.il[*only].kind, ExprKind::String { .. }) =>
            {
                self.initialize_at(place, ty, *only)
            }
            (TypeKind::Array { .. } | TypeKind::Vector { .. }, ..) => {
                self.initialize_parts(place, ty, elements, &mut 0, pos)
            }
            (_, _, Some(class)) => match self.c.initializer_list_element(class) {
                Some(element) => self.make_initializer_list(place, element, elements, pos),
                None if self.c.is_aggregate(class) => self.initialize_parts(place, ty, elements, &mut 0, pos),
                None => self.construct_at(place, None, elements, pos),
            },
            (_, [], _) => {
                let zero = self.zero(ty, pos)?;
                self.write(place, zero, pos)
            }
            (_, [only], _) => self.initialize_at(place, ty, *only),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// A constructor for the elements of a list, or for the list as a whole.
    fn construct_by_list(
        &mut self,
        place: &Pointer,
        constructor: FunctionId,
        elements: &[ExprId],
        pos: Pos,
    ) -> Eval<()> {
        let params = self.c.il[constructor].params(&self.c.il);
        let first = params.first().map(|p| self.c.without_reference(p.ty));
        // An initializer-list constructor can be called with the list alone ([dcl.init.list]).
        let alone = params.iter().skip(1).all(|p| p.has_default);
        let list = first
            .filter(|_| alone)
            .and_then(|ty| self.c.class_of(ty))
            .and_then(|class| self.c.initializer_list_element(class));
        let (Some(element), Some(ty)) = (list, first) else {
            return self.construct_at(place, Some(constructor), elements, pos);
        };
        if let [only, ..] = elements
            && self.same_class_or_type(self.c.il[*only].ty, ty)
        {
            return self.construct_at(place, Some(constructor), elements, pos);
        }
        let blank = self.uninitialized(ty, pos)?;
        let list = self.new_object(ty, blank, None);
        self.make_initializer_list(&list, element, elements, pos)?;
        let declared = self.c.il[constructor].params(&self.c.il).first().map(|p| p.ty);
        let argument = match declared {
            Some(declared) if self.c.is_reference(declared) => {
                self.new_object(declared, Datum::Pointer(list), None)
            }
            _ => list,
        };
        let mut places = vec![argument];
        places.extend(self.arguments_after(constructor, 1, pos)?);
        self.run(constructor, Some(place.clone()), places, pos).map(|_| ())
    }

    /// A std::initializer_list: the address of an array of the elements, and their number
    /// (`[dcl.init.list]`).
    fn make_initializer_list(
        &mut self,
        place: &Pointer,
        element: TypeId,
        elements: &[ExprId],
        pos: Pos,
    ) -> Eval<()> {
        let bound = ArrayBound::Constant { count: (elements.len() as u64).into() };
        let ty = self.c.make_type(TypeKind::Array { element, bound });
        let blank = self.uninitialized(ty, pos)?;
        let array = self.new_object(ty, blank, elements.first().copied());
        self.initialize_parts(&array, ty, elements, &mut 0, pos)?;
        let parts = vec![Datum::Pointer(array.child(0)), Datum::Integer(elements.len() as i128)];
        self.write(place, Datum::Aggregate(parts), pos)
    }

    /// Initializes the parts of an aggregate by elements from `at` on (`[dcl.init.aggr]`); where an element is
    /// neither a list nor fits a part that is an aggregate itself, it begins the parts of the part.
    fn initialize_parts(
        &mut self,
        place: &Pointer,
        ty: TypeId,
        elements: &[ExprId],
        at: &mut usize,
        pos: Pos,
    ) -> Eval<()> {
        let (count, bases, union_) = match self.c.split(ty).kind {
            TypeKind::Class { class } => {
                let entry = &self.c.il[class];
                (entry.bases.len() + entry.members.fields.len(), entry.bases.len(), entry.tag == Tag::Union)
            }
            _ => (self.element_count(ty).unwrap_or(0) as usize, 0, false),
        };
        let mut step = 0;
        while step < count {
            self.spend(1, pos)?;
            if self.is_unnamed_bit_field(ty, step) {
                step += 1;
                continue;
            }
            let mut part = step as u32;
            let element = elements.get(*at).copied();
            let designator = element.and_then(|e| self.designator(e));
            if let Some(designator) = designator {
                part = self.designated_step(ty, designator, pos)?;
                step = part as usize;
            } else if union_ && element.is_none() {
                part = self.initialized_variant(ty);
            }
            let child = place.child(part);
            let part_type = self.child_type(ty, part, pos)?;
            match element {
                None if bases <= step && self.rest_is_plain(ty, part_type) => {
                    return self.fill_with_zero(place, ty, step, count, pos);
                }
                None => self.initialize_rest(&child, ty, part, part_type, pos)?,
                Some(e) if designator.is_some() || self.fits_whole(e, part_type) => {
                    *at += 1;
                    self.initialize_at(&child, part_type, e)?;
                }
                Some(_) => self.nested(pos, |i| i.initialize_parts(&child, part_type, elements, at, pos))?,
            }
            if union_ {
                break;
            }
            step += 1;
        }
        Ok(())
    }

    /// Whether the part of an object at `step` is an unnamed bit-field.
    pub(super) fn is_unnamed_bit_field(&self, ty: TypeId, step: usize) -> bool {
        let TypeKind::Class { class } = self.c.split(ty).kind else { return false };
        let entry = &self.c.il[class];
        let field = step.checked_sub(entry.bases.len()).and_then(|at| entry.members.fields.get(at));
        field.is_some_and(|field| self.c.il.is_unnamed_bit_field(*field))
    }

    /// The member of a union that an empty list makes: one with a default member initializer, else the first
    /// (`[dcl.init.aggr]`).
    fn initialized_variant(&self, ty: TypeId) -> u32 {
        let fields = self.c.class_of(ty).map_or(&[][..], |class| &self.c.il[class].members.fields[..]);
        let initialized = fields.iter().position(|field| self.c.il[*field].has_init);
        let first = || fields.iter().position(|field| !self.c.il.is_unnamed_bit_field(*field));
        initialized.or_else(first).unwrap_or(0) as u32
    }

    fn designator(&self, e: ExprId) -> Option<Designator> {
        match self.c.il[e].kind {
            ExprKind::Designated { path, .. } => match self.c.il[path] {
                [only] => Some(only),
                _ => None,
            },
            _ => None,
        }
    }

    fn designated_step(&mut self, ty: TypeId, designator: Designator, pos: Pos) -> Eval<u32> {
        match designator {
            Designator::Field { name, field } => {
                let Some(class) = self.c.class_of(ty) else { return stop(Reason::Unknown, pos) };
                let field = match field {
                    Some(field) => field,
                    None => self.field_named(class, name, pos)?,
                };
                match self.path_to_field(class, field, 0).as_deref() {
                    Some([step]) => Ok(*step),
                    _ => stop(Reason::Unknown, pos),
                }
            }
            Designator::Index { index } => {
                let index = self.rvalue(index)?.integer(pos)?;
                u32::try_from(index).map_or_else(|_| stop(Reason::OutOfBounds, pos), Ok)
            }
            Designator::Range { .. } => stop(Reason::Unknown, pos),
        }
    }

    /// Whether an element initializes a part as a whole rather than the first of its parts.
    fn fits_whole(&mut self, e: ExprId, part: TypeId) -> bool {
        let entry = self.c.il[e];
        match (self.c.split(part).kind, entry.kind) {
            (_, ExprKind::InitList { .. } | ExprKind::Designated { .. }) => true,
            (TypeKind::Array { .. }, ExprKind::String { .. }) => true,
            (TypeKind::Array { .. }, _) => false,
            (TypeKind::Class { class }, _) => {
                self.same_class_or_type(entry.ty, part)
                    || !self.c.is_aggregate(class)
                    || self.c.conversion_sequence(e, part, true).is_some()
            }
            _ => true,
        }
    }

    /// Whether parts without an initializer are zero and nothing more.
    fn rest_is_plain(&self, whole: TypeId, part: TypeId) -> bool {
        matches!(self.c.split(whole).kind, TypeKind::Array { .. }) && self.c.is_scalar(part)
    }

    fn fill_with_zero(&mut self, place: &Pointer, ty: TypeId, from: usize, to: usize, pos: Pos) -> Eval<()> {
        let element = self.child_type(ty, 0, pos)?;
        let zero = self.zero(element, pos)?;
        // Nothing is there yet where an inactive member of a union begins.
        let known = if from == 0 { self.uninitialized(ty, pos)? } else { self.read(place, pos)? };
        let Datum::Aggregate(mut parts) = known else { return stop(Reason::Unknown, pos) };
        for part in parts.iter_mut().take(to).skip(from) {
            *part = zero.clone();
        }
        self.write(place, Datum::Aggregate(parts), pos)
    }

    /// A part that the list has no element for: its default initializer, else an empty list.
    fn initialize_rest(
        &mut self,
        place: &Pointer,
        whole: TypeId,
        step: u32,
        ty: TypeId,
        pos: Pos,
    ) -> Eval<()> {
        if let Some(class) = self.c.class_of(whole) {
            let entry = &self.c.il[class];
            let field = entry.members.fields.get((step as usize).wrapping_sub(entry.bases.len())).copied();
            if let Some(field) = field.filter(|f| self.c.il[*f].has_init) {
                return self.default_member(place, field, pos);
            }
        }
        if self.c.is_reference(ty) {
            return stop(Reason::NotConstant, pos);
        }
        self.nested(pos, |i| i.initialize_by_list(place, ty, &[], None, pos))
    }
}
