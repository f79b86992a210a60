import { describe, expect, it } from 'vitest';
import { RecentResponses } from './recent-responses.ts';

describe('recent responses', () => {
  it('[SRCH-23] are ten, and the oldest goes first', () => {
    const responses = new RecentResponses();
    for (let at = 0; at < 11; at += 1) responses.store(`/${at}`, `page ${at}`, at);
    expect(responses.find('/0', 12)).toBeNull();
    expect(responses.find('/1', 12)).toBe('page 1');
    responses.store('/1', 'again', 12);
    responses.store('/11', 'page 11', 13);
    expect([responses.find('/1', 13), responses.find('/2', 13)]).toEqual(['again', null]);
  });

  it('are dropped after a minute', () => {
    const responses = new RecentResponses();
    responses.store('/', 'page', 0);
    expect([responses.find('/', 59_999), responses.find('/', 60_000)]).toEqual(['page', null]);
  });
});
