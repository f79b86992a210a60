import { dayLabel } from '@/domain/leads/booking-days.ts';
import { isValid, rangeText, type Valuation } from '@/domain/leads/valuation.ts';
import { usualTimeZone } from '@/domain/locations/usual-time-zone.ts';
import { enquiryPath } from '@/domain/routes/paths.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import type { GarageProps } from './garage-props.ts';
import { GarageSection } from './garage-section.tsx';

/** Online estimates for enquiries with the confirmed number, each with a link to its receipt. */
export function GarageValuations({ garage: { enquiries }, timeZone, now }: GarageProps) {
  const valued = enquiries.flatMap(({ id, token, valuation, withdrawnAt }) =>
    valuation && !withdrawnAt ? [{ id, token, valuation }] : [],
  );
  if (valued.length === 0) return null;
  return (
    <GarageSection id="valuations" title="Estimates for your car" count={valued.length}>
      <ul>
        {valued.map(({ id, token, valuation }) => (
          <li
            key={id}
            className="grid items-center gap-x-5 gap-y-2 border-line border-b py-4 tablet:grid-cols-[minmax(0,1fr)_auto_120px]"
          >
            <p className="min-w-0">
              <b className="block">
                {valuation.car.year} {valuation.car.make} {valuation.car.model}
              </b>
              <span className="text-small">{stateText(valuation, now, timeZone)}</span>
            </p>
            <p className="figure text-title tabular-nums">{rangeText(valuation)}</p>
            <ButtonLink kind="outline" size={40} href={`${enquiryPath(token)}#valuation`}>
              Open
              <span className="visually-hidden">
                {' '}
                the estimate for the {valuation.car.make} {valuation.car.model}
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </GarageSection>
  );
}

/** An estimate is not an offer; its status always states that. */
function stateText(valuation: Valuation, now: number, timeZone: string): string {
  const until = dayLabel(valuation.validUntil);
  if (valuation.acceptedAtMs) return `You’re going ahead with this estimate. It is not an offer yet.`;
  return isValid(valuation, now, timeZone || usualTimeZone)
    ? `An estimate only, valid until ${until}. It is not an offer.`
    : `This estimate was valid until ${until}.`;
}
