//! Types and template arguments as messages show them.

use crate::compilation::Compilation;
use crate::diag::phrases;
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::Name;
use crate::sema::lookup::Key;
use crate::sema::report::describe::{EMPTY_THROW, NOEXCEPT};
use crate::tables::limits;
use std::cell::Cell;

/// What stands for the name of an entity without one.
pub const UNNAMED: &str = "<unnamed>";

/// How far the spelling of a type has come.
#[derive(Debug, Default)]
pub struct SpellingProgress {
    depth: Cell<u32>,
    parts: Cell<u32>,
}

/// How types are spelled.
#[derive(Clone, Copy, Default)]
pub(in crate::sema) struct Spelling<'a> {
    /// Typedef names stand for what they name, but for those of namespace std.
    resolved: bool,
    /// The same for those that a template made: members of its instances, and instances of alias templates.
    made: bool,
    /// An instance: members of its template stand for its own.
    instance: Option<ClassId>,
    /// The texts of template arguments in the place of parameters.
    bound: &'a [(TemplateParamId, String)],
    /// The names of local typedefs stand for what they name too.
    entity: bool,
    /// Names that classes give to types stand for these: they are shown outside of the classes.
    outside: bool,
}

impl Spelling<'_> {
    /// How the arguments in the name of a class template instance are spelled.
    pub(in crate::sema) fn of_entity() -> Self {
        Self { made: true, entity: true, ..Self::default() }
    }
}

impl Spelling<'_> {
    /// How a function is spelled that a class declares and that belongs elsewhere.
    pub(in crate::sema) fn of_friend() -> Self {
        Self { outside: true, ..Self::default() }
    }

    /// How deduced template arguments are spelled: by the typedef names of declarations that no template made.
    pub(in crate::sema) fn of_deduced() -> Self {
        Self { made: true, ..Self::default() }
    }

    /// How the types in that of a closure are spelled: what their names stand for is not told besides.
    pub(super) fn of_closure(self) -> Self {
        Self { resolved: false, ..self }
    }
}

impl Compilation {
    /// A type as it was written, in the notation of messages: `const char *`, `int (*)(float)`, `V<int> &`.
    pub fn type_text(&self, ty: TypeId) -> String {
        self.spelled_type_text(ty, Spelling::default())
    }

    /// A type with its typedef names resolved, except those of namespace std.
    pub(in crate::sema) fn resolved_type_text(&self, ty: TypeId) -> String {
        self.spelled_type_text(ty, Spelling { resolved: true, ..Spelling::default() })
    }

    pub(super) fn spelled_type_text(&self, ty: TypeId, s: Spelling<'_>) -> String {
        self.declared_text(ty, String::new(), Qualifiers::empty(), s)
    }

    /// A variable with its type, as it would be declared.
    pub fn declared_variable_text(&self, ty: TypeId, name: &str) -> String {
        self.declared_text(ty, name.to_owned(), Qualifiers::empty(), Spelling::default())
    }

