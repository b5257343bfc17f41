//! What is being instantiated, as messages about it tell (`[temp.inst]`).

use crate::compilation::{Compilation, SubstitutionAccess, boundary};
use crate::diag::{Declared, EntityKind, EntityText, Phrase, messages, phrases};
use crate::il::*;
use crate::sema::report::type_text::Spelling;
use crate::source::{Pos, Spent, Started};

/// Something that is made from a template.
#[derive(Clone, Copy, Debug)]
pub enum Instantiated {
    Class(ClassId),
    /// The enumerators of a scoped enumeration.
    Enum(EnumId),
    Function(FunctionId),
    Variable(VariableId),
    /// A static data member of an instance, as the template defines it.
    Definition(VariableId),
    /// An implicitly declared constructor that is generated.
    Generation(FunctionId),
    /// The attributes of a function, substituted.
    Attributes(FunctionId),
    /// What an alias template names with arguments, in canonical form and as they were written.
    Alias {
        template: TemplateId,
        canonical: List<TemplateArg>,
        written: List<TemplateArg>,
    },
}

/// An instantiation in progress.
#[derive(Clone, Copy, Debug)]
pub struct InstantiationContext {
    what: Instantiated,
    /// Where it became necessary.
    pos: Pos,
    /// Whether that is behind what stands in parentheses there.
    behind: bool,
    /// Whether it is only tried, so that nothing is reported but what is wrong with the classes it needs.
    tried: bool,
    /// Whether nothing of it is known, nor of what it needs.
    unknown: bool,
    started: Started,
}

impl Compilation {
    /// Enters an instantiation. Where only a reading of the source is tried, it is silent, and that of a function
    /// where a substitution is: the definition of a class is no part of that (`[temp.deduct.general]`).
    pub fn begin_instantiation(&mut self, what: Instantiated) {
        let outer = self.instantiation.open.last();
        let defined = matches!(what, Instantiated::Class(_) | Instantiated::Enum(_));
        let attempted = self.instantiation.sfinae.is_some() || self.reports.quiet > 0;
        let tried = !defined && (attempted || outer.is_some_and(|o| o.tried));
        let unknown = outer.is_some_and(|o| o.unknown) || self.is_made_for_unknown(what);
        let behind = outer.is_some();
        let pos = match behind {
            true => self.instantiation.pos,
            false => self.tokens.pos(self.reports.diags.token as usize),
        };
        let started = self.input.trace.start();
        self.instantiation.open.push(InstantiationContext { what, pos, behind, tried, unknown, started });
    }

    /// Whether something is made for arguments that are not known: what is wrong with it may come from that.
    fn is_made_for_unknown(&self, what: Instantiated) -> bool {
        match what {
            Instantiated::Class(class) => self.has_unknown_argument(class),
            Instantiated::Enum(of) => self
                .class_of_scope(self.il[of].enclosing)
                .is_some_and(|class| self.has_unknown_argument(class)),
            Instantiated::Function(function) => {
                let f = &self.il[function];
                f.class.is_some_and(|class| self.has_unknown_argument(class))
                    || f.instance.is_some_and(|instance| self.has_unknown(self.il[instance].args))
            }
            _ => false,
        }
    }

    /// Enters the instantiation of a body that is needed: it is no part of a substitution that needs it. What is found in
    /// one that another such body needs is told with it.
    pub(in crate::sema) fn begin_body_instantiation(&mut self, what: Instantiated) {
        let sfinae = self.instantiation.sfinae.take();
        self.begin_instantiation(what);
        self.instantiation.sfinae = sfinae;
    }

    /// Enters an instantiation that something at `pos` asks for.
    pub(in crate::sema) fn begin_instantiation_at(&mut self, what: Instantiated, pos: Pos) {
        let started = self.input.trace.start();
        self.instantiation.open.push(InstantiationContext {
            what,
            pos,
            behind: false,
            tried: false,
            unknown: false,
            started,
        });
    }

