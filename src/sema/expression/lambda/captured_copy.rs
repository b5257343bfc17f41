//! Names of variables that mean the copy in a closure object: it is constant unless the lambda is mutable
//! (`[expr.prim.id.unqual]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::expression::lambda::captures::CaptureIndex;

/// A lambda, and whether its body has copies of the variables around it.
struct Closure {
    class: ClassId,
    default: CaptureDefault,
}

impl Compilation {
    /// Whether a variable named here is the constant copy in a lambda that is not mutable.
    pub(in crate::sema) fn is_constant_copy(&self, variable: VariableId) -> bool {
        if self.context.lambdas.is_empty() {
            let own = self.context.function.and_then(|function| self.il[function].class);
            let own = own.filter(|class| self.il[*class].lambda(&self.il).is_some());
            let around = std::iter::successors(own, |class| self.closure_around(*class));
            return self
                .is_constant_in(around.filter_map(|class| self.closure_of(class, variable)), variable);
        }
        let written = self.context.lambdas.iter().rev();
        let closures =
            written.map(|l| (Closure { class: l.class, default: l.default }, l.captures.of(variable)));
        self.is_constant_in(closures, variable)
    }

    /// The expression that names a variable where a lambda's body is made anew: of the type of the copy, if it is one.
    pub(in crate::sema) fn as_captured(&mut self, mut named: Expr) -> Expr {
        if let ExprKind::Name { entity: Entity::Variable { id }, .. } = named.kind
            && !self.is_unknown(named.ty)
            && self.is_constant_copy(id)
        {
            named.ty = self.qualified(named.ty, Qualifiers::CONST);
        }
        named
    }

    /// The same for closures, each with its capture of the variable, from the innermost outwards. An operand that is not evaluated captures nothing: only the
    /// innermost lambda counts there, and neither its init-captures nor copies of what references refer to.
    fn is_constant_in<'a>(
        &self,
        closures: impl Iterator<Item = (Closure, Option<&'a Capture>)>,
        variable: VariableId,
    ) -> bool {
        let evaluated = !self.context.unevaluated;
        for (closure, capture) in closures {
            let fixed =
                || self.il[closure.class].lambda(&self.il).is_some_and(|lambda| !self.il[lambda].mutable);
            let copied = capture.map(|capture| match capture.kind {
                CaptureKind::Copy { variable } => evaluated || !self.is_reference(self.il[variable].ty),
                CaptureKind::Init { by_reference, .. } => evaluated && !by_reference,
                _ => false,
            });
            match copied {
                Some(true) => return fixed(),
                Some(false) if evaluated => {}
                None if !evaluated => {
                    let copies = closure.default == CaptureDefault::Copy;
                    return copies && self.would_be_copied(variable, closure.class) && fixed();
                }
                Some(false) | None => return false,
            }
        }
        false
    }

    /// Whether a lambda whose default is to copy would capture a variable, which is no reference.
    fn would_be_copied(&self, variable: VariableId, class: ClassId) -> bool {
        let (v, Some(lambda)) = (&self.il[variable], self.il[class].lambda(&self.il)) else { return false };
        let automatic = matches!(v.storage, Storage::Automatic | Storage::Register | Storage::Parameter);
        automatic && !self.is_reference(v.ty) && !self.encloses(self.il[lambda].scope, v.scope)
    }

    /// The closure that a class is, with its capture of a variable.
    fn closure_of(&self, class: ClassId, variable: VariableId) -> Option<(Closure, Option<&Capture>)> {
        let lambda = &self.il[self.il[class].lambda(&self.il)?];
        let captures = &self.il[lambda.captures];
        let capture = match self.classes.captured.get(&class) {
            Some(index) => index.find(captures, variable),
            None => CaptureIndex::default().find(captures, variable),
        };
        Some((Closure { class, default: lambda.default }, capture))
    }

    /// The class of the lambda in whose body a lambda stands.
    fn closure_around(&self, class: ClassId) -> Option<ClassId> {
        let mut at = self.il[self.il[class].scope].parent;
        while let Some(scope) = at {
            let around = match self.il[scope].kind {
                ScopeKind::Function { of: Some(function) } => self.il[function].class,
                ScopeKind::Class { of } => Some(of),
                _ => None,
            };
            match around {
                Some(class) => return self.il[class].lambda(&self.il).is_some().then_some(class),
                None => at = self.il[scope].parent,
            }
        }
        None
    }
}
