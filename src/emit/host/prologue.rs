//! What stands before and after the unit: pragmas that silence the host compiler, the managed-variable runtime,
//! the macros of extended lambdas, and the inclusion of the stub file.

use super::Printer;
use crate::emit::writer::quote;
use crate::il::Read;
use crate::source::{Pos, SegmentId};
use crate::tables::host_runtime;

impl Printer<'_> {
    /// Prints everything that stands before the first declaration.
    pub(super) fn prologue(&mut self) {
        let options = self.options;
        let clang = options.compiler.clang_version.is_some();
        let mut text = String::with_capacity(2048);
        let push = options.has_pragmas(host_runtime::DIAGNOSTIC_PUSH);
        let ignored = options.has_pragmas(host_runtime::DIAGNOSTIC_IGNORED);
        let typedefs = match options.compiler.clang_version {
            Some(version) => version > host_runtime::UNUSED_LOCAL_TYPEDEFS_CLANG,
            None => options.has_pragmas(host_runtime::UNUSED_LOCAL_TYPEDEFS_GNU) && !options.compiler.icc,
        };
        let mut add = |parts: &[&str]| parts.iter().for_each(|part| text.push_str(part));
        if typedefs {
            add(&[host_runtime::IGNORE_TYPEDEFS, "\n", host_runtime::LINE_ONE]);
        }
        if options.static_host_stub {
            add(&["\n", host_runtime::IGNORE_ATTRIBUTES, "\n"]);
        }
        if push {
            add(&[host_runtime::PUSH, "\n", host_runtime::LINE_ONE]);
        }
        if ignored {
            add(&[host_runtime::IGNORE_VARIABLES, "\n", host_runtime::LINE_ONE]);
            add(&[host_runtime::IGNORE_FUNCTIONS, "\n", host_runtime::LINE_ONE]);
        }
        add(&[host_runtime::MANAGED_RUNTIME]);
        if options.compiler.pgcpp {
            add(&[host_runtime::UNUSED]);
        }
        add(&[host_runtime::MANAGED_RUNTIME_START]);
        if push {
            add(&[host_runtime::LINE_ONE, host_runtime::POP, "\n"]);
        }
        if ignored {
            add(&[host_runtime::LINE_ONE, host_runtime::IGNORE_VARIABLES, "\n\n"]);
        }
        if clang {
            add(&[host_runtime::LINE_ONE, host_runtime::IGNORE_FIELDS, "\n\n"]);
            add(&[host_runtime::LINE_ONE, host_runtime::IGNORE_PARAMETERS, "\n\n"]);
        }
        add(&[host_runtime::LINE_ONE]);
        if !options.extended_lambda {
            add(&[host_runtime::NO_LAMBDA_MACROS]);
        }
        add(&[host_runtime::LINE_ONE]);
        let mut first = b"# 1 ".to_vec();
        let segment = self.first_segment();
        quote(self.input.sources.segment_file(segment), &mut first);
        self.w.own_line(Pos::NONE, &first);
        self.w.raw(&text);
        self.w.set_line(1);
        self.w.set_segment(segment);
    }

    /// The segment that the unit is named after and begins in: that of a line marker on the first line, else the input.
    fn first_segment(&self) -> SegmentId {
        let marked = self.input.sources.physical_line_text(Pos(1)).starts_with(b"# ");
        SegmentId(u32::from(marked))
    }

    /// Prints everything that stands behind the last declaration: the inclusion of the stub file, which names
    /// the unnamed namespaces of the unit through a macro.
    pub(super) fn epilogue(&mut self) {
        let directive = match self.options.compiler.clang_version {
            Some(_) => host_runtime::LINE_ONE_OF_CLANG,
            None => host_runtime::LINE_ONE_OF,
        };
        let stub = &self.options.stub_file_name;
        let line = [directive.as_bytes(), stub, b"\"\n"].concat();
        let mut text = Vec::with_capacity(512);
        text.extend_from_slice(b"\n");
        text.extend_from_slice(&line);
        text.extend_from_slice(host_runtime::UNNAMED_NAMESPACE_START.as_bytes());
        text.extend_from_slice(self.unnamed_namespace_name().as_bytes());
        text.extend_from_slice(host_runtime::UNNAMED_NAMESPACE_USE.as_bytes());
        text.extend_from_slice(&line);
        text.extend_from_slice(host_runtime::INCLUDE_START.as_bytes());
        text.extend_from_slice(stub);
        text.extend_from_slice(b"\"\n");
        text.extend_from_slice(&line);
        text.extend_from_slice(host_runtime::UNNAMED_NAMESPACE_END.as_bytes());
        self.w.drop_position();
        self.w.close_line();
        self.w.raw_bytes(&text);
    }

    /// Prints a declaration for a unit that has none, which C does not allow.
    pub(super) fn dummy(&mut self) {
        self.text(host_runtime::EMPTY_UNIT);
    }

    /// The name that unnamed namespaces of this unit are given.
    pub(super) fn unnamed_namespace_name(&self) -> String {
        self.il.reads.note_rare(Read::UnitId);
        let mut name = String::from(host_runtime::UNNAMED_NAMESPACE);
        name.push_str(&self.options.module_id);
        name
    }

    /// Prints the inclusion of the runtime header, once: it needs `size_t` to be declared before.
    pub(super) fn runtime_header(&mut self) {
        if !std::mem::replace(&mut self.runtime_included, true) {
            self.w.close_line();
            self.w.raw(host_runtime::RUNTIME_HEADER);
        }
    }
}
