import type { HoldRecord } from '@/domain/purchases/hold-record.ts';
import { paperNumber } from '@/domain/purchases/paper.ts';
import type { SiteLook } from '@/domain/site/site-parts.ts';
import { services } from '@/web/platform/services.ts';
import { textResponse } from '@/web/platform/text-response.ts';
import { contentOf } from '@/web/purchases/send-papers.ts';
import type { Database } from '@/web/records/database.ts';
import { findPaper } from '@/web/records/papers.ts';

/** One paper of a reservation that its reader may see, as PDF; 404 for none. Rejects while it cannot be drawn. */
export async function paperResponse(
  { database, site, signal }: { database: Database; site: Pick<SiteLook, 'theme'>; signal: AbortSignal },
  hold: HoldRecord | null,
  id: string,
): Promise<Response> {
  const row = hold && (await findPaper(database, hold.id, id));
  const paper = hold && row && contentOf(row, hold);
  if (!paper) return noPaper(404, 'There is no such paper.');
  const file = await services().prints.paper({ paper, look: site.theme }, signal);
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${paperNumber(row)}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** A sentence in place of a paper. */
export const noPaper = (status: number, text: string): Response =>
  textResponse(status, text, { 'cache-control': 'private, no-store' });
