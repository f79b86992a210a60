import { createMcpHandler } from '@modelcontextprotocol/server';
import type { SiteSwitches } from '@/domain/site/site-parts.ts';
import { boundedBody } from '@/web/platform/bounded-body.ts';
import { log, reason } from '@/web/platform/log.ts';
import { addressHeader, isForeign } from '@/web/platform/request-sender.ts';
import type { Assistant } from './assistant.ts';
import type { AssistantServices } from './assistant-services.ts';
import { mcpServer } from './mcp-server.ts';

/** Far above any call of a tool, bytes. */
export const maxMessageBytes = 32_000;

/**
 * How a message is handled: by a site that is open for assistants, or with the reason why there is
 * none.
 */
type Open = (slug: string) => Promise<Omit<Assistant, 'now'> | Response>;
type Message = { request: Request; slug: string; now: number };

/**
 * Handles one message of MCP to a site, of the protocol of 2026-07-28 and of the clients before it.
 * There is no session: each message is served by a server of its own. Refused before anything is
 * read: pages of other sites, and callers that send too many.
 */
export async function takeMessage(
  { client, site }: AssistantServices,
  { request, slug, now }: Message,
  open: Open,
): Promise<Response> {
  const { headers } = request;
  if (isForeign(headers.get('origin'), headers.get('host')))
    return failure(403, -32000, 'This comes from another site.');
  // A client that is over its own limit uses up nothing of what the site gives to all.
  const wait = (await client.wait(`${slug} ${headers.get(addressHeader) ?? ''}`)) || (await site.wait(slug));
  if (wait > 0) return failure(429, -32000, 'Too many requests.', { 'retry-after': String(wait) });
  const opened = await open(slug);
  if (opened instanceof Response) return opened;
  const body = request.body ? await boundedBody(request.body, maxMessageBytes) : Buffer.alloc(0);
  if (!body) return failure(413, -32000, `A message has at most ${maxMessageBytes} bytes.`);
  const parsedBody = parsed(body);
  if (parsedBody === undefined) return failure(400, -32700, 'Parse error: the body is not JSON.');
  // Either protocol's present version has one message a request; a batch would be many calls for one count.
  if (Array.isArray(parsedBody)) return failure(400, -32600, 'Batches are not taken: send one message a request.');
  const handler = createMcpHandler(() => mcpServer({ ...opened, now }), {
    // Nothing that is listed changes while a client listens.
    maxSubscriptions: 0,
    onerror: (error) => log('info', 'assistant-refused', { site: slug, reason: reason(error) }),
  });
  return handler.fetch(request, { parsedBody });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function failure(status: number, code: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status, headers });
}

/** Whether a site lets assistants read it. */
export const isOpenToAssistants = ({ features }: Pick<SiteSwitches, 'features'>): boolean => features.assistants;
