//! The folder in which images are kept.
//!
//! Files appear there whole, by being renamed, and are never changed; what reads them needs no lock. A file
//! `NAME.image` holds an image, `NAME.none` says that there can be none, `NAME.seen` that a unit began so, and `NAME.part`
//! is an image that is being written.

use super::image::{self, Loaded, Made};
use super::region::Region;
use std::ffi::{CString, OsStr};
use std::fs::{self, DirBuilder, OpenOptions};
use std::io::{self, Write};
use std::mem::MaybeUninit;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// What names of files end with, by what they say.
pub(super) mod ending {
    /// An image.
    pub const IMAGE: &str = "image";
    /// There can be no image.
    pub const NONE: &str = "none";
    /// A unit began so.
    pub const SEEN: &str = "seen";
    /// An image that is being written.
    pub const PART: &str = "part";
}

/// What has been written for so long is written by nobody any longer.
const ABANDONED: Duration = Duration::from_secs(600);

/// How many files are kept that say something by their names.
const MOST_NOTES: usize = 4096;

/// How many bytes of images are kept, where nobody says something else.
pub(super) const LIMIT: u64 = 4 << 30;

/// A folder of images that belongs to the user alone.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

/// A file of the folder.
#[derive(Clone, Debug)]
pub struct Kept {
    pub path: PathBuf,
    /// The bytes that it takes on the disk.
    pub size: u64,
    /// When it was used last.
    pub used: SystemTime,
}

impl Folder {
    /// The folder at a path, which is made if it is not there. `None` where it is not a folder that only this user can
    /// write to.
    pub fn open(path: &Path) -> Option<Self> {
        let _ = DirBuilder::new().recursive(true).mode(0o700).create(path);
        let found = fs::metadata(path).ok()?;
        let own = found.uid() == super::region::user();
        (found.is_dir() && own && found.mode() & 0o022 == 0).then(|| Self { path: path.to_path_buf() })
    }

    /// The file of a name with one of the endings.
    pub(super) fn file(&self, name: &str, ending: &str) -> PathBuf {
        self.path.join(format!("{name}.{ending}"))
    }

    /// Whether there is such a file.
    pub(super) fn has(&self, name: &str, ending: &str) -> bool {
        fs::symlink_metadata(self.file(name, ending)).is_ok()
    }

    /// Makes a file that says something by its name, and by its length how often.
    pub(super) fn note(&self, name: &str, ending: &str) {
        let file = OpenOptions::new().append(true).create(true).mode(0o600).open(self.file(name, ending));
        let _ = file.and_then(|mut file| file.write_all(b"."));
    }

    /// How often something was noted.
    pub(super) fn times(&self, name: &str, ending: &str) -> u64 {
        fs::symlink_metadata(self.file(name, ending)).map_or(0, |file| file.len())
    }

    /// How many images there are whose names begin so.
    pub(super) fn images(&self, start: &str) -> usize {
        let begins = |file: &Kept| {
            let name = file.path.file_name().and_then(OsStr::to_str).unwrap_or_default();
            name.starts_with(start) && file.path.extension().is_some_and(|end| end == ending::IMAGE)
        };
        self.files().map_or(0, |files| files.iter().filter(|file| begins(file)).count())
    }

