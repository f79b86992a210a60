import { randomUUID } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import { openCircuits } from '@/web/circuits.ts';
import { connectContent, withDrafts } from '@/web/content/client.ts';
import { siteIdOf, siteOf } from '@/web/content/sites.ts';
import { deskCookie } from '@/web/desk/desk-cookie.ts';
import { type StaffDirectory, staffDirectory } from '@/web/desk/staff.ts';
import { type Environment, readVariables } from '@/web/env.ts';
import { adapters } from '@/web/integrations/adapters.generated.ts';
import type { Adapters, Ground, Integration } from '@/web/integrations/integration.ts';
import { openLeads } from '@/web/leads/lead-services.ts';
import { PrintDrawers } from '@/web/print/print-drawers.ts';
import { openRecords } from '@/web/records/database.ts';
import { openSearchCounter } from '@/web/searches/open-counter.ts';
import type { Integrations, Services } from '@/web/services.ts';
import { searchConnection } from '@/web/stock/typesense-client.ts';
import { openViewCounter } from '@/web/views/open-view-counter.ts';
import { log, reason } from './log.ts';
import { PreviewPasses } from './preview-passes.ts';

/** Connections to PostgreSQL that one process holds at most. */
const poolSize = 8;

type Variables = Record<string, string | undefined>;

export type OpenServices = { services: Services; close(): Promise<void> };

/** Makes everything that this process asks of others; nothing connects before it is used. Throws for an environment that is wrong. */
export function openServices(env: Environment, variables?: Variables): OpenServices {
  const circuits = openCircuits(env);
  const records = env.DATABASE_URL ? openRecords(env.DATABASE_URL, poolSize, circuits.records) : null;
  const opened = openIntegrations({ records, dataFolder: env.DATA_DIR }, variables);
  const content = withDrafts(connectContent(env));
  const integrations = Object.fromEntries(opened) as Integrations;
  const staff = staffDirectory(env);
  const leads = records && openLeads(records, staff, (slug) => siteOf(content.published, slug));
  const searches = records && openSearchCounter(records);
  const views = records && openViewCounter(records);
  const prints = new PrintDrawers();
  return {
    services: {
      ...integrations,
      content,
      stock: searchConnection(env),
      records,
      leads,
      searches,
      views,
      previews: previewPasses(env, staff, content.published),
      prints,
      circuits,
    },
    close: async () => {
      prints.close();
      await closed('lead changes', { close: async () => leads?.changes.stop() });
      await closed('searches', { close: async () => searches?.stop() });
      await closed('views', { close: async () => views?.stop() });
      await closed('overdue', { close: async () => leads?.overdue.stop() });
      await closed('leads', { close: async () => leads?.queue.stop() });
      await Promise.all(opened.map(([name, integration]) => closed(name, integration)));
      await records?.close();
    },
  };
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

function openIntegrations(ground: Ground, variables?: Variables): [string, Integration][] {
  return Object.entries<Adapters>(adapters).map(([name, { http, sandbox }]) => {
    const settings: Record<string, unknown> = readVariables(http.variables, variables);
    const integration = http.open(settings, ground) ?? sandbox.open(ground);
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
