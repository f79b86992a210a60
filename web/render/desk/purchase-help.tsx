import type { ReactNode } from 'react';
import { formatCents } from '@/domain/finance/money.ts';
import { bookingTimes } from '@/domain/leads/booking-days.ts';
import { twelveHour } from '@/domain/locations/opening-hours.ts';
import { type HelpStep, helperNow, maxNote, stepMark, withProposals } from '@/domain/purchases/purchase-help.ts';
import type { OpenDeskPurchase } from '@/web/purchases/desk-purchase.ts';
import type { PurchaseView } from '@/web/purchases/view-purchase.ts';
import type { Purchase } from '@/web/records/purchases.ts';
import { helpText } from './help-text.ts';
import { card, control, Labelled, PostedForm } from './staff-form.tsx';

const endpointOf = ({ id }: Purchase): string => `/api/desk/purchases/${id}`;

/**
 * Forms to take over and hand back a purchase, and to fill in steps, each of which the shopper must
 * accept (CHK-05).
 */
export function PurchaseHelp({ found, staff, now }: { found: OpenDeskPurchase; staff: string; now: number }) {
  const { purchase, view, proposed, timeZone } = found;
  const { note } = purchase;
  const helper = helperNow(purchase, now);
  const isMine = helper === staff && helper !== '';
  const to = endpointOf(purchase);
  return (
    <section className={card} aria-labelledby="help">
      <h2 id="help" className="text-title font-bold">
        {helpText(purchase, { staff, now, timeZone }) || 'Help'}
      </h2>
      <p className="text-small">
        The shopper reads who helps. You can fill in extras and delivery or pick-up; each counts once the shopper
        agrees. You can neither pay, reserve, send nor accept terms for them.
      </p>
      {proposed && proposed.lines.length > 0 && (
        <ul className="grid list-none gap-2 p-0 text-small" aria-label="Waits for the shopper">
          {proposed.lines.map(({ step, title, text, value, by }) => (
            <li key={step}>
              <b>{title}</b>, filled in by {by}, not agreed to yet: {[text, value].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      )}
      {isMine ? (
        <>
          <PostedForm to={to} action="note" label="Save the note">
            <Labelled label="Note to the shopper (they read it above their steps)">
              <textarea className={control} name="note" rows={3} maxLength={maxNote} defaultValue={note} />
            </Labelled>
          </PostedForm>
          {view && <Extras purchase={purchase} view={view} />}
          {view && <Handover purchase={purchase} view={view} />}
          <PostedForm to={to} action="hand-back" label="Hand back" />
        </>
      ) : (
        <PostedForm
          to={to}
          action="help"
          label={helper === '' ? 'Help with this purchase' : `Take over from ${purchase.helper || 'a colleague'}`}
        >
          <input type="hidden" name="helper" value={helper} />
        </PostedForm>
      )}
    </section>
  );
}

type StepProps = { purchase: Purchase; view: PurchaseView };

const StepForm = ({ purchase, step, label, children }: Omit<StepProps, 'view'> & Step) => (
  <PostedForm to={endpointOf(purchase)} action="step" label={label}>
    <input type="hidden" name="step" value={step} />
    <input type="hidden" name="mark" value={stepMark(purchase, step)} />
    {children}
  </PostedForm>
);
type Step = { step: HelpStep; label: string; children: ReactNode };

function Extras({ purchase, view }: StepProps) {
  if (view.offered.length === 0) return null;
  const chosen = withProposals(purchase.choices, purchase.proposals).extras?.ids ?? [];
  return (
    <StepForm purchase={purchase} step="extras" label="Fill in extras">
      <fieldset className="grid gap-2 border-0 p-0">
        <legend className="text-small font-semibold">Extras</legend>
        {view.offered.map(({ id, name, cents }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 text-small">
            <input
              type="checkbox"
              className="size-5 flex-none accent-action"
              name={`extra-${id}`}
              value="yes"
              defaultChecked={chosen.includes(id)}
            />
            {name}, {formatCents(cents)}
          </label>
        ))}
      </fieldset>
    </StepForm>
  );
}

function Handover({ purchase, view: { places, dealership } }: StepProps) {
  const chosen = withProposals(purchase.choices, purchase.proposals).handover;
  const [bookable] = places;
  const canCollect = bookable !== undefined;
  const delivered = chosen?.way === 'delivery' || !canCollect;
  return (
    <StepForm purchase={purchase} step="handover" label="Fill in delivery or pick-up">
      <fieldset className="grid gap-2 border-0 p-0">
        <legend className="text-small font-semibold">Delivery or pick-up</legend>
        {canCollect && (
          <>
            <Way value="pick-up" checked={!delivered} label={`Pick-up at ${dealership.place?.name ?? ''}`} />
            <Labelled label="Day and time">
              <select name="slot" className={control} defaultValue={chosen?.way === 'pick-up' ? chosen.slot : ''}>
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
            </Labelled>
          </>
        )}
        <Way value="delivery" checked={delivered} label="Delivery" />
        <Labelled label="Postcode for delivery">
          <input
            className={control}
            name="postcode"
            inputMode="numeric"
            maxLength={4}
            defaultValue={chosen?.way === 'delivery' ? chosen.postcode : ''}
          />
        </Labelled>
      </fieldset>
    </StepForm>
  );
}

const Way = ({ value, checked, label }: { value: string; checked: boolean; label: string }) => (
  <label className="flex min-h-11 items-center gap-3 text-small">
    <input type="radio" className="size-5 flex-none accent-action" name="way" value={value} defaultChecked={checked} />
    {label}
  </label>
);
