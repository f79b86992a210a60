import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

const columns = 100;
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Lines of prose that are too long. Code in fences, rows of tables and definitions of links cannot be wrapped. */
function longLines(text: string): string[] {
  const prose = text.replaceAll(/^---\n[\s\S]*?\n---\n|^ *```[\s\S]*?^ *```/gm, (block) => block.replaceAll(/.+/g, ''));
  return prose.split('\n').flatMap((line, index) => {
    const fits = line.length <= columns || /^\s*(?:\||\[[^\]]+\]:)/.test(line);
    return fits ? [] : [`${index + 1}: ${line}`];
  });
}

describe('documents', () => {
  it('are wrapped at 100 columns', () => {
    expect(documents.length).toBeGreaterThan(100);
    const long = documents.flatMap((path) =>
      longLines(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
    );
    expect(long).toEqual([]);
  });

  it('are read by line: a long one is found, code, tables and links are not', () => {
    const long = 'word '.repeat(30).trim();
    expect(longLines(`short\n${long}`)).toEqual([`2: ${long}`]);
    expect(longLines(`\`\`\`\n${long}\n\`\`\`\n| ${long} |\n[a]: https://${long}`)).toEqual([]);
  });
});
