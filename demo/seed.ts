import { Client } from 'typesense';
import { seedContent } from './content/seed-content.ts';
import { siteLender } from './content/site-lender.ts';
import { seedStock } from './stock/seed-stock.ts';

/** What seeding needs of an instance's services. */
type SeedServices = {
  content: { url: string; projectId: string; dataset: string; token: string };
  search: { url: string; adminKey: string };
};

type DemoSeed = {
  services: SeedServices;
  content: boolean;
  search: boolean;
  progress: (line: string) => void;
};

/**
 * Puts the demo dealers' documents and vehicles into the stores named. Doing it again overwrites
 * its own documents only.
 */
export async function seedDemo({ services, content, search, progress }: DemoSeed): Promise<void> {
  if (content) await seedContent(services.content, progress);
  if (search) await seedVehicles(services.search, progress);
}

async function seedVehicles({ url, adminKey }: SeedServices['search'], progress: DemoSeed['progress']): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const typesense = new Client({
    nodes: [{ host: hostname, port: Number(port), protocol: protocol.slice(0, -1) }],
    apiKey: adminKey,
    connectionTimeoutSeconds: 60,
  });
  const { imported, refused } = await seedStock({ typesense, now: Date.now(), lenders: siteLender });
  progress(`${imported} demo vehicles are in the search`);
  for (const { position, id, reason } of refused) progress(`vehicle ${position} (${id}) was refused: ${reason}`);
}
