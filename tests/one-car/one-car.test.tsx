import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoDocuments } from '@/demo/content/demo-documents.ts';
import { siteLender } from '@/demo/content/site-lender.ts';
import { calculate } from '@/domain/finance/calculator.ts';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { siteStatesFinance } from '@/domain/finance/eligibility.ts';
import { formatCents, formatPercent } from '@/domain/finance/money.ts';
import { adfOf } from '@/domain/leads/adf.ts';
import { inboxMail } from '@/domain/leads/lead-message.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { labelledLicence } from '@/domain/locations/dealer-licence.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { quickView } from '@/domain/stock/quick-view.ts';
import { callNumber, isMasked } from '@/domain/stock/vehicle-page/call-number.ts';
import { fullName } from '@/domain/stock/vehicle-page/titles.ts';
import { vehiclePageState } from '@/domain/stock/vehicle-page/vehicle-page-state.ts';
import { CompareTable } from '@/parts/compare/compare-table.tsx';
import { CardPrice } from '@/parts/vehicle-card/card-price.tsx';
import { aboutVehicle } from '@/parts/vehicle-page/vehicle-data.tsx';
import { VehiclePrice } from '@/parts/vehicle-page/vehicle-price.tsx';
import { VehicleSummary } from '@/parts/vehicle-page/vehicle-summary.tsx';
import { sheetOfVehicle } from '@/web/print/sheet-of-vehicle.ts';
import { demoSites } from './demo-sites.ts';
import { leadAbout } from './lead-about.ts';
import { type ShownCar, shownCars } from './shown-cars.ts';

const now = Date.UTC(2026, 10, 23, 1);
let sites: Map<string, ResolvedSite>;
let cars: ShownCar[] = [];

beforeAll(async () => {
  sites = await demoSites();
  cars = shownCars(sites, now);
});

const plainCopy = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\s\u00a0]+/g, ' ');
const named = ({ vehicle, shown }: ShownCar): string => `${vehicle.card.slug} on ${shown.slug}`;
const isForSale = ({ vehicle }: ShownCar): boolean => ['in_stock', 'coming_soon'].includes(vehicle.availability);
/** Fails with the names of the cars that are wrong, whatever is wrong with them. */
const eachAgrees = (wrong: (car: ShownCar) => unknown, of: readonly ShownCar[] = cars): void =>
  expect(
    of.flatMap((car) => {
      const why = wrong(car);
      return why ? [`${named(car)}: ${String(why)}`] : [];
    }),
  ).toEqual([]);

/** The location's document, found without the code that is tested: by the dealership and the town that the feed names. */
function locationOf({ fed }: ShownCar) {
  const location = demoDocuments.find(
    (one) =>
      one._type === 'location' &&
      one.site?._ref === `site-${fed.dealership.slug}` &&
      one.city === fed.location.city &&
      one.locationType === 'sales',
  );
  if (location?._type !== 'location') throw new Error(`${fed.location.city} of ${fed.dealership.slug} is nowhere.`);
  return location;
}

const areaCodes: Record<string, string> = {
  vic: '03',
  tas: '03',
  nsw: '02',
  act: '02',
  qld: '07',
  sa: '08',
  wa: '08',
  nt: '08',
};
/** Worked out once for each car, whichever tests look at it. */
function once<T>(of: (car: ShownCar) => T): (car: ShownCar) => T {
  const cached = new Map<ShownCar, T>();
  return (car) => {
    const found = cached.get(car) ?? of(car);
    cached.set(car, found);
    return found;
  };
}

/** The sidebar of a car as its page has it. */
const summaryOf = once(({ vehicle, site, place }) =>
  renderToStaticMarkup(
    <VehicleSummary vehicle={vehicle} site={site} location={place} now={now}>
      {null}
    </VehicleSummary>,
  ),
);
const sheetOf = once((car) => sheetOfVehicle(car.vehicle, car, now));
const dataOf = once(({ vehicle, site, place }) =>
  JSON.stringify(aboutVehicle({ vehicle, site, location: place, crumbs: [], origin: '' })),
);

const phoneOf = ({ site, vehicle }: ShownCar): string => callNumber(site.phones, vehicle.card.carType);

const enquiryAbout = once((car) => leadAbout(car, 'vehicle-enquiry', now));

/** The car as the quick view shows it. */
const glanced = once(({ vehicle }) => {
  const { price, facts } = quickView(vehicle, '');
  return [['Price', price], ...facts].map(([name, value]) => `${name}: ${value}; `).join('');
});

/** The car as a column of the comparison. */
const compared = once(({ vehicle, site, place, shown }) => {
  const pageState = vehiclePageState(vehicle, shown.includeSoldCarsDays, now);
  const car = { vehicle, pageState, site, place, rego: { text: '', until: null } };
  return plainCopy(renderToStaticMarkup(<CompareTable cars={[car]} differences={false} now={now} />));
});

