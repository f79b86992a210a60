import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outlineOf } from './outline.ts';

/**
 * Writes domain/locations/generated/coastline.json from Natural Earth's land of Australia (public domain), which the package world-atlas (ISC)
 * carries: `npm pack world-atlas@2.0.2`, unpack it, and `node scripts/outline/main.ts <its countries-10m.json>`.
 */
const [, , file] = process.argv;
if (!file) {
  console.error('Name the file countries-10m.json of the package world-atlas.');
  process.exit(1);
}
const outline = outlineOf(JSON.parse(readFileSync(file, 'utf8')));
const target = join(import.meta.dirname, '..', '..', 'domain', 'locations', 'generated', 'coastline.json');
writeFileSync(target, `${JSON.stringify(outline)}\n`);
console.log(`${outline.rings.length} rings, ${outline.rings.flat().length / 2} points`);
