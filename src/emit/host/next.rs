//! What is known of what is printed next.

use crate::source::Pos;

/// What has been settled about the name or declaration that comes next.
#[derive(Default)]
pub(super) struct Next {
    /// The next nested-name-specifier is that of a set of functions with a template among them.
    pub names_template: bool,
    /// The next nested-name-specifier is printed without the `::` that it begins with.
    pub drops_global: bool,
    /// The next nested-name-specifier that is a namespace is the shortest path to it.
    pub nearest_path: bool,
    /// The next class or typedef name stands where only a type can.
    pub typename_implied: bool,
    /// The next declared name stands where its template header does.
    pub unpositioned_name: bool,
    /// Where the template declaration begins that is being printed.
    pub header_pos: Pos,
    /// `size_t` was just declared in the global scope.
    pub size_t_declared: bool,
}
