import type { PageText } from '@/demo/content/page-text.ts';
import { pictured, richText, threeWays } from '../demo-blocks.ts';
import { picture } from '../demo-pictures.ts';
import { enquiryForm } from '../form-blocks.ts';
import { accordion, faq, warranty } from '../story-blocks.ts';

const warrantyPage: PageText = {
  path: '/warranty',
  title: 'Warranty, without the fog',
  description:
    'What a Volkswagen from Ferntree Gully is covered for, by whom and until when, and what the hill wears out.',
  blocks: [
    faq(
      'Is it covered?',
      [
        'The gearbox shudders at walking pace',
        'If the car is in warranty, yes, and often it is an adaptation that takes an hour. If it is out of warranty we try that first as well.',
      ],
      [
        'My brake pads are gone after 30,000 km',
        'No. Pads, tyres and blades wear, and up here they wear twice as fast. A disc that warps is another matter: bring it.',
      ],
      [
        'I had it serviced in Belgrave',
        'Still covered. Any qualified workshop may service it by the book with parts that are fit for it. Keep the invoice.',
      ],
      [
        'The warranty ended last month',
        'Ask anyway. A car has to last as long as its price would lead you to expect, and the consumer guarantees of the Australian Consumer Law do not end on a birthday.',
      ],
    ),
    warranty(
      'Three terms, side by side',
      'Ask for the date yours began. On a demonstrator it is the day we registered it, not the day you bought it.',
      [
        3,
        'Used, any make',
        'For cars that the statutory warranty leaves out',
        'Engine, gearbox, DSG clutch packs',
        'Claims at any qualified workshop',
      ],
      [
        5,
        'New Volkswagens',
        'The maker’s own, unlimited kilometres',
        'At every Volkswagen dealer in the country',
        'Passes to the next owner',
      ],
      [7, 'Longer, if you like', 'Two more years on a car still in warranty', 'Bought before it ends, not after'],
    ),
    richText(
      'And the law of Victoria',
      'A used car that is no more than ten years old and has done less than 160,000 km has a statutory warranty for three months or 5,000 km. What breaks in that time is ours to fix, except tyres, the battery and anything we listed before you signed. Commercial vehicles have none; the form on the window says which an Amarok is.',
      'If we say no and you think we are wrong, ask Petros to put it in writing. Then take the letter to Consumer Affairs Victoria. We will both learn something.',
    ),
  ],
};

const roadside: PageText = {
  path: '/roadside-assist',
  title: 'Help on the hill and beyond it',
  description:
    'Breakdowns in fog, without signal or with a tree across the road: what to do, and how the cover goes on.',
  blocks: [
    richText(
      'If you cannot see the next bend',
      'Neither can whoever comes round it. Roll on to the next pull-over bay if the car will roll at all, even on a flat tyre. Fog lights and hazards on, and everyone out on the hill side, well ahead of the car and not behind it.',
      '- No signal: walk uphill, not down. There is a phone at the bakery in Sassafras.',
      '- A tree down, or a wire: stay clear, and call the SES on 132 500. A wire on the car: stay in it and call 000.',
      '- Smoke: drive out the way you came. If you cannot, leave the car. It is insured.',
    ),
    pictured(
      picture('wagon/rear-three-quarter/silver', 'A silver wagon from behind'),
      'Who comes, and from where',
      'A new Volkswagen has roadside help from its maker; the card in the glovebox has the number and the last day. A service at Rose Street adds twelve months to it, even on a car that is fifteen years old.',
      'They come from Boronia, which is twelve minutes from us and forty from Olinda on a Sunday in autumn. Bring a jumper.',
    ),
    faq(
      'While you wait',
      [
        'Can I drive on the spare?',
        'At 80 km/h, home or to us. Not down the Mountain Highway with a trailer: the small wheel upsets the brakes.',
      ],
      [
        'The ID. stopped with three per cent',
        'It goes on a tray to the nearest fast charger, once a year for nothing. If it happens twice, we teach you the route planner.',
      ],
      [
        'Does it cover the horse float?',
        'The float yes, the horse no. Keep a neighbour’s number with the float’s papers.',
      ],
    ),
  ],
};

