//! What the analysis keeps for later while it looks at something that stands apart: the one place that knows what.
//!
//! Each boundary is a type; its values say what is to hold behind it.

use super::{Compilation, Context, SubstitutionFailure};
use crate::il::*;
use crate::names::Name;
use crate::sema;
use crate::sema::instantiation::context::InstantiationContext;
use crate::sema::statement::SwitchLabels;
use crate::sema::statement::flow::Flow;
use crate::source::Pos;
use rustc_hash::FxHashMap;
use std::mem::{replace, take};

/// What the analysis enters.
pub trait Boundary {
    /// What it takes up again behind that.
    type Kept;

    /// Goes behind the boundary; the result is for [`Self::leave`].
    fn enter(self, unit: &mut Compilation) -> Self::Kept;

    /// Goes back to the front of it.
    fn leave(unit: &mut Compilation, kept: Self::Kept);
}

impl Compilation {
    /// Runs what stands behind a boundary; what is kept in front of it is as before then.
    #[inline]
    pub fn across<B: Boundary, R>(&mut self, boundary: B, run: impl FnOnce(&mut Self) -> R) -> R {
        let kept = boundary.enter(self);
        let result = run(self);
        B::leave(self, kept);
        result
    }

    /// Runs what may find things that are not known: where the result says so, they made no difference.
    #[inline]
    pub fn settling<R>(
        &mut self,
        run: impl FnOnce(&mut Self) -> R,
        settled: impl FnOnce(&Self, &R) -> bool,
    ) -> R {
        let kept = self.reports.fallbacks;
        let result = run(self);
        if settled(self, &result) {
            self.reports.fallbacks = kept;
        }
        result
    }
}

/// Boundaries behind which one field has another value: what the boundary says (`=`), true (`true`), or true also if
/// it says so (`or`).
macro_rules! changes {
    ($(#[$doc:meta] $name:ident($type:ty) = $($field:ident).+;)*) => { $(
        #[$doc]
        pub struct $name(pub $type);

        impl Boundary for $name {
            type Kept = $type;

            #[inline]
            fn enter(self, unit: &mut Compilation) -> $type {
                replace(&mut unit.$($field).+, self.0)
            }

            #[inline]
            fn leave(unit: &mut Compilation, kept: $type) {
                unit.$($field).+ = kept;
            }
        }
    )* };
    ($(#[$doc:meta] $name:ident: $($field:ident).+;)*) => { $(
        #[$doc]
        pub struct $name;

        impl Boundary for $name {
            type Kept = bool;

            #[inline]
            fn enter(self, unit: &mut Compilation) -> bool {
                replace(&mut unit.$($field).+, true)
            }

            #[inline]
            fn leave(unit: &mut Compilation, kept: bool) {
                unit.$($field).+ = kept;
            }
        }
    )* };
    ($(#[$doc:meta] $name:ident or $($field:ident).+;)*) => { $(
        #[$doc]
        pub struct $name(pub bool);

        impl Boundary for $name {
            type Kept = bool;

            #[inline]
            fn enter(self, unit: &mut Compilation) -> bool {
                let kept = unit.$($field).+;
                unit.$($field).+ |= self.0;
                kept
            }

            #[inline]
            fn leave(unit: &mut Compilation, kept: bool) {
                unit.$($field).+ = kept;
            }
        }
    )* };
}

/// Boundaries that are counted, as far as they stand within one another.
macro_rules! counts {
    ($(#[$doc:meta] $name:ident: $($field:ident).+;)*) => { $(
        #[$doc]
        pub struct $name;

        impl Boundary for $name {
            type Kept = ();

            #[inline]
            fn enter(self, unit: &mut Compilation) {
                unit.$($field).+ += 1;
            }

            #[inline]
            fn leave(unit: &mut Compilation, (): ()) {
                unit.$($field).+ -= 1;
            }
        }
    )* };
}

