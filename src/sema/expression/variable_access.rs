//! Reads and writes of variables by the expressions of a function: of those that have no value yet, and of those that
//! live in the memory of the device while the function runs on the host.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;
use crate::tables::limits;
use smallvec::SmallVec;

/// What is done with the value of a whole expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    Discarded,
    Value,
    /// A reference is bound to it.
    Reference,
    /// It is given a value.
    Output,
    /// What is not known in a template.
    Unknown,
}

/// What happens to a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum Access {
    Read,
    Write,
    Address,
    /// Something that is known only when a template is instantiated.
    Unknown,
}

impl Compilation {
    /// A variable without initializer is declared in the body of an instance.
    pub(in crate::sema) fn note_default_initialized(&mut self, variable: VariableId) {
        self.check_implicit_calls(variable, Initializer::None);
        self.note_unset(variable);
    }

    /// A variable without initializer is declared in a function: it has no value until something gives it one.
    pub(in crate::sema) fn note_unset(&mut self, variable: VariableId) {
        let v = &self.il[variable];
        let local =
            matches!(v.storage, Storage::Automatic | Storage::Register) && v.space != MemorySpace::Shared;
        // Without GNU extensions a bound that is no constant was an error.
        let faulty = !self.dialect.gnu
            && matches!(self.split(v.ty).kind, TypeKind::Array { bound: ArrayBound::Expr { .. }, .. });
        let tracked = local
            && !faulty
            && self.reports_accesses()
            && !self.qualifiers(v.ty).contains(Qualifiers::VOLATILE);
        let open = tracked && self.scope_is_dependent(self.context.scope);
        // A template is told of as it is read.
        if tracked && (!open || self.reports_now()) && self.stays_uninitialized(v.ty) {
            self.body.unset.insert(variable, self.context.loops);
        }
    }

    /// A variable of a function is in scope in its own initializer and has no value there (`[basic.scope.pdecl]`). A
    /// reference refers to nothing yet.
    pub(in crate::sema) fn note_own_initializer(&mut self, variable: VariableId) {
        let v = &self.il[variable];
        let (ty, of_function) = (v.ty, self.context.function.is_some() && v.class.is_none());
        let reference = self.is_reference(ty);
        let tracked = of_function
            && v.space != MemorySpace::Shared
            && self.reports_accesses()
            && (reference || !self.qualifiers(ty).contains(Qualifiers::VOLATILE));
        let open = tracked && self.scope_is_dependent(self.context.scope);
        if tracked && (!open || self.reports_now()) && (reference || self.holds_value(ty)) {
            self.body.unset.insert(variable, self.context.loops);
        }
    }

    /// Whether objects of a type are more than their place.
    fn holds_value(&self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        match self.class_of(element) {
            _ if self.is_dependent(element) || self.is_unknown(element) => false,
            Some(class) => self.is_known_class(class) && self.declares_fields(class, 0),
            None => true,
        }
    }

    /// Whether a class or a base of it has data members or bit-fields.
    fn declares_fields(&self, class: ClassId, depth: u32) -> bool {
        let c = &self.il[class];
        depth > limits::SPECIAL_MEMBER_CLASS_NESTING
            || !c.members.fields.is_empty()
            || c.bases
                .iter()
                .any(|base| self.class_of(base.ty).is_none_or(|base| self.declares_fields(base, depth + 1)))
    }

    fn is_known_class(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        c.state == Completeness::Complete
            && !c.flags.contains(ClassFlags::ERROR)
            && !self.is_dependent_class(class)
    }

    /// Whether default initialization leaves an object of this type without a value.
    fn stays_uninitialized(&mut self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        match self.class_of(element) {
            Some(_) => self.holds_value(element) && self.has_trivial_default(element),
            None => {
                self.is_arithmetic(element)
                    || self.is_pointer(element)
                    || self.vector_parts(element).is_some()
                    || matches!(self.canonical_kind(element), TypeKind::Complex { .. })
                    || self.enum_of(element).is_some()
                    || self.member_pointee(element).is_some()
            }
        }
    }

    /// Whether accesses are told of what is analysed here: of what is written, and of bodies of instances.
    fn reports_accesses(&self) -> bool {
        self.reports_now() || self.makes_examined_body()
    }

