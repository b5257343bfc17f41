//! `sizeof`, `alignof` and `noexcept` (`[expr.sizeof]`, `[expr.alignof]`, `[expr.unary.noexcept]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::sema::expression::DEPENDENT;
use crate::source::Pos;
use crate::tables::limits;

impl Compilation {
    /// A `sizeof`-like expression: a size_t that depends on what its operand depends on.
    pub(super) fn size_expr(&mut self, kind: ExprKind, dependent: bool, pack: bool, pos: Pos) -> ExprId {
        let ty = self.common.size;
        let mut flags = ExprFlags::empty();
        if dependent {
            flags |= ExprFlags::VALUE_DEPENDENT;
        }
        if pack {
            flags |= ExprFlags::PACK;
        }
        self.expr(kind, ty, Category::Prvalue, flags, pos)
    }

    /// `sizeof (type-id)` (`[expr.sizeof]`).
    pub fn build_sizeof_type(&mut self, of: TypeId, pos: Pos) -> ExprId {
        self.complete_object(of);
        let operand = |c: &Self| c.il.places.operand(c.il.places.operand(pos));
        let incomplete = !self.check_sized(of, operand);
        if self.function_of(of).is_some() {
            self.check_sized_function(of, operand(self));
        }
        if self.is_void(of) {
            self.check_sized_void(of, operand(self));
        }
        if incomplete && self.reports_here() {
            return self.unknown_expr();
        }
        let unbound = matches!(self.canonical_kind(of), TypeKind::Array { bound: ArrayBound::Unknown, .. });
        if unbound && !self.is_dependent(of) && self.reports_here() {
            let (at, shown) = (operand(self), self.shown_type(of));
            self.report(at, messages::incomplete_type_not_allowed(shown));
            return self.unknown_expr();
        }
        let pack = self.il[of].flags.contains(TypeFlags::PACK);
        self.size_expr(ExprKind::SizeofType { of }, self.is_dependent(of), pack, pos)
    }

    /// The operand of `sizeof` is no function (`[expr.sizeof]`).
    fn check_sized_function(&mut self, of: TypeId, at: Pos) {
        if self.function_of(of).is_some() && !self.is_dependent(of) {
            self.fail_strict_substitution();
            self.warn(at, messages::sizeof_function());
        }
    }

    /// The size of `void` is taken by an extension.
    fn check_sized_void(&mut self, of: TypeId, at: Pos) {
        if self.is_void(of) && self.dialect.cxx {
            self.fail_strict_substitution();
            let shown = self.shown_type(of);
            self.warn(at, messages::incomplete_type_not_allowed(shown).as_warning());
        }
    }

    /// The operand of the `sizeof` at `pos` is no bit-field (`[expr.sizeof]`). Reports one.
    fn is_sized_bit_field(&mut self, of: ExprId, pos: Pos) -> bool {
        let Expr { category, flags, .. } = self.il[of];
        let designated = category != Category::Prvalue && self.bit_field_of(of).is_some();
        let bit_field = flags.contains(ExprFlags::BIT_FIELD) || designated;
        let found = bit_field && self.reports_here();
        if found {
            let at = self.il.places.operand(pos);
            self.report(at, messages::operand_sizeof_bit_field());
        }
        found
    }

    /// Completes the class of an object, or of the elements of an array, whose size or alignment is asked for.
    fn complete_object(&mut self, of: TypeId) {
        let object = self.without_reference(of);
        let element = self.innermost_element(object);
        if let Some(class) = self.class_of(element) {
            self.complete_class(class);
        }
    }

    /// Whether the type or the value of an operand, or what that is computed from, depends on a template parameter: its
    /// size is looked at where that is known.
    fn is_open_operand(flags: ExprFlags) -> bool {
        flags.intersects(DEPENDENT | ExprFlags::OPEN_ORIGIN)
    }

