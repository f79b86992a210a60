// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { earlyInput, pressesToRepeat, recordEarlyInput } from './early-input.ts';

const press = (id: string) => document.getElementById(id)?.click();
const recorded = () => pressesToRepeat(earlyInput()?.presses ?? []).map(({ id }) => id);

beforeEach(() => {
  earlyInput()?.stop();
  document.body.innerHTML = `<button type="button" id="heart" aria-pressed="false"><b id="drawing"></b></button>
    <button type="button" id="photos" aria-pressed="true"></button><button type="button" id="closer"></button>`;
  recordEarlyInput();
});

it('[SAVE-03] two taps on what is on or off are one, those on any other button are two', () => {
  for (const id of ['closer', 'heart', 'closer', 'drawing']) press(id);
  expect(recorded()).toEqual(['closer', 'closer', 'heart']);
});

it('the last of several that exclude each other counts last', () => {
  for (const id of ['photos', 'heart', 'photos']) press(id);
  expect(recorded()).toEqual(['heart', 'photos']);
});

it('what is on its way to its button is not repeated, nor what it was pressed for before', () => {
  press('heart');
  const during: string[][] = [];
  document.addEventListener('click', () => during.push(recorded()), { once: true });
  press('heart');
  expect(during).toEqual([[]]);
});

it('hears no more once the page hears everything itself', () => {
  earlyInput()?.stop();
  press('closer');
  expect(recorded()).toEqual([]);
});
