//! Types and template arguments as messages show them.

use crate::compilation::Compilation;
use crate::il::*;

impl Compilation {
    /// A type as it was written, in the notation of messages: `const char *`, `int (*)(float)`, `V<int> &`.
    pub fn type_text(&self, ty: TypeId) -> String {
        self.declared_text(ty, String::new(), Qualifiers::empty())
    }

    /// A variable with its type, as it would be declared.
    pub fn declared_variable_text(&self, ty: TypeId, name: &str) -> String {
        self.declared_text(ty, name.to_owned(), Qualifiers::empty())
    }

    /// A declaration of `inner` with a type: what the type says stands around it (`[dcl.meaning]`).
    fn declared_text(&self, ty: TypeId, inner: String, quals: Qualifiers) -> String {
        match self.il[ty].kind {
            TypeKind::Qualified { base, quals: more } => self.declared_text(base, inner, quals | more),
            TypeKind::Pointer { to } => self.indirect_text(to, "*", inner, quals),
            TypeKind::LvalueReference { to } => self.indirect_text(to, "&", inner, quals),
            TypeKind::RvalueReference { to } => self.indirect_text(to, "&&", inner, quals),
            TypeKind::MemberPointer { class, to } => {
                let operator = format!("{}::*", self.type_text(class));
                self.indirect_text(to, &operator, inner, quals)
            }
            TypeKind::Array { element, bound } => {
                let bound = match bound {
                    ArrayBound::Constant { count } | ArrayBound::Written { count, .. } => count.to_string(),
                    ArrayBound::Unknown | ArrayBound::Expr { .. } => String::new(),
                };
                self.declared_text(element, format!("{inner}[{bound}]"), quals)
            }
            TypeKind::Function { ret, params, traits, .. } => {
                let inner = format!("{inner}{}", self.parameters_text(&self.il[params], traits));
                self.declared_text(ret, inner, Qualifiers::empty())
            }
            TypeKind::PackExpansion { pattern } => self.declared_text(pattern, format!("...{inner}"), quals),
            TypeKind::Qualifiedly { of, .. }
            | TypeKind::Elaborated { of, .. }
            | TypeKind::Signed { of }
            | TypeKind::TypeofType { of }
            | TypeKind::WithAttributes { of, .. } => self.declared_text(of, inner, quals),
            TypeKind::Decayed { written } => self.decayed_text(ty, written, inner, quals),
            _ => {
                let mut text = qualifiers_text(quals);
                text.push_str(&self.named_type_text(ty));
                let separated = !inner.is_empty() && !inner.starts_with("...");
                if separated {
                    text.push(' ');
                }
                text + &inner
            }
        }
    }

    /// A parameter written as an array or function is the pointer that it stands for.
    fn decayed_text(&self, ty: TypeId, written: TypeId, inner: String, quals: Qualifiers) -> String {
        let canonical = self.canonical(ty);
        let text = if canonical == ty { written } else { canonical };
        self.declared_text(text, inner, quals)
    }

    /// A pointer or reference; what it leads to stands in parentheses where that is an array or a function.
    fn indirect_text(&self, to: TypeId, operator: &str, inner: String, quals: Qualifiers) -> String {
        let mut own = qualifiers_text(quals);
        if inner.is_empty() {
            own.truncate(own.trim_end().len());
        }
        let inner = format!("{operator}{own}{inner}");
        let around = matches!(self.il[to].kind, TypeKind::Array { .. } | TypeKind::Function { .. });
        let inner = if around { format!("({inner})") } else { inner };
        self.declared_text(to, inner, Qualifiers::empty())
    }

    /// A list of parameter types with what follows it.
    pub fn parameters_text(&self, params: &[TypeId], traits: FunctionTraits) -> String {
        let mut parts: Vec<_> = params.iter().map(|p| self.parameter_type_text(*p)).collect();
        if traits.contains(FunctionTraits::VARIADIC) {
            parts.push("...".to_owned());
        }
        let mut text = format!("({})", parts.join(", "));
        for (flag, word) in [
            (FunctionTraits::CONST, " const"),
            (FunctionTraits::VOLATILE, " volatile"),
            (FunctionTraits::LVALUE_REF, " &"),
            (FunctionTraits::RVALUE_REF, " &&"),
            (FunctionTraits::NOEXCEPT, " noexcept"),
        ] {
            if traits.contains(flag) {
                text.push_str(word);
            }
        }
        text
    }

