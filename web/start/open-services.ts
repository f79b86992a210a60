import { randomUUID } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import { openAccounts } from '@/web/accounts/account-services.ts';
import { openAlerts } from '@/web/accounts/alerts/alert-services.ts';
import { openAssistants } from '@/web/assistants/assistant-services.ts';
import { connectContent, withDrafts } from '@/web/content/client.ts';
import { siteIdOf, siteOf } from '@/web/content/sites.ts';
import { type StaffDirectory, staffDirectory } from '@/web/content/staff.ts';
import { deskCookie } from '@/web/desk/desk-cookie.ts';
import { openFigures } from '@/web/figures/open-figures.ts';
import { openMissingCounter } from '@/web/figures/open-missing.ts';
import { PreviewPasses } from '@/web/front/pages/preview-passes.ts';
import { adapters } from '@/web/integrations/adapters.generated.ts';
import type { AdapterContext, Adapters, Integration } from '@/web/integrations/integration.ts';
import type { Integrations } from '@/web/integrations/integrations.ts';
import { openLeads } from '@/web/leads/lead-services.ts';
import { type Environment, readVariables } from '@/web/platform/env.ts';
import { log, reason } from '@/web/platform/log.ts';
import type { Services } from '@/web/platform/services.ts';
import { paperDrawer } from '@/web/print/paper-drawer.ts';
import { PrintDrawers } from '@/web/print/print-drawers.ts';
import { type OpenedPurchases, openPurchases } from '@/web/purchases/purchase-services.ts';
import { openRecords, type Records } from '@/web/records/database.ts';
import { openSearchCounter } from '@/web/searches/open-counter.ts';
import { openCircuits } from '@/web/start/circuits.ts';
import { reservationIndexOf } from '@/web/stock/reservation-index.ts';
import { searchConnection } from '@/web/stock/typesense-client.ts';
import { openViewCounter } from '@/web/views/open-view-counter.ts';

/** Connections to PostgreSQL that one process holds at most. */
const poolSize = 8;

type Variables = Record<string, string | undefined>;

type OpenServices = { services: Services; close(): Promise<void> };

/**
 * Makes everything that this process uses of others; nothing connects before it is used. Throws for
 * an environment that is wrong.
 */
export function openServices(env: Environment, variables?: Variables): OpenServices {
  const circuits = openCircuits(env);
  const records = env.DATABASE_URL ? openRecords(env.DATABASE_URL, poolSize, circuits.records) : null;
  const opened = openIntegrations({ records, dataFolder: env.DATA_DIR }, variables);
  const content = withDrafts(connectContent(env));
  const integrations = Object.fromEntries(opened) as Integrations;
  const staff = staffDirectory(env);
  const leads = records && openLeads(records, staff, (slug) => siteOf(content.published, slug));
  const accounts =
    records && openAccounts(records, integrations.sms, env.SANITY_API_TOKEN ?? env.SANITY_WEBHOOK_SECRET);
  const alerts =
    records &&
    leads &&
    openAlerts({ records, sites: leads.lastContent, ...integrations }, (slug) => siteOf(content.published, slug));
  const prints = new PrintDrawers();
  const drawPaper = paperDrawer(prints, (slug) => siteOf(content.published, slug));
  const purchases = records && accounts && openReservations(env, records, { ...integrations, drawPaper }, accounts.key);
  const searches = records && openSearchCounter(records);
  const views = records && openViewCounter(records);
  const missing = records && openMissingCounter(records);
  const figures = records && openFigures(records, (slug) => siteOf(content.published, slug));
  return {
    services: {
      ...integrations,
      content,
      stock: searchConnection(env),
      records,
      leads,
      accounts,
      alerts,
      assistants: openAssistants(records),
      purchases,
      searches,
      views,
      missing,
      figures,
      previews: previewPasses(env, staff, content.published),
      prints,
      circuits,
    },
    close: async () => {
      prints.close();
      await closed('lead changes', { close: async () => leads?.changes.stop() });
      await closed('searches', { close: async () => searches?.stop() });
      await closed('views', { close: async () => views?.stop() });
      await closed('missing pages', { close: async () => missing?.stop() });
      await closed('figures', { close: async () => figures?.stop() });
      await closed('overdue', { close: async () => leads?.overdue.stop() });
      await closed('alert looks', { close: async () => alerts?.look.stop() });
      await closed('alerts', { close: async () => alerts?.queue.stop() });
      await closed('leads', { close: async () => leads?.queue.stop() });
      await closed('reservations', { close: async () => purchases?.queue.stop() });
      await Promise.all(opened.map(([name, integration]) => closed(name, integration)));
      await records?.close();
    },
  };
}

/** A deployment without a search key that writes shows a hold on the pages of the reservation alone. */
function openReservations(
  env: Environment,
  records: Records,
  { mail, sms, payments, drawPaper }: Integrations & Pick<OpenedPurchases, 'drawPaper'>,
  key: Buffer,
): OpenedPurchases {
  const index = reservationIndexOf(env) ?? (async () => ({ sites: [], changed: false }));
  return openPurchases({ records, payments, index, mail, sms, key, drawPaper });
}

function previewPasses(env: Environment, staff: StaffDirectory, content: SanityClient): PreviewPasses {
  return new PreviewPasses({
    // A deployment without either has one process, and passes that end with it.
    key: env.SANITY_API_TOKEN ?? env.SANITY_WEBHOOK_SECRET ?? randomUUID(),
    session: env.CONTENT_URL
      ? { cookie: `forecourt_session_${env.PORT}`, holds: 'session' }
      : { cookie: deskCookie, holds: 'token' },
    staff,
    siteId: (slug) => siteIdOf(content, slug),
  });
}

/** Which integrations speak to a vendor and which are a sandbox. */
export function integrationKinds(services: Services): Record<string, Integration['kind']> {
  const names = Object.keys(adapters) as (keyof Integrations)[];
  return Object.fromEntries(names.map((name) => [name, services[name].kind]));
}

function openIntegrations(context: AdapterContext, variables?: Variables): [string, Integration][] {
  return Object.entries<Adapters>(adapters).map(([name, { http, sandbox }]) => {
    const settings: Record<string, unknown> = readVariables(http.variables, variables);
    const integration = http.open(settings, context) ?? sandbox.open(context);
    if (integration.kind === 'sandbox') log('info', 'integration-sandbox', { integration: name });
    return [name, integration];
  });
}

/** What one of them cannot end does not keep the others open. */
async function closed(name: string, integration: Pick<Integration, 'close'>): Promise<void> {
  try {
    await integration.close?.();
  } catch (error) {
    log('error', 'integration-not-closed', { integration: name, reason: reason(error) });
  }
}
