import type { PageText } from '@/demo/content/page-text.ts';
import { pictured, richText, statsBanner } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, tabs, warranty } from '../story-blocks.ts';

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Warranty at Southbank Ford',
  description: 'What the law, Ford and our own contract each cover, and why a van needs the third one.',
  blocks: [
    warranty(
      'Three promises, one on top of the other',
      'The law comes first and nobody can sign it away. Ford’s warranty lies on top of it. Ours fills what both leave open.',
      [
        5,
        'New Fords',
        'Ford’s own, unlimited kilometres',
        'Private, ABN or fleet, all the same',
        'At every Ford dealer in Australia',
      ],
      [
        3,
        'Used cars from City Road',
        'Begins when the statutory warranty ends',
        'Engine, gearbox, diff, cooling',
        'Claim at Lorimer Street, or where you broke down',
      ],
    ),
    accordion(
      'What Victoria adds',
      [
        'Used cars up to ten years old and under 160,000 km',
        'Three months or 5,000 km, whichever is first',
        'The Motor Car Traders Act makes us fix what fails in that time so that the car is in reasonable condition for its age. Days on our hoist do not count. Tyres and batteries are left out, and so is what we listed on the notice that you signed.',
      ],
      [
        'Older, or more kilometres',
        'No statutory warranty, but the consumer guarantees',
        'The car still has to be of acceptable quality for its age and price, match its description and come free of debt. That holds for a $4,000 Fiesta too.',
      ],
      [
        'Vans and utes sold as commercial vehicles',
        'Left out by the Act, put back by us',
        'Commercial vehicles have no statutory warranty in this state. Ours get the same three months and 5,000 km, written into the contract, because half of our used vehicles are vans.',
      ],
    ),
    faq(
      'When something breaks',
      [
        'Who do I ring?',
        'Lorimer Street, from 7:30. Tell us your rego and what happened. You hear which of the three promises it falls under before a spanner is lifted.',
      ],
      [
        'The van earns my living. Do I get another?',
        'For warranty work that takes longer than a day, yes. Say so when you book and one is fuelled at the gate.',
      ],
      [
        'Repair, refund or another car?',
        'For a major failure the choice is yours. For a minor one we may repair it, within a reasonable time. If we do not agree on which it is, Consumer Affairs Victoria helps, and VCAT decides.',
      ],
    ),
  ],
};

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Roadside assist',
  description: 'Stopped in the city, on the freeway or with a load on: what to do first, and who comes.',
  blocks: [
    tabs(
      'Where did it stop?',
      [
        'In the city',
        picture('ute/side/black', 'A black dual-cab ute from the side'),
        'Hazards on, off the tracks if it still rolls: a tram cannot go round you. Then call the number on the card in the glovebox. Inside the ring road our own van is often faster, so try 03 5550 4412 on weekdays.',
      ],
      [
        'On a freeway',
        picture('suv/rear-three-quarter/blue', 'A blue SUV from behind'),
        'Get into the emergency lane if you can, out on the left and behind the barrier. On the West Gate and in the tunnels the cameras have seen you and a truck is on its way. Do not change a wheel beside traffic.',
      ],
      [
        'With a load on',
        picture('van/rear-three-quarter/silver', 'A silver delivery van from behind'),
        'Say the weight when you call, and whether it can wait: paint can, fish cannot. The tow truck comes with the right tray, and we lend you a van to finish the run.',
      ],
    ),
    statsBanner(
      'What is covered',
      ['24 h', 'somebody answers'],
      ['12 months', 'with every service here'],
      ['10 L', 'of fuel, to reach the next pump'],
    ),
    faq(
      'The small print, out loud',
      [
        'Who is covered?',
        'The vehicle, whoever drives it. Fleets get one card for each, and a list of who called and why.',
      ],
      [
        'What is not?',
        'Getting bogged on a building site, a second flat battery after we told you to change it, and trailers that are not registered.',
      ],
      ['Where does it go?', 'To Lorimer Street from anywhere in Melbourne; elsewhere to the nearest Ford dealer.'],
    ),
  ],
};

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description: 'What Southbank Ford keeps about you, for how long, who else sees it and how to have it changed.',
  blocks: [
    richText(
      'What we write down, and when we shred it',
      'Leila Haddad is responsible for this page. It follows the Privacy Act 1988 and its thirteen Australian Privacy Principles, in the order in which you meet us.',
      '## You ask something',
      'Name, phone, email, postcode and your question, from the form or the phone. It goes to the one person who answers. You can ask about prices without giving a name.',
      '## You drive one of ours',
      'We look at your licence and photograph it. The photograph is deleted thirty days after the drive, unless there was a toll, a fine or a dent.',
      '## You buy, sell or service',
      'The papers of a sale name you, your licence and the vehicle. Company law makes us keep those for seven years. Service records stay with the vehicle and can be read by the next Ford workshop.',
      '## You apply for finance',
      'Payslips and statements go to the lender that you chose and are removed from our system when it has decided.',
      '## You run a fleet',
      'Drivers’ names and mobiles come from your fleet manager. We use them for bookings and nothing else.',
      '## You look around here',
      'We count how often each page and car is looked at. That needs no cookie, and we do not store your address.',
      '## Who else sees it',
      'Ford, for warranty and recalls; VicRoads, for registration; your lender and insurer. Our booking system and our email are run by companies whose servers are in Sydney and Singapore, under contract to keep to the same rules.',
      '## Mail from us',
      'Only if the box was ticked when you sent the form. Every message has an unsubscribe link, which works within five working days and usually at once.',
      '## Look, correct, complain',
      'Write to Leila at 210 City Road or [use the form](/contact-us). You get a copy within thirty days, and asking is free. If a breach could hurt you, we tell you and the regulator. Not happy with our answer? The Office of the Australian Information Commissioner is on 1300 363 992.',
      'This dealer is invented for a demonstration. Please do not send us anything private.',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description: 'How to read prices, stock, finance figures and reservations on this website, under Victorian law.',
  blocks: [
    richText(
      'What a price here means',
      'One figure, drive away, for a private buyer with a Victorian address: vehicle, dealer delivery, stamp duty, registration and TAC charge. ABN and fleet prices differ, and are given on paper. Some used vehicles are marked “excl. govt. charges”: duty and transfer come on top, and the form on the window has the total.',
      'If this site ever shows two prices for one vehicle, you pay the lower one until we have taken the other down.',
    ),
    accordion(
      'The rest, by heading',
      [
        'Stock',
        'Counted nightly, sold daily',
        'Vehicles are shown at the showroom they are in. One may be sold between two updates: ring before you cross town.',
      ],
      [
        'Pictures',
        'Illustrative where it says so',
        'New vehicles are shown by example. Used ones are described as they are, faults included.',
      ],
      [
        'Finance figures',
        'Arithmetic, not an offer',
        'Each weekly figure has its rate and its comparison rate beside it, and the comparison rate says which loan it was worked out for. The lender decides.',
      ],
      [
        'Cooling off',
        'Three clear business days in Victoria',
        'You may end the contract in writing within three clear business days; weekends and public holidays do not count. We may keep $400 or two per cent of the price of a new car, $100 or one per cent of a used one, whichever is more. There is none for commercial vehicles, for companies, or once you have taken delivery.',
      ],
      [
        'Reservations',
        'Off sale until the hour we name',
        'The deposit counts towards the price if you buy and goes back to you if you do not.',
      ],
      [
        'Your rights',
        'They stand above everything on this page',
        'Nothing here limits the Australian Consumer Law or the Motor Car Traders Act 1986. Our licence is LMCT 10984. This dealer and its prices are invented; nothing here can be bought.',
      ],
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description:
    'The Ford parts counter in Docklands: what keeps a van going is on the shelf, what dresses up a Ranger is fitted here.',
  blocks: [
    pictured(
      picture('van/rear-detail/white', 'The tail light of a white van'),
      'Open before the first delivery',
      'The counter in Lorimer Street opens at half past seven and stocks what keeps a van on the road: belts, batteries, globes, mirrors, sliding door rollers. The rest is on the night truck from the west.',
      '- Ring with the VIN before three and it is here tomorrow.',
      '- After hours, through the slot: order paid, parts in locker four.',
    ),
    tabs(
      'Three counters in one',
      [
        'Trade account',
        picture('van/side/white', 'A white delivery van from the side'),
        'Thirty days, one invoice, a delivery run at ten and at two between Footscray and Richmond. Smash repairers send us the quote and we fill in the part numbers.',
      ],
      [
        'Ranger and Everest',
        picture('ute/front-three-quarter/white', 'A white dual-cab ute'),
        'Canopies, bull bars, tow bars and second batteries, fitted by the people who certify the weights. Fitted before handover, they are covered by the vehicle’s own warranty.',
      ],
      [
        'Take it home',
        picture('suv/front-three-quarter/blue', 'A blue SUV'),
        'Mats, liners, blades, touch-up paint mixed to the code on your door. Bring it back within thirty days if it does not fit.',
      ],
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Ask Lorimer Street',
      text: 'Your rego is enough for us to know which part fits. You have a price before lunch.',
    }),
  ],
};

/** What this dealer owes to its buyers, and the text that the law requires. */
export const southbankOwnerPages: readonly PageText[] = [warrantyPage, roadside, privacy, terms, parts];
