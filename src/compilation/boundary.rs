//! What the analysis keeps for later while it looks at something that stands apart: the one place that knows what.

use super::{Compilation, Context, SubstitutionFailure};
use crate::il::*;
use crate::names::Name;
use crate::sema::Narrowing;
use crate::sema::instantiation::context::InstantiationContext;
use crate::sema::statement::SwitchLabels;
use crate::sema::statement::flow::Flow;
use crate::source::Pos;
use rustc_hash::FxHashMap;
use std::mem::{replace, take};

/// What the analysis enters, and what is to hold in it.
#[derive(Debug)]
pub enum Boundary {
    /// A reading that is only tried: nothing is reported.
    Trial,
    /// What is reported even from within such a reading.
    Report,
    /// A place where names are looked up from this scope.
    Scope(ScopeId),
    /// The declarator of a function: its parameters have this scope, and `this` its own type.
    Prototype(ScopeId),
    /// An operand that is not evaluated.
    Unevaluated,
    /// The requirements of a requires-expression, with the scope of its parameters.
    Requirements(ScopeId),
    /// An operand whose value, if so, is never computed.
    Uncomputed(bool),
    /// A sub-statement that, if so, is discarded.
    Discarded(bool),
    /// The operand of `decltype` or `__typeof__`.
    DecltypeOperand,
    /// An expression that must be constant or need not be.
    Constant(bool),
    /// A value that is contextually converted to bool.
    Contextual,
    /// The operand of `&`, which perhaps names a member and no object.
    MemberConstant(bool),
    /// A template argument list.
    TemplateArguments,
    /// A value of whose narrowing this is said.
    Narrowing(Narrowing),
    /// The initializer of a member, where `this` has this type.
    MemberInitializer(Option<TypeId>),
    /// A linkage-specification of C or of C++.
    Linkage(bool),
    /// An explicit instantiation of this kind.
    ExplicitInstantiation(Specialization),
    /// The parameters of a template header, with their scope.
    TemplateHeader(ScopeId),
    /// The parameters of a template template parameter, at this depth.
    TemplateParameter(u16),
    /// What a loop repeats.
    Loop,
    /// A block that is only tried: how control goes on behind it is not known by that.
    TriedBlock,
    /// A declaration with template headers.
    TemplateDeclaration,
    /// The base-clause and members of a class.
    Class,
    /// A lambda-expression.
    Lambda,
    /// The constructor initializers and the body of a function.
    Function,
    /// What is made or read elsewhere, and goes wherever it belongs.
    Elsewhere,
    /// A step of a substitution or conversion, which may not nest without end.
    Step,
    /// What is made of a default argument.
    DefaultArgument,
    /// A substitution that may fail.
    Attempt(SubstitutionFailure),
    /// What a class template's pattern gives a member of its instance.
    MemberDeclaration,
    /// What is made again because it holds an error, which is reported.
    Retold,
    /// The initializer of a member of a class, made from that of the pattern's member.
    InstanceInitializer(ClassId),
    /// The initializer of a variable that is made of a template: the scope and class of that one.
    VariableInitializer(ScopeId, Option<ClassId>),
    /// The definition of an instance of a class, which is no part of what makes it necessary.
    Definition,
    /// The body of an instance of a function, perhaps only to find the calls in it that are forbidden.
    InstanceBody { examines_only: bool },
    /// What was found while these instantiations were in progress.
    Instantiations(Vec<InstantiationContext>),
}

