import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { calculatorSettings } from '@/domain/finance/calculator-settings.ts';
import { place, siteWith } from '@/domain/leads/site.fixture.ts';
import { stepProblems } from '@/domain/purchases/choose-step.ts';
import { purchaseSteps } from '@/domain/purchases/purchase-choices.ts';
import { purchaseLoan } from '@/domain/purchases/purchase-loan.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { purchaseSums } from '@/domain/purchases/purchase-sums.ts';
import { buyWithFigures } from '@/domain/stock/vehicle-page/buying.ts';
import { pageVehicle } from '@/domain/stock/vehicle-page/vehicle.fixture.ts';
import { leadLines } from '@/web/purchases/purchase-lines.ts';
import { testCar, testHold } from '@/web/purchases/purchases.fixture.ts';
import type { PurchaseView } from '@/web/purchases/view-purchase.ts';
import type { Purchase } from '@/web/records/purchases.ts';
import { figuresOf } from './carried-figures.ts';
import { PurchaseHub } from './purchase-hub.tsx';
import { PurchaseGonePage, PurchaseStepPage } from './purchase-page.tsx';
import type { PurchaseProps } from './purchase-props.ts';

const carried = {
  ...{ priceCents: 65_000_00, depositCents: 8_000_50, finalPaymentCents: 10_000_00, termYears: 4 },
  frequency: 'monthly',
} as const;
const now = Date.UTC(2026, 10, 25, 6, 30);
const at = new Date(now);
const site = siteWith({ features: { checkout: true, onlinePurchase: true }, options: { holdHours: 48 } });
const vehicle = pageVehicle({});
const mats = { id: 'mats', name: 'Floor mats', text: 'A set of four', cents: 295_00 };
const purchase: Purchase = {
  ...{ id: 'p', site: 'a-dealer', seller: 'a-dealer', vehicle: 'v1', car: testCar(), browser: 'b', account: null },
  ...{ choices: {}, priceCents: 66_990_00, lead: null, sentAt: null, createdAt: at, changedAt: at },
  ...{ helper: '', helperId: '', helperSince: null, helpedAt: null, note: '', proposals: {} },
};
const sums = purchaseSums({
  ...{ priceCents: 66_990_00, priceType: 'drive_away_price', extras: [mats], handover: null, tradeIn: null },
  depositCents: 0,
});
const view = (more: Partial<PurchaseView> = {}): PurchaseView => ({
  ...{ purchase: null, vehicle, dealership: { site, place: place('Southbank') }, timeZone: 'Australia/Melbourne' },
  ...{ choices: {}, offered: [mats], extras: [], extrasGone: 0, tradeIn: null, tradeInGone: false },
  ...{ finance: null, financeSettings: null, handover: null, places: [], hold: null, priceBeforeCents: null, sums },
  ...more,
});
const props = (more: Partial<PurchaseProps> = {}): PurchaseProps => ({
  ...{ view: view(), proposed: null, site, taken: null, depositCents: 200_00, signedIn: false, problem: '', now },
  ...more,
});
const markup = (element: React.ReactElement): string => renderToStaticMarkup(element).replaceAll('&#x27;', "'");
const copy = (element: React.ReactElement): string =>
  markup(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');
const hub = (more: Partial<PurchaseView> = {}, rest: Partial<PurchaseProps> = {}) =>
  copy(<PurchaseHub {...props({ view: view(more), ...rest })} />);

describe('[CHK-05] [NAV-08] all steps of a purchase', () => {
  it('are optional, in any order, by plain links, with the sums and what a deposit does', () => {
    const text = hub();
    expect(text).toContain('Every step is optional.');
    expect(text).toContain('0 of 5 filled in');
    expect(text).toContain('A deposit holds the car, it does not buy it. $200 is authorised on your card, not charged');
    expect(text).toContain('Nothing on this page is a contract of sale.');
    const links = markup(<PurchaseHub {...props()} />);
    for (const step of purchaseSteps) expect(links).toContain(`car_id=v1&amp;step=${step}"`);
    expect(links).not.toMatch(/disabled|aria-disabled/);
    expect(hub({}, { depositCents: 0 })).not.toMatch(/\$200|authorised/);
  });

  it('what is filled in counts, with what was chosen', () => {
    const choices = { payment: { way: 'cash' }, extras: { ids: ['mats'] } } as const;
    const text = hub({ choices: { ...choices, extras: { ids: ['mats'] } }, extras: [mats], purchase });
    expect(text).toContain('2 of 5 filled in');
    expect(text).toMatch(/Extras , done Floor mats .*\$295/);
    expect(text).toContain('kept in this browser for 90 days');
    expect(hub({ purchase }, { signedIn: true })).toContain('Your steps are in your garage');
  });

  it('a changed price is shown before anything is sent or reserved', () => {
    const text = hub({ purchase, priceBeforeCents: 65_990_00 });
    expect(text).toContain('You saw $65,990; it is $66,990 now.');
    expect(text).not.toContain('Reserve with $200');
    expect(text).not.toContain('Send these steps');
  });

  it('another’s hold, a gone time, an ended estimate and a withdrawn extra are each shown with the way on', () => {
    const taken = hub({ purchase }, { taken: { until: at } });
    expect(taken).toMatch(
      /Someone else is holding this Ranger Their hold ends Wed 25 Nov, 5:30 pm\. .*nothing was charged/,
    );
    expect(taken).not.toContain('Reserve with');
    expect(hub({ tradeInGone: true })).toContain('Your trade-in estimate has ended Nothing is taken off for it now.');
    const handover = { way: 'pick-up', placeName: 'Southbank', slot: '2026-12-03T10:30', gone: true } as const;
    expect(hub({ handover })).toContain('The pick-up time that you chose has gone');
    expect(hub({ extrasGone: 1 })).toContain('An extra is no longer offered It is not in the sums any more.');
    expect(hub({ extrasGone: 2 })).toContain('Some extras are no longer offered');
  });

  it('an own hold leads to the reservation, and is not offered again', () => {
    const text = hub({ purchase, hold: testHold(at) });
    expect(text).toContain('This car is held for you Nobody else can reserve it until Fri 27 Nov, 5:30 pm.');
    expect(text).not.toContain('Reserve with');
    expect(text).toContain('Send these steps to A Dealer');
  });

  it('what was sent is read, not changed, and can be begun again', () => {
    const sent = { ...purchase, sentAt: at };
    expect(hub({ purchase: sent })).toContain('Sent to A Dealer You sent these steps on Wed 25 Nov, 5:30 pm.');
    expect(markup(<PurchaseHub {...props({ view: view({ purchase: sent }) })} />)).not.toContain('step=extras"');
  });

  it('the law of the state is shown with its days, amount and last day; none where there is none', () => {
    expect(hub()).toMatch(/Cooling-off in Victoria .*3 clear business days .*may keep \$669\.90 at most .*last day is/);
    const west = { site: { ...site, state: 'wa' }, place: place('Perth', { state: 'wa' }) };
    expect(hub({ dealership: west })).not.toContain('Cooling-off');
  });
});

describe('[CHK-05] a purchase with which staff help', () => {
  const helped = { ...purchase, helper: 'Jane', helperId: 'jane-1', helpedAt: new Date(now), note: 'A camera fits.' };
  const line = { step: 'extras', title: 'Extras', done: true, text: 'Dash camera', value: '$690' } as const;
  const proposed = { left: '$67,680', lines: [{ ...line, proposal: 'p-1', by: 'Jane' }] };

  it('names who helps and what they wrote; after the hand-back only what they wrote', () => {
    expect(hub({ purchase: helped })).toMatch(
      /Jane from A Dealer is helping with your purchase “A camera fits\.” .*They cannot pay, reserve, send or sign/,
    );
    const back = hub({ purchase: { ...helped, helper: '', helperId: '', helpedAt: null } });
    expect(back).toContain('From A Dealer “A camera fits.”');
    expect(back).not.toContain('is helping');
    expect(hub({ purchase })).not.toMatch(/is helping|From A Dealer/);
    expect(hub({ purchase: { ...helped, sentAt: at } })).not.toContain('is helping');
  });

  it('shows nothing of the helper 24 hours after the last thing that they did', () => {
    const ended = hub({ purchase: { ...helped, helpedAt: new Date(now - 24 * 3_600_000) } }, { proposed });
    expect(ended).not.toMatch(/is helping|They cannot pay/);
    expect(ended).toContain('From A Dealer “A camera fits.”');
    expect(ended).toContain('Jane filled in a step for you');
  });

  it.each(['', 'jane@a.example'])('names the dealership where the helper’s name is “%s”', (helper) => {
    const text = hub({ purchase: { ...helped, helper } });
    expect(text).toContain('Someone at A Dealer is helping with your purchase');
    expect(text).not.toContain('jane@');
  });

  it('marks each step that they filled in until the shopper agrees or takes it out; nothing is sent before', () => {
    const text = hub({ purchase: helped }, { proposed });
    expect(text).toContain('Jane filled in a step for you Changed by the dealer.');
    expect(text).toMatch(
      /Extras Dash camera, \$690 Left to pay as it stands .*Left to pay if you agree \$67,680 Agree : Extras Take it out/,
    );
    expect(text).toContain('Changed by the dealer: Dash camera, $690. It counts once you agree.');
    expect(text).not.toContain('Send these steps');
    expect(text).toContain(
      'To send these steps, first agree above to what A Dealer filled in for you, or take it out.',
    );
    const page = markup(<PurchaseHub {...props({ view: view({ purchase: helped }), proposed })} />);
    for (const action of ['agree', 'decline']) expect(page).toContain(`name="action" value="${action}"`);
    expect(page.match(/name="proposal" value="p-1"/g)).toHaveLength(2);
  });

  it('the step’s own form names it, and settles it with another choice', () => {
    const own = props({ view: view({ purchase: helped }), proposed });
    const page = (step: 'extras' | 'handover') =>
      markup(<PurchaseStepPage {...own} step={step} accepted={null} figures={{}} />);
    expect(page('extras')).toContain('name="proposal" value="p-1"');
    expect(page('extras')).toContain('What you save here counts instead.');
    expect(page('handover')).not.toContain('name="proposal"');
  });

  it('shows who sees the steps, and whether with the name', () => {
    const seen = (more: Partial<Purchase>, signedIn = false) =>
      hub({ purchase: { ...purchase, ...more } }, { signedIn });
    expect(seen({})).toContain('The staff of A Dealer can see these steps and can help you with them.');
    expect(seen({}, true)).toContain('can see these steps, with your name and number, and can help you');
    expect(seen({ site: 'group' }, true)).toContain('can see these steps and can help you');
  });
});

describe('[CHK-05] one step', () => {
  const step = (name: (typeof purchaseSteps)[number], rest: Partial<PurchaseProps> = {}) => (
    <PurchaseStepPage {...props(rest)} step={name} accepted={null} figures={{}} />
  );

  it.each(purchaseSteps)('%s is a form that posts to the server, and needs no script', (name) => {
    const page = markup(step(name));
    expect(page).toMatch(
      /<form[^>]*action="\/api\/purchase"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/api\/purchase"/,
    );
    expect(page).toContain(`name="step" value="${name}"`);
    expect(page).toContain('name="car" value="v1"');
  });

  it('shows at its head what could not be done, and nothing for a code of no problem', () => {
    for (const [problem, sentence] of Object.entries(stepProblems))
      expect(copy(step('payment', { problem }))).toContain(sentence);
    expect(copy(step('payment', { problem: 'often' }))).toContain('tried very often');
    for (const problem of ['nonsense', 'constructor', 'toString', '__proto__'])
      expect(markup(step('payment', { problem }))).not.toContain('role="alert"');
  });

  it('[NAV-08] finance begins with what a calculator carried, before what is stored; it is stored once it is saved', () => {
    const finance = { provider: 'A lender', interestRatePercent: 8.5, termYears: 5 };
    const financeSettings = calculatorSettings(siteWith({ finance }), 66_990_00);
    const stored = {
      way: 'finance',
      termYears: 3,
      ownCents: 1_000_00,
      finalPaymentCents: 0,
      frequency: 'weekly',
    } as const;
    const { search } = new URL(buyWithFigures('v1', { ...carried, ratePercent: 8.5 }), 'http://a.example');
    const shown = (choices: PurchaseView['choices'], query: string) => {
      const own = props({ view: view({ financeSettings, choices }) });
      return markup(
        <PurchaseStepPage {...own} step="payment" accepted={null} figures={figuresOf(new URLSearchParams(query))} />,
      );
    };
    for (const choices of [{}, { payment: stored }, { payment: { way: 'cash' } as const }]) {
      const page = shown(choices, search);
      for (const [id, value] of [
        ['own', '8000.5'],
        ['final', '10000'],
        ['term', '4'],
      ])
        expect(page).toMatch(new RegExp(`<input(?=[^>]*id="${id}")(?=[^>]*value="${value}")`));
      expect(page).toMatch(/<option value="monthly" selected="">/);
      expect(page).toMatch(/<input(?=[^>]*value="finance")(?=[^>]*checked="")/);
      expect(page).not.toMatch(/<input(?=[^>]*value="cash")(?=[^>]*checked="")/);
      expect(page).toContain('which may differ from what you set in the calculator');
    }
    expect(shown({}, '')).not.toContain('in the calculator');
    for (const odd of ['?deposit=call.us', '?term=x', '?frequency=yearly', '?final_payment=-5'])
      expect(figuresOf(new URLSearchParams(odd)), odd).toEqual({});
    expect(shown({ payment: stored }, '')).toMatch(/<input(?=[^>]*id="own")(?=[^>]*value="1000")/);
    expect(shown({}, '?deposit=<b>&term=')).toMatch(/<input(?=[^>]*value="cash")(?=[^>]*checked="")/);
  });

  const finance = { provider: 'A lender', interestRatePercent: 8.5, termYears: 5 };
  const financeSettings = calculatorSettings(siteWith({ finance }), 66_990_00) ?? expect.fail();
  const withFinance = (ownCents: number, finalPaymentCents: number) => {
    const payment = { way: 'finance', termYears: 5, ownCents, finalPaymentCents, frequency: 'weekly' } as const;
    const loan = purchaseLoan(financeSettings, payment, sums);
    return { financeSettings, choices: { payment }, finance: loan };
  };

  it('[PLUS-01] [PLUS-08] the final payment and the own money are stated wherever the repayment is', () => {
    const parts = /plus a final payment of \$2,99\d\.\d\d \(\$3,000 less rounding\), after \$2,000 of own money/g;
    const with_ = props({ view: view(withFinance(2_000_00, 3_000_00)) });
    // In the steps, beside the figure, and beside the sums.
    expect(copy(<PurchaseHub {...with_} />).match(parts)).toHaveLength(3);
    expect(copy(<PurchaseStepPage {...with_} step="payment" accepted={null} figures={{}} />).match(parts)).toHaveLength(
      2,
    );
    const lines = leadLines(with_.view);
    expect(lines.find(({ label }) => label === 'Finance or cash')?.text).toMatch(parts);
    expect(lines.find(({ label }) => label === 'Would borrow')?.text).toMatch(parts);
  });

  it('nothing left to finance is stated in place of a repayment, and is not done', () => {
    const text = hub(withFinance(67_285_00, 0));
    expect(text).toMatch(/Finance or cash Nothing is left to finance/);
    expect(text).not.toMatch(/Finance or cash , done|Enquire for Finance/);
    expect(leadLines(view(withFinance(67_285_00, 0))).map(({ label }) => label)).not.toContain('Would borrow');
  });

  it('an amount that was refused is shown with its maximum, and all that was typed is still in the form', () => {
    const path = new URL(
      purchasePath('v1', { step: 'payment', problem: 'final', typed: { own: '2,000', final: '99,999', term: '4' } }),
      'http://a.example',
    );
    const own = props({ view: view({ financeSettings }), problem: 'final' });
    const figures = figuresOf(path.searchParams);
    const element = <PurchaseStepPage {...own} step="payment" accepted={null} figures={figures} />;
    expect(copy(element)).toContain('The most is $65,285 after $2,000 of your own money.');
    expect(copy(element)).not.toContain('in the calculator');
    for (const [id, value] of [
      ['own', '2,000'],
      ['final', '99,999'],
      ['term', '4'],
    ])
      expect(markup(element)).toMatch(new RegExp(`<input(?=[^>]*id="${id}")(?=[^>]*value="${value}")`));
    expect(markup(element)).toMatch(/<input(?=[^>]*id="final")(?=[^>]*aria-invalid="true")/);
    expect(markup(element)).toMatch(/<input(?=[^>]*value="finance")(?=[^>]*checked="")/);
  });

  it('finance is offered only where the car has it', () => {
    expect(copy(step('payment'))).not.toContain('Finance by');
    expect(copy(step('payment'))).toContain('Cash or own bank');
  });
});

it('[CHK-05] a purchase whose car is sold states that, and that nothing was charged', () => {
  const text = copy(<PurchaseGonePage purchase={purchase} similar="/search/ford" />);
  expect(text).toContain('This Ranger can no longer be bought online');
  expect(text).toContain('has been sold or taken off sale. Nothing of yours was charged for these steps.');
});
