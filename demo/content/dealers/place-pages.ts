import type { PageText } from '@/demo/content/page-text.ts';
import { hoursSection, locationSection, locationsCarousel, locationsMap, richText } from '../demo-blocks.ts';
import type { DemoSlug } from '../demo-themes.ts';
import { enquiryForm } from '../form-blocks.ts';

type Blocks = PageText['blocks'];

const contact = (title: string, description: string, ...blocks: Blocks): PageText => ({
  path: '/contact-us',
  title,
  description,
  blocks,
});

const places = (title: string, description: string, ...blocks: Blocks): PageText => ({
  path: '/locations',
  title,
  description,
  blocks,
});

/** How to reach each demo dealer. A dealer that is not here under `/locations` has the page that its documents make. */
export const placePages: Record<DemoSlug, readonly PageText[]> = {
  'southbank-ford': [
    contact(
      'Contact Southbank Ford',
      'Both showrooms and the workshop: addresses, phones, opening hours and how to get there.',
      locationsMap('Talk to us, or walk in', { postcodeSearch: true }),
      enquiryForm({
        heading: 'Ask us anything',
        text: 'A person from our own team answers, most days within the hour.',
      }),
      hoursSection('When we are here', 'The workshop takes keys from 7 am through the slot beside the roller door.'),
      richText(
        'Parking and trams',
        'Route 1 stops at our door in Southbank. Customer parking is behind the showroom, off Power Street, and it is ours: you won’t be booked.',
        '- In Docklands, park on the apron and come in through the parts counter after hours.',
        '- Dropping off before work? A loan car or a lift to the City Loop on weekdays.',
      ),
    ),
    places(
      'Our locations',
      'Two Ford showrooms and one workshop by the Yarra, with hours and directions.',
      locationsMap('Two showrooms, one team', { postcodeSearch: true }),
      locationSection('The showrooms', { show: 'sales', hours: true }),
      locationSection('Service and parts', { show: 'service-and-parts' }),
    ),
  ],
  'harbour-ford': [
    contact(
      'Contact Harbour Ford',
      'The showroom in Artarmon and the workshop in Brookvale, with phones, hours and directions.',
      locationSection('In Artarmon, on the highway', { show: 'primary', todayOnly: true }),
      hoursSection('Hours', 'Thursdays until 8 pm. Ring the bell after six: somebody is there.'),
      enquiryForm({ heading: 'Write to us', text: 'Tell us which car or which day. We call back when you say.' }),
      locationSection('The workshop', { show: 'service', todayOnly: true }),
    ),
  ],
  'ranges-volkswagen': [
    contact(
      'Visit Ranges Volkswagen',
      'At the foot of the Dandenongs: address, phones, hours and where to park a trailer.',
      locationSection('At the foot of the hill', { show: 'primary', todayOnly: true }),
      richText(
        'Before you drive out',
        'Fog on Burwood Highway is no reason to cancel: call and we will move your drive to the afternoon. Trailers fit in the second driveway.',
      ),
      enquiryForm({ heading: 'Leave us a note' }),
      hoursSection('Opening hours'),
    ),
  ],
  'coastline-mazda': [
    contact(
      'Find Coastline Mazda',
      'The showroom in Torquay and the service bay in Ocean Grove, with hours and directions.',
      hoursSection('We open when the surf shop does', 'After hours by appointment. Sandy feet are fine.'),
      locationsMap('On the Surf Coast', { postcodeSearch: true }),
      enquiryForm({ heading: 'Drop us a line', text: 'We read it between waves, and answer the same day.' }),
    ),
  ],
  'northgate-hyundai': [
    contact(
      'Contact Northgate Hyundai',
      'On Main North Road in Gepps Cross: phones by department, opening hours and directions.',
      locationSection('Gepps Cross', { show: 'primary', todayOnly: true }),
      hoursSection('Opening hours', 'Late on Thursdays, with the play corner open until seven.'),
      enquiryForm({ heading: 'Ask Northgate' }),
    ),
  ],
  'riverside-kia': [
    contact(
      'Contact Riverside Kia',
      'Showroom on Albany Highway, service and parts round the corner, all with hours and phones.',
      locationsMap('Three doors, one block', { openingHours: true }),
      locationSection('The showroom', { show: 'sales' }),
      enquiryForm({
        heading: 'Write instead of calling',
        text: 'Say which door you want and it lands on the right desk.',
      }),
    ),
  ],
  'bayside-toyota': [
    contact(
      'Contact Bayside Toyota',
      'Open seven days in Brighton: address, phones, hours and how to get there.',
      locationSection('Seven days in Brighton', { show: 'sales', todayOnly: true }),
      hoursSection('Hours, Sundays too'),
      enquiryForm({ heading: 'Before you come by', text: 'Ask whether the one you want is on the floor today.' }),
      locationSection('Service, next door', { show: 'service', todayOnly: true }),
    ),
  ],
  'hilltop-suzuki': [
    contact(
      'Contact Hilltop Suzuki',
      'On Victoria Avenue in Castle Hill, with hours, phone and the way up the hill.',
      locationSection('Top of the hill, turn left', { show: 'primary', todayOnly: true }),
      richText(
        'Who answers',
        'There are nine of us, and one phone. Whoever picks it up can book your service, hold a Jimny for you or tell you what your Swift is worth.',
      ),
      enquiryForm({ heading: 'Or write to the nine of us' }),
      hoursSection('Opening hours'),
    ),
  ],
  'meridian-group': [
    contact(
      'Contact Meridian Motor Group',
      'Head office in Dandenong South and every branch of the group, with phones and hours.',
      locationSection('Head office', { show: 'primary', todayOnly: true }),
      enquiryForm({ heading: 'Write to the group', text: 'We pass it to the branch nearest you.' }),
      locationsCarousel('Our Locations'),
      hoursSection('Hours by department'),
    ),
    places(
      'Our locations',
      'Every Meridian branch in Victoria, New South Wales, Queensland and South Australia.',
      locationsMap('Find your nearest Meridian', { postcodeSearch: true }),
      locationSection('Service and parts', { show: 'service', hours: true }),
      richText(
        'And the other names',
        'These are the places with Meridian over the door. Three dealers of the group kept their own name and have a website of their own: Ranges Volkswagen, Northgate Hyundai and Hilltop Suzuki.',
      ),
    ),
  ],
  cartown: [
    contact(
      'Contact Cartown',
      'Three Melbourne yards, late every Thursday: addresses, phones, hours and directions.',
      locationsMap('Three yards around Melbourne', { postcodeSearch: true }),
      enquiryForm({
        heading: 'Ask about a car',
        text: 'Give us the stock number and we walk out and look at it for you.',
      }),
      hoursSection('Hours', 'Same hours at all three yards.'),
    ),
    places(
      'Our yards',
      'Moorabbin, Epping and Dandenong: pictures, hours and how to get there.',
      locationSection('Our yards', { show: 'sales', hours: true }),
      locationsMap('Which one is nearest?', { postcodeSearch: true }),
    ),
  ],
};
