import { type InvoiceRead, paymentWaysPath } from '@/domain/accounts/invoice.ts';
import { formatCents } from '@/domain/finance/money.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteContact, SiteIdentity } from '@/domain/site/site-parts.ts';
import { InvoiceForm } from '@/parts/invoice-form/invoice-form.tsx';
import { Section } from '@/ui/section/section.tsx';

type Props = {
  site: SiteIdentity & SiteContact;
  typed: { invoice: string; amount: string };
  read: InvoiceRead;
  example: string;
  /** Further ways to pay, written by staff. */
  ways: string;
};

/** How to pay an invoice without card payment: reference, phone and address. */
export function PaymentWaysPage({ site, typed, read, example, ways }: Props) {
  if ('problems' in read)
    return (
      <Section heading="Check your invoice" headingLevel={1}>
        <div className="max-w-[420px]">
          <InvoiceForm action={paymentWaysPath} example={example} typed={typed} problems={read.problems} />
        </div>
      </Section>
    );
  const { main } = site.phones;
  const [place] = chosenLocations(site.locations, 'primary');
  const address = place
    ? [place.street, [place.city, place.state.toUpperCase(), place.postcode].filter(Boolean).join(' ')]
    : [];
  return (
    <Section heading="How to pay your invoice" headingLevel={1}>
      <div className="grid max-w-[60ch] gap-5">
        <p className="rounded-md bg-info-bg p-4">
          <b className="block">Nothing has been paid yet.</b>
          You cannot pay by card on this site at the moment. We have not stored or checked this invoice.
        </p>
        <p>
          Quote invoice <b className="tabular-nums">{read.number}</b> and the amount{' '}
          <b className="tabular-nums">{formatCents(read.amountCents, { withCents: true })}</b>.
        </p>
        <ul className="grid gap-3">
          {main && (
            <li>
              By phone: <a href={phoneHref(main)}>{formatPhone(main)}</a>. We never call you to ask for a card number.
            </li>
          )}
          {place && (
            <li>
              At {site.name}: {address.filter(Boolean).join(', ')}
            </li>
          )}
          {ways && <li>{ways}</li>}
        </ul>
        <p>
          <a href="/online-payment" className="tap text-link underline underline-offset-3">
            Enter another invoice
          </a>
        </p>
      </div>
    </Section>
  );
}
