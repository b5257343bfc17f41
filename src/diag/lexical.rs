//! The messages about the text of tokens and directives.

use super::{Message, messages};
use crate::lex::{Problem, USER_SUFFIX};
use crate::names::Names;

impl Problem {
    /// The message that tells the user.
    pub fn message(&self, names: &Names) -> Message {
        match self {
            Self::MissingClosingQuote
            | Self::EmptyCharacter
            | Self::TooManyCharacters
            | Self::TooManyCharactersIgnored
            | Self::MultiCharacter
            | Self::CharacterOutOfRange
            | Self::UnrecognizedEscape
            | Self::InvalidUtf16Character
            | Self::Utf8CharacterTooLong
            | Self::MixedStringKinds
            | Self::MixedSuffixes(_)
            | Self::RawDelimiterTooLong
            | Self::RawDelimiterCharacter
            | Self::RawStringUnclosed => self.quoted_message(names),
            Self::IncompatibleRedefinition(..)
            | Self::DuplicateParameter
            | Self::ExpectedParameter
            | Self::PasteFirst
            | Self::PasteLast
            | Self::VaArgsNotAllowed
            | Self::TooFewArguments(_)
            | Self::TooManyArguments(_)
            | Self::UnterminatedInvocation
            | Self::InvalidPaste(..)
            | Self::UndefinedNameIsZero(_)
            | Self::ExpectedExpression
            | Self::CallInCondition
            | Self::OperatorInCondition
            | Self::NotIntegral
            | Self::DivisionByZero => self.macro_message(names),
            Self::LastLineBackslash => messages::last_line_backslash(),
            Self::CommentUnclosed => messages::comment_unclosed_at_end_file(),
            Self::NestedComment => messages::nested_comment(),
            Self::UnrecognizedToken => messages::unrecognized_token(),
            Self::HashNotExpected => messages::hash_not_expected_here(),
            Self::NullIgnored => messages::null_char_ignored(),
            Self::InvalidMultibyte => messages::invalid_multibyte_char(),
            Self::TrigraphIgnored => messages::trigraph_ignored(),
            Self::BasicUniversalName => messages::universal_character_name_cannot_designate(),
            Self::MalformedUniversalName => messages::incorrectly_formed_universal_character_name(),
            Self::SurrogateUniversalName => messages::universal_character_name_cannot_designate_surrogate(),
            Self::InvalidOctalDigit => messages::invalid_octal_digit(),
            Self::InvalidHexNumber => messages::invalid_hexadecimal_number(),
            Self::InvalidBinaryNumber => messages::invalid_binary_number(),
            Self::InvalidFloat => messages::invalid_floating_constant(),
            Self::ReservedSuffix => messages::user_provided_literal_suffix_must(USER_SUFFIX),
            Self::ExtraTextAfterNumber => messages::extra_text_after_expected_end(),
            Self::IntegerTooLarge => messages::integer_too_large(),
            Self::IntegerOfNoType => messages::integer_too_large().as_error().hard(),
            Self::SeparatorsNotEnabled => messages::digit_separators_not_enabled(),
            Self::MisplacedSeparator => messages::digit_separator_cannot_appear_here(),
            Self::UnrecognizedDirective => messages::bad_pp_directive_keyword(),
            Self::ExpectedIdentifier => messages::exp_identifier().as_error(),
            Self::ExpectedFileName => messages::expected_file_name().as_catastrophe(),
            Self::ExpectedLineFileName => messages::expected_file_name(),
            Self::ExpectedLineNumber => messages::expected_line_number(),
            Self::InvalidLineNumber => messages::invalid_line_number(),
            Self::ExpectedString => messages::expected_string_literal(),
            Self::InvalidIdentString => messages::invalid_source_file_identifier(),
            Self::UnrecognizedGccPragma => messages::unrecognized_gcc_pragma(),
            Self::UnrecognizedStdcPragma
            | Self::StdcPragmaValue
            | Self::PackAlignment
            | Self::PackStackEmpty
            | Self::PackNotSet
            | Self::PackIgnored
            | Self::ExpectedInteger
            | Self::ExpectedComma
            | Self::PragmaOpenParen
            | Self::PragmaCloseParen => self.pragma_message(),
            Self::ExpectedOpenParen => messages::expected_left_paren(),
            Self::ExpectedCloseParen => messages::expected_right_paren(),
            Self::ExtraTextInDirective => messages::extra_text_in_pp_directive(),
            Self::ExtraTextInCondition => messages::extra_text_in_pp_directive().as_error().hard(),
            Self::MissingIf => messages::if_directive_missing(),
            Self::MissingEndif => messages::endif_directive_missing(),
            Self::ElseAlreadySeen => messages::pp_else_already_appeared(),
            Self::ExpansionTooLarge => messages::expansion_too_large(),
            Self::ErrorDirective(text) => messages::error_directive(&String::from_utf8_lossy(text)),
            Self::WarningDirective(text) => messages::warning_directive(&String::from_utf8_lossy(text)),
            Self::CannotOpen(name) => {
                messages::cannot_open_source_file(&String::from_utf8_lossy(name), "").as_catastrophe()
            }
            Self::CannotOpenGoesOn(name) => {
                messages::cannot_open_source_file(&String::from_utf8_lossy(name), "").as_error()
            }
            Self::IncludesItself(name) => {
                messages::include_file_includes_itself(&String::from_utf8_lossy(name))
            }
            Self::IncludeNextInPrimary => messages::include_next_in_primary_source_file(),
        }
    }

