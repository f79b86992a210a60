import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type EnquiryForm = BlockOf<'enquiryForm'>;

/** Who is asked on the phone instead; the main location where nothing else is said. */
const placesOf: Readonly<Record<string, 'service' | 'parts'>> = {
  'service-booking': 'service',
  'parts-enquiry': 'parts',
};

/** A form of the site’s own, or one of the standard forms (BLK-07, FORM-01). */
function EnquiryFormView({ block, context }: BlockProps<EnquiryForm>) {
  const standard = block.standard ?? 'general-enquiry';
  return (
    <FormSection
      block={block}
      context={context}
      standard={standard}
      heading={standard === 'general-enquiry' ? context.site.options.contactTitle : ''}
      places={placesOf[standard] ?? 'primary'}
      button={block.button ?? ''}
    />
  );
}

export const enquiryFormBlock: BlockDefinition<EnquiryForm, undefined> = {
  type: 'enquiryForm',
  view: EnquiryFormView,
  check: asksNothing,
};
