import { alertedNew } from '@/domain/accounts/alerts/alerted-new.ts';
import type { AlertSite } from '@/web/accounts/alerts/alert-sender.ts';
import { cacheKeys } from '@/web/content/last-content.ts';
import type { MailService } from '@/web/integrations/mail/port.ts';
import type { Sms } from '@/web/integrations/sms/port.ts';
import type { LastContent } from '@/web/leads/last-content.ts';
import { AlertQueue } from '@/web/records/alert-queue.ts';
import type { Records } from '@/web/records/database.ts';
import { cardsOfSite, firstOfSite, searchOfUrl } from '@/web/stock/stock-of-site.ts';
import type { SearchSite } from '@/web/stock/stock-site.ts';
import { AlertLook, type WatchedStock } from './alert-look.ts';
import { deliverAlerts } from './deliver-alert.ts';

type AlertServices = { look: AlertLook; queue: AlertQueue; work(): void };

type Needs = { records: Records; sites: LastContent; mail: MailService; sms: Sms };

/** The services for alerts (PLUS-21). `readSite` returns the current site. */
export function openAlerts(
  needs: Needs,
  readSite: (slug: string) => Promise<(AlertSite & SearchSite) | null>,
): AlertServices {
  const { records, sites, mail, sms } = needs;
  const queue = new AlertQueue(records);
  const siteOf = (slug: string) => sites.read(cacheKeys.site(slug), () => readSite(slug));
  const parts = { records, queue, siteOf, stock, mail, sms };
  const look = new AlertLook(parts);
  return {
    look,
    queue,
    work() {
      void queue.work(deliverAlerts(parts));
      look.work();
    },
  };
}

const stock: WatchedStock = {
  cards: cardsOfSite,
  async newest(site, address) {
    const search = await searchOfUrl(site, new URL(address, 'http://site.invalid'));
    return search ? firstOfSite(site, { ...search, sort: 'latest', page: 1 }, alertedNew) : [];
  },
};

declare module '@/web/platform/services.ts' {
  interface Services {
    /** Finds and sends alerts; null without records. */
    alerts: AlertServices | null;
  }
}
