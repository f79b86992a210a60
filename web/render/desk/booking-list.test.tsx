import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { place } from '@/domain/leads/site.fixture.ts';
import type { BookingList } from '@/web/records/booking-desk.ts';
import { BookingsOfDays } from './booking-list.tsx';

/** Tuesday 24 November 2026, 9 am in Melbourne. */
const now = Date.UTC(2026, 10, 23, 22);
const hour = 3_600_000;
const taken = (lead: string, location: string, fromMs: number) =>
  ({
    lead,
    name: lead,
    lastName: 'Nguyen',
    phone: '0491 570 006',
    vehicle: null,
    booking: {
      kind: 'test-drive',
      location,
      placeName: location,
      address: '',
      timeZone: 'Australia/Melbourne',
      fromMs,
      toMs: fromMs + hour,
      state: 'booked',
      sequence: 0,
    },
  }) as BookingList['taken'][number];
const list = [
  taken('Alex', 'north', now + hour),
  taken('Mei', 'south', now + 2 * hour),
  taken('Jo', 'north', now + 26 * hour),
];
const site = { locations: ['north', 'south'].map((id) => ({ ...place(id), id, name: id })) };
const html = (location: string) =>
  renderToStaticMarkup(<BookingsOfDays site={site} taken={list} location={location} now={now} />);

describe('the bookings of the desk', () => {
  it('[FORM-07] are under their days, by the clock of the place', () => {
    const text = html('')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    expect(text).toMatch(
      /Today, Tuesday 24 November \(2\) 10:00 am to 11:00 am .*Alex.*11:00 am .*Mei.*Tomorrow, Wednesday 25 November \(1\).*Jo/,
    );
    expect(html('')).toContain('href="tel:');
  });

  it('[FORM-07] are those of one location where that is chosen', () => {
    expect(html('south')).toContain('Mei');
    expect(html('south')).not.toContain('Alex');
    expect(html('nowhere')).toContain('Nothing is booked.');
  });

  it('[FORM-07] are counted for each location, and for all', () => {
    const links = [...html('south').matchAll(/<a href="\/desk\/bookings[^"]*"( aria-current="page")?[^>]*>([^<]*)/g)];
    expect(links.map(([, current, text]) => [text, current !== undefined])).toEqual([
      ['All (3)', false],
      ['north (2)', false],
      ['south (1)', true],
    ]);
  });
});
