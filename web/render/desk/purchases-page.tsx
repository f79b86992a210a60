import { isDone, purchaseSteps } from '@/domain/purchases/purchase-choices.ts';
import { proposedSteps } from '@/domain/purchases/purchase-help.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import type { OpenPurchase } from '@/web/records/purchase-desk.ts';
import { helpText } from './help-text.ts';
import { ago } from './moments.ts';

type Props = {
  site: Pick<SiteIdentity, 'name'>;
  rows: readonly OpenPurchase[];
  /** Id of the viewing staff account. */
  staff: string;
  now: number;
  timeZone: string;
};

/** Purchases under way, the last active shopper first (CHK-05). */
export const PurchasesPage = ({ site, rows, ...seen }: Props) => (
  <>
    <a className="text-small font-semibold text-link" href={pathOfRoute('desk')}>
      All enquiries
    </a>
    <header>
      <h1 className="text-h3 font-bold">Purchases under way, {site.name}</h1>
      <p className="text-small text-ink-2">
        Begun online and not sent yet. This page follows them by itself. Once sent, a purchase is an enquiry.
      </p>
    </header>
    {rows.length === 0 ? (
      <p className="rounded-md bg-surface p-6">No purchase is under way.</p>
    ) : (
      <ul className="grid list-none gap-px overflow-hidden rounded-md border border-line bg-line p-0">
        {rows.map((row) => (
          <Row key={row.purchase.id} row={row} seen={seen} />
        ))}
      </ul>
    )}
  </>
);

type RowProps = { row: OpenPurchase; seen: Parameters<typeof helpText>[1] };

function Row({ row: { purchase, buyer }, seen }: RowProps) {
  const { id, car, choices, proposals, changedAt } = purchase;
  const done = purchaseSteps.filter((step) => isDone(choices, step)).length;
  const waiting = proposedSteps(proposals).length;
  return (
    <li className="grid gap-2 bg-surface p-4 wrap-anywhere tablet:grid-cols-3">
      <span>
        <a className="font-semibold text-link underline" href={pathOfRoute('deskPurchase', { purchase: id })}>
          {car.title}
        </a>
        <span className="block text-small">{[car.line, car.stockNumber].filter(Boolean).join(', ')}</span>
      </span>
      <span>
        <b>{buyer ? buyer.name || 'Signed in, no name yet' : 'A shopper'}</b>
        <span className="block text-small">{helpText(purchase, seen) || 'No one is helping yet'}</span>
      </span>
      <span>
        <b>
          {done} of {purchaseSteps.length} steps filled in
        </b>
        <span className="block text-small">Last active {ago(changedAt.getTime(), seen.now)}</span>
        {waiting > 0 && (
          <span className="block text-small">
            {waiting === 1 ? '1 step waits' : `${waiting} steps wait`} for the shopper to agree
          </span>
        )}
      </span>
    </li>
  );
}
