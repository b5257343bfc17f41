//! Names with their nested-name-specifiers (`[expr.prim.id]`, `[basic.lookup.qual]`).

use super::{Parser, T};
use crate::il::*;
use crate::names::known;
use crate::sema::lookup::{EntityKinds, Found, Key};
use crate::source::Pos;

pub(crate) use crate::sema::syntax::{NameScope, ParsedName};

/// Names of no more tokens than this are read again rather than remembered.
const FEW_TOKENS: u32 = 3;

/// The index of no token.
const NOWHERE: u32 = u32::MAX;

/// The name that was resolved last.
pub(crate) struct LastName {
    /// Where it begins; nowhere once names may stand for something else.
    at: u32,
    /// Where it was looked up from.
    scope: Option<ScopeId>,
    typename: bool,
    /// Whether something in it would have been reported but for a tentative parse.
    silenced: bool,
    name: ParsedName,
}

/// A name that was read looking ahead.
#[derive(Clone)]
pub(crate) struct NameAhead {
    name: ParsedName,
    /// Whether something in it would have been reported but for that.
    silenced: bool,
}

impl Default for LastName {
    fn default() -> Self {
        let name = ParsedName::plain(known::STD, Pos::NONE, 0);
        Self { at: NOWHERE, scope: None, typename: false, silenced: false, name }
    }
}

impl LastName {
    /// Names may stand for something else now.
    #[inline]
    pub(crate) fn forget(&mut self) {
        self.at = NOWHERE;
    }
}

