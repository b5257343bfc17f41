//! Calls of functions (`[expr.call]`, `[dcl.constexpr]`).

use super::Interpreter;
use super::source_location::Needing;
use super::value::*;
use crate::il::*;
use crate::source::{Pos, Spent};
use smallvec::SmallVec;

/// A call in progress.
pub(super) struct Frame {
    pub function: FunctionId,
    /// Local variables and parameters with their objects, innermost last.
    pub variables: Vec<(VariableId, Pointer)>,
    /// What `this` points to: the closure object in the body of a lambda expression.
    pub this: Option<Pointer>,
    /// The lambda expression whose body is evaluated.
    pub lambda: Option<LambdaId>,
    /// What a return statement gave.
    pub result: Option<Datum>,
}

impl Interpreter<'_> {
    /// The object of a local variable of the call in progress.
    pub fn local(&self, id: VariableId) -> Option<Pointer> {
        let frame = self.frames.last()?;
        frame.variables.iter().rev().find(|(v, _)| *v == id).map(|(_, place)| place.clone())
    }

    /// The object that a lambda expression's body means by a captured variable (`[expr.prim.lambda.capture]`).
    pub fn captured(&mut self, id: VariableId, pos: Pos) -> Eval<Option<Pointer>> {
        let Some(frame) = self.frames.last() else { return Ok(None) };
        let (Some(lambda), Some(this)) = (frame.lambda, frame.this.clone()) else { return Ok(None) };
        if self.is_value_without_object(id) {
            return Ok(None);
        }
        let captures = &self.c.il[self.c.il[lambda].captures];
        let field = captures.iter().find_map(|capture| match capture.kind {
            CaptureKind::Copy { variable } | CaptureKind::Reference { variable } if variable == id => {
                capture.field
            }
            CaptureKind::Init { variable, .. } if variable == id => capture.field,
            _ => None,
        });
        let Some(field) = field else { return Ok(None) };
        let place = self.field_place(&this, field, pos)?;
        if self.c.is_reference(self.c.il[field].ty) {
            return self.read(&place, pos)?.pointer(pos).map(Some);
        }
        Ok(Some(place))
    }

    /// Whether a variable is a constant of no class: its value is known without the object, which no closure needs to
    /// hold (`[basic.def.odr]`).
    pub fn is_value_without_object(&mut self, id: VariableId) -> bool {
        let ty = self.c.il[id].ty;
        !self.c.is_reference(ty)
            && self.c.class_of(self.c.innermost_element(ty)).is_none()
            && self.c.variable_value(id).is_some()
    }

    /// What `this` points to. In the body of a lambda expression that is what it captured.
    /// `implicit`: it is not written.
    pub fn this(&mut self, implicit: bool, pos: Pos) -> Eval<Pointer> {
        match (self.frames.last(), &self.object) {
            (Some(Frame { this: Some(this), lambda: None, .. }), _) | (None, Some(this)) => Ok(this.clone()),
            (None, None) => stop(Reason::This, if implicit { Pos::NONE } else { pos }),
            _ => stop(Reason::NotConstant, pos),
        }
    }

    /// The object of a name of a structured binding.
    pub fn binding_place(&mut self, id: VariableId, pos: Pos) -> Eval<Pointer> {
        match self.local(id) {
            Some(place) => Ok(place),
            None => match self.captured(id, pos)? {
                Some(place) => Ok(place),
                None => stop(Reason::Variable(id, true), pos),
            },
        }
    }

    /// A call, an operator function's call or a user-defined literal: its value, or for functions that return
    /// references the address.
    pub fn call_expression(&mut self, e: ExprId) -> Eval<Datum> {
        let entry = self.c.il[e];
        let pos = entry.pos;
        match entry.kind {
            ExprKind::Call { callee, args } => {
                let args = self.c.il[args].to_vec();
                self.call_callee(callee, &args, e, pos)
            }
            ExprKind::Operator { op, function: Some(Entity::Function { id }), args, .. } => {
                let args = self.c.il[args].to_vec();
                self.call_operator(op, id, &args, pos)
            }
            ExprKind::UserLiteral { operand, function: Some(function), .. } => {
                self.call_literal(function, operand, pos)
            }
            _ => stop(Reason::Unknown, pos),
        }
    }

    fn call_callee(&mut self, callee: ExprId, args: &[ExprId], call: ExprId, pos: Pos) -> Eval<Datum> {
        match self.c.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => {
                if self.c.il[id].builtin(&self.c.il).is_some() {
                    return self.call_builtin(id, args, call, pos);
                }
                self.call(id, None, args, pos)
            }
            ExprKind::Member { base, arrow, entity: Entity::Function { id }, qualifier, .. } => {
                if self.c.il[id].flags.contains(FunctionFlags::STATIC) {
                    return self.call(id, None, args, pos);
                }
                if self.c.il.has_explicit_object(id) {
                    let object = self.c.object_of(base, arrow);
                    return self.call_on_explicit(id, object, args, pos);
                }
                let (object, ty) = self.object_place(base, arrow)?;
                if qualifier.is_none() {
                    return self.call_overrider(id, object, ty, args, pos);
                }
                let object = self.object_of_class(object, ty, id, pos)?;
                self.call(id, Some(object), args, pos)
            }
            ExprKind::Binary { op: BinaryOp::MemberPointerDot | BinaryOp::MemberPointerArrow, lhs, rhs } => {
                let arrow = matches!(
                    self.c.il[callee].kind,
                    ExprKind::Binary { op: BinaryOp::MemberPointerArrow, .. }
                );
                let (object, ty) = self.object_place(lhs, arrow)?;
                match self.rvalue(rhs)? {
                    Datum::Member(Entity::Function { id }) => self.call_overrider(id, object, ty, args, pos),
                    _ => stop(Reason::NotConstant, pos),
                }
            }
            ExprKind::PseudoDestructor { .. } => Ok(Datum::Void),
            _ => {
                let target = if self.c.function_of(self.c.il[callee].ty).is_some() {
                    self.lvalue(callee)?
                } else {
                    self.rvalue(callee)?.pointer(pos)?
                };
                match target.root {
                    Root::Static(AddressBase::Function { id }) => self.call(id, None, args, pos),
                    _ => stop(Reason::NotConstant, pos),
                }
            }
        }
    }

    /// A call of a function whose first parameter stands for the object (`[expr.call]`).
    fn call_on_explicit(
        &mut self,
        function: FunctionId,
        object: ExprId,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<Datum> {
        let Some(first) = self.c.il[function].params(&self.c.il).first().map(|param| param.ty) else {
            return stop(Reason::Unknown, pos);
        };
        let mut all = vec![self.c.convert_argument(object, first)];
        all.extend_from_slice(args);
        self.call(function, None, &all, pos)
    }

    /// The subobject that a member function is called on.
    fn object_of_class(
        &mut self,
        object: Pointer,
        ty: TypeId,
        function: FunctionId,
        pos: Pos,
    ) -> Eval<Pointer> {
        let Some(class) = self.c.il[function].class else { return Ok(object) };
        let target = self.c.il[class].ty;
        self.adjusted(object, ty, target, pos)
    }

    /// Calls what overrides a virtual function, or a function that is none. What the overrider returns is converted to the
    /// return type of the function that is named (`[class.virtual]`).
    fn call_overrider(
        &mut self,
        named: FunctionId,
        object: Pointer,
        ty: TypeId,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<Datum> {
        let id = self.final_overrider(named, &object, pos)?;
        let object = self.object_of_class(object, ty, id, pos)?;
        let result = self.call(id, Some(object), args, pos)?;
        let Datum::Pointer(place) = result else { return Ok(result) };
        let target = |c: &Self, id: FunctionId| {
            let (ret, ..) = c.c.function_of(c.c.il[id].ty)?;
            let referred = c.c.without_reference(ret);
            Some(c.c.pointee(referred).unwrap_or(referred))
        };
        match (target(self, id), target(self, named)) {
            (Some(from), Some(to)) if id != named => self.adjusted(place, from, to, pos).map(Datum::Pointer),
            _ => Ok(Datum::Pointer(place)),
        }
    }

    /// The function that a call of a virtual function reaches.
    fn final_overrider(&mut self, function: FunctionId, object: &Pointer, pos: Pos) -> Eval<FunctionId> {
        if !self.c.il[function].flags.contains(FunctionFlags::VIRTUAL) {
            return Ok(function);
        }
        // The complete object: what the last member or element step leads to.
        let mut ty = self.root_type(object.root, pos)?;
        let mut complete = ty;
        for step in &object.path {
            let base =
                self.c.class_of(ty).is_some_and(|class| (*step as usize) < self.c.il[class].bases.len());
            ty = self.child_type(ty, *step, pos)?;
            if !base {
                complete = ty;
            }
        }
        let class = self.c.class_of(complete);
        Ok(class.and_then(|class| self.c.overrider(class, function)).unwrap_or(function))
    }

    fn call_operator(
        &mut self,
        op: OverloadedOperator,
        function: FunctionId,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<Datum> {
        let named = match self.c.il[function].name {
            EntityName::Operator { op } => op,
            _ => op,
        };
        if named != op {
            return self.rewritten(op, named, function, args, pos);
        }
        let [first, rest @ ..] = args else { return stop(Reason::Unknown, pos) };
        if !self.c.is_instance_member(Entity::Function { id: function }) {
            if self.c.il[function].class.is_some() {
                return self.call(function, None, rest, pos);
            }
            return self.call(function, None, args, pos);
        }
        if self.c.il.has_explicit_object(function) {
            return self.call_on_explicit(function, *first, rest, pos);
        }
        let object = self.lvalue(*first)?;
        let function = self.final_overrider(function, &object, pos)?;
        let ty = self.c.il[*first].ty;
        let object = self.object_of_class(object, ty, function, pos)?;
        self.call(function, Some(object), rest, pos)
    }

    /// `a != b` by `operator==` (`[over.match.oper]`).
    fn rewritten(
        &mut self,
        op: OverloadedOperator,
        named: OverloadedOperator,
        function: FunctionId,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<Datum> {
        if op != OverloadedOperator::NotEqual || named != OverloadedOperator::Equal {
            return stop(Reason::NotConstant, pos);
        }
        let value = self.call_operator(named, function, args, pos)?.integer(pos)?;
        Ok(Datum::Integer((value == 0).into()))
    }

    /// A literal operator: numbers and characters are passed as they are, strings with their length.
    fn call_literal(&mut self, function: FunctionId, operand: ExprId, pos: Pos) -> Eval<Datum> {
        if self.c.il[function].params(&self.c.il).is_empty() {
            return self.call(function, None, &[], pos);
        }
        let ExprKind::String { literal } = self.c.il[operand].kind else {
            // The characters of a number have no address that is known.
            let first = self.c.il[function].params(&self.c.il).first().map(|param| param.ty);
            if first.is_some_and(|ty| self.c.is_pointer(ty)) {
                return stop(Reason::Unknown, pos);
            }
            return self.call(function, None, &[operand], pos);
        };
        let length = self
            .c
            .il
            .literals
            .strings
            .get(literal as usize)
            .map(|s| s.length as usize / s.encoding.unit_size());
        let start = Pointer {
            root: Root::Static(AddressBase::String { literal }),
            path: Path::from_slice(&[0]),
            past_end: false,
        };
        let values = [Datum::Pointer(start), Datum::Integer(length.unwrap_or(0) as i128)];
        let places = values
            .into_iter()
            .zip(self.c.il[function].params(&self.c.il).to_vec())
            .map(|(value, param)| self.new_object(param.ty, value, None))
            .collect();
        self.run(function, None, places, pos)
    }

    /// A conversion function called on an object.
    pub fn call_conversion(&mut self, function: FunctionId, operand: ExprId, pos: Pos) -> Eval<Datum> {
        let object = self.lvalue(operand)?;
        let function = self.final_overrider(function, &object, pos)?;
        let ty = self.c.il[operand].ty;
        let object = self.object_of_class(object, ty, function, pos)?;
        self.call(function, Some(object), &[], pos)
    }

    /// Calls a function for arguments; missing ones have defaults.
    pub fn call(
        &mut self,
        function: FunctionId,
        this: Option<Pointer>,
        args: &[ExprId],
        pos: Pos,
    ) -> Eval<Datum> {
        if let (EntityName::Destructor, Some(object)) = (self.c.il[function].name, &this) {
            return self.call_destructor(function, object, pos);
        }
        if let Some(result) = self.defaulted_call(function, this.as_ref(), args, pos) {
            return result;
        }
        let alone = this.is_none() && self.needed && self.c.il[function].params(&self.c.il).is_empty();
        if let Some(number) = self.c.constants.numbers.get(&function).filter(|_| alone) {
            return Ok(Datum::Integer(*number));
        }
        let places = self.arguments(function, args, pos)?;
        let result = self.run(function, this, places, pos)?;
        if let (true, &Datum::Integer(number)) = (alone, &result) {
            self.c.constants.numbers.insert(function, number);
        }
        Ok(result)
    }

    /// Objects for the parameters of a function, initialized by arguments.
    pub fn arguments(&mut self, function: FunctionId, args: &[ExprId], pos: Pos) -> Eval<Vec<Pointer>> {
        let params: SmallVec<[_; 8]> = SmallVec::from_slice(self.c.il[function].params(&self.c.il));
        let mut places = Vec::with_capacity(params.len());
        for (argument, param) in args.iter().zip(&params) {
            places.push(self.parameter(*argument, param.ty)?);
        }
        places.extend(self.arguments_after(function, args.len(), pos)?);
        Ok(places)
    }

    /// The objects of the parameters of a function after the first `given` ones, initialized by their default arguments.
    pub(super) fn arguments_after(
        &mut self,
        function: FunctionId,
        given: usize,
        pos: Pos,
    ) -> Eval<Vec<Pointer>> {
        let params: SmallVec<[_; 8]> = SmallVec::from_slice(self.c.il[function].params(&self.c.il));
        let mut places = Vec::new();
        for (index, param) in params.iter().enumerate().skip(given) {
            let argument = self.default_argument(function, index, pos)?;
            places.push(self.used_at(Needing::Call, pos, |i| i.parameter(argument, param.ty))?);
        }
        Ok(places)
    }

    /// The object of a parameter, initialized by an argument.
    fn parameter(&mut self, argument: ExprId, ty: TypeId) -> Eval<Pointer> {
        if self.c.is_reference(ty) {
            let value = Datum::Pointer(self.bound_address(argument, ty)?);
            return Ok(self.new_object(ty, value, None));
        }
        self.materialize(argument, ty)
    }

    fn default_argument(&mut self, function: FunctionId, index: usize, pos: Pos) -> Eval<ExprId> {
        let param = self.c.il[function].params(&self.c.il).get(index).copied();
        let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        match param.and_then(|p| p.default.map(|e| (e, p.ty))) {
            Some((e, ty)) if !self.c.il[e].flags.intersects(dependent) => Ok(self.c.convert_argument(e, ty)),
            _ => stop(Reason::Unknown, pos),
        }
    }

    /// Runs a function whose parameters are initialized.
    pub fn run(
        &mut self,
        function: FunctionId,
        this: Option<Pointer>,
        places: Vec<Pointer>,
        pos: Pos,
    ) -> Eval<Datum> {
        let entry = &self.c.il[function];
        let allowed = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL;
        if !entry.flags.intersects(allowed) {
            return stop(Reason::NotConstexpr(function), pos);
        }
        if let Some(reason) = self.c.keeps_from_constexpr(function) {
            return stop(reason, pos);
        }
        let lambda = match entry.class {
            Some(class) if entry.flags.contains(FunctionFlags::LAMBDA) => self.c.il[class].lambda(&self.c.il),
            _ => None,
        };
        let Some((params, body)) = self.c.body_of(function) else {
            return stop(Reason::NoBody(function), pos);
        };
        if self.frames.len() >= self.c.constants.limits.calls {
            return stop(Reason::Depth, pos);
        }
        self.spend(3, pos)?;
        let variables: Vec<_> = self.c.il[params].iter().copied().zip(places).collect();
        for (parameter, place) in &variables {
            let declared = self.c.il[*parameter].ty;
            self.end_of_initialization(place, declared);
        }
        self.frames.push(Frame { function, variables, this, lambda, result: None });
        let made = self.objects.len();
        let use_site = self.use_site.take();
        let started = self.c.input.trace.start();
        let outcome = self.run_body(function, body, pos);
        if self.frames.len() == 1 {
            self.c.input.trace.end(started, Spent::Constant(function.index()), pos);
        }
        self.use_site = use_site;
        let result = self.frames.pop().and_then(|frame| frame.result);
        let outcome = outcome.and_then(|flow| self.destroy_from(made, None, pos).map(|()| flow));
        self.cut_back_objects(made);
        if outcome.is_err() {
            self.trace.push(pos);
        }
        outcome?;
        let end = match self.c.il[body].statement.map(|s| self.c.il[s].kind) {
            Some(StmtKind::Compound { end, .. }) => end,
            _ => pos,
        };
        let void = self.c.function_of(self.c.il[function].ty).is_none_or(|(ret, ..)| self.c.is_void(ret));
        match result {
            Some(value) => Ok(value),
            None if void => Ok(Datum::Void),
            None => stop(Reason::NoReturn, end),
        }
    }

    fn run_body(&mut self, function: FunctionId, body: FunctionBodyId, pos: Pos) -> Eval<()> {
        if self.c.il[function].name == EntityName::Constructor {
            self.run_member_inits(function, body, pos)?;
        }
        match self.c.il[body].statement {
            Some(statement) => self.nested(pos, |i| i.execute(statement)).map(|_| ()),
            None => stop(Reason::NoBody(function), pos),
        }
    }
}
