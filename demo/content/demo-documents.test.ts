import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureFile, picturesDir } from '@/demo/media/picture-files.ts';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { repaymentClaim } from '@/domain/finance/car-claim.ts';
import { contrastFailures } from '@/domain/site/contrast.fixture.ts';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { checkWeek } from '@/schemas/documents/location.ts';
import { checkHref } from '@/schemas/fields/href.ts';
import { checkPath } from '@/schemas/fields/page-path.ts';
import { checkWindow } from '@/schemas/fields/publish-window.ts';
import { blockTypes } from '@/schemas/generated/block-types.ts';
import { checkDay } from '@/schemas/objects/opening-hours.ts';
import { checkPhone } from '@/schemas/objects/phones.ts';
import { checkAlt } from '@/schemas/objects/picture.ts';
import type { DemoDocument, DocumentOf } from './demo-document.ts';
import { demoDocuments } from './demo-documents.ts';
import { picturesIn } from './demo-pictures.ts';
import { demoThemes } from './demo-themes.ts';
import { siteLender } from './site-lender.ts';

type Plain = Record<string, unknown>;

const ids = new Set(demoDocuments.map(({ _id }) => _id));
const ofType = <Type extends DemoDocument['_type']>(type: Type): DocumentOf<Type>[] =>
  demoDocuments.filter((document): document is DocumentOf<Type> => document._type === type);
const byId = (id: string) => demoDocuments.find(({ _id }) => _id === id);

/** Every object inside a value, the value itself first. */
function objectsIn(value: unknown): Plain[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inner : [value as Plain, ...inner];
}

const everything = demoDocuments.flatMap(objectsIn);
const refsIn = (value: unknown): string[] =>
  objectsIn(value).flatMap(({ _ref }) => (typeof _ref === 'string' && picturesIn(_ref).length === 0 ? [_ref] : []));

