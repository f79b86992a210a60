import { describe, expect, it } from 'vitest';
import { OwnWords } from './own-words.ts';

const typed = (from: string, letters: string): OwnWords => {
  const words = new OwnWords();
  let text = from;
  for (const letter of letters) {
    words.type(text + letter, text, 1_000);
    text += letter;
  }
  return words;
};

describe('letters that a colleague’s publish takes away', () => {
  it('are recognised when the text falls back to one of its own earlier states', () => {
    const words = typed('while', ' more');
    expect(words.lost('while', 2_000)).toBe('while more');
    expect(words.lost('while mo', 2_000)).toBe('while more');
  });

  it('are recognised by the hole that they leave', () => {
    expect(typed('while', ' more').lost('whilere', 2_000)).toBe('while more');
    const inside = new OwnWords();
    inside.type('while mo it rains', 'while it rains', 1_000);
    inside.type('while more it rains', 'while mo it rains', 1_100);
    expect(inside.lost('while re it rains', 2_000)).toBe('while more it rains');
    expect(inside.lost('while more it', 2_000)).toBeNull();
  });

  it('are none when it is as it was typed, another person’s, or long ago', () => {
    const words = typed('while', ' more');
    expect(words.lost('while more', 2_000)).toBeNull();
    expect(words.lost('Another text', 2_000)).toBeNull();
    expect(words.lost('while', 60_000)).toBeNull();
    words.leave(1_500);
    expect(words.lost('while', 1_700)).toBe('while more');
    expect(words.lost('while', 1_900), 'the draft was discarded').toBeNull();
  });
});
