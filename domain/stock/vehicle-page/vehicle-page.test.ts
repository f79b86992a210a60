import { describe, expect, it } from 'vitest';
import type { StockCard } from '../stock-card.ts';
import { callNumber, maskedPhone } from './call-number.ts';
import { commentsPending, dealerComments } from './dealer-comments.ts';
import { monthText, regoText } from './rego-text.ts';
import { similarCards, similarSteps, similarWindow } from './similar.ts';
import { engineText, keyFacts, lineOf, specificationLists } from './specifications.ts';
import { vehicleTrail } from './titles.ts';
import { pageVehicle } from './vehicle.fixture.ts';
import { similarMessage, vehiclePageState } from './vehicle-page-state.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('rego', () => {
  it.each([
    ['2027-08-14', false, 'Expires on 14 Aug 2027'],
    ['2026-11-23', false, 'Expires on 23 Nov 2026'],
    ['2026-11-22', false, ''],
    ['2026-11-22', true, 'Unregistered'],
    ['', true, ''],
    ['soon', true, ''],
    ['2026-13-01', true, ''],
  ])('[VDP-08] %s, "Unregistered" %s: "%s"', (expiry, label, copy) => {
    expect(regoText(expiry, '2026-11-23', label)).toBe(copy);
  });

  it('writes months as plates do', () => {
    expect(['2024-03', '2024-03-09', 'March 2024', ''].map(monthText)).toEqual([
      '03 / 2024',
      '03 / 2024',
      'March 2024',
      '',
    ]);
  });
});

describe('dealer comments', () => {
  it.each(['', '  ', '||', '-- | --', '<br/><br>', '\n*\n'])('[VDP-06] "%s" is pending', (written) => {
    expect(dealerComments(written)).toEqual({ paragraphs: [commentsPending], short: null });
  });

  it('[VDP-06] are cut after 400 characters, at a word', () => {
    const fits = `${'word '.repeat(79)}words`;
    expect([fits.length, dealerComments(fits).short]).toEqual([400, null]);
    const { short } = dealerComments(`${fits} more`);
    expect(short).toMatch(/ word…$/);
    expect(short?.length).toBeLessThanOrEqual(401);
  });

  it('[VDP-06] are text: markup of a feed parts lines and is never shown', () => {
    expect(
      dealerComments('One owner.<br>Two keys||<script>alert(1)</script><b onclick=x>Books</b>').paragraphs,
    ).toEqual(['One owner.', 'Two keys', 'Books']);
  });
});

describe('specifications', () => {
  const lists = specificationLists(pageVehicle(), { rego: 'Expires on 14 Aug 2027', first: ['Towing capacity'] });

  it('[VDP-07] come under the labels of the specification, those that the site wants first', () => {
    expect(lists.featured.map(({ label, value }) => [label, plain(value)])).toEqual([
      ['Towing Capacity', '3,500 kg braked'],
      ['Kilometres', '14,820 km'],
      ['Exterior Colour', 'Blue Lightning'],
      ['Engine', '6 cylinder, 3.0 L'],
      ['Fuel Type', 'Diesel'],
      ['Fuel consumption', '8.4 L/100 km'],
      ['Transmission', '10 speed auto'],
      ['Seats', '5'],
      ['Torque', '600 Nm'],
      ['ANCAP safety rating', '5 stars'],
    ]);
    expect(lists.summary.find(({ label }) => label === 'Rego Expiry')?.value).toBe('Expires on 14 Aug 2027');
  });

  it.each([undefined, null, '', '  ', 'null'])('[VDP-07] a line whose value is %j is left out', (value) => {
    expect(lineOf('Induction', value)).toEqual([]);
  });

  it.each([
    [4, 1998, '4 cylinder, 2.0 L'],
    [6, 2993, '6 cylinder, 3.0 L'],
    [2, 745, '2 cylinder, 745 cc'],
    [0, 1498, '1.5 L'],
    [0, 0, ''],
  ])('[VDP-07] an engine of %i cylinders and %i cc is "%s"', (cylinders, engineCubicCentimetres, copy) => {
    expect(plain(engineText({ cylinders, engineCubicCentimetres }))).toBe(copy);
  });

  it('[VDP-07] a caravan has its own lines, and no odometer', () => {
    const caravan = { bodyLengthMm: 6_100, tareWeightKg: 2_150, axleType: 'Tandem', sleeps: 4 };
    const towed = pageVehicle({ itemType: 'caravan', body: 'Caravan', odometerKm: 0, cylinders: 0, caravan });
    const { featured } = specificationLists(towed, { rego: '', first: [] });
    expect(featured.map(({ label }) => label)).toEqual(['Sleeps', 'Body length', 'Tare weight', 'Axle type']);
    expect(keyFacts(towed, '').map(({ label }) => label)).not.toContain('Kilometres');
  });

  it.each([
    ['used', 'Ask us'],
    ['demo', 'Ask us'],
    ['new', undefined],
  ])('[VDP-07] without a reading, the kilometres of a %s car are "%s", never 0', (carType, copy) => {
    const facts = keyFacts(pageVehicle({ carType, odometerKm: 0 }), '');
    expect(facts.find(({ label }) => label === 'Kilometres')?.value).toBe(copy);
  });

  it('[VDP-01] the key facts end with the rego', () => {
    expect(keyFacts(pageVehicle(), 'Expires on 14 Aug 2027').map(({ label }) => label)).toEqual([
      'Kilometres',
      'Compliance',
      'Transmission',
      'Engine',
      'Drive type',
      'Registration',
    ]);
  });
});

