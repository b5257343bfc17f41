//! How far the instantiations in progress have come.

use crate::compilation::{Compilation, SubstitutionAccess, SubstitutionFailure, boundary};
use crate::il::near::NearSet;
use crate::il::{InstanceId, ScopeId, TemplateId};
use crate::sema::instantiation::context::InstantiationContext;
use crate::sema::instantiation::substitution_memo::SubstitutionMemo;
use crate::sema::lookup::missing_type::MissingType;
use crate::source::Pos;
use crate::tables::limits;

/// The instantiations and substitutions in progress, and how they go.
pub struct InstantiationProgress {
    /// How many template instantiations enclose the current one.
    pub depth: u32,
    /// The instantiations in progress, innermost last.
    pub open: Vec<InstantiationContext>,
    /// How many of them may nest.
    pub most: usize,
    /// The position that needs the instantiation in progress.
    pub pos: Pos,
    /// What the substitution in progress has replaced.
    pub substitutions: SubstitutionMemo,
    /// Whether errors make the current substitution fail instead of being reported (`[temp.deduct]`).
    pub sfinae: Option<SubstitutionFailure>,
    /// Where the last qualified name stands that a substitution, which may fail, has looked up.
    pub substituted_at: Pos,
    /// The body of an instance is made again because something in it is an error, which is reported.
    pub reports_body: bool,
    /// A body is made only to find the calls in it that its execution space forbids: what it uses is not used by that.
    pub examines_only: bool,
    /// Whether the declaration of a member is made that belongs to the definition of a class template instance.
    pub member_declaration: bool,
    /// Whether arguments of unknown type stand for errors, and so agree with nothing but a parameter alone.
    pub error_arguments: bool,
    /// A type that an instance lacks and that has not been reported.
    pub missing_type: Option<MissingType>,
    /// The class template instances for which a partial specialization is being chosen.
    pub choosing: NearSet<InstanceId>,
    /// How many initializers of static data members of instances are being made.
    pub initializer_depth: usize,
}

impl Default for InstantiationProgress {
    fn default() -> Self {
        Self {
            depth: 0,
            open: Vec::new(),
            most: limits::INSTANTIATIONS,
            pos: Pos::NONE,
            substitutions: SubstitutionMemo::default(),
            sfinae: None,
            substituted_at: Pos::NONE,
            reports_body: false,
            examines_only: false,
            member_declaration: false,
            error_arguments: false,
            missing_type: None,
            choosing: NearSet::default(),
            initializer_depth: 0,
        }
    }
}

impl Compilation {
    /// Marks the substitution in progress as failed, if there is one.
    pub fn sfinae_fail(&mut self) {
        if let Some(state) = &mut self.instantiation.sfinae {
            state.failed = true;
        }
    }

    /// Whether the substitution in progress has failed.
    pub fn sfinae_failed(&self) -> bool {
        self.instantiation.sfinae.is_some_and(|s| s.failed)
    }

    /// Runs a substitution whose errors mean failure. None if it failed.
    pub fn attempt<R>(&mut self, run: impl FnOnce(&mut Self) -> R) -> Option<R> {
        self.across(boundary::Attempt(SubstitutionFailure::default()), |c| {
            let result = run(c);
            (!c.sfinae_failed()).then_some(result)
        })
    }

    /// The same with members named from the place that makes it necessary.
    pub fn attempt_here<R>(&mut self, run: impl FnOnce(&mut Self) -> R) -> Option<R> {
        let access = self.access_from_here();
        self.attempt_with(access, run)
    }

    /// The same for what is declared in another scope, as a partial specialization.
    pub(in crate::sema) fn attempt_declared<R>(
        &mut self,
        scope: ScopeId,
        run: impl FnOnce(&mut Self) -> R,
    ) -> Option<R> {
        self.attempt_here(|c| {
            if let Some(state) = &mut c.instantiation.sfinae {
                state.declared = Some(scope);
            }
            run(c)
        })
    }

    /// Where the unqualified names of operator functions are looked up: from the declaration that is substituted, not from
    /// the place that makes that necessary (`[temp.dep.candidate]`).
    pub(in crate::sema) fn scope_of_operators(&self) -> ScopeId {
        match self.instantiation.sfinae {
            Some(SubstitutionFailure { of_body: false, declared: Some(scope), .. }) => scope,
            Some(SubstitutionFailure {
                of_body: false,
                access: SubstitutionAccess::Template(template),
                ..
            }) => self.il[template].scope,
            _ => self.context.scope,
        }
    }

    /// The same with members named from the declaration of a template.
    pub fn attempt_for<R>(&mut self, template: TemplateId, run: impl FnOnce(&mut Self) -> R) -> Option<R> {
        self.attempt_with(SubstitutionAccess::Template(template), run)
    }

    /// The same with members named from outside of all classes.
    pub(in crate::sema) fn attempt_outside<R>(&mut self, run: impl FnOnce(&mut Self) -> R) -> Option<R> {
        self.attempt_with(SubstitutionAccess::Outside, run)
    }

    fn attempt_with<R>(&mut self, access: SubstitutionAccess, run: impl FnOnce(&mut Self) -> R) -> Option<R> {
        self.attempt(|c| {
            if let Some(state) = &mut c.instantiation.sfinae {
                state.access = access;
            }
            run(c)
        })
    }

    /// From where what is made necessary now names members.
    fn access_from_here(&self) -> SubstitutionAccess {
        match self.instantiation.sfinae {
            Some(SubstitutionFailure { access: access @ SubstitutionAccess::Template(_), .. }) => access,
            _ => SubstitutionAccess::Here,
        }
    }

    /// Runs what names members from the declaration of a template; its failure is nobody's.
    pub fn named_from<R>(&mut self, template: TemplateId, run: impl FnOnce(&mut Self) -> R) -> R {
        self.apart_with(SubstitutionAccess::Template(template), run)
    }

    /// Runs quietly what is no part of the substitution in progress: its failure is not that one's.
    pub fn apart<R>(&mut self, run: impl FnOnce(&mut Self) -> R) -> R {
        let access = self.access_from_here();
        self.apart_with(access, run)
    }

    fn apart_with<R>(&mut self, access: SubstitutionAccess, run: impl FnOnce(&mut Self) -> R) -> R {
        self.across(boundary::Attempt(SubstitutionFailure { access, ..Default::default() }), run)
    }
}
