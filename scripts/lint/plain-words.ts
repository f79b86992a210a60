import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Found, type Place, refusedWords } from './count-words.ts';
import { compareCounts, countsOf, type Difference, type WordCounts } from './ratchet.ts';
import { nameRules, proseRules } from './word-rules.ts';

const root = join(import.meta.dirname, '..', '..');
const ratchet = join(import.meta.dirname, 'plain-words.json');

/** Words that docs/glossary.md refuses, counted: each may become fewer, none more. `--lower` writes lower counts, `--list WORD` says where. */
function main([option, word]: string[]): void {
  const found = searchFiles();
  const counts = countsOf(found);
  const { more, fewer } = compareCounts(readCounts(), counts);
  if (option === '--list') list([...found.names, ...found.prose].filter(({ rule }) => !word || rule === word));
  else if (more.length > 0) refuse(more);
  else if (option === '--lower') write(counts);
  else if (fewer.length > 0) console.log('Fewer refused words than before: node scripts/lint/plain-words.ts --lower');
}

function refuse(more: Difference[]): void {
  for (const { kind, rule, max, count } of more) {
    const { instead } = (kind === 'names' ? nameRules : proseRules)[rule] ?? {};
    console.error(`"${rule}" in ${kind}: ${count}, at most ${max} (instead: ${instead}).`);
    console.error(`  where: node scripts/lint/plain-words.ts --list ${rule}`);
  }
  process.exitCode = 1;
}

/**
 * Files that git tracks or would track, without generated ones. The glossary and the rules name
 * what they refuse, and the list of switches has the studio's own labels.
 */
function searchFiles(): Found {
  const all = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\0');
  const paths = all.filter(
    (path) =>
      /\.(?:tsx?|css|md)$/.test(path) &&
      !/(?:^|\/)generated\/|\.generated\.ts$|^docs\/(?:glossary|site-switches)\.md$|^scripts\/lint\//.test(path),
  );
  const found = paths.flatMap((path) => {
    const text = readIfThere(join(root, path));
    return text === null ? [] : [refusedWords(path, text)];
  });
  return { names: found.flatMap(({ names }) => names), prose: found.flatMap(({ prose }) => prose) };
}

/** A file that git lists and the working tree has deleted is none. */
function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function list(places: Place[]): void {
  for (const { rule, path, line, text } of places) console.log(`${path}:${line} [${rule}] ${text}`);
}

const readCounts = (): WordCounts => JSON.parse(readFileSync(ratchet, 'utf8'));

function write(counts: WordCounts): void {
  writeFileSync(ratchet, `${JSON.stringify(counts, null, 2)}\n`);
  console.log('scripts/lint/plain-words.json holds the lower counts.');
}

main(process.argv.slice(2));
