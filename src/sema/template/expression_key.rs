//! Which expressions are equivalent (`[temp.over.link]`): what identifies one is generated from the tables.

use crate::compilation::Compilation;
use crate::il::near::NearMap;
use crate::il::*;
use smallvec::{SmallVec, smallvec};

/// What comes before the values of integers, of strings, and of other constants.
const INTEGER: u32 = 0;
const STRING: u32 = 1;
const OTHER: u32 = 2;

/// What literals, and what stands for one, begin with: no number of a kind of expressions.
const VALUE: u32 = u32::MAX;
/// What a name in parentheses begins with.
const PARENTHESIZED: u32 = u32::MAX - 1;
/// What the name of a called function begins with there.
const CALLED: u32 = u32::MAX - 3;

/// What the number of a function parameter begins with.
const PARAMETER: u32 = u32::MAX - 2;

/// The places of function parameters in their lists, for those of templates: declarations of one function name theirs as
/// they like (`[temp.over.link]`).
#[derive(Default)]
pub struct ParameterNumbers {
    numbers: NearMap<VariableId, u32>,
    /// How many a list has so far.
    counts: NearMap<ScopeId, u32>,
}

impl ParameterNumbers {
    /// Numbers the next parameter of a list.
    pub(in crate::sema) fn add(&mut self, list: ScopeId, parameter: VariableId) {
        let count = self.counts.entry(list).or_default();
        self.numbers.insert(parameter, *count);
        *count += 1;
    }
}

/// What identifies an expression: most are short.
pub(super) type KeyNumbers = SmallVec<[u32; 32]>;

/// What identifies an expression, as it is gathered.
struct ExpressionKey<'a> {
    unit: &'a mut Compilation,
    /// The expression that is looked at.
    whole: ExprId,
    numbers: &'a mut KeyNumbers,
    /// Whether it is one of two declarations that are compared.
    declared: bool,
}

impl ExpressionKey<'_> {
    /// What two declarations of one template may have differently: parameters of functions, which are told apart by their
    /// places, and what the dependent name of a called function finds where it stands. None for anything else.
    fn declared_expr(&mut self, of: ExprId) -> Option<bool> {
        let e = self.unit.il[of];
        match e.kind {
            ExprKind::Name { entity: Entity::Variable { id }, .. }
                if self.unit.il[id].storage == Storage::Parameter =>
            {
                self.variable(id);
                Some(true)
            }
            ExprKind::Call { callee, args } if e.flags.contains(ExprFlags::TYPE_DEPENDENT) => {
                let (name, written) = self.unit.unqualified_function_name(callee)?;
                self.numbers.push(CALLED);
                Some(name.identify(self) && written.identify(self) && args.identify(self))
            }
            _ => None,
        }
    }

    fn wide(&mut self, number: u128) {
        self.numbers.extend((0..4).map(|at| (number >> (32 * at)) as u32));
    }
}

impl Key for ExpressionKey<'_> {
    fn il(&self) -> &Il {
        &self.unit.il
    }

    fn number(&mut self, number: u32) {
        self.numbers.push(number);
    }

    fn expr(&mut self, of: ExprId) -> bool {
        if self.declared
            && let Some(known) = self.declared_expr(of)
        {
            return known;
        }
        let (kind, declared) = (self.unit.il[of].kind, self.declared);
        kind.identify(&mut ExpressionKey { unit: self.unit, whole: of, numbers: self.numbers, declared })
    }

    fn ty(&mut self, of: TypeId) {
        self.numbers.push(self.unit.canonical(of).index() as u32);
    }

    fn qualifier(&mut self, of: QualifierId) {
        self.numbers.push(self.unit.canonical_qualifier(of).index() as u32);
    }

    fn args(&mut self, of: List<TemplateArg>) {
        // Canonical lists are interned.
        self.numbers.extend(self.unit.canonical_args(of).place());
    }

    fn template(&mut self, of: TemplateId) {
        self.numbers.push(self.unit.canonical_template(of).index() as u32);
    }

    fn variable(&mut self, of: VariableId) {
        match self.unit.templates.parameter_numbers.numbers.get(&of) {
            Some(number) => {
                self.numbers.extend([PARAMETER, *number]);
                self.ty(self.unit.il[of].ty);
            }
            None => self.numbers.push(of.index() as u32),
        }
    }

    fn whole_value(&mut self) -> bool {
        let e = self.whole;
        self.numbers.push(VALUE);
        if let Some(value) = self.unit.constant_integer(e) {
            self.numbers.push(INTEGER);
            self.wide(value as u128);
            return self.whole_type();
        }
        match self.unit.il[e].kind {
            ExprKind::String { literal } => {
                let literals = &self.unit.il.literals;
                let Some(string) = literals.strings.get(literal as usize) else { return false };
                let length = literals.unit_values(string).count() as u32;
                self.numbers.extend([STRING, length]);
                self.numbers.extend(literals.unit_values(string));
                self.whole_type()
            }
            // Constants are interned with their types.
            _ => match self.unit.constant_value(e) {
                Some(value) => {
                    self.numbers.extend([OTHER, value.index() as u32]);
                    true
                }
                None => false,
            },
        }
    }

    fn whole_type(&mut self) -> bool {
        self.ty(self.unit.il[self.whole].ty);
        true
    }
}