/// What the analysis takes up again behind a boundary.
#[derive(Debug)]
pub(crate) enum Kept {
    Trial,
    Report(u32),
    Scope(ScopeId),
    Prototype(ScopeId, Option<TypeId>),
    Unevaluated(bool),
    Requirements(ScopeId, bool),
    Uncomputed(bool),
    Discarded(bool),
    DecltypeOperand(bool),
    Constant(bool),
    Contextual(bool),
    MemberConstant(bool),
    TemplateArguments(bool),
    Narrowing(Narrowing),
    MemberInitializer(Option<TypeId>),
    Linkage { c: bool, specified: bool },
    ExplicitInstantiation(Option<Specialization>),
    TemplateHeader(ScopeId, Vec<TemplateParamsId>),
    TemplateParameter(u16),
    Loop(u32),
    TriedBlock(Box<Flow>),
    TemplateDeclaration(Box<Context>, Vec<TemplateParamsId>),
    Lambda(Box<Context>, Vec<TemplateParamsId>, Box<Statements>),
    Context(Box<Context>),
    Function(Box<Context>, Box<Statements>),
    Step,
    DefaultArgument(Box<Context>, Pos),
    Attempt(Option<SubstitutionFailure>, Pos),
    MemberDeclaration(bool),
    Retold(bool),
    InstanceInitializer(Box<Context>),
    VariableInitializer(ScopeId, Option<ClassId>),
    Definition(Box<Context>, Box<Definition>),
    InstanceBody(Box<Context>, Box<Statements>, Box<InstanceBody>),
    Instantiations(Vec<InstantiationContext>),
}

/// What the statements of a body stand among.
#[derive(Debug)]
pub(crate) struct Statements {
    flow: Flow,
    labels: FxHashMap<Name, LabelId>,
    switch_types: Vec<TypeId>,
    switch_labels: Vec<SwitchLabels>,
}

/// What the definition of an instance has nothing to do with.
#[derive(Debug)]
pub(crate) struct Definition {
    pos: Pos,
    attempt: Option<SubstitutionFailure>,
    quiet: u32,
    access: Access,
    headers: Vec<TemplateParamsId>,
    member_declaration: bool,
}

/// What the body of an instance has nothing to do with.
#[derive(Debug)]
pub(crate) struct InstanceBody {
    pos: Pos,
    attempt: Option<SubstitutionFailure>,
    examines_only: bool,
}

impl Compilation {
    /// Runs what stands behind a boundary; what is kept in front of it is as before then.
    #[inline]
    pub fn across<R>(&mut self, boundary: Boundary, run: impl FnOnce(&mut Self) -> R) -> R {
        let kept = self.enter(boundary);
        let result = run(self);
        self.leave(kept);
        result
    }

