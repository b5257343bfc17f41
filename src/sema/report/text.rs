//! Entities and types as messages name them, and the messages that name lookup gives.

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Message, Reported, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::report::type_text::{Spelling, unnamed_text};
use crate::sema::syntax::{NameScope, ParsedName};
use crate::source::Pos;
use crate::tables::features::Feature;

impl Compilation {
    /// Notes the use of a feature of C++ that older standards lack: it is accepted, with a message.
    pub fn use_feature(&mut self, feature: Feature, pos: Pos) {
        let row = feature.row();
        let d = self.dialect;
        if !d.cxx || d.standard >= row.since || row.once && !self.reports.used_features.insert(feature) {
            return;
        }
        let message = (row.message)();
        self.report(pos, if d.gnu { message } else { message.as_error() });
    }

    /// Whether a warning or remark at a position could be shown, which those in system headers never are: its text need
    /// not be made then.
    pub(in crate::sema) fn may_warn_at(&mut self, pos: Pos) -> bool {
        !self.input.sources.in_system_header(pos) || !self.hides_message()
    }

    /// Passes over a message that would not be shown. False where making it has an effect all the same.
    pub(in crate::sema) fn hides_message(&mut self) -> bool {
        if self.instantiation.sfinae.is_some() {
            return false;
        }
        if self.reports.quiet == 0 && !self.is_silent() {
            self.reports.diags.catch_up();
        }
        true
    }

    /// Reports a message, unless it makes a substitution fail instead.
    pub fn report(&mut self, pos: Pos, message: Message) {
        self.note_bound_to_place();
        if self.instantiation.sfinae.is_some() {
            self.sfinae_fail();
            return;
        }
        if self.reports.quiet > 0 {
            self.reports.suppressed += 1;
            return;
        }
        if self.is_silent() {
            return;
        }
        self.tell_made();
        let contexts = self.instantiation_contexts();
        // What an instance shares with its template was reported there, unless that was milder.
        let shared = (pos, message.id(), message.severity());
        if contexts.is_empty() {
            self.reports.outside.insert(shared);
        } else if self.reports.outside.contains(&shared) {
            return;
        }
        let mut reported = self.reports.diags.report(pos, message);
        for context in contexts {
            reported = reported.context(context);
        }
    }

