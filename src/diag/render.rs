//! The text of messages and phrases: templates with their fill-ins put in.

use super::colour::{Colours, Role};
use super::phrase::{Declared, EntityText, Fill, Phrase, phrases};
use super::source_position::Positions;
use super::template::{Format, Piece, Template};
use crate::source::Pos;
use std::fmt::Write;

/// What fill-ins are shown with.
#[derive(Clone, Copy)]
pub(super) struct Rendering<'a> {
    pub positions: &'a dyn Positions,
    pub colours: &'a Colours,
    /// The file of the message: places in it are named by their line alone.
    pub file: Option<&'a str>,
}

impl Rendering<'_> {
    /// A phrase with its fill-ins.
    pub fn phrase(&self, phrase: &Phrase) -> String {
        let (template, fills) = phrase.parts();
        self.fill_in(template, fills)
    }

    /// A template with its fill-ins, which come in the order in which the template first names them.
    pub fn fill_in(&self, template: &Template, fills: &[Fill]) -> String {
        let mut out = String::with_capacity(template.text.len() + 32);
        for piece in template.pieces {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Fill { index, format } => {
                    if let Some(fill) = fills.get(*index) {
                        self.push(&mut out, fill, *format);
                    }
                }
            }
        }
        out
    }

    fn push(&self, out: &mut String, fill: &Fill, format: Format) {
        match fill {
            Fill::Text(text) if format == Format::Quoted => {
                out.push('"');
                self.colours.begin(out, Role::Quote);
                push_escaped(out, text);
                self.colours.end(out);
                out.push('"');
            }
            Fill::Text(text) => out.push_str(text),
            Fill::Number(number) => {
                // Writing into a string does not fail.
                let _ = write!(out, "{number}");
            }
            Fill::Type(ty) => {
                out.push('"');
                push_escaped(out, &ty.written);
                out.push('"');
                if let Some(canonical) = ty.canonical.as_deref().filter(|text| *text != ty.written) {
                    out.push_str(&self.phrase(&phrases::also_known_as(canonical)));
                }
            }
            Fill::Arguments(arguments) => {
                out.push_str("\"<");
                push_escaped(out, &arguments.0);
                out.push_str(">\"");
            }
            Fill::Entity(entity) => self.push_entity(out, entity, format),
            Fill::Position(pos) => {
                self.colours.begin(out, Role::Range);
                out.push_str(&self.place(*pos));
                self.colours.end(out);
            }
        }
    }

    fn push_entity(&self, out: &mut String, entity: &EntityText, format: Format) {
        let kind = entity.kind.label();
        if !kind.is_empty() && matches!(format, Format::Entity | Format::EntityDeclared) {
            out.push_str(kind);
            out.push(' ');
        }
        self.colours.begin(out, Role::Quote);
        out.push('"');
        push_escaped(out, &entity.name);
        out.push('"');
        self.colours.end(out);
        if matches!(format, Format::EntityDeclared | Format::NameDeclared) {
            let place = match entity.declared {
                Declared::Implicitly => self.phrase(&phrases::implicitly()),
                Declared::At(pos) => self.place(pos),
            };
            if !place.is_empty() {
                self.colours.begin(out, Role::Range);
                out.push_str(&self.phrase(&phrases::declared(&place)));
                self.colours.end(out);
            }
        }
    }

    /// A place as messages name it: its line, and its file unless that is the message's own. Empty where the
    /// position is none.
    fn place(&self, pos: Pos) -> String {
        let Some(place) = self.positions.locate(pos) else {
            return String::new();
        };
        let line = i64::from(place.line);
        self.phrase(&if self.file == Some(place.file) {
            phrases::at_line(line)
        } else {
            phrases::at_line_of_file(line, place.file)
        })
    }
}

/// Appends text in which characters outside ASCII are written as universal character names.
fn push_escaped(out: &mut String, text: &str) {
    if text.is_ascii() {
        out.push_str(text);
        return;
    }
    for letter in text.chars() {
        let code = u32::from(letter);
        // Writing into a string does not fail.
        let _ = match code {
            0..=0x7f => {
                out.push(letter);
                Ok(())
            }
            0x80..=0xffff => write!(out, "\\u{code:04x}"),
            _ => write!(out, "\\U{code:08x}"),
        };
    }
}
