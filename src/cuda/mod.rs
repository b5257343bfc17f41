//! What CUDA adds to C++: execution and memory spaces, launches, and their effect on declarations.

pub mod annotations;
pub mod atomics;
pub mod attributes;
mod callee_name;
pub mod calls;
mod declaration;
mod demangle;
mod implicit_calls;
mod instance_attributes;
mod instance_bodies;
mod kernel;
pub mod lambda;
mod lambda_types;
pub mod launch;
pub mod launch_bounds;
pub mod modes;
mod overriding;
mod resolvers;
mod variable;
