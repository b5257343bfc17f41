//! What constexpr functions may not contain, which each standard says anew (`[dcl.constexpr]`).

use super::value::Reason;
use crate::compilation::Compilation;
use crate::diag::{Message, messages, phrases};
use crate::il::*;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;
use crate::sema::syntax::{DeclSpecifiers, Declarator, NameScope};
use crate::source::Pos;

impl Compilation {
    /// Whether the function being analysed was declared constexpr.
    fn in_constexpr_function(&self) -> bool {
        let Some(function) = self.context.function else { return false };
        let flags = self.il[function].flags;
        flags.contains(FunctionFlags::CONSTEXPR)
            && !flags.intersects(FunctionFlags::LAMBDA | FunctionFlags::IMPLICIT)
            && self.reports_now()
    }

    /// `if consteval` in a function that is never evaluated as a constant (`[stmt.if]`).
    pub fn check_consteval_if(&mut self, pos: Pos) {
        let Some(function) = self.context.function else { return };
        let constant = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL | FunctionFlags::LAMBDA;
        if !self.il[function].flags.intersects(constant) && self.context.lambdas.is_empty() {
            self.warn(pos, messages::if_consteval_if_not_consteval(phrases::non_constexpr_context().plain()));
        }
    }

    /// C++11: a constexpr member function that is not static is const whether or not it says so, of which is warned where
    /// the class declares it (`[dcl.constexpr]`).
    pub fn make_constexpr_member_const(&mut self, specs: &DeclSpecifiers, d: &mut Declarator, member: bool) {
        let modern = self.dialect.standard >= 14 || !self.dialect.cxx;
        let none = SpecifierFlags::STATIC | SpecifierFlags::VIRTUAL;
        if modern || !specs.has(SpecifierFlags::CONSTEXPR) || specs.flags.intersects(none) {
            return;
        }
        let Some(name) = &d.name else { return };
        let unnamed_type = specs.ty.is_none() && matches!(name.name, EntityName::Identifier { .. });
        let special = matches!(name.name, EntityName::Constructor | EntityName::Destructor) || unnamed_type;
        let TypeKind::Function { ret, params, traits, noexcept } = self.canonical_kind(d.ty) else { return };
        if special || traits.contains(FunctionTraits::CONST) {
            return;
        }
        let of_class = match (name.qualifier, name.scope) {
            (Some(_), NameScope::Members(scope)) => {
                self.class_of_scope(scope).is_some() && !self.declares_static(scope, name.name, d.ty)
            }
            (Some(_), _) => false,
            (None, _) => member && !specs.has(SpecifierFlags::FRIEND),
        };
        if !of_class {
            return;
        }
        if name.qualifier.is_none() {
            self.warn(specs.constexpr_pos, messages::constexpr_member_not_implicitly_const());
        }
        let traits = traits | FunctionTraits::CONST;
        d.ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept });
    }

    /// Whether a class has a static member function of a name and signature.
    fn declares_static(&self, scope: ScopeId, name: EntityName, ty: TypeId) -> bool {
        let Some(key) = Key::of(name) else { return false };
        let functions = self.symbols.bindings.get(scope, key).iter().filter_map(|e| self.il.function_in(*e));
        functions.into_iter().any(|f| {
            self.il[f].flags.contains(FunctionFlags::STATIC) && self.same_signature(self.il[f].ty, ty)
        })
    }

    /// A statement of a kind that constexpr functions cannot have; templates are only warned of.
    fn report_statement(&mut self, pos: Pos, error: bool) {
        self.note_inconstant(true);
        let message = messages::statement_not_appear_in_constexpr();
        let error = error && !self.scope_is_dependent(self.context.scope);
        self.report(pos, if error { message.as_error() } else { message });
    }

    /// C++11: a constexpr function has a return statement and declarations without effect.
    pub fn check_constexpr_statement(&mut self, statement: StmtId) {
        if self.dialect.standard >= 14 || !self.in_constexpr_function() {
            return;
        }
        let s = &self.il[statement];
        let allowed = match s.kind {
            StmtKind::Null
            | StmtKind::Return { .. }
            | StmtKind::Compound { .. }
            | StmtKind::Pragma { .. } => true,
            StmtKind::Declaration { item: Item::Declaration { id } } => {
                let g = &self.il[id];
                g.specifiers.flags.contains(SpecifierFlags::TYPEDEF)
            }
            StmtKind::Declaration { .. } => true,
            _ => false,
        };
        let pos = s.pos;
        if !allowed {
            self.report_statement(pos, true);
        }
    }

    /// A jump, a try block or an asm statement.
    pub fn check_constexpr_jump(&mut self, kind: &StmtKind, pos: Pos) {
        if self.dialect.standard < 14 || !self.in_constexpr_function() {
            return;
        }
        match kind {
            StmtKind::Goto { .. } if self.dialect.standard < 23 => self.report_statement(pos, true),
            StmtKind::Label { .. } if self.dialect.standard < 23 => {
                self.report(pos, messages::label_definitions_cannot_appear_in());
            }
            StmtKind::Try { .. } if self.dialect.standard < 20 => self.report_statement(pos, true),
            StmtKind::Asm { .. } if self.dialect.standard < 20 => self.report_statement(pos, false),
            _ => {}
        }
    }

    /// A local variable: it is automatic, and before C++20 it has an initializer.
    pub(in crate::sema) fn check_constexpr_variable(&mut self, variable: VariableId, initialized: bool) {
        self.note_lambda_variable(variable, initialized);
        if !(14..23).contains(&self.dialect.standard) || !self.in_constexpr_function() {
            return;
        }
        let v = &self.il[variable];
        let (pos, ty) = (v.pos, v.ty);
        let message: Message = if matches!(v.storage, Storage::Static | Storage::Thread) {
            messages::variable_in_constexpr_function_does()
        } else if !self.scope_is_dependent(self.context.scope) && self.is_surely_not_literal(ty) {
            let shown = self.shown_type(ty);
            messages::variable_type_in_constexpr_function(shown)
        } else if initialized || self.dialect.standard >= 20 || !self.is_left_unset(ty) {
            return;
        } else if self.scope_is_dependent(self.context.scope) {
            return self.note_inconstant(false);
        } else {
            messages::variable_in_constexpr_function_uninitialized()
        };
        self.note_inconstant(false);
        self.report(pos, message);
    }

    /// Remembers that the function being analysed cannot be constexpr, though it is declared so: for a statement or for
    /// a variable.
    fn note_inconstant(&mut self, statement: bool) {
        if let Some(function) = self.context.function {
            self.constants.inconstant_functions.entry(function).or_insert(statement);
        }
    }

    /// Why a function that is declared constexpr cannot be called in constant expressions all the same, if it cannot.
    pub(super) fn keeps_from_constexpr(&self, function: FunctionId) -> Option<Reason> {
        if self.constants.inconstant_functions.is_empty() {
            return None;
        }
        let written = self.body_pattern(function).map_or(function, |(pattern, _)| pattern);
        let statement = *self.constants.inconstant_functions.get(&written)?;
        Some(if statement { Reason::Incomplete(function) } else { Reason::NotConstexpr(function) })
    }

    /// Remembers call operators of lambdas with a local variable that constant expressions cannot have.
    fn note_lambda_variable(&mut self, variable: VariableId, initialized: bool) {
        let Some(function) = self.context.function else { return };
        if !self.il[function].flags.contains(FunctionFlags::LAMBDA)
            || self.constants.inconstant_lambdas.contains(&function)
        {
            return;
        }
        let v = &self.il[variable];
        let (ty, lasts) = (v.ty, matches!(v.storage, Storage::Static | Storage::Thread));
        let lasts = lasts || v.space != MemorySpace::Host;
        if self.is_dependent(ty) && !lasts {
            return;
        }
        let unset = !initialized && self.dialect.standard < 20 && self.is_left_unset(ty);
        if lasts || unset || !self.is_literal_type(ty) {
            self.constants.inconstant_lambdas.insert(function);
        }
    }

    /// Whether the call operator of a lambda is a constexpr function without being declared one
    /// (`[expr.prim.lambda.closure]`).
    pub fn is_constant_lambda(&mut self, function: FunctionId) -> bool {
        self.has_constant_lambda_body(function) && self.signature_is(function, Self::is_literal_type)
    }

    /// Whether the types in the signature of a function are all of some kind.
    fn signature_is(&mut self, function: FunctionId, holds: impl Fn(&mut Self, TypeId) -> bool) -> bool {
        let Some((ret, params, _)) = self.function_of(self.il[function].ty) else { return false };
        let params = self.il[params].to_vec();
        std::iter::once(ret).chain(params).all(|ty| holds(self, ty))
    }

    /// Whether nothing in the body of a lambda keeps it from being constexpr.
    fn has_constant_lambda_body(&self, function: FunctionId) -> bool {
        let plain = self.il[function]
            .class
            .and_then(|class| self.il[class].lambda(&self.il))
            .is_some_and(|lambda| self.il[lambda].wrapper == LambdaWrapper::None);
        let written = match self.il[function].instance.map(|id| self.il[self.il[id].template].kind) {
            Some(TemplateKind::Function { pattern }) => pattern,
            _ => function,
        };
        self.dialect.standard >= 17 && plain && !self.constants.inconstant_lambdas.contains(&written)
    }

    /// Whether a function whose body is being read is a constexpr function, or may be one by what has been read of it.
    pub(in crate::sema) fn is_constexpr_so_far(&mut self, function: FunctionId) -> bool {
        let flags = self.il[function].flags;
        match flags.contains(FunctionFlags::LAMBDA) {
            true => {
                self.has_constant_lambda_body(function)
                    && self.signature_is(function, |c, ty| !c.is_surely_not_literal(ty))
            }
            false => flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL),
        }
    }

    /// Whether an object of this type has no value without an initializer. Of arrays, those of empty classes count too.
    fn is_left_unset(&self, ty: TypeId) -> bool {
        if let TypeKind::Array { bound, .. } = self.split(ty).kind {
            // One of unknown length cannot be evaluated anyway.
            if matches!(bound, ArrayBound::Expr { .. }) {
                return false;
            }
            let element = self.innermost_element(ty);
            let empty = |class: ClassId| {
                let c = &self.il[class];
                c.state == Completeness::Complete
                    && !c
                        .flags
                        .intersects(ClassFlags::USER_CTOR | ClassFlags::POLYMORPHIC | ClassFlags::ERROR)
                    && c.special.destructor.is_none()
                    && c.bases.is_empty()
                    && c.members.fields.is_empty()
            };
            return self.is_left_unset(element) || self.class_of(element).is_some_and(empty);
        }
        match self.class_of(ty) {
            Some(class) => {
                let c = &self.il[class];
                let plain =
                    !c.flags.intersects(ClassFlags::USER_CTOR | ClassFlags::POLYMORPHIC | ClassFlags::ERROR)
                        && c.special.destructor.is_none();
                plain
                    && c.bases.is_empty()
                    && c.state == Completeness::Complete
                    && c.lambda(&self.il).is_none()
                    && c.members.fields.iter().any(|f| {
                        let f = &self.il[*f];
                        !f.has_init
                            && f.name.is_some()
                            && self.class_of(self.innermost_element(f.ty)).is_none()
                    })
            }
            None => self.is_arithmetic(ty) || self.is_pointer(ty) || self.enum_of(ty).is_some(),
        }
    }

    /// What cannot be declared constexpr: virtual functions and destructors, before C++20.
    pub(in crate::sema) fn check_constexpr_member(&mut self, id: FunctionId, parts: &DeclarationParts<'_>) {
        if parts.has(SpecifierFlags::CONSTEVAL)
            && self.il[id].name == EntityName::Destructor
            && self.reports_now()
        {
            return self.report(parts.specs.pos, messages::destructor_cannot_consteval());
        }
        if !parts.has(SpecifierFlags::CONSTEXPR) || !self.reports_now() {
            return;
        }
        let specs = parts.specs;
        if let (EntityName::Constructor, Some(class)) = (self.il[id].name, self.il[id].class) {
            return self.check_constexpr_virtual_bases(class, specs.constexpr_pos);
        }
        if self.dialect.standard >= 20 {
            return;
        }
        if self.il[id].name == EntityName::Destructor {
            self.report(specs.constexpr_pos, messages::destructor_cannot_constexpr());
        } else if parts.has(SpecifierFlags::VIRTUAL) {
            let at = specs.constexpr_pos.max(specs.virtual_pos);
            self.report(at, messages::function_cannot_both_constexpr_virtual());
        }
    }
}
