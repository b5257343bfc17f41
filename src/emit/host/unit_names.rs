//! The names of a unit, and what they were given to.

use super::Input;
use super::hidden_namespace::HiddenNamespaces;
use super::hiding::SharedNames;
use crate::il::*;
use crate::names::Name;
use rustc_hash::{FxHashMap, FxHashSet};

/// Which names hide others, which were made up, and which have been mentioned.
pub(super) struct UnitNames {
    /// The names that can be hidden.
    pub shared_names: SharedNames,
    /// The namespaces that classes hide.
    pub hidden_namespaces: HiddenNamespaces,
    /// The types that using-declarations brought into namespaces.
    pub brought_in: FxHashSet<(ScopeId, Entity)>,
    /// Enumerations that are built into the device compiler.
    pub hidden_enums: FxHashSet<EnumId>,
    /// How many `__Tn` names were given out.
    pub invented_names: u32,
    /// Names given to unnamed parameters of kernels.
    pub parameter_names: FxHashMap<VariableId, u32>,
    /// Names given to unnamed template parameters of kernel templates.
    pub template_parameter_names: FxHashMap<TemplateParamId, u32>,
    /// What the last template header that was printed calls the parameter of a depth and index.
    pub last_parameters: FxHashMap<(u16, u32), Name>,
    /// The arguments that the first mentions of functions give, where closure types are among those of their instances.
    pub first_mentions: FxHashMap<FunctionId, List<TemplateArg>>,
    /// Closure types that a typedef names, with its number.
    pub named_closures: FxHashMap<ClassId, u32>,
    /// What was declared with the classes and enumerations that have no name, by their type.
    pub unnamed_objects: FxHashMap<TypeId, Entity>,
    /// Classes that were mentioned, so that their tag is needed no more.
    pub mentioned_tags: FxHashSet<ClassId>,
    /// Whether the first mention of a class template instance stood in a function or the declaration of a function
    /// template, and whether it stood in a body.
    pub first_mention_in_function: FxHashMap<ClassId, (bool, bool)>,
    /// Whether an instance of a variable template was first named in a function.
    pub first_variable_in_function: FxHashMap<VariableId, bool>,
}

impl UnitNames {
    /// The names of a unit of which nothing has been printed.
    pub fn new(input: &Input) -> Self {
        Self {
            shared_names: SharedNames::of(input),
            hidden_namespaces: HiddenNamespaces::of(input),
            brought_in: FxHashSet::default(),
            hidden_enums: FxHashSet::default(),
            invented_names: 0,
            parameter_names: FxHashMap::default(),
            template_parameter_names: FxHashMap::default(),
            last_parameters: FxHashMap::default(),
            first_mentions: FxHashMap::default(),
            named_closures: FxHashMap::default(),
            unnamed_objects: FxHashMap::default(),
            mentioned_tags: FxHashSet::default(),
            first_mention_in_function: FxHashMap::default(),
            first_variable_in_function: FxHashMap::default(),
        }
    }
}
