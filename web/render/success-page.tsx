import type { BookedNote } from '@/domain/leads/booked-note.ts';
import { formatPhone, phoneHref } from '@/domain/locations/phone.ts';
import { vehiclePath } from '@/domain/routes/paths.ts';
import type { SiteContact, SiteIdentity, SiteMenus } from '@/domain/site/site-parts.ts';
import { BookedText } from '@/parts/enquiry-form/booked-words.tsx';
import { SentNote } from '@/parts/enquiry-form/sent-note-client.tsx';
import { Icon } from '@/ui/icon/icon.tsx';
import { ArrowLink } from '@/ui/section/arrow-link.tsx';
import { Section } from '@/ui/section/section.tsx';
import { WaysOn } from './ways-on.tsx';

const usual = 'We have your enquiry and will be in touch soon.';

type Props = {
  site: SiteIdentity & SiteContact & SiteMenus;
  thanks: string;
  number: string;
  /** Path of the receipt, only for the browser that sent the enquiry; else empty. */
  receipt: string;
  /** The booking, for the same browser. */
  booked: BookedNote | null;
  /** The car that the enquiry is about, for the same browser. */
  car: { title: string; slug: string } | null;
};

/** Thanks with the form's text, and links to go on. */
export function SuccessPage({ site, thanks, number, receipt: sent, booked, car }: Props) {
  const phone = site.phones.main;
  return (
    <Section
      heading={
        <>
          <Icon name="badge-check" size={48} stroke={1.5} className="mb-4 text-good" />
          Thank you
        </>
      }
      headingLevel={1}
      under={
        <div className="grid gap-4">
          {booked && <BookedText booked={booked} receipt={sent} />}
          {(thanks || !booked) && <p className="max-w-[60ch] whitespace-pre-line text-title">{thanks || usual}</p>}
          <SentNote number={number} sent={sent} />
          {phone && (
            <p>
              Is it urgent? Call us on{' '}
              <a href={phoneHref(phone)} className="underline underline-offset-3">
                {formatPhone(phone)}
              </a>
              .
            </p>
          )}
          {car && (
            <p>
              <ArrowLink href={vehiclePath(car.slug)}>Back to the {car.title}</ArrowLink>
            </p>
          )}
          <p>
            <ArrowLink href="/">Back to {site.name}</ArrowLink>
          </p>
        </div>
      }
      split
    >
      <div className="grid gap-4">
        <h2 className="text-h3">While you wait</h2>
        <WaysOn site={site} label="While you wait" />
      </div>
    </Section>
  );
}
