// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { adoptBox } from './suggestions-client.tsx';

vi.mock('./fetch-suggestions.ts', () => ({ fetchSuggestions: async () => [] }));

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, ResizeObserver: NoObserver });
  document.body.innerHTML =
    '<div data-site="a"><form id="search"></form><div id="field"><input id="query" name="query" type="text" form="search" maxlength="200"></div></div>';
});

it('[SRCH-05] a row is pressed after the box was left by Tab and entered again', async () => {
  const field = document.querySelector<HTMLElement>('#field') as HTMLElement;
  const sent = vi.fn();
  (document.querySelector('form') as HTMLFormElement).requestSubmit = sent;
  await act(async () => adoptBox(field));
  const input = field.querySelector('input') as HTMLInputElement;
  await act(async () => input.focus());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'ute');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true })));
  expect(sent).not.toHaveBeenCalled();
  await act(async () => input.blur());
  await act(async () => input.focus());
  await vi.waitFor(() => expect(field.querySelector('[role=option]')?.textContent).toBe('Search for “ute”'));
  const row = field.querySelector('[role=option]') as HTMLElement;
  await act(async () => {
    row.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 }));
    row.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  expect(sent).toHaveBeenCalledOnce();
});
