import { createHmac } from 'node:crypto';
import type { StaffDirectory, StaffResponse } from '@/web/content/staff.ts';
import { cookieOf, setCookie } from '@/web/platform/cookies.ts';
import { previewCookie } from '@/web/platform/preview-cookie.ts';
import { isSame } from '@/web/platform/timing-safe.ts';

const hours = 12;

type Options = {
  /** Signs passes; all processes of one deployment have the same. */
  key: string;
  /**
   * The cookie that identifies the person: a session of the embedded content service, or the token
   * that a hosted studio handed to this host.
   */
  session: { cookie: string; holds: 'session' | 'token' };
  staff: Pick<StaffDirectory, 'staffOf'>;
  /** The id of a site's document by its slug; of a site made in the studio it can be any. */
  siteId(slug: string): Promise<string>;
};

/**
 * Passes into the draft mode of one site, for one session, for twelve hours (CMS-02). A pass counts
 * only beside the session that it was made for, and only while the content service accepts that
 * session for the site: sign-out ends it.
 */
export class PreviewPasses {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** `Set-Cookie` for a visitor who is staff by `staffOf`. */
  open(site: string, cookies: string, secure: boolean, now = Date.now()): string {
    const expires = (now + hours * 3_600_000).toString(36);
    const value = `${expires}.${this.#signature(site, expires, cookies)}`;
    return setCookie(previewCookie, value, { maxAge: hours * 3_600, secure });
  }

  /** Whether the cookies hold a pass for this site and the session beside it; makes no request. */
  holds(site: string, cookies: string | undefined, now = Date.now()): boolean {
    if (!cookies?.includes(`${previewCookie}=`)) return false;
    const [expires = '', signature = ''] = cookieOf(cookies, previewCookie).split('.');
    return Number.parseInt(expires, 36) > now && isSame(signature, this.#signature(site, expires, cookies));
  }

  /** Whether the content service accepts the session as staff of this site, or why not. */
  async staffOf(site: string, cookies: string): Promise<StaffResponse> {
    const { session, staff, siteId } = this.#options;
    const value = cookieOf(cookies, session.cookie);
    const credentials =
      session.holds === 'token'
        ? { cookie: '', token: value }
        : { cookie: value && `${session.cookie}=${value}`, token: '' };
    return staff.staffOf(await siteId(site), credentials);
  }

  #signature(site: string, expires: string, cookies: string): string {
    const { key, session } = this.#options;
    return createHmac('sha256', key)
      .update(JSON.stringify(['preview', site, expires, cookieOf(cookies, session.cookie)]))
      .digest('base64url');
  }
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Who may see drafts. */
    previews: PreviewPasses;
  }
}