    /// The type of a parameter, of which qualifiers are no part of the function's type (`[dcl.fct]`).
    fn parameter_type_text(&self, param: TypeId) -> String {
        match self.il[param].kind {
            TypeKind::Qualified { base, .. } => self.type_text(base),
            _ => self.type_text(param),
        }
    }

    /// A type that has a name, or is shown by the name of what it is.
    fn named_type_text(&self, ty: TypeId) -> String {
        match self.il[ty].kind {
            TypeKind::Builtin { of } => of.spelling().to_owned(),
            TypeKind::Class { class } | TypeKind::Injected { class } => self.class_text(class),
            TypeKind::Enum { of } => {
                let mut text = self.scope_text(self.il[of].enclosing);
                match self.il[of].name {
                    Some(name) => text.push_str(self.names.text(name)),
                    None => text.push_str(&unnamed_text(Tag::Enum)),
                }
                text
            }
            TypeKind::Typedef { typedef } => {
                let mut text = self.scope_text(self.il[typedef].scope);
                text.push_str(self.names.text(self.il[typedef].name));
                text
            }
            TypeKind::NamedParam { param } if self.il[param].invented => "auto".to_owned(),
            TypeKind::NamedParam { param } => {
                self.il[param].name.map_or_else(String::new, |n| self.names.text(n).to_owned())
            }
            TypeKind::Instance { template, args } => {
                let mut text = self.template_text(template);
                text.push_str(&self.template_arguments_text(args));
                text
            }
            TypeKind::AliasInstance { target, .. } => self.type_text(target),
            TypeKind::DeducedClass { template } => self.template_text(template),
            TypeKind::Auto { .. } => "auto".to_owned(),
            TypeKind::DecltypeAuto { .. } => "decltype(auto)".to_owned(),
            TypeKind::DependentName { name, .. } | TypeKind::DependentTemplate { name, .. } => {
                self.names.text(name).to_owned()
            }
            _ => {
                let canonical = self.canonical(ty);
                if canonical == ty { String::new() } else { self.type_text(canonical) }
            }
        }
    }

    /// The qualified name of a template.
    pub fn template_text(&self, template: TemplateId) -> String {
        let t = &self.il[template];
        let mut text = self.scope_text(t.scope);
        text.push_str(t.name.map_or("", |n| self.names.text(n)));
        text
    }

    /// Template arguments between angle brackets.
    pub fn template_arguments_text(&self, args: List<TemplateArg>) -> String {
        let mut parts = Vec::new();
        self.list_arguments(args, &mut parts);
        format!("<{}>", parts.join(", "))
    }

    /// Template arguments between their brackets, as written.
    pub(super) fn listed_arguments_text(&self, args: List<TemplateArg>) -> String {
        let mut parts = Vec::new();
        self.list_arguments(args, &mut parts);
        parts.join(", ")
    }

    fn list_arguments(&self, args: List<TemplateArg>, out: &mut Vec<String>) {
        for arg in &self.il[args] {
            self.list_argument(arg, out);
        }
    }

    /// The text of one template argument, of a pack those of its elements.
    pub(super) fn list_argument(&self, arg: &TemplateArg, out: &mut Vec<String>) {
        match *arg {
            TemplateArg::Type { of } => out.push(self.type_text(of)),
            TemplateArg::Integral { value, ty } => out.push(self.integral_argument_text(value, ty)),
            TemplateArg::Value { value, ty } => out.push(self.constant_argument_text(value, ty)),
            TemplateArg::Expr { expr } => out.push(self.expression_argument_text(expr)),
            TemplateArg::Template { template, .. } => out.push(self.template_text(template)),
            TemplateArg::Pack { args } => self.list_arguments(args, out),
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

/// What stands for the name of a class or enumeration without one.
pub(super) fn unnamed_text(tag: Tag) -> String {
    format!("{} <unnamed>", tag.spelling())
}
