//! Types: those derived from others are the same for the same base; arrays and functions never are.

use super::build::Build;
use super::change;
use super::graph::{Derived, Value, row_to};
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{
    ConstantNode, ExceptionSpecificationNode, Link, New, TypeNode, any, constant, exception_specification,
    expr_node, form, kind, new, param_type, scope, ty, word,
};
use crate::tables::limits;

/// The size and alignment of pointers in bytes.
pub(in crate::emit::display) const POINTER: i128 = 8;
/// What the coordinates of placeholder types are: they stand outside of all template headers.
const PLACEHOLDER_DEPTH: i128 = -1;
const AUTO_POSITION: i128 = 1;
const DECLTYPE_AUTO_POSITION: i128 = 2;

/// A parameter of a function type that is being made.
pub(super) struct Parameter {
    pub ty: TypeNode,
    pub declared: Option<TypeNode>,
    pub name: Option<String>,
}

impl Build<'_> {
    /// A new type without a name.
    pub fn new_type(&mut self, new: New<kind::Type>, size: i128, align: i128) -> TypeNode {
        let id = self.g.add_to_file(new);
        self.g.int(id, ty::SIZE, size);
        self.g.int(id, ty::ALIGNMENT, align);
        self.referenced(id);
        id
    }

    /// The type derived from `base` in this way.
    pub fn derived(&mut self, base: TypeNode, how: Derived) -> TypeNode {
        if let Some(found) = self.g.derived.get(&(base, how)).copied() {
            self.g.row_to_front(base, ty::BASED_TYPES, found);
            return found;
        }
        let (row, id) = self.new_derived(base, how);
        self.g.add_row(base, ty::BASED_TYPES, row_to(row, id));
        self.g.row_to_front(base, ty::BASED_TYPES, id);
        self.g.derived.insert((base, how), id);
        id
    }

    /// As [`Self::derived`], where a declarator says it: functions and arrays are known only behind what is
    /// derived from them, and it is not shared.
    fn declared_derived(&mut self, of: TypeId, how: Derived) -> TypeNode {
        let base = self.ty(of);
        match self.il[of].kind {
            TypeKind::Function { .. } | TypeKind::Array { .. } => self.new_derived(base, how).1,
            _ => self.derived(base, how),
        }
    }

    fn new_derived(&mut self, base: TypeNode, how: Derived) -> (Link<kind::Type, kind::Type>, TypeNode) {
        let (row, id) = match how {
            Derived::Pointer | Derived::LvalueReference | Derived::RvalueReference => {
                let id = self.new_type(new::TYPE_TK_POINTER, POINTER, POINTER);
                self.g.link(id, ty::TYPE_POINTED_TO, base);
                self.g.flag(id, ty::IS_REFERENCE, how != Derived::Pointer);
                self.g.flag(id, ty::IS_RVALUE_REFERENCE, how == Derived::RvalueReference);
                let row = match how {
                    Derived::Pointer => ty::BASED_TYPES_POINTER,
                    Derived::LvalueReference => ty::BASED_TYPES_REFERENCE,
                    _ => ty::BASED_TYPES_RVALUE_REFERENCE,
                };
                (row, id)
            }
            Derived::Qualified(quals) => {
                let id = self.new_type(new::TYPE_TK_TYPEREF, 0, 1);
                self.g.link(id, ty::TYPEREF_TYPE, base);
                self.g.word(id, ty::QUALIFIERS, quals);
                self.g.word(id, ty::KIND, word::NONE);
                (ty::BASED_TYPES_QUALIFIED, id)
            }
            Derived::Member(class) => {
                let size =
                    if self.g.node(base).form == form::TYPE_TK_ROUTINE { 2 * POINTER } else { POINTER };
                let id = self.new_type(new::TYPE_TK_PTR_TO_MEMBER, size, POINTER);
                self.g.link(id, ty::CLASS_OF_WHICH_A_MEMBER, class);
                self.g.link(id, ty::TYPE, base);
                (ty::BASED_TYPES_PTR_TO_MEMBER, id)
            }
        };
        (row, id)
    }

    /// Size and alignment of a type, through the names it has.
    pub fn extent(&self, mut ty: TypeNode) -> (i128, i128) {
        for _ in 0..limits::DISPLAYED_STEPS {
            match self.g.target(ty, ty::TYPEREF_TYPE) {
                Some(of) if self.g.node(ty).form == form::TYPE_TK_TYPEREF => ty = of,
                _ => break,
            }
        }
        (self.g.number(ty, ty::SIZE), self.g.number(ty, ty::ALIGNMENT).max(1))
    }

    /// A fundamental type.
    pub fn builtin(&mut self, of: Builtin) -> TypeNode {
        if let Some(found) = self.made.types.builtins.get(&of) {
            return *found;
        }
        let (size, align) =
            of.extent(self.il.target).map_or((0, 1), |extent| (extent.size.into(), extent.align.into()));
        let form = match of {
            Builtin::Void | Builtin::Dependent | Builtin::Overload | Builtin::BraceList => new::TYPE_TK_VOID,
            Builtin::Nullptr => new::TYPE_TK_NULLPTR,
            Builtin::Float16
            | Builtin::Fp16
            | Builtin::Bfloat16
            | Builtin::Float
            | Builtin::Double
            | Builtin::LongDouble
            | Builtin::Float128
            | Builtin::StandardFloat128
            | Builtin::Float32
            | Builtin::Float32x
            | Builtin::Float64
            | Builtin::Float64x => new::TYPE_TK_FLOAT,
            _ => new::TYPE_TK_INTEGER,
        };
        let is_void = form.form() == form::TYPE_TK_VOID;
        let id = if is_void { self.new_type(form, 0, 1) } else { self.new_type(form, size, align) };
        self.made.types.builtins.insert(of, id);
        self.g.flag(id, ty::INCOMPLETE, is_void);
        match form.form() {
            form::TYPE_TK_FLOAT => self.g.word(id, ty::FLOAT_KIND, of.spelling()),
            form::TYPE_TK_INTEGER => {
                let (kind, flag) = match of {
                    Builtin::Bool => (Builtin::Char, Some(ty::BOOL_TYPE)),
                    Builtin::WChar => (Builtin::Int, Some(ty::WCHAR_T_TYPE)),
                    Builtin::Char8 => (Builtin::UnsignedChar, Some(ty::CHAR8_T_TYPE)),
                    Builtin::Char16 => (Builtin::UnsignedShort, Some(ty::CHAR16_T_TYPE)),
                    Builtin::Char32 => (Builtin::UnsignedInt, Some(ty::CHAR32_T_TYPE)),
                    _ => (of, None),
                };
                self.g.word(id, ty::INT_KIND, kind.spelling());
                if let Some(flag) = flag {
                    self.g.flag(id, flag, true);
                }
            }
            _ => {}
        }
        id
    }

    /// The entry of a type as it was written.
    pub fn ty(&mut self, ty: TypeId) -> TypeNode {
        let own = self.place.own_parameters.is_some() && self.il[ty].flags.contains(TypeFlags::DEPENDENT);
        self.named_in_header(ty);
        if let Some(found) = self.made.types.by_type.get(&ty).copied().filter(|_| !own) {
            self.referenced(found);
            return found;
        }
        if self.depth > limits::DISPLAYED_TYPE_NESTING {
            return self.builtin(Builtin::Void);
        }
        let made = self.with(change::Depth(self.depth + 1), |p| p.new_type_of(ty));
        if own {
            self.referenced(made);
        }
        made
    }

    fn new_type_of(&mut self, ty: TypeId) -> TypeNode {
        let il = self.il;
        let id = match il[ty].kind {
            TypeKind::Builtin { of: Builtin::VaList } => return self.va_list(),
            TypeKind::Builtin { of: Builtin::Dependent } => self.unknown_type(),
            TypeKind::Builtin { of } => self.builtin(of),
            TypeKind::Qualified { base, quals } => {
                let base = self.ty(base);
                return self.derived(base, Derived::Qualified(qualifiers(quals)));
            }
            TypeKind::Pointer { to } => return self.declared_derived(to, Derived::Pointer),
            TypeKind::LvalueReference { to } => return self.declared_derived(to, Derived::LvalueReference),
            TypeKind::RvalueReference { to } => return self.declared_derived(to, Derived::RvalueReference),
            TypeKind::MemberPointer { class, to } => {
                let class = self.ty(class);
                let id = self.declared_derived(to, Derived::Member(class));
                if let TypeKind::Function { .. } = il[to].kind
                    && let Some(of) = self.g.target(id, ty::TYPE)
                {
                    self.g.flag(of, ty::HAS_THIS_PARAM, true);
                    self.g.link(of, ty::THIS_CLASS, class);
                }
                return id;
            }
            TypeKind::Array { element, bound } => return self.array(element, bound),
            TypeKind::Function { .. } => return self.function_type(ty),
            TypeKind::Class { class } => {
                let id = self.class(class);
                self.referenced(id);
                return id;
            }
            TypeKind::Enum { of } => {
                let id = self.enumeration(of);
                if il[of].name.is_some() {
                    self.referenced(id);
                }
                return id;
            }
            TypeKind::Typedef { typedef } => {
                let id = self.typedef(typedef);
                self.referenced(id);
                return id;
            }
            TypeKind::Qualifiedly { of, .. }
            | TypeKind::Elaborated { of, .. }
            | TypeKind::Signed { of }
            | TypeKind::Atomic { of } => return self.ty(of),
            TypeKind::Injected { class } => return self.class(class),
            TypeKind::Decayed { .. } => return self.ty(il[ty].canonical),
            TypeKind::NamedParam { param } if il[param].invented => return self.placeholder(AUTO_POSITION),
            TypeKind::NamedParam { param } => {
                let param = self.own_parameter(param);
                let id = self.type_parameter(param);
                self.referenced(id);
                return id;
            }
            TypeKind::PackExpansion { pattern } => return self.ty(pattern),
            TypeKind::Decltype { expr } => return self.decltype(ty, expr),
            TypeKind::TypeofExpr { expr } => return self.typeof_expression(ty, expr),
            TypeKind::TypeofType { of } => return self.typeof_type(of),
            TypeKind::Auto { .. } => return self.placeholder(AUTO_POSITION),
            TypeKind::DecltypeAuto { .. } => return self.placeholder(DECLTYPE_AUTO_POSITION),
            TypeKind::Vector { element, count } => return self.vector(element, count),
            TypeKind::Complex { element } => self.complex(element),
            TypeKind::AliasInstance { target, template, args } => self.alias_instance(template, args, target),
            TypeKind::Transform { of, .. } => self.transform(ty, of),
            TypeKind::Instance { template, args } => self.dependent_instance(template, args),
            TypeKind::DependentName { name, qualifier } => self.dependent_member(name, qualifier),
            TypeKind::DependentTemplate { name, qualifier, args } => {
                self.dependent_template(name, qualifier, args)
            }
            TypeKind::Param { depth, index, pack } => self.plain_parameter(depth, index, pack),
            TypeKind::DependentVector { element, .. } => return self.ty(element),
            TypeKind::DeducedClass { .. } => return self.placeholder(AUTO_POSITION),
            TypeKind::Unknown => self.unknown_type(),
        };
        if self.place.own_parameters.is_none() || !il[ty].flags.contains(TypeFlags::DEPENDENT) {
            self.made.types.by_type.insert(ty, id);
        }
        id
    }

    fn array(&mut self, element: TypeId, bound: ArrayBound) -> TypeNode {
        let element = self.ty(element);
        let (size, align) = self.extent(element);
        match bound {
            ArrayBound::Constant { count } => self.array_of(element, count.get()),
            ArrayBound::Written { bound } => {
                let WrittenBound { count, expr } = self.il[bound];
                let id = self.array_of(element, count);
                self.written_bound(id, expr);
                id
            }
            ArrayBound::Unknown => {
                let id = self.array_of(element, 0);
                self.g.flag(id, ty::INCOMPLETE, true);
                id
            }
            ArrayBound::Expr { expr } => {
                let dependent =
                    self.il[expr].flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT);
                let size_of_one = if dependent { size } else { 0 };
                let id = self.new_type(new::TYPE_TK_ARRAY, size_of_one, align.max(size.min(1)));
                self.g.link(id, ty::ELEMENT_TYPE, element);
                self.dependent_bound(id, expr);
                id
            }
        }
    }

    /// The bound of an array as it was written, in C++ converted to the type of sizes.
    fn written_bound(&mut self, id: TypeNode, expr: ExprId) {
        let start = self.start_of(expr);
        if let Some(bracket) = self.il.places.opening_before(start) {
            self.declared_at(id, bracket);
        }
        let size = self.builtin(Builtin::UnsignedLong);
        let constant = self.with(change::Region(1), |p| {
            let plain = p.place.plain_bounds || p.header.is_c;
            p.with(change::Whole(true), |p| match plain {
                true => p.constant_of(expr, None),
                false => p.bound_constant(expr, size, start),
            })
        });
        self.g.link_some(id, ty::BOUND_CONSTANT, constant);
    }

    /// The bound of an array as a constant of the type of sizes.
    fn bound_constant(&mut self, expr: ExprId, size: TypeNode, start: Pos) -> Option<ConstantNode> {
        let plain = self.expression_type(expr);
        self.constant_of(expr, None).map(|constant| {
            if plain == size {
                return constant;
            }
            let operand = self.converted_operand(expr);
            let cast = self.generated(word::EOK_CAST, size, operand, start);
            let value = match self.g.get(constant, constant::INTEGER_VALUE) {
                Some(Value::Int(value)) => *value,
                _ => 0,
            };
            let converted = self.integer_constant(size, value);
            let ruled_out = self.g.is_true(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT);
            self.g.flag(converted, constant::NULL_POINTER_CONSTANT_RULED_OUT, ruled_out);
            self.g.link(converted, constant::ORIG_TYPE, plain);
            self.g.link(converted, constant::EXPR, cast);
            let made = self.initial_constant(expr, converted);
            if made != converted {
                self.g.clear(made, constant::SOURCE_CORRESP_DECL_POSITION_SEQ);
                self.g.clear(made, constant::SOURCE_CORRESP_DECL_POSITION_COLUMN);
            }
            made
        })
    }

    fn dependent_bound(&mut self, id: TypeNode, expr: ExprId) {
        let dependent =
            self.il[expr].flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT);
        if dependent {
            if let Some(bracket) = self.il.places.opening_before(self.start_of(expr)) {
                self.declared_at(id, bracket);
            }
            self.g.flag(id, ty::IS_TEMPLATE_DEPENDENT_SIZE_ARRAY, true);
            let constant = self.with(change::Region(1), |p| p.symbolic_bound(expr));
            self.g.link_some(id, ty::ELEMENT_COUNT_CONSTANT, constant);
        } else {
            self.g.flag(id, ty::IS_VARIABLE_SIZE_ARRAY, true);
            self.g.flag(id, ty::IS_VLA, true);
            self.g.flag(id, ty::HAS_ASSOC_VLA_DIMENSION, true);
        }
    }

    /// The bound of an array that depends on template parameters, as the type of sizes.
    fn symbolic_bound(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let constant = self.constant_of(expr, None)?;
        let size = self.builtin(Builtin::UnsignedLong);
        if !self.is_symbol(constant) || self.g.target(constant, constant::TYPE) == Some(size) {
            return Some(constant);
        }
        let start = self.start_of(expr);
        Some(self.converted_symbol(constant, size, start))
    }

    /// A new array type.
    pub fn array_of(&mut self, element: TypeNode, count: u64) -> TypeNode {
        let (size, align) = self.extent(element);
        let id = self.new_type(new::TYPE_TK_ARRAY, size.saturating_mul(count.into()), align);
        self.g.link(id, ty::ELEMENT_TYPE, element);
        self.g.int(id, ty::NUMBER_OF_ELEMENTS, count);
        id
    }

    fn vector(&mut self, element: TypeId, count: u32) -> TypeNode {
        let element = self.ty(element);
        let (size, _) = self.extent(element);
        self.vector_type(element, size * i128::from(count))
    }

    /// A new type of vectors of elements that have so many bytes together.
    pub fn vector_type(&mut self, element: TypeNode, size: i128) -> TypeNode {
        let id = self.new_type(new::TYPE_TK_VECTOR, size, size);
        self.g.link(id, ty::ELEMENT_TYPE, element);
        id
    }

    fn complex(&mut self, element: TypeId) -> TypeNode {
        let TypeKind::Builtin { of } = self.il[self.il[element].canonical].kind else {
            return self.new_type(new::TYPE_TK_COMPLEX, 0, 1);
        };
        self.complex_type(of)
    }

    /// The type of complex numbers with parts of a type.
    pub fn complex_type(&mut self, of: Builtin) -> TypeNode {
        if let Some(found) = self.made.types.complex.get(&of) {
            return *found;
        }
        let extent = of.extent(self.il.target);
        let (size, align) = (extent.map_or(0, |e| e.size), extent.map_or(1, |e| e.align));
        let name = of.spelling();
        let id = self.new_type(new::TYPE_TK_COMPLEX, i128::from(size) * 2, align.into());
        self.g.word(id, ty::FLOAT_KIND, name);
        self.made.types.complex.insert(of, id);
        id
    }

    fn placeholder(&mut self, position: i128) -> TypeNode {
        let id = self.new_type(new::TYPE_TK_TEMPLATE_PARAM, 1, 1);
        self.g.word(id, ty::KIND, word::TPTK_PARAM);
        self.g.int(id, ty::COORDINATES_POSITION, position);
        self.g.int(id, ty::COORDINATES_DEPTH, PLACEHOLDER_DEPTH);
        id
    }

    /// The type of what depends on template parameters.
    pub fn unknown_type(&mut self) -> TypeNode {
        if let Some(found) = self.made.types.unknown {
            return found;
        }
        let id = self.unknown_parameter();
        self.made.types.unknown = Some(id);
        id
    }

    fn unknown_parameter(&mut self) -> TypeNode {
        let id = self.new_type(new::TYPE_TK_TEMPLATE_PARAM, 1, 1);
        self.g.word(id, ty::KIND, word::TPTK_UNKNOWN);
        id
    }

    fn plain_parameter(&mut self, depth: u16, index: u32, pack: bool) -> TypeNode {
        let own = self.place.own_parameters.as_ref();
        if let Some(own) = own.and_then(|own| own.types.get(&(depth, index))) {
            return *own;
        }
        let named = self.il.entities.template_params.ids().find(|id| {
            let param = &self.il[*id];
            param.depth == depth
                && param.index == index
                && matches!(param.kind, TemplateParamKind::Type { .. })
        });
        match named {
            Some(param) => self.type_parameter(param),
            None => {
                let id = self.unknown_parameter();
                self.g.word(id, any::KIND, word::TPTK_PARAM);
                self.g.int(id, any::COORDINATES_POSITION, i128::from(index) + 1);
                self.g.int(id, any::COORDINATES_DEPTH, i128::from(depth) + 1);
                self.g.flag(id, any::IS_PACK, pack);
                id
            }
        }
    }

    fn dependent_instance(&mut self, template: TemplateId, args: List<TemplateArg>) -> TypeNode {
        let (id, supplement) = self.nonreal_specialization(template);
        self.template_arguments(supplement, any::TEMPLATE_ARG_LIST, args);
        id
    }

    /// A reference to another type that says how it was named.
    pub fn type_reference(&mut self, to: TypeNode, how: &'static str) -> TypeNode {
        let id = self.new_type(new::TYPE_TK_TYPEREF, 0, 1);
        self.g.link(id, ty::TYPEREF_TYPE, to);
        self.g.word(id, ty::KIND, how);
        id
    }

    fn decltype(&mut self, ty: TypeId, expr: ExprId) -> TypeNode {
        let canonical = self.il[ty].canonical;
        let to = if canonical == ty { self.unknown_type() } else { self.ty(canonical) };
        let id = self.type_reference(to, word::IS_DECLTYPE);
        let made =
            self.with(change::Unevaluated(true), |p| p.expression(expr, super::expressions::Use::Object));
        self.g.link(id, ty::EXPR, made);
        let bare = !self.il[expr].flags.contains(ExprFlags::PARENTHESIZED)
            && matches!(
                self.il[expr].kind,
                ExprKind::Name { .. }
                    | ExprKind::Member { .. }
                    | ExprKind::Dependent { .. }
                    | ExprKind::DependentMember { .. }
            );
        self.g.flag(id, ty::DECLTYPE_EXPR_NOT_PARENTHESIZED, bare);
        self.g.flag(id, ty::IS_DEPENDENT_TYPE_OPERATOR, canonical == ty);
        id
    }

    fn typeof_expression(&mut self, ty: TypeId, expr: ExprId) -> TypeNode {
        let canonical = self.il[ty].canonical;
        let to = if canonical == ty { self.unknown_type() } else { self.ty(canonical) };
        let id = self.type_reference(to, word::IS_TYPEOF_WITH_EXPRESSION);
        let made =
            self.with(change::Unevaluated(true), |p| p.expression(expr, super::expressions::Use::Object));
        // The operand is written in parentheses.
        self.g.flag(made, expr_node::IS_PARENTHESIZED, true);
        self.g.link(id, ty::EXPR, made);
        id
    }

    fn typeof_type(&mut self, of: TypeId) -> TypeNode {
        let to = self.ty(of);
        let id = self.type_reference(to, word::IS_TYPEOF_WITH_TYPE_OPERAND);
        self.g.link(id, ty::OPERATOR_TYPE_ARG, to);
        id
    }

    fn transform(&mut self, ty: TypeId, of: TypeId) -> TypeNode {
        let operand = self.ty(of);
        let canonical = self.il[ty].canonical;
        let to = if canonical == ty { self.unknown_type() } else { self.ty(canonical) };
        let id = self.type_reference(to, word::IS_UNDERLYING_TYPE);
        self.g.link(id, ty::OPERATOR_TYPE_ARG, operand);
        self.g.flag(id, ty::IS_DEPENDENT_TYPE_OPERATOR, canonical == ty);
        id
    }

    fn alias_instance(&mut self, template: TemplateId, args: List<TemplateArg>, target: TypeId) -> TypeNode {
        // It is listed before what it stands for.
        let id = self.new_type(new::TYPE_TK_TYPEREF, 0, 1);
        self.g.word(id, ty::KIND, word::IS_TEMPLATE_ALIAS);
        let name = self.il[template].name.map(|name| self.text(name));
        self.named(id, name, word::NO);
        self.alias_arguments(id, template, args);
        if let TemplateKind::Alias { pattern } = self.il[template].kind {
            let Typedef { pos, scope, .. } = self.il[pattern];
            self.declared_at(id, pos);
            let template = self.template(template);
            self.g.link(id, ty::ASSOC_TEMPLATE, template);
            let owner = self.scope(scope);
            self.member_of(id, owner, scope::TYPES);
        }
        let open = |arg: &TemplateArg| match *arg {
            TemplateArg::Type { of } => self.il[of].flags.contains(TypeFlags::DEPENDENT),
            TemplateArg::Expr { expr } => {
                self.il[expr].flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT)
            }
            _ => false,
        };
        let open = self.il[args].iter().any(open);
        self.g.flag(id, ty::IS_NONREAL, open);
        let to = self.ty(target);
        self.g.link(id, ty::TYPEREF_TYPE, to);
        id
    }

    /// A new function type as it was written.
    pub fn function_type(&mut self, ty: TypeId) -> TypeNode {
        let TypeKind::Function { ret, params, traits, noexcept } = self.il[ty].kind else {
            return self.ty(ty);
        };
        let ret = self.ty(ret);
        let params: Vec<Parameter> = self.il[params]
            .iter()
            .copied()
            .map(|param| {
                let declared = self.ty(param);
                Parameter { ty: declared, declared: Some(declared), name: None }
            })
            .collect();
        let id = self.routine_type(ret, &params);
        self.function_traits(id, traits);
        if traits.contains(FunctionTraits::NOEXCEPT) || noexcept.is_some() {
            let argument = noexcept.and_then(|expr| self.constant_of(expr, None));
            self.noexcept(id, argument, false);
        }
        id
    }

    /// What a function type has beside its return and parameter types.
    pub fn function_traits(&mut self, id: TypeNode, traits: FunctionTraits) {
        self.g.flag(id, ty::HAS_ELLIPSIS, traits.contains(FunctionTraits::VARIADIC));
        self.g.flag(id, ty::TRAILING_RETURN_TYPE, traits.contains(FunctionTraits::TRAILING));
        let mut quals = Qualifiers::empty();
        quals.set(Qualifiers::CONST, traits.contains(FunctionTraits::CONST));
        quals.set(Qualifiers::VOLATILE, traits.contains(FunctionTraits::VOLATILE));
        if !quals.is_empty() {
            self.g.word(id, ty::QUALIFIERS, qualifiers(quals));
        }
        if traits.contains(FunctionTraits::LVALUE_REF) {
            self.g.word(id, ty::REF_QUALIFIERS, word::AMP);
        }
        if traits.contains(FunctionTraits::RVALUE_REF) {
            self.g.word(id, ty::REF_QUALIFIERS, word::AMPAMP);
        }
    }

    /// Gives a function type an exception specification.
    pub fn noexcept(
        &mut self,
        ty: TypeNode,
        argument: Option<ConstantNode>,
        generated: bool,
    ) -> ExceptionSpecificationNode {
        let id = self.g.add_to_file(new::EXCEPTION_SPECIFICATION);
        self.g.flag(id, exception_specification::IS_NOEXCEPT, true);
        self.g.flag(id, exception_specification::COMPILER_GENERATED, generated);
        match argument {
            Some(argument) => {
                let throws = self.g.get(argument, constant::INTEGER_VALUE) == Some(&Value::Int(0));
                self.g.flag(id, exception_specification::THROW_ANY, throws);
                self.g.link(id, exception_specification::NOEXCEPT_ARG, argument);
            }
            None => self.g.null(id, exception_specification::NOEXCEPT_ARG),
        }
        self.g.link(ty, ty::EXCEPTION_SPECIFICATION, id);
        id
    }

    /// A new function type with these parameters.
    pub fn routine_type(&mut self, ret: TypeNode, params: &[Parameter]) -> TypeNode {
        let id = self.new_type(new::TYPE_TK_ROUTINE, 0, 1);
        self.g.link(id, ty::RETURN_TYPE, ret);
        let mut made = Vec::new();
        for (index, param) in params.iter().enumerate() {
            let entry = self.g.add_to_file(new::PARAM_TYPE);
            self.g.link(entry, param_type::TYPE, param.ty);
            self.g.link_some(entry, param_type::DECLARED_TYPE, param.declared);
            if let Some(name) = &param.name {
                self.g.identifier(entry, param_type::NAME, name.clone());
            }
            self.g.int(entry, param_type::PARAM_NUM, index as i128 + 1);
            made.push(entry);
        }
        let first = self.g.chain(&made, param_type::NEXT);
        self.g.link_some(id, ty::PARAM_TYPE_LIST, first);
        self.g.flag(id, ty::PROTOTYPED, true);
        let linkage = self.language_linkage();
        self.g.word(id, ty::ROUTINE_NAME_LINKAGE, linkage);
        self.g.flag(id, ty::ROUTINE_NAME_LINKAGE_IS_EXPLICIT, self.place.explicit_linkage);
        self.g.word(id, ty::CALLING_CONVENTION, word::DEFAULT);
        id
    }

    /// A typedef name or alias.
    pub fn typedef(&mut self, id: TypedefId) -> TypeNode {
        let entity = Entity::Typedef { id };
        if let Some(found) = self.known(entity) {
            return found;
        }
        let Typedef { name, pos, scope, ty, alias, access, .. } = self.il[id];
        let name = self.text(name);
        if !pos.is_some()
            && let Some(found) = self.made.entities.typedefs.get(&name)
        {
            self.made.entities.by_entity.insert(entity, (*found).id());
            return *found;
        }
        // The pattern of an alias template is listed before what it stands for.
        let pattern = self.place.alias_pattern == Some(id);
        let known = if pattern { None } else { Some(self.ty(ty)) };
        let node = self.new_type(new::TYPE_TK_TYPEREF, 0, 1);
        self.g.word(node, ty::KIND, if alias { word::IS_ALIAS } else { word::NONE });
        self.made.entities.by_entity.insert(entity, node.id());
        self.g.clear(node, ty::SOURCE_CORRESP_REFERENCED);
        self.named(node, Some(name), word::NO);
        self.declared_at(node, pos);
        if pattern {
            let owner = self.scope(scope);
            self.member_of(node, owner, scope::TYPES);
        }
        let to = known.unwrap_or_else(|| self.ty(ty));
        self.g.link(node, ty::TYPEREF_TYPE, to);
        if !alias && pos.is_some() {
            self.array_places(to, pos);
        }
        self.access(node, access);
        let owner = self.scope(scope);
        self.member_of(node, owner, scope::TYPES);
        if self.is_local_scope(scope) {
            self.local_to_function(node);
        }
        let linkage = self.language_linkage();
        self.g.word(node, ty::SURROUNDING_NAME_LINKAGE_STATE, linkage);
        node
    }
}

/// The qualifiers of a type in one word.
pub(super) fn qualifiers(quals: Qualifiers) -> &'static str {
    let (is_const, is_volatile, is_restrict) = (
        quals.contains(Qualifiers::CONST),
        quals.contains(Qualifiers::VOLATILE),
        quals.contains(Qualifiers::RESTRICT),
    );
    match (is_const, is_volatile, is_restrict) {
        (true, true, true) => word::CONST_VOLATILE___RESTRICT__,
        (true, true, false) => word::CONST_VOLATILE,
        (true, false, true) => word::CONST___RESTRICT__,
        (true, false, false) => word::CONST,
        (false, true, true) => word::VOLATILE___RESTRICT__,
        (false, true, false) => word::VOLATILE,
        _ => word::__RESTRICT__,
    }
}
