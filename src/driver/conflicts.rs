//! Flags that do not go together.

use super::flags::{FLAGS, Flag};
use super::options::{Language, Options, Standard};
use crate::diag::{Message, messages};

/// Fails with the message about the first conflict among the flags given.
pub(super) fn check(options: &Options) -> Result<(), Message> {
    strict(options)?;
    modes(options)?;
    for flag in FLAGS.iter().filter(|flag| is_given(options, flag)) {
        languages(flag, options.language())?;
        if flag.gnu_only && !options.is_gnu() {
            return Err(messages::option_valid_only_in_gnu_modes(flag.name));
        }
    }
    features(options)
}

/// Fails where a flag selects a language that excludes one selected before it.
pub(super) fn check_selection(options: &Options, flag: &Flag) -> Result<(), Message> {
    let excludes = |before: &Flag| {
        let selected = before.selects.zip(flag.selects);
        selected.is_some_and(|(before, now)| before != now) || flag.selects_old_c && before.not_old_c
    };
    if options.given.iter().any(|id| excludes(id.flag())) {
        return Err(messages::incompatible_language_modes());
    }
    Ok(())
}

fn is_given(options: &Options, flag: &Flag) -> bool {
    options.given.iter().any(|id| std::ptr::eq(id.flag(), flag))
}

/// What strict modes exclude.
fn strict(options: &Options) -> Result<(), Message> {
    let conflict = options.given.iter().find_map(|id| id.flag().strict_conflict);
    match conflict.filter(|_| options.is_strict()) {
        Some(what) => Err(messages::strict_mode_incompatible(what)),
        None => Ok(()),
    }
}

/// Languages, and host compilers that a language or a strict mode excludes.
fn modes(options: &Options) -> Result<(), Message> {
    let flags = &options.flags;
    let clang = flags.clang.is_some() || options.named_clang_version.is_some();
    let gnu = flags.gcc == Some(true) || flags.gxx == Some(true) || options.named_gnu_version.is_some();
    let old_c = options.standard == Some(Standard::KnR);
    let svr4 = flags.svr4 == Some(true) && flags.gcc != Some(false);
    let last_selects_old_c = options.given.iter().rev().find(|id| id.flag().selects == Some(Language::C));
    if flags.svr4 == Some(true) && last_selects_old_c.is_some_and(|id| id.flag().selects_old_c) {
        return Err(messages::svr4_needs_ansi_c());
    }
    let conflict = options.is_strict() && (gnu || clang)
        || old_c && (clang || options.named_gnu_version.is_some())
        || svr4;
    if conflict { Err(messages::incompatible_language_modes()) } else { Ok(()) }
}

/// Flags of one language in a unit of another.
fn languages(flag: &Flag, language: Language) -> Result<(), Message> {
    match (flag.only, flag.wording) {
        (Some(Language::Cxx), Some(what)) if language == Language::C => {
            Err(messages::only_when_compiling_cxx(what))
        }
        (Some(Language::Cxx), None) if language == Language::C => {
            Err(messages::option_can_be_used_only_when_compiling_cxx(flag.base))
        }
        (Some(Language::C), Some(what)) if language == Language::Cxx => {
            Err(messages::only_when_compiling_c(what))
        }
        (Some(Language::C), None) if language == Language::Cxx => {
            Err(messages::option_can_be_used_only_when_compiling_c(flag.base))
        }
        _ => Ok(()),
    }
}

/// Features that need or exclude others.
fn features(options: &Options) -> Result<(), Message> {
    let flags = &options.flags;
    let standard = options.standard();
    let cxx_since = |oldest| options.language() == Language::Cxx && standard >= oldest;
    let cfront = flags.cfront_2_1 == Some(true) || flags.cfront_3_0 == Some(true);
    let rules = [
        (
            flags.long_lifetime_temps.unwrap_or(cfront) && cxx_since(Standard::Cxx11),
            messages::long_lifetime_temporaries_incompatible as fn() -> Message,
        ),
        (flags.r#bool == Some(false) && cxx_since(Standard::Cxx14), messages::constexpr_requires_bool),
        (
            flags.building_runtime == Some(true) && !cxx_since(Standard::Cxx14),
            messages::building_runtime_requires_cxx14,
        ),
        (
            flags.implicit_noexcept == Some(true) && !cxx_since(Standard::Cxx11),
            messages::implicit_noexcept_requires_noexcept,
        ),
        (
            flags.auto_type == Some(false) && flags.auto_storage == Some(false),
            messages::both_meanings_of_auto_disabled,
        ),
        (
            flags.uliterals == Some(false) && flags.utf8_char_literals == Some(true),
            messages::utf8_literals_require_u_literals,
        ),
        (
            flags.gen_move_operations == Some(true) && flags.rvalue_ctor_is_copy_ctor == Some(true),
            messages::move_operations_need_rvalue_constructors,
        ),
        (
            flags.dep_name == Some(true) && flags.parse_templates == Some(false),
            messages::dep_name_needs_parsed_templates,
        ),
    ];
    match rules.into_iter().find(|(broken, _)| *broken) {
        Some((_, message)) => Err(message()),
        None => Ok(()),
    }
}
