//! What was reported, and what is not to be.

use crate::diag::{Declared, DiagId, Diagnostics, EntityKind, EntityText, Message, Severity, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::basic::unknown::UnknownPlaces;
use crate::sema::expression::made_object::MadeObjects;
use crate::sema::lookup::undeclared::Undeclared;
use crate::source::Pos;
use crate::tables::features::Feature;
use rustc_hash::{FxHashMap, FxHashSet};

/// The messages of a unit, what keeps them from being given, and what is reported once only.
pub struct Reports {
    /// The messages given so far.
    pub diags: Diagnostics,
    /// Nesting of tentative parses, in which nothing is reported.
    pub quiet: u32,
    /// How often something was found in tentative parses that would be reported.
    pub suppressed: u32,
    /// How often an undeclared name was found in tentative parses.
    pub dropped: u32,
    /// What was reported outside of instantiations, where, and how grave it was there.
    pub outside: FxHashSet<(Pos, DiagId, Severity)>,
    /// Undeclared names that were reported, by the function they are used in.
    pub undefined_names: FxHashMap<(ScopeId, Name), Undeclared>,
    /// Where template argument lists stand that were reported not to fit their templates.
    pub refused_arguments: FxHashSet<Pos>,
    /// The same for what instances of class templates declare.
    pub refused_in_instances: FxHashSet<(Pos, ClassId)>,
    /// Alias templates that name nothing valid.
    pub aliases: RefusedAliases,
    /// Where types of data members of templates name members that a class, complete or not, does not have.
    pub missing_members: FxHashSet<(Pos, bool)>,
    /// What is said of a place once: of one in a template whatever instances it is wrong in, of a function whatever calls
    /// it.
    pub told_once: FxHashSet<(Pos, DiagId)>,
    /// Where qualified names of types stand whose access was checked.
    pub checked_type_names: FxHashSet<Pos>,
    /// Values in braced lists that were found not to fit.
    pub narrowed: FxHashSet<Pos>,
    /// What options or pragmas let be shown.
    pub shown: Shown,
    /// Whether the message about too deep nesting was given.
    pub nesting: bool,
    /// The types of the library of which was said that they are not declared, or not as they are needed: those of three-way
    /// comparisons, and that of the parts of places.
    pub orderings: FxHashSet<Name>,
    /// Features that were reported because the standard in force lacks them.
    pub used_features: FxHashSet<Feature>,
    /// How often the analysis fell back to the unknown type for another reason than a substitution that fails.
    pub fallbacks: u64,
    /// Places where the analysis fell back to the unknown type; `None`: not asked for.
    pub unknown_places: Option<UnknownPlaces>,
    /// Objects of which is to be told that nothing can destroy them.
    pub made: MadeObjects,
}

/// Alias templates and the arguments with which what they name was found to be invalid.
#[derive(Default)]
pub struct RefusedAliases {
    /// Those of which it was told.
    pub told: FxHashSet<(TemplateId, List<TemplateArg>)>,
    /// Those with which it was found out where nothing is reported.
    pub silent: FxHashSet<(TemplateId, List<TemplateArg>)>,
}

/// Which remarks options or pragmas let be shown that are asked about often.
#[derive(Clone, Copy, Default)]
pub struct Shown {
    /// Those about what is never used.
    pub unused: bool,
    /// Those about variables that are hidden.
    pub hidden: bool,
    /// The one about allocation functions of a class that have none beside them to give the memory back.
    pub allocation: bool,
}

impl Reports {
    /// A unit about which nothing was reported but what reading its text gave.
    pub fn new(diags: Diagnostics) -> Self {
        let mut reports = Self {
            shown: Shown::default(),
            diags,
            quiet: 0,
            suppressed: 0,
            dropped: 0,
            outside: FxHashSet::default(),
            undefined_names: FxHashMap::default(),
            refused_arguments: FxHashSet::default(),
            refused_in_instances: FxHashSet::default(),
            missing_members: FxHashSet::default(),
            told_once: FxHashSet::default(),
            aliases: RefusedAliases::default(),
            checked_type_names: FxHashSet::default(),
            narrowed: FxHashSet::default(),
            nesting: false,
            orderings: FxHashSet::default(),
            used_features: FxHashSet::default(),
            fallbacks: 0,
            unknown_places: None,
            made: MadeObjects::default(),
        };
        reports.follow_severities();
        reports
    }

    /// How often anything was found in tentative parses that would be reported: where it grows, what was read is to be
    /// read again for the messages.
    #[inline]
    pub fn silenced(&self) -> u32 {
        self.suppressed.wrapping_add(self.dropped)
    }

    /// Looks which remarks are to be shown, after more is known of what changes severities: that is about what stands
    /// behind it.
    pub fn follow_severities(&mut self) {
        let nothing = || EntityText::new(EntityKind::None, "", Declared::Implicitly);
        let unused = [
            messages::unreferenced_function_param(nothing()),
            messages::declared_but_not_referenced(nothing()),
            messages::set_but_not_used(nothing()),
        ];
        let hidden = [messages::declaration_hides(nothing()), messages::declaration_hides_2(nothing())];
        let allocation = messages::no_corresponding_member_operator_delete(nothing(), "");
        let may_show = |remark: &Message| self.diags.may_show(remark.id());
        self.shown = Shown {
            unused: self.shown.unused || unused.iter().any(may_show),
            hidden: hidden.iter().any(may_show),
            allocation: may_show(&allocation),
        };
    }
}
