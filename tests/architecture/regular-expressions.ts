import { parseSync } from 'vite';
import { isGenerated, isTest, type SourceFile } from './source-files.ts';

/** A regular expression literal of ours: `text` as it is written, `where` the files that have it. */
type Literal = { text: string; pattern: string; flags: string; where: string[] };

const folders = /^(?:domain|web|embedded|parts|studio|schemas|ui)\//;

const isOfProduct = (path: string): boolean =>
  folders.test(path) && !isTest(path) && !isGenerated(path) && !path.includes('.fixture.');

/** Paths of the files that make regular expressions from words. */
export const composing = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => (isOfProduct(path) && /\b(?:new )?RegExp\(/.test(text) ? [path] : [])).sort();

/** Every regular expression literal that runs in the product and repeats something: without repetition none takes long. */
export function repeatingLiterals(files: readonly SourceFile[]): Literal[] {
  const found = new Map<string, Literal>();
  for (const { path, text } of files) {
    if (!isOfProduct(path)) continue;
    for (const { pattern, flags } of literalsOf(path, text)) {
      if (!/[*+{]/.test(pattern)) continue;
      const literal = `/${pattern}/${flags}`;
      const existing = found.get(literal) ?? { text: literal, pattern, flags, where: [] };
      if (!existing.where.includes(path)) existing.where.push(path);
      found.set(literal, existing);
    }
  }
  return [...found.values()];
}

type Found = { pattern: string; flags: string };

function literalsOf(path: string, text: string): Found[] {
  const { program } = parseSync(path, text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node && isRegex(node.regex)) found.push(node.regex);
    for (const inner of Object.values(node)) visit(inner);
  };
  visit(program);
  return found;
}

const isRegex = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