    /// Looks at an expression of the function being analysed as it is completed.
    pub fn examine(&mut self, e: ExprId, used: Use) {
        self.examine_all(&[(e, used)]);
    }

    /// The same of operands: what is within them comes before their own values.
    fn examine_all(&mut self, operands: &[(ExprId, Use)]) {
        let Some(function) = self.context.function else { return };
        // There may be no variable that something could be said of.
        if self.body.unset.is_empty() && !self.cuda.has_device_memory
            || !self.reports_accesses()
            || self.context.unevaluated
        {
            return;
        }
        let host = !self.il[function].space.is_device_only();
        let sound = |c: &Self, e: ExprId| !c.stands_for_error(e);
        for (e, used) in operands.iter().copied() {
            if sound(self, e) {
                let mut walk = AccessWalk::new(&mut *self, host);
                match used {
                    Use::Unknown => walk.unknown_node(e),
                    _ => walk.node(e),
                }
            }
        }
        for (e, used) in operands.iter().copied() {
            if sound(self, e) {
                AccessWalk::new(&mut *self, host).whole(e, used);
            }
        }
    }

    /// An object of a class that does not convert to the parameter of a refused call is not read.
    pub(in crate::sema) fn forget_unset(&mut self, e: ExprId) {
        if self.class_of(self.il[e].ty).is_some()
            && let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[e].kind
        {
            self.body.unset.remove(&id);
        }
    }

    /// An argument of a refused call is not read.
    pub fn forget_read(&mut self, e: ExprId) {
        let mut at = e;
        while let ExprKind::Implicit { operand, .. } = self.il[at].kind {
            at = operand;
        }
        if let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[at].kind {
            self.body.unset.remove(&id);
        }
    }

    /// What an expression does with the variables that it names is not known if something is wrong with it.
    pub fn forget_unset_named(&mut self, names: &[Name]) {
        for name in names {
            let il = &self.il;
            self.body.unset.retain(|variable, _| il[*variable].name != Some(*name));
        }
    }

    /// A closure is made, behind the body of its lambda: what it captures is copied or referred to.
    /// In a template only what is captured by name is told of.
    pub fn examine_made_closure(&mut self, lambda: LambdaId, captures: &[Capture]) {
        let body = self.il[self.il[lambda].declaration].body.and_then(|body| self.il[body].statement);
        let body = body.map(|statement| self.il[statement].pos);
        let open = self.scope_is_dependent(self.context.scope);
        for capture in captures {
            match capture.kind {
                CaptureKind::Copy { variable } if open && body.is_some_and(|body| capture.pos >= body) => {
                    self.body.unset.remove(&variable);
                }
                CaptureKind::Copy { variable } => self.examine_copy(variable, capture.pos),
                // What refers to a variable may give it a value.
                CaptureKind::Reference { variable } => drop(self.body.unset.remove(&variable)),
                CaptureKind::Init { .. } | CaptureKind::This | CaptureKind::StarThis => {}
            }
        }
    }

    /// Whether a variable is declared outside of the lambda in whose body it is named, which reads it when its closure is
    /// made. Elements of an array are read where they are named.
    fn is_captured_here(&self, variable: VariableId) -> bool {
        let array = matches!(self.canonical_kind(self.il[variable].ty), TypeKind::Array { .. });
        if array && !self.scope_is_dependent(self.context.scope) {
            return false;
        }
        let scope = self.il[variable].scope;
        let inside = |lambda: ScopeId| self.encloses(lambda, self.context.scope);
        self.context.lambdas.last().is_some_and(|of| inside(of.scope) && !self.encloses(of.scope, scope))
    }

    /// The value of a variable is copied.
    fn examine_copy(&mut self, variable: VariableId, pos: Pos) {
        let read = self.body.unset.remove(&variable) == Some(self.context.loops);
        if read && self.reports_now() {
            let entity = self.variable_entity(variable);
            self.report(pos, messages::used_before_set(entity));
        }
    }

