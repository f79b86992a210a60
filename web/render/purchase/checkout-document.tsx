import type { ReactNode } from 'react';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { readableTheme } from '@/domain/site/readable-theme.ts';
import type { SiteIdentity, SiteLook, SiteTerms } from '@/domain/site/site-parts.ts';
import { Wordmark } from '@/parts/site-frame/wordmark.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { themeAttributes } from '@/ui/theme/theme-style.ts';
import { fontClasses } from '@/web/fonts/fonts.ts';
import '@/ui/theme/tailwind.css';

type Props = {
  site: SiteIdentity & SiteLook & SiteTerms;
  /** Path of the car's page; empty if the address does not name it. */
  back: string;
  children: ReactNode;
};

/** The document of a reservation: the dealer, a link back, and no other links. */
export function CheckoutDocument({ site, back, children }: Props) {
  return (
    <html
      lang="en-AU"
      className={fontClasses(site.theme)}
      {...themeAttributes(readableTheme(site.theme, defaultTheme))}
    >
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <header className="site-header">
          <div className="wrap header-bar justify-between">
            <Wordmark site={site} />
            <p className="hidden items-center gap-2 text-small text-ink-2 tablet:flex">
              <Icon name="lock" size={17} />
              Secure checkout
            </p>
            {back ? (
              <a
                className="tap inline-flex items-center text-small font-semibold underline underline-offset-3"
                href={back}
              >
                Back to the car
              </a>
            ) : (
              <span />
            )}
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer className="wrap py-8">
          <ul className="flex flex-wrap gap-4 text-small">
            {site.legalLinks.map(({ label, href }) => (
              <li key={href}>
                <a className="tap inline-flex items-center text-ink-2 underline underline-offset-3" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  );
}
