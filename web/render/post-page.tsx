import { stegaClean } from '@sanity/client/stega';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { dayWords, excerptOf, type PostSummary, postSummaries } from '@/domain/site/post.ts';
import type { ResolvedSite } from '@/domain/site/resolved-site.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { PostRows } from '@/parts/post-card/post-rows.tsx';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';
import { type PostContent, readPosts } from '@/web/content/read-blog.ts';
import { editAttributes } from './edit-attributes.ts';
import styles from './post-page.module.css';

type Props = { site: ResolvedSite; post: PostContent; draft: boolean };

/** How many others stand under a post. */
const others = 3;

/** One post of a site's blog, and a few others under it (BLK-08). */
export async function PostPage({ site, post, draft }: Props) {
  const posts = postSummaries(await readPosts(site.slug, draft));
  const more = posts.filter(({ id }) => id !== post._id).slice(0, others);
  const edit = (path: string) => (draft ? editAttributes({ id: post._id, type: 'post' }, path) : {});
  return (
    <div className={`wrap ${styles.page}`}>
      <article className={styles.post}>
        <header className={styles.head}>
          <p>
            <a href="/blog" className={styles.back}>
              Blog
            </a>
          </p>
          <h1 {...edit('title')}>{post.title}</h1>
          {dayWords(post.publishedOn) && (
            <p className={styles.day}>
              <time dateTime={post.publishedOn ?? undefined}>{dayWords(post.publishedOn)}</time>
            </p>
          )}
        </header>
        <PostPicture post={post} attributes={edit('image')} />
        <div className={styles.body}>
          <RichText content={post.body} attributes={edit('body')} />
        </div>
        <StructuredData data={aboutPost(site, post)} />
      </article>
      {more.length > 0 && <MorePosts posts={more} />}
    </div>
  );
}

function PostPicture({ post, attributes }: { post: PostContent; attributes: Record<string, string> }) {
  const image = contentImage(post.image);
  if (!image) return null;
  return (
    <div className={styles.place} {...attributes}>
      <SitePicture
        {...contentSource(image)}
        alt={image.alt}
        ratio={[16, 9]}
        widths={[480, 850, 1280, 1920]}
        sizes="(min-width: 1160px) 1024px, 92vw"
        priority
        className={styles.picture}
      />
    </div>
  );
}

function MorePosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section className={styles.more}>
      <div className={styles.moreHead}>
        <h2>More posts</h2>
        <ArrowLink href="/blog">All posts</ArrowLink>
      </div>
      <PostRows posts={posts} />
    </section>
  );
}

function aboutPost(site: ResolvedSite, post: PostContent) {
  return {
    '@type': 'BlogPosting',
    headline: stegaClean(post.title) ?? '',
    ...(post.publishedOn && { datePublished: post.publishedOn }),
    description: stegaClean(excerptOf({ excerpt: post.excerpt, opening: post.body })),
    author: { '@type': 'Organization', name: site.name },
  };
}
