import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import type { ContentImage } from '@/domain/media/content-image.ts';
import type { RouteParams } from '@/domain/routes/route.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { Crumb } from '@/domain/stock/search/search-trail.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import type { Services } from '@/web/platform/services.ts';
import type { DescribedPage } from './metadata.ts';

/** The services that a route's page may use. */
export type PageServices = Pick<
  Services,
  'accounts' | 'leads' | 'purchases' | 'sms' | 'geocoding' | 'chat' | 'reviews'
>;

/** The request of a route. */
export type RouteRequest = {
  site: ResolvedSite;
  path: string;
  /** The path parameters of the route's pattern. */
  params: RouteParams;
  /** Only the query parameters that the route declares. */
  query: URLSearchParams;
  services: PageServices;
  /** Time of the render, epoch milliseconds. */
  now: number;
  draft: boolean;
  /**
   * The page that staff composed for this address, for routes that show it around their own; else
   * null.
   */
  page: PageContent | null;
};

/** A page that a route renders itself. */
export type OwnPage = {
  described: DescribedPage;
  /** The canonical path; this one if absent. */
  canonical?: string;
  /** The response's status, 200 when absent. */
  status?: number;
  /** Metadata for search engines and social networks beyond title and description. */
  metadata?: Metadata;
  /** Picture for shared links; else the first picture of staff's blocks. */
  picture?: ContentImage | null;
  /** The view has breadcrumbs itself, with their structured data. */
  hasTrail?: true;
  /** The steps of the view's trail; else Home, the list that it is of, and its title. */
  crumbs?: readonly Crumb[];
  /** Paths of the pages that it lists, for search engines. */
  lists?: readonly string[];
  view: ReactNode;
};

/** What a parameter of the address chooses of a page: its title, and the steps that lead to it. */
export type ChosenPart = { title: string; crumbs: readonly Crumb[] };

type Redirect = { redirect: { to: string; permanent: boolean } };

/** The result of a route: a page, another address, or null for the site's 404. */
export type OwnRoute = OwnPage | Redirect | null;
