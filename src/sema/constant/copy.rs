//! Copies and moves of objects by the special members that the compiler makes (`[class.copy.ctor]`,
//! `[class.copy.assign]`): part by part, where parts have functions of their own for that.

use super::Interpreter;
use super::value::*;
use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;
use rustc_hash::FxHashSet;

/// What becomes of the parts of an object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Transfer {
    /// Whether they are moved.
    pub moves: bool,
    /// Whether they are assigned to and not made.
    pub assigns: bool,
}

impl Interpreter<'_> {
    /// Copies or moves the object of class type at `source` to `place` as a special member does that is not written.
    pub(super) fn transfer_object(
        &mut self,
        place: &Pointer,
        source: &Pointer,
        class: ClassId,
        how: Transfer,
        pos: Pos,
    ) -> Eval<()> {
        let ty = self.c.il[class].ty;
        // Of a union the representation is copied, whatever member is active.
        let union_ = self.c.il[class].tag == Tag::Union;
        if union_ || !self.c.transfers_by_calls(class, how.assigns, &mut FxHashSet::default()) {
            let value = self.copied_object(source, ty, pos)?;
            return self.set(place, value, how, pos);
        }
        let count = self.c.il[class].bases.len() + self.c.il[class].members.fields.len();
        for step in 0..count as u32 {
            let part = self.child_type(ty, step, pos)?;
            let (to, from) = (place.child(step), source.child(step));
            self.nested(pos, |i| i.transfer_part(&to, &from, part, how, pos))?;
        }
        Ok(())
    }

    fn transfer_part(
        &mut self,
        place: &Pointer,
        source: &Pointer,
        ty: TypeId,
        how: Transfer,
        pos: Pos,
    ) -> Eval<()> {
        let element = self.c.innermost_element(ty);
        let calls = self
            .c
            .class_of(element)
            .is_some_and(|class| self.c.transfers_by_calls(class, how.assigns, &mut FxHashSet::default()));
        if !calls {
            let value = self.read(source, pos)?;
            return self.set(place, value, how, pos);
        }
        let Some(class) = self.c.class_of(ty) else {
            let element = self.child_type(ty, 0, pos)?;
            for step in 0..self.element_count(ty).unwrap_or(0) as u32 {
                self.spend(1, pos)?;
                self.transfer_part(&place.child(step), &source.child(step), element, how, pos)?;
            }
            return Ok(());
        };
        // What is const is copied and not moved.
        let moves = how.moves && !self.c.split(ty).quals.contains(Qualifiers::CONST);
        let Some(function) = self.c.transferring_member(class, moves, how.assigns) else {
            return stop(Reason::Unknown, pos);
        };
        self.transfer_by(function, place, source, class, how, pos)
    }

    /// Copies or moves an object by a special member of its class.
    fn transfer_by(
        &mut self,
        function: FunctionId,
        place: &Pointer,
        source: &Pointer,
        class: ClassId,
        how: Transfer,
        pos: Pos,
    ) -> Eval<()> {
        if self.c.is_deleted(function) {
            return stop(Reason::NotConstant, pos);
        }
        if self.c.il[function].flags.intersects(FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED) {
            let moves = self.c.copy_or_move_of(function, class) == Some(true);
            return self.transfer_object(place, source, class, Transfer { moves, ..how }, pos);
        }
        let Some(param) = self.c.il[function].params(&self.c.il).first().map(|param| param.ty) else {
            return stop(Reason::Unknown, pos);
        };
        let argument = match self.c.is_reference(param) {
            true => self.new_object(param, Datum::Pointer(source.clone()), None),
            false => {
                let blank = self.uninitialized(param, pos)?;
                let made = self.new_object(param, blank, None);
                let making = Transfer { assigns: false, ..how };
                self.transfer_part(&made, source, self.c.il[class].ty, making, pos)?;
                made
            }
        };
        let mut places = self.arguments_after(function, 1, pos)?;
        places.insert(0, argument);
        if !how.assigns {
            let blank = self.uninitialized(self.c.il[class].ty, pos)?;
            self.write(place, blank, pos)?;
        }
        self.run(function, Some(place.clone()), places, pos).map(|_| ())
    }

    fn set(&mut self, place: &Pointer, value: Datum, how: Transfer, pos: Pos) -> Eval<()> {
        match how.assigns {
            true => self.modify(place, value, pos),
            false => self.write(place, value, pos),
        }
    }
}

impl Compilation {
    /// Whether copying or moving an object of a class calls functions that the program provides: those of its parts, or
    /// its own.
    fn transfers_by_calls(&self, class: ClassId, assigns: bool, seen: &mut FxHashSet<ClassId>) -> bool {
        let provided = match assigns {
            true => ClassFlags::USER_COPY_ASSIGN | ClassFlags::USER_MOVE_ASSIGN,
            false => ClassFlags::USER_COPY_CTOR | ClassFlags::USER_MOVE_CTOR,
        };
        let entry = &self.il[class];
        if entry.flags.intersects(provided) {
            return true;
        }
        if entry.tag == Tag::Union || !seen.insert(class) {
            return false;
        }
        let fields = entry.members.fields.iter().map(|field| self.il[*field].ty);
        entry.bases.iter().map(|base| base.ty).chain(fields).any(|ty| {
            self.class_of(self.innermost_element(ty))
                .is_some_and(|part| self.transfers_by_calls(part, assigns, seen))
        })
    }
}
