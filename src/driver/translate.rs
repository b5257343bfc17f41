//! The pipeline: from the source file to the results, stage by stage.

use super::generate;
use super::options::{Language, Options, Preprocessing, Standard};
use super::outcome::Outcome;
use super::settings::settings;
use super::snapshot::{Cache, Saved, Watch};
use super::time_trace::{self, TimeTrace};
use crate::compilation::Compilation;
use crate::cuda::modes::Modes;
use crate::diag::{Diagnostics, Severity, messages};
use crate::emit::host::Kept;
use crate::finalize;
use crate::il::{KeptTemplates, Places};
use crate::lex::{
    Dialect, KeywordFlag, KeywordFlags, LexOptions, LiteralFlags, TokenKind, Tokens, Unread, lex_unit,
    preprocess_unit,
};
use crate::names::Names;
use crate::parse::Parser;
use crate::preprocess::{Opened, TextStyle};
use crate::sema::constant::Limits;
use crate::source::{BufferId, Pos, Progress, SegmentId, SourceMap, Spent, Started, Text, Trace, decoded};
use crate::tables::unknown_causes::WORD;
use crate::tables::{environment, trace_names};
use rustc_hash::FxHashSet;
use std::ffi::OsStr;
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// Where the positions of a unit lie; `None` where its source cannot be read again.
pub(super) fn positions(options: &Options) -> Option<SourceMap> {
    let mut sources = SourceMap::new();
    let source = options.source.as_deref().filter(|source| *source != Path::new("-"))?;
    let buffer = sources.add(read_source(source).ok()?, source.as_os_str().as_bytes(), false).ok()?;
    lex_unit(&mut sources, &mut Names::new(), buffer, &lex_options(options));
    Some(sources)
}

/// What generation reads of a unit.
fn analysed(unit: &Compilation) -> generate::Unit<'_> {
    generate::Unit {
        il: &unit.il,
        global: unit.symbols.global,
        sources: &unit.input.sources,
        names: &unit.names,
        bindings: &unit.symbols.bindings,
        in_blocks: &unit.spellings.in_blocks,
        pragmas: &unit.tokens.pragmas,
        length: unit.tokens.len(),
        made_from: &unit.instances.made_from,
        paren_constructors: &unit.functions.paren_constructors,
        initial_values: &unit.functions.initial_values,
        call_values: &unit.functions.call_values,
        instance_bodies: &unit.functions.instance_bodies,
        cast_constructors: &unit.functions.cast_constructors,
        instantiated: &unit.functions.instantiated,
    }
}

/// Translates the unit that the options name, for who wants the results themselves and no files.
pub fn translated(options: &Options) -> Outcome {
    let diagnostics = Diagnostics::new(settings(options), options.severity_control());
    translate(options, diagnostics, &Progress::default(), None)
}

/// Translates the unit that the options name, from where a stored image leaves off if the cache has one.
pub(super) fn translate(
    options: &Options,
    mut diagnostics: Diagnostics,
    progress: &Progress,
    cache: Option<&Cache>,
) -> Outcome {
    let time = Trace::begin(time_trace::target(options).is_some());
    let started = time.start();
    let source = options.source.as_deref().unwrap_or(Path::new(""));
    let Ok(text) = source_text(source, cache.is_some()) else {
        let name = source.to_string_lossy();
        diagnostics.report(Pos::NONE, messages::cannot_open_source_file(&name, "").as_catastrophe());
        return Outcome::without_source(diagnostics);
    };
    if let Some(begun) = cache.and_then(|cache| cache.begun(options, &text)) {
        return go_on(options, begun, progress);
    }
    let mut sources = SourceMap::new();
    let Ok(buffer) = sources.add(text, source.as_os_str().as_bytes(), false) else {
        let name = source.to_string_lossy();
        diagnostics.report(Pos::NONE, messages::cannot_open_source_file(&name, "").as_catastrophe());
        return Outcome::without_source(diagnostics);
    };
    if let Some(preprocessing) = options.preprocessing() {
        return preprocess(options, preprocessing, diagnostics, sources, buffer);
    }
    let mut unit = begin(options, sources, buffer, diagnostics, (time, started));
    unit.input.progress = progress.clone();
    let started = unit.input.trace.start();
    Parser::new(&mut unit).translation_unit();
    unit.input.trace.end(started, Spent::Stage(trace_names::ANALYSE), Pos::NONE);
    results(options, unit, None)
}

