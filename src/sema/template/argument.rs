//! Template argument lists that do not fit the parameters of their template (`[temp.arg]`).

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Message, messages};
use crate::il::*;
use crate::sema::conversion::mismatch::Purpose;
use crate::sema::deduction::class_deduction::DeductionPlaces;
use crate::sema::template::Args;
use crate::source::Pos;
use crate::tables::limits;
use smallvec::SmallVec;

impl Compilation {
    /// A template as messages about its arguments name it.
    pub fn template_entity(&self, template: TemplateId) -> EntityText {
        let t = &self.il[template];
        let kind = match t.kind {
            TemplateKind::Class { .. } => EntityKind::ClassTemplate,
            TemplateKind::Alias { .. } => EntityKind::AliasTemplate,
            TemplateKind::Variable { .. } => EntityKind::VariableTemplate,
            TemplateKind::Function { .. } => EntityKind::FunctionTemplate,
            TemplateKind::Concept { .. } => EntityKind::Concept,
            TemplateKind::Param { .. } => EntityKind::TemplateParameter,
        };
        EntityText::new(kind, self.template_text(template), Declared::At(t.pos))
    }

    /// The same for a member template, as messages about its arguments name it: one of an instance as a member of the template
    /// that is made from, with what the parameters of that stand for.
    fn argued_template(&self, template: TemplateId) -> EntityText {
        let mut entity = self.template_entity(template);
        let t = &self.il[template];
        if let ScopeKind::Class { of: class } = self.il[t.scope].kind
            && let Some(name) = t.name
            && self.il[class].instance.is_some()
        {
            entity.name = self.member_text(class, name);
        }
        entity
    }

    /// The first template template parameter seen at the same place with the same parameters: what it is called makes
    /// no difference (`[temp.over.link]`). For an alias template that stands for another template with all its arguments
    /// that one (`[temp.alias]`).
    pub(in crate::sema) fn canonical_template(&mut self, template: TemplateId) -> TemplateId {
        if let TemplateKind::Alias { .. } = self.il[template].kind {
            let behind = self.template_behind_alias(template);
            return behind.filter(|behind| self.takes_same_arguments(template, *behind)).unwrap_or(template);
        }
        let TemplateKind::Param { param } = self.il[template].kind else { return template };
        let mut key = Vec::new();
        self.parameter_key(param, 0, &mut key);
        *self.templates.canonical_parameters.entry(key.into_boxed_slice()).or_insert(template)
    }

    /// The place of a template parameter, what it stands for, and the parameters that it has itself.
    fn parameter_key(&self, param: TemplateParamId, nesting: u32, key: &mut Vec<u32>) {
        let p = &self.il[param];
        key.extend([u32::from(p.depth), p.index, p.pack.into()]);
        match p.kind {
            TemplateParamKind::Type { .. } => key.push(0),
            TemplateParamKind::NonType { ty, .. } => key.extend([1, self.canonical(ty).index() as u32]),
            TemplateParamKind::Template { template, .. } => {
                let list = self.il[self.il[template].params].params(&self.il);
                key.extend([2, list.len() as u32]);
                for inner in list.iter().filter(|_| nesting < limits::COMPARED_TEMPLATE_NESTING) {
                    self.parameter_key(*inner, nesting + 1, key);
                }
            }
        }
    }

