// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { wordsAnswered } from '@/parts/search-box/box-events.ts';
import { TypedWords } from './typed-words.ts';
import { enter, here, isHere } from './window-address.ts';

let form: HTMLFormElement;
let typed: TypedWords;
const box = () => form.elements.namedItem('query') as HTMLInputElement;
const responseOf = (left: string) => {
  const fresh = document.createElement('div');
  fresh.innerHTML = `<input name="query" value="${left}">`;
  return fresh;
};
const tick = (value: string) =>
  form.insertAdjacentHTML('beforeend', `<input type="checkbox" name="body" value="${value}" checked>`);

beforeEach(() => {
  document.body.innerHTML = '<form><input name="query"><input name="make" value="Ford"></form>';
  form = document.querySelector('form') as HTMLFormElement;
  typed = new TypedWords(form);
});

describe('[SRCH-05] words in the box while they are typed', () => {
  it('are searched with the filters that were set before the first letter', () => {
    typed.begin();
    box().value = 'ute';
    tick('Ute');
    expect(typed.entries()).toEqual([
      ['make', 'Ford'],
      ['query', 'ute'],
    ]);
    typed.end();
    expect(typed.entries()).toEqual([
      ['make', 'Ford'],
      ['body', 'Ute'],
      ['query', 'ute'],
    ]);
  });

  it('are one step of the history', () => {
    typed.begin();
    expect(typed.step()).toBe('push');
    typed.entries();
    box().focus();
    typed.answered(responseOf(''), true);
    expect(typed.step()).toBe('replace');
    typed.end();
    expect(typed.step()).toBe('push');
  });

  it('stay in the box while they are typed, and leave it with the focus: the rest is what a response left', () => {
    typed.begin();
    box().value = 'white ute nice';
    box().focus();
    typed.entries();
    typed.answered(responseOf('nice'), true);
    expect(box().value).toBe('white ute nice');
    expect(typed.leaves(box())).toBe(true);
    expect(box().value).toBe('nice');
  });

  it('stay where a response was overtaken by more of them', () => {
    typed.begin();
    box().value = 'ute';
    typed.entries();
    box().value = 'ute wh';
    typed.answered(responseOf(''), false);
    expect(box().value).toBe('ute wh');
    expect(typed.leaves(box())).toBe(false);
  });

  it('are replaced by what a sent form left of them, and the box receives an event', () => {
    let heard = 0;
    box().addEventListener(wordsAnswered, () => heard++);
    box().value = 'ute';
    typed.entries();
    typed.answered(responseOf('rest'), false);
    expect([box().value, heard]).toEqual(['rest', 1]);
  });

  it('have no box on some pages', () => {
    document.body.innerHTML = '<form></form>';
    const none = new TypedWords(document.querySelector('form') as HTMLFormElement);
    none.answered(responseOf('x'), false);
    expect(none.entries()).toEqual([['query', '']]);
    expect(none.leaves(document.body)).toBe(false);
  });
});

describe('the address of the window', () => {
  it('[SRCH-06] changes as a step of the history or in its place, and the same search is no second step', () => {
    history.replaceState({ next: 1 }, '', '/search/a');
    enter('/search/b?make=Ford', 'push');
    expect([here(), history.state]).toEqual(['/search/b?make=Ford', { next: 1 }]);
    expect([isHere('/search/b?make=Ford'), isHere('/search/b')]).toEqual([true, false]);
  });

  it('names what was chosen within a sheet, in the place of the sheet’s own entry', () => {
    history.replaceState({ covered: 'filters', next: 1 }, '', '/search/a');
    enter('/search/c', 'replace');
    expect(history.state).toEqual({ next: 1, within: 'filters' });
    enter('/search/d', 'push');
    expect(history.state).toEqual({ next: 1 });
  });
});
