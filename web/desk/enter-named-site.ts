import { siteHeader } from '@/web/platform/site-header.ts';
import { type DeskServices, type EntryServices, enterDesk, enterPlatform, shut } from './enter.ts';

/** `site` null: every site's. */
type Entered = { site: string | null; leads: DeskServices };

/**
 * Who may read what a studio shows of a site: the staff of the host's site, or of another one (`?site=`), about that site alone;
 * administrators about all (`?site=*`). Otherwise the response: `what` is theirs alone.
 */
export async function enterNamedSite(
  leads: EntryServices | null,
  { headers, url }: Request,
  what: string,
): Promise<Entered | Response> {
  const site = new URL(url).searchParams.get('site') ?? headers.get(siteHeader) ?? '';
  const cookies = headers.get('cookie') ?? '';
  const shutOut = (why: Parameters<typeof shut>[0]) =>
    Response.json({ error: `${what} for the staff of the site.` }, { status: shut(why).status });
  if (site !== '*' && !/^[a-z0-9-]{1,60}$/.test(site)) {
    return Response.json({ error: 'There is no such site.' }, { status: 404 });
  }
  if (site === '*') {
    const entered = await enterPlatform(leads, cookies);
    return typeof entered === 'string' ? shutOut(entered) : { site: null, leads: entered.leads };
  }
  const entered = await enterDesk(leads, site, cookies);
  return typeof entered === 'string' ? shutOut(entered) : { site: entered.site.slug, leads: entered.leads };
}

export const enterStockImports = (leads: EntryServices | null, request: Request): Promise<Entered | Response> =>
  enterNamedSite(leads, request, 'What imports did to the stock is');
