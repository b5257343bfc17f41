//! The one owner of everything that is known about a translation unit.

pub mod boundary;
mod reading;

use crate::cuda::annotations::CudaFacts;
use crate::il::*;
use crate::lex::{Dialect, Tokens};
use crate::names::Names;
use crate::sema::basic::types::CommonTypes;
use crate::sema::class::facts::ClassFacts;
use crate::sema::declaration::place::Place;
use crate::sema::expression::lambda::captures::Captures;
use crate::sema::instantiation::instances::Instances;
use crate::sema::instantiation::progress::InstantiationProgress;
use crate::sema::lookup::Bindings;
use crate::sema::lookup::symbols::Symbols;
use crate::sema::overload::function_facts::FunctionFacts;
use crate::sema::report::reports::Reports;
use crate::sema::report::spellings::Spellings;
use crate::sema::statement::open_body::OpenBody;
use crate::sema::template::known::KnownTemplates;
use crate::source::{Input, SourceMap};

/// How many tokens a unit has about for each name that it declares.
const TOKENS_PER_NAME: usize = 10;

/// One translation unit being translated: its text, tokens, names, messages and intermediate language.
pub struct Compilation {
    pub dialect: Dialect,
    pub input: Input,
    pub names: Names,
    pub tokens: Tokens,
    pub il: Il,
    pub interned: Interned,
    pub common: CommonTypes,
    pub symbols: Symbols,
    /// Where in the unit the analysis stands.
    pub context: Context,
    pub place: Place,
    pub body: OpenBody,
    pub classes: ClassFacts,
    pub functions: FunctionFacts,
    pub templates: KnownTemplates,
    pub instances: Instances,
    pub instantiation: InstantiationProgress,
    /// What constant evaluation remembers.
    pub constants: crate::sema::constant::State,
    pub spellings: Spellings,
    pub reports: Reports,
    pub cuda: CudaFacts,
}

/// Whether the substitution in progress has failed.
#[derive(Clone, Copy, Debug, Default)]
pub struct SubstitutionFailure {
    pub failed: bool,
    /// Whether it is the whole body of an instance that is made.
    pub of_body: bool,
    /// Whose members may be named: naming others makes it fail.
    pub access: SubstitutionAccess,
    /// Where what is substituted was declared, if that is known: operator functions are looked up from there.
    pub declared: Option<ScopeId>,
}

/// From where a substitution names members (`[temp.deduct.general]`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SubstitutionAccess {
    /// That is not known: members are not checked for access.
    #[default]
    Unchecked,
    /// From the place that is being analysed, as the arguments of a partial specialization and the requirements of a
    /// concept do.
    Here,
    /// From the declaration of a template.
    Template(TemplateId),
    /// From outside of all classes and functions.
    Outside,
}

/// Where in the unit the analysis stands.
#[derive(Clone, Debug)]
pub struct Context {
    /// The innermost scope.
    pub scope: ScopeId,
    /// The class whose members are being declared or whose member's body is being analysed.
    pub class: Option<ClassId>,
    /// The function whose body is being analysed.
    pub function: Option<FunctionId>,
    /// The lambda expression whose body is being analysed, innermost last.
    pub lambdas: Vec<LambdaContext>,
    /// How many template headers enclose this place.
    pub template_depth: u16,
    /// The type of `*this` with its qualifiers, where `this` may be used.
    pub this_type: Option<TypeId>,
    /// Return types of the return statements seen, for deduction.
    pub return_types: Vec<TypeId>,
    /// Whether the operand being analysed is not evaluated.
    pub unevaluated: bool,
    /// Whether the value of the operand being analysed is never computed, as that of what a constant condition does not
    /// choose: no message says that it has none.
    pub uncomputed: bool,
    /// Within the operand of `decltype` or `__typeof__`, where no message says that an expression has no effect.
    pub decltype_operand: bool,
    /// Whether the operand being analysed is `C::m` in `&C::m`: no object is named ([expr.unary.op]).
    pub member_constant: bool,
    /// Whether the expression being analysed must be constant.
    pub constant: bool,
    /// While a value is contextually converted to bool: explicit conversion functions take part (`[conv.general]`).
    pub contextual: bool,
    /// How many loops of the function enclose this place.
    pub loops: u32,
    /// How many sub-statements and inner blocks of the function enclose this place.
    pub sub_statements: u32,
    /// How many local declarations came before the function being analysed.
    pub first_local: usize,
    /// Whether this is in a template argument list.
    pub template_argument: bool,
    /// Whether the statement being analysed is discarded by `if constexpr` (`[stmt.if]`).
    pub discarded: bool,
    /// The same as part of its own function, whose returned type it then has no part in (`[dcl.spec.auto.general]`).
    pub discards_return: bool,
}

