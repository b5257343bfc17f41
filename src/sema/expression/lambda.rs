//! Lambda expressions: closure types and captures (`[expr.prim.lambda]`).

mod captured_copy;
pub mod captures;
mod computed_result;
pub(in crate::sema) mod outer_local;

use crate::compilation::{Compilation, LambdaContext};
use crate::diag::messages;
use crate::il::near::NearSet;
use crate::il::*;
use crate::names::Name;
use crate::sema::expression::DEPENDENT;
use crate::sema::expression::lambda::captures::{CaptureIndex, Captures};
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;
use crate::sema::syntax::Declarator;
use crate::source::Pos;
use smallvec::SmallVec;

/// Everything read of a lambda expression before its body.
pub struct LambdaParts<'p> {
    pub class: ClassId,
    pub pos: Pos,
    /// The token after the introducer.
    pub introduced: Pos,
    pub scope: ScopeId,
    pub default: CaptureDefault,
    pub captures: &'p [Capture],
    pub template: Option<TemplateParamsId>,
    pub declarator: &'p Declarator,
    pub mutable: bool,
    pub has_params: bool,
    pub flags: SpecifierFlags,
    pub attributes: &'p [AttributeId],
    pub annotated: Annotated,
}

/// What the annotations of a lambda-expression, and the place where it stands, make of it.
#[derive(Clone, Copy, Debug)]
pub struct Annotated {
    /// What stands for the closure in the host file.
    pub wrapper: LambdaWrapper,
    /// The nearest function around the lambda that is no call operator of a lambda.
    pub parent: Option<FunctionId>,
    /// Where the call operator runs.
    pub space: ExecutionSpace,
    /// The address that is to stand for the parent's.
    pub address: Option<ExprId>,
    /// The token after the execution spaces.
    pub end: Pos,
}

impl Compilation {
    /// The closure type of a lambda-expression.
    pub fn begin_lambda(&mut self, pos: Pos) -> ClassId {
        let scope = self.context.scope;
        let class = self.empty_class(None, pos, Tag::Class, scope);
        self.il[class].flags |= ClassFlags::LOCAL;
        self.il[class].ty = self.make_type(TypeKind::Class { class });
        self.il[class].state = Completeness::Complete;
        self.declare_implicit_members(class);
        self.note_closure(class, Environment::default());
        class
    }

    /// The member of a closure type that holds a captured variable.
    pub fn add_capture_member(&mut self, class: ClassId, capture: &mut Capture) {
        let (variable, by_reference) = match capture.kind {
            CaptureKind::Copy { variable } => (variable, false),
            CaptureKind::Reference { variable } => (variable, true),
            CaptureKind::Init { variable, by_reference, .. } => (variable, by_reference),
            CaptureKind::This | CaptureKind::StarThis => return,
        };
        let ty = self.il[variable].ty;
        let ty = if by_reference { self.lvalue_reference(ty) } else { self.without_reference(ty) };
        let id = self.il.entities.fields.add(Field {
            name: None,
            pos: capture.pos,
            class,
            ty,
            access: Access::Private,
            bits: None,
            init: None,
            has_init: false,
            mutable: false,
            attributes: List::EMPTY,
            offset: 0,
            gap: 0,
            bit: 0,
        });
        self.il[class].members.fields.push(id);
        capture.field = Some(id);
    }

    /// Whether a variable can be captured: one with static storage needs no capture and has none.
    pub fn check_captured(&mut self, variable: VariableId, pos: Pos) -> bool {
        let fixed = self.il[variable].is_lasting();
        if fixed {
            self.report(pos, messages::variable_static_storage_duration_cannot());
        }
        !fixed
    }

    /// `this` is captured where there is none.
    pub fn check_this_captured(&mut self, pos: Pos) {
        if self.context.this_type.is_none()
            && self.context.lambdas.is_empty()
            && (self.has_no_object() || self.is_outside_functions())
        {
            self.report(pos, messages::only_used_inside_nonstatic_member());
        }
    }

