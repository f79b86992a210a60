import { longText, shownDescription } from '@/domain/offers/offer.ts';
import { unknownFields } from '@/domain/vocabulary/unknown-fields.ts';

/** Returns a warning about what is shown without a picture, or `true` (BLK-03). */
export function checkOfferPicture(image: unknown, model: unknown): true | string {
  if (hasValue(image, 'asset') || hasValue(model, '_ref')) return true;
  return 'Without a picture, and without a model that brings its own, the card shows the words alone beside a line in the brand’s colour.';
}

/** Returns a warning about what shoppers first see of a long description, or `true` (BLK-03). */
export function checkOfferLength(description: string | undefined): true | string {
  const { short } = shownDescription(description ?? '');
  if (short === null) return true;
  return `Longer than ${longText} characters: shoppers see "…${short.slice(-30)}" and then View more.`;
}

const hasValue = (value: unknown, key: string): boolean => Boolean(unknownFields(value)[key]);
