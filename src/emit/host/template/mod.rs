//! Templates: headers, template arguments, explicit instantiations.

mod argument_value;
mod class_argument;
mod first_literals;
mod function_argument;
mod specialization;
mod template_argument;
mod value;
mod variable_arguments;

use super::change;
use super::declaration::declarator::Shape;
use super::{Place, Printer};
use crate::il::*;
use crate::source::Pos;
use crate::tables::limits;
use crate::tables::spelled;

impl<'a> Printer<'a> {
    /// Prints a template declaration, explicit or partial specialization.
    pub(super) fn template_declaration(&mut self, id: TemplateDeclarationId, place: Place) {
        let il = self.il;
        let template = &il[id];
        if il[template.headers].iter().any(|header| il[*header].params(il).is_empty()) {
            self.w.at(self.item_pos(Item::Template { id }));
        }
        let generic = il[template.headers].iter().any(|header| !il[*header].params(il).is_empty());
        if generic && self.is_deleted(template) {
            return self.deleted_template(template.text);
        }
        if generic && self.is_defaulted_outside(template) {
            return self.defaulted_template(template.text);
        }
        if generic && self.stays_text(template) {
            return self.template_text(template.text);
        }
        self.with(change::Templates(self.around.templates + u32::from(generic)), |p| {
            let around = p.around.headers.len();
            p.around
                .headers
                .extend(il[template.headers].iter().filter(|header| !il[**header].params(il).is_empty()));
            match p.reopened_namespaces(template).filter(|_| !generic) {
                Some(namespaces) => p.in_reopened(&namespaces, |p| p.templated_item(template, place)),
                None => p.templated_item(template, place),
            }
            p.around.headers.truncate(around);
        });
    }

    /// Prints the declaration of a deleted function template: as written, but for the end.
    pub(super) fn deleted_template(&mut self, text: List<KeptWord>) {
        self.template_text(text.slice(0, text.len().saturating_sub(3)));
        self.text(spelled!(" = " DELETE ";"));
    }

    /// The same for a member of a class template that is defaulted outside of it ([dcl.fct.def.default]).
    fn defaulted_template(&mut self, text: List<KeptWord>) {
        self.template_text(text.slice(0, text.len().saturating_sub(3)));
        self.text(spelled!(" = " DEFAULT ";"));
    }

    fn is_defaulted_outside(&self, template: &TemplateDeclaration) -> bool {
        let TemplatedItem::Declaration { id } = template.item else { return false };
        let declarators = self.il[id].declarators;
        self.il[declarators].first().is_some_and(|d| {
            let d = &self.il[*d];
            d.flags.contains(DeclarationFlags::DEFAULTED) && d.qualifier(self.il).is_some()
        })
    }

    /// Whether a template declaration is that of a deleted function.
    fn is_deleted(&self, template: &TemplateDeclaration) -> bool {
        match template.item {
            TemplatedItem::Declaration { id } | TemplatedItem::Friend { id } => self.deletes(id),
            TemplatedItem::Concept { .. } => false,
        }
    }

    /// Whether a declaration without template header deletes a function template all the same: one with
    /// placeholders among its parameters.
    pub(super) fn is_deleted_template(&self, id: GroupId) -> bool {
        !self.il[id].text(self.il).is_empty()
    }

    fn deletes(&self, id: GroupId) -> bool {
        let declarators = self.il[id].declarators;
        self.il[declarators].first().is_some_and(|d| self.il[*d].flags.contains(DeclarationFlags::DELETED))
    }

    /// Whether options say that a template is printed as it is written.
    fn stays_text(&self, template: &TemplateDeclaration) -> bool {
        let asked = self.options.templates_as_text
            || self.options.system_templates_as_text && self.input.sources.in_system_header(template.pos);
        let TemplatedItem::Declaration { id } = template.item else { return asked };
        let kernel = self.il[self.il[id].declarators].iter().any(|d| match self.il[*d].entity {
            Entity::Function { .. } | Entity::Template { .. } => self
                .il
                .function_in(self.il[*d].entity)
                .is_some_and(|function| self.il[function].space.contains(ExecutionSpace::GLOBAL)),
            _ => false,
        });
        asked && !kernel
    }