/** Where a test drive of a car can be taken, once for each location: working out its free times is dear. */
const drives = new Map<string, readonly string[]>();
function drivesOf({ site, place, shown, fed }: ShownCar): readonly string[] {
  const key = [shown.slug, fed.dealership.slug, place?.id].join();
  const places =
    drives.get(key) ?? resolveForm(standardForm('test-drive') ?? { _id: '' }, site, now).places.map(({ id }) => id);
  drives.set(key, places);
  return places;
}

describe('one car has the same facts, on all ten sites', { timeout: 120_000 }, () => {
  it('the stock is that of ten sites, and a group lists cars of dealerships of its own and of others', () => {
    expect([sites.size, cars.length > 500]).toEqual([10, true]);
    const onGroup = cars.filter(({ shown }) => shown.slug === 'meridian-group');
    expect(new Set(onGroup.map(({ fed }) => fed.dealership.slug)).size).toBe(4);
  });

  it('[VDP-01] [VDP-02] [LOC-01] the location: sidebar, map, description, sheet, structured data, mail, ADF and test drives', () => {
    eachAgrees((car) => {
      const { vehicle, site, place } = car;
      const location = locationOf(car);
      if (place?.id !== location._id) return `stands at ${place?.id}, not ${location._id}`;
      const address = `${location.street}, ${location.city} ${location.state?.toUpperCase()} ${location.postcode}`;
      const page = plainCopy(summaryOf(car));
      const data = dataOf(car);
      const sheet = sheetOf(car);
      const lead = enquiryAbout(car);
      const mail = inboxMail(lead, { kind: 'lead' }).text;
      const states = site.locations.map(({ state }) => state);
      return [
        !page.includes(`${location.name} ${location.street}, ${location.city}`) && 'sidebar',
        sheet.dealer.licence !== labelledLicence(location.dealerLicenceNumber ?? '') && 'licence',
        data.includes('"offers"') && !data.includes(`"streetAddress":"${location.street}"`) && 'structured data',
        sheet.dealer.address !== address && 'sheet',
        !mail.includes(`Yard: ${location.name}, ${address}`) && 'mail',
        !adfOf(lead).includes(address) && 'ADF',
        drivesOf(car)[0] !== location._id && 'test drive',
        states.some((state) => state !== location.state) && 'a yard in another state',
        vehicle.card.city !== location.city && 'card',
      ]
        .filter(Boolean)
        .join(', ');
    });
  });

  it('[VDP-09] the number is one, and of the state in which the car is', () => {
    eachAgrees((car) => {
      const { site, place } = car;
      const phone = phoneOf(car);
      const page = plainCopy(summaryOf(car));
      const seller = dataOf(car);
      const masked = isMasked(site, phone);
      const lead = enquiryAbout(car);
      const landline = /^0[2378]/.test(phone);
      return [
        landline && !phone.startsWith(areaCodes[place?.state ?? ''] ?? '?') && `${phone} in ${place?.state}`,
        masked === page.includes(formatPhone(phone)) && 'page',
        seller.includes('"offers"') && masked === seller.includes(`"telephone":"${phone}"`) && 'structured data',
        sheetOf(car).dealer.phone !== (masked ? '' : formatPhone(phone)) && 'sheet',
        lead.dealer.phone !== phone && 'mail',
        !adfOf(lead).includes(phone) && 'ADF',
      ]
        .filter(Boolean)
        .join(', ');
    });
  });

  it('[CARD-02] [VDP-02] the price and its type: card, page, quick view, comparison, sheet, structured data, mail and ADF', () => {
    eachAgrees((car) => {
      const { vehicle, site, fed } = car;
      if (fed.priceCents <= 1_000 || (site.features.subscriptionPrice && vehicle.subscriptionPriceCents > 0)) return '';
      const price = formatCents(fed.priceCents);
      const note = sheetOf(car).priceNote;
      const card = plainCopy(renderToStaticMarkup(<CardPrice card={vehicle.card} noPrice="" financePage="" />));
      const page = plainCopy(renderToStaticMarkup(<VehiclePrice vehicle={vehicle} site={site} now={Date.now()} />));
      const lead = enquiryAbout(car);
      const data = dataOf(car);
      return [
        !card.includes(price) && 'card',
        !page.includes(`${price}`) && 'page',
        !page.includes(note) && 'type on the page',
        !glanced(car).includes(`Price: ${price}; `) && 'quick view',
        note && isForSale(car) && !glanced(car).includes(`Charges: ${note}; `) && 'type in quick view',
        isForSale(car) !== compared(car).includes(`Price ${price} `) && 'comparison',
        isForSale(car) && note && !compared(car).includes(note) && 'type in the comparison',
        isForSale(car) && sheetOf(car).price !== price && 'sheet',
        isForSale(car) !== data.includes(`"price":"${(fed.priceCents / 100).toFixed(2)}"`) && 'structured data',
        isForSale(car) && note && !inboxMail(lead, { kind: 'lead' }).text.includes(`${price} ${note}`) && 'mail',
        isForSale(car) && note && !adfOf(lead).includes(note) && 'ADF',
      ]
        .filter(Boolean)
        .join(', ');
    });
  });

  it('[FIN-03] [CARD-07] the weekly figure with both rates and the lender: card, page, comparison, calculator, sheet, mail and ADF', () => {
    const financed = cars.filter(({ vehicle }) => vehicle.card.weekly);
    expect(financed.length).toBeGreaterThan(300);
    eachAgrees((car) => {
      const { vehicle, site, fed } = car;
      const claim = vehicle.card.weekly;
      if (!claim) return '';
      const lender = siteLender(fed.dealership.slug);
      const settings = calculatorSettings(site, fed.priceCents);
      if (!settings) return 'no calculator';
      const weekly = calculate({ ...settings.start, frequency: 'weekly' }, settings.terms).claim;
      const started = calculate(settings.start, settings.terms).claim;
      const figure = formatCents(claim.repaymentCents);
      const rates = [formatPercent(claim.ratePercent), formatPercent(claim.comparisonRatePercent)];
      const has = (text: string) => text.includes(figure) && rates.every((rate) => text.includes(rate));
      const sheet = sheetOf(car);
      const lead = leadAbout(car, 'finance-enquiry', now);
      const [mail, adf] = [inboxMail(lead, { kind: 'lead' }).text, adfOf(lead)];
      return [
        settings.text.provider !== lender?.provider && `calculator of ${settings.text.provider}`,
        weekly?.repaymentCents !== claim.repaymentCents &&
          `calculator ${weekly?.repaymentCents}, card ${claim.repaymentCents}`,
        [weekly, started].some((one) => one?.comparisonRatePercent !== claim.comparisonRatePercent) &&
          'comparison rates',
        [weekly, started].some((one) => one?.ratePercent !== claim.ratePercent) && 'rates',
        !has(plainCopy(renderToStaticMarkup(<CardPrice card={vehicle.card} noPrice="" financePage="" />))) && 'card',
        !has(glanced(car)) && 'quick view',
        isForSale(car) !== has(compared(car)) && 'comparison',
        !has(plainCopy(renderToStaticMarkup(<VehiclePrice vehicle={vehicle} site={site} now={Date.now()} />))) &&
          'page',
        isForSale(car) && !(has(sheet.weekly) && sheet.footnotes.join().includes(lender?.provider ?? '?')) && 'sheet',
        !(has(mail) && mail.includes(lender?.provider ?? '?')) && 'mail',
        !(has(adf) && adf.includes(lender?.provider ?? '?')) && 'ADF',
      ]
        .filter(Boolean)
        .join(', ');
    });
  });

  it('[FIN-02] a car whose dealership may show no finance has no calculator and no way to finance, on a group’s site either', () => {
    eachAgrees(({ fed, site }) => {
      const own = sites.get(fed.dealership.slug);
      return own && !siteStatesFinance(own) && siteStatesFinance(site) && 'says something about finance';
    });
  });

  it('[LOC-04] the hours: beside the map, in structured data and in what can be booked are the location’s', () => {
    eachAgrees((car) => {
      const { place } = car;
      const own = sites.get(car.fed.dealership.slug)?.locations.find(({ id }) => id === locationOf(car)._id);
      const data = dataOf(car);
      const open = own?.openingHours.find(({ status }) => status === 'Open');
      return [
        JSON.stringify(place?.openingHours) !== JSON.stringify(own?.openingHours) && 'hours',
        place?.timeZone !== own?.timeZone && 'time zone',
        data.includes('"offers"') &&
          !data.includes(`"opens":"${open?.open}","closes":"${open?.close}"`) &&
          'structured data',
      ]
        .filter(Boolean)
        .join(', ');
    });
  });

  it('[FORM-06] [FORM-12] an enquiry goes to the dealership that sells the car, whichever site took it', () => {
    eachAgrees((car) => {
      const { shown, fed, vehicle } = car;
      const lead = enquiryAbout(car);
      const own = sites.get(fed.dealership.slug);
      const inboxes = lead.destinations.filter(({ kind }) => kind === 'inbox').map(({ target }) => target);
      const wanted = own && own.options.leadInbox.length > 0 ? own.options.leadInbox : shown.options.leadInbox;
      return [
        lead.dealer.name !== own?.name && `named ${lead.dealer.name}`,
        inboxes.join() !== wanted.join() && `goes to ${inboxes.join()}`,
        lead.site !== shown.slug && 'left its site',
        lead.vehicle?.title !== fullName(vehicle.card) && 'another car',
        (lead.dealer.dealership ?? shown.slug) !== fed.dealership.slug && 'signed by another',
      ]
        .filter(Boolean)
        .join(', ');
    });
  });
});
