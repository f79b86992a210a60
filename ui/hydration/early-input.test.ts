// @vitest-environment jsdom
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { earlyInput, leftPresses, recordEarlyInput } from './early-input.ts';

const press = (id: string) => document.getElementById(id)?.click();
const recorded = () =>
  [...(earlyInput()?.presses.values() ?? [])].map(
    ({ event: { target } }) => target instanceof Element && target.closest('button')?.id,
  );

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

it('hears no more once the page hears everything itself', () => {
  earlyInput()?.stop();
  press('closer');
  expect(recorded()).toEqual([]);
});

it('[VDP-02] a link that would open something leads where it leads without script where no script came for 8 seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  document.body.innerHTML = '<a id="enquire" aria-haspopup="dialog" href="#form">Enquire</a>';
  press('enquire');
  vi.advanceTimersByTime(7_999);
  expect(location.hash).toBe('');
  vi.advanceTimersByTime(1);
  expect(location.hash).toBe('#form');

  location.hash = '';
  press('enquire');
  earlyInput()?.stop();
  vi.advanceTimersByTime(8_000);
  expect(location.hash).toBe('');
});

it('[SAVE-03] [SAVE-04] hearts and compare buttons of a page that is left before its scripts run are passed to the next page, once', () => {
  document.body.innerHTML = `<button type="button" data-favourite="one" aria-pressed="false"></button>
    <button type="button" data-compare="two" aria-pressed="false"></button><button type="button" id="closer"></button>`;
  for (const button of document.querySelectorAll('button')) button.click();
  sessionStorage.setItem('forecourt:left:compare', '["of the page before"]');
  dispatchEvent(new Event('pagehide'));
  expect(recorded()).toEqual(['closer']);
  expect([leftPresses('favourite'), leftPresses('compare')]).toEqual([['one'], ['of the page before', 'two']]);
  expect([leftPresses('favourite'), leftPresses('compare')]).toEqual([[], []]);
  earlyInput()?.stop();
  dispatchEvent(new Event('pagehide'));
  expect(leftPresses('favourite')).toEqual([]);
});

it('passes nothing on where the browser stores nothing, or something else', () => {
  sessionStorage.setItem('forecourt:left:favourite', '{"a":1}');
  expect(leftPresses('favourite')).toEqual([]);
  sessionStorage.setItem('forecourt:left:favourite', '[');
  expect(leftPresses('favourite')).toEqual([]);
  const refuse = () => {
    throw new Error('off');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  onTestFinished(() => void vi.restoreAllMocks());
  document.body.innerHTML = '<button type="button" data-favourite="one" aria-pressed="false"></button>';
  document.querySelector('button')?.click();
  expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
  expect(recorded()).toHaveLength(1);
  expect(leftPresses('favourite')).toEqual([]);
});
