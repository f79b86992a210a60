import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculate } from '@/domain/finance/calculator.ts';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { comparisonRateWarning } from '@/domain/finance/comparison-warning.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { deliveryEstimate } from '@/domain/locations/delivery-estimate.ts';
import { placeOfPostcode } from '@/domain/locations/postcode-lookup.ts';
import { dealershipOfVehicle } from '@/domain/site/dealership-of-vehicle.ts';
import { defaultSearchPath } from '@/domain/stock/search/car-type-path.ts';
import { stockVehicleFromDocument } from '@/domain/stock/stock-vehicle.ts';
import { priceLine } from '@/domain/stock/vehicle-page/shown-price.ts';
import { views } from '@/web/assistants/views.ts';
import { ShopOfSite } from '../stock/shop-of-site.ts';
import { type Age, DealerHosts } from './dealer-host.ts';

let hosts: DealerHosts;
beforeAll(async () => {
  hosts = await DealerHosts.start();
});
afterAll(() => hosts.stop());

const ages: Age[] = ['modern', 'legacy'];
type Item = Record<string, unknown> & { id: string };

/** A vehicle of a site as its own page reads it. */
function pageOf(slug: string, id: string) {
  const document = hosts.index.documents.find((one) => one.slug === id);
  const vehicle = stockVehicleFromDocument(document, []);
  const shown = hosts.sites.get(slug);
  if (!document || !vehicle || !shown) throw new Error(`There is no ${id} on ${slug}.`);
  return { vehicle, ...dealershipOfVehicle(vehicle, shown, hosts.sites.get(document.dealership_slug) ?? null) };
}
/** Vehicles of a site that state a weekly figure. */
const financed = (slug: string): string[] =>
  hosts.index.forSale(slug).flatMap((one) => (one.weekly_cents ? [one.slug] : []));

describe.each(ages)('the official client of the %s protocol', (age) => {
  it('[PLUS-12] [SEC-01] finds the tools, all of them read-only, each with a schema that takes nothing else', async () => {
    const client = await hosts.client('southbank-ford', age);
    const { tools } = await client.listTools();
    expect(client.getServerVersion()).toMatchObject({ title: 'Southbank Ford', version: '0.1.0' });
    expect(tools.map(({ name }) => name)).toEqual([
      'inventory.search',
      'inventory.get',
      'inventory.compare',
      'deals.get_finance_estimate',
      'deals.get_delivery_estimate',
      'service.list_opening_hours',
      'service.list_appointment_times',
    ]);
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(inputSchema.additionalProperties).toBe(false);
      expect(description?.length).toBeGreaterThan(40);
    }
    await client.close();
  });

  it('[PLUS-12] searches the stock page by page, as the results page lists it', async () => {
    const found: Item[] = [];
    let cursor: unknown;
    do {
      const { structuredContent } = await hosts.call(
        'southbank-ford',
        'inventory.search',
        cursor ? { cursor } : {},
        age,
      );
      const items = structuredContent.items as Item[];
      expect(items.length).toBeLessThanOrEqual(21);
      expect(structuredContent.dealership_id).toBe('southbank-ford');
      found.push(...items);
      cursor = structuredContent.next_cursor;
    } while (cursor);
    const listed = hosts.index.forSale('southbank-ford').map(({ slug }) => slug);
    expect(found.map(({ id }) => id).toSorted()).toEqual(listed.toSorted());
    const site = hosts.sites.get('southbank-ford');
    const page = site && (await (await ShopOfSite.open(site, hosts.index)).page(defaultSearchPath));
    const first = page?.hits.filter(({ status }) => status !== 'sold').map(({ slug }) => slug) ?? [];
    expect(found.slice(0, first.length).map(({ id }) => id)).toEqual(first);
  });

  it('[PLUS-17] gives the estimate of the page to the cent, with rate, comparison rate, warning and formula', async () => {
    const [id = ''] = financed('southbank-ford');
    const { structuredContent, content } = await hosts.call(
      'southbank-ford',
      'deals.get_finance_estimate',
      { vehicle_id: id },
      age,
    );
    const { vehicle, site } = pageOf('southbank-ford', id);
    const settings = calculatorSettings(site, vehicle.card.priceCents);
    if (!settings) throw new Error('The page has no calculator.');
    const { claim, totalCents } = calculate(settings.start, settings.terms);
    expect(structuredContent).toMatchObject({
      lender: site.finance.provider,
      repayment: { amount: claim?.repaymentCents, currency: 'AUD' },
      rate_percent: claim?.ratePercent,
      comparison_rate_percent: claim?.comparisonRatePercent,
      warning: comparisonRateWarning,
      total_of_payments: { amount: totalCents },
      changed: [],
    });
    const rows = (structuredContent.formula as { rows: { figure: string }[] }).rows;
    expect(rows.at(-1)?.figure).toBe(formatCents(claim?.repaymentCents ?? 0));
    // Who reads the text alone reads all of it.
    for (const part of [formatCents(claim?.repaymentCents ?? 0), 'comparison rate', comparisonRateWarning])
      expect(content[0]?.text).toContain(part);
  });
});

