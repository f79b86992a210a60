import { calculatorDisclaimer } from '@/domain/finance/calculator-disclaimer.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { claimText, enquireForFinance } from '@/domain/finance/repayment-claim.ts';
import { type CarriedTradeIn, carriedCar } from '@/domain/leads/carried-trade-in.ts';
import { rangeText } from '@/domain/leads/valuation.ts';
import { loanText, nothingToFinance, type PurchaseLoan } from '@/domain/purchases/purchase-loan.ts';
import type { TypedFigures } from '@/domain/purchases/purchase-path.ts';
import { linksTo } from '@/domain/routes/links-to.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { FinanceDisclaimer } from '@/parts/finance-calculator/finance-disclaimer.tsx';
import { Ledger } from './hold-parts.tsx';
import type { PurchaseProps } from './purchase-props.ts';
import { Choice, StepForm } from './step-parts.tsx';

/** The price with its type. */
export function PriceStep({ view }: PurchaseProps) {
  const { card } = view.vehicle;
  const type = priceTypes[card.priceType];
  return (
    <StepForm car={card.id} step="price" label="Continue with this price">
      <Ledger rows={[{ label: type || 'Price', text: formatCents(card.priceCents), strong: true }]} />
      <p className="text-ink-2">{priceText[card.priceType]}</p>
    </StepForm>
  );
}

const priceText: Readonly<Record<string, string>> = {
  drive_away_price: 'Includes GST, stamp duty, registration and dealer charges: there is no more to pay to drive away.',
  estimated_drive_away_price:
    'An estimate that includes GST and government charges. The contract states the final figure, which depends on where you register the car.',
  excluding_government_charges_price:
    'Includes GST, and excludes government charges such as stamp duty, registration and transfer. They come on top.',
  price_on_application: '',
};

/** The trade-in: an accepted estimate, or a link to get one. */
export function TradeInStep({ view, site, accepted }: PurchaseProps & { accepted: CarriedTradeIn | null }) {
  const { card } = view.vehicle;
  const estimate = view.tradeIn ?? accepted;
  const chosen = view.choices.tradeIn?.way;
  const range = estimate && rangeText({ low: estimate.offer_price, high: estimate.offer_price_to });
  return (
    <StepForm car={card.id} step="trade-in" label="Save">
      <fieldset className="grid gap-4">
        <legend className="visually-hidden">Your trade-in</legend>
        {estimate && (
          <Choice
            type="radio"
            name="way"
            value="estimate"
            checked={chosen !== 'none'}
            label={`Trade in my ${carriedCar(estimate)}`}
            text={`Estimate of ${range}, subject to inspection. It is not an offer: any offer comes after the car is seen.`}
          />
        )}
        <Choice type="radio" name="way" value="none" checked={!estimate || chosen === 'none'} label="No trade-in" />
      </fieldset>
      {linksTo(site, pathOfRoute('tradeIn')) && (
        <p>
          <a
            className="font-semibold text-link underline"
            href={`${pathOfRoute('tradeInForCar')}?car_id=${encodeURIComponent(card.id)}`}
          >
            {estimate ? 'Value another car' : 'Value your car'}
          </a>
          , accept the estimate, and it comes with you.
        </p>
      )}
    </StepForm>
  );
}

/**
 * Finance, with the engine's repayment and both rates, or cash. `figures` come from a calculator, or
 * from a form that was refused: they are newer than the stored ones, and not yet stored.
 */
