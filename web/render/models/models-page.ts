import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteIdentity, SiteRange } from '@/domain/site/site-parts.ts';
import type { PageContent } from '@/web/content/read-site.ts';

/** The whole range at /models; null for a site without models. */
export function modelsPage({
  models,
  manufacturer,
}: Pick<SiteIdentity & SiteRange, 'manufacturer' | 'models'>): PageContent | null {
  if (models.length === 0) return null;
  const title = manufacturer ? `The ${manufacturer} range` : 'Our models';
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
