//! decl-specifier-seq and type-specifier-seq (`[dcl.spec]`).

use crate::compilation::boundary;
use crate::diag::{Message, messages};
use crate::il::*;
use crate::parse::name::{NameScope, ParsedName};
use crate::parse::{Parser, T};
use crate::source::Pos;
use crate::tables::attributes::AttributeRow;
use crate::tables::features::Feature;
use crate::tables::unknown_causes::UnknownCause;

pub(crate) use crate::sema::syntax::DeclSpecifiers;

/// Where specifiers stand, which decides what may be among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecifierPlace {
    Declaration,
    Member,
    Parameter,
    /// A parameter of a template, where attributes belong to nothing.
    TemplateParameter,
    /// Only type-specifiers: a type-id, new-type-id or condition.
    TypeOnly,
    /// The same where nothing but a type can stand.
    TypeSurely,
    /// The same where it can be defined: in the declaration of an alias. What a function returns is another mistake.
    Alias,
    /// The type of a conversion function.
    Conversion,
}

impl SpecifierPlace {
    /// Whether only a type can stand here.
    pub(in crate::parse) fn is_surely_type(self) -> bool {
        matches!(self, Self::TypeSurely | Self::Alias)
    }

    /// Whether nothing is declared here.
    fn is_type_only(self) -> bool {
        matches!(self, Self::TypeOnly | Self::TypeSurely | Self::Alias | Self::Conversion)
    }
}

/// Fundamental type specifiers seen so far.
#[derive(Clone, Copy, Default)]
struct Fundamental {
    base: Option<Builtin>,
    int: bool,
    signed: bool,
    unsigned: bool,
    short: bool,
    longs: u8,
    complex: bool,
    /// Any of these but `_Complex`.
    named: bool,
    /// Specifiers that do not go together were reported.
    reported: bool,
}

impl Fundamental {
    fn any(self) -> bool {
        self.named || self.complex
    }

    /// Whether no other type can follow.
    fn is_whole(&self) -> bool {
        self.int || self.base.is_some()
    }

    /// What `_Complex` makes of the other specifiers, where it is no type: no floating type is among them
    /// (`[dcl.type.simple]` has no complex types of others).
    fn complex_error(self) -> Option<Message> {
        let known = match self.base {
            Some(base) => base.is_floating(),
            None if self.int => false,
            None => return Some(messages::floating_type_must_included_complex()),
        };
        (!known).then(messages::complex_of_floating_types_only)
    }

    /// Only `_Complex` was seen.
    fn only_complex(self) -> bool {
        self.complex && !self.named
    }

    /// Whether the modifiers go with the type that they modify (`[dcl.type.simple]`).
    fn is_combination(self) -> bool {
        let sign = self.signed || self.unsigned;
        match self.base {
            None => true,
            Some(Builtin::Char | Builtin::Int128) => !self.short && self.longs == 0,
            Some(Builtin::Double) => !sign && !self.short && self.longs <= 1,
            Some(_) => !sign && !self.short && self.longs == 0,
        }
    }

    /// The type that the specifiers together name (`[dcl.type.simple]`).
    fn resolve(self) -> Builtin {
        use Builtin::*;
        match self.base {
            Some(Char) if self.unsigned => UnsignedChar,
            Some(Char) if self.signed => SignedChar,
            Some(Int128) if self.unsigned => UnsignedInt128,
            Some(Double) if self.longs > 0 => LongDouble,
            Some(base) => base,
            None if self.complex && !self.int && !self.short && self.longs == 0 => Double,
            None => match (self.short, self.longs, self.unsigned) {
                (true, _, false) => Short,
                (true, _, true) => UnsignedShort,
                (_, 0, false) => Int,
                (_, 0, true) => UnsignedInt,
                (_, 1, false) => Long,
                (_, 1, true) => UnsignedLong,
                (_, _, false) => LongLong,
                (_, _, true) => UnsignedLongLong,
            },
        }
    }
}

/// The function specifier or storage class that a keyword is.
fn specifier_flag(kind: T) -> Option<SpecifierFlags> {
    Some(match kind {
        T::KwTypedef => SpecifierFlags::TYPEDEF,
        T::KwExtern => SpecifierFlags::EXTERN,
        T::KwStatic => SpecifierFlags::STATIC,
        T::KwRegister => SpecifierFlags::REGISTER,
        T::KwMutable => SpecifierFlags::MUTABLE,
        T::KwThreadLocal => SpecifierFlags::THREAD_LOCAL,
        T::KwThread => SpecifierFlags::GNU_THREAD,
        T::KwInline => SpecifierFlags::INLINE,
        T::KwVirtual => SpecifierFlags::VIRTUAL,
        T::KwFriend => SpecifierFlags::FRIEND,
        T::KwConstexpr => SpecifierFlags::CONSTEXPR,
        T::KwConsteval => SpecifierFlags::CONSTEVAL,
        T::KwConstinit => SpecifierFlags::CONSTINIT,
        T::KwNoreturn => SpecifierFlags::NORETURN,
        _ => return None,
    })
}

