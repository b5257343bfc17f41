//! The forms of constants: known at compile time, addresses of static objects included.
//!
//! The forms listed here are those that the reference keeps as constants: of calls, casts and members of what depends on
//! template parameters it takes many for constants that have no value before an instantiation.

use super::Constants;
use crate::il::*;
use crate::names::known;
use crate::tables::limits;

impl Constants<'_> {
    /// Whether an expression can be computed at compile time, as far as its form tells.
    pub fn is_constant(&self, expr: ExprId) -> bool {
        self.constant_at(expr, 0)
    }

    pub(super) fn constant_at(&self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::PRINTED_CONSTANT_NESTING {
            return false;
        }
        let e = &self.il[expr];
        let all = |list: List<ExprId>| self.il[list].iter().all(|e| self.constant_at(*e, depth + 1));
        let one = |e: ExprId| self.constant_at(e, depth + 1);
        match e.kind {
            kind if kind.is_literal() => true,
            ExprKind::String { .. }
            | ExprKind::SizeofType { .. }
            | ExprKind::SizeofExpr { .. }
            | ExprKind::SizeofPack { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::AlignofExpr { .. }
            | ExprKind::Noexcept { .. }
            | ExprKind::Requires { .. }
            | ExprKind::Concept { .. }
            | ExprKind::Offsetof { .. }
            | ExprKind::LabelAddress { .. } => true,
            ExprKind::Trait { args, .. } => {
                self.il[args].iter().all(|arg| matches!(arg, TraitArg::Type { .. }))
            }
            ExprKind::Name { entity, .. } => self.il.constant_name(entity),
            ExprKind::Dependent { qualifier: Some(_), .. } => true,
            ExprKind::Overload { .. } => true,
            ExprKind::Implicit { operand, conversion, .. } => match conversion {
                ConversionKind::User => self.is_constant_conversion(expr),
                ConversionKind::ArrayToPointer | ConversionKind::FunctionToPointer => {
                    self.static_lvalue(operand)
                }
                _ => one(operand),
            },
            ExprKind::Extension { operand } => one(operand),
            ExprKind::Unary { op, operand } => match op {
                UnaryOp::Deref if let Some(pointer) = self.il.pointer_cast(operand) => {
                    // What a number of the template is cast to a known pointer points to could be a constant.
                    !self.il.is_dependent(pointer)
                        && self.il[operand].flags.contains(ExprFlags::VALUE_DEPENDENT)
                        && one(operand)
                }
                UnaryOp::Deref if self.is_object_of_call(operand, depth) => true,
                UnaryOp::Deref
                    if !self.is_constant_array(operand)
                        && matches!(self.il.unqualified(self.il[operand].ty), TypeKind::Pointer { .. }) =>
                {
                    false
                }
                UnaryOp::Deref if self.is_constant_array(operand) => true,
                _ if self.il[operand]
                    .flags
                    .intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT)
                    || self.il[self.il[operand].ty].flags.contains(TypeFlags::DEPENDENT) =>
                {
                    match self.il[operand].kind {
                        ExprKind::New { .. } => false,
                        // What is cast to a known type is as constant as it was.
                        ExprKind::Cast { to, .. } if op != UnaryOp::Address && !self.il.is_dependent(to) => {
                            one(operand)
                        }
                        _ => true,
                    }
                }
                UnaryOp::Plus | UnaryOp::Minus | UnaryOp::Not | UnaryOp::Complement => one(operand),
                UnaryOp::Address => self.static_lvalue(operand),
                _ => false,
            },
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => one(rhs),
            ExprKind::Binary { lhs, .. } if e.flags.contains(ExprFlags::UNDEFINED) => {
                // The left operand could depend on a template's parameter.
                self.il[lhs].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT)
            }
            ExprKind::Binary { op: BinaryOp::LogicalAnd, lhs, .. } if self.il.truth(lhs) == Some(false) => {
                true
            }
            ExprKind::Binary { op: BinaryOp::LogicalOr, lhs, .. } if self.il.truth(lhs) == Some(true) => true,
            ExprKind::Binary { op, lhs, rhs } => {
                use BinaryOp::{MemberPointerArrow, MemberPointerDot, Spaceship};
                op.precedence() > BinaryOp::Assign.precedence()
                    && !matches!(op, MemberPointerDot | MemberPointerArrow | Spaceship)
                    && one(lhs)
                    && one(rhs)
            }
            ExprKind::Conditional { condition, then: Some(then), otherwise }
                if self.il.truth(condition).is_some() =>
            {
                one(if self.il.truth(condition) == Some(true) { then } else { otherwise })
            }
            ExprKind::Conditional { condition, then, otherwise } => {
                one(condition) && then.is_none_or(one) && one(otherwise)
            }
            // A cast that changes only qualifiers gives what the object is.
            ExprKind::Cast { style, operand, .. }
                if style != CastStyle::Dynamic
                    && e.category == Category::Lvalue
                    && self.il.unqualified(e.ty) == self.il.unqualified(self.il[operand].ty) =>
            {
                one(operand)
            }
            ExprKind::Cast { to, operand, .. } => {
                (self.il.is_scalar(to) || self.il[to].flags.contains(TypeFlags::DEPENDENT))
                    && self.il.class_of_selected_function(to, operand).is_none()
                    && one(operand)
            }
            ExprKind::InitList { elements, .. } => all(elements),
            ExprKind::Designated { value, .. } => one(value),
            ExprKind::Member { base, entity: Entity::Field { .. }, .. } => {
                if e.category == Category::Lvalue {
                    self.constant_object(base) || self.is_object_of_call(base, depth)
                } else {
                    self.static_lvalue(expr)
                        || self.is_folded_temporary(base)
                        || self.is_constant_call(self.il.without_conversions(base), depth)
                }
            }
            ExprKind::Member {
                base,
                entity: entity @ (Entity::Variable { .. } | Entity::Enumerator { .. }),
                ..
            } => self.il.constant_name(entity) && self.does_nothing(base),
            ExprKind::DependentMember { base, arrow, .. } => self.is_open_object(base, arrow),
            ExprKind::Subscript { base, index } if self.is_constant_array(base) && one(index) => true,
            ExprKind::Subscript { base, index } if self.is_object_of_call(base, depth) && one(index) => true,
            ExprKind::Subscript { index, .. } => {
                e.flags.contains(ExprFlags::TYPE_DEPENDENT) && one(index) && self.il.static_element(expr)
            }
            ExprKind::Call { callee, args } => {
                self.constant_function(callee) && all(args) || self.is_open_builtin(callee, args)
            }
            ExprKind::Operator { op: OverloadedOperator::Call, function: Some(_), args, .. }
                if self.il.is_constant_closure_call(&self.il[args]) =>
            {
                self.il[args].iter().skip(1).all(|arg| one(*arg))
            }
            ExprKind::Operator { .. } => self.is_constant_operator_call(expr, depth),
            ExprKind::CompoundLiteral { list, .. } => one(list),
            ExprKind::ConstructBrace { to, list, .. } => {
                // More than one value makes no scalar.
                let several =
                    matches!(self.il[list].kind, ExprKind::InitList { elements, .. } if elements.len() > 1);
                self.il.zero_type(expr).is_some() || self.il.is_open_type(to) && !several && one(list)
            }
            ExprKind::Construct { to, args, .. } => {
                args.is_empty() && (self.il.is_scalar(to) || self.il.is_open_type(to))
            }
            // Other expressions have values only when the program runs.
            _ => false,
        }
    }

    /// Whether an expression is constant where temporaries of classes made from templates are taken for constants, which
    /// only an instantiation knows.
    pub fn is_constant_but_for_temporaries(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let kind = self.il[inner].kind;
        match kind {
            ExprKind::ConstructBrace { to, list, .. } if self.il.is_open_class(to) => self.is_constant(list),
            ExprKind::Unary { .. } | ExprKind::Binary { .. } | ExprKind::Conditional { .. }
                if depth < limits::PRINTED_CONSTANT_NESTING =>
            {
                let varies = |operand| !self.is_constant_but_for_temporaries(operand, depth + 1);
                !self.il.any_operand(kind, varies)
            }
            _ => self.is_constant(inner),
        }
    }

    /// Whether a conversion function runs at compile time for an object that is made there.
    pub(super) fn is_constant_conversion(&self, expr: ExprId) -> bool {
        let ExprKind::Implicit { function: Some(function), .. } = self.il[expr].kind else { return false };
        self.il[function].flags.contains(FunctionFlags::CONSTEXPR) && self.kept_temporary(expr).is_some()
    }

    /// Whether an expression designates an object whose own type is known: a variable, or what a constant refers to.
    fn is_known_object(&self, expr: ExprId) -> bool {
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } if self.il.is_class(self.il[id].ty) => {
                true
            }
            _ => self.static_lvalue(expr),
        }
    }

    /// Whether an expression designates an object or function whose address is known at compile time.
    pub fn static_lvalue(&self, expr: ExprId) -> bool {
        self.static_lvalue_at(expr, 0)
    }

    pub(super) fn static_lvalue_at(&self, expr: ExprId, depth: u32) -> bool {
        if depth > limits::PRINTED_CONSTANT_NESTING {
            return false;
        }
        let within = |expr: ExprId| self.static_lvalue_at(expr, depth + 1);
        match self.il[expr].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let v = &self.il[id];
                match self.il.unqualified(v.ty) {
                    // A reference stands for what it is bound to.
                    TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => {
                        v.flags.intersects(VariableFlags::CONSTEXPR | VariableFlags::BOUND)
                    }
                    _ => {
                        matches!(v.storage, Storage::Static)
                            && !matches!(v.space, MemorySpace::Shared | MemorySpace::Managed)
                    }
                }
            }
            ExprKind::Name { entity: Entity::Function { .. } | Entity::Field { .. }, .. }
            | ExprKind::Overload { .. } => true,
            ExprKind::Name { entity, .. } => {
                !matches!(entity, Entity::Binding { .. } | Entity::Template { .. })
            }
            ExprKind::String { .. } | ExprKind::FunctionName { .. } | ExprKind::CompoundLiteral { .. } => {
                true
            }
            ExprKind::Member { entity: Entity::Variable { .. }, .. } => true,
            ExprKind::Member { entity: Entity::Field { id }, .. } if self.il[id].bits.is_some() => false,
            ExprKind::Member { base, arrow, .. } => {
                if arrow {
                    self.is_constant(base)
                } else {
                    within(base)
                }
            }
            ExprKind::TypeidType { .. } => true,
            ExprKind::TypeidExpr { of } => !self.il.is_dynamic_typeid(of) || self.is_known_object(of),
            // A cast to a reference type designates what its operand does.
            ExprKind::Cast { style, operand, .. } => {
                let (to, from) =
                    (self.il.unqualified(self.il[expr].ty), self.il.unqualified(self.il[operand].ty));
                let classes = matches!((to, from), (TypeKind::Class { .. }, TypeKind::Class { .. }));
                !matches!(style, CastStyle::Dynamic | CastStyle::Reinterpret)
                    && (to == from || classes)
                    && self.il[expr].category != Category::Prvalue
                    && within(operand)
            }
            ExprKind::Subscript { base, index } => {
                let array = self.il.is_array(Some(self.il[self.il.without_conversions(base)].ty));
                let settled = !self.il[index].flags.contains(ExprFlags::VALUE_DEPENDENT);
                (self.is_constant(base) || array && within(base)) && settled && self.is_constant(index)
            }
            ExprKind::Implicit { operand, .. } => within(operand),
            ExprKind::Call { .. } | ExprKind::Operator { .. } => {
                self.il[expr].category == Category::Lvalue
                    && (self.is_constant_call(expr, depth) || self.calls_with_addresses(expr, depth))
            }
            ExprKind::Conditional { condition, then: Some(then), otherwise } if !self.place.in_template => {
                match self.il.truth(condition) {
                    Some(true) => within(then),
                    Some(false) => within(otherwise),
                    None => false,
                }
            }
            ExprKind::Unary { op: UnaryOp::Deref, operand }
                if self.il.is_array(Some(self.il[self.il.without_conversions(operand)].ty)) =>
            {
                within(self.il.without_conversions(operand))
            }
            ExprKind::Unary { op: UnaryOp::Deref, operand } => {
                let pointer = self.il.without_conversions(operand);
                match self.il[pointer].kind {
                    ExprKind::Unary { op: UnaryOp::Address, .. } => self.is_constant(operand),
                    _ => self.is_constant_call(pointer, depth),
                }
            }
            // Other expressions give objects that only the running program has.
            _ => false,
        }
    }

    /// Whether an expression is an array, perhaps converted to a pointer, whose elements are known at compile time.
    pub(super) fn is_constant_array(&self, expr: ExprId) -> bool {
        let array = match self.il[expr].kind {
            ExprKind::Implicit { operand, conversion: ConversionKind::ArrayToPointer, .. } => operand,
            _ => expr,
        };
        matches!(self.il.unqualified(self.il[array].ty), TypeKind::Array { .. })
            && match self.il[array].kind {
                ExprKind::String { .. } => true,
                ExprKind::CompoundLiteral { list, .. } => self.is_constant(list),
                _ => self.constant_object(array),
            }
    }

    pub(super) fn constant_object(&self, expr: ExprId) -> bool {
        match self.il[expr].kind {
            // In a template, what a function defines is not read.
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let v = &self.il[id];
                let local = || matches!(self.il[v.scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
                v.flags.contains(VariableFlags::CONSTEXPR) && !(self.place.in_template && local())
            }
            ExprKind::Member { base, entity: Entity::Variable { id }, .. } => {
                self.il[id].flags.contains(VariableFlags::CONSTEXPR) && self.does_nothing(base)
            }
            ExprKind::Member { base, arrow: false, .. } => self.constant_object(base),
            ExprKind::Implicit { operand, .. } => self.constant_object(operand),
            ExprKind::Subscript { base, index } => self.is_constant_array(base) && self.is_constant(index),
            // What else gives an object makes one.
            _ => false,
        }
    }

    /// Whether a call is one of a builtin function with arguments that only an instantiation has: they could turn
    /// out to be constants. Whether an argument is one, however, is asked at once.
    pub(super) fn is_open_builtin(&self, callee: ExprId, args: List<ExprId>) -> bool {
        let open = |arg: ExprId| self.il[arg].flags.contains(ExprFlags::TYPE_DEPENDENT);
        let identifier = EntityName::Identifier { name: known::BUILTIN_CONSTANT_P };
        matches!(self.il[self.il.without_conversions(callee)].kind,
            ExprKind::Name { entity: Entity::Function { id }, .. }
                if self.il[id].builtin(self.il).is_some()
                    && self.il[id].name != identifier
                    && !self.il.is_builtin_of_addresses(&self.il[id]))
            && self.il[args].iter().any(|arg| open(*arg))
            && self.il[args].iter().all(|arg| open(*arg) || self.is_constant(*arg))
    }

    /// Whether an operator runs a constexpr function for operands that are known at compile time, and not what only an
    /// instantiation chooses.
    fn is_constant_operator_call(&self, expr: ExprId, depth: u32) -> bool {
        let ExprKind::Operator { function: Some(Entity::Function { id }), args, .. } = self.il[expr].kind
        else {
            return false;
        };
        self.il[id].flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            && self.il.is_settled(expr)
            && self.il[args].iter().all(|arg| self.is_constant_operand(*arg, depth))
    }

    /// Whether an operand of an overloaded operator is a value, or an object that is made or read at compile time.
    fn is_constant_operand(&self, operand: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(operand);
        if !self.il.is_class(self.il[inner].ty) {
            return self.constant_at(operand, depth + 1);
        }
        match self.il[inner].kind {
            ExprKind::Construct { constructor, args, .. } => {
                let runs = constructor.is_none_or(|of| self.il[of].flags.contains(FunctionFlags::CONSTEXPR));
                runs && self.il[args].iter().all(|arg| self.is_constant_operand(*arg, depth + 1))
            }
            ExprKind::ConstructBrace { list, constructor, .. } => {
                let runs = constructor.is_none_or(|of| self.il[of].flags.contains(FunctionFlags::CONSTEXPR));
                runs && self.constant_at(list, depth + 1)
            }
            ExprKind::Operator { .. } | ExprKind::Call { .. } => self.constant_at(inner, depth + 1),
            _ => self.constant_object(inner),
        }
    }

    /// Whether a call, of which an instantiation chooses nothing, computes with objects whose addresses are known.
    fn calls_with_addresses(&self, call: ExprId, depth: u32) -> bool {
        let ExprKind::Call { callee, args } = self.il[call].kind else { return false };
        let known = |arg: ExprId| {
            self.constant_at(arg, depth + 1)
                || self.il[arg].category == Category::Lvalue && self.static_lvalue_at(arg, depth + 1)
                || self.il.is_class(self.il[arg].ty) && self.is_constant_operand(arg, depth + 1)
        };
        self.il.is_settled(call)
            && self.constant_function(callee)
            && self.il[args].iter().all(|arg| known(*arg))
    }

    /// Whether a call, of which an instantiation chooses nothing, gives a constant object at compile time, or a pointer
    /// to one.
    pub fn is_object_of_call(&self, expr: ExprId, depth: u32) -> bool {
        let inner = self.il.without_conversions(expr);
        let object = match self.il.unqualified(self.il[inner].ty) {
            TypeKind::Pointer { to } => to,
            _ => self.il[inner].ty,
        };
        self.il.is_constant_object(object) && self.is_constant_call(inner, depth)
    }

    /// Whether a call or an operator, of which an instantiation chooses nothing, runs at compile time.
    fn is_constant_call(&self, expr: ExprId, depth: u32) -> bool {
        match self.il[expr].kind {
            ExprKind::Operator { .. } => self.is_constant_operator_call(expr, depth + 1),
            ExprKind::Call { callee, .. } => {
                self.il.is_settled(expr)
                    && !self.il.is_builtin_function(callee)
                    && self.constant_at(expr, depth + 1)
            }
            _ => false,
        }
    }

    pub(super) fn constant_function(&self, callee: ExprId) -> bool {
        let inner = self.il.without_conversions(callee);
        match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => {
                let f = &self.il[id];
                f.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
                    && !self.il.is_builtin_of_addresses(f)
            }
            ExprKind::Member { base, entity: Entity::Function { id }, .. } => {
                let settled =
                    self.il.is_settled(base) && self.il.makes_object(self.il.without_conversions(base));
                let f = &self.il[id];
                // The object of a static one is not looked at.
                let unread = f.flags.contains(FunctionFlags::STATIC) && !self.place.in_template;
                f.flags.contains(FunctionFlags::CONSTEXPR)
                    && (self.constant_object(base)
                        || settled && self.is_constant_operand(base, 0)
                        || unread && self.does_nothing(base))
            }
            _ => false,
        }
    }
}

