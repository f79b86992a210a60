// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { linksOf, loadedMarkupOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { revealDealerPhone } from './dealer-phone.ts';
import { rememberSections } from './remembered-sections.ts';
import { VehicleFacts } from './vehicle-facts.tsx';
import { vehicleInShort } from './vehicle-in-short.ts';
import { VehiclePlace } from './vehicle-place.tsx';
import { VehicleTools } from './vehicle-tools.tsx';
import { VehicleTrail } from './vehicle-trail.tsx';

const events = () => (window as unknown as { shopperEvents?: object[] }).shopperEvents ?? [];

describe('[VDP-09] a masked number', () => {
  beforeEach(() => {
    Object.assign(window, { shopperEvents: [] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('is requested at the click, which counts as a call', async () => {
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) =>
      Response.json({ phone: '03', href: 'tel:03', body }),
    );
    expect(await revealDealerPhone('used', 'v1')).toMatchObject({
      phone: '03',
      body: '{"car_type":"used","car_id":"v1"}',
    });
    expect(events()).toEqual([{ id: 25, label: 'Used Car', car_id: 'v1', phone: 'tel:03' }]);
    await revealDealerPhone('new', 'v2');
    expect(events()[1]).toMatchObject({ label: 'New Car' });
  });

  it('that does not come is no call', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 429 }));
    expect(await revealDealerPhone('used', 'v1')).toBeNull();
    expect([events(), vi.mocked(console.warn).mock.calls.length]).toEqual([[], 1]);
  });
});

describe('[VDP-07] the sections that a shopper opened', () => {
  const draw = (open = '') => {
    document.body.innerHTML = `<div id="list">${['One', 'Two'].map((title) => `<details${title === open ? ' open' : ''}><summary><b>${title}</b></summary></details>`).join('')}</div>`;
    rememberSections({ site: 'a', listId: 'list', store: () => localStorage, signal: new AbortController().signal });
    return [...document.querySelectorAll('details')];
  };
  beforeEach(() => localStorage.clear());

  it('are open on the next vehicle', () => {
    const [one] = draw();
    if (one) one.open = true;
    one?.dispatchEvent(new Event('toggle'));
    expect(draw().map(({ open }) => open)).toEqual([true, false]);
  });

  it('stay as they were opened before this listened', () => {
    draw('Two');
    expect(draw().map(({ open }) => open)).toEqual([false, true]);
    expect(() =>
      rememberSections({ site: 'a', listId: 'none', store: () => localStorage, signal: new AbortController().signal }),
    ).not.toThrow();
  });
});

describe('[VDP-01] parts of a vehicle’s page', () => {
  it('are the facts that there are', () => {
    expect(plainTextOf(<VehicleFacts facts={[{ label: 'Seats', value: '5' } as never]} />)).toBe('Seats 5');
    expect(markupOf(<VehicleFacts facts={[]} />)).toBe('');
  });

  it('are the way to the page', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Ranger', href: null },
    ] as never;
    expect(plainTextOf(<VehicleTrail crumbs={crumbs} />)).toBe('Home / Ranger');
    expect(linksOf(<VehicleTrail crumbs={crumbs} />)).toEqual(['/']);
  });

  it('are the vehicle in short', () => {
    const vehicle = pageVehicle({ imageUrls: ['https://media.example/a.webp'] });
    expect(vehicleInShort({ vehicle, site: siteWith() })).toMatchObject({
      name: expect.stringContaining('Ranger'),
      image: expect.stringContaining('a.webp'),
    });
    expect(vehicleInShort({ vehicle: pageVehicle(), site: siteWith() }).image).toBe('');
  });

  it('[VDP-02] are the heart of a vehicle that can be bought, beside sharing and paper', () => {
    const tools = (other: object) => plainTextOf(<VehicleTools vehicle={pageVehicle(other)} site={siteWith()} />);
    expect(tools({})).toMatch(/Share.*Print.*Save$/);
    expect(tools({ status: 'sold' })).not.toMatch(/Save$/);
  });

  it('[LOC-03] are the place where it is; one that a feed alone names has no hours', async () => {
    const clock = { now: sunday, until: () => undefined };
    const shown = async (overrides: object) =>
      plainTextOf(
        await loadedMarkupOf(
          <VehiclePlace location={place('Southbank', overrides)} site={siteWith()} clock={clock} mapsKey={null} />,
        ),
      );
    expect(await shown({})).toMatch(/Southbank .*Opens Monday.*View Details/);
    expect(await shown({ openingHours: [], slug: '' })).not.toMatch(/Opens|Closed|View Details/);
  });
});
