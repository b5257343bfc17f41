//! Constructors, defaulted members and allocation (`[class.init]`, `[class.copy.ctor]`, `[expr.new]`).

use super::Interpreter;
use super::copy::Transfer;
use super::memory::Object;
use super::source_location::Needing;
use super::value::*;
use crate::compilation::boundary;
use crate::il::fields::NamedFields;
use crate::il::*;
use crate::source::Pos;

impl Interpreter<'_> {
    /// Calls of functions that have no body of their own: defaulted special members and comparisons. None for
    /// other functions.
    pub fn defaulted_call(
        &mut self,
        function: FunctionId,
        this: Option<&Pointer>,
        args: &[ExprId],
        pos: Pos,
    ) -> Option<Eval<Datum>> {
        let entry = &self.c.il[function];
        if !entry.flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) {
            return None;
        }
        let (class, name) = (entry.class, entry.name);
        let EntityName::Operator { op } = name else {
            return None;
        };
        match (op, this, args) {
            (OverloadedOperator::Assign, Some(this), [from]) => {
                let class = class?;
                let moves = self.c.copy_or_move_of(function, class) == Some(true);
                Some(self.copy_to(this, class, *from, Transfer { moves, assigns: true }, pos))
            }
            (OverloadedOperator::Equal, Some(this), [other]) => {
                let this = this.clone();
                Some(self.lvalue(*other).and_then(|other| self.equal_objects(&this, &other, pos)))
            }
            (OverloadedOperator::Equal, None, [a, b]) => Some(self.lvalue(*a).and_then(|a| {
                let b = self.lvalue(*b)?;
                self.equal_objects(&a, &b, pos)
            })),
            _ => Some(stop(Reason::NotConstant, pos)),
        }
    }

    /// The value of an object of class type copied to another one; what it is assigned to.
    fn copy_to(
        &mut self,
        to: &Pointer,
        class: ClassId,
        from: ExprId,
        how: Transfer,
        pos: Pos,
    ) -> Eval<Datum> {
        let source = self.lvalue(from)?;
        let (ty, target) = (self.c.il[from].ty, self.c.il[class].ty);
        let source = self.adjusted(source, ty, target, pos)?;
        self.transfer_object(to, &source, class, how, pos)?;
        Ok(Datum::Pointer(to.clone()))
    }

    /// A defaulted comparison: all parts in order (`[class.eq]`).
    fn equal_objects(&mut self, a: &Pointer, b: &Pointer, pos: Pos) -> Eval<Datum> {
        let ty = self.pointee_type(a, pos)?;
        let equal = self.nested(pos, |i| i.equal_parts(ty, a, b, pos))?;
        Ok(Datum::Integer(equal.into()))
    }

    fn equal_parts(&mut self, ty: TypeId, a: &Pointer, b: &Pointer, pos: Pos) -> Eval<bool> {
        let count = match self.c.split(ty).kind {
            TypeKind::Array { .. } => self.element_count(ty).unwrap_or(0) as usize,
            TypeKind::Class { class } => {
                let entry = &self.c.il[class];
                entry.bases.len() + entry.members.fields.len()
            }
            _ => {
                let (x, y) = (self.read(a, pos)?, self.read(b, pos)?);
                return self.compare_values(BinaryOp::Equal, ty, &x, &y, pos);
            }
        };
        for step in 0..count as u32 {
            if self.is_unnamed_bit_field(ty, step as usize) {
                continue;
            }
            let part = self.child_type(ty, step, pos)?;
            let (x, y) = (a.child(step), b.child(step));
            let class = self.c.class_of(part);
            let plain = class.is_none_or(|class| self.has_defaulted_equality(class));
            if !plain {
                return stop(Reason::NotConstant, pos);
            }
            if !self.nested(pos, |i| i.equal_parts(part, &x, &y, pos))? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn has_defaulted_equality(&self, class: ClassId) -> bool {
        let key = crate::sema::lookup::Key::operator(OverloadedOperator::Equal);
        self.c.symbols.bindings.get(self.c.il[class].scope, key).iter().any(|e| match *e {
            Entity::Function { id } => self.c.il[id].flags.contains(FunctionFlags::DEFAULTED),
            _ => false,
        })
    }

    /// Initializes an object of class type by a constructor, which is looked for where it is not given.
    pub fn construct_at(
        &mut self,
        place: &Pointer,
        constructor: Option<FunctionId>,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<()> {
        let ty = self.pointee_type(place, pos)?;
        let Some(class) = self.c.class_of(ty) else { return stop(Reason::Unknown, pos) };
        let constructor = match constructor {
            Some(constructor) => constructor,
            None => match self.c.attempt(|c| c.best_constructor(class, args)) {
                Some(crate::sema::overload::Resolution::Function(function)) => function,
                _ => return stop(Reason::Unknown, pos),
            },
        };
        let entry = &self.c.il[constructor];
        let flags = entry.flags;
        if flags.contains(FunctionFlags::DELETED) {
            return stop(Reason::NotConstant, pos);
        }
        if flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) {
            let [from, ..] = args else {
                // Value-initialization: what no program provides leaves no object without a value.
                if !self.c.is_user_provided(constructor) {
                    let zero = self.zero(ty, pos)?;
                    self.write(place, zero, pos)?;
                }
                return self.default_members(place, class, constructor, pos);
            };
            let moves = self.c.copy_or_move_of(constructor, class) == Some(true);
            return self.copy_into(place, class, *from, moves, pos);
        }
        // A constructor template of a base is inherited as it is: what is made of it remains the base's.
        let of_base = entry.class.is_some_and(|of| of != class && self.c.derives_from(class, of));
        let inherited = entry.inherited_from(&self.c.il).or(of_base.then_some(constructor));
        if let Some(base) = inherited {
            return self.construct_inherited(place, class, base, args, pos);
        }
        let places = self.arguments(constructor, args, pos)?;
        self.run(constructor, Some(place.clone()), places, pos).map(|_| ())
    }

    /// The implicit copy or move constructor.
    fn copy_into(
        &mut self,
        place: &Pointer,
        class: ClassId,
        from: ExprId,
        moves: bool,
        pos: Pos,
    ) -> Eval<()> {
        let source = self.lvalue(from)?;
        let (ty, target) = (self.c.il[from].ty, self.c.il[class].ty);
        let source = self.adjusted(source, ty, target, pos)?;
        self.transfer_object(place, &source, class, Transfer { moves, assigns: false }, pos)
    }

    /// The value that a copy of the object of class type at `source` has. Nothing is read of an object without
    /// members, so that it need not be a constant ([expr.const]).
    pub fn copied_object(&mut self, source: &Pointer, ty: TypeId, pos: Pos) -> Eval<Datum> {
        match self.c.class_of(ty) {
            Some(class) if self.c.is_empty_class(class) => self.zero(ty, pos),
            _ => self.read(source, pos),
        }
    }

    /// An inherited constructor initializes its base; everything else is default-initialized
    /// (`[class.inhctor.init]`).
    fn construct_inherited(
        &mut self,
        place: &Pointer,
        class: ClassId,
        from: FunctionId,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<()> {
        let bases = self.c.il[class].bases.clone();
        let of = self.c.il[from].class;
        for (step, base) in bases.iter().enumerate() {
            let part = place.child(step as u32);
            let leads = |base: ClassId| of.is_some_and(|of| self.c.derives_from(base, of));
            if self.c.class_of(base.ty).is_some_and(leads) {
                self.construct_at(&part, Some(from), args, pos)?;
            } else {
                self.default_initialize(&part, base.ty, pos)?;
            }
        }
        for (index, field) in self.c.il[class].members.fields.clone().into_iter().enumerate() {
            let part = place.child((bases.len() + index) as u32);
            self.default_member(&part, field, pos)?;
        }
        Ok(())
    }

    /// What a defaulted default constructor does (`[class.default.ctor]`).
    fn default_members(
        &mut self,
        place: &Pointer,
        class: ClassId,
        constructor: FunctionId,
        pos: Pos,
    ) -> Eval<()> {
        self.used_by(constructor, pos, |i| i.default_parts(place, class, pos))
    }

    fn default_parts(&mut self, place: &Pointer, class: ClassId, pos: Pos) -> Eval<()> {
        let entry = &self.c.il[class];
        let (bases, fields, union_) =
            (entry.bases.clone(), entry.members.fields.clone(), entry.tag == Tag::Union);
        for (step, base) in bases.iter().enumerate() {
            self.default_initialize(&place.child(step as u32), base.ty, pos)?;
        }
        for (index, field) in fields.into_iter().enumerate() {
            if union_ && !self.c.il[field].has_init {
                continue;
            }
            self.default_member(&place.child((bases.len() + index) as u32), field, pos)?;
        }
        Ok(())
    }

    /// A member that no constructor initializer names: its default initializer, or default-initialization.
    pub fn default_member(&mut self, place: &Pointer, field: FieldId, pos: Pos) -> Eval<()> {
        let entry = &self.c.il[field];
        let (ty, has_init) = (entry.ty, entry.has_init);
        if !has_init {
            return self.default_initialize(place, ty, pos);
        }
        match self.c.member_initializer(field) {
            Some(init) => self.used_at(Needing::Initializer, pos, |i| {
                i.in_object(place, |i| i.initialize_at(place, ty, init))
            }),
            None => stop(Reason::Unknown, pos),
        }
    }

    /// Evaluates a default member initializer, in which `this` is the object that the member belongs to.
    fn in_object(&mut self, member: &Pointer, run: impl FnOnce(&mut Self) -> Eval<()>) -> Eval<()> {
        let mut object = member.clone();
        object.path.pop();
        let Some(frame) = self.frames.last_mut() else {
            let outer = self.object.replace(object);
            let result = run(self);
            self.object = outer;
            return result;
        };
        let (this, lambda) = (frame.this.replace(object), frame.lambda.take());
        let result = run(self);
        if let Some(frame) = self.frames.last_mut() {
            frame.this = this;
            frame.lambda = lambda;
        }
        result
    }

    /// Default-initialization: classes by their default constructor, other objects get no value (`[dcl.init]`).
    pub fn default_initialize(&mut self, place: &Pointer, ty: TypeId, pos: Pos) -> Eval<()> {
        match self.c.split(ty).kind {
            TypeKind::Class { .. } => self.nested(pos, |i| i.default_construct(place, pos)),
            TypeKind::Array { element, .. }
                if self.c.class_of(self.c.innermost_element(element)).is_some() =>
            {
                let count = self.element_count(ty).unwrap_or(0);
                for step in 0..count as u32 {
                    self.spend(1, pos)?;
                    self.default_initialize(&place.child(step), element, pos)?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn default_construct(&mut self, place: &Pointer, pos: Pos) -> Eval<()> {
        let ty = self.pointee_type(place, pos)?;
        let Some(class) = self.c.class_of(ty) else { return stop(Reason::Unknown, pos) };
        let constructor = match self.c.attempt(|c| c.best_constructor(class, &[])) {
            Some(crate::sema::overload::Resolution::Function(function)) => function,
            _ => return stop(Reason::Unknown, pos),
        };
        if self.c.il[constructor].flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) {
            return self.default_members(place, class, constructor, pos);
        }
        self.construct_at(place, Some(constructor), &[], pos)
    }

    /// The constructor initializers of the constructor being run, and what they leave out (`[class.base.init]`).
    pub fn run_member_inits(&mut self, constructor: FunctionId, body: FunctionBodyId, pos: Pos) -> Eval<()> {
        let Some(class) = self.c.il[constructor].class else { return stop(Reason::Unknown, pos) };
        let Some(this) = self.frames.last().and_then(|frame| frame.this.clone()) else {
            return stop(Reason::Unknown, pos);
        };
        let inits = self.c.il[self.c.il[body].inits(&self.c.il)].to_vec();
        if inits.iter().any(|init| init.expansion || matches!(init.target, InitTarget::Unknown { .. })) {
            return stop(Reason::Unknown, pos);
        }
        let delegating = inits.iter().find(|init| match init.target {
            InitTarget::Base { ty } => self.c.class_of(ty) == Some(class),
            _ => false,
        });
        if let Some(init) = delegating {
            return self.initialize_by(&this, self.c.il[class].ty, init.init, init.pos);
        }
        let entry = &self.c.il[class];
        let (bases, fields, union_) =
            (entry.bases.clone(), entry.members.fields.clone(), entry.tag == Tag::Union);
        let begin = self.c.il[body].statement.map_or(pos, |statement| self.c.il[statement].pos);
        for (step, base) in bases.iter().enumerate() {
            let part = this.child(step as u32);
            let own = inits.iter().find(|init| match init.target {
                InitTarget::Base { ty } => self.c.class_of(ty) == self.c.class_of(base.ty),
                _ => false,
            });
            match own {
                Some(init) => self.initialize_by(&part, base.ty, init.init, init.pos)?,
                None => self.default_initialize(&part, base.ty, pos)?,
            }
        }
        let named = NamedFields::new(&inits);
        for (index, field) in fields.into_iter().enumerate() {
            let part = this.child((bases.len() + index) as u32);
            if let Some(init) = named.find(&inits, field) {
                self.initialize_by(&part, self.c.il[field].ty, init.init, init.pos)?;
                continue;
            }
            self.initialize_member(&part, field, &inits, union_, begin)?;
        }
        Ok(())
    }

    /// Initializes a member that no initializer names itself.
    fn initialize_member(
        &mut self,
        place: &Pointer,
        field: FieldId,
        inits: &[MemberInit],
        union_: bool,
        pos: Pos,
    ) -> Eval<()> {
        let ty = self.c.il[field].ty;
        // Initializers may name members of anonymous unions.
        let inner = self.c.class_of(ty).filter(|_| self.c.il[field].name.is_none());
        if let Some(inner) = inner {
            for init in inits {
                let InitTarget::Field { id } = init.target else { continue };
                if let Some(path) = self.path_to_field(inner, id, 0) {
                    let mut part = place.clone();
                    part.path.extend(path);
                    let ty = self.c.il[id].ty;
                    return self.initialize_by(&part, ty, init.init, init.pos);
                }
            }
        }
        if union_ && !self.c.il[field].has_init {
            return Ok(());
        }
        // The initializer is used where the body of the constructor begins.
        self.used_at(Needing::Body, pos, |i| i.default_member(place, field, pos))
    }

    /// A new-expression; allocation in constant expressions is there from C++20 on (`[expr.const]`).
    pub fn allocate(&mut self, id: NewId, pos: Pos) -> Eval<Datum> {
        if self.c.dialect.standard < 20 {
            return stop(Reason::NoMeaning, pos);
        }
        let new = self.c.il[id].clone();
        if new.placement.is_some() {
            return stop(Reason::NotConstant, pos);
        }
        let ty = match new.bound {
            Some(bound) => {
                let count = self.rvalue(bound)?.integer(pos)?;
                let Ok(count) = u64::try_from(count) else { return stop(Reason::OutOfRange, pos) };
                let bound = ArrayBound::Constant { count: count.into() };
                self.c.make_type(TypeKind::Array { element: new.ty, bound })
            }
            None => new.ty,
        };
        let value = self.uninitialized(ty, pos)?;
        self.live_parts += value.parts();
        self.count_parts(1, pos)?;
        self.heap.push(Some(Object {
            ty,
            value,
            number: 0,
            origin: None,
            destroyed_here: false,
            constant: false,
        }));
        self.allocated.push(pos);
        let place = Pointer::to(Root::Heap(self.heap.len() as u32 - 1));
        self.initialize_by(&place, ty, new.init, pos)?;
        let array = matches!(self.c.canonical_kind(ty), TypeKind::Array { .. });
        Ok(Datum::Pointer(if array { place.child(0) } else { place }))
    }

    /// A delete-expression.
    pub fn release(&mut self, operand: ExprId, pos: Pos) -> Eval<Datum> {
        match self.rvalue(operand)? {
            Datum::Null => Ok(Datum::Void),
            Datum::Pointer(Pointer { root: Root::Heap(place), .. }) => {
                let root = Root::Heap(place);
                if let Some(ty) =
                    self.heap.get(place as usize).and_then(Option::as_ref).map(|object| object.ty)
                {
                    self.destroy(&Pointer::to(root), ty, pos)?;
                }
                let object = self.heap.get_mut(place as usize).and_then(Option::take);
                object.map_or_else(|| stop(Reason::NotAllocated, pos), |_| Ok(Datum::Void))
            }
            _ => stop(Reason::NotConstant, pos),
        }
    }
}

impl crate::compilation::Compilation {
    /// The default initializer of a member; those of class template instances are made from their templates'.
    pub(in crate::sema) fn member_initializer(&mut self, field: FieldId) -> Option<ExprId> {
        let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        let entry = &self.il[field];
        let (class, ty) = (entry.class, entry.ty);
        let mut pattern = field;
        while let Some(Entity::Field { id }) = self.instances.made_from.get(&Entity::Field { id: pattern }) {
            pattern = *id;
        }
        let init = entry.init.or(self.il[pattern].init)?;
        // What depends on nothing may still be converted to a type that the template leaves open.
        let made = entry.init != self.il[pattern].init;
        let settled = made || pattern == field || !self.is_dependent(self.il[pattern].ty);
        if settled && !self.il[init].flags.intersects(dependent) {
            return Some(init);
        }
        if pattern == field {
            return None;
        }
        let env = self.environment_of_class(class);
        let made = self.across(boundary::Elsewhere, |c| {
            c.context.scope = c.il[class].scope;
            c.context.class = Some(class);
            c.context.this_type = Some(c.il[class].ty);
            c.attempt(|c| {
                let init = c.substitute_expr(init, &env);
                c.convert_initializer(init, ty)
            })
        });
        let made = made.filter(|init| !self.il[*init].flags.intersects(dependent))?;
        self.il[field].init = Some(made);
        Some(made)
    }
}
