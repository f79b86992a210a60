import { readPosts } from '@/web/content/read-blog.ts';
import { blogPage } from '@/web/render/blog-page.ts';
import { ComposedPage } from '@/web/render/composed-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** The list of a site's posts; none: a 404 (BLK-08). */
const { generateMetadata, Page } = routePage(async (asked) => {
  const page = blogPage(await readPosts(asked.site.slug, asked.draft));
  return page && { described: page, view: <ComposedPage asked={asked} page={page} /> };
});

export { generateMetadata };
export default Page;
