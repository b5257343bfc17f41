//! Memory at an address that is the same in every run, so that what lies in it can be stored as it is and be used again
//! without a look at its parts.
//!
//! All that has to be `unsafe` about images is in this file and in the allocator, which asks it. Contents are values of
//! types without borrowed parts, made while nothing but the region gives memory: they point into it and to constants of
//! the program, which is linked to a fixed address, and to nothing else.

use std::alloc::Layout;
use std::cell::Cell;
use std::fs::File;
use std::os::fd::AsRawFd;
use std::ptr::null_mut;

/// Where the region begins: far from everything that the system places by itself.
const BASE: usize = 0x1000_0000_0000;

/// How long the region is. Only what is used becomes memory.
const LENGTH: usize = 16 << 30;

/// The pages of the system, or a multiple.
pub(super) const PAGE: usize = 4096;

/// Blocks are kept by size when they come back: four sizes for each power of two, from this one on.
const LEAST: usize = 512;
const SIZES: usize = 4 * 26;

/// What a thread has taken of the region.
struct Taken {
    /// The first byte that is not taken yet; zero: the thread takes nothing from the region.
    next: Cell<usize>,
    /// By size: the first block that came back, which holds where the next one is.
    free: [Cell<*mut u8>; SIZES],
}

thread_local! {
    static TAKEN: Taken = const { Taken { next: Cell::new(0), free: [const { Cell::new(null_mut()) }; SIZES] } };
}

/// Whether the calling thread takes all its memory from the region.
#[inline]
pub(in crate::driver) fn gives() -> bool {
    TAKEN.with(|taken| taken.next.get() != 0)
}

/// Whether a block lies in the region.
#[inline]
pub(in crate::driver) fn holds(block: *const u8) -> bool {
    (block as usize).wrapping_sub(BASE) < LENGTH
}

/// The number of the size to which a size is rounded up, and that size.
fn rounded(size: usize) -> (usize, usize) {
    let size = size.max(LEAST);
    let power = size.ilog2();
    let step = 1usize << (power - 2);
    let steps = (size - (1 << power)).div_ceil(step);
    let number = 4 * (power as usize - LEAST.ilog2() as usize) + steps;
    (number, (1 << power) + steps * step)
}

/// A block of the region for a layout; null where there is none.
pub(in crate::driver) fn take(layout: Layout) -> *mut u8 {
    let (number, size) = rounded(layout.size());
    TAKEN.with(|taken| {
        let Some(free) = taken.free.get(number) else { return null_mut() };
        let first = free.get();
        if !first.is_null() && (first as usize).is_multiple_of(layout.align()) {
            // SAFETY: a block in the list is free, and holds a pointer that `give_back` wrote.
            free.set(unsafe { first.cast::<*mut u8>().read() });
            return first;
        }
        let block = taken.next.get().next_multiple_of(layout.align().max(16));
        if block + size > BASE + LENGTH {
            return null_mut();
        }
        taken.next.set(block + size);
        block as *mut u8
    })
}

/// Keeps a block of the region that is free from now on; without a region that gives memory it is lost.
pub(in crate::driver) fn give_back(block: *mut u8, layout: Layout) {
    let (number, _) = rounded(layout.size());
    TAKEN.with(|taken| {
        if let (true, Some(free)) = (taken.next.get() != 0, taken.free.get(number)) {
            // SAFETY: the block is larger than a pointer, aligned for one, and its owner gave it up.
            unsafe { block.cast::<*mut u8>().write(free.get()) };
            free.set(block);
        }
    });
}

/// Whether a block of the region is as large for one layout as for another size.
pub(in crate::driver) fn fits(layout: Layout, size: usize) -> bool {
    rounded(layout.size()) == rounded(size)
}

/// The region of this process.
pub(super) struct Region(());

impl Region {
    /// Takes the address range, and lets the calling thread take all memory from it until [`Region::end`]. `None` where
    /// something lies there.
    pub fn begin() -> Option<Self> {
        Self::behind(0)
    }

    /// The same behind contents of this length that were mapped: what the thread takes lies behind them.
    pub fn behind(contents: usize) -> Option<Self> {
        let length = LENGTH.checked_sub(contents).filter(|length| *length > 0)?;
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE | libc::MAP_FIXED_NOREPLACE;
        let start = BASE + contents;
        // SAFETY: what lies there already is not replaced.
        let mapped =
            unsafe { libc::mmap(start as *mut _, length, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0) };
        if mapped as usize != start {
            return None;
        }
        TAKEN.with(|taken| taken.next.set(start));
        Some(Self(()))
    }