    /// `sizeof` of an expression (`[expr.sizeof]`).
    pub fn build_sizeof_expr(&mut self, of: ExprId, pos: Pos) -> ExprId {
        self.complete_object(self.il[of].ty);
        let incomplete = !self.check_sized(self.il[of].ty, |c| c.il.places.operand(pos));
        if !self.refuses_overload_set(of) {
            self.check_sized_function(self.il[of].ty, self.il.places.operand(pos));
        }
        let flags = self.il[of].flags;
        let faulty = self.is_unknown(self.il[of].ty) || self.stands_for_error(of) || incomplete;
        if faulty && self.reports_here() && self.reports.diags.has_errors()
            || self.is_sized_bit_field(of, pos)
        {
            return self.unknown_expr();
        }
        let dependent = Self::is_open_operand(flags) || self.is_dependent(self.il[of].ty);
        self.size_expr(ExprKind::SizeofExpr { of }, dependent, flags.contains(ExprFlags::PACK), pos)
    }

    /// Whether a name cannot be that of a pack.
    pub fn is_surely_no_pack(&self, named: Entity) -> bool {
        match named {
            Entity::TemplateParam { id } => !self.il[id].pack,
            Entity::Variable { id } => {
                let (v, ty) = (&self.il[id], self.il[id].ty);
                let expanded = matches!(self.il[ty].kind, TypeKind::PackExpansion { .. });
                let parameter = v.storage == Storage::Parameter;
                let open = self.il[ty].flags.intersects(TypeFlags::PACK | TypeFlags::UNKNOWN);
                let pack = v.flags.contains(VariableFlags::PACK) || expanded || parameter && open;
                !pack
            }
            Entity::Template { .. }
            | Entity::Function { .. }
            | Entity::Class { .. }
            | Entity::Enum { .. } => true,
            _ => false,
        }
    }

    /// `sizeof...` of a pack (`[expr.sizeof]`).
    pub fn build_sizeof_pack(&mut self, pack: Entity, pos: Pos) -> ExprId {
        self.size_expr(ExprKind::SizeofPack { pack }, true, false, pos)
    }

    /// `alignof (type-id)` (`[expr.alignof]`); `gnu` where the word is that of GNU.
    pub fn build_alignof_type(&mut self, of: TypeId, gnu: bool, pos: Pos) -> ExprId {
        self.complete_object(of);
        if !self.check_aligned(of, pos) {
            return self.unknown_expr();
        }
        let pack = self.il[of].flags.contains(TypeFlags::PACK);
        self.size_expr(ExprKind::AlignofType { of, gnu }, self.is_dependent(of), pack, pos)
    }

    /// `alignof` of an expression (GNU), with its word or the one of the standard.
    pub fn build_alignof_expr(&mut self, of: ExprId, gnu: bool, pos: Pos) -> ExprId {
        self.complete_object(self.il[of].ty);
        let flags = self.il[of].flags;
        let faulty = self.is_unknown(self.il[of].ty) || self.stands_for_error(of);
        if faulty && self.reports_here() && self.reports.diags.has_errors() {
            return self.unknown_expr();
        }
        let dependent = Self::is_open_operand(flags);
        self.size_expr(ExprKind::AlignofExpr { of, gnu }, dependent, flags.contains(ExprFlags::PACK), pos)
    }

    /// Whether an expression in a class template names a member function of that, whose exception specification is known
    /// in an instance only.
    fn names_member_of_template(&self, e: ExprId, depth: u32) -> bool {
        if depth > limits::THROWING_EXPRESSION_NESTING || !self.scope_is_dependent(self.context.scope) {
            return false;
        }
        let kind = self.il[e].kind;
        let named = match kind {
            ExprKind::Name { entity, .. } | ExprKind::Member { entity, .. } => self.il.function_in(entity),
            _ => None,
        };
        named.and_then(|function| self.il[function].class).is_some_and(|class| self.is_dependent_class(class))
            || self.il.any_operand(kind, |part| self.names_member_of_template(part, depth + 1))
    }

    /// `noexcept (expression)` (`[expr.unary.noexcept]`).
    pub fn build_noexcept(&mut self, of: ExprId, pos: Pos) -> ExprId {
        let ty = self.common.bool;
        let flags = self.il[of].flags;
        let mut own = flags & ExprFlags::PACK;
        if flags.intersects(DEPENDENT) || self.names_member_of_template(of, 0) {
            own |= ExprFlags::VALUE_DEPENDENT;
        }
        self.expr(ExprKind::Noexcept { of }, ty, Category::Prvalue, own, pos)
    }
}
