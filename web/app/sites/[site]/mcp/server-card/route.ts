import { cardType, serverCard } from '@/web/assistants/catalog.ts';
import { openDocument } from '@/web/assistants/open-document.ts';

export const dynamic = 'force-dynamic';

/** The card of the site's MCP endpoint. */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  return openDocument((await params).site, cardType, (dealer) => JSON.stringify(serverCard(dealer)));
}
