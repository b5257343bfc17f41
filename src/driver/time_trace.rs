//! What a run spent its time on, as events of the Chrome trace format, which Perfetto shows.

use super::generate;
use super::options::Options;
use crate::compilation::Compilation;
use crate::il::Id;
use crate::sema::instantiation::context::Instantiated;
use crate::source::{Pos, Span, Spent, Trace};
use crate::tables::{environment, trace_names};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};
use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

/// A trace in progress, and what is known of the unit for whose sake the time was spent.
#[derive(Default)]
pub struct TimeTrace {
    /// What time was spent on.
    pub trace: Trace,
    names: FxHashMap<Spent, String>,
    places: FxHashMap<Pos, String>,
}

impl TimeTrace {
    /// Takes over what a unit's translation was spent on, with the names of it.
    pub(super) fn of(unit: &mut Compilation) -> Self {
        let trace = std::mem::take(&mut unit.input.trace);
        let mut taken = Self { trace, ..Self::default() };
        let started = taken.trace.start();
        for span in taken.trace.spans() {
            taken.names.entry(span.what).or_insert_with(|| name(unit, span.what));
            taken.places.entry(span.at).or_insert_with(|| place(unit, span.at));
        }
        taken.trace.end(started, Spent::Stage(trace_names::NAMES), Pos::NONE);
        taken
    }

    /// The document; `None`: nobody asked for one.
    pub(super) fn finish(self, options: &Options) -> Option<Vec<u8>> {
        let Self { trace, names, places } = self;
        let told = |span: &Span| event(span, names.get(&span.what), places.get(&span.at));
        let mut events: Vec<Value> = trace.finish(Spent::Total)?.iter().map(told).collect();
        let unit = String::from_utf8_lossy(generate::origin(options).name()).into_owned();
        events
            .push(json!({ "ph": "M", "name": "process_name", "pid": 1, "tid": 1, "args": { "name": unit } }));
        serde_json::to_vec(&json!({ "displayTimeUnit": "ms", "traceEvents": events })).ok()
    }
}

/// The file that the trace of a run goes to, where one is asked for.
pub(super) fn target(options: &Options) -> Option<PathBuf> {
    if let Some(file) = &options.flags.time_trace {
        return Some(file.clone());
    }
    let folder =
        PathBuf::from(std::env::var_os(environment::TIME_TRACE).filter(|folder| !folder.is_empty())?);
    // Units of one name lie in different folders, or are translated in different ways.
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(std::env::current_dir().unwrap_or_default().as_os_str().as_bytes());
    for path in [&options.source, &options.flags.gen_c_file_name].into_iter().flatten() {
        hasher.update(path.as_os_str().as_bytes());
    }
    let name = generate::origin(options).name().to_vec();
    let name = PathBuf::from(OsStr::from_bytes(&name));
    let name = name.file_name().unwrap_or_default().to_string_lossy();
    let _ = fs::create_dir_all(&folder);
    Some(folder.join(format!("{name}-{:08x}.json", hasher.finalize())))
}

fn event(span: &Span, name: Option<&String>, place: Option<&String>) -> Value {
    let (category, kind) = match span.what {
        Spent::Total => (trace_names::TOTAL, trace_names::TOTAL),
        Spent::Stage(stage) => (trace_names::STAGE, stage),
        Spent::Header(_) => (trace_names::HEADER, "file"),
        Spent::Class(_) => (trace_names::CLASS, trace_names::CLASS),
        Spent::Function(_) => (trace_names::FUNCTION, trace_names::FUNCTION),
        Spent::Variable(_) => (trace_names::VARIABLE, trace_names::VARIABLE),
        Spent::Alias(_) => (trace_names::ALIAS, trace_names::ALIAS),
        Spent::Body(_) => (trace_names::BODY, trace_names::BODY),
        Spent::Constant(_) => (trace_names::CONSTANT, trace_names::CONSTANT),
    };
    let name = name.filter(|name| !name.is_empty()).map_or(kind, |name| name);
    let mut event = json!({
        "ph": "X", "pid": 1, "tid": 1, "cat": category, "name": name,
        "ts": span.start.as_nanos() as f64 / 1e3, "dur": span.length.as_nanos() as f64 / 1e3,
    });
    if let Some(place) = place.filter(|place| !place.is_empty()) {
        event["args"] = json!({ "at": place });
    }
    event
}

fn name(unit: &Compilation, what: Spent) -> String {
    match what {
        Spent::Total | Spent::Stage(_) => String::new(),
        Spent::Header(file) => unit.input.sources.file_text(file).to_owned(),
        Spent::Class(number) => unit.instantiated_text(Instantiated::Class(Id::from_index(number))),
        Spent::Function(number) => unit.instantiated_text(Instantiated::Function(Id::from_index(number))),
        Spent::Variable(number) => unit.instantiated_text(Instantiated::Variable(Id::from_index(number))),
        Spent::Alias(number) => unit.template_name_text(Id::from_index(number)),
        Spent::Body(number) | Spent::Constant(number) => unit.signature_text(Id::from_index(number), false),
    }
}

fn place(unit: &Compilation, pos: Pos) -> String {
    if !pos.is_some() {
        return String::new();
    }
    let sources = &unit.input.sources;
    let place = sources.place(pos);
    format!("{}:{}", sources.file_text(sources.segment(place.segment).file), place.line)
}
