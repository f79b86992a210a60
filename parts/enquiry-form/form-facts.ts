import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { asksTime } from '@/domain/leads/resolve-form.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import type { EnquirySubject } from '@/domain/leads/subject.ts';

/** What a form on a page needs beside its own words: the times that are taken, and what the page's address names. */
export type FormFacts = { busy: readonly BusyTime[]; subjects: readonly EnquirySubject[] };

type Services = {
  bookings: { busy(): Promise<BusyTime[]> };
  enquiries: { subjects(): Promise<EnquirySubject[]> };
};

/** Asked of the services; what is taken only where the form asks for a time (FORM-07). */
export async function formFacts(form: FormContent | null, standard: string, services: Services): Promise<FormFacts> {
  const content = form ?? standardForm(standard);
  const [busy, subjects] = await Promise.all([
    content && asksTime(content) ? services.bookings.busy() : [],
    services.enquiries.subjects(),
  ]);
  return { busy, subjects };
}
