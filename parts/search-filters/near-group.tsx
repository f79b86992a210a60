import { clsx } from 'clsx';
import { hasDistances, reaches, reachOf } from '@/domain/stock/search/near-locations.ts';
import { placedBy } from '@/domain/stock/search/parse-search.ts';
import { Button } from '@/ui/button/button.tsx';
import type { SearchView } from './filter-view.ts';

const control =
  'min-h-[max(40px,var(--tap))] min-w-0 rounded-md border-[1.5px] border-line-2 bg-surface px-2.5 text-small';

/**
 * Selects the locations within a distance of a postcode. Only for sites whose locations are far
 * apart.
 */
export function NearGroup({ view: { site, from } }: { view: Pick<SearchView, 'site' | 'from'> }) {
  if (!hasDistances(site.locations)) return null;
  return (
    <fieldset className="border-line border-t py-4.5">
      <legend className="float-left mb-2 w-full font-strong text-control">Near you</legend>
      {from && <input type="hidden" name="placed" value={placedBy(from.postcode, from.within)} />}
      <div className="clear-both flex items-center gap-2 text-ink-2 text-small">
        <label className="flex flex-none items-center gap-2">
          Within
          <select id="near-within" name="within" defaultValue={reachOf(from?.within ?? null)} className={control}>
            {reaches.map((reach) => (
              <option key={reach} value={reach}>
                {reach} km
              </option>
            ))}
          </select>
        </label>
        <span>of</span>
        <label className="min-w-0 flex-1">
          <span className="visually-hidden">Postcode</span>
          <input
            id="near-postcode"
            name="near"
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={4}
            defaultValue={from?.postcode ?? ''}
            placeholder="Postcode"
            className={clsx(control, 'w-full')}
          />
        </label>
      </div>
      <Button kind="outline" size={40} type="submit" className="mt-2 hidden noscript:inline-flex">
        Show these places
      </Button>
    </fieldset>
  );
}
