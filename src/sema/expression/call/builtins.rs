//! Built-in functions: declared when they are first named, from the types in their table.

use crate::compilation::Compilation;
use crate::diag::messages;
use crate::il::*;
use crate::names::{Name, known};
use crate::source::Pos;
use crate::tables::builtins::{self, BuiltinType};
use crate::tables::generic_builtins::{self, GENERIC_SUFFIX};
use crate::tables::unknown_causes::UnknownCause;
use smallvec::SmallVec;

impl Compilation {
    /// Whether an expression names a built-in function.
    pub fn names_builtin(&self, e: ExprId) -> bool {
        match self.il[e].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => self.il[id].builtin(&self.il).is_some(),
            _ => false,
        }
    }

    /// The built-in function of a name, declared at its first use.
    pub fn builtin_function(&mut self, name: Name) -> Option<FunctionId> {
        if let Some(id) = self.symbols.builtin_functions.get(&name) {
            return Some(*id);
        }
        let row =
            builtins::Builtin::find(self.names.text(name), self.dialect.gnu_version, self.dialect.standard)?;
        let ty = self.builtin_type(row.function_type())?;
        let (_, params, _) = self.function_of(ty)?;
        let params = self.il[params].iter().map(|ty| Param { ty: *ty, default: None, has_default: false });
        let param_list = self.il.list(&params.collect::<SmallVec<[Param; 8]>>());
        let builtin = Some(row.type_index());
        let extras = FunctionExtras { builtin, ..FunctionExtras::default() }.kept(&mut self.il);
        let id = self.il.entities.functions.add(Function {
            name: EntityName::Identifier { name },
            pos: Pos::default(),
            scope: self.symbols.global,
            ty,
            class: None,
            linkage: Linkage::External,
            c_linkage: true,
            flags: FunctionFlags::CONSTEXPR,
            space: ExecutionSpace::HOST | ExecutionSpace::DEVICE,
            param_list,
            template: None,
            instance: None,
            access: Access::None,
            definition: None,
            first: None,
            extras,
        });
        if crate::sema::constant::builtin::is_terminating_builtin(self, id) {
            self.il[id].flags |= FunctionFlags::NORETURN;
        }
        self.symbols.builtin_functions.insert(name, id);
        Some(id)
    }

    /// Declares the type names that every unit begins with.
    pub fn declare_predeclared_types(&mut self) {
        for (name, of, gnu) in crate::tables::predeclared_types::PREDECLARED {
            if *gnu > self.dialect.gnu_version {
                continue;
            }
            let name = self.names.intern(name.as_bytes());
            let (pos, scope, ty) = (Pos::default(), self.symbols.global, self.builtin(*of));
            let typedef = Typedef {
                name,
                pos,
                scope,
                ty,
                alias: false,
                c_linkage: false,
                access: Access::None,
                template: None,
            };
            let id = self.il.entities.typedefs.add(typedef);
            self.bind(scope, crate::sema::lookup::Key::name(name), Entity::Typedef { id });
        }
    }

    /// A type of the table.
    fn builtin_type(&mut self, ty: &BuiltinType) -> Option<TypeId> {
        Some(match *ty {
            BuiltinType::Fundamental(of) => self.builtin(of),
            BuiltinType::Unnamed => self.common.unknown,
            BuiltinType::Complex(of) => {
                let element = self.builtin(of);
                self.make_type(TypeKind::Complex { element })
            }
            BuiltinType::Vector { element, bytes } => {
                let element = self.builtin(element);
                let size = self.size_of(element)?.max(1);
                self.make_type(TypeKind::Vector { element, count: (bytes / size) as u32 })
            }
            BuiltinType::Qualified { ty, is_const, is_volatile } => {
                let mut quals = Qualifiers::empty();
                quals.set(Qualifiers::CONST, is_const);
                quals.set(Qualifiers::VOLATILE, is_volatile);
                let ty = self.builtin_type(ty)?;
                self.qualified(ty, quals)
            }
            BuiltinType::Pointer(to) => {
                let to = self.builtin_type(to)?;
                self.pointer_to(to)
            }
            BuiltinType::Reference(to) => {
                let to = self.builtin_type(to)?;
                self.lvalue_reference(to)
            }
            BuiltinType::Function { result, parameters, variadic } => {
                let ret = self.builtin_type(result)?;
                let types: Option<Vec<_>> = parameters.iter().map(|ty| self.builtin_type(ty)).collect();
                let params = self.interned.type_list(&mut self.il, &types?);
                let mut traits = FunctionTraits::empty();
                traits.set(FunctionTraits::VARIADIC, variadic);
                self.make_type(TypeKind::Function { ret, params, traits, noexcept: None })
            }
        })
    }

    /// The result of a built-in whose type depends on its arguments: mostly what its first points to.
    pub fn generic_builtin_result(&mut self, function: FunctionId, args: &[ExprId]) -> Option<TypeId> {
        use generic_builtins::Result as R;
        let (ret, params, traits) = self.function_of(self.il[function].ty)?;
        let EntityName::Identifier { name } = self.il[function].name else { return None };
        if !params.is_empty() || !traits.contains(FunctionTraits::VARIADIC) || !self.is_void(ret) {
            return None;
        }
        let first = args.first().map(|a| self.il[*a].ty);
        match generic_builtins::result_of(self.names.text(name)) {
            R::Void | R::Argument => None,
            R::Bool => Some(self.common.bool),
            R::Pointee => {
                let first = first.map(|ty| self.decayed(ty));
                let object = first.and_then(|ty| self.pointee(ty));
                // Without one there is an error already.
                Some(object.map_or(self.common.unknown, |ty| self.unqualified(ty)))
            }
            R::Address => first.map(|t| self.pointer_to(t)),
            R::Unknown => Some(self.common.unknown),
        }
    }

    /// What a call of a built-in gives; `lowered`: whether a typed form can stand for it, if it is an atomic operation.
    pub(in crate::sema) fn builtin_result(
        &mut self,
        function: FunctionId,
        args: &[ExprId],
        lowered: bool,
        pos: Pos,
    ) -> TypeId {
        if let (Some(first), true) = (args.first(), self.gives_argument(function)) {
            let value = self.decayed_type_of(*first);
            return self.unqualified(value);
        }
        let result = match lowered || self.gives_truth(function) {
            true => self.generic_builtin_result(function, args),
            false => None,
        };
        match result {
            Some(ty) if ty == self.common.unknown => self.fall_back(UnknownCause::BuiltinResult, pos),
            Some(ty) => ty,
            None => self.result_of(function),
        }
    }

    /// Whether a built-in takes a pointer of any type and gives it back.
    pub(in crate::sema) fn gives_argument(&self, function: FunctionId) -> bool {
        self.is_builtin_named(function, |name| {
            generic_builtins::result_of(name) == generic_builtins::Result::Argument
        })
    }

    /// Whether a type-generic built-in says whether something holds, whatever it works on.
    fn gives_truth(&self, function: FunctionId) -> bool {
        matches!(self.il[function].name, EntityName::Identifier { name }
            if generic_builtins::result_of(self.names.text(name))
                == generic_builtins::Result::Bool)
    }

    /// What a call that asks whether its argument is a constant comes to. In a constexpr function a constant evaluation
    /// may know what the parameters stand for.
    pub(in crate::sema) fn answered(&mut self, call: ExprId, function: FunctionId) -> ExprId {
        let asks = self.il[function].builtin(&self.il).is_some()
            && matches!(self.il[function].name,
                EntityName::Identifier { name } if name == known::BUILTIN_CONSTANT_P);
        let dependent = ExprFlags::TYPE_DEPENDENT | ExprFlags::VALUE_DEPENDENT | ExprFlags::UNKNOWN;
        let named = asks && self.asks_about_local_object(call);
        if !asks || (!named && self.il[call].flags.intersects(dependent)) {
            return call;
        }
        let evaluated = FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL | FunctionFlags::LAMBDA;
        let around = self.context.function.is_some_and(|f| self.il[f].flags.intersects(evaluated));
        match if named { Some(0) } else { self.constant_integer(call) } {
            Some(0) if around => call,
            Some(value) => {
                let (ty, pos) = (self.il[call].ty, self.il[call].pos);
                self.integer_constant_expr(value, ty, pos)
            }
            None => call,
        }
    }

    /// Whether a call asks about nothing but a variable of a function, which no value is read from.
    fn asks_about_local_object(&self, call: ExprId) -> bool {
        let ExprKind::Call { args, .. } = self.il[call].kind else { return false };
        let [arg] = self.il[args] else { return false };
        let mut e = &self.il[arg];
        while let ExprKind::Implicit { operand, .. } = e.kind {
            e = &self.il[operand];
        }
        !e.flags.intersects(ExprFlags::TYPE_DEPENDENT | ExprFlags::UNKNOWN)
            && matches!(e.kind, ExprKind::Name { entity: Entity::Variable { id }, .. }
                if matches!(self.il[self.il[id].scope].kind, ScopeKind::Block | ScopeKind::Function { .. }))
    }

    /// The built-in for objects of the size and kind that the first argument of a type-generic one points to, where the
    /// generic one stands for such functions.
    pub(in crate::sema) fn typed_builtin(
        &mut self,
        function: FunctionId,
        args: &[ExprId],
    ) -> Option<FunctionId> {
        self.il[function].builtin(&self.il)?;
        let EntityName::Identifier { name } = self.il[function].name else { return None };
        let text = self.names.text(name);
        if !generic_builtins::has_typed_forms(text) {
            return None;
        }
        // These are called with the size of the object instead.
        if generic_builtins::is_generic_atomic(text) {
            return None;
        }
        let base = text.strip_suffix(GENERIC_SUFFIX).unwrap_or(text).to_owned();
        let with_value = generic_builtins::with_value(text);
        let first = self.il[*args.first()?].ty;
        let first = self.decayed(first);
        let object = self.pointee(first)?;
        if self.is_dependent(object) || self.is_unknown(object) {
            return None;
        }
        let size = self.size_of(object)?;
        let kind = if self.is_floating(object) {
            'f'
        } else if self.is_signed_type(self.unqualified(object)) || self.enum_of(object).is_some() {
            's'
        } else {
            'u'
        };
        for base in std::iter::once(base).chain(with_value) {
            for form in [format!("{base}_{size}_{kind}"), format!("{base}_{size}")] {
                let form = self.names.intern(form.as_bytes());
                if let Some(typed) = self.builtin_function(form) {
                    return Some(typed);
                }
            }
        }
        None
    }

    /// The arguments of a call that count: those that a type-generic built-in of GNU works on. More are ignored with a
    /// warning, fewer are an error.
    pub(in crate::sema) fn builtin_operands<'a>(
        &mut self,
        callee: ExprId,
        args: &'a [ExprId],
        open: Pos,
    ) -> &'a [ExprId] {
        let ExprKind::Name { entity: Entity::Function { id }, .. } = self.il[callee].kind else {
            return args;
        };
        let EntityName::Identifier { name } = self.il[id].name else { return args };
        if self.il[id].builtin(&self.il).is_none() {
            return args;
        }
        let Some(count) = generic_builtins::operands_of(self.names.text(name)) else { return args };
        let expands = |c: &Self, arg: &ExprId| matches!(c.il[*arg].kind, ExprKind::Expansion { .. });
        if args.iter().any(|arg| expands(self, arg)) {
            return args;
        }
        if let Some(extra) = args.get(count)
            && self.reports_now()
        {
            let at = self.start_of(*extra);
            self.report(at, messages::extra_arguments_ignored());
        } else if args.len() < count && self.reports_now() {
            let at = self.closing_of(open);
            self.report(at, messages::too_few_arguments_in_function());
        }
        args.get(..count).unwrap_or(args)
    }

    /// The arguments of a call of an atomic operation that takes values by address: the size of the object comes
    /// first. That of an object whose type depends on a template parameter is 1 until it is known.
    pub(in crate::sema) fn with_object_size(
        &mut self,
        function: FunctionId,
        mut args: Vec<ExprId>,
    ) -> Vec<ExprId> {
        if !self.is_sized_atomic(function) {
            return args;
        }
        let Some(first) = args.first() else { return args };
        let (ty, pos) = (self.decayed(self.il[*first].ty), self.il[*first].pos);
        let size = match self.pointee(ty) {
            Some(object) if !self.is_dependent(object) => self.size_of(object).unwrap_or(1),
            _ => 1,
        };
        let size_type = self.common.size;
        args.insert(0, self.integer_constant_expr(size.into(), size_type, pos));
        args
    }

    /// The arguments of a call as they were written, without the size of the object.
    pub(in crate::sema) fn without_object_size(
        &mut self,
        callee: ExprId,
        args: List<ExprId>,
    ) -> List<ExprId> {
        match self.il[callee].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } if self.is_sized_atomic(id) => {
                let written = self.il[args].get(1..).unwrap_or_default().to_vec();
                self.il.list(&written)
            }
            _ => args,
        }
    }

    /// Whether an expression is the call of a built-in whose result is what it was given, though its type says otherwise.
    pub(in crate::sema) fn gives_its_argument(&self, e: ExprId) -> bool {
        let ExprKind::Call { callee, .. } = self.il[e].kind else { return false };
        let ExprKind::Name { entity: Entity::Function { id }, .. } = self.il[callee].kind else {
            return false;
        };
        self.is_builtin_named(id, |name| {
            generic_builtins::result_of(name) == generic_builtins::Result::Argument
        })
    }

    /// Whether a function is a built-in whose name is of some kind.
    fn is_builtin_named(&self, function: FunctionId, holds: impl Fn(&str) -> bool) -> bool {
        let f = &self.il[function];
        f.builtin(&self.il).is_some()
            && matches!(f.name, EntityName::Identifier { name } if holds(self.names.text(name)))
    }

    /// Whether a built-in stands for others, which have other parameters, or is written without one of its own.
    pub(in crate::sema) fn stands_for_others(&self, function: FunctionId) -> bool {
        self.is_builtin_named(function, |name| {
            generic_builtins::has_typed_forms(name) || generic_builtins::is_sized(name)
        })
    }

    fn is_sized_atomic(&self, function: FunctionId) -> bool {
        self.is_builtin_named(function, generic_builtins::is_generic_atomic)
    }

    /// Whether a callee is a type-generic built-in that stands for functions of its own.
    pub(in crate::sema) fn is_typed_builtin(&self, callee: ExprId) -> bool {
        let ExprKind::Name { entity: Entity::Function { id }, .. } = self.il[callee].kind else {
            return false;
        };
        self.is_builtin_named(id, generic_builtins::has_typed_forms)
    }

    /// A call of such a built-in whose arguments depend on template parameters: what the first one points to may be
    /// known all the same.
    pub(in crate::sema) fn open_builtin_call(&mut self, callee: ExprId, args: &[ExprId], pos: Pos) -> ExprId {
        let ExprKind::Name { entity: Entity::Function { id }, .. } = self.il[callee].kind else {
            return self.unresolved_call(callee, args, pos);
        };
        let Some(typed) = self.typed_builtin(id, args) else {
            let args = self.with_object_size(id, args.to_vec());
            return match self.fixed_builtin_result(callee) {
                Some(ret) => self.plain_call(callee, &args, ret, pos),
                None => self.unresolved_call(callee, &args, pos),
            };
        };
        let gives_none = self.generic_builtin_result(id, args).is_none();
        let callee = self.named_builtin(callee, typed);
        let call = self.unresolved_call(callee, args, pos);
        let returns_none = self.function_of(self.il[typed].ty).is_none_or(|(ret, ..)| self.is_void(ret));
        if !gives_none || returns_none {
            return call;
        }
        let (void, flags) = (self.common.void, self.il[call].flags);
        let kind = ExprKind::Cast { style: CastStyle::C, to: void, operand: call };
        self.expr(kind, void, Category::Prvalue, flags - ExprFlags::TYPE_DEPENDENT, pos)
    }

    /// A call whose value is dropped where the built-in called for gives none and the one that stands for it does.
    pub(in crate::sema) fn valueless_call(
        &mut self,
        call: ExprId,
        generic: FunctionId,
        called: FunctionId,
    ) -> ExprId {
        let returns = |c: &Self, function: FunctionId| c.function_of(c.il[function].ty).map(|(ret, ..)| ret);
        let wanted = self.il[call].ty;
        let gives = returns(self, called);
        if generic == called || !self.is_void(wanted) || gives.is_none_or(|ty| self.is_void(ty)) {
            return call;
        }
        let Some(ty) = gives else { return call };
        self.il[call].ty = ty;
        let (void, pos) = (self.common.void, self.il[call].pos);
        self.prvalue(ExprKind::Cast { style: CastStyle::C, to: void, operand: call }, void, pos)
    }

    /// The name of a generic built-in as that of one of its typed forms.
    pub(in crate::sema) fn named_builtin(&mut self, callee: ExprId, typed: FunctionId) -> ExprId {
        let e = self.il[callee];
        let (entity, ty) = (Entity::Function { id: typed }, self.il[typed].ty);
        let kind = ExprKind::Name { entity, qualifier: None, args: None };
        self.expr(kind, ty, Category::Lvalue, e.flags, e.pos)
    }

    /// Whether a fundamental type is signed; other types are not.
    pub fn is_signed_type(&self, ty: TypeId) -> bool {
        self.builtin_of(ty).is_some_and(|of| self.dialect.target.is_signed(of))
    }
}