    /// The value of the image of a name. An image that is not whole is removed.
    pub(super) fn load<T: 'static>(&self, name: &str) -> Option<Loaded<T>> {
        let path = self.file(name, ending::IMAGE);
        if !self.has(name, ending::IMAGE) {
            return None;
        }
        let value = image::load(&path);
        if value.is_none() {
            let _ = fs::remove_file(path);
        }
        value
    }

    /// The image of a name is used: the least recently used are the first to go when there are too many.
    pub(super) fn note_used(&self, name: &str) {
        let file = OpenOptions::new().read(true).open(self.file(name, ending::IMAGE));
        let _ = file.and_then(|file| file.set_modified(SystemTime::now()));
    }

    /// Makes a value in the memory of a region and stores the image of a name that holds it, unless another process is
    /// about to.
    pub(super) fn store<T: 'static>(
        &self,
        name: &str,
        region: &Region,
        make: impl FnOnce() -> Option<T>,
    ) -> Option<T> {
        let part = self.file(name, ending::PART);
        let Made { value, written } = image::store(&part, region, make)?;
        if written && fs::rename(&part, self.file(name, ending::IMAGE)).is_err() {
            let _ = fs::remove_file(part);
        }
        Some(value)
    }

    /// Whether an image of so many bytes, of this name, can be stored as far as that is known before: a new file can be made,
    /// and the disk has room for it.
    pub(super) fn can_store(&self, name: &str, size: u64) -> bool {
        let part = self.file(name, ending::PART);
        let file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&part);
        if file.is_err() || fs::remove_file(part).is_err() {
            return false;
        }
        free_space(&self.path).is_none_or(|free| free >= size)
    }

    /// Whether the image of a name is being written. What was begun and never ended is removed.
    pub(super) fn is_being_stored(&self, name: &str) -> bool {
        let part = self.file(name, ending::PART);
        let Ok(found) = fs::symlink_metadata(&part) else { return false };
        let abandoned = found.modified().ok().and_then(|time| time.elapsed().ok()) > Some(ABANDONED);
        if abandoned {
            let _ = fs::remove_file(part);
        }
        !abandoned
    }

    /// All files that belong here, the least recently used first.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn files(&self) -> io::Result<Vec<Kept>> {
        const ENDINGS: [&str; 4] = [ending::IMAGE, ending::NONE, ending::SEEN, ending::PART];
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.path)?.flatten() {
            let path = entry.path();
            let known = path.extension().and_then(OsStr::to_str).is_some_and(|end| ENDINGS.contains(&end));
            if let (true, Ok(file)) = (known, entry.metadata())
                && file.is_file()
            {
                let used = file.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                found.push(Kept { path, size: file.blocks() * 512, used });
            }
        }
        found.sort_by_key(|file| file.used);
        Ok(found)
    }

    /// Removes files, the least recently used first, until the others take no more than so many bytes, and notes until
    /// they are not too many; with no bytes at all everything goes. The result is how many went.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn trim(&self, most: u64) -> io::Result<usize> {
        let is_note = |file: &Kept| {
            [ending::NONE, ending::SEEN]
                .iter()
                .any(|end| file.path.extension().is_some_and(|its| its == *end))
        };
        let (notes, images): (Vec<Kept>, Vec<Kept>) = self.files()?.into_iter().partition(is_note);
        let mut size: u64 = images.iter().map(|file| file.size).sum();
        let kept = if most == 0 { 0 } else { MOST_NOTES };
        let old_notes = notes.len().saturating_sub(kept);
        let mut removed = 0;
        let too_large = images.iter().take_while(|file| {
            let goes = size > most;
            size = size.saturating_sub(file.size);
            goes
        });
        for file in too_large.chain(notes.iter().take(old_notes)) {
            removed += usize::from(fs::remove_file(&file.path).is_ok());
        }
        Ok(removed)
    }

    /// The images that are not as they were written.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn damaged(&self) -> io::Result<Vec<PathBuf>> {
        let images = self.files()?.into_iter().map(|file| file.path);
        Ok(images
            .filter(|path| path.extension() == Some(OsStr::new(ending::IMAGE)) && !image::is_whole(path))
            .collect())
    }
}

/// How many bytes this user may add to the disk that holds a folder; `None` where that is not told.
fn free_space(path: &Path) -> Option<u64> {
    let path = CString::new(path.as_os_str().as_bytes()).ok()?;
    let mut told = MaybeUninit::<libc::statvfs>::uninit();
    // SAFETY: the path ends with a zero, and what is told is read only where all of it was.
    let told = unsafe { (libc::statvfs(path.as_ptr(), told.as_mut_ptr()) == 0).then(|| told.assume_init()) }?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_recently_used_images_and_the_oldest_notes_go() {
        let path = tempfile::tempdir().unwrap();
        let folder = Folder::open(path.path()).unwrap();
        for (number, name) in ["old", "middle", "new"].into_iter().enumerate() {
            let file = folder.file(name, ending::IMAGE);
            fs::write(&file, vec![1; 8192]).unwrap();
            let used = SystemTime::UNIX_EPOCH + Duration::from_secs(1000 + number as u64);
            fs::File::options().write(true).open(&file).unwrap().set_modified(used).unwrap();
        }
        folder.note("note", ending::SEEN);
        fs::write(path.path().join("other.txt"), "not ours").unwrap();
        let size = folder.files().unwrap().iter().map(|file| file.size).max().unwrap();
        assert_eq!(folder.trim(2 * size).unwrap(), 1);
        assert!(!folder.has("old", ending::IMAGE) && folder.has("middle", ending::IMAGE));
        assert!(folder.has("note", ending::SEEN));
        assert_eq!(folder.damaged().unwrap().len(), 2, "they are no images");
        assert_eq!(folder.trim(0).unwrap(), 3);
        assert!(path.path().join("other.txt").exists());
    }

    #[test]
    fn what_has_no_room_is_not_tried() {
        let place = tempfile::tempdir().expect("a folder can be made");
        let path = place.path().join("images");
        let folder = Folder::open(&path).expect("it is made");
        assert!(folder.can_store("a", 1 << 10));
        assert!(!folder.can_store("a", u64::MAX), "no disk is as large");
        assert_eq!(fs::read_dir(&path).map(|files| files.count()).ok(), Some(0), "nothing is left behind");
        fs::write(folder.file("a", ending::PART), b"").expect("a file can be written");
        assert!(!folder.can_store("a", 1 << 10), "it is being written");
        fs::remove_dir_all(&path).expect("it is there");
        assert!(!folder.can_store("b", 1 << 10), "no file can be made");
    }
}
