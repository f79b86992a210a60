import { decodeHTML, escapeUTF8 } from 'entities';
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { allClasses, type ConsentTerms, consentKey, whomOf } from '@/domain/events/consent.ts';
import type { PageTag } from '@/domain/third-parties/page-tag.ts';
import { withTagHosts } from '@/web/front/http/content-security-policy.ts';

declare global {
  interface Window {
    /** What the page counts of its shifts, for `shift()`. */
    measuredShift: number;
  }
}

/** What a page shall start; null for the page without any script of another company. */
export type MeasuredTag = { tag: PageTag; hosts: readonly string[] };

/** A mid-range phone: four times slower than this machine, as Lighthouse has it. */
const slowdown = 4;
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-AU',
};

const terms = (tag: PageTag | undefined): ConsentTerms => ({
  mode: 'notice',
  visits: '',
  ads: '',
  webhook: '',
  policy: '',
  ...(tag && { tags: [{ name: 'Measured', receives: 'nothing', consent: tag.consent, script: tag.url }] }),
});

/**
 * Opens a shop page whose shopper has allowed everything, with this tag alone: the page's own script starts it, under the policy that the page
 * would have. The visit is not counted in the site's figures.
 */
export async function openMeasured(
  browser: Browser,
  url: string,
  measured: MeasuredTag | null,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; devtools: CDPSession; shift(): Promise<number> }> {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  const consent = terms(measured?.tag);
  await page.addInitScript(
    ([key, choice]) => {
      if (window !== top) return;
      localStorage.setItem(key, choice);
      navigator.sendBeacon = () => true;
      window.measuredShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.measuredShift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    },
    [consentKey, JSON.stringify({ ...allClasses(true), whom: whomOf(consent), at: Date.now() - 1_000 })] as const,
  );
  const devtools = await context.newCDPSession(page);
  await rewriteDocument(devtools, url, (html) => withTag(html, consent, measured?.tag), measured?.hosts ?? []);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    page,
    devtools,
    shift: () => page.evaluate(() => window.measuredShift),
  };
}

/** The page's own description, with this tag in the place of those that it has. */
export function withTag(html: string, consent: ConsentTerms, tag: PageTag | undefined): string {
  return html.replace(/ data-visit="([^"]*)"/, (_, text: string) => {
    const visit = { ...JSON.parse(decodeHTML(text)), consent, tags: tag ? [tag] : [] };
    return ` data-visit="${escapeUTF8(JSON.stringify(visit))}"`;
  });
}

/** Changes the one document at `url` as it arrives: in the browser, which resolves `*.localhost` where programs do not. */
async function rewriteDocument(
  devtools: CDPSession,
  url: string,
  change: (html: string) => string,
  hosts: readonly string[],
): Promise<void> {
  devtools.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseHeaders = [] }) => {
    const passOn = () => devtools.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    if (request.url !== url || responseStatusCode !== 200) return void passOn();
    void devtools
      .send('Fetch.getResponseBody', { requestId })
      .then(({ body, base64Encoded }) => {
        const html = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString('utf8');
        return devtools.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: responseHeaders.filter(isSent).map(({ name, value }) => ({
            name,
            value: name.toLowerCase() === 'content-security-policy' ? withTagHosts(value, hosts) : value,
          })),
          body: Buffer.from(change(html)).toString('base64'),
        });
      })
      .catch(passOn);
  });
  await devtools.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Response' }] });
}

/** The body is whole and plain by now. */
const isSent = ({ name }: { name: string }): boolean =>
  !['content-encoding', 'content-length', 'transfer-encoding'].includes(name.toLowerCase());
