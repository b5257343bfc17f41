//! Format strings of functions that print or read by them (GNU: `format`; `[c.files]` of C's library).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::literals::Encoding;
use crate::names::{Name, known};
use crate::source::Pos;
use crate::tables::attributes::AttributeKind;
use crate::tables::format_strings;

/// What a conversion of a format string takes from the arguments.
enum Conversion {
    /// So many of them.
    Takes(usize),
    /// So many of them; what follows is no conversion.
    Breaks(usize),
    /// It names its arguments by number, and so do those behind it.
    Numbered,
}

/// The rest of a format string.
struct Format<'a> {
    rest: &'a [u8],
}

impl Format<'_> {
    fn first(&self) -> u8 {
        self.rest.first().copied().unwrap_or(0)
    }

    fn skip(&mut self, count: usize) {
        self.rest = self.rest.get(count..).unwrap_or_default();
    }

    fn skip_all(&mut self, among: &str) {
        while !self.rest.is_empty() && among.as_bytes().contains(&self.first()) {
            self.skip(1);
        }
    }

    fn eat(&mut self, word: &[u8]) -> bool {
        let found = self.rest.starts_with(word);
        if found {
            self.skip(word.len());
        }
        found
    }

    /// Goes behind the next `%` that begins a conversion. False if there is none before the end.
    fn next(&mut self) -> bool {
        while self.first() != 0 {
            let percent = self.first() == b'%';
            self.skip(1);
            if percent && !self.eat(b"%") {
                return true;
            }
        }
        false
    }

    fn is_numbered(&self) -> bool {
        let digits = self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        digits > 0 && self.rest.get(digits) == Some(&b'$')
    }

    /// The length and the kind of a conversion.
    fn length_and_kind(&mut self) -> bool {
        let _ = format_strings::LENGTHS.iter().any(|length| self.eat(length.as_bytes()));
        let kind = self.first();
        self.skip(1);
        format_strings::KINDS.as_bytes().contains(&kind)
    }

    /// Flags, width, precision, length and kind of what is printed.
    fn printed(&mut self) -> Conversion {
        if self.is_numbered() {
            return Conversion::Numbered;
        }
        self.skip_all(format_strings::FLAGS);
        let mut taken = 1;
        for precision in [false, true] {
            if precision && !self.eat(b".") {
                break;
            }
            match self.eat(b"*") {
                true => taken += 1,
                false => self.skip_all(format_strings::DIGITS),
            }
        }
        match self.length_and_kind() {
            true => Conversion::Takes(taken),
            false => Conversion::Breaks(taken - 1),
        }
    }

    /// Whether it is dropped, width, length and kind of what is read.
    fn read(&mut self) -> Conversion {
        if self.is_numbered() {
            return Conversion::Numbered;
        }
        let taken = usize::from(!self.eat(b"*"));
        self.skip_all(format_strings::DIGITS);
        let is_length = |byte: &&u8| format_strings::LENGTH_LETTERS.as_bytes().contains(byte);
        let lengths = self.rest.iter().take_while(is_length).count();
        if self.rest.get(lengths) != Some(&b'[') {
            return if self.length_and_kind() { Conversion::Takes(taken) } else { Conversion::Breaks(0) };
        }
        self.skip(lengths + 1);
        self.eat(b"^");
        self.eat(b"]");
        while !matches!(self.first(), 0 | b']') {
            self.skip(1);
        }
        Conversion::Takes(taken)
    }
}

impl Compilation {
    /// Whether an attribute describes a format string that is looked into.
    pub(in crate::sema) fn describes_format(&self, attribute: &Attribute) -> bool {
        attribute.id == AttributeKind::Format as u16 && self.format_family(attribute).is_some()
    }

    fn format_family(&self, attribute: &Attribute) -> Option<Name> {
        match self.il[attribute.args(&self.il)?].first()? {
            AttributeArg::Name { name } => match *name {
                known::PRINTF | known::PRINTF_UGLY => Some(known::PRINTF),
                known::SCANF | known::SCANF_UGLY => Some(known::SCANF),
                _ => None,
            },
            _ => None,
        }
    }

    /// A literal that a called function takes as its format has one conversion for each argument behind; `numbers` are
    /// those of the two in the attribute, `open` is where the parenthesis of the arguments stands.
    pub(in crate::sema) fn check_format_arguments(
        &mut self,
        attribute: AttributeId,
        numbers: [i128; 2],
        object: bool,
        args: &[ExprId],
        open: Pos,
    ) {
        let place = |number: i128| usize::try_from(number - 1 - i128::from(object)).ok();
        let [Some(format), Some(first)] = numbers.map(place) else { return };
        let Some(text) = args.get(format).and_then(|arg| self.format_literal(*arg)) else { return };
        let reads = self.format_family(&self.il[attribute]) == Some(known::SCANF);
        let rest = args.get(first..).unwrap_or_default();
        if self.flags_of(rest).contains(ExprFlags::PACK) {
            return;
        }
        let (mut left, mut format) = (rest.iter(), Format { rest: &text });
        while format.next() {
            let (taken, breaks) = match if reads { format.read() } else { format.printed() } {
                Conversion::Numbered => return,
                Conversion::Takes(taken) => (taken, false),
                Conversion::Breaks(taken) => (taken, true),
            };
            if taken > left.len() {
                let at = self.closing_of(open);
                return self.warn(at, messages::format_string_requires_additional_arguments());
            }
            left = left.as_slice().get(taken..).unwrap_or_default().iter();
            if breaks {
                let Some(arg) = left.next() else { return };
                let at = self.start_of(*arg);
                return self.warn(at, messages::bad_printf_format_string());
            }
        }
        if let Some(extra) = left.next() {
            let at = self.start_of(*extra);
            self.warn(at, messages::format_string_ends_before_argument());
        }
    }

    /// The bytes of a string literal of bytes, up to the first null.
    fn format_literal(&self, e: ExprId) -> Option<Vec<u8>> {
        match self.il[e].kind {
            ExprKind::Implicit { operand, .. } => self.format_literal(operand),
            ExprKind::String { literal } => {
                let string = self.il.literals.strings.get(literal as usize)?;
                let bytes = matches!(string.encoding, Encoding::Narrow | Encoding::Utf8);
                bytes.then(|| self.il.literals.units(string).to_vec())
            }
            _ => None,
        }
    }
}
