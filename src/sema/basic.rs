//! Types and what is asked about them; where no type is known (`[basic.types]`).

pub(super) mod completeness;
pub mod types;
pub mod unknown;
