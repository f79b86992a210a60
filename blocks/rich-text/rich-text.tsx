import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { Section } from '@/ui/section/section.tsx';

type RichTextBlock = BlockOf<'richText'>;

function RichTextView({ block, context }: BlockProps<RichTextBlock>) {
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
    >
      <RichText content={block.body} attributes={context.edit('body')} />
    </Section>
  );
}

export const richTextBlock: BlockDefinition<RichTextBlock, undefined> = {
  type: 'richText',
  view: RichTextView,
  check: ({ heading, body }) => (heading || (body?.length ?? 0) > 0 ? null : 'Write a heading or some text.'),
};
