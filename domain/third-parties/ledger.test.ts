import { describe, expect, it } from 'vitest';
import { approvalProblem } from './approval.ts';
import { ledgerOf } from './ledger.ts';
import { pageTagsOf } from './page-tag.ts';
import { measurementOf, tagOf, usualBudget } from './tag.fixture.ts';
import type { Tag } from './tag.ts';

const manager = tagOf({
  id: 'gtm',
  name: 'Google Tag Manager',
  vendor: 'google-tag-manager',
  account: 'GTM-AB12CD3',
  url: '',
  consent: 'visits',
});
const pixel = tagOf({ id: 'meta', name: 'Meta', vendor: 'meta-pixel', account: '123456789', url: '', consent: 'ads' });
const chat = tagOf();
const costs = [
  measurementOf(manager, { bytes: 34_000, mainThreadMs: 28 }),
  measurementOf(pixel, { bytes: 38_000, mainThreadMs: 52 }),
  measurementOf(chat, { bytes: 212_000, mainThreadMs: 318, shift: 0.06 }),
];
const ledger = (tags = [manager, pixel, chat], measurements = costs, budget = usualBudget) =>
  ledgerOf(tags, { measurements, budget, ownHosts: ['dealer.example'] });
const states = (one: ReturnType<typeof ledger>) => one.rows.map(({ state }) => state);