    /// Messages about pragmas.
    fn pragma_message(&self) -> Message {
        match self {
            Self::UnrecognizedStdcPragma => messages::unrecognized_stdc_pragma(),
            Self::StdcPragmaValue => messages::stdc_pragma_needs_value(),
            Self::PackAlignment => messages::invalid_packing_alignment_value(),
            Self::PackStackEmpty => messages::empty_pack_alignment_stack(),
            Self::PackNotSet => messages::current_value_pragma_pack_not(),
            Self::PackIgnored => messages::pragma_ignored_without_right_paren(),
            Self::ExpectedInteger => messages::expected_integer_constant(),
            Self::ExpectedComma => messages::expected_comma(),
            Self::PragmaOpenParen => messages::expected_left_paren().as_warning(),
            _ => messages::expected_right_paren().as_warning(),
        }
    }

    /// Messages about characters and strings.
    fn quoted_message(&self, names: &Names) -> Message {
        match self {
            Self::EmptyCharacter => messages::quoted_string_should_contain_at(),
            Self::TooManyCharacters => messages::too_many_characters(),
            Self::TooManyCharactersIgnored => messages::too_many_characters_in_character(),
            Self::MultiCharacter => messages::multicharacter_character_literal_potential_portability(),
            Self::CharacterOutOfRange => messages::bad_character_value(),
            Self::UnrecognizedEscape => messages::unrecognized_char_escape(),
            Self::InvalidUtf16Character => messages::invalid_character_char16_t_literal(),
            Self::Utf8CharacterTooLong => messages::utf_8_character_literal_value(),
            Self::MixedStringKinds => messages::string_literals_different_character_kinds(),
            Self::MixedSuffixes(name) => messages::literal_suffixes_differ(names.text(*name)),
            Self::RawDelimiterTooLong => messages::raw_delimiter_too_long(),
            Self::RawDelimiterCharacter => messages::raw_delimiter_bad_character(),
            Self::RawStringUnclosed => messages::ending_delimiter_raw_string_not(),
            _ => messages::missing_closing_quote(),
        }
    }

    /// Messages about macros and conditions.
    fn macro_message(&self, names: &Names) -> Message {
        match self {
            Self::IncompatibleRedefinition(name, pos) => messages::bad_macro_redef(names.text(*name), *pos),
            Self::DuplicateParameter => messages::duplicate_macro_parameter_name(),
            Self::ExpectedParameter => messages::expected_macro_parameter_name(),
            Self::PasteFirst => messages::paste_not_first_in_macro(),
            Self::PasteLast => messages::paste_not_last_in_macro(),
            Self::VaArgsNotAllowed => messages::identifier_va_args_can_only_appear(),
            Self::TooFewArguments(name) => messages::too_few_macro_args(names.text(*name)),
            Self::TooManyArguments(name) => messages::too_many_macro_args(names.text(*name)),
            Self::InvalidPaste(right, name) => {
                messages::paste_makes_no_token(&String::from_utf8_lossy(right), names.text(*name))
            }
            Self::UndefinedNameIsZero(name) => messages::undefined_preproc_id(names.text(*name)),
            Self::ExpectedExpression => messages::expected_expression(),
            Self::CallInCondition => messages::function_call_not_allowed_in(),
            Self::OperatorInCondition => messages::operator_not_allowed_in_constant(),
            Self::NotIntegral => messages::expression_must_have_integral_enum(),
            Self::DivisionByZero => messages::divide_by_zero().as_error(),
            _ => messages::improperly_terminated_macro_invocation(),
        }
    }
}
