import { isValidElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { embedOf } from '@/domain/media/embed.ts';
import { EmbedFrame } from './embed-frame.tsx';

const film = embedOf('https://vimeo.com/76979871');
if (!film) throw new Error('Nobody answers for the film.');

/** What is behind the click. */
function frameOf(height?: number): Record<string, unknown> {
  const around = EmbedFrame({ embed: film as NonNullable<typeof film>, title: 'Our yard', height }) as ReactElement<{
    children: ReactElement<Record<string, unknown>>;
  }>;
  if (!isValidElement(around)) throw new Error('There is nothing.');
  return around.props.children.props;
}

it('[BLK-08] a frame has the height that staff chose, or fills its place', () => {
  expect(frameOf(480)).toMatchObject({ height: 480, title: 'Our yard' });
  expect(frameOf(480).className).not.toContain('h-full');
  for (const none of [undefined, 0]) {
    expect(frameOf(none)).not.toHaveProperty('height');
    expect(frameOf(none).className).toContain('h-full');
  }
});

it('[BLK-08] may do no more than its kind needs, and never lead the page away', () => {
  const { sandbox, src, referrerPolicy } = frameOf();
  expect(String(sandbox)).not.toContain('top-navigation');
  expect(src).toMatch(/^https:\/\/player\.vimeo\.com\//);
  expect(referrerPolicy).toBe('strict-origin-when-cross-origin');
});
