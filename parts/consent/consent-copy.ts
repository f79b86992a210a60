import type { ConsentClasses, ConsentNames, ConsentTerms } from '@/domain/events/consent.ts';
import type { TagNotice } from '@/domain/third-parties/tag.ts';

/** What every receiver gets; follows the registry of events (`domain/events/shopper-events.ts`). */
const deeds = 'the pages and cars you look at, searches, enquiries, test drives, calls, saved cars and reservations';
/** What the receivers of all events get besides. */
const steps = 'steps such as trade-ins, finance, history reports, job applications and printing';

/** "Google Analytics, Meta and crm.example" */
const joined = (all: readonly string[]): string =>
  [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ');

/**
 * The bar's text: a question where the site requires consent first, else what happens and how to
 * stop it.
 */
export function barCopy(terms: ConsentTerms, store: string): { title: string; text: string; no: string } {
  const isOptIn = terms.mode === 'ask';
  const isCount = [terms.visits, terms.ads, terms.webhook].some(Boolean);
  const text = [isCount && countText(terms, store), terms.tags && tagText(terms.tags, isOptIn, isCount)];
  const end = isOptIn
    ? 'Say no and everything else here works the same.'
    : 'Turn it off and everything else here works the same.';
  return {
    ...(isOptIn
      ? { title: isCount ? 'Can we count your visit?' : 'Can other services run here?', no: 'No thanks' }
      : { title: isCount ? 'How we count visits' : 'Other services on this site', no: 'Turn off' }),
    text: [...text.filter(Boolean), terms.tags ? end : end.replace('everything else', 'everything')].join(' '),
  };
}

/** About the receivers to which the site's own server sends visits. */
function countText(terms: ConsentTerms, store: string): string {
  const all = [terms.visits, terms.ads, terms.webhook].filter(Boolean);
  const learn = all.length > 1 ? 'learn' : 'learns';
  const why = terms.ads ? 'what its ads bring' : 'how its site is used';
  const what = `${learn} what you do here: ${deeds}. That shows ${store} ${why}.`;
  return terms.mode === 'ask' ? `With your OK, ${joined(all)} ${what}` : `${capital(joined(all))} ${what}`;
}

/** About companies with scripts on the page; the choices show what each gets. */
function tagText(tags: readonly TagNotice[], isOptIn: boolean, also: boolean): string {
  const run = tags.length > 1 ? 'run their own scripts' : 'runs its own script';
  const how = `${joined(tags.map(({ name }) => name))} ${also ? 'also ' : ''}${run} on these pages`;
  return isOptIn ? `With your OK, ${how}.` : `${capital(how)}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export type ConsentRow = { key: keyof ConsentClasses | 'needed'; title: string; text: string };

/**
 * The rows of the choices: what the site itself needs, and each purpose for which another system
 * gets something.
 */
export function choiceRows({ visits, ads, webhook, tags = [] }: ConsentNames, store: string): ConsentRow[] {
  const rows: ConsentRow[] = [
    { key: 'needed', title: 'Needed for the site', text: `Sign-in, saved cars and reservations. Stays with ${store}.` },
    {
      key: 'visits',
      title: 'Counting visits',
      text: withTags(
        visits &&
          `${visits} gets what you do here: ${deeds}, and ${steps}. It gets a random number, and never your name, phone number or email.`,
        tags.filter(({ consent }) => consent === 'visits'),
      ),
    },
    {
      key: 'ads',
      title: 'Measuring ads',
      text: withTags(
        ads &&
          `${ads} gets what you do here: ${deeds}. It also gets which browser you use and a random number, and never your name, phone number or email.`,
        tags.filter(({ consent }) => consent === 'ads'),
      ),
    },
    {
      key: 'webhook',
      title: 'Sharing visits',
      text:
        webhook &&
        `For ${store}, ${webhook} gets what you do here: ${deeds}, and ${steps}. It never gets your name, phone number or email, and no number for your browser.`,
    },
    {
      key: 'help',
      title: 'Chat and other help',
      text: withTags(
        '',
        tags.filter(({ consent }) => consent === 'help'),
      ),
    },
  ];
  return rows.filter(({ text }) => text !== '');
}

/** A purpose's text and what each script of another company gets, in the words of staff. */
const withTags = (own: string, tags: readonly TagNotice[]): string =>
  [own, ...tags.map(({ name, receives }) => `${name} runs its own script here. It gets ${ended(receives)}`)]
    .filter(Boolean)
    .join(' ');

const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The site's own figures use no cookie and store no address (docs/security.md). */
export const ownCount = (store: string): string =>
  `${store} also counts visits itself: without cookies and without storing your address. It passes on only what is on above.`;

export const refusedCopy = {
  title: 'Your browser asks not to be tracked',
  text: (rows: number) =>
    rows > 1
      ? `So ${rows > 2 ? 'all' : 'both'} are off. You can still turn one on here.`
      : 'So this is off. You can still turn it on here.',
};
