//! What is known of templates beyond their declarations.

use crate::il::near::NearMap;
use crate::il::*;
use crate::sema::deduction::implicit_guide::ImplicitGuide;
use crate::sema::template::conversion_memo::ConversionMemo;
use crate::sema::template::expression_key::ParameterNumbers;
use crate::sema::template::named_pack::NamedPacks;
use crate::sema::template::partial_index::PartialIndex;
use crate::source::Pos;
use smallvec::SmallVec;

/// Which templates, headers and dependent expressions are the same, and what their arguments were found to do.
#[derive(Default)]
pub struct KnownTemplates {
    /// The first headers of class templates that were declared again.
    pub first_headers: NearMap<TemplateId, TemplateParamsId>,
    /// Template template parameters by place and parameters: those of redeclared templates are one.
    pub canonical_parameters: NearMap<Box<[u32]>, TemplateId>,
    /// Parameters of redeclared templates with the defaults that earlier declarations gave, and where these stand.
    pub merged_defaults: NearMap<TemplateParamId, (TemplateParamKind, Pos)>,
    /// Dependent expressions by their structure: equivalent ones are one (`[temp.over.link]`).
    pub dependent_exprs: NearMap<Box<[u32]>, ExprId>,
    /// The places of the parameters that such expressions name.
    pub parameter_numbers: ParameterNumbers,
    /// Canonical template-ids that are the same as the pattern of a class template.
    pub instance_patterns: NearMap<TypeId, ClassId>,
    /// Where packs are named in what is being read.
    pub packs: NamedPacks,
    /// Classes that are patterns of partial specializations.
    pub partial_patterns: NearMap<ClassId, PartialId>,
    /// The partial specializations of class templates by template and arguments.
    pub partials_with: NearMap<(TemplateId, List<TemplateArg>), SmallVec<[PartialId; 1]>>,
    /// Those of a template that has many, by their arguments.
    pub partial_indexes: NearMap<TemplateId, PartialIndex>,
    /// The templates that such a class is a partial specialization of.
    pub partial_templates: NearMap<ClassId, TemplateId>,
    /// The placeholders that function templates were declared with as return types, where those are deduced.
    pub placeholder_returns: NearMap<FunctionId, TypeId>,
    /// The deduction guides that constructors of class templates are, by the class template.
    pub guides_of_constructors: NearMap<TemplateId, Vec<Entity>>,
    /// What they were made from, by the function template that each is.
    pub implicit_guides: NearMap<TemplateId, ImplicitGuide>,
    /// Whether concepts hold for arguments, as far as it was asked.
    pub concept_results: NearMap<(TemplateId, List<TemplateArg>), Option<bool>>,
    /// Templates with arguments for which it is being found out whether their constraints hold.
    pub constraints_in_progress: Vec<(TemplateId, List<TemplateArg>)>,
    /// Whether the first of two function templates is more constrained.
    pub more_constrained: NearMap<(TemplateId, TemplateId), bool>,
    /// What arguments were converted to lately.
    pub conversions: ConversionMemo,
    /// How many concepts wait for others to be found to hold.
    pub nested_concepts: usize,
}
