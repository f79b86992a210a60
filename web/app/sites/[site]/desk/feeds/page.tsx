import type { Metadata } from 'next';
import { feeds, makeFeed } from '@/domain/stock/feeds-out/feeds.ts';
import { deskPage } from '@/web/render/desk/desk-route.tsx';
import { FeedsPage } from '@/web/render/desk/feeds-page.tsx';
import { offeredBySite } from '@/web/render/feeds/offered-by-site.ts';

export const metadata: Metadata = { title: 'Feeds', robots: { index: false }, icons: '/favicon.svg' };

export default deskPage(async ({ site }) => {
  const offered = await offeredBySite(site).catch(() => null);
  const made =
    offered && (await Promise.all(feeds.map(async (feed) => ({ feed, ...(await makeFeed(feed, offered)) }))));
  return { page: <FeedsPage made={made} isOpen={site.features.stockFeeds} /> };
});
