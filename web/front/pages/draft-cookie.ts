import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cookiePairs } from '@/web/platform/cookies.ts';
import { previewCookie } from '@/web/platform/preview-cookie.ts';
import type { PreviewPasses } from './preview-passes.ts';

/**
 * Next's cookie of draft mode; its value is a secret of the build, which this process alone has.
 */
const nextCookie = '__prerender_bypass';

/**
 * The secret by which this build's Next recognises drafts; null when there is no build
 * (development).
 */
export async function previewSecret(distFolder: string): Promise<string | null> {
  const text = await readFile(join(distFolder, 'prerender-manifest.json'), 'utf8').catch(() => null);
  const manifest: { preview?: { previewModeId?: string } } = text ? JSON.parse(text) : {};
  return manifest.preview?.previewModeId ?? null;
}

type Options = { passes: PreviewPasses; secret: string | null; development: boolean };

/**
 * The cookies that Next receives: for a valid pass Next's own cookie of draft mode, which a browser
 * can set in development alone.
 */
export class DraftCookies {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Whether these cookies make it a preview of this site. A forged, foreign or old one counts as
   * none: it must not get past the cache.
   */
  isDraft(site: string, cookies: string | undefined): boolean {
    const { passes, secret, development } = this.#options;
    return (secret !== null || development) && site !== '' && passes.holds(site, cookies);
  }

  /** Next's cookie alone, or nothing. */
  alone(site: string, cookies: string | undefined): string {
    if (!this.isDraft(site, cookies)) return '';
    const { secret } = this.#options;
    // A development server has a value of its own, which it gave to the browser.
    return secret === null ? cookiePairs(cookies).filter(isNextPair).join('; ') : `${nextCookie}=${secret}`;
  }

  /** All of the visitor's cookies but those of draft mode, and Next's where it counts. */
  among(site: string, cookies: string | undefined): string | undefined {
    return [this.without(cookies), this.alone(site, cookies)].filter(Boolean).join('; ') || undefined;
  }

  /** All of the visitor's cookies but those of draft mode. */
  without(cookies: string | undefined): string | undefined {
    const others = cookiePairs(cookies).filter((pair) => !isNextPair(pair) && !pair.startsWith(`${previewCookie}=`));
    return others.join('; ') || undefined;
  }
}

/** Whether Next treats a request with these cookies as a draft. */
export const opensDraft = (cookies: string | undefined): boolean => cookiePairs(cookies).some(isNextPair);

const isNextPair = (pair: string): boolean => pair.startsWith(`${nextCookie}=`);
