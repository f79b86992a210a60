// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { linksOf, loadedMarkupOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { mounted } from '@/parts/mounted.fixture.ts';
import { AngleScale } from './angle-scale.tsx';
import { VehicleVideo } from './vehicle-video.tsx';
import { ViewSwitch } from './view-switch-client.tsx';

describe('[MED-01] the views of a vehicle', () => {
  const views = [
    { view: 'spinner', label: '360°', icon: '' },
    { view: 'gallery', label: 'Photos', icon: '' },
  ] as const;

  it('take each other’s place; leaving the photos puts them back to the first, and films stop', async () => {
    document.body.innerHTML =
      '<div id="viewer"><div data-rail></div><video></video><a data-slide="1"><b>x</b></a></div>';
    const viewer = document.getElementById('viewer') as HTMLElement;
    const [scrolled, paused] = [vi.fn(), vi.fn()];
    Object.assign(viewer.querySelector('[data-rail]') as object, { scrollTo: scrolled });
    Object.assign(viewer.querySelector('video') as object, { pause: paused });
    const part = await mounted(<ViewSwitch viewerId="viewer" first="spinner" views={views} />);
    const [spin] = part.place.querySelectorAll('button');
    await part.hand(() => viewer.querySelector('b')?.click());
    expect([viewer.dataset.view, paused.mock.calls.length, scrolled.mock.calls.length]).toEqual(['gallery', 1, 0]);
    expect(part.find('[aria-pressed=true]').textContent).toBe('Photos');
    await part.hand(() => spin?.click());
    expect([viewer.dataset.view, scrolled.mock.calls]).toEqual(['spinner', [[{ left: 0, behavior: 'instant' }]]]);
    await part.hand(() => spin?.click());
    expect(paused).toHaveBeenCalledTimes(2);
    await part.end();
  });

  it('[MED-03] show how far a spin has turned, with ticks where there is room', () => {
    expect(plainTextOf(<AngleScale angle={90} beside />)).toBe('90°');
    expect(markupOf(<AngleScale angle={180} beside={false} />)).toContain('translateX(100.0px)');
    expect(markupOf(<AngleScale angle={0} beside />)).toContain('hidden tablet:block');
  });

  it('[MED-05] hold a film behind a button, whatever it comes from', async () => {
    const video = (of: object) => loadedMarkupOf(<VehicleVideo video={of as never} title="Walkaround" poster={null} />);
    expect(linksOf(await video({ kind: 'link', href: 'https://v.example/x', host: 'v.example' }))).toEqual([
      'https://v.example/x',
    ]);
    const file = await video({ kind: 'file', src: '/file/x.mp4' });
    expect(file).toContain('Play: Walkaround');
    expect(file).not.toContain('<video');
  });
});
