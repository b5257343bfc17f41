//! Whether evaluating an expression can throw (`[expr.unary.noexcept]`, `[except.spec]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::lookup::Key;
use crate::tables::limits;

impl Compilation {
    /// Whether an expression can throw; none where that is not known.
    pub fn throws(&mut self, e: ExprId) -> Option<bool> {
        self.throws_at(e, 0)
    }

    /// Whether an expression can throw, as far as it is known not to.
    pub fn can_throw(&mut self, e: ExprId) -> bool {
        self.throws(e) != Some(false)
    }

    fn throws_at(&mut self, e: ExprId, depth: u32) -> Option<bool> {
        let entry = self.il[e];
        if depth > limits::THROWING_EXPRESSION_NESTING || entry.flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return None;
        }
        let mut parts: smallvec::SmallVec<[ExprId; 6]> = smallvec::SmallVec::new();
        let own = match entry.kind {
            ExprKind::Throw { .. } => return Some(true),
            ExprKind::Unknown { .. } => return None,
            ExprKind::Call { callee, args } => {
                parts.extend_from_slice(&self.il[args]);
                match self.il[callee].kind {
                    ExprKind::Member { base, .. } => parts.push(base),
                    ExprKind::Name { .. } => {}
                    _ => parts.push(callee),
                }
                self.callee_throws(callee)? || self.copies_throw(self.il[callee].ty, args)
            }
            ExprKind::Operator { function, args, .. } => {
                parts.extend_from_slice(&self.il[args]);
                match function {
                    Some(Entity::Function { id }) => {
                        !self.cannot_throw(id) || self.operand_copies_throw(id, args)
                    }
                    _ => return None,
                }
            }
            ExprKind::Construct { args, constructor, .. } => {
                parts.extend_from_slice(&self.il[args]);
                self.construction_throws(constructor, entry.ty, args)?
            }
            ExprKind::ConstructBrace { list, constructor, .. } => {
                parts.push(list);
                let args = match self.il[list].kind {
                    ExprKind::InitList { elements, .. } => elements,
                    _ => List::default(),
                };
                match (constructor, self.class_of(entry.ty)) {
                    (Some(constructor), _) => self.constructor_throws(constructor, args),
                    (None, Some(class)) => self.left_members_throw(class, args),
                    (None, None) => false,
                }
            }
            ExprKind::InitList { elements, constructor } => {
                parts.extend_from_slice(&self.il[elements]);
                constructor.is_some_and(|f| self.constructor_throws(f, elements))
            }
            ExprKind::Implicit { operand, function, .. } => {
                parts.push(operand);
                function.is_some_and(|f| !self.cannot_throw(f))
            }
            ExprKind::UserLiteral { function, .. } => !self.cannot_throw(function?),
            ExprKind::New { id } => {
                let new = self.il[id].clone();
                // Placement into memory that is given does not allocate.
                let allocates = match self.allocation_function(&new) {
                    Some(function) => !self.cannot_throw(function),
                    None => new.placement.is_none_or(|p| p.is_empty()),
                };
                let args = match new.init {
                    Initializer::Paren { args } => args,
                    _ => List::default(),
                };
                let plain = self.class_of(self.innermost_element(new.ty)).filter(|_| args.is_empty());
                let constructor = match (new.constructor, plain) {
                    (None, Some(class)) if !matches!(new.init, Initializer::Brace { .. }) => {
                        self.default_constructor(class)
                    }
                    (known, _) => known,
                };
                allocates || constructor.is_some_and(|f| self.constructor_throws(f, args))
            }
            ExprKind::Delete { operand, array, global, .. } => {
                parts.push(operand);
                let object = self.pointee(self.il[operand].ty)?;
                self.destruction_throws(object, array, global)
            }
            ExprKind::Cast { style, operand, to } => {
                parts.push(operand);
                (style == CastStyle::Dynamic && self.is_reference(to)) || self.cast_throws(operand, to)?
            }
            ExprKind::TypeidExpr { of } => self
                .class_of(self.il[of].ty)
                .is_some_and(|class| self.il[class].flags.contains(ClassFlags::POLYMORPHIC)),
            ExprKind::StatementExpr { .. } | ExprKind::Await { .. } | ExprKind::Yield { .. } => return None,
            // Only what is chosen is evaluated.
            ExprKind::Generic { chosen, .. } | ExprKind::Choose { chosen, .. } => {
                parts.push(chosen);
                false
            }
            kind if kind.is_unevaluated_operator() => false,
            kind => {
                self.il.any_operand(kind, |part| {
                    parts.push(part);
                    false
                });
                false
            }
        };
        if own || self.destroys_throwing(&entry) {
            return Some(true);
        }
        let mut known = true;
        for part in parts {
            match self.throws_at(part, depth + 1) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => known = false,
            }
        }
        known.then_some(false)
    }

    /// Whether an expression makes an object of a class, which is destroyed with the full-expression, and the destructor of
    /// that can throw (`[except.spec]`).
    fn destroys_throwing(&mut self, e: &Expr) -> bool {
        let makes = matches!(
            e.kind,
            ExprKind::Call { .. }
                | ExprKind::Operator { .. }
                | ExprKind::Construct { .. }
                | ExprKind::ConstructBrace { .. }
                | ExprKind::InitList { .. }
                | ExprKind::Cast { .. }
                | ExprKind::UserLiteral { .. }
                | ExprKind::Implicit { function: Some(_), .. }
        );
        makes
            && e.category == Category::Prvalue
            && self.class_of(self.innermost_element(e.ty)).is_some_and(|class| self.destructor_throws(class))
    }

    /// Whether it is known that the destructor of a class can throw.
    fn destructor_throws(&mut self, class: ClassId) -> bool {
        let ty = self.il[class].ty;
        self.il[class].state == Completeness::Complete
            && !self.is_open_type(ty)
            && !self.has_nothrow_destructor(class)
    }

    /// Whether the destructor, or a deallocation function of the class, that a delete-expression calls can throw.
    fn destruction_throws(&mut self, object: TypeId, array: bool, global: bool) -> bool {
        let Some(class) = self.class_of(self.innermost_element(object)) else { return false };
        if self.destructor_throws(class) {
            return true;
        }
        let op = if array { OverloadedOperator::DeleteArray } else { OverloadedOperator::Delete };
        let found = match global {
            true => crate::sema::lookup::Found::new(),
            false => self.lookup_in(self.il[class].scope, Key::operator(op)),
        };
        found.into_iter().any(|entity| match entity {
            Entity::Function { id } => self.is_usual_deallocation(id) && !self.cannot_throw(id),
            _ => false,
        })
    }

    fn callee_throws(&mut self, callee: ExprId) -> Option<bool> {
        let entry = self.il[callee];
        match entry.kind {
            ExprKind::Name { entity: Entity::Function { id }, .. }
            | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(!self.cannot_throw(id)),
            ExprKind::PseudoDestructor { .. } => Some(false),
            ExprKind::DependentMember { name: EntityName::OpenDestructor { .. }, .. } => Some(false),
            // What has no declared destructor is destroyed part by part.
            ExprKind::DependentMember { base, arrow, name: EntityName::Destructor, .. } => {
                let object = self.object_type(base, arrow);
                Some(self.class_of(object).is_some_and(|class| self.destructor_throws(class)))
            }
            _ => {
                let ty = match self.split(entry.ty).kind {
                    TypeKind::Pointer { to } => to,
                    _ => entry.ty,
                };
                let (_, _, traits) = self.written_function(ty)?;
                Some(!traits.contains(FunctionTraits::NOEXCEPT))
            }
        }
    }

    /// Whether it is known that copying an argument into a parameter of a function of a type can throw
    /// (`[except.spec]`).
    fn copies_throw(&mut self, callee: TypeId, args: List<ExprId>) -> bool {
        let ty = self.pointee(callee).unwrap_or(callee);
        let Some((_, params, _)) = self.function_of(ty) else { return false };
        let (params, args) = (self.il[params].to_vec(), self.il[args].to_vec());
        args.into_iter().zip(params).any(|(arg, ty)| self.copy_throws(arg, ty))
    }

    /// The same for the operands of an operator function, of which a member has the first as its object.
    fn operand_copies_throw(&mut self, function: FunctionId, args: List<ExprId>) -> bool {
        let member = self.is_instance_member(Entity::Function { id: function })
            && !self.il.has_explicit_object(function);
        let Some((_, params, _)) = self.function_of(self.il[function].ty) else { return false };
        let (params, args) = (self.il[params].to_vec(), self.il[args].to_vec());
        args.into_iter().skip(usize::from(member)).zip(params).any(|(arg, ty)| self.copy_throws(arg, ty))
    }

    /// Whether it is known that an object of a class is made from another one by a constructor that can throw.
    fn copy_throws(&mut self, from: ExprId, to: TypeId) -> bool {
        let e = self.il[from];
        let Some(class) = self.class_of(to).filter(|_| e.category != Category::Prvalue) else { return false };
        self.class_of(e.ty) == Some(class)
            && (self.converting_constructor(class, &[from], false).is_some_and(|f| !self.cannot_throw(f))
                || self.destructor_throws(class))
    }

    fn construction_throws(
        &mut self,
        constructor: Option<FunctionId>,
        ty: TypeId,
        args: List<ExprId>,
    ) -> Option<bool> {
        match (constructor, self.class_of(ty)) {
            (Some(constructor), _) => Some(self.constructor_throws(constructor, args)),
            (None, None) => Some(false),
            (None, Some(class)) if args.is_empty() => match self.best_constructor(class, &[]) {
                crate::sema::overload::Resolution::Function(function) => Some(!self.cannot_throw(function)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether it is known that a member of an aggregate for which a list has no element is initialized by something that
    /// can throw (`[dcl.init.aggr]`).
    fn left_members_throw(&mut self, class: ClassId, given: List<ExprId>) -> bool {
        let designated = |e: &ExprId| matches!(self.il[*e].kind, ExprKind::Designated { .. });
        if self.il[given].iter().any(designated) {
            return false;
        }
        let left = self.il[given].len().saturating_sub(self.il[class].bases.len());
        let fields: Vec<FieldId> = self.il[class].members.fields.iter().skip(left).copied().collect();
        fields.into_iter().any(|field| {
            self.il[field].has_init
                && self.member_initializer(field).is_some_and(|init| self.throws(init) == Some(true))
        })
    }

    /// Whether a constructor, or a copy of an argument into its parameter, can throw.
    fn constructor_throws(&mut self, constructor: FunctionId, args: List<ExprId>) -> bool {
        !self.cannot_throw(constructor) || self.copies_throw(self.il[constructor].ty, args)
    }

    /// Whether the constructor or conversion function that a cast calls can throw.
    fn cast_throws(&mut self, operand: ExprId, to: TypeId) -> Option<bool> {
        let from = self.il[operand].ty;
        if self.is_reference(to) || (self.class_of(to).is_none() && self.class_of(from).is_none()) {
            return Some(false);
        }
        if let Some(class) = self.class_of(to) {
            if self.il[operand].category == Category::Prvalue && self.class_of(from) == Some(class) {
                return Some(false);
            }
            return match self.best_constructor(class, &[operand]) {
                crate::sema::overload::Resolution::Function(function) => {
                    let args = self.il.list(&[operand]);
                    Some(self.constructor_throws(function, args))
                }
                _ => None,
            };
        }
        let function = self.user_conversion(operand, to)?;
        Some(!self.cannot_throw(function))
    }

    /// Whether a function, special members too, cannot throw.
    pub fn cannot_throw(&mut self, function: FunctionId) -> bool {
        if self.il[function].flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED_FIRST) {
            return self.is_nothrow_function(function);
        }
        self.function_is_noexcept(function)
    }

    /// Whether the exception specification of a function says that it does not throw; destructors say so by
    /// themselves.
    pub fn function_is_noexcept(&mut self, function: FunctionId) -> bool {
        let entry = &self.il[function];
        let written = self.written_function(entry.ty);
        if written.is_some_and(|(_, _, traits)| traits.contains(FunctionTraits::NOEXCEPT)) {
            return true;
        }
        // A deallocation function does not throw by itself (`[except.spec]`), nor a destructor but for those of the parts.
        let name = entry.name;
        let class = entry.class.filter(|_| name == EntityName::Destructor);
        let silent = match name {
            EntityName::Destructor => true,
            EntityName::Operator { op } => {
                matches!(op, OverloadedOperator::Delete | OverloadedOperator::DeleteArray)
            }
            _ => false,
        };
        match self.exception_condition(function) {
            Some(condition) => self.noexcept_condition(function, condition),
            None if self.is_declared_noexcept(function) => true,
            None => silent && class.is_none_or(|class| !self.has_throwing_part(class)),
        }
    }

    /// The type of a function where an expression names it: its exception specification is needed there and part of the
    /// type, which it is not where the declaration alone is made (`[except.spec]`).
    pub(in crate::sema) fn named_function_type(&mut self, function: FunctionId) -> TypeId {
        let ty = self.il[function].ty;
        let open = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        if self.dialect.standard < 17
            || self.il[function].instance.is_none()
            || self.is_dependent(ty)
            || !self.exception_condition(function).is_some_and(|e| self.il[e].flags.intersects(open))
            || !self.function_is_noexcept(function)
        {
            return ty;
        }
        let TypeKind::Function { ret, params, traits, .. } = self.canonical_kind(ty) else { return ty };
        let traits = traits | FunctionTraits::NOEXCEPT;
        self.make_type(TypeKind::Function { ret, params, traits, noexcept: None })
    }

    /// The name of a specialization, or its address, with the type that it has as an expression.
    pub(in crate::sema) fn with_needed_exception(&mut self, named: ExprId, function: FunctionId) -> ExprId {
        let e = self.il[named];
        let ty = match e.kind {
            ExprKind::Unary { op: UnaryOp::Address, .. } => self.address_type_of(function),
            ExprKind::Name { .. } => self.named_function_type(function),
            _ => return named,
        };
        match self.canonical(ty) == self.canonical(e.ty) {
            true => named,
            false => self.expr(e.kind, ty, e.category, e.flags, e.pos),
        }
    }

    /// Whether a function is declared not to throw without a condition. Before C++17 that is no part of its type, so
    /// that the type of an instance does not say it.
    pub(in crate::sema) fn is_declared_noexcept(&self, function: FunctionId) -> bool {
        match self.exception_specification(function) {
            Some(ExceptionSpec::Noexcept) => true,
            Some(ExceptionSpec::Throw { types }) => types.is_empty(),
            _ => false,
        }
    }

    /// The operand of the noexcept-specifier that a function, or the template it is made from, is declared with.
    pub fn exception_condition(&self, function: FunctionId) -> Option<ExprId> {
        if let Some(condition) = self.il[function].noexcept(&self.il) {
            return Some(condition);
        }
        match self.exception_specification(function)? {
            ExceptionSpec::NoexceptIf { condition } => Some(condition),
            _ => None,
        }
    }

    /// The noexcept-specifier that a function, or the template it is made from, is declared with.
    fn exception_specification(&self, function: FunctionId) -> Option<ExceptionSpec> {
        let mut from = function;
        if let Some(instance) = self.il[function].instance
            && let TemplateKind::Function { pattern } = self.il[self.il[instance].template].kind
        {
            from = pattern;
        }
        while let Some(Entity::Function { id }) = self.instances.made_from.get(&Entity::Function { id: from })
        {
            from = *id;
        }
        let declaration = self.il[from].first.or(self.il[from].definition)?;
        Some(self.il[declaration].noexcept)
    }

    /// The operand of a noexcept-specifier, in the instance that the function is.
    fn noexcept_condition(&mut self, function: FunctionId, condition: ExprId) -> bool {
        self.specifier_condition(function, condition) == Some(true)
    }

    /// The value of a condition in the declaration of a function, for the instance that the function is. None where it is
    /// not known.
    pub(in crate::sema) fn specifier_condition(
        &mut self,
        function: FunctionId,
        condition: ExprId,
    ) -> Option<bool> {
        let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
        if !self.il[condition].flags.intersects(dependent) {
            return self.constant_truth(condition);
        }
        let made = self.specifier_made(function, condition)?;
        self.constant_truth(made)
    }

    /// A condition in the declaration of a function as it is in the instance that the function is. None where that fails.
    pub(in crate::sema) fn specifier_made(
        &mut self,
        function: FunctionId,
        condition: ExprId,
    ) -> Option<ExprId> {
        let entry = &self.il[function];
        let env = match (entry.instance, entry.class) {
            (Some(instance), _) => {
                let (template, args) = (self.il[instance].template, self.il[instance].args);
                self.environment_for(template, args)
            }
            (None, class) => {
                let class = class.or_else(|| self.befriending_class(function))?;
                self.environment_of_class(class)
            }
        };
        self.attempt(|c| c.in_unevaluated(|c| c.substitute_expr(condition, &env)))
    }
}
