import { expect, it } from 'vitest';
import { staffOnlyOptions } from '@/domain/switches/options.ts';
import { content, shop } from './shop.ts';

/** Every text of the office settings that is long enough to be unique. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length > 8 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

it.each(['southbank-ford', 'harbour-ford', 'bayside-toyota'])(
  '[FORM-12] [CFG-04] no page of %s, nor the data behind it, carries an office setting',
  async (slug) => {
    const office = await content().fetch(
      '*[_type == "siteOffice" && site._ref == $site][0]{options, formInboxes[]{addresses}}',
      {
        site: `site-${slug}`,
      },
    );
    const secrets = [...staffOnlyOptions, ...textsIn(office)].filter((one) => one !== 'officeOptions');
    expect(secrets.length).toBeGreaterThan(14);
    const search = (await shop(slug, '/search/used-cars')).body;
    const [, car = '/'] = /href="(\/cars\/[a-z0-9-]+)"/.exec(search) ?? [];
    const paths = ['/', '/contact-us', '/search/used-cars', car, '/our-locations', '/finance', '/about-us', '/reviews'];
    for (const path of paths) {
      const page = await shop(slug, path);
      for (const secret of secrets) expect(page.body, `${path}: ${secret}`).not.toContain(secret);
    }
    expect(car).not.toBe('/');
  },
);
