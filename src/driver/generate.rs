//! Generating the results of a unit without errors: the module id, the host file and the display.

use super::options::{Language, Options, Standard};
use super::results::host_file_folder;
pub use crate::emit::display::Unit;
use crate::emit::{Input, Written, display, host};
use crate::finalize::{self, UnitEntity};
use crate::il::{Changes, Shown};
use crate::mangle::module_id::{Source, module_id};
use crate::source::{Origin, SegmentId};
use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::time::SystemTime;
use time::OffsetDateTime;

/// Why a unit without errors has no results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The file that the module id is to be read from cannot be read.
    ModuleId,
    /// The types of the unit have too many parts.
    TooLarge,
}

/// The module id of a unit and its host file, which may be taken in part from what was kept of the unit's first part.
/// `standard` is the C++ standard in force, 17 for C++17, or 0 for C.
pub fn generate(
    options: &Options,
    standard: u8,
    unit: Unit<'_>,
    kept: Option<(&host::Kept, Changes)>,
) -> Result<(String, Written), Failure> {
    let given = given_id(options).map_err(|_| Failure::ModuleId)?;
    let entity = match given {
        Some(_) => None,
        None => finalize::unit_entity(unit.il, unit.names, unit.sources, unit.global),
    };
    let id = given.unwrap_or_else(|| unit_id(options, entity.as_ref()));
    let shown = Shown::of(unit.il);
    // What is taken from what was kept is found by its place in the text.
    let aside = if kept.is_some() { None } else { host_file_folder(options) };
    let host_options = host::Options { aside, ..host_options(options, standard, id.clone()) };
    let host =
        host::host_file(input(unit, &shown, &host_options), entity.as_ref().map(|entity| entity.pos), kept);
    if host.too_large {
        return Err(Failure::TooLarge);
    }
    if !host.id_needed_early {
        return Ok((id, host.text));
    }
    // Something before the entity has a name that is made of the id: the entity comes too late to give it.
    let id = unit_id(options, None);
    let host_options = host::Options { module_id: id.clone(), ..host_options };
    let host = host::host_file(input(unit, &shown, &host_options), None, None);
    Ok((id, host.text))
}

/// The module id that an earlier run left in a file, where the options name one.
fn given_id(options: &Options) -> io::Result<Option<String>> {
    let flags = &options.flags;
    match &flags.module_id_file_name {
        Some(name) if flags.gen_module_id_file != Some(true) => {
            Ok(Some(String::from_utf8_lossy(&fs::read(name)?).into_owned()))
        }
        _ => Ok(None),
    }
}

fn file_name(options: &Options) -> &Path {
    let source = options.source.as_deref().unwrap_or(Path::new(""));
    options.flags.orig_src_file_name.as_deref().unwrap_or(source)
}

/// The source that a unit is named after.
pub(super) fn origin(options: &Options) -> Origin {
    let path = options.flags.orig_src_path_name.as_deref();
    Origin::new(
        path.map_or_else(Vec::new, |path| path.as_os_str().as_bytes().to_vec()),
        file_name(options).as_os_str().as_bytes().to_vec(),
    )
}

/// The module id of a unit that `entity` tells from all others; without one the options or this run do.
fn unit_id(options: &Options, entity: Option<&UnitEntity>) -> String {
    let flags = &options.flags;
    let name = file_name(options);
    let origin = origin(options);
    let (path, name_bytes) = (origin.path(), origin.name());
    if let Some(entity) = entity {
        return module_id(path, name_bytes, Source::Entity(&entity.name));
    }
    if let Some(seed) = &flags.frandom_seed {
        return module_id(path, name_bytes, Source::Seed(seed.as_bytes()));
    }
    let changed = fs::metadata(name).and_then(|file| file.modified()).unwrap_or_else(|_| SystemTime::now());
    let changed = calendar_text(changed);
    let folder = std::env::current_dir().unwrap_or_default();
    let run = Source::Run {
        changed: changed.as_bytes(),
        folder: folder.as_os_str().as_bytes(),
        process: std::process::id(),
    };
    module_id(path, name_bytes, run)
}

/// Prints the first part of a unit, to be kept, which may be taken in part from what was kept of a shorter one. `None` where
/// what is printed of it must not be.
pub fn keep(
    options: &Options,
    standard: u8,
    unit: Unit<'_>,
    shorter: Option<(&host::Kept, Changes)>,
) -> Option<host::Kept> {
    let mut shown = Shown::of(unit.il);
    shown.reads.begin();
    host::keep(input(unit, &shown, &host_options(options, standard, String::new())), shorter)
}

