import { signInPath } from '@/domain/accounts/sign-in-path.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { hoursLabel } from '@/domain/locations/clock-label.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { coolingOffText } from '@/domain/purchases/cooling-off-words.ts';
import { reservesCar } from '@/domain/purchases/hold-states.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import { callNumber } from '@/domain/stock/vehicle-page/call-number.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { stepLines } from '@/web/purchases/purchase-lines.ts';
import { Panel } from './hold-parts.tsx';
import { FinanceFigure } from './money-steps.tsx';
import { PurchaseFrame } from './purchase-frame.tsx';
import { PurchaseNotices } from './purchase-notices.tsx';
import type { PurchaseProps } from './purchase-props.ts';
import { PurchaseSteps } from './purchase-steps.tsx';

/**
 * The purchase of a car: optional steps in any order, their sums, and the deposit that holds it
 * (CHK-05, NAV-08). Works without script and without an account.
 */
export function PurchaseHub(props: PurchaseProps) {
  const { view, site } = props;
  const { card } = view.vehicle;
  return (
    <PurchaseFrame
      {...props}
      title={`Buy this ${card.model} online`}
      lede="Do as much as you like, in any order, and come in for the rest. Every step is optional."
    >
      <PurchaseNotices {...props} />
      <PurchaseSteps
        car={card.id}
        lines={stepLines(view)}
        proposed={props.proposed}
        fixed={view.purchase?.sentAt != null}
      />
      {view.finance && <FinanceFigure finance={view.finance} full={site.features.financeDisclaimerFull} />}
      <GoOn {...props} />
      <CoolingOff {...props} />
      <StorageNote {...props} />
    </PurchaseFrame>
  );
}

function GoOn({ view, site, taken, proposed, depositCents }: PurchaseProps) {
  const { vehicle, hold, purchase, priceBeforeCents, dealership } = view;
  const { id, slug } = vehicle.card;
  const dealer = dealership.site.name;
  const amount = formatCents(depositCents);
  const isHeld = hold !== null && (reservesCar(hold.state) || hold.state === 'applied');
  const canSend = !taken && !proposed && !purchase?.sentAt && priceBeforeCents === null;
  return (
    <Panel title={depositCents > 0 ? 'Deposit' : 'Reserve'}>
      <p className="mt-2">
        <b>{depositCents > 0 ? 'A deposit' : 'A reservation'} holds the car, it does not buy it.</b>{' '}
        {depositCents > 0
          ? `${amount} is authorised on your card, not charged, and holds the car for ${hoursLabel(site.options.holdHours)}. `
          : `It holds the car for ${hoursLabel(site.options.holdHours)} and costs nothing. `}
        {depositCents > 0 && 'Change your mind for any reason before then and it is released in full. '}
        You buy the car when you sign a contract with {dealer}, or you do not.
      </p>
      {site.features.moneyBack && (
        <p className="mt-2">
          <b>Money-back guarantee.</b>{' '}
          {site.snippets['money-back'] ??
            'You can take back your reservation within 48 hours, and get all of what you paid for it.'}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {!isHeld && !taken && priceBeforeCents === null && (
          <ButtonLink kind="filled" href={checkoutPath(site, slug)}>
            {depositCents > 0 ? `Reserve with ${amount}` : 'Reserve'}
          </ButtonLink>
        )}
        {canSend && (
          <ButtonLink kind={isHeld ? 'filled' : 'outline'} href={purchasePath(id, { step: 'send' })}>
            Send these steps to {dealer}
          </ButtonLink>
        )}
      </div>
      {proposed && !purchase?.sentAt && (
        <p className="mt-3">
          To send these steps, first agree above to what {dealer} filled in for you, or take it out.
        </p>
      )}
      <p className="mt-3 text-legal text-ink-2">
        Nothing on this page is a contract of sale. A trade-in, delivery and repayments are estimates.
      </p>
    </Panel>
  );
}

function CoolingOff({ view, now }: PurchaseProps) {
  const { vehicle, dealership, choices } = view;
  const { site, place } = dealership;
  const copy = coolingOffText({
    state: place?.state || site.state || vehicle.card.state,
    carType: vehicle.card.carType,
    priceCents: vehicle.card.priceCents,
    linkedCredit: choices.payment?.way === 'finance',
    dealer: site.name,
    hours: place,
    now,
  });
  const own = site.snippets['cooling-off'];
  if (!copy) return null;
  return (
    <section className="grid gap-2 rounded-lg border border-line-2 p-5 text-small" aria-label={copy.title}>
      <h2 className="text-title font-bold">{copy.title}</h2>
      <p>{copy.text}</p>
      {copy.last && (
        <p>
          If you sign today, the last day is <b>{copy.last}</b>.
        </p>
      )}
      {copy.bounds && <p>{copy.bounds}</p>}
      {own && <p>{own}</p>}
    </section>
  );
}

/** States how the steps are stored, and who helps. */
function StorageNote({ view, signedIn }: PurchaseProps) {
  const { vehicle, dealership, purchase } = view;
  const { card } = vehicle;
  // Same condition as in `web/records/purchase-desk.ts`.
  const named = view.hold !== null || (signedIn && purchase?.site === purchase?.seller);
  const phone = callNumber(dealership.site.phones, card.carType);
  const here = purchasePath(card.id);
  return (
    <div className="grid gap-2 text-small text-ink-2">
      {purchase && (
        <p>
          {signedIn ? (
            'Your steps are in your garage, on every device on which you sign in.'
          ) : (
            <>
              Your steps are kept in this browser for 90 days.{' '}
              <a className="text-link underline" href={signInPath({ type: 'checkout', redirect: here, back: here })}>
                Sign in
              </a>{' '}
              to go on with them on another device.
            </>
          )}
        </p>
      )}
      {purchase && !purchase.sentAt && (
        <p>
          The staff of {dealership.site.name} can see these steps{named ? ', with your name and number,' : ''} and can
          help you with them.
        </p>
      )}
      {phone && (
        <p>
          Stuck on a step? Call {dealership.site.name} on{' '}
          <a className="text-link underline" href={phoneHref(phone)}>
            {formatPhone(phone)}
          </a>
          .
        </p>
      )}
    </div>
  );
}
