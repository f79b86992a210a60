import type { IncomingMessage, ServerResponse } from 'node:http';
import { figureLimits } from '@/domain/events/figure-batch.ts';
import type { Figures } from '@/web/figures/open-figures.ts';
import { readBatch } from '@/web/figures/read-batch.ts';
import { bodyRooms } from '@/web/front/http/body-room.ts';
import { Busy } from '@/web/front/http/busy.ts';
import { jsonResponse, respond } from '@/web/front/http/plain-responses.ts';
import type { ProxyTrust } from '@/web/front/http/proxy-trust.ts';
import { isStaff, shopperOf } from '@/web/front/http/shopper-of.ts';
import { isCrossSite } from '@/web/front/pages/next-call.ts';
import { log, reason } from '@/web/platform/log.ts';
import { senderNetwork } from '@/web/platform/request-sender.ts';
import type { HostMatch } from '@/web/platform/site-of-host.ts';

type Parts = { figures: Pick<Figures, 'add' | 'mayAdd'> | null; proxies: ProxyTrust };

/**
 * Takes the figures that a page of this very site sends (ANL-01): 204 once they are committed. It renders nothing and so takes no place of a
 * page. Programs and staff get 204 too and are not counted. 400 if it is not a batch, 413 if too long, 403 if of another site, 429 if too many.
 */
export async function takeFigures(
  request: IncomingMessage,
  response: ServerResponse,
  host: HostMatch,
  { figures, proxies }: Parts,
): Promise<void> {
  const refuse = (status: number, error: string) => jsonResponse(response, status, { error });
  if (host.kind !== 'site') return refuse(404, 'There is no such site.');
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return refuse(405, 'Method not allowed');
  }
  if (isCrossSite(request)) return refuse(403, 'This comes from another site.');
  const { slug: site } = host;
  const client = senderNetwork(request);
  const isCounted = shopperOf(request, { proxies }) !== null && !isStaff(request);
  try {
    await bodyRooms.text.holdWhole(request, { site, client }, figureLimits.bytes, async (body) => {
      if (body.length > figureLimits.bytes) return refuse(413, 'This is too long.');
      const batch = readBatch(body);
      if (!batch) return refuse(400, 'These are no figures.');
      if (!figures) return refuse(503, 'Figures are not counted here.');
      if (!(await figures.mayAdd(`${site} ${client}`))) return refuse(429, 'Too many figures.');
      const agent = request.headers['user-agent'] ?? '';
      if (isCounted) await figures.add({ ...batch, site, arrivedAt: Date.now() }, agent);
      respond(response, 204, 'text/plain', '');
    });
  } catch (error) {
    if (error instanceof Busy) return refuse(503, 'Too many figures.');
    log('warn', 'figures-not-stored', { site, reason: reason(error) });
    refuse(503, 'Figures cannot be stored right now.');
  }
}