    /// The same for a variable that is constant where its declaration says so with other words.
    pub fn declared_object_text(&self, ty: TypeId, name: &str, constant: bool) -> String {
        let reference =
            matches!(self.il[ty].kind, TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. });
        let quals = if constant && !reference { Qualifiers::CONST } else { Qualifiers::empty() };
        self.declared_text(ty, name.to_owned(), quals, Spelling::default())
    }

    /// A declaration of `inner` with a type: what the type says stands around it (`[dcl.meaning]`). Of a type that is too
    /// long to be shown there is only the beginning.
    pub(super) fn declared_text(
        &self,
        ty: TypeId,
        inner: String,
        quals: Qualifiers,
        s: Spelling<'_>,
    ) -> String {
        let depth = self.spellings.progress.depth.get();
        let parts = if depth == 0 { 0 } else { self.spellings.progress.parts.get() };
        self.spellings.progress.parts.set(parts + 1);
        if parts > limits::SHOWN_TYPE_PARTS {
            return inner;
        }
        self.spellings.progress.depth.set(depth + 1);
        let text = self.text_around(ty, inner, quals, s);
        self.spellings.progress.depth.set(depth);
        text
    }

    fn text_around(&self, ty: TypeId, inner: String, quals: Qualifiers, s: Spelling<'_>) -> String {
        match self.il[ty].kind {
            _ if ty == self.common.unknown => {
                let separated = if inner.is_empty() || inner.starts_with("...") { "" } else { " " };
                let name = phrases::error_type_name().plain().to_owned();
                format!("{}{name}{separated}{inner}", qualifiers_text(quals))
            }
            TypeKind::Qualified { base, quals: more } => self.declared_text(base, inner, quals | more, s),
            TypeKind::Pointer { to } => self.indirect_text(to, "*", inner, quals, s),
            TypeKind::LvalueReference { to } => self.indirect_text(to, "&", inner, quals, s),
            TypeKind::RvalueReference { to } => self.indirect_text(to, "&&", inner, quals, s),
            TypeKind::MemberPointer { class, to } => {
                let plain = self.class_of(class).is_some() && !self.is_dependent(class);
                let named = if plain { self.canonical(class) } else { class };
                let operator = format!("{}::*", self.spelled_type_text(named, s));
                self.indirect_text(to, &operator, inner, quals, s)
            }
            TypeKind::Array { element, bound } => {
                let bound = match bound {
                    ArrayBound::Expr { expr } => self.bound_text(expr, s),
                    _ => self.il.element_count(bound).map_or_else(String::new, |count| count.to_string()),
                };
                self.declared_text(element, format!("{inner}[{bound}]"), quals, s)
            }
            TypeKind::Function { ret, params, traits, .. } => {
                let inner = format!("{inner}{}", self.spelled_parameters(&self.il[params], traits, s));
                self.declared_text(ret, inner, Qualifiers::empty(), s)
            }
            TypeKind::PackExpansion { pattern } => {
                self.declared_text(pattern, format!("...{inner}"), quals, s)
            }
            TypeKind::Qualifiedly { of, .. }
            | TypeKind::Elaborated { of, .. }
            | TypeKind::TypeofType { of } => self.declared_text(of, inner, quals, s),
            TypeKind::Decayed { written } => self.decayed_text(ty, written, inner, quals, s),
            // A name below qualifiers is not looked through, unless it is a member's.
            _ if (!s.resolved || quals.is_empty() || self.is_member_typedef(ty))
                && self.stands_for(ty, s).is_some() =>
            {
                let named = self.stands_for(ty, s).unwrap_or(ty);
                self.declared_text(named, inner, quals, s)
            }
            _ => {
                let mut text = qualifiers_text(quals);
                text.push_str(&self.named_type_text(ty, s));
                let separated = !inner.is_empty() && !inner.starts_with("...");
                if separated {
                    text.push(' ');
                }
                text + &inner
            }
        }
    }

    fn is_member_typedef(&self, ty: TypeId) -> bool {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return false };
        matches!(self.il[self.il[typedef].scope].kind, ScopeKind::Class { .. })
    }

    /// What a typedef name or alias stands for, where that is to be spelled.
    fn stands_for(&self, ty: TypeId, s: Spelling<'_>) -> Option<TypeId> {
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => {
                let scope = self.il[typedef].scope;
                if let Some(mut ty) = self.member_of_instance(scope, self.il[typedef].name, s) {
                    while let TypeKind::Typedef { typedef } = self.il[ty].kind
                        && self.is_member_typedef(ty)
                    {
                        ty = self.il[typedef].ty;
                    }
                    return Some(ty);
                }
                let made = |class: ClassId| {
                    self.il[class].instance.is_some() || self.enclosing_instance(class).is_some()
                };
                let resolved = s.resolved && !self.is_std_scope(scope)
                    || s.entity && self.il[scope].kind.is_local()
                    || s.outside && matches!(self.il[scope].kind, ScopeKind::Class { .. })
                    || s.made && self.class_of_scope(scope).is_some_and(made);
                resolved.then_some(self.il[typedef].ty)
            }
            TypeKind::AliasInstance { target, .. } if s.resolved || s.made => Some(target),
            // What the template had written is made for the instance that is shown.
            TypeKind::AliasInstance { target, .. } if s.instance.is_some() && !self.is_dependent(ty) => {
                Some(target)
            }
            TypeKind::Class { class } | TypeKind::Injected { class } => {
                let c = &self.il[class];
                let own = s.instance.filter(|of| {
                    c.template.is_some() && self.template_of_class(*of) == self.template_of_class(class)
                        || self.templates.partial_patterns.contains_key(&class)
                            && self.il[*of].instance.and_then(|i| self.il[i].pattern)
                                == Some(Entity::Class { id: class })
                });
                match own {
                    Some(instance) => Some(self.il[instance].ty),
                    None => self.member_of_instance(c.enclosing, c.name?, s),
                }
            }
            _ => None,
        }
    }

    /// The type that a member of a template is in the instance that is shown.
    fn member_of_instance(&self, scope: ScopeId, name: Name, s: Spelling<'_>) -> Option<TypeId> {
        let class = s.instance?;
        let pattern = self.class_of_scope(scope).filter(|of| self.is_dependent_class(*of))?;
        if self.template_of_class(pattern) != self.template_of_class(class) {
            return None;
        }
        match self.symbols.bindings.get(self.il[class].scope, Key::name(name)) {
            [Entity::Typedef { id }] => Some(self.il[*id].ty),
            [Entity::Class { id }] => Some(self.il[*id].ty),
            _ => None,
        }
    }

    /// A list of parameter types of a member of a template, as it is in an instance.
    pub(in crate::sema) fn parameters_in_instance(
        &self,
        params: &[TypeId],
        traits: FunctionTraits,
        class: ClassId,
        member: FunctionId,
    ) -> String {
        let Some(instance) = self.il[class].instance else {
            return self.spelled_parameters(params, traits, Spelling::default());
        };
        let (texts, names) = match self.il[instance].pattern {
            Some(Entity::Class { id }) if self.templates.partial_patterns.contains_key(&id) => {
                let args = self.il[self.il[instance].pattern_args].to_vec();
                let texts = args.iter().map(|arg| self.argument_texts(arg, None, Spelling::default()));
                (
                    texts.collect(),
                    self.templates.partial_patterns.get(&id).map(|partial| self.il[*partial].params),
                )
            }
            Some(Entity::Class { id }) => {
                let texts = self.instance_argument_texts(class, instance, Spelling::default());
                (texts, self.header_of_pattern(id))
            }
            _ => (self.instance_argument_texts(class, instance, Spelling::default()), None),
        };
        let names = names.map_or(&[][..], |header| self.il[header].params(&self.il));
        let bound: Vec<_> =
            names.iter().copied().zip(texts.into_iter().map(|text| text.join(", "))).collect();
        let s = Spelling { instance: Some(class), bound: &bound, ..Spelling::default() };
        let own = self.function_of(self.il[member].ty).map_or(&[][..], |(_, own, _)| &self.il[own]);
        let texts = self.texts_of_instance(params, own, s);
        self.parameters_with_traits(texts, traits)
    }

    /// The parameters of a member of a template as they are in an instance: of packs the elements, and what names an alias
    /// template as it has become, where the parameters of a template of its own do not show it as it was written.
    fn texts_of_instance(&self, written: &[TypeId], own: &[TypeId], s: Spelling<'_>) -> Vec<String> {
        let mut texts = Vec::new();
        let mut rest = own;
        for (i, ty) in written.iter().enumerate() {
            let expands = matches!(self.il[*ty].kind, TypeKind::PackExpansion { .. });
            let stays =
                matches!(rest.first().map(|ty| self.il[*ty].kind), Some(TypeKind::PackExpansion { .. }));
            let count = match expands && !stays {
                true => rest.len().saturating_sub(written.len() - i - 1),
                false => 1,
            };
            let (made, after) = rest.split_at(count.min(rest.len()));
            rest = after;
            let shown = |made: &TypeId| self.parameter_type_text(*made, Spelling::of_entity());
            if expands && !stays {
                texts.extend(made.iter().map(shown));
            } else if let ([made], true) = (made, self.names_alias(*ty))
                && !self.mentions_parameter(*made)
            {
                texts.push(shown(made));
            } else {
                texts.push(self.parameter_type_text(*ty, s));
            }
        }
        texts
    }

    /// Whether an alias template stands in a type.
    fn names_alias(&self, ty: TypeId) -> bool {
        let kind = self.il[ty].kind;
        matches!(kind, TypeKind::AliasInstance { .. })
            || self.il[ty].flags.contains(TypeFlags::ALIAS)
            || self.il.any_part_type(kind, |part| part != ty && self.names_alias(part))
    }

    /// Whether a type names a parameter of a template that is one.
    fn mentions_parameter(&self, ty: TypeId) -> bool {
        let parameter = |ty: TypeId| {
            matches!(self.canonical_kind(ty), TypeKind::Param { .. } | TypeKind::NamedParam { .. })
        };
        let listed = |args: List<TemplateArg>| {
            self.il[args]
                .iter()
                .any(|arg| matches!(*arg, TemplateArg::Type { of } if self.mentions_parameter(of)))
        };
        parameter(ty)
            || self.il.any_in_type(self.il[ty].kind, |piece| match piece {
                Piece::Type(part) => parameter(part) || part != ty && self.mentions_parameter(part),
                Piece::Args(args) => listed(args),
                Piece::Expr(_) | Piece::Qualifier(_) => false,
            })
    }

    /// The header of the class template whose pattern a class is; none for partial specializations.
    fn header_of_pattern(&self, class: ClassId) -> Option<TemplateParamsId> {
        self.il[class].template.map(|template| self.il[template].params)
    }

    /// The bound of an array that only an instantiation gives.
    fn bound_text(&self, e: ExprId, s: Spelling<'_>) -> String {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::TemplateParam { id }, .. } => {
                if let Some((_, text)) = s.bound.iter().find(|(bound, _)| *bound == id) {
                    return text.clone();
                }
                self.il[id].name.map_or_else(String::new, |name| self.names.text(name).to_owned())
            }
            ExprKind::Implicit { operand, .. } => self.bound_text(operand, s),
            _ => self.spelled_expression_argument(e, s),
        }
    }

    /// A type as lists of arguments and operands show it.
    pub(in crate::sema) fn listed_type_text(&self, ty: TypeId) -> String {
        self.spelled_type_text(ty, Spelling::of_deduced())
    }

    /// A parameter written as an array or function is the pointer that it stands for.
    fn decayed_text(
        &self,
        ty: TypeId,
        written: TypeId,
        inner: String,
        quals: Qualifiers,
        s: Spelling<'_>,
    ) -> String {
        if let TypeKind::Array { element, .. } = self.il[written].kind {
            return self.indirect_text(element, "*", inner, quals, s);
        }
        let canonical = self.canonical(ty);
        let text = if canonical == ty { written } else { canonical };
        self.declared_text(text, inner, quals, s)
    }

    /// A pointer or reference; what it leads to stands in parentheses where that is an array or a function.
    fn indirect_text(
        &self,
        to: TypeId,
        operator: &str,
        inner: String,
        quals: Qualifiers,
        s: Spelling<'_>,
    ) -> String {
        let mut own = qualifiers_text(quals);
        if inner.is_empty() {
            own.truncate(own.trim_end().len());
        }
        let inner = format!("{operator}{own}{inner}");
        let mut named = to;
        while let Some(ty) = self.stands_for(named, s) {
            named = ty;
        }
        let around = matches!(self.il[named].kind, TypeKind::Array { .. } | TypeKind::Function { .. });
        let inner = if around { format!("({inner})") } else { inner };
        self.declared_text(to, inner, Qualifiers::empty(), s)
    }

    /// A list of parameter types with what follows it.
    pub fn parameters_text(&self, params: &[TypeId], traits: FunctionTraits) -> String {
        self.spelled_parameters(params, traits, Spelling::default())
    }

    pub(super) fn spelled_parameters(
        &self,
        params: &[TypeId],
        traits: FunctionTraits,
        s: Spelling<'_>,
    ) -> String {
        let parts = params.iter().map(|p| self.parameter_type_text(*p, s)).collect();
        self.parameters_with_traits(parts, traits)
    }

    fn parameters_with_traits(&self, mut parts: Vec<String>, traits: FunctionTraits) -> String {
        if traits.contains(FunctionTraits::VARIADIC) {
            parts.push("...".to_owned());
        }
        let mut text = format!("({})", parts.join(", "));
        for (flag, word) in [
            (FunctionTraits::CONST, " const"),
            (FunctionTraits::VOLATILE, " volatile"),
            (FunctionTraits::LVALUE_REF, " &"),
            (FunctionTraits::RVALUE_REF, " &&"),
        ] {
            if traits.contains(flag) {
                text.push_str(word);
            }
        }
        // It is a part of the type since C++17.
        if self.dialect.standard >= 17 && traits.contains(FunctionTraits::NOEXCEPT) {
            text.push_str(match traits.contains(FunctionTraits::EMPTY_THROW) {
                true => EMPTY_THROW,
                false => NOEXCEPT,
            });
        }
        text
    }

    /// The type of a parameter, of which qualifiers are no part of the function's type (`[dcl.fct]`).
    fn parameter_type_text(&self, param: TypeId, s: Spelling<'_>) -> String {
        match self.il[param].kind {
            TypeKind::Qualified { base, .. } => self.spelled_type_text(base, s),
            _ => match self.stands_for(param, s).filter(|_| s.instance.is_some()) {
                Some(named) => self.parameter_type_text(named, s),
                None => self.spelled_type_text(param, s),
            },
        }
    }

    /// A type that has a name, or is shown by the name of what it is.
    fn named_type_text(&self, ty: TypeId, s: Spelling<'_>) -> String {
        match self.il[ty].kind {
            TypeKind::Builtin { of } => of.spelling().to_owned(),
            TypeKind::Class { class } | TypeKind::Injected { class } => self.spelled_class(class, s),
            TypeKind::Enum { of } => {
                let text = self.scope_text(self.il[of].enclosing);
                match self.il[of].name {
                    Some(name) => text + self.names.text(name),
                    None => unnamed_text(Tag::Enum, &text),
                }
            }
            TypeKind::Typedef { typedef } => {
                let mut text = self.scope_text(self.il[typedef].scope);
                text.push_str(self.names.text(self.il[typedef].name));
                text
            }
            TypeKind::NamedParam { param } if self.il[param].invented => "auto".to_owned(),
            TypeKind::NamedParam { param } => {
                let place = |p: TemplateParamId| (self.il[p].depth, self.il[p].index);
                let same = |bound: TemplateParamId| {
                    bound == param || s.instance.is_some() && place(bound) == place(param)
                };
                if let Some((_, text)) = s.bound.iter().find(|(bound, _)| same(*bound)) {
                    return text.clone();
                }
                self.il[param].name.map_or_else(String::new, |n| self.names.text(n).to_owned())
            }
            TypeKind::Instance { template, args } => {
                self.template_text(template) + &self.spelled_with_defaults(template, args, s)
            }
            TypeKind::AliasInstance { template, args, .. } => {
                self.template_text(template) + &self.spelled_arguments(args, s)
            }
            TypeKind::Signed { of } => {
                let text = self.spelled_type_text(of, s);
                phrases::signed_type().plain().to_owned() + &text
            }
            TypeKind::Complex { element } => {
                self.spelled_type_text(element, s) + phrases::complex_type().plain()
            }
            TypeKind::Vector { element, count } => {
                let extent = self.builtin_of(element).and_then(|of| of.extent(self.dialect.target));
                let size = extent.map_or(0, |extent| extent.size * u64::from(count));
                let text = self.spelled_type_text(element, s);
                format!("{}{size}))) {text}", phrases::vector_of_elements().plain())
            }
            TypeKind::DeducedClass { template } => self.template_text(template),
            TypeKind::Auto { constraint: Some(constraint) } => self.constrained_text(constraint),
            TypeKind::Auto { .. } => "auto".to_owned(),
            TypeKind::DecltypeAuto { .. } => "decltype(auto)".to_owned(),
            TypeKind::Decltype { expr } if self.canonical(ty) == ty => self.dependent_decltype_text(expr, s),
            TypeKind::DependentName { qualifier, name } => {
                self.qualifier_text(qualifier, s) + self.names.text(name)
            }
            TypeKind::DependentTemplate { qualifier, name, args } => {
                self.qualifier_text(qualifier, s) + self.names.text(name) + &self.spelled_arguments(args, s)
            }
            _ => {
                let canonical = self.canonical(ty);
                if canonical == ty { String::new() } else { self.spelled_type_text(canonical, s) }
            }
        }
    }

    /// `decltype` of an expression that depends on template parameters: its type where that is known, else that some
    /// expression gives it.
    fn dependent_decltype_text(&self, expr: ExprId, s: Spelling<'_>) -> String {
        let e = &self.il[expr];
        let plain = !e.flags.contains(ExprFlags::PARENTHESIZED);
        match e.kind {
            _ if !e.flags.contains(ExprFlags::TYPE_DEPENDENT) => self.spelled_type_text(e.ty, s),
            ExprKind::Name { entity: Entity::Variable { id }, .. } if plain => {
                self.spelled_type_text(self.il[id].ty, s)
            }
            ExprKind::Dependent {
                name: EntityName::Identifier { name }, qualifier: Some(qualifier), ..
            } if plain => {
                let text = self.qualifier_text(qualifier, s) + self.names.text(name);
                format!("{}({text})", crate::lex::TokenKind::KwDecltype.spelling())
            }
            ExprKind::DependentMember { .. } | ExprKind::Member { .. } if plain => {
                phrases::dependent_decltype_of_member().plain().to_owned()
            }
            _ => phrases::dependent_decltype().plain().to_owned(),
        }
    }

    /// The qualified name of a template.
    pub fn template_text(&self, template: TemplateId) -> String {
        let t = &self.il[template];
        // A parameter of a template is a member of nothing.
        let mut text = match t.kind {
            TemplateKind::Param { .. } => String::new(),
            _ => self.scope_text(t.scope),
        };
        text.push_str(t.name.map_or("", |n| self.names.text(n)));
        text
    }

    /// What stands before a name that depends on template parameters, with its `::`.
    pub(super) fn qualifier_text(&self, qualifier: QualifierId, s: Spelling<'_>) -> String {
        match self.il[qualifier].part {
            QualifierPart::Type { of } => self.spelled_type_text(of, s) + "::",
            QualifierPart::Name { name } => {
                let before = self.il[qualifier].prefix.map(|q| self.qualifier_text(q, s)).unwrap_or_default();
                before + self.names.text(name) + "::"
            }
            QualifierPart::Namespace { of } => {
                self.scope_named_by(of).map(|scope| self.scope_text(scope)).unwrap_or_default()
            }
            QualifierPart::Global => String::new(),
        }
    }

    /// Whether a scope is that of namespace std.
    fn is_std_scope(&self, scope: ScopeId) -> bool {
        let ScopeKind::Namespace { of } = self.il[scope].kind else { return false };
        let n = &self.il[of];
        n.name == Some(crate::names::known::STD) && matches!(self.il[n.enclosing].kind, ScopeKind::Global)
    }

    /// The qualified name of a class, with its arguments.
    pub(in crate::sema) fn spelled_class(&self, class: ClassId, s: Spelling<'_>) -> String {
        let c = &self.il[class];
        if let Some(lambda) = c.lambda(&self.il) {
            return self.lambda_text(lambda, s);
        }
        let Some(instance) = c.instance else { return self.class_text(class) };
        // Nothing in the arguments of an instance is that of the template that is shown.
        let s = if s.instance.is_some() { Spelling::of_entity() } else { s };
        let name = c.name.map_or("", |name| self.names.text(name));
        let arguments = self.instance_argument_texts(class, instance, s);
        let arguments: Vec<_> = arguments.into_iter().flatten().collect();
        format!("{}{name}<{}>", self.scope_text(c.enclosing), arguments.join(", "))
    }

    /// The arguments of a class template instance as they were first written, by parameters: those of packs together.
    pub(in crate::sema) fn instance_argument_texts(
        &self,
        class: ClassId,
        instance: InstanceId,
        s: Spelling<'_>,
    ) -> Vec<Vec<String>> {
        let written = self.il[class].specialization.first_args.map_or(&[][..], |first| &self.il[first]);
        self.written_argument_texts(written, instance, s)
    }

    /// The same for any instance whose arguments were written so.
    pub(in crate::sema) fn written_argument_texts(
        &self,
        written: &[TemplateArg],
        instance: InstanceId,
        s: Spelling<'_>,
    ) -> Vec<Vec<String>> {
        let i = &self.il[instance];
        let args = &self.il[i.args];
        let params = self.il[self.il[i.template].params].params(&self.il);
        let mut bound: Vec<(TemplateParamId, String)> = Vec::new();
        let mut texts = Vec::new();
        for (at, arg) in args.iter().enumerate() {
            let param = params.get(at).copied().filter(|_| params.len() == args.len());
            let text = match *arg {
                TemplateArg::Pack { args } => {
                    let element = |(k, arg)| self.argument_texts(arg, written.get(at + k), s);
                    self.il[args].iter().enumerate().flat_map(element).collect()
                }
                TemplateArg::Type { of } if written.len() <= at => {
                    let default = param.and_then(|p| match self.il[p].kind {
                        TemplateParamKind::Type { default, .. } => default,
                        _ => None,
                    });
                    let default = default.filter(|default| self.is_spelled_by_arguments(*default, &bound));
                    let s = Spelling { bound: &bound, ..s };
                    vec![
                        default
                            .map_or_else(|| self.spelled_type_text(of, s), |d| self.spelled_type_text(d, s)),
                    ]
                }
                _ => self.argument_texts(arg, written.get(at), s),
            };
            bound.extend(param.map(|param| (param, text.join(", "))));
            texts.push(text);
        }
        texts
    }

    /// An argument in the spelling in which it was written, if that is known.
    fn argument_texts(
        &self,
        arg: &TemplateArg,
        written: Option<&TemplateArg>,
        s: Spelling<'_>,
    ) -> Vec<String> {
        let mut texts = Vec::new();
        match (arg, written) {
            (TemplateArg::Type { .. }, Some(TemplateArg::Type { of }))
                if !self.il[*of].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PACK) =>
            {
                texts.push(self.spelled_type_text(*of, s));
            }
            _ => self.list_spelled_argument(arg, &mut texts, s),
        }
        texts
    }

    /// Whether a default argument is spelled by putting the arguments before it into it.
    fn is_spelled_by_arguments(&self, ty: TypeId, bound: &[(TemplateParamId, String)]) -> bool {
        match self.il[ty].kind {
            TypeKind::NamedParam { param } => bound.iter().any(|(known, _)| *known == param),
            TypeKind::Qualified { base: to, .. }
            | TypeKind::Pointer { to }
            | TypeKind::Qualifiedly { of: to, .. } => self.is_spelled_by_arguments(to, bound),
            TypeKind::Instance { args, .. } => self.il[args].iter().all(
                |arg| matches!(*arg, TemplateArg::Type { of } if self.is_spelled_by_arguments(of, bound)),
            ),
            TypeKind::DependentName { qualifier, .. } => match self.il[qualifier].part {
                QualifierPart::Type { of } => self.is_spelled_by_arguments(of, bound),
                _ => false,
            },
            TypeKind::Builtin { .. } => true,
            // Types of other forms have parts that no argument spells.
            _ => false,
        }
    }

    /// The arguments of a template-id with those that defaults give.
    fn spelled_with_defaults(
        &self,
        template: TemplateId,
        args: List<TemplateArg>,
        s: Spelling<'_>,
    ) -> String {
        let params = self.il[self.il[template].params].params(&self.il);
        let plain = |arg: &TemplateArg| matches!(arg, TemplateArg::Type { .. } | TemplateArg::Expr { .. });
        if args.len() >= params.len() || !self.il[args].iter().all(plain) {
            return self.spelled_arguments(args, s);
        }
        let mut bound: Vec<(TemplateParamId, String)> = Vec::new();
        let mut parts = Vec::new();
        for (param, arg) in params.iter().zip(&self.il[args]) {
            self.list_spelled_argument(arg, &mut parts, s);
            bound.extend(parts.last().map(|text| (*param, text.clone())));
        }
        for param in params.iter().skip(args.len()) {
            let default = match self.il[*param].kind {
                TemplateParamKind::Type { default, .. } => default,
                _ => None,
            };
            let Some(default) = default.filter(|d| self.is_spelled_by_arguments(*d, &bound)) else {
                return self.spelled_arguments(args, s);
            };
            let text = self.spelled_type_text(default, Spelling { bound: &bound, ..s });
            bound.push((*param, text.clone()));
            parts.push(text);
        }
        format!("<{}>", parts.join(", "))
    }

    /// Template arguments between angle brackets.
    pub fn template_arguments_text(&self, args: List<TemplateArg>) -> String {
        self.spelled_arguments(args, Spelling::default())
    }

    pub(super) fn spelled_arguments(&self, args: List<TemplateArg>, s: Spelling<'_>) -> String {
        let mut parts = Vec::new();
        self.list_spelled_arguments(args, &mut parts, s);
        format!("<{}>", parts.join(", "))
    }

    /// Template arguments between their brackets, as written.
    pub(in crate::sema) fn listed_arguments_text(&self, args: List<TemplateArg>) -> String {
        let mut parts = Vec::new();
        self.list_spelled_arguments(args, &mut parts, Spelling::default());
        parts.join(", ")
    }

    /// The same of a call, where expressions are not shown.
    pub(in crate::sema) fn explicit_arguments_text(&self, args: List<TemplateArg>) -> String {
        let mut parts = Vec::new();
        for arg in &self.il[args] {
            match arg {
                TemplateArg::Expr { .. } => parts.push(phrases::unshown_expression().plain().to_owned()),
                _ => self.list_spelled_argument(arg, &mut parts, Spelling::default()),
            }
        }
        parts.join(", ")
    }

    fn list_spelled_arguments(&self, args: List<TemplateArg>, out: &mut Vec<String>, s: Spelling<'_>) {
        for arg in &self.il[args] {
            self.list_spelled_argument(arg, out, s);
        }
    }

    /// The text of one template argument, of a pack those of its elements.
    pub(in crate::sema) fn list_argument(&self, arg: &TemplateArg, out: &mut Vec<String>) {
        self.list_spelled_argument(arg, out, Spelling::default());
    }

    pub(super) fn list_spelled_argument(&self, arg: &TemplateArg, out: &mut Vec<String>, s: Spelling<'_>) {
        match *arg {
            TemplateArg::Type { of } => out.push(self.spelled_type_text(of, s)),
            TemplateArg::Integral { value, ty } => out.push(self.integral_argument_text(value.get(), ty)),
            TemplateArg::Value { value, ty } => out.push(self.constant_argument_text(value, ty)),
            TemplateArg::Expr { expr } => out.push(self.spelled_expression_argument(expr, s)),
            TemplateArg::Template { template, .. } => out.push(self.template_text(template)),
            TemplateArg::Pack { args } => self.list_spelled_arguments(args, out, s),
            TemplateArg::Expansion { pattern: PackedArg::Type { of } } => {
                out.push(self.spelled_type_text(of, s) + "...");
            }
            TemplateArg::Expansion { pattern: PackedArg::Expr { expr } } => {
                out.push(self.spelled_expression_argument(expr, s) + "...");
            }
            _ => out.push("...".to_owned()),
        }
    }

    /// A function with its scopes, template arguments and parameter types.
    pub fn function_text(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        let name = self.bare_function_name(id);
        if f.c_linkage {
            return name;
        }
        let mut text = self.scope_text(f.scope);
        text.push_str(&name);
        if let Some(instance) = f.instance {
            text.push_str(&self.template_arguments_text(self.il[instance].args));
        }
        let (params, traits) = self.function_of(f.ty).map(|(_, p, t)| (p, t)).unwrap_or_default();
        let traits = traits & FunctionTraits::VARIADIC;
        text.push_str(&self.parameters_text(&self.il[params], traits));
        text
    }

    /// A placeholder with its type-constraint, of whose arguments only is told that there are some.
    fn constrained_text(&self, constraint: ExprId) -> String {
        let auto = TokenKind::KwAuto.spelling();
        let ExprKind::Concept { template, args, .. } = self.il[constraint].kind else {
            return auto.to_owned();
        };
        let listed = if self.il[args].is_empty() { "" } else { phrases::unlisted_arguments().plain() };
        format!("{}{listed} {auto}", self.template_text(template))
    }

    /// A placeholder alone, as messages name what is to be deduced.
    pub fn placeholder_text(&self, ty: TypeId) -> String {
        match self.il[ty].kind {
            TypeKind::Auto { .. } => TokenKind::KwAuto.spelling().to_owned(),
            _ => self.type_text(ty),
        }
    }
}

/// Qualifiers before what they apply to, each followed by a blank.
fn qualifiers_text(quals: Qualifiers) -> String {
    let mut text = String::new();
    for (flag, word) in [
        (Qualifiers::CONST, "const "),
        (Qualifiers::VOLATILE, "volatile "),
        (Qualifiers::RESTRICT, "__restrict__ "),
    ] {
        if quals.contains(flag) {
            text.push_str(word);
        }
    }
    text
}

/// What stands for the name of a class or enumeration without one, in a scope whose text is given.
pub(in crate::sema) fn unnamed_text(tag: Tag, scope: &str) -> String {
    format!("{} {scope}{UNNAMED}", tag.spelling())
}
