/**
 * Marks a query for type generation, which looks for a template tagged `groq` in `const NAME_QUERY
 * = …` and names its type `NAME_QUERY_RESULT`. Every `${…}` must be an imported constant string.
 */
export const groq = String.raw;
