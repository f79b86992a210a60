import type { HoldCar, HoldDealer, HoldRecord } from '@/domain/purchases/hold-record.ts';
import type { Mail } from '@/web/integrations/mail/port.ts';
import type { Checkout, Payment, Payments } from '@/web/integrations/payments/port.ts';
import type { Records } from '@/web/records/database.ts';
import type { HoldJob } from '@/web/records/hold-outbox.ts';
import type { NewHold, ReservedState } from '@/web/records/holds.ts';
import type { PurchaseServices } from './purchase-services.ts';
import { stateCar } from './state-car.ts';
import { tendHold } from './tend-hold.ts';

/**
 * A provider with nothing behind it, for the order of things; Stripe's own responses are covered by
 * the sandbox and its contract tests.
 */
class TestPayments
  implements
    Pick<
      Payments,
      'openCheckout' | 'readCheckout' | 'expireCheckout' | 'release' | 'capture' | 'refund' | 'readPayment'
    >
{
  readonly checkouts = new Map<string, Checkout>();
  readonly calls: string[] = [];
  /** The next call of a function fails so. */
  readonly failing = new Map<string, Error>();
  readonly #refunds = new Map<string, { cents: number; moved: boolean }>();

  async openCheckout({ holdId, amountCents }: Parameters<Payments['openCheckout']>[0]) {
    this.#call('open');
    const id = `cs_${holdId}`;
    const existing = this.checkouts.get(id);
    if (!existing) this.checkouts.set(id, { id, account: 'acct_1', state: 'open', holdId, amountCents, payment: null });
    return { id, url: `https://pay.example/${id}`, account: 'acct_1' };
  }

  async readCheckout(id: string) {
    this.#call('read');
    return structuredClone(this.checkouts.get(id) ?? null);
  }

  async expireCheckout(id: string) {
    this.#call('expire');
    const checkout = this.#checkout(id);
    if (checkout.state === 'complete') return 'complete' as const;
    checkout.state = 'expired';
    return 'expired' as const;
  }

  async readPayment(id: string) {
    return structuredClone(this.#payment(id));
  }

  async release({ id }: Pick<Payment, 'id'>) {
    this.#call('release');
    const payment = this.#payment(id);
    if (payment.state === 'authorised') payment.state = 'cancelled';
    if (payment.state === 'captured') Object.assign(payment, { state: 'refunded', refundedCents: payment.amountCents });
    return structuredClone(payment);
  }

  async capture({ id }: Pick<Payment, 'id'>) {
    this.#call('capture');
    const payment = this.#payment(id);
    if (payment.state === 'authorised')
      Object.assign(payment, { state: 'captured', capturedCents: payment.amountCents });
    return structuredClone(payment);
  }

  /** As the provider does: a key belongs to one amount, and moves money once. */
  async refund({ id }: Pick<Payment, 'id'>, cents: number, key: string) {
    const before = this.#refunds.get(key) ?? { cents, moved: false };
    if (before.cents !== cents) throw new Error('This key was used with another amount.');
    this.#refunds.set(key, before);
    this.#call('refund');
    const payment = this.#payment(id);
    if (!before.moved) payment.refundedCents += cents;
    before.moved = true;
    payment.state = payment.refundedCents < payment.capturedCents ? 'partly-refunded' : 'refunded';
    return structuredClone(payment);
  }

  /** The bank gives back what was refunded. */
  failRefund(id: string | null): void {
    const payment = this.#payment(id ?? '');
    Object.assign(payment, { state: 'captured', refundedCents: 0, failedRefunds: payment.failedRefunds + 1 });
  }

  /** The shopper pays on the provider's page; false where that is closed. */
  pay(checkoutId: string | null, state: Payment['state'] = 'authorised', amountCents?: number): boolean {
    const checkout = this.#checkout(checkoutId ?? '');
    if (checkout.state !== 'open') return false;
    checkout.payment = {
      id: `pi_${checkout.holdId}`,
      account: checkout.account,
      state,
      amountCents: amountCents ?? checkout.amountCents,
      capturedCents: state === 'captured' ? checkout.amountCents : 0,
      refundedCents: 0,
      failedRefunds: 0,
      captureBefore: state === 'authorised' ? new Date(Date.now() + 7 * 86_400_000) : null,
      method: 'visa 4242',
    };
    if (state !== 'unfinished') checkout.state = 'complete';
    return true;
  }

  #checkout(id: string): Checkout {
    const checkout = this.checkouts.get(id);
    if (!checkout) throw new Error(`There is no checkout ${id}.`);
    return checkout;
  }

  #payment(id: string): Payment {
    const payment = [...this.checkouts.values()].find((one) => one.payment?.id === id)?.payment;
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  }

  #call(name: string): void {
    this.calls.push(name);
    const failure = this.failing.get(name);
    if (!failure) return;
    this.failing.delete(name);
    throw failure;
  }
}