    /// Prints tokens of a template, line by line as they were read, with a blank between any two, keywords in the
    /// spelling that they have everywhere. Execution spaces, each in an attribute of its own, are left out.
    fn template_text(&mut self, text: List<KeptWord>) {
        let sources = self.input.sources;
        let mut line = None;
        for kept in &self.il[text] {
            if matches!(kept.word, Word::Space { .. }) {
                continue;
            }
            let here = sources.physical_line(kept.pos);
            match line {
                None => self.w.at(kept.pos),
                Some(last) if here > last => {
                    for _ in last..here {
                        self.w.line_end();
                    }
                    for _ in 1..sources.column(kept.pos) {
                        self.text(" ");
                    }
                }
                Some(_) if matches!(kept.word, Word::Comma | Word::Semicolon) => {}
                Some(_) => self.text(" "),
            }
            line = Some(here);
            match kept.word {
                Word::Keyword { printed, .. } => self.name(printed),
                word => self.kept_word(word),
            }
        }
    }

    fn templated_item(&mut self, template: &'a TemplateDeclaration, place: Place) {
        let group = match template.item {
            TemplatedItem::Declaration { id } | TemplatedItem::Friend { id } => Some(id),
            TemplatedItem::Concept { .. } => None,
        };
        if let Some(group) = group
            && self.kernel_template(template, group, place)
        {
            return;
        }
        self.template_headers(template.headers);
        let place = Place { templated: true, headers: template.headers, ..place };
        // What a full specialization declares is no template.
        let generic = self.il[template.headers].iter().any(|h| !self.il[*h].params(self.il).is_empty());
        let function = generic && group.is_some_and(|group| self.declares_function(group));
        self.with(change::TemplatedDeclaration(function), |p| match template.item {
            TemplatedItem::Declaration { id } => p.group(id, place),
            TemplatedItem::Friend { id } => p.group(id, Place { friend: true, ..place }),
            TemplatedItem::Concept { template, .. } => p.concept(template),
        });
    }

    fn declares_function(&self, group: GroupId) -> bool {
        let declarators = self.il[group].declarators;
        self.il[declarators].first().is_some_and(|d| self.il.function_in(self.il[*d].entity).is_some())
    }

    fn concept(&mut self, template: TemplateId) {
        self.text(spelled!(CONCEPT " "));
        self.template_identifier(template);
        self.text(" = ");
        if let TemplateKind::Concept { constraint: Some(constraint) } = self.il[template].kind {
            self.with(change::Constraining(true), |p| p.top(constraint));
        }
        self.text("; ");
    }

    /// Prints the headers of a template declaration, outermost first.
    pub(super) fn template_headers(&mut self, headers: List<TemplateParamsId>) {
        let il = self.il;
        let mixed = il[headers].iter().any(|header| !il[*header].params(il).is_empty());
        self.with(change::TemplatedDeclaration(true), |p| {
            for header in &il[headers] {
                match mixed && il[*header].params(il).is_empty() {
                    true => p.text(spelled!(TEMPLATE "< > ")),
                    false => p.template_header(*header, true),
                }
            }
        });
    }

    /// Where the innermost template header stands that is printed with parameters, if there is one.
    pub(super) fn header_pos(&self, headers: List<TemplateParamsId>) -> Pos {
        let printed = |header: &&TemplateParamsId| {
            self.il[**header].params(self.il).iter().any(|param| !self.il[*param].invented)
        };
        self.il[headers].iter().rfind(printed).map_or(Pos::NONE, |header| self.il[*header].pos)
    }

