//! What stands behind pointers to entries: types in C++ notation, constants as expressions, names.

use super::graph::{Graph, Of, Seen, Value};
use super::print::{address, escaped};
use crate::tables::il_display::{
    ConstantNode, ExceptionSpecificationNode, Kind, Label, Link, Slot, TypeNode, Word, any, base_class,
    constant, exception_specification, exception_specification_type, form, kind, param_type, scope,
    source_file, ty, word,
};
use crate::tables::limits;
use crate::tables::spelled;

impl Graph {
    /// The text that is shown behind a pointer to an entry; none for most kinds.
    pub fn annotation(&self, id: impl Seen<kind::Any>) -> Option<String> {
        let id = id.id();
        let of = self.node(id).form;
        let is = |form: crate::tables::il_display::Form| of.kind == form.kind;
        if let Some(ty) = self.cast(id) {
            return Some(self.type_text(ty));
        }
        if let Some(constant) = self.cast::<kind::Constant>(id) {
            return Some(self.node(id).text.clone().or_else(|| self.name(constant)).unwrap_or_default());
        }
        let named = [form::VARIABLE, form::ROUTINE, form::FIELD, form::NAMESPACE, form::TEMPLATE_PARAMETER];
        if named.into_iter().any(is) {
            return self.name(id);
        }
        if let Some(label) = self.cast::<kind::Label>(id) {
            return self.name(label).map(|name| format!("label {name}"));
        }
        if is(form::SOURCE_FILE) {
            let Some(Value::String(name)) = self.get(id, source_file::FILE_NAME) else { return None };
            return Some(format!("\"{}\"", escaped(name.as_bytes())));
        }
        if is(form::BASE_CLASS) {
            let base = self.target(id, base_class::TYPE).map(|ty| self.type_text(ty)).unwrap_or_default();
            let derived = self.target(id, base_class::DERIVED_CLASS).map(|ty| self.type_text(ty));
            return Some(format!("{base} (in {})", derived.unwrap_or_default()));
        }
        None
    }

