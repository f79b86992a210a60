import { formFragment } from '@/schemas/fragments/form.ts';

export const valuationProjection = `
  heading, text, form->{${formFragment}}
`;
