import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { plainText } from '@/domain/text/rich-text.ts';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { Disclosure, Disclosures } from '@/ui/disclosure/disclosure.tsx';
import { Section } from '@/ui/section/section.tsx';

type Accordion = BlockOf<'accordion'>;

const written = ({ sections }: Accordion) =>
  (sections ?? []).flatMap((section) => (section?.title && plainText(section.body) ? [section] : []));

/** Titled sections that open in 300 ms, one at a time if staff set that (BLK-08). */
function AccordionView({ block, context }: BlockProps<Accordion>) {
  const { anchor, heading, oneAtATime, firstOpen } = block;
  return (
    <Section
      anchor={anchor}
      heading={heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
      split
    >
      <Disclosures attributes={context.edit('sections')}>
        {written(block).map(({ _key, title, subtitle, body }, at) => (
          <Disclosure
            key={_key}
            title={title}
            subtitle={subtitle}
            open={firstOpen === true && at === 0}
            name={oneAtATime ? `accordion-${block._key}` : undefined}
            attributes={context.edit(`sections[_key=="${_key}"]`)}
          >
            <RichText content={body} />
          </Disclosure>
        ))}
      </Disclosures>
    </Section>
  );
}

export const accordionBlock: BlockDefinition<Accordion, undefined> = {
  type: 'accordion',
  view: AccordionView,
  check: (block) => (written(block).length > 0 ? null : 'Write at least one section with its title and text.'),
};
