import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { contentImage } from '@/domain/site/content-shapes.ts';
import { plainText } from '@/domain/text/rich-text.ts';
import { contentSource, SitePicture } from '@/parts/picture/site-picture.tsx';
import { isStatement } from '@/parts/rich-text/is-statement.ts';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { Section } from '@/ui/section/section.tsx';

type RichTextBlock = BlockOf<'richText'>;

/** Paragraphs, with a picture beside them if staff chose one (BLK-08). */
function RichTextView({ block, context }: BlockProps<RichTextBlock>) {
  const image = contentImage(block.image);
  const large = !image && Boolean(block.heading) && isStatement(block.body);
  const paragraphs = <RichText content={block.body} large={large} attributes={context.edit('body')} />;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
      under={image && paragraphs}
      split
    >
      {image ? (
        <div {...context.edit('image')}>
          <SitePicture
            {...contentSource(image)}
            alt={image.alt}
            ratio={[3, 2]}
            widths={[375, 640, 850, 1280, 1920]}
            sizes="(min-width: 1000px) 768px, 100vw"
            className="aspect-3/2 h-auto w-full rounded-lg object-cover"
          />
        </div>
      ) : (
        paragraphs
      )}
    </Section>
  );
}

export const richTextBlock: BlockDefinition<RichTextBlock, undefined> = {
  type: 'richText',
  view: RichTextView,
  check: ({ heading, body }) => (heading || plainText(body) ? null : 'Write a heading or some text.'),
};
