import { setTimeout as pause } from 'node:timers/promises';
import type { RunningService } from '@/tests/contracts/search/running-service.ts';
import { parametersOf } from '../engines/typesense.ts';
import { workloads } from '../questions/workloads.ts';
import { ms, verdict } from '../report/table.ts';

const between = 5;

/** A shopper who keeps searching while something else goes on. */
export class Searcher {
  private readonly service: RunningService;

  constructor(service: RunningService) {
    this.service = service;
  }

  /** Searches by and by until the work is done, and prints the worst. */
  async during(title: string, goalMs: number, work: () => Promise<unknown>): Promise<void> {
    const state = { over: false };
    const done = work().finally(() => {
      state.over = true;
    });
    const times: number[] = [];
    const questions = workloads.find(({ id }) => id === 'A')?.requests ?? [];
    while (!state.over) {
      const [question] = questions[times.length % questions.length] ?? [];
      if (!question) break;
      const begun = performance.now();
      await this.service.request(
        'GET',
        `/collections/vehicles/documents/search?${new URLSearchParams(parametersOf(question))}`,
      );
      times.push(performance.now() - begun);
      await pause(between);
    }
    await done;
    times.sort((one, other) => one - other);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
    console.log(
      `  searches during ${title}: p50 ${ms(at(0.5))} ms, p99 ${ms(at(0.99))} ms, worst ${ms(at(1))} ms, goal ${goalMs}: ${verdict(at(1) <= goalMs)}`,
    );
  }

  async documents(): Promise<number> {
    const { text } = await this.service.request('GET', '/collections/vehicles');
    return JSON.parse(text).num_documents;
  }
}
