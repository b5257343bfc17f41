//! How what is printed is written.

/// What the construct that is printed means for the types, names and values in it.
#[derive(Default)]
pub(super) struct Manner {
    pub values: ValueManner,
    pub types: TypeManner,
    pub arguments: ArgumentManner,
    /// A concept is being defined.
    pub constraining: bool,
    /// A template header is being printed.
    pub header_arguments: bool,
    /// The header of a template is being printed, or the declaration of a function template.
    pub templated_declaration: bool,
    /// The stub of a kernel template is being printed.
    pub printing_stub: bool,
}

/// How values are printed: computed, or as they are written.
#[derive(Default)]
pub(super) struct ValueManner {
    /// A value among template arguments is being printed, outside of the types that it names.
    pub in_value: bool,
    /// An operand is being printed that is not evaluated.
    pub measuring: bool,
    /// The address of what is printed is taken.
    pub addressed: bool,
    /// Whether the constant that is being printed is computed as a whole.
    pub whole_constant: bool,
    /// The initializer of a constexpr variable, or of a constant static data member, is being printed: of the operands of
    /// overloaded operators only the objects of member functions are computed by themselves.
    pub folds_objects: bool,
    /// The elements of a list are being printed that is so long that only values are kept of them.
    pub long_list: bool,
    /// How many constants enclose this place that are kept by what they refer to, not by how that was written:
    /// typedef names in nested-name-specifiers become what they stand for.
    pub kept_constants: u32,
    /// Whether a type that a function defines is printed: its constants are not named there.
    pub folds_locals: bool,
    /// How deep enumerators of class templates may still be replaced by their values; 0: they are named.
    pub replacing_enumerators: u32,
    /// What must be a constant is being printed: the condition of a static assertion, the initializer of a constexpr
    /// variable, an array bound. It is computed as a whole.
    pub required: bool,
    /// A constant of a type that a function names is being printed: an array bound, a width, a value of an enumerator.
    /// What expressions are measured there is not kept, but their types.
    pub bounding: bool,
    /// A constant is being printed that an instance computes: temporaries of open types stand in parentheses as operands.
    pub computed: bool,
}

/// How types are named.
#[derive(Default)]
pub(super) struct TypeManner {
    /// Whether the operand of a decltype is printed, which makes no objects.
    pub naming_type: bool,
    /// How many aliases around this place are being printed as what they stand for: what they name is found from
    /// where they are declared.
    pub expanded_aliases: u32,
    /// Types are printed without the names of typedefs.
    pub settled_types: bool,
    /// Typedef names give way to what they were declared with.
    pub bare_types: bool,
    /// Template parameters are called as the last printed header calls those in their places.
    pub parameters_by_place: bool,
    /// Whether the first mention of the class whose template arguments are being printed stood in a body.
    pub first_in_body: Option<bool>,
}

/// What arguments and operands are given to, where that changes how they are printed.
#[derive(Default)]
pub(super) struct ArgumentManner {
    /// The arguments of a partial specialization are being declared: they keep the typedef names of the class around.
    pub of_partial: bool,
    /// The template arguments of a function or variable are being printed.
    pub function_args: bool,
    /// These arguments are those of a function template, in whose expressions values stand for constants of functions.
    pub names_function: bool,
    /// Template arguments are being printed of a function that only an instantiation chooses.
    pub unresolved: bool,
    /// What is being printed is called with arguments, and only an instantiation chooses the function.
    pub called: bool,
    /// What is being called is a function that is named by the shortest path to its namespace.
    pub nearest_path: bool,
    /// The operands of an operator or call are being printed whose meaning only an instantiation knows.
    pub open_operands: bool,
}
