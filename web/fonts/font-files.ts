import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Face, Theme } from '@/domain/site/theme.ts';
import { buildFolder } from '@/web/platform/env.ts';

let names: string[] | undefined;

/**
 * Addresses of the files of a theme's faces, to be fetched before the style sheets name them.
 * next/font can only preload all faces of all themes. Empty where nothing was built (development).
 */
export function fontFiles({ displayFace, textFace }: Pick<Theme, 'displayFace' | 'textFace'>): string[] {
  names ??= builtMedia();
  const found = [...new Set<Face>([textFace, displayFace])].map((face) => names?.find((name) => isOf(face, name)));
  return found.filter((name) => name !== undefined).map((name) => `/_next/static/media/${name}`);
}

/** next/font names a built file after the one that `fonts.ts` gives it. */
const isOf = (face: Face, name: string) => name.startsWith(face) && name.endsWith('.woff2');

function builtMedia(): string[] {
  try {
    return readdirSync(join(process.cwd(), 'web', buildFolder(), 'static/media'));
  } catch {
    return [];
  }
}
