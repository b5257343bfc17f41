//! ABI tags: texts that become part of mangled names, so that what has another layout has another name (GNU).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::Name;
use crate::tables::attributes::AttributeKind;

impl Compilation {
    /// Keeps the ABI tags that attributes on a declaration give its entity. An inline namespace whose attribute has no
    /// arguments is tagged with its own name; other namespaces have no tags.
    pub fn note_abi_tags(&mut self, entity: Entity, attributes: &[AttributeId]) {
        for id in attributes {
            if self.il[*id].id == AttributeKind::AbiTag as u16 && self.check_abi_tag(entity, *id) {
                let tags = self.tags_of_attribute(entity, *id);
                self.add_abi_tags(entity, &tags);
            }
        }
    }

    /// Reports a namespace that cannot have tags, and what else is given none. Whether there are some.
    fn check_abi_tag(&mut self, entity: Entity, attribute: AttributeId) -> bool {
        let pos = self.il[attribute].pos;
        let message = match entity {
            Entity::Namespace { id } if !self.il[id].inline => {
                messages::ignoring_abi_tag_non_inline_namespace()
            }
            Entity::Namespace { id } if self.il[id].name.is_none() => {
                messages::ignoring_abi_tag_anonymous_namespace()
            }
            Entity::Namespace { .. } => return true,
            _ if self.il[attribute].args(&self.il).is_some_and(|args| !args.is_empty()) => return true,
            _ => messages::attribute_not_allow_empty_argument(AttributeKind::AbiTag.row().display),
        };
        if self.reports_now() {
            self.report(pos, message);
        }
        false
    }

    fn tags_of_attribute(&mut self, entity: Entity, attribute: AttributeId) -> Vec<Name> {
        let Some(args) = self.il[attribute].args(&self.il).filter(|args| !args.is_empty()) else {
            let Entity::Namespace { id } = entity else { return Vec::new() };
            return self.il[id].name.into_iter().collect();
        };
        let texts: Vec<String> = self.il[args]
            .iter()
            .filter_map(|arg| match arg {
                AttributeArg::Expr { expr } => self.literal_text(*expr),
                _ => None,
            })
            .collect();
        texts.iter().map(|text| self.names.intern(text.as_bytes())).collect()
    }

    fn add_abi_tags(&mut self, entity: Entity, tags: &[Name]) {
        let known = match entity {
            Entity::Namespace { id } => self.il[id].abi_tags,
            Entity::Class { id } => self.il[id].abi_tags(&self.il),
            Entity::Enum { id } => self.il[id].abi_tags,
            Entity::Function { id } => self.il[id].abi_tags(&self.il),
            _ => return,
        };
        let mut all = self.il[known].to_vec();
        all.extend_from_slice(tags);
        let all = self.il.list(&all);
        match entity {
            Entity::Namespace { id } => self.il[id].abi_tags = all,
            Entity::Class { id } => id.extras_mut(&mut self.il).abi_tags = all,
            Entity::Enum { id } => self.il[id].abi_tags = all,
            Entity::Function { id } => id.extras_mut(&mut self.il).abi_tags = all,
            _ => {}
        }
    }
}
