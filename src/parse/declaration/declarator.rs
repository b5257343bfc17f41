//! Declarators and type-ids (`[dcl.decl]`, `[dcl.name]`).

use super::specifier::{SpecifierPlace, qualifier_flag};
use crate::compilation::boundary;
use crate::diag::messages;
use crate::il::*;
use crate::parse::late::LateKind;
use crate::parse::name::{NameScope, ParsedName};
use crate::parse::{Items, Parser, T, reading};
use crate::sema::syntax::DeclSpecifiers;
use crate::source::Pos;
use crate::tables::features::Feature;
use smallvec::{SmallVec, smallvec};

pub(crate) use crate::sema::syntax::{Declarator, FunctionParts};

/// What kind of declarator is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclaratorPlace {
    /// A name is needed; `(` may open an initializer.
    Declaration,
    /// A member of a class.
    Member,
    /// The name is optional.
    Parameter,
    /// A template parameter: the name is optional, and `...` before it makes any type's a pack.
    TemplateParameter,
    /// There is no name.
    Abstract,
    /// There is no name and no function declarator: new-type-id, conversion-type-id.
    PointerOnly,
}

/// The suffixes of a declarator, in their order.
type Suffixes = SmallVec<[Suffix; 1]>;

/// One suffix of a declarator before it is applied, with the place that messages about it show.
enum Suffix {
    Array(ArrayBound, Pos),
    Function(FunctionSuffix, Pos),
}

impl Suffix {
    fn pos(&self) -> Pos {
        match self {
            Self::Array(_, pos) | Self::Function(_, pos) => *pos,
        }
    }
}

struct FunctionSuffix {
    types: SmallVec<[TypeId; 4]>,
    traits: FunctionTraits,
    noexcept_expr: Option<ExprId>,
    trailing: Option<TypeId>,
    parts: FunctionParts,
    nearest: bool,
}

