//! Mangled names ([Itanium C++ ABI 5.1]) as messages about calls show them.
//!
//! The text follows the order of the parts in the mangled name: each mention of a global scope is written where it is
//! met, and blanks take its place when another one follows it at once.

mod expression;
mod name;
mod types;

use crate::diag::phrases;
use crate::mangle::{INTERNAL, UNNAMED_PREFIX};
use crate::tables::limits;

/// The text for a mangled name, or for a type where it is no mangled name; none if it is neither.
pub fn demangled(name: &[u8]) -> Option<String> {
    let mut d = Demangler { text: name, at: 0, out: String::new(), seen: Vec::new(), frozen: 0, depth: 0 };
    if d.eat(b"_Z") {
        d.encoding(true)?;
    } else {
        d.whole_type()?;
    }
    if d.at != name.len() {
        return None;
    }
    let text = d.out.trim_start();
    Some(text.strip_prefix("::").unwrap_or(text).to_owned())
}

/// What a later mention of a part repeats.
#[derive(Clone, Copy)]
enum Seen {
    /// The name of a template outside of classes and namespaces.
    Unscoped {
        start: usize,
    },
    /// The first components of a nested name, up to `end`.
    Prefix {
        start: usize,
        end: usize,
    },
    Type {
        start: usize,
    },
}

struct Demangler<'a> {
    text: &'a [u8],
    at: usize,
    out: String,
    seen: Vec<Seen>,
    /// Nesting of passes over text that was read before: nothing new is remembered.
    frozen: u32,
    depth: u32,
}

impl Demangler<'_> {
    fn peek(&self) -> u8 {
        self.peek_at(0)
    }

    fn peek_at(&self, offset: usize) -> u8 {
        self.text.get(self.at + offset).copied().unwrap_or(0)
    }

    fn eat(&mut self, text: &[u8]) -> bool {
        let found = self.text.get(self.at..).is_some_and(|rest| rest.starts_with(text));
        if found {
            self.at += text.len();
        }
        found
    }

    fn expect(&mut self, text: &[u8]) -> Option<()> {
        self.eat(text).then_some(())
    }

    fn write(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Writes a mention of the global scope; one right before it becomes blank.
    fn global(&mut self, text: &str) {
        let kept = self.out.trim_end_matches(' ').len();
        if self.out[..kept].ends_with("::") {
            self.out.replace_range(kept - 2..kept, "  ");
        }
        self.write(text);
    }

    fn remember(&mut self, seen: Seen) {
        if self.frozen == 0 {
            self.seen.push(seen);
        }
    }

    /// Does something with the text from `start` on, which was read before, and comes back.
    fn again<T>(&mut self, start: usize, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let at = std::mem::replace(&mut self.at, start);
        self.frozen += 1;
        self.depth += 1;
        let result = (self.depth < limits::DEMANGLED_NESTING).then(|| read(self)).flatten();
        self.depth -= 1;
        self.frozen -= 1;
        self.at = at;
        result
    }

    /// What something writes, on its own.
    fn aside(&mut self, write: impl FnOnce(&mut Self) -> Option<()>) -> Option<String> {
        let out = std::mem::take(&mut self.out);
        let result = write(self);
        let written = std::mem::replace(&mut self.out, out);
        result.map(|()| written)
    }

    fn number(&mut self) -> Option<usize> {
        let start = self.at;
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        std::str::from_utf8(&self.text[start..self.at]).ok()?.parse().ok()
    }

    /// `_` is 1, `0_` is 2 and so on.
    fn ordinal(&mut self) -> Option<usize> {
        if self.eat(b"_") {
            return Some(1);
        }
        let number = self.number()?;
        self.expect(b"_")?;
        number.checked_add(2)
    }

    /// Reads `<length><identifier>`.
    fn identifier(&mut self) -> Option<String> {
        let length = self.number()?;
        let bytes = self.text.get(self.at..self.at.checked_add(length)?)?;
        self.at += length;
        if bytes.starts_with(UNNAMED_PREFIX.as_bytes()) {
            return Some(phrases::unnamed_namespace_name().plain().to_owned());
        }
        if bytes == b"?" {
            return None;
        }
        Some(String::from_utf8_lossy(bytes).into_owned())
    }

    /// The name of a function or variable, with parameters and return type where `whole` asks for them.
    fn encoding(&mut self, whole: bool) -> Option<()> {
        let (start, mark) = (self.at, self.out.len());
        let name = self.name()?;
        if matches!(self.peek(), 0 | b'E') {
            return Some(());
        }
        let mut rest = String::new();
        if name.returns {
            self.out.truncate(mark);
            rest = self.ty(false, false)?;
            self.write(" ");
            self.again(start, |d| d.name())?;
        }
        let params = self.aside(|d| d.parameters())?;
        if !whole {
            // Return types are not part of the name alone.
            self.out.truncate(mark);
            self.again(start, |d| d.name())?;
            return Some(());
        }
        self.write(&params);
        self.write(&name.traits);
        self.write(&rest);
        Some(())
    }

    /// Reads parameter types up to the end of the list and writes them between parentheses.
    fn parameters(&mut self) -> Option<()> {
        self.write("(");
        if !self.eat(b"v") {
            let mut first = true;
            while !matches!(self.peek(), 0 | b'E' | b'_') && !self.at_qualifier_end() {
                if !first {
                    self.write(", ");
                }
                first = false;
                if self.eat(b"z") {
                    self.write("...");
                } else {
                    self.whole_type()?;
                }
            }
        }
        self.write(")");
        Some(())
    }

    /// Whether the ref-qualifier that closes a function type comes next.
    fn at_qualifier_end(&self) -> bool {
        matches!((self.peek(), self.peek_at(1)), (b'R' | b'O', b'E'))
    }

    fn is_internal_mark(&self) -> bool {
        let mut d = Demangler {
            text: self.text,
            at: self.at,
            out: String::new(),
            seen: Vec::new(),
            frozen: 1,
            depth: 0,
        };
        d.identifier().is_some_and(|name| name.starts_with(INTERNAL))
    }
}
