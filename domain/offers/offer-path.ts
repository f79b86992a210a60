import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import type { Offer } from './offer.ts';

/** Where an offer has its page; the make stands in it on sites of several manufacturers (NAV-14). */
export function offerPath({ id }: Pick<Offer, 'id'>, make = ''): string {
  return make ? pathOfRoute('offerOfMake', { manufacturer: slugOfName(make), id }) : pathOfRoute('offer', { id });
}
