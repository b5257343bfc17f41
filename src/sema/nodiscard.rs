//! Results that should not be discarded (`[dcl.attr.nodiscard]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// Notes the attribute by which a declaration says that results are not to be discarded.
    pub fn note_discard_attribute(&mut self, entity: Entity, attribute: AttributeId) {
        let id = self.il[attribute].id;
        let nodiscard = id == AttributeKind::Nodiscard as u16;
        if nodiscard
            || id == AttributeKind::WarnUnusedResult as u16 && !self.discard_attributes.contains_key(&entity)
        {
            self.discard_attributes.insert(entity, attribute);
        }
    }

    /// Warns where an expression whose value is not used is a call whose result should be.
    pub(super) fn check_discarded_call(&mut self, e: ExprId) {
        if self.discard_attributes.is_empty() {
            return;
        }
        match self.il[e].kind {
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                self.check_discarded_call(lhs);
                self.check_discarded_call(rhs);
            }
            ExprKind::Conditional { then, otherwise, .. } => {
                for branch in then.into_iter().chain([otherwise]) {
                    self.check_discarded_call(branch);
                }
            }
            ExprKind::Call { callee, .. } => {
                let function = match self.il[callee].kind {
                    ExprKind::Name { entity: Entity::Function { id }, .. }
                    | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(id),
                    _ => None,
                };
                self.check_discarded_result(e, function);
            }
            ExprKind::Operator { function: Some(Entity::Function { id }), .. } => {
                self.check_discarded_result(e, Some(id));
            }
            _ => {}
        }
    }

    fn check_discarded_result(&mut self, e: ExprId, function: Option<FunctionId>) {
        let entry = self.il[e];
        let (pos, ty) = (entry.pos, entry.ty);
        if let Some(attribute) = function.and_then(|f| self.discard_attribute_of(f)) {
            if self.il[attribute].id == AttributeKind::WarnUnusedResult as u16 {
                let at = self.start_of(e);
                return self.warn(at, messages::result_call_not_used());
            }
            if self.dialect.standard >= 17 {
                let message = match self.attribute_text(attribute) {
                    Some(text) => messages::ignoring_return_value_from_routine_declared(&text),
                    None => messages::ignoring_return_value_from_routine(),
                };
                self.warn(pos, message);
            }
            return;
        }
        let entity = match (self.class_of(ty), self.enum_of(ty)) {
            (Some(id), _) => Entity::Class { id },
            (None, Some(id)) => Entity::Enum { id },
            _ => return,
        };
        let attribute = self.discard_attributes.get(&entity).copied();
        if let Some(attribute) =
            attribute.filter(|_| self.dialect.standard >= 17 && entry.category == Category::Prvalue)
        {
            let message = match self.attribute_text(attribute) {
                Some(text) => messages::ignoring_return_value_type_nodiscard(&text),
                None => messages::ignoring_return_value_type(),
            };
            self.warn(pos, message);
        }
    }

    /// The attribute of a function, or of the template or member that it is made from.
    fn discard_attribute_of(&self, function: FunctionId) -> Option<AttributeId> {
        let mut at = function;
        for _ in 0..8 {
            if let Some(attribute) = self.discard_attributes.get(&Entity::Function { id: at }) {
                return Some(*attribute);
            }
            let origin = self.il[at].instance.and_then(|i| match self.il[self.il[i].template].kind {
                TemplateKind::Function { pattern } => Some(pattern),
                _ => None,
            });
            at = match (origin, self.made_from.get(&Entity::Function { id: at })) {
                (Some(pattern), _) => pattern,
                (None, Some(Entity::Function { id })) => *id,
                _ => return None,
            };
        }
        None
    }

    /// The string that an attribute has as its argument.
    fn attribute_text(&self, attribute: AttributeId) -> Option<String> {
        match self.il[self.il[attribute].args?].first() {
            Some(AttributeArg::Expr { expr }) => self.literal_text(*expr),
            _ => None,
        }
    }
}
