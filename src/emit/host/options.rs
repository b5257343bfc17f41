//! What the command line says about the host file.

use crate::target::Target;
use std::path::PathBuf;

/// What the command line says about the host file.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The compiler that the host file is for.
    pub compiler: HostCompiler,
    /// Whether the unit is C and not C++.
    pub c: bool,
    /// The C++ standard: 17 for C++17.
    pub standard: u8,
    /// Sizes of types.
    pub target: Target,
    /// Kernel templates become static, for whole-program compilation.
    pub static_host_stub: bool,
    /// Entities of the device get hidden visibility.
    pub device_hidden_visibility: bool,
    /// Relocatable device code: variables keep their linkage, and reference arrays are written.
    pub device_c: bool,
    /// Templates are printed as they are written; so are those of system headers alone.
    pub templates_as_text: bool,
    pub system_templates_as_text: bool,
    /// Reference arrays are written although the variables have internal linkage.
    pub partial_link: bool,
    /// Extended lambdas are enabled.
    pub extended_lambda: bool,
    /// Exception specifications are part of function types.
    pub exceptions_in_types: bool,
    /// Device code is compiled for debugging.
    pub debug_mode: bool,
    /// Unnamed namespaces keep default visibility.
    pub visible_unnamed_namespaces: bool,
    /// The alignment that members are packed to where no pragma says another one.
    pub pack_alignment: Option<u32>,
    /// Device functions get no stand-in bodies.
    pub no_shadow_functions: bool,
    /// The file that the host file includes at its end, as named on the command line.
    pub stub_file_name: Vec<u8>,
    /// The id of the unit that names its unnamed namespaces.
    pub module_id: String,
    /// In which folder a file may hold what is printed until all of it is; otherwise it is held in memory.
    pub aside: Option<PathBuf>,
}

/// A host compiler.
#[derive(Clone, Debug, Default)]
pub struct HostCompiler {
    /// Version of the host compiler as gcc numbers it: 120200 for 12.2.0; 0 when it was not given.
    pub gnu_version: u32,
    /// Version of clang in the same form, when that is the host compiler.
    pub clang_version: Option<u32>,
    /// The host compiler is pgc++ or one that behaves like it.
    pub pgcpp: bool,
    /// The host compiler is icc.
    pub icc: bool,
}

impl Options {
    /// Whether the host compiler understands gcc's diagnostic pragmas from version `gnu` on; clang always does.
    pub(super) fn has_pragmas(&self, gnu: u32) -> bool {
        self.compiler.clang_version.is_some()
            || (!self.compiler.pgcpp && (self.compiler.gnu_version == 0 || self.compiler.gnu_version > gnu))
    }
}