describe('the demo documents hang together', () => {
  it('every id is there once and every reference has its document', () => {
    expect(ids.size).toBe(demoDocuments.length);
    expect(demoDocuments.flatMap(refsIn).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('[CFG-04] a site refers to its own documents, its template’s and its layers, and to no other dealer’s', () => {
    for (const override of ofType('dealerOverride')) {
      const site = byId(override.site?._ref ?? '') as DocumentOf<'site'>;
      for (const id of refsIn(override.settings)) {
        const owned = byId(id) as DocumentOf<'promoTile'>;
        const owner = owned.site?._ref ?? owned.template?._ref;
        expect([site._id, site.template?._ref], `${override._id} → ${id}`).toContain(owner);
      }
    }
  });

  it('every document that belongs to a site or template is shown by someone', () => {
    const shown = new Set(demoDocuments.flatMap(refsIn));
    const owned = demoDocuments.filter(({ _type }) =>
      ['promoTile', 'banner', 'announcement', 'menu', 'location'].includes(_type),
    );
    expect(owned.map(({ _id }) => _id).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('every picture has its file and alternative text', () => {
    for (const name of demoDocuments.flatMap(picturesIn)) {
      const file = pictureFile(name) ?? pictureFile(`${name}.webp`);
      const files = file?.kind === 'finished' ? [file.file] : file ? [file.black, file.light] : [];
      expect(files.length, name).toBeGreaterThan(0);
      for (const one of files) expect(readFileSync(join(picturesDir, one)).length).toBeGreaterThan(1000);
    }
    for (const image of everything.filter(({ _type }) => _type === 'picture'))
      expect(checkAlt(String(image.alt ?? ''), image)).toBe(true);
  });
});

describe('the demo documents are what staff could have typed', () => {
  it('[CMS-03] addresses, paths, phones, hours and windows pass the studio’s own checks', () => {
    for (const { href } of everything) expect(checkHref(href as string | undefined)).toBe(true);
    for (const { path } of ofType('page')) expect(checkPath(path)).toBe(true);
    for (const { startsAt, expiresAt } of everything)
      expect(checkWindow(startsAt as string | undefined, expiresAt as string | undefined)).toBe(true);
    for (const { openingHours } of ofType('location')) {
      expect(openingHours).toHaveLength(7);
      expect(checkWeek(openingHours)).toBe(true);
      for (const day of openingHours ?? []) expect(checkDay(day)).toBe(true);
    }
    for (const phones of everything.filter(({ _type }) => _type === 'phones'))
      for (const phone of Object.values(phones).slice(1)) expect(checkPhone(String(phone))).toBe(true);
  });

  it('keys of a list are not used twice, and every type is one that the studio knows', () => {
    const lists = demoDocuments.flatMap((document) => objectsIn(document).flatMap((it) => Object.values(it)));
    for (const list of lists.filter(Array.isArray)) {
      const keys = list.flatMap((member: unknown) => objectsIn([member]).slice(0, 1)).map(({ _key }) => _key);
      expect(new Set(keys).size).toBe(keys.length);
    }
    const names = new Set(documentTypes.map(({ name }) => name));
    expect(demoDocuments.filter(({ _type }) => !names.has(_type))).toEqual([]);
    const blocks = new Set(ofType('page').flatMap(({ blocks: list }) => list.map(({ _type }) => _type)));
    for (const type of blockTypes) expect([...blocks]).toContain(type);
  });

  it('an anchor is on its page once, so that links to it lead to one place', () => {
    for (const { _id, blocks } of ofType('page')) {
      const anchors = blocks.flatMap(({ anchor }) => anchor ?? []);
      expect(anchors.length, `${_id}: ${anchors.join(', ')}`).toBe(new Set(anchors).size);
    }
  });

  it('phones are fictional ones alone', () => {
    const phones = JSON.stringify(demoDocuments).match(/"0\d[\d ]{8,}"/g) ?? [];
    expect(phones.length).toBeGreaterThan(20);
    for (const phone of phones) expect(phone).toMatch(/"(0\d 5550 \d{4}|0491 570 (006|156|157|158|159|110))"/);
  });
});

const headingOf = (block: DocumentOf<'page'>['blocks'][number]): string =>
  `${block._type} ${'heading' in block ? block.heading : ''}`;

describe('[CFG-03] ten sites', () => {
  const slugs = demoDealerships.map(({ slug }) => slug);

  it('every dealership has its site, settings, main location and a home page of its own or its template’s', () => {
    expect(ofType('site').map(({ slug }) => slug?.current)).toEqual(slugs);
    for (const site of ofType('site')) {
      const slug = site.slug?.current;
      expect(ids.has(`override-${slug}`)).toBe(true);
      expect(site.dealershipIds).toContain(`dealership-${slug}`);
      const places = ofType('location').filter((place) => place.site?._ref === site._id);
      expect(places.filter(({ primary }) => primary)).toHaveLength(1);
      const homes = ofType('page').filter(({ path }) => path === '/');
      const own = homes.filter((page) => page.site?._ref === site._id);
      const shared = homes.filter((page) => page.template?._ref === site.template?._ref);
      expect(own.length, slug).toBeLessThanOrEqual(1);
      expect(own.length + shared.length, slug).toBeGreaterThanOrEqual(1);
    }
  });

  it.each([
    '/about-us',
    '/service',
    '/finance',
    '/special-offers',
    '/careers',
    '/warranty',
    '/roadside-assist',
    '/vehicle-parts-and-accessories',
    '/privacy-policy',
    '/terms-and-conditions',
  ])('[CFG-03] every dealer has a %s of its own, made and worded like no other’s', (path) => {
    const own = ofType('page').filter((page) => page.path === path && page.site);
    const sites = own.map(({ site }) => site?._ref);
    expect(slugs.filter((slug) => !sites.includes(`site-${slug}`))).toEqual([]);
    const makeUp = own.map(({ title, blocks }) => [title, ...blocks.map(headingOf)].join(' / '));
    expect(new Set(makeUp).size).toBe(own.length);
    expect(new Set(own.map(({ description }) => description)).size).toBe(own.length);
  });

  it('[CFG-03] no two dealers’ first screens show the same picture', () => {
    const firstOf = (slug?: string) => {
      const override = byId(`override-${slug}`) as DocumentOf<'dealerOverride'>;
      const site = byId(`site-${slug}`) as DocumentOf<'site'>;
      const template = byId(site.template?._ref ?? '') as DocumentOf<'template'>;
      const [banner] = override.settings?.banners ?? template.settings?.banners ?? [];
      return picturesIn(byId(banner?._ref ?? ''))[0];
    };
    const first = slugs.map(firstOf);
    expect(first).not.toContain(undefined);
    expect(new Set(first).size, first.join(', ')).toBe(slugs.length);
  });

  it.each(Object.entries(demoThemes))('[CFG-02] the colours of %s can be read', (_slug, theme) => {
    expect(contrastFailures(theme)).toEqual([]);
  });

  it('[CFG-02] the two Fords differ by their override documents and what those name, and by nothing else', () => {
    const [southbank, harbour] = ['southbank-ford', 'harbour-ford'].map(
      (slug) => byId(`site-${slug}`) as DocumentOf<'site'>,
    );
    /** Found by their owner, in a list, at an address or in a page's block: no override names them. */
    const listed = new Set<string>([
      'textSnippet',
      'offer',
      'promotionSlide',
      'review',
      'page',
      'post',
      'form',
      'siteOffice',
    ]);
    const layers = (site?: DocumentOf<'site'>) => [site?.template, site?.manufacturer, site?.group];
    expect(layers(southbank)).toEqual(layers(harbour));
    for (const slug of ['southbank-ford', 'harbour-ford']) {
      const named = new Set(refsIn(byId(`override-${slug}`)));
      const own = demoDocuments.filter(
        (document) => 'site' in document && document.site?._ref === `site-${slug}` && !listed.has(document._type),
      );
      expect(own.map(({ _id }) => _id).filter((id) => id !== `override-${slug}` && !named.has(id))).toEqual([]);
    }
  });

  it('[NAV-22] figures that a group claims are those of its own lists', () => {
    const listed = {
      locations: ofType('location').filter(({ site }) => site?._ref === 'site-meridian-group').length,
      brands: ofType('brandTile').filter(({ template }) => template?._ref === 'template-group').length,
    };
    const claimed = everything.filter(({ _type, label }) => _type === 'figure' && String(label) in listed);
    expect(claimed.length).toBeGreaterThan(5);
    for (const { value, label } of claimed)
      expect(value, String(label)).toBe(String(listed[label as keyof typeof listed]));
    expect(JSON.stringify(demoDocuments)).not.toMatch(/fifty-odd|\b50\+|\b40\+/);
  });

  it('[FIN-02] a site states the lender of its lowest layer, and a site without one states nothing', () => {
    expect(siteLender('southbank-ford')).toMatchObject({ provider: 'Alder Motor Finance', interestRatePercent: 8.5 });
    expect(siteLender('harbour-ford')).toMatchObject({ provider: 'Alder Motor Finance', monthlyFeeCents: 800 });
    expect(siteLender('ranges-volkswagen')?.provider).toBe('Meridian Finance');
    const silent = slugs.filter((slug) => {
      const lender = siteLender(slug);
      return lender === null || repaymentClaim(3_000_000, lender, 'weekly') === null;
    });
    expect(silent).toEqual(['riverside-kia']);
  });

  it('[FIN-15] the weekly figure of an offer is what its own dealer’s lender charges for its price, at that lender’s rates', () => {
    const stated = ofType('offer').filter((offer) => offer.weeklyRepayment);
    expect(stated.map(({ _id }) => _id).sort()).toEqual(['offer-harbour-ford-everest', 'offer-southbank-ford-ranger']);
    for (const { site, price = 0, weeklyRepayment, interestRatePercent, comparisonRatePercent } of stated) {
      const lender = siteLender(site?._ref.replace('site-', '') ?? '');
      expect(lender && repaymentClaim(price * 100, lender, 'weekly')).toMatchObject({
        repaymentCents: (weeklyRepayment ?? 0) * 100,
        ratePercent: interestRatePercent,
        comparisonRatePercent,
      });
    }
  });
});
