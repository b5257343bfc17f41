//! What the command line says about the host file.

use crate::driver;
use crate::target::Target;

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
    /// The options of a unit. `standard` is the C++ standard in force, 17 for C++17, or 0 for C; the module id
    /// is known only after analysis.
    pub fn new(options: &driver::Options, standard: u8, module_id: String) -> Self {
        let flags = &options.flags;
        let is = |flag: Option<bool>| flag == Some(true);
        Self {
            compiler: HostCompiler {
                gnu_version: options.named_gnu_version.unwrap_or(0),
                clang_version: options.clang_version(),
                pgcpp: is(flags.pgcxx),
                icc: is(flags.icc),
            },
            c: options.language() == driver::Language::C,
            standard,
            target: options.target(),
            static_host_stub: is(flags.static_host_stub),
            device_hidden_visibility: is(flags.device_hidden_visibility),
            device_c: is(flags.device_c),
            templates_as_text: flags.parse_templates == Some(false),
            system_templates_as_text: is(flags.gen_system_templates_from_text),
            partial_link: is(flags.partial_link),
            extended_lambda: is(flags.extended_lambda),
            exceptions_in_types: flags.exc_spec_in_func_type.unwrap_or(standard >= 17),
            debug_mode: is(flags.debug_mode),
            visible_unnamed_namespaces: is(flags.no_hidden_visibility_on_unnamed_ns),
            pack_alignment: options.pack_alignment,
            no_shadow_functions: is(flags.no_shadow_functions),
            stub_file_name: flags
                .stub_file_name
                .as_ref()
                .map(|name| name.as_os_str().as_encoded_bytes().to_vec())
                .unwrap_or_default(),
            module_id,
        }
    }

    /// Whether the host compiler understands gcc's diagnostic pragmas from version `gnu` on; clang always does.
    pub(super) fn has_pragmas(&self, gnu: u32) -> bool {
        self.compiler.clang_version.is_some()
            || (!self.compiler.pgcpp && (self.compiler.gnu_version == 0 || self.compiler.gnu_version > gnu))
    }
}