describe.each(ages)('the views of the %s protocol', (age) => {
  it('[PLUS-12] are two resources that the tools name, load from the dealer’s host alone, and no other is read', async () => {
    const client = await hosts.client('southbank-ford', age);
    const { tools } = await client.listTools();
    const named = tools.flatMap(({ _meta }) => (_meta?.ui as { resourceUri: string } | undefined)?.resourceUri ?? []);
    expect(named.toSorted()).toEqual(Object.values(views).toSorted());
    for (const uri of named) {
      const [content] = (await client.readResource({ uri })).contents;
      expect(content).toMatchObject({
        mimeType: 'text/html;profile=mcp-app',
        _meta: { ui: { csp: { resourceDomains: [expect.stringMatching(/southbank-ford/)] } } },
      });
    }
    for (const uri of ['ui://forecourt/../x', 'file:///etc/passwd', 'https://southbank-ford.example/'])
      await expect(client.readResource({ uri })).rejects.toThrow();
    await client.close();
  });
});

describe('what the tools return', () => {
  it('[PLUS-12] is the page’s own price and weekly claim, on every site and of every kind of car', async () => {
    for (const slug of hosts.sites.keys()) {
      const some = hosts.index
        .forSale(slug)
        .filter((_, at) => at % 9 === 0)
        .slice(0, 6);
      expect(some.length, slug).toBeGreaterThan(0);
      for (const { slug: id } of some) {
        const { structuredContent } = await hosts.call(slug, 'inventory.get', { vehicle_id: id });
        const { vehicle, site } = pageOf(slug, id);
        const head = structuredContent.vehicle as Item & { weekly_estimate: Record<string, unknown> | null };
        expect(head.price_text, id).toBe(priceLine({ vehicle, site }));
        expect((structuredContent.sold_by as Item).name, id).toBe(site.name);
        const { weekly } = vehicle.card;
        if (!weekly) expect(head.weekly_estimate, id).toBeNull();
        else
          expect(head.weekly_estimate, id).toMatchObject({
            repayment: { amount: weekly.repaymentCents },
            rate_percent: weekly.ratePercent,
            comparison_rate_percent: weekly.comparisonRatePercent,
            lender: site.finance.provider,
            warning: expect.stringContaining(comparisonRateWarning),
          });
      }
    }
  });

  it('[PLUS-17] follows the shopper’s figures, and reports which of them the limits changed', async () => {
    const [id = ''] = financed('southbank-ford');
    const figures = { vehicle_id: id, deposit: 5_000, term_years: 30, frequency: 'monthly' };
    const { structuredContent } = await hosts.call('southbank-ford', 'deals.get_finance_estimate', figures);
    const { vehicle, site } = pageOf('southbank-ford', id);
    const wanted = { depositCents: 500_000, termYears: 30, frequency: 'monthly' } as const;
    const settings = calculatorSettings(site, vehicle.card.priceCents, wanted);
    if (!settings) throw new Error('The page has no calculator.');
    expect(structuredContent).toMatchObject({
      frequency: 'monthly',
      repayment: { amount: calculate(settings.start, settings.terms).claim?.repaymentCents },
      terms: { term_years: settings.limits.termYears.max },
      changed: ['term_years'],
    });
  });

  it('[FIN-04] [PLUS-17] does not let an assistant move what the site’s calculator hides', async () => {
    const hidden = [...hosts.sites.values()].filter(
      ({ slug, features }) => features.financeRateHidden && financed(slug)[0],
    );
    expect(hidden.length).toBeGreaterThan(0);
    for (const { slug } of hidden) {
      const input = { vehicle_id: financed(slug)[0], rate_percent: 1 };
      const { isError, structuredContent } = await hosts.call(slug, 'deals.get_finance_estimate', input);
      expect([isError, structuredContent.error]).toMatchObject([true, { code: 'invalid_request' }]);
    }
  });

  it('[FIN-02] [PLUS-17] returns nothing about finance where the page shows nothing', async () => {
    const silent = [...hosts.sites.keys()].flatMap((slug) =>
      hosts.index.forSale(slug).flatMap((one) => (one.weekly_cents ? [] : [[slug, one.slug] as const])),
    );
    expect(silent.length).toBeGreaterThan(0);
    for (const [slug, id] of silent.slice(0, 8)) {
      const { isError, structuredContent } = await hosts.call(slug, 'deals.get_finance_estimate', { vehicle_id: id });
      expect([isError, structuredContent.error]).toMatchObject([true, { code: 'not_available' }]);
      const got = await hosts.call(slug, 'inventory.get', { vehicle_id: id });
      expect(JSON.stringify(got)).not.toMatch(/p\.a\.|comparison_rate_percent/);
    }
  });

  it('[PLUS-12] [SAVE-04] compares vehicles in the order that was given', async () => {
    const ids = hosts.index
      .forSale('southbank-ford')
      .slice(0, 3)
      .map(({ slug }) => slug);
    const { structuredContent } = await hosts.call('southbank-ford', 'inventory.compare', { vehicle_ids: ids });
    expect((structuredContent.vehicles as Item[]).map(({ id }) => id)).toEqual(ids);
    for (const { values } of structuredContent.rows as { values: unknown[] }[]) expect(values).toHaveLength(3);
  });

  it('[PLUS-12] [VDP-13] prices delivery as the page does', async () => {
    const [id = ''] = hosts.index.forSale('southbank-ford').map(({ slug }) => slug);
    const input = { vehicle_id: id, postcode: '3550' };
    const { structuredContent } = await hosts.call('southbank-ford', 'deals.get_delivery_estimate', input);
    const { site, place } = pageOf('southbank-ford', id);
    const page = deliveryEstimate(place, placeOfPostcode('3550'), site.options);
    expect(page?.price).toBeGreaterThan(0);
    expect(structuredContent).toMatchObject({ region: page?.name, price: { amount: (page?.price ?? 0) * 100 } });
    const closed = [...hosts.sites.values()].find(({ features }) => !features.deliveryCalculator)?.slug ?? '';
    const other = hosts.index.forSale(closed)[0]?.slug;
    const refused = await hosts.call(closed, 'deals.get_delivery_estimate', { vehicle_id: other, postcode: '3550' });
    expect(refused.structuredContent.error).toMatchObject({ code: 'not_available' });
  });

  it('[PLUS-12] [LOC-04] returns hours of shown locations by the seven days from today', async () => {
    const { structuredContent } = await hosts.call('southbank-ford', 'service.list_opening_hours', {});
    const items = structuredContent.items as { name: string; week: unknown[]; phone: string | null }[];
    const shown = hosts.sites.get('southbank-ford')?.locations.filter(({ hidden }) => !hidden) ?? [];
    expect(items.map(({ name }) => name)).toEqual(shown.map(({ name }) => name));
    for (const { week } of items) expect(week).toHaveLength(7);
  });

  it('[PLUS-12] has no times without records, and reports that', async () => {
    const { structuredContent } = await hosts.call('southbank-ford', 'service.list_appointment_times', {
      kind: 'service',
    });
    expect(structuredContent.error).toMatchObject({ code: 'not_available' });
  });
});
