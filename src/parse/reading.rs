//! How tokens are read at a place: each way is a type, whose value the parser exchanges for its own.

use super::Parser;
use super::pack_pattern::PatternKind;
use crate::il::AttributeIds;

/// How tokens are read at a place.
#[derive(Default)]
pub(crate) struct Manner {
    /// Whether `>` ends an expression, inside template argument lists.
    pub(crate) greater_ends: bool,
    /// Whether `>>>` ends an expression, in the configuration of a kernel launch.
    pub(crate) launch_ends: bool,
    /// The brace that ends the innermost statement expression.
    pub(crate) value_end: Option<u32>,
    /// Whether the name read here is the one that a declarator declares: its qualifiers then stand for the
    /// templates that the headers before it are for (`[temp.dep.type]`).
    pub(crate) declaring: bool,
    /// Whether the arguments of a built-in function are read, which may be types.
    pub(crate) type_operands: bool,
    /// Whether the name of a class template alone may stand for a type (`[dcl.type.class.deduct]`).
    pub(crate) deduces: bool,
    /// Whether a type-id may define the class that it names: that of a compound literal, and the one of `offsetof` (GNU).
    pub(crate) defines_class: bool,
    /// Whether a default argument is read, outside of the bodies of lambdas in it.
    pub(crate) default_argument: bool,
    /// Whether what is declared as a member has no object: a static member or a friend.
    pub(crate) without_object: bool,
    /// Nothing is made of the value of the expression that is being read.
    pub(crate) discards: bool,
    /// The first part in the parentheses of a `for` is being read.
    pub(crate) in_loop_header: bool,
    /// The outermost thing around what is read behind which `...` may follow.
    pub(crate) pattern: PatternKind,
}

/// A way to read.
pub(crate) trait Reading {
    /// Exchanges what it says for what holds in the parser: twice, and nothing has changed.
    fn exchange(&mut self, parser: &mut Parser);
}

macro_rules! readings {
    ($(#[$doc:meta] $name:ident($type:ty) = $($field:ident).+;)*) => { $(
        #[$doc]
        pub(crate) struct $name(pub $type);

        impl Reading for $name {
            #[inline]
            fn exchange(&mut self, parser: &mut Parser) {
                std::mem::swap(&mut parser.$($field).+, &mut self.0);
            }
        }
    )* };
}

readings! {
    /// The token that is read next.
    At(u32) = at;
    /// Whether `>` ends an expression.
    Greater(bool) = manner.greater_ends;
    /// Whether `>>>` ends an expression.
    Launch(bool) = manner.launch_ends;
    /// Whether the name is the one that a declarator declares.
    Declared(bool) = manner.declaring;
    /// Whether operands may be types, as the arguments of built-in functions.
    TypeOperands(bool) = manner.type_operands;
    /// Whether the name of a class template alone may stand for a type.
    Deduces(bool) = manner.deduces;
    /// Whether a type-id may define the class that it names.
    DefinesClass(bool) = manner.defines_class;
    /// Whether a default argument is read.
    DefaultArgument(bool) = manner.default_argument;
    /// Whether what is declared has no object.
    WithoutObject(bool) = manner.without_object;
    /// Whether nothing is made of the value of the expression.
    Discarded(bool) = manner.discards;
    /// Whether this is the first part in the parentheses of a `for`.
    LoopHeader(bool) = manner.in_loop_header;
    /// The outermost thing around this behind which `...` may follow.
    Pattern(PatternKind) = manner.pattern;
    /// The brace that ends the innermost statement expression.
    StatementExpression(Option<u32>) = manner.value_end;
    /// The attributes of the statement, until what they belong to is known.
    WaitingAttributes(AttributeIds) = waiting_attributes;
}
