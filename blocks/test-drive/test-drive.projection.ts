import { formFragment } from '@/schemas/fragments/form.ts';

export const testDriveProjection = `
  heading, text, form->{${formFragment}}
`;