/// Makes the first tokens of a unit or of its first part, and what is to be known before they are parsed.
fn begin(
    options: &Options,
    mut sources: SourceMap,
    buffer: BufferId,
    diagnostics: Diagnostics,
    (mut time, started): (Trace, Started),
) -> Compilation {
    let mut names = Names::new();
    time.end(started, Spent::Stage(trace_names::READ), Pos::NONE);
    let (unread, mut tokens) =
        Unread::begin(Tokens::default(), &mut sources, &mut names, buffer, lex_options(options));
    tokens.unread = Some(Box::new(unread));
    let mut unit = Compilation::new(dialect(options), sources, names, tokens, diagnostics);
    unit.input.trace = time;
    let started = unit.input.trace.start();
    unit.read_on(0);
    unit.input.trace.end(started, Spent::Stage(trace_names::LEX), Pos::NONE);
    if options.flags.il_display == Some(true) {
        unit.il.places = Places::recorded();
    }
    let flags = &options.flags;
    unit.il.kept_templates = if flags.il_display == Some(true) || flags.parse_templates == Some(false) {
        KeptTemplates::All
    } else if flags.gen_system_templates_from_text == Some(true) {
        KeptTemplates::System
    } else {
        KeptTemplates::None
    };
    unit.cuda.modes = modes(options);
    unit.input.origin = generate::origin(options);
    unit.reports.unknown_places = options.debug.iter().any(|of| of == WORD).then(Default::default);
    unit.constants.limits = limits(options);
    if let Some(most) = options.flags.pending_instantiations {
        // Zero is no limit.
        unit.instantiation.most = usize::try_from(most).ok().filter(|most| *most > 0).unwrap_or(usize::MAX);
    }
    unit
}

/// The unit after its first part, which is the given text, where nothing of it stays open or is to be said only where the
/// whole is known.
pub(super) fn first_part(options: &Options, text: Vec<u8>) -> Option<Compilation> {
    let diagnostics = Diagnostics::new(settings(options), options.severity_control());
    let mut sources = SourceMap::new();
    let source = options.source.as_deref()?;
    let buffer = sources.add(text, source.as_os_str().as_bytes(), false).ok()?;
    let time = Trace::begin(false);
    let started = time.start();
    let mut unit = begin(options, sources, buffer, diagnostics, (time, started));
    let known = Parser::new(&mut unit).first_part();
    (known && leaves_nothing_open(&mut unit)).then_some(unit)
}

/// The unit after the part behind the one that is translated, in the same way, and what was kept of that one.
pub(super) fn further_part(options: &Options, begun: Saved) -> Option<(Compilation, Watched)> {
    let (mut unit, watched, first) = take_up(options, begun);
    let known = Parser::new(&mut unit).further_part(first);
    (known && leaves_nothing_open(&mut unit)).then_some((unit, watched))
}

/// Whether nothing of what was parsed stays open or is to be said only where the whole is known; its tokens are passed then.
fn leaves_nothing_open(unit: &mut Compilation) -> bool {
    let tokens = &mut unit.tokens;
    // What a pragma is about may be the declaration behind it.
    let mut last =
        (0..tokens.len().saturating_sub(1)).rev().take_while(|at| tokens.kind(*at) == TokenKind::Pragma);
    if unit.input.unordered
        || !tokens.leaves_nothing
        || last.any(|at| tokens.pragma(at).is_none_or(|pragma| !pragma.kind.stands_alone()))
    {
        return false;
    }
    tokens.pass(usize::MAX);
    !unit.reports.diags.has_errors() && !unit.input.origin.was_asked()
}

/// What was kept of a part of a unit, if anything was, and how changes of that part are seen.
pub(super) type Watched = Option<(Kept, Watch)>;

/// Makes the first tokens of the text behind the part of a unit that is translated, and watches over that part; the last
/// result is the number of the first of these tokens.
fn take_up(options: &Options, begun: Saved) -> (Compilation, Watched, u32) {
    let Saved { mut unit, rest, kept, .. } = begun;
    unit.input.origin = generate::origin(options);
    unit.reports.diags.settings = settings(options);
    let first = unit.tokens.len().saturating_sub(1);
    let (tokens, sources, names) = (&mut unit.tokens, &mut unit.input.sources, &mut unit.names);
    let unread;
    (unread, *tokens) = Unread::begin(std::mem::take(tokens), sources, names, rest, lex_options(options));
    tokens.unread = Some(Box::new(unread));
    tokens.complete = first;
    unit.read_on(first as u32);
    let watched = kept.map(|kept| (kept, Watch::begin(&mut unit)));
    (unit, watched, first as u32)
}

