//! What is found out about a whole unit between analysing and printing it.

mod constant;
mod initial_values;
mod instance_bodies;
mod instantiated;
pub mod lifetime;
mod needed;
mod padding;
mod special_members;
mod unit_entity;

pub use constant::{
    Constants, Made, Numbers, Place, Target, computed, float_type, integral, is_null, known_extent, truncated,
};
pub use initial_values::evaluate_initializers;
pub use instance_bodies::make_instance_bodies;
pub use instantiated::{Instances, make_instantiated};
pub use needed::{Facts, Needed, is_prototype_class, needed};
pub use padding::{lay_out_classes, lay_out_padded_classes};
pub use special_members::declare_special_members;
pub use unit_entity::{UnitEntity, unit_entity};
