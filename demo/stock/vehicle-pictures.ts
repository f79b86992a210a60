import type { Chance } from './chance.ts';
import {
  type PictureBody,
  type PicturePaint,
  type PictureView,
  pictureAddress,
  picturePaints,
  pictureViews,
  spinAddresses,
  viewsOf,
} from './pictures.ts';

/** How common each paint is on Australian roads, in percent or nearly so. */
const paintShare: Readonly<Record<PicturePaint, number>> = {
  white: 31,
  grey: 17,
  black: 15,
  silver: 13,
  blue: 10,
  red: 7,
  green: 2,
  orange: 1.5,
  yellow: 0.8,
  brown: 0.7,
  beige: 1,
  teal: 1,
};

export const paintOf = (luck: Chance): PicturePaint => luck.weighted(picturePaints, (paint) => paintShare[paint]);

/** Photos of a vehicle, the nose first, and a car's spin for one in four; few of what is on its way. */
export function pictures(body: PictureBody, paint: PicturePaint, status: string, luck: Chance) {
  const sides = viewsOf(body);
  if (sides.length < pictureViews.length)
    return { imageUrls: sides.map((view) => pictureAddress(body, view, paint)), spinImageUrls: [] };
  const count = status === 'coming_soon' ? luck.whole(0, 2) : luck.whole(4, pictureViews.length);
  const views = luck.happens(0.25) ? mirrored : pictureViews;
  return {
    imageUrls: views.slice(0, count).map((view) => pictureAddress(body, view, paint)),
    spinImageUrls: status === 'in_stock' && luck.happens(0.25) ? spinAddresses(body, paint) : [],
  };
}

/** Some photographers begin on the other side. */
const mirrored: readonly PictureView[] = [
  'front-three-quarter-right',
  ...pictureViews.filter((view) => view !== 'front-three-quarter-right'),
];
