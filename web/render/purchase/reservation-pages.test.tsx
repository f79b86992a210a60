import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { siteWith } from '@/domain/leads/site.fixture.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { testCar, testDealer, testHold } from '@/web/purchases/purchases.fixture.ts';
import type { HoldHistory } from '@/web/records/holds.ts';
import { CheckoutPage } from './checkout-page.tsx';
import type { CheckoutProps } from './checkout-parts.tsx';
import { LinePage } from './line-page.tsx';
import { ReservationPage } from './reservation-page.tsx';
import type { ReservationProps } from './reservation-props.ts';
import { TakenView } from './taken-view.tsx';

const now = Date.UTC(2026, 10, 25, 6, 30);
const ends = new Date(now + 48 * 3_600_000);
const plainCopy = (element: React.ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[\s\u00a0]+/g, ' ');

const form = {
  name: 'Nora Castellan',
  email: '',
  phone: '0491 570 110',
  problem: '',
  field: 'none',
  againAt: 0,
} as const;
const checkout: CheckoutProps = {
  ...{ path: '/cars/a/checkout', car: testCar(), dealer: testDealer, mode: 'reserve', step: 'review', form, now },
  ...{
    isNextInLine: false,
    depositCents: 200_00,
    hours: 48,
    challenge: null,
    phone: '+61491570110',
    problemKey: '',
    inbox: null,
  },
  visit: 'Thu 26 Nov, 8:30 am to 5:30 pm',
};
const page = (more: Partial<CheckoutProps> = {}) => <CheckoutPage {...checkout} {...more} />;

describe('[CHK-01] [CHK-02] the way to a reservation', () => {
  it('states what a deposit does, until when the car is held, and what becomes of the money', () => {
    const text = plainCopy(page());
    expect(text).toContain('Reserve this Ranger');
    expect(text).toContain('A deposit holds the car, it does not buy it. Until Friday 27 November, 5:30 pm');
    expect(text).toContain('Now Authorised on your card, not charged If you buy Comes off the $66,990');
    expect(text).toContain('If you do nothing Released Fri 27 Nov, 5:30 pm');
    expect(text).toContain('This is a reservation, not a contract of sale.');
    expect(text).toContain('To authorise now $200.00');
    expect(text).toContain('Left to pay if you buy $66,790');
    expect(text).toContain('Continue to payment');
  });

  it('without a deposit shows no amount, and no payment', () => {
    const text = plainCopy(page({ depositCents: 0 }));
    expect(text).not.toMatch(/deposit|payment|\$200|\$0|authoris/i);
    expect(text).toContain('A reservation holds the car, it does not buy it.');
    expect(text).toContain('Nothing to pay');
  });

  it('works by forms alone, which name the car and the amounts that were read', () => {
    const markup = renderToStaticMarkup(page());
    expect(markup).toMatch(/<form [^>]*action="\/api\/checkout" method="post"/);
    expect(markup).toContain('<input type="hidden" name="price" value="6699000"/>');
    expect(markup).toContain('<input type="hidden" name="deposit" value="20000"/>');
  });

  it('shows at the field what is wrong with it, and above the step what could not be done', () => {
    const wrong = { ...form, problem: 'Enter your name.', field: 'name' } as const;
    const markup = renderToStaticMarkup(page({ step: 'details', form: wrong }));
    expect(markup).toMatch(/id="name"[^>]*aria-invalid="true"[^>]*aria-describedby="name-problem"/);
    expect(plainCopy(page({ problemKey: 'changed' }))).toContain('The price or the deposit changed');
    expect(plainCopy(page({ problemKey: 'nonsense' }))).not.toContain('could not');
  });

  it('requests the code, shows the ends of the number alone, and states that a demo sends no text', () => {
    const challenge = { phone: '+61491570110', tries: 0, createdAt: new Date(now), expiresAt: new Date(now), cars: [] };
    const text = plainCopy(page({ step: 'mobile', challenge, inbox: 'http://127.0.0.1:1/texts' }));
    expect(text).toContain('We texted a 6-digit code to 0491 ••• 110 .');
    expect(text).toContain('This is a demo site, so no text is sent.');
    const code = /<input[^>]*id="code"[^>]*>/;
    const [cells] = code.exec(renderToStaticMarkup(page({ step: 'mobile', challenge }))) ?? [''];
    expect(cells).toContain('letter-spacing:calc(46px - 1ch)');
    expect(cells).toContain('autoComplete="one-time-code"');
    const wrong = { ...form, problem: 'That code is not right.', field: 'code' } as const;
    const [bad] = code.exec(renderToStaticMarkup(page({ step: 'mobile', challenge, form: wrong }))) ?? [''];
    expect(bad).toContain('var(--bad)');
  });
});

