import { stegaClean } from '@sanity/client/stega';
import { consentTerms, isMeasurementId } from '@/domain/events/consent.ts';
import { pageTypeOf } from '@/domain/events/page-facts.ts';
import { privacyLink } from '@/domain/leads/consent-words.ts';
import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { SiteIdentity, SiteSwitches, SiteTerms } from '@/domain/site/site-parts.ts';
import { noTags, type PageTags } from '@/domain/third-parties/page-tag.ts';
import type { VisitPage } from '@/parts/shopper-event/visit-page.ts';

type Named = Pick<SiteIdentity & SiteTerms & SiteSwitches, 'name' | 'legalLinks' | 'options'>;

/** A page's data for events: its kind, never its address, which may be secret. */
export function visitPageOf({ name, options, legalLinks }: Named, path: string, live: PageTags = noTags): VisitPage {
  const id = options.googleMeasurementId;
  return {
    type: pageTypeOf(routeOfPath(path).kind, path),
    store: stegaClean(name),
    measurement: isMeasurementId(id) ? id : '',
    consent: consentTerms(options, privacyLink(legalLinks)?.href ?? '', live.notices),
    ...(live.tags.length > 0 && { tags: live.tags }),
  };
}
