import type { Call, HttpResponse } from '../http/call.ts';
import { responseChannel } from '../streams/channel.ts';
import { openListener, openLive, type StreamOpener } from '../streams/open-stream.ts';

function stream(opener: StreamOpener): (call: Call) => HttpResponse | undefined {
  return ({ service, caller, grants, query, request, response }) => {
    const header = request.headers['last-event-id'];
    const start = opener({
      service,
      caller,
      grants,
      session: service.callers.sessionOf(request),
      query,
      lastEventId: typeof header === 'string' ? header : undefined,
    });
    start(responseChannel(response));
    return undefined;
  };
}

export const getListen = stream(openListener);
export const getLive = stream(openLive);
