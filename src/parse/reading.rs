//! How tokens are read at a place: each way is a type, whose value the parser exchanges for its own.

use super::Parser;

/// A way to read.
pub(crate) trait Reading {
    /// Exchanges what it says for what holds in the parser: twice, and nothing has changed.
    fn exchange(&mut self, parser: &mut Parser);
}

macro_rules! readings {
    ($(#[$doc:meta] $name:ident($type:ty) = $field:ident;)*) => { $(
        #[$doc]
        pub(crate) struct $name(pub $type);

        impl Reading for $name {
            #[inline]
            fn exchange(&mut self, parser: &mut Parser) {
                std::mem::swap(&mut parser.$field, &mut self.0);
            }
        }
    )* };
}

readings! {
    /// Whether `>` ends an expression.
    Greater(bool) = greater_ends;
    /// Whether `>>>` ends an expression.
    Launch(bool) = launch_ends;
    /// Whether the name is the one that a declarator declares.
    Declared(bool) = declaring;
    /// Whether operands may be types, as the arguments of built-in functions.
    TypeOperands(bool) = type_operands;
    /// Whether nothing is made of the value of the expression.
    Discarded(bool) = discards;
    /// Whether this is the first part in the parentheses of a `for`.
    LoopHeader(bool) = in_loop_header;
    /// The brace that ends the innermost statement expression.
    StatementExpression(Option<u32>) = value_end;
}