    /// Prints `template< ...> ` with its requires-clause.
    pub(super) fn template_header(&mut self, header: TemplateParamsId, positioned: bool) {
        let il = self.il;
        let h = &il[header];
        if h.params(self.il).is_empty() {
            self.text(spelled!(TEMPLATE "<> "));
            return;
        }
        if h.params(self.il).iter().all(|param| il[*param].invented) {
            return;
        }
        if positioned {
            self.w.at(h.pos);
        }
        self.text(spelled!(TEMPLATE));
        self.with(change::HeaderArguments(true), |p| {
            p.template_parameters(header);
            p.requires_clause(header);
        });
    }

    /// Prints the requires-clause of a header, if it has one.
    pub(super) fn requires_clause(&mut self, header: TemplateParamsId) {
        let h = &self.il[header];
        if let Some(requires) = h.requires_clause.condition {
            self.w.at(h.requires_clause.pos);
            self.text(spelled!(REQUIRES "("));
            self.top(requires);
            self.text(") ");
        }
    }

    /// Prints `< ...> ` of a header, without parameters that stand for `auto` in a parameter list.
    pub(super) fn template_parameters(&mut self, header: TemplateParamsId) {
        let il = self.il;
        self.text("< ");
        let mut first = true;
        for param in il[header].params(il).iter().filter(|param| !il[**param].invented) {
            if !std::mem::take(&mut first) {
                self.text(", ");
            }
            self.template_parameter(*param);
        }
        self.text("> ");
        let named = il[header].params(il).iter().map(|param| &il[*param]);
        for param in named {
            if let Some(name) = param.name {
                self.memory.last_parameters.set((param.depth, param.index), name);
            }
        }
    }

    fn template_parameter(&mut self, param: TemplateParamId) {
        let il = self.il;
        let p = &il[param];
        match p.kind {
            TemplateParamKind::Type { default, constraint, .. } => {
                match constraint {
                    Some(constraint) => self.type_constraint(constraint),
                    None => self.text(spelled!(CLASS)),
                }
                self.text(" ");
                self.template_parameter_declarator(param);
                if let Some(default) = default {
                    self.text(" = ");
                    self.type_id(default);
                }
            }
            TemplateParamKind::NonType { ty, default } => {
                let ty = match il[ty].kind {
                    TypeKind::PackExpansion { pattern } => pattern,
                    // Qualifiers of the parameter itself say nothing ([temp.param]).
                    TypeKind::Qualified { base, .. } => base,
                    _ => ty,
                };
                let ty = self.spelled_value_type(ty);
                self.base_type(ty);
                self.text(" ");
                let shape = Shape { pack: p.pack, ..Shape::default() };
                self.declarator(ty, shape, |printer| {
                    printer.w.at(p.pos);
                    printer.template_param_name(param);
                });
                if let Some(default) = default {
                    self.text(" = ");
                    match self.default_value(default, ty) {
                        Some(value) => self.value_of_type(value, ty),
                        None if self.is_null_pointer_constant(default, ty) => {
                            self.text("(");
                            self.type_id(ty);
                            self.text(")");
                            self.top(self.il.without_conversions(default));
                        }
                        // The operator would end the parameter list.
                        None if self.shows_greater(default) => self.parenthesized(default),
                        None => match self.enumerator_of(default, ty) {
                            Some(enumerator) => self.enumerator_path(enumerator),
                            None => {
                                self.with(change::Computed(true), |p| {
                                    if !p.default_address(default, ty) && !p.number_cast(default) {
                                        p.default_template_argument(default);
                                    }
                                });
                            }
                        },
                    }
                }
            }
            TemplateParamKind::Template { template, default } => {
                let header = il[template].params;
                self.w.at(il[header].pos);
                self.template_header(header, false);
                self.text(spelled!(" " CLASS " "));
                if p.name.is_some() || p.pack {
                    self.template_parameter_declarator(param);
                }
                if let Some(default) = default {
                    self.text(" = ");
                    self.template_arg(default);
                }
            }
        }
    }

