//! Placeholder types and what they are deduced to be (`[dcl.type.auto.deduct]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::known;
use crate::sema::deduction::class_deduction::DeductionPlaces;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;

impl Compilation {
    /// The type that `auto(e)` and `auto{e}` make: the decayed type of the expression (`[expr.type.conv]`). The
    /// placeholder itself where that is not known.
    pub fn decay_copy_type(&mut self, placeholder: TypeId, args: &[ExprId]) -> TypeId {
        match *args {
            [only] if !self.is_open(only) => {
                let ty = self.il[only].ty;
                let decayed = self.decayed(ty);
                self.unqualified(decayed)
            }
            _ => placeholder,
        }
    }

    /// The type of an object that is declared with a class template's name, from its initializer
    /// (`[dcl.type.class.deduct]`). Messages name the template at `template` and the object at `object`. None for a type
    /// that has no such placeholder.
    pub fn deduce_class_from(
        &mut self,
        declared: TypeId,
        init: &Initializer,
        template: Pos,
        object: Pos,
    ) -> Option<TypeId> {
        let target = self.unqualified(declared);
        let TypeKind::DeducedClass { .. } = self.il[target].kind else { return None };
        let (args, list) = match *init {
            Initializer::Paren { args } => (self.il[args].to_vec(), None),
            Initializer::Copy { value } => (vec![value], None),
            Initializer::Brace { value } | Initializer::CopyBrace { value } => match self.il[value].kind {
                ExprKind::InitList { elements, .. } => (self.il[elements].to_vec(), Some(value)),
                _ => (vec![value], Some(value)),
            },
            _ => (Vec::new(), None),
        };
        let places = DeductionPlaces { template, object, initialized: true, list };
        let ty = self.constructed_type(target, &args, places);
        Some(self.replace_placeholder(declared, ty))
    }

    /// Puts the type in the place of a placeholder that a variable would have which is initialized as the object of a
    /// new-expression is (`[expr.new]`); messages stand at `at`. The placeholder stays where that is not known.
    pub(in crate::sema) fn deduce_allocated_type(&mut self, new: &mut New, at: Pos) {
        let declared = new.ty;
        let deduced = self.deduce_class_from(declared, &new.init, at, at).or_else(|| {
            let value = match new.init {
                Initializer::Paren { args } => match self.il[args] {
                    [only] => Some(only),
                    _ => None,
                },
                _ => self.deduced_from(&new.init),
            };
            value.map(|value| self.deduce_auto(declared, value))
        });
        if let Some(ty) = deduced.filter(|ty| !self.is_open_type(*ty)) {
            (new.placeholder, new.ty) = (Some(declared), ty);
        }
    }

