//! Expressions that name what no scope around them declares: members of classes that bodies define. A type that such an
//! expression determines (`[dcl.type.decltype]`) is spelled as what it is.

use crate::compilation::Compilation;
use crate::il::*;
use crate::tables::limits;

impl Compilation {
    /// Whether an expression that determines a type cannot stand for it: it names a member of a class that a body
    /// defines, and the type itself has a name here.
    pub fn needs_resolved_spelling(&self, e: ExprId, determined: TypeId) -> bool {
        self.names_local_member(e, 0)
            && (self.context.function.is_some() || !self.is_made_of_local(determined, 0))
    }

    /// Whether an expression that an instance makes names a template parameter object, or a class that a body defines:
    /// neither has a name there.
    pub(in crate::sema) fn has_no_spelling(&self, e: ExprId) -> bool {
        self.names_parameter_object(e, 0)
            || (!self.instances.local_classes.is_empty() && self.mentions_local_class(e, 0))
    }

    fn names_local_member(&self, e: ExprId, depth: u32) -> bool {
        if depth > limits::DEPENDENT_EXPRESSION_NESTING {
            return false;
        }
        let kind = self.il[e].kind;
        let named = match kind {
            ExprKind::Member { entity, .. } | ExprKind::Operator { function: Some(entity), .. } => {
                self.is_local_member(entity)
            }
            ExprKind::Name { entity, .. } => self.is_local_member(entity),
            ExprKind::Implicit { function: Some(id), .. } => self.is_local_member(Entity::Function { id }),
            // The address of a member is a constant of its class.
            ExprKind::Unary { op: UnaryOp::Address, operand }
                if matches!(self.il[operand].kind, ExprKind::Name { .. }) =>
            {
                return false;
            }
            _ => false,
        };
        named
            || self.il.any_in_expr(kind, |piece| match piece {
                Piece::Expr(e) => self.names_local_member(e, depth + 1),
                _ => false,
            })
    }

    /// Whether something is a member of a class, or an enumerator of an enumeration, that a body defines.
    fn is_local_member(&self, entity: Entity) -> bool {
        match entity {
            Entity::Field { id } => self.is_class_of_body(self.il[id].class),
            Entity::Variable { id } => self.il[id].class.is_some_and(|class| self.is_class_of_body(class)),
            Entity::Function { id } => {
                let f = &self.il[id];
                f.name != EntityName::Constructor && f.class.is_some_and(|class| self.is_class_of_body(class))
            }
            Entity::Template { id } => self.il[id].class.is_some_and(|class| self.is_class_of_body(class)),
            Entity::Enumerator { id } => match self.il[self.il[id].ty].kind {
                TypeKind::Enum { of } => self.is_in_body(self.il[of].enclosing),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a body defines a class, which is no part of a template; the type of a lambda-expression is known as long
    /// as a body is read.
    fn is_class_of_body(&self, class: ClassId) -> bool {
        let c = &self.il[class];
        match c.lambda(&self.il) {
            Some(_) => self.instances.closures.contains_key(&class) && self.context.function.is_none(),
            None => !c.flags.contains(ClassFlags::DEPENDENT) && self.is_in_body(c.enclosing),
        }
    }

    /// Whether a scope is in a function.
    pub(crate) fn is_in_body(&self, scope: ScopeId) -> bool {
        let mut at = Some(scope);
        while let Some(scope) = at {
            if self.il[scope].kind.is_local() {
                return true;
            }
            at = self.il[scope].parent;
        }
        false
    }

    /// Whether a type is a class that a body defines, or made of one.
    fn is_made_of_local(&self, ty: TypeId, depth: u32) -> bool {
        let of = self.canonical(ty);
        let local = match self.il[of].kind {
            TypeKind::Class { class } => {
                let args = self.il[class].instance.map(|instance| self.il[instance].args);
                self.is_class_of_body(class)
                    || args.is_some_and(|args| self.has_local_argument(args, depth + 1))
            }
            TypeKind::Enum { of } => self.is_in_body(self.il[of].enclosing),
            _ => false,
        };
        local
            || depth <= limits::ALIASED_TYPE_NESTING
                && self.il.any_in_type(self.il[of].kind, |piece| match piece {
                    Piece::Type(of) => self.is_made_of_local(of, depth + 1),
                    _ => false,
                })
    }

    fn has_local_argument(&self, args: List<TemplateArg>, depth: u32) -> bool {
        depth <= limits::ALIASED_TYPE_NESTING
            && self.il[args].iter().any(|arg| match *arg {
                TemplateArg::Type { of } => self.is_made_of_local(of, depth),
                TemplateArg::Pack { args } => self.has_local_argument(args, depth + 1),
                _ => false,
            })
    }

    fn mentions_local_class(&self, e: ExprId, depth: u32) -> bool {
        if depth > limits::DEPENDENT_EXPRESSION_NESTING {
            return false;
        }
        self.il.any_in_expr(self.il[e].kind, |piece| match piece {
            Piece::Expr(e) => self.mentions_local_class(e, depth + 1),
            Piece::Type(of) => self.is_made_of_local(of, 0),
            Piece::Args(args) => self.has_local_argument(args, 0),
            Piece::Qualifier(_) => false,
        })
    }
}
