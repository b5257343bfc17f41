//! Templates: headers, template arguments, explicit instantiations.

use super::declarator::Shape;
use super::local_scope::LocalScope;
use super::{Place, Printer};
use crate::il::*;
use crate::lex::TokenKind;
use crate::source::Pos;

impl<'a> Printer<'a> {
    /// Prints a template declaration, explicit or partial specialization.
    pub(super) fn template_declaration(&mut self, id: TemplateDeclarationId, place: Place) {
        let il = self.il;
        let template = &il[id];
        if il[template.headers].iter().any(|header| il[*header].params.is_empty()) {
            self.w.at(self.item_pos(Item::Template { id }));
        }
        let generic = il[template.headers].iter().any(|header| !il[*header].params.is_empty());
        if generic && self.is_deleted(template) {
            return self.deleted_template(template.tokens);
        }
        if generic && self.is_defaulted_outside(template) {
            return self.defaulted_template(template.tokens);
        }
        if generic && self.stays_text(template) {
            return self.template_text(template.tokens);
        }
        self.templates += u32::from(generic);
        let around = self.headers.len();
        self.headers.extend(il[template.headers].iter().filter(|header| !il[**header].params.is_empty()));
        match self.reopened_namespaces(template).filter(|_| !generic) {
            Some(namespaces) => self.in_reopened(&namespaces, |p| p.templated_item(template, place)),
            None => self.templated_item(template, place),
        }
        self.headers.truncate(around);
        self.templates -= u32::from(generic);
    }

    /// Prints the declaration of a deleted function template: as written, but for the end.
    pub(super) fn deleted_template(&mut self, tokens: TokenRange) {
        self.template_text(TokenRange { end: tokens.end.saturating_sub(3), ..tokens });
        self.text(" = delete;");
    }

    /// The same for a member of a class template that is defaulted outside of it ([dcl.fct.def.default]).
    fn defaulted_template(&mut self, tokens: TokenRange) {
        self.template_text(TokenRange { end: tokens.end.saturating_sub(3), ..tokens });
        self.text(" = default;");
    }

    fn is_defaulted_outside(&self, template: &TemplateDeclaration) -> bool {
        let TemplatedItem::Declaration { id } = template.item else { return false };
        let declarators = self.il[id].declarators;
        self.il[declarators].first().is_some_and(|d| {
            let d = &self.il[*d];
            d.flags.contains(DeclarationFlags::DEFAULTED) && d.qualifier.is_some()
        })
    }

    /// Whether a template declaration is that of a deleted function.
    fn is_deleted(&self, template: &TemplateDeclaration) -> bool {
        let TemplatedItem::Declaration { id } = template.item else { return false };
        self.deletes(id)
    }

    /// Whether a declaration without template header deletes a function template all the same: one with
    /// placeholders among its parameters.
    pub(super) fn is_deleted_template(&self, id: GroupId) -> bool {
        let group = &self.il[id];
        group.tokens.end > group.tokens.first
            && self.deletes(id)
            && self.il[group.declarators]
                .first()
                .and_then(|d| self.function_of(self.il[*d].entity))
                .is_some_and(|function| self.il[function].template.is_some())
    }

    fn deletes(&self, id: GroupId) -> bool {
        let declarators = self.il[id].declarators;
        self.il[declarators].first().is_some_and(|d| self.il[*d].flags.contains(DeclarationFlags::DELETED))
    }

    /// Whether options say that a template is printed as it is written.
    fn stays_text(&self, template: &TemplateDeclaration) -> bool {
        let pos = self.input.tokens.pos(template.tokens.first as usize);
        let asked = self.options.templates_as_text
            || self.options.system_templates_as_text && self.input.sources.in_system_header(pos);
        let TemplatedItem::Declaration { id } = template.item else { return asked };
        let kernel = self.il[self.il[id].declarators].iter().any(|d| match self.il[*d].entity {
            Entity::Function { .. } | Entity::Template { .. } => self
                .function_of(self.il[*d].entity)
                .is_some_and(|function| self.il[function].space.contains(ExecutionSpace::GLOBAL)),
            _ => false,
        });
        asked && !kernel
    }

