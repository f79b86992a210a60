import { endpointOfPath } from '@/domain/routes/endpoints.ts';
import { isOwnPath } from '@/domain/routes/route-of-path.ts';

export type PathLiteral = { line: number; path: string; kind: 'route' | 'endpoint' };

/** A path as a string of its own, or behind the part of a template that gives the origin. */
const literal = /(?:(?<=['"`])|(?<=`\$\{[^`{}]*\}))\/(?:[\w.-]|\/|\$\{(?:[^{}`]|\{[^{}]*\})*\})*(?=['"`?#])/g;

/** The paths of routes and endpoints that a file writes out; comments aside. A part that is filled in means any. */
export function pathLiterals(text: string): PathLiteral[] {
  return text.split('\n').flatMap((content, at) =>
    /^\s*(?:\/?\*|\/\/)/.test(content)
      ? []
      : [...content.matchAll(literal)].flatMap(([path]) => {
          const kind = kindOf(path.replaceAll(/\$\{(?:[^{}`]|\{[^{}]*\})*\}/g, 'x'));
          return kind ? [{ line: at + 1, path, kind }] : [];
        }),
  );
}

function kindOf(path: string): PathLiteral['kind'] | null {
  if (endpointOfPath(path)) return 'endpoint';
  return path !== '/' && isOwnPath(path) ? 'route' : null;
}
