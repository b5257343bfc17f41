//! The names of a unit, and what they were given to.

use super::hidden_namespace::HiddenNamespaces;
use super::hiding::SharedNames;
use crate::emit::host::Input;
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::names::Name;

/// Which names hide others, which were made up, and which have been mentioned.
pub(in crate::emit::host) struct UnitNames {
    /// The names that can be hidden.
    pub shared_names: SharedNames,
    /// The namespaces that classes hide.
    pub hidden_namespaces: HiddenNamespaces,
    /// The types that using-declarations brought into namespaces.
    pub brought_in: NearSet<(ScopeId, Entity)>,
    /// Enumerations that are built into the device compiler.
    pub hidden_enums: NearSet<EnumId>,
    /// How many `__Tn` names were given out.
    pub invented_names: u32,
    /// Names given to unnamed parameters of kernels.
    pub parameter_names: NearMap<VariableId, u32>,
    /// Names given to unnamed template parameters of kernel templates.
    pub template_parameter_names: NearMap<TemplateParamId, u32>,
    /// What the last template header that was printed calls the parameter of a depth and index.
    pub last_parameters: NearMap<(u16, u32), Name>,
    /// The arguments that the first mentions of functions give, where closure types are among those of their instances.
    pub first_mentions: NearMap<FunctionId, List<TemplateArg>>,
    /// Closure types that a typedef names, with its number.
    pub named_closures: NearMap<ClassId, u32>,
    /// What was declared with the classes and enumerations that have no name, by their type.
    pub unnamed_objects: NearMap<TypeId, Entity>,
    /// Classes that were mentioned, so that their tag is needed no more.
    pub mentioned_tags: NearSet<ClassId>,
    /// Whether the first mention of a class template instance stood in a function or the declaration of a function
    /// template, and whether it stood in a body.
    pub first_mention_in_function: NearMap<ClassId, (bool, bool)>,
    /// Whether an instance of a variable template was first named in a function.
    pub first_variable_in_function: NearMap<VariableId, bool>,
}

impl UnitNames {
    /// The names of a unit of which nothing has been printed.
    pub fn new(input: &Input) -> Self {
        Self {
            shared_names: SharedNames::of(input),
            hidden_namespaces: HiddenNamespaces::of(input),
            brought_in: NearSet::default(),
            hidden_enums: NearSet::default(),
            invented_names: 0,
            parameter_names: NearMap::default(),
            template_parameter_names: NearMap::default(),
            last_parameters: NearMap::default(),
            first_mentions: NearMap::default(),
            named_closures: NearMap::default(),
            unnamed_objects: NearMap::default(),
            mentioned_tags: NearSet::default(),
            first_mention_in_function: NearMap::default(),
            first_variable_in_function: NearMap::default(),
        }
    }
}