impl Parser<'_> {
    /// A declarator that declares something of type `base`.
    pub(crate) fn declarator(&mut self, base: TypeId, place: DeclaratorPlace) -> Declarator {
        let mut d = Declarator {
            name: None,
            pos: self.pos(),
            ty: base,
            function: None,
            inner: Vec::new(),
            attributes: AttributeIds::new(),
            asm_label: None,
            asm_pos: (Pos::NONE, Pos::NONE),
            pack: false,
            scope: None,
            invented: Vec::new(),
            invented_at: Vec::new(),
            unfinished: false,
            default_pos: Pos::NONE,
        };
        d.ty = self.declarator_part(base, place, &mut d);
        if self.kind() == T::KwAsm || self.at_attribute() {
            self.after_declarator(place, &mut d);
        }
        if !d.invented_at.is_empty() {
            self.refuse_auto_parameters(place, &mut d);
        }
        d
    }

    /// Only the parameters of what is declared as a function stand for template parameters (`[dcl.spec.auto]`).
    fn refuse_auto_parameters(&mut self, place: DeclaratorPlace, d: &mut Declarator) {
        let declares = !matches!(place, DeclaratorPlace::Abstract | DeclaratorPlace::PointerOnly);
        if declares && self.c.function_of(d.ty).is_some() {
            return;
        }
        let auto = self.c.make_type(TypeKind::Auto { constraint: None });
        let text = self.c.type_text(auto);
        for pos in std::mem::take(&mut d.invented_at) {
            self.c.report(pos, messages::not_allowed_here(&text));
        }
        d.invented.clear();
        d.ty = self.c.common.unknown;
    }

    /// Whether nothing of a declarator follows.
    #[inline]
    fn ends_declarator(kind: T) -> bool {
        matches!(kind, T::Comma | T::RightParen | T::Semicolon | T::Equal)
    }

    /// Parses one level of a declarator: pointer operators, a name or nested declarator, suffixes. Most have one of the
    /// first two, and nothing else.
    fn declarator_part(&mut self, base: TypeId, place: DeclaratorPlace, d: &mut Declarator) -> TypeId {
        if self.plain_declarator(place, d) {
            return base;
        }
        let ty = self.pointer_operators(base, d);
        if self.plain_declarator(place, d) {
            return ty;
        }
        self.name_and_suffixes(ty, place, d)
    }

    /// Takes a name that is all that is left of a declarator; true also where nothing is left of it.
    #[inline]
    fn plain_declarator(&mut self, place: DeclaratorPlace, d: &mut Declarator) -> bool {
        let kind = self.kind();
        if kind == T::Identifier && Self::ends_declarator(self.peek(1)) {
            if matches!(place, DeclaratorPlace::Abstract | DeclaratorPlace::PointerOnly) {
                return false;
            }
            let name = self.name_at(self.at);
            d.pos = self.pos();
            self.bump();
            d.name = Some(ParsedName::plain(name, d.pos, self.at));
            return true;
        }
        Self::ends_declarator(kind)
    }

    /// What follows the pointer operators of a declarator.
    fn name_and_suffixes(&mut self, ty: TypeId, place: DeclaratorPlace, d: &mut Declarator) -> TypeId {
        if self.kind() == T::Ellipsis && place != DeclaratorPlace::Declaration {
            let next = self.peek(1);
            let expands = matches!(
                next,
                T::Identifier | T::Comma | T::RightParen | T::Greater | T::Equal | T::Ellipsis
            );
            let is_pack = self.c.il[ty].flags.intersects(TypeFlags::PACK | TypeFlags::PLACEHOLDER)
                || self.c.is_of_invented_parameter(ty);
            // The packs may stand in the exception specification alone.
            let specified = next == T::Identifier
                && matches!(self.kind_at(self.at - 1), T::Star | T::Amp)
                && self.c.has_open_noexcept(ty);
            let packs = match place {
                DeclaratorPlace::Parameter => is_pack || specified,
                place => place == DeclaratorPlace::TemplateParameter,
            };
            if expands && packs {
                self.bump();
                d.pack = true;
            }
        }
        if self.kind() == T::LeftParen && self.opens_nested_declarator(place) {
            return match self.nested(|p| p.nested_declarator(ty, place, d)) {
                Some(ty) => ty,
                None => self.c.common.unknown,
            };
        }
        if !matches!(place, DeclaratorPlace::Abstract | DeclaratorPlace::PointerOnly) {
            self.declarator_id(d, place);
        }
        let scope = d.scope.filter(|scope| !self.is_outside_friend(*scope));
        self.in_scope(scope.unwrap_or(self.c.context.scope), |p| {
            let mut suffixes = Suffixes::new();
            p.declarator_suffixes(place, d, &mut suffixes, true, ty);
            p.apply_suffixes(ty, suffixes, d)
        })
    }

    /// `*`, `&`, `&&`, `C::*` with their qualifiers (`[dcl.ptr]`, `[dcl.ref]`, `[dcl.mptr]`).
    fn pointer_operators(&mut self, base: TypeId, d: &mut Declarator) -> TypeId {
        let mut ty = base;
        loop {
            match self.kind() {
                kind @ (T::Star | T::Amp | T::AmpAmp) => {
                    let valid = self.check_pointer_operator(kind, ty);
                    if kind == T::AmpAmp {
                        self.use_feature(Feature::RvalueReferences, self.pos());
                    }
                    self.bump();
                    ty = match kind {
                        _ if !valid => self.c.common.unknown,
                        T::Star => self.c.pointer_to(ty),
                        T::Amp => self.c.lvalue_reference(ty),
                        _ => self.c.rvalue_reference(ty),
                    };
                    ty = self.pointer_qualifiers(ty, d);
                }
                T::KwAttribute
                    if matches!(self.kind_at(self.after_matching(self.at + 1)), T::Star | T::Amp) =>
                {
                    let list = self.attributes(AttributePlace::Prefix);
                    ty = self.c.apply_type_attributes(ty, &list);
                }
                T::Identifier | T::ColonColon | T::KwDecltype => {
                    let Some(class) = self.or_back(|p| p.member_pointer_class()) else { return ty };
                    ty = self.c.make_type(TypeKind::MemberPointer { class, to: ty });
                    ty = self.pointer_qualifiers(ty, d);
                }
                _ => return ty,
            }
        }
    }

    /// Whether there can be a pointer or reference to this type (`[dcl.ptr]`, `[dcl.ref]`): reported where not.
    fn check_pointer_operator(&mut self, kind: T, to: TypeId) -> bool {
        let written =
            matches!(self.c.il[to].kind, TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. });
        let message = match kind {
            T::Star if self.c.is_reference(to) => messages::pointer_reference_not_allowed(),
            T::Amp | T::AmpAmp if written => messages::reference_reference_not_allowed(),
            _ if self.c.is_qualified_function(to) => messages::pointer_to_qualified_function(),
            T::Amp | T::AmpAmp if self.c.is_void(to) => messages::reference_void_not_allowed(),
            _ => return true,
        };
        self.c.report(self.pos(), message);
        false
    }

    /// `C::*`: the class; none if this is no pointer-to-member operator.
    pub(crate) fn member_pointer_class(&mut self) -> Option<TypeId> {
        let mut ahead = self.at;
        // Only a name with `::*` in reach can be one; most declarators are plain names.
        while !matches!(self.kind_at(ahead), T::ColonColon) {
            match self.kind_at(ahead) {
                T::KwDecltype => ahead = self.after_matching(ahead + 1),
                T::Identifier if matches!(self.kind_at(ahead + 1), T::ColonColon | T::Less) => ahead += 1,
                T::Less => break,
                _ => return None,
            }
        }
        let name = self.across(boundary::Trial, |p| p.name(false));
        let name = name?;
        if !name.member_pointer {
            return None;
        }
        self.bump();
        let qualifier = name.qualifier?;
        Some(self.c.type_of_qualifier(qualifier))
    }

    fn pointer_qualifiers(&mut self, mut ty: TypeId, d: &mut Declarator) -> TypeId {
        let mut quals = Qualifiers::empty();
        let pos = self.pos();
        loop {
            if let Some(q) = qualifier_flag(self.kind()) {
                if quals.contains(q) {
                    self.c.report(self.pos(), messages::dupl_type_qualifier());
                }
                quals |= q;
                self.bump();
            } else if self.at_attribute() {
                let mut list = self.attributes(AttributePlace::Pointer);
                d.attributes.append(&mut list);
            } else {
                break;
            }
        }
        if !quals.is_empty() {
            ty = self.c.make_type(TypeKind::Qualified { base: ty, quals });
            self.qualified = Some((ty, pos));
        }
        ty
    }

    /// Whether parentheses hold a name where a declarator has none: they are those of an expression.
    fn names_in_parentheses(&mut self, place: DeclaratorPlace) -> bool {
        let mut inside = 1;
        while self.peek(inside) == T::LeftParen {
            inside += 1;
        }
        place == DeclaratorPlace::Abstract
            && self.peek(inside) == T::Identifier
            && !matches!(self.peek(inside + 1), T::ColonColon | T::Less)
    }

    /// Whether `(` opens a nested declarator rather than parameters (`[dcl.ambig.res]`).
    fn opens_nested_declarator(&mut self, place: DeclaratorPlace) -> bool {
        match place {
            DeclaratorPlace::PointerOnly => false,
            DeclaratorPlace::Declaration | DeclaratorPlace::Member => true,
            DeclaratorPlace::Parameter | DeclaratorPlace::TemplateParameter | DeclaratorPlace::Abstract => {
                match self.peek(1) {
                    T::Star | T::Amp | T::AmpAmp | T::KwAttribute => true,
                    T::LeftParen => {
                        // `((*f)())` nests; `(())` cannot start a parameter list either.
                        !self.at_parameter_list() && !self.names_in_parentheses(place)
                    }
                    T::Identifier | T::ColonColon => {
                        if self.at_parameter_list() {
                            return false;
                        }
                        let member_pointer = self.and_back(|p| {
                            p.bump();
                            p.member_pointer_class().is_some()
                        });
                        member_pointer || place != DeclaratorPlace::Abstract
                    }
                    T::LeftBracket => self.kind_at(self.at + 2) != T::LeftBracket,
                    _ => false,
                }
            }
        }
    }

    /// `( declarator )` with what follows it: the suffixes apply first.
    fn nested_declarator(&mut self, base: TypeId, place: DeclaratorPlace, d: &mut Declarator) -> TypeId {
        let open = self.at;
        let close = self.after_matching(open);
        self.at = close;
        let mut suffixes = Suffixes::new();
        // Whether these parameters are the function's own shows only when the inside is read.
        let inner_is_plain = self.inside_is_plain_name(open + 1);
        let scope = if inner_is_plain { self.scope_in_parentheses(open + 1, place) } else { None };
        let ty = self.in_scope(scope.unwrap_or(self.c.context.scope), |p| {
            p.declarator_suffixes(place, d, &mut suffixes, inner_is_plain, base);
            if d.default_pos.is_some() && place != DeclaratorPlace::Abstract && !p.names_function(open + 1) {
                p.misplaced_default(d, place);
                d.default_pos = Pos::NONE;
            }
            p.apply_suffixes(base, suffixes, d)
        });
        let ty = self.beginning_at(open + 1, |p| {
            let attributes = p.attributes_here(AttributePlace::Prefix);
            d.attributes.extend(attributes);
            let ty = p.declarator_part(ty, place, d);
            if p.kind() == T::KwAttribute {
                let list = p.attributes(AttributePlace::Declarator);
                d.attributes.extend(list);
            }
            if p.at + 1 != close {
                d.unfinished = true;
                p.expect(T::RightParen);
            }
            ty
        });
        self.at = self.at.max(close);
        ty
    }

    /// The scope of the qualified name that stands at `at` in parentheses: the parameters behind them are looked up in it
    /// (`[basic.lookup.unqual]`).
    fn scope_in_parentheses(&mut self, at: u32, place: DeclaratorPlace) -> Option<ScopeId> {
        let qualified = self.kind_at(at) == T::ColonColon
            || self.kind_at(at) == T::Identifier && matches!(self.kind_at(at + 1), T::ColonColon | T::Less);
        if !qualified || place != DeclaratorPlace::Declaration {
            return None;
        }
        self.beginning_at(at, |p| {
            // What a pointer to members points into is not where the function belongs.
            let name = p.declared_name().filter(|name| !name.member_pointer)?;
            match name.scope {
                NameScope::Members(scope) if name.qualifier.is_some() => Some(p.scope_inside_headers(scope)),
                _ => None,
            }
        })
    }

    /// Whether the parentheses that were opened before `at` hold just a name, as in `(f)(int)`.
    fn inside_is_plain_name(&self, at: u32) -> bool {
        matches!(self.kind_at(at), T::Identifier | T::KwOperator | T::ColonColon)
    }

    /// The name that is declared, with its qualifier (`[dcl.meaning]`).
    fn declarator_id(&mut self, d: &mut Declarator, place: DeclaratorPlace) {
        if !matches!(self.kind(), T::Identifier | T::ColonColon | T::KwOperator | T::Tilde | T::KwDecltype) {
            return;
        }
        d.pos = self.pos();
        if matches!(place, DeclaratorPlace::Parameter | DeclaratorPlace::TemplateParameter)
            || (self.kind() == T::Identifier && !matches!(self.peek(1), T::ColonColon | T::Less))
        {
            if self.kind() != T::Identifier {
                return;
            }
            let name = self.name_at(self.at);
            self.bump();
            d.name = Some(ParsedName::plain(name, d.pos, self.at));
            return;
        }
        let start = self.at;
        if self.at_unknown_template(place) {
            let name = self.name_at(start);
            self.bump();
            self.unknown_template(start);
            d.name = Some(ParsedName::plain(name, d.pos, self.at));
            return;
        }
        let Some(mut name) = self.or_back(|p| p.declared_name()) else { return };
        d.pos = name.pos;
        if name.qualifier.is_some()
            && let NameScope::Members(scope) = name.scope
        {
            d.scope = Some(match self.is_outside_friend(scope) {
                true => scope,
                false => self.scope_inside_headers(scope),
            });
            if let ScopeKind::Class { of } = self.c.il[scope].kind
                && name.identifier().is_some()
                && name.identifier() == self.c.il[of].name
            {
                name.name = EntityName::Constructor;
            }
        }
        d.name = Some(name);
    }

    /// Whether a member of a scope that is declared here is a friend and no member of a class: what follows its
    /// name is looked up in the class that grants friendship (`[basic.lookup.unqual]`).
    fn is_outside_friend(&self, scope: ScopeId) -> bool {
        let here = self.c.declaring_scope();
        matches!(self.c.il[here].kind, ScopeKind::Class { .. })
            && matches!(self.c.il[scope].kind, ScopeKind::Global | ScopeKind::Namespace { .. })
    }

    /// The name that a declarator or a class head declares.
    pub(crate) fn declared_name(&mut self) -> Option<ParsedName> {
        self.forget_name();
        let name = self.reading(reading::Declared(true), |p| p.name(false));
        self.forget_name();
        name
    }

    /// A scope whose names are found first, and after them the template parameters of the headers here.
    pub(in crate::parse) fn scope_inside_headers(&mut self, scope: ScopeId) -> ScopeId {
        let inner = self.c.context.scope;
        if !matches!(self.c.il[inner].kind, ScopeKind::Template) {
            return scope;
        }
        self.c.template_member_scope(scope, inner)
    }

    /// `[...]` and `(...)` after a declarator.
    fn declarator_suffixes(
        &mut self,
        place: DeclaratorPlace,
        d: &mut Declarator,
        suffixes: &mut Suffixes,
        nearest: bool,
        base: TypeId,
    ) {
        let mut array = None;
        loop {
            match self.kind() {
                T::LeftBracket if self.peek(1) == T::LeftBracket => {
                    let list = self.attributes(AttributePlace::Declarator);
                    if suffixes.is_empty() {
                        for attribute in &list {
                            self.c.il[*attribute].place = AttributePlace::Name;
                        }
                    }
                    d.attributes.extend(list);
                }
                T::LeftBracket if self.kind() == T::LeftBracket => {
                    let pos = self.pos();
                    if self.c.il.places.are_recorded() {
                        self.note_bound(pos, array);
                    }
                    array = Some(pos);
                    let bound = self.array_bound();
                    suffixes.push(Suffix::Array(bound, pos));
                }
                T::KwAttribute
                    if suffixes.is_empty()
                        && self.parameters_follow_attributes()
                        && place != DeclaratorPlace::PointerOnly =>
                {
                    let list = self.attributes(AttributePlace::Prefix);
                    for attribute in &list {
                        self.c.il[*attribute].place = AttributePlace::Name;
                    }
                    d.attributes.extend(list);
                }
                T::LeftParen if place != DeclaratorPlace::PointerOnly => {
                    if suffixes.is_empty() && !self.function_declarator_follows(place, d) {
                        return;
                    }
                    let second = !suffixes.is_empty();
                    if second && (place == DeclaratorPlace::Abstract || !self.at_parameter_list()) {
                        return;
                    }
                    let pos = self.pos_at(self.at + 1);
                    let own = !second && place != DeclaratorPlace::Abstract;
                    let before = d.default_pos.is_some();
                    let function = self.function_suffix(d, nearest && !second, base);
                    if !own && !before && d.default_pos.is_some() {
                        self.misplaced_default(d, place);
                        d.default_pos = Pos::NONE;
                    }
                    suffixes.push(Suffix::Function(function, pos));
                }
                _ => return,
            }
        }
    }

    /// Whether `(` after a declarator-id opens parameters rather than an initializer.
    fn function_declarator_follows(&mut self, place: DeclaratorPlace, d: &Declarator) -> bool {
        match place {
            DeclaratorPlace::Member => true,
            DeclaratorPlace::Declaration => {
                if !self.c.dialect.cxx {
                    // In C nothing else begins so.
                    return true;
                }
                let special = matches!(
                    d.name.as_ref().map(|n| n.name),
                    Some(
                        EntityName::Constructor
                            | EntityName::Destructor
                            | EntityName::Operator { .. }
                            | EntityName::Conversion { .. }
                            | EntityName::Literal { .. }
                    )
                );
                // The name stands in the parentheses before this, if there are any.
                let nested = self.at.checked_sub(1).is_some_and(|at| self.kind_at(at) == T::RightParen);
                let unnamed = d.name.is_none() && !nested;
                special || unnamed || self.declares_known_function(d) || self.at_parameter_list()
            }
            _ => self.at_parameter_list(),
        }
    }

    /// Whether a qualified declarator-id names a function: its parameters need no `typename` since C++20 (`[temp.res.general]`).
    fn declares_known_function(&self, d: &Declarator) -> bool {
        let Some(name) = d.name.as_ref().filter(|_| self.c.dialect.standard >= 20) else { return false };
        name.qualifier.is_some() && name.found.iter().any(|entity| self.c.il.function_in(*entity).is_some())
    }

    fn array_bound(&mut self) -> ArrayBound {
        self.bump();
        while matches!(self.kind(), T::KwStatic | T::KwConst | T::KwVolatile | T::KwRestrict) {
            self.bump();
        }
        if self.eat(T::RightBracket) {
            return ArrayBound::Unknown;
        }
        let expr = self.with_greater(false, |p| p.constant_expression());
        self.expect(T::RightBracket);
        self.c.array_bound(expr)
    }

    /// Builds the type from the suffixes: the one nearest to the name is the outermost type.
    fn apply_suffixes(&mut self, mut ty: TypeId, suffixes: Suffixes, d: &mut Declarator) -> TypeId {
        // A type that a suffix makes is reported at that suffix where the next one cannot be made of it.
        let mut made_at = None;
        for suffix in suffixes.into_iter().rev() {
            let pos = made_at.replace(suffix.pos()).unwrap_or(d.pos);
            ty = match suffix {
                Suffix::Array(bound, _) => {
                    let element = self.checked_element(ty, pos);
                    self.c.make_array(element, bound, d.pos)
                }
                Suffix::Function(f, _) => {
                    let ret = match f.trailing {
                        Some(ret) => ret,
                        None => self.checked_result(ty, pos),
                    };
                    let params = self.c.interned.type_list(&mut self.c.il, &f.types);
                    let function = self.c.make_type(TypeKind::Function {
                        ret,
                        params,
                        traits: f.traits,
                        noexcept: f.noexcept_expr,
                    });
                    if f.nearest {
                        d.function = Some(f.parts);
                    } else {
                        d.inner.push(FunctionDeclarator {
                            ty: function,
                            params: f.parts.params,
                            param_info: f.parts.info,
                        });
                    }
                    function
                }
            };
        }
        ty
    }

    /// The element type of an array; the unknown type, with a message, where no array has such elements
    /// (`[dcl.array]`).
    fn checked_element(&mut self, ty: TypeId, pos: Pos) -> TypeId {
        let message = match self.c.canonical_kind(ty) {
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. } => {
                messages::array_reference_not_allowed()
            }
            TypeKind::Function { .. } => messages::array_functions_not_allowed(),
            TypeKind::Array { bound: ArrayBound::Unknown, .. } => messages::array_not_have_elements_type(),
            _ if self.c.is_void(ty) => messages::array_void_not_allowed(),
            _ => return ty,
        };
        self.c.report(pos, message);
        self.c.common.unknown
    }

    /// The result type of a function; the unknown type, with a message, where no function has it (`[dcl.fct]`).
    fn checked_result(&mut self, ty: TypeId, pos: Pos) -> TypeId {
        let message = match self.c.canonical_kind(ty) {
            TypeKind::Function { .. } => messages::function_returning_function_not_allowed(),
            TypeKind::Array { .. } => messages::function_returning_array_not_allowed(),
            _ => return ty,
        };
        self.c.report(pos, message);
        self.c.common.unknown
    }

    /// `(parameters) cv ref noexcept -> type` (`[dcl.fct]`).
    fn function_suffix(&mut self, d: &mut Declarator, nearest: bool, ret: TypeId) -> FunctionSuffix {
        let qualified = self.qualified.take().filter(|(ty, _)| *ty == ret);
        let nested = self.kind_at(self.at.saturating_sub(1)) == T::RightParen
            && self.kind_at(self.at.saturating_sub(2)) == T::Identifier;
        let name_pos = match d.name {
            Some(_) => d.pos,
            None if nested => self.pos_at(self.at - 2),
            None => self.pos(),
        };
        let outer = self.c.context.scope;
        let scope = self.c.new_scope(ScopeKind::Prototype, outer);
        let mut result_pos = None;
        let suffix = self.across(boundary::Prototype(scope), |p| {
            let mut suffix = p.parameters_suffix(d, nearest, scope, outer);
            if p.kind() == T::Arrow {
                p.check_trailing_place(d, ret);
                p.bump();
                let pos = p.pos();
                result_pos = Some(pos);
                suffix.trailing = p.trailing_type_id().map(|ty| p.checked_result(ty, pos));
                suffix.parts.trailing = suffix.trailing.is_some();
                suffix.traits |= FunctionTraits::TRAILING;
            }
            suffix
        });
        if let Some((ty, pos)) = qualified.filter(|_| suffix.trailing.is_none()) {
            self.c.check_result_qualifiers(ty, pos);
        }
        let (returned, at) = result_pos.map_or((Some(ret), name_pos), |pos| (suffix.trailing, pos));
        if let Some(returned) = returned {
            self.c.check_volatile_return(returned, at);
        }
        suffix
    }

    /// The parameters with what follows them up to the trailing return type, in a scope of theirs.
    fn parameters_suffix(
        &mut self,
        d: &mut Declarator,
        nearest: bool,
        scope: ScopeId,
        outer: ScopeId,
    ) -> FunctionSuffix {
        let mut traits = FunctionTraits::empty();
        let (mut params, mut info) = (SmallVec::new(), SmallVec::new());
        let mut types = SmallVec::new();
        let first_pos = self.pos_at(self.at + 1);
        let old_style = nearest && self.at_name_list();
        if nearest && !self.c.dialect.cxx && self.peek(1) == T::RightParen {
            self.c.il.places.note_step(d.pos, first_pos);
        }
        if old_style {
            self.name_list(&mut params, &mut info);
        } else {
            self.parameter_clause(d, &mut params, &mut info, &mut types, &mut traits);
        }
        let after_pos = self.pos();
        while let Some(q) = qualifier_flag(self.kind()) {
            let of = match q {
                Qualifiers::CONST => FunctionTraits::CONST,
                Qualifiers::VOLATILE => FunctionTraits::VOLATILE,
                _ => FunctionTraits::RESTRICT,
            };
            if traits.contains(of) {
                self.c.report(self.pos(), messages::dupl_type_qualifier());
            }
            traits |= of;
            self.bump();
        }
        let ref_pos = self.pos();
        if self.eat(T::Amp) {
            traits |= FunctionTraits::LVALUE_REF;
        } else if self.eat(T::AmpAmp) {
            traits |= FunctionTraits::RVALUE_REF;
        }
        if nearest && !self.manner.without_object {
            self.c.set_this_for(traits, outer);
        }
        let noexcept_pos = self.pos();
        let (noexcept, noexcept_expr) = self.exception_specification(&mut traits);
        self.attributes_into(&mut d.attributes, AttributePlace::Declarator);
        let parts = FunctionParts {
            params: self.c.il.list(&params),
            old_style,
            info: self.c.il.list(&info),
            first_pos,
            after_pos,
            ref_pos,
            scope,
            noexcept,
            noexcept_pos,
            trailing: false,
            requires: None,
            requires_pos: Pos::NONE,
        };
        FunctionSuffix { types, traits, noexcept_expr, trailing: None, parts, nearest }
    }

    /// A type-id of a dynamic exception specification, which may be expanded.
    fn specified_exception(&mut self) -> Option<TypeId> {
        let at = self.pos();
        let ty = self.certain_type_id()?;
        self.c.check_specified_exception(ty, at);
        Some(match self.eat(T::Ellipsis) {
            true => self.c.make_type(TypeKind::PackExpansion { pattern: ty }),
            false => ty,
        })
    }

    /// exception-specification (`[except.spec]`).
    fn exception_specification(&mut self, traits: &mut FunctionTraits) -> (ExceptionSpec, Option<ExprId>) {
        match self.kind() {
            T::KwNoexcept => {
                self.bump();
                if self.kind() != T::LeftParen {
                    *traits |= FunctionTraits::NOEXCEPT;
                    return (ExceptionSpec::Noexcept, None);
                }
                if self.open_classes > 0 && self.c.reports.quiet == 0 {
                    let start = self.at + 1;
                    self.at = self.after_matching(self.at);
                    let condition = self.c.unread_expr(List::EMPTY, self.pos_at(start));
                    self.push_late(LateKind::Noexcept { placeholder: condition }, start);
                    return (ExceptionSpec::NoexceptIf { condition }, Some(condition));
                }
                self.bump();
                let condition = self.with_greater(false, |p| p.constant_expression());
                self.expect(T::RightParen);
                self.c.check_exception_condition(condition);
                if self.c.constant_truth(condition) == Some(true) {
                    *traits |= FunctionTraits::NOEXCEPT;
                }
                (ExceptionSpec::NoexceptIf { condition }, Some(condition))
            }
            T::KwThrow => {
                let pos = self.pos();
                self.bump();
                self.expect(T::LeftParen);
                let mut types = Vec::new();
                while !matches!(self.kind(), T::RightParen | T::EndOfFile) {
                    let Some(ty) = self.pack_pattern(|p| p.specified_exception()) else { break };
                    types.push(ty);
                    if !self.eat(T::Comma) {
                        break;
                    }
                }
                self.expect(T::RightParen);
                if types.is_empty() {
                    *traits |= FunctionTraits::NOEXCEPT | FunctionTraits::EMPTY_THROW;
                } else if self.c.reports.quiet == 0 {
                    self.c.check_dynamic_specification(pos);
                }
                (ExceptionSpec::Throw { types: self.c.il.list(&types) }, None)
            }
            _ => (ExceptionSpec::None, None),
        }
    }

    /// What may follow a whole declarator: an asm label and attributes.
    pub(super) fn after_declarator(&mut self, place: DeclaratorPlace, d: &mut Declarator) {
        if matches!(place, DeclaratorPlace::Abstract | DeclaratorPlace::PointerOnly) {
            return;
        }
        loop {
            let labelled = !matches!(place, DeclaratorPlace::Parameter | DeclaratorPlace::TemplateParameter);
            if labelled && self.kind() == T::KwAsm && self.peek(1) == T::LeftParen {
                let pos = self.pos();
                self.at += 2;
                if self.kind() == T::String {
                    d.asm_label = Some(self.payload_at(self.at));
                    d.asm_pos = (pos, self.pos());
                    self.bump();
                }
                self.expect(T::RightParen);
            } else if self.at_attribute() {
                let mut list = self.attributes(AttributePlace::Declarator);
                d.ty = self.c.apply_type_attributes(d.ty, &list);
                // The width of a bit-field stands behind them.
                if place == DeclaratorPlace::Member && self.kind() == T::Colon {
                    for attribute in &list {
                        self.c.il[*attribute].place = AttributePlace::Name;
                    }
                }
                d.attributes.append(&mut list);
            } else {
                return;
            }
        }
    }

    /// type-id (`[dcl.name]`).
    pub(crate) fn type_id(&mut self) -> Option<TypeId> {
        self.type_id_at(SpecifierPlace::TypeOnly)
    }

    /// A type-id where nothing but a type can stand (`[temp.res.general]`).
    pub(crate) fn certain_type_id(&mut self) -> Option<TypeId> {
        self.type_id_at(SpecifierPlace::TypeSurely)
    }

    fn type_id_at(&mut self, place: SpecifierPlace) -> Option<TypeId> {
        let mut specs = self.decl_specifiers(place);
        self.refuse_placeholder(&mut specs);
        let base = specs.ty.or_else(|| self.int_of_qualifiers(&specs, specs.pos))?;
        // Mostly nothing follows, least of all in lists of template arguments.
        if matches!(self.kind(), T::Greater | T::Comma | T::RightParen | T::Semicolon | T::LeftBrace) {
            return Some(if place == SpecifierPlace::Alias { base } else { self.without_auto(base, &specs) });
        }
        let d = self.declarator(base, DeclaratorPlace::Abstract);
        if d.unfinished && self.c.reports.quiet > 0 {
            return None;
        }
        let ty = self.c.apply_type_attributes(d.ty, &d.attributes);
        Some(if place == SpecifierPlace::Alias { ty } else { self.without_auto(ty, &specs) })
    }

    /// The declarators behind specifiers: what is static or a friend has no object (`[expr.prim.this]`).
    pub(super) fn declarators_behind(
        &mut self,
        specs: &DeclSpecifiers,
        headers: &[TemplateParamsId],
        place: SpecifierPlace,
        start: u32,
    ) -> Items {
        let without = specs.flags.intersects(SpecifierFlags::STATIC | SpecifierFlags::FRIEND);
        self.reading(reading::WithoutObject(without), |p| {
            p.init_declarator_list(specs, headers, place, start)
        })
    }

    /// Refuses `auto` in a type for which nothing deduces it (`[dcl.spec.auto]`).
    #[inline]
    pub(super) fn without_auto(&mut self, ty: TypeId, specs: &DeclSpecifiers) -> TypeId {
        match specs.auto_pos.is_some() && self.c.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
            true => self.placeholder_refused(ty, specs),
            false => ty,
        }
    }

    fn placeholder_refused(&mut self, ty: TypeId, specs: &DeclSpecifiers) -> TypeId {
        let ends = matches!(
            self.kind(),
            T::Greater | T::Comma | T::RightParen | T::Semicolon | T::Ellipsis | T::RightBracket
        );
        if !ends || self.manner.deduces || self.c.function_of(ty).is_some() || !self.c.dialect.cxx {
            return ty;
        }
        let auto = self.c.make_type(TypeKind::Auto { constraint: None });
        let text = self.c.type_text(auto);
        self.c.report(specs.auto_pos, messages::not_allowed_here(&text));
        self.c.common.unknown
    }

    /// The name of a class template alone stands for no type but in the places that `[dcl.type.class.deduct]` names, of
    /// which only the one in a new-expression is a type-id.
    pub(crate) fn refuse_placeholder(&mut self, specs: &mut DeclSpecifiers) {
        let Some(ty) = specs.ty.filter(|_| !self.manner.deduces) else { return };
        let mut named = ty;
        while let TypeKind::Qualified { base: of, .. } | TypeKind::Qualifiedly { of, .. } =
            self.c.il[named].kind
        {
            named = of;
        }
        if self.c.is_template_placeholder(named) {
            self.c.check_missing_arguments(named, specs.type_pos);
            specs.ty = Some(self.c.common.unknown);
        }
    }

    /// The same where the standard of the unit deduces no arguments: before C++17, and for alias templates before C++20.
    #[inline]
    pub(super) fn refuse_undeducible(&mut self, specs: &mut DeclSpecifiers) {
        let Some(ty) = specs.ty else { return };
        let named =
            matches!(self.c.il[ty].kind, TypeKind::DeducedClass { .. } | TypeKind::Qualifiedly { .. });
        if named && self.c.is_undeducible(ty) {
            self.c.check_missing_arguments(ty, specs.type_pos);
            specs.ty = Some(self.c.common.unknown);
        }
    }

    /// The type after `->` of a function declarator.
    pub(super) fn trailing_type_id(&mut self) -> Option<TypeId> {
        self.type_id_at(SpecifierPlace::Alias)
    }

    pub(super) fn declarator_without_suffixes(&mut self, base: TypeId) -> Declarator {
        let mut d = Declarator {
            name: None,
            pos: self.pos(),
            ty: base,
            function: None,
            inner: Vec::new(),
            attributes: AttributeIds::new(),
            asm_label: None,
            asm_pos: (Pos::NONE, Pos::NONE),
            pack: false,
            scope: None,
            invented: Vec::new(),
            invented_at: Vec::new(),
            unfinished: false,
            default_pos: Pos::NONE,
        };
        d.ty = self.pointer_operators(base, &mut d);
        d
    }

    /// `(parameters)` with what follows them, where only that can stand.
    pub(crate) fn function_declarator(&mut self, ret: TypeId) -> Declarator {
        let mut d = self.empty_parameters(ret);
        d.function = None;
        let suffix = self.function_suffix(&mut d, true, ret);
        d.ty = self.apply_suffixes(ret, smallvec![Suffix::Function(suffix, d.pos)], &mut d);
        d
    }

    /// A declarator of a function without parameters, for a lambda-expression without a parameter list.
    pub(crate) fn empty_parameters(&mut self, ret: TypeId) -> Declarator {
        let scope = self.c.new_scope(ScopeKind::Prototype, self.c.context.scope);
        let traits = FunctionTraits::empty();
        let ty = self.c.make_type(TypeKind::Function { ret, params: List::EMPTY, traits, noexcept: None });
        Declarator {
            name: None,
            pos: self.pos(),
            ty,
            function: Some(FunctionParts {
                params: List::EMPTY,
                old_style: false,
                info: List::EMPTY,
                first_pos: Pos::NONE,
                after_pos: Pos::NONE,
                ref_pos: Pos::NONE,
                scope,
                noexcept: ExceptionSpec::None,
                noexcept_pos: Pos::NONE,
                trailing: false,
                requires: None,
                requires_pos: Pos::NONE,
            }),
            inner: Vec::new(),
            attributes: AttributeIds::new(),
            asm_label: None,
            asm_pos: (Pos::NONE, Pos::NONE),
            pack: false,
            scope: None,
            invented: Vec::new(),
            invented_at: Vec::new(),
            unfinished: false,
            default_pos: Pos::NONE,
        }
    }

    /// What follows the parameters and `mutable` of a lambda: exception specification and return type.
    pub(crate) fn rest_of_function_declarator(&mut self, d: &mut Declarator) {
        let Some((mut ret, params, mut traits)) = self.c.written_function(d.ty) else { return };
        let scope = d.function.as_ref().map_or(self.c.context.scope, |f| f.scope);
        let mut trailing = false;
        let (noexcept, condition) = self.in_scope(scope, |p| {
            let specified = p.exception_specification(&mut traits);
            let attributes = p.attributes_here(AttributePlace::Declarator);
            d.attributes.extend(attributes);
            if p.eat(T::Arrow)
                && let Some(ty) = p.trailing_type_id()
            {
                ret = ty;
                trailing = true;
                traits |= FunctionTraits::TRAILING;
            }
            specified
        });
        d.ty = self.c.make_type(TypeKind::Function { ret, params, traits, noexcept: condition });
        if let Some(function) = &mut d.function {
            if noexcept != ExceptionSpec::None {
                function.noexcept = noexcept;
            }
            function.trailing |= trailing;
        }
    }
}
