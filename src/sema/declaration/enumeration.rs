//! Enumerations: their types and values (`[dcl.enum]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::lookup::Key;
use crate::sema::syntax::{NameScope, TagHead};
use crate::source::Pos;
use crate::tables::attributes::Targets;
use crate::tables::unknown_causes::UnknownCause;

impl Compilation {
    /// Declares the enumeration of an enum head, or finds the one declared before; `base` is its underlying type and where
    /// that begins.
    pub fn begin_enum(
        &mut self,
        head: &TagHead,
        scoped: Option<Tag>,
        base: Option<(TypeId, Pos)>,
        body: bool,
    ) -> (EnumId, TagDefinitionId) {
        let underlying = base.map(|(ty, _)| ty);
        let here = self.declaring_scope();
        let name = head.name.as_ref().and_then(|n| n.identifier());
        let scope = match (head.name.as_ref().map(|n| (n.qualifier, n.scope)), name) {
            (Some((Some(_), NameScope::Members(scope))), Some(name)) => {
                self.declaring_inline(scope, Key::name(name))
            }
            (Some((Some(_), NameScope::Members(scope))), None) => scope,
            _ => here,
        };
        let earlier = name.and_then(|name| {
            self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|e| match *e {
                Entity::Enum { id } => Some(id),
                _ => None,
            })
        });
        let id = match earlier {
            Some(id) => {
                if let Some(access) = self.altered_access(scope, self.il[id].access) {
                    let e = &self.il[id];
                    let shown = EntityText::new(EntityKind::Enum, self.type_text(e.ty), Declared::At(e.pos));
                    self.warn(head.pos, messages::redeclaration_alters_access(shown));
                    self.il[id].access = access;
                }
                id
            }
            None => {
                if let Some(name) = name {
                    self.check_tag_is_typedef(scope, name, Tag::Enum, head.pos);
                    self.check_enum_is_class(scope, name, head.pos);
                }
                self.new_enum(name, head.pos, scope, scoped.is_some())
            }
        };
        if body && earlier.is_some() {
            self.check_enum_redefined(id, head.pos);
            if scope != here {
                self.check_enum_elsewhere(id, scope, head.pos);
            }
        }
        let again = body && self.il[id].state == Completeness::Complete;
        if earlier.is_some() && !again && self.il[id].scoped != scoped.is_some() {
            self.report_other_kind(id, underlying, head.pos);
        } else if let (Some(_), Some(underlying)) = (earlier, underlying) {
            self.check_same_underlying(id, underlying, head.pos);
        }
        let int = self.common.int;
        let entry = &mut self.il[id];
        if let (None, Some(_), Some((_, pos))) = (earlier, &head.name, base) {
            entry.base_pos = pos;
        }
        if let Some(underlying) = underlying {
            entry.underlying = underlying;
            entry.fixed = true;
        } else if scoped.is_some() && earlier.is_none() {
            entry.underlying = int;
            entry.fixed = true;
        }
        if body {
            entry.state = Completeness::BeingDefined;
        }
        let definition = self.new_tag_definition(Entity::Enum { id }, head, body);
        self.il[definition].scoped = scoped;
        self.il[definition].underlying = underlying;
        self.apply_declaration_attributes(Entity::Enum { id }, &head.attributes);
        self.note_alignment(Entity::Enum { id }, &head.attributes);
        (id, definition)
    }

    /// The underlying type of an enumeration, which must be integral (`[dcl.enum]`).
    pub fn checked_underlying(&mut self, ty: TypeId, pos: Pos) -> TypeId {
        let open = self.is_unknown(ty) || self.is_dependent(ty);
        if open || self.is_integral(ty) || !self.dialect.cxx {
            return ty;
        }
        self.report(pos, messages::underlying_type_enum_type_must());
        self.common.int
    }

    /// Another declaration of an enumeration says as the first whether it is scoped (`[dcl.enum]`).
    fn report_other_kind(&mut self, id: EnumId, underlying: Option<TypeId>, pos: Pos) {
        if self.il[id].instance_of.is_some() || !self.reports_now() {
            return;
        }
        let e = &self.il[id];
        let entity = EntityText::new(EntityKind::Enum, self.type_text(e.ty), Declared::At(e.pos));
        self.report(pos, messages::previously_declared_different_kind_of_enum(entity.clone()));
        let e = &self.il[id];
        let same = e.base_pos.is_some()
            && underlying.is_some_and(|ty| self.same_type(self.unqualified(ty), e.underlying));
        if !same {
            self.report(pos, messages::previously_declared_different_base_type(entity));
        }
    }

    /// Another declaration of an enumeration has the same underlying type.
    fn check_same_underlying(&mut self, id: EnumId, underlying: TypeId, pos: Pos) {
        let e = &self.il[id];
        let known = !self.is_dependent(underlying) && !self.is_unknown(underlying) && e.instance_of.is_none();
        if !known || self.is_dependent(e.underlying) {
            return;
        }
        if !e.fixed || !self.same_type(self.unqualified(e.underlying), self.unqualified(underlying)) {
            let entity = EntityText::new(EntityKind::Enum, self.type_text(e.ty), Declared::At(e.pos));
            self.report(pos, messages::previously_declared_different_base_type(entity));
        }
    }

    /// An enumerator of an enumeration with a fixed underlying type: its value fits in that.
    /// False if it does not, and what follows from it is not known.
    fn check_enumerator_value(&mut self, of: EnumId, value: i128, at: Pos) -> bool {
        let e = &self.il[of];
        let (fixed, underlying) = (e.fixed, e.underlying);
        let known = !self.is_dependent(underlying) && self.builtin_of(underlying) != Some(Builtin::Bool);
        let fits = !fixed || !known || !self.is_integral(underlying) || self.fits_integer(value, underlying);
        if !fits {
            let shown = self.shown_type(underlying);
            self.report(at, messages::enumeration_value_outside_range_underlying(shown));
        }
        fits
    }

    /// A new enumeration, bound in `scope` if it has a name.
    pub fn new_enum(&mut self, name: Option<Name>, pos: Pos, scope: ScopeId, scoped: bool) -> EnumId {
        let members = ScopeKind::Enum { of: EnumId::from_index(self.il.entities.enums.len()) };
        let inner = self.new_scope(members, scope);
        let (unknown, int, access) = (self.common.unknown, self.common.int, self.place.member_access);
        let id = self.il.entities.enums.add(Enum {
            abi_tags: List::default(),
            promoted: None,
            hidden: false,
            name,
            pos,
            enclosing: scope,
            scope: inner,
            ty: unknown,
            underlying: int,
            base_pos: Pos::NONE,
            fixed: false,
            scoped,
            state: Completeness::Declared,
            access,
            enumerators: List::EMPTY,
            instance_of: None,
            named_for_linkage: false,
        });
        self.il[id].ty = self.make_type(TypeKind::Enum { of: id });
        if let Some(name) = name {
            self.bind(scope, Key::name(name), Entity::Enum { id });
        }
        self.add_member(scope, Entity::Enum { id });
        id
    }

    /// `enum E` without a body: the earlier enumeration.
    pub fn elaborated_enum(&mut self, head: &TagHead, width: bool) -> TypeId {
        let Some(name) = &head.name else { return self.common.unknown };
        if let (true, None, Some(identifier)) = (name.found.is_empty(), name.qualifier, name.identifier())
            && self.reports.quiet == 0
            && self.dialect.cxx
        {
            let message = match width {
                true => messages::incomplete_enum_or_invalid_base(),
                false => messages::nonstd_forward_decl_enum(),
            };
            self.report(name.pos, message);
            let scope = self.declaring_scope();
            let id = self.new_enum(Some(identifier), name.pos, scope, false);
            return self.il[id].ty;
        }
        if self.dialect.cxx && self.refuses_class_as_enum(head) {
            return self.common.unknown;
        }
        let found = name.found.iter().find(|e| matches!(e, Entity::Enum { .. })).or(name.found.first());
        let named = match found.copied() {
            Some(entity) => {
                self.check_elaborated_typedef(entity, name.pos);
                self.type_named(entity, None, name.pos)
            }
            None => None,
        };
        let Some(mut ty) = named else { return self.fall_back(UnknownCause::Elaborated, head.pos) };
        if let Some(qualifier) = name.qualifier {
            ty = self.make_type(TypeKind::Qualifiedly { qualifier, of: ty });
        }
        self.make_type(TypeKind::Elaborated { tag: Tag::Enum, of: ty })
    }

    /// Declares an enumerator; its value is one more than that of `previous` unless it has an initializer.
    pub fn add_enumerator(
        &mut self,
        of: EnumId,
        name: Name,
        pos: Pos,
        init: Option<ExprId>,
        attributes: &[AttributeId],
        previous: Option<EnumeratorId>,
    ) -> EnumeratorId {
        let (fixed, underlying) = (self.il[of].fixed, self.il[of].underlying);
        let mut ty = if fixed { underlying } else { self.common.int };
        let (mut value, mut dependent) = (0, false);
        let init = init.map(|init| self.contextual_integral(init));
        match init {
            Some(init) if self.has_other_enumerator_type(of, init) => dependent = true,
            Some(init) => {
                self.require_constant(init);
                if !fixed {
                    ty = self.il[init].ty;
                }
                match self.constant_integer(init) {
                    Some(v) => value = v,
                    None => dependent = true,
                }
            }
            None => {
                if let Some(previous) = previous {
                    let p = &self.il[previous];
                    value = p.value.wrapping_add(1);
                    dependent = p.dependent;
                    if !fixed {
                        ty = p.ty;
                        if !self.fits_integer(value, ty) {
                            ty = self.next_larger_type(ty);
                        }
                        if !dependent && !self.fits_integer(value, ty) && self.reports_now() {
                            self.report(pos, messages::enumeration_value_out_of_int_range());
                            dependent = true;
                        }
                    }
                }
            }
        }
        if !dependent {
            let at = init.map_or(pos, |init| self.start_of(init));
            dependent = !self.check_enumerator_value(of, value, at);
        }
        self.check_targets(attributes, Targets::ENUMERATOR);
        let attributes = self.il.list(attributes);
        let id = self.il.entities.enumerators.add(Enumerator {
            name,
            pos,
            of,
            ty,
            value,
            dependent,
            init,
            attributes,
        });
        let entity = Entity::Enumerator { id };
        let (inner, outer, scoped) = (self.il[of].scope, self.il[of].enclosing, self.il[of].scoped);
        if !scoped {
            self.check_named_as_class(outer, name, pos);
        }
        self.check_enumerator_redeclared(if scoped { inner } else { outer }, name, pos);
        self.bind(inner, Key::name(name), entity);
        if !scoped {
            self.bind(outer, Key::name(name), entity);
        }
        id
    }

    /// Whether an enumerator is given a value of a type that it cannot have: of the fixed underlying type, a converted
    /// constant expression, else of an integral or enumeration type (`[dcl.enum]`). Then that is reported.
    fn has_other_enumerator_type(&mut self, of: EnumId, init: ExprId) -> bool {
        let init = self.sole_specialization(init);
        if self.refuses_overload_set(init) {
            return true;
        }
        let ty = self.decayed_type_of(init);
        let (fixed, underlying) = (self.il[of].fixed, self.il[of].underlying);
        let enumeration = self.enum_of(ty).is_some_and(|id| !fixed || !self.il[id].scoped);
        let converts = self.class_of(ty).is_some_and(|class| !self.all_conversions(class).is_empty());
        let open = self.is_open(init) || self.is_dependent(ty) || self.is_dependent(underlying);
        if self.is_integral(ty) || enumeration || converts || open || !self.reports_now() {
            return false;
        }
        let have = self.shown_type(self.unqualified(ty));
        let message = match fixed {
            true => messages::constant_expression_type_required(have, self.shown_type(underlying)),
            false => messages::constant_expression_type_instead_required(have),
        };
        let at = self.start_of(init);
        self.report(at, message);
        true
    }

    /// The closing brace: enumerators get the type of the enumeration, whose underlying type is chosen.
    pub fn finish_enum(&mut self, id: EnumId, definition: TagDefinitionId, list: &[EnumeratorId]) {
        let enumerators = self.il.list(list);
        if !self.il[id].fixed {
            self.il[id].underlying = self.underlying_for(list);
            self.check_values_represented(id, list);
        }
        let ty = self.il[id].ty;
        for e in list {
            self.il[*e].ty = ty;
        }
        self.il[id].enumerators = enumerators;
        self.il[id].state = Completeness::Complete;
        self.il[definition].enumerators = enumerators;
    }

    /// No integer type holds all values, negative ones and great ones.
    fn check_values_represented(&mut self, id: EnumId, list: &[EnumeratorId]) {
        let e = &self.il[id];
        let (pos, underlying) = (e.pos, e.underlying);
        let lost = |e: &EnumeratorId| {
            let e = &self.il[*e];
            !e.dependent && !self.fits_integer(e.value, underlying)
        };
        if self.reports_now() && list.iter().any(lost) {
            self.report(pos, messages::enumerator_values_cannot_represented());
        }
    }

    /// The smallest of unsigned, int, unsigned long, long that holds all values, as GCC chooses it.
    fn underlying_for(&mut self, list: &[EnumeratorId]) -> TypeId {
        let least = list.iter().map(|e| self.il[*e].value).min().unwrap_or(0);
        let most = list.iter().map(|e| self.il[*e].value).max().unwrap_or(0);
        use Builtin::*;
        let small = if self.dialect.target.short_enums { 0 } else { 2 };
        let unsigned = [UnsignedChar, UnsignedShort, UnsignedInt, UnsignedLong, UnsignedLongLong];
        let signed = [SignedChar, Short, Int, Long, LongLong];
        let choices = if least >= 0 { unsigned } else { signed };
        let mut last = self.common.int;
        for of in choices.into_iter().skip(small) {
            last = self.builtin(of);
            if self.fits_integer(least, last) && self.fits_integer(most, last) {
                break;
            }
        }
        last
    }

    /// The integer type after this one that can hold one more.
    fn next_larger_type(&mut self, ty: TypeId) -> TypeId {
        match self.builtin_of(ty) {
            Some(Builtin::Int) => self.common.unsigned,
            Some(Builtin::UnsignedInt) => self.common.long,
            _ => self.common.unsigned_long,
        }
    }

    /// Whether a value can be held by an integer type.
    pub fn fits_integer(&self, value: i128, ty: TypeId) -> bool {
        match self.integer_width(ty) {
            Some((bits, signed)) if bits < 128 => {
                if signed {
                    value >= -(1i128 << (bits - 1)) && value < (1i128 << (bits - 1))
                } else {
                    value >= 0 && value < (1i128 << bits)
                }
            }
            _ => true,
        }
    }

    /// Attributes after the closing brace of an enumeration.
    pub fn add_enum_attributes(&mut self, id: EnumId, definition: TagDefinitionId, more: &[AttributeId]) {
        self.add_tag_attributes(definition, more);
        self.apply_declaration_attributes(Entity::Enum { id }, more);
    }
}
