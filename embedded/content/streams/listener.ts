import { limits } from '../query/limits.ts';
import { within } from '../query/within.ts';
import type { DocumentChange, Transaction } from '../store/document.ts';
import { isVersionId } from '../store/document-id.ts';
import { eventText, type StreamEvent } from './channel.ts';
import type { ListenFilter } from './listen-filter.ts';

interface ListenOptions {
  readonly includeResult: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
  readonly includeAllVersions: boolean;
}

type Transition = 'appear' | 'update' | 'disappear';

interface Matched {
  /** With those of its sides that the reader may read. */
  readonly change: DocumentChange;
  readonly transition: Transition;
  readonly matchedBefore: boolean;
}

function transitionOf(before: boolean, after: boolean): Transition | undefined {
  if (before) return after ? 'update' : 'disappear';
  return after ? 'appear' : undefined;
}

/** Whole values in Mendoza's notation: replace by `after`, and back. */
export function wholeValueEffects(change: Pick<DocumentChange, 'before' | 'after'>): {
  apply: unknown[];
  revert: unknown[];
} {
  return { apply: [0, withoutRevision(change.after)], revert: [0, withoutRevision(change.before)] };
}

function withoutRevision(document: DocumentChange['after']): unknown {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}

/** Converts transactions into the events of one listener. */
export class Listener {
  readonly #filter: ListenFilter;
  readonly #options: ListenOptions;

  constructor(filter: ListenFilter, options: ListenOptions) {
    this.#filter = filter;
    this.#options = options;
  }

  /**
   * The text of all events of a transaction; empty when nothing in it concerns this listener.
   * @throws OutOfTime for a filter that is too slow to run at every change
   */
  text(transaction: Transaction): string {
    const ms = Math.min(limits.filterMostMs, limits.filterMs + limits.filterEachMs * transaction.changes.length);
    const find = () => this.#matched(transaction);
    const matched = this.#filter.isFlat ? find() : within(ms, find);
    return matched.map((one, index) => eventText(this.#event(transaction, one, index, matched.length))).join('');
  }

  #matched({ changes }: Transaction): Matched[] {
    const matched: Matched[] = [];
    for (const change of changes) {
      if (!this.#options.includeAllVersions && isVersionId(change.id)) continue;
      const matchedBefore = this.#filter.matches(change.before);
      const transition = transitionOf(matchedBefore, this.#filter.matches(change.after));
      if (transition) matched.push({ change: this.#filter.readable(change), transition, matchedBefore });
    }
    return matched;
  }

  #event(transaction: Transaction, matched: Matched, index: number, total: number): StreamEvent {
    const { change, transition } = matched;
    const { includeResult, includeMutations, includeEffects } = this.#options;
    const data = {
      eventId: `${transaction.id}#${change.id}`,
      documentId: change.id,
      transactionId: transaction.id,
      transition,
      identity: transaction.author,
      ...(includeMutations ? { mutations: change.mutations } : {}),
      ...(includeResult && change.after ? { result: change.after } : {}),
      // The Studio takes a previous revision on an appearing document for a gap in the stream.
      ...(matched.matchedBefore && change.before ? { previousRev: change.before._rev } : {}),
      resultRev: transaction.id,
      ...(includeEffects ? { effects: wholeValueEffects(change) } : {}),
      timestamp: transaction.timestamp,
      visibility: 'query',
      transactionTotalEvents: total,
      transactionCurrentEvent: index + 1,
    };
    return { event: 'mutation', id: `${transaction.sequence}-${index}`, data };
  }
}