/// The storage classes of which a declaration has at most one.
pub(in crate::parse) const STORAGE_CLASSES: SpecifierFlags = SpecifierFlags::TYPEDEF
    .union(SpecifierFlags::EXTERN)
    .union(SpecifierFlags::STATIC)
    .union(SpecifierFlags::REGISTER)
    .union(SpecifierFlags::MUTABLE);

/// The specifiers about constants of which a declaration has at most one (`[dcl.constexpr]`, `[dcl.constinit]`).
const CONSTANT_SPECIFIERS: SpecifierFlags =
    SpecifierFlags::CONSTEXPR.union(SpecifierFlags::CONSTEVAL).union(SpecifierFlags::CONSTINIT);

/// What is wrong with a specifier in this place, after the others there (`[dcl.stc]`, `[dcl.fct.spec]`).
fn misplaced_specifier(
    flag: SpecifierFlags,
    specs: &DeclSpecifiers,
    place: SpecifierPlace,
) -> Option<Message> {
    let thread = SpecifierFlags::THREAD_LOCAL | SpecifierFlags::GNU_THREAD;
    if matches!(place, SpecifierPlace::Parameter | SpecifierPlace::TemplateParameter) {
        return match flag {
            SpecifierFlags::REGISTER => None,
            SpecifierFlags::TYPEDEF if place == SpecifierPlace::Parameter => {
                Some(messages::specifier_not_here(T::KwTypedef.spelling()))
            }
            SpecifierFlags::TYPEDEF => None,
            flag if STORAGE_CLASSES.union(thread).contains(flag) => {
                Some(messages::invalid_storage_class_parameter())
            }
            _ => Some(messages::invalid_specifier_on_parameter()),
        };
    }
    let class_only = SpecifierFlags::VIRTUAL | SpecifierFlags::FRIEND;
    if place == SpecifierPlace::Declaration && class_only.contains(flag) {
        return Some(messages::invalid_specifier_outside_class_declaration());
    }
    let befriends = flag == SpecifierFlags::FRIEND && specs.flags.intersects(STORAGE_CLASSES);
    if befriends || STORAGE_CLASSES.contains(flag) && specs.has(SpecifierFlags::FRIEND) {
        return Some(messages::storage_class_not_allowed_in());
    }
    if STORAGE_CLASSES.contains(flag) && specs.flags.intersects(STORAGE_CLASSES) {
        return Some(messages::more_than_one_storage_class());
    }
    if CONSTANT_SPECIFIERS.contains(flag) && specs.flags.intersects(CONSTANT_SPECIFIERS - flag) {
        return Some(messages::only_one_constant_specifier());
    }
    let repeated = !STORAGE_CLASSES.contains(flag) && specs.has(flag);
    repeated.then(messages::duplicate_specifier_in_declaration)
}

/// Whether a keyword begins a class-specifier, an enum-specifier or an elaborated-type-specifier.
fn is_tag_keyword(kind: T) -> bool {
    matches!(kind, T::KwClass | T::KwStruct | T::KwUnion | T::KwEnum)
}

/// The cv-qualifier that a keyword is.
pub(crate) fn qualifier_flag(kind: T) -> Option<Qualifiers> {
    Some(match kind {
        T::KwConst => Qualifiers::CONST,
        T::KwVolatile => Qualifiers::VOLATILE,
        T::KwRestrict => Qualifiers::RESTRICT,
        _ => return None,
    })
}

