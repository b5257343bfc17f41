//! Types and entities as fill-ins of messages.

use crate::compilation::Compilation;
use crate::diag::{Declared, EntityKind, EntityText, Message, TypeText, messages, phrases};
use crate::il::*;
use crate::lex::TokenKind;
use crate::names::Name;
use crate::sema::report::type_text::{Spelling, UNNAMED};
use crate::source::Pos;
use crate::tables::spelled;

/// What opens the parameters in the text of a function.
const TEXT_OF_PARAMETERS: char = '(';

/// What stands in front of what the parameters of templates stand for.
const WITH: &str = " [with ";

/// What ends the text of a function type that does not throw, part of it since C++17.
pub(super) const NOEXCEPT: &str = " noexcept";
/// The same written as an empty list of exceptions.
pub(super) const EMPTY_THROW: &str = spelled!(" " THROW "()");
/// The same with a condition that template arguments decide.
pub(in crate::sema) const DEPENDENT_NOEXCEPT: &str = " noexcept(<expr>)";

/// What follows where the specification was written with a condition.
const NOEXCEPT_HOLDS: &str = "(true)";

/// Whether the text of a function type says that it does not throw.
fn throws_nothing(text: &str) -> bool {
    text.ends_with(NOEXCEPT) || text.ends_with(EMPTY_THROW)
}

/// The parameters of a function with the type that trails them, which stands before what is said of exceptions.
fn before_exception_specification(mut parameters: String, trailing: &str) -> String {
    let at = [DEPENDENT_NOEXCEPT, NOEXCEPT, EMPTY_THROW]
        .into_iter()
        .find_map(|word| parameters.strip_suffix(word).map(str::len))
        .unwrap_or(parameters.len());
    parameters.insert_str(at, trailing);
    parameters
}

impl Compilation {
    /// A type as messages show it: as written, with the type behind its names.
    pub fn shown_type(&self, ty: TypeId) -> TypeText {
        TypeText::also_known_as(self.type_text(ty), self.resolved_type_text(ty))
    }

    /// The type of a value as messages show it: arrays and functions decay, scalars have no qualifiers.
    pub fn shown_value_type(&mut self, e: ExprId) -> TypeText {
        let ty = self.il[e].ty;
        let decayed = self.decayed(ty);
        let scalar = self.class_of(decayed).is_none();
        let shown = if scalar { self.without_top_qualifiers(decayed) } else { decayed };
        self.shown_type(shown)
    }

    /// Types of arguments, as the line below a message about a call lists them.
    pub fn argument_types_text(&self, args: &[ExprId]) -> String {
        let types: Vec<_> = args.iter().map(|arg| self.argument_type_text(*arg)).collect();
        types.join(", ")
    }

    fn argument_type_text(&self, arg: ExprId) -> String {
        let e = self.il[arg];
        match e.kind {
            ExprKind::InitList { .. } => format!("{{{}}}", phrases::braced_list_type().plain()),
            ExprKind::Overload { .. } | ExprKind::MemberOverload { .. } => self.overload_type_text(arg),
            _ if e.ty == self.common.overload => phrases::overloaded_type().plain().to_owned(),
            _ => self.listed_type_text(e.ty),
        }
    }

    /// What stands for the type of a set of overloaded functions.
    fn overload_type_text(&self, e: ExprId) -> String {
        match self.il[e].kind {
            ExprKind::Overload { set, .. } | ExprKind::MemberOverload { set, .. } => {
                match *self.il.candidates(set) {
                    [Entity::Function { id }] => self.type_text(self.il[id].ty),
                    _ => phrases::overloaded_type().plain().to_owned(),
                }
            }
            _ => self.type_text(self.il[e].ty),
        }
    }

    /// A class as messages name it.
    pub fn class_entity(&self, class: ClassId) -> EntityText {
        let c = &self.il[class];
        let text = match self.enclosing_instance(class) {
            Some(outer) => {
                format!("{} [with {}]", self.class_pattern_text(class), self.instance_bindings_text(outer))
            }
            None if c.name.is_none() && c.lambda(&self.il).is_none() => {
                self.scope_text(c.enclosing) + UNNAMED
            }
            None => match c.lambda(&self.il) {
                Some(lambda) => self.lambda_text(lambda, Spelling::of_deduced()),
                None if c.instance.is_some() => self.spelled_class(class, Spelling::of_entity()),
                None => self.type_text(c.ty),
            },
        };
        let kind = if c.tag == Tag::Union { EntityKind::Union } else { EntityKind::Class };
        EntityText::new(kind, text, Declared::At(c.pos))
    }

    /// The class template instance of which a class is a member, perhaps of a member.
    pub(in crate::sema) fn enclosing_instance(&self, class: ClassId) -> Option<InstanceId> {
        let outer = self.il[class].parent_class?;
        self.il[outer].instance.or_else(|| self.enclosing_instance(outer))
    }

