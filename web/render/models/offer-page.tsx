import { plainOffer } from '@/domain/offers/offer.ts';
import { offerOfSegments, offerPath } from '@/domain/offers/offer-path.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { slugOfName } from '@/domain/vocabulary/slug.ts';
import { OfferCard } from '@/parts/offer-card/offer-card.tsx';
import type { OFFER_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { Section } from '@/ui/section/section.tsx';
import { readOffer } from '@/web/content/read-model.ts';
import type { OwnRoute, RouteRequest } from '@/web/render/own-route.ts';
import { CarsOfModel } from './cars-of-model.tsx';
import { OfferEnquiry } from './offer-enquiry.tsx';
import { runningOffers } from './offers-of-model.tsx';

type Found = NonNullable<OFFER_QUERY_RESULT>;

/**
 * The page of an offer (NAV-14): full text and conditions, its end, an enquiry form, and matching
 * cars. On sites of several manufacturers its address has the make; other spellings redirect.
 * Offers that do not run are a 404.
 */
export async function offerRoute(request: RouteRequest): Promise<OwnRoute> {
  const { site, params, path, draft, now } = request;
  const named = offerOfSegments(params.segments ?? '');
  const found = named && (await readOffer(site.slug, named.id, draft));
  const [offer] = found ? runningOffers([found.offer], site, now) : [];
  if (!named || !found || !offer) return null;
  const make = found.make ?? '';
  if (named.make !== null && slugOfName(make) !== named.make) return null;
  const canonical = offerPath(offer, site.manufacturer ? '' : make);
  if (canonical !== path) return { redirect: { to: canonical, permanent: true } };
  return {
    described: { title: offer.name, description: plainOffer(offer.description).slice(0, 160) || null, noIndex: null },
    picture: offer.image,
    view: <OfferPage request={request} found={found} offer={offer} make={make} />,
  };
}

type Props = { request: RouteRequest; found: Found; offer: ReturnType<typeof runningOffers>[number]; make: string };

function OfferPage({ request: { site, now }, found, offer, make }: Props) {
  const model = found.offer.model?.name;
  return (
    <>
      <Section heading={offer.name} headingLevel={1} link={{ label: 'All offers', href: pathOfRoute('offers') }}>
        <div className="max-w-[760px]">
          <OfferCard offer={offer} site={site} now={now} whole />
        </div>
      </Section>
      <OfferEnquiry site={site} now={now} name={offer.name} />
      {model && make && (
        <CarsOfModel site={site} make={make} name={model} now={now} heading={`${make} ${model} in stock`} />
      )}
    </>
  );
}
