import { routeOfPath } from '@/domain/routes/route-of-path.ts';
import type { NextHandler } from './next-render.ts';
import { RenderLimit, type RenderLimits } from './render-limit.ts';

/** Each takes a core for some tenths of a second: two at once leave the pages the rest. */
const usual: RenderLimits = { atOnce: 2, waiting: 40, waitMs: 10_000 };

/**
 * Whether the path under which Next routes an address is that of a file that is drawn: a vehicle's
 * card or its sheet, a site's card; not a vehicle's QR code, which is a few lines of SVG.
 */
export function isDrawnFile(target: string): boolean {
  const path = /^\/sites\/[^/]+(\/[^?]*)/.exec(target)?.[1] ?? '/';
  const { kind, params } = routeOfPath(path);
  return kind === 'siteCard' || (kind === 'vehicleFile' && params.file !== 'qr.svg');
}

/**
 * Next behind a queue of its own for drawn files, before the queue of pages: a client that requests
 * the cards of all vehicles at once takes two places of the pages and no more.
 */
export function withDrawnFilesApart(next: NextHandler, limits: RenderLimits = usual): NextHandler {
  const line = new RenderLimit(limits);
  return (request, response) =>
    isDrawnFile(request.url ?? '') ? line.run(() => next(request, response)) : next(request, response);
}
