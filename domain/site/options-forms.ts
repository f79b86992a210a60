import type { SiteOption } from '@/domain/site/options-row.ts';

const group = 'Forms';

export const formsOptions = [
  {
    key: 'submitText',
    kind: 'text',
    default: 'Enquire Now',
    group,
    title: 'Button of a form',
    help: 'For forms that do not word their own button.',
  },
  {
    key: 'optInText',
    kind: 'text',
    default: 'Yes, I would like to subscribe to receive latest offers & product updates.',
    group,
    title: 'Words of the opt-in',
    help: 'Stand beside the box that asks for news and offers. "Privacy policy" leads to the site\'s own page; [words](/page) make any other link.',
  },
  {
    key: 'contactTitle',
    kind: 'text',
    default: 'Contact Us',
    group,
    title: 'Title of the contact form',
    help: 'Stands above the form on the contact page.',
  },
  {
    key: 'leadInbox',
    kind: 'list',
    default: [],
    group,
    title: 'Enquiries by mail',
    help: 'Addresses that get each enquiry to read. A form that names addresses of its own goes to those instead.',
  },
  {
    key: 'leadAdf',
    kind: 'list',
    default: [],
    group,
    title: 'Enquiries to lead systems by mail',
    help: 'Addresses of systems that read ADF 1.0 XML.',
  },
  {
    key: 'leadWebhook',
    kind: 'list',
    default: [],
    group,
    title: 'Enquiries to lead systems by webhook',
    help: 'https addresses that take signed JSON, or "crm" for the lead system that the platform is connected to. The lead desk shows the key that the messages are signed with.',
  },
  {
    key: 'leadAnswerHours',
    kind: 'number',
    default: 2,
    min: 1,
    max: 100,
    group,
    title: 'Answer within',
    help: 'Opening hours within which an enquiry is to be answered. After that the lead desk marks it as overdue.',
  },
  {
    key: 'leadAssignees',
    kind: 'list',
    default: [],
    group,
    title: 'Who answers enquiries',
    help: 'Names to assign enquiries to in the lead desk.',
  },
] as const satisfies readonly SiteOption[];
