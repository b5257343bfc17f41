//! Colours of messages on a terminal.

/// What a stretch of a message is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Error,
    Warning,
    Note,
    Locus,
    Quote,
    Range,
}

/// The roles in the order of `Colours`' codes, with the names that the environment uses.
const ROLES: [(Role, &str); 6] = [
    (Role::Error, "error"),
    (Role::Warning, "warning"),
    (Role::Note, "note"),
    (Role::Locus, "locus"),
    (Role::Quote, "quote"),
    (Role::Range, "range1"),
];

/// The colours in use where neither the user nor the host compiler's settings name others.
const DEFAULT: &str = "error=01;31:warning=01;35:note=01;36:locus=01:quote=01:range1=32";

/// The escape sequences of each role; no colours at all by default.
#[derive(Clone, Debug, Default)]
pub struct Colours {
    enabled: bool,
    codes: [Option<Box<str>>; 6],
}

impl Colours {
    /// Colours as a setting describes them, as in `error=01;31:note=01;36`; `None`: the defaults.
    ///
    /// A role that the setting lacks, or gives something else than numbers and semicolons, is not coloured.
    pub fn new(setting: Option<&str>) -> Self {
        let mut codes: [Option<Box<str>>; 6] = Default::default();
        for item in setting.unwrap_or(DEFAULT).split(':') {
            let Some((name, code)) = item.split_once('=') else { continue };
            let valid = !code.is_empty() && code.bytes().all(|b| b.is_ascii_digit() || b == b';');
            for ((_, known), slot) in ROLES.iter().zip(&mut codes) {
                if valid && *known == name {
                    *slot = Some(code.into());
                }
            }
        }
        Self { enabled: true, codes }
    }

    pub(super) fn enabled(&self) -> bool {
        self.enabled
    }

    /// Appends the start of a coloured stretch.
    pub(super) fn begin(&self, out: &mut String, role: Role) {
        let codes = ROLES.iter().zip(&self.codes);
        let found = codes.filter(|((known, _), _)| *known == role).find_map(|(_, code)| code.as_deref());
        if let Some(code) = found {
            out.push_str("\x1b[");
            out.push_str(code);
            out.push('m');
        }
    }

    /// Appends the end of a coloured stretch.
    pub(super) fn end(&self, out: &mut String) {
        if self.enabled {
            out.push_str("\x1b[0m");
        }
    }
}
