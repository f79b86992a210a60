import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { newRenderRecord, recordRender } from '@/web/front/render-record.ts';
import { ContentSilent, patiently } from './patience.ts';

const silent = (signal: AbortSignal) => pause(60_000, 'late', { signal });

describe('patiently', () => {
  it('gives the answer that comes in time', async () => {
    expect(await patiently(async () => 'words')).toBe('words');
  });

  it('gives up on a service that is silent, and ends the question', async () => {
    let ended = false;
    const asked = patiently((signal) => {
      signal.addEventListener('abort', () => {
        ended = true;
      });
      return silent(signal);
    }, 20);
    await expect(asked).rejects.toThrow(ContentSilent);
    expect(ended).toBe(true);
  });

  it('waits once in a render: what it asks later fails without being asked', async () => {
    let questions = 0;
    const ask = (signal: AbortSignal) => {
      questions += 1;
      return silent(signal);
    };
    const record = newRenderRecord(Date.now());
    await recordRender(record, async () => {
      await expect(patiently(ask, 20)).rejects.toThrow(ContentSilent);
      await expect(patiently(ask, 20)).rejects.toThrow(ContentSilent);
    });
    expect([questions, record.waitedInVain]).toEqual([1, true]);
  });

  it('passes a refusal on as it is, and the next question is asked', async () => {
    const record = newRenderRecord(Date.now());
    await recordRender(record, async () => {
      await expect(patiently(() => Promise.reject(new TypeError('no such type')))).rejects.toThrow(TypeError);
      expect(await patiently(async () => 'words')).toBe('words');
    });
  });

  it('asks nothing of a service that is known to hang, and nothing more in this render', async () => {
    // Another module graph's, as the front's is to Next.
    class CircuitOpen extends Error {
      override readonly name = 'CircuitOpen';
    }
    const circuit = { run: () => Promise.reject(new CircuitOpen('hangs')) };
    const record = newRenderRecord(Date.now());
    await recordRender(record, async () => {
      await expect(patiently(async () => 'words', 20, circuit)).rejects.toThrow(ContentSilent);
    });
    expect(record.waitedInVain).toBe(true);
  });
});
