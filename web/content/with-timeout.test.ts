import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newRenderRecord, recordRender } from '@/web/platform/render-record.ts';
import { ContentSilent, withTimeout } from './with-timeout.ts';

const silent = (signal: AbortSignal) => pause(60_000, 'late', { signal });

describe('withTimeout', () => {
  it('returns the result that comes in time', async () => {
    expect(await withTimeout(async () => 'words')).toBe('words');
  });

  it('gives up on a service that does not respond, and aborts the request', async () => {
    let ended = false;
    const requested = withTimeout((signal) => {
      signal.addEventListener('abort', () => {
        ended = true;
      });
      return silent(signal);
    }, 20);
    await expect(requested).rejects.toThrow(ContentSilent);
    expect(ended).toBe(true);
  });

  it('waits once in a render: its later requests fail without being sent', async () => {
    let questions = 0;
    const load = (signal: AbortSignal) => {
      questions += 1;
      return silent(signal);
    };
    const record = newRenderRecord(Date.now());
    await recordRender(record, async () => {
      await expect(withTimeout(load, 20)).rejects.toThrow(ContentSilent);
      await expect(withTimeout(load, 20)).rejects.toThrow(ContentSilent);
    });
    expect([questions, record.waitedInVain]).toEqual([1, true]);
  });

  it('passes a refusal on as it is, and sends the next request', async () => {
    const record = newRenderRecord(Date.now());
    await recordRender(record, async () => {
      await expect(withTimeout(() => Promise.reject(new TypeError('no such type')))).rejects.toThrow(TypeError);
      expect(await withTimeout(async () => 'words')).toBe('words');
    });
  });

  it('sends no request to a service whose circuit is open, and none more in this render', async () => {
    // Another module graph's, as the front's is to Next.
    class CircuitOpen extends Error {
      override readonly name = 'CircuitOpen';
    }
    const circuit = { run: () => Promise.reject(new CircuitOpen('hangs')) };
    const record = newRenderRecord(Date.now());
    await recordRender(record, async () => {
      await expect(withTimeout(async () => 'words', 20, circuit)).rejects.toThrow(ContentSilent);
    });
    expect(record.waitedInVain).toBe(true);
  });
});
