import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { open as openChat } from '@/web/integrations/chat/sandbox.ts';
import type { PageServices } from '@/web/render/own-route.ts';
import { VehiclePage } from './vehicle-page.tsx';
import type { VehiclePageProps } from './vehicle-page-props.ts';

const site = siteWith({
  phones: { main: '03 5550 4410' } as never,
  features: { fuelCalculator: true, deliveryCalculator: true },
});
const photo = (at: number) => `https://media.example/ranger/${at}.webp`;
const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(at));
const counted = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;

const services = { chat: openChat(), geocoding: { mapsKey: null } } as unknown as PageServices;

/** The whole page of a vehicle as the server sends it. */
async function pageOf(vehicle: StockVehicle, other: Partial<VehiclePageProps> = {}): Promise<string> {
  const request = {
    site,
    path: `/cars/${vehicle.card.slug}`,
    params: {},
    services,
    query: new URLSearchParams(),
    now: sunday,
    draft: false,
    page: null,
  };
  const props: VehiclePageProps = {
    request,
    vehicle,
    pageState: 'for-sale',
    location: place('Southbank'),
    similar: [],
    delivery: null,
    arrangement: null,
    origin: 'https://a-dealer.example',
    ...other,
  };
  return text((await prerenderToNodeStream(<VehiclePage {...props} />)).prelude);
}

const plainCopy = (markup: string) =>
  markup
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describe('the page of a vehicle with little data', () => {
  it('[VDP-01] [MED-01] without photos states that they are on their way, offers to request them, and names none to machines', async () => {
    const markup = await pageOf(pageVehicle());
    expect(plainCopy(markup)).toContain('Photos are on their way');
    expect(markup).toContain('Request photos');
    expect(markup).not.toMatch(/<img|vehicle-photos|"image":/);
  });

  it('[VDP-01] without price offers to enquire, claims no repayment and no offer, and gives the enquiry', async () => {
    const markup = await pageOf(pageVehicle({ priceCents: 0 }));
    expect(plainCopy(markup)).toContain('Enquire for price.');
    expect(markup).not.toMatch(/\/wk|finance-calculator|"price":/);
    expect(markup).toMatch(/id="enquire"[\s\S]*<form/);
  });

  it('[VDP-07] without kilometres shows no figure, and gives none to machines', async () => {
    const markup = await pageOf(pageVehicle({ odometerKm: 0 }));
    expect(plainCopy(markup)).toContain('Kilometres Ask us');
    expect(markup).not.toMatch(/mileageFromOdometer|\b0\s*km\b/);
  });

  it('[VDP-01] [VDP-06] without place or comments has no map, states that the comments are pending, and still shows whom to call', async () => {
    const text = plainCopy(await pageOf(pageVehicle(), { location: null }));
    expect(text).toContain('Dealer comments are pending. Please check back here later.');
    expect(text).not.toContain('See it in person');
    expect(text).toContain('03 5550 4410 Call the dealer');
  });

  it('[VDP-06] shows hostile comments as the text that they are', async () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>One owner "</script><b onclick=x>';
    const markup = await pageOf(pageVehicle({ dealerComments: hostile, colour: hostile, imageUrls: photos(1) }));
    expect(plainCopy(markup)).toContain('One owner');
    expect(markup).not.toMatch(/<script>alert|<img src=x|<b onclick/);
    const data = [...markup.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
    expect(data.length).toBeGreaterThan(1);
    for (const [, json = ''] of data) expect(() => JSON.parse(json)).not.toThrow();
  });

  it('[MED-02] [MED-07] with 200 photos requests one at once and leaves all within reach', async () => {
    const few = await pageOf(pageVehicle({ imageUrls: photos(8) }));
    const many = await pageOf(pageVehicle({ imageUrls: photos(200) }));
    expect(counted(many, /data-picture=/g)).toBe(200);
    expect(counted(many, /loading="eager"/g)).toBe(counted(few, /loading="eager"/g));
    expect((many.length - few.length) / 192).toBeLessThan(2_500);
  });
});

describe('the page of a vehicle that has left', () => {
  it.each(['sold', 'gone'] as const)(
    '[VDP-05] [VDP-20] %s: no price, no usual buttons, a form that requests something similar',
    async (pageState) => {
      const vehicle = pageVehicle({ status: 'sold', soldAtMs: 1, imageUrls: photos(4) });
      const markup = await pageOf(vehicle, {
        pageState,
        similar: [pageVehicle({ id: 'v2', slug: 'other', stockNumber: 'SB2' }).card],
      });
      const text = plainCopy(markup);
      expect(text).toContain('Find Me Something Similar');
      expect(text).toContain('Similar cars');
      expect(markup).toContain('href="/cars/other"');
      expect(markup).not.toMatch(/finance-calculator|Test drive<|Request photos/);
      expect(markup).toMatch(/<textarea[^>]*>[^<]*similar/);
    },
  );

  it('[VDP-14] shows where all stock is while similar cars are unavailable', async () => {
    const markup = await pageOf(pageVehicle({ status: 'sold', soldAtMs: 1 }), { pageState: 'gone', similar: null });
    expect(plainCopy(markup)).toContain('Similar ones cannot be shown right now.');
    expect(markup).toContain('href="/search/new-used-and-demo-cars"');
  });
});
