import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { alertKinds } from '@/domain/accounts/alerts/alert-kinds.ts';
import { keysOf } from '@/domain/vocabulary/typed-keys.ts';
import { testCar, testDealer } from '@/web/purchases/purchases.fixture.ts';
import { GarageAccount } from './garage-account.tsx';
import { GarageAlerts } from './garage-alerts.tsx';
import { GarageEnquiries } from './garage-enquiries.tsx';
import type { GarageProps } from './garage-props.ts';
import { GarageReservations } from './garage-reservations.tsx';
import { GarageValuations } from './garage-valuations.tsx';

const now = Date.parse('2026-11-26T03:00:00Z');
const valuation = {
  car: { make: 'Mazda', model: 'CX-5', year: 2021, kilometres: 60_000 },
  answers: {},
  low: 22_100,
  high: 25_300,
  steps: [],
  source: '',
  validUntil: '2026-12-01',
  acceptedAtMs: null,
};
const booking = { startsAt: new Date(now + 86_400_000), placeName: 'Southbank', timeZone: 'Australia/Melbourne' };
const enquiry = (more: object) => ({
  id: JSON.stringify(more),
  token: 'abc',
  receivedAt: new Date(now - 86_400_000),
  vehicle: null,
  state: 'new',
  dueAt: null,
  withdrawnAt: null,
  valuation: null,
  booking: null,
  ...more,
});
const props = (...enquiries: object[]) =>
  ({ garage: { enquiries }, timeZone: 'Australia/Melbourne', site: { name: 'Southbank Ford' }, now }) as GarageProps;
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);

describe('[SAVE-05] bookings in the garage', () => {
  const shown = (more: object) => hrefs(renderToStaticMarkup(<GarageEnquiries {...props(enquiry(more))} />));
  const open = ['/enquiry/abc'];

  it('lead to the receipt’s own ways to move and to cancel, while they are to come', () => {
    const links = ['/enquiry/abc#another-time', '/enquiry/abc?cancel=ask#cancel-booking'];
    expect(shown({ booking: { ...booking, state: 'booked' } })).toEqual(links);
    expect(shown({ booking: { ...booking, state: 'confirmed' } })).toEqual(links);
  });

  it('lead to the receipt once they are over, cancelled or withdrawn', () => {
    expect(shown({})).toEqual(open);
    expect(shown({ booking: { ...booking, state: 'cancelled' } })).toEqual(open);
    expect(shown({ booking: { ...booking, state: 'booked', startsAt: new Date(now - 1) } })).toEqual(open);
    expect(shown({ booking: { ...booking, state: 'booked' }, withdrawnAt: new Date(now) })).toEqual(open);
  });
});

describe('[FORM-09] estimates in the garage', () => {
  const shown = (...enquiries: object[]) => renderToStaticMarkup(<GarageValuations {...props(...enquiries)} />);

  it('are shown with their car, their range and until when they are valid, and state that they are no offer', () => {
    const html = shown(enquiry({ valuation }));
    expect(html).toContain('2021 Mazda CX-5');
    expect(html).toContain('$22,100 to $25,300');
    expect(html).toMatch(/An estimate only, valid until [^.]*1 December[^.]*\. It is not an offer\./);
    expect(hrefs(html)).toEqual(['/enquiry/abc#valuation']);
  });

  it('show when they are over, and leave out what was withdrawn and what has none', () => {
    expect(shown(enquiry({ valuation: { ...valuation, validUntil: '2026-11-25' } }))).toContain('was valid until');
    expect(shown(enquiry({ valuation, withdrawnAt: new Date(now) }), enquiry({}))).toBe('');
  });
});

