import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunningContent } from './running-content.ts';

describe('pictures', () => {
  let service: RunningContent;
  let id = '';
  beforeAll(async () => {
    service = await RunningContent.start();
    const picture = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c03020' } })
      .png()
      .toBuffer();
    const asset = await service.client().assets.upload('image', picture, { filename: 'ute.png' });
    id = asset._id;
    expect(asset.metadata?.dimensions).toMatchObject({ width: 600, height: 400 });
  });
  afterAll(() => service.stop());

  /** `image-<hash>-600x400-png` → its address. */
  const address = (query: string): string => {
    const [, hash, size, extension] = id.split('-');
    return `${service.url}/images/forecourt/production/${hash}-${size}.${extension}?${query}`;
  };
  const made = async (query: string, accept = '*/*') => {
    const answer = await fetch(address(query), { headers: { accept } });
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return { width, height, format, type: answer.headers.get('content-type') };
  };

  it('are named by their content: the same bytes are the same asset', async () => {
    expect(id).toMatch(/^image-[0-9a-f]{40}-600x400-png$/);
  });

  it.each([
    ['w=300', 300, 200],
    ['w=300&h=300&fit=crop', 300, 300],
    ['h=100', 150, 100],
    ['rect=0,0,300,400&w=150', 150, 200],
    ['w=150&dpr=2', 300, 200],
    ['w=3000&fit=max', 600, 400],
  ])('%s gives %i × %i', async (query, width, height) => {
    expect(await made(query)).toMatchObject({ width, height });
  });

  it('come in the format that is asked for or that the browser takes', async () => {
    expect((await made('w=100&fm=webp')).type).toBe('image/webp');
    expect((await made('w=100&auto=format', 'image/avif,image/webp')).type).toBe('image/avif');
    expect((await made('w=100&auto=format', 'image/webp')).type).toBe('image/webp');
  });

  it('bad parameters and unknown pictures are refused in words', async () => {
    expect((await fetch(address('w=many'))).status).toBe(400);
    expect((await fetch(`${service.url}/images/forecourt/production/${'0'.repeat(40)}-1x1.png`)).status).toBe(404);
  });
});
