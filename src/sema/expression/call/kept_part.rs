//! What an expression is made of whose results should be used (`[dcl.attr.nodiscard]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::tables::limits;
use smallvec::SmallVec;

impl Compilation {
    /// Whether a part of an expression, however deep, is a call or an object whose result should be used.
    pub(super) fn has_kept_part(&mut self, e: ExprId) -> bool {
        self.keeps(e, false, limits::DISCARDED_OPERAND_NESTING)
    }

    /// With `subobject`, an expression initializes a part of an object, or one that the expression does not destroy:
    /// only what is written as a value of its own is one there.
    fn keeps(&mut self, e: ExprId, subobject: bool, depth: u32) -> bool {
        let Some(depth) = depth.checked_sub(1) else { return false };
        if !(subobject && self.is_unwritten_object(e)) && self.should_be_used(e) || self.passes_kept_object(e)
        {
            return true;
        }
        let kind = self.il[e].kind;
        let parts = match kind {
            ExprKind::InitList { constructor: None, .. } | ExprKind::New { .. } => true,
            ExprKind::ConstructBrace { .. }
            | ExprKind::CompoundLiteral { .. }
            | ExprKind::Designated { .. } => subobject,
            ExprKind::Call { .. }
            | ExprKind::Conditional { .. }
            | ExprKind::Operator { .. }
            | ExprKind::Construct { .. }
            | ExprKind::InitList { .. }
            | ExprKind::Subscript { .. }
            | ExprKind::UserLiteral { .. }
            | ExprKind::Member { .. }
            | ExprKind::Unary { .. }
            | ExprKind::Implicit { .. }
            | ExprKind::Cast { .. }
            | ExprKind::Extension { .. }
            | ExprKind::Binary { .. } => false,
            // What is not evaluated with the expression is no part of it.
            _ => return false,
        };
        let mut operands: SmallVec<[ExprId; 8]> = SmallVec::new();
        if let ExprKind::New { id } = kind {
            self.parts_of_new(id, &mut operands);
        }
        self.il.any_operand(kind, |of| {
            operands.push(of);
            false
        });
        operands.into_iter().any(|of| self.keeps(of, parts, depth))
    }

    fn parts_of_new(&self, new: NewId, parts: &mut SmallVec<[ExprId; 8]>) {
        let new = &self.il[new];
        parts.extend(new.placement.into_iter().flat_map(|args| self.il[args].iter().copied()));
        parts.extend(new.bound);
        match new.init {
            Initializer::Paren { args } => parts.extend(self.il[args].iter().copied()),
            Initializer::Brace { value } => parts.push(value),
            _ => {}
        }
    }

    fn is_unwritten_object(&self, e: ExprId) -> bool {
        matches!(self.il[e].kind, ExprKind::InitList { .. } | ExprKind::Implicit { .. })
    }

    /// Whether an expression makes an object of a type, or calls a function, that has the attribute.
    fn should_be_used(&mut self, e: ExprId) -> bool {
        let entry = self.il[e];
        let called = match entry.kind {
            ExprKind::Call { callee, .. } => self.function_called_by(callee),
            ExprKind::Operator { function: Some(Entity::Function { id }), .. } => Some(id),
            ExprKind::Implicit { conversion: ConversionKind::User, function: Some(function), .. } => {
                return self.should_be_used_after(function);
            }
            ExprKind::Cast { to, .. } if self.is_reference(to) => return self.makes_kept_referent(e),
            ExprKind::Construct { constructor, .. } | ExprKind::ConstructBrace { constructor, .. } => {
                return self.is_kept_object(e)
                    || constructor.is_some_and(|f| self.discard_attribute_of(f).is_some());
            }
            ExprKind::Cast { .. }
            | ExprKind::InitList { .. }
            | ExprKind::CompoundLiteral { .. }
            | ExprKind::Conditional { .. } => return self.is_kept_object(e),
            _ => return false,
        };
        called.is_some_and(|f| self.discard_attribute_of(f).is_some())
            || entry.category == Category::Prvalue && self.discard_attribute_of_type(entry.ty).is_some()
    }

