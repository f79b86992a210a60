import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour } from '@/domain/locations/clock-label.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { depositFate, depositLabel } from '@/domain/purchases/deposit-label.ts';
import { type HoldRecord, receiptNumber } from '@/domain/purchases/hold-record.ts';
import { checkoutPath } from '@/domain/stock/checkout-path.ts';
import { pathOfMake } from '@/domain/stock/search/search-paths.ts';
import { quotedSentence } from '@/domain/text/quoted-sentence.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import type { HoldHistory } from '@/web/records/holds.ts';
import { HoldStateView } from './hold-parts.tsx';
import type { ReservationProps } from './reservation-props.ts';

/** An ended reservation: why, by whom, and what happened to the money. */
export function EndedView({ site, hold, events }: ReservationProps) {
  const { car, dealer, depositCents, closedAt, receipt } = hold;
  const end = events.findLast(({ kind }) => kind in titles);
  const shown = titles[end?.kind ?? 'hold-ended'] ?? titles['hold-ended'];
  const again = checkoutPath(site, car.slug);
  const staff = isByStaff(end);
  return (
    <HoldStateView
      icon={staff ? 'info' : 'clock'}
      tone={hold.state === 'applied' ? 'good' : 'plain'}
      title={shown?.title(hold) ?? ''}
      text={textOf(hold, end, events)}
      rows={[
        ...(closedAt
          ? [
              {
                label: staff && end ? (end.kind === 'staff-released' ? 'Released by' : 'Ended by') : 'Ended',
                text: [staff && end ? end.actor : '', dayAndHour(closedAt, dealer.timeZone)].filter(Boolean).join(', '),
              },
            ]
          : []),
        ...(depositCents > 0 && hold.money !== 'none'
          ? [{ label: depositLabel(hold), text: formatCents(depositCents, { withCents: true }) }]
          : [{ label: 'Charged', text: '$0.00' }]),
        ...(receipt === null ? [] : [{ label: 'Receipt', text: `${receiptNumber(receipt)}, closed` }]),
      ]}
    >
      {hold.state === 'applied' || staff ? (
        dealer.phone && (
          <ButtonLink kind="outline" href={phoneHref(dealer.phone)}>
            Call {formatPhone(dealer.phone)}
          </ButtonLink>
        )
      ) : (
        <ButtonLink kind="filled" href={again}>
          {hold.state === 'expired' ? 'Start again' : 'Reserve it again'}
        </ButtonLink>
      )}
      <ButtonLink kind="quiet" href={pathOfMake(car.make, car.model)}>
        Similar cars
      </ButtonLink>
    </HoldStateView>
  );
}

const titles: Partial<Record<HoldHistory['kind'], { title: (hold: HoldRecord) => string }>> = {
  'ran-out': { title: () => 'The payment page timed out' },
  'hold-ended': { title: () => 'Your hold has ended' },
  'shopper-released': { title: () => 'Your reservation is cancelled' },
  'staff-released': { title: ({ dealer }) => `${dealer.name} released your hold` },
  'staff-forfeited': { title: ({ dealer }) => `${dealer.name} retains your deposit` },
  'staff-forfeited-part': { title: ({ dealer }) => `${dealer.name} retains a part of your deposit` },
  applied: {
    title: ({ car, money }) =>
      money === 'refunded'
        ? `Your deposit on the ${car.model} was refunded`
        : `Your deposit goes towards the ${car.model}`,
  },
};

const isByStaff = (end: HoldHistory | undefined): boolean =>
  end !== undefined && ['staff-released', 'staff-forfeited', 'staff-forfeited-part'].includes(end.kind);

function textOf(hold: HoldRecord, end: HoldHistory | undefined, events: readonly HoldHistory[]): string {
  const { money, state, dealer } = hold;
  const late = state === 'expired' && money !== 'none' ? 'Your payment came after the page had closed. ' : '';
  const repaid = money === 'repaid' ? events.findLast(({ kind }) => kind === 'staff-repaid') : undefined;
  const how = repaid?.reason ? ` Their words: ${quotedSentence(repaid.reason)}` : '';
  const fate = hold.depositCents > 0 ? `${depositFate(hold)}${how}` : 'Nothing was charged.';
  if (isByStaff(end) && end?.reason) return `Their reason: ${quotedSentence(end.reason)} ${fate}`;
  if (state === 'expired') return `${late}${money === 'none' ? 'It stays open for 30 minutes. ' : ''}${fate}`;
  if (state === 'applied') return `${fate} ${dealer.name} has the rest of your papers.`;
  return fate;
}
