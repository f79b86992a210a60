import { dayText, type PostSummary, postPath } from '@/domain/site/post.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';

/**
 * Posts as ruled rows, for one post as for three; each row is a link. The heading above it is of
 * level 2.
 */
export function PostRows({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="border-t border-t-line-2">
      {posts.map((post) => (
        <li key={post.id} className="post-row heading-link post-link">
          <RowPicture image={post.image} />
          <div className="grid min-w-0 content-center gap-1.5">
            <h3>
              <a href={postPath(post.slug)}>{post.title}</a>
            </h3>
            {post.excerpt && <p className="max-w-[60ch] text-ink-2 max-[560px]:hidden">{post.excerpt}</p>}
            {dayText(post.publishedOn) && (
              <time className="text-fact text-ink-2" dateTime={post.publishedOn}>
                {dayText(post.publishedOn)}
              </time>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function RowPicture({ image }: Pick<PostSummary, 'image'>) {
  if (!image) return null;
  const { source, focus } = contentSource(image);
  return (
    <SitePicture
      source={source}
      alt=""
      ratio={[3, 2]}
      widths={[192, 320, 480]}
      sizes="(min-width: 760px) 240px, 112px"
      focus={focus}
      className="aspect-3/2 h-auto w-full rounded-md object-cover"
    />
  );
}
