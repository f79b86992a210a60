import { type DocumentLocationsState, defineDocuments, defineLocations, presentationTool } from 'sanity/presentation';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { routes } from '@/domain/routes/table.ts';
import { kindsWhere } from '@/domain/site/owned-documents.ts';
import { postPath } from '@/domain/site/post.ts';
import { vehicleSamples } from '@/domain/stock/vehicle-page/arrangement.ts';
import { vehicleKinds } from '@/domain/stock/vehicle-page/vehicle-kind.ts';
import { isOnHost } from '@/studio/elsewhere/of-host.ts';
import { studioHost } from '@/studio/platform/host-site.ts';
import { pageOfPath, pagePath, placeOfPath, postOfPath, vehiclePageOfKind } from '@/studio/preview/preview-pages.ts';

const onHomePage = kindsWhere((kind) => kind.onHomePage);
const home = { locations: [{ title: 'Home page', href: '/' }] };

/**
 * The page beside the form. The studio runs on the site's own host, so the preview is of the same
 * origin (CMS-02).
 */
export function preview(location: { host: string; hostname: string }) {
  const here = studioHost(location);
  return presentationTool({
    title: 'Preview',
    previewUrl: {
      initial: '/',
      previewMode: { enable: '/api/draft-mode/enable', disable: '/api/draft-mode/disable' },
    },
    resolve: {
      mainDocuments: defineDocuments([
        {
          route: routes.post.pattern,
          filter: postOfPath,
          params: ({ params }) => ({ post: params.post ?? '', slug: here.slug, host: here.host }),
        },
        {
          route: [routes.location.pattern, routes.ourLocation.pattern, routes.contactPlace.pattern],
          filter: placeOfPath,
          params: ({ params }) => ({ place: params.place ?? '', slug: here.slug, host: here.host }),
        },
        {
          route: routes.vehicleKind.pattern,
          filter: vehiclePageOfKind,
          params: ({ params }) => ({ kind: params.kind ?? '', slug: here.slug, host: here.host }),
        },
        {
          route: ['/', '/:path(.*)'],
          filter: pageOfPath,
          params: ({ path }) => ({ path: pagePath(path), slug: here.slug, host: here.host }),
        },
      ]),
      locations: {
        ...Object.fromEntries(
          Object.entries(ownPages).map(([type, { select, resolve }]) => [type, locationsOf(select, resolve)]),
        ),
        ...Object.fromEntries(onHomePage.map((type) => [type, locationsOf({}, () => home)])),
      },
    },
  });

  /**
   * A host has only its own site's pages: the path of another site's document shows something else
   * here (CFG-04).
   */
  function locationsOf(select: Record<string, string>, resolve: (document: Selected) => DocumentLocationsState) {
    return defineLocations({
      select: { ...select, siteName: 'site.name', siteSlug: 'site.slug.current', siteHosts: 'site.hosts' },
      resolve: (document) => {
        const { siteName, siteSlug, siteHosts } = document ?? {};
        const site = { name: siteName ?? null, slug: siteSlug ?? null, hosts: siteHosts ?? null };
        if ((siteName || siteSlug) && !isOnHost(site, here))
          return { message: `Shown on the site of ${siteName ?? siteSlug}, not here.`, tone: 'caution' as const };
        return resolve(document);
      },
    });
  }
}

type Selected = Record<string, string> | null;
type OwnPage = { select: Record<string, string>; resolve: (document: Selected) => DocumentLocationsState };

/** The preview page of each kind that has one (`ownPage` in the table of kinds). */
export const ownPages: Record<string, OwnPage> = {
  page: { select: { title: 'title', path: 'path' }, resolve: pageLocations },
  post: { select: { title: 'title', slug: 'slug.current' }, resolve: postLocations },
  vehiclePage: { select: { kind: 'kind' }, resolve: vehicleKindLocations },
  location: { select: { title: 'name', slug: 'slug.current' }, resolve: placeLocations },
};

function pageLocations(page: Selected): DocumentLocationsState {
  return page?.path
    ? { locations: [{ title: page.title || page.path, href: page.path }] }
    : { message: 'Give the page a path.' };
}

/** Shown with a real vehicle of the site, with its photos, prices and texts. */
function vehicleKindLocations(page: Selected): DocumentLocationsState {
  const kind = vehicleKinds.find(({ value }) => value === page?.kind);
  return kind
    ? {
        locations: [
          { title: `A vehicle page: ${kind.title}`, href: pathOfRoute('vehicleKind', { kind: kind.value }) },
          ...vehicleSamples.map(({ value, title }) => ({
            title: `${kind.title}: ${title}`,
            href: `${pathOfRoute('vehicleKind', { kind: kind.value })}?sample=${value}`,
          })),
        ],
      }
    : { message: 'Choose which vehicles it is for.' };
}

function placeLocations(place: Selected): DocumentLocationsState {
  const all = { title: 'All locations', href: pathOfRoute('locations') };
  const own = place?.slug
    ? [{ title: place.title || place.slug, href: pathOfRoute('location', { place: place.slug }) }]
    : [];
  return { locations: [...own, all] };
}

function postLocations(post: Selected): DocumentLocationsState {
  return post?.slug
    ? {
        locations: [
          { title: post.title || post.slug, href: postPath(post.slug) },
          { title: 'Blog', href: pathOfRoute('blog') },
        ],
      }
    : { message: 'Give the post its short name in the address.' };
}
