import type { SanityClient } from '@sanity/client';
import type { Circuits } from './circuits.ts';
import type { PreviewPasses } from './front/preview-passes.ts';
import type { adapters } from './integrations/adapters.generated.ts';
import type { LeadServices } from './leads/lead-services.ts';
import type { PrintDrawers } from './print/print-drawers.ts';
import type { Records } from './records/database.ts';
import type { SearchCounter } from './searches/search-counter.ts';
import type { SearchConnection } from './stock/typesense-client.ts';
import type { ViewCounter } from './views/view-counter.ts';

/** Every integration of web/integrations by its port. */
export type Integrations = { [Name in keyof typeof adapters]: ReturnType<(typeof adapters)[Name]['sandbox']['open']> };

/**
 * What this process asks of others: made once at the start and closed at the end (web/front/open-services.ts). Routes take from it what
 * they need and hand it on; nothing else makes a client or a pool.
 */
export type Services = Integrations & {
  content: { published: SanityClient; drafts: SanityClient };
  /** Throws StockUnavailable where the environment names no search service. */
  stock: SearchConnection;
  /** Null where the environment names no PostgreSQL. */
  records: Records | null;
  /** Null without records: enquiries cannot be taken then. */
  leads: LeadServices | null;
  /** What shoppers search for; null without records. */
  searches: SearchCounter | null;
  /** Views of vehicles; null without records. */
  views: ViewCounter | null;
  /** Who may see drafts. */
  previews: PreviewPasses;
  /** Draws the cards and sheets of vehicles. */
  prints: Pick<PrintDrawers, 'card' | 'sheet'>;
  /** What keeps a service that hangs from holding up everything; none in tests. */
  circuits?: Circuits;
};

const key = Symbol.for('forecourt.services');
// Front and Next's bundles are different module graphs in one process: they share the services by this symbol.
const shared = globalThis as { [key]?: Services };

export function provideServices(services: Services): void {
  shared[key] = services;
}

/** This process's services. Throws before the front has made them. */
export function services(): Services {
  if (!shared[key]) throw new Error('The services of the web app have not been opened.');
  return shared[key];
}
