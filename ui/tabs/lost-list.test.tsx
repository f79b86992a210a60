// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { Tabs } from './tabs-client.tsx';

const loads = vi.hoisted(() => ({ lost: true, times: 0 }));
vi.mock('../lazy/use-lazy-client.ts', async (original) => {
  const real = await original<typeof import('../lazy/use-lazy-client.ts')>();
  const load = () => {
    loads.times += 1;
    return loads.lost ? Promise.reject(new Error('Failed to load chunk')) : Promise.resolve(() => <b>the list</b>);
  };
  return { ...real, useLazy: (needed: boolean, _: unknown, missed: () => void) => real.useLazy(needed, load, missed) };
});

it('a list whose script does not come leaves its buttons, and is fetched again at the next key', async () => {
  const tabs = ['Overview', 'Features'].map((label) => ({ key: label, label, panel: label }));
  const part = await mounted(<Tabs label="About" tabs={tabs} />);
  const press = (key: string) =>
    part.hand(() => part.find('[role=tab]').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  await press('ArrowRight');
  expect([loads.times, part.place.querySelectorAll('[role=tab]').length]).toEqual([1, 2]);
  loads.lost = false;
  await press('ArrowRight');
  expect(part.find('b').textContent).toBe('the list');
  await part.end();
});
