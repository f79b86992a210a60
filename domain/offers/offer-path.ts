import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import type { Offer } from './offer.ts';

/** Where an offer has its page; the make is in it on sites of several manufacturers (NAV-14). */
export function offerPath({ id }: Pick<Offer, 'id'>, make = ''): string {
  return pathOfRoute('offer', { segments: make ? `${slugOfName(make)}/${id}` : id });
}

/** What the parts of an offer's address name; null for an address of none. */
export function offerOfSegments(segments: string): { make: string | null; id: string } | null {
  const parts = segments.split('/');
  const id = parts.pop() ?? '';
  return id === '' || parts.length > 1 ? null : { make: parts[0] ?? null, id };
}
