import { PortableText, type PortableTextComponents } from '@portabletext/react';
import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { Section } from '@/ui/section/section.tsx';
import styles from './rich-text.module.css';

type RichText = BlockOf<'richText'>;
type Paragraphs = Parameters<typeof PortableText>[0]['value'];

/** Addresses that a link may lead to; anything else, `javascript:` among it, is words alone. */
const harmless = /^(?:\/(?![/\\])|#|https?:\/\/|tel:|mailto:)/;

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }) => {
      const href = stegaClean(String((value as { href?: unknown } | undefined)?.href ?? ''));
      return harmless.test(href) ? <a href={href}>{children}</a> : children;
    },
  },
};

function RichTextView({ block, context }: BlockProps<RichText>) {
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <div className={styles.prose} {...context.edit('body')}>
        <PortableText value={paragraphs(block)} components={components} onMissingComponent={false} />
      </div>
    </Section>
  );
}

/**
 * What is no paragraph of ours is left out: the renderer would stumble over it. It takes an absent field, but not the null that a
 * query gives for one: such a list item would become a paragraph, and such a span nothing.
 */
function paragraphs({ body }: RichText): Paragraphs {
  const whole = (body ?? []).filter((one) => one?._type === 'block' && Array.isArray(one.children));
  return whole.map(({ children, markDefs, level, ...one }) => ({
    ...one,
    level: level ?? 1,
    markDefs: markDefs?.filter((mark) => mark?._key) ?? [],
    children: (children ?? []).flatMap((span) =>
      typeof span?.text === 'string' ? [{ ...span, marks: span.marks?.filter(Boolean) ?? [] }] : [],
    ),
  })) as Paragraphs;
}

export const richTextBlock: BlockDefinition<RichText, undefined> = {
  type: 'richText',
  view: RichTextView,
  check: ({ heading, body }) => (heading || (body?.length ?? 0) > 0 ? null : 'Write a heading or some text.'),
};
