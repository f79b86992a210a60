import { describe, expect, it } from 'vitest';
import type { FeedDealership } from '@/domain/stock/feed/feed-locations.ts';
import { type ImportReport, StockImportFailed, StockShrinks } from '@/domain/stock/import-report.ts';
import type { FeedShare } from './feed-share.ts';
import { recordsOfImport } from './records-of-import.ts';

const dealership = (slug: string): FeedDealership => ({
  id: `id-${slug}`,
  slug,
  name: slug.toUpperCase(),
  sites: [slug],
  locations: [],
});
const share = (slug: string | null, change: Partial<FeedShare> = {}): FeedShare => ({
  dealership: slug === null ? null : dealership(slug),
  rows: 3,
  left: 0,
  vehicles: [],
  problems: [],
  notes: [],
  columns: [],
  ...change,
});
const vehicle = (slug: string, number: string, position: number) => ({
  position,
  line: position + 1,
  id: `${slug}-${number}`,
  stockNumber: number,
});
const report = (change: Partial<ImportReport>): ImportReport => ({
  collection: 'c',
  imported: 1,
  refused: [],
  sites: [],
  dropped: [],
  currentVehicles: new Map(),
  changes: { added: [], changed: [], unchanged: 0, withdrawn: [], sold: [] },
  ...change,
});
const feed = { file: 'stock.csv', passedOver: [] };
const owner = (slug: string, car: string) => [`${slug}-${car}`, { slug: car, dealershipId: `id-${slug}` }] as const;

describe('what is stored of an import', () => {
  it('[CFG-04] [PLUS-20] is of each dealership its own rows and counts alone', () => {
    const result = report({
      currentVehicles: new Map([owner('a', '1'), owner('a', '2'), owner('a', 'gone'), owner('b', '1')]),
      changes: {
        added: ['a-1', 'b-1'],
        changed: [{ id: 'a-2', fields: ['price'] }],
        unchanged: 0,
        withdrawn: ['a-gone'],
        sold: [],
      },
      refused: [{ position: 3, id: 'a-3', reason: 'id: another vehicle of this import is "a-3" too' }],
    });
    const shares = [
      share('a', { vehicles: [vehicle('a', '1', 1), vehicle('a', '2', 2), vehicle('a', '3', 3)] }),
      share('b', { vehicles: [vehicle('b', '1', 4)], rows: 1 }),
    ];
    const [one, other, ...more] = recordsOfImport({ ...feed, shares, result });
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      site: 'a',
      dealershipId: 'id-a',
      dealership: 'A',
      outcome: 'imported',
      reason: '',
      counts: { rows: 3, added: 1, changed: 1, unchanged: 0, withdrawn: 1, refused: 1 },
      lines: [{ kind: 'refused', line: 4, stockNumber: '3' }],
    });
    expect(other).toMatchObject({ site: 'b', counts: { rows: 1, added: 1, withdrawn: 0, refused: 0 }, lines: [] });
    expect(JSON.stringify(other)).not.toMatch(/"A"|id-a|"a-/);
  });

  it('[PLUS-20] shows for each problem its row, its value apart from the reason, and the car’s page where it has one', () => {
    const shares = [
      share('a', {
        problems: [
          { line: 3, stockNumber: 'HX 2', field: 'Year', reason: '"22" is not a year like 2024' },
          { line: 3, stockNumber: 'HX 2', field: 'Body', reason: '"a "big" one" is not a body that the filters know' },
          { line: 4, stockNumber: 'HX 3', field: 'Margin', reason: '"4,200 good" is not an amount' },
          { line: 5, stockNumber: '', field: 'Stock number', reason: 'is missing' },
        ],
        notes: [{ line: 2, stockNumber: 'HX 1', field: 'Images', value: 'http://a/1.jpg', reason: 'is not https' }],
        columns: [{ name: 'Wibble', rows: 1, example: '7', insteadOf: null }],
      }),
    ];
    const currentVehicles = new Map([['a-hx-1', { slug: '2022-ford-hx-1', dealershipId: 'id-a' }]]);
    const passedOver = ['line 1 (Stock) stands above the names of the columns'];
    const [record] = recordsOfImport({ ...feed, passedOver, shares, result: report({ currentVehicles }) });
    expect(record?.counts.refused).toBe(3);
    expect(
      record?.lines.map(({ kind, line, slug, field, value, reason }) => [kind, line, slug, field, value, reason]),
    ).toEqual([
      ['refused', 3, '', 'Year', '22', 'is not a year like 2024'],
      ['refused', 3, '', 'Body', 'a "big" one', 'is not a body that the filters know'],
      ['refused', 4, '', 'Margin', '', 'is not an amount'],
      ['refused', 5, '', 'Stock number', '', 'is missing'],
      ['column', null, '', 'Wibble', '7', 'is not read (1 row)'],
      ['photo', 2, '2022-ford-hx-1', 'Images', 'http://a/1.jpg', 'is not https'],
      ['file', null, '', '', '', passedOver[0]],
    ]);
  });

  it('[CFG-04] rows that name no dealership, and titles of a file of several dealers, are no dealer’s', () => {
    const problems = [{ line: 9, stockNumber: 'X', field: 'Location code', reason: 'is missing' }];
    const passedOver = ['line 1 (A and B) stands above the names of the columns'];
    const shares = [share('a'), share('b'), share(null, { problems })];
    const records = recordsOfImport({ ...feed, passedOver, shares, result: report({}) });
    expect(records.map(({ site, lines }) => [site, lines.length])).toEqual([
      ['a', 0],
      ['b', 0],
      ['', 2],
    ]);
  });

  it('[CFG-04] [PLUS-20] a stopped import shows its figures to its own dealership alone', () => {
    const result = new StockShrinks([{ dealershipId: 'id-a', dealership: 'A', leaving: 6, current: 10 }], []);
    const records = recordsOfImport({ ...feed, shares: [share('a'), share('b')], result });
    expect(records.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['stopped', expect.stringContaining('take away 6 of the 10 vehicles of A. Nothing was changed')],
      ['stopped', 'Another part of the same file was stopped, so nothing was changed.'],
    ]);
    expect(records[0]?.counts).toMatchObject({ rows: 3, added: 0, withdrawn: 0 });
  });

  it('[PLUS-20] an import that failed records why', () => {
    const result = new StockImportFailed('The stock was not imported, the old stock stays: it was interrupted.', []);
    expect(recordsOfImport({ ...feed, shares: [share('a')], result })).toMatchObject([
      { outcome: 'failed', reason: result.message },
    ]);
  });
});
