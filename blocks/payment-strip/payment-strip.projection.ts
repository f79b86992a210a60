import { linkFragment } from '@/schemas/fragments/link.ts';

export const paymentStripProjection = `
  heading, methods, guaranteeTitle, guaranteeText, link{${linkFragment}}
`;