    /// A class with the classes around it as their templates declare them.
    fn class_pattern_text(&self, class: ClassId) -> String {
        let c = &self.il[class];
        let Some(outer) = c.parent_class else { return self.class_text(class) };
        let around = match self.il[outer].instance {
            Some(instance) => self.instance_pattern_text(instance),
            None => self.class_pattern_text(outer),
        };
        let name = c.name.map_or("", |n| self.names.text(n));
        let args = c.instance.map(|i| self.template_arguments_text(self.il[i].args)).unwrap_or_default();
        format!("{around}::{name}{args}")
    }

    /// The class template or partial specialization that an instance was made from.
    pub(in crate::sema) fn instance_pattern_text(&self, instance: InstanceId) -> String {
        let i = &self.il[instance];
        let origin = self.origin_template(i.template);
        match (i.pattern, self.il[origin].kind) {
            (Some(Entity::Class { id }), _) => self.class_text(id),
            (_, TemplateKind::Class { pattern }) => self.class_text(pattern),
            _ => self.template_text(origin),
        }
    }

    /// A variable as messages name it.
    pub fn variable_entity(&self, variable: VariableId) -> EntityText {
        let v = &self.il[variable];
        let kind = if v.class.is_some() {
            EntityKind::Member
        } else if v.storage == Storage::Parameter {
            EntityKind::Parameter
        } else {
            EntityKind::Variable
        };
        let name = v.name.map_or("", |n| self.names.text(n));
        let text = match v.storage {
            Storage::Static | Storage::Thread => self.scope_text(v.scope) + name,
            _ => name.to_owned(),
        };
        EntityText::new(kind, text, Declared::At(v.pos))
    }

    /// A variable as messages about memory spaces show it: what is made of a template with its arguments.
    pub fn variable_entity_with_arguments(&self, variable: VariableId) -> EntityText {
        let v = &self.il[variable];
        let arguments = match (v.instance(&self.il), v.template(&self.il)) {
            (Some(instance), _) => self.template_arguments_text(self.il[instance].args),
            (None, Some(template)) => self.template_parameters_text(template),
            (None, None) => return self.variable_entity(variable),
        };
        let name = v.name.map_or("", |n| self.names.text(n));
        let text = self.scope_text(v.scope) + name + &arguments;
        EntityText::new(EntityKind::Variable, text, Declared::At(v.pos))
    }

    /// A data member as messages name it.
    pub fn field_entity(&self, field: FieldId) -> EntityText {
        let f = &self.il[field];
        let text = match f.name {
            Some(name) => self.member_text(f.class, name),
            None => format!("{}::<unnamed>", self.type_text(self.il[f.class].ty)),
        };
        EntityText::new(EntityKind::Member, text, Declared::At(f.pos))
    }

    /// A member that is no function, of an instance as a member of its template.
    pub(in crate::sema) fn member_text(&self, class: ClassId, name: Name) -> String {
        let name = self.names.text(name);
        match self.il[class].instance {
            Some(instance) => format!(
                "{}::{name} [with {}]",
                self.instance_pattern_text(instance),
                self.instance_bindings_text(instance)
            ),
            // No word says there what kind of class it is.
            None if self.il[class].name.is_none() && self.il[class].lambda(&self.il).is_none() => {
                format!("{}{UNNAMED}::{name}", self.scope_text(self.il[class].enclosing))
            }
            None => format!("{}::{name}", self.type_text(self.il[class].ty)),
        }
    }

    /// A function with its parameters: a member of a class template instance by its template, with the arguments.
    pub fn function_entity(&self, id: FunctionId) -> EntityText {
        let f = &self.il[id];
        let declared = if f.flags.contains(FunctionFlags::IMPLICIT) {
            Declared::Implicitly
        } else {
            Declared::At(self.shown_position(id))
        };
        EntityText::new(EntityKind::Function, self.full_function_text(id), declared)
    }

    /// A conversion function of an instance as the template declares it, but for the type that it converts to.
    pub(in crate::sema) fn conversion_of_instance(&self, id: FunctionId) -> EntityText {
        let origin = &self.il[self.declared_pattern(id)];
        let name = self.scope_text(origin.scope) + &self.bare_function_name(id);
        let parameters = self.declared_parameters_text(self.declared_pattern(id), origin.ty);
        let with = self.instance_around(id).map(|around| self.instance_bindings_text(around));
        let text = format!("{name}{parameters} [with {}]", with.unwrap_or_default());
        EntityText::new(EntityKind::Function, text, Declared::At(self.shown_position(id)))
    }

    /// Where messages say that a function stands: where it is defined, if that was seen, or first declared; a function that
    /// a system header declares, where it is declared last outside of these.
    pub(in crate::sema) fn shown_position(&self, id: FunctionId) -> Pos {
        self.shown_declaration(id).map_or(self.il[id].pos, |declaration| declaration.pos)
    }

