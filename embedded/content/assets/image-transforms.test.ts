import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { ANONYMOUS } from '../access/caller.ts';
import { ImageTransforms } from './image-transforms.ts';
import { transformOptions } from './transform-options.ts';

it('sends a copy that cannot be stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-copies-'));
  const images = new ImageTransforms(folder);
  onTestFinished(async () => {
    images.close();
    await rm(folder, { recursive: true, force: true });
  });
  await rm(join(folder, 'image-cache'), { recursive: true });
  await writeFile(join(folder, 'image-cache'), 'no folder: nothing can be written in it');
  const original = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#446688' } })
    .png()
    .toBuffer();
  const { bytes } = await images.get({
    name: 'a.png',
    kind: 'png',
    options: transformOptions(new URLSearchParams('w=20'), ''),
    read: async () => original,
    isThere: () => true,
    caller: ANONYMOUS,
    gone: new AbortController().signal,
  });
  expect((await sharp(bytes).metadata()).width).toBe(20);
});
