//! How messages are selected and shown, as the options and the terminal have it.

use super::options::{Options, OutputMode};
use crate::diag::{Colours, Settings};
use crate::tables::environment;
use std::io::{self, IsTerminal};

/// How messages are selected and shown.
pub(super) fn settings(options: &Options) -> Settings {
    let flags = &options.flags;
    let is = |flag: Option<bool>| flag == Some(true);
    let defaults = Settings::default();
    Settings {
        display_numbers: is(flags.display_error_number),
        brief: is(flags.brief_diagnostics),
        wrap: is(flags.wrap_diagnostics),
        no_warnings: is(flags.no_warnings),
        promote_warnings: is(flags.promote_warnings),
        remarks: is(flags.remarks),
        sarif: (options.output_mode == OutputMode::Sarif).then(|| {
            let folder = std::env::current_dir().unwrap_or_default();
            folder.to_string_lossy().into_owned()
        }),
        error_limit: options.error_limit.unwrap_or(defaults.error_limit),
        match_notes: flags.add_match_notes.unwrap_or(defaults.match_notes),
        context_limit: flags
            .context_limit
            .map_or(defaults.context_limit, |limit| u32::try_from(limit).unwrap_or(u32::MAX)),
        colours: colours(options),
    }
}

/// The colours of messages: on terminals that have them, unless the user or the environment says no.
fn colours(options: &Options) -> Colours {
    let variable = |name: &str| std::env::var(name).ok();
    let plain_terminal = variable(environment::TERMINAL)
        .is_none_or(|term| term.is_empty() || term == environment::PLAIN_TERMINAL);
    let off = options.flags.colors == Some(false)
        || options.flags.error_output.is_some()
        || variable(environment::NO_COLOUR).is_some()
        || plain_terminal
        || !io::stderr().is_terminal();
    if off {
        return Colours::default();
    }
    Colours::new(environment::COLOURS.iter().find_map(|name| variable(name)).as_deref())
}
