import { isMeasurementId, isPixelId } from '@/domain/events/consent.ts';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import type { Crm } from '@/web/integrations/crm/port.ts';
import type { Measuring } from '@/web/integrations/measuring/port.ts';
import type { Database } from '@/web/records/database.ts';
import type { SiteBatch } from '@/web/records/figures.ts';
import type { DeliverVisit, PassedVisit } from '@/web/records/visit-queue.ts';
import { webhookSecret } from '@/web/records/webhook-secret.ts';

/** Less than a worker's claim on a visit (web/records/visit-queue.ts), milliseconds. */
const timeoutMs = 15_000;

/** What of a batch its shopper allowed to pass on, and to whom; the dealer's own system gets no number of the browser. */
export function passedVisits(batch: SiteBatch, agent: string): (PassedVisit & { batch: string })[] {
  const { site, page, events, arrivedAt: at, passOn } = batch;
  if (!passOn || events.length === 0) return [];
  const visit = { batch: batch.id, site, page, events, at };
  return [
    ...(passOn.visits ? [{ ...visit, to: 'google' as const, person: passOn.person, agent: '' }] : []),
    ...(passOn.ads ? [{ ...visit, to: 'meta' as const, person: passOn.person, agent: agent.slice(0, 300) }] : []),
    ...(passOn.webhook ? [{ ...visit, to: 'webhook' as const, person: '', agent: '' }] : []),
  ];
}

type Needs = {
  database: Database;
  measuring: Pick<Measuring, 'send'>;
  crm: Pick<Crm, 'post'>;
  /** The site as content holds it now; null where there is none. */
  siteOf(slug: string): Promise<Pick<SiteSwitches, 'options'> | null>;
  originOf(slug: string): string;
};

/** Sends a visit to whom the site names by now; where it names none any more, nothing is sent. */
export function passOn({ database, measuring, crm, siteOf, originOf }: Needs): DeliverVisit {
  return async (id, { to, site, ...visit }) => {
    const options = (await siteOf(site))?.options;
    if (!options) return;
    if (to === 'webhook') {
      const target = options.eventWebhook;
      if (target === '') return;
      const body = JSON.stringify({ type: 'visit', site, page: visit.page, at: visit.at, events: visit.events });
      const secret = await webhookSecret(database, site, target);
      return crm.post({ id, target, secret, body, sentAtMs: Date.now() });
    }
    const account = to === 'google' ? options.googleMeasurementId : options.metaPixelId;
    if (to === 'google' ? !isMeasurementId(account) : !isPixelId(account)) return;
    const measured = { ...visit, id, site, account, origin: originOf(site) };
    await measuring.send(to, measured, AbortSignal.timeout(timeoutMs));
  };
}
