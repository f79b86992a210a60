import { formatCents } from '@/domain/finance/money.ts';
import { hoursLabel } from '@/domain/locations/clock-label.ts';
import { formatPhone } from '@/domain/locations/phone.ts';
import { depositRows } from '@/domain/purchases/deposit-label.ts';
import type { HoldDealer } from '@/domain/purchases/hold-record.ts';
import { Button } from '@/ui/button/button.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { Carried, type CheckoutProps } from './checkout-parts.tsx';
import { Ledger, Panel } from './hold-parts.tsx';

/** The review before payment, or before joining the line. */
export function ReviewStep({
  path,
  car,
  dealer,
  mode,
  isNextInLine,
  form,
  phone,
  depositCents,
  hours,
  ends,
}: CheckoutProps & { ends: number }) {
  const amount = formatCents(depositCents);
  const change = (
    <a className="tap text-link underline underline-offset-3" href={`${path}?step=details`}>
      Change
    </a>
  );
  return (
    <>
      <Panel title="Your details" action={change}>
        <Ledger
          rows={[
            { label: 'Name', text: form.name },
            { label: 'Mobile', text: <Confirmed phone={phone ?? ''} /> },
            ...(form.email ? [{ label: 'Receipt to', text: form.email }] : []),
          ]}
        />
      </Panel>
      <Panel
        title={
          mode === 'line' ? 'Your place in line' : depositCents > 0 ? `What happens to the ${amount}` : 'Nothing to pay'
        }
      >
        {mode === 'reserve' && depositCents > 0 && (
          <Ledger rows={depositRows({ priceCents: car.priceCents, endsAt: ends, timeZone: dealer.timeZone })} />
        )}
        <form method="post" action="/api/checkout" className="mt-4 grid gap-4">
          <input type="hidden" name="action" value={mode} />
          <Carried car={car} mode={mode} isNextInLine={isNextInLine} />
          <input type="hidden" name="price" value={car.priceCents} />
          <input type="hidden" name="deposit" value={depositCents} />
          {mode === 'reserve' && (
            <label className="field-tick flex items-start gap-3">
              <input type="checkbox" name="terms" value="yes" required className="mt-0.5 size-5" />
              <span>
                I agree to the <a href="#terms">reservation terms</a>. This is a reservation, not a contract of sale.
              </span>
            </label>
          )}
          <Button kind="filled" type="submit">
            {mode === 'reserve' && depositCents > 0 && <Icon name="lock" size={18} />}
            {mode === 'line'
              ? 'Put me next in line'
              : depositCents > 0
                ? 'Continue to payment'
                : `Reserve this ${car.model}`}
          </Button>
        </form>
        {mode === 'reserve' && depositCents > 0 && (
          <p className="mt-3 text-legal text-ink-2">
            You finish on our payment provider’s secure page. {dealer.name} never sees your card number. No card
            surcharge.
          </p>
        )}
      </Panel>
      {mode === 'reserve' && <Terms dealer={dealer} amount={depositCents > 0 ? amount : ''} hours={hours} />}
    </>
  );
}

const Confirmed = ({ phone }: { phone: string }) => (
  <span className="inline-flex flex-wrap items-center justify-end gap-2">
    <span className="inline-flex items-center gap-1 text-small text-good">
      <Icon name="badge-check" size={16} stroke={2} />
      Confirmed
    </span>
    {formatPhone(phone)}
  </span>
);

function Terms({ dealer, amount, hours }: { dealer: HoldDealer; amount: string; hours: number }) {
  return (
    <section id="terms" className="grid gap-2 text-small text-ink-2">
      <h2 className="text-title font-bold text-ink">Reservation terms</h2>
      <p>
        {dealer.name} holds this car for you for {hoursLabel(hours)}
        {amount && ' from the moment your bank authorises the deposit'}. During that time nobody else can reserve it
        here.
      </p>
      {amount && (
        <p>
          The {amount} is a refundable deposit. It is released in full if you cancel for any reason before the hold
          ends, if the hold ends, or if {dealer.name} releases the car. If you buy the car, it comes off the price.
        </p>
      )}
      <p>
        A reservation is not a contract of sale: neither you nor {dealer.name} is bound to buy or to sell. If{' '}
        {dealer.name} has to release the car, you get the reason in writing.
      </p>
    </section>
  );
}
