import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { withoutBreaks } from '@/domain/site/without-breaks.ts';
import { paragraphsOf, type RichTextContent } from '@/domain/text/rich-text.ts';
import { isSafeHref } from '@/domain/text/safe-href.ts';

type Paragraphs = Parameters<typeof PortableText>[0]['value'];
type Props = {
  content: RichTextContent | null | undefined;
  /** For a statement of a few lines. */
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

/** Text of staff: paragraphs, headings, lists and links, in lines of a readable length. */
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
 * Drops other types, on which the renderer would fail, and fills in null fields: it accepts absent
 * fields, but shows a list item with null as a paragraph, and such a span not at all.
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
