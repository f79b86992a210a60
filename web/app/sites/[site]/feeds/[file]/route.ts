import { feeds, feedText, makeFeed } from '@/domain/stock/feeds-out/feeds.ts';
import { readSite } from '@/web/content/read-site.ts';
import { log, reason } from '@/web/platform/log.ts';
import { failRender } from '@/web/platform/render-record.ts';
import { textResponse } from '@/web/platform/text-response.ts';
import { offeredBySite } from '@/web/render/feeds/offered-by-site.ts';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ site: string; file: string }> };

/** `/feeds/{file}`: a catalogue of the site's vehicles for ad networks and others, where the site lets them. The page cache keeps it like a page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site: slug, file } = await params;
  const feed = feeds.find((one) => one.file === file);
  const site = feed ? await readSite(slug, false) : null;
  if (!feed || !site?.features.stockFeeds) return textResponse(404, 'There is no such feed.');
  try {
    const offered = await offeredBySite(site);
    if (!offered) return textResponse(404, 'This site has no public address.');
    const { rows, leftOut } = await makeFeed(feed, offered);
    log('info', 'feed-made', { site: slug, feed: file, rows: rows.length, leftOut: leftOut.length });
    const headers = { 'content-type': `${feed.type}; charset=utf-8`, 'x-robots-tag': 'noindex' };
    return new Response(await feedText(feed, rows), { headers });
  } catch (error) {
    failRender();
    log('warn', 'feed-failed', { site: slug, feed: file, reason: reason(error) });
    return textResponse(503, 'This feed cannot be made right now.');
  }
}
