import type { Engine } from '../engines/engine.ts';
import { dealers } from '../vehicles/dealers.ts';
import { changeOf, updatedDealer } from './change.ts';
import { type Condition, page, type Question } from './question.ts';

/**
 * Requests are sent one after the other; each is a query or several at once. They are so many that
 * none comes again soon. `exact`: every engine must find the same vehicles.
 */
export type Workload = {
  id: string;
  title: string;
  requests: readonly (readonly Question[])[];
  exact: boolean;
  /** What precedes the request of a round. */
  before?(engine: Engine, round: number): void | Promise<void>;
};

const is = (field: Extract<Condition, { oneOf: unknown }>['field'], ...oneOf: string[]): Condition => ({
  field,
  oneOf,
});
const by = (field: NonNullable<Question['sort']>['field'], descending: boolean) => ({ field, descending });
const upTo = (count: number) => [...Array(count).keys()];

const priced = ['Toyota NSW', 'Ford QLD', 'Mazda VIC', 'Toyota WA', 'Hyundai NSW', 'Kia VIC', 'Isuzu QLD', 'Toyota SA'];
const misspelt =
  `toyta hilx,hyndai tucsn,ford rangr,mitsubshi triton,volkswagon golf,subaru forestr,kia sportge,nissan navarra
isusu d-max,land rover discovry,mazda bt-50 thundr,holden comodore`.split(/,|\n/);
const begun =
  'land cru,toyota hi,ford ran,mazda cx,hyundai tuc,kia spo,mitsubishi tri,nissan nav,isuzu mu,subaru out,white ut,gr sp'.split(
    ',',
  );
const homeRows = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Van', 'Wagon', 'People Mover', 'Coupe', 'SUV', 'Ute'];
const orders = [by('rank', true), by('listed', true), by('price', false), by('price', true)];

const dealersFrom = (first: number) =>
  Array.from({ length: 5 }, (_, at) => dealers[(first + at * 37) % 200]?.name ?? '');

/** The eight makes and states with 16 price ranges each, the ranges moving slower. */
const pricedQuestions = upTo(128).map((at) => {
  const [make = '', state = ''] = (priced[at % priced.length] ?? '').split(' ');
  const moved = Math.floor(at / priced.length) * 250;
  const price = { field: 'price', from: 18_000 + moved, to: 62_000 - moved } as const;
  return page({ filter: [is('make', make), is('state', state), price], sort: by('price', false) });
});

const homePage = (visit: number) =>
  homeRows.map((body, at) =>
    page({
      filter: [is('body', body), { field: 'price', from: at * 4000 + visit * 50, to: 90_000 }],
      sort: by('listed', true),
      facets: false,
      limit: 10,
    }),
  );

const single = (questions: readonly Question[]) => questions.map((question) => [question]);
const worded = (texts: readonly string[], marked: boolean) => single(texts.map((words) => page({ words, marked })));

/** The workloads A to F; BM and DM are B and D with the found words marked. */
export const workloads: readonly Workload[] = [
  { id: 'A', title: 'make, state and price range, by price', exact: true, requests: single(pricedQuestions) },
  { id: 'B', title: '12 misspelt queries', exact: false, requests: worded(misspelt, false) },
  { id: 'BM', title: '… with the words marked', exact: false, requests: worded(misspelt, true) },
  {
    id: 'C',
    title: '5 of 200 dealers',
    exact: true,
    requests: single(
      upTo(128).map((first) => page({ filter: [is('dealer', ...dealersFrom(first))], sort: by('rank', true) })),
    ),
  },
  { id: 'C2', title: 'everything', exact: true, requests: single(orders.map((sort) => page({ sort }))) },
  { id: 'D', title: "beginnings of words: 'land cru'", exact: false, requests: worded(begun, false) },
  { id: 'DM', title: '… with the words marked', exact: false, requests: worded(begun, true) },
  { id: 'E', title: 'ten filters in one request', exact: true, requests: upTo(64).map(homePage) },
  {
    id: 'F',
    title: 'upsert, then a search that shows it',
    exact: true,
    requests: [[page({ filter: [is('dealer', updatedDealer)], sort: by('listed', true) })]],
    before: (engine, round) => engine.upsert(changeOf(round)),
  },
];
