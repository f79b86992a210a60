import { xmlText } from '@/domain/vocabulary/xml-text.ts';
import type { CarriedTradeIn } from './carried-trade-in.ts';
import { consentLine, consentTitles } from './consents.ts';
import { fullName, type LeadRecord, type LeadVehicle } from './lead-record.ts';
import { sellingLines } from './lead-vehicle-lines.ts';

type Child = string | false;

/**
 * An enquiry in ADF 1.0, the Auto-lead Data Format that dealers' lead systems read. A trade-in is a
 * second vehicle. ADF demands a vehicle with year, make and model: an enquiry about none states
 * that there.
 */
export function adfOf(lead: LeadRecord): string {
  const { dealer } = lead;
  const prospect = element('prospect', { status: 'new' }, [
    element('id', { sequence: '1', source: dealer.name }, lead.id),
    element('requestdate', {}, new Date(lead.receivedAtMs).toISOString()),
    vehicleOf(lead),
    tradeIn(lead) ?? false,
    customerOf(lead),
    element('vendor', {}, [
      element('id', { source: 'Forecourt' }, dealer.dealership ?? lead.site),
      element('vendorname', {}, dealer.name),
      dealer.origin !== '' && element('url', {}, dealer.origin),
      element('contact', {}, [
        element('name', { part: 'full' }, dealer.name),
        dealer.email !== '' && element('email', {}, dealer.email),
        // ADF requires one of the two.
        (dealer.phone !== '' || dealer.email === '') && element('phone', {}, dealer.phone || 'unknown'),
      ]),
    ]),
    element('provider', {}, [element('name', { part: 'full' }, 'Forecourt'), element('service', {}, 'Dealer website')]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>\n${prospect}\n</adf>\n`;
}

function element(name: string, attributes: Record<string, string>, content: string | Child[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  const inner = typeof content === 'string' ? xmlText(content) : `\n${content.filter(Boolean).join('\n')}\n`;
  return `<${name}${written.join('')}>${inner}</${name}>`;
}

function vehicleOf(lead: LeadRecord): string {
  const { vehicle } = lead;
  const interest = lead.category === 'Test Drive' ? 'test-drive' : 'buy';
  if (!vehicle)
    return element('vehicle', { interest, status: 'used' }, [
      element('year', {}, ''),
      element('make', {}, ''),
      element('model', {}, ''),
      element('comments', {}, 'The enquiry names no vehicle.'),
    ]);
  const text = commentsOf(vehicle);
  return element('vehicle', { interest, status: vehicle.carType === 'new' ? 'new' : 'used' }, [
    element('id', {}, vehicle.id),
    ...nameOf({ ...vehicle, year: String(vehicle.year) }),
    vehicle.vin !== '' && element('vin', {}, vehicle.vin),
    vehicle.stockNumber !== '' && element('stock', {}, vehicle.stockNumber),
    vehicle.badge !== '' && element('trim', {}, vehicle.badge),
    vehicle.odometerKm > 0 && odometer(vehicle.odometerKm),
    priceOf(vehicle),
    text !== '' && element('comments', {}, text),
  ]);
}

const nameOf = ({ year, make, model }: { year: string; make: string; model: string }) => [
  element('year', {}, year),
  element('make', {}, make),
  element('model', {}, model),
];

const odometer = (kilometres: number) => element('odometer', { status: 'original', units: 'km' }, String(kilometres));

function priceOf({ price }: LeadVehicle): Child {
  const dollars = price.replaceAll(/[^\d.]/g, '');
  return dollars !== '' && element('price', { type: 'quote', currency: 'AUD' }, dollars);
}

/** What ADF has no element for: the price's type, the location, the weekly figure. */
const commentsOf = (vehicle: LeadVehicle): string =>
  [
    vehicle.carType === 'demo' ? 'Demonstrator' : '',
    vehicle.priceType ? `Price: ${vehicle.priceType}` : '',
    ...sellingLines(vehicle).map(({ label, text }) => `${label}: ${text}`),
  ]
    .filter(Boolean)
    .join('\n');

/** The car of an accepted trade-in, in the field names of the forms about one. */
function carriedCar({ trade_in: carried }: LeadRecord['details']): Record<string, unknown> {
  const { car } = (carried ?? {}) as Partial<CarriedTradeIn>;
  return car ? { ...car, kms: car.kilometres } : {};
}

/** The shopper's own car, on the forms about one or of a trade-in that goes with the enquiry. */
function tradeIn({ details }: LeadRecord): string | null {
  const { make, model, year, kms, rego, condition } = { ...carriedCar(details), ...details };
  if (typeof make !== 'string' || typeof model !== 'string') return null;
  return element('vehicle', { interest: 'trade-in', status: 'used' }, [
    ...nameOf({ year: String(year ?? ''), make, model }),
    typeof kms === 'number' && odometer(kms),
    (typeof rego === 'string' || typeof condition === 'string') &&
      element('comments', {}, [rego && `Registration ${rego}`, condition].filter(Boolean).join('. ')),
  ]);
}

function customerOf(lead: LeadRecord): string {
  const { person, details } = lead;
  const { name, lastName, email, phone, postcode } = person;
  const consents = lead.consents.map(
    (consent) => `${consentTitles[consent.kind]}: ${consentLine(consent, lead.dealer.timeZone)}`,
  );
  const comments = [...lead.lines.map(({ label, text }) => `${label}: ${text}`), ...consents];
  const { PreferredContactMethod: wanted } = details;
  const preferred = (method: string): Record<string, string> => (wanted === method ? { preferredcontact: '1' } : {});
  return element('customer', {}, [
    element('contact', {}, [
      ...(name !== '' && lastName !== ''
        ? [element('name', { part: 'first' }, name), element('name', { part: 'last' }, lastName)]
        : [element('name', { part: 'full' }, fullName(person) || 'Unknown')]),
      email !== '' && element('email', preferred('Email'), email),
      (phone !== '' || email === '') && element('phone', preferred('Phone'), phone || 'unknown'),
      postcode !== '' && element('address', {}, [element('postalcode', {}, postcode), element('country', {}, 'AU')]),
    ]),
    element(
      'comments',
      {},
      [`${lead.category}${lead.subcategory ? `, ${lead.subcategory}` : ''}`, ...comments].join('\n'),
    ),
  ]);
}