    /// The declaration whose place and spelling messages show: the definition, of members of class templates the first
    /// one.
    fn shown_declaration(&self, id: FunctionId) -> Option<&Declaration> {
        let f = &self.il[id];
        let of_template = f.class.is_some_and(|class| {
            self.is_dependent_class(class)
                || self.il[class].instance.is_some()
                || self.enclosing_instance(class).is_some()
        });
        let definition = f.definition.filter(|_| !of_template);
        let outside = self.spellings.declared_outside.get(&id).copied();
        definition.or(outside).or(f.first).map(|declaration| &self.il[declaration])
    }

    /// The declaration that spells the parameters in messages: of templates the first one.
    pub(super) fn spelling_declaration(&self, id: FunctionId) -> Option<&Declaration> {
        let friend = self.spellings.first_friends.get(&id).filter(|friend| self.il[**friend].first.is_some());
        let f = &self.il[friend.copied().unwrap_or(id)];
        match f.first.filter(|_| f.template.is_some()) {
            Some(first) => Some(&self.il[first]),
            None => self.shown_declaration(id),
        }
    }

    fn full_function_text(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        if let Some(class) =
            f.class.filter(|c| self.il[*c].lambda(&self.il).is_some() && f.name != EntityName::Constructor)
        {
            let closure = self.listed_type_text(self.il[class].ty);
            return match f.name {
                EntityName::Operator { op: OverloadedOperator::Assign } => {
                    format!("{closure}::{}", self.bare_function_name(id))
                }
                _ => closure,
            };
        }
        if let Some(instance) = f.instance {
            let i = &self.il[instance];
            if let TemplateKind::Function { pattern } = self.il[i.template].kind {
                let own = self.signature_text(self.declared_pattern(pattern), true);
                let outer = self.instance_around(id);
                let outer = outer.map(|outer| self.instance_bindings_text(outer) + ", ");
                let bound = self.function_bindings_text(instance);
                return format!("{own} [with {}{bound}]", outer.unwrap_or_default());
            }
        }
        self.name_in_scope_text(id, true)
    }

    /// An instance of a function template without its result, as messages name what is not constexpr or is defined twice.
    pub(in crate::sema) fn instance_without_result(&self, id: FunctionId) -> Option<String> {
        let instance = self.il[id].instance?;
        let TemplateKind::Function { pattern } = self.il[self.il[instance].template].kind else {
            return None;
        };
        let pattern = self.declared_pattern(pattern);
        let f = &self.il[pattern];
        let ty = self.spelling_declaration(pattern).map_or(f.ty, |declaration| declaration.ty);
        let name = self.scope_text(f.scope) + &self.bare_function_name(pattern);
        let explicit = self.explicit_parameters_text(pattern);
        let parameters = self.declared_parameters_text(pattern, ty);
        let outer = self.instance_around(id).map(|outer| self.instance_bindings_text(outer) + ", ");
        let bound = self.function_bindings_text(instance);
        Some(format!("{name}{explicit}{parameters} [with {}{bound}]", outer.unwrap_or_default()))
    }

    /// What the parameters of a function template stand for in an instance: deduced arguments as they were first written.
    fn function_bindings_text(&self, instance: InstanceId) -> String {
        let i = &self.il[instance];
        match self.spellings.deduced.contains_key(&(i.template, i.args)) {
            true => self.instance_bindings_text(instance),
            false => self.bindings_text(i.template, i.args),
        }
    }

    /// A function that is instantiated: a member of a class template instance with its return type and parameters.
    pub(in crate::sema) fn instantiated_function_text(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        match self.instance_around(id).filter(|_| f.instance.is_none() && self.made_from_template(id)) {
            Some(outer) => {
                let own = self.signature_text(self.declared_pattern(id), true);
                format!("{own} [with {}]", self.instance_bindings_text(outer))
            }
            None => self.full_function_text(id),
        }
    }

    /// The class template instance that a member function belongs to, itself or through the classes around its own.
    fn instance_around(&self, id: FunctionId) -> Option<InstanceId> {
        let class = self.il[id].class?;
        self.il[class].instance.or_else(|| self.enclosing_instance(class))
    }

    fn made_from_template(&self, id: FunctionId) -> bool {
        let own = self.il[id].class.is_some_and(|class| self.il[class].instance.is_some());
        own || self.instances.made_from.contains_key(&Entity::Function { id })
    }

    /// The member of the class template from which an instance's member was made.
    pub(super) fn declared_pattern(&self, id: FunctionId) -> FunctionId {
        match self.instances.made_from.get(&Entity::Function { id }) {
            Some(Entity::Function { id: from }) => *from,
            _ => id,
        }
    }

