import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { withoutBreaks } from '@/domain/site/without-breaks.ts';
import { paragraphsOf, type RichTextContent } from '@/domain/text/rich-text.ts';
import { isSafeHref } from '@/domain/text/safe-href.ts';

type Paragraphs = Parameters<typeof PortableText>[0]['value'];
type Props = {
  content: RichTextContent | null | undefined;
  /** A few lines that need no others. */
  large?: boolean;
  attributes?: Record<string, string>;
};

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }) => {
      const href = String((value as { href?: unknown } | undefined)?.href ?? '');
      return isSafeHref(href) ? <a href={href}>{children}</a> : children;
    },
  },
};

/** A text of staff's: paragraphs, headings, lists and links, in lines that are not too long to read. */
export function RichText({ content, large = false, attributes }: Props) {
  return (
    <div
      className={large ? 'prose max-w-[58ch] text-[length:clamp(1.0625rem,1rem+0.35vw,1.25rem)]' : 'prose'}
      {...attributes}
    >
      <PortableText value={whole(content)} components={components} onMissingComponent={false} />
    </div>
  );
}

/**
 * What is no paragraph of this type is left out: the renderer would stumble over it. It takes an
 * absent field, but not the null that a query gives for one: such a list item would become a
 * paragraph, and such a span nothing.
 */
function whole(content: Props['content']): Paragraphs {
  return paragraphsOf(content).map(({ children, markDefs, level, ...one }) => ({
    ...one,
    level: level ?? 1,
    markDefs: markDefs?.filter((mark) => mark?._key) ?? [],
    children: (children ?? []).flatMap((span) =>
      typeof span?.text === 'string'
        ? [
            {
              ...span,
              text: withoutBreaks(span.text),
              marks: Array.isArray(span.marks) ? span.marks.filter(Boolean) : [],
            },
          ]
        : [],
    ),
  })) as Paragraphs;
}
