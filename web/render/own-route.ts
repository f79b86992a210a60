import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { ContentImage } from '@/domain/media/content-image.ts';
import type { RouteParams } from '@/domain/routes/route.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import type { Services } from '@/web/platform/services.ts';
import type { DescribedPage } from './metadata.ts';

/** What a route's own page may use of the process's services. */
export type PageServices = Pick<
  Services,
  'accounts' | 'leads' | 'purchases' | 'sms' | 'geocoding' | 'chat' | 'reviews'
>;

/** The request as a route sees it. */
export type RouteRequest = {
  site: ResolvedSite;
  path: string;
  /** The parts of the path that the route's pattern names. */
  params: RouteParams;
  /** The parameters that the route declares, and no others. */
  query: URLSearchParams;
  services: PageServices;
  /** Epoch milliseconds, the render's one clock. */
  now: number;
  draft: boolean;
  /** What staff composed for this address, on routes around whose own part it is shown; else null. */
  page: PageContent | null;
};

/** What a route shows by itself. */
export type OwnPage = {
  described: DescribedPage;
  /** The one path of several that search engines shall keep; this one when absent. */
  canonical?: string;
  /** The response's status, 200 when absent. */
  status?: number;
  /** Metadata for search engines and social networks beyond title and description. */
  metadata?: Metadata;
  /** What is beside a shared link; the first picture of staff's blocks when absent. */
  picture?: ContentImage | null;
  /** The view itself shows where the page is. */
  hasTrail?: true;
  /** Paths of the pages that it lists, for search engines. */
  lists?: readonly string[];
  view: ReactNode;
};

type Redirect = { redirect: { to: string; permanent: boolean } };

/** The result of a route: a page, another address, or null for the site's 404. */
export type OwnRoute = OwnPage | Redirect | null;