const privacy: PageText = {
  path: '/privacy-policy',
  title: 'Privacy policy',
  description:
    'A letter from Ranges Volkswagen about your personal information, its use inside Meridian Motor Group and your rights.',
  blocks: [
    richText(
      'Dear customer,',
      'On a hill everybody knows everybody, so we are careful with what we know. This letter is our policy under the Privacy Act 1988 and the Australian Privacy Principles.',
      'We collect what you hand us: your name, how to reach you, where you live as far as the postcode, and what car you drive. When you take one of ours up the road we also note your licence. If you apply for a loan, we carry the papers to the lender and keep none of them once it has answered.',
      'We use it to answer you, to look after your car and to call you if Volkswagen recalls your car. Newsletters go to those who left the box on the form ticked, and stop when you say so.',
      '## Meridian can see some of it',
      'We belong to Meridian Motor Group. Its other dealers can find your car’s service history, so that you are known when you break down in Bendigo. They cannot see what you asked us, what you earn or what you paid.',
      '## So can a few others',
      'Volkswagen, the roads authority, the lender and the insurer that you chose, and the firms that run our diary and our mail. The diary is kept in Sydney, the mail in Ireland; both firms have agreed in writing to the Australian rules.',
      '## For how long',
      'A question for two years. A drive for ninety days. A sale or a repair for seven years, because company law wants the books kept that long.',
      '## This website',
      'It keeps your saved cars in your own browser and tells nobody. It counts how often each car is looked at, without a cookie and without storing your address. Videos, maps and calendars from other companies stay dark until you press them.',
      'Google Analytics and Meta learn what you do here (the pages and cars you look at, searches, enquiries, test drives, calls, saved cars and reservations) only if you say so in the privacy choices at the foot of each page. You can change your mind there whenever you like.',
      '## Your part',
      'Tell us when you move. Ask to see your file, or to have it put right: [write to us](/contact-us) or hand a note to Karin. It costs nothing and takes thirty days at most. If our data is ever stolen and that could harm you, you will hear it from us first.',
      'If you think we got it wrong, tell Karin. If that does not help, call the Office of the Australian Information Commissioner on 1300 363 992.',
      'Your neighbours at the foot of the hill. (Invented ones: this is a demonstration. Please send nothing private.)',
    ),
  ],
};

const terms: PageText = {
  path: '/terms-and-conditions',
  title: 'Terms and conditions',
  description:
    'What prices, photos, figures and reservations on this website promise in Victoria, and what they do not.',
  blocks: [
    accordion(
      'The terms of this website',
      [
        'A price is the whole price',
        'For a private buyer who lives in Victoria',
        'Drive away means with delivery, stamp duty, registration and TAC charge, in the colour that costs nothing extra. Est. drive away means that one of these is still a guess; we tell you which. “Excl. govt. charges”, on some used cars, means without duty and transfer: the form on the window has the sum.',
      ],
      [
        'The lower one holds',
        'Where two prices meet',
        'If a car ever shows two prices here, we sell it at the lower one or take it down.',
      ],
      [
        'A car may be up the road',
        'Somebody is driving it',
        'Demonstrators are lent for afternoons. What is on the page exists; whether it is in the yard, ask.',
      ],
      [
        'A weekly figure is an example',
        'With its rate and its comparison rate',
        'It is worked out with the standing rate of our lender and is not an offer of credit. Fees and conditions apply, and the lender looks at every application on its merits.',
      ],
      [
        'A reservation has an end',
        'You are told when',
        'Until then nobody else can buy the car. The deposit is part of the price, or comes back.',
      ],
    ),
    richText(
      'If you change your mind',
      'Victoria gives a private buyer three clear business days to end the contract in writing. It does not apply once you have taken the car, to companies, or to commercial vehicles, and an Amarok may be one: ask before you sign.',
      'It costs $400 or two per cent of the price of a new car, $100 or one per cent of a used one, whichever is more. The rest goes back into your account, and your trade-in goes back to you.',
      '## What stands above these terms',
      'The Australian Consumer Law and the Motor Car Traders Act 1986. We trade as LMCT 11562. Cars, prices and people on these pages are invented, and nothing here can be bought.',
    ),
  ],
};

const parts: PageText = {
  path: '/vehicle-parts-and-accessories',
  title: 'Parts and accessories',
  description: 'Volkswagen parts in Rose Street: wiper blades for fog, tow gear for Amaroks, tyres for wet leaves.',
  blocks: [
    threeWays(
      'By season, because the hill has four of them',
      [
        'March to May: leaves',
        'Tyres at six millimetres, blades, a clean cabin filter.',
        ['Book it in', '/service'],
        picture('wagon/front-three-quarter/green', 'A dark green wagon'),
      ],
      [
        'June to August: fog',
        'Headlight globes, rear fog lamp, chains for hire to Baw Baw.',
        ['Ask for chains', '#enquiry'],
        picture('suv/front-three-quarter/white', 'A white SUV'),
      ],
      [
        'September to February: fire and floats',
        'Tow gear, second batteries, air filters against ash.',
        ['Ask for tow gear', '#enquiry'],
        picture('ute/rear-three-quarter/grey', 'A grey dual-cab ute from behind'),
      ],
    ),
    pictured(
      picture('suv/front-detail/grey', 'The front wheel and headlight of a grey SUV'),
      'What the hill wears out',
      'Brake pads, wipers, headlight globes and the left front tyre. Those are on the shelf in Rose Street; most other things come overnight from Sydney.',
      '- The VIN finds the part, the plate finds the VIN. Bring either.',
      '- Old pads and batteries are taken back and recycled, whoever sold them.',
      '- On Amarok night the counter is open until nine, with ten per cent off.',
    ),
    enquiryForm({
      standard: 'parts-enquiry',
      heading: 'Ask Rose Street',
      text: 'Your rego, the model, and what it is doing. Petros’s counter answers with the part, the price and the day.',
    }),
  ],
};

/** What this dealer owes to its buyers, and the text that the law requires. */
export const rangesOwnerPages: readonly PageText[] = [warrantyPage, roadside, privacy, terms, parts];
