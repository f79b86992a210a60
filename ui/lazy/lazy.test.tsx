// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { lazyDrawn, leftAsDrawn } from './lazy-drawn-client.tsx';
import { useLazy } from './use-lazy-client.ts';

const lost = () => Promise.reject(new Error('Failed to load chunk'));
afterEach(() => document.body.replaceChildren());

describe('what a press fetches', () => {
  it('shows when it did not come, and is fetched again at the next press', async () => {
    const Shown = () => <b>here</b>;
    const load = vi.fn<() => Promise<ComponentType>>().mockImplementationOnce(lost).mockResolvedValue(Shown);
    const missed = vi.fn();
    function Part({ needed }: { needed: boolean }) {
      const Late = useLazy(needed, load, missed);
      return Late && <Late />;
    }
    const first = await mounted(<Part needed />);
    expect([first.text(), missed.mock.calls.length]).toEqual(['', 1]);
    await first.end();
    const second = await mounted(<Part needed />);
    expect([second.text(), missed.mock.calls.length]).toEqual(['here', 1]);
    await second.end();
  });

  it('shows nothing once the pressed control is gone', async () => {
    let lose = (): void => undefined;
    const load = () => new Promise<ComponentType>((_done, fail) => (lose = () => fail(new Error('late'))));
    const missed = vi.fn();
    function Part() {
      useLazy(true, load, missed);
      return null;
    }
    const part = await mounted(<Part />);
    await part.end();
    lose();
    await Promise.resolve();
    expect(missed).not.toHaveBeenCalled();
  });
});

describe('what the server draws and a file of its own moves', () => {
  const Form = ({ step }: { step: number }) => (
    <form method="post">
      <input name="name" defaultValue="" />
      <button type="submit">Step {step}</button>
    </form>
  );
  const hydrated = async (load: () => Promise<ComponentType<{ step: number }>>) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const settle = vi.fn();
    const mended = vi.fn();
    const Later = lazyDrawn(load, leftAsDrawn('form', settle));
    const page = (form: React.ReactNode) => (
      <main>
        <h1>A page</h1>
        {form}
        <p>After it</p>
      </main>
    );
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(page(<Form step={1} />));
    const form = place.querySelector('form');
    const input = place.querySelector('input') as HTMLInputElement;
    input.value = 'Alex';
    const root = await act(async () => hydrateRoot(place, page(<Later step={1} />), { onRecoverableError: mended }));
    await act(async () => root.render(page(<Later step={2} />)));
    return { place, form, input, settle, mended, end: () => act(async () => root.unmount()) };
  };

  it('is taken over where the file comes', async () => {
    const { place, mended, settle, end } = await hydrated(async () => Form);
    expect([place.textContent, mended.mock.calls, settle.mock.calls]).toEqual(['A pageStep 2After it', [], []]);
    await end();
  });

  it('stays as it is, with what was typed, where the file does not come, and so does the page around it', async () => {
    const { place, form, input, mended, settle, end } = await hydrated(lost);
    expect([place.textContent, place.querySelector('form') === form, input.isConnected, input.value]).toEqual([
      'A pageStep 1After it',
      true,
      true,
      'Alex',
    ]);
    expect(form?.method).toBe('post');
    expect(settle.mock.calls).toEqual([[form]]);
    expect(mended).not.toHaveBeenCalled();
    await end();
    expect(place.textContent).toBe('');
  });
});
