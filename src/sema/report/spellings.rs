//! How types, arguments and expressions were written first.

use crate::il::near::{NearMap, NearSet};
use crate::il::*;
use crate::sema::instantiation::mention::MentionKey;
use crate::sema::report::type_text::SpellingProgress;
use crate::source::Pos;

/// How things were first written that are the same to the language, for messages and the host file.
#[derive(Default)]
pub struct Spellings {
    /// Dependent template-ids as they were first written, and where.
    pub first_mentions: NearMap<MentionKey, (TypeId, Pos)>,
    /// The arguments of dependent ids of variable templates as they were first written.
    pub first_variable_mentions: NearMap<MentionKey, List<TemplateArg>>,
    /// How blocks with declarations spell dependent template-ids.
    pub in_blocks: BlockSpellings,
    /// Dependent template-ids that leave default arguments out, by their canonical arguments, and how many they name.
    pub shortened: NearMap<(TemplateId, List<TemplateArg>), u32>,
    /// Dependent template-ids of classes that an alias template named first, as that named them.
    pub aliased_mentions: NearMap<MentionKey, TypeId>,
    /// Alias template-ids that depend on nothing, by their canonical arguments, as they were first written.
    pub first_aliases: NearMap<(TemplateId, List<TemplateArg>), TypeId>,
    /// Arguments of function templates as they were first written: the elements of packs one by one.
    pub deduced: NearMap<(TemplateId, List<TemplateArg>), List<TemplateArg>>,
    /// The same of partial specializations, by their headers.
    pub partial: NearMap<(TemplateParamsId, List<TemplateArg>), List<TemplateArg>>,
    /// Friend templates of class templates that are function templates of the namespace around.
    pub known_friends: NearSet<Entity>,
    /// Function templates that were first declared as a friend by an instance of a class template, and that declaration
    /// in the class template.
    pub first_friends: NearMap<FunctionId, FunctionId>,
    /// Implicitly declared constructors whose exception specifications were needed, and whether they do not throw.
    pub needed_exceptions: NearMap<FunctionId, bool>,
    /// Functions that a system header declares first, and their last declarations outside of these.
    pub declared_outside: NearMap<FunctionId, DeclarationId>,
    /// Where the parentheses around expressions open, in the order in which these were made.
    pub parentheses: Vec<(ExprId, Pos)>,
    /// How far the spelling of a type has come.
    pub progress: SpellingProgress,
    /// How many alias templates are being spelled that others name.
    pub spelled_aliases: u32,
}