    /// Reports a message that notes follow, with what is being instantiated.
    pub(in crate::sema) fn report_in_context(&mut self, pos: Pos, message: Message) -> Reported<'_> {
        self.tell_made();
        self.note_bound_to_place();
        let contexts = self.instantiation_contexts();
        let mut reported = self.reports.diags.report(pos, message);
        for context in contexts {
            reported = reported.context(context);
        }
        reported
    }

    /// The qualified name of a class.
    pub fn class_text(&self, class: ClassId) -> String {
        if let Some(lambda) = self.il[class].lambda(&self.il) {
            return self.lambda_text(lambda, Spelling::of_deduced());
        }
        let c = &self.il[class];
        if c.instance.is_some() {
            return self.spelled_class(class, Spelling::default());
        }
        let mut text = self.scope_text(c.enclosing);
        match c.name {
            Some(name) => text.push_str(self.names.text(name)),
            None => text = unnamed_text(c.tag, &text),
        }
        if let Some(template) = c.template {
            text.push_str(&self.template_parameters_text(template));
        } else if let Some(args) =
            c.specialization.first_args.filter(|_| self.templates.partial_patterns.contains_key(&class))
        {
            text.push_str(&self.specialized_arguments_text(class, args));
        }
        text
    }

    /// The arguments that a partial specialization is for: values as they are, the rest as it was written.
    fn specialized_arguments_text(&self, class: ClassId, written: List<TemplateArg>) -> String {
        let template = self.template_of_class(class);
        let own = template.and_then(|template| self.il.partial_of(template, class));
        let own = own.map_or(&[][..], |partial| &self.il[self.il[partial].args]);
        if own.len() != written.len() {
            return self.template_arguments_text(written);
        }
        let mut parts = Vec::new();
        for (written, own) in self.il[written].iter().zip(own) {
            let value = matches!(own, TemplateArg::Integral { .. } | TemplateArg::Value { .. });
            self.list_argument(if value { own } else { written }, &mut parts);
        }
        format!("<{}>", parts.join(", "))
    }

    /// The header whose names messages show: that of the first declaration of a template, or of a class's definition.
    pub(in crate::sema) fn first_header(&self, template: TemplateId) -> TemplateParamsId {
        let header = self.il[template].params;
        self.templates.first_headers.get(&template).copied().unwrap_or(header)
    }

    /// The parameters of a template where its own name has arguments: `<T, N>`.
    pub(super) fn template_parameters_text(&self, template: TemplateId) -> String {
        let params = self.il[self.first_header(template)].params(&self.il);
        format!("<{}>", self.template_parameter_names(params).join(", "))
    }

    /// The names of template parameters, packs with dots behind them.
    pub(in crate::sema) fn template_parameter_names(&self, params: &[TemplateParamId]) -> Vec<String> {
        params
            .iter()
            .map(|p| {
                let p = &self.il[*p];
                let dots = if p.pack { "..." } else { "" };
                format!("{}{dots}", p.name.map_or("<unnamed>", |n| self.names.text(n)))
            })
            .collect()
    }

    /// The names of the scopes around an entity, each followed by `::`.
    pub(crate) fn scope_text(&self, scope: ScopeId) -> String {
        match self.il[scope].kind {
            ScopeKind::Namespace { of } => {
                let n = &self.il[of];
                let mut text = self.scope_text(n.enclosing);
                text.push_str(n.name.map_or("<unnamed>", |n| self.names.text(n)));
                text.push_str("::");
                text
            }
            ScopeKind::Class { of } => {
                let mut text = self.class_text(of);
                text.push_str("::");
                text
            }
            ScopeKind::Template => self.il[scope].parent.map(|p| self.scope_text(p)).unwrap_or_default(),
            _ => String::new(),
        }
    }

    /// A member that its class or namespace does not have.
    pub fn report_no_member(&mut self, name: &ParsedName) {
        let Some(identifier) = name.identifier() else { return };
        self.report_missing(identifier, name.scope, name.pos);
    }

    /// A name that was not found where it was looked up.
    pub(in crate::sema) fn report_missing(&mut self, identifier: Name, scope: NameScope, pos: Pos) {
        let NameScope::Members(scope) = scope else { return self.report_undefined_name(identifier, pos) };
        if let ScopeKind::Class { of } = self.il[scope].kind
            && (self.il[of].state == Completeness::Declared || self.is_open_around_instance(of))
        {
            let (at, shown) = (self.il.places.start_of_name(pos), self.shown_type(self.il[of].ty));
            return self.report(at, messages::incomplete_type_not_allowed(shown));
        }
        if self.is_said_to_be_no_scope(scope, pos) {
            return;
        }
        let text = self.names.text(identifier).to_owned();
        self.report_missing_text(&text, scope, pos);
    }

    /// Whether a class is not complete yet where an instance of a template is made, of which it is no part.
    fn is_open_around_instance(&self, class: ClassId) -> bool {
        self.il[class].state == Completeness::BeingDefined
            && self.reports_in_instance()
            && !self.is_inside_class(class)
    }

    /// Whether a name that a namespace or class does not have stands before `::`, which the parser reports.
    fn is_said_to_be_no_scope(&self, scope: ScopeId, pos: Pos) -> bool {
        matches!(self.il[scope].kind, ScopeKind::Namespace { .. } | ScopeKind::Class { .. })
            && self.symbols.before_colons == pos
    }

    /// The same for a name as messages show it.
    pub(in crate::sema) fn report_missing_text(&mut self, text: &str, scope: ScopeId, pos: Pos) {
        let message = match self.scope_entity(scope, pos) {
            Some(scope) => messages::no_member(scope, text),
            None => messages::global_scope_no(text),
        };
        self.report(pos, message);
    }

    /// A name that is to be that of a class, and is none in the scope where it is looked up.
    pub fn report_no_class(&mut self, identifier: Name, scope: ScopeId, pos: Pos) {
        if self.is_said_to_be_no_scope(scope, pos) {
            return;
        }
        let text = self.names.text(identifier).to_owned();
        let message = match self.scope_entity(scope, pos) {
            Some(scope) => messages::no_member_class(scope, &text),
            None => messages::no_global_class(&text),
        };
        self.report(pos, message);
    }

    /// The class, enumeration or namespace that a scope belongs to; none for the global one.
    fn scope_entity(&self, scope: ScopeId, pos: Pos) -> Option<EntityText> {
        let (kind, text) = match self.il[scope].kind {
            ScopeKind::Global => return None,
            ScopeKind::Class { of } => {
                let entity = self.class_entity(of);
                let template = self.template_levels(scope) > 0;
                (if template { EntityKind::ClassTemplate } else { entity.kind }, entity.name)
            }
            ScopeKind::Enum { of } => (EntityKind::Enum, self.type_text(self.il[of].ty)),
            _ => {
                let mut text = self.scope_text(scope);
                text.truncate(text.len().saturating_sub(2));
                (EntityKind::Namespace, text)
            }
        };
        Some(EntityText::new(kind, text, Declared::At(pos)))
    }

    /// An identifier that nothing declares.
    pub fn report_undefined_name(&mut self, name: Name, pos: Pos) {
        self.reports.dropped += u32::from(self.reports.quiet > 0);
        let text = self.names.text(name).to_owned();
        self.report(pos, messages::identifier_undefined(&text));
    }

    /// A name that stayed without any declaration.
    pub fn report_undeclared(&mut self, e: ExprId) {
        let ExprKind::Overload { set, qualifier, .. } = self.il[e].kind else { return };
        let EntityName::Identifier { name } = self.il[set].name else { return };
        let pos = self.il[e].pos;
        if let Some(QualifierPart::Global) = qualifier.map(|q| self.il[q].part) {
            let text = self.names.text(name).to_owned();
            return self.report(pos, messages::global_scope_no(&text));
        }
        if let Some(QualifierPart::Namespace { of }) = qualifier.map(|q| self.il[q].part)
            && let Some(scope) = self.scope_named_by(of)
        {
            return self.report_missing(name, NameScope::Members(scope), pos);
        }
        if let Some(QualifierPart::Type { of }) = qualifier.map(|q| self.il[q].part)
            && let Some(class) = self.class_of(of).filter(|class| !self.is_dependent_class(*class))
        {
            return self.report_missing(name, NameScope::Members(self.il[class].scope), pos);
        }
        if self.instantiation.sfinae.is_some() {
            return self.report_undefined_name(name, pos);
        }
        self.report_undeclared_value(name, pos);
    }

    /// Reports a qualified name before the arguments of a call that no namespace or class has (`[basic.lookup.qual]`). The
    /// result is what is called then.
    pub fn require_qualified_callee(&mut self, callee: ExprId) -> ExprId {
        let ExprKind::Overload { set, qualifier: Some(qualifier), args: None } = self.il[callee].kind else {
            return callee;
        };
        let known = matches!(self.il[qualifier].part, QualifierPart::Namespace { .. });
        if !self.il.candidates(set).is_empty() || !known || !self.reports_here() {
            return callee;
        }
        self.report_undeclared(callee);
        self.unknown_expr()
    }

    /// Counts a name that nothing declares where nothing is reported.
    pub fn note_silent_name(&mut self, e: ExprId) {
        let undeclared =
            matches!(self.il[e].kind, ExprKind::Overload { set, .. } if self.il.candidates(set).is_empty());
        self.reports.dropped += u32::from(undeclared);
    }

    /// A name used for its value: an error where nothing declares it. A class with a base that is not known may
    /// yet have it.
    pub fn require_declared(&mut self, e: ExprId, name: &ParsedName) {
        let ExprKind::Overload { set, args: None, .. } = self.il[e].kind else { return };
        if !self.il.candidates(set).is_empty() {
            return;
        }
        match name.scope {
            NameScope::Unqualified => self.report_undeclared(e),
            // Another specialization could have it.
            NameScope::Members(scope)
                if self.class_of_scope(scope).is_some_and(|class| self.is_dependent_class(class)) => {}
            NameScope::Members(_) if matches!(name.name, EntityName::Identifier { .. }) => {
                self.report_no_member(name)
            }
            _ => {}
        }
    }
}
