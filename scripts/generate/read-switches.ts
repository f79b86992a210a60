// Relative imports: the supervisor and Sanity's builder load this without the alias.
import { features } from '@/domain/switches/features.ts';
import { siteOptions } from '@/domain/switches/options.ts';
import { isTest, type SourceFile, sourceFiles } from '../../tests/architecture/source-files.ts';

/** What runs by itself; all else is reached from it. */
const isEntry = (path: string): boolean =>
  /^(?:web\/(?:app\/|start\/main\.ts|instrumentation\.ts)|sanity\.config\.ts$|scripts\/(?:start|stock)\/)/.test(path);

/** Where switches are declared, not read. */
const isDeclaration = (path: string): boolean =>
  /^domain\/switches\/(?:features|options)[^/]*(?:\/[\w-]+)?\.ts$/.test(path);

/** The switches and options that code which runs reads: the others are hidden from staff, since setting one would change nothing. */
export function readSwitches(files: readonly SourceFile[] = sourceFiles()): string[] {
  const texts = reached(files)
    .filter(({ path }) => !isDeclaration(path))
    .map(({ text }) => withoutComments(text));
  return [...features, ...siteOptions].map(({ key }) => key).filter((key) => texts.some((text) => reads(text, key)));
}

/** Whether a text reads a property: `options.mapZoom`, `{ mapZoom }` or `{ mapZoom: zoom } =` taken apart, or the row of a table, `feature: 'garagePages'`. */
export function reads(text: string, key: string): boolean {
  if (!text.includes(key)) return false;
  const member = `\\.${key}\\b|\\['${key}'\\]`;
  const apart = `[{,]\\s*${key}\\s*[,}=](?!>)`;
  const renamed = `[{,]\\s*${key}\\s*:\\s*\\w+\\b[^{}]*\\}\\s*=[^=>]`;
  const row = `\\b(?:feature|option|switch):\\s*'${key}'`;
  return new RegExp(`${member}|${apart}|${renamed}|${row}`).test(text);
}

/** Imports name things and read nothing. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^import\b[^;]*;/gm, '');
}

function reached(files: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const found = new Set<SourceFile>();
  const open = files.filter(({ path }) => isEntry(path) && !isTest(path));
  for (let file = open.pop(); file; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const { target, own, typeOnly } of file.imports) {
      const next = own && !typeOnly ? byPath.get(target) : undefined;
      if (next) open.push(next);
    }
  }
  return [...found];
}
