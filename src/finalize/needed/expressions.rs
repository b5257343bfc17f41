//! What expressions lead to.

use super::{Reached, Search};
use crate::finalize::lifetime;
use crate::il::*;

impl Search<'_> {
    pub(super) fn visit_expr(&mut self, expr: ExprId) {
        let il = self.il;
        let e = il[expr];
        match e.category {
            Category::Prvalue => self.ty(e.ty),
            _ => self.named(e.ty),
        }
        if let Some(value) = self.facts.call_values.get(&expr) {
            if let Some(value) = value {
                self.reach(Reached::Constant(*value));
            }
            self.destroyed(e.ty);
            return;
        }
        if (self.facts.folded)(expr) {
            // The constant says what type it had before it was converted.
            if let ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } = e.kind {
                self.ty(il[operand].ty);
            }
            return;
        }
        match e.kind {
            ExprKind::Offsetof { .. }
            | ExprKind::Trait { .. }
            | ExprKind::Concept { .. }
            | ExprKind::Requires { .. }
            | ExprKind::SizeofPack { .. }
            | ExprKind::SizeofType { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::AlignofExpr { .. } => return,
            ExprKind::Name { entity, .. } => self.used(entity),
            ExprKind::Member { entity, .. } => self.used(entity),
            ExprKind::Operator { function: Some(entity), .. } => self.used(entity),
            ExprKind::UserLiteral { function: Some(id), .. } => self.function(id),
            ExprKind::Call { callee, args } => {
                let callee = il.without_conversions(callee);
                if let ExprKind::Name { entity: Entity::Function { id }, .. }
                | ExprKind::Member { entity: Entity::Function { id }, .. } = il[callee].kind
                {
                    self.constructs(id, args.len());
                }
            }
            ExprKind::Implicit { function: Some(id), .. } => {
                self.constructs(id, 1);
                self.destroyed(e.ty);
            }
            ExprKind::Construct { constructor: Some(id), args, .. } => {
                self.constructs(id, args.len());
                self.destroyed(e.ty);
            }
            ExprKind::ConstructBrace { constructor: Some(id), .. }
            | ExprKind::InitList { constructor: Some(id), .. } => {
                self.constructs(id, usize::MAX);
                self.destroyed(e.ty);
            }
            ExprKind::New { id } => {
                let n = &il[id];
                self.ty(n.ty);
                let op = if n.array { OverloadedOperator::NewArray } else { OverloadedOperator::New };
                let own =
                    il.class_of(n.ty).filter(|_| !n.global).and_then(|class| self.own_allocation(class, op));
                if let Some(f) = n.function.or(own) {
                    self.function(f);
                }
                if let Some(f) = n.constructor {
                    self.function(f);
                }
                if let Some(list) = n.placement {
                    for e in il[list].iter().copied() {
                        self.expr(e);
                    }
                }
                if let Some(e) = n.bound {
                    self.expr(e);
                }
                match n.init {
                    Initializer::None => {
                        if let Some(c) = il.class_of(n.ty)
                            && let Some(f) = lifetime::default_constructor(self.il, c)
                        {
                            self.function(f);
                        }
                    }
                    Initializer::Paren { args } => {
                        for e in il[args].iter().copied() {
                            self.expr(e);
                        }
                    }
                    Initializer::Brace { value }
                    | Initializer::Copy { value }
                    | Initializer::CopyBrace { value } => self.expr(value),
                    Initializer::Range { .. } => {}
                }
            }
            ExprKind::Delete { operand, array, .. } => {
                if let TypeKind::Pointer { to } = il[il[il[operand].ty].canonical].kind {
                    self.ty(to);
                    let class = il.class_of(to);
                    let op = if array { OverloadedOperator::DeleteArray } else { OverloadedOperator::Delete };
                    match (
                        class.and_then(|class| lifetime::destructor(self.il, class)),
                        class.and_then(|class| self.own_allocation(class, op)),
                    ) {
                        (Some(destructor), _) if !array => self.function(destructor),
                        (_, Some(own)) => self.function(own),
                        _ => {}
                    }
                }
            }
            ExprKind::Lambda { id } => {
                let l = &il[id];
                self.reach(Reached::Definition(l.class));
                self.bodies.insert(l.call, l.declaration);
                self.function(l.call);
                for capture in il[l.captures].iter().copied() {
                    match capture.kind {
                        CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                            self.entity(Entity::Variable { id: variable })
                        }
                        CaptureKind::Init { init, .. } => match init {
                            Initializer::Copy { value }
                            | Initializer::Brace { value }
                            | Initializer::CopyBrace { value } => self.expr(value),
                            Initializer::Paren { args } => {
                                for e in il[args].iter().copied() {
                                    self.expr(e);
                                }
                            }
                            _ => {}
                        },
                        _ => {}
                    }
                }
            }
            ExprKind::StatementExpr { body } => self.statement(body),
            _ => {}
        }
        if let Some(constructor) = self.facts.cast_constructors.get(&expr) {
            self.constructs(*constructor, 1);
            self.destroyed(e.ty);
        }
        il.any_in_expr(e.kind, |piece| {
            match piece {
                Piece::Expr(of) => self.expr(of),
                Piece::Type(of) if matches!(e.kind, ExprKind::TypeidType { .. }) => self.named(of),
                Piece::Type(of) => self.ty(of),
                Piece::Qualifier(of) => self.qualifier(of),
                Piece::Args(_) => {}
            }
            false
        });
        let steps = match e.kind {
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
            } => [Some(operand), None],
            ExprKind::Implicit { conversion: ConversionKind::DerivedToBase, operand, .. } => {
                [Some(operand), None]
            }
            _ => [None, None],
        };
        for operand in steps.into_iter().flatten() {
            if let TypeKind::Pointer { to } = il[il[il[operand].ty].canonical].kind {
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

    fn used(&mut self, entity: Entity) {
        match entity {
            // The parameters of a function are needed with what it does.
            Entity::Variable { id }
                if self.il[id].storage == Storage::Parameter || self.captured.contains(&id) => {}
            Entity::Variable { .. }
            | Entity::Binding { .. }
            | Entity::Function { .. }
            | Entity::Field { .. } => self.entity(entity),
            _ => {}
        }
    }

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
            _ => {}
        }
    }
}