changes! {
    /// A place where names are looked up from this scope.
    Scope(ScopeId) = context.scope;
    /// An expression that must be constant or need not be.
    Constant(bool) = context.constant;
    /// The operand of `&`, which perhaps names a member and no object.
    MemberConstant(bool) = context.member_constant;
    /// A value of whose narrowing this is said.
    Narrowing(sema::Narrowing) = place.narrowing;
    /// The initializer of this.
    Initialized(sema::Initialized) = place.initialized;
    /// A braced list, or an element of one.
    Listed(bool) = place.listed;
    /// The initializer of a member, where `this` has this type.
    MemberInitializer(Option<TypeId>) = context.this_type;
    /// The initializer of a member of this class.
    InitializedMember(Option<ClassId>) = classes.initialized_member_of;
    /// The parameters of a template template parameter, at this depth.
    TemplateParameter(u16) = context.template_depth;
    /// What something at this position needs.
    NeededAt(Pos) = instantiation.pos;
    /// Something of which this type is missing.
    MissingMember(Option<sema::lookup::missing_type::MissingType>) = instantiation.missing_type;
    /// What was found while these instantiations were in progress.
    Instantiations(Vec<InstantiationContext>) = instantiation.open;
    /// Declarators behind which these template headers stand.
    Declarators(Headers) = place.declarator_headers;
    /// What is reported as of another token.
    Token(u32) = reports.diags.token;
}

changes! {
    /// An operand that is not evaluated.
    Unevaluated: context.unevaluated;
    /// The operand of `decltype` or `__typeof__`.
    DecltypeOperand: context.decltype_operand;
    /// A value that is contextually converted to bool.
    Contextual: context.contextual;
    /// A template argument list.
    TemplateArguments: context.template_argument;
    /// What a class template's pattern gives a member of its instance.
    MemberDeclaration: instantiation.member_declaration;
    /// A call of which arguments stand for errors that were reported: these have a type of their own.
    ErrorArguments: instantiation.error_arguments;
    /// What is made again because it holds an error, which is reported.
    Retold: instantiation.reports_body;
}

changes! {
    /// An operand whose value, if so, is never computed.
    Uncomputed or context.uncomputed;
}

counts! {
    /// A reading that is only tried: nothing is reported.
    Trial: reports.quiet;
    /// A step of a substitution or conversion, which may not nest without end.
    Step: instantiation.depth;
    /// Whether a concept holds, which may not nest without end either.
    Concept: templates.nested_concepts;
    /// An alias template that is replaced by what it was declared with.
    SpelledAlias: spellings.spelled_aliases;
    /// A fact about the parts of a class.
    PartFact: classes.part_facts.open;
}

/// What is reported even from within such a reading.
pub struct Report;

impl Boundary for Report {
    type Kept = u32;

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        take(&mut unit.reports.quiet)
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        unit.reports.quiet = kept;
    }
}

/// The declarator of a function: its parameters have this scope, and `this` its own type.
pub struct Prototype(pub ScopeId);

impl Boundary for Prototype {
    type Kept = (ScopeId, Option<TypeId>);

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        (replace(&mut unit.context.scope, self.0), unit.context.this_type)
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context.scope, unit.context.this_type) = kept;
    }
}

/// What has the access that a declaration outside of classes has: that of the member, or of the function, it declares.
pub struct DeclaredEntity {
    pub class: Option<ClassId>,
    pub function: Option<FunctionId>,
}

impl Boundary for DeclaredEntity {
    type Kept = (Option<ClassId>, Option<FunctionId>);

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let context = &mut unit.context;
        (replace(&mut context.class, self.class), replace(&mut context.function, self.function))
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context.class, unit.context.function) = kept;
    }
}

/// The requirements of a requires-expression, with the scope of its parameters.
pub struct Requirements(pub ScopeId);

impl Boundary for Requirements {
    type Kept = (ScopeId, bool);

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let context = &mut unit.context;
        (replace(&mut context.scope, self.0), replace(&mut context.unevaluated, true))
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context.scope, unit.context.unevaluated) = kept;
    }
}