    /// Goes behind a boundary; the result is for [`Self::leave`]. Both are for what owns a unit and more.
    #[inline(always)]
    pub(crate) fn enter(&mut self, boundary: Boundary) -> Kept {
        use Boundary as B;
        let (context, place) = (&mut self.context, &mut self.place);
        let at = &mut self.instantiation;
        match boundary {
            B::Trial => {
                self.reports.quiet += 1;
                Kept::Trial
            }
            B::Report => Kept::Report(take(&mut self.reports.quiet)),
            B::Scope(scope) => Kept::Scope(replace(&mut context.scope, scope)),
            B::Prototype(scope) => Kept::Prototype(replace(&mut context.scope, scope), context.this_type),
            B::Unevaluated => Kept::Unevaluated(replace(&mut context.unevaluated, true)),
            B::Requirements(scope) => Kept::Requirements(
                replace(&mut context.scope, scope),
                replace(&mut context.unevaluated, true),
            ),
            B::Uncomputed(is) => {
                let before = context.uncomputed;
                context.uncomputed |= is;
                Kept::Uncomputed(before)
            }
            B::Discarded(is) => {
                let before = context.discarded;
                context.discarded |= is;
                Kept::Discarded(before)
            }
            B::DecltypeOperand => Kept::DecltypeOperand(replace(&mut context.decltype_operand, true)),
            B::Constant(is) => Kept::Constant(replace(&mut context.constant, is)),
            B::Contextual => Kept::Contextual(replace(&mut context.contextual, true)),
            B::MemberConstant(is) => Kept::MemberConstant(replace(&mut context.member_constant, is)),
            B::TemplateArguments => Kept::TemplateArguments(replace(&mut context.template_argument, true)),
            B::Narrowing(mode) => Kept::Narrowing(replace(&mut place.narrowing, mode)),
            B::MemberInitializer(this) => Kept::MemberInitializer(replace(&mut context.this_type, this)),
            B::Linkage(c) => Kept::Linkage {
                c: replace(&mut place.c_linkage, c),
                specified: replace(&mut place.in_linkage_specification, true),
            },
            B::ExplicitInstantiation(how) => Kept::ExplicitInstantiation(place.instantiating.replace(how)),
            B::TemplateHeader(scope) => {
                Kept::TemplateHeader(replace(&mut context.scope, scope), take(&mut place.headers))
            }
            B::TemplateParameter(depth) => {
                Kept::TemplateParameter(replace(&mut context.template_depth, depth))
            }
            B::Loop => {
                context.loops += 1;
                Kept::Loop(context.loops - 1)
            }
            B::TriedBlock => Kept::TriedBlock(Box::new(self.body.flow.clone())),
            B::TemplateDeclaration | B::Class => {
                Kept::TemplateDeclaration(Box::new(context.clone()), take(&mut place.headers))
            }
            B::Lambda => {
                let (context, headers) = (Box::new(context.clone()), take(&mut place.headers));
                Kept::Lambda(context, headers, self.enter_statements())
            }
            B::Function => {
                let context = Box::new(context.clone());
                Kept::Function(context, self.enter_statements())
            }
            B::Elsewhere => Kept::Context(Box::new(context.clone())),
            B::Step => {
                at.depth += 1;
                Kept::Step
            }
            B::DefaultArgument => {
                at.depth += 1;
                Kept::DefaultArgument(Box::new(context.clone()), at.pos)
            }
            B::Attempt(attempt) => Kept::Attempt(at.sfinae.replace(attempt), at.pos),
            B::MemberDeclaration => Kept::MemberDeclaration(replace(&mut at.member_declaration, true)),
            B::Retold => Kept::Retold(replace(&mut at.reports_body, true)),
            B::InstanceInitializer(class) => {
                let kept = Box::new(context.clone());
                (context.scope, context.class) = (self.il[class].scope, Some(class));
                at.depth += 1;
                at.initializer_depth += 1;
                Kept::InstanceInitializer(kept)
            }
            B::VariableInitializer(scope, class) => {
                at.depth += 1;
                Kept::VariableInitializer(
                    replace(&mut context.scope, scope),
                    replace(&mut context.class, class),
                )
            }
            B::Definition => self.enter_definition(),
            B::InstanceBody { examines_only } => self.enter_instance_body(examines_only),
            B::Instantiations(open) => Kept::Instantiations(replace(&mut at.open, open)),
        }
    }

    fn enter_statements(&mut self) -> Box<Statements> {
        let body = &mut self.body;
        Box::new(Statements {
            flow: take(&mut body.flow),
            labels: take(&mut body.labels),
            switch_types: take(&mut body.switch_types),
            switch_labels: take(&mut body.switch_labels),
        })
    }

    fn enter_definition(&mut self) -> Kept {
        let (place, at) = (&mut self.place, &mut self.instantiation);
        at.depth += 1;
        let kept = Definition {
            pos: at.pos,
            attempt: at.sfinae.take(),
            quiet: take(&mut self.reports.quiet),
            access: place.member_access,
            headers: take(&mut place.headers),
            member_declaration: take(&mut at.member_declaration),
        };
        Kept::Definition(Box::new(self.context.clone()), Box::new(kept))
    }

    fn enter_instance_body(&mut self, examines_only: bool) -> Kept {
        let statements = self.enter_statements();
        let at = &mut self.instantiation;
        at.depth += 1;
        let of_body = SubstitutionFailure { of_body: true, ..Default::default() };
        let kept = InstanceBody {
            pos: at.pos,
            attempt: at.sfinae.replace(of_body),
            examines_only: replace(&mut at.examines_only, examines_only),
        };
        Kept::InstanceBody(Box::new(self.context.clone()), statements, Box::new(kept))
    }

