//! The bytes of a text.

use super::decoded;
use memmap2::{Mmap, UncheckedAdvice};
use std::fs::File;
use std::io::{self, Read};
use std::ops::{Deref, Range};
use std::path::Path;

/// Smaller files are copied: to map one takes longer.
const LEAST_MAPPED: u64 = 64 << 10;

/// A part of a mapping can be given back in steps of this size.
const PAGE: usize = 4 << 10;

/// The bytes of a text: in memory of our own, or a file's as it lies on the disk.
pub enum Text {
    Owned(Vec<u8>),
    Mapped(Mmap),
}

impl Text {
    /// The text of a file as UTF-8. Fails where it cannot be read.
    pub fn of_file(path: &Path) -> io::Result<Self> {
        let mut file = File::open(path)?;
        let about = file.metadata()?;
        if about.is_file() && about.len() >= LEAST_MAPPED {
            // SAFETY: nobody writes to the bytes through this mapping. One who changes the file meanwhile changes what is
            // read, as in all programs; one who cuts it off ends this one by a signal, which is told of as a fault.
            if let Ok(map) = unsafe { Mmap::map(&file) }
                && !matches!(map.get(..2), Some([0xff, 0xfe] | [0xfe, 0xff]))
            {
                return Ok(Self::Mapped(map));
            }
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(Self::Owned(decoded(bytes)))
    }

    /// Gives back the memory that holds a range of the bytes, which is read again when it is asked for.
    pub fn release(&self, range: Range<usize>) {
        let Self::Mapped(map) = self else { return };
        let (start, end) = (range.start / PAGE * PAGE, range.end.min(map.len()) / PAGE * PAGE);
        if start < end {
            // SAFETY: what lies in these pages is the file's, from which they are filled again.
            let _ = unsafe { map.unchecked_advise_range(UncheckedAdvice::DontNeed, start, end - start) };
        }
    }
}

impl Deref for Text {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match self {
            Self::Owned(bytes) => bytes,
            Self::Mapped(map) => map,
        }
    }
}

impl Default for Text {
    fn default() -> Self {
        Self::Owned(Vec::new())
    }
}

impl From<Vec<u8>> for Text {
    fn from(bytes: Vec<u8>) -> Self {
        Self::Owned(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::Text;
    use std::io::Write;

    fn file(bytes: &[u8]) -> tempfile::NamedTempFile {
        let mut file = tempfile::NamedTempFile::new().expect("a file can be made");
        file.write_all(bytes).expect("it can be written");
        file
    }

    #[test]
    fn released_bytes_are_read_again() {
        let bytes: Vec<u8> = (0..200_000u32).map(|at| (at % 251) as u8).collect();
        let file = file(&bytes);
        let text = Text::of_file(file.path()).expect("it can be read");
        assert!(matches!(text, Text::Mapped(_)), "a large file is mapped");
        for range in [0..200_000, 1..100_000, 5_000..6_000, 199_999..300_000, 0..0] {
            text.release(range);
            assert!(*text == *bytes);
        }
    }

    #[test]
    fn small_files_and_those_of_another_encoding_are_copied() {
        let small = Text::of_file(file(b"int x;").path()).expect("it can be read");
        assert!(matches!(&small, Text::Owned(bytes) if bytes == b"int x;"));
        let mut wide = b"\xff\xfe".to_vec();
        wide.extend(b"i\0".repeat(50_000));
        let text = Text::of_file(file(&wide).path()).expect("it can be read");
        assert!(matches!(&text, Text::Owned(bytes) if *bytes == b"i".repeat(50_000)));
        small.release(0..6);
        assert_eq!(&*small, b"int x;");
    }
}