    /// Whether what a constructor or a conversion function makes should be used.
    fn should_be_used_after(&self, function: FunctionId) -> bool {
        let made = match (self.il[function].name, self.il[function].class) {
            (EntityName::Constructor, Some(class)) => Some(self.il[class].ty),
            _ => self.function_of(self.il[function].ty).map(|(ret, ..)| ret),
        };
        self.discard_attribute_of(function).is_some()
            || made.is_some_and(|ty| !self.is_reference(ty) && self.discard_attribute_of_type(ty).is_some())
    }

    fn is_kept_object(&self, e: ExprId) -> bool {
        let entry = &self.il[e];
        entry.category == Category::Prvalue
            && self.class_of(entry.ty).is_some()
            && self.discard_attribute_of_type(entry.ty).is_some()
    }

    /// Whether a cast to a reference makes the object of a class to which it refers from what is of no class.
    fn makes_kept_referent(&self, e: ExprId) -> bool {
        let ExprKind::Cast { style: CastStyle::C | CastStyle::Functional | CastStyle::Static, to, operand } =
            self.il[e].kind
        else {
            return false;
        };
        let target = self.without_reference(to);
        let from = self.il[operand].ty;
        (self.is_arithmetic(from) || self.is_pointer(from))
            && self.class_of(target).is_some()
            && self.discard_attribute_of_type(target).is_some()
    }

    /// Whether a parameter is, or refers to, an object that a call makes for it and that should be used.
    fn passes_kept_object(&mut self, e: ExprId) -> bool {
        let (function, args) = match self.il[e].kind {
            ExprKind::Call { callee, args } => (self.function_called_by(callee), args),
            ExprKind::Operator { function: Some(Entity::Function { id }), args, .. } => (Some(id), args),
            ExprKind::Construct { constructor, args, .. } => (constructor, args),
            ExprKind::InitList { elements, constructor } => (constructor, elements),
            ExprKind::Cast { operand, .. } => return self.casts_by_kept_object(e, operand),
            _ => return false,
        };
        let Some(function) = function else { return false };
        let Some((_, params, _)) = self.function_of(self.il[function].ty) else { return false };
        let operator = matches!(self.il[e].kind, ExprKind::Operator { .. });
        let object = operator && self.is_instance_member(Entity::Function { id: function });
        let pairs: SmallVec<[(TypeId, ExprId); 8]> = SmallVec::from_iter(
            self.il[params].iter().copied().zip(self.il[args].iter().skip(object as usize).copied()),
        );
        pairs.into_iter().any(|(param, arg)| self.makes_kept_argument(param, arg))
    }

    /// The same of the constructor that a cast to a class calls, or that constructor has the attribute.
    fn casts_by_kept_object(&mut self, e: ExprId, operand: ExprId) -> bool {
        let entry = self.il[e];
        let Some(class) = self.class_of(entry.ty).filter(|_| entry.category == Category::Prvalue) else {
            return false;
        };
        let same = self.class_of(self.il[operand].ty) == Some(class);
        let Some(constructor) = (!same).then(|| self.casting_constructor(class, operand)).flatten() else {
            return false;
        };
        if self.discard_attribute_of(constructor).is_some() {
            return true;
        }
        let Some((_, params, _)) = self.function_of(self.il[constructor].ty) else { return false };
        let Some(param) = self.il[params].first().copied() else { return false };
        let target = self.without_reference(param);
        let from = self.class_of(self.il[operand].ty);
        let converts = from.is_none() && self.class_of(target).is_some_and(|to| to != class);
        converts && self.discard_attribute_of_type(target).is_some()
            || self.makes_kept_argument(param, operand)
    }

    fn makes_kept_argument(&mut self, param: TypeId, arg: ExprId) -> bool {
        let entry = self.il[arg];
        if entry.flags.intersects(DEPENDENT | ExprFlags::UNKNOWN) {
            return false;
        }
        let target = self.without_reference(param);
        if self.is_reference(param) {
            return entry.category == Category::Prvalue
                && self.enum_of(target).is_some()
                && self.discard_attribute_of_type(target).is_some();
        }
        let base = matches!(entry.kind, ExprKind::Implicit { conversion: ConversionKind::DerivedToBase, .. });
        self.class_of(target).is_some()
            && (entry.category != Category::Prvalue || base)
            && self.discard_attribute_of_type(target).is_some()
            && !self.has_trivial_copy(target)
    }
}
