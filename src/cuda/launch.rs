//! Kernel launches: `kernel<<<grid, block, shared, stream>>>(arguments)`.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::known;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

/// Where the parts of a launch stand: `>>>`, the parenthesis after it, and what follows the whole.
#[derive(Clone, Copy, Debug)]
pub struct LaunchPlaces {
    pub close: Pos,
    pub call: Pos,
    pub end: Pos,
}

/// A configuration with grid, block, shared memory and stream.
const ALL_CONFIGURED: usize = 4;

impl Compilation {
    /// What a launch needs where it stands: `pos` is `<<<`, `first` the token after it. The runtime declares a function
    /// that takes configurations, and templates whose text is printed as it was read have none.
    pub fn check_launch_place(&mut self, pos: Pos, first: Pos) {
        let key = Key::name(known::PUSH_CALL_CONFIGURATION);
        let found = self.lookup_unqualified(key, self.context.scope);
        let taken = found
            .first()
            .is_some_and(|entity| matches!(entity, Entity::Function { id } if self.il[*id].class.is_none()));
        if !taken {
            self.report(first, messages::unable_find_cudapushcallconfiguration_declaration_cuda());
        }
        if self.cuda.modes.system_templates_as_text
            && self.is_in_template()
            && self.input.sources.in_system_header(pos)
        {
            self.report(pos, messages::kernel_launches_from_templates_not());
        }
    }

    /// Whether what is read now belongs to a template or to a member of one.
    fn is_in_template(&self) -> bool {
        let class = self.context.function.and_then(|function| self.il[function].class);
        let open = |class: ClassId| self.il[class].template.is_some() || self.is_dependent_class(class);
        self.scope_is_dependent(self.context.scope) || class.is_some_and(open)
    }

    /// The configuration of a launch, passed to a function of the runtime. `close` is where it ends.
    pub fn build_configuration(&mut self, configuration: &[ExprId], pos: Pos, close: Pos) -> ExprId {
        let key = Key::name(known::PUSH_CALL_CONFIGURATION);
        let found = self.lookup_unqualified(key, self.context.scope);
        let callee = match found.first() {
            Some(entity) => self.build_entity(*entity, pos),
            None => self.fall_back_expr(UnknownCause::Launch, pos),
        };
        self.il.places.note_next(pos, close);
        self.build_call(callee, configuration, pos)
    }

    /// A launch in the body of an instance of a template: its parts with what the parameters stand for.
    pub fn rebuild_launch(
        &mut self,
        configure: ExprId,
        call: ExprId,
        launch: Expr,
        env: &Environment,
    ) -> ExprId {
        let configure = self.substitute_expr(configure, env);
        let ExprKind::Call { callee, args } = self.il[call].kind else { return configure };
        let pos = self.il[call].pos;
        let callee = self.substitute_expr(callee, env);
        let args = self.substitute_exprs(args, env);
        let call = self.build_call(callee, &args, pos);
        self.check_configured_instance_call(call);
        let flags = self.il[call].flags | self.il[configure].flags;
        let dependent = flags.contains(ExprFlags::TYPE_DEPENDENT);
        let ty = if dependent { self.common.dependent } else { self.common.void };
        let kind = ExprKind::Launch { configure, call };
        self.il.expressions.exprs.add(Expr { kind, ty, flags, ..launch })
    }

    /// A launch: the configuration is passed to a function of the runtime, then the kernel is called.
    pub fn build_launch(
        &mut self,
        callee: ExprId,
        configure: ExprId,
        args: &[ExprId],
        places: LaunchPlaces,
    ) -> ExprId {
        let LaunchPlaces { close, call: call_pos, end: pos } = places;
        let call = self.build_call(callee, args, call_pos);
        self.check_configured_call(call);
        let configured = match self.il[configure].kind {
            ExprKind::Call { args, .. } => self.il[args].len(),
            _ => ALL_CONFIGURED,
        };
        if configured < ALL_CONFIGURED && !self.scope_is_dependent(self.context.scope) {
            self.warn(close, messages::default_stream_launch());
        }
        // Whatever is wrong with its configuration, a launch is of type void.
        let flags = self.il[call].flags | (self.il[configure].flags - ExprFlags::UNKNOWN);
        let dependent = flags.contains(ExprFlags::TYPE_DEPENDENT);
        let ty = if dependent { self.common.dependent } else { self.common.void };
        let kind = ExprKind::Launch { configure, call };
        self.il.expressions.exprs.add(Expr { kind, ty, pos, category: Category::Prvalue, flags })
    }
}