/// What is gathered while the body of a lambda expression is analysed.
#[derive(Clone, Debug)]
pub struct LambdaContext {
    pub class: ClassId,
    pub default: CaptureDefault,
    pub captures: Captures,
    /// The scope of its parameters: names declared outside of it must be captured.
    pub scope: ScopeId,
    /// What stands for its closure in the host file.
    pub wrapper: LambdaWrapper,
    /// Whether this place is in the condition or a branch of an `if constexpr` of its body.
    pub in_constexpr_if: bool,
}

impl Compilation {
    /// A unit of which nothing has been analysed: its tokens are known, or what they are made of.
    pub fn new(
        dialect: Dialect,
        sources: SourceMap,
        names: Names,
        mut tokens: Tokens,
        diags: crate::diag::Diagnostics,
    ) -> Self {
        let expected = tokens.expected();
        let bindings = Bindings::with_capacity(expected / TOKENS_PER_NAME);
        let (mut il, mut interned) = (Il::for_tokens(expected), Interned::for_tokens(expected));
        il.target = dialect.target;
        il.literals = std::mem::take(&mut tokens.literals);
        let common = CommonTypes::new(&mut il, &mut interned, dialect.target);
        let global = il.entities.scopes.add(Scope {
            kind: ScopeKind::Global,
            parent: None,
            around: None,
            header: Header::None,
            declares: true,
            has_inline: false,
            extras: None,
        });
        let context = Context {
            scope: global,
            class: None,
            function: None,
            lambdas: Vec::new(),
            template_depth: 0,
            this_type: None,
            return_types: Vec::new(),
            unevaluated: false,
            uncomputed: false,
            decltype_operand: false,
            member_constant: false,
            constant: false,
            contextual: false,
            loops: 0,
            sub_statements: 0,
            first_local: 0,
            template_argument: false,
            discarded: false,
            discards_return: false,
        };
        let mut unit = Self {
            dialect,
            input: Input::new(sources),
            names,
            tokens,
            il,
            interned,
            common,
            symbols: Symbols::new(bindings, global),
            context,
            // C has no other linkage ([dcl.link]).
            place: Place::new(!dialect.cxx),
            body: OpenBody::default(),
            classes: ClassFacts::default(),
            functions: FunctionFacts::default(),
            templates: KnownTemplates::default(),
            instances: Instances::default(),
            instantiation: InstantiationProgress::default(),
            constants: Default::default(),
            spellings: Spellings::default(),
            reports: Reports::new(diags),
            cuda: CudaFacts::default(),
        };
        unit.input.unordered = !unit.tokens.ascend(0);
        unit
    }

    /// Makes a scope stand in another one than where it was opened.
    pub fn move_scope(&mut self, scope: ScopeId, parent: ScopeId) {
        self.il[scope].parent = Some(parent);
        self.il[scope].around = Some(parent);
    }

    /// Opens a scope inside `parent`.
    pub fn new_scope(&mut self, kind: ScopeKind, parent: ScopeId) -> ScopeId {
        let outer = &self.il[parent];
        let empty = !outer.declares && outer.used_namespaces(&self.il).is_empty() && !outer.has_inline;
        let passed = empty && kind == ScopeKind::Block && outer.kind == ScopeKind::Block;
        let around = if passed { outer.around } else { Some(parent) };
        self.il.entities.scopes.add(Scope {
            kind,
            parent: Some(parent),
            around,
            header: Header::None,
            declares: false,
            has_inline: false,
            extras: None,
        })
    }
}
