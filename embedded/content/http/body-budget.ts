import type { IncomingMessage } from 'node:http';

interface BudgetLimits {
  /** Bytes of bodies that are on their way, of all senders and of one. */
  readonly all: number;
  readonly each: number;
}

/** The memory of bodies that have not arrived whole: who sends many large ones slowly leaves others their room. */
export class BodyBudget {
  readonly #limits: BudgetLimits;
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(limits: BudgetLimits) {
    this.#limits = limits;
  }

  /** False where there is no room for so many bytes more. */
  take(sender: string, bytes: number): boolean {
    const held = (this.#held.get(sender) ?? 0) + bytes;
    if (held > this.#limits.each || this.#all + bytes > this.#limits.all) return false;
    this.#held.set(sender, held);
    this.#all += bytes;
    return true;
  }

  give(sender: string, bytes: number): void {
    const held = (this.#held.get(sender) ?? 0) - bytes;
    if (held > 0) this.#held.set(sender, held);
    else this.#held.delete(sender);
    this.#all -= bytes;
  }
}

/**
 * By a request's own claim of its sender, whether it is true or not: a false claim shares no room
 * but its sender's.
 */
export const senderOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers.authorization ?? headers.cookie ?? '';
