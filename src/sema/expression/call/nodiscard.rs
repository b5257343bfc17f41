//! Results that should not be discarded (`[dcl.attr.nodiscard]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;

/// Where the value of an expression is not used.
#[derive(Clone, Copy)]
struct Discarded {
    /// The expression of which no part's value is used later.
    whole: ExprId,
    /// The part of it that was checked with less around it before.
    checked: Option<ExprId>,
    /// Where a cast begins that leaves the value as it is.
    cast: Option<Pos>,
    /// What the part is made from in an instance, as long as it may have been checked there already.
    pattern: Option<ExprId>,
}

impl Discarded {
    fn all_of(whole: ExprId) -> Self {
        Self { whole, checked: None, cast: None, pattern: None }
    }
}

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

    /// Warns where an expression whose value is not used is a call whose result should be, or makes an object that
    /// should be used.
    pub(in crate::sema) fn check_discarded_call(&mut self, e: ExprId) {
        if self.tells_of_discarded() {
            self.check_discarded_part(e, Discarded::all_of(e));
        }
    }

    /// The same of a comma expression's left operand, which nothing uses whatever becomes of the right one.
    pub(in crate::sema) fn check_discarded_operand(&mut self, comma: ExprId) {
        let ExprKind::Binary { op: BinaryOp::Comma, lhs, .. } = self.il[comma].kind else { return };
        if !self.tells_of_discarded() || self.reports.quiet > 0 || self.instantiation.depth > 0 {
            return;
        }
        let last = match self.il[lhs].kind {
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => rhs,
            _ => lhs,
        };
        self.check_discarded_part(last, Discarded { whole: comma, ..Discarded::all_of(last) });
    }

    /// The same of an expression in an instance; what did not depend on template parameters was checked before.
    pub(in crate::sema) fn check_discarded_call_in_instance(&mut self, from: ExprId, made: ExprId) {
        if self.tells_of_discarded() {
            self.check_discarded_part(made, Discarded { pattern: Some(from), ..Discarded::all_of(made) });
        }
    }

    fn tells_of_discarded(&self) -> bool {
        self.dialect.standard >= 17 && !self.functions.discard_attributes.is_empty()
    }

    fn check_discarded_part(&mut self, e: ExprId, within: Discarded) {
        if within.pattern.is_none() && self.is_open_part(e) {
            return;
        }
        let within = match within.pattern {
            Some(pattern) if self.is_open_part(pattern) => Discarded { pattern: None, ..within },
            _ => within,
        };
        let entry = self.il[e];
        match entry.kind {
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                let (left, right) = self.patterns_of_operands(within);
                // In an instance the operators themselves check nothing.
                let checked = (self.instantiation.depth == 0).then_some(e);
                let checked = within.checked.or(checked);
                self.check_discarded_part(lhs, Discarded { checked, pattern: left, ..within });
                self.check_discarded_part(rhs, Discarded { pattern: right, ..within });
            }
            ExprKind::Conditional { then, otherwise, .. }
                if !self.makes_discarded_object(e) || self.discard_attribute_of_type(entry.ty).is_none() =>
            {
                let (first, second) = self.patterns_of_operands(within);
                if let Some(then) = then {
                    self.check_discarded_part(then, Discarded { pattern: first, ..within });
                }
                self.check_discarded_part(otherwise, Discarded { pattern: second, ..within });
            }
            ExprKind::Extension { operand } => {
                let (pattern, _) = self.patterns_of_operands(within);
                self.check_discarded_part(operand, Discarded { pattern, ..within });
            }
            ExprKind::Cast { operand, .. } if self.makes_discarded_object(e) => {
                self.check_discarded_cast(e, operand, within);
            }
            // The value of another type is that of the operand still.
            ExprKind::Cast { operand, .. } | ExprKind::Implicit { operand, function: None, .. }
                if self.is_arithmetic(entry.ty) || self.enum_of(entry.ty).is_some() =>
            {
                let (pattern, _) = self.patterns_of_operands(within);
                self.check_discarded_part(operand, Discarded { pattern, ..within });
            }
            // What did not depend on template parameters was checked in the template.
            _ if within.pattern.is_some() => {}
            ExprKind::Call { callee, .. } => {
                self.check_discarded_result(e, self.function_called_by(callee), within);
            }
            ExprKind::Operator { function: Some(Entity::Function { id }), .. } => {
                self.check_discarded_result(e, Some(id), within);
            }
            ExprKind::Conditional { .. } => self.check_discarded_object(e, entry.pos, None, within),
            ExprKind::Construct { constructor, .. } | ExprKind::ConstructBrace { constructor, .. }
                if self.makes_discarded_object(e) =>
            {
                self.check_discarded_object(e, entry.pos, constructor, within);
            }
            ExprKind::CompoundLiteral { .. } => {
                let pos = self.start_of(e);
                self.check_discarded_object(e, pos, None, within);
            }
            // Nothing else hands on the result of a call as its own.
            _ => {}
        }
    }

    /// Whether what an expression is depends on template parameters: its type does, or what it calls.
    fn is_open_part(&self, e: ExprId) -> bool {
        let open = |e: ExprId| self.il[e].flags.contains(ExprFlags::TYPE_DEPENDENT);
        match self.il[e].kind {
            // The type is that of an operand, whatever the others are.
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => open(rhs),
            ExprKind::Conditional { then, otherwise, .. } => then.is_some_and(open) || open(otherwise),
            ExprKind::Call { callee, args } => {
                let of_template = |f: FunctionId| {
                    let class = self.il[f].class;
                    class.is_some_and(|class| self.is_dependent_class(class))
                };
                open(e)
                    || self.il[args].iter().any(|arg| open(*arg))
                    || self.function_called_by(callee).is_some_and(of_template)
            }
            ExprKind::Operator { args, .. } => open(e) || self.il[args].iter().any(|arg| open(*arg)),
            _ => open(e),
        }
    }

    /// What the operands are made from whose values may be that of the expression, if they may have been checked.
    fn patterns_of_operands(&self, within: Discarded) -> (Option<ExprId>, Option<ExprId>) {
        let Some(pattern) = within.pattern else { return (None, None) };
        match self.il[pattern].kind {
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => (Some(lhs), Some(rhs)),
            ExprKind::Conditional { then, otherwise, .. } => (then, Some(otherwise)),
            ExprKind::Extension { operand } | ExprKind::Cast { operand, .. } => (Some(operand), None),
            // Where the instance is of another form, it is not known what was checked.
            _ => (Some(pattern), Some(pattern)),
        }
    }

    /// Whether an expression is a prvalue of a class.
    fn makes_discarded_object(&self, e: ExprId) -> bool {
        let entry = &self.il[e];
        entry.category == Category::Prvalue && self.class_of(entry.ty).is_some()
    }

    /// A cast to a class is the call of a conversion function or of what is cast, or makes an object by a constructor.
    fn check_discarded_cast(&mut self, e: ExprId, operand: ExprId, within: Discarded) {
        let pos = within.cast.unwrap_or(self.il[e].pos);
        let ty = self.il[e].ty;
        let from = self.il[operand];
        if self.makes_discarded_object(operand) && self.unqualified(from.ty) == self.unqualified(ty) {
            if from.ty == ty {
                let (pattern, _) = self.patterns_of_operands(within);
                self.check_discarded_part(operand, Discarded { cast: Some(pos), pattern, ..within });
            }
            return;
        }
        if within.pattern.is_some() {
            return;
        }
        let constructor = self.class_of(ty).and_then(|class| self.casting_constructor(class, operand));
        let converts = |c: &Self, f: FunctionId| {
            let Some((_, params, _)) = c.function_of(c.il[f].ty) else { return false };
            let first = c.il[params].first().map(|first| c.unqualified(c.without_reference(*first)));
            c.class_of(from.ty).is_some_and(|class| Some(class) != c.class_of(ty))
                && first == Some(c.unqualified(ty))
        };
        if constructor.is_some_and(|f| converts(self, f)) && !self.is_returned_in_memory(ty) {
            let Some(attribute) = self.discard_attribute_of_type(ty) else { return };
            return self.warn_of_discarded_type(attribute, pos);
        }
        self.check_discarded_object(e, pos, constructor, within);
    }

    /// Warns about an object that is not used, because of its class or of the constructor that makes it.
    fn check_discarded_object(
        &mut self,
        e: ExprId,
        pos: Pos,
        constructor: Option<FunctionId>,
        within: Discarded,
    ) {
        if within.checked.is_some() {
            return;
        }
        if let Some(attribute) = self.discard_attribute_of_type(self.il[e].ty) {
            let message = match self.attribute_text(attribute) {
                Some(text) => messages::discarded_object_of_nodiscard_type_because(&text),
                None => messages::discarded_object_of_nodiscard_type(),
            };
            return self.warn(within.cast.unwrap_or(pos), message);
        }
        let of_constructor = constructor.and_then(|f| self.discard_attribute_of(f));
        if let Some(attribute) = of_constructor.filter(|a| self.il[*a].id == AttributeKind::Nodiscard as u16)
        {
            let message = match self.attribute_text(attribute) {
                Some(text) => messages::discarded_object_of_nodiscard_constructor_because(&text),
                None => messages::discarded_object_of_nodiscard_constructor(),
            };
            self.warn(within.cast.unwrap_or(pos), message);
        }
    }

    /// The function that a callee names.
    pub(super) fn function_called_by(&self, callee: ExprId) -> Option<FunctionId> {
        match self.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. }
            | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(id),
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

    fn check_discarded_result(&mut self, e: ExprId, function: Option<FunctionId>, within: Discarded) {
        let entry = self.il[e];
        let ty = entry.ty;
        let pos = within.cast.unwrap_or(entry.pos);
        let of_type = self.discard_attribute_of_type(ty);
        // What is more than its bytes is an object of its own, whoever made it.
        if of_type.is_some() && self.makes_discarded_object(e) && self.is_returned_in_memory(ty) {
            return self.check_discarded_object(e, pos, None, within);
        }
        if let Some(attribute) = function.and_then(|f| self.discard_attribute_of(f)) {
            let nodiscard = self.il[attribute].id == AttributeKind::Nodiscard as u16;
            if nodiscard && !self.is_void(ty) && within.checked.is_none() {
                let message = match self.attribute_text(attribute) {
                    Some(text) => messages::ignoring_return_value_from_routine_declared(&text),
                    None => messages::ignoring_return_value_from_routine(),
                };
                self.warn(pos, message);
            }
            return;
        }
        let Some(attribute) = of_type else { return };
        // A reference may be to what a call that should be used has made.
        let discards = match (entry.category, within.checked) {
            (Category::Prvalue, checked) => checked.is_none(),
            (_, checked) => {
                self.has_kept_part(within.whole)
                    && !checked.is_some_and(|checked| self.has_kept_part(checked))
            }
        };
        if discards {
            self.warn_of_discarded_type(attribute, pos);
        }
    }

    fn warn_of_discarded_type(&mut self, attribute: AttributeId, pos: Pos) {
        let message = match self.attribute_text(attribute) {
            Some(text) => messages::ignoring_return_value_type_nodiscard(&text),
            None => messages::ignoring_return_value_type(),
        };
        self.warn(pos, message);
    }

    /// The attribute of a class or an enumeration, or of what it is made from; GNU's says nothing of a type.
    pub(super) fn discard_attribute_of_type(&self, ty: TypeId) -> Option<AttributeId> {
        let mut at = match (self.class_of(ty), self.enum_of(ty)) {
            (Some(id), _) => Entity::Class { id },
            (None, Some(id)) => Entity::Enum { id },
            _ => return None,
        };
        for _ in 0..8 {
            if let Some(attribute) = self.functions.discard_attributes.get(&at) {
                return Some(*attribute).filter(|a| self.il[*a].id == AttributeKind::Nodiscard as u16);
            }
            let instance = match at {
                Entity::Class { id } => self.il[id].instance,
                _ => None,
            };
            at = match instance.map(|i| &self.il[i]) {
                Some(instance) if instance.explicit == Specialization::Explicit => return None,
                Some(instance) => instance.pattern?,
                None => *self.instances.made_from.get(&at)?,
            };
        }
        None
    }

    /// The attribute of a function, or of the template or member that it is made from.
    pub(super) fn discard_attribute_of(&self, function: FunctionId) -> Option<AttributeId> {
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
