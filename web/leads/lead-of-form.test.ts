import { describe, expect, it } from 'vitest';
import { checkForm } from '@/domain/leads/check-form.ts';
import type { Filled } from '@/domain/leads/form.ts';
import { resolveForm } from '@/domain/leads/resolve-form.ts';
import { siteWith, sunday } from '@/domain/leads/site.fixture.ts';
import { standardForm } from '@/domain/leads/standard-forms.ts';
import type { EnquirySubject } from '@/domain/leads/subject.ts';
import { ownCarOf } from '@/domain/leads/valuation.ts';
import { leadOfForm } from './lead-of-form.ts';
import { sentForm } from './sent-form.ts';

const site = siteWith();
const subject = (kind: 'offer' | 'model', id: string, title: string): EnquirySubject => ({
  kind,
  id,
  title,
  detail: '',
  href: `/${kind}`,
  priceCents: 0,
});
const person = {
  name: ['Alex'],
  last_name: ['Nguyen'],
  email: ['alex@example.com'],
  phone: ['0491 570 006'],
  postcode: ['3006'],
};

/** The lead of a filled-in standard form whose address named something. */
function leadOf(name: string, filled: Filled, subjects: EnquirySubject[]) {
  const form = resolveForm(standardForm(name) ?? { _id: '' }, site, sunday);
  const { problems, answers } = checkForm(form, filled);
  expect(problems).toEqual([]);
  return leadOfForm({
    site,
    form,
    answers,
    subjects,
    addresses: [],
    about: { site, place: null, vehicle: null },
    files: [],
    tradeIn: null,
    now: sunday,
    sent: sentForm.parse({ form: name, url: '/contact-us?offer=offer-1', filled }),
    sender: {
      address: '203.0.113.9',
      userAgent: 'A browser',
      origin: 'https://a.example',
      tradeIn: '',
      cookies: '',
      secure: false,
    },
  });
}

describe('what an enquiry contains of the offer and the model that its link named', () => {
  it('[FORM-06] [BLK-03] is shown before the answers for people, and by its id for programs', () => {
    const named = [subject('offer', 'offer-1', 'Ranger demonstrators'), subject('model', 'model-7', 'Ranger')];
    const filled = { ...person, location: ['Southbank'], message: ['Is it still there?'] };
    const { lines, details } = leadOf('email-us', filled, named);
    expect(lines.slice(0, 3)).toEqual([
      { label: 'Offer', text: 'Ranger demonstrators' },
      { label: 'Model', text: 'Ranger' },
      { label: 'First name', text: 'Alex' },
    ]);
    expect(details).toMatchObject({
      offer: { id: 'offer-1', title: 'Ranger demonstrators' },
      model: { id: 'model-7', title: 'Ranger' },
      message: 'Is it still there?',
    });
  });

  it('[FORM-09] leaves the model of a shopper’s own car as it was entered: its estimate needs it', () => {
    const car = { make: ['Mazda'], model: ['CX-5'], year: ['2022'], kms: ['60,000'] };
    const more = { location_id: ['Southbank'], PreferredContactMethod: ['Phone'], terms_conditions: ['yes'] };
    const { lines, details } = leadOf('trade-in', { ...person, ...car, ...more }, [
      subject('model', 'model-7', 'Ranger'),
    ]);
    expect(ownCarOf(details)).toEqual({ make: 'Mazda', model: 'CX-5', year: 2022, kilometres: 60_000 });
    expect(lines).toContainEqual({ label: 'Model', text: 'Ranger' });
  });
});
