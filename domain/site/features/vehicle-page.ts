import type { Feature } from '@/domain/site/feature.ts';

const group = 'Vehicle page';

export const vehiclePageFeatures = [
  {
    key: 'galleryFirst',
    title: 'Gallery first',
    help: 'The viewer opens with the pictures and not with the spin.',
    default: false,
    group,
  },
  {
    key: 'spinAutoRotate',
    title: 'Spin by itself',
    help: 'The 360° spin turns slowly until somebody touches it.',
    default: false,
    group,
  },
  {
    key: 'unregisteredLabel',
    title: 'Say "Unregistered"',
    help: 'A rego that has run out is shown as Unregistered; otherwise nothing is shown.',
    default: false,
    group,
  },
  {
    key: 'shortShareNotice',
    title: 'Short share notice',
    help: 'Sharing says Copied for a moment in place of the longer notice.',
    default: false,
    group,
  },
  {
    key: 'reserveOffMobileBar',
    title: 'No Reserve in the mobile bar',
    help: 'The bar at the foot of the phone leaves Reserve out.',
    default: false,
    group,
  },
  { key: 'autogauge', title: 'Auto-gauge', help: 'Show where the price stands in the market.', default: false, group },
  { key: 'carAnalysis', title: 'Car analysis', help: 'Offer the analysis of the vehicle.', default: false, group },
  { key: 'ppsrReport', title: 'PPSR report', help: 'Offer the PPSR report of the vehicle.', default: false, group },
  {
    key: 'fuelCalculator',
    title: 'Fuel calculator',
    help: 'Estimate what a week of driving costs.',
    default: false,
    group,
  },
  {
    key: 'deliveryCalculator',
    title: 'Delivery calculator',
    help: 'Quote delivery by postcode.',
    default: false,
    group,
  },
  {
    key: 'salesCounter',
    title: 'Sales counter',
    help: 'Show how many vehicles the group sold this month.',
    default: false,
    group,
  },
  {
    key: 'revealPhone',
    title: 'Reveal the phone number',
    help: 'Show the number only when it is clicked.',
    default: false,
    group,
  },
  {
    key: 'rememberSections',
    title: 'Remember open sections',
    help: 'Sections stay open or closed as the shopper left them.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
