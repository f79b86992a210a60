import type { Caller } from '../access/caller.ts';
import type { Access } from '../access/grants.ts';
import { checkAssets } from '../mutations/asset-rules.ts';
import { checkPermissions, checkReferences } from '../mutations/checks.ts';
import type { Stamp } from '../mutations/document-body.ts';
import { checkUnique, type UniqueRule } from '../mutations/unique-values.ts';
import type { DocumentSource } from '../query/source.ts';
import { type Database, inTransaction } from './database.ts';
import type { DocumentChange, Transaction } from './document.ts';
import type { DocumentMemory } from './memory.ts';
import { Staging } from './staging.ts';
import { TransactionTables } from './transaction-tables.ts';

/** Work that joins a transaction before it commits. */
export interface Participant {
  prepare(transaction: Transaction, staging: Staging): Promise<Joined>;
}

export interface Joined {
  /** Writes rows that commit or roll back with the transaction. */
  write(): void;
  /** Called when they are on disk. */
  committed(): void;
}

export type Observer = (transaction: Transaction) => void;

export interface CommitRequest<Result> {
  readonly caller: Caller;
  readonly stamp: Stamp;
  readonly dryRun?: boolean;
  /** The id of the asset that the upload endpoint writes by this. */
  readonly upload?: string;
  /** Computes the change on documents that nobody else sees yet. */
  readonly change: (staging: Staging) => Result;
}

export interface Commit<Result> {
  readonly result: Result;
  readonly staging: Staging;
}

/** The one writer: transactions run one after the other, are durable before they are visible, and visible before told. */
export class Lake {
  readonly memory: DocumentMemory;
  readonly #database: Database;
  readonly #access: Access;
  readonly #raw: DocumentSource;
  readonly #unique: readonly UniqueRule[];
  readonly #participants: Participant[] = [];
  readonly #observers: Observer[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  readonly #tables: TransactionTables;
  #sequence: number;

  constructor(
    database: Database,
    memory: DocumentMemory,
    access: Access,
    raw: DocumentSource,
    unique: readonly UniqueRule[],
  ) {
    this.#unique = unique;
    this.#database = database;
    this.memory = memory;
    this.#access = access;
    this.#raw = raw;
    this.#tables = new TransactionTables(database);
    this.#sequence = this.#tables.lastSequence();
  }

  get sequence(): number {
    return this.#sequence;
  }

  join(participant: Participant): void {
    this.#participants.push(participant);
  }

  /** Observers hear of a transaction after its commit, in order, and after the writer got its answer. */
  observe(observer: Observer): void {
    this.#observers.push(observer);
  }

  commit<Result>(request: CommitRequest<Result>): Promise<Commit<Result>> {
    const turn = this.#queue.then(() => this.#commit(request));
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #commit<Result>(request: CommitRequest<Result>): Promise<Commit<Result>> {
    const staging = new Staging(this.memory);
    const result = request.change(staging);
    const changes = staging.changes();
    const grants = this.#access.of(request.caller);
    checkAssets(changes, request.upload);
    checkPermissions(changes, grants, this.#raw, staging, request.upload);
    checkReferences(changes, grants, this.memory, staging);
    checkUnique(changes, this.#unique, this.memory, staging);
    if (request.dryRun || changes.length === 0) return { result, staging };
    const transaction = this.#transaction(request, changes);
    const joined = await Promise.all(this.#participants.map((one) => one.prepare(transaction, staging)));
    this.#persist(transaction, joined);
    this.memory.apply(changes);
    setImmediate(() => {
      for (const observer of this.#observers) observer(transaction);
    });
    return { result, staging };
  }

  #transaction(request: CommitRequest<unknown>, changes: DocumentChange[]): Transaction {
    const { transactionId, timestamp } = request.stamp;
    return { id: transactionId, sequence: this.#sequence + 1, timestamp, author: request.caller.id, changes };
  }

  #persist(transaction: Transaction, joined: readonly Joined[]): void {
    inTransaction(this.#database, () => {
      this.#tables.write(transaction);
      for (const one of joined) one.write();
    });
    this.#sequence = transaction.sequence;
    for (const one of joined) one.committed();
  }
}
