import type { ReactNode } from 'react';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { readableTheme } from '@/domain/site/readable-theme.ts';
import type { SiteLook } from '@/domain/site/site-parts.ts';
import { themeAttributes } from '@/ui/theme/theme-style.ts';
import { fontClasses } from '@/web/fonts/fonts.ts';
import '@/ui/theme/tailwind.css';

/**
 * The document of the lead desk, for phones and inside the studio; of the site it has only the
 * colours.
 */
export function DeskDocument({ site, children }: { site: Pick<SiteLook, 'theme'>; children: ReactNode }) {
  return (
    <html
      lang="en-AU"
      className={fontClasses(site.theme)}
      {...themeAttributes(readableTheme(site.theme, defaultTheme))}
    >
      <body className="min-h-screen bg-sunken">
        <main id="main" className="mx-auto grid w-full max-w-[1100px] content-start gap-4 p-4 tablet:gap-6 tablet:p-6">
          {children}
        </main>
      </body>
    </html>
  );
}
