//! Types that may be part of the names that the device's compiler gives to wrapped lambdas: those that can be named
//! from outside of functions and classes.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::source::Pos;
use crate::tables::limits;

/// So many captures are too many, although the message says otherwise.
const MOST_CAPTURES: usize = 1023;

/// A part of a type that cannot be named from everywhere.
#[derive(Clone, Copy, Debug)]
pub(super) enum Unnameable {
    /// A type declared in a function.
    Local(TypeId),
    /// A member of a class that is not public.
    Private(TypeId),
}

impl Compilation {
    /// A wrapped lambda captures something: its wrapper has a member for it, of a type that all can name.
    pub fn check_extended_capture(&mut self, wrapper: LambdaWrapper, capture: &Capture) {
        let Some(space) = self.wrapper_space(wrapper) else { return };
        let pos = capture.pos;
        let (variable, by_reference) = match capture.kind {
            CaptureKind::This | CaptureKind::StarThis => return,
            CaptureKind::Copy { variable } => (variable, false),
            CaptureKind::Reference { variable } => (variable, true),
            CaptureKind::Init { variable, by_reference, init } => {
                if wrapper == LambdaWrapper::HostDevice {
                    self.report(pos, messages::extended_lambda_hd_init_capture());
                }
                if !by_reference {
                    self.check_init_capture(&space, variable, &init, pos);
                }
                (variable, by_reference)
            }
        };
        if by_reference {
            self.report(pos, messages::extended_lambda_reference_capture(&space));
            return;
        }
        if is_init(capture) && wrapper == LambdaWrapper::HostDevice {
            return;
        }
        if self.il[variable].flags.contains(VariableFlags::PACK) && !is_init(capture) {
            self.report(pos, messages::extended_lambda_pack_capture(&space));
            return;
        }
        self.check_captured_type(&space, self.il[variable].ty, pos);
    }

    /// The type of something captured by copy.
    fn check_captured_type(&mut self, space: &str, ty: TypeId, pos: Pos) {
        self.check_array_capture(space, ty, pos);
        let ty = self.without_reference(ty);
        match self.unnameable(ty) {
            Some(Unnameable::Local(ty)) => {
                let ty = self.shown_type(ty);
                self.report(pos, messages::extended_lambda_capture_local_type(ty));
            }
            Some(Unnameable::Private(ty)) => {
                let ty = self.shown_type(ty);
                self.report(pos, messages::extended_lambda_capture_private_type(ty));
            }
            None => {}
        }
    }

    /// A wrapper has so many members at most; `pos` is the introducer.
    pub fn check_capture_count(&mut self, lambda: LambdaId, pos: Pos) {
        let l = &self.il[lambda];
        if l.captures.len() < MOST_CAPTURES {
            return;
        }
        if let Some(space) = self.wrapper_space(l.wrapper) {
            self.report(pos, messages::extended_lambda_too_many_captures(&space));
        }
    }

    /// Initializers of captures are repeated as arguments: no arrays, and no lists.
    fn check_init_capture(&mut self, space: &str, variable: VariableId, init: &Initializer, pos: Pos) {
        let value = match *init {
            Initializer::Copy { value } => Some(value),
            Initializer::Brace { value } | Initializer::CopyBrace { value } => match self.il[value].kind {
                ExprKind::InitList { elements, .. } if elements.len() == 1 => {
                    self.il[elements].first().copied()
                }
                _ => None,
            },
            Initializer::Paren { args } if args.len() == 1 => self.il[args].first().copied(),
            _ => None,
        };
        if value.is_some_and(|value| self.names_array(value)) {
            self.report(pos, messages::extended_lambda_init_capture_array(space));
        } else if self.is_initializer_list(self.il[variable].ty) {
            self.report(pos, messages::extended_lambda_init_capture_initlist(space));
        }
    }

    /// Whether an initializer is the name of an array.
    fn names_array(&self, mut value: ExprId) -> bool {
        while let ExprKind::Implicit { operand, .. } = self.il[value].kind {
            value = operand;
        }
        let literal = matches!(self.il[value].kind, ExprKind::String { .. });
        !literal && matches!(self.split(self.il[value].ty).kind, TypeKind::Array { .. })
    }

