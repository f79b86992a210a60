import type { Call, Result } from './call.ts';

/** `action` is what a key must allow; null when the handler checks the key itself; 'public' needs no key. */
export type Route = {
  method: string;
  steps: string[];
  action: string | null;
  run(call: Call): Result | Promise<Result>;
};

/** `path` names its variable steps with a colon: `/collections/:collection`. */
export function route(method: string, path: string, action: Route['action'], run: Route['run']): Route {
  return { method, steps: path.split('/').slice(1), action, run };
}

export type Match = { route: Route; params: Record<string, string> };

/** The first route that fits; null without. Steps that are not valid percent-encoding fit nothing. */
export function findRoute(routes: readonly Route[], method: string, pathname: string): Match | null {
  const steps = pathname.replace(/\/$/, '').split('/').slice(1).map(decode);
  if (steps.includes(null)) return null;
  for (const one of routes) {
    if (one.method !== method || one.steps.length !== steps.length) continue;
    const params: Record<string, string> = {};
    const fits = one.steps.every((step, at) => {
      const value = steps[at] ?? '';
      if (!step.startsWith(':')) return step === value;
      params[step.slice(1)] = value;
      return value !== '';
    });
    if (fits) return { route: one, params };
  }
  return null;
}

function decode(step: string): string | null {
  try {
    return decodeURIComponent(step);
  } catch {
    return null;
  }
}
