//! What `__func__` and its relatives stand for (`[dcl.fct.def.general]`/8): the name of the function around them, or the
//! function as it is declared, with what the parameters of its templates stand for.

use crate::compilation::Compilation;
use crate::diag::phrases;
use crate::il::*;
use crate::lex::TokenKind;
use crate::sema::report::type_text::Spelling;

/// What the parameters of a function begin with.
const PARAMETERS: char = '(';

impl Compilation {
    /// The text of `__func__` in a function, or with `declared` that of `__PRETTY_FUNCTION__`.
    pub(in crate::sema) fn function_name_text(&self, id: FunctionId, declared: bool) -> String {
        match declared {
            true => self.declared_function_text(id) + &self.bound_parameters_text(id),
            false => self.bare_function_name(id),
        }
    }

    /// `static constexpr int ns::C<T>::f(T) const`: specifiers, type and name, as the template declares them.
    fn declared_function_text(&self, id: FunctionId) -> String {
        let pattern = self.spelled_pattern(id);
        let f = &self.il[pattern];
        if let Some(lambda) = f.class.and_then(|class| self.il[class].lambda(&self.il)) {
            let closure = self.lambda_text(lambda, Spelling::default());
            let parameters = closure.find(PARAMETERS).map_or("", |at| &closure[at..]);
            return format!("{closure}::{}{parameters}", self.bare_function_name(pattern));
        }
        let mut text = String::new();
        for (flag, word) in
            [(FunctionFlags::STATIC, TokenKind::KwStatic), (FunctionFlags::CONSTEXPR, TokenKind::KwConstexpr)]
        {
            if f.flags.contains(flag) && (f.class.is_some() || flag != FunctionFlags::STATIC) {
                text.push_str(word.spelling());
                text.push(' ');
            }
        }
        text + &self.declarator_text(pattern)
    }

    /// The declarator of a function with its scope, and with the type that it returns in front or trailing.
    pub(in crate::sema) fn declarator_text(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        if f.name == EntityName::Destructor {
            return self.destructor_text(id);
        }
        let ty = self.spelling_declaration(id).map_or(f.ty, |declaration| declaration.ty);
        let name = self.scope_text(f.scope) + &self.bare_function_name(id);
        let declarator = name + &self.declared_parameters_text(id, ty);
        match self.written_function(ty) {
            None => declarator,
            _ if matches!(f.name, EntityName::Constructor | EntityName::Conversion { .. }) => declarator,
            Some((ret, _, traits)) if traits.contains(FunctionTraits::TRAILING) => {
                let declarator = format!("{} {declarator}", TokenKind::KwAuto.spelling());
                declarator + &self.trailing_type_text(ret)
            }
            Some((ret, ..)) => self.declared_variable_text(ret, &declarator),
        }
    }

    /// The function that spells another: of an instance what its template declares, of other members of a class template's
    /// instance the member of the template.
    fn spelled_pattern(&self, id: FunctionId) -> FunctionId {
        let f = &self.il[id];
        match f.instance.map(|i| self.il[self.il[i].template].kind) {
            Some(TemplateKind::Function { pattern }) => self.declared_pattern(pattern),
            _ if f.class.is_some() => self.declared_pattern(id),
            _ => id,
        }
    }

    /// `[with T = int; int N = 3]`: what the parameters of the function's own template stand for, then those of the classes
    /// around it from the inside out.
    fn bound_parameters_text(&self, id: FunctionId) -> String {
        let f = &self.il[id];
        let mut parts = Vec::new();
        let mut instances = Vec::new();
        instances.extend(f.instance);
        let mut class = f.class;
        while let Some(at) = class {
            if self.il[at].lambda(&self.il).is_some() {
                break;
            }
            let i = self.il[at].instance;
            instances.extend(i.filter(|i| self.il[*i].explicit != Specialization::Explicit));
            class = self.il[at].parent_class;
        }
        for instance in &instances {
            let (header, args) = self.bound_header(*instance);
            self.list_bound_parameters(header, args, &mut parts);
        }
        match (instances.is_empty(), parts.is_empty()) {
            (true, _) => String::new(),
            // Of empty packs nothing is shown but the bracket that ends the list.
            (_, true) => String::from("]"),
            _ => format!(" [with {}]", parts.join("; ")),
        }
    }

    /// The parameters of the template that an instance is made from, or of the partial specialization, with arguments.
    fn bound_header(&self, instance: InstanceId) -> (TemplateParamsId, List<TemplateArg>) {
        let i = &self.il[instance];
        let partial = match i.pattern {
            Some(Entity::Class { id }) => self.templates.partial_patterns.get(&id),
            _ => None,
        };
        match partial {
            Some(partial) => (self.il[*partial].params, i.pattern_args),
            None => (self.first_header(self.origin_template(i.template)), i.args),
        }
    }

    fn list_bound_parameters(
        &self,
        header: TemplateParamsId,
        args: List<TemplateArg>,
        parts: &mut Vec<String>,
    ) {
        for (i, param) in self.il[header].params(&self.il).iter().enumerate() {
            let name = self.parameter_in_function_name(*param, header, i);
            let mut values = Vec::new();
            if let Some(arg) = self.il[args].get(i) {
                self.list_argument(arg, &mut values);
            }
            let declared = |ty: TypeId| self.declared_variable_text(ty, &name);
            let named = match (self.il[*param].kind, self.il[args].get(i)) {
                (TemplateParamKind::NonType { .. }, Some(arg)) => self.argument_type(arg).map(declared),
                _ => None,
            };
            let named = named.unwrap_or(name.clone());
            parts.extend(values.into_iter().map(|value| format!("{named} = {value}")));
        }
    }

    /// A template parameter's name; one without is shown by its place, or as one that has none.
    fn parameter_in_function_name(
        &self,
        param: TemplateParamId,
        header: TemplateParamsId,
        at: usize,
    ) -> String {
        let p = &self.il[param];
        match p.kind {
            _ if p.name.is_some() || p.invented => self.bound_name(header, at),
            TemplateParamKind::NonType { .. } => phrases::unnamed_value_parameter().plain().to_owned(),
            _ => {
                let word = phrases::unnamed_template_parameter().plain();
                format!("{word}-{}-{}>", self.il[header].depth + 1, at + 1)
            }
        }
    }

    /// The type of a value given for a parameter, of a pack that of its first.
    fn argument_type(&self, arg: &TemplateArg) -> Option<TypeId> {
        match *arg {
            TemplateArg::Integral { ty, .. } | TemplateArg::Value { ty, .. } => Some(ty),
            TemplateArg::Pack { args } => self.il[args].first().and_then(|arg| self.argument_type(arg)),
            _ => None,
        }
    }
}
