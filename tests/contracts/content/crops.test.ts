import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentImageSource, imageAddress, parseImageAddress } from '@/domain/media/image-address.ts';
import { listedCrops } from '@/web/front/images/listed-crops.ts';
import { type ContentService, contentService } from './content-service.ts';

describe('crops of pictures', () => {
  let service: ContentService;
  let assetId = '';
  beforeAll(async () => {
    service = await contentService();
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c03020' } })
      .png()
      .toBuffer();
    assetId = (await service.client().assets.upload('image', picture, { filename: 'ute.png' }))._id;
  });
  afterAll(() => service.stop());

  const crop = (left: number) => ({ _type: 'sanity.imageCrop', top: 0.1, bottom: 0, left, right: 0.25 });
  /** Whether the image route would make it, as if requested for the first time. */
  const isListed = (left: number) => {
    const source = contentImageSource({ assetId, crop: crop(left) });
    const image = parseImageAddress(imageAddress(source, 320, 'webp'));
    return image ? listedCrops(service.client())(image) : null;
  };

  it('are those that documents set, published or drafts, and none that a client thinks up', async () => {
    const picture = (left: number) => ({
      _type: 'image',
      asset: { _type: 'reference', _ref: assetId },
      crop: crop(left),
    });
    await service.client().create({ _id: 'banner', _type: 'banner', slides: [{ _key: 'a', picture: picture(0.125) }] });
    await service
      .client()
      .create({ _id: 'drafts.banner', _type: 'banner', slides: [{ _key: 'a', picture: picture(0.333) }] });
    expect([await isListed(0.125), await isListed(0.333), await isListed(0.126)]).toEqual([true, true, false]);
    await service.client().delete('drafts.banner');
    expect([await isListed(0.125), await isListed(0.333)]).toEqual([true, false]);
  });
});
