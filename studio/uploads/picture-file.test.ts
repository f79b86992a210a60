import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beginsAsPicture, pictureFileProblem } from './picture-file.ts';

const file = (name: string, type: string, megabytes = 1) => ({ name, type, size: megabytes * 1024 * 1024 });

describe('a file that staff choose for a picture', () => {
  it.each([
    file('a.jpg', 'image/jpeg'),
    file('a.png', 'image/png'),
    file('a.webp', 'image/webp'),
    file('a.avif', 'image/avif', 20),
  ])('[CMS-03] $name may be uploaded', (one) => expect(pictureFileProblem(one)).toBeNull());

  it.each([
    [file('logo.svg', 'image/svg+xml'), /can hold programs/],
    [file('logo.SVG', ''), /can hold programs/],
    [file('IMG_1.HEIC', ''), /as iPhones keep it/],
    [file('IMG_1.heic', 'image/heic'), /as iPhones keep it/],
    [file('spin.gif', 'image/gif'), /is a GIF/],
    [file('ad.tif', 'image/tiff'), /for print/],
    [file('ad.psd', 'image/vnd.adobe.photoshop'), /for print/],
    [file('old.bmp', 'image/bmp'), /without compression/],
    [file('walk.mp4', 'video/mp4'), /is a video/],
    [file('price-list.pdf', 'application/pdf'), /not a picture that the site can show/],
    [file('huge.jpg', 'image/jpeg', 30), /30 MB.*up to 25 MB/],
    [{ ...file('empty.png', 'image/png'), size: 0 }, /empty/],
  ])('[CMS-03] %o may not, and staff read why', (one, why) => expect(pictureFileProblem(one)).toMatch(why));
});

it('[CMS-03] may have as many megabytes as docs/rights.md states, and not a byte more', () => {
  const rights = readFileSync(new URL('../../docs/rights.md', import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
  const [, megabytes = ''] = /Uploads are checked by their bytes: at most (\d+) MB/.exec(rights) ?? [];
  const size = Number(megabytes) * 1024 * 1024;
  expect(pictureFileProblem({ ...file('a.jpg', 'image/jpeg'), size })).toBeNull();
  expect(pictureFileProblem({ ...file('a.jpg', 'image/jpeg'), size: size + 1 })).toContain(`up to ${megabytes} MB`);
});

describe('the first bytes of a file', () => {
  const bytes = (...parts: (string | number)[]) =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((it) => it.charCodeAt(0)))),
    );

  it('[CMS-03] decide whether it is a picture, whatever it is called', () => {
    expect(beginsAsPicture(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe(true);
    expect(beginsAsPicture(bytes(0x89, 'PNG', 13, 10, 26, 10))).toBe(true);
    expect(beginsAsPicture(bytes('RIFF', 1, 2, 3, 4, 'WEBP'))).toBe(true);
    expect(beginsAsPicture(bytes(0, 0, 0, 32, 'ftypavif'))).toBe(true);
    for (const other of ['hello', '<svg xmlns=', 'RIFF1234WAVE', '%PDF-1.7', ''])
      expect(beginsAsPicture(bytes(other))).toBe(false);
  });
});
