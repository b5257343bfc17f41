//! The module id: a text that tells one translation unit of a program from another.
//!
//! Its form is `_PATHCRC_LENGTH_NAME_SOURCE`, with `_PID` behind it when nothing in the unit or on the command
//! line makes it unique; every byte that is no letter or digit becomes `_`.

/// Sources longer than this are replaced by their checksum.
const LONGEST_SOURCE: usize = 8;

/// What makes the id of a unit unique.
#[derive(Clone, Copy, Debug)]
pub enum Source<'a> {
    /// The name of the first entity of the unit that no other unit can define: plain for global variables and
    /// C linkage, mangled otherwise.
    Entity(&'a [u8]),
    /// The seed that the command line gives.
    Seed(&'a [u8]),
    /// Neither: when the file was changed, as text with its newline, the current folder and the process.
    Run { changed: &'a [u8], folder: &'a [u8], process: u32 },
}

/// The id of a unit. `path` is the path of the original source (empty when the command line has none), `name`
/// its file name, of which only the part behind the last `/` counts.
pub fn module_id(path: &[u8], name: &[u8], source: Source<'_>) -> String {
    let base = name.rsplit(|byte| *byte == b'/').next().unwrap_or(name);
    let path = if path.is_empty() { 0 } else { crc32fast::hash(path) };
    let mut id = format!("_{path:08x}_{}_", base.len()).into_bytes();
    id.extend_from_slice(base);
    id.push(b'_');
    match source {
        Source::Entity(name) => id.extend(shortened(name)),
        Source::Seed(seed) => {
            let text = match unsigned_value(seed) {
                Some(value) => format!("{value:08x}"),
                None => checksum(seed),
            };
            id.extend(shortened(text.as_bytes()));
        }
        Source::Run { changed, folder, process } => {
            id.extend(shortened(&[changed, folder].concat()));
            id.extend(format!("_{process}").into_bytes());
        }
    }
    id.iter().map(|byte| if byte.is_ascii_alphanumeric() { *byte as char } else { '_' }).collect()
}

fn checksum(bytes: &[u8]) -> String {
    format!("{:08x}", crc32fast::hash(bytes))
}

fn shortened(source: &[u8]) -> Vec<u8> {
    if source.len() <= LONGEST_SOURCE { source.to_vec() } else { checksum(source).into_bytes() }
}

/// The value of a text that is a number and nothing else: blanks, a sign, then hexadecimal, octal or decimal
/// digits, as `strtoul` reads them with base 0. Too large values are the largest one.
fn unsigned_value(text: &[u8]) -> Option<u64> {
    let text = std::str::from_utf8(text).ok()?.trim_start_matches([' ', '\t', '\n', '\x0b', '\x0c', '\r']);
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (digits, base) = match digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None if digits.starts_with('0') => (digits, 8),
        None => (digits, 10),
    };
    if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(base)) {
        return None;
    }
    let value = u64::from_str_radix(digits, base).unwrap_or(u64::MAX);
    Some(if negative { value.wrapping_neg() } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entities_name_units() {
        assert_eq!(module_id(b"", b"x-1.cu", Source::Entity(b"v")), "_00000000_6_x_1_cu_v");
        let path = b"/src/lex_char_literals.cu";
        let id = module_id(path, b"a/lex_char_literals.cu", Source::Entity(b"multi"));
        assert_eq!(id, "_6f4abf00_20_lex_char_literals_cu_multi");
        let id = module_id(b"/src/lex_integer_types_by_value.cu", b"x.cu", Source::Entity(b"_ZN1N1vE"));
        assert_eq!(id, "_bb58b1a1_4_x_cu__ZN1N1vE");
    }

    #[test]
    fn seeds_are_numbers_or_text() {
        let id = |seed: &[u8]| module_id(b"", b"x.cu", Source::Seed(seed));
        assert_eq!(id(b"0x1F"), "_00000000_4_x_cu_0000001f");
        assert_eq!(id(b"010"), "_00000000_4_x_cu_00000008");
        assert_eq!(id(b"abc"), format!("_00000000_4_x_cu_{}", checksum(b"abc")));
        assert_eq!(id(b"4294967296"), format!("_00000000_4_x_cu_{}", checksum(b"100000000")));
        assert_eq!(unsigned_value(b"12x"), None);
        assert_eq!(unsigned_value(b"-1"), Some(u64::MAX));
    }

    #[test]
    fn runs_have_their_process() {
        let source = Source::Run { changed: b"now\n", folder: b"/folder", process: 42 };
        let id = module_id(b"", b"x.cu", source);
        assert_eq!(id, format!("_00000000_4_x_cu_{}_42", checksum(b"now\n/folder")));
    }
}
