// @vitest-environment jsdom
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { ownStore, writeList } from '@/parts/saved-cars/browser-list.ts';
import { favourites } from '@/parts/saved-cars/favourites.ts';
import { followHearts } from '@/parts/saved-cars/follow-hearts.ts';
import { recordEarlyInput } from '@/ui/hydration/early-input.ts';
import { Hydrated } from './hydrated-client.tsx';

vi.mock('@/parts/shopper-event/start-events.ts', () => ({}));

const car = (id: string) => ({ id, name: id, slug: id, make: 'Ford', model: id, primary_image_url: '' });
const heart = (id: string) => {
  const button = Object.assign(document.createElement('button'), { type: 'button', ariaPressed: 'false' });
  button.dataset.favourite = JSON.stringify(car(id));
  document.body.append(button);
  return button;
};

beforeEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset.hydrated;
});

describe('[SAVE-03] what was pressed before the page was hydrated', () => {
  it('is pressed then, once; a heart whose car is saved already stays full', async () => {
    writeList(ownStore, 'a', 'favourites', [car('saved')]);
    const [saved, other] = [heart('saved'), heart('other')];
    recordEarlyInput();
    for (const one of [saved, other, other]) one.click();
    const end = new AbortController();
    followHearts('a', () => undefined, end.signal);
    const page = await mounted(<Hydrated />);
    expect(favourites(ownStore, 'a').map(({ id }) => id)).toEqual(['other', 'saved']);
    expect([saved.ariaPressed, other.ariaPressed]).toEqual(['true', 'true']);
    saved.click();
    expect(saved.ariaPressed).toBe('false');
    end.abort();
    await page.end();
  });

  it('is not lost between the hydration of the page and the effects that listen', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const early = heart('early');
    recordEarlyInput();
    const end = new AbortController();
    function Hearts() {
      // A finger that comes as soon as the browser takes input again.
      useLayoutEffect(() => queueMicrotask(() => early.click()), []);
      useEffect(() => followHearts('a', () => undefined, end.signal), []);
      return null;
    }
    const place = document.body.appendChild(document.createElement('div'));
    const root = hydrateRoot(
      place,
      <>
        <Hearts />
        <Hydrated />
      </>,
    );
    await vi.waitFor(() => expect(document.documentElement.dataset.hydrated).toBe(''));
    expect(favourites(ownStore, 'a').map(({ id }) => id)).toEqual(['early']);
    root.unmount();
    end.abort();
  });

  it('is the last of several that exclude each other, also where that was drawn as on', async () => {
    const views = ['true', 'false'].map((ariaPressed) => {
      const view = Object.assign(document.createElement('button'), { type: 'button', ariaPressed });
      document.body.append(view);
      return view;
    });
    recordEarlyInput();
    for (const view of [...views].reverse()) view.click();
    for (const view of views)
      view.addEventListener('click', () => {
        for (const one of views) one.ariaPressed = String(one === view);
      });
    const page = await mounted(<Hydrated />);
    expect(views.map(({ ariaPressed }) => ariaPressed)).toEqual(['true', 'false']);
    await page.end();
  });
});
