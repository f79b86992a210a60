import { defineField } from 'sanity';
import { ratingKinds } from '@/domain/reviews/site-rating.ts';
import { ownedReference } from '@/schemas/fields/owned-reference.ts';

/** The fields of blocks with a rating: its source and location. */
export const ratingFields = [
  defineField({
    name: 'ratingOf',
    title: 'Rating',
    type: 'string',
    initialValue: 'places',
    description:
      'Shown with the number of all reviews it is made of, and only above the least rating of the site’s settings. Locations carry theirs under Reviews; Snap 21 needs the organisation in the site’s settings.',
    options: { list: [...ratingKinds], layout: 'radio' },
  }),
  ownedReference('place', 'location', {
    title: 'Of one location only',
    description: 'Empty: all locations together.',
  }),
];

/** Where the button "Leave a Review" leads. */
export const reviewHrefField = defineField({
  name: 'reviewHref',
  title: '"Leave a Review" leads to',
  type: 'url',
  description: 'Empty: where the location’s own reviews are written. Without either there is no button.',
  validation: (rule) => rule.uri({ scheme: ['https'] }),
});
