import type { IncomingMessage } from 'node:http';

interface BudgetLimits {
  /** Bytes of bodies that are on their way, of all senders and of one. */
  readonly all: number;
  readonly each: number;
}

/** The memory of bodies that have not arrived whole, so that a sender of many large ones leaves room for others. */
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
 * The sender that a request claims, whether it is true or not: a false claim takes no room from
 * others.
 */
export const senderOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string =>
  headers.authorization ?? headers.cookie ?? '';
