import { aiCatalog, catalogType } from '@/web/assistants/catalog.ts';
import { openDocument } from '@/web/assistants/open-document.ts';

export const dynamic = 'force-dynamic';

/** What the site offers assistants. */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  return openDocument((await params).site, catalogType, (dealer) => JSON.stringify(aiCatalog(dealer)));
}
