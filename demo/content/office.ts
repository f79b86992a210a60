import { demoStaff } from '@/demo/staff/staff.ts';
import type { OfficeOptions } from '@/schemas/generated/content-types.ts';
import { formId } from './dealer-forms.ts';
import { type DocumentOf, keyed, reference, weakReference } from './demo-document.ts';

/** Forms of dealers whose enquiries go to a desk of their own. */
const desks: Partial<Record<string, readonly [form: string, address: string]>> = {
  'southbank-ford': ['fleet', 'fleet@southbank-ford.example'],
  'meridian-group': ['dealers', 'hello@meridian-group.example'],
};

/** What only a dealer's staff and the server read. Enquiries end in the sandbox: its mailbox takes any address, and "crm" is its lead system. */
export function officeOf(slug: string, overrides: Omit<OfficeOptions, '_type'> = {}): DocumentOf<'siteOffice'> {
  const person = demoStaff.find(({ site }) => site === slug);
  const desk = desks[slug];
  return {
    _id: `office.site-${slug}`,
    _type: 'siteOffice',
    options: {
      _type: 'officeOptions',
      leadInbox: [`enquiries@${slug}.example`],
      leadWebhook: ['crm'],
      weeklyFigureMails: [`figures@${slug}.example`],
      leadAssignees: person ? [`${person.name} <${person.email}>`] : [],
      leadAnswers: [
        'Thank you, {name}. {car} is here and ready to look at. When would suit you?',
        'Thank you, {name}. {car} has just been sold. May we tell you when a similar one comes in?',
      ],
      ...overrides,
    },
    ...(desk && {
      formInboxes: keyed([
        { _type: 'formInbox' as const, form: weakReference(formId(slug, desk[0])), addresses: [desk[1]] },
      ]),
    }),
    site: reference(`site-${slug}`),
  };
}
