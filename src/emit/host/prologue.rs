//! What stands before and after the unit: pragmas that silence the host compiler, the managed-variable runtime,
//! the macros of extended lambdas, and the inclusion of the stub file.

use super::Printer;
use crate::emit::writer::quote;
use crate::source::{Pos, SegmentId};

/// From these versions on, gcc knows the warning or pragma (that is, for versions above).
const UNUSED_LOCAL_TYPEDEFS: u32 = 40799;
const UNUSED_LOCAL_TYPEDEFS_CLANG: u32 = 30599;
pub(super) const DIAGNOSTIC_PUSH: u32 = 40599;
const DIAGNOSTIC_IGNORED: u32 = 40199;

const MANAGED_RUNTIME: &str = "static char __nv_inited_managed_rt = 0; static void **__nv_fatbinhandle_for_managed_rt; \
static void __nv_save_fatbinhandle_for_managed_rt(void **in){__nv_fatbinhandle_for_managed_rt = in;} \
static char __nv_init_managed_rt_with_module(void **);";
const MANAGED_RUNTIME_START: &str = " static inline void __nv_init_managed_rt(void) { __nv_inited_managed_rt = (__nv_inited_managed_rt ? \
__nv_inited_managed_rt                 : __nv_init_managed_rt_with_module(__nv_fatbinhandle_for_managed_rt));}\n";
const LAMBDA_MACROS: &str = "#define __nv_is_extended_device_lambda_closure_type(X) false
#define __nv_is_extended_host_device_lambda_closure_type(X) false
#define __nv_is_extended_device_lambda_with_preserved_return_type(X) false
#if defined(__nv_is_extended_device_lambda_closure_type) && defined(__nv_is_extended_host_device_lambda_closure_type)\
&& defined(__nv_is_extended_device_lambda_with_preserved_return_type)
#endif

";
const RUNTIME_HEADER: &str = "#if !defined(__CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__)
#define __CUDA_INCLUDE_COMPILER_INTERNAL_HEADERS__
#endif
#include \"crt/host_runtime.h\"
";
pub(super) const IGNORE_ATTRIBUTES: &str = "#pragma GCC diagnostic ignored \"-Wattributes\"\n";

impl Printer<'_> {
    /// Prints everything that stands before the first declaration.
    pub(super) fn prologue(&mut self) {
        let options = self.options;
        let clang = options.compiler.clang_version.is_some();
        let mut text = String::with_capacity(2048);
        let push = options.has_pragmas(DIAGNOSTIC_PUSH);
        let ignored = options.has_pragmas(DIAGNOSTIC_IGNORED);
        let typedefs = match options.compiler.clang_version {
            Some(version) => version > UNUSED_LOCAL_TYPEDEFS_CLANG,
            None => options.has_pragmas(UNUSED_LOCAL_TYPEDEFS) && !options.compiler.icc,
        };
        if typedefs {
            text.push_str("#pragma GCC diagnostic ignored \"-Wunused-local-typedefs\"\n# 1\n");
        }
        if options.static_host_stub {
            text.push('\n');
            text.push_str(IGNORE_ATTRIBUTES);
        }
        if push {
            text.push_str("#pragma GCC diagnostic push\n# 1\n");
        }
        if ignored {
            text.push_str("#pragma GCC diagnostic ignored \"-Wunused-variable\"\n# 1\n");
            text.push_str("#pragma GCC diagnostic ignored \"-Wunused-function\"\n# 1\n");
        }
        text.push_str(MANAGED_RUNTIME);
        if options.compiler.pgcpp {
            text.push_str("__attribute__((unused)) ");
        }
        text.push_str(MANAGED_RUNTIME_START);
        if push {
            text.push_str("# 1\n#pragma GCC diagnostic pop\n");
        }
        if ignored {
            text.push_str("# 1\n#pragma GCC diagnostic ignored \"-Wunused-variable\"\n\n");
        }
        if clang {
            text.push_str("# 1\n#pragma GCC diagnostic ignored \"-Wunused-private-field\"\n\n");
            text.push_str("# 1\n#pragma GCC diagnostic ignored \"-Wunused-parameter\"\n\n");
        }
        text.push_str("# 1\n");
        if !options.extended_lambda {
            text.push_str(LAMBDA_MACROS);
        }
        text.push_str("# 1\n");
        let mut first = b"# 1 ".to_vec();
        quote(self.primary_file(), &mut first);
        self.w.own_line(Pos::NONE, &first);
        self.w.raw(&text);
        self.w.set_line(1);
    }

    /// The name of the unit: what a line marker on the first line says, else the name of the input.
    fn primary_file(&self) -> &[u8] {
        let sources = self.input.sources;
        let marked = sources.physical_line_text(Pos(1)).starts_with(b"# ");
        sources.segment_file(SegmentId(u32::from(marked)))
    }

    /// Prints everything that stands behind the last declaration: the inclusion of the stub file, which names
    /// the unnamed namespaces of the unit through a macro.
    pub(super) fn epilogue(&mut self) {
        let directive: &[u8] =
            if self.options.compiler.clang_version.is_some() { b"#line 1 \"" } else { b"# 1 \"" };
        let stub = &self.options.stub_file_name;
        let mut line = directive.to_vec();
        line.extend_from_slice(stub);
        line.extend_from_slice(b"\"\n");
        let mut text = Vec::with_capacity(512);
        text.extend_from_slice(b"\n");
        text.extend_from_slice(&line);
        text.extend_from_slice(b"#define _NV_ANON_NAMESPACE ");
        text.extend_from_slice(self.unnamed_namespace_name().as_bytes());
        text.extend_from_slice(b"\n#ifdef _NV_ANON_NAMESPACE\n#endif\n");
        text.extend_from_slice(&line);
        text.extend_from_slice(b"#include \"");
        text.extend_from_slice(stub);
        text.extend_from_slice(b"\"\n");
        text.extend_from_slice(&line);
        text.extend_from_slice(b"#undef _NV_ANON_NAMESPACE\n");
        self.w.drop_position();
        self.w.close_line();
        self.w.raw_bytes(&text);
    }

    /// Prints a declaration for a unit that has none, which C does not allow.
    pub(super) fn dummy(&mut self) {
        self.text("int __dummy_to_avoid_empty_file;");
    }

    /// The name that unnamed namespaces of this unit are given.
    pub(super) fn unnamed_namespace_name(&self) -> String {
        let mut name = String::from("_GLOBAL__N_");
        name.push_str(&self.options.module_id);
        name
    }

    /// Prints the inclusion of the runtime header, once: it needs `size_t` to be declared before.
    pub(super) fn runtime_header(&mut self) {
        if !std::mem::replace(&mut self.runtime_included, true) {
            self.w.close_line();
            self.w.raw(RUNTIME_HEADER);
        }
    }
}
