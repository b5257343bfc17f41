//! Variables usable in constant expressions (`[expr.const]`).

use super::Interpreter;
use super::value::*;
use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// The value of a variable that is usable in constant expressions, computed at its first use: a constexpr
    /// variable, a constant of integral or enumeration type, or a reference, with a constant initializer. The
    /// value of a reference is the address of what it refers to.
    pub fn variable_value(&mut self, id: VariableId) -> Option<ConstantId> {
        if let Some(value) = self.il[id].value {
            return Some(value);
        }
        if !self.usable_in_constants(id) {
            return None;
        }
        let value = self.evaluate_variable(id);
        self.il[id].value = value;
        value
    }

    fn usable_in_constants(&self, id: VariableId) -> bool {
        let variable = &self.il[id];
        if variable.storage == Storage::Parameter || variable.flags.contains(VariableFlags::ERROR) {
            return false;
        }
        if variable.flags.contains(VariableFlags::CONSTEXPR) || self.is_reference(variable.ty) {
            return true;
        }
        let quals = self.qualifiers(variable.ty);
        let integral = self.is_integral(variable.ty) || self.enum_of(variable.ty).is_some();
        let undeduced = self.il[variable.ty].flags.contains(TypeFlags::PLACEHOLDER);
        quals.contains(Qualifiers::CONST) && !quals.contains(Qualifiers::VOLATILE) && (integral || undeduced)
    }

    /// Whether a variable other than an array is a constant of any type whose value is known here.
    pub fn is_initialized_constant(&mut self, id: VariableId) -> bool {
        let variable = &self.il[id];
        let (quals, array) = (self.qualifiers(variable.ty), self.array_count(variable.ty).is_some());
        if array || quals.contains(Qualifiers::VOLATILE) {
            return false;
        }
        let constant = quals.contains(Qualifiers::CONST);
        self.variable_value(id).is_some() || constant && self.evaluate_variable(id).is_some()
    }

    /// Records whether a variable that was initialized is a constant scalar, or a reference whose object is known. A string
    /// literal is no constant: nothing is computed from its address.
    pub(in crate::sema) fn record_constant(&mut self, id: VariableId) {
        let v = &self.il[id];
        let (Some(init), false) = (v.init, v.flags.contains(VariableFlags::CONSTEXPR)) else { return };
        if self.is_reference(v.ty) {
            let object = self.il[init].category != Category::Prvalue
                && !self.il[init].flags.intersects(DEPENDENT | ExprFlags::UNKNOWN)
                && !self.begins_at_run_time(init);
            let bound = object && self.const_scalar_value(id).is_some();
            return self.il[id].flags.set(VariableFlags::BOUND, bound);
        }
        if !self.is_const_scalar(v.ty) {
            return;
        }
        let open = DEPENDENT | ExprFlags::OPEN_ORIGIN;
        let inner = self.il.without_conversions(init);
        let constant = match self.il[inner].kind {
            ExprKind::String { .. } => false,
            _ if self.il[init].flags.intersects(open) => true,
            kind if kind.is_literal() => true,
            _ if self.scope_is_dependent(self.il[id].scope)
                && self.names_open_member(inner, limits::DEFERRED_OPERAND_NESTING) =>
            {
                true
            }
            _ => !self.begins_at_run_time(init) && self.const_scalar_value(id).is_some(),
        };
        self.il[id].flags.set(VariableFlags::CONSTANT, constant);
    }

    /// Whether an expression names a member of a class that depends on template parameters: an instance may have a
    /// constant there.
    fn names_open_member(&self, e: ExprId, depth: u32) -> bool {
        let kind = self.il[e].kind;
        if let ExprKind::Name { entity: Entity::Variable { id }, .. } = kind
            && let (Some(init), Some(depth)) = (self.il[id].init, depth.checked_sub(1))
            && self.il[id].flags.contains(VariableFlags::CONSTANT)
        {
            return self.names_open_member(init, depth);
        }
        let class = match kind {
            ExprKind::Name { entity, .. } | ExprKind::Member { entity, .. } => match entity {
                Entity::Field { id } => Some(self.il[id].class),
                Entity::Variable { id } => self.il[id].class,
                Entity::Function { id } => self.il[id].class,
                _ => None,
            },
            _ => None,
        };
        class.is_some_and(|class| self.is_dependent_class(class))
            || depth.checked_sub(1).is_some_and(|depth| {
                self.il.any_operand(kind, |operand| self.names_open_member(operand, depth))
            })
    }

    /// Whether the evaluation of an expression begins with what only the running program has: a local variable that is no
    /// constant, `this`, or the call of a function that is not constexpr. Most initializers of local variables do.
    fn begins_at_run_time(&self, mut e: ExprId) -> bool {
        loop {
            e = match self.il[e].kind {
                ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                    let v = &self.il[id];
                    let known =
                        VariableFlags::CONSTEXPR.union(VariableFlags::CONSTANT).union(VariableFlags::BOUND);
                    return matches!(v.storage, Storage::Automatic | Storage::Parameter)
                        && !v.flags.intersects(known)
                        && v.value.is_none();
                }
                ExprKind::Name { entity: Entity::Function { id }, .. } => {
                    let f = &self.il[id];
                    let known = FunctionFlags::CONSTEXPR.union(FunctionFlags::CONSTEVAL);
                    return !f.flags.intersects(known) && f.builtin(&self.il).is_none();
                }
                ExprKind::This { .. } => return true,
                ExprKind::Call { callee, .. } => callee,
                ExprKind::Member { base, .. } | ExprKind::Subscript { base, .. } => base,
                ExprKind::Implicit { operand, .. }
                | ExprKind::Unary { operand, .. }
                | ExprKind::Cast { operand, .. } => operand,
                ExprKind::Binary { lhs, .. } => lhs,
                ExprKind::Conditional { condition, .. } => condition,
                _ => return false,
            };
        }
    }

    /// The value of a constant scalar, or the address of what a reference is bound to: the reference program computes with
    /// those that the standard leaves to the program, too.
    pub(super) fn const_scalar_value(&mut self, id: VariableId) -> Option<ConstantId> {
        if let Some(value) = self.constants.scalars.get(&id) {
            return Some(*value);
        }
        self.instantiate_initializer(id);
        let (ty, pos, init) = (self.il[id].ty, self.il[id].pos, self.il[id].init?);
        let mut interpreter = Interpreter::new(self);
        interpreter.own = Some((id, None));
        interpreter.reads_scalars = true;
        let value = interpreter.initializer_value(ty, init);
        let value = value.and_then(|datum| interpreter.intern(&datum, ty, pos)).ok()?;
        self.constants.scalars.insert(id, value);
        Some(value)
    }

    /// Whether objects of a type are scalars that never change.
    pub(in crate::sema) fn is_const_scalar(&self, ty: TypeId) -> bool {
        let split = self.split(ty);
        split.quals.contains(Qualifiers::CONST)
            && !split.quals.contains(Qualifiers::VOLATILE)
            && matches!(
                split.kind,
                TypeKind::Builtin { .. }
                    | TypeKind::Enum { .. }
                    | TypeKind::Pointer { .. }
                    | TypeKind::MemberPointer { .. }
            )
    }

    /// The value that a variable begins with which lives as long as the program, where it is a constant
    /// ([basic.start.static]).
    pub fn static_value(&mut self, id: VariableId) -> Option<ConstantId> {
        let v = &self.il[id];
        let open = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER;
        let lasting = matches!(v.storage, Storage::Static | Storage::Thread);
        if !lasting || !v.defined || self.is_reference(v.ty) || self.il[v.ty].flags.intersects(open) {
            return None;
        }
        if self.scope_is_dependent(v.scope) { None } else { self.evaluate_variable(id) }
    }

    /// The object that a constructor makes of a variable of a function, where its value is known when the program is
    /// translated.
    pub fn constructed_value(&mut self, id: VariableId) -> Option<ConstantId> {
        let v = &self.il[id];
        let open = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER;
        let lasting = matches!(v.storage, Storage::Static | Storage::Thread);
        let built = v.definition.is_some_and(|definition| {
            matches!(self.il[definition].init, Initializer::Paren { .. } | Initializer::None)
        });
        let (ty, scope) = (v.ty, v.scope);
        if lasting || !built || self.il[ty].flags.intersects(open) || self.class_of(ty).is_none() {
            return None;
        }
        if self.scope_is_dependent(scope) { None } else { self.evaluate_variable(id) }
    }

    /// The value that the initializer of a variable gives; there is none while it is being found out.
    fn evaluate_variable(&mut self, id: VariableId) -> Option<ConstantId> {
        // The initializer of a member of an instance is instantiated for it.
        let instantiated = self.instances.made_from.contains_key(&Entity::Variable { id });
        if instantiated && self.instantiation.initializer_depth >= self.instantiation.most {
            self.il[id].flags |= VariableFlags::ERROR;
            return None;
        }
        if !self.constants.evaluating.insert(id) {
            return None;
        }
        self.instantiation.initializer_depth += usize::from(instantiated);
        let value = self.evaluate_initializer(id);
        self.instantiation.initializer_depth -= usize::from(instantiated);
        self.constants.evaluating.remove(&id);
        value
    }

    fn evaluate_initializer(&mut self, id: VariableId) -> Option<ConstantId> {
        self.instantiate_initializer(id);
        self.need_variable(id, self.instantiation.pos);
        let variable = &self.il[id];
        let (ty, pos, init) = (variable.ty, variable.pos, variable.init);
        if self.is_dependent(ty) && self.class_of(ty).is_none() {
            return None;
        }
        let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        if init.is_some_and(|init| self.il[init].flags.intersects(dependent)) {
            return None;
        }
        let declared =
            self.il.entities.functions.len() + self.il.entities.classes.len() + self.il.stmts.len();
        if init.is_some_and(|init| self.constants.without_value.get(&init) == Some(&declared)) {
            return None;
        }
        let of_class = self.class_of(ty).is_some();
        let form = self.il[id].definition.map(|definition| self.il[definition].init);
        let mut interpreter = Interpreter::new(self);
        interpreter.own = Some((id, None));
        let value = match (init, form) {
            (_, Some(form @ (Initializer::Paren { .. } | Initializer::None))) if of_class => {
                interpreter.object_initialized_by(ty, form, pos)
            }
            (Some(init), _) => interpreter.initializer_value(ty, init),
            _ => return None,
        };
        let value = value.and_then(|datum| interpreter.intern(&datum, ty, pos)).ok();
        // What depends on a value that is being computed is known when that is.
        if value.is_none() && self.constants.evaluating.len() == 1 {
            self.constants.without_value.extend(init.map(|init| (init, declared)));
        }
        value
    }

    /// The type of a variable as written, where what `auto` stands for in it depends on template parameters.
    pub fn written_type(&mut self, pattern: VariableId, declared: TypeId) -> TypeId {
        let variable = &self.il[pattern];
        let Some(definition) = variable.definition.filter(|_| variable.ty == self.common.dependent) else {
            return declared;
        };
        let (written, constant) = (self.il[definition].ty, variable.flags.contains(VariableFlags::CONSTEXPR));
        match self.il[written].flags.contains(TypeFlags::PLACEHOLDER) {
            true if constant => self.qualified(written, Qualifiers::CONST),
            true => written,
            false => declared,
        }
    }
}

