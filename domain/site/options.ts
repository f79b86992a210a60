type Common = { key: string; title: string; help: string; group: string };

/** One row of the declared table of choices that are more than on or off: what a site may set, within which bounds (CFG-01). */
export type SiteOption = Common &
  (
    | { kind: 'text'; default: string }
    | { kind: 'number'; default: number; min: number; max: number }
    | { kind: 'choice'; default: string; choices: readonly { value: string; title: string }[] }
    | { kind: 'list'; default: readonly string[] }
  );

const services = 'Services';
const search = 'Search';
const page = 'Vehicle page';
const checkout = 'Reserve and buy';

export const siteOptions = [
  {
    key: 'youtubeUrl',
    kind: 'text',
    default: '',
    group: services,
    title: 'YouTube channel',
    help: 'The address of the dealer’s channel.',
  },
  {
    key: 'xtimeWebKey',
    kind: 'text',
    default: '',
    group: services,
    title: 'Service-booking web key',
    help: 'With a key every link to /service leads to /ford-service.',
  },
  {
    key: 'financeLink',
    kind: 'text',
    default: '',
    group: services,
    title: 'Finance page',
    help: 'Where finance links lead in place of /finance.',
  },
  {
    key: 'snap21OrgId',
    kind: 'text',
    default: '',
    group: services,
    title: 'Snap 21 organisation',
    help: 'Whose rating Snap 21 is asked for.',
  },
  {
    key: 'garage',
    kind: 'choice',
    default: 'my-garage',
    group: services,
    title: 'Saved cars are called',
    help: 'The name and path of the shopper’s own page.',
    choices: [
      { value: 'my-garage', title: 'My Garage' },
      { value: 'mymotorama', title: 'MyMotorama' },
      { value: 'mybigboxcars', title: 'MyBigBoxCars' },
      { value: 'myblinkr', title: 'MyBlinkr' },
      { value: 'myservco', title: 'MyServco' },
    ],
  },
  {
    key: 'defaultSort',
    kind: 'choice',
    default: 'relevant',
    group: search,
    title: 'Usual order',
    help: 'The order of results until a shopper chooses another.',
    choices: [
      { value: 'relevant', title: 'Most relevant' },
      { value: 'latest', title: 'Latest' },
      { value: 'price_descending', title: 'Highest price' },
      { value: 'price_ascending', title: 'Lowest price' },
    ],
  },
  {
    key: 'photoLevel',
    kind: 'number',
    default: 0,
    min: 0,
    max: 14,
    group: search,
    title: 'Least picture level',
    help: 'Vehicles with worse pictures are left out.',
  },
  {
    key: 'onlyCarTypes',
    kind: 'list',
    default: [],
    group: search,
    title: 'Only these kinds',
    help: 'Of new, demo and used; empty shows all.',
  },
  {
    key: 'excludedMakes',
    kind: 'list',
    default: [],
    group: search,
    title: 'Makes that are left out',
    help: 'Their vehicles never show on this site.',
  },
  {
    key: 'excludedStockNumbers',
    kind: 'list',
    default: [],
    group: search,
    title: 'Stock numbers that are left out',
    help: 'These vehicles never show on this site.',
  },
  {
    key: 'promoCardPositions',
    kind: 'list',
    default: ['8'],
    group: search,
    title: 'Places of promo cards',
    help: 'Positions among the results, for example 8 and 17.',
  },
  {
    key: 'promoCardShift',
    kind: 'number',
    default: 0,
    min: 0,
    max: 2,
    group: search,
    title: 'Random shift of promo cards',
    help: 'A promo card stands up to so many places later.',
  },
  {
    key: 'similarCount',
    kind: 'number',
    default: 6,
    min: 1,
    max: 24,
    group: page,
    title: 'Similar vehicles',
    help: 'How many stand in the row.',
  },
  {
    key: 'specificationTags',
    kind: 'list',
    default: [],
    group: page,
    title: 'Specifications that stand out',
    help: 'The lines that the summary of a vehicle shows first.',
  },
  {
    key: 'stockVideoPlace',
    kind: 'choice',
    default: 'second',
    group: page,
    title: 'Place of the stock video',
    help: 'Where it stands among the pictures.',
    choices: [
      { value: 'start', title: 'First' },
      { value: 'second', title: 'Second' },
      { value: 'middle', title: 'In the middle' },
      { value: 'end', title: 'Last' },
    ],
  },
  {
    key: 'depositDollars',
    kind: 'number',
    default: 200,
    min: 0,
    max: 100_000,
    group: checkout,
    title: 'Deposit',
    help: 'In dollars; 0 shows no amount.',
  },
  {
    key: 'ratingMinimum',
    kind: 'number',
    default: 4,
    min: 0,
    max: 5,
    group: services,
    title: 'Least rating that is shown',
    help: 'A lower average is left out.',
  },
  {
    key: 'hiddenReviewers',
    kind: 'list',
    default: [],
    group: services,
    title: 'Reviewers who are left out',
    help: 'Their names, as the reviews give them.',
  },
] as const satisfies readonly SiteOption[];

type Row = (typeof siteOptions)[number];
type ValueOf<R> = R extends { kind: 'number' }
  ? number
  : R extends { kind: 'list' }
    ? readonly string[]
    : R extends { kind: 'choice'; choices: readonly { value: infer V }[] }
      ? V
      : string;

/** Every option with its value. */
export type SiteOptions = { [R in Row as R['key']]: ValueOf<R> };

export const defaultOptions = Object.fromEntries(
  siteOptions.map((row) => [row.key, row.default]),
) as unknown as SiteOptions;
