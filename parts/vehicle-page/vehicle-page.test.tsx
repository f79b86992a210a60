import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { place, siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { type StandardForm, standardForm } from '@/domain/leads/standard-forms.ts';
import type { SiteSettings } from '@/domain/site/site-settings.ts';
import type { StockVehicle } from '@/domain/stock/stock-vehicle.ts';
import { dealerComments } from '@/domain/stock/vehicle-page/dealer-comments.ts';
import { specificationLists } from '@/domain/stock/vehicle-page/specifications.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { PriceHistory } from './price-history.tsx';
import { SoldActions, VehicleActions } from './vehicle-actions.tsx';
import { VehicleBars } from './vehicle-bars.tsx';
import { VehicleComments } from './vehicle-comments.tsx';
import { aboutVehicle } from './vehicle-data.tsx';
import { VehiclePrice } from './vehicle-price.tsx';
import { VehicleSpecifications } from './vehicle-specifications.tsx';
import { VehicleSummary } from './vehicle-summary.tsx';

const plainCopy = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();
const phones = {
  main: '03 5550 4410',
  sales: '',
  service: '',
  parts: '',
  newCars: '',
  usedCars: '03 5550 7788',
  demoCars: '',
};
const site = (settings: SiteSettings = {}) => siteWith({ phones, ...settings });
const southbank = place('Southbank', { phone: '03 5550 7788', street: '210 City Road', city: 'Southbank' });

describe('the sidebar of a vehicle', () => {
  const summary = (settings: SiteSettings, other: object = {}) =>
    renderToStaticMarkup(
      <VehicleSummary
        vehicle={pageVehicle({ carType: 'used', ...other })}
        site={site(settings)}
        location={southbank}
        now={sunday}
      >
        <p>actions</p>
      </VehicleSummary>,
    );

  it('[VDP-02] names year, make, model, badge and series, where it is and whom to call', () => {
    const text = plainCopy(summary({}));
    expect(text).toMatch(/Used .*Stock no\. SB1 2024 Ford Ranger Wildtrak · PY actions/);
    expect(text).toMatch(/03 5550 7788 Call the dealer/);
    expect(text).toMatch(/Southbank 210 City Road, Southbank/);
  });

  it('[VDP-09] a number that is masked is nowhere in the markup', () => {
    const markup = summary({ features: { revealPhone: true } });
    expect(plainCopy(markup)).toContain('03 55** ****');
    expect(markup.replaceAll(/\D/g, '')).not.toContain('0355507788');
  });

  it('shows for how many days it has been listed where the dealer allows it, by the calendar of the location', () => {
    const listed = { createdAtMs: sunday - 12 * 86_400_000 };
    expect(plainCopy(summary({ features: { daysInStock: true } }, listed))).toContain('In stock for 12 days');
    expect(plainCopy(summary({ features: { daysInStock: true } }, { createdAtMs: sunday - 1_000 }))).toContain(
      'Listed today',
    );
    expect(plainCopy(summary({ features: { daysInStock: true } }, { ...listed, status: 'coming_soon' }))).not.toMatch(
      /days|Listed/,
    );
    expect(plainCopy(summary({}, listed))).not.toContain('In stock for');
  });

  it('[VDP-15] [VDP-18] counts looks and sales where the site switches each on, and has no place for them elsewhere', () => {
    const counters = (features: SiteSettings['features']) => {
      const markup = summary({ features });
      return [markup.match(/<p class="flex min-h-11 /g)?.length ?? 0, markup.includes('#badge-check"')];
    };
    expect(counters({})).toEqual([0, false]);
    expect(counters({ cardViews: true })).toEqual([1, false]);
    expect(counters({ salesCounter: true })).toEqual([1, true]);
    expect(counters({ cardViews: true, salesCounter: true })).toEqual([2, true]);
  });

  it('[VDP-02] shows what it was before, or by how much it came down', () => {
    const price = (settings: SiteSettings) =>
      plainCopy(
        renderToStaticMarkup(
          <VehiclePrice vehicle={pageVehicle({ beforePriceCents: 69_490_00 })} site={site(settings)} now={sunday} />,
        ),
      );
    expect(price({})).toBe('$66,990 Was $69,490 Drive away, no more to pay');
    expect(price({ features: { reducedPriceLine: true } })).toContain('Reduced by $2,500');
  });

  it('[VDP-05] of a vehicle that is sold offers something similar in place of the usual buttons', () => {
    const sold = pageVehicle({ status: 'sold', soldAtMs: 5 });
    const text = plainCopy(renderToStaticMarkup(<SoldActions vehicle={sold} gone={false} />));
    expect(text).toMatch(/^SOLD This one was recently sold\. .*Find Me Something Similar/);
  });

  const actions = (vehicle: StockVehicle, settings: SiteSettings = {}) => {
    const own = site(settings);
    const form = (name: StandardForm) => resolveForm(standardForm(name) as FormContent, own, sunday);
    const forms = {
      enquiry: form('vehicle-enquiry'),
      testDrive: form('test-drive'),
      photos: form('request-photos'),
      report: null,
    };
    return renderToStaticMarkup(
      <>
        <VehicleActions vehicle={vehicle} site={own} forms={forms} />
        <VehicleBars vehicle={vehicle} site={own} />
      </>,
    );
  };

  it('[VDP-02] [CHK-01] reserving is offered where the site takes deposits and the car is free, with its amount', () => {
    const checkout = { features: { checkout: true } };
    expect(plainCopy(actions(pageVehicle()))).not.toMatch(/reserve/i);
    expect(plainCopy(actions(pageVehicle(), checkout))).toMatch(
      /^Enquire Reserve \$200 The \$200 is authorised, not charged\..* Test drive .*Reserve Car Now/,
    );
    expect(plainCopy(actions(pageVehicle({ reserved: true }), checkout))).not.toMatch(/reserve/i);
    expect(plainCopy(actions(pageVehicle({ priceCents: 0 }), checkout))).not.toMatch(/reserve/i);
    expect(plainCopy(actions(pageVehicle(), { ...checkout, options: { depositDollars: 0 } }))).toMatch(
      /^Enquire Reserve Nothing to pay\. Holds the car for 48 hours\. Test/,
    );
  });

  it('[NAV-07] [CHK-01] Reserve is a plain link to the checkout, where the site has it', () => {
    const at = (features: object) =>
      actions(pageVehicle(), { features: { checkout: true, ...features } }).match(/\/cars\/[\w-]+\/[\w-]+(?=")/g);
    expect(new Set(at({}))).toEqual(new Set(['/cars/2024-ford-ranger-sb1/checkout']));
    expect(new Set(at({ buyOnlinePath: true }))).toEqual(new Set(['/cars/2024-ford-ranger-sb1/buy-online']));
  });

  it('[PLUS-15] [CHK-02] a held car offers its line, and shows until when it is held', () => {
    const free = pageVehicle();
    const held = { ...free, card: { ...free.card, reserved: true, reservedUntilMs: sunday + 3_600_000 } };
    const text = plainCopy(actions(held, { features: { checkout: true } }));
    expect(text).toMatch(/^Next in line Enquire Costs nothing\. We text you/);
    expect(text).not.toMatch(/Reserve/);
    const price = plainCopy(renderToStaticMarkup(<VehiclePrice vehicle={held} site={site({})} now={sunday} />));
    expect(price).toMatch(/Reserved until /);
    expect(
      plainCopy(renderToStaticMarkup(<VehiclePrice vehicle={held} site={site({})} now={sunday + 3_600_000} />)),
    ).not.toMatch(/Reserved/);
  });

  it('[NAV-08] the way to buy leads to the purchase of this very car, where the site offers that', () => {
    const selling = { features: { checkout: true, onlinePurchase: true } };
    expect(actions(pageVehicle(), selling)).toMatch(/href="\/checkout-journey\?car_id=[\w-]+"[^>]*>Ask to buy</);
    expect(actions(pageVehicle({ reserved: true }), selling)).not.toContain('checkout-journey');
    expect(actions(pageVehicle(), { features: { checkout: true } })).not.toContain('checkout-journey');
  });

  it('[NAV-08] Trade-in leads to the trade-in for this very car', () => {
    expect(actions(pageVehicle())).toMatch(/href="\/cars\/trade-in\?car_id=[\w-]+"/);
  });

  it('[FORM-14] without script Test drive leads to the booking of a drive in this very car', () => {
    for (const checkout of [false, true])
      expect(actions(pageVehicle(), { features: { checkout } })).toMatch(
        /<a [^>]*aria-haspopup="dialog"[^>]*href="\/book-test-drive\?car_id=v1"/,
      );
  });

  it('[VDP-03] the sticky header names the vehicle with transmission, body, price and its type', () => {
    expect(plainCopy(actions(pageVehicle()))).toMatch(
      /2024 Ford Ranger Wildtrak 10 speed auto, Ute \$66,990 Drive away, no more to pay Enquire/,
    );
    const header = (other: object) =>
      /<section aria-label="This vehicle in short"[\s\S]*?<\/section>/.exec(actions(pageVehicle(other)))?.[0] ?? '';
    expect(header({})).toMatch(/<button[^>]*data-favourite[^>]*aria-label="Save 2024 Ford Ranger"/);
    expect(header({ imageUrls: ['https://media.example/1.jpg'] })).toMatch(/<img[^>]*alt=""/);
    expect(header({ status: 'coming_soon' })).not.toContain('data-favourite');
  });

  it('[VDP-04] the mobile bar reserves, enquires and calls; Reserve goes by a switch, a masked number is not in it', () => {
    const used = pageVehicle({ carType: 'used' });
    const bar = (features: NonNullable<SiteSettings['features']>) =>
      actions(used, { features: { checkout: true, ...features } });
    expect(plainCopy(bar({}))).toMatch(/Reserve Car Now Enquire Now Call Now$/);
    expect(bar({})).toContain('href="tel:0355507788"');
    expect(plainCopy(bar({ reserveOffMobileBar: true }))).toMatch(/Enquire Enquire Now Call Now$/);
    expect(bar({ revealPhone: true }).replaceAll(/\D/g, '')).not.toContain('0355507788');
  });

  it('[VDP-04] [CARD-08] the chat takes the place of Enquire Now while there is one, and opens in a window of its own', () => {
    const bar = renderToStaticMarkup(
      <VehicleBars vehicle={pageVehicle()} site={site()} chat="https://chat.example/a" />,
    );
    expect(plainCopy(bar)).toMatch(/Instant Message Call Now$/);
    expect(bar).toMatch(/<a [^>]*href="https:\/\/chat\.example\/a"[^>]*rel="noopener noreferrer"/);
    expect(bar).not.toContain('<script');
  });

  it('[VDP-02] [VDP-10] [VDP-11] shares, prints in a new tab, and has its sheet under its own name', () => {
    const markup = summary({});
    expect(markup).toMatch(/<button[^>]*>(?:<svg.*?<\/svg>)?Share/);
    expect(markup).toMatch(/href="\/print\?car_id=2024-ford-ranger-sb1" target="_blank"/);
    expect(markup).toContain('href="/cars/2024-ford-ranger-sb1/2024-ford-ranger-sb1.pdf"');
  });
});

describe('what is shown of a vehicle', () => {
  const long = `${'A careful owner and every service on time. '.repeat(12)}The end.`;

  it('[VDP-06] long comments begin with their first 400 characters and open without script', () => {
    const markup = renderToStaticMarkup(<VehicleComments written={long} />);
    expect(markup).toContain('<details');
    expect(markup).toContain(dealerComments(long).short ?? 'never');
    expect(plainCopy(markup)).toMatch(/Show More.*The end\./);
    expect(renderToStaticMarkup(<VehicleComments written="|" />)).toContain(
      'Dealer comments are pending. Please check back here later.',
    );
  });

  it('[VDP-07] four lines are shown before "Show More", eight before "Show All"', () => {
    const lists = specificationLists(pageVehicle(), { rego: '', first: [] });
    const markup = renderToStaticMarkup(<VehicleSpecifications lists={lists} />);
    const [featured = '', summary = ''] = markup.split('<h3').slice(1);
    const linesAtOnce = (part: string) => part.split('<details')[0]?.match(/<dt/g)?.length;
    expect([linesAtOnce(featured), linesAtOnce(summary)]).toEqual([4, 8]);
    expect(plainCopy(featured)).toContain('Show More');
    expect(plainCopy(summary)).toContain('Show All');
  });

  it('machines read what shoppers read, and nothing that is unknown', () => {
    const about = aboutVehicle({
      vehicle: pageVehicle(),
      site: site(),
      location: southbank,
      crumbs: [],
      origin: 'https://a.example',
    });
    expect(about).toMatchObject({
      '@type': 'Car',
      url: 'https://a.example/cars/2024-ford-ranger-sb1',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { value: 14_820, unitCode: 'KMT' },
      offers: { price: '66990.00', priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    });
    const bare = aboutVehicle({
      vehicle: pageVehicle({ priceCents: 0, vin: '', body: '', colour: '', interiorColour: '' }),
      site: site({ features: { revealPhone: true } }),
      location: southbank,
      crumbs: [],
      origin: '',
    });
    expect(Object.keys(bare)).not.toEqual(expect.arrayContaining(['offers']));
    expect(JSON.stringify(bare)).not.toMatch(/null|undefined|bodyType|color|5550/i);
    const inside = { vehicle: pageVehicle({ interiorColour: 'Ebony' }), site: site(), location: southbank };
    expect(aboutVehicle({ ...inside, crumbs: [], origin: '' })).toMatchObject({ vehicleInteriorColor: 'Ebony' });
  });
});

describe('the history of a price', () => {
  it('names each day, price and change, the latest first', () => {
    const changes = [
      { atMs: Date.UTC(2026, 10, 12), cents: 38_990_00, byCents: -1_000_00 },
      { atMs: Date.UTC(2026, 9, 3), cents: 39_990_00, byCents: 0 },
    ];
    const text = plainCopy(renderToStaticMarkup(<PriceHistory changes={changes} timeZone="Australia/Brisbane" />));
    expect(text).toBe('Price history 12 Nov 2026 $38,990 Down $1,000 3 Oct 2026 $39,990 Listed');
  });
});
