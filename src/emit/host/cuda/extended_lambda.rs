//! The objects that stand for lambdas which run on the device.
//!
//! Their types name the lambda by the function around it and a number, and list what it captures: from these the
//! device's compiler finds the body. The closure itself stays for lambdas that the host runs too.

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::emit::host::declaration::declarator::Shape;
use crate::emit::host::declaration::parameter::ParameterStyle;
use crate::emit::host::local_scope::LocalScope;
use crate::il::*;
use crate::tables::host_runtime;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints a lambda that runs on the device as the object that stands for it.
    pub(in crate::emit::host) fn device_wrapper(&mut self, id: LambdaId) {
        self.text(host_runtime::DEVICE_LAMBDA);
        self.lambda_tag(id);
        self.text(" ");
        self.capture_types(id);
        self.text(">( ");
        self.lambda_tag(id);
        self.text(" {} ");
        self.capture_values(id);
        self.text(") ");
        self.hidden_body(|p| p.plain_lambda(id));
    }

    /// Prints a lambda that runs on host and device inside of the call that makes the object that stands for it.
    pub(in crate::emit::host) fn host_device_wrapper(&mut self, id: LambdaId) {
        let lambda = &self.il[id];
        let truth = |value| if value { spelled!(TRUE) } else { spelled!(FALSE) };
        let converts = lambda.captures.is_empty()
            && (lambda.default == CaptureDefault::None || self.converts_with_default());
        self.text(host_runtime::HOST_DEVICE_LAMBDA);
        self.text(truth(lambda.mutable));
        self.text(", ");
        self.text(truth(converts));
        self.text(", ");
        self.lambda_tag(id);
        self.text(" ");
        self.capture_types(id);
        self.text(host_runtime::HOST_DEVICE_LAMBDA_MADE);
        self.plain_lambda(id);
        self.capture_values(id);
        self.text(") ");
    }

    fn converts_with_default(&self) -> bool {
        let gnu = self.options.compiler.gnu_version;
        self.options.compiler.clang_version.is_none() && gnu != 0 && gnu <= host_runtime::CONVERTING_DEFAULT
    }

    /// Prints the type that names a lambda.
    fn lambda_tag(&mut self, id: LambdaId) {
        let lambda = &self.il[id];
        let preserved = lambda.preserved_return && lambda.wrapper == LambdaWrapper::Device;
        self.text(if preserved { host_runtime::LAMBDA_TAG_WITH_RESULT } else { host_runtime::LAMBDA_TAG });
        let address = lambda.parent_address;
        match (address, lambda.parent) {
            (Some(address), _) => self.helper_parent(address),
            (None, Some(parent)) => self.in_local_scope(LocalScope::None, |p| {
                p.parent_type(parent);
                p.text(",(");
                p.parent_address(parent);
                p.text(")");
            }),
            (None, None) => {}
        }
        self.text(if address.is_some() { ", " } else { "," });
        if preserved {
            self.preserved_return(lambda);
            self.text(", ");
        }
        self.w.number(u128::from(lambda.number));
        self.text(">");
    }

    /// Prints a parent that was written as an expression: its type and its value.
    fn helper_parent(&mut self, address: ExprId) {
        let mut inner = address;
        while let ExprKind::Cast { style: CastStyle::C, operand, .. } | ExprKind::Implicit { operand, .. } =
            self.il[inner].kind
        {
            inner = operand;
        }
        self.text("__NV_LAMBDA_WRAPPER_HELPER((");
        self.top(address);
        self.text("),(");
        self.top(inner);
        self.text("))");
    }

    fn preserved_return(&mut self, lambda: &Lambda) {
        if let TypeKind::Function { ret, .. } = self.il[self.il[lambda.declaration].ty].kind {
            // Before the lambda's own header its parameters are called as those in their places were last.
            self.with(change::ParametersByPlace(true), |p| p.type_id(p.settled_return(lambda, ret)));
        }
    }

    /// Prints the type of a function's address, with the names of its parameters.
    fn parent_type(&mut self, parent: FunctionId) {
        let il = self.il;
        let f = &il[parent];
        let Some(definition) = f.definition.or(f.first) else { return };
        let d = &il[definition];
        let member = f.class.filter(|_| !f.flags.contains(FunctionFlags::STATIC));
        let style = ParameterStyle {
            separated: true,
            no_defaults: true,
            void_list: true,
            ..ParameterStyle::default()
        };
        self.with(change::ParameterStyle(style), |p| {
            let shape =
                Shape { function: Some(definition), names: d.inner_declarators(self.il), ..Shape::default() };
            let ty = if matches!(f.name, EntityName::Conversion { .. }) { f.ty } else { d.ty };
            p.base_type(ty);
            p.text(" ");
            p.address_declarator(ty, shape, |p| {
                if let Some(class) = member {
                    p.parent_class(class);
                    p.text("::");
                }
            });
        });
    }

    /// Prints the class of a parent as members are named by it: specializations of templates from outside of all.
    fn parent_class(&mut self, class: ClassId) {
        let il = self.il;
        let c = &il[class];
        let template = c.specialization.partial_of.or(c.instance.map(|instance| il[instance].template));
        match template {
            Some(template) => {
                match il[template].scope == self.input.global {
                    true => self.text("::"),
                    false => self.enclosing_path(il[template].scope),
                }
                self.class_identifier(Some(class));
                match self.partial_args(class).or(c.specialization.first_args) {
                    Some(args) if c.specialization.partial_of.is_some() => self.template_args(args),
                    _ => self.class_arguments(class),
                }
            }
            None => {
                self.class_identifier(Some(class));
                if let Some(template) = c.template {
                    self.own_args(il[template].params);
                }
            }
        }
    }

    /// Prints a function's address.
    fn parent_address(&mut self, parent: FunctionId) {
        let il = self.il;
        let f = &il[parent];
        self.text("&");
        match f.class {
            Some(_) if f.flags.contains(FunctionFlags::STATIC) => {}
            Some(class) => {
                self.class_identifier(Some(class));
                self.text("::");
            }
            None => {
                self.text(" ::");
                self.enclosing_path(self.namespace_around(f.scope));
            }
        }
        self.entity_name(f.name, f.class);
        let arguments = f.template.is_some() || f.instance.is_some();
        let operator = matches!(f.name, EntityName::Operator { .. });
        self.text(if operator && arguments { " " } else { "" });
        match (f.template, f.instance) {
            (Some(template), _) => self.own_arguments(il[template].params),
            (None, Some(instance)) => self.template_args(il[instance].args),
            (None, None) => {}
        }
    }

    /// The namespace that a scope is in.
    pub(in crate::emit::host) fn namespace_around(&self, mut scope: ScopeId) -> ScopeId {
        while !matches!(self.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Global) {
            match self.il[scope].parent {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        scope
    }

    fn capture_types(&mut self, id: LambdaId) {
        let il = self.il;
        let mutable = il[id].mutable;
        for capture in &il[il[id].captures] {
            self.text(", ");
            match capture.kind {
                CaptureKind::This => self.text(spelled!(DECLTYPE "(" THIS ") " CONST)),
                CaptureKind::StarThis => {
                    self.text(host_runtime::CAPTURED_OBJECT);
                    self.text(if mutable { "" } else { spelled!(" " CONST) });
                }
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    self.text(host_runtime::CAPTURED_VARIABLE);
                    self.variable_identifier(variable);
                    self.text(")>::type");
                }
                CaptureKind::Init { init, by_reference, .. } => self.init_capture_type(init, by_reference),
            }
        }
    }

    fn init_capture_type(&mut self, init: Initializer, by_reference: bool) {
        self.text(host_runtime::CAPTURE_TYPE);
        let clang = self.options.compiler.clang_version.is_some();
        if clang {
            self.w.uncounted_lines(&[host_runtime::PUSH, host_runtime::IGNORE_UNEVALUATED]);
        }
        self.text(spelled!(DECLTYPE "("));
        self.init_capture_value(init, by_reference);
        self.text(")>::type");
        if clang {
            self.w.uncounted_lines(&[host_runtime::POP]);
        }
        self.text(">::type");
    }

    fn capture_values(&mut self, id: LambdaId) {
        let il = self.il;
        for capture in &il[il[id].captures] {
            self.text(", ");
            match capture.kind {
                CaptureKind::This => self.text(spelled!(THIS)),
                CaptureKind::StarThis => self.text(spelled!("*" THIS)),
                CaptureKind::Copy { variable } | CaptureKind::Reference { variable } => {
                    self.variable_identifier(variable);
                }
                CaptureKind::Init { init, by_reference, .. } => self.init_capture_value(init, by_reference),
            }
        }
    }

    fn init_capture_value(&mut self, init: Initializer, by_reference: bool) {
        match init {
            Initializer::Copy { value } => self.captured_value(value, by_reference),
            Initializer::Paren { args } => {
                self.text("(");
                self.separated(&self.il[args], |p, arg| p.captured_value(arg, by_reference));
                self.text(")");
            }
            Initializer::Brace { value } | Initializer::CopyBrace { value } => self.braced(value),
            _ => {}
        }
    }
}
