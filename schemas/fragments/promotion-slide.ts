import { pictureFragment } from '@/schemas/fragments/picture.ts';

/** A promotion slide document; times are ISO strings or null. */
export const promotionSlideFragment = `_id, _type, name, description, url, hideOverlay, image{${pictureFragment}}, startsAt, expiresAt`;
