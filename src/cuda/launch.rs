//! Kernel launches: `kernel<<<grid, block, shared, stream>>>(arguments)`.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::known;
use crate::sema::lookup::Key;
use crate::source::Pos;

/// The parts of a configuration: grid, block, shared memory and stream.
const CONFIGURATION_PARTS: usize = 4;

impl Compilation {
    /// Remarks that a launch names no stream; its configuration ends at `pos`.
    pub fn check_stream(&mut self, parts: usize, pos: Pos) {
        if parts < CONFIGURATION_PARTS {
            self.warn(pos, messages::default_stream_launch());
        }
    }

    /// A launch: the configuration is passed to a function of the runtime, then the kernel is called.
    pub fn build_launch(
        &mut self,
        callee: ExprId,
        configuration: &[ExprId],
        args: &[ExprId],
        pos: Pos,
        call_pos: Pos,
    ) -> ExprId {
        let key = Key::name(known::PUSH_CALL_CONFIGURATION);
        let found = self.lookup_unqualified(key, self.context.scope);
        let configure = match found.first() {
            Some(entity) => {
                let function = self.build_entity(*entity, pos);
                self.build_call(function, configuration, pos)
            }
            None => {
                let callee = self.unknown_expr(0, 0);
                self.build_call(callee, configuration, pos)
            }
        };
        let call = self.build_call(callee, args, call_pos);
        self.check_configured_call(call);
        let flags = self.il[call].flags | self.il[configure].flags;
        let dependent = flags.contains(ExprFlags::TYPE_DEPENDENT);
        let ty = if dependent { self.common.dependent } else { self.common.void };
        let kind = ExprKind::Launch { configure, call };
        self.il.exprs.add(Expr { kind, ty, pos, category: Category::Prvalue, flags })
    }
}
