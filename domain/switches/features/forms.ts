import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Forms';

export const formsFeatures = [
  {
    key: 'messageOptional',
    title: 'Message optional',
    help: 'Shoppers may leave the message of an enquiry empty.',
    default: false,
    group,
  },
  {
    key: 'optInUnticked',
    title: 'Marketing opt-in starts unticked',
    help: 'The box for news and offers starts empty: shoppers tick it themselves.',
    default: false,
    group,
  },
  {
    key: 'tradeInSignIn',
    title: 'Sign in to trade in',
    help: 'The trade-in page needs a signed-in shopper.',
    default: false,
    group,
  },
  {
    key: 'sellSignIn',
    title: 'Sign in to sell',
    help: 'The sell-my-car page needs a signed-in shopper.',
    default: false,
    group,
  },
  {
    key: 'luxuryPresets',
    title: 'Luxury price presets',
    help: 'The price field offers amounts from $300,000.',
    default: false,
    group,
  },
  {
    key: 'postValuation',
    title: 'Send valuations on',
    help: 'A valuation result is also sent to the group’s own system (GROUP_URL in the environment).',
    default: false,
    group,
  },
  {
    key: 'autogaugeInEnquiries',
    title: 'Auto-gauge in enquiries',
    help: 'An enquiry tells the dealer whether the shopper saw the auto-gauge.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
