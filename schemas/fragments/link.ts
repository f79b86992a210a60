/**
 * A link's own fields. Array members add `_key` themselves, so that the preview can point at them.
 */
export const linkFragment = `label, href`;
