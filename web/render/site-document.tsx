import type { ReactNode } from 'react';
import { mainTimeZone } from '@/domain/locations/location-choice.ts';
import { defaultTheme } from '@/domain/site/defaults.ts';
import { readableTheme } from '@/domain/site/readable-theme.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import type { Announcement } from '@/domain/site/site-parts.ts';
import { insideWindow, nextBoundary } from '@/domain/stock/promo-window.ts';
import type { PageTags } from '@/domain/third-parties/page-tag.ts';
import { AnnouncementBar } from '@/parts/site-frame/announcement-bar.tsx';
import { SiteFooter } from '@/parts/site-frame/site-footer.tsx';
import { SiteHeader } from '@/parts/site-frame/site-header.tsx';
import { PrintedPictures } from '@/ui/picture/printed-pictures-client.tsx';
import { themeAttributes } from '@/ui/theme/theme-style.ts';
import { fontFiles } from '@/web/fonts/font-files.ts';
import { fontClasses } from '@/web/fonts/fonts.ts';
import { currentRender, expireAt, renderNow } from '@/web/platform/render-record.ts';
import { stockCounts } from '@/web/stock/stock-counts.ts';
import { contentApi } from './content-api.ts';
import { Hydrated } from './hydrated-client.tsx';
import { PreviewBar, PreviewEditing } from './preview-client.tsx';
import { visitPageOf } from './visit-page-of.ts';
import '@/ui/theme/tailwind.css';

type Props = { site: ResolvedSite; path: string; draft: boolean; tags: PageTags; children: ReactNode };

/** The document of every page: the site's theme, header and footer around the content. */
export async function SiteDocument({ site, path, draft, tags, children }: Props) {
  const now = renderNow();
  const emergency = currently(site.emergency, now);
  const announcement = currently(site.announcement, now);
  return (
    <html
      lang="en-AU"
      className={fontClasses(site.theme)}
      {...themeAttributes(readableTheme(site.theme, defaultTheme))}
    >
      {/* biome-ignore lint/style/noHeadElement: the app router has no other place for a preload of our choosing. */}
      <head>
        {fontFiles(site.theme).map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
        ))}
      </head>
      <body data-visit={draft ? undefined : JSON.stringify(visitPageOf(site, path, tags))}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {emergency && <AnnouncementBar announcement={emergency} kind="emergency" />}
        {announcement && <AnnouncementBar announcement={announcement} kind="announcement" />}
        <SiteHeader site={site} path={path} stock={await stockCounts(site)} clock={{ now, until: expireAt }} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter site={site} tags={tags.notices} />
        <PrintedPictures />
        <Hydrated />
        {draft && <PreviewEditing changes={contentApi()?.changes ?? null} />}
        {draft && <PreviewBar now={now} chosen={currentRender()?.chosen ?? false} timeZone={mainTimeZone(site)} />}
      </body>
    </html>
  );
}

/** The announcement if it runs now; the page expires when it begins or ends. */
function currently(announcement: Announcement | null, now: number) {
  if (!announcement) return null;
  const boundary = nextBoundary(now, [announcement]);
  if (boundary !== null) expireAt(boundary);
  return insideWindow(announcement, now) ? announcement : null;
}