describe('similar cars', () => {
  const seen = { id: 'v1', make: 'Ford', model: 'Ranger', body: 'Ute', priceCents: 45_000_00 };
  const card = (id: string, model: string, status = 'in_stock') =>
    ({ id, make: 'Ford', model, status, body: model === 'Puma' ? 'Hatch' : 'Ute' }) as StockCard;

  it.each([
    [49_999_99, 39_999_99, 59_999_99],
    [50_000_00, 25_000_00, 75_000_00],
    [8_000_00, 0, 18_000_00],
  ])('[VDP-14] of %i cents are looked for from %i to %i', (price, minimumPriceCents, maximumPriceCents) => {
    expect(similarWindow(price)).toEqual({ minimumPriceCents, maximumPriceCents });
  });

  it('[VDP-14] are requested ten at a time, the nearest first; in the end whatever there is', () => {
    const steps = similarSteps(seen);
    for (const { perPage } of steps.flat()) expect(perPage).toBe(10);
    for (const { perPage } of similarSteps(seen, 21).flat()) expect(perPage).toBe(31);
    expect(steps[0]?.map(({ models, bodies, makes }) => [models, bodies, makes])).toEqual([
      [['Ranger'], undefined, ['Ford']],
      [undefined, ['Ute'], undefined],
      [undefined, undefined, ['Ford']],
    ]);
    expect(steps.slice(0, 3).map((step) => [step[0]?.minimumPriceCents, step[0]?.maximumPriceCents])).toEqual([
      [35_000_00, 55_000_00],
      [25_000_00, 65_000_00],
      [5_000_00, 85_000_00],
    ]);
    expect(steps.at(-1)).toEqual([{ perPage: 10, sort: 'relevant' }]);
    const unpriced = similarSteps({ ...seen, priceCents: 0 });
    for (const request of unpriced.flat()) expect(request).not.toHaveProperty('minimumPriceCents');
  });

  it('[VDP-14] the same model first, each once, never itself or a sold one, no more than wanted', () => {
    const responses = [
      [card('a', 'Ranger'), card('v1', 'Ranger')],
      [card('b', 'Everest'), card('a', 'Ranger'), card('sold', 'Ranger', 'sold')],
      [card('c', 'Ranger'), card('b', 'Everest'), card('d', 'Puma'), { ...card('v', 'Transit'), body: 'Van' }],
    ];
    expect(similarCards(seen, responses, 6).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'v']);
    expect(similarCards(seen, responses, 6, { anyUse: true }).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd', 'v']);
    expect(similarCards(seen, responses, 2)).toHaveLength(2);
  });
});

describe('a vehicle that was sold', () => {
  const day = 86_400_000;
  it.each([
    ['in_stock', 0, 'for-sale'],
    ['coming_soon', 0, 'for-sale'],
    ['sold', 8 * day, 'sold'],
    ['sold', 7 * day, 'gone'],
    ['sold', 0, 'gone'],
    ['withdrawn', 9 * day, 'gone'],
  ] as const)(
    '[VDP-05] %s at %i is %s after ten days of which three are shown',
    (availability, soldAtMs, pageState) => {
      expect(vehiclePageState({ availability, soldAtMs }, 3, 10 * day)).toBe(pageState);
    },
  );

  it('[VDP-05] is named in a message that requests something similar', () => {
    expect(similarMessage('2024 Ford Ranger')).toMatch(/2024 Ford Ranger.*something similar/);
  });
});

describe('the trail', () => {
  const { card } = pageVehicle();
  it('[NAV-21] names year, make, model and badge, and the page itself leads nowhere', () => {
    expect(vehicleTrail(card, false)).toEqual([
      { label: 'Home', href: '/' },
      { label: '2024', href: '/search/new-used-and-demo-cars?year=2024:2024' },
      { label: 'Ford', href: '/search/ford' },
      { label: 'Ranger', href: '/search/ford/ranger' },
      { label: 'Wildtrak', href: null },
    ]);
  });

  it('[NAV-21] names the whole vehicle where series are shown', () => {
    expect(vehicleTrail(card, true).at(-1)).toEqual({ label: '2024 Ford Ranger PY', href: null });
  });
});

describe('the number to call', () => {
  const none = { main: '', sales: '', service: '', parts: '', newCars: '', usedCars: '', demoCars: '' };
  it('[VDP-09] is that of the kind of car, else of sales, else the main one', () => {
    const phones = { ...none, main: '1', sales: '2', usedCars: '3' };
    expect([callNumber(phones, 'used'), callNumber(phones, 'new'), callNumber({ ...none, main: '1' }, 'demo')]).toEqual(
      ['3', '2', '1'],
    );
    expect(callNumber(none, 'new')).toBe('');
  });

  it('[VDP-09] shows five characters, and asterisks for the rest', () => {
    expect([maskedPhone('+61 3 5550 4410'), maskedPhone('0491570156')]).toEqual(['03 55** ****', '0491 *** ***']);
  });
});
