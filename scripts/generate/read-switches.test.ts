import { afterEach, describe, expect, it, vi } from 'vitest';
import { features } from '@/domain/switches/features.ts';
import { siteOptions, staffOnlyOptions } from '@/domain/switches/options.ts';
import type { SourceFile } from '@/tests/architecture/source-files.ts';
import { readSwitches, reads } from './read-switches.ts';

const imports = (target: string) => [{ line: 1, target, own: true, typeOnly: false }];
const file = (path: string, text: string, of: SourceFile['imports'] = []): SourceFile => ({ path, text, imports: of });
const keys = [...features, ...siteOptions].map(({ key }) => key as string);

describe('which switches and options some code reads', () => {
  it.each([
    'site.features.youxQuotes ? 1 : 0',
    'const { mapZoom, youxQuotes } = site.features;',
    'function shown({ youxQuotes }: Rules) {}',
    'const { mapZoom, youxQuotes: quotes } = site.features;',
    "{ pattern: '/x', feature: 'youxQuotes' }",
    'site.features\n  .youxQuotes',
  ])('%s reads', (text) => expect(reads(text, 'youxQuotes')).toBe(true));

  it.each([
    "{ key: 'youxQuotes' }",
    'features: { youxQuotes: true }',
    'const a = { youxQuotes: on };',
    'const youxQuotesLimit = 3',
    '"youxQuotes"',
  ])('%s does not', (text) => expect(reads(text, 'youxQuotes')).toBe(false));

  it('[CFG-01] a switch shows as soon as code that runs reads it, and not for code that nothing runs', () => {
    const reader = file('parts/quote.tsx', 'export const a = site.features.youxQuotes;');
    const entry = 'web/app/page.tsx';
    expect(readSwitches([reader, file(entry, '')])).toEqual([]);
    expect(readSwitches([reader, file(entry, "import '@/parts/quote.tsx';", imports('parts/quote.tsx'))])).toEqual([
      'youxQuotes',
    ]);
  });

  it('words about a switch, and its declaration, are no reads', () => {
    const declared = file('domain/switches/features/finance.ts', 'x.youxQuotes');
    const copy = file('web/app/page.tsx', '/** site.features.youxQuotes */', imports(declared.path));
    expect(readSwitches([declared, copy])).toEqual([]);
  });

  it('[CFG-01] of this very code some are read, youX quotes and the zoom of maps among them', () => {
    const read = readSwitches();
    expect(read).toEqual(expect.arrayContaining(['youxQuotes', 'mapZoom', 'financeLongestTermYears']));
    expect(keys).toEqual(expect.arrayContaining(read));
    for (const option of staffOnlyOptions) expect(read, option).toContain(option);
  });
});

describe('what staff are shown of them', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[CFG-01] is what some code reads, and no empty group', async () => {
    vi.stubGlobal('FORECOURT_READ_SWITCHES', ['youxQuotes', 'mapZoom']);
    vi.resetModules();
    const { featureSwitches } = await import('@/schemas/objects/feature-switches.ts');
    const { siteOptions: form } = await import('@/schemas/objects/site-options.ts');
    for (const [type, shown, group] of [
      [featureSwitches, 'youxQuotes', 'finance'],
      [form, 'mapZoom', 'locations-and-reviews'],
    ] as const) {
      expect(type.fields.filter(({ hidden }) => hidden !== true).map(({ name }) => name)).toEqual([shown]);
      expect(type.fieldsets?.filter(({ hidden }) => hidden !== true).map(({ name }) => name)).toEqual([group]);
    }
  });
});