impl Parser<'_> {
    /// Parses specifiers; the type is none where there is none, as before a constructor's name.
    pub(crate) fn decl_specifiers(&mut self, place: SpecifierPlace) -> DeclSpecifiers {
        let mut specs = DeclSpecifiers {
            ty: None,
            flags: SpecifierFlags::empty(),
            attributes: AttributeIds::new(),
            definition: None,
            pos: self.pos(),
            inline_pos: Pos::NONE,
            explicit_pos: Pos::NONE,
            mutable_pos: Pos::NONE,
            constexpr_pos: Pos::NONE,
            auto_pos: Pos::NONE,
            virtual_pos: Pos::NONE,
            storage_pos: Pos::NONE,
            type_pos: Pos::NONE,
            enum_named: false,
            enum_empty: false,
            explicit_condition: None,
            quals: Qualifiers::empty(),
            declares_tag: false,
        };
        // `__extension__` stands before everything else (GNU).
        let start = self.at;
        let mut fundamental = Fundamental::default();
        let mut atomic = false;
        let (mut qualifier_pos, mut restrict_pos) = (Pos::NONE, Pos::NONE);
        loop {
            let (kind, begin) = (self.kind(), self.pos());
            let declares = !place.is_type_only();
            let typed = specs.ty.is_some() || fundamental.named;
            if !kind.is_keyword() && kind != T::LeftBracket {
                // Only the name of a type is no keyword.
                if typed || !self.type_specifier(&mut specs, place) {
                    break;
                }
                specs.type_pos = begin;
            } else if specs.ty.is_none()
                && is_fundamental(kind)
                && self.fundamental_specifier(&mut fundamental, false)
            {
                if specs.type_pos == Pos::NONE {
                    specs.type_pos = begin;
                }
            } else if let Some(quals) = qualifier_flag(kind) {
                if specs.quals.contains(quals) {
                    self.c.report(self.pos(), messages::dupl_type_qualifier());
                }
                if specs.quals.is_empty() {
                    qualifier_pos = self.pos();
                }
                if quals == Qualifiers::RESTRICT {
                    restrict_pos = self.pos();
                }
                specs.quals |= quals;
                self.bump();
            } else if kind == T::KwAtomic && self.peek(1) != T::LeftParen {
                atomic = true;
                self.bump();
            } else if let (Some(flag), true) = (specifier_flag(kind), declares) {
                self.specifier(flag, &mut specs, place);
                self.bump();
            } else if kind == T::KwExplicit && declares {
                self.explicit_specifier(&mut specs);
            } else if self.at_attribute() && place != SpecifierPlace::Conversion {
                let before = specs.attributes.len();
                self.attributes_into(&mut specs.attributes, AttributePlace::Prefix);
                if typed || !specs.quals.is_empty() {
                    self.belong_to_type(&specs.attributes[before..]);
                }
            } else if kind == T::KwExtension && self.at == start && place != SpecifierPlace::Parameter {
                specs.flags |= SpecifierFlags::EXTENSION;
                self.bump();
            } else if kind == T::KwComplex
                && specs.definition.is_none()
                && specs.ty.is_some_and(|ty| self.c.is_arithmetic(ty) || self.c.is_dependent(ty))
            {
                // After a floating type that a name stands for.
                fundamental.complex = true;
                self.bump();
            } else if fundamental.is_whole() && is_tag_keyword(kind) {
                // No type goes together with a class or an enumeration.
                self.invalid_combination(&mut fundamental, begin);
                self.type_specifier(&mut specs, place);
                specs.ty = None;
                specs.definition = None;
            } else if specs.ty.is_some()
                && specs.definition.is_none()
                && (is_fundamental(kind) || kind == T::KwAuto)
                && place != SpecifierPlace::Conversion
                || fundamental.any() && kind == T::KwAuto
            {
                // The type that was named first stays, but for a placeholder.
                self.invalid_combination(&mut fundamental, begin);
                if kind == T::KwAuto {
                    specs.auto_pos = begin;
                }
                let placeholder =
                    specs.ty.is_some_and(|ty| matches!(self.c.il[ty].kind, TypeKind::Auto { .. }));
                if (kind == T::KwAuto) != placeholder {
                    specs.ty = Some(self.c.common.unknown);
                }
                self.bump();
            } else if !self.fundamental_specifier(&mut fundamental, specs.ty.is_some())
                && (typed || !self.type_specifier(&mut specs, place))
            {
                break;
            } else if specs.type_pos == Pos::NONE {
                specs.type_pos = begin;
                specs.enum_named = kind == T::KwEnum;
            }
        }
        if let (Some(element), true) = (specs.ty, fundamental.only_complex()) {
            specs.ty = Some(match self.c.dialect.cxx && !self.is_extended_floating(element) {
                true => self.no_complex_type(messages::complex_of_floating_types_only(), specs.pos),
                false => self.c.make_type(TypeKind::Complex { element }),
            });
        } else if fundamental.any() {
            if !fundamental.is_combination() {
                self.invalid_combination(&mut fundamental, specs.pos);
            }
            let base = fundamental.resolve();
            let mut ty = self.c.builtin(base);
            if fundamental.signed && !matches!(base, Builtin::SignedChar) {
                ty = self.c.signed_spelling(ty);
            }
            if fundamental.complex {
                ty = match fundamental.complex_error().filter(|_| self.c.dialect.cxx) {
                    Some(message) => self.no_complex_type(message, specs.pos),
                    None => self.c.make_type(TypeKind::Complex { element: ty }),
                };
            }
            specs.ty = Some(if fundamental.reported { self.c.common.unknown } else { ty });
        }
        if let (Some(of), true) = (specs.ty, atomic) {
            specs.ty = Some(self.c.make_type(TypeKind::Atomic { of }));
        }
        if self.c.dialect.standard < 20 {
            self.refuse_undeducible(&mut specs);
        }
        if let Some(ty) = specs.ty {
            let ty = self.c.apply_type_attributes(ty, &specs.attributes);
            if specs.quals.contains(Qualifiers::RESTRICT) && !self.c.may_be_restricted(ty) {
                if self.c.reports_here() {
                    self.c.report(restrict_pos, messages::restrict_not_allowed());
                }
                specs.quals -= Qualifiers::RESTRICT;
            }
            let referred = matches!(self.kind(), T::Amp | T::AmpAmp);
            self.c.drop_meaningless_qualifiers(ty, &mut specs.quals, qualifier_pos, referred);
            let ty = self.c.qualified(ty, specs.quals);
            specs.ty = Some(ty);
            if !specs.quals.is_empty() {
                self.qualified = Some((ty, qualifier_pos));
            }
        }
        specs
    }

    /// Whether a type is a floating one whose name is no keyword here.
    fn is_extended_floating(&self, ty: TypeId) -> bool {
        let known =
            matches!(self.c.builtin_of(ty), Some(Builtin::Float | Builtin::Double | Builtin::LongDouble));
        self.c.is_floating(ty) && !known
    }

    fn no_complex_type(&mut self, message: Message, pos: Pos) -> TypeId {
        self.c.report(pos, message);
        self.c.common.unknown
    }

    /// Takes note of a specifier that is no type's, unless it cannot stand here (`[dcl.stc]`, `[dcl.fct.spec]`).
    fn specifier(&mut self, flag: SpecifierFlags, specs: &mut DeclSpecifiers, place: SpecifierPlace) {
        let pos = self.pos();
        if let Some(message) = misplaced_specifier(flag, specs, place) {
            return self.c.report(pos, message);
        }
        match flag {
            SpecifierFlags::INLINE => specs.inline_pos = pos,
            SpecifierFlags::MUTABLE => specs.mutable_pos = pos,
            SpecifierFlags::CONSTEXPR | SpecifierFlags::CONSTEVAL | SpecifierFlags::CONSTINIT => {
                specs.constexpr_pos = pos
            }
            SpecifierFlags::VIRTUAL => specs.virtual_pos = pos,
            _ => {}
        }
        if STORAGE_CLASSES.contains(flag) {
            specs.storage_pos = pos;
        }
        specs.flags |= flag;
    }

    /// Attributes behind the type among the specifiers: those that nothing is known of are taken to be said of the type
    /// (`[dcl.type]`).
    fn belong_to_type(&mut self, attributes: &[AttributeId]) {
        for id in attributes {
            let attribute = &mut self.c.il[*id];
            if AttributeRow::at(attribute.id).is_none() && attribute.syntax != AttributeSyntax::Alignas {
                attribute.place = AttributePlace::BehindType;
            }
        }
    }

    /// `explicit` with its condition (`[dcl.fct.spec]`).
    fn explicit_specifier(&mut self, specs: &mut DeclSpecifiers) {
        let pos = self.pos();
        if specs.has(SpecifierFlags::EXPLICIT) {
            self.c.report(pos, messages::duplicate_specifier_in_declaration());
        }
        specs.explicit_pos = pos;
        self.bump();
        specs.flags |= SpecifierFlags::EXPLICIT;
        if self.kind() == T::LeftParen {
            self.use_feature(Feature::ConditionalExplicit, pos);
            self.bump();
            specs.explicit_condition = Some(self.constant_expression());
            self.expect(T::RightParen);
        }
    }

    /// Takes one specifier of a fundamental type; one that does not go with those before it is reported.
    fn fundamental_specifier(&mut self, f: &mut Fundamental, has_type: bool) -> bool {
        if has_type {
            return false;
        }
        let kind = self.kind();
        let base = fundamental_keyword(kind);
        let sign = matches!(kind, T::KwSigned | T::KwUnsigned);
        let other = matches!(kind, T::KwInt | T::KwShort | T::KwLong | T::KwComplex);
        if base.is_none() && !sign && !other {
            return false;
        }
        let has_base = f.base.is_some() || f.int;
        let again = kind == T::KwSigned && f.signed || kind == T::KwUnsigned && f.unsigned;
        let clash = match kind {
            T::KwSigned => f.unsigned,
            T::KwUnsigned => f.signed,
            T::KwShort => f.short || f.longs > 0,
            T::KwLong => f.short || f.longs > 1,
            T::KwComplex => false,
            _ => has_base,
        };
        if again {
            self.c.report(self.pos(), messages::duplicate_specifier_in_declaration());
        } else if clash {
            self.invalid_combination(f, self.pos());
        } else {
            f.named |= kind != T::KwComplex;
            match kind {
                T::KwInt => f.int = true,
                T::KwSigned => f.signed = true,
                T::KwUnsigned => f.unsigned = true,
                T::KwShort => f.short = true,
                T::KwLong => f.longs += 1,
                T::KwComplex => f.complex = true,
                _ => f.base = base,
            }
        }
        self.bump();
        true
    }

    /// Reports type specifiers that do not go together, once for a declaration.
    fn invalid_combination(&mut self, f: &mut Fundamental, pos: Pos) {
        if !std::mem::replace(&mut f.reported, true) {
            self.c.report(pos, messages::invalid_combination_type_specifiers());
        }
    }

    /// Takes a type-specifier that is not fundamental. False if there is none here.
    fn type_specifier(&mut self, specs: &mut DeclSpecifiers, place: SpecifierPlace) -> bool {
        match self.kind() {
            T::KwClass | T::KwStruct | T::KwUnion => {
                self.class_specifier(specs, place);
                true
            }
            T::KwEnum => {
                self.enum_specifier(specs, place);
                true
            }
            T::KwTypename => {
                self.bump();
                specs.ty = self.typename_specifier();
                specs.ty.is_some()
            }
            T::KwAuto => {
                specs.auto_pos = self.pos();
                self.bump();
                specs.ty = Some(self.c.make_type(TypeKind::Auto { constraint: None }));
                true
            }
            T::KwDecltype => {
                let after = self.after_matching(self.at + 1);
                if self.kind_at(after) == T::ColonColon {
                    return self.named_type_specifier(specs, place);
                }
                specs.ty = self.decltype_specifier();
                specs.ty.is_some()
            }
            T::KwTypeof => {
                specs.ty = self.operand_type(Self::typeof_specifier);
                specs.ty.is_some()
            }
            T::KwAtomic => {
                self.at += 2;
                specs.ty = self.type_id().map(|of| self.c.make_type(TypeKind::Atomic { of }));
                self.expect(T::RightParen);
                specs.ty.is_some()
            }
            T::KwUnderlyingType => {
                specs.ty = self.type_transform();
                specs.ty.is_some()
            }
            T::Identifier if self.peek(1) == T::LeftParen && self.c.gives_type(self.name_at(self.at)) => {
                specs.ty = self.type_transform();
                specs.ty.is_some()
            }
            T::Identifier | T::ColonColon => self.named_type_specifier(specs, place),
            _ => false,
        }
    }

    /// Types are defined where they are declared, and in aliases, which are no templates (`[dcl.fct]`, `[expr.sizeof]`).
    pub(in crate::parse) fn check_type_definition_place(&mut self, place: SpecifierPlace, keyword: Pos) {
        let declares = matches!(place, SpecifierPlace::Declaration | SpecifierPlace::Member);
        if !declares && place != SpecifierPlace::Alias && self.c.dialect.cxx {
            self.c.report(keyword, messages::type_definition_not_allowed());
        }
    }

    /// A type named by an identifier, perhaps qualified; not the name of a constructor.
    fn named_type_specifier(&mut self, specs: &mut DeclSpecifiers, place: SpecifierPlace) -> bool {
        if self.at_undeclared_declarator(specs, place) {
            return false;
        }
        if let Some(ty) = self.undeclared_scope_type(specs, place) {
            specs.ty = Some(ty);
            return true;
        }
        let mut undeclared = false;
        if let Some(ty) = self.or_back(|p| p.type_named_here(specs, place, &mut undeclared)) {
            specs.ty = Some(ty);
        } else if undeclared {
            let certain = !specs.quals.is_empty() || specs.flags.intersects(STORAGE_CLASSES);
            specs.ty = self.undeclared_type(place, certain);
        } else {
            return false;
        }
        specs.ty.is_some()
    }

    /// The type that a name here stands for; `undeclared` is set where it could be one and is not.
    fn type_named_here(
        &mut self,
        specs: &DeclSpecifiers,
        place: SpecifierPlace,
        undeclared: &mut bool,
    ) -> Option<TypeId> {
        let (start, declares) = (self.at, !place.is_type_only());
        let name = self.name(false)?;
        if name.member_pointer || (declares && self.names_constructor(&name)) || self.names_guide(&name) {
            return None;
        }
        if let Some(ty) = self.constrained_placeholder(&name) {
            return Some(ty);
        }
        // Where only a type can stand, C++20 lets typename be left out ([temp.res]).
        let certain = match place {
            SpecifierPlace::TypeOnly => false,
            SpecifierPlace::TypeSurely | SpecifierPlace::Alias => true,
            _ => self.c.reports.quiet == 0,
        };
        let beside = declares && self.declares_member_beside(&name);
        if !beside && let Some(ty) = self.type_without_typename(&name, specs, place) {
            return Some(ty);
        }
        // What arguments follow may be a member template of the class that is declared.
        let implied = self.c.dialect.standard >= 20 && certain && self.kind() != T::Less;
        let implied = implied || beside;
        match self.type_from_name(&name, implied && name.scope == NameScope::Dependent) {
            Some(ty) => Some(ty),
            None if (declares || place.is_surely_type()) && self.is_missing_member(&name) => {
                match self.is_taken_for_declarator(specs, place) {
                    true => {
                        let (parameter, begin) = (place == SpecifierPlace::Parameter, self.pos_at(start));
                        self.report_qualified_declarator(specs, parameter, begin);
                    }
                    false => self.c.report_no_member(&name),
                }
                Some(self.c.common.unknown)
            }
            None if self.stands_for_type(&name, place) => {
                let named = name.single();
                let namespace = named.and_then(|entity| self.c.namespace_entity(entity));
                if let Some(entity) =
                    namespace.or_else(|| named.and_then(|entity| self.c.nontype_entity(entity)))
                {
                    let at = self.c.il.places.start_of_name(name.pos);
                    self.c.report(at, messages::not_type_name_2(entity));
                }
                Some(self.c.common.unknown)
            }
            None => {
                *undeclared = true;
                None
            }
        }
    }

    /// Whether a name that is no type's stands before the name of what is declared, or where only a type can.
    fn stands_for_type(&self, name: &ParsedName, place: SpecifierPlace) -> bool {
        let declares =
            matches!(place, SpecifierPlace::Declaration | SpecifierPlace::Member | SpecifierPlace::Parameter);
        let parameter = place == SpecifierPlace::Parameter
            && matches!(self.kind(), T::Comma | T::RightParen | T::Equal | T::Star | T::Amp | T::AmpAmp);
        (declares && (self.kind() == T::Identifier || parameter) || place.is_surely_type())
            && self.c.reports.quiet == 0
            && name.args.is_none()
            && name.single().is_some_and(|entity| {
                let namespace = matches!(entity, Entity::Namespace { .. } | Entity::NamespaceAlias { .. });
                match namespace {
                    true => place != SpecifierPlace::Parameter,
                    false => self.c.nontype_entity(entity).is_some(),
                }
            })
    }

    /// Whether the type `C<T>::t` stands before a declarator `C<T>::f` of the same class: names in the declaration of
    /// a member are looked up as in its class, and need no `typename` there.
    fn declares_member_beside(&mut self, name: &ParsedName) -> bool {
        let Some(class) = name.qualifier.and_then(|q| self.pattern_named(q)) else { return false };
        if !matches!(self.c.il[self.c.context.scope].kind, ScopeKind::Template) {
            return false;
        }
        let declared = self.and_back(|p| {
            while matches!(p.kind(), T::Star | T::Amp | T::AmpAmp | T::KwConst | T::KwVolatile) {
                p.bump();
            }
            if p.at_name() { p.name(false) } else { None }
        });
        declared.and_then(|d| d.qualifier).and_then(|q| self.pattern_named(q)) == Some(class)
    }

    /// The innermost class whose template-id with its own parameters stands in a qualifier: members of its member
    /// classes may follow.
    fn pattern_named(&self, qualifier: QualifierId) -> Option<ClassId> {
        let mut at = Some(qualifier);
        while let Some(part) = at.map(|q| self.c.il[q]) {
            if let QualifierPart::Type { of } = part.part
                && let Some(class) = self.c.pattern_of_instance(of)
            {
                return Some(class);
            }
            at = part.prefix;
        }
        None
    }

    /// Whether a qualified name stands for nothing: the class or namespace before it is known and has no such member. Not where
    /// the parse is only tried.
    pub(crate) fn is_missing_member(&self, name: &ParsedName) -> bool {
        self.c.reports.quiet == 0 && self.kind() != T::LeftParen && self.is_known_to_miss(name)
    }

    /// Whether a qualified name that stands for nothing, and that `<` follows, is taken for what is declared rather than
    /// for its type: in a class and in a block, and for a parameter that has other specifiers.
    fn is_taken_for_declarator(&self, specs: &DeclSpecifiers, place: SpecifierPlace) -> bool {
        let specified = !specs.quals.is_empty() || specs.flags.intersects(STORAGE_CLASSES);
        let takes = match place {
            SpecifierPlace::Member => true,
            SpecifierPlace::Parameter => !specs.quals.is_empty(),
            SpecifierPlace::Declaration => {
                specified && self.in_block() || specs.flags.contains(SpecifierFlags::TYPEDEF)
            }
            _ => false,
        };
        takes && self.kind() == T::Less
    }

    /// Whether a name followed by `(` declares a constructor: that of the class being defined, or `C::C`.
    fn names_constructor(&self, name: &ParsedName) -> bool {
        // `C (max)()` declares a function that returns C.
        if self.kind() != T::LeftParen || self.kind_at(self.after_matching(self.at)) == T::LeftParen {
            return false;
        }
        let class = match name.scope {
            NameScope::Members(scope) => match self.c.il[scope].kind {
                ScopeKind::Class { of } => of,
                _ => return false,
            },
            NameScope::Unqualified => match self.c.il[self.c.declaring_scope()].kind {
                ScopeKind::Class { of } => of,
                _ => return false,
            },
            // Outside of the class, its template's arguments lead to it.
            NameScope::Dependent => match name.qualifier.map(|qualifier| self.c.il[qualifier].part) {
                Some(QualifierPart::Type { of }) => {
                    match (self.c.canonical_kind(of), self.c.pattern_of_instance(of)) {
                        (_, Some(class)) => class,
                        (
                            TypeKind::DependentName { name: class, .. }
                            | TypeKind::DependentTemplate { name: class, .. },
                            None,
                        ) => {
                            return name.identifier() == Some(class);
                        }
                        (TypeKind::Instance { template, .. }, None) => {
                            return name.identifier().is_some()
                                && name.identifier() == self.c.il[template].name;
                        }
                        _ => return false,
                    }
                }
                Some(QualifierPart::Name { name: class }) => return name.identifier() == Some(class),
                _ => return false,
            },
        };
        let same_name = name.identifier().is_some() && name.identifier() == self.c.il[class].name;
        // `C (*p)` inside C declares a member; a constructor's parentheses hold parameters.
        same_name && (name.scope != NameScope::Unqualified || !matches!(self.peek(1), T::Star | T::Amp))
    }

    /// Whether a name begins a deduction guide (`[temp.deduct.guide]`).
    fn names_guide(&self, name: &ParsedName) -> bool {
        if self.kind() != T::LeftParen || name.args.is_some() || self.c.dialect.standard < 17 {
            return false;
        }
        let Some(Entity::Template { id }) = name.single() else { return false };
        if !matches!(self.c.il[id].kind, TemplateKind::Class { .. }) {
            return false;
        }
        self.kind_at(self.after_matching(self.at)) == T::Arrow
    }

    /// The concept that a name stands for.
    pub(in crate::parse) fn concept_named(&self, name: &ParsedName) -> Option<TemplateId> {
        let Some(Entity::Template { id }) = name.single() else { return None };
        matches!(self.c.il[id].kind, TemplateKind::Concept { .. }).then_some(id)
    }

    /// `C auto` or `C<int> decltype(auto)` (`[dcl.spec.auto]`).
    fn constrained_placeholder(&mut self, name: &ParsedName) -> Option<TypeId> {
        let id = self.concept_named(name)?;
        if !matches!(self.kind(), T::KwAuto | T::KwDecltype) {
            return None;
        }
        let args = name.args.unwrap_or(List::EMPTY);
        // What a parameter of this type expands is not its constraint.
        if self.c.context.lambdas.is_empty() {
            let last = self.pos_at(self.at.saturating_sub(1));
            self.c.tell_unexpanded_between(name.pos, last);
        }
        self.c.check_concept_arguments(id, args, 1, name.pos);
        let constraint = Some(self.c.concept_id(id, name.qualifier, args, name.pos));
        if self.eat(T::KwAuto) {
            return Some(self.c.make_type(TypeKind::Auto { constraint }));
        }
        self.bump();
        self.expect(T::LeftParen);
        self.expect(T::KwAuto);
        self.expect(T::RightParen);
        Some(self.c.make_type(TypeKind::DecltypeAuto { constraint }))
    }

    /// What follows `typename` (`[temp.res]`).
    pub(crate) fn typename_specifier(&mut self) -> Option<TypeId> {
        let name = self.name(true)?;
        if name.qualifier.is_none() && self.c.reports.quiet == 0 && name.identifier().is_some() {
            // A nested-name-specifier belongs to it.
            self.c.report(name.pos, messages::class_namespace_qualified_name_required());
            return Some(self.c.common.unknown);
        }
        let named = self.named_type(&name)?;
        Some(self.c.named_by_declaring_class(named))
    }

    /// The type that a type-requirement names, whose name need not be qualified (`[expr.prim.req.type]`).
    pub(crate) fn required_type(&mut self) -> Option<TypeId> {
        let name = self.name(true)?;
        self.named_type(&name)
    }

    fn named_type(&mut self, name: &ParsedName) -> Option<TypeId> {
        match self.type_from_name(name, true) {
            Some(ty) => Some(ty),
            None => {
                self.report_not_a_type(name);
                Some(self.c.fall_back(UnknownCause::TypeName, name.pos))
            }
        }
    }

    /// `decltype(e)` or `decltype(auto)` (`[dcl.type.decltype]`).
    pub(crate) fn decltype_specifier(&mut self) -> Option<TypeId> {
        self.operand_type(Self::decltype_operand)
    }

    fn decltype_operand(&mut self) -> Option<TypeId> {
        self.bump();
        self.expect(T::LeftParen);
        if self.kind() == T::KwAuto && self.peek(1) == T::RightParen {
            self.at += 2;
            return Some(self.c.make_type(TypeKind::DecltypeAuto { constraint: None }));
        }
        let expr = self.type_operand();
        self.expect_condition_end();
        let expr = self.c.decltype_operand(expr);
        self.c.forget_called(expr);
        self.c.check_managed_decltype(expr);
        let ty = self.c.make_type(TypeKind::Decltype { expr });
        let determined = self.c.canonical(ty);
        let resolved = determined != ty && self.c.needs_resolved_spelling(expr, determined);
        Some(if resolved { determined } else { ty })
    }

    /// The expression whose type `decltype` or `__typeof__` names.
    fn type_operand(&mut self) -> ExprId {
        self.across(boundary::DecltypeOperand, |p| {
            p.unevaluated(|p| p.with_greater(false, |p| p.expression()))
        })
    }

    /// `__typeof__(T)` and `__typeof__` with a unary-expression, in parentheses or not.
    pub(crate) fn typeof_specifier(&mut self) -> Option<TypeId> {
        self.bump();
        let parenthesized = self.kind() == T::LeftParen;
        if parenthesized && let Some(of) = self.parenthesized_type_id() {
            return Some(self.c.make_type(TypeKind::TypeofType { of }));
        }
        // What follows the parentheses belongs to the expression, unless it can as well begin a declarator.
        let expr = if parenthesized && !self.postfix_follows(self.after_matching(self.at)) {
            self.bump();
            let expr = self.type_operand();
            self.expect(T::RightParen);
            expr
        } else {
            self.across(boundary::DecltypeOperand, |p| p.unevaluated(|p| p.unary_expression()))
        };
        let expr = self.c.sole_specialization(expr);
        Some(self.c.make_type(TypeKind::TypeofExpr { expr }))
    }

    /// Whether a token continues a postfix-expression and begins no declarator in parentheses.
    pub(crate) fn postfix_follows(&self, at: u32) -> bool {
        matches!(self.kind_at(at), T::LeftBracket | T::Dot | T::Arrow | T::PlusPlus | T::MinusMinus)
    }

    /// A built-in that names a type made from another one.
    fn type_transform(&mut self) -> Option<TypeId> {
        let name = self.name_at(self.at);
        self.bump();
        self.expect(T::LeftParen);
        let operand = self.pos();
        let of = self.type_id()?;
        self.expect(T::RightParen);
        let trait_ = self.c.type_transform(name)?;
        self.c.check_transformed(trait_, of, operand);
        Some(self.c.make_type(TypeKind::Transform { trait_, of }))
    }
}

