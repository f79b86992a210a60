/** The id of a field's control, which the list of problems links to. */
export const controlId = (block: string, key: string): string => `${block}-${key.replaceAll(/[^\w-]/g, '-')}`;
