// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { mounted } from '@/parts/mounted.fixture.ts';
import { InteriorView } from './interior-view-client.tsx';

const script = vi.hoisted(() => ({ lost: true }));
vi.mock('./panorama-client.tsx', () => ({
  get Panorama() {
    if (script.lost) throw new Error('Failed to load chunk');
    return () => <p>All round</p>;
  },
}));
afterEach(() => vi.unstubAllGlobals());

const view = (first: boolean) =>
  mounted(
    <InteriorView
      first={first}
      name="Ranger"
      address="/x.webp"
      hotspots={[]}
      icons={{ left: '', right: '', closer: '', farther: '', hint: '', plus: '' }}
    />,
  );

it('[MED-04] the view inside waits for a press where it is first, shows when its script did not come, and is tried again', async () => {
  script.lost = true;
  const part = await view(true);
  expect(part.text()).toBe('Look inside');
  await part.hand(() => part.find('button').click());
  await vi.waitFor(() => expect(part.text()).toBe('The view inside didn’t load.Try again'));
  script.lost = false;
  await part.hand(() => part.find('button').click());
  await vi.waitFor(() => expect(part.text()).toBe('All round'));
  await part.end();
});

it('[MED-04] the view inside comes by itself once it is in sight', async () => {
  script.lost = false;
  let seen = (_entries: object[]): void => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        seen = notify;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const part = await view(false);
  expect(part.text()).toBe('Look inside');
  await part.hand(() => seen([{ isIntersecting: true }]));
  await vi.waitFor(() => expect(part.text()).toBe('All round'));
  await part.end();
});
