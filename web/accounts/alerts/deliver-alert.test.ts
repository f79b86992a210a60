import { describe, expect, it, vi } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import { deliverAlerts } from './deliver-alert.ts';

const messages = vi.hoisted(() => ({
  findMessage: vi.fn(),
  settleMessage: vi.fn(),
  dropMessage: vi.fn(),
  failMessage: vi.fn(),
}));
vi.mock('@/web/records/alert-messages.ts', () => messages);

const message = {
  id: 'm',
  site: 'a',
  state: 'waiting',
  phone: '+61491570156',
  email: '',
  token: 't',
  consent: { kinds: ['price'], channel: 'sms', terms: '', origin: 'https://a.example' },
  pending: [
    { id: 'x', kind: 'price', car: 'c', search: '', fromCents: 3_000_000, priceType: 'drive_away_price', name: 'c' },
  ],
};
const car = {
  id: 'c',
  slug: 'c',
  name: 'c',
  status: 'in_stock',
  priceCents: 2_900_000,
  priceType: 'drive_away_price',
  images: [],
};

describe('[PLUS-21] a message that went out', () => {
  it('goes out once where the database gives way while its outcome is stored', async () => {
    messages.findMessage.mockResolvedValue(message);
    messages.settleMessage.mockRejectedValueOnce(new Error('timeout')).mockRejectedValueOnce(new Error('timeout'));
    const send = vi.fn(async () => undefined);
    const parts = {
      records: { database: {} },
      mail: { send: vi.fn() },
      sms: { send },
      siteOf: async () => ({ ...siteWith(), slug: 'a' }),
      stock: { cards: async () => [car] },
      now: () => Date.parse('2026-11-26T01:00:00Z'),
    };
    await deliverAlerts(parts as unknown as Parameters<typeof deliverAlerts>[0])('m', { isLast: false });
    expect(messages.dropMessage).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledTimes(1);
    expect(messages.settleMessage).toHaveBeenCalledTimes(3);
    expect(messages.failMessage).not.toHaveBeenCalled();
  });
});
