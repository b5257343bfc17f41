//! Pragmas, each of a kind and with its text.

use super::build::Build;
use super::graph::{NodeId, Value};
use crate::lex::Pragma;
use crate::preprocess::{PragmaKind, packing_at};
use crate::tables::il_display::{Form, field, form};

impl Build<'_> {
    /// A pragma where it stands.
    pub fn pragma(&mut self, id: u32) {
        let Some(pragma) = self.unit.tokens.pragmas.get(id as usize) else { return };
        let Some(of) = pragma_form(pragma) else { return };
        let node = self.new_node(of);
        self.position(node, pragma.pos);
        // What the standard's pragmas say is known from the functions behind them.
        if of != form::PRAGMA_STDC {
            let text = String::from_utf8_lossy(&pragma.text).into_owned();
            self.g.set(node, field::PRAGMA_TEXT, Value::String(text));
        }
        let done = pragma.kind == PragmaKind::GccWarning
            || of == form::PRAGMA_PUSH_MACRO
            || of == form::PRAGMA_POP_MACRO;
        self.g.flag(node, field::IGNORE_IN_BACK_END, done);
        if of == form::PRAGMA_PACK {
            let behind = self.behind(pragma.pos);
            let packing = packing_at(&self.unit.tokens.pragmas, behind, None);
            self.g.int(node, field::ALIGNMENT, i128::from(packing.unwrap_or(0)));
        }
        let entry = self.in_sequence(node);
        self.g.link(node, field::SOURCE_SEQUENCE_ENTRY, entry);
        let scope = self.pragma_scope();
        self.g.append(scope, field::PRAGMAS, node, field::NEXT);
    }

    /// The scope that a pragma stands in: the class, the function or the file.
    fn pragma_scope(&self) -> NodeId {
        let class = self.place.class_scope.filter(|_| self.function.local_scope.is_none());
        class.or(self.function.local_scope).unwrap_or(self.file)
    }
}

/// The kind of a pragma in the display; none for those that are no entries.
fn pragma_form(pragma: &Pragma) -> Option<Form> {
    let text = String::from_utf8_lossy(&pragma.text);
    let first = text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
    let named = [
        form::PRAGMA_GCC,
        form::PRAGMA_STDC,
        form::PRAGMA_IDENT,
        form::PRAGMA_MESSAGE,
        form::PRAGMA_OMP,
        form::PRAGMA_POP_MACRO,
        form::PRAGMA_PUSH_MACRO,
        form::PRAGMA_REDEFINE_EXTNAME,
        form::PRAGMA_PACK,
    ];
    match pragma.kind {
        PragmaKind::Unroll | PragmaKind::NvAbi => return None,
        _ => {}
    }
    let of = named.into_iter().find(|of| form_name(*of) == first);
    Some(of.unwrap_or(form::PRAGMA_UNRECOGNIZED))
}

/// The name of a kind of pragmas.
fn form_name(of: Form) -> &'static str {
    let layout = &crate::tables::il_display::LAYOUTS[usize::from(of.kind)];
    layout.variants.get(usize::from(of.variant)).map_or("", |variant| variant.name)
}
