//! Writing files: whole or not at all, never an input, and without changing what the target is.
//!
//! A plain file of our own is replaced by one that was written beside it, so that a reader never sees half of it.
//! Where replacing would be something else than writing (a link, a file with other names, another's file, a folder
//! that takes no new files), the target itself is written, and gets its old contents back when that fails.

use crate::diag::phrases;
use crate::emit::Written;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Read, Seek};
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// What is added to the permissions of a new file before the user's mask takes its part away.
const NEW_FILE: u32 = 0o666;

/// Why a file is not written; the text says the reason as the system does.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Failure {
    /// It cannot be opened. The text is what follows the file's name in a message, with the colon, or empty.
    Open(String),
    /// It was opened, but does not take its contents.
    Write(String),
}

/// How outputs are written: which files are read, and so never written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Writer<'a> {
    pub inputs: &'a [PathBuf],
}

/// An output that is ready to appear under its name.
#[derive(Debug)]
pub(super) struct Staged<'a> {
    target: &'a Path,
    contents: Written,
    place: StagedPlace,
}

#[derive(Debug)]
enum StagedPlace {
    /// Written beside the target.
    Beside(NamedTempFile),
    /// To be written into the open target; whether that was made just now.
    Target(File, bool),
}

impl<'a> Writer<'a> {
    /// Opens a file that is written as the program goes on, with nothing in it at first.
    pub fn open(self, target: &Path) -> Result<File, Failure> {
        let (file, _) = self.open_target(target)?;
        file.set_len(0).map_err(|error| Failure::Write(text_of(&error)))?;
        Ok(file)
    }

    /// Makes sure that a file can be written later, and leaves what is in it.
    pub fn probe(self, target: &Path) -> Result<(), Failure> {
        self.open_target(target).map(drop)
    }

    /// Prepares the replacement of a file; nothing is seen of it until [`commit`].
    pub fn stage(self, target: &Path, contents: Written) -> Result<Staged<'_>, Failure> {
        let found = fs::symlink_metadata(target);
        let absent = matches!(&found, Err(error) if error.kind() == io::ErrorKind::NotFound);
        let makes_file = absent && !target.as_os_str().is_empty() && target.file_name().is_some();
        if let Some(beside) = makes_file.then(|| temporary(target).ok()).flatten() {
            return written_beside(beside, target, contents);
        }
        let (file, made) = self.open_target(target)?;
        let plain = found.ok().filter(|found| found.is_file() && found.nlink() == 1);
        let beside = plain.and_then(|plain| {
            let beside = temporary(target).ok().filter(|beside| keeps_owner(beside, &plain))?;
            beside.as_file().set_permissions(plain.permissions()).ok().map(|()| beside)
        });
        if let Some(beside) = beside {
            return written_beside(beside, target, contents);
        }
        Ok(Staged { target, contents, place: StagedPlace::Target(file, made) })
    }

    /// Opens a file for writing, made where there is none; says whether it was made.
    fn open_target(self, target: &Path) -> Result<(File, bool), Failure> {
        let refused = |reason: &str| Failure::Open(format!(": {reason}"));
        let found = fs::metadata(target);
        if target.as_os_str().is_empty() || found.as_ref().is_ok_and(|found| self.is_input(found)) {
            return Err(refused(phrases::invalid_file_name().plain()));
        }
        // Opening these would wait for a reader, or fail for want of one.
        if found.as_ref().is_ok_and(|found| found.file_type().is_fifo() || found.file_type().is_socket()) {
            return Err(refused(phrases::not_a_regular_file().plain()));
        }
        let file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(target);
        // Some files may be written and not read.
        let file = file.or_else(|_| OpenOptions::new().write(true).create(true).truncate(false).open(target));
        let file = file.map_err(|error| match error.kind() {
            io::ErrorKind::NotFound => Failure::Open(String::new()),
            _ => refused(&text_of(&error)),
        })?;
        match file.metadata() {
            Ok(opened) if opened.is_file() => Ok((file, found.is_err())),
            _ => Err(refused(phrases::not_a_regular_file().plain())),
        }
    }

    /// Whether a file is one of those that were read, by whatever name.
    fn is_input(self, found: &Metadata) -> bool {
        let same = |input: Metadata| (input.dev(), input.ino()) == (found.dev(), found.ino());
        self.inputs.iter().any(|input| fs::metadata(input).is_ok_and(same))
    }
}

