//! What is known of a place changes inside of a construct and is the same again behind it.

use super::build::Build;
use super::build::Sequence;
use super::graph::NodeId;
use super::lambdas::Captures;

/// Declares what may change, with the field that holds it and its type.
macro_rules! changes {
    ($($name:ident($type:ty) = $($field:ident).+;)*) => {
        /// What is another thing inside of a place than outside of it.
        pub(super) enum Change {
            $($name($type),)*
        }

        impl Build<'_> {
            /// Makes a change; the result takes it back.
            #[inline(always)]
            fn change(&mut self, change: Change) -> Change {
                match change {
                    $(Change::$name(value) => Change::$name(std::mem::replace(&mut self.$($field).+, value)),)*
                }
            }
        }
    };
}

changes! {
    Captures(Captures) = function.captures;
    Dependent(bool) = place.dependent;
    Depth(u32) = depth;
    InPrototype(bool) = place.in_prototype;
    MakingTemporary(bool) = function.making_temporary;
    Region(u32) = g.region;
    Sequence(Sequence) = place.sequence;
    Temporaries(Option<NodeId>) = function.temporaries;
}

impl Build<'_> {
    /// Goes on where something is changed, and takes that back behind it.
    #[inline]
    pub(super) fn with<R>(&mut self, change: Change, run: impl FnOnce(&mut Self) -> R) -> R {
        let outside = self.change(change);
        let result = run(self);
        self.change(outside);
        result
    }
}
