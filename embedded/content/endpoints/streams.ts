import type { Answer, Call } from '../http/call.ts';
import { responseChannel } from '../streams/channel.ts';
import { openListener, openLive, type StreamOpener } from '../streams/open-stream.ts';

function stream(opener: StreamOpener): (call: Call) => Answer | undefined {
  return ({ service, caller, grants, query, request, response }) => {
    const header = request.headers['last-event-id'];
    const start = opener({
      service,
      caller,
      grants,
      query,
      lastEventId: typeof header === 'string' ? header : undefined,
    });
    start(responseChannel(response));
    return undefined;
  };
}

export const getListen = stream(openListener);
export const getLive = stream(openLive);
