import { llmsText } from '@/web/assistants/llms-text.ts';
import { openDocument } from '@/web/assistants/open-document.ts';
import { pagesForAssistants } from '@/web/assistants/pages-for-assistants.ts';
import { renderNow } from '@/web/platform/render-record.ts';

export const dynamic = 'force-dynamic';

/** The site in short for assistants (llmstxt.org). */
export async function GET(_request: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  return openDocument((await params).site, 'text/plain; charset=utf-8', async (dealer) =>
    llmsText(dealer, await pagesForAssistants(dealer.site, renderNow())),
  );
}
