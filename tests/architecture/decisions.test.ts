import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name));
const statuses = /^(?:proposed|accepted|superseded by \[|rejected)/;

/**
 * In this order, the optional ones where they belong; further parts of a decision are below them,
 * in `###`.
 */
const sections = /^Context(?:, Measured)?(?:, Considered)?, Decision, Consequences$/;
const sectionsOf = (name: string): string =>
  [...read(name).matchAll(/^## (.+)$/gm)].map(([, title = '']) => title).join(', ');

/** `| [0001](0001-studio-build.md) | title | date | status |` of a decision's heading and its line of date and status. */
function rowOf(name: string): string {
  const [heading = '', , line = ''] = read(name).split('\n');
  const [, number, title] = /^# (\d+)\. (.+)$/.exec(heading) ?? [];
  const [, date, status] = /^Date: (\d{4}-\d{2}-\d{2}) · Status: (.+)$/.exec(line) ?? [];
  return `| [${number?.padStart(4, '0')}](${name}) | ${title} | ${date} | ${status} |`;
}

describe('docs/decisions', () => {
  it('has date and status below the heading of every decision, and the number of its file', () => {
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) {
      const row = rowOf(name);
      expect(row).toContain(`[${name.slice(0, 4)}](`);
      expect(row).not.toContain('undefined');
      expect([name, row.split(' | ')[3]]).toEqual([name, expect.stringMatching(statuses)]);
    }
  });

  it.each([...names, 'template.md'])('%s has the sections of the template', (name) => {
    expect(sectionsOf(name)).toMatch(sections);
  });

  it('uses no number twice', () => {
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });

  it('lists every decision in README.md, in order, with the decision’s own status', () => {
    const rows = read('README.md')
      .split('\n')
      .filter((line) => line.startsWith('| ['));
    expect(rows).toEqual(names.sort().map(rowOf));
  });
});
