import type { Captured } from './capture.ts';

/**
 * What differs: one line for each change of a property in one place, with the views in which it is seen.
 */
export function compare(before: Captured, after: Captured): string[] {
  const lines = new Map<string, string[]>();
  const note = (line: string, view: string) => lines.set(line, [...(lines.get(line) ?? []), view]);
  for (const [view, elements] of Object.entries(before.views)) {
    const now = after.views[view];
    if (!now) continue;
    for (const place of Object.keys(now)) if (!(place in elements)) note(`${place}: is new`, view);
    for (const [place, style] of Object.entries(elements)) {
      const other = now[place];
      if (other === undefined) note(`${place}: is gone`, view);
      else for (const change of changes(before.styles[style], after.styles[other])) note(`${place}: ${change}`, view);
    }
  }
  return [...lines].map(([line, seen]) => `${line}   [${seen.join(', ')}]`);
}

function changes(before = '', after = ''): string[] {
  if (before === after) return [];
  const now = new Map(after.split('\n').map(property));
  return before
    .split('\n')
    .map(property)
    .filter(([name, value]) => now.get(name) !== value)
    .map(([name, value]) => `${name} ${value} → ${now.get(name)}`);
}

/** Tailwind writes a shadow with the empty places of rings and inner shadows before it. */
const emptyShadow = /rgba\(0, 0, 0, 0\) 0px 0px 0px 0px(?:, |$)/g;

const property = (line: string): [name: string, value: string] => {
  const colon = line.indexOf(': ');
  const name = line.slice(0, colon);
  const value = line.slice(colon + 2);
  return [name, name === 'box-shadow' ? value.replace(emptyShadow, '') || 'none' : value];
};
