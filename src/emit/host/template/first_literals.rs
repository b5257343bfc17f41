//! Literals among the template arguments of types: they have the types of the parameters, or stay as they are written,
//! whichever the first mention of a type says.

use crate::emit::host::Printer;
use crate::emit::host::local_scope::LocalScope;
use crate::il::*;

impl Printer<'_> {
    /// Whether literals among the arguments of a template stay as they are written here, whatever the types of its
    /// parameters: in functions, template headers and declarations of function templates. Alias templates keep them
    /// in concepts too.
    pub(super) fn keeps_literals(&self, template: TemplateId) -> bool {
        let alias = matches!(self.il[template].kind, TemplateKind::Alias { .. });
        self.around.functions > 0
            || self.manner.header_arguments
            || self.manner.templated_declaration
            || (self.manner.constraining && alias)
    }

    /// The same for a type that depends on template parameters, which are other ones in each template: `here` is what this
    /// place says.
    pub(super) fn keeps_first_literals(
        &mut self,
        template: TemplateId,
        (args, canonical): (List<TemplateArg>, List<TemplateArg>),
        here: bool,
    ) -> bool {
        let params = self.il[self.il[template].params].params(self.il);
        let literal = |(index, arg): (usize, &TemplateArg)| {
            self.literal_argument(params.get(index).copied(), arg).is_some()
        };
        if !self.il[args].iter().enumerate().any(literal) {
            return here;
        }
        let Some(header) = self.header_of_parameters() else { return here };
        let key = (template, canonical, header);
        match self.is_in_body() {
            // Members that are declared behind a body in a class were known in it.
            true => match self.memory.first_literals.get(&key) {
                Some(first) => first,
                None => self.memory.first_literals_in_bodies.first(key, here),
            },
            false => self.memory.first_literals.first(key, here),
        }
    }

    /// Whether this place lies in the body of a function; the signature of a lambda expression is declared there.
    fn is_in_body(&self) -> bool {
        self.around.functions > 0 || self.around.local_scope == LocalScope::Declaring
    }

    /// The header of the outermost template around this place; in the body of a member that is defined outside of its class,
    /// that which the class was defined with.
    fn header_of_parameters(&self) -> Option<TemplateParamsId> {
        if self.is_in_body() {
            let mut at = Some(self.scope);
            while let Some(scope) = at {
                if let ScopeKind::Class { of } = self.il[scope].kind
                    && let Some(header) = self.memory.class_headers.get(&of)
                {
                    return Some(header);
                }
                at = self.scope_around(scope);
            }
        }
        self.around.headers.first().copied()
    }

    /// Notes the header that a class template is defined with, or one that a class is a member of.
    pub(in crate::emit::host) fn note_header_of_class(&mut self, class: ClassId) {
        if let Some(header) = self.around.headers.first() {
            self.memory.class_headers.set(class, *header);
        }
    }
}
