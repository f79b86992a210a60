import { join } from 'node:path';
import type { SiteIdentity, SiteTags } from '@/domain/site/site-parts.ts';
import { siteOrigin } from '@/web/content/site-origin.ts';
import { openRecords } from '@/web/records/database.ts';
import { readConfiguration } from '../start/configuration.ts';
import { withEnvFile } from '../start/env-file.ts';
import { readServices } from '../start/services.ts';
import { StartError } from '../start/start-error.ts';

const root = join(import.meta.dirname, '../..');

/** The records and the pages of the instance that the environment names, else of the one on this machine. */
export async function measuringPlace(environment: Record<string, string | undefined>) {
  const { dataDir, external } = readConfiguration(withEnvFile(join(root, '.env'), environment), root);
  const services = await readServices(dataDir);
  const records = external.records ?? services?.records;
  if (!records) throw new StartError('No instance has run here yet: start one with npm start, or set DATABASE_URL.');
  const port = services ? Number(new URL(services.web.url).port) : 0;
  const opened = openRecords(records.url, 1);
  return {
    database: opened.database,
    originOf({ slug, hosts }: Pick<SiteIdentity & SiteTags, 'slug' | 'hosts'>): string {
      const origin = siteOrigin(slug, port === 0 ? hosts : [], port);
      if (origin) return origin;
      throw new StartError(`${slug} has no host of its own: its pages cannot be opened from here.`);
    },
    close: () => opened.close(),
  };
}
