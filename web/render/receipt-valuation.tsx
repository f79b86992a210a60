import { dollars } from '@/domain/leads/amounts.ts';
import { dayLabel } from '@/domain/leads/booking-days.ts';
import { isBeyondEstimate } from '@/domain/leads/estimate-bounds.ts';
import type { LeadRecord, LeadVehicle } from '@/domain/leads/lead-record.ts';
import { adjustments, isValid, ownCarOf, rangeWords, type Valuation } from '@/domain/leads/valuation.ts';
import { localMoment } from '@/domain/locations/time-zone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { pathOfRoute } from '@/domain/site/routes/route-of-path.ts';
import { buyPath } from '@/domain/stock/vehicle-page/buying.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';

type Props = { lead: LeadRecord; site: Pick<ResolvedSite, 'features'>; token: string; now: number };

/** The online estimate of the shopper's car: what it depends on, how it came about, and the offer to accept (FORM-09). It needs no script. */
export function ReceiptValuation({ lead, site, token, now }: Props) {
  const car = ownCarOf(lead.details);
  const timeZone = lead.dealer.timeZone || 'Australia/Sydney';
  if (!car || isBeyondEstimate(car, localMoment(now, timeZone).year)) return null;
  const { valuation } = lead;
  return (
    <section className="grid gap-4 rounded-md border border-line bg-surface p-5" aria-labelledby="valuation">
      <h2 id="valuation" className="text-title font-bold">
        Your {car.year} {car.make} {car.model}
      </h2>
      {valuation ? (
        <Estimate valuation={valuation} token={token} open={isValid(valuation, now, timeZone)} />
      ) : (
        <p>Four more questions, and you have an estimate.</p>
      )}
      {valuation?.acceptedAtMs && lead.vehicle && <Wanted car={lead.vehicle} site={site} />}
      {!valuation && <Questions valuation={valuation} token={token} />}
      {valuation && !valuation.acceptedAtMs && (
        <details>
          <summary className="font-semibold">Change my answers</summary>
          <div className="pt-3">
            <Questions valuation={valuation} token={token} />
          </div>
        </details>
      )}
    </section>
  );
}

type Offer = { valuation: Valuation; token: string; open: boolean };

function Estimate({ valuation, token, open }: Offer) {
  const { steps, source, validUntil, acceptedAtMs } = valuation;
  return (
    <>
      <p>
        <b className="figure block text-h3">{rangeWords(valuation)}</b>
        {acceptedAtMs
          ? 'You accepted this offer. Bring the car in, and we settle it once we have seen it.'
          : `Valid until ${dayLabel(validUntil)}. The price is settled once we have seen the car.`}
      </p>
      <details>
        <summary className="font-semibold">How it came about</summary>
        <ul className="grid list-none gap-2 p-0 pt-3">
          {steps.map(({ label, dollars: change }, at) => (
            <li key={label} className="flex justify-between gap-4">
              <span>{label}</span>
              <span className="whitespace-nowrap">{at === 0 ? dollars(change) : signed(change)}</span>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-small text-ink-2">{source}</p>
      </details>
      {open && (
        <form method="post" action={`/api/enquiry/${token}`}>
          <input type="hidden" name="kind" value="accepted" />
          <Button kind="filled" type="submit">
            Accept this offer
          </Button>
        </form>
      )}
    </>
  );
}

/** On to the car that the trade-in is for (NAV-08). */
function Wanted({ car: { slug, title }, site: { features } }: { car: LeadVehicle; site: Props['site'] }) {
  return (
    <>
      <p>
        Ask about the{' '}
        <a className="font-semibold text-link underline" href={pathOfRoute('vehicle', { slug })}>
          {title}
        </a>{' '}
        from this browser, and your offer goes with it.
      </p>
      {features.checkout && features.onlinePurchase && (
        <div>
          <ButtonLink kind="filled" href={buyPath(slug)}>
            Go on to buy it
          </ButtonLink>
        </div>
      )}
    </>
  );
}

const signed = (change: number): string => `${change < 0 ? '−' : '+'} ${dollars(Math.abs(change))}`;

function Questions({ valuation, token }: { valuation: Valuation | undefined; token: string }) {
  return (
    <form method="post" action={`/api/enquiry/${token}`} className="grid gap-4">
      <input type="hidden" name="kind" value="valued" />
      {adjustments.map(({ key, label, choices }) => (
        <fieldset key={key} className="m-0 grid border-0 p-0">
          <legend className="mb-1 p-0 font-semibold">{label}</legend>
          {choices.map((choice) => (
            <label key={choice.value} className="field-choice">
              <input
                type="radio"
                name={key}
                value={choice.value}
                required
                defaultChecked={valuation?.answers[key] === choice.value}
              />
              {choice.label}
            </label>
          ))}
        </fieldset>
      ))}
      <div>
        <Button kind={valuation ? 'outline' : 'filled'} type="submit">
          {valuation ? 'Work it out again' : 'Show my estimate'}
        </Button>
      </div>
    </form>
  );
}
