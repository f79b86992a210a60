// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { morphChildren } from './morph-children.ts';
import { isHeld, resetControls } from './reset-controls.ts';

function element(html: string): HTMLElement {
  const parent = document.createElement('div');
  parent.innerHTML = html;
  document.body.append(parent);
  return parent;
}
/**
 * The markup of `old` once it was made equal to `fresh`, and which of its elements are the same as
 * before.
 */
function morphed(before: string, after: string) {
  const old = element(before);
  const marked = new Map([...old.querySelectorAll('[id]')].map((one) => [one.id, one]));
  morphChildren(old, element(after));
  const same = [...marked].filter(([id, one]) => old.querySelector(`[id="${id}"]`) === one).map(([id]) => id);
  return { html: old.innerHTML, same };
}
const card = (id: string, text: string) =>
  `<li><article><h3><a href="/cars/${id}" id="${id}">${text}</a></h3></article></li>`;

beforeEach(() => document.body.replaceChildren());

describe('[SRCH-23] old parts changed into new ones', () => {
  it.each([
    ['<p>1 car</p>', '<p>2 cars</p>'],
    ['<p>1</p>', '<p>1</p><p>2</p>'],
    ['<p>1</p><p>2</p>', '<p>2</p>'],
    ['text', '<b>text</b>'],
    ['<p class="a" title="t">x</p>', '<p class="b" lang="en">x</p>'],
    [`<ul>${card('a', 'A')}${card('b', 'B')}</ul>`, `<ul>${card('b', 'B')}${card('c', 'C')}</ul>`],
    [`<ul>${card('a', 'A')}${card('b', 'B')}</ul>`, `<ul>${card('b', 'B')}${card('a', 'A')}</ul>`],
  ])('%s becomes %s', (before, after) => expect(morphed(before, after).html).toBe(after));

  it('leaves what stays where it is, the very element', () => {
    expect(morphed('<p id="a">1</p><p id="b">2</p>', '<p id="b">2</p><p id="c">3</p>').same).toEqual(['b']);
    expect(morphed('<p id="a">1</p>', '<p id="a">changed</p>').same).toEqual(['a']);
    const cards = morphed(`<ul>${card('a', 'A')}${card('b', 'B')}</ul>`, `<ul>${card('b', 'B')}</ul>`);
    expect(cards.same).toEqual(['b']);
  });

  it('replaces a card whole: it is never half another vehicle’s', () => {
    const { html, same } = morphed(`<ul>${card('a', 'Old')}</ul>`, `<ul>${card('a', 'New')}</ul>`);
    expect([html, same]).toEqual([`<ul>${card('a', 'New')}</ul>`, []]);
  });

  it('leaves what is behind the end of a response that is cut off', () => {
    const old = element(`<ul>${card('a', 'A')}${card('b', 'B')}${card('c', 'C')}</ul>`);
    const fresh = element(`<ul>${card('x', 'X')}${card('a', 'A')}</ul>`);
    const list = fresh.firstElementChild;
    morphChildren(old, fresh, new Set([fresh, list].filter((one) => one !== null)));
    expect([...old.querySelectorAll('a')].map(({ id }) => id)).toEqual(['x', 'a', 'c', 'b']);
  });

  it('gives controls the state that the server wrote, but for those in use', () => {
    const html =
      '<input type="checkbox" checked><input value="written"><input data-find value=""><select><option>a<option selected>b</select>';
    const form = element(html);
    const [box, text, find] = form.querySelectorAll('input');
    const select = form.querySelector('select');
    if (!box || !text || !find || !select) throw new Error('A control is missing.');
    box.checked = false;
    text.value = 'typed';
    find.value = 'red';
    select.value = 'a';
    resetControls(form);
    expect([box.checked, text.value, find.value, select.value]).toEqual([true, 'written', 'red', 'b']);
    text.value = 'being typed';
    text.focus();
    resetControls(form);
    expect(text.value).toBe('being typed');
  });

  it('takes no range from the hand that holds it', () => {
    const old = element('<fieldset data-range="price" title="old"><input id="low" value="1"></fieldset>');
    old.querySelector('input')?.focus();
    morphChildren(old, element('<fieldset data-range="price" title="new"><input id="low" value="2"></fieldset>'));
    expect(old.querySelector('fieldset')?.title).toBe('old');
    (document.activeElement as HTMLElement).blur();
    expect(isHeld(old.querySelector('fieldset') as HTMLElement)).toBe(false);
  });
});
