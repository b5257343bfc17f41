//! Explicit instantiations of functions (`[temp.explicit]`).

use crate::compilation::Compilation;
use crate::diag::{EntityKind, EntityText, messages};
use crate::il::*;

impl Compilation {
    /// At the end of the unit: a function template that is instantiated explicitly is defined in it. Only templates of
    /// namespaces are looked at.
    pub fn check_explicit_instantiations(&mut self) {
        let named = std::mem::take(&mut self.instances.explicit);
        for (i, (id, pos)) in named.iter().copied().enumerate() {
            if named.iter().skip(i + 1).any(|(later, _)| *later == id) {
                continue;
            }
            let Some(instance) = self.il[id].instance else { continue };
            let i = &self.il[instance];
            let TemplateKind::Function { pattern } = self.il[i.template].kind else { continue };
            let p = &self.il[pattern];
            let bodiless = FunctionFlags::DELETED | FunctionFlags::DEFAULTED;
            let defined =
                p.definition.is_some() || self.il[id].definition.is_some() || p.flags.intersects(bodiless);
            if defined || p.class.is_some() || i.explicit == Specialization::Explicit {
                continue;
            }
            let Some(name) = self.instance_without_result(id) else { continue };
            let entity = EntityText::new(EntityKind::Function, name, self.function_entity(id).declared);
            self.report(pos, messages::cannot_instantiated_no_template_definition(entity));
        }
    }
}
