/**
 * Public origin of the demo pictures; the environment's MEDIA_ORIGINS sets where it is fetched
 * from.
 */
const mediaOrigin = 'https://media.forecourt.example';

/** Caravans and motorcycles that there are pictures of, from fewer sides than of cars and without a spin. */
const leisureBodies = ['caravan', 'camper', 'naked', 'sport', 'adventure', 'cruiser'] as const;

/** Bodies that there is a spin of. */
const spinBodies = ['hatch', 'city', 'sedan', 'wagon', 'suv', 'suv7', 'ute', 'van', 'mover', 'coupe'] as const;

/** Bodies that were drawn later: without a spin, and some from fewer sides. */
export const laterBodies = [
  'muscle',
  'cabrio',
  'pickup',
  'tray',
  'sportsuv',
  'supermini',
  'grandmover',
  'allroad',
  'boxy',
  'bigwagon',
] as const;

/** Bodies that there are pictures of. */
export const pictureBodies = [...spinBodies, ...laterBodies, ...leisureBodies] as const;
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

/** Frames of a spin, ten degrees apart. */
export const spinFrames = 36;

/** Interiors that there are a panorama and stills of. */
export const interiors = ['hatch', 'suv', 'ute'] as const;
export type Interior = (typeof interiors)[number];
export const interiorStills = ['dash', 'wheel', 'front', 'rear', 'screen'] as const;

/** `https://media.forecourt.example/interiors/hatch-dash.avif` */
export const interiorAddress = (interior: Interior, still: (typeof interiorStills)[number] | 'panorama'): string =>
  `${mediaOrigin}/interiors/${interior}-${still}.avif`;

/** `https://media.forecourt.example/ute/side/blue.webp` */
export const pictureAddress = (body: PictureBody, view: PictureView, paint: PicturePaint): string =>
  `${mediaOrigin}/${body}/${view}/${paint}.webp`;

const among = (bodies: readonly string[], body: string): boolean => bodies.includes(body);

/** The sides from which there are pictures of a body. */
export function viewsOf(body: PictureBody): readonly PictureView[] {
  if (among(leisureBodies, body)) return pictureViews.slice(0, 3);
  if (!among(laterBodies, body) || body === 'muscle') return pictureViews;
  return among(threeSided, body) ? laterViews.slice(0, 3) : laterViews;
}

/** What the later bodies were drawn from, in the order in which photographers go round. */
const laterViews: readonly PictureView[] = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear-detail',
];
const threeSided: readonly string[] = ['tray', 'allroad', 'boxy', 'bigwagon'];

export const hasSpin = (body: PictureBody): boolean => among(spinBodies, body);
export const isLeisure = (body: PictureBody): boolean => among(leisureBodies, body);

/** All frames of a body's spin, the nose first. */
export const spinAddresses = (body: PictureBody, paint: PicturePaint): string[] =>
  Array.from(
    { length: spinFrames },
    (_, frame) => `${mediaOrigin}/${body}/spin/${String(frame).padStart(2, '0')}/${paint}.webp`,
  );

/** Films that go round a car, by its body and paint. */
export const walkarounds = ['ute-blue', 'suv-white', 'hatch-red'] as const;

export const walkaroundsOf = (body: PictureBody, paint: PicturePaint): string[] =>
  among(walkarounds, `${body}-${paint}`) ? [`${mediaOrigin}/walkarounds/${body}-${paint}.mp4`] : [];
