import { draftMode } from 'next/headers';

/**
 * Whether this is a preview for staff. Next reads it from a cookie, which the front forwards only
 * if it is genuine.
 */
export async function isDraft(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}

/** A path of this site; the home page if `to` leads elsewhere. */
export function landing(to: string | null | undefined): string {
  const inside = 'http://inside.invalid';
  if (!to || !URL.canParse(to, inside)) return '/';
  const { origin, pathname, search, hash } = new URL(to, inside);
  return origin === inside && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
