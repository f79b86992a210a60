// @vitest-environment jsdom
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { LazyDialog } from './lazy-dialog-client.tsx';

const loads = vi.hoisted(() => ({ lost: true }));
vi.mock('../lazy/use-lazy-client.ts', async (original) => {
  const real = await original<typeof import('../lazy/use-lazy-client.ts')>();
  const load = () =>
    loads.lost
      ? Promise.reject(new Error('Failed to load chunk'))
      : Promise.resolve(({ open, children }: { open: boolean; children: React.ReactNode }) => open && children);
  return { ...real, useLazy: (needed: boolean, _: unknown, missed: () => void) => real.useLazy(needed, load, missed) };
});

afterEach(() => vi.unstubAllGlobals());

it('a dialog whose script does not come shows a message, stays closed, and comes at the next press', async () => {
  const alert = vi.fn();
  vi.stubGlobal('alert', alert);
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <LazyDialog open={open} onClose={() => setOpen(false)} label="Hours" closeIcon="">
          Closed on Monday
        </LazyDialog>
      </>
    );
  }
  const part = await mounted(<Page />);
  const press = () => part.hand(() => part.find('button').click());
  await press();
  expect(alert.mock.calls).toEqual([[expect.stringContaining('check your connection')]]);
  expect(part.text()).toBe('Open');
  loads.lost = false;
  await press();
  expect(part.text()).toBe('OpenClosed on Monday');
  expect(alert).toHaveBeenCalledTimes(1);
  await part.end();
});
