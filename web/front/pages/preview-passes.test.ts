import { describe, expect, it } from 'vitest';
import { StaffDirectory, type StaffResponse } from '@/web/content/staff.ts';
import { PreviewPasses } from './preview-passes.ts';

const token = (name: string) => `sk${name.repeat(12)}`;

/**
 * Sanity's API as far as it states whose a token is and what it may write: `south` writes for
 * Southbank alone.
 */
const sanity: typeof fetch = async (address, init) => {
  const who = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length);
  if (who !== token('south') && who !== token('north')) return Response.json({}, { status: 401 });
  if (String(address).endsWith('/users/me')) return Response.json({ id: who, name: 'Ann' });
  const allowed = String(init?.body).includes(who === token('south') ? 'site-southbank-ford' : 'site-harbour-ford');
  return Response.json({}, { status: allowed ? 200 : 403 });
};

const staff = new StaffDirectory({ url: 'https://project.api.sanity.io', dataset: 'production', fetch: sanity });
const passes = new PreviewPasses({
  key: 'a key',
  session: { cookie: 'desk', holds: 'token' },
  staff,
  siteId: async (slug) => `site-${slug}`,
});
const passOf = (site: string, cookies: string, now?: number) =>
  `${cookies}; ${passes.open(site, cookies, true, now).split(';')[0]}`;

describe('previews beside a hosted studio', () => {
  it.each<[string, string, StaffResponse | 'staff']>([
    ['somebody with the secret of a preview alone', '', 'signed-out'],
    ['an invented token', `desk=${token('nobody')}`, 'signed-out'],
    ['staff of another site', `desk=${token('north')}`, 'forbidden'],
    ['staff of this site', `desk=${token('south')}`, 'staff'],
  ])('[CMS-02] [CFG-04] %s', async (_, cookies, expected) => {
    const staff = await passes.staffOf('southbank-ford', cookies);
    expect(typeof staff === 'string' ? staff : 'staff').toBe(expected);
  });

  it('[CMS-02] a pass is for one site, one token and twelve hours', () => {
    const cookies = `desk=${token('south')}`;
    const pass = passOf('southbank-ford', cookies);
    expect(passes.holds('southbank-ford', pass)).toBe(true);
    expect(passes.holds('harbour-ford', pass)).toBe(false);
    expect(passes.holds('southbank-ford', pass.replace(token('south'), token('north')))).toBe(false);
    expect(passes.holds('southbank-ford', pass, Date.now() + 13 * 3_600_000)).toBe(false);
  });
});
