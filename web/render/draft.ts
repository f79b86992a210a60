import { draftMode } from 'next/headers';

/**
 * Whether this render is a staff member's preview. Next recognises it by its cookie, which the
 * front hands on only where it is real.
 */
export async function isDraft(): Promise<boolean> {
  return (await draftMode()).isEnabled;
}

/** A path on this very site; the home page for whatever leads elsewhere. */
export function landing(to: string | null | undefined): string {
  const inside = 'http://inside.invalid';
  if (!to || !URL.canParse(to, inside)) return '/';
  const { origin, pathname, search, hash } = new URL(to, inside);
  return origin === inside && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : '/';
}
