//! What CUDA says of functions, calls and lambdas.

use crate::cuda::atomics::AtomicArguments;
use crate::cuda::calls::FoundUse;
use crate::cuda::launch_bounds::LaunchConfiguration;
use crate::cuda::modes::Modes;
use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::names::Name;
use crate::source::Pos;

/// What attributes, launches and the places of calls say of functions, and what was reported of it.
#[derive(Default)]
pub struct CudaFacts {
    /// What the command line says about CUDA.
    pub modes: Modes,
    /// Rows of attributes in their table, by namespace and name.
    pub attribute_rows: NearMap<(AttributeSyntax, Option<Name>, Name), u16>,
    /// What attributes say of the launches of functions.
    pub launch_configurations: NearMap<FunctionId, LaunchConfiguration>,
    /// CUDA's attributes of function templates, by what these make functions of.
    pub template_attributes: NearMap<FunctionId, Vec<Attribute>>,
    /// The functions made of such templates whose attributes have been checked.
    pub checked_instances: NearSet<FunctionId>,
    /// The function templates before which a pragma says that calls in them are not checked.
    pub unchecked_templates: NearSet<FunctionId>,
    /// Whether a variable was declared that does not live in the memory of the host.
    pub has_device_memory: bool,
    /// Where a device function with a deduced return type was last found to be named by the host.
    pub deduced_reference: Pos,
    /// Calls into other execution spaces in bodies that are being made, and uses of the memory of the device.
    pub forbidden_uses: Vec<FoundUse>,
    /// Where such calls were reported outside of instances.
    pub forbidden_places: NearSet<Pos>,
    /// Wrapped lambdas in template arguments that were only looked at ahead.
    pub misplaced_lambdas: Vec<Pos>,
    /// How many wrapped lambdas functions contain; none: what is in no function.
    pub lambda_numbers: NearMap<Option<FunctionId>, u32>,
    /// What atomic operations were last called with.
    pub atomic_arguments: AtomicArguments,
}