impl Interpreter<'_> {
    /// The value that an initializer gives an object of a type; for references, the address they get.
    pub fn initializer_value(&mut self, ty: TypeId, init: ExprId) -> Eval<Datum> {
        let pos = self.c.il[init].pos;
        if self.c.is_reference(ty) {
            return self.bound_address(init, ty).map(Datum::Pointer);
        }
        let blank = self.uninitialized(ty, pos)?;
        let place = self.new_object(ty, blank, None);
        self.begin_own(&place);
        self.initialize_at(&place, ty, init)?;
        self.read(&place, pos)
    }

    /// The value of an object of class type after its initialization.
    pub(super) fn object_initialized_by(&mut self, ty: TypeId, init: Initializer, pos: Pos) -> Eval<Datum> {
        let blank = self.uninitialized(ty, pos)?;
        let place = self.new_object(ty, blank, None);
        self.begin_own(&place);
        self.initialize_by(&place, ty, init, pos)?;
        self.read(&place, pos)
    }

    /// The address of a variable's object: of what it refers to where it is a reference.
    pub fn variable_place(&mut self, id: VariableId, pos: Pos) -> Eval<Pointer> {
        let reference = self.c.is_reference(self.c.il[id].ty);
        let place = match self.local(id) {
            Some(place) => place,
            None => match self.captured(id, pos)? {
                Some(place) => return Ok(place),
                None if reference && self.is_own(id) => return stop(Reason::Uninitialized, pos),
                None if reference => match self.c.variable_value(id) {
                    Some(value) => return self.datum_of(value, pos)?.pointer(pos),
                    None => return stop(Reason::Variable(id, true), pos),
                },
                None => {
                    self.named = Some((id, pos));
                    return Ok(Pointer::to(Root::Static(AddressBase::Variable { id })));
                }
            },
        };
        if reference { self.read(&place, pos)?.pointer(pos) } else { Ok(place) }
    }
}
