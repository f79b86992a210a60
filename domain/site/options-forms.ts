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
] as const satisfies readonly SiteOption[];
