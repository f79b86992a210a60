import { type EnquirySubject, subjectOfCar } from '@/domain/leads/subject.ts';
import { offerPath } from '@/domain/offers/offer-path.ts';
import type { BlockQuery } from '@/domain/routes/block-query.ts';
import type { SiteIdentity, SiteRange } from '@/domain/site/site-parts.ts';
import { readOffer } from '@/web/content/read-model.ts';
import { vehicleByIdOfPage } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';

type Named = Pick<BlockQuery, 'car_id' | 'offer' | 'model'>;

/**
 * The car, offer and model of this site that the link to a form names; what does not exist or
 * cannot be read is left out.
 */
export async function subjectsOf(
  site: StockSite & Pick<SiteRange, 'models'>,
  named: Named,
  draft = false,
): Promise<EnquirySubject[]> {
  const found = await Promise.all([
    carNamed(site, named.car_id ?? ''),
    offerNamed(site, named.offer ?? '', draft),
    modelNamed(site, named.model ?? ''),
  ]);
  return found.filter((subject) => subject !== null);
}

async function carNamed(site: StockSite, id: string): Promise<EnquirySubject | null> {
  const car = id === '' ? null : await vehicleByIdOfPage(site, id).catch(() => null);
  return car && subjectOfCar(car);
}

async function offerNamed(
  site: Pick<SiteIdentity, 'slug'>,
  id: string,
  draft: boolean,
): Promise<EnquirySubject | null> {
  const found = id === '' ? null : await readOffer(site.slug, id, draft).catch(() => null);
  if (!found?.offer?.name) return null;
  return { kind: 'offer', id, title: found.offer.name, detail: '', href: offerPath({ id }), priceCents: 0 };
}

async function modelNamed(site: Pick<SiteRange, 'models'>, slug: string): Promise<EnquirySubject | null> {
  const model =
    slug === '' ? undefined : site.models.find((one) => one.slug === slug || one.formerSlugs.includes(slug));
  return model ? { kind: 'model', id: model.id, title: model.name, detail: '', href: model.href, priceCents: 0 } : null;
}
