//! Making types and asking about them (`[basic.types]`, `[basic.compound]`).

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::source::Pos;
use crate::target::Target;

/// The types that are needed by name everywhere.
#[derive(Clone, Copy)]
pub struct CommonTypes {
    pub unknown: TypeId,
    pub dependent: TypeId,
    pub overload: TypeId,
    pub brace_list: TypeId,
    pub void: TypeId,
    pub bool: TypeId,
    pub char: TypeId,
    pub int: TypeId,
    pub unsigned: TypeId,
    pub long: TypeId,
    pub unsigned_long: TypeId,
    /// The types of `sizeof` and of the difference of two pointers.
    pub size: TypeId,
    pub difference: TypeId,
    pub double: TypeId,
    pub nullptr: TypeId,
}

impl CommonTypes {
    /// Makes the common types in an empty IL.
    pub fn new(il: &mut Il, interned: &mut Interned, target: Target) -> Self {
        let mut first = |kind: TypeKind, flags: TypeFlags| match interned.find(il, &kind) {
            Ok(known) => known,
            Err(new) => interned.insert(il, new, kind, None, flags),
        };
        let unknown = first(TypeKind::Unknown, TypeFlags::UNKNOWN);
        let mut make = |of: Builtin| {
            let flags = if of == Builtin::Dependent { TypeFlags::DEPENDENT } else { TypeFlags::empty() };
            first(TypeKind::Builtin { of }, flags)
        };
        Self {
            unknown,
            dependent: make(Builtin::Dependent),
            overload: make(Builtin::Overload),
            brace_list: make(Builtin::BraceList),
            void: make(Builtin::Void),
            bool: make(Builtin::Bool),
            char: make(Builtin::Char),
            int: make(Builtin::Int),
            unsigned: make(Builtin::UnsignedInt),
            long: make(Builtin::Long),
            unsigned_long: make(Builtin::UnsignedLong),
            size: make(target.size),
            difference: make(target.difference),
            double: make(Builtin::Double),
            nullptr: make(Builtin::Nullptr),
        }
    }
}

/// A type split at its top-level qualifiers: canonical kind and qualifiers.
#[derive(Clone, Copy, Debug)]
pub struct Split {
    pub kind: TypeKind,
    pub id: TypeId,
    pub quals: Qualifiers,
}

impl Compilation {
    /// The one type of this kind; its canonical type and flags follow from its parts.
    pub fn make_type(&mut self, kind: TypeKind) -> TypeId {
        let new = match self.interned.find(&self.il, &kind) {
            Ok(id) => return id,
            Err(new) => new,
        };
        let (canonical, flags) = self.type_shape(kind);
        self.interned.insert(&mut self.il, new, kind, canonical, flags)
    }

