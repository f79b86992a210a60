import type { PageText } from '@/demo/content/page-text.ts';
import { formId } from '../dealer-forms.ts';
import { pictured } from '../demo-blocks.ts';
import { weakReference } from '../demo-document.ts';
import { picture } from '../demo-pictures.ts';
import { serviceBooking, testDrive } from '../form-blocks.ts';
import { embedTabs, faq, gallery, latestPosts, logoTiles, paymentStrip, tabs } from '../story-blocks.ts';

const service: PageText = {
  path: '/service',
  title: 'Service and parts',
  description:
    'Service in Ocean Grove, keys taken in Torquay too: a loan car, the price agreed first, salt washed off for nothing.',
  blocks: [
    pictured(
      picture('suv/rear-detail/red', 'The tail light of a red SUV'),
      'Looked after by people who know salt',
      'Half of the cars we service live within a kilometre of the beach. We wash the underbody at every visit, for nothing, and look where the salt goes.',
    ),
    tabs(
      'What we do',
      [
        'Logbook service',
        picture('wagon/front-three-quarter/grey', 'A grey wagon'),
        'Oil, filters and every check of the maker’s schedule, with genuine parts and the stamp in the book.',
        '- The price is agreed before we begin.',
        '- A message when the car is ready, with what was done.',
      ],
      [
        'Tyres and brakes',
        picture('suv/front-detail/red', 'The front wheel and headlight of a red SUV'),
        'Measured at every visit. You see the figures, in millimetres, before anything is changed.',
      ],
      [
        'Salt and sand',
        picture('suv/rear-three-quarter/red', 'A red SUV from behind'),
        'A wash from below, cavities sealed again and seals greased. Once a year if you park by the water, every other year if you do not.',
      ],
    ),
    embedTabs(
      'Find a time',
      ['Booking calendar', 'https://calendly.com/forecourt-example/service'],
      ['How to find us', 'https://www.google.com/maps/embed?pb=!1m2!2m1!1s6+Marine+Parade,+Ocean+Grove+VIC+3226'],
    ),
    serviceBooking({
      text: 'The workshop is in Ocean Grove. Drop the car there, or in Torquay before nine and we drive it over.',
    }),
    paymentStrip(),
    faq(
      'Before you come',
      ['Can I have a loan car?', 'Yes, every day that we are open. Ask for one when you book; there are nine of them.'],
      [
        'How long does a service take?',
        'A logbook service takes two hours. You can wait with a coffee and a view of the hoist.',
      ],
      [
        'Do you service other makes?',
        'Yes. We fit parts of the same quality and stamp the book, and your new-car warranty stays valid.',
      ],
    ),
  ],
};

const aboutUs: PageText = {
  path: '/about-us',
  title: 'About Coastline Mazda',
  description: 'A small Mazda dealership in Torquay, a short walk from the beach.',
  blocks: [
    pictured(
      picture('hatch/rear-three-quarter/red', 'A red hatch from behind'),
      'Fourteen people and a surfboard rack',
      'We opened in 2004 with one car in the window. It is still in the family, and so are we.',
      'Our test drive goes to Bells Beach and back, and takes as long as you like.',
    ),
    gallery(
      'Our place',
      [
        picture('places/hall-maroon.avif', 'An SUV, two sedans and a hatch in a showroom with a dark red band'),
        'Come in, the coffee is on',
      ],
      [picture('places/showroom-2.avif', 'A showroom with cars on a pale floor'), 'Three in the window, never more'],
      [
        picture('places/delivery-bay.avif', 'A white wagon by itself in the delivery bay'),
        'Handover, a corner of its own',
      ],
    ),
    logoTiles(
      'In good company',
      ['Surf Coast Business of the Year', '2024'],
      ['Torquay Surf Life Saving Club', 'Partner since 2006'],
      ['Bells Beach Dune Care', 'Planting days in June'],
    ),
    latestPosts('From the coast road'),
  ],
};

const testDrivePage: PageText = {
  path: '/book-test-drive',
  title: 'Book a test drive',
  description: 'A drive from Torquay to Bells Beach and back, at a time that suits you.',
  blocks: [
    testDrive({
      text: 'Out along the Surf Coast Highway, down to the car park, and back the long way. Half an hour, or as long as the waves are good.',
      form: weakReference(formId('coastline-mazda', 'drive')),
    }),
    faq(
      'Before you drive',
      ['What do I bring?', 'Your licence. A board if you have one: we have racks in three sizes.'],
      ['May I stop for a look?', 'That is what the car park at Bells is for. Nobody here looks at the clock.'],
      ['Wet hair?', 'There is a towel on every seat.'],
    ),
  ],
};

export const coastlinePages: readonly PageText[] = [service, aboutUs, testDrivePage];
