//! What the text of a unit begins with: the headers that it includes before it says something itself. With what it says
//! itself up to the last header, only the same unit begins, when it is translated again.
//!
//! Two units have the same beginning if it differs only in the names and blank lines of files that say nothing in it
//! themselves, such as the main file and a header that includes another one first.

use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// The beginning of a unit.
pub(super) struct Beginning<'t> {
    text: &'t [u8],
    /// The text of files that have said nothing so far, in ascending order.
    silent: Vec<Silent>,
    /// The files that have said something, in the order in which they first did.
    spoken: Vec<&'t [u8]>,
    /// The texts that end where it is the turn of a file again that has said nothing, and those that include it have not
    /// either: shortest first.
    pub prefixes: Vec<Prefix>,
    /// The text up to the end of the last header, where the main file has said something before that.
    pub own: Option<Prefix>,
}

/// A text from the beginning of a unit on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prefix {
    pub length: usize,
    silent: usize,
    spoken: usize,
    /// How long it is without the text of silent files, and a sum over that.
    pub own_length: usize,
    pub sum: u32,
}

/// What is kept of a prefix, apart from its text.
#[derive(Debug, Default)]
pub(super) struct Names {
    silent: Vec<KeptSilent>,
    spoken: FxHashSet<Box<[u8]>>,
}

/// A line marker that is kept, as it was, or as that of another unit that goes on from what was kept.
#[derive(Debug)]
struct KeptSilent {
    /// Where it stands with the blank text behind it.
    text: Range<u32>,
    name: Box<[u8]>,
    flags: Box<[u8]>,
}

/// A line marker and the blank text behind it.
#[derive(Clone, Debug)]
struct Silent {
    text: Range<u32>,
    name: Range<u32>,
}

/// Text that says nothing.
const BLANK: &[u8] = b" \t\r\n";

/// A file that is being read.
struct Open<'t> {
    name: &'t [u8],
    has_spoken: bool,
}

/// A line `# 12 "file" 2`.
struct Marker {
    name: Range<usize>,
    /// Whether the file begins here, or goes on behind another one.
    enters: bool,
    returns: bool,
}

/// The beginning of a preprocessed unit. `None` where its text is that of no such unit.
pub(super) fn beginning(text: &[u8]) -> Option<Beginning<'_>> {
    marker(text, 0)?;
    u32::try_from(text.len()).ok()?;
    let mut walk = Walk {
        found: Beginning { text, silent: Vec::new(), spoken: Vec::new(), prefixes: Vec::new(), own: None },
        hasher: crc32fast::Hasher::new(),
        summed: 0,
        skipped: 0,
        open: Vec::new(),
        have_spoken: FxHashSet::default(),
        last: None,
    };
    let starts = memchr::memchr_iter(b'#', text).filter(|at| *at == 0 || text[at - 1] == b'\n');
    for line in starts {
        walk.end_silent(line);
        match marker(text, line) {
            Some(marker) => walk.pass(line, marker)?,
            None => walk.note_speaking(),
        }
    }
    Some(walk.found)
}

/// A walk from marker to marker.
struct Walk<'t> {
    found: Beginning<'t>,
    hasher: crc32fast::Hasher,
    /// Behind the text that is in the sum, and how much before that is not.
    summed: usize,
    skipped: usize,
    /// The files that are being read, the main file first.
    open: Vec<Open<'t>>,
    have_spoken: FxHashSet<&'t [u8]>,
    /// The last marker, if the file that it names has said nothing, and where its line ends.
    last: Option<(usize, Range<usize>, usize)>,
}

impl<'t> Walk<'t> {
    /// What stands between the last marker and the next line that begins with `#`: blank text is left out of the sum.
    fn end_silent(&mut self, line: usize) {
        let Some((start, name, end)) = self.last.take() else { return };
        let said = self.found.text.get(end..line).unwrap_or_default();
        if said.iter().any(|byte| !BLANK.contains(byte)) {
            return self.note_speaking();
        }
        self.hasher.update(self.found.text.get(self.summed..start).unwrap_or_default());
        // That there is one, and whether a file begins or goes on there, must be the same.
        self.hasher.update(flags(self.found.text, name.end));
        (self.summed, self.skipped) = (line, self.skipped + line - start);
        let range = |range: Range<usize>| range.start as u32..range.end as u32;
        self.found.silent.push(Silent { text: range(start..line), name: range(name) });
    }

