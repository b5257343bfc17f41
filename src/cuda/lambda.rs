//! Execution spaces written on lambda-expressions: what they make of the lambda, and where they may be written.
//!
//! A lambda that runs on the device is wrapped when the host makes it: the closure type itself has no name that the
//! device's compiler could use. The wrapper is named by the function around the lambda, its parent, which must
//! therefore be a function that can be named from outside.

use crate::compilation::Compilation;
use crate::diag::{messages, phrases};
use crate::il::*;
use crate::sema::attribute::is;
use crate::sema::expression::lambda::Annotated;
use crate::sema::overload::callee_text::FoundIn;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

/// Why a lambda inside of others has no parent.
enum Surroundings {
    /// A function, or nothing around lambdas and functions.
    Parent(Option<FunctionId>),
    /// Code that runs only on the device.
    Device,
    /// A generic lambda.
    Generic(FunctionId),
    /// A lambda that is wrapped for host and device.
    HostDevice(FunctionId),
}

impl Compilation {
    /// A wrapped lambda would be part of a type in a template argument: `pos` is its introducer.
    pub fn check_lambda_place(&mut self, wrapper: LambdaWrapper, pos: Pos) {
        if wrapper == LambdaWrapper::None || !self.context.template_argument {
            return;
        }
        if self.reports.quiet > 0 {
            // What is looked at ahead is not always read again.
            return self.cuda.misplaced_lambdas.push(pos);
        }
        self.cuda.misplaced_lambdas.retain(|at| *at != pos);
        self.report(pos, messages::lambda_not_permitted_in_context());
    }

    /// Reports the wrapped lambdas in template arguments of a statement that has been read.
    pub fn report_misplaced_lambdas(&mut self) {
        if self.reports.quiet > 0 || self.cuda.misplaced_lambdas.is_empty() {
            return;
        }
        let mut places = std::mem::take(&mut self.cuda.misplaced_lambdas);
        places.sort();
        places.dedup();
        for pos in places {
            self.report(pos, messages::lambda_not_permitted_in_context());
        }
    }

    /// What spaces after the introducer make of a lambda. `pos` is the token after them.
    pub fn annotate_lambda(
        &mut self,
        attributes: &[AttributeId],
        captures: &[Capture],
        default: CaptureDefault,
        pos: Pos,
    ) -> Annotated {
        let has = |kind| attributes.iter().any(|id| is(&self.il[*id], kind));
        let (host, device) = (has(AttributeKind::Host), has(AttributeKind::Device));
        let mut inherited = self.context.function.map(|f| self.il[f].space).unwrap_or_default();
        if inherited.contains(ExecutionSpace::GLOBAL) {
            inherited = ExecutionSpace::DEVICE;
        }
        let parent = match self.surroundings() {
            Surroundings::Parent(parent) => parent,
            _ => self.outermost_lambda_parent(),
        };
        let wrapper = LambdaWrapper::None;
        let mut annotated = Annotated { wrapper, parent, space: inherited, address: None, end: pos };
        if !(host || device) {
            return annotated;
        }
        if !self.cuda.modes.extended_lambda {
            self.report(pos, messages::extended_lambda_disallowed());
            return annotated;
        }
        annotated.space = ExecutionSpace::empty();
        if host {
            annotated.space |= ExecutionSpace::HOST;
        }
        if device {
            annotated.space |= ExecutionSpace::DEVICE;
            annotated.wrapper = self.lambda_wrapper(host, captures, default, pos);
        }
        annotated
    }

    /// Spaces anywhere else would be those of the call operator, which has them from its closure type.
    pub fn check_call_operator_annotation(&mut self, attributes: &[AttributeId], pos: Pos) {
        let kinds = [AttributeKind::Host, AttributeKind::Device, AttributeKind::Global];
        if attributes.iter().any(|id| kinds.iter().any(|kind| is(&self.il[*id], *kind))) {
            self.report(pos, messages::lambda_operator_annotated());
        }
    }

    /// The specifiers that no wrapped lambda has; `pos` is the token after one.
    pub fn check_lambda_specifier(&mut self, wrapper: LambdaWrapper, specifier: &str, pos: Pos) {
        if let Some(space) = self.wrapper_space(wrapper) {
            self.report(pos, messages::extended_lambda_constexpr(specifier, &space));
        }
    }

    /// The spaces of wrapped lambdas as messages name them; none for those that are not.
    pub fn wrapper_space(&self, wrapper: LambdaWrapper) -> Option<String> {
        let (host, device) = (AttributeKind::Host.row().display, AttributeKind::Device.row().display);
        match wrapper {
            LambdaWrapper::None => None,
            LambdaWrapper::Device => Some(device.to_owned()),
            LambdaWrapper::HostDevice => Some(format!("{host} {device}")),
        }
    }

    /// Reports a parent that is one of several functions.
    pub fn is_undetermined_parent(&mut self, address: ExprId) -> bool {
        let mut at = address;
        while let ExprKind::Unary { op: UnaryOp::Address, operand } | ExprKind::Implicit { operand, .. } =
            self.il[at].kind
        {
            at = operand;
        }
        let ExprKind::Overload { set, args: None, .. } = self.il[at].kind else { return false };
        let candidates = self.il[set].candidates;
        if candidates.len() < 2 || !self.reports_now() {
            return false;
        }
        let shown = self.callee_entity(&self.il[candidates], FoundIn::Own);
        self.report(self.il[at].pos, messages::cannot_determine_instance_intended(shown));
        true
    }

