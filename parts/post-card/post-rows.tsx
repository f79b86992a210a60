import { dayWords, type PostSummary, postPath } from '@/domain/site/post.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import styles from './post-rows.module.css';

/** Posts as ruled rows, which look whole with one as with three; each row leads to its post. Stands under a heading of level 2. */
export function PostRows({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className={styles.rows}>
      {posts.map((post) => (
        <li key={post.id} className={styles.row}>
          <RowPicture image={post.image} />
          <div className={styles.words}>
            <h3 className={styles.title}>
              <a href={postPath(post.slug)}>{post.title}</a>
            </h3>
            {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
            {dayWords(post.publishedOn) && (
              <time className={styles.day} dateTime={post.publishedOn}>
                {dayWords(post.publishedOn)}
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
      className={styles.picture}
    />
  );
}
