import type { IncomingMessage } from 'node:http';
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { parseBody } from 'next-sanity/webhook';
import { boundedBody } from '@/web/platform/bounded-body.ts';
import { tagsOfDocument } from '@/web/platform/cache-tags.ts';
import { type ChangedDocument, changedDocument } from '@/web/platform/changed-document.ts';
import type { SiteRecord } from '@/web/platform/site-of-host.ts';

/** Far above any projection; a webhook carries ids and owners, not content. */
const largestBody = 64 * 1024;

export type WebhookHandlers = {
  secret: string | undefined;
  sites: () => readonly SiteRecord[];
  /** Makes the tags stale here and on every other instance; resolves when that is so. */
  purge(tags: string[], cause: { idempotencyKey?: string; documentId: string }): Promise<void>;
};

export type WebhookResponse = { status: 200 | 400 | 401 | 413 | 503; body: Record<string, unknown> };

/**
 * Takes a publish as Sanity sends it: the signature is checked over the very bytes (HMAC-SHA256
 * with the shared secret), and 200 is sent after the purge. 503 makes the sender try again;
 * repeating is harmless.
 */
export async function takeWebhook(request: IncomingMessage, handlers: WebhookHandlers): Promise<WebhookResponse> {
  const body = (await boundedBody(request, largestBody))?.toString('utf8');
  if (body === undefined) return { status: 413, body: { error: 'The body is too large.' } };
  const signed = await readSigned(request, body, handlers.secret);
  if (signed === 'unsigned') return { status: 401, body: { error: 'The signature is wrong.' } };
  const changed: ChangedDocument | undefined = changedDocument.safeParse(signed).data;
  if (!changed) return { status: 400, body: { error: 'The body must be {_id, _type, site, template, slug}.' } };
  const tags = tagsOfDocument(changed, handlers.sites());
  const key = request.headers['idempotency-key'];
  try {
    await handlers.purge(tags, {
      documentId: changed._id,
      ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
    });
  } catch {
    return { status: 503, body: { error: 'Not every instance could be told.', tags } };
  }
  return { status: 200, body: { purged: tags } };
}

type Signed = Parameters<typeof parseBody>[0];

/** The signed body as parsed; null if it is not JSON, `unsigned` without a valid signature or without a secret. */
async function readSigned(request: IncomingMessage, body: string, secret: string | undefined): Promise<unknown> {
  const signature = request.headers[SIGNATURE_HEADER_NAME];
  if (!secret || typeof signature !== 'string') return 'unsigned';
  const headers = { [SIGNATURE_HEADER_NAME]: signature };
  // Of a request it reads the header and the text; Next's own class must not be loaded before Next
  // has set the process up.
  const received = new Request('http://webhook.invalid', { method: 'POST', headers, body }) as Signed;
  try {
    // `false`: the stores that are read after a purge are not behind the one that sent it, so there
    // is nothing to wait 3 s for.
    const { isValidSignature, body: parsed } = await parseBody(received, secret, false);
    return isValidSignature ? parsed : 'unsigned';
  } catch (error) {
    return error instanceof SyntaxError ? null : 'unsigned';
  }
}