    /// A function's name behind its scopes, with its parameters on request where overloads need them. A member of an
    /// instance stands as its template declares it, with what the parameters stand for.
    pub fn name_in_scope_text(&self, id: FunctionId, parameters: bool) -> String {
        let f = &self.il[id];
        if let Some(class) =
            f.class.filter(|c| self.il[*c].lambda(&self.il).is_some() && f.name != EntityName::Constructor)
        {
            return self.listed_type_text(self.il[class].ty);
        }
        let origin = self.declared_pattern(id);
        let text = |id: FunctionId| match parameters {
            true => self.signature_text(id, false),
            false => self.scope_text(self.il[id].scope) + &self.bare_function_name(id),
        };
        let Some(class) = f.class else { return text(origin) };
        let Some(instance) = self.il[class].instance else {
            return match self.enclosing_instance(class) {
                Some(outer) => {
                    let named = if origin == id {
                        let class = self.class_pattern_text(class);
                        let params = self.function_parameters_text(f.ty, Spelling::default());
                        format!(
                            "{class}::{}{}",
                            self.bare_function_name(id),
                            if parameters { &params } else { "" }
                        )
                    } else {
                        text(origin)
                    };
                    format!("{named} [with {}]", self.instance_bindings_text(outer))
                }
                None => text(origin),
            };
        };
        let i = &self.il[instance];
        if i.explicit == Specialization::Explicit {
            return text(origin);
        }
        if parameters && self.il[origin].template.is_some() && self.shows_parameters(origin) {
            let f = &self.il[origin];
            let ty = self.spelling_declaration(origin).map_or(f.ty, |declaration| declaration.ty);
            let shown = self.written_function(ty).map_or_else(String::new, |(_, params, traits)| {
                self.parameters_in_instance(&self.il[params], traits, class, id)
            });
            let name = self.scope_text(f.scope) + &self.bare_function_name(origin) + &shown;
            return format!("{name} [with {}]", self.instance_bindings_text(instance));
        }
        // Implicit members have no template of their own.
        let named = if origin == id { self.implicit_signature_text(id, instance) } else { text(origin) };
        format!("{named} [with {}]", self.instance_bindings_text(instance))
    }

    fn implicit_signature_text(&self, id: FunctionId, instance: InstanceId) -> String {
        let (f, class) = (&self.il[id], self.instance_pattern_text(instance));
        let mut parameters = match self.written_function(f.ty) {
            Some((_, params, traits)) => {
                self.spelled_parameters(&self.il[params], traits, Spelling::of_entity())
            }
            None => String::new(),
        };
        self.add_needed_exception(id, &mut parameters);
        format!("{class}::{}{parameters}", self.bare_function_name(id))
    }

    /// Adds the exception specification of an implicitly declared constructor to its parameters, if that was needed.
    fn add_needed_exception(&self, id: FunctionId, parameters: &mut String) {
        let needed = self.spellings.needed_exceptions.get(&id) == Some(&true);
        if needed && self.dialect.standard >= 17 && !throws_nothing(parameters) {
            parameters.push_str(NOEXCEPT);
        }
    }

    fn function_parameters_text(&self, ty: TypeId, s: Spelling<'_>) -> String {
        match self.written_function(ty) {
            Some((_, params, traits)) => self.spelled_parameters(&self.il[params], traits, s),
            None => String::new(),
        }
    }

    /// A function's name with scopes and parameters; with its return type where it is a template.
    pub fn signature_text(&self, id: FunctionId, with_return: bool) -> String {
        let scopes = self.scope_text(self.il[id].scope);
        self.signature_in(scopes, id, with_return, Spelling::default())
    }

    /// A friend as the class that declares it shows it.
    pub(in crate::sema) fn friend_text(&self, id: FunctionId) -> String {
        self.signature_in(String::new(), id, true, Spelling::of_friend())
    }

    /// The same with these scopes before the name.
    fn signature_in(&self, scopes: String, id: FunctionId, with_return: bool, s: Spelling<'_>) -> String {
        let f = &self.il[id];
        let ty = self.spelling_declaration(id).map_or(f.ty, |declaration| declaration.ty);
        let mut name = scopes + &self.bare_function_name(id);
        if with_return || self.shows_parameters(id) {
            name.push_str(&self.explicit_parameters_text(id));
        }
        let special = matches!(
            f.name,
            EntityName::Constructor | EntityName::Destructor | EntityName::Conversion { .. }
        );
        let overloaded = with_return || self.shows_parameters(id);
        let parameters = if overloaded { self.spelled_declaration(id, ty, s) } else { String::new() };
        match self.written_function(ty) {
            Some((ret, _, traits))
                if with_return && !special && traits.contains(FunctionTraits::TRAILING) =>
            {
                let parameters = before_exception_specification(parameters, &self.trailing_type_text(ret));
                format!("{} {name}{parameters}", crate::lex::TokenKind::KwAuto.spelling())
            }
            Some((ret, ..)) if with_return && !special => {
                self.declared_text(ret, name + &parameters, Qualifiers::empty(), s)
            }
            _ => name + &parameters,
        }
    }

