//! Enumerations and the values of their enumerators.

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;
use crate::tables::spelled;

impl Printer<'_> {
    /// Prints the definition or declaration of an enumeration.
    pub(super) fn enumeration(&mut self, id: TagDefinitionId, of: EnumId, end: Option<Pos>) {
        let il = self.il;
        let definition = &il[id];
        let e = &il[of];
        self.text(spelled!(ENUM));
        // Both keywords say the same.
        if definition.scoped.is_some() {
            self.text(spelled!(" " CLASS));
        }
        self.tag_attributes(definition.attributes);
        let named = e.name.filter(|_| !e.named_for_linkage);
        if named.is_some() || definition.underlying.is_none() {
            self.text(" ");
        }
        if let Some(name) = named {
            if let Some(qualifier) = definition.qualifier {
                self.path_of_member(e.enclosing, qualifier);
            }
            self.name(name);
        }
        if let Some(underlying) = definition.underlying {
            self.text(": ");
            self.type_id(underlying);
        }
        if !definition.body {
            return;
        }
        self.text(if named.is_some() || definition.underlying.is_some() { " { " } else { "{ " });
        self.enumerators(definition, e);
        self.w.at(end.unwrap_or(definition.end));
        self.text("}");
        self.body_attributes(definition.attributes);
    }

    /// Prints enumerators. A value that would follow by itself is left out, except a zero behind -1.
    fn enumerators(&mut self, definition: &TagDefinition, e: &Enum) {
        let enumerating = match definition.entity {
            Entity::Enum { id } => Some(id),
            _ => self.around.declared.enumerating,
        };
        self.with(change::Enumerating(enumerating), |p| {
            let folds_locals = p.manner.values.folds_locals || p.around.functions > 0;
            p.with(change::FoldsLocals(folds_locals), |p| p.each_enumerator(definition, e));
        });
    }

    fn each_enumerator(&mut self, definition: &TagDefinition, e: &Enum) {
        let il = self.il;
        let mut next: Option<i128> = Some(0);
        let suffix = self.enumerator_suffix(e);
        for (index, id) in il[definition.enumerators].iter().enumerate() {
            let enumerator = &il[*id];
            if index > 0 {
                self.text(", ");
            }
            self.w.at(enumerator.pos);
            self.name(enumerator.name);
            self.suffix_attributes(enumerator.attributes, false);
            let follows = next == Some(enumerator.value) && !enumerator.dependent;
            // In a class template only a first zero is known to be what would follow.
            let open = index > 0 && self.is_open_enumeration(e);
            if !follows || (open && enumerator.init.is_some()) {
                match enumerator.init {
                    Some(init) => {
                        self.text(" = ");
                        self.enumerator_value(init, enumerator, e, suffix);
                    }
                    None if !enumerator.dependent && next.is_none() => {
                        self.text(" = ");
                        self.integer(enumerator.value, suffix);
                    }
                    None => {}
                }
            }
            next = match enumerator.value {
                _ if enumerator.dependent => Some(i128::MIN),
                -1 => None,
                value => Some(value + 1),
            };
        }
    }

    fn enumerator_value(&mut self, init: ExprId, enumerator: &Enumerator, e: &Enum, suffix: &str) {
        self.bounding(init, |p| {
            p.with(change::WholeConstant(true), |p| {
                p.with(change::Computed(true), |p| p.value_of_enumerator(init, enumerator, e, suffix));
            });
        });
    }

    fn value_of_enumerator(&mut self, init: ExprId, enumerator: &Enumerator, e: &Enum, suffix: &str) {
        let inner = self.il.without_conversions(init);
        let template = self.is_open_enumeration(e);
        if !template && self.local_enumerator_value(init, true).is_some() {
            return self.integer(enumerator.value, suffix);
        }
        if enumerator.dependent && self.number_cast(inner) {
            return;
        }
        match self.il[inner].kind {
            ExprKind::Integer { .. } | ExprKind::Char { .. } | ExprKind::Bool { .. } if !template => {
                self.integer(enumerator.value, suffix);
            }
            // An enumerator of another enumeration is converted to a fixed underlying type.
            ExprKind::Name { entity: Entity::Enumerator { id }, .. }
                if e.fixed && !template && !enumerator.dependent && self.il[id].of != enumerator.of =>
            {
                self.parenthesized(inner);
            }
            _ if template
                && e.fixed
                && !enumerator.dependent
                && self.is_number_within(inner, enumerator)
                && matches!(self.il.unqualified(e.underlying), TypeKind::Builtin { .. }) =>
            {
                self.constant_of_type(enumerator.value, e.underlying);
            }
            ExprKind::Name { entity: Entity::Enumerator { id }, .. }
                if !template && self.around.templates > 0 && self.is_open_enumerator_here(id) =>
            {
                self.with(change::ReplacingEnumerators(limits::REPLACED_ENUMERATOR_NESTING), |p| {
                    p.top(inner)
                });
            }
            // The name of an enumerator alone has no path.
            ExprKind::Name { entity: Entity::Enumerator { id }, qualifier: None, .. } if !template => {
                self.name(self.il[id].name);
            }
            ExprKind::Name { entity: Entity::Enumerator { id }, .. }
                if template && e.scoped && self.il[id].of == enumerator.of =>
            {
                self.with(change::ReplacingEnumerators(limits::REPLACED_ENUMERATOR_NESTING), |p| {
                    p.replaced_enumerator(id);
                });
            }
            _ if template => {
                self.with(change::ReplacingEnumerators(limits::REPLACED_ENUMERATOR_NESTING), |p| {
                    p.with(change::Enumerating(None), |p| match enumerator.dependent {
                        true => p.kept_constant(inner),
                        false if p.il.converted_object(init).is_some() => p.operand(init),
                        false => p.top_or_comma(inner),
                    });
                });
            }
            _ if enumerator.dependent => self.kept_constant(inner),
            _ if self.il.converted_object(init).is_some() => self.operand(init),
            _ => self.operand(inner),
        }
    }

    /// Whether the value of an enumerator is a literal, or that of an enumerator of the same list which is none computed.
    fn is_number_within(&self, value: ExprId, enumerator: &Enumerator) -> bool {
        let literal = |value: ExprId| {
            let inner = self.il.without_conversions(value);
            matches!(
                self.il[inner].kind,
                ExprKind::Integer { .. } | ExprKind::Char { .. } | ExprKind::Bool { .. }
            )
        };
        match self.il[value].kind {
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => {
                self.il[id].of == enumerator.of && self.il[id].init.is_none_or(literal)
            }
            _ => literal(value),
        }
    }

    /// Whether an enumerator is one of a class template around this place.
    fn is_open_enumerator_here(&self, id: EnumeratorId) -> bool {
        matches!(self.il.unqualified(self.il[id].ty), TypeKind::Enum { of }
            if self.is_open_enumeration(&self.il[of]) && self.is_visible(self.il[of].enclosing))
    }

    /// Whether an enumerator is printed as its value: one of a class template in the value of another.
    pub(in crate::emit::host) fn is_replaced_enumerator(&self, id: EnumeratorId) -> bool {
        let TypeKind::Enum { of } = self.il.unqualified(self.il[id].ty) else { return false };
        let e = &self.il[of];
        self.manner.values.replacing_enumerators > 0 && !e.scoped && self.is_open_enumeration(e)
    }

    /// Whether an enumeration is a member of a class template: its enumerators keep their expressions.
    pub(in crate::emit::host) fn is_open_enumeration(&self, e: &Enum) -> bool {
        match self.il[e.enclosing].kind {
            ScopeKind::Class { of } => {
                self.il.is_dependent_class(of) && !self.il[of].flags.contains(ClassFlags::LOCAL)
            }
            _ => false,
        }
    }

    /// Prints the value of an enumerator as an expression: one without initializer follows the one before it.
    pub(in crate::emit::host) fn replaced_enumerator(&mut self, id: EnumeratorId) {
        let il = self.il;
        let TypeKind::Enum { of } = self.il.unqualified(il[id].ty) else { return };
        self.with(change::ReplacingEnumerators(self.manner.values.replacing_enumerators - 1), |p| {
            let before = il[il[of].enumerators].iter().take_while(|other| **other != id).last();
            match (il[id].init, before) {
                // Among template arguments its operator could end the list.
                (Some(init), _) if p.manner.values.in_value && p.shows_greater(init) => p.parenthesized(init),
                (Some(init), _) if il[id].dependent && p.number_cast(init) => {}
                (Some(init), _) => p.top_or_comma(init),
                (None, None) if il[of].fixed => p.zero_of_fixed(il[of].underlying),
                (None, None) => p.text("0"),
                (None, Some(before)) => {
                    p.text("(");
                    match p.is_replaced_enumerator(*before) {
                        true => p.replaced_enumerator(*before),
                        false => p.name(il[*before].name),
                    }
                    p.text(") + 1");
                }
            }
        });
    }

    /// A zero of a fixed underlying type: of one that depends on template parameters the largest, which holds all values.
    fn zero_of_fixed(&mut self, underlying: TypeId) {
        match self.il.unqualified(underlying) {
            TypeKind::Builtin { .. } => self.constant_of_type(0, underlying),
            _ => self.integer(0, Builtin::UnsignedLongLong.suffix()),
        }
    }

    /// The suffix of plain values of an enumeration.
    fn enumerator_suffix(&self, e: &Enum) -> &'static str {
        let il = self.il;
        if e.fixed {
            return match self.il.unqualified(e.underlying) {
                TypeKind::Builtin { of } => of.suffix(),
                _ => "",
            };
        }
        let values = || il[e.enumerators].iter().map(|id| il[*id].value);
        let (least, most) = (values().min().unwrap_or(0), values().max().unwrap_or(0));
        let fits = |ty: Builtin| -> bool {
            let bits = match ty {
                Builtin::Int => 31,
                Builtin::UnsignedInt => 32,
                Builtin::Long => 63,
                _ => 64,
            };
            let signed = matches!(ty, Builtin::Int | Builtin::Long);
            most < 1i128 << bits && if signed { least >= -(1i128 << bits) } else { least >= 0 }
        };
        [Builtin::Int, Builtin::UnsignedInt, Builtin::Long, Builtin::UnsignedLong]
            .into_iter()
            .find(|ty| fits(*ty))
            .map_or("", Builtin::suffix)
    }
}