impl Compilation {
    /// The first expression that was seen with the same structure: equivalent dependent expressions are one.
    pub fn canonical_expr(&mut self, e: ExprId) -> ExprId {
        let mut key = KeyNumbers::new();
        if !self.identify_expr(e, &mut key) {
            return e;
        }
        if let Some(first) = self.templates.dependent_exprs.get(key.as_slice()) {
            return *first;
        }
        self.templates.dependent_exprs.insert(key.to_vec().into_boxed_slice(), e);
        e
    }

    /// The same for the operand of `decltype`, where parentheses around a name make another type (`[dcl.type.decltype]`).
    pub(in crate::sema) fn canonical_decltype_operand(&mut self, e: ExprId) -> ExprId {
        let entry = self.il[e];
        let named = matches!(
            entry.kind,
            ExprKind::Name { .. }
                | ExprKind::Member { .. }
                | ExprKind::Dependent { .. }
                | ExprKind::DependentMember { .. }
        );
        if !named || !entry.flags.contains(ExprFlags::PARENTHESIZED) {
            return self.canonical_expr(e);
        }
        let mut key: KeyNumbers = smallvec![PARENTHESIZED];
        match self.identify_expr(e, &mut key) {
            true => *self.templates.dependent_exprs.entry(key.to_vec().into_boxed_slice()).or_insert(e),
            false => e,
        }
    }

    /// Whether two expressions have the same structure; none where parts are the same only as themselves.
    pub fn equivalent_exprs(&mut self, a: ExprId, b: ExprId) -> Option<bool> {
        let (mut first, mut second) = (KeyNumbers::new(), KeyNumbers::new());
        let compared = self.identify_expr(a, &mut first) && self.identify_expr(b, &mut second);
        compared.then(|| first == second)
    }

    /// Adds what identifies an expression. False if part of it is the same only as itself.
    pub(in crate::sema) fn identify_expr(&mut self, e: ExprId, key: &mut KeyNumbers) -> bool {
        ExpressionKey { unit: self, whole: e, numbers: key, declared: false }.expr(e)
    }

    /// Whether two expressions are the same in two declarations of a function template (`[temp.over.link]`).
    pub(in crate::sema) fn same_declared_expr(&mut self, a: ExprId, b: ExprId) -> bool {
        let keys = [a, b].map(|e| {
            let mut numbers = KeyNumbers::new();
            let key = ExpressionKey { unit: self, whole: e, numbers: &mut numbers, declared: true }.expr(e);
            key.then_some(numbers)
        });
        let [first, second] = keys;
        first.is_some() && first == second
    }

