//! Makes an input that fails small: leaves out lines and tokens as long as it fails in the same way.

use crate::input::Input;
use crate::mutation::tokens;
use crate::program::{Defect, Program};
use std::io;
use std::time::{Duration, Instant};

/// An input that fails, with how it fails and until when it may be tried.
struct Search<'a> {
    program: &'a Program,
    defect: &'a Defect,
    input: Input,
    end: Instant,
}

/// A smaller input that fails in the same way, found within `time`.
pub fn minimize(program: &Program, input: &Input, defect: &Defect, time: Duration) -> io::Result<Input> {
    let mut search = Search { program, defect, input: input.clone(), end: Instant::now() + time };
    search.leave_out_flags()?;
    loop {
        let before = search.input.text.len();
        search.leave_out(lines)?;
        search.leave_out(tokens_of)?;
        if search.input.text.len() == before || Instant::now() > search.end {
            return Ok(search.input);
        }
    }
}

fn lines(text: &[u8]) -> Vec<Vec<u8>> {
    text.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect()
}

/// The tokens, each with the space behind it.
fn tokens_of(text: &[u8]) -> Vec<Vec<u8>> {
    let mut starts: Vec<usize> = tokens(text).iter().map(|token| token.start).collect();
    if let Some(first) = starts.first_mut() {
        *first = 0;
    }
    let ends = starts.iter().skip(1).copied().chain([text.len()]);
    starts.iter().zip(ends).map(|(start, end)| text[*start..end].to_vec()).collect()
}

impl Search<'_> {
    /// Whether an input fails in the same way.
    fn fails(&self, input: &Input) -> io::Result<bool> {
        let found = self.program.run(input)?.defect;
        Ok(found.is_some_and(|found| found.is_like(self.defect)))
    }

    fn leave_out_flags(&mut self) -> io::Result<()> {
        for number in (0..self.input.flags.len()).rev() {
            let mut smaller = self.input.clone();
            smaller.flags.remove(number);
            if self.fails(&smaller)? {
                self.input = smaller;
            }
        }
        Ok(())
    }

    /// Leaves out parts of the text, halves first and then less and less.
    fn leave_out(&mut self, cut: fn(&[u8]) -> Vec<Vec<u8>>) -> io::Result<()> {
        let mut parts = cut(&self.input.text);
        let mut size = parts.len() / 2;
        while size > 0 {
            let mut start = 0;
            while start < parts.len() {
                if Instant::now() > self.end {
                    return Ok(());
                }
                let end = parts.len().min(start + size);
                let rest: Vec<Vec<u8>> = [&parts[..start], &parts[end..]].concat();
                let smaller = Input { text: rest.concat(), ..self.input.clone() };
                if self.fails(&smaller)? {
                    (self.input, parts) = (smaller, rest);
                } else {
                    start = end;
                }
            }
            size /= 2;
        }
        Ok(())
    }
}

#[test]
fn a_text_is_its_tokens() {
    let text = b" int a = 1;\n";
    assert_eq!(tokens_of(text).concat(), text);
    assert_eq!(lines(b"a\nb").concat(), b"a\nb");
}
