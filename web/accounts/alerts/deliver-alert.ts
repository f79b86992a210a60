import { setTimeout as pause } from 'node:timers/promises';
import { alertMail, alertText } from '@/domain/accounts/alerts/alert-message.ts';
import { alertNews } from '@/domain/accounts/alerts/alert-news.ts';
import { alertWindow } from '@/domain/accounts/alerts/alert-window.ts';
import { oneClickPath } from '@/domain/accounts/alerts/alerts-path.ts';
import { mainTimeZone } from '@/domain/locations/location-choice.ts';
import type { AlertSite } from '@/web/accounts/alerts/alert-sender.ts';
import type { MailService } from '@/web/integrations/mail/port.ts';
import type { Sms } from '@/web/integrations/sms/port.ts';
import { log, reason } from '@/web/platform/log.ts';
import { type DueMessage, dropMessage, failMessage, findMessage, settleMessage } from '@/web/records/alert-messages.ts';
import type { Records } from '@/web/records/database.ts';
import type { Deliver } from '@/web/records/job-queue.ts';
import type { StockSite } from '@/web/stock/stock-site.ts';
import type { WatchedStock } from './alert-look.ts';
import { alertSender } from './alert-sender.ts';

type Parts = {
  records: Pick<Records, 'database'>;
  mail: Pick<MailService, 'send'>;
  sms: Pick<Sms, 'send'>;
  siteOf: (slug: string) => Promise<(AlertSite & StockSite) | null>;
  stock: Pick<WatchedStock, 'cards'>;
  now?: () => number;
};

/**
 * Sends a message with the stock and the consent of this moment. At night it waits for the
 * morning's look.
 */
export function deliverAlerts(parts: Parts): Deliver {
  const { records, siteOf, now = Date.now } = parts;
  const { database } = records;
  return async (id, { isLast }) => {
    try {
      const message = await findMessage(database, id);
      if (!message || message.state === 'delivered') return;
      const site = await siteOf(message.site);
      if (!alertWindow(now(), mainTimeZone(site)).isOpen) return;
      const sent = site && message.consent ? await send(parts, site, message, message.consent) : false;
      const alerts = message.pending.map((alert) => alert.id);
      await (sent ? untilStored(() => settleMessage(database, id, alerts)) : dropMessage(database, id, alerts));
    } catch (error) {
      await failMessage(database, id, reason(error).slice(0, 300), isLast).catch(() => undefined);
      log('warn', 'alert-not-delivered', { message: id, isLast });
      throw error;
    }
  };
}

/**
 * Pauses between attempts to store that a message was sent, milliseconds; in total less than the
 * job's claim.
 */
const waitsMs = [200, 1_000, 3_000, 8_000];

/** Retries, since a message whose outcome is not stored would be sent again. */
async function untilStored(store: () => Promise<unknown>): Promise<void> {
  for (const waitMs of waitsMs) {
    try {
      await store();
      return;
    } catch (error) {
      log('warn', 'alert-outcome-not-stored', { reason: reason(error) });
      await pause(waitMs);
    }
  }
  await store();
}

/** Returns false if there is nothing left to send, or no address. */
async function send(
  { mail, sms, stock }: Parts,
  site: AlertSite & StockSite,
  message: DueMessage,
  { kinds, channel, origin }: NonNullable<DueMessage['consent']>,
): Promise<boolean> {
  const wanted = message.pending.filter(({ kind }) => kinds.includes(kind));
  const news = wanted.length === 0 ? [] : alertNews(wanted, await cardsOf(stock, site, wanted));
  if (news.length === 0) return false;
  const sender = alertSender(site, origin, message.token);
  if (channel === 'sms') {
    await sms.send({ id: message.id, to: message.phone, from: '', text: alertText(news, sender) });
    return true;
  }
  if (message.email === '') return false;
  await mail.send({
    ...alertMail(news, sender),
    id: message.id,
    to: message.email,
    replyTo: '',
    fromName: site.name,
    attachments: [],
    unsubscribe: `${origin}${oneClickPath(message.token)}`,
  });
  return true;
}

/** Cars in one request to the search service. */
const carsAtOnce = 200;

async function cardsOf(stock: Parts['stock'], site: StockSite, wanted: readonly { car: string }[]) {
  const cars = [...new Set(wanted.map(({ car }) => car))];
  const parts = [];
  for (let at = 0; at < cars.length; at += carsAtOnce)
    parts.push(await stock.cards(site, cars.slice(at, at + carsAtOnce)));
  return parts.flat();
}
