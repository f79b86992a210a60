import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { modelBodyTitle } from '@/domain/site/model-range.ts';
import type { SiteIdentity, SiteRange } from '@/domain/site/site-parts.ts';
import type { PageContent } from '@/web/content/read-site.ts';
import type { ChosenPart } from '@/web/render/own-route.ts';

/** The body that `/models?body=` names; null for the whole range (NAV-20). */
export function bodyOfModels({ query }: { query: URLSearchParams }): ChosenPart | null {
  const body = query.get('body') ?? '';
  const title = modelBodyTitle(body);
  if (title === null) return null;
  const path = pathOfRoute('models');
  return {
    title,
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'All models', href: path },
      { label: title, href: `${path}?body=${body}` },
    ],
  };
}

/** The range at /models, or the body that is chosen of it; null for a site without models. */
export function modelsPage(
  { models, manufacturer }: Pick<SiteIdentity & SiteRange, 'manufacturer' | 'models'>,
  body: ChosenPart | null = null,
): PageContent | null {
  if (models.length === 0) return null;
  const title = body?.title ?? (manufacturer ? `The ${manufacturer} range` : 'Our models');
  return {
    _id: 'models',
    _type: 'page',
    path: pathOfRoute('models'),
    title,
    description: null,
    carTypes: null,
    noIndex: null,
    blocks: [
      {
        _key: 'models',
        _type: 'modelTiles',
        anchor: null,
        hidden: null,
        heading: title,
        categories: null,
        limit: null,
        linkLabel: null,
        linkHref: null,
      },
    ],
  };
}