/// A linkage-specification of C or of C++.
pub struct Linkage(pub bool);

impl Boundary for Linkage {
    type Kept = (bool, bool);

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let place = &mut unit.place;
        (replace(&mut place.c_linkage, self.0), replace(&mut place.in_linkage_specification, true))
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.place.c_linkage, unit.place.in_linkage_specification) = kept;
    }
}

/// An explicit instantiation of this kind.
pub struct ExplicitInstantiation(pub Specialization);

impl Boundary for ExplicitInstantiation {
    type Kept = Option<Specialization>;

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        unit.place.instantiating.replace(self.0)
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        unit.place.instantiating = kept;
    }
}

/// The parameters of a template header, with their scope.
pub struct TemplateHeader(pub ScopeId);

impl Boundary for TemplateHeader {
    type Kept = (ScopeId, Headers);

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        (replace(&mut unit.context.scope, self.0), take(&mut unit.place.headers))
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context.scope, unit.place.headers) = kept;
    }
}

/// What a loop repeats.
pub struct Loop;

impl Boundary for Loop {
    type Kept = u32;

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        unit.context.loops += 1;
        unit.context.loops - 1
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        unit.context.loops = kept;
    }
}

/// A block that is only tried: how control goes on behind it is not known by that.
pub struct TriedBlock;

impl Boundary for TriedBlock {
    type Kept = Flow;

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        unit.body.flow.clone()
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        unit.body.flow = kept;
    }
}

/// A declaration with template headers.
pub struct TemplateDeclaration;

impl Boundary for TemplateDeclaration {
    type Kept = (Context, Headers);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        (unit.context.clone(), take(&mut unit.place.headers))
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context, unit.place.headers) = kept;
    }
}

/// The base-clause and members of a class.
pub struct Class;

impl Boundary for Class {
    type Kept = (Context, Headers, Access);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let place = &mut unit.place;
        (unit.context.clone(), take(&mut place.headers), replace(&mut place.member_access, Access::None))
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context, unit.place.headers, unit.place.member_access) = kept;
    }
}

/// A sub-statement that, if so, is discarded.
pub struct Discarded(pub bool);

impl Boundary for Discarded {
    type Kept = (bool, bool);

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let context = &mut unit.context;
        let kept = (context.discarded, context.discards_return);
        context.discarded |= self.0;
        context.discards_return |= self.0;
        kept
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context.discarded, unit.context.discards_return) = kept;
    }
}

/// A lambda-expression.
pub struct Lambda;

impl Boundary for Lambda {
    type Kept = (Context, usize, [Headers; 2], Statements);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        // The lambdas that are open stay open, and gather what those inside of them capture: they are not copied, so
        // that what is kept does not grow with the nesting.
        let lambdas = take(&mut unit.context.lambdas);
        let outer = unit.context.clone();
        let open = lambdas.len();
        unit.context.lambdas = lambdas;
        let headers = [take(&mut unit.place.headers), take(&mut unit.place.declarator_headers)];
        (outer, open, headers, Statements::take(unit))
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        let (mut outer, open, headers, statements) = kept;
        outer.lambdas = take(&mut unit.context.lambdas);
        outer.lambdas.truncate(open);
        unit.context = outer;
        [unit.place.headers, unit.place.declarator_headers] = headers;
        statements.put_back(unit);
    }
}

/// The constructor initializers and the body of a function.
pub struct Function;

impl Boundary for Function {
    type Kept = (Context, Statements);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let outer = unit.context.clone();
        unit.context.discards_return = false;
        (outer, Statements::take(unit))
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        let (outer, statements) = kept;
        unit.context = outer;
        statements.put_back(unit);
    }
}

/// What is made or read elsewhere, and goes wherever it belongs.
pub struct Elsewhere;

impl Boundary for Elsewhere {
    type Kept = Context;

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        unit.context.clone()
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        unit.context = kept;
    }
}

/// Whether the constraints of a template hold for these arguments.
pub struct Constraint(pub TemplateId, pub List<TemplateArg>);