    /// The suffix that tells the type of an integer constant.
    pub fn suffix(&self, constant: ConstantNode) -> &'static str {
        self.target(constant, constant::TYPE).map_or("", |ty| self.type_suffix(ty))
    }

    /// The suffix of constants of an integral type.
    pub fn type_suffix(&self, mut ty: TypeNode) -> &'static str {
        while let Some(of) = self.target(ty, ty::TYPEREF_TYPE) {
            ty = of;
        }
        if self.node(ty).form == form::TYPE_TK_POINTER {
            return "LL";
        }
        if self.is_true(ty, ty::CHAR16_T_TYPE) || self.is_true(ty, ty::CHAR8_T_TYPE) {
            return "U";
        }
        match self.get(ty, ty::INT_KIND) {
            Some(Value::Word(word::UNSIGNED_INT | word::UNSIGNED_CHAR | word::UNSIGNED_SHORT)) => "U",
            Some(Value::Word(word::LONG)) => "L",
            Some(Value::Word(word::UNSIGNED_LONG)) => "UL",
            Some(Value::Word(word::LONG_LONG)) => "LL",
            Some(Value::Word(word::UNSIGNED_LONG_LONG)) => "ULL",
            _ => "",
        }
    }

    /// The name of an entity.
    pub fn name(&self, id: impl Seen<kind::Entity>) -> Option<String> {
        let id = id.id();
        match self.get(id, any::SOURCE_CORRESP_NAME) {
            Some(Value::Name(name)) => Some(name.clone()),
            _ => None,
        }
    }

    /// A type in C++ notation.
    pub fn type_text(&self, id: TypeNode) -> String {
        self.declared(id, String::new(), 0)
    }

    /// A declaration of `inner` with a type.
    fn declared(&self, id: TypeNode, inner: String, depth: u32) -> String {
        if depth > limits::DISPLAYED_TEXT_NESTING {
            return inner;
        }
        let of = self.node(id).form;
        match of {
            form::TYPE_TK_POINTER => {
                let operator =
                    match (self.is_true(id, ty::IS_REFERENCE), self.is_true(id, ty::IS_RVALUE_REFERENCE)) {
                        (_, true) => "&&",
                        (true, _) => "&",
                        _ => "*",
                    };
                self.indirect(id, ty::TYPE_POINTED_TO, operator, &inner, depth)
            }
            form::TYPE_TK_PTR_TO_MEMBER => {
                let class = self.part(id, ty::CLASS_OF_WHICH_A_MEMBER, depth);
                self.indirect(id, ty::TYPE, &format!("{class}::*"), &inner, depth)
            }
            form::TYPE_TK_ARRAY => {
                let bound = self.array_bound(id);
                self.outer(id, ty::ELEMENT_TYPE, format!("{inner}[{bound}]"), depth)
            }
            form::TYPE_TK_ROUTINE => {
                let inner = format!("{inner}{}", self.parameters(id, depth));
                let lambda = self.is_true(id, ty::ASSOC_ROUTINE_IS_LAMBDA_BODY);
                if lambda || self.is_true(id, ty::TRAILING_RETURN_TYPE) {
                    let auto = if lambda { "" } else { "auto " };
                    let mutable = lambda && self.get(id, ty::QUALIFIERS).is_none();
                    let inner = if mutable { format!("{inner} mutable") } else { inner };
                    return format!("{auto}{inner}->{}", self.part(id, ty::RETURN_TYPE, depth));
                }
                self.outer(id, ty::RETURN_TYPE, inner, depth)
            }
            form::TYPE_TK_TYPEREF if self.name(id).is_none() => self.unnamed_reference(id, inner, depth),
            _ => {
                let base = self.base_text(id, depth);
                let gap = if inner.is_empty() { "" } else { " " };
                format!("{base}{gap}{inner}")
            }
        }
    }

    fn part<E: Kind>(&self, id: impl Seen<kind::Any>, slot: Link<E, kind::Type>, depth: u32) -> String {
        let id = id.id();
        self.outer(id, slot, String::new(), depth)
    }

    fn outer<E: Kind>(
        &self,
        id: impl Seen<kind::Any>,
        slot: Link<E, kind::Type>,
        inner: String,
        depth: u32,
    ) -> String {
        let id = id.id();
        match self.target(id, slot) {
            Some(of) => self.declared(of, inner, depth + 1),
            None => inner,
        }
    }

    fn indirect(
        &self,
        id: TypeNode,
        slot: Link<kind::Type, kind::Type>,
        operator: &str,
        inner: &str,
        depth: u32,
    ) -> String {
        let Some(to) = self.target(id, slot) else { return String::new() };
        let around = matches!(self.node(to).form, form::TYPE_TK_ARRAY | form::TYPE_TK_ROUTINE);
        let inner = format!("{operator}{inner}");
        self.declared(to, if around { format!("({inner})") } else { inner }, depth + 1)
    }

    /// A type without a name of its own: qualifiers around another type, or a computed type.
    fn unnamed_reference(&self, id: TypeNode, inner: String, depth: u32) -> String {
        let Some(of) = self.target(id, ty::TYPEREF_TYPE) else { return inner };
        if let Some(text) = self.open_operator(id, depth) {
            let gap = if inner.is_empty() { "" } else { " " };
            return format!("{text}{gap}{inner}");
        }
        let Some(Value::Word(quals)) = self.get(id, ty::QUALIFIERS) else {
            if self.is_true(id, ty::MAY_ALIAS) {
                let attribute = crate::tables::attributes::AttributeKind::MayAlias as u16;
                let name = crate::tables::attributes::AttributeRow::at(attribute).map_or("", |row| row.name);
                let text = self.declared(of, inner, depth + 1);
                return format!("{text} __attribute((__{name}__))");
            }
            return self.declared(of, inner, depth + 1);
        };
        if matches!(self.node(of).form, form::TYPE_TK_POINTER | form::TYPE_TK_PTR_TO_MEMBER) {
            let gap = if inner.is_empty() { "" } else { " " };
            return self.declared(of, format!("{quals}{gap}{inner}"), depth + 1);
        }
        format!("{quals} {}", self.declared(of, inner, depth + 1))
    }

    /// A type that an operator gives of what depends on template parameters.
    fn open_operator(&self, id: TypeNode, depth: u32) -> Option<String> {
        if !self.is_true(id, ty::IS_DEPENDENT_TYPE_OPERATOR) {
            return None;
        }
        match self.get(id, ty::KIND) {
            Some(Value::Word(word::IS_DECLTYPE)) => {
                let text = self.expression_text(self.target(id, ty::EXPR)?);
                let bare = self.is_true(id, ty::DECLTYPE_EXPR_NOT_PARENTHESIZED);
                let (open, close) =
                    if bare { (spelled!(DECLTYPE "("), ")") } else { (spelled!(DECLTYPE "(("), "))") };
                Some([open, &text, close].concat())
            }
            Some(Value::Word(word::IS_UNDERLYING_TYPE)) => {
                let of = self.part(id, ty::OPERATOR_TYPE_ARG, depth);
                Some([spelled!(__UNDERLYING_TYPE "("), &of, ")"].concat())
            }
            _ => None,
        }
    }

    fn array_bound(&self, id: TypeNode) -> String {
        if let Some(constant) = self.target(id, ty::ELEMENT_COUNT_CONSTANT) {
            return self.annotation(constant).unwrap_or_default();
        }
        match self.get(id, ty::NUMBER_OF_ELEMENTS) {
            Some(Value::Int(0)) => String::new(),
            Some(Value::Int(count)) => count.to_string(),
            _ => "<expr>".to_owned(),
        }
    }

    fn parameters(&self, id: TypeNode, depth: u32) -> String {
        let mut texts = Vec::new();
        let mut at = self.target(id, ty::PARAM_TYPE_LIST);
        while let Some(param) = at {
            let mut text = self.part(param, any::TYPE, depth);
            if self.is_true(param, param_type::IS_PARAMETER_PACK) {
                text.push_str("...");
            }
            texts.push(text);
            at = self.target(param, param_type::NEXT);
        }
        if self.is_true(id, ty::HAS_ELLIPSIS) {
            texts.push("...".to_owned());
        }
        let is_c = self.get(id, ty::ROUTINE_NAME_LINKAGE) == Some(&Value::Word(word::C));
        if texts.is_empty() && is_c && self.is_c && self.is_true(id, ty::PROTOTYPED) {
            texts.push("void".to_owned());
        }
        let mut text = format!("({})", texts.join(", "));
        for label in [ty::QUALIFIERS, ty::REF_QUALIFIERS] {
            if self.is_true(id, ty::ASSOC_ROUTINE_IS_LAMBDA_BODY) || !self.is_true(id, ty::HAS_THIS_PARAM) {
                break;
            }
            if let Some(Value::Word(word)) = self.get(id, label) {
                text.push(' ');
                text.push_str(word);
            }
        }
        if let Some(specification) = self.target(id, ty::EXCEPTION_SPECIFICATION)
            && self.exceptions_in_types
        {
            text.push_str(&self.exceptions(specification, depth));
        }
        text
    }

    fn exceptions(&self, id: ExceptionSpecificationNode, depth: u32) -> String {
        if self.is_true(id, exception_specification::INDETERMINATE) {
            return String::new();
        }
        if self.is_true(id, exception_specification::IS_NOEXCEPT) {
            return match self.target(id, exception_specification::NOEXCEPT_ARG) {
                // What may throw says nothing, nor does what may or may not.
                Some(argument)
                    if matches!(self.get(argument, constant::INTEGER_VALUE), None | Some(Value::Int(0))) =>
                {
                    String::new()
                }
                Some(argument) => format!(" noexcept({})", self.annotation(argument).unwrap_or_default()),
                None => " noexcept".to_owned(),
            };
        }
        if self.is_true(id, exception_specification::THROW_ANY) {
            return " throw(...)".to_owned();
        }
        let mut types = Vec::new();
        let mut at = self.target(id, exception_specification::EXCEPTION_SPECIFICATION_TYPE_LIST);
        while let Some(row) = at {
            types.push(self.part(row, any::TYPE, depth));
            at = self.target(row, exception_specification_type::NEXT);
        }
        format!(" throw({})", types.join(", "))
    }

    /// A type that is not made of others: by its name where it has one.
    fn base_text(&self, id: TypeNode, depth: u32) -> String {
        if self.name(id).is_some() {
            return self.qualified_name(id, depth);
        }
        match self.node(id).form {
            form::TYPE_TK_VOID => "void".to_owned(),
            form::TYPE_TK_NULLPTR => "std::nullptr_t".to_owned(),
            form::TYPE_TK_INTEGER => self.integer_text(id),
            form::TYPE_TK_FLOAT => {
                let kind = self.words(id, ty::FLOAT_KIND);
                let standard = self.float_names.iter().find(|row| row.0 == kind);
                standard.map_or(kind, |row| row.1.to_owned())
            }
            form::TYPE_TK_COMPLEX => format!("{} __complex__", self.words(id, ty::FLOAT_KIND)),
            form::TYPE_TK_IMAGINARY => format!("{} __imaginary__", self.words(id, ty::FLOAT_KIND)),
            form::TYPE_TK_VECTOR => {
                let size = match self.get(id, ty::SIZE) {
                    Some(Value::Int(size)) => *size,
                    _ => 0,
                };
                let element = self.part(id, ty::ELEMENT_TYPE, depth);
                format!("__attribute((vector_size({size}))) {element}")
            }
            form::TYPE_TK_TEMPLATE_PARAM
                if self.get(id, ty::KIND) == Some(&Value::Word(word::TPTK_UNKNOWN))
                    || self.get(id, ty::KIND) == Some(&Value::Word(word::TPTK_MEMBER)) =>
            {
                self.unnamed(id)
            }
            form::TYPE_TK_TEMPLATE_PARAM => {
                let (depth, position) =
                    (self.number(id, ty::COORDINATES_DEPTH), self.number(id, ty::COORDINATES_POSITION));
                match (depth, position) {
                    (-1, 1) => spelled!(AUTO).to_owned(),
                    (-1, 2) => spelled!(DECLTYPE "(" AUTO ")").to_owned(),
                    _ => format!("T#({depth},{position})"),
                }
            }
            _ => self.unnamed(id),
        }
    }

    fn integer_text(&self, id: TypeNode) -> String {
        let flags = [
            (ty::BOOL_TYPE, "bool"),
            (ty::WCHAR_T_TYPE, "wchar_t"),
            (ty::CHAR8_T_TYPE, "char8_t"),
            (ty::CHAR16_T_TYPE, "char16_t"),
            (ty::CHAR32_T_TYPE, "char32_t"),
        ];
        if let Some((_, name)) = flags.into_iter().find(|(flag, _)| self.is_true(id, *flag)) {
            return name.to_owned();
        }
        if self.is_true(id, ty::ENUM_TYPE) {
            return self.unnamed(id);
        }
        self.words(id, ty::INT_KIND)
    }

    fn words(&self, id: TypeNode, slot: Slot<kind::Type, Word>) -> String {
        match self.get(id, slot) {
            Some(Value::Word(word)) => (*word).to_owned(),
            Some(Value::Text(text)) => text.clone(),
            _ => String::new(),
        }
    }

    /// A type without a name: its place stands for it, behind its keyword but for closure types.
    fn unnamed(&self, id: TypeNode) -> String {
        let keyword = match self.node(id).form {
            form::TYPE_TK_STRUCT => "struct ",
            form::TYPE_TK_UNION => "union ",
            form::TYPE_TK_INTEGER_ENUM => "enum ",
            _ => "",
        };
        format!("{keyword}{}", self.unnamed_type(id))
    }

    fn unnamed_type(&self, id: TypeNode) -> String {
        format!("{}<unnamed@{:x}>", self.scope_prefix(id, 0), address(id.id()))
    }

    fn qualified_name(&self, id: TypeNode, depth: u32) -> String {
        let of = self.node(id).form;
        let name = self.name(id).unwrap_or_default();
        if of == form::TYPE_TK_TEMPLATE_PARAM {
            if self.get(id, ty::KIND) == Some(&Value::Word(word::TPTK_MEMBER)) {
                return format!("{}{name}", self.scope_prefix(id, depth));
            }
            let place = (self.number(id, ty::COORDINATES_DEPTH), self.number(id, ty::COORDINATES_POSITION));
            return format!("{name}#({},{})", place.0, place.1);
        }
        let mut text = self.scope_prefix(id, depth);
        text.push_str(&name);
        let supplement = self.target(id, ty::EXTRA_INFO);
        let rows = supplement.map_or(id.id(), Of::id);
        let rows = self.get(rows, any::TEMPLATE_ARG_LIST);
        if let Some(Value::Rows(rows)) = rows {
            text.push_str(&self.arguments(rows));
        }
        let tagged =
            [form::TYPE_TK_STRUCT, form::TYPE_TK_UNION, form::TYPE_TK_CLASS, form::TYPE_TK_INTEGER_ENUM];
        if self.is_c && tagged.contains(&of) {
            let tag = match of {
                form::TYPE_TK_UNION => "union",
                form::TYPE_TK_INTEGER_ENUM => "enum",
                _ => "struct",
            };
            return format!("{tag} {text}");
        }
        text
    }

    /// Template arguments between angle brackets.
    fn arguments(&self, rows: &[(Label, Value)]) -> String {
        let mut texts: Vec<String> = Vec::new();
        for (label, value) in rows {
            match value {
                Value::Node(target) => {
                    texts.extend(self.annotation(*target).or_else(|| self.name(*target)));
                }
                _ if *label == any::TEMPLATE_ARG_LIST_IS_PACK.label() => {
                    if let Some(last) = texts.last_mut() {
                        last.push_str("...");
                    }
                }
                _ => {}
            }
        }
        format!("<{}>", texts.join(", "))
    }

    /// The scopes that a name is a member of, each with `::` behind it.
    pub fn scope_prefix(&self, id: impl Seen<kind::Entity>, depth: u32) -> String {
        let id = id.id();
        let Some(scope) = self.target(id, any::SOURCE_CORRESP_PARENT_SCOPE) else { return String::new() };
        if let Some(namespace) = self.target(scope, scope::ASSOC_NAMESPACE) {
            let outer = if depth > limits::DISPLAYED_TEXT_NESTING {
                String::new()
            } else {
                self.scope_prefix(namespace, depth + 1)
            };
            return match self.name(namespace) {
                Some(name) => format!("{outer}{name}::"),
                None => format!("{outer}<unnamed@{:x}>::", address(namespace.id())),
            };
        }
        match self.target(scope, scope::ASSOC_TYPE) {
            Some(of)
                if self.is_true(id, any::SOURCE_CORRESP_IS_CLASS_MEMBER)
                    && depth <= limits::DISPLAYED_TEXT_NESTING =>
            {
                if self.name(of).is_none() {
                    // Members of anonymous unions and structures count as those of the class around.
                    return match self.node(of).form {
                        form::TYPE_TK_STRUCT | form::TYPE_TK_UNION => self.scope_prefix(of, depth + 1),
                        _ => format!("{}::", self.unnamed_type(of)),
                    };
                }
                format!("{}::", self.declared(of, String::new(), depth + 1))
            }
            _ => String::new(),
        }
    }
}
