import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { silentServices } from '@/blocks/block.fixture.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { resolveSite } from '@/domain/site/resolve.ts';
import type { SiteOptions } from '@/domain/switches/options.ts';
import { reviewsFixtures } from './reviews.fixture.ts';
import { reviewsBlock } from './reviews.tsx';

const bare = resolveSite(
  { id: 'site-a', slug: 'a', name: 'A Dealer', siteNumber: 1, template: '', manufacturer: '', state: 'vic' },
  [],
);
const now = Date.UTC(2026, 10, 20);
const [review] = reviewsFixtures.minimal.newest ?? [];
if (!review) throw new Error('The fixture has no review.');
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...review, _id: `r${at}`, author: `Number ${at}` }));

type RatingRequest = {
  options?: Partial<SiteOptions>;
  snap21?: { rating: number; stars: number } | null;
  boundaries?: number[];
};

async function shown(
  block: Partial<BlockOf<'reviews'>>,
  { options, snap21 = null, boundaries = [] }: RatingRequest = {},
) {
  const whole = { ...reviewsFixtures.minimal, ...block };
  const context = {
    site: { ...bare, options: { ...bare.options, ...options } },
    now,
    until: (moment: number) => boundaries.push(moment),
    query: {},
    services: { ...silentServices, reviews: { rating: async () => snap21 } },
    edit: () => ({}),
  };
  const data = await reviewsBlock.load?.(whole, context as never);
  const View = reviewsBlock.view as React.ComponentType<Record<string, unknown>>;
  const { prelude } = await prerenderToNodeStream(<View block={whole} data={data} context={context} />);
  return text(prelude);
}

describe('the reviews block', () => {
  it('[LOC-08] three reviews are in a grid, four in a slider with its buttons', async () => {
    expect(await shown({ newest: many(3) })).not.toMatch(/aria-label="Next"/);
    const html = await shown({ newest: many(4) });
    expect(html).toMatch(/aria-label="Next"/);
    expect(html.match(/<figure/g)).toHaveLength(4);
    expect(html).not.toContain('Pause the slider');
    expect(await shown({ newest: many(4), rotate: true })).toContain('Pause the slider');
    expect(await shown({ newest: many(3), rotate: true })).not.toContain('Pause the slider');
  });

  it('[LOC-08] a long review opens with "View more" and closes with "View less", a short one is shown whole', async () => {
    expect(await shown({})).not.toContain('View more');
    const html = await shown({ newest: [{ ...review, text: 'word '.repeat(60) }] });
    expect(html).toContain(`${'word '.repeat(32).trim()}…`);
    expect(html).toMatch(/View more.*View less.* of the review by Priya R\./s);
  });

  it('[LOC-08] 10,000 characters with markup are text, and the page holds no element of theirs', async () => {
    const html = await shown({ newest: [{ ...review, text: '<img src=x onerror=alert(1)><b>Wow</b> '.repeat(300) }] });
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<img|<b>Wow/);
    expect(html).toContain('View more');
  });

  it('[LOC-08] has its stars and its source as text, and shows the dealer’s reply', async () => {
    const html = await shown({ newest: [{ ...review, reply: 'Thank you!', repliedAt: '2026-11-08T00:00:00Z' }] });
    expect(html).toContain('aria-label="5 out of 5 stars"');
    expect(html).toMatch(/on (<!-- -->)?Google/);
    expect(html).toMatch(/A Dealer(<!-- -->)? answered.*08\/11\/2026.*Thank you!/s);
    expect(await shown({ newest: [{ ...review, source: 'dealer' }] })).not.toMatch(/on (<!-- -->)?Our own/);
  });

  it('[LOC-08] dates follow the site’s mode; "time ago" reports to the page when it changes', async () => {
    const boundaries: number[] = [];
    expect(await shown({}, { boundaries })).toContain('06/11/2026');
    expect(await shown({}, { boundaries, options: { reviewDates: 'dateWords' } })).toContain('6 November 2026');
    expect(boundaries).toEqual([]);
    expect(await shown({}, { boundaries, options: { reviewDates: 'time-ago' } })).toContain('1 week ago');
    expect(boundaries).toEqual([Date.parse(review.writtenAt ?? '') + 14 * 86_400_000]);
  });

  it('[LOC-08] "Leave a Review" leads to a safe address or is not there', async () => {
    expect(await shown({ reviewHref: 'https://reviews.example/write' })).toMatch(
      /href="https:\/\/reviews\.example\/write"[^>]*>Leave a Review/,
    );
    expect(await shown({ reviewHref: 'javascript:alert(1)' })).not.toContain('Leave a Review');
    expect(await shown({})).not.toContain('Leave a Review');
  });

  it('[LOC-09] shows the featured ones beside the true total, and states that they are a selection', async () => {
    const newest = [
      { ...review, rating: 2 as const, author: 'Low' },
      { ...review, text: null, author: 'Mute' },
      review,
    ];
    const html = await shown({ newest, ratingOf: 'own', own: { count: 31, average: 4.2 } });
    expect(html).not.toMatch(/Low|Mute/);
    expect(html).toContain('4.2 rating out of 31 reviews');
    expect(html).toContain('Featured here: reviews of 4 stars or more.');
  });

  it('[LOC-09] chosen reviews keep their order and follow the same rules', async () => {
    const reviews = [
      { ...review, _id: 'b', author: 'Second', hidden: null },
      { ...review, _id: 'h', author: 'Hidden', hidden: true },
      { ...review, _id: 'a', author: 'First', hidden: false },
    ];
    const html = await shown({ choice: 'chosen', reviews });
    expect(html).toMatch(/Second.*First/s);
    expect(html).not.toContain('Hidden');
  });

  it('[LOC-10] [CFG-05] no rating is marked up, whatever its source', async () => {
    const own = await shown({ ratingOf: 'own', own: { count: 31, average: 4.26 } });
    const others = await shown({ ratingOf: 'snap21' }, { snap21: { rating: 4.7, stars: 4.5 } });
    expect(own + others).not.toContain('AggregateRating');
  });

  it('[LOC-10] without a response of Snap 21, and without reviews, nothing is shown', async () => {
    expect(await shown({ ratingOf: 'snap21', newest: [] })).toBe('');
    const html = await shown({ ratingOf: 'snap21', newest: [] }, { snap21: { rating: 4.7, stars: 4.5 } });
    expect(html).toContain('4.7 rating at Snap 21');
    expect(html).toContain('aria-label="4.5 out of 5 stars"');
  });
});
