import { expect, it } from 'vitest';
import { ledgerOf } from '@/domain/third-parties/ledger.ts';
import { measurementOf, tagOf, usualBudget } from '@/domain/third-parties/tag.fixture.ts';
import { registerHead, registerLine } from './tag-register-csv.ts';

it('[PLUS-11] the privacy register lists for each what it gets, who approved it and why it does not run; nothing in it is a formula', () => {
  const tag = tagOf({ receives: '=HYPERLINK("https://x.example")', hosts: ['api.chat.example'] });
  const measurements = [measurementOf(tag, { bytes: 212_001, mainThreadMs: 12.4, shift: 0.0121 })];
  const { rows } = ledgerOf([tag, tagOf({ id: 'b', url: 'http://chat.example/w.js' })], {
    measurements,
    budget: usualBudget,
    ownHosts: [],
  });
  const [line = '', other = ''] = rows.map(registerLine);
  expect(line).toContain('"https://chat.example/widget.js","chat.example api.chat.example","Talks with shoppers"');
  expect(line).toContain('"\'=HYPERLINK(""https://x.example"")","Chat and other help","First tap, key or scroll"');
  expect(line).toContain('"Mei Tran","2026-11-24","Refused","Scripts: 213 KB, 63 KB over the budget of 150 KB');
  expect(line).toMatch(/,"213","12","0\.013","2026-11-24T04:20:00\.000Z"\r\n$/);
  expect(other).toContain('"Refused","The address of a script must start with https://.","","","",""');
  const cells = (text: string) => text.trim().match(/"(?:[^"]|"")*"/g)?.length;
  expect([cells(line), cells(other)]).toEqual([cells(registerHead), cells(registerHead)]);
});
