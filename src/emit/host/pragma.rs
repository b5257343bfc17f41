//! Pragmas: kept where they stood, token by token, unless they are for the front end alone.

use super::Printer;
use crate::preprocess::PragmaKind;
use crate::source::Pos;

impl Printer<'_> {
    /// Whether the host compiler sees a pragma.
    fn keeps_pragma(&self, kind: PragmaKind) -> bool {
        !matches!(
            kind,
            PragmaKind::Once
                | PragmaKind::NvDiagSuppress
                | PragmaKind::NvDiagRemark
                | PragmaKind::NvDiagWarning
                | PragmaKind::NvDiagError
                | PragmaKind::NvDiagDefault
                | PragmaKind::NvDiagOnce
                | PragmaKind::NvDiagnostic
                | PragmaKind::NvExecCheckDisable
                | PragmaKind::NvAbi
                | PragmaKind::HdWarningDisable
                | PragmaKind::GccSystemHeader
                | PragmaKind::GccWarning
                | PragmaKind::PushMacro
                | PragmaKind::PopMacro
        )
    }

    /// Prints a pragma that stands among declarations, where unrolling means nothing.
    pub(super) fn pragma(&mut self, id: u32) {
        let Some(pragma) = self.input.pragmas.get(id as usize) else { return };
        if self.keeps_pragma(pragma.kind) && !self.unrolls(id) {
            self.pragma_line(id, pragma.pos);
        }
    }

    /// Whether a pragma is one of the C standard's.
    pub(super) fn is_standard_pragma(&self, id: u32) -> bool {
        let pragma = self.input.pragmas.get(id as usize);
        pragma.is_some_and(|pragma| pragma.kind == PragmaKind::Stdc)
    }

    /// Whether a pragma asks for a loop to be unrolled.
    pub(super) fn unrolls(&self, id: u32) -> bool {
        self.input.pragmas.get(id as usize).is_some_and(|pragma| pragma.kind == PragmaKind::Unroll)
    }

    /// Prints a pragma inside a function, if it is kept.
    pub(super) fn local_pragma(&mut self, id: u32) {
        let Some(pragma) = self.input.pragmas.get(id as usize) else { return };
        if self.keeps_pragma(pragma.kind) {
            self.pragma_line(id, pragma.pos);
        }
    }

    /// Prints a pragma on a line of its own, which stands for the line of `pos`.
    pub(super) fn pragma_line(&mut self, id: u32, pos: Pos) {
        let Some(pragma) = self.input.pragmas.get(id as usize) else { return };
        let mut line = Vec::with_capacity(64);
        let written = || self.input.sources.physical_line_text(pragma.pos);
        if pragma.kind == PragmaKind::Ident && memchr::memmem::find(written(), b"pragma").is_none() {
            line.extend_from_slice(b"#");
        } else {
            line.extend_from_slice(b"#pragma ");
        }
        line.extend_from_slice(&pragma.text);
        self.w.own_line(pos, &line);
    }
}
