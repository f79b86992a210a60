import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { vehicleSheet } from '@/domain/stock/vehicle-page/vehicle-sheet.ts';
import { runsOf } from './qr-code.ts';
import { readPdf } from './read-pdf.fixture.ts';
import { vehiclePdf } from './vehicle-pdf.ts';

const phones = { main: '03 5550 4410', sales: '', service: '', parts: '', newCars: '', usedCars: '', demoCars: '' };
const site = (features = {}) => siteWith({ phones, licence: 'LMCT 10984', features });
const location = place('Southbank', { street: '210 City Road', city: 'Southbank', state: 'vic', postcode: '3006' });
const sheetOf = (other: object = {}, features = {}) =>
  vehicleSheet(pageVehicle(other), { site: site(features), location, rego: '', day: '23 November 2026' });
const address = 'https://dealer.example/cars/2024-ford-ranger-sb1';
const lineOf = (pdf: Buffer) => readPdf(pdf).text.replaceAll(/\s+/g, ' ');
const draw = (other: object = {}, features = {}) =>
  vehiclePdf({ sheet: sheetOf(other, features), look: defaultTheme, address, photo: null });

describe('the sheet of a vehicle as a file', () => {
  it('[VDP-11] is one page with the dealer, the price and its claim, the facts and a code', async () => {
    const { pages, text } = readPdf(await draw());
    expect(pages).toBe(1);
    expect(text.match(/Wildtrak/g)).toHaveLength(1);
    expect(text).toMatch(/2024 Ford Ranger/);
    expect(text).toMatch(/\$66,990.*Drive away, no more to pay/);
    expect(text).toContain('210 City Road, Southbank VIC 3006');
    expect(text).toContain('03 5550 4410');
    expect(text).toContain('LMCT 10984');
    expect(text).toContain('14,820 km');
    expect(text).toContain('As advertised on 23 November 2026');
  });

  it('[VDP-11] stays one page however much text there is, and is complete with hardly any', async () => {
    const long = 'An extraordinarily long name that goes on and on '.repeat(6);
    const features = Array.from({ length: 200 }, (_, at) => `Feature number ${at} with a long name`);
    expect(readPdf(await draw({ badge: long, series: long, features, colour: long })).pages).toBe(1);
    const bare = readPdf(await draw({ priceCents: 0, vin: '', features: [], variant: {}, colour: '' }));
    expect(bare.pages).toBe(1);
    expect(bare.text).toContain('Enquire for price.');
  });

  it('[VDP-11] shows the finance claim and the dealer’s terms to their last word, in place of features where they are long', async () => {
    const terms = `${'Prices hold while stock lasts and leave out what you choose beside the vehicle. '.repeat(48)}The last word.`;
    const worded = { ...site(), snippets: { 'price-disclaimer': terms } };
    const features = Array.from({ length: 14 }, (_, at) => `Feature number ${at} with a long name`);
    const sheet = vehicleSheet(pageVehicle({ features }), {
      site: worded,
      location,
      rego: '',
      day: '23 November 2026',
    });
    const claim = '*Weekly figures are estimates. WARNING: This comparison rate is true only for the examples given.';
    const parts = { look: defaultTheme, address, photo: null };
    const file = readPdf(await vehiclePdf({ ...parts, sheet: { ...sheet, footnotes: [claim, ...sheet.footnotes] } }));
    expect(file.pages).toBe(1);
    const text = file.text.replaceAll(/\s+/g, ' ');
    for (const word of ['for the examples given.', 'The last word.', 'before you rely on them.'])
      expect(text).toContain(word);
    expect(text).not.toContain('…');
  });

  it('[VDP-11] shows the whole name and price, however long the name of a model is', async () => {
    const longNames = [
      { make: 'Suzuki', model: 'Swift', badge: 'Sport Turbo Manual' },
      { make: 'Suzuki', model: 'S-Cross', badge: 'AllGrip Prestige' },
      { make: 'Viscount', model: 'Supreme V3', badge: '206 Family' },
      { make: 'Volkswagen', model: 'Amarok', badge: 'PanAmericana' },
      { make: 'Mercedes-Benz', model: 'Sprinter', badge: '519 CDI Extra Long Wheelbase High Roof Cab Chassis' },
    ];
    for (const { make, model, badge } of longNames) {
      const text = lineOf(await draw({ make, model, badge }));
      expect(text).toContain(`2024 ${make} ${model} ${badge}`);
      expect(text).toContain('$66,990');
      expect(text).not.toContain('…');
    }
  });

  it('[VDP-11] shows the whole address, with place and postcode', async () => {
    const docklands = place('Southbank Ford Docklands', {
      street: '88 Lorimer Street',
      city: 'Docklands',
      state: 'vic',
      postcode: '3008',
    });
    const long = place('Northern Beaches Commercial Vehicles Warehouse', {
      street: 'Units 14 and 15, 1024-1030 Old Princes Highway Service Road',
      city: 'Upper Ferntree Gully',
      state: 'vic',
      postcode: '3156',
    });
    for (const [at, line] of [
      [docklands, 'Southbank Ford Docklands, 88 Lorimer Street, Docklands VIC 3008'],
      [long, 'Service Road, Upper Ferntree Gully VIC 3156'],
    ] as const) {
      const sheet = vehicleSheet(pageVehicle(), { site: site(), location: at, rego: '', day: '23 November 2026' });
      const text = lineOf(await vehiclePdf({ sheet, look: defaultTheme, address, photo: null }));
      expect(text).toContain(line);
      expect(text).toContain('03 5550 4410 · LMCT 10984');
      expect(text).not.toContain('…');
    }
  });

  it('[VDP-11] [LOC-03] labels a bare licence number', async () => {
    const queensland = { ...site(), licence: '4417920' };
    const sheet = vehicleSheet(pageVehicle(), { site: queensland, location, rego: '', day: '23 November 2026' });
    const text = lineOf(await vehiclePdf({ sheet, look: defaultTheme, address, photo: null }));
    expect(text).toContain('03 5550 4410 · Dealer licence 4417920');
  });

  it('[VDP-09] [VDP-11] holds no number that the site masks', async () => {
    expect(readPdf(await draw({}, { revealPhone: true })).text.replaceAll(/\D/g, '')).not.toContain('0355504410');
  });

  it('[VDP-11] marks a sold vehicle as sold, without a price', async () => {
    const { text } = readPdf(await draw({ status: 'sold', soldAtMs: 5 }));
    expect(text).toMatch(/Sold · Stock no\. SB1/);
    expect(text).toMatch(/Scan to find something\s+similar\./);
    expect(text).not.toContain('$66,990');
  });
});

describe('the code on the sheet', () => {
  it('draws exactly the dark cells', () => {
    const { data } = encode(address, { ecc: 'M', border: 4 });
    const drawn = data.map((row) => {
      const cells = row.map(() => false);
      for (const { from, length } of runsOf(row)) cells.fill(true, from, from + length);
      return cells;
    });
    expect(drawn).toEqual(data);
  });
});