    /// The parameters of a function template of which one can only be given explicitly.
    fn explicit_parameters_text(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        let Some(template) = f.template else { return String::new() };
        let header = self.il[template].params;
        let Some((_, types, _)) = self.function_of(f.ty) else { return String::new() };
        let mut types = self.il[types].to_vec();
        if let EntityName::Conversion { to } = f.name {
            types.push(to);
        }
        let (params, depth) = (self.il[header].params(&self.il), self.il[header].depth);
        let given = |(index, param): (usize, &TemplateParamId)| {
            let p = &self.il[*param];
            !p.invented
                && !self.has_default(*param)
                && !types.iter().any(|ty| self.deduces(*ty, (depth, index as u32)))
        };
        if !params.iter().enumerate().any(given) {
            return String::new();
        }
        format!("<{}>", self.template_parameter_names(params).join(","))
    }

    /// Whether messages show the parameters of a function: where its name alone does not tell it.
    pub(in crate::sema) fn shows_parameters(&self, id: FunctionId) -> bool {
        let f = &self.il[id];
        match (f.name, f.class) {
            (EntityName::Constructor, Some(class)) => self.il[class].special.constructors.len() > 1,
            (EntityName::Conversion { .. } | EntityName::Destructor, _) => true,
            // The implementation declares others ([basic.stc.dynamic]).
            (EntityName::Operator { op }, None) if op.allocates() => true,
            (name, _) => {
                // Friends that are not visible count too.
                crate::sema::lookup::Key::of(name).is_none_or(|key| {
                    let declared = self.symbols.bindings.get(f.scope, key);
                    let friends = self.hidden_friends(f.scope, key).iter();
                    let hidden = friends
                        .filter(|(_, friend)| !declared.contains(friend) && !self.is_known_friend(*friend));
                    declared.len() + hidden.count() > 1
                })
            }
        }
    }

    /// Whether a friend is a function template that the namespace around declares too.
    fn is_known_friend(&self, friend: Entity) -> bool {
        let pattern = match friend {
            Entity::Template { id } => self.il[id].pattern_of.map(|id| Entity::Template { id }),
            _ => None,
        };
        self.spellings.known_friends.contains(&pattern.unwrap_or(friend))
    }

    /// A function with its scopes and always with its parameters.
    pub fn signature_with_parameters(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        let ty = self.spelling_declaration(id).map_or(f.ty, |declaration| declaration.ty);
        self.scope_text(f.scope) + &self.bare_function_name(id) + &self.declared_parameters_text(id, ty)
    }

    /// A member function of an instance as its template declares it, with its parameters.
    pub(in crate::sema) fn member_text_with_parameters(&self, id: FunctionId) -> String {
        let text = self.candidate_entity(Entity::Function { id }).name;
        let pattern = match self.instances.made_from.get(&Entity::Function { id }) {
            Some(Entity::Function { id }) => *id,
            _ => return text,
        };
        let Some((name, bound)) = text.split_once(" [").filter(|(name, _)| !name.contains('(')) else {
            return text;
        };
        format!("{name}{} [{bound}", self.declared_parameters_text(pattern, self.il[pattern].ty))
    }

    /// A function template with its parameters and the result that trails them, without one that stands before the name.
    pub(in crate::sema) fn template_text_without_result(&self, pattern: FunctionId) -> String {
        let f = &self.il[pattern];
        let ty = self.spelling_declaration(pattern).map_or(f.ty, |declaration| declaration.ty);
        let name = self.scope_text(f.scope) + &self.bare_function_name(pattern);
        let mut parameters = self.declared_parameters_text(pattern, ty);
        if let Some((ret, _, traits)) = self.written_function(ty)
            && traits.contains(FunctionTraits::TRAILING)
        {
            parameters = before_exception_specification(parameters, &self.trailing_type_text(ret));
        }
        name + &self.explicit_parameters_text(pattern) + &parameters
    }

    /// An instance of a function template as the template declares it, without a result that stands before the name,
    /// and its arguments.
    pub(in crate::sema) fn instance_text_without_result(&self, id: FunctionId) -> Option<String> {
        let made = self.il[id].instance?;
        let instance = &self.il[made];
        let TemplateKind::Function { pattern } = self.il[instance.template].kind else { return None };
        let text = self.template_text_without_result(self.declared_pattern(pattern));
        let outer = self.il[id].class.and_then(|class| self.il[class].instance);
        let outer = outer.map(|outer| self.instance_bindings_text(outer) + ", ").unwrap_or_default();
        let bound = self.function_bindings_text(made);
        Some(format!("{text} [with {outer}{bound}]"))
    }

    /// A constructor or destructor, of an instance as its template declares it.
    pub(in crate::sema) fn special_member_text(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        let made = f.class.is_some_and(|class| self.il[class].instance.is_some());
        match f.name {
            _ if made && self.declared_pattern(id) != id => self.name_in_scope_text(id, true),
            EntityName::Destructor => self.destructor_text(id),
            _ => self.signature_with_parameters(id),
        }
    }

    /// A destructor or deallocation function, which does not throw unless it says so: that is a part of its type since C++17.
    pub(in crate::sema) fn destructor_text(&self, id: FunctionId) -> String {
        let mut text = self.signature_with_parameters(id);
        let written = self.shown_declaration(id).map_or(ExceptionSpec::None, |d| d.noexcept);
        if written == ExceptionSpec::None && !throws_nothing(&text) && self.dialect.standard >= 17 {
            text.push_str(NOEXCEPT);
        }
        text
    }

