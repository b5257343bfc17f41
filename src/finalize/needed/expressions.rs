//! What expressions lead to.

use super::{Reached, Search};
use crate::finalize::initial_values::is_type_operation;
use crate::finalize::lifetime;
use crate::il::*;

impl Search<'_> {
    /// What a full-expression or a part of one leads to: its type, what it names and calls, and its operands.
    pub(super) fn visit_expr(&mut self, expr: ExprId) {
        let il = self.il;
        let e = il[expr];
        match e.category {
            Category::Prvalue => self.ty(e.ty),
            // An object can be named without being looked into.
            Category::Lvalue | Category::Xvalue => self.named(e.ty),
        }
        if let Some(value) = self.facts.call_values.get(&expr).filter(|_| !is_type_operation(e.kind)) {
            if let Some(value) = value {
                self.reach(Reached::Constant(*value));
            }
            self.destroyed(e.ty);
            return;
        }
        if self.numbers.stands_for_itself(expr) {
            // What a constant was computed from is gone, but the type that it had before it was converted.
            if let ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } = e.kind {
                self.ty(il[operand].ty);
            }
            return;
        }
        if is_unevaluated(e.kind) {
            return;
        }
        self.callees(e);
        if let Some(constructor) = self.facts.cast_constructors.get(&expr) {
            self.made_by(*constructor, 1, e.ty);
        }
        self.stepped_over(e.kind);
        il.any_in_expr(e.kind, |piece| {
            match piece {
                Piece::Expr(of) => self.expr(of),
                // What `typeid` says of a type takes no object of it.
                Piece::Type(of) if matches!(e.kind, ExprKind::TypeidType { .. }) => self.named(of),
                Piece::Type(of) => self.ty(of),
                Piece::Qualifier(of) => self.qualifier(of),
                // The function or class that is named with them has them itself.
                Piece::Args(_) => {}
            }
            false
        });
    }

    /// What an expression names or calls beside its operands.
    fn callees(&mut self, e: Expr) {
        let il = self.il;
        match e.kind {
            ExprKind::Name { entity, .. }
            | ExprKind::Member { entity, .. }
            | ExprKind::Operator { function: Some(entity), .. } => self.used(entity),
            ExprKind::UserLiteral { function: Some(id), .. } => self.function(id),
            ExprKind::Call { callee, args } => {
                let callee = il.without_conversions(callee);
                if let ExprKind::Name { entity: Entity::Function { id }, .. }
                | ExprKind::Member { entity: Entity::Function { id }, .. } = il[callee].kind
                {
                    self.calls(id, args.len());
                    let params = il[id].params(il).iter();
                    for (arg, param) in il[args].iter().zip(params) {
                        self.passed(*arg, param.ty);
                    }
                }
            }
            ExprKind::Implicit { function: Some(id), .. } => self.made_by(id, 1, e.ty),
            ExprKind::Construct { constructor: Some(id), args, .. } => self.made_by(id, args.len(), e.ty),
            ExprKind::ConstructBrace { constructor: Some(id), .. }
            | ExprKind::InitList { constructor: Some(id), .. } => self.made_by(id, usize::MAX, e.ty),
            ExprKind::New { id } => self.new_object(id),
            ExprKind::Delete { operand, array, .. } => self.ended_object(il[operand].ty, array),
            // Which class an object has is found out by what the classes are derived from ([expr.dynamic.cast]).
            ExprKind::Cast { style: CastStyle::Dynamic, to, operand } => {
                for of in [to, il[operand].ty] {
                    if let TypeKind::Pointer { to: of } = il[il[of].canonical].kind {
                        self.ty(of);
                    }
                }
            }
            ExprKind::Lambda { id } => self.closure(id),
            ExprKind::StatementExpr { body } => self.statement(body),
            // The others name nothing but what their operands do.
            _ => {}
        }
    }

    /// An object that a constructor or conversion function makes, and that ends.
    fn made_by(&mut self, function: FunctionId, given: usize, ty: TypeId) {
        self.calls(function, given);
        self.destroyed(ty);
    }

    /// A new-expression calls what allocates the storage, and a constructor ([expr.new]).
    fn new_object(&mut self, id: NewId) {
        let il = self.il;
        let n = &il[id];
        self.ty(n.ty);
        let class = il.class_of(n.ty);
        let op = if n.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
        let own = class.filter(|_| !n.global).and_then(|class| self.own_allocation(class, op));
        let default = class.filter(|_| matches!(n.init, Initializer::None));
        let default = default.and_then(|class| lifetime::default_constructor(il, class));
        for function in [n.function.or(own), n.constructor, default].into_iter().flatten() {
            self.function(function);
        }
        for operand in n.placement.iter().flat_map(|list| &il[*list]).chain(&n.bound) {
            self.expr(*operand);
        }
        self.operands(n.init);
    }

    /// A delete-expression calls the destructor, which frees the storage of an object, or else what frees it
    /// ([expr.delete]).
    fn ended_object(&mut self, pointer: TypeId, array: bool) {
        let TypeKind::Pointer { to } = self.il[self.il[pointer].canonical].kind else { return };
        self.ty(to);
        let Some(class) = self.il.class_of(to) else { return };
        let op = if array { OverloadedOperator::DeleteArray } else { OverloadedOperator::Delete };
        let destructor = lifetime::destructor(self.il, class).filter(|_| !array);
        if let Some(function) = destructor.or_else(|| self.own_allocation(class, op)) {
            self.function(function);
        }
    }

    /// A lambda-expression makes an object of its class, whose call operator stands there ([expr.prim.lambda]).
    fn closure(&mut self, id: LambdaId) {
        let l = &self.il[id];
        self.reach(Reached::Definition(l.class));
        self.bodies.insert(l.call, l.declaration);
        self.function(l.call);
        for capture in &self.il[l.captures] {
            match capture.kind {
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    self.entity(Entity::Variable { id: variable });
                }
                CaptureKind::Init { init, .. } => self.operands(init),
                CaptureKind::This | CaptureKind::StarThis => {}
            }
        }
    }

    /// The expressions of an initializer.
    fn operands(&mut self, init: Initializer) {
        match init {
            Initializer::Copy { value } | Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                self.expr(value);
            }
            Initializer::Paren { args } => self.il[args].iter().for_each(|arg| self.expr(*arg)),
            Initializer::None | Initializer::Range { .. } => {}
        }
    }

    /// The type of the objects that an operation on a pointer steps over ([expr.add]): their size counts.
    fn stepped_over(&mut self, kind: ExprKind) {
        let operands = match kind {
            ExprKind::Binary {
                op: BinaryOp::Add | BinaryOp::Subtract | BinaryOp::AddAssign | BinaryOp::SubtractAssign,
                lhs,
                rhs,
            } => [Some(lhs), Some(rhs)],
            ExprKind::Subscript { base, index } => [Some(base), Some(index)],
            ExprKind::Unary {
                op:
                    UnaryOp::PreIncrement
                    | UnaryOp::PreDecrement
                    | UnaryOp::PostIncrement
                    | UnaryOp::PostDecrement,
                operand,
            }
            | ExprKind::Implicit { conversion: ConversionKind::DerivedToBase, operand, .. } => {
                [Some(operand), None]
            }
            _ => return,
        };
        for operand in operands.into_iter().flatten() {
            let ty = self.il[operand].ty;
            if let TypeKind::Pointer { to } = self.il[self.il[ty].canonical].kind {
                self.ty(to);
            }
        }
    }

    /// The allocation or deallocation function that a class declares itself.
    fn own_allocation(&self, class: ClassId, op: OverloadedOperator) -> Option<FunctionId> {
        self.il[class].members.declared.iter().find_map(|member| match member {
            Entity::Function { id } if self.il[*id].name == (EntityName::Operator { op }) => Some(*id),
            _ => None,
        })
    }

    /// What a name stands for.
    fn used(&mut self, entity: Entity) {
        match entity {
            // The parameters of a function are needed with what it does.
            Entity::Variable { id }
                if self.il[id].storage == Storage::Parameter || self.captured.contains(&id) => {}
            Entity::Variable { .. }
            | Entity::Binding { .. }
            | Entity::Function { .. }
            | Entity::Field { .. } => self.entity(entity),
            // Enumerators come with their types, and the others are no objects.
            _ => {}
        }
    }

    /// What a constant value refers to.
    pub(super) fn visit_constant(&mut self, value: ConstantId) {
        let il = self.il;
        let c = &il[value];
        self.ty(c.ty);
        match &c.value {
            Value::Address { base, path, .. } => {
                match *base {
                    AddressBase::Variable { id } => self.entity(Entity::Variable { id }),
                    AddressBase::Function { id } => self.function(id),
                    AddressBase::Temporary { expr } => self.expr(expr),
                    AddressBase::Typeid { of } => self.ty(of),
                    AddressBase::String { .. } | AddressBase::Absolute { .. } => {}
                }
                for step in path.iter() {
                    if let PathStep::Field { id } = *step {
                        self.entity(Entity::Field { id });
                    }
                }
            }
            Value::Member { entity } => self.entity(*entity),
            Value::Aggregate { elements } => {
                for e in elements.iter().copied() {
                    self.reach(Reached::Constant(e));
                }
            }
            Value::Union { value, .. } => self.reach(Reached::Constant(*value)),
            Value::Integer { .. }
            | Value::Float { .. }
            | Value::Complex { .. }
            | Value::Null
            | Value::Uninitialized => {}
        }
    }
}

/// Whether an expression is a constant whose operands are not evaluated ([expr.context]), and of which nothing is kept;
/// what `sizeof`, `noexcept` and `typeid` are of an expression is, where that has to be computed.
fn is_unevaluated(kind: ExprKind) -> bool {
    let kept = matches!(
        kind,
        ExprKind::SizeofExpr { .. }
            | ExprKind::Noexcept { .. }
            | ExprKind::TypeidType { .. }
            | ExprKind::TypeidExpr { .. }
    );
    kind.is_unevaluated_operator() && !kept
}
