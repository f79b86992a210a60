import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { BlockOf } from '@/blocks/block-of.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { SiteModel } from '@/domain/site/site-parts.ts';
import { modelTilesFixtures } from './model-tiles.fixture.ts';
import { modelTilesBlock } from './model-tiles.tsx';

const model = (name: string, more: Partial<SiteModel> = {}): SiteModel => ({
  id: name,
  name,
  slug: name.toLowerCase(),
  formerSlugs: [],
  href: `/models/${name.toLowerCase()}`,
  status: 'current',
  categories: ['suv'],
  image: null,
  shortDescription: '',
  fromPriceCents: null,
  priceType: '',
  ...more,
});

async function shown(models: SiteModel[], block: Partial<BlockOf<'modelTiles'>> = {}, body = ''): Promise<string> {
  const who = { id: 's', slug: 'a', name: 'A', siteNumber: 1, template: 'default', manufacturer: 'Ford', models };
  const site = resolveSite(who, []);
  const context = { site, now: 0, edit: () => ({}), page: { path: '/models', carTypes: [] }, query: { body } };
  const View = modelTilesBlock.view as React.ComponentType<Record<string, unknown>>;
  const { prelude } = await prerenderToNodeStream(
    <View block={{ ...modelTilesFixtures.minimal, ...block }} data={undefined} context={context} />,
  );
  return text(prelude);
}

describe('the models of a site', () => {
  it('[BLK-04] New and Coming Soon by status, a From price where there is one, Explore', async () => {
    const html = await shown([
      model('Ranger', { status: 'new', fromPriceCents: 4_253_000, priceType: 'drive-away' }),
      model('Explorer', { status: 'coming_soon' }),
    ]);
    expect(html).toMatch(/>New</);
    expect(html).toMatch(/>Coming Soon</);
    expect(html).toMatch(/From (<!-- -->)?<b>\$42,530<\/b>(<!-- -->)? drive away/);
    expect(html.match(/From /g)).toHaveLength(1);
    expect(html).toContain('href="/models/explorer"');
    expect(html).toContain('Explore');
  });

  it('[BLK-04] a picture keeps a place of 250 by 120', async () => {
    const image = { assetId: 'image-abc123-1200x800-png', alt: '', hotspot: null, crop: null };
    const html = await shown([model('Ranger', { image: image as unknown as SiteModel['image'] })]);
    const [, width, height] = /<img[^>]*width="(\d+)"[^>]*height="(\d+)"/.exec(html) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(250 / 120, 1);
    expect(await shown([model('Ranger')])).not.toContain('<img');
  });

  it('[BLK-04] a description is at most 200 characters', async () => {
    const html = await shown([model('Ranger', { shortDescription: 'y'.repeat(260) })]);
    expect(html).toContain('y'.repeat(200));
    expect(html).not.toContain('y'.repeat(201));
  });

  it('[NAV-20] the body that the address of the range names, or what is still to come', async () => {
    const models = [
      model('Ranger', { categories: ['trucks'] }),
      model('Everest'),
      model('Explorer', { status: 'coming_soon' }),
    ];
    expect(await shown(models, {}, 'trucks')).not.toMatch(/Everest|Explorer/);
    expect(await shown(models, {}, 'future-vehicles')).not.toMatch(/Everest|Ranger/);
    expect(await shown(models, {}, 'anything')).toMatch(/Ranger[\s\S]*Everest[\s\S]*Explorer/);
  });

  it('[NAV-20] [NAV-18] is headed by the body that the address names, with the way back to all', async () => {
    const models = [model('Ranger', { categories: ['trucks'] }), model('Everest')];
    const staffs = { heading: 'All six of them', linkLabel: 'Find a model', linkHref: '/models/search' };
    const suvs = await shown(models, staffs, 'suv');
    expect(suvs).toMatch(/<h2[^>]*>SUVs<\/h2>/);
    expect(suvs).toMatch(/href="\/models"[^>]*>All models/);
    expect(suvs).not.toMatch(/All six|Find a model/);
    const none = await shown(models, staffs, 'future-vehicles');
    expect(none).toMatch(/Future vehicles[\s\S]*href="\/models"[\s\S]*We have none of these/);
    for (const body of ['', 'anything']) {
      const all = await shown(models, staffs, body);
      expect(all).toMatch(/All six of them[\s\S]*Find a model[\s\S]*Ranger[\s\S]*Everest/);
      expect(all).not.toContain('href="/models"');
    }
    const vans = await shown(models, { heading: 'Vans', categories: ['vans'] }, 'suv');
    expect(vans).toBe('');
  });

  it('[BLK-04] the chosen places of the menu alone, in its order', async () => {
    const models = [model('Ranger', { categories: ['trucks'] }), model('Everest'), model('Puma')];
    const html = await shown(models, { categories: ['suv'], limit: 1 });
    expect(html).toContain('Everest');
    expect(html).not.toMatch(/Ranger|Puma/);
  });
});