    /// Goes back to the front of a boundary.
    #[inline(always)]
    pub(crate) fn leave(&mut self, kept: Kept) {
        let (context, place) = (&mut self.context, &mut self.place);
        let at = &mut self.instantiation;
        match kept {
            Kept::Trial => self.reports.quiet -= 1,
            Kept::Report(quiet) => self.reports.quiet = quiet,
            Kept::Scope(scope) => context.scope = scope,
            Kept::Prototype(scope, this) => (context.scope, context.this_type) = (scope, this),
            Kept::Unevaluated(before) => context.unevaluated = before,
            Kept::Requirements(scope, unevaluated) => {
                (context.scope, context.unevaluated) = (scope, unevaluated);
            }
            Kept::Uncomputed(before) => context.uncomputed = before,
            Kept::Discarded(before) => context.discarded = before,
            Kept::DecltypeOperand(before) => context.decltype_operand = before,
            Kept::Constant(before) => context.constant = before,
            Kept::Contextual(before) => context.contextual = before,
            Kept::MemberConstant(before) => context.member_constant = before,
            Kept::TemplateArguments(before) => context.template_argument = before,
            Kept::Narrowing(mode) => place.narrowing = mode,
            Kept::MemberInitializer(this) => context.this_type = this,
            Kept::Linkage { c, specified } => {
                (place.c_linkage, place.in_linkage_specification) = (c, specified);
            }
            Kept::ExplicitInstantiation(how) => place.instantiating = how,
            Kept::TemplateHeader(scope, headers) => (context.scope, place.headers) = (scope, headers),
            Kept::TemplateParameter(depth) => context.template_depth = depth,
            Kept::Loop(loops) => context.loops = loops,
            Kept::TriedBlock(flow) => self.body.flow = *flow,
            Kept::TemplateDeclaration(outer, headers) => (*context, place.headers) = (*outer, headers),
            Kept::Lambda(mut outer, headers, statements) => {
                outer.take_captures(context);
                (*context, place.headers) = (*outer, headers);
                self.leave_statements(*statements);
            }
            Kept::Context(outer) => *context = *outer,
            Kept::Function(outer, statements) => {
                *context = *outer;
                self.leave_statements(*statements);
            }
            Kept::Step => at.depth -= 1,
            Kept::DefaultArgument(outer, pos) => {
                (*context, at.pos) = (*outer, pos);
                at.depth -= 1;
            }
            Kept::Attempt(attempt, pos) => (at.sfinae, at.pos) = (attempt, pos),
            Kept::MemberDeclaration(before) => at.member_declaration = before,
            Kept::Retold(before) => at.reports_body = before,
            Kept::InstanceInitializer(outer) => {
                *context = *outer;
                at.depth -= 1;
                at.initializer_depth -= 1;
            }
            Kept::VariableInitializer(scope, class) => {
                (context.scope, context.class) = (scope, class);
                at.depth -= 1;
            }
            Kept::Definition(outer, kept) => self.leave_definition(*outer, *kept),
            Kept::InstanceBody(outer, statements, kept) => {
                *context = *outer;
                (at.pos, at.sfinae, at.examines_only) = (kept.pos, kept.attempt, kept.examines_only);
                at.depth -= 1;
                self.leave_statements(*statements);
            }
            Kept::Instantiations(open) => at.open = open,
        }
    }

    fn leave_statements(&mut self, kept: Statements) {
        let body = &mut self.body;
        body.flow = kept.flow;
        body.labels = kept.labels;
        body.switch_types = kept.switch_types;
        body.switch_labels = kept.switch_labels;
    }

    fn leave_definition(&mut self, outer: Context, kept: Definition) {
        let (place, at) = (&mut self.place, &mut self.instantiation);
        self.context = outer;
        (place.member_access, place.headers) = (kept.access, kept.headers);
        self.reports.quiet = kept.quiet;
        (at.pos, at.sfinae, at.member_declaration) = (kept.pos, kept.attempt, kept.member_declaration);
        at.depth -= 1;
    }
}
