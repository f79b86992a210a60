import { formatCents } from '@/domain/finance/money.ts';
import { comparePath } from '@/domain/routes/compare-address.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import { priceShownAboveCents } from '@/domain/stock/price-display.ts';
import type { SharedInterest } from '@/web/records/shared-interest.ts';
import { moment } from './moments.ts';

type Props = { interest: SharedInterest; timeZone: string };

/** The shopper's saved and compared cars, for staff, as long as the shopper shares them. */
export function LeadInterest({ interest: { saved, compared, sharedAt }, timeZone }: Props) {
  return (
    <section
      aria-labelledby="interest"
      className="grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6"
    >
      <h2 id="interest" className="text-title font-bold">
        Saved and compared
      </h2>
      {saved.length === 0 && <p className="text-small">No cars saved at the moment.</p>}
      <ul className="grid gap-2">
        {saved.map(({ car, savedAt, seen }) => (
          <li key={car} className="text-small">
            <a className="font-semibold text-link underline" href={vehiclePath(seen.slug)}>
              {seen.name}
            </a>{' '}
            <span className="tabular-nums">
              {seen.priceCents > priceShownAboveCents && `${formatCents(seen.priceCents)} at their last visit, `}
              saved {moment(savedAt, timeZone)}
            </span>
          </li>
        ))}
      </ul>
      {compared.length > 1 && (
        <a className="text-small font-semibold text-link underline" href={comparePath(compared)}>
          Open what they compared side by side
        </a>
      )}
      <p className="text-ink-2 text-small">The shopper agreed on {moment(sharedAt, timeZone)} to show you this.</p>
    </section>
  );
}