    /// The type that a placeholder type becomes when it is initialized with `value` (`[dcl.type.auto.deduct]`).
    pub fn deduce_auto(&mut self, declared: TypeId, value: ExprId) -> TypeId {
        let value = self.sole_specialization(value);
        let e = self.il[value];
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) {
            return self.common.dependent;
        }
        let ty = e.ty;
        // Which function a name with dependent arguments stands for shows in an instance.
        if ty == self.common.overload && e.flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return self.common.dependent;
        }
        if self.is_unknown(ty) || ty == self.common.overload {
            return self.common.unknown;
        }
        match self.canonical_kind(declared) {
            TypeKind::DecltypeAuto { .. } => self.decltype_of(value),
            // A constexpr variable is const after its type is known: a reference is not.
            TypeKind::Qualified { base, quals }
                if matches!(self.canonical_kind(base), TypeKind::DecltypeAuto { .. }) =>
            {
                let deduced = self.decltype_of(value);
                if self.is_reference(deduced) { deduced } else { self.qualified(deduced, quals) }
            }
            TypeKind::LvalueReference { to } => {
                let deduced = self.deduce_auto_through(to, ty);
                self.lvalue_reference(deduced)
            }
            TypeKind::RvalueReference { to } => {
                let plain = matches!(self.il[self.canonical(to)].kind, TypeKind::Auto { .. });
                if plain && e.category == Category::Lvalue {
                    return self.lvalue_reference(ty);
                }
                let deduced = self.deduce_auto_through(to, ty);
                self.rvalue_reference(deduced)
            }
            _ => {
                if let ExprKind::InitList { .. } = e.kind {
                    let list = self.initializer_list_of(value);
                    return self.deduce_auto_through(declared, list);
                }
                let decayed = self.decayed(ty);
                let from = if self.class_of(decayed).is_some() || self.qualifiers(decayed).is_empty() {
                    self.without_top_qualifiers(decayed)
                } else {
                    self.unqualified(decayed)
                };
                self.deduce_auto_through(declared, from)
            }
        }
    }

    /// Reports `auto` at `auto_pos` that nothing can be deduced for: from a value of type void, or from a list that is empty
    /// or has elements of several types. The variable's type is unknown then.
    pub fn check_deducible(&mut self, declaration: DeclarationId, init: Initializer, auto_pos: Pos) {
        let Entity::Variable { id: variable } = self.il[declaration].entity else { return };
        let declared = self.il[variable].ty;
        if !auto_pos.is_some() || !self.il[declared].flags.contains(TypeFlags::PLACEHOLDER) {
            return;
        }
        let Some(value) = self.initializer_value(init) else { return };
        let sole = match (init, self.il[value].kind) {
            (Initializer::Brace { .. }, ExprKind::InitList { elements, .. }) => {
                self.il[elements].first().copied()
            }
            _ => Some(value),
        };
        let from_void = sole.is_some_and(|e| self.builtin_of(self.il[e].ty) == Some(Builtin::Void));
        let copied = matches!(init, Initializer::CopyBrace { .. });
        let braced = copied || matches!(init, Initializer::Brace { .. });
        let fails = match self.il[value].kind {
            // A list has no type that `decltype` could give ([dcl.spec.auto]).
            ExprKind::InitList { .. }
                if copied && matches!(self.il[declared].kind, TypeKind::DecltypeAuto { .. }) =>
            {
                true
            }
            ExprKind::InitList { elements, .. } if braced && (copied || self.il[elements].len() != 1) => {
                self.check_deduced_list(elements, copied, self.il[value].pos)
            }
            _ => from_void || !self.can_deduce_from(declared, value),
        };
        let Some(auto) = self.auto_within(declared).filter(|_| fails) else { return };
        if self.reports_now() {
            self.report(auto_pos, messages::cannot_deduce_type(&self.placeholder_text(auto)));
        }
        self.il[variable].ty = self.common.unknown;
    }

    /// Whether a value has one type, and is a pointer where the placeholder stands behind `*`.
    pub(in crate::sema) fn can_deduce_from(&mut self, declared: TypeId, value: ExprId) -> bool {
        let value = self.sole_specialization(value);
        let e = self.il[value];
        if e.flags.intersects(DEPENDENT | ExprFlags::UNKNOWN) || self.scope_is_dependent(self.context.scope) {
            return true;
        }
        if e.ty == self.common.overload {
            let named = match e.kind {
                ExprKind::Unary { op: UnaryOp::Address, operand } => operand,
                _ => value,
            };
            return match self.il[named].kind {
                ExprKind::Overload { set, args: None, .. } => {
                    matches!(self.il.candidates(set), [] | [Entity::Function { .. }])
                }
                _ => true,
            };
        }
        let mut declared = self.without_reference(declared);
        if self.is_open_type(e.ty) {
            return true;
        }
        let mut ty = self.decayed(e.ty);
        while let TypeKind::Pointer { to } = self.split(declared).kind {
            match self.split(ty).kind {
                TypeKind::Pointer { to: from } => (declared, ty) = (to, from),
                _ => return false,
            }
        }
        true
    }

    /// Checks a list at `open` that `auto` is deduced from, as a std::initializer_list of the elements' one type; without
    /// `=` it has exactly one element. True if nothing can be deduced.
    fn check_deduced_list(&mut self, elements: List<ExprId>, copied: bool, open: Pos) -> bool {
        let values = self.il[elements].to_vec();
        let reports = self.reports_now();
        if !copied && reports && !self.flags_of(&values).contains(ExprFlags::PACK) {
            self.report(open, messages::braced_placeholder_requires_one_element());
        }
        if values.is_empty() || self.has_several_types(&values) {
            return true;
        }
        // In a template nothing is deduced from a list; an instance asks for the class.
        if self.scope_is_dependent(self.context.scope) || self.std_template(known::INITIALIZER_LIST).is_some()
        {
            return false;
        }
        if reports {
            self.report(open, messages::include_initializer_list_needed_prior_use());
        }
        true
    }

    /// Whether a std::initializer_list cannot be deduced from these elements, because their types differ.
    pub(in crate::sema) fn has_several_types(&mut self, values: &[ExprId]) -> bool {
        let mut first = None;
        values.iter().any(|value| {
            let ty = self.il[*value].ty;
            if self.is_open(*value) || ty == self.common.overload || ty == self.common.brace_list {
                return false;
            }
            let decayed = self.decayed(ty);
            let ty = self.unqualified(decayed);
            let before = *first.get_or_insert(ty);
            !self.same_type(before, ty)
        })
    }

    /// The `auto` that a type is made with.
    pub(in crate::sema) fn auto_within(&self, ty: TypeId) -> Option<TypeId> {
        match self.il[ty].kind {
            TypeKind::Auto { .. } => Some(ty),
            kind @ (TypeKind::Qualified { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }) => self.il.first_in_type(kind, |piece| match piece {
                Piece::Type(of) => self.auto_within(of),
                _ => None,
            }),
            // A placeholder cannot stand deeper ([dcl.spec.auto]), but for functions, whose result is deduced elsewhere.
            _ => None,
        }
    }

    /// A type without top-level qualifiers that keeps its typedef names where it can.
    pub fn without_top_qualifiers(&mut self, ty: TypeId) -> TypeId {
        let mut at = ty;
        while !self.qualifiers(at).is_empty() {
            at = match self.il[at].kind {
                TypeKind::Qualified { base, .. } => base,
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::AliasInstance { target, .. } => target,
                _ => return self.unqualified(at),
            };
        }
        at
    }

    /// Replaces `auto` in `declared` so that it becomes `ty`, where `auto` stands for a part of it.
    fn deduce_auto_through(&mut self, declared: TypeId, ty: TypeId) -> TypeId {
        match self.canonical_kind(declared) {
            TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. } => ty,
            TypeKind::Qualified { base, quals } => {
                let have = self.unqualified_but(ty, quals);
                let inner = self.deduce_auto_through(base, have);
                self.qualified(inner, quals)
            }
            TypeKind::Pointer { to } => match self.split(ty).kind {
                TypeKind::Pointer { to: from } => {
                    let inner = self.deduce_auto_through(to, from);
                    self.pointer_to(inner)
                }
                _ => ty,
            },
            TypeKind::LvalueReference { to } => {
                let inner = self.deduce_auto_through(to, ty);
                self.lvalue_reference(inner)
            }
            _ => ty,
        }
    }

    fn unqualified_but(&mut self, ty: TypeId, quals: Qualifiers) -> TypeId {
        let rest = self.qualifiers(ty) - quals;
        let base = self.unqualified(ty);
        self.qualified(base, rest)
    }

    /// `declared` with its placeholder replaced by `deduced`, where that stands for the placeholder alone.
    pub fn replace_placeholder(&mut self, declared: TypeId, deduced: TypeId) -> TypeId {
        match self.canonical_kind(declared) {
            TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. } | TypeKind::DeducedClass { .. } => deduced,
            kind @ (TypeKind::Qualified { .. }
            | TypeKind::Pointer { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. }) => {
                let replaced = kind.map_parts(|of| self.replace_placeholder(of, deduced));
                self.derived_type(replaced)
            }
            _ => declared,
        }
    }

    /// What the placeholder in `declared` stands for when the whole is `whole`.
    pub fn placeholder_part(&mut self, declared: TypeId, whole: TypeId) -> TypeId {
        match (self.canonical_kind(declared), self.canonical_kind(whole)) {
            (TypeKind::Auto { .. } | TypeKind::DecltypeAuto { .. }, _) => whole,
            (TypeKind::Qualified { base, quals }, _) => {
                let inner = self.unqualified_but(whole, quals);
                self.placeholder_part(base, inner)
            }
            (TypeKind::Pointer { to }, TypeKind::Pointer { to: w })
            | (TypeKind::LvalueReference { to }, TypeKind::LvalueReference { to: w })
            | (TypeKind::RvalueReference { to }, TypeKind::RvalueReference { to: w }) => {
                self.placeholder_part(to, w)
            }
            (TypeKind::RvalueReference { .. }, TypeKind::LvalueReference { .. }) => whole,
            _ => whole,
        }
    }
}
