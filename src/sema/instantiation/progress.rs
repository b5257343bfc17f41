//! How far the instantiations in progress have come.

use crate::compilation::SubstitutionFailure;
use crate::il::InstanceId;
use crate::il::near::NearSet;
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
