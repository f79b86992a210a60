import { describe, expect, it } from 'vitest';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { type AlertSender, alertMail, alertText } from './alert-message.ts';
import { alertNews, type PendingAlert } from './alert-news.ts';

const card = (id: string, overrides: Partial<StockCard> = {}): StockCard =>
  ({
    id,
    slug: `slug-${id}`,
    name: '2021 Ford Ranger',
    badge: 'XLT',
    series: '',
    status: 'in_stock',
    reserved: false,
    priceCents: 40_490_00,
    priceType: 'drive_away_price',
    images: [{ source: 'demo', path: 'cars/a.jpg', rev: 'v1', alt: '' }],
    ...overrides,
  }) as StockCard;

const pending = (kind: PendingAlert['kind'], car: string, overrides: Partial<PendingAlert> = {}): PendingAlert => ({
  id: `${kind}-${car}`,
  kind,
  car,
  search: '',
  fromCents: 41_990_00,
  priceType: 'drive_away_price',
  name: '2021 Ford Ranger',
  ...overrides,
});

const sender: AlertSender = {
  name: 'Smith & Sons <Ford>',
  identity: ['1 High Street, Southbank 3006', '(03) 9099 4410'],
  origin: 'https://ford.example',
  garage: { path: '/my-garage', title: 'My garage' },
  stopPath: '/alerts/token',
  look: { brand: '#0a2a5e', onBrand: '#ffffff', ink: '#111111', ink2: '#555555', line: '#dddddd' },
};

describe('[PLUS-21] what a pending alert contains when it is sent', () => {
  it('is the price now beside the price before, with what it holds', () => {
    expect(alertNews([pending('price', 'a')], [card('a')])).toMatchObject([
      { text: 'Now $40,490, was $41,990', note: 'Drive away, no more to pay', car: { path: '/cars/slug-a' } },
    ]);
  });

  it.each([
    ['the price went up again', 'price', { priceCents: 41_990_00 }],
    ['there is no price any more', 'price', { priceCents: 0 }],
    ['the price holds something else', 'price', { priceType: 'excluding_government_charges_price' }],
    ['the car was sold meanwhile', 'price', { status: 'sold' }],
    ['it is for sale again', 'sold', {}],
    ['it was reserved again', 'back', { reserved: true }],
    ['the new car is sold', 'search', { status: 'sold' }],
  ] as const)('is nothing where %s', (_why, kind, overrides) => {
    expect(alertNews([pending(kind, 'a')], [card('a', overrides)])).toEqual([]);
  });

  it('names a car once, and one that is no longer listed by the name it had', () => {
    expect(alertNews([pending('search', 'a', { search: 'Utes' }), pending('price', 'a')], [card('a')])).toHaveLength(1);
    expect(alertNews([pending('sold', 'b')], [])).toMatchObject([
      { text: 'No longer listed', car: { name: '2021 Ford Ranger', path: '' } },
    ]);
  });
});

describe('[PLUS-21] the message', () => {
  const news = alertNews(
    [pending('price', 'a'), pending('sold', 'b'), pending('search', 'c', { search: '<b>Utes' })],
    [card('a'), card('b', { status: 'sold' }), card('c')],
  );

  it('has the sender, every change, and a way out in its text and its HTML', () => {
    const { subject, text, html } = alertMail(news, sender);
    expect(subject).toBe('1 price drop, 1 saved car no longer available and 1 new car at Smith & Sons <Ford>');
    for (const part of ['Now $40,490, was $41,990', 'Drive away, no more to pay', 'Sold', 'New in “<b>Utes”'])
      expect(text).toContain(part);
    expect(text).toContain('Stop all alerts: https://ford.example/alerts/token');
    expect(text).toContain('1 High Street, Southbank 3006');
    expect(html).toContain('href="https://ford.example/alerts/token"');
    expect(html).toContain('src="https://ford.example/image/demo/480/v1/cars/a.jpg.jpg"');
    expect(html).toContain('#0a2a5e');
    expect(html).not.toMatch(/<b>Utes|<Ford>/);
  });

  it('by text names the sender first, two changes, and the way out', () => {
    expect(alertText(news, sender).split('\n')).toEqual([
      'Smith & Sons <Ford>: 1 price drop, 1 saved car no longer available and 1 new car.',
      '2021 Ford Ranger: Now $40,490, was $41,990 (drive away, no more to pay).',
      '2021 Ford Ranger: Sold.',
      'And 1 more.',
      'https://ford.example/my-garage',
      'Stop alerts: https://ford.example/alerts/token',
    ]);
  });
});