    /// Enters the instantiation of a variable that something at `pos` asks for, of which perhaps nothing is reported.
    pub(in crate::sema) fn begin_variable_instantiation(&mut self, id: VariableId, pos: Pos, tells: bool) {
        let what = Instantiated::Variable(id);
        let unknown = self.instantiation.open.last().is_some_and(|o| o.unknown);
        let started = self.input.trace.start();
        self.instantiation.open.push(InstantiationContext {
            what,
            pos,
            behind: false,
            tried: !tells,
            unknown,
            started,
        });
    }

    /// Notes where the arguments are put into what is made now. All that the declaration of a function template needs becomes
    /// necessary where the function is called.
    #[inline]
    pub fn stands_at(&mut self, pos: Pos) {
        let of_declaration = self.instantiation.sfinae.is_some_and(|attempt| {
            !attempt.of_body && matches!(attempt.access, SubstitutionAccess::Template(_))
        });
        if !of_declaration {
            self.instantiation.pos = pos;
        }
    }

    /// Remembers where arguments begin to be put into a qualified name.
    pub(in crate::sema) fn note_substituted(&mut self, e: Expr) {
        if let (ExprKind::Dependent { qualifier: Some(_), .. }, Some(_)) = (e.kind, self.instantiation.sfinae)
        {
            self.note_looked_up(e.pos);
        }
    }

    /// Whether as many instantiations are nested as may be. What alias templates name is none.
    pub(in crate::sema) fn is_nested_too_deeply(&self) -> bool {
        let open = &self.instantiation.open;
        let counts = |i: &&InstantiationContext| !matches!(i.what, Instantiated::Alias { .. });
        open.len() >= self.instantiation.most && open.iter().filter(counts).count() >= self.instantiation.most
    }

    /// Leaves the innermost instantiation.
    pub fn end_instantiation(&mut self) {
        let Some(context) = self.instantiation.open.pop() else { return };
        if !self.input.trace.is_on() {
            return;
        }
        let InstantiationContext { what, started, .. } = context;
        let spent = match what {
            Instantiated::Class(id) => Spent::Class(id.index()),
            Instantiated::Function(id) => Spent::Function(id.index()),
            Instantiated::Variable(id) => Spent::Variable(id.index()),
            Instantiated::Alias { template, .. } => Spent::Alias(template.index()),
            Instantiated::Attributes(_)
            | Instantiated::Enum(_)
            | Instantiated::Definition(_)
            | Instantiated::Generation(_) => return,
        };
        let pos = self.asked_at(&context);
        self.input.trace.end(started, spent, pos);
    }

    /// What is instantiated, with what the parameters of its template stand for.
    pub fn instantiated_text(&self, what: Instantiated) -> String {
        match what {
            Instantiated::Class(class) => self.instance_entity(class).name,
            Instantiated::Enum(of) => self.enum_instance_entity(of).name,
            Instantiated::Function(function)
            | Instantiated::Generation(function)
            | Instantiated::Attributes(function) => self.function_instance_entity(function).name,
            Instantiated::Variable(variable) => self.variable_instance_entity(variable).name,
            Instantiated::Definition(variable) => self.defined_member_entity(variable).name,
            Instantiated::Alias { template, canonical, written } => {
                self.alias_instance_text(template, canonical, written)
            }
        }
    }

    /// The name of a template with the scope that it is in.
    pub fn template_name_text(&self, template: TemplateId) -> String {
        let t = &self.il[template];
        self.scope_text(t.scope) + t.name.map_or("", |name| self.names.text(name))
    }

    /// Whether an instantiation is in progress of which nothing is reported.
    pub fn is_silent(&self) -> bool {
        self.instantiation.open.last().is_some_and(|i| i.tried || i.unknown)
    }

    /// Whether the arguments of attributes are being made.
    pub(in crate::sema) fn makes_attributes(&self) -> bool {
        self.instantiation.open.last().is_some_and(|i| matches!(i.what, Instantiated::Attributes(_)))
    }

    /// Whether errors found now are reported although this is an instantiation.
    pub(in crate::sema) fn reports_in_instance(&self) -> bool {
        let inside = !self.instantiation.open.is_empty();
        inside
            && !self.is_silent()
            && self.dialect.cxx
            && self.instantiation.sfinae.is_none()
            && self.reports.quiet == 0
    }