    /// A structured binding declaration copies an array whole (`[dcl.struct.bind]`).
    pub(in crate::sema) fn examine_copied_array(&mut self, value: ExprId) {
        if let ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. } =
            self.il[value].kind
            && let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[operand].kind
        {
            let at = self.il[operand].pos;
            self.examine_copy(id, at);
        }
    }

    /// The initializer of a variable of this type.
    pub(in crate::sema) fn examine_initializer(&mut self, init: Initializer, ty: TypeId) {
        let used = match self.is_reference(ty) {
            _ if self.is_dependent(ty) => Use::Unknown,
            true => Use::Reference,
            false => Use::Value,
        };
        match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                self.examine(value, used);
            }
            Initializer::Paren { args } => {
                let class = self.class_of(ty);
                let constructor = self.functions.paren_constructors.get(&args).copied();
                let args = self.il[args].to_vec();
                let each: SmallVec<[(ExprId, Use); 4]> = args
                    .into_iter()
                    .enumerate()
                    .map(|(i, arg)| {
                        let copied = class.is_some() && self.class_of(self.il[arg].ty) == class;
                        let param =
                            constructor.and_then(|c| self.il[c].params(&self.il).get(i).map(|p| p.ty));
                        let value = param.is_some_and(|ty| !self.is_reference(ty));
                        let kept = class.is_none() || copied || value;
                        (arg, if kept { used } else { Use::Reference })
                    })
                    .collect();
                self.examine_all(&each);
            }
            Initializer::None | Initializer::Range { .. } => {}
        }
    }
}

/// A walk over the parts of an expression in the order in which their values are needed.
pub(in crate::sema) struct AccessWalk<'c> {
    pub(in crate::sema) c: &'c mut Compilation,
    /// Whether the function runs on the host too.
    pub(in crate::sema) host: bool,
    pub(in crate::sema) depth: u32,
    /// The object that the pointer expression which is looked at leads to.
    pub(in crate::sema) designated: Option<ExprId>,
}

impl<'c> AccessWalk<'c> {
    fn new(c: &'c mut Compilation, host: bool) -> Self {
        Self { c, host, depth: 0, designated: None }
    }
}

