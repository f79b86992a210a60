import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { webhookKeys } from './lead-tables.ts';

/** The key of one webhook of one site, made when it is first needed. */
export async function webhookSecret(database: Database, site: string, target: string): Promise<string> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await database.insert(webhookKeys).values({ site, target, secret }).onConflictDoNothing();
  const mine = and(eq(webhookKeys.site, site), eq(webhookKeys.target, target));
  const [key] = await database.select({ secret: webhookKeys.secret }).from(webhookKeys).where(mine);
  return key?.secret ?? secret;
}
