//! What the text of a unit begins with: the headers that it includes before it says something itself.
//!
//! Two units have the same beginning if it differs only in the name of the main file, which line markers repeat.

/// The beginning of a unit.
pub(super) struct Beginning<'t> {
    pub text: Named<'t>,
    /// The texts that end where it is the main file's turn again, shortest first.
    pub prefixes: Vec<Prefix>,
}

/// A text, with the name of the main file and where line markers name it, in ascending order.
#[derive(Clone, Copy)]
pub(super) struct Named<'t> {
    pub text: &'t [u8],
    pub main: &'t [u8],
    pub places: &'t [u32],
}

/// A text from the beginning of a unit on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prefix {
    pub length: usize,
    /// How often line markers name the main file in it.
    pub names: usize,
    /// How long it is without these names, and a sum over that.
    pub own_length: usize,
    pub sum: u32,
}

/// Text before a marker of the main file that is not told from other text after it.
const BLANK: &[u8] = b" \t\r\n";

/// The beginning of a preprocessed unit; where line markers name the main file is added to `places`. `None` where its
/// text is that of no such unit.
pub(super) fn beginning<'t>(text: &'t [u8], places: &'t mut Vec<u32>) -> Option<Beginning<'t>> {
    let first = name_of_marker(text, 0)?;
    let main = text.get(first..)?.split(|byte| *byte == b'"').next()?;
    // Names with quotes or backslashes are written in another way: such a unit is like no other.
    if main.iter().any(|byte| matches!(byte, b'\\' | b'\n')) || u32::try_from(text.len()).is_err() {
        return None;
    }
    let mut hasher = crc32fast::Hasher::new();
    let mut prefixes = Vec::new();
    // Behind the text that is in the sum, and behind the last marker of the main file, if it is its turn.
    let (mut summed, mut turn) = (0, Some(0));
    let starts = memchr::memchr_iter(b'#', text).filter(|at| *at == 0 || text[at - 1] == b'\n');
    for line in starts {
        let said = turn.and_then(|turn| text.get(turn..line)).unwrap_or_default();
        if said.iter().any(|byte| !BLANK.contains(byte)) {
            break;
        }
        let Some(at) = name_of_marker(text, line) else {
            if turn.is_some() {
                break;
            }
            continue;
        };
        let names_main = text
            .get(at..)
            .and_then(|rest| rest.strip_prefix(main))
            .is_some_and(|rest| rest.first() == Some(&b'"'));
        if !names_main {
            turn = None;
            continue;
        }
        if turn.is_none() && ends_declaration(text.get(..line)?) {
            hasher.update(text.get(summed..line)?);
            summed = line;
            let sum = hasher.clone().finalize();
            let own_length = line - places.len() * main.len();
            prefixes.push(Prefix { length: line, names: places.len(), own_length, sum });
        }
        hasher.update(text.get(summed..at)?);
        summed = at + main.len();
        places.push(at as u32);
        turn = Some(memchr::memchr(b'\n', text.get(at..)?).map_or(text.len(), |end| at + end + 1));
    }
    Some(Beginning { text: Named { text, main, places }, prefixes })
}

impl<'t> Beginning<'t> {
    /// The text of a prefix.
    pub fn text_of(&self, prefix: &Prefix) -> Option<Named<'t>> {
        let Named { text, main, places } = self.text;
        Some(Named { text: text.get(..prefix.length)?, main, places: places.get(..prefix.names)? })
    }
}

impl Named<'_> {
    /// Whether two texts are the same but for the names of the main files.
    pub fn is_like(self, other: Named<'_>) -> bool {
        self.places.len() == other.places.len()
            && (0..=self.places.len()).all(|number| {
                let piece = self.piece(number);
                piece.is_some() && piece == other.piece(number)
            })
    }

    /// The text between two names, or before the first one or behind the last.
    fn piece(&self, number: usize) -> Option<&[u8]> {
        let place = |number: usize| self.places.get(number).map(|at| *at as usize);
        let start = match number.checked_sub(1) {
            Some(before) => place(before)? + self.main.len(),
            None => 0,
        };
        self.text.get(start..place(number).unwrap_or(self.text.len()))
    }
}

