//! Ends of lifetimes in an evaluation, and the destructors that they call (`[basic.life]`, `[class.dtor]`).

use super::Interpreter;
use super::value::*;
use crate::compilation::Compilation;
use crate::il::*;
use crate::source::Pos;
use rustc_hash::FxHashSet;

/// The first standard in which destructors can be called in a constant expression.
const CALLS_DESTRUCTORS: u8 = 20;

impl Interpreter<'_> {
    /// Marks an object as one whose lifetime ends with what made it: a variable, a parameter or a temporary, and not the
    /// value that another object gets.
    pub(super) fn ends_in_scope(&mut self, at: usize) {
        let Some(ty) = self.objects.get(at).map(|object| object.ty) else { return };
        if self.c.dialect.standard >= CALLS_DESTRUCTORS && self.c.calls_destructors(ty) {
            self.objects[at].destroyed_here = true;
        }
    }

    /// Ends the lives of all objects but the first ones, the last one first.
    pub(super) fn end_objects(&mut self, first: usize, pos: Pos) -> Eval<()> {
        self.destroy_from(first, None, pos)?;
        self.cut_back_objects(first);
        Ok(())
    }

    /// Destroys the temporaries of a full-expression that were made since there were `first` objects, but for the one that a
    /// reference is bound to (`[class.temporary]`).
    pub(super) fn destroy_from(&mut self, first: usize, kept: Option<Root>, pos: Pos) -> Eval<()> {
        for at in (first..self.objects.len()).rev() {
            let object = &mut self.objects[at];
            let root = Root::Object { place: at as u32, number: object.number };
            if object.destroyed_here && kept != Some(root) {
                object.destroyed_here = false;
                let ty = object.ty;
                self.destroy(&Pointer::to(root), ty, pos)?;
            }
        }
        Ok(())
    }

    /// A destructor that is called by its name.
    pub(super) fn call_destructor(
        &mut self,
        destructor: FunctionId,
        place: &Pointer,
        pos: Pos,
    ) -> Eval<Datum> {
        let Some(class) = self.c.il[destructor].class else { return stop(Reason::Unknown, pos) };
        let ty = self.c.il[class].ty;
        let provided = self.c.is_user_provided(destructor);
        if self.c.dialect.standard < CALLS_DESTRUCTORS && provided {
            return self.run(destructor, Some(place.clone()), Vec::new(), pos);
        }
        self.destroy(place, ty, pos).map(|()| Datum::Void)
    }

    /// Calls the destructors of an object and its parts.
    pub(super) fn destroy(&mut self, place: &Pointer, ty: TypeId, pos: Pos) -> Eval<()> {
        if self.c.dialect.standard < CALLS_DESTRUCTORS || !self.c.calls_destructors(ty) {
            return Ok(());
        }
        let Some(class) = self.c.class_of(ty) else {
            let element = self.child_type(ty, 0, pos)?;
            for step in (0..self.element_count(ty).unwrap_or(0) as u32).rev() {
                self.spend(1, pos)?;
                self.destroy(&place.child(step), element, pos)?;
            }
            return Ok(());
        };
        if let Some(destructor) = self.c.il[class].special.destructor
            && self.c.is_user_provided(destructor)
        {
            self.run(destructor, Some(place.clone()), Vec::new(), pos)?;
        }
        if self.c.il[class].tag == Tag::Union {
            return Ok(());
        }
        let count = self.c.il[class].bases.len() + self.c.il[class].members.fields.len();
        for step in (0..count as u32).rev() {
            let part = self.child_type(ty, step, pos)?;
            if !self.c.is_reference(part) {
                self.nested(pos, |i| i.destroy(&place.child(step), part, pos))?;
            }
        }
        Ok(())
    }
}

impl Compilation {
    /// Whether the end of an object of a type calls functions.
    fn calls_destructors(&self, ty: TypeId) -> bool {
        self.class_of(self.innermost_element(ty)).is_some_and(|class| {
            !self.is_reference(ty) && self.class_calls_destructors(class, &mut FxHashSet::default())
        })
    }

    fn class_calls_destructors(&self, class: ClassId, seen: &mut FxHashSet<ClassId>) -> bool {
        let entry = &self.il[class];
        if entry.special.destructor.is_some_and(|destructor| self.is_user_provided(destructor)) {
            return true;
        }
        if entry.tag == Tag::Union || !seen.insert(class) {
            return false;
        }
        let fields = entry.members.fields.iter().map(|field| self.il[*field].ty);
        entry.bases.iter().map(|base| base.ty).chain(fields).any(|ty| {
            !self.is_reference(ty)
                && self
                    .class_of(self.innermost_element(ty))
                    .is_some_and(|part| self.class_calls_destructors(part, seen))
        })
    }
}
