import type { FeatureKey } from '@/domain/switches/features.ts';

/**
 * Who an address is for. `public`: everybody gets the same page; it is cached and no cookie reaches it. `private`: cookies pass, both ways,
 * and no cache stores the response. `action`: it changes something; takes posts of this very site only, and cookies pass.
 */
export type Audience = 'public' | 'private' | 'action';

/** One kind of address of a site. */
export type Route = {
  /** `:name` matches one part of the path, `:name*` at the end for the rest of it, also when there is none. */
  pattern: string;
  audience: Audience;
  /** The query parameters that it reads; all others are as if they were not there. */
  parameters: readonly string[];
  /** The one spelling of what it reads, for a route whose values have several; a page is cached under it. */
  plainQuery?(parameters: URLSearchParams): URLSearchParams;
  /** Whether it is only for signed-in shoppers. */
  session?: boolean;
  /** Whether it is listed for search engines. */
  sitemap?: boolean;
  /** Whether all of its path is in small letters: in others it leads to that spelling. */
  smallLetters?: boolean;
  /** The site's switch without which the address is a 404. */
  feature?: FeatureKey;
};

/** The parts of a path that a pattern names. */
export type RouteParams = Readonly<Record<string, string>>;

/** The parts of `path` that the pattern names, decoded; null where it does not fit. `path` is as `pageAddress` gives it. */
export function matchPattern(pattern: string, path: string): RouteParams | null {
  const wanted = pattern.slice(1).split('/');
  const given = path === '/' ? [] : path.slice(1).split('/');
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':') && part.endsWith('*')) {
      params[part.slice(1, -1)] = given.slice(at).map(decoded).join('/');
      return params;
    }
    const value = given[at];
    if (value === undefined) return null;
    if (part.startsWith(':')) params[part.slice(1)] = decoded(value);
    else if (part !== value) return null;
  }
  return given.length === wanted.length ? params : null;
}

/** The path that a pattern gives with these parts; what is missing of them is left out. */
export function fillPattern(pattern: string, params: RouteParams): string {
  const parts = pattern
    .slice(1)
    .split('/')
    .flatMap((part) => {
      if (!part.startsWith(':')) return [part];
      const value = params[part.replace(/^:|\*$/g, '')] ?? '';
      return part.endsWith('*')
        ? value.split('/').filter(Boolean).map(encodeURIComponent)
        : [encodeURIComponent(value)];
    });
  return `/${parts.join('/')}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
