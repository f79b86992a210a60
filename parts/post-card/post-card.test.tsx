import { expect, it } from 'vitest';
import type { PostSummary } from '@/domain/site/post.ts';
import { linksOf, markupOf, plainTextOf } from '@/parts/markup.fixture.ts';
import { PostCards } from './post-card.tsx';
import { PostRows } from './post-rows.tsx';

const post: PostSummary = {
  id: 'p',
  title: 'A post',
  slug: 'a-post',
  publishedOn: '2026-11-20',
  excerpt: 'It begins.',
  image: null,
};

it.each([
  ['cards', (one: PostSummary) => <PostCards posts={[one]} headingLevel={2} />],
  ['rows', (one: PostSummary) => <PostRows posts={[one]} />],
])('[BLK-08] posts as %s lead to their pages, with day and beginning where there are any', (_, list) => {
  expect(linksOf(list(post))).toEqual(['/blog/a-post']);
  expect(plainTextOf(list(post))).toMatch(/A post/);
  expect(markupOf(list(post))).toMatch(/dateTime="2026-11-20"[^>]*>20 November 2026/);
  expect(plainTextOf(list({ ...post, publishedOn: '', excerpt: '' }))).toBe('A post');
});

it('[BLK-08] a card’s heading is of the level that its page needs', () => {
  expect(markupOf(<PostCards posts={[post]} headingLevel={2} />)).toContain('<h2>');
  expect(markupOf(<PostCards posts={[post]} headingLevel={3} />)).toContain('<h3>');
});
