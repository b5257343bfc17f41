//! Calls: their operands, arguments and default arguments (`[expr.call]`), and kernel launches.

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::Derived;
use crate::finalize::integral;
use crate::il::*;
use crate::source::Pos;
use crate::tables::il_display::{ExprNode, constant, expr_node, form, new, routine, ty, word};

impl Build<'_> {
    /// A call of a function, a member or an object.
    pub fn call(&mut self, expr: ExprId, callee: ExprId, args: List<ExprId>, how: Use) -> ExprNode {
        let il = self.il;
        if let Some(node) = self.open_call(expr, callee, args, how) {
            return node;
        }
        if let ExprKind::Member { base, arrow, entity: Entity::Function { id }, qualifier, args: targs } =
            il[callee].kind
        {
            let routine = self.routine_use(callee, id, qualifier, targs, Use::Value);
            let implicit = matches!(il[base].kind, ExprKind::This { implicit: true });
            if implicit && qualifier.is_none() {
                self.g.clear(routine, expr_node::NAME_REFERENCE);
            }
            let name = self.member_place(callee, qualifier, implicit);
            self.position(routine, name);
            let class_final = il[id].class.is_some_and(|class| il[class].flags.contains(ClassFlags::FINAL));
            let is_final = class_final || il[id].flags.contains(FunctionFlags::FINAL);
            let is_virtual =
                il[id].flags.contains(FunctionFlags::VIRTUAL) && qualifier.is_none() && !is_final;
            self.called_by(routine, is_virtual);
            let mut object = self.object_of(callee, base, if arrow { Use::Value } else { Use::Object });
            if let (Some(from), Some(to)) = (self.pointed_class(base, arrow), il[id].class) {
                let place = if implicit { name } else { self.start_of(base) };
                object = self.base_object(object, from, to, qualifier.is_some(), place);
            }
            object = match arrow {
                true => self.adjusted_pointer(object, if implicit { name } else { self.start_of(base) }, id),
                false => self.adjusted_object(object, base, id),
            };
            let mut operands = vec![routine, object];
            operands.extend(self.arguments(args, Some(id)));
            let kind = if arrow { word::EOK_POINTS_TO_MEMBER_CALL } else { word::EOK_DOT_MEMBER_CALL };
            let node = self.call_node(expr, kind, &operands, how);
            self.g.flag(node, expr_node::IS_VIRTUAL_CALL, is_virtual);
            return node;
        }
        if let Some(node) = self.builtin_call(expr, callee, args, how) {
            return node;
        }
        let function = match il[self.without_decay(callee)].kind {
            ExprKind::Name { entity: Entity::Function { id }, .. } => Some(id),
            _ => None,
        };
        let target = self.callee(callee);
        if function.is_some() {
            self.called(target);
            self.generic_builtin(target);
        }
        let mut operands = vec![target];
        if function.is_some() {
            operands.extend(self.arguments(args, function));
        } else {
            operands.extend(self.arguments_through_pointer(args, callee));
        }
        let node = self.call_node(expr, word::EOK_CALL, &operands, how);
        self.lookup_of_callee(self.call_behind(node), callee);
        node
    }

    /// The arguments of a call of what a pointer or reference leads to, which has no default arguments.
    fn arguments_through_pointer(&mut self, args: List<ExprId>, callee: ExprId) -> Vec<ExprNode> {
        let il = self.il;
        let canonical = |ty: TypeId| il[il[ty].canonical].kind;
        let pointed = match canonical(il[callee].ty) {
            TypeKind::Pointer { to } => canonical(to),
            kind => kind,
        };
        let TypeKind::Function { params, .. } = pointed else { return self.arguments(args, None) };
        let params = &il[params];
        let parameter = |index: usize| params.get(index).copied();
        let end = il[args].last().map(|last| self.behind_list(*last));
        let args = il[args].iter().enumerate();
        args.map(|(index, arg)| self.listed_argument(*arg, parameter(index), end)).collect()
    }

    /// An expression below its conversions of functions and arrays to pointers.
    pub fn without_decay(&self, expr: ExprId) -> ExprId {
        match self.il[expr].kind {
            ExprKind::Implicit { operand, conversion: ConversionKind::FunctionToPointer, .. } => operand,
            _ => expr,
        }
    }

    /// Notes that a routine is called.
    pub fn called(&mut self, node: ExprNode) {
        self.called_by(node, false);
    }

    /// Notes that a routine is called; which one, a call through the table of a class leaves open.
    fn called_by(&mut self, node: ExprNode, is_virtual: bool) {
        if let Some(routine) = self.g.target(node, expr_node::ROUTINE).filter(|_| !self.place.unevaluated) {
            if !is_virtual {
                self.referenced(routine);
            }
            self.g.flag(routine, routine::CALLED, true);
        }
    }

    /// An operation of a call's kind over its operands.
    pub fn call_node(
        &mut self,
        expr: ExprId,
        kind: &'static str,
        operands: &[ExprNode],
        how: Use,
    ) -> ExprNode {
        let node = self.new_expression(new::EXPR_NODE_ENK_OPERATION, expr);
        self.operands(node, kind, operands);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, self.header.standard >= 2017 && !self.header.is_c);
        if self.il[expr].category == Category::Prvalue {
            return node;
        }
        if self.place.dependent {
            let ty = self.unknown_type();
            self.g.link(node, expr_node::TYPE, ty);
            self.g.flag(node, expr_node::RESULT_IS_NOT_USED, how == Use::Discarded);
            return node;
        }
        let Some(to) = self.g.target(node, expr_node::TYPE) else { return node };
        let rvalue = self.il[expr].category == Category::Xvalue;
        let how_referred = if rvalue { Derived::RvalueReference } else { Derived::LvalueReference };
        let reference = self.derived(to, how_referred);
        self.g.link(node, expr_node::TYPE, reference);
        let indirect = self.generated(word::EOK_REF_INDIRECT, to, node, self.il[expr].pos);
        self.category(indirect, expr, how);
        indirect
    }

    /// The arguments of a call, with the default arguments that it leaves out.
    pub fn arguments(&mut self, args: List<ExprId>, function: Option<FunctionId>) -> Vec<ExprNode> {
        let il = self.il;
        let mut made = Vec::new();
        let end = il[args].last().map(|last| self.behind_list(*last));
        for (index, arg) in il[args].iter().copied().enumerate() {
            let parameter =
                function.and_then(|function| il[function].params(il).get(index)).map(|param| param.ty);
            let node = self.listed_argument(arg, parameter, end);
            made.push(node);
        }
        if let Some(function) = function {
            let defaults = self.default_arguments_behind(function, made.len());
            made.extend(defaults);
        }
        made
    }

    /// The default arguments of a call that has `given` arguments itself.
    pub(in crate::emit::display) fn default_arguments_behind(
        &mut self,
        function: FunctionId,
        given: usize,
    ) -> Vec<ExprNode> {
        let il = self.il;
        let mut made = Vec::new();
        for param in il[function].params(il).iter().skip(given) {
            let Some(default) = param.default else { break };
            let node = self.default_argument(default, param.ty);
            self.g.flag(node, expr_node::GENERATED_DEFAULT_ARG, true);
            made.push(node);
        }
        made
    }

    /// An argument of a constructor that converts it, which the language converts to the type of the parameter first
    /// ([over.best.ics]).
    pub(in crate::emit::display) fn converted_argument(&mut self, arg: ExprId, to: TypeId) -> ExprNode {
        let il = self.il;
        let (from, target) = (self.il.unqualified_type(il[arg].ty), self.il.unqualified_type(to));
        let arithmetic = |ty: TypeId| matches!(il[ty].kind, TypeKind::Builtin { of } if of.is_integral() || of.is_floating());
        let scoped = matches!(il[from].kind, TypeKind::Enum { .. }) || arithmetic(from);
        if from == target || !arithmetic(target) || !scoped || self.place.dependent {
            return self.argument(arg, Some(to));
        }
        if self.numbers().integer(arg).is_some() && integral(self.il, target).is_some() {
            return self.default_argument(arg, to);
        }
        let start = self.start_of(arg);
        let operand = self.expression(arg, Use::Value);
        let ty = self.ty(target);
        let boolean = matches!(il[target].kind, TypeKind::Builtin { of: Builtin::Bool });
        let cast =
            self.generated(if boolean { word::EOK_BOOL_CAST } else { word::EOK_CAST }, ty, operand, start);
        self.mixed_kinds(cast, operand, ty);
        cast
    }

    /// A default argument, converted to the type of its parameter where it is a constant of another type.
    fn default_argument(&mut self, default: ExprId, to: TypeId) -> ExprNode {
        let il = self.il;
        let same = il[il[default].ty].canonical == il[to].canonical;
        let resolved = self.il.unqualified_type(to);
        let scalar = matches!(il[resolved].kind, TypeKind::Builtin { .. } | TypeKind::Pointer { .. });
        let Some(value) = self.numbers().integer(default).filter(|_| !same && scalar) else {
            let node = self.argument(default, Some(to));
            self.shared_default(default, node);
            return node;
        };
        let start = self.start_of(default);
        let operand = self.expression(default, Use::Value);
        let ty = self.ty(to);
        let ty = self.without_qualifiers(ty);
        let cast = self.generated(word::EOK_CAST, ty, operand, start);
        self.mixed_kinds(cast, operand, ty);
        let constant = self.integer_constant(ty, value);
        let from = self.expression_type(default);
        self.g.link(constant, constant::ORIG_TYPE, from);
        self.g.link(constant, constant::EXPR, cast);
        if let TypeKind::Pointer { .. } = il[resolved].kind {
            self.g.flag(constant, constant::IMPLICIT_CAST, true);
            self.g.flag(constant, constant::IS_SIMPLE_ZERO, true);
            self.g.flag(constant, constant::IS_REINTERPRET_LIKE_CAST, true);
            self.g.flag(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
            self.declared_at(constant, start);
            let text = format!("({}){value}LL", self.g.type_text(ty));
            self.g.node_mut(constant).text = Some(text);
        }
        let node = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::CONSTANT, constant);
        self.position(node, start);
        node
    }

    /// All uses of a default argument that is a constant share the constant.
    pub fn shared_default(&mut self, default: ExprId, node: ExprNode) {
        if self.g.node(node).form != form::EXPR_NODE_ENK_CONSTANT {
            return;
        }
        let Some(constant) = self.g.target(node, expr_node::CONSTANT) else { return };
        match self.made.constants.default_constants.get(&default).copied() {
            Some(known) => self.g.link(node, expr_node::CONSTANT, known),
            None => {
                self.g.node_mut(constant).region = 1;
                self.made.constants.default_constants.insert(default, constant);
            }
        }
    }

    /// An argument: a reference is bound where the parameter is one ([expr.call]).
    pub fn argument(&mut self, arg: ExprId, parameter: Option<TypeId>) -> ExprNode {
        let end = self.behind_expression(arg);
        self.listed_argument(arg, parameter, Some(end))
    }

    /// An argument of a list that ends at `end`. What begins before the program does can have the addresses of objects that
    /// live as long as it.
    fn listed_argument(&mut self, arg: ExprId, parameter: Option<TypeId>, end: Option<Pos>) -> ExprNode {
        let end = end.filter(|_| self.begins_before_main());
        let reference = parameter.filter(|ty| {
            matches!(
                self.il[self.il[*ty].canonical].kind,
                TypeKind::LvalueReference { .. } | TypeKind::RvalueReference { .. }
            )
        });
        if let Some(ty) = reference.filter(|_| !self.place.dependent && !self.place.in_prototype) {
            let declared = self.ty(ty);
            if let Some(bound) = self.bound_reference(arg, declared, end, true) {
                let constant = end.and_then(|_| self.lasting_argument(arg, &bound));
                return constant.unwrap_or(bound.node);
            }
        }
        if parameter.is_some()
            && reference.is_none()
            && let Some(object) = self.passed_object(arg)
        {
            return object;
        }
        self.expression(arg, Use::Value)
    }

    /// The pointer to the object of a call of a const member function is one to a const object there.
    fn adjusted_pointer(&mut self, object: ExprNode, place: Pos, function: FunctionId) -> ExprNode {
        let constant = matches!(self.il[self.il[self.il[function].ty].canonical].kind,
            TypeKind::Function { traits, .. } if traits.contains(FunctionTraits::CONST));
        let pointer = self.g.target(object, expr_node::TYPE).map(|ty| self.resolved(ty));
        let to = pointer.and_then(|ty| self.g.target(ty, ty::TYPE_POINTED_TO));
        let Some(to) = to.filter(|_| constant && !self.place.dependent) else { return object };
        if self.without_qualifiers(to) != to {
            return object;
        }
        let to = self.derived(to, Derived::Qualified(word::CONST));
        let ty = self.derived(to, Derived::Pointer);
        self.generated(word::EOK_CAST, ty, object, place)
    }

    /// The object of a call of a const member function is const there.
    pub fn adjusted_object(&mut self, object: ExprNode, expr: ExprId, function: FunctionId) -> ExprNode {
        self.take_address(object);
        let constant = matches!(self.il[self.il[self.il[function].ty].canonical].kind,
            TypeKind::Function { traits, .. } if traits.contains(FunctionTraits::CONST));
        let Some(ty) = self.g.target(object, expr_node::TYPE).filter(|_| !self.place.dependent) else {
            return object;
        };
        if !constant || self.without_qualifiers(ty) != ty {
            self.derived(ty, Derived::Pointer);
            return object;
        }
        if self.il[expr].category == Category::Prvalue {
            return self.adjusted_value(object, function);
        }
        let kind = word::TK_STRUCT;
        let to = self.derived(ty, Derived::Qualified(word::CONST));
        self.derived(to, Derived::Pointer);
        let place = self.place_of(expr);
        let node = self.generated(word::EOK_LVALUE_ADJUST, to, object, place);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, kind);
        let xvalue = self.il[expr].category == Category::Xvalue;
        self.g.flag(node, if xvalue { expr_node::IS_XVALUE } else { expr_node::IS_LVALUE }, true);
        node
    }

    /// As [`Self::adjusted_object`], for the value of an object.
    fn adjusted_value(&mut self, object: ExprNode, function: FunctionId) -> ExprNode {
        let constant = matches!(self.il[self.il[self.il[function].ty].canonical].kind,
            TypeKind::Function { traits, .. } if traits.contains(FunctionTraits::CONST));
        let Some(ty) = self.g.target(object, expr_node::TYPE).filter(|_| constant) else { return object };
        let to = self.derived(ty, Derived::Qualified(word::CONST));
        self.derived(to, Derived::Pointer);
        let node = self.generated(word::EOK_CLASS_RVALUE_ADJUST, to, object, Pos::NONE);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_STRUCT);
        node
    }

    /// A call of a conversion function that nobody wrote.
    pub fn conversion_call(
        &mut self,
        expr: ExprId,
        operand: ExprId,
        function: FunctionId,
        how: Use,
    ) -> ExprNode {
        if self.il[function].name == EntityName::Constructor {
            return self.temporary(expr, how);
        }
        let routine = self.routine(function);
        self.uses_implicitly(function);
        let target = self.routine_node(routine, self.il[expr].pos, Use::Value);
        self.called(target);
        let declared = match self.il[operand].kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. } => {
                self.function.condition_variable == Some(id)
            }
            _ => false,
        };
        // The value of what a condition declares is no object anymore.
        let object = if declared {
            let object = self.expression(operand, Use::Value);
            self.adjusted_value(object, function)
        } else {
            let object = self.expression(operand, Use::Object);
            self.adjusted_object(object, operand, function)
        };
        self.g.clear(target, expr_node::ORIG_LVALUE_TYPE);
        let node = self.call_node(expr, word::EOK_DOT_MEMBER_CALL, &[target, object], how);
        self.g.flag(node, expr_node::COMPILER_GENERATED, true);
        self.g.flag(node, expr_node::IS_CONVERSION_CALL, true);
        node
    }

    /// The launch of a kernel: its configuration, and where that succeeds the call.
    pub fn launch(&mut self, configure: ExprId, call: ExprId) -> ExprNode {
        let (start, behind) = (self.start_of(call), self.behind_expression(call));
        let configure = self.expression(configure, Use::Value);
        self.generated_call(configure, start);
        let call = self.expression(call, Use::Discarded);
        let void = self.builtin(Builtin::Void);
        let int = self.builtin(Builtin::Int);
        let zero = match self.made.constants.launch_result {
            Some(zero) => zero,
            None => self.with(change::Region(1), |p| p.integer_constant(int, 0)),
        };
        self.made.constants.launch_result = Some(zero);
        let nothing = self.new_node(new::EXPR_NODE_ENK_CONSTANT);
        self.g.link(nothing, expr_node::TYPE, int);
        self.g.link(nothing, expr_node::CONSTANT, zero);
        self.g.flag(nothing, expr_node::RESULT_IS_NOT_USED, true);
        self.position(nothing, behind);
        let cast = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(cast, expr_node::TYPE, void);
        self.operands(cast, word::EOK_CAST, &[nothing]);
        self.mixed_kinds(cast, nothing, void);
        self.g.flag(cast, expr_node::RESULT_IS_NOT_USED, true);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, void);
        self.operands(node, word::EOK_QUESTION, &[configure, cast, call]);
        node
    }

    /// Marks a call that the program does not say: it stands where the expression does that it is made for, and so does
    /// the name of the function.
    fn generated_call(&mut self, call: ExprNode, start: Pos) {
        self.position(call, start);
        self.g.flag(call, expr_node::COMPILER_GENERATED, true);
        self.g.clear(call, expr_node::ONLY_FOUND_THROUGH_ARG_DEPENDENT_LOOKUP);
        if let Some(routine) = self.g.target(call, expr_node::OPERANDS) {
            self.position(routine, start);
            self.g.clear(routine, expr_node::NAME_REFERENCE);
        }
    }
}
