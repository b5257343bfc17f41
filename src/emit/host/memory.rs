//! What the printer remembers of what it has printed: tables that know in which order they were filled, so that the steps
//! can be taken again where text is taken that was printed before.

use crate::il::near::NearMap;
use crate::il::*;
use crate::names::Name;
use std::hash::Hash;

/// A table whose changes are kept in order while that is asked for.
pub(super) struct Remembered<K, V> {
    now: NearMap<K, V>,
    /// What stands for each key from then on.
    steps: Vec<(K, Option<V>)>,
    keeps: bool,
}

impl<K, V> Default for Remembered<K, V> {
    fn default() -> Self {
        Self { now: NearMap::default(), steps: Vec::new(), keeps: false }
    }
}

impl<K: Copy + Eq + Hash, V: Copy + PartialEq> Remembered<K, V> {
    /// What stands for a key.
    #[inline]
    pub fn get(&self, key: &K) -> Option<V> {
        self.now.get(key).copied()
    }

    /// Whether something stands for a key.
    #[inline]
    pub fn contains(&self, key: &K) -> bool {
        self.now.contains_key(key)
    }

    /// Makes `value` stand for a key.
    pub fn set(&mut self, key: K, value: V) {
        if self.now.insert(key, value) != Some(value) && self.keeps {
            self.steps.push((key, Some(value)));
        }
    }

    /// What stands for a key: `value` if nothing did.
    pub fn first(&mut self, key: K, value: V) -> V {
        if let Some(known) = self.get(&key) {
            return known;
        }
        self.set(key, value);
        value
    }

    /// Makes nothing stand for a key.
    pub fn remove(&mut self, key: &K) {
        if self.now.remove(key).is_some() && self.keeps {
            self.steps.push((*key, None));
        }
    }

    /// Takes steps that were taken before.
    fn repeat(&mut self, steps: &[(K, Option<V>)]) {
        for (key, value) in steps {
            match value {
                Some(value) => self.set(*key, *value),
                None => self.remove(key),
            }
        }
    }
}

impl<K: Copy + Eq + Hash> Remembered<K, ()> {
    /// Adds a key; whether it is new.
    pub fn add(&mut self, key: K) -> bool {
        let new = !self.contains(&key);
        self.set(key, ());
        new
    }
}

/// Declares the tables, and what is done with all of them.
macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident: $key:ty => $value:ty;)*) => {
        /// What was printed so far.
        #[derive(Default)]
        pub(super) struct Memory {
            $($(#[$doc])* pub $name: Remembered<$key, $value>,)*
        }

        /// How many steps each table has taken.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        pub(super) struct Steps {
            $($name: u32,)*
        }

        impl Memory {
            /// From now on, steps are kept.
            pub fn keep_steps(&mut self) {
                $(self.$name.keeps = true;)*
            }

            /// How many steps were taken.
            pub fn steps(&self) -> Steps {
                Steps { $($name: self.$name.steps.len() as u32,)* }
            }

            /// Takes the steps that another one took between two moments.
            pub fn repeat(&mut self, other: &Self, from: Steps, to: Steps) {
                $(
                    let steps = other.$name.steps.get(from.$name as usize..to.$name as usize);
                    self.$name.repeat(steps.unwrap_or_default());
                )*
            }

            /// Whether the steps since a moment are those that another one took between two moments.
            pub fn repeats(&self, since: Steps, other: &Self, from: Steps, to: Steps) -> bool {
                true $(&& {
                    let steps = other.$name.steps.get(from.$name as usize..to.$name as usize);
                    self.$name.steps.get(since.$name as usize..) == steps
                })*
            }
        }
    };
}

tables! {
    /// Types whose zero was made by empty braces, and whether it shows a cast.
    zero_casts: TypeId => bool;
    /// The attributes of class templates where they were declared first.
    template_attributes: ClassId => List<AttributeId>;
    /// The attributes before the definitions of function templates and of members of templates, by their names.
    pattern_attributes: crate::source::Pos => List<AttributeId>;
    /// The numbers of the other names of namespaces that classes hide.
    reaching_names: NamespaceId => u32;
    /// The types that using-declarations brought into namespaces.
    brought_in: (ScopeId, Entity) => ();
    /// Enumerations that are built into the device compiler.
    hidden_enums: EnumId => ();
    /// Names given to unnamed parameters of kernels.
    parameter_names: VariableId => u32;
    /// Names given to unnamed template parameters of kernel templates.
    template_parameter_names: TemplateParamId => u32;
    /// What the last template header that was printed calls the parameter of a depth and index.
    last_parameters: (u16, u32) => Name;
    /// The arguments that the first mentions of functions give, where closure types are among those of their instances.
    first_mentions: FunctionId => List<TemplateArg>;
    /// Closure types that a typedef names, with its number.
    named_closures: ClassId => u32;
    /// What was declared with the classes and enumerations that have no name, by their type.
    unnamed_objects: TypeId => Entity;
    /// Classes that were mentioned, so that their tag is needed no more.
    mentioned_tags: ClassId => ();
    /// Whether the first mention of a class template instance stood in a function or the declaration of a function
    /// template, and whether it stood in a body.
    first_mention_in_function: ClassId => (bool, bool);
    /// Whether literals stay as they are written among the arguments of a type that depends on template parameters, by the
    /// header that declares those.
    first_literals: (TemplateId, List<TemplateArg>, TemplateParamsId) => bool;
    /// The same where only the bodies of functions mention the arguments.
    first_literals_in_bodies: (TemplateId, List<TemplateArg>, TemplateParamsId) => bool;
    /// The outermost header that a class template, or a class in one, was defined with.
    class_headers: ClassId => TemplateParamsId;
    /// Whether an instance of a variable template was first named in a function.
    first_variable_in_function: VariableId => bool;
    /// The arguments that the first mention of an instance of a variable template gives, in templates and outside.
    first_variable_args: (VariableId, bool) => List<TemplateArg>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_that_are_repeated_lead_to_the_same() {
        let class = ClassId::from_index;
        let mut first = Memory::default();
        first.keep_steps();
        assert!(first.mentioned_tags.add(class(1)));
        let begin = first.steps();
        assert!(first.mentioned_tags.add(class(2)) && !first.mentioned_tags.add(class(2)));
        first.mentioned_tags.remove(&class(1));
        assert_eq!(first.named_closures.first(class(3), 5), 5);
        assert_eq!(first.named_closures.first(class(3), 6), 5);
        let mut second = Memory::default();
        second.keep_steps();
        second.repeat(&first, Steps::default(), begin);
        assert!(second.mentioned_tags.contains(&class(1)));
        second.repeat(&first, begin, first.steps());
        assert!(!second.mentioned_tags.contains(&class(1)) && second.mentioned_tags.contains(&class(2)));
        assert!(second.repeats(Steps::default(), &first, Steps::default(), first.steps()));
        assert!(!second.repeats(begin, &first, Steps::default(), first.steps()));
    }
}