    /// A capture after others, which begins at `start`: it is not one of them again, and says something else than the
    /// default.
    pub fn check_capture(
        &mut self,
        default: CaptureDefault,
        earlier: &mut NearSet<Option<Option<Name>>>,
        capture: &Capture,
        start: Pos,
    ) {
        let name = |c: &Capture| match c.kind {
            CaptureKind::Copy { variable }
            | CaptureKind::Reference { variable }
            | CaptureKind::Init { variable, .. } => Some(self.il[variable].name),
            CaptureKind::This | CaptureKind::StarThis => None,
        };
        let again = !earlier.insert(name(capture));
        let same_as_default = matches!(
            (default, capture.kind),
            (CaptureDefault::Copy, CaptureKind::Copy { .. })
                | (CaptureDefault::Reference, CaptureKind::Reference { .. })
        ) || default == CaptureDefault::Copy
            && self.dialect.standard < 20
            && matches!(capture.kind, CaptureKind::This);
        if again {
            self.report(capture.pos, messages::name_cannot_appear_more_than());
        } else if same_as_default {
            let by_reference = matches!(capture.kind, CaptureKind::Reference { .. });
            let at = if by_reference { start } else { capture.pos };
            self.report(at, messages::explicit_capture_matches_default());
        }
    }

    /// Declares the call operator of a closure type and the lambda itself.
    pub fn declare_lambda(&mut self, parts: LambdaParts<'_>) -> LambdaId {
        let d = parts.declarator;
        let function = d.function.as_ref();
        let params: SmallVec<[Param; 8]> = function
            .map(|f| {
                let (variables, info) = (&self.il[f.params], &self.il[f.info]);
                variables
                    .iter()
                    .zip(info)
                    .map(|(v, i)| Param {
                        ty: self.il[*v].ty,
                        default: i.default,
                        has_default: i.default.is_some(),
                    })
                    .collect()
            })
            .unwrap_or_default();
        let param_list = self.il.list(&params);
        let ty = self.lambda_call_type(&parts);
        let name = EntityName::Operator { op: OverloadedOperator::Call };
        let mut flags = FunctionFlags::LAMBDA | FunctionFlags::INLINE | FunctionFlags::IN_CLASS;
        if let Some((ret, ..)) = self.function_of(ty)
            && self.il[ret].flags.contains(TypeFlags::PLACEHOLDER)
        {
            flags |= FunctionFlags::UNDEDUCED;
        }
        if parts.flags.contains(SpecifierFlags::STATIC) {
            flags |= FunctionFlags::STATIC;
        }
        flags |= FunctionFlags::CONSTEXPR;
        let scope = self.il[parts.class].scope;
        let space = parts.annotated.space;
        let requires = function.and_then(|f| f.requires);
        let extras = FunctionExtras { requires, ..FunctionExtras::default() }.kept(&mut self.il);
        let call = self.il.entities.functions.add(Function {
            name,
            pos: parts.pos,
            scope,
            ty,
            class: Some(parts.class),
            linkage: Linkage::None,
            c_linkage: false,
            flags,
            space,
            param_list,
            template: None,
            instance: None,
            access: Access::Public,
            definition: None,
            first: None,
            extras,
        });
        let mut entity = Entity::Function { id: call };
        let header = parts.template.or_else(|| self.invented_lambda_header(d, parts.scope));
        if let Some(params) = header {
            let kind = TemplateKind::Function { pattern: call };
            let template = self.new_template(None, parts.pos, scope, kind, params);
            self.il[call].template = Some(template);
            entity = Entity::Template { id: template };
        } else {
            self.check_no_grid_constants(d);
        }
        self.bind(scope, Key::operator(OverloadedOperator::Call), entity);
        let declaration =
            self.simple_declaration_of(Entity::Function { id: call }, None, parts.pos, ty, parts.attributes);
        let inner = self.il.list(&d.inner);
        let entry = &mut self.il[declaration];
        entry.name = name;
        entry.params = function.map_or(List::EMPTY, |f| f.params);
        entry.param_info = function.map_or(List::EMPTY, |f| f.info);
        entry.noexcept = function.map_or(ExceptionSpec::None, |f| f.noexcept);
        entry.trailing_return = function.is_some_and(|f| f.trailing);
        entry.flags = DeclarationFlags::DEFINITION | DeclarationFlags::FIRST;
        if requires.is_some() || !inner.is_empty() {
            let extras = declaration.extras_mut(&mut self.il);
            extras.requires_clause.condition = requires;
            extras.inner_declarators = inner;
        }
        self.il[call].definition = Some(declaration);
        let captures = self.il.list(parts.captures);
        let number = self.next_lambda_number(&parts.annotated);
        let preserved_return = function.is_some_and(|f| f.trailing) && !self.returns_by_parameters(d);
        let lambda = self.il.expressions.lambdas.add(Lambda {
            class: parts.class,
            call,
            template: header,
            explicit_template: parts.template.is_some(),
            default: parts.default,
            captures,
            declaration,
            has_params: parts.has_params,
            computed: false,
            mutable: parts.mutable,
            trailing_return: function.is_some_and(|f| f.trailing),
            pos: parts.pos,
            introduced: parts.introduced,
            body_pos: parts.annotated.end,
            scope: parts.scope,
            wrapper: parts.annotated.wrapper,
            parent: parts.annotated.parent,
            number,
            preserved_return,
            parent_address: parts.annotated.address,
        });
        parts.class.extras_mut(&mut self.il).lambda = Some(lambda);
        self.apply_declaration_attributes(Entity::Function { id: call }, parts.attributes);
        self.il[call].space = space;
        lambda
    }

