//! What is found out about classes and their special members.

use crate::compilation::Compilation;
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::sema::class::constructor::Fault;
use crate::sema::expression::lambda::captures::CaptureIndex;
use crate::sema::layout::VirtualPlace;
use crate::sema::lookup::Key;
use crate::sema::traits::part_facts::PartFacts;
use crate::source::Pos;

/// What attributes of a typedef name ask for.
#[derive(Clone, Copy)]
pub enum TypedefAlignment {
    Bytes(u64),
    /// What only an instantiation knows.
    Open(List<AttributeId>),
}

/// Answers about classes and their members, and the questions that are open.
#[derive(Default)]
pub struct ClassFacts {
    /// Member functions whose exception specifications are compared with those of what they override once the outermost
    /// class is read.
    pub uncompared: Vec<(ClassId, FunctionId)>,
    /// The alignments that typedef names give their types.
    pub aligned_typedefs: NearMap<TypedefId, TypedefAlignment>,
    /// Where the virtual bases of classes with empty parts lie in complete objects.
    pub virtual_places: NearMap<ClassId, Vec<VirtualPlace>>,
    /// Classes that are being laid out.
    pub open_layouts: NearSet<ClassId>,
    /// How many ways lead from a class with bases to itself and its bases.
    pub base_paths: NearMap<ClassId, u32>,
    /// By number, whether a class is a base of another one.
    pub derived_from: Vec<bool>,
    /// Complete classes with deep hierarchies of which all is complete and nothing depends on template parameters.
    pub known_hierarchies: NearSet<ClassId>,
    /// The names that functions declared virtual have, each with its class where that is the only one.
    pub virtual_names: NearMap<Key, Option<ClassId>>,
    /// Each class that has many bases, with each of those classes.
    pub base_classes: NearSet<(ClassId, ClassId)>,
    /// Where the captures of closures that have many of them stand, by the variables.
    pub captured: NearMap<ClassId, CaptureIndex>,
    /// What is known of the parts of the class that is looked at.
    pub part_facts: PartFacts,
    /// Why objects that are parts of the class that is looked at cannot be made without arguments.
    pub default_faults: NearMap<ClassId, Option<Fault>>,
    /// Whether aggregates have references as members that only a list can bind.
    pub holding_references: NearMap<ClassId, bool>,
    /// The classes whose implicit default constructors were generated.
    pub generated: NearSet<ClassId>,
    /// Classes whose implicit copy constructor, or assignment operator, takes no constant objects.
    pub variable_copies: NearSet<(ClassId, bool)>,
    /// Constructors that delegate, with those they delegate to.
    pub delegations: NearMap<FunctionId, FunctionId>,
    /// The defaulted comparisons of which it is known, or being found out, whether a part of the class deletes them.
    pub deleted_comparisons: NearMap<FunctionId, bool>,
    /// Static data members that are defined outside of their classes, and where.
    pub data_members_defined: NearMap<VariableId, Pos>,
    /// What is known of the conditions of explicit functions.
    pub explicit_conditions: NearMap<FunctionId, bool>,
}

impl Compilation {
    /// Whether a class is local to a function or nested in one that is ([class.local]).
    pub fn is_in_local_class(&self, class: ClassId) -> bool {
        let mut at = Some(class);
        while let Some(class) = at {
            if self.il[class].flags.contains(ClassFlags::LOCAL) {
                return true;
            }
            at = self.class_of_scope(self.il[class].enclosing);
        }
        false
    }
}