impl AccessWalk<'_> {
    /// What is done with the value of a whole expression.
    fn whole(&mut self, e: ExprId, used: Use) {
        match used {
            Use::Discarded => {}
            Use::Value => self.access(e, Access::Read),
            Use::Reference if self.c.il[e].category == Category::Prvalue => self.access(e, Access::Read),
            Use::Reference => self.access(e, Access::Address),
            Use::Output => self.access(e, Access::Write),
            Use::Unknown => self.access(e, Access::Unknown),
        }
    }

    /// Something happens to the object that an lvalue designates: to the variables that it is or is a part of.
    pub(in crate::sema) fn access(&mut self, e: ExprId, access: Access) {
        let e = if access == Access::Read { self.converted(e) } else { e };
        let ty = self.c.il[e].ty;
        if access == Access::Unknown || self.c.is_dependent(ty) {
            return self.access_in_template(e, access);
        }
        let whole = match self.c.class_of(ty) {
            // Of what designates nothing, and where nothing is told, it makes no difference.
            Some(_) if self.c.il[e].category == Category::Prvalue => return,
            Some(_) if access == Access::Address => true,
            Some(_) if !self.host && self.c.body.unset.is_empty() => true,
            // Copying it reads it, unless a function of the class does that.
            Some(_) => !self.c.has_trivial_copy(ty),
            None => {
                self.c.function_of(ty).is_some()
                    || matches!(self.c.canonical_kind(ty), TypeKind::Array { .. })
            }
        };
        self.object(e, if whole { Access::Address } else { access });
    }

    /// Something happens to the whole object that an lvalue designates.
    pub(in crate::sema) fn object(&mut self, e: ExprId, access: Access) {
        let designates = self.c.il[e].category != Category::Prvalue || self.is_decayed_array(e);
        if !designates || self.c.is_unknown(self.c.il[e].ty) {
            return;
        }
        let access = if self.is_decayed_array(e) { Access::Address } else { access };
        self.root(e, access, 0);
    }

    /// An object is assigned to another one of its class: read, or referred to by what is called.
    pub(in crate::sema) fn assigned_object(&mut self, e: ExprId, read: bool) {
        self.root(e, if read { Access::Read } else { Access::Address }, 0);
    }

    /// The same for what depends on template parameters: the value of a pointer that is named is read, of all else it is
    /// not known what happens to it, and it counts as a value that is given.
    fn access_in_template(&mut self, e: ExprId, access: Access) {
        let named = matches!(self.c.il[e].kind, ExprKind::Name { .. });
        let pointer = access == Access::Read && named && self.c.is_pointer(self.c.il[e].ty);
        let mut walk = AccessWalk { depth: self.depth, ..AccessWalk::new(&mut *self.c, false) };
        walk.root(e, if pointer { access } else { Access::Unknown }, 0);
    }

    pub(in crate::sema) fn is_decayed_array(&self, e: ExprId) -> bool {
        matches!(self.c.il[e].kind, ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, .. })
    }

    /// Follows an lvalue to the variables that it is made of.
    fn root(&mut self, e: ExprId, access: Access, depth: u32) {
        if depth > limits::VARIABLE_ACCESS_NESTING {
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
            // What a pointer points to is part of no variable that is known here, unless it is written there.
            ExprKind::Member { base: pointer, arrow: true, entity: Entity::Field { .. }, .. }
            | ExprKind::Unary { op: UnaryOp::Deref, operand: pointer }
            | ExprKind::Binary { op: BinaryOp::MemberPointerArrow, lhs: pointer, .. } => {
                if let Some(object) = self.pointed_object(pointer) {
                    self.root(object, access, next);
                }
            }
            ExprKind::Subscript { base, index } => {
                let pointer = if self.c.is_pointer(self.c.il[index].ty) { index } else { base };
                if let Some(object) = self.pointed_object(pointer) {
                    self.root(object, access, next);
                } else if matches!(
                    self.c.canonical_kind(self.c.il[base].ty),
                    TypeKind::Array { .. } | TypeKind::Vector { .. }
                ) {
                    self.root(base, access, next);
                }
            }
            ExprKind::Unary { op: UnaryOp::Real | UnaryOp::Imag, operand } => {
                self.root(operand, access, next)
            }
            ExprKind::Cast { to, operand, .. } if self.c.is_reference(to) => self.root(operand, access, next),
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
            // Other expressions designate no part of a variable.
            _ => {}
        }
    }

    /// The object that a pointer refers to as it is written: an array or what an address is taken of, whatever the pointer is
    /// converted to and however far it is moved.
    pub(in crate::sema) fn pointed_object(&self, pointer: ExprId) -> Option<ExprId> {
        let mut at = pointer;
        for _ in 0..limits::VARIABLE_ACCESS_NESTING {
            at = match self.c.il[at].kind {
                ExprKind::Implicit { conversion: ConversionKind::ArrayToPointer, operand, .. }
                | ExprKind::Unary { op: UnaryOp::Address, operand } => return Some(operand),
                ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. }
                    if self.c.is_pointer(self.c.il[at].ty) && self.c.is_pointer(self.c.il[operand].ty) =>
                {
                    operand
                }
                ExprKind::Cast { operand, .. }
                    if self.c.is_pointer(self.c.il[at].ty)
                        && matches!(self.c.canonical_kind(self.c.il[operand].ty), TypeKind::Array { .. }) =>
                {
                    return Some(operand);
                }
                ExprKind::Binary { op: BinaryOp::Add | BinaryOp::Subtract, lhs, .. } => lhs,
                ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => rhs,
                ExprKind::Extension { operand } => operand,
                _ => return None,
            };
        }
        None
    }

    fn variable(&mut self, id: VariableId, e: ExprId, access: Access, pos: Pos) {
        if !self.c.reports_accesses() || access == Access::Read && self.c.is_captured_here(id) {
            // Nothing is told of it here.
        } else if access != Access::Read && !self.c.is_reference(self.c.il[id].ty) {
            self.c.body.unset.remove(&id);
        } else if self.c.body.unset.remove(&id) == Some(self.c.context.loops) {
            // In a loop a later statement may have set it.
            let entity = self.c.variable_entity(id);
            self.c.report_forbidden_access(pos, messages::used_before_set(entity));
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
            Access::Address | Access::Unknown => messages::device_var_address_taken_in_host(text, entity),
        };
        self.c.report_forbidden_access(pos, message);
    }
}