    /// Whether the return type is a `decltype` of something that parameters take part in.
    fn returns_by_parameters(&self, d: &Declarator) -> bool {
        let (Some(function), Some((ret, ..))) = (&d.function, self.written_function(d.ty)) else {
            return false;
        };
        match self.il[ret].kind {
            TypeKind::Decltype { expr } => self.il.names_one_of(expr, &self.il[function.params]),
            _ => false,
        }
    }

    /// The number of a wrapped lambda among those of its parent.
    fn next_lambda_number(&mut self, annotated: &Annotated) -> u32 {
        if annotated.wrapper == LambdaWrapper::None || self.reports.quiet > 0 {
            return 0;
        }
        let number = self.cuda.lambda_numbers.entry(annotated.parent).or_default();
        *number += 1;
        *number
    }

    fn invented_lambda_header(&mut self, d: &Declarator, scope: ScopeId) -> Option<TemplateParamsId> {
        if d.invented.is_empty() {
            return None;
        }
        let depth = self.context.template_depth;
        let param_list = self.il.list(&d.invented);
        Some(self.il.entities.template_param_lists.add(TemplateParams {
            param_list,
            requires_clause: RequiresClause::default(),
            pos: Pos::default(),
            depth,
            scope,
        }))
    }

    /// The type of the call operator: const unless the lambda is mutable.
    fn lambda_call_type(&mut self, parts: &LambdaParts<'_>) -> TypeId {
        let ty = parts.declarator.ty;
        let Some((ret, params, mut traits)) = self.written_function(ty) else {
            let ret = self.make_type(TypeKind::Auto { constraint: None });
            let traits = FunctionTraits::CONST;
            return self.make_type(TypeKind::Function { ret, params: List::EMPTY, traits, noexcept: None });
        };
        if !parts.mutable && !parts.flags.contains(SpecifierFlags::STATIC) {
            traits |= FunctionTraits::CONST;
        }
        self.make_type(TypeKind::Function { ret, params, traits, noexcept: None })
    }

    /// Enters the body of a lambda: `this` stays that of the enclosing function.
    pub fn begin_lambda_body(&mut self, lambda: LambdaId, scope: ScopeId) -> ScopeId {
        let l = &self.il[lambda];
        let (class, call, default, outer, wrapper) = (l.class, l.call, l.default, l.scope, l.wrapper);
        let captures = Captures::new(self.il[l.captures].to_vec());
        self.il[scope].kind = ScopeKind::Function { of: Some(call) };
        self.context.scope = scope;
        self.context.function = Some(call);
        self.context.return_types = Vec::new();
        self.context.unevaluated = false;
        self.context.uncomputed = false;
        self.context.constant = false;
        self.context.template_argument = false;
        self.context.decltype_operand = false;
        self.context.discards_return = false;
        self.context.loops = 0;
        self.context.sub_statements = 0;
        self.context.first_local = self.body.locals.len();
        self.context.lambdas.push(LambdaContext {
            class,
            default,
            captures,
            scope: outer,
            wrapper,
            in_constexpr_if: false,
        });
        let declaration = self.il[lambda].declaration;
        self.check_parameters_hide(self.il[declaration].params);
        if let Some(header) = self.il[lambda].template {
            self.context.template_depth = self.il[header].depth + 1;
        }
        scope
    }

