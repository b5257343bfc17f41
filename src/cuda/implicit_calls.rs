//! Calls that nobody wrote: constructors and destructors of local variables.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::overload::Resolution;

impl Compilation {
    /// Checks that the function being analysed may construct and destroy a variable of a block.
    pub fn check_implicit_calls(&mut self, variable: VariableId, init: Initializer) {
        let v = &self.il[variable];
        let (ty, pos, external) = (v.ty, v.pos, v.linkage == Linkage::External);
        let Some(class) = self.class_of(ty).filter(|_| !self.is_reference(ty)) else { return };
        let local = self.context.function.is_some()
            && matches!(self.il[self.declaring_scope()].kind, ScopeKind::Block | ScopeKind::Function { .. });
        let dependent = self.is_dependent(ty) || self.scope_is_dependent(self.context.scope);
        if !local || external || dependent || self.modes.implicit_calls_unchecked || self.quiet > 0 {
            return;
        }
        let args = match init {
            Initializer::None => Vec::new(),
            Initializer::Paren { args } => self.il[args].to_vec(),
            Initializer::Copy { value } if self.class_of(self.il[value].ty).is_none() => vec![value],
            Initializer::Brace { value } | Initializer::CopyBrace { value } => {
                let kind = self.il[value].kind;
                match kind {
                    ExprKind::InitList { elements, .. } if !self.is_aggregate(class) => {
                        self.il[elements].to_vec()
                    }
                    _ => return,
                }
            }
            _ => return,
        };
        if let Some(destructor) = self.il[class].destructor {
            self.check_call_space(destructor, pos);
        }
        let device_only =
            |e: &Entity| self.function_in(*e).is_some_and(|f| self.il[f].space.is_device_only());
        if self.il[class].constructors.iter().any(device_only)
            && let Resolution::Function(constructor) = self.best_constructor(class, &args)
        {
            self.check_call_space(constructor, pos);
        }
    }
}
