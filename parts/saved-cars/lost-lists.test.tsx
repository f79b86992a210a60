// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { SavedTrayClient } from './saved-tray-client.tsx';

const loads = vi.hoisted(() => ({ lost: true }));
vi.mock('@/ui/lazy/use-lazy-client.ts', async (original) => {
  const real = await original<typeof import('@/ui/lazy/use-lazy-client.ts')>();
  const load = () =>
    loads.lost ? Promise.reject(new Error('Failed to load chunk')) : Promise.resolve(() => <p>Two cars</p>);
  return { ...real, useLazy: (needed: boolean, _: unknown, missed: () => void) => real.useLazy(needed, load, missed) };
});

it('[SAVE-05] lists whose script does not come show a message, and come at the next opening', async () => {
  const part = await mounted(
    <SavedTrayClient
      site="s"
      garage=""
      label="Saved"
      head=""
      looks={{ button: '', count: '', panel: '', region: '', toast: '' }}
    />,
  );
  const toggle = (newState: string) =>
    part.hand(() => part.find('section').dispatchEvent(Object.assign(new Event('toggle'), { newState })));
  // Where a browser has no popovers, as here, the lists are in the page from the start.
  expect(part.find('section').textContent).toContain('check your connection');
  await toggle('closed');
  loads.lost = false;
  await toggle('open');
  expect(part.find('section').textContent).toBe('Two cars');
  await part.end();
});
