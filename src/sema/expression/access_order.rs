//! The order in which an expression uses the values of its operands.
//!
//! What an operator reads is noted when the value of its whole operand is needed: parentheses, arguments, conditions
//! and the right operands of binary operators come to that first, left operands wait for what follows them.

use crate::il::*;
use crate::sema::expression::variable_access::{Access, AccessWalk};
use crate::tables::limits;
use smallvec::{SmallVec, smallvec};

/// Something that happens to what an expression designates.
type Event = (ExprId, Access);

/// What still is to be noted of an expression.
type Pending = SmallVec<[Event; 4]>;

/// The parameters of what is called.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Parameters {
    Declared(FunctionId),
    Types(List<TypeId>),
    Unknown,
}

impl Parameters {
    fn of_function(function: Option<FunctionId>) -> Self {
        function.map_or(Self::Unknown, Self::Declared)
    }

    fn of_type(types: Option<List<TypeId>>) -> Self {
        types.map_or(Self::Unknown, Self::Types)
    }
}

impl AccessWalk<'_> {
    /// The operands of an expression and what it does to them.
    pub(in crate::sema) fn node(&mut self, e: ExprId) {
        let pending = self.pending(e);
        self.note(pending);
    }

    /// The same where it is not known what is made of the value.
    pub(in crate::sema) fn unknown_node(&mut self, e: ExprId) {
        let mut pending = self.pending(e);
        for (_, access) in &mut pending {
            *access = Access::Unknown;
        }
        self.note(pending);
    }

    fn note(&mut self, events: Pending) {
        for (e, access) in events {
            if !self.only_leads_on(e) {
                self.access(e, access);
            }
        }
    }

    /// Looks at an expression; what it reads itself is left to what it is an operand of.
    fn pending(&mut self, e: ExprId) -> Pending {
        if self.depth >= limits::ACCESS_ORDER_NESTING {
            return Pending::new();
        }
        self.depth += 1;
        let mut pending = self.operands(e);
        self.depth -= 1;
        // What an operation does that depends on a template parameter is not known, but of pointers.
        if self.c.il[e].flags.contains(ExprFlags::TYPE_DEPENDENT) {
            let pointer = self.pointer_read(e);
            for (operand, access) in &mut pending {
                if *access != Access::Read || Some(*operand) != pointer {
                    *access = Access::Unknown;
                }
            }
        }
        if self.c.il[e].flags.contains(ExprFlags::PARENTHESIZED) {
            self.note(pending);
            return Pending::new();
        }
        pending
    }

    /// The operand of an expression that is a pointer whose value it needs, whatever its type depends on.
    fn pointer_read(&self, e: ExprId) -> Option<ExprId> {
        let operand = match self.c.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Deref, operand } => operand,
            ExprKind::Subscript { base, .. }
            | ExprKind::Member { base, arrow: true, .. }
            | ExprKind::DependentMember { base, arrow: true, .. } => base,
            _ => return None,
        };
        self.c.is_pointer(self.c.il[operand].ty).then_some(operand)
    }

    /// What is converted to a value by implicit conversions.
    pub(in crate::sema) fn converted(&self, e: ExprId) -> ExprId {
        let mut at = e;
        while let ExprKind::Implicit { conversion, operand, .. } = self.c.il[at].kind
            && !keeps_object(conversion)
            && self.c.il[at].category == Category::Prvalue
        {
            at = operand;
        }
        at
    }

    fn operands(&mut self, e: ExprId) -> Pending {
        match self.c.il[e].kind {
            ExprKind::Unary { op, operand } => self.unary(op, operand),
            ExprKind::Binary { op, lhs, rhs } => self.binary(op, lhs, rhs),
            ExprKind::Conditional { condition, then, otherwise } => {
                self.node(condition);
                self.access(condition, Access::Read);
                let value = self.c.il[e].category == Category::Prvalue;
                let mut pending = Pending::new();
                for branch in then.into_iter().chain([otherwise]) {
                    self.node(branch);
                    if value {
                        pending.push((branch, Access::Read));
                    }
                }
                pending
            }
            ExprKind::Subscript { base, index } => {
                let pointer = self.c.pointee(self.c.il[base].ty).is_some();
                let mut pending = if pointer { self.pointer(base) } else { self.pending(base) };
                if self.pointed_object(index).is_some() {
                    pending.append(&mut self.pointer(index));
                } else {
                    self.node(index);
                    pending.push((index, Access::Read));
                }
                pending
            }
            ExprKind::Member { base, arrow, .. }
            | ExprKind::DependentMember { base, arrow, .. }
            | ExprKind::PseudoDestructor { base, arrow, .. } => match arrow {
                true => self.pointer(base),
                false => self.pending(base),
            },
            ExprKind::Implicit { conversion: ConversionKind::User, operand, function: Some(function) }
                if self.c.il[function].name == EntityName::Constructor =>
            {
                self.arguments(Some(function), &[operand])
            }
            ExprKind::Implicit { operand, .. } | ExprKind::Extension { operand } => self.pending(operand),
            ExprKind::Cast { to, operand, .. } => {
                let mut pending = self.pending(operand);
                // A value that a constructor takes by reference is not read here; copying an object of a class reads it.
                let bound = self.c.functions.bound_operands.contains(&operand)
                    && self.c.class_of(self.c.il[operand].ty).is_none();
                // What is made of an object that a reference leads to happens to that.
                if bound {
                    pending.insert(0, (operand, Access::Address));
                } else if !self.c.is_void(to) && !self.c.is_reference(to) {
                    // An object of a class is read by its conversion function.
                    let converted =
                        self.c.class_of(self.c.il[operand].ty).is_some() && self.c.class_of(to).is_none();
                    let access = if converted { Access::Address } else { Access::Read };
                    pending.insert(0, (operand, access));
                }
                pending
            }
            ExprKind::Call { callee, args } => self.call(callee, args),
            ExprKind::Operator { function, args, .. } => self.operator_call(function, args),
            ExprKind::InitList { elements, constructor: None } => {
                let elements = self.c.il[elements].to_vec();
                self.members(self.c.il[e].ty, &elements)
            }
            kind => self.other(kind),
        }
    }

    fn other(&mut self, kind: ExprKind) -> Pending {
        match kind {
            ExprKind::Construct { args, constructor, .. } => {
                let args = self.c.il[args].to_vec();
                self.arguments(constructor, &args)
            }
            ExprKind::ConstructBrace { list, .. } | ExprKind::CompoundLiteral { list, .. } => {
                self.pending(list)
            }
            ExprKind::InitList { elements, constructor } => {
                let elements = self.c.il[elements].to_vec();
                self.arguments(constructor, &elements)
            }
            ExprKind::Designated { value, .. } => {
                self.node(value);
                smallvec![(value, Access::Read)]
            }
            ExprKind::Throw { operand: Some(operand) } | ExprKind::Delete { operand, .. } => {
                self.node(operand);
                smallvec![(operand, Access::Read)]
            }
            ExprKind::New { id } => self.new_expression(id),
            ExprKind::Lambda { id } => {
                self.captures(id);
                Pending::new()
            }
            ExprKind::Launch { configure, call } => {
                self.node(configure);
                self.node(call);
                Pending::new()
            }
            _ => Pending::new(),
        }
    }

    /// What comes before the object that a pointer points to is designated: where the object is known, its address is not
    /// taken for something else.
    fn pointer(&mut self, e: ExprId) -> Pending {
        let Some(object) = self.pointed_object(e) else {
            let mut pending = self.pending(e);
            pending.insert(0, (e, Access::Read));
            return pending;
        };
        let (host, depth, designated) = (self.host, self.depth, Some(object));
        let mut walk = AccessWalk { c: &mut *self.c, host, depth, designated };
        let mut pending = walk.pending(e);
        pending.retain(|(of, _)| !walk.only_leads_on(*of));
        pending
    }

    /// Whether what happens to an expression is that it leads to the object which is looked for.
    fn only_leads_on(&self, e: ExprId) -> bool {
        self.designated.is_some_and(|object| e == object || self.pointed_object(e) == Some(object))
    }

    fn unary(&mut self, op: UnaryOp, operand: ExprId) -> Pending {
        if op == UnaryOp::Deref {
            return self.pointer(operand);
        }
        let mut pending = self.pending(operand);
        // A part of a complex number is an object too.
        if matches!(op, UnaryOp::Real | UnaryOp::Imag) && self.c.il[operand].category != Category::Prvalue {
            return pending;
        }
        if op == UnaryOp::Address {
            pending.push((operand, Access::Address));
            return pending;
        }
        let constant = self.c.qualifiers(self.c.il[operand].ty).contains(Qualifiers::CONST);
        if op.changes_operand() && constant {
            return pending;
        }
        if op.changes_operand() && self.c.is_constant_memory(operand) {
            return pending;
        }
        let mut events = Pending::new();
        for object in self.alternatives(operand) {
            events.push((object, Access::Read));
            if op.changes_operand() {
                events.push((object, Access::Write));
            }
        }
        events.append(&mut pending);
        events
    }

    /// The objects of which a conditional expression designates one.
    fn alternatives(&self, e: ExprId) -> SmallVec<[ExprId; 4]> {
        match self.c.il[e].kind {
            ExprKind::Conditional { then: Some(then), otherwise, .. }
                if self.c.il[e].category != Category::Prvalue =>
            {
                smallvec![then, otherwise]
            }
            _ => smallvec![e],
        }
    }

    fn binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId) -> Pending {
        match op {
            BinaryOp::Comma => {
                self.node(lhs);
                self.pending(rhs)
            }
            BinaryOp::LogicalAnd | BinaryOp::LogicalOr => {
                self.node(lhs);
                // The left operand is converted before the right one is known.
                if self.c.is_open(rhs) && !self.c.is_open(lhs) {
                    self.access(lhs, Access::Read);
                }
                self.node(rhs);
                smallvec![(lhs, Access::Read), (rhs, Access::Read)]
            }
            _ if self.c.is_open(lhs) || self.c.is_open(rhs) => {
                self.node(lhs);
                self.node(rhs);
                smallvec![(lhs, Access::Unknown), (rhs, Access::Unknown)]
            }
            BinaryOp::Assign if self.c.class_of(self.c.il[lhs].ty).is_some() => {
                self.node(lhs);
                let made = matches!(
                    self.c.il[rhs].kind,
                    ExprKind::Implicit { conversion: ConversionKind::User, .. }
                );
                let pending = self.pending(rhs);
                if made {
                    self.access(lhs, Access::Write);
                    self.note(pending);
                } else {
                    self.note(pending);
                    self.access(lhs, Access::Write);
                }
                // A copy is made by the assignment operator, not by a constructor.
                let designates = self.c.il[rhs].category != Category::Prvalue;
                if designates && !self.c.is_open(rhs) && self.c.has_trivial_assignment(self.c.il[lhs].ty) {
                    self.object(rhs, Access::Read);
                } else {
                    self.access(rhs, Access::Address);
                }
                Pending::new()
            }
            op if op.is_assignment() => {
                let object = self.pending(lhs);
                self.node(rhs);
                self.note(object);
                self.access(rhs, Access::Read);
                // Writing there is an error of its own.
                if self.c.is_constant_memory(lhs) {
                    return Pending::new();
                }
                if op != BinaryOp::Assign {
                    self.access(lhs, Access::Read);
                }
                self.access(lhs, Access::Write);
                Pending::new()
            }
            _ => {
                let mut left = match op {
                    BinaryOp::MemberPointerArrow => self.pointer(lhs),
                    _ => self.pending(lhs),
                };
                self.node(rhs);
                if !matches!(op, BinaryOp::MemberPointerDot | BinaryOp::MemberPointerArrow) {
                    left.insert(0, (lhs, Access::Read));
                }
                left.push((rhs, Access::Read));
                left
            }
        }
    }

    /// The elements of a braced list for an object of type `ty`: those that references are bound to are not read.
    fn members(&mut self, ty: TypeId, elements: &[ExprId]) -> Pending {
        let mut pending = self.elements(elements);
        let Some(class) = self.c.class_of(ty).filter(|class| self.c.il[*class].bases.is_empty()) else {
            return pending;
        };
        let fields: SmallVec<[FieldId; 8]> = self.c.il.member_fields(class).take(elements.len()).collect();
        for (element, field) in elements.iter().zip(fields) {
            let of = self.c.il[field].ty;
            if self.c.is_reference(of) {
                for (_, access) in pending.iter_mut().filter(|(read, _)| read == element) {
                    *access = Access::Address;
                }
            } else if !self.c.is_scalar(of) {
                // Where its braces are left out more than one element is its own.
                break;
            }
        }
        pending
    }

    /// The elements of a braced list: all of them are looked at before one is used.
    fn elements(&mut self, elements: &[ExprId]) -> Pending {
        let mut pending = Pending::new();
        for element in elements {
            match self.c.il[*element].kind {
                ExprKind::InitList { constructor: None, .. } => pending.append(&mut self.pending(*element)),
                _ => {
                    self.node(*element);
                    pending.push((*element, Access::Read));
                }
            }
        }
        pending
    }

    /// An overloaded operator; that of a class refers to its object.
    fn operator_call(&mut self, function: Option<Entity>, args: List<ExprId>) -> Pending {
        let args = self.c.il[args].to_vec();
        let function = function.and_then(|f| self.c.il.function_in(f));
        let member = function.is_some_and(|f| self.c.il[f].class.is_some());
        let skipped = usize::from(member).min(args.len());
        if let (Some(function), [object, value]) = (function, args.as_slice())
            && self.c.is_trivial_assignment(function)
        {
            self.node(*object);
            let pending = self.pending(*value);
            self.note(pending);
            self.access(*object, Access::Write);
            self.assigned_object(*value, true);
            return Pending::new();
        }
        for object in &args[..skipped] {
            self.node(*object);
            self.access(*object, Access::Address);
        }
        self.called_arguments(Parameters::of_function(function), &args[skipped..])
    }

    fn call(&mut self, callee: ExprId, args: List<ExprId>) -> Pending {
        let args = self.c.il[args].to_vec();
        let function = match self.c.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => Some(id),
            ExprKind::Member { entity: Entity::Function { id }, base, arrow, .. } => {
                self.node(base);
                self.access(base, if arrow { Access::Read } else { Access::Address });
                Some(id)
            }
            _ => {
                self.node(callee);
                self.access(callee, Access::Read);
                let ty = self.c.il[callee].ty;
                let called = self.c.pointee(ty).unwrap_or(ty);
                let params = self.c.function_of(called).map(|(_, params, _)| params);
                return self.called_arguments(Parameters::of_type(params), &args);
            }
        };
        self.called_arguments(Parameters::of_function(function), &args)
    }

    /// Arguments are read for parameters that hold values, and referred to by those that are references.
    fn arguments(&mut self, function: Option<FunctionId>, args: &[ExprId]) -> Pending {
        for arg in args {
            self.node(*arg);
        }
        let called = Parameters::of_function(function);
        args.iter().enumerate().map(|(i, arg)| self.argument_access(called, i, *arg)).collect()
    }

    /// The same of a function that is called: an address is taken when it is the argument's turn.
    fn called_arguments(&mut self, called: Parameters, args: &[ExprId]) -> Pending {
        let taken: SmallVec<[bool; 4]> = args.iter().map(|arg| self.is_address(*arg)).collect();
        for (arg, _) in args.iter().zip(&taken).filter(|(_, address)| !**address) {
            self.node(*arg);
        }
        let mut pending = Pending::new();
        for (i, arg) in args.iter().enumerate() {
            if taken[i] {
                pending.append(&mut self.pending(*arg));
            }
            pending.push(self.argument_access(called, i, *arg));
        }
        pending
    }

    /// Whether an expression is the address of something that is named, converted or not.
    fn is_address(&self, e: ExprId) -> bool {
        match self.c.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                let mut at = operand;
                while let ExprKind::Member { base, arrow: false, entity: Entity::Field { .. }, .. } =
                    self.c.il[at].kind
                {
                    at = base;
                }
                matches!(self.c.il[at].kind, ExprKind::Name { .. })
            }
            ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } => {
                self.c.is_pointer(self.c.il[e].ty) && self.is_address(operand)
            }
            _ => false,
        }
    }

    /// What happens to an argument.
    fn argument_access(&self, called: Parameters, i: usize, arg: ExprId) -> Event {
        let param = match called {
            Parameters::Declared(function) => self.c.il[function].params(&self.c.il).get(i).map(|p| p.ty),
            Parameters::Types(types) => self.c.il[types].get(i).copied(),
            Parameters::Unknown => None,
        };
        let refers = match param {
            Some(ty) => self.c.is_reference(ty),
            None => self.c.il[arg].category == Category::Lvalue && called == Parameters::Unknown,
        };
        let converted = self.c.il[arg].category == Category::Prvalue;
        (arg, if refers && !converted { Access::Address } else { Access::Read })
    }

    fn new_expression(&mut self, id: NewId) -> Pending {
        let new = self.c.il[id].clone();
        let mut pending = Pending::new();
        if self.c.scope_is_dependent(self.c.context.scope) {
            return pending;
        }
        if let Some(placement) = new.placement {
            let placement = self.c.il[placement].to_vec();
            let events = self.arguments(None, &placement);
            self.note(events);
        }
        if let Some(bound) = new.bound {
            self.node(bound);
            self.access(bound, Access::Read);
        }
        match new.init {
            Initializer::Paren { args } => {
                let args = self.c.il[args].to_vec();
                pending = match (self.c.class_of(new.ty), args.as_slice()) {
                    (Some(class), [only])
                        if self.c.class_of(self.c.il[*only].ty) == Some(class)
                            && !self.c.declares_own_constructors(class)
                            && self.c.has_trivial_copy(new.ty) =>
                    {
                        self.elements(&args)
                    }
                    (Some(_), _) => self.called_arguments(Parameters::of_function(new.constructor), &args),
                    (None, _) => self.elements(&args),
                };
            }
            Initializer::Brace { value } => pending = self.pending(value),
            _ => {}
        }
        pending
    }

    fn captures(&mut self, id: LambdaId) {
        let captures = self.c.il[self.c.il[id].captures].to_vec();
        for capture in captures {
            match capture.kind {
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    self.c.body.unset.remove(&variable);
                }
                CaptureKind::Init { init: Initializer::Copy { value }, by_reference, .. } => {
                    self.node(value);
                    self.access(value, if by_reference { Access::Address } else { Access::Read });
                }
                _ => {}
            }
        }
    }
}

/// Whether what is converted stays an object that is not read.
fn keeps_object(conversion: ConversionKind) -> bool {
    matches!(
        conversion,
        ConversionKind::ArrayToPointer
            | ConversionKind::FunctionToPointer
            | ConversionKind::DerivedToBase
            | ConversionKind::User
    )
}
