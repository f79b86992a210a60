import { maxFileBytes } from '@/domain/leads/file-words.ts';
import { storeFile } from '@/web/leads/store-file.ts';
import { boundedBody } from '@/web/platform/bounded-body.ts';
import { addressHeader } from '@/web/platform/request-sender.ts';
import { services } from '@/web/platform/services.ts';
import { siteHeader } from '@/web/platform/site-header.ts';

export const dynamic = 'force-dynamic';

/**
 * Stores a file for the enquiry that will name it, `POST /api/files?name=cv.pdf` with its bytes: 201 with `{ file, name }`,
 * 413 and 415 for a refused file, 429 for too many of one sender (FORM-08).
 */
export async function POST(request: Request): Promise<Response> {
  const { headers, body } = request;
  const { status, ...result } = await storeFile(services().leads, {
    slug: headers.get(siteHeader) ?? '',
    address: headers.get(addressHeader) ?? '',
    name: new URL(request.url).searchParams.get('name') ?? '',
    content: async () => (body ? boundedBody(body, maxFileBytes) : Buffer.alloc(0)),
  });
  return Response.json(result, { status });
}
