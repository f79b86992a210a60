import { formatCents } from '@/domain/finance/money.ts';
import { dayAndHour } from '@/domain/locations/clock-label.ts';
import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { paperNumber, paperTitles } from '@/domain/purchases/paper.ts';
import { includesCharges } from '@/domain/purchases/sale-facts.ts';
import { priceTypes } from '@/domain/stock/vehicle-page/shown-price.ts';
import { isPrintedText } from '@/domain/text/printed-text.ts';
import { Button } from '@/ui/button/button.tsx';
import { type Extras, shownExtras } from '@/web/purchases/shown-extras.ts';
import type { PaperRow } from '@/web/records/papers.ts';
import { card, control, Labelled, StaffForm } from './staff-form.tsx';

/** The dealership's data for papers. */
export type Seller = { abn: string; state: string };
type Props = { hold: HoldRecord; papers: readonly PaperRow[]; seller: Seller; extras: Extras | null };

/**
 * The papers of a reservation, to open and to mail again; names what is missing for a tax invoice
 * (PLUS-22).
 */
export function ReservationPapers({ hold, papers, seller, extras }: Props) {
  const due = hold.state === 'applied' && hold.money === 'captured' && !papers.some(({ kind }) => kind === 'invoice');
  if (papers.length === 0 && !due) return null;
  return (
    <section className={card} aria-labelledby="papers">
      <h2 id="papers" className="text-title font-bold">
        Papers
      </h2>
      <ul className="grid list-none gap-3 p-0">
        {papers.map((paper) => (
          <Row key={paper.id} hold={hold} paper={paper} />
        ))}
      </ul>
      {due && seller.abn === '' && <NoAbn />}
      {due && seller.abn !== '' && (
        <StaffForm hold={hold.id} action="invoice" label="Issue the tax invoice">
          <p className="text-small">
            The deposit is applied, and its tax invoice is not issued yet. It cannot be changed afterwards.
          </p>
          <SaleFields hold={hold} extras={extras} required />
        </StaffForm>
      )}
    </section>
  );
}

export const NoAbn = () => (
  <p className="rounded-md bg-sunken p-4 text-small">
    <b>No tax invoice can be issued, and no deposit retained:</b> this dealership has no ABN. An administrator enters it
    in the studio, in the site’s document.
  </p>
);

const Row = ({ hold, paper }: { hold: HoldRecord; paper: PaperRow }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
    <span className="grid gap-1 text-small">
      <a
        className="font-semibold text-link underline"
        href={`/api/desk/reservations/${hold.id}/papers/${paper.id}`}
      >{`${paperTitles[paper.kind]} ${paperNumber(paper)}`}</a>
      {paper.message === 'limited' && (
        <b>Not mailed: too many mails went to {hold.email} today. Send it again tomorrow.</b>
      )}
      {paper.message === 'waiting' && <b>Its mail has not left yet.</b>}
      <span className="text-ink-2">
        {[
          formatCents(paper.cents, { withCents: true }),
          paper.gstCents !== 0 && `GST ${formatCents(paper.gstCents, { withCents: true })}`,
          dayAndHour(paper.issuedAt, hold.dealer.timeZone),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </span>
    {hold.email === '' ? (
      <span className="text-small text-ink-2">No email address: the shopper finds it on their reservation’s page</span>
    ) : (
      <form method="post" action={`/api/desk/reservations/${hold.id}`}>
        <input type="hidden" name="action" value="send" />
        <input type="hidden" name="paper" value={paper.id} />
        <Button kind="outline" size={44} type="submit">
          Send {paperNumber(paper)} again
        </Button>
      </form>
    )}
  </li>
);

/**
 * Fields that a tax invoice needs and no feed has. Without the charges in a drive-away price no
 * invoice is issued.
 */
export function SaleFields({
  hold,
  extras,
  required = false,
}: Pick<Props, 'hold' | 'extras'> & { required?: boolean }) {
  const { car, name } = hold;
  const charges = includesCharges(car);
  return (
    <>
      <Labelled
        label={`Price of the car, GST included${priceTypes[car.priceType] && `. ${priceTypes[car.priceType]}`}`}
      >
        <input className={control} name="price" inputMode="decimal" defaultValue={car.priceCents / 100} required />
      </Labelled>
      <Labelled
        label={`Government charges in that price (duty, registration, compulsory insurance)${
          required || !charges ? '' : '. Empty: no tax invoice yet'
        }`}
      >
        <input
          className={control}
          name="charges"
          inputMode="decimal"
          defaultValue={charges ? '' : 0}
          required={required}
        />
      </Labelled>
      <Labelled label="Luxury car tax in that price, if any">
        <input className={control} name="luxuryTax" inputMode="decimal" />
      </Labelled>
      {!isPrintedText(name) && (
        <Labelled label={`Buyer’s name in Latin, Greek or Cyrillic letters: “${name}” cannot be printed on an invoice`}>
          <input className={control} name="buyerName" maxLength={100} required={required} />
        </Labelled>
      )}
      <Labelled label="Buyer’s address or ABN, for the invoice">
        <input className={control} name="buyer" maxLength={200} />
      </Labelled>
      <ExtrasField extras={extras} />
    </>
  );
}

/** Posts the extras as shown: no invoice is issued with others. */
function ExtrasField({ extras }: Pick<Props, 'extras'>) {
  if (extras?.length === 0) return null;
  if (extras)
    return (
      <label className={tick}>
        <input type="checkbox" name="extras" value={shownExtras(extras)} defaultChecked />
        With the extras of the online purchase, {formatCents(extras.reduce((sum, { cents }) => sum + cents, 0))}
      </label>
    );
  return (
    <>
      <p className="text-small">
        The extras of the online purchase cannot be read now: the car is listed no more, or the search is away.
      </p>
      <label className={tick}>
        <input type="checkbox" name="withoutExtras" value="on" />
        Issue the tax invoice without them
      </label>
    </>
  );
}

const tick = 'flex min-h-11 items-center gap-3 text-small font-semibold';
