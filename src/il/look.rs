//! Questions about entities that take more than one entry to answer, whoever is asked for the entries.

use super::*;
use std::ops::Index;

/// Gives entries by their ids.
pub trait Entries:
    Index<TemplateId, Output = Template>
    + Index<TemplateExtrasId, Output = TemplateExtras>
    + Index<PartialId, Output = Partial>
    + Sized
    + Index<FunctionId, Output = Function>
    + Index<InstanceId, Output = Instance>
    + Index<DeclarationId, Output = Declaration>
    + Index<VariableId, Output = Variable>
    + Index<ClassId, Output = Class>
    + Index<FieldId, Output = Field>
    + Index<List<VariableId>, Output = [VariableId]>
{
    /// The partial specialization of a template whose pattern is a class.
    fn partial_of(&self, template: TemplateId, id: ClassId) -> Option<PartialId> {
        let partials = self[template].partials(self);
        // Those that a unit declares stand in the order of their classes.
        let class = |partial: &PartialId| match self[*partial].pattern {
            Entity::Class { id } => id.index(),
            _ => usize::MAX,
        };
        match partials.binary_search_by_key(&id.index(), class) {
            Ok(at) => partials.get(at).copied(),
            Err(_) => partials.iter().copied().find(|partial| self[*partial].pattern == Entity::Class { id }),
        }
    }

    /// Whether a field is an unnamed bit-field: no member, so that nothing initializes it (`[class.bit]`).
    fn is_unnamed_bit_field(&self, field: FieldId) -> bool {
        let field = &self[field];
        field.name.is_none() && field.bits.is_some()
    }

    /// The fields of a class that are members, in their order.
    fn member_fields(&self, class: ClassId) -> impl Iterator<Item = FieldId> + '_ {
        let fields = self[class].members.fields.iter().copied();
        fields.filter(|field| !self.is_unnamed_bit_field(*field))
    }

    /// The function that an entity is, or that is the pattern of a function template.
    fn function_in(&self, entity: Entity) -> Option<FunctionId> {
        match entity {
            Entity::Function { id } => Some(id),
            Entity::Template { id } => match self[id].kind {
                TemplateKind::Function { pattern } => Some(pattern),
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the first parameter of a function stands for the object (`[dcl.fct]`).
    fn has_explicit_object(&self, function: FunctionId) -> bool {
        let f = &self[function];
        let pattern = f.instance.and_then(|instance| match self[self[instance].template].kind {
            TemplateKind::Function { pattern } => Some(pattern),
            _ => None,
        });
        let declared = pattern.map_or(f, |pattern| &self[pattern]);
        let Some(declaration) = declared.first.or(declared.definition) else { return false };
        let first = self[self[declaration].params].first();
        first.is_some_and(|v| self[*v].flags.contains(VariableFlags::EXPLICIT_OBJECT))
    }
}

impl Entries for Il {}
impl Entries for Shown<'_> {}
