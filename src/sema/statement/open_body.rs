//! What is gathered while the body of a function is read or made.

use crate::il::*;
use crate::names::Name;
use crate::sema::declaration::unused::{Local, Uses};
use crate::sema::statement::SwitchLabels;
use crate::sema::statement::flow::Flow;
use crate::sema::statement::jump::Jumps;
use rustc_hash::{FxHashMap, FxHashSet};

/// The labels, jumps and local variables of the function body that is open.
#[derive(Default)]
pub struct OpenBody {
    /// Labels of the function body being analysed.
    pub labels: FxHashMap<Name, LabelId>,
    /// The labels that the blocks around this place declare for themselves (GNU), with what their names were before.
    pub local_labels: Vec<(Name, Option<LabelId>)>,
    /// Labels that something goes to or takes the address of.
    pub used_labels: FxHashSet<LabelId>,
    /// How control comes to the statement that is read.
    pub flow: Flow,
    /// What jumps in the function may bypass.
    pub jumps: Jumps,
    /// Types that switch statements around this place switch on.
    pub switch_types: Vec<TypeId>,
    /// The labels of those switch statements.
    pub switch_labels: Vec<SwitchLabels>,
    /// What the functions and blocks that are open have declared.
    pub locals: Vec<Local>,
    /// How variables are used, for the remarks about those that are not.
    pub uses: FxHashMap<VariableId, Uses>,
    /// Local variables that nothing has given a value yet, with the number of loops around their declarations.
    pub unset: FxHashMap<VariableId, u32>,
    /// The placeholder in the return type of the function for which a return statement gives no type.
    pub undeduced_return: Option<TypeId>,
    /// The constructor of whose function-try-block a handler is being read.
    pub constructor_of_handler: Option<FunctionId>,
}
