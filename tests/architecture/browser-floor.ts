/**
 * `since` is what first has it; `instead` names the alternative. `excuse` is where the file may
 * name it all the same.
 */
type TooNew = { name: string; found: RegExp; since: string; instead: string; excuse?: string };

const popovers = 'Safari 17, Chrome 114';

/**
 * What browsers at the floor of decision 15 (Safari 16.4, Chrome 111) do not have, and widely used code has: naming it there throws, and a throw
 * in an effect takes the page away. `toSorted`, `findLast`, `structuredClone`, `AbortSignal.timeout`, `toWellFormed` and lookbehind are older.
 */
export const tooNew: readonly TooNew[] = [
  {
    name: ':popover-open',
    found: /['"`][^'"`]*:popover-open/,
    since: popovers,
    instead: 'isOpenPopover',
    excuse: 'ui/dialog/open-popover.ts',
  },
  {
    name: 'showPopover and its like',
    found: /\.(?:show|hide|toggle)Popover\(/,
    since: popovers,
    instead: '`popovertarget` in the markup, or closePopover',
    excuse: 'ui/dialog/open-popover.ts',
  },
  {
    name: 'AbortSignal.any',
    found: /\bAbortSignal\.any\(/,
    since: 'Safari 17.4, Chrome 116',
    instead: 'timedSignal',
  },
  {
    name: 'URL.parse and URL.canParse',
    found: /\bURL\.(?:parse|canParse)\(/,
    since: 'Safari 18 and 17, Chrome 126 and 120',
    instead: 'parseUrl',
  },
  {
    name: 'Promise.withResolvers and Promise.try',
    found: /\bPromise\.(?:withResolvers|try)\b/,
    since: 'Safari 17.4, Chrome 119',
    instead: '`new Promise`',
  },
  {
    name: 'groupBy',
    found: /\b(?:Object|Map)\.groupBy\(/,
    since: 'Safari 17.4, Chrome 117',
    instead: 'a loop over a `Map`',
  },
  { name: 'Array.fromAsync', found: /\bArray\.fromAsync\(/, since: 'Chrome 121', instead: '`for await`' },
  {
    name: 'what joins sets',
    found: /\.(?:union|intersection|(?:symmetricD|d)ifference|is(?:Subset|Superset)Of|isDisjointFrom)\(/,
    since: 'Safari 17, Chrome 122',
    instead: '`filter` over an array',
  },
  {
    name: 'iterator helpers',
    found:
      /(?<!\b(?:Object|params))\.(?:values|keys|entries|matchAll)\([^()\n]*\)\s*\.(?:map|filter|find|some|every|toArray|take|drop|flatMap|reduce|forEach)\(|\bIterator\.from\(/,
    since: 'Safari 18.4, Chrome 122',
    instead: 'an array: `[...map.values()]`',
  },
  {
    name: 'checkVisibility unguarded',
    found: /\.checkVisibility\(/,
    since: 'Safari 17.4',
    instead: '`checkVisibility?.()`',
  },
  {
    name: 'requestIdleCallback unguarded',
    found: /(?<!in window\) )(?<![.\w])requestIdleCallback\(/,
    since: 'no Safari',
    instead: 'a look whether it is there, and a timer',
  },
  {
    name: 'moving between pages by script',
    found: /(?<!\?)\.startViewTransition\(|\bnavigation\.(?:navigate|addEventListener|back)\(/,
    since: 'Safari 18 and 26',
    instead: 'a look whether it is there',
  },
  {
    name: 'the size of search parameters, and a value of `has`',
    found: /\b(?:searchParams|params|URLSearchParams\([^()]*\))\.(?:size\b|has\([^(),]+,)/,
    since: 'Safari 17, Chrome 113 and 118',
    instead: '`[...params].length`, `getAll(name).includes(value)`',
  },
  {
    name: 'scrollend without another way',
    found: /['"]scrollend['"]|\bonscrollend\b/i,
    since: 'Safari 26.2, Chrome 114',
    instead: 'a timer after `scroll`',
  },
  {
    name: 'the flag v',
    found: /(?<=[=(,:?&|] ?)\/(?![*/ ])[^\n]+?\/[dgimsy]*v[dgimsy]*(?=[.,;)\s])/,
    since: 'Safari 17, Chrome 112',
    instead: 'the flag u',
  },
  {
    name: 'Intl.DurationFormat',
    found: /\bIntl\.DurationFormat\b/,
    since: 'Safari 16.4, Chrome 129',
    instead: 'words of ours',
  },
  {
    name: 'RegExp.escape, Math.sumPrecise, Error.isError, bytes in base64',
    found: /\bRegExp\.escape\(|\bMath\.sumPrecise\(|\bError\.isError\(|\.(?:to|from)(?:Base64|Hex)\(/,
    since: 'Safari 18.2 and later',
    instead: 'a function of ours',
  },
  {
    name: 'import attributes',
    found: /\bwith \{ ?type: ?['"]json['"]/,
    since: 'Safari 17.2, Chrome 123',
    instead: 'a module',
  },
];

/** Browsers that block all cookies refuse a store as soon as it is named: as an argument it is named outside the `try` of what is called. */
export const namedStore =
  /(?:(?<!Object\.keys)\(|, *|\w: )(?:local|session)Storage *[,)}]|^\s*(?:local|session)Storage,$/;
