import { postPath } from '@/domain/site/post.ts';
import { readPosts } from '@/web/content/read-blog.ts';
import { blogPage } from '@/web/render/blog-page.ts';
import { ComposedPage } from '@/web/render/composed-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** The list of a site's posts; none: a 404 (BLK-08). */
const { generateMetadata, Page } = routePage(async (request) => {
  const posts = await readPosts(request.site.slug, request.draft);
  const page = blogPage(posts);
  const lists = posts.flatMap(({ slug }) => (slug ? [postPath(slug)] : []));
  return page && { described: page, lists, view: <ComposedPage request={request} page={page} /> };
});

export { generateMetadata };
export default Page;
