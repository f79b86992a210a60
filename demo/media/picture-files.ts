import { fileURLToPath } from 'node:url';
import { type PicturePaint, pictureBodies, pictureViews } from '@/demo/stock/pictures.ts';
import { isPaint } from './paints.ts';

/** The folder of the demo's own pictures. */
export const picturesDir = fileURLToPath(new URL('./pictures/', import.meta.url));

const bodies: readonly string[] = pictureBodies;
const views: readonly string[] = pictureViews;

/** A picture as its address names it: one to be painted, or a finished file. Paths are relative to the pictures' folder. */
export type PaintedPicture = { kind: 'painted'; black: string; light: string; paint: PicturePaint };
export type PictureFile = PaintedPicture | { kind: 'finished'; file: string; type: string };

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', mp4: 'video/mp4' };

/**
 * What an address's path without leading slash means, or null: `<body>/<view>/<paint>.webp`,
 * `<body>/spin/<00..35>/<paint>.webp`, or a finished file of `heroes/`, `interiors/`, `logos/`, `models/`, `places/` or `walkarounds/`. Only names of the lists above and plain file
 * names pass, so no path leads out of the folder.
 */
export function pictureFile(path: string): PictureFile | null {
  return finished(path) ?? painted(path);
}

function finished(path: string): PictureFile | null {
  const [, name, extension = ''] =
    /^((?:heroes|interiors|logos|models|places|walkarounds)\/[a-z0-9][a-z0-9-]*)\.(avif|webp|mp4)$/.exec(path) ?? [];
  return name ? { kind: 'finished', file: `${name}.${extension}`, type: types[extension] ?? '' } : null;
}

function painted(path: string): PictureFile | null {
  const [, body = '', view = '', paint = ''] = /^([a-z0-9]+)\/([a-z0-9/-]+)\/([a-z]+)\.webp$/.exec(path) ?? [];
  if (!bodies.includes(body) || !isView(view) || !isPaint(paint)) return null;
  return { kind: 'painted', black: `${body}/${view}.k.avif`, light: `${body}/${view}.d.avif`, paint };
}

function isView(view: string): boolean {
  return views.includes(view) || /^spin\/(?:[0-2]\d|3[0-5])$/.test(view);
}
