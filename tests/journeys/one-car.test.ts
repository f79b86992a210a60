import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { siteLender } from '@/demo/content/site-lender.ts';
import { demoDealerships } from '@/demo/stock/dealerships.ts';
import { repaymentClaim } from '@/domain/finance/car-claim.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import type { Vehicle } from '@/domain/stock/vehicle.ts';
import { addressOf, launch, visitor } from './browser.ts';
import { demoStock } from './demo-stock.ts';
import { fillPerson, records } from './forms.fixture.ts';
import { hydrated } from './hydrated.ts';
import { shop } from './shop.ts';

const stock = demoStock().filter(({ status, priceCents }) => status === 'in_stock' && priceCents > 1_000);

/** One car of each location on every site that lists it. */
const samples = demoDealerships.flatMap(({ slug, stockLocations, sites }) =>
  stockLocations.flatMap((location) => {
    const cars = stock.filter((one) => one.dealership.slug === slug && one.location.city === location.name);
    return cars.length > 0 ? sites.map((site) => ({ site, cars, location: location.name, of: slug })) : [];
  }),
);

async function firstListed(site: string, cars: readonly Vehicle[]): Promise<Vehicle> {
  const statuses = [];
  for (const car of cars.slice(0, 10)) {
    const { status } = await shop(site, `/cars/${car.slug}`);
    if (status === 200) return car;
    statuses.push(status);
  }
  throw new Error(`${site} lists none of ${cars.length} cars: ${statuses}.`);
}

function addressOfLocation({ dealership, location }: Vehicle): string {
  const locationDocument = demoDocuments.find(
    (one) => one._type === 'location' && one.site?._ref === `site-${dealership.slug}` && one.city === location.city,
  );
  return locationDocument?._type === 'location'
    ? `${locationDocument.street}, ${locationDocument.city} ${locationDocument.state?.toUpperCase()} ${locationDocument.postcode}`
    : 'nowhere';
}

const plainCopy = (markup: string): string =>
  markup
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0]+/g, ' ');

describe('one car has the same facts everywhere', () => {
  it.each(samples)(
    '[VDP-01] [LOC-01] [FIN-03] $site shows a car of $of at $location with its location and its lender',
    async ({ site, cars }) => {
      const car = await firstListed(site, cars);
      const [page, print, drives] = await Promise.all([
        shop(site, `/cars/${car.slug}`),
        shop(site, `/print?car_id=${car.slug}`),
        shop(site, `/api/slots?form=test-drive&car=${car.id}`),
      ]);
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(page.body) ?? [];
      const address = addressOfLocation(car);
      expect([page.status, print.status]).toEqual([200, 200]);
      for (const text of [plainCopy(main), plainCopy(print.body)]) expect(text).toContain(address);
      const places = (JSON.parse(drives.body) as { places: { id: string }[] }).places.map(({ id }) => id);
      expect(places.every((id) => id.startsWith(`location-${car.dealership.slug}-`))).toBe(true);
      const lender = siteLender(car.dealership.slug);
      const claim = car.make !== 'Suzuki' && lender ? repaymentClaim(car.priceCents, lender, 'weekly') : null;
      if (!claim || !plainCopy(main).includes('comparison rate')) return;
      for (const text of [plainCopy(main), plainCopy(print.body)]) {
        expect(text).toContain(formatCents(claim.repaymentCents));
        expect(text).toContain(formatPercent(claim.comparisonRatePercent));
        expect(text).toContain(lender?.provider);
      }
    },
  );
});

describe('finance from the page of a dealer’s car on the site of its group', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  it('[FIN-11] [NAV-16] [FORM-12] the button under the calculator carries car and figures; the enquiry has both and goes to the dealership', async () => {
    const car = stock.find(({ dealership, make }) => dealership.slug === 'northgate-hyundai' && make === 'Hyundai');
    if (!car) throw new Error('Northgate sells no Hyundai.');
    const { context, page, errors } = await visitor(browser);
    await page.goto(addressOf('meridian-group', `/cars/${car.slug}`));
    await hydrated(page);
    const calculator = page.locator('#finance-calculator');
    const deposit = calculator.getByRole('textbox', { name: /^Deposit or trade-in/ });
    await deposit.fill('4000');
    await deposit.press('Tab');
    const link = calculator.getByRole('link', { name: 'Get Finance Now' });
    await expect.poll(() => link.getAttribute('href')).toMatch(/deposit=4000&/);
    const figure = await calculator.locator('.loan-figure').innerText();
    await link.click();
    await page.waitForURL(/#finance-form$/);
    await hydrated(page);
    expect(new URL(page.url()).searchParams.get('vin')).toBe(car.vin);
    await expect.poll(() => page.locator('#finance-calculator .loan-figure').innerText()).toBe(figure);
    const email = `one-car-${Date.now()}@example.com`;
    const form = page.locator('#finance-form');
    await fillPerson(form, email);
    await form.getByLabel('Postcode').fill('3006');
    await form.getByRole('button', { name: /^(Get Finance Now|Send|Enquire)/ }).click();
    await page.waitForURL(/\/success/);
    const [lead] = await records("select site, vehicle, dealer, details from leads where details->>'email' = $1", [
      email,
    ]);
    expect(lead).toMatchObject({ site: 'meridian-group', vehicle: { id: car.id, lender: 'Gulf Street Loans' } });
    expect(lead).toMatchObject({ dealer: { name: 'Northgate Hyundai', dealership: 'northgate-hyundai' } });
    expect(lead?.details).toMatchObject({ estimate: { depositCents: 400_000, provider: 'Gulf Street Loans' } });
    expect(errors).toEqual([]);
    await context.close();
  });
});
