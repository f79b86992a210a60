import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { differenceOf } from './compare.ts';

const folder = join(import.meta.dirname, 'references');
const found = join(import.meta.dirname, '..', '..', '.looks');
const renewing = process.env.RENEW_LOOKS === '1';

/**
 * Compares a screenshot (PNG) with the stored picture of that name. What differs is put into
 * `.looks/` to be looked at.
 */
export async function looksAsStored(name: string, screenshot: Buffer): Promise<string | null> {
  const picture = await halved(screenshot);
  const file = join(folder, `${name}.webp`);
  const reference = await readFile(file).catch(() => null);
  const difference = reference ? await differenceOf(reference, picture) : 'has no reference picture yet';
  if (difference === null) return null;
  if (renewing) return write(file, picture);
  await mkdir(found, { recursive: true });
  await writeFile(join(found, `${name}.webp`), picture);
  return `${name} ${difference}`;
}

/** Half as wide: what a broken layout changes stays visible, at a quarter of the bytes. */
async function halved(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  const smaller = sharp(screenshot).resize({ width: Math.round(width / 2), kernel: 'cubic' });
  return smaller.webp({ quality: 50, effort: 5, smartSubsample: true }).toBuffer();
}

async function write(file: string, picture: Buffer): Promise<null> {
  await mkdir(folder, { recursive: true });
  await writeFile(file, picture);
  return null;
}

const help = 'See .looks/ beside tests/looks/references/. If the new look is wanted: npm run snapshots';

/** Fails with every difference at once. */
export function expectStored(differences: (string | null)[]): void {
  expect(
    differences.filter((one) => one !== null),
    help,
  ).toEqual([]);
}
