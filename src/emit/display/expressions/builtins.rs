//! Built-in functions: those that are operations of their own, and those that stand for another one that the types of the
//! arguments choose.

use super::Use;
use crate::emit::display::build::Build;
use crate::emit::display::change;
use crate::emit::display::graph::Derived;
use crate::emit::display::types::{Parameter, qualifiers};
use crate::finalize::{integral, known_extent};
use crate::il::*;
use crate::source::Pos;
use crate::tables::builtins::{Builtin as Row, BuiltinType};
use crate::tables::generic_builtins;
use crate::tables::il_display::{
    ConstantNode, ExprNode, RoutineNode, TypeNode, constant, data_member, exception_specification, expr_node,
    form, new, routine, scope, ty, variable, word,
};
use crate::tables::limits;

impl Build<'_> {
    /// The name of the built-in function that an expression names.
    fn builtin_called(&self, callee: ExprId) -> Option<(FunctionId, &str)> {
        let ExprKind::Name { entity: Entity::Function { id }, .. } = self.il[self.without_decay(callee)].kind
        else {
            return None;
        };
        self.il[id].builtin(self.il)?;
        let EntityName::Identifier { name } = self.il[id].name else { return None };
        Some((id, self.unit.names.text(name)))
    }

    /// A call of a built-in function that is shown as something else; none where it is like any other call.
    pub(super) fn builtin_call(
        &mut self,
        expr: ExprId,
        callee: ExprId,
        args: List<ExprId>,
        how: Use,
    ) -> Option<ExprNode> {
        let (id, name) = self.builtin_called(callee)?;
        let name = name.to_owned();
        let kind = match name.as_str() {
            word::__BUILTIN_ADDRESSOF
            | word::__BUILTIN_SHUFFLE
            | word::__BUILTIN_SHUFFLEVECTOR
            | word::__BUILTIN_CONVERTVECTOR
            | word::__BUILTIN_COMPLEX => return Some(self.builtin_operation(expr, callee, name, args)),
            word::__BUILTIN_VA_START => word::EOK_VA_START,
            word::__BUILTIN_VA_COPY => word::EOK_VA_COPY,
            word::__BUILTIN_VA_END => word::EOK_VA_END,
            _ => return self.chosen_builtin(expr, (id, &name), callee, args, how),
        };
        let routine = self.routine(id);
        self.name_reference(routine, None, None, false);
        self.referenced(routine);
        Some(self.argument_list_operation(expr, kind, args, how))
    }

    /// Whether an expression is a constant is known when the program is translated.
    pub(super) fn asked_for_constancy(&mut self, expr: ExprId, callee: ExprId) -> Option<ExprNode> {
        let (id, name) = self.builtin_called(callee)?;
        if name != word::__BUILTIN_CONSTANT_P {
            return None;
        }
        let e = self.il[expr];
        if e.flags.intersects(ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT) {
            return None;
        }
        let routine = self.routine(id);
        self.name_reference(routine, None, None, false);
        self.referenced(routine);
        let value = self.unit.call_values.get(&expr).copied().flatten();
        let holds =
            value.is_some_and(|value| matches!(self.il[value].value, Value::Integer { value } if value != 0));
        let int = self.builtin(Builtin::Int);
        let constant = self.with(change::Region(1), |p| p.integer_constant(int, i128::from(holds)));
        let place = self.place_of(callee);
        Some(self.constant_node(constant, int, Some(place)))
    }

    /// An operation that is written like the call of a function.
    fn builtin_operation(
        &mut self,
        expr: ExprId,
        callee: ExprId,
        name: String,
        args: List<ExprId>,
    ) -> ExprNode {
        let il = self.il;
        let address = name == word::__BUILTIN_ADDRESSOF;
        let node = self.new_node(new::EXPR_NODE_ENK_BUILTIN_OPERATION);
        let mut made = Vec::new();
        for arg in il[args].iter().copied() {
            if let ExprKind::Name { entity: Entity::Typedef { id }, .. } = il[arg].kind {
                let ty = self.typedef(id);
                self.referenced(ty);
                let operand = self.type_operand(ty);
                let start = self.start_of(arg);
                self.position(operand, start);
                made.push(operand);
                continue;
            }
            let operand = self.expression(arg, if address { Use::Object } else { Use::Value });
            if address {
                self.take_address(operand);
            }
            made.push(operand);
        }
        let of = |this: &Self, at: usize| {
            made.get(at).and_then(|operand: &ExprNode| this.g.target(*operand, expr_node::TYPE))
        };
        let result = match name.as_str() {
            word::__BUILTIN_SHUFFLE => of(self, 0),
            word::__BUILTIN_CONVERTVECTOR => {
                made.get(1).and_then(|operand| self.g.target(*operand, expr_node::TYPE_OPERAND))
            }
            word::__BUILTIN_SHUFFLEVECTOR => {
                let count = made.len().saturating_sub(2);
                of(self, 0).and_then(|ty| self.shuffled(ty, count))
            }
            word::__BUILTIN_COMPLEX => self.complex_of(args),
            word::__BUILTIN_ADDRESSOF => of(self, 0).map(|ty| {
                self.derived(ty, Derived::LvalueReference);
                self.derived(ty, Derived::Pointer)
            }),
            _ => None,
        };
        let result = result.unwrap_or_else(|| self.expression_type(expr));
        self.g.link(node, expr_node::TYPE, result);
        self.g.text(node, expr_node::BUILTIN_OPERATION_KIND, name);
        let first = self.g.chain(&made, expr_node::NEXT);
        self.g.link_some(node, expr_node::OPERANDS, first);
        let place = self.place_of(callee);
        self.position(node, place);
        node
    }

    /// The type of the complex number that has two parts.
    fn complex_of(&mut self, args: List<ExprId>) -> Option<TypeNode> {
        let part = *self.il[args].first()?;
        match self.il[self.il.unqualified_type(self.il[part].ty)].kind {
            TypeKind::Builtin { of } => Some(self.complex_type(of)),
            _ => None,
        }
    }

    /// The constant that `__builtin_complex` makes of two.
    pub(in crate::emit::display) fn built_complex(&mut self, expr: ExprId) -> Option<ConstantNode> {
        let il = self.il;
        let ExprKind::Call { callee, args } = il[expr].kind else { return None };
        let name = self.builtin_called(callee)?.1.to_owned();
        let [real, imag] = il[args] else { return None };
        if name != word::__BUILTIN_COMPLEX {
            return None;
        }
        let parts = (self.numbers().float(real)?.bits, self.numbers().float(imag)?.bits);
        let ty = self.complex_of(args)?;
        let node = self.complex_number(ty, il[real].ty, parts.0, parts.1)?;
        let made = self.builtin_operation(expr, callee, name, args);
        let mut part = self.g.target(made, expr_node::OPERANDS);
        while let Some(operand) = part {
            if let Some(constant) = self.g.target(operand, expr_node::CONSTANT) {
                self.g.clear(constant, constant::NULL_POINTER_CONSTANT_RULED_OUT);
            }
            part = self.g.target(operand, expr_node::NEXT);
        }
        self.g.link(node, constant::EXPR, made);
        self.g.flag(node, constant::NULL_POINTER_CONSTANT_RULED_OUT, true);
        let place = self.place_of(callee);
        self.constant_position(node, place);
        Some(node)
    }

    /// The vector of so many elements of another one.
    fn shuffled(&mut self, of: TypeNode, count: usize) -> Option<TypeNode> {
        let of = self.resolved(of);
        let element = self.g.target(of, ty::ELEMENT_TYPE)?;
        let (size, _) = self.extent(element);
        Some(self.vector_type(element, size * count as i128))
    }

    /// What is done with a list of arguments ([support.runtime], C 7.16): it is an array, or a pointer where it was a
    /// parameter. The parameter behind which the arguments stand is only named.
    fn argument_list_operation(
        &mut self,
        expr: ExprId,
        kind: &'static str,
        args: List<ExprId>,
        how: Use,
    ) -> ExprNode {
        let il = self.il;
        let mut operands = Vec::new();
        for (index, arg) in il[args].iter().copied().enumerate() {
            if index == 1 && kind == word::EOK_VA_START {
                operands.push(self.last_parameter(arg));
            } else {
                operands.push(self.argument_list(arg));
            }
        }
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        let void = self.builtin(Builtin::Void);
        self.g.link(node, expr_node::TYPE, void);
        self.operands(node, kind, &operands);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.position(node, il[expr].pos);
        self.g.flag(node, expr_node::RESULT_IS_NOT_USED, how == Use::Discarded);
        node
    }

    fn last_parameter(&mut self, arg: ExprId) -> ExprNode {
        let plain = self.il.without_conversions(arg);
        let ExprKind::Name { entity: Entity::Variable { id }, .. } = self.il[plain].kind else {
            return self.expression(arg, Use::Value);
        };
        let variable = self.variable(id);
        let node = self.new_node(new::EXPR_NODE_ENK_VARIABLE);
        let ty = self.g.target(variable, variable::TYPE);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.g.link(node, expr_node::VARIABLE, variable);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        self.uses(variable);
        self.mark_used(variable);
        self.take_address(node);
        self.position(node, self.il[plain].pos);
        node
    }

    fn argument_list(&mut self, arg: ExprId) -> ExprNode {
        let plain = self.il.without_conversions(arg);
        let made = self.expression(plain, Use::Object);
        let declared = self.g.target(made, expr_node::TYPE);
        let of =
            declared.map(|ty| self.resolved(ty)).filter(|ty| self.g.node(*ty).form == form::TYPE_TK_ARRAY);
        let element = of.and_then(|of| self.g.target(of, ty::ELEMENT_TYPE));
        let (Some(declared), Some(element)) = (declared, element) else {
            self.category(made, plain, Use::Value);
            return made;
        };
        self.take_address(made);
        self.derived(declared, Derived::LvalueReference);
        let pointer = self.derived(element, Derived::Pointer);
        let place = self.place_of(plain);
        self.generated(word::EOK_ARRAY_TO_POINTER, pointer, made, place)
    }

    /// The next of the arguments that a list stands for.
    pub(super) fn next_argument(&mut self, expr: ExprId, list: ExprId) -> ExprNode {
        if let Some(routine) = self.builtin_routine(word::__BUILTIN_VA_ARG) {
            self.name_reference(routine, None, None, false);
            self.referenced(routine);
        }
        let operand = self.argument_list(list);
        let node = self.new_expression(new::EXPR_NODE_ENK_OPERATION, expr);
        self.operands(node, word::EOK_VA_ARG, &[operand]);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        let pos = self.il[expr].pos;
        let place = self.il.places.step_behind(pos).unwrap_or(pos);
        self.position(node, place);
        node
    }

    /// `__builtin_bit_cast`
    pub(super) fn bit_cast(&mut self, expr: ExprId, to: TypeId, operand: ExprId) -> ExprNode {
        let pos = self.il[expr].pos;
        let ty = self.ty(to);
        let named = self.type_operand(ty);
        let place = self.il.places.step_behind(pos).unwrap_or(pos);
        self.position(named, place);
        let plain = self.il.without_conversions(operand);
        let made = self.expression(plain, Use::Value);
        self.g.link(named, expr_node::NEXT, made);
        let node = self.new_expression(new::EXPR_NODE_ENK_BUILTIN_OPERATION, expr);
        self.g.text(node, expr_node::BUILTIN_OPERATION_KIND, word::__BUILTIN_BIT_CAST.to_owned());
        self.g.link(node, expr_node::OPERANDS, named);
        node
    }

    /// `__builtin_offsetof`: the part of an object at no place.
    pub(in crate::emit::display) fn offset_of(&mut self, expr: ExprId) -> ExprNode {
        let il = self.il;
        let node = self.new_expression(new::EXPR_NODE_ENK_BUILTIN_OPERATION, expr);
        self.g.text(node, expr_node::BUILTIN_OPERATION_KIND, word::__BUILTIN_OFFSETOF.to_owned());
        let ExprKind::Offsetof { of, path } = il[expr].kind else { return node };
        let class = self.ty(of);
        let named = self.type_operand(class);
        self.g.flag(named, expr_node::TYPE_DEFINITION_NEEDED, true);
        self.g.link(node, expr_node::OPERANDS, named);
        let pointer = self.derived(class, Derived::Pointer);
        let null = self.with(change::Region(1), |p| p.integer_constant(pointer, 0));
        let text = format!("({})0LL", self.g.type_text(pointer));
        self.g.node_mut(null).text = Some(text);
        let null = self.constant_node(null, pointer, None);
        let mut object = self.generated(word::EOK_INDIRECT, class, null, Pos::NONE);
        self.g.flag(object, expr_node::IS_LVALUE, true);
        let mut place = il[expr].pos;
        for designator in il[path].iter().copied() {
            let sign = il.places.step_behind(place).unwrap_or(place);
            place = sign;
            match designator {
                Designator::Field { name, field } => {
                    let class = self.g.target(object, expr_node::TYPE).map(|ty| self.resolved(ty));
                    let class = class.and_then(|ty| self.made.classes.of_types.get(&ty).copied());
                    let named = class.and_then(|class| self.field_named(class, name, 0));
                    let Some(id) = field.or(named) else { return node };
                    place = il.places.step_behind(sign).unwrap_or(sign);
                    object = self.offset_member(object, id, sign, place);
                }
                Designator::Index { index } => object = self.offset_element(object, index, sign),
                Designator::Range { .. } => return node,
            }
        }
        self.g.link(named, expr_node::NEXT, object);
        node
    }

    /// The member of a class or of a base of it that has a name.
    fn field_named(&self, class: ClassId, name: crate::names::Name, depth: u32) -> Option<FieldId> {
        let c = &self.il[class];
        let own = c.members.fields.iter().copied().find(|id| self.il[*id].name == Some(name));
        let mut bases = c.bases.iter().filter(|_| depth < limits::DISPLAYED_TYPE_NESTING);
        own.or_else(|| bases.find_map(|base| self.field_named(self.il.class_of(base.ty)?, name, depth + 1)))
    }

    fn offset_member(&mut self, object: ExprNode, id: FieldId, sign: Pos, place: Pos) -> ExprNode {
        let target = self.field(id);
        let field = self.new_node(new::EXPR_NODE_ENK_FIELD);
        let ty = self.g.target(target, data_member::TYPE);
        self.g.link_some(field, expr_node::TYPE, ty);
        self.g.link(field, expr_node::FIELD, target);
        self.used_field(target);
        let reference = self.name_reference(target, None, None, false);
        self.g.link(field, expr_node::NAME_REFERENCE, reference);
        self.position(field, place);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link_some(node, expr_node::TYPE, ty);
        self.operands(node, word::EOK_DOT_FIELD, &[object, field]);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        self.position(node, sign);
        node
    }

    fn offset_element(&mut self, object: ExprNode, index: ExprId, sign: Pos) -> ExprNode {
        let array = self.g.target(object, expr_node::TYPE).map(|ty| self.resolved(ty));
        let element = array.and_then(|array| self.g.target(array, ty::ELEMENT_TYPE));
        let Some(element) = element else { return object };
        let pointer = self.derived(element, Derived::Pointer);
        let place = Pos::NONE;
        let first = self.generated(word::EOK_ARRAY_TO_POINTER, pointer, object, place);
        self.g.copy_field(object, first, expr_node::POSITION_SEQ);
        self.g.copy_field(object, first, expr_node::POSITION_COLUMN);
        let index = self.expression(index, Use::Value);
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        self.g.link(node, expr_node::TYPE, element);
        self.operands(node, word::EOK_SUBSCRIPT, &[first, index]);
        self.g.flag(node, expr_node::IS_LVALUE, true);
        let ordered = self.header.standard >= 2017 && !self.header.is_c;
        self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, ordered);
        self.position(node, sign);
        node
    }

    /// A call of a function for objects of all types, which stands for the one for those of its size: `__sync_*`,
    /// `__atomic_*_n`; or for the library's one, which is told the size.
    fn chosen_builtin(
        &mut self,
        expr: ExprId,
        (id, name): (FunctionId, &str),
        callee: ExprId,
        args: List<ExprId>,
        how: Use,
    ) -> Option<ExprNode> {
        let il = self.il;
        generic_builtins::operands_of(name)?;
        let object = *il[args].first()?;
        let plain = il.without_conversions(object);
        let to = match il[il.unqualified_type(il[plain].ty)].kind {
            TypeKind::Pointer { to } => to,
            TypeKind::Array { element, .. } => element,
            _ => return None,
        };
        let (size, _) = known_extent(il, to)?;
        let sized = generic_builtins::is_sized(name);
        let chosen = if sized { name.to_owned() } else { generic_builtins::of_size(name, size) };
        let row = self.builtin_row(&chosen)?;
        let BuiltinType::Function { result, parameters, .. } = row.function_type() else { return None };
        let generic = self.routine(id);
        self.name_reference(generic, None, None, false);
        self.referenced(generic);
        let routine = if sized {
            generic
        } else {
            self.g.flag(generic, routine::ADDRESS_TAKEN, true);
            if let Some(ty) = self.g.target(generic, routine::TYPE) {
                self.derived(ty, Derived::Pointer);
            }
            self.builtin_routine(&chosen)?
        };
        let place = self.place_of(callee);
        let target = self.routine_node(routine, place, Use::Value);
        let kind = match (sized, generic_builtins::is_ordered(name)) {
            (true, _) => word::SFK_GNU_ATOMIC_GENERIC_FUNCTION,
            (false, true) if name.ends_with(generic_builtins::GENERIC_SUFFIX) => {
                word::SFK_GNU_ATOMIC_NONGENERIC_FUNCTION
            }
            (false, _) => word::SFK_GNU_SYNC_CONCRETE_FUNCTION,
        };
        let reference = self.name_reference(routine, None, None, false);
        self.g.word(target, expr_node::SPECIAL_KIND, kind);
        self.g.link(target, expr_node::NAME_REFERENCE, reference);
        self.called(target);
        let mut operands = vec![target];
        let mut types = parameters.iter();
        if sized && let Some(of) = types.next() {
            let of = self.table_type(of);
            let count = self.with(change::Region(1), |p| p.integer_constant(of, size));
            let behind = self.behind_expression(expr);
            operands.push(self.constant_node(count, of, Some(behind)));
        }
        for (arg, of) in il[args].iter().copied().zip(types) {
            let plain = if sized { il.without_conversions(arg) } else { arg };
            operands.push(if sized {
                self.expression(plain, Use::Value)
            } else {
                let of = self.table_type(of);
                self.argument_for(plain, of)
            });
        }
        let node = self.new_node(new::EXPR_NODE_ENK_OPERATION);
        let result = self.table_type(result);
        self.g.link(node, expr_node::TYPE, result);
        self.operands(node, word::EOK_CALL, &operands);
        self.g.word(node, expr_node::OPERATION_TYPE_KIND, word::TK_UNKNOWN);
        self.g.flag(node, expr_node::EVAL_LEFT_TO_RIGHT, self.header.standard >= 2017 && !self.header.is_c);
        self.position(node, il[expr].pos);
        let whole = self.expression_type(expr);
        let same = self.type_kind(result) == word::TK_VOID || self.resolved(whole) == self.resolved(result);
        if same {
            return Some(node);
        }
        let inner = node;
        let node = self.generated(word::EOK_CAST, whole, inner, place);
        self.mixed_kinds(node, inner, whole);
        self.g.flag(node, expr_node::RESULT_IS_NOT_USED, how == Use::Discarded);
        Some(node)
    }

    /// An argument converted to the type of a parameter.
    fn argument_for(&mut self, arg: ExprId, to: TypeNode) -> ExprNode {
        let il = self.il;
        let start = self.start_of(arg);
        let operand = self.expression(arg, Use::Value);
        let from = self.g.target(operand, expr_node::TYPE);
        if from.is_some_and(|from| self.resolved(from) == self.resolved(to)) {
            return operand;
        }
        let cast = self.generated(word::EOK_CAST, to, operand, start);
        self.mixed_kinds(cast, operand, to);
        let number = self.numbers().integer(arg).filter(|_| integral(il, il[arg].ty).is_some());
        let Some(value) = number.filter(|_| self.type_kind(to) == word::TK_INTEGER) else { return cast };
        let folded = self.integer_constant(to, value);
        self.g.link_some(folded, constant::ORIG_TYPE, from);
        self.g.link(folded, constant::EXPR, cast);
        self.constant_node(folded, to, Some(start))
    }

    /// What a built-in function for arguments of all types does is made where it is called, of its address.
    pub(super) fn generic_builtin(&mut self, target: ExprNode) {
        let Some(routine) = self.g.target(target, expr_node::ROUTINE) else { return };
        let Some(ty) = self.g.target(routine, routine::TYPE) else { return };
        let void = self.g.target(ty, ty::RETURN_TYPE).map(|ty| self.type_kind(ty)) == Some(word::TK_VOID);
        let open = self.g.is_true(ty, ty::HAS_ELLIPSIS) && self.g.target(ty, ty::PARAM_TYPE_LIST).is_none();
        let built_in = self.g.get(routine, routine::BUILTIN_FUNCTION_KIND).is_some();
        self.g.flag(routine, routine::ADDRESS_TAKEN, void && open && built_in);
    }

    fn builtin_row(&self, name: &str) -> Option<Row> {
        Row::find(name, self.header.gnu_version, (self.header.standard % 100) as u8)
    }

    /// A built-in function by its name.
    pub(super) fn builtin_routine(&mut self, name: &str) -> Option<RoutineNode> {
        if let Some(found) = self.made.functions.builtins.get(name) {
            return Some(*found);
        }
        let ty = self.builtin_type(name, true)?;
        let node = self.g.add_to_file(new::ROUTINE);
        self.named(node, Some(name.to_owned()), word::C);
        self.g.link(node, routine::TYPE, ty);
        self.g.word(node, routine::STORAGE_CLASS, word::SC_EXTERN);
        self.g.word(node, routine::DECLARED_STORAGE_CLASS, word::SC_UNSPECIFIED);
        self.g.word(node, routine::SURROUNDING_NAME_LINKAGE_STATE, word::C);
        self.g.flag(node, routine::COMPILER_GENERATED, true);
        self.g.text(node, routine::BUILTIN_FUNCTION_KIND, name.to_owned());
        self.member_of(node, self.file, scope::ROUTINES);
        self.made.functions.builtins.insert(name.to_owned(), node);
        Some(node)
    }

    /// The type of a built-in function, which all of the same type share; whether it `returns` is a part of it.
    pub(in crate::emit::display) fn builtin_type(&mut self, name: &str, returns: bool) -> Option<TypeNode> {
        let row = self.builtin_row(name)?;
        if self.throws_nothing_built_in(name) {
            let ty = self.with(change::Region(1), |p| p.table_type(row.function_type()));
            let none = self.g.add_to_file(new::EXCEPTION_SPECIFICATION);
            self.g.null(none, exception_specification::EXCEPTION_SPECIFICATION_TYPE_LIST);
            self.g.link(ty, ty::EXCEPTION_SPECIFICATION, none);
            return Some(ty);
        }
        let key = (row.type_index(), returns);
        if let Some(found) = self.made.functions.builtin_types.get(&key) {
            return Some(*found);
        }
        let ty = self.with(change::Region(1), |p| p.table_type(row.function_type()));
        self.g.flag(ty, ty::DOES_NOT_RETURN, !returns);
        self.made.functions.builtin_types.insert(key, ty);
        Some(ty)
    }

    /// Whether the type of a built-in function says that it throws nothing.
    pub(in crate::emit::display) fn throws_nothing_built_in(&self, name: &str) -> bool {
        !self.header.is_c && generic_builtins::throws_nothing(name, self.header.standard)
    }

    /// A type of the table.
    fn table_type(&mut self, of: &BuiltinType) -> TypeNode {
        match *of {
            BuiltinType::Fundamental(of) => self.builtin(of),
            BuiltinType::Unnamed => {
                let list = self.va_list();
                let array = self.resolved(list);
                self.g.target(array, ty::ELEMENT_TYPE).unwrap_or(array)
            }
            BuiltinType::Complex(of) => self.complex_type(of),
            BuiltinType::Vector { element, bytes } => {
                let element = self.builtin(element);
                self.vector_type(element, bytes.into())
            }
            BuiltinType::Qualified { ty, is_const, is_volatile } => {
                let ty = self.table_type(ty);
                let mut quals = Qualifiers::empty();
                quals.set(Qualifiers::CONST, is_const);
                quals.set(Qualifiers::VOLATILE, is_volatile);
                self.derived(ty, Derived::Qualified(qualifiers(quals)))
            }
            BuiltinType::Pointer(to) => {
                let to = self.table_type(to);
                self.derived(to, Derived::Pointer)
            }
            BuiltinType::Reference(to) => {
                let to = self.table_type(to);
                self.derived(to, Derived::LvalueReference)
            }
            BuiltinType::Function { result, parameters, variadic } => {
                let result = self.table_type(result);
                let mut made = Vec::new();
                for parameter in parameters {
                    let ty = self.table_type(parameter);
                    made.push(Parameter { ty, declared: Some(ty), name: None });
                }
                let node = if self.header.is_c {
                    self.routine_type(result, &made)
                } else {
                    self.with_linkage(true, |p| p.routine_type(result, &made))
                };
                self.g.flag(node, ty::HAS_ELLIPSIS, variadic);
                node
            }
        }
    }
}
