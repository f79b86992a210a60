import type { Caller } from '@/embedded/content/access/caller.ts';
import type { Access, Grants } from '@/embedded/content/access/grants.ts';
import { FairSemaphore } from '@/embedded/content/fair-semaphore.ts';
import { guarded } from '@/embedded/content/log.ts';
import { checkAssets } from '@/embedded/content/mutations/asset-rules.ts';
import { checkPermissions, checkReferences } from '@/embedded/content/mutations/checks.ts';
import type { Stamp } from '@/embedded/content/mutations/document-body.ts';
import { checkDocuments, type DocumentCheck } from '@/embedded/content/mutations/document-check.ts';
import { checkUnique, type UniqueRule } from '@/embedded/content/mutations/unique-values.ts';
import { limits, tooManyWrites, transactionTooSlow } from '@/embedded/content/query/limits.ts';
import type { MayRead } from '@/embedded/content/query/perspective.ts';
import type { DocumentSource } from '@/embedded/content/query/source.ts';
import { OutOfTime, within } from '@/embedded/content/query/within.ts';
import { TimeAccounts } from '@/embedded/content/time-account.ts';
import { bodiesOf } from './bodies.ts';
import { type Database, inTransaction } from './database.ts';
import type { DocumentChange, Transaction } from './document.ts';
import type { DocumentMemory } from './memory.ts';
import { Staging } from './staging.ts';
import { TransactionTables } from './transaction-tables.ts';
import { VisibleStaging } from './visible-staging.ts';

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

interface CommitRequest<Result> {
  readonly caller: Caller;
  readonly stamp: Stamp;
  readonly dryRun?: boolean;
  /** The id of the asset that the upload endpoint writes by this. */
  readonly upload?: string;
  /**
   * Computes the change on documents that no other caller sees yet, of which the caller sees what
   * the caller may read.
   */
  readonly change: (staging: VisibleStaging) => Result;
}

interface Commit<Result> {
  readonly result: Result;
  readonly staging: VisibleStaging;
}

/** Rules for documents, beside those that always hold. */
interface Rules {
  readonly unique: readonly UniqueRule[];
  readonly check: DocumentCheck | null;
}

/**
 * The one writer: transactions run one after the other, are durable before they are visible, and
 * visible before observers are notified.
 */
export class ContentStore {
  readonly #memory: DocumentMemory;
  readonly #database: Database;
  readonly #access: Access;
  readonly #raw: DocumentSource;
  readonly #rules: Rules;
  readonly #participants: Participant[] = [];
  readonly #observers: Observer[] = [];
  readonly #semaphore = new FairSemaphore({
    atOnce: 1,
    maxWaiting: 2 * limits.waitingWrites,
    maxWaitingEach: limits.waitingWrites,
  });
  readonly #tables: TransactionTables;
  readonly #accounts = new TimeAccounts(limits.writing);
  #sequence: number;

  constructor(database: Database, memory: DocumentMemory, access: Access, raw: DocumentSource, rules: Rules) {
    this.#rules = rules;
    this.#database = database;
    this.#memory = memory;
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

  /**
   * Observers are notified of a transaction after its commit, in order, and after the writer got
   * its response.
   */
  observe(observer: Observer): void {
    this.#observers.push(observer);
  }

  /** @throws Problem 429 when the caller has too many waiting, 400 and 413 beyond what one transaction may take */
  async commit<Result>(request: CommitRequest<Result>): Promise<Commit<Result>> {
    const end = await this.#semaphore.take(request.caller.id);
    if (!end) throw tooManyWrites();
    try {
      return await this.#commit(request);
    } finally {
      end();
    }
  }

  async #commit<Result>(request: CommitRequest<Result>): Promise<Commit<Result>> {
    const staging = new Staging(this.#memory);
    const grants = this.#access.of(request.caller);
    // An upload sees the document of its own bytes, also of bytes that another caller uploaded: it
    // starts from its fields.
    const sees: MayRead = (document) => document._id === request.upload || grants.mayRead(document);
    const visible = new VisibleStaging(staging, sees);
    const { result, changes, bodies } = this.#inTime(request, visible, staging);
    if (request.dryRun || changes.length === 0) return { result, staging: visible };
    const transaction = this.#transaction(request, changes, bodies);
    const joined = await Promise.all(this.#participants.map((one) => one.prepare(transaction, staging)));
    this.#persist(transaction, bodies, joined);
    this.#memory.apply(changes);
    setImmediate(() => {
      for (const observer of this.#observers) guarded('observer', observer, () => undefined)(transaction);
    });
    return { result, staging: visible };
  }

  /** Everything that grows with what a caller sends happens here: no other transaction and no query runs meanwhile. */
  #inTime<Result>(request: CommitRequest<Result>, visible: VisibleStaging, staging: Staging) {
    const work = () =>
      within(limits.transactionMs, () => {
        const result = request.change(visible);
        const changes = staging.changes();
        this.#check(changes, this.#access.of(request.caller), staging, request.upload);
        return { result, changes, bodies: bodiesOf(changes) };
      });
    const { kind, id } = request.caller;
    // Tokens have no account: servers restore and import. A person with costly transactions waits for others.
    const account = kind === 'token' ? null : this.#accounts.of(id);
    if (account?.isSpent) throw tooManyWrites();
    try {
      return account ? account.spend(work) : work();
    } catch (error) {
      throw error instanceof OutOfTime ? transactionTooSlow() : error;
    }
  }

  #check(changes: readonly DocumentChange[], grants: Grants, staging: Staging, upload: string | undefined): void {
    checkAssets(changes, grants.mayRead, upload);
    checkPermissions(changes, grants, { before: this.#raw, after: staging, forms: this.#memory }, upload);
    checkReferences(changes, grants, this.#memory, staging);
    checkUnique(changes, this.#rules.unique, this.#memory, { staging, mayRead: grants.mayRead });
    checkDocuments(changes, this.#rules.check);
  }

  #transaction(
    request: CommitRequest<unknown>,
    changes: DocumentChange[],
    bodies: readonly (string | null)[],
  ): Transaction {
    const { transactionId, timestamp } = request.stamp;
    const characters = bodies.reduce((sum, body) => sum + (body?.length ?? 0), 0);
    return {
      id: transactionId,
      sequence: this.#sequence + 1,
      timestamp,
      author: request.caller.id,
      changes,
      characters,
    };
  }

  #persist(transaction: Transaction, bodies: readonly (string | null)[], joined: readonly Joined[]): void {
    inTransaction(this.#database, () => {
      this.#tables.write(transaction, bodies);
      for (const one of joined) one.write();
    });
    this.#sequence = transaction.sequence;
    for (const one of joined)
      guarded(
        'committed',
        () => one.committed(),
        () => undefined,
      )();
  }
}
