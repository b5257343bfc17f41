//! Reads and writes of variables by the expressions of a function: of those that have no value yet, and of those that
//! live in the memory of the device while the function runs on the host.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;

/// Expressions nested deeper than this are not looked at.
const MAX_DEPTH: u32 = 400;

/// What is done with the value of a whole expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Discarded,
    Value,
    /// A reference is bound to it.
    Reference,
    /// It is given a value.
    Output,
}

/// What happens to a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Access {
    Read,
    Write,
    Address,
}

impl Compilation {
    /// A variable without initializer is declared in a function: it has no value until something gives it one.
    pub(super) fn note_unset(&mut self, variable: VariableId) {
        let v = &self.il[variable];
        let local = matches!(v.storage, Storage::Automatic | Storage::Register);
        // Without GNU extensions a bound that is no constant was an error.
        let faulty = !self.dialect.gnu
            && matches!(self.split(v.ty).kind, TypeKind::Array { bound: ArrayBound::Expr { .. }, .. });
        let tracked =
            local && !faulty && self.reports_now() && !self.qualifiers(v.ty).contains(Qualifiers::VOLATILE);
        if tracked && !self.scope_is_dependent(self.context.scope) && self.stays_uninitialized(v.ty) {
            self.unset.insert(variable, self.context.loops);
        }
    }

    /// Whether default initialization leaves an object of this type without a value.
    fn stays_uninitialized(&self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        match self.class_of(element) {
            Some(class) => {
                let c = &self.il[class];
                let plain =
                    !c.flags.intersects(ClassFlags::USER_CTOR | ClassFlags::POLYMORPHIC | ClassFlags::ERROR);
                plain
                    && c.tag != Tag::Union
                    && c.state == Completeness::Complete
                    && c.bases.is_empty()
                    && !c.fields.is_empty()
                    && c.fields.iter().all(|f| {
                        let f = &self.il[*f];
                        !f.has_init
                            && f.name.is_some()
                            && self.class_of(self.innermost_element(f.ty)).is_none()
                    })
            }
            None => {
                self.is_arithmetic(element) || self.is_pointer(element) || self.enum_of(element).is_some()
            }
        }
    }

    /// Looks at an expression of the function being analysed as it is completed.
    pub fn examine(&mut self, e: ExprId, used: Use) {
        let Some(function) = self.context.function else { return };
        if !self.reports_now() || self.context.unevaluated || self.context.discarded {
            return;
        }
        if self.scope_is_dependent(self.context.scope) {
            return;
        }
        let host = !self.il[function].space.is_device_only();
        let mut walk = AccessWalk { c: self, host, depth: 0 };
        walk.node(e);
        match used {
            Use::Discarded => {}
            Use::Value => walk.access(e, Access::Read),
            Use::Reference => walk.access(e, Access::Address),
            Use::Output => walk.access(e, Access::Write),
        }
    }

    /// A variable is captured by a lambda.
    pub fn examine_capture(&mut self, variable: VariableId, by_reference: bool, pos: Pos) {
        let read = self.unset.remove(&variable) == Some(self.context.loops);
        if read && !by_reference && self.reports_now() {
            let entity = self.variable_entity(variable);
            self.report(pos, messages::used_before_set(entity));
        }
    }

    /// The initializer of a variable of this type.
    pub(super) fn examine_initializer(&mut self, init: Initializer, ty: TypeId) {
        let used = if self.is_reference(ty) { Use::Reference } else { Use::Value };
        match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                self.examine(value, used);
            }
            Initializer::Paren { args } => {
                let used = if self.class_of(ty).is_some() { Use::Reference } else { used };
                let args = self.il[args].to_vec();
                for arg in args {
                    self.examine(arg, used);
                }
            }
            Initializer::None | Initializer::Range { .. } => {}
        }
    }
}

/// A walk over the parts of an expression in the order in which their values are needed.
struct AccessWalk<'c> {
    c: &'c mut Compilation,
    /// Whether the function runs on the host too.
    host: bool,
    depth: u32,
}

