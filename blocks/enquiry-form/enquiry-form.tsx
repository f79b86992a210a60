import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { type FormFacts, formFacts } from '@/parts/enquiry-form/form-facts.ts';
import { FormSection, missingFields } from '@/parts/enquiry-form/form-section.tsx';

type EnquiryForm = BlockOf<'enquiryForm'>;

/** The kind of location to call; others: the main one. */
const placesOf: Readonly<Record<string, 'service' | 'parts'>> = {
  'service-booking': 'service',
  'parts-enquiry': 'parts',
};

const usual = 'general-enquiry';

/** A form of the site’s own, or one of the standard forms (BLK-07, FORM-01). */
function EnquiryFormView({ block, data, context }: BlockProps<EnquiryForm, FormFacts>) {
  const standard = block.standard ?? usual;
  return (
    <FormSection
      block={block}
      context={context}
      standard={standard}
      facts={data}
      heading={standard === 'general-enquiry' ? context.site.options.contactTitle : ''}
      places={placesOf[standard] ?? 'primary'}
      button={block.button ?? ''}
    />
  );
}

export const enquiryFormBlock: BlockDefinition<EnquiryForm, FormFacts> = {
  type: 'enquiryForm',
  view: EnquiryFormView,
  check: missingFields,
  load: ({ form, standard }, { services }) => formFacts(form, standard ?? usual, services),
};