    /// The class that names members in what is being instantiated, and the function; none where that is not known.
    pub(in crate::sema) fn instantiated_member_of(&self) -> Option<(Option<ClassId>, Option<FunctionId>)> {
        match self.instantiation.open.last()?.what {
            Instantiated::Class(class) => Some((Some(class), None)),
            Instantiated::Enum(of) => Some((self.class_of_scope(self.il[of].enclosing), None)),
            Instantiated::Function(function) | Instantiated::Generation(function) => {
                Some((self.il[function].class, Some(function)))
            }
            Instantiated::Variable(variable) | Instantiated::Definition(variable) => {
                Some((self.il[variable].class, None))
            }
            Instantiated::Alias { template, .. } => Some((self.class_of_template(template), None)),
            Instantiated::Attributes(_) => None,
        }
    }

    /// Where an instantiation became necessary.
    fn asked_at(&self, i: &InstantiationContext) -> Pos {
        match i.what {
            // The arguments that follow the name are part of it.
            Instantiated::Variable(_) => {
                self.template_argument_places(i.pos).map_or(i.pos, |(_, close)| close)
            }
            _ if i.behind => self.after_brackets(i.pos),
            _ => i.pos,
        }
    }

    /// What is being instantiated, from the innermost to the outermost.
    pub(in crate::sema) fn instantiation_contexts(&self) -> Vec<Phrase> {
        let described = |i: &InstantiationContext| {
            let pos = self.asked_at(i);
            let entity = match i.what {
                Instantiated::Class(class) => self.instance_entity(class),
                Instantiated::Enum(of) => self.enum_instance_entity(of),
                Instantiated::Function(function) => self.function_instance_entity(function),
                Instantiated::Variable(variable) => self.variable_instance_entity(variable),
                Instantiated::Alias { template, canonical, written } => {
                    let text = self.alias_instance_text(template, canonical, written);
                    EntityText::new(EntityKind::Type, text, Declared::At(pos))
                }
                Instantiated::Attributes(function) => return self.attributes_context(function, pos),
                Instantiated::Generation(function) => {
                    return phrases::implicit_generation_of(self.generated_entity(function), pos);
                }
                Instantiated::Definition(variable) => {
                    return phrases::implicit_definition_of(self.defined_member_entity(variable), pos);
                }
            };
            phrases::instantiation_of(entity, pos)
        };
        self.instantiation.open.iter().rev().map(described).collect()
    }

    /// The name of a function template and the arguments that were put into its attributes.
    fn attributes_context(&self, function: FunctionId, pos: Pos) -> Phrase {
        let f = &self.il[function];
        let mut name = self.scope_text(f.scope);
        name.push_str(&self.bare_function_name(function));
        let args = f.instance.map(|instance| self.il[instance].args);
        let count = args.map_or(0, |args| self.argument_count(args));
        let shown = args.map(|args| self.template_arguments_text(args)).unwrap_or_default();
        if count == 1 {
            phrases::instantiation_based_on_argument(&name, &shown, pos)
        } else {
            phrases::instantiation_based_on_arguments(&name, &shown, pos)
        }
    }

    /// How many arguments there are with those of packs.
    fn argument_count(&self, args: List<TemplateArg>) -> usize {
        let count = |arg: &TemplateArg| match *arg {
            TemplateArg::Pack { args } => self.argument_count(args),
            _ => 1,
        };
        self.il[args].iter().map(count).sum()
    }

    /// A class template instance by its pattern and what the parameters of that stand for.
    fn instance_entity(&self, class: ClassId) -> EntityText {
        let c = &self.il[class];
        let mut text = match c.instance {
            Some(instance) => {
                let with = self.instance_bindings_text(instance);
                format!("{} [with {with}]", self.instance_pattern_text(instance))
            }
            None => self.class_text(class),
        };
        if let Some(pattern) = self.instances.member_class_patterns.get(&class)
            && let Some(outer) = self.enclosing_instance(class)
        {
            text = format!("{} [with {}]", self.class_text(*pattern), self.instance_bindings_text(outer));
        }
        EntityText::new(EntityKind::Class, text, Declared::At(c.pos))
    }

