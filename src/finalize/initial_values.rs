//! The values of variables that live as long as the program (`[basic.start.static]`), and of the calls that are
//! evaluated when the program is translated (`[expr.const]`).

use crate::compilation::Compilation;
use crate::il::*;
use rustc_hash::FxHashMap;

/// Computes what the variables of a unit begin with and what calls in it give, as far as constants do; only the display
/// shows it.
pub fn evaluate_initializers(unit: &mut Compilation) {
    let variables: Vec<_> = unit.il.entities.variables.ids().collect();
    for id in variables {
        let value = unit.static_value(id).or_else(|| unit.constructed_value(id));
        let value = value.or_else(|| bound_object(unit, id));
        if let Some(value) = value {
            unit.functions.initial_values.insert(id, value);
        }
    }
    for (cast, class, operand) in casts_to_classes(&unit.il) {
        if let Some(constructor) = unit.casting_constructor(class, operand) {
            unit.functions.cast_constructors.insert(cast, constructor);
        }
    }
    let constructors = &unit.functions.cast_constructors;
    let calls: Vec<_> =
        unit.il.expressions.exprs.ids().filter(|e| calls_constexpr(&unit.il, constructors, *e)).collect();
    for call in calls {
        // An aggregate is made zero part by part.
        if let (true, Some(class)) = (zeroes(&unit.il, call), unit.class_of(unit.il[call].ty))
            && unit.is_aggregate(class)
        {
            continue;
        }
        if let Some(value) = unit.value_of_call(call) {
            unit.functions.call_values.insert(call, value);
        }
    }
    let exprs = unit.il.expressions.exprs.ids();
    let operations: Vec<_> = exprs.filter(|e| is_type_operation(unit.il[*e].kind)).collect();
    for operation in operations {
        if let Some(value) = unit.value_of_call(operation) {
            unit.functions.call_values.insert(operation, value);
        }
    }
}

/// Whether an expression says something of a type or of what is not evaluated, which calls nothing.
pub(super) fn is_type_operation(kind: ExprKind) -> bool {
    matches!(
        kind,
        ExprKind::Offsetof { .. }
            | ExprKind::Noexcept { .. }
            | ExprKind::AlignofExpr { .. }
            | ExprKind::Trait { .. }
    )
}

/// The address of the part of an object that a reference is bound to which lives as long as the program.
fn bound_object(unit: &mut Compilation, id: VariableId) -> Option<ConstantId> {
    let v = &unit.il[id];
    let (ty, init) = (v.ty, v.init?);
    let TypeKind::LvalueReference { .. } = unit.il[unit.il[ty].canonical].kind else { return None };
    let open = TypeFlags::DEPENDENT | TypeFlags::PLACEHOLDER;
    let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
    let part = matches!(unit.il[init].kind, ExprKind::Member { .. } | ExprKind::Subscript { .. });
    if !part
        || !v.defined
        || v.storage != Storage::Static
        || unit.il[ty].flags.intersects(open)
        || unit.il[init].flags.intersects(dependent)
    {
        return None;
    }
    unit.constant_address(init, ty)
}

/// The casts of what is no class to a class, with their operands.
fn casts_to_classes(il: &Il) -> Vec<(ExprId, ClassId, ExprId)> {
    let class = |ty: TypeId| match il[il[ty].canonical].kind {
        TypeKind::Class { class } => Some(class),
        _ => None,
    };
    let dependent = ExprFlags::VALUE_DEPENDENT | ExprFlags::TYPE_DEPENDENT;
    let casts = il.expressions.exprs.ids().filter_map(|e| match il[e].kind {
        ExprKind::Cast { to, operand, .. }
            if class(il[operand].ty).is_none() && !il[e].flags.intersects(dependent) =>
        {
            Some((e, class(to)?, operand))
        }
        _ => None,
    });
    casts.collect()
}

/// Whether an expression that is no object calls a function that can be evaluated.
fn calls_constexpr(il: &Il, constructors: &FxHashMap<ExprId, FunctionId>, e: ExprId) -> bool {
    let entry = &il[e];
    if entry.category != Category::Prvalue {
        return false;
    }
    if zeroes(il, e) {
        return true;
    }
    called_function(il, constructors, e).is_some_and(|id| {
        let f = &il[id];
        f.flags.intersects(FunctionFlags::CONSTEXPR | FunctionFlags::CONSTEVAL)
            && !f.flags.contains(FunctionFlags::IMPLICIT)
            || f.builtin(il).is_some()
    })
}

/// The function that an expression calls, `constructors` are those that casts call.
pub(super) fn called_function(
    il: &Il,
    constructors: &FxHashMap<ExprId, FunctionId>,
    e: ExprId,
) -> Option<FunctionId> {
    match il[e].kind {
        ExprKind::Call { callee, .. } => match il[callee].kind {
            ExprKind::Implicit { operand, .. } => named_function(il, operand),
            _ => named_function(il, callee),
        },
        ExprKind::Operator { function: Some(Entity::Function { id }), .. } => Some(id),
        ExprKind::UserLiteral { function, .. }
        | ExprKind::Implicit { conversion: ConversionKind::User, function, .. } => function,
        ExprKind::Construct { constructor, .. }
        | ExprKind::ConstructBrace { constructor, .. }
        | ExprKind::InitList { constructor, .. } => constructor,
        ExprKind::Cast { .. } => constructors.get(&e).copied(),
        _ => None,
    }
}

/// Whether an expression makes an object zero without calling anything (`[dcl.init.general]`).
fn zeroes(il: &Il, e: ExprId) -> bool {
    match il[e].kind {
        ExprKind::Construct { args, constructor: Some(constructor), .. } => {
            args.is_empty()
                && il[constructor].flags.contains(FunctionFlags::TRIVIAL | FunctionFlags::IMPLICIT)
        }
        _ => false,
    }
}

fn named_function(il: &Il, callee: ExprId) -> Option<FunctionId> {
    match il[callee].kind {
        ExprKind::Name { entity: Entity::Function { id }, .. }
        | ExprKind::Member { entity: Entity::Function { id }, .. } => Some(id),
        _ => None,
    }
}
