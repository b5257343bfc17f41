//! Which expressions in declarations of templates are surely not equivalent (`[temp.over.link]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::limits;

impl Compilation {
    /// Whether two expressions that involve template parameters differ in a way that no spelling explains. What is not
    /// compared does not count as a difference.
    pub(in crate::sema) fn surely_differ(&self, a: ExprId, b: ExprId) -> bool {
        use ExprKind::*;
        let (first, second) = (&self.il[a], &self.il[b]);
        let either = first.flags | second.flags;
        if either.contains(ExprFlags::UNKNOWN) {
            return false;
        }
        if (first.flags ^ second.flags).contains(ExprFlags::PARENTHESIZED) {
            return true;
        }
        match (first.kind, second.kind) {
            (Implicit { operand, .. }, _) => self.surely_differ(operand, b),
            (_, Implicit { operand, .. }) => self.surely_differ(a, operand),
            (
                Name { qualifier: p, .. } | Overload { qualifier: p, .. },
                Name { qualifier: q, .. } | Overload { qualifier: q, .. },
            ) if p.is_some() != q.is_some() => true,
            (Name { entity: x, args: u, .. }, Name { entity: y, args: v, .. }) => {
                self.other_parameters(x, y) || self.arguments_surely_differ(u, v)
            }
            (Overload { args: u, .. }, Overload { args: v, .. })
            | (Name { args: u, .. }, Overload { args: v, .. })
            | (Overload { args: u, .. }, Name { args: v, .. }) => self.arguments_surely_differ(u, v),
            (DependentMember { base: x, name: n, .. }, DependentMember { base: y, name: m, .. }) => {
                n != m || self.surely_differ(x, y)
            }
            (Unary { op: p, operand: x }, Unary { op: q, operand: y }) => p != q || self.surely_differ(x, y),
            (Binary { op: p, lhs: x, rhs: u }, Binary { op: q, lhs: y, rhs: v }) => {
                p != q || self.surely_differ(x, y) || self.surely_differ(u, v)
            }
            (Call { callee: x, args: u }, Call { callee: y, args: v }) => {
                self.surely_differ(x, y) || self.lists_differ(u, v)
            }
            (Subscript { base: x, index: u }, Subscript { base: y, index: v }) => {
                self.surely_differ(x, y) || self.surely_differ(u, v)
            }
            (Cast { style: p, operand: x, .. }, Cast { style: q, operand: y, .. }) => {
                p != q || self.surely_differ(x, y)
            }
            (Expansion { pattern: x }, Expansion { pattern: y }) => self.surely_differ(x, y),
            (x, y) => match (shape(&x), shape(&y)) {
                (Some(x), Some(y)) => x != y,
                _ => false,
            },
        }
    }

    /// Whether two types, which may depend on template parameters, are surely not the same (`[temp.type]`). What names
    /// members of dependent types, or expressions, is not compared.
    pub(in crate::sema) fn types_surely_differ(&self, a: TypeId, b: TypeId, depth: u32) -> bool {
        use TypeKind::*;
        let (a, b) = (self.canonical(a), self.canonical(b));
        let open = |ty: TypeId| {
            self.is_unknown(ty) || self.il[ty].flags.intersects(TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN)
        };
        if a == b || open(a) || open(b) || depth > limits::ACCESS_BASE_DEPTH {
            return false;
        }
        if self.qualifiers(a) != self.qualifiers(b) && !self.hides_qualifiers(a) && !self.hides_qualifiers(b)
        {
            return true;
        }
        let (a, b) = (self.unqualified(a), self.unqualified(b));
        let differ = |a, b| self.types_surely_differ(a, b, depth + 1);
        match (self.canonical_kind(a), self.canonical_kind(b)) {
            _ if a == b || self.hides_qualifiers(a) || self.hides_qualifiers(b) => false,
            (Pointer { to: a }, Pointer { to: b })
            | (LvalueReference { to: a }, LvalueReference { to: b })
            | (RvalueReference { to: a }, RvalueReference { to: b })
            | (Array { element: a, .. }, Array { element: b, .. }) => differ(a, b),
            (MemberPointer { class: c, to: a }, MemberPointer { class: d, to: b }) => {
                differ(c, d) || differ(a, b)
            }
            (Instance { template: t, args: a }, Instance { template: u, args: b }) => {
                let param = |t: TemplateId| matches!(self.il[t].kind, TemplateKind::Param { .. });
                let unlike = |(a, b): (&TemplateArg, &TemplateArg)| match (*a, *b) {
                    (TemplateArg::Type { of: a }, TemplateArg::Type { of: b }) => differ(a, b),
                    _ => false,
                };
                !param(t) && !param(u) && t != u
                    || t == u && a.len() == b.len() && self.il[a].iter().zip(&self.il[b]).any(unlike)
            }
            (
                Class { .. } | Injected { .. } | Instance { .. },
                Class { .. } | Injected { .. } | Instance { .. },
            ) => !self.is_dependent(a) && !self.is_dependent(b),
            (Param { .. }, Param { .. }) => true,
            (a, b) => {
                std::mem::discriminant(&a) != std::mem::discriminant(&b)
                    || matches!(a, Builtin { .. } | Enum { .. })
            }
        }
    }

