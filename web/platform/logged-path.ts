import { endpoints } from '@/domain/routes/endpoints.ts';
import type { Audience } from '@/domain/routes/route.ts';
import { routes } from '@/domain/routes/table.ts';

const maxLength = 200;

type Addressed = { audience: Audience; pattern: string };

/** What a public address names by its first part that varies, a car's slug for instance, is not a key below it either. */
const open = new Set(
  Object.values<Addressed>(routes).flatMap(({ audience, pattern }) => (audience === 'public' ? [pattern] : [])),
);
const upToName = (pattern: string): string => /^[^:]*:[^/]*/.exec(pattern)?.[0] ?? pattern;

/** The patterns of addresses that may hold a key, split after the last part that is the same for all of them. */
const closed = [...Object.values<Addressed>(routes), ...endpoints]
  .filter(({ audience, pattern }) => audience !== 'public' && pattern.includes('/:') && !open.has(upToName(pattern)))
  .map(({ pattern }) => {
    const at = pattern.indexOf('/:');
    return { prefix: pattern.slice(1, at).split('/'), rest: pattern.slice(at).split('/').length - 1, pattern };
  });

/**
 * An address as the log may hold it: no query, which is what a person typed, and nothing that is below a private page or endpoint, however
 * its path is spelt.
 */
export function loggedPath(url: string): string {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/^\/sites\/[^/]+(?=\/|$)/, '') || '/';
  const parts = path.split(/\/+/).filter((part) => part !== '' && part !== '.');
  const spelt = parts.map((part) => decoded(part).toLowerCase());
  const below = closed.filter(
    ({ prefix }) => spelt.length > prefix.length && prefix.every((part, at) => part === spelt[at]),
  );
  if (below.length === 0) return path.slice(0, maxLength);
  const same = below.find(({ prefix, rest }) => spelt.length === prefix.length + rest);
  return (same ?? below[0])?.pattern ?? '/';
}

/** However often it was encoded. */
function decoded(part: string): string {
  let text = part;
  for (let round = 0; round < 3; round += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return text;
    }
  }
  return text;
}
