import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Busy } from '@/web/front/http/busy.ts';
import type { NextHandler } from '@/web/front/pages/next-render.ts';
import { limited, RenderLimit } from '@/web/front/pages/render-limit.ts';
import { currentRender, newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { frontParts, RunningFront } from './front.fixture.ts';

describe('RenderLimit', () => {
  it('lets so many run at once, the others in their order, and refuses what the line does not hold', async () => {
    const limit = new RenderLimit({ atOnce: 2, waiting: 6, waitMs: 5_000 });
    let running = 0;
    let max = 0;
    const order: number[] = [];
    const work = (at: number) => async () => {
      running += 1;
      max = Math.max(max, running);
      await pause(10);
      running -= 1;
      order.push(at);
    };
    const all = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((at) => limit.run(work(at))));
    expect(all.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, true, false, false]);
    expect([max, order]).toEqual([2, [0, 1, 2, 3, 4]]);
    await limit.run(work(7));
  });

  it('runs each in the render that it belongs to, whichever run’s end gave it its turn', async () => {
    const limit = new RenderLimit({ atOnce: 2, waiting: 40, waitMs: 5_000 });
    const records = Array.from({ length: 20 }, (_, at) => newRenderRecord(at));
    const found = records.map((record) =>
      recordRender(record, () =>
        limit.run(async () => {
          await pause(1);
          return currentRender();
        }),
      ),
    );
    expect((await Promise.all(found)).map((record, at) => record === records[at])).not.toContain(false);
  });

  it('gives up after its wait, and gives back the place of what failed', async () => {
    const limit = new RenderLimit({ atOnce: 1, waiting: 5, waitMs: 30 });
    const hung = Promise.withResolvers<void>();
    const first = limit.run(() => hung.promise);
    await expect(limit.run(async () => 'late')).rejects.toBeInstanceOf(Busy);
    hung.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    expect(await limit.run(async () => 'next')).toBe('next');
  });
});

/** A front whose Next responds in the given way, behind a limit of three at once. */
async function limitedFront(next: NextHandler, leftMs?: number): Promise<RunningFront> {
  const limit = new RenderLimit({ atOnce: 3, waiting: 100, waitMs: 10_000 });
  return new RunningFront(await frontParts(limited(next, limit, leftMs))).listen();
}

const sending = (port: number, path: string): ClientRequest =>
  request({ host: '127.0.0.1', port, path, headers: { host: 'southbank-ford.localhost' }, agent: false });

/** Sends a request and leaves; resolves when it has. */
function sendAndDisconnect(port: number, path: string): Promise<void> {
  return new Promise((resolve) => {
    const sent = sending(port, path);
    sent.on('error', () => undefined).on('close', resolve);
    sent.end();
    setTimeout(() => sent.destroy(), 200);
  });
}

/** A response that has begun. */
function opened(port: number, path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    sending(port, path).on('response', resolve).on('error', reject).end();
  });
}

describe('a front in a flood', () => {
  it('a request that disconnects makes no more work at once than one that waits, and none where the turn comes later', async () => {
    const gate = Promise.withResolvers<void>();
    let started = 0;
    const front = await limitedFront(async (_request, response) => {
      started += 1;
      await gate.promise;
      response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
    });
    try {
      await Promise.all(Array.from({ length: 30 }, () => sendAndDisconnect(front.port, '/api/slots')));
      await expect.poll(() => started).toBe(3);
      const page = front.request('/page');
      gate.resolve();
      expect((await page).status).toBe(200);
      expect(started).toBe(4);
    } finally {
      await front.close();
    }
  });

  it('a place is given back once a client has left, whatever Next still does', async () => {
    const front = await limitedFront(async ({ url }, response) => {
      if (url?.startsWith('/api')) return new Promise<void>(() => undefined);
      response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
    }, 100);
    try {
      await Promise.all(Array.from({ length: 3 }, () => sendAndDisconnect(front.port, '/api/slots')));
      expect((await front.request('/page')).status).toBe(200);
    } finally {
      await front.close();
    }
  });

  it('streams of events, which stay open, take no place of a page', async () => {
    const front = await limitedFront(async ({ url }, response) => {
      if (url?.startsWith('/api')) {
        response.setHeader('Content-Type', 'text/event-stream').write(': open\n\n');
        return new Promise<void>(() => undefined);
      }
      response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
    });
    try {
      const streams = await Promise.all(Array.from({ length: 20 }, () => opened(front.port, '/api/desk/events')));
      expect(streams.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
      expect((await front.request('/page')).status).toBe(200);
      for (const stream of streams) stream.destroy();
    } finally {
      await front.close();
    }
  });

  it('renders pages, drafts, forms and endpoints within one limit; the rest gets 503', async () => {
    const [atOnce, waiting, count] = [3, 20, 60];
    const gate = Promise.withResolvers<void>();
    let running = 0;
    let maxCount = 0;
    const parts = await frontParts(
      limited(
        async (_request, response) => {
          running += 1;
          maxCount = Math.max(maxCount, running);
          await gate.promise;
          running -= 1;
          response.setHeader('Content-Type', 'text/html').end('<h1>page</h1>');
        },
        new RenderLimit({ atOnce, waiting, waitMs: 60_000 }),
      ),
    );
    const front = await new RunningFront(parts).listen();
    try {
      let refused = 0;
      const send = async (at: number) => {
        const { status } = await (at % 2
          ? front.request(`/page-${at}`)
          : front.request('/api/leads', {}, 'POST', '{}'));
        // Nothing that has its place ends before the rest was refused.
        if (status === 503) refused += 1;
        if (refused === count - atOnce - waiting) gate.resolve();
        return status;
      };
      const statuses = await Promise.all(Array.from({ length: count }, (_, at) => send(at)));
      expect(maxCount).toBe(atOnce);
      expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
      expect(statuses.filter((status) => status === 503)).toHaveLength(refused);
      expect((await front.request('/afterwards')).status).toBe(200);
    } finally {
      await front.close();
    }
  });
});