    /// The canonical type (none when the type itself is) and the flags of a new type.
    fn type_shape(&mut self, kind: TypeKind) -> (Option<TypeId>, TypeFlags) {
        use TypeKind::*;
        match kind {
            Unknown => (None, TypeFlags::UNKNOWN),
            Builtin { .. } => (None, TypeFlags::empty()),
            Qualified { base, quals } => self.qualified_shape(base, quals),
            Pointer { to } => self.wrapped_shape(to, |to| Pointer { to }),
            LvalueReference { to } => self.reference_shape(to, true),
            RvalueReference { to } => self.reference_shape(to, false),
            MemberPointer { class, to } => {
                let flags = self.il[class].flags | self.il[to].flags;
                let (c, t) = (self.canonical(class), self.canonical(to));
                let canonical =
                    (c != class || t != to).then(|| self.make_type(MemberPointer { class: c, to: t }));
                (canonical, flags)
            }
            Array { element, bound } => self.array_shape(element, bound),
            Function { ret, params, traits, noexcept } => self.function_shape(ret, params, traits, noexcept),
            Class { class } => (self.pattern_instance(class), self.class_type_flags(class)),
            Enum { of } => (None, self.enum_type_flags(of)),
            Param { pack, .. } => (None, Self::param_flags(pack)),
            NamedParam { param } => {
                let p = &self.il[param];
                let (depth, index, pack) = (p.depth, p.index, p.pack);
                (Some(self.make_type(Param { depth, index, pack })), Self::param_flags(pack))
            }
            Instance { template, args } => {
                let mut flags = self.flags_in_open_args(args);
                if matches!(self.il[template].kind, TemplateKind::Param { param } if self.il[param].pack) {
                    flags |= TypeFlags::PACK;
                }
                let canon = self.canonical_instance_args(template, args);
                let same = self.canonical_template(template);
                let changed = canon != args || same != template;
                (changed.then(|| self.make_type(Instance { template: same, args: canon })), flags)
            }
            DependentName { qualifier, name } => {
                let canon = self.canonical_qualifier(qualifier);
                let canonical =
                    (canon != qualifier).then(|| self.make_type(DependentName { qualifier: canon, name }));
                (canonical, TypeFlags::DEPENDENT | self.qualifier_flags(qualifier))
            }
            DependentTemplate { qualifier, name, args } => {
                let (q, a) = (self.canonical_qualifier(qualifier), self.canonical_args(args));
                let canonical = (q != qualifier || a != args)
                    .then(|| self.make_type(DependentTemplate { qualifier: q, name, args: a }));
                (canonical, self.flags_in_open_args(args) | self.qualifier_flags(qualifier))
            }
            PackExpansion { pattern } => {
                let (canonical, flags) = self.wrapped_shape(pattern, |pattern| PackExpansion { pattern });
                (canonical, (flags | TypeFlags::DEPENDENT) - TypeFlags::PACK)
            }
            Auto { constraint } => {
                let canonical = constraint.map(|_| self.make_type(Auto { constraint: None }));
                (canonical, TypeFlags::PLACEHOLDER)
            }
            DecltypeAuto { constraint } => {
                let canonical = constraint.map(|_| self.make_type(DecltypeAuto { constraint: None }));
                (canonical, TypeFlags::PLACEHOLDER)
            }
            DeducedClass { template } => match self.il[template].kind {
                TemplateKind::Param { .. } => (None, TypeFlags::PLACEHOLDER | TypeFlags::DEPENDENT),
                _ => (None, TypeFlags::PLACEHOLDER),
            },
            Decltype { expr } => self.decltype_shape(expr),
            TypeofExpr { expr } => {
                let e = self.il[expr];
                if e.flags.intersects(ExprFlags::TYPE_DEPENDENT) {
                    let first = self.canonical_expr(expr);
                    let canonical = (first != expr).then(|| self.make_type(TypeofExpr { expr: first }));
                    (canonical, TypeFlags::DEPENDENT)
                } else {
                    (Some(self.canonical(e.ty)), self.il[e.ty].flags)
                }
            }
            TypeofType { of } => (Some(self.canonical(of)), self.il[of].flags),
            Transform { of, .. } => self.transform_shape(kind, of),
            Vector { element, count } => self.wrapped_shape(element, |element| Vector { element, count }),
            DependentVector { element, size } => {
                let (of, first) = (self.canonical(element), self.canonical_expr(size));
                let changed = of != element || first != size;
                let canonical = changed.then(|| self.make_type(DependentVector { element: of, size: first }));
                (canonical, TypeFlags::DEPENDENT)
            }
            Complex { element } => self.wrapped_shape(element, |element| Complex { element }),
            Atomic { of } => (Some(self.canonical(of)), self.il[of].flags),
            Signed { of } => (Some(self.canonical(of)), TypeFlags::empty()),
            Typedef { typedef } => {
                let of = self.il[typedef].ty;
                (Some(self.canonical(of)), self.il[of].flags - TypeFlags::ALIAS)
            }
            AliasInstance { template, target, .. } => {
                let mut flags = self.il[target].flags - TypeFlags::ALIAS;
                if flags.contains(TypeFlags::DEPENDENT) {
                    flags |= TypeFlags::ALIAS;
                    if self.is_constrained(template) {
                        flags |= TypeFlags::CONSTRAINED;
                    }
                }
                (Some(self.canonical(target)), flags)
            }
            Qualifiedly { of, .. } | Elaborated { of, .. } => (Some(self.canonical(of)), self.il[of].flags),
            Injected { class } => {
                let ty = self.il[class].ty;
                (Some(self.canonical(ty)), self.il[ty].flags)
            }
            Decayed { written } => {
                let adjusted = self.decayed(written);
                (Some(self.canonical(adjusted)), self.il[written].flags)
            }
        }
    }

