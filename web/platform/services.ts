import type { SanityClient } from '@sanity/client';

/**
 * What this process uses of others: opened once at the start and closed at the end (web/start/open-services.ts). Each module that opens a
 * service adds it to this interface, so the platform imports none of them.
 */
export interface Services {
  content: { published: SanityClient; drafts: SanityClient };
}

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
