import { stegaClean } from '@sanity/client/stega';
import type { SentForm } from '@/domain/leads/form.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import type { FormSite } from '@/domain/leads/form-site.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import { chosenLocations } from '@/domain/locations/location-choice.ts';
import { openState } from '@/domain/locations/opening-hours.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { pathOfRoute } from '@/domain/routes/route-of-path.ts';
import type { SiteContact } from '@/domain/site/site-parts.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { Section } from '@/ui/section/section.tsx';
import { EnquiryFormPanel, formAt } from './enquiry-form.tsx';
import { FormDialog } from './form-dialog-client.tsx';
import type { FormFacts } from './form-facts.ts';

/** What of the block's context a form needs. */
type Surroundings = {
  site: FormSite;
  now: number;
  until(boundaryMs: number): void;
  sent?: SentForm | null;
  edit(path?: string): Record<string, string>;
};

type Props = {
  block: {
    _key: string;
    anchor: string | null;
    heading: string | null;
    text: string | null;
    form: FormContent | null;
  };
  context: Surroundings;
  /** The standard form, used unless staff chose one. */
  standard: string;
  /** The heading if staff wrote none; empty: the form's name. */
  heading: string;
  /** The kind of location whose phone and hours are beside the form. */
  places: 'sales' | 'service' | 'parts' | 'primary';
  estimate?: boolean;
  facts: FormFacts | undefined;
  /** Label of a button that opens the form in a dialog; empty: the form is on the page. */
  button?: string;
};

const noFacts: FormFacts = { busy: [], subjects: [], site: null };

/** A form of the site's with its texts, and the way to talk to a person instead (BLK-07). */
export function FormSection({
  block,
  context,
  standard,
  heading,
  places,
  estimate = false,
  facts = noFacts,
  button = '',
}: Props) {
  const { now, until, sent = null } = context;
  const site = facts.site ?? context.site;
  const content = block.form ?? standardForm(standard) ?? standardForm('general-enquiry');
  if (!content) return null;
  return (
    <Section
      anchor={block.anchor}
      heading={block.heading || content.title || heading || content.name}
      attributes={context.edit()}
      headingAttributes={context.edit('heading')}
      under={
        <div className="grid content-start gap-5">
          {block.text && (
            <p className="max-w-[60ch] wrap-anywhere whitespace-pre-line" {...context.edit('text')}>
              {block.text}
            </p>
          )}
          {button && (
            <OpensForm button={button} content={content} site={site} now={now} until={until} busy={facts.busy} />
          )}
          <Talk site={site} places={places} now={now} until={until} />
        </div>
      }
      split={!button}
    >
      {!button && (
        <EnquiryFormPanel
          content={content}
          site={site}
          now={now}
          until={until}
          facts={facts}
          block={block._key}
          sent={sent}
          estimate={estimate}
        />
      )}
    </Section>
  );
}

/** The studio's message for a block whose form has no usable field. */
export const missingFields = ({ form }: { form: { fields?: readonly unknown[] | null } | null }): string | null =>
  form && !form.fields?.length ? 'The form that you chose has no fields yet.' : null;

type Opens = Pick<Surroundings, 'site' | 'now' | 'until'> & {
  button: string;
  content: FormContent;
  busy: FormFacts['busy'];
};

/** "Email Us": the form in a dialog; without script the contact page. */
function OpensForm({ button, content, site, now, until, busy }: Opens) {
  return (
    <div>
      <FormDialog
        label={button}
        title={stegaClean(content.title || content.name || button)}
        href={`${pathOfRoute('contact')}#enquiry`}
        form={formAt(content, site, now, until, busy)}
        thanks={content.thanks || 'Thank you. We have your enquiry and will be in touch soon.'}
        closeIcon={<Icon name="x" size={20} />}
      />
    </div>
  );
}

type TalkProps = Pick<Surroundings, 'site' | 'now' | 'until'> & Pick<Props, 'places'>;

/** The phone number, and whether the location is open now. */
function Talk({ site, places, now, until }: TalkProps) {
  const [place] = [...chosenLocations(site.locations, places), ...chosenLocations(site.locations, 'primary')];
  const phone = phoneOf(places, site) || site.phones.main || place?.phone;
  if (!phone) return null;
  const state = place ? openState(place, now) : null;
  if (state?.untilMs) until(state.untilMs);
  return (
    <p className="form-talk">
      <Icon name="phone" />
      <span>
        Rather talk? <a href={phoneHref(phone)}>{formatPhone(phone)}</a>
        {state && <small>{state.label}</small>}
      </span>
    </p>
  );
}

function phoneOf(places: Props['places'], { phones }: Pick<SiteContact, 'phones'>): string {
  if (places === 'parts') return phones.parts || phones.service;
  return places === 'service' ? phones.service : phones.sales;
}