    /// Arrays are copied element by element, by loops for so many dimensions, into elements that exist already.
    fn check_array_capture(&mut self, space: &str, ty: TypeId, pos: Pos) {
        let (mut element, mut rank) = (ty, 0);
        while let TypeKind::Array { element: inner, .. } = self.split(element).kind {
            element = inner;
            rank += 1;
        }
        if rank == 0 {
            return;
        }
        if rank > 7 {
            let ty = self.shown_type(ty);
            self.report(pos, messages::extended_lambda_array_capture_rank(space, ty));
            return;
        }
        if self.is_dependent(element) {
            return;
        }
        let element = self.unqualified(element);
        if self.lacks_default_constructor(element) {
            let ty = self.shown_type(element);
            self.report(pos, messages::extended_lambda_array_capture_default_constructible(space, ty));
        } else if self.lacks_assignment(element) {
            let ty = self.shown_type(element);
            self.report(pos, messages::extended_lambda_array_capture_assignable(space, ty));
        }
    }

    /// The types of the call operator of a lambda that is wrapped for host and device are part of its wrapper's type;
    /// `pos` is the introducer.
    pub fn check_extended_call_operator(&mut self, lambda: LambdaId, pos: Pos) {
        let l = &self.il[lambda];
        if l.wrapper != LambdaWrapper::HostDevice {
            return;
        }
        if l.template.is_some() {
            self.report(pos, messages::extended_host_device_generic_lambda());
            return;
        }
        if let Some((ret, ..)) = self.function_of(self.il[l.call].ty) {
            self.check_operator_types(self.il[l.call].ty, ret, pos);
        }
    }

    /// The return type and the parameters' types of a call operator.
    fn check_operator_types(&mut self, ty: TypeId, ret: TypeId, pos: Pos) {
        let Some((_, params, _)) = self.function_of(ty) else { return };
        let mut types = vec![ret];
        types.extend_from_slice(&self.il[params]);
        for ty in types {
            match self.unnameable(ty) {
                Some(Unnameable::Local(ty)) => {
                    let ty = self.shown_type(ty);
                    self.report(pos, messages::extended_lambda_call_operator_local_type(ty));
                }
                Some(Unnameable::Private(ty)) => {
                    let ty = self.shown_type(ty);
                    self.report(pos, messages::extended_lambda_call_operator_private_type(ty));
                }
                None => {}
            }
        }
    }

    /// The wrapped lambdas of a function template, in an instance that the unit asks for: what depends on the template's
    /// arguments is known now. `made` is the number of lambdas before the instance was made.
    pub fn check_instance_lambdas(
        &mut self,
        function: FunctionId,
        pattern: FunctionId,
        env: &Environment,
        made: usize,
    ) {
        let of_pattern = |id: &LambdaId| self.il[*id].parent == Some(pattern) && self.il[*id].number != 0;
        let lambdas: Vec<LambdaId> = self.il.expressions.lambdas.ids().filter(of_pattern).collect();
        for id in lambdas {
            let lambda = self.il[id].clone();
            let Some(space) = self.wrapper_space(lambda.wrapper) else { continue };
            self.check_parent_arguments(function, &space, lambda.body_pos);
            let captures = self.il[lambda.captures].to_vec();
            for capture in captures {
                let CaptureKind::Copy { variable } = capture.kind else { continue };
                let ty = self.il[variable].ty;
                if self.is_dependent(ty) {
                    let ty = self.substitute_type(ty, env);
                    self.check_captured_type(&space, ty, capture.pos);
                }
            }
            let call = &self.il[lambda.call];
            let open = call.flags.contains(FunctionFlags::UNDEDUCED) || self.is_dependent(call.ty);
            if open && lambda.wrapper == LambdaWrapper::HostDevice {
                let rebuilt = |id: &LambdaId| self.il[*id].pos == lambda.pos;
                if let Some(rebuilt) = self.il.expressions.lambdas.ids().skip(made).find(rebuilt) {
                    let call = self.il[rebuilt].call;
                    let ret = self.result_of(call);
                    self.check_operator_types(self.il[call].ty, ret, lambda.pos);
                }
            }
        }
    }

