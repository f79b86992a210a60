import { RenderLimit } from '@/web/front/render-limit.ts';

/** Each takes a core for some ten milliseconds: two at once leave pages the rest. */
const limit = new RenderLimit({ atOnce: 2, waiting: 40, waitMs: 10_000 });

/** Makes a sheet when it is its turn. Rejects with `Busy` when too many wait, or it waits too long. */
export const sheetTurn = <Result>(make: () => Promise<Result>): Promise<Result> => limit.run(make);