impl Shown<'_> {
    /// Whether a constant is an address rather than a number.
    pub fn is_address(&self, expr: ExprId) -> bool {
        let inner = self.without_conversions(expr);
        match self[inner].kind {
            ExprKind::Unary { op: UnaryOp::Address, .. } => {
                !matches!(self.unqualified(self[inner].ty), TypeKind::MemberPointer { .. })
            }
            ExprKind::Binary { op: BinaryOp::Add | BinaryOp::Subtract, lhs, rhs } => {
                let pointer = matches!(self.unqualified(self[inner].ty), TypeKind::Pointer { .. });
                pointer && (self.is_address(lhs) || self.is_address(rhs))
            }
            ExprKind::String { .. } | ExprKind::Conditional { .. } => {
                matches!(self.unqualified(self[inner].ty), TypeKind::Array { .. }) && inner != expr
            }
            ExprKind::Name { entity, .. } => {
                matches!(entity, Entity::Function { .. })
                    || self[expr].category != Category::Prvalue
                    || self.is_array(Some(self[inner].ty))
            }
            ExprKind::Member { .. } | ExprKind::Subscript { .. } => self.is_array(Some(self[inner].ty)),
            ExprKind::Cast { style, to, operand } => {
                let pointer = matches!(self.unqualified(to), TypeKind::Pointer { .. });
                (pointer || style == CastStyle::Reinterpret) && self.is_address(operand)
            }
            // Whatever else gives an address computes it.
            _ => false,
        }
    }

    /// The pointer type that an expression casts to.
    fn pointer_cast(&self, expr: ExprId) -> Option<TypeId> {
        let to = match self[self.without_conversions(expr)].kind {
            ExprKind::Cast { to, .. } => to,
            // So is what such a pointer points to.
            ExprKind::Unary { op: UnaryOp::Deref, operand } => return self.pointer_cast(operand),
            _ => return None,
        };
        matches!(self.unqualified(to), TypeKind::Pointer { .. }).then_some(to)
    }

    /// Whether a name is known at compile time: an enumerator, a template parameter, a constant variable.
    pub(super) fn constant_name(&self, entity: Entity) -> bool {
        match entity {
            Entity::Enumerator { .. } | Entity::Function { .. } | Entity::TemplateParam { .. } => true,
            Entity::Variable { id } => {
                let v = &self[id];
                v.value.is_some() || self.is_constant_variable(v)
            }
            _ => false,
        }
    }

    /// Whether only the running program knows the type that `typeid` gives: that of a polymorphic object
    /// (`[expr.typeid]`), or one that depends on a template's parameters.
    pub(super) fn is_dynamic_typeid(&self, of: ExprId) -> bool {
        let e = &self[of];
        let polymorphic = matches!(self.unqualified(e.ty), TypeKind::Class { class }
            if self[class].flags.contains(ClassFlags::POLYMORPHIC));
        polymorphic && e.category != Category::Prvalue || e.flags.contains(ExprFlags::TYPE_DEPENDENT)
    }

    /// Whether an expression is an element of an array with static storage.
    pub(super) fn static_element(&self, expr: ExprId) -> bool {
        match self[expr].kind {
            ExprKind::Subscript { base, .. } => self.static_element(self.without_conversions(base)),
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                self[id].storage == Storage::Static
                    && matches!(self.unqualified(self[id].ty), TypeKind::Array { .. })
            }
            // What a class that is not known declares is no parameter or local variable.
            ExprKind::Dependent { qualifier: Some(_), .. } => true,
            _ => false,
        }
    }

    /// What a condition comes to that is known to be true or false.
    pub(super) fn truth(&self, condition: ExprId) -> Option<bool> {
        let flags = self[condition].flags | self[self.without_conversions(condition)].flags;
        match flags.contains(ExprFlags::TRUE) {
            true => Some(true),
            false => flags.contains(ExprFlags::FALSE).then_some(false),
        }
    }

    /// Whether a call is that of a closure, by a name or where it is made, that is known where its arguments are.
    pub(super) fn is_constant_closure_call(&self, args: &[ExprId]) -> bool {
        let Some(object) = args.first() else { return false };
        let object = &self[self.without_conversions(*object)];
        let TypeKind::Class { class } = self.unqualified(object.ty) else { return false };
        matches!(object.kind, ExprKind::Name { .. } | ExprKind::Lambda { .. })
            && self[class].lambda(self).is_some_and(|lambda| self[lambda].computed)
    }

    /// Whether only an instantiation tells if a type is a class: one that a template's parameter stands for, or a
    /// member of a template.
    pub fn is_open_type(&self, ty: TypeId) -> bool {
        match self.unqualified(ty) {
            TypeKind::Param { .. } | TypeKind::DependentName { .. } | TypeKind::Decltype { .. } => true,
            TypeKind::Class { class } => {
                let c = &self[class];
                self.is_dependent_class(class) && c.template.is_none() && !c.flags.contains(ClassFlags::LOCAL)
            }
            _ => false,
        }
    }

    /// Whether a function is a built-in one that gives an address, which no constant is.
    pub(super) fn is_builtin_of_addresses(&self, f: &Function) -> bool {
        f.builtin(self).is_some()
            && matches!(self.unqualified(f.ty), TypeKind::Function { ret, .. }
                if matches!(self.unqualified(ret), TypeKind::Pointer { .. }))
    }
}
