import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { pageNumber } from '@/domain/routes/block-query.ts';
import { type Paged, type PostSummary, pageOfPosts, postSummaries } from '@/domain/site/post.ts';
import { PostCards } from '@/parts/post-card/post-card.tsx';
import { Section } from '@/ui/section/section.tsx';

type BlogList = BlockOf<'blogList'>;

/**
 * The site's posts, newest first: the latest few, or all with twelve to a page (BLK-08); nothing
 * without posts.
 */
function BlogListView({ block, context }: BlockProps<BlogList>) {
  const posts = postSummaries(block.posts);
  if (posts.length === 0) return null;
  const { anchor, heading, limit, linkLabel, linkHref } = block;
  const shown: Paged<PostSummary> =
    limit && limit > 0
      ? { items: posts.slice(0, limit), page: 1, pages: 1 }
      : pageOfPosts(posts, pageNumber(context.query));
  return (
    <Section
      anchor={anchor}
      heading={heading}
      link={linkHref ? { label: linkLabel || 'All posts', href: linkHref } : null}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <PostCards posts={shown.items} headingLevel={heading ? 3 : 2} />
      <Pages path={context.page.path} shown={shown} />
    </Section>
  );
}

const pageButton =
  'inline-flex min-h-11 items-center rounded-md border-[1.5px] border-line-2 px-4.5 font-semibold hover:border-ink';

function Pages({ path, shown: { page, pages } }: { path: string; shown: Paged<PostSummary> }) {
  if (pages === 1) return null;
  const address = (number: number) => (number === 1 ? path : `${path}?page=${number}`);
  return (
    <nav className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3" aria-label="Pages of posts">
      {page > 1 && (
        <a href={address(page - 1)} rel="prev" className={pageButton}>
          Newer posts
        </a>
      )}
      <span className="tabular text-ink-2">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a href={address(page + 1)} rel="next" className={pageButton}>
          Older posts
        </a>
      )}
    </nav>
  );
}

export const blogListBlock: BlockDefinition<BlogList, undefined> = {
  type: 'blogList',
  view: BlogListView,
  check: () => null,
};
