//! What the declarations of an entity say that lets it be needed.

use super::Search;
use crate::il::*;
use crate::tables::attributes::AttributeKind;

/// What all declarations of an entity say together.
#[derive(Clone, Copy, Default)]
pub(super) struct Said {
    /// Whether the entity is kept whether or not it is used: by GNU's `used`, or as another name for something.
    pub kept: bool,
    /// What the entity is another name for (GNU's `alias`, `ifunc` and `weakref`).
    pub other: Option<Entity>,
    /// Whether a declaration of a member stands outside of its class.
    pub outside: bool,
    /// Whether it is a friend that a class defines, which is inline.
    pub friend: bool,
    /// Whether an explicit instantiation names it ([temp.explicit]).
    pub instantiated: bool,
}

impl Search<'_> {
    /// Gathers what the declarations of the unit say.
    pub(super) fn gather_said(&mut self) {
        let il = self.il;
        for id in il.expressions.lambdas.ids() {
            for capture in &il[il[id].captures] {
                if let CaptureKind::Init { variable, .. } = capture.kind {
                    self.captured.insert(variable);
                }
            }
        }
        for id in il.entities.functions.ids() {
            let own = |d: &DeclarationId| il[*d].body.is_some() && il[*d].entity == Entity::Function { id };
            if let Some(d) = il[id].definition.filter(own) {
                self.bodies.insert(id, d);
            }
        }
        for id in il.entities.enumerators.ids() {
            self.enumerators.entry(il[id].of).or_default().push(id);
        }
        for id in il.written.instantiations.ids() {
            for declarator in il[il[il[id].group].declarators].iter().copied() {
                self.said.entry(il[declarator].entity).or_default().instantiated = true;
            }
        }
        for group in il.written.groups.ids() {
            for declarator in il[il[group].declarators].iter().copied() {
                let d = &il[declarator];
                if d.qualifier(il).is_some() {
                    self.said.entry(d.entity).or_default().outside = true;
                }
                if d.body.is_some() && il[group].specifiers.flags.contains(SpecifierFlags::FRIEND) {
                    self.said.entry(d.entity).or_default().friend = true;
                }
                self.gather_attributes(d.entity, il[group].specifiers.attributes);
                self.gather_attributes(d.entity, d.attributes(il));
            }
        }
    }

    fn gather_attributes(&mut self, entity: Entity, attributes: List<AttributeId>) {
        for id in self.il[attributes].iter().copied() {
            let is = |kind: AttributeKind| self.il[id].id == kind as u16;
            let kept = is(AttributeKind::Used) || is(AttributeKind::Alias) || is(AttributeKind::Ifunc);
            let object = matches!(entity, Entity::Function { .. } | Entity::Variable { .. });
            if !object || !kept && !is(AttributeKind::Weakref) {
                continue;
            }
            let other = self.named_first(id, entity);
            let said = self.said.entry(entity).or_default();
            said.kept |= kept;
            said.other = said.other.or(other);
        }
    }

    /// The function or variable that the first argument of an attribute names, as the linker knows it.
    fn named_first(&self, attribute: AttributeId, like: Entity) -> Option<Entity> {
        let il = self.il;
        let args = il[attribute].args(il)?;
        let Some(AttributeArg::Expr { expr }) = il[args].first().copied() else { return None };
        let ExprKind::String { literal } = il[il.without_conversions(expr)].kind else { return None };
        let literal = il.literals.strings.get(literal as usize)?;
        let start = literal.start as usize;
        let text = il.literals.string_units.get(start..start + literal.length as usize)?;
        let text = text.strip_suffix(b"\0").unwrap_or(text);
        let named = |name| self.facts.names.text(name).as_bytes() == text;
        let function = |f: &Function| {
            f.class.is_none() && matches!(f.name, EntityName::Identifier { name } if named(name))
        };
        let variable =
            |v: &Variable| v.linkage != Linkage::None && v.class.is_none() && v.name.is_some_and(named);
        match like {
            Entity::Function { id: of } => {
                let mut others = il.entities.functions.ids().filter(|id| *id != of);
                others.find(|id| function(&il[*id])).map(|id| Entity::Function { id })
            }
            Entity::Variable { id: of } => {
                let mut others = il.entities.variables.ids().filter(|id| *id != of);
                others.find(|id| variable(&il[*id])).map(|id| Entity::Variable { id })
            }
            _ => None,
        }
    }
}