    /// The parameters of a function of type `ty` with its exception specification as written.
    pub(super) fn declared_parameters_text(&self, id: FunctionId, ty: TypeId) -> String {
        self.spelled_declaration(id, ty, Spelling::default())
    }

    fn spelled_declaration(&self, id: FunctionId, ty: TypeId, s: Spelling<'_>) -> String {
        let mut text = self.function_parameters_text(ty, s);
        let written = self.shown_declaration(id).map(|declaration| declaration.noexcept);
        self.add_needed_exception(id, &mut text);
        if text.ends_with(NOEXCEPT)
            && let Some(ExceptionSpec::NoexceptIf { .. }) = written
        {
            text.push_str(NOEXCEPT_HOLDS);
        }
        text
    }

    /// What a candidate's note shows behind the parameters of a function template whose return type trails them.
    fn trailing_text(&self, id: FunctionId) -> String {
        if let Some((ret, ..)) = self.function_of(self.il[id].ty)
            && let TypeKind::Decltype { expr } = self.il[ret].kind
            && let ExprKind::Construct { to, .. } | ExprKind::ConstructBrace { to, .. } = self.il[expr].kind
            && !self.is_dependent(to)
        {
            return format!("->{}", self.type_text(to));
        }
        let pattern = self.declared_pattern(id);
        let f = &self.il[pattern];
        let ty = self.spelling_declaration(pattern).map_or(f.ty, |declaration| declaration.ty);
        match self.written_function(ty) {
            Some((ret, _, traits)) if traits.contains(FunctionTraits::TRAILING) => {
                self.trailing_type_text(ret)
            }
            _ => String::new(),
        }
    }

    /// A function's name and parameters, with the return type that trails them.
    fn with_trailing_type(&self, name: String, id: FunctionId) -> String {
        let trailing = self.trailing_text(id);
        match name.find(WITH) {
            Some(at) => before_exception_specification(name[..at].to_owned(), &trailing) + &name[at..],
            None => before_exception_specification(name, &trailing),
        }
    }

    /// A trailing return type.
    pub(super) fn trailing_type_text(&self, ret: TypeId) -> String {
        format!("->{}", self.type_text(ret))
    }

    /// `T=int, N=3`: what the parameters of a template stand for.
    pub fn bindings_text(&self, template: TemplateId, args: List<TemplateArg>) -> String {
        self.header_bindings_text(self.first_header(template), args)
    }

    /// The same for an instance: for the parameters of the partial specialization that it is made from, if any, behind those
    /// of the instance of which its template is a member.
    pub(in crate::sema) fn instance_bindings_text(&self, instance: InstanceId) -> String {
        let own = self.own_bindings_text(instance);
        match self.il[instance].entity {
            Entity::Class { id } => match self.enclosing_instance(id) {
                Some(outer) => format!("{}, {own}", self.instance_bindings_text(outer)),
                None => own,
            },
            _ => own,
        }
    }

    fn own_bindings_text(&self, instance: InstanceId) -> String {
        let i = &self.il[instance];
        let partial = match i.pattern {
            Some(Entity::Class { id }) => self.templates.partial_patterns.get(&id),
            _ => None,
        };
        match partial {
            Some(partial) => self.header_bindings_text(self.il[*partial].params, i.pattern_args),
            None => match i.entity {
                Entity::Class { id } => {
                    let texts = self.instance_argument_texts(id, instance, Spelling::of_entity());
                    let header = self.first_header(self.origin_template(i.template));
                    self.listed_bindings_text(header, &texts, i.args)
                }
                _ if self.spellings.deduced.contains_key(&(i.template, i.args)) => {
                    let written = self.spellings.deduced[&(i.template, i.args)];
                    let written = &self.il[written];
                    let texts = self.written_argument_texts(written, instance, Spelling::of_entity());
                    let header = self.first_header(self.origin_template(i.template));
                    self.listed_bindings_text(header, &texts, i.args)
                }
                _ => self.bindings_text(self.origin_template(i.template), i.args),
            },
        }
    }

    /// The same with the texts of the arguments; packs stand between angle brackets.
    fn listed_bindings_text(
        &self,
        header: TemplateParamsId,
        texts: &[Vec<String>],
        args: List<TemplateArg>,
    ) -> String {
        let mut parts = Vec::new();
        for i in 0..self.il[header].params(&self.il).len() {
            let value = texts.get(i).map(|text| text.join(", ")).unwrap_or_default();
            let name = self.bound_name(header, i);
            match self.il[args].get(i) {
                Some(TemplateArg::Pack { .. }) => parts.push(format!("{name}=<{value}>")),
                _ => parts.push(format!("{name}={value}")),
            }
        }
        parts.join(", ")
    }

