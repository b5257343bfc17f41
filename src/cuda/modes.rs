//! What the command line says about CUDA.

/// Switches of the command line that the rules of CUDA depend on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Modes {
    /// constexpr functions may be called across execution spaces.
    pub relaxed_constexpr: bool,
    /// Lambda-expressions may have execution spaces of their own.
    pub extended_lambda: bool,
    /// The program is linked from separately compiled device code.
    pub separate_compilation: bool,
    /// Stubs of kernel templates are static functions.
    pub static_stubs: bool,
    /// Calls that nobody wrote, of constructors and destructors, are not checked.
    pub implicit_calls_unchecked: bool,
    /// Kernel parameters may be passed in registers.
    pub register_params: bool,
    /// Templates of system headers are printed as the text that was read.
    pub system_templates_as_text: bool,
}