    fn note_speaking(&mut self) {
        if let Some(file) = self.open.last_mut()
            && !file.has_spoken
        {
            file.has_spoken = true;
            if self.have_spoken.insert(file.name) {
                self.found.spoken.push(file.name);
            }
        }
    }

    fn pass(&mut self, line: usize, marker: Marker) -> Option<()> {
        let text = self.found.text;
        let name = text.get(marker.name.clone())?;
        let has_spoken = self.have_spoken.contains(name);
        let changes = self.open.last().is_none_or(|file| file.name != name);
        if marker.enters {
            self.open.push(Open { name, has_spoken });
        } else if marker.returns {
            while self.open.len() > 1 && self.open.last().is_some_and(|file| file.name != name) {
                self.open.pop();
            }
        } else if changes {
            self.open.pop();
            self.open.push(Open { name, has_spoken });
        }
        let silent = self.open.iter().all(|file| !file.has_spoken);
        // Nothing was said since the last one: it serves more units, and has the same sum.
        let own_length = line - self.skipped;
        let is_new = self.found.prefixes.last().is_none_or(|last| last.own_length < own_length);
        let own = !silent && self.open.len() == 1;
        if (silent || own) && !marker.enters && changes && is_new && ends_declaration(text.get(..line)?) {
            self.hasher.update(text.get(self.summed..line)?);
            self.summed = line;
            let prefix = Prefix {
                length: line,
                silent: self.found.silent.len(),
                spoken: self.found.spoken.len(),
                own_length,
                sum: self.hasher.clone().finalize(),
            };
            match own {
                true => self.found.own = Some(prefix),
                false => self.found.prefixes.push(prefix),
            }
        }
        if !has_spoken {
            let end = memchr::memchr(b'\n', text.get(marker.name.end..)?);
            let end = end.map_or(text.len(), |end| marker.name.end + end + 1);
            self.last = Some((line, marker.name, end));
        }
        Some(())
    }
}

impl Beginning<'_> {
    /// What is to be kept of a prefix.
    pub fn names(&self, prefix: &Prefix) -> Names {
        self.further_names(prefix, 0, Names::default(), 0)
    }

    /// What is to be kept of a prefix whose first bytes go on from a text of which something was kept: the text is that
    /// one of so many bytes, and this one's rest.
    pub fn further_names(&self, prefix: &Prefix, first: usize, kept: Names, kept_length: usize) -> Names {
        let mut there = kept.silent.into_iter().map(|its| its.text);
        let moved = |at: u32| (at as usize + kept_length).saturating_sub(first) as u32;
        let silent = self.silent.iter().take(prefix.silent).map(|mine| KeptSilent {
            text: there.next().unwrap_or_else(|| moved(mine.text.start)..moved(mine.text.end)),
            name: part(self.text, &mine.name).into(),
            flags: flags(self.text, mine.name.end as usize).into(),
        });
        Names {
            silent: silent.collect(),
            spoken: self.spoken.iter().take(prefix.spoken).map(|name| Box::from(*name)).collect(),
        }
    }

    /// The names that files of another unit's prefix, which was kept, have in one of this unit: the other's name and this
    /// one's. `None` where these texts differ in anything else.
    pub fn renamed<'o>(
        &self,
        prefix: &Prefix,
        other: &[u8],
        kept: &'o Names,
    ) -> Option<FxHashMap<&'o [u8], &[u8]>> {
        let text = self.text.get(..prefix.length)?;
        let silent = self.silent.get(..prefix.silent)?;
        if silent.len() != kept.silent.len() {
            return None;
        }
        let (mut to, mut from) = (FxHashMap::default(), FxHashMap::default());
        let (mut here, mut there) = (0, 0);
        for (mine, its) in silent.iter().zip(&kept.silent) {
            let said = text.get(here..mine.text.start as usize)?;
            if said != other.get(there..its.text.start as usize)? {
                return None;
            }
            if flags(text, mine.name.end as usize) != &*its.flags {
                return None;
            }
            (here, there) = (mine.text.end as usize, its.text.end as usize);
            let (mine, its) = (part(text, &mine.name), &*its.name);
            let is_same = *to.entry(its).or_insert(mine) == mine && *from.entry(mine).or_insert(its) == its;
            if !is_same || (mine != its && kept.spoken.contains(its)) {
                return None;
            }
        }
        (text.get(here..)? == other.get(there..)?).then_some(to)
    }
}

