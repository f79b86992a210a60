import { cache } from 'react';
import type {
  MODEL_MAKES_QUERY_RESULT,
  MODEL_OFFERS_QUERY_RESULT,
  MODEL_QUERY_RESULT,
  OFFER_QUERY_RESULT,
  OFFERS_QUERY_RESULT,
} from '@/schemas/generated/content-types.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { fetchContent } from './fetch-content.ts';
import { MODEL_MAKES_QUERY, MODEL_OFFERS_QUERY, MODEL_QUERY } from './model-query.ts';
import { OFFER_QUERY, OFFERS_QUERY } from './offer-query.ts';
import { read } from './read.ts';

/** Far above any id that the studio or a template gives. */
const maxIdLength = 200;

/** What the page of one of a site's models shows beyond its card. */
export const readModel = cache(
  (site: string, id: string, draft: boolean): Promise<MODEL_QUERY_RESULT> =>
    read([tags.site(site), tags.page(site)], () =>
      fetchContent<MODEL_QUERY_RESULT>(draft, MODEL_QUERY, { site, id }, 'model'),
    ),
);

/** The offers of a site for one of its models. */
export const readModelOffers = (site: string, id: string, draft: boolean): Promise<MODEL_OFFERS_QUERY_RESULT> =>
  read([tags.site(site), tags.page(site)], () =>
    fetchContent<MODEL_OFFERS_QUERY_RESULT>(draft, MODEL_OFFERS_QUERY, { site, id }, 'model-offers'),
  );

/** An offer of a site by its id; null when it is none of this site's (CFG-04). */
export async function readOffer(site: string, id: string, draft: boolean): Promise<OFFER_QUERY_RESULT> {
  if (id.length > maxIdLength) return null;
  return read([tags.site(site), tags.page(site)], () =>
    fetchContent<OFFER_QUERY_RESULT>(draft, OFFER_QUERY, { site, id }, 'offer'),
  );
}

/** All offers that a site may show, whenever they run. */
export const readOffers = cache(
  (site: string, draft: boolean): Promise<OFFERS_QUERY_RESULT> =>
    read([tags.site(site), tags.page(site)], () =>
      fetchContent<OFFERS_QUERY_RESULT>(draft, OFFERS_QUERY, { site }, 'offers'),
    ),
);

/** The manufacturers of a site's models. */
export const readModelMakes = (site: string, draft: boolean): Promise<MODEL_MAKES_QUERY_RESULT> =>
  read([tags.site(site), tags.page(site)], () =>
    fetchContent<MODEL_MAKES_QUERY_RESULT>(draft, MODEL_MAKES_QUERY, { site }, 'model-makes'),
  );
