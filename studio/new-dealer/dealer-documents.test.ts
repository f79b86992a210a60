import { describe, expect, it } from 'vitest';
import { documentTypes } from '@/schemas/document-types.generated.ts';
import { blockTypes } from '@/schemas/generated/block-types.ts';
import { reasonsAgainstPublishing } from '@/schemas/published-check.ts';
import { dealerDocuments } from './dealer-documents.ts';
import { emptyDealer, type NewDealer } from './dealer-fields.ts';
import { homePageOf } from './home-page.ts';

const dealer: NewDealer = {
  ...emptyDealer,
  name: ' Epping Ford ',
  slug: 'epping-ford',
  state: 'sa',
  template: 'template-ford',
  street: '1 High Street',
  city: 'Epping',
  postcode: '3076',
  phone: '03 5550 4411',
  weekdays: { opens: ' 08:30', closes: '17:30' },
  inbox: 'sales@epping-ford.example ',
};
const byType = (documents: { _type: string }[]) => Object.fromEntries(documents.map((one) => [one._type, one]));
const home = homePageOf({ slug: 'epping-ford', name: 'Epping Ford', city: 'Epping', hasBrand: true });

describe('[PLUS-19] the documents of a new dealer', () => {
  it('are site, location, settings and office settings, which name each other', () => {
    const { site, location, dealerOverride, siteOffice } = byType(dealerDocuments(dealer, 12));
    const ofSite = { _type: 'reference', _ref: 'site-epping-ford' };
    expect(site).toMatchObject({ _id: ofSite._ref, name: 'Epping Ford', siteNumber: 12, state: 'sa' });
    expect(site).toMatchObject({ dealershipIds: ['dealership-epping-ford'], template: { _ref: 'template-ford' } });
    expect(location).toMatchObject({ site: ofSite, primary: true, timeZone: 'Australia/Adelaide', city: 'Epping' });
    expect(dealerOverride).toMatchObject({
      _id: 'override-epping-ford',
      settings: { phones: { main: '03 5550 4411' }, locations: [{ _ref: 'location-epping-ford-main' }] },
    });
    expect(siteOffice).toMatchObject({
      _id: 'office.site-epping-ford',
      options: { leadInbox: ['sales@epping-ford.example'] },
    });
  });

  it('hold nothing that was not given', () => {
    const { site, siteOffice, dealerOverride } = byType(dealerDocuments(dealer, 12));
    for (const field of ['hosts', 'abn', 'manufacturer', 'group']) expect(site).not.toHaveProperty(field);
    expect(siteOffice).not.toHaveProperty('stockSource');
    expect(dealerOverride).not.toHaveProperty('settings.licence');
    const full = { ...dealer, host: 'www.a.example', feed: 'https://feeds.example/a.csv', licence: 'LMCT 1' };
    const given = byType(dealerDocuments({ ...full, manufacturer: 'manufacturer-ford' }, 12));
    expect(given.site).toMatchObject({ hosts: ['www.a.example'], manufacturer: { _ref: 'manufacturer-ford' } });
    expect(given.siteOffice).toMatchObject({ stockSource: { kind: 'url', address: 'https://feeds.example/a.csv' } });
    expect(given.dealerOverride).toMatchObject({ settings: { licence: 'LMCT 1' } });
  });

  it('a day without times is closed', () => {
    const location = dealerDocuments(dealer, 12).find(({ _type }) => _type === 'location');
    const hours = Array.isArray(location?.openingHours) ? location.openingHours : [];
    expect(hours.map((day) => Object.values(day).slice(2).join(' '))).toEqual([
      '0 Closed',
      ...[1, 2, 3, 4, 5].map((day) => `${day} Open 08:30 17:30`),
      '6 Closed',
    ]);
  });

  it('a first home page states nothing of its own, of blocks that exist', () => {
    const types: readonly string[] = blockTypes;
    expect(home.blocks.map(({ _type }) => _type).filter((type) => !types.includes(type))).toEqual([]);
    expect(home.blocks.map(({ _type }) => _type)).toContain('modelTiles');
    const many = homePageOf({ slug: 'a', name: 'A', city: 'B', hasBrand: false });
    expect(many.blocks.map(({ _type }) => _type)).not.toContain('modelTiles');
  });

  it('have the fields of their schemas alone, and may be published', () => {
    for (const document of [...dealerDocuments(dealer, 12), home]) {
      const fields = documentTypes.find(({ name }) => name === document._type)?.fields.map(({ name }) => name) ?? [];
      expect(Object.keys(document).filter((name) => !name.startsWith('_') && !fields.includes(name))).toEqual([]);
      expect(reasonsAgainstPublishing(document)).toEqual([]);
    }
  });
});
