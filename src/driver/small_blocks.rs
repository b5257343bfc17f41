//! Small blocks of memory. Most of what a translation asks for is small, and lives either to the end or for a moment:
//! to find a free block of a size must take no search, no lock and no head in front of each.
//!
//! A thread cuts blocks from pieces that it asks the system for, and keeps those that come back in a list for each size.
//! Memory is not given back to the system before the program ends.

use super::snapshot::region;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr::null_mut;

/// The sizes of blocks are multiples of this, and so are the places where they begin.
const UNIT: usize = 16;

/// The largest block, in units; the system's allocator has all larger ones.
const LARGEST: usize = 32;

/// How much is asked of the system at once. What is not used never becomes memory.
const PIECE: usize = 1 << 20;

/// The blocks of one thread.
struct Blocks {
    /// By size in units: the first free block, which holds where the next one is.
    free: [Cell<*mut u8>; LARGEST + 1],
    /// The rest of the last piece.
    next: Cell<*mut u8>,
    left: Cell<usize>,
}

thread_local! {
    static BLOCKS: Blocks = const {
        Blocks { free: [const { Cell::new(null_mut()) }; LARGEST + 1], next: Cell::new(null_mut()), left: Cell::new(0) }
    };
}

/// The size of a block in units, if it is a small one. The same layout always has the same answer, so that a block comes
/// back to where it was taken from.
#[inline]
fn units(layout: Layout) -> Option<usize> {
    let units = layout.size().div_ceil(UNIT);
    (units <= LARGEST && layout.align() <= UNIT).then_some(units)
}

impl Blocks {
    /// A block of so many units; null where there is no memory.
    #[inline]
    fn take(&self, units: usize) -> *mut u8 {
        let first = self.free[units].get();
        if first.is_null() {
            return self.cut(units);
        }
        // SAFETY: a block in the list is free, at least one unit large, and holds a pointer that `put_back` wrote.
        self.free[units].set(unsafe { first.cast::<*mut u8>().read() });
        first
    }

    /// Keeps a block that is free from now on.
    #[inline]
    fn put_back(&self, block: *mut u8, units: usize) {
        // SAFETY: the block was taken with this size, is aligned to a unit, and its owner gave it up.
        unsafe { block.cast::<*mut u8>().write(self.free[units].get()) };
        self.free[units].set(block);
    }

    /// A new block of so many units.
    #[inline]
    fn cut(&self, units: usize) -> *mut u8 {
        let size = units * UNIT;
        if self.left.get() < size && !self.ask() {
            return null_mut();
        }
        let block = self.next.get();
        // SAFETY: that much is left of the piece.
        self.next.set(unsafe { block.add(size) });
        self.left.set(self.left.get() - size);
        block
    }

    /// Asks the system for another piece; the rest of the last one is lost.
    #[cold]
    #[inline(never)]
    fn ask(&self) -> bool {
        let Ok(layout) = Layout::from_size_align(PIECE, UNIT) else { return false };
        let piece = match region::gives() {
            true => region::take(layout),
            // SAFETY: the size is not zero.
            false => unsafe { System.alloc(layout) },
        };
        self.next.set(piece);
        self.left.set(if piece.is_null() { 0 } else { PIECE });
        !piece.is_null()
    }

    /// Makes zeros of all blocks that came back, and forgets them and the piece.
    fn clear(&self) {
        for (units, free) in self.free.iter().enumerate() {
            let mut block = free.replace(null_mut());
            while !block.is_null() {
                // SAFETY: a block in the list is free, so many units large, and holds where the next one is.
                block = unsafe {
                    let next = block.cast::<*mut u8>().read();
                    block.write_bytes(0, units * UNIT);
                    next
                };
            }
        }
        self.left.set(0);
    }

    fn exchange(&self, other: &Self) {
        for (mine, its) in self.free.iter().zip(&other.free) {
            mine.swap(its);
        }
        self.next.swap(&other.next);
        self.left.swap(&other.left);
    }
}

/// Runs `work` with no blocks but new ones; what is free of these at the end becomes zeros and is given to nobody.
pub(super) fn with_new_blocks<R>(work: impl FnOnce() -> R) -> R {
    let aside = Blocks {
        free: [const { Cell::new(null_mut()) }; LARGEST + 1],
        next: Cell::new(null_mut()),
        left: Cell::new(0),
    };
    BLOCKS.with(|blocks| blocks.exchange(&aside));
    let result = work();
    BLOCKS.with(|blocks| {
        blocks.clear();
        blocks.exchange(&aside);
    });
    result
}

/// Memory for a layout that is too large for a small block.
///
/// # Safety
/// As for [`GlobalAlloc::alloc`].
#[inline]
unsafe fn take_large(layout: Layout) -> *mut u8 {
    if region::gives() {
        return region::take(layout);
    }
    // SAFETY: as the caller promises.
    unsafe { System.alloc(layout) }
}