impl Boundary for Constraint {
    type Kept = ();

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        unit.templates.constraints_in_progress.push((self.0, self.1));
    }

    #[inline]
    fn leave(unit: &mut Compilation, (): Self::Kept) {
        unit.templates.constraints_in_progress.pop();
    }
}

/// A block, which may declare labels of its own (GNU).
pub struct LocalLabels;

impl Boundary for LocalLabels {
    type Kept = usize;

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        unit.body.local_labels.len()
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        while unit.body.local_labels.len() > kept {
            match unit.body.local_labels.pop() {
                Some((name, Some(before))) => drop(unit.body.labels.insert(name, before)),
                Some((name, None)) => drop(unit.body.labels.remove(&name)),
                None => return,
            }
        }
    }
}

/// An `if` statement, perhaps `if constexpr`, which is noted of the lambda expression around it.
pub struct ConstexprIf(pub bool);

impl Boundary for ConstexprIf {
    type Kept = bool;

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let Some(lambda) = unit.context.lambdas.last_mut() else { return false };
        let kept = lambda.in_constexpr_if;
        lambda.in_constexpr_if |= self.0;
        kept
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        if let Some(lambda) = unit.context.lambdas.last_mut() {
            lambda.in_constexpr_if = kept;
        }
    }
}

/// What is made of a default argument.
pub struct DefaultArgument;

impl Boundary for DefaultArgument {
    type Kept = (Context, Pos);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        unit.instantiation.depth += 1;
        (unit.context.clone(), unit.instantiation.pos)
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        (unit.context, unit.instantiation.pos) = kept;
        unit.instantiation.depth -= 1;
    }
}

/// A substitution that may fail.
pub struct Attempt(pub SubstitutionFailure);

impl Boundary for Attempt {
    type Kept = (Option<SubstitutionFailure>, Pos, u64);

    #[inline]
    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let at = &mut unit.instantiation;
        (at.sfinae.replace(self.0), at.pos, unit.reports.fallbacks)
    }

    #[inline]
    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        // What is not known agrees with everything: the failure has another reason.
        if unit.sfinae_failed() {
            unit.reports.fallbacks = kept.2;
        }
        (unit.instantiation.sfinae, unit.instantiation.pos) = (kept.0, kept.1);
    }
}

/// The initializer of a member of a class, made from that of the pattern's member.
pub struct InstanceInitializer(pub ClassId);

impl Boundary for InstanceInitializer {
    type Kept = Context;

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let kept = unit.context.clone();
        unit.context.scope = unit.il[self.0].scope;
        unit.context.class = Some(self.0);
        unit.instantiation.depth += 1;
        unit.instantiation.initializer_depth += 1;
        kept
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        unit.context = kept;
        unit.instantiation.depth -= 1;
        unit.instantiation.initializer_depth -= 1;
    }
}

/// The declaration and the initializer of a variable that is made of a template: they stand where that one does, and
/// are no part of what makes them necessary.
pub struct InstanceVariable {
    pub scope: ScopeId,
    pub class: Option<ClassId>,
    /// Whether its initializer must be constant.
    pub constant: bool,
    /// What makes it fail is found out, and not reported.
    pub tried: bool,
}

impl Boundary for InstanceVariable {
    type Kept = ((Context, Statements, KeptBody), u32);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let statements = Statements::take(unit);
        let kept = (unit.context.clone(), statements, KeptBody::take(unit, self.tried));
        unit.instantiation.depth += 1;
        let context = &mut unit.context;
        (context.scope, context.class, context.constant) = (self.scope, self.class, self.constant);
        (context.function, context.this_type) = (None, None);
        context.lambdas.clear();
        context.return_types.clear();
        (context.loops, context.sub_statements) = (0, 0);
        context.unevaluated = false;
        context.uncomputed = false;
        context.decltype_operand = false;
        context.member_constant = false;
        context.contextual = false;
        context.template_argument = false;
        context.discarded = false;
        (kept, take(&mut unit.reports.quiet))
    }

    fn leave(unit: &mut Compilation, (kept, quiet): Self::Kept) {
        unit.reports.quiet = quiet;
        InstanceBody::leave(unit, kept);
    }
}

