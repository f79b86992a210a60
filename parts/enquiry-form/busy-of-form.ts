import type { BusyTime } from '@/domain/leads/booking-days.ts';
import type { FormContent } from '@/domain/leads/form-content.ts';
import { asksTime } from '@/domain/leads/resolve-form.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';

type Bookings = { bookings: { busy(): Promise<BusyTime[]> } };

/** What is taken, for a form that asks for a time; of other forms nothing is asked (FORM-07). */
export function busyOfForm(form: FormContent | null, standard: string, { bookings }: Bookings): Promise<BusyTime[]> {
  const content = form ?? standardForm(standard);
  return content && asksTime(content) ? bookings.busy() : Promise.resolve([]);
}