/// The fundamental type that one keyword names.
pub(crate) fn fundamental_keyword(kind: T) -> Option<Builtin> {
    Some(match kind {
        T::KwVoid => Builtin::Void,
        T::KwBool => Builtin::Bool,
        T::KwChar => Builtin::Char,
        T::KwWchar => Builtin::WChar,
        T::KwChar8 => Builtin::Char8,
        T::KwChar16 => Builtin::Char16,
        T::KwChar32 => Builtin::Char32,
        T::KwFloat => Builtin::Float,
        T::KwDouble => Builtin::Double,
        T::KwInt128 => Builtin::Int128,
        T::KwFloat32 => Builtin::Float32,
        T::KwFloat32x => Builtin::Float32x,
        T::KwFloat64 => Builtin::Float64,
        T::KwFloat64x => Builtin::Float64x,
        T::KwFloat128 => Builtin::StandardFloat128,
        _ => return None,
    })
}

/// Whether a keyword is part of the name of a fundamental type.
pub(crate) fn is_fundamental(kind: T) -> bool {
    fundamental_keyword(kind).is_some()
        || matches!(kind, T::KwInt | T::KwSigned | T::KwUnsigned | T::KwShort | T::KwLong)
}

/// Whether a keyword can begin only a type-specifier.
pub(crate) fn begins_type(kind: T) -> bool {
    is_fundamental(kind)
        || qualifier_flag(kind).is_some()
        || matches!(
            kind,
            T::KwComplex
                | T::KwClass
                | T::KwStruct
                | T::KwUnion
                | T::KwEnum
                | T::KwTypename
                | T::KwAuto
                | T::KwTypeof
                | T::KwAtomic
                | T::KwUnderlyingType
        )
}

/// Whether a keyword can begin only a declaration.
pub(crate) fn begins_declaration(kind: T) -> bool {
    specifier_flag(kind).is_some() || kind == T::KwExplicit
}