    /// Prints tokens of a template, line by line, with a blank between any two.
    fn template_text(&mut self, text: TokenRange) {
        let tokens = self.input.tokens;
        let sources = self.input.sources;
        let mut line = None;
        for index in text.first..text.end {
            let pos = tokens.pos(index as usize);
            let here = sources.place(pos).line;
            match line {
                None => self.w.at(pos),
                Some(last) if here > last => {
                    for _ in last..here {
                        self.w.line_end();
                    }
                    for _ in 1..sources.column(pos) {
                        self.text(" ");
                    }
                }
                Some(_) if matches!(tokens.kind(index as usize), TokenKind::Comma | TokenKind::Semicolon) => {
                }
                Some(_) => self.text(" "),
            }
            line = Some(here);
            self.tokens(index, index + 1);
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
        match template.item {
            TemplatedItem::Declaration { id } => self.group(id, Place { templated: true, ..place }),
            TemplatedItem::Friend { id } => self.group(id, Place { templated: true, friend: true, ..place }),
            TemplatedItem::Concept { template, .. } => self.concept(template),
        }
    }

    fn concept(&mut self, template: TemplateId) {
        self.text("concept ");
        self.template_identifier(template);
        self.text(" = ");
        if let TemplateKind::Concept { constraint: Some(constraint) } = self.il[template].kind {
            self.top(constraint);
        }
        self.text("; ");
    }

    /// Prints the headers of a template declaration, outermost first.
    pub(super) fn template_headers(&mut self, headers: List<TemplateParamsId>) {
        let il = self.il;
        let mixed = il[headers].iter().any(|header| !il[*header].params.is_empty());
        for header in &il[headers] {
            match mixed && il[*header].params.is_empty() {
                true => self.text("template< > "),
                false => self.template_header(*header, true),
            }
        }
    }

    /// Prints `template< ...> ` with its requires-clause.
    pub(super) fn template_header(&mut self, header: TemplateParamsId, positioned: bool) {
        let il = self.il;
        let h = &il[header];
        if h.params.is_empty() {
            self.text("template<> ");
            self.header_pos = Pos::NONE;
            return;
        }
        if h.params.iter().all(|param| il[*param].invented) {
            return;
        }
        if positioned {
            self.w.at(h.pos);
            self.header_pos = h.pos;
        }
        self.text("template");
        self.template_parameters(header);
        if let Some(requires) = h.requires {
            self.w.at(h.requires_pos);
            self.text("requires(");
            self.top(requires);
            self.text(") ");
        }
    }

    /// Prints `< ...> ` of a header, without parameters that stand for `auto` in a parameter list.
    pub(super) fn template_parameters(&mut self, header: TemplateParamsId) {
        let il = self.il;
        self.text("< ");
        let mut first = true;
        for param in il[header].params.iter().filter(|param| !il[**param].invented) {
            if !std::mem::take(&mut first) {
                self.text(", ");
            }
            self.template_parameter(*param);
        }
        self.text("> ");
    }

    fn template_parameter(&mut self, param: TemplateParamId) {
        let il = self.il;
        let p = &il[param];
        match p.kind {
            TemplateParamKind::Type { default, constraint, .. } => {
                match constraint {
                    Some(constraint) => self.type_constraint(constraint),
                    None => self.text("class"),
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
                    _ => ty,
                };
                self.base_type(ty);
                self.text(" ");
                let shape = Shape { pack: p.pack, ..Shape::default() };
                self.declarator(ty, shape, |printer| {
                    if p.name.is_some() || default.is_some() {
                        printer.w.at(p.pos);
                    }
                    printer.template_param_name(param);
                });
                if let Some(default) = default {
                    self.text(" = ");
                    let literal = matches!(
                        il[self.without_conversions(default)].kind,
                        ExprKind::Integer { .. } | ExprKind::Name { entity: Entity::Variable { .. }, .. }
                    );
                    match self
                        .integer_value(default)
                        .filter(|_| literal && !il[ty].flags.contains(TypeFlags::DEPENDENT))
                    {
                        Some(value) => self.value_of_type(value, ty),
                        // The operator would end the parameter list.
                        None if self.ends_template_list(default) => self.parenthesized(default),
                        None => self.default_template_argument(default),
                    }
                }
            }
            TemplateParamKind::Template { template, default } => {
                let header = il[template].params;
                self.w.at(il[header].pos);
                self.template_header(header, false);
                self.text(" class ");
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

    fn has_default(&self, p: &TemplateParam) -> bool {
        match p.kind {
            TemplateParamKind::Type { default, .. } => default.is_some(),
            TemplateParamKind::NonType { default, .. } => default.is_some(),
            TemplateParamKind::Template { default, .. } => default.is_some(),
        }
    }

    /// Whether an expression is an operator that is spelled like the end of a template parameter list.
    fn ends_template_list(&self, expr: ExprId) -> bool {
        matches!(
            self.il[self.without_conversions(expr)].kind,
            ExprKind::Binary { op: BinaryOp::Greater | BinaryOp::ShiftRight, .. }
        )
    }

    fn template_parameter_declarator(&mut self, param: TemplateParamId) {
        let p = &self.il[param];
        if p.pack {
            self.text("...");
        }
        if p.name.is_some() || self.has_default(p) {
            self.w.at(p.pos);
        }
        self.template_param_name(param);
    }

    /// Prints the arguments of a template that names a type.
    pub(super) fn type_arguments(&mut self, template: TemplateId, args: List<TemplateArg>) {
        let il = self.il;
        let takes_none = il[il[template].params].params.first().is_some_and(|param| il[*param].pack);
        if args.is_empty() && takes_none {
            return self.text("< > ");
        }
        if self.functions > 0 {
            return self.template_args(args);
        }
        let params = &il[il[template].params].params;
        self.text(if args.is_empty() { "<" } else { "< " });
        for (index, arg) in il[args].iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            match self.literal_argument(params.get(index).copied(), arg) {
                Some((value, ty)) => self.value_of_type(value, ty),
                None => self.template_arg(*arg),
            }
        }
        self.text("> ");
    }

    /// Prints the arguments of a concept-id, default arguments too.
    pub(super) fn concept_args(&mut self, template: TemplateId, args: List<TemplateArg>) {
        let il = self.il;
        let params = &il[il[template].params].params;
        self.text(if args.is_empty() { "<" } else { "< " });
        self.separated(&il[args], |p, arg| match arg {
            // A concept is no entity that would outlive the names which a function declares.
            TemplateArg::Type { of } if p.names_local_typedef(of, |_, _| true, 0) => p.type_id(of),
            _ => p.template_arg(arg),
        });
        let spread = il[args].iter().any(|arg| matches!(arg, TemplateArg::Expansion { .. }));
        for param in params.iter().skip(args.len()).filter(|_| !spread) {
            let TemplateParamKind::Type { default: Some(default), .. } = il[*param].kind else { break };
            match il[il[default].canonical].kind {
                TypeKind::Param { index, .. } => match il[args].get(usize::from(index)) {
                    Some(arg) => {
                        self.text(", ");
                        self.template_arg(*arg);
                    }
                    None => break,
                },
                _ if il[default].flags.contains(TypeFlags::DEPENDENT) => break,
                _ => {
                    self.text(", ");
                    self.type_id(default);
                }
            }
        }
        self.text("> ");
    }

    /// A literal among template arguments with the type of its parameter: it is printed as a value of that.
    fn literal_argument(&self, param: Option<TemplateParamId>, arg: &TemplateArg) -> Option<(i128, TypeId)> {
        let TemplateParamKind::NonType { ty, .. } = self.il[param?].kind else { return None };
        let TemplateArg::Expr { expr, .. } = *arg else { return None };
        let inner = self.without_conversions(expr);
        let literal = matches!(self.il[inner].kind, ExprKind::Integer { .. }) || self.is_named_value(arg, ty);
        let settled = matches!(self.unqualified(ty), TypeKind::Builtin { .. });
        let value = match self.il[inner].kind {
            ExprKind::Name { entity: Entity::Enumerator { id }, .. } => Some(self.il[id].value),
            _ => self.integer_value(inner),
        };
        value.filter(|_| literal && settled).map(|value| (value, ty))
    }

    /// Prints template arguments: `< a, b> `.
    pub(super) fn template_args(&mut self, args: List<TemplateArg>) {
        let il = self.il;
        self.text(if args.is_empty() { "<" } else { "< " });
        self.separated(&il[args], |p, arg| p.template_arg(arg));
        self.text("> ");
    }

    /// A type argument as it is spelled: outside of templates no typedef names are left in it, inside of them
    /// those become what they stand for that a function declares.
    fn argument_spelling(&self, mut ty: TypeId) -> TypeId {
        if self.declares_class(ty) {
            return ty;
        }
        if let Some(spelled) = self.closure_spelling(ty) {
            return spelled;
        }
        let settled = !self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::UNKNOWN);
        let signed = matches!(self.il[ty].kind, TypeKind::Signed { .. });
        if settled && self.is_computed_from_locals(ty) {
            return self.il[ty].canonical;
        }
        if settled
            && !signed
            && (self.template_bodies == 0
                || self.local_scope == LocalScope::Declaring
                || self.names_class_typedef(ty, 0))
        {
            return self
                .computed_spelling(ty)
                .or_else(|| self.typedef_outside_classes(ty))
                .unwrap_or(self.il[ty].canonical);
        }
        while let Some(target) = self.typedef_of_other_class(ty) {
            ty = target;
        }
        while let TypeKind::Typedef { typedef } = self.il[ty].kind {
            let typedef = &self.il[typedef];
            if !matches!(self.il[typedef.scope].kind, ScopeKind::Block | ScopeKind::Function { .. }) {
                break;
            }
            ty = typedef.ty;
        }
        if settled && let Some(outside) = self.typedef_outside_classes(ty) {
            return outside;
        }
        // One that stands for a pointer cannot be spelled in the place of its name.
        let spelled = |p: &Self, typedef: TypedefId| p.has_declarator(p.il[typedef].ty);
        if self.names_local_typedef(ty, spelled, 0) { self.il[ty].canonical } else { ty }
    }

    /// What a typedef name of a class template stands for outside of the class.
    fn typedef_of_other_class(&self, ty: TypeId) -> Option<TypeId> {
        let named = match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        };
        let TypeKind::Typedef { typedef } = self.il[named].kind else { return None };
        let typedef = &self.il[typedef];
        match self.il[typedef.scope].kind {
            ScopeKind::Class { of } if self.is_dependent_class(of) && !self.is_visible(typedef.scope) => {
                Some(typedef.ty)
            }
            _ => None,
        }
    }

    /// Inside of templates, the typedef name of a namespace that a typedef name of a class stands for.
    fn typedef_outside_classes(&self, mut ty: TypeId) -> Option<TypeId> {
        let named = ty;
        while let TypeKind::Typedef { typedef } = self.il[ty].kind
            && let ScopeKind::Class { .. } = self.il[self.il[typedef].scope].kind
        {
            ty = self.il[typedef].ty;
        }
        let outside = ty != named && matches!(self.il[ty].kind, TypeKind::Typedef { .. });
        (self.templates > 0 && outside).then_some(ty)
    }

    /// Whether a type is made of a class that is declared by its being named here.
    fn declares_class(&self, ty: TypeId) -> bool {
        match self.il[self.innermost(ty)].kind {
            TypeKind::Elaborated { of, .. } => match self.il[of].kind {
                TypeKind::Class { class } => {
                    self.il[class].instance.is_none() && !self.mentioned_tags.contains(&class)
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a type is made of one that is spelled with the name of such a typedef of a function as is `wanted`.
    fn names_local_typedef(&self, ty: TypeId, wanted: fn(&Self, TypedefId) -> bool, depth: u32) -> bool {
        let within = |ty: TypeId| depth < 32 && self.names_local_typedef(ty, wanted, depth + 1);
        match self.il[ty].kind {
            TypeKind::Typedef { typedef } => {
                let scope = &self.il[self.il[typedef].scope];
                matches!(scope.kind, ScopeKind::Block | ScopeKind::Function { .. }) && wanted(self, typedef)
            }
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of } => within(of),
            _ => false,
        }
    }

    /// The type specifier with an expression that a type is spelled with, perhaps behind typedef names.
    fn computed_spelling(&self, mut ty: TypeId) -> Option<TypeId> {
        loop {
            ty = match self.il[ty].kind {
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } => of,
                TypeKind::Decltype { expr } | TypeKind::TypeofExpr { expr } => {
                    return Some(ty).filter(|_| self.names_globals_alone(expr, 0));
                }
                _ => return None,
            };
        }
    }

    /// Whether a type is spelled by an expression that names what a function declares.
    fn is_computed_from_locals(&self, mut ty: TypeId) -> bool {
        loop {
            ty = match self.il[self.innermost(ty)].kind {
                TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => of,
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Decltype { expr } | TypeKind::TypeofExpr { expr } => {
                    return !self.names_globals_alone(expr, 0);
                }
                _ => return false,
            };
        }
    }

    /// Whether an expression is made of names that no function declares: an instance outlives what is local to the
    /// function that first mentions it.
    fn names_globals_alone(&self, expr: ExprId, depth: u32) -> bool {
        let within = |expr: ExprId| depth < 32 && self.names_globals_alone(expr, depth + 1);
        let all = |exprs: List<ExprId>| self.il[exprs].iter().all(|expr| within(*expr));
        match self.il[expr].kind {
            kind if kind.is_literal() => true,
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let scope = self.il[id].scope;
                matches!(
                    self.il[scope].kind,
                    ScopeKind::Global | ScopeKind::Namespace { .. } | ScopeKind::Class { .. }
                )
            }
            ExprKind::Name { entity, .. } => !matches!(entity, Entity::Binding { .. }),
            ExprKind::Overload { .. }
            | ExprKind::SizeofType { .. }
            | ExprKind::AlignofType { .. }
            | ExprKind::String { .. } => true,
            ExprKind::Implicit { operand, .. }
            | ExprKind::Extension { operand }
            | ExprKind::Unary { operand, .. }
            | ExprKind::Cast { operand, .. } => within(operand),
            ExprKind::Binary { lhs, rhs, .. } => within(lhs) && within(rhs),
            ExprKind::Member { base, .. } | ExprKind::MemberOverload { base, .. } => within(base),
            ExprKind::Subscript { base, index } => within(base) && within(index),
            ExprKind::Call { callee, args } => within(callee) && all(args),
            ExprKind::Construct { args, .. } | ExprKind::Operator { args, .. } => all(args),
            _ => false,
        }
    }

    /// Whether a type is spelled with the name of a typedef that a class template or an instance declares.
    fn names_class_typedef(&self, ty: TypeId, depth: u32) -> bool {
        let il = self.il;
        let within = |ty: TypeId| depth < 32 && self.names_class_typedef(ty, depth + 1);
        match il[ty].kind {
            TypeKind::Typedef { typedef } => match il[il[typedef].scope].kind {
                ScopeKind::Class { of } => il[of].instance.is_some() || self.is_dependent_class(of),
                _ => false,
            },
            TypeKind::Qualified { base: of, .. }
            | TypeKind::Qualifiedly { of, .. }
            | TypeKind::Pointer { to: of }
            | TypeKind::LvalueReference { to: of }
            | TypeKind::RvalueReference { to: of }
            | TypeKind::Array { element: of, .. } => within(of),
            TypeKind::Function { ret, params, .. } => within(ret) || il[params].iter().any(|ty| within(*ty)),
            TypeKind::Class { class } => match il[class].instance {
                Some(instance) => il[class]
                    .first_args
                    .map_or(&il[il[instance].args], |args| &il[args])
                    .iter()
                    .any(|arg| matches!(arg, TemplateArg::Type { of } if within(*of))),
                None => false,
            },
            _ => false,
        }
    }

    /// Prints the arguments of a class template instance as its first mention spelled them, without those at the
    /// end that equal the default arguments.
    pub(super) fn instance_args(
        &mut self,
        class: ClassId,
        template: TemplateId,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) {
        if self.default_comes_later(template, written.len()) {
            return self.template_args(canonical);
        }
        if self.il[class].flags.contains(ClassFlags::NAMED) && self.il[class].first_args == Some(written) {
            return self.written_args(class, template, written, canonical);
        }
        let needed = self.arguments_before_defaults(template, canonical);
        let count = needed.min(written.len());
        match needed > count && needed == canonical.len() {
            true => self.template_args(canonical),
            false => self.written_args(class, template, written.slice(0, count), canonical),
        }
    }

    /// Whether the default argument of the parameter at `index` is given behind this place.
    fn default_comes_later(&self, template: TemplateId, index: usize) -> bool {
        let params = &self.il[self.il[template].params].params;
        params.get(index).is_some_and(|param| {
            let param = &self.il[*param];
            self.here.is_some() && !param.pack && param.pos > self.here
        })
    }

    /// Prints written arguments of a class template instance, those that equal default arguments too.
    pub(super) fn written_args(
        &mut self,
        class: ClassId,
        template: TemplateId,
        written: List<TemplateArg>,
        canonical: List<TemplateArg>,
    ) {
        let il = self.il;
        let count = written.len();
        let in_function = self.functions > 0;
        let keep = *self.first_mention_in_function.entry(class).or_insert(in_function);
        let functions = std::mem::replace(&mut self.functions, u32::from(keep));
        let takes_none = il[il[template].params].params.first().is_some_and(|param| il[*param].pack);
        self.text(if count == 0 && !takes_none { "<" } else { "< " });
        for (index, arg) in il[written].iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            // What an instantiation computed has the type of the parameter.
            let computed = matches!(arg, TemplateArg::Integral { .. });
            match il[canonical].get(index) {
                Some(TemplateArg::Integral { value, ty })
                    if computed
                        || (!keep && self.is_folded_outside(arg, *ty))
                        || self.is_declared_elsewhere(arg) =>
                {
                    self.value_of_type(*value, *ty);
                }
                _ => self.template_arg(*arg),
            }
        }
        self.text("> ");
        self.functions = functions;
    }

    /// Whether an argument is the unqualified name of a variable of a function, or of a member of a template or
    /// instance, that is not around here.
    fn is_declared_elsewhere(&self, arg: &TemplateArg) -> bool {
        let TemplateArg::Expr { expr, .. } = *arg else { return false };
        let name = self.without_conversions(expr);
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[name].kind else { return false };
        let scope = self.il[id].scope;
        match self.il[scope].kind {
            ScopeKind::Class { of } => self.is_templated_class(of) && self.is_out_of_sight(scope, name),
            ScopeKind::Block | ScopeKind::Function { .. } => !self.is_around(scope),
            _ => false,
        }
    }

    /// Whether an argument for a parameter of type `ty` is printed as its value outside of functions: names and
    /// literals stay.
    fn is_folded_outside(&self, arg: &TemplateArg, ty: TypeId) -> bool {
        let TemplateArg::Expr { expr, .. } = *arg else { return false };
        let e = &self.il[self.without_conversions(expr)];
        let kept = matches!(
            e.kind,
            ExprKind::Name { .. }
                | ExprKind::Char { .. }
                | ExprKind::Bool { .. }
                | ExprKind::Dependent { .. }
        );
        !e.flags.contains(ExprFlags::VALUE_DEPENDENT) && (!kept || self.is_named_value(arg, ty))
    }

    /// Whether an argument for a parameter of type `ty` is the name of a constant that stands among template arguments
    /// as its value: it is converted, or neither constexpr nor local.
    fn is_named_value(&self, arg: &TemplateArg, ty: TypeId) -> bool {
        let TemplateArg::Expr { expr, .. } = *arg else { return false };
        let e = &self.il[self.without_conversions(expr)];
        if e.flags.contains(ExprFlags::VALUE_DEPENDENT) {
            return false;
        }
        match e.kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                let variable = &self.il[id];
                let scope = self.il[variable.scope].kind;
                let local = matches!(scope, ScopeKind::Block | ScopeKind::Function { .. });
                let named = local || variable.flags.contains(VariableFlags::CONSTEXPR);
                !named || self.unqualified(variable.ty) != self.unqualified(ty)
            }
            ExprKind::Name { entity: Entity::Enumerator { .. }, .. } => true,
            _ => false,
        }
    }

    /// How many arguments stay when those equal to default arguments are dropped from the end.
    fn arguments_before_defaults(&self, template: TemplateId, args: List<TemplateArg>) -> usize {
        let il = self.il;
        let params = &il[il[template].params].params;
        let args = &il[args];
        // A pack has no default argument, and what it stands for may be written as any number of arguments.
        let ends_in_pack = params.last().is_some_and(|param| il[*param].pack);
        if ends_in_pack || params.len() != args.len() {
            return usize::MAX;
        }
        let mut count = args.len();
        while let (Some(param), Some(arg)) =
            (params.get(count.wrapping_sub(1)), args.get(count.wrapping_sub(1)))
        {
            let equal = match (il[*param].kind, *arg) {
                (TemplateParamKind::Type { default: Some(default), .. }, TemplateArg::Type { of }) => {
                    self.equals_default(default, of, args, 0)
                }
                (
                    TemplateParamKind::NonType { default: Some(default), .. },
                    TemplateArg::Integral { value, .. },
                ) => self.integer_value(default) == Some(value),
                _ => false,
            };
            if !equal {
                break;
            }
            count -= 1;
        }
        count
    }

    /// Whether a default argument gives `actual` when the parameters stand for `args`.
    fn equals_default(&self, default: TypeId, actual: TypeId, args: &[TemplateArg], depth: u32) -> bool {
        let il = self.il;
        let (default, actual) = (il[default].canonical, il[actual].canonical);
        if default == actual {
            return true;
        }
        if depth > 32 {
            return false;
        }
        let same = |default, actual| self.equals_default(default, actual, args, depth + 1);
        match (il[default].kind, il[actual].kind) {
            (TypeKind::Param { index, .. }, _) => match args.get(usize::from(index)) {
                Some(TemplateArg::Type { of }) => {
                    il[*of].canonical == actual && !matches!(il[actual].kind, TypeKind::Array { .. })
                }
                _ => false,
            },
            (TypeKind::Pointer { to: a }, TypeKind::Pointer { to: b })
            | (TypeKind::LvalueReference { to: a }, TypeKind::LvalueReference { to: b })
            | (TypeKind::RvalueReference { to: a }, TypeKind::RvalueReference { to: b }) => same(a, b),
            (TypeKind::Qualified { base: a, quals: q }, TypeKind::Qualified { base: b, quals: r }) => {
                q == r && same(a, b)
            }
            (TypeKind::Instance { template, args: wanted }, TypeKind::Class { class }) => {
                let Some(instance) = il[class].instance else { return false };
                let (wanted, found) = (&il[wanted], &il[il[instance].args]);
                il[instance].template == template
                    && wanted.len() == found.len()
                    && wanted.iter().zip(found).all(|(a, b)| match (a, b) {
                        (TemplateArg::Type { of: a }, TemplateArg::Type { of: b }) => same(*a, *b),
                        (a, b) => a == b,
                    })
            }
            _ => false,
        }
    }

    /// Prints one template argument.
    pub(super) fn template_arg(&mut self, arg: TemplateArg) {
        match arg {
            TemplateArg::Type { of } => {
                let of = self.argument_spelling(of);
                self.kept_constants += 1;
                self.type_id(of);
                self.kept_constants -= 1;
            }
            TemplateArg::Integral { value, ty } => self.integer_of_type(value, ty),
            TemplateArg::Value { value, .. } => self.constant(value),
            TemplateArg::Expr { expr } => self.template_argument_expression(expr),
            TemplateArg::Template { template, .. } => match self.il[template].kind {
                TemplateKind::Param { .. } => self.template_name(template),
                _ => {
                    self.qualify(self.il[template].scope, self.il[template].name);
                    self.template_identifier(template);
                }
            },
            TemplateArg::DependentTemplate { qualifier, name } => {
                self.qualifier(qualifier);
                self.text("template ");
                self.name(name);
            }
            TemplateArg::Pack { args } => {
                let il = self.il;
                self.separated(&il[args], |p, arg| p.template_arg(arg));
            }
            TemplateArg::Expansion { pattern } => {
                match pattern {
                    PackedArg::Type { of } => self.type_id(of),
                    PackedArg::Expr { expr } => {
                        let inner = self.without_conversions(expr);
                        match self.il[inner].kind {
                            ExprKind::Name { args: Some(_), .. }
                            | ExprKind::Dependent { .. }
                            | ExprKind::Cast { .. }
                            | ExprKind::Unary { .. }
                            | ExprKind::Binary { .. }
                            | ExprKind::Conditional { .. } => self.parenthesized(inner),
                            _ => self.template_argument_expression(expr),
                        }
                    }
                    PackedArg::Template { template } => self.template_name(template),
                }
                self.text("...");
            }
        }
    }

    /// Prints an expression among template arguments: where `>` would end the list, in parentheses.
    pub(super) fn template_argument_expression(&mut self, expr: ExprId) {
        let inner = self.without_conversions(expr);
        if let ExprKind::Name { entity: Entity::Enumerator { id }, .. } = self.il[inner].kind {
            return self.enumerator_path(id);
        }
        if let ExprKind::Name { entity: Entity::Variable { id }, args: None, .. } = self.il[inner].kind {
            return self.constant_variable(id, inner);
        }
        if let Some(function) = self.named_function(inner) {
            let (scope, name) = (self.il[function].scope, self.il[function].name);
            self.text("&");
            self.qualify_visible(scope);
            return self.entity_name(name, None);
        }
        self.kept_constants += 1;
        match self.shows_greater(inner) {
            true => self.parenthesized(inner),
            false => self.default_template_argument(inner),
        }
        self.kept_constants -= 1;
    }

    /// The function of a namespace whose name, or address, an expression is.
    fn named_function(&self, expr: ExprId) -> Option<FunctionId> {
        let named = match self.il[expr].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } => self.without_conversions(operand),
            _ => expr,
        };
        let ExprKind::Name { entity: Entity::Function { id }, args: None, .. } = self.il[named].kind else {
            return None;
        };
        let scope = self.il[self.il[id].scope].kind;
        matches!(scope, ScopeKind::Namespace { .. } | ScopeKind::Global).then_some(id)
    }

    /// Prints the arguments of an instance of a function template that the source names: values of the types of their
    /// parameters.
    pub(super) fn function_template_args(&mut self, function: FunctionId, args: List<TemplateArg>) {
        let il = self.il;
        let Some(instance) = il[function].instance else {
            return self.template_args(args);
        };
        let mut values: smallvec::SmallVec<[TemplateArg; 8]> = smallvec::SmallVec::new();
        for value in &il[il[instance].args] {
            match *value {
                TemplateArg::Pack { args } => values.extend(il[args].iter().copied()),
                value => values.push(value),
            }
        }
        self.text(if args.is_empty() { "<" } else { "< " });
        for (index, arg) in il[args].iter().enumerate() {
            if index > 0 {
                self.text(", ");
            }
            match values.get(index) {
                Some(TemplateArg::Integral { value, ty }) if self.is_computed_argument(*arg, *ty) => {
                    match self.unqualified(*ty) {
                        TypeKind::Builtin { of: Builtin::Bool } => {
                            self.text(if *value == 0 { "false" } else { "true" });
                        }
                        _ => self.integer_of_type(*value, *ty),
                    }
                }
                _ => self.template_arg(*arg),
            }
        }
        self.text("> ");
    }

    /// Whether an argument is a number that was computed, or converted, from an expression other than a name.
    fn is_computed_argument(&self, arg: TemplateArg, ty: TypeId) -> bool {
        let TemplateArg::Expr { expr, .. } = arg else { return false };
        let inner = self.without_conversions(expr);
        let number = matches!(
            self.unqualified(ty),
            TypeKind::Builtin {
                of: Builtin::Bool
                    | Builtin::Int
                    | Builtin::UnsignedInt
                    | Builtin::Long
                    | Builtin::UnsignedLong
                    | Builtin::LongLong
                    | Builtin::UnsignedLongLong
            }
        );
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        number
            && !self.il[inner].flags.intersects(dependent)
            && !matches!(self.il[inner].kind, ExprKind::Name { .. } | ExprKind::Dependent { .. })
    }

    /// Prints the default argument of a template parameter that is no type.
    fn default_template_argument(&mut self, expr: ExprId) {
        let inner = self.without_conversions(expr);
        if matches!(
            self.il[inner].kind,
            ExprKind::Name { entity: Entity::Function { .. }, .. }
                | ExprKind::Overload { qualifier: None, .. }
        ) {
            self.text("&");
        }
        self.top(inner);
    }

    /// Prints a constant that is kept by what it refers to if it is just a name.
    pub(super) fn kept_constant(&mut self, expr: ExprId) {
        let inner = self.without_conversions(expr);
        let name = u32::from(matches!(self.il[inner].kind, ExprKind::Dependent { .. }));
        let part = std::mem::replace(&mut self.whole_constant, self.functions == 0);
        self.kept_constants += name;
        self.top(expr);
        self.whole_constant = part;
        self.kept_constants -= name;
    }

    /// Prints an enumerator with the path it needs.
    fn enumerator_path(&mut self, id: EnumeratorId) {
        let il = self.il;
        if let TypeKind::Enum { of } = self.unqualified(il[id].ty) {
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
    fn constant_variable(&mut self, id: VariableId, name: ExprId) {
        let v = &self.il[id];
        match (self.il[v.scope].kind, self.integer_value(name)) {
            (ScopeKind::Block | ScopeKind::Function { .. }, Some(value)) if self.function_args => {
                self.value_of_type(value, v.ty)
            }
            // Another template, or instance, than those around: what its member is called says nothing here.
            (ScopeKind::Class { of }, Some(value))
                if self.is_templated_class(of) && self.is_out_of_sight(v.scope, name) =>
            {
                self.value_of_type(value, v.ty)
            }
            (scope, _) if self.needs_path(scope, v.scope, name) => {
                self.note_reference(Entity::Variable { id });
                self.qualify_visible(v.scope);
                self.variable_identifier(id);
            }
            _ => {
                self.kept_constants += 1;
                self.top(name);
                self.kept_constants -= 1;
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

    fn is_templated_class(&self, class: ClassId) -> bool {
        self.il[class].instance.is_some() || self.is_dependent_class(class)
    }

    /// Whether a name without a path was written where `scope` is visible, which it is not here.
    fn is_out_of_sight(&self, scope: ScopeId, name: ExprId) -> bool {
        let unqualified = matches!(self.il[name].kind, ExprKind::Name { qualifier: None, .. });
        unqualified && !self.is_visible(scope)
    }

    /// Prints the value of a constant by its type: an enumerator by its name.
    fn value_of_type(&mut self, value: i128, ty: TypeId) {
        let il = self.il;
        if let TypeKind::Enum { of } = self.unqualified(ty)
            && let Some(id) = il[il[of].enumerators].iter().find(|id| il[**id].value == value)
        {
            return self.enumerator_path(*id);
        }
        self.integer_of_type(value, ty);
    }

    /// Whether an expression is an operator whose spelling has a `>`, or a logical operator directly on such ones.
    fn shows_greater(&self, expr: ExprId) -> bool {
        let greater = |expr: ExprId| {
            matches!(
                self.il[self.without_conversions(expr)].kind,
                ExprKind::Binary {
                    op: BinaryOp::Greater | BinaryOp::ShiftRight | BinaryOp::MemberPointerArrow,
                    ..
                }
            )
        };
        match self.il[expr].kind {
            ExprKind::Binary { lhs, rhs, .. } if greater(lhs) || greater(rhs) => true,
            ExprKind::Conditional { condition, then, otherwise } => {
                greater(condition) || then.is_some_and(greater) || greater(otherwise)
            }
            _ => greater(expr),
        }
    }
}