    /// The name of the functions that an unqualified name stands for, with the template arguments behind it.
    fn unqualified_function_name(&self, e: ExprId) -> Option<(EntityName, Option<List<TemplateArg>>)> {
        let (entity, args) = match self.il[e].kind {
            ExprKind::Name { entity, qualifier: None, args } => (entity, args),
            ExprKind::Overload { set, qualifier: None, args } => {
                return Some((self.il[set].name, args));
            }
            _ => return None,
        };
        match entity {
            Entity::Function { id } => Some((self.il[id].name, args)),
            Entity::Template { id } => self.il[id].name.map(|name| (EntityName::Identifier { name }, args)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::sema::tests::unit;

    /// Whether the operands of two static assertions in a template are equivalent.
    fn same(a: &str, b: &str) -> Option<bool> {
        let text = format!(
            "namespace std {{ class type_info; }}
            struct S {{ int x, y; int f() const; static int g(int, int); }};
            int f(int); int f(long); int v, w;
            template<int N, int M, class T, class U, class... P> struct A {{
                static_assert({a}, \"\"); static_assert({b}, \"\");
                int m, n;
            }};"
        );
        let mut unit = unit(&text, 20);
        let asserts: Vec<_> = unit.il.written.static_asserts.ids().map(|id| unit.il[id].condition).collect();
        let [first, second] = asserts.as_slice() else { panic!("two conditions are read: {a}; {b}") };
        assert_eq!(unit.equivalent_exprs(*first, *first), unit.equivalent_exprs(*second, *second));
        unit.equivalent_exprs(*first, *second)
    }

    #[test]
    fn equal_texts_are_equivalent() {
        for text in [
            "N - 1",
            "N && M || !N",
            "N ? M : 1",
            "sizeof(T) == alignof(U)",
            "sizeof...(P)",
            "static_cast<T>(N)",
            "T(N)",
            "T{N, 1}",
            "noexcept(T(N))",
            "T::value",
            "T::template f<N>(M)",
            "T().x[N]",
            "T()->f(M, 1.5, \"text\")",
            "f(T())",
            "(P::value && ...)",
            "f(P()...)",
            "__is_same(T, U)",
            "typeid(T) == typeid(U)",
            "new T[N]",
            "(const T&)N",
            "__builtin_offsetof(S, y) + N",
        ] {
            assert_eq!(same(text, text), Some(true), "{text}");
        }
        assert_eq!(same("(N) - 1", "N - (1)"), Some(true));
        assert_eq!(same("__extension__ N", "N"), Some(true));
    }

    #[test]
    fn each_part_makes_a_difference() {
        for (a, b) in [
            ("N - 1", "N - 1L"),
            ("N - 1", "N - 1u"),
            ("N - 'a'", "N - 97"),
            ("N - true", "N - 1"),
            ("N - 1", "N + 1"),
            ("N - M", "M - N"),
            ("T(1.0)", "T(1.5)"),
            ("T(1.0)", "T(1.0f)"),
            ("f(T(), \"a\")", "f(T(), \"b\")"),
            ("f(T(), \"a\")", "f(T(), L\"a\")"),
            ("(P::value && ...)", "(... && P::value)"),
            ("(P::value && ...)", "(P::value || ...)"),
            ("(P::value && ... && N)", "(N && ... && P::value)"),
            ("sizeof(T)", "alignof(T)"),
            ("sizeof(T)", "sizeof(U)"),
            ("sizeof(T)", "sizeof(const T*)"),
            ("sizeof(T*)", "sizeof(const T*)"),
            ("sizeof(T)", "sizeof(T())"),
            ("static_cast<T>(N)", "static_cast<U>(N)"),
            ("static_cast<T>(N)", "(T)N"),
            ("static_cast<const T*>(0)", "static_cast<T*>(0)"),
            ("noexcept(T(N))", "noexcept(T(M))"),
            ("noexcept(T(N))", "T(N)"),
            ("T::value", "U::value"),
            ("T::value", "T::other"),
            ("T::template f<N>(1)", "T::template f<M>(1)"),
            ("T().x", "T().y"),
            ("T().x", "T()->x"),
            ("T().f(1)", "T().f(1, 1)"),
            ("T()[1]", "T()[2]"),
            ("T(1, 2)", "T{1, 2}"),
            ("N == v", "N == w"),
            ("__is_same(T, U)", "__is_same(U, T)"),
            ("__is_same(T, U)", "__is_base_of(T, U)"),
            ("typeid(T) == typeid(U)", "typeid(T) != typeid(U)"),
            ("new T", "new T[N]"),
            ("new T(1)", "new T{1}"),
            ("new T", "::new T"),
            ("!N", "-N"),
            ("N ? M : 1", "N ? 1 : M"),
        ] {
            assert_eq!(same(a, b), Some(false), "{a}; {b}");
        }
    }

    #[test]
    fn a_lambda_is_the_same_as_itself_alone() {
        assert_eq!(same("[] { return N; }()", "[] { return N; }()"), None);
        assert_eq!(same("N + sizeof([] {})", "N + sizeof([] {})"), None);
    }
}
