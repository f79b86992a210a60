import type { Client } from 'typesense';
import { expect, it } from 'vitest';
import { imageAddress, parseImageAddress, stockImageSource } from '@/domain/media/image-address.ts';
import { pictureKey } from '@/domain/stock/search/filter-key.ts';
import { originalAddress } from './image-source.ts';
import { listedPhotos } from './listed-photos.ts';

const origins = [{ name: 'demo', origin: 'https://media.example', fetchFrom: 'https://media.example' }];
const sources = { media: origins, projectId: 'p', dataset: 'd', content: null };
const place = { TYPESENSE_COLLECTION: 'vehicles', MEDIA_ORIGINS: origins };

/** A search service that has a vehicle with one picture. */
function index(address: string) {
  const requests: string[] = [];
  const search = async ({ filter_by }: { filter_by: string }) => {
    requests.push(filter_by);
    return { found: filter_by.endsWith(pictureKey(address)) ? 1 : 0 };
  };
  const client = { collections: () => ({ documents: () => ({ search }) }) } as unknown as Client;
  return { asked: requests, client: () => client };
}

it.each([
  'https://media.example/suv7/front/white.webp',
  'https://media.example/suv7/front/white.webp?v=2',
  'https://media.example/suv7/front/my%20car.webp',
  'https://media.example/suv7/front/caf%C3%A9.webp',
  'https://media.example/upload/w_800,h_600/a(1)+b@2x.webp',
  'https://media.example/a%2Fb.webp?x=1&y=2',
  'https://media.example/photo.php?u=https://cars.example/1.jpg&n=1',
  'https://media.example/100%25.jpg?sig=aa%2Fbb%3D%3D',
])('[PLUS-20] the photo %s is fetched at its own address', async (address) => {
  const source = stockImageSource(address, origins);
  const requested = source && parseImageAddress(imageAddress(source, 640, 'webp'));
  expect(requested && originalAddress(requested, sources)).toEqual({ url: address });
  if (requested?.query !== undefined) expect(await listedPhotos(index(address).client, place)(requested)).toBe(true);
});

it('[PLUS-20] a query that no vehicle shows is looked up once, and not fetched', async () => {
  const { asked, client } = index('https://media.example/a.webp?v=2');
  let now = 0;
  const isListed = listedPhotos(client, place, undefined, () => now);
  const picture = (query: string, source = 'demo') => ({ source, path: 'a.webp', query });
  expect([await isListed(picture('?v=2')), await isListed(picture('?v=3')), await isListed(picture('?v=3'))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await isListed(picture('?v=2', 'other'))).toBe(false);
  expect(asked).toHaveLength(2);
  now = 60_000;
  await isListed(picture('?v=3'));
  expect(asked).toHaveLength(3);
});

it.each(['q-', 'q-YQ', 'q-Pw', 'q-P3Y9Mg=', 'q-P3Y9Mh', 'q-PyA', `q-${btoa('?a#b').replaceAll('=', '')}`])(
  '[PLUS-20] the revision %s holds no query',
  (rev) => expect(parseImageAddress(`/image/demo/640/${rev}/a.webp`)).toBeNull(),
);

it('[PLUS-20] a path climbs nowhere, however its dots are written', () => {
  for (const path of ['%252e%252e/secret', 'a/%252E./b', '..%252f', '%2e%2e/x']) {
    const requested = parseImageAddress(`/image/demo/640/v1/${path}.webp`);
    const url =
      requested &&
      originalAddress(requested, {
        ...sources,
        media: [{ name: 'demo', origin: 'https://media.example', fetchFrom: 'https://media.example/public' }],
      })?.url;
    if (url) expect(new URL(url).pathname).toMatch(/^\/public\//);
  }
});
