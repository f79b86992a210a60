import type { ContentImage } from '@/domain/media/content-image.ts';
import { pathOfRoute, routeOfPath } from '@/domain/routes/route-of-path.ts';
import { oneLine, type RichTextContent } from '@/domain/text/rich-text.ts';
import { contentImage, type PictureContent } from './content-shapes.ts';

/** Characters of an excerpt in a list (BLK-08). */
export const maxExcerptLength = 120;

/** Posts to a page of the blog; what is over goes on the next, at ?page=2. */
const postsPerPage = 12;

/** Where a post of this slug is. */
export const postPath = (slug: string): string => pathOfRoute('post', { post: slug });

/** The slug of the post at a path of a site; null where no post can be. */
export function postSlugOf(path: string): string | null {
  const { kind, params } = routeOfPath(path);
  const slug = kind === 'post' ? (params.post ?? '') : '';
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) ? slug : null;
}

/** A post as lists show it; `publishedOn` is a calendar day, "2026-11-21". */
export type PostSummary = {
  id: string;
  title: string;
  slug: string;
  publishedOn: string;
  excerpt: string;
  image: ContentImage | null;
};

type Excerpted = { excerpt?: string | null; opening?: RichTextContent | null };
type PostContent = Excerpted & {
  _id: string;
  title: string | null;
  slug: string | null;
  publishedOn: string | null;
  image?: PictureContent;
};

/** The posts that can be shown: one without title or address cannot. */
export function postSummaries(posts: readonly (PostContent | null)[] | null | undefined): PostSummary[] {
  return (posts ?? []).flatMap((post) => {
    if (!post?.title || !post.slug) return [];
    const { _id: id, title, slug, publishedOn } = post;
    return [
      { id, title, slug, publishedOn: publishedOn ?? '', excerpt: excerptOf(post), image: contentImage(post.image) },
    ];
  });
}

/** Characters that a whole sentence must have to be used as the beginning of a text by itself. */
const shortestSentence = 40;

/**
 * The text under a post's title: its excerpt, else the beginning of its text. What is longer than
 * 120 characters ends with the last sentence that fits, else at a word and with an ellipsis.
 */
export function excerptOf({ excerpt, opening }: Excerpted): string {
  const whole =
    excerpt?.trim().replaceAll(/\s+/g, ' ') || oneLine(opening?.filter((one) => !one?.style || one.style === 'normal'));
  if (whole.length <= maxExcerptLength) return whole;
  return sentencesOf(whole) ?? textOf(whole);
}

/** As many sentences as fit; a stop counts where a capital, a figure or an item of a list follows, so that "p.a. on" ends no sentence. */
function sentencesOf(whole: string): string | null {
  const ends = [...whole.matchAll(/[.!?][’”)]?(?= [\p{Lu}\d“‘·])/gu)].map(({ index, 0: stop }) => index + stop.length);
  const last = ends.findLast((end) => end <= maxExcerptLength) ?? 0;
  return last >= shortestSentence ? whole.slice(0, last) : null;
}

function textOf(whole: string): string {
  const piece = whole.slice(0, maxExcerptLength);
  const space = piece.lastIndexOf(' ');
  const ended = space > maxExcerptLength / 2 ? piece.slice(0, space) : piece.slice(0, -1);
  return `${ended.replace(/(?<![\s,.;:·–-])[\s,.;:·–-]+$/, '')}…`;
}

/** One page of a list: what is on it, and the pages before and after. `pages` is at least 1. */
export type Paged<Item> = { items: readonly Item[]; page: number; pages: number };

/** The posts of a page, counted from 1; a page beyond the last is the last. */
export function pageOfPosts<Item>(posts: readonly Item[], requested: number): Paged<Item> {
  const pages = Math.max(1, Math.ceil(posts.length / postsPerPage));
  const page = Math.min(Math.max(1, requested), pages);
  return { items: posts.slice((page - 1) * postsPerPage, page * postsPerPage), page, pages };
}

/** "21 November 2026" for a calendar day "2026-11-21"; empty for anything else. */
export function dayText(day: string | null | undefined): string {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day ?? '') ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(ms)) return '';
  return new Date(ms).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