/// Lets all outputs appear under their names. Where one fails, those that can be taken back are: what is written
/// into the target itself can fail and comes first, renaming does not.
///
/// The error says which output failed, by its number.
pub(super) fn commit(mut outputs: Vec<(usize, Staged)>) -> Result<(), (usize, Failure)> {
    outputs.sort_by_key(|(_, output)| matches!(output.place, StagedPlace::Beside(_)));
    let mut done = Vec::new();
    for (number, output) in outputs {
        let Staged { target, mut contents, place } = output;
        let put = match place {
            StagedPlace::Beside(file) => file.persist(target).map(|_| ()).map_err(|error| error.error),
            StagedPlace::Target(file, made) => {
                let mut old = Overwritten::of(target, file, made);
                let put = old.put(&mut contents);
                done.push(old);
                put
            }
        };
        if let Err(error) = put {
            done.into_iter().for_each(Overwritten::restore);
            return Err((number, Failure::Write(text_of(&error))));
        }
    }
    Ok(())
}

/// Forgets outputs that shall not appear after all.
pub(super) fn abandon(outputs: Vec<(usize, Staged)>) {
    for (_, output) in outputs {
        if let StagedPlace::Target(file, true) = output.place {
            Overwritten { target: output.target, file, made: true, contents: None }.restore();
        }
    }
}

/// A file that is written in its place, and what was in it.
struct Overwritten<'a> {
    target: &'a Path,
    file: File,
    made: bool,
    contents: Option<Vec<u8>>,
}

impl<'a> Overwritten<'a> {
    fn of(target: &'a Path, mut file: File, made: bool) -> Self {
        let mut contents = Vec::new();
        let read = file.read_to_end(&mut contents).is_ok();
        Self { target, file, made, contents: read.then_some(contents) }
    }

    /// Writes other contents.
    fn put(&mut self, contents: &mut Written) -> io::Result<()> {
        self.file.rewind()?;
        self.file.set_len(0)?;
        contents.write_to(&mut self.file)
    }

    /// Makes it again what it was.
    fn restore(mut self) {
        if let Some(contents) = self.contents.take() {
            let _ = self.put(&mut contents.into());
        }
        if self.made {
            let _ = fs::canonicalize(self.target).and_then(fs::remove_file);
        }
    }
}

/// A new file in the folder of another, under a name that nobody can foresee.
fn temporary(target: &Path) -> io::Result<NamedTempFile> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    tempfile::Builder::new().permissions(fs::Permissions::from_mode(NEW_FILE)).tempfile_in(folder)
}

fn written_beside<'a>(
    mut beside: NamedTempFile,
    target: &'a Path,
    mut contents: Written,
) -> Result<Staged<'a>, Failure> {
    match contents.write_to(beside.as_file_mut()) {
        Ok(()) => Ok(Staged { target, contents, place: StagedPlace::Beside(beside) }),
        Err(error) => Err(Failure::Write(text_of(&error))),
    }
}

/// Whether a new file belongs to whom the old one belongs to.
fn keeps_owner(new: &NamedTempFile, old: &Metadata) -> bool {
    new.as_file().metadata().is_ok_and(|new| (new.uid(), new.gid()) == (old.uid(), old.gid()))
}

/// The system's text for an error, without its number.
pub(super) fn text_of(error: &io::Error) -> String {
    let text = error.to_string();
    match (error.raw_os_error(), text.rfind(" (")) {
        (Some(_), Some(number)) => text[..number].to_owned(),
        _ => text,
    }
}
