import { formatCents } from '@/domain/finance/money.ts';
import { depositLabel } from '@/domain/purchases/deposit-label.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { DeskPurchase } from '@/web/purchases/desk-purchase.ts';
import { stepLines } from '@/web/purchases/purchase-lines.ts';
import { moment } from './moments.ts';

/**
 * An online purchase for staff: the completed steps, and the amounts that the shopper sees
 * (CHK-05).
 */
export function PurchaseCard({ found }: { found: DeskPurchase }) {
  const { purchase, view, timeZone } = found;
  const { sentAt, changedAt, lead } = purchase;
  const hold = view?.hold ?? null;
  return (
    <section
      aria-labelledby="purchase"
      className="grid content-start gap-3 rounded-md border border-line bg-surface p-4 tablet:p-6"
    >
      <h2 id="purchase" className="text-title font-bold">
        Online purchase
      </h2>
      <p className="text-small text-ink-2">
        {sentAt ? `Sent on ${moment(sentAt, timeZone)}` : `Not sent yet, last changed ${moment(changedAt, timeZone)}`}
      </p>
      {view ? (
        <>
          {view.priceBeforeCents !== null && (
            <p className="text-small font-semibold">
              The price has changed, and the shopper has not accepted the new one yet.
            </p>
          )}
          <ul className="grid gap-2">
            {stepLines(view).map(({ step, title, text, value, done }) => (
              <li key={step} className="flex flex-wrap justify-between gap-x-4 text-small wrap-anywhere">
                <span>
                  <b>{title}</b>
                  {done && ', done'}
                  <span className="block text-ink-2">{text}</span>
                </span>
                <span className="figure">{value}</span>
              </li>
            ))}
          </ul>
          <dl className="ledger">
            {view.sums.rows.map(({ label, text, strong }) => (
              <div key={label} className={strong ? 'ledger-total' : undefined}>
                <dt>{label}</dt>
                <dd className="m-0">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="text-small">
          The {purchase.car.title} is no longer listed, or cannot be read at the moment, so its sums cannot be worked
          out.{sentAt && ' What was sent is in the enquiry.'}
        </p>
      )}
      {hold && hold.depositCents > 0 && (
        <p className={hold.money === 'refund-failed' ? 'text-small font-semibold text-bad' : 'text-small'}>
          Deposit of {formatCents(hold.depositCents, { withCents: true })}: {depositLabel(hold)}.
          {hold.money === 'refund-failed' && ' Its reservation says what to do.'}
        </p>
      )}
      <p className="flex flex-wrap gap-4 text-small font-semibold">
        {lead && (
          <a className="text-link underline" href={pathOfRoute('deskLead', { lead })}>
            Its enquiry
          </a>
        )}
        {hold && (
          <a className="text-link underline" href={pathOfRoute('deskReservation', { hold: hold.id })}>
            Its reservation
          </a>
        )}
      </p>
    </section>
  );
}