    /// Attaches the body of a lambda and deduces the return type of its call operator.
    pub fn finish_lambda_body(
        &mut self,
        lambda: LambdaId,
        declaration: DeclarationId,
        mut body: FunctionBody,
    ) {
        let call = self.il[lambda].call;
        body.device_only = self.il[call].space.is_device_only();
        self.check_body_deduces_return(call, body.statement);
        self.deduce_return_type(call);
        let end = body.statement.and_then(|statement| self.end_of_block(statement));
        let scope = body.scope;
        let body = self.il.written.function_bodies.add(body);
        self.il[declaration].body = Some(body);
        if let Some(end) = end {
            self.check_end_of_function(call, scope, end);
        }
        let params = self.il[declaration].params;
        self.end_function(call, params, self.context.first_local);
    }

    /// Where the body of a lambda begins.
    pub fn body_of_lambda(&self, lambda: LambdaId) -> Option<Pos> {
        let body = self.il[self.il[lambda].declaration].body?;
        self.il[body].statement.map(|statement| self.il[statement].pos)
    }

    /// Calls of a lambda give something of which nothing is known.
    pub fn forget_result(&mut self, lambda: LambdaId) {
        let call = self.il[lambda].call;
        if let TypeKind::Function { params, traits, noexcept, .. } = self.il[self.il[call].ty].kind {
            let ret = self.common.unknown;
            self.il[call].ty = self.make_type(TypeKind::Function { ret, params, traits, noexcept });
        }
    }

    /// The lambda-expression itself, with the captures that its body implied.
    pub fn finish_lambda(&mut self, lambda: LambdaId, gathered: Captures, pos: Pos) -> ExprId {
        if !gathered.is_empty() {
            let (gathered, index) = gathered.into_parts();
            self.il[lambda].captures = self.il.list(&gathered);
            self.note_captures(self.il[lambda].class, index);
        }
        self.check_copied_captures(lambda);
        self.check_capture_count(lambda, pos);
        self.check_undeducible_of_lambda(lambda);
        self.il[lambda].computed = self.computes_result(lambda);
        let class = self.il[lambda].class;
        let ty = self.il[class].ty;
        let dependent = self.scope_is_dependent(self.context.scope);
        let flags = if dependent { DEPENDENT } else { ExprFlags::empty() };
        self.expr(ExprKind::Lambda { id: lambda }, ty, Category::Prvalue, flags, pos)
    }

    /// Keeps where the captures of a closure stand, if there are many.
    pub(in crate::sema) fn note_captures(&mut self, class: ClassId, index: CaptureIndex) {
        if !index.is_empty() {
            self.classes.captured.insert(class, index);
        }
    }

    /// A variable is named: a lambda around it that did not declare it captures it by its default. Whether it may not;
    /// then that is reported.
    pub fn note_capture(&mut self, variable: VariableId, pos: Pos) -> bool {
        if self.context.unevaluated
            || self.context.constant
            || self.reports.quiet > 0
            || self.context.lambdas.is_empty()
        {
            return false;
        }
        let v = &self.il[variable];
        if !matches!(
            v.storage,
            Storage::Automatic | Storage::Register | Storage::Parameter | Storage::Binding
        ) || v.space == MemorySpace::Shared
        {
            return false;
        }
        let scope = v.scope;
        for i in 0..self.context.lambdas.len() {
            let lambda = &self.context.lambdas[i];
            if self.encloses(lambda.scope, scope) {
                continue;
            }
            if lambda.captures.of(variable).is_some() {
                continue;
            }
            let (default, class) = (lambda.default, lambda.class);
            if self.is_refused_capture(variable, default == CaptureDefault::Reference, pos) {
                return true;
            }
            if default == CaptureDefault::None {
                if self.needs_capture(variable) {
                    let innermost = i + 1 == self.context.lambdas.len();
                    let message = match innermost {
                        true => messages::enclosing_function_local_variable_cannot(),
                        false => messages::enclosing_function_local_variable_cannot_referenced(),
                    };
                    self.report(pos, message);
                    return true;
                }
                return false;
            }
            let kind = match default {
                CaptureDefault::Copy => CaptureKind::Copy { variable },
                _ => CaptureKind::Reference { variable },
            };
            self.check_captured_binding(variable, pos);
            let mut capture = Capture { kind, implicit: true, expansion: false, field: None, pos };
            self.add_capture_member(class, &mut capture);
            self.context.lambdas[i].captures.push(capture);
            self.check_implicit_capture(i, &capture);
        }
        false
    }

