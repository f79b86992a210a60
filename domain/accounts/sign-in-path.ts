import { signInPagePath } from '@/domain/routes/paths.ts';
import { returnPath } from './return-path.ts';

/**
 * The parameters of `/sign-in?type&redirect&back` (NAV-15). `redirect` and `back` are paths of this
 * site.
 */
export type SignInTarget = {
  /** Why: "watchlist", "checkout", "finance", or anything else for the garage. */
  type: string;
  redirect: string;
  back: string;
  /** Ids of vehicles that are saved after signing in, by commas. */
  car: string;
};

/** @param get a value of the query or of the posted form; @param garage the path of the site's own garage page. */
export function signInTarget(get: (name: string) => string | null | undefined, garage: string): SignInTarget {
  const type = get('type') ?? '';
  const car = get('car') ?? '';
  return {
    type: /^[a-z-]{1,40}$/.test(type) ? type : '',
    redirect: returnPath(get('redirect'), garage),
    back: returnPath(get('back'), '/'),
    car: /^[\w.:,-]{1,2000}$/.test(car) ? car : '',
  };
}

export function signInPath({ type, redirect, back, car }: Partial<SignInTarget>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ type, redirect, back, car })) if (value) query.set(name, value);
  return `${signInPagePath}?${query}`;
}

/** What a sign-out ended that the records could not take: the session of this browser alone, where `all` were to end too. */
export const endedKinds = ['here', 'all'] as const;
export type EndedKind = (typeof endedKinds)[number];
export const endedHerePath = (kind: EndedKind): string => `${signInPagePath}?ended=${kind}`;

/** The sign-in page's last step, which offers a passkey before it leads back. */
export const passkeyStepPath = (target: SignInTarget): string => `${signInPath({ ...target, car: '' })}&step=passkey`;

/** Ids of vehicles in a list by commas, each once. */
export const carIds = (list: string): string[] => [...new Set(list.split(',').filter(isCarId))].slice(0, 50);

export const isCarId = (id: string): boolean => /^[\w.:-]{1,100}$/.test(id);
