import { CircuitBreaker } from '@/web/platform/circuit-breaker.ts';
import type { Environment } from '@/web/platform/env.ts';
import { httpProbe } from '@/web/platform/service-health.ts';
import { recordsProbe } from '@/web/records/records-probe.ts';

/**
 * A breaker for each service that pages wait for, shared by all that this process requests of it.
 */
export type Circuits = {
  content: CircuitBreaker;
  search: CircuitBreaker;
  records: CircuitBreaker;
  /** By the names of the origins of pictures. */
  media: ReadonlyMap<string, CircuitBreaker>;
};

/** Hosted services are probed by their addresses as well: any response below 500 means up. */
export function openCircuits(
  env: Pick<Environment, 'CONTENT_URL' | 'SANITY_PROJECT_ID' | 'TYPESENSE_URL' | 'DATABASE_URL' | 'MEDIA_ORIGINS'>,
): Circuits {
  const content = env.CONTENT_URL ?? `https://${env.SANITY_PROJECT_ID}.api.sanity.io`;
  // The index is waited for less long (typesense-client.ts).
  const soon = { suspectMs: 1_000, probeMs: 1_000 };
  return {
    content: new CircuitBreaker('content', httpProbe(`${content}/health`)),
    search: new CircuitBreaker('search', httpProbe(`${env.TYPESENSE_URL ?? 'http://127.0.0.1:1'}/health`), soon),
    records: new CircuitBreaker('records', recordsProbe(env.DATABASE_URL)),
    media: new Map(
      env.MEDIA_ORIGINS.map(({ name, fetchFrom }) => [
        name,
        new CircuitBreaker(name, httpProbe(`${fetchFrom}/health`)),
      ]),
    ),
  };
}

declare module '@/web/platform/services.ts' {
  interface Services {
    /** What keeps a service that hangs from holding up everything; none in tests. */
    circuits?: Circuits;
  }
}