    /// The template arguments of a parent are part of its name.
    pub(super) fn check_parent_arguments(&mut self, parent: FunctionId, space: &str, pos: Pos) {
        let Some(instance) = self.il[parent].instance else { return };
        let args = self.il[self.il[instance].args].to_vec();
        for arg in args {
            match self.unnameable_argument(arg, 0) {
                Some(Unnameable::Local(ty)) => {
                    let ty = self.shown_type(ty);
                    self.report(pos, messages::extended_lambda_parent_local_type(ty));
                }
                Some(Unnameable::Private(ty)) => {
                    let ty = self.shown_type(ty);
                    self.report(pos, messages::extended_lambda_parent_private_type(ty));
                }
                None => self.check_template_argument_access(arg, space, pos),
            }
        }
    }

    /// A template argument that is a template which is a member of a class.
    fn check_template_argument_access(&mut self, arg: TemplateArg, space: &str, pos: Pos) {
        let TemplateArg::Template { template, .. } = arg else { return };
        if matches!(self.il[template].access, Access::Private | Access::Protected) {
            self.report(pos, messages::extended_lambda_parent_private_template_arg(space));
        }
    }

    /// The first part of a type that cannot be named from everywhere.
    pub(super) fn unnameable(&self, ty: TypeId) -> Option<Unnameable> {
        self.unnameable_at(ty, 0)
    }

    fn unnameable_at(&self, ty: TypeId, depth: u32) -> Option<Unnameable> {
        if depth > limits::NAMEABLE_TYPE_NESTING {
            return None;
        }
        let within = |ty| self.unnameable_at(ty, depth + 1);
        match self.split(ty).kind {
            TypeKind::Enum { of } => {
                let e = &self.il[of];
                self.unnameable_member(self.il[of].ty, e.enclosing, e.access)
            }
            TypeKind::Class { class } => self.unnameable_class(class, depth),
            kind => self.il.first_in_type(kind, |piece| match piece {
                Piece::Type(of) => within(of),
                _ => None,
            }),
        }
    }

    fn unnameable_class(&self, class: ClassId, depth: u32) -> Option<Unnameable> {
        let c = &self.il[class];
        if c.lambda(&self.il).is_some_and(|lambda| self.il[lambda].wrapper != LambdaWrapper::None) {
            return None;
        }
        let access = match c.instance {
            Some(instance) => self.il[self.il[instance].template].access,
            None => c.access,
        };
        self.unnameable_member(c.ty, c.enclosing, access).or_else(|| {
            let args = c.instance.map(|instance| &self.il[self.il[instance].args])?;
            args.iter().find_map(|arg| self.unnameable_argument(*arg, depth + 1))
        })
    }

    fn unnameable_argument(&self, arg: TemplateArg, depth: u32) -> Option<Unnameable> {
        match arg {
            TemplateArg::Type { of } => self.unnameable_at(of, depth + 1),
            TemplateArg::Pack { args } if depth < limits::NAMEABLE_TYPE_NESTING => {
                self.il[args].iter().find_map(|arg| self.unnameable_argument(*arg, depth + 1))
            }
            _ => None,
        }
    }

    /// A type that is declared in a scope: local to a function, or a member of classes that is not public.
    fn unnameable_member(&self, ty: TypeId, enclosing: ScopeId, access: Access) -> Option<Unnameable> {
        let hidden = |access| matches!(access, Access::Private | Access::Protected);
        let mut private = hidden(access);
        let mut scope = Some(enclosing);
        while let Some(here) = scope {
            match self.il[here].kind {
                ScopeKind::Function { .. } | ScopeKind::Block => return Some(Unnameable::Local(ty)),
                ScopeKind::Class { of } => private |= hidden(self.il[of].access),
                _ => {}
            }
            scope = self.il[here].parent;
        }
        private.then_some(Unnameable::Private(ty))
    }
}

fn is_init(capture: &Capture) -> bool {
    matches!(capture.kind, CaptureKind::Init { .. })
}
