//! Files that hold a value as it lay in memory.
//!
//! An image is one page that says what it is, and those pages of the contents that are not all zeros. It is only used if
//! each byte is as it was written, by the same program file: sums over both parts and a text that names the program and
//! the kind of value are compared.

use super::region::{self, PAGE, Region};
use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

/// What images begin with.
const MAGIC: &[u8; 16] = b"cudafexx image 1";

/// Where the parts of the first page lie. Numbers are written with their lowest byte first.
mod place {
    /// How long the contents are, with the pages of zeros.
    pub const LENGTH: usize = 16;
    /// The address of the value.
    pub const ROOT: usize = 24;
    /// The sum over the pages that are stored.
    pub const SUM: usize = 32;
    /// What tells the program and the kind of value, up to zeros.
    pub const PROGRAM: usize = 40;
    /// The pages that are stored: the first one and the one behind the last of each piece, up to zeros.
    pub const PIECES: usize = 512;
    /// The sum over the page up to here.
    pub const PAGE_SUM: usize = super::PAGE - 4;
}

/// How many pieces the first page has room for.
const MOST_PIECES: usize = (place::PAGE_SUM - place::PIECES) / 8 - 1;

/// Pages of the contents that are stored: the first one, and the one behind the last.
type Piece = (u32, u32);

/// What the first page says.
struct Head {
    /// How long the contents are.
    length: u64,
    /// The address of the value.
    root: u64,
    /// The sum over the pages that are stored.
    sum: u32,
    /// These pages, in ascending order.
    pieces: Vec<Piece>,
}

impl Head {
    fn page(&self, program: &str) -> Option<[u8; PAGE]> {
        let mut page = [0; PAGE];
        let mut put = |at: usize, bytes: &[u8]| -> Option<()> {
            page.get_mut(at..at + bytes.len())?.copy_from_slice(bytes);
            Some(())
        };
        put(0, MAGIC)?;
        put(place::LENGTH, &self.length.to_le_bytes())?;
        put(place::ROOT, &self.root.to_le_bytes())?;
        put(place::SUM, &self.sum.to_le_bytes())?;
        if program.len() >= place::PIECES - place::PROGRAM || self.pieces.len() > MOST_PIECES {
            return None;
        }
        put(place::PROGRAM, program.as_bytes())?;
        for (number, (first, end)) in self.pieces.iter().enumerate() {
            put(place::PIECES + 8 * number, &first.to_le_bytes())?;
            put(place::PIECES + 8 * number + 4, &end.to_le_bytes())?;
        }
        let sum = crc32fast::hash(page.get(..place::PAGE_SUM)?);
        page.get_mut(place::PAGE_SUM..)?.copy_from_slice(&sum.to_le_bytes());
        Some(page)
    }

    /// Reads what a page says, if it was made whole by this program for the same kind of value.
    fn read(page: &[u8; PAGE], program: &str) -> Option<Self> {
        let number = |at: usize| Some(u64::from_le_bytes(page.get(at..at + 8)?.try_into().ok()?));
        let short = |at: usize| Some(u32::from_le_bytes(page.get(at..at + 4)?.try_into().ok()?));
        let mut pieces = Vec::new();
        for at in (place::PIECES..).step_by(8).take(MOST_PIECES) {
            let piece = (short(at)?, short(at + 4)?);
            if piece.1 == 0 {
                break;
            }
            pieces.push(piece);
        }
        let (length, root) = (number(place::LENGTH)?, number(place::ROOT)?);
        let head = Self { length, root, sum: short(place::SUM)?, pieces };
        // The same head makes the same page: this compares the magic, the program, the sum, and what is zero.
        (head.page(program)? == *page).then_some(head)
    }

    /// How many bytes of the contents are stored.
    fn stored(&self) -> u64 {
        self.pieces.iter().map(|(first, end)| u64::from(end.saturating_sub(*first)) * PAGE as u64).sum()
    }
}

/// What tells the program file and the kind of value from others: an image is of no use to any other program, and may be
/// none after the file was written again.
pub(super) fn program<T>() -> Option<String> {
    let file = fs::metadata("/proc/self/exe").ok()?;
    let code = program::<T> as fn() -> Option<String> as usize;
    Some(format!(
        "{} {} {} {} {} {} {} {code:x} {} {}",
        file.dev(),
        file.ino(),
        file.size(),
        file.mtime(),
        file.mtime_nsec(),
        file.ctime(),
        file.ctime_nsec(),
        size_of::<T>(),
        std::any::type_name::<T>(),
    ))
}

/// The value of an image.
pub(super) struct Loaded<T> {
    pub value: T,
    /// How much of the region it takes.
    length: usize,
}

impl<T> Loaded<T> {
    /// Memory behind that of the value, for [`store`] to make a value of which this one is a part. `None` where there is
    /// no such memory.
    pub fn memory_behind(&self) -> Option<Region> {
        Region::behind(self.length)
    }
}

/// The value of an image; `None` where there is no file that is whole and of this program.
///
/// It can be had once in a process. The memory of it belongs to the process from then on.
pub(super) fn load<T: 'static>(path: &Path) -> Option<Loaded<T>> {
    let mut file = OpenOptions::new().read(true).custom_flags(libc::O_NOFOLLOW).open(path).ok()?;
    let mut page = [0; PAGE];
    file.read_exact(&mut page).ok()?;
    let head = Head::read(&page, &program::<T>()?)?;
    if file.metadata().ok()?.len() != head.stored() + PAGE as u64 {
        return None;
    }
    let length = usize::try_from(head.length).ok()?;
    let root = usize::try_from(head.root).ok()?;
    let contents = region::map(&file, PAGE, length, &head.pieces)?;
    let value = match sum(contents, &head.pieces) == Some(head.sum) {
        // SAFETY: the contents are, byte for byte, those that this program file stored for this type, from the same
        // address on.
        true => unsafe { region::taken_over(contents, root) },
        false => None,
    };
    if value.is_none() {
        region::unmap(contents);
    }
    value.map(|value| Loaded { value, length })
}

