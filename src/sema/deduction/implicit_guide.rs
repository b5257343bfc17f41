//! The deduction guides that the constructors of a class template are (`[over.match.class.deduct]`).

use crate::compilation::Compilation;
use crate::il::*;
use crate::sema::instantiation::substitute::Environment;
use crate::sema::template::constraint::and;
use smallvec::SmallVec;

/// What a guide that nobody wrote was made from.
#[derive(Clone, Copy, Debug)]
pub struct ImplicitGuide {
    /// The class template.
    pub template: TemplateId,
    /// The constructor or constructor template; none for the copy deduction candidate and the constructor that a class
    /// without constructors has.
    pub constructor: Option<Entity>,
    /// Whether it is the copy deduction candidate.
    pub copies: bool,
}

impl Compilation {
    /// The function templates that the constructors of a class template are for the deduction of its arguments.
    pub(super) fn implicit_guides(&mut self, template: TemplateId, pattern: ClassId) -> Vec<Entity> {
        if let Some(made) = self.templates.guides_of_constructors.get(&template) {
            return made.clone();
        }
        let mut guides = Vec::new();
        let mut declared = false;
        for constructor in self.il[pattern].special.constructors.clone() {
            let Some(function) = self.il.function_in(constructor) else { continue };
            if self.il[function].flags.contains(FunctionFlags::IMPLICIT) {
                continue;
            }
            declared = true;
            guides.extend(self.guide_of_constructor(template, constructor, function));
        }
        let own = self.il[template].params;
        let class = self.guide_result(template);
        let guide = |copies: bool| ImplicitGuide { template, constructor: None, copies };
        if !declared {
            guides.extend(self.new_guide(own, class, &[], guide(false)));
        }
        let copied = Param { ty: class, default: None, has_default: false };
        guides.extend(self.new_guide(own, class, &[copied], guide(true)));
        if self.il[pattern].state == Completeness::Complete {
            self.templates.guides_of_constructors.insert(template, guides.clone());
        }
        guides
    }

    /// The deduction guides that are declared for a class template. A member template of an instance has those of the
    /// template that it is made from, with the arguments of the class around it (`[temp.deduct.guide]`).
    pub(super) fn declared_guides(&mut self, template: TemplateId) -> Vec<Entity> {
        let own = self.il[template].guides(&self.il).to_vec();
        let (Some(from), Some(class)) = (self.il[template].pattern_of, self.il[template].class) else {
            return own;
        };
        if !own.is_empty() {
            return own;
        }
        let env = self.environment_of_class(class);
        let guides: Vec<Entity> = self
            .declared_guides(from)
            .into_iter()
            .map(|guide| self.copied_guide(guide, template, class, &env))
            .collect();
        template.extras_mut(&mut self.il).guides.clone_from(&guides);
        guides
    }

    fn copied_guide(
        &mut self,
        guide: Entity,
        template: TemplateId,
        class: ClassId,
        env: &Environment,
    ) -> Entity {
        let copy = match guide {
            Entity::Template { id } => self.copy_template(class, id, env),
            Entity::Function { id } => Entity::Function { id: self.copy_function(class, id, env) },
            other => other,
        };
        if let Some(function) = self.il.function_in(copy) {
            let function = &mut self.il[function];
            function.name = EntityName::Guide { template };
            function.class = None;
        }
        copy
    }

    /// What a guide was made from, where it was not declared.
    pub fn implicit_guide(&self, template: TemplateId) -> Option<ImplicitGuide> {
        self.templates.implicit_guides.get(&template).copied()
    }

    /// The class type that a guide gives, with the parameters of the class template as its arguments.
    fn guide_result(&mut self, template: TemplateId) -> TypeId {
        let args = self.params_as_args(self.il[template].params);
        self.make_type(TypeKind::Instance { template, args })
    }

    fn guide_of_constructor(
        &mut self,
        template: TemplateId,
        constructor: Entity,
        function: FunctionId,
    ) -> Option<Entity> {
        let mut env = Environment::default();
        let header = match constructor {
            Entity::Template { id } => self.joined_header(template, id, &mut env)?,
            _ => self.il[template].params,
        };
        let mut params = self.il[function].params(&self.il).to_vec();
        for param in &mut params {
            param.ty = self.substitute_type(param.ty, &env);
        }
        let class = self.guide_result(template);
        let made = ImplicitGuide { template, constructor: Some(constructor), copies: false };
        self.new_guide(header, class, &params, made)
    }