const hold = testHold(new Date(now));
const event = (kind: HoldHistory['kind'], more: Partial<HoldHistory> = {}): HoldHistory => ({
  ...{ id: 1, hold: 'h', at: new Date(now), kind, actor: '', reason: '', message: null },
  ...more,
});
const shown = (more: Partial<HoldRecord>, props: Partial<ReservationProps> = {}) => (
  <ReservationPage
    site={siteWith({})}
    hold={{ ...hold, ...more }}
    events={[]}
    papers={[]}
    page="closed"
    pays={false}
    isCancelling={false}
    failed={false}
    now={now}
    {...props}
  />
);

describe('[CHK-02] [CHK-04] a reservation shows its state, and what happened to the money', () => {
  const pending = { state: 'pending', money: 'open', receipt: null } as const;
  const closed = { closedAt: new Date(now) };
  it.each<[string, React.ReactElement, RegExp]>([
    ['held', shown({}), /It’s held for you, Nora .*R-000318 Authorised on Visa ending 4242, not charged \$200\.00/],
    ['charged', shown({ money: 'charged' }), /Charged to Visa ending 4242, refundable .*the \$200 is refunded/],
    [
      'cancelling',
      shown({}, { isCancelling: true }),
      /Cancel your reservation\? .*Released to Visa ending 4242 \$200\.00 Charged \$0\.00/,
    ],
    ['on the way', shown(pending, { pays: true, page: 'open' }), /Taking you to the payment page/],
    ['left', shown(pending, { page: 'open' }), /Your payment is not finished Nothing was charged\./],
    [
      'declined',
      shown(pending, { page: 'tried' }),
      /The \$200 was not authorised .*Nothing was charged .*Try another card/,
    ],
    ['waiting', shown(pending), /Waiting for your bank/],
    [
      'timed out',
      shown({ state: 'expired', money: 'none', ...closed }, { events: [event('ran-out')] }),
      /The payment page timed out .*Nothing was charged\..*Start again/,
    ],
    [
      'late',
      shown({ state: 'expired', money: 'released', ...closed }, { events: [event('ran-out')] }),
      /Your payment came after the page had closed\. The \$200 was never charged/,
    ],
    [
      'ended',
      shown({ state: 'released', money: 'released', ...closed }, { events: [event('hold-ended')] }),
      /Your hold has ended The \$200 was never charged .*R-000318, closed/,
    ],
    [
      'cancelled',
      shown({ state: 'released', money: 'refunded', ...closed }, { events: [event('shopper-released')] }),
      /cancelled The \$200 has been refunded to Visa ending 4242/,
    ],
    [
      'a refund that came back',
      shown({ state: 'released', money: 'refund-failed', ...closed }, { events: [event('shopper-released')] }),
      /cancelled The refund of \$200 to Visa ending 4242 did not go through\. The dealer still has it, .*The refund to Visa ending 4242 did not go through \$200\.00/,
    ],
    [
      'a deposit that was paid back another way',
      shown(
        { state: 'released', money: 'repaid', ...closed },
        { events: [event('shopper-released'), event('staff-repaid', { reason: 'In cash on Friday.' })] },
      ),
      /The dealer paid you the \$200 another way\. Their words: “In cash on Friday\.”/,
    ],
    [
      'by staff',
      shown(
        { state: 'released', money: 'releasing', ...closed },
        { events: [event('staff-released', { actor: 'Mei Tran', reason: 'Windscreen cracked.' })] },
      ),
      /Southbank Ford released your hold Their reason: “Windscreen cracked\.” The \$200 was never charged .*Released by Mei Tran/,
    ],
    [
      'by staff, in words without a full stop',
      shown(
        { state: 'released', money: 'refunded', ...closed },
        { events: [event('staff-released', { actor: 'Mei Tran', reason: 'Finance was not approved' })] },
      ),
      /Their reason: “Finance was not approved”\. The \$200 has been refunded/,
    ],
    [
      'applied',
      shown({ state: 'applied', money: 'captured', ...closed }, { events: [event('applied')] }),
      /Your deposit goes towards the Ranger The \$200 comes off the price\./,
    ],
    [
      'applied, and refunded at the provider',
      shown({ state: 'applied', money: 'refunded', ...closed }, { events: [event('applied')] }),
      /Your deposit on the Ranger was refunded The \$200 has been refunded to /,
    ],
    [
      'forfeited',
      shown(
        { state: 'released', money: 'forfeited', retainedCents: 200_00, ...closed },
        { events: [event('staff-forfeited', { actor: 'Mei Tran', reason: 'Bought elsewhere.' })] },
      ),
      /Southbank Ford retains your deposit Their reason: “Bought elsewhere\.” The dealer retains the \$200\. Ended by Mei Tran/,
    ],
    [
      'forfeited in part',
      shown(
        { state: 'released', money: 'refunded', retainedCents: 75_50, ...closed },
        { events: [event('staff-forfeited-part', { actor: 'Mei Tran', reason: 'Cooled off.' })] },
      ),
      /retains a part of your deposit .*The \$124\.50 has been refunded to Visa ending 4242\..* The dealer retains the other \$75\.50\./,
    ],
  ])('%s', (_state, view, pattern) => expect(plainCopy(view)).toMatch(pattern));

  it('[PLUS-22] the shopper opens their papers, by plain links of their own reservation', () => {
    const papers = [
      { id: 'p1', kind: 'receipt', number: 318 },
      { id: 'p2', kind: 'invoice', number: 1204 },
    ] as const;
    const markup = renderToStaticMarkup(shown({ state: 'applied', money: 'captured', ...closed }, { papers }));
    expect(markup).toMatch(/href="\/api\/reservation\/t\/papers\/p2"[^>]*>Tax invoice INV-001204 \(PDF\)/);
    const first = renderToStaticMarkup(shown({}, { papers: [papers[0]] }));
    expect(first).toMatch(/href="\/api\/reservation\/t\/papers\/p1"[^>]*>Receipt \(PDF\)/);
  });

  it('[CHK-02] a held car goes into the calendar, by a plain link', () => {
    const calendar = /<a[^>]*href="\/api\/reservation\/t\/calendar"/;
    expect(renderToStaticMarkup(shown({}))).toMatch(calendar);
    expect(renderToStaticMarkup(shown({ state: 'applied', ...closed }))).not.toMatch(calendar);
  });

  it('goes on to the payment page by itself once, and waits for the bank by reloading', () => {
    const refresh = (props: Partial<ReservationProps>) =>
      /<meta[^>]*content="([^"]*)"/.exec(renderToStaticMarkup(shown(pending, props)))?.[1];
    expect(refresh({ pays: true, page: 'open' })).toBe('0;url=https://pay.example/1');
    expect(refresh({ page: 'open' })).toBe(undefined);
    expect(refresh({})).toBe('4');
  });
});

