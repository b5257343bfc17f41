//! Kernel templates. The stub file cannot define an instance that it does not know the template of, so each
//! kernel template forwards to a second template, which the stub file specializes.

use crate::emit::host::change;
use crate::emit::host::{Place, Printer};
use crate::il::*;
use crate::tables::host_runtime;
use crate::tables::spelled;

impl<'a> Printer<'a> {
    /// Prints a declaration of a kernel template or of a specialization; says whether it is one.
    pub(in crate::emit::host) fn kernel_template(
        &mut self,
        template: &'a TemplateDeclaration,
        group: GroupId,
        place: Place,
    ) -> bool {
        let il = self.il;
        let group = &il[group];
        let Some(id) = il[group.declarators].first().copied() else { return false };
        let Some(function) = self.il.function_in(il[id].entity) else { return false };
        if !self.is_function_declaration(id)
            || !il[function].space.contains(ExecutionSpace::GLOBAL)
            || place.class.is_some()
        {
            return false;
        }
        let specialization = il[template.headers].iter().all(|header| il[*header].params(il).is_empty());
        let kernel = Kernel { template, group, id, function, specialization };
        match il[id].body {
            Some(body) if specialization => self.specialized_kernel(&kernel, &il[body]),
            Some(body) => self.primary_kernel(&kernel, &il[body]),
            None => self.declared_kernel(&kernel),
        }
        true
    }

    fn primary_kernel(&mut self, kernel: &Kernel<'a>, body: &'a FunctionBody) {
        let pragmas = self.options.has_pragmas(host_runtime::DIAGNOSTIC_PUSH);
        if pragmas {
            self.w.uncounted_lines(&[host_runtime::PUSH, host_runtime::IGNORE_PARAMETERS]);
        }
        self.stub_declaration(kernel);
        self.text(" { ::cudaLaunchKernel(0, 0, 0, 0, 0, 0);}");
        self.hidden_kernel_body(kernel, body);
        if pragmas {
            self.w.uncounted_lines(&[host_runtime::POP]);
        }
        self.name_template_parameters(kernel.template.headers);
        self.template_headers(kernel.template.headers);
        let storage =
            if self.options.static_host_stub { spelled!(STATIC " ") } else { self.kernel_visibility(kernel) };
        self.forwarder(kernel, body, storage);
    }

    fn specialized_kernel(&mut self, kernel: &Kernel<'a>, body: &'a FunctionBody) {
        self.stub_declaration(kernel);
        self.text(" ;");
        self.hidden_kernel_body(kernel, body);
        self.kernel_headers(kernel);
        let storage = if self.options.static_host_stub {
            host_runtime::SPECIALIZATION
        } else {
            self.kernel_visibility(kernel)
        };
        self.forwarder(kernel, body, storage);
    }

    fn declared_kernel(&mut self, kernel: &Kernel<'a>) {
        self.stub_declaration(kernel);
        self.text("; ");
        self.kernel_headers(kernel);
        let defined = self.il[kernel.function].definition.is_some() && self.options.static_host_stub;
        let storage = match (defined, kernel.specialization) {
            (true, true) => host_runtime::SPECIALIZATION,
            (true, false) => spelled!(STATIC " "),
            (false, _) => self.kernel_visibility(kernel),
        };
        self.kernel_specifiers(kernel, storage);
        self.kernel_declarator(kernel);
        self.text("; ");
    }

    /// Prints the template headers; those of a specialization stand with its name.
    fn kernel_headers(&mut self, kernel: &Kernel<'a>) {
        if kernel.specialization {
            self.w.at(self.il[kernel.id].pos);
        }
        self.template_headers(kernel.template.headers);
    }

    /// Prints the declarator behind the template headers and specifiers.
    fn kernel_declarator(&mut self, kernel: &Kernel<'a>) {
        let headers = kernel.template.headers;
        self.function_declarator(kernel.id, Place { templated: true, headers, ..Place::default() });
    }