    /// The value that a default argument is printed by: that of a number or variable, and of an enumerator of the very type,
    /// of which the first one with the value stands there. None where only an instantiation knows the type.
    fn default_value(&self, default: ExprId, ty: TypeId) -> Option<i128> {
        if self.il[ty].flags.contains(TypeFlags::DEPENDENT) {
            return None;
        }
        match self.il[self.il.without_conversions(default)].kind {
            ExprKind::Integer { .. } | ExprKind::Name { entity: Entity::Variable { .. }, .. } => {
                self.integer_value(default)
            }
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => {
                (!self.il[id].dependent && self.is_enumeration(ty)).then_some(self.il[id].value)
            }
            ExprKind::Cast { operand, .. } if self.is_enumeration(ty) => self.integer_value(operand),
            _ => None,
        }
    }

    /// The type of a value parameter as it is spelled: what an alias template names where that is known although the
    /// arguments of the alias are not.
    fn spelled_value_type(&self, ty: TypeId) -> TypeId {
        let il = self.il;
        let TypeKind::AliasInstance { target, .. } = il[ty].kind else { return ty };
        let TypeKind::Instance { template, args } = il[target].kind else { return ty };
        let TemplateKind::Alias { pattern } = il[template].kind else { return ty };
        let named = il[il[pattern].ty].canonical;
        let named = match il[named].kind {
            TypeKind::Param { depth, index, pack: false } if depth == il[il[template].params].depth => {
                match il[args].get(index as usize) {
                    Some(TemplateArg::Type { of }) => il[*of].canonical,
                    _ => return ty,
                }
            }
            _ => named,
        };
        match il[named].kind {
            _ if il[named].flags.contains(TypeFlags::DEPENDENT) => ty,
            TypeKind::Qualified { base, .. } => base,
            _ => named,
        }
    }

