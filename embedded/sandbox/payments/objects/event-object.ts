import { connectedOf, type StoredEvent } from '../state.ts';

/** The version of the API of the sandbox's responses: that of the official package. */
export const apiVersion = '2026-10-28.endive';

/** An event, as it is listed and as it is sent. */
export function eventObject(event: StoredEvent): Record<string, unknown> {
  const account = connectedOf(event.scope);
  return {
    id: event.id,
    object: 'event',
    ...(account && { account }),
    api_version: apiVersion,
    created: event.created,
    data: { object: event.object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
}
