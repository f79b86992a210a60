import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { codeOf, messageOf } from './error-text.ts';
import { StartError } from './start-error.ts';

export type Environment = Record<string, string | undefined>;

/**
 * The environment with what `.env` adds; a variable that is set already wins. A missing file adds
 * nothing. Throws a StartError for one that cannot be read, or has a broken line.
 */
export function withEnvFile(file: string, environment: Environment): Environment {
  const text = readIfThere(file);
  const broken = brokenLine(text);
  if (broken) throw new StartError(`${file}, line ${broken.number}: ${broken.reason}. Mend it or remove the file.`);
  return { ...parseEnv(text), ...environment };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw new StartError(`${file} cannot be read: ${messageOf(error)}.`);
  }
}

const assignment = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/s;

/** The first line that Node's own parser would skip silently, or null. Quoted values may run over several lines. */
export function brokenLine(text: string): { number: number; reason: string } | null {
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (/^\s*(#|$)/.test(line)) continue;
    const value = assignment.exec(line)?.[1];
    if (value === undefined) return { number: index + 1, reason: `"${line.trim()}" is not NAME=value` };
    const end = lastLineOfValue(lines, index, value);
    if (end === null) return { number: index + 1, reason: `the quote ${value[0]} is never closed` };
    index = end;
  }
  return null;
}

/** The index of the line on which a value that begins on line `index` ends; null when its quote is never closed. */
function lastLineOfValue(lines: string[], index: number, value: string): number | null {
  const quote = value[0] ?? '';
  if (!['"', "'", '`'].includes(quote) || value.slice(1).includes(quote)) return index;
  const closing = lines.findIndex((line, later) => later > index && line.includes(quote));
  return closing === -1 ? null : closing;
}