describe('[CHK-03] [PLUS-15] another shopper was first', () => {
  const taken = { car: testCar(), dealer: testDealer, path: '/cars/a/checkout', inLine: 1 };
  it('shows when the other hold ends, that nothing was charged, and offers the next place', () => {
    const text = plainCopy(<TakenView {...taken} until={ends} by="hold" />);
    expect(text).toContain('Someone else is holding this Ranger Nothing was authorised on your card.');
    expect(text).toContain('Their hold ends Fri 27 Nov, 5:30 pm Already in line 1 person Your place 2nd');
    expect(plainCopy(<TakenView {...taken} until={ends} by="payment" />)).toContain(
      'Their payment page closes 5:30 pm',
    );
  });

  it('a place in line states what it gives, and for how long', () => {
    const row = {
      ...{ id: 'w', site: 'a', seller: 'a', token: 't', vehicle: 'car-1', car: testCar(), dealer: testDealer },
      ...{
        name: 'Nora Castellan',
        email: '',
        phone: '+61491570110',
        state: 'waiting' as const,
        joinedAt: new Date(now),
      },
      ...{ offeredAt: null, preferredUntil: null, message: null },
    };
    const line = (more: object) => (
      <LinePage
        row={{ ...row, ...more }}
        place={1}
        holdEnds={ends}
        checkout="/cars/a/checkout"
        failed={false}
        now={now}
      />
    );
    expect(plainCopy(line({}))).toMatch(/You’re next in line .*Their hold ends Fri 27 Nov, 5:30 pm/);
    const offered = { state: 'offered', preferredUntil: new Date(now + 1_800_000) };
    expect(plainCopy(line(offered))).toMatch(/The Ranger is available, Nora .*Kept for you until Wed 25 Nov, 6:00 pm/);
    expect(plainCopy(line({ ...offered, preferredUntil: new Date(now) }))).toContain('Your 30 minutes are over');
    expect(plainCopy(line({ state: 'left' }))).toContain('You left the line');
  });
});
