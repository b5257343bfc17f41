//! ABI tags in mangled names ([Itanium C++ ABI 5.1.3], `<abi-tags>`).

use super::Mangler;
use crate::il::*;
use crate::names::Name;

impl Mangler<'_> {
    /// Writes the tags of a name behind it, in alphabetical order.
    pub(super) fn abi_tags(&mut self, tags: List<Name>) {
        let tags = self.il[tags].to_vec();
        self.write_tags(tags);
    }

    fn write_tags(&mut self, mut tags: Vec<Name>) {
        let names = self.names;
        tags.sort_by_key(|tag| names.bytes(*tag));
        tags.dedup();
        for tag in tags {
            self.note_tag(tag);
            self.text("B");
            self.identifier(tag);
        }
    }

    /// Notes the tags that a namespace gives to what is made of its members.
    pub(super) fn note_namespace_tags(&mut self, of: NamespaceId) {
        let il = self.il;
        for tag in &il[il[of].abi_tags] {
            self.note_tag(*tag);
        }
    }

    fn note_tag(&mut self, tag: Name) {
        if !self.tags.contains(&tag) {
            self.tags.push(tag);
        }
    }

    /// The tags of a class; those of its template, for an instance.
    pub(super) fn class_tags(&self, class: ClassId) -> List<Name> {
        let il = self.il;
        let pattern = il[class].instance.and_then(|instance| match il[il[instance].template].kind {
            TemplateKind::Class { pattern, .. } => Some(pattern),
            _ => None,
        });
        match pattern {
            Some(pattern) if il[class].abi_tags(il).is_empty() => il[pattern].abi_tags(il),
            _ => il[class].abi_tags(il),
        }
    }

    /// Writes the tags of a function: its own, and those of its return type that nothing else in its name shows.
    pub(super) fn function_tags(&mut self, id: FunctionId) {
        let f = &self.il[id];
        let mut tags = self.il[f.abi_tags(self.il)].to_vec();
        if self.shown.is_none() && f.instance.is_none() && !self.without_tags {
            tags.extend(self.implied_tags(id));
        }
        self.write_tags(tags);
    }

    /// The tags of the return type of a function that its scope and its parameters do not have.
    fn implied_tags(&self, id: FunctionId) -> Vec<Name> {
        let f = &self.il[id];
        let TypeKind::Function { ret, .. } = self.il[self.il[f.ty].canonical].kind else { return Vec::new() };
        let mut returned = Mangler::new(self.il, self.names, self.unnamed_namespace);
        returned.ty(ret);
        if returned.tags.is_empty() {
            return Vec::new();
        }
        let mut rest = Mangler::new(self.il, self.names, self.unnamed_namespace);
        rest.without_tags = true;
        rest.function_encoding(id);
        // All of them, as soon as one is missing.
        match returned.tags.iter().all(|tag| rest.tags.contains(tag)) {
            true => Vec::new(),
            false => returned.tags,
        }
    }
}
