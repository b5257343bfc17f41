//! What can be wrong with the text of tokens and directives.
//!
//! Lexing is done before parsing begins, so what it finds waits in [`Pending`] until the parser takes the
//! token that it belongs to: messages then come in the order of the source.

use crate::names::Name;
use crate::source::Pos;

/// A message that waits for its token.
#[derive(Clone, Debug, PartialEq)]
pub struct Pending {
    /// Index of the token that was read when this was found; the token has the flag `HAS_MESSAGE`.
    pub token: u32,
    pub pos: Pos,
    pub problem: Problem,
}

/// What is wrong with tokens and directives. `diag` has the message for each.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    // Characters and comments.
    LastLineBackslash,
    CommentUnclosed,
    NestedComment,
    UnrecognizedToken,
    HashNotExpected,
    NullIgnored,
    InvalidMultibyte,
    TrigraphIgnored,
    BasicUniversalName,
    MalformedUniversalName,
    SurrogateUniversalName,
    // Numbers.
    InvalidOctalDigit,
    InvalidHexNumber,
    InvalidBinaryNumber,
    InvalidFloat,
    ExtraTextAfterNumber,
    IntegerTooLarge,
    /// A number that no type holds.
    IntegerOfNoType,
    SeparatorsNotEnabled,
    MisplacedSeparator,
    // Characters and strings.
    MissingClosingQuote,
    EmptyCharacter,
    TooManyCharacters,
    TooManyCharactersIgnored,
    MultiCharacter,
    CharacterOutOfRange,
    UnrecognizedEscape,
    InvalidUtf16Character,
    Utf8CharacterTooLong,
    MixedStringKinds,
    /// The suffix of an earlier part.
    MixedSuffixes(Name),
    /// The suffix of a literal is not one for users.
    ReservedSuffix,
    RawDelimiterTooLong,
    RawDelimiterCharacter,
    RawStringUnclosed,
    // Directives.
    UnrecognizedDirective,
    ExpectedIdentifier,
    ExpectedFileName,
    /// The same in a line directive, which does not end the compilation.
    ExpectedLineFileName,
    ExpectedLineNumber,
    InvalidLineNumber,
    ExpectedString,
    InvalidIdentString,
    UnrecognizedGccPragma,
    UnrecognizedStdcPragma,
    StdcPragmaValue,
    PackAlignment,
    PackStackEmpty,
    PackNotSet,
    PackIgnored,
    ExpectedInteger,
    ExpectedComma,
    /// A missing parenthesis of a pragma.
    PragmaOpenParen,
    PragmaCloseParen,
    ExpectedOpenParen,
    ExpectedCloseParen,
    ExtraTextInDirective,
    /// The same behind a condition, where it is an error.
    ExtraTextInCondition,
    MissingIf,
    MissingEndif,
    ElseAlreadySeen,
    ErrorDirective(Box<[u8]>),
    ExpansionTooLarge,
    WarningDirective(Box<[u8]>),
    CannotOpen(Box<[u8]>),
    /// The same where reading goes on without the file.
    CannotOpenGoesOn(Box<[u8]>),
    IncludesItself(Box<[u8]>),
    IncludeNextInPrimary,
    // Macros.
    /// The macro and where it was defined before.
    IncompatibleRedefinition(Name, Pos),
    DuplicateParameter,
    ExpectedParameter,
    PasteFirst,
    PasteLast,
    VaArgsNotAllowed,
    TooFewArguments(Name),
    TooManyArguments(Name),
    UnterminatedInvocation,
    /// The right operand of `##` and the macro.
    InvalidPaste(Box<[u8]>, Name),
    // Conditions.
    UndefinedNameIsZero(Name),
    ExpectedExpression,
    CallInCondition,
    OperatorInCondition,
    NotIntegral,
    DivisionByZero,
}

impl Problem {
    /// Whether nothing after this is read.
    pub fn is_catastrophic(&self) -> bool {
        matches!(
            self,
            Self::ExpansionTooLarge
                | Self::ErrorDirective(_)
                | Self::ExpectedFileName
                | Self::CannotOpen(_)
                | Self::IncludesItself(_)
        )
    }
}