export function PaymentStep({ view, site, figures, problem }: PurchaseProps & { figures: TypedFigures }) {
  const { choices, financeSettings: settings, finance, vehicle } = view;
  const { payment } = choices;
  const chosen = payment?.way === 'finance' ? payment : null;
  const isCarried = Object.keys(figures).length > 0;
  const dollars = (cents: number | undefined) => (cents ? String(cents / 100) : '');
  const years = settings?.limits.termYears;
  return (
    <>
      <StepForm car={vehicle.card.id} step="payment" label="Save">
        <fieldset className="grid gap-4">
          <legend id="finance-form" className="visually-hidden">
            Finance or cash
          </legend>
          <Choice
            type="radio"
            name="way"
            value="cash"
            checked={!settings || (!isCarried && payment?.way !== 'finance')}
            label="Cash or own bank"
          />
          {settings && years && (
            <>
              <Choice
                type="radio"
                name="way"
                value="finance"
                checked={chosen !== null || isCarried}
                label={`Finance by ${settings.text.provider}`}
                text="An estimate only. Approval is up to the lender."
              />
              <div className="grid gap-4 tablet:grid-cols-2">
                <Amount
                  id="own"
                  label="Your own money, besides any trade-in"
                  value={figures.own ?? dollars(chosen?.ownCents)}
                  wrong={problem === 'own'}
                />
                {!settings.hidden.finalPayment && (
                  <Amount
                    id="final"
                    label="Final payment"
                    value={figures.final ?? dollars(chosen?.finalPaymentCents)}
                    wrong={problem === 'final'}
                  />
                )}
                <div className="field">
                  <label htmlFor="term">Term, years</label>
                  <input
                    id="term"
                    name="term"
                    type="number"
                    min={years.min}
                    max={years.max}
                    step={years.step}
                    defaultValue={figures.term ?? chosen?.termYears ?? settings.start.termYears}
                  />
                </div>
                {!settings.hidden.frequency && (
                  <div className="field">
                    <label htmlFor="frequency">Repayments</label>
                    <select
                      id="frequency"
                      name="frequency"
                      defaultValue={figures.frequency ?? chosen?.frequency ?? settings.start.frequency}
                    >
                      <option value="weekly">Weekly</option>
                      <option value="fortnightly">Fortnightly</option>
                      <option value="monthly">Monthly</option>
                    </select>
                  </div>
                )}
              </div>
              {isCarried && !problem && (
                <p className="text-small text-ink-2">
                  The repayment is worked out with this car’s price and the lender’s own rate, which may differ from
                  what you set in the calculator.
                </p>
              )}
            </>
          )}
        </fieldset>
      </StepForm>
      {finance && <FinanceFigure finance={finance} full={site.features.financeDisclaimerFull} />}
    </>
  );
}

type AmountProps = { id: string; label: string; value: string; wrong: boolean };

const Amount = ({ id, label, value, wrong }: AmountProps) => (
  <div className="field">
    <label htmlFor={id}>
      {label} <span>(optional)</span>
    </label>
    <input
      id={id}
      name={id}
      inputMode="decimal"
      maxLength={20}
      defaultValue={value}
      placeholder="$0"
      aria-invalid={wrong || undefined}
    />
  </div>
);

/** The repayment, always with its rate, comparison rate and warning. */
export function FinanceFigure({ finance, full }: { finance: PurchaseLoan; full: boolean }) {
  const { input, picture, settings } = finance;
  if (nothingToFinance(finance)) return null;
  const more = loanText(finance);
  const copy = picture.claim && claimText(picture.claim);
  return (
    <section aria-label="Finance estimate" className="grid gap-3 rounded-lg bg-tint p-5">
      <p>
        <b className="figure text-h3">{copy ? copy.figure : enquireForFinance}</b>
        {copy && (
          <span className="block text-small">{[copy.rate, copy.comparisonRate, more].filter(Boolean).join(', ')}</span>
        )}
      </p>
      {copy && (
        <Ledger
          rows={[
            { label: 'Paid with trade-in, deposit and own money', text: formatCents(input.depositCents) },
            { label: 'Fees', text: formatCents(picture.feesCents) },
            { label: 'You would borrow', text: formatCents(picture.borrowedCents), strong: true },
          ]}
        />
      )}
      <FinanceDisclaimer
        text={calculatorDisclaimer(input, picture, settings)}
        full={full}
        comparisonFrequency={settings.terms.comparisonFrequency}
      />
    </section>
  );
}