    /// The name of a parameter of a header; an invented one is shown by its place among those.
    pub(super) fn bound_name(&self, header: TemplateParamsId, at: usize) -> String {
        let params = self.il[header].params(&self.il);
        let Some(param) = params.get(at) else { return UNNAMED.to_owned() };
        let p = &self.il[*param];
        match p.name {
            _ if p.invented => {
                let place = params.iter().take(at + 1).filter(|p| self.il[**p].invented).count();
                format!("<auto-{place}>")
            }
            Some(name) => self.names.text(name).to_owned(),
            None => UNNAMED.to_owned(),
        }
    }

    /// The same for the parameters of a header.
    pub(in crate::sema) fn header_bindings_text(
        &self,
        header: TemplateParamsId,
        args: List<TemplateArg>,
    ) -> String {
        let mut parts = Vec::new();
        for i in 0..self.il[header].params(&self.il).len() {
            let name = self.bound_name(header, i);
            let value = match self.il[args].get(i) {
                Some(TemplateArg::Pack { args }) => self.spelled_arguments(*args, Spelling::of_entity()),
                Some(arg) => {
                    let mut text = Vec::new();
                    self.list_spelled_argument(arg, &mut text, Spelling::of_entity());
                    text.join(", ")
                }
                None => String::new(),
            };
            parts.push(format!("{name}={value}"));
        }
        parts.join(", ")
    }

    /// A candidate of overload resolution in a note: a template by its name alone.
    pub fn candidate_entity(&self, entity: Entity) -> EntityText {
        match entity {
            Entity::Template { id } => {
                let t = &self.il[id];
                let (name, pos) = match t.kind {
                    TemplateKind::Function { pattern } => {
                        let name = self.name_in_scope_text(pattern, true);
                        // It stands behind the parameters, where these are shown.
                        let alone = name == self.name_in_scope_text(pattern, false);
                        let name = if alone { name } else { self.with_trailing_type(name, pattern) };
                        (name, self.shown_position(pattern))
                    }
                    _ => (self.template_text(id), t.pos),
                };
                EntityText::new(EntityKind::FunctionTemplate, name, Declared::At(pos))
            }
            Entity::Function { id } => self.function_entity(id),
            _ => EntityText::new(EntityKind::None, "", Declared::Implicitly),
        }
    }

    /// A candidate in the list of an ambiguous call: a template with its signature.
    pub fn listed_candidate(&self, entity: Entity) -> EntityText {
        match entity {
            Entity::Template { id } => {
                let t = &self.il[id];
                let (text, pos) = match t.kind {
                    TemplateKind::Function { pattern } => {
                        (self.signature_text(pattern, true), self.shown_position(pattern))
                    }
                    _ => (self.template_text(id), t.pos),
                };
                EntityText::new(EntityKind::FunctionTemplate, text, Declared::At(pos))
            }
            Entity::Function { id } => {
                let mut listed = self.function_entity(id);
                if !listed.name.contains(TEXT_OF_PARAMETERS) {
                    listed.name = self.signature_with_parameters(id);
                }
                listed
            }
            _ => self.candidate_entity(entity),
        }
    }

    /// Where the definition of a class names it, of an instance that of its template.
    pub(in crate::sema) fn definition_pos(&self, class: ClassId) -> Pos {
        let c = &self.il[class];
        let pattern = match c.instance.and_then(|i| self.il[i].pattern) {
            // What is made from a partial specialization stands at the template.
            Some(Entity::Class { id }) if self.templates.partial_patterns.contains_key(&id) => {
                let template = c.instance.map(|i| self.origin_template(self.il[i].template));
                return template.map_or(c.pos, |template| self.il[template].pos);
            }
            Some(Entity::Class { id }) => id,
            _ => class,
        };
        self.il[pattern].body.map_or(c.pos, |body| self.il[body].pos)
    }

