import type { SanityClient } from '@sanity/client';
import { describe, expect, it } from 'vitest';
import { type ImageRequest, imageAddress, parseImageAddress } from '@/domain/media/image-address.ts';
import { listedCrops } from './listed-crops.ts';

const assetId = `image-${'0'.repeat(40)}-100x100-jpg`;

/** The one picture, in the crop of this revision. */
function image(rev: string, source = 'content', path = assetId): ImageRequest {
  const found = parseImageAddress(imageAddress({ source, path, rev }, 320, 'webp'));
  if (!found) throw new Error(`${rev} is no revision`);
  return found;
}

/** A content service with these documents, and how many requests it got. */
function content(documents: unknown[]) {
  const requests: unknown[] = [];
  const fetch = async (_query: string, params: unknown) => {
    requests.push(params);
    return documents;
  };
  return { asked: requests, client: { fetch } as unknown as SanityClient };
}

const crop = (left: number, right: number) => ({ top: 0, bottom: 0, left, right });
const shown = (ref: string, cut: object | null) => ({ _type: 'image', asset: { _ref: ref }, crop: cut });

describe('crops', () => {
  it('are listed where a document shows that picture so, however deep', async () => {
    const other = shown('image-other', crop(0.3, 0));
    const { client } = content([{ blocks: [{ slides: [{ picture: shown(assetId, crop(0.25, 0.25)) }, other] }] }]);
    const isListed = listedCrops(client);
    expect(await isListed(image('c-250-0-500-1000'))).toBe(true);
    expect(await isListed(image('c-300-0-700-1000'))).toBe(false);
    expect(await isListed(image('c-250-0-501-1000'))).toBe(false);
  });

  it('may lack sides', async () => {
    const { client } = content([{ hero: shown(assetId, { top: 0.1 }) }]);
    expect(await listedCrops(client)(image('c-0-100-1000-900'))).toBe(true);
  });

  it('are requested again only after a while, however many are thought up', async () => {
    let now = 0;
    const { client, asked } = content([{ hero: shown(assetId, null) }]);
    const isListed = listedCrops(client, undefined, () => now);
    const tries = Array.from({ length: 500 }, (_, at) => isListed(image(`c-${at}-0-400-1000`)));
    expect(await Promise.all(tries)).not.toContain(true);
    expect(asked).toEqual([{ assetId }]);
    now = 3_000;
    await isListed(image('c-1-0-400-1000'));
    expect(asked).toHaveLength(2);
  });

  it('are none of pictures of stock, and a whole picture needs no request', async () => {
    const { client, asked } = content([]);
    expect(await listedCrops(client)(image('v1'))).toBe(true);
    expect(await listedCrops(client)(image('c-1-0-400-1000', 'demo', 'suv/front'))).toBe(false);
    expect(asked).toEqual([]);
  });

  it('cannot be checked while the content service is away, and are requested again then', async () => {
    let away = true;
    const fetch = async () => {
      if (away) throw new Error('away');
      return [{ hero: shown(assetId, crop(0.5, 0)) }];
    };
    const isListed = listedCrops({ fetch } as unknown as SanityClient);
    await expect(isListed(image('c-500-0-500-1000'))).rejects.toThrow('away');
    away = false;
    expect(await isListed(image('c-500-0-500-1000'))).toBe(true);
  });
});
