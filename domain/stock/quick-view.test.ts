import { describe, expect, it } from 'vitest';
import { quickView } from './quick-view.ts';
import { pageVehicle } from './vehicle-page/vehicle.fixture.ts';

const facts = (other: object) => Object.fromEntries(quickView(pageVehicle(other), 'Call us.').facts);

describe('a glance at a vehicle', () => {
  it('shows what it is, what it costs and what it has, and nothing that only its page shows', () => {
    const view = quickView(pageVehicle({ features: Array.from({ length: 40 }, (_, at) => `Feature ${at}`) }), '');
    expect(view).toMatchObject({ slug: '2024-ford-ranger-sb1', name: '2024 Ford Ranger', price: '$66,990' });
    expect(view.features).toHaveLength(12);
    expect(JSON.stringify(view)).not.toMatch(/DEMV1N|1AB2CD|5550/);
  });

  it('[CARD-02] states what the price holds, and nothing of that where there is no price', () => {
    expect(facts({})).toMatchObject({ Charges: 'Drive away, no more to pay' });
    expect(Object.keys(facts({ priceCents: 0 }))).not.toContain('Charges');
  });

  it('leaves out what is unknown, and has the text of the site where there is no price', () => {
    expect(facts({})).toMatchObject({ Kilometres: '14,820 km', Seats: '5', Colour: 'Blue Lightning' });
    expect(Object.keys(facts({ odometerKm: 0, seats: 0, colour: '' }))).not.toContain('Colour');
    expect(quickView(pageVehicle({ priceCents: 0 }), 'Call us.').price).toBe('Call us.');
  });
});