    /// The flags of a template-id whose arguments depend on template parameters: what they say of packs, aliases and
    /// constraints.
    fn flags_in_open_args(&self, args: List<TemplateArg>) -> TypeFlags {
        let kept = TypeFlags::PACK | TypeFlags::ALIAS | TypeFlags::CONSTRAINED;
        let given = self.il[args].iter().fold(TypeFlags::empty(), |flags, arg| flags | self.arg_flags(arg));
        TypeFlags::DEPENDENT | given & kept
    }

    fn param_flags(pack: bool) -> TypeFlags {
        if pack { TypeFlags::DEPENDENT | TypeFlags::PACK } else { TypeFlags::DEPENDENT }
    }

    /// The canonical arguments of a dependent template-id: packs gathered, defaults filled in.
    fn canonical_instance_args(
        &mut self,
        template: TemplateId,
        args: List<TemplateArg>,
    ) -> List<TemplateArg> {
        let flat = self.flatten_packs(args);
        match self.convert_template_args(template, flat) {
            Some(canonical) => canonical,
            None => self.canonical_args(args),
        }
    }

    fn class_type_flags(&self, class: ClassId) -> TypeFlags {
        let dependent = self.il[class].flags.contains(ClassFlags::DEPENDENT);
        if dependent { TypeFlags::DEPENDENT } else { TypeFlags::empty() }
    }

    /// For the pattern of a class template or partial specialization: the template-id it is the same as.
    fn pattern_instance(&mut self, class: ClassId) -> Option<TypeId> {
        let (template, args) = if let Some(template) = self.il[class].template {
            let params = self.il[template].params;
            (template, self.params_as_args(params))
        } else {
            let partial = *self.templates.partial_patterns.get(&class)?;
            (*self.templates.partial_templates.get(&class)?, self.il[partial].args)
        };
        let ty = self.make_type(TypeKind::Instance { template, args });
        let canonical = self.canonical(ty);
        self.templates.instance_patterns.insert(canonical, class);
        Some(canonical)
    }

    fn enum_type_flags(&self, of: EnumId) -> TypeFlags {
        let scope = self.il[of].enclosing;
        let dependent = self.il[of].instance_of.is_none() && self.scope_is_dependent(scope);
        if dependent { TypeFlags::DEPENDENT } else { TypeFlags::empty() }
    }

    fn wrapped_shape(
        &mut self,
        part: TypeId,
        wrap: impl Fn(TypeId) -> TypeKind,
    ) -> (Option<TypeId>, TypeFlags) {
        let (canonical, flags) = (self.il[part].canonical, self.il[part].flags);
        ((canonical != part).then(|| self.make_type(wrap(canonical))), flags)
    }

    fn qualified_shape(&mut self, base: TypeId, quals: Qualifiers) -> (Option<TypeId>, TypeFlags) {
        let flags = self.il[base].flags;
        let canonical = self.canonical(base);
        let result = match self.il[canonical].kind {
            TypeKind::Qualified { base: inner, quals: more } => {
                Some(self.make_type(TypeKind::Qualified { base: inner, quals: quals | more }))
            }
            // cv-qualifiers of an array are those of its elements ([basic.type.qualifier]).
            TypeKind::Array { element, bound } => {
                let element = self.qualified(element, quals);
                let element = self.canonical(element);
                Some(self.make_type(TypeKind::Array { element, bound }))
            }
            // They are ignored on functions and references named through typedefs ([dcl.fct], [dcl.ref]).
            TypeKind::Function { .. }
            | TypeKind::LvalueReference { .. }
            | TypeKind::RvalueReference { .. } => Some(canonical),
            _ if canonical != base => Some(self.make_type(TypeKind::Qualified { base: canonical, quals })),
            _ => None,
        };
        (result, flags)
    }

