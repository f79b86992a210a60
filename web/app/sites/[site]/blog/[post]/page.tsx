import { contentImage } from '@/domain/site/content-shapes.ts';
import { readPost } from '@/web/content/read-blog.ts';
import { readSiteOrigin } from '@/web/content/read-site.ts';
import { postMetadata } from '@/web/render/metadata.ts';
import { PostPage } from '@/web/render/post-page.tsx';
import { routePage } from '@/web/render/route-page.tsx';

/** One post of a site's blog (BLK-08). */
const { generateMetadata, Page } = routePage(async ({ site, path, draft }) => {
  const post = await readPost(site.slug, path, draft);
  const origin = await readSiteOrigin(site.slug, draft);
  return (
    post && {
      described: postMetadata(post),
      picture: contentImage(post.image),
      view: <PostPage site={site} post={post} draft={draft} path={path} origin={origin} />,
    }
  );
});

export { generateMetadata };
export default Page;
