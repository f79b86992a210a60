import type { SiteOption } from '@/domain/switches/options-row.ts';

const group = 'Services';

export const servicesOptions = [
  {
    key: 'youtubeUrl',
    kind: 'text',
    default: '',
    group,
    title: 'YouTube channel',
    help: 'The address of the dealer’s channel.',
  },
  {
    key: 'xtimeWebKey',
    kind: 'text',
    default: '',
    group,
    title: 'Service-booking web key',
    help: 'With a key every link to /service leads to /ford-service.',
  },
  {
    key: 'callTrackingAccount',
    kind: 'text',
    default: '',
    group,
    staffOnly: true,
    title: 'Call-tracking account',
    help: 'With an account shoppers see the numbers of the call-tracking service, which pass calls on; while it is away they see the dealer’s own.',
  },
  {
    key: 'garage',
    kind: 'choice',
    default: 'my-garage',
    group,
    title: 'Saved cars are called',
    help: 'The name and path of the shopper’s own page.',
    choices: [
      { value: 'my-garage', title: 'My Garage' },
      { value: 'mymotorama', title: 'MyMotorama' },
      { value: 'mybigboxcars', title: 'MyBigBoxCars' },
      { value: 'myblinkr', title: 'MyBlinkr' },
      { value: 'myservco', title: 'MyServco' },
    ],
  },
] as const satisfies readonly SiteOption[];