impl AccessWalk<'_> {
    /// The operands of an expression and what it does to them.
    fn node(&mut self, e: ExprId) {
        if self.depth >= MAX_DEPTH {
            return;
        }
        self.depth += 1;
        self.operands(e);
        self.depth -= 1;
    }

    fn value(&mut self, e: ExprId) {
        self.node(e);
        self.access(e, Access::Read);
    }

    fn values(&mut self, list: &[ExprId]) {
        for e in list {
            self.node(*e);
        }
        for e in list {
            self.access(*e, Access::Read);
        }
    }

    fn operands(&mut self, e: ExprId) {
        match self.c.il[e].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => {
                self.node(operand);
                self.access(operand, Access::Address);
            }
            ExprKind::Unary { op, operand } => {
                self.value(operand);
                let changes = op.changes_operand();
                if changes {
                    self.access(operand, Access::Write);
                }
            }
            ExprKind::Binary { op, lhs, rhs } => self.binary(op, lhs, rhs),
            ExprKind::Conditional { condition, then, otherwise } => {
                self.value(condition);
                for branch in then.into_iter().chain([otherwise]) {
                    self.node(branch);
                }
            }
            ExprKind::Subscript { base, index } => {
                self.node(base);
                self.node(index);
                if self.c.pointee(self.c.il[base].ty).is_some() && !self.is_decayed_array(base) {
                    self.access(base, Access::Read);
                }
                self.access(index, Access::Read);
            }
            ExprKind::Member { base, arrow, .. } => {
                self.node(base);
                if arrow {
                    self.access(base, Access::Read);
                }
            }
            ExprKind::Implicit { conversion, operand, .. } => self.conversion(e, conversion, operand),
            ExprKind::Cast { to, operand, .. } => {
                self.node(operand);
                if self.c.is_reference(to) {
                    self.access(operand, Access::Address);
                } else if !self.c.is_void(to) {
                    self.access(operand, Access::Read);
                }
            }
            ExprKind::Call { callee, args } => self.call(callee, args),
            ExprKind::Operator { function, args, .. } => self.operator_call(function, args),
            ExprKind::Construct { args, constructor, .. } => {
                let args = self.c.il[args].to_vec();
                self.arguments(constructor, &args);
            }
            ExprKind::ConstructBrace { list, .. } | ExprKind::CompoundLiteral { list, .. } => self.node(list),
            ExprKind::InitList { elements, constructor } => {
                let elements = self.c.il[elements].to_vec();
                match constructor {
                    Some(_) => self.arguments(constructor, &elements),
                    None => self.values(&elements),
                }
            }
            ExprKind::Designated { value, .. } => self.value(value),
            ExprKind::Extension { operand } => self.node(operand),
            ExprKind::Throw { operand: Some(operand) } | ExprKind::Delete { operand, .. } => {
                self.value(operand)
            }
            ExprKind::New { id } => self.new_expression(id),
            ExprKind::Lambda { id } => self.captures(id),
            ExprKind::Launch { configure, call } => {
                self.node(configure);
                self.node(call);
            }
            _ => {}
        }
    }

    fn conversion(&mut self, e: ExprId, conversion: ConversionKind, operand: ExprId) {
        self.node(operand);
        let keeps = matches!(
            conversion,
            ConversionKind::ArrayToPointer
                | ConversionKind::FunctionToPointer
                | ConversionKind::DerivedToBase
                | ConversionKind::User
        );
        if !keeps && self.c.il[e].category == Category::Prvalue {
            self.access(operand, Access::Read);
        }
    }

    /// An overloaded operator; that of a class refers to its object.
    fn operator_call(&mut self, function: Option<Entity>, args: List<ExprId>) {
        let args = self.c.il[args].to_vec();
        let function = function.and_then(|f| self.c.function_in(f));
        let member = function.is_some_and(|f| self.c.il[f].class.is_some());
        let skipped = usize::from(member).min(args.len());
        for object in &args[..skipped] {
            self.node(*object);
            self.access(*object, Access::Address);
        }
        self.arguments(function, &args[skipped..]);
    }

    fn binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId) {
        self.node(lhs);
        self.node(rhs);
        match op {
            BinaryOp::Comma => {}
            BinaryOp::Assign => {
                self.access(rhs, Access::Read);
                self.access(lhs, Access::Write);
            }
            op if crate::parse::expression::is_assignment(op) => {
                self.access(lhs, Access::Read);
                self.access(rhs, Access::Read);
                self.access(lhs, Access::Write);
            }
            BinaryOp::MemberPointerDot => self.access(rhs, Access::Read),
            _ => {
                self.access(lhs, Access::Read);
                self.access(rhs, Access::Read);
            }
        }
    }

    fn call(&mut self, callee: ExprId, args: List<ExprId>) {
        let args = self.c.il[args].to_vec();
        let function = match self.c.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => Some(id),
            ExprKind::Member { entity: Entity::Function { id }, base, arrow, .. } => {
                self.node(base);
                let access = if arrow { Access::Read } else { Access::Address };
                self.access(base, access);
                Some(id)
            }
            _ => {
                self.value(callee);
                None
            }
        };
        self.arguments(function, &args);
    }

    /// Arguments are read for parameters that hold values, and referred to by those that are references.
    fn arguments(&mut self, function: Option<FunctionId>, args: &[ExprId]) {
        for arg in args {
            self.node(*arg);
        }
        for (i, arg) in args.iter().enumerate() {
            let param = function.map(|f| self.c.il[f].params.get(i).map(|p| p.ty));
            let refers = match param {
                Some(Some(ty)) => self.c.is_reference(ty),
                Some(None) => false,
                None => {
                    self.c.il[*arg].category == Category::Lvalue
                        && function.is_none()
                        && self.is_unclear(*arg)
                }
            };
            self.access(*arg, if refers { Access::Address } else { Access::Read });
        }
    }

    /// Whether what becomes of an argument is not known: a call through a pointer has converted it.
    fn is_unclear(&self, e: ExprId) -> bool {
        self.c.is_open(e) || self.c.il[e].category == Category::Lvalue
    }

    fn new_expression(&mut self, id: NewId) {
        let new = self.c.il[id].clone();
        if let Some(placement) = new.placement {
            let placement = self.c.il[placement].to_vec();
            self.arguments(None, &placement);
        }
        if let Some(bound) = new.bound {
            self.value(bound);
        }
        match new.init {
            Initializer::Paren { args } => {
                let args = self.c.il[args].to_vec();
                match self.c.class_of(new.ty) {
                    Some(_) => self.arguments(new.constructor, &args),
                    None => self.values(&args),
                }
            }
            Initializer::Brace { value } => self.node(value),
            _ => {}
        }
    }

    fn captures(&mut self, id: LambdaId) {
        let captures = self.c.il[self.c.il[id].captures].to_vec();
        for capture in captures {
            match capture.kind {
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    self.c.unset.remove(&variable);
                }
                CaptureKind::Init { init: Initializer::Copy { value }, by_reference, .. } => {
                    self.node(value);
                    self.access(value, if by_reference { Access::Address } else { Access::Read });
                }
                _ => {}
            }
        }
    }

    /// Something happens to the object that an lvalue designates: to the variables that it is or is a part of.
    fn access(&mut self, e: ExprId, access: Access) {
        let ty = self.c.il[e].ty;
        let whole = match self.c.class_of(ty) {
            // Copying it reads it, unless a function of the class does that.
            Some(class) => access != Access::Read || !self.is_copied_whole(class),
            None => {
                self.c.function_of(ty).is_some()
                    || matches!(self.c.canonical_kind(ty), TypeKind::Array { .. })
            }
        };
        let designates = self.c.il[e].category != Category::Prvalue || self.is_decayed_array(e);
        if !designates || self.c.is_unknown(ty) {
            return;
        }
        let access = if whole || self.is_decayed_array(e) { Access::Address } else { access };
        self.root(e, access, 0);
    }

    /// Whether objects of a class are copied without calling a function.
    fn is_copied_whole(&self, class: ClassId) -> bool {
        let c = &self.c.il[class];
        let user = ClassFlags::USER_COPY_CTOR | ClassFlags::USER_COPY_ASSIGN | ClassFlags::POLYMORPHIC;
        let user = user | ClassFlags::USER_MOVE_CTOR | ClassFlags::USER_MOVE_ASSIGN;
        !c.flags.intersects(user)
            && c.bases.is_empty()
            && c.fields.iter().all(|f| self.c.class_of(self.c.innermost_element(self.c.il[*f].ty)).is_none())
    }

    fn is_decayed_array(&self, e: ExprId) -> bool {
        matches!(self.c.il[e].kind, ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, .. })
    }

    /// Follows an lvalue to the variables that it is made of.
    fn root(&mut self, e: ExprId, access: Access, depth: u32) {
        if depth > MAX_DEPTH {
            return;
        }
        let next = depth + 1;
        match self.c.il[e].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let pos = self.c.il[e].pos;
                self.variable(id, e, access, pos);
            }
            ExprKind::Member { base, arrow: false, entity: Entity::Field { .. }, .. } => {
                self.root(base, access, next)
            }
            ExprKind::Member { base, arrow: true, entity: Entity::Field { .. }, .. } => {
                if let ExprKind::Unary { op: UnaryOp::Address, operand } = self.c.il[base].kind {
                    self.root(operand, access, next);
                }
            }
            ExprKind::Subscript { base, .. } => match self.c.il[base].kind {
                ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } => {
                    self.root(operand, access, next);
                }
                _ if matches!(self.c.canonical_kind(self.c.il[base].ty), TypeKind::Array { .. }) => {
                    self.root(base, access, next);
                }
                _ => {}
            },
            ExprKind::Unary { op: UnaryOp::Deref, operand } => match self.c.il[operand].kind {
                ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. }
                | ExprKind::Unary { op: UnaryOp::Address, operand } => self.root(operand, access, next),
                _ => {}
            },
            ExprKind::Binary { op: BinaryOp::MemberPointerDot, lhs, .. } => self.root(lhs, access, next),
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => self.root(rhs, access, next),
            ExprKind::Conditional { then, otherwise, .. } => {
                for branch in then.into_iter().chain([otherwise]) {
                    self.root(branch, access, next);
                }
            }
            ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. }
            | ExprKind::Implicit { conversion: ConversionKind::DerivedToBase, operand, .. }
            | ExprKind::Implicit { conversion: ConversionKind::Qualification, operand, .. }
            | ExprKind::Extension { operand } => self.root(operand, access, next),
            _ => {}
        }
    }

    fn variable(&mut self, id: VariableId, e: ExprId, access: Access, pos: Pos) {
        if access != Access::Read {
            self.c.unset.remove(&id);
        } else if self.c.unset.remove(&id) == Some(self.c.context.loops) {
            // In a loop a later statement may have set it.
            let entity = self.c.variable_entity(id);
            self.c.report(pos, messages::used_before_set(entity));
        }
        if self.host {
            self.device_memory(id, e, access, pos);
        }
    }

    /// A host function has no access to memory of the device but for addresses.
    fn device_memory(&mut self, id: VariableId, e: ExprId, access: Access, pos: Pos) {
        let v = &self.c.il[id];
        let (space, ty) = (v.space, v.ty);
        let Some(word) = space.attribute().filter(|_| space != MemorySpace::Managed) else { return };
        if access == Access::Address && space != MemorySpace::Shared {
            return;
        }
        let constant =
            self.c.qualifiers(ty).contains(Qualifiers::CONST) || v.flags.contains(VariableFlags::CONSTEXPR);
        if access == Access::Read
            && constant
            && (self.c.constant_integer(e).is_some() || self.c.is_initialized_constant(id))
        {
            return;
        }
        let entity = self.c.variable_entity_with_arguments(id);
        let text = word.row().display;
        let message = match access {
            Access::Read => messages::device_var_read_in_host(text, entity),
            Access::Write => messages::device_var_written_in_host(text, entity),
            Access::Address => messages::device_var_address_taken_in_host(text, entity),
        };
        self.c.report(pos, message);
    }
}