/// Where the name begins in the line marker at the beginning of a line: `# 12 "file" 2`.
fn name_of_marker(text: &[u8], line: usize) -> Option<usize> {
    let rest = text.get(line..)?.strip_prefix(b"# ")?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    (digits > 0 && rest.get(digits..)?.starts_with(b" \"")).then_some(line + 2 + digits + 2)
}

/// Whether a declaration may have ended behind a text: what is decided is whether it pays to try.
fn ends_declaration(text: &[u8]) -> bool {
    let mut lines = text.split(|byte| *byte == b'\n').rev();
    let last = lines.find(|line| line.first() != Some(&b'#') && !line.trim_ascii().is_empty());
    matches!(last.and_then(|line| line.trim_ascii().last()), Some(b';' | b'}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &[u8] =
        b"# 0 \"x.cu\"\n# 0 \"<built-in>\"\n# 1 \"a.h\" 1\nint a;\n# 2 \"x.cu\" 2\n\n# 1 \"b.h\" 1\nint b;\n\
        # 3 \"x.cu\" 2\nint c;\n# 1 \"d.h\" 1\nint d;\n# 5 \"x.cu\" 2\n";

    fn renamed(text: &[u8], name: &str) -> Vec<u8> {
        String::from_utf8_lossy(text).replace("x.cu", name).into_bytes()
    }

    fn text<'t>(beginning: &Beginning<'t>, number: usize) -> Named<'t> {
        beginning.text_of(&beginning.prefixes[number]).unwrap()
    }

    #[test]
    fn prefixes_end_before_the_main_file_says_something() {
        let mut places = Vec::new();
        let found = beginning(TEXT, &mut places).unwrap();
        assert_eq!(found.text.main, b"x.cu");
        assert!(text(&found, 0).text.ends_with(b"int a;\n") && text(&found, 1).text.ends_with(b"int b;\n"));
        assert_eq!(found.prefixes.len(), 2);
    }

    #[test]
    fn the_name_of_the_main_file_makes_no_difference() {
        let other = renamed(TEXT, "dir/longer.cu");
        let (mut places, mut others) = (Vec::new(), Vec::new());
        let (one, two) = (beginning(TEXT, &mut places).unwrap(), beginning(&other, &mut others).unwrap());
        for number in 0..2 {
            assert_eq!(one.prefixes[number].sum, two.prefixes[number].sum);
            assert_eq!(one.prefixes[number].own_length, two.prefixes[number].own_length);
            assert!(text(&one, number).is_like(text(&two, number)));
            let Named { text: shown, main, places } = text(&two, number);
            let shorter = Named { text: &shown[..shown.len() - 1], main, places };
            assert!(!text(&one, number).is_like(shorter));
            assert!(!text(&one, number).is_like(Named { text: shown, main: b"dir/longer", places }));
        }
        assert!(!text(&one, 0).is_like(text(&two, 1)));
    }

    #[test]
    fn other_text_makes_a_difference() {
        let other = String::from_utf8_lossy(TEXT).replace("int a", "int A").into_bytes();
        let (mut places, mut others) = (Vec::new(), Vec::new());
        let (one, two) = (beginning(TEXT, &mut places).unwrap(), beginning(&other, &mut others).unwrap());
        assert_ne!(one.prefixes[0].sum, two.prefixes[0].sum);
        assert!(!text(&one, 0).is_like(text(&two, 0)));
    }

    #[test]
    fn a_pragma_of_the_main_file_ends_the_beginning() {
        let text = String::from_utf8_lossy(TEXT).replace("\n\n", "\n#pragma once\n").into_bytes();
        assert_eq!(beginning(&text, &mut Vec::new()).unwrap().prefixes.len(), 1);
    }

    #[test]
    fn text_without_markers_has_no_beginning() {
        assert!(beginning(b"int a;\n", &mut Vec::new()).is_none());
        assert!(beginning(b"", &mut Vec::new()).is_none());
    }
}
