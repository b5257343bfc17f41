//! Braced lists (`[dcl.init.list]`): what is printed of their elements depends on what the list initializes, and by which
//! constructor.

use crate::emit::host::Printer;
use crate::emit::host::change;
use crate::finalize::Target;
use crate::il::*;
use crate::names::known;
use crate::tables::limits;

/// Lists of static objects with more elements than this keep nothing of them but their values.
const LONG_LIST: usize = 1001;

impl Printer<'_> {
    /// Prints a braced list whose storage is not known to be static.
    pub(in crate::emit::host) fn braced(&mut self, list: ExprId) {
        self.braced_for(list, Target::default());
    }

    /// Prints the braced list that makes an object without a name.
    pub(in crate::emit::host) fn braced_temporary(&mut self, list: ExprId) {
        self.braced_for(list, Target { temporary: true, ..Target::default() });
    }

    /// Whether a list initializes the members of an object of a type, and no constructor is called.
    pub(in crate::emit::host) fn initializes_members(&self, ty: TypeId) -> bool {
        matches!(self.il.unqualified(ty), TypeKind::Class { class }
            if !self.il[class].flags.intersects(ClassFlags::USER_CTOR | ClassFlags::INHERITED_CTOR))
    }

    /// Whether a braced list of one value has become a scalar.
    pub(in crate::emit::host) fn makes_scalar(&self, list: ExprId) -> bool {
        let ty = self.il[list].ty;
        let open = matches!(
            self.il.unqualified(ty),
            TypeKind::Builtin { of: Builtin::BraceList | Builtin::Dependent }
        );
        let expanded = matches!(self.il[list].kind, ExprKind::InitList { elements, .. }
            if self.il[elements].iter().any(|e| matches!(self.il[*e].kind, ExprKind::Expansion { .. })));
        !open && !expanded && self.il.is_scalar(ty)
    }

    /// The only element of a list that copies it, or binds a reference to it, without a constructor that has code: it
    /// stands for the list where that is no direct initialization (`[dcl.init.list]`).
    pub(in crate::emit::host) fn copied_from_list(&self, list: ExprId) -> Option<ExprId> {
        let inner = self.il.without_conversions(list);
        let ExprKind::InitList { elements, constructor } = self.il[inner].kind else { return None };
        // An initializer-list constructor takes a list of one element ([over.match.list]).
        if constructor.is_some_and(|constructor| self.takes_whole_list(constructor, elements)) {
            return None;
        }
        let [only] = self.il[elements] else { return None };
        let (target, bound) = match self.il.unqualified(self.il[inner].ty) {
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => {
                (self.il.unqualified(to), true)
            }
            target => (target, false),
        };
        let TypeKind::Class { class } = target else { return None };
        let element = &self.il[self.il.without_conversions(only)];
        let whole = matches!(self.il.unqualified(element.ty), TypeKind::Class { class: of } if of == class || self.derives_from(of, class, 0))
            && !self.il.is_dependent_class(class);
        let plain = bound || element.category == Category::Prvalue || !self.stays_in_memory(class, 0);
        (whole && plain || self.is_given_for_copy(only, class, constructor)).then_some(only)
    }

    /// Whether an object of another class is converted by a function of that class to what a constructor only copies.
    fn is_given_for_copy(&self, object: ExprId, class: ClassId, constructor: Option<FunctionId>) -> bool {
        let of = |ty: TypeId| match self.il.unqualified(ty) {
            TypeKind::Class { class } => Some(class),
            _ => None,
        };
        let copies = constructor.is_some_and(|constructor| {
            let first =
                self.il[constructor].params(self.il).first().map(|param| self.il.unqualified(param.ty));
            matches!(first, Some(TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to })
                if of(to) == Some(class))
        });
        let given = of(self.il[self.il.without_conversions(object)].ty)
            .is_some_and(|from| from != class && !self.derives_from(from, class, 0));
        copies && given
    }

    /// Prints the braced list that is an argument, or is returned, and makes an object of a class.
    pub(in crate::emit::host) fn braced_argument(&mut self, list: ExprId) {
        if let Some(object) = self.copied_from_list(list) {
            return self.argument(object);
        }
        let open = self.around.templates > 0;
        self.braced_for(list, Target { temporary: open, open, ..Target::default() });
    }

    /// Prints the braced list that makes an object of type `to` without a name.
    pub(in crate::emit::host) fn braced_object(&mut self, list: ExprId, to: TypeId) {
        let open = self.il[to].flags.contains(TypeFlags::DEPENDENT);
        let element_wise = self.il.is_array(Some(to)) || (!open && self.initializes_members(to));
        self.braced_for(list, Target { temporary: true, open, element_wise, ..Target::default() });
    }

    pub(super) fn braced_for(&mut self, list: ExprId, target: Target) {
        let il = self.il;
        let inner = self.il.without_conversions(list);
        let ExprKind::InitList { elements, constructor } = il[inner].kind else {
            self.top(inner);
            return;
        };
        let addresses = target.static_storage || target.ty.is_some_and(|ty| self.il.is_scalar(ty));
        if let Some(string) = self.only_string(list, target) {
            self.top(string);
            return;
        }
        let class = self.is_class_target(target) || self.il.is_class(il[inner].ty);
        if self.around.templates > 0 && !target.temporary && class && constructor.is_none() {
            return self.unconverted_list(inner, target);
        }
        let long = target.static_storage
            && target.ty.is_some()
            && self.around.templates == 0
            && il[elements].len() > LONG_LIST;
        self.with(change::LongList(long || self.manner.values.long_list), |p| {
            p.elements_between_braces(inner, target, addresses);
        });
    }

    /// Prints the elements of a list; some may be addresses.
    fn elements_between_braces(&mut self, inner: ExprId, target: Target, addresses: bool) {
        let il = self.il;
        let ExprKind::InitList { elements, constructor } = il[inner].kind else { return };
        self.text("{");
        // Which constructor is called shows only when the types of all elements are known.
        let open = il[elements].iter().any(|element| self.il.has_open_type(*element));
        if let [element] = &il[elements]
            && let Some(whole) = self.initializing_operand(*element, target.ty)
        {
            self.only_made_element(*element, whole, target);
            return self.text("}");
        }
        match constructor.filter(|_| !open) {
            Some(_) if self.around.templates > 0 && !target.temporary => {
                self.separated(&il[elements], |p, element| {
                    let inner = p.il.without_conversions(element);
                    let number = matches!(
                        p.il[inner].kind,
                        ExprKind::Unary { .. }
                            | ExprKind::Binary { .. }
                            | ExprKind::Cast { .. }
                            | ExprKind::Conditional { .. }
                    );
                    let number = number && !p.il.is_address(inner) && !p.il.calls_open_function(inner, 0);
                    match number && p.is_constant_part(inner) {
                        true => p.operand(inner),
                        false if matches!(p.il[inner].kind, ExprKind::InitList { .. }) => {
                            p.braced_for(inner, Target { temporary: true, open: true, ..Target::default() })
                        }
                        false => p.top(element),
                    }
                });
            }
            Some(constructor) if self.takes_whole_list(constructor, elements) => {
                match il[elements].is_empty() {
                    true => self.text("{}"),
                    false => self.separated(&il[elements], |p, element| p.element(element, addresses, None)),
                }
            }
            Some(_) => self.separated(&il[elements], |p, element| p.top(element)),
            None => {
                let of = self.dependent_element(target);
                let number = self.number_beside_open(inner, target);
                let bound = self.bound_elements(inner, target);
                self.separated(&il[elements], |p, element| {
                    if bound.contains(&element) {
                        return p.parenthesized(p.il.without_conversions(element));
                    }
                    let converted = number.is_some_and(|ty| p.is_converted_number(element, ty))
                        || number.is_none() && p.is_converted_later(element, target);
                    p.text(if converted { "(" } else { "" });
                    p.listed_element(element, inner, target, (addresses, of));
                    p.text(if converted { ")" } else { "" });
                })
            }
        }
        self.text("}");
    }

    /// Prints an element of a list that is no constructor's.
    fn listed_element(
        &mut self,
        element: ExprId,
        list: ExprId,
        target: Target,
        (addresses, of): (bool, Option<TypeId>),
    ) {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return };
        if !target.temporary && self.copied_element(element, target) {
            return;
        }
        let settled = self.around.templates == 0 || target.temporary;
        let element = self.copied_from_list(element).filter(|_| settled).unwrap_or(element);
        match self.il[self.il.without_conversions(element)].kind {
            ExprKind::InitList { .. } if target.temporary && self.around.templates > 0 => {
                let inner = Target { static_storage: addresses, ty: of, ..target };
                self.braced_for(element, inner);
            }
            ExprKind::InitList { .. } | ExprKind::Designated { .. } => self.element(element, addresses, of),
            ExprKind::Expansion { pattern } if target.element_wise => self.expanded_element(pattern),
            ExprKind::Expansion { .. } if target.temporary && !self.il.is_array(Some(self.il[list].ty)) => {
                self.top(element)
            }
            _ if target.open => self.argument(self.il.without_conversions(element)),
            // The members of an aggregate are copied from such ones, where one alone may be the aggregate.
            ExprKind::DependentMember { .. }
                if target.temporary
                    && self.il[elements].len() > 1
                    && (target.element_wise || target.ty.is_some_and(|ty| self.initializes_members(ty))) =>
            {
                self.member_value(self.il.without_conversions(element))
            }
            _ if target.temporary && self.il.has_open_type(element) => self.argument(element),
            _ => self.element(element, addresses, of),
        }
    }

    /// The type of the elements of an array of scalars whose list expands a pack or has an element of unknown type:
    /// which element a literal initializes, and that it is converted, an instantiation settles.
    fn number_beside_open(&self, list: ExprId, target: Target) -> Option<TypeId> {
        let ExprKind::InitList { elements, .. } = self.il[list].kind else { return None };
        let open = |e: &ExprId| {
            matches!(self.il[*e].kind, ExprKind::Expansion { .. })
                || self.il[*e].flags.contains(ExprFlags::TYPE_DEPENDENT)
        };
        if !self.in_template() || !self.il[elements].iter().any(open) {
            return None;
        }
        match self.il.unqualified(target.ty.unwrap_or(self.il[list].ty)) {
            TypeKind::Array { element, .. } => Some(element).filter(|ty| self.il.is_scalar(*ty)),
            _ => None,
        }
    }

    /// Whether a literal for an array of arrays in a template is converted to its elements only by an instantiation.
    fn is_converted_later(&self, literal: ExprId, target: Target) -> bool {
        let Some(ty) = target.ty.filter(|_| self.in_template()) else { return false };
        let part = self.innermost_element(ty);
        part != ty
            && self.il[literal].kind.is_literal()
            && self.il.is_scalar(part)
            && !self.il[part].flags.contains(TypeFlags::DEPENDENT)
            && self.is_converted_number(literal, part)
    }

    /// Whether a literal or an enumerator is of another type than the scalar it initializes.
    fn is_converted_number(&self, element: ExprId, ty: TypeId) -> bool {
        let inner = self.il.without_conversions(element);
        (self.il[inner].kind.is_literal() || self.is_enumerator(inner))
            && self.il.unqualified(self.il[inner].ty) != self.il.unqualified(ty)
    }

    /// Prints the only element of a list, an object of the class that the list initializes which a constructor makes of
    /// `operand`: this alone is left of it, but for a variable whose type it gives.
    fn only_made_element(&mut self, element: ExprId, operand: ExprId, target: Target) {
        if target.ty.is_none_or(|ty| !matches!(self.il[ty].kind, TypeKind::Auto { .. })) {
            return self.argument(operand);
        }
        self.type_id(self.il[self.il[element].ty].canonical);
        self.text("(");
        self.argument(operand);
        self.text(")");
    }

    /// Whether the elements of a list are those of the `std::initializer_list` that a constructor takes, and not its
    /// arguments.
    fn takes_whole_list(&self, constructor: FunctionId, elements: List<ExprId>) -> bool {
        let Some(param) = self.il[constructor].params(self.il).first() else { return false };
        let Some(list) = self.class_of_object(param.ty).filter(|class| self.is_initializer_list(*class))
        else {
            return false;
        };
        self.il[elements].first().is_none_or(|first| self.class_of_object(self.il[*first].ty) != Some(list))
    }

    /// Whether an initializer is a list whose elements an initializer-list constructor takes: the object of a
    /// new-expression, a member and a base have it in braces of its own.
    pub(in crate::emit::host) fn is_whole_list(&self, init: Initializer) -> bool {
        let (Initializer::Brace { value } | Initializer::CopyBrace { value }) = init else { return false };
        matches!(self.il[self.il.without_conversions(value)].kind,
            ExprKind::InitList { elements, constructor: Some(constructor) }
                if !elements.is_empty() && self.takes_whole_list(constructor, elements))
    }

    /// The class of an object, or of what a reference refers to.
    fn class_of_object(&self, ty: TypeId) -> Option<ClassId> {
        match self.il.unqualified(ty) {
            TypeKind::Class { class } => Some(class),
            TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => self.class_of_object(to),
            _ => None,
        }
    }

    fn is_initializer_list(&self, class: ClassId) -> bool {
        let Some(instance) = self.il[class].instance else { return false };
        let template = &self.il[self.il[instance].template];
        template.name == Some(known::INITIALIZER_LIST)
            && matches!(self.il[template.scope].kind, ScopeKind::Namespace { of }
                if self.il[of].name == Some(known::STD) && self.il[of].enclosing == self.input.global)
    }

    /// The value and type of an element of a long list that is a literal, converted to another integer type.
    pub(super) fn converted_literal(&self, element: ExprId) -> Option<(i128, TypeId)> {
        let inner = self.il.without_conversions(element);
        let ty = self.il[element].ty;
        let integer = matches!(
            self.il.unqualified(ty),
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
        let literal = matches!(self.il[inner].kind, ExprKind::Integer { .. } | ExprKind::Char { .. });
        (self.manner.values.long_list && inner != element && integer && literal)
            .then(|| self.integer_value(inner).map(|value| (value, ty)))
            .flatten()
    }

    /// Prints a list that initializes an aggregate in a template: only an instantiation converts its elements.
    fn unconverted_list(&mut self, list: ExprId, target: Target) {
        let il = self.il;
        let ExprKind::InitList { elements, .. } = il[list].kind else { return };
        self.text("{");
        self.separated(&il[elements], |p, element| p.unconverted_element(element, target));
        self.text("}");
    }

    /// Prints an element of a braced list that is a pack expansion.
    pub(super) fn expanded_element(&mut self, pattern: ExprId) {
        let inner = self.il.without_conversions(pattern);
        match self.il[inner].kind {
            ExprKind::DependentMember { .. } => {
                self.text("(");
                self.member_value(inner);
                self.text(")");
            }
            // In parentheses a braced list would be a statement expression.
            ExprKind::InitList { .. } | ExprKind::Construct { .. } => self.top(inner),
            ExprKind::Binary { op: BinaryOp::Comma, lhs, .. }
                if !self.constants().is_constant(inner) || !self.is_plain_value(lhs) =>
            {
                self.text("(");
                self.parenthesized(inner);
                self.text(")");
            }
            ExprKind::Dependent {
                name,
                qualifier: Some(qualifier),
                args: None,
                template_keyword: false,
                ..
            } if self.is_alias_qualifier(qualifier) => {
                self.class_of_alias_qualifier(Some(qualifier));
                self.qualified_name(name, None, None, false, None);
            }
            // The name alone is no constant that is spelled anew.
            ExprKind::Dependent { .. } => {
                self.with(change::TypeArgs(self.around.arguments.of_types + 1), |p| p.operand(inner));
            }
            _ if self.constants().is_constant(inner) => self.operand(inner),
            _ => self.parenthesized(inner),
        }
        self.text("...");
    }

    /// Whether an expression is a literal, a size or the name of a constant, or may be that.
    fn is_plain_value(&self, expr: ExprId) -> bool {
        let inner = self.il.without_conversions(expr);
        match self.il[inner].kind {
            ExprKind::Name { .. } => self.constants().is_constant(inner),
            ExprKind::Dependent { .. }
            | ExprKind::SizeofType { .. }
            | ExprKind::SizeofExpr { .. }
            | ExprKind::SizeofPack { .. }
            | ExprKind::AlignofType { .. } => true,
            kind => kind.is_literal(),
        }
    }

    /// The type of the elements of an array or of a pointer in braces, if it is dependent or that of arrays in a template.
    pub(super) fn dependent_element(&self, target: Target) -> Option<TypeId> {
        match self.il.unqualified(target.ty?) {
            TypeKind::Array { element, .. } => {
                let part = self.innermost_element(element);
                let open =
                    self.il[part].flags.contains(TypeFlags::DEPENDENT) && !self.is_local_enumeration(element);
                let nested = part != element && self.around.templates > 0 && self.il.is_scalar(part);
                (open || nested).then_some(element)
            }
            TypeKind::Pointer { to } => {
                target.ty.filter(|_| self.il[to].flags.contains(TypeFlags::DEPENDENT))
            }
            _ => None,
        }
    }

    /// The string literal of a list that has nothing else and initializes an array of characters.
    pub(super) fn only_string(&self, list: ExprId, target: Target) -> Option<ExprId> {
        let ExprKind::InitList { elements, .. } = self.il[self.il.without_conversions(list)].kind else {
            return None;
        };
        let [element] = &self.il[elements] else { return None };
        let string = matches!(self.il[self.il.without_conversions(*element)].kind, ExprKind::String { .. });
        (string && self.is_character_array(target.ty)).then_some(*element)
    }

    fn is_character_array(&self, ty: Option<TypeId>) -> bool {
        let Some(ty) = ty else { return false };
        match self.il.unqualified(ty) {
            TypeKind::Array { element, .. } => matches!(
                self.il.unqualified(element),
                TypeKind::Builtin {
                    of: Builtin::Char
                        | Builtin::SignedChar
                        | Builtin::UnsignedChar
                        | Builtin::WChar
                        | Builtin::Char8
                        | Builtin::Char16
                        | Builtin::Char32
                }
            ),
            _ => false,
        }
    }

    /// Prints an element of a braced list. `addresses` says whether constant addresses count as constants, `of` the
    /// type of the elements if it is dependent.
    pub(in crate::emit::host) fn element(&mut self, element: ExprId, addresses: bool, of: Option<TypeId>) {
        let il = self.il;
        let inner = self.il.without_conversions(element);
        if let Some((value, ty)) = self.converted_literal(element) {
            return self.value_of_type(value, ty);
        }
        if self.folded_element(inner)
            || self.around.templates == 0 && self.initializing_cast(inner, Some(il[inner].ty))
        {
            return;
        }
        match il[element].kind {
            _ if matches!(il[inner].kind, ExprKind::DependentMember { .. })
                || self.is_temporary_of_open_member(inner) =>
            {
                self.value_of_open_member(inner, Some(il[element].ty))
            }
            ExprKind::InitList { elements, .. } => {
                let settled = self.around.templates == 0;
                match (&il[elements], self.copied_from_list(element).filter(|_| settled)) {
                    (_, Some(object)) => self.argument(object),
                    // Braces around a scalar say nothing.
                    ([only], None) if settled && self.makes_scalar(element) => {
                        self.element(*only, addresses, of)
                    }
                    ([], None) if settled && self.makes_scalar(element) => {
                        let ty = Some(il[element].ty);
                        self.empty_scalar(Target { static_storage: addresses, ty, ..Target::default() })
                    }
                    _ => {
                        let target = Target { static_storage: addresses, ty: of, ..Target::default() };
                        self.braced_for(element, target)
                    }
                }
            }
            ExprKind::Designated { path, value, form } => {
                self.designators(path, false);
                // Only so can braces call an explicit constructor.
                let braced = form == DesignatedForm::Brace
                    && matches!(il[value].kind, ExprKind::InitList { .. })
                    && !self.il.is_scalar(il[value].ty)
                    && self.around.templates == 0;
                self.text(if braced { "" } else { " = " });
                self.element(value, addresses, of);
            }
            ExprKind::Expansion { pattern } => self.expanded_element(pattern),
            _ if self.is_initialized_array(element) => self.top(element),
            ExprKind::Binary { op: BinaryOp::Comma, .. } => self.parenthesized(element),
            _ if self.is_constant_part(element)
                && !self.is_open_operator(inner)
                && !self.il.reads_open_variable(element)
                && !self.il.calls_open_function(element, 0)
                && (addresses || !self.il.is_address(element) || self.il.has_open_type(element)) =>
            {
                match of {
                    Some(of) if matches!(il[inner].kind, ExprKind::Construct { to, .. } if self.is_object_of(of, to)) => {
                        self.top(inner)
                    }
                    Some(of) if self.is_array_of_open(of) => {
                        self.parenthesized(self.il.without_conversions(element));
                    }
                    _ => self.constant_value(element, Target::default()),
                }
            }
            _ => self.top(element),
        }
    }

    /// What an array, or an array of arrays, is made of; another type is that itself.
    fn innermost_element(&self, ty: TypeId) -> TypeId {
        let mut part = ty;
        while let TypeKind::Array { element, .. } = self.il.unqualified(part) {
            part = element;
        }
        part
    }

    fn is_array_of_open(&self, ty: TypeId) -> bool {
        self.il[self.innermost_element(ty)].flags.contains(TypeFlags::DEPENDENT)
    }

    /// Whether what initializes a part of an object is a constant here.
    pub(in crate::emit::host) fn is_constant_part(&self, part: ExprId) -> bool {
        self.constants().is_constant_part(part, self.manner.values.required)
    }

    /// Prints an element that a constructor makes a constant of: that is one of the class, whatever names it here. Says
    /// whether it was one.
    fn folded_element(&mut self, element: ExprId) -> bool {
        let il = self.il;
        let TypeKind::Class { class } = il.unqualified(il[element].ty) else { return false };
        let computed = |arg: &ExprId| {
            self.constants().is_folded_object(*arg, 0)
                || self.constants().is_constant(il.without_conversions(*arg))
        };
        let folded = match il[element].kind {
            ExprKind::Construct { constructor: Some(constructor), args, .. } => {
                self.around.templates == 0
                    && self.il.is_constexpr(constructor)
                    && il[args].iter().all(computed)
            }
            _ => self.constants().is_folded_object(element, 0),
        };
        let constant = folded && !self.il.ends_with_code(class, 0) && self.has_constant_parts(class, 0);
        if !constant {
            return false;
        }
        let named = |to: TypeId| il[to].canonical;
        match il[element].kind {
            ExprKind::Construct { to, args, constructor: Some(_) } => self.construct(named(to), args),
            ExprKind::ConstructBrace { to, list, constructor: Some(_) } => {
                self.type_id(named(to));
                self.braced_object(list, to);
            }
            ExprKind::Cast { to, operand, .. } => self.plain_cast(CastStyle::C, named(to), operand),
            _ => return false,
        }
        true
    }

    /// Whether the bases and members of a class can be constants: those of classes have constexpr constructors, or none
    /// of their own (`[basic.types.general]`).
    fn has_constant_parts(&self, class: ClassId, depth: u32) -> bool {
        let constexpr = |entity: &Entity| {
            self.il.function_in(*entity).is_some_and(|id| {
                self.il.is_constexpr(id) || self.il[id].flags.contains(FunctionFlags::DEFAULTED_FIRST)
            })
        };
        let part = |ty: TypeId| match self.il.unqualified(ty) {
            TypeKind::Class { class } => {
                let c = &self.il[class];
                let made =
                    !c.flags.contains(ClassFlags::USER_CTOR) || c.special.constructors.iter().any(constexpr);
                made && self.has_constant_parts(class, depth + 1)
            }
            _ => true,
        };
        let c = &self.il[class];
        depth <= limits::TEMPORARY_NESTING
            && c.bases.iter().all(|base| part(base.ty))
            && c.members.fields.iter().all(|field| part(self.il[*field].ty))
    }

    /// Whether an element is a string that initializes an array of characters.
    pub(super) fn is_initialized_array(&self, element: ExprId) -> bool {
        matches!(self.il[element].kind, ExprKind::String { .. })
    }

    fn unconverted_element(&mut self, element: ExprId, target: Target) {
        let declared = target.ty.is_some();
        // What is declared is not converted before an instantiation.
        let element = self.copied_from_list(element).filter(|_| !declared).unwrap_or(element);
        let inner = self.il.without_conversions(element);
        if self.copied_element(inner, target) {
            return;
        }
        match self.il[inner].kind {
            ExprKind::InitList { .. } => self.unconverted_list(inner, target),
            ExprKind::Designated { path, value, .. } => {
                self.designators(path, false);
                self.text(" = ");
                self.unconverted_element(value, target);
            }
            ExprKind::Expansion { pattern } => self.expanded_element(pattern),
            ExprKind::DependentMember { .. } => self.member_value(inner),
            _ if self.is_temporary_of_open_member(inner) => {
                self.value_of_open_member(inner, Some(self.il[element].ty))
            }
            ExprKind::Unary { .. } | ExprKind::Binary { .. } | ExprKind::Conditional { .. }
                if self.is_constant_part(inner)
                    && (target.static_storage || !self.il.is_address(element))
                    && !self.il.calls_open_function(inner, 0) =>
            {
                self.operand(inner);
            }
            _ if !self.il.has_open_type(inner)
                && self.is_constant_part(inner)
                && !self.il.is_address(element) =>
            {
                self.operand(inner);
            }
            ExprKind::Cast { .. } if self.constants().is_constant(inner) => self.parenthesized(inner),
            _ => self.argument(inner),
        }
    }
}
