/**
 * Office settings of a site or layer. The inboxes of forms are read with a form
 * (web/content/form-query.ts).
 */
export const officeFragment = `_id, _type, options`;