fn input<'a>(unit: Unit<'a>, shown: &'a Shown<'a>, options: &'a host::Options) -> Input<'a> {
    Input {
        il: shown,
        global: unit.global,
        sources: unit.sources,
        names: unit.names,
        bindings: unit.bindings,
        in_blocks: unit.in_blocks,
        pragmas: unit.pragmas,
        length: unit.length,
        options,
    }
}

/// The options of a unit. `standard` is the C++ standard in force, 17 for C++17, or 0 for C; the module id
/// is known only after analysis.
fn host_options(options: &Options, standard: u8, module_id: String) -> host::Options {
    let flags = &options.flags;
    let is = |flag: Option<bool>| flag == Some(true);
    host::Options {
        compiler: host::HostCompiler {
            gnu_version: options.named_gnu_version.unwrap_or(0),
            clang_version: options.clang_version(),
            pgcpp: is(flags.pgcxx),
            icc: is(flags.icc),
        },
        c: options.language() == Language::C,
        standard,
        target: options.target(),
        static_host_stub: is(flags.static_host_stub),
        device_hidden_visibility: is(flags.device_hidden_visibility),
        device_c: is(flags.device_c),
        templates_as_text: flags.parse_templates == Some(false),
        system_templates_as_text: is(flags.gen_system_templates_from_text),
        partial_link: is(flags.partial_link),
        extended_lambda: is(flags.extended_lambda),
        exceptions_in_types: flags.exc_spec_in_func_type.unwrap_or(standard >= 17),
        debug_mode: is(flags.debug_mode),
        visible_unnamed_namespaces: is(flags.no_hidden_visibility_on_unnamed_ns),
        pack_alignment: options.pack_alignment,
        no_shadow_functions: is(flags.no_shadow_functions),
        stub_file_name: flags
            .stub_file_name
            .as_ref()
            .map(|name| name.as_os_str().as_encoded_bytes().to_vec())
            .unwrap_or_default(),
        module_id,
        aside: None,
    }
}

/// The display of the intermediate language of a unit that consists of these segments. `standard` is as for
/// [`generate`].
pub fn il_display(options: &Options, standard: u8, unit: Unit<'_>, segments: Vec<SegmentId>) -> Vec<u8> {
    let source = options.source.as_deref().unwrap_or(Path::new(""));
    let year = match options.standard() {
        Standard::KnR | Standard::C89 => 1990,
        Standard::C99 => 1999,
        Standard::Cxx03 => 2003,
        Standard::C11 | Standard::Cxx11 => 2011,
        Standard::Cxx14 => 2014,
        Standard::C17 | Standard::Cxx17 => 2017,
        Standard::Cxx20 => 2020,
        Standard::C23 | Standard::Cxx23 => 2023,
    };
    let header = display::Header {
        source: source.to_string_lossy().into_owned(),
        is_c: standard == 0,
        standard: year,
        standard_version: standard_version(options.standard()),
        gnu_version: options.gnu_version(),
        gnu: options.is_gnu(),
        preprocessed: options.preprocessing().is_some(),
        parse_templates: options.flags.parse_templates.unwrap_or(true),
        time: calendar_text(SystemTime::now()),
        segments,
    };
    display::display(unit, &header)
}

/// What the predefined macro for the standard says.
fn standard_version(standard: Standard) -> u32 {
    match standard {
        Standard::KnR | Standard::C89 => 199_000,
        Standard::C99 => 199_901,
        Standard::C11 => 201_112,
        Standard::C17 => 201_710,
        Standard::C23 => 202_311,
        Standard::Cxx03 => 199_711,
        Standard::Cxx11 => 201_103,
        Standard::Cxx14 => 201_402,
        Standard::Cxx17 => 201_703,
        Standard::Cxx20 => 202_002,
        Standard::Cxx23 => 202_302,
    }
}

/// A time in the form `Sat Nov 21 09:52:52 2026` with a line end, in universal time.
fn calendar_text(time: SystemTime) -> String {
    let time = OffsetDateTime::from(time);
    let (weekday, month) = (time.weekday().to_string(), time.month().to_string());
    let (hour, minute, second) = time.to_hms();
    let (day, year) = (time.day(), time.year());
    format!("{weekday:.3} {month:.3} {day:2} {hour:02}:{minute:02}:{second:02} {year}\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, UNIX_EPOCH};

    #[test]
    fn times_are_written_like_a_calendar() {
        let at = |seconds| calendar_text(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "Thu Jan  1 00:00:00 1970\n");
        assert_eq!(at(1_700_000_000), "Tue Nov 14 22:13:20 2023\n");
        assert_eq!(at(1_709_164_800), "Thu Feb 29 00:00:00 2024\n");
    }
}
