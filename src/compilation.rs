//! The one owner of everything that is known about a translation unit.

use crate::il::*;
use crate::lex::{Dialect, Tokens};
use crate::names::Names;
use crate::sema::Narrowing;
use crate::sema::basic::types::CommonTypes;
use crate::sema::deduction::implicit_guide::ImplicitGuide;
use crate::sema::lookup::Bindings;
use crate::sema::overload::unrelated_class::FirstParameters;
use crate::source::{Pos, SourceMap};
use crate::tables::limits;
use rustc_hash::{FxHashMap, FxHashSet};

/// How many tokens a unit has about for each name that it declares.
const TOKENS_PER_NAME: usize = 12;

/// The original source of a unit: its path (empty when the command line has none) and its file name.
#[derive(Default)]
pub struct Origin {
    pub path: Vec<u8>,
    pub name: Vec<u8>,
}

/// One translation unit being translated: its text, tokens, names, messages and intermediate language.
pub struct Compilation {
    pub dialect: Dialect,
    /// The source that the unit is named after.
    pub origin: Origin,
    /// What the command line says about CUDA.
    pub modes: crate::cuda::modes::Modes,
    pub sources: SourceMap,
    /// Where the declaration begins that is being worked on.
    pub progress: crate::source::Progress,
    pub names: Names,
    pub tokens: Tokens,
    /// The tokens in the order of their positions, where that is another one: text that is included has later
    /// positions than what stands behind it.
    pub tokens_by_position: Vec<u32>,
    pub diags: crate::diag::Diagnostics,
    pub il: Il,
    pub interned: Interned,
    pub common: CommonTypes,
    pub bindings: Bindings,
    pub global: ScopeId,
    pub context: Context,
    /// For each class template instance: the members made from members of its pattern.
    pub member_map: FxHashMap<(ClassId, Entity), Entity>,
    pub first_parameters: FirstParameters,
    /// Built-in functions declared so far, by row of the table of built-ins.
    pub builtin_functions: FxHashMap<Name, FunctionId>,
    /// What constant evaluation remembers.
    pub constants: crate::sema::constant::State,
    /// Classes that are being laid out.
    pub open_layouts: FxHashSet<ClassId>,
    /// How many template instantiations enclose the current one.
    pub instantiation_depth: u32,
    /// Whether errors make the current substitution fail instead of being reported (`[temp.deduct]`).
    pub sfinae: Option<SubstitutionFailure>,
    /// Nesting of tentative parses, in which nothing is reported.
    pub quiet: u32,
    /// How often something was found in tentative parses that would be reported.
    pub suppressed_reports: u32,
    /// Where the parentheses around expressions open, in the order in which these were made.
    pub parentheses: Vec<(ExprId, Pos)>,
    /// Where template argument lists stand that were reported not to fit their templates.
    pub refused_arguments: FxHashSet<Pos>,
    /// The same for what instances of class templates declare.
    pub refused_in_instances: FxHashSet<(Pos, ClassId)>,
    /// The static data members of instances whose initializers gave no value, and were examined for the reason.
    pub examined_initializers: FxHashSet<VariableId>,
    /// How many initializers of static data members of instances are being made.
    pub initializer_depth: usize,
    /// Undeclared names that were reported, by the function they are used in.
    pub undefined_names: FxHashMap<(ScopeId, Name), crate::sema::lookup::undeclared::Undeclared>,
    /// Canonical template-ids that are the same as the pattern of a class template.
    pub instance_patterns: FxHashMap<TypeId, ClassId>,
    /// Template template parameters by place and parameters: those of redeclared templates are one.
    pub canonical_parameters: FxHashMap<Box<[u32]>, TemplateId>,
    /// The deduction guides that constructors of class templates are, by the class template.
    pub guides_of_constructors: FxHashMap<TemplateId, Vec<Entity>>,
    /// What they were made from, by the function template that each is.
    pub implicit_guides: FxHashMap<TemplateId, ImplicitGuide>,
    /// Classes that are patterns of partial specializations, and their templates.
    pub partial_patterns: FxHashMap<ClassId, PartialId>,
    pub partial_templates: FxHashMap<ClassId, TemplateId>,
    /// Parameters of redeclared templates with the defaults that earlier declarations gave, and where these stand.
    pub merged_defaults: FxHashMap<TemplateParamId, (TemplateParamKind, Pos)>,
    /// Dependent expressions by their structure: equivalent ones are one (`[temp.over.link]`).
    pub dependent_exprs: FxHashMap<Box<[u32]>, ExprId>,
    /// For functions and variables that are members of class template instances: what they are made from.
    pub made_from: FxHashMap<Entity, Entity>,
    /// What is known of the conditions of explicit functions.
    pub explicit_conditions: FxHashMap<FunctionId, bool>,
    /// Member classes of instances that are not defined yet, with the ones that they are made from.
    pub member_classes: FxHashMap<ClassId, ClassId>,
    /// What member classes of instances are made from, once they are.
    pub member_class_patterns: FxHashMap<ClassId, ClassId>,
    /// Parameters of function templates by the types that substitution gave them.
    pub typed_parameters: FxHashMap<(VariableId, TypeId), VariableId>,
    /// Closure types with what stands around their lambda-expressions.
    pub closures: FxHashMap<ClassId, crate::sema::instantiation::closure::ClosureContext>,
    /// Constructors that delegate, with those they delegate to.
    pub delegations: FxHashMap<FunctionId, FunctionId>,
    /// The instantiations in progress, innermost last.
    pub instantiations: Vec<crate::sema::instantiation::context::InstantiationContext>,
    /// How many of them may nest.
    pub most_instantiations: usize,
    /// How far the spelling of a type has come.
    pub spelling: crate::sema::report::type_text::SpellingProgress,
    /// How many classes have been instantiated.
    pub instantiated_classes: usize,
    /// The defaulted comparisons of which it is known, or being found out, whether a part of the class deletes them.
    pub deleted_comparisons: FxHashMap<FunctionId, bool>,
    /// Templates with arguments for which it is being found out whether their constraints hold.
    pub constraints_in_progress: Vec<(TemplateId, List<TemplateArg>)>,
    /// How many concepts wait for others to be found to hold.
    pub nested_concepts: usize,
    /// How many ways lead from a class with bases to itself and its bases.
    pub base_paths: FxHashMap<ClassId, u32>,
    /// How many alias templates are being spelled that others name.
    pub spelled_aliases: u32,
    /// What the substitution in progress has replaced.
    pub substitutions: crate::sema::instantiation::substitution_memo::SubstitutionMemo,
    /// Functions that friend declarations in classes name.
    pub friend_functions: FxHashMap<ClassId, Vec<FunctionId>>,
    /// Types that friend declarations in classes name.
    pub friend_types: FxHashMap<ClassId, Vec<TypeId>>,
    /// Functions that calls with dependent arguments may mean.
    pub candidates_named: FxHashSet<FunctionId>,
    /// The body of an instance is made again because something in it is an error, which is reported.
    pub reports_body: bool,
    /// Whether the declaration of a member is made that belongs to the definition of a class template instance.
    pub member_declaration: bool,
    /// A body is made only to find the calls in it that its execution space forbids: what it uses is not used by that.
    pub examines_only: bool,
    /// The promise types of coroutines, none where that is not known.
    pub coroutine_promises: FxHashMap<FunctionId, Option<TypeId>>,
    /// What is said of a value in a braced list that what it initializes may not hold.
    pub narrowing: Narrowing,
    /// Values in braced lists that were found not to fit.
    pub narrowed: FxHashSet<Pos>,
    /// Functions and types whose results are not to be discarded, with the attributes that say so.
    pub discard_attributes: FxHashMap<Entity, AttributeId>,
    /// Attributes of functions about the arguments of calls.
    pub call_attributes: FxHashMap<FunctionId, Vec<AttributeId>>,
    /// A pragma before the next declaration says that calls in it are not checked.
    pub unchecked_pragma: bool,
    /// The declaration being read is the one that this pragma stands before.
    pub unchecked_declaration: bool,
    /// The function templates before which that stands.
    pub unchecked_templates: FxHashSet<FunctionId>,
    /// Local variables that nothing has given a value yet, with the number of loops around their declarations.
    pub unset: FxHashMap<VariableId, u32>,
    /// How variables are used, for the remarks about those that are not.
    pub uses: FxHashMap<VariableId, crate::sema::declaration::unused::Uses>,
    /// What the functions and blocks that are open have declared.
    pub locals: Vec<crate::sema::declaration::unused::Local>,
    /// Labels that something goes to or takes the address of.
    pub used_labels: FxHashSet<LabelId>,
    /// The constructors that argument lists in parentheses are for.
    pub paren_constructors: FxHashMap<List<ExprId>, FunctionId>,
    /// What is known of the parts of the class that is looked at.
    pub part_facts: crate::sema::traits::part_facts::PartFacts,
    /// Why objects that are parts of the class that is looked at cannot be made without arguments.
    pub default_faults: FxHashMap<ClassId, Option<crate::sema::class::constructor::Fault>>,
    /// The conversions of braced lists that are being looked at.
    pub list_conversions: crate::sema::conversion::list_conversion::ListConversions,
    /// What was reported outside of instantiations, and where.
    pub reported_outside: FxHashSet<(Pos, crate::diag::DiagId)>,
    /// Where qualified names of types stand whose access was checked.
    pub checked_type_names: FxHashSet<Pos>,
    /// Default arguments of template instances that were instantiated, by their number among the parameters.
    pub default_arguments_made: FxHashSet<(FunctionId, usize)>,
    /// Whether concepts hold for arguments, as far as it was asked.
    pub concept_results: FxHashMap<(TemplateId, List<TemplateArg>), Option<bool>>,
    /// Dependent template-ids as they were first written, and where.
    pub first_mentions: FxHashMap<crate::sema::instantiation::mention::MentionKey, (TypeId, Pos)>,
    /// Alias template-ids that depend on nothing, by their canonical arguments, as they were first written.
    pub first_aliases: FxHashMap<(TemplateId, List<TemplateArg>), TypeId>,
    /// Arguments of function templates as they were first written: the elements of packs one by one.
    pub deduced_spellings: FxHashMap<(TemplateId, List<TemplateArg>), List<TemplateArg>>,
    /// The same of partial specializations, by their headers.
    pub partial_spellings: FxHashMap<(TemplateParamsId, List<TemplateArg>), List<TemplateArg>>,
    /// Unnamed namespaces by the scope they are in.
    pub unnamed_namespaces: FxHashMap<ScopeId, NamespaceId>,
    /// Rows of attributes in their table, by namespace and name.
    pub attribute_rows: FxHashMap<(AttributeSyntax, Option<Name>, Name), u16>,
    /// What attributes say of the launches of functions.
    pub launch_configurations: FxHashMap<FunctionId, crate::cuda::launch_bounds::LaunchConfiguration>,
    /// Where the last configuration of a launch begins and ends.
    pub configuration_end: Option<(Pos, Pos)>,
    /// CUDA's attributes of function templates, by what these make functions of.
    pub template_attributes: FxHashMap<FunctionId, Vec<Attribute>>,
    /// The functions made of such templates whose attributes have been checked.
    pub checked_instances: FxHashSet<FunctionId>,
    /// A type that an instance lacks and that has not been reported.
    pub missing_type: Option<crate::sema::lookup::missing_type::MissingType>,
    /// Wrapped lambdas in template arguments that were only looked at ahead.
    pub misplaced_lambdas: Vec<Pos>,
    /// Calls into other execution spaces in bodies that are being made, and uses of the memory of the device.
    pub forbidden_uses: Vec<crate::cuda::calls::ForbiddenUse>,
    /// Where such calls were reported outside of instances.
    pub forbidden_places: FxHashSet<Pos>,
    /// Call operators of lambdas that constant expressions cannot call because of their local variables.
    pub inconstant_lambdas: FxHashSet<FunctionId>,
    /// How control comes to the statement that is read.
    pub flow: crate::sema::statement::flow::Flow,
    /// What atomic operations were last called with.
    pub atomic_arguments: crate::cuda::atomics::AtomicArguments,
    /// What is instantiated explicitly with its bodies, and where.
    pub instantiated_bodies: Vec<(Entity, Pos)>,
    /// The functions that are instantiated explicitly, and where.
    pub explicit_instantiations: Vec<(FunctionId, Pos)>,
    /// How often the analysis fell back to the unknown type for another reason than a substitution that fails.
    pub fallbacks: u64,
    /// Where the last qualified name stands that a substitution, which may fail, has looked up.
    pub substituted_at: Pos,
    /// The first headers of class templates that were declared again.
    pub first_headers: FxHashMap<TemplateId, TemplateParamsId>,
    /// Everything that the unit has instantiated explicitly.
    pub explicitly_instantiated: FxHashSet<Entity>,
    /// Whether an empty template header stands before the declaration being read.
    pub specializing: bool,
    /// The explicit instantiation being read names no template: that was reported.
    pub names_no_template: bool,
    /// Where a device function with a deduced return type was last found to be named by the host.
    pub deduced_reference: Pos,
    /// How many wrapped lambdas functions contain; none: what is in no function.
    pub lambda_numbers: FxHashMap<Option<FunctionId>, u32>,
    /// Labels of the function body being analysed.
    pub labels: FxHashMap<Name, LabelId>,
    /// The template headers before the declaration being parsed.
    pub headers: Vec<TemplateParamsId>,
    /// Access of the members being declared.
    pub member_access: Access,
    /// Whether declarations have C language linkage here.
    pub c_linkage: bool,
    /// Whether declarations stand in a linkage-specification.
    pub in_linkage_specification: bool,
    /// Whether an explicit instantiation is being parsed.
    pub instantiating: Option<Specialization>,
    /// The position that needs the instantiation in progress.
    pub instantiation_pos: Pos,
    /// Whether the message about too deep nesting was given.
    pub nesting_reported: bool,
    /// The types of three-way comparisons of which was said that they are not declared.
    pub orderings_reported: FxHashSet<crate::names::Name>,
    /// Features that were reported because the standard in force lacks them.
    pub used_features: FxHashSet<crate::tables::features::Feature>,
    /// Types that switch statements around this place switch on.
    pub switch_types: Vec<TypeId>,
    /// What jumps in the function may bypass.
    pub jumps: crate::sema::statement::jump::Jumps,
    /// The labels of those switch statements.
    pub switch_labels: Vec<crate::sema::statement::SwitchLabels>,
    /// Places where the analysis fell back to the unknown type; `None`: not asked for.
    pub unknown_places: Option<crate::sema::basic::unknown::UnknownPlaces>,
}

