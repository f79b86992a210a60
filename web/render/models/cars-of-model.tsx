import { pathOfMake } from '@/domain/stock/search/search-paths.ts';
import { modelName } from '@/domain/vocabulary/make-name.ts';
import { siteCardTag } from '@/parts/vehicle-card/site-card-tag.ts';
import { type CardSite, VehicleCard } from '@/parts/vehicle-card/vehicle-card.tsx';
import { Section } from '@/ui/section/section.tsx';
import { log, reason } from '@/web/platform/log.ts';
import { expireAt } from '@/web/platform/render-record.ts';
import { stockOfSite } from '@/web/stock/stock-of-site.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';

type Props = { site: StockSite & CardSite; make: string; name: string; now: number; heading?: string };

/** One row on a wide screen, two on others. */
const max = 4;

/** Cars of a model for sale, with a link to all; nothing if there are none or the search fails. */
export async function CarsOfModel({ site, make, name, now, heading }: Props) {
  const model = modelName(make, name);
  const request = { makes: [make], models: [model], perPage: max };
  const found = await stockOfSite(site)
    .search(request)
    .catch((error: unknown) => {
      log('warn', 'model-stock-unavailable', { site: site.slug, reason: reason(error) });
      return null;
    });
  if (!found || found.cards.length === 0) return null;
  for (const card of found.cards) {
    const { until } = siteCardTag(card, site, now);
    if (until !== null) expireAt(until);
  }
  const link = { label: `See all ${found.found} in stock`, href: pathOfMake(make, model) };
  return (
    <Section
      anchor="stock"
      heading={heading ?? `${name} in stock`}
      aside={`${found.found} for sale`}
      link={found.found > max ? link : null}
      tone="sunken"
    >
      <ul className="grid gap-4 min-[560px]:grid-cols-2 desk:grid-cols-4">
        {found.cards.map((card) => (
          <li key={card.id} className="grid">
            <VehicleCard card={card} site={site} now={now} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
