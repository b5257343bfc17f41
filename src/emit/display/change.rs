//! What is known of a place changes inside of a construct and is the same again behind it.

use super::build::Build;
use super::build::Sequence as List;
use super::expressions::lambdas::Captures as Captured;
use super::graph::NodeId;
use crate::il::DeclarationId;

/// What is another thing inside of a place than outside of it.
pub(super) trait Change {
    /// Exchanges what it says for what holds: twice, and nothing has changed.
    fn exchange(&mut self, at: &mut Build);
}

/// Declares what may change, with the field that holds it and its type.
macro_rules! changes {
    ($($name:ident($type:ty) = $($field:ident).+;)*) => { $(
        pub(super) struct $name(pub $type);

        impl Change for $name {
            #[inline]
            fn exchange(&mut self, at: &mut Build) {
                std::mem::swap(&mut at.$($field).+, &mut self.0);
            }
        }
    )* };
}

changes! {
    ClassScope(Option<NodeId>) = place.class_scope;
    Captures(Captured) = function.captures;
    Dependent(bool) = place.dependent;
    Depth(u32) = depth;
    InPrototype(bool) = place.in_prototype;
    MakingTemporary(bool) = function.making_temporary;
    NamespaceScope(Option<NodeId>) = place.namespace_scope;
    Region(u32) = g.region;
    Sequence(List) = place.sequence;
    Declarator(Option<DeclarationId>) = place.declarator;
    StaticLocal(bool) = function.static_local;
    Unevaluated(bool) = place.unevaluated;
    Unlisted(bool) = place.unlisted;
    Whole(bool) = place.whole;
    PlainBounds(bool) = place.plain_bounds;
    Evaluated(Option<super::function_place::Evaluated>) = function.evaluated;
    Temporaries(Option<NodeId>) = function.temporaries;
}

impl Build<'_> {
    /// Goes on where something is changed, and takes that back behind it.
    #[inline]
    pub(super) fn with<R>(&mut self, mut change: impl Change, run: impl FnOnce(&mut Self) -> R) -> R {
        change.exchange(self);
        let result = run(self);
        change.exchange(self);
        result
    }
}
