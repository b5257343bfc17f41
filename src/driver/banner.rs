//! What `--version` prints.

/// The version of the front end that this one stands in for.
const STANDS_IN_FOR: &str = "cudafe++ 13.0.88";

/// The banner: this program, its version, and what it stands in for.
pub(super) fn text() -> String {
    let (name, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    format!("{name} {version}: an open front end for CUDA C++\nStands in for {STANDS_IN_FOR}\n")
}
