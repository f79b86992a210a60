/** The id of a field's control on the page, to which the list of problems leads. */
export const controlId = (block: string, key: string): string => `${block}-${key.replaceAll(/[^\w-]/g, '-')}`;
