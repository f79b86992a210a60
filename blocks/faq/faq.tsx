import { stegaClean } from '@sanity/client/stega';
import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { plainText } from '@/domain/text/rich-text.ts';
import { RichText } from '@/parts/rich-text/rich-text.tsx';
import { Disclosure, Disclosures } from '@/ui/disclosure/disclosure.tsx';
import { Section } from '@/ui/section/section.tsx';
import { StructuredData } from '@/ui/structured-data/structured-data.tsx';

type Faq = BlockOf<'faq'>;

const completeQuestions = ({ questions }: Faq) =>
  (questions ?? []).flatMap((one) =>
    one?.question && plainText(one.answer) ? [{ key: one._key, question: one.question, answer: one.answer }] : [],
  );

/** Questions with answers that unfold, and the same as FAQPage data for search engines (BLK-08). */
function FaqView({ block, context }: BlockProps<Faq>) {
  const questions = completeQuestions(block);
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
      split
    >
      <Disclosures attributes={context.edit('questions')}>
        {questions.map(({ key, question, answer }) => (
          <Disclosure key={key} title={question} attributes={context.edit(`questions[_key=="${key}"]`)}>
            <RichText content={answer} />
          </Disclosure>
        ))}
      </Disclosures>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: stegaClean(plainText(answer)) },
          })),
        }}
      />
    </Section>
  );
}

export const faqBlock: BlockDefinition<Faq, undefined> = {
  type: 'faq',
  view: FaqView,
  check: (block) => (completeQuestions(block).length > 0 ? null : 'Write at least one question and its answer.'),
};
