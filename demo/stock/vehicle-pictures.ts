import { type Chance, chance } from './chance.ts';
import {
  hasSpin,
  type Interior,
  interiorAddress,
  interiorStills,
  isLeisure,
  type PictureBody,
  type PicturePaint,
  type PictureView,
  pictureAddress,
  picturePaints,
  pictureViews,
  spinAddresses,
  viewsOf,
  walkaroundsOf,
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

export const paintOf = (random: Chance): PicturePaint => random.weighted(picturePaints, (paint) => paintShare[paint]);

type Pictured = {
  /** Its own seed: how many photos there are does not change what else the vehicle is. */
  id: string;
  body: PictureBody;
  paint: PicturePaint;
  carType: 'new' | 'demo' | 'used';
  status: string;
};

/** Photos of a vehicle, the nose first; a car's spin for one in four of the bodies that have one, an interior to look round in, a film. */
export function pictures({ id, body, paint, carType, status }: Pictured, random: Chance) {
  const sides = viewsOf(body).map((view) => pictureAddress(body, view, paint));
  if (isLeisure(body)) return { imageUrls: sides, spinImageUrls: [], spinInteriorImageUrl: '', ...noFilms };
  const count = status === 'coming_soon' ? random.whole(0, 2) : random.whole(4, pictureViews.length);
  const begun = random.happens(0.25) ? mirrored(sides) : sides;
  const spins = status === 'in_stock' && random.happens(0.25) && hasSpin(body);
  const own = chance(`${id} photos`);
  const some = carType === 'used' && status === 'in_stock' ? usedPhotos(begun, { body, paint }, count, own) : null;
  return {
    imageUrls: some ?? begun.slice(0, count),
    spinImageUrls: spins ? spinAddresses(body, paint) : [],
    spinInteriorImageUrl:
      status === 'in_stock' && own.happens(0.3) ? interiorAddress(interiorOf(body), 'panorama') : '',
    ...(status === 'in_stock' ? films(walkaroundsOf(body, paint), own) : noFilms),
  };
}

const noFilms = { walkaroundVideoUrls: [] as string[], videoUrls: [] as string[] };

/** Two dealers in three show a film as a view of its own, the others among the photos. */
const films = (addresses: string[], own: Chance): typeof noFilms =>
  own.happens(0.35) ? { ...noFilms, videoUrls: addresses } : { ...noFilms, walkaroundVideoUrls: addresses };

/** Used cars have photos taken by a dealer: three in ten from all sides and inside, some one picture, a few none yet. */
function usedPhotos(
  sides: readonly string[],
  car: Pick<Pictured, 'body' | 'paint'>,
  count: number,
  own: Chance,
): string[] {
  const roll = own.next();
  if (roll < 0.3) return allPhotos(sides, car).slice(0, own.whole(8, 20));
  if (roll < 0.35) return sides.slice(0, 1);
  return roll < 0.36 ? [] : sides.slice(0, count);
}

/** All that there is to see of a car: its sides, its interior, and what lies between the sides. */
function allPhotos(sides: readonly string[], { body, paint }: Pick<Pictured, 'body' | 'paint'>): string[] {
  const inside = interiorStills.map((still) => interiorAddress(interiorOf(body), still));
  const frames = hasSpin(body) ? spinAddresses(body, paint) : [];
  const between = [2, 6, 12, 15, 20, 24, 31].flatMap((frame) => frames[frame] ?? []);
  return [...sides, ...inside, ...between];
}

/** What a body is like inside, of the three interiors that there are. */
function interiorOf(body: PictureBody): Interior {
  if (['ute', 'pickup', 'tray', 'van', 'boxy', 'bigwagon'].includes(body)) return 'ute';
  return ['suv', 'suv7', 'sportsuv', 'allroad', 'mover', 'grandmover'].includes(body) ? 'suv' : 'hatch';
}

/** Some photographers begin on the other side, where there is a picture of it. */
function mirrored(sides: readonly string[]): readonly string[] {
  const other: PictureView = 'front-three-quarter-right';
  const first = sides.filter((address) => address.includes(`/${other}/`));
  return [...first, ...sides.filter((address) => !first.includes(address))];
}
