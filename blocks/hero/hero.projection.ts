import { linkFragment } from '@/schemas/fragments/link.ts';
import { pictureFragment } from '@/schemas/fragments/picture.ts';

export const heroProjection = `
  placement, secondsEach, heading, text, image{${pictureFragment}}, priceLabel, price, priceNote,
  buttons[]{_key, ${linkFragment}},
  pins[]{_key, label, price, href, leftPercent, topPercent, stemPixels}
`;
