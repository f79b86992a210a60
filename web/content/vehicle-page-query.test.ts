import { evaluate, parse } from 'groq-js';
import { expect, it } from 'vitest';
import { VEHICLE_PAGE_QUERY } from './vehicle-page-query.ts';

const reference = (_ref: string) => ({ _type: 'reference', _ref });
const site = (slug: string, template: string | null, manufacturer: string | null) => ({
  _id: `site-${slug}`,
  _type: 'site',
  slug: { current: slug },
  ...(template && { template: reference(template) }),
  ...(manufacturer && { manufacturer: reference(manufacturer) }),
});
const arrangement = (_id: string, owner: object, kind = 'car') => ({
  _id,
  _type: 'vehiclePage',
  kind,
  blocks: [],
  ...owner,
});
const ford = reference('manufacturer-ford');
const dataset = [
  site('southbank-ford', 'template-ford', 'manufacturer-ford'),
  site('harbour-ford', 'template-ford', 'manufacturer-ford'),
  site('western-ford', 'template-plain', 'manufacturer-ford'),
  site('cartown', null, null),
  arrangement('of-brand', { manufacturer: ford }),
  arrangement('of-template', { template: reference('template-ford') }),
  arrangement('of-southbank', { site: reference('site-southbank-ford') }),
  arrangement('of-harbour-for-a-brand', { site: reference('site-harbour-ford'), manufacturer: ford }, 'caravan'),
  arrangement('of-nobody', {}),
];

it.each([
  ['southbank-ford', 'car', 'of-southbank'],
  ['harbour-ford', 'car', 'of-template'],
  ['western-ford', 'car', 'of-brand'],
  ['cartown', 'car', undefined],
  ['southbank-ford', 'motorcycle', undefined],
  ['western-ford', 'caravan', undefined],
])(
  '[VDP-01] [CFG-04] %s arranges a %s as %s sets it: the site, else its template, else its brand',
  async (slug, kind, id) => {
    const value = await evaluate(parse(VEHICLE_PAGE_QUERY), { dataset, params: { site: slug, kind } });
    expect((await value.get())?._id).toBe(id);
  },
);
