import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import { asksNothing, FormSection } from '@/parts/enquiry-form/form-section.tsx';

type EnquiryForm = BlockOf<'enquiryForm'>;

/** A form of the site’s own, or one of the standard forms (BLK-07, FORM-01). */
function EnquiryFormView({ block, context }: BlockProps<EnquiryForm>) {
  const standard = block.standard ?? 'general-enquiry';
  return (
    <FormSection
      block={block}
      context={context}
      standard={standard}
      heading={standard === 'general-enquiry' ? context.site.options.contactTitle : ''}
      places={standard === 'service-booking' || standard === 'parts-enquiry' ? 'service' : 'primary'}
      button={block.button ?? ''}
    />
  );
}

export const enquiryFormBlock: BlockDefinition<EnquiryForm, undefined> = {
  type: 'enquiryForm',
  view: EnquiryFormView,
  check: asksNothing,
};
