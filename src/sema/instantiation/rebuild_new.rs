//! New-expressions whose types or arguments were substituted (`[expr.new]`): where no object can be made, the
//! substitution fails.

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::overload::Resolution;
use crate::source::Pos;

impl Compilation {
    /// A new-expression after substitution.
    pub(super) fn checked_new(&mut self, new: New, pos: Pos) -> ExprId {
        if self.instantiation.sfinae.is_some() && !self.can_be_allocated(&new, pos) {
            self.sfinae_fail();
        }
        self.build_new(new, pos, None)
    }

    /// Whether a new-expression makes an object, as far as it is known not to. Constructors that are found are checked.
    fn can_be_allocated(&mut self, new: &New, pos: Pos) -> bool {
        let ty = new.ty;
        if self.is_void(ty) || self.is_reference(ty) || self.function_of(ty).is_some() {
            return false;
        }
        let element = self.innermost_element(ty);
        if self.is_open_type(element) || self.il[element].flags.contains(TypeFlags::PLACEHOLDER) {
            return true;
        }
        if let Some(class) = self.class_of(element) {
            self.complete_class(class);
            if self.il[class].state == Completeness::Declared || self.is_abstract(class) {
                return false;
            }
        }
        let array = new.array || matches!(self.canonical_kind(ty), TypeKind::Array { .. });
        match new.init {
            Initializer::None => self.default_initializes(element, true, pos),
            Initializer::Paren { args } => {
                let args = self.il[args].to_vec();
                match args[..] {
                    [] => self.value_initializes(element, pos),
                    _ if array => self.dialect.standard >= 20,
                    _ => self.directly_initializes(&args, ty, pos),
                }
            }
            Initializer::Brace { value } => {
                let ExprKind::InitList { elements, .. } = self.il[value].kind else { return true };
                let values = self.il[elements].to_vec();
                match array {
                    true => values.iter().all(|value| self.can_be_element(*value, element)),
                    false if values.is_empty() => self.default_initializes(element, false, pos),
                    false => !self.cannot_list_initialize(&values, ty),
                }
            }
            _ => true,
        }
    }

    /// Whether an object can be made without arguments; with `uninitialized` a scalar object has no value then, which a
    /// constant one needs (`[dcl.init.general]`).
    fn default_initializes(&mut self, ty: TypeId, uninitialized: bool, pos: Pos) -> bool {
        let Some(class) = self.class_of(ty) else {
            return !(uninitialized && self.qualifiers(ty).contains(Qualifiers::CONST));
        };
        if !uninitialized && self.is_aggregate(class) {
            return true;
        }
        match self.best_constructor(class, &[]) {
            Resolution::Function(constructor) => {
                self.check_not_deleted(constructor, pos);
                self.check_constructor_access(constructor, pos);
                !self.default_construction_fails(class)
            }
            _ => self.il[class].special.constructors.is_empty(),
        }
    }

    /// Whether an object can be made of empty parentheses.
    fn value_initializes(&mut self, ty: TypeId, pos: Pos) -> bool {
        let class = self.class_of(ty);
        let deleted = class.is_some_and(|class| self.default_construction_fails(class));
        !deleted && self.default_initializes(ty, false, pos)
    }

    /// Whether arguments in parentheses initialize an object (`[dcl.init.general]`).
    fn directly_initializes(&mut self, args: &[ExprId], ty: TypeId, pos: Pos) -> bool {
        let unknown = args.iter().any(|arg| {
            let flags = ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN;
            self.il[*arg].flags.intersects(flags) || self.is_unknown(self.il[*arg].ty)
        });
        if unknown {
            return true;
        }
        match (self.class_of(ty), args) {
            (Some(class), _) => match self.best_constructor(class, args) {
                Resolution::Function(constructor) => {
                    self.check_not_deleted(constructor, pos);
                    self.check_constructor_access(constructor, pos);
                    true
                }
                Resolution::Ambiguous => false,
                _ => {
                    let parts = self.dialect.standard >= 20 && self.is_aggregate(class);
                    parts && !self.cannot_list_initialize(args, ty)
                        || args.len() == 1 && self.converts_in_one_way(args[0], ty)
                }
            },
            (None, [only]) => {
                self.converts_in_one_way(*only, ty) || self.explicit_conversion(*only, ty).is_some()
            }
            _ => false,
        }
    }

    /// Whether a value in a braced list initializes an element of an array.
    fn can_be_element(&mut self, value: ExprId, element: TypeId) -> bool {
        let e = self.il[value];
        e.flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN)
            || self.is_unknown(e.ty)
            || matches!(e.kind, ExprKind::InitList { .. })
            || self.converts_in_one_way(value, element)
    }
}
