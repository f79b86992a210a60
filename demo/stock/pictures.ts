/** Public origin of the demo pictures; the environment's MEDIA_ORIGINS says where it is fetched from. */
export const mediaOrigin = 'https://media.forecourt.example';

/** Caravans and motorcycles that there are pictures of, from fewer sides than of cars and without a spin. */
export const leisureBodies = ['caravan', 'camper', 'naked', 'sport', 'adventure', 'cruiser'] as const;

/** Bodies that there are pictures of. */
export const pictureBodies = [
  'hatch',
  'city',
  'sedan',
  'wagon',
  'suv',
  'suv7',
  'ute',
  'van',
  'mover',
  'coupe',
  ...leisureBodies,
] as const;
export type PictureBody = (typeof pictureBodies)[number];

export const pictureViews = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear',
  'front-three-quarter-right',
  'front-detail',
  'rear-detail',
] as const;
export type PictureView = (typeof pictureViews)[number];

/** Keys of the paints that pictures are coloured in on request. */
export const picturePaints = [
  'white',
  'silver',
  'grey',
  'black',
  'blue',
  'red',
  'green',
  'orange',
  'yellow',
  'brown',
  'beige',
  'teal',
] as const;
export type PicturePaint = (typeof picturePaints)[number];

/** Frames of a spin, ten degrees apart; every car has one. */
export const spinFrames = 36;

/** `https://media.forecourt.example/ute/side/blue.webp` */
export const pictureAddress = (body: PictureBody, view: PictureView, paint: PicturePaint): string =>
  `${mediaOrigin}/${body}/${view}/${paint}.webp`;

/** The sides from which there are pictures of a body. */
export function viewsOf(body: PictureBody): readonly PictureView[] {
  return (leisureBodies as readonly string[]).includes(body) ? pictureViews.slice(0, 3) : pictureViews;
}

/** All frames of a body's spin, the nose first. */
export const spinAddresses = (body: PictureBody, paint: PicturePaint): string[] =>
  Array.from(
    { length: spinFrames },
    (_, frame) => `${mediaOrigin}/${body}/spin/${String(frame).padStart(2, '0')}/${paint}.webp`,
  );
