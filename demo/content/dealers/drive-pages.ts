import type { PageText } from '@/demo/content/page-text.ts';
import type { DemoSlug } from '../demo-themes.ts';
import { testDrive } from '../form-blocks.ts';
import { faq } from '../story-blocks.ts';

type Question = readonly [question: string, answer: string];

const drive = (description: string, heading: string, copy: string, ...questions: Question[]): PageText => ({
  path: '/book-test-drive',
  title: 'Book a test drive',
  description,
  blocks: [testDrive({ heading, text: copy }), faq('Before you drive', ...questions)],
});

/** Where a drive goes, dealer by dealer. Who is not here has a page of its own, or its template's. */
export const drivePages: Partial<Record<DemoSlug, PageText>> = {
  'southbank-ford': drive(
    'A drive from City Road over the West Gate or through the lanes, in the Ford you are thinking of.',
    'Take one over the bridge',
    'From City Road you have trams, cobbles and the West Gate within ten minutes. Say which of them you drive every day and we plan the loop around it.',
    ['What do I bring?', 'Your licence. If somebody else will drive the car as well, theirs too.'],
    [
      'Can I try it loaded?',
      'A van or a Ranger, yes: we keep 400 kg of sandbags in Docklands. Ask for them when you book.',
    ],
    ['Where do I leave my own car?', 'Behind the showroom, off Power Street. You won’t be booked.'],
  ),
  'harbour-ford': drive(
    'A drive from Artarmon down the Pacific Highway and back through the side streets of the lower north shore.',
    'Half an hour, your school run',
    'Tell us the way you drive on a Tuesday morning and take that. Thursdays we are here until eight, so you can do it after work.',
    ['What do I bring?', 'A full or provisional licence. Learners are welcome with whoever teaches them.'],
    ['Who comes along?', 'Whoever you want. One of us shows you the controls in the yard and then gets out.'],
    ['How do I find a charger?', 'Plug-in cars leave with a full battery, so you do not have to.'],
  ),
  'ranges-volkswagen': drive(
    'A drive up the Mountain Highway with the bends, the fog and the steep driveways that you have at home.',
    'Up the hill, and down again',
    'Sassafras and back takes thirty-five minutes and shows you brakes, gearbox and headlights in one go. Flat and quiet round Lysterfield suits us as well.',
    [
      'What if it is foggy?',
      'Then it is a better test. If you would rather not, we ring and move you to the afternoon.',
    ],
    ['Will it get into my driveway?', 'Bring the address. We go there, and both of us look at the bumper.'],
    ['May I tow?', 'An Amarok, with your own trailer, after we have looked at its plate.'],
  ),
  'northgate-hyundai': drive(
    'A drive from Gepps Cross with as much of the family as fits, and child seats fitted before you leave.',
    'Bring everybody who will sit in it',
    'Grandmother in the third row, the pram in the boot and the youngest in the seat from home. We book an hour, because that is how long it takes.',
    [
      'Which licence do I need?',
      'An Australian one, or your overseas licence with a passport and, if it is not in English, its translation.',
    ],
    ['Who fits the child seats?', 'We do, before you leave the yard, and we show you which buckle goes where.'],
    ['Is there somebody who speaks my language?', 'Nine of them are spoken here. Write yours into the message.'],
  ),
  'riverside-kia': drive(
    'A drive along the river and over the causeway, or an electric Kia for a whole day.',
    'Along the river, or home for the night',
    'Petrol and hybrid cars go out by the half hour. An electric one you may keep until tomorrow: the question is never how it drives, it is where you plug it in.',
    ['Does somebody sit beside me?', 'Only if you ask. There is one price, so there is nothing to talk you into.'],
    ['What does the day cost?', 'Nothing. Bring it back with twenty per cent in the battery.'],
    ['Can I take it on gravel?', 'The Tasman, on our Sundays at Secret Harbour. Everything else stays on the bitumen.'],
  ),
  'bayside-toyota': drive(
    'A hybrid along Beach Road on any day of the week, with the fuel it used on the screen afterwards.',
    'Beach Road, any day of the week',
    'Down to Sandringham and back through Hampton is twelve kilometres. Watch the litres at the end: it is the argument we never have to make.',
    ['Sundays too?', 'From ten. Nobody signs anything on a Sunday unless they want to.'],
    ['Can I try two?', 'Do. Most people drive the hybrid and the other one, in that order.'],
    ['What do I bring?', 'Your licence, and whatever has to fit in the back.'],
  ),
  'hilltop-suzuki': drive(
    'Ten minutes of traffic and ten of dirt: test drives from Castle Hill, and a Jimny up our own slope.',
    'Once round the block, once up the slope',
    'Swift and Vitara do the block and the car park at the Towers, which is the hardest in Sydney. A Jimny goes up the dirt behind the yard, with one of us beside you.',
    [
      'Manual or automatic?',
      'Say which. We have both, and a patient person for those who have not used a clutch since 2009.',
    ],
    ['I am on my Ps', 'Fine: none of ours is on the list of cars that you may not drive.'],
    ['Do I get dirty?', 'Behind the yard, in winter, a bit.'],
  ),
  'meridian-group': drive(
    'A drive in any car, on any motorcycle or with any caravan of the group, at the branch nearest you.',
    'At whichever branch is nearest',
    'Choose the branch and the day. If the car is at another of our dealers we bring it over first, which takes a few days and costs you nothing.',
    [
      'And a motorcycle?',
      'With a licence for it, your gear on and a deposit. Learners follow one of us round the block.',
    ],
    ['May I tow a caravan with it?', 'With the van you mean to buy, in Dandenong South and Rocklea, after the scales.'],
    ['What do I bring?', 'Your licence; for towing, the papers of the car that pulls.'],
  ),
  cartown: drive(
    'A drive in a used car from Moorabbin, Epping or Dandenong, on your own and on your own roads.',
    'Drive it like you already own it',
    'Leave your licence at the desk and go by yourself. Take the freeway, the speed humps and a reverse park: that is where used cars tell you things.',
    ['Can my mechanic look at it?', 'Here, on our hoist, or at his place within twenty kilometres.'],
    ['Is it still there when I come?', 'Book a time and we hold it for that hour. Bring the stock number.'],
    ['And if I find out later?', 'You have [seven days to swap](/seven-day-swap).'],
  ),
};
