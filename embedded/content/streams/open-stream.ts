import { randomUUID } from 'node:crypto';
import type { Caller } from '../access/caller.ts';
import type { Grants } from '../access/grants.ts';
import { queryFromAddress } from '../endpoints/query.ts';
import { flag } from '../http/call.ts';
import { badRequest } from '../problem.ts';
import { checkShape, limits } from '../query/limits.ts';
import type { MayRead } from '../query/perspective.ts';
import { changeTags } from '../query/sync-tags.ts';
import type { Service } from '../service.ts';
import type { Transaction } from '../store/document.ts';
import { isPublishedId } from '../store/document-id.ts';
import { type Channel, eventText } from './channel.ts';
import { isCachedQuery, ListenFilter } from './listen-filter.ts';
import { Listener } from './listener.ts';

interface StreamRequest {
  readonly service: Service;
  readonly caller: Caller;
  readonly grants: Grants;
  /** With which the stream ends; null where a token opens it. */
  readonly session: string | null;
  readonly query: URLSearchParams;
  /** The id of the last event that a returning reader saw. */
  readonly lastEventId: string | undefined;
}

/** Checks a request for a stream and returns the function that starts it. @throws Problem, QueryParseError */
export type StreamOpener = (request: StreamRequest) => (channel: Channel) => void;

export const openListener: StreamOpener = ({ service, caller, grants, session, query: search, lastEventId }) => {
  const { query, params } = queryFromAddress(search);
  if (query.trim() === '') throw badRequest('The parameter "query" is empty');
  const raw = service.visible(grants).documents.source;
  checkShape(query, limits.listenedCharacters);
  const read = () => new ListenFilter(query, params, { grants, raw, identity: caller.id });
  const filter = isCachedQuery(query, params) ? read() : service.streams.parse(caller.id, read);
  const listener = new Listener(filter, {
    includeResult: flag(search, 'includeResult'),
    includeMutations: search.get('includeMutations') !== 'false',
    includeEffects: search.get('effectFormat') === 'mendoza',
    includeAllVersions: flag(search, 'includeAllVersions'),
  });
  const render = (transaction: Transaction) => listener.text(transaction);
  const listenerName = randomUUID();
  service.streams.admit(caller.id);
  return (channel) => {
    const resumes = flag(search, 'enableResume') && lastEventId !== undefined;
    const missed = resumes ? service.streams.since(lastEventId) : [];
    const event = resumes ? (missed ? 'welcomeback' : 'reset') : 'welcome';
    service.streams.open({ caller: caller.id, session }, channel, { event, data: { listenerName } }, render, missed);
  };
};

/**
 * Live Content: names what changed, without content, of what the reader may read. A change of
 * drafts alone goes only to readers who requested drafts; others would fetch again for nothing, and
 * the Studio's preview never comes to rest.
 */
function liveText(transaction: Transaction, includeDrafts: boolean, mayRead: MayRead): string {
  const changes = transaction.changes.filter(
    ({ id, before, after }) =>
      (includeDrafts || isPublishedId(id)) && ((before && mayRead(before)) || (after && mayRead(after))),
  );
  if (changes.length === 0) return '';
  return eventText({ event: 'message', id: `${transaction.sequence}-0`, data: { tags: changeTags(changes) } });
}

export const openLive: StreamOpener = ({ service, caller, grants, session, query, lastEventId }) => {
  service.streams.admit(caller.id);
  const includeDrafts = flag(query, 'includeDrafts');
  return (channel) => {
    const missed = lastEventId === undefined ? [] : service.streams.since(lastEventId);
    const greeting = { event: missed ? 'welcome' : 'restart', data: {} };
    const render = (transaction: Transaction) => liveText(transaction, includeDrafts, grants.mayRead);
    service.streams.open({ caller: caller.id, session }, channel, greeting, render, missed);
  };
};
