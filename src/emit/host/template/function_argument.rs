//! Functions among template arguments (`[temp.arg.nontype]`).

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints an argument of the template's parameter at `index` that is the address of a function, or the function that
    /// a reference is bound to. False if it is something else.
    pub(super) fn function_argument(
        &mut self,
        template: TemplateId,
        index: usize,
        arg: &TemplateArg,
    ) -> bool {
        let function = match *arg {
            TemplateArg::Value { value, .. } => {
                let function = match &self.il[value].value {
                    Value::Address { base: AddressBase::Function { .. }, path, .. } => path.is_empty(),
                    Value::Member { entity } => matches!(entity, Entity::Function { .. }),
                    _ => false,
                };
                if function {
                    self.constant(value);
                }
                return function;
            }
            TemplateArg::Expr { expr } => match self.il[self.il.without_conversions(expr)].kind {
                ExprKind::Name { entity: Entity::Function { id }, .. } => id,
                _ => return false,
            },
            _ => return false,
        };
        let params = self.il[self.il[template].params].params(self.il);
        let param = params.get(index).or(params.last()).map(|param| self.il[*param].kind);
        let Some(TemplateParamKind::NonType { ty, .. }) = param else { return false };
        if !matches!(self.il.unqualified(ty), TypeKind::LvalueReference { .. }) {
            self.text("&");
        }
        self.function_path(function);
        true
    }

    /// Prints an argument that names one function, or its address, for a parameter whose type depends on template
    /// parameters: whether that is a pointer is not known, and the name alone is printed. False if it is something else.
    pub(super) fn function_of_open_type(
        &mut self,
        param: Option<TemplateParamId>,
        arg: &TemplateArg,
    ) -> bool {
        let (Some(param), TemplateArg::Expr { expr }) = (param, *arg) else { return false };
        let TemplateParamKind::NonType { ty, .. } = self.il[param].kind else { return false };
        let mut named = self.il.without_conversions(expr);
        if let ExprKind::Unary { op: UnaryOp::Address, operand } = self.il[named].kind {
            named = self.il.without_conversions(operand);
        }
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        match self.il[named].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. }
                if self.il[ty].flags.contains(TypeFlags::DEPENDENT)
                    && !matches!(self.il.unqualified(ty), TypeKind::MemberPointer { .. })
                    && !self.il[named].flags.intersects(open) =>
            {
                self.function_path(id);
                true
            }
            _ => false,
        }
    }

    /// Whether an argument names functions with arguments that depend on template parameters, for a parameter of a type
    /// that does not: it stays as it is written.
    pub(super) fn is_open_function(&self, param: Option<TemplateParamId>, arg: &TemplateArg) -> bool {
        let (Some(param), TemplateArg::Expr { expr }) = (param, *arg) else { return false };
        let TemplateParamKind::NonType { ty, .. } = self.il[param].kind else { return false };
        let named = self.il.without_conversions(expr);
        matches!(self.il[named].kind, ExprKind::Overload { args: Some(_), .. })
            && !self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER)
            && self.il[named].flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT)
    }

    /// Prints the path of a function that a value designates: with the template arguments that some mention of it gives.
    pub(super) fn function_path(&mut self, function: FunctionId) {
        self.qualify(self.il[function].scope, None);
        self.designated_function(function);
    }

    /// The same for a pointer to member, which needs the class also inside of it (`[expr.unary.op]`).
    pub(super) fn member_function_path(&mut self, function: FunctionId) {
        if let Some(class) = self.il[function].class {
            self.class_name(class);
            self.text("::");
        }
        self.designated_function(function);
    }

    fn designated_function(&mut self, function: FunctionId) {
        self.entity_identifier(Entity::Function { id: function });
        let Some(named) = self.named_arguments(function).filter(|named| *named > 0) else { return };
        self.arguments_as_named(function, named);
    }

    /// How many template arguments a template-id names an instance of a function template with, at most; none names it
    /// otherwise.
    pub(in crate::emit::host) fn named_arguments(&self, function: FunctionId) -> Option<usize> {
        usize::from(self.il[self.il[function].instance?].named_arguments).checked_sub(1)
    }

    /// Prints so many template arguments of an instance of a function template, as what they are.
    pub(in crate::emit::host) fn arguments_as_named(&mut self, function: FunctionId, named: usize) {
        let il = self.il;
        let Some(instance) = il[function].instance else { return };
        let args = self.elements_of(il[instance].args);
        // What a pack stands for may be less than was written.
        let named = &args[..args.len().min(named)];
        self.blank_behind(il[function].name);
        self.text(if args.is_empty() || !named.is_empty() { "< " } else { "<" });
        self.separated(named, |p, arg| p.template_arg(arg));
        self.text("> ");
    }

    /// Prints the name of a function that the parameter at `index`, a reference, is bound to: its address is none. False
    /// if the argument is something else.
    pub(super) fn bound_function(&mut self, template: TemplateId, index: usize, arg: &TemplateArg) -> bool {
        let params = self.il[self.il[template].params].params(self.il);
        let param = params.get(index).or(params.last()).map(|param| self.il[*param].kind);
        let (Some(TemplateParamKind::NonType { ty, .. }), TemplateArg::Expr { expr }) = (param, *arg) else {
            return false;
        };
        let TypeKind::LvalueReference { .. } = self.il.unqualified(ty) else { return false };
        let Some(function) = self.named_function(self.il.without_conversions(expr)) else { return false };
        self.qualify_visible(self.il[function].scope);
        self.entity_name(self.il[function].name, None);
        true
    }

    /// Prints the default argument of a parameter that is a pointer or a reference, where it names a function or a
    /// variable: by its path, where the type is known. False if it is something else.
    pub(super) fn default_address(&mut self, default: ExprId, ty: TypeId) -> bool {
        let reference = match self.il.unqualified(ty) {
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => true,
            TypeKind::Pointer { .. } | TypeKind::Function { .. } => false,
            // Only an instantiation knows that a function becomes its address.
            _ if self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) => {
                let named = self.il.without_conversions(default);
                let function = self.named_function(named).is_some()
                    && matches!(self.il[named].kind, ExprKind::Name { .. });
                if function {
                    self.top(named);
                }
                return function;
            }
            _ => return false,
        };
        let written = self.il.without_conversions(default);
        let (addressed, named) = match self.il[written].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => (true, self.il.without_conversions(operand)),
            _ => (false, written),
        };
        let open = self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER);
        if let ExprKind::Overload { args, .. } = self.il[named].kind
            && open
            && (!addressed || args.is_none())
        {
            self.top(named);
            return true;
        }
        let ExprKind::Name { entity, args, .. } = self.il[named].kind else { return false };
        let scope = match entity {
            Entity::Function { id } => self.il[id].scope,
            Entity::Variable { id } if args.is_none() => self.il[id].scope,
            _ => return false,
        };
        let function = matches!(entity, Entity::Function { .. });
        let member = matches!(self.il[scope].kind, ScopeKind::Class { .. });
        let kept = open && (!addressed || member);
        if !member && !matches!(self.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global) {
            return false;
        }
        self.text(if !reference && (addressed || function && !kept) { "&" } else { "" });
        match kept {
            true => self.top(named),
            false => {
                self.note_reference(entity);
                self.qualify_visible(scope);
                self.entity_identifier(entity);
                if let (Entity::Function { id }, Some(args)) = (entity, args) {
                    self.blank_behind(self.il[id].name);
                    self.function_template_args(id, args);
                }
            }
        }
        true
    }

    /// The function of a namespace whose name, or address, an expression is.
    pub(super) fn named_function(&self, expr: ExprId) -> Option<FunctionId> {
        let named = match self.il[expr].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => self.il.without_conversions(operand),
            _ => expr,
        };
        let ExprKind::Name { entity: Entity::Function { id }, args: None, .. } = self.il[named].kind else {
            return None;
        };
        let scope = self.il[self.il[id].scope].kind;
        matches!(scope, ScopeKind::Namespace { .. } | ScopeKind::Global).then_some(id)
    }
}
