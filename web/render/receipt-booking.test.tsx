import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@/domain/leads/booking.ts';
import { noPrompt, ReceiptBooking, ReceiptWithdraw } from './receipt-booking.tsx';

const fromMs = Date.UTC(2026, 10, 22, 23, 30);
const booking: Booking = {
  kind: 'test-drive',
  location: 'a',
  placeName: 'A Dealer',
  address: '1 City Road',
  timeZone: 'Australia/Melbourne',
  fromMs,
  toMs: fromMs + 1_800_000,
  state: 'booked',
  sequence: 0,
};
const day = { date: '2026-11-24', label: 'Tuesday 24 November', from: 600, to: 660, step: 30, taken: [] };
const page = (overrides: Partial<Parameters<typeof ReceiptBooking>[0]> = {}) =>
  renderToStaticMarkup(
    <ReceiptBooking
      booking={booking}
      free={{ id: 'a', name: 'A Dealer', days: [day] }}
      token="abc"
      now={fromMs - 86_400_000}
      withdrawn={false}
      prompt={noPrompt}
      {...overrides}
    />,
  );

describe('a booking on the shopper’s page', () => {
  it('[FORM-07] shows its time zone, and requires a confirmation before it is cancelled', () => {
    expect(page()).toContain('Monday 23 November, 10:30 am AEDT');
    expect(page()).toMatch(/<details id="cancel-booking"><summary[^>]*>Cancel my booking/);
    expect(page()).toMatch(/href="#another-time"[^>]*>Choose another time[\s\S]*Yes, cancel it/);
  });

  it('[FORM-07] has the question open for a shopper who came to cancel it, and offers no time where none is free', () => {
    expect(page({ prompt: { ...noPrompt, cancel: true } })).toContain('<details id="cancel-booking" open="">');
    expect(page({ free: null })).not.toContain('#another-time');
    expect(page({ free: null })).toContain('Yes, cancel it');
  });

  it('[FORM-07] shows that it is on its way to another time', () => {
    expect(page()).toMatch(/name="kind" value="moved"[\s\S]*Move my booking<[\s\S]*Moving your booking…/);
  });

  it('[FORM-07] cannot be cancelled once it has begun', () => {
    expect(page({ now: fromMs })).not.toContain('Cancel my booking');
  });

  it('[FORM-07] requires a confirmation before it moves onto a day with another booking for the car, where the time is free', () => {
    const held = page({ prompt: { ...noPrompt, held: '2026-11-24T10:30' } });
    expect(held).toMatch(/role="alert"[\s\S]*You already have another booking for this car on Tuesday 24 November/);
    expect(held).toMatch(
      /name="slot" value="2026-11-24T10:30"[\s\S]*name="again" value="yes"[\s\S]*Yes, move it there/,
    );
    for (const slot of ['2026-11-24T10:45', '<b>', ''])
      expect(page({ prompt: { ...noPrompt, held: slot } }), slot).not.toContain('Yes, move it there');
  });

  it('[FORM-07] requires a confirmation before its enquiry is withdrawn, and shows what is cancelled then', () => {
    const requested = (open: boolean) =>
      renderToStaticMarkup(<ReceiptWithdraw action="/api/enquiry/abc" booking={booking} open={open} />);
    expect(requested(false)).toMatch(/<details id="withdraw"><summary[^>]*>Withdraw my enquiry/);
    expect(requested(true)).toContain('<details id="withdraw" open="">');
    expect(requested(true)).toContain('This also cancels your test drive on Monday 23 November, 10:30 am AEDT.');
    expect(requested(true)).toMatch(/name="cancels" value="yes"[\s\S]*Yes, withdraw it and cancel the test drive/);
  });
});
