//! The captures of a lambda, in order, and which of them are of a variable.

use crate::il::*;
use rustc_hash::FxHashMap;
use std::ops::Deref;

/// A list of no more than this is searched, which is faster than an index of it.
const SEARCHED: usize = 8;

/// The captures of a lambda whose body is being analysed.
#[derive(Clone, Debug, Default)]
pub struct Captures {
    list: Vec<Capture>,
    index: CaptureIndex,
    this: bool,
}

/// Where the first capture of each variable stands in a long list of captures.
#[derive(Clone, Debug, Default)]
pub struct CaptureIndex(FxHashMap<VariableId, usize>);

impl Captures {
    /// The captures that a lambda begins with.
    pub fn new(list: Vec<Capture>) -> Self {
        let this = list.iter().any(|capture| variable_of(capture).is_none());
        Self { index: CaptureIndex::new(&list), list, this }
    }

    /// Adds one that the body implies.
    pub fn push(&mut self, capture: Capture) {
        self.list.push(capture);
        match variable_of(&capture) {
            None => self.this = true,
            Some(_) if self.list.len() == SEARCHED + 1 => self.index = CaptureIndex::new(&self.list),
            Some(variable) if self.list.len() > SEARCHED => {
                self.index.0.entry(variable).or_insert(self.list.len() - 1);
            }
            Some(_) => {}
        }
    }

    /// The capture of a variable.
    pub fn of(&self, variable: VariableId) -> Option<&Capture> {
        self.index.find(&self.list, variable)
    }

    /// Whether `this` or its object is captured.
    pub fn has_this(&self) -> bool {
        self.this
    }

    /// Where each stands, and in which order.
    pub fn into_parts(self) -> (Vec<Capture>, CaptureIndex) {
        (self.list, self.index)
    }
}

impl Deref for Captures {
    type Target = [Capture];

    fn deref(&self) -> &[Capture] {
        &self.list
    }
}

impl CaptureIndex {
    /// That of a list; a short one needs none.
    pub fn new(list: &[Capture]) -> Self {
        let mut places = FxHashMap::default();
        if list.len() > SEARCHED {
            for (at, capture) in list.iter().enumerate() {
                if let Some(variable) = variable_of(capture) {
                    places.entry(variable).or_insert(at);
                }
            }
        }
        Self(places)
    }

    /// Whether there is nothing in it, as for a short list.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The capture of a variable in the list that this is the index of; one that has none is searched.
    pub fn find<'a>(&self, list: &'a [Capture], variable: VariableId) -> Option<&'a Capture> {
        if self.is_empty() {
            return list.iter().find(|capture| variable_of(capture) == Some(variable));
        }
        self.0.get(&variable).map(|at| &list[*at])
    }
}

/// The variable that a capture is of, or that it declares.
fn variable_of(capture: &Capture) -> Option<VariableId> {
    match capture.kind {
        CaptureKind::Copy { variable }
        | CaptureKind::Reference { variable }
        | CaptureKind::Init { variable, .. } => Some(variable),
        CaptureKind::This | CaptureKind::StarThis => None,
    }
}
