import type { ReactNode } from 'react';
import type { StockCard } from '@/domain/stock/stock-card.ts';
import { Compare } from '@/parts/compare/compare-client.tsx';
import { QuickViews } from '@/parts/quick-view/quick-view-client.tsx';
import { SaveCarForm } from '@/parts/saved-cars/save-car-form.tsx';
import { SavedTray } from '@/parts/saved-cars/saved-tray.tsx';
import { ViewedStrip } from '@/parts/saved-cars/viewed-strip-client.tsx';
import { SearchLive } from '@/parts/search-live/search-live-client.tsx';
import { ShareSearch } from '@/parts/search-live/share-search-client.tsx';
import { laterCards } from '@/parts/search-results/later-cards.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import type { RouteRequest } from '@/web/render/own-route.ts';
import { AroundBlocks } from './around-blocks.tsx';
import { SimilarRow } from './similar-row.tsx';

type Props = { request: RouteRequest; results: ReactNode; similar: readonly StockCard[] };

/** The results between staff's blocks, with similar vehicles and all client features. */
export function WholePage({ request, results, similar }: Props) {
  const { site, path, query, draft, now } = request;
  return (
    <>
      <AroundBlocks request={request} above />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without any text of others. */}
      <script dangerouslySetInnerHTML={{ __html: laterCards }} />
      {results}
      {!draft && <SearchLive />}
      <ShareSearch />
      <SimilarRow site={site} now={now} cards={similar} />
      {!draft && <ViewedStrip site={site.slug} />}
      <QuickViews closeIcon={<Icon name="x" size={22} />} />
      {site.features.compareControl && <Compare site={site.slug} close={<Icon name="x" size={22} />} />}
      <SavedTray site={site} />
      <SaveCarForm site={site} back={query.size > 0 ? `${path}?${query}` : path} />
      <AroundBlocks request={request} above={false} />
    </>
  );
}
