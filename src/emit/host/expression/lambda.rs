//! Lambda expressions, and the typedefs that name their closure types.

use crate::emit::host::change;
use crate::emit::host::local_scope::LocalScope;
use crate::emit::host::statement::BodyEnd;
use crate::emit::host::{CapturedThis, Printer};
use crate::il::*;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints a lambda expression, or the object that stands for its closure.
    pub(super) fn lambda(&mut self, id: LambdaId) {
        let lambda = &self.il[id];
        match lambda.wrapper {
            LambdaWrapper::None => self.plain_lambda(id),
            // The wrapper has no generic call operator.
            LambdaWrapper::HostDevice if lambda.template.is_some() => self.plain_lambda(id),
            LambdaWrapper::Device => self.device_wrapper(id),
            LambdaWrapper::HostDevice => self.host_device_wrapper(id),
        }
    }

    /// Prints a lambda expression, `[captures](parameters) mutable noexcept->T { ... } `.
    pub(in crate::emit::host) fn plain_lambda(&mut self, id: LambdaId) {
        let il = self.il;
        let lambda = &il[id];
        let declaration = &il[lambda.declaration];
        self.text("[");
        self.captures(lambda);
        self.text("]");
        if let Some(template) = lambda.template.filter(|_| lambda.explicit_template) {
            // The names of constants have positions of their own.
            let constants = il[template].params(il).iter().all(|param| {
                matches!(il[*param].kind, TemplateParamKind::NonType { .. }) && il[*param].name.is_some()
            });
            if !constants {
                self.w.at(il[template].pos);
            }
            self.template_parameters(template);
            self.requires_clause(template);
        }
        self.prefix_lambda_attributes(declaration.attributes(self.il));
        let specified = lambda.mutable
            || lambda.trailing_return
            || !matches!(declaration.noexcept, ExceptionSpec::None)
            || (lambda.template.is_some() && lambda.explicit_template);
        if lambda.has_params || specified {
            self.in_local_scope(LocalScope::Declaring, |p| {
                // What it is called with is declared outside of the functions around.
                p.with(change::TemplatedDeclaration(false), |p| {
                    p.with(change::Functions(0), |p| p.lambda_signature(lambda, declaration));
                });
            });
            self.text(" ");
        }
        self.lambda_body(lambda, declaration);
    }

    /// Prints the parameters of a lambda expression with what follows them.
    fn lambda_signature(&mut self, lambda: &Lambda, declaration: &Declaration) {
        self.with(change::ParameterStyle(Default::default()), |p| p.declared_parameters(lambda.declaration));
        if lambda.mutable {
            self.text(spelled!(" " MUTABLE));
        }
        let call = &self.il[lambda.call];
        if call.flags.contains(FunctionFlags::STATIC) || self.il.has_explicit_object(lambda.call) {
            self.text(spelled!(" " STATIC));
        }
        self.exception_specification(lambda.declaration);
        if lambda.trailing_return
            && let TypeKind::Function { ret, .. } = self.il[declaration.ty].kind
        {
            self.text("->");
            self.type_id(self.settled_return(lambda, ret));
        }
    }

    /// The return type of a call operator as it is printed: outside of templates, what was deduced for a placeholder.
    pub(in crate::emit::host) fn settled_return(&self, lambda: &Lambda, written: TypeId) -> TypeId {
        match self.il.unqualified(self.il[lambda.call].ty) {
            TypeKind::Function { ret, .. }
                if self.around.headers.is_empty()
                    && lambda.template.is_none()
                    && self.il[written].flags.contains(TypeFlags::PLACEHOLDER) =>
            {
                ret
            }
            _ => written,
        }
    }

    fn lambda_body(&mut self, lambda: &Lambda, declaration: &Declaration) {
        let il = self.il;
        let Some(statement) = declaration.body.and_then(|body| il[body].statement) else {
            self.text("{ } ");
            return;
        };
        let void = self.returns_nothing(lambda.call);
        let call = &il[lambda.call];
        let generic = self.around.templates > 0 || lambda.template.is_some();
        let end = match void {
            _ if call.flags.contains(FunctionFlags::COROUTINE) && !generic => BodyEnd::Coroutine,
            true => BodyEnd::Void,
            false => BodyEnd::Plain,
        };
        self.in_lambda(lambda, |p| {
            if il[lambda.call].space.is_device_only() {
                p.w.raw("\n{ }\n");
                p.hidden_body(|p| p.compound(statement, end));
            } else {
                p.in_local_scope(LocalScope::None, |p| p.compound(statement, end));
            }
        });
    }

    /// Prints what stands in the body of a lambda expression.
    fn in_lambda(&mut self, lambda: &Lambda, print: impl FnOnce(&mut Self)) {
        let il = self.il;
        let captured = il[lambda.captures].iter().filter_map(|capture| match capture.kind {
            CaptureKind::Copy { variable }
            | CaptureKind::Reference { variable }
            | CaptureKind::Init { variable, .. } => Some(variable),
            CaptureKind::This | CaptureKind::StarThis => None,
        });
        // What a lambda around this one captures too stays captured behind this one.
        let captured: Vec<VariableId> =
            captured.filter(|id| self.around.lambdas.captured.insert(*id)).collect();
        let this = il[lambda.captures].iter().rev().find_map(|capture| match capture.kind {
            CaptureKind::This => Some(CapturedThis::Pointer),
            CaptureKind::StarThis => Some(CapturedThis::Object),
            _ => None,
        });
        let generic = self.around.lambdas.generic + u32::from(lambda.template.is_some());
        self.with(change::CapturedThis(this.unwrap_or(self.around.lambdas.captured_this)), |p| {
            let reference = p.returns_reference(lambda.call);
            p.in_function(|p| {
                p.with(change::ReturnsReference(reference), |p| {
                    p.with(change::GenericLambdas(generic), print)
                });
            });
        });
        for variable in captured {
            self.around.lambdas.captured.remove(&variable);
        }
    }

    fn prefix_lambda_attributes(&mut self, attributes: List<AttributeId>) {
        let il = self.il;
        let standard = il[attributes].first().is_some_and(|a| {
            il[*a].place == AttributePlace::Prefix && il[*a].syntax == AttributeSyntax::Standard
        });
        if standard {
            self.attribute_clauses(attributes);
        }
    }

    fn captures(&mut self, lambda: &Lambda) {
        let il = self.il;
        let mut first = true;
        match lambda.default {
            CaptureDefault::None => {}
            CaptureDefault::Copy => {
                self.text("=");
                first = false;
            }
            CaptureDefault::Reference => {
                self.text("&");
                first = false;
            }
        }
        for capture in il[lambda.captures].iter().filter(|capture| !capture.implicit) {
            if !std::mem::take(&mut first) {
                self.text(", ");
            }
            self.capture(capture);
        }
    }

    fn capture(&mut self, capture: &Capture) {
        let il = self.il;
        let dots = if capture.expansion { "..." } else { "" };
        match capture.kind {
            CaptureKind::This => self.text(spelled!(THIS)),
            CaptureKind::StarThis => self.text(spelled!("*" THIS)),
            CaptureKind::Copy { variable } => {
                self.variable_identifier(variable);
                self.text(dots);
            }
            CaptureKind::Reference { variable } => {
                self.text("&");
                self.variable_identifier(variable);
                self.text(dots);
            }
            CaptureKind::Init { variable, init, by_reference } => {
                self.text(if by_reference { "&" } else { "" });
                self.text(dots);
                self.variable_identifier(variable);
                match init {
                    Initializer::Copy { value } => {
                        self.text(" = ");
                        self.captured_value(value, by_reference);
                    }
                    Initializer::Paren { args } => {
                        self.text("(");
                        self.separated(&il[args], |p, arg| p.captured_value(arg, by_reference));
                        self.text(")");
                    }
                    Initializer::Brace { value } => self.braced(value),
                    Initializer::CopyBrace { value } => {
                        self.text(" = ");
                        self.braced(value);
                    }
                    _ => {}
                }
            }
        }
    }

    /// Prints what initializes a capture: constants and static objects that a reference binds to are operands.
    pub(in crate::emit::host) fn captured_value(&mut self, value: ExprId, by_reference: bool) {
        let inner = self.il.without_conversions(value);
        if by_reference && self.names_static_object(inner) {
            self.parenthesized(inner);
        } else if self.names_static_by_object(inner) && !by_reference {
            self.text("(");
            self.parenthesized(inner);
            self.text(")");
        } else if !by_reference
            && (self.is_constant_copied(value, false)
                || self.il.is_array(Some(self.il[inner].ty)) && self.constants().static_lvalue(inner))
        {
            self.parenthesized(inner);
        } else if !by_reference && self.is_captured_constant(inner) {
            match self.il[inner].kind {
                _ if self.il.is_array(Some(self.il[inner].ty)) => self.parenthesized(inner),
                ExprKind::Construct { .. } => self.parenthesized(inner),
                ExprKind::Subscript { .. } if self.around.templates > 0 => self.top(inner),
                _ => self.operand(inner),
            }
        } else {
            self.top(value);
        }
    }

    /// Whether what initializes a capture is a constant of no class. In a template so is what may become one: what is
    /// computed from its parameters alone, and the address of an object whose type depends on them.
    fn is_captured_constant(&self, value: ExprId) -> bool {
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        if !self.il[value].flags.intersects(dependent) {
            let casted = matches!(self.il[value].kind, ExprKind::Cast { style: CastStyle::Reinterpret, .. });
            return !casted && !self.il.is_class(self.il[value].ty) && self.is_constant_part(value);
        }
        match self.il[value].kind {
            ExprKind::Unary { op: UnaryOp::Address, .. } => true,
            ExprKind::Name { .. } | ExprKind::Call { .. } => false,
            ExprKind::Construct { args, .. } if args.is_empty() => true,
            ExprKind::ConstructBrace { list, .. } => {
                matches!(self.il[list].kind, ExprKind::InitList { elements, .. }
                    if self.il[elements].iter().all(|element| self.constants().is_constant(*element)))
            }
            ExprKind::Cast { operand, .. } => self.constants().is_constant(operand),
            _ => self.is_constant_part(value),
        }
    }

    fn names_static_object(&self, object: ExprId) -> bool {
        matches!(self.il[object].kind, ExprKind::Name { entity: Entity::Variable { .. }, .. })
            && self.constants().static_lvalue(object)
    }

    /// Whether a function returns nothing.
    pub(in crate::emit::host) fn returns_nothing(&self, function: FunctionId) -> bool {
        match self.il.unqualified(self.il[function].ty) {
            TypeKind::Function { ret, .. } => {
                matches!(self.il.unqualified(ret), TypeKind::Builtin { of: Builtin::Void })
            }
            _ => false,
        }
    }

    /// Whether a variable is a pointer to the function that a closure converts to.
    fn is_converted_closure(&self, variable: &Variable) -> bool {
        let Some(definition) = variable.definition else { return false };
        match self.il[definition].init {
            Initializer::Copy { value } => {
                matches!(self.il[self.il.without_conversions(value)].kind, ExprKind::Unary { .. })
            }
            _ => false,
        }
    }

    /// Prints the typedef that names the closure type of a variable, once for each such type.
    pub(in crate::emit::host) fn closure_typedef(&mut self, variable: VariableId) {
        let il = self.il;
        let v = &il[variable];
        let canonical = il[il[v.ty].canonical].kind;
        let constant =
            matches!(canonical, TypeKind::Qualified { .. }) || v.flags.contains(VariableFlags::CONSTEXPR);
        let TypeKind::Class { class } = self.il.unqualified(v.ty) else { return };
        let deduced = v.flags.contains(VariableFlags::DEDUCED);
        if !self.around.headers.is_empty()
            || !deduced
            || il[class].lambda(il).is_none()
            || v.name.is_none()
            || v.template(self.il).is_some()
            || self.is_converted_closure(v)
            || self.memory.named_closures.contains(&class)
        {
            return;
        }
        let first = self.invent_name();
        self.memory.named_closures.set(class, first);
        self.text(spelled!(TYPEDEF " " DECLTYPE "("));
        self.variable_identifier(variable);
        self.text(") ");
        self.invented_name(first);
        if constant {
            let second = self.invent_name();
            self.text(", ");
            self.invented_name(second);
        }
        self.text(";");
    }

    /// Whether a type is made of the `decltype` of a closure, which has no other name, perhaps behind typedef names: these
    /// give way to it.
    pub(in crate::emit::host) fn is_spelled_closure(&self, ty: TypeId) -> bool {
        // Where there are none, no type is that of one: whoever asks this later gets the same answer.
        if self.il.all().expressions.lambdas.is_empty() {
            return false;
        }
        let mut inner = self.innermost(ty);
        loop {
            inner = match self.il[inner].kind {
                TypeKind::Qualified { base, .. } => self.innermost(base),
                TypeKind::Typedef { typedef } => self.innermost(self.il[typedef].ty),
                kind => {
                    return matches!(kind, TypeKind::Decltype { .. }) && self.is_unnameable(inner);
                }
            };
        }
    }

    /// Whether a type is made of one that has no name where it is local: a closure type or another one without name.
    fn is_unnameable(&self, ty: TypeId) -> bool {
        self.closure_of(ty).is_some() || self.is_local_unnamed(ty)
    }

    /// The closure type that a type is made of.
    fn closure_of(&self, ty: TypeId) -> Option<ClassId> {
        let mut inner = self.innermost(self.il[ty].canonical);
        while let TypeKind::Qualified { base, .. } = self.il[inner].kind {
            inner = self.innermost(base);
        }
        match self.il[inner].kind {
            TypeKind::Class { class } => {
                Some(class).filter(|class| self.il[*class].lambda(self.il).is_some())
            }
            _ => None,
        }
    }

    /// Notes how the arguments of a function template's instance are given where it is named, if closure types are among
    /// them: the first mention spells them in all others.
    pub(super) fn mention_closures(&mut self, function: FunctionId, args: Option<List<TemplateArg>>) {
        let Some(instance) = self.il[function].instance else { return };
        let closure = |arg: &TemplateArg| matches!(*arg, TemplateArg::Type { of } if self.is_unnameable(of));
        if self.elements_of(self.il[instance].args).iter().any(closure) {
            self.memory.first_mentions.first(function, args.unwrap_or_default());
        }
    }

    /// A template argument of a function as the first mention of its instance spells it: there a closure type that was
    /// deduced is called by its own name.
    pub(in crate::emit::host) fn first_spelling(
        &self,
        function: FunctionId,
        index: usize,
        arg: TemplateArg,
    ) -> TemplateArg {
        let TemplateArg::Type { of } = arg else { return arg };
        match self.memory.first_mentions.get(&function) {
            Some(first) if self.is_spelled_closure(of) => match self.il[first].get(index) {
                Some(first) => *first,
                None => TemplateArg::Type { of: self.il[of].canonical },
            },
            _ => arg,
        }
    }
}
