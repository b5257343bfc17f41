//! Friends that instances of class templates declare (`[temp.friend]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::lookup::Key;

impl Compilation {
    /// Whether function template `other` is a friend that an instance of a class template declares, and declares
    /// `template` again: one of the two is a candidate then, not both. Among the friends of several instances it is
    /// that of the first.
    pub(in crate::sema) fn is_declared_by_friend(&mut self, template: TemplateId, other: TemplateId) -> bool {
        if template == other || !self.is_friend_of_instance(other) {
            return false;
        }
        let kept = !self.is_friend_of_instance(template) || template.index() < other.index();
        kept && self.same_function_template(template, other)
    }

    /// The function that friend `new` of an instance is: where one of the two is only declared, the one that another
    /// instance declares with the same parameters (`[basic.link]`).
    pub(in crate::sema) fn merged_friend(
        &mut self,
        class: ClassId,
        (namespace, key): (ScopeId, Key),
        new: FunctionId,
    ) -> Entity {
        let made = Entity::Function { id: new };
        let defines = |c: &Self, id: FunctionId| c.il[id].definition.is_some();
        let defined = defines(self, new);
        if defined {
            self.note_defined_by_friend(namespace, key, new);
        }
        if defined && !self.instances.declared_friends.contains(&(namespace, key)) {
            return made;
        }
        self.instances.declared_friends.insert((namespace, key));
        let ty = self.il[new].ty;
        let earlier = self.hidden_friends(namespace, key).iter().find_map(|(_, friend)| match *friend {
            Entity::Function { id } if self.instances.made_from.contains_key(friend) => {
                (id != new && self.same_signature(self.il[id].ty, ty)).then_some(id)
            }
            _ => None,
        });
        match earlier {
            Some(earlier) if !defined => Entity::Function { id: earlier },
            Some(earlier) if !defines(self, earlier) => {
                self.replace_friend(namespace, key, Entity::Function { id: earlier }, made);
                self.instances.defining_friends.insert(new, class);
                made
            }
            _ => made,
        }
    }

    /// Notes that the function which a namespace declares is defined by friend `new` of an instance (`[temp.friend]`): it is
    /// inline from then on (`[dcl.inline]`).
    fn note_defined_by_friend(&mut self, namespace: ScopeId, key: Key, new: FunctionId) {
        let declared = self.symbols.bindings.get(namespace, key);
        let same = declared.iter().find_map(|entity| match *entity {
            Entity::Function { id } => self.same_signature(self.il[id].ty, self.il[new].ty).then_some(id),
            _ => None,
        });
        if let Some(id) = same.filter(|id| !self.il[*id].flags.contains(FunctionFlags::DEFINED)) {
            self.il[id].flags |= FunctionFlags::INLINE | FunctionFlags::DEFINED;
        }
    }

    /// Notes that a function template of a namespace, new there, is one that class templates have declared as a friend
    /// before.
    pub(in crate::sema) fn note_earlier_friends(&mut self, id: FunctionId, scope: ScopeId, key: Key) {
        let Some(template) = self.il[id].template else { return };
        let friends: Vec<Entity> =
            self.hidden_friends(scope, key).iter().map(|(_, friend)| *friend).collect();
        for friend in friends {
            if self.is_same_friend(template, friend) {
                self.spellings.known_friends.insert(friend);
            }
        }
        self.note_first_friend(id, template, scope, key);
    }

    /// Notes that a function template of a namespace was first declared where an instance of a class template declared
    /// it as a friend (`[temp.inst]`): messages show the names of that declaration.
    fn note_first_friend(&mut self, id: FunctionId, template: TemplateId, scope: ScopeId, key: Key) {
        let mut patterns = Vec::new();
        for (_, friend) in self.hidden_friends(scope, key) {
            if let Entity::Template { id: other } = *friend
                && let Some(pattern) = self.il[other].pattern_of
                && !self.il[other].defined
                && !patterns.iter().any(|(known, _)| *known == pattern)
            {
                patterns.push((pattern, other));
            }
        }
        for (pattern, friend) in patterns {
            if let Some(first) = self.il.function_in(Entity::Template { id: pattern })
                && self.same_function_template(template, friend)
            {
                self.spellings.first_friends.insert(id, first);
                let header = self.il[pattern].params;
                self.templates.first_headers.entry(template).or_insert(header);
                return;
            }
        }
    }

    /// Notes that a friend template that a class template declares is a function template of the namespace around.
    pub(in crate::sema) fn note_friend_again(&mut self, friend: Entity, scope: ScopeId, key: Key) {
        let declared: Vec<Entity> = self.symbols.bindings.get(scope, key).to_vec();
        let known = declared.into_iter().any(|entity| match entity {
            Entity::Template { id } => self.is_same_friend(id, friend),
            _ => false,
        });
        if known {
            self.spellings.known_friends.insert(friend);
        }
    }

    /// Whether a friend template is the same template as one of the namespace around.
    fn is_same_friend(&mut self, template: TemplateId, friend: Entity) -> bool {
        let Entity::Template { id: other } = friend else { return false };
        let own = self.il.function_in(Entity::Template { id: template });
        let (Some(own), Some(function)) = (own, self.il.function_in(friend)) else { return false };
        other != template
            && self.il[other].pattern_of.is_none()
            && self.il[own].params(&self.il).len() == self.il[function].params(&self.il).len()
            && self.same_function_template(template, other)
    }

    fn is_friend_of_instance(&self, template: TemplateId) -> bool {
        self.il[template].pattern_of.is_some()
            && self
                .il
                .function_in(Entity::Template { id: template })
                .is_some_and(|function| self.il[function].class.is_none())
    }

    /// Whether two function templates have the same scope, header, parameters and return type, however deep their
    /// headers stand (`[temp.over.link]`).
    fn same_function_template(&mut self, a: TemplateId, b: TemplateId) -> bool {
        let function = |c: &Self, template: TemplateId| c.il.function_in(Entity::Template { id: template });
        let (Some(fa), Some(fb)) = (function(self, a), function(self, b)) else { return false };
        let (header, with) = (self.il[a].params, self.il[b].params);
        if self.il[fa].scope != self.il[fb].scope
            || self.il[header].params(&self.il).len() != self.il[with].params(&self.il).len()
            || self.same_header_constraints(header, with) == Some(false)
        {
            return false;
        }
        let (ty, args) = (self.il[fa].ty, self.params_as_args(with));
        let mut env = Environment::default();
        env.set(self.il[header].depth, args);
        let Some(ty) = self.attempt(|c| c.substitute_type(ty, &env)) else { return false };
        self.same_type(ty, self.il[fb].ty)
    }
}
