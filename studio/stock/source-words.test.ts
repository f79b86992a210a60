import { describe, expect, it } from 'vitest';
import { fetchText, scheduleText } from './source-words.ts';

describe('[PLUS-20] a stock feed in the studio', () => {
  it('shows how often it is fetched', () => {
    expect([15, 60, 90, 120, 1_440].map(scheduleText)).toEqual([
      ...['Every 15 minutes', 'Every hour', 'Every 90 minutes', 'Every 2 hours', 'Every 24 hours'],
    ]);
  });

  it('shows how much a fetch brought, and whether staff wanted it', () => {
    const fetch = { id: 1, outcome: 'imported', reason: '', at: '2026-11-26T02:00:00Z' } as const;
    const end = (bytes: number, byHand: boolean) =>
      fetchText({ ...fetch, bytes, byHand })
        .split(' · ')
        .slice(1);
    expect([end(0, false), end(20, true), end(48_200, false), end(1_240_000, true)]).toEqual([
      ...[[], ['0.1 KB', 'by hand'], ['48 KB'], ['1.2 MB', 'by hand']],
    ]);
  });
});