/// The definition of an instance of a class, which is no part of what makes it necessary.
pub struct Definition;

impl Boundary for Definition {
    type Kept = (Context, KeptDefinition);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let (place, at) = (&mut unit.place, &mut unit.instantiation);
        at.depth += 1;
        let kept = KeptDefinition {
            pos: at.pos,
            attempt: at.sfinae.take(),
            quiet: take(&mut unit.reports.quiet),
            access: place.member_access,
            headers: take(&mut place.headers),
            member_declaration: take(&mut at.member_declaration),
        };
        let outer = unit.context.clone();
        let context = &mut unit.context;
        context.unevaluated = false;
        context.discarded = false;
        context.uncomputed = false;
        context.decltype_operand = false;
        (outer, kept)
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        let (outer, kept) = kept;
        let (place, at) = (&mut unit.place, &mut unit.instantiation);
        unit.context = outer;
        (place.member_access, place.headers) = (kept.access, kept.headers);
        unit.reports.quiet = kept.quiet;
        (at.pos, at.sfinae, at.member_declaration) = (kept.pos, kept.attempt, kept.member_declaration);
        at.depth -= 1;
    }
}

/// The body of an instance of a function, perhaps only to find the calls in it that are forbidden.
pub struct InstanceBody {
    pub examines_only: bool,
}

impl Boundary for InstanceBody {
    type Kept = (Context, Statements, KeptBody);

    fn enter(self, unit: &mut Compilation) -> Self::Kept {
        let statements = Statements::take(unit);
        let kept = KeptBody::take(unit, true);
        unit.instantiation.depth += 1;
        unit.instantiation.examines_only = self.examines_only;
        (unit.context.clone(), statements, kept)
    }

    fn leave(unit: &mut Compilation, kept: Self::Kept) {
        let (outer, statements, kept) = kept;
        let at = &mut unit.instantiation;
        unit.context = outer;
        (at.pos, at.sfinae, at.examines_only) = (kept.pos, kept.attempt, kept.examines_only);
        at.depth -= 1;
        statements.put_back(unit);
    }
}

/// What the statements of a body stand among.
#[derive(Debug)]
pub struct Statements {
    flow: Flow,
    labels: FxHashMap<Name, LabelId>,
    switch_types: Vec<TypeId>,
    switch_labels: Vec<SwitchLabels>,
}

/// What the definition of an instance has nothing to do with.
#[derive(Debug)]
pub struct KeptDefinition {
    pos: Pos,
    attempt: Option<SubstitutionFailure>,
    quiet: u32,
    access: Access,
    headers: Headers,
    member_declaration: bool,
}

/// What the body of an instance has nothing to do with.
#[derive(Debug)]
pub struct KeptBody {
    pos: Pos,
    attempt: Option<SubstitutionFailure>,
    examines_only: bool,
}

impl KeptBody {
    fn take(unit: &mut Compilation, tried: bool) -> Self {
        let at = &mut unit.instantiation;
        let of_body = SubstitutionFailure { of_body: true, ..Default::default() };
        Self {
            pos: at.pos,
            attempt: replace(&mut at.sfinae, tried.then_some(of_body)),
            examines_only: take(&mut at.examines_only),
        }
    }
}

impl Statements {
    fn take(unit: &mut Compilation) -> Self {
        let body = &mut unit.body;
        Self {
            flow: take(&mut body.flow),
            labels: take(&mut body.labels),
            switch_types: take(&mut body.switch_types),
            switch_labels: take(&mut body.switch_labels),
        }
    }

    fn put_back(self, unit: &mut Compilation) {
        let body = &mut unit.body;
        body.flow = self.flow;
        body.labels = self.labels;
        body.switch_types = self.switch_types;
        body.switch_labels = self.switch_labels;
    }
}