/** Services whose jobs wait in a list until `work` runs what is due. */
export function testPurchases(records: Pick<Records, 'database'>) {
  const payments = new TestPayments();
  const jobs: HoldJob[] = [];
  const index = new Map<string, ReservedState>();
  const purged: string[][] = [];
  const texts: { id: string; to: string; text: string }[] = [];
  const mails: Mail[] = [];
  const services: PurchaseServices = {
    records,
    payments: payments as unknown as Payments,
    queue: { enqueue: async (_transaction, more) => void jobs.push(...more) },
    index: async (vehicle, state) => {
      index.set(vehicle, state);
      return { sites: ['a', 'group'], changed: true };
    },
    invalidation: { publish: async (tags) => void purged.push(tags) },
    mail: { send: async (mail) => void mails.push(mail) },
    sms: { send: async (text) => void texts.push(text) },
    key: Buffer.alloc(32, 7),
    drawPaper: async (paper) => Buffer.from(`%PDF ${paper.number}`),
    limit: { take: async () => true },
    mails: { take: async () => true },
  };
  async function work(): Promise<void> {
    for (let round = 0; round < 20 && jobs.length > 0; round += 1) {
      const [job] = jobs.splice(0, 1);
      if (job?.kind === 'hold' && !job.at) await tendHold(services, job.id);
      if (job?.kind === 'car' && !job.at) await stateCar(services, job.id, 'always');
    }
  }
  return { services, payments, jobs, index, purged, texts, mails, work };
}

export const testCar = (more: Partial<HoldCar> = {}): HoldCar => ({
  title: '2024 Ford Ranger',
  line: 'Wildtrak',
  make: 'Ford',
  model: 'Ranger',
  slug: '2024-ford-ranger',
  stockNumber: 'SB4812',
  vin: 'MNAUMFF50RW481200',
  odometerKm: 14_820,
  priceCents: 66_990_00,
  priceType: 'drive_away_price',
  image: '',
  ...more,
});

export const testDealer: HoldDealer = {
  name: 'Southbank Ford',
  phone: '0390994410',
  email: 'sales@southbank.example',
  licence: 'LMCT 10984',
  place: 'Southbank Ford',
  address: '210 City Road, Southbank VIC 3006',
  timeZone: 'Australia/Melbourne',
  origin: 'https://southbank.example',
};

/** A car that is held, as its pages and papers read it. */
export const testHold = (at: Date, more: Partial<HoldRecord> = {}): HoldRecord => ({
  id: 'h',
  site: 'a',
  seller: 'a',
  token: 't',
  vehicle: 'car-1',
  car: testCar(),
  dealer: testDealer,
  name: 'Nora Castellan',
  email: '',
  phone: '+61491570110',
  state: 'held',
  money: 'authorised',
  depositCents: 200_00,
  retainedCents: 0,
  sale: null,
  hours: 48,
  receipt: 318,
  checkout: 'cs',
  checkoutUrl: 'https://pay.example/1',
  account: '',
  payment: 'pi',
  method: 'visa 4242',
  endsAt: new Date(at.getTime() + 48 * 3_600_000),
  captureBefore: null,
  createdAt: at,
  heldAt: at,
  closedAt: null,
  ...more,
});

export const newHold = (vehicle: string, phone: string, more: Partial<NewHold> = {}): NewHold => ({
  site: 'a',
  seller: 'a',
  vehicle,
  car: testCar(),
  dealer: testDealer,
  name: 'Nora Castellan',
  email: 'nora@example.com',
  phone,
  depositCents: 200_00,
  hours: 48,
  ...more,
});