describe('[PLUS-11] the ledger of third parties', () => {
  it('shows what each costs, and refuses with the measured reason what does not fit what is left', () => {
    const { rows, used } = ledger();
    expect(rows.map(({ state }) => state)).toEqual(['live', 'live', 'refused']);
    expect(used).toEqual({ bytes: 72_000, mainThreadMs: 80, shift: 0 });
    expect(rows[2]?.reasons).toEqual([
      'Scripts: 212 KB, 134 KB over the budget of 150 KB for all tags.',
      'Main thread: 318 ms, 198 ms over the budget of 200 ms for all tags.',
      'Layout shift: 0.06, 0.04 over the budget of 0.02 for all tags.',
    ]);
  });

  it('a tag that is refused takes nothing from those after it, and fits once the budget is larger', () => {
    expect(states(ledger([chat, manager, pixel]))).toEqual(['refused', 'live', 'live']);
    expect(states(ledger([chat], costs, { kilobytes: 212, mainThreadMs: 318, shift: 0.06 }))).toEqual(['live']);
    expect(states(ledger([chat], costs, { kilobytes: 211, mainThreadMs: 318, shift: 0.06 }))).toEqual(['refused']);
  });

  it('two that fit alone do not fit together', () => {
    const half = [manager, pixel].map((tag) => measurementOf(tag, { bytes: 76_000 }));
    expect(states(ledger([manager, pixel], half))).toEqual(['live', 'refused']);
    const shifts = [manager, pixel].map((tag) => measurementOf(tag, { shift: 0.01 }));
    expect(states(ledger([manager, pixel], shifts))).toEqual(['live', 'live']);
  });

  it('nothing runs that was not measured, failed, changed since, or is not approved', () => {
    expect(ledger([pixel], []).rows[0]).toMatchObject({
      state: 'unmeasured',
      reasons: ['It has not been measured yet.'],
    });
    const failed = measurementOf(pixel, { failure: 'Its script is not there: 404.' });
    expect(ledger([pixel], [failed]).rows[0]).toMatchObject({ state: 'unmeasured', reasons: [failed.failure] });
    const anew = (change: Partial<Tag>) => tagOf({ ...pixel, approved: undefined, ...change });
    expect(states(ledger([anew({ hosts: ['more.example'] })]))).toEqual(['unmeasured']);
    // The script has the same address for every account.
    expect(states(ledger([anew({ account: '987654321' })]))).toEqual(['unmeasured']);
    for (const gap of ['name', 'purpose', 'receives', 'approvedBy', 'approvedOn'] as const)
      expect(states(ledger([{ ...pixel, [gap]: '' }])), gap).toEqual(['refused']);
    expect(states(ledger([{ ...pixel, enabled: false }]))).toEqual(['off']);
    expect(states(ledger([tagOf({ url: 'https://dealer.example/x.js' })]))).toEqual(['refused']);
  });

  it('an approval holds for exactly what was approved: each change of it takes the tag from the pages, and the reason names it', () => {
    const changes = {
      site: 'site-b',
      name: 'Meta 2',
      account: '987654321',
      purpose: 'Sells.',
      receives: 'names',
      hosts: ['more.example'],
      consent: 'visits',
      loads: 'idle',
      approvedBy: 'Sam',
      approvedOn: '2026-11-25',
    } as const;
    for (const [field, value] of Object.entries(changes)) {
      const changed = { ...pixel, [field]: value } as Tag;
      const [row] = ledger([changed], [...costs, measurementOf(changed)]).rows;
      expect([row?.state, row?.reasons[0]], field).toEqual([
        'refused',
        expect.stringMatching(/^Changed since approval: [A-Z][^,]*\. Approve again\.$/),
      ]);
    }
    expect(approvalProblem({ ...chat, url: 'https://chat.example/2.js', receives: 'all' })).toBe(
      'Changed since approval: Address of the script, Data it gets. Approve again.',
    );
    for (const approved of ['', 'null', '{}', 'yes', '[]'])
      expect(states(ledger([{ ...pixel, approved }])), approved).toEqual(['refused']);
    // Switching it off and on is no change of it, nor is the order of its hosts.
    const two = tagOf({ hosts: ['a.example', 'b.example'] });
    expect(approvalProblem({ ...two, enabled: false, hosts: ['B.example ', 'a.example'] })).toBe('');
  });

  it('one script does not run twice, whatever hosts its second entry names', () => {
    const second = tagOf({ ...pixel, id: 'again', name: 'Meta again', hosts: ['more.example'], approved: undefined });
    const { rows } = ledger([pixel, second], [...costs, measurementOf(second)]);
    expect(rows.map(({ state }) => state)).toEqual(['live', 'refused']);
    expect(rows[1]?.reasons).toEqual(['It is the same script as “Meta”, which is live.']);
    expect(states(ledger([{ ...pixel, enabled: false }, second], [measurementOf(second)]))).toEqual(['off', 'live']);
  });

  it('all hosts of a page fit its policy, which is a header', () => {
    const many = Array.from({ length: 6 }, (_, at) =>
      tagOf({
        id: `${at}`,
        url: `https://h${at}.example/`,
        hosts: [1, 2, 3, 4].map((one) => `a${one}.h${at}.example`),
      }),
    );
    const free = many.map((tag) => measurementOf(tag));
    const { rows } = ledger(many, free);
    expect(rows.map(({ state }) => state)).toEqual([...Array(4).fill('live'), 'refused', 'refused']);
    expect(rows[4]?.reasons).toEqual(['With it, all tags together name 25 hosts: a page takes 24.']);
  });

  it('pages get of it the live ones alone: scripts, the hosts of their policy, and what shoppers read', () => {
    expect(pageTagsOf(ledger())).toEqual({
      tags: [
        {
          vendor: 'google-tag-manager',
          account: 'GTM-AB12CD3',
          consent: 'visits',
          loads: 'interaction',
          url: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
        },
        {
          vendor: 'meta-pixel',
          account: '123456789',
          consent: 'ads',
          loads: 'interaction',
          url: 'https://connect.facebook.net/en_US/fbevents.js',
        },
      ],
      hosts: ['www.googletagmanager.com', 'connect.facebook.net', 'www.facebook.com'],
      notices: [
        {
          name: 'Google Tag Manager',
          receives: 'what is typed',
          consent: 'visits',
          script: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3 GTM-AB12CD3',
        },
        {
          name: 'Meta',
          receives: 'what is typed',
          consent: 'ads',
          script: 'https://connect.facebook.net/en_US/fbevents.js 123456789',
        },
      ],
    });
  });
});