/// Translates the rest of a unit whose first part is known.
pub(super) fn go_on(options: &Options, begun: Saved, progress: &Progress) -> Outcome {
    let (mut unit, watched, first) = take_up(options, begun);
    unit.input.progress = progress.clone();
    Parser::new(&mut unit).last_part(first);
    results(options, unit, watched)
}

/// Prints the first part of a unit, to be kept, from what was kept of a shorter one as far as that can be taken.
pub(super) fn keep(options: &Options, unit: &mut Compilation, shorter: Watched) -> Option<Kept> {
    if options.flags.no_code_gen == Some(true) {
        return None;
    }
    finalize::lay_out_padded_classes(unit);
    let shorter = shorter.as_ref().map(|(kept, watch)| (kept, watch.changes(unit)));
    generate::keep(options, standard(unit), analysed(unit), shorter)
}

/// The C++ standard in force, 17 for C++17, or 0 for C.
fn standard(unit: &Compilation) -> u8 {
    if unit.dialect.cxx { unit.dialect.standard } else { 0 }
}

/// What a unit that was parsed becomes.
fn results(options: &Options, mut unit: Compilation, kept: Watched) -> Outcome {
    let trace = trace(options, &unit.tokens.opened);
    let inputs = inputs(&unit.tokens.opened);
    let end = unit.tokens.pos(unit.tokens.len().saturating_sub(2));
    let started = unit.input.trace.start();
    let stopped = unit.reports.diags.flush(&unit.input.sources).is_err();
    unit.input.trace.end(started, Spent::Stage(trace_names::MESSAGES), Pos::NONE);
    let started = unit.input.trace.start();
    let (mut host_file, mut module_id) = (None, None);
    let generates = options.flags.no_code_gen != Some(true);
    if generates && !stopped && !unit.reports.diags.has_errors() {
        finalize::lay_out_padded_classes(&mut unit);
        let kept = kept.as_ref().map(|(kept, watch)| (kept, watch.changes(&unit)));
        match generate::generate(options, standard(&unit), analysed(&unit), kept) {
            Ok((id, text)) => (host_file, module_id) = (Some(text), Some(id)),
            Err(generate::Failure::ModuleId) => report_module_id(&mut unit, options),
            Err(generate::Failure::TooLarge) => report_too_large(&mut unit),
        }
    }
    let mut standard_output = Vec::new();
    if !stopped && !unit.reports.diags.has_errors() && (module_id.is_some() || !generates) {
        standard_output = display(options, &mut unit);
    }
    unit.input.trace.end(started, Spent::Stage(trace_names::EMIT), Pos::NONE);
    let closing = unit.unknown_places_text();
    let time_trace = TimeTrace::of(&mut unit);
    let diagnostics = std::mem::take(&mut unit.reports.diags);
    let positions = Box::new(std::mem::replace(&mut unit.input.sources, SourceMap::new()));
    // The process ends soon: the system takes its memory back at once, where dropping goes through it piece by piece.
    std::mem::forget((unit, kept));
    Outcome {
        diagnostics,
        positions,
        end,
        inputs,
        host_file,
        module_id,
        standard_output: Some(standard_output),
        trace,
        closing,
        time_trace,
    }
}

/// The display of the intermediate language, where the options ask for it.
fn display(options: &Options, unit: &mut Compilation) -> Vec<u8> {
    if options.flags.il_display != Some(true) {
        return Vec::new();
    }
    finalize::lay_out_classes(unit);
    finalize::declare_special_members(unit);
    finalize::evaluate_initializers(unit);
    let instances = match options.instantiation {
        super::options::Instantiation::None | super::options::Instantiation::Local => {
            finalize::Instances::None
        }
        super::options::Instantiation::Used => finalize::Instances::Called,
        super::options::Instantiation::All => finalize::Instances::All,
    };
    finalize::make_instantiated(unit, instances);
    finalize::make_instance_bodies(unit);
    let segments = segments(unit);
    generate::il_display(options, standard(unit), analysed(unit), segments)
}

