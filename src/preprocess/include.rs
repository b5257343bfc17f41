//! Includes (`[cpp.include]`).

use super::{Opened, PpToken};
use crate::lex::{Input, Lexer, Problem, Raw, TokenKind};
use crate::source::Pos;
use crate::tables::limits;
use std::ffi::OsStr;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};

/// A file that is being read because of an include.
pub(super) struct Frame {
    path: PathBuf,
    /// Index among the folders of the one it was found in; none for the folder of the including file.
    folder: Option<usize>,
}

/// What an include asks for.
struct Header {
    name: Vec<u8>,
    /// Written with quotes: the folder of the including file comes first.
    quoted: bool,
    end: Pos,
}

impl Lexer<'_> {
    /// Reads the files that come before the unit.
    pub(crate) fn preinclude(&mut self) {
        for path in &self.options.macro_preincludes {
            let mark = self.out.tokens.len();
            self.read_before_unit(path);
            self.out.tokens.truncate(mark);
            self.drop_text();
        }
        for path in &self.options.preincludes {
            self.read_before_unit(path);
        }
    }

    /// Whether anything is read before the unit.
    pub(crate) fn has_preincludes(&self) -> bool {
        !(self.options.macro_preincludes.is_empty() && self.options.preincludes.is_empty())
    }

    fn read_before_unit(&mut self, path: &Path) {
        let name = path.as_os_str().as_bytes();
        match self.sources.read(path, name, false) {
            Ok(buffer) => {
                self.pp.opened.push(Opened { name: name.into(), depth: 0, again: false });
                self.pp.frames.push(Frame { path: path.to_path_buf(), folder: None });
                self.lex_buffer(buffer);
                self.pp.frames.pop();
            }
            Err(_) => self.stop(Pos::NONE, Problem::CannotOpen(name.into())),
        }
    }

    /// `#include` and `#include_next`, behind that word.
    pub(super) fn include_directive(&mut self, input: &mut Input<'_>, next: bool, word: &Raw) {
        let primary = self.pp.frames.is_empty();
        if next && primary {
            self.out.message_ahead(input.pos(word.start), Problem::IncludeNextInPrimary);
        }
        // In the primary file there is no folder to go on from.
        let next = next && !primary;
        let header = self.header(input);
        self.take_problems(input);
        input.scanner.leave_directive();
        let header = match header {
            Ok(header) => header,
            Err(pos) => return self.stop(pos, Problem::ExpectedFileName),
        };
        let found = self.find_header(input, &header, next);
        let is_read = found.as_ref().is_some_and(|(path, _)| !self.pp.once.contains(path));
        match &found {
            Some((path, folder)) if is_read => self.include(path, *folder, &header),
            Some((path, _)) => {
                let name = path.as_os_str().as_bytes().into();
                self.pp.opened.push(Opened { name, depth: self.pp.frames.len(), again: true });
            }
            None if self.goes_on_without() => {
                self.out.message_ahead(header.end, Problem::CannotOpenGoesOn(header.name.into()));
            }
            None => return self.stop(header.end, Problem::CannotOpen(header.name.into())),
        }
        // The rest of the including file is a segment of its own, from the next line on.
        let start = input.pos(input.scanner.offset());
        let place = self.sources.place(Pos(start.0.saturating_sub(1)));
        let segment = self.sources.segment(place.segment);
        self.sources.begin_segment(start, place.line.saturating_add(1), segment.file, segment.system);
        if is_read {
            self.mark_place(start);
        }
    }

    /// Reports a catastrophic error: nothing more is read.
    fn stop(&mut self, pos: Pos, problem: Problem) {
        self.out.message_ahead(pos, problem);
        self.pp.stopped = true;
    }

    fn include(&mut self, path: &Path, folder: Option<usize>, header: &Header) {
        if self.pp.frames.len() >= limits::INCLUDE_NESTING || self.times_open(path) >= limits::SELF_INCLUSION
        {
            return self.stop(header.end, Problem::IncludesItself(header.name.as_slice().into()));
        }
        let system = folder.is_some_and(|index| index >= self.options.include_dirs.len());
        match self.sources.read(path, path.as_os_str().as_bytes(), system) {
            Ok(buffer) => {
                let name = path.as_os_str().as_bytes().into();
                self.pp.opened.push(Opened { name, depth: self.pp.frames.len(), again: false });
                self.pp.frames.push(Frame { path: path.to_path_buf(), folder });
                self.lex_buffer(buffer);
                self.pp.frames.pop();
            }
            Err(_) => self.stop(header.end, Problem::CannotOpen(header.name.as_slice().into())),
        }
    }

    /// How often a file is being read now.
    fn times_open(&self, path: &Path) -> usize {
        let primary =
            self.pp.primary.map(|buffer| Path::new(OsStr::from_bytes(self.sources.buffer_name(buffer))));
        let included = self.pp.frames.iter().filter(|frame| frame.path == path).count();
        included + usize::from(primary == Some(path))
    }

    /// The header that an include names, or where a name should be.
    fn header(&mut self, input: &mut Input<'_>) -> Result<Header, Pos> {
        let start = input.scanner.offset();
        let rest = input.scanner.rest(start);
        let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        let line_end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        let text = rest.get(blanks..line_end).unwrap_or_default();
        let close = match text.first() {
            Some(b'<') => b'>',
            Some(b'"') => b'"',
            _ => return self.expanded_header(input),
        };
        let inner = text.get(1..).unwrap_or_default();
        let length = memchr::memchr(close, inner).unwrap_or(0);
        let end = start + blanks as u32 + length as u32 + 2;
        if length == 0 {
            return Err(input.pos(start + blanks as u32));
        }
        input.scanner.go_to(end, false);
        let name = inner.get(..length).unwrap_or_default().to_vec();
        self.check_end_of_directive(input);
        Ok(Header { name, quoted: close == b'"', end: input.pos(end) })
    }

    /// A header that macros spell.
    fn expanded_header(&mut self, input: &mut Input<'_>) -> Result<Header, Pos> {
        let tokens = self.expanded_line(input);
        let end = input.pos(input.scanner.offset());
        let Some(first) = tokens.first() else { return Err(end) };
        let spelled = |tokens: &[PpToken], lexer: &Self| {
            tokens.iter().flat_map(|token| lexer.pp.text_of(token).to_vec()).collect::<Vec<u8>>()
        };
        let text = spelled(&tokens, self);
        let inner = match first.kind {
            TokenKind::String => text.strip_prefix(b"\"").and_then(|text| text.strip_suffix(b"\"")),
            TokenKind::Less => text.strip_prefix(b"<").and_then(|text| text.strip_suffix(b">")),
            _ => None,
        };
        let name = inner.ok_or(first.pos)?.to_vec();
        Ok(Header { name, quoted: first.kind == TokenKind::String, end })
    }

    /// The file for a header and the index of the folder that it was found in.
    fn find_header(
        &self,
        input: &Input<'_>,
        header: &Header,
        next: bool,
    ) -> Option<(PathBuf, Option<usize>)> {
        let name = Path::new(OsStr::from_bytes(&header.name));
        if name.is_absolute() {
            return self.with_suffix(name).map(|path| (path, None));
        }
        let quote_dirs = self.options.quote_dirs;
        if header.quoted && !next && quote_dirs.is_none() {
            let this =
                PathBuf::from(std::ffi::OsString::from_vec(self.sources.buffer_name(input.buffer).to_vec()));
            let path = this.parent().unwrap_or(Path::new("")).join(name);
            if let Some(path) = self.with_suffix(&path) {
                return Some((path, None));
            }
        }
        let current = self.pp.frames.last().and_then(|frame| frame.folder);
        let first = if header.quoted { 0 } else { quote_dirs.unwrap_or(0) };
        let skipped = if next { current.map_or(first, |index| index + 1) } else { first };
        let folders = self.options.include_dirs.iter().chain(&self.options.system_dirs);
        folders
            .enumerate()
            .skip(skipped)
            .find_map(|(index, folder)| self.with_suffix(&folder.join(name)).map(|path| (path, Some(index))))
    }

    /// The file of a name, or, where it has no suffix, of the name with one of those that may be added.
    fn with_suffix(&self, path: &Path) -> Option<PathBuf> {
        let plain = path.is_file().then(|| path.to_path_buf());
        if plain.is_some() || path.extension().is_some() {
            return plain;
        }
        let suffixes = self.options.suffixes.iter().filter(|suffix| !suffix.is_empty());
        suffixes.map(|suffix| path.with_extension(suffix)).find(|path| path.is_file())
    }

    /// `#pragma once`: the current file is not read again.
    pub(super) fn mark_once(&mut self) {
        if let Some(frame) = self.pp.frames.last() {
            self.pp.once.insert(frame.path.clone());
        }
    }
}
