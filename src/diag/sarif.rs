//! Messages as one SARIF 2.1.0 document on one line.

use super::catalog::Message;
use super::colour::Colours;
use super::render::Rendering;
use super::report::{Diagnostic, Shown};
use super::severity::Severity;
use super::source_position::{Place, Positions};

/// What comes before the first result. Whoever reads these documents knows the front end by this description.
const HEAD: &str = concat!(
    r#"{"version":"2.1.0","$schema":"https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/"#,
    r#"sarif-schema-2.1.0.json","runs":[{"tool":{"driver":{"name":"EDG CPFE","version":"6.6","#,
    r#""organization":"Edison Design Group","fullName":"Edison Design Group C/C++ Front End - 6.6","#,
    r#""informationUri":"https://edg.com/c"}},"columnKind":"unicodeCodePoints","results":["#,
);
const TAIL: &str = "]}]}\n";

/// A document being written.
#[derive(Clone, Debug)]
pub(super) struct Document {
    /// The folder that relative file names start from.
    folder: String,
    started: bool,
    results: usize,
}

impl Document {
    /// A document without results; files are relative to `folder`.
    pub fn new(folder: String) -> Self {
        Self { folder, started: false, results: 0 }
    }

    /// Appends a message as a result, with its notes as related locations.
    pub fn write(
        &mut self,
        out: &mut Vec<u8>,
        diagnostic: &Diagnostic,
        shown: Shown,
        positions: &dyn Positions,
    ) {
        self.start(out);
        if self.results > 0 {
            out.push(b',');
        }
        self.results += 1;
        let place = positions.locate(diagnostic.pos);
        let text = text_of(&diagnostic.message, place.as_ref().map(|place| place.file), positions);
        let mut result = format!(
            r#"{{"ruleId":"EC{}","level":"{}","message":{{"text":{}}}"#,
            diagnostic.message.id().entry().number,
            level(shown.severity),
            quoted(&text)
        );
        if let Some(place) = &place {
            let location = self.location(place, diagnostic.echo);
            result.push_str(&format!(r#","locations":[{{"physicalLocation":{location}}}]"#));
        }
        let notes: Vec<String> =
            diagnostic.notes.iter().filter_map(|note| self.related(note, positions)).collect();
        if !notes.is_empty() {
            result.push_str(&format!(r#","relatedLocations":[{}]"#, notes.join(",")));
        }
        result.push('}');
        out.extend_from_slice(result.as_bytes());
    }

    /// Appends what ends the document.
    pub fn finish(&mut self, out: &mut Vec<u8>) {
        self.start(out);
        out.extend_from_slice(TAIL.as_bytes());
    }

    fn start(&mut self, out: &mut Vec<u8>) {
        if !self.started {
            self.started = true;
            out.extend_from_slice(HEAD.as_bytes());
        }
    }

    /// A note as a related location; `None` where it has no place.
    fn related(&self, note: &Diagnostic, positions: &dyn Positions) -> Option<String> {
        let place = positions.locate(note.pos)?;
        let text = quoted(&text_of(&note.message, Some(place.file), positions));
        let location = self.location(&place, note.echo);
        Some(format!(r#"{{"message":{{"text":{text}}},"physicalLocation":{location}}}"#))
    }

    fn location(&self, place: &Place<'_>, has_column: bool) -> String {
        let uri = quoted(&format!("file://{}", absolute(&self.folder, place.file)));
        let column = if has_column && !place.at_end {
            format!(r#","startColumn":{}"#, place.column)
        } else {
            String::new()
        };
        // Lines begin with 1 in a document, also where numbers begin anew behind the last one.
        let line = place.line.max(1);
        format!(r#"{{"artifactLocation":{{"uri":{uri}}},"region":{{"startLine":{line}{column}}}}}"#)
    }
}

fn text_of(message: &Message, file: Option<&str>, positions: &dyn Positions) -> String {
    let colours = Colours::default();
    let rendering = Rendering { positions, colours: &colours, file };
    rendering.fill_in(&message.id().entry().template, message.fills())
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Note => "note",
        Severity::Remark => "remark",
        Severity::Warning => "warning",
        Severity::Error => "error",
        Severity::Catastrophe | Severity::CommandLine => "catastrophe",
        Severity::Internal => "internal_error",
    }
}

/// Text as a JSON string.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

/// A file name from the root, without `.` and `..`; nothing is looked up.
fn absolute(folder: &str, file: &str) -> String {
    let all = if file.starts_with('/') { file.to_string() } else { format!("{folder}/{file}") };
    let mut parts: Vec<&str> = Vec::new();
    for part in all.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    format!("/{}", parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Diagnostics, NoPositions, Settings, Severities, messages};
    use crate::source::Pos;

    #[test]
    fn names_are_made_absolute_without_looking() {
        assert_eq!(absolute("/src", "foo/../bar.cu"), "/src/bar.cu");
        assert_eq!(absolute("/src", "/a/./b.h"), "/a/b.h");
    }

    #[test]
    fn a_document_with_several_results_is_json() {
        let settings = Settings { sarif: Some("/src".into()), ..Settings::default() };
        let mut diagnostics = Diagnostics::new(settings, Severities::default());
        diagnostics.report(Pos(0), messages::identifier_undefined("a\"b\t"));
        diagnostics.report(Pos(0), messages::unrecognized_token());
        let _ = diagnostics.flush(&NoPositions);
        diagnostics.summarize(&NoPositions, None);
        let document: serde_json::Value =
            serde_json::from_slice(&diagnostics.take_output()).unwrap_or_default();
        let results = document.pointer("/runs/0/results").and_then(|results| results.as_array());
        assert_eq!(results.map(Vec::len), Some(2));
        assert_eq!(
            document.pointer("/runs/0/results/0/message/text").and_then(|text| text.as_str()),
            Some("identifier \"a\"b\t\" is undefined")
        );
    }
}
