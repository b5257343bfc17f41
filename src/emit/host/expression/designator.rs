//! Designators of what a braced list initializes, and of what `offsetof` measures (`[dcl.init.aggr]`).

use crate::emit::host::Printer;
use crate::il::*;

impl Printer<'_> {
    /// Prints a designator path; in an offsetof the first member has no dot.
    pub(in crate::emit::host) fn designators(&mut self, path: List<Designator>, offset: bool) {
        let il = self.il;
        for (index, step) in il[path].iter().enumerate() {
            match *step {
                Designator::Field { name, .. } => {
                    if index > 0 || !offset {
                        self.text(".");
                    }
                    self.name(name);
                }
                Designator::Index { index } => {
                    self.text("[");
                    match offset {
                        true => self.top(index),
                        false => self.designated_index(index),
                    }
                    self.text("]");
                }
                Designator::Range { low, high } => {
                    self.text("[");
                    self.designated_index(low);
                    self.text(" ... ");
                    self.designated_index(high);
                    self.text("]");
                }
            }
        }
    }

    /// Prints the index of an element that a list initializes: its value, which is a constant.
    fn designated_index(&mut self, index: ExprId) {
        match self.integer_value(index) {
            Some(value) => self.integer(value, ""),
            None => self.top(index),
        }
    }
}
