import { createHash } from 'node:crypto';
import { z } from 'zod';
import { log, reason } from '@/web/front/log.ts';
import type { Group } from '@/web/integrations/group/port.ts';
import type { Database } from '@/web/records/database.ts';
import { findReceipt } from '@/web/records/lead-receipt.ts';

/** What the page of an enquiry posts (FORM-15). The result itself is taken from the records: nobody sends a group figures of their own. */
const posted = z.object({ column_name: z.literal('valuation'), token: z.string().regex(/^[0-9a-f]{64}$/) });

/** For the group's system, milliseconds. */
const timeoutMs = 8_000;

type Asked = { database: Database; group: Pick<Group, 'takeValuation'>; site: string };

/**
 * Sends the valuation of an enquiry on to the group's own system, under one idempotency key for each result: 204, 400 for what is no such
 * post, 404 where the enquiry is not this site's or has no valuation, 502 when the system does not take it, which is only logged.
 */
export async function postValuation({ database, group, site }: Asked, json: unknown): Promise<204 | 400 | 404 | 502> {
  const read = posted.safeParse(json);
  if (!read.success) return 400;
  const receipt = await findReceipt(database, site, read.data.token);
  if (!receipt?.lead.valuation || receipt.withdrawnAt) return 404;
  const { id, valuation } = receipt.lead;
  const result = { column_name: read.data.column_name, site, lead_id: id, valuation };
  try {
    const key = createHash('sha256').update(JSON.stringify(result)).digest('hex').slice(0, 32);
    await group.takeValuation(result, key, AbortSignal.timeout(timeoutMs));
    return 204;
  } catch (error) {
    log('warn', 'valuation-not-sent-on', { site, reason: reason(error) });
    return 502;
  }
}