    fn reference_shape(&mut self, to: TypeId, lvalue: bool) -> (Option<TypeId>, TypeFlags) {
        let flags = self.il[to].flags;
        let canonical = self.canonical(to);
        let result = match (self.il[canonical].kind, lvalue) {
            // Reference collapsing ([dcl.ref]).
            (TypeKind::LvalueReference { .. }, _) => Some(canonical),
            (TypeKind::RvalueReference { to: inner }, true) => Some(self.lvalue_reference(inner)),
            (TypeKind::RvalueReference { .. }, false) => Some(canonical),
            _ if canonical != to => {
                Some(if lvalue { self.lvalue_reference(canonical) } else { self.rvalue_reference(canonical) })
            }
            _ => None,
        };
        (result, flags)
    }

    fn array_shape(&mut self, element: TypeId, bound: ArrayBound) -> (Option<TypeId>, TypeFlags) {
        let mut flags = self.il[element].flags;
        let canonical = self.canonical(element);
        let canonical_bound = match bound {
            ArrayBound::Written { bound } => ArrayBound::Constant { count: self.il[bound].count.into() },
            ArrayBound::Expr { expr } => {
                if self.il[expr].flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
                    flags |= TypeFlags::DEPENDENT;
                }
                if self.il[expr].flags.contains(ExprFlags::PACK) {
                    flags |= TypeFlags::PACK;
                }
                // Equivalent bounds of two declarations make one type ([temp.over.link]).
                ArrayBound::Expr { expr: self.canonical_expr(expr) }
            }
            _ => bound,
        };
        let changed = canonical != element || canonical_bound != bound;
        let result =
            changed.then(|| self.make_type(TypeKind::Array { element: canonical, bound: canonical_bound }));
        (result, flags)
    }

    fn function_shape(
        &mut self,
        ret: TypeId,
        params: List<TypeId>,
        traits: FunctionTraits,
        noexcept: Option<ExprId>,
    ) -> (Option<TypeId>, TypeFlags) {
        let (mut flags, mut plain) = (self.il[ret].flags, true);
        for p in &self.il[params] {
            let param = &self.il[*p];
            flags |= param.flags - TypeFlags::PLACEHOLDER;
            plain &= param.canonical == *p
                && !matches!(
                    param.kind,
                    TypeKind::Qualified { .. } | TypeKind::Array { .. } | TypeKind::Function { .. }
                );
        }
        let canonical_params = if plain { params } else { self.adjusted_params(params) };
        let canonical_ret = self.canonical(ret);
        let sugar = FunctionTraits::TRAILING | FunctionTraits::VOID_LIST | FunctionTraits::EMPTY_THROW;
        let mut kept = traits - sugar;
        let mut dependent_noexcept = None;
        if let Some(e) = noexcept
            && self.il[e].flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT)
        {
            dependent_noexcept = Some(self.canonical_expr(e));
            flags |= TypeFlags::DEPENDENT;
        }
        if self.dialect.standard < 17 {
            kept -= FunctionTraits::NOEXCEPT;
        }
        let canonical = TypeKind::Function {
            ret: canonical_ret,
            params: canonical_params,
            traits: kept,
            noexcept: dependent_noexcept,
        };
        let written = TypeKind::Function { ret, params, traits, noexcept };
        ((canonical != written).then(|| self.make_type(canonical)), flags)
    }

    /// The parameter types of a function type as that takes them: arrays and functions are pointers, and what qualifies
    /// the types themselves is dropped (`[dcl.fct]`).
    fn adjusted_params(&mut self, params: List<TypeId>) -> List<TypeId> {
        let mut adjusted: smallvec::SmallVec<[TypeId; 8]> = smallvec::SmallVec::from_slice(&self.il[params]);
        for p in &mut adjusted {
            let decayed = self.decayed(*p);
            *p = self.unqualified(decayed);
        }
        match adjusted.as_slice() == &self.il[params] {
            true => params,
            false => self.interned.type_list(&mut self.il, &adjusted),
        }
    }

    fn decltype_shape(&mut self, expr: ExprId) -> (Option<TypeId>, TypeFlags) {
        let e = self.il[expr];
        // An operand that only an instantiation can check keeps the type open, even where its type is known.
        let named = matches!(e.kind, ExprKind::Name { .. } | ExprKind::Member { .. });
        let unchecked = e.flags.contains(ExprFlags::VALUE_DEPENDENT) && !named;
        // So does one that names a pack: each element may have a type of its own.
        let pack = if e.flags.contains(ExprFlags::PACK) { TypeFlags::PACK } else { TypeFlags::empty() };
        if e.flags.contains(ExprFlags::TYPE_DEPENDENT) || unchecked || !pack.is_empty() {
            let first = self.canonical_decltype_operand(expr);
            let canonical = (first != expr).then(|| self.make_type(TypeKind::Decltype { expr: first }));
            return (canonical, TypeFlags::DEPENDENT | pack);
        }
        let ty = self.decltype_of(expr);
        (Some(self.canonical(ty)), self.il[ty].flags)
    }

    fn transform_shape(&mut self, kind: TypeKind, of: TypeId) -> (Option<TypeId>, TypeFlags) {
        let TypeKind::Transform { trait_, .. } = kind else { return (None, TypeFlags::empty()) };
        if self.is_dependent(of) {
            let canonical = self.canonical(of);
            let first =
                (canonical != of).then(|| self.make_type(TypeKind::Transform { trait_, of: canonical }));
            return (first, self.il[of].flags);
        }
        let result = self.apply_type_transform(trait_, of);
        (Some(self.canonical(result)), self.il[result].flags)
    }

    /// The type without any sugar.
    pub fn canonical(&self, ty: TypeId) -> TypeId {
        self.il[ty].canonical
    }

    /// The kind of the canonical type.
    pub fn canonical_kind(&self, ty: TypeId) -> TypeKind {
        self.il[self.canonical(ty)].kind
    }

    /// Whether two types are the same.
    pub fn same_type(&self, a: TypeId, b: TypeId) -> bool {
        self.canonical(a) == self.canonical(b)
    }

    /// Whether the type depends on a template parameter.
    pub fn is_dependent(&self, ty: TypeId) -> bool {
        self.il[ty].flags.contains(TypeFlags::DEPENDENT)
    }

    /// Whether part of the type is not known.
    pub fn is_unknown(&self, ty: TypeId) -> bool {
        self.il[ty].flags.contains(TypeFlags::UNKNOWN)
    }

    /// Splits off the top-level cv-qualifiers of the canonical type; those of an array are its elements'.
    pub fn split(&self, ty: TypeId) -> Split {
        let id = self.canonical(ty);
        match self.il[id].kind {
            TypeKind::Qualified { base, quals } => Split { kind: self.il[base].kind, id: base, quals },
            kind => Split { kind, id, quals: Qualifiers::empty() },
        }
    }

    /// The canonical type without top-level cv-qualifiers.
    pub fn unqualified(&self, ty: TypeId) -> TypeId {
        self.split(ty).id
    }

    /// The top-level cv-qualifiers, of an array those of its elements.
    pub fn qualifiers(&self, ty: TypeId) -> Qualifiers {
        let split = self.split(ty);
        match split.kind {
            TypeKind::Array { element, .. } => self.qualifiers(element),
            _ => split.quals,
        }
    }

    /// `ty` with more cv-qualifiers; those that it has already are ignored, also where an alias brings them
    /// (`[dcl.type.cv]`).
    #[inline]
    pub fn qualified(&mut self, ty: TypeId, quals: Qualifiers) -> TypeId {
        if quals.is_empty() { ty } else { self.more_qualified(ty, quals) }
    }

    fn more_qualified(&mut self, ty: TypeId, quals: Qualifiers) -> TypeId {
        let quals = quals.difference(self.qualifiers(ty));
        if quals.is_empty() {
            return ty;
        }
        if let TypeKind::Qualified { base, quals: more } = self.il[ty].kind {
            return self.make_type(TypeKind::Qualified { base, quals: more | quals });
        }
        self.make_type(TypeKind::Qualified { base: ty, quals })
    }

    /// A fundamental type (`[basic.fundamental]`).
    pub fn builtin(&mut self, of: Builtin) -> TypeId {
        self.make_type(TypeKind::Builtin { of })
    }

    /// The type of a kind, in which others may stand in the places of its parts.
    pub fn derived_type(&mut self, kind: TypeKind) -> TypeId {
        match kind {
            TypeKind::Qualified { base, quals } => self.qualified(base, quals),
            kind => self.make_type(kind),
        }
    }

    /// The type of pointers to a type (`[dcl.ptr]`).
    pub fn pointer_to(&mut self, to: TypeId) -> TypeId {
        self.make_type(TypeKind::Pointer { to })
    }

    /// The lvalue reference to a type (`[dcl.ref]`).
    pub fn lvalue_reference(&mut self, to: TypeId) -> TypeId {
        self.make_type(TypeKind::LvalueReference { to })
    }

    /// The rvalue reference to a type (`[dcl.ref]`).
    pub fn rvalue_reference(&mut self, to: TypeId) -> TypeId {
        self.make_type(TypeKind::RvalueReference { to })
    }

    /// The type with top-level references removed, canonical when there was one.
    pub fn without_reference(&self, ty: TypeId) -> TypeId {
        let (TypeKind::LvalueReference { to: canonical } | TypeKind::RvalueReference { to: canonical }) =
            self.canonical_kind(ty)
        else {
            return ty;
        };
        // What it refers to is spelled as it was written.
        let mut at = ty;
        loop {
            at = match self.il[at].kind {
                TypeKind::LvalueReference { to } | TypeKind::RvalueReference { to } => {
                    return if self.is_reference(to) { canonical } else { to };
                }
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => of,
                _ => return canonical,
            };
        }
    }

    /// Whether the type is a reference.
    pub fn is_reference(&self, ty: TypeId) -> bool {
        matches!(self.canonical_kind(ty), TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. })
    }

    /// What a pointer points to.
    pub fn pointee(&self, ty: TypeId) -> Option<TypeId> {
        match self.split(ty).kind {
            TypeKind::Pointer { to } => Some(to),
            _ => None,
        }
    }

    /// What a pointer leads to, or the element of an array, as it was written.
    pub(in crate::sema) fn written_element(&self, ty: TypeId) -> Option<TypeId> {
        let mut at = ty;
        loop {
            at = match self.il[at].kind {
                TypeKind::Pointer { to } => return Some(to),
                TypeKind::Array { element, .. } => return Some(element),
                TypeKind::Typedef { typedef } => self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } => of,
                TypeKind::Qualified { base, .. } if self.pointee(base).is_some() => base,
                _ => return None,
            }
        }
    }

    /// The class that the type is, without qualifiers.
    ///
    /// A template-id that names the template being defined is that class only inside its definition and
    /// those of its members (`[temp.dep.type]`).
    pub fn class_of(&self, ty: TypeId) -> Option<ClassId> {
        let split = self.split(ty);
        match split.kind {
            TypeKind::Class { class } => Some(class),
            TypeKind::Instance { .. } => self.class_around(split.id),
            _ => None,
        }
    }

    /// The class that is being defined here whose template with its own parameters as arguments a canonical type is.
    #[inline(never)]
    fn class_around(&self, id: TypeId) -> Option<ClassId> {
        let pattern = *self.templates.instance_patterns.get(&id)?;
        self.is_inside_class(pattern).then_some(pattern)
    }

    /// The class that a class template or a partial specialization declares, if the type is that template with
    /// its own parameters as arguments.
    pub fn pattern_of_instance(&self, ty: TypeId) -> Option<ClassId> {
        self.templates.instance_patterns.get(&self.split(ty).id).copied()
    }

    /// Whether objects of the type can refer to others, or may in an instance, so that `restrict` says something of them.
    pub fn may_be_restricted(&self, ty: TypeId) -> bool {
        let no = matches!(
            self.canonical_kind(ty),
            TypeKind::Builtin { .. }
                | TypeKind::Signed { .. }
                | TypeKind::Class { .. }
                | TypeKind::Enum { .. }
        );
        // Of what a typedef names nothing is said.
        let named = matches!(self.il[ty].kind, TypeKind::Typedef { .. });
        named
            || !no
            || self.is_unknown(ty)
            || self.is_dependent(ty)
            || self.builtin_of(ty) == Some(Builtin::VaList)
    }

    /// The enumeration that the type is.
    pub fn enum_of(&self, ty: TypeId) -> Option<EnumId> {
        match self.split(ty).kind {
            TypeKind::Enum { of } => Some(of),
            _ => None,
        }
    }

    /// The fundamental type that the type is, without qualifiers.
    pub fn builtin_of(&self, ty: TypeId) -> Option<Builtin> {
        match self.split(ty).kind {
            TypeKind::Builtin { of } => Some(of),
            _ => None,
        }
    }

    /// Return type, parameter types and properties of a function type.
    pub fn function_of(&self, ty: TypeId) -> Option<(TypeId, List<TypeId>, FunctionTraits)> {
        match self.canonical_kind(ty) {
            TypeKind::Function { ret, params, traits, .. } => Some((ret, params, traits)),
            _ => None,
        }
    }

    /// The function type as written, with its sugar, under typedefs and the like.
    pub fn written_function(&self, mut ty: TypeId) -> Option<(TypeId, List<TypeId>, FunctionTraits)> {
        loop {
            match self.il[ty].kind {
                TypeKind::Function { ret, params, traits, .. } => return Some((ret, params, traits)),
                TypeKind::Typedef { typedef } => ty = self.il[typedef].ty,
                TypeKind::Qualifiedly { of, .. } | TypeKind::Qualified { base: of, .. } => ty = of,
                _ => return self.function_of(ty),
            }
        }
    }

    /// Whether a type is `void`, whatever its qualifiers.
    pub fn is_void(&self, ty: TypeId) -> bool {
        self.builtin_of(ty) == Some(Builtin::Void)
    }

    /// Whether a type is integral (`[basic.fundamental]`).
    pub fn is_integral(&self, ty: TypeId) -> bool {
        self.builtin_of(ty).is_some_and(Builtin::is_integral)
    }

    /// Whether a type is a floating-point type (`[basic.fundamental]`).
    pub fn is_floating(&self, ty: TypeId) -> bool {
        self.builtin_of(ty).is_some_and(Builtin::is_floating)
    }

    /// Whether a type is arithmetic (`[basic.fundamental]`).
    pub fn is_arithmetic(&self, ty: TypeId) -> bool {
        self.builtin_of(ty).is_some_and(|b| b.is_integral() || b.is_floating())
    }

    /// Whether a type is a pointer to objects or functions (`[basic.compound]`).
    pub fn is_pointer(&self, ty: TypeId) -> bool {
        matches!(self.split(ty).kind, TypeKind::Pointer { .. })
    }

    /// Whether the type is an unscoped enumeration.
    pub fn is_unscoped_enum(&self, ty: TypeId) -> bool {
        self.enum_of(ty).is_some_and(|e| !self.il[e].scoped)
    }

    /// Whether the type is of class type, or a dependent one that may be.
    pub fn is_class_or_enum(&self, ty: TypeId) -> bool {
        matches!(self.split(ty).kind, TypeKind::Class { .. } | TypeKind::Enum { .. })
    }

    /// Array and function types adjusted to pointers (`[dcl.fct]`); other types unchanged.
    pub fn decayed(&mut self, ty: TypeId) -> TypeId {
        match self.canonical_kind(ty) {
            TypeKind::Array { element, .. } => self.pointer_to(element),
            TypeKind::Function { .. } => self.pointer_to(ty),
            _ => ty,
        }
    }

    /// References and functions that a name stands for take no qualifiers (`[dcl.ref]`, `[dcl.fct]`): they are told of and
    /// dropped. `referred`: whether a reference to them follows.
    pub fn drop_meaningless_qualifiers(
        &mut self,
        ty: TypeId,
        quals: &mut Qualifiers,
        pos: Pos,
        referred: bool,
    ) {
        if quals.is_empty() || !self.dialect.cxx {
            return;
        }
        let message = match self.canonical_kind(ty) {
            TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
                if *quals != Qualifiers::RESTRICT =>
            {
                match referred {
                    true => messages::type_qualifiers_of_reference_ignored(),
                    false => messages::type_qualifiers_meaningless_here(),
                }
            }
            TypeKind::Function { .. } => messages::type_qualifiers_on_function(),
            _ => return,
        };
        self.warn(pos, message);
        *quals &= Qualifiers::RESTRICT;
    }
}
