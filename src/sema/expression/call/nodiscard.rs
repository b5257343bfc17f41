//! Results that should not be discarded (`[dcl.attr.nodiscard]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::overload::Resolution;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;
use crate::tables::limits;

/// The standard since which the attribute is known.
const NODISCARD: u8 = 17;

impl Compilation {
    /// Notes the attribute by which a declaration says that results are not to be discarded.
    pub fn note_discard_attribute(&mut self, entity: Entity, attribute: AttributeId) {
        let id = self.il[attribute].id;
        let nodiscard = id == AttributeKind::Nodiscard as u16;
        if nodiscard
            || id == AttributeKind::WarnUnusedResult as u16
                && !self.functions.discard_attributes.contains_key(&entity)
        {
            self.functions.discard_attributes.insert(entity, attribute);
        }
    }

    /// Warns where an expression whose value is not used is a call whose result should be.
    pub(in crate::sema) fn check_discarded_call(&mut self, e: ExprId) {
        if self.functions.discard_attributes.is_empty() {
            return;
        }
        let entry = self.il[e];
        let in_memory =
            |c: &mut Self| entry.category == Category::Prvalue && c.is_returned_in_memory(entry.ty);
        match entry.kind {
            // The left one was looked at where the comma was.
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => self.check_discarded_call(rhs),
            ExprKind::Conditional { then, otherwise, .. } => {
                if self.tells_discarded_object(e, None, entry.pos) {
                    return;
                }
                for branch in then.into_iter().chain([otherwise]) {
                    self.check_discarded_call(branch);
                }
            }
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } | ExprKind::Cast { .. } => {
                let constructor = self.kept_constructor(e);
                self.tells_discarded_object(e, constructor, entry.pos);
            }
            ExprKind::Call { .. } | ExprKind::Operator { .. }
                if in_memory(self) && self.tells_discarded_object(e, None, entry.pos) => {}
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
            // Nothing else hands on the result of a call as its own.
            _ => {}
        }
    }

    /// Warns that an object which an expression makes is not used although its class, or the constructor that makes it, says
    /// that it should be; the message stands at `pos`. Gives whether that is told.
    fn tells_discarded_object(&mut self, e: ExprId, constructor: Option<FunctionId>, pos: Pos) -> bool {
        let entry = &self.il[e];
        if self.dialect.standard < NODISCARD || entry.category != Category::Prvalue {
            return false;
        }
        let nodiscard = |c: &Self, entity: Entity| {
            let attribute = c.functions.discard_attributes.get(&entity).copied();
            attribute.filter(|a| c.il[*a].id == AttributeKind::Nodiscard as u16)
        };
        let Some(class) = self.class_of(entry.ty) else { return false };
        let message = if let Some(attribute) = nodiscard(self, Entity::Class { id: class }) {
            match self.attribute_text(attribute) {
                Some(text) => messages::discarded_object_type_nodiscard(&text),
                None => messages::discarded_object_type(),
            }
        } else if let Some(attribute) = constructor.and_then(|id| self.discard_attribute_of(id)) {
            match self.attribute_text(attribute) {
                Some(text) => messages::discarded_object_constructor_nodiscard(&text),
                None => messages::discarded_object_constructor(),
            }
        } else {
            return false;
        };
        self.warn(pos, message);
        true
    }

    /// The constructor that makes the object of an expression, if some constructor of its class has the attribute.
    fn kept_constructor(&mut self, e: ExprId) -> Option<FunctionId> {
        let entry = self.il[e];
        let class = self.class_of(entry.ty).filter(|_| entry.category == Category::Prvalue)?;
        let kept = |c: &Self, entity: &Entity| {
            c.il.function_in(*entity).is_some_and(|id| c.discard_attribute_of(id).is_some())
        };
        if !self.il[class].special.constructors.iter().any(|entity| kept(self, entity)) {
            return None;
        }
        let args = match entry.kind {
            ExprKind::Construct { constructor: Some(constructor), .. }
            | ExprKind::ConstructBrace { constructor: Some(constructor), .. } => return Some(constructor),
            ExprKind::Construct { args, .. } => self.il[args].to_vec(),
            ExprKind::ConstructBrace { list, .. } => match self.il[list].kind {
                ExprKind::InitList { elements, .. } => self.il[elements].to_vec(),
                _ => return None,
            },
            ExprKind::Cast { operand, .. } => vec![operand],
            _ => return None,
        };
        if args.iter().any(|arg| self.is_open(*arg)) {
            return None;
        }
        match self.attempt(|c| c.best_constructor(class, &args)) {
            Some(Resolution::Function(constructor)) => Some(constructor),
            _ => None,
        }
    }

    /// Warns where an expression is a call whose result GNU's attribute wants to be used; a cast to void is no use.
    pub(in crate::sema) fn check_unused_result(&mut self, e: ExprId) {
        let mut at = e;
        while let ExprKind::Cast { to, operand, .. } = self.il[at].kind
            && self.is_void(to)
        {
            at = operand;
        }
        let ExprKind::Call { callee, .. } = self.il[at].kind else { return };
        let (ExprKind::Name { entity: Entity::Function { id }, .. }
        | ExprKind::Member { entity: Entity::Function { id }, .. }) = self.il[callee].kind
        else {
            return;
        };
        let wanted = self
            .discard_attribute_of(id)
            .is_some_and(|attribute| self.il[attribute].id == AttributeKind::WarnUnusedResult as u16);
        if wanted && !self.is_void(self.il[at].ty) {
            let pos = self.start_of(e);
            self.warn(pos, messages::result_call_not_used());
        }
    }

    /// A member template of an instance that turns out to return nothing although its result should not be discarded.
    pub(in crate::sema) fn check_nodiscard_of_instance(&mut self, pattern: FunctionId, ty: TypeId) {
        let typeless =
            matches!(self.il[pattern].name, EntityName::Constructor | EntityName::Conversion { .. });
        let void = |c: &Self, ty: TypeId| c.function_of(ty).is_some_and(|(ret, ..)| c.is_void(ret));
        if self.il[pattern].template.is_none()
            || typeless
            || !void(self, ty)
            || void(self, self.il[pattern].ty)
            || !self.reports_in_instance()
        {
            return;
        }
        let Some(attribute) = self.discard_attribute_of(pattern) else { return };
        let a = &self.il[attribute];
        if a.id == AttributeKind::Nodiscard as u16 && a.syntax == AttributeSyntax::Standard {
            let pos = a.pos;
            self.report(pos, messages::nodiscard_attribute_does_not_apply());
        }
    }

    fn check_discarded_result(&mut self, e: ExprId, function: Option<FunctionId>) {
        let entry = self.il[e];
        let (pos, ty) = (entry.pos, entry.ty);
        if let Some(attribute) = function.and_then(|f| self.discard_attribute_of(f)) {
            let nodiscard = self.il[attribute].id == AttributeKind::Nodiscard as u16;
            if nodiscard && self.dialect.standard >= NODISCARD && !self.is_void(ty) {
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
        let attribute = self.functions.discard_attributes.get(&entity).copied();
        // GNU's attribute says nothing of a type.
        let attribute = attribute.filter(|a| self.il[*a].id == AttributeKind::Nodiscard as u16);
        // A reference may be to what a call that should be used has made.
        let discards = |c: &Self| {
            entry.category == Category::Prvalue || c.uses_kept_result(e, limits::DISCARDED_OPERAND_NESTING)
        };
        if let Some(attribute) = attribute.filter(|_| self.dialect.standard >= NODISCARD && discards(self)) {
            let message = match self.attribute_text(attribute) {
                Some(text) => messages::ignoring_return_value_type_nodiscard(&text),
                None => messages::ignoring_return_value_type(),
            };
            self.warn(pos, message);
        }
    }

    /// Whether an operand of an expression, however deep, is a call or a construction whose result should be used.
    fn uses_kept_result(&self, e: ExprId, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        let of = |e: ExprId| self.should_be_used(e) || self.uses_kept_result(e, depth);
        let any = |list: List<ExprId>| self.il[list].iter().any(|e| of(*e));
        match self.il[e].kind {
            ExprKind::Call { callee, args } => any(args) || self.uses_kept_result(callee, depth),
            // What a condition is made of is used by the choice.
            ExprKind::Conditional { then, otherwise, .. } => then.is_some_and(of) || of(otherwise),
            kind @ (ExprKind::Operator { .. }
            | ExprKind::Construct { .. }
            | ExprKind::Member { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Implicit { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Binary { .. }) => self.il.any_operand(kind, of),
            // Other operands are no objects that are kept.
            _ => false,
        }
    }

    /// Whether an expression makes an object of a type, or calls a function, that has the attribute.
    fn should_be_used(&self, e: ExprId) -> bool {
        let entry = &self.il[e];
        let function = match entry.kind {
            ExprKind::Call { callee, .. } => match self.il[callee].kind {
                ExprKind::Name { entity: Entity::Function { id }, .. }
                | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(id),
                _ => None,
            },
            ExprKind::Operator { function: Some(Entity::Function { id }), .. } => Some(id),
            ExprKind::Construct { .. } | ExprKind::ConstructBrace { .. } | ExprKind::Cast { .. } => None,
            ExprKind::Implicit { conversion: ConversionKind::User, .. } => None,
            _ => return false,
        };
        if function.is_some_and(|f| self.discard_attribute_of(f).is_some()) {
            return true;
        }
        let entity = match (self.class_of(entry.ty), self.enum_of(entry.ty)) {
            (Some(id), _) => Entity::Class { id },
            (None, Some(id)) => Entity::Enum { id },
            _ => return false,
        };
        entry.category == Category::Prvalue && self.functions.discard_attributes.contains_key(&entity)
    }

    /// The attribute of a function, or of the template or member that it is made from.
    fn discard_attribute_of(&self, function: FunctionId) -> Option<AttributeId> {
        let mut at = function;
        for _ in 0..8 {
            if let Some(attribute) = self.functions.discard_attributes.get(&Entity::Function { id: at }) {
                return Some(*attribute);
            }
            let origin = self.il[at].instance.and_then(|i| match self.il[self.il[i].template].kind {
                TemplateKind::Function { pattern } => Some(pattern),
                _ => None,
            });
            at = match (origin, self.instances.made_from.get(&Entity::Function { id: at })) {
                (Some(pattern), _) => pattern,
                (None, Some(Entity::Function { id })) => *id,
                _ => return None,
            };
        }
        None
    }

    /// The string that an attribute has as its argument.
    fn attribute_text(&self, attribute: AttributeId) -> Option<String> {
        match self.il[self.il[attribute].args(&self.il)?].first() {
            Some(AttributeArg::Expr { expr }) => self.literal_text(*expr),
            _ => None,
        }
    }
}