impl Parser<'_> {
    /// Whether a name can start at the current token.
    pub(crate) fn at_name(&self) -> bool {
        match self.kind() {
            T::Identifier | T::ColonColon | T::KwOperator => true,
            T::Tilde => matches!(self.peek(1), T::Identifier | T::KwDecltype),
            T::KwDecltype => {
                let after = self.after_matching(self.at + 1);
                self.kind_at(after) == T::ColonColon
            }
            _ => false,
        }
    }

    /// Reads a name at the current token, looking up each part; goes after it. None if there is no name.
    ///
    /// The name read last is kept, unless its qualifier could not be made out: why was not said where the parse was only
    /// tried.
    pub(crate) fn name(&mut self, typename: bool) -> Option<ParsedName> {
        let (start, scope) = (self.at, self.c.context.scope);
        let last = &self.last_name;
        if last.at == start
            && !(last.silenced && self.c.reports.quiet == 0)
            && last.scope == Some(scope)
            && last.typename == typename
            && (self.c.reports.quiet > 0 || !self.has_unknown_qualifier(&last.name))
        {
            let name = last.name.clone();
            self.at = name.end;
            self.c.reports.suppressed += u32::from(last.silenced);
            self.check_undeclared_scope(&name);
            return Some(name);
        }
        let key = (start, scope, typename);
        if self.c.reports.quiet > 0
            && let Some(found) = self.lookahead.found()
        {
            if found.no_name.contains(&key) {
                return None;
            }
            if let Some(NameAhead { name, silenced }) = found.names.get(&key).cloned() {
                self.at = name.end;
                self.c.reports.suppressed += u32::from(silenced);
                self.check_undeclared_scope(&name);
                return Some(name);
            }
        }
        let silenced = self.c.reports.silenced();
        let Some(mut name) = self.name_parts(typename) else {
            // What is reported is reported behind what was read.
            if self.c.reports.quiet > 0 {
                self.lookahead.note().no_name.insert(key);
                self.at = start;
            }
            return None;
        };
        name.end = self.at;
        let silenced = self.c.reports.silenced() != silenced;
        self.last_name = LastName { at: start, scope: Some(scope), typename, silenced, name: name.clone() };
        if self.c.reports.quiet > 0 && name.end - start > FEW_TOKENS {
            self.lookahead.note().names.insert(key, NameAhead { name: name.clone(), silenced });
        }
        self.check_undeclared_scope(&name);
        Some(name)
    }

    pub(super) fn has_unknown_qualifier(&self, name: &ParsedName) -> bool {
        let mut at = name.qualifier;
        while let Some(part) = at.map(|qualifier| self.c.il[qualifier]) {
            if matches!(part.part, QualifierPart::Type { of } if self.c.is_unknown(of)) {
                return true;
            }
            at = part.prefix;
        }
        false
    }

    /// Forgets the name resolved last and what lookahead found, because names may stand for something else.
    #[inline]
    pub(crate) fn forget_name(&mut self) {
        self.last_name.forget();
        self.lookahead.forget();
    }

    fn name_parts(&mut self, typename: bool) -> Option<ParsedName> {
        if self.kind() == T::Identifier && !matches!(self.peek(1), T::ColonColon | T::Less) {
            return Some(self.plain_name(typename));
        }
        let type_only = typename && self.at > 0 && self.kind_at(self.at - 1) == T::KwTypename;
        let mut qualifier = None;
        let mut scope = NameScope::Unqualified;
        let start = self.pos();
        let mut colons = Pos::NONE;
        if self.kind() == T::ColonColon {
            if !matches!(self.peek(1), T::Identifier | T::KwOperator | T::KwTemplate | T::Tilde) {
                return None;
            }
            self.bump();
            qualifier = Some(self.c.qualifier_of(None, QualifierPart::Global, false));
            scope = NameScope::Members(self.c.symbols.global);
        } else if self.kind() == T::KwDecltype {
            let ty = self.decltype_specifier()?;
            qualifier = Some(self.c.qualifier_of(None, QualifierPart::Type { of: ty }, false));
            scope = self.members_of_type(ty);
            if !self.eat(T::ColonColon) {
                return None;
            }
        }
        loop {
            let mut template_keyword = qualifier.is_some() && self.eat(T::KwTemplate);
            let pos = self.pos();
            if qualifier.is_some() {
                self.c.il.places.note_name(pos, start);
                if scope == NameScope::Dependent {
                    self.c.il.places.note_preceding(pos, colons);
                }
            }
            match self.kind() {
                T::Identifier => {}
                T::KwOperator => {
                    return self.operator_name(qualifier, scope, template_keyword);
                }
                T::Tilde => return self.destructor_name(qualifier, scope),
                T::Star if qualifier.is_some() => {
                    return Some(ParsedName {
                        pos,
                        end: self.at,
                        qualifier,
                        scope,
                        name: EntityName::None,
                        args: None,
                        found: Found::new(),
                        template_keyword: false,
                        member_pointer: true,
                    });
                }
                _ => return None,
            }
            let identifier = self.name_at(self.at);
            // A unit may begin with the `::`.
            if self.c.il.places.are_recorded()
                && qualifier.is_some()
                && let Some(owner) = self.at.checked_sub(2 + u32::from(template_keyword))
                && self.kind_at(owner) == T::Identifier
            {
                let owner = self.name_at(owner);
                self.c.il.places.note_qualified(owner, identifier, pos);
            }
            let key = Key::name(identifier);
            let qualifies = self.peek(1) == T::ColonColon;
            let goes_on = qualifies && matches!(self.peek(2), T::Identifier | T::KwOperator | T::Tilde);
            self.c.symbols.before_colons = if goes_on { pos } else { Pos::NONE };
            let mut found = self.find(key, scope, qualifies, typename && self.peek(1) != T::ColonColon);
            if found.is_empty() && qualifies && scope == NameScope::Unqualified && identifier == known::STD {
                found = Found::one(self.c.predeclared_std(pos));
            }
            // Built-in functions belong to the global namespace.
            if found.is_empty()
                && !qualifies
                && scope == NameScope::Members(self.c.symbols.global)
                && let Some(id) = self.c.builtin_function(identifier)
            {
                found = Found::one(Entity::Function { id });
            }
            self.bump();
            let mut args = None;
            if type_only && self.kind() == T::Less && self.is_open_member(&found, scope) {
                template_keyword = true;
            }
            if self.kind() == T::Less && self.starts_template_args(&found, scope, template_keyword) {
                match self.template_argument_list_of(self.sole_template(&found)) {
                    Some(list) => args = Some(list),
                    None if self.c.reports.quiet > 0 => return None,
                    None => {}
                }
            } else if self.kind() == T::Less && self.names_plain_type(&found) {
                self.skip_needless_arguments(&found, pos);
            }
            let part = ParsedName {
                pos,
                end: self.at,
                qualifier,
                scope,
                name: EntityName::Identifier { name: identifier },
                args,
                found,
                template_keyword,
                member_pointer: false,
            };
            if self.kind() != T::ColonColon || !self.can_continue(&part) {
                return Some(part);
            }
            match self.part_as_qualifier(&part) {
                Some((next, inner)) => {
                    colons = self.pos();
                    self.bump();
                    qualifier = Some(next);
                    scope = inner;
                }
                None => return Some(part),
            }
        }
    }

    /// An identifier that is a whole name, as most are.
    fn plain_name(&mut self, typename: bool) -> ParsedName {
        let (pos, name) = (self.pos(), self.name_at(self.at));
        let found = self.find(Key::name(name), NameScope::Unqualified, false, typename);
        self.bump();
        ParsedName { found, ..ParsedName::plain(name, pos, self.at) }
    }

    /// What a part of a name stands for.
    fn find(&mut self, key: Key, scope: NameScope, qualifies: bool, types: bool) -> Found {
        let found = self.find_in(key, scope, qualifies, types);
        if scope == NameScope::Unqualified && (qualifies || !self.manner.declaring) {
            self.note_named_pack(&found);
        }
        found
    }

    fn find_in(&mut self, key: Key, scope: NameScope, qualifies: bool, types: bool) -> Found {
        match scope {
            NameScope::Unqualified if qualifies => {
                let member = self.object_scope.take().map(|scope| self.c.lookup_qualifier_in(scope, key));
                match member.filter(|found| !found.is_empty()) {
                    Some(found) => found,
                    None => self.c.lookup_qualifier(key, self.c.context.scope),
                }
            }
            NameScope::Unqualified => {
                let found = self.c.lookup_unqualified(key, self.c.context.scope);
                if types && !found.can_qualify(self.c) {
                    return self.c.lookup_qualifier(key, self.c.context.scope);
                }
                found
            }
            NameScope::Members(scope) => {
                if let ScopeKind::Class { of } = self.c.il[scope].kind {
                    self.c.complete_class(of);
                }
                if qualifies { self.c.lookup_qualifier_in(scope, key) } else { self.c.lookup_in(scope, key) }
            }
            NameScope::Dependent => Found::new(),
        }
    }

    /// Whether `<` after a name begins template arguments (`[temp.names]`).
    fn starts_template_args(&self, found: &Found, scope: NameScope, template_keyword: bool) -> bool {
        if template_keyword {
            return true;
        }
        if scope == NameScope::Dependent {
            return false;
        }
        let functions = found.is_only(EntityKinds::FUNCTIONS);
        if functions && scope == NameScope::Unqualified && self.c.dialect.cxx && self.c.dialect.standard >= 20
        {
            // The arguments may yet find a template.
            return !self.met_as_value_before(self.at - 1);
        }
        !functions
            && found.iter().any(|entity| match *entity {
                Entity::Template { .. } => true,
                Entity::Class { id } => {
                    self.c.template_of_class(id).is_some() || self.names_constructor_templates(id, scope)
                }
                Entity::TemplateParam { id } => {
                    matches!(self.c.il[id].kind, TemplateParamKind::Template { .. })
                }
                _ => false,
            })
    }

    /// Whether the name of a class, looked up in it, stands for its constructors, and some of
    /// these are templates (`[class.qual]`).
    fn names_constructor_templates(&self, class: ClassId, scope: NameScope) -> bool {
        let c = &self.c.il[class];
        let template = |e: &Entity| matches!(e, Entity::Template { .. });
        scope == NameScope::Members(c.scope) && c.special.constructors.iter().any(template)
    }

    /// Whether `::` after this part continues the name.
    fn can_continue(&self, part: &ParsedName) -> bool {
        let next = self.peek(1);
        if !matches!(next, T::Identifier | T::KwOperator | T::KwTemplate | T::Tilde | T::Star) {
            return false;
        }
        self.is_unknown_member(part) || !part.found.is_empty() || part.args.is_some()
    }

    /// Whether a name is a member that only an instantiation finds (`[temp.dep.type]`).
    pub(super) fn is_unknown_member(&self, part: &ParsedName) -> bool {
        self.is_open_member(&part.found, part.scope)
    }

    /// Whether a name in a block that only an instantiation finds is a value's, not being marked as a type's.
    pub(crate) fn is_value_of_instance(&self, name: &ParsedName) -> bool {
        let scope = self.c.declaring_scope();
        let block = matches!(self.c.il[scope].kind, ScopeKind::Block | ScopeKind::Function { .. });
        block && self.is_unknown_member(name)
    }

    /// Whether what was found in a scope may be more once the template is instantiated. After `typename` such a name
    /// before `<` is a template's without the keyword (`[temp.names]`).
    fn is_open_member(&self, found: &Found, scope: NameScope) -> bool {
        match scope {
            NameScope::Dependent => true,
            NameScope::Members(scope) => found.is_empty() && self.c.may_have_more_members(scope),
            NameScope::Unqualified => false,
        }
    }

    /// Whether the class or namespace before a name is known and has no such member.
    pub(crate) fn is_known_to_miss(&self, part: &ParsedName) -> bool {
        let NameScope::Members(scope) = part.scope else { return false };
        let open = self.c.may_have_more_members(scope)
            || self.c.class_of_scope(scope).is_some_and(|class| self.c.is_dependent_class(class));
        part.found.is_empty() && part.identifier().is_some() && !part.member_pointer && !open
    }

    /// The part as a qualifier of what follows, and where that is looked up.
    fn part_as_qualifier(&mut self, part: &ParsedName) -> Option<(QualifierId, NameScope)> {
        if let Some(entity @ (Entity::Namespace { .. } | Entity::NamespaceAlias { .. })) = part.single() {
            let scope = self.c.scope_named_by(entity)?;
            let q = self.c.qualifier_of(part.qualifier, QualifierPart::Namespace { of: entity }, false);
            return Some((q, NameScope::Members(scope)));
        }
        let name = part.identifier()?;
        if part.args.is_none() && self.is_unknown_member(part) {
            let q = self.c.qualifier_of(part.qualifier, QualifierPart::Name { name }, false);
            return Some((q, NameScope::Dependent));
        }
        if self.lacks_arguments(part) {
            let unknown = QualifierPart::Type { of: self.c.common.unknown };
            return Some((self.c.qualifier_of(part.qualifier, unknown, false), NameScope::Dependent));
        }
        let ambiguous =
            part.args.is_some_and(|args| self.has_unknown_type(args) || self.c.check_ambiguous_type(part));
        let ty = if ambiguous { self.c.common.unknown } else { self.type_of_part(part)? };
        if ambiguous || self.c.check_ambiguous_type(part) {
            let unknown = QualifierPart::Type { of: self.c.common.unknown };
            return Some((self.c.qualifier_of(part.qualifier, unknown, false), NameScope::Dependent));
        }
        self.check_erroneous_scope(part, ty);
        let scope = self.members_of_type(ty);
        let keyword = part.template_keyword;
        let q = self.c.qualifier_of(part.qualifier, QualifierPart::Type { of: ty }, keyword);
        Some((q, scope))
    }

    /// Reports a class or alias template's name before `::` that stands outside of the template and without arguments
    /// (`[temp.names]`). True if it is one.
    fn lacks_arguments(&mut self, part: &ParsedName) -> bool {
        let (Some(Entity::Template { id }), None) = (part.single(), part.args) else { return false };
        let outside = match self.c.il[id].kind {
            TemplateKind::Class { pattern } => !self.c.is_inside_class(pattern),
            TemplateKind::Alias { .. } => true,
            _ => false,
        };
        if outside && self.c.reports.quiet == 0 {
            let before =
                part.qualifier.is_none() && self.at > 1 && self.kind_at(self.at - 2) == T::KwTypename;
            let declared = self.manner.declaring && self.c.context.template_depth > 0;
            self.c.report_qualifier_without_arguments(id, part.pos, before, declared);
        }
        outside
    }

    /// A typedef name before `::` whose type is not known because of an error names no class: said once where it stands.
    fn check_erroneous_scope(&mut self, part: &ParsedName, ty: TypeId) {
        let typedef = matches!(part.single(), Some(Entity::Typedef { .. })) && part.args.is_none();
        let known = !self.c.is_unknown(ty) || !self.c.reports.diags.has_errors();
        if typedef && !known && self.c.reports_now() && self.c.reports.refused_arguments.insert(part.pos) {
            self.c.report_undeclared_scope(part.pos);
        }
    }

    /// Where the members of a type are looked up.
    fn members_of_type(&mut self, ty: TypeId) -> NameScope {
        self.c.complete_scope_of(ty);
        match self.c.scope_of_type(ty).or_else(|| self.scope_of_declared(ty)) {
            Some(scope) => NameScope::Members(scope),
            None => NameScope::Dependent,
        }
    }

    /// The scope of the template whose parameters are the arguments of this type, where a member is declared.
    fn scope_of_declared(&self, ty: TypeId) -> Option<ScopeId> {
        let here = self.c.context.scope;
        if !self.manner.declaring || !matches!(self.c.il[here].kind, ScopeKind::Template) {
            return None;
        }
        let pattern = self.c.pattern_of_instance(ty)?;
        Some(self.c.il[pattern].scope)
    }

    /// The type that the last part of a name stands for, without its qualifier.
    fn type_of_part(&mut self, part: &ParsedName) -> Option<TypeId> {
        if part.scope == NameScope::Dependent || part.found.is_empty() {
            if self.is_known_to_miss(part) {
                return None;
            }
            let (qualifier, name) = (part.qualifier?, part.identifier()?);
            return Some(match part.args {
                Some(args) => self.c.make_type(TypeKind::DependentTemplate { qualifier, name, args }),
                None => {
                    let qualifier = self.c.first_mentioned_qualifier(qualifier);
                    self.c.make_type(TypeKind::DependentName { qualifier, name })
                }
            });
        }
        let entity = part.single()?;
        if let (NameScope::Members(scope), Entity::Template { id }, None) = (part.scope, entity, part.args)
            && self.c.is_template_of_namespace(id, scope)
        {
            return Some(self.c.make_type(TypeKind::DeducedClass { template: id }));
        }
        let ty = self.c.type_named(entity, part.args, part.pos)?;
        if let Some(args) = part.args {
            self.c.note_mention(ty, args);
            return Some(self.c.first_mention(ty, part.pos));
        }
        Some(ty)
    }

    /// The type that a name stands for, with its qualifier as written; none if it is not a type's name.
    ///
    /// With `typename`, a name found only at instantiation is a type too (`[temp.res]`).
    pub(crate) fn type_from_name(&mut self, name: &ParsedName, typename: bool) -> Option<TypeId> {
        if name.member_pointer || name.identifier().is_none() {
            return None;
        }
        // In expressions most names are those of objects and functions.
        let object = |entity: &Entity| {
            matches!(
                entity,
                Entity::Variable { .. }
                    | Entity::Function { .. }
                    | Entity::Field { .. }
                    | Entity::Enumerator { .. }
            )
        };
        if name.scope != NameScope::Dependent && name.found.first().is_some_and(object) {
            return None;
        }
        // What a class of the current instantiation does not declare yet is a type only where that is said.
        let undeclared = matches!(name.scope, NameScope::Members(_)) && name.found.is_empty();
        if undeclared && !typename {
            return None;
        }
        if self.is_unknown_member(name) {
            return if typename { self.type_of_part(name) } else { None };
        }
        if name.args.is_some_and(|args| self.has_unknown_type(args) || self.c.check_ambiguous_type(name)) {
            return Some(self.c.common.unknown);
        }
        let ty = self.type_of_part(name)?;
        if self.c.check_ambiguous_type(name) {
            return Some(self.c.common.unknown);
        }
        if let (NameScope::Members(scope), Some(_), [entity]) = (name.scope, name.qualifier, &name.found[..])
        {
            self.c.check_named_type_access(*entity, scope, name.pos);
        }
        if let (NameScope::Unqualified, [entity]) = (name.scope, &name.found[..]) {
            self.c.check_inherited_type_access(*entity, name.pos);
        }
        Some(match name.qualifier {
            Some(qualifier) => self.c.make_type(TypeKind::Qualifiedly { qualifier, of: ty }),
            None => ty,
        })
    }

    /// Whether a template argument is a type that nothing declares: there is no specialization for it.
    fn has_unknown_type(&self, args: List<TemplateArg>) -> bool {
        let unknown = self.c.common.unknown;
        self.c.il[args].iter().any(|arg| matches!(arg, TemplateArg::Type { of } if *of == unknown))
    }

    /// `operator` and what follows it (`[over.oper]`, `[class.conv.fct]`, `[over.literal]`).
    fn operator_name(
        &mut self,
        qualifier: Option<QualifierId>,
        scope: NameScope,
        template_keyword: bool,
    ) -> Option<ParsedName> {
        let pos = self.pos();
        self.bump();
        let name = if let Some(op) = self.overloadable_operator() {
            EntityName::Operator { op }
        } else if self.kind() == T::String {
            let suffix = self.literal_operator_suffix()?;
            EntityName::Literal { suffix }
        } else {
            // The type is looked up in the class, then where the name stands.
            let mut to = None;
            if let NameScope::Members(scope) = scope {
                to = self.in_scope(scope, |p| p.known_conversion_type());
                if to.is_none() {
                    // Template parameters are found among the arguments of what the class has.
                    let inside = self.scope_inside_headers(scope);
                    if inside != scope {
                        to = self.in_scope(inside, |p| p.known_conversion_type());
                    }
                }
            }
            if to.is_none() {
                self.forget_name();
                to = self.conversion_type_id();
            }
            EntityName::Conversion { to: to? }
        };
        let mut found = Found::new();
        // A function that is declared is compared with those of its own parameters only.
        let declared =
            self.manner.declaring && scope == NameScope::Unqualified && self.kind() == T::LeftParen;
        if let Some(key) = Key::of(name).filter(|_| !declared) {
            found = self.find(key, scope, false, false);
            let global = match scope {
                NameScope::Unqualified => true,
                NameScope::Members(scope) => scope == self.c.symbols.global,
                NameScope::Dependent => false,
            };
            if let (EntityName::Operator { op }, true, false) = (name, global, self.manner.declaring)
                && self.c.are_global_functions(&found)
            {
                self.c.add_predeclared_functions(op, &mut found);
            }
        } else if let (EntityName::Conversion { to }, NameScope::Members(scope)) = (name, scope)
            && let ScopeKind::Class { of } = self.c.il[scope].kind
        {
            found = self.c.conversions_to(of, to);
            // Where one is called, a specialization of a template is found by deduction ([temp.mem]).
            if !self.manner.declaring {
                found.retain(|e| !matches!(e, Entity::Template { .. }));
            }
        }
        let mut args = None;
        let template = |e: &Entity| matches!(e, Entity::Template { .. });
        if self.kind() == T::Less && (template_keyword || found.iter().any(template)) {
            args = self.tentatively(|p| p.template_argument_list());
        }
        Some(ParsedName {
            pos,
            end: self.at,
            qualifier,
            scope,
            name,
            args,
            found,
            template_keyword,
            member_pointer: false,
        })
    }

    /// The operator that an operator function is named after, if there is one here.
    fn overloadable_operator(&mut self) -> Option<OverloadedOperator> {
        use OverloadedOperator as O;
        let (op, tokens) = match self.kind() {
            T::KwNew if self.peek(1) == T::LeftBracket => (O::NewArray, 3),
            T::KwNew => (O::New, 1),
            T::KwDelete if self.peek(1) == T::LeftBracket => (O::DeleteArray, 3),
            T::KwDelete => (O::Delete, 1),
            T::KwCoAwait => (O::CoAwait, 1),
            T::LeftParen if self.peek(1) == T::RightParen => (O::Call, 2),
            T::LeftBracket if self.peek(1) == T::RightBracket => (O::Subscript, 2),
            T::Greater if self.peek(1) == T::Greater && self.adjacent(self.at) => (O::ShiftRight, 2),
            T::Arrow => (O::Arrow, 1),
            T::ArrowStar => (O::ArrowStar, 1),
            T::Tilde => (O::Tilde, 1),
            T::Exclaim => (O::Exclaim, 1),
            T::Equal => (O::Assign, 1),
            T::PlusPlus => (O::PlusPlus, 1),
            T::MinusMinus => (O::MinusMinus, 1),
            T::Comma => (O::Comma, 1),
            T::Amp => (O::Amp, 1),
            kind => (BinaryOp::from_token(kind)?.overloaded()?, 1),
        };
        self.at += tokens;
        Some(op)
    }

    /// `~T` as the last part of a name: a destructor.
    fn destructor_name(&mut self, qualifier: Option<QualifierId>, scope: NameScope) -> Option<ParsedName> {
        let pos = self.pos();
        self.bump();
        if self.kind() == T::KwDecltype {
            self.decltype_specifier()?;
        } else {
            if self.kind() != T::Identifier {
                return None;
            }
            self.c.symbols.destroyed = Some((pos, self.name_at(self.at)));
            self.bump();
            if self.kind() == T::Less {
                self.tentatively(|p| p.template_argument_list());
            }
        }
        let mut found = Found::new();
        let class = match scope {
            NameScope::Members(scope) => match self.c.il[scope].kind {
                ScopeKind::Class { of } => Some(of),
                _ => None,
            },
            _ => self.c.context.class,
        };
        if let Some(id) = class.and_then(|class| self.c.il[class].special.destructor) {
            found = Found::one(Entity::Function { id });
        }
        Some(ParsedName {
            pos,
            end: self.at,
            qualifier,
            scope,
            name: EntityName::Destructor,
            args: None,
            found,
            template_keyword: false,
            member_pointer: false,
        })
    }

    /// An operator or destructor as the last part of a name after `.` or `->`.
    pub(crate) fn special_last_part(&mut self, scope: NameScope, template: bool) -> Option<ParsedName> {
        if self.kind() == T::Tilde {
            return self.destructor_name(None, scope);
        }
        self.operator_name(None, scope, template)
    }

    /// The suffix of a literal operator: part of the string token, or a name after it (`[over.literal]`).
    fn literal_operator_suffix(&mut self) -> Option<crate::names::Name> {
        let literal = self.payload_at(self.at) as usize;
        let user = self.c.il.literals.strings.get(literal).and_then(|s| s.user.as_ref().map(|u| u.suffix));
        self.bump();
        if user.is_some() {
            return user;
        }
        let name = self.is_word(self.at).then(|| self.name_at(self.at));
        if name.is_some() {
            self.bump();
        }
        name
    }
}
