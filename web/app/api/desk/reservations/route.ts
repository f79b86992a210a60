import { enterDeskOf, shut } from '@/web/desk/enter.ts';
import { freeReceiptLine, ledgerHead, ledgerLine } from '@/web/desk/ledger-csv.ts';
import { services } from '@/web/platform/services.ts';
import type { Database } from '@/web/records/database.ts';
import { everyTransfer, freeReceipts } from '@/web/records/hold-desk.ts';

export const dynamic = 'force-dynamic';

/** The dealership's ledger of deposits as a file for the bookkeeper, read in parts while it is sent. */
export async function GET(request: Request): Promise<Response> {
  const desk = await enterDeskOf(services().leads, request);
  if (typeof desk === 'string') return shut(desk);
  const parts = linesOf(desk.leads.records.database, desk.site.slug);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(ledgerHead)),
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void parts.return(undefined),
  });
  const name = `deposits-${desk.site.slug}.csv`;
  return new Response(body, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}"` },
  });
}

async function* linesOf(database: Database, seller: string): AsyncGenerator<string> {
  for await (const part of everyTransfer(database, seller)) yield part.map(ledgerLine).join('');
  yield (await freeReceipts(database, seller)).map(freeReceiptLine).join('');
}
