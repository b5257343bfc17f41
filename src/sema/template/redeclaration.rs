//! Declarations of one function template: whether their headers are the same (`[temp.over.link]`), and what a later
//! one cannot change.

use crate::compilation::Compilation;
use crate::diag::{EntityText, messages};
use crate::il::*;
use crate::names::Name;
use crate::sema::declaration::DeclarationParts;
use crate::sema::lookup::Key;
use crate::source::Pos;
use crate::tables::attributes::{AttributeKind, AttributeRow};
use crate::tables::limits;

impl Compilation {
    /// Whether a declaration with a header, or without one, can declare a function template, or function, again.
    pub(in crate::sema) fn same_header(
        &mut self,
        template: Option<TemplateId>,
        header: Option<TemplateParamsId>,
    ) -> bool {
        let (Some(template), Some(header)) = (template, header) else { return template.is_none() };
        let of_template = self.il[template].params;
        self.same_header_constraints(of_template, header) != Some(false)
            && self.same_template_parameters(of_template, header, 0)
    }

    /// Whether two headers have the same kinds of parameters with the same types and headers.
    fn same_template_parameters(&self, a: TemplateParamsId, b: TemplateParamsId, depth: u32) -> bool {
        let (a, b) = (&self.il[a], &self.il[b]);
        if a.params(&self.il).len() != b.params(&self.il).len() {
            return false;
        }
        a.params(&self.il).iter().zip(b.params(&self.il)).all(|(x, y)| {
            let (x, y) = (&self.il[*x], &self.il[*y]);
            let same_kind = match (x.kind, y.kind) {
                (TemplateParamKind::Type { .. }, TemplateParamKind::Type { .. }) => true,
                (TemplateParamKind::NonType { ty: a, .. }, TemplateParamKind::NonType { ty: b, .. }) => {
                    self.same_type(a, b)
                }
                (
                    TemplateParamKind::Template { template: a, .. },
                    TemplateParamKind::Template { template: b, .. },
                ) => {
                    let (a, b) = (self.il[a].params, self.il[b].params);
                    depth >= limits::REDECLARED_TEMPLATE_NESTING
                        || self.same_template_parameters(a, b, depth + 1)
                }
                _ => false,
            };
            x.pack == y.pack && same_kind
        })
    }

    /// Whether two headers have parameters of the same kinds, in equal number, and packs in the same places.
    pub(in crate::sema) fn same_kinds_of_parameters(&self, a: TemplateParamsId, b: TemplateParamsId) -> bool {
        let (a, b) = (self.il[a].params(&self.il), self.il[b].params(&self.il));
        let kind = |id: TemplateParamId| (std::mem::discriminant(&self.il[id].kind), self.il[id].pack);
        a.len() == b.len() && a.iter().zip(b).all(|(x, y)| kind(*x) == kind(*y))
    }

    /// Whether an alias template takes the arguments that a template takes: the same parameters with default arguments
    /// for the same of them.
    pub(in crate::sema) fn takes_same_arguments(&self, alias: TemplateId, template: TemplateId) -> bool {
        let (a, b) = (self.il[alias].params, self.il[template].params);
        let (x, y) = (self.il[a].params(&self.il), self.il[b].params(&self.il));
        let mut defaults = x.iter().zip(y).map(|(x, y)| (self.has_default(*x), self.has_default(*y)));
        defaults.all(|(x, y)| x == y) && self.same_template_parameters(a, b, 0)
    }

    /// The parameters of another declaration of a template are of the same kinds as those of the first, packs where those
    /// are, and have the same types (`[temp.type]`, `[temp.param]`). Other types are only warned of, and so is all of a
    /// friend that a path names.
    pub(in crate::sema) fn check_redeclared_parameters(
        &mut self,
        old: &[TemplateParamId],
        new: &[TemplateParamId],
        befriends: bool,
    ) {
        for (old, new) in old.iter().zip(new) {
            let (was, now) = (&self.il[*old], &self.il[*new]);
            let (pos, mut agree, mut error) = (now.pos, was.pack == now.pack, true);
            if was.pos == now.pos {
                continue;
            }
            agree &= match (was.kind, now.kind) {
                (TemplateParamKind::Type { .. }, TemplateParamKind::Type { .. }) => true,
                (TemplateParamKind::NonType { ty: was, .. }, TemplateParamKind::NonType { ty: now, .. }) => {
                    // Arrays and functions are adjusted to pointers.
                    let (was, now) = (self.decayed(was), self.decayed(now));
                    let placeholder = |ty: TypeId| self.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
                    error = !agree || placeholder(was) && placeholder(now);
                    match placeholder(was) || placeholder(now) {
                        true => self.same_type(was, now),
                        false => !self.types_surely_differ(self.unqualified(was), self.unqualified(now), 0),
                    }
                }
                (
                    TemplateParamKind::Template { template: a, .. },
                    TemplateParamKind::Template { template: b, .. },
                ) => self.same_template_parameters(self.il[a].params, self.il[b].params, 0),
                _ => false,
            };
            if !agree {
                let entity = self.typed_parameter_entity(*old);
                let message = messages::declaration_incompatible(entity);
                self.report(pos, if error && !befriends { message } else { message.as_warning() });
            }
        }
    }

