import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ledgerOf } from '@/domain/third-parties/ledger.ts';
import { measurementOf, tagOf, usualBudget } from '@/domain/third-parties/tag.fixture.ts';
import type { TagField } from '@/web/desk/read-ledger.ts';
import { ThirdPartiesPage } from './third-parties-page.tsx';

const pixel = tagOf({ id: 'meta', name: 'Meta', vendor: 'meta-pixel', account: '123456789', consent: 'ads' });
const text = (
  tags: Parameters<typeof ledgerOf>[0],
  measurements: ReturnType<typeof measurementOf>[],
  field: TagField | null = null,
) =>
  renderToStaticMarkup(
    <ThirdPartiesPage ledger={ledgerOf(tags, { measurements, budget: usualBudget, ownHosts: [] })} field={field} />,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('[PLUS-11] the desk shows the budget, what each live tag costs, and the measured reason of a refusal', () => {
  const page = text(
    [pixel, tagOf()],
    [
      measurementOf(pixel, { bytes: 38_000, mainThreadMs: 52 }),
      measurementOf(tagOf(), { bytes: 212_000, mainThreadMs: 318, shift: 0.06 }),
    ],
  );
  expect(page).toContain('Scripts 38 of 150 KB Main thread 52 of 200 ms Layout shift 0 of 0.02');
  expect(page).toContain(
    'Meta Talks with shoppers Data it gets: what is typed. Measuring ads. First tap, key or scroll. Approved by Mei Tran, 2026-11-24. 38 52 ms 0',
  );
  expect(page).toContain('Refused: Chat https://chat.example/widget.js Scripts: 212 KB, 100 KB over the budget');
  expect(page).toContain('Measured: 212 KB, 318 ms of the main thread, layout shift 0.06.');
});

it('[PLUS-11] shows the true reason why one that has not been measured does not run, and what has to be done', () => {
  const page = text([tagOf()], []);
  expect(page).toContain('No script of another company runs on this site.');
  expect(page).toContain('Not measured yet: Chat');
  expect(page).toContain('npm run tags:measure');
  expect(page).toContain('In the field: no page with a tag has reported in four weeks.');
  expect(text([tagOf()], [], { pages: 1_204, mainThreadMs: 57 })).toContain(
    'on three in four of 1,204 pages in four weeks, tags held up shoppers’ own browsers for 57 ms or less',
  );
  expect(text([tagOf({ purpose: 'Talks.', receives: 'what is typed.' })], [])).toContain(
    'Talks. Data it gets: what is typed. ',
  );
  const ended = tagOf({ receives: 'what is typed.' });
  expect(text([ended], [measurementOf(ended)])).toContain('Data it gets: what is typed. Chat and other help.');
  expect(text([tagOf({ name: '<b>' })], [])).toContain('Not measured yet: &lt;b&gt;');
});
