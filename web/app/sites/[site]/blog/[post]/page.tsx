import { readPost } from '@/web/content/read-blog.ts';
import { postMetadata } from '@/web/render/metadata.ts';
import { PostPage } from '@/web/render/post-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** One post of a site's blog (BLK-08). */
const { generateMetadata, Page } = routePage(async ({ site, path, draft }) => {
  const post = await readPost(site.slug, path, draft);
  return post && { described: postMetadata(post), view: <PostPage site={site} post={post} draft={draft} /> };
});

export { generateMetadata };
export default Page;
