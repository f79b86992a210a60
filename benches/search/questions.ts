/** A question as a shopper's page asks it, in no engine's words. Absent `words` asks for everything. */
export type Question = {
  words?: string;
  /** The last word may be the beginning of one. */
  prefix?: boolean;
  make?: string;
  state?: string;
  price?: readonly [least: number, most: number];
  dealers?: readonly string[];
  sortByPrice?: boolean;
  facets: boolean;
  limit: number;
};

export type Workload = { name: string; title: string; questions: readonly (readonly Question[])[] };

const page = { facets: true, limit: 21 } as const;
const makes = ['Toyota', 'Ford', 'Mazda', 'Hyundai', 'Kia', 'Mitsubishi', 'Isuzu', 'Nissan'];
const states = ['NSW', 'VIC', 'QLD', 'WA'];
const typos = [
  'toyta hilx',
  'frod ranger',
  'mazda cx5',
  'hyndai tuscon',
  'landcruser',
  'mitsubshi triton',
  'volkswagon golf',
  'subaru foresta',
  'isuzu dmaxx',
  'nisan navarra',
  'mercedes c clas',
  'kia sportge',
];

/** The workloads of the issue: each a list of requests, and each request one question or several at once. */
export const workloads: readonly Workload[] = [
  {
    name: 'A',
    title: 'make, state and price, sorted by price',
    questions: makes.map((make, at) => [
      { ...page, make, state: states[at % 4] as string, price: [20_000, 60_000], sortByPrice: true },
    ]),
  },
  { name: 'B', title: 'words with typos', questions: typos.map((words) => [{ ...page, words }]) },
  {
    name: 'C',
    title: '5 of 200 dealers',
    questions: Array.from({ length: 8 }, (_, at) => [
      { ...page, dealers: Array.from({ length: 5 }, (__, more) => `Dealer ${(at * 23 + more * 7) % 200}`) },
    ]),
  },
  { name: 'C2', title: 'everything', questions: [[{ ...page }]] },
  {
    name: 'D',
    title: 'beginnings of words',
    questions: ['land cru', 'ran', 'toy hil', 'cx', 'out', 'hyun tuc'].map((words) => [
      { ...page, words, prefix: true },
    ]),
  },
  {
    name: 'E',
    title: '10 questions at once',
    questions: [
      Array.from({ length: 10 }, (_, at) => ({
        facets: false,
        limit: 10,
        make: makes[at % makes.length] as string,
        price: [10_000 + at * 5_000, 40_000 + at * 5_000] as const,
      })),
    ],
  },
];