    /// A member enumeration of an instance by the one it is made from, with what the parameters around that stand for.
    fn enum_instance_entity(&self, of: EnumId) -> EntityText {
        let e = &self.il[of];
        let mut text = self.type_text(e.instance_of.map_or(e.ty, |pattern| self.il[pattern].ty));
        let bindings = self.class_of_scope(e.enclosing).and_then(|class| {
            let own = self.il[class].instance;
            own.or_else(|| self.enclosing_instance(class)).map(|i| self.instance_bindings_text(i))
        });
        if let Some(with) = bindings {
            text = format!("{text} [with {with}]");
        }
        EntityText::new(EntityKind::Enum, text, Declared::At(e.pos))
    }

    fn function_instance_entity(&self, function: FunctionId) -> EntityText {
        let f = &self.il[function];
        let lambda = f.class.and_then(|c| self.il[c].lambda(&self.il));
        if let (Some(lambda), Some(instance)) = (lambda, f.instance) {
            let i = &self.il[instance];
            let text = format!(
                "{} [with {}]",
                self.lambda_text(lambda, Spelling::of_deduced()),
                self.bindings_text(i.template, i.args)
            );
            return EntityText::new(EntityKind::Function, text, Declared::At(f.pos));
        }
        EntityText::new(EntityKind::None, self.instantiated_function_text(function), Declared::At(f.pos))
    }

    /// An instance of a variable template by the declaration of that and what its parameters stand for.
    fn variable_instance_entity(&self, variable: VariableId) -> EntityText {
        let Some(instance) = self.il[variable].instance(&self.il) else {
            return self.variable_entity(variable);
        };
        let i = &self.il[instance];
        let origin = self.origin_template(i.template);
        let TemplateKind::Variable { pattern } = self.il[origin].kind else {
            return self.variable_entity(variable);
        };
        let p = &self.il[pattern];
        let name = self.scope_text(p.scope) + p.name.map_or("", |name| self.names.text(name));
        let bounded = matches!(self.il[p.ty].kind, TypeKind::Array { .. });
        let written = p.definition.filter(|_| !bounded).map_or(p.ty, |definition| self.il[definition].ty);
        let constant = p.flags.contains(VariableFlags::CONSTEXPR);
        let declared = self.declared_object_text(written, &name, constant);
        let text = format!("{declared} [with {}]", self.instance_bindings_text(instance));
        EntityText::new(EntityKind::None, text, Declared::At(p.pos))
    }

    /// An implicitly declared constructor, of an instance as that of the template.
    fn generated_entity(&self, function: FunctionId) -> EntityText {
        let entity = self.function_instance_entity(function);
        let class = self.il[function].class;
        match class.and_then(|class| self.il[class].instance) {
            Some(instance) => {
                let (class, with) =
                    (self.instance_pattern_text(instance), self.instance_bindings_text(instance));
                let name = format!("{class}::{}() [with {with}]", self.bare_function_name(function));
                EntityText { name, ..entity }
            }
            None => entity,
        }
    }

    /// A static data member of an instance with its type in that.
    fn defined_member_entity(&self, variable: VariableId) -> EntityText {
        let entity = self.member_variable_entity(variable);
        let ty = self.il[variable].ty;
        let ty = if self.is_reference(ty) { self.unqualified(ty) } else { ty };
        let name = self.declared_object_text(ty, &entity.name, false);
        EntityText { kind: EntityKind::None, name, ..entity }
    }

    /// Too many instantiations are nested: what would be the next one is reported.
    pub(in crate::sema) fn excessive_instantiation(&mut self, class: ClassId) {
        let entity =
            EntityText::new(EntityKind::Class, self.class_text(class), Declared::At(self.il[class].pos));
        let pos = self.instantiation.pos;
        if self.reports_in_instance() {
            self.report(pos, messages::excessive_recursion_at_instantiation(entity));
        }
    }

    /// The same for the instance of a variable template that something at a position names.
    pub(in crate::sema) fn excessive_variable_instantiation(&mut self, id: VariableId, pos: Pos) {
        let entity = self.variable_entity_with_arguments(id);
        let pos = self.end_of_template_id(pos);
        if self.reports_in_instance() {
            self.report(pos, messages::excessive_recursion_at_instantiation(entity));
        }
    }