/// Gives back what `take_large` gave.
///
/// # Safety
/// As for [`GlobalAlloc::dealloc`].
#[inline]
unsafe fn give_back_large(block: *mut u8, layout: Layout) {
    if region::holds(block) {
        return region::give_back(block, layout);
    }
    // SAFETY: as the caller promises.
    unsafe { System.dealloc(block, layout) }
}

/// The same contents in memory of another size, both too large for small blocks.
///
/// # Safety
/// As for [`GlobalAlloc::realloc`].
#[inline]
unsafe fn resize_large(block: *mut u8, layout: Layout, wanted: Layout) -> *mut u8 {
    let held = region::holds(block);
    if held && region::fits(layout, wanted.size()) {
        return block;
    }
    if !held && !region::gives() {
        // SAFETY: as the caller promises.
        return unsafe { System.realloc(block, layout, wanted.size()) };
    }
    // SAFETY: both blocks are as large as is copied, and are not the same.
    unsafe {
        let moved = take_large(wanted);
        if !moved.is_null() {
            moved.copy_from_nonoverlapping(block, layout.size().min(wanted.size()));
            give_back_large(block, layout);
        }
        moved
    }
}

/// Memory for a layout; null where there is none.
///
/// # Safety
/// As for [`GlobalAlloc::alloc`].
#[inline]
pub(super) unsafe fn take(layout: Layout) -> *mut u8 {
    match units(layout) {
        Some(units) => BLOCKS.with(|blocks| blocks.take(units)),
        // SAFETY: as the caller promises.
        None => unsafe { take_large(layout) },
    }
}

/// Memory of zeros for a layout; null where there is none.
///
/// # Safety
/// As for [`GlobalAlloc::alloc_zeroed`].
#[inline]
pub(super) unsafe fn take_zeroed(layout: Layout) -> *mut u8 {
    if units(layout).is_none() && !region::gives() {
        // SAFETY: as the caller promises.
        return unsafe { System.alloc_zeroed(layout) };
    }
    // SAFETY: as the caller promises; the block is as large as the layout says.
    unsafe {
        let block = take(layout);
        if !block.is_null() {
            block.write_bytes(0, layout.size());
        }
        block
    }
}

/// Gives back what one of the other functions gave for the same layout.
///
/// # Safety
/// As for [`GlobalAlloc::dealloc`].
#[inline]
pub(super) unsafe fn give_back(block: *mut u8, layout: Layout) {
    match units(layout) {
        Some(units) => BLOCKS.with(|blocks| blocks.put_back(block, units)),
        // SAFETY: as the caller promises.
        None => unsafe { give_back_large(block, layout) },
    }
}

/// The same contents in memory of another size; null where there is none.
///
/// # Safety
/// As for [`GlobalAlloc::realloc`].
#[inline]
pub(super) unsafe fn resize(block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
    // SAFETY: as the caller promises, the size is valid with this alignment.
    let wanted = unsafe { Layout::from_size_align_unchecked(size, layout.align()) };
    match (units(layout), units(wanted)) {
        (Some(old), Some(new)) if old == new => block,
        // SAFETY: as the caller promises.
        (None, None) => unsafe { resize_large(block, layout, wanted) },
        // SAFETY: both blocks are as large as is copied, and are not the same.
        _ => unsafe {
            let moved = take(wanted);
            if !moved.is_null() {
                moved.copy_from_nonoverlapping(block, layout.size().min(size));
                give_back(block, layout);
            }
            moved
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(size: usize, align: usize) -> Layout {
        Layout::from_size_align(size, align).unwrap()
    }

    #[test]
    fn a_block_that_came_back_is_given_again() {
        // SAFETY: each block is used as its layout says, and given back once.
        unsafe {
            let first = take(layout(40, 8));
            let second = take(layout(40, 8));
            assert!(!first.is_null() && !second.is_null() && first != second);
            give_back(first, layout(40, 8));
            assert_eq!(take(layout(48, 16)), first);
            give_back(first, layout(48, 16));
            give_back(second, layout(40, 8));
        }
    }

    #[test]
    fn contents_stay_when_a_block_grows_and_shrinks() {
        // SAFETY: as above.
        unsafe {
            let mut block = take(layout(4, 4));
            let mut size = 4;
            block.write_bytes(7, size);
            for next in [16, 17, 500, 513, 4000, 600, 30] {
                block = resize(block, layout(size, 4), next);
                let kept = std::slice::from_raw_parts(block, size.min(next));
                assert!(kept.iter().all(|byte| *byte == 7), "{size} to {next}");
                block.write_bytes(7, next);
                size = next;
            }
            give_back(block, layout(size, 4));
        }
    }

    #[test]
    fn zeroed_memory_is_zero_also_when_it_was_used_before() {
        // SAFETY: as above.
        unsafe {
            let used = take(layout(100, 1));
            used.write_bytes(9, 100);
            give_back(used, layout(100, 1));
            let zeroed = take_zeroed(layout(100, 1));
            assert!(std::slice::from_raw_parts(zeroed, 100).iter().all(|byte| *byte == 0));
            give_back(zeroed, layout(100, 1));
        }
    }
}
