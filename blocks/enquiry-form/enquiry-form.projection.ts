import { formFragment } from '@/schemas/fragments/form.ts';

export const enquiryFormProjection = `
  heading, text, standard, button, form->{${formFragment}}
`;
