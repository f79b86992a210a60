import { cache } from 'react';
import { postSlugOf } from '@/domain/site/post.ts';
import type { POST_QUERY_RESULT, POSTS_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import { tags } from '@/web/platform/cache-tags.ts';
import { fetchContent } from './fetch-content.ts';
import { POST_QUERY, POSTS_QUERY } from './post-query.ts';
import { read } from './read.ts';

export type PostContent = NonNullable<POST_QUERY_RESULT>;

/** The post at a path of a site, once a render; null where there is none. */
export const readPost = cache(async (site: string, path: string, draft: boolean): Promise<PostContent | null> => {
  const slug = postSlugOf(path);
  if (!slug) return null;
  return read([tags.page(site)], () => fetchContent<POST_QUERY_RESULT>(draft, POST_QUERY, { site, slug }, 'post'));
});

/** The posts of a site, newest first, as lists show them. */
export const readPosts = cache(
  async (site: string, draft: boolean): Promise<POSTS_QUERY_RESULT> =>
    read([tags.page(site)], () => fetchContent<POSTS_QUERY_RESULT>(draft, POSTS_QUERY, { site }, 'posts')),
);
