import { describe, expect, it } from 'vitest';
import { isTest, sourceFiles } from './source-files.ts';

/** Where `services()` is called below the app: the two adapters that read, and the two frames of which the app makes pages (decision 31). */
const left: Record<string, number> = {
  'web/content/content-source.ts': 1,
  'web/render/desk/desk-route.tsx': 1,
  'web/render/route-page.tsx': 1,
  'web/stock/stock-of-site.ts': 1,
};
const call = /(?<![\w.])services\(\)(?!:)/g;

describe('the services of the process', () => {
  const files = sourceFiles().filter(({ path }) => path.startsWith('web/') && !isTest(path));

  it('are taken by the app; what lies below gets them as arguments', () => {
    const below = files.filter(({ path }) => !path.startsWith('web/app/') && path !== 'web/platform/services.ts');
    const found = below.flatMap(({ path, text }) => {
      const count = text.match(call)?.length ?? 0;
      return count > 0 ? [[path, count] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(left);
  });

  it('are found by this test where the app takes them', () => {
    expect(files.some(({ path, text }) => path.startsWith('web/app/') && text.match(call))).toBe(true);
  });
});
