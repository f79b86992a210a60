import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HoldEvent,
  type HoldStatus,
  holdMoves,
  holdStates,
  type MoneyState,
  moneyStates,
  moved,
  partsOf,
  providerWork,
  reservesCar,
} from './hold-states.ts';
import { balancesOf } from './ledger.fixture.ts';
import { type Transfer, transfersOf } from './ledger.ts';

const events: HoldEvent[] = [
  ...([
    'opened',
    'not-opened',
    'reserved',
    'ran-out',
    'authorised',
    'charged',
    'authorisation-ended',
    'money-released',
  ] as const),
  ...(['money-refunded', 'money-captured', 'capture-refused', 'hold-ended', 'shopper-released'] as const),
  ...(['staff-released', 'staff-extended', 'applied', 'staff-forfeited', 'staff-forfeited-part'] as const),
  ...(['refund-failed', 'staff-refunds-again', 'staff-repaid'] as const),
];
const everyStatus = holdStates.flatMap((state) => moneyStates.map((money) => `${state}/${money}` as HoldStatus));

/** What the worker does by itself, for as long as something is due. */
const outcomes: Record<'read' | 'release' | 'refund' | 'capture', readonly HoldEvent[]> = {
  read: ['ran-out', 'authorised', 'charged'],
  release: ['money-released', 'charged'],
  refund: ['money-refunded', 'refund-failed'],
  capture: ['money-captured', 'capture-refused'],
};
const resting: readonly MoneyState[] = [
  ...(['none', 'released', 'refunded', 'refund-failed', 'repaid', 'captured', 'forfeited', 'lapsed'] as const),
];

type Walk = { status: HoldStatus; transfers: Transfer[]; retained: number };
/** What staff retain in a walk that forfeits a part. */
const part = 7_777;

function step(walk: Walk, event: HoldEvent): Walk {
  const { status, transfers } = walk;
  const to = moved(status, event);
  if (!to) return walk;
  const retained = event === 'staff-forfeited' ? 20_000 : event === 'staff-forfeited-part' ? part : walk.retained;
  const added = transfersOf(partsOf(status).money, partsOf(to).money, 20_000, retained);
  return { status: to, transfers: [...transfers, ...added], retained };
}

/** Lets worker and clock do what is due until nothing is. */
function settle(from: Walk, choose: (count: number) => number): Walk {
  let walk = from;
  for (let round = 0; round < 20; round += 1) {
    const { state, money } = partsOf(walk.status);
    const work = providerWork(money);
    const due = work ? outcomes[work] : reservesCar(state) ? (['hold-ended', 'ran-out'] as const) : [];
    if (due.length === 0) return walk;
    const event = due[choose(due.length)] ?? due[0];
    if (event) walk = step(walk, event);
  }
  return walk;
}

describe('[CHK-02] [PLUS-13] the states of a hold', () => {
  it('reach no status outside of the table, and each of the table is reached', () => {
    const reached = new Set<HoldStatus>(['pending/none']);
    for (const from of reached)
      for (const event of events) {
        const to = moved(from, event);
        if (to) reached.add(to);
      }
    const final = [
      ...['released/released', 'released/lapsed', 'released/forfeited'],
      ...['released/repaid', 'expired/released', 'expired/repaid'],
    ];
    expect([...reached].sort()).toEqual([...Object.keys(holdMoves), ...final].sort());
  });

  it('keep authorised or charged money with a held car alone, and never leave a page open on a car that is free', () => {
    const reached = new Set([
      ...Object.keys(holdMoves),
      ...Object.values(holdMoves).flatMap((to) => Object.values(to)),
    ]);
    for (const status of reached as Set<HoldStatus>) {
      const { state, money } = partsOf(status);
      if (money === 'authorised' || money === 'charged') expect(state).toBe('held');
      if (money === 'open') expect(state).toBe('pending');
      if (money === 'capturing' || money === 'captured') expect(state).toBe('applied');
    }
  });

  it('never take a car back that was let go: pending and held are entered from pending and held alone', () => {
    for (const [from, to] of Object.entries(holdMoves))
      for (const status of Object.values(to))
        if (reservesCar(partsOf(status).state)) expect(reservesCar(partsOf(from as HoldStatus).state)).toBe(true);
  });

  it('change nothing where the table has no entry: events come twice and late', () => {
    for (const status of everyStatus.filter((one) => !(one in holdMoves)))
      for (const event of events) expect(moved(status, event)).toBe(null);
  });

  it('no path ends with money that is stuck, and the ledger balances to the cent (walked)', () => {
    const walks = fc.property(
      fc.array(fc.constantFrom(...events), { maxLength: 30 }),
      fc.array(fc.nat(5), { minLength: 20, maxLength: 20 }),
      (path, choices) => {
        const start: Walk = { status: 'pending/none', transfers: [], retained: 0 };
        const walked = path.reduce(step, start);
        let round = 0;
        const choose = (count: number) => (choices[round++ % choices.length] ?? 0) % count;
        const { status, transfers, retained } = settle(walked, choose);
        const { state, money } = partsOf(status);
        expect(resting).toContain(money);
        expect(reservesCar(state)).toBe(false);
        const balances = balancesOf(transfers);
        const { provider, deposits, sales, forfeited, gst, bank } = balances;
        const rest = 20_000 - retained;
        expect(provider + deposits + sales + forfeited + gst + bank).toBe(0);
        expect([forfeited + gst, gst]).toEqual([0 - retained, 0 - Math.round(retained / 11)]);
        expect(provider).toBe(['captured', 'refund-failed', 'repaid'].includes(money) ? 20_000 : retained);
        expect(bank).toBe(money === 'repaid' ? -rest : 0);
        expect(balances.setAside).toBe(0);
        expect(balances.deposits).toBe(money === 'refund-failed' ? -rest : 0);
        expect(balances.sales).toBe(money === 'captured' ? -20_000 : 0);
      },
    );
    fc.assert(walks, { numRuns: 5_000 });
  });

  it('the two phases settle once: after each prefix of a walk nothing, or one deposit, is set aside', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (path) => {
        let walk: Walk = { status: 'pending/none', transfers: [], retained: 0 };
        for (const event of path) {
          walk = step(walk, event);
          const { setAside, deposits } = balancesOf(walk.transfers);
          const { money } = partsOf(walk.status);
          expect(setAside).toBe(['authorised', 'releasing', 'capturing'].includes(money) ? 20_000 : 0);
          const owed = ['charged', 'refunding', 'refund-failed'].includes(money);
          expect(deposits).toBe(owed ? walk.retained - 20_000 : 0);
        }
      }),
      { numRuns: 3_000 },
    );
  });
});
