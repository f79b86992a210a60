// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { loadSuggestions } from './load-suggestions.ts';

const box = vi.hoisted(() => ({ adoptBox: vi.fn() }));
vi.mock('./suggestions-client.tsx', () => box);

afterEach(() => vi.unstubAllGlobals());

describe('[SRCH-05] what typed text may become', () => {
  const signal = new AbortController().signal;
  let calls: string[];
  beforeEach(() => {
    calls = [];
    vi.stubGlobal('fetch', async (address: string) => {
      calls.push(address);
      return Response.json({ suggestions: [{ text: address }] });
    });
  });

  it('is requested once a page, in lower case, and not for an empty text', async () => {
    const first = await fetchSuggestions(' Ute 4x4 ', signal);
    expect(await fetchSuggestions('ute 4x4', signal)).toBe(first);
    expect(await fetchSuggestions('  ', signal)).toEqual([]);
    expect(calls).toEqual(['/api/search-suggestions?query=ute%204x4']);
  });

  it('is cached for fifty texts; what fails is requested again', async () => {
    for (let at = 0; at < 55; at += 1) await fetchSuggestions(`text ${at}`, signal);
    await fetchSuggestions('text 54', signal);
    await fetchSuggestions('text 0', signal);
    expect(calls).toHaveLength(56);
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(fetchSuggestions('new', signal)).rejects.toThrow('503');
  });
});

describe('[SRCH-05] the code of the suggestions', () => {
  let ending: AbortController;
  const field = () => document.querySelector<HTMLElement>('[data-box-field]') as HTMLElement;
  const input = () => field().querySelector('input') as HTMLInputElement;
  beforeEach(() => {
    ending = new AbortController();
    box.adoptBox.mockReset();
    document.body.innerHTML = '<div data-box-field><input></div><button>x</button>';
  });
  afterEach(() => ending.abort());

  it('comes when the box is first touched, once', async () => {
    loadSuggestions(ending.signal);
    document.querySelector('button')?.focus();
    expect(box.adoptBox).not.toHaveBeenCalled();
    input().focus();
    await vi.waitFor(() => expect(box.adoptBox).toHaveBeenCalledWith(field()));
    input().blur();
    input().focus();
    await Promise.resolve();
    expect(box.adoptBox).toHaveBeenCalledTimes(1);
  });

  it('comes at once for a box that is touched already, and again after it did not come', async () => {
    input().focus();
    box.adoptBox.mockImplementationOnce(() => {
      throw new Error('not there');
    });
    loadSuggestions(ending.signal);
    await vi.waitFor(() => expect(field().dataset.adopted).toBeUndefined());
    input().blur();
    input().focus();
    await vi.waitFor(() => expect(box.adoptBox).toHaveBeenCalledTimes(2));
  });
});