describe('[PLUS-21] alerts in the garage', () => {
  const page = (notice: string) =>
    renderToStaticMarkup(
      <GarageAlerts
        {...({
          garage: { alerts: { consent: null, confirmedEmail: '' } },
          ...{ site: { name: 'Southbank Ford' }, account: { email: '' }, timeZone: '', path: '/my-garage', notice },
        } as GarageProps)}
        shown="0491 570 110"
      />,
    );

  it('have a checkbox for each kind, and no two different fields of one name', () => {
    const fields = [...page('').matchAll(/<input type="(\w+)" name="([^"]+)"/g)].map(
      ([, type, name]) => `${type} ${name}`,
    );
    const names = [...new Set(fields)].map((field) => field.split(' ')[1]);
    expect(new Set(names).size).toBe(names.length);
    expect(fields.filter((field) => field.startsWith('checkbox'))).toHaveLength(keysOf(alertKinds).length);
  });

  it('show what is missing as a problem, and what was done as a result', () => {
    expect(page('alerts-choose')).toMatch(/role="alert"[^>]*>Choose at least one alert\./);
    expect(page('alerts-choose')).not.toContain('role="status"');
    expect(page('alerts')).toMatch(/role="status"[^>]*>Your alerts are saved\./);
  });
});

describe('[SAVE-05] [CHK-02] reservations in the garage', () => {
  const hold = {
    ...{ id: 'h', token: 't', car: testCar(), dealer: testDealer, depositCents: 200_00, method: 'visa 4242' },
    ...{ state: 'held', money: 'authorised', createdAt: new Date(now - 3_600_000), endsAt: new Date(now + 86_400_000) },
    closedAt: null,
  };
  const page = (...more: object[]) => {
    const reservations = more.map((one, id) => ({ ...hold, id: String(id), ...one }));
    return renderToStaticMarkup(<GarageReservations {...({ garage: { reservations }, now } as GarageProps)} />);
  };
  const textOf = (more: object) =>
    page(more)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/[\s\u00a0]+/g, ' ');
  const closed = { closedAt: new Date(now - 60_000) };

  it.each<[string, object, RegExp]>([
    [
      'held',
      {},
      /2024 Ford Ranger Wildtrak Reserved until Fri 27 Nov, 2:00 pm Deposit \$200: authorised on Visa ending 4242, not charged/,
    ],
    ['without a deposit', { depositCents: 0, money: 'none' }, /Reserved until .* No deposit/],
    ['over', { endsAt: new Date(now) }, /Ended Thu 26 Nov, 2:00 pm/],
    [
      'at the payment page',
      { state: 'pending', money: 'open' },
      /Payment page open until Fri 27 Nov, 2:00 pm Deposit \$200: not authorised yet/,
    ],
    ['left', { state: 'expired', money: 'none', ...closed }, /Ended Thu 26 Nov, 1:59 pm Nothing was charged/],
    [
      'released',
      { state: 'released', money: 'refunded', ...closed },
      /Ended .*Deposit \$200: refunded to Visa ending 4242/,
    ],
    ['applied', { state: 'applied', money: 'captured', ...closed }, /Applied to your purchase Deposit \$200: applied/],
  ])('%s: shows its state, until when, and the state of the deposit', (_state, more, pattern) =>
    expect(textOf(more)).toMatch(pattern),
  );

  it('lead each to its own page; without any there is no section', () => {
    expect(hrefs(page({ token: 'one' }, { token: 'two' }))).toEqual(['/reservation/one', '/reservation/two']);
    expect(page()).toBe('');
  });

  it('stay with the dealer when the account is deleted, and the page states that', () => {
    const data = (checkout: boolean, ...reservations: object[]) =>
      renderToStaticMarkup(
        <GarageAccount
          {...({
            site: { name: 'Southbank Ford', features: { checkout } },
            garage: { reservations, devices: [], passkeys: [] },
            ...{ account: { sharedAt: null }, path: '/my-garage', title: 'My Garage', notice: '', timeZone: '', now },
          } as unknown as GarageProps)}
          shown="0491 570 110"
        />,
      );
    const stays =
      /So do reservations with a deposit, with their papers and payment records: tax law has a dealer keep them for five years\. Your name and number are removed from others once they are over\. Deleting does not cancel a reservation\./;
    expect(data(true)).toMatch(stays);
    expect(data(false, hold)).toMatch(stays);
    expect(data(false)).not.toMatch(/reservation/i);
  });
});
