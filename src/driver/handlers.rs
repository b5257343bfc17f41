//! What the flags do whose values need more than to be kept: one function per handler that the table names.
//!
//! Each takes the flag's value, which is empty for a flag without one, and fails with the message to report.

use super::banner;
use super::flags::FLAGS;
use super::option_list::{self, Item};
use super::options::{Instantiation, Options, OutputMode, SeverityRequest};
use crate::diag::{DiagId, Level, Message, messages};
use std::ffi::OsStr;
use std::path::Path;

type Result<T = ()> = std::result::Result<T, Message>;

/// The oldest g++ version that can be emulated, and the newest version of any host compiler.
const OLDEST_GNU_VERSION: u64 = 30_200;
const NEWEST_VERSION: u64 = 999_999;

/// A value as text; bytes that are not UTF-8 are replaced.
pub(super) fn text(value: &OsStr) -> String {
    value.to_string_lossy().into_owned()
}

/// A value that is a number: decimal digits and nothing else. No digits at all are zero.
pub(super) fn number(value: &OsStr) -> Result<u64> {
    let text = value.to_string_lossy();
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    let number = if text.is_empty() { Some(0) } else { text.parse().ok().filter(|_| digits) };
    number.ok_or_else(|| messages::invalid_number(&text))
}

pub(super) fn error_limit(options: &mut Options, value: &OsStr) -> Result {
    match number(value)? {
        0 => Err(messages::invalid_error_limit(&text(value))),
        limit => {
            options.error_limit = Some(u32::try_from(limit).unwrap_or(u32::MAX));
            Ok(())
        }
    }
}

pub(super) fn diag_suppress(options: &mut Options, value: &OsStr) -> Result {
    set_levels(options, value, Level::Suppressed)
}

pub(super) fn diag_remark(options: &mut Options, value: &OsStr) -> Result {
    set_levels(options, value, Level::Remark)
}

pub(super) fn diag_warning(options: &mut Options, value: &OsStr) -> Result {
    set_levels(options, value, Level::Warning)
}

pub(super) fn diag_error(options: &mut Options, value: &OsStr) -> Result {
    set_levels(options, value, Level::Error)
}

pub(super) fn diag_once(options: &mut Options, value: &OsStr) -> Result {
    for id in diagnostics(value)? {
        options.severities.push(SeverityRequest::Once(id));
    }
    Ok(())
}

fn set_levels(options: &mut Options, value: &OsStr, level: Level) -> Result {
    for id in diagnostics(value)? {
        options.severities.push(SeverityRequest::Level(id, level));
    }
    Ok(())
}

/// The messages that a list of numbers and tags names; numbers and tags that belong to no message of the
/// catalog are left out.
fn diagnostics(value: &OsStr) -> Result<Vec<DiagId>> {
    let text = text(value);
    let mut found = Vec::new();
    for item in option_list::parse(&text) {
        let id = match item {
            Item::Number(digits) => DiagId::from_number(number(OsStr::new(&digits))?)
                .ok_or_else(|| messages::invalid_diagnostic_number(&digits))?,
            Item::Tag(tag) => DiagId::from_tag(&tag).ok_or_else(|| messages::invalid_diagnostic_tag(&tag))?,
        };
        found.extend(id);
    }
    Ok(found)
}

pub(super) fn gnu_version(options: &mut Options, value: &OsStr) -> Result {
    let version = host_version(value, OLDEST_GNU_VERSION)?;
    options.named_gnu_version = Some(version.ok_or_else(|| messages::invalid_gnu_version(&text(value)))?);
    Ok(())
}

pub(super) fn clang_version(options: &mut Options, value: &OsStr) -> Result {
    let version = host_version(value, 0)?;
    options.named_clang_version = Some(version.ok_or_else(|| messages::invalid_clang_version(&text(value)))?);
    Ok(())
}

fn host_version(value: &OsStr, oldest: u64) -> Result<Option<u32>> {
    let version = number(value)?;
    Ok(u32::try_from(version).ok().filter(|_| (oldest..=NEWEST_VERSION).contains(&version)))
}

pub(super) fn instantiate(options: &mut Options, value: &OsStr) -> Result {
    options.instantiation = match value.to_str() {
        Some("none") => Instantiation::None,
        Some("used") => Instantiation::Used,
        Some("all") => Instantiation::All,
        Some("local") => Instantiation::Local,
        _ => return Err(messages::invalid_instantiation_mode(&text(value))),
    };
    Ok(())
}

