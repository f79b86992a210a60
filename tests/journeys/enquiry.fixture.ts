import { expect } from 'vitest';
import { leadsOf, sendJson } from './forms.fixture.ts';
import { shop } from './shop.ts';

/** Sends the enquiry of a site's page /contact-us as its script does; resolves with the lead's number in the records. */
export async function enquireBy(slug: string, email: string, message: string): Promise<string> {
  const { body } = await shop(slug, '/contact-us');
  const [, location = ''] = /<select[^>]* name="location"[\s\S]*?<option[^>]* value="([^"]+)"/.exec(body) ?? [];
  const person = { name: ['Alex'], last_name: ['Nguyen'], phone: ['0491 570 006'], email: [email], postcode: ['3006'] };
  const filled = { ...person, category: ['Service'], location: [location], message: [message] };
  const response = await sendJson(slug, { form: 'general-enquiry', url: '/contact-us', filled });
  expect(response).toMatchObject({ status: 201 });
  const [lead, ...more] = await leadsOf(email);
  expect(more).toEqual([]);
  return String(lead?.id);
}
