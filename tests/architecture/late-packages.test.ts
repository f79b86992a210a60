import { describe, expect, it } from 'vitest';
import { readImports } from './read-imports.ts';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

type Source = Pick<SourceFile, 'path' | 'text'>;
type Late = { name: string; within: RegExp };

/** What pages fetch when it is first needed, wherever it could reach the browser: its weight is no page's. */
const packages: Late[] = [
  { name: '@headlessui/react', within: /^(ui|parts|blocks|web)\// },
  { name: '@simplewebauthn/browser', within: /^(ui|parts|blocks|web)\// },
  { name: 'react-hook-form', within: /^(ui|parts|blocks|web)\// },
  { name: 'web-vitals', within: /^(ui|parts|blocks|web)\// },
];

const shown = sourceFiles().filter(({ path }) => /^(ui|parts|blocks|web|domain)\//.test(path) && !isTest(path));

/** What a file brings with it: `import()` fetches later, and types are gone by then. */
const broughtBy = ({ path, text }: Source): string[] =>
  readImports(path, text.replaceAll(/\bimport\(/g, 'later('))
    .filter(({ typeOnly }) => !typeOnly)
    .map(({ target }) => target);

const fetchedBy = ({ path, text }: Source): string[] => {
  const brought = new Set(broughtBy({ path, text }));
  return readImports(path, text)
    .map(({ target }) => target)
    .filter((target) => !brought.has(target));
};

/** What comes with files that clients fetch later, by whatever they bring along. */
function comingLater(files: readonly Source[]): Set<string> {
  const brought = new Map(files.map((file) => [file.path, broughtBy(file)]));
  const late = new Set(files.filter(({ text }) => text.startsWith("'use client'")).flatMap(fetchedBy));
  for (const path of late) for (const target of brought.get(path) ?? []) late.add(target);
  return late;
}

/** Files that bring a late package along, by others or by themselves, though no file fetches them by `import()`. */
function bringing(files: readonly Source[], { name, within }: Late): string[] {
  const brought = new Map(files.filter(({ path }) => within.test(path)).map((file) => [file.path, broughtBy(file)]));
  const holders = new Set<string>();
  for (let size = -1; size !== holders.size; ) {
    size = holders.size;
    for (const [path, targets] of brought)
      if (targets.some((target) => target === name || holders.has(target))) holders.add(path);
  }
  const below = new Set([...holders].flatMap((path) => brought.get(path) ?? []));
  const fetched = new Set(files.flatMap(fetchedBy));
  return [...holders].filter((path) => !below.has(path) && !fetched.has(path));
}

/** Files in a client's reach, at once or later. */
function reachedIn(files: readonly Source[]): Source[] {
  const all = new Map(files.map((file) => [file.path, file]));
  const reached = new Set(files.filter(({ text }) => text.startsWith("'use client'")).map(({ path }) => path));
  for (const path of reached)
    for (const { target, typeOnly } of readImports(path, all.get(path)?.text ?? ''))
      if (!typeOnly && all.has(target)) reached.add(target);
  return [...reached].flatMap((path) => all.get(path) ?? []);
}

const takingIn = (files: readonly Source[], taken: RegExp): string[] =>
  reachedIn(files)
    .filter(({ text }) => taken.test(text))
    .map(({ path }) => path);

/** Those that take zod by another name than `zod/mini`: 81 KB for 22. */
const wholeZodIn = (files: readonly Source[]): string[] => takingIn(files, /^import (?!type\b).*from 'zod(?!\/mini')/m);

/** Those that bring the numbering plans of all countries: 150 KB. */
const phoneTablesIn = (files: readonly Source[]): string[] =>
  takingIn(files, /from 'libphonenumber-js|import\('libphonenumber-js/);

describe('packages that come when they are needed', () => {
  it.each(packages)('$name is in files that are fetched by import() alone', (late) => {
    const used = shown.filter(({ path }) => late.within.test(path)).flatMap(broughtBy);
    expect(used).toContain(late.name);
    expect(bringing(shown, late)).toEqual([]);
  });

  it('what comes later comes by `import()`: the runtime of next/dynamic would be in every first load', () => {
    expect(shown.filter(({ text }) => /from 'next\/dynamic'/.test(text)).map(({ path }) => path)).toEqual([]);
    expect(shown.some(({ text }) => /from 'react'/.test(text))).toBe(true);
  });

  it('React.lazy, whose failure takes the whole page, is used in lazyDrawn alone, and in what only staff see', () => {
    const lazy = shown.filter(({ text }) => /\blazy\(/.test(text)).map(({ path }) => path);
    const ofStaff = /^web\/render\/(?:preview-client|visual-editing-client|block-order\/movable-blocks-client)\.tsx$/;
    expect(lazy.filter((path) => !ofStaff.test(path))).toEqual(['ui/lazy/lazy-drawn-client.tsx']);
  });

  it('what lazyDrawn makes is exported within a function: Next makes it lazy once more, which React refuses', () => {
    const exported = shown.filter(({ text }) => /export const \w+ = lazyDrawn\(/.test(text)).map(({ path }) => path);
    // Drawn by another component of the browser, never by one of the server.
    expect(exported).toEqual(['parts/enquiry-form/late-controls-client.tsx']);
  });

  it('what comes later has no style sheet of its own, which would come after the markup that it dresses', () => {
    // What web/ fetches is for staff's previews and is in no markup of the server.
    const late = comingLater(shown.filter(({ path }) => !path.startsWith('web/')));
    expect([...late]).toContain('parts/finance-calculator/calculator-client.tsx');
    expect([...late].filter((path) => path.endsWith('.css'))).toEqual([]);
  });

  it('the schema of forms, which both sides check by, is the small zod', () => {
    const schema = shown.find(({ path }) => path === 'domain/leads/form-schema.ts');
    expect(schema?.text).toContain("from 'zod/mini'");
    expect(schema?.text).not.toContain("from 'zod'");
  });

  it('nothing that reaches the browser brings the whole zod, by others or by itself', () => {
    expect(wholeZodIn(shown)).toEqual([]);
    const client = {
      path: 'parts/x/x-client.tsx',
      text: "'use client';\nimport { check } from '@/domain/leads/check-form.ts';",
    };
    const whole = { path: 'domain/leads/check-form.ts', text: "import { z } from 'zod';" };
    const mini = { ...whole, text: "import { z } from 'zod/mini';" };
    const later = { ...client, text: "'use client';\nconst check = () => import('@/domain/leads/check-form.ts');" };
    const types = { ...client, text: "'use client';\nimport type { Checked } from '@/domain/leads/check-form.ts';" };
    expect(wholeZodIn([client, whole])).toEqual([whole.path]);
    expect(wholeZodIn([later, whole])).toEqual([whole.path]);
    expect(wholeZodIn([client, mini])).toEqual([]);
    expect(wholeZodIn([types, whole])).toEqual([]);
  });

  it('[f20] the tables of phone numbers are in nothing that reaches the browser; the check of forms is', () => {
    expect(phoneTablesIn(shown)).toEqual([]);
    expect(reachedIn(shown).map(({ path }) => path)).toContain('domain/locations/phone-check.ts');
    expect(shown.filter(({ text }) => text.includes('libphonenumber-js')).map(({ path }) => path)).toEqual([
      'domain/locations/read-phone.ts',
    ]);
    const client = {
      path: 'parts/x/x-client.tsx',
      text: "'use client';\nimport { readPhone } from '@/domain/locations/read-phone.ts';",
    };
    const tables = { path: 'domain/locations/read-phone.ts', text: "import { a } from 'libphonenumber-js/max';" };
    expect(phoneTablesIn([client, tables])).toEqual([tables.path]);
  });

  it('are found where a file brings one along', () => {
    const dialog = { path: 'ui/dialog/dialog-client.tsx', text: "import { Dialog } from '@headlessui/react';" };
    const page = { path: 'parts/x/x-client.tsx', text: "import { Dialog } from '@/ui/dialog/dialog-client.tsx';" };
    const types = { path: 'parts/y/y.tsx', text: "import type { Size } from '@/ui/dialog/dialog-client.tsx';" };
    const lazy = { path: 'parts/z/z.tsx', text: "const fetch = () => import('@/ui/dialog/dialog-client.tsx');" };
    const [late] = packages as [Late];
    expect(bringing([dialog, page, types, lazy], late)).toEqual(['parts/x/x-client.tsx']);
    expect(bringing([dialog, types, lazy], late)).toEqual([]);
    const later = { path: 'parts/w/w.tsx', text: lazy.text.replace('ui/dialog/dialog', 'parts/x/x') };
    expect(bringing([dialog, page, types, later], late)).toEqual([]);
  });
});
