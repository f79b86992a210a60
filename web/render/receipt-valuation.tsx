import { shopperEvents } from '@/domain/events/shopper-events.ts';
import { dollars } from '@/domain/leads/amounts.ts';
import { dayLabel } from '@/domain/leads/booking-days.ts';
import { isBeyondEstimate } from '@/domain/leads/estimate-bounds.ts';
import type { LeadRecord, LeadVehicle } from '@/domain/leads/lead-record.ts';
import { adjustments, isValid, ownCarOf, rangeText, type Valuation } from '@/domain/leads/valuation.ts';
import { localMoment } from '@/domain/locations/time-zone.ts';
import { timeZoneAt } from '@/domain/locations/usual-time-zone.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { buyPath } from '@/domain/stock/vehicle-page/buying.ts';
import { Button, ButtonLink } from '@/ui/button/button.tsx';

type Props = {
  lead: LeadRecord;
  site: Pick<SiteSwitches, 'features'>;
  token: string;
  now: number;
  /** Staff have not acted on it, so the shopper may undo the acceptance. */
  canUndo: boolean;
};

/** How long after an acceptance its event is reported, milliseconds. */
const newsMs = 300_000;

/**
 * The online estimate of the shopper's car: its conditions, its basis, and a button to accept it
 * (FORM-09). Works without script.
 */
export function ReceiptValuation({ lead, site, token, now, canUndo }: Props) {
  const car = ownCarOf(lead.details);
  const timeZone = timeZoneAt(lead.dealer);
  if (!car || isBeyondEstimate(car, localMoment(now, timeZone).year)) return null;
  const { valuation } = lead;
  const justAccepted = valuation?.acceptedAtMs != null && now - valuation.acceptedAtMs < newsMs;
  return (
    <section
      data-shown-event={justAccepted ? shopperEvents.offerAccepted.id : undefined}
      className="grid gap-4 rounded-md border border-line bg-surface p-5"
      aria-labelledby="valuation"
    >
      <h2 id="valuation" className="text-title font-bold">
        Your {car.year} {car.make} {car.model}
      </h2>
      {valuation ? (
        <Estimate valuation={valuation} token={token} open={isValid(valuation, now, timeZone)} canUndo={canUndo} />
      ) : (
        <p>Answer four more questions for an estimate.</p>
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

type Offer = { valuation: Valuation; token: string; open: boolean; canUndo: boolean };

function Estimate({ valuation, token, open, canUndo }: Offer) {
  const { steps, source, validUntil, acceptedAtMs } = valuation;
  return (
    <>
      <p>
        <b className="figure block text-h3">{rangeText(valuation)}</b>
        {acceptedAtMs
          ? `You’re going ahead with this estimate, which we’ll work from until ${dayLabel(validUntil)}. It is not an offer yet.`
          : `An estimate only, valid until ${dayLabel(validUntil)}. It is not an offer: any offer comes after we have seen the car.`}
      </p>
      {acceptedAtMs && <NextStep />}
      {acceptedAtMs && canUndo && (
        <form method="post" action={`/api/enquiry/${token}`}>
          <input type="hidden" name="kind" value="unaccepted" />
          <Button kind="outline" type="submit">
            Undo: don’t go ahead
          </Button>
        </form>
      )}
      <details>
        <summary className="font-semibold">How we worked it out</summary>
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
            Go ahead with this estimate
          </Button>
        </form>
      )}
    </>
  );
}

/** What happens next, and what to bring. Nothing binds the shopper. */
function NextStep() {
  return (
    <div className="grid gap-2">
      <p>
        <b>Next:</b> we call you to find a time to look at the car, then talk about an offer. Please bring
      </p>
      <ul className="grid gap-1 pl-5">
        <li>the registration papers and your driver licence</li>
        <li>the service books and every key</li>
        <li>a payout letter, if there is a loan on the car</li>
      </ul>
      <p className="text-small text-ink-2">
        Nothing is agreed yet, and you are free to change your mind: tell us below, or withdraw the enquiry there.
      </p>
    </div>
  );
}

/** A link to the car that the trade-in is for (NAV-08). */
function Wanted({ car: { slug, title }, site: { features } }: { car: LeadVehicle; site: Props['site'] }) {
  return (
    <>
      <p>
        Ask about the{' '}
        <a className="font-semibold text-link underline" href={pathOfRoute('vehicle', { slug })}>
          {title}
        </a>{' '}
        from this browser, and your estimate goes with it.
      </p>
      {features.checkout && features.onlinePurchase && (
        <div>
          <ButtonLink kind="filled" href={buyPath(slug)}>
            Continue to buy it
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
