/**
 * A form for shoppers. Only the server reads where its enquiries go (web/content/form-query.ts).
 */
export const formFragment = `
  _id, title, introduction, submitLabel, thanks, category, subcategory, termsWording,
  fields[]{_key, key, kind, label, required, optional, help, options, initial, places, step}
`;
