import { stegaClean } from '@sanity/client/stega';
import { contentImageSource, imageAddress } from '@/domain/media/image-address.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { dayText, excerptOf, type PostSummary, postSummaries } from '@/domain/site/post.ts';
import type { SiteIdentity } from '@/domain/site/site-parts.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { PostRows } from '@/parts/post-card/post-rows.tsx';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';
import { type PostContent, readPosts } from '@/web/content/read-blog.ts';
import { editAttributes } from './edit-attributes.ts';

type Props = {
  site: Pick<SiteIdentity, 'slug' | 'name'>;
  post: PostContent;
  draft: boolean;
  path: string;
  origin: string | null;
};

/** Number of other posts below a post. */
const others = 3;

/** A post of the blog, with a few others below it (BLK-08). */
export async function PostPage({ site, post, draft, path, origin }: Props) {
  const posts = postSummaries(await readPosts(site.slug, draft));
  const more = posts.filter(({ id }) => id !== post._id).slice(0, others);
  const edit = (path: string) => (draft ? editAttributes({ id: post._id, type: 'post' }, path) : {});
  return (
    <div className="wrap section-gap grid gap-(--section)">
      <article className="mx-auto w-full min-w-0 max-w-[64rem]">
        <header className="mx-auto max-w-[38rem]">
          <p>
            <a
              href={pathOfRoute('blog')}
              className="tap my-[calc(-1*var(--tap-more))] inline-flex items-center font-semibold text-link underline decoration-1 underline-offset-4"
            >
              Blog
            </a>
          </p>
          <h1 className="mt-3 text-[length:clamp(2rem,1.4rem+2.2vw,3rem)]" {...edit('title')}>
            {post.title}
          </h1>
          {dayText(post.publishedOn) && (
            <p className="mt-3.5 text-ink-2">
              <time dateTime={post.publishedOn ?? undefined}>{dayText(post.publishedOn)}</time>
            </p>
          )}
        </header>
        <PostPicture post={post} attributes={edit('image')} />
        <div className="mx-auto mt-6 max-w-[38rem] text-title leading-[1.6] tablet:mt-8 tablet:text-[1.125rem] [&>div>p:first-child]:text-[length:clamp(1.1875rem,1.1rem+0.4vw,1.375rem)] [&>div>p:first-child]:leading-[1.45]">
          <RichText content={post.body} attributes={edit('body')} />
        </div>
        <StructuredData data={aboutPost({ site, post, path, origin: origin ?? '' })} />
      </article>
      {more.length > 0 && <MorePosts posts={more} />}
    </div>
  );
}

function PostPicture({ post, attributes }: { post: PostContent; attributes: Record<string, string> }) {
  const image = contentImage(post.image);
  if (!image) return null;
  return (
    <div className="mt-6 tablet:mt-8" {...attributes}>
      <SitePicture
        {...contentSource(image)}
        alt={image.alt}
        ratio={[16, 9]}
        widths={[480, 850, 1280, 1920]}
        sizes="(min-width: 1160px) 1024px, 92vw"
        priority
        className="aspect-16/9 h-auto w-full rounded-lg object-cover"
      />
    </div>
  );
}

function MorePosts({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section className="mx-auto w-full min-w-0 max-w-[64rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pb-4">
        <h2>More posts</h2>
        <ArrowLink href={pathOfRoute('blog')}>All posts</ArrowLink>
      </div>
      <PostRows posts={posts} />
    </section>
  );
}

/** Structured data of the post (Google, "article"). */
export function aboutPost({ site, post, path, origin }: Omit<Props, 'draft' | 'origin'> & { origin: string }) {
  const image = contentImage(post.image);
  const publisher = { '@type': 'Organization', name: site.name, ...(origin && { url: `${origin}/` }) };
  return {
    '@type': 'BlogPosting',
    headline: stegaClean(post.title) ?? '',
    ...(image && { image: [origin + imageAddress(contentImageSource(image), 1280, 'jpg')] }),
    ...(post.publishedOn && { datePublished: post.publishedOn }),
    dateModified: post.changed,
    description: stegaClean(excerptOf({ excerpt: post.excerpt, opening: post.body })),
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
  };
}
