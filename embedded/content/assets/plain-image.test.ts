import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainImage } from './plain-image.ts';
import { imageKind } from './sniff.ts';

const pictures = join(import.meta.dirname, '../../../demo/media/pictures');
const kinds = ['jpg', 'png', 'webp', 'avif', 'tiff'] as const;
type Kind = (typeof kinds)[number];

const place = {
  IFD0: { Make: 'Camera', Artist: 'Somebody', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '144/1 57/1 0/1' },
};
const format = (kind: Kind) => (kind === 'jpg' ? 'jpeg' : kind);

/** Left half red, right half blue, as a phone would write it. */
async function photo(kind: Kind, orientation?: number): Promise<Buffer> {
  const left = {
    input: { create: { width: 30, height: 40, channels: 3 as const, background: '#f00' } },
    left: 0,
    top: 0,
  };
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#00f' } })
    .composite([left])
    .withMetadata({ icc: 'p3', ...(orientation && { orientation }) })
    .withExifMerge(place)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><where>Somewhere</where></x:xmpmeta>')
    .toFormat(format(kind))
    .toBuffer();
}

const summaryOf = ({ exif, xmp, iptc, comments, orientation }: Metadata) =>
  [exif, xmp, iptc, comments, orientation === 1 ? undefined : orientation].filter((one) => one !== undefined);

const dots = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe('[Medium 10] a picture that is stored holds nothing beside its pixels', () => {
  it.each(kinds)('%s: no camera, no place, no person; its colour profile stays', async (kind) => {
    const bytes = await photo(kind);
    expect(summaryOf(await sharp(bytes).metadata()).length).toBeGreaterThan(0);
    const plain = await plainImage(bytes, kind);
    const found = await sharp(plain).metadata();
    expect([summaryOf(found), found.width, found.height, found.icc !== undefined]).toEqual([[], 60, 40, true]);
    for (const word of ['Somebody', 'Camera', 'Somewhere']) expect(plain.includes(word), word).toBe(false);
    if (kind !== 'avif') expect((await dots(plain)).equals(await dots(bytes))).toBe(true);
  });

  it.each(kinds)('%s: what was upright by a tag is upright without it', async (kind) => {
    const plain = await plainImage(await photo(kind, 6), kind);
    const { width, height, ...found } = await sharp(plain).metadata();
    expect([summaryOf(found as Metadata), width, height]).toEqual([[], 40, 60]);
    const { data, info } = await sharp(plain).raw().toBuffer({ resolveWithObject: true });
    // Turned to the right, the left half is above.
    expect(data.readUInt8((5 * 40 + 20) * info.channels)).toBeGreaterThan(180);
    expect(data.readUInt8((55 * 40 + 20) * info.channels)).toBeLessThan(80);
  });

  it.each(kinds)('%s: what is plain already keeps its bytes', async (kind) => {
    const plain = await plainImage(await photo(kind, 8), kind);
    expect((await plainImage(plain, kind)).equals(plain)).toBe(true);
  });

  it('a preview behind the picture, a comment in it and a film of a phone go', async () => {
    const bytes = await photo('jpg');
    const comment = Buffer.from([0xff, 0xfe, 0, 7, ...Buffer.from('where')]);
    const film = Buffer.from('film with its place');
    const all = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2), film]);
    expect((await plainImage(all, 'jpg')).equals(await plainImage(bytes, 'jpg'))).toBe(true);
  });

  it('a picture that moves goes on moving without its comment', async () => {
    const frames = await sharp({ create: { width: 8, height: 16, channels: 3, background: '#123' } })
      .composite([{ input: { create: { width: 8, height: 8, channels: 3, background: '#fff' } }, left: 0, top: 0 }])
      .gif()
      .toBuffer();
    const moving = await sharp(frames).gif({ loop: 3 }).toBuffer();
    const end = moving.length - 1;
    const comment = Buffer.from([0x21, 0xfe, 5, ...Buffer.from('where'), 0]);
    const text = Buffer.concat([moving.subarray(0, end), comment, moving.subarray(end)]);
    expect((await plainImage(text, 'gif')).equals(moving)).toBe(true);
  });

  it('every picture of the demo is stored as it is: its name is made of its bytes', async () => {
    const files = globSync('**/*.{webp,avif,jpg,png}', { cwd: pictures });
    expect(files.length).toBeGreaterThan(50);
    for (const file of files) {
      const bytes = readFileSync(join(pictures, file));
      const kind = imageKind(bytes);
      if (!kind) throw new Error(`${file} is no picture.`);
      expect((await plainImage(bytes, kind)) === bytes, file).toBe(true);
    }
  });
});
