//! Pragmas, each of a kind and with its text.

use super::build::Build;
use crate::preprocess::{Pragma, PragmaKind, packing_at};
use crate::source::Pos;
use crate::tables::il_display::{New, PragmaNode, ScopeNode, constant, form, kind, new, pragma, scope, word};

/// When something is done about a pragma: in the order of the list of a scope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Urgency {
    /// What the compiler knows is done at once, ...
    Known,
    /// ... what concerns macros even before names are looked up, ...
    Macro,
    /// ... and what only reports something.
    Told,
    /// A pragma of the standard.
    Standard,
    /// The rest waits for what stands behind it.
    Waiting,
}

impl Build<'_> {
    /// A pragma where it stands.
    pub fn pragma(&mut self, id: u32) {
        self.pragmas(&[id]);
    }

    /// Pragmas with nothing between them. Those that are dealt with when they are read come before those that wait for
    /// the next declaration, each list in an order of its own.
    pub fn pragmas(&mut self, ids: &[u32]) {
        let mut made: Vec<(PragmaNode, Urgency)> = Vec::new();
        for id in ids {
            let Some(pragma) = self.unit.pragmas.get(*id as usize) else { continue };
            if let Some(of) = pragma_form(pragma) {
                let of = if self.is_ident_directive(pragma) { new::PRAGMA_IDENT_CONSTANT } else { of };
                made.push((self.pragma_entry(pragma, of), urgency(pragma, of)));
            }
        }
        made.sort_by_key(|(_, urgency)| match urgency {
            Urgency::Told => Urgency::Macro,
            urgency => *urgency,
        });
        let scope = self.pragma_scope();
        for (node, urgency) in &made {
            let at_once = matches!(urgency, Urgency::Known | Urgency::Told);
            let within = if at_once { self.scope_of_last_block() } else { None };
            let scope = within.unwrap_or(scope);
            self.g.append(scope, scope::PRAGMAS, *node, pragma::NEXT);
        }
        made.sort_by_key(|(node, urgency)| match urgency {
            Urgency::Macro | Urgency::Standard => (*urgency, *node),
            Urgency::Known | Urgency::Told | Urgency::Waiting => (Urgency::Waiting, *node),
        });
        for (node, _) in made {
            self.statement_in_sequence(node);
        }
    }

    fn pragma_entry(&mut self, pragma: &Pragma, of: New<kind::Pragma>) -> PragmaNode {
        let node = self.new_node(of);
        self.position(node, pragma.pos);
        if of.form() == form::PRAGMA_IDENT_CONSTANT {
            self.ident_constant(node, pragma);
            return node;
        }
        // What the standard's pragmas say is known from the functions behind them.
        if of.form() != form::PRAGMA_STDC {
            let mut text = String::from_utf8_lossy(&pragma.text).into_owned();
            if urgency(pragma, of) == Urgency::Macro {
                text.retain(|c| c != ' ');
            }
            self.g.string(node, pragma::PRAGMA_TEXT, text);
        }
        let done = matches!(pragma.kind, PragmaKind::GccWarning | PragmaKind::GccSystemHeader)
            || urgency(pragma, of) == Urgency::Macro;
        self.g.flag(node, pragma::IGNORE_IN_BACK_END, done);
        if of.form() == form::PRAGMA_PACK {
            let behind = Pos(pragma.pos.0.saturating_add(1));
            let packing = packing_at(self.unit.pragmas, behind, None);
            self.g.int(node, pragma::ALIGNMENT, i128::from(packing.unwrap_or(0)));
        }
        node
    }

    /// Whether a pragma is the directive of its own that does the same.
    fn is_ident_directive(&self, pragma: &Pragma) -> bool {
        let line = self.unit.sources.physical_line_text(pragma.pos);
        let word = line.trim_ascii_start().strip_prefix(b"#").map(|line| line.trim_ascii_start());
        pragma.kind == PragmaKind::Ident && word.is_some_and(|word| pragma.text.starts_with(first_word(word)))
    }

    /// The string that `#ident` says.
    fn ident_constant(&mut self, node: PragmaNode, pragma: &Pragma) {
        let text = String::from_utf8_lossy(&pragma.text).into_owned();
        let text = text.split_once('"').map_or("", |(_, behind)| behind.trim_end().trim_end_matches('"'));
        let value = self.text_constant(text);
        self.g.word(value, constant::LITERAL_KIND, word::NOT_A_LITERAL);
        let line = self.unit.sources.physical_line_text(pragma.pos);
        let from = (self.unit.sources.column(pragma.pos) as usize).saturating_sub(1);
        let quote = line.iter().skip(from).position(|byte| *byte == b'"').unwrap_or(0);
        self.constant_position(value, Pos(pragma.pos.0.saturating_add(quote as u32)));
        self.g.link(node, pragma::CONSTANT, value);
    }

    /// The scope that a pragma stands in: the class, the function or the file.
    fn pragma_scope(&self) -> ScopeNode {
        let class = self.place.class_scope.filter(|_| self.function.local_scope.is_none());
        class.or(self.function.local_scope).unwrap_or(self.file)
    }
}

/// The kind of a pragma in the display; none for those that are no entries.
fn pragma_form(pragma: &Pragma) -> Option<New<kind::Pragma>> {
    let text = String::from_utf8_lossy(&pragma.text);
    let first = text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
    let named = [
        new::PRAGMA_GCC,
        new::PRAGMA_STDC,
        new::PRAGMA_IDENT,
        new::PRAGMA_MESSAGE,
        new::PRAGMA_OMP,
        new::PRAGMA_POP_MACRO,
        new::PRAGMA_PUSH_MACRO,
        new::PRAGMA_REDEFINE_EXTNAME,
        new::PRAGMA_PACK,
    ];
    match pragma.kind {
        PragmaKind::Unroll
        | PragmaKind::NvAbi
        | PragmaKind::NvExecCheckDisable
        | PragmaKind::HdWarningDisable
        | PragmaKind::NvDiagSuppress
        | PragmaKind::NvDiagRemark
        | PragmaKind::NvDiagWarning
        | PragmaKind::NvDiagError
        | PragmaKind::NvDiagDefault
        | PragmaKind::NvDiagOnce
        | PragmaKind::NvDiagnostic => return None,
        _ => {}
    }
    let of = named.into_iter().find(|of| form_name(*of) == first);
    Some(of.unwrap_or(new::PRAGMA_UNRECOGNIZED))
}

/// The word that a text begins with.
fn first_word(text: &[u8]) -> &[u8] {
    let end = text.iter().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

/// The name of a kind of pragmas.
fn form_name(of: New<kind::Pragma>) -> &'static str {
    let layout = &crate::tables::il_display::LAYOUTS[usize::from(of.form().kind)];
    layout.variants.get(usize::from(of.form().variant)).map_or("", |variant| variant.name)
}

fn urgency(pragma: &Pragma, of: New<kind::Pragma>) -> Urgency {
    match of.form() {
        form::PRAGMA_PUSH_MACRO | form::PRAGMA_POP_MACRO => Urgency::Macro,
        form::PRAGMA_STDC => Urgency::Standard,
        form::PRAGMA_GCC if matches!(pragma.kind, PragmaKind::GccWarning | PragmaKind::GccSystemHeader) => {
            Urgency::Told
        }
        form::PRAGMA_GCC if pragma.kind != PragmaKind::GccDiagnostic => Urgency::Known,
        form::PRAGMA_MESSAGE => Urgency::Known,
        _ => Urgency::Waiting,
    }
}
