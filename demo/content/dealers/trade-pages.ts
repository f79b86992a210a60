import type { PageText } from '@/demo/content/page-text.ts';
import { richText } from '../demo-blocks.ts';
import type { DemoSlug } from '../demo-themes.ts';
import { tradeIn } from '../form-blocks.ts';

type Copy = readonly [heading: string, ...paragraphs: string[]];

const trade = (description: string, heading: string, label: string, copy: Copy): PageText => ({
  path: '/trade-in',
  title: 'Value my trade-in',
  description,
  blocks: [tradeIn({ heading, text: label }), { ...richText(...copy), anchor: 'words' }],
});

/** How each dealer buys, beside the form that all of them have. */
export const tradePages: Record<DemoSlug, PageText> = {
  'southbank-ford': trade(
    'A written price for your car, ute or van on City Road, while you have a coffee.',
    'What is yours worth?',
    'Tell us about it, then about yourself. Sam calls with an estimate the same day; the written price follows when he has driven it.',
    [
      'Sam looks at it, nobody else',
      'He has valued cars on City Road since 2003 and does it in twenty minutes: panels with a gauge, the underside on the hoist, a lap of the block.',
      '- Vans with racks are worth more with the racks in. Leave them.',
      '- The price holds for seven days, even if you buy elsewhere.',
      '- Still owing on it? We settle with your lender and pay you the rest.',
    ],
  ),
  'harbour-ford': trade(
    'A trade-in price in Artarmon that does not depend on what you buy, or whether you do.',
    'Your car, priced on its own',
    'One page about the car, one about you. Anita rings with a figure and tells you what would change it.',
    [
      'Two figures on two pages',
      'The price of your car is on one sheet and the price of ours on another, so that neither hides in the other.',
      '- Bring the last rego paper and the service book.',
      '- A pink slip is not needed. We do one anyway.',
      '- Paid the day you hand over the key.',
    ],
  ),
  'ranges-volkswagen': trade(
    'Trade in any make in Ferntree Gully, with its winter rust and gravel chips counted fairly.',
    'Swap it at the foot of the hill',
    'Cars from up here have stone chips and wet carpets. Say so in the box: our figures already allow for it.',
    [
      'What the hill does, and what we take off for it',
      'A car that came down the tourist road every day needs brakes. We measure them, and what we take off is the figure on the parts list.',
      '- Tyres under three millimetres: one set, at cost.',
      '- A towbar adds to the price of a diesel, nearly always.',
      '- Come on a weekday and Petros looks at it with you under the hoist.',
    ],
  ),
  'coastline-mazda': trade(
    'Trade in your car in Torquay, salt and sand included.',
    'Sand in the carpet is fine',
    'Everything we trade in lived by the sea. Tell us where you parked it, and Meg calls back with a figure.',
    [
      'We look underneath first',
      'Paint can be polished. What we pay for is what salt has left of the brake lines, the sills and the earth straps, and you see it on the hoist beside us.',
      '- Roof racks count. Wax on them does not.',
      '- We buy vans that people have lived in, and do not ask for how long.',
      '- The price stands for a week of good waves.',
    ],
  ),
  'northgate-hyundai': trade(
    'A written trade-in price in Gepps Cross, explained in your language and good for a week.',
    'How much for the old one?',
    'Fill in what you know. The number plate and the kilometres are nearly all of it, and we call in the language you write in.',
    [
      'Talk it over at home',
      'Nobody sells the family car alone. You get the price on paper, with a list of what is in it, and seven days to show it to everyone who has an opinion.',
      '- Owned by two people? Both sign, at different times if need be.',
      '- Bought overseas or imported? Bring the compliance papers.',
      '- Finance on it? We ring the lender with you in the room.',
    ],
  ),
  'riverside-kia': trade(
    'One price for your car at Riverside Kia: no opening offer, no second one.',
    'One price for yours as well',
    'We do not haggle over ours, so we do not over yours. One figure, in writing, with the auction results it comes from.',
    [
      'Where the figure comes from',
      'Three sales of the same model at Perth auctions, less what it costs to make yours ready. The sheet is yours to take to the dealer next door.',
      '- Red dust in the vents is normal here and takes nothing off.',
      '- Hail damage is looked at under a lamp, dent by dent.',
      '- Money by transfer before the key changes hands.',
    ],
  ),
  'bayside-toyota': trade(
    'Trade in your car in Brighton seven days a week and drive home in one that is on the floor.',
    'Come in one, go home in another',
    'Because ours are on the floor, a swap can take an afternoon. Tell us what you have, and we have the figure ready when you come.',
    [
      'Same-day swaps, and what they need',
      'Four things: the licence, the key, the rego paper and, if there is a loan, the payout letter. With those on the table before noon, you drive home in the other car.',
      '- A Toyota with its service stamps is worth more to us: we keep it.',
      '- We value on Sundays, and pay on Mondays.',
      '- Leave the child seats in. We move them across.',
    ],
  ),
  'hilltop-suzuki': trade(
    'Trade in your car in Castle Hill: small ones, old ones and the ones no other yard wants.',
    'We take the odd ones',
    'Tell us the rego and what is wrong with it. Raj rings, usually laughing, always with a number.',
    [
      'Yes, that one too',
      'Raj once bought a Sierra without a floor. If it is small, or old, or a Suzuki, he wants to see it, and if he does not want it he knows who does.',
      '- First car of a P-plater? Dents are expected.',
      '- Not running? We come up the hill with the trailer.',
      '- The price is on a yellow note and good until Saturday.',
    ],
  ),
  'meridian-group': trade(
    'Trade in a car, caravan, motorcycle or boat at any branch of Meridian Motor Group.',
    'Cars, caravans, two wheels, hulls',
    'Describe what you have and choose your nearest branch. The same four valuers price for the whole group.',
    [
      'The whole group bids for it',
      'Your description goes to every dealer of the group by noon. The one who needs it most bids the most, and your nearest branch pays it.',
      '- Caravans are weighed and checked for damp before there is a price.',
      '- A boat on a trailer, yes; a boat on a mooring we cannot look at.',
      '- Moving state? Sell it where you live and collect the next one there.',
    ],
  ),
  cartown: trade(
    'Sell or swap your car at Cartown: a two-minute form and the money the same day.',
    'Sell it to the people who sell them',
    'We put eleven cars a day into our yards and have to buy each of them first. Yours might be one of them; the form takes two minutes.',
    [
      'What to bring',
      'The car, both keys, your licence, the rego paper and the service book if there is one. It takes forty minutes, and there is [a film in the waiting room](/about-us).',
      '- Any make, any age, running or not.',
      '- No purchase needed, and no fee if you change your mind.',
      '- Paid while you are still here. Still owing on it? Your lender first, then you.',
    ],
  ),
};
