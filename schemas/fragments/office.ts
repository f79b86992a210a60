/**
 * The office settings of a site or a layer. Their addresses of forms are read with a form
 * (web/content/form-query.ts).
 */
export const officeFragment = `_id, _type, options`;
