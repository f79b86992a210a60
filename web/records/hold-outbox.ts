import type { Transaction } from './database.ts';

/** What a worker has to look at: a hold, or the state of a car for all shoppers; not before `at`. */
export type HoldJob = { kind: 'hold' | 'car'; id: string; at?: Date };

/**
 * Hands jobs to the workers in the transaction that makes them. Never rejects for the queue's sake:
 * a sweep finds what it misses.
 */
export type HoldOutbox = { enqueue(transaction: Transaction, jobs: readonly HoldJob[]): Promise<void> };
