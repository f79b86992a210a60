import type { VendorKey } from '@/domain/third-parties/vendors.ts';

type Page = Record<string, unknown> & { dataLayer?: unknown[] };

/**
 * What a vendor's snippet does before its script loads: names the account and creates a queue for
 * the script. It is code here because the page's content security policy blocks code from content.
 */
export const tagSetups: Partial<Record<VendorKey, (page: Page, account: string) => void>> = {
  'google-tag-manager': (page) => {
    page.dataLayer ??= [];
    page.dataLayer.push({ 'gtm.start': Math.round(performance.timeOrigin + performance.now()), event: 'gtm.js' });
  },
  'google-analytics': (page, account) => {
    const layer = page.dataLayer ?? [];
    page.dataLayer = layer;
    // Google's tags accept a command only as an `arguments` object, not as an array.
    function gtag(..._: unknown[]) {
      // biome-ignore lint/complexity/noArguments: see above.
      layer.push(arguments);
    }
    page.gtag ??= gtag;
    gtag('js', new Date(Math.round(performance.timeOrigin + performance.now())));
    gtag('config', account);
  },
  'meta-pixel': (page, account) => {
    const queue: unknown[][] = [];
    const fbq = Object.assign(
      (...args: unknown[]): void => {
        if (fbq.callMethod) fbq.callMethod(...args);
        else queue.push(args);
      },
      { callMethod: undefined as ((...args: unknown[]) => void) | undefined, loaded: true, version: '2.0', queue },
    );
    // Another tag of the same vendor may have created the queue.
    page.fbq ??= fbq;
    page._fbq ??= fbq;
    const send = page.fbq as typeof fbq;
    send('init', account);
    send('trackSingle', account, 'PageView');
  },
  'microsoft-clarity': (page) => {
    const q: unknown[][] = [];
    page.clarity ??= Object.assign((...args: unknown[]) => q.push(args), { q });
  },
  'tawk-chat': (page) => {
    page.Tawk_API ??= {};
  },
};
