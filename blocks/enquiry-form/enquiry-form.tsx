import type { BlockDefinition, BlockProps } from '@/blocks/block.ts';
import type { BlockOf } from '@/blocks/block-of.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { FormSection } from '@/parts/enquiry-form/form-section.tsx';

type EnquiryForm = BlockOf<'enquiryForm'>;

/** A form of the site’s own, or one of the standard forms (BLK-07, FORM-01). */
function EnquiryFormView({ block, context }: BlockProps<EnquiryForm>) {
  const name = block.standard ?? 'general-enquiry';
  const content: FormContent | null = block.form ?? standardForm(name) ?? standardForm('general-enquiry');
  if (!content) return null;
  const isService = name === 'service-booking' || name === 'parts-enquiry';
  return (
    <FormSection
      block={block}
      context={context}
      content={content}
      heading={name === 'general-enquiry' ? context.site.options.contactTitle : (content.name ?? '')}
      places={isService ? 'service' : 'primary'}
      button={block.button ?? ''}
    />
  );
}

export const enquiryFormBlock: BlockDefinition<EnquiryForm, undefined> = {
  type: 'enquiryForm',
  view: EnquiryFormView,
  check: ({ form }) => (form && !form.fields?.length ? 'The form that you chose has no fields yet.' : null),
};
