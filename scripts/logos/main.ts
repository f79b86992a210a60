import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesDir } from '@/demo/media/picture-files.ts';

/**
 * Draws each SVG of demo/media/pictures/logos as a WebP beside it, which is what the demo puts in:
 * `node --import ./scripts/alias.ts scripts/logos/main.ts`. Their text is set in DejaVu, so that
 * machine needs it; those that seed the demo do not.
 */
const folder = join(picturesDir, 'logos');
for (const name of readdirSync(folder).filter((one) => one.endsWith('.svg')))
  await sharp(join(folder, name))
    .resize(640, 360)
    .webp({ quality: 88 })
    .toFile(join(folder, name.replace(/svg$/, 'webp')));
