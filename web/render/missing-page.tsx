import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { WaysOn } from './ways-on.tsx';

/** The site's own 404: says so, and leads on (NAV-12). */
export function MissingPage({ site }: { site: ResolvedSite }) {
  const phone = site.phones.main;
  return (
    <Section
      heading="Page not found"
      headingLevel={1}
      under={
        <div className="grid max-w-[60ch] gap-6">
          <p>There is no page at this address any more, or there never was. What you came for may be one step away.</p>
          <p className="flex flex-wrap gap-3">
            <ButtonLink kind="filled" href="/">
              {site.name}, home page
            </ButtonLink>
            {phone && (
              <ButtonLink kind="outline" href={phoneHref(phone)}>
                Call {formatPhone(phone)}
              </ButtonLink>
            )}
          </p>
        </div>
      }
      split
    >
      <WaysOn site={site} label="Where to go from here" />
    </Section>
  );
}
