//! Kernel launches: `kernel<<<grid, block, shared, stream>>>(arguments)`.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::known;
use crate::sema::lookup::Key;
use crate::source::Pos;
use crate::tables::unknown_causes::UnknownCause;

/// Where the parts of a launch stand: `<<<`, `>>>` and the parentheses after it.
#[derive(Clone, Copy, Debug)]
pub struct LaunchPlaces {
    pub open: Pos,
    pub close: Pos,
    pub call: Pos,
}

/// A configuration with grid, block, shared memory and stream.
const ALL_CONFIGURED: usize = 4;

impl Compilation {
    /// A launch: the configuration is passed to a function of the runtime, then the kernel is called.
    pub fn build_launch(
        &mut self,
        callee: ExprId,
        configuration: &[ExprId],
        args: &[ExprId],
        places: LaunchPlaces,
    ) -> ExprId {
        let LaunchPlaces { open: pos, close, call: call_pos } = places;
        let key = Key::name(known::PUSH_CALL_CONFIGURATION);
        let found = self.lookup_unqualified(key, self.context.scope);
        let configure = match found.first() {
            Some(entity) => {
                let function = self.build_entity(*entity, pos);
                self.build_call(function, configuration, pos)
            }
            None => {
                let callee = self.fall_back_expr(UnknownCause::Launch, pos);
                self.build_call(callee, configuration, pos)
            }
        };
        let call = self.build_call(callee, args, call_pos);
        self.check_configured_call(call);
        if configuration.len() < ALL_CONFIGURED && !self.scope_is_dependent(self.context.scope) {
            self.warn(close, messages::default_stream_launch());
        }
        let flags = self.il[call].flags | self.il[configure].flags;
        let dependent = flags.contains(ExprFlags::TYPE_DEPENDENT);
        let ty = if dependent { self.common.dependent } else { self.common.void };
        let kind = ExprKind::Launch { configure, call };
        self.il.exprs.add(Expr { kind, ty, pos, category: Category::Prvalue, flags })
    }
}
