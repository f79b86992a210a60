import { QueuedTask } from '@/web/front/http/queued-task.ts';
import type { FairQueue } from '@/web/platform/fair-queue.ts';
import type { QueueClient } from '@/web/platform/queue-client.ts';
import { WaitingClients } from '@/web/platform/waiting-clients.ts';

/** Makes a picture; the signal aborts when nothing waits for it any more. */
type Make = (gone: AbortSignal) => Promise<Buffer | null>;

type Job = { picture: Promise<Buffer | null>; waiting: WaitingClients };

/** How long a picture may wait in the queue, milliseconds: no browser waits longer. */
const maxWaitMs = 120_000;

/** Pictures being made: one job for all that wait for the same picture, none when nothing waits any more. */
export class ImageJobs {
  readonly #queue: FairQueue;
  readonly #jobs = new Map<string, Job>();

  constructor(queue: FairQueue) {
    this.#queue = queue;
  }

  /** The result of `make`. Throws `Busy`, and `Abandoned` when `gone` aborts before it began. */
  get(key: string, queueClient: QueueClient, make: Make, gone: AbortSignal): Promise<Buffer | null> {
    const client = new WaitingClients(queueClient, gone);
    // One that disconnected before this would open a job that nothing waits for, until it times out.
    if (client.gone.aborted) return Promise.reject(client.gone.reason);
    const underWay = this.#jobs.get(key);
    // A request that comes while it is being cancelled begins anew.
    const job = underWay && !underWay.waiting.gone.aborted ? underWay : this.#open(key, client, make);
    job.waiting.join(client);
    return job.picture;
  }

  #open(key: string, waitingClient: WaitingClients, make: Make): Job {
    const waiting = new WaitingClients();
    waiting.join(waitingClient);
    const picture = new QueuedTask(() => make(waiting.gone)).in(this.#queue, waiting, maxWaitMs);
    const job = { picture, waiting };
    this.#jobs.set(key, job);
    const forget = () => {
      if (this.#jobs.get(key) === job) this.#jobs.delete(key);
    };
    picture.then(forget, forget);
    return job;
  }
}