    fn kernel_visibility(&self, kernel: &Kernel) -> &'static str {
        if kernel.group.specifiers.flags.contains(SpecifierFlags::STATIC) {
            return spelled!(STATIC " ");
        }
        if self.hides_kernel(&kernel.group.specifiers, &self.il[kernel.function]) {
            host_runtime::HIDDEN
        } else {
            ""
        }
    }

    /// Prints the header and declarator of the stub of a kernel template.
    fn stub_declaration(&mut self, kernel: &Kernel<'a>) {
        self.kernel_headers(kernel);
        let storage = if kernel.specialization { host_runtime::SPECIALIZATION } else { spelled!(STATIC " ") };
        self.with(change::KernelNoinline(Default::default()), |p| {
            p.stub_attributes(kernel.group.specifiers.attributes);
            p.kernel_specifiers_after_attributes(kernel, storage);
        });
        self.with(change::PrintingStub(true), |p| p.kernel_declarator(kernel));
    }

    fn kernel_specifiers(&mut self, kernel: &Kernel<'a>, storage: &str) {
        self.prefix_attributes(kernel.group.specifiers.attributes);
        self.kernel_specifiers_after_attributes(kernel, storage);
    }

    fn kernel_specifiers_after_attributes(&mut self, kernel: &Kernel<'a>, storage: &str) {
        let specifiers = &kernel.group.specifiers;
        self.text(storage);
        if self.kernel_noinline {
            self.text(host_runtime::NOINLINE);
        }
        if specifiers.flags.contains(SpecifierFlags::CONSTEXPR) {
            self.text(spelled!(CONSTEXPR " "));
        } else if specifiers.flags.contains(SpecifierFlags::INLINE) {
            self.text(spelled!(INLINE " "));
        }
        self.base_type(self.il[kernel.id].ty);
        self.text(" ");
    }

    fn hidden_kernel_body(&mut self, kernel: &Kernel<'a>, body: &'a FunctionBody) {
        self.in_function(|p| {
            p.hidden_body(|p| {
                p.plain_body(body, kernel.function, crate::emit::host::statement::BodyEnd::Void)
            })
        });
    }

    /// Prints the kernel itself, which calls its stub.
    fn forwarder(&mut self, kernel: &Kernel<'a>, body: &'a FunctionBody, storage: &str) {
        let il = self.il;
        self.kernel_specifiers(kernel, storage);
        self.kernel_declarator(kernel);
        self.text(" ");
        if let Some(statement) = body.statement {
            self.w.at(il[statement].pos);
        }
        self.text("{");
        let scope = il[kernel.function].scope;
        if matches!(il[scope].kind, ScopeKind::Namespace { .. }) {
            self.text("::");
            self.enclosing_path(scope);
        }
        self.text(host_runtime::STUB);
        let function = &il[kernel.function];
        self.entity_name(function.name, None);
        self.forwarded_template_args(kernel);
        self.text("(");
        for (index, parameter) in il[il[kernel.id].params].iter().enumerate() {
            if index > 0 {
                self.text(",");
            }
            self.use_parameter(*parameter);
            let v = &il[*parameter];
            if v.flags.contains(VariableFlags::PACK)
                || matches!(il[v.ty].kind, TypeKind::PackExpansion { .. })
            {
                self.text("...");
            }
        }
        self.text(");");
        if let Some(StmtKind::Compound { end, .. }) = body.statement.map(|statement| il[statement].kind) {
            self.w.at(end);
        }
        self.text(spelled!(RETURN ";}"));
        self.hidden_kernel_body(kernel, body);
    }

    fn forwarded_template_args(&mut self, kernel: &Kernel<'a>) {
        let il = self.il;
        if kernel.specialization {
            let written = il[kernel.id].args(il).map_or(&[][..], |args| &il[args]);
            let all = il[kernel.function].instance.map(|instance| self.elements_of(il[instance].args));
            if written.is_empty() && all.is_none() {
                return;
            }
            // Those that are not written were deduced, or are the default ones.
            let others = all.iter().flatten().skip(written.len());
            self.text("<");
            for (index, arg) in written.iter().chain(others).enumerate() {
                if index > 0 {
                    self.text(",");
                }
                self.template_arg(*arg);
            }
            self.text(">");
            return;
        }
        let Some(header) = il[kernel.template.headers].last() else { return };
        let params = il[*header].params(il);
        if params.iter().all(|param| il[*param].invented) {
            return;
        }
        self.text("<");
        for (index, param) in params.iter().filter(|param| !il[**param].invented).enumerate() {
            if index > 0 {
                self.text(",");
            }
            self.template_param_name(*param);
            if il[*param].pack {
                self.text("...");
            }
        }
        self.text(">");
    }

    /// Gives names to the unnamed parameters of headers.
    fn name_template_parameters(&mut self, headers: List<TemplateParamsId>) {
        let il = self.il;
        for header in &il[headers] {
            for param in il[*header].params(il) {
                if let TemplateParamKind::Template { template, .. } = il[*param].kind {
                    let inner = il[template].params;
                    for param in il[inner].params(il).iter().filter(|param| il[**param].name.is_none()) {
                        self.name_template_parameter(*param);
                    }
                }
                if il[*param].name.is_none() {
                    self.name_template_parameter(*param);
                }
            }
        }
    }

    fn name_template_parameter(&mut self, param: TemplateParamId) {
        let number = self.invent_name();
        self.memory.template_parameter_names.set(param, number);
    }

    /// Declares the stub of a kernel that is instantiated explicitly, as clang needs it before the kernel.
    pub(in crate::emit::host) fn instantiated_stub(&mut self, group: GroupId) {
        let il = self.il;
        let Some(id) = il[il[group].declarators].first().copied() else { return };
        let Some(function) = self.il.function_in(il[id].entity) else { return };
        if !il[function].space.contains(ExecutionSpace::GLOBAL) {
            return;
        }
        self.text(spelled!(TEMPLATE " <> "));
        self.base_type(il[id].ty);
        self.text(" ");
        let place = Place { templated: true, instantiation: true, ..Place::default() };
        self.with(change::PrintingStub(true), |p| p.function_declarator(id, place));
        self.text(";");
    }

    /// Prints the prefix that makes a kernel's name that of its stub, while the stub is printed.
    pub(in crate::emit::host) fn stub_prefix(&mut self) {
        if self.manner.printing_stub {
            self.text(host_runtime::STUB);
        }
    }
}

/// A declaration of a kernel template or of a specialization.
struct Kernel<'a> {
    template: &'a TemplateDeclaration,
    group: &'a Group,
    id: DeclarationId,
    function: FunctionId,
    specialization: bool,
}
