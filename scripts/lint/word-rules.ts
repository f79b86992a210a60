/** Words of a private dialect, and what the field says (docs/glossary.md). Matched whole, without regard to case. */
export type WordRule = {
  words: readonly string[];
  /** Several words in a row, in prose and in small letters; global. */
  phrase?: RegExp;
  instead: string;
  /** Paths where the word is the right one: `answer` is what a person answers to a form, `words` are what a text is split into. */
  allowed?: RegExp;
  /** Paths whose properties are fields of stored documents and records: a rename would lose what is in them. */
  stored?: RegExp;
};

/** In declared names: each part of a name counts, so that `mostShown` has the word "most". */
export const nameRules: Record<string, WordRule> = {
  turn: { words: ['turn', 'turns'], instead: 'round, attempt, queue, inOrder; rotate' },
  say: {
    words: ['say', 'says'],
    instead: 'overrides, copy, message, problem; means…, is…',
    stored: /^web\/records\/purchase-/,
  },
  keep: { words: ['keep', 'keeps'], instead: 'store, save, retain, insert' },
  ask: { words: ['ask', 'asks', 'asker', 'askers'], instead: 'send, fetch, load, search, task; has…, needs…' },
  answer: {
    words: ['answer', 'answers'],
    instead: 'response, result, reply; answer for what a person answers',
    allowed:
      /^(?:domain\/leads|web\/leads|web\/records\/lead-|web\/desk|web\/render\/desk|web\/app\/(?:api|sites\/\[site\])\/(?:desk|enquiry)|parts\/enquiry-form|blocks\/faq|demo\/content\/story-blocks|tests\/journeys\/lead-)/,
  },
  asked: { words: ['asked'], instead: 'request, query, options' },
  asking: { words: ['asking'], instead: 'pending, isConfirming' },
  ground: { words: ['ground'], instead: 'context, options, lookups; background' },
  kept: { words: ['kept'], instead: 'stored, saved, retained' },
  known: { words: ['known'], instead: 'the list’s noun: ids, names, cached, listed' },
  knows: { words: ['knows'], instead: 'has, accepts, supports' },
  lake: { words: ['lake'], instead: 'content service, store' },
  longest: { words: ['longest'], instead: 'max…Length, max…Ms', stored: /^domain\/finance\/bounds\.ts$/ },
  luck: { words: ['luck', 'lucky'], instead: 'random' },
  most: { words: ['most'], instead: 'max', stored: /^domain\/locations\/delivery-estimate\.ts$/ },
  nobody: { words: ['nobody', 'whoever'], instead: 'anonymous, none' },
  patience: { words: ['patience', 'patient', 'patiently'], instead: 'timeout, withTimeout' },
  said: { words: ['said'], instead: 'text, message, reported' },
  squeeze: { words: ['squeeze', 'squeezes', 'squeezed', 'squeezing', 'squeezable'], instead: 'compress' },
  tell: { words: ['tell', 'tells'], instead: 'notify, report, track' },
  told: { words: ['told'], instead: 'message, response' },
  waiters: { words: ['waiter', 'waiters'], instead: 'queue, waiting' },
  words: {
    words: ['words'],
    instead: 'text, copy, label, terms',
    allowed:
      /^(?:embedded\/search|embedded\/content\/query|domain\/stock\/(?:search|feed)|domain\/vocabulary|domain\/offers|web\/front\/http\/proxied-words|web\/stock\/understood|parts\/search-(?:box|live)|scripts\/generate|studio\/typing\/own-words|benches\/search|tests\/(?:contracts\/(?:search|stock)|architecture))/,
    stored: /^(?:domain\/leads\/consents|studio\/search\/rules-together)\.ts$/,
  },
  yard: { words: ['yard', 'yards'], instead: 'location', stored: /^domain\/leads\/lead-record\.ts$/ },
};

/** In comments (of TypeScript and CSS) and documents. */
export const proseRules: Record<string, WordRule> = {
  answer: {
    words: ['answer', 'answers', 'answered', 'answering'],
    instead: 'response, result, reply; answer for what a person answers',
    allowed:
      /^(?:domain\/leads|web\/leads|web\/records\/lead-|web\/desk|web\/render\/desk|parts\/enquiry-form|blocks\/faq|docs\/leads)|^tests\/journeys\/lead-/,
  },
  amid: { words: ['amid'], instead: 'during, within, while' },
  ask: { words: ['ask', 'asks', 'asked', 'asking'], instead: 'request, query, check, require' },
  forWho: {
    words: [],
    phrase: /\b(?:for|of|to) who\b/g,
    instead: 'the noun: for signed-in shoppers, of the sender, to those who',
  },
  ground: { words: ['ground'], instead: 'background; reason' },
  he: { words: ['he', 'him', 'his'], instead: 'the noun: the shopper, the request' },
  kept: { words: ['kept'], instead: 'stored, cached, retained' },
  known: { words: ['known'], instead: 'listed, cached, set, existing' },
  lake: { words: ['lake'], instead: 'content service, store' },
  luck: { words: ['luck', 'lucky'], instead: 'random, chance' },
  nobody: { words: ['nobody'], instead: 'no one named: "is not read", "unused"' },
  patience: { words: ['patience', 'patient', 'patiently'], instead: 'timeout' },
  said: { words: ['said'], instead: 'stated, shown, reported; message' },
  say: { words: ['say', 'says', 'saying'], instead: 'state, contain, mean, show, set' },
  somebody: { words: ['somebody'], instead: 'the noun: the shopper, staff, another caller' },
  squeeze: { words: ['squeeze', 'squeezes', 'squeezed', 'squeezing'], instead: 'compress' },
  stands: {
    words: ['stands', 'stood'],
    instead: 'is, is shown, stays, replaces',
    // A button's label.
    allowed: /^docs\/studio\.md$/,
  },
  tell: { words: ['tell', 'tells', 'telling', 'told'], instead: 'report, notify, show, distinguish' },
  waiters: { words: ['waiter', 'waiters'], instead: 'what waits, the queue' },
  whoever: { words: ['whoever'], instead: 'the noun: a caller, staff, a reader' },
  yard: { words: ['yard', 'yards'], instead: 'location' },
};
