import { describe, expect, it } from 'vitest';
import { RecentAnswers } from './recent-answers.ts';

describe('recent answers', () => {
  it('[SRCH-23] are ten, and the oldest goes first', () => {
    const answers = new RecentAnswers();
    for (let at = 0; at < 11; at += 1) answers.keep(`/${at}`, `page ${at}`, at);
    expect(answers.find('/0', 12)).toBeNull();
    expect(answers.find('/1', 12)).toBe('page 1');
    answers.keep('/1', 'again', 12);
    answers.keep('/11', 'page 11', 13);
    expect([answers.find('/1', 13), answers.find('/2', 13)]).toEqual(['again', null]);
  });

  it('are no answer any more after a minute', () => {
    const answers = new RecentAnswers();
    answers.keep('/', 'page', 0);
    expect([answers.find('/', 59_999), answers.find('/', 60_000)]).toEqual(['page', null]);
  });
});
