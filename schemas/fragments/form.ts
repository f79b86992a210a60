/** A form as shoppers get it. Where its enquiries go is read by the server alone (web/content/form-query.ts). */
export const formFragment = `
  _id, title, introduction, submitLabel, thanks, category, subcategory, termsWording,
  fields[]{_key, key, kind, label, required, optional, help, options, initial, places, step}
`;
