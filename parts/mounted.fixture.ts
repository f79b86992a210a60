import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Mounts a part in the document: to read what it shows, act on it and end it. */
export async function mounted(part: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  await act(async () => root.render(part));
  return {
    place,
    text: () => (place.textContent ?? '').replaceAll(/[\s\u00a0]+/g, ' ').trim(),
    find: <E extends HTMLElement>(selector: string): E => {
      const found = place.querySelector<E>(selector);
      if (!found) throw new Error(`${selector} is not there.`);
      return found;
    },
    hand: (move: () => unknown) => act(async () => void (await move())),
    end: () => act(async () => root.unmount()),
  };
}
