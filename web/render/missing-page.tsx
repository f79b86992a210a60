import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import type { SiteContact, SiteIdentity, SiteMenus } from '@/domain/site/site-parts.ts';
import { ButtonLink } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { WaysOn } from './ways-on.tsx';

/** The site's 404, or 410 for a page that staff removed for good (NAV-12). */
export function MissingPage({ site, gone = false }: { site: SiteIdentity & SiteContact & SiteMenus; gone?: boolean }) {
  const phone = site.phones.main;
  return (
    <Section
      heading={gone ? 'This page has been taken down' : 'Page not found'}
      headingLevel={1}
      under={
        <div className="grid max-w-[60ch] gap-6" data-page-error={gone ? '410' : '404'}>
          <p>
            {gone ? 'It is not coming back.' : 'This page has moved, or the address is not quite right.'} What you’re
            after may be one of these.
          </p>
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
