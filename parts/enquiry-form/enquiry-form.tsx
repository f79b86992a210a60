import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { Form, SentForm } from '@/domain/leads/form.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import type { FormSite } from '@/domain/leads/form-site.ts';
import { presetLocation } from '@/domain/leads/preset-location.ts';
import { resolveForm, yearAt } from '@/domain/leads/resolve-form.ts';
import { nextMidnight } from '@/domain/locations/time-zone.ts';
import type { FormFacts } from './form-facts.ts';
import { FormLater } from './form-later-client.tsx';
import { SubjectStrip } from './subject-strip.tsx';

type Props = {
  content: FormContent;
  site: FormSite;
  now: number;
  /** Called with the time at which the bookable days, or a car's age, change. */
  until(boundaryMs: number): void;
  block: string;
  sent: SentForm | null;
  facts?: FormFacts;
  /** The form promises an estimate of the shopper's car (FORM-09). */
  estimate?: boolean;
  /** The car that the form is about, where the page's address does not name it. */
  carId?: string;
  /** The key under which the device stores the progress; see `saved-progress.ts`. */
  progress?: string;
};

/** A form on its own panel. */
export function EnquiryFormPanel({
  content,
  site,
  now,
  until,
  facts,
  block,
  sent,
  estimate = false,
  carId = '',
  progress = '',
}: Props) {
  const form = presetLocation(formAt(content, site, now, until, facts?.busy), facts?.locationId ?? '');
  return (
    <div className="rounded-lg border border-line bg-surface p-5 min-[700px]:p-8">
      {content.introduction && (
        <p className="mb-5 max-w-[60ch] whitespace-pre-line text-ink-2">{content.introduction}</p>
      )}
      {facts && <SubjectStrip subjects={facts.subjects} />}
      <FormLater
        form={form}
        block={block}
        sent={sent}
        estimateYear={estimate ? yearAt(site, now) : null}
        carId={carId}
        progress={progress}
      />
    </div>
  );
}

/** The form as it is now; calls `until` with the time at which the bookable days change. */
export function formAt(
  content: FormContent,
  site: FormSite,
  now: number,
  until: Props['until'],
  busy: readonly BusyTime[] = [],
): Form {
  const form = resolveForm(content, site, now, busy);
  const zones = form.places.length > 0 ? new Set(site.locations.map(({ timeZone }) => timeZone)) : [];
  for (const zone of zones) until(nextMidnight(now, zone));
  return form;
}
