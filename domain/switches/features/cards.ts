import type { Feature } from '@/domain/switches/feature.ts';

const group = 'Cards';

export const cardsFeatures = [
  {
    key: 'cardViews',
    title: 'Views on cards',
    help: 'Show how often a vehicle was looked at on its result card.',
    default: false,
    group,
  },
  {
    key: 'electricTag',
    title: 'Electric and hybrid tags',
    help: 'Tag electric, hybrid and plug-in vehicles before any other tag.',
    default: false,
    group,
  },
  {
    key: 'compareControl',
    title: 'Compare on cards',
    help: 'Cards offer to compare the vehicle with others.',
    default: false,
    group,
  },
  {
    key: 'strictFavourites',
    title: 'Favourites for used cars only',
    help: 'Favourite and compare stand only on used vehicles with a price and pictures.',
    default: false,
    group,
  },
  {
    key: 'subscriptionPrice',
    title: 'Subscription prices',
    help: 'Show the subscription price in place of the price where there is one.',
    default: false,
    group,
  },
  {
    key: 'instantMessage',
    title: 'Chat',
    help: 'Pages of vehicles offer the chat while somebody is there and checkout is on.',
    default: false,
    group,
  },
] as const satisfies readonly Feature[];
