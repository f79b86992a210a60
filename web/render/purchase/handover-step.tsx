import { formatCents } from '@/domain/finance/money.ts';
import { bookingTimes } from '@/domain/leads/booking-days.ts';
import { addressLine } from '@/domain/locations/directions.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { ProposalField } from './help-notices.tsx';
import type { PurchaseProps } from './purchase-props.ts';
import { Choice, StepForm } from './step-parts.tsx';

/** Pick-up with place and time, or delivery with its cost. */
export function HandoverStep({ view, proposed }: PurchaseProps) {
  const { places, dealership, handover, choices, vehicle } = view;
  const { place } = dealership;
  const [bookable] = places;
  const slot = handover?.way === 'pick-up' && !handover.gone ? handover.slot : '';
  const postcode = choices.handover?.way === 'delivery' ? choices.handover.postcode : '';
  return (
    <StepForm car={vehicle.card.id} step="handover" label="Save">
      <ProposalField line={proposed?.lines.find(({ step }) => step === 'handover')} />
      <fieldset className="grid gap-4">
        <legend className="visually-hidden">Delivery or pick-up</legend>
        {place && (
          <Choice
            type="radio"
            name="way"
            value="pick-up"
            checked={postcode === ''}
            label={`Pick up at ${place.name}`}
            text={[addressLine(place), 'no charge'].filter(Boolean).join(', ')}
          />
        )}
        {bookable && (
          <div className="field">
            <label htmlFor="slot">
              Day and time <span>(optional)</span>
            </label>
            <select id="slot" name="slot" defaultValue={slot}>
              <option value="">We agree on it later</option>
              {bookable.days.map((day) => (
                <optgroup key={day.date} label={day.label}>
                  {bookingTimes(day).map((time) => (
                    <option key={time} value={`${day.date}T${time}`}>
                      {day.label}, {twelveHour(time)}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <p className="text-small text-ink-2">
              Choose a time after the cooling-off period where there is one: taking the car ends it.
            </p>
          </div>
        )}
        <Choice
          type="radio"
          name="way"
          value="delivery"
          checked={postcode !== '' || !place}
          label="Deliver it to me"
          text="An estimate by your postcode."
        />
        <div className="field">
          <label htmlFor="postcode">Postcode for delivery</label>
          <input id="postcode" name="postcode" inputMode="numeric" maxLength={4} defaultValue={postcode} />
        </div>
      </fieldset>
    </StepForm>
  );
}

/** The dealer's extras with prices. */
export function ExtrasStep({ view, proposed }: PurchaseProps) {
  const { offered, extras, vehicle } = view;
  if (offered.length === 0)
    return (
      <StepForm car={vehicle.card.id} step="extras" label="Go on without extras">
        <p>There are no extras to choose from online. Ask us for what you need.</p>
      </StepForm>
    );
  return (
    <StepForm car={vehicle.card.id} step="extras" label="Save">
      <ProposalField line={proposed?.lines.find(({ step }) => step === 'extras')} />
      <fieldset className="grid gap-4">
        <legend className="visually-hidden">Extras</legend>
        {offered.map(({ id, name, text, cents }) => (
          <Choice
            key={id}
            type="checkbox"
            name={`extra-${id}`}
            value="yes"
            checked={extras.some((one) => one.id === id)}
            label={`${name}, ${formatCents(cents)}`}
            text={text}
          />
        ))}
      </fieldset>
      <p className="text-small text-ink-2">Prices include GST.</p>
    </StepForm>
  );
}
