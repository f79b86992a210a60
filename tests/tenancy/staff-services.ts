import { vi } from 'vitest';
import { cacheKeys } from '@/web/content/last-content.ts';
import type { StaffResponse } from '@/web/content/staff.ts';
import { provideServices, type Services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';
import type { Records } from '@/web/records/database.ts';

const session = 'forecourt_session_3000';

/** What a process reads of its environment to know the cookie; put back after each test (vitest.config.ts). */
export function stubContent(): void {
  vi.stubEnv('CONTENT_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SANITY_PROJECT_ID', 'forecourt');
}

/** Records, the names of sites, and staff by their cookie: Ann works for Southbank, Hal for Harbour, Ada for the platform. */
export function provideStaff(records: Records): void {
  const staffOf = async (site: string | null, { cookie }: { cookie: string }): Promise<StaffResponse> => {
    if (cookie === '') return 'signed-out';
    const own = cookie.includes('ann') ? 'site-southbank-ford' : 'site-harbour-ford';
    return cookie.includes('ada') || site === own ? { id: 'u', name: 'Ann' } : 'forbidden';
  };
  const lastContent = {
    read: async (key: string) => {
      const slug = key.replace(cacheKeys.site(''), '');
      return { id: `site-${slug}`, slug };
    },
  };
  provideServices({ leads: { lastContent, staff: { staffOf }, records } } as unknown as Services);
}

/** The headers of a request for a site by a person of staff; `who` empty: signed out. */
export const staffHeaders = (site: string, who: string) => ({
  [siteHeader]: site,
  cookie: who && `${session}=${who}`,
});