pub(super) fn pack_alignment(options: &mut Options, value: &OsStr) -> Result {
    let alignment = u32::try_from(number(value)?).ok().filter(|alignment| alignment.is_power_of_two());
    options.pack_alignment = Some(alignment.ok_or_else(messages::invalid_pack_alignment_option)?);
    Ok(())
}

pub(super) fn unicode_source_kind(options: &mut Options, value: &OsStr) -> Result {
    let kind = text(value);
    if !["UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "none"].contains(&kind.as_str()) {
        return Err(messages::unrecognized_unicode_source_kind(&kind));
    }
    options.unicode_source_kind = Some(kind);
    Ok(())
}

pub(super) fn output_mode(options: &mut Options, value: &OsStr) -> Result {
    options.output_mode = match value.to_str() {
        Some("text") => OutputMode::Text,
        Some("sarif") => OutputMode::Sarif,
        _ => return Err(messages::unrecognized_output_mode(&text(value))),
    };
    Ok(())
}

/// There are no target configurations: every name is refused.
pub(super) fn target(_options: &mut Options, value: &OsStr) -> Result {
    Err(messages::no_target_configuration(&text(value)))
}

pub(super) fn set_flag(options: &mut Options, value: &OsStr) -> Result {
    name_flag(options, value, true)
}

pub(super) fn clear_flag(options: &mut Options, value: &OsStr) -> Result {
    name_flag(options, value, false)
}

fn name_flag(options: &mut Options, value: &OsStr, to: bool) -> Result {
    let name = text(value);
    if options.flags.set_internal(&name, to) { Ok(()) } else { Err(messages::unrecognized_flag_name(&name)) }
}

pub(super) fn ms_header_unit(options: &mut Options, value: &OsStr) -> Result {
    let text = text(value);
    let Some((name, file)) = text.split_once('=') else {
        return Err(messages::no_header_unit_mapping(&text));
    };
    if options.header_units.iter().any(|(known, _)| known == name) {
        return Err(messages::header_unit_mapped_twice(name));
    }
    options.header_units.push((name.into(), file.into()));
    Ok(())
}

pub(super) fn ms_header_unit_quote(options: &mut Options, value: &OsStr) -> Result {
    ms_header_unit(options, value)
}

pub(super) fn ms_header_unit_angle(options: &mut Options, value: &OsStr) -> Result {
    ms_header_unit(options, value)
}

/// Debug output: a level, `-NAME` for a category, or `FUNCTION=LEVEL`.
pub(super) fn db(options: &mut Options, value: &OsStr) -> Result {
    let text = text(value);
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let known = digits(&text)
        || text.len() > 1 && text.starts_with('-')
        || text.split_once('=').is_some_and(|(name, level)| !name.is_empty() && digits(level));
    // A bare word is a category of ours.
    if !known && !text.bytes().all(|b| b.is_ascii_lowercase() || b == b'_') {
        return Err(messages::error_in_debug_option());
    }
    options.debug.push(text);
    Ok(())
}

pub(super) fn pch_dir(_options: &mut Options, value: &OsStr) -> Result {
    if Path::new(value).is_dir() { Ok(()) } else { Err(messages::invalid_pch_directory(&text(value))) }
}

pub(super) fn edg_base_dir(_options: &mut Options, value: &OsStr) -> Result {
    if Path::new(value).is_dir() { Ok(()) } else { Err(messages::invalid_base_directory(&text(value))) }
}

pub(super) fn include_directory(options: &mut Options, value: &OsStr) -> Result {
    if value == "-" {
        options.quote_directories = Some(options.include_directories.len());
    } else {
        options.include_directories.push(value.into());
    }
    Ok(())
}

pub(super) fn version(options: &mut Options, _value: &OsStr) -> Result {
    options.early_messages.extend_from_slice(banner::text().as_bytes());
    Ok(())
}

/// The banner and nothing else; the exit status says that nothing was compiled.
pub(super) fn version_only(options: &mut Options, value: &OsStr) -> Result {
    version(options, value)?;
    options.exit.get_or_insert(1);
    Ok(())
}

/// All names of flags on one line.
pub(super) fn dump_command_options(options: &mut Options, _value: &OsStr) -> Result {
    for flag in FLAGS.iter().filter(|flag| !flag.own) {
        options.early_output.extend_from_slice(format!("--{} ", flag.name).as_bytes());
    }
    Ok(())
}