    /// Whether a default argument is `nullptr` for a parameter of a pointer type that is known.
    fn is_null_pointer_constant(&self, default: ExprId, ty: TypeId) -> bool {
        let pointer =
            matches!(self.il.unqualified(ty), TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. });
        pointer
            && !self.il[ty].flags.contains(TypeFlags::DEPENDENT)
            && matches!(self.il[self.il.without_conversions(default)].kind, ExprKind::Nullptr)
    }

    fn template_parameter_declarator(&mut self, param: TemplateParamId) {
        let p = &self.il[param];
        if p.pack {
            self.text("...");
        }
        self.w.at(p.pos);
        self.template_param_name(param);
    }

    /// Prints a constant that is kept by what it refers to if it is just a name.
    pub(super) fn kept_constant(&mut self, expr: ExprId) {
        let inner = self.il.without_conversions(expr);
        let name = u32::from(matches!(self.il[inner].kind, ExprKind::Dependent { .. }));
        self.with(change::WholeConstant(self.around.functions == 0), |p| {
            p.with(change::KeptConstants(p.manner.values.kept_constants + name), |p| {
                p.with(change::Computed(p.around.functions == 0), |p| p.top(expr));
            });
        });
    }

    /// The enumerator that an expression names, being a value of type `ty` without conversion.
    fn enumerator_of(&self, expr: ExprId, ty: TypeId) -> Option<EnumeratorId> {
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Name { entity: Entity::Enumerator { id }, .. }
                if self.il.unqualified(self.il[id].ty) == self.il.unqualified(ty) =>
            {
                Some(id)
            }
            _ => None,
        }
    }

    /// Prints an enumerator with the path it needs.
    pub(super) fn enumerator_path(&mut self, id: EnumeratorId) {
        let il = self.il;
        if let TypeKind::Enum { of } = self.il.unqualified(il[id].ty) {
            match il[of].scoped {
                true => {
                    self.enum_name(of);
                    self.text("::");
                }
                false => self.qualify_visible(il[of].enclosing),
            }
        }
        self.name(il[id].name);
    }

    /// Prints a constant variable among template arguments: by its path, one of a function by its value.
    pub(super) fn constant_variable(&mut self, id: VariableId, name: ExprId) {
        let v = &self.il[id];
        match (self.il[v.scope].kind, self.integer_value(name)) {
            (ScopeKind::Block | ScopeKind::Function { .. }, Some(value))
                if self.manner.arguments.function_args =>
            {
                self.value_of_type(value, v.ty)
            }
            // Another template, or instance, than those around: what its member is called says nothing here.
            (ScopeKind::Class { of }, Some(value))
                if self.is_templated_class(of) && self.is_out_of_sight(v.scope, name) =>
            {
                self.value_of_type(value, v.ty)
            }
            (ScopeKind::Class { .. }, _)
                if self.il[name].flags.contains(ExprFlags::VALUE_DEPENDENT)
                    && self.outer_template_of(Entity::Variable { id }).is_some() =>
            {
                self.with(change::InValue(true), |p| p.top(name));
            }
            (scope, _) if self.needs_path(scope, v.scope, name) => {
                self.note_reference(Entity::Variable { id });
                self.qualify_visible(v.scope);
                self.variable_identifier(id);
            }
            _ => {
                self.with(change::KeptConstants(self.manner.values.kept_constants + 1), |p| p.top(name));
            }
        }
    }

    /// Whether a variable is named by its path: one of a namespace, and one of a class that was named inside of that.
    fn needs_path(&self, kind: ScopeKind, scope: ScopeId, name: ExprId) -> bool {
        match kind {
            ScopeKind::Namespace { .. } | ScopeKind::Global => true,
            ScopeKind::Class { of } => !self.is_templated_class(of) && self.is_out_of_sight(scope, name),
            _ => false,
        }
    }

    pub(super) fn is_templated_class(&self, class: ClassId) -> bool {
        self.il[class].instance.is_some() || self.il.is_dependent_class(class)
    }

    /// Whether a name without a path was written where `scope` is visible, which it is not here.
    pub(super) fn is_out_of_sight(&self, scope: ScopeId, name: ExprId) -> bool {
        let unqualified = matches!(self.il[name].kind, ExprKind::Name { qualifier: None, .. });
        unqualified && !self.is_visible(scope)
    }

    /// Prints the value of a constant by its type: an enumerator by its name.
    pub(super) fn value_of_type(&mut self, value: i128, ty: TypeId) {
        let il = self.il;
        if let TypeKind::Enum { of } = self.il.unqualified(ty)
            && let Some(id) = il[il[of].enumerators].iter().find(|id| il[**id].value == value)
        {
            return self.enumerator_path(*id);
        }
        self.integer_constant(value, ty);
    }

    /// Whether an expression is an operator whose spelling has a `>`, or one that binds no closer, or a choice, and has such an
    /// operand.
    pub(super) fn shows_greater(&self, expr: ExprId) -> bool {
        self.shows_greater_within(expr, limits::DEFERRED_OPERAND_NESTING)
    }

    fn shows_greater_within(&self, expr: ExprId, depth: u32) -> bool {
        use BinaryOp::{Assign, Comma, Greater, MemberPointerArrow, ShiftRight};
        let Some(depth) = depth.checked_sub(1) else { return false };
        let within = |expr: ExprId| self.shows_greater_within(expr, depth);
        match self.il[self.il.without_conversions(expr)].kind {
            ExprKind::Binary { op: Greater | ShiftRight | MemberPointerArrow, .. } => true,
            // An enumerator whose value only an instance has counts as that.
            ExprKind::Name { entity: Entity::Enumerator { id }, .. }
                if matches!(self.il.unqualified(self.il[id].ty), TypeKind::Enum { of }
                    if self.il[id].dependent && self.is_open_enumeration(&self.il[of])) =>
            {
                self.il[id].init.is_some_and(within)
            }
            // Operands of operators that bind closer stand in parentheses.
            kind @ ExprKind::Binary { op, .. }
                if op != Comma
                    && op.precedence() > Assign.precedence()
                    && op.precedence() <= ShiftRight.precedence() =>
            {
                self.il.any_operand(kind, within)
            }
            kind @ ExprKind::Conditional { .. } => self.il.any_operand(kind, within),
            // What else there is stands in brackets of its own.
            _ => false,
        }
    }
}
