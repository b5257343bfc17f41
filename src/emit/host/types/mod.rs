//! The spelling of types: what stands before the declarator.

mod closed_type;
mod computed_type;
mod defined_class;
mod inherited_type;
mod unnamed_type;

use super::Printer;
use super::change;
use crate::il::*;
use crate::source::Pos;
use crate::tables::spelled;

/// Whether `typename` stands before a name that only a template argument makes that of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Typename {
    /// It is written where the name needs it.
    Written,
    /// The place says that it is a type, or one before it says so for the whole path.
    Implied,
}

impl Printer<'_> {
    /// Prints a type-id: `int`, `int *`, `int (*)(char)`, `int [3]`.
    pub(super) fn type_id(&mut self, ty: TypeId) {
        self.type_id_named(ty, Typename::Written);
    }

    /// The same, for a type that stands where `typename` is written or not.
    pub(super) fn type_id_named(&mut self, ty: TypeId, typename: Typename) {
        if !self.count_type() {
            return;
        }
        self.simple_type(self.innermost(ty), typename);
        self.vector_attribute(ty);
        self.abstract_declarator(ty);
    }

    /// Whether one more type may be printed.
    pub(super) fn count_type(&mut self) -> bool {
        self.types_left = self.types_left.saturating_sub(1);
        self.types_left > 0
    }

    /// Prints what makes vectors of the elements that a type-id names: no declaration around it has the attribute.
    fn vector_attribute(&mut self, mut ty: TypeId) {
        let il = self.il;
        loop {
            ty = match il[ty].kind {
                TypeKind::Pointer { to } => to,
                TypeKind::Array { element, .. } => element,
                TypeKind::Qualified { base, .. } => base,
                TypeKind::Vector { element, count } => {
                    if let TypeKind::Builtin { of } = self.il.unqualified(element)
                        && let Some(extent) = of.extent(self.options.target)
                    {
                        self.text(spelled!(" " __ATTRIBUTE "((__vector_size__("));
                        self.w.number(u128::from(extent.size) * u128::from(count));
                        self.text(")))");
                    }
                    return;
                }
                _ => return,
            };
        }
    }

    /// The part of a type that a declaration's specifiers spell: what is left of pointers, arrays and functions.
    #[inline]
    pub(super) fn innermost(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Builtin { .. } | TypeKind::Class { .. } | TypeKind::NamedParam { .. } => ty,
            _ => self.innermost_of(ty),
        }
    }

    fn innermost_of(&self, mut ty: TypeId) -> TypeId {
        loop {
            ty = self.settled_name(ty);
            ty = match self.il[ty].kind {
                TypeKind::Pointer { to }
                | TypeKind::LvalueReference { to }
                | TypeKind::RvalueReference { to }
                | TypeKind::MemberPointer { to, .. } => to,
                TypeKind::Array { element, .. } => element,
                TypeKind::Function { ret, traits, .. } if !traits.contains(FunctionTraits::TRAILING) => ret,
                TypeKind::Qualified { base, .. } if self.has_declarator(base) => base,
                TypeKind::Decayed { written } => written,
                TypeKind::Vector { element, .. } | TypeKind::DependentVector { element, .. } => element,
                _ => return ty,
            };
        }
    }

    /// What a typedef name stands for that a class declares behind this place, which is in a body or another part
    /// that sees the whole class (`[class.mem]`); other types as they are. Templates keep all names.
    #[inline(always)]
    pub(super) fn settled_name(&self, ty: TypeId) -> TypeId {
        match self.il[ty].kind {
            TypeKind::Qualifiedly { .. } | TypeKind::AliasInstance { .. } | TypeKind::Typedef { .. } => {
                self.settled_typedef(ty)
            }
            _ => ty,
        }
    }

    fn settled_typedef(&self, mut ty: TypeId) -> TypeId {
        loop {
            let named = match self.il[ty].kind {
                TypeKind::Qualifiedly { of, .. } => of,
                _ => ty,
            };
            if let TypeKind::AliasInstance { template, args, target } = self.il[named].kind {
                let settled = match self.il[named].flags.contains(TypeFlags::DEPENDENT) {
                    true => self.constant_alias(template),
                    false => self.settled_alias(template, args, target),
                };
                if let Some(settled) = settled {
                    ty = settled;
                    continue;
                }
            }
            let TypeKind::Typedef { typedef } = self.il[named].kind else { return ty };
            let typedef = &self.il[typedef];
            if !self.here.is_some() || typedef.pos <= self.here {
                return ty;
            }
            match self.il[typedef.scope].kind {
                ScopeKind::Class { of } if !self.il.is_dependent_class(of) => ty = typedef.ty,
                _ => return ty,
            }
        }
    }

    /// The type that an alias template among template arguments names whatever its own arguments are. The header of a
    /// template and the declaration of a function template keep its name, but for arguments of other alias templates.
    fn constant_alias(&self, template: TemplateId) -> Option<TypeId> {
        if self.keeps_aliases() {
            return None;
        }
        let t = &self.il[template];
        let TemplateKind::Alias { pattern } = t.kind else { return None };
        let ty = self.il[pattern].ty;
        let open = self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::UNKNOWN);
        (self.around.arguments.of_types > 0 && self.il[t.params].requires_clause.condition.is_none() && !open)
            .then_some(ty)
    }

    fn keeps_aliases(&self) -> bool {
        let declares = self.manner.templated_declaration && self.around.functions == 0;
        declares && !self.around.arguments.of_alias
    }

    /// The type that an alias template among template arguments names with arguments that only an instantiation knows,
    /// where none of those is left in it: a pack whose length is known.
    fn settled_alias(&self, template: TemplateId, args: List<TemplateArg>, target: TypeId) -> Option<TypeId> {
        if self.around.arguments.of_types == 0 || self.keeps_aliases() || !self.has_open_argument(args) {
            return None;
        }
        let constrained = self.il[self.il[template].params].requires_clause.condition.is_some();
        (!constrained && !self.il[target].flags.contains(TypeFlags::UNKNOWN)).then_some(target)
    }

    /// Whether a type is named by an alias template with arguments that only an instantiation knows, where it stays.
    pub(in crate::emit::host) fn is_kept_alias(&self, ty: TypeId) -> bool {
        matches!(self.il[ty].kind, TypeKind::AliasInstance { args, .. }
            if self.keeps_aliases() && self.has_open_argument(args))
    }

    fn has_open_argument(&self, args: List<TemplateArg>) -> bool {
        let open = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT;
        self.il[args].iter().any(|arg| match *arg {
            TemplateArg::Type { of } => self.il[of].flags.contains(TypeFlags::DEPENDENT),
            TemplateArg::Expr { expr } => self.il[expr].flags.intersects(open),
            TemplateArg::Pack { args } => self.has_open_argument(args),
            _ => false,
        })
    }

    /// Prints the innermost part of a type.
    pub(super) fn base_type(&mut self, ty: TypeId) {
        self.simple_type(self.innermost(ty), Typename::Written);
    }

    /// Prints cv-qualifiers, each with a blank behind it.
    pub(super) fn qualifiers(&mut self, quals: Qualifiers) {
        if quals.contains(Qualifiers::CONST) {
            self.text(spelled!(CONST " "));
        }
        if quals.contains(Qualifiers::VOLATILE) {
            self.text(spelled!(VOLATILE " "));
        }
        if quals.contains(Qualifiers::RESTRICT) {
            self.text(spelled!(__RESTRICT__ " "));
        }
    }

    /// Prints a type that has no declarator part.
    fn simple_type(&mut self, ty: TypeId, typename: Typename) {
        match self.il[ty].kind {
            TypeKind::Builtin { of } => self.text(Self::builtin_spelling(of)),
            TypeKind::Signed { of } => {
                self.text(spelled!(SIGNED " "));
                self.simple_type(of, typename);
            }
            TypeKind::Qualified { base, quals } => {
                self.qualifiers(quals);
                self.simple_type(self.innermost(base), typename);
            }
            TypeKind::Typedef { typedef }
                if self.manner.types.bare_types
                    && !self.has_declarator(self.il[typedef].ty)
                    && !self.makes_vector(typedef) =>
            {
                self.simple_type(self.innermost(self.il[typedef].ty), typename)
            }
            TypeKind::Typedef { .. } if self.manner.types.settled_types && !self.is_instance_typedef(ty) => {
                let settled = self.il[ty].canonical;
                let vector = matches!(self.il.unqualified(settled), TypeKind::Vector { .. });
                match vector || self.has_declarator(settled) {
                    true => self.typedef_name(ty, typename),
                    false => self.simple_type(self.innermost(settled), typename),
                }
            }
            TypeKind::Typedef { typedef } if self.expands_local_typedef(ty, typedef) => {
                let of = self.il[typedef].ty;
                // One `typename` says it for the whole path.
                match typename {
                    Typename::Implied => self.type_without_typename(of),
                    Typename::Written => self.base_type(of),
                }
            }
            // A name that every unit begins with.
            TypeKind::Typedef { typedef } if self.il[typedef].pos == Pos::default() => {
                self.simple_type(self.innermost(self.il[typedef].ty), typename);
            }
            TypeKind::Typedef { .. } => self.typedef_name(ty, typename),
            TypeKind::Class { class } if self.around.declared.defined_class == Some(class) => {
                self.class_definition(class)
            }
            TypeKind::Class { .. } | TypeKind::Enum { .. } if self.unnamed_type(ty) => {}
            TypeKind::Class { class } => {
                if typename == Typename::Written {
                    if self.is_hidden_by_parameters_alone(class) {
                        self.text(self.il[class].tag.spelling());
                        self.text(" ");
                        self.class_identifier(Some(class));
                        return;
                    }
                    self.hidden_tag(ty);
                }
                self.class_type(class, typename);
            }
            TypeKind::Injected { class } => {
                self.hidden_tag(self.il[class].ty);
                self.injected_class_name(class, typename);
            }
            TypeKind::Enum { of } => {
                self.hidden_tag(ty);
                self.enum_type(of, typename);
            }
            TypeKind::NamedParam { param } if self.il[param].invented => {
                if let TemplateParamKind::Type { constraint, .. } = self.il[param].kind {
                    self.constraint(constraint);
                }
                self.text(spelled!(AUTO));
            }
            // Types and values that mean the same are kept with the names of the declaration that first has them.
            TypeKind::NamedParam { param } => self.template_param_name(self.parameter_here(param)),
            TypeKind::Instance { template, .. }
                if self.is_current_class(ty) && !self.around.arguments.of_base =>
            {
                if let Some(class) = self.current_class(ty) {
                    self.hidden_tag(self.il[class].ty);
                }
                self.template_identifier(template)
            }
            // What an expression determines is spelled by that where it is an argument.
            TypeKind::AliasInstance { target, .. }
                if (self.manner.types.bare_types || self.around.arguments.of_types > 0)
                    && self.around.template_bodies == 0
                    && !self.il[ty].flags.contains(TypeFlags::DEPENDENT)
                    && self.is_decltype(target) =>
            {
                self.simple_type(self.innermost(target), typename);
            }
            TypeKind::AliasInstance { template, args, .. } | TypeKind::Instance { template, args } => {
                let dependent = matches!(self.il[ty].kind, TypeKind::Instance { .. });
                match self.is_befriending_class(ty) {
                    true => self.template_identifier(template),
                    false => self.template_of_type(template, dependent, typename),
                }
                let alias = matches!(self.il[template].kind, TemplateKind::Alias { .. });
                let base = self.around.arguments.of_base || self.is_base_of_class_around(ty);
                self.with(change::TypeArgs(self.around.arguments.of_types + 1), |p| {
                    let canonical = match p.il[p.il[ty].canonical].kind {
                        TypeKind::Instance { template: of, args } if of == template => args,
                        _ => List::default(),
                    };
                    p.with(change::AliasArguments(alias), |p| {
                        p.with(change::BaseArguments(base), |p| p.type_arguments(template, args, canonical))
                    });
                });
            }
            TypeKind::DeducedClass { template } => self.template_name(template),
            TypeKind::PackExpansion { pattern } => {
                self.type_id(pattern);
                self.text("...");
            }
            TypeKind::Complex { element } => {
                self.simple_type(element, typename);
                self.text(spelled!(" " __COMPLEX__));
            }
            TypeKind::Elaborated { tag, of } => self.elaborated(tag, of),
            TypeKind::Qualifiedly { of, qualifier } if self.is_of_private_arguments(of) => {
                self.member_of_typedef(qualifier, of);
            }
            TypeKind::Qualifiedly { of, qualifier } if self.inherited_type(qualifier, of, typename) => {}
            TypeKind::Qualifiedly { of, .. } => {
                if self.is_dependent_member(of) || self.is_dependent_member_template(of) {
                    self.text(spelled!(TYPENAME " "));
                }
                self.type_id_named(of, typename)
            }
            TypeKind::Auto { constraint } => {
                self.constraint(constraint);
                self.text(spelled!(AUTO));
            }
            TypeKind::DecltypeAuto { constraint } => {
                self.constraint(constraint);
                self.text(spelled!(DECLTYPE "(" AUTO ")"));
            }
            TypeKind::Function { .. } => self.text(spelled!(AUTO)),
            _ => self.computed_type(ty),
        }
    }

    /// Whether a type is a member of an instance of a class template that is itself a member of one: which class
    /// that is depends on the outer arguments, so that a host compiler needs `typename`.
    fn is_dependent_member(&self, ty: TypeId) -> bool {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return false };
        let ScopeKind::Class { of } = self.il[self.il[typedef].scope].kind else { return false };
        let Some(instance) = self.il[of].instance else { return false };
        let template = self.il[instance].template;
        match self.il[self.il[template].scope].kind {
            ScopeKind::Class { of } => self.il[of].flags.contains(ClassFlags::DEPENDENT),
            _ => false,
        }
    }

    /// Whether a type is named by an alias template that is a member of a class in a template other than that around it.
    fn is_dependent_member_template(&self, ty: TypeId) -> bool {
        let TypeKind::AliasInstance { template, .. } = self.il[ty].kind else { return false };
        match self.il[self.il[template].scope].kind {
            ScopeKind::Class { of } => {
                let c = &self.il[of];
                let member = matches!(self.il[c.enclosing].kind,
                    ScopeKind::Class { of } if self.il[of].template.or(self.il[of].specialization.partial_of).is_some());
                c.flags.contains(ClassFlags::DEPENDENT) && c.template.is_none() && member
            }
            _ => false,
        }
    }

    /// A fundamental type's shortest spelling: `unsigned` says `int` already.
    fn builtin_spelling(of: Builtin) -> &'static str {
        let spelling = of.spelling();
        match of {
            Builtin::UnsignedInt => spelling.strip_suffix(spelled!(" " INT)).unwrap_or(spelling),
            _ => spelling,
        }
    }

    /// Prints the tag before a class or enumeration that its name alone does not mean.
    fn hidden_tag(&mut self, ty: TypeId) {
        if let Some(tag) = self.hidden_by_name(ty) {
            self.text(tag.spelling());
            self.text(" ");
        }
    }

    /// The tag of a class or enumeration that something else of its name hides.
    pub(super) fn hidden_by_name(&self, ty: TypeId) -> Option<Tag> {
        match self.il[ty].kind {
            _ if self.options.c => None,
            TypeKind::Class { class } => {
                let c = &self.il[class];
                let within = c.flags.contains(ClassFlags::HIDDEN_WITHIN) && self.is_around(c.scope);
                (within || c.flags.contains(ClassFlags::HIDDEN)).then_some(c.tag)
            }
            TypeKind::Enum { of } => self.il[of].hidden.then_some(Tag::Enum),
            _ => None,
        }
    }

    /// Prints types that an expression or another type determines, and dependent names.
    fn computed_type(&mut self, ty: TypeId) {
        match self.il[ty].kind {
            TypeKind::DependentName { qualifier, name } => {
                self.text(spelled!(TYPENAME " "));
                self.dependent_qualifier(qualifier);
                self.name(name);
            }
            TypeKind::DependentTemplate { qualifier, name, args } => {
                self.text(spelled!(TYPENAME " "));
                self.template_qualifier(qualifier);
                self.text(spelled!(TEMPLATE " "));
                self.name(name);
                self.template_args(args);
            }
            TypeKind::Decltype { expr } => self.decltype(expr),
            TypeKind::TypeofExpr { expr } => {
                self.text(spelled!(__TYPEOF__ "("));
                self.top(expr);
                self.text(")");
            }
            TypeKind::Atomic { of } => {
                self.text(spelled!(_ATOMIC "("));
                self.type_id(of);
                self.text(")");
            }
            TypeKind::TypeofType { of } => {
                self.text(spelled!(__TYPEOF__ "("));
                self.type_id(of);
                self.text(")");
            }
            TypeKind::Transform { trait_, of } => {
                self.trait_name(trait_);
                self.text("(");
                self.type_id(of);
                self.text(")");
            }
            TypeKind::Unknown => self.text(spelled!(INT)),
            TypeKind::Param { depth, index, .. } => match self.parameter_at(depth, index) {
                Some(param) => self.template_param_name(param),
                None => self.text(spelled!(AUTO)),
            },
            _ => {}
        }
    }

    /// The template parameter with a name that is meant by its place.
    pub(super) fn parameter_at(&self, depth: u16, index: u32) -> Option<TemplateParamId> {
        let il = self.il;
        let header = self.around.headers.get(usize::from(depth))?;
        il[*header].params(il).get(index as usize).copied().filter(|param| !il[*param].invented)
    }

    /// The parameter of the headers around that stands in the place of another one: values that mean the same are
    /// kept with the parameters of the header that first has them.
    pub(super) fn parameter_here(&self, param: TemplateParamId) -> TemplateParamId {
        if self.around.headers.iter().any(|header| self.il[*header].params(self.il).contains(&param)) {
            return param;
        }
        let (depth, index) = (self.il[param].depth, self.il[param].index);
        self.parameter_at(depth, index).filter(|here| self.il[*here].name.is_some()).unwrap_or(param)
    }

    fn typedef_name(&mut self, ty: TypeId, typename: Typename) {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return };
        let typedef = &self.il[typedef];
        self.qualify_type(typedef.scope, Some(typedef.name), typename);
        self.name(typedef.name);
    }

    /// Whether a type is a typedef name that an instance of a class template declares.
    pub(super) fn is_instance_typedef(&self, ty: TypeId) -> bool {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return false };
        match self.il[self.il[typedef].scope].kind {
            ScopeKind::Class { of } => self.il[of].instance.is_some(),
            _ => false,
        }
    }

    /// Whether a typedef name that a function declares gives way to what it stands for, in what is kept of a constant.
    fn expands_local_typedef(&self, ty: TypeId, typedef: TypedefId) -> bool {
        let values = &self.manner.values;
        let unresolved = self.manner.arguments.unresolved && self.around.lambdas.generic > 0;
        let kept = values.in_value || unresolved || self.is_decltype(ty) || self.keeps_computed_name(ty);
        values.kept_constants > 0 && self.is_local_typedef(typedef) && !kept
    }

    /// Whether a function declares a typedef name, and that of a type without declarator.
    fn is_local_typedef(&self, typedef: TypedefId) -> bool {
        let typedef = &self.il[typedef];
        matches!(self.il[typedef.scope].kind, ScopeKind::Block | ScopeKind::Function { .. })
            && !self.has_declarator(typedef.ty)
    }

    /// Whether a type is the typedef name of a class that is an instance of a template.
    pub(super) fn is_typedef_of_instance(&self, ty: TypeId) -> bool {
        let TypeKind::Typedef { typedef } = self.il[ty].kind else { return false };
        matches!(self.il[self.il[typedef].scope].kind, ScopeKind::Class { of }
            if self.il[of].instance.is_some() && !self.il.is_dependent_class(of))
    }

    /// Prints `__decltype(e)`. A name or member access must keep its meaning: parentheses around it would ask
    /// for the type of the expression and not of what it names.
    fn decltype(&mut self, expr: ExprId) {
        self.text(spelled!(__DECLTYPE "("));
        self.with(change::InValue(false), |p| {
            p.with(change::NamingType(true), |p| {
                p.with(change::Measuring(true), |p| p.decltype_operand(expr));
            });
        });
        self.text(")");
    }

    fn decltype_operand(&mut self, expr: ExprId) {
        let e = &self.il[expr];
        let entity = matches!(
            e.kind,
            ExprKind::Name { .. }
                | ExprKind::Constant { .. }
                | ExprKind::Member { .. }
                | ExprKind::DependentMember { .. }
                // What a template-id of an open class names is not known: it is an operand.
                | ExprKind::Dependent { args: None, .. }
        );
        // A parameter that may be an lvalue, as those of classes since C++20 are, is an operand.
        let open = matches!(e.kind, ExprKind::Name { entity: Entity::TemplateParam { id }, .. } if self.may_be_lvalue(id));
        // A comma has parentheses of its own.
        let comma = matches!(e.kind, ExprKind::Binary { op: BinaryOp::Comma, .. });
        // So has `void()` in a template.
        let nothing = matches!(e.kind, ExprKind::Construct { to, args, .. }
            if args.is_empty() && self.around.templates > 0 && self.is_void(to));
        if comma || nothing || entity && !open && !e.flags.contains(ExprFlags::PARENTHESIZED) {
            self.top(expr);
        } else {
            self.parenthesized(expr);
        }
    }

    /// Whether the name of a template parameter may be an lvalue: its type is a class, a reference or a placeholder, or
    /// depends on others.
    fn may_be_lvalue(&self, param: TemplateParamId) -> bool {
        let TemplateParamKind::NonType { ty, .. } = self.il[param].kind else { return false };
        match self.il[self.il[ty].canonical].kind {
            TypeKind::LvalueReference { .. } => true,
            TypeKind::Pointer { .. } | TypeKind::MemberPointer { .. } => false,
            _ => {
                let open = self.il[ty].flags.intersects(TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER);
                self.options.standard >= 20 && (open || self.il.is_class(ty))
            }
        }
    }

    /// Prints an elaborated type: the tag stays where it declares the class.
    fn elaborated(&mut self, tag: Tag, of: TypeId) {
        let mut of = self.without_naming_class(of);
        let enumeration = self.il[of].canonical;
        if matches!(self.il[enumeration].kind, TypeKind::Enum { .. })
            && self.hidden_by_name(enumeration).is_some()
        {
            of = enumeration;
        }
        let declares = match self.il[self.innermost(of)].kind {
            _ if self.options.c => true,
            _ if self.hidden_by_name(self.innermost(of)).is_some() => false,
            TypeKind::Class { class } if self.il[class].instance.is_some() => false,
            TypeKind::Class { class } => self.memory.mentioned_tags.add(class),
            _ => false,
        };
        if declares {
            self.text(tag.spelling());
            self.text(" ");
            // What is declared is called by its name alone.
            if let TypeKind::Class { class } = self.il[of].kind {
                return self.class_identifier(Some(class));
            }
        }
        self.type_id(of);
    }

    fn constraint(&mut self, constraint: Option<ExprId>) {
        if let Some(constraint) = constraint {
            self.type_constraint(constraint);
            self.text(" ");
        }
    }

    /// Prints a type-constraint: a concept-id without its first argument, which is the constrained type.
    pub(super) fn type_constraint(&mut self, constraint: ExprId) {
        match self.il[constraint].kind {
            ExprKind::Concept { template, args, .. } => {
                self.template_name(template);
                if !args.is_empty() {
                    self.text("< ");
                    let il = self.il;
                    self.separated(&il[args], |p, arg| p.concept_arg(arg));
                    self.text("> ");
                }
            }
            _ => self.top(constraint),
        }
    }
}
