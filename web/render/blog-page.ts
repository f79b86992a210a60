import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { POSTS_QUERY_RESULT } from '@/schemas/generated/content-types.ts';
import type { PageContent } from '@/web/content/read-site.ts';

/** The page /blog if staff composed none; null without posts (BLK-08). */
export function blogPage(posts: POSTS_QUERY_RESULT): PageContent | null {
  if (posts.length === 0) return null;
  return {
    _id: 'blog',
    _type: 'page',
    path: pathOfRoute('blog'),
    title: 'Blog',
    description: null,
    carTypes: null,
    noIndex: null,
    blocks: [
      {
        _key: 'posts',
        _type: 'blogList',
        anchor: null,
        hidden: null,
        heading: 'Blog',
        limit: null,
        linkLabel: null,
        linkHref: null,
        posts,
      },
    ],
  };
}