    /// The parameters of a class template followed by those of one of its constructors, which become parameters of the
    /// same depth. The environment is set so that it puts the latter in the place of the old ones. None where a
    /// parameter is a template.
    fn joined_header(
        &mut self,
        class: TemplateId,
        constructor: TemplateId,
        env: &mut Environment,
    ) -> Option<TemplateParamsId> {
        let mut header = self.il[self.il[class].params].clone();
        let own = self.il[self.il[constructor].params].clone();
        let mut args: SmallVec<[TemplateArg; 8]> = SmallVec::new();
        let mut params = header.params(&self.il).to_vec();
        for param in own.params(&self.il).to_vec() {
            let mut entry = self.il[param].clone();
            entry.depth = header.depth;
            entry.index = u32::try_from(params.len()).ok()?;
            entry.kind = match entry.kind {
                TemplateParamKind::Type { default, constraint, .. } => {
                    let kind = TypeKind::Param { depth: entry.depth, index: entry.index, pack: entry.pack };
                    let ty = self.make_type(kind);
                    let default = default.map(|ty| self.substitute_type(ty, env));
                    TemplateParamKind::Type { ty, default, constraint }
                }
                TemplateParamKind::NonType { ty, default } => {
                    let ty = self.substitute_type(ty, env);
                    let default = default.map(|value| self.substitute_expr(value, env));
                    TemplateParamKind::NonType { ty, default }
                }
                TemplateParamKind::Template { .. } => return None,
            };
            let new = self.il.entities.template_params.add(entry);
            params.push(new);
            args.push(self.param_as_arg(new));
            let list = self.interned.arg_list(&mut self.il, &args);
            env.set(own.depth, list);
        }
        header.param_list = self.il.list(&params);
        Some(self.il.entities.template_param_lists.add(header))
    }

    /// Makes the function template that a guide is.
    fn new_guide(
        &mut self,
        header: TemplateParamsId,
        class: TypeId,
        params: &[Param],
        made: ImplicitGuide,
    ) -> Option<Entity> {
        let types: SmallVec<[TypeId; 8]> = params.iter().map(|p| p.ty).collect();
        let TemplateKind::Class { pattern: around } = self.il[made.template].kind else {
            return None;
        };
        let name = EntityName::Guide { template: made.template };
        let pattern = self.implicit_member(around, name, class, &types);
        let param_list = self.il.list(params);
        let function = &mut self.il[pattern];
        function.class = None;
        function.flags -= FunctionFlags::IMPLICIT | FunctionFlags::DEFAULTED;
        function.param_list = param_list;
        let (pos, scope) = (self.il[made.template].pos, self.il[made.template].scope);
        let id = self.new_template(None, pos, scope, TemplateKind::Function { pattern }, header);
        self.il[pattern].template = Some(id);
        self.templates.implicit_guides.insert(id, made);
        Some(Entity::Template { id })
    }

    /// For the arguments of an implicit guide: those of its class template, and what all its parameters and those of its
    /// constructor stand for.
    pub fn guide_environment(
        &mut self,
        guide: ImplicitGuide,
        args: List<TemplateArg>,
    ) -> (List<TemplateArg>, Environment) {
        let header = self.il[guide.template].params;
        let count = self.il[header].params(&self.il).len();
        let all = self.il[args].to_vec();
        let (of_class, own) = all.split_at(count.min(all.len()));
        let of_class = self.interned.arg_list(&mut self.il, of_class);
        let mut env = self.environment_for(guide.template, of_class);
        if let Some(Entity::Template { id }) = guide.constructor {
            let own = self.interned.arg_list(&mut self.il, own);
            env.set(self.il[self.il[id].params].depth, own);
        }
        (of_class, env)
    }

    /// Whether the constraints of a class template and of the constructor that a guide was made from hold for the guide's
    /// arguments. None if that is not known.
    pub(in crate::sema) fn guide_constraints_hold(
        &mut self,
        guide: ImplicitGuide,
        args: List<TemplateArg>,
    ) -> Option<bool> {
        let (_, env) = self.guide_environment(guide, args);
        let mut holds = self.header_constraints_hold(self.il[guide.template].params, &env);
        let Some(constructor) = guide.constructor else { return holds };
        if let Entity::Template { id } = constructor
            && holds != Some(false)
        {
            holds = and(holds, self.header_constraints_hold(self.il[id].params, &env));
        }
        let requires =
            self.il.function_in(constructor).and_then(|function| self.il[function].requires(&self.il));
        match requires.filter(|_| holds != Some(false)) {
            Some(requires) => and(holds, self.constraint_holds(requires, &env)),
            None => holds,
        }
    }
}
