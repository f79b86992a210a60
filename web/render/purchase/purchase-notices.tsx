import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour } from '@/domain/locations/clock-label.ts';
import { isStepProblem, stepProblems } from '@/domain/purchases/choose-step.ts';
import { reservesCar } from '@/domain/purchases/hold-states.ts';
import { purchasePath } from '@/domain/purchases/purchase-path.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import { Button } from '@/ui/button/button.tsx';
import { reservationPath } from '@/web/purchases/reserve.ts';
import { HelpNotices } from './help-notices.tsx';
import { Notice } from './notice.tsx';
import type { PurchaseProps } from './purchase-props.ts';

const problems: Readonly<Record<string, string>> = {
  failed: 'That could not be stored. Nothing else has changed. Please try again.',
  changed: 'The dealer changed that step again while you were looking. Please look it over below.',
  often: 'That was tried very often from here. Please wait a few minutes, or call us.',
};

/** The problem named by the page's address, with `more` of it. */
export function ProblemNotice({ problem, more = '' }: { problem: string; more?: string }) {
  const text = isStepProblem(problem) ? stepProblems[problem] : Object.hasOwn(problems, problem) && problems[problem];
  return text ? (
    <p role="alert" data-testid="error-warning" className="form-alert">
      {[text, more].filter(Boolean).join(' ')}
    </p>
  ) : null;
}

/** Changes since the last visit, each with what to do: nothing changes without notice (CHK-05). */
export function PurchaseNotices(props: PurchaseProps) {
  const { view, site, taken } = props;
  const { vehicle, hold, purchase, dealership, timeZone } = view;
  const { id, slug } = vehicle.card;
  const dealer = dealership.site.name;
  return (
    <>
      <ProblemNotice problem={props.problem} />
      <HelpNotices {...props} />
      {taken && (
        <Notice title={`Someone else is holding this ${vehicle.card.model}`}>
          <p>
            {taken.until && `Their hold ends ${dayAndHour(taken.until, timeZone)}. `}Your steps are kept, and nothing
            was charged.{' '}
            <a className={link} href={`${checkoutPath(site, slug)}?step=line`}>
              Put me next in line
            </a>
          </p>
        </Notice>
      )}
      {view.priceBeforeCents !== null && <PriceNotice {...props} before={view.priceBeforeCents} />}
      {view.tradeInGone && (
        <Notice title="Your trade-in estimate has ended">
          <p>
            Nothing is taken off for it now.{' '}
            <a className={link} href={purchasePath(id, { step: 'trade-in' })}>
              Get a new estimate, or go on without
            </a>
          </p>
        </Notice>
      )}
      {view.handover?.way === 'pick-up' && view.handover.gone && (
        <Notice title="The pick-up time that you chose has gone">
          <p>
            Nothing else has changed.{' '}
            <a className={link} href={purchasePath(id, { step: 'handover' })}>
              Choose another time
            </a>
          </p>
        </Notice>
      )}
      {view.extrasGone > 0 && (
        <Notice title={view.extrasGone === 1 ? 'An extra is no longer offered' : 'Some extras are no longer offered'}>
          <p>It is not in the sums any more. Everything else has stayed.</p>
        </Notice>
      )}
      {hold && reservesCar(hold.state) && (
        <Notice title={hold.state === 'held' ? 'This car is held for you' : 'Your payment page is still open'}>
          <p>
            {hold.state === 'held' && `Nobody else can reserve it until ${dayAndHour(hold.endsAt, timeZone)}. `}
            <a className={link} href={reservationPath(hold.token)}>
              Your reservation
            </a>
          </p>
        </Notice>
      )}
      {purchase?.sentAt && (
        <Notice title={`Sent to ${dealer}`}>
          <p>
            You sent these steps on {dayAndHour(purchase.sentAt, timeZone)}. {dealer} calls you to confirm them and to
            prepare the contract. Nothing was charged by sending them.
          </p>
          <form method="post" action="/api/purchase">
            <input type="hidden" name="action" value="restart" />
            <input type="hidden" name="car" value={id} />
            <input type="hidden" name="step" value="price" />
            <Button kind="outline" size={44} type="submit">
              Begin again for this car
            </Button>
          </form>
        </Notice>
      )}
    </>
  );
}

/** The sums use the current price; the purchase cannot be sent before the shopper accepts it. */
function PriceNotice({ view, before }: PurchaseProps & { before: number }) {
  const { id, priceCents } = view.vehicle.card;
  return (
    <Notice title="The price changed while you were away">
      <p>
        You saw {formatCents(before)}; it is {formatCents(priceCents)} now. Everything below uses the new price.
      </p>
      <form method="post" action="/api/purchase">
        <input type="hidden" name="action" value="step" />
        <input type="hidden" name="car" value={id} />
        <input type="hidden" name="step" value="price" />
        <Button kind="outline" size={44} type="submit">
          Use the new price
        </Button>
      </form>
    </Notice>
  );
}

const link = 'font-semibold text-link underline underline-offset-3';
