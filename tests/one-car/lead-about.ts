import { checkForm } from '@/domain/leads/check-form.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { type StandardForm, standardForm } from '@/domain/leads/standard-forms.ts';
import { leadOfForm } from '@/web/leads/lead-of-form.ts';
import { sentForm } from '@/web/leads/sent-form.ts';
import type { ShownCar } from './shown-cars.ts';

/** The lead of a form that a shopper sends from the page of this car. */
export function leadAbout({ shown, ...about }: ShownCar, name: StandardForm, now: number) {
  const content = standardForm(name) ?? { _id: '' };
  const form = resolveForm(content, about.site, now);
  const [field] = form.steps.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'location'));
  const filled = {
    name: ['Alex'],
    last_name: ['Nguyen'],
    email: ['alex@example.com'],
    phone: ['0491 570 006'],
    postcode: ['3006'],
    message: ['Is it there?'],
    terms_conditions: ['yes'],
    ...(field && { [field.key]: [field.choices[0]?.value ?? ''] }),
  };
  const { answers } = checkForm(form, filled);
  const sent = sentForm.parse({
    form: name,
    url: `/cars/${about.vehicle.card.slug}`,
    filled,
    car: about.vehicle.card.id,
  });
  const sender = {
    address: '203.0.113.9',
    userAgent: 'A browser',
    origin: 'https://shown.example',
    tradeIn: '',
    cookies: '',
    secure: false,
  };
  const lead = leadOfForm({
    site: shown,
    about,
    form,
    sent,
    sender,
    answers,
    addresses: [],
    subjects: [],
    files: [],
    tradeIn: null,
    now,
  });
  return { ...lead, id: '01234567-0123-0123-0123-0123456789ab', receivedAtMs: now };
}