/// The text of a range of a longer one; nothing where it does not reach so far.
fn part<'s>(text: &'s [u8], range: &Range<u32>) -> &'s [u8] {
    text.get(range.start as usize..range.end as usize).unwrap_or_default()
}

/// The line marker at the beginning of a line.
fn marker(text: &[u8], line: usize) -> Option<Marker> {
    let rest = text.get(line..)?.strip_prefix(b"# ")?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let name = rest.get(digits..)?.strip_prefix(b" \"")?;
    // Names with quotes or backslashes are written in another way: such a line is none that is known here.
    let length = memchr::memchr3(b'"', b'\n', b'\\', name)?;
    let flags = name.get(length..)?.strip_prefix(b"\"")?;
    let start = line + 2 + digits + 2;
    (digits > 0).then(|| Marker {
        name: start..start + length,
        enters: flags.starts_with(b" 1"),
        returns: flags.starts_with(b" 2"),
    })
}

/// What a line marker says behind its name, with the end of the line.
fn flags(text: &[u8], name_end: usize) -> &[u8] {
    let rest = text.get(name_end..).unwrap_or_default();
    rest.split_inclusive(|byte| *byte == b'\n').next().unwrap_or_default()
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

    fn with(text: &[u8], old: &str, new: &str) -> Vec<u8> {
        String::from_utf8_lossy(text).replace(old, new).into_bytes()
    }

    fn ends<'t>(found: &Beginning<'t>) -> Vec<&'t [u8]> {
        found.prefixes.iter().map(|prefix| &found.text[..prefix.length]).collect()
    }

    /// Whether the prefix of this number is taken for the same in both texts.
    fn alike(one: &[u8], other: &[u8], number: usize) -> bool {
        let (one, other) = (beginning(one).unwrap(), beginning(other).unwrap());
        let its = &one.prefixes[number];
        let Some(prefix) = other.prefixes.get(number) else { return false };
        let same = other.renamed(prefix, &one.text[..its.length], &one.names(its)).is_some();
        assert!(!same || (its.sum, its.own_length) == (prefix.sum, prefix.own_length));
        same
    }

    #[test]
    fn prefixes_end_before_the_main_file_says_something() {
        let found = beginning(TEXT).unwrap();
        let ends = ends(&found);
        assert_eq!(ends.len(), 2);
        assert!(ends[0].ends_with(b"int a;\n") && ends[1].ends_with(b"int b;\n"));
    }

    #[test]
    fn with_what_the_main_file_says_its_own_prefix_goes_to_the_last_header() {
        let text =
            with(TEXT, "int d;\n# 5 \"x.cu\" 2\n", "int d;\n# 5 \"x.cu\" 2\nint e;\n# 9 \"x.cu\"\nint f;\n");
        let found = beginning(&text).unwrap();
        let own = found.own.unwrap();
        assert!(found.text[..own.length].ends_with(b"int d;\n"));
        let same = |other: &[u8]| {
            let mine = beginning(other).unwrap();
            let its = mine.own.unwrap();
            mine.renamed(&its, &found.text[..own.length], &found.names(&own)).is_some() && its.sum == own.sum
        };
        assert!(same(&text) && same(&with(&text, "int f", "int g")));
        assert!(!same(&with(&text, "int c", "int g")), "it has said something else");
        assert!(!same(&with(&text, "x.cu", "y.cu")), "it is another file");
        let without = with(TEXT, "# 1 \"d.h\" 1\nint d;\n# 5 \"x.cu\" 2\n", "");
        assert!(beginning(&without).unwrap().own.is_none());
    }

    #[test]
    fn the_name_of_the_main_file_makes_no_difference() {
        let other = with(TEXT, "x.cu", "dir/longer.cu");
        assert!(alike(TEXT, &other, 0) && alike(TEXT, &other, 1) && alike(&other, TEXT, 1));
        // It is that of a header already.
        assert!(!alike(TEXT, &with(TEXT, "x.cu", "a.h"), 0));
    }

    #[test]
    fn other_text_makes_a_difference() {
        assert!(!alike(TEXT, &with(TEXT, "int a", "int A"), 0));
        assert!(!alike(TEXT, &with(TEXT, "b.h", "B.h"), 1), "the header says something");
        assert!(alike(TEXT, &with(TEXT, "b.h", "B.h"), 0));
        assert!(!alike(TEXT, &with(TEXT, "# 1 \"b.h\"", "# 2 \"b.h\""), 1), "its lines have other numbers");
    }

    #[test]
    fn blank_lines_of_silent_files_make_no_difference() {
        let other = with(TEXT, "# 1 \"a.h\" 1", "\n\n\n# 1 \"a.h\" 1");
        assert!(alike(TEXT, &with(&other, "# 2 \"x.cu\" 2", "# 5 \"x.cu\" 2"), 1));
    }

    #[test]
    fn a_header_that_only_includes_is_another_beginning_than_none() {
        let through = with(TEXT, "# 1 \"a.h\" 1\n", "# 1 \"own.h\" 1\n \n# 1 \"a.h\" 1\n");
        assert!(!alike(TEXT, &through, 0));
        let (one, other) = (beginning(TEXT).unwrap(), beginning(&through).unwrap());
        assert_eq!(one.prefixes[0].own_length, other.prefixes[0].own_length);
        assert_ne!(one.prefixes[0].sum, other.prefixes[0].sum, "each has an image of its own");
        assert!(!alike(&through, &with(&through, "own.h\" 1", "own.h\" 1 3"), 0), "it is a system header");
    }

    #[test]
    fn a_header_that_only_includes_may_have_any_name() {
        let text = with(
            TEXT,
            "# 1 \"b.h\" 1\nint b;\n",
            "# 1 \"own.h\" 1\n \n# 1 \"b.h\" 1\nint b;\n# 2 \"own.h\" 2\nint own;\n",
        );
        let found = beginning(&text).unwrap();
        let lasts: Vec<String> =
            ends(&found).iter().map(|end| String::from_utf8_lossy(end).into_owned()).collect();
        assert_eq!(lasts.len(), 3);
        assert!(lasts[1].ends_with("int b;\n") && lasts[2].ends_with("int own;\n"));
        let other = with(&with(&text, "own.h", "its.h"), "x.cu", "y.cu");
        assert!(alike(&text, &other, 0) && alike(&text, &other, 1));
        assert!(!alike(&text, &other, 2), "it has said something");
        let mine = beginning(&other).unwrap();
        let kept = found.names(&found.prefixes[1]);
        let names = mine.renamed(&mine.prefixes[1], &text[..found.prefixes[1].length], &kept).unwrap();
        assert_eq!(names.get(&b"own.h"[..]), Some(&&b"its.h"[..]));
        assert_eq!(names.get(&b"x.cu"[..]), Some(&&b"y.cu"[..]));
    }

    #[test]
    fn where_nothing_is_said_no_further_prefix_ends() {
        let text = with(TEXT, "# 3 \"x.cu\" 2\n", "# 1 \"own.h\" 2\n\n# 3 \"x.cu\" 2\n");
        let text = with(&text, "# 1 \"b.h\" 1\n", "# 1 \"own.h\" 1\n\n# 1 \"b.h\" 1\n");
        let found = beginning(&text).unwrap();
        let lengths: Vec<usize> = found.prefixes.iter().map(|prefix| prefix.own_length).collect();
        assert!(lengths.is_sorted_by(|one, next| one < next), "{lengths:?}");
        assert!(ends(&found).last().unwrap().ends_with(b"int b;\n"));
    }

    #[test]
    fn a_pragma_of_the_main_file_ends_the_beginning() {
        let text = with(TEXT, "\n\n", "\n#pragma once\n");
        assert_eq!(beginning(&text).unwrap().prefixes.len(), 1);
    }

    #[test]
    fn text_without_markers_has_no_beginning() {
        assert!(beginning(b"int a;\n").is_none());
        assert!(beginning(b"").is_none());
    }
}
