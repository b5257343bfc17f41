//! Text that was written and is not yet where it belongs.

use std::fs::File;
use std::io::{self, Seek, Write};
use std::path::PathBuf;

/// So much is held in memory before a file takes it.
const MOST_HELD: usize = 1 << 20;

/// Text that was written. The first part of a long one lies in a file without a name, which goes when this does.
#[derive(Debug, Default)]
pub struct Written {
    /// In which folder there may be such a file.
    folder: Option<PathBuf>,
    file: Option<File>,
    /// Why the file did not take all that was put there.
    failure: Option<io::Error>,
    /// What is not in the file.
    pub(super) held: Vec<u8>,
}

impl Written {
    /// Nothing yet, with room for so many bytes; what becomes too long goes to a file in the folder.
    pub fn new(folder: Option<PathBuf>, capacity: usize) -> Self {
        let held = match folder {
            Some(_) => capacity.min(2 * MOST_HELD),
            None => capacity,
        };
        Self { folder, file: None, failure: None, held: Vec::with_capacity(held) }
    }

    /// Lets a file take what there is, if that is much. Without one it stays in memory.
    #[inline]
    pub fn put_aside(&mut self) {
        if self.held.len() >= MOST_HELD && self.folder.is_some() {
            self.put_into_file();
        }
    }

    #[cold]
    fn put_into_file(&mut self) {
        if self.file.is_none() {
            self.file = self.folder.as_deref().and_then(|folder| tempfile::tempfile_in(folder).ok());
        }
        let Some(file) = &mut self.file else {
            self.folder = None;
            return;
        };
        if self.failure.is_none() {
            self.failure = file.write_all(&self.held).err();
        }
        self.held.clear();
    }

    /// Writes all of it to where it belongs. Fails where that takes it not, or the file did not.
    pub fn write_to(&mut self, target: &mut impl Write) -> io::Result<()> {
        if let Some(failure) = self.failure.take() {
            return Err(failure);
        }
        if let Some(file) = &mut self.file {
            file.rewind()?;
            io::copy(file, target)?;
        }
        target.write_all(&self.held)
    }

    /// All of it. Fails as writing it does.
    pub fn into_bytes(mut self) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        if self.file.is_none() {
            bytes.append(&mut self.held);
        } else {
            self.write_to(&mut bytes)?;
        }
        Ok(bytes)
    }
}

impl From<Vec<u8>> for Written {
    fn from(held: Vec<u8>) -> Self {
        Self { held, ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn written(folder: Option<&Path>, lines: usize) -> Written {
        let mut written = Written::new(folder.map(Path::to_path_buf), 100);
        for line in 0..lines {
            written.held.extend_from_slice(format!("line {line}\n").as_bytes());
            written.put_aside();
        }
        written
    }

    #[test]
    fn long_texts_are_put_aside_and_whole() {
        let folder = tempfile::tempdir().expect("a folder can be made");
        for lines in [0, 10, 100_000, 500_000] {
            let whole = written(None, lines).into_bytes().expect("nothing can fail");
            let mut aside = written(Some(folder.path()), lines);
            assert_eq!(aside.file.is_some(), lines >= 100_000);
            assert!(aside.held.len() < MOST_HELD + 20);
            for _ in 0..2 {
                let mut target = Vec::new();
                aside.write_to(&mut target).expect("the file can be read");
                assert!(target == whole, "{lines} lines");
            }
            assert!(aside.into_bytes().expect("the file can be read") == whole);
        }
        let left = std::fs::read_dir(folder.path()).expect("it can be read").count();
        assert_eq!(left, 0, "the file has no name");
    }

    #[test]
    fn without_a_folder_memory_holds_it() {
        let mut nowhere = written(Some(Path::new("/nowhere/at/all")), 200_000);
        assert!(nowhere.file.is_none() && nowhere.folder.is_none());
        let mut target = Vec::new();
        nowhere.write_to(&mut target).expect("nothing can fail");
        assert!(target.ends_with(b"line 199999\n") && target.starts_with(b"line 0\n"));
    }

    #[test]
    fn a_file_that_takes_nothing_is_told_of() {
        let mut full = Written { file: File::open("/dev/null").ok(), ..written(None, 200_000) };
        full.folder = Some(PathBuf::from("/tmp"));
        full.put_aside();
        assert!(full.write_to(&mut Vec::new()).is_err(), "it was opened for reading only");
    }
}