/// Whether a file is an image that is whole, of whatever program.
pub(super) fn is_whole(path: &Path) -> bool {
    let read = || -> Option<bool> {
        let bytes = fs::read(path).ok()?;
        let (page, contents) = bytes.split_first_chunk::<PAGE>()?;
        let name = page.get(place::PROGRAM..place::PIECES)?;
        let name = std::str::from_utf8(name).ok()?.trim_end_matches('\0');
        let head = Head::read(page, name)?;
        Some(head.stored() == contents.len() as u64 && crc32fast::hash(contents) == head.sum)
    };
    read().unwrap_or(false)
}

/// A value that was made in memory that an image can hold.
pub(super) struct Made<T> {
    pub value: T,
    /// Whether the file holds it.
    pub written: bool,
}

/// Makes a value in the memory of a region, and stores it with all that it refers to in a new file. All that the value
/// owns, alone or with others, must be made by `make` or be part of what was loaded before the region: nothing else lies
/// where an image can hold it. `None` where `make` gives none. The memory of the value belongs to the process from then
/// on, as with [`load`].
pub(super) fn store<T: 'static>(
    path: &Path,
    region: &Region,
    make: impl FnOnce() -> Option<T>,
) -> Option<Made<T>> {
    let made = crate::driver::small_blocks::with_new_blocks(|| Some(Box::new(make()?)));
    let length = region.end();
    let value = made?;
    let root = std::ptr::from_ref(&*value) as usize;
    let written = write::<T>(path, region.contents(length), root).is_ok();
    Some(Made { value: *value, written })
}

/// Writes an image of the contents, of which the value at an address is a part.
fn write<T>(path: &Path, contents: &[u8], root: usize) -> io::Result<()> {
    let too_much = || io::Error::from(io::ErrorKind::InvalidData);
    let pieces = used_pages(contents);
    let sum = sum(contents, &pieces).ok_or_else(too_much)?;
    let head = Head { length: contents.len() as u64, root: root as u64, sum, pieces };
    let page = program::<T>().and_then(|program| head.page(&program)).ok_or_else(too_much)?;
    let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
    let pieces = head.pieces.iter().map(|piece| bytes_of(contents, *piece).unwrap_or_default());
    let written = [page.as_slice()].into_iter().chain(pieces).try_for_each(|bytes| file.write_all(bytes));
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

fn bytes_of(contents: &[u8], (first, end): Piece) -> Option<&[u8]> {
    contents.get(first as usize * PAGE..end as usize * PAGE)
}

/// The sum over the pages that are stored. `None` where there are no such pages.
fn sum(contents: &[u8], pieces: &[Piece]) -> Option<u32> {
    let mut hasher = crc32fast::Hasher::new();
    for piece in pieces {
        hasher.update(bytes_of(contents, *piece)?);
    }
    Some(hasher.finalize())
}

/// The pages that are not all zeros, in as many pieces as the first page has room for: the shortest gaps are filled.
fn used_pages(contents: &[u8]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    for (number, page) in (0..).zip(contents.chunks(PAGE)) {
        if page.iter().all(|byte| *byte == 0) {
            continue;
        }
        match pieces.last_mut() {
            Some((_, end)) if *end == number => *end += 1,
            _ => pieces.push((number, number + 1)),
        }
    }
    let mut gaps: Vec<u32> = pieces.windows(2).map(|pair| pair[1].0 - pair[0].1).collect();
    gaps.sort_unstable_by(|one, other| other.cmp(one));
    let filled = gaps.get(MOST_PIECES - 1).copied().unwrap_or(0);
    pieces.dedup_by(|next, last| {
        let joined = next.0 - last.1 <= filled;
        if joined {
            last.1 = next.1;
        }
        joined
    });
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_is_read_as_it_was_written_and_not_when_a_byte_differs() {
        let head = Head { length: 8192, root: 77, sum: 5, pieces: vec![(0, 1), (3, 7)] };
        let page = head.page("a program").unwrap();
        let read = Head::read(&page, "a program").unwrap();
        assert_eq!((read.length, read.root, read.sum, read.stored()), (8192, 77, 5, 5 * PAGE as u64));
        assert_eq!(read.pieces, head.pieces);
        assert!(Head::read(&page, "another").is_none());
        for at in 0..PAGE {
            let mut damaged = page;
            damaged[at] ^= 0x10;
            assert!(Head::read(&damaged, "a program").is_none(), "{at}");
        }
    }

    #[test]
    fn pages_of_zeros_are_not_stored_unless_there_are_too_many_gaps() {
        let mut contents = vec![0; PAGE * 8];
        contents[PAGE * 2] = 1;
        contents[PAGE * 4 - 1] = 1;
        contents[PAGE * 7] = 1;
        assert_eq!(used_pages(&contents), [(2, 4), (7, 8)]);
        let mut many = vec![0; PAGE * 2 * (MOST_PIECES + 20)];
        many.chunks_mut(PAGE * 2).for_each(|pair| pair[0] = 1);
        assert_eq!(used_pages(&many), [(0, 2 * (MOST_PIECES as u32 + 20) - 1)]);
    }
}