    /// The class template's pattern of which a type is a template-id.
    pub fn pattern_of_template_id(&self, ty: TypeId) -> Option<ClassId> {
        let of = match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => of,
            _ => ty,
        };
        let TypeKind::Instance { template, .. } = self.il[of].kind else { return None };
        match self.il[template].kind {
            TemplateKind::Class { pattern } => Some(pattern),
            _ => None,
        }
    }

    /// What is said of a name of a dependent type without `typename` (`[temp.res]`): a member of a template-id is shown as
    /// one of its template, with what the parameters stand for.
    pub fn type_lacks_typename(&self, ty: TypeId, at: Pos) -> Message {
        match self.il[ty].kind {
            TypeKind::DependentName { qualifier, name } => self.name_lacks_typename(qualifier, name, at),
            _ => Self::nontype_not_type_name(self.type_text(ty), at),
        }
    }

    /// The same of a qualified name.
    pub(in crate::sema) fn name_lacks_typename(
        &self,
        qualifier: QualifierId,
        name: Name,
        at: Pos,
    ) -> Message {
        let text = self.qualifier_text(qualifier, Spelling::default()) + self.names.text(name);
        if let QualifierPart::Type { of } = self.il[qualifier].part
            && let TypeKind::Instance { template, .. } = self.template_id_of(of)
        {
            let shown = match self.member_of_template_id_text(qualifier, self.names.text(name)) {
                Some(shown) => shown,
                None if matches!(
                    self.il[self.origin_template(template)].kind,
                    TemplateKind::Param { .. }
                ) =>
                {
                    text
                }
                None => return Self::nontype_not_type_name(text, at),
            };
            return messages::typename_needed_for_nontype(&shown);
        }
        Self::nontype_not_type_name(text, at)
    }

    /// A member of a template-id that depends on template parameters, as one of its template with what the parameters stand
    /// for.
    pub(in crate::sema) fn member_of_template_id_text(
        &self,
        qualifier: QualifierId,
        name: &str,
    ) -> Option<String> {
        let QualifierPart::Type { of } = self.il[qualifier].part else { return None };
        let TypeKind::Instance { template, args } = self.template_id_of(of) else { return None };
        let TemplateKind::Class { pattern } = self.il[self.origin_template(template)].kind else {
            return None;
        };
        let (class, bound) = (self.class_text(pattern), self.open_bindings_text(template, args));
        Some(format!("{class}::{name} [with {bound}]"))
    }

    /// What the parameters of a template stand for in a template-id that depends on others: the arguments for a pack are not
    /// gathered there.
    fn open_bindings_text(&self, template: TemplateId, args: List<TemplateArg>) -> String {
        let header = self.first_header(self.origin_template(template));
        let params = self.il[header].params(&self.il);
        let Some(pack) = params.iter().position(|param| self.il[*param].pack) else {
            return self.bindings_text(template, args);
        };
        let mut texts = Vec::new();
        for arg in &self.il[args] {
            self.list_spelled_argument(arg, &mut texts, Spelling::of_entity());
        }
        let rest = texts.split_off(pack.min(texts.len()));
        texts.push(format!("<{}>", rest.join(", ")));
        let bound =
            texts.iter().enumerate().map(|(at, text)| format!("{}={text}", self.bound_name(header, at)));
        bound.collect::<Vec<_>>().join(", ")
    }

    fn nontype_not_type_name(text: String, at: Pos) -> Message {
        messages::not_type_name_2(EntityText::new(EntityKind::Nontype, text, Declared::At(at)))
    }

    /// Whether a type is a template-id.
    pub fn is_template_id(&self, ty: TypeId) -> bool {
        matches!(self.template_id_of(ty), TypeKind::Instance { .. })
    }

    /// A template-id as written, perhaps behind names of it.
    fn template_id_of(&self, ty: TypeId) -> TypeKind {
        match self.il[ty].kind {
            TypeKind::Qualifiedly { of, .. } => self.template_id_of(of),
            TypeKind::Typedef { typedef } => self.template_id_of(self.il[typedef].ty),
            kind => kind,
        }
    }

    /// The type of a closure: `lambda [](int) mutable->void`.
    pub(in crate::sema) fn lambda_text(&self, lambda: LambdaId, s: Spelling<'_>) -> String {
        let l = &self.il[lambda];
        let s = s.of_closure();
        // Call operators that are templates of their own are known by what they were made from.
        let declared = if l.template.is_some() { self.declared_pattern(l.call) } else { l.call };
        let ty = self.il[declared].ty;
        let Some((ret, params, traits)) = self.written_function(ty) else { return String::new() };
        let kept = traits & (FunctionTraits::VARIADIC | FunctionTraits::NOEXCEPT);
        let parameters = self.spelled_parameters(&self.il[params], kept, s);
        let mutable = if l.mutable { " mutable" } else { "" };
        let deduced = self.il[l.call].template.is_some() && !traits.contains(FunctionTraits::TRAILING);
        let ret = match deduced {
            true => TokenKind::KwAuto.spelling().to_owned(),
            false => self.spelled_type_text(ret, s),
        };
        format!("lambda []{parameters}{mutable}->{ret}")
    }

    /// The conversion of a generic lambda to a pointer to function.
    pub(in crate::sema) fn lambda_conversion_entity(&self, lambda: LambdaId) -> EntityText {
        let call = self.il[lambda].call;
        let (parameters, trailing) = match self.written_function(self.il[call].ty) {
            Some((ret, params, traits)) => (
                self.parameters_text(&self.il[params], traits & FunctionTraits::VARIADIC),
                Some(ret).filter(|_| traits.contains(FunctionTraits::TRAILING)),
            ),
            None => Default::default(),
        };
        let trailing = trailing.map(|ret| format!("->{}", self.type_text(ret))).unwrap_or_default();
        let (operator, auto) = (TokenKind::KwOperator.spelling(), TokenKind::KwAuto.spelling());
        let text = format!(
            "{}::{operator} {auto} (*){parameters}{trailing}",
            self.lambda_text(lambda, Spelling::of_deduced())
        );
        EntityText::new(EntityKind::FunctionTemplate, text, Declared::At(self.il[call].pos))
    }
}