    /// What a wrapped lambda captures by its default must be named outside of `if constexpr` first.
    fn check_implicit_capture(&mut self, index: usize, capture: &Capture) {
        let Some(lambda) = self.context.lambdas.get(index) else { return };
        let (wrapper, in_constexpr_if) = (lambda.wrapper, lambda.in_constexpr_if);
        if !self.reports_now() {
            return;
        }
        self.check_extended_capture(wrapper, capture);
        if in_constexpr_if && let Some(space) = self.wrapper_space(wrapper) {
            self.report(capture.pos, messages::extended_lambda_capture_in_constexpr_if(&space));
        }
    }

    /// Structured bindings can be captured since C++20 (`[expr.prim.lambda.capture]`).
    pub fn check_captured_binding(&mut self, variable: VariableId, pos: Pos) {
        let binding = self.il[variable].storage == Storage::Binding;
        if binding && self.dialect.standard < 20 && self.reports_now() {
            self.warn(pos, messages::capturing_structured_bindings_c_20());
        }
    }

    /// Whether naming a variable uses it so that it must be captured: the value of a constant is known.
    fn needs_capture(&self, variable: VariableId) -> bool {
        let v = &self.il[variable];
        let constant = self.qualifiers(v.ty).contains(Qualifiers::CONST);
        let open = self.is_unknown(v.ty)
            || self.is_dependent(v.ty)
            || self.il[v.ty].flags.contains(TypeFlags::PLACEHOLDER)
            || v.flags.intersects(VariableFlags::PACK | VariableFlags::ERROR);
        !open
            && !constant
            && !v.flags.contains(VariableFlags::CONSTEXPR)
            && v.storage != Storage::Binding
            && !self.is_reference(v.ty)
            && !self.scope_is_dependent(self.context.scope)
            && self.reports_now()
    }

    /// A member of `*this` is named inside a lambda: `this` is captured by the default.
    pub fn note_this_capture(&mut self, pos: Pos) {
        if self.context.unevaluated || self.context.this_type.is_none() {
            return;
        }
        let (mut deprecated, mut extended) = (0, false);
        for lambda in &mut self.context.lambdas {
            if !lambda.captures.has_this() && lambda.default != CaptureDefault::None {
                let kind = CaptureKind::This;
                lambda.captures.push(Capture { kind, implicit: true, expansion: false, field: None, pos });
                deprecated += usize::from(lambda.default == CaptureDefault::Copy);
                extended |= lambda.wrapper != LambdaWrapper::None;
            }
        }
        if !self.reports_now() {
            return;
        }
        if self.dialect.standard >= 20 {
            for _ in 0..deprecated {
                self.warn(pos, messages::implicit_copy_capture_deprecated());
            }
        }
        if extended {
            self.report(pos, messages::this_addr_capture_ext_lambda());
        }
    }

    /// `this` is used: the body of a lambda has it only if it captures it ([expr.prim.lambda.capture]).
    pub fn check_this_available(&mut self, pos: Pos) {
        if !self.context.unevaluated
            && self.context.this_type.is_some()
            && self.reports_now()
            && self.lacks_this()
        {
            self.report(pos, messages::enclosing_function_cannot_referenced_in());
        }
    }

    /// Whether a function is one of the class whose object `this` is here, or of a base of that.
    pub fn is_function_of_this(&self, entity: Entity) -> bool {
        let of = self.il.function_in(entity).and_then(|function| self.il[function].class);
        let this = self.context.this_type.and_then(|ty| self.class_of(ty));
        match (of, this) {
            (Some(of), Some(this)) => of == this || self.derives_from(this, of),
            _ => true,
        }
    }

    /// Whether this is the body of a lambda that does not capture `this`.
    fn lacks_this(&self) -> bool {
        let Some(lambda) = self.context.lambdas.last() else { return false };
        let own = self.il[lambda.class].lambda(&self.il).map(|lambda| self.il[lambda].call);
        own.is_some()
            && own == self.context.function
            && lambda.default == CaptureDefault::None
            && !lambda.captures.has_this()
    }
}
