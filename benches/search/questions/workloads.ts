import type { Engine } from '../engines/engine.ts';
import { dealers } from '../vehicles/dealers.ts';
import { vehicle } from '../vehicles/vehicle.ts';
import { type Condition, page, type Question } from './question.ts';

/** `questions` are asked in turn; `together` in one request. `exact`: every engine must find the same vehicles. */
export type Workload = {
  id: string;
  title: string;
  questions: readonly Question[];
  together?: boolean;
  exact: boolean;
  /** What precedes the question of a round. */
  before?(engine: Engine, round: number): void | Promise<void>;
};

const is = (field: Extract<Condition, { oneOf: unknown }>['field'], ...oneOf: string[]): Condition => ({
  field,
  oneOf,
});
const cheapest = { field: 'price', descending: false } as const;
const ranked = { field: 'rank', descending: true } as const;
const newest = { field: 'listed', descending: true } as const;

const priced = ['Toyota NSW', 'Ford QLD', 'Mazda VIC', 'Toyota WA', 'Hyundai NSW', 'Kia VIC', 'Isuzu QLD', 'Toyota SA'];
const misspelt =
  `toyta hilx,hyndai tucsn,ford rangr,mitsubshi triton,volkswagon golf,subaru forestr,kia sportge,nissan navarra
isusu d-max,land rover discovry,mazda bt-50 thundr,holden comodore`.split(/,|\n/);
const homeRows = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Van', 'Wagon', 'People Mover', 'Coupe', 'SUV', 'Ute'];

const dealersFrom = (first: number) =>
  Array.from({ length: 5 }, (_, at) => dealers[(first + at * 37) % 200]?.name ?? '');
const updated = 'Sydney Harbour Motors';

/** The workloads A to F. */
export const workloads: readonly Workload[] = [
  {
    id: 'A',
    title: 'make, state and price range, by price',
    exact: true,
    questions: priced.map((text) => {
      const [make = '', state = ''] = text.split(' ');
      return page({
        filter: [is('make', make), is('state', state), { field: 'price', from: 20_000, to: 60_000 }],
        sort: cheapest,
      });
    }),
  },
  { id: 'B', title: '12 misspelt queries', exact: false, questions: misspelt.map((words) => page({ words })) },
  {
    id: 'C',
    title: '5 of 200 dealers',
    exact: true,
    questions: [3, 20, 41, 66, 90, 115].map((from) =>
      page({ filter: [is('dealer', ...dealersFrom(from))], sort: ranked }),
    ),
  },
  { id: 'C2', title: 'everything', exact: true, questions: [page({ sort: ranked })] },
  { id: 'D', title: "beginning of a word: 'land cru'", exact: false, questions: [page({ words: 'land cru' })] },
  {
    id: 'E',
    title: 'ten filters in one request',
    exact: true,
    together: true,
    questions: homeRows.map((body, at) =>
      page({
        filter: [is('body', body), { field: 'price', from: at * 4000, to: 90_000 }],
        sort: newest,
        facets: false,
        limit: 10,
      }),
    ),
  },
  {
    id: 'F',
    title: 'upsert, then a search that shows it',
    exact: true,
    questions: [page({ filter: [is('dealer', updated)], sort: newest })],
    before: (engine, round) => engine.upsert(changed(round)),
  },
];

/** One of the first thousand vehicles, moved to the dealer of workload F as its newest. */
export function changed(round: number) {
  const known = vehicle((round * 7) % 1000);
  return {
    ...known,
    dealer: updated,
    city: 'Sydney',
    state: 'NSW',
    price: known.price + round,
    listed: 2_000_000_000 + round,
  };
}
