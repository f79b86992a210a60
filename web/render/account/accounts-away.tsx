import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import { Section } from '@/ui/section/section.tsx';

/** Shown while PostgreSQL is down, so that no session can be checked. */
export function AccountsAway({ site }: { site: Pick<SiteContact, 'phones'> }) {
  const { main } = site.phones;
  return (
    <Section heading="Back in a moment" headingLevel={1}>
      <p className="max-w-[60ch]">
        Signing in and saved cars are not available right now. What you saved is safe. Please try again in a few minutes
        {main && (
          <>
            , or call us on <a href={phoneHref(main)}>{formatPhone(main)}</a>
          </>
        )}
        .
      </p>
    </Section>
  );
}
