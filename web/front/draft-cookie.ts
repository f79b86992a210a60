import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Next's cookie of draft mode; its value is a secret of the build. */
export const draftCookie = '__prerender_bypass';

/** The secret that this build puts into draft cookies; null when there is no build (development). */
export async function previewSecret(distFolder: string): Promise<string | null> {
  const text = await readFile(join(distFolder, 'prerender-manifest.json'), 'utf8').catch(() => null);
  const manifest: { preview?: { previewModeId?: string } } = text ? JSON.parse(text) : {};
  return manifest.preview?.previewModeId ?? null;
}

/** Whether a Cookie header holds the draft cookie of this build. A forged one counts as none: it must not get past the cache. */
export function isDraft(cookies: string | undefined, secret: string | null): boolean {
  if (!secret || !cookies?.includes(draftCookie)) return false;
  const values = cookies.split(';').map((pair) => pair.trim().split('='));
  return values.some(([name, value]) => name === draftCookie && same(value ?? '', secret));
}

function same(value: string, secret: string): boolean {
  const [one, other] = [Buffer.from(value), Buffer.from(secret)];
  return one.length === other.length && timingSafeEqual(one, other);
}