    /// A class that could not be made although it must be complete at `pos`.
    pub(in crate::sema) fn require_instance(&mut self, class: ClassId, name: Pos) {
        let c = &self.il[class];
        let failed = c.state == Completeness::Declared && c.flags.contains(ClassFlags::ERROR);
        if failed && self.reports_in_instance() {
            let (start, shown) = (self.il.places.start_of_name(name), self.shown_type(c.ty));
            self.report(start, messages::incomplete_type_not_allowed(shown));
        }
    }

    /// The type of a non-static data member declared at `pos`: what was written, or unknown where that is void or
    /// an incomplete class (`[class.mem]`), which is reported.
    pub(in crate::sema) fn member_object_type(&mut self, ty: TypeId, pos: Pos) -> TypeId {
        let ty = self.refused_object_type(ty, pos);
        let element = self.innermost_element(ty);
        let incomplete = match self.class_of(element) {
            Some(class) => {
                self.complete_class(class);
                let c = &self.il[class];
                let open = c.flags.contains(ClassFlags::DEPENDENT) || c.template.is_some();
                c.state != Completeness::Complete && !open && !self.has_unknown_argument(class)
            }
            None => self.is_void(element),
        };
        if !incomplete {
            return ty;
        }
        if self.reports_in_instance() || self.reports_here() {
            let shown = self.shown_type(ty);
            self.report(pos, messages::incomplete_type_not_allowed(shown));
        }
        self.common.unknown
    }
}

impl Compilation {
    /// Makes the type of a member from that of the pattern's member, which is part of the class's definition: nothing of
    /// it waits until the class is complete.
    pub(in crate::sema) fn in_member_declaration<T>(&mut self, run: impl FnOnce(&mut Self) -> T) -> T {
        self.across(boundary::MemberDeclaration, run)
    }

    /// The class a member of which is being made, where errors in its declaration are reported.
    pub(in crate::sema) fn class_of_member_declaration(&self) -> Option<ClassId> {
        let Some(Instantiated::Class(class)) = self.instantiation.open.last().map(|i| i.what) else {
            return None;
        };
        // The initializer of a static member is made when the class is complete.
        let open =
            self.instantiation.initializer_depth > 0 || self.il[class].state == Completeness::BeingDefined;
        let known = open && !self.has_unknown_argument(class);
        (self.instantiation.member_declaration && known && self.reports_in_instance()).then_some(class)
    }

    /// Whether something at a position in the declaration of a member was not reported for this instance yet.
    pub(in crate::sema) fn refuses_once(&mut self, at: Pos) -> bool {
        self.class_of_member_declaration()
            .is_none_or(|class| self.reports.refused_in_instances.insert((at, class)))
    }

    /// Reports an expression in the declaration of a member of an instance that must be constant, and needs the value of
    /// a variable that has one at run time only.
    pub(in crate::sema) fn require_constant_in_instance(&mut self, expr: ExprId) {
        let at = self.start_of(expr);
        if let Some(variable) = self.run_time_variable(expr)
            && self.refuses_once(at)
        {
            let note = messages::value_cannot_used_constant(self.variable_or_member_entity(variable));
            self.report_in_context(at, messages::expression_must_have_constant_value()).note(at, note);
        }
    }

    /// Whether a type is the class a member of which is being made, one that it is a member of, or an array of these.
    pub(in crate::sema) fn is_class_of_member_declaration(&self, ty: TypeId) -> bool {
        let element = self.innermost_element(ty);
        let (Some(of), Some(mut class)) = (self.class_of(element), self.class_of_member_declaration()) else {
            return false;
        };
        loop {
            if self.il[class].state != Completeness::BeingDefined {
                return false;
            }
            if class == of {
                return true;
            }
            let around = self.il[self.il[class].scope].parent.map(|scope| self.il[scope].kind);
            let Some(ScopeKind::Class { of: outer }) = around else { return false };
            class = outer;
        }
    }
}