/// What the unit was read from, in the order of the tokens.
fn segments(unit: &Compilation) -> Vec<SegmentId> {
    let (mut known, mut segments) = (FxHashSet::default(), Vec::new());
    for mark in unit.tokens.marks.items() {
        let id = unit.input.sources.place(mark.pos).segment;
        if known.insert(id) {
            segments.push(id);
        }
    }
    segments
}

/// Preprocesses a unit, and prints what the options ask for.
fn preprocess(
    options: &Options,
    what: Preprocessing,
    mut diagnostics: Diagnostics,
    mut sources: SourceMap,
    buffer: BufferId,
) -> Outcome {
    let mut names = Names::new();
    let style = match what {
        Preprocessing::Text(style) => style,
        _ => TextStyle { directives_only: true, ..TextStyle::default() },
    };
    let lex_options = lex_options(options);
    let made = preprocess_unit(&mut sources, &mut names, buffer, &lex_options, style);
    for found in &made.messages {
        let message = found.problem.message(&names);
        if !style.directives_only || message.severity() >= Severity::Error {
            diagnostics.report(found.pos, message);
        }
    }
    let ended_early = made.messages.iter().any(|found| found.problem.is_catastrophic());
    let mut standard_output = match what {
        Preprocessing::Text(_) => made.text,
        Preprocessing::Macros if ended_early || options.flags.no_code_gen == Some(true) => Vec::new(),
        Preprocessing::Macros => made.macros,
        Preprocessing::Dependencies => dependencies(options, &made.opened),
    };
    let end = sources.end_of(buffer);
    let _ = diagnostics.flush(&sources);
    // Nothing is parsed: the display is that of a unit without declarations.
    if options.flags.il_display == Some(true) && !diagnostics.has_errors() {
        let tokens = lex_unit(&mut sources, &mut names, buffer, &lex_options);
        let mut unit = Compilation::new(dialect(options), sources, names, tokens, diagnostics);
        standard_output.append(&mut display(options, &mut unit));
        (diagnostics, sources) = (unit.reports.diags, unit.input.sources);
    }
    Outcome {
        diagnostics,
        positions: Box::new(sources),
        end,
        inputs: inputs(&made.opened),
        host_file: None,
        module_id: None,
        standard_output: Some(standard_output),
        trace: trace(options, &made.opened),
        closing: Vec::new(),
        time_trace: TimeTrace::default(),
    }
}

/// A line for each file that the unit depends on.
fn dependencies(options: &Options, opened: &[Opened]) -> Vec<u8> {
    let source = options.source.as_deref().unwrap_or(Path::new(""));
    let object = source.file_stem().unwrap_or_default().as_bytes();
    let read = opened.iter().filter(|file| !file.again);
    let files = std::iter::once(source.as_os_str().as_bytes()).chain(read.map(|file| &*file.name));
    files.flat_map(|file| [object, b".o: ", file, b"\n"].concat()).collect()
}

/// The files that were opened.
fn inputs(opened: &[Opened]) -> Vec<PathBuf> {
    opened.iter().map(|file| PathBuf::from(OsStr::from_bytes(&file.name))).collect()
}

/// A line for each file that was opened, indented by how many includes it is inside of, where that was asked for.
fn trace(options: &Options, opened: &[Opened]) -> Vec<u8> {
    let mut text = Vec::new();
    let asked = options.flags.trace_includes == Some(true);
    for file in opened.iter().filter(|_| asked) {
        text.resize(text.len() + file.depth, b' ');
        text.extend_from_slice(&file.name);
        text.push(b'\n');
    }
    text
}

/// The host file would be larger than any that somebody wants.
fn report_too_large(unit: &mut Compilation) {
    let end = unit.tokens.pos(unit.tokens.len().saturating_sub(1));
    unit.reports.diags.report(end, messages::too_many_printed_types());
    let _ = unit.reports.diags.flush(&unit.input.sources);
}

/// The file that holds the module id cannot be read.
fn report_module_id(unit: &mut Compilation, options: &Options) {
    let name = options.flags.module_id_file_name.as_deref().unwrap_or(Path::new(""));
    let name = name.to_string_lossy().into_owned();
    let end = unit.tokens.pos(unit.tokens.len().saturating_sub(1));
    let entity = finalize::unit_entity(&unit.il, &unit.names, &unit.input.sources, unit.symbols.global);
    let pos = entity.map_or(end, |entity| entity.pos);
    unit.reports.diags.report(pos, messages::cannot_open_module_id_file(&name, ""));
    // The run ends here whether or not the error limit is reached.
    let _ = unit.reports.diags.flush(&unit.input.sources);
}

