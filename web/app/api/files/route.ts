import { fileWords, longestFile } from '@/domain/leads/file-words.ts';
import { fileName, fileType } from '@/domain/leads/lead-file.ts';
import { boundedBody } from '@/web/front/bounded-body.ts';
import { log, reason } from '@/web/front/log.ts';
import { siteHeader } from '@/web/front/site-header.ts';
import { addressHeader } from '@/web/leads/sender.ts';
import { keepFile } from '@/web/records/lead-files.ts';
import { services } from '@/web/services.ts';

export const dynamic = 'force-dynamic';

/**
 * Keeps a file for the enquiry that will name it, `POST /api/files?name=cv.pdf` with its bytes: 201 with `{ file }`, 413 and 415 for what is
 * not taken, 429 for who sends too many (FORM-08). It is never shown to anybody but the site's staff.
 */
export async function POST(request: Request): Promise<Response> {
  const { leads } = services();
  const { headers } = request;
  const site = headers.get(siteHeader) ?? '';
  if (!leads || site === '') return refuse(503, fileWords.wrong);
  try {
    if (!(await leads.uploads.take(`${site} ${headers.get(addressHeader) ?? ''}`)))
      return refuse(429, 'That was a lot of files at once. Please wait ten minutes.');
    const content = request.body ? await boundedBody(request.body, longestFile) : Buffer.alloc(0);
    if (!content) return refuse(413, fileWords.long);
    const given = new URL(request.url).searchParams.get('name') ?? '';
    const type = fileType(content, given);
    if (!type) return refuse(415, fileWords.wrong);
    const name = fileName(given, type);
    const file = await keepFile(leads.records.database, { site, name, type, content });
    return Response.json({ file, name }, { status: 201 });
  } catch (error) {
    log('error', 'file-not-kept', { site, reason: reason(error) });
    return refuse(503, 'The file could not be kept. Please try again.');
  }
}

const refuse = (status: number, error: string): Response => Response.json({ error }, { status });
