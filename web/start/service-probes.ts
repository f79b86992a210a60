import type { Environment } from '@/web/platform/env.ts';
import { httpProbe, type Probe } from '@/web/platform/service-health.ts';
import type { Records } from '@/web/records/database.ts';

/**
 * One probe per service that this environment names; hosted Sanity counts as up when the sites
 * could be read.
 */
export function serviceProbes(env: Environment, records: Records | null): Record<string, Probe> {
  const media = env.MEDIA_ORIGINS[0]?.fetchFrom;
  return {
    ...(env.CONTENT_URL && { content: httpProbe(`${env.CONTENT_URL}/health`) }),
    ...(env.TYPESENSE_URL && { search: httpProbe(`${env.TYPESENSE_URL}/health`) }),
    ...(records && { records: () => records.pool.query('select 1') }),
    ...(media && { media: httpProbe(`${media}/health`) }),
  };
}
