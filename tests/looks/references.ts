import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { differenceOf } from './compare.ts';

const folder = join(import.meta.dirname, 'references');
const found = join(import.meta.dirname, '..', '..', '.looks');
const missing = 'has no reference picture yet';
const renewing = process.env.RENEW_LOOKS === '1';

/**
 * Compares a screenshot (PNG) with the stored picture of that name. What differs is put into
 * `.looks/` to be looked at.
 */
export async function looksAsStored(name: string, screenshot: Buffer): Promise<string | null> {
  const picture = await halved(screenshot);
  const reference = await readFile(join(folder, `${name}.webp`)).catch(() => null);
  const differing = async (one: Buffer) => (reference ? differenceOf(reference, one) : missing);
  if ((await differing(picture)) === null) return null;
  // A reference is compressed; to compress each picture that looks alike anyway takes longer than to compare it.
  const compressed = await toStored(picture);
  const difference = await differing(compressed);
  if (difference === null) return null;
  const target = renewing ? folder : found;
  await mkdir(target, { recursive: true });
  await writeFile(join(target, `${name}.webp`), compressed);
  return renewing ? null : `${name} ${difference}`;
}

/** Half as wide: what a broken layout changes stays visible, at a quarter of the bytes. PNG. */
async function halved(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  const smaller = sharp(screenshot).resize({ width: Math.round(width / 2), kernel: 'cubic' });
  return smaller.png({ compressionLevel: 1 }).toBuffer();
}

const toStored = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).webp({ quality: 50, effort: 5, smartSubsample: true }).toBuffer();

const help = 'See .looks/ beside tests/looks/references/. If the new look is wanted: npm run snapshots';

/** Fails with every difference at once. */
export function expectStored(differences: (string | null)[]): void {
  expect(
    differences.filter((one) => one !== null),
    help,
  ).toEqual([]);
}
