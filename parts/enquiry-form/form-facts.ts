import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import type { FormSite } from '@/domain/leads/form-site.ts';
import { hasDateTimeField } from '@/domain/leads/resolve-form.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import type { EnquirySubject } from '@/domain/leads/subject.ts';

/**
 * What a form on a page needs beside its own text: the times that are taken, and what the page's
 * address names.
 */
export type FormFacts = {
  busy: readonly BusyTime[];
  subjects: readonly EnquirySubject[];
  /** The site as the dealership of that car; null: the page's own. */
  site: FormSite | null;
  /** Id of the location of that car; empty where that is not given. */
  locationId?: string;
};

type Services = {
  bookings: { busy(): Promise<BusyTime[]> };
  enquiries: {
    subjects(): Promise<EnquirySubject[]>;
    car(): Promise<{ site: FormSite; place?: { id: string } | null } | null>;
  };
};

/** Reads the facts; taken times only for a form that books a time (FORM-07). */
export async function formFacts(form: FormContent | null, standard: string, services: Services): Promise<FormFacts> {
  const content = form ?? standardForm(standard);
  const [busy, subjects, car] = await Promise.all([
    content && hasDateTimeField(content) ? services.bookings.busy() : [],
    services.enquiries.subjects(),
    services.enquiries.car(),
  ]);
  return { busy, subjects, site: car?.site ?? null, locationId: car?.place?.id ?? '' };
}