    /// The type of a value parameter that is declared with this one: what qualifies the type itself is ignored
    /// (`[temp.param]`).
    pub(in crate::sema) fn unqualified_parameter_type(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Qualified { base, .. } => base,
            _ if self.split(ty).quals.is_empty() => ty,
            _ => self.unqualified(ty),
        }
    }

    /// Checks the type of a value parameter of a template (`[temp.param]`).
    pub fn check_value_parameter(&mut self, ty: TypeId, pos: Pos) {
        let message = if self.is_void(ty) {
            messages::template_parameter_not_have_void()
        } else if self.dialect.standard >= 20 {
            if let Some(class) = self.class_of(ty) {
                self.complete_class(class);
            }
            if self.is_open_type(ty) || self.class_of(ty).is_none() || self.is_structural_type(ty) {
                return;
            }
            messages::template_parameter_must_be_structural()
        } else if self.is_floating(ty) {
            messages::floating_point_template_parameter_nonstandard()
        } else if self.class_of(ty).is_some() && !self.is_dependent(ty) {
            messages::nontype_template_parameter_not_have()
        } else {
            return;
        };
        if self.reports_here() {
            self.report(pos, message);
        }
    }

    /// Whether a type is the name of a class template alone.
    pub fn is_template_placeholder(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::DeducedClass { template }
            if !matches!(self.il[template].kind, TemplateKind::Param { .. }))
    }

    /// Whether a type is the name of a template alone for which the standard of the unit deduces no arguments: before C++17,
    /// and that of an alias template before C++20.
    pub fn is_undeducible(&self, ty: TypeId) -> bool {
        let named = match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        };
        let TypeKind::DeducedClass { template } = self.il[named].kind else { return false };
        match self.il[template].kind {
            TemplateKind::Param { .. } => false,
            TemplateKind::Alias { .. } => self.dialect.standard < 20,
            _ => self.dialect.standard < 17,
        }
    }

    /// Reports the name of a class template alone where no initializer can give its arguments (`[dcl.type.class.deduct]`).
    #[inline]
    pub fn check_missing_arguments(&mut self, ty: TypeId, pos: Pos) {
        let done = matches!(self.il[ty].kind, TypeKind::Builtin { .. } | TypeKind::Typedef { .. });
        if !done {
            self.check_arguments_within(ty, pos);
        }
    }

    fn check_arguments_within(&mut self, ty: TypeId, pos: Pos) {
        let mut inner = ty;
        loop {
            inner = match self.il[inner].kind {
                TypeKind::Qualified { base: to, .. }
                | TypeKind::Qualifiedly { of: to, .. }
                | TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to } => to,
                TypeKind::DeducedClass { template } => {
                    if self.reports_here() && !matches!(self.il[template].kind, TemplateKind::Param { .. }) {
                        let entity = self.argued_template(template);
                        self.report(pos, messages::argument_list_missing(entity));
                    }
                    return;
                }
                _ => return,
            };
        }
    }

    /// Reports a template's name without arguments before `::`, once where it stands: in what a template
    /// declares, and behind `typename`, as a name that can stand there for nothing.
    pub fn report_qualifier_without_arguments(
        &mut self,
        template: TemplateId,
        pos: Pos,
        typename: bool,
        declared: bool,
    ) {
        if !self.reports_here() || !self.reports.refused_arguments.insert(pos) {
            return;
        }
        if typename || declared {
            self.report(pos, messages::name_followed_coloncolon_must_class());
        }
        if !typename {
            let entity = self.template_entity(template);
            self.report(pos, messages::argument_list_missing(entity));
        }
    }

    /// Whether a class or alias template has too few or too many arguments here, whatever they are.
    pub fn miscounts_arguments(&self, template: TemplateId, args: List<TemplateArg>) -> bool {
        let types = matches!(self.il[template].kind, TemplateKind::Class { .. } | TemplateKind::Alias { .. });
        let given = &self.il[args];
        if !types || given.iter().any(|arg| matches!(arg, TemplateArg::Expansion { .. })) {
            return false;
        }
        let params = self.il[self.il[template].params].params(&self.il);
        if params.iter().any(|param| self.il[*param].pack) {
            return params.iter().take_while(|p| !self.il[**p].pack && !self.has_default(**p)).count()
                > given.len();
        }
        given.len() > params.len() || params.get(given.len()).is_some_and(|next| !self.has_default(*next))
    }

    /// Reports that a concept whose name stands at `pos` has too few or too many arguments; `implied` of them are not
    /// written.
    pub fn check_concept_arguments(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        implied: usize,
        pos: Pos,
    ) {
        let given = &self.il[args];
        let expands = given.iter().any(|arg| matches!(arg, TemplateArg::Expansion { .. }));
        let params = self.il[self.il[template].params].params(&self.il);
        let (count, packs) = (given.len() + implied, params.iter().any(|param| self.il[*param].pack));
        let lacks = params.get(count).is_some_and(|next| !self.il[*next].pack && !self.has_default(*next));
        let extra = (count > params.len() && !packs).then(|| params.len().saturating_sub(implied));
        if expands || !lacks && extra.is_none() || !self.reports_now() {
            return;
        }
        let Some((starts, close)) = self.template_argument_places(pos) else { return };
        let entity = self.argued_template(template);
        match extra.and_then(|at| starts.get(at)) {
            Some(at) => self.report(*at, messages::too_many_arguments_2(entity)),
            None if lacks => self.report(close, messages::too_few_arguments_2(entity)),
            None => {}
        }
    }

    /// Reports dependent arguments of a variable template of which one is of another kind than its parameter, or that are too
    /// many (`[temp.arg]`).
    pub(in crate::sema) fn check_dependent_arguments(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        pos: Pos,
    ) {
        let params = self.il[self.il[template].params].params(&self.il);
        let given = &self.il[args];
        let pack = params.last().filter(|last| self.il[**last].pack);
        let open = |arg: &&TemplateArg| !matches!(arg, TemplateArg::Expansion { .. });
        let misplaced = given.iter().take_while(open).enumerate().any(|(place, arg)| {
            let param = params.get(place).or(pack);
            param.is_none_or(|param| self.argument_kind_mismatch(*param, arg).is_some())
        });
        if misplaced {
            self.report_template_arguments(template, args, pos);
        }
    }

    /// Reports what is wrong with the arguments written after a template's name at `pos`: each argument of a wrong
    /// kind, and that there are too few or too many.
    pub(in crate::sema) fn report_template_arguments(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
        pos: Pos,
    ) {
        if !self.reports_here() || matches!(self.il[template].kind, TemplateKind::Param { .. }) {
            return;
        }
        let given = self.il[args].to_vec();
        let Some((starts, close)) = self.template_argument_places(pos) else { return };
        if starts.len() != given.len() || !self.reports.refused_arguments.insert(pos) {
            return;
        }
        let params: SmallVec<[_; 8]> =
            SmallVec::from_slice(self.il[self.il[template].params].params(&self.il));
        let mut next = 0;
        for param in &params {
            if self.il[*param].pack {
                for (arg, at) in given[next..].iter().zip(&starts[next..]) {
                    self.report_argument_kind(*param, arg, *at);
                }
                return;
            }
            match given.get(next) {
                Some(TemplateArg::Expansion { .. }) => return,
                Some(arg) => {
                    self.report_argument_kind(*param, arg, starts[next]);
                    next += 1;
                }
                None if self.has_default(*param) => return,
                None => {
                    let entity = self.argued_template(template);
                    return self.report(close, messages::too_few_arguments_2(entity));
                }
            }
        }
        if let Some(extra) = starts.get(next) {
            let entity = self.argued_template(template);
            self.report(*extra, messages::too_many_arguments_2(entity));
        }
    }

    /// Reports an argument of another kind than its parameter, or a template that does not fit it.
    fn report_argument_kind(&mut self, param: TemplateParamId, arg: &TemplateArg, at: Pos) {
        if let Some(message) = self.argument_kind_mismatch(param, arg) {
            self.report(at, message);
        }
    }

    /// Reports an argument for a value parameter that no conversion makes one, once where it stands
    /// (`[temp.arg.nontype]`). True if it is not what the parameter needs.
    pub(in crate::sema) fn refuses_value_argument(&mut self, expr: ExprId, ty: TypeId) -> bool {
        let from = self.il[expr].ty;
        if self.is_open(expr) || self.class_of(from).is_some() {
            return false;
        }
        let whole = self.is_integral(ty) || self.enum_of(ty).is_some();
        let number = self.is_integral(from) || self.enum_of(from).is_some();
        let pointer = self.is_pointer(ty) && number && self.dialect.standard >= 11;
        let object = matches!(self.il[expr].kind, ExprKind::Name { .. });
        let truth = self.builtin_of(ty) == Some(Builtin::Bool) && self.is_pointer(from);
        let message = if pointer
            || truth
            || whole && self.is_floating(from) && (self.dialect.standard >= 20 || object)
        {
            let (have, want) = (self.shown_value_type(expr), self.shown_type(ty));
            messages::argument_type_incompatible_template_parameter(have, want)
        } else if (whole || self.is_floating(ty) && self.dialect.standard < 20) && self.is_floating(from) {
            messages::expression_must_have_integral_enum()
        } else if let (ExprKind::String { .. }, true) = (self.il[expr].kind, self.is_pointer(ty)) {
            messages::invalid_nontype_template_argument_type(self.shown_value_type(expr))
        } else {
            return false;
        };
        self.report_value_argument(expr, message);
        true
    }

    /// Reports an argument for a parameter that points to members of a class, which points to a member of a base class: no
    /// conversion to a derived one takes place (`[temp.arg.nontype]`). True if so.
    fn refuses_member_of_base(&mut self, expr: ExprId, ty: TypeId) -> bool {
        let TypeKind::MemberPointer { class, .. } = self.split(ty).kind else { return false };
        let of = match (self.split(self.il[expr].ty).kind, self.il[expr].kind) {
            (TypeKind::MemberPointer { class, .. }, _) => self.class_of(class),
            (_, ExprKind::Unary { op: UnaryOp::Address, operand }) => match self.il[operand].kind {
                ExprKind::Overload { set, .. } | ExprKind::MemberOverload { set, .. } => {
                    let first = self.il[self.il[set].candidates].first().copied();
                    first.and_then(|e| self.il.function_in(e)).and_then(|function| self.il[function].class)
                }
                _ => None,
            },
            _ => None,
        };
        let (Some(named), Some(of)) = (self.class_of(class), of) else { return false };
        let refused = named != of && self.base_distance(named, of).is_some();
        if refused {
            let have = match self.il[expr].ty == self.common.overload {
                true => self.shown_type(self.common.unknown),
                false => self.shown_value_type(expr),
            };
            let message = messages::argument_type_incompatible_template_parameter(have, self.shown_type(ty));
            self.report_value_argument(expr, message);
        }
        refused
    }

    /// Reports an argument for a reference or pointer parameter that is, or points to, a variable of automatic storage
    /// (`[temp.arg.nontype]`). True if so.
    pub(in crate::sema) fn refuses_automatic_object(&mut self, expr: ExprId, ty: TypeId) -> bool {
        let named = match self.il[expr].kind {
            ExprKind::Unary { op: UnaryOp::Address, operand } if self.is_pointer(ty) => operand,
            _ if self.is_reference(ty) => expr,
            _ => return false,
        };
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[named].kind else {
            return false;
        };
        let lives =
            matches!(self.il[id].storage, Storage::Automatic | Storage::Parameter | Storage::Register);
        if !lives || self.is_reference(self.il[id].ty) || self.is_open(expr) {
            return false;
        }
        let at = self.start_of(expr);
        if self.reports_here() && self.reports.refused_arguments.insert(at) {
            let entity = self.variable_entity(id);
            self.reports
                .diags
                .report(at, messages::expression_must_have_constant_value())
                .note(at, messages::pointer_reference_cannot_used_constant(entity));
        }
        true
    }

    /// Reports an integral argument whose value its parameter cannot hold. True if so.
    pub(in crate::sema) fn refuses_narrowing_argument(&mut self, expr: ExprId, ty: TypeId) -> bool {
        let from = self.il[expr].ty;
        let fits = self.builtin_of(ty) == Some(Builtin::Bool)
            || self.enum_of(ty).is_some()
            || self.integer_width(ty).is_none()
            || self.class_of(from).is_some()
            || self.is_open(expr);
        let Some(given) = self.constant_integer(expr) else {
            if fits
                || self.instantiation.sfinae.is_some()
                || !self.is_narrowing(expr, from, ty)
                || !self.is_no_constant(expr)
            {
                return false;
            }
            let (from, to) = (self.shown_type(self.unqualified(from)), self.shown_type(ty));
            self.report_value_argument(expr, messages::narrowing_conversion(from, to).as_error());
            return true;
        };
        if fits || self.wrap_integer(given, ty) == given {
            return false;
        }
        let (from, to) = (self.shown_type(self.unqualified(from)), self.shown_type(ty));
        self.report_value_argument(expr, messages::narrowing_constant_does_not_fit(from, to).as_error());
        true
    }

    /// Refuses a value of class type for a parameter whose type is deduced, before C++20 (`[temp.param]`). True if so.
    fn refuses_class_value(&mut self, expr: ExprId, ty: TypeId) -> bool {
        let refused = self.dialect.standard < 20
            && self.class_of(ty).is_some()
            && !self.is_reference(ty)
            && !self.is_open_type(ty)
            && self.instantiation.sfinae.is_none();
        if refused {
            self.report_value_argument(expr, messages::nontype_template_parameter_not_have());
        }
        refused
    }

    fn report_value_argument(&mut self, expr: ExprId, message: Message) {
        let at = self.start_of(expr);
        if self.reports_here() && self.reports.refused_arguments.insert(at) {
            self.report(at, message);
        }
    }

    /// An argument for an integral parameter that is not constant, where that is known.
    pub(in crate::sema) fn require_constant_argument(&mut self, expr: ExprId) {
        if self.instantiation.sfinae.is_some() && !self.is_no_constant(expr) {
            return;
        }
        let at = self.start_of(expr);
        if self.class_of_member_declaration().is_some() {
            return self.require_constant_in_instance(expr);
        }
        if self.reports_here() && self.reports.refused_arguments.insert(at) {
            self.require_constant(expr);
        }
    }

    fn argument_kind_mismatch(&self, param: TemplateParamId, arg: &TemplateArg) -> Option<Message> {
        match (self.il[param].kind, *arg) {
            (TemplateParamKind::Type { .. }, TemplateArg::Template { template, .. }) => {
                Some(messages::argument_list_missing(self.argued_template(template)))
            }
            // A name that nothing declares was reported.
            (TemplateParamKind::Type { .. }, TemplateArg::Expr { expr }) if self.is_undeclared(expr) => None,
            (TemplateParamKind::Type { .. }, TemplateArg::Expr { expr }) => {
                Some(match (self.named_value(expr), self.il[expr].kind) {
                    (Some(entity), _) => messages::not_type_name_2(entity),
                    (
                        None,
                        ExprKind::Dependent {
                            name: EntityName::Identifier { name },
                            qualifier: Some(qualifier),
                            args: None,
                            ..
                        },
                    ) if !self.il[expr].flags.contains(ExprFlags::PARENTHESIZED) => {
                        self.name_lacks_typename(qualifier, name, self.start_of(expr))
                    }
                    (None, _) => messages::expected_type_specifier(),
                })
            }
            (TemplateParamKind::Type { .. }, TemplateArg::Integral { .. }) => {
                Some(messages::expected_type_specifier())
            }
            (
                TemplateParamKind::Template { .. },
                TemplateArg::Type { .. } | TemplateArg::Expr { .. } | TemplateArg::Integral { .. },
            ) => Some(messages::exp_identifier().as_error()),
            (TemplateParamKind::NonType { .. }, TemplateArg::Type { .. }) => {
                Some(messages::type_name_not_allowed())
            }
            (
                TemplateParamKind::Template { template: to, .. },
                TemplateArg::Template { template: from, .. },
            ) if !self.template_fits(to, from) => {
                let name = self.il[param].name.map_or("", |name| self.names.text(name));
                let parameter =
                    EntityText::new(EntityKind::TemplateParameter, name, Declared::At(self.il[param].pos));
                let entity = self.template_entity(from);
                Some(messages::not_compatible_template_template_parameter(entity, parameter))
            }
            _ => None,
        }
    }

    /// Whether an expression is a name that nothing declares.
    pub(in crate::sema) fn is_undeclared(&self, expr: ExprId) -> bool {
        let e = &self.il[expr];
        matches!(e.kind, ExprKind::Overload { set, .. } if self.il.candidates(set).is_empty())
    }

    /// What an expression that is a name and nothing else stands for.
    fn named_value(&self, expr: ExprId) -> Option<EntityText> {
        match self.il[expr].kind {
            _ if self.il[expr].flags.contains(ExprFlags::PARENTHESIZED) => None,
            ExprKind::Name { entity, args: None, .. } => self.nontype_entity(entity),
            ExprKind::Overload { set, args: None, .. } => match *self.il.candidates(set) {
                [entity @ Entity::Function { .. }] => self.nontype_entity(entity),
                _ => None,
            },
            ExprKind::Name { entity: entity @ Entity::Enumerator { .. }, .. } => self.nontype_entity(entity),
            _ => None,
        }
    }

    /// A namespace, or an alias of one, as messages name it.
    pub fn namespace_entity(&self, entity: Entity) -> Option<EntityText> {
        let text = match entity {
            Entity::Namespace { id } => self.scope_text(self.il[id].scope),
            Entity::NamespaceAlias { id } => {
                let alias = &self.il[id];
                self.scope_text(alias.scope) + self.names.text(alias.name)
            }
            _ => return None,
        };
        let text = text.strip_suffix("::").unwrap_or(&text);
        Some(EntityText::new(EntityKind::Namespace, text, Declared::Implicitly))
    }

    /// How messages name a variable, member, function or constant that stands where a type must.
    pub fn nontype_entity(&self, entity: Entity) -> Option<EntityText> {
        match entity {
            Entity::Variable { id } => {
                let mut entity = self.variable_entity(id);
                let v = &self.il[id];
                if let Some(name) = v.name.filter(|_| !self.il[v.scope].kind.is_local()) {
                    entity.name = match v.class {
                        Some(class) if self.il[class].instance.is_some() => self.member_text(class, name),
                        _ => self.scope_text(v.scope) + self.names.text(name),
                    };
                }
                Some(entity)
            }
            Entity::Field { id } => Some(self.field_entity(id)),
            Entity::Function { id } => Some(self.function_name_entity(id)),
            Entity::Enumerator { id } => {
                let e = &self.il[id];
                let text = self.names.text(e.name);
                Some(EntityText::new(EntityKind::Constant, text, Declared::At(e.pos)))
            }
            Entity::TemplateParam { id } if matches!(self.il[id].kind, TemplateParamKind::NonType { .. }) => {
                let param = &self.il[id];
                let text = self.names.text(param.name?);
                Some(EntityText::new(EntityKind::Constant, text, Declared::At(param.pos)))
            }
            Entity::Template { id } if matches!(self.il[id].kind, TemplateKind::Concept { .. }) => {
                Some(self.template_entity(id))
            }
            _ => None,
        }
    }

    /// One argument for a parameter, given those before it.
    pub fn convert_one_argument(
        &mut self,
        template: TemplateId,
        param: TemplateParamId,
        arg: &TemplateArg,
        before: &Args,
    ) -> Option<TemplateArg> {
        self.convert_argument_for(template, param, arg, before)
    }

    /// One argument in canonical form, converted to the type of its parameter.
    pub(super) fn convert_argument_for(
        &mut self,
        template: TemplateId,
        param: TemplateParamId,
        arg: &TemplateArg,
        before: &Args,
    ) -> Option<TemplateArg> {
        match (self.il[param].kind, *arg) {
            (TemplateParamKind::Type { .. }, TemplateArg::Type { .. } | TemplateArg::Expansion { .. }) => {
                Some(self.canonical_arg(arg))
            }
            (TemplateParamKind::Type { .. }, _) => None,
            (TemplateParamKind::Template { .. }, TemplateArg::Type { of }) => {
                // The injected name of a class template stands for the template here.
                let class = match self.il[of].kind {
                    TypeKind::Injected { class } => class,
                    _ => self.class_of(of).filter(|class| self.il[*class].instance.is_none())?,
                };
                let template = self.template_of_class(class)?;
                Some(TemplateArg::Template { template, qualifier: None })
            }
            (
                TemplateParamKind::Template { template: to, .. },
                TemplateArg::Template { template: from, .. },
            ) => self.template_fits(to, from).then(|| self.canonical_arg(arg)),
            (TemplateParamKind::Template { .. }, TemplateArg::Expr { .. }) => None,
            (TemplateParamKind::Template { .. }, _) => Some(self.canonical_arg(arg)),
            (TemplateParamKind::NonType { ty, .. }, TemplateArg::Expr { expr, .. }) => {
                let ty = self.value_parameter_type(template, ty, before);
                self.convert_value_argument(expr, ty)
            }
            (TemplateParamKind::NonType { .. }, TemplateArg::Type { .. }) => None,
            (TemplateParamKind::NonType { ty, .. }, TemplateArg::Integral { value, ty: from }) => {
                let ty = self.value_parameter_type(template, ty, before);
                // Nothing but a constructor makes an object of a number.
                if self.class_of(ty).is_some() || self.is_template_placeholder(self.unqualified(ty)) {
                    let expr = self.integer_constant_expr(value.get(), from, self.instantiation.pos);
                    return self.convert_value_argument(expr, ty);
                }
                Some(self.converted_integral(value.get(), from, ty))
            }
            (TemplateParamKind::NonType { ty, .. }, TemplateArg::Value { value, ty: from }) => {
                let ty = self.value_parameter_type(template, ty, before);
                match self.is_other_kind_of_value(from, ty) {
                    true => {
                        let pos = self.instantiation.pos;
                        let expr = self.constant_argument_expr(value, from, pos);
                        self.convert_value_argument(expr, ty)
                    }
                    false => Some(self.canonical_arg(arg)),
                }
            }
            (TemplateParamKind::NonType { .. }, _) => Some(self.canonical_arg(arg)),
        }
    }

    /// An argument of type `ty` as an expression: what a reference is bound to is an lvalue (`[temp.param]`).
    pub(in crate::sema) fn constant_argument_expr(
        &mut self,
        value: ConstantId,
        ty: TypeId,
        pos: Pos,
    ) -> ExprId {
        let category = if self.is_reference(ty) { Category::Lvalue } else { Category::Prvalue };
        let of = self.without_reference(ty);
        self.expr(ExprKind::Constant { value }, of, category, ExprFlags::empty(), pos)
    }

    /// Whether a value that is known must be converted to be one of a parameter's type: an object that gives a number,
    /// what a reference is bound to or not, or a pointer to a member of another type.
    fn is_other_kind_of_value(&self, from: TypeId, ty: TypeId) -> bool {
        let member =
            |ty: TypeId| matches!(self.canonical_kind(self.unqualified(ty)), TypeKind::MemberPointer { .. });
        let number = self.is_integral(ty) || self.enum_of(ty).is_some();
        self.class_of(from).is_some() && number
            || !self.is_dependent(ty) && self.is_reference(from) != self.is_reference(ty)
            || member(from) && member(ty) && !self.is_dependent(ty) && !self.same_type(from, ty)
    }

    /// The type of a non-type parameter, given the arguments of the parameters before it (`[temp.arg.nontype]`).
    pub(super) fn value_parameter_type(&mut self, template: TemplateId, ty: TypeId, before: &Args) -> TypeId {
        if !self.is_dependent(ty) {
            return ty;
        }
        let partial = self.interned.arg_list(&mut self.il, before);
        let env = self.environment_for(template, partial);
        self.substitute_type(ty, &env)
    }

    /// The type of a value parameter for an argument: a placeholder is deduced from it as for a variable
    /// (`[temp.arg.nontype]`).
    fn parameter_type_for(&mut self, ty: TypeId, argument: ExprId) -> Option<TypeId> {
        if !self.il[ty].flags.contains(TypeFlags::PLACEHOLDER) {
            return Some(ty);
        }
        let given = self.il[argument];
        let deduced = match self.canonical_kind(self.unqualified(ty)) {
            TypeKind::DeducedClass { template } => self.deduce_class_argument(template, argument),
            _ if given.ty == self.common.overload => return Some(given.ty),
            TypeKind::DecltypeAuto { .. } => return Some(given.ty),
            _ => self.deduce_auto(ty, argument),
        };
        (!self.sfinae_failed()).then_some(deduced)
    }

    /// Reports an argument for a parameter whose type is deduced from it, a class that no parameter can have
    /// (`[temp.param]`). True if so.
    fn refuses_unstructured(&mut self, expr: ExprId, ty: TypeId) -> bool {
        let refused = self.dialect.standard >= 20
            && self.class_of(ty).is_some()
            && !self.is_open_type(ty)
            && self.is_literal_type(ty)
            && !self.is_structural_type(ty);
        if refused {
            self.report_value_argument(expr, messages::template_parameter_must_be_structural());
        }
        refused
    }

    fn deduce_class_argument(&mut self, template: TemplateId, argument: ExprId) -> TypeId {
        let pos = self.start_of(argument);
        let (args, list) = match self.il[argument].kind {
            ExprKind::InitList { elements, .. } => (self.il[elements].to_vec(), Some(argument)),
            _ => (vec![argument], None),
        };
        let places = DeductionPlaces { template: pos, object: pos, initialized: true, list };
        self.deduce_class_template(template, &args, places)
    }

    /// An expression as the argument for a value parameter of type `ty`.
    pub(in crate::sema) fn convert_value_argument(
        &mut self,
        expr: ExprId,
        ty: TypeId,
    ) -> Option<TemplateArg> {
        let flags = self.il[expr].flags;
        if flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return Some(self.canonical_arg(&TemplateArg::Expr { expr }));
        }
        let deduced = self.il[ty].flags.contains(TypeFlags::PLACEHOLDER);
        let class_named = matches!(self.canonical_kind(self.unqualified(ty)), TypeKind::DeducedClass { .. });
        let ty = self.parameter_type_for(ty, expr)?;
        if deduced
            && (self.refuses_unstructured(expr, ty) || !class_named && self.refuses_class_value(expr, ty))
        {
            return None;
        }
        if self.is_dependent(ty) {
            return Some(match self.constant_integer(expr) {
                Some(value) => TemplateArg::integral(value, self.unqualified(self.il[expr].ty)),
                None => TemplateArg::Expr { expr },
            });
        }
        let (ty, written) = (self.unqualified(ty), ty);
        if self.is_integral(ty) || self.enum_of(ty).is_some() {
            if self.refuses_value_argument(expr, ty) || self.refuses_narrowing_argument(expr, written) {
                return None;
            }
            let converted = self.convert_for(expr, ty, Purpose::TemplateArgument);
            return match self.constant_integer(converted) {
                Some(value) => Some(TemplateArg::integral(self.wrap_integer(value, ty), ty)),
                None => {
                    self.require_constant_argument(converted);
                    // What has no value at all is not taken apart further: parts of it would grow with each instance.
                    let known = !self.il[expr].flags.contains(ExprFlags::UNKNOWN);
                    if self.instantiation.depth > 0 && known && self.is_no_constant(converted) {
                        return Some(TemplateArg::Expr { expr: self.unknown_expr() });
                    }
                    Some(TemplateArg::Expr { expr: self.with_written_conversion(expr, ty) })
                }
            };
        }
        if self.refuses_value_argument(expr, ty)
            || self.refuses_automatic_object(expr, ty)
            || self.refuses_member_of_base(expr, ty)
        {
            return None;
        }
        let converted = self.convert_for(expr, ty, Purpose::TemplateArgument);
        // A reference is bound to an object, whatever its value.
        let value = match self.is_reference(ty) {
            true => self.constant_address(converted, ty),
            // The name of a function that its type has selected becomes its address.
            false => {
                let converted = self.decay(converted);
                self.constant_value(converted)
            }
        };
        match value {
            Some(value) if self.points_past_end(value) => {
                let message = messages::invalid_nontype_template_argument_type(self.shown_value_type(expr));
                self.report_value_argument(expr, message);
                None
            }
            Some(value) => Some(TemplateArg::Value { value, ty }),
            None => {
                if self.instantiation.sfinae.is_none() && (self.is_pointer(ty) || self.is_reference(ty)) {
                    match self.class_of_member_declaration() {
                        Some(_) => self.require_constant_in_instance(converted),
                        None => self.require_constant_pointer(converted, ty),
                    }
                }
                Some(TemplateArg::Expr { expr })
            }
        }
    }

    /// Whether the last step of a path goes behind the last element of an array.
    fn is_path_past_end(&self, base: AddressBase, path: &[PathStep]) -> bool {
        let AddressBase::Variable { id } = base else { return false };
        let mut ty = self.without_reference(self.il[id].ty);
        let mut past = false;
        for step in path {
            let array = match self.canonical_kind(self.unqualified(ty)) {
                TypeKind::Array { element, bound: ArrayBound::Constant { count } } => {
                    Some((element, count.get()))
                }
                // Of one without a bound, nothing is known but the first element.
                TypeKind::Array { element, .. } => Some((element, 1)),
                _ => None,
            };
            (ty, past) = match (*step, array) {
                (PathStep::Element { index }, Some((element, count))) => {
                    (element, u64::try_from(index).is_ok_and(|index| index >= count))
                }
                (PathStep::Element { index }, None) => (ty, index > 0),
                (PathStep::Field { id }, _) => (self.il[id].ty, false),
                (PathStep::Base { class }, _) => (self.il[class].ty, false),
            };
        }
        past
    }

    /// Whether a value is, or has in it, a pointer past the end of an object: it has no name as an argument.
    fn points_past_end(&self, value: ConstantId) -> bool {
        match &self.il[value].value {
            Value::Address { base, path, past_end } => *past_end || self.is_path_past_end(*base, path),
            Value::Aggregate { elements } => elements.iter().any(|element| self.points_past_end(*element)),
            Value::Union { value, .. } => self.points_past_end(*value),
            _ => false,
        }
    }

    /// An argument whose value is not known here. One of a class, or whose type is not known either, shows its
    /// conversion: where an alias template passes it on, the parameter may take values of any type.
    fn with_written_conversion(&mut self, expr: ExprId, to: TypeId) -> ExprId {
        let e = self.il[expr];
        if self.is_integral(e.ty) || self.enum_of(e.ty).is_some() {
            return expr;
        }
        let kind = ExprKind::Cast { style: CastStyle::C, to, operand: expr };
        self.il.expressions.exprs.add(Expr {
            kind,
            ty: to,
            pos: e.pos,
            category: Category::Prvalue,
            flags: e.flags,
        })
    }
}