/// The text of the source file, or of the standard input where its name is `-`.
pub(super) fn read_source(source: &Path) -> io::Result<Vec<u8>> {
    if source == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        return Ok(decoded(bytes));
    }
    Ok(decoded(std::fs::read(source)?))
}

/// The text of the source file as it is read for good; all of it at once where it is `cached`.
fn source_text(source: &Path, cached: bool) -> io::Result<Text> {
    match cached || source == Path::new("-") {
        true => read_source(source).map(Text::from),
        false => Text::of_file(source),
    }
}

/// The folder of headers that is searched last, where the environment names no other one.
const INCLUDE_FOLDER: &str = "/usr/include";
/// What may be added to the names of headers where no option says something else.
const SUFFIXES: &str = "::stdh";

/// What lexing needs to know of the options.
pub fn lex_options(options: &Options) -> LexOptions {
    let flags = &options.flags;
    let mut system_dirs = flags.sys_include.clone();
    system_dirs
        .push(std::env::var_os(environment::INCLUDE).map_or_else(|| INCLUDE_FOLDER.into(), Into::into));
    LexOptions {
        dialect: dialect(options),
        include_dirs: options.include_directories.clone(),
        system_dirs,
        quote_dirs: options.quote_directories,
        suffixes: flags.incl_suffixes.as_deref().unwrap_or(SUFFIXES).split(':').map(Into::into).collect(),
        preincludes: flags.preinclude.clone(),
        macro_preincludes: flags.preinclude_macros.clone(),
    }
}

/// What the options say about CUDA.
pub fn modes(options: &Options) -> Modes {
    let flags = &options.flags;
    Modes {
        relaxed_constexpr: flags.relaxed_constexpr.unwrap_or(false),
        extended_lambda: flags.extended_lambda.unwrap_or(false),
        separate_compilation: flags.device_c.unwrap_or(false),
        static_stubs: flags.static_host_stub.unwrap_or(false),
        implicit_calls_unchecked: flags.disable_host_implicit_call_check.unwrap_or(false),
        register_params: flags.uumn.unwrap_or(false),
        system_templates_as_text: flags.gen_system_templates_from_text.unwrap_or(false),
    }
}

/// What constant evaluation may use up.
fn limits(options: &Options) -> Limits {
    let defaults = Limits::default();
    let flags = &options.flags;
    Limits {
        calls: flags
            .max_depth_constexpr_call
            .map_or(defaults.calls, |n| usize::try_from(n).unwrap_or(usize::MAX)),
        cost: flags.max_cost_constexpr_call.map_or(defaults.cost, |n| u32::try_from(n).unwrap_or(u32::MAX)),
    }
}

/// The language mode, as far as lexing depends on it.
pub fn dialect(options: &Options) -> Dialect {
    let standard = match options.standard() {
        Standard::KnR | Standard::C89 => 90,
        Standard::C99 => 99,
        Standard::Cxx03 => 3,
        Standard::C11 | Standard::Cxx11 => 11,
        Standard::Cxx14 => 14,
        Standard::C17 | Standard::Cxx17 => 17,
        Standard::Cxx20 => 20,
        Standard::C23 | Standard::Cxx23 => 23,
    };
    let flags = &options.flags;
    let mut keywords = KeywordFlags::default();
    for flag in KeywordFlag::ALL {
        keywords.put(*flag, flags.keyword_flag(*flag));
    }
    Dialect {
        cxx: options.language() == Language::Cxx,
        standard,
        gnu_version: options.gnu_version(),
        gnu: options.is_gnu(),
        exceptions: flags.exceptions.unwrap_or(true),
        rtti: flags.rtti.unwrap_or(true),
        parse_templates: flags.parse_templates.unwrap_or(true),
        literals: LiteralFlags {
            unicode: flags.uliterals,
            utf8_characters: flags.utf8_char_literals,
            digit_separators: flags.digit_separators,
            user_defined: flags.user_defined_literals,
            gnu_suffixes: options.standard.is_none(),
        },
        keywords,
        target: options.target(),
    }
}
