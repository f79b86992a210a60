import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import type { BlockOf } from '@/blocks/block-of.ts';
import { promotionSliderFixtures } from './promotion-slider.fixture.ts';
import { promotionSliderBlock } from './promotion-slider.tsx';

const now = Date.UTC(2026, 10, 20);
const boundaries: number[] = [];

async function shown(block: Partial<BlockOf<'promotionSlider'>>): Promise<string> {
  const context = { now, until: (moment: number) => boundaries.push(moment), edit: () => ({}) };
  const View = promotionSliderBlock.view as React.ComponentType<Record<string, unknown>>;
  const { prelude } = await prerenderToNodeStream(
    <View block={{ ...promotionSliderFixtures.minimal, ...block }} data={undefined} context={context} />,
  );
  return text(prelude);
}

const [slide] = promotionSliderFixtures.minimal.running ?? [];
if (!slide) throw new Error('The fixture has no slide.');

describe('the promotion slider', () => {
  it('[BLK-01] a slide is 1920 by 540, leads where its link leads, and shows its name and description', async () => {
    const html = await shown({ running: [slide] });
    expect(html).toMatch(/width="2560" height="720"/);
    expect(html).toContain('href="/special-offers"');
    expect(html).toContain('Stocktake week');
    expect(html).not.toContain('<button');
  });

  it('[BLK-01] with the overlay hidden the text is read out all the same', async () => {
    const html = await shown({ running: [{ ...slide, hideOverlay: true }] });
    expect(html).toMatch(/class="visually-hidden"><h2>Stocktake week/);
  });

  it('titles of slides are one level below the heading, and take its place where there is none', async () => {
    expect(await shown({ running: [slide], heading: 'On now' })).toMatch(/<h2[^>]*>On now.*<h3>Stocktake week/);
    expect(await shown({ running: [slide] })).toContain('<h2>Stocktake week');
  });

  it('[BLK-01] slides outside their dates are left out, and the page learns when that changes', async () => {
    const ends = now + 3_600_000;
    const html = await shown({
      running: [
        { ...slide, name: 'Ends soon', expiresAt: new Date(ends).toISOString() },
        { ...slide, name: 'Ended', expiresAt: new Date(now).toISOString() },
      ],
    });
    expect(html).toContain('Ends soon');
    expect(html).not.toContain('Ended');
    expect(boundaries).toContain(ends);
    expect(await shown({ running: [] })).toBe('');
  });

  it('[BLK-01] several slides have a tab each by name, and a pause when they move by themselves', async () => {
    const two = [slide, { ...slide, _id: 's2', name: 'Second' }];
    const still = await shown({ running: two });
    expect(still.match(/<a href="#slides-[^"]*-s2"[^>]*><span>Second/g)).toHaveLength(1);
    expect(still).not.toContain('<button');
    expect((await shown({ running: two, secondsEach: 7 })).match(/<button/g)).toHaveLength(1);
  });
});
