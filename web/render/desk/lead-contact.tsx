import type { LeadRecord } from '@/domain/leads/lead-record.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { ButtonLink } from '@/ui/button/button.tsx';

type Props = { lead: LeadRecord; answerable: boolean };

/** The shopper's contact details, first on phones. `answerable`: the desk can reply by mail. */
export function LeadContact({ lead: { person }, answerable }: Props) {
  const { phone, email } = person;
  if (!phone && !email) return null;
  return (
    <section aria-label="Contact" className="grid gap-3">
      <p className="flex flex-wrap gap-2">
        {phone && (
          <ButtonLink kind="filled" size={44} href={phoneHref(phone)}>
            Call {formatPhone(phone)}
          </ButtonLink>
        )}
        {answerable && (
          <ButtonLink kind="outline" size={44} href="#answer">
            Answer by mail
          </ButtonLink>
        )}
      </p>
      {email && (
        <a
          className="justify-self-start text-link underline wrap-anywhere"
          href={`mailto:${encodeURIComponent(email)}`}
        >
          {email}
        </a>
      )}
    </section>
  );
}