use crate::names::Name;

/// Whether the substitution in progress has failed.
#[derive(Clone, Copy, Debug, Default)]
pub struct SubstitutionFailure {
    pub failed: bool,
    /// Whether it is the whole body of an instance that is made.
    pub of_body: bool,
    /// Whose members may be named: naming others makes it fail.
    pub access: SubstitutionAccess,
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
}

impl Context {
    /// Takes what lambdas that are open here captured for those inside of them.
    pub fn take_captures(&mut self, inner: &mut Context) {
        for (lambda, known) in self.lambdas.iter_mut().zip(&mut inner.lambdas) {
            lambda.captures = std::mem::take(&mut known.captures);
        }
    }
}

/// What is gathered while the body of a lambda expression is analysed.
#[derive(Clone, Debug)]
pub struct LambdaContext {
    pub class: ClassId,
    pub default: CaptureDefault,
    pub captures: Vec<Capture>,
    /// The scope of its parameters: names declared outside of it must be captured.
    pub scope: ScopeId,
    /// What stands for its closure in the host file.
    pub wrapper: LambdaWrapper,
    /// Whether this place is in the condition or a branch of an `if constexpr` of its body.
    pub in_constexpr_if: bool,
}

impl Compilation {
    /// A unit whose tokens are known and of which nothing has been analysed.
    pub fn new(
        dialect: Dialect,
        sources: SourceMap,
        names: Names,
        tokens: Tokens,
        diags: crate::diag::Diagnostics,
    ) -> Self {
        let bindings = Bindings::with_capacity(tokens.len() / TOKENS_PER_NAME);
        let (mut il, mut interned) = (Il::for_tokens(tokens.len()), Interned::for_tokens(tokens.len()));
        il.target = dialect.target;
        let common = CommonTypes::new(&mut il, &mut interned, dialect.target);
        let global = il.scopes.add(Scope {
            kind: ScopeKind::Global,
            parent: None,
            items: Vec::new(),
            used_namespaces: Vec::new(),
            header: Header::None,
            declares: true,
            has_inline: false,
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
        };
        Self {
            dialect,
            progress: Default::default(),
            origin: Origin::default(),
            modes: Default::default(),
            attribute_rows: FxHashMap::default(),
            launch_configurations: FxHashMap::default(),
            configuration_end: None,
            template_attributes: FxHashMap::default(),
            checked_instances: FxHashSet::default(),
            missing_type: None,
            misplaced_lambdas: Vec::new(),
            atomic_arguments: Default::default(),
            instantiated_bodies: Vec::new(),
            forbidden_uses: Vec::new(),
            flow: Default::default(),
            forbidden_places: FxHashSet::default(),
            inconstant_lambdas: FxHashSet::default(),
            explicit_instantiations: Vec::new(),
            explicitly_instantiated: FxHashSet::default(),
            call_attributes: FxHashMap::default(),
            fallbacks: 0,
            substituted_at: Pos::NONE,
            first_headers: FxHashMap::default(),
            specializing: false,
            names_no_template: false,
            deduced_reference: Pos::NONE,
            sources,
            names,
            tokens_by_position: by_position(&tokens.positions),
            tokens,
            diags,
            il,
            interned,
            common,
            bindings,
            global,
            context,
            member_map: FxHashMap::default(),
            first_parameters: FirstParameters::default(),
            builtin_functions: FxHashMap::default(),
            open_layouts: FxHashSet::default(),
            constants: Default::default(),
            instantiation_depth: 0,
            sfinae: None,
            quiet: 0,
            suppressed_reports: 0,
            parentheses: Vec::new(),
            refused_arguments: FxHashSet::default(),
            refused_in_instances: FxHashSet::default(),
            examined_initializers: FxHashSet::default(),
            initializer_depth: 0,
            undefined_names: FxHashMap::default(),
            instance_patterns: FxHashMap::default(),
            canonical_parameters: FxHashMap::default(),
            guides_of_constructors: FxHashMap::default(),
            implicit_guides: FxHashMap::default(),
            partial_patterns: FxHashMap::default(),
            partial_templates: FxHashMap::default(),
            merged_defaults: FxHashMap::default(),
            dependent_exprs: FxHashMap::default(),
            made_from: FxHashMap::default(),
            explicit_conditions: FxHashMap::default(),
            member_classes: FxHashMap::default(),
            member_class_patterns: FxHashMap::default(),
            delegations: FxHashMap::default(),
            instantiations: Vec::new(),
            most_instantiations: limits::INSTANTIATIONS,
            spelling: Default::default(),
            instantiated_classes: 0,
            deleted_comparisons: FxHashMap::default(),
            constraints_in_progress: Vec::new(),
            nested_concepts: 0,
            base_paths: FxHashMap::default(),
            spelled_aliases: 0,
            substitutions: Default::default(),
            friend_functions: FxHashMap::default(),
            friend_types: FxHashMap::default(),
            reports_body: false,
            member_declaration: false,
            examines_only: false,
            candidates_named: FxHashSet::default(),
            coroutine_promises: FxHashMap::default(),
            narrowing: Narrowing::Unchecked,
            narrowed: FxHashSet::default(),
            discard_attributes: FxHashMap::default(),
            unchecked_pragma: false,
            unchecked_declaration: false,
            unchecked_templates: FxHashSet::default(),
            unset: FxHashMap::default(),
            uses: FxHashMap::default(),
            locals: Vec::new(),
            used_labels: FxHashSet::default(),
            paren_constructors: FxHashMap::default(),
            part_facts: Default::default(),
            default_faults: FxHashMap::default(),
            list_conversions: Default::default(),
            reported_outside: FxHashSet::default(),
            checked_type_names: FxHashSet::default(),
            default_arguments_made: FxHashSet::default(),
            concept_results: FxHashMap::default(),
            first_mentions: FxHashMap::default(),
            first_aliases: FxHashMap::default(),
            deduced_spellings: FxHashMap::default(),
            partial_spellings: FxHashMap::default(),
            unnamed_namespaces: FxHashMap::default(),
            closures: FxHashMap::default(),
            typed_parameters: FxHashMap::default(),
            lambda_numbers: FxHashMap::default(),
            labels: FxHashMap::default(),
            headers: Vec::new(),
            member_access: Access::None,
            // C has no other linkage ([dcl.link]).
            c_linkage: !dialect.cxx,
            in_linkage_specification: false,
            instantiating: None,
            instantiation_pos: Pos::default(),
            nesting_reported: false,
            orderings_reported: FxHashSet::default(),
            used_features: FxHashSet::default(),
            switch_types: Vec::new(),
            jumps: crate::sema::statement::jump::Jumps::default(),
            switch_labels: Vec::new(),
            unknown_places: None,
        }
    }

    /// Opens a scope inside `parent`.
    pub fn new_scope(&mut self, kind: ScopeKind, parent: ScopeId) -> ScopeId {
        self.il.scopes.add(Scope {
            kind,
            parent: Some(parent),
            items: Vec::new(),
            used_namespaces: Vec::new(),
            header: Header::None,
            declares: false,
            has_inline: false,
        })
    }
}

/// Token numbers by position; nothing where the tokens are in that order already.
fn by_position(positions: &[Pos]) -> Vec<u32> {
    if positions.is_sorted() {
        return Vec::new();
    }
    let mut order: Vec<u32> = (0..positions.len() as u32).collect();
    order.sort_by_key(|token| positions[*token as usize]);
    order
}
