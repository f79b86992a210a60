import type { FormContent } from '@/domain/leads/form-content.ts';
import type { FormSite } from '@/domain/leads/form-site.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { EnquiryFormPanel } from '@/parts/enquiry-form/enquiry-form.tsx';
import { Section } from '@/ui/section/section.tsx';
import { currentRender, expireAt } from '@/web/platform/render-record.ts';

type Props = { site: FormSite; now: number; name: string };

const block = 'offer-enquiry';

/** An enquiry form that names the offer (NAV-14); works without script. */
export function OfferEnquiry({ site, now, name }: Props) {
  const content = offerForm(name);
  if (!content) return null;
  const sent = currentRender()?.sent;
  return (
    <Section
      anchor="enquire"
      heading="Ask about this offer"
      split
      under={
        <p className="text-ink-2">
          {name}. {site.name} will get back to you.
        </p>
      }
    >
      <EnquiryFormPanel
        content={content}
        site={site}
        now={now}
        until={expireAt}
        block={block}
        sent={sent?.block === block ? sent : null}
      />
    </Section>
  );
}

/** The standard form, whose message begins with the offer. */
function offerForm(name: string): FormContent | null {
  const form = standardForm('vehicle-enquiry');
  const message = `I would like to know more about the offer “${name}”.`;
  const fields = form?.fields?.map((field) => (field.key === 'message' ? { ...field, initial: message } : field));
  return form && { ...form, ...(fields && { fields }) };
}