    /// Whether two types are the same in two declarations of a function template, where expressions in them name its
    /// parameters, or functions that were declared in between (`[temp.over.link]`).
    pub(in crate::sema) fn same_declared_type(&mut self, a: TypeId, b: TypeId, depth: u32) -> bool {
        use TypeKind::*;
        if self.same_type(a, b) {
            return true;
        }
        let (a, b) = (self.canonical(a), self.canonical(b));
        if depth > limits::ACCESS_BASE_DEPTH || self.qualifiers(a) != self.qualifiers(b) {
            return false;
        }
        match (self.canonical_kind(a), self.canonical_kind(b)) {
            (Pointer { to: a }, Pointer { to: b })
            | (LvalueReference { to: a }, LvalueReference { to: b })
            | (RvalueReference { to: a }, RvalueReference { to: b }) => {
                self.same_declared_type(a, b, depth + 1)
            }
            (Decltype { expr: a }, Decltype { expr: b }) => self.same_declared_expr(a, b),
            (Instance { template: t, args: a }, Instance { template: u, args: b })
                if t == u && a.len() == b.len() =>
            {
                let pairs: Vec<_> = self.il[a].iter().copied().zip(self.il[b].iter().copied()).collect();
                pairs.into_iter().all(|(a, b)| self.same_declared_argument(a, b, depth + 1))
            }
            (DependentName { qualifier: q, name: a }, DependentName { qualifier: r, name: b }) if a == b => {
                match (self.il[q].part, self.il[r].part) {
                    (QualifierPart::Type { of: a }, QualifierPart::Type { of: b }) => {
                        self.same_declared_type(a, b, depth + 1)
                    }
                    _ => false,
                }
            }
            // What has no expressions in it is the same or not.
            _ => false,
        }
    }

    /// The same for template arguments.
    fn same_declared_argument(&mut self, a: TemplateArg, b: TemplateArg, depth: u32) -> bool {
        match (a, b) {
            (TemplateArg::Type { of: a }, TemplateArg::Type { of: b }) => {
                self.same_declared_type(a, b, depth)
            }
            (TemplateArg::Expr { expr: a }, TemplateArg::Expr { expr: b }) => self.same_declared_expr(a, b),
            _ => a == b,
        }
    }

    /// Whether a type may be any type once its template arguments are known, and is no parameter alone.
    fn hides_qualifiers(&self, ty: TypeId) -> bool {
        use TypeKind::*;
        !matches!(
            self.canonical_kind(self.unqualified(ty)),
            Builtin { .. }
                | Pointer { .. }
                | LvalueReference { .. }
                | RvalueReference { .. }
                | Array { .. }
                | MemberPointer { .. }
                | Class { .. }
                | Injected { .. }
                | Enum { .. }
                | Instance { .. }
                | Param { .. }
        )
    }

    /// Whether the types in two lists of template arguments surely differ.
    fn arguments_surely_differ(&self, a: Option<List<TemplateArg>>, b: Option<List<TemplateArg>>) -> bool {
        let (Some(a), Some(b)) = (a, b) else { return false };
        a.len() == b.len()
            && self.il[a].iter().zip(&self.il[b]).any(|pair| match pair {
                (TemplateArg::Type { of: a }, TemplateArg::Type { of: b }) => {
                    self.types_surely_differ(*a, *b, 0)
                }
                _ => false,
            })
    }

    /// Whether two lists of arguments differ in their lengths or surely in an element.
    fn lists_differ(&self, a: List<ExprId>, b: List<ExprId>) -> bool {
        a.len() != b.len() || self.il[a].iter().zip(&self.il[b]).any(|(x, y)| self.surely_differ(*x, *y))
    }

    /// Whether two names stand for function parameters of different types.
    fn other_parameters(&self, a: Entity, b: Entity) -> bool {
        let parameter = |entity: Entity| match entity {
            Entity::Variable { id } if self.il[id].storage == Storage::Automatic => Some(self.il[id].ty),
            _ => None,
        };
        matches!((parameter(a), parameter(b)), (Some(x), Some(y)) if !self.same_type(x, y))
    }
}

/// What tells expressions of different structure apart; none for one that another lookup may have made differently.
fn shape(kind: &ExprKind) -> Option<u8> {
    use ExprKind::*;
    Some(match kind {
        Name { .. } | Overload { .. } | Dependent { .. } => 0,
        Member { .. } | MemberOverload { .. } | DependentMember { .. } => 1,
        Unary { .. } => 2,
        Binary { .. } => 3,
        Call { .. } => 4,
        Subscript { .. } => 5,
        Cast { .. } | Construct { .. } | ConstructBrace { .. } => 6,
        Conditional { .. } => 7,
        SizeofType { .. } | SizeofExpr { .. } => 8,
        New { .. } => 9,
        _ => return None,
    })
}