    /// Ends that the thread takes memory from the region, and makes zeros of what came back. The result is how much of the
    /// region is used, with contents that were mapped.
    pub fn end(&self) -> usize {
        TAKEN.with(|taken| {
            let used = taken.next.replace(0) - BASE;
            for (number, free) in taken.free.iter().enumerate() {
                let size = (LEAST << (number / 4)) / 4 * (4 + number % 4);
                let mut block = free.replace(null_mut());
                while !block.is_null() {
                    // SAFETY: blocks in a list are free, as large as its size, and hold where the next one is.
                    block = unsafe {
                        let next = block.cast::<*mut u8>().read();
                        block.write_bytes(0, size);
                        next
                    };
                }
            }
            used.next_multiple_of(PAGE)
        })
    }

    /// The first bytes of the region, which nobody changes any longer.
    pub fn contents(&self, length: usize) -> &[u8] {
        // SAFETY: all of the region is readable memory, and the thread that wrote it is the one that asks.
        unsafe { std::slice::from_raw_parts(BASE as *const u8, length.min(LENGTH)) }
    }
}

/// Maps the contents of an image to where they were made; changes stay in this process. The file holds the pages of the
/// pieces (the first, and the one behind the last) one behind the other from `offset` on; between them are zeros. `None`
/// where that cannot be done.
pub(super) fn map(
    file: &File,
    offset: usize,
    length: usize,
    pieces: &[(u32, u32)],
) -> Option<&'static mut [u8]> {
    if length == 0 || length > LENGTH || !length.is_multiple_of(PAGE) {
        return None;
    }
    let access = libc::PROT_READ | libc::PROT_WRITE;
    let flags = libc::MAP_PRIVATE | libc::MAP_NORESERVE;
    let free = flags | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
    // SAFETY: what lies there already is not replaced.
    let start = unsafe { libc::mmap(BASE as *mut _, length, access, free, -1, 0) };
    if start as usize != BASE {
        return None;
    }
    // SAFETY: the mapping is that long and stays until `unmap`.
    let contents = unsafe { std::slice::from_raw_parts_mut(BASE as *mut u8, length) };
    let mut offset = offset;
    let (mut behind, mut whole) = (0, true);
    for (first, end) in pieces.iter().map(|(first, end)| (*first as usize * PAGE, *end as usize * PAGE)) {
        if first < behind || end <= first || end > length {
            whole = false;
            break;
        }
        let at = libc::off_t::try_from(offset).unwrap_or(-1);
        // SAFETY: this replaces pages of the mapping above only. The file is never written in place.
        let piece = unsafe {
            let to = (BASE + first) as *mut _;
            libc::mmap(to, end - first, access, flags | libc::MAP_FIXED, file.as_raw_fd(), at)
        };
        whole &= piece as usize == BASE + first;
        (behind, offset) = (end, offset + end - first);
    }
    if !whole {
        unmap(contents);
        return None;
    }
    Some(contents)
}

/// Takes a mapping back whose contents are not used.
pub(super) fn unmap(contents: &'static mut [u8]) {
    // SAFETY: the slice is what `map` gave, and nobody has another.
    unsafe {
        libc::munmap(contents.as_mut_ptr().cast(), contents.len());
    }
}

/// The value at an address in the mapping. `None` where it would not lie in it.
///
/// # Safety
/// The contents are those that the same program stored when a value of this type lay there.
pub(super) unsafe fn taken_over<T: 'static>(contents: &mut [u8], root: usize) -> Option<T> {
    let start = root.checked_sub(BASE)?;
    let lies_inside = start.checked_add(size_of::<T>())? <= contents.len();
    // SAFETY: as the caller promises; nobody else takes it over, for the contents are mapped once.
    (lies_inside && root.is_multiple_of(align_of::<T>())).then(|| unsafe { (root as *const T).read() })
}

/// The user that the process runs as.
pub(super) fn user() -> u32 {
    // SAFETY: asks only.
    unsafe { libc::geteuid() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_rounded_up_to_four_for_each_power_of_two() {
        assert_eq!(rounded(1), (0, 512));
        assert_eq!(rounded(512), (0, 512));
        assert_eq!(rounded(513), (1, 640));
        assert_eq!(rounded(1000), (4, 1024));
        assert_eq!(rounded(1025), (5, 1280));
        for size in [1, 600, 4096, 5000, 1 << 20, (1 << 20) + 1] {
            let (number, length) = rounded(size);
            assert!(length >= size);
            assert_eq!((LEAST << (number / 4)) / 4 * (4 + number % 4), length, "{size}");
        }
    }
}
