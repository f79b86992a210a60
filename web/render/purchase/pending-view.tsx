import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour, hour } from '@/domain/locations/clock-label.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { methodLabel } from '@/domain/purchases/hold-record.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { reservationPath } from '@/web/purchases/reserve.ts';
import { HoldStateView } from './hold-parts.tsx';
import type { ReservationProps } from './reservation-props.ts';

/**
 * Before the money is authorised: a link to the payment page, a return from it, or waiting for the
 * bank.
 */
export function PendingView({ hold, page, pays, now }: ReservationProps) {
  const { car, dealer, depositCents, checkoutUrl, token, endsAt, method, phone } = hold;
  const amount = formatCents(depositCents);
  const closes = hour(endsAt, dealer.timeZone);
  const cancel = `${reservationPath(token)}?ask=cancel`;
  if (page === 'tried' && !pays)
    return (
      <HoldStateView
        icon="circle-alert"
        tone="bad"
        title={`The ${amount} was not authorised`}
        text="Your bank declined it, or the payment was not finished. Nothing was charged and the car is not held yet. Your details are still here."
        rows={[
          ...(method ? [{ label: 'Card', text: methodLabel(method) }] : []),
          { label: 'Seen', text: dayAndHour(now, dealer.timeZone) },
          { label: 'Kept for you until', text: closes },
        ]}
      >
        <ButtonLink kind="filled" href={checkoutUrl ?? cancel}>
          Try another card
        </ButtonLink>
        {dealer.phone && (
          <ButtonLink kind="quiet" href={phoneHref(dealer.phone)}>
            Call {formatPhone(dealer.phone)}
          </ButtonLink>
        )}
      </HoldStateView>
    );
  if (checkoutUrl && (pays || page === 'open'))
    return (
      <>
        {pays && <meta httpEquiv="refresh" content={`0;url=${checkoutUrl}`} />}
        <HoldStateView
          icon="lock"
          tone="info"
          title={pays ? 'Taking you to the payment page' : 'Your payment is not finished'}
          text={
            pays
              ? 'It opens by itself. If it does not, choose the button.'
              : `Nothing was charged. The ${car.model} is kept for you while the payment page is open.`
          }
          rows={[
            { label: 'To authorise', text: formatCents(depositCents, { withCents: true }) },
            { label: 'Kept for you until', text: closes },
          ]}
        >
          <ButtonLink kind="filled" href={checkoutUrl}>
            Continue to payment
          </ButtonLink>
          <ButtonLink kind="quiet" href={cancel}>
            Cancel
          </ButtonLink>
        </HoldStateView>
      </>
    );
  return (
    <>
      <meta httpEquiv="refresh" content="4" />
      <HoldStateView
        icon="clock"
        tone="info"
        title="Waiting for your bank"
        text={`This usually takes a few seconds. Keep this page open, or close it: we text ${formatPhone(phone)} when the car is held.`}
        rows={[
          { label: 'Receipt', text: 'Once confirmed' },
          { label: 'To authorise', text: formatCents(depositCents, { withCents: true }) },
          { label: 'Kept for you until', text: closes },
        ]}
      >
        <p role="status" className="text-small text-ink-2">
          Checking with your bank
        </p>
      </HoldStateView>
    </>
  );
}