    /// Whether an expression says which function is the parent: its name, its address, or a cast of these.
    pub fn names_parent(&self, address: ExprId) -> bool {
        let mut at = address;
        loop {
            at = match self.il[at].kind {
                ExprKind::Implicit { operand, .. } | ExprKind::Cast { operand, .. } => operand,
                ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
                ExprKind::Name { entity: Entity::Function { .. } | Entity::Template { .. }, .. }
                | ExprKind::Member { entity: Entity::Function { .. }, .. }
                | ExprKind::Overload { .. }
                | ExprKind::Dependent { .. }
                | ExprKind::DependentMember { .. }
                | ExprKind::MemberOverload { .. } => return true,
                _ => return self.il[at].flags.contains(ExprFlags::UNKNOWN),
            };
        }
    }

    /// What stands around a lambda-expression, looking through plain lambdas.
    fn surroundings(&self) -> Surroundings {
        for around in self.context.lambdas.iter().rev() {
            let Some(lambda) = self.il[around.class].lambda(&self.il).map(|lambda| &self.il[lambda]) else {
                continue;
            };
            if lambda.template.is_some() {
                return Surroundings::Generic(lambda.call);
            }
            if lambda.wrapper == LambdaWrapper::HostDevice {
                return Surroundings::HostDevice(lambda.call);
            }
            if self.il[lambda.call].space.is_device_only() {
                return Surroundings::Device;
            }
        }
        let parent = self.outermost_lambda_parent();
        match parent.is_some_and(|parent| self.il[parent].space.is_device_only()) {
            true => Surroundings::Device,
            false => Surroundings::Parent(parent),
        }
    }

    /// The function around all lambdas that are open.
    fn outermost_lambda_parent(&self) -> Option<FunctionId> {
        match self.context.lambdas.first() {
            Some(outermost) => {
                self.il[outermost.class].lambda(&self.il).and_then(|lambda| self.il[lambda].parent)
            }
            None => self.context.function,
        }
    }

    /// The wrapper that a lambda for the device gets where it stands.
    fn lambda_wrapper(
        &mut self,
        host: bool,
        captures: &[Capture],
        default: CaptureDefault,
        pos: Pos,
    ) -> LambdaWrapper {
        let wrapper = if host { LambdaWrapper::HostDevice } else { LambdaWrapper::Device };
        let Some(space) = self.wrapper_space(wrapper) else { return LambdaWrapper::None };
        let surroundings = self.surroundings();
        match surroundings {
            Surroundings::Device => return LambdaWrapper::None,
            Surroundings::Parent(None) if self.context.lambdas.is_empty() => return LambdaWrapper::None,
            _ => {}
        }
        for capture in captures {
            self.check_extended_capture(wrapper, capture);
        }
        match surroundings {
            Surroundings::Parent(Some(parent)) => {
                self.check_lambda_parent(parent, &space, pos);
                if default == CaptureDefault::Reference {
                    self.report(pos, messages::extended_lambda_reference_capture(&space));
                }
            }
            Surroundings::Parent(None) => {
                self.report(pos, messages::extended_lambda_enclosing_function_not_found(&space));
            }
            Surroundings::Generic(call) => {
                let name = self.bare_function_name(call);
                self.report(pos, messages::extended_lambda_enclosing_function_generic_lambda(&space, &name));
            }
            Surroundings::HostDevice(call) => {
                let name = self.bare_function_name(call);
                self.report(pos, messages::extended_lambda_enclosing_function_hd_lambda(&space, &name));
            }
            Surroundings::Device => {}
        }
        wrapper
    }

    /// A parent must be a function whose address can be formed, and named, outside of its class.
    fn check_lambda_parent(&mut self, parent: FunctionId, space: &str, pos: Pos) {
        let name = self.bare_function_name(parent);
        let f = &self.il[parent];
        let (class, access) = (f.class, f.access);
        let deduced = f.flags.contains(FunctionFlags::UNDEDUCED) || self.returns_placeholder(f.ty);
        let special = matches!(f.name, EntityName::Constructor | EntityName::Destructor);
        let is_local = class.is_some_and(|class| self.is_local_class(class));
        if is_local {
            self.report(pos, messages::extended_lambda_enclosing_function_local(&name, space));
        }
        if deduced {
            self.report(pos, messages::extended_lambda_enclosing_function_deducible(&name, space));
        } else if special {
            self.report(pos, messages::extended_lambda_cant_take_function_address(&name, space));
        } else if class.is_some_and(|class| self.il[class].name.is_none()) {
            self.report(pos, messages::extended_lambda_parent_class_unnamed(&name, space));
        }
        if class.is_some() && matches!(access, Access::Private | Access::Protected) {
            self.report(pos, messages::extended_lambda_inaccessible_parent(&name, space));
        }
        self.check_lambda_ancestors(class, space, pos);
        self.check_parent_arguments(parent, space, pos);
    }

    fn returns_placeholder(&self, ty: TypeId) -> bool {
        self.written_function(ty).is_some_and(|(ret, ..)| self.il[ret].flags.contains(TypeFlags::PLACEHOLDER))
    }

    /// The classes around the parent must be accessible outside of those that they are members of.
    fn check_lambda_ancestors(&mut self, class: Option<ClassId>, space: &str, pos: Pos) {
        let mut at = class;
        while let Some(class) = at {
            let c = &self.il[class];
            if matches!(c.access, Access::Private | Access::Protected) {
                let name = c.name.map(|name| self.names.text(name).to_owned());
                let name = name.unwrap_or_else(|| phrases::unknown_name().plain().to_owned());
                self.report(pos, messages::extended_lambda_inaccessible_ancestor(space, &name));
                return;
            }
            at = match self.il[c.enclosing].kind {
                ScopeKind::Class { of } => Some(of),
                _ => None,
            };
        }
    }

    /// Whether a class is declared in a function.
    pub(super) fn is_local_class(&self, class: ClassId) -> bool {
        self.is_in_body(self.il[class].enclosing)
    }
}