    /// Checks another declaration of a variable template against the first (`[temp.pre]`).
    pub(in crate::sema) fn check_variable_template_redeclared(
        &mut self,
        earlier: VariableId,
        parts: &DeclarationParts<'_>,
    ) {
        let (Some(template), Some(header)) = (self.il[earlier].template(&self.il), parts.headers.last())
        else {
            return;
        };
        let arguments = parts.declarator.name.as_ref().is_some_and(|name| name.args.is_some());
        let own = self.il[template].params;
        let old = self.il[own].params(&self.il).to_vec();
        let new = self.il[*header].params(&self.il).to_vec();
        if arguments || parts.is_qualified() || old.len() != new.len() || !self.reports_now() {
            return;
        }
        if !self.same_template_parameters(own, *header, 0) {
            return self.check_redeclared_parameters(&old, &new, false);
        }
        let v = &self.il[earlier];
        let previous = v.definition.map_or(v.pos, |d| self.il[d].pos);
        let twice = v.class.is_none() && v.defined && !parts.says_extern();
        if twice && self.same_header_constraints(own, *header) == Some(true) {
            let entity = self.template_entity(template);
            let pos = parts.declarator.pos;
            self.report(pos, messages::already_defined_previous_definition(entity, previous));
        }
    }

    /// Another declaration of an alias template, of this type, stands for the same as the first (`[temp.alias]`).
    pub(in crate::sema) fn check_alias_template_redeclared(
        &mut self,
        place: (ScopeId, Name),
        header: TemplateParamsId,
        ty: TypeId,
        pos: Pos,
    ) {
        let (scope, name) = place;
        let earlier =
            self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|entity| match *entity {
                Entity::Template { id } => match self.il[id].kind {
                    TemplateKind::Alias { pattern } => Some((id, pattern)),
                    _ => None,
                },
                _ => None,
            });
        let Some((template, pattern)) = earlier.filter(|_| self.reports_now()) else { return };
        let old = self.il[self.il[template].params].params(&self.il).to_vec();
        let new = self.il[header].params(&self.il).to_vec();
        if old.len() != new.len() {
            return;
        }
        self.check_redeclared_parameters(&old, &new, false);
        let was = self.il[pattern].ty;
        if self.types_surely_differ(was, ty, 0) {
            let (now, was, entity) =
                (self.shown_type(ty), self.shown_type(was), self.template_entity(template));
            self.report(pos, messages::alias_template_type_incompatible(now, was, entity));
        }
    }

    /// A concept is declared once (`[temp.concept]`).
    pub(in crate::sema) fn check_concept_redeclared(&mut self, scope: ScopeId, name: Name, pos: Pos) {
        let earlier =
            self.symbols.bindings.get(scope, Key::name(name)).iter().find_map(|entity| match *entity {
                Entity::Template { id } if matches!(self.il[id].kind, TemplateKind::Concept { .. }) => {
                    Some(id)
                }
                _ => None,
            });
        if let Some(template) = earlier.filter(|_| self.reports_now()) {
            let entity = self.template_entity(template);
            self.report(pos, messages::invalid_redeclaration_concept(entity));
        }
    }

    /// A template parameter with its type, if it has one, as messages name it.
    fn typed_parameter_entity(&self, param: TemplateParamId) -> EntityText {
        let entity = self.parameter_entity(param);
        match self.il[param].kind {
            TemplateParamKind::NonType { ty, .. } => {
                EntityText { name: self.declared_variable_text(ty, &entity.name), ..entity }
            }
            _ => entity,
        }
    }

    /// The attributes of GNU that the first declaration of a function template has are those of all of them: others
    /// on a later one are ignored with a warning.
    pub(in crate::sema) fn check_template_attributes(
        &mut self,
        function: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let f = &self.il[function];
        let Some(template) = f.template.filter(|_| f.class.is_none()) else { return };
        // What a friend of a class template declares again is found out by an instantiation.
        let open = self.context.class.is_some_and(|class| self.is_dependent_class(class));
        if open && parts.has(SpecifierFlags::FRIEND) {
            return;
        }
        let written = parts.specs.attributes.iter().chain(&parts.declarator.attributes);
        let written: Vec<_> = written.copied().filter(|id| self.is_gnu_attribute(*id)).collect();
        let Some(first) = self.il[template].attributes else {
            let list = self.il.list(&written);
            self.il[template].attributes = Some(list);
            return;
        };
        let known = |c: &Self, id: AttributeId| {
            c.il[first].iter().any(|other| c.il[*other].id == c.il[id].id)
                || AttributeRow::at(c.il[id].id).is_none_or(|row| row.cuda)
        };
        let Some(new) = written.into_iter().find(|id| !known(self, *id)) else { return };
        let pos = self.il[new].pos;
        if self.il[first].is_empty() {
            self.report(pos, messages::gnu_attributes_template_redeclaration());
        } else {
            let original = self.il[template].pos;
            self.report(pos, messages::gnu_attributes_template_redeclaration_original(original));
        }
    }

    /// A definition that must be inlined and is not inline: that does nothing outside of a class (GNU).
    pub(in crate::sema) fn check_always_inline(
        &mut self,
        function: FunctionId,
        parts: &DeclarationParts<'_>,
    ) {
        let flags = self.il[function].flags;
        let inline = flags.intersects(FunctionFlags::INLINE | FunctionFlags::CONSTEXPR);
        if inline || parts.member || parts.has(SpecifierFlags::FRIEND) {
            return;
        }
        let mut written = parts.specs.attributes.iter().chain(&parts.declarator.attributes);
        if let Some(attribute) = written.find(|id| self.il[**id].id == AttributeKind::AlwaysInline as u16) {
            let pos = self.il[*attribute].pos;
            self.report(pos, messages::always_inline_on_non_inline());
        }
    }

    fn is_gnu_attribute(&self, id: AttributeId) -> bool {
        let attribute = &self.il[id];
        let standard = attribute.syntax == AttributeSyntax::Standard;
        attribute.syntax == AttributeSyntax::Gnu || standard && attribute.namespace(&self.il).is_some()
    }
}
