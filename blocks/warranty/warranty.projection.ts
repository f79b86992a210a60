import { linkFragment } from '@/schemas/fragments/link.ts';

export const warrantyProjection = `
  heading, text, plans[]{_key, years, name, points, link{${linkFragment}}}, note
`;
