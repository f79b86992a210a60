import { dayText, type PostSummary, postPath } from '@/domain/site/post.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';

type Props = { post: PostSummary; headingLevel: 2 | 3 };

/**
 * A post in a list: picture, date, title and the start of its text; the whole card is the link
 * (BLK-08).
 */
function PostCard({ post, headingLevel }: Props) {
  const { title, slug, publishedOn, excerpt, image } = post;
  const Title = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="picture-card card-ground card-lift heading-link post-link">
      <div className="post-both">
        <PostPicture image={image} />
        <div className="post-words">
          {dayText(publishedOn) && (
            <time className="text-fact text-ink-2" dateTime={publishedOn}>
              {dayText(publishedOn)}
            </time>
          )}
          <Title>
            <a href={postPath(slug)}>{title}</a>
          </Title>
          {excerpt && <p className="post-excerpt">{excerpt}</p>}
        </div>
      </div>
    </article>
  );
}

function PostPicture({ image }: Pick<PostSummary, 'image'>) {
  if (!image) return null;
  const { source, focus } = contentSource(image);
  return (
    <SitePicture
      source={source}
      alt=""
      ratio={[3, 2]}
      widths={[320, 480, 640, 850]}
      sizes="(min-width: 1024px) 420px, (min-width: 640px) 50vw, 100vw"
      focus={focus}
      className="card-picture"
    />
  );
}

/** Cards side by side, as many as fit. */
export function PostCards({ posts, headingLevel }: { posts: readonly PostSummary[] } & Pick<Props, 'headingLevel'>) {
  return (
    <ul className="post-cards">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
