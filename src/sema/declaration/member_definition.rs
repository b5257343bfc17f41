//! Declarations of members outside of their class or namespace (`[class.mfct]`, `[class.static.data]`,
//! `[namespace.memdef]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::parse::name::NameScope;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;

impl Compilation {
    /// Whether the members of the scope that a declarator's qualifier names are all known.
    fn knows_members(&self, scope: ScopeId) -> bool {
        match self.il[scope].kind {
            ScopeKind::Class { of } => {
                let c = &self.il[of];
                c.state == Completeness::Complete
                    && c.instance.is_none()
                    && c.template.is_none()
                    && !c.flags.contains(ClassFlags::ERROR)
                    && !self.is_dependent_class(of)
            }
            ScopeKind::Namespace { .. } => true,
            _ => false,
        }
    }

    /// Checks a function that is declared as a member of `scope` from outside and that no declaration there is like;
    /// `candidates`: those of its name.
    pub(in crate::sema) fn check_unknown_member_function(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        candidates: &[FunctionId],
    ) {
        let EntityName::Identifier { name } = parts.name() else { return };
        let written = parts.declarator.name.as_ref();
        let plain = parts.is_qualified()
            && parts.headers.is_empty()
            && !parts.has(SpecifierFlags::FRIEND)
            && self.place.instantiating.is_none()
            && written.is_some_and(|n| n.args.is_none());
        let constrained = parts.declarator.function.as_ref().is_some_and(|f| f.requires.is_some());
        if !plain || constrained || !self.knows_members(scope) || !self.reports_now() {
            return;
        }
        let pos = parts.declarator.pos;
        let found = !self.lookup_in(scope, Key::name(name)).is_empty();
        match candidates {
            [] if !found => self.report_missing(name, NameScope::Members(scope), pos),
            [only] if self.il[*only].class.is_some() && self.il[*only].template.is_none() => {
                let (was, now) = (self.il[*only].ty, parts.declarator.ty);
                if self.is_open_signature(was) || self.is_open_signature(now) {
                    return;
                }
                let text = self.signature_text(*only, true);
                let at = self.il[*only].pos;
                let entity = EntityText::new(EntityKind::None, text, Declared::At(at));
                self.report(pos, messages::declaration_incompatible(entity));
            }
            _ => {}
        }
    }

    /// Whether a function type has parts that are not known.
    fn is_open_signature(&self, ty: TypeId) -> bool {
        let open = |ty: TypeId| {
            let flags = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
            self.il[ty].flags.intersects(flags) || self.is_unknown(ty)
        };
        match self.function_of(ty) {
            Some((ret, params, _)) => open(ret) || self.il[params].iter().any(|p| open(*p)),
            None => true,
        }
    }

    /// Checks a variable that is declared as a member of `scope` from outside; `earlier`: what it redeclares.
    pub(in crate::sema) fn check_outside_variable(
        &mut self,
        parts: &DeclarationParts<'_>,
        scope: ScopeId,
        name: Name,
        earlier: Option<VariableId>,
    ) {
        let plain = parts.is_qualified()
            && parts.headers.is_empty()
            && !parts.has(SpecifierFlags::FRIEND)
            && self.place.instantiating.is_none();
        if !plain || !self.knows_members(scope) || !self.reports_now() {
            return;
        }
        let pos = parts.declarator.pos;
        let Some(id) = earlier else {
            let found = self.lookup_in(scope, Key::name(name));
            if found.iter().any(|e| matches!(e, Entity::Field { .. })) {
                self.report(pos, messages::nonstatic_data_member_defined_outside());
            } else if found.is_empty() {
                self.report_missing(name, NameScope::Members(scope), pos);
            }
            return;
        };
        let v = &self.il[id];
        let (was, now, at) = (v.ty, parts.declarator.ty, v.pos);
        let open = |c: &Self, ty: TypeId| {
            let flags = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER | TypeFlags::UNKNOWN;
            c.il[ty].flags.intersects(flags)
                || c.is_unknown(ty)
                || matches!(c.canonical_kind(ty), TypeKind::Array { .. })
        };
        if v.class.is_none()
            || open(self, was)
            || open(self, now)
            || self.same_type(self.unqualified(was), self.unqualified(now))
        {
            return;
        }
        let full = self.scope_text(scope) + self.names.text(name);
        let text = self.declared_variable_text(was, &full);
        let entity = EntityText::new(EntityKind::None, text, Declared::At(at));
        self.report(pos, messages::declaration_incompatible(entity));
    }

    /// Checks what initializes an array by `=` (`[dcl.init.string]`, `[dcl.init.aggr]`): a braced list, or a string that is
    /// not too long for an array of its characters.
    pub(in crate::sema) fn check_array_initializer(&mut self, variable: VariableId, init: Initializer) {
        let v = &self.il[variable];
        let ty = v.ty;
        let automatic = matches!(v.storage, Storage::Automatic | Storage::Register);
        let value = match init {
            Initializer::Copy { value } => value,
            // Since C++20 elements can stand in parentheses.
            Initializer::Paren { args } if !automatic && self.dialect.standard < 20 => match self.il[args] {
                [only] => only,
                _ => return,
            },
            _ => return,
        };
        let TypeKind::Array { element, bound } = self.canonical_kind(ty) else { return };
        let value = self.written_operand(value);
        let e = self.il[value];
        if v.name.is_none() || self.is_open_type(element) || self.is_open(value) || !self.reports_now() {
            return;
        }
        let wrong = match e.kind {
            ExprKind::InitList { .. } | ExprKind::CompoundLiteral { .. } => return,
            ExprKind::String { .. } => {
                let TypeKind::Array { element: unit, bound: given } = self.canonical_kind(e.ty) else {
                    return;
                };
                let narrow = |c: &Self, ty: TypeId| {
                    matches!(
                        c.builtin_of(ty),
                        Some(Builtin::Char | Builtin::SignedChar | Builtin::UnsignedChar | Builtin::Char8)
                    )
                };
                let fits = self.unqualified(unit) == self.unqualified(element)
                    || narrow(self, unit) && narrow(self, element);
                let long = match (given, bound) {
                    (ArrayBound::Constant { count }, ArrayBound::Constant { count: room }) => count > room,
                    _ => false,
                };
                !fits || long && self.dialect.cxx
            }
            ExprKind::StatementExpr { .. } => return,
            _ => {
                let from = self.canonical_kind(e.ty);
                !matches!(from, TypeKind::Array { .. }) || e.category == Category::Lvalue
            }
        };
        if !wrong {
            return;
        }
        let at = self.start_of(value);
        let string = matches!(e.kind, ExprKind::String { .. });
        if automatic && !string {
            return self.report(at, messages::braces_expected_for_aggregate());
        }
        if self.class_of(e.ty).is_some() {
            return self.class_mismatch(value, ty, at);
        }
        let have = if string { self.shown_type(e.ty) } else { self.shown_value_type(value) };
        let want = self.shown_type(ty);
        self.report(at, messages::value_type_cannot_used_initialize(have, want));
    }

    /// An operand below the implicit conversions around it.
    fn written_operand(&self, mut e: ExprId) -> ExprId {
        while let ExprKind::Implicit { operand, .. } = self.il[e].kind {
            e = operand;
        }
        e
    }
}
