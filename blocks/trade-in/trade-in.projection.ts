import { formFragment } from '@/schemas/fragments/form.ts';

export const tradeInProjection = `
  heading, text, form->{${formFragment}}
`;
